/* Uno Flip: cards, setting up, turns, uno and the end of rounds and games. */
#include <stdlib.h>

#include "uno_flip_rig.h"

/* ---- 1 cards, 2 setting up ---- */

static int faces_of(int side, int color, int symbol) {
    int count = 0;
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++) {
        uc_uno_flip_face face = uc_uno_flip_faces[card][side];
        count += face.color == color && face.symbol == symbol;
    }
    return count;
}

/* UF-1.1 */
static void each_side_has_its_faces(void **state) {
    (void)state;
    for (int side = 0; side < 2; side++) {
        for (int color = 0; color < UC_UNO_FLIP_COLORS; color++)
            for (int symbol = 1; symbol <= UC_UNO_FLIP_FLIP; symbol++)
                assert_int_equal(faces_of(side, color, symbol), 2);
        assert_int_equal(faces_of(side, UC_UNO_FLIP_WILD, UC_UNO_FLIP_WILD_CARD), 4);
        assert_int_equal(faces_of(side, UC_UNO_FLIP_WILD, UC_UNO_FLIP_WILD_DRAW), 4);
    }
}

/* UF-1.2: the deck file's order, and the two equal cards as one move of weight 2. */
static void the_deck_is_the_printed_one(void **state) {
    (void)state;
    FILE *file = NULL;
    char path[1024], line[64], text[UC_MOVE_TEXT_MAX];
    const char *root = getenv("SOURCE_ROOT");
    snprintf(path, sizeof path, "%s/rules/uno_flip_deck.csv", root ? root : ".");
    file = fopen(path, "r");
    assert_non_null(file);
    assert_non_null(fgets(line, sizeof line, file));
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++) {
        assert_non_null(fgets(line, sizeof line, file));
        line[strcspn(line, "\r\n")] = '\0';
        *strchr(line, ',') = '/';
        uc_text name;
        uc_text_start(&name, text, sizeof text);
        uc_move_text(&name, uc_game_find("uno_flip"), (uc_move)card);
        assert_string_equal(text + strlen("card "), line);
    }
    fclose(file);
    rig_start(&r, "uno_flip", 2, "dealer=0");
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    assert_int_equal(uc_outcomes(&r.state, moves, weights), 111);
    for (int i = 0; i < 111; i++) assert_int_equal(weights[i], moves[i] == UC_UNO_FLIP_TWIN ? 2 : 1);
    rig_cards(&r, "blue:1/purple:skip-all blue:1/purple:skip-all");
    rig_is(&r, "hands.0", "['blue:1/purple:skip-all','blue:1/purple:skip-all']");
    rig_refused(&r, UC_CHANCE, "card blue:1/purple:skip-all", "illegal_move", "UF-2.2");
    rig_refused(&r, UC_CHANCE, "card blue:1/pink:1", "unknown_move", NULL);
    rig_done(&r);
}

/* UF-1.3 */
static void a_player_sees_backs(void **state) {
    (void)state;
    TABLE(2, "", "red:5/pink:2 red:6/orange:9",
          "wild-draw2/orange:4 red:3/wild-draw-color red:1/pink:3 red:skip/wild",
          "blue:1/purple:skip-all blue:1/purple:skip-all green:8/pink:reverse");
    rig_view_is(&r, 0, "hands.0",
                "['red:1/pink:3','red:3/wild-draw-color','red:skip/wild','wild-draw2/orange:4']");
    rig_view_is(&r, 0, "hands.1", "['pink:reverse','purple:skip-all','purple:skip-all']");
    rig_view_is(&r, 1, "hands.0", "['pink:3','orange:4','wild','wild-draw-color']");
    rig_view_is(&r, UC_SPECTATOR, "hands",
                "[['pink:3','orange:4','wild','wild-draw-color'],['pink:reverse','purple:skip-all','purple:"
                "skip-all']]");
    rig_view_is(&r, 1, "draw", "{'count':104,'back':'orange:9','bottom':null}");
    rig_is(&r, "draw.top", "'red:6/orange:9'");
    TABLE(2, "backs=hidden", "red:5/pink:2 red:6/orange:9", "red:1/pink:3",
          "red:2/orange:reverse red:1/purple:2");
    rig_view_is(&r, 0, "hands", "[['red:1/pink:3'],2]");
    rig_view_is(&r, UC_SPECTATOR, "hands", "[1,2]");
    rig_view_is(&r, 1, "draw", "{'count':108,'back':null,'bottom':null}");
    rig_view_is(&r, 1, "discard", "['red:5/pink:2']");
    rig_done(&r);
}

/* UF-2.1 */
static void the_highest_number_deals(void **state) {
    (void)state;
    rig_start(&r, "uno_flip", 3, "");
    rig_is(&r, "phase", "'dealer'");
    rig_is(&r, "dealer", "null");
    rig_is(&r, "drawing", "{'seat':0,'left':1,'until':null}");
    rig_is(&r, "dealer_draw", "[null,null,null]");
    rig_cards(&r, "red:draw1/pink:3 red:2/purple:draw5");
    rig_is(&r, "dealer_draw", "['red:draw1/pink:3','red:2/purple:draw5',null]");
    rig_refused(&r, UC_CHANCE, "card red:2/purple:draw5", "illegal_move", "UF-2.1");
    rig_cards(&r, "red:1/pink:3");
    rig_told(&r, UC_ALL, "{'type':'dealer','seat':1}");
    rig_is(&r, "phase", "'deal'");
    rig_is(&r, "dealer", "1");
    rig_is(&r, "dealer_draw", "null");
    assert_int_equal(uc_weight(&r.state), 112);
    rig_start(&r, "uno_flip", 3, "dealer=2");
    rig_is(&r, "phase", "'deal'");
    rig_is(&r, "dealer", "2");
    rig_done(&r);
}

/* UF-2.1 */
static void those_who_tie_draw_again(void **state) {
    (void)state;
    rig_start(&r, "uno_flip", 4, "");
    rig_cards(&r, "red:9/purple:5 red:8/teal:7 red:9/teal:reverse yellow:9/teal:5");
    rig_is(&r, "dealer_draw", "['red:9/purple:5',null,'red:9/teal:reverse','yellow:9/teal:5']");
    rig_is(&r, "drawing.seat", "0");
    rig_cards(&r, "red:1/pink:3");
    rig_is(&r, "dealer_draw", "['red:1/pink:3',null,'red:9/teal:reverse','yellow:9/teal:5']");
    rig_is(&r, "drawing.seat", "2");
    rig_cards(&r, "red:4/orange:flip yellow:4/purple:flip");
    rig_is(&r, "dealer_draw", "[null,null,'red:4/orange:flip','yellow:4/purple:flip']");
    assert_int_equal(uc_weight(&r.state), 105);
    rig_cards(&r, "wild/pink:5 yellow:1/wild");
    rig_is(&r, "dealer", "3");
    rig_done(&r);
}

/* UF-2.1: 56 ties of two seats take all cards; they go back before the next go. */
static void cards_go_back_when_they_do_not_suffice(void **state) {
    (void)state;
    rig_start(&r, "uno_flip", 2, "");
    for (int go = 0; go < 56; go++) rig_any(&r, 2);
    rig_is(&r, "phase", "'dealer'");
    assert_int_equal(uc_weight(&r.state), 112);
    rig_told(&r, UC_ALL, "{'type':'dealer_shuffled'}");
    rig_is(&r, "dealer_draw", "['wild-draw2/orange:4','wild-draw2/orange:7']");
    rig_cards(&r, "red:1/pink:3 red:2/purple:draw5");
    rig_is(&r, "dealer", "1");
    rig_done(&r);
}

/* UF-2.2 */
static void seven_cards_each_then_the_first_discard(void **state) {
    (void)state;
    rig_start(&r, "uno_flip", 3, "dealer=1");
    rig_is(&r, "side", "'light'");
    rig_is(&r, "turn", "null");
    rig_any(&r, 7);
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_any(&r, 14);
    rig_is(&r, "phase", "'first'");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "color", "null");
    for (int seat = 0; seat < 3; seat++) assert_int_equal(r.state.uno_flip.seat[seat].held, 7);
    rig_refused(&r, UC_CHANCE, "card red:1/pink:3", "illegal_move", "UF-2.2");
    rig_refused(&r, 2, "draw", "not_your_turn", NULL);
    rig_cards(&r, "green:5/teal:4");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "turn", "2");
    rig_is(&r, "color", "'green'");
    rig_is(&r, "discard", "['green:5/teal:4']");
    rig_is(&r, "drawing", "null");
    rig_cards(&r, "green:4/pink:8");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "actors", "[2]");
    rig_told(&r, 0, "{'type':'top','card':null,'back':'pink:8'}");
    rig_told(&r, 0, "{'type':'begins','seat':2}");
    rig_done(&r);
}

/* UF-2.3 */
static void a_first_draw1_skip_or_reverse_acts(void **state) {
    (void)state;
    TABLE(3, "", "red:draw1/pink:3", "red:1/pink:3", "red:2/purple:draw5", "red:3/pink:7");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "turn", "null");
    rig_is(&r, "color", "'red'");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_cards(&r, "green:4/pink:8");
    rig_is(&r, "hands.1", "['red:2/purple:draw5','green:4/pink:8']");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "0");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "null");
    rig_told(&r, 1,
             "{'type':'drew','seat':1,'card':'green:4/pink:8','back':'pink:8','why':'first card','left':0}");
    rig_told(&r, 2, "{'type':'drew','seat':1,'card':null,'back':'pink:8'}");
    rig_told(&r, UC_ALL, "{'type':'begins','seat':2}");
    TABLE(3, "", "red:skip/wild blue:5/pink:9", "red:1/pink:3", "red:2/purple:draw5", "red:3/pink:7");
    rig_is(&r, "turn", "2");
    rig_told(&r, UC_ALL, "{'type':'lost_turn','seat':1}");
    TABLE(3, "", "red:reverse/teal:7 blue:5/pink:9", "red:1/pink:3", "red:2/purple:draw5", "red:3/pink:7");
    rig_is(&r, "turn", "0");
    rig_is(&r, "direction", "-1");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "blue:2/pink:6");
    rig_play(&r, 0, "keep");
    rig_is(&r, "turn", "2");
    TABLE(2, "", "red:reverse/teal:7 blue:5/pink:9", "red:1/pink:3", "red:2/purple:draw5");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* UF-2.3, UF-5.4 */
static void a_first_wild_is_named_by_the_first_seat(void **state) {
    (void)state;
    TABLE(2, "exposed_wild=flipper", "wild/pink:5", "red:1/pink:3", "red:2/purple:draw5 green:2/teal:draw5");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "naming", "'turn'");
    rig_is(&r, "color", "null");
    rig_cards(&r, "blue:5/pink:9");
    rig_is(&r, "phase", "'color'");
    rig_legal_is(&r, 1, "color red|color yellow|color green|color blue");
    rig_legal_is(&r, 0, "");
    rig_refused(&r, 1, "draw", "illegal_move", "UF-2.3");
    rig_refused(&r, 1, "color pink", "illegal_move", "UF-3.4");
    rig_refused(&r, 0, "color red", "not_your_turn", NULL);
    rig_play(&r, 1, "color green");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "naming", "null");
    rig_is(&r, "turns", "0");
    rig_legal_is(&r, 1, "draw|play green:2/teal:draw5|play green:2/teal:draw5 uno");
    rig_done(&r);
}

/* UF-2.3 */
static void a_first_wild_draw2_goes_back(void **state) {
    (void)state;
    TABLE(2, "", "wild-draw2/pink:2", "red:1/pink:3", "red:2/purple:draw5");
    rig_told(&r, UC_ALL, "{'type':'put_back','card':'wild-draw2/pink:2'}");
    rig_is(&r, "phase", "'first'");
    rig_is(&r, "discard", "[]");
    assert_int_equal(uc_weight(&r.state), 110);
    rig_cards(&r, "wild-draw2/pink:2 red:5/pink:2 blue:5/pink:9");
    rig_is(&r, "phase", "'play'");
    TABLE(2, "first_flip=redraw", "red:flip/pink:8", "red:1/pink:3", "red:2/purple:draw5");
    rig_is(&r, "phase", "'first'");
    rig_is(&r, "side", "'light'");
    rig_done(&r);
}

/* UF-2.3, UF-5.7 */
static void a_first_flip_flips_everything(void **state) {
    (void)state;
    TABLE(2, "", "red:flip/pink:8", "red:1/pink:3 red:4/orange:flip",
          "red:2/purple:draw5 red:6/pink:skip-all");
    rig_is(&r, "side", "'dark'");
    rig_is(&r, "color", "'pink'");
    rig_is(&r, "turn", "1");
    rig_told(&r, 0, "{'type':'flipped','seat':null,'card':'red:flip/pink:8','side':'dark'}");
    rig_cards(&r, "blue:5/pink:9");
    rig_view_is(&r, 0, "draw.back", "'blue:5'");
    rig_legal_is(&r, 1, "draw|play red:6/pink:skip-all|play red:6/pink:skip-all uno");
    TABLE(2, "exposed_wild=flipper", "green:flip/wild-draw-color", "red:1/pink:3",
          "red:2/purple:draw5 blue:1/purple:skip-all");
    rig_is(&r, "naming", "'turn'");
    rig_cards(&r, "blue:5/pink:9");
    rig_legal_is(&r, 1, "color pink|color teal|color purple|color orange");
    rig_play(&r, 1, "color purple");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'play'");
    rig_done(&r);
}

/* ---- 3 a turn ---- */

/* UF-3.1, with the examples of the source: a green 5, and a purple 3 on the dark side */
static void a_card_matches_by_color_number_or_symbol(void **state) {
    (void)state;
    TABLE(2, "", "green:5/teal:4 blue:5/pink:9", "red:1/pink:3",
          "green:8/pink:reverse red:5/pink:2 red:8/teal:7 wild/pink:5 green:skip/purple:4");
    rig_legal_is(
        &r, 1,
        "draw|play green:8/pink:reverse|play red:5/pink:2|play green:skip/purple:4|play wild/pink:5 red|"
        "play wild/pink:5 yellow|play wild/pink:5 green|play wild/pink:5 blue");
    rig_refused(&r, 1, "play red:8/teal:7", "illegal_move", "UF-3.1");
    TABLE(2, "first_flip=flip", "red:flip/purple:3 blue:5/pink:9", "red:8/teal:7",
          "yellow:3/purple:1 red:1/pink:3 red:reverse/teal:7 yellow:1/wild red:4/purple:draw5");
    rig_legal_is(
        &r, 1,
        "draw|play yellow:3/purple:1|play red:1/pink:3|play red:4/purple:draw5|play yellow:1/wild pink|"
        "play yellow:1/wild teal|play yellow:1/wild purple|play yellow:1/wild orange");
    TABLE(2, "", "green:skip/purple:4 blue:5/pink:9", "red:skip/wild red:1/pink:3",
          "red:1/purple:2 red:2/purple:draw5");
    rig_play(&r, 0, "play red:skip/wild uno");
    rig_is(&r, "color", "'red'");
    rig_done(&r);
}

/* UF-3.1 */
static void a_refusal_says_what_is_missing(void **state) {
    (void)state;
    TABLE(2, "", "red:7/orange:1 blue:5/pink:9", "red:1/pink:3",
          "blue:4/purple:1 wild/pink:5 blue:5/orange:reverse");
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    int move = uc_move_parse(uc_game_find("uno_flip"), "play blue:4/purple:1", 20);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_refusal_text(&text, &r.state, 1, (uc_move)move, uc_apply(&r.state, 1, (uc_move)move, NULL));
    assert_string_equal(buffer, "UF-3.1: blue:4 has neither the color nor the number of red:7");
    rig_refused(&r, 1, "play red:1/pink:3", "illegal_move", "UF-3.2");
    rig_refused(&r, 1, "keep", "illegal_move", "UF-3.3");
    rig_refused(&r, 1, "accept", "illegal_move", "UF-5.6");
    rig_refused(&r, 1, "color red", "illegal_move", "UF-3.4");
    rig_refused(&r, 1, "catch", "illegal_move", "UF-4.2");
    rig_refused(&r, 1, "card red:1/pink:3", "illegal_move", NULL);
    rig_refused(&r, 0, "draw", "not_your_turn", NULL);
    rig_refused(&r, UC_CHANCE, "draw", "not_your_turn", NULL);
    rig_done(&r);
}

/* UF-3.2 */
static void a_seat_plays_or_draws_one_card(void **state) {
    (void)state;
    TABLE(2, "", "green:5/teal:4 blue:4/purple:1", "red:1/pink:3",
          "green:8/pink:reverse red:8/teal:7 red:9/purple:5");
    rig_play(&r, 1, "play green:8/pink:reverse");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_is(&r, "discard", "['green:5/teal:4','green:8/pink:reverse']");
    rig_is(&r, "hands.1", "['red:8/teal:7','red:9/purple:5']");
    rig_told(
        &r, 0,
        "{'type':'played','seat':1,'card':'green:8/pink:reverse','color':null,'uno':false,'drawn':false}");
    rig_play(&r, 0, "draw");
    rig_is(&r, "hands.0", "['red:1/pink:3','blue:4/purple:1']");
    rig_is(&r, "phase", "'top'");
    rig_told(&r, 1,
             "{'type':'drew','seat':0,'card':null,'back':'purple:1','why':'choice','until':null,'left':0}");
    rig_cards(&r, "blue:5/pink:9");
    rig_is(&r, "turn", "0");
    rig_is(&r, "turns", "1");
    rig_play(&r, 0, "keep");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "2");
    rig_done(&r);
}

/* UF-3.3 */
static void a_drawn_card_is_played_or_kept(void **state) {
    (void)state;
    TABLE(3, "", "green:5/teal:4 green:4/pink:8", "red:1/pink:3", "green:8/pink:reverse red:8/teal:7",
          "red:9/purple:5");
    rig_play(&r, 1, "draw");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "turn", "1");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "drew", "null");
    rig_cards(&r, "green:6/pink:5");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "drew", "'green:4/pink:8'");
    rig_view_is(&r, 1, "drew", "'green:4/pink:8'");
    rig_view_is(&r, 0, "drew", "'pink:8'");
    rig_legal_is(&r, 1, "keep|play green:4/pink:8");
    rig_refused(&r, 1, "play green:8/pink:reverse", "illegal_move", "UF-3.3");
    rig_refused(&r, 1, "draw", "illegal_move", "UF-3.3");
    rig_play(&r, 1, "keep");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "1");
    rig_is(&r, "hands.1", "['red:8/teal:7','green:4/pink:8','green:8/pink:reverse']");
    rig_play(&r, 2, "draw");
    rig_cards(&r, "blue:5/pink:9");
    rig_legal_is(&r, 2, "keep|play green:6/pink:5|play green:6/pink:5 uno");
    rig_play(&r, 2, "play green:6/pink:5 uno");
    rig_told(&r, 0, "{'type':'played','seat':2,'uno':true,'drawn':true}");
    rig_is(&r, "drew", "null");
    rig_is(&r, "turn", "0");
    rig_done(&r);
}

/* UF-3.4, UF-5.4 */
static void a_wild_is_played_with_its_color(void **state) {
    (void)state;
    TABLE(2, "", "green:5/teal:4 blue:5/pink:9", "red:1/pink:3 red:4/orange:flip",
          "wild/pink:5 green:8/pink:reverse red:8/teal:7");
    rig_refused(&r, 1, "play wild/pink:5", "illegal_move", "UF-3.4");
    rig_refused(&r, 1, "play wild/pink:5 pink", "unknown_move", NULL);
    rig_refused(&r, 1, "play green:8/pink:reverse red", "unknown_move", NULL);
    rig_play(&r, 1, "play wild/pink:5 green");
    rig_is(&r, "color", "'green'");
    rig_told(&r, 0, "{'type':'played','seat':1,'card':'wild/pink:5','color':'green'}");
    rig_refused(&r, 0, "play red:1/pink:3", "illegal_move", "UF-3.1");
    rig_play(&r, 0, "draw");
    rig_done(&r);
}

/* UF-3.5: the discard pile but its top is drawn from, when a card must be drawn and not before */
static void the_discard_pile_becomes_the_draw_pile(void **state) {
    (void)state;
    TABLE(2, "", "green:5/teal:4 blue:5/pink:9", "red:1/pink:3 green:7/orange:6",
          "green:8/pink:reverse red:8/teal:7 yellow:2/teal:1");
    leave_in_pile("", 0);
    rig_play(&r, 1, "play green:8/pink:reverse");
    rig_play(&r, 0, "draw");
    rig_play(&r, 0, "keep");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "turn", "1");
    rig_is(&r, "draw", "{'cards':[],'top':null,'bottom':null}");
    rig_is(&r, "discard", "['green:5/teal:4','green:8/pink:reverse']");
    rig_play(&r, 1, "draw");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_is(&r, "discard", "['green:8/pink:reverse']");
    rig_outcomes_are(&r, "card green:5/teal:4:1");
    rig_told(&r, 0, "{'type':'refilled','cards':1}");
    rig_cards(&r, "green:5/teal:4");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "drawing", "null");
    rig_play(&r, 1, "keep");
    rig_refused(&r, 0, "draw", "illegal_move", "UF-3.5");
    rig_refused(&r, 0, "pass", "illegal_move", "UF-3.5");
    rig_done(&r);
}

/* UF-3.5: with no card to draw a seat must play, and passes only when it cannot; a forced draw stops */
static void a_seat_passes_only_without_cards_to_draw_or_play(void **state) {
    (void)state;
    TABLE(3, "", "green:draw1/teal:6", "green:1/orange:5 yellow:1/wild", "yellow:2/teal:8 red:8/teal:7",
          "yellow:3/purple:1 yellow:4/purple:flip green:4/teal:9");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4");
    leave_in_pile("", 0);
    rig_play(&r, 2, "draw");
    rig_play(&r, 2, "keep");
    rig_is(&r, "phase", "'play'");
    rig_play(&r, 0, "play green:1/orange:5");
    rig_legal_is(&r, 1, "draw");
    rig_play(&r, 1, "draw");
    rig_cards(&r, "green:draw1/teal:6");
    rig_play(&r, 1, "play green:draw1/teal:6");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "{'seat':2,'left':1,'until':null}");
    rig_cards(&r, "green:1/orange:5");
    rig_is(&r, "turn", "0");
    rig_is(&r, "phase", "'play'");
    rig_done(&r);
}

/* A table with one discard, no draw pile and no playable card but those of seat 2. */
static void dry_table(const char *rules, const char *third) {
    TABLE(3, rules, "red:1/pink:3 yellow:2/teal:8", "green:7/teal:2 green:7/orange:6",
          "green:2/teal:skip-all green:3/purple:2", third);
    leave_in_pile("", 0);
    uc_uno_flip *u = &r.state.uno_flip;
    u->draw = (uc_set){{0, 0}};
    u->piled = 0;
    u->seat[0].held++;
    put(&u->seat[0].hand, u->top);
    u->top = UC_NOBODY;
    assert_null(uc_check(&r.state));
}

/* UF-3.5, UF-3.6 */
static void a_round_is_blocked_when_all_pass(void **state) {
    (void)state;
    dry_table("", "green:4/teal:9 green:5/orange:7");
    rig_legal_is(&r, 1, "pass");
    rig_refused(&r, 1, "draw", "illegal_move", "UF-3.5");
    rig_play(&r, 1, "pass");
    rig_is(&r, "passes", "1");
    rig_is(&r, "turns", "1");
    rig_play(&r, 2, "pass");
    rig_is(&r, "passes", "2");
    rig_is(&r, "turn", "0");
    rig_refused(&r, 0, "pass", "illegal_move", "UF-3.5");
    /* seat 0 has nothing to play either, once its playable cards are with seat 1 */
    uc_uno_flip *u = &r.state.uno_flip;
    uc_set red_or_one = {{0, 0}};
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++) {
        uc_uno_flip_face face = uc_uno_flip_faces[card][0];
        if (has(&u->seat[0].hand, card) &&
            (face.color == 0 || face.symbol == 1 || face.color == UC_UNO_FLIP_WILD))
            put(&red_or_one, card), u->seat[1].held++, u->seat[0].held--;
    }
    for (int i = 0; i < 2; i++)
        u->seat[0].hand.word[i] &= ~red_or_one.word[i], u->seat[1].hand.word[i] |= red_or_one.word[i];
    assert_null(uc_check(&r.state));
    rig_play(&r, 0, "pass");
    rig_is(&r, "phase", "'deal'");
    rig_is(&r, "round", "2");
    rig_is(&r, "dealer", "1");
    rig_is(&r, "totals", "[0,0,0]");
    rig_is(&r, "last_round", "{'scores':[0,0,0],'winner':null,'side':'light'}");
    rig_told(&r, UC_ALL, "{'type':'blocked','turns':3,'limit':false}");
    rig_done(&r);
}

/* UF-3.6: a play or a draw in between restarts the count */
static void a_play_ends_the_count_of_passes(void **state) {
    (void)state;
    dry_table("", "red:2/purple:draw5 green:5/orange:7 yellow:1/wild");
    rig_play(&r, 1, "pass");
    rig_is(&r, "passes", "1");
    rig_refused(&r, 2, "pass", "illegal_move", "UF-3.5");
    rig_play(&r, 2, "play red:2/purple:draw5");
    rig_is(&r, "passes", "0");
    rig_done(&r);
}

/* ---- 4 uno ---- */

/* UF-4.1 */
static void uno_is_said_with_the_play(void **state) {
    (void)state;
    TABLE(2, "", "red:1/pink:3 yellow:2/teal:8", "red:9/purple:5 red:8/teal:7 green:7/teal:2",
          "red:2/purple:draw5 green:3/purple:2");
    rig_legal_is(&r, 1, "draw|play red:2/purple:draw5|play red:2/purple:draw5 uno");
    rig_play(&r, 1, "play red:2/purple:draw5 uno");
    rig_is(&r, "uno", "null");
    rig_told(&r, 0, "{'type':'said_uno','seat':1}");
    rig_refused(&r, 0, "play red:9/purple:5 uno", "illegal_move", "UF-4.1");
    rig_refused(&r, 0, "catch", "illegal_move", "UF-4.2");
    TABLE(2, "uno=auto", "red:1/pink:3 yellow:2/teal:8", "red:9/purple:5 red:8/teal:7",
          "red:2/purple:draw5 green:3/purple:2");
    rig_legal_is(&r, 1, "draw|play red:2/purple:draw5");
    rig_refused(&r, 1, "play red:2/purple:draw5 uno", "illegal_move", "UF-4.1");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "uno", "null");
    rig_refused(&r, 0, "catch", "illegal_move", "UF-4.1");
    rig_refused(&r, 0, "uno", "illegal_move", "UF-4.1");
    rig_done(&r);
}

/* UF-4.2 */
static void who_did_not_say_uno_is_caught(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 yellow:2/teal:8", "green:7/teal:2", "red:2/purple:draw5 green:3/purple:2",
          "red:8/teal:7 red:9/purple:5");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "uno", "1");
    rig_is(&r, "actors", "[0,1,2]");
    rig_legal_is(&r, 0, "catch");
    rig_legal_is(&r, 1, "uno");
    rig_legal_is(
        &r, 2,
        "draw|catch|play red:8/teal:7|play red:8/teal:7 uno|play red:9/purple:5|play red:9/purple:5 uno");
    rig_refused(&r, 1, "catch", "illegal_move", "UF-4.2");
    rig_refused(&r, 0, "uno", "illegal_move", "UF-4.2");
    rig_refused(&r, 0, "draw", "illegal_move", "UF-3.2");
    rig_play(&r, 0, "catch");
    rig_is(&r, "uno", "null");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drawing", "{'seat':1,'left':1,'until':null}");
    rig_told(&r, 2, "{'type':'caught','seat':1,'by':0}");
    rig_cards(&r, "blue:5/pink:9");
    rig_is(&r, "drawing", "null");
    rig_is(&r, "phase", "'top'");
    rig_cards(&r, "blue:8/teal:4");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "turn", "2");
    rig_is(&r, "turns", "1");
    rig_is(&r, "hands.1", "['yellow:2/teal:8','green:3/purple:2','blue:5/pink:9']");
    rig_refused(&r, 0, "catch", "not_your_turn", NULL);
    rig_done(&r);
}

/* UF-4.2: until another seat plays a card; a draw does not protect */
static void the_next_play_ends_the_danger(void **state) {
    (void)state;
    TABLE(3, "", "red:1/pink:3 blue:8/teal:4", "red:7/orange:1 green:7/teal:2",
          "red:2/purple:draw5 green:3/purple:2", "red:8/teal:7 red:9/purple:5 red:6/orange:9");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_play(&r, 2, "draw");
    rig_cards(&r, "red:3/pink:7");
    rig_play(&r, 2, "keep");
    rig_is(&r, "uno", "1");
    rig_is(&r, "phase", "'play'");
    rig_play(&r, 0, "draw");
    rig_is(&r, "uno", "1");
    rig_cards(&r, "green:5/orange:7");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "actors", "[0,1,2]");
    rig_legal_is(&r, 2, "catch");
    rig_play(&r, 2, "catch");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "drew", "null");
    rig_cards(&r, "blue:5/pink:9 blue:9/orange:5");
    rig_is(&r, "phase", "'drawn'");
    rig_is(&r, "drew", "'red:3/pink:7'");
    rig_legal_is(&r, 0, "keep|play red:3/pink:7");
    rig_play(&r, 0, "play red:3/pink:7");
    rig_is(&r, "uno", "null");
    TABLE(3, "", "red:1/pink:3 yellow:2/teal:8", "red:7/orange:1 green:7/teal:2",
          "red:2/purple:draw5 green:3/purple:2", "red:8/teal:7 red:9/purple:5 red:6/orange:9");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_play(&r, 2, "play red:8/teal:7");
    rig_is(&r, "uno", "null");
    rig_refused(&r, 1, "catch", "not_your_turn", NULL);
    rig_done(&r);
}

/* UF-4.2: it holds two cards again once it draws; and the seat on turn may be the one to catch */
static void a_draw_of_its_own_ends_the_danger(void **state) {
    (void)state;
    TABLE(2, "", "red:1/pink:3 yellow:2/teal:8", "red:7/orange:1 green:7/teal:2",
          "red:skip/wild green:3/purple:2");
    rig_play(&r, 1, "play red:skip/wild");
    rig_is(&r, "turn", "1");
    rig_is(&r, "actors", "[0,1]");
    rig_legal_is(&r, 1, "draw|uno");
    rig_refused(&r, 1, "catch", "illegal_move", "UF-4.2");
    rig_play(&r, 1, "draw");
    rig_is(&r, "uno", "null");
    rig_cards(&r, "blue:8/teal:4");
    TABLE(2, "", "red:1/pink:3 yellow:2/teal:8", "red:7/orange:1 green:7/teal:2",
          "red:2/purple:draw5 green:3/purple:2");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_play(&r, 0, "catch");
    rig_cards(&r, "blue:5/pink:9 blue:8/teal:4");
    rig_is(&r, "turn", "0");
    rig_is(&r, "phase", "'play'");
    rig_done(&r);
}

/* UF-4.2: the first to catch counts, even when there are no cards to draw */
static void a_catch_without_cards_to_draw_counts(void **state) {
    (void)state;
    dry_table("", "red:2/purple:draw5 green:5/orange:7");
    rig_play(&r, 1, "pass");
    rig_play(&r, 2, "play red:2/purple:draw5");
    rig_is(&r, "uno", "2");
    rig_play(&r, 1, "catch");
    rig_cards(&r, "red:1/pink:3");
    rig_is(&r, "uno", "null");
    rig_is(&r, "phase", "'play'");
    rig_is(&r, "hands.2", "['red:1/pink:3','green:5/orange:7']");
    rig_told(&r, 0, "{'type':'no_cards','seat':2}");
    rig_done(&r);
}

/* ---- 6 the end ---- */

/* UF-6.1, UF-6.2 */
static void the_winner_scores_the_others_cards(void **state) {
    (void)state;
    TABLE(3, "", "red:9/purple:5 blue:5/pink:9", "wild/pink:5 red:draw1/pink:3 green:3/purple:2",
          "red:2/purple:draw5",
          "wild-draw2/pink:2 red:skip/wild blue:reverse/wild yellow:flip/pink:4 blue:9/orange:5");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "last_round", "{'scores':[0,172,0],'winner':1,'side':'light'}");
    rig_is(&r, "totals", "[0,172,0]");
    rig_is(&r, "round", "2");
    rig_is(&r, "dealer", "1");
    rig_is(&r, "phase", "'deal'");
    rig_is(&r, "turns", "0");
    rig_is(&r, "discard", "[]");
    rig_is(&r, "hands", "[[],[],[]]");
    rig_told(&r, 1,
             "{'type':'cards_left','seat':0,'cards':['red:draw1/pink:3','green:3/purple:2','wild/"
             "pink:5'],'points':53}");
    rig_told(&r, 1, "{'type':'scored','seat':1,'points':172}");
    rig_told(&r, 1, "{'type':'round_over','winner':1,'side':'light','round':1}");
    rig_done(&r);
}

/* UF-6.2 on the dark side */
static void dark_cards_score_their_dark_faces(void **state) {
    (void)state;
    TABLE(2, "", "red:flip/pink:8 blue:5/pink:9",
          "red:2/purple:draw5 red:6/pink:skip-all red:3/wild-draw-color yellow:1/wild yellow:2/teal:8 "
          "red:2/orange:reverse red:4/orange:flip",
          "red:1/pink:3");
    rig_play(&r, 1, "play red:1/pink:3");
    rig_is(&r, "last_round", "{'scores':[0,198],'winner':1,'side':'dark'}");
    rig_is(&r, "side", "'light'");
    rig_done(&r);
}

/* UF-6.1: the next seat draws first, with no challenge; UF-5.9 */
static void a_last_draw_card_is_drawn_first(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 blue:5/pink:9", "green:3/purple:2", "wild-draw2/pink:2");
    rig_play(&r, 1, "play wild-draw2/pink:2 blue");
    rig_is(&r, "phase", "'top'");
    rig_is(&r, "challenge", "null");
    rig_is(&r, "turn", "1");
    rig_is(&r, "uno", "null");
    rig_is(&r, "drawing", "{'seat':0,'left':1,'until':null}");
    rig_cards(&r, "yellow:4/pink:draw5");
    rig_is(&r, "last_round", "{'scores':[0,12],'winner':1,'side':'light'}");
    rig_is(&r, "phase", "'deal'");
    TABLE(2, "", "red:flip/pink:8 blue:5/pink:9", "green:3/purple:2", "red:3/wild-draw-color");
    rig_play(&r, 1, "play red:3/wild-draw-color teal");
    rig_is(&r, "drawing", "{'seat':0,'left':0,'until':'teal'}");
    rig_cards(&r, "yellow:1/wild red:8/teal:7");
    rig_is(&r, "last_round", "{'scores':[0,58],'winner':1,'side':'dark'}");
    rig_done(&r);
}

/* UF-6.1: everything flips before the last flip card is scored */
static void a_last_flip_flips_first(void **state) {
    (void)state;
    TABLE(2, "", "red:9/purple:5 blue:5/pink:9", "green:3/purple:2 red:6/pink:skip-all", "red:flip/pink:8");
    rig_play(&r, 1, "play red:flip/pink:8");
    rig_is(&r, "last_round", "{'scores':[0,32],'winner':1,'side':'dark'}");
    rig_is(&r, "side", "'light'");
    rig_told(&r, 0, "{'type':'flipped','seat':1,'card':'red:9/purple:5','side':'dark'}");
    rig_done(&r);
}

/* UF-6.3 */
static void the_target_ends_the_game(void **state) {
    (void)state;
    TABLE(3, "target=40", "red:9/purple:5 blue:5/pink:9", "wild/pink:5", "red:2/purple:draw5",
          "green:3/purple:2");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "phase", "'over'");
    rig_is(&r, "over", "true");
    rig_is(&r, "winners", "[1]");
    rig_is(&r, "totals", "[0,43,0]");
    rig_is(&r, "round", "1");
    rig_is(&r, "dealer", "0");
    rig_is(&r, "actors", "[]");
    rig_is(&r, "turn", "null");
    rig_is(&r, "draw.top", "null");
    assert_int_equal(r.state.uno_flip.piled, 112);
    rig_refused(&r, 0, "draw", "game_over", NULL);
    rig_told(&r, 2, "{'type':'game_over','rounds':1}");
    rig_told(&r, 2, "{'type':'won','seat':1,'total':43}");
    rig_done(&r);
}

/* UF-6.3 */
static void with_scoring_lowest_each_keeps_its_own_points(void **state) {
    (void)state;
    TABLE(3, "target=40 scoring=lowest", "red:9/purple:5 blue:5/pink:9", "wild/pink:5", "red:2/purple:draw5",
          "green:3/purple:2");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "last_round", "{'scores':[40,0,3],'winner':1,'side':'light'}");
    rig_is(&r, "winners", "[1]");
    TABLE(4, "target=40 scoring=lowest", "red:9/purple:5 blue:5/pink:9", "wild/pink:5", "red:2/purple:draw5",
          "green:3/purple:2", "blue:3/teal:2");
    r.state.uno_flip.seat[1].total = 3;
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "winners", "[1,2,3]");
    rig_is(&r, "totals", "[40,3,3,3]");
    rig_done(&r);
}

/* UF-6.4 */
static void a_round_has_a_limit_of_turns(void **state) {
    (void)state;
    TABLE(2, "max_turns=2 rounds=9", "red:9/purple:5 blue:5/pink:9",
          "wild/pink:5 blue:5/orange:reverse blue:8/teal:4", "red:2/purple:draw5 red:3/pink:7");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "turns", "1");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "yellow:3/pink:draw5");
    rig_play(&r, 0, "keep");
    rig_is(&r, "round", "2");
    rig_is(&r, "last_round.winner", "null");
    rig_told(&r, 0, "{'type':'blocked','turns':2,'limit':true}");
    TABLE(2, "max_turns=1 rounds=9", "red:9/purple:5 blue:5/pink:9", "wild/pink:5", "red:2/purple:draw5");
    rig_play(&r, 1, "play red:2/purple:draw5");
    rig_is(&r, "last_round.winner", "1");
    TABLE(2, "max_turns=1 rounds=9", "red:3/wild-draw-color blue:5/pink:9", "wild/pink:5",
          "red:flip/pink:8 red:2/purple:draw5 red:5/pink:2");
    rig_play(&r, 1, "play red:flip/pink:8");
    rig_is(&r, "phase", "'deal'");
    rig_is(&r, "last_round", "{'scores':[0,0],'winner':null,'side':'dark'}");
    TABLE(2, "max_turns=0", "red:9/purple:5 blue:5/pink:9", "wild/pink:5 blue:8/teal:4",
          "red:2/purple:draw5 red:3/pink:7");
    rig_play(&r, 1, "play red:2/purple:draw5 uno");
    rig_is(&r, "turns", "1");
    rig_is(&r, "phase", "'play'");
    rig_done(&r);
}

/* UF-6.4: passes count as turns */
static void passes_count_as_turns(void **state) {
    (void)state;
    dry_table("max_turns=2 rounds=9", "green:4/teal:9 green:5/orange:7");
    rig_play(&r, 1, "pass");
    rig_is(&r, "turns", "1");
    rig_play(&r, 2, "pass");
    rig_is(&r, "round", "2");
    rig_told(&r, UC_ALL, "{'type':'blocked','turns':2,'limit':true}");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_side_has_its_faces),
        cmocka_unit_test(the_deck_is_the_printed_one),
        cmocka_unit_test(a_player_sees_backs),
        cmocka_unit_test(the_highest_number_deals),
        cmocka_unit_test(those_who_tie_draw_again),
        cmocka_unit_test(cards_go_back_when_they_do_not_suffice),
        cmocka_unit_test(seven_cards_each_then_the_first_discard),
        cmocka_unit_test(a_first_draw1_skip_or_reverse_acts),
        cmocka_unit_test(a_first_wild_is_named_by_the_first_seat),
        cmocka_unit_test(a_first_wild_draw2_goes_back),
        cmocka_unit_test(a_first_flip_flips_everything),
        cmocka_unit_test(a_card_matches_by_color_number_or_symbol),
        cmocka_unit_test(a_refusal_says_what_is_missing),
        cmocka_unit_test(a_seat_plays_or_draws_one_card),
        cmocka_unit_test(a_drawn_card_is_played_or_kept),
        cmocka_unit_test(a_wild_is_played_with_its_color),
        cmocka_unit_test(the_discard_pile_becomes_the_draw_pile),
        cmocka_unit_test(a_seat_passes_only_without_cards_to_draw_or_play),
        cmocka_unit_test(a_round_is_blocked_when_all_pass),
        cmocka_unit_test(a_play_ends_the_count_of_passes),
        cmocka_unit_test(uno_is_said_with_the_play),
        cmocka_unit_test(who_did_not_say_uno_is_caught),
        cmocka_unit_test(the_next_play_ends_the_danger),
        cmocka_unit_test(a_draw_of_its_own_ends_the_danger),
        cmocka_unit_test(a_catch_without_cards_to_draw_counts),
        cmocka_unit_test(the_winner_scores_the_others_cards),
        cmocka_unit_test(dark_cards_score_their_dark_faces),
        cmocka_unit_test(a_last_draw_card_is_drawn_first),
        cmocka_unit_test(a_last_flip_flips_first),
        cmocka_unit_test(the_target_ends_the_game),
        cmocka_unit_test(with_scoring_lowest_each_keeps_its_own_points),
        cmocka_unit_test(a_round_has_a_limit_of_turns),
        cmocka_unit_test(passes_count_as_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
