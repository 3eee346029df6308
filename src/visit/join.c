/* The parts of a visit that the full screen and the lines share. */
#include "visit/join.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

void join_create(visit *v, const join_options *o) {
    char players[UC_SEATS_MAX * 16] = "", options[512];
    uc_text text;
    int seats = o->seats ? o->seats : o->create->seats_max < 4 ? o->create->seats_max : 4;
    uc_text_start(&text, players, sizeof players);
    for (int seat = 1; o->bots && seat < seats; seat++) {
        uc_text_add(&text, ",\"bot:");
        uc_text_add(&text, o->bots);
        uc_text_add(&text, "\"");
    }
    uc_text_start(&text, options, sizeof options);
    if (o->clock) uc_text_add(&text, ",\"clock\":"), uc_text_add_quoted(&text, o->clock);
    if (o->absent) uc_text_add(&text, ",\"absent\":"), uc_text_add_quoted(&text, o->absent);
    if (o->watchers) uc_text_add(&text, ",\"watch\":"), uc_text_add_quoted(&text, o->watchers);
    if (o->hints) uc_text_add(&text, ",\"hints\":"), uc_text_add_quoted(&text, o->hints);
    if (o->open) uc_text_add(&text, ",\"open\":true");
    if (o->delay_s) uc_text_add(&text, ",\"delay_s\":"), uc_text_add_number(&text, o->delay_s);
    visit_request(v, "{\"type\":\"create\",\"game\":\"%s\",\"seats\":%d,\"rules\":%s%s%s%s%s}", o->create->id,
                  seats, o->rules, *players ? ",\"chairs\":[\"open\"" : "", players, *players ? "]" : "",
                  options);
}

void join_quick(visit *v, const uc_game *game) {
    visit_request(v, "{\"type\":\"quick\",\"game\":\"%s\"}", game->id);
}

/* In the lobby: runs the request of the command line once; false if there is none. */
bool join_arrive(visit *v, join_options *o) {
    v->ordered = o->create || o->quick;
    if (o->create)
        join_create(v, o);
    else if (o->quick)
        join_quick(v, o->quick);
    else
        return false;
    o->alone = o->create && o->bots;
    o->create = o->quick = NULL;
    return true;
}

/* Starts a table with bots in all other seats when its host is there. */
bool join_begin_alone(visit *v, join_options *o) {
    if (!o->alone || !visit_host(v)) return false;
    o->alone = false;
    visit_request(v, "{\"type\":\"start\"}");
    return true;
}

int join_word_of(const char *const *list, const char *word) {
    for (int i = 0; list[i]; i++)
        if (!strcasecmp(word, list[i])) return i;
    return -1;
}

bool join_can_report(const visit *v, int seat) {
    return seat != visit_number(v, "seat", -1) && !strcmp(visit_seat_at(v, seat).kind, "person");
}

void join_seat_note(const visit *v, int seat, char note[128]) {
    visit_seat at = visit_seat_at(v, seat);
    bool person = !strcmp(at.kind, "person");
    snprintf(note, 128, "%s%s%s%s%s%s%s",
             !strcmp(at.kind, "open") ? "open"
             : person                 ? ""
                                      : "bot: ",
             person ? "" : at.level, seat == visit_number(v, "host", -1) ? "host" : "",
             person && !at.connected ? " (not connected)" : "", at.away ? " (away: a bot plays)" : "",
             at.out ? " (out: a bot plays on)" : "", seat == visit_number(v, "seat", -1) ? " (you)" : "");
    if (*note == ' ') memmove(note, note + 1, strlen(note));
}

static bool is_own(const visit *v, const json_t *open) {
    const json_t *own, *code = json_object_get(open, "code");
    size_t i;
    json_array_foreach(v->mine, i, own) if (json_equal(json_object_get(own, "code"), code)) return true;
    return false;
}

const json_t *join_listed(const visit *v, int index) {
    int own = (int)json_array_size(v->mine);
    const json_t *open;
    size_t i;
    if (index < own) return json_array_get(v->mine, (size_t)index);
    json_array_foreach(json_object_get(v->lobby, "tables"), i, open) {
        if (!is_own(v, open) && index-- == own) return open;
    }
    return NULL;
}

/* The state of one of the person's own tables. */
static const char *standing(const json_t *own) {
    const char *phase = json_string_value(json_object_get(own, "phase"));
    if (json_is_true(json_object_get(own, "your_turn"))) return "it is your turn";
    if (json_is_true(json_object_get(own, "away"))) return "a bot plays for you";
    return phase && !strcmp(phase, "playing") ? "others play" : phase ? phase : "?";
}

void join_entry_of(const json_t *listed, tui_entry *entry) {
    const char *id = json_string_value(json_object_get(listed, "game"));
    const uc_game *game = id ? uc_game_find(id) : NULL;
    const char *host = json_string_value(json_object_get(listed, "host"));
    const char *clock = json_string_value(json_object_get(listed, "clock"));
    const char *code = json_string_value(json_object_get(listed, "code"));
    int seats = (int)json_integer_value(json_object_get(listed, "seats"));
    int open = (int)json_integer_value(json_object_get(listed, "free"));
    snprintf(entry->title, sizeof entry->title, "%s", game ? game->name : "?");
    if (json_object_get(listed, "your_turn")) {
        snprintf(entry->note, sizeof entry->note, "%s  your seat is kept: %s", code ? code : "?",
                 standing(listed));
        return;
    }
    const char *hints = json_string_value(json_object_get(listed, "hints"));
    snprintf(entry->note, sizeof entry->note, "%s  %s's table, %d of %d seats open, clock %s%s",
             code ? code : "?", host ? host : "nobody", open, seats, clock ? clock : "?",
             hints && !strcmp(hints, "on") ? ", hints" : "");
}
