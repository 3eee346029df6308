#include "server/announce.h"

static recipient of(const visitor *v) {
    return (recipient){.guest = v->guest, .viewer = v->viewer, .raw = v->raw};
}

static uint64_t lines_of(const scene *s) {
    return s->room ? room_line_count(s->room) : 0;
}

static void notify(const scene *s, notice n, const recipient *to) {
    n.as_of = lines_of(s);
    effects_notify(s->out, &n, to, 1);
}

static void notify_visitor(const scene *s, notice n, const visitor *v) {
    recipient to = of(v);
    notify(s, n, &to);
}

/** To all guests of one viewer that use one format. */
static void notify_viewer(const scene *s, notice n, int viewer, bool raw) {
    int count = 0;
    recipient *to = effects_alloc(s->out, (size_t)audience_count(s->guests) * sizeof *to);
    for (int i = 0; to && i < audience_count(s->guests); i++) {
        const visitor *v = audience_at(s->guests, i);
        if (v->viewer == viewer && v->raw == raw) to[count++] = of(v);
    }
    n.as_of = lines_of(s);
    if (count) effects_notify(s->out, &n, to, count);
}

static uc_view *new_view(const scene *s, int viewer) {
    uc_view *view = effects_alloc(s->out, sizeof *view);
    if (view) room_view(s->room, viewer, view);
    return view;
}

/* ---- answers ---- */

static notice error_of(table_effects *out, const command *c, const char *code, const char *message) {
    bool move = c && c->type == UC_COMMAND_MOVE;
    return (notice){.type = NOTICE_ERROR,
                    .error = {.request = move ? c->request : 0,
                              .id = move ? effects_text(out, c->id) : "",
                              .code = code,
                              .message = effects_text(out, message)}};
}

void announce_error(table_effects *out, const recipient *to, const command *c, const char *code,
                    const char *message) {
    notice n = error_of(out, c, code, message);
    effects_notify(out, &n, to, 1);
}

void announce_refusal(const scene *s, const recipient *to, const command *c, const room_answer *answer) {
    notice n = error_of(s->out, c, room_code_word(answer->code), answer->message);
    n.error.game = room_game(s->room);
    n.error.rule = answer->rule;
    effects_notify(s->out, &n, to, 1);
}

void announce_confirm(const scene *s, const recipient *to, const char *id, uint64_t request, uint64_t seq) {
    notify(s,
           (notice){.type = NOTICE_CONFIRM,
                    .confirm = {.id = effects_text(s->out, id), .request = request, .seq = seq}},
           to);
}

void announce_left(const scene *s, const visitor *v) {
    notify_visitor(s, (notice){.type = NOTICE_LEFT}, v);
}

/* ---- the table ---- */

static const char *write_table(const scene *s) {
    char buffer[UC_SENT_MAX];
    uc_text text;
    notice_table shown = {.code = s->code, .phase = s->phase, .room = s->room};
    for (int i = 0; i < audience_count(s->guests); i++) {
        int viewer = audience_at(s->guests, i)->viewer;
        if (viewer == UC_SPECTATOR)
            shown.watchers++;
        else
            shown.connected |= UINT64_C(1) << viewer;
    }
    uc_text_start(&text, buffer, sizeof buffer);
    notice_write_table(&text, &shown);
    return effects_text(s->out, buffer);
}

static void announce_table_to(const scene *s, const visitor *only, bool behind_only) {
    int count = audience_count(s->guests), told = 0;
    recipient *to = count ? effects_alloc(s->out, (size_t)count * sizeof *to) : NULL;
    for (int i = 0; to && i < count; i++) {
        visitor *v = audience_at(s->guests, i);
        if ((only && v != only) || (behind_only && !v->behind)) continue;
        v->behind = false;
        to[told++] = of(v);
    }
    if (!told) return;
    notice n = {.type = NOTICE_TABLE, .as_of = lines_of(s), .table = write_table(s)};
    effects_notify(s->out, &n, to, told);
}

static void end_gathering(const scene *s) {
    *audience_gathering(s->guests) = (gathering){.notified_at = s->now};
}

void announce_table(const scene *s, visitor *only) {
    announce_table_to(s, only, false);
    if (!only) end_gathering(s);
}

int64_t announce_table_behind(const scene *s) {
    const gathering *g = audience_gathering(s->guests);
    int64_t due = g->notified_at + s->gather_ms;
    if (!g->is_due) return INT64_MAX;
    if (due > s->now) return due;
    announce_table_to(s, NULL, true);
    end_gathering(s);
    return INT64_MAX;
}

void announce_table_soon(const scene *s, const guest *but) {
    for (int i = 0; i < audience_count(s->guests); i++) {
        visitor *v = audience_at(s->guests, i);
        if (v->guest != but) audience_gathering(s->guests)->is_due = v->behind = true;
    }
    announce_table_behind(s);
}

/* ---- the game ---- */

static bool has_begun(const room *r) {
    return room_now(r) >= ROOM_PLAYING && room_seq(r) > 0;
}

static void announce_view(const scene *s, const visitor *v, uint64_t seq, const uc_view *view) {
    notify_visitor(s, (notice){.type = NOTICE_VIEW, .view = {.seq = seq, .view = view}}, v);
}

static void announce_end(const scene *s, const visitor *v, uint64_t seq, const uc_view *last) {
    notify_visitor(s, (notice){.type = NOTICE_END, .end = {.seq = seq, .last = last, .code = s->code}}, v);
}

/** Whether few enough moves lie between the known one and the last due one to send them one by one. */
static bool are_few(int64_t known, uint64_t now) {
    enum { FEW = 300 };
    return known >= 0 && (uint64_t)known < now && now - (uint64_t)known <= FEW;
}

/** To a guest who knows the moves up to `known`: the moves up to `until`, or the view after them. `left_ms`:
 * of the seats to act then. */
static void announce_since(const scene *s, const visitor *v, int64_t known, uint64_t until,
                           const uc_view *view, int64_t left_ms) {
    /* Nothing is announced before it is on disk, so the disk has been replaced by an older copy. What a
     * spectator of delayed moves may see depends on the clock. */
    bool restored = known >= 0 && (uint64_t)known > until && v->viewer != UC_SPECTATOR;
    notify_visitor(
        s, (notice){.type = NOTICE_COME, .come = {.view = view, .left_ms = left_ms, .restored = restored}},
        v);
    if (known >= 0 && (uint64_t)known == until) return;
    if (!are_few(known, until)) {
        announce_view(s, v, until, view);
        return;
    }
    notify_visitor(
        s,
        (notice){.type = NOTICE_MISSED,
                 .missed = {.room = s->room, .from = (uint64_t)known, .until = until, .view = view}},
        v);
}

static void announce_whole(const scene *s, const visitor *v, uint64_t seq, const uc_view *view) {
    announce_since(s, v, -1, seq, view, -1);
    if (uc_over(&view->state)) announce_end(s, v, seq, view);
}

static const uc_view *copy_view(const scene *s, const uc_view *view) {
    uc_view *copy = view ? effects_alloc(s->out, sizeof *copy) : NULL;
    if (copy) *copy = *view;
    return copy;
}

void announce_position(const scene *s, const visitor *v, int64_t seq) {
    bool late = v->viewer == UC_SPECTATOR && room_chosen(s->room)->delay_s;
    uint64_t until = room_seq(s->room);
    if (!has_begun(s->room)) return;
    const uc_view *view = late ? copy_view(s, delayed_shown(s->delayed, &until)) : new_view(s, v->viewer);
    if (!view) return; /* all of it is younger than the delay */
    announce_since(s, v, seq, until, view, late ? -1 : room_left_ms(s->room, s->now));
    if (late ? uc_over(&view->state) : room_now(s->room) >= ROOM_OVER) announce_end(s, v, until, view);
}

static void announce_start(const scene *s, const change *c) {
    bool delay = room_chosen(s->room)->delay_s > 0;
    for (int i = 0; i < audience_count(s->guests); i++) {
        const visitor *v = audience_at(s->guests, i);
        uc_view *view = effects_alloc(s->out, sizeof *view);
        if (!view || (v->viewer == UC_SPECTATOR && delay)) continue;
        change_before(c, v->viewer, view);
        announce_whole(s, v, 0, view);
    }
}

/* ---- a change ---- */

static void announce_part(const scene *s, const change *c, int from, int to, int viewer, bool raw,
                          int64_t left_ms) {
    notice n;
    if (!change_notice(c, from, to, viewer, s->out, &n)) return;
    n.moved.left_ms = left_ms;
    notify_viewer(s, n, viewer, raw);
}

/** To all guests of one viewer: those that want bytes get each move by itself. */
static void announce_to_viewer(const scene *s, const change *c, int viewer, int64_t left_ms) {
    int last = change_moves(c) - 1;
    if (audience_has(s->guests, viewer, false)) announce_part(s, c, 0, last, viewer, false, left_ms);
    bool raw = audience_has(s->guests, viewer, true);
    for (int i = 0; raw && i <= last; i++) announce_part(s, c, i, i, viewer, true, i < last ? -1 : left_ms);
}

/** The current view of the game, if its moves cannot be sent; and its end. */
static void announce_outcome(const scene *s, bool whole) {
    bool late = room_chosen(s->room)->delay_s > 0, over = room_now(s->room) >= ROOM_OVER;
    for (int i = 0; (over || !whole) && i < audience_count(s->guests); i++) {
        const visitor *v = audience_at(s->guests, i);
        const uc_view *view = v->viewer == UC_SPECTATOR && late ? NULL : new_view(s, v->viewer);
        if (!view) continue;
        if (!whole) announce_view(s, v, room_seq(s->room), view);
        if (over) announce_end(s, v, room_seq(s->room), view);
    }
}

static void delay_moves(const scene *s, const change *c, int64_t due) {
    for (int i = 0; change_is_whole(c) && i < change_moves(c); i++) {
        const uc_state *state;
        uc_view after;
        int count;
        const uc_event *events = change_move(c, i, &state, &count);
        uc_view_of(state, UC_SPECTATOR, &after);
        delayed_add(s->delayed, due, change_seq(c, i), &after, change_bot_for(c, i), events, count);
    }
}

static void announce_moves(const scene *s, const change *c) {
    int64_t left_ms = room_left_ms(s->room, s->now), delay_ms = 1000 * (int64_t)room_chosen(s->room)->delay_s;
    bool whole = change_is_whole(c);
    for (int seat = 0; whole && seat < room_seats(s->room); seat++) announce_to_viewer(s, c, seat, left_ms);
    if (whole && !delay_ms) announce_to_viewer(s, c, UC_SPECTATOR, left_ms);
    announce_outcome(s, whole);
    if (delay_ms) delay_moves(s, c, s->now + delay_ms);
}

static void announce_ask(const scene *s, const visitor *v) {
    uc_move moves[UC_MOVES_MAX];
    if (v->viewer == UC_SPECTATOR || !room_asked(s->room, s->now, v->viewer, moves)) return;
    const uc_view *view = new_view(s, v->viewer);
    if (!view) return;
    notify_visitor(s,
                   (notice){.type = NOTICE_ASK,
                            .ask = {.seq = room_seq(s->room),
                                    .request = room_request(s->room, v->viewer),
                                    .view = view,
                                    .left_ms = room_left_ms(s->room, s->now)}},
                   v);
}

void announce_asks(const scene *s, const visitor *only) {
    if (room_now(s->room) != ROOM_PLAYING) return;
    if (only) announce_ask(s, only);
    for (int i = 0; !only && i < audience_count(s->guests); i++) announce_ask(s, audience_at(s->guests, i));
}

/** `table` after a change: to the guest who asked immediately, and to all if it is more than a join or leave.
 */
static void announce_change_of_table(const scene *s, batch *b, const visitor *comes) {
    bool goes = batch_is_of(b, UC_COMMAND_LEAVE), mutes = batch_is_of(b, UC_COMMAND_MUTE);
    bool changed = batch_changes_table(b), answers = !mutes && (comes || !batch_lines(b)->count);
    visitor *asks = batch_guest(b) && answers ? audience_find(s->guests, batch_guest(b)) : NULL;
    if (changed && !comes && !goes) {
        announce_table(s, NULL);
        return;
    }
    if (asks) announce_table(s, asks);
    if (changed || comes || batch_somebody_left(b)) announce_table_soon(s, asks ? asks->guest : NULL);
}

void announce_batch(const scene *s, batch *b) {
    const change *c = batch_change(b);
    bool over = room_now(s->room) >= ROOM_OVER, mutes = batch_is_of(b, UC_COMMAND_MUTE);
    bool joins = batch_guest(b) && batch_is_of(b, UC_COMMAND_JOIN);
    const visitor *comes = joins ? audience_find(s->guests, batch_guest(b)) : NULL;
    int moves = change_moves(c);
    if (!over || mutes) announce_change_of_table(s, b, comes);
    if (batch_is_of(b, UC_COMMAND_START)) announce_start(s, c);
    if (moves) announce_moves(s, c);
    if (over && !mutes) announce_table(s, NULL);
    if (comes) announce_position(s, comes, batch_command(b)->join.seq);
    if (moves || batch_changes_table(b) || comes) announce_asks(s, batch_lines(b)->count ? NULL : comes);
}

/* ---- spectators with a delay ---- */

/** `known`: the spectators' position; NULL: none. */
static void announce_late(const scene *s, const delayed_move *m, const uc_view *known) {
    uc_event *seen = effects_alloc(s->out, (size_t)(m->count + 1) * sizeof *seen);
    const uc_view *after = copy_view(s, &m->after), *before = copy_view(s, known);
    if (!seen || !after) return;
    for (int i = 0; i < m->count; i++) seen[i] = m->events[i];
    for (int i = 0; i < audience_count(s->guests); i++) {
        const visitor *v = audience_at(s->guests, i);
        if (v->viewer != UC_SPECTATOR) continue;
        if (!before) {
            announce_whole(s, v, m->seq, after);
            continue;
        }
        notify_visitor(s,
                       (notice){.type = NOTICE_MOVED,
                                .moved = {.seq = m->seq,
                                          .seen = seen,
                                          .count = m->count,
                                          .before = before,
                                          .after = after,
                                          .bot_for = m->bot_for,
                                          .left_ms = -1}},
                       v);
        if (uc_over(&after->state)) announce_end(s, v, m->seq, after);
    }
}

void announce_delayed(const scene *s, bool aloud) {
    for (const delayed_move *m; (m = delayed_first(s->delayed, s->now)); delayed_release(s->delayed)) {
        uint64_t seq;
        if (aloud) announce_late(s, m, delayed_shown(s->delayed, &seq));
    }
}

/* ---- the rest ---- */

void announce_reminder(const scene *s, int64_t left_ms) {
    uc_move moves[UC_MOVES_MAX];
    for (int i = 0; i < audience_count(s->guests); i++) {
        const visitor *v = audience_at(s->guests, i);
        if (v->viewer != UC_SPECTATOR && room_asked(s->room, s->now, v->viewer, moves))
            notify_visitor(s, (notice){.type = NOTICE_REMIND, .left_ms = left_ms}, v);
    }
}

void announce_emote(const scene *s, int seat, int emote) {
    for (int i = 0; i < audience_count(s->guests); i++) {
        const visitor *v = audience_at(s->guests, i);
        bool muted = v->viewer != UC_SPECTATOR && room_muted(s->room, v->viewer, seat);
        if (!muted)
            notify_visitor(
                s, (notice){.type = NOTICE_EMOTE, .emote = {.seat = seat, .word = uc_emotes[emote]}}, v);
    }
}
