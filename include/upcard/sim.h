/** @file
 * Simulations: many games between bots, and statistics about them.
 *
 * Game number k of a simulation depends only on the seed and k, and all sums are integers, so the result is
 * the same for any number of threads.
 */
#ifndef UPCARD_SIM_H
#define UPCARD_SIM_H

#include "upcard/bot.h"

/** One integer per game: their number, their sum, and the sum of their squares (below 2^64: that allows 18
 * million games for values up to 10^6, and more than can be played for values up to 10^4). */
typedef struct uc_sample {
    uint64_t count;
    int64_t sum;
    uint64_t squares;
} uc_sample;

typedef struct uc_interval {
    double mean, low, high; /**< the estimate and its 95 % confidence interval, low <= mean <= high */
} uc_interval;

enum {
    UC_TALLIES_MAX = 80, /**< counts of a game: its event types and the keys of its tallies */
    UC_LASTED_MAX = 64,
    UC_WIN = 2520, /**< the value of a win by one seat; k seats that share it get UC_WIN / k each */
};

/** One count: per game, the number of events, the number of rounds with at least one, and the sum of the
 * measure (uc_tally_row); and the products that the intervals of ratios need. */
typedef struct uc_tally {
    uc_sample number, in_rounds, measure;                          /**< per game */
    int64_t number_x_rounds, in_rounds_x_rounds, measure_x_number; /**< summed over the games */
} uc_tally;

typedef struct uc_sim {
    /* what to play */
    uc_state start;                 /**< a fresh game (uc_start) */
    uc_player player[UC_SEATS_MAX]; /**< one per seat */
    bool rotate; /**< player i has seat (i + k) modulo seats in game k; else always seat i */
    uint64_t seed;
    uint64_t games;
    int threads;         /**< values below 1 count as 1 */
    uint64_t move_limit; /**< moves, chance included, after which a game counts as unfinished */
    bool count_events;   /**< fills `tally`; slower, but otherwise without effect */

    /* results; all are valid after uc_simulate has returned */
    uint64_t done;                  /**< games played so far; another thread may read it with uc_sim_done */
    uint64_t unfinished;            /**< games stopped at move_limit; no other result includes them */
    uint64_t wins[UC_SEATS_MAX];    /**< by player: games won, including shared wins */
    uint64_t shared[UC_SEATS_MAX];  /**< by player: shared wins */
    uc_sample credit[UC_SEATS_MAX]; /**< by player: its share of the win, in units of 1 / UC_WIN */
    uc_sample points[UC_SEATS_MAX]; /**< by player: totals at the end */
    uc_faults faults[UC_SEATS_MAX]; /**< by player: turns that a program lost, in all games played */
    uc_sample rounds;               /**< rounds per game */
    uc_sample decisions;            /**< decisions of seats per game */
    int64_t products;               /**< rounds x decisions, summed over the games */
    uint64_t
        lasted[UC_LASTED_MAX]; /**< games, by their number of rounds; the last entry includes longer games */
    uc_tally tally[UC_TALLIES_MAX]; /**< by the index of uc_tally_key_of */

    /* playing a part of the games, and stopping early */
    uint64_t from;    /**< the first game; `games` counts from game 0 */
    const bool *stop; /**< NULL, or a flag that another thread or a signal sets to end the simulation. The
                         games from `from` up to the first unfinished one count */
    /** NULL, or a callback that gets the sums of the next few games that count, in the order of the games.
     * Only one thread calls it at a time. Returning false ends the simulation. */
    bool (*kept)(void *user, const struct uc_sim *part);
    void *user; /**< for `kept` */

    bool anytime; /**< result: not all games were played, so intervals must hold at any time */
} uc_sim;

/** Plays all games on up to `threads` threads, including the caller's (fewer if no more can be started), and
 * clears the results of an earlier run. All threads call the bots' functions. Returns UC_OK, or UC_NO_MEMORY
 * or UC_BAD_PLAYER with a reason in `message`. Aborts if a bot chooses a move that it was not offered, since
 * that is a bug. */
UC_API uc_error uc_simulate(uc_sim *sim, uc_text *message);
/** Adds the results of other games of the same simulation. */
UC_API void uc_sim_add(uc_sim *to, const uc_sim *part);
/** Games that count: finished, or stopped at move_limit. */
static inline uint64_t uc_sim_counted(const uc_sim *sim) {
    return sim->rounds.count + sim->unfinished;
}
/** Games played so far. May be called while uc_simulate runs in another thread. */
UC_API uint64_t uc_sim_done(const uc_sim *sim);

/** The mean of a sample with its 95 % interval (normal approximation; mean +- 1.96 standard errors; zero
 * width for a single game). All are 0 for an empty sample. */
UC_API uc_interval uc_sample_mean(const uc_sample *sample);
/** The mean of a sample of shares, each 0..whole, as a share of 0..1, with Wilson's interval for the number
 * of independent games with the same variance. All are 0 for an empty sample. */
UC_API uc_interval uc_sample_share(const uc_sample *sample, int64_t whole);
/** The ratio of two sums over the games, such as decisions per round, with its 95 % interval. Rounds of one
 * game are correlated, so games are the independent units; the variance comes from the delta method (Cochran,
 * Sampling Techniques, 1977, section 2.11). `products` is the sum of number x of over the games. All are 0 if
 * the sum of `of` is 0. */
UC_API uc_interval uc_sample_ratio(const uc_sample *number, const uc_sample *of, int64_t products);
/** The same three with 95 % intervals that hold for all numbers of games at once, so a run may end at any
 * time. The interval of a share is exact (a beta-binomial mixture: Howard et al. 2021); those of means and
 * ratios are exact for normal numbers, approximate for others, and infinite for fewer than about a dozen
 * games. */
UC_API uc_interval uc_anytime_mean(const uc_sample *sample);
UC_API uc_interval uc_anytime_share(const uc_sample *sample, int64_t whole);
UC_API uc_interval uc_anytime_ratio(const uc_sample *number, const uc_sample *of, int64_t products);

/** A mean, share or ratio of a simulation, with the interval that uc_sim.anytime calls for. */
static inline uc_interval uc_sim_mean(const uc_sim *sim, const uc_sample *sample) {
    return sim->anytime ? uc_anytime_mean(sample) : uc_sample_mean(sample);
}
static inline uc_interval uc_sim_share(const uc_sim *sim, const uc_sample *sample, int64_t whole) {
    return sim->anytime ? uc_anytime_share(sample, whole) : uc_sample_share(sample, whole);
}
static inline uc_interval uc_sim_ratio(const uc_sim *sim, const uc_sample *number, const uc_sample *of,
                                       int64_t products) {
    return sim->anytime ? uc_anytime_ratio(number, of, products) : uc_sample_ratio(number, of, products);
}
/** Games won by a player, including shared wins, as a share of the finished games. */
UC_API uc_interval uc_sim_wins(const uc_sim *sim, int player);
/** Decisions of seats per round. */
static inline uc_interval uc_decisions_per_round(const uc_sim *sim) {
    return uc_sim_ratio(sim, &sim->decisions, &sim->rounds, sim->products);
}
/** Of one count: the number per round; the share of rounds with at least one; and the mean of the measure. */
static inline uc_interval uc_tally_per_round(const uc_sim *sim, const uc_tally *tally) {
    return uc_sim_ratio(sim, &tally->number, &sim->rounds, tally->number_x_rounds);
}
static inline uc_interval uc_tally_in_rounds(const uc_sim *sim, const uc_tally *tally) {
    uc_interval i = uc_sim_ratio(sim, &tally->in_rounds, &sim->rounds, tally->in_rounds_x_rounds);
    if (i.low < 0) i.low = 0;
    if (i.high > 1) i.high = 1;
    return i;
}
static inline uc_interval uc_tally_mean(const uc_sim *sim, const uc_tally *tally) {
    return uc_sim_ratio(sim, &tally->measure, &tally->number, tally->measure_x_number);
}
/** A share wins/games with its 95 % interval (Wilson 1927). All are 0 without games. */
UC_API uc_interval uc_share(uint64_t wins, uint64_t games);

/** One count of a game. The event types come first, in the order of uc_game.events, then the keys of
 * uc_game.tallies. */
typedef struct uc_tally_key {
    const char *key;
    const char *label; /**< for people; for an event type, its sentence */
    bool averages;     /**< whether uc_tally_mean is meaningful */
} uc_tally_key;
/** Count number `index`, from 0; its key is NULL after the last. */
UC_API uc_tally_key uc_tally_key_of(const uc_game *game, int index);

/** A fingerprint of a game's rules: a hash of all legal moves, choices, weights and results of random games
 * with fixed seeds, for every number of seats, under the default rules. It changes only if the rules or the
 * numbers of moves change. */
UC_API uint64_t uc_signature(const uc_game *game);

#endif
