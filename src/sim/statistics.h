/** @file
 * Quantiles that the rooms' estimates share.
 */
#ifndef UC_SIM_STATISTICS_H
#define UC_SIM_STATISTICS_H

#include "upcard/sim.h"

/** 97.5 % quantile of Student's t distribution; infinite for 0 degrees of freedom. */
double student_quantile(uint64_t freedom);
/** Wilson's interval (1927) of a share p of n independent games, n > 0, for a quantile z. */
uc_interval wilson_interval(double p, double n, double z);

#endif
