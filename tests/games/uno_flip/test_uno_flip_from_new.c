/* Uno Flip, rule by rule in games that begin with whole hands and go on by moves alone, so that conformance/
 * can give them to other programs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rig.h"

static rig r;

/* Hands that no test is about. */
#define BLUES                                                                                                \
    "blue:2/pink:6 blue:3/teal:2 blue:4/purple:1 blue:5/pink:9 blue:6/teal:skip-all blue:7/orange:3 "        \
    "blue:8/teal:4"
#define GREENS                                                                                               \
    "green:1/orange:5 green:2/teal:draw5 green:3/pink:flip green:4/pink:8 green:5/teal:4 green:6/pink:5 "    \
    "green:7/teal:2"
/* With two seats, four cards after which the same seat plays again. */
#define RUN "red:skip/orange:draw5 red:skip/wild red:reverse/teal:7 red:reverse/purple:3 "
/* Top cards of the draw pile. */
#define TOP "yellow:9/teal:5"
#define TOP2 "yellow:9/purple:4"

/** A round that seat 0 deals: the hands, the first discard, and the top cards of the draw pile. */
static void deal(int seats, const char *rules, const char *const *hands, const char *cards) {
    char all[256];
    snprintf(all, sizeof all, "dealer=0 %s", rules);
    rig_start(&r, "uno_flip", seats, all);
    for (int seat = 0; seat < seats; seat++) rig_cards(&r, hands[seat]);
    rig_cards(&r, cards);
}

#define DEAL(seats, rules, cards, ...) deal(seats, rules, (const char *const[]){__VA_ARGS__}, cards)

/** Seat 1 has the cards of RUN and three more, and is left with these, on a red reverse. */
static void three_left(const char *rules, const char *three) {
    char hand[256];
    snprintf(hand, sizeof hand, RUN "%s", three);
    DEAL(2, rules, "red:5/pink:2 " TOP, BLUES, hand);
    rig_play(&r, 1, "play red:skip/orange:draw5");
    rig_play(&r, 1, "play red:skip/wild");
    rig_play(&r, 1, "play red:reverse/teal:7");
    rig_play(&r, 1, "play red:reverse/purple:3");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "4");
}

/* ---- 1 cards, 2 setting up ---- */

/* UF-1.1, UF-1.2 */
static void every_card_of_the_deck_may_come(void **state) {
    (void)state;
    static char outcomes[8192];
    char path[1024], line[64];
    const char *root = getenv("SOURCE_ROOT");
    snprintf(path, sizeof path, "%s/rules/uno_flip_deck.csv", root ? root : ".");
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    assert_non_null(fgets(line, sizeof line, file));
    outcomes[0] = '\0';
    while (fgets(line, sizeof line, file)) {
        char card[80];
        line[strcspn(line, "\r\n")] = '\0';
        *strchr(line, ',') = '/';
        bool twin = !strcmp(line, "blue:1/purple:skip-all");
        snprintf(card, sizeof card, "card %s:%d|", line, twin ? 2 : 1);
        if (!twin || !strstr(outcomes, card)) strcat(outcomes, card);
    }
    fclose(file);
    outcomes[strlen(outcomes) - 1] = '\0';
    rig_start(&r, "uno_flip", 2, "dealer=0");
    rig_outcomes_are(&r, outcomes);
    rig_cards(&r, "blue:1/purple:skip-all blue:1/purple:skip-all");
    rig_refused(&r, UC_CHANCE, "card blue:1/purple:skip-all", "illegal_move", "UF-2.2");
    rig_refused(&r, UC_CHANCE, "card blue:1/pink:1", "unknown_move", NULL);
    rig_done(&r);
}

/* UF-1.3 */
static void others_see_backs(void **state) {
    (void)state;
    DEAL(2, "", "red:5/pink:2 " TOP, BLUES, GREENS);
    rig_view_is(&r, 0, "hands.1",
                "['pink:5','pink:8','pink:flip','teal:2','teal:4','teal:draw5','orange:5']");
    rig_view_is(&r, 1, "hands.1.0", "'green:1/orange:5'");
    rig_view_is(&r, UC_SPECTATOR, "draw.back", "'teal:5'");
    DEAL(2, "backs=hidden", "red:5/pink:2 " TOP, BLUES, GREENS);
    rig_view_is(&r, 0, "hands.1", "7");
    rig_view_is(&r, UC_SPECTATOR, "draw", "{'count':97,'back':null,'bottom':null}");
    rig_done(&r);
}

/* UF-2.3 */
static void a_first_draw1_takes_the_turn(void **state) {
    (void)state;
    DEAL(3, "", "red:draw1/pink:3", BLUES, GREENS, "red:1/pink:3 red:2/purple:draw5 " RUN "red:9/purple:5");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_is(&r, "turn", "null");
    rig_cards(&r, TOP);
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "0");
    rig_cards(&r, TOP2);
    rig_is(&r, "actors", "[2]");
    rig_done(&r);
}

/* UF-2.3 */
static void a_first_skip_or_reverse(void **state) {
    (void)state;
    DEAL(3, "", "red:skip/wild " TOP, BLUES, GREENS,
         "red:1/pink:3 red:2/purple:draw5 wild/pink:5 red:9/purple:5 "
         "red:3/pink:7 red:4/purple:draw5 red:6/orange:9");
    rig_is(&r, "turn", "2");
    rig_is(&r, "direction", "1");
    DEAL(3, "", "blue:reverse/wild " TOP, BLUES, GREENS,
         "red:1/pink:3 red:2/purple:draw5 wild/pink:5 "
         "red:9/purple:5 red:3/pink:7 red:4/purple:draw5 red:6/orange:9");
    rig_is(&r, "turn", "0");
    rig_is(&r, "direction", "-1");
    rig_play(&r, 0, "play blue:2/pink:6");
    rig_is(&r, "turn", "2");
    rig_done(&r);
}

/* UF-2.3 */
static void a_first_wild_is_named_then_played_on(void **state) {
    (void)state;
    DEAL(2, "", "wild/pink:5 " TOP, BLUES, GREENS);
    rig_is(&r, "naming", "'turn'");
    rig_legal_is(&r, 1, "color red|color yellow|color green|color blue");
    rig_refused(&r, 1, "color pink", "illegal_move", "UF-3.4");
    rig_play(&r, 1, "color red");
    rig_is(&r, "color", "'red'");
    rig_legal_is(&r, 1, "draw");
    rig_done(&r);
}

/* UF-2.3 */
static void a_first_wild_draw2_is_put_back(void **state) {
    (void)state;
    DEAL(2, "", "wild-draw2/pink:2", BLUES, GREENS);
    rig_is(&r, "phase", "'first'");
    rig_is(&r, "discard", "[]");
    rig_cards(&r, "red:5/pink:2 " TOP);
    rig_is(&r, "discard", "['red:5/pink:2']");
    rig_is(&r, "turn", "1");
    DEAL(2, "first_flip=redraw", "red:flip/pink:8", BLUES, GREENS);
    rig_is(&r, "phase", "'first'");
    rig_is(&r, "side", "'light'");
    rig_done(&r);
}

/* ---- 3 a turn ---- */

/* UF-3.1 */
static void color_number_symbol_or_wild(void **state) {
    (void)state;
    DEAL(2, "", "green:5/orange:7 " TOP, BLUES,
         "green:8/pink:reverse red:5/pink:2 red:8/teal:7 wild/pink:5 green:skip/purple:4 red:skip/wild "
         "red:1/pink:3");
    rig_legal_is(
        &r, 1,
        "draw|play green:8/pink:reverse|play red:5/pink:2|play green:skip/purple:4|play wild/pink:5 red|"
        "play wild/pink:5 yellow|play wild/pink:5 green|play wild/pink:5 blue");
    rig_refused(&r, 1, "play red:8/teal:7", "illegal_move", "UF-3.1");
    rig_refused(&r, 1, "play red:9/purple:5", "illegal_move", "UF-3.2");
    rig_play(&r, 1, "play green:skip/purple:4");
    rig_legal_is(
        &r, 1,
        "draw|play green:8/pink:reverse|play red:skip/wild|play wild/pink:5 red|play wild/pink:5 yellow|"
        "play wild/pink:5 green|play wild/pink:5 blue");
    rig_done(&r);
}

/* UF-3.2 */
static void one_card_is_played(void **state) {
    (void)state;
    DEAL(2, "", "green:5/orange:7 " TOP, BLUES, GREENS);
    rig_play(&r, 1, "play green:1/orange:5");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_is(&r, "discard", "['green:5/orange:7','green:1/orange:5']");
    rig_is(&r, "draw.top", "'" TOP "'");
    rig_legal_is(&r, 0, "draw");
    rig_done(&r);
}

/* UF-3.4, UF-5.4 */
static void a_wild_names_a_color(void **state) {
    (void)state;
    DEAL(2, "", "green:5/orange:7 " TOP, BLUES,
         "green:8/pink:reverse red:8/teal:7 wild/pink:5 red:skip/wild red:1/pink:3 red:2/purple:draw5 "
         "red:3/pink:7");
    rig_refused(&r, 1, "play wild/pink:5", "illegal_move", "UF-3.4");
    rig_play(&r, 1, "play wild/pink:5 blue");
    rig_is(&r, "color", "'blue'");
    rig_is(&r, "turn", "0");
    rig_play(&r, 0, "play blue:2/pink:6");
    rig_done(&r);
}

/* ---- 4 uno ---- */

/* UF-4.1, UF-4.2 */
static void the_word_saves_from_a_catch(void **state) {
    (void)state;
    three_left("", "red:draw1/pink:3 red:draw1/pink:4 red:9/purple:5");
    rig_refused(&r, 1, "play red:draw1/pink:3 uno", "illegal_move", "UF-4.1");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, TOP2);
    rig_legal_is(
        &r, 1,
        "draw|play red:draw1/pink:4|play red:draw1/pink:4 uno|play red:9/purple:5|play red:9/purple:5 uno");
    rig_play(&r, 1, "play red:9/purple:5 uno");
    rig_is(&r, "uno", "null");
    rig_is(&r, "turn", "0");
    rig_refused(&r, 0, "catch", "illegal_move", "UF-4.2");
    rig_done(&r);
}

/* UF-4.2 */
static void a_seat_without_the_word_is_caught(void **state) {
    (void)state;
    three_left("", "red:draw1/pink:3 red:draw1/pink:4 red:9/purple:5");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, TOP2);
    rig_play(&r, 1, "play red:draw1/pink:4");
    rig_cards(&r, "green:8/pink:reverse");
    rig_is(&r, "uno", "1");
    rig_play(&r, 0, "catch");
    rig_is(&r, "uno", "null");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_cards(&r, "green:9/pink:reverse green:8/teal:9");
    rig_is(&r, "hands.1", "['red:9/purple:5','green:8/pink:reverse','green:9/pink:reverse']");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "6");
    rig_done(&r);
}

/* UF-4.2: until another seat plays a card. */
static void a_play_of_another_seat_ends_the_danger(void **state) {
    (void)state;
    three_left("", "red:draw1/pink:3 red:2/purple:draw5 red:9/purple:5");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, TOP2);
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "uno", "1");
    rig_play(&r, 0, "play blue:2/pink:6");
    rig_is(&r, "uno", "null");
    rig_done(&r);
}

/* UF-4.1 */
static void the_word_may_be_said_by_itself(void **state) {
    (void)state;
    three_left("uno=auto", "red:draw1/pink:3 red:2/purple:draw5 red:9/purple:5");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, TOP2);
    rig_legal_is(&r, 1, "draw|play red:2/purple:draw5|play red:9/purple:5");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "uno", "null");
    rig_is(&r, "actors", "[0]");
    rig_done(&r);
}

/* ---- 5 action cards ---- */

/* UF-5.1, UF-5.9 */
static void draw1_is_not_passed_on(void **state) {
    (void)state;
    DEAL(3, "", "red:5/pink:2 " TOP, BLUES,
         "red:draw1/pink:3 red:1/pink:3 red:2/purple:draw5 red:3/pink:7 red:4/purple:draw5 red:6/orange:9 "
         "red:7/purple:5",
         "red:draw1/pink:4 green:2/teal:draw5 green:3/pink:flip green:4/pink:8 green:5/teal:4 green:6/pink:5 "
         "green:7/teal:2");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_is(&r, "hands.2.7", "'green:7/teal:2'");
    rig_is(&r, "phase", "'top'");
    rig_cards(&r, TOP2);
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_refused(&r, 2, "play red:draw1/pink:4", "not_your_turn", NULL);
    rig_done(&r);
}

/* UF-5.2, UF-5.3 */
static void skip_and_reverse(void **state) {
    (void)state;
    DEAL(3, "", "red:5/pink:2 " TOP,
         "red:9/purple:5 blue:3/teal:2 blue:4/purple:1 blue:5/pink:9 blue:6/teal:skip-all "
         "blue:7/orange:3 blue:8/teal:4",
         RUN "green:1/orange:5 green:2/teal:draw5 green:3/pink:flip",
         "red:8/teal:7 red:1/pink:3 red:2/purple:draw5 red:3/pink:7 red:4/purple:draw5 red:6/orange:9 "
         "red:7/purple:5");
    rig_play(&r, 1, "play red:skip/wild");
    rig_is(&r, "turn", "0");
    rig_play(&r, 0, "play red:9/purple:5");
    rig_is(&r, "turn", "1");
    rig_play(&r, 1, "play red:reverse/teal:7");
    rig_is(&r, "direction", "-1");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* UF-5.3 */
static void a_reverse_of_two_seats(void **state) {
    (void)state;
    three_left("", "red:9/purple:5 red:8/teal:7 red:7/purple:5");
    rig_is(&r, "direction", "1");
    DEAL(2, "two_player_reverse=plain", "red:5/pink:2 " TOP, BLUES,
         RUN "red:9/purple:5 red:8/teal:7 red:7/purple:5");
    rig_play(&r, 1, "play red:reverse/teal:7");
    rig_is(&r, "turn", "0");
    rig_is(&r, "direction", "-1");
    rig_done(&r);
}

/* The hand of seat 1 for the tests of wild-draw2: with a card of the active color, or without. */
#define WITH_RED                                                                                             \
    "wild-draw2/pink:2 red:1/pink:3 yellow:1/wild yellow:2/teal:1 yellow:3/pink:draw5 yellow:4/pink:draw5 "  \
    "yellow:5/teal:8"
#define WITHOUT_RED                                                                                          \
    "wild-draw2/pink:2 wild/pink:5 yellow:1/wild yellow:2/teal:1 yellow:3/pink:draw5 yellow:4/pink:draw5 "   \
    "yellow:5/teal:8"

/* UF-5.5, UF-5.6 */
static void a_wild_draw2_is_accepted(void **state) {
    (void)state;
    DEAL(2, "", "red:5/pink:2 " TOP, BLUES, WITH_RED);
    rig_play(&r, 1, "play wild-draw2/pink:2 yellow");
    rig_is(&r, "phase", "'challenge'");
    rig_is(&r, "color", "'yellow'");
    rig_is(&r, "challenge", "{'by':0,'of':1,'guilty':true}");
    rig_legal_is(&r, 0, "accept|challenge");
    rig_play(&r, 0, "accept");
    rig_is(&r, "challenge", "null");
    rig_is(&r, "drawing", "{'seat':0,'left':1,'until':null}");
    rig_cards(&r, TOP2);
    rig_cards(&r, "green:8/pink:reverse");
    rig_is(&r, "turn", "1");
    rig_is(&r, "hands.0.7", "'blue:7/orange:3'");
    rig_done(&r);
}

/* UF-5.6 */
static void a_guilty_seat_draws_instead(void **state) {
    (void)state;
    DEAL(2, "", "red:5/pink:2 " TOP, BLUES, WITH_RED);
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    rig_play(&r, 0, "challenge");
    rig_is(&r, "drawing.seat", "1");
    rig_cards(&r, TOP2);
    rig_cards(&r, "green:8/pink:reverse");
    rig_is(&r, "turn", "0");
    rig_is(&r, "color", "'blue'");
    rig_is(&r, "hands.1",
           "['red:1/pink:3','yellow:1/wild','yellow:2/teal:1','yellow:3/pink:draw5','yellow:4/pink:draw5',"
           "'yellow:5/teal:8','yellow:9/teal:5','yellow:9/purple:4']");
    rig_play(&r, 0, "play blue:2/pink:6");
    rig_done(&r);
}

/* UF-5.6: wilds and an equal number do not count. */
static void a_challenge_of_an_innocent_seat_costs_four(void **state) {
    (void)state;
    DEAL(2, "", "red:5/pink:2 " TOP, BLUES, WITHOUT_RED);
    rig_play(&r, 1, "play wild-draw2/pink:2 yellow");
    rig_is(&r, "challenge.guilty", "false");
    rig_play(&r, 0, "challenge");
    rig_is(&r, "drawing", "{'seat':0,'left':3,'until':null}");
    rig_cards(&r, TOP2);
    rig_cards(&r, "green:8/pink:reverse green:9/pink:reverse green:8/teal:9");
    rig_is(&r, "turn", "1");
    rig_is(&r, "hands.0",
           "['yellow:9/teal:5','yellow:9/purple:4','green:8/pink:reverse','green:9/pink:reverse','blue:2/"
           "pink:6',"
           "'blue:3/teal:2','blue:4/purple:1','blue:5/pink:9','blue:6/teal:skip-all','blue:7/"
           "orange:3','blue:8/teal:4']");
    rig_done(&r);
}

/* UF-5.6 */
static void wild_draw2_blocked_or_free(void **state) {
    (void)state;
    DEAL(2, "wild_draw=block", "red:5/pink:2 " TOP, BLUES, WITH_RED);
    rig_legal_is(&r, 1, "draw|play red:1/pink:3|play yellow:5/teal:8");
    rig_refused(&r, 1, "play wild-draw2/pink:2 blue", "illegal_move", "UF-5.6");
    DEAL(2, "wild_draw=block", "red:5/pink:2 " TOP, BLUES, WITHOUT_RED);
    rig_play(&r, 1, "play wild-draw2/pink:2 yellow");
    rig_is(&r, "challenge", "null");
    rig_is(&r, "drawing", "{'seat':0,'left':1,'until':null}");
    DEAL(2, "wild_draw=free", "red:5/pink:2 " TOP, BLUES, WITH_RED);
    rig_play(&r, 1, "play wild-draw2/pink:2 yellow");
    rig_is(&r, "challenge", "null");
    rig_is(&r, "drawing", "{'seat':0,'left':1,'until':null}");
    rig_cards(&r, TOP2);
    rig_cards(&r, "green:8/pink:reverse");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* UF-5.7 */
static void a_flip_turns_everything_over(void **state) {
    (void)state;
    DEAL(2, "", "red:5/pink:2 " TOP, BLUES,
         "red:1/pink:3 red:flip/purple:3 red:2/purple:draw5 red:3/pink:7 "
         "red:4/purple:draw5 red:6/pink:skip-all red:skip/wild");
    rig_play(&r, 1, "play red:skip/wild");
    rig_play(&r, 1, "play red:flip/purple:3");
    rig_is(&r, "side", "'dark'");
    rig_is(&r, "discard", "['red:flip/purple:3','red:skip/wild','red:5/pink:2']");
    rig_is(&r, "color", "'pink'");
    rig_is(&r, "draw.bottom", "'" TOP "'");
    rig_is(&r, "draw.top", "null");
    rig_is(&r, "direction", "1");
    rig_cards(&r, "green:9/orange:draw5");
    rig_is(&r, "turn", "0");
    rig_legal_is(&r, 0, "draw|play blue:2/pink:6|play blue:3/teal:2|play blue:5/pink:9");
    rig_view_is(&r, 0, "hands.1", "['red:1','red:2','red:3','red:4','red:6']");
    rig_done(&r);
}

/** Seat 1 flips with three cards left, which lays this card's dark face open. */
static void flip_to(const char *rules, const char *first) {
    char cards[64];
    snprintf(cards, sizeof cards, "%s " TOP, first);
    DEAL(2, rules, cards,
         "blue:9/purple:flip blue:3/teal:2 blue:4/purple:1 blue:5/pink:9 blue:6/teal:skip-all "
         "blue:7/orange:3 blue:8/teal:4",
         "red:flip/purple:3 red:1/pink:3 red:2/purple:draw5 red:3/pink:7 "
         "red:4/purple:draw5 red:6/pink:skip-all red:skip/orange:draw5");
    rig_play(&r, 1, "play red:flip/purple:3");
}

/* UF-5.8 */
static void an_exposed_face_has_no_effect(void **state) {
    (void)state;
    flip_to("", "red:2/orange:reverse");
    rig_cards(&r, "green:9/orange:draw5");
    rig_is(&r, "direction", "1");
    rig_is(&r, "turn", "0");
    rig_legal_is(&r, 0, "draw|play blue:7/orange:3");
    rig_done(&r);
}

/* UF-5.8 */
static void an_exposed_wild_is_named(void **state) {
    (void)state;
    flip_to("", "red:3/wild-draw-color");
    rig_is(&r, "naming", "'turn'");
    rig_is(&r, "color", "null");
    rig_cards(&r, "green:9/orange:draw5");
    rig_legal_is(&r, 0, "color pink|color teal|color purple|color orange");
    rig_play(&r, 0, "color pink");
    rig_is(&r, "turn", "0");
    rig_legal_is(&r, 0, "draw|play blue:5/pink:9");
    flip_to("exposed_wild=flipper", "red:3/wild-draw-color");
    rig_is(&r, "naming", "'flip'");
    rig_cards(&r, "green:9/orange:draw5");
    rig_legal_is(&r, 1, "color pink|color teal|color purple|color orange");
    rig_play(&r, 1, "color teal");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_done(&r);
}

/** On the dark side seat 1 has these three cards, on pink:2, and the turn. */
static void dark_three_left(const char *rules, const char *three) {
    char hand[256];
    snprintf(hand, sizeof hand,
             "red:flip/purple:3 red:6/pink:skip-all yellow:1/pink:skip-all red:4/orange:flip %s", three);
    DEAL(2, rules, "red:5/pink:2 " TOP,
         "green:flip/teal:3 blue:3/teal:2 blue:2/pink:6 blue:5/pink:9 "
         "yellow:3/pink:draw5 blue:7/orange:3 blue:8/teal:4",
         hand);
    rig_play(&r, 1, "play red:flip/purple:3");
    rig_cards(&r, "green:9/orange:draw5");
    rig_play(&r, 0, "play blue:2/pink:6");
    rig_is(&r, "side", "'dark'");
}

/* UF-5.1, UF-5.2 */
static void the_dark_actions(void **state) {
    (void)state;
    dark_three_left("", "green:8/pink:reverse red:9/purple:5 yellow:4/pink:draw5");
    rig_play(&r, 1, "play red:6/pink:skip-all");
    rig_is(&r, "turn", "1");
    rig_play(&r, 1, "play yellow:1/pink:skip-all");
    rig_is(&r, "turn", "1");
    rig_play(&r, 1, "play yellow:4/pink:draw5");
    rig_is(&r, "drawing", "{'seat':0,'left':4,'until':null}");
    rig_cards(&r, "blue:9/orange:5 blue:8/teal:reverse blue:6/purple:reverse blue:7/orange:skip-all " TOP2);
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "5");
    rig_done(&r);
}

/* UF-5.5, UF-5.6: the first dark teal ends the drawing; two more follow a wrong challenge. */
static void wild_draw_color_draws_until_the_color(void **state) {
    (void)state;
    static const char three[] = "red:3/wild-draw-color red:9/purple:5 yellow:7/orange:2";
    static const char no_pink[] = "red:3/wild-draw-color red:7/purple:5 yellow:7/orange:2";
    for (int challenged = 0; challenged < 2; challenged++) {
        dark_three_left("", challenged ? no_pink : three);
        rig_play(&r, 1, "play red:6/pink:skip-all");
        rig_play(&r, 1, "play yellow:1/pink:skip-all");
        rig_play(&r, 1, "play red:3/wild-draw-color teal");
        rig_is(&r, "challenge", "{'by':0,'of':1,'guilty':false}");
        rig_play(&r, 0, challenged ? "challenge" : "accept");
        rig_is(&r, "drawing.seat", "0");
        rig_is(&r, "drawing.until", "'teal'");
        rig_cards(&r, "yellow:1/wild green:8/teal:9");
        if (challenged) {
            rig_is(&r, "drawing", "{'seat':0,'left':2,'until':null}");
            rig_cards(&r, "blue:9/orange:5 blue:8/teal:reverse");
        }
        rig_cards(&r, TOP2);
        rig_is(&r, "turn", "1");
        rig_is(&r, "color", "'teal'");
        rig_done(&r);
    }
}

/* ---- 6 the end of a round and of the game ---- */

/* UF-3.4, UF-6.1, UF-6.2, UF-2.1 */
static void the_last_card_may_be_a_wild(void **state) {
    (void)state;
    three_left("", "red:draw1/pink:3 red:draw1/pink:4 wild/pink:5");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, "red:8/teal:7");
    rig_play(&r, 1, "play red:draw1/pink:4 uno");
    rig_cards(&r, TOP2);
    rig_refused(&r, 1, "play wild/pink:5", "illegal_move", "UF-3.4");
    rig_play(&r, 1, "play wild/pink:5 green");
    rig_is(&r, "round", "2");
    rig_is(&r, "phase", "'deal'");
    rig_is(&r, "dealer", "1");
    rig_is(&r, "side", "'light'");
    rig_is(&r, "last_round", "{'scores':[0,52],'winner':1,'side':'light'}");
    rig_is(&r, "totals", "[0,52]");
    rig_done(&r);
}

/* UF-6.1: the next seat draws first, and what it draws counts; there is no challenge. */
static void the_last_card_still_makes_the_next_seat_draw(void **state) {
    (void)state;
    three_left("", "red:draw1/pink:3 red:draw1/pink:4 wild-draw2/pink:2");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, "red:8/teal:7");
    rig_play(&r, 1, "play red:draw1/pink:4 uno");
    rig_cards(&r, "wild/pink:flip");
    rig_play(&r, 1, "play wild-draw2/pink:2 green");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "challenge", "null");
    rig_is(&r, "drawing", "{'seat':0,'left':1,'until':null}");
    rig_cards(&r, "red:flip/pink:8");
    rig_is(&r, "last_round", "{'scores':[0,112],'winner':1,'side':'light'}");
    rig_done(&r);
}

/* UF-6.2 */
static void the_points_of_a_hand_are_those_of_its_cards(void **state) {
    (void)state;
    for (int side = 0; side < 2; side++) {
        uc_set hand = {{0, 0}};
        int points = 0;
        for (int card = 0; card < UC_UNO_FLIP_CARDS; card++) {
            uc_set only = {{0, 0}};
            only.word[card / 64] = UINT64_C(1) << card % 64;
            int each = uc_uno_flip_points[side][uc_uno_flip_faces[card][side].symbol];
            assert_int_equal(uc_uno_flip_points_of(only, side), each);
            hand.word[card / 64] |= only.word[card / 64];
            assert_int_equal(uc_uno_flip_points_of(hand, side), points += each);
        }
    }
}

/* UF-6.1, UF-6.2: a last flip turns the cards over before they are counted. */
static void a_last_flip_counts_the_other_side(void **state) {
    (void)state;
    three_left("", "red:draw1/pink:3 red:draw1/pink:4 red:flip/purple:3");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, "red:3/wild-draw-color");
    rig_play(&r, 1, "play red:draw1/pink:4 uno");
    rig_cards(&r, TOP2);
    rig_play(&r, 1, "play red:flip/purple:3");
    rig_is(&r, "last_round", "{'scores':[0,120],'winner':1,'side':'dark'}");
    rig_done(&r);
}

/* UF-6.3 */
static void the_target_ends_the_game(void **state) {
    (void)state;
    static const char *const rules[] = {"target=52", "target=53", "target=52 scoring=lowest"};
    static const char *const over[] = {"true", "false", "true"};
    static const char *const winners[] = {"[1]", "[]", "[1]"};
    static const char *const totals[] = {"[0,52]", "[0,52]", "[52,0]"};
    for (int i = 0; i < 3; i++) {
        three_left(rules[i], "red:draw1/pink:3 red:draw1/pink:4 red:9/purple:5");
        rig_play(&r, 1, "play red:draw1/pink:3");
        rig_cards(&r, "red:8/teal:7");
        rig_play(&r, 1, "play red:draw1/pink:4 uno");
        rig_cards(&r, TOP2);
        rig_play(&r, 1, "play red:9/purple:5");
        rig_is(&r, "over", over[i]);
        rig_is(&r, "winners", winners[i]);
        rig_is(&r, "totals", totals[i]);
        rig_done(&r);
    }
}

/* UF-6.4 */
static void a_round_is_blocked_after_its_last_turn(void **state) {
    (void)state;
    DEAL(2, "max_turns=2 rounds=9", "red:5/pink:2 " TOP, BLUES,
         RUN "red:9/purple:5 red:8/teal:7 red:7/purple:5");
    rig_play(&r, 1, "play red:skip/wild");
    rig_is(&r, "turns", "1");
    rig_play(&r, 1, "play red:9/purple:5");
    rig_is(&r, "round", "2");
    rig_is(&r, "totals", "[0,0]");
    rig_is(&r, "last_round", "{'scores':[0,0],'winner':null,'side':'light'}");
    rig_is(&r, "dealer", "1");
    rig_done(&r);
}

/* The hand of seat 1 on an opening flip whose dark face is a purple 3: an equal number, a matching color, a
 * flip of another color, a wild, and cards that do not match. */
#define ON_PURPLE                                                                                            \
    "red:1/pink:3 red:1/purple:2 yellow:skip/teal:flip yellow:1/wild blue:2/orange:8 green:2/teal:draw5 "    \
    "blue:9/orange:5"
#define WILD_MOVES                                                                                           \
    "play yellow:1/wild pink|play yellow:1/wild teal|play yellow:1/wild purple|play yellow:1/wild orange"

/* UF-2.3: by the book an equal number is not enough. */
static void a_first_flip_wants_its_color_a_wild_or_a_flip(void **state) {
    (void)state;
    DEAL(2, "", "red:flip/purple:3 " TOP, BLUES, ON_PURPLE);
    rig_is(&r, "side", "'dark'");
    rig_is(&r, "color", "'purple'");
    rig_is(&r, "first_flip", "true");
    rig_legal_is(&r, 1, "draw|play red:1/purple:2|play yellow:skip/teal:flip|" WILD_MOVES);
    rig_refused(&r, 1, "play red:1/pink:3", "illegal_move", "*");
    rig_play(&r, 1, "play red:1/purple:2");
    rig_is(&r, "first_flip", "false");
    rig_legal_is(&r, 0, "draw|play blue:4/purple:1|play blue:3/teal:2");
    rig_done(&r);
}

/* UF-2.3 */
static void a_first_flip_as_any_card(void **state) {
    (void)state;
    DEAL(2, "first_flip=flip", "red:flip/purple:3 " TOP, BLUES, ON_PURPLE);
    rig_is(&r, "first_flip", "false");
    rig_legal_is(&r, 1, "draw|play red:1/pink:3|play red:1/purple:2|" WILD_MOVES);
    rig_done(&r);
}

/* UF-2.3, UF-3.3: also a card just drawn, of whichever seat plays first. */
static void a_first_flip_waits_for_the_first_play(void **state) {
    (void)state;
    DEAL(2, "", "red:flip/purple:3 blue:9/purple:flip", BLUES, GREENS);
    rig_legal_is(&r, 1, "draw|play green:3/pink:flip");
    rig_play(&r, 1, "draw");
    rig_cards(&r, "red:1/pink:3");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "drew", "'blue:9/purple:flip'");
    rig_legal_is(&r, 1, "keep|play blue:9/purple:flip");
    rig_play(&r, 1, "keep");
    rig_is(&r, "first_flip", "true");
    rig_play(&r, 0, "draw");
    rig_cards(&r, TOP);
    rig_legal_is(&r, 0, "keep");
    rig_refused(&r, 0, "play red:1/pink:3", "illegal_move", "*");
    rig_play(&r, 0, "keep");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "2");
    rig_done(&r);
}

/* UF-3.3: the seat decides about a card that cannot be played, too. */
static void a_drawn_card_is_always_decided_about(void **state) {
    (void)state;
    DEAL(2, "", "green:5/orange:7 red:8/teal:7", BLUES, GREENS);
    rig_play(&r, 1, "draw");
    rig_cards(&r, TOP);
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "drew", "'red:8/teal:7'");
    rig_view_is(&r, 0, "phase", "'drawn'");
    rig_legal_is(&r, 1, "keep");
    rig_refused(&r, 1, "play green:1/orange:5", "illegal_move", "UF-3.3");
    rig_play(&r, 1, "keep");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    DEAL(2, "", "green:5/orange:7 green:8/teal:9", BLUES, GREENS);
    rig_play(&r, 1, "draw");
    rig_cards(&r, TOP);
    rig_legal_is(&r, 1, "keep|play green:8/teal:9");
    rig_play(&r, 1, "play green:8/teal:9");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* UF-4.2 */
static void the_word_may_be_said_late(void **state) {
    (void)state;
    three_left("", "red:draw1/pink:3 red:2/purple:draw5 red:9/purple:5");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, TOP2);
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "uno", "1");
    rig_is(&r, "actors", "[0,1]");
    rig_legal_is(&r, 1, "uno");
    rig_play(&r, 1, "uno");
    rig_is(&r, "uno", "null");
    rig_is(&r, "actors", "[0]");
    rig_refused(&r, 0, "catch", "illegal_move", "UF-4.2");
    rig_is(&r, "hands.1", "['red:9/purple:5']");
    rig_done(&r);
}

/* UF-7.1: a blocked round leaves both at 0. */
static void a_shared_lead_after_the_last_round(void **state) {
    (void)state;
    static const char *const rules[] = {"rounds=1 max_turns=1", "rounds=1 max_turns=1 tie=extra_round"};
    for (int i = 0; i < 2; i++) {
        DEAL(2, rules[i], "red:5/pink:2 " TOP, BLUES, RUN "red:9/purple:5 red:8/teal:7 red:7/purple:5");
        rig_play(&r, 1, "play red:9/purple:5");
        rig_is(&r, "totals", "[0,0]");
        rig_is(&r, "over", i ? "false" : "true");
        rig_is(&r, "winners", i ? "[]" : "[0,1]");
        rig_done(&r);
    }
}

/* UF-7.6 */
static void a_seat_draws_until_a_card_fits(void **state) {
    (void)state;
    DEAL(2, "draw=until", "red:5/pink:2 " TOP, BLUES, GREENS);
    rig_play(&r, 1, "draw");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_cards(&r, TOP2 " red:9/purple:5 blue:9/orange:5");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "drew", "'red:9/purple:5'");
    rig_legal_is(&r, 1, "keep|play red:9/purple:5");
    rig_told(&r, UC_SPECTATOR, "{'type':'top','card':null,'back':'orange:5'}");
    rig_play(&r, 1, "play red:9/purple:5");
    rig_is(&r, "hands.1.0", "'yellow:9/teal:5'");
    rig_is(&r, "turns", "1");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* UF-7.7 */
static void the_last_card_is_a_number(void **state) {
    (void)state;
    three_left("last_card=number", "red:draw1/pink:3 red:9/purple:5 red:flip/purple:3");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, "red:8/teal:7");
    rig_play(&r, 1, "play red:9/purple:5 uno");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "red:7/purple:5");
    rig_play(&r, 0, "keep");
    rig_legal_is(&r, 1, "draw");
    rig_refused(&r, 1, "play red:flip/purple:3", "illegal_move", "UF-7.7");
    rig_done(&r);
}

/* UF-7.8: by its own kind alone; the whole stack is drawn */
static void draw_cards_are_stacked(void **state) {
    (void)state;
    DEAL(2, "stacking=same", "red:5/pink:2 " TOP,
         "blue:draw1/pink:6 wild-draw2/pink:2 blue:4/purple:1 blue:5/pink:9 blue:6/teal:skip-all "
         "blue:7/orange:3 "
         "blue:8/teal:4",
         "red:draw1/pink:3 red:draw1/pink:4 red:8/teal:7 red:7/purple:5 green:4/pink:8 green:5/teal:4 "
         "green:6/pink:5");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_is(&r, "phase", "'stack'");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_is(&r, "drawing", "{'seat':0,'left':1,'until':null}");
    rig_legal_is(&r, 0, "draw|play blue:draw1/pink:6");
    rig_refused(&r, 0, "play wild-draw2/pink:2 red", "illegal_move", "UF-7.8");
    rig_refused(&r, 0, "play blue:4/purple:1", "illegal_move", "UF-3.1");
    rig_play(&r, 0, "play blue:draw1/pink:6");
    rig_is(&r, "drawing", "{'seat':1,'left':2,'until':null}");
    rig_legal_is(&r, 1, "draw|play red:draw1/pink:4");
    rig_play(&r, 1, "draw");
    rig_cards(&r, TOP2 " red:9/purple:5");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "3");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "hands.1.0", "'red:7/purple:5'");
    rig_is(&r, "hands.1.6", "'green:5/teal:4'");
    rig_done(&r);
}

/* UF-7.8: wild-draw cards in a stack may be challenged; the sum is what the guilty or the challenger draws */
static void a_stack_is_challenged(void **state) {
    (void)state;
    for (int guilty = 0; guilty < 2; guilty++) {
        DEAL(2, "stacking=any", "red:5/pink:2 " TOP, BLUES,
             guilty ? "red:draw1/pink:3 wild-draw2/purple:9 red:8/teal:7 red:7/purple:5 green:4/pink:8 "
                      "green:5/teal:4 green:6/pink:5"
                    : "red:draw1/pink:3 wild-draw2/purple:9 yellow:8/pink:1 yellow:7/purple:6 green:4/pink:8 "
                      "green:5/teal:4 green:6/pink:5");
        rig_play(&r, 1, guilty ? "play wild-draw2/purple:9 red" : "play red:draw1/pink:3");
        if (!guilty) {
            rig_legal_is(&r, 0, "draw");
            rig_play(&r, 0, "draw");
            rig_cards(&r, TOP2);
            rig_play(&r, 1, "play wild-draw2/purple:9 green");
        }
        rig_is(&r, "phase", "'challenge'");
        rig_is(&r, "drawing", "{'seat':0,'left':2,'until':null}");
        rig_play(&r, 0, "challenge");
        rig_is(&r, "drawing",
               guilty ? "{'seat':1,'left':1,'until':null}" : "{'seat':0,'left':3,'until':null}");
        rig_cards(&r, guilty ? "red:9/purple:5 red:6/orange:9"
                             : "red:9/purple:5 red:6/orange:9 red:3/pink:7 red:1/pink:3");
        rig_is(&r, "turn", guilty ? "0" : "1");
        rig_is(&r, "phase", "'play'");
        rig_done(&r);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_card_of_the_deck_may_come),
        cmocka_unit_test(others_see_backs),
        cmocka_unit_test(a_first_draw1_takes_the_turn),
        cmocka_unit_test(a_first_skip_or_reverse),
        cmocka_unit_test(a_first_wild_is_named_then_played_on),
        cmocka_unit_test(a_first_wild_draw2_is_put_back),
        cmocka_unit_test(color_number_symbol_or_wild),
        cmocka_unit_test(one_card_is_played),
        cmocka_unit_test(a_wild_names_a_color),
        cmocka_unit_test(the_word_saves_from_a_catch),
        cmocka_unit_test(a_seat_without_the_word_is_caught),
        cmocka_unit_test(a_play_of_another_seat_ends_the_danger),
        cmocka_unit_test(the_word_may_be_said_by_itself),
        cmocka_unit_test(draw1_is_not_passed_on),
        cmocka_unit_test(skip_and_reverse),
        cmocka_unit_test(a_reverse_of_two_seats),
        cmocka_unit_test(a_wild_draw2_is_accepted),
        cmocka_unit_test(a_guilty_seat_draws_instead),
        cmocka_unit_test(a_challenge_of_an_innocent_seat_costs_four),
        cmocka_unit_test(wild_draw2_blocked_or_free),
        cmocka_unit_test(a_flip_turns_everything_over),
        cmocka_unit_test(an_exposed_face_has_no_effect),
        cmocka_unit_test(an_exposed_wild_is_named),
        cmocka_unit_test(the_dark_actions),
        cmocka_unit_test(wild_draw_color_draws_until_the_color),
        cmocka_unit_test(the_last_card_may_be_a_wild),
        cmocka_unit_test(the_last_card_still_makes_the_next_seat_draw),
        cmocka_unit_test(the_points_of_a_hand_are_those_of_its_cards),
        cmocka_unit_test(a_last_flip_counts_the_other_side),
        cmocka_unit_test(the_target_ends_the_game),
        cmocka_unit_test(a_round_is_blocked_after_its_last_turn),
        cmocka_unit_test(a_shared_lead_after_the_last_round),
        cmocka_unit_test(a_seat_draws_until_a_card_fits),
        cmocka_unit_test(the_last_card_is_a_number),
        cmocka_unit_test(draw_cards_are_stacked),
        cmocka_unit_test(a_stack_is_challenged),
        cmocka_unit_test(a_first_flip_wants_its_color_a_wild_or_a_flip),
        cmocka_unit_test(a_first_flip_as_any_card),
        cmocka_unit_test(a_first_flip_waits_for_the_first_play),
        cmocka_unit_test(a_drawn_card_is_always_decided_about),
        cmocka_unit_test(the_word_may_be_said_late),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
