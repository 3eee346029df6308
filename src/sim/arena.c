/* Contenders in every seat order, over threads. */
#include "upcard/arena.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "sim/match.h"
#include "sim/orders.h"

/* A fast thread is at most this many blocks ahead of the slowest. */
enum { BLOCKS_AHEAD = 64 };

/** What came of a game, by contender: the sums over its seats. */
typedef struct outcome {
    bool there, finished;
    uint8_t seats[UC_CONTENDERS_MAX];
    double wins[UC_CONTENDERS_MAX], points[UC_CONTENDERS_MAX];
} outcome;

/** Blocks whose games have the same company: who meets whom, and in how many seats. Who meets the weak more
 * often wins more, which is no chance; so only blocks of the same company are compared. */
typedef struct company {
    uint8_t seats[UC_CONTENDERS_MAX]; /* in the first of the games, turned to the smallest */
    uc_blocks wins, points;
} company;

/** What the threads share; all but `arena`, `orders` and `blocks` under the lock. */
typedef struct hall {
    uc_arena *arena;
    orders orders;
    uint64_t blocks; /* to be played at most */
    pthread_mutex_t lock;
    pthread_cond_t moved; /* a block was counted, or the arena has ended */
    uint64_t next;        /* the first game that nobody has taken */
    bool ended, out_of_memory;
    outcome *game; /* of BLOCKS_AHEAD blocks, from the first one that is not counted */
    uc_race race;  /* one difference each block that is counted */
    double *difference;
    uint64_t differences; /* places for them */
    uc_contest *contest;
    company *company, everyone; /* everyone: all blocks, whatever their company */
    int contests, companies;
} hall;

typedef struct worker {
    hall *hall;
    uc_agent *chair; /* by contender and number among its seats */
    int copies;      /* chairs of a contender: the most seats that it can have */
    match match;
    pthread_t thread;
} worker;

static uint64_t contenders_of(const hall *h) {
    return (uint64_t)h->arena->contenders;
}

/* Playing. */

static bool open_chairs(worker *w, uc_text *message) {
    const uc_arena *arena = w->hall->arena;
    int spare = arena->start.head.seats - arena->contenders, count;
    w->copies = 1 + (spare > 0 ? spare : 0);
    count = arena->contenders * w->copies;
    w->chair = calloc((size_t)count, sizeof *w->chair);
    if (!w->chair) return uc_text_add(message, "out of memory"), false;
    for (int i = 0; i < count; i++) {
        uc_player player = arena->contender[i / w->copies];
        player.budget.stop = arena->stop;
        if (!uc_agent_open(&w->chair[i], &player, message)) continue;
        while (i) uc_agent_close(&w->chair[--i]);
        free(w->chair);
        return false;
    }
    return true;
}

static void close_chairs(worker *w) {
    uc_arena *arena = w->hall->arena;
    for (int i = 0; i < arena->contenders * w->copies; i++) {
        const uc_faults *faults = uc_agent_faults(&w->chair[i]);
        if (faults) uc_faults_add(&arena->faults[i / w->copies], faults);
        uc_agent_close(&w->chair[i]);
    }
    free(w->chair);
}

static void tell_outcome(const match *m, const int *contender, bool finished, outcome *out) {
    int seats = m->state.head.seats;
    uint64_t winners = finished ? uc_winners(&m->state) : (UINT64_C(1) << seats) - 1;
    *out = (outcome){.there = true, .finished = finished};
    for (int seat = 0; seat < seats; seat++) {
        int who = contender[seat];
        out->seats[who]++;
        out->points[who] += uc_total(&m->state, seat);
        if (winners >> seat & 1) out->wins[who] += 1.0 / __builtin_popcountll(winners);
    }
}

/** Plays game number `game`; an outcome that is not there when it was broken off. */
static outcome play_game(worker *w, uint64_t game) {
    const uc_arena *arena = w->hall->arena;
    uint64_t stream = block_stream(game / contenders_of(w->hall));
    int contender[UC_SEATS_MAX], sits[UC_CONTENDERS_MAX] = {0};
    outcome out = {.there = false};
    orders_seat(&w->hall->orders, arena->seed, game, contender);
    match_start(&w->match, &arena->start, NULL, arena->seed, stream);
    for (int seat = 0; seat < arena->start.head.seats; seat++) {
        int who = contender[seat];
        uc_agent *chair = &w->chair[who * w->copies + sits[who]++];
        match_sit(&w->match, seat, chair, arena->seed, stream + 1 + (uint64_t)seat);
    }
    bool finished = match_play(&w->match, arena->move_limit, arena->stop);
    if (finished || !arena->stop || !__atomic_load_n(arena->stop, __ATOMIC_RELAXED))
        tell_outcome(&w->match, contender, finished, &out);
    return out;
}

/* Counting, under the lock. */

static outcome *place_of(const hall *h, uint64_t game) {
    return &h->game[game % (BLOCKS_AHEAD * contenders_of(h))];
}

/** A list of `count` things of `size` bytes with room for one more, which is zero; NULL without memory. Lists
 * have as many places as the next power of two. */
static void *with_room(void *list, int count, size_t size) {
    size_t have = (size_t)count;
    if (count & (count - 1)) return memset((char *)list + have * size, 0, size), list;
    void *larger = realloc(list, (have ? 2 * have : 1) * size);
    return larger ? (memset((char *)larger + have * size, 0, size), larger) : NULL;
}

/** The contest among those who have these seats, made where there is none yet; NULL without memory. */
static uc_contest *contest_of(hall *h, const uint8_t *seats) {
    for (int i = 0; i < h->contests; i++)
        if (!memcmp(h->contest[i].seats, seats, sizeof h->contest[i].seats)) return &h->contest[i];
    uc_contest *list = with_room(h->contest, h->contests, sizeof *list);
    if (!list) return NULL;
    h->contest = list;
    memcpy(list[h->contests].seats, seats, sizeof list->seats);
    return &list[h->contests++];
}

/** The same for the company of a block, from the seats in any of its games. */
static company *company_of(hall *h, const uint8_t *seats) {
    uint8_t turned[UC_CONTENDERS_MAX], smallest[UC_CONTENDERS_MAX];
    int all = h->arena->contenders;
    memcpy(smallest, seats, sizeof smallest);
    for (int further = 1; further < all; further++) {
        memset(turned, 0, sizeof turned);
        for (int i = 0; i < all; i++) turned[i] = seats[(i + further) % all];
        if (memcmp(turned, smallest, sizeof turned) < 0) memcpy(smallest, turned, sizeof turned);
    }
    for (int i = 0; i < h->companies; i++)
        if (!memcmp(h->company[i].seats, smallest, sizeof smallest)) return &h->company[i];
    company *list = with_room(h->company, h->companies, sizeof *list);
    if (!list) return NULL;
    h->company = list;
    company *fresh = &list[h->companies++];
    memcpy(fresh->seats, smallest, sizeof smallest);
    fresh->wins.contenders = fresh->points.contenders = all;
    return fresh;
}

static bool keep_difference(hall *h, double difference) {
    uint64_t count = h->race.count;
    if (count == h->differences) {
        double *larger = realloc(h->difference, (size_t)(2 * count + 64) * sizeof *larger);
        if (!larger) return false;
        h->difference = larger;
        h->differences = 2 * count + 64;
    }
    h->difference[count] = difference;
    uc_race_add(&h->race, difference);
    return true;
}

static bool block_is_there(const hall *h, uint64_t block) {
    for (uint64_t g = 0; g < contenders_of(h); g++)
        if (!place_of(h, block * contenders_of(h) + g)->there) return false;
    return true;
}

/** Counts the next block; false without memory. Each contender has had each seat once in it. */
static bool count_block(hall *h) {
    uc_arena *arena = h->arena;
    uint64_t first = h->race.count * contenders_of(h);
    company *those = company_of(h, place_of(h, first)->seats);
    double wins[UC_CONTENDERS_MAX] = {0}, points[UC_CONTENDERS_MAX] = {0}, seats = arena->start.head.seats;
    for (uint64_t game = first; game < first + contenders_of(h); game++) {
        outcome *out = place_of(h, game);
        uc_contest *contest = contest_of(h, out->seats);
        if (!contest || !those) return false;
        contest->games++;
        for (int i = 0; i < arena->contenders; i++) {
            contest->wins[i] += out->wins[i];
            wins[i] += out->wins[i] / seats;
            points[i] += out->points[i] / seats;
        }
        arena->unfinished += !out->finished;
        out->there = false;
    }
    uc_blocks_add(&those->wins, wins);
    uc_blocks_add(&those->points, points);
    uc_blocks_add(&h->everyone.wins, wins);
    uc_blocks_add(&h->everyone.points, points);
    return keep_difference(h, wins[arena->first] - wins[arena->second]);
}

/** Orders differ in who has the better neighbor, and the race asks who plays better in all of them: so it is
 * looked at after whole rounds through them only. (A bet grows by the product of what it gains in each, and
 * that is at most the power of the mean.) */
static void look_at_race(hall *h) {
    uc_arena *arena = h->arena;
    if (h->orders.count && h->race.count % (uint64_t)h->orders.count) return;
    arena->verdict = uc_race_verdict(&h->race, arena->error > 0 ? arena->error : 0.01);
    h->ended |= arena->error > 0 && arena->verdict != UC_UNDECIDED;
}

/** Takes in a game that was played. */
static void take_in(hall *h, uint64_t game, const outcome *out) {
    *place_of(h, game) = *out;
    if (!out->there) h->ended = true; /* somebody has asked for the end */
    while (!h->ended && h->race.count < h->blocks && block_is_there(h, h->race.count)) {
        h->out_of_memory = !count_block(h);
        h->ended = h->out_of_memory || h->race.count == h->blocks;
        look_at_race(h);
    }
    pthread_cond_broadcast(&h->moved);
}

/* Threads. */

/** Waits for a game to play; false when there is none any more. */
static bool next_game(hall *h, uint64_t *ret_game) {
    const bool *stop = h->arena->stop;
    uint64_t all = contenders_of(h);
    while (!h->ended && h->next < h->blocks * all && h->next / all >= h->race.count + BLOCKS_AHEAD)
        pthread_cond_wait(&h->moved, &h->lock);
    h->ended |= stop && __atomic_load_n(stop, __ATOMIC_RELAXED);
    *ret_game = h->next;
    if (h->ended || h->next == h->blocks * all) return false;
    h->next++;
    return true;
}

static void *work(void *argument) {
    worker *w = argument;
    hall *h = w->hall;
    uint64_t game;
    pthread_mutex_lock(&h->lock);
    while (next_game(h, &game)) {
        pthread_mutex_unlock(&h->lock);
        outcome out = play_game(w, game);
        __atomic_fetch_add(&h->arena->done, 1, __ATOMIC_RELAXED);
        pthread_mutex_lock(&h->lock);
        take_in(h, game, &out);
    }
    pthread_cond_broadcast(&h->moved);
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

static bool start_worker(worker *w, hall *h, bool own_thread, uc_text *message) {
    w->hall = h;
    if (!open_chairs(w, message)) return false;
    if (!own_thread || !pthread_create(&w->thread, NULL, work, w)) return true;
    close_chairs(w);
    return false;
}

/** Plays everything; false when nobody could be seated. */
static bool play_all(hall *h, uc_text *message) {
    int threads = h->arena->threads < 1 ? 1 : h->arena->threads, started = 0;
    worker *workers = calloc((size_t)threads, sizeof *workers);
    if (!workers) return uc_text_add(message, "out of memory"), false;
    while (started < threads && start_worker(&workers[started], h, started > 0, message)) started++;
    if (started) work(&workers[0]); /* the caller's thread works too, alone if no other could be started */
    for (int i = 0; i < started; i++) {
        if (i) pthread_join(workers[i].thread, NULL);
        close_chairs(&workers[i]);
    }
    free(workers);
    return started > 0;
}

static void clear_results(uc_arena *arena) {
    __atomic_store_n(&arena->done, 0, __ATOMIC_RELAXED);
    arena->unfinished = 0;
    memset(&arena->wins, 0, sizeof arena->wins);
    memset(&arena->points, 0, sizeof arena->points);
    memset(&arena->ratings, 0, sizeof arena->ratings);
    memset(arena->faults, 0, sizeof arena->faults);
    arena->verdict = UC_UNDECIDED;
    arena->ahead = (uc_interval){0, -1, 1};
}

/** What blocks differ by among those of the same company, and not what the companies differ by; made up for
 * the means of the companies as for one mean. */
static void take_products(uc_blocks *all, const hall *h, size_t at) {
    double freedom = (double)all->count - h->companies;
    memset(all->products, 0, sizeof all->products);
    for (int c = 0; c < h->companies; c++) {
        const uc_blocks *some = (const uc_blocks *)((const char *)&h->company[c] + at);
        for (int i = 0; i < all->contenders; i++)
            for (int k = 0; k < all->contenders; k++)
                all->products[i][k] += some->products[i][k] * ((double)all->count - 1) / freedom;
    }
}

static void conclude(const hall *h) {
    uc_arena *arena = h->arena;
    if (!h->race.count) return;
    arena->wins = h->everyone.wins;
    arena->points = h->everyone.points;
    if (h->race.count >= 2 * (uint64_t)h->companies) { /* else hardly two have the same company */
        take_products(&arena->wins, h, offsetof(company, wins));
        take_products(&arena->points, h, offsetof(company, points));
    }
    uc_rate(&arena->ratings, h->contest, h->contests, arena->contenders, &arena->wins);
    arena->ahead = uc_race_interval(h->difference, h->race.count, arena->error > 0 ? arena->error : 0.01);
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

uc_error uc_arena_run(uc_arena *arena, uc_text *message) {
    hall h = {.arena = arena};
    uint64_t cycle = uc_arena_cycle(arena), all = (uint64_t)arena->contenders;
    clear_results(arena);
    orders_list(&h.orders, arena->contenders, arena->start.head.seats);
    h.everyone.wins.contenders = h.everyone.points.contenders = arena->contenders;
    h.blocks = (arena->games + cycle - 1) / cycle * cycle / all;
    h.game = calloc((size_t)(BLOCKS_AHEAD * all), sizeof *h.game);
    if (!h.game) return uc_text_add(message, "out of memory"), UC_TOO_SMALL;
    pthread_mutex_init(&h.lock, NULL);
    pthread_cond_init(&h.moved, NULL);
    bool played = play_all(&h, message);
    if (h.out_of_memory) uc_text_add(message, "out of memory");
    if (played && !h.out_of_memory) conclude(&h);
    pthread_cond_destroy(&h.moved);
    pthread_mutex_destroy(&h.lock);
    free(h.game);
    free(h.difference);
    free(h.contest);
    free(h.company);
    return played && !h.out_of_memory ? UC_OK : UC_TOO_SMALL;
}
