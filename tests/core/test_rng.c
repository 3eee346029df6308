/* The simulation's stream: the published algorithm, exact bounds, streams that do not overlap. */
#include "rig.h"

#include "upcard/rng.h"

static void xoshiro_gives_the_published_numbers(void **state) {
    (void)state;
    /* the reference implementation from the state 1, 2, 3, 4 */
    uc_rng rng = {{1, 2, 3, 4}};
    const uint64_t expected[] = {11520, 0, 1509978240, UINT64_C(1215971899390074240)};
    for (int i = 0; i < 4; i++) assert_true(uc_rng_next(&rng) == expected[i]);
}

static void bounded_numbers_are_within_bounds_and_even(void **state) {
    (void)state;
    enum { N = 7, DRAWS = 700000 };
    uc_rng rng;
    uint32_t seen[N] = {0};
    uc_rng_start(&rng, 1, 0);
    for (int i = 0; i < DRAWS; i++) seen[uc_rng_below(&rng, N)]++;
    double chi = 0;
    for (int i = 0; i < N; i++) chi += (seen[i] - 1e5) * (seen[i] - 1e5) / 1e5;
    assert_true(chi < 30); /* 6 degrees of freedom: beyond 30 in 1 of 25,000 tries */
    for (int i = 0; i < 100; i++) assert_int_equal(uc_rng_below(&rng, 1), 0);
    for (int i = 0; i < 1000; i++) assert_true(uc_rng_below(&rng, 0xfffffffeu) < 0xfffffffeu);
}

static void a_word_that_would_favor_small_numbers_is_rejected(void **state) {
    (void)state;
    /* n = 3 * 2^30: of the 2^32 words a quarter is too many; the first word here is 0 and must not count */
    uc_rng rng = {{0, 0, 1, 0}}, copy = rng;
    assert_true(uc_rng_next(&copy) >> 32 == 0);
    uint32_t n = 0xc0000000u, drawn = uc_rng_below(&rng, n);
    assert_true(drawn < n);
    uc_rng third = {{0, 0, 1, 0}};
    uc_rng_next(&third);
    assert_memory_not_equal(&rng, &third, sizeof rng);
}

static void streams_are_named_by_seed_and_index(void **state) {
    (void)state;
    uc_rng a, b, c, again;
    uc_rng_start(&a, 5, 0);
    uc_rng_start(&b, 5, 1);
    uc_rng_start(&c, 6, 0);
    uc_rng_start(&again, 5, 0);
    assert_memory_equal(&a, &again, sizeof a);
    assert_memory_not_equal(&a, &b, sizeof a);
    assert_memory_not_equal(&a, &c, sizeof a);
    assert_memory_not_equal(&b, &c, sizeof a);
}

/* A stream of zeros would give zeros forever. */
static void no_seed_gives_a_stream_of_zeros(void **state) {
    (void)state;
    uc_rng rng;
    uc_rng_start(&rng, UINT64_C(0xd1b54a32d192ed03), 0); /* seed and index cancel each other here */
    uint64_t some = 0;
    for (int i = 0; i < 4; i++) some |= uc_rng_next(&rng);
    assert_true(some != 0);
}

static void one_of_the_set_bits_is_drawn(void **state) {
    (void)state;
    uc_rng rng;
    uint64_t bits = UINT64_C(0x8000000100000010), seen = 0;
    uc_rng_start(&rng, 1, 0);
    for (int i = 0; i < 200; i++) seen |= UINT64_C(1) << uc_rng_bit(&rng, bits);
    assert_true(seen == bits);
    assert_int_equal(uc_rng_bit(&rng, 64), 6);
}

static void seeds_are_numbers_or_any_text(void **state) {
    (void)state;
    assert_true(uc_seed_of_text("12345") == 12345);
    assert_true(uc_seed_of_text("family night") != uc_seed_of_text("family nights"));
    assert_true(uc_seed_of_text("12a") != 12);
    assert_true(uc_seed_of_text("") == UINT64_C(0xcbf29ce484222325));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(xoshiro_gives_the_published_numbers),
        cmocka_unit_test(bounded_numbers_are_within_bounds_and_even),
        cmocka_unit_test(a_word_that_would_favor_small_numbers_is_rejected),
        cmocka_unit_test(streams_are_named_by_seed_and_index),
        cmocka_unit_test(no_seed_gives_a_stream_of_zeros),
        cmocka_unit_test(one_of_the_set_bits_is_drawn),
        cmocka_unit_test(seeds_are_numbers_or_any_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
