/* Games between bots, spread over threads. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sim/match.h"
#include "sim/workers.h"

enum {
    PARTS_WAITING = 64, /* finished parts that may wait for an earlier one before threads pause */
    GAMES_A_PART = 4096,
};

/** Games in a row that one thread plays, and their sums. */
typedef struct part {
    uint64_t first, end;
    uc_sim sums;
    struct part *next; /* among those that wait for an earlier one */
} part;

/** The data that threads share; all but `sim->done` under the lock. Sums are exact whole numbers. Parts are
 * added in the order of their games only so that a simulation which is stopped early has the first games. */
typedef struct shared {
    uc_sim *sim;
    pthread_mutex_t lock;
    pthread_cond_t moved; /* a part was added, or the simulation has ended */
    uint64_t next;        /* the first game that no thread has taken */
    uint64_t counted;     /* the first game that is not in the results */
    part *waiting;
    int waiting_count;
    bool ended, out_of_memory;
} shared;

typedef struct worker {
    shared *shared;
    uc_sim *sim;
    part part;
    uint64_t size;                /* games of the next part */
    uc_agent agent[UC_SEATS_MAX]; /* by player */
    match match;
    tally_game tally;
} worker;

static int player_of(const uc_sim *sim, uint64_t game, int seat) {
    int seats = sim->start.head.seats;
    return sim->rotate ? (int)(((uint64_t)seat + (uint64_t)seats - game % (uint64_t)seats) % (uint64_t)seats)
                       : seat;
}

static bool open_worker(void *memory, void *common, uc_text *message) {
    worker *w = memory;
    *w = (worker){.shared = common, .sim = ((shared *)common)->sim, .size = 1};
    for (int player = 0; player < w->sim->start.head.seats; player++) {
        uc_player seated = w->sim->player[player];
        if (w->sim->stop) seated.budget.stop = w->sim->stop;
        if (uc_agent_open(&w->agent[player], &seated, message)) {
            while (player) uc_agent_close(&w->agent[--player]);
            return false;
        }
    }
    tally_open(&w->tally, uc_game_of(&w->sim->start));
    return true;
}

/** Adds the turns that the thread's programs have lost. */
static void close_worker(void *memory) {
    worker *w = memory;
    for (int player = 0; player < w->sim->start.head.seats; player++) {
        const uc_faults *faults = uc_agent_faults(&w->agent[player]);
        if (faults) uc_faults_add(&w->sim->faults[player], faults);
        uc_agent_close(&w->agent[player]);
    }
}

static void count_game(worker *w, uint64_t game) {
    const match *m = &w->match;
    uint64_t winners = uc_winners(&m->state);
    int sharing = __builtin_popcountll(winners);
    for (int seat = 0; seat < m->state.head.seats; seat++) {
        int player = player_of(w->sim, game, seat);
        sample_add(&w->part.sums.points[player], uc_total(&m->state, seat));
        bool won = winners >> seat & 1;
        sample_add(&w->part.sums.credit[player], won ? UC_WIN / sharing : 0);
        w->part.sums.wins[player] += won;
        w->part.sums.shared[player] += won && sharing > 1;
    }
    sample_add(&w->part.sums.rounds, m->state.head.round);
    sample_add(&w->part.sums.decisions, (int64_t)m->decisions);
    w->part.sums.products += (int64_t)(m->state.head.round * m->decisions);
    w->part.sums.lasted[m->state.head.round < UC_LASTED_MAX ? m->state.head.round : UC_LASTED_MAX - 1]++;
    if (w->sim->count_events) tally_end(&w->tally, &m->state, w->part.sums.tally);
}

static bool asked_to_stop(const uc_sim *sim) {
    return sim->stop && __atomic_load_n(sim->stop, __ATOMIC_RELAXED);
}

/** false if the game was stopped. */
static bool play_game(worker *w, uint64_t game) {
    const uc_sim *sim = w->sim;
    uint64_t streams = game * (UC_SEATS_MAX + 1);
    match_start(&w->match, &sim->start, sim->count_events ? &w->tally : NULL, sim->seed, streams);
    for (int seat = 0; seat < sim->start.head.seats; seat++) {
        int player = player_of(sim, game, seat);
        match_sit(&w->match, seat, &w->agent[player], sim->seed, streams + 1 + (uint64_t)player);
    }
    bool finished = match_play(&w->match, sim->move_limit, sim->stop);
    if (!finished && asked_to_stop(sim)) return false;
    if (finished)
        count_game(w, game);
    else
        w->part.sums.unfinished++;
    __atomic_fetch_add(&w->sim->done, 1, __ATOMIC_RELAXED);
    return true;
}

void uc_sim_add(uc_sim *sim, const uc_sim *sums) {
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

/** Adds the faults of programs, after the last game of a worker. */
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
    sim->anytime = false;
}

/* Parts, under the lock. */

static void add_part(shared *h, const part *p) {
    uc_sim_add(h->sim, &p->sums);
    h->counted = p->end;
    if (h->sim->kept && !h->sim->kept(h->sim->user, &p->sums)) h->ended = true;
}

/** Keeps a part until all earlier ones are added. */
static void hold_part(shared *h, const part *p) {
    part *copy = malloc(sizeof *copy);
    if (!copy) {
        h->ended = h->out_of_memory = true;
        return;
    }
    *copy = *p;
    copy->next = h->waiting;
    h->waiting = copy;
    h->waiting_count++;
}

/** Adds the next part if it already waits; else returns false. */
static bool add_waiting(shared *h) {
    part **at = &h->waiting;
    while (*at && (*at)->first != h->counted) at = &(*at)->next;
    part *found = *at;
    if (!found || h->ended) return false;
    *at = found->next;
    h->waiting_count--;
    add_part(h, found);
    free(found);
    return true;
}

static void hand_in(shared *h, const part *p, bool broken) {
    if (p->first != h->counted)
        hold_part(h, p);
    else
        add_part(h, p);
    while (add_waiting(h)) continue;
    h->ended |= broken;
    pthread_cond_broadcast(&h->moved);
}

/** Takes the next games; false if none are left. */
static bool take_part(worker *w) {
    shared *h = w->shared;
    while (!h->ended && h->waiting_count >= PARTS_WAITING && h->next < h->sim->games)
        pthread_cond_wait(&h->moved, &h->lock);
    if (h->ended || h->next >= h->sim->games || asked_to_stop(h->sim)) return false;
    w->part.first = h->next;
    w->part.end = h->next + w->size < h->sim->games ? h->next + w->size : h->sim->games;
    h->next = w->part.end;
    return true;
}

/* Threads. */

static double milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return 1e3 * (double)now.tv_sec + 1e-6 * (double)now.tv_nsec;
}

/** Plays the games of a part; false if one was stopped, and then the part ends before it. Parts take about
 * two milliseconds, or one game. */
static bool play_part(worker *w) {
    double since = milliseconds_now();
    bool whole = true;
    clear_results(&w->part.sums);
    for (uint64_t game = w->part.first; whole && game < w->part.end; game++) {
        whole = play_game(w, game);
        if (!whole) w->part.end = game;
    }
    double took = milliseconds_now() - since;
    if (took < 1 && w->size < GAMES_A_PART) w->size *= 2;
    if (took > 4 && w->size > 1) w->size /= 2;
    return whole;
}

static void work(void *argument) {
    worker *w = argument;
    pthread_mutex_lock(&w->shared->lock);
    while (take_part(w)) {
        pthread_mutex_unlock(&w->shared->lock);
        bool whole = play_part(w);
        pthread_mutex_lock(&w->shared->lock);
        hand_in(w->shared, &w->part, !whole);
    }
    pthread_cond_broadcast(&w->shared->moved);
    pthread_mutex_unlock(&w->shared->lock);
}

static const worker_kind sim_worker = {sizeof(worker), open_worker, work, close_worker};

uint64_t uc_sim_done(const uc_sim *sim) {
    return __atomic_load_n(&sim->done, __ATOMIC_RELAXED);
}

uc_error uc_simulate(uc_sim *sim, uc_text *message) {
    shared h = {.sim = sim, .next = sim->from, .counted = sim->from};
    clear_results(sim);
    pthread_mutex_init(&h.lock, NULL);
    pthread_cond_init(&h.moved, NULL);
    bool played = workers_run(&sim_worker, &h, sim->threads, message);
    if (h.out_of_memory) uc_text_add(message, "out of memory");
    sim->anytime = h.counted < sim->games;
    for (part *next; h.waiting; h.waiting = next) { /* after a game that was stopped */
        next = h.waiting->next;
        free(h.waiting);
    }
    pthread_cond_destroy(&h.moved);
    pthread_mutex_destroy(&h.lock);
    return h.out_of_memory ? UC_NO_MEMORY : played ? UC_OK : UC_BAD_PLAYER;
}

uc_interval uc_sim_wins(const uc_sim *sim, int player) {
    const uc_sample wins = {.count = sim->rounds.count, .sum = (int64_t)sim->wins[player]};
    return sim->anytime ? uc_anytime_share(&wins, 1) : uc_share(sim->wins[player], sim->rounds.count);
}
