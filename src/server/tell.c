/* Messages to guests. What is told of a game comes from views and from events as a seat is shown them. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "server/hosted.h"
#include "server/put.h"

/* A spectator of a long delay sees a very long game a little early rather than never. */
enum { NEWS_MAX = 4096 };

uc_text tell_begin(hub *h) {
    uc_text text;
    uc_text_start(&text, h->text, sizeof h->text);
    return text;
}

void tell(guest *g, const uc_text *text) {
    net_say(g->client, text->buffer, text->length);
}

/** A key with bytes in base64, put before the end of a message. */
static void add_bytes(uc_text *text, const char *name, const void *bytes, size_t size) {
    size_t length = sodium_base64_encoded_len(size, sodium_base64_VARIANT_ORIGINAL);
    text->length--; /* the brace that closes it */
    put_key(text, name);
    uc_text_add(text, "\"");
    if (text->length + length < text->capacity)
        sodium_bin2base64(text->buffer + text->length, length, bytes, size, sodium_base64_VARIANT_ORIGINAL);
    text->length += length - 1;
    uc_text_add(text, "\"}");
}

/* ---- errors ---- */

const char tell_cannot_save[] = "the server cannot save at the moment; nothing was changed, try again soon";

static bool about_move(const uc_command *heard) {
    return heard && heard->type == UC_COMMAND_MOVE;
}

void tell_error(guest *g, const uc_command *heard, const char *code, const char *message) {
    uc_text text = tell_begin(g->hub);
    bool move = about_move(heard);
    uc_say_refusal(&text, move && heard->request > 0 ? (uint64_t)heard->request : 0, move ? heard->id : "",
                   code, NULL, 0, message);
    tell(g, &text);
    g->hub->metrics->refused++;
}

void tell_refusal(hosted *t, guest *g, const uc_command *heard, const room_answer *answer) {
    uc_text text = tell_begin(g->hub);
    bool move = about_move(heard);
    uc_say_refusal(&text, move && heard->request > 0 ? (uint64_t)heard->request : 0, move ? heard->id : "",
                   room_code_word(answer->code), room_game(t->room), answer->rule, answer->message);
    tell(g, &text);
    g->hub->metrics->refused++;
}

void tell_confirm(guest *g, const char *id, uint64_t request, uint64_t seq) {
    uc_text text = tell_begin(g->hub);
    uc_say_confirm(&text, id, request, seq);
    tell(g, &text);
}

/* ---- the table ---- */

static bool connected(const hosted *t, int seat) {
    const guest *g = t->guests;
    while (g && g->viewer != seat) g = g->next_here;
    return g != NULL;
}

static void add_chair(uc_text *text, const hosted *t, int seat) {
    static const char *const kinds[] = {"open", "person", "bot"};
    const room_seat *chair = room_seat_at(t->room, seat);
    uc_text_add(text, seat ? ",{\"seat\":" : "{\"seat\":");
    uc_text_add_number(text, seat);
    put_word(text, "kind", kinds[chair->kind]);
    put_word(text, "name", chair->name);
    put_word(text, "level", chair->level);
    put_flag(text, "free",
             chair->kind == ROOM_SEAT_OPEN || (chair->fills && room_now(t->room) == ROOM_PLAYING));
    put_flag(text, "connected", chair->kind == ROOM_SEAT_BOT || connected(t, seat));
    put_flag(text, "away", chair->away);
    put_flag(text, "out", chair->out);
    put_flag(text, "seeded", room_seeded(t->room, seat));
    uc_text_add(text, "}");
}

static void add_chairs(uc_text *text, const hosted *t) {
    int watchers = 0;
    for (const guest *g = t->guests; g; g = g->next_here) watchers += g->viewer == UC_SPECTATOR;
    put_key(text, "chairs");
    uc_text_add(text, "[");
    for (int seat = 0; seat < room_seats(t->room); seat++) add_chair(text, t, seat);
    uc_text_add(text, "]");
    put_number(text, "watchers", watchers);
}

static void add_options(uc_text *text, const hosted *t) {
    const room_options *options = room_chosen(t->room);
    uc_state state;
    room_state(t->room, &state);
    put_word(text, "game", room_game(t->room)->id);
    put_number(text, "seats", room_seats(t->room));
    put_key(text, "rules");
    uc_rules_json(text, &state);
    put_flag(text, "open", options->open);
    put_word(text, "watch", room_watch_words[options->watch]);
    put_number(text, "delay_s", options->delay_s);
    put_word(text, "clock", options->clock->id);
    put_number(text, "turn_s", options->clock->turn_s);
    put_word(text, "absent", room_absent_words[options->absent]);
}

static void add_commitment(uc_text *text, const hosted *t) {
    char buffer[UC_COMMIT_MAX];
    uc_text commitment;
    uc_text_start(&commitment, buffer, sizeof buffer);
    room_commitment(t->room, &commitment);
    put_word(text, "commit", buffer);
}

/** "/record/K7QM3F" */
static const char *record_path(const hosted *t, char path[32]) {
    uc_text text;
    uc_text_start(&text, path, 32);
    uc_text_add(&text, "/record/");
    uc_text_add(&text, t->code);
    return path;
}

const char *tell_phase(const hosted *t) {
    if (t->room) return room_phase_words[room_now(t->room)];
    return t->state == HOSTED_FROZEN ? "frozen" : "paused";
}

/** All of the message but what is said to one guest alone. */
static uc_text write_table(const hosted *t) {
    char path[32];
    uc_text text = tell_begin(t->hub);
    uc_text_add(&text, "{\"type\":\"table\"");
    put_word(&text, "code", t->code);
    put_word(&text, "phase", tell_phase(t));
    if (!t->room) return text;
    put_word(&text, "closed", room_closed(t->room));
    add_options(&text, t);
    add_commitment(&text, t);
    put_seat(&text, "host", room_host(t->room));
    add_chairs(&text, t);
    put_word(&text, "rematch", room_rematch(t->room));
    put_word(&text, "record", room_now(t->room) >= ROOM_OVER ? record_path(t, path) : NULL);
    return text;
}

/** With what is said to one guest alone; the text is as long as before. */
static void tell_own_table(guest *g, uc_text *text) {
    size_t length = text->length;
    put_seat(text, "seat", g->viewer == UC_SPECTATOR ? -1 : g->viewer);
    put_flag(text, "watching", g->viewer == UC_SPECTATOR);
    uc_text_add(text, "}");
    tell(g, text);
    text->length = length;
    g->behind = false;
}

void tell_table(hosted *t, guest *only) {
    uc_text text = write_table(t);
    for (guest *g = only ? only : t->guests; g; g = only ? NULL : g->next_here) tell_own_table(g, &text);
    if (only) return;
    t->behind = false;
    t->told_at = hub_now(t->hub);
}

void tell_table_soon(hosted *t, const guest *but) {
    for (guest *g = t->guests; g; g = g->next_here)
        if (g != but) t->behind = g->behind = true;
    tell_table_behind(t, hub_now(t->hub));
}

int64_t tell_table_behind(hosted *t, int64_t now) {
    int64_t due = t->told_at + t->hub->config->gather_ms;
    if (!t->behind) return INT64_MAX;
    if (due > now) return due;
    uc_text text = write_table(t);
    for (guest *g = t->guests; g; g = g->next_here)
        if (g->behind) tell_own_table(g, &text);
    t->behind = false;
    t->told_at = now;
    return INT64_MAX;
}

/* ---- the game ---- */

static bool begun(const hosted *t) {
    return room_now(t->room) >= ROOM_PLAYING && room_seq(t->room) > 0;
}

static void tell_view(guest *g, uint64_t seq, const uc_view *view) {
    uc_text text = tell_begin(g->hub);
    uc_say_view(&text, seq, view);
    if (g->raw) add_bytes(&text, "raw", view, uc_state_size(&view->state));
    tell(g, &text);
}

/** What moves brought about; where it is too much for one message, only what they led to. */
static void tell_moved(guest *g, uint64_t seq, const uc_event *seen, int count, const uc_view *before,
                       const uc_view *after, int64_t left_ms) {
    uc_text text = tell_begin(g->hub);
    uc_say_moved(&text, seq, seen, count, before, after, left_ms);
    if (g->raw) {
        add_bytes(&text, "raw", after, uc_state_size(&after->state));
        add_bytes(&text, "raw_events", seen, (size_t)count * sizeof *seen);
    }
    if (uc_text_whole(&text))
        tell(g, &text);
    else
        tell_view(g, seq, after);
}

static void tell_end(guest *g, uint64_t seq, const uc_view *last) {
    char path[32];
    uc_text text = tell_begin(g->hub);
    uc_say_over(&text, seq, last, record_path(g->at, path));
    tell(g, &text);
}

/** A guest who has missed moves: each of them is told as it was. */
typedef struct catching_up {
    guest *guest;
    uint64_t from;
    uc_view before;
} catching_up;

static void catch_up(void *context, const uc_state *state, uint64_t seq, const uc_events *events) {
    catching_up *c = context;
    guest *g = c->guest;
    uc_event seen[UC_EVENTS_MAX];
    uc_view after;
    uc_view_of(state, g->viewer, &after);
    for (uint32_t i = 0; i < events->count; i++) seen[i] = uc_event_view(&events->item[i], g->viewer);
    if (seq > c->from)
        tell_moved(g, seq, seen, (int)events->count, &c->before, &after, -1);
    else if (!seq && !g->raw)
        tell_view(g, 0, &after);
    c->before = after;
}

/** The moves after number `seq` up to `until`. Who has nothing yet is given the view to begin with, unless
 * each event has it whole. */
static bool tell_missed(guest *g, uint64_t seq, uint64_t until) {
    catching_up c = {.guest = g, .from = seq};
    return room_replay(g->at->room, seq, until, catch_up, &c);
}

static void tell_ask(hosted *t, guest *g) {
    uc_move moves[UC_MOVES_MAX];
    uc_view view;
    int64_t now = hub_now(t->hub);
    if (g->viewer == UC_SPECTATOR || !room_asked(t->room, now, g->viewer, moves)) return;
    uc_text text = tell_begin(t->hub);
    room_see(t->room, g->viewer, &view);
    uc_say_ask(&text, room_seq(t->room), room_request(t->room, g->viewer), &view, room_left_ms(t->room, now));
    tell(g, &text);
}

void tell_asks(hosted *t, guest *only) {
    if (room_now(t->room) != ROOM_PLAYING) return;
    for (guest *g = only ? only : t->guests; g; g = only ? NULL : g->next_here) tell_ask(t, g);
}

/** Whether so few moves lie between what is known and what may be, that they are told one by one. */
static bool few(int64_t known, uint64_t now) {
    enum { FEW = 300 };
    return known >= 0 && (uint64_t)known < now && now - (uint64_t)known <= FEW;
}

bool tell_few_missed(const hosted *t, int64_t seq) {
    return few(seq, room_seq(t->room)) || (t->shown && few(seq, t->shown_seq));
}

/** To one who knows the moves up to `known`: those up to `now`, or the view that they have led to. `left_ms`:
 * of those who are to act then. */
static void tell_since(guest *g, int64_t known, uint64_t now, const uc_view *view, int64_t left_ms) {
    uc_text text = tell_begin(g->hub);
    uc_say_come(&text, view, left_ms);
    tell(g, &text);
    if (known >= 0 && (uint64_t)known == now) return;
    if (!few(known, now) || !tell_missed(g, (uint64_t)known, now)) tell_view(g, now, view);
}

static void tell_whole(guest *g, uint64_t seq, const uc_view *view) {
    tell_since(g, -1, seq, view, -1);
    if (uc_over(&view->state)) tell_end(g, seq, view);
}

void tell_position(hosted *t, guest *g, int64_t seq) {
    bool late = g->viewer == UC_SPECTATOR && room_chosen(t->room)->delay_s;
    uc_view view;
    if (!begun(t) || (late && !t->shown)) return; /* all of it is younger than the delay */
    if (late)
        view = *t->shown;
    else
        room_see(t->room, g->viewer, &view);
    uint64_t now = late ? t->shown_seq : room_seq(t->room);
    tell_since(g, seq, now, &view, late ? -1 : room_left_ms(t->room, hub_now(t->hub)));
    if (late ? uc_over(&view.state) : room_now(t->room) >= ROOM_OVER) tell_end(g, now, &view);
}

/* ---- spectators ---- */

static void tell_spectator(hosted *t, guest *g, const news *n) {
    if (!t->shown) {
        tell_whole(g, n->seq, &n->after);
        return;
    }
    tell_moved(g, n->seq, n->events, n->count, t->shown, &n->after, -1);
    if (uc_over(&n->after.state)) tell_end(g, n->seq, &n->after);
}

static void release(hosted *t) {
    news *n = t->delayed;
    t->delayed = n->next;
    if (!t->delayed) t->last_news = &t->delayed;
    t->delayed_count--;
    for (guest *g = t->guests; g; g = g->next_here)
        if (g->viewer == UC_SPECTATOR && t->state == HOSTED_READY) tell_spectator(t, g, n);
    if (!t->shown) t->shown = malloc(sizeof *t->shown);
    if (t->shown) *t->shown = n->after;
    t->shown_seq = n->seq;
    free(n);
}

void tell_news(hosted *t, int64_t now) {
    while (t->delayed && (t->delayed->due <= now || t->delayed_count > NEWS_MAX)) release(t);
}

void tell_forget_news(hosted *t) {
    for (news *next, *n = t->delayed; n; n = next) {
        next = n->next;
        free(n);
    }
    t->delayed = NULL;
    t->last_news = &t->delayed;
    t->delayed_count = 0;
    free(t->shown);
    t->shown = NULL;
}

static void keep_news(hosted *t, int64_t due, uint64_t seq, const uc_view *after, const uc_event *events,
                      int count) {
    news *n = malloc(sizeof *n + (size_t)count * sizeof *events);
    if (!n) return; /* they see it with the next news */
    *n = (news){.due = due, .seq = seq, .after = *after, .count = count};
    for (int i = 0; i < count; i++) n->events[i] = uc_event_view(&events[i], UC_SPECTATOR);
    *t->last_news = n;
    t->last_news = &n->next;
    t->delayed_count++;
}

void tell_keep_news(hosted *t, const room *r, int64_t due, uint64_t seq, const uc_events *events) {
    uc_view after;
    room_see(r, UC_SPECTATOR, &after);
    keep_news(t, due, seq, &after, events->item, (int)events->count);
}

/* ---- what has just happened ---- */

/** Whether all moves of a change were noted. */
static bool noted(const pending *p) {
    return p->made_count == (int)p->moves;
}

static bool anybody(const hosted *t, int viewer, bool raw) {
    const guest *g = t->guests;
    while (g && (g->viewer != viewer || g->raw != raw)) g = g->next_here;
    return g != NULL;
}

/** Moves `from` to `to` of a change together, to all guests of one viewer who are told of them so. */
static void tell_part(hosted *t, const pending *p, int from, int to, int viewer, bool raw, int64_t left_ms) {
    const made *last = &p->made[to];
    int first = from ? p->made[from - 1].events : 0, count = last->events - first;
    uc_event *seen = malloc((size_t)(count + 1) * sizeof *seen);
    uc_view before, after;
    if (!seen) return;
    uc_view_of(from ? &p->made[from - 1].after : &p->before, viewer, &before);
    uc_view_of(&last->after, viewer, &after);
    for (int i = 0; i < count; i++) seen[i] = uc_event_view(&p->events[first + i], viewer);
    for (guest *g = t->guests; g; g = g->next_here)
        if (g->viewer == viewer && g->raw == raw)
            tell_moved(g, last->seq, seen, count, &before, &after, left_ms);
    free(seen);
}

/** To all guests of one viewer: those who want bytes are told of each move by itself. */
static void tell_viewer(hosted *t, const pending *p, int viewer, int64_t left_ms) {
    int last = p->made_count - 1;
    if (anybody(t, viewer, false)) tell_part(t, p, 0, last, viewer, false, left_ms);
    bool raw = anybody(t, viewer, true);
    for (int i = 0; raw && i <= last; i++) tell_part(t, p, i, i, viewer, true, i < last ? -1 : left_ms);
}

void tell_start(hosted *t, const pending *p) {
    bool delay = room_chosen(t->room)->delay_s > 0;
    for (guest *g = t->guests; g; g = g->next_here) {
        uc_view view;
        uc_view_of(&p->before, g->viewer, &view);
        if (g->viewer != UC_SPECTATOR || !delay) tell_whole(g, 0, &view);
    }
}

static void keep_all_news(hosted *t, const pending *p, int64_t due) {
    for (int i = 0; i < p->made_count; i++) {
        const made *m = &p->made[i];
        uc_view after;
        int first = i ? m[-1].events : 0;
        uc_view_of(&m->after, UC_SPECTATOR, &after);
        keep_news(t, due, m->seq, &after, p->events + first, m->events - first);
    }
}

/** The game as it is now, where its moves cannot be told; and its end. */
static void tell_outcome(hosted *t, const pending *p) {
    bool late = room_chosen(t->room)->delay_s > 0, over = room_now(t->room) >= ROOM_OVER;
    for (guest *g = over || !noted(p) ? t->guests : NULL; g; g = g->next_here) {
        uc_view view;
        if (g->viewer == UC_SPECTATOR && late) continue;
        room_see(t->room, g->viewer, &view);
        if (!noted(p)) tell_view(g, room_seq(t->room), &view);
        if (over) tell_end(g, room_seq(t->room), &view);
    }
}

void tell_moves(hosted *t, const pending *p) {
    int64_t now = hub_now(t->hub), left_ms = room_left_ms(t->room, now);
    int64_t delay_ms = 1000 * (int64_t)room_chosen(t->room)->delay_s;
    for (int seat = 0; noted(p) && seat < room_seats(t->room); seat++) tell_viewer(t, p, seat, left_ms);
    if (noted(p) && !delay_ms) tell_viewer(t, p, UC_SPECTATOR, left_ms);
    tell_outcome(t, p);
    if (delay_ms) keep_all_news(t, p, now + delay_ms);
}

void tell_remind(hosted *t, int64_t left_ms) {
    uc_move moves[UC_MOVES_MAX];
    int64_t now = hub_now(t->hub);
    for (guest *g = t->guests; g; g = g->next_here) {
        if (g->viewer == UC_SPECTATOR || !room_asked(t->room, now, g->viewer, moves)) continue;
        uc_text text = tell_begin(t->hub);
        uc_say_remind(&text, left_ms);
        tell(g, &text);
    }
}

void tell_emote(hosted *t, int seat, int64_t emote) {
    uc_text text = tell_begin(t->hub);
    uc_say_emote(&text, seat, uc_emotes[emote]);
    for (guest *g = t->guests; g; g = g->next_here) {
        bool muted = g->viewer != UC_SPECTATOR && room_muted(t->room, g->viewer, seat);
        if (!muted) tell(g, &text);
    }
}
