/* upcard arena: which bot plays better, and how sure that is. */
#include "upcard/arena.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/estimates.h"
#include "plot/plot.h"

static const char help[] =
    "usage: upcard arena GAME --bots LIST [OPTION...]\n"
    "\n"
    "Lets bots play each other in every seat order, each with the cards of each other, and tells ratings,\n"
    "games won and points with 95 % intervals. The result depends on the seed, not on the number of "
    "threads.\n"
    "Ctrl-C ends it; what was played so far is reported.\n"
    "\n"
    "  --bots LIST     2 to 16 bots as normal,hard:playouts=500,expert:ms=200 or exec:COMMAND, a program "
    "that\n"
    "                  speaks the table protocol (docs/protocol.md); in the results they are numbered from "
    "0\n"
    "  --seats N       at the table (default: as many as bots); when there are more, bots sit there several\n"
    "                  times, when there are fewer, in turn\n"
    "  --games N       how many games, rounded up to all seat orders (default 1000, or 1000000 with "
    "--until)\n"
    "  --until P       stop when it is P % sure which of two bots plays better, as 99 or 99.9\n"
    "  --pair A,B      those two, by number (default 0,1)\n"
    "  --rules K=V,... rule options; `upcard games GAME` lists them\n"
    "  --seed S        a number or any text (default 1)\n"
    "  --threads T     default: the number of cores\n"
    "  --json, --csv   the result for programs\n"
    "  --svg FILE      a chart of the ratings\n"
    "\n"
    "Exit status: 0 fine, 1 something failed, or a program of exec: never made a move, 2 used wrongly.\n"
    "\n"
    "example: upcard arena flip7 --bots normal,random --seats 4 --until 99\n";

enum { GAMES = 1000, GAMES_UNTIL = 1000000 };

typedef struct request {
    uc_arena arena;
    const uc_game *game;
    const char *rules, *format, *seed, *pair, *svg; /* format: NULL, "json" or "csv" */
    char *bots;
    FILE *picture;
    uint64_t seats;
} request;

/** Set when somebody asks for the end. */
static bool asked_to_end;

static void ask_to_end(int signal_number) {
    (void)signal_number;
    __atomic_store_n(&asked_to_end, true, __ATOMIC_RELAXED);
}

/* Arguments. */

/** "99" or "99.9": the chance of error that is left. */
static int read_until(const char *text, double *ret_error) {
    char *end;
    double percent = strtod(text, &end);
    if (end == text || *end || !(percent >= 50 && percent < 100))
        return usage_error("arena", "--until is a percentage from 50 to below 100, not \"%s\"", text);
    *ret_error = 1 - percent / 100;
    return STATUS_FINE;
}

static int read_pair(request *r) {
    uint64_t number[2], most = (uint64_t)r->arena.contenders - 1;
    const char *words[2];
    char copy[32];
    if (!r->pair) return STATUS_FINE;
    snprintf(copy, sizeof copy, "%s", r->pair);
    bool two = split_list(copy, words, 2) == 2;
    if (!two || !read_whole(words[0], 0, most, &number[0]) || !read_whole(words[1], 0, most, &number[1]) ||
        number[0] == number[1])
        return usage_error("arena", "--pair is two numbers of bots, as 0,1, up to %d, not \"%s\"", (int)most,
                           r->pair);
    r->arena.first = (int)number[0];
    r->arena.second = (int)number[1];
    return STATUS_FINE;
}

static int read_option(int option, request *r, uint64_t *threads) {
    switch (option) {
    case 'b': r->bots = optarg; break;
    case 'n': return need_number("arena", "games", optarg, 1000000000000, &r->arena.games);
    case 'k': return need_number("arena", "seats", optarg, UC_SEATS_MAX, &r->seats);
    case 'u': return read_until(optarg, &r->arena.error);
    case 'p': r->pair = optarg; break;
    case 'r': r->rules = optarg; break;
    case 'S': r->seed = optarg; break;
    case 't': return need_number("arena", "threads", optarg, THREADS_MAX, threads);
    case 'v': r->svg = optarg; break;
    default:
        if (r->format) return usage_error("arena", "--json and --csv exclude each other");
        r->format = option == 'j' ? "json" : "csv";
    }
    return STATUS_FINE;
}

static int read_options(int argc, char **argv, request *r) {
    static const struct option options[] = {
        {"bots", required_argument, NULL, 'b'},  {"games", required_argument, NULL, 'n'},
        {"seats", required_argument, NULL, 'k'}, {"until", required_argument, NULL, 'u'},
        {"pair", required_argument, NULL, 'p'},  {"rules", required_argument, NULL, 'r'},
        {"seed", required_argument, NULL, 'S'},  {"threads", required_argument, NULL, 't'},
        {"svg", required_argument, NULL, 'v'},   {"json", no_argument, NULL, 'j'},
        {"csv", no_argument, NULL, 'c'},         {NULL, 0, NULL, 0}};
    uint64_t threads = (uint64_t)default_threads();
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;)
        status = option == '?' || option == ':' ? option_error("arena", option, argv)
                                                : read_option(option, r, &threads);
    r->arena.threads = (int)threads;
    if (status) return status;
    if (optind + 1 < argc) return usage_error("arena", "unexpected argument %s", argv[optind + 1]);
    return STATUS_FINE;
}

static int read_bots(request *r) {
    if (!r->bots) return usage_error("arena", "which bots? As --bots normal,random");
    int status =
        read_players("arena", "bots", r->bots, UC_CONTENDERS_MAX, r->arena.contender, &r->arena.contenders);
    if (!status && r->arena.contenders < 2) status = usage_error("arena", "--bots names at least two bots");
    return status ? status : read_pair(r);
}

/** As many seats as bots, unless the game has fewer. */
static int start(request *r) {
    uc_arena *arena = &r->arena;
    int most = r->game->seats_max, bots = arena->contenders;
    int seats = r->seats ? (int)r->seats : bots < most ? bots : most;
    int status = start_with_rules("arena", r->game, seats, r->rules, &arena->start);
    if (status) return status;
    uint64_t cycle = uc_arena_cycle(arena), games = arena->error > 0 ? GAMES_UNTIL : GAMES;
    if (arena->games) games = arena->games;
    arena->games = (games + cycle - 1) / cycle * cycle;
    arena->seed = uc_seed_of_text(r->seed);
    if (r->svg && !(r->picture = fopen(r->svg, "wb"))) /* before hours of play */
        return failure("arena", "cannot write %s: %s", r->svg, strerror(errno));
    return STATUS_FINE;
}

/* Playing. */

/** An arena in a thread of its own. */
typedef struct job {
    uc_arena *arena;
    uc_text reason;
    char buffer[UC_MESSAGE_MAX];
    uc_error error;
    bool over;
} job;

static void *run(void *argument) {
    job *j = argument;
    uc_text_start(&j->reason, j->buffer, sizeof j->buffer);
    j->error = uc_arena_run(j->arena, &j->reason);
    __atomic_store_n(&j->over, true, __ATOMIC_RELEASE);
    return NULL;
}

static void print_progress(const uc_arena *arena, double since) {
    uint64_t done = uc_arena_done(arena);
    double spent = seconds_now() - since, rate = (double)done / (spent > 0 ? spent : 1);
    if (!done) {
        fprintf(stderr, "\rnone of %llu games yet, after %.0f s \033[K", (unsigned long long)arena->games,
                spent);
        return;
    }
    double left = (double)(arena->games - done) / rate;
    fprintf(stderr, "\r%llu of %s%llu games, %.*f a second, %s%.0f:%02.0f:%02.0f left \033[K",
            (unsigned long long)done, arena->error > 0 ? "at most " : "", (unsigned long long)arena->games,
            rate < 10 ? 1 : 0, rate, arena->error > 0 ? "at most " : "", floor(left / 3600),
            floor(fmod(left / 60, 60)), floor(fmod(left, 60)));
}

/** Plays in a thread of its own, so that this one can tell the progress on a terminal. */
static int play(uc_arena *arena) {
    const struct sigaction end = {.sa_handler = ask_to_end, .sa_flags = SA_RESETHAND};
    pthread_t thread;
    job j = {.arena = arena};
    double since = seconds_now();
    arena->stop = &asked_to_end;
    sigaction(SIGINT, &end, NULL); /* a second one ends the program at once */
    sigaction(SIGTERM, &end, NULL);
    if (!isatty(STDERR_FILENO) || pthread_create(&thread, NULL, run, &j)) {
        run(&j);
    } else {
        for (int tick = 0; !__atomic_load_n(&j.over, __ATOMIC_ACQUIRE); tick++) {
            nanosleep(&(struct timespec){0, 20000000}, NULL);
            if (tick % 10 == 9) print_progress(arena, since);
        }
        pthread_join(thread, NULL);
        fputs("\r\033[K", stderr);
    }
    return j.error ? failure("arena", "%s", j.buffer) : STATUS_FINE;
}

/* Results. */

/** The contenders by their ratings, the best first. */
static void rank(const uc_arena *arena, int *ret_contender) {
    for (int i = 0; i < arena->contenders; i++) {
        int at = i;
        for (; at && arena->ratings.rating[ret_contender[at - 1]] < arena->ratings.rating[i]; at--)
            ret_contender[at] = ret_contender[at - 1];
        ret_contender[at] = i;
    }
}

/** "hard:playouts=100 (bot 2)" */
static const char *name_of(const uc_arena *arena, int contender) {
    static char buffer[4][UC_PLAYER_MAX + 16];
    static int next;
    char *text = buffer[next++ % 4];
    snprintf(text, sizeof buffer[0], "%s (bot %d)", arena->contender[contender].text, contender);
    return text;
}

static int widest_bot(const uc_arena *arena) {
    size_t widest = 10;
    for (int i = 0; i < arena->contenders; i++)
        if (strlen(arena->contender[i].text) > widest) widest = strlen(arena->contender[i].text);
    return (int)widest;
}

static bool shares_seats(const uc_arena *arena) {
    return arena->contenders < arena->start.head.seats;
}

static void print_table(const uc_arena *arena, const int *ranks) {
    int width = widest_bot(arena);
    printf("\n%-4s %-*s %-22s %-24s %s\n", "bot", width, "", "rating",
           shares_seats(arena) ? "games won a seat, %" : "games won, %", "points at the end");
    for (int k = 0; k < arena->contenders; k++) {
        int i = ranks[k];
        printf("%-4d %-*s %-22s %-24s %s\n", i, width, arena->contender[i].text,
               interval_text(uc_rating(&arena->ratings, i), 1, 0),
               interval_text(uc_blocks_share(&arena->wins, i), 100, 2),
               interval_text(uc_blocks_mean(&arena->points, i), 1, 2));
    }
}

/** How far each is ahead of the next, by games in which both had the same luck. */
static void print_differences(const uc_arena *arena, const int *ranks) {
    int width = widest_bot(arena);
    printf("\n%-4s %-*s %-22s %-24s %s\n", "", width, "ahead of the next", "rating", "games won, %",
           "points at the end");
    for (int k = 0; k + 1 < arena->contenders; k++) {
        int a = ranks[k], b = ranks[k + 1];
        printf("%-4d %-*s %-22s %-24s %s\n", a, width, arena->contender[a].text,
               interval_text(uc_rating_difference(&arena->ratings, a, b), 1, 0),
               interval_text(uc_blocks_ahead(&arena->wins, a, b), 100, 2),
               interval_text(uc_blocks_difference(&arena->points, a, b), 1, 2));
    }
}

static const char *const verdicts[] = {
    [UC_UNDECIDED] = "undecided", [UC_BETTER] = "better", [UC_WORSE] = "worse"};

static void print_race(const uc_arena *arena) {
    double sure = 100 * (1 - arena->error);
    printf("\n%s ", name_of(arena, arena->first));
    if (arena->verdict == UC_UNDECIDED)
        printf("and %s: not told apart, at %.9g %%", name_of(arena, arena->second), sure);
    else
        printf("is %s than %s, %.9g %% sure", verdicts[arena->verdict], name_of(arena, arena->second), sure);
    printf(", after %llu games.\nAhead in games won, %%: %s (%.9g %%, at whatever time one stops)\n",
           (unsigned long long)uc_arena_games(arena), interval_text(arena->ahead, 100, 2), sure);
}

static void print_faults(const uc_arena *arena) {
    for (int i = 0; i < arena->contenders; i++) {
        char buffer[2 * UC_MESSAGE_MAX];
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_faults_text(&text, &arena->faults[i]);
        if (text.length) printf("\nbot %d: %s\n", i, buffer);
    }
}

static void print_text(const uc_arena *arena, const uc_game *game, const int *ranks) {
    bool whole = uc_arena_games(arena) >= uc_arena_cycle(arena);
    const char *how = !whole                  ? ""
                      : uc_arena_draws(arena) ? ", everybody in every seat"
                                              : " in every seat order";
    printf("%s, %d seats, %llu games%s (95 %% intervals in brackets)\n", game->name, arena->start.head.seats,
           (unsigned long long)uc_arena_games(arena), how);
    print_table(arena, ranks);
    print_differences(arena, ranks);
    if (arena->error > 0) print_race(arena);
    if (arena->unfinished)
        printf("\n%llu games were stopped after %d moves and count as shared by all\n",
               (unsigned long long)arena->unfinished, MOVE_LIMIT);
    print_faults(arena);
    if (__atomic_load_n(&asked_to_end, __ATOMIC_RELAXED)) puts("\nstopped before the end");
}

static void print_bot_json(const uc_arena *arena, int i) {
    char buffer[8 * UC_PLAYER_MAX + 8 * UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add_quoted(&text, arena->contender[i].text);
    printf("%s{\"bot\":%s,", i ? "," : "", buffer);
    print_interval_json("rating", uc_rating(&arena->ratings, i));
    putchar(',');
    print_interval_json("win_rate", uc_blocks_share(&arena->wins, i));
    putchar(',');
    print_interval_json("points", uc_blocks_mean(&arena->points, i));
    uc_text_start(&text, buffer, sizeof buffer);
    uc_faults_json(&text, &arena->faults[i]);
    if (arena->contender[i].command) printf(",\"faults\":%s", buffer);
    putchar('}');
}

static void print_pair_json(const uc_arena *arena, int a, int b) {
    printf("%s{\"first\":%d,\"second\":%d,", a || b > 1 ? "," : "", a, b);
    print_interval_json("rating", uc_rating_difference(&arena->ratings, a, b));
    putchar(',');
    print_interval_json("win_rate", uc_blocks_ahead(&arena->wins, a, b));
    putchar(',');
    print_interval_json("points", uc_blocks_difference(&arena->points, a, b));
    putchar('}');
}

static void print_json(const uc_arena *arena, const uc_game *game) {
    printf(
        "{\"game\":\"%s\",\"seats\":%d,\"seed\":\"%llu\",\"games\":%llu,\"blocks\":%llu,\"unfinished\":%llu,"
        "\"stopped\":%s,\"bots\":[",
        game->id, arena->start.head.seats, (unsigned long long)arena->seed,
        (unsigned long long)uc_arena_games(arena), (unsigned long long)arena->wins.count,
        (unsigned long long)arena->unfinished,
        __atomic_load_n(&asked_to_end, __ATOMIC_RELAXED) ? "true" : "false");
    for (int i = 0; i < arena->contenders; i++) print_bot_json(arena, i);
    fputs("],\"pairs\":[", stdout);
    for (int a = 0; a < arena->contenders; a++)
        for (int b = a + 1; b < arena->contenders; b++) print_pair_json(arena, a, b);
    putchar(']');
    if (arena->error > 0) {
        printf(",\"race\":{\"first\":%d,\"second\":%d,\"sure\":%.9g,\"verdict\":\"%s\",", arena->first,
               arena->second, 1 - arena->error, verdicts[arena->verdict]);
        print_interval_json("win_rate", arena->ahead);
        putchar('}');
    }
    puts("}");
}

/** A line of the table; `against` is -1 for what a bot has by itself. */
static void print_csv_line(const uc_arena *arena, const char *what, int bot, int against, uc_interval i) {
    char number[16] = "";
    if (against >= 0) snprintf(number, sizeof number, "%d", against);
    printf("%s,%d,", what, bot);
    print_csv_text(arena->contender[bot].text);
    printf(",%s,", number);
    print_csv_text(against >= 0 ? arena->contender[against].text : "");
    printf(",%.9g,%.9g,%.9g\n", i.mean, i.low, i.high);
}

static void print_csv(const uc_arena *arena) {
    puts("what,bot,name,against,against_name,mean,low,high");
    for (int i = 0; i < arena->contenders; i++) {
        print_csv_line(arena, "rating", i, -1, uc_rating(&arena->ratings, i));
        print_csv_line(arena, "win_rate", i, -1, uc_blocks_share(&arena->wins, i));
        print_csv_line(arena, "points", i, -1, uc_blocks_mean(&arena->points, i));
    }
    for (int a = 0; a < arena->contenders; a++) {
        for (int b = a + 1; b < arena->contenders; b++) {
            print_csv_line(arena, "rating", a, b, uc_rating_difference(&arena->ratings, a, b));
            print_csv_line(arena, "win_rate", a, b, uc_blocks_ahead(&arena->wins, a, b));
            print_csv_line(arena, "points", a, b, uc_blocks_difference(&arena->points, a, b));
        }
    }
    if (arena->error > 0)
        print_csv_line(arena, verdicts[arena->verdict], arena->first, arena->second, arena->ahead);
}

/** The chart of the ratings, into the file that was opened for it. */
static int draw(const request *r, const int *ranks) {
    static char buffer[1 << 16];
    const uc_arena *arena = &r->arena;
    plot_point points[UC_CONTENDERS_MAX];
    const char *labels[UC_CONTENDERS_MAX];
    char title[UC_MESSAGE_MAX], note[UC_MESSAGE_MAX];
    uc_text text;
    for (int k = 0; k < arena->contenders; k++) {
        uc_interval i = uc_rating(&arena->ratings, ranks[k]);
        points[k] = (plot_point){k, i.mean, i.low, i.high};
        labels[k] = arena->contender[ranks[k]].text;
    }
    snprintf(title, sizeof title, "Ratings in %s with %d seats", r->game->name, arena->start.head.seats);
    snprintf(note, sizeof note,
             "%llu games, seed %s, 95 %% intervals. 400 points are ten times the chance to win.",
             (unsigned long long)uc_arena_games(arena), r->seed);
    const plot_series series = {"rating", points, arena->contenders};
    const plot p = {.kind = PLOT_POINTS,
                    .title = title,
                    .note = note,
                    .y = {.title = "rating; the mean is 0"},
                    .labels = labels,
                    .label_count = arena->contenders,
                    .sideways = true,
                    .marked = true,
                    .series = &series,
                    .series_count = 1};
    uc_text_start(&text, buffer, sizeof buffer);
    plot_svg(&text, &p);
    bool bad = fputs(buffer, r->picture) == EOF;
    if (fclose(r->picture) == EOF || bad)
        return failure("arena", "cannot write %s: %s", r->svg, strerror(errno));
    return STATUS_FINE;
}

static int report(const request *r) {
    int ranks[UC_CONTENDERS_MAX];
    rank(&r->arena, ranks);
    if (!r->format)
        print_text(&r->arena, r->game, ranks);
    else if (!strcmp(r->format, "json"))
        print_json(&r->arena, r->game);
    else
        print_csv(&r->arena);
    int drawn = r->picture ? draw(r, ranks) : STATUS_FINE, printed = finish_output("arena");
    int status = printed ? printed : drawn;
    for (int i = 0; i < r->arena.contenders; i++)
        if (need_moves("arena", &r->arena.contender[i], &r->arena.faults[i])) status = STATUS_FAILED;
    return status;
}

int cmd_arena(int argc, char **argv) {
    static request r = {.seed = "1", .arena = {.second = 1, .move_limit = MOVE_LIMIT}};
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("arena");
    int status = read_options(argc, argv, &r);
    if (!status && !(r.game = need_game("arena", argv[optind]))) status = STATUS_USAGE;
    if (!status) status = read_bots(&r);
    if (!status) status = start(&r);
    if (!status) status = play(&r.arena);
    if (!status && !r.arena.wins.count)
        status = failure("arena", "stopped before the first %d games were finished: there is nothing to tell",
                         r.arena.contenders);
    return status ? status : report(&r);
}
