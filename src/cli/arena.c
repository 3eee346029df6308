/* upcard arena: which bot plays better, with what certainty. */
#include "upcard/arena.h"

#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/estimates.h"
#include "cli/merge.h"
#include "cli/progress.h"
#include "plot/plot.h"

static const char help[] = "usage: upcard arena GAME --bots LIST [OPTION...]\n"
                           "\n"
                           "Plays bots against each other, with the same cards in every seat order, and\n"
                           "prints ratings, wins and points with 95 % intervals. The result depends on the\n"
                           "seed, not on the number of threads. With --until, and after Ctrl-C, the\n"
                           "intervals hold no matter when the run stops; otherwise they are for a fixed\n"
                           "number of games, and narrower. Intervals of points and ratings are approximate:\n"
                           "they assume normally distributed means of blocks of games.\n"
                           "\n"
                           "  --bots LIST     2 to 16 bots, such as normal,hard:playouts=500,expert:ms=200,\n"
                           "                  or exec:COMMAND, a program that speaks the table protocol\n"
                           "                  (docs/protocol.md); the results number them from 0\n"
                           "  --seats N       seats of the table (default: one per bot). With more seats\n"
                           "                  than bots, bots have several seats; with fewer, they take\n"
                           "                  turns\n"
                           "  --games N       number of games, rounded up to all seat orders (default 1000;\n"
                           "                  with --until 1000000)\n"
                           "  --until P       stops when it is P % certain which of two bots plays better,\n"
                           "                  such as 99 or 99.9\n"
                           "  --pair A,B      the two bots of --until, by number (default 0,1)\n"
                           "  --rules K=V,... rule options (upcard games lists them)\n"
                           "  --preset NAME   a named set of rule options, which --rules changes\n"
                           "  --seed S        a number or any text (default 1)\n"
                           "  --threads T     default: the number of cores\n"
                           "  --json, --csv   the result for programs\n"
                           "  --svg FILE      a chart of the ratings; --force replaces a FILE that exists\n"
                           "  --resume FILE   stores the results in FILE and continues from what it holds\n"
                           "  --shard K/N     plays part K of N and writes it for upcard merge, to the FILE\n"
                           "                  of --resume or to standard output (docs/shards.md)\n"
                           "\n"
                           "Ctrl-C stops and prints the result so far; a second Ctrl-C quits at once.\n"
                           "\n"
                           "Exit status: 0 success, 1 failure or a program that never made a move, 2 wrong\n"
                           "usage, 130 or 143 a partial result, after SIGINT or SIGTERM.\n"
                           "\n"
                           "example: upcard arena flip7 --bots normal,random --seats 4 --until 99\n";

enum { GAMES = 1000, GAMES_UNTIL = 1000000 };

typedef struct request {
    uc_arena arena;
    const uc_game *game;
    const char *rules, *preset, *format, *seed, *pair, *svg, *until,
        *resume; /* format: NULL, "json" or "csv" */
    shard part;
    char *bots;
    FILE *picture;
    bool force;
    uint64_t seats;
} request;

/* Arguments. */

/** "99" or "99.9": the remaining chance of error. */
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
    case 'u': r->until = optarg; break;
    case 'R': r->resume = optarg; break;
    case 'K': return shard_of_text("arena", optarg, &r->part);
    case 'p': r->pair = optarg; break;
    case 'r': r->rules = optarg; break;
    case 'P': r->preset = optarg; break;
    case 'S': r->seed = optarg; break;
    case 't': return need_number("arena", "threads", optarg, THREADS_MAX, threads);
    case 'v': r->svg = optarg; break;
    case 'F': r->force = true; break;
    default:
        if (r->format) return usage_error("arena", "--json and --csv cannot be used together");
        r->format = option == 'j' ? "json" : "csv";
    }
    return STATUS_FINE;
}

static int read_options(int argc, char **argv, request *r) {
    static const struct option options[] = {
        {"bots", required_argument, NULL, 'b'},    {"games", required_argument, NULL, 'n'},
        {"seats", required_argument, NULL, 'k'},   {"until", required_argument, NULL, 'u'},
        {"pair", required_argument, NULL, 'p'},    {"rules", required_argument, NULL, 'r'},
        {"preset", required_argument, NULL, 'P'},  {"seed", required_argument, NULL, 'S'},
        {"threads", required_argument, NULL, 't'}, {"svg", required_argument, NULL, 'v'},
        {"json", no_argument, NULL, 'j'},          {"csv", no_argument, NULL, 'c'},
        {"resume", required_argument, NULL, 'R'},  {"shard", required_argument, NULL, 'K'},
        {"force", no_argument, NULL, 'F'},         {NULL, 0, NULL, 0}};
    uint64_t threads = (uint64_t)default_threads(THREADS_MAX);
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;)
        status = option == '?' || option == ':' ? option_error("arena", option, argv)
                                                : read_option(option, r, &threads);
    r->arena.threads = (int)threads;
    if (status) return status;
    if (r->part.count && (r->format || r->svg))
        return usage_error("arena", "--shard writes a shard: give --%s to upcard merge",
                           r->svg ? "svg" : r->format);
    if (optind + 1 < argc) return usage_error("arena", "unexpected argument %s", argv[optind + 1]);
    return add_preset("arena", r->preset, &r->rules);
}

static int read_bots(request *r) {
    if (!r->bots) return usage_error("arena", "no bots: name them with --bots, as --bots normal,random");
    int status =
        read_players("arena", "bots", r->bots, UC_CONTENDERS_MAX, r->arena.contender, &r->arena.contenders);
    if (!status && r->arena.contenders < 2) status = usage_error("arena", "--bots needs at least two bots");
    if (!status && r->until) status = read_until(r->until, &r->arena.error);
    return status ? status : read_pair(r);
}

/** One seat per bot, unless the game has fewer. */
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
    if (r->svg && need_new_file("arena", "--svg", r->svg, r->force)) return STATUS_FAILED;
    if (r->svg && !(r->picture = fopen(r->svg, "wb"))) /* before hours of play */
        return failure("arena", "cannot write %s: %s", r->svg, strerror(errno));
    return STATUS_FINE;
}

/* Playing. */

/** Rows of games from an earlier run. */
typedef struct known {
    int32_t *row;
    uint64_t games, room;
    int contenders;
} known;

/** An arena, and the file of its rows. */
typedef struct job {
    uc_arena *arena;
    shard_writer writer;
    uint64_t counted, next; /**< games that count; the first game that is not written */
    uc_text reason;
    char buffer[UC_MESSAGE_MAX];
    uc_error error;
} job;

static int row_length(const uc_arena *arena) {
    return 1 + 2 * arena->contenders;
}

/** Writes the rows of a block that are not yet in the file. */
static bool keep_rows(void *user, const int32_t *rows, uint64_t games) {
    job *j = user;
    int length = row_length(j->arena);
    j->counted += games;
    if (!j->writer.out || j->counted <= j->arena->known_games) return true;
    json_t *list = json_array();
    for (uint64_t game = 0; game < games; game++) {
        json_t *row = json_array();
        for (int i = 0; i < length; i++)
            json_array_append_new(row, json_integer(rows[game * (uint64_t)length + (uint64_t)i]));
        json_array_append_new(list, row);
    }
    json_int_t from = (json_int_t)j->next, to = (json_int_t)(j->next += games);
    return shard_write(&j->writer, json_pack("{s:[I,I] s:o}", "games", from, to, "rows", list), false);
}

/** Adds the row of one game. Returns NULL, or an error as a sentence. */
static const char *take_row(known *k, json_t *row) {
    size_t length = 1 + 2 * (size_t)k->contenders, i;
    json_t *value;
    if (json_array_size(row) != length) return "a row has the wrong number of numbers";
    if (k->games == k->room) {
        uint64_t room = k->room ? 2 * k->room : 1024;
        int32_t *larger = realloc(k->row, room * length * sizeof *larger);
        if (!larger) return "out of memory";
        k->row = larger;
        k->room = room;
    }
    json_array_foreach(row, i, value) {
        json_int_t number = json_integer_value(value);
        if (!json_is_integer(value) || number < INT32_MIN || number > INT32_MAX)
            return "a number of a row is not a whole number of 32 bits";
        k->row[k->games * length + i] = (int32_t)number;
    }
    k->games++;
    return NULL;
}

static const char *take_rows(void *user, json_t *line) {
    json_t *list = shard_list(line, "rows"), *row;
    json_int_t from, to;
    size_t index;
    if (!list || json_unpack(line, "{s:[I,I]}", "games", &from, &to) ||
        json_array_size(list) != (size_t)(to - from))
        return "the number of rows is not the number of games";
    json_array_foreach(list, index, row) {
        const char *wrong = take_row(user, row);
        if (wrong) return wrong;
    }
    return NULL;
}

static json_t *header_of(const request *r, uint64_t from, uint64_t to) {
    json_t *players = json_array();
    for (int i = 0; i < r->arena.contenders; i++)
        json_array_append_new(players, json_string(r->arena.contender[i].text));
    json_t *own = json_pack("{s:o s:i s:s s:s s:s s:s}", "players", players, "seats",
                            (int)r->arena.start.head.seats, "rules", r->rules ? r->rules : "", "seed",
                            r->seed, "until", r->until ? r->until : "", "pair", r->pair ? r->pair : "");
    return shard_games_header(own, "arena", r->game, &r->part, r->arena.games, from, to);
}

/** Opens the output of the rows, and reads the rows already in FILE. */
static int open_writer(const request *r, job *j, uint64_t from, uint64_t to, known *k, uc_faults *faults) {
    shard_file file = {.expected = header_of(r, from, to), .faults = faults, .next = from};
    j->writer.command = "arena";
    j->writer.path = r->resume;
    if (r->part.count && !r->resume) j->writer.out = stdout;
    int status = shard_open(&j->writer, &file, take_rows, k);
    j->next = file.next;
    return status;
}

static void *run(void *argument) {
    job *j = argument;
    uc_text_start(&j->reason, j->buffer, sizeof j->buffer);
    j->error = uc_arena_run(j->arena, &j->reason);
    return NULL;
}

static uint64_t done(const void *argument) {
    return uc_arena_done(((const job *)argument)->arena);
}

/** Plays the games of the part that are not known yet. A shard does not stop at a verdict, since that depends
 * on the blocks of the shards before it. */
static int play(request *r) {
    static uc_faults before[UC_SEATS_MAX];
    uc_arena *arena = &r->arena;
    known k = {.contenders = arena->contenders};
    job j = {.arena = arena};
    uint64_t from, to, all = arena->games;
    double error = arena->error;
    progress shown;
    shard_range(&r->part, all, uc_arena_cycle(arena), &from, &to);
    int status = open_writer(r, &j, from, to, &k, before);
    if (status) return free(k.row), status;
    arena->from = from;
    arena->games = to;
    arena->known = k.row;
    arena->known_games = k.games;
    arena->kept = keep_rows;
    arena->user = &j;
    arena->stop = interrupt_catch();
    if (r->part.count) arena->error = 0;
    progress_start(&shown, "games", k.games, to - from, arena->error > 0);
    progress_run(&shown, run, &j, done);
    arena->user = NULL;
    free(k.row);
    if (j.error) return failure("arena", "%s", j.buffer);
    shard_write_faults(&j.writer, arena->contender, arena->faults, arena->contenders);
    for (int i = 0; i < arena->contenders; i++) uc_faults_add(&arena->faults[i], &before[i]);
    arena->games = all;
    arena->error = error;
    return shard_close(&j.writer);
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
               interval_text(uc_arena_win_rate(arena, i), 100, 2),
               interval_text(uc_arena_points(arena, i), 1, 2));
    }
}

/** The lead of each over the next, from games in which both had the same luck. */
static void print_differences(const uc_arena *arena, const int *ranks) {
    int width = widest_bot(arena);
    printf("\n%-4s %-*s %-22s %-24s %s\n", "", width, "ahead of the next", "rating", "games won, %",
           "points at the end");
    for (int k = 0; k + 1 < arena->contenders; k++) {
        int a = ranks[k], b = ranks[k + 1];
        printf("%-4d %-*s %-22s %-24s %s\n", a, width, arena->contender[a].text,
               interval_text(uc_rating_difference(&arena->ratings, a, b), 1, 0),
               interval_text(uc_arena_ahead(arena, a, b), 100, 2),
               interval_text(uc_arena_points_ahead(arena, a, b), 1, 2));
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
    printf(", after %llu games.\nAhead in games won, %%: %s (%.9g %%, no matter when it stops)\n",
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
    printf("%s, %d seat%s, %llu games%s (%s)\n", game->name, arena->start.head.seats,
           arena->start.head.seats == 1 ? "" : "s", (unsigned long long)uc_arena_games(arena), how,
           intervals_sentence(arena->anytime));
    print_table(arena, ranks);
    print_differences(arena, ranks);
    if (arena->error > 0) print_race(arena);
    if (arena->unfinished)
        printf("\n%llu games were stopped after %d moves and count as shared by all\n",
               (unsigned long long)arena->unfinished, MOVE_LIMIT);
    print_faults(arena);
    if (interrupt_status()) puts("\nstopped before the end");
}

static void print_bot_json(const uc_arena *arena, int i) {
    char buffer[8 * UC_PLAYER_MAX + 8 * UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add_quoted(&text, arena->contender[i].text);
    printf("%s{\"bot\":%s,", i ? "," : "", buffer);
    print_interval_json("rating", uc_rating(&arena->ratings, i));
    putchar(',');
    print_interval_json("win_rate", uc_arena_win_rate(arena, i));
    putchar(',');
    print_interval_json("points", uc_arena_points(arena, i));
    uc_text_start(&text, buffer, sizeof buffer);
    uc_faults_json(&text, &arena->faults[i]);
    if (arena->contender[i].command) printf(",\"faults\":%s", buffer);
    putchar('}');
}

static void print_pair_json(const uc_arena *arena, int a, int b) {
    printf("%s{\"first\":%d,\"second\":%d,", a || b > 1 ? "," : "", a, b);
    print_interval_json("rating", uc_rating_difference(&arena->ratings, a, b));
    putchar(',');
    print_interval_json("win_rate", uc_arena_ahead(arena, a, b));
    putchar(',');
    print_interval_json("points", uc_arena_points_ahead(arena, a, b));
    putchar('}');
}

static void print_json(const uc_arena *arena, const uc_game *game) {
    printf(
        "{\"game\":\"%s\",\"seats\":%d,\"seed\":\"%llu\",\"games\":%llu,\"blocks\":%llu,\"unfinished\":%llu,"
        "\"stopped\":%s,\"bots\":[",
        game->id, arena->start.head.seats, (unsigned long long)arena->seed,
        (unsigned long long)uc_arena_games(arena), (unsigned long long)arena->wins.count,
        (unsigned long long)arena->unfinished, interrupt_status() ? "true" : "false");
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
    printf(",\"intervals\":\"%s\"}\n", intervals_word(arena->anytime));
}

/** A line of the table; `against` is -1 for a bot's own figures. */
static void print_csv_line(const uc_arena *arena, const char *what, int bot, int against, uc_interval i) {
    char number[16] = "";
    if (against >= 0) snprintf(number, sizeof number, "%d", against);
    printf("%s,%d,", what, bot);
    print_csv_text(arena->contender[bot].text);
    printf(",%s,", number);
    print_csv_text(against >= 0 ? arena->contender[against].text : "");
    putchar(',');
    print_interval_csv(i, arena->anytime);
}

static void print_csv(const uc_arena *arena) {
    puts("what,bot,name,against,against_name,mean,low,high,intervals");
    for (int i = 0; i < arena->contenders; i++) {
        print_csv_line(arena, "rating", i, -1, uc_rating(&arena->ratings, i));
        print_csv_line(arena, "win_rate", i, -1, uc_arena_win_rate(arena, i));
        print_csv_line(arena, "points", i, -1, uc_arena_points(arena, i));
    }
    for (int a = 0; a < arena->contenders; a++) {
        for (int b = a + 1; b < arena->contenders; b++) {
            print_csv_line(arena, "rating", a, b, uc_rating_difference(&arena->ratings, a, b));
            print_csv_line(arena, "win_rate", a, b, uc_arena_ahead(arena, a, b));
            print_csv_line(arena, "points", a, b, uc_arena_points_ahead(arena, a, b));
        }
    }
    if (arena->error > 0)
        print_csv_line(arena, verdicts[arena->verdict], arena->first, arena->second, arena->ahead);
}

/** The chart of the ratings, into the file opened for it. */
static int draw(const request *r, const int *ranks) {
    static char buffer[1 << 16];
    const uc_arena *arena = &r->arena;
    plot_point points[UC_CONTENDERS_MAX];
    const char *labels[UC_CONTENDERS_MAX];
    char title[UC_MESSAGE_MAX], note[UC_MESSAGE_MAX];
    uc_text text;
    for (int k = 0; k < arena->contenders; k++) {
        uc_interval i = uc_rating(&arena->ratings, ranks[k]);
        if (isinf(i.low)) i.low = i.high = i.mean; /* with so few games the chart has no intervals */
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

/** The results, if any game was played. */
static int conclude(const request *r) {
    if (r->arena.wins.count) return report(r);
    return failure("arena", "stopped before the first %d games were finished: there is no result",
                   r->arena.contenders);
}

int cmd_arena(int argc, char **argv) {
    static request r = {.seed = "1", .arena = {.second = 1, .move_limit = MOVE_LIMIT}};
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("arena");
    int status = read_options(argc, argv, &r);
    if (!status && !(r.game = need_game("arena", argv[optind]))) status = STATUS_USAGE;
    if (!status) status = read_bots(&r);
    if (!status) status = start(&r);
    if (!status) status = play(&r);
    if (!status && !r.part.count) status = conclude(&r);
    return interrupt_report("arena", status);
}

int merge_arenas(const shard_set *set, const merge_output *output) {
    static request r = {.arena = {.second = 1, .move_limit = MOVE_LIMIT}};
    json_int_t games, seats;
    const char *game;
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    r.bots = shard_set_players(set);
    if (!r.bots ||
        json_unpack(set->header, "{s:s s:I s:s s:s s:s s:s s:I}", "game", &game, "seats", &seats, "rules",
                    &r.rules, "seed", &r.seed, "until", &r.until, "pair", &r.pair, "games", &games))
        return failure("merge", "the header of %s lacks keys that an arena needs", set->file[0]);
    if (!*r.until) r.until = NULL;
    if (!*r.pair) r.pair = NULL;
    r.format = output->format;
    r.svg = output->svg;
    r.force = output->force;
    r.seats = (uint64_t)seats;
    r.arena.games = (uint64_t)games;
    if (!(r.game = need_game("merge", game))) return STATUS_FAILED;
    int status = read_bots(&r);
    if (!status) status = start(&r);
    known k = {.contenders = r.arena.contenders};
    static uc_faults faults[UC_SEATS_MAX];
    if (!status) status = shard_set_read(set, faults, take_rows, &k);
    uc_text_start(&message, reason, sizeof reason);
    r.arena.known = k.row;
    r.arena.known_games = k.games;
    if (!status && uc_arena_run(&r.arena, &message)) status = failure("merge", "%s", reason);
    for (int i = 0; i < r.arena.contenders; i++) uc_faults_add(&r.arena.faults[i], &faults[i]);
    free(k.row);
    free(r.bots);
    return status ? status : report(&r);
}
