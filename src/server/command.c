#include "server/command.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

command command_of(const uc_command *m) {
    command c = {.type = m->type, .seat = (int)m->seat, .request = m->request > 0 ? (uint64_t)m->request : 0};
    memcpy(c.id, m->id, sizeof c.id);
    switch (m->type) {
    case UC_COMMAND_JOIN:
        c.join.seq = m->seq;
        c.join.watch = m->watch;
        memcpy(c.join.seed, m->seed, sizeof c.join.seed);
        break;
    case UC_COMMAND_SEAT: memcpy(c.player, m->player, sizeof c.player); break;
    case UC_COMMAND_START: memcpy(c.fill, m->fill, sizeof c.fill); break;
    case UC_COMMAND_MOVE: memcpy(c.move, m->move, sizeof c.move); break;
    case UC_COMMAND_EMOTE: c.emote = (int)m->emote; break;
    case UC_COMMAND_REPORT: c.reason = (int)m->reason; break;
    case UC_COMMAND_MUTE: c.on = m->on; break;
    default: break;
    }
    return c;
}

bool command_level(const char *text, const char **ret_level) {
    static const char bot[] = "bot:";
    bool level = !strncmp(text, bot, sizeof bot - 1);
    *ret_level = level ? text + sizeof bot - 1 : NULL;
    return level || !strcmp(text, "open");
}

/* ---- carrying out ---- */

typedef struct work {
    const command *command;
    const caller *by;
    const command_context *context;
    room *room;
    room_lines *lines;
    command_result result;
} work;

static void refuse(work *w, room_code code, const char *sentence) {
    w->result.answer.code = code;
    snprintf(w->result.answer.message, sizeof w->result.answer.message, "%s", sentence);
}

static bool may_watch(const work *w) {
    return room_chosen(w->room)->watch != ROOM_WATCH_NOBODY && !room_banned(w->room, w->by->player);
}

/** A player who is permanently out may still watch, like others. */
static void join(work *w) {
    const command *c = w->command;
    int seat = room_seat_of(w->room, w->by->player);
    int64_t now = w->context->now;
    bool out = seat >= 0 && room_seat_at(w->room, seat)->out;
    /* a guest at the table knows the commitment; a seed sent before it would be worthless */
    const char *seed = w->context->is_here ? c->join.seed : NULL;
    w->result.viewer = UC_SPECTATOR;
    if (out || (seat < 0 && (c->join.watch || room_now(w->room) >= ROOM_OVER))) {
        if (!may_watch(w)) refuse(w, ROOM_NOT_ALLOWED, "this table does not allow spectators");
        return;
    }
    if (seat < 0 || room_now(w->room) == ROOM_WAITING)
        w->result.answer = room_sit(w->room, now, w->by->player, w->by->name, c->seat < 0 ? -1 : c->seat,
                                    seed, w->lines, &seat);
    else
        w->result.answer = room_back(w->room, now, w->by->player, w->lines);
    if (!w->result.answer.code && w->by->face)
        w->result.answer = room_set_face(w->room, now, w->by->player, w->by->face, w->lines);
    w->result.viewer = seat;
}

/** Gives back a seat at a waiting table. */
static void leave(work *w) {
    w->result.viewer = w->context->viewer;
    if (w->context->viewer != UC_SPECTATOR && room_now(w->room) <= ROOM_PLAYING)
        w->result.answer = room_leave(w->room, w->context->now, w->by->player, w->lines);
}

static void set_seat(work *w) {
    const char *level;
    if (command_level(w->command->player, &level))
        w->result.answer =
            room_set_seat(w->room, w->context->now, w->by->player, w->command->seat, level, w->lines);
    else
        refuse(w, ROOM_BAD_OPTIONS, "invalid player: it must be \"open\" or \"bot:LEVEL\"");
}

static void remove_player(work *w) {
    w->result.viewer = w->command->seat;
    w->result.answer = room_remove(w->room, w->context->now, w->by->player, w->command->seat, w->lines);
}

/** Starts the game. A date that cannot be written does not prevent it. */
static void start(work *w) {
    char date[32];
    time_t wall = (time_t)w->context->wall_s;
    struct tm utc;
    int64_t now = w->context->now;
    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&wall, &utc));
    w->result.answer = room_start(w->room, now, w->by->player, w->command->fill, w->lines);
    if (w->result.answer.code == ROOM_FINE &&
        room_set_date(w->room, now, date, w->lines).code == ROOM_NO_MEMORY)
        w->result.answer.code = ROOM_NO_MEMORY;
}

static void move(work *w) {
    const command *c = w->command;
    w->result.answer = room_move(w->room, w->context->now, w->by->player, c->request, c->move, c->id,
                                 w->lines, &w->result.seq);
}

static void back(work *w) {
    w->result.answer = room_back(w->room, w->context->now, w->by->player, w->lines);
}

static void mute(work *w) {
    w->result.answer =
        room_mute(w->room, w->context->now, w->by->player, w->command->seat, w->command->on, w->lines);
}

static void (*const handlers[UC_COMMAND_TYPES])(work *w) = {
    [UC_COMMAND_JOIN] = join,   [UC_COMMAND_SEAT] = set_seat, [UC_COMMAND_REMOVE] = remove_player,
    [UC_COMMAND_START] = start, [UC_COMMAND_MOVE] = move,     [UC_COMMAND_BACK] = back,
    [UC_COMMAND_LEAVE] = leave, [UC_COMMAND_MUTE] = mute,
};

bool command_changes(uc_command_type type) {
    return handlers[type];
}

command_result command_apply(const command *c, const caller *by, const command_context *context, room *r,
                             room_lines *lines) {
    work w = {.command = c, .by = by, .context = context, .room = r, .lines = lines};
    w.result.answer.code = ROOM_FINE;
    w.result.viewer = UC_SPECTATOR;
    handlers[c->type](&w);
    return w.result;
}
