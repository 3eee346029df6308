/* Uno Flip: the opening flip card, what others see of a card drawn, and the word said late. */
#include "uno_flip_rig.h"

/* UF-2.3: only the color, a wild or another flip goes on an opening flip, until a card has been played on it
 */
static void an_opening_flip_is_matched_by_color_wild_or_flip(void **state) {
    (void)state;
    TABLE(2, "", "red:flip/pink:8", "red:1/pink:3 blue:5/pink:9 red:8/teal:7 green:8/pink:reverse",
          "yellow:2/teal:8 red:skip/wild red:4/orange:flip red:6/pink:skip-all");
    rig_is(&r, "first_flip", "true");
    rig_is(&r, "phase", "'top'");
    rig_cards(&r, "blue:8/teal:4");
    rig_is(&r, "first_flip", "true");
    rig_view_is(&r, 0, "first_flip", "true");
    rig_legal_is(
        &r, 1,
        "draw|play red:4/orange:flip|play red:6/pink:skip-all|play red:skip/wild pink|play red:skip/wild "
        "teal|play red:skip/wild purple|play red:skip/wild orange");
    rig_refused(&r, 1, "play yellow:2/teal:8", "illegal_move", "UF-3.1");
    rig_play(&r, 1, "draw");
    rig_is(&r, "first_flip", "true");
    rig_cards(&r, "green:7/teal:2");
    rig_legal_is(&r, 1, "keep");
    rig_play(&r, 1, "keep");
    rig_is(&r, "first_flip", "true");
    rig_play(&r, 0, "play blue:5/pink:9");
    rig_is(&r, "first_flip", "false");
    rig_done(&r);
    TABLE(2, "first_flip=flip", "red:flip/pink:8", "red:1/pink:3",
          "yellow:2/teal:8 red:8/teal:7 red:9/purple:5");
    rig_is(&r, "first_flip", "false");
    rig_cards(&r, "blue:8/teal:4");
    rig_legal_is(&r, 1, "draw|play yellow:2/teal:8");
    rig_done(&r);
}

/* UF-2.3: an opening flip whose dark face is a wild is named first */
static void an_opening_flip_that_shows_a_wild_is_named(void **state) {
    (void)state;
    TABLE(2, "", "green:flip/wild-draw-color", "red:1/pink:3",
          "red:2/purple:draw5 blue:1/purple:skip-all yellow:2/teal:8 red:4/orange:flip");
    rig_cards(&r, "blue:5/pink:9");
    rig_is(&r, "phase", "'color'");
    rig_is(&r, "first_flip", "true");
    rig_play(&r, 1, "color teal");
    rig_is(&r, "first_flip", "true");
    rig_legal_is(&r, 1, "draw|play red:4/orange:flip|play yellow:2/teal:8");
    rig_done(&r);
}

/* UF-3.3: a seat that cannot play the card it drew decides all the same, and all that others see of it is the
 * same
 */
static void nobody_learns_whether_a_drawn_card_fits(void **state) {
    static const char *const tops[] = {"red:8/teal:7",
                                       "red:reverse/teal:7"}; /* the second cannot be played */
    uc_view view[2][UC_UNO_FLIP_SEATS];
    char cards[64];
    (void)state;
    for (int i = 0; i < 2; i++) {
        snprintf(cards, sizeof cards, "green:8/pink:reverse %s", tops[i]);
        TABLE(3, "", cards, "red:1/pink:3", "yellow:2/teal:8 yellow:5/teal:8", "red:9/purple:5");
        rig_play(&r, 1, "draw");
        rig_told(&r, 0, "{'type':'drew','seat':1,'card':null,'back':'teal:7'}");
        rig_cards(&r, "green:6/pink:5");
        rig_is(&r, "phase", "'drawn'");
        rig_is(&r, "actors", "[1]");
        rig_view_is(&r, 2, "drew", "'teal:7'");
        rig_legal_is(&r, 1, i ? "keep" : "keep|play red:8/teal:7");
        for (int viewer = 0; viewer < 3; viewer++) uc_view_of(&r.state, viewer, &view[i][viewer]);
    }
    rig_refused(&r, 1, "play red:reverse/teal:7", "illegal_move", "UF-3.1");
    size_t size = uc_state_size(&r.state);
    assert_memory_equal(&view[0][0], &view[1][0], size);
    assert_memory_equal(&view[0][2], &view[1][2], size);
    assert_memory_not_equal(&view[0][1], &view[1][1], size);
    rig_play(&r, 1, "keep");
    rig_told(&r, 0, "{'type':'kept','seat':1}");
    rig_is(&r, "turn", "2");
    rig_done(&r);
}

/* UF-4.2: until it is caught or another seat plays, also when it is not its turn; then nobody may catch it */
static void the_word_may_be_said_late(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 blue:8/teal:4", "red:7/orange:1 green:7/teal:2",
          "red:2/purple:draw5 green:3/purple:2", "red:8/teal:7 red:9/purple:5 red:6/orange:9");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_play(&r, 2, "draw");
    rig_refused(&r, 1, "uno", "not_your_turn", NULL); /* a chance move is due */
    rig_cards(&r, "red:3/pink:7");
    rig_is(&r, "phase", "'drawn'");
    rig_legal_is(&r, 2, "keep|catch");
    rig_legal_is(&r, 1, "uno");
    rig_play(&r, 1, "uno");
    rig_told(&r, 0, "{'type':'said_uno','seat':1}");
    rig_is(&r, "uno", "null");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "actors", "[2]");
    rig_legal_is(&r, 2, "keep");
    rig_refused(&r, 2, "catch", "illegal_move", "UF-4.2");
    rig_is(&r, "hands.1", "['green:3/purple:2']");
    rig_done(&r);
}

/* UF-4.2: in its own turn the word stands beside the other moves */
static void the_word_may_be_said_late_in_turn(void **state) {
    (void)state;
    TABLE(2, "", "red:1/pink:3 yellow:2/teal:8", "red:7/orange:1 green:7/teal:2",
          "red:skip/wild red:3/wild-draw-color");
    rig_play(&r, 1, "play red:skip/wild");
    rig_legal_is(&r, 1, "draw|uno|play red:3/wild-draw-color");
    rig_play(&r, 1, "uno");
    rig_is(&r, "uno", "null");
    rig_is(&r, "turn", "1");
    rig_legal_is(&r, 1, "draw|play red:3/wild-draw-color");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_opening_flip_is_matched_by_color_wild_or_flip),
        cmocka_unit_test(an_opening_flip_that_shows_a_wild_is_named),
        cmocka_unit_test(nobody_learns_whether_a_drawn_card_fits),
        cmocka_unit_test(the_word_may_be_said_late),
        cmocka_unit_test(the_word_may_be_said_late_in_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
