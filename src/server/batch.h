/** @file
 * A batch: the lines of one change on their way to the disk, the effects of its moves, and the command to
 * answer after the commit.
 *
 * A table has at most one batch. It is made before the room changes, and freed when it is committed,
 * rejected or failed.
 */
#ifndef UC_SERVER_BATCH_H
#define UC_SERVER_BATCH_H

#include "server/change.h"

typedef struct batch batch;

/** A batch for the current room. `by` and `c` are NULL for a change by the server itself. Returns NULL if
 * memory is short. */
batch *batch_new(const room *r, const caller *by, const command *c);
void batch_free(batch *b);
/** The buffer for the room's lines. */
room_lines *batch_lines(batch *b);
/** The results of its moves. */
change *batch_change(const batch *b);
/** The result of the command. */
command_result *batch_result(batch *b);

/** The caller and the command; both empty for a change by the server itself. */
const caller *batch_caller(const batch *b);
const command *batch_command(const batch *b);
/** The guest who waits for the answer; NULL: nobody waits, or the guest has left. */
guest *batch_guest(const batch *b);
void batch_forget_guest(batch *b, const guest *gone);
/** Whether it carries out a command of this type. */
bool batch_is_of(const batch *b, uc_command_type type);
/** Whether it is a guest's command. */
bool batch_is_asked(const batch *b);
/** Whether it changes the table itself: more than moves, and more than one guest alone notices. */
bool batch_changes_table(const batch *b);

/** Whether the game is over, or closed, by this change of the room. */
bool batch_ends(const batch *b, const room *r);

/** Records that somebody has left the table meanwhile, so that the others get a notice. */
void batch_note_leaving(batch *b);
bool batch_somebody_left(const batch *b);

#endif
