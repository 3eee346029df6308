/* The file of tokens: readable only by its owner, and complete at any time. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#include "client/tokens.h"

static char folder[64], path[96];

static int make_folder(void **state) {
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/upcard-tokens-XXXXXX");
    if (!mkdtemp(folder)) return -1;
    snprintf(path, sizeof path, "%s/tokens", folder);
    return 0;
}

static int remove_folder(void **state) {
    (void)state;
    unlink(path);
    return rmdir(folder); /* nothing else was left there */
}

static bool keep(const char *origin, const char *label, const char *token) {
    char reason[256];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    return tokens_keep(folder, origin, label, token, &message);
}

static const char *kept(const char *origin, const char *label) {
    static char token[UC_TOKEN_MAX];
    return tokens_find(folder, origin, label, token) ? token : "none";
}

static void each_server_and_label_has_its_own(void **state) {
    (void)state;
    assert_string_equal(kept("http://a", ""), "none");
    assert_true(keep("http://a", "", "1.first"));
    assert_true(keep("http://b", "", "2.second"));
    assert_true(keep("http://a", "Robo", "3.third"));
    assert_true(keep("http://a", "Robo Two", "4.fourth"));
    assert_string_equal(kept("http://a", ""), "1.first");
    assert_string_equal(kept("http://b", ""), "2.second");
    assert_string_equal(kept("http://a", "Robo"), "3.third");
    assert_string_equal(kept("http://a", "Robo Two"), "4.fourth");
    assert_string_equal(kept("http://a", "Two"), "none");
    assert_true(keep("http://a", "", "5.fifth"));
    assert_string_equal(kept("http://a", ""), "5.fifth");
    assert_string_equal(kept("http://a", "Robo"), "3.third");
    assert_true(keep("http://a", "", ""));
    assert_string_equal(kept("http://a", ""), "none");
    assert_string_equal(kept("http://b", ""), "2.second");
}

/* Even if others could open an older file. */
static void only_the_owner_can_read_it(void **state) {
    struct stat info;
    (void)state;
    umask(0);
    assert_true(keep("http://a", "", "1.x"));
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
    chmod(path, 0644);
    assert_true(keep("http://b", "", "2.y"));
    assert_int_equal(stat(path, &info), 0);
    assert_int_equal(info.st_mode & 0777, 0600);
    assert_string_equal(kept("http://a", ""), "1.x");
}

/* A folder that is not writable leaves the old file. */
static void what_cannot_be_written(void **state) {
    char fresh[128];
    (void)state;
    assert_true(keep("http://a", "", "1.x"));
    snprintf(fresh, sizeof fresh, "%s.new", path);
    assert_int_equal(mkdir(fresh, 0700), 0); /* in the way of the new file */
    assert_false(keep("http://a", "", "2.y"));
    assert_string_equal(kept("http://a", ""), "1.x");
    rmdir(fresh);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(each_server_and_label_has_its_own, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(only_the_owner_can_read_it, make_folder, remove_folder),
        cmocka_unit_test_setup_teardown(what_cannot_be_written, make_folder, remove_folder)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
