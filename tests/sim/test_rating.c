/* Ratings, paired differences and races: known answers, and intervals with their promised coverage. */
#include "rig.h"

#include <math.h>
#include <string.h>

#include "contests.h"

static void assert_near(double have, double wanted, double within) {
    if (!(fabs(have - wanted) <= within)) fail_msg("%.6g is not %.6g", have, wanted);
}

static uc_ratings rate(const uc_contest *contest, int count, int contenders, const uc_blocks *blocks) {
    uc_ratings ratings;
    assert_int_equal(uc_rate(&ratings, contest, count, contenders, blocks), UC_OK);
    double sum = 0;
    for (int i = 0; i < contenders; i++) sum += ratings.rating[i];
    assert_near(sum, 0, 1e-6);
    return ratings;
}

/* 400 log10 3 = 190.85; the standard error of its logarithm is 1 / sqrt(N p q). */
static void three_wins_of_four_are_191_points(void **state) {
    (void)state;
    const uc_contest contest = {{1, 1}, 100000, {75000, 25000}};
    uc_ratings ratings = rate(&contest, 1, 2, NULL);
    uc_interval i = uc_rating_difference(&ratings, 0, 1);
    assert_near(i.mean, 190.85, 0.01);
    assert_near(i.high - i.mean, 1.96 * 173.72 / sqrt(100000 * 0.75 * 0.25), 0.01);
    assert_near(uc_rating(&ratings, 1).mean, -190.85 / 2, 0.01);
    i = uc_rating_difference(&ratings, 1, 0);
    assert_near(i.mean, -190.85, 0.01);
}

/** The expected contest between contenders of these strengths. */
static uc_contest expected(const double *w, const uint8_t *seats, int contenders, double games) {
    uc_contest contest = {.games = games};
    double sum = 0;
    for (int i = 0; i < contenders; i++) sum += seats[i] * w[i];
    for (int i = 0; i < contenders; i++) {
        contest.seats[i] = seats[i];
        contest.wins[i] = games * seats[i] * w[i] / sum;
    }
    return contest;
}

static void strengths_are_found_again(void **state) {
    (void)state;
    static const double w[] = {1, 2, 30, 4, 0.1};
    static const struct {
        int contenders, count;
        uint8_t seats[6][5];
    } rows[] = {
        {5, 1, {{1, 1, 1, 1, 1}}}, /* one table for all */
        {4, 6, {{1, 1}, {1, 0, 1}, {1, 0, 0, 1}, {0, 1, 1}, {0, 1, 0, 1}, {0, 0, 1, 1}}}, /* pairs */
        {4, 3, {{1, 1}, {0, 1, 1}, {0, 0, 1, 1}}},                                        /* a chain */
        {3, 2, {{2, 1, 1}, {1, 1, 2}}}, /* several seats each */
    };
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        uc_contest contest[6];
        for (int c = 0; c < rows[r].count; c++)
            contest[c] = expected(w, rows[r].seats[c], rows[r].contenders, 1e6);
        uc_ratings ratings = rate(contest, rows[r].count, rows[r].contenders, NULL);
        for (int i = 1; i < rows[r].contenders; i++)
            assert_near(ratings.rating[i] - ratings.rating[0], 400 * log10(w[i] / w[0]), 0.05);
    }
}

static void a_contender_that_wins_everything_has_a_finite_rating(void **state) {
    (void)state;
    const uc_contest contest[] = {
        {{1, 1, 0}, 100, {100, 0, 0}}, {{0, 1, 1}, 100, {0, 100, 0}}, {{1, 0, 1}, 100, {100, 0, 0}}};
    uc_ratings ratings = rate(contest, 3, 3, NULL);
    assert_true(ratings.rating[0] > ratings.rating[1] + 500 && ratings.rating[1] > ratings.rating[2] + 500);
    assert_true(ratings.rating[0] < 2500);
    uc_interval i = uc_rating_difference(&ratings, 0, 1);
    assert_true(i.low > 200 && i.high < 3000);
    uc_blocks blocks = {.contenders = 2}; /* the blocks do not differ, and yet there is an interval */
    for (int b = 0; b < 100; b++) uc_blocks_add(&blocks, (const double[]){1, 0});
    const uc_contest two = {{1, 1}, 200, {200, 0}};
    ratings = rate(&two, 1, 2, &blocks);
    i = uc_rating_difference(&ratings, 0, 1);
    assert_near(i.mean, 400 * log10(401), 0.1);
    assert_true(i.low > 400 && i.low < i.mean - 200);
}

static void contenders_who_never_met_cannot_be_rated(void **state) {
    (void)state;
    const uc_contest contest[] = {{{1, 1, 0, 0}, 10, {5, 5, 0, 0}}, {{0, 0, 1, 1}, 10, {0, 0, 5, 5}}};
    uc_ratings ratings;
    assert_int_equal(uc_rate(&ratings, contest, 2, 4, NULL), UC_BAD_SEATS);
    assert_int_equal(uc_rate(&ratings, contest, 0, 4, NULL), UC_BAD_SEATS);
    assert_int_equal(uc_rate(&ratings, contest, 1, 3, NULL), UC_BAD_SEATS);
}

/* If each game is a block, both formulas for the covariance agree. */
static void blocks_of_one_game_say_what_the_information_says(void **state) {
    (void)state;
    uc_blocks blocks = {.contenders = 3};
    const uc_contest contest = {{1, 1, 1}, 6000, {3000, 2000, 1000}};
    for (int b = 0; b < 6000; b++)
        uc_blocks_add(&blocks, (const double[]){b % 6 < 3, b % 6 == 3 || b % 6 == 4, b % 6 == 5});
    uc_ratings plain = rate(&contest, 1, 3, NULL), robust = rate(&contest, 1, 3, &blocks);
    for (int i = 0; i < 3; i++) {
        uc_interval a = uc_rating(&plain, i), b = uc_rating(&robust, i);
        assert_near(a.mean, b.mean, 1e-9);
        assert_near((b.high - b.low) / (a.high - a.low), 1, 0.002);
    }
}

static void paired_differences_are_those_of_the_textbook(void **state) {
    (void)state;
    uc_blocks blocks = {.contenders = 2};
    assert_true(uc_blocks_difference(&blocks, 0, 1).high == 0);
    static const double values[][2] = {{11, 10}, {4, 2}, {33, 30}, {0, -4}};
    for (int i = 0; i < 4; i++) {
        uc_blocks_add(&blocks, values[i]);
        if (!i) assert_true(uc_blocks_difference(&blocks, 0, 1).low == 1);
    }
    uc_interval d = uc_blocks_difference(&blocks, 0, 1); /* 1 2 3 4: error 0.6455, t 3.1824 */
    assert_near(d.mean, 2.5, 1e-12);
    assert_near(d.high - d.mean, 0.645497 * 3.182446, 0.01);
    d = uc_blocks_mean(&blocks, 0); /* 11 4 33 0: error 7.3598 */
    assert_near(d.mean, 12, 1e-12);
    assert_near(d.mean - d.low, 7.359801 * 3.182446, 0.1);
}

/** The quantile of t with that many degrees of freedom, as an interval shows it. */
static double quantile_of(int freedom) {
    uc_blocks blocks = {.contenders = 1};
    for (int b = 0; b <= freedom; b++) uc_blocks_add(&blocks, (const double[]){b});
    uc_interval mean = uc_blocks_mean(&blocks, 0);
    double n = freedom + 1.0;
    return (mean.high - mean.mean) / sqrt(blocks.products[0][0] / (n * (n - 1)));
}

static void few_blocks_make_wide_intervals(void **state) {
    (void)state;
    assert_near(quantile_of(1), 12.7062, 1e-4);
    assert_near(quantile_of(2), 4.3027, 1e-4);
    assert_near(quantile_of(3), 3.1824, 0.01);
    assert_near(quantile_of(5), 2.5706, 0.001);
    assert_near(quantile_of(10), 2.2281, 1e-4);
    assert_near(quantile_of(100), 1.9840, 1e-4);
}

static void shares_stay_between_0_and_1(void **state) {
    (void)state;
    uc_blocks blocks = {.contenders = 3};
    for (int b = 0; b < 400; b++) uc_blocks_add(&blocks, (const double[]){b % 4 == 0, 0, 0.5});
    uc_interval share = uc_blocks_share(&blocks, 0); /* as 400 independent games, of which 100 are won */
    uc_interval same = uc_share(100, 400);
    assert_near(share.low, same.low, 0.001);
    assert_near(share.high, same.high, 0.001);
    share = uc_blocks_share(&blocks, 1);
    assert_true(share.mean == 0 && share.low == 0);
    assert_near(share.high, uc_share(0, 400).high, 0.001);
    share = uc_blocks_share(&blocks, 2); /* blocks that cannot differ */
    assert_true(share.low == 0.5 && share.high == 0.5);
}

static void a_race_is_won_and_lost_alike(void **state) {
    (void)state;
    uc_race up = {.count = 0}, down = {.count = 0}, level = {.count = 0};
    int blocks = 0;
    while (uc_race_verdict(&up, 0.01) == UC_UNDECIDED) {
        assert_int_equal(uc_race_verdict(&down, 0.01), UC_UNDECIDED);
        uc_race_add(&up, 1);
        uc_race_add(&down, -1);
        blocks++;
    }
    assert_true(blocks >= 8 && blocks <= 12); /* 200 = 2^7.6 is the least that one gambler could ask for */
    assert_int_equal(uc_race_verdict(&up, 0.01), UC_BETTER);
    assert_int_equal(uc_race_verdict(&down, 0.01), UC_WORSE);
    assert_int_equal(uc_race_verdict(&up, 1e-6), UC_UNDECIDED);
    for (int b = 0; b < 10000; b++) {
        uc_race_add(&level, b % 2 ? 1 : -1);
        assert_int_equal(uc_race_verdict(&level, 0.01), UC_UNDECIDED);
    }
}

/* An edge of 0.05 at a standard deviation of 0.5: a test with a fixed number would need 1000 blocks for 99 %
 * and a fair chance to see it. */
static void a_small_edge_is_found(void **state) {
    (void)state;
    uc_rng rng;
    uc_race race = {.count = 0};
    uc_rng_start(&rng, 11, 0);
    while (uc_race_verdict(&race, 0.01) == UC_UNDECIDED && race.count < 5000) {
        double at = random_share(&rng);
        uc_race_add(&race, at < 0.1 ? -1 : at < 0.25 ? 1 : 0);
    }
    assert_int_equal(uc_race_verdict(&race, 0.01), UC_BETTER);
    assert_true(race.count < 3000);
}

static void the_interval_of_a_race_agrees_with_its_verdict(void **state) {
    (void)state;
    double difference[600] = {0}, lean = 0;
    uc_interval none = uc_race_interval(difference, 0, 0.05);
    assert_true(none.low == -1 && none.high == 1);
    for (int trial = 0; trial < 20; trial++, lean += 0.01) {
        uc_rng rng;
        uc_race race = {.count = 0};
        uc_rng_start(&rng, 3, (uint64_t)trial);
        for (int b = 0; b < 600; b++) {
            double at = random_share(&rng) * 2 - 1;
            difference[b] = at < -1 + lean ? 1 : at;
            uc_race_add(&race, difference[b]);
        }
        uc_interval i = uc_race_interval(difference, 600, 0.05);
        assert_true(-1 <= i.low && i.low < i.mean && i.mean < i.high && i.high <= 1);
        assert_true(i.high - i.low < 0.4);
        uc_verdict verdict = uc_race_verdict(&race, 0.05);
        assert_int_equal(verdict, i.low > 0 ? UC_BETTER : i.high < 0 ? UC_WORSE : UC_UNDECIDED);
        for (int b = 0; b < 600; b++) difference[b] = -difference[b];
        uc_interval mirror = uc_race_interval(difference, 600, 0.05);
        assert_near(mirror.low, -i.high, 1e-6);
    }
}

static void intervals_of_ratings_hold_the_truth(void **state) {
    (void)state;
    for (int difference = 0; difference < 2; difference++) {
        assert_in_range(rating_hits(1, 300, 30, 0, difference), 275, 295);
        assert_in_range(rating_hits(2, 300, 30, 0.6, difference), 275, 295);
    }
}

static void equal_players_rarely_get_a_verdict(void **state) {
    (void)state;
    assert_in_range(false_verdicts(1, 200, 300, 0, 0.05), 0, 10);
    assert_in_range(false_verdicts(2, 200, 300, 0.2, 0.05), 0, 10);
}

static void a_few_blocks_that_agree_prove_little(void **state) {
    (void)state;
    uc_blocks blocks = {.contenders = 2};
    assert_true(uc_blocks_ahead(&blocks, 0, 1).high == 0);
    for (int i = 0; i < 4; i++) uc_blocks_add(&blocks, (const double[]){1, 0});
    uc_interval ahead = uc_blocks_ahead(&blocks, 0, 1); /* deviations of 1 1 1 1 0: error 0.2, t 2.7764 */
    assert_true(ahead.mean == 1 && ahead.high == 1);
    assert_true(ahead.low > 0.44 && ahead.low < 0.45);
    uc_blocks equal = {.contenders = 2};
    for (int i = 0; i < 4; i++) uc_blocks_add(&equal, (const double[]){0.5, 0.5});
    ahead = uc_blocks_ahead(&equal, 0, 1);
    assert_true(ahead.low == 0 && ahead.high == 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_few_blocks_that_agree_prove_little),
        cmocka_unit_test(three_wins_of_four_are_191_points),
        cmocka_unit_test(strengths_are_found_again),
        cmocka_unit_test(a_contender_that_wins_everything_has_a_finite_rating),
        cmocka_unit_test(contenders_who_never_met_cannot_be_rated),
        cmocka_unit_test(blocks_of_one_game_say_what_the_information_says),
        cmocka_unit_test(paired_differences_are_those_of_the_textbook),
        cmocka_unit_test(few_blocks_make_wide_intervals),
        cmocka_unit_test(shares_stay_between_0_and_1),
        cmocka_unit_test(a_race_is_won_and_lost_alike),
        cmocka_unit_test(a_small_edge_is_found),
        cmocka_unit_test(the_interval_of_a_race_agrees_with_its_verdict),
        cmocka_unit_test(intervals_of_ratings_hold_the_truth),
        cmocka_unit_test(equal_players_rarely_get_a_verdict),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
