/** @file
 * Many games between bots, and what can be said about them.
 *
 * Game number k of a simulation depends on the seed and k alone and all sums are whole numbers, so that the
 * result is the same for any number of threads.
 */
#ifndef UPCARD_SIM_H
#define UPCARD_SIM_H

#include "upcard/bot.h"

/** Whole numbers, one a game: how many, their sum, and the sum of their squares (below 2^64: for numbers up
 * to 10^6 that is 18 million games, for numbers up to 10^4 more than can be played). */
typedef struct uc_sample {
    uint64_t count;
    int64_t sum;
    uint64_t squares;
} uc_sample;

typedef struct uc_interval {
    double mean, low, high; /**< the estimate and its 95 % confidence interval, low <= mean <= high */
} uc_interval;

enum {
    UC_TALLIES_MAX = 80, /**< things counted in a game: its types of events and the keys of its tallies */
    UC_LASTED_MAX = 64,
    UC_WIN = 2520, /**< a win of one seat alone; k seats that share it have UC_WIN / k each */
};

/** One thing counted in every game: how often, in how many rounds at least once, and the sum of what is
 * averaged (uc_tally_row). With the products that ratios need for their intervals. */
typedef struct uc_tally {
    uc_sample number, in_rounds, measure;                          /**< a game */
    int64_t number_x_rounds, in_rounds_x_rounds, measure_x_number; /**< summed over the games */
} uc_tally;

typedef struct uc_sim {
    /* what to play */
    uc_state start;                 /**< a fresh game (uc_start) */
    uc_player player[UC_SEATS_MAX]; /**< one a seat */
    bool rotate; /**< player i has seat (i + k) modulo seats in game k; else always seat i */
    uint64_t seed;
    uint64_t games;
    int threads;         /**< 1 or more; fewer count as 1 */
    uint64_t move_limit; /**< moves, chance included, after which a game counts as unfinished */
    bool count_events;   /**< fills `tally`; costs some speed, and changes nothing else */

    /* what came of it; all of it is valid when uc_simulate has returned */
    uint64_t done;       /**< games played so far; another thread may read it meanwhile by uc_sim_done */
    uint64_t unfinished; /**< games stopped at move_limit; they are in no other number */
    uint64_t wins[UC_SEATS_MAX];    /**< by player: games won, shared wins included */
    uint64_t shared[UC_SEATS_MAX];  /**< of those, shared with others */
    uc_sample credit[UC_SEATS_MAX]; /**< by player: what it had of a win, in parts of UC_WIN */
    uc_sample points[UC_SEATS_MAX]; /**< by player: totals at the end */
    uc_faults faults[UC_SEATS_MAX]; /**< by player: turns that a program lost, in whatever game */
    uc_sample rounds;               /**< rounds a game */
    uc_sample decisions;            /**< decisions of seats a game */
    int64_t products;               /**< rounds x decisions, summed over the games */
    uint64_t lasted[UC_LASTED_MAX]; /**< by the number of rounds: games; the last counts longer ones too */
    uc_tally tally[UC_TALLIES_MAX]; /**< by the index of uc_tally_key_of */

    /* playing a part, and ending early */
    uint64_t from;    /**< the first game; `games` counts from game 0 */
    const bool *stop; /**< NULL, or what another thread or a signal sets to end the simulation: the games from
                         `from` up to the first that was broken off count */
    /** NULL, or gets the sums of the next games that count, a few at a time in the order of the games; only
     * one thread calls it at a time. false ends the simulation. */
    bool (*kept)(void *user, const struct uc_sim *part);
    void *user; /**< for `kept` */

    bool anytime; /**< a result: not all games were played, so that intervals have to hold at any time */
} uc_sim;

/** Plays all games on up to `threads` threads, the caller's among them, fewer when no more can be started;
 * what came of an earlier run is cleared. Bots' functions are called from all of them. Returns UC_OK, or
 * UC_NO_MEMORY or UC_BAD_PLAYER with a reason in `message`. A bot that
 * chooses a move that it was not offered is a bug, and aborts. */
UC_API uc_error uc_simulate(uc_sim *sim, uc_text *message);
/** Adds what came of other games of the same simulation. */
UC_API void uc_sim_add(uc_sim *to, const uc_sim *part);
/** Games that count: finished, or stopped at move_limit. */
static inline uint64_t uc_sim_counted(const uc_sim *sim) {
    return sim->rounds.count + sim->unfinished;
}
/** Games played so far, while uc_simulate runs in another thread. */
UC_API uint64_t uc_sim_done(const uc_sim *sim);

/** The mean of a sample with its 95 % interval (normal approximation; mean +- 1.96 standard errors; no wider
 * than the mean for a single game). All are 0 for an empty sample. */
UC_API uc_interval uc_sample_mean(const uc_sample *sample);
/** The mean of a sample of shares, each 0..whole, as a share of 0..1: with Wilson's interval for as many
 * games as would scatter so. All are 0 for an empty sample. */
UC_API uc_interval uc_sample_share(const uc_sample *sample, int64_t whole);
/** How many of the one there are for each of the other, as decisions a round, with the 95 % interval. Rounds
 * of one game are alike, so that games are what is independent: the ratio of two sums over games, with its
 * variance by the delta method (Cochran, Sampling Techniques, 1977, section 2.11). `products` is the sum of
 * number x of over the games. All are 0 when the sum of `of` is. */
UC_API uc_interval uc_sample_ratio(const uc_sample *number, const uc_sample *of, int64_t products);
/** The same three with intervals that hold with 95 % for all numbers of games at once, so that a run may
 * be ended at will. That of a share is exact (a beta-binomial mixture: Howard et al. 2021); those
 * of means and ratios are exact for normal numbers, approximate for others, and infinite for fewer than a
 * dozen games. */
UC_API uc_interval uc_anytime_mean(const uc_sample *sample);
UC_API uc_interval uc_anytime_share(const uc_sample *sample, int64_t whole);
UC_API uc_interval uc_anytime_ratio(const uc_sample *number, const uc_sample *of, int64_t products);

/** A mean, share or ratio of a simulation, with the interval that its end deserves: uc_sim.anytime. */
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
/** Games won by a player, shared ones included, as a share of those finished. */
UC_API uc_interval uc_sim_wins(const uc_sim *sim, int player);
/** Decisions of seats a round. */
static inline uc_interval uc_decisions_per_round(const uc_sim *sim) {
    return uc_sim_ratio(sim, &sim->decisions, &sim->rounds, sim->products);
}
/** How often a round; in how many rounds of all at least once; and the mean of what is averaged. */
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

/** What is counted in a game: its types of events as in uc_game.events, then the keys of uc_game.tallies. */
typedef struct uc_tally_key {
    const char *key;
    const char *told; /**< for people; of a type of event the sentence that tells it */
    bool averages;    /**< uc_tally_mean says something */
} uc_tally_key;
/** The thing counted as number `index`, from 0; its key is NULL behind the last. */
UC_API uc_tally_key uc_tally_key_of(const uc_game *game, int index);

/** One number that pins how a game plays: a hash of every list of moves, choice, weight and result of random
 * games with fixed seeds at every number of seats, under the default rules. It changes only when the rules or
 * the numbering of moves do. */
UC_API uint64_t uc_signature(const uc_game *game);

#endif
