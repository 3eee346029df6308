/* Batches: the same games as step by step, for any number of threads, with every array right. */
#include "rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "any_game.h"
#include "random_play.h"
#include "upcard/batch.h"
#include "upcard/chances.h"
#include "upcard/tensor.h"

enum { FEW = 3, MANY = 300, ODD = 0xa5 };

/** The arrays of a batch of at most MANY environments, and one more number after each. */
typedef struct room {
    uc_batch_arrays out;
    int64_t actions[MANY];
} room;

static void *array(size_t bytes) {
    void *fresh = malloc(bytes);
    assert_non_null(fresh);
    return memset(fresh, ODD, bytes);
}

static void room_open(room *r, const uc_batch *batch, size_t n, int seats) {
    size_t numbers = uc_batch_numbers(batch), actions = (size_t)uc_batch_actions(batch);
    r->out = (uc_batch_arrays){
        .obs_u8 = array(n * numbers),
        .obs_f32 = array(n * numbers * sizeof(float)),
        .mask = array(n * actions),
        .bits = array(n * ((actions + 63) / 64) * sizeof(uint64_t)),
        .legal = array(n * UC_MOVES_MAX * sizeof(uint16_t)),
        .legal_count = array(n * sizeof(uint16_t)),
        .actor = array(n),
        .reward = array(n * (size_t)seats * sizeof(float)),
        .terminated = array(n),
        .truncated = array(n),
        .final_u8 = array(n * numbers),
        .final_f32 = array(n * numbers * sizeof(float)),
        .result = array(n * sizeof(uc_result)),
    };
}

static void room_close(room *r) {
    free(r->out.obs_u8), free(r->out.obs_f32), free(r->out.mask), free(r->out.bits), free(r->out.legal);
    free(r->out.legal_count), free(r->out.actor), free(r->out.reward), free(r->out.terminated);
    free(r->out.truncated), free(r->out.final_u8), free(r->out.final_f32), free(r->out.result);
}

static uc_batch *open_batch(const uc_batch_plan *plan) {
    uc_batch *batch = NULL;
    assert_int_equal(uc_batch_open(&batch, plan, NULL), UC_OK);
    return batch;
}

/* ---- step by step ---- */

/** An environment that is played move by move through the public interface. */
typedef struct single {
    const uc_batch_plan *plan;
    uc_state state;
    uc_rng rng;
    uc_memory memory[UC_SEATS_MAX];
    uint64_t decisions;
    int actor, choices;
    int next; /**< the next to decide, or -1 */
    uc_move choice[UC_MOVES_MAX];
} single;

static void single_move(single *s, int mover, uc_move move) {
    uc_events events;
    events.count = 0;
    assert_int_equal(uc_apply(&s->state, mover, move, &events).error, UC_OK);
    for (int seat = 0; seat < s->state.head.seats; seat++)
        uc_observe(&s->memory[seat], &s->state, &events, seat);
}

static void single_other(single *s, int seat) {
    uc_view view;
    uc_move legal[UC_MOVES_MAX];
    uc_view_of(&s->state, seat, &view);
    const uc_bot *bot = s->plan->others.bot ? s->plan->others.bot : uc_bot_find("random");
    uc_ask ask = {.view = &view, .legal = legal, .count = uc_legal(&s->state, seat, legal), .rng = &s->rng};
    single_move(s, seat, bot->choose(&ask));
}

/** Moves of chance and of bots, until somebody decides, or an episode of rounds has left this round. */
static void single_run(single *s, uint32_t round) {
    s->next = -1;
    while (!uc_over(&s->state) && (s->plan->episode == UC_EPISODE_GAME || s->state.head.round == round)) {
        uint64_t may = uc_actors(&s->state), deciders = s->plan->deciders;
        if (may == UC_ACTORS_CHANCE) {
            single_move(s, UC_CHANCE, uc_draw(&s->state, &s->rng));
            continue;
        }
        int seat = uc_rng_bit(&s->rng, may);
        if (!deciders || deciders >> seat & 1) {
            s->next = seat;
            return;
        }
        single_other(s, seat);
    }
}

static void single_game(single *s) {
    s->decisions = 0;
    s->next = -1;
    uc_copy(&s->state, &s->plan->start);
    for (int seat = 0; seat < s->state.head.seats; seat++)
        uc_observe_start(&s->memory[seat], &s->state, seat);
}

static void single_decider(single *s) {
    while (s->next < 0) {
        if (uc_over(&s->state)) single_game(s);
        single_run(s, s->state.head.round);
    }
    s->actor = s->next;
    s->choices = uc_legal(&s->state, s->actor, s->choice);
}

/** The actions of the legal moves, each once, ascending. */
static int single_actions(const single *s, uint16_t *actions) {
    int count = 0;
    for (int a = 0; a < (s->plan->actions ? uc_actions(uc_game_of(&s->state)) : uc_game_of(&s->state)->moves);
         a++)
        for (int i = 0; i < s->choices; i++) {
            int of = s->plan->actions ? uc_action_of(&s->state, s->actor, s->choice[i]) : s->choice[i];
            if (of != a) continue;
            actions[count++] = (uint16_t)a;
            break;
        }
    return count;
}

/* ---- what is compared ---- */

/** What seats would be rewarded for, move by move: totals, or chances to win. */
static void stand(const single *s, double *out) {
    if (s->plan->reward == UC_REWARD_CHANCE) uc_win_chances(&s->state, out);
    for (int seat = 0; s->plan->reward == UC_REWARD_POINTS && seat < s->state.head.seats; seat++)
        out[seat] = (uc_lowest_wins(&s->state) ? -1 : 1) * uc_total(&s->state, seat);
}

static void check_rewards(const single *s, const double *before, const float *reward) {
    double now[UC_SEATS_MAX];
    uint64_t winners = uc_winners(&s->state);
    stand(s, now);
    for (int seat = 0; seat < s->state.head.seats; seat++) {
        double expected = now[seat] - before[seat];
        if (s->plan->reward == UC_REWARD_WIN)
            expected = winners >> seat & 1 ? 1. / __builtin_popcountll(winners) : 0;
        assert_true(reward[seat] == (float)expected);
    }
}

static void check_numbers(const single *s, const uint8_t *u8, const float *f32) {
    uint8_t bytes[UC_TENSOR_MAX];
    float floats[UC_TENSOR_MAX];
    const uc_memory *memory = s->plan->memory ? &s->memory[s->actor] : NULL;
    size_t size = uc_tensor_size(uc_game_of(&s->state), s->state.head.seats, memory);
    uc_tensor_u8(&s->state, s->actor, memory, bytes);
    uc_tensor_f32(&s->state, s->actor, memory, floats);
    assert_memory_equal(u8, bytes, size);
    assert_memory_equal(f32, floats, size * sizeof *f32);
}

static void check_choice(const single *s, size_t k, size_t width, const uc_batch_arrays *out) {
    uint16_t actions[UC_MOVES_MAX];
    int count = single_actions(s, actions), marked = 0, set = 0;
    const uint16_t *legal = out->legal + k * UC_MOVES_MAX;
    assert_int_equal(out->actor[k], s->actor);
    assert_int_equal(out->legal_count[k], count);
    for (size_t a = 0; a < width; a++) {
        marked += out->mask[k * width + a];
        set += (int)(out->bits[k * ((width + 63) / 64) + a / 64] >> a % 64 & 1);
    }
    assert_true(marked == count && set == count);
    for (int i = 0; i < UC_MOVES_MAX; i++) {
        assert_int_equal(legal[i], i < count ? actions[i] : 0);
        if (i >= count) continue;
        assert_int_equal(out->mask[k * width + actions[i]], 1);
        assert_true(out->bits[k * ((width + 63) / 64) + actions[i] / 64] >> actions[i] % 64 & 1);
    }
}

static void check_decision(const single *s, const uc_batch *batch, size_t k, const uc_batch_arrays *out) {
    size_t numbers = uc_batch_numbers(batch);
    assert_memory_equal(&s->state, uc_batch_state(batch, k), uc_state_size(&s->state));
    check_choice(s, k, (size_t)uc_batch_actions(batch), out);
    check_numbers(s, out->obs_u8 + k * numbers, out->obs_f32 + k * numbers);
}

/** Makes the same action, and compares all that the batch wrote for it; true if an episode has ended. */
static bool check_step(single *s, const uc_batch *batch, size_t k, int64_t action,
                       const uc_batch_arrays *out) {
    const uc_game *game = uc_game_of(&s->state);
    double before[UC_SEATS_MAX];
    uint32_t round = s->state.head.round;
    int seats = s->state.head.seats;
    stand(s, before);
    single_move(s, s->actor,
                (uc_move)(s->plan->actions ? uc_action_move(&s->state, s->actor, (int)action) : action));
    single_run(s, round);
    s->decisions++;
    check_rewards(s, before, out->reward + k * (size_t)seats);
    bool over = uc_over(&s->state);
    bool ended = over || (s->plan->episode == UC_EPISODE_ROUND && s->state.head.round != round);
    bool cut = !ended && s->plan->limit && s->decisions == s->plan->limit;
    assert_int_equal(out->terminated[k], ended);
    assert_int_equal(out->truncated[k], cut);
    assert_int_equal(out->result[k].error, UC_OK);
    size_t at = k * uc_tensor_size(game, seats, s->plan->memory);
    if (ended || cut) check_numbers(s, out->final_u8 + at, out->final_f32 + at);
    if (ended || cut) s->decisions = 0;
    if (over || cut) single_game(s);
    single_decider(s);
    check_decision(s, batch, k, out);
    return ended || cut;
}

/** How often the compared environments have ended an episode. */
static int ends;

/** Plays FEW environments and compares them with single ones. */
static void compare(const uc_batch_plan *plan, int steps) {
    static single s[FEW];
    room r;
    uc_batch *batch = open_batch(plan);
    room_open(&r, batch, plan->count, plan->start.head.seats);
    uc_batch_reset(batch, plan->seed, &r.out);
    for (size_t k = 0; k < plan->count; k++) {
        s[k].plan = plan;
        uc_rng_start(&s[k].rng, plan->seed, plan->first + k);
        single_game(&s[k]);
        single_decider(&s[k]);
        check_decision(&s[k], batch, k, &r.out);
        assert_true(!r.out.terminated[k] && !r.out.truncated[k] && r.out.reward[k] == 0);
    }
    for (int i = 0; i < steps; i++) {
        uc_batch_sample(batch, r.actions);
        for (size_t k = 0; k < plan->count; k++) {
            uint16_t actions[UC_MOVES_MAX];
            int count = single_actions(&s[k], actions);
            assert_int_equal(r.actions[k], actions[uc_rng_below(&s[k].rng, (uint32_t)count)]);
        }
        assert_int_equal(uc_batch_step(batch, r.actions, &r.out), 0);
        for (size_t k = 0; k < plan->count; k++) ends += check_step(&s[k], batch, k, r.actions[k], &r.out);
    }
    room_close(&r);
    uc_batch_close(batch);
}

/** A plan with one of all combinations of episodes, rewards and the rest. */
static uc_batch_plan plan_number(const uc_state *start, unsigned number) {
    return (uc_batch_plan){.deciders = number % 7 == 3 ? UINT64_C(1) << number % start->head.seats : 0,
                           .others.bot = uc_bot_find(number % 2 ? "normal" : "random"),
                           .start = *start,
                           .count = FEW,
                           .seed = number,
                           .first = 7 * number,
                           .episode = number % 2 ? UC_EPISODE_ROUND : UC_EPISODE_GAME,
                           .reward = (int)(number % 3),
                           .limit = number % 4 == 1 ? 11 : 0,
                           .actions = number / 2 % 2,
                           .memory = number % 5 == 0};
}

static void a_batch_plays_as_step_by_step(void **state) {
    const uc_game *game = *state;
    unsigned number = 0;
    int finished = 0, cut = 0;
    uc_rng rng;
    uc_rng_start(&rng, 3, 0);
    for (int seats = game->seats_min; seats <= game->seats_max; seats += seats < 5 ? 1 : 5)
        for (int i = 0; i < 6; i++, number++) {
            char rules[UC_RULES_MAX];
            uc_state start;
            random_start(&start, game, seats, &rng, rules, sizeof rules);
            const uc_batch_plan plan = plan_number(&start, number);
            ends = 0;
            compare(&plan, 60);
            *(plan.limit ? &cut : &finished) += ends;
        }
    assert_true(finished > 20 && cut > 20);
}

/* ---- the rest ---- */

static uc_state fresh(const uc_game *game, int seats) {
    uc_state start;
    const uc_setting target = {"target", "40"};
    assert_int_equal(uc_start(&start, game, seats_near(game, seats), &target, has_target(game), NULL), UC_OK);
    return start;
}

/** FNV-1a of all that the steps of a batch write. */
static uint64_t hash_steps(const uc_batch_plan *plan, int steps, uint64_t *ended) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    room r;
    uc_batch *batch = open_batch(plan);
    size_t n = plan->count, seats = plan->start.head.seats;
    room_open(&r, batch, n, (int)seats);
    for (int i = 0; i < steps; i++) {
        uc_batch_sample(batch, r.actions);
        uc_batch_step(batch, r.actions, &r.out);
        const struct {
            const void *bytes;
            size_t size;
        } written[] = {{r.actions, n * sizeof *r.actions},
                       {r.out.obs_u8, n * uc_batch_numbers(batch)},
                       {r.out.mask, n * (size_t)uc_batch_actions(batch)},
                       {r.out.reward, n * seats * sizeof(float)},
                       {r.out.terminated, n},
                       {r.out.actor, n}};
        for (size_t a = 0; a < sizeof written / sizeof written[0]; a++)
            for (size_t at = 0; at < written[a].size; at++)
                hash = (hash ^ ((const uint8_t *)written[a].bytes)[at]) * UINT64_C(0x100000001b3);
        for (size_t k = 0; k < n; k++) *ended += r.out.terminated[k];
    }
    room_close(&r);
    uc_batch_close(batch);
    return hash;
}

static void the_number_of_threads_changes_nothing(void **state) {
    const uc_game *game = *state;
    uint64_t ended[2] = {0, 0};
    uc_batch_plan plan = {.start = fresh(game, 3), .count = MANY, .seed = 4, .episode = UC_EPISODE_ROUND};
    uint64_t alone = hash_steps(&plan, 20, &ended[0]);
    plan.threads = 4;
    assert_true(hash_steps(&plan, 20, &ended[1]) == alone);
    assert_int_equal(ended[0], ended[1]);
}

/** Plays the same steps in a batch with threads and in one without; false: they differ. */
static bool plays_as_one_thread(uc_batch *batch, uc_batch *alone, int64_t *actions) {
    const uc_batch_arrays nothing = {0};
    for (int i = 0; i < 5; i++) {
        uc_batch_sample(alone, actions);
        uc_batch_step(alone, actions, &nothing);
        uc_batch_sample(batch, actions);
        uc_batch_step(batch, actions, &nothing);
    }
    for (size_t k = 0; k < MANY; k++) {
        const uc_state *one = uc_batch_state(batch, k);
        if (memcmp(one, uc_batch_state(alone, k), uc_state_size(one))) return false;
    }
    return true;
}

/** A child of fork has the batch but not its threads, as in Python's multiprocessing. */
static void a_batch_works_on_after_a_fork(void **state) {
    const uc_game *game = *state;
    uc_batch_plan plan = {.start = fresh(game, 2), .count = MANY, .threads = 3};
    int64_t actions[MANY];
    uc_batch *batch = open_batch(&plan);
    plan.threads = 1;
    uc_batch *alone = open_batch(&plan);
    assert_true(plays_as_one_thread(batch, alone, actions));
    pid_t child = fork();
    if (!child) {
        alarm(20); /* ends a child that waits for threads that it does not have */
        bool same = plays_as_one_thread(batch, alone, actions);
        uc_batch_close(batch);
        _exit(same ? 0 : 1);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    assert_true(plays_as_one_thread(batch, alone, actions));
    uc_batch_close(batch);
    uc_batch_close(alone);
}

/** Environments 3 and 4 of a batch are 0 and 1 of a batch that begins with stream 3. */
static void a_batch_can_be_divided(void **state) {
    const uc_game *game = *state;
    uc_batch_plan whole = {.start = fresh(game, 4), .count = 5, .seed = 9}, part = whole;
    int64_t actions[5], own[2];
    part.count = 2;
    part.first = 3;
    uc_batch *a = open_batch(&whole), *b = open_batch(&part);
    const uc_batch_arrays nothing = {0};
    for (int i = 0; i < 50; i++) {
        uc_batch_sample(a, actions);
        uc_batch_sample(b, own);
        assert_memory_equal(actions + 3, own, sizeof own);
        uc_batch_step(a, actions, &nothing);
        uc_batch_step(b, own, &nothing);
        assert_memory_equal(uc_batch_state(a, 4), uc_batch_state(b, 1), uc_state_size(&whole.start));
    }
    uc_batch_close(a);
    uc_batch_close(b);
}

/** Some action that is not legal now, one that exists or one that does not. */
static int64_t bad_action(const room *r, size_t k, int width, int which) {
    if (which < 3) return which == 0 ? -1 : which == 1 ? width : INT64_C(1) << 40;
    int64_t action = 0;
    while (r->out.mask[k * (size_t)width + (size_t)action]) action++;
    return action;
}

static void a_bad_action_changes_nothing(void **state) {
    const uc_game *game = *state;
    for (int actions = 0; actions < 2; actions++) {
        const uc_batch_plan plan = {.start = fresh(game, 2), .count = 2, .actions = actions, .limit = 5};
        uc_state before;
        uc_batch *batch = open_batch(&plan);
        room r, again;
        room_open(&r, batch, 2, plan.start.head.seats);
        room_open(&again, batch, 2, plan.start.head.seats);
        int width = uc_batch_actions(batch);
        size_t numbers = uc_batch_numbers(batch);
        for (int i = 0; i < 40; i++) {
            uc_batch_show(batch, &r.out);
            uc_copy(&before, uc_batch_state(batch, 1));
            uc_batch_sample(batch, r.actions);
            r.actions[1] = bad_action(&r, 1, width, i % 4);
            assert_int_equal(uc_batch_step(batch, r.actions, &again.out), 1);
            assert_int_equal(again.out.result[0].error, UC_OK);
            assert_int_equal(again.out.result[1].error,
                             i % 4 < 3 ? UC_UNKNOWN_MOVE : again.out.result[1].error);
            assert_true(again.out.result[1].error != UC_OK);
            assert_memory_equal(&before, uc_batch_state(batch, 1), uc_state_size(&before));
            assert_memory_equal(r.out.mask + width, again.out.mask + width, (size_t)width);
            assert_memory_equal(r.out.obs_u8 + numbers, again.out.obs_u8 + numbers, numbers);
            assert_true(!again.out.terminated[1] && !again.out.truncated[1]);
            assert_true(again.out.reward[plan.start.head.seats] == 0);
        }
        room_close(&r);
        room_close(&again);
        uc_batch_close(batch);
    }
}

/** A bot that searches remembers; the seat that decides is always the same. */
static void a_bot_plays_the_other_seats(void **state) {
    const uc_game *game = *state;
    uc_batch_plan plan = {.start = fresh(game, 3), .count = 2, .deciders = 1};
    assert_int_equal(uc_player_read(&plan.others, "hard:playouts=2", NULL), UC_OK);
    int8_t actor[2];
    int64_t actions[2];
    const uc_batch_arrays out = {.actor = actor};
    uc_batch *batch = open_batch(&plan);
    for (int i = 0; i < 12; i++) {
        uc_batch_sample(batch, actions);
        assert_int_equal(uc_batch_step(batch, actions, &out), 0);
        assert_true(actor[0] == 0 && actor[1] == 0);
    }
    uc_batch_close(batch);
}

static void a_refused_move_names_its_rule(void **state) {
    (void)state;
    const uc_batch_plan plan = {.start = fresh(uc_game_find("uno_flip"), 2), .count = 1};
    uc_batch *batch = open_batch(&plan);
    uc_result result;
    const uc_batch_arrays out = {.result = &result};
    int64_t keep = UC_UNO_FLIP_KEEP;
    assert_int_equal(uc_batch_step(batch, &keep, &out), 1);
    assert_int_equal(result.error, UC_ILLEGAL_MOVE);
    assert_true(result.rule > 0);
    uc_batch_close(batch);
}

static void an_impossible_plan_is_refused(void **state) {
    (void)state;
    char sentence[UC_MESSAGE_MAX];
    uc_text message;
    uc_batch *batch = NULL;
    const uc_batch_plan fine = {.start = fresh(uc_games[0], 2), .count = 1};
    uc_batch_plan wrong[] = {fine, fine, fine, fine, fine, fine, fine, fine};
    wrong[0].count = 0;
    wrong[1].episode = 2;
    wrong[2].reward = 3;
    wrong[3].reward = -1;
    uc_rng rng;
    uc_rng_start(&rng, 1, 1);
    uc_playout(&wrong[4].start, &rng, UINT64_MAX);
    wrong[5].start.head.viewer = 0;
    wrong[6].deciders = UINT64_C(1) << fine.start.head.seats;
    wrong[7].others.command = 5;
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        uc_text_start(&message, sentence, sizeof sentence);
        assert_int_equal(uc_batch_open(&batch, &wrong[i], &message), i ? UC_BAD_RULES : UC_TOO_SMALL);
        assert_null(batch);
        assert_true(sentence[0] != 0);
    }
    uc_batch_close(NULL);
}

int main(void) {
    static const struct {
        const char *name;
        CMUnitTestFunction test;
    } each[] = {
        {"step by step", a_batch_plays_as_step_by_step}, {"threads", the_number_of_threads_changes_nothing},
        {"fork", a_batch_works_on_after_a_fork},         {"divided", a_batch_can_be_divided},
        {"bad actions", a_bad_action_changes_nothing},   {"bots", a_bot_plays_the_other_seats},
    };
    enum { EACH = sizeof each / sizeof each[0] };
    static struct CMUnitTest tests[EACH * UC_GAMES_COUNT + 2];
    static char name[EACH * UC_GAMES_COUNT][96];
    for (int i = 0; i < EACH * UC_GAMES_COUNT; i++) {
        const uc_game *game = uc_games[i / EACH];
        snprintf(name[i], sizeof name[i], "%s: %s", game->id, each[i % EACH].name);
        tests[i] = (struct CMUnitTest){
            .name = name[i], .test_func = each[i % EACH].test, .initial_state = (void *)(uintptr_t)game};
    }
    tests[EACH * UC_GAMES_COUNT] = (struct CMUnitTest)cmocka_unit_test(a_refused_move_names_its_rule);
    tests[EACH * UC_GAMES_COUNT + 1] = (struct CMUnitTest)cmocka_unit_test(an_impossible_plan_is_refused);
    return _cmocka_run_group_tests("batches", tests, EACH * UC_GAMES_COUNT + 2, NULL, NULL);
}
