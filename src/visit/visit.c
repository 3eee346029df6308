#include "visit/visit.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "base/arguments.h"
#include "client/tokens.h"
#include "saves/saves.h"
#include "session/verify.h"

enum { PAUSE_MOST_MS = 5000, PING_S = 20, TICK_MS = 250, SEND_MAX = 4096 };

/* ---- news ---- */

void visit_notify(visit *v, const char *format, ...) {
    va_list arguments;
    unsigned at = (v->notice_first + v->notice_count) % NOTICES;
    va_start(arguments, format);
    vsnprintf(v->notices[at], NOTICE_MAX, format, arguments);
    va_end(arguments);
    if (v->notice_count < NOTICES)
        v->notice_count++;
    else
        v->notice_first = (v->notice_first + 1) % NOTICES; /* nobody reads them: the oldest is dropped */
    v->news = true;
}

const char *visit_notice(visit *v) {
    if (!v->notice_count) return NULL;
    memcpy(v->notice, v->notices[v->notice_first], NOTICE_MAX);
    v->notice_first = (v->notice_first + 1) % NOTICES;
    v->notice_count--;
    return v->notice;
}

static void fail(visit *v, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void fail(visit *v, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    if (!v->failed) vsnprintf(v->why, sizeof v->why, format, arguments);
    va_end(arguments);
    v->failed = v->news = true;
}

void visit_silent(visit *v) {
    fail(v, "%s does not answer: is it an Upcard server?", v->options->address.origin);
}

/* ---- the table ---- */

const char *visit_text(const visit *v, const char *key, const char *fallback) {
    const char *text = json_string_value(json_object_get(v->at, key));
    return text ? text : fallback;
}

int visit_number(const visit *v, const char *key, int fallback) {
    const json_t *number = json_object_get(v->at, key);
    return json_is_integer(number) ? (int)json_integer_value(number) : fallback;
}

int visit_seats(const visit *v) {
    size_t seats = json_array_size(json_object_get(v->at, "chairs"));
    return (int)(seats < UC_SEATS_MAX ? seats : UC_SEATS_MAX);
}

static visit_seat seat_of(const json_t *at, int seat) {
    const json_t *found = json_array_get(json_object_get(at, "chairs"), (size_t)seat);
    const char *kind = json_string_value(json_object_get(found, "kind"));
    const char *name = json_string_value(json_object_get(found, "name"));
    const char *level = json_string_value(json_object_get(found, "level"));
    return (visit_seat){.kind = kind ? kind : "",
                        .name = name ? name : "",
                        .level = level ? level : "",
                        .connected = json_is_true(json_object_get(found, "connected")),
                        .away = json_is_true(json_object_get(found, "away")),
                        .out = json_is_true(json_object_get(found, "out")),
                        .seeded = json_is_true(json_object_get(found, "seeded"))};
}

visit_seat visit_seat_at(const visit *v, int seat) {
    return seat_of(v->at, seat);
}

bool visit_hints(const visit *v) {
    return !strcmp(visit_text(v, "hints", "off"), "on");
}

bool visit_host(const visit *v) {
    int seat = visit_number(v, "seat", -1);
    return seat >= 0 && seat == visit_number(v, "host", -1);
}

const char *visit_name(const visit *v, int seat) {
    if (seat == visit_number(v, "seat", -1)) return "You";
    const char *name = seat_of(v->at, seat).name;
    return *name ? name : "Nobody";
}

/* The changes between two messages about a table, in sentences. */
static void report_changes(visit *v, const visit_seat *old, const visit_seat *now) {
    bool person = !strcmp(now->kind, "person"), same = !strcmp(old->name, now->name);
    if (!strcmp(old->kind, "person") && (!person || !same)) visit_notify(v, "%s has left.", old->name);
    if (person && (strcmp(old->kind, "person") != 0 || !same)) visit_notify(v, "%s sat down.", now->name);
    if (!person || strcmp(old->kind, "person") != 0 || !same) return;
    if (now->out && !old->out)
        visit_notify(v, "%s is out: a bot plays on.", now->name);
    else if (now->away && !old->away)
        visit_notify(v, "%s is away: a bot plays.", now->name);
    else if (old->away && !now->away)
        visit_notify(v, "%s is back.", now->name);
    else if (old->connected != now->connected)
        visit_notify(v, now->connected ? "%s is here again." : "%s has lost the connection.", now->name);
}

static void announce_changes(visit *v, const json_t *old) {
    int own = visit_number(v, "seat", -1), host = visit_number(v, "host", -1);
    for (int seat = 0; seat < visit_seats(v); seat++) {
        visit_seat before = seat_of(old, seat), now = seat_of(v->at, seat);
        if (seat != own) report_changes(v, &before, &now);
        if (seat == own && now.away && !before.away)
            visit_notify(v, "Your time is up: a bot plays for you. Press or type anything to continue.");
    }
    const json_t *host_before = json_object_get(old, "host");
    if (host == own && own >= 0 && json_is_integer(host_before) && json_integer_value(host_before) != own)
        visit_notify(v, "You are the host now.");
}

static void forget_game(visit *v) {
    uc_table_close(v->game);
    v->game = NULL;
    v->asked = false;
    v->deadline_ms = 0;
}

static void rename_all(visit *v) {
    for (int seat = 0; v->game && seat < uc_table_seats(v->game) && seat < visit_seats(v); seat++)
        uc_table_rename(v->game, seat, visit_name(v, seat));
}

/* Reports a pause once, until the table continues. */
static void note_pause(visit *v, bool paused) {
    if (paused != v->paused)
        visit_notify(v, paused ? "The server cannot save at the moment. The game continues as soon as it can."
                               : "The server can save again.");
    v->paused = paused;
}

static void on_table(visit *v, client_message *m) {
    json_t *old = v->at;
    const char *code = message_text(m, "code", "");
    bool same = old && !strcmp(code, visit_text(v, "code", ""));
    bool moved = !same || strcmp(message_text(m, "phase", ""), visit_text(v, "phase", "")) != 0;
    if (moved) v->moving = v->ordered = false;
    if (!same) forget_game(v);
    v->at = json_incref(message_body(m));
    note_pause(v, !strcmp(visit_text(v, "phase", ""), "paused"));
    if (!strcmp(visit_text(v, "phase", ""), "frozen"))
        fail(v, "the server stopped this table because of an error; the operator has its journal");
    else if (same && json_object_get(old, "chairs") && strcmp(visit_text(v, "phase", ""), "over") != 0)
        announce_changes(v, old);
    rename_all(v);
    const char *next = visit_text(v, "rematch", "");
    bool asked_before = same && json_is_string(json_object_get(old, "rematch"));
    json_decref(old);
    if (!*next || asked_before) return;
    if (v->again)
        visit_again(v);
    else
        visit_notify(v, "Somebody asked for a rematch.");
}

/* ---- the game ---- */

static void note_time(visit *v, client_message *m) {
    int64_t left = message_number(m, "left_ms", -1);
    v->deadline_ms = left < 0 ? 0 : uv_now(&v->loop) + (uint64_t)left;
}

static void on_view(visit *v, client_message *m) {
    const char *names[UC_SEATS_MAX];
    uc_view view;
    const char *broken = message_view(m, NULL, &view);
    if (broken) {
        fail(v, "the server sent an invalid view: %s", broken);
        return;
    }
    for (int seat = 0; seat < UC_SEATS_MAX; seat++) names[seat] = visit_name(v, seat);
    bool fine = true;
    if (v->game && uc_view_follows(&view, &(uc_view){*uc_table_state(v->game)}))
        fine = uc_table_shown(v->game, &view, NULL, 0);
    else {
        forget_game(v);
        fine = (v->game = uc_table_follow(&view, names));
    }
    if (!fine) fail(v, "out of memory");
}

static void on_event(visit *v, client_message *m) {
    static uc_event events[UC_EVENTS_MAX];
    uc_view view;
    note_time(v, m);
    v->asked = false; /* the server repeats a question that is still open */
    if (!v->game) return;
    const char *broken = message_view(m, &(uc_view){*uc_table_state(v->game)}, &view);
    int count = broken ? 0 : message_events(m, &view, events, UC_EVENTS_MAX);
    if (count < 0) broken = "its events are invalid";
    if (broken) {
        fail(v, "the server sent an invalid view: %s", broken);
        return;
    }
    if (!uc_table_shown(v->game, &view, events, count)) fail(v, "out of memory");
    int64_t stand_in = message_number(m, "bot_for", -1);
    if (stand_in >= 0 && stand_in < uc_table_seats(v->game)) uc_table_note_stand_in(v->game, (int)stand_in);
}

static void on_ask(visit *v, client_message *m) {
    v->request = (uint64_t)message_number(m, "request", 0);
    v->asked = !v->client->move.open || v->client->move.request != v->request;
    note_time(v, m);
}

/* Checks the record of a game against the messages received and the seed given before it. */
static void check_cards(void *user, int status, const char *bytes, size_t length) {
    visit *v = user;
    char why[2 * UC_MESSAGE_MAX], shown[NOTICE_MAX];
    checked found;
    uc_text message, clean;
    if (status != 200) return; /* it is available later */
    uc_text_start(&message, why, sizeof why);
    uc_text_start(&clean, shown, sizeof shown);
    if (!check_record(&found, bytes, length, &message) || !check_own(&found, v->commit, v->seed, &message)) {
        uc_text_add_clean(&clean, why, strlen(why)); /* it may quote the record */
        visit_notify(v, "The record of this game is not valid: %s", shown);
    } else if (found.seeded && found.committed) {
        visit_notify(v, "The cards match the committed secret and the players' seeds%s.",
                     v->seed[0] ? ", yours among them" : "");
    }
}

static void on_end(visit *v, client_message *m) {
    char path[UC_WORD_MAX + 16];
    const client *c = v->client;
    v->asked = false;
    v->deadline_ms = 0;
    if (!v->at || !json_is_true(json_object_get(message_body(m), "over"))) return;
    memcpy(v->commit, c->commit, sizeof v->commit);
    snprintf(v->seed, sizeof v->seed, "%s", visit_seat_at(v, c->seat).seeded ? c->seed : "");
    snprintf(path, sizeof path, "/record/%s", visit_text(v, "code", ""));
    clients_fetch(v->clients, path, check_cards, v);
}

static void on_emote(visit *v, client_message *m) {
    char words[UC_WORD_MAX];
    int seat = (int)message_number(m, "seat", -1);
    snprintf(words, sizeof words, "%s", message_text(m, "emote", ""));
    for (char *c = words; *c; c++)
        if (*c == '_') *c = ' ';
    visit_notify(v, "%s: %s!", visit_name(v, seat), words);
}

static void on_error(visit *v, client_message *m) {
    client *c = v->client;
    bool ordered = v->moving && v->ordered;
    v->moving = false;
    const char *code = message_text(m, "error", ""), *sentence = message_text(m, "message", code);
    if (c->stopped && !strcmp(code, "bad_token") && c->token[0]) {
        c->token[0] = '\0'; /* a server with new data: we return as somebody new */
        c->stopped = false;
        v->renewed = true;
        visit_notify(v, "This server no longer knows you: you are a new guest there.");
    } else if (c->stopped || ordered) {
        fail(v, "the server refuses: %s", sentence);
    } else if (!c->table[0] && (v->at || v->options->address.table[0])) {
        fail(v, "cannot join the table: %s", sentence);
    } else if (!strcmp(code, "cannot_save") && c->table[0]) {
        note_pause(v, true);
    } else if (strcmp(code, "stale") != 0) {
        visit_notify(v, "%s", sentence);
    }
}

/* The server lists own tables until all players have left them, even after the game is over. */
static void on_mine(visit *v, client_message *m) {
    const json_t *tables = json_object_get(message_body(m), "tables");
    json_t *own;
    size_t i;
    json_decref(v->mine);
    v->mine = json_array();
    json_array_foreach(tables, i, own) {
        const char *phase = json_string_value(json_object_get(own, "phase"));
        if (phase && (!strcmp(phase, "waiting") || !strcmp(phase, "playing") || !strcmp(phase, "paused")))
            json_array_append(v->mine, own);
    }
}

void visit_ask_tables(visit *v) {
    json_decref(v->mine);
    v->mine = NULL;
    client_send_type(v->client, "lobby"); /* after that, the own tables are requested */
}

static void on_welcome(visit *v, client_message *m) {
    if (json_is_true(json_object_get(message_body(m), "restored")))
        visit_notify(v, "The server went back to an older copy: the game continues from an earlier move.");
}

/* The server repeats it at each connection; `bye` comes after a ban. */
static void on_measure(visit *v, client_message *m) {
    int64_t since = message_number(m, "since", 0);
    bool is_lifted = !json_is_true(json_object_get(message_body(m), "on"));
    if (!is_lifted && (since <= v->known || !strcmp(message_text(m, "measure", ""), "ban"))) return;
    if (!is_lifted && since > v->measured) v->measured = since;
    visit_notify(v, "News for you: %s.", message_text(m, "message", ""));
}

static void received(void *context, client *c, client_message *m) {
    visit *v = context;
    v->news = true;
    switch (m->type) {
    case CLIENT_LOBBY:
        json_decref(v->lobby);
        v->lobby = json_incref(message_body(m));
        client_send_type(c, "mine");
        break;
    case CLIENT_MINE: on_mine(v, m); break;
    case CLIENT_TABLE: on_table(v, m); break;
    case CLIENT_WELCOME: on_welcome(v, m); break;
    case CLIENT_VIEW: on_view(v, m); break;
    case CLIENT_EVENT: on_event(v, m); break;
    case CLIENT_ASK: on_ask(v, m); break;
    case CLIENT_REMIND:
        note_time(v, m);
        visit_notify(v, "It is your turn.");
        break;
    case CLIENT_EMOTE: on_emote(v, m); break;
    case CLIENT_END: on_end(v, m); break;
    case CLIENT_LEFT:
        json_decref(v->at);
        v->at = NULL;
        forget_game(v);
        visit_ask_tables(v);
        break;
    case CLIENT_REPORTED: visit_notify(v, "Thank you. The operator of the server will look at it."); break;
    case CLIENT_MEASURE: on_measure(v, m); break;
    case CLIENT_BYE:
        if (!strcmp(message_text(m, "reason", ""), "removed"))
            fail(v, "the host removed you from the table");
        else if (!strcmp(message_text(m, "reason", ""), "banned"))
            fail(v, "%s", message_text(m, "message", "the operator of this server keeps you out"));
        else
            visit_notify(v, "%s", message_text(m, "message", "The server says goodbye."));
        break;
    case CLIENT_ERROR: on_error(v, m); break;
    default: break;
    }
}

/* The number of bytes that can be read from the input. */
static size_t input_waiting(void) {
    int bytes = 0;
    return !ioctl(STDIN_FILENO, FIONREAD, &bytes) && bytes > 0 ? (size_t)bytes : 0;
}

/* Drops input that was typed without a connection, since it cannot answer later questions. */
static void drop_typed(visit *v) {
    size_t there = input_waiting();
    if (there <= v->waited) return;
    if (!v->drop) v->keep = v->waited;
    v->drop += there - v->waited;
}

static void greeted(void *context, client *c, client_message *m) {
    visit *v = context;
    json_decref(v->you);
    v->you = json_incref(message_body(m));
    v->news = true;
    if (*message_text(m, "token", "") && !v->options->guest) remote_keep("join", c, &v->options->address, "");
    if (v->remarks) {
        visit_notify(v, "Connected again.");
        drop_typed(v);
    }
    v->remarks = false;
    v->known = v->measured;
    if (c->layout != UC_LAYOUT)
        fail(v,
             "the server and this program have different versions: upcard %s there, " UPCARD_VERSION " here",
             message_text(m, "version", "?"));
    else if (!c->table[0])
        visit_ask_tables(v);
}

static void lost(void *context, client *c, const char *why, int pause_ms) {
    visit *v = context;
    (void)pause_ms;
    v->asked = v->moving = false;
    v->news = true;
    if (v->renewed) {
        v->renewed = false;
    } else if (!c->id) {
        fail(v, "cannot reach %s: %s", v->options->address.origin, why);
    } else if (!v->remarks) {
        visit_notify(v, "The connection is lost; trying again ...");
        v->remarks = true;
        v->waited = input_waiting();
    }
}

void visit_status(const visit *v, uc_text *text) {
    if (v->client->state != CLIENT_SEATED) {
        uc_text_add(text, "reconnecting ...");
        return;
    }
    if (!v->deadline_ms) return;
    char words[32];
    uint64_t now = uv_now(&v->loop), left_s = v->deadline_ms > now ? (v->deadline_ms - now + 500) / 1000 : 0;
    if (left_s >= 7200)
        snprintf(words, sizeof words, "%llu h", (unsigned long long)(left_s / 3600));
    else
        snprintf(words, sizeof words, "%llu:%02llu", (unsigned long long)(left_s / 60),
                 (unsigned long long)(left_s % 60));
    uc_text_add(text, words);
}

const char *visit_end(const visit *v) {
    static const char *const ends[][2] = {
        {"operator", "The operator of the server closed the table."},
        {"empty", "The table was closed: nobody was left."},
        {"abandoned", "The table was closed after a long time without activity."},
    };
    const char *reason = visit_text(v, "closed", "");
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
        if (!strcmp(reason, ends[i][0])) return ends[i][1];
    return "The table was closed.";
}

visit_place visit_now(const visit *v) {
    const char *phase = visit_text(v, "phase", "");
    if (v->failed) return VISIT_GONE;
    if (v->moving) return VISIT_COMING;
    if (!v->at) return v->client->state == CLIENT_HERE && !v->client->table[0] ? VISIT_LOBBY : VISIT_COMING;
    if (!strcmp(phase, "waiting")) return VISIT_WAITING;
    if (!strcmp(phase, "closed")) return VISIT_GONE;
    if (!v->game || v->paused) return VISIT_COMING;
    return uc_over(uc_table_state(v->game)) ? VISIT_OVER : VISIT_PLAYING;
}

/* ---- sending ---- */

static __attribute__((format(printf, 2, 0))) bool send_format(visit *v, const char *format,
                                                              va_list arguments) {
    char json[SEND_MAX];
    int length = vsnprintf(json, sizeof json, format, arguments);
    bool sent = client_send(v->client, &(uc_text){json, sizeof json, (size_t)length});
    if (!sent) visit_notify(v, "There is no connection at the moment.");
    return sent;
}

void visit_send(visit *v, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    send_format(v, format, arguments);
    va_end(arguments);
}

void visit_request(visit *v, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    v->moving = send_format(v, format, arguments);
    va_end(arguments);
}

void visit_move(visit *v, uc_move move) {
    char word[UC_MOVE_TEXT_MAX];
    uc_text text;
    if (!v->game) return;
    uc_text_start(&text, word, sizeof word);
    uc_move_text(&text, uc_table_game(v->game), move);
    v->asked = false;
    client_make(v->client, v->request, word);
}

void visit_emote(visit *v, int index) {
    visit_send(v, "{\"type\":\"emote\",\"emote\":\"%s\"}", uc_emotes[index]);
}

void visit_report(visit *v, int seat, int reason) {
    visit_send(v, "{\"type\":\"report\",\"seat\":%d,\"reason\":\"%s\"}", seat, uc_report_reasons[reason]);
}

void visit_again(visit *v) {
    char code[UC_WORD_MAX];
    snprintf(code, sizeof code, "%s", visit_text(v, "rematch", ""));
    v->again = !code[0];
    if (code[0])
        client_join(v->client, code);
    else
        client_send_type(v->client, "rematch");
}

bool visit_back(visit *v) {
    int seat = visit_number(v, "seat", -1);
    return seat >= 0 && visit_seat_at(v, seat).away && client_send_type(v->client, "back");
}

void visit_leave(visit *v) {
    client_send_type(v->client, "leave");
}

/* ---- waiting, reading ---- */

static void ticked(uv_timer_t *timer) {
    visit *v = timer->data;
    (void)v;
}

static void can_read(uv_poll_t *poll, int status, int events) {
    visit *v = poll->data;
    (void)events;
    v->readable = true;
    if (status < 0) v->input_over = true;
    uv_poll_stop(poll);
}

bool visit_wait(visit *v, bool input, int timeout_ms) {
    uv_update_time(&v->loop);
    uint64_t end = uv_now(&v->loop) + (uint64_t)(timeout_ms < 0 ? 0 : timeout_ms);
    bool timed_out = false;
    v->readable = input && !v->polled;
    if (input && v->polled) uv_poll_start(&v->input, UV_READABLE | UV_DISCONNECT, can_read);
    while (!v->news && !v->readable && !timed_out) {
        uv_run(&v->loop, UV_RUN_ONCE);
        timed_out = timeout_ms >= 0 && uv_now(&v->loop) >= end;
    }
    if (v->polled) uv_poll_stop(&v->input);
    v->news = false;
    return !timed_out;
}

/* The next whole line; at the end of input also the rest. */
static char *take_line(visit *v) {
    char *from = v->typed + v->typed_taken, *end = memchr(from, '\n', v->typed_length - v->typed_taken);
    bool full = v->typed_length - v->typed_taken == LINE_MAX_BYTES;
    if (!end && !(v->input_over || full)) return NULL;
    if (!end && v->typed_taken == v->typed_length) return NULL;
    if (!end) end = v->typed + v->typed_length;
    v->typed_taken = (size_t)(end - v->typed) + (end < v->typed + v->typed_length);
    *end = '\0';
    while (end > from && isspace((unsigned char)end[-1])) *--end = '\0';
    while (isspace((unsigned char)*from)) from++;
    return from;
}

static void read_more(visit *v) {
    v->typed_length -= v->typed_taken;
    memmove(v->typed, v->typed + v->typed_taken, v->typed_length);
    v->typed_taken = 0;
    char *to = v->typed + v->typed_length;
    ssize_t more = read(STDIN_FILENO, to, LINE_MAX_BYTES - v->typed_length);
    if (more <= 0) {
        v->input_over = true;
        return;
    }
    size_t got = (size_t)more, kept = got < v->keep ? got : v->keep,
           gone = got - kept < v->drop ? got - kept : v->drop;
    memmove(to + kept, to + kept + gone, got - kept - gone);
    v->keep -= kept;
    v->drop -= gone;
    v->typed_length += got - gone;
}

char *visit_line(visit *v, bool wanted) {
    bool input = (wanted || isatty(STDIN_FILENO)) && !v->input_over;
    char *line = wanted || isatty(STDIN_FILENO) ? take_line(v) : NULL;
    if (line || (wanted && v->input_over)) return line;
    visit_wait(v, input, -1);
    if (v->readable) read_more(v);
    return v->readable ? take_line(v) : NULL;
}

/* ---- coming and going ---- */

/* The user's name on this machine, for a person without a name on the server. */
static void default_name(char name[CLIENT_NAME_MAX]) {
    const char *user = getenv("USER");
    snprintf(name, CLIENT_NAME_MAX, "%.20s", user && *user ? user : "Guest");
    name[0] = (char)toupper((unsigned char)name[0]);
}

bool visit_open(visit *v, const visit_options *options) {
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    *v = (visit){.options = options};
    uc_text_start(&message, reason, sizeof reason);
    uv_loop_init(&v->loop);
    clients_settings settings = {
        .loop = &v->loop,
        .address = options->address,
        .handler = {.greeted = greeted, .received = received, .lost = lost, .context = v},
        .pause_most_ms = PAUSE_MOST_MS,
        .ping_s = PING_S};
    uv_timer_init(&v->loop, &v->tick);
    v->tick.data = v;
    uv_timer_start(&v->tick, ticked, TICK_MS, TICK_MS);
    v->polled = !uv_poll_init(&v->loop, &v->input, STDIN_FILENO); /* a regular file can always be read */
    v->input.data = v;
    v->clients = clients_open(&settings, &message);
    v->client = v->clients ? client_new(v->clients, v) : NULL;
    if (!v->client) return failure("join", "%s", v->clients ? "out of memory" : reason), false;
    v->client->raw = true;
    v->client->watch = options->watch;
    v->client->seat = options->seat;
    if (!options->guest) remote_remember(v->client, &options->address, "");
    if (options->name)
        snprintf(v->client->name, CLIENT_NAME_MAX, "%s", options->name);
    else if (!v->client->token[0])
        default_name(v->client->name);
    if (options->address.table[0]) client_join(v->client, options->address.table);
    client_start(v->client);
    return true;
}

void visit_close(visit *v) {
    if (v->client) client_stop(v->client);
    for (int i = 0; i < 20 && v->client && v->client->wsi; i++) uv_run(&v->loop, UV_RUN_ONCE);
    uv_close((uv_handle_t *)&v->tick, NULL);
    if (v->polled) uv_close((uv_handle_t *)&v->input, NULL);
    clients_close(v->clients);
    uv_run(&v->loop, UV_RUN_DEFAULT);
    uv_loop_close(&v->loop);
    json_decref(v->you);
    json_decref(v->lobby);
    json_decref(v->mine);
    json_decref(v->at);
    uc_table_close(v->game);
}
