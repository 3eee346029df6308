/* Intervals under optional stopping: if an observer watches a run all the time and stops at the best moment,
 * the interval misses the truth in at most 5 % of the runs. */
#include "rig.h"

#include <math.h>
#include <string.h>

#include "contests.h"
#include "sim/values.h"
#include "upcard/arena.h"

enum {
    TRIALS = 400,
    GAMES = 1000,
    ENOUGH = 10,          /* blocks or games before the first look */
    ALLOWED = 20 + 3 * 4, /* 5 % of the trials, and three standard errors */
    TOO_MANY = 80         /* 20 %: intervals for a fixed number miss more often */
};

/** An observer of the points and wins of two equal contenders. */
typedef struct watcher {
    uc_blocks wins, points;
    bool by_points;
} watcher;

/** Ends the arena as soon as the first is ahead by two standard errors. */
static bool stop_when_ahead(void *user, const int32_t *rows, uint64_t games) {
    watcher *w = user;
    double wins[2] = {0, 0}, points[2] = {0, 0};
    for (uint64_t game = 0; game < games; game++, rows += 5) {
        for (int i = 0; i < 2; i++) {
            wins[i] += (double)rows[1 + i] / rows[0] / 2;
            points[i] += rows[3 + i] / 2.0;
        }
    }
    uc_blocks_add(&w->wins, wins);
    uc_blocks_add(&w->points, points);
    uc_interval ahead = uc_blocks_difference(w->by_points ? &w->points : &w->wins, 0, 1);
    return w->wins.count < ENOUGH || ahead.low <= 0;
}

/** Games between two equal contenders: the higher total wins. */
static void play_equals(uc_rng *rng, int32_t *rows) {
    for (int game = 0; game < GAMES; game++, rows += 5) {
        for (int i = 0; i < 2; i++) rows[3 + i] = (int32_t)(10 * (random_share(rng) + random_share(rng)));
        rows[1] = rows[3] >= rows[4];
        rows[2] = rows[4] >= rows[3];
        rows[0] = rows[1] + rows[2];
    }
}

static bool misses(uc_interval i, double truth) {
    return i.low > truth + 1e-9 || i.high < truth - 1e-9;
}

typedef struct missed {
    int share, ahead, points, rating, fixed_ahead, fixed_points;
} missed;

static void stop_arenas(bool by_points, missed *ret_missed) {
    static int32_t rows[5 * GAMES];
    missed m = {0};
    for (uint64_t trial = 0; trial < TRIALS; trial++) {
        watcher w = {.wins = {.contenders = 2}, .points = {.contenders = 2}, .by_points = by_points};
        uc_arena arena = {.contenders = 2,
                          .second = 1,
                          .games = GAMES,
                          .known = rows,
                          .known_games = GAMES,
                          .kept = stop_when_ahead,
                          .user = &w};
        uc_rng rng;
        uc_rng_start(&rng, 77, trial);
        play_equals(&rng, rows);
        assert_int_equal(uc_start(&arena.start, uc_game_find("flip7"), 2, NULL, 0, NULL), UC_OK);
        assert_int_equal(uc_arena_run(&arena, NULL), UC_OK);
        assert_int_equal(arena.anytime, uc_arena_games(&arena) < GAMES);
        m.share += misses(uc_arena_win_rate(&arena, 0), 0.5);
        m.ahead += misses(uc_arena_ahead(&arena, 0, 1), 0);
        m.points += misses(uc_arena_points_ahead(&arena, 0, 1), 0);
        m.rating += misses(uc_rating_difference(&arena.ratings, 0, 1), 0);
        m.fixed_ahead += misses(uc_blocks_ahead(&arena.wins, 0, 1), 0);
        m.fixed_points += misses(uc_blocks_difference(&arena.points, 0, 1), 0);
    }
    *ret_missed = m;
}

static void arenas_that_are_stopped_when_it_looks_best(void **state) {
    (void)state;
    missed m;
    stop_arenas(false, &m);
    print_message("stopped by wins: of %d miss %d %d %d; for a fixed number %d\n", TRIALS, m.share, m.ahead,
                  m.rating, m.fixed_ahead);
    assert_in_range(m.share, 0, ALLOWED);
    assert_in_range(m.ahead, 0, ALLOWED);
    assert_in_range(m.rating, 0, ALLOWED);
    assert_true(m.fixed_ahead > TOO_MANY);
    stop_arenas(true, &m);
    print_message("stopped by points: of %d miss %d; for a fixed number %d\n", TRIALS, m.points,
                  m.fixed_points);
    assert_in_range(m.points, 0, ALLOWED);
    assert_true(m.fixed_points > TOO_MANY);
}

static void add(uc_sample *sample, int64_t value) {
    sample->count++;
    sample->sum += value;
    sample->squares += (uint64_t)(value * value);
}

/** Counts the simulations in which an interval misses the truth at any look after ENOUGH games. */
static void simulations_that_are_stopped_when_it_looks_best(void **state) {
    (void)state;
    int share_missed = 0, mean_missed = 0, ratio_missed = 0, fixed_missed = 0;
    for (uint64_t trial = 0; trial < TRIALS; trial++) {
        uc_sim sim = {.anytime = true};
        uc_sample wins = {0}, *rounds = &sim.rounds, *decisions = &sim.decisions;
        bool share = false, mean = false, ratio = false, fixed = false;
        uc_rng rng;
        uc_rng_start(&rng, 78, trial);
        for (int game = 1; game <= GAMES; game++) {
            int64_t took = 5 + (int64_t)(6 * random_share(&rng)), each = 0; /* 5..10 rounds */
            for (int64_t i = 0; i < took; i++) each += 4 + (int64_t)(5 * random_share(&rng)); /* 4..8 */
            add(&wins, random_share(&rng) < 0.3 ? UC_WIN : random_share(&rng) < 0.1 ? UC_WIN / 2 : 0);
            add(rounds, took);
            add(decisions, each);
            sim.products += took * each;
            if (game < ENOUGH) continue;
            share |= misses(uc_sim_share(&sim, &wins, UC_WIN), 0.3 + 0.7 * 0.1 / 2);
            mean |= misses(uc_sim_mean(&sim, rounds), 7.5);
            ratio |= misses(uc_decisions_per_round(&sim), 6);
            fixed |= misses(uc_sample_mean(rounds), 7.5);
        }
        share_missed += share;
        mean_missed += mean;
        ratio_missed += ratio;
        fixed_missed += fixed;
    }
    print_message("stopped simulations: of %d miss %d %d %d; for a fixed number %d\n", TRIALS, share_missed,
                  mean_missed, ratio_missed, fixed_missed);
    assert_in_range(share_missed, 0, ALLOWED);
    assert_in_range(mean_missed, 0, ALLOWED);
    assert_in_range(ratio_missed, 0, ALLOWED);
    assert_true(fixed_missed > TOO_MANY);
}

/* They are still useful: at most twice as wide as for a fixed number. */
static void intervals_for_any_time_are_not_much_wider(void **state) {
    (void)state;
    for (int64_t n = 100; n <= 1000000; n *= 10) {
        uc_sample half = {(uint64_t)n, n / 2, (uint64_t)n / 2};
        uc_interval fixed = uc_sample_mean(&half), any = uc_anytime_mean(&half);
        double wider = (any.high - any.low) / (fixed.high - fixed.low);
        assert_true(wider > 1.4 && wider < 2.3);
        fixed = uc_share((uint64_t)n / 2, (uint64_t)n);
        any = uc_anytime_share(&half, 1);
        wider = (any.high - any.low) / (fixed.high - fixed.low);
        assert_true(wider > 1.4 && wider < 2.3);
        assert_true(any.low < 0.5 && any.high > 0.5);
    }
    uc_sample few = {5, 10, 30}, none = {100, 0, 0}, all = {100, 100, 100};
    assert_true(isinf(uc_anytime_mean(&few).low) && isinf(uc_anytime_mean(&few).high));
    assert_true(uc_anytime_mean(&(uc_sample){0}).high == 0);
    uc_interval share = uc_anytime_share(&none, 1);
    assert_true(share.low == 0 && share.high > 0.03 && share.high < 0.1);
    share = uc_anytime_share(&all, 1);
    assert_true(share.high == 1 && share.low < 0.97 && share.low > 0.9);
}

static void values_are_kept_by_size(void **state) {
    (void)state;
    static const double given[] = {0.5, -1, 0, 0.5, 1, 0.25, 0, 0.5};
    values v = {.count = 0};
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) assert_true(values_add(&v, given[i]));
    assert_int_equal(v.count, 5);
    for (size_t i = 1; i < v.count; i++) assert_true(v.value[i - 1] < v.value[i]);
    assert_int_equal(v.times[3], 3);
    uc_interval same = uc_race_interval(given, 8, 0.05), i = values_interval(&v, 0.05);
    assert_true(fabs(same.low - i.low) < 1e-6 && fabs(same.high - i.high) < 1e-6);
    assert_true(fabs(i.mean - 1.75 / 8) < 1e-12);
    values_free(&v);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(arenas_that_are_stopped_when_it_looks_best),
        cmocka_unit_test(simulations_that_are_stopped_when_it_looks_best),
        cmocka_unit_test(intervals_for_any_time_are_not_much_wider),
        cmocka_unit_test(values_are_kept_by_size),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
