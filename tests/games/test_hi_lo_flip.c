/* Hi Lo Flip, rule by rule (rules/hi_lo_flip.md). */
#include <stdio.h>
#include <string.h>

#include "rig.h"

#include "core/set.h"

/** Starts a game and deals: the hands of the seats, separated by "|", then the opening toss. */
static void deal(rig *r, int seats, const char *rules, const char *hands, const char *toss) {
    rig_start(r, "hi_lo_flip", seats, rules);
    char cards[256];
    snprintf(cards, sizeof cards, "%s", hands);
    for (char *bar = strchr(cards, '|'); bar; bar = strchr(bar, '|')) *bar = ' ';
    rig_cards(r, cards);
    rig_chance(r, toss);
}

/** Moves every card of the draw pile but those of `keep` ("5 9") to what seat 0 has taken. */
static void empty_draw(rig *r, const char *keep) {
    uc_hi_lo_flip *game = &r->state.hi_lo_flip;
    for (int card = 0; card < UC_HI_LO_FLIP_CARDS; card++) {
        char word[8], kept[64];
        snprintf(word, sizeof word, " %d ", card + 1);
        snprintf(kept, sizeof kept, " %s ", keep);
        if (!set_has(&game->draw, card) || strstr(kept, word)) continue;
        set_drop(&game->draw, card);
        game->left--;
        game->lies[card] = UC_HI_LO_FLIP_TAKEN;
        game->seat[0].points = (uint8_t)(game->seat[0].points + (card % 10 == 9 ? 10 : 1));
    }
    assert_null(uc_check(&r->state));
}

/** A round in which seat 0 goes out at once: six twos, and the last card. */
#define TWOS "2 12 22 32 42 52 "
static void play_twos(rig *r, int seat, const char *last) {
    rig_play(r, seat, "play 2");
    rig_play(r, seat, "play 12");
    rig_play(r, seat, "play 22");
    rig_play(r, seat, "play 32");
    rig_play(r, seat, "play 42");
    rig_play(r, seat, "play 52");
    rig_play(r, seat, last);
}

/* ---- 1 and 2 ---- */

/* HF-1.1: a hundred cards, once each, and a chip of two sides. */
static void test_cards_and_chip(void **state) {
    (void)state;
    rig r;
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    rig_start(&r, "hi_lo_flip", 6, "");
    assert_int_equal(uc_outcomes(&r.state, moves, weights), 100);
    for (int i = 0; i < 100; i++) {
        assert_int_equal(moves[i], i);
        assert_int_equal(weights[i], 1);
        assert_int_equal(uc_pick(&r.state, (uint32_t)i), i);
    }
    rig_is(&r, "draw.0", "1");
    rig_is(&r, "draw.99", "100");
    rig_cards(&r, "7");
    rig_refused(&r, UC_CHANCE, "card 7", "illegal_move", "HF-2.1");
    rig_refused(&r, UC_CHANCE, "card 101", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "card 0", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "card 07", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "chip", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "chip up", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "chip hii", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "card x1", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "card 1:", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "card 1000", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "card 1 ", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "cart 7", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "play-7", "unknown_move", NULL);
    rig_refused(&r, UC_CHANCE, "chip hi", "illegal_move", "HF-2.1");
    rig_refused(&r, 0, "card 8", "not_your_turn", NULL);
    rig_any(&r, 41);
    rig_outcomes_are(&r, "chip hi:1|chip lo:1");
    rig_done(&r);
}

/* HF-2.1: seven cards to seat 0, then to seat 1; the rest is the draw pile. */
static void test_deal(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hi_lo_flip", 2, "");
    rig_is(&r, "phase", "'deal'");
    rig_is(&r, "drawing", "0");
    rig_is(&r, "turn", "null");
    rig_is(&r, "last_round", "null");
    rig_cards(&r, "9 8 7 6 5 4");
    rig_is(&r, "drawing", "0");
    rig_cards(&r, "3");
    rig_is(&r, "drawing", "1");
    rig_is(&r, "hands", "[[3,4,5,6,7,8,9],[]]");
    rig_told(&r, 0, "{'type':'dealt','seat':0,'card':'9'}");
    rig_told(&r, 1, "{'type':'dealt','seat':0,'card':null}");
    rig_cards(&r, "11 12 13 14 15 16 17");
    rig_is(&r, "hands.1", "[11,12,13,14,15,16,17]");
    rig_view_is(&r, UC_ALL, "draw.0", "1");
    rig_view_is(&r, 0, "draw", "86");
    rig_view_is(&r, 0, "hands", "[[3,4,5,6,7,8,9],7]");
    rig_view_is(&r, 1, "hands", "[7,[11,12,13,14,15,16,17]]");
    rig_view_is(&r, UC_SPECTATOR, "hands", "[7,7]");
    rig_view_is(&r, UC_SPECTATOR, "draw", "86");
    rig_is(&r, "pile", "[]");
    rig_is(&r, "taken", "[[],[]]");
    rig_done(&r);
}

/* HF-2.2: the chip is tossed after the first deal, and keeps its side for the next round. */
static void test_opening_toss(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hi_lo_flip", 2, "");
    rig_is(&r, "chip", "null");
    rig_cards(&r, TWOS "62 1 3 4 5 6 7 8");
    rig_is(&r, "phase", "'chip'");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "turn", "null");
    rig_refused(&r, UC_CHANCE, "card 9", "illegal_move", "HF-2.2");
    rig_chance(&r, "chip hi");
    rig_told(&r, UC_SPECTATOR, "{'type':'opened','side':'hi','seat':0}");
    rig_is(&r, "chip", "'hi'");
    rig_is(&r, "phase", "'play'");
    play_twos(&r, 0, "play 62");
    rig_is(&r, "phase", "'deal'");
    rig_is(&r, "chip", "'hi'");
    rig_is(&r, "round", "2");
    rig_any(&r, 14);
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "chip", "'hi'");
    rig_done(&r);
}

/* HF-2.3: the oldest seat begins when the chip shows hi, the youngest when it shows lo. */
static void test_first_to_begin(void **state) {
    (void)state;
    static const struct {
        const char *rules, *toss, *turn;
    } cases[] = {{"", "chip hi", "0"},
                 {"", "chip lo", "2"},
                 {"ages=1,2,0", "chip hi", "1"},
                 {"ages=1,2,0", "chip lo", "0"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        rig r;
        rig_start(&r, "hi_lo_flip", 3, cases[i].rules);
        rig_any(&r, 21);
        rig_chance(&r, cases[i].toss);
        rig_is(&r, "turn", cases[i].turn);
        rig_done(&r);
    }
}

/* HF-2.4: in later rounds the lowest total begins; the chip decides among equals. Seat 0 goes out with 17. */
static void test_later_to_begin(void **state) {
    (void)state;
    static const struct {
        const char *rules, *turn;
    } cases[] = {{"", "1"}, {"ages=0,2,3,1", "2"}, {"ages=3,2,1,0", "3"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        rig r;
        rig_start(&r, "hi_lo_flip", 4, cases[i].rules);
        rig_cards(&r, TWOS "62");
        rig_any(&r, 21);
        rig_chance(&r, "chip hi");
        r.state.hi_lo_flip.turn = 0; /* the oldest */
        r.state.hi_lo_flip.actors = 1;
        play_twos(&r, 0, "play 62");
        rig_is(&r, "totals", "[17,0,0,0]");
        rig_is(&r, "turn", cases[i].turn);
        rig_told(&r, 2, "{'type':'round','round':2}");
        rig_any(&r, 28);
        rig_is(&r, "turn", cases[i].turn);
        rig_is(&r, "phase", "'play'");
        rig_done(&r);
    }
}

/* HF-2.4: the youngest of the equals when the chip shows lo. */
static void test_later_to_begin_lo(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "ages=1,0,2", "11 13 14 15 16 17 18|1 3 4 5 6 7 8|92 82 72 62 52 42 32", "chip lo");
    rig_play(&r, 2, "play 92");
    rig_play(&r, 2, "play 82");
    rig_play(&r, 2, "play 72");
    rig_play(&r, 2, "play 62");
    rig_play(&r, 2, "play 52");
    rig_play(&r, 2, "play 42");
    rig_play(&r, 2, "play 32");
    rig_is(&r, "totals", "[0,0,17]");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* ---- 3: a turn ---- */

/* HF-3.1: any card begins the pile. */
static void test_any_first_card(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "3 14 25 36 47 58 99|5 6 7 8 9 10 15", "chip hi");
    rig_legal_is(&r, 0, "play 3|play 14|play 25|play 36|play 47|play 58|play 99");
    rig_legal_is(&r, 1, "");
    rig_refused(&r, 0, "play 5", "illegal_move", "HF-3.1");
    rig_refused(&r, 0, "card 40", "illegal_move", "*");
    rig_refused(&r, 0, "chip lo", "illegal_move", "*");
    rig_refused(&r, 1, "play 5", "not_your_turn", NULL);
    rig_refused(&r, UC_CHANCE, "card 40", "not_your_turn", NULL);
    rig_play(&r, 0, "play 25");
    rig_is(&r, "pile", "[25]");
    rig_is(&r, "last_player", "0");
    rig_is(&r, "other_player", "null");
    rig_told(&r, 1, "{'type':'played','seat':0,'card':'25','drawn':false}");
    rig_done(&r);
}

/* HF-3.2, as in the source's pictures: 85 may be played on 50 when the chip shows hi, and 13 on 85 when it
 * shows lo. A seat that can play must play. */
static void test_higher_or_lower(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "50 3 4 5 6 7 8|85 51 49 9 13 14 15", "chip hi");
    rig_play(&r, 0, "play 50");
    rig_is(&r, "phase", "'play'");
    rig_legal_is(&r, 1, "play 51|play 85");
    rig_refused(&r, 1, "play 49", "illegal_move", "HF-3.2");
    rig_refused(&r, 1, "play 86", "illegal_move", "HF-3.2");
    rig_refused(&r, UC_CHANCE, "chip hi", "not_your_turn", NULL);
    rig_play(&r, 1, "play 85");
    rig_is(&r, "pile", "[50,85]");
    rig_done(&r);

    deal(&r, 2, "", "13 88 89 97 6 7 8|85 53 49 9 15 14 16", "chip lo");
    rig_play(&r, 1, "play 85");
    rig_legal_is(&r, 0, "play 6|play 7|play 8|play 13");
    rig_refused(&r, 0, "play 88", "illegal_move", "HF-3.2");
    rig_play(&r, 0, "play 13");
    rig_legal_is(&r, 1, "play 9");
    rig_done(&r);
}

/* The position of the source's pictures: the chip shows lo, 13 is on top, and seat 1 has nothing lower. */
static void deal_13(rig *r) {
    deal(r, 3, "ages=2,1,0", "13 3 4 5 6 7 8|50 60 70 16 17 18 19|23 24 25 26 27 28 29", "chip lo");
    rig_play(r, 0, "play 13");
    rig_is(r, "phase", "'chip'");
    rig_is(r, "turn", "1");
    rig_outcomes_are(r, "chip hi:1|chip lo:1");
}

/* HF-3.3: the other side makes every card of the hand playable. */
static void test_toss_turns(void **state) {
    (void)state;
    rig r;
    deal_13(&r);
    rig_refused(&r, UC_CHANCE, "card 99", "illegal_move", "HF-3.3");
    rig_refused(&r, 1, "play 50", "not_your_turn", NULL);
    rig_chance(&r, "chip hi");
    rig_told(&r, 0, "{'type':'tossed','seat':1,'side':'hi','turned':true}");
    rig_is(&r, "chip", "'hi'");
    rig_is(&r, "phase", "'play'");
    rig_legal_is(&r, 1, "play 16|play 17|play 18|play 19|play 50|play 60|play 70");
    rig_play(&r, 1, "play 16");
    rig_is(&r, "turn", "2");
    rig_done(&r);
}

/* HF-3.4: after the same side a card is drawn; 11 can be played on 13, and is, at once. */
static void test_drawn_and_played(void **state) {
    (void)state;
    rig r;
    deal_13(&r);
    rig_chance(&r, "chip lo");
    rig_told(&r, 0, "{'type':'tossed','seat':1,'side':'lo','turned':false}");
    rig_is(&r, "phase", "'draw'");
    rig_is(&r, "drawing", "1");
    rig_refused(&r, UC_CHANCE, "card 13", "illegal_move", "HF-3.4");
    rig_cards(&r, "9");
    rig_is(&r, "pile", "[13,9]");
    rig_is(&r, "hands.1", "[16,17,18,19,50,60,70]");
    rig_told(&r, 0, "{'type':'drew','seat':1,'card':null}");
    rig_told(&r, 1, "{'type':'drew','seat':1,'card':'9'}");
    rig_told(&r, 0, "{'type':'played','seat':1,'card':'9','drawn':true}");
    rig_is(&r, "last_player", "1");
    rig_is(&r, "other_player", "0");
    rig_is(&r, "turn", "2");
    rig_is(&r, "phase", "'chip'");
    rig_done(&r);
}

/* HF-3.4: a drawn card that is played has its effect: the source's card, 11, is a one. */
static void test_drawn_one(void **state) {
    (void)state;
    rig r;
    deal_13(&r);
    rig_chance(&r, "chip lo,card 11");
    rig_is(&r, "pile", "[13,11]");
    rig_is(&r, "turn", "1");
    rig_is(&r, "drawing", "2");
    rig_cards(&r, "99");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* HF-3.5: 39 cannot be played on 13: the pile is taken, and any card restarts it, 39 too. */
static void test_reset(void **state) {
    (void)state;
    rig r;
    deal_13(&r);
    rig_chance(&r, "chip lo,card 39");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "pile", "[]");
    rig_is(&r, "taken", "[[13],[],[]]");
    rig_told(&r, 2, "{'type':'took','seat':0,'from':1,'top':'13','cards':['13'],'points':1}");
    rig_view_is(&r, 2, "taken", "[[13],[],[]]");
    rig_is(&r, "hands.1", "[16,17,18,19,39,50,60,70]");
    rig_legal_is(&r, 1, "play 16|play 17|play 18|play 19|play 39|play 50|play 60|play 70");
    rig_refused(&r, 1, "play 40", "illegal_move", "HF-3.5");
    rig_play(&r, 1, "play 39");
    rig_is(&r, "pile", "[39]");
    rig_is(&r, "chip", "'lo'");
    rig_is(&r, "turn", "2");
    rig_legal_is(&r, 2, "play 23|play 24|play 25|play 26|play 27|play 28|play 29");
    rig_done(&r);
}

/* HF-3.6: the other seat that played last takes, also when a seat between was skipped. */
static void test_taker_after_a_skip(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "91 3 4 5 6 7 8|50 60 70 16 17 18 19|23 24 25 26 27 28 29", "chip hi");
    rig_play(&r, 0, "play 91");
    rig_cards(&r, "33"); /* seat 1 */
    rig_is(&r, "phase", "'chip'");
    rig_is(&r, "turn", "2");
    rig_chance(&r, "chip hi,card 34");
    rig_is(&r, "taken", "[[91],[],[]]");
    rig_done(&r);
}

/* HF-3.6: when no other seat has played yet, the seat before takes. */
static void test_taker_before(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "92 3 4 5 6 7 8|50 60 70 16 17 18 19|23 24 25 26 27 28 29", "chip hi");
    rig_play(&r, 0, "play 92");
    rig_is(&r, "turn", "0");
    rig_chance(&r, "chip hi,card 34");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "turn", "0");
    rig_is(&r, "taken", "[[],[],[92]]");
    rig_done(&r);
}

/* HF-3.6: after a two the seat that played before it takes, not the seat itself. */
static void test_taker_after_a_two(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "50 3 4 5 6 7 8|92 60 70 16 17 18 19|23 24 25 26 27 28 29", "chip hi");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 92");
    rig_is(&r, "last_player", "1");
    rig_is(&r, "other_player", "0");
    rig_chance(&r, "chip hi,card 34");
    rig_is(&r, "taken", "[[50,92],[],[]]");
    rig_done(&r);
}

/* HF-3.7: an empty draw pile is rebuilt from the discard pile without its top card, on entering `draw`. */
static void test_recycling(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "50 51 3 4 5 6 7|53 54 16 17 18 19 8", "chip hi");
    empty_draw(&r, "");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 53");
    rig_is(&r, "phase", "'chip'"); /* seat 0 has nothing above 53 */
    rig_is(&r, "pile", "[50,53]");
    rig_chance(&r, "chip hi");
    rig_is(&r, "phase", "'draw'");
    rig_is(&r, "draw", "[50]");
    rig_is(&r, "pile", "[53]");
    rig_told(&r, 1, "{'type':'recycled','top':'53','cards':['50']}");
    rig_cards(&r, "50");
    rig_is(&r, "draw", "[]");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "taken.1", "[53]"); /* only the top card; the others stay out */
    rig_done(&r);
}

/* HF-3.7: with the last card left the pile is not rebuilt; and with nothing to draw HF-3.5 follows. */
static void test_nothing_to_draw(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "50 51 3 4 5 6 7|13 14 16 17 18 19 8", "chip hi");
    empty_draw(&r, "99");
    rig_play(&r, 0, "play 50");
    rig_chance(&r, "chip hi,card 99");
    rig_is(&r, "pile", "[50,99]"); /* drawn and played */
    rig_is(&r, "draw", "[]");
    rig_chance(&r, "chip hi");
    rig_is(&r, "draw", "[50]");
    rig_is(&r, "pile", "[99]");
    rig_cards(&r, "50");
    rig_is(&r, "taken.1", "[99]");
    rig_play(&r, 0, "play 51");
    rig_chance(&r, "chip hi"); /* seat 1 */
    rig_told(&r, 0, "{'type':'no_card','seat':1}");
    rig_is(&r, "phase", "'reset'");
    rig_done(&r);

    deal(&r, 2, "", "50 53 3 4 5 6 7|13 14 16 17 18 19 8", "chip hi");
    empty_draw(&r, "");
    rig_play(&r, 0, "play 50");
    rig_chance(&r, "chip hi");
    rig_told(&r, 0, "{'type':'no_card','seat':1}");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "turn", "1");
    rig_is(&r, "pile", "[]");
    rig_done(&r);
}

/* ---- 4: special cards ---- */

/* HF-4.1: the next seat draws into its hand and loses its turn. */
static void test_one(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "51 3 4 5 6 7 8|50 60 70 16 17 18 19|23 24 25 26 27 28 99", "chip hi");
    rig_play(&r, 0, "play 51");
    rig_is(&r, "phase", "'draw'");
    rig_is(&r, "turn", "0");
    rig_is(&r, "drawing", "1");
    rig_told(&r, 2, "{'type':'skipped','seat':1,'by':0}");
    rig_refused(&r, UC_CHANCE, "card 51", "illegal_move", "HF-4.1");
    rig_refused(&r, UC_CHANCE, "chip hi", "illegal_move", "HF-4.1");
    rig_cards(&r, "100"); /* it could be played, but the turn is lost */
    rig_is(&r, "hands.1", "[16,17,18,19,50,60,70,100]");
    rig_told(&r, 2, "{'type':'drew','seat':1,'card':null}");
    rig_told(&r, 2, "{'type':'turn','seat':2}");
    rig_is(&r, "turn", "2");
    rig_is(&r, "drawing", "null");
    rig_legal_is(&r, 2, "play 99");
    rig_done(&r);
}

/* HF-4.1: with two seats it is the same seat's whole turn again, toss and all. */
static void test_one_of_two_seats(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "51 3 4 5 6 7 8|50 60 70 16 17 18 19", "chip hi");
    rig_play(&r, 0, "play 51");
    rig_is(&r, "drawing", "1");
    rig_cards(&r, "99");
    rig_is(&r, "turn", "0");
    rig_is(&r, "phase", "'chip'");
    rig_chance(&r, "chip hi,card 30");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "taken", "[[],[51]]");
    rig_done(&r);
}

/* HF-4.2, after_two=reset: with two seats it covers the second turn after a one, and again when the restart
 * card is a one or a two: the same taker takes that card. With more seats nothing is owed after a one. */
static void test_one_reset(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "after_two=reset", "51 41 32 5 6 7 8|50 60 70 16 17 18 19", "chip hi");
    rig_play(&r, 0, "play 51");
    rig_is(&r, "drawing", "1");
    rig_cards(&r, "99");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "turn", "0");
    rig_is(&r, "taken", "[[],[51]]");
    rig_told(&r, 1, "{'type':'turn','seat':0}");
    rig_told(&r, 1, "{'type':'took','seat':1,'from':0,'top':'51','points':1}");
    rig_play(&r, 0, "play 41");
    rig_cards(&r, "98");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "taken", "[[],[41,51]]");
    rig_play(&r, 0, "play 32");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "taken", "[[],[32,41,51]]");
    rig_play(&r, 0, "play 5");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'play'");
    deal(&r, 2, "after_two=reset", "51 3 4 5 6 7 58|50 60 70 16 17 18 19", "chip hi");
    rig_play(&r, 0, "play 51");
    rig_cards(&r, "99");
    rig_legal_is(&r, 0, "play 58");
    deal(&r, 3, "after_two=reset", "50 3 4 5 6 7 8|51 60 70 16 17 18 19|23 24 25 26 27 28 29", "chip hi");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 51");
    rig_cards(&r, "9");
    rig_is(&r, "turn", "0");
    rig_is(&r, "phase", "'chip'");
    rig_done(&r);
}

/* HF-4.2: the one that was drawn and played by HF-3.4 is covered too, and the turn when nothing can be drawn.
 */
static void test_drawn_one_resets(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "after_two=reset", "50 3 4 5 6 7 8|40 30 20 16 17 18 19", "chip hi");
    rig_play(&r, 0, "play 50");
    rig_chance(&r, "chip hi,card 91");
    rig_is(&r, "drawing", "0");
    rig_cards(&r, "99");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "taken", "[[50,91],[]]");
    rig_done(&r);
}

/* HF-4.1: the turn is lost also when there is no card. */
static void test_one_without_cards(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "51 3 4 5 6 7 8|50 60 70 16 17 18 19|23 24 25 26 27 28 99", "chip hi");
    empty_draw(&r, "");
    rig_play(&r, 0, "play 51");
    rig_told(&r, 1, "{'type':'no_card','seat':1}");
    rig_is(&r, "turn", "2");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "hands.1", "[16,17,18,19,50,60,70]");
    rig_done(&r);
}

/* HF-4.1, HF-3.7: the top card that stays is the one just played, and a reset after it takes only that. */
static void test_one_recycles(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "50 3 4 5 6 7 8|61 60 70 16 17 18 19|23 24 25 26 27 28 29", "chip hi");
    empty_draw(&r, "");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 61");
    rig_is(&r, "draw", "[50]");
    rig_is(&r, "pile", "[61]");
    rig_is(&r, "drawing", "2");
    rig_cards(&r, "50");
    rig_is(&r, "turn", "0");
    rig_chance(&r, "chip hi");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "taken.1", "[61]");
    rig_done(&r);
}

/* HF-4.2: after a two the seat must play another card on it at once. */
static void test_two(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "52 53 4 5 6 7 8|50 60 70 16 17 18 19", "chip hi");
    rig_play(&r, 0, "play 52");
    rig_told(&r, 1, "{'type':'owes','seat':0}");
    rig_is(&r, "turn", "0");
    rig_legal_is(&r, 0, "play 53");
    rig_refused(&r, 0, "play 8", "illegal_move", "HF-3.2");
    rig_play(&r, 0, "play 53");
    rig_is(&r, "turn", "1");
    rig_is(&r, "pile", "[52,53]");
    rig_done(&r);
}

/* HF-4.2: rule after_two=full: toss, draw, reset for the owed card as for any. */
static void test_two_full(void **state) {
    (void)state;
    rig r;
    static const char hands[] = "62 3 4 5 6 7 8|50 60 70 16 17 18 19";
    deal(&r, 2, "", hands, "chip hi");
    rig_play(&r, 0, "play 62");
    rig_is(&r, "phase", "'chip'");
    rig_is(&r, "turn", "0");
    rig_chance(&r, "chip lo");
    rig_legal_is(&r, 0, "play 3|play 4|play 5|play 6|play 7|play 8");
    rig_play(&r, 0, "play 8");
    rig_is(&r, "turn", "1");
    rig_done(&r);

    deal(&r, 2, "", hands, "chip hi");
    rig_play(&r, 0, "play 62");
    rig_chance(&r, "chip hi,card 63");
    rig_is(&r, "pile", "[62,63]");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* HF-4.2: rule after_two=reset: at once the reset play, again when the restart card is a two, and the same
 * taker takes that card; but the turn of the next seat is a whole one. */
static void test_two_reset(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "after_two=reset", "50 3 4 5 6 7 8|72 62 16 17 18 19 20|23 24 25 26 27 28 29", "chip hi");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 72");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "turn", "1");
    rig_is(&r, "taken", "[[50,72],[],[]]");
    rig_told(&r, 2, "{'type':'took','seat':0,'from':1,'top':'72','points':11}");
    rig_play(&r, 1, "play 62");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "taken", "[[50,62,72],[],[]]");
    rig_play(&r, 1, "play 20");
    rig_is(&r, "turn", "2");
    rig_is(&r, "phase", "'play'");
    rig_play(&r, 2, "play 29");
    rig_is(&r, "turn", "0");
    rig_is(&r, "phase", "'chip'"); /* nothing was owed here */
    rig_done(&r);
}

/* HF-4.3: a two on a two asks for yet another card, a one as the second card has its own effect. */
static void test_two_two_one(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "52 62 71 5 6 7 8|50 60 70 16 17 18 19|23 24 25 26 27 28 99", "chip hi");
    rig_play(&r, 0, "play 52");
    rig_play(&r, 0, "play 62");
    rig_is(&r, "turn", "0");
    rig_legal_is(&r, 0, "play 71");
    rig_play(&r, 0, "play 71");
    rig_is(&r, "drawing", "1");
    rig_cards(&r, "30");
    rig_is(&r, "turn", "2");
    rig_is(&r, "pile", "[52,62,71]");
    rig_done(&r);
}

/* HF-4.2, HF-4.1: a restart card and a drawn card have their effects too. */
static void test_effects_of_restart_cards(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "99 3 4 5 6 7 8|21 60 70 16 17 18 19|23 24 25 26 27 28 29", "chip hi");
    rig_play(&r, 0, "play 99");
    rig_chance(&r, "chip hi,card 30");
    rig_play(&r, 1, "play 21");
    rig_is(&r, "drawing", "2");
    rig_cards(&r, "31");
    rig_is(&r, "turn", "0");
    rig_done(&r);

    deal(&r, 3, "", "59 3 4 5 6 7 8|21 40 58 16 17 18 19|23 24 25 26 27 28 29", "chip hi");
    rig_play(&r, 0, "play 59");
    rig_chance(&r, "chip hi,card 92");
    rig_is(&r, "pile", "[59,92]");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'chip'");
    rig_done(&r);
}

/* HF-4.4: a zero does nothing when it is played. */
static void test_zero(void **state) {
    (void)state;
    rig r;
    deal(&r, 3, "", "50 3 4 5 6 7 8|60 71 9 16 17 18 19|23 24 25 26 27 28 99", "chip hi");
    rig_play(&r, 0, "play 50");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'play'");
    rig_not_told(&r, 1, "{'type':'owes'}");
    rig_not_told(&r, 1, "{'type':'skipped'}");
    rig_done(&r);
}

/* ---- 5: the end of a round and of the game ---- */

/* HF-5.1: the last card takes the pile and ten points, and has no effect, be it a one or a two. */
static void test_going_out(void **state) {
    (void)state;
    static const char *const last[] = {"61", "62", "63"};
    for (size_t i = 0; i < sizeof last / sizeof last[0]; i++) {
        rig r;
        char hands[64], play[16];
        snprintf(hands, sizeof hands, TWOS "%s|1 3 4 5 6 7 8", last[i]);
        snprintf(play, sizeof play, "play %s", last[i]);
        deal(&r, 2, "", hands, "chip hi");
        play_twos(&r, 0, play);
        rig_is(&r, "phase", "'deal'");
        rig_is(&r, "totals", "[17,0]");
        rig_is(&r, "last_round", "{'scores':[17,0],'out':0}");
        rig_told(&r, 1, "{'type':'out','seat':0,'bonus':10}");
        rig_told(&r, 1, "{'type':'scored','seat':0,'score':17,'bonus':10}");
        rig_told(&r, 1, "{'type':'scored','seat':1,'score':0,'bonus':0,'cards':[]}");
        rig_is(&r, "turn", "1");
        rig_is(&r, "drawing", "0");
        rig_is(&r, "last_player", "null");
        rig_done(&r);
    }
}

/* HF-5.1: a restart card that is the last of the hand: the taker keeps the pile, the seat has that card. */
static void test_going_out_with_a_restart(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "after_two=reset", "50 3 4 5 6 7 8|52 62 72 82 92 91 90", "chip hi");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 52");
    rig_play(&r, 1, "play 62");
    rig_play(&r, 1, "play 72");
    rig_play(&r, 1, "play 82");
    rig_play(&r, 1, "play 92");
    rig_is(&r, "phase", "'reset'");
    rig_is(&r, "taken.0", "[50,52,62,72,82,92]");
    rig_play(&r, 1, "play 91");
    rig_cards(&r, "9"); /* two seats: a second turn, with 90 alone below 91 */
    rig_is(&r, "taken.0", "[50,52,62,72,82,91,92]");
    rig_play(&r, 1, "play 90");
    rig_is(&r, "last_round", "{'scores':[16,20],'out':1}");
    rig_done(&r);
}

/* HF-5.2, the source's example: 40, 60 and nine other cards score 29, and 39 for the seat that went out. */
static void test_scoring(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "40 92 3 4 5 6 7|41 51 53 54 60 61 62", "chip hi");
    rig_play(&r, 0, "play 40");
    rig_play(&r, 1, "play 41");
    rig_cards(&r, "100");
    rig_play(&r, 1, "play 51");
    rig_cards(&r, "99");
    rig_play(&r, 1, "play 53");
    rig_play(&r, 0, "play 92");
    rig_play(&r, 0, "play 99");
    rig_chance(&r, "chip lo");
    rig_play(&r, 1, "play 62");
    rig_play(&r, 1, "play 61");
    rig_cards(&r, "98");
    rig_play(&r, 1, "play 60");
    rig_play(&r, 0, "play 7");
    rig_chance(&r, "chip hi");
    rig_play(&r, 1, "play 54");
    rig_told(&r, 0,
             "{'type':'scored','seat':1,'score':39,'bonus':10,'cards':"
             "['7','40','41','51','53','54','60','61','62','92','99']}");
    rig_is(&r, "totals", "[0,39]");
    rig_done(&r);
}

/* HF-5.2: hands score nothing, and cards taken in the round count, tens included. */
static void test_scores_of_all(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "50 90 3 4 5 6 100|52 62 72 82 92 93 95", "chip hi");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 95");
    rig_play(&r, 0, "play 100");
    rig_chance(&r, "chip hi,card 99");
    rig_is(&r, "taken", "[[50,95,100],[]]");
    rig_play(&r, 1, "play 52");
    rig_play(&r, 1, "play 62");
    rig_play(&r, 1, "play 72");
    rig_play(&r, 1, "play 82");
    rig_play(&r, 1, "play 92");
    rig_play(&r, 1, "play 93");
    rig_is(&r, "turn", "0");
    rig_chance(&r, "chip hi,card 97");
    rig_is(&r, "pile", "[52,62,72,82,92,93,97]");
    rig_play(&r, 1, "play 99");
    rig_told(&r, 0, "{'type':'scored','seat':0,'score':21,'bonus':0,'cards':['50','95','100']}");
    rig_is(&r, "last_round", "{'scores':[21,18],'out':1}");
    rig_is(&r, "totals", "[21,18]");
    rig_done(&r);
}

/* HF-5.3: the game is over when a total reaches the target; the table is cleared. */
static void test_game_over(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "target=17", TWOS "62|1 3 4 5 6 7 8", "chip hi");
    play_twos(&r, 0, "play 62");
    rig_is(&r, "phase", "'over'");
    rig_is(&r, "over", "true");
    rig_is(&r, "winners", "[0]");
    rig_is(&r, "totals", "[17,0]");
    rig_is(&r, "round", "1");
    rig_is(&r, "turn", "0");
    rig_is(&r, "hands", "[[],[]]");
    rig_is(&r, "taken", "[[],[]]");
    rig_is(&r, "pile", "[]");
    rig_is(&r, "draw.99", "100");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "last_player", "null");
    rig_is(&r, "other_player", "null");
    rig_is(&r, "chip", "'hi'");
    rig_told(&r, 1, "{'type':'won','seat':0,'total':17}");
    rig_refused(&r, 0, "play 1", "game_over", NULL);
    rig_refused(&r, UC_CHANCE, "card 1", "game_over", NULL);
    rig_done(&r);

    deal(&r, 2, "target=18", TWOS "62|1 3 4 5 6 7 8", "chip hi");
    play_twos(&r, 0, "play 62");
    rig_is(&r, "over", "false");
    rig_is(&r, "winners", "[]");
    rig_done(&r);
}

/* HF-5.3: equal totals share the win, or with tie=extra_round rounds go on. The totals are set by hand. */
static void test_ties(void **state) {
    (void)state;
    for (int extra = 0; extra < 2; extra++) {
        rig r;
        deal(&r, 3, extra ? "tie=extra_round" : "tie=shared", TWOS "62|1 3 4 5 6 7 8|11 13 14 15 16 17 18",
             "chip hi");
        r.state.hi_lo_flip.seat[0].total = 63;
        r.state.hi_lo_flip.seat[1].total = 80;
        play_twos(&r, 0, "play 62");
        rig_is(&r, "totals", "[80,80,0]");
        rig_is(&r, "over", extra ? "false" : "true");
        rig_is(&r, "winners", extra ? "[]" : "[0,1]");
        rig_is(&r, "turn", extra ? "2" : "0");
        if (!extra) rig_told(&r, 2, "{'type':'won','seat':1,'total':80}");
        rig_done(&r);
    }
    rig r;
    deal(&r, 3, "tie=extra_round", TWOS "62|1 3 4 5 6 7 8|11 13 14 15 16 17 18", "chip hi");
    r.state.hi_lo_flip.seat[0].total = 64;
    r.state.hi_lo_flip.seat[1].total = 80;
    play_twos(&r, 0, "play 62");
    rig_is(&r, "winners", "[0]"); /* the highest of several above the target */
    rig_done(&r);
}

/* HF-3.7 without events. */
static void test_quiet_recycling(void **state) {
    (void)state;
    rig r;
    deal(&r, 2, "", "50 51 3 4 5 6 7|53 54 16 17 18 19 8", "chip hi");
    empty_draw(&r, "");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 53");
    uc_state quiet = r.state;
    assert_int_equal(uc_apply(&quiet, UC_CHANCE, UC_HI_LO_FLIP_CHIP_HI, NULL).error, UC_OK);
    rig_chance(&r, "chip hi");
    assert_memory_equal(&quiet, &r.state, uc_state_size(&quiet));
    rig_cards(&r, "50");
    rig_play(&r, 0, "play 7");
    rig_play(&r, 1, "play 54");
    rig_chance(&r, "chip hi,card 7"); /* the draw pile is empty once more, but for what is recycled */
    rig_play(&r, 0, "play 51");
    quiet = r.state;
    assert_int_equal(uc_apply(&quiet, 1, UC_HI_LO_FLIP_PLAY + 52, NULL).error, UC_NOT_YOUR_TURN);
    assert_int_equal(uc_apply(&quiet, UC_CHANCE, UC_HI_LO_FLIP_CHIP_HI, NULL).error, UC_OK);
    rig_chance(&r, "chip hi");
    rig_is(&r, "phase", "'reset'");
    assert_memory_equal(&quiet, &r.state, uc_state_size(&quiet));
    rig_done(&r);
}

/* ---- Refusals in words ---- */

static void refusal_is(const rig *r, int mover, const char *move, const char *sentence) {
    uc_state copy = r->state;
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    int number = uc_move_parse(uc_game_of(&copy), move, strlen(move));
    assert_true(number >= 0);
    uc_result result = uc_apply(&copy, mover, (uc_move)number, NULL);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_refusal_text(&text, &copy, mover, (uc_move)number, result);
    assert_string_equal(buffer, sentence);
}

/* HF-3.2 and others: the messages for rejected moves. */
static void test_sentences(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hi_lo_flip", 2, "");
    refusal_is(&r, UC_CHANCE, "chip hi", "HF-2.1: a card is drawn now");
    rig_cards(&r, "50 3 4 5 6 7 8 51 49 9 13 14 15 16");
    refusal_is(&r, UC_CHANCE, "card 99", "HF-2.2: the chip is tossed now");
    rig_chance(&r, "chip hi");
    refusal_is(&r, 0, "card 99", "HF-3.1: a seat plays one of its cards");
    refusal_is(&r, 0, "play 99", "HF-3.1: 99 is not in the hand");
    rig_play(&r, 0, "play 50");
    refusal_is(&r, 1, "play 49", "HF-3.2: 49 is not higher than 50, and the chip shows hi");
    rig_play(&r, 1, "play 51");
    refusal_is(&r, UC_CHANCE, "card 50", "HF-4.1: 50 is not in the draw pile");
    rig_cards(&r, "40");
    rig_chance(&r, "chip lo");
    rig_play(&r, 1, "play 14");
    refusal_is(&r, 0, "play 40", "HF-3.2: 40 is not lower than 14, and the chip shows lo");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards_and_chip),
        cmocka_unit_test(test_deal),
        cmocka_unit_test(test_opening_toss),
        cmocka_unit_test(test_first_to_begin),
        cmocka_unit_test(test_later_to_begin),
        cmocka_unit_test(test_later_to_begin_lo),
        cmocka_unit_test(test_any_first_card),
        cmocka_unit_test(test_higher_or_lower),
        cmocka_unit_test(test_toss_turns),
        cmocka_unit_test(test_drawn_and_played),
        cmocka_unit_test(test_drawn_one),
        cmocka_unit_test(test_reset),
        cmocka_unit_test(test_taker_after_a_skip),
        cmocka_unit_test(test_taker_before),
        cmocka_unit_test(test_taker_after_a_two),
        cmocka_unit_test(test_recycling),
        cmocka_unit_test(test_nothing_to_draw),
        cmocka_unit_test(test_one),
        cmocka_unit_test(test_one_of_two_seats),
        cmocka_unit_test(test_one_reset),
        cmocka_unit_test(test_drawn_one_resets),
        cmocka_unit_test(test_one_without_cards),
        cmocka_unit_test(test_one_recycles),
        cmocka_unit_test(test_two),
        cmocka_unit_test(test_two_full),
        cmocka_unit_test(test_two_reset),
        cmocka_unit_test(test_two_two_one),
        cmocka_unit_test(test_effects_of_restart_cards),
        cmocka_unit_test(test_zero),
        cmocka_unit_test(test_going_out),
        cmocka_unit_test(test_going_out_with_a_restart),
        cmocka_unit_test(test_scoring),
        cmocka_unit_test(test_scores_of_all),
        cmocka_unit_test(test_game_over),
        cmocka_unit_test(test_ties),
        cmocka_unit_test(test_quiet_recycling),
        cmocka_unit_test(test_sentences),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
