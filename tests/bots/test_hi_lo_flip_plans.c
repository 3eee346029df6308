/* Hi Lo Flip: easy and normal in small positions with one obvious move. */
#include <stdlib.h>
#include <string.h>

#include "bots/hi_lo_flip/players.h"
#include "core/set.h"
#include "plan.h"

#define EASY plan_of(&r, easy_hi_lo_flip, 0)
#define NORMAL plan_of(&r, normal_hi_lo_flip, 0)

static rig r;

/* The set of the cards that are written with spaces between. */
static uc_set cards(const char *text) {
    uc_set set = {{0, 0}};
    char *end;
    for (long card; (card = strtol(text, &end, 10)) > 0; text = end) set_add(&set, (int)card - 1);
    return set;
}

static void give(int seat, uc_set hand) {
    uc_hi_lo_flip *game = &r.state.hi_lo_flip;
    game->seat[seat].hand = hand;
    game->seat[seat].held = (uint8_t)set_count(hand);
    game->draw = set_minus(game->draw, hand);
}

/* Seat 0 is to play on `pile`, which two seats have played from the lowest to the highest card (with the chip
 * on lo in the other order); seat 1 played last. */
static void table(int chip, const char *own, const char *other, const char *pile) {
    uc_hi_lo_flip *game = &r.state.hi_lo_flip;
    rig_start(&r, "hi_lo_flip", 2, "");
    rig_any(&r, 14);
    rig_chance(&r, "chip hi");
    game->draw = set_first(UC_HI_LO_FLIP_CARDS);
    game->chip = (uint8_t)chip;
    give(0, cards(own));
    give(1, cards(other));
    uc_set laid = cards(pile);
    game->draw = set_minus(game->draw, laid);
    game->left = (uint8_t)set_count(game->draw);
    while (!set_empty(laid)) {
        int card = set_take_lowest(&laid);
        game->lies[card] = (uint8_t)(UC_HI_LO_FLIP_PILED + game->piled++);
        game->worth = (uint8_t)(game->worth + (card % 10 == 9 ? 10 : 1));
        game->top = (uint8_t)card;
        game->open = (uint8_t)(1 + card + (chip == UC_HI_LO_FLIP_LO ? UC_HI_LO_FLIP_CARDS : 0));
    }
    if (game->piled) game->last_player = 1;
    if (game->piled > 1) game->other_player = 0;
    assert_null(uc_check(&r.state));
}

static void easy_plays_the_nearest_card_that_fits(void **state) {
    (void)state;
    table(UC_HI_LO_FLIP_HI, "20 45 67 93", "3 4", "40");
    assert_string_equal(EASY, "play 45");
    table(UC_HI_LO_FLIP_LO, "20 38 67 93", "3 4", "40");
    assert_string_equal(EASY, "play 38");
}

static void easy_begins_from_the_middle_of_its_hand(void **state) {
    (void)state;
    table(UC_HI_LO_FLIP_HI, "5 45 48 93 94", "3 4", "");
    assert_string_equal(EASY, "play 48");
}

static void easy_plays_a_card_of_ten_points_only_when_no_other_fits(void **state) {
    (void)state;
    table(UC_HI_LO_FLIP_HI, "20 50 67 93", "3 4", "40");
    assert_string_equal(EASY, "play 67");
    table(UC_HI_LO_FLIP_HI, "20 50 60 39", "3 4", "40");
    assert_string_equal(EASY, "play 50");
}

/* HF-5.1: the next seat would go out with almost any card higher than 45. */
static void normal_shuts_out_a_seat_with_one_card(void **state) {
    (void)state;
    table(UC_HI_LO_FLIP_HI, "45 99 5", "60", "10 20 30 40");
    assert_string_equal(NORMAL, "play 99");
    table(UC_HI_LO_FLIP_LO, "65 3 95", "60", "70 80 90 100");
    assert_string_equal(NORMAL, "play 3");
}

/* HF-5.1, HF-5.2: a seat scores the points of its last card itself. */
static void normal_keeps_ten_points_for_the_last_card(void **state) {
    (void)state;
    table(UC_HI_LO_FLIP_HI, "50 53", "60 61 63", "40");
    assert_string_equal(NORMAL, "play 53");
}

/* HF-4.2: on 92 nothing of this hand can follow, on 12 all can. */
static void normal_plays_a_two_when_another_card_can_follow(void **state) {
    (void)state;
    table(UC_HI_LO_FLIP_HI, "12 34 56 78", "60 61 63", "8");
    assert_string_equal(NORMAL, "play 12");
    table(UC_HI_LO_FLIP_HI, "34 56 78 92", "60 61 63 64 65 66", "10 20 30");
    assert_string_not_equal(NORMAL, "play 92");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(easy_plays_the_nearest_card_that_fits),
        cmocka_unit_test(easy_begins_from_the_middle_of_its_hand),
        cmocka_unit_test(easy_plays_a_card_of_ten_points_only_when_no_other_fits),
        cmocka_unit_test(normal_shuts_out_a_seat_with_one_card),
        cmocka_unit_test(normal_keeps_ten_points_for_the_last_card),
        cmocka_unit_test(normal_plays_a_two_when_another_card_can_follow),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
