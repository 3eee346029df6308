/** @file
 * Shared pads: the directory of all that are on this server, those who have one open, and its way to the
 * disk.
 *
 * A pad is in memory while somebody has it open. Lines are entered in the order in which they arrive;
 * everybody learns of them once they are on disk, the sender too. A pad that nobody has written to for a long
 * time is archived.
 */
#ifndef UC_SERVER_PADS_H
#define UC_SERVER_PADS_H

#include "server/allowance.h"
#include "server/clock.h"
#include "server/ending.h"
#include "server/guests.h"
#include "store/store.h"

typedef struct pads pads;

/** Its modules. */
typedef struct pads_parts {
    const server_config *config;
    store *store;
    server_clock *clock;
    allowances *allowances;
    server_metrics *metrics;
} pads_parts;

/** NULL: out of memory. */
pads *pads_open(const pads_parts *parts);
/** After the store is closed. NULL is allowed. */
void pads_close(pads *all);
/** A pad of the store, in a part that is taken. False: out of memory. */
bool pads_add(pads *all, uint64_t id);
/** Lets go of the pads in parts (bit n for part n), except those with something on its way to the disk; true
 * once none is left. */
bool pads_release(pads *all, uint64_t parts);
/** Archives those that are too old, one at a time; each second. */
void pads_tidy(pads *all);

/** Whether the id of a code belongs to a pad. */
bool pads_has(const pads *all, uint64_t code);
/** Makes a pad with these two codes. */
void pads_share(pads *all, guest *from, const uc_command *message, uint64_t code, uint64_t look);
/** Opens the pad with the code of the message, which there is. */
void pads_join(pads *all, guest *from, const uc_command *message);
void pads_enter(pads *all, guest *from, const uc_command *message);
/** Archives the pad with this code, for the operator: those who have it open are told that it is gone. */
table_ending pads_end(pads *all, uint64_t code);
/** The guest closes its pad. */
void pads_leave(pads *all, guest *from);

#endif
