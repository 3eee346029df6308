#include "server/pushes.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "push/sender.h"
#include "server/codes.h"
#include "server/json_write.h"
#include "server/log.h"

enum {
    PLACES = 1 << 12,
    OF_PLAYER_MAX = 8,      /* a newer subscription replaces the oldest */
    TTL_S = 7 * 86400,      /* without a limit for the turn */
    TTL_MAX_S = 28 * 86400, /* push services keep nothing longer */
    S_MS = 1000
};

_Static_assert(STORE_PUSH_KEYS == sizeof(push_receiver), "the keys are stored as they are");
_Static_assert((int)STORE_ENDPOINT_MAX == (int)PUSH_ENDPOINT_MAX, "every endpoint can be stored");
_Static_assert((int)UC_ENDPOINT_MAX == (int)PUSH_ENDPOINT_MAX, "every endpoint can be received");

typedef struct subscription {
    store_push kept;
    struct subscription *next;     /* in the same bucket of ids */
    struct subscription *next_own; /* in the same bucket of players, newest first */
} subscription;

struct pushes {
    pushes_parts parts;
    push_key *key; /* NULL: no push messages */
    push_sender *sender;
    uv_async_t delivered;
    subscription *place[PLACES], *of_player[PLACES];
};

/** A subscription on its way to the disk, or out of it. */
typedef struct request {
    store_job job;
    pushes *pushes;
    guest *from; /* NULL: nobody waits for the answer */
    store_push push;
} request;

/* ---- subscriptions in memory ---- */

static subscription **bucket(pushes *p, uint64_t id) {
    return &p->place[id % PLACES];
}

static subscription **own_bucket(pushes *p, uint64_t player) {
    return &p->of_player[player % PLACES];
}

static subscription *find(pushes *p, uint64_t id) {
    subscription *s = *bucket(p, id);
    while (s && s->kept.id != id) s = s->next;
    return s;
}

static void forget(pushes *p, uint64_t id) {
    subscription *gone = find(p, id), **link = bucket(p, id);
    if (!gone) return;
    while (*link != gone) link = &(*link)->next;
    *link = gone->next;
    for (link = own_bucket(p, gone->kept.player); *link != gone;) link = &(*link)->next_own;
    *link = gone->next_own;
    p->parts.metrics->push_subscriptions--;
    free(gone);
}

static bool add(pushes *p, const store_push *kept) {
    subscription *s = malloc(sizeof *s);
    if (!s) return false;
    forget(p, kept->id);
    subscription **place = bucket(p, kept->id), **own = own_bucket(p, kept->player);
    *s = (subscription){.kept = *kept, .next = *place, .next_own = *own};
    *place = *own = s;
    p->parts.metrics->push_subscriptions++;
    return true;
}

/** The oldest subscription of a player who has too many, or NULL. */
static const subscription *oldest(pushes *p, uint64_t player) {
    const subscription *last = NULL;
    int count = 0;
    for (const subscription *s = *own_bucket(p, player); s; s = s->next_own)
        if (s->kept.player == player) last = s, count++;
    return count > OF_PLAYER_MAX ? last : NULL;
}

/* ---- subscriptions on disk ---- */

static void send_done(guest *g, bool on) {
    char buffer[64];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, "{\"type\":\"push\"");
    write_flag(&text, "on", on);
    uc_text_add(&text, "}");
    guest_send_text(g, &text);
}

static void drop(pushes *p, uint64_t id, guest *from);

static void stored(store_job *job) {
    request *r = job->owner;
    pushes *p = r->pushes;
    bool on = job->kind == STORE_PUT_PUSH, fine = job->status == STORE_OK;
    if (fine && on)
        fine = add(p, &r->push);
    else if (fine)
        forget(p, r->push.id);
    const subscription *old = fine && on ? oldest(p, r->push.player) : NULL;
    if (old) drop(p, old->kept.id, NULL);
    if (r->from) guest_end_request(r->from);
    if (r->from && fine) send_done(r->from, on);
    if (r->from && !fine) guest_error(r->from, NULL, "cannot_save", guest_cannot_save);
    free(r);
}

static void submit(pushes *p, store_kind kind, const store_push *push, guest *from) {
    request *r = calloc(1, sizeof *r);
    if (!r && from) guest_error(from, NULL, "busy", "the server is out of memory; try again soon");
    if (!r) return;
    if (from && !guest_begin_request(from, &r->from)) {
        guest_error(from, NULL, "busy", "your last request is still in progress; wait for its answer");
        free(r);
        return;
    }
    r->pushes = p;
    r->push = *push;
    r->job = (store_job){.kind = kind, .push = &r->push, .done = stored, .owner = r};
    store_submit(p->parts.store, &r->job);
}

static void drop(pushes *p, uint64_t id, guest *from) {
    submit(p, STORE_DROP_PUSH, &(store_push){.id = id}, from);
}

/* ---- subscriptions that other servers may have changed ---- */

/** A guest's request, or a turn, that waits until the player's subscriptions have been read. */
typedef struct lookup {
    store_job job;
    pushes *pushes;
    guest *from; /* NULL: the guest has left, or it is about a turn */
    uc_command message;
    pushed_turn turn;
    char code[CODE_MAX];
} lookup;

static bool is_among(const store_job *job, uint64_t id) {
    for (uint32_t i = 0; i < job->count; i++)
        if (job->pushes[i].id == id) return true;
    return false;
}

/** What is in memory of a player becomes what was read. */
static void renew(pushes *p, const store_job *job) {
    for (subscription *next, *s = *own_bucket(p, job->player.id); s; s = next) {
        next = s->next_own;
        if (s->kept.player == job->player.id && !is_among(job, s->kept.id)) forget(p, s->kept.id);
    }
    for (uint32_t i = 0; i < job->count; i++) {
        const subscription *known = find(p, job->pushes[i].id);
        if (!known || known->kept.player != job->player.id) add(p, &job->pushes[i]);
    }
}

static void carry_out(pushes *p, guest *from, const uc_command *message);
static void send_turn(pushes *p, const pushed_turn *turn);

static void looked_up(store_job *job) {
    lookup *l = job->owner;
    bool fine = job->status == STORE_OK;
    if (fine) renew(l->pushes, job);
    free(job->pushes);
    if (l->from) guest_end_request(l->from);
    if (l->from && fine) carry_out(l->pushes, l->from, &l->message);
    if (l->from && !fine) guest_error(l->from, &l->message, "cannot_save", guest_cannot_save);
    if (l->turn.player) send_turn(l->pushes, &l->turn);
    free(l);
}

/** Either a request or a turn. Without memory, a turn is not announced. */
static void look_up(pushes *p, uint64_t player, guest *from, const uc_command *message,
                    const pushed_turn *turn) {
    lookup *l = calloc(1, sizeof *l);
    if (from && (!l || !guest_begin_request(from, &l->from))) {
        guest_error(from, message, "busy", "your last request is still in progress; wait for its answer");
        free(l);
        return;
    }
    if (!l) return;
    l->pushes = p;
    if (message) l->message = *message;
    if (turn) l->turn = *turn;
    if (turn) snprintf(l->code, sizeof l->code, "%s", turn->code);
    l->turn.code = l->code;
    l->job = (store_job){.kind = STORE_FIND_PUSHES, .player.id = player, .done = looked_up, .owner = l};
    store_submit(p->parts.store, &l->job);
}

/* ---- requests ---- */

/** The same endpoint belongs to the player who subscribed last. */
static uint64_t id_of(const char *endpoint) {
    uint8_t hash[crypto_generichash_BYTES_MIN];
    uint64_t id;
    crypto_generichash(hash, sizeof hash, (const uint8_t *)endpoint, strlen(endpoint), NULL, 0);
    memcpy(&id, hash, sizeof id);
    return id >> 1;
}

static bool decode(const char *base64, uint8_t *ret_bytes, size_t size) {
    size_t length = 0, text = strlen(base64);
    while (text && base64[text - 1] == '=') text--;
    return !sodium_base642bin(ret_bytes, size, base64, text, NULL, &length, NULL,
                              sodium_base64_VARIANT_URLSAFE_NO_PADDING) &&
           length == size;
}

/** NULL: fine; otherwise a sentence. */
static const char *read_subscription(const pushes *p, const uc_command *m, store_push *ret_push) {
    char origin[PUSH_ORIGIN_MAX];
    push_receiver receiver;
    const char *wrong = push_endpoint_read(m->endpoint, p->parts.config->push_allow, origin);
    if (wrong) return wrong;
    if (!decode(m->p256dh, receiver.point, sizeof receiver.point) || !push_receiver_is_valid(&receiver))
        return "\"p256dh\" is not a public key of P-256 in base64url";
    if (!decode(m->auth, receiver.auth, sizeof receiver.auth)) return "\"auth\" is not 16 bytes in base64url";
    memcpy(ret_push->keys, &receiver, sizeof receiver);
    snprintf(ret_push->endpoint, sizeof ret_push->endpoint, "%s", m->endpoint);
    return NULL;
}

static void subscribe(pushes *p, guest *from, const uc_command *m) {
    store_push push = {.id = id_of(m->endpoint), .player = guest_player(from)};
    const char *wrong = read_subscription(p, m, &push);
    if (wrong)
        guest_error(from, m, "bad_push", wrong);
    else if (!allowance_take_id(p->parts.allowances, ALLOWANCE_PUSHES, guest_player(from),
                                clock_now(p->parts.clock)))
        guest_error(from, m, "too_many", "too many subscriptions; try again in an hour");
    else
        submit(p, STORE_PUT_PUSH, &push, from);
}

static void carry_out(pushes *p, guest *from, const uc_command *m) {
    const subscription *known = find(p, id_of(m->endpoint));
    if (m->on)
        subscribe(p, from, m);
    else if (known && known->kept.player == guest_player(from))
        drop(p, known->kept.id, from);
    else
        send_done(from, false);
}

void pushes_command(pushes *p, guest *from, const uc_command *m) {
    if (!p->key)
        guest_error(from, m, "no_push", "this server sends no push messages");
    else if (*p->parts.config->node)
        look_up(p, guest_player(from), from, m, NULL);
    else
        carry_out(p, from, m);
}

/* ---- messages ---- */

static uint32_t ttl_of(int64_t left_ms) {
    int64_t left_s = left_ms < 0 ? TTL_S : left_ms / S_MS;
    return (uint32_t)(left_s < TTL_MAX_S ? left_s : TTL_MAX_S);
}

/** What the browser learns: which table, and which game. */
static void write_turn(uc_text *text, const pushed_turn *turn) {
    uc_text_add(text, "{\"type\":\"turn\"");
    write_text(text, "table", turn->code);
    write_text(text, "game", turn->game);
    uc_text_add(text, "}");
}

static void send_to(pushes *p, const subscription *s, push_message message) {
    message.id = s->kept.id;
    message.endpoint = s->kept.endpoint;
    memcpy(&message.receiver, s->kept.keys, sizeof message.receiver);
    if (!push_sender_send(p->sender, &message)) p->parts.metrics->pushes_failed++;
}

static const subscription *first_of(pushes *p, uint64_t player) {
    const subscription *s = *own_bucket(p, player);
    while (s && s->kept.player != player) s = s->next_own;
    return s;
}

static void send_turn(pushes *p, const pushed_turn *turn) {
    char buffer[256], topic[PUSH_TOPIC_MAX];
    uc_text text;
    const subscription *first = first_of(p, turn->player);
    if (!first) return;
    uc_text_start(&text, buffer, sizeof buffer);
    write_turn(&text, turn);
    push_key_topic(p->key, turn->code, topic);
    const push_message message = {.text = buffer, .topic = topic, .ttl_s = ttl_of(turn->left_ms)};
    for (const subscription *s = first; s; s = s->next_own)
        if (s->kept.player == turn->player) send_to(p, s, message);
}

void pushes_turn(pushes *p, const pushed_turn *turn) {
    if (!p->key || guests_is_seen(p->parts.guests, turn->player, turn->table)) return;
    if (*p->parts.config->node)
        look_up(p, turn->player, NULL, NULL, turn);
    else
        send_turn(p, turn);
}

static void note_outcome(void *context, const push_outcome *outcome) {
    pushes *p = context;
    if (outcome->result == PUSH_SENT) {
        p->parts.metrics->pushes++;
        return;
    }
    p->parts.metrics->pushes_failed++;
    server_log(LOG_LEVEL_INFO, outcome->result == PUSH_GONE ? "push_gone" : "push_failed",
               LOG_NUMBER("status", outcome->status), LOG_NUMBER("attempts", outcome->attempts));
    if (outcome->result == PUSH_GONE && find(p, outcome->id)) drop(p, outcome->id, NULL);
}

static void collect(uv_async_t *async) {
    pushes *p = async->data;
    if (p->sender) push_sender_collect(p->sender, note_outcome, p);
}

/* ---- the whole ---- */

static void wake_loop(void *context) {
    uv_async_send(context);
}

static bool add_stored(void *context, const store_push *push) {
    return add(context, push);
}

static bool read_all(pushes *p, uc_text *message) {
    if (store_pushes(p->parts.store, add_stored, p) == STORE_OK) return true;
    uc_text_add(message, "cannot read the push subscriptions: ");
    store_trouble(p->parts.store, message);
    return false;
}

static bool start(pushes *p, uc_text *message) {
    const server_config *config = p->parts.config;
    char file[PATH_MAX];
    snprintf(file, sizeof file, "%s/push.key", config->data);
    p->key = push_key_open(file, message);
    if (!p->key || !read_all(p, message)) return false;
    p->sender = push_sender_open(&(push_sender_options){.key = p->key,
                                                        .contact = config->push_contact,
                                                        .allowed = config->push_allow,
                                                        .retry_ms = config->push_retry_ms,
                                                        .timeout_ms = config->push_timeout_s * S_MS,
                                                        .wake = wake_loop,
                                                        .context = &p->delivered},
                                 message);
    return p->sender;
}

pushes *pushes_open(const pushes_parts *parts, uc_text *message) {
    pushes *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    p->parts = *parts;
    uv_async_init(parts->loop, &p->delivered, collect);
    p->delivered.data = p;
    if (!*parts->config->push_contact || start(p, message)) return p;
    pushes_close(p);
    return NULL;
}

static void free_pushes(uv_handle_t *async) {
    free(async->data);
}

void pushes_close(pushes *p) {
    if (!p) return;
    push_sender_close(p->sender);
    p->sender = NULL; /* its last notification may arrive after this */
    push_key_close(p->key);
    for (int i = 0; i < PLACES; i++)
        while (p->place[i]) forget(p, p->place[i]->kept.id);
    uv_close((uv_handle_t *)&p->delivered, free_pushes);
}

const char *pushes_key(const pushes *p) {
    return p->key ? push_key_public(p->key) : "";
}
