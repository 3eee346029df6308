/* uc_playout is a fast path beside the rules: a game may have separate code for it. This test compares it
 * with play step by step (uc_legal, uc_draw, uc_apply), which the other tests and the second implementation
 * check, for every game, several numbers of seats and several sets of rule options: after some decisions, and
 * at the end. Both use different random numbers, so the test compares samples: the means of the number of
 * decisions, of every byte of the state, of the totals and the winners, and of the events of the moves that
 * follow.
 *
 * The seeds are fixed, so the result is always the same. Of some 200,000 differences, in units of their
 * standard errors, the largest is expected near 5; a difference above BOUND is not random. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "random_play.h"

enum { TRIALS = 200, SETS = 3 /* of rule options */, AFTERWARDS = 12 /* decisions */, TYPES = 64 };
enum { FEATURES = 1 + sizeof(uc_state) + 2 * UC_SEATS_MAX + TYPES };
static const double BOUND = 7;

/** What was measured, summed over the trials. */
typedef struct sample {
    double sum[FEATURES], squares[FEATURES];
} sample;

/* ---- the slow way ---- */

/** A move of chance, or of a random actor; counts its events. False when the game is over. */
static bool move_once(uc_state *state, uc_rng *rng, bool decide, double *types) {
    static uc_events events;
    uc_move moves[UC_MOVES_MAX], move = 0;
    uint64_t may = uc_actors(state);
    int mover = UC_CHANCE;
    if (!may || (may != UC_ACTORS_CHANCE && !decide)) return false;
    if (may == UC_ACTORS_CHANCE) {
        move = uc_draw(state, rng);
    } else {
        mover = uc_rng_bit(rng, may);
        move = moves[uc_rng_below(rng, (uint32_t)uc_legal(state, mover, moves))];
    }
    events.count = 0;
    assert_int_equal(uc_apply(state, mover, move, &events).error, UC_OK);
    for (uint32_t i = 0; i < events.count; i++) types[events.item[i].type % TYPES]++;
    return true;
}

/** The same as uc_playout. */
static uint64_t play_slowly(uc_state *state, uc_rng *rng, uint64_t limit, double *types) {
    uint64_t decisions = 0;
    while (decisions < limit && uc_actors(state)) {
        decisions += uc_actors(state) != UC_ACTORS_CHANCE;
        move_once(state, rng, true, types);
    }
    return decisions;
}

/* ---- comparing ---- */

static void measure(sample *s, const uc_state *state, uint64_t decisions, const double *types) {
    double value[FEATURES] = {(double)decisions};
    double *at = value + 1;
    for (size_t i = 0; i < uc_state_size(state); i++) at[i] = state->bytes[i];
    at += sizeof(uc_state);
    for (int seat = 0; seat < state->head.seats; seat++) {
        *at++ = uc_total(state, seat);
        *at++ = (double)(uc_winners(state) >> seat & 1);
    }
    memcpy(value + FEATURES - TYPES, types, TYPES * sizeof *types);
    for (int i = 0; i < FEATURES; i++) {
        s->sum[i] += value[i];
        s->squares[i] += value[i] * value[i];
    }
}

/** One trial: some decisions, all chance that follows at once, and then some more, step by step. */
static void try_one(sample *s, const uc_state *fresh, uint64_t limit, bool slowly, uc_rng *rng) {
    double types[TYPES] = {0}, ignored[TYPES];
    uc_state state = *fresh, after;
    uint64_t decisions = slowly ? play_slowly(&state, rng, limit, ignored) : uc_playout(&state, rng, limit);
    while (move_once(&state, rng, false, ignored)) continue;
    after = state;
    play_slowly(&after, rng, AFTERWARDS, types);
    measure(s, &state, decisions, types);
}

/** How many standard errors the means of two samples are apart. */
static double apart(const sample *a, const sample *b, int i) {
    double mean_a = a->sum[i] / TRIALS, mean_b = b->sum[i] / TRIALS;
    double spread = a->squares[i] / TRIALS - mean_a * mean_a + b->squares[i] / TRIALS - mean_b * mean_b;
    if (fabs(mean_a - mean_b) < 1e-9) return 0;
    return fabs(mean_a - mean_b) / sqrt((spread > 1e-9 ? spread : 1e-9) / TRIALS);
}

static void compare(const uc_state *fresh, uint64_t limit, uint64_t number, const char *rules) {
    static sample fast, slow;
    uc_rng rng;
    memset(&fast, 0, sizeof fast);
    memset(&slow, 0, sizeof slow);
    for (uint64_t i = 0; i < TRIALS; i++) {
        uc_rng_start(&rng, 100 + number, 2 * i);
        try_one(&fast, fresh, limit, false, &rng);
        uc_rng_start(&rng, 100 + number, 2 * i + 1);
        try_one(&slow, fresh, limit, true, &rng);
    }
    for (int i = 0; i < FEATURES; i++)
        if (apart(&fast, &slow, i) > BOUND)
            fail_msg("%s, %d seats, %s: after %d decisions measure %d is %g by playout and %g step by step",
                     uc_game_of(fresh)->id, fresh->head.seats, rules, (int)limit, i, fast.sum[i] / TRIALS,
                     slow.sum[i] / TRIALS);
}

static void compare_game(const uc_game *game) {
    static const uint64_t limits[] = {1, 2, 3, 5, 9, 20, 60, UINT64_MAX};
    const int seats[] = {game->seats_min, 2, 3, 4, game->seats_max};
    uint64_t number = 0;
    for (size_t k = 0; k < sizeof seats / sizeof seats[0]; k++)
        for (int set = 0; set < SETS && (!k || k == 4 || (seats[k] > seats[0] && seats[k] <= seats[4]));
             set++)
            for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
                char rules[UC_RULES_MAX];
                uc_state fresh;
                uc_rng rng;
                uc_rng_start(&rng, 50 + (uint64_t)set, (uint64_t)seats[k]);
                memset(&fresh, 0, sizeof fresh);
                random_start(&fresh, game, seats[k], &rng, rules, sizeof rules);
                compare(&fresh, limits[i], number++, rules);
            }
}

static void a_playout_is_play_step_by_step(void **game) {
    compare_game(*game);
}

int main(void) {
    struct CMUnitTest tests[UC_GAMES_COUNT];
    for (int i = 0; i < UC_GAMES_COUNT; i++)
        tests[i] = (struct CMUnitTest){.name = uc_games[i]->id,
                                       .test_func = a_playout_is_play_step_by_step,
                                       .initial_state = (void *)(uintptr_t)uc_games[i]};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
