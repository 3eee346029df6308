/* HILO apart from its rules: texts, sentences of refusals, views and random play. */
#include <stdio.h>
#include <string.h>

#include "hilo_table.h"

#include "core/apply.h"
#include "core/set.h"

/* ---- beside the rules ---- */

static void test_unknown_texts(void **state) {
    (void)state;
    static const char *const texts[] = {
        "",        "card",         "card red",     "card red:12", "card red:05",  "card red:",
        "card :5", "turn",         "turn d1",      "turn a4",     "take A1",      "draw ",
        "keep 1",  "remove row 4", "remove row 0", "remove",      "remove col d", "remove diag",
        "Draw",    "trade  a1",    "discard a1"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_int_equal(uc_move_parse(uc_games[UC_GAME_HILO], texts[i], strlen(texts[i])), -1);
    assert_int_equal(uc_move_parse(uc_games[UC_GAME_HILO], "remove diag c1a3 vertical", 25),
                     UC_HILO_REMOVE + 9);
}

static void refusal_is(const rig *r, int mover, const char *move, const char *sentence) {
    uc_state copy = r->state;
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move number = (uc_move)uc_move_parse(uc_games[UC_GAME_HILO], move, strlen(move));
    uc_refusal_text(&text, &r->state, mover, number, uc_apply(&copy, mover, number, NULL));
    assert_string_equal(buffer, sentence);
}

static void test_refusals_in_words(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 2, "");
    refusal_is(&r, UC_CHANCE, "keep", "HL-2.2: a card is to be turned up first");
    hilo_begin(&r, "removal=forced");
    refusal_is(&r, 0, "discard", "HL-3.1: a turn begins with taking a card or drawing one");
    hilo_build(&r, "red:1 red:2 ? ? ? ? ? ? ?");
    hilo_others(&r);
    rig_play(&r, 0, "draw");
    refusal_is(&r, UC_CHANCE, "card red:1", "HL-1.1: red:1 is seen already");
    refusal_is(&r, UC_CHANCE, "draw", "HL-3.3: a card is to be drawn now");
    rig_cards(&r, "red:3");
    refusal_is(&r, 0, "take a1", "HL-3.3: the drawn card is to be traded or discarded");
    rig_play(&r, 0, "trade c1");
    refusal_is(&r, UC_CHANCE, "draw", "a card is to be seen now");
    rig_cards(&r, "cyan:1");
    refusal_is(&r, 0, "keep", "HL-4.2: one line must be removed");
    refusal_is(&r, 0, "remove row 2", "HL-4.1: row 2 is no line of three face-up cards of one color");
    refusal_is(&r, 0, "draw", "HL-4.2: a line is to be removed now, or kept");
    rig_play(&r, 0, "remove row 1");
    hilo_others(&r);
    refusal_is(&r, 0, "take a3", "HL-3.2: a3 is no place of the layout");
    hilo_put(&r, "a1", "cyan:2");
    hilo_others(&r);
    rig_play(&r, 0, "draw");
    rig_cards(&r, "cyan:4");
    refusal_is(&r, 0, "trade c3", "HL-3.3: c3 is no place of the layout");
    rig_play(&r, 0, "discard");
    refusal_is(&r, 0, "turn a1", "HL-3.3: a1 is face up already");
    refusal_is(&r, 0, "turn c3", "HL-3.3: c3 is no place of the layout");
    refusal_is(&r, 0, "draw", "HL-3.3: a face-down card is to be turned over now");
    refusal_is(&r, 0, "card red:1", "HL-3.3: a face-down card is to be turned over now");
    hilo_begin(&r, "");
    hilo_build(&r, "green:1 green:2 red:1 cyan:3 red:2 green:3 ? cyan:4 cyan:5");
    hilo_put(&r, "a3", "red:3");
    rig_play(&r, 0, "remove diag c1a3 vertical");
    refusal_is(&r, 0, "keep", "HL-4.7: one of the two new lines must be removed");
    rig_done(&r);
}

static void test_refused_after_the_split(void **state) {
    (void)state;
    rig r;
    hilo_empty_draw_pile(&r);
    int seat = r.state.hilo.turn;
    rig_play(&r, seat, "draw");
    refusal_is(&r, UC_CHANCE, "card red:-1", "HL-3.4: red:-1 lies face down in a layout");
    rig_cards(&r, "red:1");
    rig_play(&r, seat, "trade c3");
    refusal_is(&r, UC_CHANCE, "card red:3", "HL-3.4: red:3 is in the draw pile");
    hilo_reveal_any(&r);
    rig_done(&r);
}

static void test_options(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 4, "");
    rig_is(
        &r, "rules",
        "{'removal':'optional','final_lines':'created','final_choice':'auto','target':100,'max_turns':1000,"
        "'ages':'0,1,2,3','rounds':0,'tie':'shared','doubling':'strict','lines_per_turn':1}");
    rig_start(&r, "hilo", 2,
              "removal=forced final_lines=all final_choice=player target=1000000 max_turns=0 ages=1,0 "
              "rounds=1000 tie=extra_round doubling=off lines_per_turn=3");
    rig_is(&r, "rules",
           "{'removal':'forced','final_lines':'all','final_choice':'player','target':1000000,'max_turns':0,"
           "'ages':'1,0','rounds':1000,'tie':'extra_round','doubling':'off','lines_per_turn':3}");
    rig_done(&r);
}

/* HL-3.3: for the others the drawn card is any card of the draw pile. */
static void test_resample(void **state) {
    (void)state;
    rig r;
    uc_rng rng;
    uc_view view, again;
    uc_set met = {{0, 0}};
    hilo_empty_draw_pile(&r);
    int seat = r.state.hilo.turn;
    rig_play(&r, seat, "draw");
    rig_cards(&r, "red:1");
    uc_set pile = set_minus(r.state.hilo.unseen, r.state.hilo.down);
    uc_rng_start(&rng, 1, 0);
    uc_view_of(&r.state, (seat + 1) % 6, &view);
    uc_memory memory;
    uc_memory_start(&memory, &view);
    uc_memory_update(&memory, &view, r.events.item, 0);
    for (int i = 0; i < 2000; i++) {
        uc_state other;
        memset(&other, 0, sizeof other);
        uc_resample(&view, &memory, &rng, &other);
        assert_null(uc_check(&other));
        uc_view_of(&other, (seat + 1) % 6, &again);
        assert_memory_equal(&again, &view, uc_state_size(&other));
        set_add(&met, other.hilo.drawn);
    }
    set_add(&pile, 2);
    assert_true(set_equal(met, pile));
    uc_view_of(&r.state, seat, &view);
    uc_state same = r.state;
    uc_resample(&view, NULL, &rng, &same);
    assert_memory_equal(&same, &r.state, uc_state_size(&same));
    rig_done(&r);
}

/* Random play from here in the library is the same as through the lists of moves, to the last random number.
 */
static void playouts_are_equal(uc_state *fast, uint64_t seed, int pieces) {
    const uc_game *game = uc_games[UC_GAME_HILO];
    uc_state slow = *fast;
    uc_rng a, b, limits;
    uc_rng_start(&a, seed, 0);
    uc_rng_start(&limits, seed, 1);
    b = a;
    for (int i = 0; i < pieces; i++) {
        uint64_t limit = uc_rng_below(&limits, i & 1 ? 20 : 200);
        assert_int_equal(
            uc_playout(fast, &a, limit),
            uc_playout_by(&slow, &b, limit, game->actors, game->legal, game->step, game->weight, game->pick));
        assert_memory_equal(fast, &slow, uc_state_size(&slow));
        assert_memory_equal(&a, &b, sizeof a);
        assert_null(uc_check(&slow));
    }
}

static void test_playout(void **state) {
    (void)state;
    for (uint64_t k = 0; k < 600; k++) {
        rig r;
        char rules[128];
        snprintf(rules, sizeof rules,
                 "target=%d max_turns=%d removal=%s final_lines=%s final_choice=%s lines_per_turn=%d",
                 1 + (int)(k % 7) * 40, (int)(k % 3) * 9, k & 1 ? "forced" : "optional",
                 k & 2 ? "all" : "created", k & 4 ? "player" : "auto", 1 + (int)(k / 8 % 3));
        rig_start(&r, "hilo", 2 + (int)(k % 5), rules);
        playouts_are_equal(&r.state, k, 8);
    }
}

/* HL-3.4 */
static void test_playout_after_the_split(void **state) {
    (void)state;
    rig r;
    hilo_empty_draw_pile(&r);
    for (uint64_t k = 0; k < 50; k++) {
        uc_state from = r.state;
        playouts_are_equal(&from, k, 4);
    }
    rig_play(&r, r.state.hilo.turn, "draw");
    hilo_reveal_any(&r);
    rig_play(&r, r.state.hilo.turn, "trade a1");
    for (uint64_t k = 0; k < 50; k++) {
        uc_state from = r.state;
        playouts_are_equal(&from, k, 4);
    }
}

/* Outcomes are chance's alone. */
static void test_no_outcomes(void **state) {
    (void)state;
    rig r;
    uc_move moves[UC_MOVES_MAX];
    hilo_begin(&r, "");
    assert_int_equal(uc_outcomes(&r.state, moves, NULL), 0);
    rig_play(&r, 0, "draw");
    assert_int_equal(uc_outcomes(&r.state, moves, NULL), 85 + 14);
    assert_int_equal(uc_legal(&r.state, 0, moves), 0);
    hilo_reveal_any(&r);
}

/* Turns over all cards of seat 0, all of different colors. */
static void open_all(uc_hilo *h) {
    h->seat[0].down = 0;
    for (int i = 2; i < UC_HILO_CELLS; i++) {
        h->seat[0].cell[i] = (uint8_t)(UC_HILO_VALUES * (i - 1) + 3);
        set_drop(&h->unseen, h->seat[0].cell[i]);
    }
}

/* The check finds a violation of each invariant. */
static void test_check(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    uc_state good = r.state;
    const uc_hilo *h = &good.hilo;
    HILO_BROKEN(good, bad->head.seats = 7);
    HILO_BROKEN(good, bad->head.seats = 1);
    HILO_BROKEN(good, bad->seat[0].rows = 2, bad->seat[0].columns = 4);
    HILO_BROKEN(good, bad->seat[0].rows = 1, bad->seat[0].columns = 1);
    HILO_BROKEN(good, open_all(bad));
    HILO_BROKEN(good, bad->head.phase = 9);
    HILO_BROKEN(good, bad->discards = 105);
    HILO_BROKEN(good, bad->discard[50] = 1);
    HILO_BROKEN(good, bad->seat[0].rows = 4);
    HILO_BROKEN(good, bad->seat[0].columns = 1);
    HILO_BROKEN(good, bad->seat[0].rows = 2, bad->seat[0].down &= 077);
    HILO_BROKEN(good, bad->seat[0].down ^= 1);
    HILO_BROKEN(good, bad->seat[0].lines = 1);
    HILO_BROKEN(good, bad->ages[0] = 1);
    HILO_BROKEN(good, bad->ages[0] = 9);
    HILO_BROKEN(good, bad->turn = 2);
    HILO_BROKEN(good, bad->ended_by = 2);
    HILO_BROKEN(good, set_add(&bad->unseen, h->discard[0]));
    HILO_BROKEN(good, bad->seat[0].cell[0] = h->seat[0].cell[1]);
    HILO_BROKEN(good, bad->seat[0].cell[0] = 104);
    HILO_BROKEN(good, set_drop(&bad->unseen, 0));
    HILO_BROKEN(good, set_add(&bad->down, 0));
    HILO_BROKEN(good, set_add(&bad->down, h->discard[0]));
    HILO_BROKEN(good, bad->split = 1);
    HILO_BROKEN(good, bad->reveal_seat = 0);
    HILO_BROKEN(good, bad->reveal_cell = 1);
    HILO_BROKEN(good, bad->reveal_why = 1);
    HILO_BROKEN(good, bad->head.phase = UC_HILO_REVEAL);
    HILO_BROKEN(good, bad->head.phase = UC_HILO_REVEAL, bad->reveal_seat = 0);
    HILO_BROKEN(good, bad->head.phase = UC_HILO_REVEAL, bad->reveal_seat = 2);
    HILO_BROKEN(good, bad->head.phase = UC_HILO_REVEAL, bad->reveal_seat = 1, bad->reveal_cell = 9);
    HILO_BROKEN(good, bad->incoming = 0, set_drop(&bad->unseen, 0));
    HILO_BROKEN(good, bad->drawn = 0, set_drop(&bad->unseen, 0));
    HILO_BROKEN(good, bad->drawn = h->discard[0]);
    HILO_BROKEN(good, bad->slid = 1);
    HILO_BROKEN(good, bad->head.phase = UC_HILO_HILO);
    HILO_BROKEN(good, bad->head.phase = UC_HILO_FIRST);
    HILO_BROKEN(good, bad->head.phase = UC_HILO_OVER);
    assert_null(uc_check(&good));
    hilo_empty_draw_pile(&r);
    r.state.head.phase = UC_HILO_DRAWING;
    assert_non_null(uc_check(&r.state));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_unknown_texts),
        cmocka_unit_test(test_refusals_in_words),
        cmocka_unit_test(test_refused_after_the_split),
        cmocka_unit_test(test_options),
        cmocka_unit_test(test_resample),
        cmocka_unit_test(test_playout),
        cmocka_unit_test(test_playout_after_the_split),
        cmocka_unit_test(test_no_outcomes),
        cmocka_unit_test(test_check),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
