/** @file
 * The members of a table, for the files that it is made of.
 */
#ifndef UC_SESSION_TABLE_INTERNAL_H
#define UC_SESSION_TABLE_INTERNAL_H

#include "session/kernel.h"
#include "upcard/table.h"

typedef struct table_seat {
    char player[UC_NAME_MAX]; /**< as in records: "you", "guest", "bot:normal", "exec:./mybot" */
    char name[UC_NAME_MAX];   /**< for people: "You", "Guest", "Ada" */
    bool person;
    uc_agent agent; /**< its bot; a person's keeps what that seat has seen, for advice */
} table_seat;

typedef struct table_move {
    uint8_t mover; /**< a seat, UC_CHANCE, or UC_NOBODY: it was made elsewhere */
    uc_move move;
} table_move;

/** An event with the move that brought it about. */
typedef struct table_event {
    uint32_t move;
    uc_event event;
} table_event;

/** A finished round. */
typedef struct table_round {
    uint32_t events;             /**< told until then */
    int32_t total[UC_SEATS_MAX]; /**< after it */
} table_round;

struct uc_table {
    const uc_game *game;
    int seats;
    uc_state start, state;
    kernel kernel; /**< over `state` */
    table_seat seat[UC_SEATS_MAX];
    const char *name[UC_SEATS_MAX]; /**< seat[].name, as event sentences take them */
    uint8_t secret[UC_SECRET_BYTES];
    uint64_t bots_seed;
    table_move *moves;
    size_t move_room;
    table_event *events;
    size_t event_count, event_room;
    table_round *rounds;
    size_t round_count, round_room;
    uint32_t undone; /**< decisions taken back so far */
    uint64_t passed; /**< seats that let the call that is open now go by */
};

#endif
