/** @file
 * Lines of the log about tables: who plays, what, and how long.
 */
#ifndef UC_SERVER_TABLE_LOG_H
#define UC_SERVER_TABLE_LOG_H

#include "room/room.h"

/** What the log has about a table; it does without the room, which may be unloaded. */
typedef struct table_facts {
    const uc_game *game;
    int seats;
    uint64_t players[UC_SEATS_MAX]; /**< 0: no person has this seat */
    uint64_t moves;                 /**< chance included */
    int64_t seconds;                /**< from the start of the game to its last line; 0: it never began */
    bool is_over;                   /**< it was played to its end */
    char why[ROOM_REASON_MAX];      /**< why it was closed, or "over" */
} table_facts;

void table_facts_of(table_facts *f, const room *r);

void table_log_made(const char *code, const table_facts *f);
/** Its game is over, or it was closed. */
void table_log_ended(const char *code, const table_facts *f);

#endif
