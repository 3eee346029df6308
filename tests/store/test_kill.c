/* A writer that is killed: its confirmed data are there. */
#include "store_kill.h"
#include "store_rig.h"

static void test_killed_writer_loses_nothing_confirmed(void **state) {
    (void)state;
    assert_true(kill_writers(12, 30, 1) > 100);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_killed_writer_loses_nothing_confirmed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
