/* HILO: easy and normal in small positions with one obvious move. */
#include "bots/hilo/players.h"
#include "plan.h"

#include <stdio.h>
#include <string.h>

#include "games/hilo/hilo.h"

#define EASY plan_of(&r, easy_hilo, 0)
#define NORMAL plan_of(&r, normal_hilo, 0)

/* Two layouts for the other seat: one just begun, and one about to win. */
#define SLOW "blue:9 blue:10 ? ? ? ? ? ? ?"
#define LOW "blue:0 purple:0 blue:1 purple:1 green:0 yellow:1 green:1 blue:2 ?"

static rig r;

static int card_of(const char *text, size_t length) {
    char move[UC_MOVE_TEXT_MAX];
    int size = snprintf(move, sizeof move, "card %.*s", (int)length, text);
    int card = uc_move_parse(uc_game_of(&r.state), move, (size_t)size);
    assert_true(card >= 0);
    set_drop(&r.state.hilo.unseen, card);
    return card;
}

/* Nine words in reading order, "?" for a card that is face down. */
static void lay_out(int seat, const char *cards) {
    uc_hilo_seat *s = &r.state.hilo.seat[seat];
    s->down = 0;
    for (int i = 0; i < UC_HILO_CELLS; i++, cards += strcspn(cards, " "), cards += strspn(cards, " ")) {
        bool down = *cards == '?';
        s->cell[i] = down ? UC_HILO_DOWN : (uint8_t)card_of(cards, strcspn(cards, " "));
        s->down |= (uint16_t)(down << i);
    }
    s->lines = (uint8_t)uc_hilo_find_lines(s);
}

/* Seat 0 is to choose between the top card and a draw. */
static void table_of(const char *rules, const char *own, const char *other, const char *top) {
    rig_start(&r, "hilo", 2, rules);
    uc_hilo *h = &r.state.hilo;
    lay_out(0, own);
    lay_out(1, other);
    h->discard[0] = (uint8_t)card_of(top, strlen(top));
    h->discards = 1;
    if (!h->seat[1].down) h->ended_by = 1; /* HL-5.1 */
    h->head.phase = UC_HILO_CHOOSE;
    assert_null(uc_check(&r.state));
}

static void table(const char *own, const char *other, const char *top) {
    table_of("", own, other, top);
}

/* Seat 0 looks at a card that it has drawn. */
static void drawn(const char *own, const char *other, const char *card) {
    table(own, other, "pink:5");
    rig_play(&r, 0, "draw");
    rig_cards(&r, card);
}

static void easy_takes_a_low_card_for_a_high_one_and_leaves_a_high_one(void **state) {
    (void)state;
    table("red:2 orange:11 ? ? ? ? ? ? ?", SLOW, "pink:0");
    assert_string_equal(EASY, "take b1");
    table("red:2 orange:11 ? ? ? ? ? ? ?", SLOW, "pink:9");
    assert_string_equal(EASY, "draw");
    drawn("red:2 orange:11 ? ? ? ? ? ? ?", SLOW, "pink:9");
    assert_string_equal(EASY, "discard");
}

static void easy_sees_a_line_that_a_card_completes(void **state) {
    (void)state;
    table("red:9 red:8 orange:4 ? ? ? ? ? ?", SLOW, "red:7");
    assert_string_equal(EASY, "take c1");
}

static void easy_removes_the_line_of_most_points(void **state) {
    (void)state;
    drawn("red:2 red:1 red:3 orange:9 orange:8 ? ? ? ?", SLOW, "orange:7");
    rig_play(&r, 0, "trade c2");
    rig_cards(&r, "pink:1");
    assert_string_equal(EASY, "remove row 2");
}

static void normal_completes_a_line(void **state) {
    (void)state;
    table("red:9 red:8 orange:4 ? ? ? ? ? ?", SLOW, "red:7");
    assert_string_equal(NORMAL, "take c1");
    drawn("red:9 orange:4 yellow:2 ? red:10 ? ? ? ?", SLOW, "red:11");
    assert_string_equal(NORMAL, "trade c3");
}

static void normal_takes_a_low_card_for_its_highest(void **state) {
    (void)state;
    table("red:2 orange:11 ? ? ? ? ? ? ?", SLOW, "pink:-1");
    assert_string_equal(NORMAL, "take b1");
}

static void normal_leaves_a_high_card_that_fits_nowhere(void **state) {
    (void)state;
    table("red:2 orange:3 ? ? ? ? ? ? ?", SLOW, "pink:11");
    assert_string_equal(NORMAL, "draw");
    drawn("red:2 orange:3 ? ? ? ? ? ? ?", SLOW, "pink:11");
    assert_string_equal(NORMAL, "discard");
}

static void normal_lays_a_card_beside_its_color(void **state) {
    (void)state;
    /* green:1 in place of either 11 saves the same, but beside green:4 it begins a line */
    drawn("pink:11 red:1 yellow:2 orange:3 cyan:2 blue:3 purple:11 green:4 ?", SLOW, "green:1");
    assert_string_equal(NORMAL, "trade a3");
}

static void normal_does_not_end_the_round_with_a_sum_that_will_be_doubled(void **state) {
    (void)state;
    static const char own[] = "red:7 orange:8 yellow:6 cyan:7 pink:8 red:6 orange:7 yellow:8 ?";
    drawn(own, LOW, "cyan:3");
    assert_string_not_equal(NORMAL, "discard"); /* that would turn over its last card */
    assert_string_not_equal(NORMAL, "trade c3");
    table(own, LOW, "cyan:3");
    assert_string_not_equal(NORMAL, "take c3");
}

static void normal_ends_the_round_when_it_is_far_below_the_others(void **state) {
    (void)state;
    drawn("red:0 orange:0 yellow:0 cyan:-1 pink:1 red:1 orange:-1 yellow:1 ?",
          "blue:9 purple:10 blue:8 purple:11 green:9 green:10 ? ? ?", "cyan:0");
    assert_string_equal(NORMAL, "trade c3");
}

static void normal_does_not_wait_forever(void **state) {
    (void)state;
    drawn("red:7 orange:8 yellow:6 cyan:7 pink:8 red:6 orange:7 yellow:8 ?", LOW, "cyan:3");
    r.state.hilo.turns = 900;
    assert_string_equal(NORMAL, "trade c3");
}

static void normal_only_lowers_its_sum_in_its_last_turn(void **state) {
    (void)state;
    table("red:2 red:11 orange:1 yellow:3 cyan:4 pink:2 ? orange:3 cyan:1",
          "blue:0 purple:0 blue:1 purple:1 green:0 yellow:-1 green:1 blue:2 pink:0", "cyan:0");
    assert_string_equal(NORMAL, "take b1");
}

static void normal_removes_the_better_one_of_two_lines_that_cross(void **state) {
    (void)state;
    drawn("red:2 red:1 red:3 red:9 orange:8 ? ? ? ?", SLOW, "red:10");
    rig_play(&r, 0, "trade a3");
    rig_cards(&r, "pink:1");
    assert_string_equal(NORMAL, "remove col a");
}

static void normal_closes_a_diagonal_so_that_a_line_is_near(void **state) {
    (void)state;
    /* pushed together horizontally two blue cards come into one column with a third */
    drawn("red:9 blue:3 pink:1 yellow:2 red:8 blue:8 green:1 cyan:3 ?", SLOW, "red:7");
    rig_play(&r, 0, "trade c3");
    rig_cards(&r, "pink:2");
    assert_non_null(strstr(NORMAL, "remove diag a1c3"));
}

static void normal_turns_over_a_card_that_spoils_no_line(void **state) {
    (void)state;
    drawn("red:9 red:8 ? orange:1 yellow:2 ? pink:3 cyan:1 yellow:4", SLOW, "blue:11");
    rig_play(&r, 0, "discard");
    assert_string_equal(NORMAL, "turn c2");
}

/* Seat 1 has ended the round, and seat 0 has its last turn or removes lines at the end. */
static void last_turn(int seats, const char *rules, const char *own, int phase) {
    rig_start(&r, "hilo", seats, rules);
    uc_hilo *h = &r.state.hilo;
    lay_out(0, own);
    lay_out(1, LOW);
    if (seats > 2) lay_out(2, SLOW);
    h->seat[1].cell[8] = (uint8_t)card_of("pink:3", 6);
    h->seat[1].down = 0;
    h->discard[0] = (uint8_t)card_of("red:7", 5);
    h->discards = 1;
    h->ended_by = 1;
    h->turn = 0;
    h->head.phase = (uint8_t)phase;
    h->reveal_why = phase == UC_HILO_HILO ? UC_HILO_WHY_FINAL : 0;
    assert_null(uc_check(&r.state));
}

/* Seat 0 makes a line in its last turn, and the third seat has seven cards to reveal. */
static void last_line(const char *rules) {
    last_turn(3, rules, "red:9 red:8 orange:11 ? ? ? ? ? ?", UC_HILO_CHOOSE);
    rig_play(&r, 0, "take c1");
}

/* HL-5.2: without final_lines=all, a line that is not removed stays for good. */
static void normal_removes_a_line_in_its_last_turn(void **state) {
    (void)state;
    last_line("");
    assert_string_equal(NORMAL, "remove row 1");
    last_line("final_lines=all");
    assert_string_equal(NORMAL, "keep");
}

/* HL-4.3 */
static void both_remove_all_lines_that_may_go(void **state) {
    (void)state;
    last_turn(2, "lines_per_turn=2", "cyan:9 cyan:8 cyan:10 red:9 red:8 orange:11 ? ? ?", UC_HILO_CHOOSE);
    rig_play(&r, 0, "take c2");
    assert_string_equal(NORMAL, "remove row 1");
    assert_string_equal(EASY, "remove row 1");
    rig_play(&r, 0, "remove row 1");
    assert_string_equal(NORMAL, "remove row 1");
    assert_string_equal(EASY, "remove row 1");
}

/* HL-5.3: the other seat has the same sum. */
static void normal_ends_the_round_with_a_sum_that_is_not_doubled(void **state) {
    (void)state;
    static const char *const rules[] = {"", "doubling=off"};
    for (int i = 0; i < 2; i++) {
        table_of(rules[i], "red:2 orange:2 yellow:3 cyan:2 pink:1 red:0 orange:1 yellow:2 ?", LOW, "pink:5");
        rig_play(&r, 0, "draw");
        rig_cards(&r, "cyan:0");
        if (i)
            assert_string_equal(NORMAL, "trade c3");
        else
            assert_string_not_equal(NORMAL, "trade c3");
    }
}

/* HL-5.2: the row of higher cards would leave the column's; the column leaves less. */
static void normal_chooses_the_lowest_sum_at_the_end(void **state) {
    (void)state;
    last_turn(2, "final_choice=player", "red:2 red:11 red:10 red:9 cyan:7 orange:5 red:8 yellow:6 blue:8",
              UC_HILO_HILO);
    assert_string_equal(NORMAL, "remove row 1");
    assert_string_equal(EASY, "remove row 1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(easy_takes_a_low_card_for_a_high_one_and_leaves_a_high_one),
        cmocka_unit_test(easy_sees_a_line_that_a_card_completes),
        cmocka_unit_test(easy_removes_the_line_of_most_points),
        cmocka_unit_test(normal_completes_a_line),
        cmocka_unit_test(normal_takes_a_low_card_for_its_highest),
        cmocka_unit_test(normal_leaves_a_high_card_that_fits_nowhere),
        cmocka_unit_test(normal_lays_a_card_beside_its_color),
        cmocka_unit_test(normal_does_not_end_the_round_with_a_sum_that_will_be_doubled),
        cmocka_unit_test(normal_ends_the_round_when_it_is_far_below_the_others),
        cmocka_unit_test(normal_does_not_wait_forever),
        cmocka_unit_test(normal_only_lowers_its_sum_in_its_last_turn),
        cmocka_unit_test(normal_removes_the_better_one_of_two_lines_that_cross),
        cmocka_unit_test(normal_closes_a_diagonal_so_that_a_line_is_near),
        cmocka_unit_test(normal_turns_over_a_card_that_spoils_no_line),
        cmocka_unit_test(normal_removes_a_line_in_its_last_turn),
        cmocka_unit_test(both_remove_all_lines_that_may_go),
        cmocka_unit_test(normal_ends_the_round_with_a_sum_that_is_not_doubled),
        cmocka_unit_test(normal_chooses_the_lowest_sum_at_the_end),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
