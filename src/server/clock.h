/** @file
 * The server's clock: milliseconds that count only while the server runs, and never go back.
 *
 * Times in journals are of this clock. It continues where the newest journal stopped, so a restart costs no
 * player any time.
 */
#ifndef UC_SERVER_CLOCK_H
#define UC_SERVER_CLOCK_H

#include <stddef.h>
#include <stdint.h>

typedef struct server_clock server_clock;

/** A clock that stands at 0. NULL: out of memory. */
server_clock *clock_open(void);
void clock_close(server_clock *c);
int64_t clock_now(const server_clock *c);
/** Moves the clock forward to a time, if it is behind it. */
void clock_advance(server_clock *c, int64_t time);
/** The time at the start of the last line of a journal; 0 if there is no number. */
int64_t clock_of_journal(const char *lines, size_t length);

#endif
