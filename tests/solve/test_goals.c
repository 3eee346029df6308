/* Races, the challenge and two players: published values, and comparisons of two methods. */
#include "rig.h"

#include <math.h>
#include <string.h>

#include "solve/flip7/duel.h"
#include "solve/flip7/race.h"
#include "solve/matrix.h"

/** The full deck's number cards. */
static uc_flip7_rest number_cards(void) {
    uc_flip7_rest rest = {.deck = {1}};
    for (int kind = 1; kind < UC_FLIP7_NUMBERS; kind++) rest.deck[kind] = (uint8_t)kind;
    return rest;
}

static void the_race_has_the_published_values(void **state) {
    (void)state;
    static race c;
    const double *values = c.rounds;
    uc_flip7_rest deck = number_cards();
    assert_true(race_solve(&c, &deck, ORDER_PRINTED, NULL, NULL));
    assert_true(fabs(values[0] - 11.063582) < 1e-6);
    for (int total = 1; total < RACE_TARGET; total++) assert_true(values[total] <= values[total - 1] + 1e-9);
    assert_true(fabs(values[RACE_TARGET - 1] - 1) < 1e-12); /* neither 0 nor 1 can bust */
}

/* F7-5.5 */
static void the_challenge_has_the_published_chance(void **state) {
    (void)state;
    static challenge one, two;
    uc_flip7_rest deck = number_cards();
    assert_true(challenge_solve(&one, &deck, ORDER_PRINTED, 1, false, NULL, NULL));
    assert_true(fabs(one.chance[CHALLENGE_ROUNDS][0] - 0.00280968) < 1e-8);
    assert_true(challenge_solve(&two, &deck, ORDER_PRINTED, 3, false, NULL, NULL));
    assert_memory_equal(one.chance, two.chance, sizeof one.chance);
}

/** The probabilities of all totals after one more round of the best play for `c`. */
static void play_round(const numbers *n, const challenge *c, int left, const double *before, double *after) {
    for (int total = 0; total < RACE_TARGET; total++) {
        double worth[NUMBERS_SCORES];
        numbers_play play;
        if (before[total] == 0) continue;
        for (int i = 0; i < NUMBERS_SCORES; i++)
            worth[i] = total + i >= RACE_TARGET ? 1 : c->chance[left - 1][total + i];
        double value = numbers_best(n, worth, &play);
        assert_true(fabs(value - c->chance[left][total]) < 1e-12);
        for (int i = 0; i < NUMBERS_SCORES; i++) {
            int to = total + i < RACE_TARGET ? total + i : RACE_TARGET;
            after[to] += before[total] * play.chance[i];
        }
    }
    after[RACE_TARGET] += before[RACE_TARGET];
}

/** Backwards from the last round by tables, and forwards from the first by the probabilities of the totals.
 */
static void the_challenge_is_the_same_backwards_and_forwards(void **state) {
    (void)state;
    static challenge c;
    static numbers n;
    double chance[CHALLENGE_ROUNDS + 1][RACE_TARGET + 1] = {{1}};
    uc_flip7_rest deck = number_cards();
    numbers_start(&n);
    assert_true(challenge_solve(&c, &deck, ORDER_PRINTED, 1, false, NULL, NULL));
    for (int i = 0; i < CHALLENGE_ROUNDS; i++)
        play_round(&n, &c, CHALLENGE_ROUNDS - i, chance[i], chance[i + 1]);
    assert_true(fabs(chance[CHALLENGE_ROUNDS][RACE_TARGET] - c.chance[CHALLENGE_ROUNDS][0]) < 1e-15);
}

static void a_play_has_the_value_that_it_was_chosen_for(void **state) {
    (void)state;
    static numbers n;
    double worth[NUMBERS_SCORES], sum = 0, mean = 0;
    numbers_play play;
    for (int i = 0; i < NUMBERS_SCORES; i++) worth[i] = i;
    numbers_start(&n);
    double value = numbers_best(&n, worth, &play);
    for (int i = 0; i < NUMBERS_SCORES; i++) {
        sum += play.chance[i];
        mean += i * play.chance[i];
    }
    assert_true(fabs(value - 18.5652176141) < 1e-9);
    assert_true(fabs(sum - 1) < 1e-12 && fabs(mean - value) < 1e-12);
}

static void matrix_games_have_their_known_values(void **state) {
    (void)state;
    double rows[MATRIX_MAX], columns[MATRIX_MAX];
    matrix scissors = {3, 3, {{0, 1, -1}, {-1, 0, 1}, {1, -1, 0}}}, saddle = {2, 2, {{3, 1}, {2, 0}}};
    matrix mixed = {2, 2, {{3, -1}, {-2, 1}}};
    assert_true(fabs(matrix_solve(&scissors, rows, columns)) < 1e-12);
    assert_true(fabs(rows[0] - 1.0 / 3) < 1e-12 && fabs(columns[2] - 1.0 / 3) < 1e-12);
    assert_true(fabs(matrix_solve(&saddle, rows, columns) - 1) < 1e-12 && rows[0] == 1 && columns[1] == 1);
    assert_true(fabs(matrix_solve(&mixed, rows, columns) - 1.0 / 7) < 1e-12);
    assert_true(fabs(rows[0] - 3.0 / 7) < 1e-12 && fabs(columns[0] - 2.0 / 7) < 1e-12);
}

/** The value that the rows guarantee equals the bound that the columns guarantee. */
static void random_matrix_games_are_solved(void **state) {
    (void)state;
    uc_rng rng;
    uc_rng_start(&rng, 3, 0);
    for (int game = 0; game < 200; game++) {
        static matrix m;
        double rows[MATRIX_MAX], columns[MATRIX_MAX];
        m.rows = 1 + (int)uc_rng_below(&rng, 12);
        m.columns = 1 + (int)uc_rng_below(&rng, 12);
        for (int i = 0; i < m.rows; i++)
            for (int k = 0; k < m.columns; k++) m.pay[i][k] = uc_rng_below(&rng, game % 2 ? 5 : 1000);
        double value = matrix_solve(&m, rows, columns), least = 1e9, most = -1e9;
        for (int k = 0; k < m.columns; k++) {
            double sum = 0;
            for (int i = 0; i < m.rows; i++) sum += rows[i] * m.pay[i][k];
            least = sum < least ? sum : least;
        }
        for (int i = 0; i < m.rows; i++) {
            double sum = 0;
            for (int k = 0; k < m.columns; k++) sum += columns[k] * m.pay[i][k];
            most = sum > most ? sum : most;
        }
        assert_true(fabs(least - value) < 1e-9 && fabs(most - value) < 1e-9);
    }
}

static void alike_players_are_even_and_an_answer_gains(void **state) {
    (void)state;
    static duel greedy, best, round;
    duel_against_greedy(&greedy, 20, DUEL_HALF, false, NULL, NULL);
    duel_against_greedy(&best, 20, DUEL_HALF, true, NULL, NULL);
    duel_against_greedy(&round, 20, DUEL_ANOTHER_ROUND, true, NULL, NULL);
    assert_true(fabs(greedy.chance[0][0] - 0.5) < 1e-12);
    assert_true(fabs(greedy.chance[15][5] + greedy.chance[5][15] - 1) < 1e-12);
    assert_true(best.chance[0][0] > 0.5 && round.chance[0][0] > best.chance[0][0]);
    for (int mine = 0; mine < 20; mine++)
        for (int others = 0; others < 20; others++)
            assert_true(best.chance[mine][others] >= greedy.chance[mine][others] - 1e-12);
}

static void an_equilibrium_leaves_nothing_to_gain(void **state) {
    (void)state;
    enum { TARGET = 7 };
    static duel equilibrium, best;
    duel_equilibrium(&equilibrium, TARGET, NULL, NULL);
    duel_against_greedy(&best, TARGET, DUEL_HALF, true, NULL, NULL);
    assert_true(equilibrium.worst_gap < 1e-9);
    assert_true(equilibrium.chance[0][0] == 0.5);
    for (int mine = 0; mine < TARGET; mine++)
        for (int others = 0; others < TARGET; others++)
            assert_true(equilibrium.chance[mine][others] <= best.chance[mine][others] + 1e-9);
}

/* The solver is interrupted and continued again and again. */

static bool stop_soon(void *user, int done, int all) {
    (void)done, (void)all;
    return --*(int *)user > 0;
}

static void a_solver_continues_to_the_same_values(void **state) {
    (void)state;
    enum { TARGET = 4 };
    static race whole_race, half_race;
    static challenge whole_challenge, half_challenge;
    static duel whole_duel, half_duel;
    uc_flip7_rest deck = number_cards();
    assert_true(race_solve(&whole_race, &deck, ORDER_PRINTED, NULL, NULL));
    assert_true(challenge_solve(&whole_challenge, &deck, ORDER_PRINTED, 2, false, NULL, NULL));
    duel_equilibrium(&whole_duel, TARGET, NULL, NULL);
    for (int steps = 70; !half_race.rounds[0]; steps = 70)
        assert_true(race_solve(&half_race, &deck, ORDER_PRINTED, stop_soon, &steps));
    for (int steps = 90; !half_challenge.chance[CHALLENGE_ROUNDS][0]; steps = 90)
        assert_true(challenge_solve(&half_challenge, &deck, ORDER_PRINTED, 2, false, stop_soon, &steps));
    for (int steps = 3; !half_duel.chance[0][0]; steps = 3)
        duel_equilibrium(&half_duel, TARGET, stop_soon, &steps);
    assert_memory_equal(&half_race, &whole_race, sizeof half_race);
    assert_memory_equal(&half_challenge, &whole_challenge, sizeof half_challenge);
    assert_memory_equal(half_duel.chance, whole_duel.chance, sizeof half_duel.chance);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_race_has_the_published_values),
        cmocka_unit_test(the_challenge_has_the_published_chance),
        cmocka_unit_test(the_challenge_is_the_same_backwards_and_forwards),
        cmocka_unit_test(a_play_has_the_value_that_it_was_chosen_for),
        cmocka_unit_test(matrix_games_have_their_known_values),
        cmocka_unit_test(random_matrix_games_are_solved),
        cmocka_unit_test(alike_players_are_even_and_an_answer_gains),
        cmocka_unit_test(an_equilibrium_leaves_nothing_to_gain),
        cmocka_unit_test(a_solver_continues_to_the_same_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
