#include "server/lobby.h"

#include <stdlib.h>

#include "server/json_write.h"

enum {
    LISTED_MAX = 50,
    ENTRY_MAX = 5 * 1024,                                  /* of JSON: names, words and rules of one table */
    LOBBY_BYTES = LISTED_MAX * ENTRY_MAX + 64 + 512 * 1024 /* and those of others */
};

struct lobby {
    tables *all;
    nodes *others;
    guests *everybody;
};

lobby *lobby_open(tables *all, nodes *others, guests *everybody) {
    lobby *l = malloc(sizeof *l);
    if (l) *l = (lobby){.all = all, .others = others, .everybody = everybody};
    return l;
}

void lobby_close(lobby *l) {
    free(l);
}

static int open_seats(const room *r) {
    int count = 0;
    for (int seat = 0; seat < room_seats(r); seat++) count += room_seat_at(r, seat)->kind == ROOM_SEAT_OPEN;
    return count;
}

/** Somebody is there, and everything that the room shows is on disk. */
static bool is_lively(const table *t) {
    return table_is_idle(t) && table_guests(t) > 0;
}

static bool waits(const table *t) {
    const room *r = table_room(t);
    return is_lively(t) && room_chosen(r)->open && room_now(r) == ROOM_WAITING;
}

static bool is_listed(const table *t) {
    const room *r = table_room(t);
    bool shown = is_lively(t) && room_now(r) == ROOM_PLAYING && room_chosen(r)->watch == ROOM_WATCH_EVERYBODY;
    return shown || waits(t);
}

static void add_table(uc_text *text, const table *t, bool first) {
    const room *r = table_room(t);
    uc_state state;
    int host = room_host(r);
    room_state(r, &state);
    uc_text_add(text, first ? "{\"code\":" : ",{\"code\":");
    uc_text_add_quoted(text, table_code(t));
    write_text(text, "game", room_game(r)->id);
    write_number(text, "seats", room_seats(r));
    write_number(text, "free", open_seats(r));
    write_text(text, "host", host < 0 ? "" : room_seat_at(r, host)->name);
    write_text(text, "clock", room_chosen(r)->clock->id);
    write_text(text, "watch", room_watch_words[room_chosen(r)->watch]);
    write_text(text, "phase", room_phase_words[room_now(r)]);
    write_text(text, "hints", room_hints_words[room_chosen(r)->hints]);
    write_key(text, "rules");
    uc_rules_json(text, &state);
    uc_text_add(text, "}");
}

/** Returns how many. */
static int write_own(const lobby *l, uc_text *text) {
    int count = 0;
    tables_cursor at = {0};
    for (const table *t; count < LISTED_MAX && (t = tables_next(l->all, &at));)
        if (is_listed(t)) add_table(text, t, !count++);
    return count;
}

static void write_lobby(const lobby *l, uc_text *text) {
    uc_text_add(text, "{\"type\":\"lobby\",\"tables\":[");
    nodes_write_lobby(l->others, text, !write_own(l, text));
    uc_text_add(text, "]}");
}

static bool has_waiting(const lobby *l, const uc_game *game) {
    tables_cursor at = {0};
    for (const table *t; (t = tables_next(l->all, &at));)
        if (waits(t) && room_game(table_room(t)) == game && open_seats(table_room(t))) return true;
    return false;
}

void lobby_write_news(const lobby *l, uc_text *text) {
    for (int i = 0; uc_games[i]; i++) {
        if (!has_waiting(l, uc_games[i])) continue;
        uc_text_add(text, uc_games[i]->id);
        uc_text_add(text, " ");
    }
    uc_text_add(text, "\n");
    write_own(l, text);
}

void lobby_send(const lobby *l, guest *g) {
    char *buffer = malloc(LOBBY_BYTES);
    uc_text text;
    if (!buffer) return;
    uc_text_start(&text, buffer, LOBBY_BYTES);
    write_lobby(l, &text);
    guest_send_text(g, &text);
    free(buffer);
}

void lobby_notify_all(lobby *l) {
    bool own = tables_take_listed(l->all), others = nodes_take_listed(l->others);
    char *buffer = own || others ? malloc(LOBBY_BYTES) : NULL;
    uc_text text;
    if (!buffer) return;
    uc_text_start(&text, buffer, LOBBY_BYTES);
    write_lobby(l, &text);
    if (uc_text_whole(&text)) guests_send_lobby(l->everybody, text.buffer, text.length);
    free(buffer);
}

uint64_t lobby_find(const lobby *l, const char *game, uint64_t player) {
    tables_cursor at = {0};
    for (const table *t; (t = tables_next(l->all, &at));) {
        const room *r = table_room(t);
        if (waits(t) && !table_waiting(t) && open_seats(r) && uc_game_find(game) == room_game(r) &&
            !room_banned(r, player))
            return tables_number(&at);
    }
    return 0;
}
