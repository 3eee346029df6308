/* upcard simulate: many games between bots. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/estimates.h"
#include "cli/merge.h"
#include "cli/progress.h"
#include "cli/shards.h"
#include "cli/sums.h"

static const char help[] = "usage: upcard simulate GAME [OPTION...]\n"
                           "\n"
                           "Plays many games between bots and prints win rates, points and lengths with\n"
                           "95 % intervals. The result depends on the seed, not on the number of threads.\n"
                           "\n"
                           "  --seats LIST    the players, such as normal,random or bot:normal,bot:random\n"
                           "                  (default: four normal), or exec:COMMAND, a program that\n"
                           "                  speaks the table protocol (docs/protocol.md). A program has\n"
                           "                  10 seconds for a move, with exec:ms=N:COMMAND N milliseconds;\n"
                           "                  each thread runs its own\n"
                           "  --games N       number of games (default 1000)\n"
                           "  --rules K=V,... rule options (upcard games lists them)\n"
                           "  --preset NAME   a named set of rule options, which --rules changes\n"
                           "  --events        also counts events and other things that the game defines\n"
                           "  --rotate        players change seats from game to game, so no seat favors a\n"
                           "                  player\n"
                           "  --seed S        a number or any text (default 1)\n"
                           "  --threads T     default: the number of cores\n"
                           "  --json, --csv   the result for programs\n"
                           "  --resume FILE   stores the results in FILE and continues from what it holds\n"
                           "  --shard K/N     plays part K of N and writes it for upcard merge, to the FILE\n"
                           "                  of --resume or to standard output (docs/shards.md)\n"
                           "\n"
                           "Ctrl-C stops and prints the result so far, with intervals that hold no matter\n"
                           "when a run stops; a second Ctrl-C quits at once.\n"
                           "\n"
                           "Exit status: 0 success, 1 failure or a program that never made a move, 2 wrong\n"
                           "usage, 130 or 143 a partial result, after SIGINT or SIGTERM.\n"
                           "\n"
                           "example: upcard simulate hilo --seats normal,random --rotate --games 10000\n";

typedef struct request {
    uc_sim sim;
    const uc_game *game;
    const char *rules, *preset, *format; /* format: NULL, "json" or "csv" */
    char *seats;
    const char *seed, *resume;
    shard part;
} request;

static const struct option options[] = {{"seats", required_argument, NULL, 's'},
                                        {"games", required_argument, NULL, 'n'},
                                        {"rules", required_argument, NULL, 'r'},
                                        {"rotate", no_argument, NULL, 'o'},
                                        {"events", no_argument, NULL, 'e'},
                                        {"seed", required_argument, NULL, 'S'},
                                        {"threads", required_argument, NULL, 't'},
                                        {"json", no_argument, NULL, 'j'},
                                        {"csv", no_argument, NULL, 'c'},
                                        {"resume", required_argument, NULL, 'R'},
                                        {"shard", required_argument, NULL, 'K'},
                                        {"preset", required_argument, NULL, 'P'},
                                        {NULL, 0, NULL, 0}};

static int read_options(int argc, char **argv, request *r) {
    uint64_t threads = (uint64_t)r->sim.threads;
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
        switch (option) {
        case 's': r->seats = optarg; break;
        case 'n': status = need_number("simulate", "games", optarg, 1000000000000, &r->sim.games); break;
        case 'r': r->rules = optarg; break;
        case 'P': r->preset = optarg; break;
        case 'o': r->sim.rotate = true; break;
        case 'e': r->sim.count_events = true; break;
        case 'S': r->seed = optarg; break;
        case 't': status = need_number("simulate", "threads", optarg, THREADS_MAX, &threads); break;
        case 'R': r->resume = optarg; break;
        case 'K': status = shard_of_text("simulate", optarg, &r->part); break;
        case 'j':
        case 'c':
            if (r->format) status = usage_error("simulate", "--json and --csv cannot be used together");
            r->format = option == 'j' ? "json" : "csv";
            break;
        default: status = option_error("simulate", option, argv);
        }
    }
    r->sim.threads = (int)threads;
    if (status) return status;
    if (r->part.count && r->format)
        return usage_error("simulate", "--shard writes a shard: give --%s to upcard merge", r->format);
    if (optind + 1 < argc) return usage_error("simulate", "unexpected argument %s", argv[optind + 1]);
    r->game = need_game("simulate", argv[optind]);
    return r->game ? STATUS_FINE : STATUS_USAGE;
}

/* Playing. */

/** A simulation, and the file of its sums. */
typedef struct job {
    uc_sim *sim;
    uc_sim fresh; /**< sums that are not written yet */
    shard_writer writer;
    uint64_t next; /**< the first game that is not written */
    uc_text reason;
    char buffer[UC_MESSAGE_MAX];
    uc_error error;
} job;

static void write_sums(job *j, bool now) {
    uint64_t games = uc_sim_counted(&j->fresh);
    if (!games || !j->writer.out) return;
    shard_write(&j->writer, sums_json(&j->fresh, j->sim->start.head.seats, j->next), now);
    j->next += games;
    memset(&j->fresh, 0, sizeof j->fresh);
    j->fresh.start.head.seats = j->sim->start.head.seats;
}

/** Adds the sums of the next games; writes them once a second. */
static bool keep_sums(void *user, const uc_sim *part) {
    job *j = user;
    uc_sim_add(&j->fresh, part);
    if (j->writer.path && seconds_now() - j->writer.written >= 1) write_sums(j, true);
    return !j->writer.failed;
}

static void *run(void *argument) {
    job *j = argument;
    uc_text_start(&j->reason, j->buffer, sizeof j->buffer);
    j->error = uc_simulate(j->sim, &j->reason);
    return NULL;
}

static uint64_t done(const void *argument) {
    return uc_sim_done(((const job *)argument)->sim);
}

static json_t *header_of(const request *r, uint64_t from, uint64_t to) {
    const uc_sim *sim = &r->sim;
    json_t *players = json_array();
    for (int i = 0; i < sim->start.head.seats; i++)
        json_array_append_new(players, json_string(sim->player[i].text));
    json_t *own = json_pack("{s:o s:s s:s s:b s:b}", "players", players, "rules", r->rules ? r->rules : "",
                            "seed", r->seed, "rotate", sim->rotate, "events", sim->count_events);
    return shard_games_header(own, "simulate", r->game, &r->part, sim->games, from, to);
}

static const char *take_sums(void *user, json_t *line) {
    return sums_read(user, line);
}

/** Opens the output of the sums, and adds those in FILE to *before. */
static int open_writer(const request *r, job *j, uint64_t from, uint64_t to, uc_sim *before) {
    shard_file file = {.expected = header_of(r, from, to), .faults = before->faults, .next = from};
    j->writer.command = "simulate";
    j->writer.path = r->resume;
    if (r->part.count && !r->resume) j->writer.out = stdout;
    int status = shard_open(&j->writer, &file, take_sums, before);
    j->next = file.next;
    return status;
}

/** Plays the games of the part that no earlier run has played, and adds the results of the others. */
static int simulate(request *r) {
    static job j;
    static uc_sim before;
    uc_sim *sim = &r->sim;
    uint64_t from, to;
    progress shown;
    j.sim = sim;
    j.fresh.start.head.seats = before.start.head.seats = sim->start.head.seats;
    shard_range(&r->part, sim->games, 1, &from, &to);
    int status = open_writer(r, &j, from, to, &before);
    if (status) return status;
    uint64_t all = sim->games;
    sim->from = j.next;
    sim->games = to;
    sim->kept = keep_sums;
    sim->user = &j;
    sim->stop = interrupt_catch();
    progress_start(&shown, "games", j.next - from, to - from, false);
    progress_run(&shown, run, &j, done);
    if (j.error) return failure("simulate", "%s", j.buffer);
    write_sums(&j, true);
    shard_write_faults(&j.writer, sim->player, sim->faults, sim->start.head.seats);
    uc_sim_add(sim, &before);
    for (int i = 0; i < sim->start.head.seats; i++) uc_faults_add(&sim->faults[i], &before.faults[i]);
    sim->games = all;
    return shard_close(&j.writer);
}

/* Results. */

/** A player's share of the wins: a win shared by two is half a win for each. */
static uc_interval win_share(const uc_sim *sim, int player) {
    return uc_sim_share(sim, &sim->credit[player], UC_WIN);
}

static void print_events(const uc_sim *sim, const uc_game *game) {
    printf("\n%-18s %-26s %-26s %-24s %s\n", "counted", "a game", "a round", "in rounds, %", "mean");
    for (int i = 0; uc_tally_key_of(game, i).key; i++) {
        const uc_tally *tally = &sim->tally[i];
        uc_tally_key key = uc_tally_key_of(game, i);
        if (!tally->number.sum) continue;
        printf("%-18s %-26s %-26s %-24s %s\n", key.key, interval_text(uc_sim_mean(sim, &tally->number), 1, 3),
               interval_text(uc_tally_per_round(sim, tally), 1, 3),
               interval_text(uc_tally_in_rounds(sim, tally), 100, 2),
               key.averages ? interval_text(uc_tally_mean(sim, tally), 1, 3) : "");
    }
}

/** The failures of programs. */
static void print_faults(const uc_sim *sim) {
    for (int i = 0; i < sim->start.head.seats; i++) {
        char buffer[2 * UC_MESSAGE_MAX];
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_faults_text(&text, &sim->faults[i]);
        if (text.length) printf("%s %d: %s\n", sim->rotate ? "player" : "seat", i, buffer);
    }
}

static int widest_player(const uc_sim *sim) {
    size_t widest = 10;
    for (int i = 0; i < sim->start.head.seats; i++) {
        size_t length = strlen(sim->player[i].text);
        if (length > widest) widest = length;
    }
    return (int)widest;
}

static void print_text(const uc_sim *sim, const uc_game *game) {
    uint64_t finished = sim->rounds.count;
    int width = widest_player(sim);
    printf("%s, %d seat%s, %llu games%s (%s)\n\n", game->name, sim->start.head.seats,
           sim->start.head.seats == 1 ? "" : "s", (unsigned long long)finished,
           sim->rotate ? ", seats rotated" : "", intervals_sentence(sim->anytime));
    printf("%-8s %-*s %-28s %s\n", sim->rotate ? "player" : "seat", width, "bot", "games won, %",
           "points at the end");
    for (int i = 0; i < sim->start.head.seats; i++)
        printf("%-8d %-*s %-28s %s\n", i, width, sim->player[i].text,
               interval_text(uc_sim_wins(sim, i), 100, 2),
               interval_text(uc_sim_mean(sim, &sim->points[i]), 1, 2));
    printf("\nrounds a game     %s\n", interval_text(uc_sim_mean(sim, &sim->rounds), 1, 3));
    printf("decisions a round %s\n", interval_text(uc_decisions_per_round(sim), 1, 2));
    printf("decisions a game  %s\n", interval_text(uc_sim_mean(sim, &sim->decisions), 1, 2));
    if (sim->unfinished)
        printf("%llu games were stopped after %d moves and are not counted\n",
               (unsigned long long)sim->unfinished, MOVE_LIMIT);
    print_faults(sim);
    if (sim->count_events) print_events(sim, game);
    if (sim->anytime) printf("\nstopped early, after %llu games\n", (unsigned long long)uc_sim_counted(sim));
}

/** Games by their number of rounds, from 0. */
static void print_lengths_json(const uc_sim *sim) {
    int last = UC_LASTED_MAX - 1;
    while (last && !sim->lasted[last]) last--;
    fputs(",\"games_by_rounds\":[", stdout);
    for (int i = 0; i <= last; i++) printf("%s%llu", i ? "," : "", (unsigned long long)sim->lasted[i]);
    putchar(']');
}

static void print_events_json(const uc_sim *sim, const uc_game *game) {
    fputs(",\"events\":[", stdout);
    for (int i = 0; uc_tally_key_of(game, i).key; i++) {
        const uc_tally *tally = &sim->tally[i];
        uc_tally_key key = uc_tally_key_of(game, i);
        printf("%s{\"key\":\"%s\",\"count\":%lld,", i ? "," : "", key.key, (long long)tally->number.sum);
        print_interval_json("per_game", uc_sim_mean(sim, &tally->number));
        putchar(',');
        print_interval_json("per_round", uc_tally_per_round(sim, tally));
        putchar(',');
        print_interval_json("in_rounds", uc_tally_in_rounds(sim, tally));
        if (key.averages) putchar(',');
        if (key.averages) print_interval_json("mean", uc_tally_mean(sim, tally));
        putchar('}');
    }
    putchar(']');
}

static void print_player_json(const uc_sim *sim, int i) {
    char buffer[8 * UC_PLAYER_MAX + 8 * UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add_quoted(&text, sim->player[i].text);
    printf("{\"bot\":%s,\"wins\":%llu,\"shared\":%llu,", buffer, (unsigned long long)sim->wins[i],
           (unsigned long long)sim->shared[i]);
    print_interval_json("win_rate", uc_sim_wins(sim, i));
    putchar(',');
    print_interval_json("win_share", win_share(sim, i));
    putchar(',');
    print_interval_json("points", uc_sim_mean(sim, &sim->points[i]));
    uc_text_start(&text, buffer, sizeof buffer);
    uc_faults_json(&text, &sim->faults[i]);
    if (sim->player[i].command) printf(",\"faults\":%s", buffer);
    putchar('}');
}

static void print_json(const uc_sim *sim, const request *r) {
    uint64_t finished = sim->rounds.count;
    printf("{\"game\":\"%s\",\"seats\":%d,\"seed\":\"%llu\",\"rotate\":%s,\"games\":%llu,\"unfinished\":%llu,"
           "\"players\":[",
           r->game->id, sim->start.head.seats, (unsigned long long)sim->seed, sim->rotate ? "true" : "false",
           (unsigned long long)finished, (unsigned long long)sim->unfinished);
    for (int i = 0; i < sim->start.head.seats; i++) {
        if (i) putchar(',');
        print_player_json(sim, i);
    }
    fputs("],", stdout);
    print_interval_json("rounds_per_game", uc_sim_mean(sim, &sim->rounds));
    putchar(',');
    print_interval_json("decisions_per_round", uc_decisions_per_round(sim));
    putchar(',');
    print_interval_json("decisions_per_game", uc_sim_mean(sim, &sim->decisions));
    print_lengths_json(sim);
    if (sim->count_events) print_events_json(sim, r->game);
    printf(",\"stopped\":%s,\"intervals\":\"%s\"}\n", sim->anytime ? "true" : "false",
           intervals_word(sim->anytime));
}

static void print_csv_line(const uc_sim *sim, const char *what, int player, const char *of, uc_interval i) {
    char number[16] = "";
    if (player >= 0) snprintf(number, sizeof number, "%d", player);
    printf("%s,%s,", what, number);
    print_csv_text(of);
    putchar(',');
    print_interval_csv(i, sim->anytime);
}

static void print_events_csv(const uc_sim *sim, const uc_game *game) {
    for (int i = 0; uc_tally_key_of(game, i).key; i++) {
        const uc_tally *tally = &sim->tally[i];
        uc_tally_key key = uc_tally_key_of(game, i);
        print_csv_line(sim, "per_game", -1, key.key, uc_sim_mean(sim, &tally->number));
        print_csv_line(sim, "per_round", -1, key.key, uc_tally_per_round(sim, tally));
        print_csv_line(sim, "in_rounds", -1, key.key, uc_tally_in_rounds(sim, tally));
        if (key.averages) print_csv_line(sim, "mean", -1, key.key, uc_tally_mean(sim, tally));
    }
}

static void print_csv(const uc_sim *sim, const uc_game *game) {
    puts("what,player,of,mean,low,high,intervals");
    for (int i = 0; i < sim->start.head.seats; i++) {
        print_csv_line(sim, "win_rate", i, sim->player[i].text, uc_sim_wins(sim, i));
        print_csv_line(sim, "win_share", i, sim->player[i].text, win_share(sim, i));
        print_csv_line(sim, "points", i, sim->player[i].text, uc_sim_mean(sim, &sim->points[i]));
    }
    print_csv_line(sim, "rounds_per_game", -1, "", uc_sim_mean(sim, &sim->rounds));
    print_csv_line(sim, "decisions_per_round", -1, "", uc_decisions_per_round(sim));
    print_csv_line(sim, "decisions_per_game", -1, "", uc_sim_mean(sim, &sim->decisions));
    if (sim->count_events) print_events_csv(sim, game);
}

static int report(const request *r) {
    if (!r->format)
        print_text(&r->sim, r->game);
    else if (!strcmp(r->format, "json"))
        print_json(&r->sim, r);
    else
        print_csv(&r->sim, r->game);
    int status = finish_output("simulate");
    for (int i = 0; i < r->sim.start.head.seats; i++)
        if (need_moves("simulate", &r->sim.player[i], &r->sim.faults[i])) status = STATUS_FAILED;
    return status;
}

/** Reads the players and starts the game that every simulated game copies. */
static int start(request *r) {
    int seats = 0;
    int status = read_players("simulate", "seats", r->seats, UC_SEATS_MAX, r->sim.player, &seats);
    if (!status) status = add_preset("simulate", r->preset, &r->rules);
    if (!status) status = start_with_rules("simulate", r->game, seats, r->rules, &r->sim.start);
    r->sim.seed = uc_seed_of_text(r->seed);
    return status;
}

int cmd_simulate(int argc, char **argv) {
    static request r = {.seed = "1", .sim = {.games = 1000, .move_limit = MOVE_LIMIT}};
    static char four[] = "normal,normal,normal,normal";
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("simulate");
    r.sim.threads = default_threads(THREADS_MAX);
    r.seats = four;
    int status = read_options(argc, argv, &r);
    if (!status) status = start(&r);
    if (!status) status = simulate(&r);
    if (!status && !r.part.count && !uc_sim_counted(&r.sim))
        status = failure("simulate", "stopped before the first game was finished: there is no result");
    else if (!status && !r.part.count)
        status = report(&r);
    return interrupt_report("simulate", status);
}

int merge_simulations(const shard_set *set, const merge_output *output) {
    static request r = {.sim = {.move_limit = MOVE_LIMIT}};
    int rotate, events, status;
    json_int_t games;
    const char *rules, *game;
    r.seats = shard_set_players(set);
    if (!r.seats || json_unpack(set->header, "{s:s s:s s:s s:b s:b s:I}", "game", &game, "rules", &rules,
                                "seed", &r.seed, "rotate", &rotate, "events", &events, "games", &games))
        return failure("merge", "the header of %s lacks keys that a simulation needs", set->file[0]);
    r.rules = rules;
    r.format = output->format;
    r.sim.rotate = rotate;
    r.sim.count_events = events;
    r.sim.games = (uint64_t)games;
    if (!(r.game = need_game("merge", game))) return STATUS_FAILED;
    status = start(&r);
    free(r.seats);
    if (!status) status = shard_set_read(set, r.sim.faults, take_sums, &r.sim);
    return status ? status : report(&r);
}
