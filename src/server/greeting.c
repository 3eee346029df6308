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

/** A player who is looked for, or on the way to the disk. */
typedef struct request {
    store_job job;
    greeting *greeting;
    guest *from;                    /* NULL: it has left */
    char token[PLAYER_TOKEN_MAX];   /* of a new player, or "" */
    uint8_t hash[STORE_HASH_BYTES]; /* of the token of a known one */
    char name[STORE_NAME_MAX];      /* its new name, or "" */
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
    moderation_notify(h->parts.moderation, g);
}

static const char no_memory[] = "the server is out of memory; try again soon";

/** Ends the hello with an error; the guest may say it again. */
static void refuse(guest *g, const char *code, const char *sentence) {
    guest_become(g, GUEST_NEW, 0, "");
    guest_error(g, NULL, code, sentence);
}

static void stored(store_job *job) {
    request *r = job->owner;
    r->greeting->parts.metrics->guests_new += job->status == STORE_OK && *r->token;
    if (r->from) guest_end_request(r->from);
    if (r->from && job->status == STORE_OK)
        greet(r->greeting, r->from, &job->player, r->token);
    else if (r->from)
        refuse(r->from, "cannot_save", guest_cannot_save);
    free(r);
}

/** Stores a player, then answers. */
static void store_it(request *r) {
    r->job.kind = STORE_PUT_PLAYER;
    r->job.done = stored;
    store_submit(r->greeting->parts.store, &r->job);
}

/** The next step is for the store. NULL after an error: out of memory. */
static request *begin(greeting *h, guest *g, const uc_command *m) {
    request *r = calloc(1, sizeof *r);
    if (!r) return guest_error(g, m, "busy", no_memory), NULL;
    r->greeting = h;
    r->job.owner = r;
    guest_begin_request(g, &r->from); /* none is in flight: no other request is allowed before hello */
    guest_become(g, GUEST_GREETING, 0, "");
    return r;
}

static void greet_new(greeting *h, guest *g, const uc_command *m, const char *name) {
    int64_t now = clock_now(h->parts.clock);
    if (!allowance_take(h->parts.allowances, ALLOWANCE_NEW_GUESTS, guest_address(g), now)) {
        guest_error(g, m, "too_many", "too many new guests from your address; try again in an hour");
        return;
    }
    request *r = begin(h, g, m);
    if (!r) return;
    player_make(&r->job.player, name, now / 1000, r->token);
    store_it(r);
}

/** A valid token is accepted even when its address has sent too many wrong ones: nobody can guess a token. */
static void refuse_token(greeting *h, guest *g) {
    if (allowance_take(h->parts.allowances, ALLOWANCE_MISSES, guest_address(g), clock_now(h->parts.clock)))
        refuse(g, "bad_token", "unknown token; send hello without a token to become a new guest");
    else
        refuse(g, "too_many", "too many wrong tokens; try again in a minute");
}

/** A known player, perhaps with a new name from now on; the operator's comes first. False: nothing must be
 * stored. */
static bool has_changed(const greeting *h, const request *r, store_player *player) {
    int64_t now_s = clock_now(h->parts.clock) / 1000;
    const measure *given = moderation_on_player(h->parts.moderation, MEASURE_NAME, player->id);
    const char *name = given ? given->name : r->name;
    bool renamed = *name && strcmp(name, player->name) != 0;
    if (!renamed && now_s - player->seen_s < SEEN_S) return false;
    if (renamed) snprintf(player->name, sizeof player->name, "%s", name);
    player->seen_s = now_s;
    return true;
}

static void found(store_job *job) {
    request *r = job->owner;
    greeting *h = r->greeting;
    bool known = job->status == STORE_OK && player_has_hash(&job->player, r->hash);
    bool kept_out = r->from && known && moderation_keeps_out(h->parts.moderation, r->from, job->player.id);
    if (r->from && known && !kept_out && has_changed(h, r, &job->player)) {
        store_it(r);
        return;
    }
    if (r->from) guest_end_request(r->from);
    if (kept_out) {
        free(r);
        return;
    }
    if (r->from && known)
        greet(h, r->from, &job->player, "");
    else if (r->from && (job->status == STORE_OK || job->status == STORE_UNKNOWN))
        refuse_token(h, r->from);
    else if (r->from)
        refuse(r->from, "cannot_save", guest_cannot_save);
    free(r);
}

/** Looks for the player of a token. */
static void find_player(greeting *h, guest *g, const uc_command *m, const char *name) {
    uint8_t hash[STORE_HASH_BYTES];
    uint64_t id;
    if (!player_token_read(m->token, &id, hash)) {
        refuse_token(h, g);
        return;
    }
    request *r = begin(h, g, m);
    if (!r) return;
    memcpy(r->hash, hash, sizeof hash);
    snprintf(r->name, sizeof r->name, "%s", name);
    r->job.kind = STORE_FIND_PLAYER;
    r->job.player.id = id;
    r->job.done = found;
    store_submit(h->parts.store, &r->job);
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
        find_player(h, g, m, name);
    } else if (*name) {
        greet_new(h, g, m, name);
    } else {
        guest_become(g, GUEST_NAMELESS, 0, "");
        send_you(h, g, "");
        moderation_notify(h->parts.moderation, g);
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
