/** @file
 * The hub puts the modules of a server together: it opens them, hands each message to the one whose matter it
 * is, and closes them.
 *
 * All of it happens in the thread of the loop; what takes time is handed over to the store and the pool of
 * bots.
 */
#ifndef UC_SERVER_HUB_H
#define UC_SERVER_HUB_H

#include "server/config.h"
#include "server/ending.h"
#include "server/metrics.h"
#include "server/net.h"
#include "store/store.h"

typedef struct hub hub;

/** Opens a hub on a store, and takes up the tables that are there. NULL and a sentence when it cannot. */
hub *hub_open(const server_config *config, uv_loop_t *loop, store *s, server_metrics *metrics,
              uc_text *message);
/** What connections tell it; valid as long as the hub. */
const net_handler *hub_handler(hub *h);
/** Takes no more messages; what was taken is finished. */
void hub_drain(hub *h);
/** Whether something that was taken is not on disk yet. */
bool hub_busy(const hub *h);
/** Ends a table, for the operator. */
table_ending hub_end_table(hub *h, const char *code);
/** After all clients are gone and the store is closed. The loop has to run on until nothing is left in it. */
void hub_close(hub *h);

#endif
