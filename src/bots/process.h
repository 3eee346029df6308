/** @file
 * A program that runs beside this one and exchanges text with it over its standard input and output.
 *
 * No function here waits longer than it is told to, changes a signal handler, or leaves a descriptor that
 * another program could inherit.
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

/** Starts `/bin/sh -c command` in a process group of its own, so that everything it starts can be ended with
 * it; it shares this program's standard error. Returns 0, or an errno. */
int process_start(process *p, const char *command);

/** Closes the program's input. After grace_ms a program that is still running is ended, and in any case the
 * rest of its group. Returns how the program ended by itself, as waitpid reports it, or -1 if it did not. */
int process_end(process *p, int grace_ms);

typedef enum process_status {
    PROCESS_READY,
    PROCESS_CLOSED,  /**< it ended, or closed its side */
    PROCESS_TIMEOUT, /**< nothing until the deadline */
} process_status;

/** Sends as many bytes as the program accepts at once, and adds their number to *sent; false if the program
 * has closed its side. */
bool process_send(const process *p, const char *bytes, size_t count, size_t *sent);
/** Waits for input or, if there is `more` to send, for space to send it. */
process_status process_wait(const process *p, bool more, int64_t deadline_ms);
/** Reads at most `room` bytes, without waiting. Returns their number, 0 if there are none now, or -1 if the
 * program has closed its side. */
ssize_t process_read(const process *p, char *bytes, size_t room);

/** Milliseconds of a monotonic clock. */
int64_t process_clock_ms(void);

#endif
