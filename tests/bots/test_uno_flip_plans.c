/* Uno Flip: easy and normal in small positions with one obvious move. */
#include "bots/uno_flip/players.h"
#include "plan.h"
#include "uno_flip_rig.h"

#define EASY(seat) plan_of(&r, easy_uno_flip, seat)
#define NORMAL(seat) plan_of(&r, normal_uno_flip, seat)

static void wilds_are_kept_while_another_card_fits(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 red:2/orange:reverse",
          "blue:1/purple:skip-all green:1/orange:5 yellow:2/teal:8 blue:3/teal:2 green:5/orange:7",
          "red:8/teal:7 red:3/pink:7 wild/pink:5 blue:6/purple:reverse");
    assert_string_equal(EASY(1), "play red:3/pink:7");
    assert_null(strstr(NORMAL(1), "wild/pink:5"));
    rig_done(&r);
}

static void easy_names_the_color_it_has_most_of(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 red:2/orange:reverse", "red:1/pink:3 yellow:2/teal:8",
          "wild/pink:5 green:5/teal:4 green:6/pink:5 blue:6/purple:reverse");
    assert_string_equal(EASY(1), "play wild/pink:5 green");
    rig_done(&r);
}

static void both_draw_when_nothing_fits(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 red:2/orange:reverse", "red:1/pink:3 yellow:2/teal:8",
          "green:5/teal:4 blue:6/purple:reverse");
    assert_string_equal(EASY(1), "draw");
    assert_string_equal(NORMAL(1), "draw");
    rig_done(&r);
}

/* UF-4.1 */
static void both_say_uno(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 red:2/orange:reverse", "red:1/pink:3 yellow:2/teal:8",
          "red:8/teal:7 green:5/teal:4");
    assert_string_equal(EASY(1), "play red:8/teal:7 uno");
    assert_string_equal(NORMAL(1), "play red:8/teal:7 uno");
    TABLE(2, "uno=auto", "red:9/purple:5 red:2/orange:reverse", "red:1/pink:3 yellow:2/teal:8",
          "red:8/teal:7 green:5/teal:4");
    assert_string_equal(EASY(1), "play red:8/teal:7");
    assert_string_equal(NORMAL(1), "play red:8/teal:7");
    rig_done(&r);
}

/* UF-4.2: also by a seat whose turn it is. */
static void both_catch_a_seat_that_forgot(void **state) {
    (void)state;
    TABLE(3, "", "red:9/purple:5 red:2/orange:reverse", "red:1/pink:3 yellow:2/teal:8",
          "red:8/teal:7 green:5/teal:4", "red:7/purple:5 blue:6/purple:reverse");
    rig_play(&r, 1, "play red:8/teal:7");
    for (int seat = 0; seat <= 2; seat += 2) {
        assert_string_equal(EASY(seat), "catch");
        assert_string_equal(NORMAL(seat), "catch");
    }
    rig_done(&r);
}

static void both_go_out_when_they_can(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 red:2/orange:reverse", "red:1/pink:3 yellow:2/teal:8", "wild/pink:5");
    assert_string_equal(EASY(1), "play wild/pink:5 red");
    assert_ptr_equal(strstr(NORMAL(1), "play wild/pink:5"), NORMAL(1));
    rig_done(&r);
}

/* UF-1.3: only red:6 and green:skip have the back orange:9. */
static void normal_names_a_color_that_the_next_seat_cannot_have(void **state) {
    (void)state;
    TABLE(2, "", "green:9/pink:reverse red:2/orange:reverse", "red:6/orange:9",
          "wild/pink:5 red:5/pink:2 yellow:7/purple:6");
    assert_string_equal(NORMAL(1), "play wild/pink:5 yellow");
    rig_done(&r);
}

/* Only red:8 and red:reverse have the back teal:7: the next seat would go out. */
static void normal_stops_a_seat_that_would_go_out(void **state) {
    (void)state;
    TABLE(3, "", "red:9/purple:5 red:2/orange:reverse", "green:1/orange:5 green:3/purple:2 green:5/teal:4",
          "red:3/pink:7 red:draw1/pink:3 green:2/teal:draw5", "red:8/teal:7");
    assert_string_equal(NORMAL(1), "play red:draw1/pink:3");
    TABLE(3, "", "red:9/purple:5 red:2/orange:reverse", "green:1/orange:5 green:3/purple:2 green:5/teal:4",
          "red:3/pink:7 green:9/pink:reverse green:2/teal:draw5", "red:8/teal:7");
    assert_string_equal(NORMAL(1), "play green:9/pink:reverse");
    rig_done(&r);
}

/* UF-5.7: after the flip purple:5 lies on top, and teal:7 does not go on it. */
static void normal_flips_when_the_next_seat_cannot_follow_there(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 red:2/orange:reverse", "red:8/teal:7",
          "red:3/pink:7 red:flip/purple:3 green:2/teal:draw5 red:5/pink:2");
    assert_string_equal(NORMAL(1), "play red:flip/purple:3");
    rig_done(&r);
}

/* UF-5.6: all cards with the back teal:7 are red, all with pink:reverse green. */
static void normal_challenges_a_hand_that_its_backs_give_away(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 red:2/orange:reverse", "blue:1/purple:skip-all blue:2/pink:6",
          "wild-draw2/pink:2 red:8/teal:7 yellow:9/teal:5");
    rig_play(&r, 1, "play wild-draw2/pink:2 yellow");
    assert_string_equal(NORMAL(0), "challenge");
    assert_string_equal(EASY(0), "accept");
    TABLE(2, "", "red:9/purple:5 red:2/orange:reverse", "blue:1/purple:skip-all blue:2/pink:6",
          "wild-draw2/pink:2 green:8/pink:reverse yellow:9/teal:5");
    rig_play(&r, 1, "play wild-draw2/pink:2 yellow");
    assert_string_equal(NORMAL(0), "accept");
    rig_done(&r);
}

/* UF-1.3: with hidden backs the same question has no answer in the view. */
static void normal_plays_without_backs(void **state) {
    (void)state;
    TABLE(2, "backs=hidden", "green:9/pink:reverse red:2/orange:reverse", "red:6/orange:9",
          "wild/pink:5 red:5/pink:2 red:3/pink:7 yellow:7/purple:6");
    assert_string_equal(NORMAL(1), "play wild/pink:5 red");
    rig_done(&r);
}

/* UF-7.9: a 7 gives a small hand away, and brings one. */
static void normal_keeps_a_seven_while_its_hand_is_small(void **state) {
    (void)state;
    TABLE(2, "sevens=swap", "red:9/purple:5 red:2/orange:reverse",
          "green:1/orange:5 green:3/purple:2 green:5/teal:4 blue:1/purple:skip-all blue:2/pink:6",
          "red:7/purple:5 red:3/pink:7 yellow:2/teal:8");
    assert_string_equal(NORMAL(1), "play red:3/pink:7");
    TABLE(2, "sevens=swap", "red:9/purple:5 red:2/orange:reverse", "green:1/orange:5",
          "red:7/purple:5 red:3/pink:7 yellow:2/teal:8 blue:1/purple:skip-all blue:2/pink:6");
    assert_string_equal(NORMAL(1), "play red:7/purple:5");
    rig_done(&r);
}

/* UF-7.9: red:8 and red:reverse alone have the back teal:7, green cards alone pink:reverse. */
static void normal_swaps_for_the_hand_that_fits(void **state) {
    static const char *const hands[] = {"red:8/teal:7 yellow:2/teal:8",
                                        "green:8/pink:reverse yellow:9/teal:5"};
    for (int i = 0; i < 2; i++) {
        TABLE(3, "sevens=swap", "red:9/purple:5 red:2/orange:reverse", hands[i],
              "red:7/purple:5 blue:3/teal:2 green:5/teal:4 blue:1/purple:skip-all", hands[!i]);
        rig_play(&r, 1, "play red:7/purple:5");
        assert_string_equal(NORMAL(1), i ? "swap 2" : "swap 0");
    }
    rig_done(&r);
    (void)state;
}

/* UF-7.8: one card costs less than a wild. */
static void normal_draws_a_small_stack_to_keep_a_wild(void **state) {
    (void)state;
    TABLE(2, "stacking=any", "red:9/purple:5 red:2/orange:reverse",
          "green:1/orange:5 red:8/teal:7 red:5/pink:2 wild-draw2/pink:2",
          "red:draw1/pink:3 blue:1/purple:skip-all red:3/pink:7");
    rig_play(&r, 1, "play red:draw1/pink:3");
    assert_string_equal(NORMAL(0), "draw");
    TABLE(2, "stacking=any", "red:9/purple:5 red:2/orange:reverse",
          "green:1/orange:5 red:8/teal:7 red:5/pink:2 red:draw1/pink:4",
          "red:draw1/pink:3 blue:1/purple:skip-all red:3/pink:7");
    rig_play(&r, 1, "play red:draw1/pink:3");
    assert_string_equal(NORMAL(0), "play red:draw1/pink:4");
    rig_done(&r);
}

/* Expects the same move of normal when any one of the others is not listed. */
static void expect_no_effect_of_others(const uc_ask *ask) {
    uc_move move = normal_uno_flip(ask), fewer[UC_MOVES_MAX];
    for (int out = 0; out < ask->count && ask->count > 1; out++) {
        if (ask->legal[out] == move) continue;
        int count = 0;
        for (int i = 0; i < ask->count; i++)
            if (i != out) fewer[count++] = ask->legal[i];
        uc_ask with_fewer = {.view = ask->view, .legal = fewer, .count = count};
        assert_int_equal(normal_uno_flip(&with_fewer), move);
    }
}

/* The four plays of a wild are described together, but only if all of them are listed. */
static void moves_that_normal_does_not_choose_do_not_matter(void **state) {
    (void)state;
    uc_state game;
    uc_move move, legal[UC_MOVES_MAX];
    uc_rng rng;
    char rules[1000];
    int mover;
    uc_rng_start(&rng, 1, 0);
    for (int i = 0; i < 40; i++) {
        random_start(&game, uc_game_find("uno_flip"), 2 + i % 9, &rng, rules, sizeof rules);
        for (; random_move(&game, &rng, &mover, &move); uc_apply(&game, mover, move, NULL)) {
            if (mover == UC_CHANCE) continue;
            uc_view view;
            uc_view_of(&game, mover, &view);
            uc_ask ask = {.view = &view, .legal = legal, .count = uc_view_legal(&view, legal)};
            expect_no_effect_of_others(&ask);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wilds_are_kept_while_another_card_fits),
        cmocka_unit_test(easy_names_the_color_it_has_most_of),
        cmocka_unit_test(both_draw_when_nothing_fits),
        cmocka_unit_test(both_say_uno),
        cmocka_unit_test(both_catch_a_seat_that_forgot),
        cmocka_unit_test(both_go_out_when_they_can),
        cmocka_unit_test(normal_names_a_color_that_the_next_seat_cannot_have),
        cmocka_unit_test(normal_stops_a_seat_that_would_go_out),
        cmocka_unit_test(normal_flips_when_the_next_seat_cannot_follow_there),
        cmocka_unit_test(normal_challenges_a_hand_that_its_backs_give_away),
        cmocka_unit_test(normal_plays_without_backs),
        cmocka_unit_test(normal_keeps_a_seven_while_its_hand_is_small),
        cmocka_unit_test(normal_swaps_for_the_hand_that_fits),
        cmocka_unit_test(normal_draws_a_small_stack_to_keep_a_wild),
        cmocka_unit_test(moves_that_normal_does_not_choose_do_not_matter),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
