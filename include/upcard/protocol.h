/** @file
 * The table protocol (docs/protocol.md): the messages between whoever keeps a game and whoever plays in it,
 * each one JSON object. A message to a seat is written from that seat's view and from events as they are
 * shown to it (uc_event_seen), never from a state.
 */
#ifndef UPCARD_PROTOCOL_H
#define UPCARD_PROTOCOL_H

#include "upcard/game.h"

enum {
    UC_PROTOCOL = 1,           /**< the version of the messages here */
    UC_SENT_MAX = UC_JSON_MAX, /**< bytes of any message to a client but `event`, with its NUL */
    UC_EVENT_JSON_MAX = 4096,  /**< bytes of an event within a message */
    UC_RECEIVED_MAX = 4096,    /**< bytes of a message of a client */
    UC_WORD_MAX = 64           /**< bytes of a table's name or of an id, with its NUL */
};

/** `welcome`: the version, the game, its rules, the number of seats and the seat of the viewer. */
UC_API void uc_say_welcome(uc_text *text, const uc_view *view);
/** `view`: the whole view. `seq` counts the moves of the game so far, those of chance included. */
UC_API void uc_say_view(uc_text *text, uint64_t seq, const uc_view *view);
/** `event`: what move number `seq` brought about, as it is shown to the one who gets it. */
UC_API void uc_say_events(uc_text *text, uint64_t seq, const uc_game *game, const uc_event *seen, int count);
/** `ask`: the legal moves of the viewer, who has `left_ms` milliseconds to choose one. */
UC_API void uc_say_ask(uc_text *text, uint64_t seq, uint64_t request, const uc_view *view, uint32_t left_ms);
/** `error`: what was wrong with the answer to a request (0: with something else). `rule` is 0 where no
 * numbered rule of the game is broken; `game` may be NULL then. */
UC_API void uc_say_error(uc_text *text, uint64_t request, const char *code, const uc_game *game, uc_rule rule,
                         const char *message);
/** `end`: the totals and winners of a game that is over, or as they stand in one that was broken off. */
UC_API void uc_say_end(uc_text *text, uint64_t seq, const uc_view *last);

typedef enum uc_heard_type {
    UC_HEARD_HELLO,
    UC_HEARD_JOIN,
    UC_HEARD_MOVE,
    UC_HEARD_LEAVE,
    UC_HEARD_EMOTE
} uc_heard_type;

/** A message of a client. Numbers that it left out are -1 and texts empty; only those of its type are there.
 */
typedef struct uc_heard {
    uc_heard_type type;
    int64_t protocol, seq;       /**< hello: its version, and the last seq that it has */
    char table[UC_WORD_MAX];     /**< join */
    int64_t seat;                /**< join: the wanted one */
    int64_t request;             /**< move: of the ask that it answers */
    char move[UC_MOVE_TEXT_MAX]; /**< move: any text */
    char id[UC_WORD_MAX];        /**< move: made by the client, so that a repeat is known as one */
    char emote[UC_WORD_MAX];     /**< emote: one of uc_emotes */
} uc_heard;

/** The emotes, ended by NULL: players have no other way to talk with each other. */
UC_DATA const char *const uc_emotes[];

/** Reads a message of a client, `length` bytes without a newline. Strict: one JSON object in UTF-8 of at most
 * UC_RECEIVED_MAX bytes, no key twice, every key that is needed there and of its type; keys that nobody knows
 * are skipped. True and *ret_heard, or false and a sentence. Allocates, and frees before it returns. */
UC_API bool uc_hear(uc_heard *ret_heard, const char *bytes, size_t length, uc_text *message);

#endif
