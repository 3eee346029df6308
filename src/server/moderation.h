/** @file
 * The operator's measures on a running server: their journal, and what follows from it for guests and tables.
 *
 * A measure is in force once it is on disk. Connected players are told; a banned one loses the connection,
 * and a bot plays on in the seats. Where a database has several servers, each of them reads the journal again
 * every few seconds and does the same.
 */
#ifndef UC_SERVER_MODERATION_H
#define UC_SERVER_MODERATION_H

#include "server/clock.h"
#include "server/guests.h"
#include "server/measure.h"
#include "server/tables.h"

typedef struct moderation moderation;

/** Its modules. */
typedef struct moderation_parts {
    store *store;
    const server_clock *clock;
    guests *guests;
    bool is_shared; /**< other servers may write to the journal */
} moderation_parts;

/** Reads the journal; before the loop runs. NULL and a message. */
moderation *moderation_open(const moderation_parts *parts, uc_text *message);
/** After the store is closed. NULL is allowed. */
void moderation_close(moderation *m);

/** Takes a measure: `done` is called once it is on disk (`why` is NULL), or has failed. False, without a
 * call: another one is on its way. */
bool moderation_take(moderation *m, const measure *one, void (*done)(void *context, const char *why),
                     void *context);
/** Each second: reads the journal again if others may write to it, and lets tables know of new measures. */
void moderation_beat(moderation *m, tables *all, const memberships *members);

/** The measure of this kind in force against a player, or NULL. */
const measure *moderation_on_player(const moderation *m, measure_kind kind, uint64_t player);
/** Whether a report is settled; the context is a moderation. */
bool moderation_has_settled(const void *context, const char *report);
/** Sends a guest away if its address or, once it is known, its player is banned; true: it is gone. */
bool moderation_keeps_out(const moderation *m, guest *g, uint64_t player);
/** Notifies a guest of the measures in force against it, and of news for everybody. */
void moderation_notify(const moderation *m, guest *g);

#endif
