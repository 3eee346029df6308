/* Many games at once, for learning programs. */
#include "upcard/batch.h"

#include <stdlib.h>

#include "sim/team.h"
#include "upcard/chances.h"
#include "upcard/tensor.h"

enum {
    TAKEN_AT_ONCE = 16, /* environments that a thread takes */
    WORDS_MAX = 1024,   /* of a set of actions */
};

typedef struct environment {
    uc_state state;
    uc_rng rng;
    uint64_t decisions;  /**< of the episode */
    uint32_t round;      /**< of the position before the last decision */
    uint8_t actor, next; /**< the seat that decides, and, within a step, the one that will */
    uint16_t count;      /**< legal actions */
    /** They, ascending; by plans with actions then, for each, the last move that it stands for. */
    uint16_t choice[2 * UC_MOVES_MAX];
} environment;

/** Each thread starts with a share of the environments of its own, so that it finds them in its cache again,
 * and then helps the others. */
typedef struct share {
    _Alignas(64) size_t next; /**< environment that no thread has taken yet */
} share;

struct uc_batch {
    uc_batch_plan plan;
    const uc_game *game;
    size_t numbers; /**< of an observation */
    size_t actions;
    environment *at;   /**< [count] */
    double *standing;  /**< [count, seats] what rewards are changes of; NULL: only wins are rewarded */
    uc_memory *memory; /**< [count, seats], or NULL */
    team *team;
    int shares;
    share *share; /**< [shares] */
};

/* ---- play ---- */

static uc_memory *memories(const uc_batch *b, size_t k) {
    return b->memory ? b->memory + k * b->plan.start.head.seats : NULL;
}

static uc_result make_move(const uc_batch *b, size_t k, int mover, uc_move move) {
    environment *e = &b->at[k];
    uc_memory *memory = memories(b, k);
    if (!memory) return uc_apply(&e->state, mover, move, NULL);
    uc_events events;
    events.count = 0;
    uc_result result = uc_apply(&e->state, mover, move, &events);
    if (!result.error) uc_observe_all(memory, &e->state, &events);
    return result;
}

/** Whether an episode has ended that was in this round. */
static bool has_ended(const uc_batch *b, const environment *e) {
    return uc_over(&e->state) || (b->plan.episode == UC_EPISODE_ROUND && e->state.head.round != e->round);
}

static void draw(const uc_batch *b, size_t k) {
    environment *e = &b->at[k];
    uc_move move = uc_draw(&e->state, &e->rng);
    if (b->memory)
        make_move(b, k, UC_CHANCE, move);
    else
        b->game->step(&e->state, UC_CHANCE, move, NULL);
}

/** The move of a seat that a bot plays. */
static void play_other(const uc_batch *b, size_t k, int seat) {
    const uc_player *player = &b->plan.others;
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_view_of(&b->at[k].state, seat, &view);
    uc_ask ask = {.view = &view,
                  .memory = player->bot->uses_memory ? &memories(b, k)[seat] : NULL,
                  .legal = legal,
                  .count = uc_view_legal(&view, legal),
                  .rng = &b->at[k].rng,
                  .budget = player->budget};
    make_move(b, k, seat, player->bot->choose(&ask));
}

/** Makes the moves of chance and of bots. Returns whether a seat decides now, the actor; otherwise the
 * episode has ended. */
static bool go_on(const uc_batch *b, size_t k) {
    environment *e = &b->at[k];
    while (!has_ended(b, e)) {
        uint64_t may = uc_actors(&e->state);
        if (may == UC_ACTORS_CHANCE) {
            draw(b, k);
            continue;
        }
        int seat = uc_rng_bit(&e->rng, may);
        if (!b->plan.deciders || b->plan.deciders >> seat & 1) {
            e->next = (uint8_t)seat;
            return true;
        }
        play_other(b, k, seat);
    }
    return false;
}

static void start_game(const uc_batch *b, size_t k) {
    environment *e = &b->at[k];
    uc_memory *memory = memories(b, k);
    uc_copy(&e->state, &b->plan.start);
    for (int seat = 0; memory && seat < e->state.head.seats; seat++)
        uc_observe_start(&memory[seat], &e->state, seat);
}

/* ---- rewards ---- */

/** What the rewards of an environment are changes of. */
static void write_standing(const uc_batch *b, const uc_state *state, double *out) {
    if (b->plan.reward == UC_REWARD_CHANCE) {
        uc_win_chances(state, out);
        return;
    }
    for (int seat = 0; seat < state->head.seats; seat++)
        out[seat] = uc_lowest_wins(state) ? -uc_total(state, seat) : uc_total(state, seat);
}

/** At the end of a round or game. */
static void reward(const uc_batch *b, size_t k, float *out) {
    const uc_state *state = &b->at[k].state;
    int seats = state->head.seats;
    if (!b->standing) {
        uint64_t winners = uc_winners(state);
        for (int seat = 0; seat < seats; seat++)
            out[seat] = winners >> seat & 1 ? 1 / (float)UC_BIT_COUNT(winners) : 0;
        return;
    }
    double now[UC_SEATS_MAX], *before = b->standing + k * (size_t)seats;
    write_standing(b, state, now);
    for (int seat = 0; seat < seats; seat++) {
        out[seat] = (float)(now[seat] - before[seat]);
        before[seat] = now[seat];
    }
}

/* ---- what the next decider sees ---- */

/** The actions of legal moves, each once, and for each the last move that it stands for. */
static void find_actions(const uc_batch *b, environment *e, const uc_move *legal, int count) {
    uint64_t set[WORDS_MAX];
    uint16_t action[UC_MOVES_MAX], below[WORDS_MAX]; /* below: actions of lower words */
    unsigned words = (unsigned)(b->actions + 63) / 64, n = 0;
    memset(set, 0, words * sizeof *set);
    for (int i = 0; i < count; i++) {
        action[i] = (uint16_t)uc_action_of(&e->state, e->actor, legal[i]);
        set[action[i] / 64] |= UINT64_C(1) << action[i] % 64;
    }
    for (unsigned word = 0; word < words; word++) {
        below[word] = (uint16_t)n;
        for (uint64_t left = set[word]; left; left &= left - 1)
            e->choice[n++] = (uint16_t)(64 * word + (unsigned)UC_LOWEST_BIT(left));
    }
    for (int i = 0; i < count; i++) {
        uint64_t lower = set[action[i] / 64] & ((UINT64_C(1) << action[i] % 64) - 1);
        e->choice[n + below[action[i] / 64] + (unsigned)UC_BIT_COUNT(lower)] = legal[i];
    }
    e->count = (uint16_t)n;
}

/** Finds what the legal actions of the next decider are. */
static void find_choice(const uc_batch *b, environment *e) {
    uc_move legal[UC_MOVES_MAX];
    e->actor = e->next;
    e->round = e->state.head.round;
    if (b->plan.actions)
        find_actions(b, e, legal, uc_legal(&e->state, e->actor, legal));
    else
        e->count = (uint16_t)uc_legal(&e->state, e->actor, e->choice);
}

static void write_legal(const uc_batch *b, size_t k, const uc_batch_arrays *out) {
    const environment *e = &b->at[k];
    if (out->mask) {
        uint8_t *mask = out->mask + k * b->actions;
        memset(mask, 0, b->actions);
        for (int i = 0; i < e->count; i++) mask[e->choice[i]] = 1;
    }
    if (out->bits) {
        size_t words = (b->actions + 63) / 64;
        uint64_t *bits = out->bits + k * words;
        memset(bits, 0, words * sizeof *bits);
        for (int i = 0; i < e->count; i++) bits[e->choice[i] / 64] |= UINT64_C(1) << e->choice[i] % 64;
    }
    if (out->legal) {
        uint16_t *legal = out->legal + k * UC_MOVES_MAX;
        memset(legal, 0, UC_MOVES_MAX * sizeof *legal);
        memcpy(legal, e->choice, e->count * sizeof *legal);
    }
    if (out->legal_count) out->legal_count[k] = e->count;
    if (out->actor) out->actor[k] = (int8_t)e->actor;
}

static void write_observation(const uc_batch *b, size_t k, uint8_t *u8, float *f32) {
    const environment *e = &b->at[k];
    const uc_memory *memory = b->plan.memory ? &memories(b, k)[e->actor] : NULL;
    if (u8) uc_tensor_u8(&e->state, e->actor, memory, u8 + k * b->numbers);
    if (f32) uc_tensor_f32(&e->state, e->actor, memory, f32 + k * b->numbers);
}

static void show(const uc_batch *b, size_t k, const uc_batch_arrays *out) {
    write_legal(b, k, out);
    write_observation(b, k, out->obs_u8, out->obs_f32);
}

/* ---- steps ---- */

/** Goes on to the first decision of the next episode. */
static void start_episode(const uc_batch *b, size_t k, bool new_game) {
    environment *e = &b->at[k];
    for (bool waits = false; !waits; new_game = uc_over(&e->state)) {
        if (new_game) start_game(b, k);
        e->round = e->state.head.round;
        waits = go_on(b, k);
    }
    e->decisions = 0;
    if (b->standing) write_standing(b, &e->state, b->standing + k * e->state.head.seats);
}

static uc_result act(const uc_batch *b, size_t k, int64_t action) {
    const environment *e = &b->at[k];
    if (action < 0 || action >= (int64_t)b->actions) return (uc_result){UC_UNKNOWN_MOVE, 0};
    if (!b->plan.actions) return make_move(b, k, e->actor, (uc_move)action);
    for (int i = 0; i < e->count; i++)
        if (e->choice[i] == action) return make_move(b, k, e->actor, e->choice[e->count + i]);
    uc_move refused;
    return uc_action_refusal(&e->state, e->actor, (int)action, &refused);
}

static bool step(const uc_batch *b, size_t k, int64_t action, const uc_batch_arrays *out) {
    environment *e = &b->at[k];
    size_t seats = e->state.head.seats;
    float none[UC_SEATS_MAX];
    bool terminated = false, truncated = false;
    uc_result result = act(b, k, action);
    if (!result.error) {
        e->decisions++;
        terminated = !go_on(b, k);
        bool over = uc_over(&e->state);
        if (over || (b->standing && e->state.head.round != e->round))
            reward(b, k, out->reward ? out->reward + k * seats : none);
        truncated = !terminated && e->decisions == b->plan.limit;
        if (terminated || truncated) {
            write_observation(b, k, out->final_u8, out->final_f32);
            start_episode(b, k, over || truncated);
        }
        find_choice(b, e);
    }
    if (out->result) out->result[k] = result;
    if (out->terminated) out->terminated[k] = terminated;
    if (out->truncated) out->truncated[k] = truncated;
    show(b, k, out);
    return !result.error;
}

static void reset(const uc_batch *b, size_t k, const uc_batch_arrays *out) {
    uc_rng_start(&b->at[k].rng, b->plan.seed, b->plan.first + k);
    start_episode(b, k, true);
    find_choice(b, &b->at[k]);
    if (out->terminated) out->terminated[k] = 0;
    if (out->truncated) out->truncated[k] = 0;
    if (out->result) out->result[k] = (uc_result){UC_OK, 0};
    show(b, k, out);
}

/* ---- threads ---- */

enum { TO_RESET, TO_SAMPLE, TO_STEP, TO_SHOW };

/** What all threads do with the environments; all but `refused` is constant. */
typedef struct task {
    const uc_batch *batch;
    int what; /**< TO_... */
    int64_t *sampled;
    const int64_t *actions;
    const uc_batch_arrays *out;
    size_t refused;
} task;

/** Returns whether the environment refused its action. */
static bool do_one(const task *t, size_t k) {
    environment *e = &t->batch->at[k];
    switch (t->what) {
    case TO_RESET: reset(t->batch, k, t->out); break;
    case TO_SAMPLE: t->sampled[k] = e->choice[uc_rng_below(&e->rng, e->count)]; break;
    case TO_SHOW: show(t->batch, k, t->out); break;
    default: return !step(t->batch, k, t->actions[k], t->out);
    }
    return false;
}

/** The first environment of a share. */
static size_t share_start(const uc_batch *b, int which) {
    return b->plan.count * (size_t)which / (size_t)b->shares;
}

static size_t do_share(const task *t, int which) {
    size_t refused = 0, first, end = share_start(t->batch, which + 1);
    size_t *next = &t->batch->share[which].next;
    while ((first = __atomic_fetch_add(next, TAKEN_AT_ONCE, __ATOMIC_RELAXED)) < end)
        for (size_t k = first; k < end && k < first + TAKEN_AT_ONCE; k++) refused += do_one(t, k);
    return refused;
}

static void work(void *shared, int member) {
    task *t = shared;
    size_t refused = 0;
    int shares = t->batch->shares;
    for (int i = 0; i < shares; i++) refused += do_share(t, (member + i) % shares);
    __atomic_fetch_add(&t->refused, refused, __ATOMIC_RELAXED);
}

/** Returns how many actions were refused. */
static size_t run(task t) {
    const uc_batch *b = t.batch;
    for (int i = 0; i < b->shares; i++) b->share[i].next = share_start(b, i);
    team_run(b->team, work, &t);
    return t.refused;
}

/** No more threads than there is work for. */
static bool open_team(uc_batch *b) {
    size_t useful = (b->plan.count + TAKEN_AT_ONCE - 1) / TAKEN_AT_ONCE;
    b->shares = b->plan.threads < 1 ? 1 : b->plan.threads;
    if ((size_t)b->shares > useful) b->shares = (int)useful;
    b->team = team_open(b->shares);
    b->share = aligned_alloc(_Alignof(share), (size_t)b->shares * sizeof *b->share);
    return b->team && b->share;
}

/* ---- the interface ---- */

static uc_error refuse(const uc_batch_plan *plan, uc_text *message) {
    if (plan->count < 1) {
        uc_text_add(message, "a batch has at least one environment");
        return UC_TOO_SMALL;
    }
    bool known = plan->episode >= UC_EPISODE_GAME && plan->episode <= UC_EPISODE_ROUND &&
                 plan->reward >= UC_REWARD_WIN && plan->reward <= UC_REWARD_CHANCE;
    bool seated = plan->deciders >> (plan->start.head.seats - 1) < 2;
    if (!known)
        uc_text_add(message, "an unknown kind of episode or reward");
    else if (plan->start.head.viewer != UC_ALL || uc_over(&plan->start))
        uc_text_add(message, "a batch starts with a state of a game that is not over");
    else if (!seated)
        uc_text_add(message, "a seat that decides is not at the table");
    else if (plan->others.command)
        uc_text_add(message, "a bot plays the other seats, no program");
    else
        return UC_OK;
    return UC_BAD_RULES;
}

uc_error uc_batch_open(uc_batch **ret_batch, const uc_batch_plan *plan, uc_text *message) {
    uc_error error = refuse(plan, message);
    if (error) return error;
    const uc_game *game = uc_game_of(&plan->start);
    size_t seats = plan->start.head.seats;
    const uc_bot *bot = plan->others.bot ? plan->others.bot : &uc_bots[0];
    bool remembers = plan->memory || (plan->deciders && bot->uses_memory);
    uc_batch *b = calloc(1, sizeof *b);
    if (b) {
        *b = (uc_batch){.plan = *plan,
                        .game = game,
                        .numbers = uc_tensor_size(game, (int)seats, plan->memory),
                        .actions = plan->actions ? (size_t)uc_actions(game) : game->moves,
                        .at = calloc(plan->count, sizeof *b->at)};
        b->plan.others.bot = bot;
        if (plan->reward != UC_REWARD_WIN) b->standing = calloc(plan->count, seats * sizeof *b->standing);
        if (remembers) b->memory = calloc(plan->count, seats * sizeof *b->memory);
    }
    bool has_room = b && b->at && (!remembers || b->memory) && (plan->reward == UC_REWARD_WIN || b->standing);
    if (!has_room || !open_team(b)) {
        uc_batch_close(b);
        uc_text_add(message, "out of memory");
        return UC_NO_MEMORY;
    }
    uc_batch_reset(b, plan->seed, &(uc_batch_arrays){0});
    *ret_batch = b;
    return UC_OK;
}

void uc_batch_close(uc_batch *b) {
    if (!b) return;
    team_close(b->team);
    free(b->share);
    free(b->at);
    free(b->standing);
    free(b->memory);
    free(b);
}

size_t uc_batch_numbers(const uc_batch *b) {
    return b->numbers;
}

int uc_batch_actions(const uc_batch *b) {
    return (int)b->actions;
}

const uc_state *uc_batch_state(const uc_batch *b, size_t k) {
    return &b->at[k].state;
}

static void clear_rewards(const uc_batch *b, const uc_batch_arrays *out) {
    if (out->reward) memset(out->reward, 0, b->plan.count * b->plan.start.head.seats * sizeof *out->reward);
}

void uc_batch_reset(uc_batch *b, uint64_t seed, const uc_batch_arrays *out) {
    b->plan.seed = seed;
    clear_rewards(b, out);
    run((task){.batch = b, .what = TO_RESET, .out = out});
}

void uc_batch_sample(uc_batch *b, int64_t *actions) {
    run((task){.batch = b, .what = TO_SAMPLE, .sampled = actions});
}

size_t uc_batch_step(uc_batch *b, const int64_t *actions, const uc_batch_arrays *out) {
    clear_rewards(b, out);
    return run((task){.batch = b, .what = TO_STEP, .actions = actions, .out = out});
}

void uc_batch_show(uc_batch *b, const uc_batch_arrays *out) {
    run((task){.batch = b, .what = TO_SHOW, .out = out});
}
