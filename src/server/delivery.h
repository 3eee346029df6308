/** @file
 * The delivery of a table's notices to guests: the only place that encodes them.
 */
#ifndef UC_SERVER_DELIVERY_H
#define UC_SERVER_DELIVERY_H

#include "server/allowance.h"
#include "server/clock.h"
#include "server/effects.h"
#include "server/guests.h"

/** Its modules. */
typedef struct delivery_parts {
    allowances *allowances;
    const server_clock *clock;
    server_metrics *metrics;
} delivery_parts;

/** Sends the notice of an effect (EFFECT_NOTIFY) of a table with this room, or NULL. */
void delivery_send(const delivery_parts *parts, const room *r, const table_effect *effect);

#endif
