#include "session/table.h"

#include <stdlib.h>
#include <string.h>

#include "session/turn.h"

static const char bot_prefix[] = "bot:", program_prefix[] = "exec:";

/* Names for bots, so that a table reads like a table. */
static const char *const bot_names[] = {
    "Ada",  "Ben", "Cleo", "Dov",   "Eva",  "Finn", "Gus",  "Hana", "Ivo",  "June", "Kai",   "Leo", "Mia",
    "Ned",  "Ola", "Pia",  "Quinn", "Rhea", "Sol",  "Tess", "Ugo",  "Vera", "Wim",  "Xenia", "Yan", "Zoe",
    "Abel", "Bea", "Cai",  "Dora",  "Elio", "Fay",  "Gil",  "Hedy", "Ike",  "Jo",   "Kit"};
#define BOT_NAMES (sizeof bot_names / sizeof bot_names[0])
_Static_assert(BOT_NAMES > UC_SEATS_MAX, "a name for each bot, and one that a person may have");

const char *table_bot_name(size_t number) {
    return number < BOT_NAMES ? bot_names[number] : NULL;
}

static bool begins_with(const char *text, const char *prefix) {
    return strncmp(text, prefix, strlen(prefix)) == 0;
}

bool table_is_bot(const char *player) {
    return begins_with(player, bot_prefix) || begins_with(player, program_prefix);
}

uc_error table_read_bot(const char *player, uc_player *ret_bot, uc_text *message) {
    return uc_player_read(ret_bot, begins_with(player, bot_prefix) ? player + strlen(bot_prefix) : player,
                          message);
}

static void copy_name(char to[TABLE_NAME_MAX], const char *from) {
    size_t length = strnlen(from, TABLE_NAME_MAX - 1);
    while (length && length == TABLE_NAME_MAX - 1 && ((unsigned char)from[length] & 0xc0) == 0x80) length--;
    memcpy(to, from, length);
    to[length] = '\0';
}

/** People by the names they gave, "you" among several by its place. */
static void name_person(char name[TABLE_NAME_MAX], const char *player, int number, bool several) {
    copy_name(name, player);
    if (name[0] >= 'a' && name[0] <= 'z') name[0] = (char)(name[0] - 'a' + 'A');
    if (strcmp(name, "You") != 0 || !several) return;
    uc_text text;
    uc_text_start(&text, name, TABLE_NAME_MAX);
    uc_text_add(&text, "Player ");
    uc_text_add_number(&text, number);
}

static bool name_taken(char names[][TABLE_NAME_MAX], int seats, const char *name) {
    for (int seat = 0; seat < seats; seat++)
        if (!strcmp(names[seat], name)) return true;
    return false;
}

void table_names(const char *const *players, int seats, char ret_names[][TABLE_NAME_MAX]) {
    int people = 0;
    for (int seat = 0; seat < seats; seat++) people += !table_is_bot(players[seat]);
    for (int seat = 0; seat < seats; seat++) {
        ret_names[seat][0] = '\0';
        if (!table_is_bot(players[seat])) name_person(ret_names[seat], players[seat], seat + 1, people > 1);
    }
    size_t next = 0;
    for (int seat = 0; seat < seats; seat++) {
        if (!table_is_bot(players[seat])) continue;
        while (next < BOT_NAMES - 1 && name_taken(ret_names, seats, bot_names[next])) next++;
        copy_name(ret_names[seat], bot_names[next]);
    }
}

static void name_seats(table *t, const char *const *players) {
    char names[UC_SEATS_MAX][TABLE_NAME_MAX];
    table_names(players, t->seats, names);
    for (int seat = 0; seat < t->seats; seat++) {
        table_seat *s = &t->seat[seat];
        copy_name(s->player, players[seat]);
        memcpy(s->name, names[seat], sizeof s->name);
        t->name[seat] = s->name;
        s->person = !table_is_bot(players[seat]);
    }
}

/** Back to the first position. */
static void rewind_table(table *t) {
    t->state = t->start;
    t->move_count = t->told_count = t->round_count = 0;
    t->passed = 0;
    uc_fair_start(&t->chance, t->secret, NULL, 0);
    for (int seat = 0; seat < t->seats; seat++)
        uc_agent_start(&t->seat[seat].chair, &t->state, seat, t->bots_seed, 0);
}

/** The strongest bot, which sits behind a person to give advice. */
static uc_error read_adviser(uc_player *ret_bot, uc_text *message) {
    const uc_bot *strongest = uc_bots;
    while (strongest[1].id) strongest++;
    return uc_player_read(ret_bot, strongest->id, message);
}

/** Bots as the texts say. */
static bool seat_bots(table *t, const char *const *players, uc_text *message) {
    for (int seat = 0; seat < t->seats; seat++) {
        uc_player player;
        uc_error error = t->seat[seat].person ? read_adviser(&player, message)
                                              : table_read_bot(players[seat], &player, message);
        if (!error) error = uc_agent_open(&t->seat[seat].chair, &player, message);
        if (error) return false;
    }
    return true;
}

table *table_open(const uc_state *fresh, const char *const *players, const uint8_t secret[UC_SECRET_BYTES],
                  uc_text *message) {
    table *t = calloc(1, sizeof *t);
    if (!t) return uc_text_add(message, "out of memory"), NULL;
    char hex[2 * UC_SECRET_BYTES + 8];
    uc_text text;
    t->game = uc_game_of(fresh);
    t->seats = fresh->head.seats;
    t->start = *fresh;
    memcpy(t->secret, secret, UC_SECRET_BYTES);
    uc_text_start(&text, hex, sizeof hex);
    uc_fair_secret_text(&text, secret);
    uc_text_add(&text, " bots");
    t->bots_seed = uc_seed_of_text(hex);
    name_seats(t, players);
    if (!seat_bots(t, players, message)) return table_close(t), NULL;
    rewind_table(t);
    return t;
}

void table_close(table *t) {
    if (!t) return;
    for (int seat = 0; seat < t->seats; seat++) {
        uc_agent_end(&t->seat[seat].chair, &t->state); /* only now: until then a move could be taken back */
        uc_agent_close(&t->seat[seat].chair);
    }
    free(t->moves);
    free(t->told);
    free(t->rounds);
    free(t);
}

/** Room for `more` items behind `count`; false, and nothing changed, when there is no memory. */
static bool reserve(void **items, size_t *room, size_t count, size_t more, size_t size) {
    if (count + more <= *room) return true;
    size_t wanted = 2 * (count + more) + 64;
    void *grown = realloc(*items, wanted * size);
    if (!grown) return false;
    *items = grown;
    *room = wanted;
    return true;
}

static bool reserve_all(table *t, size_t events) {
    void *moves = t->moves, *told = t->told, *rounds = t->rounds;
    bool fine = reserve(&moves, &t->move_room, t->move_count, 1, sizeof *t->moves) &&
                reserve(&told, &t->told_room, t->told_count, events, sizeof *t->told) &&
                reserve(&rounds, &t->round_room, t->round_count, 1, sizeof *t->rounds);
    t->moves = moves;
    t->told = told;
    t->rounds = rounds;
    return fine;
}

/** The round ends in the events of the last move before the one that begins the next. */
static void keep_round(table *t, uint32_t events) {
    table_round *round = &t->rounds[t->round_count++];
    size_t told = t->told_count - events;
    while (told < t->told_count && strcmp(t->game->events[t->told[told].event.type].type, "round") != 0)
        told++;
    *round = (table_round){.told = (uint32_t)told};
    for (int seat = 0; seat < t->seats; seat++) round->total[seat] = uc_total(&t->state, seat);
}

uc_result table_make(table *t, int mover, uc_move move) {
    uc_events events;
    events.count = 0;
    int open = turn_caught(&t->state);
    uint32_t round = t->state.head.round;
    if (!reserve_all(t, UC_EVENTS_MAX)) return (uc_result){.error = UC_TOO_SMALL, .rule = 0};
    uc_result result = uc_apply(&t->state, mover, move, &events);
    if (result.error) return result;
    for (uint32_t i = 0; i < events.count; i++)
        t->told[t->told_count++] = (table_told){.move = (uint32_t)t->move_count, .event = events.item[i]};
    t->moves[t->move_count++] = (table_move){.mover = (uint8_t)mover, .move = move};
    if (t->state.head.round != round || uc_over(&t->state)) keep_round(t, events.count);
    if (turn_caught(&t->state) != open) t->passed = 0;
    for (int seat = 0; seat < t->seats; seat++) uc_agent_note(&t->seat[seat].chair, &t->state, &events);
    return result;
}

/* ---- a table that is kept elsewhere ---- */

void table_rename(table *t, int seat, const char *name) {
    copy_name(t->seat[seat].name, name);
    t->name[seat] = t->seat[seat].name;
}

/** The chair of the viewer, whose bot remembers from now on what is shown; NULL: a spectator has none. */
static uc_agent *viewers_chair(table *t) {
    int viewer = t->state.head.viewer;
    return viewer < t->seats ? &t->seat[viewer].chair : NULL;
}

static bool seat_viewer(table *t, const uc_view *view) {
    uc_agent *chair = viewers_chair(t);
    char unused[UC_MESSAGE_MAX];
    uc_text message;
    uc_player adviser;
    if (!chair) return true;
    uc_text_start(&message, unused, sizeof unused);
    if (read_adviser(&adviser, &message) || uc_agent_open(chair, &adviser, &message)) return false;
    uc_agent_start_view(chair, 0, view, t->bots_seed, 0);
    t->seat[view->state.head.viewer].person = true;
    return true;
}

/** Of the rounds before nothing is known here but their sum, which is put down to the last of them. */
static bool add_rounds_before(table *t) {
    size_t before = t->state.head.round - (t->state.head.round && !uc_over(&t->state));
    t->rounds = calloc(before + 1, sizeof *t->rounds);
    if (!t->rounds) return false;
    t->round_room = before + 1;
    t->round_count = before;
    for (int seat = 0; before && seat < t->seats; seat++)
        t->rounds[before - 1].total[seat] = uc_total(&t->state, seat);
    return true;
}

table *table_follow(const uc_view *view, const char *const *names) {
    table *t = calloc(1, sizeof *t);
    if (!t) return NULL;
    t->game = uc_game_of(&view->state);
    t->seats = view->state.head.seats;
    t->start = t->state = view->state;
    for (int seat = 0; seat < t->seats; seat++) table_rename(t, seat, names[seat]);
    if (!add_rounds_before(t) || !seat_viewer(t, view)) return table_close(t), NULL;
    return t;
}

bool table_shown(table *t, const uc_view *after, const uc_event *seen, int count) {
    int open = turn_caught(&t->state);
    uint32_t round = t->state.head.round;
    bool was_over = uc_over(&t->state);
    if (!reserve_all(t, (size_t)count)) return false;
    t->state = after->state;
    for (int i = 0; i < count; i++)
        t->told[t->told_count++] = (table_told){.move = (uint32_t)t->move_count, .event = seen[i]};
    t->moves[t->move_count++] = (table_move){.mover = UC_NOBODY};
    if (t->state.head.round != round || (uc_over(&t->state) && !was_over)) keep_round(t, (uint32_t)count);
    if (turn_caught(&t->state) != open) t->passed = 0;
    uc_agent *chair = viewers_chair(t);
    if (chair) uc_agent_note_view(chair, t->move_count, after, seen, count);
    return true;
}

void table_see(const table *t, int viewer, uc_view *ret_view) {
    if (t->state.head.viewer == UC_ALL)
        uc_view_of(&t->state, viewer, ret_view);
    else
        ret_view->state = t->state;
}

uc_result table_refusal(const table *t, int mover, uc_move move) {
    uc_state copy = t->state;
    return uc_apply(&copy, mover, move, NULL);
}

/* ---- turns ---- */

bool table_draw_one(table *t) {
    uc_fair before = t->chance;
    if (!table_make(t, UC_CHANCE, uc_fair_draw(&t->chance, &t->state)).error) return true;
    t->chance = before;
    return false;
}

bool table_draw(table *t) {
    while (uc_actors(&t->state) == UC_ACTORS_CHANCE)
        if (!table_draw_one(t)) return false;
    return true;
}

uint64_t table_callers(const table *t) {
    uint64_t actors = uc_actors(&t->state);
    if (!actors || actors == UC_ACTORS_CHANCE || !(actors & (actors - 1))) return 0;
    return actors & ~(UINT64_C(1) << turn_decider(&t->state)) & table_people(t) & ~t->passed;
}

/** People call before bots do; a bot calls as soon as no person is there to call. */
table_turn table_next(const table *t, int *ret_seat) {
    uint64_t actors = uc_actors(&t->state);
    if (!actors) return TABLE_OVER;
    if (actors == UC_ACTORS_CHANCE) return TABLE_CHANCE;
    int seat = turn_decider(&t->state);
    bool bot = !t->seat[seat].person;
    uint64_t others = actors & ~(UINT64_C(1) << seat), people = table_callers(t);
    *ret_seat = seat;
    if (bot && people) return TABLE_CALL;
    if (others & ~table_people(t) && !people && (bot || !turn_may_call(&t->state, seat))) {
        *ret_seat = __builtin_ctzll(others & ~table_people(t));
        return TABLE_BOT;
    }
    return bot ? TABLE_BOT : TABLE_PERSON;
}

void table_pass(table *t) {
    t->passed |= table_callers(t);
}

bool table_let_bot(table *t, int seat) {
    uc_agent *chair = &t->seat[seat].chair;
    uc_rng_start(&chair->rng, t->bots_seed, t->move_count);
    return !table_make(t, seat, uc_agent_choose(chair, &t->state)).error;
}

bool table_advise(const table *t, int seat, const uc_budget *budget, uc_findings *ret_findings) {
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_rng rng;
    table_see(t, seat, &view);
    uc_rng_start(&rng, t->bots_seed, t->move_count);
    uc_ask ask = {.view = &view,
                  .memory = &t->seat[seat].chair.memory,
                  .legal = legal,
                  .count = uc_view_legal(&view, legal),
                  .rng = &rng,
                  .budget = *budget};
    return !uc_search(&ask, ret_findings);
}

uint64_t table_turns_lost(const table *t, int seat) {
    const uc_faults *faults = uc_agent_faults(&t->seat[seat].chair);
    return faults ? uc_faults_all(faults) : 0;
}

uint64_t table_people(const table *t) {
    uint64_t people = 0;
    for (int seat = 0; seat < t->seats; seat++)
        if (t->seat[seat].person) people |= UINT64_C(1) << seat;
    return people;
}

/** The number of the last move of a person, or -1. */
static ptrdiff_t last_decision(const table *t) {
    for (size_t i = t->move_count; i-- > 0;)
        if (t->moves[i].mover < t->seats && t->seat[t->moves[i].mover].person) return (ptrdiff_t)i;
    return -1;
}

bool table_can_undo(const table *t) {
    uint64_t people = table_people(t);
    return people && !(people & (people - 1)) && last_decision(t) >= 0;
}

bool table_undo(table *t) {
    ptrdiff_t last = last_decision(t);
    if (!table_can_undo(t) || last < 0) return false;
    size_t keep = (size_t)last;
    table_move *moves = malloc((keep + 1) * sizeof *moves);
    if (!moves) return false;
    memcpy(moves, t->moves, keep * sizeof *moves);
    rewind_table(t);
    for (size_t i = 0; i < keep; i++) {
        t->chance.draws += moves[i].mover == UC_CHANCE;
        table_make(t, moves[i].mover, moves[i].move); /* it was made before, and its room is there */
    }
    free(moves);
    t->undone++;
    return true;
}
