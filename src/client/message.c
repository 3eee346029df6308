#include "client/message.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

static const char *const words[CLIENT_TYPES] = {
    [CLIENT_YOU] = "you",       [CLIENT_LOBBY] = "lobby",       [CLIENT_MINE] = "mine",
    [CLIENT_TABLE] = "table",   [CLIENT_WELCOME] = "welcome",   [CLIENT_VIEW] = "view",
    [CLIENT_EVENT] = "event",   [CLIENT_ASK] = "ask",           [CLIENT_CONFIRM] = "confirm",
    [CLIENT_REMIND] = "remind", [CLIENT_EMOTE] = "emote",       [CLIENT_END] = "end",
    [CLIENT_LEFT] = "left",     [CLIENT_REPORTED] = "reported", [CLIENT_ELSEWHERE] = "elsewhere",
    [CLIENT_BYE] = "bye",       [CLIENT_ERROR] = "error",       [CLIENT_MEASURE] = "measure"};

static client_type type_of(const char *word, size_t length) {
    for (int type = CLIENT_YOU; type < CLIENT_TYPES; type++)
        if (strlen(words[type]) == length && !memcmp(words[type], word, length)) return (client_type)type;
    return CLIENT_OTHER;
}

/** The digits after `,"seq":`, or -1. */
static int64_t seq_at(const char *at, const char *end) {
    static const char key[] = ",\"seq\":";
    int64_t seq = 0;
    if (end - at < (ptrdiff_t)sizeof key || memcmp(at, key, sizeof key - 1) != 0) return -1;
    for (at += sizeof key - 1; at < end && *at >= '0' && *at <= '9' && seq < INT64_MAX / 20; at++)
        seq = 10 * seq + (*at - '0');
    return at < end && (*at == ',' || *at == '}') ? seq : -1;
}

/** Reads the type and seq without parsing the rest, since most messages need nothing else. This works only if
 * they come first, as this project's server writes them. */
static bool read_start(client_message *m) {
    static const char head[] = "{\"type\":\"";
    const char *end = m->bytes + m->length, *word = m->bytes + sizeof head - 1;
    if (m->length < sizeof head || memcmp(m->bytes, head, sizeof head - 1) != 0) return false;
    const char *quote = memchr(word, '"', (size_t)(end - word));
    if (!quote) return false;
    m->type = type_of(word, (size_t)(quote - word));
    m->seq = seq_at(quote + 1, end);
    return true;
}

void message_start(client_message *ret_message, const char *bytes, size_t length) {
    client_message m = {.seq = -1, .bytes = bytes, .length = length};
    if (!read_start(&m)) {
        const char *word = message_text(&m, "type", "");
        m.type = type_of(word, strlen(word));
    }
    bool numbered = m.type == CLIENT_EVENT || m.type == CLIENT_VIEW || m.type == CLIENT_END;
    if (numbered && m.seq < 0) m.seq = message_number(&m, "seq", -1);
    *ret_message = m;
}

void message_end(client_message *m) {
    json_decref(m->body);
    m->body = NULL;
}

/** Makes a text safe to show; without memory it becomes empty. */
static void clean_text(json_t *value) {
    enum { GROWTH = 3 }; /* bytes of U+FFFD, in place of one */
    const char *bytes = json_string_value(value);
    size_t length = json_string_length(value), size = GROWTH * length + 1;
    if (uc_text_clean(bytes, length)) return;
    char *buffer = malloc(size);
    uc_text text = {.buffer = buffer, .capacity = size};
    if (buffer) uc_text_add_clean(&text, bytes, length);
    json_string_setn(value, buffer ? buffer : "", text.length);
    free(buffer);
}

/** All texts in a value; jansson limits the nesting. */
static void clean(json_t *value) {
    const char *key;
    json_t *member;
    size_t i;
    if (json_is_string(value)) clean_text(value);
    json_array_foreach(value, i, member) clean(member);
    json_object_foreach(value, key, member) clean(member);
}

json_t *message_body(client_message *m) {
    if (!m->body) clean(m->body = json_loadb(m->bytes, m->length, 0, NULL));
    return m->body;
}

int64_t message_number(client_message *m, const char *key, int64_t fallback) {
    const json_t *value = json_object_get(message_body(m), key);
    return json_is_integer(value) ? json_integer_value(value) : fallback;
}

const char *message_text(client_message *m, const char *key, const char *fallback) {
    const char *value = json_string_value(json_object_get(message_body(m), key));
    return value ? value : fallback;
}

/** The bytes of a base64 text, at most `room`; -1 if it is invalid. */
static ptrdiff_t decode(client_message *m, const char *key, void *bytes, size_t room) {
    const json_t *value = json_object_get(message_body(m), key);
    size_t length;
    if (!json_is_string(value) ||
        sodium_base642bin(bytes, room, json_string_value(value), json_string_length(value), NULL, &length,
                          NULL, sodium_base64_VARIANT_ORIGINAL))
        return -1;
    return (ptrdiff_t)length;
}

const char *message_view(client_message *m, const uc_view *before, uc_view *ret_view) {
    uc_view view;
    uint8_t bytes[sizeof view];
    ptrdiff_t length = decode(m, "raw", bytes, sizeof bytes);
    if (length < 0) return "the server sends no views that this version can read";
    const char *broken = uc_view_decode(bytes, (size_t)length, &view);
    if (broken) return broken;
    if (before && !uc_view_follows(&view, before)) return "it belongs to another table";
    *ret_view = view;
    return NULL;
}

int message_events(client_message *m, const uc_view *after, uc_event *events, int most) {
    ptrdiff_t length = decode(m, "raw_events", events, (size_t)most * sizeof *events);
    if (length < 0 || (size_t)length % sizeof *events) return -1;
    int count = (int)((size_t)length / sizeof *events);
    for (int i = 0; i < count; i++)
        if (uc_event_decode(&events[i], after, &events[i])) return -1;
    return count;
}
