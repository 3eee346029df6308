/** @file
 * A server's message, parsed only as far as its receiver asks.
 */
#ifndef UC_CLIENT_MESSAGE_H
#define UC_CLIENT_MESSAGE_H

#include <jansson.h>

#include "upcard/protocol.h"

typedef enum client_type {
    CLIENT_OTHER, /**< no message, or one of a later version */
    CLIENT_YOU,
    CLIENT_LOBBY,
    CLIENT_MINE,
    CLIENT_TABLE,
    CLIENT_WELCOME,
    CLIENT_VIEW,
    CLIENT_EVENT,
    CLIENT_ASK,
    CLIENT_CONFIRM,
    CLIENT_REMIND,
    CLIENT_EMOTE,
    CLIENT_END,
    CLIENT_LEFT,
    CLIENT_REPORTED,
    CLIENT_MEASURE,
    CLIENT_ELSEWHERE,
    CLIENT_BYE,
    CLIENT_ERROR,
    CLIENT_TYPES
} client_type;

/** Valid only while its receiver handles it. */
typedef struct client_message {
    client_type type;
    int64_t seq; /**< -1 unless it comes right after the type, as in `event`, `view` and `end` */
    const char *bytes;
    size_t length;
    json_t *body; /**< NULL until message_body parses it */
} client_message;

/** Reads only the type; if possible, without parsing the rest. */
void message_start(client_message *ret_message, const char *bytes, size_t length);
void message_end(client_message *m);

/** The whole object, or NULL if it is not one; owned by the message. Its texts are clean (uc_text_add_clean),
 * so they can be shown. */
json_t *message_body(client_message *m);
/** The number, text or boolean of a key; the fallback if there is none. */
int64_t message_number(client_message *m, const char *key, int64_t fallback);
const char *message_text(client_message *m, const char *key, const char *fallback);
/** Decodes its `raw`, the bytes of a view of the same table and viewer as `before` (NULL: of any). Returns
 * NULL, or a sentence that says why the view is invalid; then *ret_view is unchanged. */
const char *message_view(client_message *m, const uc_view *before, uc_view *ret_view);
/** Decodes its `raw_events`, at most `most`, which led to this view; returns how many, or -1 if they are
 * invalid. */
int message_events(client_message *m, const uc_view *after, uc_event *events, int most);

#endif
