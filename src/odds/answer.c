/* The report on one table: win chances, found by search, and the game's own part, as text and as JSON. */
#include <math.h>
#include <unistd.h>

#include "odds/odds.h"

enum { DRAWN_SHARE = 4, THREADS_MAX = 4 };

/* The chances to win, found by a search. */
typedef struct odds_wins {
    bool searched;               /* false: no seat is to choose here */
    uc_findings found;           /* of the seat that is to choose, if it is `me` */
    double chance[UC_SEATS_MAX]; /* otherwise each seat's, and its standard error */
    double error[UC_SEATS_MAX];
} odds_wins;

static const double two_sided = 1.96; /* standard errors of a 95 % interval */

const companion *companion_of(const char *id) {
    const uc_game *game = uc_game_find(id);
    const companion *its = game ? companion_rows[game->number] : NULL;
    return its && its->read ? its : NULL;
}

/* ---- chances to win ---- */

static uc_error search_choice(const odds_table *table, const uc_budget *budget, uint64_t seed,
                              odds_wins *ret_wins) {
    uc_view view;
    uc_memory memory;
    uc_rng rng;
    uc_move legal[UC_MOVES_MAX];
    uc_view_of(&table->state, table->me, &view);
    uc_memory_start(&memory, &view);
    uc_rng_start(&rng, seed, 0);
    uc_ask ask = {.view = &view, .memory = &memory, .legal = legal, .rng = &rng, .budget = *budget};
    ask.count = uc_view_legal(&view, legal);
    ret_wins->searched = true;
    return uc_search(&ask, &ret_wins->found);
}

/* Searches for the seat that is to choose, or evaluates the position if that seat is not `me`. */
static uc_error search_wins(const odds_table *table, const uc_budget *budget, uint64_t seed,
                            odds_wins *ret_wins) {
    uc_view view;
    uc_memory memory;
    uc_rng rng;
    ret_wins->searched = false;
    if (uc_actors(&table->state) == UINT64_C(1) << table->me)
        return search_choice(table, budget, seed, ret_wins);
    uc_view_of(&table->state, table->me, &view);
    uc_memory_start(&memory, &view);
    uc_rng_start(&rng, seed, 0);
    uc_evaluate(&view, &memory, &rng, budget, ret_wins->chance, ret_wins->error);
    return UC_OK;
}

/* A move in words, with names for seats. */
static void add_move(uc_text *text, const odds_table *table, uc_move move) {
    const uc_game *game = uc_game_of(&table->state);
    const companion *own = companion_rows[game->number];
    if (own->move_text)
        own->move_text(table, move, text);
    else
        uc_move_text(text, game, move);
}

static void add_chance(uc_text *text, double chance, double error) {
    add_format(text, "%.1f %% \u00b1 %.1f", 100 * chance, 100 * two_sided * error);
}

/* Whether the first choice is better than the second beyond doubt. */
static bool is_clear(const uc_findings *found) {
    return found->count < 2 || found->choice[1].behind > two_sided * found->choice[1].behind_error;
}

static void add_advice(const companion *game, const odds_table *table, const uc_findings *found, bool bold,
                       uc_text *text) {
    const uc_choice *best = &found->choice[0];
    char why[ODDS_TEXT_MAX];
    uc_text reason;
    uc_text_start(&reason, why, sizeof why);
    game->reason(table, best->move, &reason);
    if (bold) uc_text_add(text, "\033[1m");
    uc_text_add(text, "Advice: ");
    add_move(text, table, best->move);
    if (!is_clear(found)) {
        uc_text_add(text, " or ");
        add_move(text, table, found->choice[1].move);
    }
    if (bold) uc_text_add(text, "\033[0m");
    if (found->count < 2) uc_text_add(text, ", the only choice");
    if (!is_clear(found)) uc_text_add(text, ", which are too close to call");
    if (reason.length) add_format(text, ": %s", why);
    uc_text_add(text, ".\n");
}

/* The chance of a choice. Moves that were eliminated early were tried on fewer states than the best one.
 * Their difference from it was measured on the same states, and is more exact than their own mean. */
static void add_choice_chance(uc_text *text, const uc_findings *found, int number) {
    const uc_choice *c = &found->choice[number], *best = &found->choice[0];
    if (c->playouts)
        add_chance(text, best->value - c->behind, hypot(best->error, c->behind_error));
    else
        uc_text_add(text, "not tried");
}

static void add_choices(const odds_table *table, const uc_findings *found, uc_text *text) {
    add_format(text, "  to win       ");
    for (int i = 0; i < found->count; i++) {
        if (i) uc_text_add(text, i % 3 ? ",  " : ",\n               ");
        add_move(text, table, found->choice[i].move);
        uc_text_add(text, " ");
        add_choice_chance(text, found, i);
    }
    uc_text_add(text, "\n");
}

static void add_wins(const companion *game, const odds_table *table, const odds_wins *wins, bool bold,
                     uc_text *text) {
    if (table->state.head.seats == 1) return; /* F7-5.5: a single seat has no rival */
    if (wins->searched) {
        add_advice(game, table, &wins->found, bold, text);
        add_choices(table, &wins->found, text);
        return;
    }
    uc_text_add(text, "  to win       ");
    for (int seat = 0; seat < table->state.head.seats; seat++) {
        if (seat) uc_text_add(text, ",  ");
        add_format(text, "%s ", table->names[seat]);
        add_chance(text, wins->chance[seat], wins->error[seat]);
    }
    uc_text_add(text, "\n");
}

/* ---- as text ---- */

/* Searches the best use of an action card that may come next, with a part of the budget for the choice
 * itself. */
static uc_error search_drawn(const odds_options *o, const odds_table *table, int number,
                             odds_table *ret_after, odds_wins *ret_wins, int *ret_card) {
    uc_budget budget = o->budget;
    if (budget.ms) budget.ms = budget.ms / DRAWN_SHARE + 1; /* never 0, which means no limit */
    if (budget.playouts) budget.playouts = budget.playouts / DRAWN_SHARE + 1;
    *ret_card = o->game->drawn(table, number, ret_after);
    return *ret_card < 0 ? UC_OK : search_wins(ret_after, &budget, o->seed, ret_wins);
}

static void add_card_name(uc_text *text, const odds_table *table, int card) {
    const uc_game *game = uc_game_of(&table->state);
    game->noun(text, UC_NOUN_CARD, card);
}

static uc_error add_drawn(const odds_options *o, const odds_table *table, uc_text *text) {
    for (int number = 0, card = 0;; number++) {
        odds_table after;
        odds_wins wins;
        uc_error error = search_drawn(o, table, number, &after, &wins, &card);
        if (error || card < 0) return error;
        char why[ODDS_TEXT_MAX];
        uc_text reason;
        uc_text_start(&reason, why, sizeof why);
        o->game->reason(&after, wins.found.choice[0].move, &reason);
        uc_text_add(text, "  if drawn     ");
        add_move(text, &after, wins.found.choice[0].move);
        uc_text_add(text, " (");
        add_choice_chance(text, &wins.found, 0);
        if (!is_clear(&wins.found)) {
            uc_text_add(text, "; or ");
            add_move(text, &after, wins.found.choice[1].move);
        }
        add_format(text, "): %s\n", why);
    }
}

/* Prints the table and its exact part at once; the search takes a while. */
static void print_exact(const companion *game, const odds_table *table, bool whole) {
    static char buffer[ODDS_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    if (whole) game->describe_table(table, &text);
    if (whole) uc_text_add(&text, "\n");
    game->describe_odds(table, &text);
    fputs(buffer, stdout);
    fflush(stdout);
}

static int print_wins(const odds_options *o, const odds_table *table, const odds_wins *wins) {
    static char buffer[ODDS_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    add_wins(o->game, table, wins, o->bold, &text);
    if (add_drawn(o, table, &text)) return failure("odds", "out of memory");
    fputs(buffer, stdout);
    return STATUS_FINE;
}

/* ---- as JSON ---- */

static void json_choices(uc_text *text, const odds_table *table, const uc_findings *found) {
    uc_text_add(text, "[");
    for (int i = 0; i < found->count; i++) {
        const uc_choice *c = &found->choice[i];
        uc_text_add(text, i ? ",{\"move\":\"" : "{\"move\":\"");
        uc_move_text(text, uc_game_of(&table->state), c->move);
        add_format(
            text,
            "\",\"chance\":%.9g,\"error\":%.9g,\"playouts\":%llu,\"behind\":%.9g,\"behind_error\":%.9g}",
            c->value, c->error, (unsigned long long)c->playouts, c->behind, c->behind_error);
    }
    uc_text_add(text, "]");
}

static void json_wins(uc_text *text, const companion *game, const odds_table *table, const odds_wins *wins) {
    if (wins->searched) {
        char why[ODDS_TEXT_MAX];
        uc_text reason;
        uc_text_start(&reason, why, sizeof why);
        game->reason(table, wins->found.choice[0].move, &reason);
        uc_text_add(text, ",\"advice\":\"");
        uc_move_text(text, uc_game_of(&table->state), wins->found.choice[0].move);
        add_format(text, "\",\"clear\":%s,\"reason\":", is_clear(&wins->found) ? "true" : "false");
        uc_text_add_quoted(text, why);
        uc_text_add(text, ",\"win\":");
        json_choices(text, table, &wins->found);
        return;
    }
    uc_text_add(text, ",\"win_seats\":[");
    for (int seat = 0; seat < table->state.head.seats; seat++)
        add_format(text, "%s{\"seat\":%d,\"chance\":%.9g,\"error\":%.9g}", seat ? "," : "", seat,
                   wins->chance[seat], wins->error[seat]);
    uc_text_add(text, "]");
}

static uc_error json_drawn(const odds_options *o, const odds_table *table, uc_text *text) {
    uc_text_add(text, ",\"if_drawn\":{");
    for (int number = 0, card = 0;; number++) {
        odds_table after;
        odds_wins wins;
        uc_error error = search_drawn(o, table, number, &after, &wins, &card);
        if (error || card < 0) return uc_text_add(text, "}"), error;
        uc_text_add(text, number ? ",\"" : "\"");
        add_card_name(text, table, card);
        uc_text_add(text, "\":");
        json_choices(text, &after, &wins.found);
    }
}

static int print_json(const odds_options *o, const odds_table *table, const odds_wins *wins) {
    static char buffer[ODDS_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    add_format(&text, "{\"game\":\"%s\",\"seats\":%d,\"me\":%d,\"names\":[", o->game->id,
               table->state.head.seats, table->me);
    for (int seat = 0; seat < table->state.head.seats; seat++) {
        if (seat) uc_text_add(&text, ",");
        uc_text_add_quoted(&text, table->names[seat]);
    }
    double since = seconds_now();
    uc_text_add(&text, "]");
    o->game->json(table, &text);
    add_format(&text, ",\"exact_ms\":%.3f,\"seed\":\"%llu\"", 1000 * (seconds_now() - since),
               (unsigned long long)o->seed);
    json_wins(&text, o->game, table, wins);
    if (json_drawn(o, table, &text)) return failure("odds", "out of memory");
    uc_text_add(&text, ",\"state\":");
    uc_state_json(&text, &table->state);
    printf("%s}\n", buffer);
    return finish_output("odds");
}

/* ---- one table ---- */

int odds_threads(void) {
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : (int)cores;
}

int odds_print(const odds_options *o, const odds_table *table, bool whole) {
    static odds_wins wins;
    print_exact(o->game, table, whole);
    if (!o->game->drawn || uc_over(&table->state)) return STATUS_FINE;
    if (search_wins(table, &o->budget, o->seed, &wins)) return failure("odds", "out of memory");
    return print_wins(o, table, &wins);
}

int odds_answer(const odds_options *o) {
    static odds_table table;
    static odds_wins wins;
    char message[ODDS_TEXT_MAX];
    uc_text error;
    uc_text_start(&error, message, sizeof message);
    if (!o->game->read(&table, &o->input, &error))
        return error.length ? usage_error("odds", "%s", message) : STATUS_USAGE;
    if (!o->json) {
        int status = odds_print(o, &table, true);
        return status ? status : finish_output("odds");
    }
    if (search_wins(&table, &o->budget, o->seed, &wins)) return failure("odds", "out of memory");
    return print_json(o, &table, &wins);
}
