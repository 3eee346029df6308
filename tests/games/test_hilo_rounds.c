/* HILO, rule by rule (rules/hilo.md): how rounds and games end. */
#include <stdio.h>
#include <string.h>

#include "hilo_table.h"

#include "core/set.h"

/* ---- 5 ---- */

/* HL-5.1: every other seat has one more turn, in turn order. */
static void test_last_turns(void **state) {
    (void)state;
    rig r;
    hilo_start(&r, 3, "", "pink:0", "blue:6 purple:5 pink:1 purple:1 pink:2 purple:2");
    hilo_build(&r, "? ? orange:2 yellow:1 green:1 cyan:1 orange:3 yellow:2 ?");
    rig_is(&r, "ended_by", "null");
    hilo_put(&r, "c3", "green:2");
    rig_is(&r, "ended_by", "0");
    rig_told(&r, 2, "{'type':'ended','seat':0}");
    rig_is(&r, "turn", "1");
    rig_play(&r, 1, "take a1");
    rig_is(&r, "phase", "'choose'");
    rig_is(&r, "turn", "2");
    rig_play(&r, 2, "take a1");
    rig_is(&r, "phase", "'reveal'");
    rig_is(&r, "turn", "2");
    rig_done(&r);
}

/* HL-5.1: a removal belongs to the turn; only then it is ended. */
static void test_end_after_removal(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:1 red:2 ? yellow:1 green:1 cyan:1 orange:3 yellow:2 green:2");
    hilo_put(&r, "c1", "red:3");
    rig_is(&r, "ended_by", "null");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "ended_by", "0");
    rig_done(&r);
}

/* HL-5.2: face-down cards are turned over from the left of the seat that ended the round, in reading order.
 */
static void test_final_reveals(void **state) {
    (void)state;
    rig r;
    hilo_start(&r, 3, "ages=0,2,1", "pink:0", "pink:1 purple:1 blue:6 purple:5 pink:2 purple:2");
    static const char *const cards[] = {"orange:2", "yellow:1", "green:1", "cyan:1",
                                        "orange:3", "yellow:2", "green:2"};
    for (int i = 0; i < 7; i++) {
        rig_play(&r, 1, "draw");
        rig_cards(&r, cards[i]);
        hilo_play(&r, 1, "trade ", hilo_place(i + 2));
        hilo_reveal_any(&r);
        rig_play(&r, 2, i == 6 ? "take b2" : "take a1");
        if (i == 6) hilo_reveal_any(&r);
        rig_play(&r, 0, "take a1");
    }
    rig_is(&r, "turn", "0");
    rig_is(&r, "ended_by", "1");
    static const char *const order[] = {"c1", "a2", "c2", "a3", "b3", "c3"};
    for (int i = 0; i < 6; i++) {
        assert_int_equal(r.state.hilo.reveal_seat, 2);
        assert_string_equal(hilo_place(r.state.hilo.reveal_cell), order[i]);
        rig_is(&r, "reveal.why", "'final'");
        hilo_reveal_any(&r);
    }
    rig_is(&r, "reveal", "{'seat':0,'position':'c1','why':'final'}");
    rig_done(&r);
}

/* HL-5.2, final_lines=all: kept lines go, those of the seat that ended the round too, in the way that leaves
 * the lowest sum. */
static void test_best_removal(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 2, "final_lines=all");
    static const char *const plan[] = {
        "red:11 cyan:10 green:9 red:10 cyan:1 green:2 red:0 cyan:0 purple:3", /* col a and col b: col a, then
                                                                                 col b */
        "red:1 red:2 red:3 red:4 cyan:7 orange:5 red:9 yellow:6 blue:8"}; /* row 1 and col a: col a is better
                                                                           */
    hilo_play_round(&r, plan);
    rig_is(&r, "last_round", "{'sums':[14,31],'scores':[14,31],'ended_by':0}");
    rig_told(&r, 0, "{'type':'removed','seat':0,'line':'col a'}");
    rig_told(&r, 0, "{'type':'removed','seat':1,'line':'col a','highest':'red:9'}");
    rig_not_told(&r, 0, "{'type':'removed','seat':1,'line':'row 1'}");
    rig_told(&r, 0, "{'type':'scored','seat':0,'sum':14,'cards':['green:2','green:9','purple:3']}");
    rig_done(&r);
}

/* HL-5.2: a diagonal whose slide makes another line is better than a row. */
static void test_best_removal_slides(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 2, "final_lines=all");
    static const char *const plan[] = {
        "red:11 green:10 green:9 green:8 red:1 cyan:7 orange:6 yellow:5 red:2", /* then green:8 green:10
                                                                                   green:9 */
        "orange:0 yellow:0 blue:0 purple:0 pink:0 orange:1 yellow:1 blue:1 purple:1"};
    hilo_play_round(&r, plan);
    rig_is(&r, "last_round.sums", "[18,4]");
    rig_is(&r, "last_round.scores", "[36,4]");
    rig_told(&r, 0, "{'type':'removed','seat':0,'line':'diag a1c3 vertical'}");
    rig_told(&r, 0, "{'type':'removed','seat':0,'line':'row 1','highest':'green:10'}");
    rig_told(&r, 0, "{'type':'doubled','seat':0,'score':36}");
    rig_done(&r);
}

/* HL-5.2: among equal ways the first in the order of the table of moves. */
static void test_equal_removals(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 2, "final_lines=all");
    static const char *const plan[] = {
        "red:11 red:6 red:2 red:3 cyan:7 orange:5 red:5 yellow:6 blue:8",
        "orange:0 yellow:0 blue:0 purple:0 pink:0 orange:1 yellow:1 blue:1 purple:1"};
    hilo_play_round(&r, plan);
    rig_told(&r, 0, "{'type':'removed','seat':0,'line':'row 1'}");
    rig_not_told(&r, 0, "{'type':'removed','seat':0,'line':'col a'}");
    rig_done(&r);
}

/* HL-5.3: doubled, unless alone with the lowest sum. */
static void test_doubling(void **state) {
    (void)state;
    static const struct {
        const char *plan[2], *last;
    } cases[] = {
        {{"red:11 cyan:3 green:2 yellow:1 blue:0 pink:0 purple:0 orange:0 yellow:0",
          "red:1 cyan:5 green:5 yellow:5 blue:5 pink:5 purple:5 orange:5 yellow:6"},
         "{'sums':[17,42],'scores':[17,42],'ended_by':0}"},
        {{"red:11 cyan:3 green:2 yellow:1 blue:0 pink:0 purple:0 orange:0 yellow:0",
          "red:1 cyan:5 green:5 yellow:5 blue:1 pink:-1 purple:1 orange:1 yellow:-1"},
         "{'sums':[17,17],'scores':[34,17],'ended_by':0}"},
        {{"red:11 cyan:3 green:2 yellow:1 blue:0 pink:0 purple:0 orange:0 yellow:0",
          "red:1 cyan:5 green:5 yellow:4 blue:1 pink:-1 purple:1 orange:1 yellow:-1"},
         "{'sums':[17,16],'scores':[34,16],'ended_by':0}"},
        {{"red:-1 cyan:1 green:-1 yellow:-1 blue:0 pink:0 purple:-1 orange:0 yellow:0",
          "red:0 cyan:-1 green:0 orange:-1 blue:-1 pink:-1 purple:0 yellow:1 cyan:0"},
         "{'sums':[-3,-3],'scores':[-3,-3],'ended_by':0}"},
        {{"red:-1 cyan:1 green:-1 yellow:1 blue:0 pink:0 purple:-1 orange:1 yellow:0",
          "red:0 cyan:-1 green:0 orange:-1 blue:-1 pink:-1 purple:0 yellow:4 cyan:0"},
         "{'sums':[0,0],'scores':[0,0],'ended_by':0}"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        rig r;
        rig_start(&r, "hilo", 2, "ages=1,0");
        hilo_play_round(&r, cases[i].plan);
        rig_is(&r, "last_round", cases[i].last);
        rig_done(&r);
    }
}

/* Three rounds of one turn each, in which seats end with these sums: nine cards each, of which no three are
 * in line. */
static const char *const marie_lucas_nina[3][3] = {
    {"red:1 orange:1 yellow:1 green:2 cyan:1 blue:0 purple:1 pink:1 red:-1",
     "red:3 orange:3 yellow:3 green:3 cyan:3 blue:3 purple:3 pink:3 orange:2",
     "red:0 orange:0 yellow:0 green:0 cyan:0 blue:1 purple:2 pink:2 cyan:4"},
    {"red:2 orange:2 yellow:2 green:2 cyan:2 blue:2 purple:2 pink:-1 orange:5",
     "red:1 orange:1 yellow:1 green:1 cyan:1 blue:1 purple:1 pink:1 yellow:6",
     "red:0 orange:0 yellow:0 green:0 cyan:0 blue:0 purple:0 pink:0 blue:11"},
    {"red:2 orange:2 yellow:2 green:2 cyan:2 blue:2 purple:2 pink:2 orange:7",
     "red:1 orange:1 yellow:1 green:1 cyan:1 blue:1 purple:1 pink:1 yellow:11",
     "red:3 orange:0 yellow:0 green:0 cyan:0 blue:0 purple:0 pink:0 blue:9"},
};

/* HL-5.4: the source's table: 7 26 9, then totals 25 40 20, then 48 59 32; nobody has more than 99, so round
 * 4 begins. */
static void test_source_table(void **state) {
    (void)state;
    rig r;
    static const char *const totals[] = {"[7,26,9]", "[25,40,20]", "[48,59,32]"};
    static const char *const rounds[] = {"2", "3", "4"};
    rig_start(&r, "hilo", 3, "max_turns=1");
    for (int i = 0; i < 3; i++) {
        hilo_play_round(&r, marie_lucas_nina[i]);
        rig_is(&r, "totals", totals[i]);
        rig_is(&r, "round", rounds[i]);
        rig_is(&r, "phase", "'first'");
        rig_is(&r, "over", "false");
        rig_told(&r, 0, "{'type':'round'}");
    }
    rig_is(&r, "last_round.ended_by", "null");
    rig_done(&r);
}

/* HL-5.4: a new round begins with all cards and nobody's turn. */
static void test_next_round(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 3, "max_turns=1");
    hilo_play_round(&r, marie_lucas_nina[0]);
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "0");
    rig_is(&r, "discard", "[]");
    rig_is(&r, "draw_count", "77");
    rig_is(&r, "ended_by", "null");
    rig_is(&r, "layouts.2", "[['?','?','?'],['?','?','?'],['?','?','?']]");
    rig_is(&r, "last_round", "{'sums':[7,26,9],'scores':[7,26,9],'ended_by':null}");
    rig_done(&r);
}

/* HL-5.4: the lowest total wins when one has reached the target. */
static void test_game_over(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 3, "max_turns=1 target=26");
    hilo_play_round(&r, marie_lucas_nina[0]);
    rig_is(&r, "over", "true");
    rig_is(&r, "phase", "'over'");
    rig_is(&r, "winners", "[0]");
    rig_is(&r, "totals", "[7,26,9]");
    rig_is(&r, "round", "1");
    rig_is(&r, "turns", "1");
    rig_is(&r, "turn", "1");
    rig_is(&r, "layouts", "[[],[],[]]");
    rig_is(&r, "discard", "[]");
    rig_is(&r, "unseen", "[]");
    rig_is(&r, "draw_count", "0");
    rig_is(&r, "actors", "[]");
    rig_is(&r, "last_round.sums", "[7,26,9]");
    rig_told(&r, 0, "{'type':'won','seat':0,'total':7}");
    rig_refused(&r, 0, "draw", "game_over", NULL);
    rig_start(&r, "hilo", 3, "max_turns=1 target=27");
    hilo_play_round(&r, marie_lucas_nina[0]);
    rig_is(&r, "over", "false");
    rig_done(&r);
}

/* HL-5.4: equal lowest totals share the win. */
static void test_shared_win(void **state) {
    (void)state;
    rig r;
    static const char *const plan[] = {
        "red:1 orange:1 yellow:1 green:0 cyan:1 blue:0 purple:1 pink:1 red:4",
        "red:3 orange:3 yellow:3 green:3 cyan:3 blue:3 purple:3 pink:3 orange:2",
        "red:0 orange:0 yellow:0 green:1 cyan:0 blue:1 purple:2 pink:2 cyan:4"};
    rig_start(&r, "hilo", 3, "max_turns=1 target=20");
    hilo_play_round(&r, plan);
    rig_is(&r, "totals", "[10,26,10]");
    rig_is(&r, "winners", "[0,2]");
    rig_done(&r);
}

/* HL-5.5: the round is stopped; all is turned over from the left of the last seat at turn; nothing is
 * doubled. */
static void test_max_turns(void **state) {
    (void)state;
    rig r;
    hilo_start(&r, 3, "max_turns=2", "pink:0", "pink:1 purple:1 blue:6 purple:5 pink:2 purple:2");
    rig_play(&r, 1, "take a1");
    rig_is(&r, "phase", "'choose'");
    rig_play(&r, 2, "take a1");
    rig_is(&r, "turns", "2");
    rig_is(&r, "turn", "2");
    rig_is(&r, "ended_by", "null");
    rig_is(&r, "reveal", "{'seat':0,'position':'c1','why':'final'}");
    rig_told(&r, 0, "{'type':'stopped','turns':2}");
    for (int i = 0; i < 21; i++) {
        assert_int_equal(r.state.hilo.reveal_seat, i / 7);
        hilo_reveal_any(&r);
    }
    rig_is(&r, "round", "2");
    rig_is(&r, "last_round.ended_by", "null");
    rig_done(&r);
}

/* HL-5.5: HL-5.1 is tested first; then the others still have their turn. */
static void test_end_before_max_turns(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "max_turns=13");
    hilo_build(&r, "? ? orange:2 yellow:1 green:1 cyan:1 orange:3 yellow:2 ?");
    hilo_put(&r, "c3", "green:2");
    rig_is(&r, "turns", "13");
    rig_is(&r, "ended_by", "0");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'choose'");
    rig_play(&r, 1, "take a1");
    rig_is(&r, "turns", "14");
    rig_is(&r, "phase", "'reveal'");
    rig_done(&r);
}

/* HL-5.5: 0 is no limit. */
static void test_no_max_turns(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "max_turns=0");
    for (int i = 0; i < 1500; i++) rig_play(&r, r.state.hilo.turn, "take a1");
    rig_is(&r, "turns", "1500");
    rig_is(&r, "ended_by", "null");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_last_turns),
        cmocka_unit_test(test_end_after_removal),
        cmocka_unit_test(test_final_reveals),
        cmocka_unit_test(test_best_removal),
        cmocka_unit_test(test_best_removal_slides),
        cmocka_unit_test(test_equal_removals),
        cmocka_unit_test(test_doubling),
        cmocka_unit_test(test_source_table),
        cmocka_unit_test(test_next_round),
        cmocka_unit_test(test_game_over),
        cmocka_unit_test(test_shared_win),
        cmocka_unit_test(test_max_turns),
        cmocka_unit_test(test_end_before_max_turns),
        cmocka_unit_test(test_no_max_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
