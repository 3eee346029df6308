#include "server/tables.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/codes.h"
#include "server/delivery.h"
#include "server/log.h"
#include "server/pool.h"
#include "server/table_limits.h"
#include "server/table_log.h"

enum {
    PLACES = 1 << 14,
    COMMANDS_MAX = 16, /* of a guest that wait for their table */
    WAKING = 32,       /* tables that are loaded at a time after the start */
    DEPTH = 4,         /* of events at tables that cause events at other tables */
    S_MS = 1000,
    MINUTE_MS = 60 * S_MS,
    DAY_MS = 24 * 3600 * S_MS
};

typedef struct loading loading;

/** A table, and its requests in flight. */
typedef struct entry {
    tables *all;
    uint64_t number;
    table *table;
    uv_timer_t timer;
    bool unread;                 /* it was there at the start, and nothing is known of it yet */
    bool is_writing;             /* its lines are on their way to the disk, or into the archive */
    bool gone;                   /* to be removed once nobody carries out its effects */
    int handling;                /* events whose effects are being carried out */
    uint64_t old;                /* the table that requested this one as its next, until it knows; or 0 */
    bool is_move;                /* the batch is a player's move */
    uint64_t since_us, began_us; /* when the event that made the batch came; and the current one */
    loading *loading;
    pool_question *question; /* the bot's question */
    limit_address made_from; /* counted for it, if is_counted */
    bool is_counted;
    bool is_evicted;     /* it is being closed, because others need the room */
    int64_t unloaded_at; /* when its game last left the memory; long ago if it was never started */
    struct entry *next;  /* in the same bucket */
} entry;

/* Most tables are idle and have no more than this: what is needed only now and then is elsewhere. */
_Static_assert(sizeof(entry) <= 320, "an entry is large");

/** A journal that is read. */
struct loading {
    store_job job;
    entry *entry; /* NULL: the table is gone */
    table_image *image;
};

struct tables {
    tables_parts parts;
    table_config config;
    pool *pool;
    uv_async_t answered; /* by the pool */
    entry *place[PLACES];
    size_t count, unread, evicted;
    limit_counts *made_from;
    uint64_t *waking; /* tables to load after the start */
    size_t waking_count, waking_room;
    table_effects *effects[DEPTH];
    int depth;
    bool listed; /* the lobby's entries may have changed */
    void (*closed)(void *context);
    void *closed_context;
};

static const char too_many_messages[] = "too many messages at once; wait for the answers";

static void post(entry *e, table_event event);

/* ---- the directory ---- */

static entry *find(const tables *all, uint64_t number) {
    entry *e = all->place[number % PLACES];
    while (e && e->number != number) e = e->next;
    return e;
}

static void rang(uv_timer_t *timer) {
    post(timer->data, (table_event){.type = EVENT_TIMER});
}

static entry *add(tables *all, uint64_t number, bool archived) {
    entry *e = calloc(1, sizeof *e), **place = &all->place[number % PLACES];
    if (!e) return NULL;
    e->table = table_new(number, archived, &all->config, clock_at(all->parts.clock, number));
    if (!e->table) return free(e), NULL;
    e->all = all;
    e->number = number;
    e->next = *place;
    *place = e;
    all->count++;
    uv_timer_init(all->parts.loop, &e->timer);
    e->timer.data = e;
    return e;
}

static void free_timed(uv_handle_t *timer) {
    free(timer->data);
}

/** The journal of a table that was there at the start is known now. */
static void note_read(entry *e) {
    e->all->unread -= e->unread;
    e->unread = false;
}

static void count_loaded(const entry *e, bool before) {
    e->all->parts.metrics->tables_loaded += (uint64_t)(table_room(e->table) != NULL) - before;
}

static void take_out(entry *e) {
    entry **link = &e->all->place[e->number % PLACES];
    while (*link != e) link = &(*link)->next;
    *link = e->next;
    e->all->count--;
    e->all->evicted -= e->is_evicted;
    if (e->is_counted) limit_counts_drop(e->all->made_from, &e->made_from);
    note_read(e);
    memberships_set(e->all->parts.memberships, e->number, &(table_members){.count = 0});
    if (e->loading) e->loading->entry = NULL;
    if (!e->all->pool)
        free(e->loading); /* at the end, when the store is closed, its job will not come back */
    if (e->question) e->question->owner = NULL;
    e->all->parts.metrics->tables_loaded -= table_room(e->table) != NULL;
    table_free(e->table);
    uv_close((uv_handle_t *)&e->timer, free_timed);
}

/* ---- effects ---- */

static table_verdict verdict_of(store_status status) {
    static const table_verdict verdicts[] = {
        [STORE_STALE] = VERDICT_STALE, [STORE_UNKNOWN] = VERDICT_UNKNOWN};
    return status == STORE_OK ? VERDICT_OK : status <= STORE_UNKNOWN ? verdicts[status] : VERDICT_FAILED;
}

/** The same for a journal that must exist. */
static table_verdict written(store_status status) {
    return status == STORE_UNKNOWN ? VERDICT_FAILED : verdict_of(status);
}

/** Reads a few more of the tables that were there at the start. */
static void wake_some(tables *all, int count) {
    while (count && all->waking_count && !all->config.draining) {
        entry *e = find(all, all->waking[--all->waking_count]);
        bool cold = e && table_now(e->table) == TABLE_UNLOADED;
        if (cold) post(e, (table_event){.type = EVENT_WAKE});
        count -= cold;
    }
}

/** In the reading thread. */
static void replay(store_job *job) {
    loading *l = job->owner;
    if (job->status == STORE_OK) l->image = table_image_read(job->lines, job->length);
    free(job->lines);
}

/** A table that makes room for others is in memory: closes it, unless somebody has come meanwhile. NULL: it
 * is gone. */
static void close_evicted(entry *e) {
    if (!e || !e->is_evicted) return;
    if (table_is_idle(e->table) && !table_guests(e->table)) {
        post(e, (table_event){.type = EVENT_END, .reason = "abandoned"});
        return;
    }
    e->is_evicted = false;
    e->all->evicted--;
}

static void loaded(store_job *job) {
    loading *l = job->owner;
    entry *e = l->entry;
    if (!e) {
        table_image_free(l->image);
        free(l);
        return;
    }
    tables *all = e->all;
    e->loading = NULL;
    if (job->status == STORE_OK) note_read(e);
    uint64_t number = e->number;
    post(e, (table_event){.type = EVENT_LOADED, .verdict = verdict_of(job->status), .image = l->image});
    close_evicted(find(all, number));
    free(l);
    memberships_answer(all->parts.memberships);
    wake_some(all, 1);
}

static void load(entry *e, const table_effect *effect) {
    loading *l = calloc(1, sizeof *l);
    (void)effect;
    if (!l) {
        post(e, (table_event){.type = EVENT_LOADED, .verdict = VERDICT_FAILED});
        return;
    }
    l->entry = e;
    l->job =
        (store_job){.kind = STORE_READ, .table = e->number, .digest = replay, .done = loaded, .owner = l};
    e->loading = l;
    store_submit(e->all->parts.store, &l->job);
}

/** The next table is there, or could not be made: notifies the one that requested it. */
static void notify_previous(entry *e, uint64_t number) {
    entry *old = e->old ? find(e->all, e->old) : NULL;
    e->old = 0;
    if (old) post(old, (table_event){.type = EVENT_NEXT_TABLE, .next = number});
}

static void appended(store_job *job) {
    entry *e = job->owner;
    tables *all = e->all;
    server_metrics *metrics = all->parts.metrics;
    e->is_writing = false;
    bool fine = job->status == STORE_OK, is_move = e->is_move;
    uint64_t since_us = e->since_us;
    server_measure(&metrics->commit, uv_hrtime() / 1000 - since_us);
    notify_previous(e, fine ? e->number : 0);
    if (fine)
        post(e, (table_event){.type = EVENT_COMMITTED});
    else
        post(e, (table_event){.type = EVENT_FAILED, .verdict = written(job->status)});
    if (fine && is_move) server_measure(&metrics->move, uv_hrtime() / 1000 - since_us);
    free(job);
    memberships_answer(all->parts.memberships);
}

/** Most tables have nothing in flight, so its memory is not theirs. False: out of memory. */
static bool submit(entry *e, store_job wanted) {
    store_job *job = malloc(sizeof *job);
    if (!job) return false;
    *job = wanted;
    job->table = e->number;
    job->owner = e;
    e->is_writing = true;
    store_submit(e->all->parts.store, job);
    return true;
}

static void append(entry *e, const table_effect *effect) {
    e->is_move = effect->append.is_move;
    e->since_us = e->began_us;
    const store_job job = {.kind = STORE_APPEND,
                           .after = effect->append.after,
                           .lines = effect->append.lines,
                           .length = effect->append.length,
                           .count = effect->append.count,
                           .done = appended};
    if (!submit(e, job)) post(e, (table_event){.type = EVENT_FAILED, .verdict = VERDICT_FAILED});
}

static void archived(store_job *job) {
    entry *e = job->owner;
    table_verdict verdict = written(job->status);
    e->is_writing = false;
    free(job);
    post(e, (table_event){.type = EVENT_ARCHIVED, .verdict = verdict});
}

static void archive(entry *e, const table_effect *effect) {
    const store_job job = {.kind = STORE_ARCHIVE, .after = effect->archive, .done = archived};
    if (!submit(e, job)) post(e, (table_event){.type = EVENT_ARCHIVED, .verdict = VERDICT_FAILED});
}

static void thought(pool_question *question) {
    entry *e = question->owner;
    uc_move move = question->answer;
    int seat = question->view.state.head.viewer;
    if (e) server_measure(&e->all->parts.metrics->bot, (uint64_t)question->us);
    free(question);
    if (!e) return;
    e->question = NULL;
    post(e, (table_event){.type = EVENT_BOT_ANSWERED, .seat = seat, .move = move});
}

/** Without memory for the question, any legal move must do. */
static void ask_bot(entry *e, const table_effect *effect) {
    pool_question *question = calloc(1, sizeof *question);
    if (!question) {
        uc_move legal[UC_MOVES_MAX];
        uc_view_legal(effect->ask.view, legal);
        post(e, (table_event){.type = EVENT_BOT_ANSWERED,
                              .seat = effect->ask.view->state.head.viewer,
                              .move = legal[0]});
        return;
    }
    question->bot = effect->ask.bot;
    question->view = *effect->ask.view;
    question->uses_memory = effect->ask.memory != NULL;
    if (effect->ask.memory) question->memory = *effect->ask.memory;
    question->done = thought;
    question->owner = e;
    e->question = question;
    pool_ask(e->all->pool, question);
}

static void set_timer(entry *e, const table_effect *effect) {
    int64_t left = effect->time - clock_at(e->all->parts.clock, e->number);
    if (effect->time == INT64_MAX)
        uv_timer_stop(&e->timer);
    else
        uv_timer_start(&e->timer, rang, left < 1 ? 1 : left < DAY_MS ? (uint64_t)left : DAY_MS, 0);
}

static void set_clock(entry *e, const table_effect *effect) {
    clock_advance_at(e->all->parts.clock, e->number, effect->time);
}

/* ---- notices ---- */

static void notify(entry *e, const table_effect *effect) {
    const tables_parts *parts = &e->all->parts;
    const delivery_parts own = {parts->allowances, parts->clock, parts->metrics};
    delivery_send(&own, table_room(e->table), effect);
}

static void push_turn(entry *e, const table_effect *effect) {
    pushes_turn(e->all->parts.pushes, &(pushed_turn){.player = effect->turn.player,
                                                     .table = e->number,
                                                     .code = table_code(e->table),
                                                     .game = effect->turn.game->id,
                                                     .left_ms = effect->turn.left_ms});
}

static void answer(entry *e, const table_effect *effect) {
    guest_place *where = guest_where(effect->place.guest);
    (void)e;
    if (where->waiting && !--where->waiting) where->waits_at = 0;
}

static void attach(entry *e, const table_effect *effect) {
    guest *g = effect->place.guest;
    guest_place *where = guest_where(g);
    entry *before = where->table && where->table != e->number ? find(e->all, where->table) : NULL;
    where->table = e->number;
    where->viewer = effect->place.viewer;
    if (before) post(before, (table_event){.type = EVENT_GUEST_GONE, .gone = g});
}

static void detach(entry *e, const table_effect *effect) {
    (void)e;
    guest_where(effect->place.guest)->table = 0;
}

/* ---- a table's effects on a guest ---- */

static void report(entry *e, const table_effect *effect) {
    char line[256];
    guest *by = effect->report.by;
    int64_t now = clock_now(e->all->parts.clock);
    if (!allowance_take_id(e->all->parts.allowances, ALLOWANCE_REPORTS, guest_player(by), now)) {
        guest_error(by, NULL, "too_many", "too many reports; try again in an hour");
        return;
    }
    snprintf(line, sizeof line, "report by=%llu table=%s seat=%d player=%llu reason=%s seq=%llu name=%s",
             (unsigned long long)guest_player(by), table_code(e->table), effect->report.seat,
             (unsigned long long)effect->report.player, uc_report_reasons[effect->report.reason],
             (unsigned long long)effect->report.seq, effect->report.name);
    server_log(LOG_LEVEL_INFO, "report", LOG_NUMBER("by", guest_player(by)),
               LOG_TEXT("table", table_code(e->table)), LOG_NUMBER("player", effect->report.player),
               LOG_TEXT("reason", uc_report_reasons[effect->report.reason]));
    server_journal_report(e->all->parts.journal, line, by);
}

static void make(tables *all, guest *from, uint64_t number, room *r, const room_lines *lines, int seat,
                 uint64_t old);

static void rematch(entry *e, const table_effect *effect) {
    tables *all = e->all;
    guest *from = effect->place.guest;
    char code[CODE_MAX];
    uint8_t secret[UC_SECRET_BYTES];
    room_lines lines = {0};
    const room *played = table_room(e->table);
    room *r = NULL;
    uint64_t number = tables_new_number(all);
    code_text(code, number);
    uc_fair_secret(secret);
    bool may = played && guest_where(from)->waiting <= 1 && tables_may_make(all, from, NULL);
    if (may) r = room_again(played, clock_at(all->parts.clock, number), code, secret, &lines);
    if (r) {
        make(all, from, number, r, &lines, UC_SPECTATOR, e->number);
        return;
    }
    room_lines_free(&lines);
    if (may) guest_error(from, NULL, "busy", "the server is out of memory; try again soon");
    if (guest_where(from)->waiting > 1) guest_error(from, NULL, "busy", too_many_messages);
    post(e, (table_event){.type = EVENT_NEXT_TABLE});
}

/* ---- a table's effects on others ---- */

static void set_members(entry *e, const table_effect *effect) {
    memberships_set(e->all->parts.memberships, e->number, &effect->members);
    memberships_store(e->all->parts.memberships, e->number, &effect->members);
}

static void rest(entry *e, const table_effect *effect) {
    bool is_begun = effect->summary && effect->summary->phase == ROOM_PLAYING;
    e->unloaded_at = clock_now(e->all->parts.clock) - (is_begun ? 0 : INT64_MAX / 2);
    memberships_rest(e->all->parts.memberships, e->number, effect->summary);
}

static void list(entry *e, const table_effect *effect) {
    (void)effect;
    e->all->listed = true;
}

static void count(entry *e, const table_effect *effect) {
    server_metrics *metrics = e->all->parts.metrics;
    const table_facts *facts = effect->count.facts;
    uint8_t game = effect->count.game->number;
    switch (effect->count.what) {
    case COUNT_MOVE: metrics->moves[game]++; break;
    case COUNT_BOT_MOVE: metrics->moves_bots[game]++; break;
    case COUNT_REPEATED: metrics->moves_repeated++; break;
    case COUNT_MADE: table_log_made(table_code(e->table), facts); break;
    case COUNT_ENDED:
        metrics->games_over[game] += facts->is_over;
        table_log_ended(table_code(e->table), facts);
        break;
    }
}

static void quarantined(entry *e, const table_effect *effect) {
    server_log(LOG_LEVEL_ERROR, "table_frozen", LOG_TEXT("table", table_code(e->table)),
               LOG_TEXT("why", effect->why));
    e->all->parts.metrics->tables_frozen++;
}

static void retrying(entry *e, const table_effect *effect) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    (void)effect;
    uc_text_start(&why, buffer, sizeof buffer);
    store_trouble(e->all->parts.store, &why);
    server_log(LOG_LEVEL_ERROR, "store_failed", LOG_TEXT("table", table_code(e->table)),
               LOG_TEXT("why", buffer));
    e->all->parts.metrics->store_failures++;
}

static void leave(entry *e, const table_effect *effect) {
    (void)effect;
    e->gone = true;
}

static void carry_out(entry *e, const table_effects *effects) {
    static void (*const performers[])(entry *, const table_effect *) = {
        [EFFECT_LOAD] = load,         [EFFECT_APPEND] = append,       [EFFECT_ARCHIVE] = archive,
        [EFFECT_ASK_BOT] = ask_bot,   [EFFECT_SET_TIMER] = set_timer, [EFFECT_SET_CLOCK] = set_clock,
        [EFFECT_NOTIFY] = notify,     [EFFECT_TURN] = push_turn,      [EFFECT_ANSWERED] = answer,
        [EFFECT_ATTACH] = attach,     [EFFECT_DETACH] = detach,       [EFFECT_REPORT] = report,
        [EFFECT_REMATCH] = rematch,   [EFFECT_MEMBERS] = set_members, [EFFECT_REST] = rest,
        [EFFECT_LISTED] = list,       [EFFECT_COUNT] = count,         [EFFECT_QUARANTINED] = quarantined,
        [EFFECT_RETRYING] = retrying, [EFFECT_GONE] = leave,
    };
    for (size_t i = 0; i < effects_count(effects); i++) {
        const table_effect *effect = effects_at(effects, i);
        performers[effect->type](e, effect);
    }
}

/** Whether it leaves the directory: it is over, or another node's with nothing on its way to the disk. */
static bool may_go(const entry *e) {
    return e->gone || (!e->is_writing && !nodes_serve(e->all->parts.nodes, e->number));
}

/** The only way to a table: an event in, its effects carried out. */
static void post(entry *e, table_event event) {
    tables *all = e->all;
    assert(all->depth < DEPTH);
    table_effects *effects = all->effects[all->depth++];
    bool was_loaded = table_room(e->table);
    e->began_us = uv_hrtime() / 1000;
    event.now = clock_at(all->parts.clock, e->number);
    e->handling++;
    table_handle(e->table, &event, effects);
    count_loaded(e, was_loaded);
    carry_out(e, effects);
    effects_clear(effects);
    all->depth--;
    if (--e->handling || !may_go(e)) return;
    notify_previous(e, 0);
    take_out(e);
}

/* ---- guests' requests ---- */

/** Passes a command on; `e` may leave the directory meanwhile. */
static void hand_over(entry *e, guest *from, const uc_command *message) {
    guest_place *where = guest_where(from);
    const caller by = guest_caller(from);
    const command c = command_of(message);
    bool is_elsewhere = where->waits_at && where->waits_at != e->number;
    if (is_elsewhere || where->waiting >= COMMANDS_MAX) {
        guest_error(from, message, "busy", too_many_messages);
        if (table_now(e->table) == TABLE_UNLOADED && table_is_archived(e->table))
            take_out(e); /* it is here only for this command */
        return;
    }
    where->waiting++;
    where->waits_at = e->number;
    post(e, (table_event){.type = EVENT_COMMAND, .by = &by, .command = &c, .wall_s = (int64_t)time(NULL)});
}

void tables_command(tables *all, guest *from, const uc_command *message) {
    const guest_place *where = guest_where(from);
    entry *e = where->table ? find(all, where->table) : NULL;
    bool emotes = message->type == UC_COMMAND_EMOTE && e && where->viewer != UC_SPECTATOR;
    if (!e)
        guest_error(from, message, "not_seated", "you are not at a table; join one first");
    else if (emotes && !allowance_take_id(all->parts.allowances, ALLOWANCE_EMOTES, guest_player(from),
                                          clock_now(all->parts.clock)))
        guest_error(from, message, "too_many", "too many emotes: at most one per second");
    else
        hand_over(e, from, message);
}

void tables_join(tables *all, guest *from, const uc_command *message) {
    uint64_t number = code_read(message->table);
    entry *e = number ? find(all, number) : NULL;
    if (!e && !allowance_take(all->parts.allowances, ALLOWANCE_MISSES, guest_address(from),
                              clock_now(all->parts.clock))) {
        guest_error(from, message, "too_many", "too many wrong codes; try again in a minute");
        return;
    }
    if (!e && number) e = add(all, number, true); /* all others are in the directory */
    if (!e)
        guest_error(from, message, "no_table", "there is no table with this code");
    else
        hand_over(e, from, message);
}

/** The table that has been out of memory for the longest time: nobody is there, and no bot plays. NULL: none.
 */
static entry *idlest(const tables *all) {
    entry *found = NULL;
    for (size_t i = 0; i < PLACES; i++)
        for (entry *e = all->place[i]; e; e = e->next) {
            bool may_end = table_now(e->table) == TABLE_UNLOADED && !e->unread && !e->is_evicted;
            if (may_end && (!found || e->unloaded_at < found->unloaded_at)) found = e;
        }
    return found;
}

static bool is_full(const tables *all) {
    return all->count - all->evicted >= all->parts.config->tables;
}

bool tables_full(const tables *all) {
    return is_full(all) && !idlest(all);
}

/** For a table that is made now, so that a refused request closes none. */
static void make_room(tables *all) {
    entry *e = is_full(all) ? idlest(all) : NULL;
    if (!e) return;
    e->is_evicted = true;
    all->evicted++;
    post(e, (table_event){.type = EVENT_WAKE});
}

bool tables_may_make(tables *all, guest *from, const uc_command *message) {
    const char *sentence;
    if (message && guest_where(from)->waits_at)
        return guest_error(from, message, "busy", too_many_messages), false;
    server_limit limit = table_limits_reached(all->parts.config, all->parts.memberships, all->made_from, from,
                                              tables_full(all), &sentence);
    if (limit == SERVER_LIMITS) return true;
    all->parts.metrics->reached[limit]++;
    guest_error(from, message, "too_many", sentence);
    return false;
}

uint64_t tables_new_number(const tables *all) {
    uint64_t number = code_new();
    while (!nodes_serve(all->parts.nodes, number) || find(all, number) || pads_has(all->parts.pads, number))
        number = code_new();
    return number;
}

static void make(tables *all, guest *from, uint64_t number, room *r, const room_lines *lines, int seat,
                 uint64_t old) {
    make_room(all);
    entry *e = add(all, number, false);
    const caller by = guest_caller(from);
    guest_place *where = guest_where(from);
    if (!e) {
        room_lines own = *lines;
        room_lines_free(&own);
        room_free(r);
        guest_error(from, NULL, "busy", "the server is out of memory; try again soon");
        return;
    }
    e->old = old;
    e->made_from = table_limits_address(from);
    e->is_counted = limit_counts_add(all->made_from, &e->made_from, UINT32_MAX);
    where->waiting++;
    where->waits_at = number;
    post(
        e,
        (table_event){
            .type = EVENT_MADE, .by = &by, .room = r, .lines = *lines, .seat = seat, .is_rematch = old != 0});
}

void tables_make(tables *all, guest *from, uint64_t number, room *r, const room_lines *lines, int seat) {
    make(all, from, number, r, lines, seat, 0);
}

void tables_forget(tables *all, guest *gone) {
    const guest_place where = *guest_where(gone);
    entry *at = where.table ? find(all, where.table) : NULL;
    entry *waits = where.waits_at && where.waits_at != where.table ? find(all, where.waits_at) : NULL;
    if (waits) post(waits, (table_event){.type = EVENT_GUEST_GONE, .gone = gone});
    if (at) post(at, (table_event){.type = EVENT_GUEST_GONE, .gone = gone});
}

table_ending tables_end(tables *all, const char *code) {
    uint64_t number = code_read(code);
    entry *e = number ? find(all, number) : NULL;
    if (number && !nodes_serve(all->parts.nodes, number)) return ENDING_ELSEWHERE;
    if (!e) return ENDING_UNKNOWN;
    if (table_now(e->table) == TABLE_QUARANTINED) return ENDING_QUARANTINED;
    post(e, (table_event){.type = EVENT_WAKE}); /* a repeated request finds it in memory */
    if (table_now(e->table) == TABLE_RETRYING) return ENDING_PAUSED;
    if (!table_is_idle(e->table)) return ENDING_BUSY;
    if (room_now(table_room(e->table)) >= ROOM_OVER) return ENDING_OVER;
    post(e, (table_event){.type = EVENT_END, .reason = "operator"});
    return ENDING_BEGUN;
}

void tables_measure(tables *all, uint64_t number, uint64_t player, const char *name) {
    entry *e = find(all, number);
    bool is_loaded = e && table_room(e->table);
    table_event event = {.type = is_loaded ? EVENT_MEASURE : EVENT_WAKE, .player = player, .reason = name};
    if (e) post(e, event);
}

/* ---- queries ---- */

size_t tables_count(const tables *all) {
    return all->count;
}

size_t tables_bots_waiting(const tables *all) {
    return all->pool ? pool_waiting(all->pool) : 0;
}

const table *tables_find(const tables *all, uint64_t number) {
    const entry *e = find(all, number);
    return e ? e->table : NULL;
}

bool tables_all_known(const tables *all) {
    return !all->unread;
}

bool tables_take_listed(tables *all) {
    bool listed = all->listed;
    all->listed = false;
    return listed;
}

const table *tables_next(const tables *all, tables_cursor *at) {
    const entry *last = at->last;
    const entry *e = last ? last->next : all->place[0];
    while (!e && ++at->place < PLACES) e = all->place[at->place];
    at->last = e;
    return e ? e->table : NULL;
}

uint64_t tables_number(const tables_cursor *at) {
    const entry *e = at->last;
    return e->number;
}

/* ---- the whole ---- */

bool tables_add(tables *all, uint64_t number) {
    if (all->waking_count == all->waking_room) {
        size_t wanted = 2 * all->waking_room + 64;
        uint64_t *grown = realloc(all->waking, wanted * sizeof *grown);
        if (!grown) return false;
        all->waking = grown;
        all->waking_room = wanted;
    }
    if (find(all, number)) return true;
    entry *e = add(all, number, false);
    if (!e) return false;
    e->unread = true;
    all->unread++;
    all->waking[all->waking_count++] = number;
    return true;
}

bool tables_release(tables *all, uint64_t parts) {
    bool none = true;
    for (size_t i = 0; i < PLACES; i++)
        for (entry *next, *e = all->place[i]; e; e = next) {
            next = e->next;
            if (!(parts >> store_part(e->number) & 1)) continue;
            if (e->handling || !may_go(e))
                none = false;
            else
                take_out(e);
        }
    return none;
}

void tables_begin(tables *all) {
    wake_some(all, WAKING);
}

void tables_retry(tables *all) {
    for (size_t i = 0; i < PLACES; i++)
        for (entry *next, *e = all->place[i]; e; e = next) {
            next = e->next;
            bool waits = table_now(e->table) == TABLE_RETRYING && table_guests(e->table);
            if (waits && !e->handling) post(e, (table_event){.type = EVENT_TIMER});
        }
}

void tables_drain(tables *all) {
    all->config.draining = true;
}

static void wake_loop(void *context) {
    uv_async_send(context);
}

static void collect(uv_async_t *async) {
    tables *all = async->data;
    if (all->pool) pool_collect(all->pool);
}

static void free_all(tables *all) {
    for (int i = 0; i < DEPTH; i++) effects_free(all->effects[i]);
    limit_counts_close(all->made_from);
    free(all->waking);
    free(all);
}

tables *tables_open(const tables_parts *parts) {
    const server_config *config = parts->config;
    tables *all = calloc(1, sizeof *all);
    bool fine = all;
    for (int i = 0; fine && i < DEPTH; i++) fine = (all->effects[i] = effects_new());
    if (fine) fine = (all->made_from = limit_counts_open());
    if (fine) fine = (all->pool = pool_open((int)config->bot_threads, wake_loop, &all->answered));
    if (!fine) {
        if (all) free_all(all);
        return NULL;
    }
    all->parts = *parts;
    all->config = (table_config){.bot_pace_ms = config->bot_pace_ms,
                                 .gather_ms = config->gather_ms,
                                 .unload_ms = S_MS * (int64_t)config->unload_s,
                                 .abandoned_ms = DAY_MS * (int64_t)config->abandon_days,
                                 .unstarted_ms = MINUTE_MS * (int64_t)config->unstarted_min};
    uv_async_init(parts->loop, &all->answered, collect);
    all->answered.data = all;
    return all;
}

static void closed(uv_handle_t *async) {
    tables *all = async->data;
    void (*then)(void *context) = all->closed;
    void *context = all->closed_context;
    free_all(all);
    then(context);
}

void tables_close(tables *all, void (*then)(void *context), void *context) {
    all->closed = then;
    all->closed_context = context;
    all->config.draining = true;
    pool_close(all->pool);
    all->pool = NULL; /* its last notification may arrive after this */
    for (size_t i = 0; i < PLACES; i++)
        while (all->place[i]) take_out(all->place[i]);
    uv_close((uv_handle_t *)&all->answered, closed);
}
