/* upcard swarm: a load test with many real clients that play, measure and check. */
#include "swarm/swarm.h"

#include <getopt.h>
#include <stdio.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"

enum { SWARM_MOST = 1000000 };

static const char help[] = "usage: upcard swarm --server URL [OPTION...]\n"
                           "\n"
                           "A load test. It fills a server with tables; every seat is a client with its own\n"
                           "connection. The clients play random legal moves, reconnect after a restart of\n"
                           "the server, and check that every confirmed move is in the record once and in\n"
                           "its place, that a repeated move keeps its number, that numbers never decrease,\n"
                           "that all seats get the same result, and that each record verifies (upcard\n"
                           "verify). Of games that are not over after --seconds, each seat fetches its\n"
                           "table and repeats its last move: no confirmed move may be later than the\n"
                           "table, and the last one of each seat keeps its number. Measurements begin when\n"
                           "all tables play.\n"
                           "\n"
                           "  --server URL    address of the server\n"
                           "  --tables N      number of tables; default 10\n"
                           "  --seats N       seats per table; default 4\n"
                           "  --game ID       only this game; default: all games of so many seats in turn\n"
                           "  --rules K=V,... rule options\n"
                           "  --preset NAME   a named set of rule options, which --rules changes\n"
                           "  --clock ID      clock of the tables; default none\n"
                           "  --rate R        moves a second of all tables together; default: as many as\n"
                           "                  the server confirms\n"
                           "  --seconds S     stops after S seconds; with --games it is a limit, and games\n"
                           "                  that are not over by then are errors\n"
                           "  --games K       games per table; default 1, or no limit with --seconds\n"
                           "  --idle N        idle connections; default 0\n"
                           "  --pause MS      longest pause between two attempts to connect, 100 to 60000;\n"
                           "                  default 1000\n"
                           "  --seed N        seed of the choices; default 1\n"
                           "  --history FILE  everything that the clients sent and saw, one line each, for\n"
                           "                  other checks\n"
                           "  --json          the measurements as JSON\n"
                           "\n"
                           "The server's limits must be above this load, which comes from one address:\n"
                           "connections, connections_per_address, guests_per_address, messages_per_address,\n"
                           "messages_per_s, records_per_address and tables_per_player of its configuration.\n"
                           "\n"
                           "Exit status: 0 all checks passed, 1 a check failed (see standard error) or a\n"
                           "game did not end, 2 wrong usage.\n"
                           "\n"
                           "example: upcard swarm --server http://127.0.0.1:4040 --tables 100 --seconds 30\n";

/* ---- arguments ---- */

enum {
    OPT_SERVER = 256,
    OPT_GAME,
    OPT_RULES,
    OPT_PRESET,
    OPT_CLOCK,
    OPT_HISTORY,
    OPT_JSON,
    OPT_HELP,
    OPT_NUMBERS
};

/* The numeric options and their variables. */
static const struct number {
    const char *name;
    size_t at;
    bool wide;
    uint64_t min, max;
} numbers[] = {
    {"tables", offsetof(swarm_options, tables), false, 0, SWARM_MOST},
    {"seats", offsetof(swarm_options, seats), false, 1, UC_SEATS_MAX},
    {"idle", offsetof(swarm_options, idle), false, 0, SWARM_MOST},
    {"rate", offsetof(swarm_options, rate), true, 0, SWARM_MOST},
    {"seconds", offsetof(swarm_options, seconds), true, 0, 864000},
    {"games", offsetof(swarm_options, games), true, 0, SWARM_MOST},
    {"pause", offsetof(swarm_options, pause_most_ms), true, 100, 60000},
    {"seed", offsetof(swarm_options, seed), true, 0, UINT64_C(1000000000000000)},
};
enum { NUMBERS = sizeof numbers / sizeof numbers[0] };

static const struct option long_options[] = {{"server", required_argument, NULL, OPT_SERVER},
                                             {"game", required_argument, NULL, OPT_GAME},
                                             {"rules", required_argument, NULL, OPT_RULES},
                                             {"preset", required_argument, NULL, OPT_PRESET},
                                             {"clock", required_argument, NULL, OPT_CLOCK},
                                             {"history", required_argument, NULL, OPT_HISTORY},
                                             {"json", no_argument, NULL, OPT_JSON},
                                             {"help", no_argument, NULL, OPT_HELP},
                                             {"tables", required_argument, NULL, OPT_NUMBERS},
                                             {"seats", required_argument, NULL, OPT_NUMBERS + 1},
                                             {"idle", required_argument, NULL, OPT_NUMBERS + 2},
                                             {"rate", required_argument, NULL, OPT_NUMBERS + 3},
                                             {"seconds", required_argument, NULL, OPT_NUMBERS + 4},
                                             {"games", required_argument, NULL, OPT_NUMBERS + 5},
                                             {"pause", required_argument, NULL, OPT_NUMBERS + 6},
                                             {"seed", required_argument, NULL, OPT_NUMBERS + 7},
                                             {NULL, 0, NULL, 0}};

typedef struct chosen {
    swarm_options options;
    const char *server, *game, *rules, *preset;
    bool json, games_given;
} chosen;

static int take_number(chosen *c, const struct number *n) {
    uint64_t value;
    char *to = (char *)&c->options + n->at;
    if (!read_whole(optarg, n->min, n->max, &value))
        return usage_error("swarm", "--%s is a whole number from %llu to %llu, not \"%s\"", n->name,
                           (unsigned long long)n->min, (unsigned long long)n->max, optarg);
    if (n->wide)
        memcpy(to, &value, sizeof value);
    else
        memcpy(to, &(uint32_t){(uint32_t)value}, sizeof(uint32_t));
    if (!strcmp(n->name, "games")) c->games_given = true;
    return STATUS_FINE;
}

static int take_option(chosen *c, int option, char **argv) {
    switch (option) {
    case OPT_SERVER: c->server = optarg; return STATUS_FINE;
    case OPT_GAME: c->game = optarg; return STATUS_FINE;
    case OPT_RULES: c->rules = optarg; return STATUS_FINE;
    case OPT_PRESET: c->preset = optarg; return STATUS_FINE;
    case OPT_CLOCK: c->options.clock = optarg; return STATUS_FINE;
    case OPT_HISTORY: c->options.history = optarg; return STATUS_FINE;
    case OPT_JSON: c->json = true; return STATUS_FINE;
    case OPT_HELP: return -1;
    default: break;
    }
    if (option >= OPT_NUMBERS && option < OPT_NUMBERS + NUMBERS)
        return take_number(c, &numbers[option - OPT_NUMBERS]);
    return option_error("swarm", option, argv);
}

static int read_options(int argc, char **argv, chosen *c) {
    char reason[2 * UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    *c = (chosen){.options = {.tables = 10, .seats = 4, .clock = "none", .pause_most_ms = 1000, .seed = 1}};
    optind = 1;
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;) {
        int status = take_option(c, option == 'h' ? OPT_HELP : option, argv);
        if (status) return status;
    }
    swarm_options *o = &c->options;
    if (optind < argc) return usage_error("swarm", "unexpected argument %s", argv[optind]);
    if (!c->server) return usage_error("swarm", "which server? --server URL");
    if (!client_read_address(&o->server, c->server, &message)) return usage_error("swarm", "%s", reason);
    if (c->game && strcmp(c->game, "all") != 0 && !(o->game = need_game("swarm", c->game)))
        return STATUS_USAGE;
    if (!c->games_given) o->games = o->seconds ? 0 : 1;
    if (!o->games && !o->seconds)
        return usage_error("swarm", "when should it stop? --seconds S or --games K");
    if (!o->tables && !o->idle) return usage_error("swarm", "nothing to do: --tables and --idle are 0");
    uc_state fresh;
    if (o->game && start_with_rules("swarm", o->game, (int)o->seats, NULL, &fresh)) return STATUS_USAGE;
    if (!swarm_game(o, 0)) return usage_error("swarm", "no game is for %u seats", o->seats);
    if (add_preset("swarm", c->preset, &c->rules)) return STATUS_USAGE;
    uc_text_start(&message, o->rules, sizeof o->rules);
    return rules_as_json("swarm", c->rules, &message);
}

int cmd_swarm(int argc, char **argv) {
    static chosen c;
    int status = read_options(argc, argv, &c);
    if (status < 0) return fputs(help, stdout), finish_output("swarm");
    return status ? status : swarm_run(&c.options, c.json);
}
