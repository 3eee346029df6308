/** @file
 * Announcements of turns to absent people: at a table with a long clock, each turn is announced once.
 */
#ifndef UC_SERVER_AWAITED_H
#define UC_SERVER_AWAITED_H

#include "server/effects.h"

/** The last turn of a table; zeroed at the start. */
typedef struct awaited {
    int seat;
    uint64_t request; /**< of this seat; 0: none yet */
} awaited;

/** After moves: adds EFFECT_TURN if a person's turn has begun. */
void awaited_note(awaited *last, const room *r, int64_t now, table_effects *out);

#endif
