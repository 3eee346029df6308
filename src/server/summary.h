/** @file
 * A summary of a table, for lists: its players, and its state at the last look.
 */
#ifndef UC_SERVER_SUMMARY_H
#define UC_SERVER_SUMMARY_H

#include "room/room.h"

enum { SUMMARY_NAMES_MAX = UC_SEATS_MAX * ROOM_NAME_MAX };

/** The seat of a player. */
typedef struct table_member {
    uint64_t player;
    int seat;
} table_member;

/** All of them, and the player who has made the table while it is not over, or 0. */
typedef struct table_members {
    const table_member *member;
    int count;
    uint64_t founder;
} table_members;

/** Those of a room; `room_for` is for all seats. */
table_members members_of(const room *r, table_member room_for[UC_SEATS_MAX]);

typedef struct table_summary {
    int64_t deadline; /**< of the current decision; INT64_MAX: none */
    const uc_game *game;
    const room_clock *clock;
    room_phase phase;
    int seats, host;            /**< host: -1: none */
    uint64_t asked, away, left; /**< seats to act, with an absent player, and abandoned */
    char rematch[ROOM_CODE_MAX];
    size_t names_length;
    char names[SUMMARY_NAMES_MAX]; /**< one per seat, each terminated; "" for an open one */
} table_summary;

/** Makes the summary of a room. */
void summary_of(table_summary *ret_summary, const room *r, int64_t now);
/** Used bytes of a summary: a copy needs no more. */
size_t summary_size(const table_summary *s);

#endif
