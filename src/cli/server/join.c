/* upcard join: play on a server, on the full screen or in lines. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "room/room.h"
#include "visit/join.h"

static const char help[] = "usage: upcard join URL [OPTION...]\n"
                           "\n"
                           "Plays on a server. URL is the link of a table, or the address of the server:\n"
                           "then you choose one of your tables, an open table or a new one, or play at once\n"
                           "with anybody there. The program saves your identity on each server\n"
                           "(~/.local/state/upcard/tokens), so you return to your seat after a lost\n"
                           "connection or a restart of the server.\n"
                           "\n"
                           "  --table CODE    the table, if URL is the address of a server\n"
                           "  --name NAME     your name there\n"
                           "  --seat N        the seat you want, from 0\n"
                           "  --watch         watches without playing\n"
                           "  --quick GAME    takes a seat at an open table of this game, or at a new one\n"
                           "  --create GAME   makes a new table, with\n"
                           "    --seats N         number of seats; default 4\n"
                           "    --rules K=V,...   rule options (upcard games lists them)\n"
                           "    --preset NAME     a named set of rule options, which --rules changes\n"
                           "    --bots LEVEL      bots of this level in all other seats; the game begins at\n"
                           "                      once\n"
                           "    --clock ID        time for a decision: blitz, fast, normal, slow, day, week\n"
                           "                      or none\n"
                           "    --absent WHAT     when a player runs out of time, a bot plays until the\n"
                           "                      player returns (bot, default) or for good (out)\n"
                           "    --open            lists it among the open tables; otherwise only people\n"
                           "                      with its link can join\n"
                           "    --watchers WHO    nobody, invited (people with the link, default) or\n"
                           "                      everybody may watch\n"
                           "    --delay S         spectators see each move S seconds later\n"
                           "    --hints WHEN      programs may offer hints: while one person plays (alone,\n"
                           "                      default), on or off\n"
                           "  --guest         plays as a new guest without saving the identity\n"
                           "  --plain         lines of text instead of a full screen; also used when input\n"
                           "                  or output is not a terminal\n"
                           "\n"
                           "Exit status: 0 the game was played or left, 1 it could not be played, 2 wrong\n"
                           "usage.\n"
                           "\n"
                           "example: upcard join http://127.0.0.1:4040/t/K7QM3F --name Ada\n";

/* ---- arguments ---- */

enum {
    OPT_TABLE = 256,
    OPT_NAME,
    OPT_SEAT,
    OPT_WATCH,
    OPT_QUICK,
    OPT_CREATE,
    OPT_SEATS,
    OPT_RULES,
    OPT_PRESET,
    OPT_BOTS,
    OPT_CLOCK,
    OPT_ABSENT,
    OPT_OPEN,
    OPT_WATCHERS,
    OPT_DELAY,
    OPT_HINTS,
    OPT_GUEST,
    OPT_PLAIN,
    OPT_HELP
};

static const struct option long_options[] = {
    {"table", required_argument, NULL, OPT_TABLE},   {"name", required_argument, NULL, OPT_NAME},
    {"seat", required_argument, NULL, OPT_SEAT},     {"watch", no_argument, NULL, OPT_WATCH},
    {"quick", required_argument, NULL, OPT_QUICK},   {"create", required_argument, NULL, OPT_CREATE},
    {"seats", required_argument, NULL, OPT_SEATS},   {"rules", required_argument, NULL, OPT_RULES},
    {"preset", required_argument, NULL, OPT_PRESET}, {"bots", required_argument, NULL, OPT_BOTS},
    {"clock", required_argument, NULL, OPT_CLOCK},   {"absent", required_argument, NULL, OPT_ABSENT},
    {"open", no_argument, NULL, OPT_OPEN},           {"watchers", required_argument, NULL, OPT_WATCHERS},
    {"delay", required_argument, NULL, OPT_DELAY},   {"hints", required_argument, NULL, OPT_HINTS},
    {"guest", no_argument, NULL, OPT_GUEST},         {"plain", no_argument, NULL, OPT_PLAIN},
    {"help", no_argument, NULL, OPT_HELP},           {NULL, 0, NULL, 0}};

typedef struct arguments {
    join_options join;
    visit_options visit;
    const char *url, *table, *rules, *preset;
    bool new_given; /* an option of a new table */
} arguments;

static int take_word(const char *option, const char *const *words, const char **ret_word) {
    char list[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, list, sizeof list);
    for (int i = 0; words[i]; i++) {
        if (!strcmp(words[i], optarg)) return *ret_word = words[i], STATUS_FINE;
        if (i) uc_text_add(&text, words[i + 1] ? ", " : " or ");
        uc_text_add(&text, words[i]);
    }
    return usage_error("join", "--%s is %s, not \"%s\"", option, list, optarg);
}

static int take_number(const char *option, uint64_t min, uint64_t max, int *ret_number) {
    uint64_t number;
    if (!read_whole(optarg, min, max, &number))
        return usage_error("join", "--%s is a number from %d to %d, not \"%s\"", option, (int)min, (int)max,
                           optarg);
    *ret_number = (int)number;
    return STATUS_FINE;
}

/* An option of a new table. */
static int take_new(arguments *a, int option, char **argv) {
    join_options *o = &a->join;
    a->new_given = true;
    switch (option) {
    case OPT_SEATS: return take_number("seats", 1, UC_SEATS_MAX, &o->seats);
    case OPT_DELAY: return take_number("delay", 0, 600, &o->delay_s);
    case OPT_HINTS: return take_word("hints", room_hints_words, &o->hints);
    case OPT_ABSENT: return take_word("absent", room_absent_words, &o->absent);
    case OPT_WATCHERS: return take_word("watchers", room_watch_words, &o->watchers);
    case OPT_RULES: a->rules = optarg; break;
    case OPT_PRESET: a->preset = optarg; break;
    case OPT_CLOCK: o->clock = optarg; break;
    case OPT_OPEN: o->open = true; break;
    case OPT_BOTS:
        if (!uc_bot_find(optarg)) return usage_error("join", "--bots %s: there is no such bot", optarg);
        o->bots = optarg;
        break;
    default: return option_error("join", option, argv);
    }
    return STATUS_FINE;
}

static int take_option(arguments *a, int option, char **argv) {
    switch (option) {
    case OPT_TABLE: a->table = optarg; break;
    case OPT_NAME: a->visit.name = optarg; break;
    case OPT_SEAT: return take_number("seat", 0, UC_SEATS_MAX - 1, &a->visit.seat);
    case OPT_WATCH: a->visit.watch = true; break;
    case OPT_GUEST: a->visit.guest = true; break;
    case OPT_PLAIN: a->join.plain = true; break;
    case OPT_QUICK: return (a->join.quick = need_game("join", optarg)) ? STATUS_FINE : STATUS_USAGE;
    case OPT_CREATE: return (a->join.create = need_game("join", optarg)) ? STATUS_FINE : STATUS_USAGE;
    case 'h':
    case OPT_HELP: return -1;
    default: return take_new(a, option, argv);
    }
    return STATUS_FINE;
}

static int check(arguments *a) {
    join_options *o = &a->join;
    uc_text text;
    int status = remote_address("join", a->url, a->table, &a->visit.address);
    if (status) return status;
    if ((a->visit.address.table[0] != '\0') + (o->create != NULL) + (o->quick != NULL) > 1)
        return usage_error("join", "use only one of a table, --create and --quick");
    if (a->new_given && !o->create) return usage_error("join", "options of a new table need --create GAME");
    if (a->visit.watch && !a->visit.address.table[0])
        return usage_error("join", "--watch needs a table: its link, or --table CODE");
    if (a->visit.name && (!*a->visit.name || strlen(a->visit.name) >= CLIENT_NAME_MAX))
        return usage_error("join", "--name must have 1 to %d bytes", CLIENT_NAME_MAX - 1);
    if (add_preset("join", a->preset, &a->rules)) return STATUS_USAGE;
    uc_text_start(&text, o->rules, sizeof o->rules);
    return rules_as_json("join", a->rules, &text);
}

static int read_options(int argc, char **argv, arguments *a) {
    *a = (arguments){.visit = {.seat = -1}};
    optind = 1;
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;) {
        int status = take_option(a, option, argv);
        if (status) return status;
    }
    if (optind == argc) return usage_error("join", "which server? URL");
    a->url = argv[optind++];
    if (optind < argc) return usage_error("join", "unexpected argument %s", argv[optind]);
    return check(a);
}

/* ---- running ---- */

int cmd_join(int argc, char **argv) {
    static arguments a;
    static visit v;
    int status = read_options(argc, argv, &a);
    if (status < 0) return fputs(help, stdout), finish_output("join");
    if (status) return status;
    if (visit_open(&v, &a.visit)) {
        if (!join_screen(&v, &a.join)) join_plain(&v, &a.join);
        if (v.failed) status = failure("join", "%s", v.why);
    } else {
        status = STATUS_FAILED;
    }
    visit_close(&v);
    int output = finish_output("join");
    return status ? status : output;
}
