/* The same as test_kill.c, hundreds of times and long enough for checkpoints and compactions. */
#include <stdio.h>

#include "store_kill.h"
#include "store_rig.h"

static void test_killed_writers_lose_nothing_confirmed(void **state) {
    (void)state;
    long lines = kill_writers(200, 30, 2) + kill_writers(40, 600, 3);
    printf("%ld lines were confirmed\n", lines);
    assert_true(lines > 10000);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_killed_writers_lose_nothing_confirmed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
