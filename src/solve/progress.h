/** @file
 * How solvers report that they get on.
 */
#ifndef UC_SOLVE_PROGRESS_H
#define UC_SOLVE_PROGRESS_H

#include <stdbool.h>

/** Called after each step; may be NULL. false ends the work: what is not solved stays 0. */
typedef bool solve_progress(void *user, int done, int all);

#endif
