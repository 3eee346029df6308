/** @file
 * Whose tables they are: for players who look for their own, and for the limit on how many a player has made.
 *
 * It follows from the rooms, and is known of all tables once their journals have been read after a start. A
 * table that has left the memory is shown as it was then. Nothing of a change is shown before it is on disk.
 */
#ifndef UC_SERVER_MEMBERSHIPS_H
#define UC_SERVER_MEMBERSHIPS_H

#include "server/guests.h"
#include "server/summary.h"

typedef struct memberships memberships;

/** How a table is now. */
typedef struct membership_look {
    bool is_settled; /**< nothing of it is on its way to the disk */
    bool is_loaded;  /**< it is in memory, and `summary` was written */
    const char *phase;
} membership_look;

/** What is asked about tables. */
typedef struct membership_source {
    bool (*all_known)(void *context); /**< whether all journals have been read */
    void (*look)(void *context, uint64_t table, membership_look *ret_look, table_summary *ret_summary);
    int64_t (*now)(void *context);
    void *context;
} membership_source;

/** NULL: no memory. */
memberships *memberships_open(const membership_source *source);
void memberships_close(memberships *m);

/** Who sits at a table; nobody: it is forgotten. */
void memberships_set(memberships *m, uint64_t table, const table_members *members);
/** What a table looked like when it left the memory; NULL: it is there again, or nothing is known. */
void memberships_rest(memberships *m, uint64_t table, const table_summary *summary);
/** Tables that a player has made and that are not over. */
uint32_t memberships_made(const memberships *m, uint64_t player);

/** A guest wants to know its tables: told as soon as nothing of them is on its way to the disk, and all are
 * known. */
void memberships_ask(memberships *m, guest *g);
/** Tells those who wait and can be told. */
void memberships_tell(memberships *m);
void memberships_forget(memberships *m, const guest *g);

#endif
