/** @file
 * A program that runs beside this one, with which it talks over that one's standard input and output.
 *
 * Nothing here waits longer than it is told to, changes a signal handler, or leaves a descriptor that another
 * program could inherit.
 */
#ifndef UC_BOTS_PROCESS_H
#define UC_BOTS_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

typedef struct process {
    pid_t id;   /**< of the shell and of the process group that it leads; 0: none runs */
    int socket; /**< its standard input and output */
} process;

/** Starts `/bin/sh -c command` in a process group of its own, so that all that it starts can be ended with
 * it; its standard error is ours. 0, or an errno. */
int process_start(process *p, const char *command);

/** Its input ends. What has not ended by itself within grace_ms is ended, and in any case what is left of its
 * group. Returns how it ended by itself, as waitpid tells it, or -1 when it did not. */
int process_end(process *p, int grace_ms);

typedef enum process_answer {
    PROCESS_READY,
    PROCESS_CLOSED, /**< it ended, or closed its side */
    PROCESS_LATE,   /**< nothing until the deadline */
} process_answer;

/** Sends as much as the program accepts at once, and adds the bytes sent to *sent; false if it has closed its
 * side. */
bool process_send(const process *p, const char *bytes, size_t count, size_t *sent);
/** Waits for input or, if there is `more` to send, for space to send it. */
process_answer process_wait(const process *p, bool more, int64_t deadline_ms);
/** Reads at most `room` bytes, without waiting: their number, 0 for none now, or -1 when it closed its side.
 */
ssize_t process_read(const process *p, char *bytes, size_t room);

/** Milliseconds of a monotonic clock. */
int64_t process_clock_ms(void);

#endif
