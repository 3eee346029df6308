/* Nicknames: allowed and forbidden ones. */
#include "rig.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "server/names.h"
#include "store/store.h"

/** The accepted form of the name, or NULL. */
static const char *take(const names *n, const char *text) {
    static char name[STORE_NAME_MAX];
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    bool fine = names_read(n, text, name, sizeof name, &message);
    assert_true(fine == !buffer[0]);
    return fine ? name : NULL;
}

static names *plain(void) {
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    names *n = names_open("", &message);
    assert_non_null(n);
    return n;
}

static void names_of_all_scripts_are_taken(void **state) {
    (void)state;
    names *n = plain();
    const char *const texts[] = {"Ada",
                                 "Łucja",
                                 "久美子",
                                 "Ольга-2",
                                 "Grape",
                                 "x",
                                 "12345678901234567890",
                                 "久久久久久久久久久久久久久久久久久久"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        assert_string_equal(take(n, texts[i]), texts[i]);
    assert_string_equal(take(n, "  Ada B  "), "Ada B");
    names_close(n);
}

static void what_cannot_be_seen_is_not(void **state) {
    (void)state;
    names *n = plain();
    const char *const texts[] = {"",
                                 "   ",
                                 "a\nb",
                                 "a\tb",
                                 "\x1b[2J",
                                 "a\u202e"
                                 "b",
                                 "a\u200b",
                                 "\u3164",
                                 "a\u00a0"
                                 "b",
                                 "...",
                                 "a\xff",
                                 "a\xc3",
                                 "\xed\xa0\x80",
                                 "\xc0\xaf",
                                 "123456789012345678901"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) assert_null(take(n, texts[i]));
    names_close(n);
}

static void insults_are_refused_however_they_are_spelled(void **state) {
    (void)state;
    names *n = plain();
    const char *const texts[] = {"Shit", "s.h.i.t", "sh1t", "$hit", "xXshitXx", "Admin"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) assert_null(take(n, texts[i]));
    names_close(n);
}

static void an_operator_adds_words(void **state) {
    (void)state;
    char file[] = "/tmp/upcard-words-XXXXXX", buffer[UC_MESSAGE_MAX];
    uc_text message;
    int descriptor = mkstemp(file);
    assert_true(descriptor >= 0);
    assert_int_equal(write(descriptor, "Mumpitz\n\n", 9), 9);
    close(descriptor);
    uc_text_start(&message, buffer, sizeof buffer);
    names *n = names_open(file, &message);
    assert_non_null(n);
    assert_null(take(n, "mumpitz!"));
    assert_non_null(take(n, "Mumpi"));
    names_close(n);
    unlink(file);
    assert_null(names_open(file, &message));
    assert_non_null(strstr(buffer, file));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_of_all_scripts_are_taken),
        cmocka_unit_test(what_cannot_be_seen_is_not),
        cmocka_unit_test(insults_are_refused_however_they_are_spelled),
        cmocka_unit_test(an_operator_adds_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
