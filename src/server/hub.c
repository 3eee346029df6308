#include "server/hub.h"

#include <stdlib.h>

#include "server/codes.h"
#include "server/creation.h"
#include "server/greeting.h"
#include "server/json_write.h"
#include "server/lobby.h"
#include "server/log.h"
#include "server/moderation.h"
#include "server/pads.h"
#include "server/records.h"
#include "server/tables.h"

enum {
    BEAT_MS = 1000,
    BEATS_A_NOTE = 10, /* of the clock, in the journal */
    DAY_S = 24 * 3600,
    GUEST_BYTES = 8 * ROOM_NAME_MAX + 256 /* of the JSON of a guest */
};

struct hub {
    const server_config *config;
    store *store;
    server_metrics *metrics;
    server_clock *clock;
    names *names;
    allowances *allowances;
    guests *guests;
    greeting *greeting;
    server_journal *journal;
    memberships *memberships;
    nodes *nodes;
    tables *tables;
    lobby *lobby;
    records *records;
    pushes *pushes;
    pads *pads;
    moderation *moderation;
    net_handler handler;
    uv_timer_t beat; /* writes the server's clock to the journal, and updates the lobby */
    uint64_t beats;
    bool draining;
    uint64_t *found; /* tables that the store has at the start */
    size_t found_count, found_room;
    store_job listing; /* of parts that were taken */
    bool is_listing;
};

/* ---- messages ---- */

static void opened(void *context, net_client *client) {
    hub *h = context;
    guest *g = guests_add(h->guests, client);
    *net_client_data(client) = g;
    if (!g)
        net_bye(client, "too_slow", "the server is out of memory");
    else
        moderation_keeps_out(h->moderation, g, 0);
}

static void closed(void *context, net_client *client) {
    hub *h = context;
    guest *g = *net_client_data(client);
    if (!g) return;
    *net_client_data(client) = NULL;
    if (guest_player(g))
        server_log(LOG_LEVEL_INFO, "guest_gone", LOG_NUMBER("player", guest_player(g)),
                   LOG_TEXT("address", guest_whole_address(g)), LOG_NUMBER("seconds", guest_seconds(g)));
    memberships_forget(h->memberships, g);
    nodes_forget(h->nodes, g);
    tables_forget(h->tables, g);
    pads_leave(h->pads, g);
    guest_close(g);
}

static void watch_lobby(hub *h, guest *g, const uc_command *message) {
    guest_watch_lobby(g, message->on);
    if (message->on) lobby_send(h->lobby, g);
}

/** Both codes are in one part. */
static void share(hub *h, guest *g, const uc_command *message) {
    uint64_t code = tables_new_number(h->tables), look = tables_new_number(h->tables);
    while (look == code || store_part(look) != store_part(code)) look = tables_new_number(h->tables);
    pads_share(h->pads, g, message, code, look);
}

static bool is_pad(const hub *h, const uc_command *message) {
    return message->type == UC_COMMAND_JOIN && pads_has(h->pads, code_read(message->table));
}

static const char no_name[] = "this needs a name: reconnect and send hello with a name";

/** The table is this node's. */
static void join_here(void *context, guest *g, const uc_command *message) {
    hub *h = context;
    if (is_pad(h, message))
        pads_join(h->pads, g, message);
    else if (guest_now(g) == GUEST_NAMELESS && !message->watch)
        guest_error(g, message, "hello_first", no_name);
    else
        tables_join(h->tables, g, message);
}

static void join(hub *h, guest *g, const uc_command *message) {
    uint64_t number = code_read(message->table);
    if (!number || nodes_serve(h->nodes, number))
        join_here(h, g, message);
    else
        nodes_join(h->nodes, g, message, number);
}

static void quick(hub *h, guest *g, const uc_command *message) {
    bool here = lobby_find(h->lobby, message->game, guest_player(g));
    if (here || !nodes_quick(h->nodes, g, message->game))
        creation_quick(h->tables, h->lobby, h->clock, g, message);
}

static void leave(hub *h, guest *g, const uc_command *message) {
    if (!guest_where(g)->pad) {
        tables_command(h->tables, g, message);
        return;
    }
    pads_leave(h->pads, g);
    guest_send_type(g, "left");
}

static void emote(hub *h, guest *g, const uc_command *message) {
    char buffer[UC_MESSAGE_MAX + MEASURE_WHY_MAX];
    uc_text why;
    const measure *mute = moderation_on_player(h->moderation, MEASURE_MUTE, guest_player(g));
    uc_text_start(&why, buffer, sizeof buffer);
    if (mute) measure_sentence(&why, mute);
    if (mute)
        guest_error(g, message, "muted", buffer);
    else
        tables_command(h->tables, g, message);
}

/** The guest's table is on its way to another node, and the guest will follow: what it sends now is lost, as
 * with a lost connection. */
static bool is_moving(const hub *h, guest *g, const uc_command *message) {
    const guest_place *where = guest_where(g);
    uint64_t number = where->waits_at ? where->waits_at : where->pad ? where->pad : where->table;
    return message->type != UC_COMMAND_JOIN && number && !nodes_serve(h->nodes, number);
}

/** A node that has no parts yet makes no tables. */
static bool cannot_make(const hub *h, guest *g, const uc_command *message) {
    bool makes = message->type == UC_COMMAND_CREATE || message->type == UC_COMMAND_QUICK ||
                 message->type == UC_COMMAND_SHARE;
    if (!makes || nodes_serve_any(h->nodes)) return false;
    guest_error(g, message, "busy", "the server is starting or stopping; try again soon");
    return true;
}

static void carry_out(hub *h, guest *g, const uc_command *message) {
    if (is_moving(h, g, message) || cannot_make(h, g, message)) return;
    switch (message->type) {
    case UC_COMMAND_LOBBY: watch_lobby(h, g, message); break;
    case UC_COMMAND_MINE: memberships_ask(h->memberships, g); break;
    case UC_COMMAND_CREATE: creation_create(h->tables, h->clock, g, message); break;
    case UC_COMMAND_QUICK: quick(h, g, message); break;
    case UC_COMMAND_JOIN: join(h, g, message); break;
    case UC_COMMAND_LEAVE: leave(h, g, message); break;
    case UC_COMMAND_SHARE: share(h, g, message); break;
    case UC_COMMAND_ENTER: pads_enter(h->pads, g, message); break;
    case UC_COMMAND_EMOTE: emote(h, g, message); break;
    case UC_COMMAND_PUSH: pushes_command(h->pushes, g, message); break;
    case UC_COMMAND_VISIBLE: guest_set_visible(g, message->on); break;
    default: tables_command(h->tables, g, message);
    }
}

/** Whether a message needs no name: it changes nothing and takes no seat, or it is about a shared pad. Where
 * to join is known only later (join_here). */
static bool needs_no_name(const uc_command *message) {
    return message->type == UC_COMMAND_SHARE || message->type == UC_COMMAND_ENTER ||
           message->type == UC_COMMAND_LOBBY || message->type == UC_COMMAND_MINE ||
           message->type == UC_COMMAND_LEAVE || message->type == UC_COMMAND_VISIBLE ||
           message->type == UC_COMMAND_JOIN;
}

/** Slows the guest down if its address or its player sends too much. */
static void count_talk(hub *h, guest *g) {
    int64_t now = clock_now(h->clock);
    guest_slow(g, allowance_spend(h->allowances, ALLOWANCE_TALK, guest_address(g), now));
    if (guest_player(g))
        guest_slow(g, allowance_spend_id(h->allowances, ALLOWANCE_PLAYER_TALK, guest_player(g), now));
}

static void received(void *context, net_client *client, const char *bytes, size_t length) {
    hub *h = context;
    guest *g = *net_client_data(client);
    uc_command message;
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    if (!g) return;
    count_talk(h, g);
    guest_state state = guest_now(g);
    if (!uc_command_decode(&message, bytes, length, &why))
        guest_error(g, NULL, "bad_message", buffer);
    else if (h->draining)
        guest_error(g, &message, "shutting_down", "the server is restarting; try again in a moment");
    else if (message.type == UC_COMMAND_HELLO && nodes_are_cut_off(h->nodes))
        net_bye(client, "shutdown", "the server is cut off from its database"); /* others are not */
    else if (message.type == UC_COMMAND_HELLO && state == GUEST_NEW)
        greeting_hello(h->greeting, g, &message);
    else if (message.type == UC_COMMAND_HELLO)
        guest_error(g, &message, "bad_message", "you have already sent hello");
    else if (state < GUEST_NAMELESS)
        guest_error(g, &message, "hello_first", "send hello first");
    else if (state == GUEST_NAMELESS && !needs_no_name(&message))
        guest_error(g, &message, "hello_first", no_name);
    else
        carry_out(h, g, &message);
}

static void fetch(void *context, net_fetch *asked, const char *path) {
    hub *h = context;
    records_fetch(h->records, asked, path);
}

static const char *unready(void *context) {
    const hub *h = context;
    const char *why = h->draining ? "the server is shutting down" : store_unready(h->store);
    if (!why) why = nodes_unready(h->nodes);
    if (!why && tables_full(h->tables)) why = "no room for more tables";
    return why;
}

static void checked(void *context) {
    const hub *h = context;
    nodes_note_check(h->nodes);
}

/* ---- each second ---- */

static void beat(uv_timer_t *timer) {
    hub *h = timer->data;
    lobby_notify_all(h->lobby);
    if (!h->draining) {
        pads_tidy(h->pads);
        moderation_beat(h->moderation, h->tables, h->memberships);
        h->metrics->reports_open =
            server_journal_open_reports(h->journal, moderation_has_settled, h->moderation);
    }
    h->metrics->tables = tables_count(h->tables);
    h->metrics->bots_waiting = tables_bots_waiting(h->tables);
    h->metrics->store_waiting = store_waiting(h->store);
    if (++h->beats % BEATS_A_NOTE || h->draining) return;
    if (h->metrics->tables_loaded || store_unready(h->store)) /* it may work again */
        server_journal_note(h->journal, "beat");
}

/* ---- the parts ---- */

static bool all_known(void *context) {
    const hub *h = context;
    return tables_all_known(h->tables);
}

static void look(void *context, uint64_t number, membership_look *ret_look, table_summary *ret_summary) {
    const hub *h = context;
    const table *t = tables_find(h->tables, number);
    const room *r = t ? table_room(t) : NULL;
    *ret_look = (membership_look){
        .is_settled = !t || table_is_settled(t), .is_loaded = r, .phase = t ? table_phase_word(t) : "paused"};
    if (r && ret_summary) summary_of(ret_summary, r, clock_at(h->clock, number));
}

static bool serve(void *context, uint64_t number) {
    const hub *h = context;
    return nodes_serve(h->nodes, number);
}

static int64_t now(void *context, uint64_t number) {
    const hub *h = context;
    return clock_at(h->clock, number);
}

static bool find_table(void *context, uint64_t number) {
    hub *h = context;
    if (h->found_count == h->found_room) {
        size_t wanted = 2 * h->found_room + 64;
        uint64_t *grown = realloc(h->found, wanted * sizeof *grown);
        if (!grown) return false;
        h->found = grown;
        h->found_room = wanted;
    }
    h->found[h->found_count++] = number;
    return true;
}

/* ---- parts ---- */

static void add_listed(hub *h, uint64_t id) {
    if (is_shared_pad(id))
        pads_add(h->pads, id);
    else if (is_server_journal(id))
        server_journal_archive(h->journal, id);
    else if (is_table_journal(id))
        tables_add(h->tables, id);
}

static void listed(store_job *job) {
    hub *h = job->owner;
    h->is_listing = false;
    if (job->status == STORE_OK) {
        for (uint32_t i = 0; i < job->count; i++) add_listed(h, job->tables[i]);
        nodes_opened(h->nodes, job->parts);
        tables_begin(h->tables);
    }
    free(job->tables);
}

static void open_parts(void *context, uint64_t parts) {
    hub *h = context;
    if (!h->tables || h->is_listing) return; /* at the start all journals are read */
    h->is_listing = true;
    h->listing = (store_job){.kind = STORE_LIST, .parts = parts, .done = listed, .owner = h};
    store_submit(h->store, &h->listing);
}

static bool release_parts(void *context, uint64_t parts) {
    hub *h = context;
    bool no_tables = tables_release(h->tables, parts), no_pads = pads_release(h->pads, parts);
    return no_tables && no_pads;
}

static void retry_tables(void *context) {
    const hub *h = context;
    tables_retry(h->tables);
}

static void write_news(void *context, uc_text *text) {
    const hub *h = context;
    if (h->lobby) lobby_write_news(h->lobby, text);
}

static bool open_nodes(hub *h, uv_loop_t *loop, uc_text *message) {
    if (!(h->clock = clock_open()) || !(h->guests = guests_open(h->metrics))) return false;
    h->nodes = nodes_open(&(nodes_parts){.config = h->config,
                                         .loop = loop,
                                         .store = h->store,
                                         .clock = h->clock,
                                         .guests = h->guests,
                                         .context = h,
                                         .open = open_parts,
                                         .release = release_parts,
                                         .join = join_here,
                                         .works = retry_tables,
                                         .news = write_news},
                          message);
    if (!h->nodes) return false;
    h->journal = server_journal_open(h->store, h->clock, nodes_own(h->nodes), nodes_know_time(h->nodes),
                                     find_table, h, message);
    if (h->journal) nodes_begin(h->nodes);
    return h->journal;
}

/** The modules that tables need; false and a `message`, which is empty if memory ran out. */
static bool open_people(hub *h, uv_loop_t *loop, uc_text *message) {
    if (!open_nodes(h, loop, message)) return false;
    store_forget_players(h->store, clock_now(h->clock) / 1000 - (int64_t)h->config->forget_days * DAY_S);
    h->names = names_open(h->config->names, message);
    h->allowances = allowances_open(h->config, h->metrics);
    if (!h->names || !h->allowances) return false;
    h->moderation = moderation_open(
        &(moderation_parts){
            .store = h->store, .clock = h->clock, .guests = h->guests, .is_shared = *h->config->store},
        message);
    if (!h->moderation) return false;
    h->pushes = pushes_open(&(pushes_parts){.config = h->config,
                                            .loop = loop,
                                            .store = h->store,
                                            .clock = h->clock,
                                            .allowances = h->allowances,
                                            .guests = h->guests,
                                            .metrics = h->metrics},
                            message);
    if (!h->pushes) return false;
    h->greeting = greeting_open(&(greeting_parts){.store = h->store,
                                                  .clock = h->clock,
                                                  .allowances = h->allowances,
                                                  .metrics = h->metrics,
                                                  .pushes = h->pushes,
                                                  .names = h->names,
                                                  .moderation = h->moderation});
    return h->greeting;
}

static bool open_tables(hub *h, uv_loop_t *loop) {
    h->memberships = memberships_open(&(membership_source){.all_known = all_known,
                                                           .look = look,
                                                           .now = now,
                                                           .serve = serve,
                                                           .store = *h->config->store ? h->store : NULL,
                                                           .context = h});
    if (!h->memberships) return false;
    h->pads = pads_open(&(pads_parts){.config = h->config,
                                      .store = h->store,
                                      .clock = h->clock,
                                      .allowances = h->allowances,
                                      .metrics = h->metrics});
    if (!h->pads) return false;
    h->tables = tables_open(&(tables_parts){.config = h->config,
                                            .loop = loop,
                                            .store = h->store,
                                            .clock = h->clock,
                                            .journal = h->journal,
                                            .memberships = h->memberships,
                                            .nodes = h->nodes,
                                            .allowances = h->allowances,
                                            .pushes = h->pushes,
                                            .pads = h->pads,
                                            .metrics = h->metrics});
    if (!h->tables) return false;
    for (size_t i = 0; i < h->found_count; i++) {
        uint64_t id = h->found[i];
        bool fine =
            is_shared_pad(id) ? pads_add(h->pads, id) : !is_table_journal(id) || tables_add(h->tables, id);
        if (!fine) return false;
    }
    h->lobby = lobby_open(h->tables, h->nodes, h->guests);
    h->records = records_open(&(records_parts){
        .store = h->store, .clock = h->clock, .tables = h->tables, .allowances = h->allowances});
    return h->lobby && h->records;
}

hub *hub_open(const server_config *config, uv_loop_t *loop, store *s, server_metrics *metrics,
              uc_text *message) {
    hub *h = calloc(1, sizeof *h);
    if (!h) return uc_text_add(message, "out of memory"), NULL;
    h->config = config;
    h->store = s;
    h->metrics = metrics;
    h->handler = (net_handler){.opened = opened,
                               .received = received,
                               .closed = closed,
                               .fetch = fetch,
                               .unready = unready,
                               .checked = checked,
                               .context = h};
    uv_timer_init(loop, &h->beat);
    h->beat.data = h;
    if (!open_people(h, loop, message) || !open_tables(h, loop)) {
        if (!message->length) uc_text_add(message, "out of memory");
        return hub_close(h), NULL;
    }
    uv_timer_start(&h->beat, beat, BEAT_MS, BEAT_MS);
    server_journal_note(h->journal, "run " UPCARD_VERSION);
    tables_begin(h->tables);
    return h;
}

const net_handler *hub_handler(hub *h) {
    return &h->handler;
}

void hub_drain(hub *h) {
    if (h->draining) return;
    h->draining = true;
    tables_drain(h->tables);
    records_drain(h->records);
    server_journal_note(h->journal, "stop");
}

bool hub_busy(const hub *h) {
    return store_uncollected(h->store) > 0;
}

void hub_leave(hub *h) {
    nodes_leave(h->nodes);
}

bool hub_has_left(const hub *h) {
    return nodes_have_left(h->nodes);
}

bool hub_is_cut_off(const hub *h) {
    return nodes_are_cut_off(h->nodes);
}

void hub_note_loss(const hub *h) {
    nodes_note_loss(h->nodes);
}

const char *hub_owner(const hub *h, const char *code) {
    return nodes_owner(h->nodes, code_read(code));
}

table_ending hub_end_table(hub *h, const char *code) {
    uint64_t pad = code_read(code);
    return pads_has(h->pads, pad) ? pads_end(h->pads, pad) : tables_end(h->tables, code);
}

bool hub_measure(hub *h, const char *line, void (*done)(void *context, const char *why), void *context) {
    char name[STORE_NAME_MAX], buffer[UC_MESSAGE_MAX];
    uc_text why;
    measure one;
    uc_text_start(&why, buffer, sizeof buffer);
    bool fine = measure_read(&one, line);
    if (!fine)
        uc_text_add(&why, "this is not a measure");
    else if (*one.name)
        fine = names_read(h->names, one.name, name, sizeof name, &why);
    if (fine) return moderation_take(h->moderation, &one, done, context);
    done(context, buffer);
    return true;
}

static void list_guest(void *context, guest *g) {
    uc_text *text = context;
    char code[CODE_MAX] = "";
    if (guest_where(g)->table) code_text(code, guest_where(g)->table);
    uc_text_add(text, "{\"player\":");
    uc_text_add_number(text, (int64_t)guest_player(g));
    write_word(text, "name", guest_name(g));
    write_text(text, "address", guest_whole_address(g));
    write_word(text, "table", code);
    write_number(text, "seconds", guest_seconds(g));
    uc_text_add(text, "}\n");
}

char *hub_list_guests(const hub *h) {
    size_t bytes = (h->metrics->connections + 1) * GUEST_BYTES;
    char *list = malloc(bytes);
    uc_text text;
    if (!list) return NULL;
    uc_text_start(&text, list, bytes);
    guests_each(h->guests, list_guest, &text);
    return list;
}

/* ---- the end ---- */

static void free_hub(uv_handle_t *timer) {
    hub *h = timer->data;
    greeting_close(h->greeting);
    server_journal_close(h->journal);
    memberships_close(h->memberships);
    allowances_close(h->allowances);
    moderation_close(h->moderation);
    names_close(h->names);
    guests_close(h->guests);
    clock_close(h->clock);
    free(h->found);
    free(h);
}

static void close_last(void *context) {
    hub *h = context;
    uv_close((uv_handle_t *)&h->beat, free_hub);
}

void hub_close(hub *h) {
    uv_timer_stop(&h->beat);
    pushes_close(h->pushes);
    records_close(h->records);
    pads_close(h->pads);
    lobby_close(h->lobby);
    nodes_close(h->nodes);
    if (h->tables)
        tables_close(h->tables, close_last, h);
    else
        close_last(h);
}
