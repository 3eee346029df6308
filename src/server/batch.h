/** @file
 * A batch: the lines of one change on their way to the disk, what its moves brought about, and the command to
 * answer once they are there.
 *
 * A table has one batch at most. It is made before the room changes, and freed when it is committed, refused
 * or failed.
 */
#ifndef UC_SERVER_BATCH_H
#define UC_SERVER_BATCH_H

#include "server/change.h"

typedef struct batch batch;

/** A batch for a room as it is now. `by` and `c` are NULL where the server brings the change about. NULL: no
 * memory. */
batch *batch_new(const room *r, const caller *by, const command *c);
void batch_free(batch *b);
/** Where the room's lines go. */
room_lines *batch_lines(batch *b);
/** What its moves brought about. */
change *batch_change(const batch *b);
/** Of the command. */
command_result *batch_result(batch *b);

/** Who gave the command, and the command; both empty where the server brought the change about. */
const caller *batch_caller(const batch *b);
const command *batch_command(const batch *b);
/** The guest who waits for the answer; NULL: nobody does, or they have gone. */
guest *batch_guest(const batch *b);
void batch_forget_guest(batch *b, const guest *gone);
/** Whether it carries out a command of this type. */
bool batch_is_of(const batch *b, uc_command_type type);
/** Whether it is a guest's command. */
bool batch_is_asked(const batch *b);
/** Whether it changes the table itself: more than moves, and more than what one guest alone notices. */
bool batch_changes_table(const batch *b);

/** Somebody left the table meanwhile: the others are to be told. */
void batch_note_leaving(batch *b);
bool batch_somebody_left(const batch *b);

#endif
