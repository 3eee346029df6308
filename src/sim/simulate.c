/* Games between bots, spread over threads. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "sim/match.h"

/** Games are handed out one by one; sums are exact integers, so their order does not matter. */
typedef struct worker {
    uc_sim *sim;
    uc_sim sums;
    uint64_t *next;               /* shared: the first game that nobody has taken */
    uc_agent chair[UC_SEATS_MAX]; /* by player */
    match match;
    tally_game tally;
    pthread_t thread;
} worker;

static int player_of(const uc_sim *sim, uint64_t game, int seat) {
    int seats = sim->start.head.seats;
    return sim->rotate ? (int)(((uint64_t)seat + (uint64_t)seats - game % (uint64_t)seats) % (uint64_t)seats)
                       : seat;
}

static bool seat_players(worker *w, uc_text *message) {
    for (int player = 0; player < w->sim->start.head.seats; player++) {
        if (uc_agent_open(&w->chair[player], &w->sim->player[player], message)) {
            while (player) uc_agent_close(&w->chair[--player]);
            return false;
        }
    }
    tally_open(&w->tally, uc_game_of(&w->sim->start));
    return true;
}

static void leave_seats(worker *w) {
    for (int player = 0; player < w->sim->start.head.seats; player++) uc_agent_close(&w->chair[player]);
}

static void count_game(worker *w, uint64_t game) {
    const match *m = &w->match;
    uint64_t winners = uc_winners(&m->state);
    int sharing = __builtin_popcountll(winners);
    for (int seat = 0; seat < m->state.head.seats; seat++) {
        int player = player_of(w->sim, game, seat);
        sample_add(&w->sums.points[player], uc_total(&m->state, seat));
        bool won = winners >> seat & 1;
        sample_add(&w->sums.credit[player], won ? UC_WIN / sharing : 0);
        w->sums.wins[player] += won;
        w->sums.shared[player] += won && sharing > 1;
    }
    sample_add(&w->sums.rounds, m->state.head.round);
    sample_add(&w->sums.decisions, (int64_t)m->decisions);
    w->sums.products += (int64_t)(m->state.head.round * m->decisions);
    w->sums.lasted[m->state.head.round < UC_LASTED_MAX ? m->state.head.round : UC_LASTED_MAX - 1]++;
    if (w->sim->count_events) tally_end(&w->tally, &m->state, w->sums.tally);
}

static void play_game(worker *w, uint64_t game) {
    const uc_sim *sim = w->sim;
    uint64_t streams = game * (UC_SEATS_MAX + 1);
    match_start(&w->match, &sim->start, sim->count_events ? &w->tally : NULL, sim->seed, streams);
    for (int seat = 0; seat < sim->start.head.seats; seat++) {
        int player = player_of(sim, game, seat);
        match_sit(&w->match, seat, &w->chair[player], sim->seed, streams + 1 + (uint64_t)player);
    }
    if (match_play(&w->match, sim->move_limit, NULL))
        count_game(w, game);
    else
        w->sums.unfinished++;
}

static void *work(void *argument) {
    worker *w = argument;
    for (uint64_t game; (game = __atomic_fetch_add(w->next, 1, __ATOMIC_RELAXED)) < w->sim->games;) {
        play_game(w, game);
        __atomic_fetch_add(&w->sim->done, 1, __ATOMIC_RELAXED);
    }
    return NULL;
}

static void merge_worker(uc_sim *sim, const uc_sim *sums) {
    sim->unfinished += sums->unfinished;
    for (int player = 0; player < sim->start.head.seats; player++) {
        sim->wins[player] += sums->wins[player];
        sim->shared[player] += sums->shared[player];
        sample_merge(&sim->credit[player], &sums->credit[player]);
        sample_merge(&sim->points[player], &sums->points[player]);
    }
    sample_merge(&sim->rounds, &sums->rounds);
    sample_merge(&sim->decisions, &sums->decisions);
    sim->products += sums->products;
    for (int i = 0; i < UC_LASTED_MAX; i++) sim->lasted[i] += sums->lasted[i];
    for (int i = 0; i < UC_TALLIES_MAX; i++) tally_merge(&sim->tally[i], &sums->tally[i]);
}

/** After the last game: a program's faults are its chair's. */
static void take_faults(uc_sim *sim, const worker *w) {
    for (int player = 0; player < sim->start.head.seats; player++) {
        const uc_faults *faults = uc_agent_faults(&w->chair[player]);
        if (faults) uc_faults_add(&sim->faults[player], faults);
    }
}

static void clear_results(uc_sim *sim) {
    __atomic_store_n(&sim->done, 0, __ATOMIC_RELAXED);
    sim->unfinished = 0;
    sim->products = 0;
    memset(sim->wins, 0, sizeof sim->wins);
    memset(sim->shared, 0, sizeof sim->shared);
    memset(sim->credit, 0, sizeof sim->credit);
    memset(sim->points, 0, sizeof sim->points);
    memset(sim->faults, 0, sizeof sim->faults);
    memset(sim->lasted, 0, sizeof sim->lasted);
    memset(sim->tally, 0, sizeof sim->tally);
    sim->rounds = sim->decisions = (uc_sample){.count = 0};
}

/** Its players take their seats and its thread, if it is to have one, begins. */
static bool start_worker(worker *w, uc_sim *sim, uint64_t *next, bool own_thread, uc_text *message) {
    w->sim = sim;
    w->next = next;
    if (!seat_players(w, message)) return false;
    if (!own_thread || !pthread_create(&w->thread, NULL, work, w)) return true;
    leave_seats(w);
    return false;
}

uc_error uc_simulate(uc_sim *sim, uc_text *message) {
    uint64_t next = 0;
    int threads = sim->threads < 1 ? 1 : sim->threads, started = 0;
    worker *workers = calloc((size_t)threads, sizeof *workers);
    clear_results(sim);
    if (!workers) return uc_text_add(message, "out of memory"), UC_TOO_SMALL;
    while (started < threads && start_worker(&workers[started], sim, &next, started > 0, message)) started++;
    if (started) work(&workers[0]); /* the caller's thread works too, alone if no other could be started */
    for (int i = 0; i < started; i++) {
        if (i) pthread_join(workers[i].thread, NULL);
        take_faults(sim, &workers[i]);
        leave_seats(&workers[i]);
        merge_worker(sim, &workers[i].sums);
    }
    free(workers);
    return started ? UC_OK : UC_TOO_SMALL;
}
