/* upcard bench: the speed of the rules, on one core. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/bench_batch.h"
#include "cli/bench_search.h"
#include "cli/bench_window.h"
#include "cli/commands.h"
#include "cli/progress.h"
#include "upcard/sim.h"

static const char help[] =
    "usage: upcard bench [OPTION...]\n"
    "\n"
    "Measures random play on one core, in millions of seats' decisions a second.\n"
    "\"checked\" uses the public interface (actors, legal, choose, apply, pick),\n"
    "\"playout\" the library's fused loop. One step of xoshiro256** is timed too, to\n"
    "compare machines. A second table measures what seats see: a view, what a move\n"
    "costs when all seats observe it, play with all seats observing, the moves that\n"
    "were refused (0, or the rules contradict themselves), \"checked\" by the clock on\n"
    "the wall and the part of that time for which the program had the processor. All\n"
    "other figures are of processor time, each the best of many short windows. A\n"
    "third table measures the arrays for learning programs: a seat's observation in\n"
    "bytes and in floats, and a mask of its moves; then steps of a batch of 1024\n"
    "games, in millions a second: alone, with masks, with masks and observations in\n"
    "bytes or floats, and those in bytes on two threads by the clock on the wall. A\n"
    "fourth table measures the searching bots: playouts and decisions a second on\n"
    "one thread and, by the clock on the wall, on two; and the time of the bot\n"
    "`hard` for a move (mean and longest).\n"
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
    CHUNK = 2000, /* decisions between two looks at the clock */
    FIGURES = 9 /* of a game; its batches count as one, and its search */,
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

/** Seconds of an item: of processor time, and by the clock on the wall; and the part of all time for which
 * the program had the processor. */
typedef struct speed {
    double cpu, wall, share;
} speed;

typedef struct result {
    speed checked, playout, observed;
    double copy_ns, resample_ns, recall_ns, view_ns, observe_ns;
    uint64_t refused;
    size_t state_bytes;
    batch_speed batch;
    search_speed search;
} result;

/** What is measured works on this: a game in progress with an observer in each seat, and positions in the
 * middle of random games, with the view and the memory of seat 0. */
typedef struct workplace {
    uc_state start, state;
    uc_rng rng;
    uc_memory observer[UC_SEATS_MAX];
    uc_events events;
    uint64_t moves, decisions, refused; /**< moves made, decisions of seats among them, refused ones */
    uc_state at[POSITIONS], copy[POSITIONS];
    uc_view view[POSITIONS];
    uc_memory memory[POSITIONS];
} workplace;

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

/** Makes one random move through the public checked interface, or begins the next game. True for a seat's
 * decision. */
static inline bool make_move(workplace *w, uc_events *events) {
    uint64_t may = uc_actors(&w->state);
    uc_result made;
    if (may == UC_ACTORS_CHANCE) {
        made = uc_apply(&w->state, UC_CHANCE, uc_draw(&w->state, &w->rng), events);
    } else if (may) {
        uc_move moves[UC_MOVES_MAX];
        int seat = uc_rng_bit(&w->rng, may), legal = uc_legal(&w->state, seat, moves);
        made = uc_apply(&w->state, seat, moves[uc_rng_below(&w->rng, (uint32_t)legal)], events);
    } else {
        uc_copy(&w->state, &w->start);
        return false;
    }
    w->moves++;
    w->refused += made.error != UC_OK;
    return may != UC_ACTORS_CHANCE;
}

static uint64_t play_checked(void *place) {
    workplace *w = place;
    for (uint64_t left = CHUNK; left;) left -= make_move(w, NULL);
    return CHUNK;
}

static uint64_t play_fused(void *place) {
    workplace *w = place;
    for (uint64_t left = CHUNK; left;) {
        left -= uc_playout(&w->state, &w->rng, left);
        if (left) uc_copy(&w->state, &w->start);
    }
    return CHUNK;
}

static void observe_start(workplace *w) {
    for (int seat = 0; seat < w->start.head.seats; seat++)
        uc_observe_start(&w->observer[seat], &w->start, seat);
}

/** Every seat observes every move. */
static uint64_t play_observed(void *place) {
    workplace *w = place;
    uint64_t before = w->moves;
    for (int left = CHUNK / 20; left;) {
        w->events.count = 0;
        if (uc_over(&w->state)) observe_start(w);
        left -= make_move(w, &w->events);
        if (!w->events.count) continue;
        uc_observe_all(w->observer, &w->state, &w->events);
    }
    w->decisions += CHUNK / 20;
    return w->moves - before;
}

/** The same moves with events that nobody observes. */
static uint64_t play_reported(void *place) {
    workplace *w = place;
    uint64_t before = w->moves;
    for (int left = CHUNK; left;) {
        w->events.count = 0;
        left -= make_move(w, &w->events);
    }
    return w->moves - before;
}

/** Before each run of a measurement: counts the last one. False after an interrupt. */
static bool next_run(request *r, uint64_t run) {
    if (run) progress_show(&r->shown, ++r->done);
    return run < r->runs && !interrupt_status();
}

static speed measure_speed(request *r, bench_work *does, workplace *w, double run_ms) {
    bench_speed best = {0};
    uc_rng_start(&w->rng, 1, 0);
    uc_copy(&w->state, &w->start);
    observe_start(w);
    for (uint64_t run = 0; next_run(r, run); run++) bench_windows(&best, does, w, 1e-3 * run_ms);
    return (speed){bench_cpu(&best), best.wall, best.all_wall > 0 ? best.all_cpu / best.all_wall : 0};
}

/** Positions after 60 to 187 moves of random games, at seats' decisions. */
static void fill_positions(workplace *w) {
    for (int i = 0; i < POSITIONS; i++) {
        uc_rng_start(&w->rng, 2, (uint64_t)i);
        uc_copy(&w->state, &w->start);
        uc_observe_start(&w->memory[i], &w->state, 0);
        for (int made = 0; made < 60 + 2 * i || uc_actors(&w->state) == UC_ACTORS_CHANCE; made++) {
            if (uc_over(&w->state)) break;
            w->events.count = 0;
            make_move(w, &w->events);
            uc_observe(&w->memory[i], &w->state, &w->events, 0);
        }
        uc_copy(&w->at[i], &w->state);
        uc_view_of(&w->state, 0, &w->view[i]);
    }
}

static uint64_t copy_all(void *place) {
    workplace *w = place;
    for (int i = 0; i < POSITIONS; i++) uc_copy(&w->copy[i], &w->at[i]);
    keep(w->copy);
    return POSITIONS;
}

/** Seat after seat. */
static uint64_t view_all(void *place) {
    workplace *w = place;
    uc_view view;
    for (int seat = 0; seat < w->start.head.seats; seat++)
        for (int i = 0; i < POSITIONS; i++) {
            uc_view_of(&w->at[i], seat, &view);
            keep(&view);
        }
    return (uint64_t)POSITIONS * w->start.head.seats;
}

static uint64_t resample_all(void *place) {
    workplace *w = place;
    for (int i = 0; i < POSITIONS; i++) uc_resample(&w->view[i], NULL, &w->rng, &w->copy[i]);
    keep(w->copy);
    return POSITIONS;
}

static uint64_t recall_all(void *place) {
    workplace *w = place;
    for (int i = 0; i < POSITIONS; i++) uc_resample(&w->view[i], &w->memory[i], &w->rng, &w->copy[i]);
    keep(w->copy);
    return POSITIONS;
}

static uint64_t step_xoshiro(void *place) {
    workplace *w = place;
    uint64_t sum = 0;
    for (int i = 0; i < CHUNK; i++) sum += uc_rng_next(&w->rng);
    keep(&sum);
    return CHUNK;
}

static double best_ns(request *r, bench_work *does, workplace *w) {
    return 1e9 * measure_speed(r, does, w, .25 * (double)r->ms).cpu;
}

/** What observation adds to a move, and the decisions a second with it: two figures. */
static void measure_observation(request *r, workplace *w, result *m) {
    double ms = .5 * (double)r->ms, reported;
    uint64_t moves = w->moves;
    w->decisions = 0;
    m->observed = measure_speed(r, play_observed, w, ms);
    double decided = (double)w->decisions / (double)(w->moves - moves);
    reported = measure_speed(r, play_reported, w, ms).cpu;
    m->observe_ns = 1e9 * (m->observed.cpu - reported);
    m->observed.cpu /= decided;
    m->observed.wall /= decided;
}

static result measure(request *r, const uc_game *game) {
    static workplace w;
    fresh(&w.start, game, (int)r->seats);
    fill_positions(&w);
    w.refused = 0;
    result m = {.checked = measure_speed(r, play_checked, &w, (double)r->ms),
                .playout = measure_speed(r, play_fused, &w, (double)r->ms),
                .copy_ns = best_ns(r, copy_all, &w),
                .resample_ns = best_ns(r, resample_all, &w),
                .recall_ns = best_ns(r, recall_all, &w),
                .view_ns = best_ns(r, view_all, &w),
                .state_bytes = uc_state_size(&w.start)};
    measure_observation(r, &w, &m);
    m.refused = w.refused;
    m.batch = bench_batch(&w.start, r->ms * r->runs, r->stop);
    m.search = bench_search(&w.start, r->ms * r->runs, r->stop);
    return m;
}

static void print_json(const request *r, const uc_game *game, const result *m, bool first) {
    printf("%s{\"game\":\"%s\",\"seats\":%d,\"decisions_per_s\":%.0f,\"playout_decisions_per_s\":%.0f,"
           "\"copy_ns\":%.2f,\"resample_ns\":%.1f,\"resample_recall_ns\":%.1f,\"state_bytes\":%zu,"
           "\"view_ns\":%.1f,\"observe_ns\":%.1f,\"observed_decisions_per_s\":%.0f,\"refused\":%llu,"
           "\"wall_decisions_per_s\":%.0f,\"wall_playout_decisions_per_s\":%.0f,\"cpu_share\":%.3f,"
           "\"search_playouts_per_s\":[%.0f,%.0f],\"search_decisions_per_s\":[%.0f,%.0f],"
           "\"hard_ms\":%.2f,\"hard_most_ms\":%.2f,",
           first ? "" : ",", game->id, (int)r->seats, 1 / m->checked.cpu, 1 / m->playout.cpu, m->copy_ns,
           m->resample_ns, m->recall_ns, m->state_bytes, m->view_ns, m->observe_ns, 1 / m->observed.cpu,
           (unsigned long long)m->refused, 1 / m->checked.wall, 1 / m->playout.wall, m->checked.share,
           m->search.playouts_per_s[0], m->search.playouts_per_s[1], m->search.decisions_per_s[0],
           m->search.decisions_per_s[1], m->search.hard_ms, m->search.hard_most_ms);
    const batch_speed *b = &m->batch;
    printf("\"tensor_u8_ns\":%.1f,\"tensor_f32_ns\":%.1f,\"mask_ns\":%.1f,\"batch_steps_per_s\":%.0f,"
           "\"batch_mask_steps_per_s\":%.0f,\"batch_u8_steps_per_s\":%.0f,\"batch_f32_steps_per_s\":%.0f,"
           "\"batch_u8_2_threads_steps_per_s\":%.0f}",
           b->u8_ns, b->f32_ns, b->mask_ns, b->steps_per_s[STEPS_ALONE], b->steps_per_s[STEPS_MASK],
           b->steps_per_s[STEPS_U8], b->steps_per_s[STEPS_F32], b->threads_per_s);
}

static void print_result(const request *r, const uc_game *game, const result *m, bool first) {
    if (r->json)
        print_json(r, game, m, first);
    else
        printf("%-12s %5d %9.1f %9.1f %9.2f %10.1f %10.1f %6zu\n", game->id, (int)r->seats,
               1e-6 / m->checked.cpu, 1e-6 / m->playout.cpu, m->copy_ns, m->resample_ns, m->recall_ns,
               m->state_bytes);
    fflush(stdout);
}

static void print_observation(const uc_game *game, const result *m) {
    printf("%-12s %9.1f %9.1f %9.2f %9llu %9.1f %9.0f\n", game->id, m->view_ns, m->observe_ns,
           1e-6 / m->observed.cpu, (unsigned long long)m->refused, 1e-6 / m->checked.wall,
           100 * m->checked.share);
}

static void print_batch(const uc_game *game, const batch_speed *b) {
    printf("%-12s %9.1f %9.1f %9.1f", game->id, b->u8_ns, b->f32_ns, b->mask_ns);
    for (int kind = 0; kind < STEPS_KINDS; kind++) printf(" %7.2f", 1e-6 * b->steps_per_s[kind]);
    printf(" %9.2f\n", 1e-6 * b->threads_per_s);
}

static void print_search(const uc_game *game, const search_speed *m) {
    printf("%-12s %9.0f %9.0f %9.2f %9.2f %9.1f %9.1f\n", game->id, m->playouts_per_s[0] / 1e3,
           m->playouts_per_s[1] / 1e3, m->decisions_per_s[0] / 1e6, m->decisions_per_s[1] / 1e6, m->hard_ms,
           m->hard_most_ms);
}

/** The tables that follow the first. */
static void print_tables(const uc_game *const *game, const result *m, int count) {
    printf("\n%-12s %9s %9s %9s %9s %9s %9s\n%-12s %9s %9s %9s %9s %9s %9s\n", "seen", "a view", "observed",
           "play", "refused", "wall", "processor", "game", "ns", "ns a move", "M/s", "moves", "M/s", "%");
    for (int i = 0; i < count; i++) print_observation(game[i], &m[i]);
    printf("\n%-12s %9s %9s %9s %41s\n%-12s %9s %9s %9s %7s %7s %7s %7s %9s\n", "arrays", "bytes", "floats",
           "a mask", "steps of a batch, M/s", "game", "ns", "ns", "ns", "alone", "masks", "bytes", "floats",
           "2 threads");
    for (int i = 0; i < count; i++) print_batch(game[i], &m[i].batch);
    printf("\n%-12s %19s %19s %19s\n%-12s %9s %9s %9s %9s %9s %9s\n", "search", "playouts, k/s",
           "decisions, M/s", "hard, ms a move", "game", "1 thread", "2", "1 thread", "2", "mean", "longest");
    for (int i = 0; i < count; i++) print_search(game[i], &m[i].search);
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
    static result results[GAMES_MAX];
    static workplace any;
    fresh(&any.start, uc_games[0], uc_games[0]->seats_min);
    start_progress(r);
    double xoshiro = best_ns(r, step_xoshiro, &any);
    progress_end(&r->shown);
    if (interrupt_status()) return failure("bench", "stopped before the first game: there is no result");
    print_head(r, xoshiro);
    for (const uc_game *const *game = uc_games; *game && count < GAMES_MAX; game++) {
        if (!is_measured(r, *game)) continue;
        result m = measure(r, *game);
        progress_end(&r->shown);
        if (interrupt_status()) break; /* the game is not measured to its end */
        r->done += 2 * r->runs;        /* its batches and its search */
        print_result(r, *game, &m, !count);
        done[count] = *game;
        results[count++] = m;
    }
    if (!r->json && count) print_tables(done, results, count);
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
