#include "server/greeting.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/json_write.h"
#include "server/log.h"

enum {
    SEEN_S = 24 * 3600, /* a player's last day is stored once a day */
    YOU_BYTES = 8 * 1024
};

struct greeting {
    greeting_parts parts;
};

/** A player on the way to the disk. */
typedef struct request {
    store_job job;
    greeting *greeting;
    guest *from;                  /* NULL: it has left */
    char token[PLAYER_TOKEN_MAX]; /* of a new player, or "" */
} request;

static void add_tables(uc_text *text) {
    const char *games[16] = {NULL}, *levels[16] = {NULL};
    for (int i = 0; uc_games[i] && i < 15; i++) games[i] = uc_games[i]->id;
    for (int i = 0; uc_bots[i + 1].id && i < 15; i++) levels[i] = uc_bots[i + 1].id; /* without `random` */
    write_list(text, "emotes", uc_emotes);
    write_list(text, "reasons", uc_report_reasons);
    write_list(text, "levels", levels);
    write_list(text, "games", games);
    write_key(text, "clocks");
    uc_text_add(text, "[");
    for (const room_clock *clock = room_clocks; clock->id; clock++) {
        uc_text_add(text, clock == room_clocks ? "{\"id\":" : ",{\"id\":");
        uc_text_add_quoted(text, clock->id);
        write_number(text, "turn_s", clock->turn_s);
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
}

static void send_you(const greeting *h, guest *g, const char *token) {
    char buffer[YOU_BYTES];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, "{\"type\":\"you\",\"protocol\":1,\"id\":");
    if (guest_now(g) == GUEST_NAMELESS)
        uc_text_add(&text, "null");
    else
        uc_text_add_number(&text, (int64_t)guest_player(g));
    write_word(&text, "name", guest_name(g));
    if (*token) write_text(&text, "token", token);
    write_text(&text, "version", UPCARD_VERSION);
    write_number(&text, "layout", UC_LAYOUT);
    write_word(&text, "push", pushes_key(h->parts.pushes));
    add_tables(&text);
    uc_text_add(&text, "}");
    guest_send_text(g, &text);
}

static void greet(const greeting *h, guest *g, const store_player *player, const char *token) {
    guest_become(g, GUEST_KNOWN, player->id, player->name);
    server_log(LOG_LEVEL_INFO, "guest_came", LOG_NUMBER("player", player->id),
               LOG_TEXT("address", guest_whole_address(g)), LOG_TEXT("is", *token ? "new" : "known"));
    send_you(h, g, token);
    moderation_tell(h->parts.moderation, g);
}

static void stored(store_job *job) {
    request *r = job->owner;
    players *all = r->greeting->parts.players;
    bool fine = job->status == STORE_OK, new = r->token[0] != '\0';
    if (r->from) guest_end_request(r->from);
    if (fine)
        players_change(all, &job->player);
    else if (new)
        players_remove(all, job->player.id);
    if (r->from && fine) {
        greet(r->greeting, r->from, &job->player, r->token);
    } else if (r->from) {
        guest_become(r->from, GUEST_NEW, 0, "");
        guest_error(r->from, NULL, "cannot_save", guest_cannot_save);
    }
    free(r);
}

/** Stores a player, then answers. */
static void store_it(greeting *h, guest *g, const store_player *player, const char *token) {
    request *r = calloc(1, sizeof *r);
    if (!r) {
        guest_error(g, NULL, "busy", "the server is out of memory; try again soon");
        return;
    }
    r->greeting = h;
    snprintf(r->token, sizeof r->token, "%s", token);
    r->job = (store_job){.kind = STORE_PUT_PLAYER, .player = *player, .done = stored, .owner = r};
    guest_begin_request(g, &r->from); /* none is in flight: no other request is allowed before hello */
    guest_become(g, GUEST_GREETING, 0, "");
    store_submit(h->parts.store, &r->job);
}

static void greet_new(greeting *h, guest *g, const uc_command *m, const char *name) {
    char token[PLAYER_TOKEN_MAX];
    int64_t now = clock_now(h->parts.clock);
    if (!allowance_take(h->parts.allowances, ALLOWANCE_NEW_GUESTS, guest_address(g), now)) {
        guest_error(g, m, "too_many", "too many new guests from your address; try again in an hour");
        return;
    }
    const store_player *new = players_new(h->parts.players, name, now / 1000, token);
    if (new)
        store_it(h, g, new, token);
    else
        guest_error(g, m, "busy", "the server is out of memory; try again soon");
}

/** A known player, perhaps with a new name from now on; the operator's comes first. */
static void greet_known(greeting *h, guest *g, const store_player *known, const char *name) {
    store_player kept = *known;
    int64_t now_s = clock_now(h->parts.clock) / 1000;
    const measure *given = moderation_on_player(h->parts.moderation, MEASURE_NAME, known->id);
    if (given) name = given->name;
    bool renamed = *name && strcmp(name, kept.name) != 0;
    if (renamed) snprintf(kept.name, sizeof kept.name, "%s", name);
    if (!renamed && now_s - kept.seen_s < SEEN_S) {
        greet(h, g, &kept, "");
        return;
    }
    kept.seen_s = now_s;
    store_it(h, g, &kept, "");
}

/** The player of a token. A valid token is accepted even when its address has sent too many wrong ones:
 * nobody can guess a token. */
static const store_player *find_player(greeting *h, guest *g, const uc_command *m) {
    const store_player *known = players_find(h->parts.players, m->token);
    if (known) return known;
    if (allowance_take(h->parts.allowances, ALLOWANCE_MISSES, guest_address(g), clock_now(h->parts.clock)))
        guest_error(g, m, "bad_token", "unknown token; send hello without a token to become a new guest");
    else
        guest_error(g, m, "too_many", "too many wrong tokens; try again in a minute");
    return NULL;
}

void greeting_hello(greeting *h, guest *g, const uc_command *m) {
    char name[STORE_NAME_MAX] = "", buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (m->protocol != UC_PROTOCOL) {
        guest_error(g, m, "bad_protocol", "this server speaks protocol 1");
        return;
    }
    if (*m->name && !names_read(h->parts.names, m->name, name, sizeof name, &message)) {
        guest_error(g, m, "bad_name", buffer);
        return;
    }
    if (m->face != -1 && (m->face < 1 || m->face > ROOM_FACE_MAX)) {
        guest_error(g, m, "bad_message", "\"face\" is not a number from 1 to 65535");
        return;
    }
    guest_set_raw(g, m->raw);
    guest_set_face(g, m->face < 0 ? 0 : (uint16_t)m->face);
    if (*m->token) {
        const store_player *known = find_player(h, g, m);
        if (known && !moderation_keeps_out(h->parts.moderation, g, known->id)) greet_known(h, g, known, name);
    } else if (*name) {
        greet_new(h, g, m, name);
    } else {
        guest_become(g, GUEST_NAMELESS, 0, "");
        send_you(h, g, "");
    }
}

greeting *greeting_open(const greeting_parts *parts) {
    greeting *g = malloc(sizeof *g);
    if (g) g->parts = *parts;
    return g;
}

void greeting_close(greeting *g) {
    free(g);
}
