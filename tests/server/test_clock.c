/* The server's clock, and the times that it finds in journals. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "server/clock.h"

/** Reads from memory that ends with the text, so that a sanitizer sees what is read behind it. */
static int64_t time_of(const char *text) {
    size_t length = strlen(text);
    char *bytes = malloc(length ? length : 1);
    assert_non_null(bytes);
    memcpy(bytes, text, length);
    int64_t time = clock_of_journal(bytes, length);
    free(bytes);
    return time;
}

static void finds_the_time_of_the_last_line(void **state) {
    (void)state;
    assert_int_equal(time_of("5 run\n1200 beat\n"), 1200);
    assert_int_equal(time_of("5 run\n"), 5);
    assert_int_equal(time_of(""), 0);
    assert_int_equal(time_of("\n"), 0);
    assert_int_equal(time_of("beat\n"), 0);
}

static void stops_at_the_end_of_the_text(void **state) {
    (void)state;
    assert_int_equal(clock_of_journal("5 run\n17992", 8), 17);
    assert_int_equal(time_of("5 run\n17"), 17);
    assert_int_equal(time_of("999999999999999999999"), 999999999999999);
}

static void never_goes_back(void **state) {
    (void)state;
    server_clock *c = clock_open();
    assert_non_null(c);
    clock_advance(c, 60000);
    assert_true(clock_now(c) >= 60000 && clock_now(c) < 120000);
    clock_advance(c, 10);
    assert_true(clock_now(c) >= 60000);
    clock_close(c);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(finds_the_time_of_the_last_line),
                                       cmocka_unit_test(stops_at_the_end_of_the_text),
                                       cmocka_unit_test(never_goes_back)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
