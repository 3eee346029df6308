/* Flip 7: easy and normal in small positions with one obvious move. */
#include "bots/flip7/players.h"
#include "plan.h"

#include <string.h>

#define EASY plan_of(&r, easy_flip7, 1)
#define NORMAL plan_of(&r, normal_flip7, 1)

static rig r;

/* Three seats with these totals; 1, 2 and 0 are dealt a card each, and seat 1 is to choose. */
static void table(const char *rules, const char *dealt, int total0, int total1, int total2) {
    rig_start(&r, "flip7", 3, rules);
    rig_cards(&r, dealt);
    r.state.flip7.seat[0].total = total0;
    r.state.flip7.seat[1].total = total1;
    r.state.flip7.seat[2].total = total2;
}

/* Gives a seat more numbers, each a single digit or a letter: a = 10, b = 11, c = 12. */
static void give(int seat, const char *numbers) {
    static const char digits[] = "0123456789abc";
    uc_flip7 *s = &r.state.flip7;
    for (; *numbers; numbers++) {
        int kind = (int)(strchr(digits, *numbers) - digits);
        s->seat[seat].cards |= 1u << kind;
        for (int i = kind + 1; i < (int)sizeof s->below; i++) s->below[i]--;
        s->size--;
    }
    assert_null(uc_check(&r.state));
}

/* Moves all copies of a kind except `left` from the deck to the discard pile. */
static void leave(int kind, int left) {
    uc_flip7 *s = &r.state.flip7;
    int gone = uc_flip7_copies(s, kind) - left;
    for (int i = kind + 1; i < (int)sizeof s->below; i++) s->below[i] = (uint8_t)(s->below[i] - gone);
    s->size = (uint8_t)(s->size - gone);
    assert_null(uc_check(&r.state));
}

/* A seat has left the round with what lies in front of it. */
static void out(int seat) {
    r.state.flip7.seat[seat].status = UC_FLIP7_STAYED;
    r.state.flip7.active &= ~(UINT64_C(1) << seat);
}

/* Seat 1 draws this action card and is asked whom to give it to. */
static void draw(const char *card) {
    rig_play(&r, 1, "hit");
    rig_cards(&r, card);
}

static void easy_hits_until_eighteen_points_whatever_the_deck(void **state) {
    (void)state;
    table("", "12 5 6", 0, 0, 0);
    give(1, "5");
    leave(12, 0);
    assert_string_equal(EASY, "hit");
    give(1, "1");
    assert_string_equal(EASY, "stay");
}

static void easy_hits_under_a_second_chance(void **state) {
    (void)state;
    table("", "12 5 6", 0, 0, 0);
    give(1, "ba");
    assert_string_equal(EASY, "stay");
    r.state.flip7.seat[1].cards |= 1u << UC_FLIP7_SECOND;
    assert_string_equal(EASY, "hit");
}

static void easy_freezes_the_leader_and_helps_the_last(void **state) {
    (void)state;
    table("", "8 5 6", 90, 120, 40);
    draw("freeze");
    assert_string_equal(EASY, "target 0");
    table("", "second 5 6", 90, 120, 40);
    draw("second");
    assert_string_equal(EASY, "target 2");
}

/* F7-4.4, F7-4.5, F7-5.3: the only card left is a Second Chance, which the last active seat cannot use: it
 * would draw and discard it forever. */
static void nobody_draws_the_last_second_chance_for_ever(void **state) {
    (void)state;
    rig_start(&r, "flip7", 15, "");
    uc_flip7 *s = &r.state.flip7;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++)
        for (int seat = 0; seat < uc_flip7_copies(s, kind) - (kind == UC_FLIP7_SECOND); seat++) {
            s->seat[seat].cards |= 1u << kind;
            s->seat[seat].flip3s = (uint8_t)(s->seat[seat].flip3s + (kind == UC_FLIP7_FLIP3));
        }
    memset(s->below, 0, UC_FLIP7_KINDS);
    s->below[UC_FLIP7_KINDS] = s->size = 1;
    s->head.phase = UC_FLIP7_CHOOSE;
    s->dealing = 0;
    s->turn = s->actor = 1;
    assert_string_equal(EASY, "stay");
    assert_string_equal(NORMAL, "stay");
    s->below[UC_FLIP7_KINDS] = s->size = 0; /* on the discard pile now */
    assert_string_equal(EASY, "stay");
    assert_string_equal(NORMAL, "stay");
    s->seat[3].cards &= ~(1u << 12); /* a number that it has: saved, discarded, drawn again */
    assert_string_equal(EASY, "stay");
    assert_string_equal(NORMAL, "stay");
    s->seat[0].cards &= ~(1u << UC_FLIP7_PLUS2); /* something new may come */
    assert_string_equal(EASY, "hit");
}

static void normal_hits_where_no_card_can_bust_it(void **state) {
    (void)state;
    table("", "12 5 6", 0, 0, 0);
    give(1, "ba");
    assert_string_equal(NORMAL, "stay");
    for (int number = 10; number <= 12; number++) leave(number, 0);
    assert_string_equal(NORMAL, "hit");
}

static void normal_counts_the_cards_that_are_left(void **state) {
    (void)state;
    table("", "9 5 6", 0, 0, 0);
    give(1, "7");
    assert_string_equal(NORMAL, "hit");
    for (int number = 10; number <= 12; number++) leave(number, 1);
    leave(8, 1);
    leave(6, 1);
    leave(5, 1);
    assert_string_equal(NORMAL, "stay");
}

static void normal_stays_with_enough_to_win_when_the_others_are_out(void **state) {
    (void)state;
    table("", "3 5 6", 150, 197, 170);
    out(0);
    out(2);
    assert_string_equal(NORMAL, "stay");
}

static void normal_hits_when_staying_loses_the_game_at_once(void **state) {
    (void)state;
    table("", "12 5 6", 195, 150, 20);
    give(1, "ba9");
    assert_string_equal(NORMAL, "stay");
    out(0);
    assert_string_equal(NORMAL, "hit");
}

static void normal_risks_more_far_behind_than_in_the_lead(void **state) {
    (void)state;
    static const char numbers[] = "3579468";
    int enough[2] = {0, 0};
    for (int behind = 0; behind < 2; behind++) {
        table("", "10 5 6", behind ? 185 : 100, behind ? 100 : 185, 100);
        for (const char *at = numbers; !strcmp(NORMAL, "hit"); at++) give(1, (char[]){*at, '\0'});
        enough[behind] = uc_flip7_points(&r.state.flip7.seat[1]);
    }
    assert_true(enough[1] > enough[0]);
}

static void normal_freezes_the_rival_who_has_most_to_lose(void **state) {
    (void)state;
    table("", "12 5 6", 185, 100, 20);
    draw("freeze");
    assert_string_equal(NORMAL, "target 0");
    give(0, "cba"); /* banking these would help the seat */
    r.state.flip7.seat[2].total = 180;
    assert_string_equal(NORMAL, "target 2");
}

static void normal_gives_a_flip_three_to_the_rival_most_likely_to_bust(void **state) {
    (void)state;
    table("", "1 2 3", 100, 100, 100);
    give(0, "cba98");
    draw("flip3");
    assert_string_equal(NORMAL, "target 0");
}

static void normal_takes_a_flip_three_that_cannot_hurt(void **state) {
    (void)state;
    table("", "1 2 3", 100, 100, 100);
    draw("flip3");
    assert_string_equal(NORMAL, "target 1");
}

static void normal_gives_a_second_chance_to_the_weakest(void **state) {
    (void)state;
    table("", "second 5 6", 150, 120, 40);
    draw("second");
    assert_string_equal(NORMAL, "target 2");
}

static void normal_plays_for_points_alone_at_the_table(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "");
    rig_cards(&r, "12");
    assert_string_equal(plan_of(&r, normal_flip7, 0), "hit");
    give(0, "ba98");
    assert_string_equal(plan_of(&r, normal_flip7, 0), "stay");
}

/* F7-5.5: a challenge needs its share of the points in each round; in the last one staying below the target
 * loses. */
static void a_challenge_is_played_for_its_target(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "challenge=1 target=60");
    rig_cards(&r, "12");
    give(0, "ba9");
    assert_string_equal(plan_of(&r, normal_flip7, 0), "hit");
    rig_start(&r, "flip7", 1, "challenge=1 target=40");
    rig_cards(&r, "12");
    give(0, "ba9");
    assert_string_equal(plan_of(&r, normal_flip7, 0), "stay");
    rig_start(&r, "flip7", 1, "target=200");
    rig_cards(&r, "12");
    give(0, "ba9");
    assert_string_equal(plan_of(&r, normal_flip7, 0), "stay");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_challenge_is_played_for_its_target),
        cmocka_unit_test(easy_hits_until_eighteen_points_whatever_the_deck),
        cmocka_unit_test(easy_hits_under_a_second_chance),
        cmocka_unit_test(easy_freezes_the_leader_and_helps_the_last),
        cmocka_unit_test(nobody_draws_the_last_second_chance_for_ever),
        cmocka_unit_test(normal_hits_where_no_card_can_bust_it),
        cmocka_unit_test(normal_counts_the_cards_that_are_left),
        cmocka_unit_test(normal_stays_with_enough_to_win_when_the_others_are_out),
        cmocka_unit_test(normal_hits_when_staying_loses_the_game_at_once),
        cmocka_unit_test(normal_risks_more_far_behind_than_in_the_lead),
        cmocka_unit_test(normal_freezes_the_rival_who_has_most_to_lose),
        cmocka_unit_test(normal_gives_a_flip_three_to_the_rival_most_likely_to_bust),
        cmocka_unit_test(normal_takes_a_flip_three_that_cannot_hurt),
        cmocka_unit_test(normal_gives_a_second_chance_to_the_weakest),
        cmocka_unit_test(normal_plays_for_points_alone_at_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
