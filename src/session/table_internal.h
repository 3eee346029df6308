/** @file
 * The members of a table, for its own files.
 */
#ifndef UC_SESSION_TABLE_INTERNAL_H
#define UC_SESSION_TABLE_INTERNAL_H

#include "session/kernel.h"
#include "upcard/table.h"

typedef struct table_seat {
    char player[UC_NAME_MAX]; /**< as in records: "you", "guest", "bot:normal", "exec:./mybot" */
    char name[UC_NAME_MAX];   /**< for people: "You", "Guest", "Ada" */
    bool person;
    uc_agent agent; /**< its bot; a person's agent keeps the seat's observations, for advice */
} table_seat;

typedef struct table_move {
    uint8_t mover; /**< a seat, UC_CHANCE, or UC_NOBODY for a remote move */
    uc_move move;
} table_move;

/** An event and the move that caused it. */
typedef struct table_event {
    uint32_t move;
    int32_t stand_in; /**< a seat and one more; 0: nobody */
    uc_event event;
} table_event;

/** A finished round. */
typedef struct table_round {
    uint32_t events;             /**< events up to its end */
    int32_t total[UC_SEATS_MAX]; /**< after it */
} table_round;

struct uc_table {
    const uc_game *game;
    int seats;
    uc_state start, state;
    kernel kernel; /**< over `state` */
    table_seat seat[UC_SEATS_MAX];
    const char *name[UC_SEATS_MAX]; /**< seat[].name, in the form that event sentences need */
    uint8_t secret[UC_SECRET_BYTES];
    uint64_t bots_seed;
    table_move *moves;
    size_t move_room;
    table_event *events;
    size_t event_count, event_room;
    table_round *rounds;
    size_t round_count, round_room;
    uint32_t undone; /**< decisions taken back so far */
    uint64_t passed; /**< seats that have declined the open call */
};

#endif
