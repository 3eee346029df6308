#include "server/table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/announce.h"
#include "server/awaited.h"
#include "server/batch.h"
#include "server/codes.h"
#include "server/command_queue.h"
#include "server/schedule.h"

enum {
    AGAIN_MS = SCHEDULE_AGAIN_MS,
    UNSEEN_MS = 60000 /* the same if nobody is there to see it */
};

struct table {
    uint64_t number;
    char code[CODE_MAX];
    const table_config *config;
    table_state state;
    bool archived;
    bool has_others_lines; /**< since the last commit */
    bool rematching;       /**< the next table is on its way */
    uint64_t next_table;   /**< the next table is there, and must be stored here; or 0 */
    room *room;
    batch *batch;
    command_queue *queue;
    audience *guests;
    delayed *delayed;
    int64_t empty_since; /**< since when nobody has been here */
    int64_t timer;       /**< when it is due; INT64_MAX: never */
    schedule *schedule;
    awaited awaited;
    table_effects *out; /* while an event is handled, as the rest */
    int64_t now, wall_s;
};

/* ---- effects ---- */

static void list_again(table *t) {
    effects_add(t->out, EFFECT_LISTED);
}

static void set_timer(table *t, int64_t at) {
    if (t->timer == at) return;
    t->timer = at;
    effects_add(t->out, EFFECT_SET_TIMER)->time = at;
}

static void answered(table *t, guest *g) {
    if (g) effects_add(t->out, EFFECT_ANSWERED)->place.guest = g;
}

static void leave_directory(table *t) {
    effects_add(t->out, EFFECT_GONE);
}

static scene scene_of(table *t) {
    return (scene){.code = t->code,
                   .phase = table_phase_word(t),
                   .room = t->room,
                   .guests = t->guests,
                   .delayed = t->delayed,
                   .now = t->now,
                   .gather_ms = t->config->gather_ms,
                   .out = t->out};
}

/** The caller as a receiver of messages. */
static recipient asker(const table *t, const caller *by) {
    const visitor *v = audience_find(t->guests, by->guest);
    return (recipient){.guest = by->guest, .viewer = v ? v->viewer : UC_SPECTATOR, .raw = by->raw};
}

static void fail(table *t, const caller *by, const command *c, const char *code, const char *message) {
    recipient to = asker(t, by);
    announce_error(t->out, &to, c, code, message);
}

static void refuse(table *t, const caller *by, const command *c, const room_answer *answer) {
    scene s = scene_of(t);
    recipient to = asker(t, by);
    announce_refusal(&s, &to, c, answer);
}

static const char cannot_save[] = "the server cannot save at the moment; nothing was changed, try again soon";
static const char out_of_memory[] = "the server is out of memory; try again soon";
static const char stopped[] = "this table was stopped because of an error; the operator has its journal";

/* ---- notices ---- */

/** To one visitor or to all. */
static void notify_table(table *t, visitor *only) {
    scene s = scene_of(t);
    announce_table(&s, only);
}

static void notify_asks(table *t) {
    scene s = scene_of(t);
    announce_asks(&s, NULL);
}

/* ---- guests ---- */

static void attach(table *t, const caller *by, int viewer) {
    const visitor v = {.guest = by->guest, .player = by->player, .viewer = viewer, .raw = by->raw};
    if (!audience_put(t->guests, &v)) return;
    table_effect *effect = effects_add(t->out, EFFECT_ATTACH);
    effect->place.guest = by->guest;
    effect->place.viewer = viewer;
    list_again(t);
}

/** The rest of a visitor's departure: the room may be ahead of the disk, and is not announced before the
 * commit. */
static void note_leaving(table *t) {
    scene s = scene_of(t);
    if (!audience_count(t->guests)) t->empty_since = t->now;
    list_again(t);
    if (t->batch)
        batch_note_leaving(t->batch);
    else
        announce_table_soon(&s, NULL);
}

static void show_out(table *t, visitor *v) {
    guest *g = v->guest;
    scene s = scene_of(t);
    announce_left(&s, v);
    audience_remove(t->guests, g);
    effects_add(t->out, EFFECT_DETACH)->place.guest = g;
    note_leaving(t);
}

/** Detaches all connections of a player who has lost this seat: they may not see the next player's cards. */
static void show_out_all(table *t, int seat, const char *why) {
    for (int i = audience_count(t->guests); i-- > 0;) {
        visitor *v = audience_at(t->guests, i);
        if (v->viewer != seat) continue;
        const recipient to = {.guest = v->guest, .viewer = v->viewer, .raw = v->raw};
        if (why) announce_error(t->out, &to, NULL, "not_allowed", why);
        show_out(t, v);
    }
}

/* ---- waiting commands ---- */

/** Answers all of them with an error. */
static void refuse_all(table *t, const char *code, const char *message) {
    caller by;
    command c;
    while (queue_take(t->queue, &by, &c)) {
        fail(t, &by, &c, code, message);
        answered(t, by.guest);
    }
}

/* ---- loading and unloading ---- */

/** Drops the room; the journal on disk stays. */
static void unload(table *t) {
    room_free(t->room);
    t->room = NULL;
    delayed_clear(t->delayed);
    schedule_clear(t->schedule);
    audience_gathering(t->guests)->is_due = false;
    t->state = TABLE_UNLOADED;
}

static void load(table *t) {
    t->state = TABLE_LOADING;
    effects_add(t->out, EFFECT_LOAD);
}

static void quarantine(table *t, const char *why) {
    effects_add(t->out, EFFECT_QUARANTINED)->why = effects_text(t->out, why);
    unload(t);
    t->state = TABLE_QUARANTINED;
    refuse_all(t, "frozen", stopped);
    notify_table(t, NULL);
}

/** Until the retry, everybody sees that the table has stopped. */
static void retry(table *t) {
    effects_add(t->out, EFFECT_RETRYING);
    unload(t);
    t->state = TABLE_RETRYING;
    refuse_all(t, "cannot_save", cannot_save);
    notify_table(t, NULL);
    set_timer(t, t->now + (audience_count(t->guests) ? AGAIN_MS : UNSEEN_MS));
}

static void reload(table *t) {
    unload(t);
    load(t);
}

/** The journal has lines from another server: they count. Not twice in a row, or two servers play here. */
static void take_others_lines(table *t) {
    if (t->has_others_lines)
        quarantine(t, "its journal contains lines from another server");
    else
        reload(t);
    t->has_others_lines = true;
}

/** The members, from a room that is or will be on disk; none if it is over for good. */
static void note_members(table *t, bool nobody) {
    table_member *member = effects_alloc(t->out, UC_SEATS_MAX * sizeof *member);
    table_effect *effect = effects_add(t->out, EFFECT_MEMBERS);
    if (!nobody && !t->archived && member) effect->members = members_of(t->room, member);
}

/* ---- batches ---- */

/** Called for each move that the room makes. */
static void moved(void *context, const room *r, uint64_t seq, const uc_events *events) {
    table *t = context;
    if (t->batch) change_add(batch_change(t->batch), r, seq, events);
}

/** Begins a change of the room. NULL: out of memory. */
static batch *begin(table *t, const caller *by, const command *c) {
    assert(!t->batch);
    return t->batch = batch_new(t->room, by, c);
}

/** Frees the batch, committed or not. */
static void finish(table *t, batch *b) {
    answered(t, batch_guest(b));
    batch_free(b);
}

/** Whether a player who left has given the seat back, so that others may take it. */
static bool gave_back(const table *t, batch *b) {
    return batch_is_of(b, UC_COMMAND_LEAVE) && batch_result(b)->viewer != UC_SPECTATOR &&
           room_seat_at(t->room, batch_result(b)->viewer)->kind == ROOM_SEAT_OPEN;
}

static void answer(table *t, batch *b) {
    const caller *by = batch_caller(b);
    const command *c = batch_command(b);
    const command_result *result = batch_result(b);
    recipient to = asker(t, by);
    scene s = scene_of(t);
    if (c->type == UC_COMMAND_REMOVE) show_out_all(t, result->viewer, "the host removed you from this table");
    if (gave_back(t, b)) show_out_all(t, result->viewer, NULL);
    if (!batch_guest(b)) return;
    if (c->type == UC_COMMAND_JOIN || c->type == UC_COMMAND_CREATE) attach(t, by, result->viewer);
    if (c->type == UC_COMMAND_MOVE) announce_confirm(&s, &to, c->id, c->request, result->seq);
    visitor *v = audience_find(t->guests, by->guest);
    if (c->type == UC_COMMAND_LEAVE && v) show_out(t, v);
}

static void count_moves(table *t, const batch *b) {
    if (!change_moves(batch_change(b))) return;
    if (!batch_is_asked(b))
        effects_add_count(t->out, t->room, COUNT_BOT_MOVE);
    else if (batch_is_of(b, UC_COMMAND_MOVE))
        effects_add_count(t->out, t->room, COUNT_MOVE);
}

/** The only place that announces a change: its lines are on disk. */
static void deliver(table *t, batch *b) {
    bool over = room_now(t->room) >= ROOM_OVER, changed = batch_changes_table(b);
    t->batch = NULL;
    if (change_moves(batch_change(b))) schedule_rest(t->schedule); /* nothing else delays a bot */
    if (changed || over) list_again(t);
    if (batch_lines(b)->count && (changed || over)) note_members(t, false);
    if (batch_is_asked(b)) answer(t, b);
    scene s = scene_of(t);
    announce_batch(&s, b);
    if (batch_is_of(b, UC_COMMAND_CREATE) || batch_is_of(b, UC_COMMAND_REMATCH))
        effects_add_count(t->out, t->room, COUNT_MADE);
    if (batch_ends(b, t->room)) effects_add_count(t->out, t->room, COUNT_ENDED);
    count_moves(t, b);
    if (change_moves(batch_change(b))) awaited_note(&t->awaited, t->room, t->now, t->out);
    finish(t, b);
}

/** The only place that submits a change; one without lines is delivered at once. */
static void commit(table *t) {
    batch *b = t->batch;
    if (!batch_lines(b)->count) {
        deliver(t, b);
        return;
    }
    const room_lines *lines = batch_lines(b);
    table_effect *effect = effects_add(t->out, EFFECT_APPEND);
    effect->append.after = room_line_count(t->room) - batch_lines(b)->count;
    effect->append.lines = lines->bytes;
    effect->append.length = lines->length;
    effect->append.count = batch_lines(b)->count;
    effect->append.is_move = batch_is_of(b, UC_COMMAND_MOVE);
}

/** Ends a change with the room's result: a rejected one is dropped. */
static void settle(table *t, room_code code) {
    batch *b = t->batch;
    if (code == ROOM_FINE) {
        commit(t);
        return;
    }
    t->batch = NULL;
    finish(t, b);
    if (code == ROOM_NO_MEMORY) reload(t); /* it may have stopped halfway: the journal on disk is right */
}

/* ---- carrying out commands ---- */

static void change_room(table *t, const caller *by, const command *c) {
    const visitor *v = audience_find(t->guests, by->guest);
    const command_context context = {
        .now = t->now, .wall_s = t->wall_s, .is_here = v, .viewer = v ? v->viewer : UC_SPECTATOR};
    command own = *c;
    if (c->type == UC_COMMAND_JOIN && v) own.join.seq = -1; /* a guest who is here has missed nothing */
    batch *b = begin(t, by, &own);
    if (!b) {
        fail(t, by, c, "busy", out_of_memory);
        answered(t, by->guest);
        return;
    }
    command_result *result = batch_result(b);
    *result = command_apply(c, by, &context, t->room, batch_lines(b));
    room_code code = result->answer.code;
    if (code == ROOM_REPEAT) {
        scene s = scene_of(t);
        recipient to = asker(t, by);
        announce_confirm(&s, &to, c->id, c->request, result->seq);
        effects_add_count(t->out, t->room, COUNT_REPEATED);
    } else if (code != ROOM_FINE) {
        refuse(t, by, c, &result->answer);
    }
    settle(t, code);
}

static bool is_seated(table *t, const caller *by, const command *c) {
    const visitor *v = audience_find(t->guests, by->guest);
    if (v && v->viewer != UC_SPECTATOR) return true;
    const room_answer answer = {.code = ROOM_NOT_SEATED, .message = "you are only watching this table"};
    refuse(t, by, c, &answer);
    return false;
}

static void emote(table *t, const caller *by, const command *c) {
    scene s = scene_of(t);
    if (is_seated(t, by, c)) announce_emote(&s, audience_find(t->guests, by->guest)->viewer, c->emote);
}

static void report(table *t, const caller *by, const command *c) {
    if (c->seat < 0 || c->seat >= room_seats(t->room)) {
        const room_answer answer = {.code = ROOM_NO_SEAT, .message = "there is no such seat"};
        refuse(t, by, c, &answer);
        return;
    }
    effects_add_report(t->out, t->room, by->guest, c);
}

static void rematch(table *t, const caller *by, const command *c) {
    if (!is_seated(t, by, c)) return;
    if (room_now(t->room) < ROOM_OVER || t->archived) {
        fail(t, by, c, "wrong_phase", "a rematch is possible only after the game");
        return;
    }
    if (*room_rematch(t->room) || t->rematching || t->next_table) {
        notify_table(t, audience_find(t->guests, by->guest));
        return;
    }
    t->rematching = true;
    effects_add(t->out, EFFECT_REMATCH)->place.guest = by->guest;
}

static void carry_out(table *t, const caller *by, const command *c) {
    bool mute = c->type == UC_COMMAND_MUTE;
    if (c->type != UC_COMMAND_JOIN && !audience_find(t->guests, by->guest)) {
        fail(t, by, c, "not_seated", "you are not at a table; join one first");
    } else if (command_changes(c->type) && (!mute || (is_seated(t, by, c) && !t->archived))) {
        change_room(t, by, c); /* answers by itself */
        return;
    } else if (c->type == UC_COMMAND_EMOTE) {
        emote(t, by, c);
    } else if (c->type == UC_COMMAND_REPORT) {
        report(t, by, c);
    } else if (c->type == UC_COMMAND_REMATCH) {
        rematch(t, by, c);
    }
    answered(t, by->guest);
}

/* ---- clocks and bots ---- */

static int64_t earlier(int64_t a, int64_t b) {
    return a < b ? a : b;
}

/** False: out of memory. */
static bool ask_bot(table *t, int seat) {
    uc_view *view = effects_alloc(t->out, sizeof *view);
    if (!view) return false;
    room_view(t->room, seat, view);
    table_effect *effect = effects_add(t->out, EFFECT_ASK_BOT);
    effect->ask.bot = room_bot(t->room, seat);
    effect->ask.view = view;
    effect->ask.memory = room_memory(t->room, seat);
    return true;
}

static int64_t attend_bots(table *t) {
    int seat;
    int64_t pace_ms = audience_count(t->guests) ? t->config->bot_pace_ms : 0;
    int64_t next = schedule_bots(t->schedule, t->room, t->now, &seat);
    return seat < 0 ? next : schedule_asked(t->schedule, t->room, t->now, seat, pace_ms, ask_bot(t, seat));
}

static int64_t attend_reminder(table *t) {
    int64_t left_ms, next = schedule_reminder(t->schedule, t->room, t->now, &left_ms);
    scene s = scene_of(t);
    if (left_ms >= 0) announce_reminder(&s, left_ms);
    return next;
}

/** Asks the seat that was held back, when its hold ends. */
static int64_t attend_held(table *t) {
    bool ask;
    int64_t next = schedule_held(t->schedule, t->room, t->now, &ask);
    if (ask) notify_asks(t);
    return next;
}

static void tick(table *t) {
    batch *b = begin(t, NULL, NULL);
    if (b) settle(t, room_tick(t->room, t->now, batch_lines(b)).code);
}

static int64_t attend_game(table *t) {
    if (room_now(t->room) != ROOM_PLAYING) {
        schedule_rest(t->schedule);
        return INT64_MAX;
    }
    if (room_deadline(t->room) <= t->now) tick(t);
    if (!table_is_idle(t)) return INT64_MAX;
    int64_t next = earlier(room_deadline(t->room), attend_held(t));
    return earlier(next, earlier(attend_bots(t), attend_reminder(t)));
}

/* ---- unloading ---- */

static int64_t abandoned_at(const table *t) {
    return schedule_end(t->room, t->empty_since, t->config->unstarted_ms, t->config->abandoned_ms);
}

static void close_room(table *t, const char *reason) {
    batch *b = begin(t, NULL, NULL);
    if (b) settle(t, room_close(t->room, t->now, reason, batch_lines(b)).code);
}

/** Unloads the table, and archives it if it is over. */
static void leave_memory(table *t, int64_t wake) {
    bool over = room_now(t->room) >= ROOM_OVER;
    uint64_t lines = room_line_count(t->room);
    table_summary *summary = over ? NULL : effects_alloc(t->out, sizeof *summary);
    if (summary) summary_of(summary, t->room, t->now);
    if (over)
        note_members(t, true);
    else
        effects_add(t->out, EFFECT_REST)->summary = summary;
    unload(t);
    if (over && !t->archived) {
        t->state = TABLE_LOADING;
        effects_add(t->out, EFFECT_ARCHIVE)->archive = lines;
    } else if (t->archived) {
        leave_directory(t);
    } else {
        set_timer(t, wake);
    }
}

static bool is_deserted(const table *t) {
    return !audience_count(t->guests) && !queue_length(t->queue) && !schedule_has_bot(t->schedule) &&
           !t->rematching && delayed_due(t->delayed) == INT64_MAX;
}

static void note_next_table(table *t) {
    char code[CODE_MAX];
    code_text(code, t->next_table);
    t->next_table = 0;
    batch *b = begin(t, NULL, NULL);
    if (b) settle(t, room_note_rematch(t->room, t->now, code, batch_lines(b)).code);
}

/** Handles clocks, bots and spectators: now, or when they are due. */
static void attend(table *t) {
    if (!table_is_idle(t) || t->config->draining) return;
    if (t->next_table) note_next_table(t);
    if (!table_is_idle(t)) return;
    int64_t next = attend_game(t);
    if (!table_is_idle(t)) return;
    scene s = scene_of(t);
    announce_delayed(&s, true);
    next = earlier(next, announce_table_behind(&s));
    next = earlier(next, delayed_due(t->delayed));
    if (is_deserted(t)) {
        int64_t leave = t->empty_since + t->config->unload_ms;
        if (leave <= t->now) {
            if (abandoned_at(t) <= t->now)
                close_room(t, "abandoned");
            else
                leave_memory(t, earlier(next, abandoned_at(t)));
            return;
        }
        next = earlier(next, leave);
    }
    set_timer(t, next);
}

/** Runs the waiting commands, as far as possible. */
static void drain(table *t) {
    caller by;
    command c;
    while (table_is_idle(t) && queue_take(t->queue, &by, &c)) carry_out(t, &by, &c);
    attend(t);
}

/* ---- events ---- */

/** The table is in memory. Moves that were due for spectators before are not sent one by one. */
static void become_ready(table *t) {
    effects_add(t->out, EFFECT_SET_CLOCK)->time = room_last(t->room);
    if (room_last(t->room) > t->now) t->now = room_last(t->room);
    scene s = scene_of(t);
    announce_delayed(&s, false);
    t->state = TABLE_READY;
    note_members(t, false);
    for (int i = 0; i < audience_count(t->guests); i++) {
        visitor *v = audience_at(t->guests, i);
        v->viewer = room_viewer(t->room, v->player, v->viewer);
        table_effect *effect = effects_add(t->out, EFFECT_ATTACH);
        effect->place.guest = v->guest;
        effect->place.viewer = v->viewer;
    }
    notify_table(t, NULL);
    for (int i = 0; i < audience_count(t->guests); i++) announce_position(&s, audience_at(t->guests, i), -1);
    notify_asks(t);
    drain(t);
}

static void loaded(table *t, const table_event *event) {
    const room_listener listener = {.moved = moved, .context = t};
    table_image *image = event->image;
    if (event->verdict == VERDICT_UNKNOWN) {
        refuse_all(t, "no_table", "there is no table with this code");
        leave_directory(t);
    } else if (event->verdict != VERDICT_OK || !image) {
        retry(t);
    } else if (*table_image_trouble(image)) {
        quarantine(t, table_image_trouble(image));
    } else {
        delayed_free(t->delayed);
        table_image_take(image, &t->room, &t->delayed);
        room_listen(t->room, &listener);
        become_ready(t);
    }
    table_image_free(image);
}

static void made(table *t, const table_event *event) {
    const room_listener listener = {.moved = moved, .context = t};
    t->room = event->room;
    t->state = TABLE_READY;
    room_listen(t->room, &listener);
    const command c = {.type = event->is_rematch ? UC_COMMAND_REMATCH : UC_COMMAND_CREATE};
    room_lines lines = event->lines;
    batch *b = begin(t, event->by, &c);
    if (!b) {
        room_lines_free(&lines);
        fail(t, event->by, NULL, "busy", out_of_memory);
        answered(t, event->by->guest);
        leave_directory(t);
        return;
    }
    *batch_lines(b) = lines;
    batch_result(b)->viewer = event->seat;
    note_members(t, false);
    commit(t);
}

static bool is_newcomer(const table *t, const caller *by, const command *c) {
    return c->type == UC_COMMAND_JOIN && !audience_find(t->guests, by->guest);
}

static void command_came(table *t, const table_event *event) {
    const caller *by = event->by;
    const command *c = event->command;
    t->wall_s = event->wall_s;
    if (t->state == TABLE_QUARANTINED) {
        fail(t, by, c, "frozen", stopped);
        answered(t, by->guest);
    } else if (t->state == TABLE_RETRYING && !is_newcomer(t, by, c)) {
        fail(t, by, c, "cannot_save", cannot_save);
        answered(t, by->guest);
        if (t->timer > t->now + AGAIN_MS) set_timer(t, t->now + AGAIN_MS);
    } else if (table_is_idle(t) && !queue_length(t->queue)) {
        carry_out(t, by, c);
        attend(t);
    } else if (!queue_add(t->queue, by, c)) {
        fail(t, by, c, "busy", out_of_memory);
        answered(t, by->guest);
    } else if (t->state == TABLE_UNLOADED || t->state == TABLE_RETRYING) {
        load(t); /* the store knows the newcomer, so it works again, at least for reading */
    } else {
        drain(t);
    }
}

static void committed(table *t) {
    t->has_others_lines = false;
    deliver(t, t->batch);
    drain(t);
}

/** The commit failed: the guest gets an error, and the room is dropped. */
static void failed(table *t, table_verdict verdict) {
    batch *b = t->batch;
    bool stale = verdict == VERDICT_STALE, is_new = batch_lines(b)->count == room_line_count(t->room);
    if (batch_guest(b))
        fail(t, batch_caller(b), batch_command(b), stale ? "busy" : "cannot_save",
             stale ? "this could not be saved; nothing was changed, try again soon" : cannot_save);
    t->batch = NULL;
    finish(t, b);
    if (stale && is_new) { /* its code belongs to a table in the archive, which must not change */
        unload(t);
        refuse_all(t, "busy", "try again");
        leave_directory(t);
    } else if (stale) {
        take_others_lines(t);
    } else {
        retry(t);
    }
}

static void archived(table *t, table_verdict verdict) {
    t->archived = verdict == VERDICT_OK;
    if (verdict == VERDICT_STALE)
        take_others_lines(t);
    else if (!t->archived)
        retry(t);
    else if (queue_length(t->queue) || audience_count(t->guests))
        load(t);
    else
        leave_directory(t);
}

/** The bot's move counts if nothing has happened meanwhile, and not before its time. */
static void move_bot(table *t) {
    int seat;
    uc_move move;
    bool due = schedule_take_answer(t->schedule, t->room, t->now, &seat, &move) && table_is_idle(t) &&
               !t->config->draining;
    batch *b = due ? begin(t, NULL, NULL) : NULL;
    room_code code = b ? room_bot_move(t->room, t->now, seat, move, batch_lines(b)).code : ROOM_NO_MEMORY;
    if (due && code != ROOM_FINE) schedule_bot_again(t->schedule, t->now);
    if (b) settle(t, code);
    attend(t);
}

static void rang(table *t) {
    t->timer = INT64_MAX;
    if (t->state == TABLE_UNLOADED || t->state == TABLE_RETRYING)
        load(t);
    else
        move_bot(t);
}

static void bot_answered(table *t, const table_event *event) {
    schedule_answered(t->schedule, event->seat, event->move);
    move_bot(t);
}

static void guest_gone(table *t, const guest *g) {
    queue_forget(t->queue, g);
    if (t->batch) batch_forget_guest(t->batch, g);
    if (audience_remove(t->guests, g)) note_leaving(t);
    attend(t);
}

static void next_table(table *t, uint64_t number) {
    t->rematching = false;
    t->next_table = number;
    attend(t);
}

static void wake(table *t) {
    t->empty_since = t->now;
    if (t->state == TABLE_UNLOADED) load(t);
}

static void end(table *t, const char *reason) {
    if (table_is_idle(t) && room_now(t->room) < ROOM_OVER) close_room(t, reason);
}

static void measured(table *t, const table_event *event) {
    batch *b = table_is_idle(t) ? begin(t, NULL, NULL) : NULL;
    if (b) settle(t, room_measure(t->room, t->now, event->player, event->reason, batch_lines(b)).code);
}

void table_handle(table *t, const table_event *event, table_effects *out) {
    t->out = out;
    t->now = event->now;
    switch (event->type) {
    case EVENT_LOADED: loaded(t, event); break;
    case EVENT_MADE: made(t, event); break;
    case EVENT_COMMAND: command_came(t, event); break;
    case EVENT_COMMITTED: committed(t); break;
    case EVENT_FAILED: failed(t, event->verdict); break;
    case EVENT_ARCHIVED: archived(t, event->verdict); break;
    case EVENT_TIMER: rang(t); break;
    case EVENT_BOT_ANSWERED: bot_answered(t, event); break;
    case EVENT_GUEST_GONE: guest_gone(t, event->gone); break;
    case EVENT_NEXT_TABLE: next_table(t, event->next); break;
    case EVENT_WAKE: wake(t); break;
    case EVENT_END: end(t, event->reason); break;
    case EVENT_MEASURE: measured(t, event); break;
    }
    t->out = NULL;
}

/* ---- the table ---- */

table *table_new(uint64_t number, bool archived_already, const table_config *config, int64_t now) {
    table *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->number = number;
    code_text(t->code, number);
    t->config = config;
    t->archived = archived_already;
    t->empty_since = now;
    t->timer = INT64_MAX;
    t->schedule = schedule_new();
    t->queue = queue_new();
    t->guests = audience_new();
    t->delayed = delayed_new();
    if (t->schedule && t->queue && t->guests && t->delayed) return t;
    table_free(t);
    return NULL;
}

void table_free(table *t) {
    if (!t) return;
    schedule_free(t->schedule);
    queue_free(t->queue);
    batch_free(t->batch);
    room_free(t->room);
    audience_free(t->guests);
    delayed_free(t->delayed);
    free(t);
}

table_state table_now(const table *t) {
    return t->state;
}

bool table_is_settled(const table *t) {
    return !t->batch;
}

bool table_is_idle(const table *t) {
    return t->state == TABLE_READY && !t->batch;
}

bool table_is_archived(const table *t) {
    return t->archived;
}

const char *table_code(const table *t) {
    return t->code;
}

const char *table_phase_word(const table *t) {
    if (t->room) return room_phase_words[room_now(t->room)];
    return t->state == TABLE_QUARANTINED ? "frozen" : "paused";
}

const room *table_room(const table *t) {
    return t->room;
}

int table_guests(const table *t) {
    return audience_count(t->guests);
}

int table_waiting(const table *t) {
    return queue_length(t->queue);
}
