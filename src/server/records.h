/** @file
 * Records of finished games, for HTTP clients.
 *
 * A record requires a replay of the game, which takes time: one is read at a time, and clients of one
 * address take turns with all others. If too many wait, the last is rejected.
 */
#ifndef UC_SERVER_RECORDS_H
#define UC_SERVER_RECORDS_H

#include "server/tables.h"

typedef struct records records;

typedef struct records_parts {
    store *store;
    const server_clock *clock;
    const tables *tables;
    allowances *allowances;
} records_parts;

/** NULL: out of memory. */
records *records_open(const records_parts *parts);
/** After the store is closed. */
void records_close(records *r);
/** Answers a request: `fetch` of the net_handler. */
void records_fetch(records *r, net_fetch *asked, const char *path);
/** Waiting clients are rejected when their turn comes. */
void records_drain(records *r);

#endif
