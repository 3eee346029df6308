/** @file
 * Moves that spectators do not know yet, at a table that shows them late; and what they know.
 */
#ifndef UC_SERVER_DELAYED_H
#define UC_SERVER_DELAYED_H

#include "upcard/game.h"

typedef struct delayed delayed;

/** A move, as spectators will see it. */
typedef struct delayed_move {
    struct delayed_move *next;
    int64_t due; /**< when spectators may know it */
    uint64_t seq;
    uc_view after;
    int count;
    uc_event events[];
} delayed_move;

/** NULL: no memory. */
delayed *delayed_new(void);
void delayed_free(delayed *d);
/** Forgets all. */
void delayed_clear(delayed *d);
/** Adds a move, with its events as they are. Where there is no memory, spectators see it with the next one.
 */
void delayed_add(delayed *d, int64_t due, uint64_t seq, const uc_view *after, const uc_event *events,
                 int count);
/** When the next move is due; INT64_MAX: there is none. */
int64_t delayed_due(const delayed *d);
/** The next move, if it is due by now or very many wait; NULL: none. */
const delayed_move *delayed_first(const delayed *d, int64_t now);
/** The first move is known from now on, and gone. */
void delayed_release(delayed *d);
/** What spectators know, and the number of its last move; NULL: nothing yet. */
const uc_view *delayed_shown(const delayed *d, uint64_t *ret_seq);

#endif
