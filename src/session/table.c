/* A table: its players, its moves, whose turn it is. */
#include <stdlib.h>
#include <string.h>

#include "session/table_internal.h"
#include "session/turn.h"

static const char bot_prefix[] = "bot:", program_prefix[] = "exec:";

/* Display names for bots: of programs and of the level "normal", and of all others where more are needed. */
static const char *const bot_names[] = {
    "Ada",  "Ben", "Cleo", "Dov",   "Eva",  "Finn", "Gus",  "Hana", "Ivo",  "June", "Kai",   "Leo", "Mia",
    "Ned",  "Ola", "Pia",  "Quinn", "Rhea", "Sol",  "Tess", "Ugo",  "Vera", "Wim",  "Xenia", "Yan", "Zoe",
    "Abel", "Bea", "Cai",  "Dora",  "Elio", "Fay",  "Gil",  "Hedy", "Ike",  "Jo",   "Kit"};
#define BOT_NAMES (sizeof bot_names / sizeof bot_names[0])
_Static_assert(BOT_NAMES > UC_SEATS_MAX, "a name for each bot, and one that a person may have");

enum { LEVEL_NAMES = 18 };
/* Names that fit a level: whims, pets' names, heroes of old tales, and people who studied chance and games.
 */
static const struct {
    const char *level, *name[LEVEL_NAMES];
} level_names[] = {
    {"random",
     {"Whim", "Fluke", "Zany", "Bingo", "Gizmo", "Ditto", "Dizzy", "Quirk", "Jinx", "Yoyo", "Scamp", "Pogo",
      "Fuzzy", "Zippy", "Wonky", "Hazy", "Lotto", "Joker"}},
    {"easy",
     {"Lulu", "Momo", "Pip", "Coco", "Nino", "Poppy", "Mimi", "Kiki", "Jojo", "Tilly", "Lilo", "Bibi",
      "Nelly", "Teddy", "Sunny", "Daisy", "Honey", "Bunny"}},
    {"hard",
     {"Athena", "Odin", "Freya", "Loki", "Apollo", "Hera", "Thor", "Juno", "Hermes", "Diana", "Atlas",
      "Minerva", "Artemis", "Osiris", "Merlin", "Morgana", "Circe", "Ulysses"}},
    {"expert",
     {"Pascal", "Fermat", "Hypatia", "Bayes", "Euler", "Noether", "Gauss", "Laplace", "Turing", "Shannon",
      "Markov", "Germain", "Huygens", "Bernoulli", "Lovelace", "Nash", "Cardano", "Galois"}},
};

const char *uc_table_bot_name(size_t number) {
    return number < BOT_NAMES ? bot_names[number] : NULL;
}

static bool begins_with(const char *text, const char *prefix) {
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

/** The player's text without "bot:". */
static const char *bot_text(const char *player) {
    return begins_with(player, bot_prefix) ? player + strlen(bot_prefix) : player;
}

const char *uc_table_name_for_bot(const char *player, size_t number) {
    const char *bot = bot_text(player);
    for (size_t i = 0; i < sizeof level_names / sizeof level_names[0]; i++) {
        size_t length = strlen(level_names[i].level);
        if (strspn(bot, "abcdefghijklmnopqrstuvwxyz") != length || !begins_with(bot, level_names[i].level))
            continue;
        return number < LEVEL_NAMES ? level_names[i].name[number] : uc_table_bot_name(number - LEVEL_NAMES);
    }
    return uc_table_bot_name(number);
}

bool uc_table_is_bot(const char *player) {
    return begins_with(player, bot_prefix) || begins_with(player, program_prefix);
}

uc_error uc_table_read_bot(const char *player, uc_player *ret_bot, uc_text *message) {
    return uc_player_read(ret_bot, bot_text(player), message);
}

static void copy_name(char to[UC_NAME_MAX], const char *from) {
    uc_text text;
    uc_text_start(&text, to, UC_NAME_MAX);
    uc_text_add(&text, from); /* cuts no character */
}

/** Names people as they asked; "you" among several people gets a name by its seat. */
static void name_person(char name[UC_NAME_MAX], const char *player, int number, bool several) {
    copy_name(name, player);
    if (name[0] >= 'a' && name[0] <= 'z') name[0] = (char)(name[0] - 'a' + 'A');
    if (strcmp(name, "You") != 0 || !several) return;
    uc_text text;
    uc_text_start(&text, name, UC_NAME_MAX);
    uc_text_add(&text, "Player ");
    uc_text_add_number(&text, number);
}

static bool name_taken(char names[][UC_NAME_MAX], int seats, const char *name) {
    for (int seat = 0; seat < seats; seat++)
        if (!strcmp(names[seat], name)) return true;
    return false;
}

/** The first name for this bot that nobody has. */
static const char *free_name(char names[][UC_NAME_MAX], int seats, const char *player) {
    size_t next = 0;
    while (name_taken(names, seats, uc_table_name_for_bot(player, next))) next++;
    return uc_table_name_for_bot(player, next);
}

void uc_table_name_seats(const char *const *players, int seats, char ret_names[][UC_NAME_MAX]) {
    int people = 0;
    for (int seat = 0; seat < seats; seat++) people += !uc_table_is_bot(players[seat]);
    for (int seat = 0; seat < seats; seat++) {
        ret_names[seat][0] = '\0';
        if (!uc_table_is_bot(players[seat]))
            name_person(ret_names[seat], players[seat], seat + 1, people > 1);
    }
    for (int seat = 0; seat < seats; seat++)
        if (uc_table_is_bot(players[seat]))
            copy_name(ret_names[seat], free_name(ret_names, seats, players[seat]));
}

static void name_seats(uc_table *t, const char *const *players) {
    char names[UC_SEATS_MAX][UC_NAME_MAX];
    uc_table_name_seats(players, t->seats, names);
    for (int seat = 0; seat < t->seats; seat++) {
        table_seat *s = &t->seat[seat];
        copy_name(s->player, players[seat]);
        memcpy(s->name, names[seat], sizeof s->name);
        t->name[seat] = s->name;
        s->person = !uc_table_is_bot(players[seat]);
    }
}

/** Back to the first position. */
static void rewind_table(uc_table *t) {
    t->state = t->start;
    t->event_count = t->round_count = 0;
    t->passed = 0;
    kernel_start(&t->kernel, t->secret, NULL, 0);
    for (int seat = 0; seat < t->seats; seat++)
        uc_agent_start(&t->seat[seat].agent, &t->state, seat, t->bots_seed, 0);
}

/** The strongest bot, which gives a person advice. */
static uc_error read_adviser(uc_player *ret_bot, uc_text *message) {
    const uc_bot *strongest = uc_bots;
    while (strongest[1].id) strongest++;
    return uc_player_read(ret_bot, strongest->id, message);
}

/** Seats the bots that the texts name. */
static bool seat_bots(uc_table *t, const char *const *players, uc_text *message) {
    for (int seat = 0; seat < t->seats; seat++) {
        uc_player player;
        uc_error error = t->seat[seat].person ? read_adviser(&player, message)
                                              : uc_table_read_bot(players[seat], &player, message);
        if (!error) error = uc_agent_open(&t->seat[seat].agent, &player, message);
        if (error) return false;
    }
    return true;
}

uc_table *uc_table_open(const uc_state *fresh, const char *const *players,
                        const uint8_t secret[UC_SECRET_BYTES], uc_text *message) {
    uc_table *t = calloc(1, sizeof *t);
    if (!t) return uc_text_add(message, "out of memory"), NULL;
    char hex[2 * UC_SECRET_BYTES + 8];
    uc_text text;
    t->game = uc_game_of(fresh);
    t->seats = fresh->head.seats;
    t->start = *fresh;
    t->kernel.state = &t->state;
    memcpy(t->secret, secret, UC_SECRET_BYTES);
    uc_text_start(&text, hex, sizeof hex);
    uc_fair_secret_text(&text, secret);
    uc_text_add(&text, " bots");
    t->bots_seed = uc_seed_of_text(hex);
    name_seats(t, players);
    if (!seat_bots(t, players, message)) return uc_table_close(t), NULL;
    rewind_table(t);
    return t;
}

void uc_table_close(uc_table *t) {
    if (!t) return;
    for (int seat = 0; seat < t->seats; seat++) {
        uc_agent_end(&t->seat[seat].agent, &t->state); /* only now: until then a move could be taken back */
        uc_agent_close(&t->seat[seat].agent);
    }
    free(t->moves);
    free(t->events);
    free(t->rounds);
    free(t);
}

/** Reserves space for `more` items after `count`; false, with nothing changed, if memory is short. */
static bool reserve(void **items, size_t *room, size_t count, size_t more, size_t size) {
    if (count + more <= *room) return true;
    size_t wanted = 2 * (count + more) + 64;
    void *grown = realloc(*items, wanted * size);
    if (!grown) return false;
    *items = grown;
    *room = wanted;
    return true;
}

static bool reserve_all(uc_table *t, size_t more) {
    void *moves = t->moves, *events = t->events, *rounds = t->rounds;
    bool fine = reserve(&moves, &t->move_room, t->kernel.moves, 1, sizeof *t->moves) &&
                reserve(&events, &t->event_room, t->event_count, more, sizeof *t->events) &&
                reserve(&rounds, &t->round_room, t->round_count, 1, sizeof *t->rounds);
    t->moves = moves;
    t->events = events;
    t->rounds = rounds;
    return fine;
}

/** Records where the events of a finished round end: after the last move before the next round begins. */
static void keep_round(uc_table *t, uint32_t count) {
    table_round *round = &t->rounds[t->round_count++];
    size_t until = t->event_count - count;
    while (until < t->event_count && strcmp(t->game->events[t->events[until].event.type].type, "round") != 0)
        until++;
    *round = (table_round){.events = (uint32_t)until};
    for (int seat = 0; seat < t->seats; seat++) round->total[seat] = uc_total(&t->state, seat);
}

uc_result uc_table_apply(uc_table *t, int mover, uc_move move) {
    uc_events events;
    events.count = 0;
    int open = turn_caught(&t->state);
    uint32_t round = t->state.head.round;
    if (t->state.head.viewer != UC_ALL)
        return (uc_result){.error = UC_NOT_YOUR_TURN}; /* it is a remote table */
    if (!reserve_all(t, UC_EVENTS_MAX)) return (uc_result){.error = UC_NO_MEMORY, .rule = 0};
    uc_result result = kernel_apply(&t->kernel, mover, move, &events);
    if (result.error) return result;
    size_t number = t->kernel.moves - 1;
    for (uint32_t i = 0; i < events.count; i++)
        t->events[t->event_count++] = (table_event){.move = (uint32_t)number, .event = events.item[i]};
    t->moves[number] = (table_move){.mover = (uint8_t)mover, .move = move};
    if (t->state.head.round != round || uc_over(&t->state)) keep_round(t, events.count);
    if (turn_caught(&t->state) != open) t->passed = 0;
    for (int seat = 0; seat < t->seats; seat++) uc_agent_observe(&t->seat[seat].agent, &t->state, &events);
    return result;
}

/* ---- queries ---- */

const uc_game *uc_table_game(const uc_table *t) {
    return t->game;
}

int uc_table_seats(const uc_table *t) {
    return t->seats;
}

const char *uc_table_player(const uc_table *t, int seat) {
    return t->seat[seat].player;
}

const char *const *uc_table_names(const uc_table *t) {
    return t->name;
}

const uc_memory *uc_table_memory(const uc_table *t, int seat) {
    return &t->seat[seat].agent.memory;
}

const uc_faults *uc_table_faults(const uc_table *t, int seat) {
    return uc_agent_faults(&t->seat[seat].agent);
}

const uc_state *uc_table_state(const uc_table *t) {
    return &t->state;
}

size_t uc_table_move_count(const uc_table *t) {
    return t->kernel.moves;
}

uc_move uc_table_move(const uc_table *t, size_t number, int *ret_mover) {
    *ret_mover = t->moves[number].mover;
    return t->moves[number].move;
}

size_t uc_table_event_count(const uc_table *t) {
    return t->event_count;
}

size_t uc_table_event(const uc_table *t, size_t number, int viewer, uc_event *ret_event) {
    *ret_event = uc_event_view(&t->events[number].event, viewer);
    return t->events[number].move;
}

int uc_table_stand_in(const uc_table *t, size_t number) {
    return t->events[number].stand_in ? t->events[number].stand_in - 1 : UC_NOBODY;
}

size_t uc_table_round_count(const uc_table *t) {
    return t->round_count;
}

size_t uc_table_round_events(const uc_table *t, size_t round) {
    return t->rounds[round].events;
}

int32_t uc_table_round_total(const uc_table *t, size_t round, int seat) {
    return t->rounds[round].total[seat];
}

uint32_t uc_table_undo_count(const uc_table *t) {
    return t->undone;
}

/* ---- a remote table ---- */

void uc_table_rename(uc_table *t, int seat, const char *name) {
    copy_name(t->seat[seat].name, name);
    t->name[seat] = t->seat[seat].name;
}

/** Opens the viewer's agent, whose bot remembers all that is shown from now on. A spectator has no agent. */
static uc_agent *viewers_agent(uc_table *t) {
    int viewer = t->state.head.viewer;
    return viewer < t->seats ? &t->seat[viewer].agent : NULL;
}

static bool seat_viewer(uc_table *t, const uc_view *view) {
    uc_agent *agent = viewers_agent(t);
    char unused[UC_MESSAGE_MAX];
    uc_text message;
    uc_player adviser;
    if (!agent) return true;
    uc_text_start(&message, unused, sizeof unused);
    if (read_adviser(&adviser, &message) || uc_agent_open(agent, &adviser, &message)) return false;
    uc_agent_start_view(agent, 0, view, t->bots_seed, 0);
    t->seat[view->state.head.viewer].person = true;
    return true;
}

/** Only the sum of earlier rounds is known; it is assigned to the last of them. */
static bool add_rounds_before(uc_table *t) {
    size_t before = t->state.head.round - (t->state.head.round && !uc_over(&t->state));
    t->rounds = calloc(before + 1, sizeof *t->rounds);
    if (!t->rounds) return false;
    t->round_room = before + 1;
    t->round_count = before;
    for (int seat = 0; before && seat < t->seats; seat++)
        t->rounds[before - 1].total[seat] = uc_total(&t->state, seat);
    return true;
}

uc_table *uc_table_follow(const uc_view *view, const char *const *names) {
    uc_table *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->game = uc_game_of(&view->state);
    t->seats = view->state.head.seats;
    t->start = t->state = view->state;
    t->kernel.state = &t->state;
    for (int seat = 0; seat < t->seats; seat++) uc_table_rename(t, seat, names[seat]);
    if (!add_rounds_before(t) || !seat_viewer(t, view)) return uc_table_close(t), NULL;
    return t;
}

bool uc_table_shown(uc_table *t, const uc_view *after, const uc_event *seen, int count) {
    int open = turn_caught(&t->state);
    uint32_t round = t->state.head.round;
    bool was_over = uc_over(&t->state);
    if (!reserve_all(t, (size_t)count)) return false;
    t->state = after->state;
    for (int i = 0; i < count; i++)
        t->events[t->event_count++] = (table_event){.move = (uint32_t)t->kernel.moves, .event = seen[i]};
    t->moves[t->kernel.moves++] = (table_move){.mover = UC_NOBODY};
    if (t->state.head.round != round || (uc_over(&t->state) && !was_over)) keep_round(t, (uint32_t)count);
    if (turn_caught(&t->state) != open) t->passed = 0;
    uc_agent *agent = viewers_agent(t);
    if (agent) uc_agent_observe_view(agent, t->kernel.moves, after, seen, count);
    return true;
}

void uc_table_note_stand_in(uc_table *t, int seat) {
    for (size_t i = t->event_count; i-- > 0 && t->events[i].move + 1 == t->kernel.moves;)
        t->events[i].stand_in = seat + 1;
}

void uc_table_view(const uc_table *t, int viewer, uc_view *ret_view) {
    if (t->state.head.viewer == UC_ALL)
        uc_view_of(&t->state, viewer, ret_view);
    else
        ret_view->state = t->state;
}

uc_result uc_table_refusal(const uc_table *t, int mover, uc_move move) {
    uc_state copy = t->state;
    return uc_apply(&copy, mover, move, NULL);
}

/* ---- turns ---- */

bool uc_table_draw_one(uc_table *t) {
    return !uc_table_apply(t, UC_CHANCE, kernel_draw(&t->kernel)).error;
}

bool uc_table_draw(uc_table *t) {
    while (uc_actors(&t->state) == UC_ACTORS_CHANCE)
        if (!uc_table_draw_one(t)) return false;
    return true;
}

/** As a set; empty for UC_NOBODY. */
static uint64_t seat_bit(int seat) {
    return seat == UC_NOBODY ? 0 : UINT64_C(1) << seat;
}

/** Those of the seats of which all know that they may act out of turn. Several people at one screen are not
 * asked whether they jump in: the question would tell the others. */
static uint64_t open_seats(const uc_table *t, uint64_t seats) {
    uint64_t open = 0;
    for (; seats; seats &= seats - 1)
        if (turn_is_open(&t->state, __builtin_ctzll(seats))) open |= seats & -seats;
    return open;
}

/** The seat to decide is among them if a bot may call it: it may answer first. */
uint64_t uc_table_callers(const uc_table *t) {
    uint64_t actors = uc_actors(&t->state), people = uc_table_people(t);
    if (!actors || actors == UC_ACTORS_CHANCE || !(actors & (actors - 1))) return 0;
    uint64_t decider = seat_bit(turn_decider(&t->state));
    bool local = t->state.head.viewer == UC_ALL, bots = actors & ~people;
    if (local && bots) decider &= ~seat_bit(turn_caught(&t->state));
    uint64_t callers = actors & ~decider & people & ~t->passed;
    return people & (people - 1) ? callers & open_seats(t, callers) : callers;
}

/** People call or answer before bots do; a bot calls as soon as no person is there to call, and does so
 * before another one answers. */
uc_turn uc_table_next(const uc_table *t, int *ret_seat) {
    uint64_t actors = uc_actors(&t->state);
    if (!actors) return UC_TURN_OVER;
    if (actors == UC_ACTORS_CHANCE) return UC_TURN_CHANCE;
    int seat = turn_decider(&t->state);
    bool bot = !t->seat[seat].person, remote = t->state.head.viewer != UC_ALL;
    uint64_t people = uc_table_callers(t);
    uint64_t bots = remote ? 0 : actors & ~(UINT64_C(1) << seat) & ~uc_table_people(t);
    *ret_seat = seat;
    if (people && (bot || people >> seat & 1)) return UC_TURN_CALL;
    if (bots && !people && (bot || !turn_may_call(&t->state, seat))) {
        uint64_t quick = bots & ~seat_bit(turn_caught(&t->state));
        *ret_seat = __builtin_ctzll(quick ? quick : bots);
        return UC_TURN_BOT;
    }
    return bot ? UC_TURN_BOT : UC_TURN_PERSON;
}

void uc_table_pass(uc_table *t) {
    t->passed |= uc_table_callers(t);
}

uc_result uc_table_let_bot(uc_table *t, int seat, const uc_budget *budget) {
    if (t->state.head.viewer != UC_ALL) return (uc_result){.error = UC_NOT_YOUR_TURN};
    if (seat < 0 || seat >= t->seats || !(uc_actors(&t->state) >> seat & 1))
        return (uc_result){.error = uc_over(&t->state) ? UC_GAME_OVER : UC_NOT_YOUR_TURN};
    uc_agent *agent = &t->seat[seat].agent;
    uc_budget own = agent->player.budget;
    if (budget && uc_budget_limited(&own)) agent->player.budget = *budget;
    uc_rng_start(&agent->rng, t->bots_seed, t->kernel.moves);
    uc_move move = uc_agent_choose(agent, &t->state);
    agent->player.budget = own;
    return uc_table_apply(t, seat, move);
}

bool uc_table_advise(const uc_table *t, int seat, const uc_budget *budget, uc_findings *ret_findings) {
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_rng rng;
    uc_table_view(t, seat, &view);
    uc_table_stream(t, &rng);
    uc_ask ask = {.view = &view,
                  .memory = &t->seat[seat].agent.memory,
                  .legal = legal,
                  .count = uc_view_legal(&view, legal),
                  .rng = &rng,
                  .budget = *budget};
    return !uc_search(&ask, ret_findings);
}

void uc_table_stream(const uc_table *t, uc_rng *ret_rng) {
    uc_rng_start(ret_rng, t->bots_seed, t->kernel.moves);
}

uint64_t uc_table_people(const uc_table *t) {
    uint64_t people = 0;
    for (int seat = 0; seat < t->seats; seat++)
        if (t->seat[seat].person) people |= UINT64_C(1) << seat;
    return people;
}

/** The number of the last move of a person, or -1. */
static ptrdiff_t last_decision(const uc_table *t) {
    for (size_t i = t->kernel.moves; i-- > 0;)
        if (t->moves[i].mover < t->seats && t->seat[t->moves[i].mover].person) return (ptrdiff_t)i;
    return -1;
}

bool uc_table_can_undo(const uc_table *t) {
    uint64_t people = uc_table_people(t);
    return people && !(people & (people - 1)) && last_decision(t) >= 0;
}

bool uc_table_undo(uc_table *t) {
    ptrdiff_t last = last_decision(t);
    if (!uc_table_can_undo(t) || last < 0) return false;
    size_t keep = (size_t)last;
    table_move *moves = malloc((keep + 1) * sizeof *moves);
    if (!moves) return false;
    memcpy(moves, t->moves, keep * sizeof *moves);
    rewind_table(t);
    for (size_t i = 0; i < keep; i++) {
        uc_table_apply(t, moves[i].mover,
                       moves[i].move); /* cannot fail: the move was made before, and its space is reserved */
    }
    free(moves);
    t->undone++;
    return true;
}
