/* Flip 7: cards, the deal, turns, scores and the end, rule by rule. */
#include "flip7_rig.h"

/* F7-1.1 */
static void one_deck_has_94_cards(void **state) {
    (void)state;
    rig_start(&r, "flip7", 3, "");
    rig_is(&r, "deck",
           "{'0':1,'1':1,'2':2,'3':3,'4':4,'5':5,'6':6,'7':7,'8':8,'9':9,'10':10,'11':11,'12':12,"
           "'+2':1,'+4':1,'+6':1,'+8':1,'+10':1,'x2':1,'freeze':3,'flip3':3,'second':3}");
    rig_is(&r, "discard", "{}");
    assert_int_equal(uc_weight(&r.state), 94);
    rig_outcomes_are(&r, "card 0:1|card 1:1|card 2:2|card 3:3|card 4:4|card 5:5|card 6:6|card 7:7|card 8:8|"
                         "card 9:9|card 10:10|card 11:11|card 12:12|card +2:1|card +4:1|card +6:1|card +8:1|"
                         "card +10:1|card x2:1|card freeze:3|card flip3:3|card second:3");
    rig_cards(&r, "0");
    rig_refused(&r, UC_CHANCE, "card 0", "illegal_move", "F7-1.1");
    rig_refused(&r, UC_CHANCE, "card 13", "unknown_move", NULL);
    rig_done(&r);
}

/* F7-1.2 */
static void more_than_18_seats_play_with_two_decks(void **state) {
    (void)state;
    rig_start(&r, "flip7", 18, "");
    rig_is(&r, "rules.decks", "1");
    rig_start(&r, "flip7", 19, "");
    rig_is(&r, "rules.decks", "2");
    assert_int_equal(uc_weight(&r.state), 188);
    rig_start(&r, "flip7", 36, "decks=1");
    rig_is(&r, "deck.12", "12");
    rig_start(&r, "flip7", 3, "decks=2");
    rig_is(&r, "deck.12", "24");
    rig_is(&r, "deck.second", "6");
    rig_cards(&r, "+2 0 0");
    hit(1, "+2");
    rig_is(&r, "table.1.modifiers", "['+2','+2']");
    assert_int_equal(uc_flip7_copies(&r.state.flip7, UC_FLIP7_PLUS2), 0);
    rig_done(&r);
}

/* F7-2.1 */
static void the_dealer_passes_left(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "dealer=1");
    rig_is(&r, "dealer", "1");
    rig_is(&r, "drawing", "{'seat':0,'left':1}");
    for (int round = 1; round <= 3; round++) {
        int first = round % 2 ? 0 : 1;
        rig_is(&r, "dealer", first ? "0" : "1");
        rig_cards(&r, "2 3");
        rig_play(&r, first, "stay");
        rig_play(&r, 1 - first, "stay");
        if (round < 3) set_deck("2 3");
    }
    rig_told(&r, UC_ALL, "{'type':'round','dealer':0,'round':4}");
    rig_done(&r);
}

/* F7-2.2 */
static void dealt_and_played_from_the_left_of_the_dealer(void **state) {
    (void)state;
    rig_start(&r, "flip7", 3, "dealer=1");
    rig_is(&r, "dealing", "true");
    rig_is(&r, "turn", "2");
    rig_cards(&r, "5 6");
    rig_is(&r, "drawing", "{'seat':1,'left':1}");
    rig_cards(&r, "7");
    rig_is(&r, "dealing", "false");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "phase", "'choose'");
    rig_is(&r, "table.2.numbers", "[5]");
    rig_is(&r, "table.0.numbers", "[6]");
    rig_is(&r, "table.1.numbers", "[7]");
    rig_is(&r, "actors", "[2]");
    rig_refused(&r, UC_CHANCE, "card 3", "not_your_turn", NULL);
    rig_done(&r);
}

/* F7-2.2 */
static void dealt_and_played_from_the_dealer(void **state) {
    (void)state;
    rig_start(&r, "flip7", 3, "dealer=1 first_seat=dealer");
    rig_is(&r, "turn", "1");
    rig_refused(&r, UC_CHANCE, "hit", "illegal_move", "F7-2.2");
    rig_refused(&r, 1, "hit", "not_your_turn", NULL);
    rig_cards(&r, "5 6 7");
    rig_is(&r, "table.1.numbers", "[5]");
    rig_is(&r, "table.0.numbers", "[7]");
    rig_is(&r, "actors", "[1]");
    rig_done(&r);
}

/* F7-2.3 */
static void an_action_in_the_deal_is_resolved_at_once(void **state) {
    (void)state;
    start3("", "freeze");
    rig_is(&r, "phase", "'target'");
    rig_is(&r, "dealing", "true");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "assign", "{'by':1,'card':'freeze'}");
    rig_play(&r, 1, "target 2");
    rig_is(&r, "drawing", "{'seat':0,'left':1}");
    rig_cards(&r, "4");
    rig_is(&r, "dealing", "false");
    rig_is(&r, "table.1",
           "{'status':'active','numbers':[],'modifiers':[],'second_chance':false,'actions':[]}");
    rig_legal_is(&r, 1, "hit");
    rig_done(&r);
}

/* F7-2.4 */
static void a_seat_that_is_out_before_its_deal_gets_no_card(void **state) {
    (void)state;
    start3("", "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "5 5");
    rig_is(&r, "table.2.status", "'busted'");
    rig_is(&r, "drawing", "{'seat':0,'left':1}");
    rig_cards(&r, "9");
    rig_is(&r, "phase", "'choose'");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* F7-2.4 */
static void a_seat_with_cards_is_still_dealt_its_card(void **state) {
    (void)state;
    start3("", "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "1 2 3");
    rig_is(&r, "drawing", "{'seat':2,'left':1}");
    rig_cards(&r, "2");
    rig_told(&r, UC_ALL, "{'type':'dealt','seat':2,'card':'2'}");
    rig_is(&r, "table.2.status", "'busted'");
    rig_is(&r, "bust", "[null,null,2]");
    rig_cards(&r, "9");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* F7-2.5 */
static void the_round_ends_in_the_deal_without_an_active_seat(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "");
    rig_cards(&r, "freeze");
    rig_legal_is(&r, 0, "target 0");
    rig_play(&r, 0, "target 0");
    rig_is(&r, "round", "2");
    rig_is(&r, "last_round", "{'scores':[0],'flip7':null}");
    rig_is(&r, "discard", "{'freeze':1}");
    rig_done(&r);
}

/* F7-2.5 */
static void a_flip_7_in_the_deal_ends_the_round(void **state) {
    (void)state;
    start3("", "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "1 2 flip3");
    rig_play(&r, 2, "target 2");
    rig_cards(&r, "3 4 flip3");
    rig_play(&r, 2, "target 2");
    rig_cards(&r, "5 6 +2");
    rig_is(&r, "drawing", "{'seat':2,'left':1}");
    rig_cards(&r, "8");
    rig_told(&r, UC_ALL, "{'type':'flip7','seat':2}");
    rig_is(&r, "last_round", "{'scores':[0,0,46],'flip7':2}");
    rig_is(&r, "round", "2");
    rig_is(&r, "dealing", "true");
    rig_is(&r, "drawing", "{'seat':2,'left':1}");
    rig_done(&r);
}

/* F7-3.1 */
static void active_seats_choose_in_turn_until_the_round_ends(void **state) {
    (void)state;
    start3("", "5 6 7");
    rig_legal_is(&r, 1, "hit|stay");
    rig_legal_is(&r, 2, "");
    rig_refused(&r, 2, "hit", "not_your_turn", NULL);
    rig_refused(&r, 1, "target 1", "illegal_move", "F7-3.1");
    rig_refused(&r, 1, "card 5", "illegal_move", "F7-3.1");
    rig_refused(&r, 1, "hit ", "unknown_move", NULL);
    rig_play(&r, 1, "hit");
    rig_is(&r, "phase", "'hit'");
    rig_is(&r, "drawing", "{'seat':1,'left':1}");
    rig_refused(&r, UC_CHANCE, "stay", "illegal_move", "F7-3.1");
    rig_cards(&r, "8");
    rig_told(&r, UC_ALL, "{'type':'drew','seat':1,'card':'8'}");
    rig_told(&r, UC_ALL, "{'type':'turn','seat':2}");
    rig_play(&r, 2, "stay");
    rig_told(&r, UC_ALL, "{'type':'stayed','seat':2,'points':6}");
    rig_is(&r, "table.2.status", "'stayed'");
    hit(0, "1");
    hit(1, "2");
    rig_is(&r, "actors", "[0]");
    rig_done(&r);
}

/* F7-3.2 */
static void stay_needs_a_card(void **state) {
    (void)state;
    start3("", "freeze");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "5");
    rig_legal_is(&r, 1, "hit");
    rig_refused(&r, 1, "stay", "illegal_move", "F7-3.2");
    hit(1, "+2");
    rig_play(&r, 0, "stay");
    rig_legal_is(&r, 1, "hit|stay");
    rig_done(&r);
}

/* F7-3.2 */
static void a_second_chance_or_an_action_is_a_card(void **state) {
    (void)state;
    start3("", "second 6 7");
    rig_legal_is(&r, 1, "hit|stay");
    rig_start(&r, "flip7", 4, "");
    rig_cards(&r, "flip3");
    rig_play(&r, 1, "target 1");
    rig_cards(&r, "freeze freeze freeze");
    rig_play(&r, 1, "target 2");
    rig_play(&r, 1, "target 3");
    rig_play(&r, 1, "target 0");
    rig_is(&r, "table.1",
           "{'status':'active','numbers':[],'modifiers':[],'second_chance':false,'actions':['flip3']}");
    rig_legal_is(&r, 1, "hit|stay");
    rig_play(&r, 1, "stay");
    rig_is(&r, "last_round.scores", "[0,0,0,0]");
    rig_done(&r);
}

/* F7-3.3 */
static void a_number_twice_busts(void **state) {
    (void)state;
    start3("", "5 6 7");
    hit(1, "5");
    rig_told(&r, UC_ALL, "{'type':'busted','seat':1,'card':'5'}");
    rig_is(&r, "table.1.status", "'busted'");
    rig_is(&r, "table.1.numbers", "[5]");
    rig_is(&r, "bust", "[null,5,null]");
    rig_is(&r, "deck.5", "3");
    rig_is(&r, "discard", "{}");
    rig_play(&r, 2, "stay");
    rig_play(&r, 0, "stay");
    rig_told(&r, UC_ALL,
             "{'type':'scored','seat':1,'score':0,'status':'busted','cards':['5'],'bust':'5','flip7':false}");
    rig_is(&r, "totals", "[7,0,6]");
    rig_is(&r, "bust", "[null,null,null]");
    rig_is(&r, "discard", "{'5':2,'6':1,'7':1}");
    rig_done(&r);
}

/* F7-3.3: a 0 is a number like the others. */
static void zero_counts_as_a_number(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "decks=2");
    rig_cards(&r, "0 5");
    hit(1, "0");
    rig_is(&r, "bust", "[null,0]");
    rig_done(&r);
}

/* F7-3.4, F7-5.1 */
static void seven_numbers_end_the_round(void **state) {
    (void)state;
    start3("", "0 6 second");
    const char *const cards[] = {"1", "2", "3", "4", "5"};
    for (int i = 0; i < 5; i++) {
        hit(1, cards[i]);
        if (!i) rig_play(&r, 2, "stay");
        if (i < 2)
            hit(0, i ? "x2" : "+6");
        else if (i == 2)
            rig_play(&r, 0, "stay");
    }
    hit(1, "12");
    rig_told(&r, UC_ALL, "{'type':'flip7','seat':1}");
    rig_told(&r, UC_ALL,
             "{'type':'scored','seat':1,'score':42,'cards':['0','1','2','3','4','5','12'],'status':'active','"
             "flip7':true}");
    rig_is(&r, "totals", "[6,42,6]");
    rig_is(&r, "last_round", "{'scores':[6,42,6],'flip7':1}");
    rig_is(&r, "dealer", "1");
    rig_is(&r, "discard.12", "1");
    rig_done(&r);
}

/* F7-3.4 */
static void a_flip_7_drops_everything_pending(void **state) {
    (void)state;
    start3("", "1 2 0");
    hit(1, "flip3");
    rig_play(&r, 1, "target 2");
    rig_cards(&r, "freeze flip3 3");
    rig_play(&r, 2, "target 0");
    rig_play(&r, 2, "target 2");
    rig_cards(&r, "4 5 6");
    hit(2, "flip3");
    rig_play(&r, 2, "target 2");
    rig_cards(&r, "freeze 7");
    rig_is(&r, "table.2.actions", "['flip3','flip3','flip3']");
    rig_is(&r, "queue", "[{'by':2,'card':'freeze','depth':0}]");
    rig_is(&r, "drawing", "{'seat':2,'left':1}");
    rig_cards(&r, "8");
    rig_told(&r, UC_ALL, "{'type':'discarded','card':'freeze','seat':2}");
    rig_is(&r, "round", "2");
    rig_is(&r, "totals", "[0,1,50]");
    rig_is(&r, "queue", "[]");
    rig_is(&r, "assign", "null");
    rig_is(&r, "discard.freeze", "2");
    rig_done(&r);
}

/* F7-3.4 */
static void a_flip_7_stops_a_flip_three(void **state) {
    (void)state;
    start3("", "1 2 0");
    hit(1, "flip3");
    rig_play(&r, 1, "target 1");
    rig_cards(&r, "3 4 flip3");
    rig_play(&r, 1, "target 1");
    rig_cards(&r, "5 6 7");
    hit(2, "flip3");
    rig_play(&r, 2, "target 1");
    rig_cards(&r, "8");
    rig_is(&r, "last_round", "{'scores':[0,49,2],'flip7':1}");
    rig_is(&r, "drawing", "{'seat':2,'left':1}");
    rig_done(&r);
}

/* F7-3.5 */
static void a_modifier_stays_before_its_seat(void **state) {
    (void)state;
    start3("", "+10 x2 +4");
    hit(1, "+2");
    rig_is(&r, "table.1.modifiers", "['+2','+10']");
    rig_is(&r, "table.2.modifiers", "['x2']");
    rig_is(&r, "table.0.modifiers", "['+4']");
    rig_is(&r, "table.1.numbers", "[]");
    rig_legal_is(&r, 2, "hit|stay");
    rig_done(&r);
}

/* F7-3.6 */
static void the_round_ends_when_nobody_is_active(void **state) {
    (void)state;
    start3("", "5 6 7");
    rig_play(&r, 1, "stay");
    hit(2, "6");
    hit(0, "freeze");
    rig_legal_is(&r, 0, "target 0");
    rig_play(&r, 0, "target 0");
    rig_told(&r, UC_ALL, "{'type':'round_over','round':1}");
    rig_is(&r, "round", "2");
    rig_is(&r, "last_round", "{'scores':[7,5,0],'flip7':null}");
    rig_is(&r, "table.0",
           "{'status':'active','numbers':[],'modifiers':[],'second_chance':false,'actions':[]}");
    rig_done(&r);
}

/** One seat takes these cards and stays; its score. */
static int32_t score_of(const char *first, const char *const *cards, const char *rules) {
    rig_start(&r, "flip7", 1, rules);
    rig_cards(&r, first);
    for (; *cards; cards++) hit(0, *cards);
    if (r.state.head.round == 1) rig_play(&r, 0, "stay");
    return uc_total(&r.state, 0);
}

/* F7-5.1: the source's order: numbers, then x2, then +N, then 15. */
static void a_score_is_numbers_doubled_plus_modifiers(void **state) {
    (void)state;
    assert_int_equal(score_of("12", (const char *const[]){"7", "9", NULL}, ""), 28);
    assert_int_equal(score_of("12", (const char *const[]){"x2", "+10", "3", NULL}, ""), 40);
    assert_int_equal(score_of("+2", (const char *const[]){"+4", "+6", "+8", "+10", "x2", NULL}, ""), 30);
    assert_int_equal(
        score_of("x2", (const char *const[]){"+6", "1", "2", "4", "8", "11", "10", "0", NULL}, ""), 93);
    assert_int_equal(score_of("x2", (const char *const[]){"x2", "8", "+8", "+8", NULL}, "decks=2"), 32);
    rig_told(&r, UC_ALL, "{'type':'scored','seat':0,'score':32,'cards':['8','+8','x2','+8','x2']}");
    rig_done(&r);
}

/* F7-5.1 */
static void every_number_and_modifier_has_its_value(void **state) {
    (void)state;
    for (int kind = 0; kind < UC_FLIP7_FREEZE; kind++) {
        uc_flip7_seat seat = {.cards = 1u << kind};
        int32_t value = kind < UC_FLIP7_NUMBERS ? kind
                        : kind < UC_FLIP7_X2    ? 2 * (kind - UC_FLIP7_NUMBERS + 1)
                                                : 0;
        assert_int_equal(uc_flip7_points(&seat), value);
        if (kind < UC_FLIP7_NUMBERS) {
            seat.cards |= 1u << UC_FLIP7_X2;
            assert_int_equal(uc_flip7_points(&seat), 2 * value);
        } else {
            seat.twice = (uint8_t)(1u << (kind - UC_FLIP7_NUMBERS));
            assert_int_equal(uc_flip7_points(&seat), 2 * value);
        }
        seat.status = UC_FLIP7_BUSTED;
        assert_int_equal(uc_flip7_points(&seat), 0);
    }
}

/** Plays a round of two seats that have these cards and stay. */
static void round_of_two(const char *cards) {
    int first = r.state.flip7.turn;
    rig_cards(&r, cards);
    rig_play(&r, first, "stay");
    rig_play(&r, 1 - first, "stay");
}

/* F7-5.4 */
static void the_game_ends_after_a_round_with_the_target(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "target=10 reshuffle=each_round");
    round_of_two("9 8");
    rig_is(&r, "round", "2");
    rig_is(&r, "dealer", "1");
    round_of_two("3 4");
    rig_is(&r, "over", "true");
    rig_is(&r, "phase", "'over'");
    rig_is(&r, "winners", "[1]");
    rig_is(&r, "totals", "[11,13]");
    rig_is(&r, "round", "2");
    rig_is(&r, "dealer", "1");
    rig_is(&r, "turn", "1");
    rig_is(&r, "dealing", "false");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "actors", "[]");
    rig_is(&r, "discard", "{'3':1,'4':1}");
    rig_is(&r, "table.0.status", "'active'");
    rig_is(&r, "last_round.scores", "[3,4]");
    rig_told(&r, UC_ALL, "{'type':'game_over','round':2}");
    rig_told(&r, UC_ALL, "{'type':'won','seat':1,'total':13}");
    rig_not_told(&r, UC_ALL, "{'type':'won','seat':0}");
    rig_refused(&r, 0, "hit", "game_over", NULL);
    rig_legal_is(&r, 0, "");
    rig_done(&r);
}

/* F7-5.4 */
static void a_shared_lead_is_played_off(void **state) {
    (void)state;
    rig_start(&r, "flip7", 2, "target=10");
    round_of_two("12 12");
    rig_is(&r, "over", "false");
    rig_is(&r, "winners", "[]");
    round_of_two("5 5");
    rig_is(&r, "round", "3");
    round_of_two("0 1");
    rig_is(&r, "winners", "[0]");
    rig_is(&r, "totals", "[18,17]");
    rig_done(&r);
}

/* F7-5.4 */
static void a_shared_lead_may_be_a_shared_win(void **state) {
    (void)state;
    rig_start(&r, "flip7", 3, "target=10 tie=shared");
    rig_cards(&r, "12 5 12");
    for (int seat = 1; seat < 4; seat++) rig_play(&r, seat % 3, "stay");
    rig_is(&r, "winners", "[0,1]");
    rig_is(&r, "phase", "'over'");
    rig_told(&r, UC_ALL, "{'type':'won','seat':0,'total':12}");
    rig_told(&r, UC_ALL, "{'type':'won','seat':1,'total':12}");
    rig_done(&r);
}

/* F7-5.4: a tie behind the leader does not matter. */
static void a_tie_behind_the_leader_ends_the_game(void **state) {
    (void)state;
    rig_start(&r, "flip7", 4, "target=10");
    rig_cards(&r, "11 12 11 11");
    for (int seat = 1; seat < 5; seat++) rig_play(&r, seat % 4, "stay");
    rig_is(&r, "winners", "[2]");
    rig_start(&r, "flip7", 4, "target=10");
    rig_cards(&r, "12 11 12 3");
    for (int seat = 1; seat < 5; seat++) rig_play(&r, seat % 4, "stay");
    rig_is(&r, "over", "false");
    rig_done(&r);
}

/* F7-5.4, F7-5.5: without the option, one seat plays until it has the target. */
static void one_seat_plays_to_the_target(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "target=50");
    for (int round = 1; round <= 10; round++) {
        rig_cards(&r, round < 6 ? "5" : "6");
        rig_play(&r, 0, "stay");
    }
    rig_is(&r, "over", "true");
    rig_is(&r, "round", "10");
    rig_is(&r, "winners", "[0]");
    rig_not_told(&r, UC_ALL, "{'type':'lost'}");
    rig_done(&r);
}

/** Plays a round in which the only seat has this card and stays. */
static void round_of_one(const char *card) {
    rig_cards(&r, card);
    rig_play(&r, 0, "stay");
}

/* F7-5.5: the round with the number of the option is the last one, and it still counts. */
static void a_challenge_is_won_in_its_last_round(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "challenge=3 target=20");
    round_of_one("9");
    round_of_one("5");
    rig_is(&r, "over", "false");
    rig_is(&r, "winners", "[]");
    round_of_one("6");
    rig_is(&r, "over", "true");
    rig_is(&r, "round", "3");
    rig_is(&r, "winners", "[0]");
    rig_told(&r, UC_ALL, "{'type':'won','seat':0,'total':20}");
    rig_not_told(&r, UC_ALL, "{'type':'lost'}");
    rig_done(&r);
}

/* F7-5.5 */
static void a_challenge_is_lost_and_nobody_has_won(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "challenge=2 target=20");
    round_of_one("9");
    round_of_one("10");
    rig_is(&r, "over", "true");
    rig_is(&r, "phase", "'over'");
    rig_is(&r, "round", "2");
    rig_is(&r, "totals", "[19]");
    rig_is(&r, "winners", "[]");
    rig_told(&r, UC_ALL, "{'type':'lost','target':20}");
    rig_not_told(&r, UC_ALL, "{'type':'won'}");
    rig_refused(&r, 0, "hit", "game_over", NULL);
    rig_done(&r);
    rig_start(&r, "flip7", 2, "challenge=1 target=20 tie=shared");
    round_of_two("12 12");
    rig_is(&r, "winners", "[]");
    rig_is(&r, "over", "true");
    rig_done(&r);
}

/* F7-5.5: a shared lead ends a challenge of two, whatever `tie` says. */
static void a_challenge_has_no_extra_round(void **state) {
    (void)state;
    static const char *const rules[] = {"challenge=4 target=10 tie=extra_round",
                                        "challenge=4 target=10 tie=shared"};
    for (int i = 0; i < 2; i++) {
        rig_start(&r, "flip7", 2, rules[i]);
        round_of_two("12 12");
        rig_is(&r, "over", "true");
        rig_is(&r, "winners", "[0,1]");
        rig_done(&r);
    }
    rig_start(&r, "flip7", 2, "challenge=4 target=10");
    round_of_two("12 11"); /* both have the target, and one leads */
    rig_is(&r, "winners", "[1]");
    rig_done(&r);
}

/* F7-5.5 */
static void a_challenge_is_for_one_or_two_seats(void **state) {
    (void)state;
    static const uc_setting four = {"challenge", "4"}, none = {"challenge", "0"};
    for (int seats = 1; seats <= 4; seats++) {
        char message[UC_MESSAGE_MAX] = "";
        uc_text text;
        uc_state fresh;
        uc_text_start(&text, message, sizeof message);
        uc_error error = uc_start(&fresh, uc_game_find("flip7"), seats, &four, 1, &text);
        assert_int_equal(error, seats > 2 ? UC_BAD_RULES : UC_OK);
        assert_true(seats <= 2 || strstr(message, "rule challenge is for one or two seats, not"));
        assert_int_equal(uc_start(&fresh, uc_game_find("flip7"), seats, &none, 1, &text), UC_OK);
    }
}

/* F7-5.5: the printed challenge, won in two rounds. */
static void one_seat_plays_the_challenge(void **state) {
    (void)state;
    rig_start(&r, "flip7", 1, "decks=2 challenge=4");
    for (int round = 1; round <= 2; round++) {
        rig_cards(&r, "x2");
        const char *const cards[] = {"12", "11", "10", "9", "8", "7"};
        for (int i = 0; i < 6; i++) hit(0, cards[i]);
        rig_is(&r, "round", round == 1 ? "1" : "2");
        hit(0, "6");
    }
    rig_is(&r, "over", "true");
    rig_is(&r, "round", "2");
    rig_is(&r, "totals", "[282]");
    rig_is(&r, "winners", "[0]");
    rig_done(&r);
}

/* F7-2.1, F7-2.2, F7-5.2, F7-5.4: bad values of options. */
static void bad_options_are_refused_by_name(void **state) {
    (void)state;
    static const uc_setting bad[] = {{"decks", "0"},        {"decks", "3"},          {"dealer", "3"},
                                     {"target", "10001"},   {"target", "0"},         {"first_seat", "right"},
                                     {"tie", "none"},       {"reshuffle", "always"}, {"jokers", "1"},
                                     {"challenge", "1001"}, {"challenge", "-1"}};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char buffer[UC_MESSAGE_MAX];
        uc_text message;
        uc_state fresh;
        uc_text_start(&message, buffer, sizeof buffer);
        assert_int_equal(uc_start(&fresh, uc_game_find("flip7"), 3, &bad[i], 1, &message), UC_BAD_RULES);
        assert_non_null(strstr(buffer, bad[i].key));
        assert_int_equal(uc_start(&fresh, uc_game_find("flip7"), 37, NULL, 0, &message), UC_BAD_SEATS);
    }
}

/* Everything is public: views and resampled states are the state. */
static void everything_is_public(void **state) {
    (void)state;
    start3("", "5 flip3");
    for (int viewer = 0; viewer < 4; viewer++) {
        uc_view view;
        uc_state again;
        uc_rng rng;
        uc_memory memory = {{0}};
        uc_rng_start(&rng, 1, 0);
        uc_view_of(&r.state, viewer < 3 ? viewer : UC_SPECTATOR, &view);
        uc_memory_start(&memory, &view);
        uc_memory_update(&memory, &view, r.events.item, 0);
        uc_resample(&view, &memory, &rng, &again);
        assert_memory_equal(&again, &r.state, uc_state_size(&r.state));
        rig_view_is(&r, viewer < 3 ? viewer : UC_SPECTATOR, "assign", "{'by':2,'card':'flip3'}");
    }
    rig_done(&r);
}

/* Random play stops at the limit in a position of the game, and gets to the end. */
static void random_play_keeps_the_invariants(void **state) {
    (void)state;
    static const struct {
        int seats;
        const char *rules;
    } tables[] = {{1, ""},         {2, "decks=2"},    {4, ""}, {5, "first_seat=dealer reshuffle=each_round"},
                  {36, "decks=1"}, {36, "tie=shared"}};
    uc_rng rng;
    uc_rng_start(&rng, 7, 0);
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        rig_start(&r, "flip7", tables[i].seats, tables[i].rules);
        for (int part = 0; part < 3000; part++) {
            uint64_t limit = uc_rng_below(&rng, 9), made = uc_playout(&r.state, &rng, limit);
            assert_null(uc_check(&r.state));
            assert_true(made == limit || (made < limit && uc_over(&r.state)));
            if (uc_over(&r.state)) rig_start(&r, "flip7", tables[i].seats, tables[i].rules);
        }
        uc_playout(&r.state, &rng, UINT64_MAX);
        assert_true(uc_over(&r.state));
        assert_true(uc_winners(&r.state) != 0);
    }
}

/* A move makes the same of a state with events, without them, and unchecked. */
static void moves_are_the_same_without_events(void **state) {
    (void)state;
    uc_rng rng;
    uc_rng_start(&rng, 8, 0);
    rig_start(&r, "flip7", 4, "");
    while (!uc_over(&r.state)) {
        uc_move moves[UC_MOVES_MAX];
        uint64_t may = uc_actors(&r.state);
        int mover = __builtin_ctzll(may);
        uc_move move = may == UC_ACTORS_CHANCE
                           ? uc_draw(&r.state, &rng)
                           : moves[uc_rng_below(&rng, (uint32_t)uc_legal(&r.state, mover, moves))];
        uc_state quiet = r.state, unchecked = r.state;
        r.events.count = 0;
        assert_int_equal(uc_apply(&r.state, mover, move, &r.events).error, UC_OK);
        assert_int_equal(uc_apply(&quiet, mover, move, NULL).error, UC_OK);
        uc_game_of(&unchecked)->step(&unchecked, mover, move, NULL);
        assert_memory_equal(&r.state, &quiet, uc_state_size(&quiet));
        assert_memory_equal(&r.state, &unchecked, uc_state_size(&unchecked));
        assert_true(r.events.count > 0 || move == UC_FLIP7_HIT || mover == UC_CHANCE);
        for (move = 0; move < UC_FLIP7_MOVES; move++) {
            uc_state other = r.state;
            uc_result loud = uc_apply(&other, mover, move, &r.events),
                      low = uc_apply(&quiet, mover, move, NULL);
            assert_int_equal(loud.error, low.error);
            assert_int_equal(loud.rule, low.rule);
            quiet = r.state;
        }
    }
}

/* A random number that would favor some cards is drawn again. */
static void no_card_is_favored(void **state) {
    (void)state;
    rig_start(&r, "flip7", 4, "");
    uc_rng rng = {{1, 0, 2, 3}}; /* gives 0 first */
    assert_true(uc_draw(&r.state, &rng) < UC_FLIP7_HIT);
    rng = (uc_rng){{1, 0, 2, 3}};
    assert_int_equal(uc_playout(&r.state, &rng, 1), 1);
    assert_null(uc_check(&r.state));
}

/** The sentence for a refused move. */
static void explained(int seat, const char *move, const char *sentence) {
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    int number = uc_move_parse(uc_game_of(&r.state), move, strlen(move));
    uc_state copy = r.state;
    uc_result result = uc_apply(&copy, seat, (uc_move)number, NULL);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_refusal_text(&text, &r.state, seat, (uc_move)number, result);
    assert_string_equal(buffer, sentence);
}

/* F7-3.2, F7-4.1, F7-4.4 */
static void refusals_are_explained(void **state) {
    (void)state;
    start3("", "second");
    explained(UC_CHANCE, "stay", "F7-2.2: the next card is to come");
    rig_cards(&r, "0");
    explained(UC_CHANCE, "card 0", "F7-1.1: no 0 is left in the deck");
    rig_cards(&r, "freeze");
    explained(0, "hit", "F7-4.1: a seat must be chosen for the freeze");
    explained(0, "target 5", "F7-4.1: seat 5 is not at this table");
    rig_play(&r, 0, "target 2");
    explained(1, "target 1", "F7-3.1: it is time to hit or stay");
    hit(1, "4");
    explained(0, "stay", "F7-3.2: a seat without cards cannot stay");
    hit(0, "second");
    hit(1, "+2");
    hit(0, "+4");
    hit(1, "flip3");
    explained(1, "target 2", "F7-4.2: seat 2 is not active");
    start3("decks=2", "second second 7");
    hit(1, "second");
    explained(1, "target 1", "F7-4.4: seat 1 holds a Second Chance already and must give this one away");
    explained(1, "target 2", "F7-4.4: seat 2 holds a Second Chance already");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_deck_has_94_cards),
        cmocka_unit_test(more_than_18_seats_play_with_two_decks),
        cmocka_unit_test(the_dealer_passes_left),
        cmocka_unit_test(dealt_and_played_from_the_left_of_the_dealer),
        cmocka_unit_test(dealt_and_played_from_the_dealer),
        cmocka_unit_test(an_action_in_the_deal_is_resolved_at_once),
        cmocka_unit_test(a_seat_that_is_out_before_its_deal_gets_no_card),
        cmocka_unit_test(a_seat_with_cards_is_still_dealt_its_card),
        cmocka_unit_test(the_round_ends_in_the_deal_without_an_active_seat),
        cmocka_unit_test(a_flip_7_in_the_deal_ends_the_round),
        cmocka_unit_test(active_seats_choose_in_turn_until_the_round_ends),
        cmocka_unit_test(stay_needs_a_card),
        cmocka_unit_test(a_second_chance_or_an_action_is_a_card),
        cmocka_unit_test(a_number_twice_busts),
        cmocka_unit_test(zero_counts_as_a_number),
        cmocka_unit_test(seven_numbers_end_the_round),
        cmocka_unit_test(a_flip_7_drops_everything_pending),
        cmocka_unit_test(a_flip_7_stops_a_flip_three),
        cmocka_unit_test(a_modifier_stays_before_its_seat),
        cmocka_unit_test(the_round_ends_when_nobody_is_active),
        cmocka_unit_test(a_score_is_numbers_doubled_plus_modifiers),
        cmocka_unit_test(every_number_and_modifier_has_its_value),
        cmocka_unit_test(the_game_ends_after_a_round_with_the_target),
        cmocka_unit_test(a_shared_lead_is_played_off),
        cmocka_unit_test(a_shared_lead_may_be_a_shared_win),
        cmocka_unit_test(a_tie_behind_the_leader_ends_the_game),
        cmocka_unit_test(one_seat_plays_to_the_target),
        cmocka_unit_test(a_challenge_is_won_in_its_last_round),
        cmocka_unit_test(a_challenge_is_lost_and_nobody_has_won),
        cmocka_unit_test(a_challenge_has_no_extra_round),
        cmocka_unit_test(a_challenge_is_for_one_or_two_seats),
        cmocka_unit_test(one_seat_plays_the_challenge),
        cmocka_unit_test(bad_options_are_refused_by_name),
        cmocka_unit_test(everything_is_public),
        cmocka_unit_test(random_play_keeps_the_invariants),
        cmocka_unit_test(moves_are_the_same_without_events),
        cmocka_unit_test(no_card_is_favored),
        cmocka_unit_test(refusals_are_explained),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
