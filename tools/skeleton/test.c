/* The rules of Skeleton, one test for each. tests/support/rig.h says how a test is written. */
#include "rig.h"

/* SK-1.1, SK-2.1: three of 24 cards to seat 0, then to seat 1; only their seat sees them. */
static void three_cards_are_dealt(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "skeleton", 2, "");
    rig_is(&r, "draw.0", "'1'");
    rig_is(&r, "draw.23", "'24'");
    rig_refused(&r, UC_CHANCE, "play 1", "illegal_move", "SK-2.1");
    rig_cards(&r, "5 10 15 6 11 16");
    rig_is(&r, "hands", "[['5','10','15'],['6','11','16']]");
    rig_view_is(&r, 0, "hands", "[['5','10','15'],3]");
    rig_view_is(&r, UC_SPECTATOR, "hands", "[3,3]");
    rig_view_is(&r, 1, "draw", "18");
    rig_done(&r);
}

/* SK-2.2, SK-3.1 */
static void seat_0_begins_with_a_card_of_its_hand(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "skeleton", 2, "");
    rig_cards(&r, "5 10 15 6 11 16");
    rig_legal_is(&r, 0, "play 5|play 10|play 15");
    rig_refused(&r, 0, "play 6", "illegal_move", "SK-3.1");
    rig_refused(&r, 1, "play 6", "not_your_turn", NULL);
}

/* SK-3.2, SK-3.3 */
static void a_higher_card_scores(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "skeleton", 2, "");
    rig_cards(&r, "5 10 15 6 11 16");
    rig_play(&r, 0, "play 10");
    rig_is(&r, "points", "[0,0]");
    rig_cards(&r, "1");
    rig_play(&r, 1, "play 11");
    rig_told(&r, UC_SPECTATOR, "{'type':'played','card':'11','scored':true}");
    rig_is(&r, "points", "[0,1]");
    rig_cards(&r, "2");
    rig_told(&r, 0, "{'type':'drew','seat':1,'card':null}");
    rig_play(&r, 0, "play 5");
    rig_is(&r, "points", "[0,1]");
}

/** Plays the lowest card of each hand, and draws the lowest, until this round has ended. */
static void play_round(rig *r) {
    uint32_t round = r->state.head.round;
    while (!uc_over(&r->state) && r->state.head.round == round) {
        uc_move moves[UC_MOVES_MAX];
        bool chance = uc_actors(&r->state) == UC_ACTORS_CHANCE;
        int seat = chance ? UC_CHANCE : r->state.skeleton.turn;
        chance ? uc_outcomes(&r->state, moves, NULL) : uc_legal(&r->state, seat, moves);
        assert_int_equal(uc_apply(&r->state, seat, moves[0], NULL).error, UC_OK);
    }
}

/* SK-4.1, SK-2.2 */
static void a_round_ends_with_the_last_card(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "skeleton", 3, "target=1000");
    play_round(&r);
    rig_is(&r, "round", "2");
    rig_is(&r, "hands", "[[],[],[]]");
    rig_is(&r, "points", "[0,0,0]");
    assert_true(uc_total(&r.state, 0) > 0);
    rig_cards(&r, "1 2 3 4 5 6 7 8 9");
    rig_is(&r, "turn", "1");
}

/* SK-4.2 */
static void the_highest_total_wins(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "skeleton", 2, "target=1");
    play_round(&r);
    rig_is(&r, "over", "true");
    int best = uc_total(&r.state, 0) >= uc_total(&r.state, 1) ? 0 : 1;
    assert_true(uc_winners(&r.state) >> best & 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_cards_are_dealt),  cmocka_unit_test(seat_0_begins_with_a_card_of_its_hand),
        cmocka_unit_test(a_higher_card_scores),   cmocka_unit_test(a_round_ends_with_the_last_card),
        cmocka_unit_test(the_highest_total_wins),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
