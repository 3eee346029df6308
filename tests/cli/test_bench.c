/* What `upcard bench` measures in its windows. */
#include "rig.h"

#include <time.h>

#include "cli/bench_window.h"

enum { NAP_US = 300 };

/* Takes time in which the processor clock stands still. */
static uint64_t nap(void *place) {
    (void)place;
    nanosleep(&(struct timespec){.tv_nsec = 1000L * NAP_US}, NULL);
    return 1;
}

static void time_without_the_processor_is_no_speed(void **state) {
    (void)state;
    bench_speed speed = {0};
    bench_windows(&speed, nap, NULL, 5e-3);
    assert_true(speed.wall >= 1e-6 * NAP_US);
    assert_true(bench_cpu(&speed) >= 1e-6 * NAP_US);
}

static void windows_last_as_long_as_asked_and_at_least_one(void **state) {
    (void)state;
    bench_speed speed = {0};
    bench_windows(&speed, nap, NULL, 0);
    assert_true(speed.all_wall >= 1e-3);
    double first = speed.all_wall;
    bench_windows(&speed, nap, NULL, 5e-3);
    assert_true(speed.all_wall >= first + 5e-3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(time_without_the_processor_is_no_speed),
        cmocka_unit_test(windows_last_as_long_as_asked_and_at_least_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
