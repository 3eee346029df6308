/* HILO: its house rules (rules/hilo.md). */
#include "hilo_table.h"

#include "upcard/hilo.h"

/* Rounds of one turn, in which seats have sums of 17, 42 or 17. */
#define SUM_17 "red:11 cyan:3 green:2 yellow:1 blue:0 pink:0 purple:0 orange:0 yellow:0"
#define SUM_42 "red:1 cyan:5 green:5 yellow:5 blue:5 pink:5 purple:5 orange:5 yellow:6"
#define ALSO_17 "red:1 cyan:5 green:5 yellow:5 blue:1 pink:-1 purple:1 orange:1 yellow:-1"
#define SUM_16 "red:1 cyan:5 green:5 yellow:4 blue:1 pink:-1 purple:1 orange:1 yellow:-1"

static void play_round(rig *r, const char *one, const char *other) {
    hilo_play_round(r, (const char *const[]){one, other});
}

/* HL-5.4: the totals decide after so many rounds; a total ends the game before. */
static void test_rounds(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 2, "max_turns=1 rounds=2");
    play_round(&r, SUM_17, SUM_42);
    rig_is(&r, "over", "false");
    rig_is(&r, "round", "2");
    play_round(&r, SUM_17, SUM_42);
    rig_is(&r, "over", "true");
    rig_is(&r, "round", "2");
    rig_is(&r, "totals", "[34,84]");
    rig_is(&r, "winners", "[0]");
    rig_told(&r, 0, "{'type':'won','seat':0,'total':34}");
    rig_start(&r, "hilo", 2, "max_turns=1 rounds=2 target=42");
    play_round(&r, SUM_17, SUM_42);
    rig_is(&r, "over", "true");
    rig_is(&r, "round", "1");
    rig_done(&r);
}

/* HL-5.4: a shared lead is shared, or leads to more rounds until one seat has it alone. */
static void test_tie(void **state) {
    (void)state;
    static const char *const limits[] = {"max_turns=1 rounds=1", "max_turns=1 target=17"};
    for (int i = 0; i < 2; i++) {
        rig r;
        rig_start(&r, "hilo", 2, limits[i]);
        play_round(&r, SUM_17, ALSO_17);
        rig_is(&r, "winners", "[0,1]");
        rig_done(&r);
    }
    rig r;
    rig_start(&r, "hilo", 2, "max_turns=1 rounds=1 tie=extra_round");
    for (int round = 2; round < 4; round++) {
        play_round(&r, SUM_17, ALSO_17);
        rig_is(&r, "over", "false");
        rig_is(&r, "round", round == 2 ? "2" : "3");
    }
    play_round(&r, SUM_42, SUM_17);
    rig_is(&r, "over", "true");
    rig_is(&r, "winners", "[1]");
    rig_is(&r, "round", "3");
    rig_start(&r, "hilo", 2, "max_turns=1 target=17 tie=extra_round");
    play_round(&r, SUM_17, ALSO_17);
    rig_is(&r, "over", "false");
    play_round(&r, SUM_17, SUM_42);
    rig_is(&r, "winners", "[0]");
    rig_done(&r);
}

/* HL-5.3: when the sum of the seat that ended the round is doubled. */
static void test_doubling(void **state) {
    (void)state;
    static const char *const rules[] = {"ages=1,0", "ages=1,0 doubling=ties_free", "ages=1,0 doubling=off"};
    static const struct {
        const char *other, *last[3];
    } cases[] = {
        {SUM_42, {"[17,42]", "[17,42]", "[17,42]"}},
        {ALSO_17, {"[34,17]", "[17,17]", "[17,17]"}},
        {SUM_16, {"[34,16]", "[34,16]", "[17,16]"}},
    };
    for (int i = 0; i < 3; i++)
        for (int rule = 0; rule < 3; rule++) {
            rig r;
            rig_start(&r, "hilo", 2, rules[rule]);
            play_round(&r, SUM_17, cases[i].other);
            rig_is(&r, "last_round.ended_by", "0");
            rig_is(&r, "last_round.sums.0", "17");
            rig_is(&r, "last_round.scores", cases[i].last[rule]);
            rig_is(&r, "totals", cases[i].last[rule]);
            rig_done(&r);
        }
}

/* Seat 0 has three rows of one color each, the last two of which it has kept. */
static void three_lines(rig *r, const char *rules) {
    hilo_begin(r, rules);
    hilo_build(r, "red:1 red:2 ? green:1 green:2 ? cyan:1 cyan:2 ?");
    hilo_put(r, "c1", "red:3");
    rig_play(r, 0, "keep");
    hilo_put(r, "c2", "green:3");
    rig_play(r, 0, "keep");
    hilo_put(r, "c3", "cyan:3");
}

/* HL-4.3: a seat that has removed a line may remove another in the same turn, or keep what is left. */
static void test_lines_per_turn(void **state) {
    (void)state;
    rig r;
    three_lines(&r, "lines_per_turn=2");
    rig_is(&r, "removed", "0");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "phase", "'hilo'");
    rig_is(&r, "removed", "1");
    rig_view_is(&r, 1, "removed", "1");
    rig_is(&r, "turns", "16");
    rig_legal_is(&r, 0, "remove row 1|remove row 2|keep");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "removed", "0");
    rig_is(&r, "turns", "17");
    rig_is(&r, "ended_by", "0");
    rig_is(&r, "layouts.0", "[['cyan:1','cyan:2','cyan:3']]"); /* not more than two */
    three_lines(&r, "lines_per_turn=3");
    rig_play(&r, 0, "remove row 2");
    rig_play(&r, 0, "remove row 2");
    rig_is(&r, "removed", "2");
    rig_legal_is(&r, 0, "remove row 1|keep");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[]");
    rig_is(&r, "ended_by", "0");
    rig_done(&r);
}

/* HL-4.3: it ends with `keep`. */
static void test_keep_the_rest(void **state) {
    (void)state;
    rig r;
    three_lines(&r, "lines_per_turn=3");
    rig_play(&r, 0, "remove row 1");
    rig_play(&r, 0, "keep");
    rig_told(&r, 1, "{'type':'kept','seat':0}");
    rig_is(&r, "removed", "0");
    rig_is(&r, "layouts.0", "[['green:1','green:2','green:3'],['cyan:1','cyan:2','cyan:3']]");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* The slide of a diagonal makes two rows. */
static void two_slid_lines(rig *r, const char *rules) {
    hilo_begin(r, rules);
    hilo_build(r, "green:1 green:2 red:1 cyan:3 red:2 green:3 ? cyan:4 cyan:5");
    hilo_put(r, "a3", "red:3");
    rig_play(r, 0, "remove diag c1a3 vertical");
    rig_is(r, "slid", "true");
    rig_is(r, "removed", "1");
    rig_legal_is(r, 0, "remove row 1|remove row 2");
    rig_play(r, 0, "remove row 1");
}

/* HL-4.3, HL-4.7: the lines that a slide takes along do not count, and the one that stays may go next. */
static void test_slid_lines_do_not_count(void **state) {
    (void)state;
    rig r;
    two_slid_lines(&r, "lines_per_turn=2");
    rig_is(&r, "slid", "false");
    rig_is(&r, "removed", "1");
    rig_legal_is(&r, 0, "remove row 1|keep");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[]");
    rig_is(&r, "ended_by", "0");
    rig_done(&r);
}

/* HL-4.2, HL-4.3: with removal=forced as many lines go as may. */
static void test_forced_lines(void **state) {
    (void)state;
    rig r;
    two_slid_lines(&r, "lines_per_turn=2 removal=forced");
    rig_legal_is(&r, 0, "remove row 1");
    rig_refused(&r, 0, "keep", "illegal_move", "HL-4.2");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* Each invariant of the house rules is looked at. */
static void test_check(void **state) {
    (void)state;
    rig r;
    three_lines(&r, "lines_per_turn=2");
    uc_state good = r.state;
    HILO_BROKEN(good, bad->reveal_cell = 1);
    HILO_BROKEN(good, bad->reveal_cell = 2);
    rig_play(&r, 0, "remove row 1");
    good = r.state;
    HILO_BROKEN(good, bad->reveal_cell = 2);
    HILO_BROKEN(good, bad->slid = 1);
    HILO_BROKEN(good, bad->rules.lines_per_turn = 1);
    HILO_BROKEN(good, bad->rounds = 1, bad->head.round = 2);
    HILO_BROKEN(good, bad->seat[0].total = 100, bad->rules.tie = 1);
    good.hilo.head.round = 2; /* all have the same total */
    good.hilo.rounds = 1;
    good.hilo.rules.tie = 1;
    assert_null(uc_check(&good));
    r.state = good;
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rounds),        cmocka_unit_test(test_tie),
        cmocka_unit_test(test_doubling),      cmocka_unit_test(test_lines_per_turn),
        cmocka_unit_test(test_keep_the_rest), cmocka_unit_test(test_slid_lines_do_not_count),
        cmocka_unit_test(test_forced_lines),  cmocka_unit_test(test_check),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
