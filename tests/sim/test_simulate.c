/* Simulation: the same for any number of threads, sums that add up, intervals that are right. */
#include "rig.h"

#include <math.h>
#include <string.h>

#include "upcard/sim.h"

static uc_sim sim_of(const char *game, int seats, const char *const *bots, uint64_t games, int threads) {
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_sim sim;
    memset(&sim, 0, sizeof sim);
    uc_text_start(&text, message, sizeof message);
    const uc_setting target = {"target", "40"};
    assert_int_equal(uc_start(&sim.start, uc_game_find(game), seats, &target, 1, &text), UC_OK);
    for (int i = 0; i < seats; i++) sim.player[i] = uc_bot_find(bots[i]);
    sim.games = games;
    sim.threads = threads;
    sim.seed = 5;
    sim.move_limit = 100000;
    assert_int_equal(uc_simulate(&sim), UC_OK);
    return sim;
}

static void the_number_of_threads_changes_nothing(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        const char *const bots[] = {"random", "basic", "random"};
        uc_sim one = sim_of(uc_games[i]->id, 3, bots, 50, 1), four = sim_of(uc_games[i]->id, 3, bots, 50, 4);
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
    assert_int_equal(sim.turns.count, sim.rounds.sum);
    assert_int_equal(sim.turns.sum, sim.decisions.sum);
    assert_int_equal(uc_sim_done(&sim), 100);
    assert_true(wins >= 100 && wins - 100 <= shared);
}

static void games_beyond_the_limit_are_not_counted(void **state) {
    (void)state;
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_sim sim;
    memset(&sim, 0, sizeof sim);
    uc_text_start(&text, message, sizeof message);
    uc_start(&sim.start, uc_game_find("uno_flip"), 2, NULL, 0, &text);
    sim.player[0] = sim.player[1] = uc_bot_find("random");
    sim.games = 10;
    sim.threads = 1;
    sim.move_limit = 20;
    assert_int_equal(uc_simulate(&sim), UC_OK);
    assert_int_equal(sim.unfinished, 10);
    assert_int_equal(sim.rounds.count, 0);
    assert_true(uc_sample_mean(&sim.rounds).mean == 0);
}

static void rotation_gives_every_player_every_seat(void **state) {
    (void)state;
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_sim sim;
    memset(&sim, 0, sizeof sim);
    uc_text_start(&text, message, sizeof message);
    uc_start(&sim.start, uc_game_find("flip7"), 3, NULL, 0, &text);
    sim.player[0] = sim.player[1] = sim.player[2] = uc_bot_find("random");
    sim.games = 300;
    sim.threads = 1;
    sim.move_limit = 100000;
    sim.rotate = true;
    uc_sim same = sim;
    same.rotate = false;
    assert_int_equal(uc_simulate(&sim), UC_OK);
    assert_int_equal(uc_simulate(&same), UC_OK);
    assert_true(sim.wins[0] + sim.wins[1] + sim.wins[2] >= 300);
    assert_memory_not_equal(sim.points, same.points, sizeof sim.points);
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
    uc_sample sample = {4, 10, 30}; /* 1 2 3 4: mean 2.5, standard error 0.6455 */
    uc_interval mean = uc_sample_mean(&sample);
    assert_true(near(mean.mean, 2.5) && near(mean.low, 2.5 - 1.2652) && near(mean.high, 2.5 + 1.2652));
    uc_sample one = {1, 3, 9};
    mean = uc_sample_mean(&one);
    assert_true(mean.low == 3 && mean.high == 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_number_of_threads_changes_nothing),
        cmocka_unit_test(every_game_is_counted_once),
        cmocka_unit_test(games_beyond_the_limit_are_not_counted),
        cmocka_unit_test(rotation_gives_every_player_every_seat),
        cmocka_unit_test(intervals_are_those_of_the_textbook),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
