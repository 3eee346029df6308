/* Uno Flip: house rules of seats together: to swap hands, to jump in, and partners. Games that begin with
 * whole hands and go on by moves alone. */
#include <stdio.h>
#include <string.h>

#include "rig.h"

static rig r;

/** A round that seat 0 deals: the hands, two cards each, the first discard, and the top cards of the draw
 * pile. */
#define DEAL(rules, cards, ...) deal(rules, cards, (const char *const[]){__VA_ARGS__, NULL})

static void deal(const char *rules, const char *cards, const char *const *hands) {
    char all[256];
    int seats = 0;
    while (hands[seats]) seats++;
    snprintf(all, sizeof all, "dealer=0 %s%s", strstr(rules, "hand=") ? "" : "hand=2 ", rules);
    rig_start(&r, "uno_flip", seats, all);
    for (int seat = 0; seat < seats; seat++) rig_cards(&r, hands[seat]);
    rig_cards(&r, cards);
}

/* Top cards of the draw pile. */
#define TOP "yellow:9/teal:5"

/* ---- sevens ---- */

#define SEVENS                                                                                               \
    "green:1/orange:5 red:3/pink:7 blue:8/teal:4", "red:7/orange:1 green:7/teal:2 blue:2/pink:6",            \
        "yellow:2/teal:8 yellow:9/purple:4 blue:3/teal:2"

/* UF-7.9: the whole hands, with any other seat; both see what they get, and the others the backs */
static void a_seven_swaps_hands(void **state) {
    (void)state;
    DEAL("sevens=swap hand=3", "red:5/pink:2 " TOP, SEVENS);
    rig_refused(&r, 1, "swap 0", "illegal_move", "UF-7.9");
    rig_play(&r, 1, "play red:7/orange:1");
    rig_is(&r, "phase", "'swap'");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "0");
    rig_legal_is(&r, 1, "swap 0|swap 2");
    rig_refused(&r, 1, "swap 1", "illegal_move", "UF-7.9");
    rig_refused(&r, 1, "swap 3", "illegal_move", "UF-7.9");
    rig_refused(&r, 1, "draw", "illegal_move", "UF-7.9");
    rig_refused(&r, 1, "play green:7/teal:2", "illegal_move", "UF-7.9");
    rig_refused(&r, 0, "swap 1", "not_your_turn", NULL);
    rig_play(&r, 1, "swap 2");
    rig_told(&r, 0, "{'type':'swapped','seat':1,'with':2}");
    rig_told(&r, 0, "{'type':'new_hand','seat':1,'from':2,'hand':null,'cards':3}");
    rig_told(&r, 1,
             "{'type':'new_hand','seat':1,'from':2,"
             "'hand':['yellow:2/teal:8','yellow:9/purple:4','blue:3/teal:2'],'cards':3}");
    rig_told(&r, 1, "{'type':'new_hand','seat':2,'from':1,'hand':null,'cards':2}");
    rig_told(&r, 2,
             "{'type':'new_hand','seat':2,'from':1,'hand':['green:7/teal:2','blue:2/pink:6'],'cards':2}");
    rig_is(&r, "hands.1", "['yellow:2/teal:8','yellow:9/purple:4','blue:3/teal:2']");
    rig_is(&r, "hands.2", "['green:7/teal:2','blue:2/pink:6']");
    rig_view_is(&r, 0, "hands.2", "['pink:6','teal:2']");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "1");
    rig_legal_is(&r, 2, "draw|play green:7/teal:2|play green:7/teal:2 uno");
    DEAL("hand=3", "red:5/pink:2 " TOP, SEVENS);
    rig_play(&r, 1, "play red:7/orange:1");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "turn", "2");
    rig_refused(&r, 2, "swap 0", "illegal_move", "UF-7.9");
    rig_done(&r);
}

/* UF-7.9: a card just drawn, too */
static void a_drawn_seven_swaps_hands(void **state) {
    (void)state;
    DEAL("sevens=swap", "red:5/pink:2 red:7/orange:1", "green:1/orange:5 blue:8/teal:4",
         "green:2/teal:draw5 blue:2/pink:6");
    rig_play(&r, 1, "draw");
    rig_cards(&r, TOP);
    rig_play(&r, 1, "play red:7/orange:1");
    rig_legal_is(&r, 1, "swap 0");
    rig_play(&r, 1, "swap 0");
    rig_is(&r, "hands.0", "['green:2/teal:draw5','blue:2/pink:6']");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* UF-7.9: the word belongs to the play of the 7; it is not owed for a card that was swapped */
static void a_swap_asks_for_no_word(void **state) {
    (void)state;
    for (int caught = 0; caught < 2; caught++) {
        DEAL("sevens=swap", "red:5/pink:2 " TOP, "green:1/orange:5 blue:8/teal:4",
             "red:7/orange:1 blue:2/pink:6", "yellow:2/teal:8 blue:3/teal:2");
        rig_play(&r, 1, "play red:7/orange:1");
        rig_is(&r, "uno", "1");
        rig_is(&r, "actors", "[0,1,2]");
        rig_legal_is(&r, 0, "catch");
        rig_legal_is(&r, 1, "uno|swap 0|swap 2");
        if (caught) {
            rig_play(&r, 0, "catch");
            rig_cards(&r, "yellow:3/purple:1 yellow:4/purple:flip");
            rig_is(&r, "phase", "'swap'");
            rig_legal_is(&r, 1, "swap 0|swap 2");
        }
        rig_play(&r, 1, "swap 2");
        rig_is(&r, "hands.1", "['yellow:2/teal:8','blue:3/teal:2']");
        rig_is(&r, "hands.2",
               caught ? "['yellow:3/purple:1','yellow:9/teal:5','blue:2/pink:6']" : "['blue:2/pink:6']");
        rig_is(&r, "uno", "null");
        rig_is(&r, "actors", "[2]");
    }
    rig_done(&r);
}

/* UF-7.9: one card for one card: it is still caught */
static void a_swap_of_single_cards_saves_nobody(void **state) {
    (void)state;
    DEAL("sevens=swap", "red:5/pink:2 " TOP, "red:7/orange:1 green:1/orange:5",
         "red:9/purple:5 blue:8/teal:4");
    rig_play(&r, 1, "play red:9/purple:5 uno");
    rig_play(&r, 0, "play red:7/orange:1");
    rig_play(&r, 0, "swap 1");
    rig_is(&r, "hands", "[['blue:8/teal:4'],['green:1/orange:5']]");
    rig_is(&r, "uno", "0");
    rig_legal_is(&r, 1, "draw|catch");
    rig_play(&r, 1, "catch");
    rig_cards(&r, "yellow:3/purple:1 yellow:4/purple:flip");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* UF-7.9, UF-6.1 */
static void a_last_seven_wins(void **state) {
    (void)state;
    DEAL("sevens=swap target=3", "red:5/pink:2 " TOP, "blue:2/pink:6 green:1/orange:5",
         "red:9/purple:5 red:7/orange:1");
    rig_play(&r, 1, "play red:9/purple:5 uno");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "yellow:3/purple:1");
    rig_play(&r, 0, "keep");
    rig_play(&r, 1, "play red:7/orange:1");
    rig_is(&r, "last_round.winner", "1");
    rig_is(&r, "over", "true");
    rig_done(&r);
}

/* UF-7.9, UF-7.10, UF-7.11 */
static void a_seven_out_of_turn_and_a_partner(void **state) {
    (void)state;
    DEAL("sevens=swap jump_in=on partners=on", "red:7/purple:5 " TOP, "blue:2/pink:6 green:1/orange:5",
         "green:2/teal:draw5 blue:8/teal:4", "yellow:2/teal:8 blue:3/teal:2",
         "red:7/orange:1 blue:4/purple:1");
    rig_play(&r, 3, "play red:7/orange:1 uno");
    rig_is(&r, "turn", "3");
    rig_legal_is(&r, 3, "swap 0|swap 1|swap 2");
    rig_play(&r, 3, "swap 1");
    rig_is(&r, "hands.1", "['blue:4/purple:1']");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* ---- jump_in ---- */

/* On a red 9: seat 3 has the other one, seat 1 a card that fits. */
#define NINES                                                                                                \
    "green:1/orange:5 red:7/orange:1 blue:8/teal:4", "red:2/purple:draw5 red:3/pink:7 blue:2/pink:6",        \
        "yellow:2/teal:8 yellow:9/purple:4 blue:3/teal:2",                                                   \
        "red:9/teal:reverse green:7/teal:2 blue:4/purple:1"

/* UF-7.10: the same color and symbol; play continues from there, and the turn of the seat before is not
 * counted
 */
static void the_same_face_is_played_out_of_turn(void **state) {
    (void)state;
    DEAL("jump_in=on hand=3", "red:9/purple:5 " TOP, NINES);
    rig_is(&r, "actors", "[1,3]");
    rig_legal_is(&r, 3, "play red:9/teal:reverse");
    rig_legal_is(&r, 2, "");
    rig_refused(&r, 2, "play yellow:9/purple:4", "not_your_turn", NULL);
    rig_refused(&r, 3, "play green:7/teal:2", "illegal_move", "UF-7.10");
    rig_refused(&r, 3, "draw", "illegal_move", "UF-3.2");
    rig_play(&r, 3, "play red:9/teal:reverse");
    rig_told(&r, 0, "{'type':'jumped_in','seat':3,'before':1}");
    rig_told(&r, 0, "{'type':'played','seat':3,'card':'red:9/teal:reverse'}");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_is(&r, "actors", "[0]");
    DEAL("hand=3", "red:9/purple:5 " TOP, NINES);
    rig_is(&r, "actors", "[1]");
    rig_refused(&r, 3, "play red:9/teal:reverse", "not_your_turn", NULL);
    rig_done(&r);
}

/* UF-7.10: the first move counts */
static void a_play_or_a_draw_comes_first(void **state) {
    (void)state;
    DEAL("jump_in=on hand=3", "red:9/purple:5 " TOP, NINES);
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "actors", "[2]");
    rig_refused(&r, 3, "play red:9/teal:reverse", "not_your_turn", NULL);
    DEAL("jump_in=on hand=3", "red:9/purple:5 " TOP, NINES);
    rig_play(&r, 1, "draw");
    rig_cards(&r, "yellow:3/purple:1");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "actors", "[1]");
    rig_refused(&r, 3, "play red:9/teal:reverse", "not_your_turn", NULL);
    rig_play(&r, 1, "keep");
    rig_is(&r, "actors", "[2,3]");
    rig_done(&r);
}

/* UF-7.10: the card does what it does, the word uno belongs to it, and a last card wins */
static void a_card_played_out_of_turn_does_what_it_does(void **state) {
    (void)state;
    DEAL("jump_in=on", "red:5/pink:2 " TOP, "green:2/teal:draw5 blue:3/teal:2", "red:skip/wild blue:8/teal:4",
         "red:skip/orange:draw5 yellow:3/purple:1");
    rig_play(&r, 1, "play red:skip/wild uno");
    rig_is(&r, "turn", "0");
    rig_legal_is(&r, 2, "play red:skip/orange:draw5|play red:skip/orange:draw5 uno");
    rig_play(&r, 2, "play red:skip/orange:draw5 uno");
    rig_is(&r, "turn", "1");
    rig_is(&r, "uno", "null");
    rig_done(&r);
}

/* UF-7.10 */
static void a_last_card_may_jump_in(void **state) {
    (void)state;
    DEAL("jump_in=on target=3", "red:5/pink:2 " TOP, "green:2/teal:draw5 blue:3/teal:2",
         "red:9/purple:5 red:9/teal:reverse", "red:2/purple:draw5 yellow:3/purple:1");
    rig_play(&r, 1, "play red:9/purple:5 uno");
    rig_legal_is(&r, 1, "play red:9/teal:reverse");
    rig_play(&r, 1, "play red:9/teal:reverse");
    rig_told(&r, 0, "{'type':'jumped_in','seat':1,'before':2}");
    rig_is(&r, "last_round.winner", "1");
    rig_is(&r, "over", "true");
    rig_done(&r);
}

/* UF-7.10: a wild has no color */
static void a_wild_does_not_jump_in(void **state) {
    (void)state;
    DEAL("jump_in=on", "red:5/pink:2 " TOP, "wild/teal:3 blue:3/teal:2", "wild/pink:5 blue:8/teal:4",
         "green:2/teal:draw5 yellow:3/purple:1");
    rig_play(&r, 1, "play wild/pink:5 green uno");
    rig_is(&r, "turn", "2");
    rig_is(&r, "actors", "[2]");
    rig_refused(&r, 0, "play wild/teal:3 green", "not_your_turn", NULL);
    rig_done(&r);
}

/* UF-7.10: nobody else sees that a seat may jump in */
static void nobody_learns_that_a_seat_may_jump_in(void **state) {
    (void)state;
    DEAL("jump_in=on hand=3", "red:9/purple:5 " TOP, NINES);
    rig_view_is(&r, 3, "actors", "[1,3]");
    rig_view_is(&r, 0, "actors", "[1]");
    rig_view_is(&r, 1, "actors", "[1]");
    rig_view_is(&r, UC_SPECTATOR, "actors", "[1]");
    rig_done(&r);
}

/* ---- partners ---- */

#define FOUR                                                                                                 \
    "green:1/orange:5 red:7/orange:1", "red:2/purple:draw5 red:3/pink:7",                                    \
        "red:4/purple:draw5 yellow:2/teal:8", "red:6/orange:9 green:7/teal:2"

/** Each seat plays a card, then seat 1 its last one. */
static void seat_1_wins(const char *rules) {
    DEAL(rules, "red:9/purple:5 " TOP, FOUR);
    rig_play(&r, 1, "play red:2/purple:draw5 uno");
    rig_play(&r, 2, "play red:4/purple:draw5 uno");
    rig_play(&r, 3, "play red:6/orange:9 uno");
    rig_play(&r, 0, "play red:7/orange:1 uno");
    rig_play(&r, 1, "play red:3/pink:7");
}

/* UF-7.11: a round counts for both, without the cards of their own side */
static void partners_score_and_win_together(void **state) {
    (void)state;
    seat_1_wins("partners=on target=3");
    rig_is(&r, "last_round", "{'scores':[0,3,0,3],'winner':1,'side':'light'}");
    rig_is(&r, "totals", "[0,3,0,3]");
    rig_told(&r, 0, "{'type':'scored','seat':1,'points':3}");
    rig_told(&r, 0, "{'type':'scored','seat':3,'points':3}");
    rig_told(&r, 0, "{'type':'won','seat':3,'total':3}");
    rig_is(&r, "winners", "[1,3]");
    seat_1_wins("target=3");
    rig_is(&r, "last_round", "{'scores':[0,10,0,0],'winner':1,'side':'light'}");
    rig_done(&r);
}

/* UF-7.11: with scoring=lowest each side scores what it holds */
static void each_side_scores_its_own_cards(void **state) {
    (void)state;
    seat_1_wins("partners=on scoring=lowest target=7");
    rig_is(&r, "last_round.scores", "[3,7,3,7]");
    rig_is(&r, "winners", "[0,2]");
    rig_done(&r);
}

/* UF-7.11, UF-7.1: with tie=extra_round one side must lead alone */
static void a_side_that_leads_alone_ends_the_game(void **state) {
    (void)state;
    seat_1_wins("partners=on rounds=1 tie=extra_round");
    rig_is(&r, "winners", "[1,3]");
    DEAL("partners=on rounds=1 tie=extra_round max_turns=1", "red:9/purple:5 " TOP, FOUR);
    rig_play(&r, 1, "play red:2/purple:draw5 uno");
    rig_is(&r, "totals", "[0,0,0,0]");
    rig_is(&r, "over", "false");
    rig_is(&r, "round", "2");
    rig_done(&r);
}

/* UF-7.11 */
static void partners_do_not_catch_each_other(void **state) {
    (void)state;
    DEAL("partners=on", "red:9/purple:5 " TOP, FOUR);
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "actors", "[0,1,2]");
    rig_legal_is(&r, 0, "catch");
    rig_refused(&r, 3, "catch", "not_your_turn", NULL);
    rig_play(&r, 2, "draw");
    rig_cards(&r, "yellow:9/purple:4");
    rig_play(&r, 2, "keep");
    rig_legal_is(&r, 3, "draw|play red:6/orange:9|play red:6/orange:9 uno");
    rig_refused(&r, 3, "catch", "illegal_move", "UF-7.11");
    rig_play(&r, 2, "catch");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_cards(&r, "yellow:3/purple:1 yellow:4/purple:flip");
    rig_is(&r, "actors", "[3]");
    rig_done(&r);
}

/* UF-7.11 */
static void partners_are_four(void **state) {
    (void)state;
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    static const uc_setting on = {"partners", "on"};
    for (int seats = 2; seats <= 10; seats++) {
        uc_text_start(&message, reason, sizeof reason);
        uc_error error = uc_start(&r.state, uc_game_find("uno_flip"), seats, &on, 1, &message);
        assert_int_equal(error, seats == 4 ? UC_OK : UC_BAD_RULES);
        if (seats == 5)
            assert_string_equal(reason, "rule partners needs four seats, not 5: play with four seats, or "
                                        "choose partners=off");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_seven_swaps_hands),
        cmocka_unit_test(a_drawn_seven_swaps_hands),
        cmocka_unit_test(a_swap_asks_for_no_word),
        cmocka_unit_test(a_swap_of_single_cards_saves_nobody),
        cmocka_unit_test(a_last_seven_wins),
        cmocka_unit_test(a_seven_out_of_turn_and_a_partner),
        cmocka_unit_test(the_same_face_is_played_out_of_turn),
        cmocka_unit_test(a_play_or_a_draw_comes_first),
        cmocka_unit_test(a_card_played_out_of_turn_does_what_it_does),
        cmocka_unit_test(a_last_card_may_jump_in),
        cmocka_unit_test(a_wild_does_not_jump_in),
        cmocka_unit_test(nobody_learns_that_a_seat_may_jump_in),
        cmocka_unit_test(partners_score_and_win_together),
        cmocka_unit_test(each_side_scores_its_own_cards),
        cmocka_unit_test(a_side_that_leads_alone_ends_the_game),
        cmocka_unit_test(partners_do_not_catch_each_other),
        cmocka_unit_test(partners_are_four),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
