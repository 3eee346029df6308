/* Uno Flip: the check names the error in a state that is damaged in one place, in each phase.
 *
 * (For the other games: test_flip7_piles.c, test_hilo_edges.c, test_hi_lo_flip_memory.c.) */
#include "uno_flip_rig.h"

/** Makes a change, expects this sentence from the check, and undoes the change. */
#define BROKEN(change, says)                                                                                 \
    do {                                                                                                     \
        uc_state whole = r.state;                                                                            \
        uc_uno_flip *u = &r.state.uno_flip;                                                                  \
        change;                                                                                              \
        if (!uc_check(&r.state)) fail_msg("not noticed: %s", #change);                                       \
        assert_string_equal(uc_check(&r.state), says);                                                       \
        r.state = whole;                                                                                     \
    } while (0)

static int named(const char *card) {
    return card_of(card, strlen(card));
}

static void drop(uc_set *set, int card) {
    set->word[card / 64] &= ~(UINT64_C(1) << card % 64);
}

static void add(uc_set *set, int card) {
    set->word[card / 64] |= UINT64_C(1) << card % 64;
}

static void in_phase(int phase) {
    assert_null(uc_check(&r.state));
    assert_int_equal(r.state.head.phase, phase);
}

/** Seat 1 has one of the twins and two cards more; red:2 lies on the discard pile, red:8 on the draw pile. */
static void begin_turn(void) {
    TABLE(3, "", "red:2/purple:draw5 red:8/teal:7", "red:5/pink:2 blue:5/pink:9",
          "red:1/pink:3 green:8/pink:reverse blue:1/purple:skip-all", "red:6/orange:9");
    in_phase(UC_UNO_FLIP_IN_PLAY);
}

static void what_does_not_exist_is_noticed(void **state) {
    (void)state;
    begin_turn();
    const char *none = "the phase, side or direction does not exist", *dealer = "the dealer is wrong";
    BROKEN(u->head.phase = UC_UNO_FLIP_IN_SWAP + 1, none);
    BROKEN(u->side = 2, none);
    BROKEN(u->direction = 0, none);
    BROKEN(u->direction = -2, none);
    BROKEN(u->dealer = 3, dealer);
    BROKEN(u->dealer = UC_NOBODY, dealer);
    BROKEN(u->turn = 3, "no such seat has the turn");
    BROKEN(u->color = UC_UNO_FLIP_COLORS, "there is no such color");
}

/* UF-1.2 */
static void every_card_is_there_once(void **state) {
    (void)state;
    begin_turn();
    int twin = UC_UNO_FLIP_TWIN, hand = named("red:5/pink:2"), piled = named("red:9/purple:5");
    const char *single = "the second twin is without the first", *lost = "cards are not conserved";
    BROKEN((drop(&u->seat[1].hand, twin), add(&u->seat[1].hand, twin + 1)), single);
    BROKEN((drop(&u->draw, twin), add(&u->draw, twin + 1)), single);
    BROKEN(u->seat[1].held++, "a hand has another number of cards than it says");
    BROKEN(u->piled--, "the draw pile has another number of cards than it says");
    BROKEN(u->discard[1] = (uint8_t)hand, "something lies above the discard pile");
    BROKEN(u->discard[0] = (uint8_t)(twin + 1), "the discard pile has an unknown card");
    BROKEN(u->discard[0] = UC_UNO_FLIP_CARDS, "the discard pile has an unknown card");
    BROKEN(u->symbol++, "the symbol is not that of the top of the discard pile");
    BROKEN((drop(&u->draw, twin), u->piled--), lost);
    BROKEN((drop(&u->draw, piled), u->piled--), lost);
    BROKEN((drop(&u->draw, piled), add(&u->draw, hand)), lost);
}

/* UF-1.3: the top card is known to the state, and the bottom card may be. */
static void known_cards_are_in_the_draw_pile(void **state) {
    (void)state;
    begin_turn();
    int hand = named("red:5/pink:2"), top = named("red:8/teal:7");
    const char *above = "the top card is not in the draw pile";
    const char *below = "the bottom card is not in the draw pile", *none = "there is no top card to name";
    BROKEN(u->top = (uint8_t)hand, above);
    BROKEN(u->top = UC_UNO_FLIP_TWIN + 1, above);
    BROKEN(u->top = UC_NOBODY, "a seat is to act and the top card is not known");
    BROKEN(u->bottom = (uint8_t)hand, below);
    BROKEN(u->bottom = UC_UNO_FLIP_CARDS, below);
    BROKEN(u->bottom = (uint8_t)top, below); /* it is the top card */
    leave_in_pile("", 0);
    BROKEN((u->head.phase = UC_UNO_FLIP_IN_TOP, u->bottom = u->top, u->top = UC_NOBODY),
           "the last card of the draw pile is its bottom");
    BROKEN((u->head.phase = UC_UNO_FLIP_IN_TOP, u->top = UC_NOBODY, drop(&u->draw, top),
            add(&u->seat[0].hand, top), u->seat[0].held++, u->piled--),
           none);
    BROKEN(u->head.phase = UC_UNO_FLIP_IN_TOP, none);
}

/* UF-2.2: while cards are dealt, there are no turns yet. */
static void a_deal_gives_single_cards(void **state) {
    (void)state;
    const char *nobody = "nobody is given a card", *early = "it is nobody's turn, or somebody's too early";
    const char *known = "a card of the draw pile is known before the first discard";
    rig_start(&r, "uno_flip", 3, "dealer=0");
    in_phase(UC_UNO_FLIP_IN_DEAL);
    BROKEN(u->top = 5, known);
    BROKEN(u->bottom = 5, known);
    BROKEN(u->drawing = 3, nobody);
    BROKEN(u->left = 2, nobody);
    BROKEN(u->until = 1, nobody);
    BROKEN(u->turn = 1, early);
    BROKEN(u->color = 1, "the color is wrong");
    rig_start(&r, "uno_flip", 3, "");
    in_phase(UC_UNO_FLIP_IN_DEALER);
    BROKEN(u->drawing = UC_NOBODY, nobody);
    BROKEN(u->piled--, "the draw pile has another number of cards than it says");
}

/* UF-3.2, UF-5.1: cards are drawn while their top card is named, for a reason. */
static void a_seat_draws_in_its_time(void **state) {
    (void)state;
    const char *late = "a seat draws out of time";
    const char *reason = "a seat draws without reason, or the other way round";
    const char *nothing = "a seat draws nothing, or nobody draws something";
    begin_turn();
    BROKEN(u->drawing = 1, late);
    BROKEN(u->why = UC_UNO_FLIP_HIT, reason);
    BROKEN(u->left = 1, nothing);
    BROKEN(u->until = 1, nothing);
    BROKEN(u->resume = UC_UNO_FLIP_IN_PLAY, "something follows no named top card");
    TABLE(3, "", "red:draw1/pink:3", "red:5/pink:2", "red:8/teal:7 red:9/purple:5", "red:6/orange:9");
    in_phase(UC_UNO_FLIP_IN_TOP);
    BROKEN(u->drawing = 3, late);
    BROKEN(u->why = UC_UNO_FLIP_NO_DRAW, reason);
    BROKEN(u->left = 0, nothing);
    BROKEN(u->turn = 1, "it is nobody's turn, or somebody's too early");
    BROKEN(u->top = (uint8_t)named("blue:8/teal:4"), "there is no top card to name");
}

static void nothing_else_belongs_to_a_turn(void **state) {
    (void)state;
    const char *challenge = "a challenge is asked about out of time";
    const char *judged = "the card judged in a challenge is not in hand";
    const char *uno = "a seat without one card may be caught";
    begin_turn();
    BROKEN(u->turn = UC_NOBODY, "it is nobody's turn, or somebody's too early");
    BROKEN(u->color = UC_UNO_FLIP_NO_COLOR, "the color is wrong");
    BROKEN(u->naming = UC_UNO_FLIP_NAMES_TURN, "a color is named out of time");
    BROKEN(u->drew = (uint8_t)named("red:1/pink:3"), "a drawn card is decided about out of time");
    BROKEN(u->challenge_by = 2, challenge);
    BROKEN(u->challenge_of = 1, challenge);
    BROKEN(u->asked = 1, challenge);
    BROKEN(u->judged = (uint8_t)named("red:1/pink:3"), judged);
    BROKEN(u->uno = 3, uno);
    BROKEN(u->uno = 1, uno);
    r.state.uno_flip.uno = 2;
    assert_null(uc_check(&r.state)); /* it has one card */
}

/* UF-2.3: a color is to be named. */
static void a_color_is_named_in_its_time(void **state) {
    (void)state;
    TABLE(3, "", "wild/pink:5 red:8/teal:7", "red:5/pink:2", "red:1/pink:3", "red:6/orange:9");
    in_phase(UC_UNO_FLIP_IN_COLOR);
    BROKEN(u->color = 1, "the color is wrong");
    BROKEN(u->naming = UC_UNO_FLIP_NO_NAMING, "a color is named out of time");
}

/* UF-3.3: whether it can be played or not. */
static void a_drawn_card_is_in_hand(void **state) {
    (void)state;
    const char *wrong = "the card drawn is not in hand";
    begin_turn();
    rig_play(&r, 1, "draw");
    rig_cards(&r, "blue:8/teal:4");
    in_phase(UC_UNO_FLIP_IN_DRAWN);
    BROKEN(u->drew = UC_NOBODY, "a drawn card is decided about out of time");
    BROKEN(u->drew = UC_UNO_FLIP_TWIN + 1, wrong);
    BROKEN(u->drew = (uint8_t)named("red:5/pink:2"), wrong); /* another hand's */
}

/* UF-5.6: the seat on turn has played a wild-draw card, and the next one is asked. */
static void a_challenge_is_between_two_seats(void **state) {
    (void)state;
    const char *seats = "the wrong seats are in a challenge",
               *asked = "a challenge is asked about out of time";
    TABLE(3, "", "red:2/purple:draw5 red:8/teal:7", "red:5/pink:2",
          "wild-draw2/pink:2 red:1/pink:3 blue:5/pink:9", "red:6/orange:9");
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    in_phase(UC_UNO_FLIP_IN_CHALLENGE);
    BROKEN(u->challenge_by = 3, seats);
    BROKEN(u->challenge_of = 0, seats);
    BROKEN(u->challenge_by = UC_NOBODY, asked);
    BROKEN(u->challenge_of = UC_NOBODY, asked);
    BROKEN(u->asked = UC_UNO_FLIP_NO_COLOR, asked);
    BROKEN(u->judged = (uint8_t)named("red:5/pink:2"), "the card judged in a challenge is not in hand");
    r.state.uno_flip.judged = (uint8_t)named("red:1/pink:3");
    assert_null(uc_check(&r.state));
}

/* UF-6.3, UF-6.4 */
static void scores_and_limits_are_kept(void **state) {
    (void)state;
    const char *unused = "unused bytes are not zero";
    const char *target = "the game continues at the target, or ended early";
    begin_turn();
    BROKEN(u->seat[2].last_score = -1, "a score is wrong");
    BROKEN(u->seat[2].last_score = 1, "a score is wrong");
    BROKEN(u->seat[2].spare[5] = 1, unused);
    BROKEN(u->seat[0].total = u->target, target);
    BROKEN((u->max_turns = 4, u->turns = 4), "the round has too many turns");
    BROKEN(u->passes = 3, "all have passed");
    TABLE(2, "target=1", "red:2/purple:draw5 red:8/teal:7", "red:5/pink:2", "red:1/pink:3");
    rig_play(&r, 1, "play red:1/pink:3");
    in_phase(UC_UNO_FLIP_IN_OVER);
    BROKEN(u->target = 100, target);
    BROKEN(u->top = 5, "a card of the draw pile is known before the first discard");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_does_not_exist_is_noticed),   cmocka_unit_test(every_card_is_there_once),
        cmocka_unit_test(known_cards_are_in_the_draw_pile), cmocka_unit_test(a_deal_gives_single_cards),
        cmocka_unit_test(a_seat_draws_in_its_time),         cmocka_unit_test(nothing_else_belongs_to_a_turn),
        cmocka_unit_test(a_color_is_named_in_its_time),     cmocka_unit_test(a_drawn_card_is_in_hand),
        cmocka_unit_test(a_challenge_is_between_two_seats), cmocka_unit_test(scores_and_limits_are_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
