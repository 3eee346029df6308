/* Uno Flip: action cards, challenges, flips, the top and the bottom of the draw pile. */
#include "uno_flip_rig.h"

/* UF-5.1 */
static void a_draw_card_makes_the_next_seat_draw(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "red:draw1/pink:3 green:3/purple:2 green:5/teal:4", "red:9/purple:5");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_is(&r, "hands.2", "['red:9/purple:5','yellow:2/teal:8']");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_told(&r, 0, "{'type':'lost_turn','seat':2}");
    rig_told(&r, 0, "{'type':'drew','seat':2,'card':null,'back':'teal:8','why':'card'}");
    rig_any(&r, 1);
    TABLE(3, "", "red:flip/pink:8 yellow:2/teal:8", "red:8/teal:7",
          "yellow:3/pink:draw5 green:3/purple:2 green:5/teal:4", "red:9/purple:5");
    rig_play(&r, 1, "play yellow:3/pink:draw5");
    rig_is(&r, "drawing", "{'seat':2,'left':4,'until':null}");
    rig_is(&r, "turn", "1");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4 blue:9/orange:5");
    rig_is(&r, "drawing.left", "1");
    rig_is(&r, "turns", "0");
    rig_cards(&r, "blue:5/orange:reverse");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    assert_int_equal(r.state.uno_flip.seat[2].held, 6);
    rig_done(&r);
}

/* UF-5.1, UF-3.5: a forced draw stops when there is no card */
static void a_forced_draw_stops_without_cards(void **state) {
    (void)state;
    TABLE(3, "", "red:flip/pink:8 yellow:2/teal:8", "red:8/teal:7",
          "yellow:3/pink:draw5 green:3/purple:2 green:5/teal:4", "red:9/purple:5");
    leave_in_pile("blue:5/pink:9", 0);
    rig_play(&r, 1, "play yellow:3/pink:draw5");
    rig_cards(&r, "blue:5/pink:9");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "{'seat':2,'left':3,'until':null}");
    rig_cards(&r, "red:flip/pink:8");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "turn", "0");
    rig_is(&r, "discard", "['yellow:3/pink:draw5']");
    rig_is(&r, "hands.2", "['red:9/purple:5','red:flip/pink:8','yellow:2/teal:8','blue:5/pink:9']");
    rig_told(&r, 1, "{'type':'no_cards','seat':2}");
    rig_done(&r);
}

/* UF-5.2 */
static void skip_and_skip_all(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "red:skip/wild green:3/purple:2 green:5/teal:4", "red:9/purple:5");
    rig_play(&r, 1, "play red:skip/wild");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_told(&r, 0, "{'type':'lost_turn','seat':2}");
    TABLE(3, "", "red:flip/pink:8 yellow:2/teal:8", "red:8/teal:7",
          "red:6/pink:skip-all green:3/purple:2 green:5/teal:4", "red:9/purple:5");
    rig_play(&r, 1, "play red:6/pink:skip-all");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "1");
    rig_told(&r, 0, "{'type':'skipped_all','seat':1}");
    rig_done(&r);
}

/* UF-5.3 */
static void reverse_changes_the_direction(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "red:reverse/teal:7 green:3/purple:2 green:5/teal:4", "red:9/purple:5");
    rig_play(&r, 1, "play red:reverse/teal:7");
    rig_is(&r, "turn", "0");
    rig_is(&r, "direction", "-1");
    TABLE(2, "", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "red:reverse/teal:7 green:3/purple:2 green:5/teal:4");
    rig_play(&r, 1, "play red:reverse/teal:7");
    rig_is(&r, "turn", "1");
    rig_is(&r, "direction", "-1");
    rig_told(&r, 0, "{'type':'lost_turn','seat':0}");
    TABLE(2, "two_player_reverse=plain", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "red:reverse/teal:7 green:3/purple:2 green:5/teal:4");
    rig_play(&r, 1, "play red:reverse/teal:7");
    rig_is(&r, "turn", "0");
    rig_is(&r, "direction", "-1");
    rig_done(&r);
}

/* UF-5.5 without challenge, UF-5.6 `free` */
static void wild_draw_cards_make_the_next_seat_draw(void **state) {
    (void)state;
    TABLE(3, "wild_draw=free", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "wild-draw2/pink:2 red:3/pink:7 green:5/teal:4", "red:9/purple:5");
    rig_play(&r, 1, "play wild-draw2/pink:2 red");
    rig_is(&r, "color", "'red'");
    rig_is(&r, "drawing", "{'seat':2,'left':1,'until':null}");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    TABLE(3, "wild_draw=free", "red:flip/pink:8 yellow:2/teal:8", "red:8/teal:7",
          "red:3/wild-draw-color green:3/purple:2 red:3/pink:7", "red:9/purple:5");
    rig_play(&r, 1, "play red:3/wild-draw-color teal");
    rig_is(&r, "turn", "0");
    rig_told(&r, 0, "{'type':'found','seat':2,'color':'teal'}");
    rig_any(&r, 1);
    rig_done(&r);
}

/* UF-5.5: a wild has no color, so that it does not end the draw */
static void the_color_is_drawn_for_until_it_comes(void **state) {
    (void)state;
    TABLE(2, "wild_draw=free", "red:flip/pink:8 yellow:2/teal:8", "red:8/teal:7",
          "red:3/wild-draw-color green:3/purple:2 red:3/pink:7");
    rig_play(&r, 1, "play red:3/wild-draw-color orange");
    rig_is(&r, "drawing", "{'seat':0,'left':0,'until':'orange'}");
    rig_cards(&r, "yellow:1/wild red:2/purple:draw5");
    rig_is(&r, "drawing", "{'seat':0,'left':0,'until':'orange'}");
    rig_is(&r, "turn", "1");
    rig_cards(&r, "red:6/orange:9 blue:5/pink:9");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "1");
    rig_is(&r, "hands.0",
           "['red:2/purple:draw5','red:6/orange:9','red:8/teal:7','yellow:1/wild','yellow:2/teal:8']");
    rig_done(&r);
}

/* UF-5.5: or none is left */
static void the_color_may_not_come(void **state) {
    (void)state;
    TABLE(2, "wild_draw=free", "red:flip/pink:8 yellow:2/teal:8", "red:8/teal:7",
          "red:3/wild-draw-color green:3/purple:2 red:3/pink:7");
    leave_in_pile("blue:5/pink:9", 0);
    rig_play(&r, 1, "play red:3/wild-draw-color orange");
    rig_cards(&r, "blue:5/pink:9 red:flip/pink:8");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "turn", "1");
    rig_is(&r, "draw.cards", "[]");
    rig_told(&r, 1, "{'type':'no_cards','seat':0}");
    rig_done(&r);
}

/* UF-5.6 */
static void a_guilty_player_draws_instead(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "wild-draw2/pink:2 red:3/pink:7 green:5/teal:4", "blue:9/orange:5 green:7/teal:2");
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    rig_is(&r, "phase", "'challenge'");
    rig_is(&r, "challenge", "{'by':2,'of':1,'guilty':true}");
    rig_view_is(&r, 1, "challenge", "{'by':2,'of':1}");
    rig_view_is(&r, UC_SPECTATOR, "challenge", "{'by':2,'of':1}");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "0");
    rig_is(&r, "color", "'blue'");
    rig_is(&r, "actors", "[2]");
    rig_legal_is(&r, 2, "challenge|accept");
    rig_refused(&r, 2, "draw", "illegal_move", "UF-5.6");
    rig_play(&r, 2, "challenge");
    rig_told(&r, 2, "{'type':'challenged','seat':2,'of':1,'hand':['red:3/pink:7','green:5/teal:4']}");
    rig_told(&r, 1, "{'type':'challenged','hand':null}");
    rig_told(&r, 0, "{'type':'challenged','hand':null}");
    rig_told(&r, 0, "{'type':'verdict','seat':1,'by':2,'color':'red','verdict':'guilty'}");
    rig_is(&r, "challenge", "null");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "1");
    rig_is(&r, "hands.1", "['red:3/pink:7','yellow:2/teal:8','green:5/teal:4','blue:5/pink:9']");
    rig_legal_is(&r, 2, "draw|play blue:9/orange:5|play blue:9/orange:5 uno");
    rig_done(&r);
}

/* UF-5.6: color only: a wild and a card of the same number do not count */
static void an_innocent_player_costs_two_more(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "wild-draw2/pink:2 yellow:1/wild wild/pink:5", "blue:9/orange:5 green:7/teal:2");
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    rig_is(&r, "challenge.guilty", "false");
    rig_play(&r, 2, "challenge");
    rig_is(&r, "drawing", "{'seat':2,'left':3,'until':null}");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4 red:9/purple:5 red:9/teal:reverse");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    assert_int_equal(r.state.uno_flip.seat[2].held, 6);
    TABLE(3, "", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7",
          "wild-draw2/pink:2 yellow:1/wild wild/pink:5", "blue:9/orange:5 green:7/teal:2");
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    rig_play(&r, 2, "accept");
    rig_is(&r, "drawing", "{'seat':2,'left':1,'until':null}");
    rig_told(&r, 0, "{'type':'accepted','seat':2}");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* UF-5.6 on the dark side: until the color, and two more for the innocent */
static void dark_challenges_are_drawn_until_the_color(void **state) {
    (void)state;
    TABLE(2, "", "red:flip/pink:8 yellow:2/teal:8", "red:8/teal:7",
          "red:3/wild-draw-color green:3/purple:2 blue:8/teal:reverse");
    rig_play(&r, 1, "play red:3/wild-draw-color orange");
    rig_is(&r, "challenge.guilty", "false");
    rig_play(&r, 0, "challenge");
    rig_is(&r, "drawing", "{'seat':0,'left':2,'until':'orange'}");
    rig_cards(&r, "red:6/orange:9");
    rig_is(&r, "drawing", "{'seat':0,'left':2,'until':null}");
    rig_cards(&r, "blue:5/pink:9 yellow:8/orange:2 blue:8/teal:4");
    rig_is(&r, "turn", "1");
    rig_is(&r, "color", "'orange'");
    assert_int_equal(r.state.uno_flip.seat[0].held, 5);
    TABLE(2, "", "red:flip/pink:8 yellow:2/teal:8", "red:8/teal:7",
          "red:3/wild-draw-color red:3/pink:7 blue:8/teal:reverse");
    rig_play(&r, 1, "play red:3/wild-draw-color orange");
    rig_is(&r, "challenge.guilty", "true");
    rig_play(&r, 0, "challenge");
    rig_is(&r, "drawing", "{'seat':1,'left':0,'until':'orange'}");
    rig_cards(&r, "red:6/orange:9 blue:5/pink:9");
    rig_is(&r, "turn", "0");
    rig_is(&r, "phase", "'play'");
    rig_done(&r);
}

/* UF-5.6: cards drawn since, by a catch, do not count, though the challenger sees them */
static void a_catch_does_not_make_guilty(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 red:7/orange:1", "red:8/teal:7", "wild-draw2/pink:2 green:5/teal:4",
          "blue:9/orange:5 green:7/teal:2");
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    rig_is(&r, "uno", "1");
    rig_is(&r, "actors", "[0,1,2]");
    rig_legal_is(&r, 1, "uno");
    rig_legal_is(&r, 2, "challenge|accept|catch");
    rig_refused(&r, 0, "accept", "illegal_move", "UF-5.6");
    rig_play(&r, 2, "catch");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "challenge", "{'by':2,'of':1,'guilty':false}");
    rig_cards(&r, "red:9/purple:5 blue:8/teal:4");
    rig_is(&r, "phase", "'challenge'");
    rig_is(&r, "challenge", "{'by':2,'of':1,'guilty':false}");
    rig_play(&r, 2, "challenge");
    rig_told(&r, 2, "{'type':'challenged','hand':['red:7/orange:1','red:9/purple:5','green:5/teal:4']}");
    rig_told(&r, 0, "{'type':'verdict','verdict':'innocent'}");
    rig_is(&r, "drawing.seat", "2");
    rig_any(&r, 4);
    rig_done(&r);
}

/* UF-5.6 */
static void a_wild_draw_card_may_be_forbidden(void **state) {
    (void)state;
    TABLE(2, "wild_draw=block", "red:1/pink:3 wild-draw2/orange:4", "red:8/teal:7",
          "wild-draw2/pink:2 red:3/pink:7 green:5/teal:4");
    rig_refused(&r, 1, "play wild-draw2/pink:2 blue", "illegal_move", "UF-5.6");
    rig_legal_is(&r, 1, "draw|play red:3/pink:7");
    rig_play(&r, 1, "draw");
    rig_cards(&r, "blue:5/pink:9");
    rig_is(&r, "drew", "'wild-draw2/orange:4'");
    rig_legal_is(&r, 1, "keep");
    TABLE(2, "wild_draw=block", "red:1/pink:3 wild-draw2/orange:4", "red:8/teal:7",
          "wild-draw2/pink:2 yellow:1/wild green:5/teal:4");
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    rig_is(&r, "challenge", "null");
    rig_is(&r, "drawing.seat", "0");
    rig_any(&r, 2);
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* UF-5.7: the discard pile is turned over as a block, the draw pile and the hands too */
static void a_flip_turns_everything_over(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 blue:5/pink:9", "green:3/purple:2",
          "red:8/teal:7 red:flip/pink:8 green:5/teal:4 blue:2/pink:6", "red:9/purple:5 yellow:5/teal:8");
    rig_play(&r, 1, "play red:8/teal:7");
    rig_play(&r, 2, "play red:9/purple:5 uno");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "blue:8/teal:4");
    rig_play(&r, 0, "keep");
    rig_play(&r, 1, "play red:flip/pink:8");
    rig_is(&r, "discard", "['red:flip/pink:8','red:9/purple:5','red:8/teal:7','red:1/pink:3']");
    rig_is(&r, "side", "'dark'");
    rig_is(&r, "color", "'pink'");
    rig_is(&r, "direction", "1");
    rig_is(&r, "turn", "2");
    rig_is(&r, "draw.top", "null");
    rig_is(&r, "draw.bottom", "'blue:8/teal:4'");
    rig_view_is(&r, 0, "draw", "{'count':103,'back':null,'bottom':'teal:4'}");
    rig_view_is(&r, 0, "hands", "[['green:3/purple:2','blue:5/pink:9'],['green:5','blue:2'],['yellow:5']]");
    rig_is(&r, "phase", "'top'");
    assert_int_equal(uc_weight(&r.state), 102);
    rig_refused(&r, UC_CHANCE, "card blue:8/teal:4", "illegal_move", "*");
    rig_cards(&r, "yellow:3/pink:draw5");
    rig_view_is(&r, 0, "draw", "{'count':103,'back':'yellow:3','bottom':'teal:4'}");
    rig_is(&r, "phase", "'play'");
    rig_done(&r);
}

/* UF-5.7: a second flip brings the known bottom card back to the top */
static void the_known_bottom_card_comes_back(void **state) {
    (void)state;
    TABLE(2, "", "red:1/pink:3 blue:5/pink:9", "green:3/purple:2 red:6/orange:9",
          "red:flip/pink:8 green:5/teal:4 green:3/pink:flip");
    rig_play(&r, 1, "play red:flip/pink:8");
    rig_cards(&r, "blue:8/teal:4");
    rig_is(&r, "draw.bottom", "'blue:5/pink:9'");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "yellow:3/pink:draw5");
    rig_play(&r, 0, "keep");
    rig_play(&r, 1, "play green:3/pink:flip");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "draw.top", "'blue:5/pink:9'");
    rig_is(&r, "draw.bottom", "'yellow:3/pink:draw5'");
    rig_view_is(&r, 0, "draw", "{'count':105,'back':'pink:9','bottom':'yellow:3'}");
    rig_is(&r, "discard", "['green:3/pink:flip','red:1/pink:3','red:flip/pink:8']");
    rig_is(&r, "color", "'red'");
    rig_told(&r, 0, "{'type':'top','card':null,'back':'pink:9'}");
    rig_done(&r);
}

/* UF-5.7: a known bottom card that is the last one left is the top, and shows its back alone */
static void the_last_card_is_the_top(void **state) {
    (void)state;
    TABLE(2, "", "red:1/pink:3 blue:5/pink:9", "green:3/purple:2 red:6/orange:9",
          "red:flip/pink:8 green:5/teal:4 green:3/pink:flip");
    leave_in_pile("blue:8/teal:4", 0);
    rig_play(&r, 1, "play red:flip/pink:8");
    rig_cards(&r, "blue:8/teal:4");
    rig_view_is(&r, 1, "draw", "{'count':2,'back':'blue:8','bottom':'pink:9'}");
    rig_play(&r, 0, "draw");
    rig_is(&r, "phase", "'drawn'");
    rig_play(&r, 0, "keep");
    rig_is(&r, "draw", "{'cards':['blue:5/pink:9'],'top':'blue:5/pink:9','bottom':null}");
    rig_view_is(&r, 1, "draw", "{'count':1,'back':'blue:5','bottom':null}");
    rig_play(&r, 1, "play green:3/pink:flip");
    rig_is(&r, "draw", "{'cards':['blue:5/pink:9'],'top':'blue:5/pink:9','bottom':null}");
    rig_view_is(&r, 1, "draw", "{'count':1,'back':'pink:9','bottom':null}");
    rig_is(&r, "phase", "'play'");
    rig_done(&r);
}

/* UF-5.8: an exposed face does nothing; its color and symbol count */
static void an_exposed_face_has_no_effect(void **state) {
    (void)state;
    TABLE(3, "", "red:2/purple:draw5 blue:5/pink:9", "red:8/teal:7",
          "red:flip/pink:8 green:5/teal:4 blue:2/pink:6",
          "red:1/purple:2 yellow:3/pink:draw5 green:8/pink:reverse");
    rig_play(&r, 1, "play red:flip/pink:8");
    rig_is(&r, "turn", "2");
    rig_is(&r, "drawing", "null");
    rig_cards(&r, "blue:8/teal:4");
    rig_legal_is(&r, 2, "draw|play red:1/purple:2|play yellow:3/pink:draw5");
    rig_done(&r);
}

/* UF-5.8 `next` */
static void the_next_seat_names_an_exposed_wild(void **state) {
    (void)state;
    TABLE(3, "", "red:3/wild-draw-color blue:5/pink:9", "red:8/teal:7", "red:flip/pink:8 green:5/teal:4",
          "red:1/purple:2 yellow:3/pink:draw5");
    rig_play(&r, 1, "play red:flip/pink:8");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "naming", "'turn'");
    rig_is(&r, "color", "null");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "1");
    rig_is(&r, "uno", "1");
    rig_cards(&r, "blue:8/teal:4");
    rig_is(&r, "phase", "'color'");
    rig_legal_is(&r, 2, "color pink|color teal|color purple|color orange|catch");
    rig_refused(&r, 2, "color red", "illegal_move", "UF-3.4");
    rig_refused(&r, 2, "draw", "illegal_move", "UF-5.8");
    rig_play(&r, 0, "catch");
    rig_is(&r, "naming", "'turn'");
    rig_cards(&r, "blue:9/orange:5 blue:8/teal:reverse");
    rig_is(&r, "phase", "'color'");
    rig_play(&r, 2, "color purple");
    rig_told(&r, 0, "{'type':'named','seat':2,'color':'purple'}");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "1");
    rig_legal_is(&r, 2, "draw|play red:1/purple:2|play red:1/purple:2 uno");
    rig_done(&r);
}

/* UF-5.8 `flipper` */
static void the_flipper_names_an_exposed_wild(void **state) {
    (void)state;
    TABLE(3, "exposed_wild=flipper", "red:3/wild-draw-color blue:5/pink:9", "red:8/teal:7",
          "red:flip/pink:8 green:5/teal:4", "red:1/purple:2 yellow:3/pink:draw5");
    rig_play(&r, 1, "play red:flip/pink:8");
    rig_is(&r, "naming", "'flip'");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "0");
    rig_cards(&r, "blue:8/teal:4");
    rig_is(&r, "phase", "'color'");
    rig_legal_is(&r, 1, "color pink|color teal|color purple|color orange|uno");
    rig_legal_is(&r, 2, "catch");
    rig_refused(&r, 2, "color pink", "illegal_move", "UF-5.8");
    rig_play(&r, 2, "catch");
    rig_cards(&r, "blue:9/orange:5 blue:8/teal:reverse");
    rig_is(&r, "naming", "'flip'");
    rig_play(&r, 1, "color pink");
    rig_is(&r, "naming", "null");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "1");
    rig_is(&r, "phase", "'play'");
    rig_done(&r);
}

/* UF-5.9: a draw card in hand does not answer one */
static void draw_cards_do_not_stack(void **state) {
    (void)state;
    TABLE(2, "", "red:1/pink:3 yellow:2/teal:8", "red:draw1/pink:4 wild-draw2/orange:4",
          "red:draw1/pink:3 green:3/purple:2 green:5/teal:4");
    rig_play(&r, 1, "play red:draw1/pink:3");
    rig_cards(&r, "blue:5/pink:9");
    rig_is(&r, "turn", "1");
    rig_is(&r, "hands.0", "['red:draw1/pink:4','yellow:2/teal:8','wild-draw2/orange:4']");
    TABLE(2, "", "red:1/pink:3 yellow:2/teal:8", "red:draw1/pink:4 wild-draw2/orange:4",
          "wild-draw2/pink:2 green:3/purple:2 green:5/teal:4");
    rig_play(&r, 1, "play wild-draw2/pink:2 red");
    rig_refused(&r, 0, "play wild-draw2/orange:4 blue", "illegal_move", "UF-5.6");
    rig_done(&r);
}

/* UF-5.6: guilty with the last card but one, the player cannot be caught any more once it has drawn */
static void a_guilty_player_is_safe_from_a_catch(void **state) {
    (void)state;
    TABLE(2, "", "red:1/pink:3 yellow:2/teal:8", "red:8/teal:7 blue:4/purple:1",
          "wild-draw2/pink:2 red:3/pink:7");
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    rig_is(&r, "uno", "1");
    rig_play(&r, 0, "challenge");
    rig_is(&r, "uno", "null");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4");
    rig_is(&r, "actors", "[0]");
    rig_done(&r);
}

/* UF-1.3: with hidden backs, events hide them too */
static void hidden_backs_are_told_to_nobody(void **state) {
    (void)state;
    TABLE(2, "backs=hidden", "red:1/pink:3 red:9/purple:5", "red:8/teal:7",
          "green:3/purple:2 green:5/teal:4");
    rig_told(&r, 0, "{'type':'top','card':null,'back':null}");
    rig_play(&r, 1, "draw");
    rig_told(&r, 0, "{'type':'drew','seat':1,'card':null,'back':null}");
    rig_told(&r, 1, "{'type':'drew','seat':1,'card':'red:9/purple:5','back':null}");
    rig_cards(&r, "blue:5/pink:9");
    rig_is(&r, "phase", "'drawn'");
    rig_view_is(&r, 0, "drew", "null");
    rig_view_is(&r, 1, "drew", "'red:9/purple:5'");
    rig_view_is(&r, 0, "draw", "{'count':107,'back':null,'bottom':null}");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_draw_card_makes_the_next_seat_draw),
        cmocka_unit_test(a_forced_draw_stops_without_cards),
        cmocka_unit_test(skip_and_skip_all),
        cmocka_unit_test(reverse_changes_the_direction),
        cmocka_unit_test(wild_draw_cards_make_the_next_seat_draw),
        cmocka_unit_test(the_color_is_drawn_for_until_it_comes),
        cmocka_unit_test(the_color_may_not_come),
        cmocka_unit_test(a_guilty_player_draws_instead),
        cmocka_unit_test(an_innocent_player_costs_two_more),
        cmocka_unit_test(dark_challenges_are_drawn_until_the_color),
        cmocka_unit_test(a_catch_does_not_make_guilty),
        cmocka_unit_test(a_wild_draw_card_may_be_forbidden),
        cmocka_unit_test(a_flip_turns_everything_over),
        cmocka_unit_test(the_known_bottom_card_comes_back),
        cmocka_unit_test(the_last_card_is_the_top),
        cmocka_unit_test(an_exposed_face_has_no_effect),
        cmocka_unit_test(the_next_seat_names_an_exposed_wild),
        cmocka_unit_test(the_flipper_names_an_exposed_wild),
        cmocka_unit_test(draw_cards_do_not_stack),
        cmocka_unit_test(a_guilty_player_is_safe_from_a_catch),
        cmocka_unit_test(hidden_backs_are_told_to_nobody),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
