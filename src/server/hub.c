/* The hub: who comes and goes, what they say first, the server's own journal and its clock. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/hosted.h"
#include "server/log.h"
#include "server/put.h"

enum {
    BEAT_MS = 1000,
    BEATS_A_NOTE = 10,  /* of the clock, in the journal */
    SEEN_S = 24 * 3600, /* a player's last day is written down once a day */
    HOUR_MS = 3600 * 1000,
    NOTE_MAX = 480, /* bytes of a line of it */
    TALK_S = 4,     /* seconds over which messages a second are averaged */
    MINUTE_MS = 60 * 1000,
    REPORTS_AN_HOUR = 20,   /* of a player: each is kept for good */
    ADDRESS_CATCH_UPS = 20, /* a second */
    READING = 256,          /* journals that are read at a time before it */
    WAKING = 32             /* tables that are loaded at a time after the start */
};

/* Tables of the store from here on are the server's own journals, one for each run. */
static const uint64_t runs = UINT64_C(1) << 40;

/** What is kept beside tables: a player, or a line of the server's own journal. */
typedef struct errand {
    store_job job;
    hub *hub;
    guest *from; /**< whose it is; NULL: nobody's, or they have gone */
    player *player;
    char token[PLAYER_TOKEN_MAX]; /**< of a new player */
    char line[512];
} errand;

/* ---- clock and store ---- */

int64_t hub_now(const hub *h) {
    return clock_now(h->clock);
}

void hub_advance(hub *h, int64_t time) {
    clock_advance(h->clock, time);
}

void hub_submit(hub *h, store_job *job) {
    h->jobs++;
    store_submit(h->store, job);
}

void hub_finished(hub *h) {
    h->jobs--;
}

static errand *new_errand(hub *h, guest *from) {
    errand *e = calloc(1, sizeof *e);
    if (!e) return NULL;
    e->hub = h;
    e->from = from;
    e->job.owner = e;
    if (from) from->errand = e;
    return e;
}

static void free_errand(errand *e) {
    if (e->from) e->from->errand = NULL;
    free(e);
}

/** A journal that failed to take a line may or may not go on: a new one is begun. */
static void noted(store_job *job) {
    errand *e = job->owner;
    hub *h = e->hub;
    hub_finished(h);
    if (job->status != STORE_OK) {
        h->run++;
        h->run_lines = 0;
        if (e->from) tell_error(e->from, NULL, "cannot_save", tell_cannot_save);
    } else if (e->from) {
        uc_text text = tell_begin(h);
        uc_say_type(&text, "reported");
        tell(e->from, &text);
    }
    free_errand(e);
}

void hub_note(hub *h, const char *line, guest *from) {
    if (from && from->errand) {
        tell_error(from, NULL, "busy", "one thing after the other");
        return;
    }
    errand *e = new_errand(h, from);
    if (!e) return;
    snprintf(e->line, sizeof e->line, "%" PRId64 " %.*s\n", hub_now(h), NOTE_MAX, line);
    e->job.kind = STORE_APPEND;
    e->job.table = h->run;
    e->job.after = h->run_lines++;
    e->job.lines = e->line;
    e->job.length = strlen(e->line);
    e->job.count = 1;
    e->job.done = noted;
    hub_submit(h, &e->job);
}

/* ---- hello ---- */

static void add_tables(uc_text *text) {
    const char *games[16] = {NULL}, *levels[16] = {NULL};
    for (int i = 0; uc_games[i]; i++) games[i] = uc_games[i]->id;
    for (int i = 0; uc_bots[i + 1].id; i++) levels[i] = uc_bots[i + 1].id; /* without `random` */
    put_list(text, "emotes", uc_emotes);
    put_list(text, "reasons", uc_report_reasons);
    put_list(text, "levels", levels);
    put_list(text, "games", games);
    put_key(text, "clocks");
    uc_text_add(text, "[");
    for (const room_clock *clock = room_clocks; clock->id; clock++) {
        uc_text_add(text, clock == room_clocks ? "{\"id\":" : ",{\"id\":");
        uc_text_add_quoted(text, clock->id);
        put_number(text, "turn_s", clock->turn_s);
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
}

static bool is_nameless(const guest *g) {
    return g->player == &g->hub->nobody;
}

static void tell_you(guest *g, const char *token) {
    uc_text text = tell_begin(g->hub);
    uc_text_add(&text, "{\"type\":\"you\",\"protocol\":1,\"id\":");
    if (is_nameless(g))
        uc_text_add(&text, "null");
    else
        uc_text_add_number(&text, (int64_t)g->player->kept.id);
    put_word(&text, "name", g->player->kept.name);
    if (*token) put_text(&text, "token", token);
    put_text(&text, "version", UPCARD_VERSION);
    put_number(&text, "layout", UC_LAYOUT);
    add_tables(&text);
    uc_text_add(&text, "}");
    tell(g, &text);
}

static void greeted(store_job *job) {
    errand *e = job->owner;
    hub *h = e->hub;
    bool fine = job->status == STORE_OK, new = e->token[0] != '\0';
    hub_finished(h);
    if (fine)
        e->player->kept = job->player;
    else if (new)
        players_remove(h->players, e->player);
    if (e->from && fine) {
        e->from->player = e->player;
        tell_you(e->from, e->token);
    } else if (e->from) {
        e->from->greeted = false;
        tell_error(e->from, NULL, "cannot_save", tell_cannot_save);
    }
    free_errand(e);
}

/** Keeps a player, and answers then. */
static void keep_player(guest *g, player *p, const store_player *kept, const char *token) {
    errand *e = new_errand(g->hub, g);
    if (!e) return;
    e->player = p;
    snprintf(e->token, sizeof e->token, "%s", token);
    e->job.kind = STORE_PUT_PLAYER;
    e->job.player = *kept;
    e->job.done = greeted;
    g->greeted = true;
    hub_submit(g->hub, &e->job);
}

static void greet_new(guest *g, const uc_command *heard, const char *name) {
    char token[PLAYER_TOKEN_MAX];
    hub *h = g->hub;
    if (!quota_take(h->new_guests, net_client_address(g->client), hub_now(h))) {
        tell_error(g, heard, "too_many", "too many new guests from your address; try again in an hour");
        return;
    }
    player *p = players_new(h->players, name, hub_now(h) / 1000, token);
    if (p)
        keep_player(g, p, &p->kept, token);
    else
        tell_error(g, heard, "busy", "the server is out of memory; try again soon");
}

/** A known player, perhaps by another name from now on. */
static void greet_known(guest *g, player *p, const char *name) {
    store_player kept = p->kept;
    int64_t now_s = hub_now(g->hub) / 1000;
    bool renamed = *name && strcmp(name, kept.name) != 0;
    if (renamed) memcpy(kept.name, name, sizeof kept.name);
    if (!renamed && now_s - kept.seen_s < SEEN_S) {
        g->greeted = true;
        g->player = p;
        tell_you(g, "");
        return;
    }
    kept.seen_s = now_s;
    keep_player(g, p, &kept, "");
}

static player *find_player(guest *g, const uc_command *heard) {
    hub *h = g->hub;
    player *p =
        players_find(h->players, heard->token); /* also where others of this address guess: nobody can */
    if (p) return p;
    if (quota_take(h->misses, net_client_address(g->client), hub_now(h)))
        tell_error(g, heard, "bad_token", "nobody has this token; say hello without one to begin anew");
    else
        tell_error(g, heard, "too_many", "too many wrong tokens; try again in a minute");
    return NULL;
}

/** Who gives no name is nobody that is kept: they only look. */
static void greet_nameless(guest *g) {
    g->greeted = true;
    g->player = &g->hub->nobody;
    tell_you(g, "");
}

static void hello(guest *g, const uc_command *heard) {
    char name[STORE_NAME_MAX] = "", buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (heard->protocol != UC_PROTOCOL) {
        tell_error(g, heard, "bad_protocol", "this server speaks protocol 1");
        return;
    }
    if (*heard->name && !names_read(g->hub->names, heard->name, name, sizeof name, &message)) {
        tell_error(g, heard, "bad_name", buffer);
        return;
    }
    g->raw = heard->raw;
    if (*heard->token) {
        player *p = find_player(g, heard);
        if (p) greet_known(g, p, name);
    } else if (*name) {
        greet_new(g, heard, name);
    } else {
        greet_nameless(g);
    }
}

/* ---- connections ---- */

static void opened(void *context, net_client *client) {
    hub *h = context;
    guest *g = calloc(1, sizeof *g);
    *net_client_data(client) = g;
    if (!g) {
        net_bye(client, "too_slow", "the server is out of memory");
        return;
    }
    g->hub = h;
    g->client = client;
    g->viewer = UC_SPECTATOR;
    g->next = h->guests;
    g->link = &h->guests;
    if (h->guests) h->guests->link = &g->next;
    h->guests = g;
}

static void closed(void *context, net_client *client) {
    guest *g = *net_client_data(client);
    hosted *t = g ? g->at : NULL;
    (void)context;
    if (!g) return;
    tables_forget_guest(g);
    mine_forget_guest(g);
    if (g->errand) g->errand->from = NULL;
    tables_detach(g);
    *g->link = g->next;
    if (g->next) g->next->link = g->link;
    *net_client_data(client) = NULL;
    free(g);
    if (t) tables_attend(t);
}

static void lobby(guest *g, const uc_command *heard) {
    g->lobby = heard->on;
    if (g->lobby) lobby_tell(g);
}

static void carry_out(guest *g, const uc_command *heard, const char *bytes, size_t length) {
    switch (heard->type) {
    case UC_COMMAND_LOBBY: lobby(g, heard); break;
    case UC_COMMAND_MINE: mine_ask(g); break;
    case UC_COMMAND_CREATE: wishes_create(g, heard); break;
    case UC_COMMAND_QUICK: wishes_quick(g, heard); break;
    case UC_COMMAND_JOIN: wishes_join(g, heard, bytes, length); break;
    default:
        if (g->at)
            tables_wish(g->at, g, heard, bytes, length);
        else
            tell_error(g, heard, "not_seated", "you are at no table; join one first");
    }
}

/** What does without a name, since it changes nothing and no chair comes of it. */
static bool only_looks(const uc_command *heard) {
    return heard->type == UC_COMMAND_LOBBY || heard->type == UC_COMMAND_MINE ||
           heard->type == UC_COMMAND_LEAVE || (heard->type == UC_COMMAND_JOIN && heard->watch);
}

/** Where its address or its player talks too much, it is slowed down. */
static void count_talk(guest *g) {
    hub *h = g->hub;
    int64_t now = hub_now(h);
    net_slow(g->client, quota_spend(h->address_talk, net_client_address(g->client), now));
    if (g->player && !is_nameless(g))
        net_slow(g->client, quota_spend_id(h->player_talk, g->player->kept.id, now));
}

static void heard_frame(void *context, net_client *client, const char *bytes, size_t length) {
    hub *h = context;
    guest *g = *net_client_data(client);
    uc_command heard;
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!g) return;
    count_talk(g);
    if (!uc_command_decode(&heard, bytes, length, &message))
        tell_error(g, NULL, "bad_message", buffer);
    else if (h->draining)
        tell_error(g, &heard, "shutting_down", "the server is being restarted; come back in a moment");
    else if (heard.type == UC_COMMAND_HELLO && !g->greeted)
        hello(g, &heard);
    else if (heard.type == UC_COMMAND_HELLO)
        tell_error(g, &heard, "bad_message", "you have said hello already");
    else if (!g->player)
        tell_error(g, &heard, "hello_first", "say hello first");
    else if (is_nameless(g) && !only_looks(&heard))
        tell_error(g, &heard, "hello_first", "this takes a name: connect anew, and say hello with one");
    else
        carry_out(g, &heard, bytes, length);
}

/* ---- the server's own journal ---- */

static void beat(uv_timer_t *timer) {
    hub *h = timer->data;
    lobby_tell_all(h);
    h->metrics->tables = h->tables;
    h->metrics->players = players_count(h->players);
    h->metrics->bots_waiting = pool_waiting(h->pool);
    h->metrics->store_waiting = store_waiting(h->store);
    if (++h->beats % BEATS_A_NOTE == 0 && h->metrics->tables_loaded && !h->draining)
        hub_note(h, "beat", NULL);
}

/** What the store has at the start. */
typedef struct found {
    hub *hub;
    store_entry *entries;
    size_t count, room;
} found;

static bool find_table(void *context, const store_entry *entry) {
    found *f = context;
    if (f->count == f->room) {
        size_t wanted = 2 * f->room + 64;
        store_entry *grown = realloc(f->entries, wanted * sizeof *grown);
        if (!grown) return false;
        f->entries = grown;
        f->room = wanted;
    }
    f->entries[f->count++] = *entry;
    if (entry->table >= f->hub->run) f->hub->run = entry->table + 1;
    return true;
}

/** Before the loop runs: waits for all jobs. */
static void wait_for_jobs(hub *h) {
    while (h->jobs) {
        uv_sleep(1);
        store_collect(h->store);
    }
}

static void note_archived(store_job *job) {
    hub_finished(job->owner);
    free(job);
}

/** The clock is not behind the last line of a journal. */
static void note_time(store_job *job) {
    hub *h = job->owner;
    hub_advance(h, clock_of_journal(job->lines, job->length));
    free(job->lines);
    hub_finished(h);
    if (job->status != STORE_OK || job->table < runs) {
        free(job);
        return;
    }
    job->kind = STORE_ARCHIVE;
    job->after = job->count;
    job->done = note_archived;
    hub_submit(h, job);
}

/** Reads when something was last written there; a journal of the server itself is over, and archived. */
static bool ask_time(hub *h, uint64_t table) {
    store_job *job = calloc(1, sizeof *job);
    if (!job) return false;
    *job = (store_job){.kind = STORE_READ, .table = table, .done = note_time, .owner = h};
    hub_submit(h, job);
    if (h->jobs >= READING) wait_for_jobs(h);
    return true;
}

/** The clock goes on where it stood. The server's own journal tells it every few seconds, and what was
 * written behind that by itself: were it found out table by table, time would jump for who plays by then. */
static bool take_up_clock(hub *h, const found *f) {
    uint64_t told = 0;
    bool fine = true;
    for (size_t i = 0; i < f->count; i++)
        if (f->entries[i].table >= runs && f->entries[i].place > told) told = f->entries[i].place;
    for (size_t i = 0; fine && i < f->count; i++)
        if (f->entries[i].table >= runs || f->entries[i].place > told)
            fine = ask_time(h, f->entries[i].table);
    wait_for_jobs(h);
    return fine;
}

/** Tables that are not over go to the directory, cold. */
static bool take_up_tables(hub *h, const found *f) {
    h->waking = calloc(f->count + 1, sizeof *h->waking);
    for (size_t i = 0; h->waking && i < f->count; i++) {
        if (f->entries[i].table >= runs) continue;
        hosted *t = tables_get(h, f->entries[i].table);
        if (!t) return false;
        t->archived = false;
        t->unread = true;
        h->unread++;
        h->waking[h->waking_count++] = t->table;
    }
    return h->waking;
}

static bool take_up(hub *h, uc_text *message) {
    found f = {.hub = h};
    h->run = runs + (uint64_t)time(NULL);
    bool listed = store_list(h->store, false, find_table, &f) == STORE_OK;
    bool fine = listed && take_up_clock(h, &f) && take_up_tables(h, &f);
    free(f.entries);
    if (fine) return true;
    uc_text_add(message, listed ? "out of memory" : "cannot list the tables: ");
    if (!listed) store_trouble(h->store, message);
    return false;
}

/* ---- the whole ---- */

static bool is_ready(void *context) {
    const hub *h = context;
    return !h->draining;
}

static void wake_loop(void *context) {
    uv_async_send(context);
}

static void collect(uv_async_t *async) {
    hub *h = async->data;
    if (h->pool) pool_collect(h->pool);
}

static bool open_parts(hub *h, uc_text *message) {
    const server_config *config = h->config;
    store_forget_players(h->store, hub_now(h) / 1000 - (int64_t)config->forget_days * SEEN_S);
    h->names = names_open(config->names, message);
    h->players = h->names ? players_open(h->store, message) : NULL;
    if (!h->players) return false;
    h->new_guests = quota_open(config->guests_per_address, HOUR_MS);
    h->misses = quota_open(config->misses_per_address, MINUTE_MS);
    h->address_talk = quota_open(TALK_S * config->messages_per_address, TALK_S * 1000);
    h->player_talk = quota_open(TALK_S * config->messages_per_player, TALK_S * 1000);
    h->records = quota_open(TALK_S * config->records_per_address, TALK_S * 1000);
    h->reports = quota_open(REPORTS_AN_HOUR, HOUR_MS);
    h->catch_ups = quota_open(TALK_S * ADDRESS_CATCH_UPS, TALK_S * 1000);
    h->pool = pool_open((int)config->bot_threads, wake_loop, &h->answered);
    if (h->new_guests && h->misses && h->address_talk && h->player_talk && h->records && h->reports &&
        h->catch_ups && h->pool)
        return true;
    uc_text_add(message, "out of memory");
    return false;
}

static void open_handles(hub *h) {
    uv_async_init(h->loop, &h->answered, collect);
    uv_timer_init(h->loop, &h->beat);
    h->answered.data = h->beat.data = h;
    uv_timer_start(&h->beat, beat, BEAT_MS, BEAT_MS);
}

hub *hub_open(const server_config *config, uv_loop_t *loop, store *s, server_metrics *metrics,
              uc_text *message) {
    hub *h = calloc(1, sizeof *h);
    if (!h) return uc_text_add(message, "out of memory"), NULL;
    h->config = config;
    h->loop = loop;
    h->store = s;
    h->metrics = metrics;
    h->clock = clock_open();
    h->handler = (net_handler){.opened = opened,
                               .heard = heard_frame,
                               .closed = closed,
                               .fetch = records_fetch,
                               .ready = is_ready,
                               .context = h};
    open_handles(h);
    if (!h->clock) return uc_text_add(message, "out of memory"), hub_close(h), NULL;
    if (!take_up(h, message) || !open_parts(h, message)) return hub_close(h), NULL;
    hub_note(h, "run " UPCARD_VERSION, NULL);
    tables_wake(h, WAKING);
    return h;
}

const net_handler *hub_handler(hub *h) {
    return &h->handler;
}

void hub_drain(hub *h) {
    if (h->draining) return;
    h->draining = true;
    hub_note(h, "stop", NULL);
}

bool hub_busy(const hub *h) {
    return h->jobs > 0;
}

hub_end hub_end_table(hub *h, const char *code) {
    uint64_t table = code_read(code);
    hosted *t = table ? tables_find(h, table) : NULL;
    if (!t) return HUB_NO_TABLE;
    if (t->state == HOSTED_FROZEN) return HUB_FROZEN;
    t->empty_since = hub_now(h); /* who asks again finds it in the memory */
    if (t->state == HOSTED_COLD) tables_load(t);
    if (t->state == HOSTED_TROUBLED) return HUB_PAUSED;
    if (t->state != HOSTED_READY || t->pending) return HUB_BUSY;
    if (room_now(t->room) >= ROOM_OVER) return HUB_IS_OVER;
    pending *p = tables_prepare(t, NULL, NULL);
    if (!p) return HUB_BUSY;
    tables_settle(t, p, room_close(t->room, hub_now(h), "operator", &p->lines).code);
    return HUB_ENDS;
}

static void free_hub(uv_handle_t *last) {
    hub *h = last->data;
    clock_close(h->clock);
    free(h);
}

static void close_last(uv_handle_t *beat_timer) {
    hub *h = beat_timer->data;
    uv_close((uv_handle_t *)&h->answered, free_hub);
}

void hub_close(hub *h) {
    h->draining = true;
    pool_close(h->pool);
    h->pool = NULL; /* what it has said last may be heard after it */
    tables_close_all(h);
    players_close(h->players);
    names_close(h->names);
    quota_close(h->new_guests);
    quota_close(h->misses);
    quota_close(h->address_talk);
    quota_close(h->player_talk);
    quota_close(h->records);
    quota_close(h->reports);
    quota_close(h->catch_ups);
    free(h->waking);
    uv_close((uv_handle_t *)&h->beat, close_last);
}
