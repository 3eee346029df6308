/** @file
 * An arena: contenders play each other in every seat order with the same luck, until the better one is known.
 *
 * Games come in blocks of as many games as there are contenders. A block has one order; from game to game
 * every contender moves on by one seat, so that each contender has each seat once (with more contenders than
 * seats some sit out in each game, with fewer some have several seats). All games of a block have the same
 * stream for chance and one for each seat's choices, so that each contender gets the cards of each other:
 * what is left of luck is the same for all. Block after block has the next of all orders, or, where there are
 * more than UC_ARENA_ORDERS_MAX of them, one drawn at random. A block depends on the seed and its number
 * alone, and blocks count in their order, so that the result is the same for any number of threads.
 */
#ifndef UPCARD_ARENA_H
#define UPCARD_ARENA_H

#include "upcard/rating.h"

enum { UC_ARENA_ORDERS_MAX = 24 /**< all orders of 5 contenders in 5 seats, but for turning the table */ };

typedef struct uc_arena {
    /* what to play */
    uc_state start; /**< a fresh game (uc_start) */
    int contenders; /**< 2..UC_CONTENDERS_MAX; as many as seats, more or fewer */
    uc_player contender[UC_CONTENDERS_MAX];
    uint64_t seed;
    uint64_t games;      /**< rounded up to whole rounds through all orders */
    int threads;         /**< 1 or more; fewer count as 1 */
    uint64_t move_limit; /**< moves, chance included, after which a game is shared by all seats */
    double error; /**< the race between the contenders `first` and `second` ends the arena when its verdict is
                     surer than this; 0: it does not */
    int first, second;
    const bool *stop; /**< NULL, or what another thread or a signal sets to end the arena; what is complete
                         counts, up to the last whole cycle, or of the first up to the last whole block */

    /* what came of it; all but `done` is valid when uc_arena_run has returned */
    uint64_t done;       /**< games played so far: uc_arena_done */
    uint64_t unfinished; /**< of the games that count: stopped at move_limit */
    uc_blocks wins;      /**< a game and seat: 1 for a win, 1/k for one that k seats share */
    uc_blocks points; /**< a game and seat: the total at the end. The products of both are of what blocks of
                         the same company (the same contenders) differ by, where there are enough of them */
    uc_ratings ratings;
    uc_verdict verdict; /**< of the race, with `error`, or 0.01 when that is 0 */
    uc_interval ahead;  /**< the mean of first - second in wins, with the interval of that race */
    uc_faults faults[UC_CONTENDERS_MAX]; /**< turns that programs lost, in whatever game */

    /* playing a part, and going on from one */
    uint64_t from; /**< the first game, a multiple of uc_arena_cycle; `games` counts from game 0 */
    const int32_t
        *known; /**< NULL, or known_games rows (below) of games from `from` on, which are not played */
    uint64_t known_games;
    /** NULL, or gets `games` rows at a time, a block, of what counts, in the order of the games; the array is
     * overwritten. It is called from one thread at a time. false ends the arena. */
    bool (*kept)(void *user, const int32_t *rows, uint64_t games);
    void *user; /**< for `kept` */

    bool anytime; /**< a result: the number of games was not fixed in advance, or not reached; then the
                     intervals hold for all numbers of games at once */
    uc_interval win_rate[UC_CONTENDERS_MAX], lead[UC_CONTENDERS_MAX][UC_CONTENDERS_MAX]; /**< those of wins */
} uc_arena;

/* A row is what came of a game, as 1 + 2 x contenders whole numbers: how many seats share the win, negative
 * when the game was stopped at move_limit; by contender the seats of it that won; and by contender the sum of
 * its seats' totals. */

/** Games in which the contenders come through all orders once, or, where orders are drawn, through a block;
 * the games played are a multiple of it. */
UC_API uint64_t uc_arena_cycle(const uc_arena *arena);
/** Whether there are more than UC_ARENA_ORDERS_MAX orders, so that they are drawn. */
UC_API bool uc_arena_draws(const uc_arena *arena);
/** The contender in each seat in a game: ret_contender[seat]. */
UC_API void uc_arena_seats(const uc_arena *arena, uint64_t game, int ret_contender[UC_SEATS_MAX]);
/** Plays, on up to `threads` threads, the caller's among them; what came of an earlier run is cleared.
 * Returns UC_OK, or with a reason in `message` UC_BAD_PLAYER, UC_BAD_RECORD (results known before are of
 * another arena) or UC_NO_MEMORY. */
UC_API uc_error uc_arena_run(uc_arena *arena, uc_text *message);
/** A contender's share of the wins with its 95 % interval, how far a is ahead of b in it, its points, and how
 * far a is ahead of b in them. Where `anytime` is not set they are those of uc_blocks; where it is, shares
 * have the interval of uc_race_interval, points one by a wider quantile (uc_blocks_anytime_mean), and so have
 * the ratings. */
UC_API uc_interval uc_arena_win_rate(const uc_arena *arena, int contender);
UC_API uc_interval uc_arena_ahead(const uc_arena *arena, int a, int b);
UC_API uc_interval uc_arena_points(const uc_arena *arena, int contender);
UC_API uc_interval uc_arena_points_ahead(const uc_arena *arena, int a, int b);
/** Games played so far, those of blocks that will not count included, while uc_arena_run runs in another
 * thread. */
UC_API uint64_t uc_arena_done(const uc_arena *arena);
/** Games that count. */
static inline uint64_t uc_arena_games(const uc_arena *arena) {
    return arena->wins.count * (uint64_t)arena->contenders;
}

#endif
