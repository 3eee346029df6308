/* Measures of the operator: their lines, and what a journal of them leads to. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "server/measure.h"

static void a_line_is_read_as_it_is_written(void **state) {
    static const char *const lines[] = {
        "ban 17 1790000000 0 \t",
        "ban 192.0.2.0/24 1790000000 1790003600 \tit was you: 100 %",
        "ban 2001:db8::/64 1790000000 0 \t",
        "mute 294090711875897 1790000000 1790003600 \ttoo loud",
        "name 17 1790000000 0 Ben 12\tchildren \xc3\xa9",
        "lift 192.0.2.7 1790000000 0 \t",
        "settled 1790000000-12 1790000000 0 \ttalked to them",
    };
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char buffer[MEASURE_LINE_MAX];
        uc_text text;
        measure one;
        uc_text_start(&text, buffer, sizeof buffer);
        assert_true(measure_read(&one, lines[i]));
        measure_write(&text, &one);
        assert_string_equal(buffer, lines[i]);
    }
}

static void a_network_is_no_player(void **state) {
    measure one;
    (void)state;
    assert_true(measure_read(&one, "ban 17.0.0.0/8 1790000000 0 \t"));
    assert_int_equal(one.player, 0);
}

static void other_lines_are_refused(void **state) {
    static const char *const lines[] = {
        "",
        "ban",
        "ban 17 1790000000 0",
        "ban 17 1790000000 0 name\t",
        "ban Ada 1790000000 0 \t",
        "ban 0 1790000000 0 \t",
        "ban 1234567890123456 1790000000 0 \t",
        "ban 10.0.0.0/2 1790000000 0 \t",
        "mute 192.0.2.7 1790000000 0 \t",
        "name 17 1790000000 0 \t",
        "name 17 1790000000 0  Ben\t",
        "name 17 1790000000 0 Ben \t",
        "name 17 1790000000 0 B\x01n\t",
        "settled 17 1790000000 0 \t",
        "settled 1790000000-x 1790000000 0 \t",
        "praise 17 1790000000 0 \t",
        "ban 17 -1 0 \t",
        "mute 17 1790000000 0 \tline\x1b[31m",
    };
    (void)state;
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        measure one;
        if (measure_read(&one, lines[i])) fail_msg("accepted: %s", lines[i]);
    }
}

static const char journal[] = "5 ban 17 100 200 \t\n"
                              "6 mute 17 100 0 \tloud\n"
                              "7 ban 192.0.2.0/24 100 0 \t\n"
                              "8 mute 17 110 300 \tlouder\n"
                              "9 ban 18 120 0 \t\n"
                              "9 lift 18 130 0 \t\n"
                              "9 settled 100-4 130 0 \t\n";

static void the_journal_says_what_is_in_force(void **state) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    measures all = {.list = NULL};
    (void)state;
    uc_text_start(&why, buffer, sizeof buffer);
    assert_true(measures_read(&all, journal, sizeof journal - 1, 0, NULL, NULL, &why));
    assert_non_null(measures_on_player(&all, MEASURE_BAN, 17, 199));
    assert_null(measures_on_player(&all, MEASURE_BAN, 17, 200));
    assert_string_equal(measures_on_player(&all, MEASURE_MUTE, 17, 299)->why, "louder");
    assert_null(measures_on_player(&all, MEASURE_MUTE, 17, 300));
    assert_null(measures_on_player(&all, MEASURE_BAN, 18, 150));
    assert_null(measures_on_player(&all, MEASURE_BAN, 0, 150));
    assert_non_null(measures_on_address(&all, "192.0.2.99", 150));
    assert_null(measures_on_address(&all, "192.0.3.1", 150));
    assert_true(measures_settled(&all, "100-4"));
    assert_false(measures_settled(&all, "100-5"));
    measures_free(&all);
}

static void count(void *context, const measure *one) {
    (void)one;
    ++*(int *)context;
}

static void only_new_lines_are_news(void **state) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    measures all = {.list = NULL};
    int news = 0;
    (void)state;
    uc_text_start(&why, buffer, sizeof buffer);
    assert_true(measures_read(&all, journal, sizeof journal - 1, 4, count, &news, &why));
    assert_int_equal(news, 3);
    assert_false(measures_read(&all, "9 ban 18 1\n", 11, 0, count, &news, &why));
    assert_non_null(strstr(buffer, "line 1 "));
    measures_free(&all);
}

static void people_are_told_in_a_sentence(void **state) {
    char buffer[UC_MESSAGE_MAX + MEASURE_WHY_MAX];
    uc_text text;
    measure one;
    (void)state;
    assert_true(measure_read(&one, "ban 17 1790000000 1790003600 \tinsults"));
    uc_text_start(&text, buffer, sizeof buffer);
    measure_sentence(&text, &one);
    assert_string_equal(buffer,
                        "the operator of this server keeps you out until 2026-09-21 15:13 UTC: insults");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_is_read_as_it_is_written),
        cmocka_unit_test(a_network_is_no_player),
        cmocka_unit_test(other_lines_are_refused),
        cmocka_unit_test(the_journal_says_what_is_in_force),
        cmocka_unit_test(only_new_lines_are_news),
        cmocka_unit_test(people_are_told_in_a_sentence),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
