/* Codes of tables, as people type them. */
#include "rig.h"

#include <string.h>

#include "server/codes.h"

static void a_code_and_its_table_are_the_same(void **state) {
    (void)state;
    for (int i = 0; i < 1000; i++) {
        char code[CODE_MAX];
        uint64_t table = code_new();
        code_text(code, table);
        assert_int_equal(strlen(code), CODE_MAX - 1);
        assert_int_equal(strcspn(code, "IO01"), CODE_MAX - 1);
        assert_int_equal(code_read(code), table);
    }
}

static void the_first_and_the_last(void **state) {
    (void)state;
    char code[CODE_MAX];
    code_text(code, 1);
    assert_string_equal(code, "222222");
    code_text(code, UINT64_C(1) << 30);
    assert_string_equal(code, "ZZZZZZ");
}

static void case_spaces_and_hyphens_do_not_matter(void **state) {
    (void)state;
    assert_int_equal(code_read("k7q-m3f"), code_read("K7QM3F"));
    assert_int_equal(code_read(" K7Q M3F "), code_read("K7QM3F"));
}

static void other_texts_are_no_codes(void **state) {
    (void)state;
    const char *const texts[] = {"",       "K7QM3",         "K7QM3FF", "K7QM30",
                                 "K7QM3I", "K7QM3\xc3\xa4", "../../",  "      "};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) assert_int_equal(code_read(texts[i]), 0);
}

static void an_id_of_a_pad_has_both_codes(void **state) {
    (void)state;
    const uint64_t ids[] = {1, 2, 12345678, UINT64_C(1) << 30};
    for (int i = 0; i < 16; i++) {
        uint64_t code = ids[i % 4], look = ids[i / 4], id = shared_pad_id(code, look);
        assert_true(is_shared_pad(id) && !is_server_journal(id) && id <= INT64_MAX);
        assert_int_equal(shared_pad_code(id), code);
        assert_int_equal(shared_pad_look(id), look);
    }
    assert_true(is_server_journal(SERVER_JOURNAL_FIRST + 2000000000) && !is_shared_pad(SERVER_JOURNAL_FIRST));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_code_and_its_table_are_the_same),     cmocka_unit_test(the_first_and_the_last),
        cmocka_unit_test(case_spaces_and_hyphens_do_not_matter), cmocka_unit_test(other_texts_are_no_codes),
        cmocka_unit_test(an_id_of_a_pad_has_both_codes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
