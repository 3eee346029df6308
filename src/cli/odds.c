/* upcard odds: what is likely at a real table, and what is best. */
#include <getopt.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/odds.h"

static const char help[] =
    "usage: upcard odds flip7|hilo --table \"SEAT | SEAT | ...\" [OPTION...]\n"
    "       upcard odds flip7|hilo -i [--names you,ann,bob] [OPTION...]\n"
    "\n"
    "The odds at a table with real cards: exactly what the next card brings, and how likely each choice wins "
    "the\n"
    "game, found by search, with the error at 95 %. With -i the game is followed as you type what happens.\n"
    "\n"
    "  --table TEXT   the seats clockwise, cut by |; the first is yours, or the one with a * (or --me N).\n"
    "                 A name may stand before its cards: \"ann: 3 9\".\n"
    "                 Flip 7: 0 to 12, +2 to +10, x2, freeze (fr), flip3 (f3), second (2nd), and the words "
    "stay,\n"
    "                 frozen, \"bust 7\"; - for no cards\n"
    "                 HILO: rows cut by /, ? face down, r5 or red:5 with any beginning of a color that is "
    "plain\n"
    "                 (red orange yellow green cyan blue purple pink); - for a layout that is gone\n"
    "  --seen CARDS   cards in the discard pile, as \"3 3 12x2\" (Flip 7: since the deck was last shuffled)\n"
    "  --top CARD     HILO: the card on top of the discard pile (else the last of --seen)\n"
    "  --drew CARD    you have drawn this card: Flip 7 a freeze, flip3 or second to give away; HILO any "
    "card\n"
    "  --totals N,N   points of finished rounds, a number a seat\n"
    "  --turn SEAT    who is to choose, where it is not you: a number or a name\n"
    "  --ended SEAT   HILO: who has ended the round\n"
    "  --me N         your seat, from 0\n"
    "  --rules K=V,.. rule options of the game (upcard games GAME)\n"
    "  --ms N         time for the search (default 1000, with -i 400)\n"
    "  --playouts N   instead of a time: the same answer on every machine\n"
    "  --seed N       of the search (default 1)\n"
    "  --threads N    default: the number of cores, at most 4\n"
    "  --json         everything as JSON\n"
    "  -i             interactive: type help there; also without --table\n"
    "  --names A,B,.. for -i: the seats clockwise (default: you,p1,p2)\n"
    "  --file FILE    for -i: keeps what is typed, and goes on with it at the next start\n"
    "\n"
    "example: upcard odds flip7 --table \"3 9 +4 | 12 5 second | stay 7 8\" --totals 120,90,40\n"
    "example: upcard odds hilo --table \"r5 ? ? / ? b7 ? / ? ? ? | ? g2 ? / ? ? ? / o9 ? ?\" --top y3\n";

enum { MS = 1000, SESSION_MS = 400, DRAWN_SHARE = 4, THREADS_MAX = 4 };

static const double two_sided = 1.96; /* standard errors of a 95 % interval */

static const odds_game *const games[] = {&odds_flip7, &odds_hilo};

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

uc_error odds_search(const odds_table *table, const uc_budget *budget, uint64_t seed, odds_wins *ret_wins) {
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

/** A move in words, with names for seats. */
static void say_move(uc_text *text, const odds_table *table, uc_move move) {
    const uc_state *state = &table->state;
    const uc_game *game = uc_game_of(state);
    if (strcmp(game->id, "flip7") != 0 || move < UC_FLIP7_TARGET) {
        uc_move_text(text, game, move);
        return;
    }
    game->noun(text, UC_NOUN_CARD, state->flip7.assign_card);
    say(text, " to %s", table->names[move - UC_FLIP7_TARGET]);
}

static void say_chance(uc_text *text, double chance, double error) {
    say(text, "%.1f %% \u00b1 %.1f", 100 * chance, 100 * two_sided * error);
}

/** Whether the first choice is better than the second one beyond doubt. */
static bool is_clear(const uc_findings *found) {
    return found->count < 2 || found->choice[1].behind > two_sided * found->choice[1].behind_error;
}

static void tell_advice(const odds_game *game, const odds_table *table, const uc_findings *found, bool bold,
                        uc_text *text) {
    const uc_choice *best = &found->choice[0];
    char why[ODDS_TEXT_MAX];
    uc_text reason;
    uc_text_start(&reason, why, sizeof why);
    game->reason(table, best->move, &reason);
    if (bold) uc_text_add(text, "\033[1m");
    uc_text_add(text, "Advice: ");
    say_move(text, table, best->move);
    if (!is_clear(found)) {
        uc_text_add(text, " or ");
        say_move(text, table, found->choice[1].move);
    }
    if (bold) uc_text_add(text, "\033[0m");
    if (found->count < 2) uc_text_add(text, ", the only choice");
    if (!is_clear(found)) uc_text_add(text, ", which are too close to call");
    if (reason.length) say(text, ": %s", why);
    uc_text_add(text, ".\n");
}

/** Moves that fell out early were tried on other states than the best one; their distance to it was found on
 * the same states, and says more than their own mean. */
static void say_choice_chance(uc_text *text, const uc_findings *found, int number) {
    const uc_choice *c = &found->choice[number], *best = &found->choice[0];
    double chance = best->value - c->behind;
    if (c->playouts)
        say_chance(text, chance < 0 ? 0 : chance, hypot(best->error, c->behind_error));
    else
        uc_text_add(text, "not tried");
}

static void tell_choices(const odds_table *table, const uc_findings *found, uc_text *text) {
    say(text, "  to win       ");
    for (int i = 0; i < found->count; i++) {
        if (i) uc_text_add(text, i % 3 ? ",  " : ",\n               ");
        say_move(text, table, found->choice[i].move);
        uc_text_add(text, " ");
        say_choice_chance(text, found, i);
    }
    uc_text_add(text, "\n");
}

void odds_tell_wins(const odds_game *game, const odds_table *table, const odds_wins *wins, bool bold,
                    uc_text *text) {
    if (table->state.head.seats == 1) return; /* F7-5.5: nobody to win against */
    if (wins->searched) {
        tell_advice(game, table, &wins->found, bold, text);
        tell_choices(table, &wins->found, text);
        return;
    }
    uc_text_add(text, "  to win       ");
    for (int seat = 0; seat < table->state.head.seats; seat++) {
        if (seat) uc_text_add(text, ",  ");
        say(text, "%s ", table->names[seat]);
        say_chance(text, wins->chance[seat], wins->error[seat]);
    }
    uc_text_add(text, "\n");
}

/* ---- one table ---- */

/** What the next action card would be for; the budget is a part of that for the choice itself. */
static uc_error search_drawn(const odds_options *o, const odds_table *table, int number,
                             odds_table *ret_after, odds_wins *ret_wins, int *ret_card) {
    uc_budget budget = o->budget;
    if (budget.ms) budget.ms = budget.ms / DRAWN_SHARE + 1; /* never 0, which would be no limit */
    if (budget.playouts) budget.playouts = budget.playouts / DRAWN_SHARE + 1;
    *ret_card = o->game->drawn(table, number, ret_after);
    return *ret_card < 0 ? UC_OK : odds_search(ret_after, &budget, o->seed, ret_wins);
}

static void say_card(uc_text *text, const odds_table *table, int card) {
    const uc_game *game = uc_game_of(&table->state);
    game->noun(text, UC_NOUN_CARD, card);
}

static uc_error tell_drawn(const odds_options *o, const odds_table *table, uc_text *text) {
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
        say_move(text, &after, wins.found.choice[0].move);
        uc_text_add(text, " (");
        say_choice_chance(text, &wins.found, 0);
        if (!is_clear(&wins.found)) {
            uc_text_add(text, "; or ");
            say_move(text, &after, wins.found.choice[1].move);
        }
        say(text, "): %s\n", why);
    }
}

static int print_text(const odds_options *o, const odds_table *table, const odds_wins *wins) {
    static char buffer[ODDS_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    o->game->tell(table, &text);
    odds_tell_wins(o->game, table, wins, o->bold, &text);
    if (tell_drawn(o, table, &text)) return failure("odds", "out of memory");
    fputs(buffer, stdout);
    return finish_output("odds");
}

/* ---- JSON ---- */

static void json_choices(uc_text *text, const odds_table *table, const uc_findings *found) {
    uc_text_add(text, "[");
    for (int i = 0; i < found->count; i++) {
        const uc_choice *c = &found->choice[i];
        uc_text_add(text, i ? ",{\"move\":\"" : "{\"move\":\"");
        uc_move_text(text, uc_game_of(&table->state), c->move);
        say(text,
            "\",\"chance\":%.9g,\"error\":%.9g,\"playouts\":%llu,\"behind\":%.9g,\"behind_error\":%.9g}",
            c->value, c->error, (unsigned long long)c->playouts, c->behind, c->behind_error);
    }
    uc_text_add(text, "]");
}

static void json_wins(uc_text *text, const odds_game *game, const odds_table *table, const odds_wins *wins) {
    if (wins->searched) {
        char why[ODDS_TEXT_MAX];
        uc_text reason;
        uc_text_start(&reason, why, sizeof why);
        game->reason(table, wins->found.choice[0].move, &reason);
        uc_text_add(text, ",\"advice\":\"");
        uc_move_text(text, uc_game_of(&table->state), wins->found.choice[0].move);
        say(text, "\",\"clear\":%s,\"reason\":", is_clear(&wins->found) ? "true" : "false");
        uc_text_add_quoted(text, why);
        uc_text_add(text, ",\"win\":");
        json_choices(text, table, &wins->found);
        return;
    }
    uc_text_add(text, ",\"win_seats\":[");
    for (int seat = 0; seat < table->state.head.seats; seat++)
        say(text, "%s{\"seat\":%d,\"chance\":%.9g,\"error\":%.9g}", seat ? "," : "", seat, wins->chance[seat],
            wins->error[seat]);
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
        say_card(text, table, card);
        uc_text_add(text, "\":");
        json_choices(text, &after, &wins.found);
    }
}

static int print_json(const odds_options *o, const odds_table *table, const odds_wins *wins) {
    static char buffer[ODDS_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    say(&text, "{\"game\":\"%s\",\"seats\":%d,\"me\":%d,\"names\":[", o->game->id, table->state.head.seats,
        table->me);
    for (int seat = 0; seat < table->state.head.seats; seat++) {
        if (seat) uc_text_add(&text, ",");
        uc_text_add_quoted(&text, table->names[seat]);
    }
    double since = seconds_now();
    uc_text_add(&text, "]");
    o->game->json(table, &text);
    say(&text, ",\"exact_ms\":%.3f,\"seed\":\"%llu\"", 1000 * (seconds_now() - since),
        (unsigned long long)o->seed);
    json_wins(&text, o->game, table, wins);
    if (json_drawn(o, table, &text)) return failure("odds", "out of memory");
    uc_text_add(&text, ",\"state\":");
    uc_state_json(&text, &table->state);
    printf("%s}\n", buffer);
    return finish_output("odds");
}

/* ---- the command ---- */

static int one_table(const odds_options *o) {
    static odds_table table;
    static odds_wins wins;
    char message[ODDS_TEXT_MAX];
    uc_text error;
    uc_text_start(&error, message, sizeof message);
    if (!o->game->read(&table, &o->input, &error))
        return error.length ? usage_error("odds", "%s", message) : STATUS_USAGE;
    if (odds_search(&table, &o->budget, o->seed, &wins)) return failure("odds", "out of memory");
    return o->json ? print_json(o, &table, &wins) : print_text(o, &table, &wins);
}

/** NULL and a usage error where there are no odds. */
static const odds_game *find_game(const char *id) {
    for (size_t i = 0; id && i < sizeof games / sizeof games[0]; i++)
        if (!strcmp(id, games[i]->id)) return games[i];
    if (!id)
        usage_error("odds", "which game? There are odds for flip7 and hilo");
    else if (uc_game_find(id))
        usage_error("odds", "in %s the cards of others are not seen: there are odds for flip7 and hilo", id);
    else
        usage_error("odds", "unknown game \"%s\"; there are odds for flip7 and hilo", id);
    return NULL;
}

static int read_options(int argc, char **argv, odds_options *o) {
    static const struct option options[] = {
        {"table", required_argument, NULL, 't'},    {"seen", required_argument, NULL, 's'},
        {"top", required_argument, NULL, 'o'},      {"drew", required_argument, NULL, 'd'},
        {"totals", required_argument, NULL, 'T'},   {"turn", required_argument, NULL, 'u'},
        {"ended", required_argument, NULL, 'e'},    {"me", required_argument, NULL, 'm'},
        {"rules", required_argument, NULL, 'r'},    {"ms", required_argument, NULL, 'M'},
        {"playouts", required_argument, NULL, 'p'}, {"seed", required_argument, NULL, 'S'},
        {"threads", required_argument, NULL, 'h'},  {"json", no_argument, NULL, 'j'},
        {"names", required_argument, NULL, 'n'},    {"file", required_argument, NULL, 'f'},
        {"interactive", no_argument, NULL, 'i'},    {NULL, 0, NULL, 0}};
    uint64_t ms = 0, threads = 0;
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":i", options, NULL)) != -1;) {
        switch (option) {
        case 't': o->input.table = optarg; break;
        case 's': o->input.seen = optarg; break;
        case 'o': o->input.top = optarg; break;
        case 'd': o->input.drew = optarg; break;
        case 'T': o->input.totals = optarg; break;
        case 'u': o->input.turn = optarg; break;
        case 'e': o->input.ended = optarg; break;
        case 'm': o->input.me = optarg; break;
        case 'r': o->input.rules = optarg; break;
        case 'M': status = need_number("odds", "ms", optarg, 3600000, &ms); break;
        case 'p': status = need_number("odds", "playouts", optarg, 1000000000, &o->budget.playouts); break;
        case 'S': o->seed = uc_seed_of_text(optarg); break;
        case 'h': status = need_number("odds", "threads", optarg, 64, &threads); break;
        case 'j': o->json = true; break;
        case 'n': o->names = optarg; break;
        case 'f': o->file = optarg; break;
        case 'i': o->interactive = true; break;
        default: status = option_error("odds", option, argv);
        }
    }
    if (status) return status;
    if (optind + 1 < argc) return usage_error("odds", "unexpected argument %s", argv[optind + 1]);
    o->interactive |= !o->input.table;
    o->budget.ms = (uint32_t)ms;
    o->budget.threads = (int32_t)threads;
    o->game = find_game(argv[optind]);
    return o->game ? STATUS_FINE : STATUS_USAGE;
}

static void settle(odds_options *o) {
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    if (!o->budget.ms && !o->budget.playouts) o->budget.ms = o->interactive ? SESSION_MS : MS;
    if (!o->budget.threads)
        o->budget.threads = cores < 1 ? 1 : cores > THREADS_MAX ? THREADS_MAX : (int)cores;
    o->budget.thorough = true; /* people ask for the numbers, not only for the move */
    o->bold = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
}

/** Options that would be left aside in silence. */
static int check_options(const odds_options *o) {
    const odds_input *input = &o->input;
    if (!o->interactive && (o->names || o->file)) return usage_error("odds", "--names and --file are for -i");
    if (!o->interactive) return STATUS_FINE;
    if (o->json) return usage_error("odds", "--json is for one --table");
    if (input->turn || input->drew || input->ended)
        return usage_error("odds",
                           "--turn, --drew and --ended are for one --table; with -i type what happens");
    if (input->top && !input->table) return usage_error("odds", "--top goes with --table");
    return STATUS_FINE;
}

int cmd_odds(int argc, char **argv) {
    odds_options o = {.seed = 1};
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("odds");
    int status = read_options(argc, argv, &o);
    if (!status) status = check_options(&o);
    if (status || !o.game) return status;
    settle(&o);
    return o.interactive ? odds_session(&o) : one_table(&o);
}
