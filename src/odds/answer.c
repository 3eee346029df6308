/* The report on one table: win chances, found by search, and the game's own part, as text and as JSON. */
#include <math.h>

#include "odds/wins.h"
#include "tui/paragraph.h"

const companion *companion_of(const char *id) {
    const uc_game *game = uc_game_find(id);
    const companion *its = game ? companion_rows[game->number] : NULL;
    return its && its->read ? its : NULL;
}

/* ---- chances to win ---- */

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
    add_format(text, "%.1f %% \u00b1 %.1f", 100 * chance, 100 * ODDS_TWO_SIDED * error);
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
    if (!odds_clear(found)) {
        uc_text_add(text, " or ");
        add_move(text, table, found->choice[1].move);
    }
    if (bold) uc_text_add(text, "\033[0m");
    if (found->count < 2) uc_text_add(text, ", the only choice");
    if (!odds_clear(found)) uc_text_add(text, ", which are too close to call");
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

static uc_error add_drawn(const odds_options *o, const odds_table *table, uc_text *text) {
    for (int number = 0, card = 0;; number++) {
        odds_table after;
        odds_wins wins;
        uc_error error = odds_search_drawn(o, table, number, &after, &wins, &card);
        if (error || card < 0) return error;
        char why[ODDS_TEXT_MAX];
        uc_text reason;
        uc_text_start(&reason, why, sizeof why);
        o->game->reason(&after, wins.found.choice[0].move, &reason);
        uc_text_add(text, "  if drawn     ");
        add_move(text, &after, wins.found.choice[0].move);
        uc_text_add(text, " (");
        add_choice_chance(text, &wins.found, 0);
        if (!odds_clear(&wins.found)) {
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
    print_lines(buffer);
    fflush(stdout);
}

static int print_wins(const odds_options *o, const odds_table *table, const odds_wins *wins) {
    static char buffer[ODDS_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    add_wins(o->game, table, wins, o->bold, &text);
    if (add_drawn(o, table, &text)) return failure("odds", "out of memory");
    print_lines(buffer);
    return STATUS_FINE;
}

/* ---- as JSON ---- */

static int print_json(const odds_options *o, const odds_table *table) {
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
    if (odds_json_wins(o, table, &text)) return failure("odds", "out of memory");
    uc_text_add(&text, ",\"state\":");
    uc_state_json(&text, &table->state);
    printf("%s}\n", buffer);
    return finish_output("odds");
}

/* ---- one table ---- */

int odds_print(const odds_options *o, const odds_table *table, bool whole) {
    static odds_wins wins;
    print_exact(o->game, table, whole);
    if (!o->game->drawn || uc_over(&table->state)) return STATUS_FINE;
    if (odds_search(table, &o->budget, o->seed, &wins)) return failure("odds", "out of memory");
    return print_wins(o, table, &wins);
}

int odds_answer(const odds_options *o) {
    static odds_table table;
    char message[ODDS_TEXT_MAX];
    uc_text error;
    uc_text_start(&error, message, sizeof message);
    if (!o->game->read(&table, &o->input, &error))
        return error.length ? usage_error("odds", "%s", message) : STATUS_USAGE;
    if (!o->json) {
        int status = odds_print(o, &table, true);
        return status ? status : finish_output("odds");
    }
    return print_json(o, &table);
}
