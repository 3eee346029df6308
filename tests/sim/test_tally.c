/* Tallies of simulations: golden games counted by hand, and sums that must agree in every game. */
#include "rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "any_game.h"
#include "random_play.h"
#include "sim/tally.h"
#include "upcard/record.h"

typedef struct counted {
    const uc_game *game;
    tally_game now;
    uc_tally tally[UC_TALLIES_MAX]; /* of finished games */
} counted;

/** The record in a golden file (tests/golden/test_golden.c describes the other lines). */
static char *golden_record(const char *name) {
    char path[4096], line[16384];
    snprintf(path, sizeof path, "%s/tests/golden/%s.golden", getenv("SOURCE_ROOT"), name);
    FILE *file = fopen(path, "r");
    if (!file) fail_msg("cannot read %s", path);
    char *record = calloc(1, 1 << 16);
    assert_non_null(record);
    while (fgets(line, sizeof line, file))
        if (*line != ' ' && *line != '#') strcat(record, line);
    fclose(file);
    return record;
}

static counted count_golden(const char *name) {
    counted c;
    char message[UC_MESSAGE_MAX], *text = golden_record(name);
    uc_text reason;
    uc_record record;
    uc_events events = {.count = 0};
    memset(&c, 0, sizeof c);
    uc_text_start(&reason, message, sizeof message);
    assert_int_equal(uc_record_open(&record, text, strlen(text), &reason), UC_OK);
    c.game = uc_game_of(&record.state);
    tally_open(&c.now, c.game);
    tally_start(&c.now, &record.state);
    for (; uc_record_next(&record, &events, &reason) == 1; events.count = 0)
        tally_move(&c.now, &record.state, &events);
    assert_true(uc_over(&record.state));
    tally_end(&c.now, &record.state, c.tally);
    free(text);
    return c;
}

static const uc_tally *find(const counted *c, const char *key) {
    int index = 0;
    for (; uc_tally_key_of(c->game, index).key; index++)
        if (!strcmp(uc_tally_key_of(c->game, index).key, key)) return &c->tally[index];
    fail_msg("nothing is counted as %s", key);
    return NULL;
}

#define assert_counts(c, key, number_, rounds_, measure_)                                                    \
    do {                                                                                                     \
        assert_int_equal(find(c, key)->number.sum, number_);                                                 \
        assert_int_equal(find(c, key)->in_rounds.sum, rounds_);                                              \
        assert_int_equal(find(c, key)->measure.sum, measure_);                                               \
    } while (0)

static void golden_flip7(void **state) {
    (void)state;
    counted c = count_golden("flip7");
    assert_counts(&c, "turns", 21, 3, 0); /* 18 hits, 3 stays */
    assert_counts(&c, "hits", 18, 3, 1);
    assert_counts(&c, "busted.hit", 1, 1, 0);
    assert_counts(&c, "flip3s", 2, 2, 0);
    assert_counts(&c, "froze", 3, 2, 0);
    assert_counts(&c, "saved", 2, 2, 0);
    assert_counts(&c, "flip7.hit", 1, 1, 0);
    assert_counts(&c, "flip7.flip3", 0, 0, 0);
    assert_counts(&c, "points", 9, 3, 16 + 0 + 18 + 0 + 29 + 11 + 68 + 14 + 0);
    assert_counts(&c, "points.stayed", 3, 2, 16 + 18 + 29);
    assert_counts(&c, "points.frozen", 3, 2, 0 + 11 + 0);
    assert_counts(&c, "points.active", 2, 1, 68 + 14);
    assert_counts(&c, "points.flip7", 1, 1, 68);
    assert_counts(&c, "cards.stayed", 3, 2, 2 + 2 + 4);
    assert_counts(&c, "totals", 1, 1, 84);
}

static void golden_hilo(void **state) {
    (void)state;
    counted c = count_golden("hilo_diagonals");
    assert_counts(&c, "turns", 28, 2, 2);
    assert_counts(&c, "draws", 26, 2, 3);
    assert_counts(&c, "removed", 9, 2, 0);
    assert_counts(&c, "removed.row", 4, 2, 0);
    assert_counts(&c, "removed.column", 1, 1, 0);
    assert_counts(&c, "removed.diagonal", 4, 2, 0);
    assert_counts(&c, "removed.chosen", 7, 2, 0);
    assert_counts(&c, "removed.slide", 2, 1, 0);
    assert_counts(&c, "offers", 7, 2, 0);
    assert_counts(&c, "endings", 2, 2, 1); /* a sum of 0 is not worth doubling */
    assert_counts(&c, "endings.beginner", 2, 2, 2);
    assert_counts(&c, "sums", 4, 2, -1 + 0 + 9 + 0);
    assert_counts(&c, "sums.ender", 2, 2, 0 + 9);
    assert_counts(&c, "sums.beginner", 2, 2, 0 + 9);
    assert_counts(&c, "doublings", 1, 1, 18);
    assert_counts(&c, "totals", 1, 1, 0);
}

static void golden_hi_lo_flip(void **state) {
    (void)state;
    counted c = count_golden("hi_lo_flip_two");
    assert_counts(&c, "played", 35, 2, 0);
    assert_counts(&c, "owes", 4, 2, 0);
    assert_counts(&c, "turns", 35 - 4, 2, 0);
    assert_counts(&c, "tosses", 14, 2, 7);
    assert_counts(&c, "tosses.lost", 7, 2, 4); /* by 60, 100, 10 and 2 */
    assert_counts(&c, "skipped", 3, 2, 0);
    assert_counts(&c, "piles", 6, 2, 3 + 15 + 1 + 14 + 3 + 57);
    assert_counts(&c, "piles.cards", 6, 2, 3 + 6 + 1 + 5 + 3 + 12);
    assert_counts(&c, "out.cards", 2, 2, 3 + 2);
    assert_counts(&c, "out.beginner", 2, 2, 2);
    assert_counts(&c, "points", 4, 2, 38 + 17 + 3 + 78);
    assert_counts(&c, "points.out", 2, 2, 38 + 78);
    assert_counts(&c, "totals", 1, 1, 95);
}

static void golden_uno_flip(void **state) {
    (void)state;
    counted c = count_golden("uno_flip_sides");
    assert_counts(&c, "turns", 28 + 26, 2, 0);
    assert_counts(&c, "plays", 25 + 22, 2, 3);
    assert_counts(&c, "draws", 6 + 5, 2, 3 + 1);
    assert_counts(&c, "drew.card", 2, 1, 0);
    assert_counts(&c, "flipped.dark", 3 + 2, 2, 0);
    assert_counts(&c, "flipped.light", 2 + 1, 2, 0);
    assert_counts(&c, "skipped_all", 2, 2, 0);
    assert_counts(&c, "reversed", 2, 2, 0);
    assert_counts(&c, "lost_turn", 1, 1, 0);
    assert_counts(&c, "said_uno", 5, 2, 0);
    assert_counts(&c, "rounds.dark", 2, 2, 2);
    assert_counts(&c, "hands", 4, 2, 2 + 2 + 1 + 3);
    assert_counts(&c, "hands.points", 4, 2, 28 + 40 + 5 + 11);
    assert_counts(&c, "totals", 1, 1, 0);
}

/** Random games of a simulation, all seats alike. */
static uc_sim *simulate(const char *game, int seats, const uc_setting *rule, uint64_t games) {
    uc_sim *sim = calloc(1, sizeof *sim);
    assert_non_null(sim);
    assert_int_equal(uc_start(&sim->start, uc_game_find(game), seats, rule, rule != NULL, NULL), UC_OK);
    for (int i = 0; i < seats; i++) assert_int_equal(uc_player_read(&sim->player[i], "random", NULL), UC_OK);
    sim->count_events = true;
    sim->games = games;
    sim->threads = 2;
    sim->move_limit = 1000000;
    assert_int_equal(uc_simulate(sim, NULL), UC_OK);
    return sim;
}

static int64_t sum_of(const uc_sim *sim, const char *key) {
    const uc_game *game = uc_game_of(&sim->start);
    for (int index = 0; uc_tally_key_of(game, index).key; index++)
        if (!strcmp(uc_tally_key_of(game, index).key, key)) return sim->tally[index].number.sum;
    fail_msg("nothing is counted as %s", key);
    return 0;
}

/** Each of these adds up from its parts, or to rounds, games or scores of seats. */
static void sums_agree(void **state) {
    (void)state;
    uc_sim *sim = simulate("flip7", 4, NULL, 50);
    assert_int_equal(sum_of(sim, "busted"),
                     sum_of(sim, "busted.hit") + sum_of(sim, "busted.flip3") + sum_of(sim, "busted.deal"));
    assert_int_equal(sum_of(sim, "flip7"),
                     sum_of(sim, "flip7.hit") + sum_of(sim, "flip7.flip3") + sum_of(sim, "flip7.deal"));
    assert_int_equal(sum_of(sim, "points"), 4 * sim->rounds.sum);
    assert_int_equal(sum_of(sim, "points"), sum_of(sim, "points.stayed") + sum_of(sim, "points.frozen") +
                                                sum_of(sim, "points.active") + sum_of(sim, "busted"));
    assert_int_equal(sum_of(sim, "points.flip7"), sum_of(sim, "flip7"));
    free(sim);
    sim = simulate("hilo", 3, NULL, 5);
    assert_int_equal(sum_of(sim, "removed"), sum_of(sim, "removed.row") + sum_of(sim, "removed.column") +
                                                 sum_of(sim, "removed.diagonal"));
    assert_int_equal(sum_of(sim, "removed.diagonal"), sum_of(sim, "slid"));
    assert_int_equal(sum_of(sim, "endings") + sum_of(sim, "stopped"), sim->rounds.sum);
    free(sim);
    sim = simulate("hi_lo_flip", 3, NULL, 20);
    assert_int_equal(sum_of(sim, "out"), sim->rounds.sum);
    assert_int_equal(sum_of(sim, "opened"), 20);
    free(sim);
    sim = simulate("uno_flip", 3, NULL, 5);
    assert_int_equal(sum_of(sim, "round_over"), sim->rounds.sum);
    assert_int_equal(sum_of(sim, "verdicts"), sum_of(sim, "challenged"));
    assert_int_equal(sum_of(sim, "challenges"), sum_of(sim, "challenged") + sum_of(sim, "accepted"));
    assert_int_equal(sum_of(sim, "flipped"), sum_of(sim, "flipped.dark") + sum_of(sim, "flipped.light"));
    free(sim);
}

/** HL-5.5, UF-6.4: a round that is too short to end by itself has exactly the limit of turns. */
static void turns_are_those_of_the_rules(void **state) {
    (void)state;
    static const char *const games[] = {"hilo", "uno_flip"};
    for (int i = 0; i < 2; i++) {
        uc_rng rng;
        uc_state play;
        uc_events events;
        counted c = {.game = uc_game_find(games[i])};
        uc_rng_start(&rng, 3, 0);
        assert_int_equal(
            uc_start(&play, c.game, 3, (uc_setting[]){{"max_turns", "6"}, {"rounds", "9"}}, 2, NULL), UC_OK);
        tally_open(&c.now, c.game);
        tally_start(&c.now, &play);
        int mover;
        uc_move move;
        while (play.head.round <= 5 && random_move(&play, &rng, &mover, &move)) {
            events.count = 0;
            assert_int_equal(uc_apply(&play, mover, move, &events).error, UC_OK);
            tally_move(&c.now, &play, &events);
        }
        tally_end(&c.now, &play, c.tally);
        uint32_t rounds = play.head.round - !uc_over(&play);
        assert_true(rounds > 1);
        assert_int_equal(find(&c, "turns")->number.sum, 6 * rounds);
    }
}

static void the_tables_fit(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        int rows = 0, keys = 0;
        while (uc_games[i]->tallies[rows].key) rows++;
        while (uc_tally_key_of(uc_games[i], keys).key)
            assert_non_null(uc_tally_key_of(uc_games[i], keys++).label);
        assert_in_range(rows, 1, TALLY_ROWS_MAX);
        assert_in_range(keys, rows / 2, UC_TALLIES_MAX);
    }
}

/** Counting does not change the games, and the counts do not depend on threads. */
static void counting_changes_nothing(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        const uc_setting to_40 = {"target", "40"};
        const uc_setting *rule = has_target(uc_games[i]) ? &to_40 : NULL;
        uc_sim *two = simulate(uc_games[i]->id, seats_near(uc_games[i], 3), rule, 20), one = *two;
        one.threads = 1;
        assert_int_equal(uc_simulate(&one, NULL), UC_OK);
        assert_memory_equal(one.tally, two->tally, sizeof one.tally);
        one.count_events = false;
        assert_int_equal(uc_simulate(&one, NULL), UC_OK);
        assert_memory_equal(one.lasted, two->lasted, sizeof one.lasted);
        assert_memory_equal(one.points, two->points, sizeof one.points);
        assert_int_equal(one.tally[0].number.count, 0);
        free(two);
    }
}

/** A shared win counts in parts, and all parts of a game sum to one win. */
static void shares_of_wins_make_one(void **state) {
    (void)state;
    uc_sim *sim = simulate("hi_lo_flip", 4, &(uc_setting){"target", "1"}, 200);
    int64_t parts = 0;
    uint64_t wins = 0;
    for (int i = 0; i < 4; i++) {
        parts += sim->credit[i].sum;
        wins += sim->wins[i];
    }
    assert_true(wins > 200);
    assert_int_equal(parts, 200 * UC_WIN);
    free(sim);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(golden_flip7),
        cmocka_unit_test(golden_hilo),
        cmocka_unit_test(golden_hi_lo_flip),
        cmocka_unit_test(golden_uno_flip),
        cmocka_unit_test(sums_agree),
        cmocka_unit_test(turns_are_those_of_the_rules),
        cmocka_unit_test(the_tables_fit),
        cmocka_unit_test(counting_changes_nothing),
        cmocka_unit_test(shares_of_wins_make_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
