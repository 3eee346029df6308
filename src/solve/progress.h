/** @file
 * How solvers report progress.
 */
#ifndef UC_SOLVE_PROGRESS_H
#define UC_SOLVE_PROGRESS_H

#include <stdbool.h>

/** Called after each step; may be NULL. false ends the work: unsolved numbers stay 0. */
typedef bool solve_progress(void *user, int done, int all);

#endif
