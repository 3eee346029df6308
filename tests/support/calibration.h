/** @file
 * The calibration of the library's chances to win: games of `normal` against itself, with a prediction at the
 * beginning of each round.
 */
#ifndef UC_TESTS_CALIBRATION_H
#define UC_TESTS_CALIBRATION_H

#include "upcard/game.h"

enum { CALIBRATION_BINS = 10 };

/** Predictions of one tenth: 0..0.1, 0.1..0.2 and so on. Rounds of a game have the same winner, so only games
 * are independent: `squares` is the sum over games of the squared sum of predicted - won. */
typedef struct calibration_bin {
    uint64_t count;
    double predicted, won, squares; /* sums; a shared win counts its part */
} calibration_bin;

typedef struct calibration {
    calibration_bin bin[CALIBRATION_BINS];
    uint64_t rounds;
    double brier;    /* mean over rounds of the sum over seats of (predicted - won)^2 */
    double constant; /* the same for predictions of 1 / seats */
} calibration;

/** Plays `games` games under the rule `setting` (NULL: defaults). */
calibration calibrate(const char *game, int seats, const uc_setting *setting, uint64_t games, uint64_t seed);
/** The mean prediction of a bin minus the share that won, and the standard error of this difference. */
double calibration_excess(const calibration_bin *bin);
double calibration_error(const calibration_bin *bin);

#endif
