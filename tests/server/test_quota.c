/* Quotas: rate limits by key. */
#include "rig.h"

#include <stdio.h>

#include "server/quota.h"

static void a_burst_and_then_a_rate(void **state) {
    (void)state;
    quota *q = quota_open(3, 1000);
    for (int i = 0; i < 3; i++) assert_true(quota_take(q, "a", 5000));
    assert_false(quota_left(q, "a", 5000));
    assert_false(quota_take(q, "a", 5000));
    assert_false(quota_take(q, "a", 5300));
    assert_true(quota_take(q, "a", 5400));
    assert_false(quota_take(q, "a", 5400));
    for (int i = 0; i < 3; i++) assert_true(quota_take(q, "a", 9000));
    quota_close(q);
}

static void a_refusal_costs_nothing(void **state) {
    (void)state;
    quota *q = quota_open(1, 1000);
    assert_true(quota_take(q, "a", 0));
    for (int i = 0; i < 100; i++) assert_false(quota_take(q, "a", 500));
    assert_true(quota_take(q, "a", 1000));
    quota_close(q);
}

static void a_debt_takes_time_to_pay(void **state) {
    (void)state;
    quota *q = quota_open(4, 1000);
    for (int i = 0; i < 4; i++) assert_int_equal(quota_spend(q, "a", 0), 0);
    assert_in_range(quota_spend(q, "a", 0), 250, 251);
    assert_in_range(quota_spend(q, "a", 0), 500, 501);
    assert_false(quota_take(q, "a", 700));
    assert_true(quota_take(q, "a", 760));
    assert_int_equal(quota_spend_id(q, 1, 0), 0);
    quota_close(q);
}

/* Otherwise many connections could block their address for hours. */
static void a_debt_is_paid_in_two_seconds_at_most(void **state) {
    (void)state;
    quota *q = quota_open(4, 1000);
    uint64_t ms = 0;
    for (int i = 0; i < 10000; i++) ms = quota_spend(q, "a", 0);
    assert_in_range(ms, 2000, 2001);
    assert_in_range(quota_spend(q, "a", 2001), 249, 251);
    quota_close(q);
}

static void everybody_has_their_own(void **state) {
    (void)state;
    quota *q = quota_open(1, 1000);
    assert_true(quota_take(q, "a", 0));
    assert_true(quota_take(q, "b", 0));
    assert_true(quota_take_id(q, 1, 0));
    assert_true(quota_take_id(q, 2, 0));
    assert_false(quota_take_id(q, 2, 0));
    quota_close(q);
}

/* The memory is bounded: with very many keys, those that matter least are forgotten first. */
static void a_frequent_caller_is_remembered_in_a_crowd(void **state) {
    (void)state;
    quota *q = quota_open(10, 1000000);
    for (int i = 0; i < 10; i++) quota_take(q, "flooder", 0);
    for (uint64_t id = 0; id < 10000; id++) quota_take_id(q, id, 1);
    assert_false(quota_take(q, "flooder", 2));
    quota_close(q);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_burst_and_then_a_rate),
        cmocka_unit_test(a_refusal_costs_nothing),
        cmocka_unit_test(a_debt_takes_time_to_pay),
        cmocka_unit_test(a_debt_is_paid_in_two_seconds_at_most),
        cmocka_unit_test(everybody_has_their_own),
        cmocka_unit_test(a_frequent_caller_is_remembered_in_a_crowd),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
