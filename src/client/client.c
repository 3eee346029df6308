#include "client/client.h"

#include <ctype.h>
#include <libwebsockets.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PAUSE_FIRST_MS = 100,
    MOVES_MAX = 4,         /* from server to server without a pause and without a table */
    MOVED_MOST_MS = 500,   /* between attempts while another server has the table: it is soon taken over */
    BUSY_MS = 1000,        /* pause before a request that a busy server rejected is sent again */
    MESSAGE_MAX = 4 << 20, /* of a server */
    FETCH_MAX = 64 << 20,
    CONNECT_S = 10,
    GRACE_S = 10, /* wait for the answer to a ping */
    /* bytes of a message to a server: the longest texts in it, each byte escaped, and its keys */
    SAID_MAX = 6 * (UC_TOKEN_MAX + UC_WORD_MAX + UC_SEED_MAX + UC_MOVE_TEXT_MAX) + 256
};

struct client_line {
    struct client_line *next;
    size_t length;
    unsigned char bytes[]; /* LWS_PRE, then the message */
};

struct clients {
    clients_settings settings;
    struct lws_context *context;
    lws_retry_bo_t pings;
    client **list;
    size_t count, room;
    char run[12]; /* part of the ids of moves, so that two runs use different ids */
    uint64_t moves;
    bool closing;
};

typedef struct fetch {
    client_fetched *done;
    void *user;
    char *bytes;
    size_t length, room;
    int status;
} fetch;

/* ---- connecting ---- */

static const char no_host[] = "there is no host of this name, or no network; check the address";

static void connect_now(client *c);

static void timer_rang(uv_timer_t *timer) {
    client *c = timer->data;
    c->timed = false;
    if (c->stopped) return;
    if (c->state == CLIENT_OFF)
        connect_now(c);
    else if (c->state == CLIENT_HERE && c->table[0])
        client_join(c, c->table);
    else if (c->state == CLIENT_SEATED && c->move.open)
        client_repeat(c, &c->move);
}

static void ring_in(client *c, int ms) {
    c->timed = true;
    uv_timer_start(&c->timer, timer_rang, (uint64_t)ms, 0);
}

static void drop_lines(client *c) {
    while (c->first) {
        struct client_line *line = c->first;
        c->first = line->next;
        free(line);
    }
    c->last = NULL;
    c->parts_length = 0;
}

/** Between half of the pause and all of it, so that clients that lost their connections together do not
 * return together. */
static int jittered(int pause_ms) {
    return pause_ms / 2 + (int)randombytes_uniform((uint32_t)(pause_ms / 2 + 1));
}

static void lose(client *c, const char *why) {
    const client_handler *handler = &c->all->settings.handler;
    c->wsi = NULL;
    c->state = CLIENT_OFF;
    drop_lines(c);
    if (c->all->closing || c->stopped) return;
    if (c->moving && *c->path && !c->was_sent) {
        c->was_sent = true; /* the connection there is the next one */
        ring_in(c, 0);
        return;
    }
    c->moving = c->was_sent = false;
    if (*c->path && c->moves <= 1) c->pause_ms = PAUSE_FIRST_MS; /* that server is gone; others are there */
    c->path[0] = '\0';
    int pause = jittered(c->pause_ms), most = c->moves ? MOVED_MOST_MS : c->all->settings.pause_most_ms;
    c->pause_ms = 2 * c->pause_ms < most ? 2 * c->pause_ms : most;
    ring_in(c, pause);
    handler->lost(handler->context, c, why, pause);
    if (c->stopped) uv_timer_stop(&c->timer);
}

static void connect_now(client *c) {
    clients *all = c->all;
    const client_address *address = &all->settings.address;
    struct lws_client_connect_info info = {
        .context = all->context,
        .address = address->host,
        .port = address->port,
        .ssl_connection = address->secure ? LCCSCF_USE_SSL : 0,
        .path = *c->path ? c->path : "/ws",
        .host = strstr(address->origin, "://") + 3,
        .local_protocol_name = "upcard",
        .userdata = c,
        .pwsi = &c->wsi,
        .retry_and_idle_policy = all->settings.ping_s ? &all->pings : NULL,
    };
    c->state = CLIENT_CONNECTING;
    if (!lws_client_connect_via_info(&info) && c->state == CLIENT_CONNECTING) lose(c, no_host);
}

void client_start(client *c) {
    c->pause_ms = PAUSE_FIRST_MS;
    if (c->state == CLIENT_OFF && !c->timed) ring_in(c, 0);
}

void client_stop(client *c) {
    c->stopped = true;
    c->table[0] = '\0';
    c->move.open = false;
    uv_timer_stop(&c->timer);
    if (c->wsi) lws_callback_on_writable(c->wsi);
}

/* ---- sending ---- */

bool client_send(client *c, const uc_text *message) {
    if (!c->wsi || c->state == CLIENT_OFF || !uc_text_whole(message)) return false;
    if (c->state == CLIENT_HERE)
        snprintf(c->asked, sizeof c->asked, "%s", message->length < sizeof c->asked ? message->buffer : "");
    struct client_line *line = malloc(sizeof *line + LWS_PRE + message->length);
    if (!line) return false;
    *line = (struct client_line){.length = message->length};
    memcpy(line->bytes + LWS_PRE, message->buffer, message->length);
    if (c->last)
        c->last->next = line;
    else
        c->first = line;
    c->last = line;
    lws_callback_on_writable(c->wsi);
    return true;
}

bool client_send_type(client *c, const char *type) {
    char json[SAID_MAX];
    uc_text text;
    uc_text_start(&text, json, sizeof json);
    uc_text_add(&text, "{\"type\":");
    uc_text_add_quoted(&text, type);
    uc_text_add(&text, "}");
    return client_send(c, &text);
}

/** Sends the first line of the queue; -1 ends the connection. */
static int write_line(client *c) {
    struct client_line *line = c->first;
    if (!line) return c->stopped ? -1 : 0;
    int written = lws_write(c->wsi, line->bytes + LWS_PRE, line->length, LWS_WRITE_TEXT);
    c->first = line->next;
    if (!c->first) c->last = NULL;
    bool fine = written >= (int)line->length;
    free(line);
    if (fine && (c->first || c->stopped)) lws_callback_on_writable(c->wsi);
    return fine ? 0 : -1;
}

static void send_hello(client *c) {
    char json[SAID_MAX];
    uc_text text;
    uc_text_start(&text, json, sizeof json);
    uc_text_add(&text, "{\"type\":\"hello\",\"protocol\":");
    uc_text_add_number(&text, UC_PROTOCOL);
    if (c->token[0]) uc_text_add(&text, ",\"token\":"), uc_text_add_quoted(&text, c->token);
    if (c->name[0]) uc_text_add(&text, ",\"name\":"), uc_text_add_quoted(&text, c->name);
    if (c->raw) uc_text_add(&text, ",\"raw\":true");
    uc_text_add(&text, "}");
    client_send(c, &text);
    sodium_memzero(json, sizeof json);
}

static void send_join(client *c) {
    char json[SAID_MAX];
    uc_text text;
    uc_text_start(&text, json, sizeof json);
    uc_text_add(&text, "{\"type\":\"join\",\"table\":");
    uc_text_add_quoted(&text, c->table);
    if (c->watch) uc_text_add(&text, ",\"watch\":true");
    if (!c->watch && c->seat >= 0) uc_text_add(&text, ",\"seat\":"), uc_text_add_number(&text, c->seat);
    if (c->seq >= 0) uc_text_add(&text, ",\"seq\":"), uc_text_add_number(&text, c->seq);
    uc_text_add(&text, "}");
    c->state = CLIENT_JOINING;
    client_send(c, &text);
}

static void new_table(client *c, const char *code) {
    uc_text text;
    uc_text_start(&text, c->table, sizeof c->table);
    uc_text_add(&text, code);
    c->commit[0] = c->seed[0] = '\0';
    c->seq = -1;
    c->begun = c->over = c->move.open = false;
}

void client_forget_table(client *c) {
    new_table(c, "");
    c->seat = -1;
    c->moves = 0;
    if (c->state > CLIENT_HERE) c->state = CLIENT_HERE;
}

void client_join(client *c, const char *code) {
    if (strcmp(code, c->table) != 0) new_table(c, code);
    if (c->state >= CLIENT_HERE) send_join(c);
}

bool client_repeat(client *c, const client_move *move) {
    char json[SAID_MAX];
    uc_text text;
    if (c->state != CLIENT_SEATED) return false;
    uc_text_start(&text, json, sizeof json);
    uc_text_add(&text, "{\"type\":\"move\",\"request\":");
    uc_text_add_number(&text, (int64_t)move->request);
    uc_text_add(&text, ",\"move\":");
    uc_text_add_quoted(&text, move->text);
    uc_text_add(&text, ",\"id\":");
    uc_text_add_quoted(&text, move->id);
    uc_text_add(&text, "}");
    return client_send(c, &text);
}

bool client_make(client *c, uint64_t request, const char *move) {
    if (c->move.open) return false;
    c->move = (client_move){.open = true, .request = request};
    snprintf(c->move.id, sizeof c->move.id, "%s-%llu", c->all->run, (unsigned long long)++c->all->moves);
    snprintf(c->move.text, sizeof c->move.text, "%s", move);
    client_repeat(c, &c->move); /* without a connection it is sent after the next one */
    return true;
}

/* ---- messages from the server ---- */

/** Copies a text that fits; one that is too long or empty changes nothing. */
static void keep_text(char *to, size_t room, const char *from) {
    size_t length = strlen(from);
    if (length && length < room) memcpy(to, from, length + 1);
}

static void note_you(client *c, client_message *m) {
    keep_text(c->token, sizeof c->token, message_text(m, "token", ""));
    c->id = message_number(m, "id", 0);
    c->layout = message_number(m, "layout", 0);
    c->state = CLIENT_HERE;
    if (!c->moves) c->pause_ms = PAUSE_FIRST_MS; /* it may be sent again to a server that is gone */
    c->reconnects += c->greeted_once;
    c->greeted_once = true;
}

/** Sends a seed for the cards of a waiting table once its commitment is known. The answer is one more
 * `table`; a seed that arrives too late has no effect. */
static void give_seed(client *c) {
    unsigned char bytes[16];
    char json[SAID_MAX];
    uc_text text;
    randombytes_buf(bytes, sizeof bytes);
    if (!c->seed[0]) sodium_bin2hex(c->seed, sizeof c->seed, bytes, sizeof bytes);
    uc_text_start(&text, json, sizeof json);
    uc_text_add(&text, "{\"type\":\"join\",\"table\":");
    uc_text_add_quoted(&text, c->table);
    uc_text_add(&text, ",\"seed\":");
    uc_text_add_quoted(&text, c->seed);
    uc_text_add(&text, "}");
    client_send(c, &text);
}

/** The code of a table is letters and digits: it is sent back, and becomes part of a path. */
static bool is_code(const char *word) {
    size_t length = 0;
    while (isalnum((unsigned char)word[length])) length++;
    return length && length < UC_WORD_MAX && !word[length];
}

/** Stores a message about the client's table, or about another table that the client is joining. A message
 * without a code is about no table, so the owner does not get it either. */
static void note_table(client *c, client_message *m) {
    const char *code = message_text(m, "code", ""), *phase = message_text(m, "phase", "");
    if (!is_code(code)) {
        m->type = CLIENT_OTHER;
        return;
    }
    c->moves = 0;
    c->pause_ms = PAUSE_FIRST_MS;
    bool first = c->state != CLIENT_SEATED, waits = !strcmp(phase, "waiting"), was_paused = c->paused;
    c->paused = !strcmp(phase, "paused");
    if (strcmp(code, c->table) != 0) new_table(c, code);
    c->state = CLIENT_SEATED;
    c->seat = (int)message_number(m, "seat", -1);
    if (!c->paused) { /* a paused game continues later */
        c->begun = !waits;
        c->over = c->begun && strcmp(phase, "playing") != 0;
    }
    if (!c->commit[0]) keep_text(c->commit, sizeof c->commit, message_text(m, "commit", ""));
    if (waits && c->seat >= 0 && (first || !c->seed[0])) give_seed(c);
    if ((first || (was_paused && !c->paused)) && c->move.open) client_repeat(c, &c->move);
}

/** Whether an error is temporary, so that the request is sent again later. */
static bool is_temporary(const char *code) {
    static const char *const passing[] = {"busy", "too_many", "cannot_save", "shutting_down"};
    for (size_t i = 0; i < sizeof passing / sizeof passing[0]; i++)
        if (!strcmp(code, passing[i])) return true;
    return false;
}

static void note_error(client *c, client_message *m) {
    bool later = is_temporary(message_text(m, "error", ""));
    if (c->state == CLIENT_CONNECTING) {
        c->stopped = !later;
        if (later) c->pause_ms = c->all->settings.pause_most_ms;
        if (c->wsi) lws_set_timeout(c->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
    } else if (c->state == CLIENT_JOINING) {
        c->state = CLIENT_HERE;
        if (later) ring_in(c, jittered(2 * BUSY_MS));
        if (!later) c->table[0] = '\0';
    } else if (c->move.open && !strcmp(message_text(m, "id", ""), c->move.id)) {
        c->move.open = later;
        if (later) ring_in(c, jittered(2 * BUSY_MS));
    }
}

/** Another server has the table: goes there at once, but pauses now and then, so as not to go round in
 * circles. */
static void note_elsewhere(client *c, client_message *m) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_/";
    const char *path = message_text(m, "path", "");
    bool fits = *path == '/' && !path[strspn(path, plain)] && strlen(path) < sizeof c->path;
    c->moving = fits && ++c->moves % (MOVES_MAX + 1);
    c->was_sent = false;
    if (c->moving) snprintf(c->path, sizeof c->path, "%s", path);
    if (c->wsi) lws_set_timeout(c->wsi, PENDING_TIMEOUT_USER_REASON_BASE, LWS_TO_KILL_ASYNC);
}

static void note(client *c, client_message *m) {
    switch (m->type) {
    case CLIENT_YOU: note_you(c, m); break;
    case CLIENT_TABLE: note_table(c, m); break;
    case CLIENT_WELCOME: c->begun = true; break;
    case CLIENT_END:
        c->over = true; /* and */
        __attribute__((fallthrough));
    case CLIENT_VIEW:
    case CLIENT_EVENT: c->seq = m->seq; break;
    case CLIENT_CONFIRM:
        if (c->move.open && !strcmp(message_text(m, "id", ""), c->move.id)) c->move.open = false;
        break;
    case CLIENT_LEFT: client_forget_table(c); break;
    case CLIENT_ERROR: note_error(c, m); break;
    case CLIENT_ELSEWHERE: note_elsewhere(c, m); break;
    default: break;
    }
}

static void repeat_request(client *c) {
    uc_text text;
    char json[CLIENT_ASKED_MAX];
    uc_text_start(&text, json, sizeof json);
    uc_text_add(&text, c->asked);
    if (text.length) client_send(c, &text);
}

static void receive(client *c, const char *bytes, size_t length) {
    const client_handler *handler = &c->all->settings.handler;
    client_message m;
    message_start(&m, bytes, length);
    note(c, &m);
    if (m.type == CLIENT_YOU) {
        bool moved = c->moving;
        c->moving = c->was_sent = false;
        if (!moved) handler->greeted(handler->context, c, &m);
        if (c->state == CLIENT_HERE && c->table[0])
            client_join(c, c->table);
        else if (moved)
            repeat_request(c);
    } else if (m.type != CLIENT_ELSEWHERE) {
        handler->received(handler->context, c, &m);
    }
    message_end(&m);
}

/** Takes one part of a message. */
static int take_part(client *c, const char *bytes, size_t length) {
    bool whole = lws_is_final_fragment(c->wsi) && !lws_remaining_packet_payload(c->wsi);
    if (whole && !c->parts_length) return receive(c, bytes, length), 0;
    if (c->parts_length + length > MESSAGE_MAX) return -1;
    if (c->parts_length + length > c->parts_room) {
        size_t room = 2 * (c->parts_length + length);
        char *more = realloc(c->parts, room);
        if (!more) return -1;
        c->parts = more;
        c->parts_room = room;
    }
    memcpy(c->parts + c->parts_length, bytes, length);
    c->parts_length += length;
    if (!whole) return 0;
    size_t all = c->parts_length;
    c->parts_length = 0;
    receive(c, c->parts, all);
    return 0;
}

/** The reason why a connection failed. The library gives only a number for a failed handshake, and little
 * more for a closed port. */
static const char *why_not(const client *c, const char *said) {
    const char *nobody = c->greeted_once ? "no server answers there"
                                         : "no server answers there; check the address and the port";
    if (!said) return nobody;
    if (strstr(said, "DNS")) return no_host;
    if (strstr(said, "SSL") || strstr(said, "cert"))
        return "no valid https: the certificate is not trusted or is for another name, or the server uses "
               "http";
    if (strstr(said, "not 101")) return "no Upcard server answers there; is it https or http?";
    return strcmp(said, "closed before established") ? said : nobody;
}

static int happened(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in, size_t length) {
    client *c = user;
    switch (reason) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED: send_hello(c); break;
    case LWS_CALLBACK_CLIENT_WRITEABLE: return write_line(c);
    case LWS_CALLBACK_CLIENT_RECEIVE: return take_part(c, in, length);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR: lose(c, why_not(c, in)); break;
    case LWS_CALLBACK_CLIENT_CLOSED: lose(c, "the connection was closed"); break;
    case LWS_CALLBACK_WSI_DESTROY: /* between connecting and asking, nothing else reports a failure */
        if (c && c->wsi == wsi)
            lose(c, c->all->settings.address.secure || c->greeted_once
                        ? "the connection was closed"
                        : "the connection was closed; try https instead of http");
        break;
    default: break;
    }
    return 0;
}

/* ---- fetching ---- */

static void end_fetch(struct lws *wsi, fetch *f) {
    lws_set_wsi_user(wsi, NULL);
    f->done(f->user, f->status, f->bytes ? f->bytes : "", f->length);
    free(f->bytes);
    free(f);
}

static int take_body(fetch *f, const char *bytes, size_t length) {
    if (f->length + length > FETCH_MAX) return -1;
    if (f->length + length > f->room) {
        size_t room = 2 * (f->length + length);
        char *more = realloc(f->bytes, room);
        if (!more) return -1;
        f->bytes = more;
        f->room = room;
    }
    memcpy(f->bytes + f->length, bytes, length);
    f->length += length;
    return 0;
}

static int read_body(struct lws *wsi) {
    char buffer[LWS_PRE + 4096], *at = buffer + LWS_PRE;
    int length = (int)sizeof buffer - LWS_PRE;
    return lws_http_client_read(wsi, &at, &length) < 0 ? -1 : 0;
}

static int fetch_happened(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                          size_t length) {
    fetch *f = user;
    if (!f) return lws_callback_http_dummy(wsi, reason, user, in, length);
    switch (reason) {
    case LWS_CALLBACK_ESTABLISHED_CLIENT_HTTP: f->status = (int)lws_http_client_http_response(wsi); break;
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP: return read_body(wsi);
    case LWS_CALLBACK_RECEIVE_CLIENT_HTTP_READ: return take_body(f, in, length);
    case LWS_CALLBACK_COMPLETED_CLIENT_HTTP: end_fetch(wsi, f); return -1;
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    case LWS_CALLBACK_CLOSED_CLIENT_HTTP:
    case LWS_CALLBACK_WSI_DESTROY:
        f->status = 0;
        end_fetch(wsi, f);
        break;
    default: break;
    }
    return 0;
}

bool clients_fetch(clients *all, const char *path, client_fetched *done, void *user) {
    const client_address *address = &all->settings.address;
    fetch *f = calloc(1, sizeof *f);
    if (!f) return false;
    *f = (fetch){.done = done, .user = user};
    struct lws_client_connect_info info = {
        .context = all->context,
        .address = address->host,
        .port = address->port,
        .ssl_connection = address->secure ? LCCSCF_USE_SSL : 0,
        .path = path,
        .host = strstr(address->origin, "://") + 3,
        .method = "GET",
        .alpn = "http/1.1",
        .local_protocol_name = "fetch",
        .userdata = f,
    };
    lws_client_connect_via_info(&info); /* an event reports the failure */
    return true;
}

/* ---- all clients ---- */

static const struct lws_protocols protocols[] = {
    {.name = "upcard", .callback = happened, .rx_buffer_size = 2048},
    {.name = "fetch", .callback = fetch_happened, .rx_buffer_size = 4096},
    {.name = NULL}};

clients *clients_open(const clients_settings *settings, uc_text *message) {
    clients *all = calloc(1, sizeof *all);
    if (all && sodium_init() >= 0) {
        all->settings = *settings;
        all->pings = (lws_retry_bo_t){.secs_since_valid_ping = (uint16_t)settings->ping_s,
                                      .secs_since_valid_hangup = (uint16_t)(settings->ping_s + GRACE_S)};
        snprintf(all->run, sizeof all->run, "%08x", (unsigned)randombytes_random());
        struct lws_context_creation_info info = {
            .port = CONTEXT_PORT_NO_LISTEN,
            .protocols = protocols,
            .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_NO_LWS_SYSTEM_STATES |
                       (settings->address.secure ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0),
            .foreign_loops = (void *[]){settings->loop},
            .pcontext = &all->context, /* NULL once it is freed */
            .timeout_secs = CONNECT_S,
            .connect_timeout_secs = CONNECT_S,
            .gid = -1,
            .uid = -1,
        };
        lws_set_log_level(0, NULL);
        all->context = lws_create_context(&info);
    }
    if (all && all->context) return all;
    uc_text_add(message, "cannot connect: out of memory, or libwebsockets lacks its libuv support");
    free(all);
    return NULL;
}

client *client_new(clients *all, void *user) {
    if (all->count == all->room) {
        size_t room = 2 * all->room + 16;
        client **more = realloc(all->list, room * sizeof(client *));
        if (!more) return NULL;
        all->list = more;
        all->room = room;
    }
    client *c = calloc(1, sizeof *c);
    if (!c) return NULL;
    *c = (client){.user = user, .all = all, .seat = -1, .seq = -1};
    uv_timer_init(all->settings.loop, &c->timer);
    c->timer.data = c;
    all->list[all->count++] = c;
    return c;
}

void clients_close(clients *all) {
    if (!all) return;
    all->closing = true;
    for (size_t i = 0; i < all->count; i++) uv_close((uv_handle_t *)&all->list[i]->timer, NULL);
    /* libwebsockets closes its handles; some versions free the rest only when asked again afterwards */
    for (int step = 0; step < 2 && all->context; step++) {
        lws_context_destroy(all->context);
        uv_run(all->settings.loop, UV_RUN_DEFAULT);
    }
    for (size_t i = 0; i < all->count; i++) {
        drop_lines(all->list[i]);
        free(all->list[i]->parts);
        sodium_memzero(all->list[i]->token, sizeof all->list[i]->token);
        free(all->list[i]);
    }
    free(all->list);
    free(all);
}
