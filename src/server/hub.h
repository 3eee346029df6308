/** @file
 * The hub puts the modules of a server together: it opens them, passes each message to the module that
 * handles it, and closes them.
 *
 * Everything runs in the thread of the loop; slow work goes to the store and the pool of bots.
 */
#ifndef UC_SERVER_HUB_H
#define UC_SERVER_HUB_H

#include "server/config.h"
#include "server/ending.h"
#include "server/metrics.h"
#include "server/net.h"
#include "store/store.h"

typedef struct hub hub;

/** Opens a hub on a store, and loads the tables there. NULL and a message on failure. */
hub *hub_open(const server_config *config, uv_loop_t *loop, store *s, server_metrics *metrics,
              uc_text *message);
/** The handler for connections; valid as long as the hub. */
const net_handler *hub_handler(hub *h);
/** Gives all tables to other servers of the database, if there are any. */
void hub_leave(hub *h);
bool hub_has_left(const hub *h);
/** Whether others may have taken its tables over, because the database cannot be reached. */
bool hub_is_cut_off(const hub *h);
/** Logs that other servers have taken its tables over: how long it was silent, and who they are. */
void hub_note_loss(const hub *h);
/** Takes no more messages; accepted ones are finished. */
void hub_drain(hub *h);
/** Whether an accepted change is not on disk yet. */
bool hub_busy(const hub *h);
/** The name of the server that has a table or a shared pad; NULL: it is this one, or it is not certain. */
const char *hub_owner(const hub *h, const char *code);
/** Ends a table or a shared pad, for the operator. */
table_ending hub_end_table(hub *h, const char *code);
/** Takes a measure (measure.h, as a line without its time), for the operator: `done` gets NULL once it is on
 * disk, or why it was not taken. False, without a call: try again. */
bool hub_measure(hub *h, const char *line, void (*done)(void *context, const char *why), void *context);
/** The connected guests, a JSON object a line, by malloc; NULL: out of memory. */
char *hub_list_guests(const hub *h);
/** Frees the hub, after all clients are gone and the store is closed. Then the loop must run until nothing is
 * left in it. */
void hub_close(hub *h);

#endif
