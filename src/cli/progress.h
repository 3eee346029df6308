/** @file
 * What all long work shares: one line of progress, and an early end that keeps what is there.
 */
#ifndef UC_CLI_PROGRESS_H
#define UC_CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

/** From now on the first SIGINT or SIGTERM sets a flag, to which this points, and the second ends the program
 * at once. */
const bool *interrupt_catch(void);
/** 0, or 130 after SIGINT and 143 after SIGTERM: the exit status of a partial result. */
int interrupt_status(void);
/** The exit status of work that returned `status`: where that is 0 and the work was interrupted, says on
 * standard error that the result is partial, and returns interrupt_status(). */
int interrupt_report(const char *command, int status);

/** "1200 of 5000 games, 310 a second, 0:00:12 left" on standard error, only if that is a terminal. */
typedef struct progress {
    const char *unit;     /**< what is counted, as "games" */
    uint64_t before, all; /**< done by an earlier run; done at the end */
    bool at_most;         /**< it may end earlier */
    bool shows;           /**< there is a terminal */
    double since, shown;  /**< times of the clock */
} progress;

void progress_start(progress *p, const char *unit, uint64_t before, uint64_t all, bool at_most);
/** Shows how much is done, what an earlier run did included; at most five times a second. */
void progress_show(progress *p, uint64_t done);
/** Removes the line. */
void progress_end(progress *p);
/** Runs work(argument) while this thread shows done(argument), to which `before` is added. */
void progress_run(progress *p, void *(*work)(void *), void *argument, uint64_t (*done)(const void *));

#endif
