/** @file
 * The better player, and how sure that is: win rates over blocks of games, a test that may be looked at all
 * the time, and ratings.
 *
 * What is independent is not the game but the block: some games with the same chance stream in which every
 * contender has every seat once (arena.h), so that luck with the cards counts for all alike. Everything
 * here therefore rests on the numbers of blocks.
 */
#ifndef UPCARD_RATING_H
#define UPCARD_RATING_H

#include "upcard/sim.h"

enum { UC_CONTENDERS_MAX = 16 };

/** Numbers of contenders, one each a block: their means, and the sums of the products of their deviations
 * from them. Start with zero in all but `contenders`. */
typedef struct uc_blocks {
    int contenders; /**< 1..UC_CONTENDERS_MAX */
    uint64_t count;
    double mean[UC_CONTENDERS_MAX];
    double products[UC_CONTENDERS_MAX][UC_CONTENDERS_MAX];
} uc_blocks;

/** Adds a block with value[contenders] (Welford 1962, for several numbers). The sums depend on the order of
 * the blocks in their last digits. */
UC_API void uc_blocks_add(uc_blocks *blocks, const double *value);
/** A contender's mean with its 95 % interval by Student's t; without width for fewer than two blocks. */
UC_API uc_interval uc_blocks_mean(const uc_blocks *blocks, int contender);
/** The same for the difference of contenders a - b, paired by block: what both had in common cancels out. */
UC_API uc_interval uc_blocks_difference(const uc_blocks *blocks, int a, int b);
/** The same two with intervals that hold with 95 % for all numbers of blocks at once, infinite for fewer than
 * a dozen. They are exact for normal values, and approximate for others as Student's are. */
UC_API uc_interval uc_blocks_anytime_mean(const uc_blocks *blocks, int contender);
UC_API uc_interval uc_blocks_anytime_difference(const uc_blocks *blocks, int a, int b);
/** The difference of shares (0..1), within -1..1. The error is that of one block more, in which both had the
 * same, so that a few blocks which all agree do not seem to prove all. */
UC_API uc_interval uc_blocks_ahead(const uc_blocks *blocks, int a, int b);
/** A contender's mean that is a share (0..1): Wilson's interval with as many games as independent ones would
 * have to be for the same variance, or with a block as one game where the mean is 0 or 1. */
UC_API uc_interval uc_blocks_share(const uc_blocks *blocks, int contender);

typedef enum uc_verdict { UC_UNDECIDED, UC_BETTER, UC_WORSE } uc_verdict;

enum { UC_BETS = 16 };

/** A test of a mean difference that stays valid however often it is looked at, and stops as soon as it is
 * sure. Start with zero.
 *
 * Two gamblers bet on the differences, one that they are above zero on average and one that they are below.
 * A bet of share c of a wealth on a difference d in -1..1 multiplies the wealth by 1 + c d. Against a
 * mean that is not above zero the first gains nothing on average, so that the chance of ever having 1/p times
 * the first wealth is at most p (Ville 1939). Each splits the first wealth over UC_BETS constant shares,
 * which is nearly as good as the best of them. (Waudby-Smith and Ramdas 2023, "Estimating means of bounded
 * random variables by betting": diversified Kelly betting.) Nothing else is assumed about the
 * differences: no normal distribution, no number of blocks known before. */
typedef struct uc_race {
    uint64_t count;
    double wealth[2][UC_BETS]; /**< logarithms; [0] for above zero, [1] for below */
} uc_race;

/** Adds the difference of one block, -1..1. */
UC_API void uc_race_add(uc_race *race, double difference);
/** UC_BETTER (mean above zero) or UC_WORSE (below) when that is sure; the chance that this is ever said
 * wrongly, at whatever look, is at most `error` (above 0), half for each. */
UC_API uc_verdict uc_race_verdict(const uc_race *race, double error);
/** The mean of the differences with an interval that holds for all numbers of blocks at once, with a chance
 * of at least 1 - error: the means that the same gamblers have not ruled out. It excludes zero exactly when
 * the verdict after the last block is not UC_UNDECIDED. -1..1 without blocks. Takes some microseconds a
 * block. */
UC_API uc_interval uc_race_interval(const double *difference, uint64_t count, double error);

/** Games among the same contenders, and their winners. */
typedef struct uc_contest {
    uint8_t seats[UC_CONTENDERS_MAX]; /**< of each contender, 0 for one that did not play */
    double games;
    double wins[UC_CONTENDERS_MAX]; /**< a win that k seats share is 1/k for each; their sum is `games` */
} uc_contest;

/** Ratings on the scale of chess: a contender with 400 points more is ten times as likely to win. */
typedef struct uc_ratings {
    int contenders;
    double rating[UC_CONTENDERS_MAX]; /**< their mean is 0 */
    double covariance[UC_CONTENDERS_MAX][UC_CONTENDERS_MAX];
    double quantile; /**< standard errors to either side of a 95 % interval */
} uc_ratings;

/** Ratings that make what happened most likely, when seat i of a game wins with chance w_i / (w_1 + ... +
 * w_n) and the rating is 400 log10 w.
 *
 * This is the model of Bradley and Terry (1952) for two seats and its extension to several by Luce (1959)
 * and Plackett (1975). Only the winners are used, not the order behind them: a good player gives up a
 * second place for a better chance to win, so that places would measure something else. Shared wins count
 * by parts. Seats have no strength of their own in it: contenders are to have all seats equally often.
 * To give contenders that won everything or nothing a number too, each contender gets one more game, which
 * all its seats share: a prior that weighs as much as one game.
 *
 * The likelihood is concave; it is climbed by Newton's method. With `blocks`, whose values are the wins a
 * seat and game, the covariance holds for any dependence inside a block (Huber 1967, White
 * 1982, by clusters: Liang and Zeger 1986) with the additional games as one more block; without (NULL), the
 * inverse of the information, for independent games.
 *
 * Returns UC_OK, or UC_BAD_SEATS and writes nothing when the contenders fall into groups that never met. */
UC_API uc_error uc_rate(uc_ratings *ret_ratings, const uc_contest *contest, int count, int contenders,
                        const uc_blocks *blocks);
/** A contender's rating with its 95 % interval. */
UC_API uc_interval uc_rating(const uc_ratings *ratings, int contender);
/** How many points a has more than b, with the 95 % interval. */
UC_API uc_interval uc_rating_difference(const uc_ratings *ratings, int a, int b);

#endif
