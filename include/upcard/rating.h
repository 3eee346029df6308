/** @file
 * Which player is better, and how certain that is: win rates over blocks of games, a sequential test, and
 * ratings.
 *
 * Blocks, not games, are independent: a block has several games with the same chance stream, in which every
 * contender has every seat once (arena.h), so all have the same luck with the cards. All estimates here
 * therefore use one number per block and contender.
 */
#ifndef UPCARD_RATING_H
#define UPCARD_RATING_H

#include "upcard/sim.h"

enum { UC_CONTENDERS_MAX = 16 };

/** One number per block and contender: the means, and the sums of the products of the deviations from the
 * means. Start with zero in all but `contenders`. */
typedef struct uc_blocks {
    int contenders; /**< 1..UC_CONTENDERS_MAX */
    uint64_t count;
    double mean[UC_CONTENDERS_MAX];
    double products[UC_CONTENDERS_MAX][UC_CONTENDERS_MAX];
} uc_blocks;

/** Adds a block with value[contenders] (Welford 1962, for several numbers). The sums depend on the order of
 * the blocks in their last digits. */
UC_API void uc_blocks_add(uc_blocks *blocks, const double *value);
/** A contender's mean with its 95 % interval by Student's t; with zero width for fewer than two blocks. */
UC_API uc_interval uc_blocks_mean(const uc_blocks *blocks, int contender);
/** The same for the difference of contenders a - b, paired by block, so common luck cancels out. */
UC_API uc_interval uc_blocks_difference(const uc_blocks *blocks, int a, int b);
/** The same two with 95 % intervals that hold for all numbers of blocks at once; infinite for fewer than
 * about a dozen blocks. They are exact for normal values and, like Student's, approximate for others. */
UC_API uc_interval uc_blocks_anytime_mean(const uc_blocks *blocks, int contender);
UC_API uc_interval uc_blocks_anytime_difference(const uc_blocks *blocks, int a, int b);
/** The difference of shares (0..1), within -1..1. The error includes one more block with difference 0, so
 * that a few blocks that all agree do not look like proof. */
UC_API uc_interval uc_blocks_ahead(const uc_blocks *blocks, int a, int b);
/** A contender's mean that is a share (0..1): Wilson's interval for the number of independent games with the
 * same variance; each block counts as one game if the mean is 0 or 1. */
UC_API uc_interval uc_blocks_share(const uc_blocks *blocks, int contender);

typedef enum uc_verdict { UC_UNDECIDED, UC_BETTER, UC_WORSE } uc_verdict;

enum { UC_BETS = 16 };

/** A sequential test of a mean difference: it is valid at every look, and stops as soon as the error bound is
 * met. Initialize with zero.
 *
 * Two gamblers bet on the differences: one that their mean is above zero, the other that it is below. A bet
 * of share c of a wealth on a difference d in -1..1 multiplies the wealth by 1 + c d. If the mean is not
 * above zero, the first gains nothing on average, so the chance that its wealth ever reaches 1/p times the
 * initial wealth is at most p (Ville 1939). Each splits the initial wealth over UC_BETS constant shares,
 * which is nearly as good as the best of them. (Waudby-Smith and Ramdas 2023, "Estimating means of bounded
 * random variables by betting": diversified Kelly betting.) The test assumes nothing else: no normal
 * distribution, no number of blocks fixed in advance. */
typedef struct uc_race {
    uint64_t count;
    double wealth[2][UC_BETS]; /**< logarithms; [0] for above zero, [1] for below */
} uc_race;

/** Adds the difference of one block, -1..1. */
UC_API void uc_race_add(uc_race *race, double difference);
/** UC_BETTER (mean above zero) or UC_WORSE (below) if the test has decided. The chance of ever returning a
 * wrong verdict, over all looks, is at most `error` (above 0), half for each. */
UC_API uc_verdict uc_race_verdict(const uc_race *race, double error);
/** The mean of the differences with an interval that holds for all numbers of blocks at once with probability
 * at least 1 - error: the means that the same gamblers have not ruled out. It excludes zero exactly if the
 * verdict after the last block is not UC_UNDECIDED. It is -1..1 without blocks. Takes a few microseconds per
 * block. */
UC_API uc_interval uc_race_interval(const double *difference, uint64_t count, double error);

/** Games among the same contenders, and their winners. */
typedef struct uc_contest {
    uint8_t seats[UC_CONTENDERS_MAX]; /**< seats of each contender; 0 if it did not play */
    double games;
    double wins[UC_CONTENDERS_MAX]; /**< a win shared by k seats is 1/k for each; the sum is `games` */
} uc_contest;

/** Ratings on the scale of chess: a contender with 400 points more is ten times as likely to win. */
typedef struct uc_ratings {
    int contenders;
    double rating[UC_CONTENDERS_MAX]; /**< their mean is 0 */
    double covariance[UC_CONTENDERS_MAX][UC_CONTENDERS_MAX];
    double quantile; /**< standard errors to either side of a 95 % interval */
} uc_ratings;

/** Maximum-likelihood ratings, if seat i of a game wins with chance w_i / (w_1 + ... + w_n) and the rating is
 * 400 log10 w.
 *
 * This is the model of Bradley and Terry (1952) for two seats and its extension to several by Luce (1959)
 * and Plackett (1975). Only the winners count, not the order of the others: a good player gives up second
 * place for a better chance to win, so places would measure something else. Shared wins count in parts. Seats
 * have no strength in the model, so contenders should have all seats equally often. Each contender gets one
 * additional game, which all its seats share. This prior, with the weight of one game, keeps the ratings
 * finite for contenders that won every game or no game.
 *
 * The log-likelihood is concave; Newton's method finds its maximum. With `blocks`, whose values are the wins
 * per seat and game, the covariance holds for any dependence within a block (Huber 1967, White 1982; by
 * clusters: Liang and Zeger 1986), with the additional games as one more block. With NULL, it is the inverse
 * of the information, for independent games.
 *
 * Returns UC_OK, or UC_BAD_SEATS, and writes nothing, if the contenders fall into groups that never met. */
UC_API uc_error uc_rate(uc_ratings *ret_ratings, const uc_contest *contest, int count, int contenders,
                        const uc_blocks *blocks);
/** A contender's rating with its 95 % interval. */
UC_API uc_interval uc_rating(const uc_ratings *ratings, int contender);
/** The rating of a minus that of b, with its 95 % interval. */
UC_API uc_interval uc_rating_difference(const uc_ratings *ratings, int a, int b);

#endif
