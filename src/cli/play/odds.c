/* upcard odds: the chances at a real table, and the best move. */
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/commands.h"
#include "odds/odds.h"

static const char usage[] =
    "usage: upcard odds %s --table \"SEAT | SEAT | ...\" [OPTION...]\n"
    "\n"
    "Shows the odds at a table with real cards: exactly for the next card, and by\n"
    "search for the chance of each choice to win the game, with its 95 %% error. The\n"
    "score pad (upcard score) shows the same while it follows a game.\n"
    "\n"
    "  --table TEXT   the seats clockwise, separated by |; yours is the first, or\n"
    "                 the one with a * (or --me N). A name may come before the\n"
    "                 cards: \"ann: 3 9\".\n";

static const char help[] = "  --seen CARDS   cards in the discard pile, such as \"3 3 12x2\" (Flip 7: since\n"
                           "                 the last shuffle)\n"
                           "  --top CARD     HILO: the top of the discard pile (default: the last card of\n"
                           "                 --seen)\n"
                           "  --drew CARD    the card that you have drawn and must now use\n"
                           "  --totals N,N   points from finished rounds, one number per seat\n"
                           "  --turn SEAT    the seat that is to choose, if it is not yours: a number or a\n"
                           "                 name\n"
                           "  --ended SEAT   HILO: the seat that ended the round\n"
                           "  --me N         your seat, from 0\n"
                           "  --rules K=V,.. rule options (upcard games lists them)\n"
                           "  --preset NAME  a named set of rule options, which --rules changes\n"
                           "  --ms N         milliseconds for the search (default 1000)\n"
                           "  --playouts N   instead of a time; gives the same answer on every machine\n"
                           "  --seed N       seed of the search (default 1)\n"
                           "  --threads N    default: the number of cores, at most 4\n"
                           "  --json         everything as JSON\n"
                           "\n"
                           "example: upcard odds flip7 --table \"3 9 +4 | 12 5 second\" --totals 120,90\n"
                           "example: upcard odds hilo --table \"r5 ? ? / ? b7 ? | ? ? o9\" --top y3\n";

enum { MS = 1000 };

/* ---- the command ---- */

/* The games that have odds; returns how many. */
static int list_games(const companion *ret_games[UC_GAMES_COUNT]) {
    int count = 0;
    for (int i = 0; i < UC_GAMES_COUNT; i++)
        if (companion_rows[i] && companion_rows[i]->read) ret_games[count++] = companion_rows[i];
    return count;
}

/* Adds the names of these games, with `comma` between them and `last` before the last one. */
static void add_games(uc_text *text, const char *comma, const char *last) {
    const companion *games[UC_GAMES_COUNT];
    int count = list_games(games);
    for (int i = 0; i < count; i++) {
        if (i) uc_text_add(text, i + 1 < count ? comma : last);
        uc_text_add(text, games[i]->id);
    }
}

/* Prints lines, each after the name of the game or the same width of blanks. */
static void print_input_help(const companion *game) {
    const char *name = uc_game_find(game->id)->name;
    for (const char *line = game->input_help, *end; *line; line = end + (*end == '\n')) {
        end = line + strcspn(line, "\n");
        printf("%17s%s%s%.*s\n", "", line == game->input_help ? name : "  ",
               line == game->input_help ? ": " : "", (int)(end - line), line);
    }
}

static int print_help(void) {
    char games[UC_MESSAGE_MAX];
    const companion *list[UC_GAMES_COUNT];
    int count = list_games(list);
    uc_text text;
    uc_text_start(&text, games, sizeof games);
    add_games(&text, "|", "|");
    printf(usage, games);
    for (int i = 0; i < count; i++) print_input_help(list[i]);
    fputs(help, stdout);
    return finish_output("odds");
}

/* NULL and a usage error if the game has no odds. */
static const companion *find_game(const char *id) {
    char buffer[UC_MESSAGE_MAX];
    uc_text games;
    const companion *game = id ? companion_of(id) : NULL;
    if (game) return game;
    uc_text_start(&games, buffer, sizeof buffer);
    add_games(&games, ", ", " and ");
    if (!id)
        usage_error("odds", "which game? There are odds for %s", buffer);
    else if (uc_game_find(id))
        usage_error("odds", "there are no odds for %s, only for %s", id, buffer);
    else
        usage_error("odds", "unknown game \"%s\"; there are odds for %s", id, buffer);
    return NULL;
}

static bool takes(const companion *game, const char *option) {
    for (int i = 0; i < ODDS_OPTIONS_MAX && game->options[i]; i++)
        if (!strcmp(game->options[i], option)) return true;
    return false;
}

/* Rejects options that only other games use. */
static int check_own(const odds_options *o) {
    const odds_input *input = &o->input;
    const struct {
        const char *name, *value;
    } given[] = {{"seen", input->seen},
                 {"top", input->top},
                 {"drew", input->drew},
                 {"turn", input->turn},
                 {"ended", input->ended}};
    for (size_t i = 0; i < sizeof given / sizeof given[0]; i++) {
        if (!given[i].value || takes(o->game, given[i].name)) continue;
        const companion *games[UC_GAMES_COUNT];
        int other = 0, count = list_games(games);
        while (other < count && !takes(games[other], given[i].name)) other++;
        return usage_error("odds", "--%s works only in %s, not in %s; leave it out", given[i].name,
                           other < count ? games[other]->id : "other games", o->game->id);
    }
    return STATUS_FINE;
}

static const struct option options[] = {
    {"table", required_argument, NULL, 't'},  {"seen", required_argument, NULL, 's'},
    {"top", required_argument, NULL, 'o'},    {"drew", required_argument, NULL, 'd'},
    {"totals", required_argument, NULL, 'T'}, {"turn", required_argument, NULL, 'u'},
    {"ended", required_argument, NULL, 'e'},  {"me", required_argument, NULL, 'm'},
    {"rules", required_argument, NULL, 'r'},  {"preset", required_argument, NULL, 'P'},
    {"ms", required_argument, NULL, 'M'},     {"playouts", required_argument, NULL, 'p'},
    {"seed", required_argument, NULL, 'S'},   {"threads", required_argument, NULL, 'h'},
    {"json", no_argument, NULL, 'j'},         {NULL, 0, NULL, 0}};

static int read_options(int argc, char **argv, odds_options *o) {
    uint64_t ms = 0, threads = 0;
    const char *preset = NULL;
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
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
        case 'P': preset = optarg; break;
        case 'M': status = need_number("odds", "ms", optarg, 3600000, &ms); break;
        case 'p': status = need_number("odds", "playouts", optarg, 1000000000, &o->budget.playouts); break;
        case 'S': o->seed = uc_seed_of_text(optarg); break;
        case 'h': status = need_number("odds", "threads", optarg, 64, &threads); break;
        case 'j': o->json = true; break;
        default: status = option_error("odds", option, argv);
        }
    }
    if (!status) status = add_preset("odds", preset, &o->input.rules);
    if (status) return status;
    if (optind + 1 < argc) return usage_error("odds", "unexpected argument %s", argv[optind + 1]);
    o->budget.ms = (uint32_t)ms;
    o->budget.threads = (int32_t)threads;
    o->game = find_game(argv[optind]);
    return o->game ? STATUS_FINE : STATUS_USAGE;
}

static void settle(odds_options *o) {
    if (!o->budget.ms && !o->budget.playouts) o->budget.ms = MS;
    if (!o->budget.threads) o->budget.threads = default_threads(SEARCH_THREADS_MAX);
    o->budget.thorough = true; /* people ask for the numbers, not only for the move */
    o->bold = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
}

int cmd_odds(int argc, char **argv) {
    odds_options o = {.seed = 1};
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return print_help();
    int status = read_options(argc, argv, &o);
    if (!status) status = check_own(&o);
    if (status || !o.game) return status;
    if (!o.input.table)
        return usage_error("odds",
                           "the table is missing: --table \"SEAT | SEAT | ...\"; upcard score follows a "
                           "game move by move");
    settle(&o);
    return odds_answer(&o);
}
