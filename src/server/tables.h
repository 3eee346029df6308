/** @file
 * The directory of tables, and the only place that carries out their effects.
 *
 * It passes events to tables, and their effects to the store, the pool of bots, the timers and the guests.
 * Tables that are not over stay in the directory, in memory or not; archived ones are there as long as
 * somebody watches them.
 */
#ifndef UC_SERVER_TABLES_H
#define UC_SERVER_TABLES_H

#include "server/allowance.h"
#include "server/clock.h"
#include "server/ending.h"
#include "server/guests.h"
#include "server/memberships.h"
#include "server/metrics.h"
#include "server/nodes.h"
#include "server/pads.h"
#include "server/pushes.h"
#include "server/server_journal.h"
#include "server/table.h"
#include "store/store.h"

typedef struct tables tables;

/** Its modules. */
typedef struct tables_parts {
    const server_config *config;
    uv_loop_t *loop;
    store *store;
    server_clock *clock;
    server_journal *journal;
    memberships *memberships;
    const nodes *nodes;
    allowances *allowances;
    pushes *pushes;
    const pads *pads; /**< whose codes no table has */
    server_metrics *metrics;
} tables_parts;

/** NULL: out of memory, or no thread for bots. */
tables *tables_open(const tables_parts *parts);
/** After the store is closed. The loop must run until nothing is left in it; then `closed` is called. */
void tables_close(tables *all, void (*closed)(void *context), void *context);
/** A table of the store that is not over, in a part that is taken. False: out of memory. */
bool tables_add(tables *all, uint64_t number);
/** Begins to read those, a few at a time. */
void tables_begin(tables *all);
/** Lets go of the tables in parts (bit n for part n) that this node no longer serves, except those with
 * something on its way to the disk, which go later; true once none is left. */
bool tables_release(tables *all, uint64_t parts);
/** The store works again: tables with guests that wait for it are read at once. */
void tables_retry(tables *all);
/** No table acts by itself any more; requests in flight are finished. */
void tables_drain(tables *all);

/* ---- guests' requests ---- */

/** Passes a command to the table where the guest is. */
void tables_command(tables *all, guest *from, const uc_command *message);
/** Passes a join to the table with the code of the message. */
void tables_join(tables *all, guest *from, const uc_command *message);
/** Whether a guest may make one more table; if not, it gets an error. */
bool tables_may_make(tables *all, guest *from, const uc_command *message);
/** A number in a part of this node, which must have one, that no table of the directory and no shared pad
 * has. */
uint64_t tables_new_number(const tables *all);
/** Adds a table with its first lines, made by `from`, who will sit in this seat. The room and the lines
 * belong to the directory from now on. */
void tables_make(tables *all, guest *from, uint64_t number, room *r, const room_lines *lines, int seat);
/** A connection has closed. */
void tables_forget(tables *all, guest *gone);

/** Ends a table, for the operator. */
table_ending tables_end(tables *all, const char *code);

/** A player has this name at a table, or leaves it (NULL), by decision of the operator; or the table begins
 * to come into memory for that. */
void tables_measure(tables *all, uint64_t number, uint64_t player, const char *name);

/* ---- queries ---- */

size_t tables_count(const tables *all);
/** Whether there is no room for one more, although idle tables make room. */
bool tables_full(const tables *all);
/** Decisions that wait for a bot. */
size_t tables_bots_waiting(const tables *all);
/** NULL: it is not in the directory. */
const table *tables_find(const tables *all, uint64_t number);
/** Whether the journals of all tables of the start have been read. */
bool tables_all_known(const tables *all);
/** Whether the lobby's entries may have changed since the last call. */
bool tables_take_listed(tables *all);

/** A position in the directory; zeroed at the start. */
typedef struct tables_cursor {
    size_t place;
    const void *last;
} tables_cursor;
/** The next table; NULL: no more. */
const table *tables_next(const tables *all, tables_cursor *at);
/** The number of the table that tables_next has returned. */
uint64_t tables_number(const tables_cursor *at);

#endif
