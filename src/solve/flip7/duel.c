/* Two players: duel.h. Totals are solved from the highest sum down; only a round in which neither player
 * scores leads back to the same totals. */
#include "solve/flip7/duel.h"

#include <math.h>
#include <string.h>

#include "solve/matrix.h"

enum { ROUNDS_MAX = 200 };

static const double GAIN_MIN = 1e-10;

/** One cell: the worth of every pair of scores to the first player. `pay[0][0]` is the cell's own value. */
typedef struct cell {
    double pay[NUMBERS_SCORES][NUMBERS_SCORES];
} cell;

static double outcome(const duel *d, int mine, int others) {
    if (mine < d->target && others < d->target) return d->chance[mine][others];
    return mine > others ? 1 : mine < others ? 0 : d->tied;
}

static void fill_cell(const duel *d, int mine, int others, cell *c) {
    for (int a = 0; a < NUMBERS_SCORES; a++)
        for (int b = 0; b < NUMBERS_SCORES; b++) c->pay[a][b] = outcome(d, mine + a, others + b);
}

/** The worth of each score of the first player against a play of the second. */
static void worth_against(const cell *c, const numbers_play *other, double ret_worth[NUMBERS_SCORES]) {
    for (int a = 0; a < NUMBERS_SCORES; a++) {
        ret_worth[a] = 0;
        for (int b = 0; b < NUMBERS_SCORES; b++) ret_worth[a] += c->pay[a][b] * other->chance[b];
    }
}

/** The cost of each score of the second player to the first (below 0), against a play of the first. */
static void cost_against(const cell *c, const numbers_play *first, double ret_worth[NUMBERS_SCORES]) {
    for (int b = 0; b < NUMBERS_SCORES; b++) ret_worth[b] = 0;
    for (int a = 0; a < NUMBERS_SCORES; a++)
        for (int b = 0; b < NUMBERS_SCORES; b++) ret_worth[b] -= c->pay[a][b] * first->chance[a];
}

static double product(const double *worth, const numbers_play *play) {
    double sum = 0;
    for (int i = 0; i < NUMBERS_SCORES; i++) sum += worth[i] * play->chance[i];
    return sum;
}

static void greedy_play(const numbers *n, numbers_play *ret_play) {
    double worth[NUMBERS_SCORES];
    for (int i = 0; i < NUMBERS_SCORES; i++) worth[i] = i;
    numbers_best(n, worth, ret_play);
}

/** Solves for the cell's own value: its round leads back to the cell with a chance below 1, so there is one
 * fixed point. */
static double settle_greedy(const numbers *n, cell *c, const numbers_play *greedy, bool best, double guess) {
    double worth[NUMBERS_SCORES], value = guess, last;
    numbers_play play = *greedy;
    int rounds = 0;
    do {
        last = c->pay[0][0] = value;
        worth_against(c, greedy, worth);
        if (best) numbers_best(n, worth, &play);
        double back = play.chance[0] * greedy->chance[0]; /* linear: one step solves it */
        value = (product(worth, &play) - back * last) / (1 - back);
    } while (fabs(value - last) > 1e-14 && ++rounds < ROUNDS_MAX);
    return value;
}

/** All cells with the highest sums first. */
typedef void solve_cell(void *user, duel *d, int mine, int others);
/** Called before the cells of a sum. */
typedef void start_sum(void *user);

static void each_cell(duel *d, start_sum *start, solve_cell *solve, void *solver, solve_progress *progress,
                      void *user) {
    int all = 2 * d->target - 1;
    for (int sum = all - 1; sum >= 0; sum--) {
        int highest = sum < d->target ? sum : d->target - 1;
        if (d->chance[highest][sum - highest] > 0) continue;
        if (start) start(solver);
        for (int mine = highest; mine >= 0 && sum - mine < d->target; mine--)
            solve(solver, d, mine, sum - mine);
        if (progress && !progress(user, all - sum, all)) return;
    }
}

/* ---- against greed ---- */

typedef struct greed {
    numbers n;
    numbers_play greedy;
    cell cell;
    bool best;
} greed;

static void solve_greedy(void *user, duel *d, int mine, int others) {
    greed *g = user;
    fill_cell(d, mine, others, &g->cell);
    d->chance[mine][others] = settle_greedy(&g->n, &g->cell, &g->greedy, g->best, 0.5);
}

/** A cell for two equal totals beyond the target: a higher score wins, an equal score leads to the cell
 * again. */
static void fill_tied(cell *c, double again) {
    for (int a = 0; a < NUMBERS_SCORES; a++)
        for (int b = 0; b < NUMBERS_SCORES; b++) c->pay[a][b] = a > b ? 1 : a < b ? 0 : again;
}

/** The value of equal totals against greed if another round decides. */
static double greedy_tied(greed *g) {
    double value = 0.5, last, worth[NUMBERS_SCORES];
    do {
        last = value;
        fill_tied(&g->cell, value);
        worth_against(&g->cell, &g->greedy, worth);
        value = g->best ? numbers_best(&g->n, worth, NULL) : product(worth, &g->greedy);
    } while (fabs(value - last) > 1e-14);
    return value;
}

void duel_against_greedy(duel *d, int target, duel_tie tie, bool best, solve_progress *progress, void *user) {
    greed g = {.best = best};
    d->target = target;
    numbers_start(&g.n);
    greedy_play(&g.n, &g.greedy);
    d->tied = tie == DUEL_HALF ? 0.5 : greedy_tied(&g);
    each_cell(d, NULL, solve_greedy, &g, progress, user);
}

/* ---- the equilibrium ---- */

/** The plays that a round may need, for both players. They are found by answering the best mixture of the
 * known plays with the best play against it, until no answer gains (McMahan, Gordon and Blum 2003). */
typedef struct oracle {
    numbers n;
    cell cell; /**< with 0 for the cell's own value */
    int firsts, seconds;
    numbers_play first[MATRIX_MAX], second[MATRIX_MAX];
    double pay[MATRIX_MAX][MATRIX_MAX]; /**< of these plays, likewise */
    double first_mix[MATRIX_MAX], second_mix[MATRIX_MAX];
} oracle;

static void add_first(oracle *o, const numbers_play *play) {
    double worth[NUMBERS_SCORES];
    if (o->firsts == MATRIX_MAX) return;
    cost_against(&o->cell, play, worth);
    for (int k = 0; k < o->seconds; k++) o->pay[o->firsts][k] = -product(worth, &o->second[k]);
    o->first[o->firsts++] = *play;
}

static void add_second(oracle *o, const numbers_play *play) {
    double worth[NUMBERS_SCORES];
    if (o->seconds == MATRIX_MAX) return;
    worth_against(&o->cell, play, worth);
    for (int i = 0; i < o->firsts; i++) o->pay[i][o->seconds] = product(worth, &o->first[i]);
    o->second[o->seconds++] = *play;
}

/** The plays that the mixture of the last cell used, since the next cell needs similar ones. */
static void begin_cell(oracle *o) {
    numbers_play first[MATRIX_MAX], second[MATRIX_MAX];
    int firsts = 0, seconds = 0;
    for (int i = 0; i < o->firsts; i++)
        if (o->first_mix[i] > 1e-6 && firsts < MATRIX_MAX / 4) first[firsts++] = o->first[i];
    for (int k = 0; k < o->seconds; k++)
        if (o->second_mix[k] > 1e-6 && seconds < MATRIX_MAX / 4) second[seconds++] = o->second[k];
    o->firsts = o->seconds = 0;
    for (int i = 0; i < firsts; i++) add_first(o, &first[i]);
    for (int k = 0; k < seconds; k++) add_second(o, &second[k]);
}

static void mix(const numbers_play *plays, const double *share, int count, numbers_play *ret_play) {
    memset(ret_play, 0, sizeof *ret_play);
    for (int k = 0; k < count; k++)
        for (int i = 0; i < NUMBERS_SCORES; i++) ret_play->chance[i] += share[k] * plays[k].chance[i];
}

/** The value of the cell with the known plays: the value of the matrix game in which the cell's own value is
 * the same. */
static double settle_matrix(oracle *o, double guess) {
    matrix m = {.rows = o->firsts, .columns = o->seconds};
    double own = guess, value = guess;
    for (int round = 0; round < ROUNDS_MAX; round++) {
        numbers_play first, second;
        for (int i = 0; i < m.rows; i++)
            for (int k = 0; k < m.columns; k++)
                m.pay[i][k] = o->pay[i][k] + own * o->first[i].chance[0] * o->second[k].chance[0];
        value = matrix_solve(&m, o->first_mix, o->second_mix);
        if (fabs(value - own) < 1e-13) break;
        mix(o->first, o->first_mix, m.rows, &first);
        mix(o->second, o->second_mix, m.columns, &second);
        double back = first.chance[0] * second.chance[0];
        own = (value - back * own) / (1 - back);
    }
    return value;
}

/** The gain of the better answer on a value, an upper bound; both answers become plays. */
static double answer(oracle *o, double value) {
    double worth[NUMBERS_SCORES];
    numbers_play first, second, best_first, best_second;
    mix(o->first, o->first_mix, o->firsts, &first);
    mix(o->second, o->second_mix, o->seconds, &second);
    o->cell.pay[0][0] = value;
    worth_against(&o->cell, &second, worth);
    double first_gain = numbers_best(&o->n, worth, &best_first) - value;
    cost_against(&o->cell, &first, worth);
    double second_gain = numbers_best(&o->n, worth, &best_second) + value;
    o->cell.pay[0][0] = 0;
    if (first_gain > GAIN_MIN) add_first(o, &best_first);
    if (second_gain > GAIN_MIN) add_second(o, &best_second);
    return first_gain > second_gain ? first_gain : second_gain;
}

static void solve_equilibrium(void *user, duel *d, int mine, int others) {
    oracle *o = user;
    if (mine == others) {
        d->chance[mine][others] = 0.5; /* the game is the same for both players */
    } else if (mine < others) {
        d->chance[mine][others] = 1 - d->chance[others][mine];
    } else {
        double value = 0.5, gap;
        fill_cell(d, mine, others, &o->cell);
        o->cell.pay[0][0] = 0;
        begin_cell(o);
        do {
            int plays = o->firsts + o->seconds;
            value = settle_matrix(o, value);
            gap = answer(o, value);
            if (o->firsts + o->seconds == plays) break;
        } while (gap > GAIN_MIN);
        d->chance[mine][others] = value;
        d->worst_gap = gap > d->worst_gap ? gap : d->worst_gap;
        int most = o->firsts > o->seconds ? o->firsts : o->seconds;
        d->most_plays = most > d->most_plays ? most : d->most_plays;
    }
}

/** The first play for each is the greedy one. The value does not depend on which sums were solved before, in
 * this run or another. */
static void begin_sum(void *user) {
    oracle *o = user;
    o->firsts = o->seconds = 1;
    o->first_mix[0] = o->second_mix[0] = 1;
    greedy_play(&o->n, &o->first[0]);
    o->second[0] = o->first[0];
}

void duel_equilibrium(duel *d, int target, solve_progress *progress, void *user) {
    oracle o = {.firsts = 0};
    d->target = target;
    d->tied = 0.5; /* also with another round */
    numbers_start(&o.n);
    each_cell(d, begin_sum, solve_equilibrium, &o, progress, user);
}
