/* The findings of a load test when a record differs from the moves confirmed to its clients. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "swarm/swarm.h"
#include "upcard/fair.h"
#include "upcard/record.h"

enum { RECORD_MAX = 1 << 16 };

/** A whole game of random moves, its record, and the swarm's table to which all of it was confirmed. */
typedef struct game {
    swarm_options options;
    swarm swarm;
    swarm_table table;
    char record[RECORD_MAX];
    uc_text text;
} game;

static void begin_record(game *g, const uc_state *fresh, uc_fair *fair) {
    char extra[512], reason[256];
    uint8_t secret[UC_SECRET_BYTES];
    uc_text text;
    (void)reason;
    uc_fair_secret_of_text(secret, "swarm");
    uc_fair_start(fair, secret, NULL, 0);
    uc_text_start(&text, extra, sizeof extra);
    uc_text_add(&text, "commit ");
    uc_fair_commit(&text, secret);
    uc_text_add(&text, "\nseed ");
    uc_fair_secret_text(&text, secret);
    uc_text_add(&text, "\n");
    uc_text_start(&g->text, g->record, sizeof g->record);
    uc_record_begin(&g->text, fresh, extra);
}

static void play(game *g, uc_state *state, uc_fair *fair) {
    uc_rng rng;
    int64_t seq = 0;
    uc_rng_start(&rng, 1, 0);
    for (uint64_t actors; (actors = uc_actors(state));) {
        uc_move legal[UC_MOVES_MAX], move;
        int mover = actors == UC_ACTORS_CHANCE ? UC_CHANCE : __builtin_ctzll(actors);
        if (mover == UC_CHANCE)
            move = uc_fair_draw(fair, state);
        else
            move = legal[uc_rng_below(&rng, (uint32_t)uc_legal(state, mover, legal))];
        uc_record_move(&g->text, g->table.game, mover, move);
        seq++;
        if (mover != UC_CHANCE) {
            char word[UC_MOVE_TEXT_MAX];
            uc_text text;
            uc_text_start(&text, word, sizeof word);
            uc_move_text(&text, g->table.game, move);
            swarm_remember(&g->table, seq, mover, word);
        }
        assert_int_equal(uc_apply(state, mover, move, NULL).error, UC_OK);
    }
    uc_record_result(&g->text, state);
    assert_true(uc_text_whole(&g->text));
}

static int open_game(void **state) {
    char reason[256];
    uc_text message;
    uc_state fresh;
    uc_fair fair;
    const uc_setting short_game = {"target", "30"};
    game *g = calloc(1, sizeof *g);
    uc_text_start(&message, reason, sizeof reason);
    if (!g || uc_start(&fresh, uc_game_find("flip7"), 3, &short_game, 1, &message)) return -1;
    g->options.clock = "none";
    g->swarm.options = &g->options;
    g->table = (swarm_table){.swarm = &g->swarm, .game = uc_game_of(&fresh), .code = "TEST"};
    begin_record(g, &fresh, &fair);
    play(g, &fresh, &fair);
    *state = g;
    return 0;
}

static int close_game(void **state) {
    game *g = *state;
    free(g->table.moves);
    free(g);
    return 0;
}

static void check(game *g) {
    swarm_check_record(&g->table, g->record, strlen(g->record));
}

/** Checks that this kind of error was found `times` times, and no other kind. */
static void found(const game *g, swarm_wrong wrong, uint64_t times) {
    assert_int_equal(g->swarm.wrong[wrong], times);
    assert_int_equal(g->swarm.wrongs, times);
}

static void matching_records(void **state) {
    game *g = *state;
    uint32_t count = g->table.count;
    swarm_confirmed first = g->table.moves[0]; /* clients learn of their moves in any order */
    g->table.moves[0] = g->table.moves[count - 1];
    g->table.moves[count - 1] = first;
    check(g);
    assert_int_equal(g->swarm.wrongs, 0);
    assert_int_equal(g->swarm.checked, 1);
    assert_int_equal(g->swarm.moves_checked, count);
}

static void a_lost_move(void **state) {
    game *g = *state;
    swarm_remember(&g->table, 1000000, 1, "hit"); /* confirmed, and nowhere in the record */
    check(g);
    found(g, SWARM_LOST, 1);
}

static void a_move_at_a_place_of_chance(void **state) {
    game *g = *state;
    swarm_remember(&g->table, 1, 1, "hit");
    check(g);
    found(g, SWARM_LOST, 1);
}

static void another_move(void **state) {
    game *g = *state;
    g->table.moves[1].move ^= 1;
    g->table.moves[2].seat ^= 1;
    check(g);
    found(g, SWARM_LOST, 2);
}

static void a_move_twice(void **state) {
    game *g = *state;
    swarm_remember(&g->table, g->table.moves[0].seq, 2, "stay");
    check(g);
    assert_int_equal(g->swarm.wrong[SWARM_TWICE], 1);
}

static void a_move_of_nobody(void **state) {
    game *g = *state;
    g->table.moves[3] = g->table.moves[--g->table.count];
    check(g);
    found(g, SWARM_STRANGE, 1);
}

/* With a clock, bots move for absent players. */
static void a_move_of_a_bot(void **state) {
    game *g = *state;
    g->options.clock = "blitz";
    g->table.count--;
    check(g);
    assert_int_equal(g->swarm.wrongs, 0);
    assert_int_equal(g->swarm.strange, 1);
}

static void a_changed_card(void **state) {
    game *g = *state;
    char *card = strstr(g->record, "* card 1");
    assert_non_null(card);
    card[8] = card[8] == '2' ? '1' : '2'; /* 10, 11 or 12 */
    check(g);
    assert_int_equal(g->swarm.wrong[SWARM_RECORD], 1);
    assert_int_equal(g->swarm.checked, 0);
}

static void no_seed(void **state) {
    game *g = *state;
    memcpy(strstr(g->record, "seed "), "feed ", 5);
    check(g);
    found(g, SWARM_RECORD, 1);
}

static void other_totals(void **state) {
    game *g = *state;
    client pair[2] = {{.seat = 0}, {.seat = 1}};
    swarm_seat seats[2] = {{.client = &pair[0], .totals = 5}, {.client = &pair[1], .totals = 5}};
    g->table.seat = seats;
    g->table.seats = 2;
    swarm_check_totals(&g->table);
    found(g, SWARM_TOTALS, 0);
    seats[1].totals = 6;
    swarm_check_totals(&g->table);
    found(g, SWARM_TOTALS, 1);
}

/** Durations come back at most 3 % too long. */
static void percentiles(void **state) {
    static latency l;
    (void)state;
    assert_int_equal(latency_share(&l, 0.5), 0);
    for (uint64_t us = 1; us <= 100000; us++) latency_add(&l, us);
    static const double shares[] = {0.001, 0.01, 0.1, 0.5, 0.9, 0.99, 0.999};
    for (size_t i = 0; i < sizeof shares / sizeof shares[0]; i++) {
        double exact = 100000 * shares[i], told = (double)latency_share(&l, shares[i]);
        assert_true(told >= exact - 0.5 && told <= 1.032 * exact + 1);
    }
    assert_int_equal(latency_share(&l, 1), 100000);
    latency_add(&l, UINT64_MAX / 2);
    assert_int_equal(l.max_us, UINT64_MAX / 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(matching_records, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_lost_move, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_move_at_a_place_of_chance, open_game, close_game),
        cmocka_unit_test_setup_teardown(another_move, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_move_twice, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_move_of_nobody, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_move_of_a_bot, open_game, close_game),
        cmocka_unit_test_setup_teardown(a_changed_card, open_game, close_game),
        cmocka_unit_test_setup_teardown(no_seed, open_game, close_game),
        cmocka_unit_test_setup_teardown(other_totals, open_game, close_game),
        cmocka_unit_test(percentiles)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
