/* Plays the games of an arena on several threads and counts them in their order. */
#include "upcard/arena.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "sim/match.h"
#include "sim/standings.h"
#include "sim/workers.h"

/* A fast thread is at most this many blocks ahead of the slowest. */
enum { BLOCKS_AHEAD = 64 };

/** The data that threads share; all but `arena` and `blocks` under the lock. */
typedef struct shared {
    uc_arena *arena;
    uint64_t blocks; /* blocks to play at most */
    pthread_mutex_t lock;
    pthread_cond_t moved; /* blocks were counted, or the arena has ended */
    uint64_t next;        /* the first game that no thread has taken, from arena->from on */
    bool ended, out_of_memory;
    int32_t *rows; /* of BLOCKS_AHEAD blocks, from the first uncounted one; 0: not played yet */
    standings standings;
} shared;

typedef struct worker {
    shared *shared;
    uc_agent *agent; /* [contender * copies + n], for its n-th seat */
    int copies;      /* agents of a contender: the most seats that it can have */
    match match;
} worker;

static uint64_t contenders_of(const shared *h) {
    return (uint64_t)h->arena->contenders;
}

/* Playing. */

static bool open_agents(void *memory, void *common, uc_text *message) {
    worker *w = memory;
    w->shared = common;
    const uc_arena *arena = w->shared->arena;
    int spare = arena->start.head.seats - arena->contenders, count;
    w->copies = 1 + (spare > 0 ? spare : 0);
    count = arena->contenders * w->copies;
    w->agent = calloc((size_t)count, sizeof *w->agent);
    if (!w->agent) return uc_text_add(message, "out of memory"), false;
    for (int i = 0; i < count; i++) {
        uc_player player = arena->contender[i / w->copies];
        player.budget.stop = arena->stop;
        if (!uc_agent_open(&w->agent[i], &player, message)) continue;
        while (i) uc_agent_close(&w->agent[--i]);
        free(w->agent);
        return false;
    }
    return true;
}

static void close_agents(void *memory) {
    worker *w = memory;
    uc_arena *arena = w->shared->arena;
    for (int i = 0; i < arena->contenders * w->copies; i++) {
        const uc_faults *faults = uc_agent_faults(&w->agent[i]);
        if (faults) uc_faults_add(&arena->faults[i / w->copies], faults);
        uc_agent_close(&w->agent[i]);
    }
    free(w->agent);
}

static void write_outcome(const match *m, const int *contender, int contenders, bool finished, int32_t *row) {
    int seats = m->state.head.seats;
    uint64_t winners = finished ? uc_winners(&m->state) : (UINT64_C(1) << seats) - 1;
    row[0] = !finished ? -seats : winners ? __builtin_popcountll(winners) : UC_ARENA_NOBODY;
    for (int seat = 0; seat < seats; seat++) {
        row[1 + contender[seat]] += winners >> seat & 1;
        row[1 + contenders + contender[seat]] += uc_total(&m->state, seat);
    }
}

/** Plays game number `game` and writes its row, which stays zero if the game was stopped. */
static void play_game(worker *w, uint64_t game, int32_t *row) {
    const uc_arena *arena = w->shared->arena;
    uint64_t stream = block_stream(game / contenders_of(w->shared));
    int contender[UC_SEATS_MAX], sits[UC_CONTENDERS_MAX] = {0};
    orders_seat(&w->shared->standings.orders, arena->seed, game, contender);
    match_start(&w->match, &arena->start, NULL, arena->seed, stream);
    for (int seat = 0; seat < arena->start.head.seats; seat++) {
        int who = contender[seat];
        uc_agent *agent = &w->agent[who * w->copies + sits[who]++];
        match_sit(&w->match, seat, agent, arena->seed, stream + 1 + (uint64_t)seat);
    }
    bool finished = match_play(&w->match, arena->move_limit, arena->stop);
    if (finished || !arena->stop || !__atomic_load_n(arena->stop, __ATOMIC_RELAXED))
        write_outcome(&w->match, contender, arena->contenders, finished, row);
}

/* Counting, under the lock. */

/** The row of a game; games are numbered from arena->from on. */
static int32_t *row_of(const shared *h, uint64_t game) {
    return &h->rows[game % (BLOCKS_AHEAD * contenders_of(h)) * ARENA_ROW(contenders_of(h))];
}

static uint64_t counted(const shared *h) {
    return h->standings.race.count;
}

/** Whether all games of the next `blocks` blocks are played. */
static bool blocks_are_played(const shared *h, uint64_t blocks) {
    uint64_t first = counted(h) * contenders_of(h);
    for (uint64_t game = 0; game < blocks * contenders_of(h); game++)
        if (!row_of(h, first + game)[0]) return false;
    return true;
}

/** Counts the next block, whose rows are complete. */
static void count_block(shared *h) {
    uc_arena *arena = h->arena;
    int32_t *rows = row_of(h, counted(h) * contenders_of(h));
    if (arena->kept && !arena->kept(arena->user, rows, contenders_of(h))) h->ended = true;
    if (!standings_add(&h->standings, rows)) h->ended = h->out_of_memory = true;
    memset(rows, 0, (size_t)(contenders_of(h) * ARENA_ROW(contenders_of(h))) * sizeof *rows);
}

/** Counts every complete cycle of seat orders. In some orders a contender has better neighbors than in
 * others, so the race is judged only after complete cycles. It stays valid: the product of what a bet gains
 * in the blocks of a cycle is at most the power of their mean. */
static void count_rounds(shared *h) {
    uc_arena *arena = h->arena;
    uint64_t cycle = standings_cycle(&h->standings);
    while (!h->ended && counted(h) < h->blocks && blocks_are_played(h, cycle)) {
        for (uint64_t block = 0; !h->ended && block < cycle; block++) count_block(h);
        if (h->ended) return;
        arena->verdict = standings_verdict(&h->standings, arena->error > 0 ? arena->error : 0.01);
        h->ended = counted(h) == h->blocks || (arena->error > 0 && arena->verdict != UC_UNDECIDED);
    }
}

/** Stores the row of a finished game, and counts the cycles that are complete now. */
static void add_game(shared *h, uint64_t game, const int32_t *row) {
    memcpy(row_of(h, game), row, (size_t)ARENA_ROW(contenders_of(h)) * sizeof *row);
    if (!row[0]) h->ended = true; /* the game was stopped */
    count_rounds(h);
    pthread_cond_broadcast(&h->moved);
}

/** Counts the games of an earlier run; false with a message if one cannot belong to this arena. */
static bool add_known(shared *h, uc_text *message) {
    const uc_arena *arena = h->arena;
    for (; h->next < arena->known_games && !h->ended; h->next++) {
        const int32_t *row = arena->known + h->next * ARENA_ROW(contenders_of(h));
        if (!standings_row_fits(&h->standings, arena->from + h->next, row)) {
            uc_text_add(message, "the known results belong to another arena");
            return false;
        }
        add_game(h, h->next, row);
    }
    return true;
}

/* Threads. */

/** Waits for a game to play; false if no games are left. */
static bool next_game(shared *h, uint64_t *ret_game) {
    const bool *stop = h->arena->stop;
    uint64_t all = contenders_of(h);
    while (!h->ended && h->next < h->blocks * all && h->next / all >= counted(h) + BLOCKS_AHEAD)
        pthread_cond_wait(&h->moved, &h->lock);
    h->ended |= stop && __atomic_load_n(stop, __ATOMIC_RELAXED);
    *ret_game = h->next;
    if (h->ended || h->next == h->blocks * all) return false;
    h->next++;
    return true;
}

static void work(void *argument) {
    worker *w = argument;
    shared *h = w->shared;
    uint64_t game;
    pthread_mutex_lock(&h->lock);
    while (next_game(h, &game)) {
        pthread_mutex_unlock(&h->lock);
        int32_t row[ARENA_ROW(UC_CONTENDERS_MAX)] = {0};
        play_game(w, h->arena->from + game, row);
        __atomic_fetch_add(&h->arena->done, 1, __ATOMIC_RELAXED);
        pthread_mutex_lock(&h->lock);
        add_game(h, game, row);
    }
    pthread_cond_broadcast(&h->moved);
    pthread_mutex_unlock(&h->lock);
}

static const worker_kind arena_worker = {sizeof(worker), open_agents, work, close_agents};

static void clear_results(uc_arena *arena) {
    __atomic_store_n(&arena->done, 0, __ATOMIC_RELAXED);
    arena->unfinished = 0;
    memset(&arena->wins, 0, sizeof arena->wins);
    memset(&arena->points, 0, sizeof arena->points);
    memset(&arena->ratings, 0, sizeof arena->ratings);
    memset(arena->faults, 0, sizeof arena->faults);
    memset(arena->win_rate, 0, sizeof arena->win_rate);
    memset(arena->lead, 0, sizeof arena->lead);
    arena->anytime = false;
    arena->verdict = UC_UNDECIDED;
    arena->ahead = (uc_interval){0, -1, 1};
}

uint64_t uc_arena_cycle(const uc_arena *arena) {
    orders o;
    orders_list(&o, arena->contenders, arena->start.head.seats);
    return (uint64_t)arena->contenders * (uint64_t)(o.count ? o.count : 1);
}

bool uc_arena_draws(const uc_arena *arena) {
    orders o;
    orders_list(&o, arena->contenders, arena->start.head.seats);
    return o.count == 0;
}

void uc_arena_seats(const uc_arena *arena, uint64_t game, int ret_contender[UC_SEATS_MAX]) {
    orders o;
    orders_list(&o, arena->contenders, arena->start.head.seats);
    orders_seat(&o, arena->seed, game, ret_contender);
}

/** Writes the results. If not even one cycle of seat orders is complete, the blocks of the first one count.
 */
static void conclude(shared *h) {
    uc_arena *arena = h->arena;
    h->ended = false;
    while (counted(h) < standings_cycle(&h->standings) && counted(h) < h->blocks && blocks_are_played(h, 1))
        count_block(h);
    arena->anytime = arena->error > 0 || counted(h) < h->blocks;
    standings_conclude(&h->standings, arena);
}

uint64_t uc_arena_done(const uc_arena *arena) {
    return __atomic_load_n(&arena->done, __ATOMIC_RELAXED);
}

uc_error uc_arena_run(uc_arena *arena, uc_text *message) {
    shared h = {.arena = arena};
    uint64_t cycle = uc_arena_cycle(arena), all = (uint64_t)arena->contenders;
    clear_results(arena);
    standings_open(&h.standings, arena);
    h.blocks =
        arena->games > arena->from ? (arena->games - arena->from + cycle - 1) / cycle * cycle / all : 0;
    h.rows = calloc((size_t)(BLOCKS_AHEAD * all * ARENA_ROW(all)), sizeof *h.rows);
    if (!h.rows) return uc_text_add(message, "out of memory"), UC_NO_MEMORY;
    pthread_mutex_init(&h.lock, NULL);
    pthread_cond_init(&h.moved, NULL);
    bool known = add_known(&h, message), played = known;
    if (known && !h.ended && h.next < h.blocks * all)
        played = workers_run(&arena_worker, &h, arena->threads, message);
    if (h.out_of_memory) uc_text_add(message, "out of memory");
    if (played && !h.out_of_memory) conclude(&h);
    pthread_cond_destroy(&h.moved);
    pthread_mutex_destroy(&h.lock);
    standings_close(&h.standings);
    free(h.rows);
    if (h.out_of_memory) return UC_NO_MEMORY;
    return !known ? UC_BAD_RECORD : played ? UC_OK : UC_BAD_PLAYER;
}

uc_interval uc_arena_win_rate(const uc_arena *arena, int contender) {
    return arena->anytime ? arena->win_rate[contender] : uc_blocks_share(&arena->wins, contender);
}

uc_interval uc_arena_ahead(const uc_arena *arena, int a, int b) {
    return arena->anytime ? arena->lead[a][b] : uc_blocks_ahead(&arena->wins, a, b);
}

uc_interval uc_arena_points(const uc_arena *arena, int contender) {
    return arena->anytime ? uc_blocks_anytime_mean(&arena->points, contender)
                          : uc_blocks_mean(&arena->points, contender);
}

uc_interval uc_arena_points_ahead(const uc_arena *arena, int a, int b) {
    return arena->anytime ? uc_blocks_anytime_difference(&arena->points, a, b)
                          : uc_blocks_difference(&arena->points, a, b);
}
