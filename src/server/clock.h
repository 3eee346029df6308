/** @file
 * The server's clock: milliseconds that count only while the server runs, and never go back. It continues
 * where the newest journal stopped.
 *
 * Times in journals are of the clock of the table's part (store_part). It stands still while the part has no
 * owner, so neither a restart nor a failover costs a player any time.
 */
#ifndef UC_SERVER_CLOCK_H
#define UC_SERVER_CLOCK_H

#include <stddef.h>
#include <stdint.h>

#include "store/store.h"

typedef struct server_clock server_clock;

/** A clock that stands at 0. NULL: out of memory. */
server_clock *clock_open(void);
void clock_close(server_clock *c);
int64_t clock_now(const server_clock *c);
/** Moves the clock forward to a time, if it is behind it. */
void clock_advance(server_clock *c, int64_t time);
/** The clock of a part. It is that of the server until it is set. */
int64_t clock_part(const server_clock *c, unsigned part);
void clock_set_part(server_clock *c, unsigned part, int64_t time);
/** The same for the part of a table. */
int64_t clock_at(const server_clock *c, uint64_t table);
/** Moves it forward to a time, if it is behind it. */
void clock_advance_at(server_clock *c, uint64_t table, int64_t time);
/** The time at the start of the last line of a journal; 0 if there is no number. */
int64_t clock_of_journal(const char *lines, size_t length);

#endif
