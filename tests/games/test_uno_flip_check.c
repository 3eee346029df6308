/* Uno Flip: broken states are found, and rejected moves are explained. */
#include "uno_flip_rig.h"

/** A change of one byte of a valid state, and the sentence of the check. */
typedef struct break_in {
    size_t at;
    uint8_t value;
    const char *broken;
} break_in;

#define AT(member) offsetof(uc_uno_flip, member)

static void assert_broken(const break_in *list, size_t count) {
    assert_null(uc_check(&r.state));
    for (size_t i = 0; i < count; i++) {
        uc_state state = r.state;
        ((uint8_t *)&state)[list[i].at] = list[i].value;
        const char *broken = uc_check(&state);
        if (!broken || strcmp(broken, list[i].broken))
            fail_msg("break %zu: \"%s\", not \"%s\"", i, broken ? broken : "nothing", list[i].broken);
    }
}

#define ASSERT_BROKEN(...)                                                                                   \
    do {                                                                                                     \
        const break_in list[] = {__VA_ARGS__};                                                               \
        assert_broken(list, sizeof list / sizeof list[0]);                                                   \
    } while (0)

/* UF-1.2 */
static void broken_cards_are_found(void **state) {
    (void)state;
    TABLE(2, "", "red:5/pink:2 red:1/pink:3", "red:8/teal:7 green:5/teal:4",
          "blue:1/purple:skip-all green:8/pink:reverse");
    uc_uno_flip *u = &r.state.uno_flip;
    ASSERT_BROKEN({AT(head.phase), 11, "the phase, side or direction does not exist"},
                  {AT(side), 2, "the phase, side or direction does not exist"},
                  {AT(direction), 0, "the phase, side or direction does not exist"},
                  {AT(dealer), 2, "the dealer is wrong"}, {AT(dealer), UC_NOBODY, "the dealer is wrong"},
                  {AT(stacked), 2, "a stack waits out of time"},
                  {AT(seat[1].held), 1, "a hand has another number of cards than it says"},
                  {AT(discard[1]), 1, "something lies above the discard pile"},
                  {AT(discard[0]), 200, "the discard pile has an unknown card"},
                  {AT(discard[0]), 9, "cards are not conserved"},
                  {AT(symbol), 3, "the symbol is not that of the top of the discard pile"},
                  {AT(piled), 3, "the draw pile has another number of cards than it says"},
                  {AT(top), UC_UNO_FLIP_TWIN + 1, "the top card is not in the draw pile"},
                  {AT(top), UC_NOBODY, "a seat is to act and the top card is not known"},
                  {AT(bottom), 14, "the bottom card is not in the draw pile"});
    take(&u->seat[1].hand, UC_UNO_FLIP_TWIN);
    u->seat[1].hand.word[1] |= UINT64_C(2) << UC_UNO_FLIP_TWIN % 64;
    assert_string_equal(uc_check(&r.state), "the second twin is without the first");
}

/* UF-3.3, UF-4.2, UF-5.6 */
static void broken_turns_are_found(void **state) {
    (void)state;
    TABLE(2, "max_turns=9 rounds=9", "red:5/pink:2 red:1/pink:3", "red:8/teal:7 green:5/teal:4",
          "blue:1/purple:skip-all wild-draw2/pink:2");
    ASSERT_BROKEN({AT(head.phase), UC_UNO_FLIP_IN_SWAP, "hands are swapped out of time"},
                  {AT(drawing), 1, "a seat draws out of time"},
                  {AT(why), 1, "a seat draws without reason, or the other way round"},
                  {AT(left), 1, "a seat draws nothing, or nobody draws something"},
                  {AT(resume), UC_UNO_FLIP_IN_PLAY, "something follows no named top card"},
                  {AT(turn), UC_NOBODY, "it is nobody's turn, or somebody's too early"},
                  {AT(turn), 2, "no such seat has the turn"},
                  {AT(color), UC_UNO_FLIP_NO_COLOR, "the color is wrong"},
                  {AT(color), 4, "there is no such color"}, {AT(naming), 1, "a color is named out of time"},
                  {AT(drew), 2, "a drawn card is decided about out of time"},
                  {AT(asked), 0, "a challenge is asked about out of time"},
                  {AT(judged), 14, "the card judged in a challenge is not in hand"},
                  {AT(uno), 0, "a seat without one card may be caught"},
                  {AT(seat[0].last_score), 5, "a score is wrong"},
                  {AT(seat[0].spare[2]), 1, "unused bytes are not zero"},
                  {AT(turns), 9, "the round has too many turns"}, {AT(passes), 2, "all have passed"});
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    ASSERT_BROKEN({AT(challenge_by), 2, "the wrong seats are in a challenge"},
                  {AT(challenge_of), 0, "the wrong seats are in a challenge"});
    TABLE(2, "", "red:5/pink:2 red:1/pink:3", "red:8/teal:7 green:5/teal:4", "green:8/pink:reverse");
    rig_play(&r, 1, "draw");
    ASSERT_BROKEN({AT(top), 5, "there is no top card to name"});
    rig_cards(&r, "blue:5/pink:9");
    ASSERT_BROKEN({AT(drew), 67, "the card drawn is not in hand"},
                  {AT(first_flip), 1, "an opening flip card waits for a play out of time"});
    rig_start(&r, "uno_flip", 2, "dealer=0");
    ASSERT_BROKEN({AT(left), 2, "nobody is given a card"},
                  {AT(top), 5, "a card of the draw pile is known before the first discard"},
                  {AT(bottom), 5, "a card of the draw pile is known before the first discard"});
    r.state.uno_flip.seat[1].total = 500;
    assert_string_equal(uc_check(&r.state), "the game continues at the target, or ended early");
}

static void assert_refusal(int seat, const char *move, const char *sentence) {
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    int number = uc_move_parse(uc_game_of(&r.state), move, strlen(move));
    assert_true(number >= 0);
    uc_result result = uc_apply(&r.state, seat, (uc_move)number, NULL);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_refusal_text(&text, &r.state, seat, (uc_move)number, result);
    assert_string_equal(buffer, sentence);
}

/* UF-3.1 to UF-5.8: every refusal has its sentence */
static void people_are_told_why(void **state) {
    (void)state;
    rig_start(&r, "uno_flip", 2, "dealer=0");
    rig_cards(&r, "red:1/pink:3");
    assert_refusal(UC_CHANCE, "card red:1/pink:3",
                   "UF-2.2: no such card is in the draw pile; a card dealt is to be named");
    assert_refusal(UC_CHANCE, "draw", "chance only names cards; a card dealt is to be named");
    TABLE(3, "", "red:5/pink:2 blue:5/pink:9", "red:8/teal:7",
          "wild/pink:5 red:skip/wild green:8/pink:reverse", "green:7/teal:2 blue:8/teal:4 red:9/purple:5");
    assert_refusal(1, "play wild/pink:5", "UF-3.4: wild is played together with the color it names");
    assert_refusal(1, "play red:skip/wild pink", "UF-3.4: red:skip is no wild and names no color");
    assert_refusal(1, "play green:8/pink:reverse",
                   "UF-3.1: green:8 has neither the color nor the number of red:5");
    assert_refusal(1, "play red:8/teal:7", "UF-3.2: the seat does not hold red:8");
    assert_refusal(1, "play red:skip/wild uno",
                   "UF-4.1: uno is said only when one card is left, not with red:skip");
    assert_refusal(1, "pass", "UF-3.5: a card can be drawn");
    assert_refusal(1, "keep", "UF-3.3: a card is to be played or drawn");
    assert_refusal(1, "catch", "UF-4.2: no seat with one card has failed to say uno");
    assert_refusal(1, "card red:1/pink:3", "a card is to be played or drawn");
    rig_play(&r, 1, "play wild/pink:5 red");
    assert_refusal(2, "play green:7/teal:2", "UF-3.1: green:7 has not the color named, red");
    rig_play(&r, 2, "draw");
    rig_cards(&r, "red:9/teal:reverse");
    rig_play(&r, 2, "keep");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "blue:9/orange:5");
    assert_refusal(0, "play red:8/teal:7", "UF-3.3: only the card just drawn may be played now, not red:8");
    rig_play(&r, 0, "keep");
    rig_play(&r, 1, "play red:skip/wild");
    assert_refusal(0, "catch", "the move is legal");
}

/* UF-4.2 */
static void people_are_told_why_not_to_catch(void **state) {
    (void)state;
    TABLE(2, "", "red:5/pink:2 blue:5/pink:9", "red:8/teal:7", "red:skip/wild green:8/pink:reverse");
    rig_play(&r, 1, "play red:skip/wild");
    assert_refusal(1, "catch", "UF-4.2: a seat does not catch itself");
    assert_refusal(0, "draw", "UF-3.2: another seat decides now; this one may only catch");
    TABLE(2, "uno=auto wild_draw=block", "red:5/pink:2 blue:5/pink:9", "red:8/teal:7",
          "red:skip/wild wild-draw2/pink:2");
    assert_refusal(1, "catch", "UF-4.1: uno is always said here: there is nobody to catch");
    assert_refusal(1, "play red:skip/wild uno", "UF-4.1: uno is always said here, without the word");
    assert_refusal(1, "play wild-draw2/pink:2 red",
                   "UF-5.6: a card of the active color is in the hand, which forbids wild-draw2");
}

/* UF-1.3 */
static void hidden_backs_are_not_told(void **state) {
    (void)state;
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    TABLE(2, "backs=hidden", "red:5/pink:2 blue:5/pink:9", "red:8/teal:7",
          "red:skip/wild green:8/pink:reverse");
    uc_event seen = uc_event_view(&r.events.item[r.events.count - 1], 0);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_event_sentence(&text, uc_game_of(&r.state), &seen, NULL);
    assert_string_equal(buffer, "The back on the draw pile is not shown.");
}

/* UF-3.4 and the other forms of moves */
static void texts_that_are_no_moves(void **state) {
    (void)state;
    static const char *const texts[] = {"",
                                        "draw ",
                                        " draw",
                                        "Draw",
                                        "play",
                                        "play ",
                                        "card",
                                        "card red:1",
                                        "card red:1/pink:3 ",
                                        "play red:1/pink:3 uno uno",
                                        "play red:1/pink:3 red",
                                        "play wild/pink:5 pink",
                                        "play red:3/wild-draw-color red",
                                        "color",
                                        "color black",
                                        "color red blue",
                                        "play  red:1/pink:3",
                                        "play red:1/pink:4",
                                        "catch 1",
                                        "card red:1/pink:3 uno"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_int_equal(uc_move_parse(uc_game_find("uno_flip"), texts[i], strlen(texts[i])), -1);
    assert_true(uc_move_parse(uc_game_find("uno_flip"), "play red:3/wild-draw-color orange uno", 37) >= 0);
    assert_true(uc_move_parse(uc_game_find("uno_flip"), "color orange", 12) == UC_UNO_FLIP_COLOR + 7);
}

/* UF-1.3: with hidden backs a view says of the top card no more than that it is there. */
static void no_card_lies_on_an_empty_pile(void **state) {
    (void)state;
    uc_view view;
    TABLE(2, "backs=hidden", "red:5/pink:2 red:1/pink:3", "red:8/teal:7 green:5/teal:4",
          "green:8/pink:reverse yellow:9/teal:5");
    leave_in_pile("", 1);
    uc_view_of(&r.state, 0, &view);
    size_t size = uc_state_size(&view.state);
    assert_null(uc_view_decode(&view, size, &view));
    view.state.uno_flip.piled--;
    view.state.uno_flip.seat[1].held++;
    assert_string_equal(uc_view_decode(&view, size, &view), "the top card is not in the draw pile");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(broken_cards_are_found),        cmocka_unit_test(broken_turns_are_found),
        cmocka_unit_test(people_are_told_why),           cmocka_unit_test(people_are_told_why_not_to_catch),
        cmocka_unit_test(hidden_backs_are_not_told),     cmocka_unit_test(texts_that_are_no_moves),
        cmocka_unit_test(no_card_lies_on_an_empty_pile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
