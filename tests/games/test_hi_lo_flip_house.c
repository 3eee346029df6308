/* Hi Lo Flip: its house rules (rules/hi_lo_flip.md). */
#include "rig.h"

/* Starts a game of hands of three, separated by spaces, and the chip shows hi. */
static void deal(rig *r, int seats, const char *rules, const char *hands) {
    rig_start(r, "hi_lo_flip", seats, rules);
    rig_cards(r, hands);
    rig_chance(r, "chip hi");
}

/* The seat goes out at once. */
static void go_out(rig *r, int seat) {
    rig_play(r, seat, "play 2");
    rig_play(r, seat, "play 12");
    rig_play(r, seat, "play 53");
}

/* HF-2.1 */
static void test_hand(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "hand=3", "51 41 32 50 60 70");
    rig_is(&r, "hands", "[[32,41,51],[50,60,70]]");
    rig_is(&r, "phase", "'play'");
    rig_start(&r, "hi_lo_flip", 6, "hand=15");
    rig_any(&r, 90);
    rig_is(&r, "phase", "'chip'");
    assert_int_equal(r.state.hi_lo_flip.left, 10);
    rig_done(&r);
}

/* HF-5.1 */
static void test_bonus(void **state) {
    (void)state;
    static const char *const rules[] = {"hand=3", "hand=3 bonus=0", "hand=3 bonus=50"};
    static const char *const last[] = {"{'scores':[13,0],'out':0}", "{'scores':[3,0],'out':0}",
                                       "{'scores':[53,0],'out':0}"};
    static const char *const out[] = {"{'type':'out','seat':0,'bonus':10}",
                                      "{'type':'out','seat':0,'bonus':0}",
                                      "{'type':'out','seat':0,'bonus':50}"};
    for (int i = 0; i < 3; i++) {
        rig r;
        deal(&r, 2, rules[i], "2 12 53 50 60 70");
        go_out(&r, 0);
        rig_is(&r, "last_round", last[i]);
        rig_told(&r, 1, out[i]);
        rig_done(&r);
    }
}

/* HF-3.6: only when no other seat has played in this round. */
static void test_restart(void **state) {
    (void)state;
    static const char *const rules[] = {"hand=3 after_two=reset", "hand=3 after_two=reset restart=player",
                                        "hand=3 after_two=reset restart=left"};
    static const char *const taken[] = {"[[],[],[92]]", "[[92],[],[]]", "[[],[92],[]]"};
    for (int i = 0; i < 3; i++) {
        rig r;
        deal(&r, 3, rules[i], "92 3 4 93 94 72 23 24 26");
        rig_play(&r, 0, "play 92");
        rig_is(&r, "phase", "'reset'");
        rig_is(&r, "turn", "0");
        rig_is(&r, "taken", taken[i]);
        rig_play(&r, 0, "play 4");
        rig_play(&r, 1, "play 72");
        rig_play(&r, 1, "play 93");
        rig_is(&r, "turn", "2");
        rig_chance(&r, "chip hi,card 1");
        rig_is(&r, "taken.1", i == 2 ? "[4,72,92,93]" : "[4,72,93]");
        rig_done(&r);
    }
}

/* HF-5.3 */
static void test_rounds(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "hand=3 rounds=1", "2 12 53 50 60 70");
    go_out(&r, 0);
    rig_is(&r, "over", "true");
    rig_is(&r, "winners", "[0]");
    rig_is(&r, "totals", "[13,0]");
    rig_told(&r, 1, "{'type':'won','seat':0,'total':13}");
    deal(&r, 2, "hand=3 rounds=3 target=13", "2 12 53 50 60 70");
    go_out(&r, 0);
    rig_is(&r, "over", "true"); /* the target still ends it */
    rig_done(&r);
}

/* HF-5.3: a shared lead after the last round. */
static void test_rounds_tie(void **state) {
    (void)state;
    for (int extra = 0; extra < 2; extra++) {
        rig r;
        deal(&r, 2, extra ? "hand=3 rounds=2 tie=extra_round" : "hand=3 rounds=2", "2 12 53 50 60 70");
        go_out(&r, 0);
        rig_is(&r, "over", "false");
        rig_cards(&r, "50 60 70 2 12 53");
        go_out(&r, 1);
        rig_is(&r, "totals", "[13,13]");
        rig_is(&r, "over", extra ? "false" : "true");
        rig_is(&r, "winners", extra ? "[]" : "[0,1]");
        if (!extra) continue;
        rig_cards(&r, "2 12 53 50 60 70");
        go_out(&r, 0);
        rig_is(&r, "round", "3");
        rig_is(&r, "winners", "[0]");
        rig_done(&r);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_hand),   cmocka_unit_test(test_bonus),      cmocka_unit_test(test_restart),
        cmocka_unit_test(test_rounds), cmocka_unit_test(test_rounds_tie),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
