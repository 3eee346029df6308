/** @file
 * Lines of the log about tables: who plays, what, and how long.
 */
#ifndef UC_SERVER_TABLE_LOG_H
#define UC_SERVER_TABLE_LOG_H

#include "room/room.h"

void table_log_made(const char *code, const room *r);
/** Its game is over, or it was closed. */
void table_log_ended(const char *code, const room *r);

#endif
