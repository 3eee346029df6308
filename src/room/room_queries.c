/* Queries of a room: for the server, for viewers, and as a record. */
#include <stdlib.h>
#include <string.h>

#include "room/room_internal.h"
#include "session/turn.h"

const room_options *room_chosen(const room *r) {
    return &r->options;
}

room_phase room_now(const room *r) {
    return r->phase;
}

const uc_game *room_game(const room *r) {
    return uc_game_of(r->kernel.state);
}

int room_seats(const room *r) {
    return r->seats;
}

const room_seat *room_seat_at(const room *r, int seat) {
    return &r->kept[seat].shown;
}

int room_seat_of(const room *r, uint64_t player) {
    for (int seat = 0; seat < r->seats && player; seat++)
        if (r->kept[seat].shown.player == player) return seat;
    return -1;
}

int room_viewer(const room *r, uint64_t player, int before) {
    int seat = room_seat_of(r, player);
    return seat < 0 || (r->kept[seat].shown.out && before == UC_SPECTATOR) ? UC_SPECTATOR : seat;
}

bool room_offers_hints(const room *r) {
    int people = 0; /* before the start, an open seat is for one of them */
    for (int seat = 0; seat < r->seats; seat++) {
        const room_seat *at = &r->kept[seat].shown;
        people += (at->kind == ROOM_SEAT_PERSON && !at->out) ||
                  (at->kind == ROOM_SEAT_OPEN && room_now(r) == ROOM_WAITING);
    }
    return r->options.hints == ROOM_HINTS_ALONE ? people <= 1 : r->options.hints == ROOM_HINTS_ON;
}

int room_bot_for(const room *r) {
    return r->bot_for;
}

int room_host(const room *r) {
    return r->host;
}

uint64_t room_founder(const room *r) {
    return r->founder;
}

bool room_banned(const room *r, uint64_t player) {
    for (uint32_t i = 0; i < r->banned_count; i++)
        if (r->banned[i] == player) return true;
    return false;
}

bool room_muted(const room *r, int seat, int other) {
    return r->kept[seat].muted >> other & 1;
}

bool room_seeded(const room *r, int seat) {
    return room_seed(&r->kept[seat])[0] != '\0';
}

const char *room_rematch(const room *r) {
    return r->rematch;
}

const char *room_closed(const room *r) {
    return r->closed;
}

void room_commitment(const room *r, uc_text *text) {
    uc_fair_commit(text, r->secret);
}

uint64_t room_line_count(const room *r) {
    return r->line_count;
}

uint64_t room_seq(const room *r) {
    return r->kernel.moves;
}

int64_t room_began(const room *r) {
    return r->began;
}

int64_t room_last(const room *r) {
    return r->last;
}

void room_listen(room *r, const room_listener *listener) {
    r->listener = listener ? *listener : (room_listener){.moved = NULL};
}

void room_state(const room *r, uc_state *ret_state) {
    memset(ret_state, 0, sizeof *ret_state);
    memcpy(ret_state, r->kernel.state, uc_state_size(r->kernel.state));
}

void room_view(const room *r, int viewer, uc_view *ret_view) {
    uc_view_of(r->kernel.state, viewer, ret_view);
}

/* ---- actors ---- */

uint64_t room_request(const room *r, int seat) {
    return 1 + (uint64_t)r->kept[seat].moves;
}

int64_t room_held(const room *r) {
    bool open = r->phase == ROOM_PLAYING && turn_caught(r->kernel.state) != UC_NOBODY;
    return open ? r->caught_at + ROOM_HELD_MS : 0;
}

bool room_holds(const room *r, int64_t now, int seat) {
    return turn_caught(r->kernel.state) == seat && now < room_held(r);
}

int room_decider(const room *r) {
    return r->phase == ROOM_PLAYING ? r->decider : -1;
}

int room_asked(const room *r, int64_t now, int seat, uc_move *moves) {
    if (r->phase != ROOM_PLAYING || r->kept[seat].shown.out) return 0;
    int count = uc_legal(r->kernel.state, seat, moves);
    if (!count || !room_holds(r, now, seat)) return count;
    moves[0] = uc_call_of(r->kernel.state, seat);
    return 1;
}

uint64_t room_bots_due(const room *r, int64_t now) {
    uint64_t bots = 0, actors = uc_actors(r->kernel.state);
    if (r->phase != ROOM_PLAYING || actors == UC_ACTORS_CHANCE || now < room_held(r)) return 0;
    for (uint64_t rest = actors; rest; rest &= rest - 1)
        if (room_bot_plays(r, __builtin_ctzll(rest))) bots |= rest & -rest;
    int caught = turn_caught(r->kernel.state);
    uint64_t late = caught == UC_NOBODY ? 0 : UINT64_C(1) << caught;
    uint64_t others = bots & ~(UINT64_C(1) << r->decider), callers = others & ~late;
    return callers ? callers : others ? others : bots;
}

const uc_bot *room_bot(const room *r, int seat) {
    const room_seat *its = &r->kept[seat].shown;
    if (!room_bot_plays(r, seat)) return NULL;
    return uc_bot_find(its->level ? its->level : "normal");
}

const uc_memory *room_memory(const room *r, int seat) {
    return r->kept[seat].memory;
}

/** The time of a seat that is held back begins only when it may act. */
int64_t room_deadline(const room *r) {
    uint32_t turn_s = r->options.clock->turn_s;
    if (r->phase != ROOM_PLAYING || r->decider < 0 || !turn_s || room_bot_plays(r, r->decider))
        return INT64_MAX;
    int64_t held = turn_caught(r->kernel.state) == r->decider ? room_held(r) : 0;
    return (held > r->since ? held : r->since) + 1000 * (int64_t)turn_s;
}

int64_t room_left_ms(const room *r, int64_t now) {
    int64_t deadline = room_deadline(r);
    if (deadline == INT64_MAX) return -1;
    return deadline > now ? deadline - now : 0;
}

/* ---- replay ---- */

/** A replay in progress: a room stores only the decisions. */
typedef struct replay {
    const room *room;
    uc_state state;
    kernel kernel;
    uint32_t choice_bytes;
    int bot_for;
} replay;

/** The next stored decision. */
static uint32_t take_choice(replay *p) {
    uint32_t choice = 0;
    for (int shift = 0;; shift += 7) {
        uint8_t byte = p->room->choices[p->choice_bytes++];
        choice |= (uint32_t)(byte & 0x7f) << shift;
        if (byte < 0x80) return choice;
    }
}

/** The move with an index among the legal moves of all actors: the inverse of room_choice. */
static uc_move chosen_move(const uc_state *state, uint32_t choice, int *ret_seat) {
    uint64_t actors = uc_actors(state);
    for (;; actors &= actors - 1) {
        uc_move legal[UC_MOVES_MAX];
        uint32_t count = (uint32_t)uc_legal(state, *ret_seat = __builtin_ctzll(actors), legal);
        if (choice < count) return legal[choice];
        choice -= count;
    }
}

static uc_move next_move(replay *p, int *ret_mover) {
    *ret_mover = UC_CHANCE;
    if (uc_actors(&p->state) == UC_ACTORS_CHANCE) return kernel_draw(&p->kernel);
    uint32_t choice = take_choice(p);
    uc_move move = chosen_move(&p->state, choice / 2, ret_mover);
    p->bot_for = choice % 2 ? *ret_mover : -1;
    return move;
}

static bool begin_at_first(replay *p) {
    const room *r = p->room;
    char rules[ROOM_RULES_MAX];
    uc_text text;
    uc_text_start(&text, rules, sizeof rules);
    uc_record_rules(&text, r->kernel.state);
    return room_fresh(&p->state, uc_game_of(r->kernel.state), r->seats, rules);
}

/** Starts a replay at the last mark that is not after move number `seq`, or at the beginning. */
static bool begin_replay(replay *p, const room *r, uint64_t seq) {
    const mark *m = r->marks;
    while (m && m->seq > seq) m = m->before;
    *p = (replay){.room = r, .kernel = {.state = &p->state, .chance = r->kernel.chance}, .bot_for = -1};
    p->kernel.chance.draws = 0;
    if (!m) return begin_at_first(p);
    memcpy(&p->state, m->state, uc_state_size(r->kernel.state));
    p->kernel.chance.draws = m->draws;
    p->kernel.moves = m->seq;
    p->choice_bytes = m->choice_bytes;
    p->bot_for = m->bot_for;
    return true;
}

bool room_replay(const room *r, uint64_t from, uint64_t until,
                 void (*each)(void *context, const uc_state *state, uint64_t seq, const uc_events *events,
                              int bot_for),
                 void *context) {
    replay p;
    uc_events events = {.count = 0};
    int mover;
    if (from > until || until > r->kernel.moves || !begin_replay(&p, r, from)) return false;
    while (p.kernel.moves < from) {
        uc_move move = next_move(&p, &mover);
        kernel_apply(&p.kernel, mover, move, NULL);
    }
    each(context, &p.state, from, &events, p.bot_for);
    while (p.kernel.moves < until) {
        uc_move move = next_move(&p, &mover);
        events.count = 0;
        kernel_apply(&p.kernel, mover, move, &events);
        each(context, &p.state, p.kernel.moves, &events, p.bot_for);
    }
    return true;
}

/* ---- the record ---- */

/** A growing text; `bytes` is NULL after memory has run out. */
typedef struct growing {
    char *bytes;
    size_t length, capacity;
} growing;

/** Starts a text at the end, with space for `most` bytes. */
static bool begin_part(growing *g, uc_text *part, size_t most) {
    if (g->capacity - g->length < most) {
        size_t wanted = 2 * g->capacity + most;
        char *grown = realloc(g->bytes, wanted);
        if (!grown) return false;
        g->bytes = grown;
        g->capacity = wanted;
    }
    uc_text_start(part, g->bytes + g->length, g->capacity - g->length);
    return true;
}

static void end_part(growing *g, const uc_text *part) {
    g->length += part->length;
}

enum {
    STAND_INS_MAX = 1024,
    EXTRA_MAX = UC_SEATS_MAX * (2 * ROOM_NAME_MAX + 4) + UC_SEATS_MAX * ROOM_SEED_MAX + STAND_INS_MAX + 512,
    HEAD_MAX = EXTRA_MAX + ROOM_RULES_MAX + 256
};

/** "bot:LEVEL" for a bot, the name for a person. */
static void add_names(uc_text *text, const room *r) {
    char bots[UC_SEATS_MAX][UC_SEATED_MAX];
    const char *names[UC_SEATS_MAX];
    for (int seat = 0; seat < r->seats; seat++) {
        const room_seat *its = &r->kept[seat].shown;
        uc_text bot;
        uc_text_start(&bot, bots[seat], sizeof bots[seat]);
        uc_text_add(&bot, "bot:");
        if (its->level) uc_text_add(&bot, its->level);
        names[seat] = its->level ? bots[seat] : its->name;
    }
    uc_record_names(text, names, r->seats);
}

static void add_seeds(uc_text *text, const room *r) {
    uc_text_add(text, "seed ");
    uc_fair_secret_text(text, r->secret);
    for (int seat = 0; seat < r->seats; seat++) {
        const char *seed = room_seed(&r->kept[seat]);
        if (seed[0]) uc_text_add(text, " ");
        uc_text_add(text, seed);
    }
    uc_text_add(text, "\n");
}

/** The decisions of a seat so far, and the present run of them that a bot made for its person; `first` 0:
 * none. */
typedef struct stood {
    uint32_t made, first;
} stood;

/** Ends a run: " 1:4-17". Without room it is left out. */
static void end_run(uc_text *text, stood *s, int seat) {
    char buffer[48];
    uc_text run;
    if (!s->first) return;
    uc_text_start(&run, buffer, sizeof buffer);
    uc_text_add(&run, " ");
    uc_text_add_number(&run, seat);
    uc_text_add(&run, ":");
    uc_text_add_number(&run, s->first);
    if (s->made > s->first) uc_text_add(&run, "-"), uc_text_add_number(&run, s->made);
    if (text->length + run.length < text->capacity) uc_text_add(text, buffer);
    s->first = 0;
}

/** The line `stand_ins`, if a bot stood in for somebody. */
static bool add_stand_ins(uc_text *extra, const room *r) {
    char buffer[STAND_INS_MAX];
    stood seats[UC_SEATS_MAX] = {{0}};
    replay p;
    uc_text runs;
    uc_text_start(&runs, buffer, sizeof buffer);
    if (!begin_replay(&p, r, 0)) return false;
    while (p.kernel.moves < r->kernel.moves) {
        int mover;
        uc_move move = next_move(&p, &mover);
        kernel_apply(&p.kernel, mover, move, NULL);
        if (mover == UC_CHANCE) continue;
        stood *s = &seats[mover];
        if (p.bot_for < 0) end_run(&runs, s, mover);
        s->made++;
        if (p.bot_for >= 0 && !s->first) s->first = s->made;
    }
    for (int seat = 0; seat < r->seats; seat++) end_run(&runs, &seats[seat], seat);
    if (!runs.length) return true;
    uc_text_add(extra, "stand_ins");
    uc_text_add(extra, buffer);
    uc_text_add(extra, "\n");
    return true;
}

static bool add_head(growing *g, const room *r) {
    char buffer[EXTRA_MAX];
    uc_text extra, part;
    uc_text_start(&extra, buffer, sizeof buffer);
    add_names(&extra, r);
    uc_text_add(&extra, "commit ");
    uc_fair_commit(&extra, r->secret);
    uc_text_add(&extra, "\n");
    if (r->phase >= ROOM_OVER) add_seeds(&extra, r);
    if (!add_stand_ins(&extra, r)) return false;
    if (r->date[0]) {
        uc_text_add(&extra, "date ");
        uc_text_add(&extra, r->date);
        uc_text_add(&extra, "\n");
    }
    if (!begin_part(g, &part, HEAD_MAX)) return false;
    uc_record_begin(&part, r->kernel.state, buffer);
    end_part(g, &part);
    return true;
}

static bool add_moves(growing *g, const room *r) {
    replay p;
    if (!begin_replay(&p, r, 0)) return false;
    while (p.kernel.moves < r->kernel.moves) {
        int mover;
        uc_text part;
        uc_move move = next_move(&p, &mover);
        if (!begin_part(g, &part, UC_MOVE_TEXT_MAX + 16)) return false;
        uc_record_move(&part, uc_game_of(r->kernel.state), mover, move);
        end_part(g, &part);
        kernel_apply(&p.kernel, mover, move, NULL);
    }
    return true;
}

static bool add_result(growing *g, const uc_state *state) {
    uc_text part;
    if (!begin_part(g, &part, 16 * UC_SEATS_MAX + 256)) return false;
    uc_record_result(&part, state);
    end_part(g, &part);
    return true;
}

char *room_record(const room *r, size_t *ret_length) {
    growing g = {.bytes = NULL};
    if (r->kernel.moves > 0 && add_head(&g, r) && add_moves(&g, r) && add_result(&g, r->kernel.state)) {
        *ret_length = g.length;
        return g.bytes;
    }
    free(g.bytes);
    return NULL;
}
