#include "server/guests.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/store.h"

struct guests {
    server_metrics *metrics;
    guest *first;
};

struct guest {
    guests *all;
    guest *next, **link;
    net_client *client;
    guest_state state;
    bool raw, lobby, hidden;
    uint64_t player;
    char name[ROOM_NAME_MAX];
    uint16_t face;
    guest_place where;
    guest **reference; /* of its request in flight */
    time_t since;      /* of a clock that no calendar moves */
};

const char guest_cannot_save[] = "the server cannot save at the moment; nothing was changed, try again soon";

guests *guests_open(server_metrics *metrics) {
    guests *all = calloc(1, sizeof *all);
    if (all) all->metrics = metrics;
    return all;
}

void guests_close(guests *all) {
    free(all);
}

static time_t now_s(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

guest *guests_add(guests *all, net_client *client) {
    guest *g = calloc(1, sizeof *g);
    if (!g) return NULL;
    *g = (guest){.all = all, .next = all->first, .link = &all->first, .client = client};
    g->where.viewer = UC_SPECTATOR;
    g->since = now_s();
    if (g->next) g->next->link = &g->next;
    all->first = g;
    return g;
}

void guest_close(guest *g) {
    if (g->reference) *g->reference = NULL;
    *g->link = g->next;
    if (g->next) g->next->link = g->link;
    free(g);
}

guest_state guest_now(const guest *g) {
    return g->state;
}

void guest_become(guest *g, guest_state state, uint64_t player, const char *name) {
    g->state = state;
    g->player = player;
    snprintf(g->name, sizeof g->name, "%s", name);
}

void guest_set_raw(guest *g, bool raw) {
    g->raw = raw;
}

bool guest_is_raw(const guest *g) {
    return g->raw;
}

uint64_t guest_player(const guest *g) {
    return g->player;
}

void guest_set_face(guest *g, uint16_t face) {
    g->face = face;
}

const char *guest_name(const guest *g) {
    return g->name;
}

caller guest_caller(guest *g) {
    caller c = {.guest = g, .player = g->player, .raw = g->raw, .face = g->face};
    memcpy(c.name, g->name, sizeof c.name);
    return c;
}

const char *guest_address(const guest *g) {
    return net_client_address(g->client);
}

void guest_slow(guest *g, uint64_t ms) {
    net_slow(g->client, ms);
}

const char *guest_whole_address(const guest *g) {
    return net_client_whole_address(g->client);
}

void guest_bye(guest *g, const char *reason, const char *sentence) {
    net_bye(g->client, reason, sentence);
}

void guest_rename(guest *g, const char *name) {
    snprintf(g->name, sizeof g->name, "%s", name);
}

int64_t guest_seconds(const guest *g) {
    return now_s() - g->since;
}

void guests_each(const guests *all, void (*each)(void *context, guest *g), void *context) {
    for (guest *g = all->first; g; g = g->next) each(context, g);
}

void guest_set_visible(guest *g, bool on) {
    g->hidden = !on;
}

bool guests_is_seen(const guests *all, uint64_t player, uint64_t table) {
    for (const guest *g = all->first; g; g = g->next)
        if (g->player == player && g->where.table == table && !g->hidden) return true;
    return false;
}

guest_place *guest_where(guest *g) {
    return &g->where;
}

bool guest_begin_request(guest *g, guest **reference) {
    if (g->reference) return false;
    g->reference = reference;
    *reference = g;
    return true;
}

void guest_end_request(guest *g) {
    g->reference = NULL;
}

void guest_send(guest *g, const char *bytes, size_t length) {
    net_send_bytes(g->client, bytes, length);
}

void guest_send_text(guest *g, const uc_text *text) {
    if (uc_text_whole(text)) guest_send(g, text->buffer, text->length);
}

void guest_send_type(guest *g, const char *type) {
    char buffer[64];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_encode_type(&text, type);
    guest_send_text(g, &text);
}

void guest_error(guest *g, const uc_command *message, const char *code, const char *sentence) {
    char buffer[8 * UC_MESSAGE_MAX];
    bool move = message && message->type == UC_COMMAND_MOVE;
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    bool has_id = move || (message && message->type == UC_COMMAND_ENTER);
    uc_encode_refusal(&text, move && message->request > 0 ? (uint64_t)message->request : 0,
                      has_id ? message->id : "", code, NULL, 0, sentence);
    guest_send_text(g, &text);
    g->all->metrics->refused++;
}

void guests_send(const recipient *to, int count, const char *bytes, size_t length) {
    net_message *message = net_message_new(bytes, length);
    if (!message) return;
    for (int i = 0; i < count; i++) net_send(to[i].guest->client, message);
    net_message_drop(message);
}

void guest_go(guest *g, const char *path) {
    char buffer[128];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, "{\"type\":\"elsewhere\",\"path\":");
    uc_text_add_quoted(&text, path);
    uc_text_add(&text, "}");
    net_leave(g->client, buffer, text.length);
}

void guests_go(guests *all, unsigned part, const char *path) {
    for (guest *g = all->first; g; g = g->next) {
        const uint64_t places[] = {g->where.table, g->where.waits_at, g->where.pad};
        bool is_there = false;
        for (int i = 0; i < 3; i++) is_there = is_there || (places[i] && store_part(places[i]) == part);
        if (is_there) guest_go(g, path);
    }
}

void guest_watch_lobby(guest *g, bool on) {
    g->lobby = on;
}

void guests_send_lobby(guests *all, const char *bytes, size_t length) {
    net_message *message = net_message_new(bytes, length);
    if (!message) return;
    for (guest *g = all->first; g; g = g->next)
        if (g->lobby && !g->where.table) net_send(g->client, message);
    net_message_drop(message);
}
