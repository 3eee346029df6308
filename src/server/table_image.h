/** @file
 * The contents of a journal: the result of reading it, before a table takes it. Made in the reading thread.
 */
#ifndef UC_SERVER_TABLE_IMAGE_H
#define UC_SERVER_TABLE_IMAGE_H

#include "room/room.h"
#include "server/delayed.h"

typedef struct table_image table_image;

/** Replays a journal. NULL: out of memory. */
table_image *table_image_read(const char *lines, size_t length);
void table_image_free(table_image *image);
/** The error in the journal; "" for a valid one. */
const char *table_image_trouble(const table_image *image);
/** Hands over the room of a valid journal, and the moves that spectators do not know yet. */
void table_image_take(table_image *image, room **ret_room, delayed **ret_delayed);

#endif
