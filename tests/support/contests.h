/** @file
 * Random games between contenders of known strength, for the tests of ratings.
 */
#ifndef UC_TESTS_CONTESTS_H
#define UC_TESTS_CONTESTS_H

#include "upcard/rating.h"

/** 0..1 */
double random_share(uc_rng *rng);
/** Plays `blocks` blocks of `contenders` games at a table of as many seats, where contender i wins with
 * chance w[i] / sum, except that in a share `alike` of the blocks one seat wins all games, as if the cards
 * decided. Writes the contest of all games, the blocks, and the ratings that this amounts to. */
void play_blocks(uc_rng *rng, int contenders, const double *w, double alike, int blocks,
                 uc_contest *ret_contest, uc_blocks *ret_blocks, double *ret_rating);

/** Of `trials` sets of `blocks` blocks, the number in which the interval of the first contender's rating
 * (with `difference`: of its difference to the second) contains the truth. */
int rating_hits(uint64_t seed, int trials, int blocks, double alike, bool difference);
/** Of `trials` races over up to `blocks` blocks with mean zero, the number with any verdict. The
 * differences are d with chance 1/(1 + d), else -1, or (symmetric) -1, 0 and 1. */
int false_verdicts(uint64_t seed, int trials, int blocks, double d, double error);

#endif
