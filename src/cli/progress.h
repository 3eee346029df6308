/** @file
 * Shared by all long work: one line of progress, and an interrupt that keeps the results so far.
 */
#ifndef UC_CLI_PROGRESS_H
#define UC_CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

/** From now on the first SIGINT or SIGTERM sets the flag behind the returned pointer, and the second ends the
 * program at once. */
const bool *interrupt_catch(void);
/** 0, or 130 after SIGINT and 143 after SIGTERM: the exit status of a partial result. */
int interrupt_status(void);
/** The exit status of work that returned `status`: if that is 0 and the work was interrupted, reports a
 * partial result on standard error and returns interrupt_status(). */
int interrupt_report(const char *command, int status);

/** "1200 of 5000 games, 310 a second, 0:00:12 left" on standard error, only if that is a terminal. */
typedef struct progress {
    const char *unit;     /**< the counted unit, such as "games" */
    uint64_t before, all; /**< done by an earlier run; done at the end */
    bool at_most;         /**< it may end earlier */
    bool shows;           /**< there is a terminal */
    double since, shown;  /**< times of the clock */
} progress;

void progress_start(progress *p, const char *unit, uint64_t before, uint64_t all, bool at_most);
/** Shows the number done, including an earlier run's; at most five times a second. */
void progress_show(progress *p, uint64_t done);
/** Removes the line. */
void progress_end(progress *p);
/** Runs work(argument) while this thread shows done(argument), plus `before`. */
void progress_run(progress *p, void *(*work)(void *), void *argument, uint64_t (*done)(const void *));

#endif
