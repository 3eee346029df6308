/* The lobby: open tables that wait for players, and tables that everybody may watch. */
#include "server/hosted.h"
#include "server/put.h"

enum { LISTED_MAX = 50 };

static int free_chairs(const hosted *t) {
    int count = 0;
    for (int seat = 0; seat < room_seats(t->room); seat++)
        count += room_seat_at(t->room, seat)->kind == ROOM_SEAT_OPEN;
    return count;
}

/** Somebody is there, and what the room shows is on disk. */
static bool lively(const hosted *t) {
    return t->state == HOSTED_READY && t->guests && !t->pending;
}

static bool waits(const hosted *t) {
    return lively(t) && room_chosen(t->room)->open && room_now(t->room) == ROOM_WAITING;
}

static bool listed(const hosted *t) {
    bool shown =
        lively(t) && room_now(t->room) == ROOM_PLAYING && room_chosen(t->room)->watch == ROOM_WATCH_EVERYBODY;
    return shown || waits(t);
}

static void add_table(uc_text *text, const hosted *t, bool first) {
    uc_state state;
    int host = room_host(t->room);
    room_state(t->room, &state);
    uc_text_add(text, first ? "{\"code\":" : ",{\"code\":");
    uc_text_add_quoted(text, t->code);
    put_text(text, "game", room_game(t->room)->id);
    put_number(text, "seats", room_seats(t->room));
    put_number(text, "free", free_chairs(t));
    put_text(text, "host", host < 0 ? "" : room_seat_at(t->room, host)->name);
    put_text(text, "clock", room_chosen(t->room)->clock->id);
    put_text(text, "watch", room_watch_words[room_chosen(t->room)->watch]);
    put_text(text, "phase", room_phase_words[room_now(t->room)]);
    put_key(text, "rules");
    uc_rules_json(text, &state);
    uc_text_add(text, "}");
}

static uc_text write_lobby(hub *h) {
    int count = 0;
    uc_text text = tell_begin(h);
    uc_text_add(&text, "{\"type\":\"lobby\",\"tables\":[");
    for (size_t i = 0; i < DIRECTORY && count < LISTED_MAX; i++)
        for (const hosted *t = h->directory[i]; t && count < LISTED_MAX; t = t->next)
            if (listed(t)) add_table(&text, t, !count++);
    uc_text_add(&text, "]}");
    return text;
}

void lobby_tell(guest *g) {
    uc_text text = write_lobby(g->hub);
    tell(g, &text);
}

void lobby_tell_all(hub *h) {
    if (!h->lobby_changed) return;
    h->lobby_changed = false;
    uc_text text = write_lobby(h);
    net_message *message = net_message_new(text.buffer, text.length);
    if (!message) return;
    for (guest *g = h->guests; g; g = g->next)
        if (g->lobby && !g->at) net_send(g->client, message);
    net_message_drop(message);
}

hosted *lobby_find(const hub *h, const char *game, uint64_t seeker) {
    for (size_t i = 0; i < DIRECTORY; i++)
        for (hosted *t = h->directory[i]; t; t = t->next)
            if (waits(t) && !t->wishes && free_chairs(t) && uc_game_find(game) == room_game(t->room) &&
                !room_banned(t->room, seeker))
                return t;
    return NULL;
}
