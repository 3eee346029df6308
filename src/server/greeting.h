/** @file
 * A guest's first message: its identity.
 *
 * A hello without a name lets a guest watch; with a name it makes a new player, and with a token it finds a
 * known one. A player gets its token once it is stored.
 */
#ifndef UC_SERVER_GREETING_H
#define UC_SERVER_GREETING_H

#include "server/allowance.h"
#include "server/clock.h"
#include "server/guests.h"
#include "server/moderation.h"
#include "server/names.h"
#include "server/players.h"
#include "server/pushes.h"

typedef struct greeting greeting;

typedef struct greeting_parts {
    store *store;
    const server_clock *clock;
    allowances *allowances;
    server_metrics *metrics;
    const pushes *pushes;
    const names *names;
    const moderation *moderation;
} greeting_parts;

/** NULL: out of memory. */
greeting *greeting_open(const greeting_parts *parts);
/** After the store is closed. */
void greeting_close(greeting *g);
/** Answers `hello` of a guest who has not said it before. */
void greeting_hello(greeting *g, guest *from, const uc_command *message);

#endif
