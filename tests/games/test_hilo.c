/* HILO, rule by rule (rules/hilo.md): the cards, a turn, lines. */
#include <stdio.h>
#include <string.h>

#include "hilo_table.h"

#include "core/set.h"

/* ---- 1 and 2 ---- */

/* HL-1.1: 104 cards, each as likely as any other. */
static void test_cards(void **state) {
    (void)state;
    rig r;
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    rig_start(&r, "hilo", 2, "");
    assert_int_equal(uc_outcomes(&r.state, moves, weights), 104);
    for (int i = 0; i < 104; i++) assert_int_equal(weights[i], 1);
    rig_is(&r, "unseen.0", "'red:-1'");
    rig_is(&r, "unseen.12", "'red:11'");
    rig_is(&r, "unseen.13", "'orange:-1'");
    rig_is(&r, "unseen.26", "'yellow:-1'");
    rig_is(&r, "unseen.39", "'green:-1'");
    rig_is(&r, "unseen.52", "'cyan:-1'");
    rig_is(&r, "unseen.65", "'blue:-1'");
    rig_is(&r, "unseen.78", "'purple:-1'");
    rig_is(&r, "unseen.91", "'pink:-1'");
    rig_is(&r, "unseen.103", "'pink:11'");
    rig_cards(&r, "red:5");
    rig_play(&r, 0, "turn a1");
    rig_refused(&r, UC_CHANCE, "card red:5", "illegal_move", "HL-1.1");
    rig_done(&r);
}

/* HL-2.1: nine face-down cards each, for every number of seats. */
static void test_setting_up(void **state) {
    (void)state;
    for (int seats = 2; seats <= 6; seats++) {
        rig r;
        char count[8];
        rig_start(&r, "hilo", seats, "");
        snprintf(count, sizeof count, "%d", 104 - 9 * seats);
        rig_is(&r, "draw_count", count);
        rig_is(&r, "layouts.1", "[['?','?','?'],['?','?','?'],['?','?','?']]");
        rig_is(&r, "phase", "'first'");
        rig_is(&r, "turn", "0");
        rig_is(&r, "discard", "[]");
        rig_is(&r, "split", "false");
        rig_is(&r, "last_round", "null");
        rig_done(&r);
    }
}

/* HL-2.2: one card begins the discard pile. */
static void test_first_discard(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 3, "");
    rig_refused(&r, UC_CHANCE, "draw", "illegal_move", "HL-2.2");
    rig_refused(&r, 0, "draw", "not_your_turn", NULL);
    rig_cards(&r, "green:7");
    rig_is(&r, "discard", "['green:7']");
    rig_is(&r, "draw_count", "76");
    rig_told(&r, UC_SPECTATOR, "{'type':'dealt','card':'green:7'}");
    rig_done(&r);
}

/* HL-2.3: two cards each, one after the other, from seat 0. */
static void test_uncovering(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 2, "");
    rig_cards(&r, "green:7");
    rig_legal_is(&r, 0, "turn a1|turn b1|turn c1|turn a2|turn b2|turn c2|turn a3|turn b3|turn c3");
    rig_legal_is(&r, 1, "");
    rig_refused(&r, 0, "draw", "illegal_move", "HL-2.3");
    rig_play(&r, 0, "turn b2");
    rig_is(&r, "reveal", "{'seat':0,'position':'b2','why':'uncover'}");
    rig_is(&r, "layouts.0.1", "['?','?','?']");
    rig_cards(&r, "red:4");
    rig_is(&r, "layouts.0.1", "['?','red:4','?']");
    rig_is(&r, "reveal", "null");
    rig_told(&r, 1, "{'type':'turned','seat':0,'card':'red:4','position':'b2','why':'uncover'}");
    rig_is(&r, "turn", "0");
    rig_refused(&r, 0, "turn b2", "illegal_move", "HL-2.3");
    rig_play(&r, 0, "turn a1");
    rig_cards(&r, "red:3");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'uncover'");
    rig_done(&r);
}

/* HL-2.4: the highest sum of two begins. */
static void test_highest_begins(void **state) {
    (void)state;
    rig r;
    hilo_start(&r, 3, "", "pink:0", "red:5 red:6 blue:11 blue:1 cyan:-1 cyan:11");
    rig_is(&r, "turn", "1");
    rig_is(&r, "phase", "'choose'");
    rig_is(&r, "turns", "0");
    rig_told(&r, 0, "{'type':'begins','seat':1}");
    rig_done(&r);
}

/* HL-2.4: among equals the youngest. */
static void test_youngest_begins(void **state) {
    (void)state;
    rig r;
    hilo_start(&r, 3, "", "pink:0", "red:5 red:6 blue:10 blue:1 cyan:-1 cyan:11");
    rig_is(&r, "turn", "1");
    hilo_start(&r, 3, "ages=2,1,0", "pink:0", "red:5 red:6 blue:10 blue:1 cyan:-1 cyan:11");
    rig_is(&r, "turn", "0");
    rig_is(&r, "rules.ages", "'2,1,0'");
    hilo_start(&r, 3, "ages=1,0,2", "pink:0", "red:-1 red:0 blue:-1 blue:0 cyan:-1 cyan:0");
    rig_is(&r, "turn", "2");
    rig_done(&r);
}

/* ---- 3 ---- */

/* HL-3.1: take or draw, and nothing else. */
static void test_two_things(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    rig_legal_is(&r, 0, "take a1|take b1|take c1|take a2|take b2|take c2|take a3|take b3|take c3|draw");
    rig_refused(&r, 0, "keep", "illegal_move", "HL-3.1");
    rig_refused(&r, 0, "turn c1", "illegal_move", "HL-3.1");
    rig_refused(&r, 1, "draw", "not_your_turn", NULL);
    rig_done(&r);
}

/* HL-3.2: Lucas takes the red 3 and replaces the blue 9, which is discarded. */
static void test_take_for_open_card(void **state) {
    (void)state;
    rig r;
    hilo_start(&r, 2, "", "red:3", "blue:9 green:2 pink:1 purple:1");
    rig_play(&r, 0, "take a1");
    rig_is(&r, "layouts.0.0", "['red:3','green:2','?']");
    rig_is(&r, "discard", "['blue:9']");
    rig_is(&r, "turn", "1");
    rig_is(&r, "turns", "1");
    rig_told(&r, 1, "{'type':'took','seat':0,'card':'red:3'}");
    rig_told(&r, 1, "{'type':'traded','seat':0,'card':'red:3','position':'a1','discarded':'blue:9'}");
    rig_done(&r);
}

/* HL-3.2: Nina takes the yellow 4 for the face-down card in the center of the top row. */
static void test_take_for_face_down_card(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 2, "");
    rig_cards(&r, "yellow:4");
    static const char *const cells[] = {"a1", "c3", "a1", "c3"};
    static const char *const cards[] = {"blue:9", "green:2", "pink:1", "purple:1"};
    for (int i = 0; i < 4; i++) {
        hilo_play(&r, i / 2, "turn ", cells[i]);
        rig_cards(&r, cards[i]);
    }
    rig_play(&r, 0, "take b1");
    rig_is(&r, "reveal", "{'seat':0,'position':'b1','why':'trade'}");
    rig_is(&r, "incoming", "'yellow:4'");
    rig_is(&r, "layouts.0.0", "['blue:9','?','?']");
    rig_is(&r, "discard", "[]");
    rig_is(&r, "chance", "true");
    rig_told(&r, 1, "{'type':'laid','seat':0,'card':'yellow:4','position':'b1'}");
    rig_cards(&r, "orange:8");
    rig_is(&r, "layouts.0.0", "['blue:9','yellow:4','?']");
    rig_is(&r, "discard", "['orange:8']");
    rig_is(&r, "incoming", "null");
    rig_is(&r, "draw_count", "85");
    rig_told(&r, 1, "{'type':'traded','card':'yellow:4','discarded':'orange:8'}");
    rig_done(&r);
}

/* HL-3.3: Marie draws the orange 7, does not want it and turns over another card. */
static void test_draw_and_discard(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    rig_play(&r, 0, "draw");
    rig_is(&r, "phase", "'draw'");
    rig_is(&r, "draw_count", "85");
    rig_cards(&r, "orange:7");
    rig_is(&r, "drawn", "'orange:7'");
    rig_is(&r, "draw_count", "84");
    rig_legal_is(&r, 0,
                 "trade a1|trade b1|trade c1|trade a2|trade b2|trade c2|trade a3|trade b3|trade c3|discard");
    rig_refused(&r, 0, "take a1", "illegal_move", "HL-3.3");
    rig_play(&r, 0, "discard");
    rig_is(&r, "phase", "'flip'");
    rig_is(&r, "drawn", "null");
    rig_is(&r, "discard", "['pink:0','orange:7']");
    rig_told(&r, 1, "{'type':'discarded','seat':0,'card':'orange:7'}");
    rig_legal_is(&r, 0, "turn c1|turn a2|turn b2|turn c2|turn a3|turn b3|turn c3");
    rig_refused(&r, 0, "turn a1", "illegal_move", "HL-3.3");
    rig_refused(&r, 0, "discard", "illegal_move", "HL-3.3");
    rig_play(&r, 0, "turn b2");
    rig_is(&r, "reveal.why", "'flip'");
    rig_cards(&r, "orange:3");
    rig_is(&r, "layouts.0.1", "['?','orange:3','?']");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* HL-3.3: the drawn card is traded like a taken one. */
static void test_draw_and_trade(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "orange:1");
    rig_play(&r, 0, "trade a1");
    rig_is(&r, "layouts.0.0", "['orange:1','purple:5','?']");
    rig_is(&r, "discard", "['pink:0','blue:6']");
    rig_view_is(&r, 0, "drawn", "null");
    hilo_others(&r);
    rig_play(&r, 0, "draw");
    rig_cards(&r, "orange:2");
    rig_play(&r, 0, "trade c3");
    rig_is(&r, "incoming", "'orange:2'");
    rig_is(&r, "drawn", "null");
    rig_cards(&r, "cyan:11");
    rig_is(&r, "layouts.0.2", "['?','?','orange:2']");
    rig_is(&r, "discard", "['pink:0','pink:1','cyan:11']");
    rig_done(&r);
}

/* HL-3.3: only the seat that draws sees the card. */
static void test_drawn_card_is_secret(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    rig_play(&r, 0, "draw");
    rig_cards(&r, "red:-1");
    rig_view_is(&r, 0, "drawn", "'red:-1'");
    rig_view_is(&r, 0, "unseen.0", "'red:0'");
    for (int i = 0; i < 2; i++) {
        int viewer = i ? UC_SPECTATOR : 1;
        rig_view_is(&r, viewer, "drawn", "'?'");
        rig_view_is(&r, viewer, "unseen.0", "'red:-1'");
        rig_view_is(&r, viewer, "draw_count", "84");
        rig_told(&r, viewer, "{'type':'drew','seat':0,'card':null}");
        rig_not_told(&r, viewer, "{'card':'red:-1'}");
    }
    rig_told(&r, 0, "{'type':'drew','seat':0,'card':'red:-1'}");
    rig_done(&r);
}

/* HL-3.4: the discard pile but for its top card becomes the draw pile; face-down cards stay apart. */
static void test_discard_pile_is_drawn_again(void **state) {
    (void)state;
    rig r;
    hilo_empty_draw_pile(&r);
    rig_is(&r, "draw_count", "0");
    rig_is(&r, "split", "false");
    uc_set down = r.state.hilo.unseen;
    int top = r.state.hilo.discard[49], seat = r.state.hilo.turn;
    assert_int_equal(set_count(down), 42);
    rig_play(&r, seat, "draw");
    rig_is(&r, "split", "true");
    rig_is(&r, "draw_count", "49");
    assert_int_equal(r.state.hilo.discards, 1);
    assert_int_equal(r.state.hilo.discard[0], top);
    assert_true(set_equal(r.state.hilo.down, down));
    assert_int_equal(set_count(r.state.hilo.unseen), 91);
    assert_int_equal(uc_outcomes(&r.state, (uc_move[UC_MOVES_MAX]){0}, NULL), 49);
    rig_is(&r, "unseen_draw.0", "'red:1'");
    rig_is(&r, "unseen_down.0", "'red:-1'");
    rig_told(&r, 0, "{'type':'recycled','cards':49}");
    rig_refused(&r, UC_CHANCE, "card red:-1", "illegal_move", "HL-3.4");
    rig_cards(&r, "red:1");
    rig_is(&r, "unseen_draw.0", "'red:3'");
    rig_view_is(&r, UC_SPECTATOR, "unseen_draw.0", "'red:1'");
    rig_view_is(&r, UC_SPECTATOR, "unseen.1", "'red:1'");
    rig_play(&r, seat, "trade c3");
    assert_int_equal(uc_outcomes(&r.state, (uc_move[UC_MOVES_MAX]){0}, NULL), 42);
    rig_refused(&r, UC_CHANCE, "card red:3", "illegal_move", "HL-3.4");
    rig_cards(&r, "red:-1");
    assert_int_equal(set_count(r.state.hilo.down), 41);
    assert_null(uc_check(&r.state));
    rig_done(&r);
}

/* HL-3.4: it may happen again in the same round. */
static void test_discard_pile_is_drawn_twice(void **state) {
    (void)state;
    rig r;
    hilo_empty_draw_pile(&r);
    for (int i = 0; i < 50; i++) {
        int seat = r.state.hilo.turn;
        rig_play(&r, seat, "draw");
        hilo_reveal_any(&r);
        rig_play(&r, seat, "trade b1");
    }
    rig_is(&r, "split", "true");
    rig_is(&r, "draw_count", "48");
    assert_int_equal(r.state.hilo.discards, 2);
    assert_int_equal(set_count(r.state.hilo.down), 42);
    rig_done(&r);
}

/* ---- 4 ---- */

/* HL-4.1: three face-up cards of one color in a row, a column or a diagonal. */
static void test_lines(void **state) {
    (void)state;
    static const struct {
        const char *layout, *last, *card, *legal;
    } cases[] = {
        {"red:1 red:2 ? ? ? ? ? ? ?", "c1", "red:3", "remove row 1|keep"},
        {"? ? ? red:1 red:2 ? ? ? ?", "c2", "red:3", "remove row 2|keep"},
        {"? ? ? ? ? ? red:1 red:2 ?", "c3", "red:3", "remove row 3|keep"},
        {"red:1 ? ? red:2 ? ? ? ? ?", "a3", "red:3", "remove col a|keep"},
        {"? red:1 ? ? red:2 ? ? ? ?", "b3", "red:3", "remove col b|keep"},
        {"? ? red:1 ? ? red:2 ? ? ?", "c3", "red:3", "remove col c|keep"},
        {"red:1 ? ? ? red:2 ? ? ? ?", "c3", "red:3",
         "remove diag a1c3 horizontal|remove diag a1c3 vertical|keep"},
        {"? ? red:1 ? red:2 ? ? ? ?", "a3", "red:3",
         "remove diag c1a3 horizontal|remove diag c1a3 vertical|keep"},
        {"orange:-1 ? orange:11 ? ? ? ? ? ?", "b1", "orange:3", "remove row 1|keep"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        rig r;
        hilo_begin(&r, "");
        hilo_build(&r, cases[i].layout);
        rig_is(&r, "phase", "'choose'");
        hilo_put(&r, cases[i].last, cases[i].card);
        rig_is(&r, "phase", "'hilo'");
        rig_is(&r, "slid", "false");
        rig_legal_is(&r, 0, cases[i].legal);
        rig_done(&r);
    }
}

/* HL-4.1: two of a color and a neighbor in the order of the cards are no line, nor are face-down cards. */
static void test_no_lines(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:11 orange:-1 red:10 cyan:-1 ? ? blue:11 ? ?");
    hilo_put(&r, "b2", "red:-1");
    rig_is(&r, "phase", "'choose'");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* HL-4.1: what is no line cannot be removed. */
static void test_removing_no_line(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:1 red:2 ? red:4 ? ? ? ? ?");
    hilo_put(&r, "c1", "red:3");
    rig_refused(&r, 0, "remove row 2", "illegal_move", "HL-4.1");
    rig_refused(&r, 0, "remove col a", "illegal_move", "HL-4.1");
    rig_refused(&r, 0, "remove diag a1c3 vertical", "illegal_move", "HL-4.1");
    rig_refused(&r, 0, "draw", "illegal_move", "HL-4.2");
    rig_done(&r);
}

/* HL-4.1: in two rows of three only rows are lines, in a single one only that. */
static void test_lines_of_two_rows(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:1 red:2 ? ? ? ? ? ? ?");
    hilo_put(&r, "c1", "red:3");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[['?','?','?'],['?','?','?']]");
    hilo_put(&r, "a1", "cyan:1");
    hilo_put(&r, "a2", "cyan:2");
    hilo_put(&r, "b2", "cyan:3");
    rig_is(&r, "phase", "'choose'");
    hilo_put(&r, "c2", "cyan:4");
    rig_legal_is(&r, 0, "remove row 2|keep");
    rig_play(&r, 0, "remove row 2");
    rig_is(&r, "layouts.0", "[['cyan:1','?','?']]");
    hilo_others(&r);
    rig_legal_is(&r, 0, "take a1|take b1|take c1|draw");
    rig_refused(&r, 0, "take a2", "illegal_move", "HL-3.2");
    hilo_put(&r, "b1", "cyan:5");
    hilo_put(&r, "c1", "cyan:6");
    rig_legal_is(&r, 0, "remove row 1|keep");
    rig_done(&r);
}

/* HL-4.1: the same with columns. */
static void test_lines_of_two_columns(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "? red:1 ? ? red:2 ? ? ? ?");
    hilo_put(&r, "b3", "red:3");
    rig_play(&r, 0, "remove col b");
    hilo_others(&r);
    rig_legal_is(&r, 0, "take a1|take b1|take a2|take b2|take a3|take b3|draw");
    hilo_put(&r, "a1", "cyan:1");
    hilo_put(&r, "b1", "cyan:2");
    hilo_put(&r, "b2", "cyan:3");
    rig_is(&r, "phase", "'choose'");
    hilo_put(&r, "b3", "cyan:4");
    rig_legal_is(&r, 0, "remove col b|keep");
    rig_play(&r, 0, "remove col b");
    rig_is(&r, "layouts.0", "[['cyan:1'],['?'],['?']]");
    hilo_others(&r);
    rig_legal_is(&r, 0, "take a1|take a2|take a3|draw");
    hilo_put(&r, "a2", "cyan:5");
    hilo_put(&r, "a3", "cyan:6");
    rig_legal_is(&r, 0, "remove col a|keep");
    rig_done(&r);
}

/* HL-4.2: a line may be kept, and removed at the end of a later own turn. */
static void test_keeping(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:1 red:2 ? ? ? ? ? ? ?");
    hilo_put(&r, "c1", "red:3");
    rig_play(&r, 0, "keep");
    rig_is(&r, "layouts.0.0", "['red:1','red:2','red:3']");
    rig_is(&r, "turn", "1");
    rig_told(&r, 1, "{'type':'kept','seat':0}");
    hilo_put(&r, "c3", "cyan:1");
    rig_legal_is(&r, 0, "remove row 1|keep");
    rig_play(&r, 0, "keep");
    hilo_put(&r, "c1", "cyan:2");
    rig_is(&r, "phase", "'choose'");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* HL-4.2: removal=forced leaves no choice but which. */
static void test_forced_removal(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "removal=forced");
    hilo_build(&r, "red:1 red:2 ? ? ? ? ? ? ?");
    hilo_put(&r, "c1", "red:3");
    rig_legal_is(&r, 0, "remove row 1");
    rig_refused(&r, 0, "keep", "illegal_move", "HL-4.2");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[['?','?','?'],['?','?','?']]");
    rig_done(&r);
}

/* HL-4.3: with several lines the seat chooses one; the other waits for a later turn. */
static void test_several_lines(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:1 red:2 ? ? ? ? cyan:1 cyan:2 ?");
    hilo_put(&r, "c3", "cyan:3");
    rig_play(&r, 0, "keep");
    hilo_put(&r, "c1", "red:3");
    rig_legal_is(&r, 0, "remove row 1|remove row 3|keep");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[['?','?','?'],['cyan:1','cyan:2','cyan:3']]");
    rig_is(&r, "turn", "1");
    hilo_others(&r);
    rig_play(&r, 0, "take a1");
    hilo_reveal_any(&r);
    rig_legal_is(&r, 0, "remove row 2|keep");
    rig_done(&r);
}

/* HL-4.3: one card can make two lines; what is left of the other is no line any more. */
static void test_lines_that_cross(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "? red:1 red:2 red:6 cyan:3 ? red:4 ? ?");
    hilo_put(&r, "a1", "red:0");
    rig_legal_is(&r, 0, "remove row 1|remove col a|keep");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[['red:6','cyan:3','?'],['red:4','?','?']]");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* HL-4.4: Lucas removes the red row: the red 2 lies on top, above the card discarded before. */
static void test_lowest_on_top(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:2 red:8 ? ? ? ? ? ? ?");
    hilo_others(&r);
    rig_play(&r, 0, "draw");
    rig_cards(&r, "red:5");
    rig_play(&r, 0, "trade c1");
    rig_cards(&r, "cyan:0");
    rig_play(&r, 0, "remove row 1");
    int count = r.state.hilo.discards;
    char path[32];
    static const char *const pile[] = {"'cyan:0'", "'red:8'", "'red:5'", "'red:2'"};
    for (int i = 0; i < 4; i++) {
        snprintf(path, sizeof path, "discard.%d", count - 4 + i);
        rig_is(&r, path, pile[i]);
    }
    rig_told(
        &r, 1,
        "{'type':'removed','seat':0,'line':'row 1','highest':'red:8','middle':'red:5','lowest':'red:2'}");
    rig_done(&r);
}

/* HL-4.4, HL-4.5: Nina removes the yellow cards of the left column: the yellow 1 is on top. */
static void test_nina(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "yellow:4 ? ? yellow:1 ? cyan:3 ? ? ?");
    hilo_put(&r, "a3", "yellow:9");
    rig_play(&r, 0, "remove col a");
    rig_is(&r, "layouts.0", "[['purple:5','?'],['?','cyan:3'],['?','?']]");
    assert_int_equal(r.state.hilo.discard[r.state.hilo.discards - 1], 28);
    rig_play(&r, 1, "take a1");
    rig_is(&r, "layouts.1.0.0", "'yellow:1'");
    rig_done(&r);
}

/* HL-4.5: row by row down to nothing, which ends the round (HL-5.1). */
static void test_down_to_nothing(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "? ? ? red:1 red:2 ? ? ? ?");
    hilo_put(&r, "c2", "red:3");
    rig_play(&r, 0, "remove row 2");
    rig_is(&r, "layouts.0", "[['blue:6','purple:5','?'],['?','?','?']]");
    hilo_build(&r, "cyan:1 cyan:2 cyan:3 ? ? ? ? ? ?");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[['?','?','?']]");
    hilo_build(&r, "cyan:4 cyan:5 ? ? ? ? ? ? ?");
    hilo_put(&r, "c1", "cyan:6");
    rig_play(&r, 0, "remove row 1");
    rig_is(&r, "layouts.0", "[]");
    rig_is(&r, "ended_by", "0");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* HL-4.5: the same column by column. */
static void test_columns_down_to_nothing(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "? ? red:1 ? ? red:2 ? ? red:3");
    rig_play(&r, 0, "remove col c");
    hilo_build(&r, "? cyan:1 ? ? cyan:2 ? ? ? ?");
    hilo_put(&r, "b3", "cyan:3");
    rig_play(&r, 0, "remove col b");
    rig_is(&r, "layouts.0", "[['blue:6'],['?'],['?']]");
    hilo_put(&r, "a2", "blue:7");
    hilo_put(&r, "a3", "blue:8");
    rig_play(&r, 0, "remove col a");
    rig_is(&r, "layouts.0", "[]");
    rig_is(&r, "ended_by", "0");
    rig_done(&r);
}

/* The layout that the four slides begin with: all different, but for one diagonal. */
static void build_diagonal(rig *r, bool fall) {
    hilo_begin(r, "");
    if (fall) {
        hilo_build(r, "red:1 orange:1 yellow:1 green:1 red:2 cyan:1 orange:2 ? ?");
        hilo_put(r, "c3", "red:3");
    } else {
        hilo_build(r, "cyan:1 orange:1 red:1 green:1 red:2 yellow:1 ? ? orange:2");
        hilo_put(r, "a3", "red:3");
    }
}

/* HL-4.6: both diagonals, pushed together both ways. Marie's example is the third. */
static void test_slides(void **state) {
    (void)state;
    static const struct {
        bool fall;
        const char *move, *layout, *direction;
    } cases[] = {
        {true, "remove diag a1c3 horizontal",
         "[['orange:1','yellow:1'],['green:1','cyan:1'],['orange:2','?']]", "horizontal"},
        {true, "remove diag a1c3 vertical", "[['green:1','orange:1','yellow:1'],['orange:2','?','cyan:1']]",
         "vertical"},
        {false, "remove diag c1a3 horizontal",
         "[['cyan:1','orange:1'],['green:1','yellow:1'],['?','orange:2']]", "horizontal"},
        {false, "remove diag c1a3 vertical", "[['cyan:1','orange:1','yellow:1'],['green:1','?','orange:2']]",
         "vertical"},
    };
    for (int i = 0; i < 4; i++) {
        rig r;
        build_diagonal(&r, cases[i].fall);
        rig_play(&r, 0, cases[i].move);
        rig_is(&r, "layouts.0", cases[i].layout);
        rig_is(&r, "turn", "1");
        rig_told(&r, 1, "{'type':'removed','highest':'red:3','middle':'red:2','lowest':'red:1'}");
        char slid[64];
        snprintf(slid, sizeof slid, "{'type':'slid','seat':0,'direction':'%s'}", cases[i].direction);
        rig_told(&r, 1, slid);
        rig_done(&r);
    }
}

/* HL-4.7: one line that the slide makes goes too, on top of the first. */
static void test_slide_makes_a_line(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:1 green:3 green:5 green:4 red:2 cyan:1 orange:2 ? ?");
    hilo_put(&r, "c3", "red:3");
    rig_play(&r, 0, "remove diag a1c3 vertical");
    rig_is(&r, "layouts.0", "[['orange:2','?','cyan:1']]");
    rig_is(&r, "phase", "'choose'");
    rig_told(&r, 1,
             "{'type':'removed','line':'row 1','highest':'green:5','middle':'green:4','lowest':'green:3'}");
    const uint8_t *top = &r.state.hilo.discard[r.state.hilo.discards - 6];
    assert_memory_equal(top, ((uint8_t[]){4, 3, 2, 45, 44, 43}), 6);
    rig_done(&r);
}

/* HL-4.7: a face-down card makes no line. */
static void test_slide_of_face_down_cards(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:1 green:3 ? green:4 red:2 cyan:1 orange:2 ? ?");
    hilo_put(&r, "c3", "red:3");
    rig_play(&r, 0, "remove diag a1c3 vertical");
    rig_is(&r, "layouts.0", "[['green:4','green:3','?'],['orange:2','?','cyan:1']]");
    rig_is(&r, "phase", "'choose'");
    rig_done(&r);
}

/* HL-4.7: of two lines that the slide makes the seat removes one; the other stays until HL-5.2. */
static void test_slide_makes_two_lines(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "removal=forced");
    hilo_build(&r, "green:1 green:2 red:1 cyan:3 red:2 green:3 ? cyan:4 cyan:5");
    hilo_put(&r, "a3", "red:3");
    rig_is(&r, "slid", "false");
    rig_play(&r, 0, "remove diag c1a3 vertical");
    rig_is(&r, "phase", "'hilo'");
    rig_is(&r, "slid", "true");
    rig_is(&r, "layouts.0", "[['green:1','green:2','green:3'],['cyan:3','cyan:4','cyan:5']]");
    rig_legal_is(&r, 0, "remove row 1|remove row 2");
    rig_refused(&r, 0, "keep", "illegal_move", "HL-4.7");
    rig_play(&r, 0, "remove row 2");
    rig_is(&r, "layouts.0", "[['green:1','green:2','green:3']]");
    rig_is(&r, "slid", "false");
    rig_is(&r, "ended_by", "0");
    rig_is(&r, "turn", "1");
    rig_done(&r);
}

/* HL-4.7: the same with columns, and with removal=optional. */
static void test_slide_makes_two_columns(void **state) {
    (void)state;
    rig r;
    hilo_begin(&r, "");
    hilo_build(&r, "red:1 green:1 cyan:1 green:2 red:2 cyan:2 green:3 cyan:3 ?");
    hilo_put(&r, "c3", "red:3");
    rig_play(&r, 0, "remove diag a1c3 horizontal");
    rig_legal_is(&r, 0, "remove col a|remove col b");
    rig_refused(&r, 0, "keep", "illegal_move", "HL-4.7");
    rig_play(&r, 0, "remove col a");
    rig_is(&r, "layouts.0", "[['cyan:1'],['cyan:2'],['cyan:3']]");
    rig_done(&r);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cards),
        cmocka_unit_test(test_setting_up),
        cmocka_unit_test(test_first_discard),
        cmocka_unit_test(test_uncovering),
        cmocka_unit_test(test_highest_begins),
        cmocka_unit_test(test_youngest_begins),
        cmocka_unit_test(test_two_things),
        cmocka_unit_test(test_take_for_open_card),
        cmocka_unit_test(test_take_for_face_down_card),
        cmocka_unit_test(test_draw_and_discard),
        cmocka_unit_test(test_draw_and_trade),
        cmocka_unit_test(test_drawn_card_is_secret),
        cmocka_unit_test(test_discard_pile_is_drawn_again),
        cmocka_unit_test(test_discard_pile_is_drawn_twice),
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_no_lines),
        cmocka_unit_test(test_removing_no_line),
        cmocka_unit_test(test_lines_of_two_rows),
        cmocka_unit_test(test_lines_of_two_columns),
        cmocka_unit_test(test_keeping),
        cmocka_unit_test(test_forced_removal),
        cmocka_unit_test(test_several_lines),
        cmocka_unit_test(test_lines_that_cross),
        cmocka_unit_test(test_lowest_on_top),
        cmocka_unit_test(test_nina),
        cmocka_unit_test(test_down_to_nothing),
        cmocka_unit_test(test_columns_down_to_nothing),
        cmocka_unit_test(test_slides),
        cmocka_unit_test(test_slide_makes_a_line),
        cmocka_unit_test(test_slide_of_face_down_cards),
        cmocka_unit_test(test_slide_makes_two_lines),
        cmocka_unit_test(test_slide_makes_two_columns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
