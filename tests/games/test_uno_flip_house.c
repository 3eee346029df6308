/* Uno Flip: house rules. */
#include "uno_flip_rig.h"

/** Two rules that no game can have together, and the reason. */
static void exclude_each_other(const uc_setting rules[2], const char *reason) {
    char said[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, said, sizeof said);
    assert_int_equal(uc_start(&r.state, uc_game_find("uno_flip"), 2, rules, 2, &message), UC_BAD_RULES);
    assert_string_equal(said, reason);
}

/* UF-7.1: the totals decide after that many rounds */
static void a_game_may_end_after_some_rounds(void **state) {
    (void)state;
    TABLE(2, "rounds=1", "red:9/purple:5 blue:5/pink:9", "green:1/orange:5 blue:8/teal:4",
          "red:2/purple:draw5");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "over", "true");
    rig_is(&r, "totals", "[0,9]");
    rig_is(&r, "winners", "[1]");
    rig_is(&r, "round", "1");
    rig_told(&r, 0, "{'type':'game_over','rounds':1}");
    TABLE(2, "rounds=2", "red:9/purple:5 blue:5/pink:9", "green:1/orange:5 blue:8/teal:4",
          "red:2/purple:draw5");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "over", "false");
    rig_is(&r, "round", "2");
    TABLE(2, "rounds=5 target=9", "red:9/purple:5 blue:5/pink:9", "green:1/orange:5 blue:8/teal:4",
          "red:2/purple:draw5");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "over", "true");
    rig_done(&r);
}

/* UF-7.1: seats that lead together share the win, or play another round */
static void a_shared_lead_is_shared_or_played_out(void **state) {
    (void)state;
    TABLE(2, "rounds=1 max_turns=1", "red:9/purple:5 blue:5/pink:9", "green:1/orange:5 blue:8/teal:4",
          "red:2/purple:draw5 red:3/pink:7 red:7/orange:1");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "over", "true");
    rig_is(&r, "winners", "[0,1]");
    TABLE(2, "rounds=1 max_turns=1 tie=extra_round", "red:9/purple:5 blue:5/pink:9",
          "green:1/orange:5 blue:8/teal:4", "red:2/purple:draw5 red:3/pink:7 red:7/orange:1");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "over", "false");
    rig_is(&r, "round", "2");
    rig_is(&r, "phase", "'deal'");
    rig_done(&r);
}

/* UF-6.4: without `rounds` a seat has the turns for its hand */
static void a_limit_of_turns_leaves_time_for_a_hand(void **state) {
    (void)state;
    static const struct {
        int seats;
        const char *turns, *hand, *rounds;
        bool fine;
    } cases[] = {{2, "12", "7", "0", false}, {2, "13", "7", "0", true},   {4, "24", "7", "0", false},
                 {4, "25", "7", "0", true},  {4, "1", "7", "1", true},    {10, "10", "2", "0", false},
                 {10, "11", "2", "0", true}, {4, "76", "20", "0", false}, {4, "0", "20", "0", true}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char reason[UC_MESSAGE_MAX];
        uc_text message;
        uc_text_start(&message, reason, sizeof reason);
        uc_setting settings[] = {
            {"max_turns", cases[i].turns}, {"hand", cases[i].hand}, {"rounds", cases[i].rounds}};
        uc_error error = uc_start(&r.state, uc_game_find("uno_flip"), cases[i].seats, settings, 3, &message);
        assert_int_equal(error, cases[i].fine ? UC_OK : UC_BAD_RULES);
        if (i == 2)
            assert_string_equal(
                reason, "rule max_turns is at least 25 with 4 seats and hands of 7: in fewer turns hardly "
                        "a round is won, and the game might never end; choose more turns, or 0 for no "
                        "limit, or a number of rounds");
    }
}

/* UF-7.2 */
static void another_number_of_cards_is_dealt(void **state) {
    (void)state;
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    rig_start(&r, "uno_flip", 3, "dealer=0 hand=2");
    rig_any(&r, 5);
    rig_is(&r, "phase", "'deal'");
    rig_any(&r, 1);
    rig_is(&r, "phase", "'first'");
    for (int seat = 0; seat < 3; seat++) assert_int_equal(r.state.uno_flip.seat[seat].held, 2);
    uc_text_start(&message, reason, sizeof reason);
    static const uc_setting nine = {"hand", "9"}, ten = {"hand", "10"};
    assert_int_equal(uc_start(&r.state, uc_game_find("uno_flip"), 10, &nine, 1, &message), UC_OK);
    assert_int_equal(uc_start(&r.state, uc_game_find("uno_flip"), 10, &ten, 1, &message), UC_BAD_RULES);
    assert_string_equal(reason,
                        "rule hand is at most 9 with 10 seats: deal fewer cards, or play with fewer seats");
    rig_done(&r);
}

/* UF-7.3 */
static void a_catch_may_cost_another_number_of_cards(void **state) {
    (void)state;
    TABLE(2, "uno_penalty=3", "red:1/pink:3 yellow:2/teal:8", "red:7/orange:1 green:7/teal:2",
          "red:2/purple:draw5 green:3/purple:2");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_play(&r, 0, "catch");
    rig_is(&r, "drawing", "{'seat':1,'left':2,'until':null}");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4 blue:9/orange:5");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "phase", "'play'");
    assert_int_equal(r.state.uno_flip.seat[1].held, 4);
    rig_done(&r);
}

/* UF-7.4: a seat that can play may not draw; a card just drawn may be kept */
static void a_seat_that_can_play_must(void **state) {
    (void)state;
    TABLE(2, "must_play=on", "red:1/pink:3 red:7/orange:1", "green:7/teal:2 green:2/teal:draw5 blue:2/pink:6",
          "red:2/purple:draw5 green:3/purple:2 yellow:4/pink:draw5");
    rig_legal_is(&r, 1, "play red:2/purple:draw5");
    rig_refused(&r, 1, "draw", "illegal_move", "UF-7.4");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_legal_is(&r, 0, "play blue:2/pink:6|play green:2/teal:draw5");
    rig_play(&r, 0, "play blue:2/pink:6");
    rig_legal_is(&r, 1, "draw");
    rig_play(&r, 1, "draw");
    rig_cards(&r, "blue:9/orange:5");
    rig_legal_is(&r, 1, "keep");
    rig_play(&r, 1, "keep");
    rig_legal_is(&r, 0, "play green:2/teal:draw5|play green:2/teal:draw5 uno");
    rig_done(&r);
}

/* UF-7.5 */
static void a_drawn_card_may_have_to_be_kept(void **state) {
    (void)state;
    TABLE(2, "drawn=not", "red:1/pink:3 red:7/orange:1", "green:7/teal:2",
          "red:2/purple:draw5 green:3/purple:2");
    rig_play(&r, 1, "draw");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_is(&r, "phase", "'top'");
    rig_cards(&r, "blue:9/orange:5");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "drew", "null");
    rig_done(&r);
}

/* UF-7.6: drawn until a card can be played or none is left; the last one may be played or kept */
static void a_seat_may_draw_until_it_can_play(void **state) {
    (void)state;
    TABLE(2, "draw=until", "red:2/purple:draw5 green:3/purple:2", "green:7/teal:2 blue:7/orange:3",
          "red:1/pink:3 red:7/orange:1");
    rig_play(&r, 1, "draw");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_is(&r, "drew", "null");
    rig_cards(&r, "blue:9/orange:5 wild-draw2/orange:4");
    assert_int_equal(r.state.uno_flip.seat[1].held, 5);
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "null");
    rig_cards(&r, "blue:8/teal:4");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "drew", "'wild-draw2/orange:4'");
    rig_legal_is(&r, 1,
                 "keep|play wild-draw2/orange:4 red|play wild-draw2/orange:4 yellow|"
                 "play wild-draw2/orange:4 green|play wild-draw2/orange:4 blue");
    rig_play(&r, 1, "keep");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    TABLE(2, "draw=until", "red:2/purple:draw5 green:3/purple:2", "green:7/teal:2",
          "red:1/pink:3 red:7/orange:1");
    leave_in_pile("green:3/purple:2 blue:8/teal:4", 0);
    rig_play(&r, 1, "draw");
    rig_cards(&r, "blue:8/teal:4");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "drew", "'blue:8/teal:4'");
    rig_legal_is(&r, 1, "keep");
    static const uc_setting both[] = {{"draw", "until"}, {"drawn", "not"}};
    exclude_each_other(both, "rules draw and drawn exclude each other: the card that ends the drawing "
                             "could not be played; choose drawn=may or draw=one");
    rig_done(&r);
}

/* UF-7.7 */
static void the_last_card_may_have_to_be_a_number(void **state) {
    (void)state;
    TABLE(2, "last_card=number", "red:2/purple:draw5 green:3/purple:2", "green:7/teal:2 blue:7/orange:3",
          "red:skip/wild");
    rig_legal_is(&r, 1, "draw");
    rig_refused(&r, 1, "play red:skip/wild", "illegal_move", "UF-7.7");
    rig_play(&r, 1, "draw");
    rig_cards(&r, "blue:8/teal:4");
    rig_play(&r, 1, "keep");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "blue:9/orange:5");
    rig_play(&r, 0, "keep");
    rig_legal_is(&r, 1, "draw|play red:skip/wild|play red:skip/wild uno");
    TABLE(2, "last_card=number", "red:2/purple:draw5 green:3/purple:2", "green:7/teal:2", "red:7/orange:1");
    rig_legal_is(&r, 1, "draw|play red:7/orange:1");
    rig_done(&r);
}

/* UF-7.8: any draw card that is playable answers; accepting comes first; a last card is not answered */
static void a_stack_is_answered_by_any_draw_card(void **state) {
    (void)state;
    TABLE(3, "stacking=any", "red:2/purple:draw5 green:3/purple:2",
          "green:draw1/teal:6 blue:draw1/pink:6 wild-draw2/pink:2 blue:1/purple:skip-all",
          "wild-draw2/purple:9 green:8/teal:9", "red:draw1/pink:3 green:9/pink:reverse");
    rig_play(&r, 1, "play wild-draw2/purple:9 green uno");
    rig_is(&r, "phase", "'challenge'");
    rig_is(&r, "turn", "1");
    rig_play(&r, 2, "accept");
    rig_is(&r, "phase", "'stack'");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "1");
    rig_legal_is(&r, 2, "draw");
    rig_refused(&r, 2, "keep", "illegal_move", "UF-7.8");
    TABLE(3, "stacking=any wild_draw=free", "red:2/purple:draw5 green:3/purple:2",
          "green:draw1/teal:6 blue:draw1/pink:6 wild-draw2/pink:2 blue:1/purple:skip-all",
          "wild-draw2/purple:9 green:8/teal:9", "red:draw1/pink:3 green:9/pink:reverse");
    rig_play(&r, 1, "play wild-draw2/purple:9 red");
    rig_legal_is(&r, 2, "catch|draw|play red:draw1/pink:3|play red:draw1/pink:3 uno");
    rig_play(&r, 2, "play red:draw1/pink:3 uno");
    rig_is(&r, "drawing", "{'seat':0,'left':3,'until':null}");
    rig_play(&r, 0, "play blue:draw1/pink:6");
    rig_play(&r, 1, "draw");
    rig_is(&r, "drawing", "{'seat':1,'left':3,'until':null}");
    rig_cards(&r, "blue:8/teal:4 blue:9/orange:5 blue:7/orange:3");
    rig_cards(&r, "yellow:9/teal:5");
    rig_is(&r, "turn", "2");
    rig_told(&r, 0, "{'type':'top','card':null,'back':'teal:5'}");
    rig_done(&r);
}

/* UF-7.8: on the dark side a color is sought once, then the others are drawn */
static void a_stack_with_a_color(void **state) {
    (void)state;
    TABLE(2, "stacking=any wild_draw=free first_flip=flip", "red:flip/pink:8 green:3/purple:2",
          "yellow:6/wild-draw-color red:5/pink:2 red:1/pink:3",
          "red:skip/orange:draw5 yellow:3/pink:draw5 "
          "green:6/wild-draw-color red:3/wild-draw-color");
    rig_play(&r, 1, "play yellow:3/pink:draw5");
    rig_is(&r, "drawing", "{'seat':0,'left':5,'until':null}");
    rig_play(&r, 0, "play yellow:6/wild-draw-color teal");
    rig_is(&r, "drawing", "{'seat':1,'left':5,'until':'teal'}");
    rig_legal_is(&r, 1,
                 "draw|play green:6/wild-draw-color pink|play green:6/wild-draw-color teal|"
                 "play green:6/wild-draw-color purple|play green:6/wild-draw-color orange|"
                 "play red:3/wild-draw-color pink|play red:3/wild-draw-color teal|"
                 "play red:3/wild-draw-color purple|play red:3/wild-draw-color orange");
    rig_play(&r, 1, "play red:3/wild-draw-color orange");
    rig_is(&r, "drawing", "{'seat':0,'left':5,'until':'orange'}");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "blue:9/orange:5");
    rig_is(&r, "drawing", "{'seat':0,'left':5,'until':null}");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_may_end_after_some_rounds),
        cmocka_unit_test(a_shared_lead_is_shared_or_played_out),
        cmocka_unit_test(a_limit_of_turns_leaves_time_for_a_hand),
        cmocka_unit_test(another_number_of_cards_is_dealt),
        cmocka_unit_test(a_catch_may_cost_another_number_of_cards),
        cmocka_unit_test(a_seat_that_can_play_must),
        cmocka_unit_test(a_drawn_card_may_have_to_be_kept),
        cmocka_unit_test(a_seat_may_draw_until_it_can_play),
        cmocka_unit_test(the_last_card_may_have_to_be_a_number),
        cmocka_unit_test(a_stack_is_answered_by_any_draw_card),
        cmocka_unit_test(a_stack_with_a_color),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
