/* Bounded texts. */
#include "rig.h"

#include <string.h>

#include "upcard/text.h"

static void a_text_never_leaves_its_buffer(void **state) {
    (void)state;
    char buffer[9];
    memset(buffer, 'x', sizeof buffer);
    uc_text text;
    uc_text_start(&text, buffer, 8);
    uc_text_add(&text, "12345");
    assert_true(uc_text_whole(&text));
    uc_text_add(&text, "6789");
    assert_false(uc_text_whole(&text));
    assert_int_equal(text.length, 9);
    assert_string_equal(buffer, "1234567");
    uc_text_add(&text, "more");
    assert_string_equal(buffer, "1234567");
    assert_int_equal(buffer[8], 'x');
}

static void a_text_is_cut_off_between_characters(void **state) {
    (void)state;
    char buffer[8];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, "1\xe2\x82\xac\xe2\x82\xac\xe2\x82\xac"); /* room for seven bytes: exactly two */
    assert_string_equal(buffer, "1\xe2\x82\xac\xe2\x82\xac");
    for (size_t capacity = 1; capacity < 8; capacity++) {
        uc_text_start(&text, buffer, capacity);
        uc_text_add_quoted(&text, "\xe2\x82\xac\xf0\x9f\x82\xa1");
        uc_text_add(&text, "more");
        assert_string_equal(buffer, capacity < 2 ? "" : capacity < 5 ? "\"" : "\"\xe2\x82\xac");
        assert_int_equal(text.length, 13);
    }
}

static void numbers_of_any_size(void **state) {
    (void)state;
    char buffer[64];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add_number(&text, INT64_MIN);
    uc_text_add(&text, " ");
    uc_text_add_number(&text, 0);
    uc_text_add(&text, " ");
    uc_text_add_number(&text, INT64_MAX);
    assert_string_equal(buffer, "-9223372036854775808 0 9223372036854775807");
}

static void quoted_text_is_json(void **state) {
    (void)state;
    char buffer[64];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add_quoted(&text, "a\"b\\c\n\x01\xc3\xa9");
    assert_string_equal(buffer, "\"a\\\"b\\\\c\\u000a\\u0001\xc3\xa9\"");
}

static void plain_text_is_utf8_without_control_characters(void **state) {
    (void)state;
    assert_true(uc_text_plain("", 0));
    assert_true(uc_text_plain("J\xc3\xb6rg \xf0\x9f\x82\xa1", 10));
    assert_false(uc_text_plain("J\xc3\xb6rg", 2)); /* half a character */
    assert_false(uc_text_plain("a\tb", 3));
    assert_false(uc_text_plain("a\xc2\x85", 3));
    assert_false(uc_text_plain("\xc0\xaf", 2));
}

/** The text as it may be shown. */
static void shown(const char *bytes, size_t count, const char *expected) {
    char buffer[64];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add_clean(&text, bytes, count);
    assert_string_equal(buffer, expected);
    assert_int_equal(uc_text_clean(bytes, count),
                     strlen(expected) == count && !memcmp(bytes, expected, count));
}

#define HOLE "\xef\xbf\xbd"
static void text_from_elsewhere_is_cleaned(void **state) {
    (void)state;
    shown("", 0, "");
    shown("J\xc3\xb6rg \xf0\x9f\x82\xa1", 10, "J\xc3\xb6rg \xf0\x9f\x82\xa1");
    shown("a\x1b[2Jb\n\x7f", 8, "a" HOLE "[2Jb" HOLE HOLE);
    shown("\0a", 2, HOLE "a");
    shown("\xc2\x9b"
          "1m",
          4, HOLE "1m"); /* a control sequence of 8 bits */
    shown("a\xe2\x80\xae"
          "b\xe2\x81\xa6",
          8, "a" HOLE "b" HOLE);                                     /* U+202E, U+2066 */
    shown("\xe2\x80\xa8\xe2\x80\x8d", 6, HOLE "\xe2\x80\x8d");       /* U+2028; a joiner stays */
    shown("\xc0\xaf\xed\xa0\x80z", 6, HOLE HOLE HOLE HOLE HOLE "z"); /* overlong, half of a pair */
    shown("J\xc3\xb6", 2, "J" HOLE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_text_never_leaves_its_buffer),
        cmocka_unit_test(a_text_is_cut_off_between_characters),
        cmocka_unit_test(numbers_of_any_size),
        cmocka_unit_test(quoted_text_is_json),
        cmocka_unit_test(plain_text_is_utf8_without_control_characters),
        cmocka_unit_test(text_from_elsewhere_is_cleaned),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
