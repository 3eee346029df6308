/** @file
 * A command to a table: parsed once from the message, small, without pointers.
 *
 * A message that makes a table, or requests something outside a table, is carried out at once and needs no
 * command.
 */
#ifndef UC_SERVER_COMMAND_H
#define UC_SERVER_COMMAND_H

#include "room/room.h"
#include "upcard/protocol.h"

typedef struct guest guest;

typedef struct command {
    uc_command_type type;
    int seat;             /**< join: the requested one or -1; seat, remove, mute, report */
    uint64_t request;     /**< move: the number of the ask that it answers; 0: none */
    char id[UC_WORD_MAX]; /**< move: made by the client, or "" */
    union {
        struct {
            int64_t seq; /**< the last move that the client has, or -1 */
            bool watch;
            char seed[UC_SEED_MAX];
        } join;
        char player[UC_SEATED_MAX];  /**< seat: "open" or "bot:LEVEL" */
        char fill[UC_WORD_MAX];      /**< start: level for open seats, or "" */
        char move[UC_MOVE_TEXT_MAX]; /**< move: any text */
        int emote;                   /**< number of a word of uc_emotes */
        int reason;                  /**< report: number of a word of uc_report_reasons */
        bool on;                     /**< mute */
    };
} command;

/** The caller of a command. */
typedef struct caller {
    guest *guest; /**< a table compares it, and never dereferences it */
    uint64_t player;
    bool raw; /**< requests views and events as bytes too */
    char name[ROOM_NAME_MAX];
    uint16_t face; /**< the face that it has chosen, or 0 */
} caller;

/** The part of a message that a table needs. */
command command_of(const uc_command *message);
/** The level of "bot:LEVEL", NULL for "open"; false: the text is invalid. */
bool command_level(const char *text, const char **ret_level);

/** The caller's state at the table. */
typedef struct command_context {
    int64_t now, wall_s; /**< the server's clock, and the calendar */
    bool is_here;        /**< the caller is already at the table */
    int viewer;          /**< its seat there, or UC_SPECTATOR */
} command_context;

typedef struct command_result {
    room_answer answer;
    int viewer;   /**< join: the seat it will be; leave, remove: the seat it was */
    uint64_t seq; /**< move: the number of moves after it */
} command_result;

/** Whether a command of this type changes the room; the table handles the others itself. */
bool command_changes(uc_command_type type);
/** Runs such a command in a room. Its lines go to `lines`; a rejected one changes nothing. */
command_result command_apply(const command *c, const caller *by, const command_context *context, room *r,
                             room_lines *lines);

#endif
