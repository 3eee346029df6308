/* The reader of numbers: digits alone, within bounds, and nothing is written otherwise. */
#include "rig.h"

#include "core/numbers.h"

static void whole_numbers(void **state) {
    (void)state;
    static const char *const wrong[] = {
        "", " 1", "1 ", "+1", "-1", "0x1", "1.", "1a", "16", "٣", "1000000000000000000"};
    uint64_t number = 7;
    assert_true(read_whole("0", 0, 15, &number) && number == 0);
    assert_true(read_whole("015", 0, 15, &number) && number == 15);
    assert_true(read_whole("999999999999999999", 0, UINT64_MAX, &number) && number == 999999999999999999);
    number = 7;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_false(read_whole(wrong[i], 0, 15, &number));
    assert_false(read_whole("0", 1, 15, &number));
    assert_int_equal(number, 7);
}

static void integers(void **state) {
    (void)state;
    int64_t number = 7;
    assert_true(read_integer("-12", -12, 3, &number) && number == -12);
    assert_true(read_integer("3", -12, 3, &number) && number == 3);
    assert_false(read_integer("--1", -12, 3, &number) || read_integer("-", -12, 3, &number));
    assert_false(read_integer("-13", -12, 3, &number) || read_integer("4", -12, 3, &number));
    assert_int_equal(number, 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(whole_numbers), cmocka_unit_test(integers)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
