/** @file
 * At a table that shows its moves late: the moves that spectators do not know yet, and the position that they
 * know.
 */
#ifndef UC_SERVER_DELAYED_H
#define UC_SERVER_DELAYED_H

#include "upcard/game.h"

typedef struct delayed delayed;

/** A move, as spectators will see it. */
typedef struct delayed_move {
    struct delayed_move *next;
    int64_t due; /**< when it is due for spectators */
    uint64_t seq;
    uc_view after;
    int bot_for; /**< as room_bot_for */
    int count;
    uc_event events[];
} delayed_move;

/** NULL: out of memory. */
delayed *delayed_new(void);
void delayed_free(delayed *d);
/** Forgets all. */
void delayed_clear(delayed *d);
/** Adds a move, with its events unchanged. Without memory, spectators see it together with the next one. */
void delayed_add(delayed *d, int64_t due, uint64_t seq, const uc_view *after, int bot_for,
                 const uc_event *events, int count);
/** When the next move is due; INT64_MAX: no move. */
int64_t delayed_due(const delayed *d);
/** The next move, if it is due or very many wait; NULL: none. */
const delayed_move *delayed_first(const delayed *d, int64_t now);
/** Makes the first move known, and removes it. */
void delayed_release(delayed *d);
/** The position that spectators know, and the number of its last move; NULL: none yet. */
const uc_view *delayed_shown(const delayed *d, uint64_t *ret_seq);

#endif
