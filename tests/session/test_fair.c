/* The table's stream: unbiased, addressed only by draw number, and recomputed by anybody (values below:
 * Python's hashlib and hmac). */
#include "rig.h"

#include <string.h>

#include "upcard/fair.h"

static const uint8_t secret[UC_SECRET_BYTES] = {1, 2, 3, 4, 5, 6, 7, 8, 9};

static void the_commitment_is_the_hash_of_the_secret(void **state) {
    (void)state;
    char buffer[UC_COMMIT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_fair_commit(&text, secret);
    assert_string_equal(buffer, "sha256:97850c588cc84bfaca223d597c7300938dd96d3dedac2eae1a6bc7411fadb8cb");
}

static void draws_are_those_that_anybody_computes(void **state) {
    (void)state;
    static const uint32_t expected[8] = {27, 6, 37, 45, 30, 67, 72, 5};
    uc_fair fair;
    uc_fair_start(&fair, secret, (const char *const[]){"ann", "bob's seed"}, 2);
    for (uint64_t k = 0; k < 8; k++) assert_int_equal(uc_fair_below(&fair, k, 94), expected[k]);
}

static void a_draw_depends_on_its_number_alone(void **state) {
    (void)state;
    uc_fair fair;
    uc_fair_start(&fair, secret, NULL, 0);
    uint32_t late = uc_fair_below(&fair, 1000, 112), early = uc_fair_below(&fair, 3, 112);
    assert_int_equal(uc_fair_below(&fair, 3, 112), early);
    assert_int_equal(uc_fair_below(&fair, 1000, 112), late);
}

static void seeds_of_players_change_the_draws_and_their_borders_count(void **state) {
    (void)state;
    uc_fair a, b, c;
    uc_fair_start(&a, secret, (const char *const[]){"ab", "c"}, 2);
    uc_fair_start(&b, secret, (const char *const[]){"a", "bc"}, 2);
    uc_fair_start(&c, secret, NULL, 0);
    assert_memory_not_equal(a.key, b.key, sizeof a.key);
    assert_memory_not_equal(a.key, c.key, sizeof a.key);
}

static void draws_are_even(void **state) {
    (void)state;
    enum { N = 7, DRAWN = 70000 };
    uint32_t seen[N] = {0};
    uc_fair fair;
    uc_fair_start(&fair, secret, NULL, 0);
    for (uint64_t k = 0; k < DRAWN; k++) seen[uc_fair_below(&fair, k, N)]++;
    double chi = 0;
    for (int i = 0; i < N; i++) chi += (seen[i] - 1e4) * (seen[i] - 1e4) / 1e4;
    assert_true(chi < 30);
}

static void secrets_come_and_go_as_text(void **state) {
    (void)state;
    uint8_t again[UC_SECRET_BYTES], other[UC_SECRET_BYTES];
    char buffer[80];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_fair_secret_text(&text, secret);
    assert_int_equal(text.length, 64);
    assert_true(uc_fair_read_secret(again, buffer, 64));
    assert_memory_equal(again, secret, sizeof secret);
    assert_false(uc_fair_read_secret(again, buffer, 63));
    buffer[5] = 'g';
    assert_false(uc_fair_read_secret(again, buffer, 64));
    assert_memory_equal(again, secret, sizeof secret);
    uc_fair_secret(again);
    uc_fair_secret(other);
    assert_memory_not_equal(again, other, sizeof other);
    uc_fair_secret_of_text(again, "family night");
    uc_fair_secret_of_text(other, "family night");
    assert_memory_equal(again, other, sizeof other);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_commitment_is_the_hash_of_the_secret),
        cmocka_unit_test(draws_are_those_that_anybody_computes),
        cmocka_unit_test(a_draw_depends_on_its_number_alone),
        cmocka_unit_test(seeds_of_players_change_the_draws_and_their_borders_count),
        cmocka_unit_test(draws_are_even),
        cmocka_unit_test(secrets_come_and_go_as_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
