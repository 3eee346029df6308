/** @file
 * An arena: contenders play each other in every seat order with the same cards, until the better one is
 * known.
 *
 * A block has as many games as there are contenders. It starts from one seat order; from game to game every
 * contender moves on by one seat, so that each contender has each seat once. (With more contenders than
 * seats, some sit out in each game; with fewer, some have several seats.) All games of a block share the
 * stream for chance and the stream for each seat's choices, so that each contender gets the cards of every
 * other and the remaining luck is the same for all. Each block takes the next seat order; if there are more
 * than UC_ARENA_ORDERS_MAX, it draws one at random. A block depends only on the seed and its number, and
 * blocks count in order, so the result is the same for any number of threads.
 */
#ifndef UPCARD_ARENA_H
#define UPCARD_ARENA_H

#include "upcard/rating.h"

enum { UC_ARENA_ORDERS_MAX = 24 /**< all orders of 5 contenders in 5 seats, rotations counted once */ };

typedef struct uc_arena {
    /* what to play */
    uc_state start; /**< a fresh game (uc_start) */
    int contenders; /**< 2..UC_CONTENDERS_MAX; may be more or fewer than the seats */
    uc_player contender[UC_CONTENDERS_MAX];
    uint64_t seed;
    uint64_t games;      /**< rounded up to whole cycles (uc_arena_cycle) */
    int threads;         /**< values below 1 count as 1 */
    uint64_t move_limit; /**< moves, chance included, after which a game stops and all seats share the win */
    double error; /**< the arena ends when the race between the contenders `first` and `second` has a verdict
                     with at most this chance of error; 0: the race does not end it */
    int first, second;
    const bool *stop; /**< NULL, or a flag that another thread or a signal sets to end the arena. Games count
                         up to the last whole cycle, or, in the first cycle, up to the last whole block */

    /* results; all but `done` are valid after uc_arena_run has returned */
    uint64_t done;       /**< games played so far; read it with uc_arena_done */
    uint64_t unfinished; /**< games that count and were stopped at move_limit */
    uc_blocks wins;      /**< per game and seat: 1 for a win, 1/k for a win shared by k seats */
    uc_blocks points;    /**< per game and seat: the total at the end. The products of both measure how blocks
                            with the same contenders differ, if there are enough such blocks */
    uc_ratings ratings;
    uc_verdict verdict;                  /**< of the race, at `error`, or at 0.01 if that is 0 */
    uc_interval ahead;                   /**< the mean of first - second in wins, with the race's interval */
    uc_faults faults[UC_CONTENDERS_MAX]; /**< turns that programs lost, in all games played */

    /* playing a part of the games, and resuming */
    uint64_t from;        /**< the first game, a multiple of uc_arena_cycle; `games` counts from game 0 */
    const int32_t *known; /**< NULL, or known_games rows (below): the results of the games from `from` on,
                             which are not played again */
    uint64_t known_games;
    /** NULL, or a callback that gets the rows of each block that counts, `games` of them, in the order of the
     * games. The array is reused. Only one thread calls it at a time. Returning false ends the arena. */
    bool (*kept)(void *user, const int32_t *rows, uint64_t games);
    void *user; /**< for `kept` */

    bool anytime; /**< result: the number of games was not fixed in advance, or not reached, so the intervals
                     hold for all numbers of games at once */
    uc_interval win_rate[UC_CONTENDERS_MAX], lead[UC_CONTENDERS_MAX][UC_CONTENDERS_MAX]; /**< of wins */
} uc_arena;

/* A row is the result of a game, 1 + 2 x contenders integers: the number of seats that share the win,
 * negative if the game was stopped at move_limit, or UC_ARENA_NOBODY; for each contender the number of its
 * seats that won; and for each contender the sum of its seats' totals. */
enum { UC_ARENA_NOBODY = 1000 }; /**< nobody has won the game: no contender gets anything for it */

/** The number of games in which the contenders play all orders once, or one block if orders are drawn. The
 * games played are a multiple of it. */
UC_API uint64_t uc_arena_cycle(const uc_arena *arena);
/** Whether there are more than UC_ARENA_ORDERS_MAX orders, so that they are drawn. */
UC_API bool uc_arena_draws(const uc_arena *arena);
/** The contender in each seat in a game: ret_contender[seat]. */
UC_API void uc_arena_seats(const uc_arena *arena, uint64_t game, int ret_contender[UC_SEATS_MAX]);
/** Plays the games on up to `threads` threads, including the caller's, and clears the results of an earlier
 * run. Returns UC_OK, or, with a reason in `message`, UC_BAD_PLAYER, UC_BAD_RECORD (the known results are of
 * another arena) or UC_NO_MEMORY. */
UC_API uc_error uc_arena_run(uc_arena *arena, uc_text *message);
/** A contender's share of the wins with its 95 % interval, the lead of a over b in that share, a contender's
 * points, and the lead of a over b in points. Without `anytime` the intervals are those of uc_blocks. With
 * it, shares have the interval of uc_race_interval; points and ratings use a wider quantile
 * (uc_blocks_anytime_mean). */
UC_API uc_interval uc_arena_win_rate(const uc_arena *arena, int contender);
UC_API uc_interval uc_arena_ahead(const uc_arena *arena, int a, int b);
UC_API uc_interval uc_arena_points(const uc_arena *arena, int contender);
UC_API uc_interval uc_arena_points_ahead(const uc_arena *arena, int a, int b);
/** Games played so far, including those of blocks that will not count. May be called while uc_arena_run runs
 * in another thread. */
UC_API uint64_t uc_arena_done(const uc_arena *arena);
/** Games that count. */
static inline uint64_t uc_arena_games(const uc_arena *arena) {
    return arena->wins.count * (uint64_t)arena->contenders;
}

#endif
