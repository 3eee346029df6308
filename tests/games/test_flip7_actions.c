/* Flip 7: the action cards, rule by rule. */
#include "flip7_rig.h"

/* F7-4.1, F7-4.6 */
static void freeze_banks_the_points_of_an_active_seat(void **state) {
    (void)state;
    start3("", "5 6 7");
    rig_play(&r, 1, "stay");
    hit(2, "freeze");
    rig_legal_is(&r, 2, "target 0|target 2");
    rig_refused(&r, 2, "target 1", "illegal_move", "F7-4.1");
    rig_refused(&r, 2, "target 35", "illegal_move", "F7-4.1");
    rig_refused(&r, 2, "target 36", "unknown_move", NULL);
    rig_refused(&r, 2, "stay", "illegal_move", "F7-4.1");
    rig_refused(&r, 0, "target 0", "not_your_turn", NULL);
    rig_play(&r, 2, "target 0");
    rig_told(&r, UC_ALL, "{'type':'froze','seat':2,'target':0,'points':7}");
    rig_is(&r, "table.0",
           "{'status':'frozen','numbers':[7],'modifiers':[],'second_chance':false,'actions':['freeze']}");
    rig_is(&r, "actors", "[2]");
    rig_play(&r, 2, "stay");
    rig_is(&r, "totals", "[7,5,6]");
    rig_done(&r);
}

/* F7-4.2 */
static void flip_three_gives_three_cards_one_at_a_time(void **state) {
    (void)state;
    start3("", "5 6 7");
    rig_play(&r, 1, "stay");
    hit(2, "flip3");
    rig_refused(&r, 2, "target 1", "illegal_move", "F7-4.2");
    rig_play(&r, 2, "target 0");
    rig_told(&r, UC_ALL, "{'type':'flip3','seat':2,'target':0}");
    rig_is(&r, "phase", "'flip3'");
    rig_is(&r, "turn", "2");
    rig_is(&r, "drawing", "{'seat':0,'left':3}");
    rig_refused(&r, UC_CHANCE, "hit", "illegal_move", "F7-4.2");
    rig_cards(&r, "1");
    rig_told(&r, UC_ALL, "{'type':'flipped','seat':0,'card':'1','left':2}");
    rig_is(&r, "drawing", "{'seat':0,'left':2}");
    rig_cards(&r, "2 +8");
    rig_is(&r, "phase", "'choose'");
    rig_is(&r, "table.0.numbers", "[1,2,7]");
    rig_is(&r, "table.0.modifiers", "['+8']");
    rig_done(&r);
}

/* F7-4.2 */
static void a_bust_stops_a_flip_three(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 0");
    rig_cards(&r, "7");
    rig_is(&r, "table.0.status", "'busted'");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "actors", "[2]");
    rig_done(&r);
}

/* F7-4.3 */
static void the_only_active_seat_must_choose_itself(void **state) {
    (void)state;
    start3("", "5 6 7");
    rig_play(&r, 1, "stay");
    rig_play(&r, 2, "stay");
    hit(0, "flip3");
    rig_is(&r, "phase", "'target'");
    rig_legal_is(&r, 0, "target 0");
    rig_refused(&r, 0, "target 1", "illegal_move", "*");
    rig_play(&r, 0, "target 0");
    rig_cards(&r, "1 2 3");
    rig_is(&r, "actors", "[0]");
    rig_done(&r);
}

/* F7-4.4 */
static void a_second_second_chance_goes_to_a_seat_without_one(void **state) {
    (void)state;
    start3("decks=2", "second 6 7");
    rig_is(&r, "table.1.second_chance", "true");
    hit(1, "second");
    rig_is(&r, "assign", "{'by':1,'card':'second'}");
    rig_is(&r, "deck.second", "4");
    rig_is(&r, "discard", "{}");
    rig_legal_is(&r, 1, "target 0|target 2");
    rig_refused(&r, 1, "target 1", "illegal_move", "F7-4.4");
    rig_refused(&r, 1, "hit", "illegal_move", "F7-4.4");
    rig_play(&r, 1, "target 2");
    rig_told(&r, UC_ALL, "{'type':'gave','seat':1,'target':2}");
    rig_is(&r, "table.1.second_chance", "true");
    rig_is(&r, "table.2.second_chance", "true");
    rig_is(&r, "actors", "[2]");
    hit(2, "second");
    rig_legal_is(&r, 2, "target 0");
    rig_refused(&r, 2, "target 1", "illegal_move", "F7-4.4");
    rig_play(&r, 2, "target 0");
    hit(0, "second");
    rig_told(&r, UC_ALL, "{'type':'discarded','seat':0,'card':'second'}");
    rig_is(&r, "discard", "{'second':1}");
    rig_is(&r, "actors", "[1]");
    rig_done(&r);
}

/* F7-4.4 */
static void a_second_chance_for_nobody_active_is_discarded(void **state) {
    (void)state;
    start3("", "second 6 7");
    rig_play(&r, 1, "hit");
    rig_cards(&r, "3");
    rig_play(&r, 2, "stay");
    rig_play(&r, 0, "stay");
    hit(1, "second");
    rig_is(&r, "actors", "[1]");
    rig_is(&r, "discard", "{'second':1}");
    rig_done(&r);
}

/* F7-4.5 */
static void a_second_chance_saves_from_a_bust(void **state) {
    (void)state;
    start3("", "second 6 7");
    hit(1, "5");
    hit(2, "1");
    hit(0, "2");
    hit(1, "5");
    rig_told(&r, UC_ALL, "{'type':'saved','seat':1,'card':'5'}");
    rig_is(&r, "table.1",
           "{'status':'active','numbers':[5],'modifiers':[],'second_chance':false,'actions':[]}");
    rig_is(&r, "discard", "{'5':1,'second':1}");
    rig_is(&r, "actors", "[2]");
    rig_play(&r, 2, "stay");
    rig_play(&r, 0, "stay");
    hit(1, "5");
    rig_is(&r, "last_round.scores", "[9,0,7]");
    rig_done(&r);
}

/* F7-4.5 */
static void the_saved_card_counts_in_a_flip_three(void **state) {
    (void)state;
    start3("", "second 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 1");
    rig_cards(&r, "5 5");
    rig_is(&r, "drawing", "{'seat':1,'left':1}");
    rig_is(&r, "discard", "{'5':1,'second':1}");
    rig_cards(&r, "8");
    rig_is(&r, "table.1.numbers", "[5,8]");
    rig_is(&r, "actors", "[2]");
    rig_done(&r);
}

/* F7-4.6 */
static void used_actions_lie_before_their_target(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_is(&r, "discard", "{}");
    rig_play(&r, 1, "target 2");
    rig_is(&r, "table.2.actions", "['flip3']");
    rig_cards(&r, "1 2 flip3");
    rig_play(&r, 2, "target 2");
    rig_cards(&r, "3 4 freeze");
    rig_is(&r, "table.2.actions", "['flip3','flip3']");
    rig_play(&r, 2, "target 2");
    rig_is(&r, "table.2.actions", "['flip3','flip3','freeze']");
    rig_is(&r, "discard", "{}");
    rig_play(&r, 0, "stay");
    rig_play(&r, 1, "stay");
    rig_is(&r, "discard.flip3", "2");
    rig_is(&r, "discard.freeze", "1");
    rig_done(&r);
}

/* F7-4.7 */
static void the_flipper_assigns_what_it_set_aside_in_order(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "flip3");
    rig_told(&r, UC_ALL, "{'type':'set_aside','seat':2,'card':'flip3'}");
    rig_is(&r, "queue", "[{'by':2,'card':'flip3','depth':0}]");
    rig_is(&r, "phase", "'flip3'");
    rig_cards(&r, "freeze");
    rig_is(&r, "queue", "[{'by':2,'card':'flip3','depth':0},{'by':2,'card':'freeze','depth':0}]");
    rig_cards(&r, "9");
    rig_is(&r, "assign", "{'by':2,'card':'flip3'}");
    rig_is(&r, "queue", "[{'by':2,'card':'freeze','depth':0}]");
    rig_is(&r, "discard", "{}");
    rig_is(&r, "turn", "1");
    rig_play(&r, 2, "target 0");
    rig_cards(&r, "1 2 3");
    rig_is(&r, "assign", "{'by':2,'card':'freeze'}");
    rig_is(&r, "queue", "[]");
    rig_play(&r, 2, "target 1");
    rig_is(&r, "table.1.status", "'frozen'");
    rig_is(&r, "actors", "[2]");
    rig_done(&r);
}

/* F7-4.7: depth first. */
static void inner_cards_set_aside_come_before_outer_ones(void **state) {
    (void)state;
    start3("decks=2", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "flip3 flip3 1");
    rig_play(&r, 2, "target 0");
    rig_is(&r, "queue", "[{'by':2,'card':'flip3','depth':0}]");
    rig_cards(&r, "freeze flip3");
    rig_is(&r, "queue",
           "[{'by':0,'card':'freeze','depth':1},{'by':0,'card':'flip3','depth':1},{'by':2,'card':'flip3','"
           "depth':0}]");
    rig_cards(&r, "2");
    rig_is(&r, "assign", "{'by':0,'card':'freeze'}");
    rig_play(&r, 0, "target 2");
    rig_is(&r, "assign", "{'by':0,'card':'flip3'}");
    rig_play(&r, 0, "target 1");
    rig_cards(&r, "freeze 3 4");
    rig_is(&r, "assign", "{'by':1,'card':'freeze'}");
    rig_is(&r, "queue", "[{'by':2,'card':'flip3','depth':0}]");
    rig_play(&r, 1, "target 0");
    rig_is(&r, "assign", "{'by':2,'card':'flip3'}");
    rig_legal_is(&r, 2, "target 1");
    rig_play(&r, 2, "target 1");
    rig_cards(&r, "freeze 8");
    rig_is(&r, "queue", "[{'by':1,'card':'freeze','depth':1}]");
    rig_cards(&r, "9");
    rig_play(&r, 1, "target 1");
    rig_is(&r, "round", "2");
    rig_done(&r);
}

/* F7-4.7: a Second Chance is resolved at once. */
static void a_second_chance_in_a_flip_three_is_given_away_at_once(void **state) {
    (void)state;
    start3("", "second 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 1");
    rig_cards(&r, "freeze second");
    rig_is(&r, "phase", "'target'");
    rig_is(&r, "assign", "{'by':1,'card':'second'}");
    rig_is(&r, "drawing", "{'seat':1,'left':1}");
    rig_is(&r, "queue", "[{'by':1,'card':'freeze','depth':0}]");
    rig_play(&r, 1, "target 0");
    rig_is(&r, "phase", "'flip3'");
    rig_cards(&r, "second");
    rig_is(&r, "assign", "{'by':1,'card':'second'}");
    rig_is(&r, "drawing", "null");
    rig_legal_is(&r, 1, "target 2");
    rig_play(&r, 1, "target 2");
    rig_is(&r, "assign", "{'by':1,'card':'freeze'}");
    rig_play(&r, 1, "target 2");
    rig_is(&r, "actors", "[0]");
    rig_done(&r);
}

/* F7-4.7 */
static void a_flipper_that_froze_itself_still_assigns(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "freeze flip3 1");
    rig_play(&r, 2, "target 2");
    rig_is(&r, "table.2.status", "'frozen'");
    rig_is(&r, "assign", "{'by':2,'card':'flip3'}");
    rig_is(&r, "actors", "[2]");
    rig_legal_is(&r, 2, "target 0|target 1");
    rig_play(&r, 2, "target 1");
    rig_cards(&r, "2 3 4");
    rig_is(&r, "actors", "[0]");
    rig_done(&r);
}

/* F7-4.7 */
static void what_is_set_aside_is_discarded_when_nobody_is_active(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "");
    rig_cards(&r, "flip3");
    rig_play(&r, 0, "target 0");
    rig_cards(&r, "freeze flip3 8");
    rig_play(&r, 0, "target 0");
    rig_told(&r, UC_ALL, "{'type':'discarded','seat':0,'card':'flip3'}");
    rig_is(&r, "round", "2");
    rig_is(&r, "totals", "[8]");
    rig_is(&r, "discard", "{'8':1,'freeze':1,'flip3':2}");
    rig_done(&r);
}

/* F7-4.8 */
static void a_busted_flipper_loses_what_it_set_aside(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "freeze flip3 6");
    rig_is(&r, "table.2.status", "'busted'");
    rig_told(&r, UC_ALL, "{'type':'discarded','seat':2,'card':'freeze'}");
    rig_told(&r, UC_ALL, "{'type':'discarded','seat':2,'card':'flip3'}");
    rig_is(&r, "queue", "[]");
    rig_is(&r, "discard", "{'freeze':1,'flip3':1}");
    rig_is(&r, "actors", "[0]");
    rig_done(&r);
}

/* F7-4.8 */
static void outer_queues_go_on_after_an_inner_bust(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "flip3 freeze 1");
    rig_play(&r, 2, "target 0");
    rig_cards(&r, "freeze 7");
    rig_is(&r, "table.0.status", "'busted'");
    rig_is(&r, "discard", "{'freeze':1}");
    rig_is(&r, "assign", "{'by':2,'card':'freeze'}");
    rig_is(&r, "queue", "[]");
    rig_done(&r);
}

/* F7-4.8 */
static void a_busted_seat_assigns_what_its_earlier_flip_three_set_aside(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "flip3 freeze 1");
    rig_play(&r, 2, "target 2");
    rig_cards(&r, "freeze 6");
    rig_is(&r, "table.2.status", "'busted'");
    rig_is(&r, "discard", "{'freeze':1}");
    rig_is(&r, "assign", "{'by':2,'card':'freeze'}");
    rig_is(&r, "actors", "[2]");
    rig_refused(&r, 2, "target 2", "illegal_move", "F7-4.1");
    rig_play(&r, 2, "target 0");
    rig_is(&r, "actors", "[1]");
    rig_done(&r);
}

/* F7-4.8, F7-5.3: discarded cards may come back in the same round. */
static void discarded_cards_may_come_back_in_the_round(void **state) {
    (void)state;
    start3("", "second 6 7");
    hit(1, "5");
    hit(2, "1");
    hit(0, "2");
    rig_play(&r, 1, "hit");
    set_deck("5");
    rig_cards(&r, "5");
    rig_play(&r, 2, "hit");
    assert_true(r.state.flip7.below[UC_FLIP7_KINDS] > 2);
    rig_is(&r, "deck.5", "4");
    rig_is(&r, "deck.second", "3");
    rig_is(&r, "discard", "{}");
    rig_done(&r);
}

/* F7-4.9 */
static void play_goes_on_behind_the_seat_that_drew_the_first_action(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "1 2 flip3");
    rig_play(&r, 2, "target 0");
    rig_cards(&r, "3 4 8");
    rig_is(&r, "turn", "2");
    rig_is(&r, "actors", "[2]");
    rig_told(&r, UC_ALL, "{'type':'turn','seat':2}");
    hit(2, "freeze");
    rig_play(&r, 2, "target 0");
    rig_is(&r, "actors", "[1]");
    rig_done(&r);
}

/* F7-4.9 */
static void the_deal_goes_on_after_an_action(void **state) {
    (void)state;
    start3("", "5 flip3");
    rig_play(&r, 2, "target 1");
    rig_cards(&r, "1 2 3");
    rig_is(&r, "drawing", "{'seat':0,'left':1}");
    rig_cards(&r, "flip3");
    rig_is(&r, "dealing", "true");
    rig_play(&r, 0, "target 2");
    rig_is(&r, "dealing", "true");
    rig_cards(&r, "4 6 7");
    rig_is(&r, "dealing", "false");
    rig_is(&r, "actors", "[1]");
    rig_done(&r);
}

/* F7-4.9: the dealer, last in the deal, freezes the seat that would begin. */
static void the_first_turn_is_the_first_active_seats(void **state) {
    (void)state;
    start3("", "5 6 freeze");
    rig_play(&r, 0, "target 1");
    rig_is(&r, "dealing", "false");
    rig_is(&r, "actors", "[2]");
    rig_legal_is(&r, 0, "");
    rig_done(&r);
}

/* F7-4.10 */
static void a_second_chance_does_not_protect_from_freeze(void **state) {
    (void)state;
    start3("", "second 6 7");
    hit(1, "3");
    hit(2, "freeze");
    rig_play(&r, 2, "target 1");
    rig_is(&r, "table.1",
           "{'status':'frozen','numbers':[3],'modifiers':[],'second_chance':true,'actions':['freeze']}");
    rig_play(&r, 0, "stay");
    rig_play(&r, 2, "stay");
    rig_is(&r, "table.1.second_chance", "false");
    rig_is(&r, "discard", "{'3':1,'6':1,'7':1,'freeze':1,'second':1}");
    rig_is(&r, "totals", "[7,3,6]");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(freeze_banks_the_points_of_an_active_seat),
        cmocka_unit_test(flip_three_gives_three_cards_one_at_a_time),
        cmocka_unit_test(a_bust_stops_a_flip_three),
        cmocka_unit_test(the_only_active_seat_must_choose_itself),
        cmocka_unit_test(a_second_second_chance_goes_to_a_seat_without_one),
        cmocka_unit_test(a_second_chance_for_nobody_active_is_discarded),
        cmocka_unit_test(a_second_chance_saves_from_a_bust),
        cmocka_unit_test(the_saved_card_counts_in_a_flip_three),
        cmocka_unit_test(used_actions_lie_before_their_target),
        cmocka_unit_test(the_flipper_assigns_what_it_set_aside_in_order),
        cmocka_unit_test(inner_cards_set_aside_come_before_outer_ones),
        cmocka_unit_test(a_second_chance_in_a_flip_three_is_given_away_at_once),
        cmocka_unit_test(a_flipper_that_froze_itself_still_assigns),
        cmocka_unit_test(what_is_set_aside_is_discarded_when_nobody_is_active),
        cmocka_unit_test(a_busted_flipper_loses_what_it_set_aside),
        cmocka_unit_test(outer_queues_go_on_after_an_inner_bust),
        cmocka_unit_test(a_busted_seat_assigns_what_its_earlier_flip_three_set_aside),
        cmocka_unit_test(discarded_cards_may_come_back_in_the_round),
        cmocka_unit_test(play_goes_on_behind_the_seat_that_drew_the_first_action),
        cmocka_unit_test(the_deal_goes_on_after_an_action),
        cmocka_unit_test(the_first_turn_is_the_first_active_seats),
        cmocka_unit_test(a_second_chance_does_not_protect_from_freeze),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
