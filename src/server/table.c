#include "server/table.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "server/announce.h"
#include "server/codes.h"

enum {
    AGAIN_MS = 2000,   /* until a batch that could not be kept is tried again */
    UNSEEN_MS = 60000, /* the same where nobody is there to see it */
    REMIND_FROM_S = 20 /* shorter clocks do without a reminder */
};

/** A command that waits until the table is ready for it. */
typedef struct waiting {
    struct waiting *next;
    caller by;
    command command;
} waiting;

/** Lines on their way to the disk, and whom to answer once they are there. */
typedef struct batch {
    room_lines lines;
    change *change;
    bool submitted;
    bool asked;  /**< a command brought it about */
    guest *from; /**< whose command it was; NULL: the server's, or they have gone */
    caller by;
    uc_command_type type;
    char id[UC_WORD_MAX];
    uint64_t request;
    int64_t have; /**< join: the last move that the client has, or -1 */
    command_result result;
    bool gone; /**< a guest went meanwhile: the others are to be told */
} batch;

struct table {
    uint64_t number;
    char code[CODE_MAX];
    const table_config *config;
    table_state state;
    bool archived;
    bool rematching;     /**< the next table is on its way */
    uint64_t next_table; /**< the next table is there, and to be noted here; or 0 */
    room *room;
    batch *batch;
    waiting *queue, **queue_end;
    int queue_length;
    audience *guests;
    delayed *delayed;
    int64_t empty_since; /**< since when nobody has been here */
    int64_t told_at;     /**< when all were told of the table */
    bool behind;         /**< somebody is to be told of it */
    int64_t timer;       /**< when it rings; INT64_MAX: it does not */
    int64_t bot_at;      /**< when a bot is to move; 0: none is */
    bool bot_thinks;
    uint64_t asked_at; /**< moves of the game when the bot was asked */
    uint64_t reminded; /**< moves + 1 at which somebody was reminded */
    int64_t released;  /**< the room_held at whose end all were asked */
    /* while an event is handled */
    table_effects *out;
    int64_t now, wall_s;
};

/* ---- effects ---- */

static void list_again(table *t) {
    effects_add(t->out, EFFECT_LISTED);
}

static void count_one(table *t, table_count what) {
    effects_add(t->out, EFFECT_COUNT)->count = what;
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
                   .out = t->out};
}

/** The caller as somebody who is told something. */
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
static const char stopped[] = "this table has been stopped; its journal is kept for the operator";

/* ---- who is told of the table ---- */

static void tell_table(table *t, visitor *only) {
    scene s = scene_of(t);
    announce_table(&s, only, false);
    if (only) return;
    t->behind = false;
    t->told_at = t->now;
}

/** Tells who is behind, when it is time; returns when it will be. */
static int64_t tell_behind(table *t) {
    int64_t due = t->told_at + t->config->gather_ms;
    if (!t->behind) return INT64_MAX;
    if (due > t->now) return due;
    scene s = scene_of(t);
    announce_table(&s, NULL, true);
    t->behind = false;
    t->told_at = t->now;
    return INT64_MAX;
}

/** Somebody has come or gone: `table` to all but one, with what else comes within gather_ms. */
static void tell_soon(table *t, const guest *but) {
    for (int i = 0; i < audience_count(t->guests); i++) {
        visitor *v = audience_at(t->guests, i);
        if (v->guest != but) t->behind = v->behind = true;
    }
    tell_behind(t);
}

static void tell_asks(table *t, const visitor *only) {
    scene s = scene_of(t);
    announce_asks(&s, only);
}

static void tell_delayed(table *t) {
    scene s = scene_of(t);
    announce_delayed(&s, t->state == TABLE_READY);
}

/* ---- guests ---- */

/** The seat of a player, if they still have it. One who is out for good, and has come back, still watches. */
static int seat_of(const table *t, const visitor *v) {
    int seat = room_seat_of(t->room, v->player);
    bool out = seat >= 0 && room_seat_at(t->room, seat)->out;
    return seat < 0 || (out && v->viewer == UC_SPECTATOR) ? UC_SPECTATOR : seat;
}

static void attach(table *t, const caller *by, int viewer) {
    const visitor v = {.guest = by->guest, .player = by->player, .viewer = viewer, .raw = by->raw};
    if (!audience_put(t->guests, &v)) return;
    table_effect *effect = effects_add(t->out, EFFECT_ATTACH);
    effect->place.guest = by->guest;
    effect->place.viewer = viewer;
    list_again(t);
}

/** The rest of a visitor's leaving: the room may be ahead of the disk, and is not told before it is there. */
static void note_leaving(table *t) {
    if (!audience_count(t->guests)) t->empty_since = t->now;
    list_again(t);
    if (t->batch)
        t->batch->gone = true;
    else
        tell_soon(t, NULL);
}

static void show_out(table *t, visitor *v) {
    guest *g = v->guest;
    scene s = scene_of(t);
    announce_left(&s, v);
    audience_remove(t->guests, g);
    effects_add(t->out, EFFECT_DETACH)->place.guest = g;
    note_leaving(t);
}

/** All connections of a player who has lost this seat: whoever sits there next is not to be seen by them. */
static void show_out_all(table *t, int seat, const char *why) {
    for (int i = audience_count(t->guests); i-- > 0;) {
        visitor *v = audience_at(t->guests, i);
        if (v->viewer != seat) continue;
        const recipient to = {.guest = v->guest, .viewer = v->viewer, .raw = v->raw};
        if (why) announce_error(t->out, &to, NULL, "not_allowed", why);
        show_out(t, v);
    }
}

/* ---- commands that wait ---- */

static bool enqueue(table *t, const caller *by, const command *c) {
    waiting *w = malloc(sizeof *w);
    if (!w) return false;
    *w = (waiting){.by = *by, .command = *c};
    *t->queue_end = w;
    t->queue_end = &w->next;
    t->queue_length++;
    return true;
}

static waiting *dequeue(table *t) {
    waiting *w = t->queue;
    if (!w) return NULL;
    t->queue = w->next;
    if (!t->queue) t->queue_end = &t->queue;
    t->queue_length--;
    return w;
}

static void forget_commands(table *t, const guest *g) {
    for (waiting **link = &t->queue; *link;) {
        waiting *w = *link;
        if (w->by.guest != g) {
            link = &w->next;
            continue;
        }
        *link = w->next;
        t->queue_length--;
        free(w);
    }
    t->queue_end = &t->queue;
    while (*t->queue_end) t->queue_end = &(*t->queue_end)->next;
}

/** Answers all that wait with an error. */
static void refuse_all(table *t, const char *code, const char *message) {
    for (waiting *w; (w = dequeue(t)); free(w)) {
        fail(t, &w->by, &w->command, code, message);
        answered(t, w->by.guest);
    }
}

/* ---- in and out of memory ---- */

/** Drops the room; what is on disk is not touched. */
static void unload(table *t) {
    room_free(t->room);
    t->room = NULL;
    delayed_clear(t->delayed);
    t->bot_at = 0;
    t->reminded = 0;
    t->behind = false;
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
    tell_table(t, NULL);
}

/** Until it is tried again, everybody sees that the table has stopped. */
static void retry(table *t) {
    effects_add(t->out, EFFECT_RETRYING);
    unload(t);
    t->state = TABLE_RETRYING;
    refuse_all(t, "cannot_save", cannot_save);
    tell_table(t, NULL);
    set_timer(t, t->now + (audience_count(t->guests) ? AGAIN_MS : UNSEEN_MS));
}

static const char not_ours[] = "its journal has lines that this server has not written";

/** Who sits there, of a room that is or will be on disk; nobody when it is over for good. */
static void note_members(table *t, bool nobody) {
    table_member *member = effects_alloc(t->out, UC_SEATS_MAX * sizeof *member);
    table_effect *effect = effects_add(t->out, EFFECT_MEMBERS);
    effect->members.member = member;
    if (nobody || t->archived || !member) return;
    for (int seat = 0; seat < room_seats(t->room); seat++) {
        const room_seat *one = room_seat_at(t->room, seat);
        if (one->player && !one->out)
            member[effect->members.count++] = (table_member){.player = one->player, .seat = seat};
    }
    if (room_now(t->room) <= ROOM_PLAYING) effect->members.founder = room_founder(t->room);
}

/* ---- batches ---- */

/** Told of each move that the room makes. */
static void moved(void *context, const room *r, uint64_t seq, const uc_events *events) {
    table *t = context;
    if (t->batch) change_add(t->batch->change, r, seq, events);
}

/** Begins a change of the room, whose lines go to `lines` of it. NULL: no memory. */
static batch *begin(table *t, const caller *by, const command *c) {
    batch *b = calloc(1, sizeof *b);
    assert(!t->batch);
    if (b && !(b->change = change_new(t->room))) free(b), b = NULL;
    if (!b) return NULL;
    b->have = -1;
    if (by) {
        b->asked = true;
        b->by = *by;
        b->from = by->guest;
    }
    if (c) {
        b->type = c->type;
        b->request = c->request;
        memcpy(b->id, c->id, sizeof b->id);
    }
    t->batch = b;
    return b;
}

/** The batch is done with, for better or worse. */
static void finish(table *t, batch *b) {
    answered(t, b->from);
    room_lines_free(&b->lines);
    change_free(b->change);
    free(b);
}

/** Whether it changes the table itself: more than moves, and more than what one guest alone notices. */
static bool changes_table(const batch *b) {
    bool mutes = b->asked && b->type == UC_COMMAND_MUTE;
    return b->lines.count > (uint32_t)change_moves(b->change) && !mutes;
}

static bool is_of(const batch *b, uc_command_type type) {
    return b->asked && b->type == type;
}

/** Whether a player who has left has given the seat back, so that others may sit there. */
static bool gave_back(const table *t, const batch *b) {
    return is_of(b, UC_COMMAND_LEAVE) && b->result.viewer != UC_SPECTATOR &&
           room_seat_at(t->room, b->result.viewer)->kind == ROOM_SEAT_OPEN;
}

static void answer(table *t, batch *b) {
    recipient to = asker(t, &b->by);
    scene s = scene_of(t);
    if (b->type == UC_COMMAND_REMOVE)
        show_out_all(t, b->result.viewer, "the host has removed you from this table");
    if (gave_back(t, b)) show_out_all(t, b->result.viewer, NULL);
    if (!b->from) return;
    if (b->type == UC_COMMAND_JOIN || b->type == UC_COMMAND_CREATE) attach(t, &b->by, b->result.viewer);
    if (b->type == UC_COMMAND_MOVE) announce_confirm(&s, &to, b->id, b->request, b->result.seq);
    visitor *v = audience_find(t->guests, b->from);
    if (b->type == UC_COMMAND_LEAVE && v) show_out(t, v);
}

/** `table` after a change: to the guest who asked at once, and to all what is more than coming and going. */
static void tell_change_of_table(table *t, const batch *b, visitor *comes) {
    bool goes = is_of(b, UC_COMMAND_LEAVE), mutes = is_of(b, UC_COMMAND_MUTE), changed = changes_table(b);
    visitor *asks =
        b->from && !mutes && (comes || !b->lines.count) ? audience_find(t->guests, b->from) : NULL;
    if (changed && !comes && !goes) {
        tell_table(t, NULL);
        return;
    }
    if (asks) tell_table(t, asks);
    if (changed || comes || b->gone) tell_soon(t, asks ? asks->guest : NULL);
}

static void tell_game(table *t, const batch *b, visitor *comes) {
    scene s = scene_of(t);
    bool over = room_now(t->room) >= ROOM_OVER, mutes = is_of(b, UC_COMMAND_MUTE);
    int moves = change_moves(b->change);
    if (is_of(b, UC_COMMAND_START)) announce_start(&s, b->change);
    if (moves) announce_moves(&s, b->change);
    if (over && !mutes) tell_table(t, NULL);
    if (comes) announce_position(&s, comes, b->have);
    if (moves || changes_table(b) || comes) tell_asks(t, b->lines.count ? NULL : comes);
    if (moves && over) count_one(t, COUNT_GAME_OVER);
}

static void count_moves(table *t, const batch *b) {
    if (!change_moves(b->change)) return;
    if (!b->asked)
        count_one(t, COUNT_BOT_MOVE);
    else if (b->type == UC_COMMAND_MOVE)
        count_one(t, COUNT_MOVE);
}

/** The only place where a change is told: its lines are on disk. */
static void deliver(table *t, batch *b) {
    bool over = room_now(t->room) >= ROOM_OVER, changed = changes_table(b), mutes = is_of(b, UC_COMMAND_MUTE);
    t->batch = NULL;
    if (change_moves(b->change)) t->bot_at = 0; /* nothing else holds a bot up */
    if (changed || over) list_again(t);
    if (b->lines.count && (changed || over)) note_members(t, false);
    if (b->asked) answer(t, b);
    visitor *comes = b->from && is_of(b, UC_COMMAND_JOIN) ? audience_find(t->guests, b->from) : NULL;
    if (!over || mutes) tell_change_of_table(t, b, comes);
    tell_game(t, b, comes);
    count_moves(t, b);
    finish(t, b);
}

/** The only place where a change is handed over to be committed; one without lines is delivered at once. */
static void commit(table *t) {
    batch *b = t->batch;
    if (!b->lines.count) {
        deliver(t, b);
        return;
    }
    b->submitted = true;
    table_effect *effect = effects_add(t->out, EFFECT_APPEND);
    effect->append.after = room_line_count(t->room) - b->lines.count;
    effect->append.lines = b->lines.bytes;
    effect->append.length = b->lines.length;
    effect->append.count = b->lines.count;
    effect->append.is_move = is_of(b, UC_COMMAND_MOVE);
}

/** Ends a change by what the room has answered: what it has refused is forgotten. */
static void settle(table *t, room_code code) {
    batch *b = t->batch;
    if (code == ROOM_FINE) {
        commit(t);
        return;
    }
    t->batch = NULL;
    finish(t, b);
    if (code != ROOM_NO_MEMORY) return;
    unload(t); /* it may have stopped halfway: what is on disk is right */
    load(t);
}

/* ---- carrying out commands ---- */

static void change_room(table *t, const caller *by, const command *c) {
    const visitor *v = audience_find(t->guests, by->guest);
    const command_context context = {
        .now = t->now, .wall_s = t->wall_s, .is_here = v, .viewer = v ? v->viewer : UC_SPECTATOR};
    batch *b = begin(t, by, c);
    if (!b) {
        fail(t, by, c, "busy", out_of_memory);
        answered(t, by->guest);
        return;
    }
    if (c->type == UC_COMMAND_JOIN && !v) b->have = c->join.seq; /* one who is here has missed nothing */
    b->result = command_apply(c, by, &context, t->room, &b->lines);
    room_code code = b->result.answer.code;
    if (code == ROOM_REPEAT) {
        scene s = scene_of(t);
        recipient to = asker(t, by);
        announce_confirm(&s, &to, b->id, b->request, b->result.seq);
        count_one(t, COUNT_REPEATED);
    } else if (code != ROOM_FINE) {
        refuse(t, by, c, &b->result.answer);
    }
    settle(t, code);
}

static bool is_seated(table *t, const caller *by, const command *c) {
    const visitor *v = audience_find(t->guests, by->guest);
    if (v && v->viewer != UC_SPECTATOR) return true;
    const room_answer answer = {.code = ROOM_NOT_SEATED, .message = "you watch this table"};
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
    const room_seat *seat = room_seat_at(t->room, c->seat);
    table_effect *effect = effects_add(t->out, EFFECT_REPORT);
    effect->report.by = by->guest;
    effect->report.seat = c->seat;
    effect->report.reason = c->reason;
    effect->report.player = seat->player;
    effect->report.name = effects_text(t->out, seat->name);
}

static void rematch(table *t, const caller *by, const command *c) {
    if (!is_seated(t, by, c)) return;
    if (room_now(t->room) < ROOM_OVER || t->archived) {
        fail(t, by, c, "wrong_phase", "a rematch is for a game that has just ended");
        return;
    }
    if (*room_rematch(t->room) || t->rematching || t->next_table) {
        tell_table(t, audience_find(t->guests, by->guest));
        return;
    }
    t->rematching = true;
    effects_add(t->out, EFFECT_REMATCH)->place.guest = by->guest;
}

static void carry_out(table *t, const caller *by, const command *c) {
    bool mute = c->type == UC_COMMAND_MUTE;
    if (c->type != UC_COMMAND_JOIN && !audience_find(t->guests, by->guest)) {
        fail(t, by, c, "not_seated", "you are at no table; join one first");
    } else if (command_changes(c->type) && (!mute || (is_seated(t, by, c) && !t->archived))) {
        change_room(t, by, c); /* says itself when it is answered */
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

/** Whether a person plays who is expected to see it: when all are away the game waits for them. */
static bool is_attended(const table *t) {
    for (int seat = 0; seat < room_seats(t->room); seat++) {
        const room_seat *one = room_seat_at(t->room, seat);
        if (one->kind == ROOM_SEAT_PERSON && !one->away && !one->out) return true;
    }
    return false;
}

static int64_t earlier(int64_t a, int64_t b) {
    return a < b ? a : b;
}

/** False: no memory. */
static bool ask_bot(table *t, int seat) {
    uc_view *view = effects_alloc(t->out, sizeof *view);
    if (!view) return false;
    room_see(t->room, seat, view);
    table_effect *effect = effects_add(t->out, EFFECT_ASK_BOT);
    effect->ask.bot = room_bot(t->room, seat);
    effect->ask.view = view;
    effect->ask.memory = room_memory(t->room, seat);
    t->bot_thinks = true;
    t->asked_at = room_seq(t->room);
    return true;
}

/** Lets a bot think when it is its time; returns when that will be. */
static int64_t attend_bots(table *t) {
    uint64_t due = room_bots_due(t->room, t->now);
    if (t->bot_thinks) return INT64_MAX;
    if (!due || !is_attended(t)) {
        t->bot_at = 0;
        return INT64_MAX;
    }
    if (!t->bot_at) t->bot_at = t->now + (audience_count(t->guests) ? t->config->bot_pace_ms : 0);
    if (t->bot_at <= t->now && ask_bot(t, __builtin_ctzll(due))) return INT64_MAX;
    if (t->bot_at <= t->now) t->bot_at = t->now + AGAIN_MS;
    return t->bot_at;
}

/** One gentle word at half of the time; returns when that will be. */
static int64_t attend_reminder(table *t) {
    uint32_t turn_s = room_chosen(t->room)->clock->turn_s;
    int64_t left = room_left_ms(t->room, t->now), half = 500 * (int64_t)turn_s;
    if (turn_s < REMIND_FROM_S || left < 0 || t->reminded == room_seq(t->room) + 1) return INT64_MAX;
    if (left > half) return t->now + left - half;
    scene s = scene_of(t);
    t->reminded = room_seq(t->room) + 1;
    announce_reminder(&s, left);
    return INT64_MAX;
}

/** A seat that was held back may be asked by now, and others may not catch it any more, or bots may. */
static int64_t attend_held(table *t) {
    int64_t held = room_held(t->room);
    if (!held) return INT64_MAX;
    if (held > t->now) return held;
    if (t->released != held) {
        t->released = held;
        tell_asks(t, NULL);
    }
    return INT64_MAX;
}

static void tick(table *t) {
    batch *b = begin(t, NULL, NULL);
    if (b) settle(t, room_tick(t->room, t->now, &b->lines).code);
}

static int64_t attend_game(table *t) {
    if (room_now(t->room) != ROOM_PLAYING) {
        t->bot_at = 0;
        return INT64_MAX;
    }
    if (room_deadline(t->room) <= t->now) tick(t);
    if (!table_is_idle(t)) return INT64_MAX;
    int64_t next = earlier(room_deadline(t->room), attend_held(t));
    return earlier(next, earlier(attend_bots(t), attend_reminder(t)));
}

/* ---- leaving the memory ---- */

/** When a table that people have left as it was is closed; or tables would become ever more. */
static int64_t abandoned_at(const table *t) {
    if (room_now(t->room) >= ROOM_OVER) return INT64_MAX;
    return room_last(t->room) + t->config->abandoned_ms;
}

static void close_room(table *t, const char *reason) {
    batch *b = begin(t, NULL, NULL);
    if (b) settle(t, room_close(t->room, t->now, reason, &b->lines).code);
}

/** Out of the memory, and, when it is over, to the archive. */
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
    return !audience_count(t->guests) && !t->queue && !t->bot_thinks && !t->bot_at && !t->rematching &&
           delayed_due(t->delayed) == INT64_MAX;
}

static void note_next_table(table *t) {
    char code[CODE_MAX];
    code_text(code, t->next_table);
    t->next_table = 0;
    batch *b = begin(t, NULL, NULL);
    if (b) settle(t, room_note_rematch(t->room, t->now, code, &b->lines).code);
}

/** Looks after clocks, bots and spectators: now, or when it is time. */
static void attend(table *t) {
    if (!table_is_idle(t) || t->config->draining) return;
    if (t->next_table) note_next_table(t);
    if (!table_is_idle(t)) return;
    int64_t next = attend_game(t);
    if (!table_is_idle(t)) return;
    tell_delayed(t);
    next = earlier(next, tell_behind(t));
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

/** Carries out what waits, as far as it can be. */
static void drain(table *t) {
    while (table_is_idle(t) && t->queue) {
        waiting *w = dequeue(t);
        carry_out(t, &w->by, &w->command);
        free(w);
    }
    attend(t);
}

/* ---- events ---- */

struct table_image {
    room *room; /**< NULL: the journal makes no sense, and `why` says why */
    delayed *delayed;
    char why[UC_MESSAGE_MAX];
};

static void replayed(void *context, const room *r, uint64_t seq, const uc_events *events) {
    table_image *image = context;
    int64_t delay_ms = 1000 * (int64_t)room_chosen(r)->delay_s;
    uc_view after;
    if (!delay_ms) return;
    room_see(r, UC_SPECTATOR, &after);
    delayed_add(image->delayed, room_last(r) + delay_ms, seq, &after, events->item, (int)events->count);
}

table_image *table_image_read(const char *lines, size_t length) {
    table_image *image = calloc(1, sizeof *image);
    const room_listener listener = {.moved = replayed, .context = image};
    uc_text why;
    if (!image) return NULL;
    uc_text_start(&why, image->why, sizeof image->why);
    image->delayed = delayed_new();
    if (image->delayed) image->room = room_read(lines, length, &listener, &why);
    return image;
}

void table_image_free(table_image *image) {
    if (!image) return;
    room_free(image->room);
    delayed_free(image->delayed);
    free(image);
}

/** The table is in memory. What spectators were to be told before is told to nobody one by one. */
static void become_ready(table *t) {
    scene s;
    effects_add(t->out, EFFECT_SET_CLOCK)->time = room_last(t->room);
    if (room_last(t->room) > t->now) t->now = room_last(t->room);
    tell_delayed(t);
    t->state = TABLE_READY;
    note_members(t, false);
    for (int i = 0; i < audience_count(t->guests); i++) {
        visitor *v = audience_at(t->guests, i);
        v->viewer = seat_of(t, v);
        table_effect *effect = effects_add(t->out, EFFECT_ATTACH);
        effect->place.guest = v->guest;
        effect->place.viewer = v->viewer;
    }
    tell_table(t, NULL);
    s = scene_of(t);
    for (int i = 0; i < audience_count(t->guests); i++) announce_position(&s, audience_at(t->guests, i), -1);
    tell_asks(t, NULL);
    drain(t);
}

static void loaded(table *t, const table_event *event) {
    table_image *image = event->image;
    const room_listener listener = {.moved = moved, .context = t};
    if (event->verdict == VERDICT_UNKNOWN) {
        refuse_all(t, "no_table", "there is no table with this code");
        leave_directory(t);
    } else if (event->verdict != VERDICT_OK || !image || !image->delayed) {
        retry(t);
    } else if (!image->room) {
        quarantine(t, image->why);
    } else {
        delayed *before = t->delayed;
        t->room = image->room;
        t->delayed = image->delayed;
        image->room = NULL;
        image->delayed = before;
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
    batch *b = begin(t, event->by, NULL);
    if (!b) {
        room_lines lines = event->lines;
        room_lines_free(&lines);
        fail(t, event->by, NULL, "busy", out_of_memory);
        answered(t, event->by->guest);
        leave_directory(t);
        return;
    }
    b->type = event->is_rematch ? UC_COMMAND_REMATCH : UC_COMMAND_CREATE;
    b->lines = event->lines;
    b->result.viewer = event->seat;
    note_members(t, false);
    commit(t);
}

static void command_came(table *t, const table_event *event) {
    const caller *by = event->by;
    const command *c = event->command;
    t->wall_s = event->wall_s;
    if (t->state == TABLE_QUARANTINED) {
        fail(t, by, c, "frozen", stopped);
        answered(t, by->guest);
    } else if (t->state == TABLE_RETRYING) {
        fail(t, by, c, "cannot_save", cannot_save);
        answered(t, by->guest);
        if (t->timer > t->now + AGAIN_MS) set_timer(t, t->now + AGAIN_MS);
    } else if (table_is_idle(t) && !t->queue) {
        carry_out(t, by, c);
        attend(t);
    } else if (!enqueue(t, by, c)) {
        fail(t, by, c, "busy", out_of_memory);
        answered(t, by->guest);
    } else if (t->state == TABLE_UNLOADED) {
        load(t);
    } else {
        drain(t);
    }
}

static void committed(table *t) {
    deliver(t, t->batch);
    drain(t);
}

/** The lines are not on disk: the guest is told, and the room that has them is dropped. */
static void failed(table *t, table_verdict verdict) {
    batch *b = t->batch;
    const command asked = {.type = b->type, .request = b->request};
    command c = asked;
    bool stale = verdict == VERDICT_STALE, is_new = b->lines.count == room_line_count(t->room);
    memcpy(c.id, b->id, sizeof c.id);
    if (b->from)
        fail(t, &b->by, &c, stale ? "busy" : "cannot_save",
             stale ? "this could not be saved, and nothing was changed; try again soon" : cannot_save);
    t->batch = NULL;
    finish(t, b);
    if (stale && is_new) { /* its code is that of a table in the archive, which is not to be touched */
        unload(t);
        refuse_all(t, "busy", "try again");
        leave_directory(t);
    } else if (stale) {
        quarantine(t, not_ours);
    } else {
        retry(t);
    }
}

static void archived(table *t, table_verdict verdict) {
    t->archived = verdict == VERDICT_OK;
    if (verdict == VERDICT_STALE)
        quarantine(t, not_ours);
    else if (!t->archived)
        retry(t);
    else if (t->queue || audience_count(t->guests))
        load(t);
    else
        leave_directory(t);
}

static void rang(table *t) {
    t->timer = INT64_MAX;
    if (t->state == TABLE_UNLOADED || t->state == TABLE_RETRYING)
        load(t);
    else
        attend(t);
}

/** The bot's move counts if nothing has happened meanwhile. */
static void bot_answered(table *t, const table_event *event) {
    bool due = t->bot_thinks && table_is_idle(t) && !t->config->draining && room_seq(t->room) == t->asked_at;
    t->bot_thinks = false;
    batch *b = due ? begin(t, NULL, NULL) : NULL;
    room_code code =
        b ? room_bot_move(t->room, t->now, event->seat, event->move, &b->lines).code : ROOM_NO_MEMORY;
    if (due && code != ROOM_FINE) t->bot_at = t->now + AGAIN_MS;
    if (b) settle(t, code);
    attend(t);
}

static void guest_gone(table *t, const guest *g) {
    forget_commands(t, g);
    if (t->batch && t->batch->from == g) t->batch->from = NULL;
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

static void end(table *t) {
    if (table_is_idle(t) && room_now(t->room) < ROOM_OVER) close_room(t, "operator");
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
    case EVENT_END: end(t); break;
    }
    t->out = NULL;
}

/* ---- the whole ---- */

table *table_new(uint64_t number, bool archived_already, const table_config *config, int64_t now) {
    table *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->number = number;
    code_text(t->code, number);
    t->config = config;
    t->archived = archived_already;
    t->queue_end = &t->queue;
    t->empty_since = now;
    t->timer = INT64_MAX;
    t->guests = audience_new();
    t->delayed = delayed_new();
    if (t->guests && t->delayed) return t;
    table_free(t);
    return NULL;
}

void table_free(table *t) {
    if (!t) return;
    for (waiting *w; (w = dequeue(t)); free(w)) {
    }
    if (t->batch) {
        room_lines_free(&t->batch->lines);
        change_free(t->batch->change);
        free(t->batch);
    }
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
    return t->queue_length;
}
