/* Games between bots, spread over threads. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "upcard/sim.h"

/* Games are handed out in blocks; sums are exact integers, so their order does not matter. */
enum { BLOCK = 16 };

typedef struct worker {
    uc_sim *sim;
    uc_sim sums;
    uint64_t *next; /* shared: the first game that nobody has taken */
    bool told;      /* some bot remembers what it is shown */
    pthread_t thread;
} worker;

/** One game in progress. */
typedef struct play {
    uc_state state;
    uc_rng chance; /* cards, and who is the quickest */
    uc_rng choice[UC_SEATS_MAX];
    uc_memory memory[UC_SEATS_MAX];
    uint64_t decisions, moves;
} play;

static void add(uc_sample *sample, int64_t value) {
    sample->count++;
    sample->sum += value;
    sample->squares += (uint64_t)(value * value);
}

static void merge(uc_sample *to, const uc_sample *from) {
    to->count += from->count;
    to->sum += from->sum;
    to->squares += from->squares;
}

static int player_of(const uc_sim *sim, uint64_t game, int seat) {
    int seats = sim->start.head.seats;
    return sim->rotate ? (int)(((uint64_t)seat + (uint64_t)seats - game % (uint64_t)seats) % (uint64_t)seats)
                       : seat;
}

static void start_game(const uc_sim *sim, play *p, uint64_t game) {
    uc_copy(&p->state, &sim->start);
    p->decisions = p->moves = 0;
    uint64_t streams = game * (UC_SEATS_MAX + 1);
    uc_rng_start(&p->chance, sim->seed, streams);
    for (int seat = 0; seat < p->state.head.seats; seat++) {
        int player = player_of(sim, game, seat);
        uc_rng_start(&p->choice[seat], sim->seed, streams + 1 + (uint64_t)player);
        if (sim->player[player]->remembers) uc_observe_start(&p->memory[seat], &p->state, seat);
    }
}

/** Keeps the memories of the bots that want one. */
static void tell_all(const uc_sim *sim, play *p, uint64_t game, const uc_events *events) {
    for (int seat = 0; seat < p->state.head.seats; seat++) {
        if (sim->player[player_of(sim, game, seat)]->remembers)
            uc_observe(&p->memory[seat], &p->state, events, seat);
    }
}

static uc_move ask(const uc_sim *sim, play *p, uint64_t game, int seat) {
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    const uc_bot *bot = sim->player[player_of(sim, game, seat)];
    uc_see(&p->state, seat, &view);
    int count = uc_view_legal(&view, legal);
    return bot->choose(&view, bot->remembers ? &p->memory[seat] : NULL, legal, count, &p->choice[seat]);
}

/** One move, of chance or of a seat. Where several seats may act, each is equally likely to be the quickest.
 */
static void make_move(worker *w, play *p, uint64_t game, uint64_t may) {
    uc_events events;
    int mover = UC_CHANCE;
    uc_move move;
    events.count = 0;
    if (may == UC_ACTORS_CHANCE) {
        move = uc_draw(&p->state, &p->chance);
    } else {
        mover = uc_rng_bit(&p->chance, may);
        move = ask(w->sim, p, game, mover);
        p->decisions++;
    }
    uc_result result = uc_apply(&p->state, mover, move, w->told ? &events : NULL);
    if (result.error) abort(); /* a bot chose a move that it was not offered: a bug */
    if (w->told) tell_all(w->sim, p, game, &events);
}

static void count_game(worker *w, const play *p, uint64_t game) {
    uint64_t winners = uc_winners(&p->state);
    bool alone = (winners & (winners - 1)) == 0;
    for (int seat = 0; seat < p->state.head.seats; seat++) {
        int player = player_of(w->sim, game, seat);
        add(&w->sums.points[player], uc_total(&p->state, seat));
        if (!(winners >> seat & 1)) continue;
        w->sums.wins[player]++;
        w->sums.shared[player] += !alone;
    }
    add(&w->sums.rounds, p->state.head.round);
    add(&w->sums.decisions, (int64_t)p->decisions);
    w->sums.products += p->state.head.round * p->decisions;
}

static void play_game(worker *w, play *p, uint64_t game) {
    start_game(w->sim, p, game);
    for (uint64_t may; (may = uc_actors(&p->state));) {
        if (p->moves++ == w->sim->move_limit) {
            w->sums.unfinished++;
            return;
        }
        make_move(w, p, game, may);
    }
    count_game(w, p, game);
}

static void *work(void *argument) {
    worker *w = argument;
    play p;
    memset(&p, 0, sizeof p);
    for (uint64_t first; (first = __atomic_fetch_add(w->next, BLOCK, __ATOMIC_RELAXED)) < w->sim->games;) {
        for (uint64_t game = first; game < first + BLOCK && game < w->sim->games; game++) {
            play_game(w, &p, game);
            __atomic_fetch_add(&w->sim->done, 1, __ATOMIC_RELAXED);
        }
    }
    return NULL;
}

static void merge_worker(uc_sim *sim, const uc_sim *sums) {
    sim->unfinished += sums->unfinished;
    for (int player = 0; player < sim->start.head.seats; player++) {
        sim->wins[player] += sums->wins[player];
        sim->shared[player] += sums->shared[player];
        merge(&sim->points[player], &sums->points[player]);
    }
    merge(&sim->rounds, &sums->rounds);
    merge(&sim->decisions, &sums->decisions);
    sim->products += sums->products;
}

static void clear_results(uc_sim *sim) {
    __atomic_store_n(&sim->done, 0, __ATOMIC_RELAXED);
    sim->unfinished = sim->products = 0;
    memset(sim->wins, 0, sizeof sim->wins);
    memset(sim->shared, 0, sizeof sim->shared);
    memset(sim->points, 0, sizeof sim->points);
    sim->rounds = sim->decisions = (uc_sample){.count = 0};
}

static bool any_remembers(const uc_sim *sim) {
    for (int seat = 0; seat < sim->start.head.seats; seat++)
        if (sim->player[seat]->remembers) return true;
    return false;
}

uc_error uc_simulate(uc_sim *sim) {
    uint64_t next = 0;
    int threads = sim->threads < 1 ? 1 : sim->threads;
    worker *workers = calloc((size_t)threads, sizeof *workers);
    if (!workers) return UC_TOO_SMALL;
    clear_results(sim);
    int started = 0;
    for (int i = 0; i < threads; i++) {
        workers[i].sim = sim;
        workers[i].next = &next;
        workers[i].told = any_remembers(sim);
        if (i && !pthread_create(&workers[i].thread, NULL, work, &workers[i])) started = i;
        if (started < i) break;
    }
    work(&workers[0]); /* the caller's thread works too, alone if no other could be started */
    for (int i = 0; i <= started; i++) {
        if (i) pthread_join(workers[i].thread, NULL);
        merge_worker(sim, &workers[i].sums);
    }
    free(workers);
    return UC_OK;
}
