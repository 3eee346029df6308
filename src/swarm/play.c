/* The clients of a load test: they create tables, join them, play, reconnect, and check as they play. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "swarm/swarm.h"

enum {
    FILLING_MOST = 64,  /* tables that are made at the same time */
    IDLE_A_TICK = 100,  /* connections that only hold, begun in each tick */
    PATIENCE_MS = 3000, /* until a request is repeated */
    ENDING_S = 30,      /* for the checks after the time is over */
    SAY_MAX = 4096
};

const char *const swarm_phase_words[SWARM_PHASES] = {
    [SWARM_WAITING] = "waiting", [SWARM_MAKING] = "making",     [SWARM_FILLING] = "filling",
    [SWARM_PLAYING] = "playing", [SWARM_CHECKING] = "checking", [SWARM_REJOINING] = "rejoining",
    [SWARM_AGAIN] = "again",     [SWARM_DONE] = "done"};

uint32_t swarm_count(const swarm *s, swarm_phase phase) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < s->options->tables; i++) count += s->tables[i].phase == phase;
    return count;
}

/* A line about a seat in the history: a macro, so that the compiler checks the words against their format. */
#define NOTE(seat, ...)                                                                                      \
    swarm_history_add((seat)->table->swarm->history, (seat)->table->code, (seat)->client->seat, __VA_ARGS__)

/* What a seat received, as a hash: the member of a message, or all of it. */
static void note_received(const swarm_seat *seat, client_message *m, const char *what, const char *member) {
    if (!seat->table->swarm->history) return;
    const json_t *body = message_body(m);
    char *text = json_dumps(member ? json_object_get(body, member) : body, JSON_COMPACT | JSON_SORT_KEYS);
    if (text) NOTE(seat, "%s %" PRId64 " %08x", what, m->seq, swarm_hash(text, strlen(text)));
    free(text);
}

static void count_code(swarm *s, const char *word) {
    for (int i = 0; i < SWARM_CODES; i++) {
        swarm_code *code = &s->codes[i];
        if (code->count && strcmp(code->word, word) != 0) continue;
        snprintf(code->word, sizeof code->word, "%s", word);
        code->count++;
        return;
    }
}

static void enter(swarm_table *t, swarm_phase phase) {
    swarm *s = t->swarm;
    bool was = t->phase == SWARM_MAKING || t->phase == SWARM_FILLING;
    bool is = phase == SWARM_MAKING || phase == SWARM_FILLING;
    s->filling += (uint32_t)is - (uint32_t)was;
    t->phase = phase;
    t->since_ns = uv_hrtime();
}

/* ---- making and filling a table ---- */

static void send_create(swarm_table *t) {
    const swarm_options *o = t->swarm->options;
    char json[SAY_MAX];
    int length = snprintf(json, sizeof json,
                          "{\"type\":\"create\",\"game\":\"%s\",\"seats\":%u,\"rules\":%s,\"clock\":\"%s\"}",
                          t->game->id, t->seats, o->rules, o->clock);
    t->since_ns = uv_hrtime();
    client_send(t->seat[0].client, &(uc_text){json, sizeof json, (size_t)length});
}

static void new_game(swarm_table *t, const char *code) {
    snprintf(t->code, sizeof t->code, "%s", code);
    t->count = 0;
    t->starting = false;
    swarm_history_add(t->swarm->history, code, -1, "game %s %u", t->game->id, t->seats);
    for (uint32_t i = 0; i < t->seats; i++) {
        swarm_seat *seat = &t->seat[i];
        seat->asked = seat->ended = false;
        seat->seen = -1;
        seat->last_seq = seat->flight_seq = 0;
        seat->totals = 0;
    }
    enter(t, SWARM_FILLING);
}

/* Lets all clients join that are not at the table yet. */
static void fill(swarm_table *t) {
    t->since_ns = uv_hrtime();
    for (uint32_t i = 0; i < t->seats; i++) {
        client *c = t->seat[i].client;
        bool there = c->state == CLIENT_SEATED && !strcmp(c->table, t->code);
        if (!there) client_join(c, t->code);
        client_start(c);
    }
}

static void start_when_full(swarm_table *t) {
    if (t->starting) return;
    for (uint32_t i = 0; i < t->seats; i++) {
        const client *c = t->seat[i].client;
        if (c->state != CLIENT_SEATED || strcmp(c->table, t->code) != 0 || c->seat < 0) return;
    }
    t->since_ns = uv_hrtime();
    t->starting = client_send_type(t->seat[0].client, "start");
}

static void begin_table(swarm_table *t) {
    enter(t, SWARM_MAKING);
    client_start(t->seat[0].client);
}

/* ---- the end of a game ---- */

static void finish_table(swarm_table *t) {
    enter(t, SWARM_DONE);
    for (uint32_t i = 0; i < t->seats; i++) {
        t->swarm->up -= !t->seat[i].lost_ns;
        client_stop(t->seat[i].client);
    }
}

static void go_on(swarm_table *t) {
    const swarm_options *o = t->swarm->options;
    t->games++;
    t->swarm->games++;
    if (t->swarm->ending || (o->games && t->games >= o->games)) {
        finish_table(t);
        return;
    }
    enter(t, SWARM_AGAIN);
    client_send_type(t->seat[0].client, "rematch");
}

static void fetched(void *user, int status, const char *bytes, size_t length) {
    swarm_table *t = user;
    t->fetching = false;
    if (t->phase != SWARM_CHECKING || t->swarm->stopping) return;
    if (status == 404) swarm_report(t->swarm, SWARM_RECORD, t, "the server does not know it");
    if (status == 200) swarm_check_record(t, bytes, length);
    if (status == 200 || status == 404) go_on(t);
}

static void fetch(swarm_table *t) {
    char path[UC_WORD_MAX + 16];
    t->since_ns = uv_hrtime();
    if (t->fetching) return;
    snprintf(path, sizeof path, "/record/%s", t->code);
    t->fetching = clients_fetch(t->swarm->clients, path, fetched, t);
}

/* Ends the game once all clients have received the end and every move has its answer, which after a restart
 * may come later than the end. */
static void end_when_over(swarm_table *t) {
    if (t->phase != SWARM_PLAYING) return;
    for (uint32_t i = 0; i < t->seats; i++)
        if (!t->seat[i].ended || t->seat[i].client->move.open) return;
    swarm_check_totals(t);
    enter(t, SWARM_CHECKING);
    fetch(t);
}

static void on_end(swarm_seat *seat, client_message *m) {
    swarm_table *t = seat->table;
    char *totals = json_dumps(json_object_get(message_body(m), "totals"), JSON_COMPACT);
    char *winners = json_dumps(json_object_get(message_body(m), "winners"), JSON_COMPACT);
    if (totals && winners)
        seat->totals = swarm_hash(totals, strlen(totals)) * 31 + swarm_hash(winners, strlen(winners));
    free(totals);
    free(winners);
    note_received(seat, m, "end", NULL);
    seat->ended = true;
    seat->asked = false;
    end_when_over(t);
}

/* ---- games that are not over when the time is ---- */

/* Requests the views and confirms that are missing. */
static void rejoin(swarm_table *t) {
    t->since_ns = uv_hrtime();
    for (uint32_t i = 0; i < t->seats; i++) {
        swarm_seat *seat = &t->seat[i];
        if (seat->rejoins) NOTE(seat, "join");
        if (seat->rejoins)
            client_join(seat->client, t->code);
        else if (seat->repeats)
            client_repeat(seat->client, &seat->last);
    }
}

/* Once every move has its answer. */
static void begin_rejoining(swarm_table *t) {
    for (uint32_t i = 0; i < t->seats; i++)
        if (t->seat[i].ended || t->seat[i].client->move.open) return;
    enter(t, SWARM_REJOINING);
    for (uint32_t i = 0; i < t->seats; i++) t->seat[i].rejoins = true;
    rejoin(t);
}

static void end_when_rejoined(swarm_table *t) {
    if (t->phase != SWARM_REJOINING) return;
    for (uint32_t i = 0; i < t->seats; i++)
        if (t->seat[i].rejoins || t->seat[i].repeats) return;
    t->swarm->fetched++;
    finish_table(t);
}

/* A seat has fetched its table: it must not be behind any confirmed move, and the seat's last one must keep
 * its number. */
static void on_rejoined(swarm_seat *seat, int64_t seq) {
    swarm_table *t = seat->table;
    if (t->phase != SWARM_REJOINING || !seat->rejoins) return;
    for (uint32_t i = 0; i < t->seats; i++)
        if (t->seat[i].last_seq > seq)
            swarm_report(t->swarm, SWARM_LOST, t, "move %" PRId64 " of seat %d; the table is at %" PRId64,
                         t->seat[i].last_seq, t->seat[i].client->seat, seq);
    seat->rejoins = false;
    seat->repeats = seat->last_seq;
    if (seat->repeats) client_repeat(seat->client, &seat->last);
    end_when_rejoined(t);
}

/* ---- moves ---- */

static void make_move(swarm_seat *seat) {
    bool is_ending = seat->table->swarm->ending;
    if (is_ending || !seat->asked || seat->client->move.open || seat->client->state != CLIENT_SEATED) return;
    seat->asked = false;
    seat->sent_ns = uv_hrtime();
    if (client_make(seat->client, seat->request, seat->move))
        NOTE(seat, "sent %s %s", seat->client->move.id, seat->move);
}

/* Lets a seat make its move at once, or queues it until the rate allows it. */
static void want_to_move(swarm_seat *seat) {
    swarm *s = seat->table->swarm;
    if (!s->options->rate) make_move(seat);
    if (!s->options->rate || seat->queued) return;
    seat->queued = true;
    s->queue[(s->queue_at + s->queued++) % s->seats_count] = seat;
}

void swarm_pace(uv_timer_t *timer) {
    swarm *s = timer->data;
    uint64_t now = uv_hrtime();
    s->owed += (double)(now - s->paced_ns) * 1e-9 * (double)s->options->rate;
    s->paced_ns = now;
    double most =
        (double)s->options->rate / 20; /* moves missed in a stall of more than 50 ms are not made up for */
    if (s->owed > most + 1) s->owed = most + 1;
    for (; s->owed >= 1 && s->queued; s->queued--) {
        swarm_seat *seat = s->queue[s->queue_at];
        s->queue_at = (s->queue_at + 1) % s->seats_count;
        seat->queued = false;
        if (seat->asked && !seat->client->move.open) s->owed--;
        make_move(seat);
    }
}

static void on_ask(swarm_seat *seat, client_message *m) {
    const json_t *moves = json_object_get(message_body(m), "moves");
    size_t count = json_array_size(moves);
    uint64_t request = (uint64_t)message_number(m, "request", 0);
    if (!count) return;
    uint32_t chosen = uc_rng_below(&seat->table->swarm->rng, (uint32_t)count);
    const char *move = json_string_value(json_array_get(moves, chosen));
    seat->request = request;
    snprintf(seat->move, sizeof seat->move, "%s", move ? move : "");
    seat->asked = true;
    want_to_move(seat);
}

static uint64_t us_since(uint64_t ns) {
    return (uv_hrtime() - ns) / 1000;
}

/* A seat has been shown all moves up to this number: completes the moves that waited for it. */
static void note_shown(swarm_table *t, uint32_t shown_to, int64_t seq) {
    for (uint32_t i = 0; i < t->seats; i++) {
        swarm_seat *mover = &t->seat[i];
        if (!mover->flight_seq || mover->flight_seq > seq) continue;
        mover->flight_waits &= ~(UINT64_C(1) << shown_to);
        if (mover->flight_waits) continue;
        latency_add(&t->swarm->shown, us_since(mover->flight_ns));
        mover->flight_seq = 0;
    }
}

/* Begins to wait until all seats have been shown this move. */
static void await_shown(swarm_seat *seat, int64_t seq) {
    const swarm_table *t = seat->table;
    seat->flight_seq = seq;
    seat->flight_ns = seat->sent_ns;
    seat->flight_waits = 0;
    for (uint32_t i = 0; i < t->seats; i++)
        if (t->seat[i].seen < seq) seat->flight_waits |= UINT64_C(1) << i;
    if (seat->flight_waits) return;
    latency_add(&t->swarm->shown, us_since(seat->flight_ns));
    seat->flight_seq = 0;
}

static void count_confirmed(swarm *s) {
    s->confirmed++;
    if (s->all_ns) s->confirmed_all++;
}

static void on_confirm(swarm_seat *seat, client_message *m) {
    swarm_table *t = seat->table;
    swarm *s = t->swarm;
    const char *id = message_text(m, "id", "");
    int64_t seq = message_number(m, "seq", 0);
    NOTE(seat, "confirm %s %" PRId64, id, seq);
    if (seat->last_seq && !strcmp(id, seat->last.id)) {
        s->repeats++;
        if (seq != seat->last_seq)
            swarm_report(s, SWARM_REPEAT_CHANGED, t, "number %" PRId64 ", first %" PRId64, seq,
                         seat->last_seq);
        seat->repeats = false;
        end_when_rejoined(t);
        return;
    }
    if (strcmp(id, seat->client->move.id) != 0) return;
    if (seq <= seat->last_seq)
        swarm_report(s, SWARM_SEQ_BACK, t, "confirmed %" PRId64 " after %" PRId64, seq, seat->last_seq);
    seat->last = seat->client->move;
    seat->last_seq = seq;
    swarm_remember(t, seq, seat->client->seat, seat->last.text);
    count_confirmed(s);
    if (seat->sent_ns) {
        latency_add(&s->confirm, us_since(seat->sent_ns));
        await_shown(seat, seq);
    }
    if (seat->asked && seat->request <= seat->last.request) seat->asked = false;
    if (seat->asked) want_to_move(seat);
}

static void on_shown(swarm_seat *seat, client_message *m) {
    swarm_table *t = seat->table;
    bool whole = m->type == CLIENT_VIEW;
    if (m->seq < seat->seen || (!whole && m->seq == seat->seen))
        swarm_report(t->swarm, SWARM_SEQ_BACK, t, "seat %d was shown %" PRId64 " after %" PRId64,
                     seat->client->seat, m->seq, seat->seen);
    if (whole)
        NOTE(seat, "view %" PRId64, m->seq);
    else
        note_received(seat, m, "event", "events");
    seat->seen = m->seq;
    note_shown(t, (uint32_t)(seat - t->seat), m->seq);
}

/* ---- coming and going ---- */

static void note_begun(swarm_table *t) {
    swarm *s = t->swarm;
    enter(t, SWARM_PLAYING);
    if (s->all_ns || s->begun < s->options->tables || s->filling) return;
    s->all_ns = uv_hrtime(); /* measurements begin */
    s->confirm = s->shown = (latency){.count = 0};
}

/* Whether all seeds for the cards have arrived: a start would ignore those that are in flight. */
static bool all_seeded(client_message *m) {
    const json_t *seat;
    size_t i;
    json_array_foreach(json_object_get(message_body(m), "chairs"), i, seat) {
        if (!json_is_true(json_object_get(seat, "seeded"))) return false;
    }
    return true;
}

static void on_table(swarm_seat *seat, client_message *m) {
    swarm_table *t = seat->table;
    const char *code = message_text(m, "code", ""), *next = message_text(m, "rematch", "");
    if (t->phase == SWARM_MAKING && seat == t->seat) {
        new_game(t, code);
        fill(t);
    } else if (t->phase == SWARM_AGAIN && *next && !strcmp(code, t->code)) {
        new_game(t, next);
        fill(t);
    } else if (t->phase == SWARM_FILLING && !strcmp(code, t->code)) {
        if (seat->client->begun)
            note_begun(t);
        else if (all_seeded(m))
            start_when_full(t);
    }
}

/* A client has reconnected: it repeats its last move, which must keep its number. */
static void note_back(swarm_seat *seat) {
    swarm *s = seat->table->swarm;
    if (!seat->lost_ns) return;
    uint64_t now = uv_hrtime();
    latency_add(&s->back, (now - seat->lost_ns) / 1000);
    seat->lost_ns = 0;
    uint64_t took = s->outage_first_ns ? (now - s->outage_first_ns) / 1000 : 0;
    if (took > s->outage_longest_us) s->outage_longest_us = took;
    if (seat->last_seq && !seat->ended) client_repeat(seat->client, &seat->last);
}

static void on_error(swarm_seat *seat, client_message *m) {
    swarm_table *t = seat->table;
    client *c = seat->client;
    const char *code = message_text(m, "error", "?");
    count_code(t->swarm, code);
    if (*message_text(m, "id", "")) NOTE(seat, "refused %s %s", message_text(m, "id", ""), code);
    if (c->stopped && t->phase != SWARM_DONE)
        swarm_report(t->swarm, SWARM_SEAT_LOST, t, "hello was refused: %s", message_text(m, "message", code));
    else if (t->phase != SWARM_DONE && t->phase > SWARM_FILLING && t->phase < SWARM_AGAIN && !c->table[0])
        swarm_report(t->swarm, SWARM_SEAT_LOST, t, "join was refused: %s", message_text(m, "message", code));
    if (!c->move.open && seat->asked) want_to_move(seat);
}

static void greeted(void *context, client *c, client_message *you) {
    swarm *s = context;
    swarm_seat *seat = c->user;
    (void)you;
    s->up++;
    if (s->up > s->up_most) s->up_most = s->up;
    if (seat->greeted) s->reconnects++;
    if (seat->greeted && !s->outage_first_ns) s->outage_first_ns = uv_hrtime();
    seat->greeted = true;
    if (seat->table && c->table[0]) NOTE(seat, "join");
    if (!seat->table) {
        s->idle_up++;
        seat->lost_ns = 0;
    } else if (seat->table->phase == SWARM_MAKING && seat == seat->table->seat) {
        client_forget_table(c);
        send_create(seat->table);
    }
}

static void received(void *context, client *c, client_message *m) {
    swarm_seat *seat = c->user;
    (void)context;
    if (!seat->table) {
        if (m->type == CLIENT_ERROR) count_code(context, message_text(m, "error", "?"));
        return;
    }
    /* until `table` has come, messages are about the table before */
    bool ours = c->state == CLIENT_SEATED && !strcmp(c->table, seat->table->code);
    switch (m->type) {
    case CLIENT_TABLE:
        on_table(seat, m);
        if (!c->begun || c->over) note_back(seat);
        break;
    case CLIENT_WELCOME: note_back(seat); break;
    case CLIENT_VIEW:
    case CLIENT_EVENT:
        if (ours) on_shown(seat, m);
        if (ours && m->type == CLIENT_VIEW) on_rejoined(seat, m->seq);
        break;
    case CLIENT_ASK:
        if (ours) on_ask(seat, m);
        break;
    case CLIENT_CONFIRM:
        on_confirm(seat, m);
        end_when_over(seat->table);
        break;
    case CLIENT_END:
        if (ours) on_end(seat, m);
        break;
    case CLIENT_BYE: count_code(context, message_text(m, "reason", "bye")); break;
    case CLIENT_ERROR:
        on_error(seat, m);
        end_when_over(seat->table);
        break;
    default: break;
    }
}

static void lost(void *context, client *c, const char *why, int pause_ms) {
    swarm *s = context;
    swarm_seat *seat = c->user;
    (void)pause_ms;
    if (!seat->greeted) count_code(s, "cannot_connect");
    if (!s->up_most) snprintf(s->why_not, sizeof s->why_not, "%s", why);
    if (!seat->greeted || seat->lost_ns) return;
    seat->lost_ns = uv_hrtime();
    s->up--;
    s->outage_first_ns = 0;
    if (!seat->table) {
        s->idle_up--;
        s->idle_lost++;
        return;
    }
    NOTE(seat, "lost");
    seat->asked = false;
    seat->sent_ns = 0; /* a move in flight is not timed */
    for (uint32_t i = 0; i < seat->table->seats; i++) seat->table->seat[i].flight_seq = 0;
}

client_handler swarm_handler(swarm *s) {
    return (client_handler){.greeted = greeted, .received = received, .lost = lost, .context = s};
}

/* ---- work that is due ---- */

/* Repeats requests that were not answered: the server may have been gone. */
static void repeat_requests(swarm_table *t) {
    const client *first = t->seat[0].client;
    switch (t->phase) {
    case SWARM_MAKING:
        if (first->state >= CLIENT_HERE) send_create(t);
        break;
    case SWARM_FILLING:
        fill(t);
        t->starting = false;
        start_when_full(t);
        break;
    case SWARM_CHECKING: fetch(t); break;
    case SWARM_REJOINING: rejoin(t); break;
    case SWARM_AGAIN:
        if (first->state == CLIENT_SEATED) client_send_type(t->seat[0].client, "rematch");
        t->since_ns = uv_hrtime();
        break;
    default: break;
    }
}

static void begin_more(swarm *s) {
    const swarm_options *o = s->options;
    for (int i = 0; i < IDLE_A_TICK && s->idle_begun < o->idle; i++)
        client_start(s->idle[s->idle_begun++].client);
    while (s->begun < o->tables && s->filling < FILLING_MOST) begin_table(&s->tables[s->begun++]);
}

/* The time is over: games that have begun are checked, and no others begin. */
static void begin_ending(swarm *s, uint64_t now) {
    s->unended = swarm_unended(s);
    s->ending = true;
    s->measured_ns = now;
    for (uint32_t i = 0; i < s->options->tables; i++) {
        swarm_table *t = &s->tables[i];
        if (t->phase <= SWARM_FILLING || t->phase == SWARM_AGAIN) enter(t, SWARM_DONE);
    }
}

static void go_on_ending(swarm *s, uint64_t now) {
    bool is_late = now - s->measured_ns > UINT64_C(1000000000) * ENDING_S;
    for (uint32_t i = 0; i < s->options->tables; i++) {
        swarm_table *t = &s->tables[i];
        if (t->phase == SWARM_PLAYING) begin_rejoining(t);
        if (!is_late || t->phase == SWARM_DONE) continue;
        swarm_report(s, SWARM_SEAT_LOST, t, "it could not be fetched at the end");
        enter(t, SWARM_DONE);
    }
}

void swarm_tick(uv_timer_t *timer) {
    swarm *s = timer->data;
    uint32_t tables = s->options->tables;
    uint64_t now = uv_hrtime();
    if (!s->ending && s->end_ns && now >= s->end_ns) begin_ending(s, now);
    if (s->ending)
        go_on_ending(s, now);
    else
        begin_more(s);
    for (uint32_t i = 0; i < s->begun; i++)
        if (now - s->tables[i].since_ns > UINT64_C(1000000) * PATIENCE_MS) repeat_requests(&s->tables[i]);
    if ((s->ending || tables) && swarm_count(s, SWARM_DONE) == tables) uv_stop(&s->loop);
}
