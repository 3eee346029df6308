/* Flip 7: house rules. */
#include "rig.h"

static rig r;

/* F7-2.6: an action card in the deal goes to the discard pile, and the seat gets another card. */
static void an_action_card_in_the_deal_is_replaced(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "first_deal=numbers");
    rig_cards(&r, "freeze second +4 flip3 7");
    rig_is(&r, "phase", "'choose'");
    rig_is(&r, "turn", "1");
    rig_is(&r, "table.1.modifiers", "['+4']");
    rig_is(&r, "table.1.second_chance", "false");
    rig_is(&r, "table.0.numbers", "[7]");
    rig_is(&r, "discard", "{'freeze':1,'flip3':1,'second':1}");
    rig_play(&r, 1, "hit");
    rig_cards(&r, "freeze"); /* after the deal it is played */
    rig_is(&r, "assign", "{'by':1,'card':'freeze'}");
    rig_done(&r);
}

/* F7-4.11: a Freeze within a Flip Three comes at once, and the Flip Three goes on. */
static void a_nested_freeze_comes_at_once(void **state) {
    (void)state;
    rig_start(&r, "flip7", 3, "nested=at_once");
    rig_cards(&r, "1 2 3");
    rig_play(&r, 1, "hit");
    rig_cards(&r, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "freeze");
    rig_is(&r, "phase", "'target'");
    rig_is(&r, "assign", "{'by':2,'card':'freeze'}");
    rig_is(&r, "queue", "[{'by':2,'card':'flip3','depth':0,'left':2}]");
    rig_is(&r, "drawing", "null");
    rig_play(&r, 2, "target 0");
    rig_cards(&r, "5 6");
    rig_is(&r, "table.0.status", "'frozen'");
    rig_is(&r, "table.2.numbers", "[2,5,6]");
    rig_is(&r, "turn", "2"); /* F7-4.9: after the seat that drew the first action card */
    rig_done(&r);
}

/* F7-4.11: a seat that froze itself flips no more. */
static void a_flipper_that_froze_itself_flips_no_more(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "nested=at_once");
    rig_cards(&r, "1 2");
    rig_play(&r, 1, "hit");
    rig_cards(&r, "flip3");
    rig_play(&r, 1, "target 0");
    rig_cards(&r, "freeze");
    rig_play(&r, 0, "target 0");
    rig_is(&r, "table.0.status", "'frozen'");
    rig_is(&r, "queue", "[]");
    rig_is(&r, "phase", "'choose'");
    rig_done(&r);
}

/* F7-4.11: Flip Threes interrupt each other, the innermost first; a bust ends those of its seat. */
static void flip_threes_interrupt_each_other(void **state) {
    (void)state;
    rig_start(&r, "flip7", 3, "nested=at_once");
    rig_cards(&r, "1 2 3");
    rig_play(&r, 1, "hit");
    rig_cards(&r, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "5 flip3");
    rig_play(&r, 2, "target 0");
    rig_cards(&r, "flip3");
    rig_is(&r, "queue",
           "[{'by':0,'card':'flip3','depth':1,'left':2},{'by':2,'card':'flip3','depth':0,'left':1}]");
    rig_play(&r, 0, "target 2");
    rig_cards(&r, "2 7 8"); /* busts seat 2, so that its own last card is not flipped */
    rig_is(&r, "table.2.status", "'busted'");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "table.0.numbers", "[3,7,8]");
    rig_is(&r, "queue", "[]");
    rig_is(&r, "turn", "0");
    rig_play(&r, 0, "hit");
    rig_cards(&r, "9");
    rig_is(&r, "table.0.numbers", "[3,7,8,9]");
    rig_done(&r);
}

/* F7-3.4, F7-4.11: a Flip 7 ends all of it. */
static void a_flip_7_drops_interrupted_flip_threes(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "nested=at_once target=1000");
    rig_cards(&r, "1 2");
    const char *const more[] = {"3", "4", "5", "6"};
    rig_play(&r, 1, "hit");
    rig_cards(&r, "7");
    for (int i = 0; i < 4; i++) {
        rig_play(&r, 0, "hit");
        rig_cards(&r, more[i]);
        rig_play(&r, 1, "hit");
        rig_cards(&r, i == 3 ? "flip3" : i == 0 ? "8" : i == 1 ? "9" : "10");
    }
    rig_play(&r, 1, "target 0");
    rig_cards(&r, "11 flip3");
    rig_play(&r, 0, "target 0"); /* 2, 3 to 6, 11 and 12 */
    rig_cards(&r, "12");
    rig_is(&r, "last_round.flip7", "0");
    rig_is(&r, "queue", "[]");
    rig_is(&r, "round", "2");
    rig_done(&r);
}

/* F7-4.12: a second Second Chance may be kept or given away, and each saves once. */
static void a_second_chance_may_be_kept(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "second_chance=keep");
    rig_cards(&r, "second 2");
    rig_is(&r, "table.1.second_chances", "1");
    rig_play(&r, 1, "hit");
    rig_cards(&r, "second");
    rig_legal_is(&r, 1, "target 0|target 1");
    rig_play(&r, 1, "target 1");
    rig_told(&r, UC_ALL, "{'type':'gave','seat':1,'target':1}");
    rig_is(&r, "table.1.second_chance", "true");
    rig_is(&r, "table.1.second_chances", "2");
    rig_play(&r, 0, "stay");
    rig_play(&r, 1, "hit");
    rig_cards(&r, "5");
    for (int left = 1; left >= 0; left--) {
        rig_play(&r, 1, "hit");
        rig_cards(&r, "5");
        rig_is(&r, "table.1.second_chances", left ? "1" : "0");
        rig_is(&r, "table.1.status", "'active'");
    }
    rig_is(&r, "discard", "{'5':2,'second':2}");
    rig_play(&r, 1, "hit");
    rig_cards(&r, "5");
    rig_is(&r, "last_round.scores", "[2,0]");
    rig_done(&r);
}

/* F7-4.12: when nobody else may have it, it must be kept. */
static void a_second_chance_that_nobody_may_have_is_kept(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "second_chance=keep");
    rig_cards(&r, "second");
    rig_play(&r, 0, "hit");
    rig_cards(&r, "second");
    rig_legal_is(&r, 0, "target 0");
    rig_play(&r, 0, "target 0");
    rig_is(&r, "table.0.second_chances", "2");
    rig_done(&r);
}

/* F7-4.13: not oneself, unless alone. */
static void others_are_chosen(void **state) {
    (void)state;
    static const char *const cards[] = {"freeze", "flip3"}, *const rules[] = {"F7-4.1", "F7-4.2"};
    for (int i = 0; i < 2; i++) {
        rig_start(&r, "flip7", 3, "targets=others");
        rig_cards(&r, "1 2 3");
        rig_play(&r, 1, "hit");
        rig_cards(&r, cards[i]);
        rig_legal_is(&r, 1, "target 0|target 2");
        rig_refused(&r, 1, "target 1", "illegal_move", rules[i]);
        rig_done(&r);
    }
    rig_start(&r, "flip7", 2, "targets=others");
    rig_cards(&r, "1 2");
    rig_play(&r, 1, "stay");
    rig_play(&r, 0, "hit");
    rig_cards(&r, "freeze");
    rig_legal_is(&r, 0, "target 0");
    rig_done(&r);
}

static void round_of_two(const char *cards) {
    int first = r.state.flip7.turn;
    rig_cards(&r, cards);
    rig_play(&r, first, "stay");
    rig_play(&r, 1 - first, "stay");
}

/* F7-5.6: after so many rounds the most points win, although nobody has the target. */
static void the_game_ends_after_its_rounds(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "rounds=2");
    round_of_two("9 8");
    rig_is(&r, "over", "false");
    round_of_two("3 5");
    rig_is(&r, "over", "true");
    rig_is(&r, "winners", "[1]");
    rig_is(&r, "round", "2");
    rig_done(&r);
    rig_start(&r, "flip7", 2, "rounds=1000 target=5");
    round_of_two("9 8");
    rig_is(&r, "winners", "[1]"); /* the target still ends it */
    rig_done(&r);
}

/* F7-5.6: a shared lead is played off, or shared, by `tie`. */
static void a_shared_lead_after_the_last_round(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "rounds=1");
    round_of_two("8 8");
    rig_is(&r, "over", "false");
    round_of_two("9 8");
    rig_is(&r, "round", "2");
    rig_is(&r, "winners", "[0]");
    rig_done(&r);
    rig_start(&r, "flip7", 2, "rounds=1 tie=shared");
    round_of_two("8 8");
    rig_is(&r, "winners", "[0,1]");
    rig_done(&r);
}

/* F7-5.6 */
static void rounds_and_a_challenge_exclude_each_other(void **state) {
    (void)state;
    static const uc_setting both[] = {{"rounds", "5"}, {"challenge", "4"}};
    char message[UC_MESSAGE_MAX];
    uc_state fresh;
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&fresh, uc_game_find("flip7"), 1, both, 2, &text), UC_BAD_RULES);
    assert_string_equal(message, "rules challenge and rounds exclude each other: leave one of them at 0");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_action_card_in_the_deal_is_replaced),
        cmocka_unit_test(a_nested_freeze_comes_at_once),
        cmocka_unit_test(a_flipper_that_froze_itself_flips_no_more),
        cmocka_unit_test(flip_threes_interrupt_each_other),
        cmocka_unit_test(a_flip_7_drops_interrupted_flip_threes),
        cmocka_unit_test(a_second_chance_may_be_kept),
        cmocka_unit_test(a_second_chance_that_nobody_may_have_is_kept),
        cmocka_unit_test(others_are_chosen),
        cmocka_unit_test(the_game_ends_after_its_rounds),
        cmocka_unit_test(a_shared_lead_after_the_last_round),
        cmocka_unit_test(rounds_and_a_challenge_exclude_each_other),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
