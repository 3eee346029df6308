/* Simulation: the same for any number of threads, sums that add up, intervals that are right. */
#include "rig.h"

#include <math.h>
#include <string.h>

#include "any_game.h"
#include "upcard/sim.h"

/** A simulation that has not run yet; settings may be NULL for the default rules. */
static uc_sim fresh_sim(const char *game, int seats, const char *const *bots, const uc_setting *setting) {
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_sim sim;
    memset(&sim, 0, sizeof sim);
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&sim.start, uc_game_find(game), seats, setting, setting != NULL, &text), UC_OK);
    for (int i = 0; i < seats; i++) assert_int_equal(uc_player_read(&sim.player[i], bots[i], &text), UC_OK);
    sim.threads = 1;
    sim.seed = 5;
    sim.move_limit = 100000;
    return sim;
}

static const uc_setting *to_40(const uc_game *game) {
    static const uc_setting target = {"target", "40"};
    return has_target(game) ? &target : NULL;
}

static uc_sim sim_of(const char *game, int seats, const char *const *bots, uint64_t games, int threads) {
    uc_sim sim = fresh_sim(game, seats, bots, to_40(uc_game_find(game)));
    sim.games = games;
    sim.threads = threads;
    assert_int_equal(uc_simulate(&sim, NULL), UC_OK);
    return sim;
}

static void the_number_of_threads_changes_nothing(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        const char *const bots[] = {"random", "normal", "random"};
        int seats = seats_near(uc_games[i], 3);
        uc_sim one = sim_of(uc_games[i]->id, seats, bots, 50, 1),
               four = sim_of(uc_games[i]->id, seats, bots, 50, 4);
        one.threads = four.threads;
        assert_memory_equal(&one, &four, sizeof one);
    }
}

static void every_game_is_counted_once(void **state) {
    (void)state;
    const char *const bots[] = {"random", "random", "random", "random"};
    uc_sim sim = sim_of("hilo", 4, bots, 100, 2);
    uint64_t wins = 0, shared = 0;
    for (int i = 0; i < 4; i++) {
        wins += sim.wins[i];
        shared += sim.shared[i];
        assert_int_equal(sim.points[i].count, 100);
    }
    assert_int_equal(sim.rounds.count, 100);
    assert_int_equal(sim.decisions.count, 100);
    assert_true(sim.decisions.sum > sim.rounds.sum && sim.rounds.sum >= 100);
    assert_int_equal(uc_sim_done(&sim), 100);
    assert_true(wins >= 100 && wins - 100 <= shared);
}

static void games_beyond_the_limit_are_not_counted(void **state) {
    (void)state;
    uc_sim sim = fresh_sim("uno_flip", 2, (const char *const[]){"random", "random"}, NULL);
    sim.games = 10;
    sim.move_limit = 20;
    assert_int_equal(uc_simulate(&sim, NULL), UC_OK);
    assert_int_equal(sim.unfinished, 10);
    assert_int_equal(sim.rounds.count, 0);
    assert_true(uc_sample_mean(&sim.rounds).mean == 0);
    assert_true(uc_decisions_per_round(&sim).mean == 0);
}

static void a_second_run_begins_from_nothing(void **state) {
    (void)state;
    uc_sim sim = sim_of("flip7", 2, (const char *const[]){"random", "normal"}, 30, 1), once = sim;
    once.threads = sim.threads = 0; /* counts as 1 */
    assert_int_equal(uc_simulate(&sim, NULL), UC_OK);
    assert_memory_equal(&sim, &once, sizeof sim);
}

static void rotation_gives_every_player_every_seat(void **state) {
    (void)state;
    uc_sim sim = fresh_sim("flip7", 3, (const char *const[]){"random", "random", "random"}, NULL);
    sim.games = 300;
    sim.rotate = true;
    uc_sim same = sim;
    same.rotate = false;
    assert_int_equal(uc_simulate(&sim, NULL), UC_OK);
    assert_int_equal(uc_simulate(&same, NULL), UC_OK);
    assert_true(sim.wins[0] + sim.wins[1] + sim.wins[2] >= 300);
    assert_memory_not_equal(sim.points, same.points, sizeof sim.points);
}

/** Fails if it gets a memory although it does not use one. */
static uc_move choose_without_memory(const uc_ask *ask) {
    assert_null(ask->memory);
    return ask->legal[ask->count - 1];
}

static void only_bots_that_remember_get_a_memory(void **state) {
    (void)state;
    const uc_bot last = {.id = "last", .choose = choose_without_memory};
    uc_sim sim =
        fresh_sim("hi_lo_flip", 2, (const char *const[]){"normal", "normal"}, &(uc_setting){"target", "40"});
    sim.player[1].bot = &last;
    sim.games = 3;
    assert_int_equal(uc_simulate(&sim, NULL), UC_OK);
    assert_int_equal(sim.rounds.count, 3);
}

static bool add_to(void *user, const uc_sim *part) {
    uc_sim_add(user, part);
    return true;
}

static void parts_are_one_simulation(void **state) {
    (void)state;
    const char *const bots[] = {"random", "normal", "random"};
    for (int i = 0; uc_games[i]; i++) {
        int seats = seats_near(uc_games[i], 3);
        uc_sim whole = fresh_sim(uc_games[i]->id, seats, bots, to_40(uc_games[i])), part, sums = whole;
        whole.rotate = whole.count_events = true;
        part = whole;
        whole.games = 60;
        assert_int_equal(uc_simulate(&whole, NULL), UC_OK);
        part.kept = add_to;
        part.user = &sums;
        for (part.from = 0; part.from < 60; part.from += 20) {
            part.games = part.from + 20;
            part.threads++;
            assert_int_equal(uc_simulate(&part, NULL), UC_OK);
            assert_int_equal(part.rounds.count, 20);
        }
        assert_memory_equal(whole.tally, sums.tally, sizeof whole.tally);
        assert_memory_equal(whole.points, sums.points, sizeof whole.points);
        assert_memory_equal(whole.lasted, sums.lasted, sizeof whole.lasted);
        assert_int_equal(whole.products, sums.products);
    }
}

/* Long enough for every thread to have played its first game. */
enum { STOPS_AT = 200000 };
static bool halt;
static int asked;

/** Asks for the end at its move number STOPS_AT. */
static uc_move choose_and_stop(const uc_ask *ask) {
    if (__atomic_add_fetch(&asked, 1, __ATOMIC_RELAXED) == STOPS_AT)
        __atomic_store_n(&halt, true, __ATOMIC_RELAXED);
    return ask->legal[0];
}

static void a_stopped_simulation_keeps_the_first_games(void **state) {
    (void)state;
    const uc_bot stopper = {.id = "stopper", .help = "", .choose = choose_and_stop};
    for (int threads = 1; threads <= 4; threads += 3) {
        uc_sim sim = fresh_sim("flip7", 2, (const char *const[]){"random", "random"}, NULL), prefix;
        sim.player[0].bot = &stopper;
        sim.threads = threads;
        prefix = sim;
        sim.games = 1000000;
        sim.stop = &halt;
        halt = false;
        asked = 0;
        assert_int_equal(uc_simulate(&sim, NULL), UC_OK);
        assert_true(sim.anytime);
        assert_in_range(uc_sim_counted(&sim), 1, STOPS_AT);
        prefix.games = uc_sim_counted(&sim);
        asked = STOPS_AT;
        assert_int_equal(uc_simulate(&prefix, NULL), UC_OK);
        assert_memory_equal(sim.points, prefix.points, sizeof sim.points);
        assert_memory_equal(sim.lasted, prefix.lasted, sizeof sim.lasted);
        assert_true(!prefix.anytime &&
                    uc_sim_mean(&sim, &sim.rounds).low < uc_sim_mean(&prefix, &prefix.rounds).low);
    }
}

static bool near(double a, double b) {
    return fabs(a - b) < 1e-4;
}

static void intervals_are_those_of_the_textbook(void **state) {
    (void)state;
    uc_interval share = uc_share(8, 10); /* Wilson's interval for 8 of 10: 0.4902 to 0.9433 */
    assert_true(near(share.mean, 0.8) && near(share.low, 0.4902) && near(share.high, 0.9433));
    share = uc_share(0, 10);
    assert_true(share.low == 0 && near(share.high, 0.2775));
    share = uc_share(10, 10);
    assert_true(near(share.low, 0.7225) && near(share.high, 1));
    uc_sample wins = {10, 8 * UC_WIN, (int64_t)8 * UC_WIN * UC_WIN}; /* the same, but for n - 1 */
    share = uc_sample_share(&wins, UC_WIN);
    assert_true(near(share.mean, 0.8) && near(share.low, 0.4738) && near(share.high, 0.9467));
    wins = (uc_sample){10, UC_WIN / 2, (int64_t)UC_WIN / 2 * UC_WIN / 2}; /* half a win of ten */
    share = uc_sample_share(&wins, UC_WIN);
    assert_true(near(share.mean, 0.05) && share.low > 0 && share.high < 0.3);
    wins = (uc_sample){10, 0, 0};
    share = uc_sample_share(&wins, UC_WIN);
    assert_true(share.low == 0 && near(share.high, 0.2775));
    uc_sample sample = {4, 10, 30}; /* 1 2 3 4: mean 2.5, standard error 0.6455 */
    uc_interval mean = uc_sample_mean(&sample);
    assert_true(near(mean.mean, 2.5) && near(mean.low, 2.5 - 1.2652) && near(mean.high, 2.5 + 1.2652));
    uc_sim sim = {.rounds = {3, 6, 14}, .decisions = {3, 27, 285}, .products = 63}; /* 1: 4, 2: 10, 3: 13 */
    mean = uc_decisions_per_round(&sim); /* residuals -0.5, 1, -0.5: variance 0.75 / 3 / 2^2 */
    assert_true(near(mean.mean, 4.5) && near(mean.low, 4.5 - 0.4900) && near(mean.high, 4.5 + 0.4900));
    sim = (uc_sim){.rounds = {1, 2, 4}, .decisions = {1, 9, 81}, .products = 18};
    mean = uc_decisions_per_round(&sim);
    assert_true(mean.mean == 4.5 && mean.low == 4.5 && mean.high == 4.5);
    uc_sample one = {1, 3, 9};
    mean = uc_sample_mean(&one);
    assert_true(mean.low == 3 && mean.high == 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_number_of_threads_changes_nothing),
        cmocka_unit_test(every_game_is_counted_once),
        cmocka_unit_test(games_beyond_the_limit_are_not_counted),
        cmocka_unit_test(a_second_run_begins_from_nothing),
        cmocka_unit_test(parts_are_one_simulation),
        cmocka_unit_test(a_stopped_simulation_keeps_the_first_games),
        cmocka_unit_test(only_bots_that_remember_get_a_memory),
        cmocka_unit_test(rotation_gives_every_player_every_seat),
        cmocka_unit_test(intervals_are_those_of_the_textbook),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
