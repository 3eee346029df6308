/* upcard bench: the speed of the rules, on one core. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/bench_search.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "upcard/sim.h"

static const char help[] = "usage: upcard bench [OPTION...]\n"
                           "\n"
                           "Measures random play on one core, in millions of seats' decisions a second.\n"
                           "\"checked\" uses the public interface (actors, legal, choose, apply, pick),\n"
                           "\"playout\" the library's fused loop. One step of xoshiro256** is timed too, to\n"
                           "compare machines. Each figure is the best of several runs. A second table\n"
                           "measures the searching bots: playouts and decisions a second on one and two\n"
                           "threads, and the time of the bot `hard` for a move (mean and longest).\n"
                           "\n"
                           "  --game GAME    only this game\n"
                           "  --seats N      seats (default 4, or the most that GAME allows)\n"
                           "  --ms N         length of a run in milliseconds (default 200)\n"
                           "  --runs N       runs per figure (default 5)\n"
                           "  --signature    instead, prints the number that pins how each game plays\n"
                           "  --json         the result for programs\n"
                           "\n"
                           "Ctrl-C stops it and prints the games measured so far; a second Ctrl-C quits at\n"
                           "once. Exit status: 0 success, 1 failure, 2 wrong usage, 130 or 143 a partial\n"
                           "result, after SIGINT or SIGTERM.\n"
                           "\n"
                           "example: upcard bench --game uno_flip --runs 10\n";

enum {
    USUAL_SEATS = 4,
    POSITIONS = 64,
    FIGURES = 6 /* of a game; its search counts as one */,
    GAMES_MAX = 64
};

typedef struct request {
    const uc_game *game;
    uint64_t seats, ms, runs;
    bool signature, json;
    progress shown;
    uint64_t done; /**< runs */
    const bool *stop;
} request;

typedef struct result {
    double decisions_per_s, playout_per_s, copy_ns, resample_ns, recall_ns;
    size_t state_bytes;
    search_speed search;
} result;

/** Positions in the middle of random games, with the view and the memory of the seat to act. */
typedef struct positions {
    uc_state state[POSITIONS], copy[POSITIONS];
    uc_view view[POSITIONS];
    uc_memory memory[POSITIONS];
} positions;

static void fresh(uc_state *state, const uc_game *game, int seats) {
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_start(state, game, seats, NULL, 0, &message);
}

/** Keeps the compiler from dropping work whose result is not used. */
static void keep(const void *memory) {
    __asm__ volatile("" : : "r"(memory) : "memory");
}

/** Plays `count` decisions through the public checked interface, game after game. */
static void play_checked(uc_state *state, const uc_state *start, uc_rng *rng, uint64_t count) {
    while (count) {
        uint64_t may = uc_actors(state);
        if (may == UC_ACTORS_CHANCE) {
            uc_apply(state, UC_CHANCE, uc_draw(state, rng), NULL);
        } else if (may) {
            uc_move moves[UC_MOVES_MAX];
            int seat = uc_rng_bit(rng, may), legal = uc_legal(state, seat, moves);
            uc_apply(state, seat, moves[uc_rng_below(rng, (uint32_t)legal)], NULL);
            count--;
        } else {
            uc_copy(state, start);
        }
    }
}

static void play_fused(uc_state *state, const uc_state *start, uc_rng *rng, uint64_t count) {
    while (count) {
        uint64_t made = uc_playout(state, rng, count);
        count -= made;
        if (count) uc_copy(state, start);
    }
}

/** Before each run of a measurement: counts the last one. False after an interrupt. */
static bool next_run(request *r, uint64_t run) {
    if (run) progress_show(&r->shown, ++r->done);
    return run < r->runs && !interrupt_status();
}

/** The best rate of several runs, in decisions per second. */
static double best_rate(request *r, void (*play)(uc_state *, const uc_state *, uc_rng *, uint64_t),
                        const uc_state *start) {
    enum { CHUNK = 20000 };
    double best = 0;
    uc_rng rng;
    uc_rng_start(&rng, 1, 0);
    for (uint64_t run = 0; next_run(r, run); run++) {
        uc_state state = *start;
        double since = seconds_now(), spent = 0;
        uint64_t decisions = 0;
        while (spent < 1e-3 * (double)r->ms) {
            play(&state, start, &rng, CHUNK);
            decisions += CHUNK;
            spent = seconds_now() - since;
        }
        if ((double)decisions / spent > best) best = (double)decisions / spent;
    }
    return best;
}

/** One random move; seat 0's view and memory are updated. */
static void make_move(uc_state *state, uc_rng *rng, uc_memory *memory) {
    static uc_events events;
    uc_move moves[UC_MOVES_MAX];
    uint64_t may = uc_actors(state);
    bool chance = may == UC_ACTORS_CHANCE;
    int mover = chance ? UC_CHANCE : uc_rng_bit(rng, may);
    int legal = chance ? 0 : uc_legal(state, mover, moves);
    events.count = 0;
    uc_apply(state, mover, chance ? uc_draw(state, rng) : moves[uc_rng_below(rng, (uint32_t)legal)], &events);
    uc_observe(memory, state, &events, 0);
}

/** Positions after 60 to 187 moves of random games, at seats' decisions. */
static void fill_positions(positions *p, const uc_state *start) {
    for (int i = 0; i < POSITIONS; i++) {
        uc_rng rng;
        uc_rng_start(&rng, 2, (uint64_t)i);
        uc_state *state = &p->state[i];
        uc_copy(state, start);
        uc_observe_start(&p->memory[i], state, 0);
        for (int made = 0; made < 60 + 2 * i || uc_actors(state) == UC_ACTORS_CHANCE; made++) {
            if (uc_over(state)) break;
            make_move(state, &rng, &p->memory[i]);
        }
        uc_view_of(state, 0, &p->view[i]);
    }
}

static void copy_all(positions *p, uc_rng *rng) {
    (void)rng;
    for (int i = 0; i < POSITIONS; i++) uc_copy(&p->copy[i], &p->state[i]);
    keep(p->copy);
}

static void resample_all(positions *p, uc_rng *rng) {
    for (int i = 0; i < POSITIONS; i++) uc_resample(&p->view[i], NULL, rng, &p->copy[i]);
    keep(p->copy);
}

static void recall_all(positions *p, uc_rng *rng) {
    for (int i = 0; i < POSITIONS; i++) uc_resample(&p->view[i], &p->memory[i], rng, &p->copy[i]);
    keep(p->copy);
}

static void step_xoshiro(positions *p, uc_rng *rng) {
    (void)p;
    uint64_t sum = 0;
    for (int i = 0; i < POSITIONS * 64; i++) sum += uc_rng_next(rng);
    keep(&sum);
}

/** The best time in ns of one of the `count` things that `work` does. */
static double best_ns(request *r, void (*work)(positions *, uc_rng *), positions *p, int count) {
    double best = 1e30;
    uc_rng rng;
    uc_rng_start(&rng, 3, 0);
    for (uint64_t run = 0; next_run(r, run); run++) {
        double since = seconds_now(), spent = 0;
        uint64_t times = 0;
        while (spent < 2.5e-4 * (double)r->ms) {
            for (int i = 0; i < 100; i++) work(p, &rng);
            times += 100;
            spent = seconds_now() - since;
        }
        double ns = 1e9 * spent / (double)times / count;
        if (ns < best) best = ns;
    }
    return best;
}

static result measure(request *r, const uc_game *game) {
    static positions p;
    uc_state start;
    fresh(&start, game, (int)r->seats);
    fill_positions(&p, &start);
    return (result){.decisions_per_s = best_rate(r, play_checked, &start),
                    .playout_per_s = best_rate(r, play_fused, &start),
                    .copy_ns = best_ns(r, copy_all, &p, POSITIONS),
                    .resample_ns = best_ns(r, resample_all, &p, POSITIONS),
                    .recall_ns = best_ns(r, recall_all, &p, POSITIONS),
                    .state_bytes = uc_state_size(&start),
                    .search = bench_search(&start, r->ms * r->runs, r->stop)};
}

static void print_result(const request *r, const uc_game *game, const result *m, bool first) {
    if (r->json) {
        printf("%s{\"game\":\"%s\",\"seats\":%d,\"decisions_per_s\":%.0f,\"playout_decisions_per_s\":%.0f,"
               "\"copy_ns\":%.2f,"
               "\"resample_ns\":%.1f,\"resample_recall_ns\":%.1f,\"state_bytes\":%zu,"
               "\"search_playouts_per_s\":[%.0f,%.0f],\"search_decisions_per_s\":[%.0f,%.0f],"
               "\"hard_ms\":%.2f,\"hard_most_ms\":%.2f}",
               first ? "" : ",", game->id, (int)r->seats, m->decisions_per_s, m->playout_per_s, m->copy_ns,
               m->resample_ns, m->recall_ns, m->state_bytes, m->search.playouts_per_s[0],
               m->search.playouts_per_s[1], m->search.decisions_per_s[0], m->search.decisions_per_s[1],
               m->search.hard_ms, m->search.hard_most_ms);
    } else {
        printf("%-12s %5d %9.1f %9.1f %9.2f %10.1f %10.1f %6zu\n", game->id, (int)r->seats,
               m->decisions_per_s / 1e6, m->playout_per_s / 1e6, m->copy_ns, m->resample_ns, m->recall_ns,
               m->state_bytes);
    }
    fflush(stdout);
}

static void print_search(const uc_game *game, const search_speed *m) {
    printf("%-12s %9.0f %9.0f %9.2f %9.2f %9.1f %9.1f\n", game->id, m->playouts_per_s[0] / 1e3,
           m->playouts_per_s[1] / 1e3, m->decisions_per_s[0] / 1e6, m->decisions_per_s[1] / 1e6, m->hard_ms,
           m->hard_most_ms);
}

static int print_signatures(const request *r) {
    for (const uc_game *const *game = uc_games; *game; game++)
        if (!r->game || r->game == *game)
            printf("%s %016llx\n", (*game)->id, (unsigned long long)uc_signature(*game));
    return finish_output("bench");
}

static bool is_measured(const request *r, const uc_game *game) {
    bool seats = r->seats >= (uint64_t)game->seats_min && r->seats <= (uint64_t)game->seats_max;
    return seats && (!r->game || r->game == game);
}

static void start_progress(request *r) {
    uint64_t games = 0;
    for (const uc_game *const *game = uc_games; *game; game++) games += is_measured(r, *game);
    r->stop = interrupt_catch();
    progress_start(&r->shown, "runs", 0, r->runs * (1 + FIGURES * games), false);
}

static void print_head(const request *r, double xoshiro) {
    if (r->json)
        printf("{\"xoshiro_ns\":%.3f,\"results\":[", xoshiro);
    else
        printf("one step of xoshiro256**: %.2f ns\n\n%-12s %5s %9s %9s %9s %10s %10s %6s\n%-12s %5s %9s %9s "
               "%9s %10s %10s %6s\n",
               xoshiro, "", "", "checked", "playout", "copy", "resample", "by memory", "state", "game",
               "seats", "M/s", "M/s", "ns", "ns", "ns", "bytes");
}

static int run_all(request *r) {
    int count = 0;
    const uc_game *done[GAMES_MAX];
    search_speed speed[GAMES_MAX];
    start_progress(r);
    double xoshiro = best_ns(r, step_xoshiro, NULL, POSITIONS * 64);
    progress_end(&r->shown);
    if (interrupt_status()) return failure("bench", "stopped before the first game: there is no result");
    print_head(r, xoshiro);
    for (const uc_game *const *game = uc_games; *game && count < GAMES_MAX; game++) {
        if (!is_measured(r, *game)) continue;
        result m = measure(r, *game);
        progress_end(&r->shown);
        if (interrupt_status()) break; /* the game is not measured to its end */
        r->done += r->runs;            /* its search */
        print_result(r, *game, &m, !count);
        done[count] = *game;
        speed[count++] = m.search;
    }
    if (!r->json && count)
        printf("\n%-12s %19s %19s %19s\n%-12s %9s %9s %9s %9s %9s %9s\n", "search", "playouts, k/s",
               "decisions, M/s", "hard, ms a move", "game", "1 thread", "2", "1 thread", "2", "mean",
               "longest");
    for (int i = 0; !r->json && i < count; i++) print_search(done[i], &speed[i]);
    if (r->json) printf("],\"stopped\":%s}\n", interrupt_status() ? "true" : "false");
    return interrupt_report("bench", finish_output("bench"));
}

int cmd_bench(int argc, char **argv) {
    static const struct option options[] = {
        {"game", required_argument, NULL, 'g'}, {"seats", required_argument, NULL, 'n'},
        {"ms", required_argument, NULL, 'm'},   {"runs", required_argument, NULL, 'r'},
        {"signature", no_argument, NULL, 's'},  {"json", no_argument, NULL, 'j'},
        {"help", no_argument, NULL, 'h'},       {NULL, 0, NULL, 0}};
    request r = {.ms = 200, .runs = 5};
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
        switch (option) {
        case 'g': status = (r.game = need_game("bench", optarg)) ? STATUS_FINE : STATUS_USAGE; break;
        case 'n': status = need_number("bench", "seats", optarg, UC_SEATS_MAX, &r.seats); break;
        case 'm': status = need_number("bench", "ms", optarg, 60000, &r.ms); break;
        case 'r': status = need_number("bench", "runs", optarg, 1000, &r.runs); break;
        case 's': r.signature = true; break;
        case 'j': r.json = true; break;
        case 'h': return fputs(help, stdout), finish_output("bench");
        default: status = option_error("bench", option, argv);
        }
    }
    if (!status && optind < argc) status = usage_error("bench", "unexpected argument %s", argv[optind]);
    if (!r.seats) r.seats = r.game && r.game->seats_max < USUAL_SEATS ? r.game->seats_max : USUAL_SEATS;
    uc_state fresh;
    if (!status && r.game) status = start_with_rules("bench", r.game, (int)r.seats, NULL, &fresh);
    if (status) return status;
    return r.signature ? print_signatures(&r) : run_all(&r);
}
