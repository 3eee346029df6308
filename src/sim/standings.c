/* Counts the games of an arena. */
#include "sim/standings.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/** Makes room for one more item, all zero, in a list of `count` items of `size` bytes; NULL if out of memory.
 * The capacity is the next power of two. */
static void *with_room(void *list, int count, size_t size) {
    size_t have = (size_t)count;
    if (count & (count - 1)) return memset((char *)list + have * size, 0, size), list;
    void *larger = realloc(list, (have ? 2 * have : 1) * size);
    return larger ? (memset((char *)larger + have * size, 0, size), larger) : NULL;
}

/** The contest in which each contender has this many seats, added if it is missing; NULL if out of memory. */
static uc_contest *contest_of(standings *s, const uint8_t *seats) {
    for (int i = 0; i < s->contests; i++)
        if (!memcmp(s->contest[i].seats, seats, sizeof s->contest[i].seats)) return &s->contest[i];
    uc_contest *list = with_room(s->contest, s->contests, sizeof *list);
    if (!list) return NULL;
    s->contest = list;
    memcpy(list[s->contests].seats, seats, sizeof list->seats);
    return &list[s->contests++];
}

/** The lineup of a block, from the seats of any of its games, added if it is missing; NULL if out of memory.
 */
static lineup *lineup_of(standings *s, const uint8_t *seats) {
    uint8_t turned[UC_CONTENDERS_MAX], smallest[UC_CONTENDERS_MAX];
    int all = s->contenders;
    memcpy(smallest, seats, sizeof smallest);
    for (int further = 1; further < all; further++) {
        memset(turned, 0, sizeof turned);
        for (int i = 0; i < all; i++) turned[i] = seats[(i + further) % all];
        if (memcmp(turned, smallest, sizeof turned) < 0) memcpy(smallest, turned, sizeof turned);
    }
    for (int i = 0; i < s->lineups; i++)
        if (!memcmp(s->lineup[i].seats, smallest, sizeof smallest)) return &s->lineup[i];
    lineup *list = with_room(s->lineup, s->lineups, sizeof *list);
    if (!list) return NULL;
    s->lineup = list;
    lineup *fresh = &list[s->lineups++];
    memcpy(fresh->seats, smallest, sizeof smallest);
    fresh->wins.contenders = fresh->points.contenders = all;
    return fresh;
}

/* A row of a game. */

/** The seats that share the win; all of them if the game is unfinished, none if nobody has won. */
static int sharing(const int32_t *row) {
    if (row[0] == UC_ARENA_NOBODY) return 0;
    return row[0] < 0 ? -row[0] : row[0];
}

static int won(const int32_t *row, int contender) {
    return row[1 + contender];
}

static int points_of(const standings *s, const int32_t *row, int contender) {
    return row[1 + s->contenders + contender];
}

static void count_seats(const standings *s, uint64_t game, uint8_t ret_seats[UC_CONTENDERS_MAX]) {
    int who[UC_SEATS_MAX];
    memset(ret_seats, 0, UC_CONTENDERS_MAX);
    orders_seat(&s->orders, s->seed, game, who);
    for (int seat = 0; seat < s->orders.seats; seat++) ret_seats[who[seat]]++;
}

bool standings_row_fits(const standings *s, uint64_t game, const int32_t *row) {
    uint8_t seats[UC_CONTENDERS_MAX];
    int winners = 0;
    count_seats(s, game, seats);
    for (int i = 0; i < s->contenders; i++) {
        if (won(row, i) < 0 || won(row, i) > seats[i]) return false;
        winners += won(row, i);
    }
    return row[0] && row[0] != INT32_MIN && winners == sharing(row) &&
           (row[0] > 0 || winners == s->orders.seats);
}

/* Blocks. */

static bool add_values(standings *s, const double *wins) {
    uc_race_add(&s->race, wins[s->first] - wins[s->second]);
    for (int a = 0; a < s->contenders; a++) {
        if (!values_add(&s->share[a], 2 * wins[a] - 1)) return false;
        for (int b = a + 1; b < s->contenders; b++)
            if (!values_add(&s->ahead[a][b], wins[a] - wins[b])) return false;
    }
    return true;
}

bool standings_add(standings *s, const int32_t *rows) {
    uint64_t all = (uint64_t)s->contenders, first = s->begin + s->race.count * all;
    double wins[UC_CONTENDERS_MAX] = {0}, points[UC_CONTENDERS_MAX] = {0}, seats = s->orders.seats;
    lineup *those = NULL;
    for (uint64_t game = 0; game < all; game++) {
        const int32_t *row = rows + game * ARENA_ROW(all);
        uint8_t have[UC_CONTENDERS_MAX];
        count_seats(s, first + game, have);
        if (!those && !(those = lineup_of(s, have))) return false;
        uc_contest *contest = contest_of(s, have);
        if (!contest) return false;
        contest->games += sharing(row) > 0; /* ratings predict the winner only of games that have one */
        for (int i = 0; i < s->contenders; i++) {
            double part = sharing(row) ? (double)won(row, i) / sharing(row) : 0;
            contest->wins[i] += part;
            wins[i] += part / seats;
            points[i] += points_of(s, row, i) / seats;
        }
        s->unfinished += row[0] < 0;
    }
    uc_blocks_add(&those->wins, wins);
    uc_blocks_add(&those->points, points);
    uc_blocks_add(&s->everyone.wins, wins);
    uc_blocks_add(&s->everyone.points, points);
    return add_values(s, wins);
}

uint64_t standings_cycle(const standings *s) {
    return s->orders.count ? (uint64_t)s->orders.count : 1;
}

uc_verdict standings_verdict(const standings *s, double error) {
    return uc_race_verdict(&s->race, error);
}

/* The end. */

/** Replaces the products by those of the deviations from the mean of each lineup, so that differences between
 * lineups do not count. Each mean of a lineup costs a degree of freedom. */
static void take_products(uc_blocks *all, const standings *s, size_t at) {
    double freedom = (double)all->count - s->lineups;
    memset(all->products, 0, sizeof all->products);
    for (int c = 0; c < s->lineups; c++) {
        const uc_blocks *some = (const uc_blocks *)((const char *)&s->lineup[c] + at);
        for (int i = 0; i < all->contenders; i++)
            for (int k = 0; k < all->contenders; k++)
                all->products[i][k] += some->products[i][k] * ((double)all->count - 1) / freedom;
    }
}

/** Intervals that hold at any stopping time: of shares by betting on the blocks, of ratings by a larger
 * quantile. */
static void widen(const standings *s, uc_arena *arena) {
    arena->ratings.quantile = anytime_quantile(s->race.count);
    for (int a = 0; a < s->contenders; a++) {
        uc_interval i = values_interval(&s->share[a], 0.05);
        arena->win_rate[a] = (uc_interval){(1 + i.mean) / 2, (1 + i.low) / 2, (1 + i.high) / 2};
        for (int b = a + 1; b < s->contenders; b++) {
            i = arena->lead[a][b] = values_interval(&s->ahead[a][b], 0.05);
            arena->lead[b][a] = (uc_interval){-i.mean, -i.high, -i.low};
        }
    }
}

void standings_conclude(const standings *s, uc_arena *arena) {
    arena->unfinished = s->unfinished;
    if (!s->race.count) return;
    arena->wins = s->everyone.wins;
    arena->points = s->everyone.points;
    if (s->race.count >= 2 * (uint64_t)s->lineups) { /* with fewer, hardly two blocks have the same lineup */
        take_products(&arena->wins, s, offsetof(lineup, wins));
        take_products(&arena->points, s, offsetof(lineup, points));
    }
    bool rated = !uc_rate(&arena->ratings, s->contest, s->contests, arena->contenders, &arena->wins);
    const values *race =
        &s->ahead[s->first < s->second ? s->first : s->second][s->first < s->second ? s->second : s->first];
    uc_interval i = values_interval(race, arena->error > 0 ? arena->error : 0.01);
    arena->ahead = s->first < s->second ? i : (uc_interval){-i.mean, -i.high, -i.low};
    if (arena->anytime) widen(s, arena);
    if (!rated) arena->ratings.quantile = INFINITY; /* nobody has won a game */
}

void standings_open(standings *s, const uc_arena *arena) {
    memset(s, 0, sizeof *s);
    orders_list(&s->orders, arena->contenders, arena->start.head.seats);
    s->contenders = s->everyone.wins.contenders = s->everyone.points.contenders = arena->contenders;
    s->seed = arena->seed;
    s->begin = arena->from;
    s->first = arena->first;
    s->second = arena->second;
}

void standings_close(standings *s) {
    for (int a = 0; a < s->contenders; a++) {
        values_free(&s->share[a]);
        for (int b = a + 1; b < s->contenders; b++) values_free(&s->ahead[a][b]);
    }
    free(s->contest);
    free(s->lineup);
}
