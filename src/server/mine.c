/* Which tables are a player's: for who looks for their own, and for the limit on how many a player has made.
 * It follows from the rooms, and is known of all tables once their journals have been read after a start. */
#include <stdlib.h>
#include <string.h>

#include "server/hosted.h"
#include "server/put.h"

enum {
    LISTED_MAX = 50,
    NAMES_MAX = UC_SEATS_MAX * ROOM_NAME_MAX,
    ENTRY_MAX = 2 * NAMES_MAX + 3 * UC_SEATS_MAX + 384 /* of JSON */
};
_Static_assert(LISTED_MAX *ENTRY_MAX <= TEXT_ROOM, "the longest list finds room");

/** A chair of a player. */
struct seated {
    hosted *table;
    seated *next, **link; /* of the same player */
    int8_t seat;
    bool asked, away, left; /* as of the last look */
};

/** What is told of a table, as of the last look. */
struct summary {
    int64_t deadline;
    const uc_game *game;
    const room_clock *clock;
    room_phase phase;
    int8_t seats, host;
    char names[]; /* one a chair, each terminated; "" for an open one */
};

/* ---- whose they are ---- */

void mine_forget(hosted *t) {
    for (int i = 0; i < t->seated_count; i++) {
        seated *s = &t->seated[i];
        *s->link = s->next;
        if (s->next) s->next->link = s->link;
    }
    free(t->seated);
    t->seated = NULL;
    t->seated_count = 0;
    if (t->maker) t->maker->made--;
    t->maker = NULL;
}

static void seat_player(hosted *t, player *who, int seat) {
    seated *s = &t->seated[t->seated_count++];
    *s = (seated){.table = t, .seat = (int8_t)seat, .next = who->seats, .link = &who->seats};
    if (s->next) s->next->link = &s->next;
    who->seats = s;
}

/** Who sits there and has a say in it; NULL: nobody. */
static player *sitter(const hosted *t, int seat) {
    const room_seat *chair = room_seat_at(t->room, seat);
    return chair->player && !chair->out ? players_by_id(t->hub->players, chair->player) : NULL;
}

void mine_note(hosted *t) {
    int count = 0;
    mine_forget(t);
    if (t->archived) return;
    for (int seat = 0; seat < room_seats(t->room); seat++) count += sitter(t, seat) != NULL;
    t->seated = count ? malloc((size_t)count * sizeof *t->seated) : NULL;
    for (int seat = 0; t->seated && seat < room_seats(t->room); seat++)
        if (sitter(t, seat)) seat_player(t, sitter(t, seat), seat);
    bool goes_on = room_now(t->room) <= ROOM_PLAYING;
    t->maker = goes_on ? players_by_id(t->hub->players, room_founder(t->room)) : NULL;
    if (t->maker) t->maker->made++;
}

/* ---- what is told of them ---- */

/** Looks at the room; returns the bytes of the summary, for which there is room for all names. */
static size_t look(hosted *t, summary *s) {
    const room *r = t->room;
    char *name = s->names;
    s->deadline = room_deadline(r);
    s->game = room_game(r);
    s->clock = room_chosen(r)->clock;
    s->phase = room_now(r);
    s->seats = (int8_t)room_seats(r);
    s->host = (int8_t)room_host(r);
    for (int seat = 0; seat < s->seats; seat++) name = stpcpy(name, room_seat_at(r, seat)->name) + 1;
    for (seated *one = t->seated; one < t->seated + t->seated_count; one++) {
        uc_move moves[UC_MOVES_MAX];
        const room_seat *chair = room_seat_at(r, one->seat);
        one->asked = room_asked(r, hub_now(t->hub), one->seat, moves) > 0;
        one->away = chair->away;
        one->left = chair->left;
    }
    return (size_t)(name - (char *)s);
}

void mine_rest(hosted *t) {
    summary *s = malloc(sizeof *s + NAMES_MAX);
    mine_wake(t);
    if (!s) return;
    size_t length = look(t, s);
    summary *shorter = realloc(s, length);
    t->summary = shorter ? shorter : s;
}

void mine_wake(hosted *t) {
    free(t->summary);
    t->summary = NULL;
}

static void add_keys(uc_text *text, const summary *s) {
    const char *name = s->names;
    put_text(text, "phase", room_phase_words[s->phase]);
    put_text(text, "game", s->game->id);
    put_number(text, "seats", s->seats);
    put_key(text, "names");
    for (int seat = 0; seat < s->seats; seat++, name += strlen(name) + 1) {
        uc_text_add(text, seat ? "," : "[");
        if (*name)
            uc_text_add_quoted(text, name);
        else
            uc_text_add(text, "null");
    }
    uc_text_add(text, "]");
    put_seat(text, "host", s->host);
    put_text(text, "clock", s->clock->id);
}

static void add_left(uc_text *text, int64_t deadline, int64_t now) {
    put_key(text, "left_ms");
    if (deadline == INT64_MAX)
        uc_text_add(text, "null");
    else
        uc_text_add_number(text, deadline > now ? deadline - now : 0);
}

/** A table as it is in the memory, or as it was when it left it. */
static void add_table(uc_text *text, const hosted *t, const seated *own, const summary *s) {
    uc_text_add(text, "{\"code\":");
    uc_text_add_quoted(text, t->code);
    if (s)
        add_keys(text, s);
    else
        put_text(text, "phase", tell_phase(t));
    put_word(text, "rematch", t->room ? room_rematch(t->room) : NULL);
    put_number(text, "seat", own->seat);
    put_flag(text, "away", own->away);
    put_flag(text, "your_turn", own->asked && s);
    add_left(text, s ? s->deadline : INT64_MAX, hub_now(t->hub));
    uc_text_add(text, "}");
}

/** Not while a change is on its way to the disk, which nobody is told of before it is there. */
static bool may_tell(const guest *g) {
    bool settled = !g->hub->unread;
    for (const seated *s = g->player->seats; settled && s; s = s->next) settled = !s->table->pending;
    return settled;
}

static void tell_mine(guest *g) {
    _Alignas(summary) char seen[sizeof(summary) + NAMES_MAX];
    int count = 0;
    uc_text text = tell_begin(g->hub);
    uc_text_add(&text, "{\"type\":\"mine\",\"tables\":[");
    for (const seated *s = g->player->seats; s && count < LISTED_MAX; s = s->next) {
        summary *now = (summary *)(void *)seen;
        if (s->table->room) look(s->table, now);
        if (s->left) continue;
        if (count++) uc_text_add(&text, ",");
        add_table(&text, s->table, s, s->table->room ? now : s->table->summary);
    }
    uc_text_add(&text, "]}");
    tell(g, &text);
}

/* ---- who waits for it ---- */

void mine_ask(guest *g) {
    if (g->asks_mine) return;
    g->asks_mine = true;
    g->next_asking = g->hub->asking;
    g->hub->asking = g;
    mine_tell_waiting(g->hub);
}

void mine_tell_waiting(hub *h) {
    for (guest **link = &h->asking; *link;) {
        guest *g = *link;
        if (!may_tell(g)) {
            link = &g->next_asking;
            continue;
        }
        *link = g->next_asking;
        g->asks_mine = false;
        tell_mine(g);
    }
}

void mine_forget_guest(guest *g) {
    guest **link = &g->hub->asking;
    if (!g->asks_mine) return;
    while (*link != g) link = &(*link)->next_asking;
    *link = g->next_asking;
}
