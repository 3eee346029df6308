/* HILO, rule by rule (rules/hilo.md): the lines that the end of a round creates (HL-5.2). */
#include "hilo_table.h"

#include "upcard/hilo.h"

#define NO_LINES "blue:2 green:1 cyan:1 orange:2 green:2 cyan:2 orange:3"

/* The last turn of a round that is stopped: seat 1 swaps its a1. Then chance turns over all cards: `own`
 * those of seat 0, then the seven of seat 1. */
static void turn_all_over(rig *r, const char *own, const char *other) {
    rig_play(r, 1, "take a1");
    rig_is(r, "reveal.why", "'final'");
    rig_cards(r, own);
    rig_cards(r, other);
}

/* Seat 0 has row 3 open and keeps it; row 1 comes by the turning over. Seat 1 gets rows 2 and 3. */
static void kept_and_created(rig *r, const char *rules) {
    hilo_begin(r, rules);
    hilo_build(r, "? ? ? ? ? ? red:1 red:2 red:3");
    rig_play(r, 0, "keep");
    hilo_put(r, "a1", "cyan:4");
    rig_play(r, 0, "keep");
    hilo_put(r, "b1", "cyan:5");
    rig_play(r, 0, "keep");
    rig_is(r, "kept", "null");
    turn_all_over(r, "cyan:6 orange:1 yellow:1 green:9", "blue:1 green:1 green:2 green:3 yellow:2 yellow:3");
    rig_is(r, "reveal", "{'seat':1,'position':'c3','why':'final'}");
}

/* HL-5.2, final_lines=created: a line that lay open before stays, and is named as it lies. */
static void test_created(void **state) {
    (void)state;
    rig r;
    kept_and_created(&r, "max_turns=10");
    rig_is(&r, "kept", "[['row 3'],[]]");
    rig_view_is(&r, 1, "kept", "[['row 3'],[]]");
    rig_cards(&r, "yellow:4");
    rig_told(&r, 0, "{'type':'removed','seat':0,'line':'row 1','highest':'cyan:6'}");
    rig_told(&r, 0, "{'type':'removed','seat':1,'line':'row 2','highest':'green:3'}");
    rig_told(&r, 0, "{'type':'removed','seat':1,'line':'row 2','highest':'yellow:4'}");
    rig_not_told(&r, 0, "{'type':'removed','seat':0,'highest':'red:3'}");
    rig_told(&r, 0,
             "{'type':'scored','seat':0,'cards':['red:1','red:2','red:3','orange:1','yellow:1','green:9']}");
    rig_is(&r, "last_round", "{'sums':[17,7],'scores':[17,7],'ended_by':null}");
    rig_is(&r, "kept", "null");
    rig_done(&r);
}

/* HL-5.2, final_lines=all: it goes too. */
static void test_all(void **state) {
    (void)state;
    rig r;
    kept_and_created(&r, "max_turns=10 final_lines=all");
    rig_is(&r, "kept", "null");
    rig_cards(&r, "yellow:4");
    rig_told(&r, 0, "{'type':'removed','seat':0,'highest':'red:3'}");
    rig_is(&r, "last_round.sums", "[11,7]");
    rig_done(&r);
}

/* HL-5.2, final_choice=player: in turn order each seat with a line that may go removes by its own choice. */
static void test_player(void **state) {
    (void)state;
    rig r;
    kept_and_created(&r, "max_turns=10 final_choice=player removal=optional");
    rig_cards(&r, "yellow:4");
    rig_is(&r, "phase", "'hilo'");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "10");
    rig_is(&r, "slid", "false");
    rig_is(&r, "reveal", "null");
    rig_is(&r, "kept", "[['row 3'],[]]");
    rig_legal_is(&r, 0, "remove row 1");
    rig_legal_is(&r, 1, "");
    rig_refused(&r, 0, "keep", "illegal_move", "HL-5.2");
    rig_refused(&r, 0, "remove row 3", "illegal_move", "HL-5.2");
    rig_refused(&r, 0, "remove row 2", "illegal_move", "HL-4.1");
    rig_refused(&r, 0, "draw", "illegal_move", "HL-5.2");
    rig_refused(&r, 1, "remove row 2", "not_your_turn", NULL);
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[['orange:1','yellow:1','green:9'],['red:1','red:2','red:3']]");
    rig_is(&r, "kept", "[['row 2'],[]]"); /* the same three cards */
    rig_is(&r, "turn", "1");
    rig_legal_is(&r, 1, "remove row 2|remove row 3");
    rig_play(&r, 1, "remove row 3");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "10");
    rig_legal_is(&r, 1, "remove row 2");
    rig_play(&r, 1, "remove row 2");
    rig_is(&r, "last_round", "{'sums':[17,7],'scores':[17,7],'ended_by':null}");
    rig_is(&r, "round", "2");
    rig_is(&r, "kept", "null");
    rig_done(&r);
}

/* HL-5.2: with final_lines=all every line may go, and only the lines that lie there. */
static void test_player_all(void **state) {
    (void)state;
    rig r;
    kept_and_created(&r, "max_turns=10 final_lines=all final_choice=player");
    rig_cards(&r, "yellow:4");
    rig_is(&r, "kept", "null");
    rig_legal_is(&r, 0, "remove row 1|remove row 3");
    rig_play(&r, 0, "remove row 3");
    rig_is(&r, "turn", "0");
    rig_refused(&r, 0, "keep", "illegal_move", "HL-5.2");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* HL-5.2: the cards are discarded as in HL-4.4; at the end of the game `turn` is the seat of the last turn.
 */
static void test_player_ends_game(void **state) {
    (void)state;
    rig r;
    kept_and_created(&r, "max_turns=10 final_choice=player target=17");
    rig_cards(&r, "yellow:4");
    rig_play(&r, 0, "remove row 1");
    int top = r.state.hilo.discards - 1;
    assert_int_equal(r.state.hilo.discard[top - 2] % UC_HILO_VALUES - 1, 6);
    assert_int_equal(r.state.hilo.discard[top] % UC_HILO_VALUES - 1, 4);
    rig_play(&r, 1, "remove row 2");
    rig_play(&r, 1, "remove row 2");
    rig_is(&r, "over", "true");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "10");
    rig_is(&r, "kept", "null");
    rig_is(&r, "layouts", "[[],[]]");
    rig_is(&r, "winners", "[1]");
    rig_done(&r);
}

/* Seat 0 keeps row 3, and column c comes, which takes a card of it. */
static void crossing(rig *r, const char *rules) {
    hilo_begin(r, rules);
    hilo_build(r, "? ? ? ? ? ? red:1 red:2 red:3");
    rig_play(r, 0, "keep");
    turn_all_over(r, "red:7 orange:1 yellow:1 red:8",
                  "blue:2 green:1 green:2 green:3 yellow:7 blue:4 orange:3");
}

/* HL-5.2: a kept line may lose a card to a created line that crosses it; it is not listed any more. */
static void test_crossing(void **state) {
    (void)state;
    rig r;
    crossing(&r, "max_turns=6");
    rig_told(&r, 0, "{'type':'removed','seat':0,'line':'col c','highest':'red:8','lowest':'red:3'}");
    rig_is(&r, "last_round.sums.0", "16");
    crossing(&r, "max_turns=6 final_choice=player");
    rig_is(&r, "kept", "[['row 3'],[]]");
    rig_legal_is(&r, 0, "remove col c");
    rig_play(&r, 0, "remove col c");
    rig_is(&r, "kept", "[[],[]]");
    rig_is(&r, "turn", "1");
    rig_play(&r, 1, "remove row 2");
    rig_is(&r, "last_round.sums.0", "16");
    rig_done(&r);
}

/* A diagonal comes, and its vertical slide makes another line. */
static void sliding(rig *r, const char *rules) {
    hilo_begin(r, rules);
    hilo_build(r, "red:4 ? ? ? red:5 ? ? ? ?");
    turn_all_over(r, "blue:1 orange:1 yellow:4 yellow:2 yellow:3 red:6", NO_LINES);
}

/* HL-5.2: a line that a slide makes is created too. HL-4.7 does not apply: its removal is a move. */
static void test_slide(void **state) {
    (void)state;
    rig r;
    sliding(&r, "max_turns=4");
    rig_told(&r, 0, "{'type':'slid','seat':0,'direction':'vertical'}");
    rig_is(&r, "last_round.sums", "[7,25]");
    sliding(&r, "max_turns=4 final_choice=player");
    rig_legal_is(&r, 0, "remove diag a1c3 horizontal|remove diag a1c3 vertical");
    rig_play(&r, 0, "remove diag a1c3 vertical");
    rig_is(&r, "layouts.0", "[['orange:1','purple:5','blue:1'],['yellow:2','yellow:3','yellow:4']]");
    rig_is(&r, "turn", "0");
    rig_is(&r, "slid", "false");
    rig_legal_is(&r, 0, "remove row 2");
    rig_play(&r, 0, "remove row 2");
    rig_is(&r, "last_round.sums", "[7,25]");
    rig_done(&r);
}

/* HL-4.7, HL-5.2: the second of two lines of a slide lay open before, and goes only with final_lines=all. */
static void test_second_slid_line(void **state) {
    (void)state;
    static const char *const rules[] = {"", "final_lines=all"}, *const sums[] = {"12", "0"};
    for (int i = 0; i < 2; i++) {
        rig r;
        hilo_begin(&r, rules[i]);
        hilo_build(&r, "green:1 green:2 red:1 cyan:3 red:2 green:3 ? cyan:4 cyan:5");
        hilo_put(&r, "a3", "red:3");
        rig_play(&r, 0, "remove diag c1a3 vertical");
        rig_is(&r, "slid", "true");
        rig_play(&r, 0, "remove row 1");
        rig_is(&r, "ended_by", "0");
        rig_play(&r, 1, "take a1");
        rig_is(&r, "kept", i ? "null" : "[['row 1'],[]]");
        while (r.state.head.round == 1) hilo_reveal_any(&r);
        rig_is(&r, "last_round.sums.0", sums[i]);
        rig_done(&r);
    }
}

/* HL-5.2: the seat that ended the round is the last to choose; it may have lines of its own
 * (final_lines=all).
 */
static void test_order(void **state) {
    (void)state;
    rig r;
    static const char *const plan[] = {"red:11 cyan:10 green:9 red:10 cyan:1 green:2 red:0 cyan:0 purple:3",
                                       "red:1 red:2 red:3 red:4 cyan:7 orange:5 red:9 yellow:6 blue:8"};
    rig_start(&r, "hilo", 2, "final_lines=all final_choice=player");
    hilo_play_round(&r, plan);
    rig_is(&r, "ended_by", "0");
    rig_is(&r, "turn", "1");
    rig_legal_is(&r, 1, "remove row 1|remove col a");
    rig_play(&r, 1, "remove row 1");
    rig_is(&r, "turn", "0");
    rig_play(&r, 0, "remove col b");
    rig_play(&r, 0, "remove col a");
    rig_is(&r, "last_round", "{'sums':[14,39],'scores':[14,39],'ended_by':0}");
    rig_done(&r);
}

/* Each invariant of the end of a round is looked at. */
static void test_check(void **state) {
    (void)state;
    rig r;
    kept_and_created(&r, "max_turns=10 final_choice=player");
    rig_cards(&r, "yellow:4");
    uc_state good = r.state;
    assert_null(uc_check(&good));
    HILO_BROKEN(good, bad->seat[0].kept = 2);
    HILO_BROKEN(good, bad->seat[0].kept = 5);
    HILO_BROKEN(good, bad->reveal_why = UC_HILO_WHY_UNCOVER);
    HILO_BROKEN(good, bad->reveal_cell = 0);
    HILO_BROKEN(good, bad->reveal_cell = 2);
    HILO_BROKEN(good, bad->rules.final_choice = 0);
    HILO_BROKEN(good, bad->rules.final_lines = 1);
    HILO_BROKEN(good, bad->slid = 1);
    HILO_BROKEN(good, bad->turn = 1);
    HILO_BROKEN(good, bad->ended_by = 1);
    r.state = good;
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_created),
        cmocka_unit_test(test_all),
        cmocka_unit_test(test_player),
        cmocka_unit_test(test_player_all),
        cmocka_unit_test(test_player_ends_game),
        cmocka_unit_test(test_crossing),
        cmocka_unit_test(test_slide),
        cmocka_unit_test(test_second_slid_line),
        cmocka_unit_test(test_order),
        cmocka_unit_test(test_check),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
