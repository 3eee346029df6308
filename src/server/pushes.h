/** @file
 * Push messages: they tell people who are not at a table with a long clock that it is their turn.
 *
 * A player's browsers subscribe; each subscription is stored. Without a contact in the configuration there
 * are no push messages, and no connection leaves the server.
 */
#ifndef UC_SERVER_PUSHES_H
#define UC_SERVER_PUSHES_H

#include <uv.h>

#include "server/allowance.h"
#include "server/clock.h"
#include "server/guests.h"
#include "store/store.h"

typedef struct pushes pushes;

typedef struct pushes_parts {
    const server_config *config;
    uv_loop_t *loop;
    store *store;
    const server_clock *clock;
    allowances *allowances;
    const guests *guests;
    server_metrics *metrics;
} pushes_parts;

/** Reads the subscriptions and the key, which is made at the first use. NULL and a sentence on failure. */
pushes *pushes_open(const pushes_parts *parts, uc_text *message);
/** After the store is closed. Messages that are not delivered are lost. The loop must run until nothing is
 * left in it. */
void pushes_close(pushes *p);
/** The server's public key for browsers; "": no push messages. */
const char *pushes_key(const pushes *p);

/** A guest subscribes a browser, or cancels a subscription; the answer comes when it is stored. */
void pushes_command(pushes *p, guest *from, const uc_command *message);

/** A player's turn has begun. */
typedef struct pushed_turn {
    uint64_t player, table;
    const char *code, *game;
    int64_t left_ms; /**< -1: no limit */
} pushed_turn;
/** Tells the player's browsers, unless the player sees the table. */
void pushes_turn(pushes *p, const pushed_turn *turn);

#endif
