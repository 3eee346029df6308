/* The speed of search, in positions from games between sensible players. */
#include "cli/bench_search.h"

#include "base/arguments.h"

enum { POSITIONS = 24, APART = 23 /* moves between two positions */ };

typedef struct position {
    uc_view view;
    uc_memory memory;
} position;

static void seat_normals(uc_agent *agent, const uc_state *start, uint64_t game) {
    uc_player normal = {.text = "normal", .bot = uc_bot_find("normal")};
    for (int seat = 0; seat < start->head.seats; seat++) {
        uc_agent_open(&agent[seat], &normal, NULL);
        uc_agent_start(&agent[seat], start, seat, 4, game * UC_SEATS_MAX + (uint64_t)seat + 1);
    }
}

static bool has_choice(const uc_state *state, int seat) {
    uc_move legal[UC_MOVES_MAX];
    return uc_legal(state, seat, legal) > 1;
}

/** Plays games and stores, at intervals, the view and memory of a seat that has a choice. */
static void fill(position *list, const uc_state *start) {
    static uc_agent agent[UC_SEATS_MAX];
    static uc_memory memory[UC_SEATS_MAX];
    static uc_events events;
    int count = 0, since = 0;
    for (uint64_t game = 0; count < POSITIONS; game++) {
        uc_state state = *start;
        uc_rng chance;
        uc_rng_start(&chance, 4, game * UC_SEATS_MAX);
        seat_normals(agent, start, game);
        for (int i = 0; i < start->head.seats; i++) uc_observe_start(&memory[i], &state, i);
        for (uint64_t may; count < POSITIONS && (may = uc_actors(&state)); since++) {
            bool draws = may == UC_ACTORS_CHANCE;
            int mover = draws ? UC_CHANCE : uc_rng_bit(&chance, may);
            if (!draws && since >= APART && has_choice(&state, mover)) {
                uc_view_of(&state, mover, &list[count].view);
                list[count++].memory = memory[mover];
                since = 0;
            }
            events.count = 0;
            uc_apply(&state, mover, draws ? uc_draw(&state, &chance) : uc_agent_choose(&agent[mover], &state),
                     &events);
            uc_observe_all(memory, &state, &events);
        }
    }
}

static uc_findings search(const position *at, const uc_budget *budget, uc_rng *rng) {
    uc_move legal[UC_MOVES_MAX];
    uc_ask ask = {&at->view, &at->memory, legal, uc_view_legal(&at->view, legal), rng, *budget};
    uc_findings found;
    if (uc_search(&ask, &found)) found = (uc_findings){.seconds = 1};
    return found;
}

/** One thread by its processor time, several by the clock on the wall. */
static double now(int threads) {
    return threads == 1 ? cpu_seconds_now() : seconds_now();
}

static void time_threads(search_speed *speed, const position *list, int threads, uint64_t ms,
                         const bool *stop, uc_rng *rng) {
    uc_budget budget = {.ms = (uint32_t)(ms / POSITIONS + 1), .threads = threads, .stop = stop};
    double since = now(threads), playouts = 0, decisions = 0;
    for (int i = 0; i < POSITIONS; i++) {
        uc_findings found = search(&list[i], &budget, rng);
        playouts += (double)found.playouts;
        decisions += (double)found.decisions;
    }
    double spent = now(threads) - since;
    speed->playouts_per_s[threads - 1] = playouts / spent;
    speed->decisions_per_s[threads - 1] = decisions / spent;
}

/** Seconds of processor time that the bot `hard`, which has one thread, needs for its move. */
static double time_hard(const position *at, const bool *stop, uc_rng *rng) {
    const uc_bot *hard = uc_bot_find("hard");
    uc_move legal[UC_MOVES_MAX];
    uc_ask ask = {&at->view, &at->memory, legal, uc_view_legal(&at->view, legal), rng, hard->budget};
    ask.budget.stop = stop;
    double since = cpu_seconds_now();
    hard->choose(&ask);
    return cpu_seconds_now() - since;
}

search_speed bench_search(const uc_state *start, uint64_t ms, const bool *stop) {
    static position list[POSITIONS];
    search_speed speed = {.hard_ms = 0};
    uc_rng rng;
    uc_rng_start(&rng, 5, 0);
    fill(list, start);
    for (int threads = 1; threads <= 2; threads++) time_threads(&speed, list, threads, ms, stop, &rng);
    for (int i = 0; i < POSITIONS && !__atomic_load_n(stop, __ATOMIC_RELAXED); i++) {
        double spent = 1000 * time_hard(&list[i], stop, &rng);
        speed.hard_ms += spent / POSITIONS;
        if (spent > speed.hard_most_ms) speed.hard_most_ms = spent;
    }
    return speed;
}
