/* Search: playouts spread over moves and lanes; see upcard/search.h. */
#include "upcard/search.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bots/playout.h"

enum {
    LANES = 4, /* independent trees; their number does not depend on the number of threads, so neither does
                  the result */
    PLAYOUTS = 1000, /* playouts per move if the budget sets no limit */
    LANE_TRIES_MAX = 1024,
    TRIES_MAX = 1 << 20, /* the error of a value is then a thousandth; 4 MB a move */
    TREE_MIN = 1 << 10,  /* slots in the tree of a lane */
    TREE_MAX = 1 << 16,
    FIRST_CHECK = 16, /* tries before a move may be dropped */
    SETTLED = 3,      /* moves whose values a thorough search settles */
};

static const double out_at = 3;       /* a move is dropped if it is worse by this many standard errors */
static const double all_alike = .002; /* smaller differences do not matter */

/** A part of the search; one thread at a time works on it. A try is one resampled state, played out once with
 * each remaining move. */
typedef struct lane {
    uc_rng rng;
    tree tree;
    uint64_t decisions;
    int tries;    /* made in this round */
    float *value; /* [tries][remaining moves] */
    const struct search *search;
} lane;

/** A move and the values of all its playouts; number t of two moves had the same state and stream. */
typedef struct candidate {
    uc_move move;
    bool left;
    uint32_t tries;
    double sum, squares;
    float *value;
} candidate;

typedef struct search {
    const uc_ask *ask;
    const uc_game *game;
    uc_budget budget;
    struct timespec since;
    uc_move guide; /* the move of `normal`: it is dropped only if it is clearly worse */
    int count, left;
    candidate *move; /* [count]; the remaining ones first */
    uint32_t tries, room;
    uint64_t playouts;
    int planned; /* tries of each lane in this round */
    lane lane[LANES];
} search;

static double seconds_since(const struct timespec *since) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)(now.tv_sec - since->tv_sec) + 1e-9 * (double)(now.tv_nsec - since->tv_nsec);
}

/** Whether the caller or the clock ends the search. */
static bool ended(const uc_budget *budget, const struct timespec *since) {
    if (budget->stop && __atomic_load_n(budget->stop, __ATOMIC_RELAXED)) return true;
    return budget->ms && seconds_since(since) * 1000 >= budget->ms;
}

/* ---- lanes ---- */

/** Plays one state out with each remaining move; false if the search ended meanwhile. */
static bool try_moves(lane *l) {
    const search *s = l->search;
    int root = s->ask->view->state.head.viewer;
    uc_state world;
    uc_rng stream;
    double chance[UC_SEATS_MAX];
    float *value = l->value + (size_t)l->tries * (size_t)s->left;
    uc_resample(s->ask->view, s->ask->memory, &l->rng, &world);
    uc_rng_start(&stream, uc_rng_next(&l->rng), 0);
    for (int i = 0; i < s->left; i++) {
        uc_move move = s->move[i].move;
        playout p = {.game = s->game, .root = root, .tree = &l->tree, .rng = stream};
        if (ended(&s->budget, &s->since)) return false;
        tree_make_room(&l->tree);
        uc_copy(&p.state, &world);
        p.round = world.head.round;
        p.key = playout_key(1, root, move);
        s->game->step(&p.state, root, move, NULL);
        playout_run(&p, chance);
        l->decisions += p.decisions;
        value[i] = (float)chance[root];
    }
    l->tries++;
    return true;
}

static void run_lane(lane *l) {
    for (l->tries = 0; l->tries < l->search->planned && try_moves(l);) continue;
}

/** The lanes of one thread: `first`, and every `threads`-th after it. */
typedef struct share {
    search *search;
    int first, threads;
    pthread_t thread;
} share;

static void *run_share(void *argument) {
    const share *own = argument;
    for (int i = own->first; i < LANES; i += own->threads) run_lane(&own->search->lane[i]);
    return NULL;
}

/** Runs all lanes; a share whose thread could not be started runs here. */
static void run_lanes(search *s) {
    int threads = s->budget.threads < 1 ? 1 : s->budget.threads < LANES ? s->budget.threads : LANES;
    share shares[LANES];
    bool started[LANES] = {false};
    for (int i = 0; i < threads; i++) {
        shares[i] = (share){.search = s, .first = i, .threads = threads};
        if (i) started[i] = !pthread_create(&shares[i].thread, NULL, run_share, &shares[i]);
    }
    for (int i = 0; i < threads; i++)
        if (!started[i]) run_share(&shares[i]);
    for (int i = 0; i < threads; i++)
        if (started[i]) pthread_join(shares[i].thread, NULL);
}

/* ---- results of the tries ---- */

static void add_value(candidate *c, float value) {
    c->value[c->tries++] = value;
    c->sum += value;
    c->squares += (double)value * value;
}

/** Collects the values of all lanes, in the order of the lanes. */
static void gather(search *s) {
    for (int i = 0; i < LANES; i++) {
        const lane *l = &s->lane[i];
        for (int t = 0; t < l->tries; t++)
            for (int m = 0; m < s->left; m++)
                add_value(&s->move[m], l->value[(size_t)t * (size_t)s->left + (size_t)m]);
        s->tries += (uint32_t)l->tries;
        s->playouts += (uint64_t)l->tries * (uint64_t)s->left;
    }
}

static double mean_of(const candidate *c) {
    return c->tries ? c->sum / c->tries : 0;
}

/** The standard error of the mean of n numbers; 1 for fewer than two numbers, from which it cannot be
 * estimated. */
static double error_of(double sum, double squares, double n) {
    if (n < 2) return 1;
    double mean = sum / n, variance = (squares - n * mean * mean) / (n - 1);
    return sqrt(variance > 0 ? variance / n : 0);
}

/** The mean difference of `a` and `b` on the tries of both, and its standard error. */
static double difference(const candidate *a, const candidate *b, double *ret_error) {
    uint32_t n = a->tries < b->tries ? a->tries : b->tries;
    double sum = 0, squares = 0;
    for (uint32_t t = 0; t < n; t++) {
        double d = (double)a->value[t] - (double)b->value[t];
        sum += d;
        squares += d * d;
    }
    *ret_error = error_of(sum, squares, n);
    return sum / n;
}

static int better_first(const void *a, const void *b) {
    const candidate *x = a, *y = b;
    if (x->left != y->left) return x->left ? -1 : 1;
    double u = mean_of(x), v = mean_of(y);
    return u > v ? -1 : u < v ? 1 : x->move < y->move ? -1 : 1;
}

/** The used share of the budget. */
static double used_up(const search *s) {
    double used = s->budget.playouts ? (double)s->playouts / (double)s->budget.playouts : 0;
    double tried = s->budget.tries ? (double)s->tries / (double)s->budget.tries : 0;
    double time = s->budget.ms ? seconds_since(&s->since) * 1000 / s->budget.ms : 0;
    return fmax(fmax(used, tried), time);
}

/** Sorts the moves and drops those that are clearly worse; true if the rest are all alike. */
static bool race(search *s) {
    double used = used_up(s), error;
    bool alike = true;
    qsort(s->move, (size_t)s->count, sizeof *s->move, better_first);
    int least = s->budget.thorough ? SETTLED : 1;
    int most = used < .125 ? s->count : used < .25 ? 16 : used < .5 ? 8 : used < .75 ? 4 : 2, left = 1;
    for (int i = 1; i < s->left; i++) {
        candidate *c = &s->move[i];
        double behind = difference(&s->move[0], c, &error);
        bool in_time = i < most || c->move == s->guide;
        c->left = i < least || (in_time && behind <= out_at * error + 1e-9);
        left += c->left;
        alike = alike && (!c->left || behind + 2 * error < all_alike);
    }
    qsort(s->move, (size_t)s->count, sizeof *s->move, better_first);
    s->left = left;
    return alike;
}

/* ---- the search ---- */

/** Tries for each lane until the next check; 0: the budget is used up. */
static int plan(const search *s) {
    uint64_t more = s->tries / 4 / LANES;
    if (s->tries >= TRIES_MAX) return 0;
    if (more < FIRST_CHECK / LANES) more = FIRST_CHECK / LANES;
    if (more > LANE_TRIES_MAX) more = LANE_TRIES_MAX;
    if (s->budget.tries && (s->budget.tries - s->tries) / LANES < more)
        more = (s->budget.tries - s->tries) / LANES;
    uint64_t rest =
        s->budget.playouts ? (s->budget.playouts - s->playouts) / (uint64_t)s->left / LANES : more;
    return (int)(rest < more ? rest : more);
}

static bool make_room(search *s) {
    uint32_t needed = s->tries + (uint32_t)s->planned * LANES;
    if (needed > s->room) {
        s->room = 2 * needed;
        for (int i = 0; i < s->count; i++) {
            float *grown = s->move[i].left ? realloc(s->move[i].value, s->room * sizeof *grown) : NULL;
            if (s->move[i].left && !grown) return false;
            if (grown) s->move[i].value = grown;
        }
    }
    for (int i = 0; i < LANES; i++) {
        size_t values = (size_t)s->planned * (size_t)s->left;
        float *grown = realloc(s->lane[i].value, values * sizeof *grown);
        if (!grown) return false;
        s->lane[i].value = grown;
    }
    return true;
}

/** Some slots for each playout, since playouts reach different positions. */
static uint32_t tree_slots(const uc_budget *budget) {
    uint32_t slots = TREE_MIN;
    uint64_t playouts = budget->playouts ? budget->playouts : 8 * budget->tries;
    while (slots < TREE_MAX && (!playouts || slots < 2 * playouts)) slots *= 2;
    return slots;
}

static bool open_search(search *s, const uc_ask *ask) {
    uc_move moves[UC_MOVES_MAX];
    *s = (search){.ask = ask, .game = uc_game_of(&ask->view->state), .budget = ask->budget};
    clock_gettime(CLOCK_MONOTONIC, &s->since);
    memcpy(moves, ask->legal, (size_t)ask->count * sizeof *moves);
    s->count = s->left = uc_drop_dominated(s->game, moves, ask->count);
    if (!uc_budget_limited(&s->budget)) s->budget.playouts = (uint64_t)PLAYOUTS * (uint64_t)s->count;
    s->move = calloc((size_t)s->count, sizeof *s->move);
    if (!s->move) return false;
    for (int i = 0; i < s->count; i++) {
        s->move[i].move = moves[i];
        s->move[i].left = true;
    }
    s->guide = playout_normal(ask->view, ask->legal, ask->count, ask->rng);
    uint64_t seed = uc_rng_next(ask->rng);
    for (int i = 0; i < LANES; i++) {
        lane *l = &s->lane[i];
        l->search = s;
        uc_rng_start(&l->rng, seed, (uint64_t)i);
        l->tree = tree_open(tree_slots(&s->budget));
        if (!l->tree.edges) return false;
    }
    return true;
}

static void close_search(search *s) {
    for (int i = 0; s->move && i < s->count; i++) free(s->move[i].value);
    for (int i = 0; i < LANES; i++) {
        free(s->lane[i].tree.edges);
        free(s->lane[i].value);
    }
    free(s->move);
}

/** How much worse a move is than the best one, at most by the best one's chance. The measured difference can
 * exceed it, because the states that both were tried on may have been better than all of them. */
static double cost_of(const search *s, const candidate *c, double *ret_error) {
    return fmin(difference(&s->move[0], c, ret_error), mean_of(&s->move[0]));
}

static void report(const search *s, uc_findings *f) {
    *f = (uc_findings){.playouts = s->playouts, .count = s->count, .seconds = seconds_since(&s->since)};
    for (int i = 0; i < LANES; i++) f->decisions += s->lane[i].decisions;
    for (int i = 0; i < s->count; i++) {
        const candidate *c = &s->move[i];
        double error = error_of(c->sum, c->squares, c->tries);
        uc_choice *choice = &f->choice[i];
        *choice = (uc_choice){.move = c->move, .playouts = c->tries, .value = mean_of(c), .error = error};
        if (i && c->tries) choice->behind = cost_of(s, c, &choice->behind_error);
    }
}

/** Runs until the budget is used up, one move is left, or the rest are alike. */
static bool run(search *s) {
    for (bool alike = false; !alike && (s->left > 1 || s->count == 1) && (s->planned = plan(s)) > 0;) {
        if (!make_room(s)) return false;
        run_lanes(s);
        gather(s);
        if (s->tries) alike = race(s) && s->count > 1 && !s->budget.thorough;
        if (ended(&s->budget, &s->since)) break;
    }
    return true;
}

/** Puts the guide's move first if there was no time for a single try. */
static void move_to_front(uc_findings *f, uc_move move) {
    for (int i = 1; i < f->count; i++) {
        if (f->choice[i].move != move) continue;
        uc_choice first = f->choice[i];
        f->choice[i] = f->choice[0];
        f->choice[0] = first;
    }
}

uc_error uc_search(const uc_ask *ask, uc_findings *ret_findings) {
    search s;
    bool fine = open_search(&s, ask) && run(&s);
    if (fine) report(&s, ret_findings);
    if (fine) ret_findings->guide = s.guide;
    close_search(&s);
    if (fine && !ret_findings->playouts) move_to_front(ret_findings, s.guide);
    return fine ? UC_OK : UC_NO_MEMORY;
}

void uc_evaluate(const uc_view *view, const uc_memory *memory, uc_rng *rng, const uc_budget *budget,
                 double *ret_chance, double *ret_error) {
    int seats = view->state.head.seats;
    double sum[UC_SEATS_MAX] = {0}, squares[UC_SEATS_MAX] = {0}, chance[UC_SEATS_MAX];
    struct timespec since;
    uint64_t most = uc_budget_limited(budget) ? budget->playouts : PLAYOUTS, done = 0;
    if (budget->tries && (!most || budget->tries < most)) most = budget->tries; /* one playout each */
    clock_gettime(CLOCK_MONOTONIC, &since);
    for (; !done || ((!most || done < most) && !ended(budget, &since)); done++) {
        playout p = {.game = uc_game_of(&view->state), .root = view->state.head.viewer};
        uc_resample(view, memory, rng, &p.state);
        p.round = p.state.head.round;
        uc_rng_start(&p.rng, uc_rng_next(rng), 0);
        playout_run(&p, chance);
        for (int i = 0; i < seats; i++) {
            sum[i] += chance[i];
            squares[i] += chance[i] * chance[i];
        }
    }
    for (int i = 0; i < seats; i++) {
        ret_chance[i] = sum[i] / (double)done;
        ret_error[i] = error_of(sum[i], squares[i], (double)done);
    }
}
