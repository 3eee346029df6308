/* Encodes the messages of the table protocol to a client, from views and visible events.
 * room/command_decode.c decodes the other direction.
 */
#include "upcard/protocol.h"

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

/** Null for less than 0. */
static void add_time(uc_text *text, const char *key, int64_t left_ms) {
    add_key(text, key);
    if (left_ms < 0)
        uc_text_add(text, "null");
    else
        uc_text_add_number(text, left_ms);
}

/** Null for 0. */
static void add_request(uc_text *text, uint64_t request) {
    add_time(text, "request", request ? (int64_t)request : -1);
}

/** Null for "". */
static void add_id(uc_text *text, const char *id) {
    add_key(text, "id");
    if (id[0])
        uc_text_add_quoted(text, id);
    else
        uc_text_add(text, "null");
}

static void add_comma(uc_text *text, int i) {
    if (i) uc_text_add(text, ",");
}

static void open_welcome(uc_text *text, const uc_view *view) {
    const uc_head *head = &view->state.head;
    open_message(text, "welcome");
    add_number(text, "protocol", UC_PROTOCOL);
    add_quoted(text, "game", uc_game_of(&view->state)->id);
    add_number(text, "seats", head->seats);
    add_key(text, "seat");
    if (head->viewer < head->seats)
        uc_text_add_number(text, head->viewer);
    else
        uc_text_add(text, "null");
    add_key(text, "rules");
    uc_rules_json(text, &view->state);
}

void uc_encode_welcome(uc_text *text, const uc_view *view) {
    open_welcome(text, view);
    uc_text_add(text, "}");
}

void uc_encode_join(uc_text *text, const uc_view *view, int64_t left_ms) {
    open_welcome(text, view);
    add_time(text, "left_ms", left_ms);
    uc_text_add(text, "}");
}

void uc_encode_view(uc_text *text, uint64_t seq, const uc_view *view) {
    open_message(text, "view");
    add_number(text, "seq", seq);
    add_key(text, "view");
    uc_view_json(text, view);
    uc_text_add(text, "}");
}

static void open_events(uc_text *text, uint64_t seq, const uc_game *game, const uc_event *seen, int count) {
    open_message(text, "event");
    add_number(text, "seq", seq);
    add_key(text, "events");
    uc_text_add(text, "[");
    for (int i = 0; i < count; i++) {
        add_comma(text, i);
        uc_event_json(text, game, &seen[i]);
    }
    uc_text_add(text, "]");
}

void uc_encode_events(uc_text *text, uint64_t seq, const uc_game *game, const uc_event *seen, int count) {
    open_events(text, seq, game, seen, count);
    uc_text_add(text, "}");
}

void uc_encode_moves(uc_text *text, uint64_t seq, const uc_event *seen, int count, const uc_view *before,
                     const uc_view *after, int64_t left_ms) {
    open_events(text, seq, uc_game_of(&after->state), seen, count);
    add_key(text, "changed");
    uc_view_changes_json(text, before, after);
    add_time(text, "left_ms", left_ms);
    uc_text_add(text, "}");
}

void uc_encode_ask(uc_text *text, uint64_t seq, uint64_t request, const uc_view *view, int64_t left_ms) {
    uc_move legal[UC_MOVES_MAX];
    int count = uc_view_legal(view, legal);
    open_message(text, "ask");
    add_number(text, "request", request);
    add_number(text, "seq", seq);
    add_time(text, "left_ms", left_ms);
    add_key(text, "moves");
    uc_text_add(text, "[");
    for (int i = 0; i < count; i++) { /* no move's text has characters that JSON would escape */
        uc_text_add(text, i ? ",\"" : "\"");
        uc_move_text(text, uc_game_of(&view->state), legal[i]);
        uc_text_add(text, "\"");
    }
    uc_text_add(text, "]}");
}

/** `id` is NULL for messages without one. */
static void write_error(uc_text *text, uint64_t request, const char *id, const char *code,
                        const uc_game *game, uc_rule rule, const char *message) {
    char number[16] = "";
    uc_text rule_id;
    uc_text_start(&rule_id, number, sizeof number);
    if (rule) uc_rule_id(&rule_id, game, rule);
    open_message(text, "error");
    add_request(text, request);
    if (id) add_id(text, id);
    add_quoted(text, "error", code);
    add_key(text, "rule");
    if (rule)
        uc_text_add_quoted(text, number);
    else
        uc_text_add(text, "null");
    add_quoted(text, "message", message);
    uc_text_add(text, "}");
}

void uc_encode_error(uc_text *text, uint64_t request, const char *code, const uc_game *game, uc_rule rule,
                     const char *message) {
    write_error(text, request, NULL, code, game, rule, message);
}

void uc_encode_refusal(uc_text *text, uint64_t request, const char *id, const char *code, const uc_game *game,
                       uc_rule rule, const char *message) {
    write_error(text, request, id, code, game, rule, message);
}

void uc_encode_confirm(uc_text *text, const char *id, uint64_t request, uint64_t seq) {
    open_message(text, "confirm");
    add_id(text, id);
    add_number(text, "request", request);
    add_number(text, "seq", seq);
    uc_text_add(text, "}");
}

void uc_encode_remind(uc_text *text, int64_t left_ms) {
    open_message(text, "remind");
    add_time(text, "left_ms", left_ms);
    uc_text_add(text, "}");
}

void uc_encode_emote(uc_text *text, int seat, const char *emote) {
    open_message(text, "emote");
    add_number(text, "seat", (uint64_t)seat);
    add_quoted(text, "emote", emote);
    uc_text_add(text, "}");
}

void uc_encode_bye(uc_text *text, const char *reason, const char *message) {
    open_message(text, "bye");
    add_quoted(text, "reason", reason);
    add_quoted(text, "message", message);
    uc_text_add(text, "}");
}

void uc_encode_type(uc_text *text, const char *type) {
    open_message(text, type);
    uc_text_add(text, "}");
}

static void open_end(uc_text *text, uint64_t seq, const uc_view *last) {
    const uc_state *shown = &last->state;
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
    uc_text_add(text, "]");
}

void uc_encode_end(uc_text *text, uint64_t seq, const uc_view *last) {
    open_end(text, seq, last);
    uc_text_add(text, "}");
}

void uc_encode_over(uc_text *text, uint64_t seq, const uc_view *last, const char *record) {
    open_end(text, seq, last);
    add_quoted(text, "record", record);
    uc_text_add(text, "}");
}
