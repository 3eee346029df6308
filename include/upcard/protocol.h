/** @file
 * The table protocol (docs/protocol.md): the messages between whoever keeps a game and whoever plays in it,
 * each one JSON object. A message to a seat is written from that seat's view and from events as they are
 * shown to it (uc_event_view), never from a state.
 */
#ifndef UPCARD_PROTOCOL_H
#define UPCARD_PROTOCOL_H

#include "upcard/game.h"

enum {
    UC_PROTOCOL = 1,           /**< the version of the messages here */
    UC_SENT_MAX = UC_JSON_MAX, /**< bytes of any message to a client but `event`, with its NUL */
    UC_EVENT_JSON_MAX = 4096,  /**< bytes of an event within a message */
    UC_RECEIVED_MAX = 4096,    /**< bytes of a message of a client */
    UC_WORD_MAX = 64,          /**< bytes of a name, of a table's code or of an id, with its NUL */
    UC_TOKEN_MAX = 96,         /**< of a token */
    UC_SEED_MAX = 65,          /**< of a player's seed */
    UC_SEATED_MAX = 24,        /**< of the player in a seat: "open", "bot:hard" */
    UC_SETTINGS_MAX = 24,      /**< rule options in a message */
    UC_SETTING_MAX = 128       /**< bytes of the key or the value of one, with its NUL */
};

/* ---- to a client: messages to a seat ---- */

/** `welcome`: the version, the game, its rules, the number of seats and the seat of the viewer. */
UC_API void uc_say_welcome(uc_text *text, const uc_view *view);
/** `view`: the whole view. `seq` counts the moves of the game so far, those of chance included. */
UC_API void uc_say_view(uc_text *text, uint64_t seq, const uc_view *view);
/** `event`: what move number `seq` brought about, as it is shown to the one who gets it. */
UC_API void uc_say_events(uc_text *text, uint64_t seq, const uc_game *game, const uc_event *seen, int count);
/** `ask`: the legal moves of the viewer, who has `left_ms` milliseconds to choose one; -1: as long as it
 * takes. */
UC_API void uc_say_ask(uc_text *text, uint64_t seq, uint64_t request, const uc_view *view, int64_t left_ms);
/** `error`: what was wrong with the answer to a request (0: with something else). `rule` is 0 where no
 * numbered rule of the game is broken; `game` may be NULL then. */
UC_API void uc_say_error(uc_text *text, uint64_t request, const char *code, const uc_game *game, uc_rule rule,
                         const char *message);
/** `end`: the totals and winners of a game that is over, or as they stand in one that was broken off. */
UC_API void uc_say_end(uc_text *text, uint64_t seq, const uc_view *last);

/* ---- the same where players come over a network ---- */

/** `welcome` of who comes to a table, or back to it: with the time of those who are to act now (-1: none). */
UC_API void uc_say_come(uc_text *text, const uc_view *view, int64_t left_ms);
/** `event` of one move or several, the last of them number `seq`: what they brought about, which keys of the
 * view differ since the `before` of the same viewer, and the time of those who are to act then (-1: none).
 * At most UC_EVENT_JSON_MAX bytes an event and UC_SENT_MAX. */
UC_API void uc_say_moved(uc_text *text, uint64_t seq, const uc_event *seen, int count, const uc_view *before,
                         const uc_view *after, int64_t left_ms);
/** `confirm`: the move that answered a request is kept for good. `id` is that of the client, or "". */
UC_API void uc_say_confirm(uc_text *text, const char *id, uint64_t request, uint64_t seq);
/** `error` with the id of the message that it answers, or "". */
UC_API void uc_say_refusal(uc_text *text, uint64_t request, const char *id, const char *code,
                           const uc_game *game, uc_rule rule, const char *message);
/** `remind`: a gentle word to who is to act. */
UC_API void uc_say_remind(uc_text *text, int64_t left_ms);
/** `emote` of a seat: a word of uc_emotes. */
UC_API void uc_say_emote(uc_text *text, int seat, const char *emote);
/** `end` with the address of the record. */
UC_API void uc_say_over(uc_text *text, uint64_t seq, const uc_view *last, const char *record);
/** `bye`: the last message, with a word and a sentence about why. */
UC_API void uc_say_bye(uc_text *text, const char *reason, const char *message);
/** A message that is nothing but its type: `left`, `reported`. */
UC_API void uc_say_type(uc_text *text, const char *type);

/* ---- from a client ---- */

typedef enum uc_command_type {
    UC_COMMAND_HELLO,
    UC_COMMAND_LOBBY,
    UC_COMMAND_MINE,
    UC_COMMAND_CREATE,
    UC_COMMAND_QUICK,
    UC_COMMAND_JOIN,
    UC_COMMAND_SEAT,
    UC_COMMAND_REMOVE,
    UC_COMMAND_START,
    UC_COMMAND_MOVE,
    UC_COMMAND_BACK,
    UC_COMMAND_LEAVE,
    UC_COMMAND_EMOTE,
    UC_COMMAND_MUTE,
    UC_COMMAND_REPORT,
    UC_COMMAND_REMATCH,
    UC_COMMAND_TYPES
} uc_command_type;

/** A rule option as a client wrote it. */
typedef struct uc_command_setting {
    char key[UC_SETTING_MAX], value[UC_SETTING_MAX];
} uc_command_setting;

/** A message of a client, flat; its members are called as the keys of the message. What it left out is -1 for
 * a number, "" for a text and nothing in a list; only the keys of its type are read. */
typedef struct uc_command {
    uc_command_type type;
    int64_t protocol;            /**< hello: its version */
    char token[UC_TOKEN_MAX];    /**< hello */
    char name[UC_WORD_MAX];      /**< hello: a nickname */
    bool raw;                    /**< hello: wants views and events as bytes too; false when left out */
    bool on;                     /**< lobby, mute: true when left out */
    char game[UC_WORD_MAX];      /**< create, quick */
    int64_t seats;               /**< create */
    char clock[UC_WORD_MAX];     /**< create */
    int64_t absent;              /**< create: 0 a bot plays for who is absent, 1 they are out */
    bool open;                   /**< create: false when left out */
    int64_t watchers;            /**< create: its key `watch`: 0 nobody, 1 who is invited, 2 everybody */
    int64_t delay_s;             /**< create */
    char seed[UC_SEED_MAX];      /**< join */
    char table[UC_WORD_MAX];     /**< join */
    bool watch;                  /**< join: false when left out */
    int64_t seq;                 /**< join: the last one that the client has */
    int64_t seat;                /**< join: the wanted one; chair, remove, mute, report */
    char player[UC_SEATED_MAX];  /**< chair: any text */
    char fill[UC_WORD_MAX];      /**< start */
    int64_t request;             /**< move: of the ask that it answers */
    char move[UC_MOVE_TEXT_MAX]; /**< move: any text */
    char id[UC_WORD_MAX];        /**< move: made by the client, so that a repeat is known as one */
    int64_t emote;               /**< emote: a word of uc_emotes, by its number */
    int64_t reason;              /**< report: a word of uc_report_reasons, by its number */
    int players_count;           /**< create */
    char players[UC_SEATS_MAX][UC_SEATED_MAX];
    int rules_count; /**< create */
    uc_command_setting rules[UC_SETTINGS_MAX];
} uc_command;

/** The words that a message may have, each list ended by NULL. Players have no other way to talk with each
 * other than emotes. */
UC_DATA const char *const uc_emotes[];
UC_DATA const char *const uc_report_reasons[];

/** Reads a message of a client, `length` bytes without a newline. Strict: one JSON object in UTF-8 of at most
 * UC_RECEIVED_MAX bytes, no key twice, every key that is needed there and of its type; keys that nobody knows
 * are skipped. True and *ret_heard, or false and a sentence. Allocates, and frees before it returns. */
UC_API bool uc_command_decode(uc_command *ret_heard, const char *bytes, size_t length, uc_text *message);
/** Its rules as uc_start takes them, in settings[UC_SETTINGS_MAX]; returns how many. They point into it. */
UC_API int uc_command_settings(const uc_command *heard, uc_setting *settings);

#endif
