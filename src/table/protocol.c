/* The messages of the table protocol. Writing takes views and seen events; reading is by jansson. */
#include "upcard/protocol.h"

#include <jansson.h>
#include <string.h>

/* ---- to a client ---- */

static void open_message(uc_text *text, const char *type) {
    uc_text_add(text, "{\"type\":\"");
    uc_text_add(text, type);
    uc_text_add(text, "\"");
}

static void add_key(uc_text *text, const char *key) {
    uc_text_add(text, ",\"");
    uc_text_add(text, key);
    uc_text_add(text, "\":");
}

static void add_number(uc_text *text, const char *key, uint64_t number) {
    add_key(text, key);
    uc_text_add_number(text, (int64_t)number);
}

static void add_quoted(uc_text *text, const char *key, const char *value) {
    add_key(text, key);
    uc_text_add_quoted(text, value);
}

static void add_comma(uc_text *text, int i) {
    if (i) uc_text_add(text, ",");
}

void uc_say_welcome(uc_text *text, const uc_view *view) {
    const uc_head *head = &view->shown.head;
    open_message(text, "welcome");
    add_number(text, "protocol", UC_PROTOCOL);
    add_quoted(text, "game", uc_game_of(&view->shown)->id);
    add_number(text, "seats", head->seats);
    add_key(text, "seat");
    if (head->viewer < head->seats)
        uc_text_add_number(text, head->viewer);
    else
        uc_text_add(text, "null");
    add_key(text, "rules");
    uc_rules_json(text, &view->shown);
    uc_text_add(text, "}");
}

void uc_say_view(uc_text *text, uint64_t seq, const uc_view *view) {
    open_message(text, "view");
    add_number(text, "seq", seq);
    add_key(text, "view");
    uc_view_json(text, view);
    uc_text_add(text, "}");
}

void uc_say_events(uc_text *text, uint64_t seq, const uc_game *game, const uc_event *seen, int count) {
    open_message(text, "event");
    add_number(text, "seq", seq);
    add_key(text, "events");
    uc_text_add(text, "[");
    for (int i = 0; i < count; i++) {
        add_comma(text, i);
        uc_event_json(text, game, &seen[i]);
    }
    uc_text_add(text, "]}");
}

void uc_say_ask(uc_text *text, uint64_t seq, uint64_t request, const uc_view *view, uint32_t left_ms) {
    uc_move legal[UC_MOVES_MAX];
    int count = uc_view_legal(view, legal);
    open_message(text, "ask");
    add_number(text, "request", request);
    add_number(text, "seq", seq);
    add_number(text, "left_ms", left_ms);
    add_key(text, "moves");
    uc_text_add(text, "[");
    for (int i = 0; i < count; i++) { /* no text of a move holds what JSON would escape */
        uc_text_add(text, i ? ",\"" : "\"");
        uc_move_text(text, uc_game_of(&view->shown), legal[i]);
        uc_text_add(text, "\"");
    }
    uc_text_add(text, "]}");
}

void uc_say_error(uc_text *text, uint64_t request, const char *code, const uc_game *game, uc_rule rule,
                  const char *message) {
    char id[16] = "";
    uc_text rule_id;
    uc_text_start(&rule_id, id, sizeof id);
    if (rule) uc_rule_id(&rule_id, game, rule);
    open_message(text, "error");
    add_key(text, "request");
    if (request)
        uc_text_add_number(text, (int64_t)request);
    else
        uc_text_add(text, "null");
    add_quoted(text, "error", code);
    add_key(text, "rule");
    if (rule)
        uc_text_add_quoted(text, id);
    else
        uc_text_add(text, "null");
    add_quoted(text, "message", message);
    uc_text_add(text, "}");
}

void uc_say_end(uc_text *text, uint64_t seq, const uc_view *last) {
    const uc_state *shown = &last->shown;
    uint64_t winners = uc_winners(shown);
    open_message(text, "end");
    add_number(text, "seq", seq);
    add_key(text, "over");
    uc_text_add(text, uc_over(shown) ? "true" : "false");
    add_key(text, "totals");
    uc_text_add(text, "[");
    for (int seat = 0; seat < shown->head.seats; seat++) {
        add_comma(text, seat);
        uc_text_add_number(text, uc_total(shown, seat));
    }
    uc_text_add(text, "]");
    add_key(text, "winners");
    uc_text_add(text, "[");
    for (int i = 0; winners; i++, winners &= winners - 1) {
        add_comma(text, i);
        uc_text_add_number(text, __builtin_ctzll(winners));
    }
    uc_text_add(text, "]}");
}

/* ---- from a client ---- */

const char *const uc_emotes[] = {"hello", "thanks", "well_played", "good_luck", "oops", "wow", "hurry", NULL};

enum { NUMBER, TEXT, EMOTE };

/** A key of a message; a text has `size` bytes with its NUL. */
typedef struct key {
    const char *name;
    uint8_t kind;
    bool needed;
    size_t at, size;
} key;

#define NUMBER_AT(member, needed)                                                                            \
    { #member, NUMBER, needed, offsetof(uc_heard, member), 0 }
#define TEXT_AT(member, kind, needed)                                                                        \
    { #member, kind, needed, offsetof(uc_heard, member), sizeof((uc_heard *)0)->member }

/** The messages, in the order of uc_heard_type. */
static const struct {
    const char *type;
    key keys[4];
} messages[] = {
    {"hello", {NUMBER_AT(protocol, true), NUMBER_AT(seq, false)}},
    {"join", {TEXT_AT(table, TEXT, true), NUMBER_AT(seat, false)}},
    {"move", {NUMBER_AT(request, true), TEXT_AT(move, TEXT, true), TEXT_AT(id, TEXT, false)}},
    {"leave", {{NULL, 0, false, 0, 0}}},
    {"emote", {TEXT_AT(emote, EMOTE, true)}},
};
enum { MESSAGES = sizeof messages / sizeof messages[0] };

static bool complain(uc_text *message, const char *before, const char *quoted, const char *after) {
    uc_text_add(message, before);
    uc_text_add(message, quoted);
    uc_text_add(message, after);
    return false;
}

static bool is_emote(const char *word) {
    for (const char *const *emote = uc_emotes; *emote; emote++)
        if (!strcmp(*emote, word)) return true;
    return false;
}

static bool read_text(uc_heard *heard, const key *k, const json_t *value, uc_text *message) {
    if (!json_is_string(value)) return complain(message, "\"", k->name, "\" is not a text");
    if (json_string_length(value) >= k->size) return complain(message, "\"", k->name, "\" is too long");
    if (k->kind == EMOTE && !is_emote(json_string_value(value)))
        return complain(message, "there is no such emote", "", "");
    memcpy((char *)heard + k->at, json_string_value(value), json_string_length(value) + 1);
    return true;
}

static bool read_number(uc_heard *heard, const key *k, const json_t *value, uc_text *message) {
    int64_t number = json_is_integer(value) ? json_integer_value(value) : -1;
    if (number < 0) return complain(message, "\"", k->name, "\" is not a whole number from 0 on");
    memcpy((char *)heard + k->at, &number, sizeof number);
    return true;
}

static bool read_key(uc_heard *heard, const key *k, const json_t *object, uc_text *message) {
    const json_t *value = json_object_get(object, k->name);
    if (!value || json_is_null(value))
        return k->needed ? complain(message, "\"", k->name, "\" is missing") : true;
    return (k->kind == NUMBER ? read_number : read_text)(heard, k, value, message);
}

static bool read_object(uc_heard *heard, const json_t *object, uc_text *message) {
    const char *type = json_string_value(json_object_get(object, "type"));
    size_t row = 0;
    if (!json_is_object(object)) return complain(message, "it is no JSON object", "", "");
    while (row < MESSAGES && (!type || strcmp(messages[row].type, type) != 0)) row++;
    if (row == MESSAGES)
        return complain(message, "\"type\" is not hello, join, move, leave or emote", "", "");
    heard->type = (uc_heard_type)row;
    for (const key *k = messages[row].keys; k < messages[row].keys + 4 && k->name; k++)
        if (!read_key(heard, k, object, message)) return false;
    return true;
}

/** The parser's sentence can quote bytes of the message that are no text. */
static bool complain_of_json(uc_text *message, json_error_t *error) {
    for (char *c = error->text; *c; c++)
        if (*c < ' ' || *c > '~') *c = '?';
    return complain(message, error->text, "", "");
}

bool uc_hear(uc_heard *ret_heard, const char *bytes, size_t length, uc_text *message) {
    uc_heard heard = {.protocol = -1, .seq = -1, .seat = -1, .request = -1};
    json_error_t error;
    if (length > UC_RECEIVED_MAX) return complain(message, "it is longer than 4096 bytes", "", "");
    json_t *object = json_loadb(bytes, length, JSON_REJECT_DUPLICATES, &error);
    bool fine = object ? read_object(&heard, object, message) : complain_of_json(message, &error);
    json_decref(object);
    if (fine) *ret_heard = heard;
    return fine;
}
