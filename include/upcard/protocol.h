/** @file
 * The table protocol (docs/protocol.md): the messages between the host of a game and its players. Each
 * message is one JSON object. A message to a seat is encoded from that seat's view and from events as the
 * seat sees them (uc_event_view), never from a state.
 */
#ifndef UPCARD_PROTOCOL_H
#define UPCARD_PROTOCOL_H

#include "upcard/game.h"

enum {
    UC_PROTOCOL = 1,           /**< the protocol version */
    UC_SENT_MAX = UC_JSON_MAX, /**< bytes of any message to a client except `event`, with its NUL */
    UC_EVENT_JSON_MAX = 4096,  /**< bytes of an event within a message */
    UC_RECEIVED_MAX = 4096,    /**< bytes of a message of a client */
    UC_WORD_MAX = 64,          /**< bytes of a name, a table's code or an id, with its NUL */
    UC_TOKEN_MAX = 96,         /**< of a token */
    UC_SEED_MAX = 65,          /**< of a player's seed */
    UC_SEATED_MAX = 24,        /**< of the player in a seat: "open", "bot:hard" */
    UC_ENDPOINT_MAX = 1024,    /**< of the endpoint of a push subscription */
    UC_PUSH_KEY_MAX = 96,      /**< of one of its keys */
    UC_SETTING_MAX = 128       /**< bytes of the key or the value of one, with its NUL */
};

/* ---- to a client: messages to a seat ---- */

/** `welcome`: the version, the game, its rules, the number of seats and the seat of the viewer. */
UC_API void uc_encode_welcome(uc_text *text, const uc_view *view);
/** `view`: the whole view. `seq` counts the moves of the game so far, those of chance included. */
UC_API void uc_encode_view(uc_text *text, uint64_t seq, const uc_view *view);
/** `event`: the events of move number `seq`, as the receiving seat sees them. */
UC_API void uc_encode_events(uc_text *text, uint64_t seq, const uc_game *game, const uc_event *seen,
                             int count);
/** `ask`: the legal moves of the viewer, which has `left_ms` milliseconds to choose one; -1: no limit. */
UC_API void uc_encode_ask(uc_text *text, uint64_t seq, uint64_t request, const uc_view *view,
                          int64_t left_ms);
/** `error`: the answer to a request was wrong (`request` 0: something else was). `rule` is 0 if no numbered
 * rule of the game was broken; then `game` may be NULL. */
UC_API void uc_encode_error(uc_text *text, uint64_t request, const char *code, const uc_game *game,
                            uc_rule rule, const char *message);
/** `end`: the totals and winners of a game that is over, or the present totals of an abandoned one. */
UC_API void uc_encode_end(uc_text *text, uint64_t seq, const uc_view *last);

/* ---- the same for players on a network ---- */

/** `welcome` for a client that joins a table or returns to it, with the time left for the seats that are to
 * act (-1: no seat, or no limit). */
UC_API void uc_encode_join(uc_text *text, const uc_view *view, int64_t left_ms);
/** `event` for one or more moves, the last of which is number `seq`: their events, the keys of `after` that
 * differ from `before`, and the time left for the seats that are to act (-1: no seat, or no limit). At most
 * UC_EVENT_JSON_MAX bytes per event plus UC_SENT_MAX. */
UC_API void uc_encode_moves(uc_text *text, uint64_t seq, const uc_event *seen, int count,
                            const uc_view *before, const uc_view *after, int64_t left_ms);
/** `confirm`: the move that answered a request is stored durably. `id` is the client's, or "". */
UC_API void uc_encode_confirm(uc_text *text, const char *id, uint64_t request, uint64_t seq);
/** `error` with the id of the message that it answers, or "". */
UC_API void uc_encode_refusal(uc_text *text, uint64_t request, const char *id, const char *code,
                              const uc_game *game, uc_rule rule, const char *message);
/** `remind`: a friendly reminder for a seat that is to act. */
UC_API void uc_encode_remind(uc_text *text, int64_t left_ms);
/** `emote` of a seat: a word of uc_emotes. */
UC_API void uc_encode_emote(uc_text *text, int seat, const char *emote);
/** `end` with the address of the record. */
UC_API void uc_encode_over(uc_text *text, uint64_t seq, const uc_view *last, const char *record);
/** `bye`: the last message, with the reason as a word and as a sentence. */
UC_API void uc_encode_bye(uc_text *text, const char *reason, const char *message);
/** A message with only its type: `left`, `reported`. */
UC_API void uc_encode_type(uc_text *text, const char *type);

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
    UC_COMMAND_PUSH,
    UC_COMMAND_VISIBLE,
    UC_COMMAND_SHARE,
    UC_COMMAND_ENTER,
    UC_COMMAND_TYPES
} uc_command_type;

/** A rule option as a client wrote it. */
typedef struct uc_command_setting {
    char key[UC_SETTING_MAX], value[UC_SETTING_MAX];
} uc_command_setting;

/** A decoded message of a client, flat; its members are named after the message's keys. A missing number is
 * -1, a missing text "", and a missing list empty. Only the keys of its type are read. */
typedef struct uc_command {
    uc_command_type type;
    int64_t protocol;         /**< hello: its version */
    char token[UC_TOKEN_MAX]; /**< hello */
    char name[UC_WORD_MAX];   /**< hello: a nickname */
    bool raw;                 /**< hello: requests views and events as bytes too; false if missing */
    bool on;                  /**< lobby, mute, push, visible: true if missing */
    char game[UC_WORD_MAX];   /**< create, quick */
    int64_t seats;            /**< create */
    char clock[UC_WORD_MAX];  /**< create */
    int64_t absent;           /**< create: 0 a bot plays for absent people, 1 they are out */
    bool open;                /**< create: false if missing */
    int64_t watchers;         /**< create, key `watch`: 0 nobody, 1 invited people, 2 everybody */
    int64_t delay_s;          /**< create */
    char seed[UC_SEED_MAX];   /**< join */
    char table[UC_WORD_MAX];  /**< join */
    bool watch;               /**< join: false if missing */
    int64_t seq;  /**< join: the last move number that the client has; at a shared pad, and in enter,
                     the number of its lines */
    int64_t seat; /**< join: the requested seat; chair, remove, mute, report: the seat concerned */
    char player[UC_SEATED_MAX];  /**< chair: any text */
    char fill[UC_WORD_MAX];      /**< start */
    int64_t request;             /**< move: the request of the `ask` that it answers */
    char move[UC_MOVE_TEXT_MAX]; /**< move: any text */
    char id[UC_WORD_MAX]; /**< move, enter: chosen by the client, so that the server recognizes a repeat */
    int64_t emote;        /**< emote: index in uc_emotes */
    int64_t reason;       /**< report: index in uc_report_reasons */
    int players_count;    /**< create */
    char players[UC_SEATS_MAX][UC_SEATED_MAX];
    int rules_count; /**< create */
    uc_command_setting rules[UC_SETTINGS_MAX];
    int64_t hints;                                       /**< create: 0 while one person plays, 1 on, 2 off */
    char endpoint[UC_ENDPOINT_MAX];                      /**< push: any text */
    char p256dh[UC_PUSH_KEY_MAX], auth[UC_PUSH_KEY_MAX]; /**< push: any text */
    int64_t face;              /**< hello: a number for the face that a player has chosen */
    char pad[UC_RECEIVED_MAX]; /**< share, key `head`, and enter, key `lines`: any text */
} uc_command;

/** The words that messages may contain, each list ended by NULL. Emotes are the players' only way to talk to
 * each other. */
UC_DATA const char *const uc_emotes[];
UC_DATA const char *const uc_report_reasons[];

/** Reads a message of a client, `length` bytes without a newline. Strict: the message must be one JSON object
 * in UTF-8 of at most UC_RECEIVED_MAX bytes, without duplicate keys and with every required key, each of its
 * type; unknown keys are ignored. Returns true and writes the command, or returns false with a sentence in
 * `message`. Allocates, and frees before it returns. */
UC_API bool uc_command_decode(uc_command *ret_command, const char *bytes, size_t length, uc_text *message);
/** Writes a command's rules for uc_start into settings[UC_SETTINGS_MAX] and returns their number. They point
 * into the command. */
UC_API int uc_command_settings(const uc_command *command, uc_setting *settings);

#endif
