/** @file
 * Copying a whole store into an empty one, which may be of another kind.
 */
#ifndef UC_STORE_MIGRATE_H
#define UC_STORE_MIGRATE_H

#include "store/store.h"

typedef struct store_migrated {
    uint64_t tables, archived, players, pushes;
} store_migrated;

/** Copies all journals, players and push subscriptions, and reads every journal back. `to` must be empty.
 * Nobody else may have jobs in flight at either store; `done` of their own jobs is called by this thread.
 * False with a message; `to` may then have a part of the data. */
bool store_migrate(store *from, store *to, store_migrated *ret_migrated, uc_text *message);

#endif
