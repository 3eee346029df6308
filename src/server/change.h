/** @file
 * The results of the moves in one batch of lines: kept until the lines are on disk, and sent then.
 */
#ifndef UC_SERVER_CHANGE_H
#define UC_SERVER_CHANGE_H

#include "server/effects.h"

typedef struct change change;

/** A change that begins with the current room. `r` may be NULL: then no move can be sent. NULL: out of
 * memory. */
change *change_new(const room *r);
void change_free(change *c);
/** Adds a move that the room has made. */
void change_add(change *c, const room *r, uint64_t seq, const uc_events *events);
/** Number of moves made. */
int change_moves(const change *c);
/** Whether all of them can be sent; false: there was no memory. */
bool change_is_whole(const change *c);
uint64_t change_seq(const change *c, int move);
/** As room_bot_for after it. */
int change_bot_for(const change *c, int move);

/** The view before the first move. */
void change_before(const change *c, int viewer, uc_view *ret_view);
/** Moves number `from` to `to` together, as a viewer sees them: a NOTICE_MOVED in the memory of `e`; false:
 * no memory.
 */
bool change_notice(const change *c, int from, int to, int viewer, table_effects *e, notice *ret_notice);
/** The state after a move, and its events. */
const uc_event *change_move(const change *c, int move, const uc_state **ret_after, int *ret_count);

#endif
