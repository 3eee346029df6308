/* upcard simulate: many games between bots. */
#include <getopt.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/estimates.h"

static const char help[] =
    "usage: upcard simulate GAME [OPTION...]\n"
    "\n"
    "Plays many games between bots and tells win rates, points and lengths with 95 % intervals.\n"
    "The result depends on the seed, not on the number of threads.\n"
    "\n"
    "  --seats LIST    the players, as normal,random or bot:normal,bot:random (default: four normal)\n"
    "                  or exec:COMMAND, a program that speaks the table protocol (docs/protocol.md), with\n"
    "                  10 seconds a move, or exec:ms=N:COMMAND; each thread runs its own\n"
    "  --games N       how many games (default 1000)\n"
    "  --rules K=V,... rule options; `upcard games GAME` lists them\n"
    "  --events        how often each event happens, and what the games count beside\n"
    "  --rotate        players change seats from game to game, so that no seat favors one of them\n"
    "  --seed S        a number or any text (default 1)\n"
    "  --threads T     default: the number of cores\n"
    "  --json, --csv   the result for programs\n"
    "\n"
    "Exit status: 0 fine, 1 something failed, or a program of exec: never made a move, 2 used wrongly.\n"
    "\n"
    "example: upcard simulate hilo --seats normal,random --rotate --games 10000\n";

typedef struct request {
    uc_sim sim;
    const uc_game *game;
    const char *rules, *format; /* format: NULL, "json" or "csv" */
    char *seats;
    const char *seed;
} request;

static int read_options(int argc, char **argv, request *r) {
    static const struct option options[] = {
        {"seats", required_argument, NULL, 's'},   {"games", required_argument, NULL, 'n'},
        {"rules", required_argument, NULL, 'r'},   {"rotate", no_argument, NULL, 'o'},
        {"events", no_argument, NULL, 'e'},        {"seed", required_argument, NULL, 'S'},
        {"threads", required_argument, NULL, 't'}, {"json", no_argument, NULL, 'j'},
        {"csv", no_argument, NULL, 'c'},           {NULL, 0, NULL, 0}};
    uint64_t threads = (uint64_t)r->sim.threads;
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
        switch (option) {
        case 's': r->seats = optarg; break;
        case 'n': status = need_number("simulate", "games", optarg, 1000000000000, &r->sim.games); break;
        case 'r': r->rules = optarg; break;
        case 'o': r->sim.rotate = true; break;
        case 'e': r->sim.count_events = true; break;
        case 'S': r->seed = optarg; break;
        case 't': status = need_number("simulate", "threads", optarg, THREADS_MAX, &threads); break;
        case 'j':
        case 'c':
            if (r->format) status = usage_error("simulate", "--json and --csv exclude each other");
            r->format = option == 'j' ? "json" : "csv";
            break;
        default: status = option_error("simulate", option, argv);
        }
    }
    r->sim.threads = (int)threads;
    if (status) return status;
    if (optind + 1 < argc) return usage_error("simulate", "unexpected argument %s", argv[optind + 1]);
    r->game = need_game("simulate", argv[optind]);
    return r->game ? STATUS_FINE : STATUS_USAGE;
}

/** A simulation in a thread of its own. */
typedef struct job {
    uc_sim *sim;
    uc_text reason;
    char buffer[UC_MESSAGE_MAX];
    uc_error error;
} job;

static void *run(void *argument) {
    job *j = argument;
    uc_text_start(&j->reason, j->buffer, sizeof j->buffer);
    j->error = uc_simulate(j->sim, &j->reason);
    if (j->error) /* nobody waits for games that are not played */
        __atomic_store_n(&j->sim->done, j->sim->games, __ATOMIC_RELAXED);
    return NULL;
}

static void print_progress(const uc_sim *sim, double since) {
    uint64_t done = uc_sim_done(sim);
    double spent = seconds_now() - since,
           left = done ? spent / (double)done * (double)(sim->games - done) : 0;
    fprintf(stderr, "\r%llu of %llu games, %.0f a second, %.0f s left \033[K", (unsigned long long)done,
            (unsigned long long)sim->games, (double)done / (spent > 0 ? spent : 1), left);
}

/** Simulates in a thread of its own, so that this one can tell the progress on a terminal. */
static int simulate(uc_sim *sim) {
    pthread_t thread;
    job j = {.sim = sim};
    double since = seconds_now();
    if (!isatty(STDERR_FILENO) || pthread_create(&thread, NULL, run, &j)) {
        run(&j);
    } else {
        for (int tick = 0; uc_sim_done(sim) < sim->games; tick++) {
            nanosleep(&(struct timespec){0, 20000000}, NULL);
            if (tick % 10 == 9) print_progress(sim, since);
        }
        pthread_join(thread, NULL);
        fputs("\r\033[K", stderr);
    }
    return j.error ? failure("simulate", "%s", j.buffer) : STATUS_FINE;
}

/** What a player had of the wins: one that is shared by two is half a win of each. */
static uc_interval win_share(const uc_sim *sim, int player) {
    return uc_sample_share(&sim->credit[player], UC_WIN);
}

static void print_events(const uc_sim *sim, const uc_game *game) {
    printf("\n%-18s %-26s %-26s %-24s %s\n", "counted", "a game", "a round", "in rounds, %", "mean");
    for (int i = 0; uc_tally_key_of(game, i).key; i++) {
        const uc_tally *tally = &sim->tally[i];
        uc_tally_key key = uc_tally_key_of(game, i);
        if (!tally->number.sum) continue;
        printf("%-18s %-26s %-26s %-24s %s\n", key.key, interval_text(uc_sample_mean(&tally->number), 1, 3),
               interval_text(uc_tally_per_round(sim, tally), 1, 3),
               interval_text(uc_tally_in_rounds(sim, tally), 100, 2),
               key.averages ? interval_text(uc_tally_mean(sim, tally), 1, 3) : "");
    }
}

/** What went wrong with programs. */
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
    printf("%s, %d seat%s, %llu games%s (95 %% intervals in brackets)\n\n", game->name, sim->start.head.seats,
           sim->start.head.seats == 1 ? "" : "s", (unsigned long long)finished,
           sim->rotate ? ", seats rotated" : "");
    printf("%-8s %-*s %-28s %s\n", sim->rotate ? "player" : "seat", width, "bot", "games won, %",
           "points at the end");
    for (int i = 0; i < sim->start.head.seats; i++)
        printf("%-8d %-*s %-28s %s\n", i, width, sim->player[i].text,
               interval_text(uc_share(sim->wins[i], finished), 100, 2),
               interval_text(uc_sample_mean(&sim->points[i]), 1, 2));
    printf("\nrounds a game     %s\n", interval_text(uc_sample_mean(&sim->rounds), 1, 3));
    printf("decisions a round %s\n", interval_text(uc_decisions_per_round(sim), 1, 2));
    printf("decisions a game  %s\n", interval_text(uc_sample_mean(&sim->decisions), 1, 2));
    if (sim->unfinished)
        printf("%llu games were stopped after %d moves and are not counted\n",
               (unsigned long long)sim->unfinished, MOVE_LIMIT);
    print_faults(sim);
    if (sim->count_events) print_events(sim, game);
}

/** Games by the number of rounds that they took, from 0. */
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
        print_interval_json("per_game", uc_sample_mean(&tally->number));
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
    print_interval_json("win_rate", uc_share(sim->wins[i], sim->rounds.count));
    putchar(',');
    print_interval_json("win_share", win_share(sim, i));
    putchar(',');
    print_interval_json("points", uc_sample_mean(&sim->points[i]));
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
    print_interval_json("rounds_per_game", uc_sample_mean(&sim->rounds));
    putchar(',');
    print_interval_json("decisions_per_round", uc_decisions_per_round(sim));
    putchar(',');
    print_interval_json("decisions_per_game", uc_sample_mean(&sim->decisions));
    print_lengths_json(sim);
    if (sim->count_events) print_events_json(sim, r->game);
    puts("}");
}

static void print_csv_line(const char *what, int player, const char *of, uc_interval i) {
    char number[16] = "";
    if (player >= 0) snprintf(number, sizeof number, "%d", player);
    printf("%s,%s,", what, number);
    print_csv_text(of);
    printf(",%.9g,%.9g,%.9g\n", i.mean, i.low, i.high);
}

static void print_events_csv(const uc_sim *sim, const uc_game *game) {
    for (int i = 0; uc_tally_key_of(game, i).key; i++) {
        const uc_tally *tally = &sim->tally[i];
        uc_tally_key key = uc_tally_key_of(game, i);
        print_csv_line("per_game", -1, key.key, uc_sample_mean(&tally->number));
        print_csv_line("per_round", -1, key.key, uc_tally_per_round(sim, tally));
        print_csv_line("in_rounds", -1, key.key, uc_tally_in_rounds(sim, tally));
        if (key.averages) print_csv_line("mean", -1, key.key, uc_tally_mean(sim, tally));
    }
}

static void print_csv(const uc_sim *sim, const uc_game *game) {
    puts("what,player,of,mean,low,high");
    for (int i = 0; i < sim->start.head.seats; i++) {
        print_csv_line("win_rate", i, sim->player[i].text, uc_share(sim->wins[i], sim->rounds.count));
        print_csv_line("win_share", i, sim->player[i].text, win_share(sim, i));
        print_csv_line("points", i, sim->player[i].text, uc_sample_mean(&sim->points[i]));
    }
    print_csv_line("rounds_per_game", -1, "", uc_sample_mean(&sim->rounds));
    print_csv_line("decisions_per_round", -1, "", uc_decisions_per_round(sim));
    print_csv_line("decisions_per_game", -1, "", uc_sample_mean(&sim->decisions));
    if (sim->count_events) print_events_csv(sim, game);
}

int cmd_simulate(int argc, char **argv) {
    static request r = {.seed = "1", .sim = {.games = 1000, .move_limit = MOVE_LIMIT}};
    static char four[] = "normal,normal,normal,normal";
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("simulate");
    r.sim.threads = default_threads();
    r.seats = four;
    int seats = 0, status = read_options(argc, argv, &r);
    if (!status) status = read_players("simulate", "seats", r.seats, UC_SEATS_MAX, r.sim.player, &seats);
    if (!status) status = start_with_rules("simulate", r.game, seats, r.rules, &r.sim.start);
    r.sim.seed = uc_seed_of_text(r.seed);
    if (!status) status = simulate(&r.sim);
    if (status) return status;
    if (!r.format)
        print_text(&r.sim, r.game);
    else if (!strcmp(r.format, "json"))
        print_json(&r.sim, &r);
    else
        print_csv(&r.sim, r.game);
    status = finish_output("simulate");
    for (int i = 0; i < seats; i++)
        if (need_moves("simulate", &r.sim.player[i], &r.sim.faults[i])) status = STATUS_FAILED;
    return status;
}
