/** @file
 * Quantiles shared by all estimates.
 */
#ifndef UC_SIM_STATISTICS_H
#define UC_SIM_STATISTICS_H

#include "upcard/sim.h"

/** 97.5 % quantile of Student's t distribution; infinite for 0 degrees of freedom. */
double student_quantile(uint64_t freedom);
/** Wilson's interval (1927) of a share p of n independent games, n > 0, for a quantile z. */
uc_interval wilson_interval(double p, double n, double z);
/** Standard errors to either side of a mean of `count` numbers, for an interval that holds with 95 % for all
 * counts at once; infinite for a few. It is the sequential t-test with a normal prior on mean / deviation:
 * exact for normal numbers whose deviation is not known, and close for others as the count grows (Lai 1976;
 * Wang and Ramdas 2024, "Anytime-valid t-tests and confidence sequences for Gaussian means with unknown
 * variance"; Waudby-Smith et al. 2024, "Time-uniform central limit theory"). */
double anytime_quantile(uint64_t count);

#endif
