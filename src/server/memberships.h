/** @file
 * The tables of each player: for the player's own list, and for the limit on the tables that a player has
 * made.
 *
 * It is derived from the rooms, and is complete once all journals have been read after a start. An unloaded
 * table is shown as it was when it was unloaded. A change is shown only after its commit. Tables of other
 * servers are read from their journals when somebody asks.
 */
#ifndef UC_SERVER_MEMBERSHIPS_H
#define UC_SERVER_MEMBERSHIPS_H

#include "server/guests.h"
#include "server/summary.h"
#include "store/store.h"

typedef struct memberships memberships;

/** The current state of a table. */
typedef struct membership_look {
    bool is_settled; /**< no change is waiting for its commit */
    bool is_loaded;  /**< it is in memory, and `summary` was written */
    const char *phase;
} membership_look;

/** Questions about tables. */
typedef struct membership_source {
    bool (*all_known)(void *context); /**< whether all journals have been read */
    void (*look)(void *context, uint64_t table, membership_look *ret_look, table_summary *ret_summary);
    int64_t (*now)(void *context, uint64_t table);
    /** Whether a table is this server's; the others' are found in `store`. */
    bool (*serve)(void *context, uint64_t table);
    store *store; /**< NULL: there are no other servers */
    void *context;
} membership_source;

/** NULL: out of memory. */
memberships *memberships_open(const membership_source *source);
void memberships_close(memberships *m);

/** Sets the members of a table; without members, the table is forgotten. */
void memberships_set(memberships *m, uint64_t table, const table_members *members);
/** Stores the members of a table for other servers. */
void memberships_store(memberships *m, uint64_t table, const table_members *members);
/** The summary of a table when it was unloaded; NULL: it is loaded again, or nothing is known. */
void memberships_rest(memberships *m, uint64_t table, const table_summary *summary);
/** Number of tables made by a player that are not over. */
uint32_t memberships_made(const memberships *m, uint64_t player);

/** The tables where a player has a seat, by malloc; NULL: none, or out of memory. */
uint64_t *memberships_tables(const memberships *m, uint64_t player, size_t *ret_count);

/** A guest requests its tables: sent as soon as all are known and no change of theirs is waiting for its
 * commit. */
void memberships_ask(memberships *m, guest *g);
/** Answers the waiting guests that can be answered. */
void memberships_answer(memberships *m);
void memberships_forget(memberships *m, const guest *g);

#endif
