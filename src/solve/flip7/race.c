/* Races to a target, as defined in race.h. */
#include "solve/flip7/race.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS_MAX = 64, STEPS_MAX = 60 };

/** From a guess this close, one secant step is exact to the last digits. */
static const double CLOSE = 1e-8;

/** The most points that a round with this deck brings. */
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

/** Work shared by threads: each takes the next total that is not solved. */
typedef struct team {
    challenge *c;
    const uc_flip7_rest *deck;
    flips_order order;
    int left, first, last; /**< rounds left, totals first .. last */
    int next, done, all;   /**< changed under the lock, as c->chance is */
    bool keep, failed, stopped;
    pthread_mutex_t lock;
    solve_progress *progress;
    void *user;
} team;

static double worth_of(const challenge *c, int left, int total) {
    return total >= RACE_TARGET ? 1 : c->chance[left][total];
}

static bool solve_total(team *crew, rounds *r, int total, double *ret_chance) {
    challenge *c = crew->c;
    double utility[UC_FLIP7_SCORES];
    uint64_t *hits = NULL;
    for (int i = 0; i < UC_FLIP7_SCORES; i++) utility[i] = worth_of(c, crew->left - 1, total + i);
    if (crew->keep) {
        hits = calloc(rounds_hits_words(r), sizeof *hits);
        if (!hits) return false;
        c->hits[crew->left][total] = hits;
    }
    return rounds_value(r, utility, hits, ret_chance);
}

/** Stores the chance of a total that a thread has solved. */
static void take_total(team *crew, int total, double chance) {
    crew->c->chance[crew->left][total] = chance;
    crew->done++;
    if (crew->progress && !crew->progress(crew->user, crew->done, crew->all)) crew->stopped = true;
}

/** The next total for a thread, or -1 if there are no more. */
static int next_total(team *crew) {
    while (crew->next <= crew->last && crew->c->chance[crew->left][crew->next] > 0) crew->next++;
    return crew->failed || crew->stopped || crew->next > crew->last ? -1 : crew->next++;
}

static void *run_crew(void *argument) {
    team *crew = argument;
    rounds *r = rounds_open(crew->deck, crew->order, ROUNDS_EXACT, UINT64_MAX);
    pthread_mutex_lock(&crew->lock);
    crew->failed |= !r;
    for (int total; (total = next_total(crew)) >= 0;) {
        double chance;
        pthread_mutex_unlock(&crew->lock);
        bool fine = solve_total(crew, r, total, &chance);
        pthread_mutex_lock(&crew->lock);
        if (fine)
            take_total(crew, total, chance);
        else
            crew->failed = true;
    }
    pthread_mutex_unlock(&crew->lock);
    rounds_close(r);
    return NULL;
}

/** The totals from which the target can still be reached, and which can be reached themselves. */
static void set_totals(team *crew, int left) {
    int most = most_points(crew->deck), needed = RACE_TARGET - left * most;
    int reached = (CHALLENGE_ROUNDS - left) * most;
    crew->left = left;
    crew->first = crew->next = needed > 0 ? needed : 0;
    crew->last = reached < RACE_TARGET ? reached : RACE_TARGET - 1;
}

/** The caller's thread works too. */
static void solve_level(team *crew, int threads) {
    pthread_t thread[THREADS_MAX];
    int started = 0;
    while (started < threads - 1 && started < THREADS_MAX &&
           !pthread_create(&thread[started], NULL, run_crew, crew))
        started++;
    run_crew(crew);
    while (started) pthread_join(thread[--started], NULL);
}

/** Counts the totals of all levels, and the known ones. */
static void count_totals(team *crew) {
    for (int left = 1; left <= CHALLENGE_ROUNDS; left++) {
        set_totals(crew, left);
        crew->all += crew->last - crew->first + 1;
        for (int total = crew->first; total <= crew->last; total++)
            crew->done += crew->c->chance[left][total] > 0;
    }
}

int challenge_totals(const uc_flip7_rest *deck) {
    static challenge nothing;
    team crew = {.c = &nothing, .deck = deck};
    count_totals(&crew);
    return crew.all;
}

bool challenge_solve(challenge *c, const uc_flip7_rest *deck, flips_order order, int threads, bool keep_hits,
                     solve_progress *progress, void *user) {
    team crew = {.c = c, .deck = deck, .order = order, .keep = keep_hits, .progress = progress, .user = user};
    count_totals(&crew);
    pthread_mutex_init(&crew.lock, NULL);
    for (int left = 1; left <= CHALLENGE_ROUNDS && !crew.failed && !crew.stopped; left++) {
        set_totals(&crew, left);
        solve_level(&crew, threads);
    }
    pthread_mutex_destroy(&crew.lock);
    if (crew.failed) challenge_free(c);
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

/** The rounds needed from a total if a round without points costs `again` further ones. */
static bool rounds_from(rounds *r, const double *expected, int total, double again, double *ret_rounds) {
    double utility[UC_FLIP7_SCORES], value;
    for (int i = 0; i < UC_FLIP7_SCORES; i++) utility[i] = total + i < RACE_TARGET ? -expected[total + i] : 0;
    utility[0] = -again;
    if (!rounds_value(r, utility, NULL, &value)) return false;
    *ret_rounds = 1 - value;
    return true;
}

/** The fixed point x = rounds_from(x). That function is piecewise linear with slopes from 0 to below 1, so
 * the line through two of its points soon finds x; `slope` is that of the last total, then of this one. */
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

bool race_solve(race *c, const uc_flip7_rest *deck, flips_order order, solve_progress *progress, void *user) {
    rounds *r = rounds_open(deck, order, ROUNDS_EXACT, UINT64_MAX);
    bool fine = r;
    for (int total = RACE_TARGET - 1; fine && total >= 0; total--) {
        double *next = &c->rounds[total + 1];
        double guess = total + 2 < RACE_TARGET ? 2 * next[0] - next[1] : 1;
        if (c->rounds[total] > 0) continue;
        fine = settle(r, c->rounds, total, guess, &c->slope);
        if (progress && !progress(user, RACE_TARGET - total, RACE_TARGET)) break;
    }
    rounds_close(r);
    return fine;
}
