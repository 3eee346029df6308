/* Races to a target: race.h says what of. */
#include "solve/flip7/race.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS_MAX = 64, STEPS_MAX = 60 };

/** So near to it the line that was found meets the number to the last digits. */
static const double CLOSE = 1e-8;

/** The most points that a round of this deck brings. */
static int most_points(const uc_flip7_rest *deck) {
    uc_flip7_seat seat = {.cards = deck->cards};
    int numbers = 0;
    for (int kind = UC_FLIP7_X2; kind >= 0; kind--) {
        bool number = kind < UC_FLIP7_NUMBERS;
        if (!deck->deck[kind] || (number && numbers == 7)) continue;
        seat.cards |= 1u << kind;
        numbers += number;
    }
    return uc_flip7_points(&seat) + 15;
}

/* ---- the challenge ---- */

/** Totals that several threads solve, each the next one that is free. */
typedef struct team {
    challenge *c;
    const uc_flip7_rest *deck;
    flips_order order;
    int left, first, last; /**< rounds left, totals first .. last */
    int next, done, all;   /**< changed under the lock */
    bool keep, failed, stopped;
    pthread_mutex_t lock;
    race_progress *progress;
    void *user;
} team;

static double worth_of(const challenge *c, int left, int total) {
    return total >= RACE_TARGET ? 1 : c->chance[left][total];
}

static bool solve_total(team *crew, rounds *r, int total) {
    challenge *c = crew->c;
    double utility[UC_FLIP7_SCORES];
    uint64_t *hits = NULL;
    for (int i = 0; i < UC_FLIP7_SCORES; i++) utility[i] = worth_of(c, crew->left - 1, total + i);
    if (crew->keep) {
        hits = calloc(rounds_hits_words(r), sizeof *hits);
        if (!hits) return false;
        c->hits[crew->left][total] = hits;
    }
    return rounds_value(r, utility, hits, &c->chance[crew->left][total]);
}

/** The next total for a thread, or -1 when there are no more. */
static int next_total(team *crew, bool solved, bool failed) {
    pthread_mutex_lock(&crew->lock);
    crew->done += solved;
    crew->failed |= failed;
    if (solved && crew->progress && !crew->progress(crew->user, crew->done, crew->all)) crew->stopped = true;
    int total = crew->failed || crew->stopped || crew->next > crew->last ? -1 : crew->next++;
    pthread_mutex_unlock(&crew->lock);
    return total;
}

static void *run_crew(void *argument) {
    team *crew = argument;
    rounds *r = rounds_open(crew->deck, crew->order, ROUNDS_EXACT, UINT64_MAX);
    bool fine = r;
    for (int total = next_total(crew, false, !fine); total >= 0; total = next_total(crew, fine, !fine))
        fine = solve_total(crew, r, total);
    rounds_close(r);
    return NULL;
}

/** The totals from which the target can still be reached, and that can have been reached. */
static void set_totals(team *crew, int left) {
    int most = most_points(crew->deck), needed = RACE_TARGET - left * most;
    int reached = (CHALLENGE_ROUNDS - left) * most;
    crew->left = left;
    crew->first = crew->next = needed > 0 ? needed : 0;
    crew->last = reached < RACE_TARGET ? reached : RACE_TARGET - 1;
}

/** The thread of the caller works too. */
static void solve_level(team *crew, int threads) {
    pthread_t thread[THREADS_MAX];
    int started = 0;
    while (started < threads - 1 && started < THREADS_MAX &&
           !pthread_create(&thread[started], NULL, run_crew, crew))
        started++;
    run_crew(crew);
    while (started) pthread_join(thread[--started], NULL);
}

bool challenge_solve(challenge *ret_challenge, const uc_flip7_rest *deck, flips_order order, int threads,
                     bool keep_hits, race_progress *progress, void *user) {
    team crew = {.c = ret_challenge,
                 .deck = deck,
                 .order = order,
                 .keep = keep_hits,
                 .progress = progress,
                 .user = user};
    memset(ret_challenge, 0, sizeof *ret_challenge);
    for (int left = 1; left <= CHALLENGE_ROUNDS; left++) {
        set_totals(&crew, left);
        crew.all += crew.last - crew.first + 1;
    }
    pthread_mutex_init(&crew.lock, NULL);
    for (int left = 1; left <= CHALLENGE_ROUNDS && !crew.failed && !crew.stopped; left++) {
        set_totals(&crew, left);
        solve_level(&crew, threads);
    }
    pthread_mutex_destroy(&crew.lock);
    if (crew.failed) challenge_free(ret_challenge);
    return !crew.failed;
}

void challenge_free(challenge *c) {
    for (int left = 0; left <= CHALLENGE_ROUNDS; left++)
        for (int total = 0; total < RACE_TARGET; total++) {
            free(c->hits[left][total]);
            c->hits[left][total] = NULL;
        }
}

/* ---- the race ---- */

/** The rounds needed from a total when a round without points costs `again` further ones. */
static bool rounds_from(rounds *r, const double *expected, int total, double again, double *ret_rounds) {
    double utility[UC_FLIP7_SCORES], value;
    for (int i = 0; i < UC_FLIP7_SCORES; i++) utility[i] = total + i < RACE_TARGET ? -expected[total + i] : 0;
    utility[0] = -again;
    if (!rounds_value(r, utility, NULL, &value)) return false;
    *ret_rounds = 1 - value;
    return true;
}

/** The number x that is rounds_from(x). That function is made of straight lines with slopes from 0 to below
 * 1, so the line through two points of it soon finds x; `slope` is that of the last total, then of this one.
 */
static bool settle(rounds *r, double *expected, int total, double guess, double *slope) {
    double x = guess, f, last_x, last_f;
    if (!rounds_from(r, expected, total, x, &f)) return false;
    for (int step = 0; step < STEPS_MAX && fabs(f - x) > CLOSE; step++) {
        last_x = x;
        last_f = f;
        x = (f - *slope * x) / (1 - *slope);
        if (!rounds_from(r, expected, total, x, &f)) return false;
        double through = (f - last_f) / (x - last_x);
        if (through >= 0 && through < 1) *slope = through;
    }
    expected[total] = (f - *slope * x) / (1 - *slope);
    return true;
}

bool race_solve(double ret_rounds[RACE_TARGET], const uc_flip7_rest *deck, flips_order order,
                race_progress *progress, void *user) {
    rounds *r = rounds_open(deck, order, ROUNDS_EXACT, UINT64_MAX);
    bool fine = r;
    double slope = 0;
    memset(ret_rounds, 0, RACE_TARGET * sizeof *ret_rounds);
    for (int total = RACE_TARGET - 1; fine && total >= 0; total--) {
        double *next = &ret_rounds[total + 1];
        double guess = total + 2 < RACE_TARGET ? 2 * next[0] - next[1] : 1;
        fine = settle(r, ret_rounds, total, guess, &slope);
        if (progress && !progress(user, RACE_TARGET - total, RACE_TARGET)) break;
    }
    rounds_close(r);
    return fine;
}
