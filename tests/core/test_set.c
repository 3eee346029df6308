/* Sets of cards: two words of 64 bits behave as one row of 128. */
#include "rig.h"

#include "core/set.h"

static void the_first_cards_of_any_number(void **state) {
    (void)state;
    static const int counts[] = {0, 1, 63, 64, 65, 112, 127, 128};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        uc_set set = set_first(counts[i]);
        assert_int_equal(set_count(set), counts[i]);
        for (int card = 0; card < 128; card++) assert_int_equal(set_has(&set, card), card < counts[i]);
    }
}

static void cards_are_taken_in_ascending_order(void **state) {
    (void)state;
    static const int cards[] = {0, 5, 63, 64, 100, 127};
    uc_set set = {{0, 0}};
    for (int i = 5; i >= 0; i--) set_add(&set, cards[i]);
    for (uint32_t i = 0; i < 6; i++) assert_int_equal(set_nth(set, i), cards[i]);
    for (int i = 0; i < 6; i++) {
        assert_int_equal(set_lowest(set), cards[i]);
        assert_int_equal(set_take_lowest(&set), cards[i]);
    }
    assert_true(set_empty(set));
}

static void sets_are_joined_met_and_parted(void **state) {
    (void)state;
    uc_set low = set_first(70), one = set_of(66), other = set_of(90);
    assert_true(set_equal(set_and(low, set_or(one, other)), one));
    assert_true(set_equal(set_minus(set_or(one, other), low), other));
    set_drop(&low, 66);
    assert_false(set_has(&low, 66));
    assert_int_equal(set_count(low), 69);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_first_cards_of_any_number),
        cmocka_unit_test(cards_are_taken_in_ascending_order),
        cmocka_unit_test(sets_are_joined_met_and_parted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
