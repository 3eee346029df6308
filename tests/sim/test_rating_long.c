/* The promised coverage of intervals and error of races, counted over thousands of them. */
#include "rig.h"

#include "contests.h"

/** Of 4000 intervals 95 % contain the truth, within four standard errors; more if the prior dominates few
 * blocks, and slightly fewer if few blocks differ. */
static void intervals_of_ratings_hold_the_truth(void **state) {
    (void)state;
    static const struct {
        int blocks;
        double alike;
    } rows[] = {{10, 0}, {30, 0}, {300, 0}, {30, 0.6}, {100, 0.6}, {300, 0.6}};
    for (size_t r = 0; r < sizeof rows / sizeof rows[0]; r++) {
        for (int difference = 0; difference < 2; difference++) {
            int hits = rating_hits(10 + r, 4000, rows[r].blocks, rows[r].alike, difference);
            print_message("%d blocks, %.1f alike, %s: %.2f %%\n", rows[r].blocks, rows[r].alike,
                          difference ? "difference" : "rating", hits / 40.0);
            assert_in_range(hits, rows[r].blocks == 30 ? 3700 : 3745, rows[r].blocks > 10 ? 3855 : 3920);
        }
    }
}

/** In less than 1 % of 4000 races of 2000 blocks, tested after each block. */
static void equal_players_get_a_verdict_in_less_than_1_of_100_races(void **state) {
    (void)state;
    static const double shapes[] = {0, 1, 0.2, 0.02};
    for (size_t s = 0; s < sizeof shapes / sizeof shapes[0]; s++) {
        int wrong = false_verdicts(20 + s, 4000, 2000, shapes[s], 0.01);
        print_message("differences of shape %.2f: %.2f %% wrong\n", shapes[s], wrong / 40.0);
        assert_in_range(wrong, 0, 40);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(intervals_of_ratings_hold_the_truth),
        cmocka_unit_test(equal_players_get_a_verdict_in_less_than_1_of_100_races),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
