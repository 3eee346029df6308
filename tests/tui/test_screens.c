/* Screens compared as text with those of tests/tui/golden, which were looked at before they were committed.
 */
#include <string.h>

#include "screen.h"

static void play(const char *game, const char *seats, const char *rules, const char *seed, int rows,
                 int columns, const char *script) {
    screen s;
    screen_open(&s, game, seats, rules, seed, rows, columns);
    assert_int_equal(screen_play(&s, script), TUI_CLOSED);
    screen_close(&s);
}

static void flip7_screens(void **state) {
    (void)state;
    play("flip7", "you,bot:random,bot:random,bot:random", "", "screens", 24, 80,
         "shot:flip7-begin d shot:flip7-hit d size:45x140 shot:flip7-large tab shot:flip7-scores esc ? "
         "shot:flip7-rules");
}

/* All 36 seats fit on the smallest screen. */
static void flip7_full_table(void **state) {
    (void)state;
    char seats[UC_SEATS_MAX * 12] = "you";
    for (int seat = 1; seat < UC_SEATS_MAX; seat++) strcat(seats, ",bot:random");
    play("flip7", seats, "", "full", 24, 80, "d shot:flip7-36-seats");
}

static void hilo_screens(void **state) {
    (void)state;
    play("hilo", "you,bot:random,bot:random", "", "screens", 24, 80,
         "shot:hilo-begin 1 2 shot:hilo-turn d shot:hilo-drawn x size:30x100 shot:hilo-flip");
    play("hilo", "you,bot:random,bot:random,bot:random,bot:random,bot:random", "", "six", 24, 80,
         "1 2 shot:hilo-six-seats");
}

/* The slides of a diagonal are shown before one is chosen (HL-4.6). */
static void hilo_slides(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "hilo", "ann,bob", "", "slides", 24, 80);
    screen_moves(&s, "* card green:5\n0 turn a1\n* card red:1\n0 turn b2\n* card red:5\n"
                     "1 turn a1\n* card blue:0\n1 turn b1\n* card blue:1\n"
                     "0 draw\n* card red:9\n0 trade c3\n* card yellow:3\n");
    screen_play(&s, "shot:hilo-line right shot:hilo-line-second 2 shot:hilo-slid");
    screen_close(&s);
}

/* HL-4.3: the question is another one when a line has gone in this turn. */
static void hilo_asks_again(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "hilo", "ann,bob", "lines_per_turn=2", "again", 24, 80);
    screen_moves(&s, "* card pink:0\n0 turn a1\n* card blue:6\n0 turn b1\n* card purple:5\n1 turn a1\n"
                     "* card pink:1\n1 turn b1\n* card purple:1\n0 draw\n* card red:1\n0 trade a1\n"
                     "1 take a1\n0 draw\n* card red:2\n0 trade b1\n1 take a1\n0 draw\n* card green:1\n"
                     "0 trade a2\n* card pink:11\n1 take a1\n0 draw\n* card green:2\n0 trade b2\n"
                     "* card pink:10\n1 take a1\n0 draw\n* card cyan:1\n0 trade a3\n* card pink:9\n"
                     "1 take a1\n0 draw\n* card cyan:2\n0 trade b3\n* card pink:8\n1 take a1\n0 draw\n"
                     "* card red:3\n0 trade c1\n* card pink:7\n0 keep\n1 take a1\n0 draw\n"
                     "* card green:3\n0 trade c2\n* card pink:6\n0 keep\n1 take a1\n0 draw\n"
                     "* card cyan:3\n0 trade c3\n* card pink:5\n");
    screen_play(&s, "1 shot:hilo-another");
    screen_close(&s);
}

static void hi_lo_flip_screens(void **state) {
    (void)state;
    play("hi_lo_flip", "you,bot:random,bot:random,bot:random", "", "screens", 24, 80,
         "shot:hi_lo_flip-begin enter shot:hi_lo_flip-second size:45x140 shot:hi_lo_flip-large");
}

static void look_for_waits(screen *s, const canvas *shown) {
    bool *seen = s->user;
    seen[0] |= canvas_has(shown, "Whim is to move ...");
    seen[1] |= canvas_has(shown, "Whim chooses whom to swap hands with ...");
}

/* UF-7.9: there are other words for a seat that swaps hands than for one that plays. */
static void uno_flip_swap(void **state) {
    (void)state;
    screen s;
    bool seen[2] = {false, false};
    screen_open(&s, "uno_flip", "you,bot:random,bot:random", "dealer=0 sevens=swap hand=2", "swap", 24, 80);
    s.look = look_for_waits;
    s.user = seen;
    screen_moves(&s, "* card blue:8/teal:4\n* card green:1/orange:5\n* card red:7/orange:1\n"
                     "* card blue:2/pink:6\n* card yellow:2/teal:8\n* card blue:3/teal:2\n"
                     "* card red:5/pink:2\n* card yellow:9/teal:5\n1 play red:7/orange:1 uno\n");
    screen_play(&s, "esc");
    assert_true(seen[1]);
    screen_close(&s);
    screen_open(&s, "uno_flip", "you,bot:random,bot:random", "dealer=0", "swap", 24, 80);
    s.look = look_for_waits;
    s.user = seen;
    screen_play(&s, "esc");
    assert_true(seen[0]);
    screen_close(&s);
}

/* Both faces of the own cards, the backs of the others', the color and the direction. */
static void uno_flip_screens(void **state) {
    (void)state;
    play("uno_flip", "you,bot:random,bot:random,bot:random", "", "screens", 24, 80,
         "shot:uno_flip-begin enter shot:uno_flip-second size:45x140 shot:uno_flip-large");
    play("uno_flip", "you,bot:random,bot:random,bot:random", "backs=hidden", "screens", 30, 100,
         "shot:uno_flip-hidden-backs");
    play("uno_flip",
         "you,bot:random,bot:random,bot:random,bot:random,bot:random,bot:random,bot:random,bot:random,bot:"
         "random",
         "", "ten", 24, 80, "shot:uno_flip-ten-seats");
}

static void see_draw(screen *s, const canvas *shown) {
    if (!canvas_has(shown, "Your turn. Play ") || canvas_has(shown, "say nothing") ||
        canvas_has(shown, "naming"))
        return;
    ++*(int *)s->user;
    assert_true(canvas_has(shown, "draw a card") || canvas_has(shown, "p pass"));
    assert_false(canvas_has(shown, "more (arrows)"));
}

/* The list of moves shows the draw even if very many cards may be played, and a crowded hand shows all of its
 * cards. */
static void uno_flip_crowded_hand(void **state) {
    (void)state;
    screen s;
    int looks = 0;
    screen_open(&s, "uno_flip", "you,bot:random,bot:random", "", "crowded", 24, 80);
    s.look = see_draw;
    s.user = &looks;
    for (int i = 0; i < 16; i++) screen_play(&s, "d k a");
    screen_play(&s, "shot:uno_flip-crowded ? has:Keys pgdn has:re_red");
    assert_true(looks > 10);
    screen_close(&s);
}

/* Names are cut and padded by columns; rounds that do not fit beside the last ones are listed below them. */
static void score_table(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "flip7", "Zo\u00eb\u6f22\u5b57,Wilhelmina-Katharina", "target=500", "scores", 24, 80);
    for (int i = 0; i < 20; i++) screen_play(&s, "s s s s enter");
    screen_play(&s, "tab shot:scores-earlier has:Rounds_1_to");
    screen_close(&s);
}

static void too_small_a_terminal(void **state) {
    (void)state;
    play("flip7", "you,bot:random", "", "small", 24, 80,
         "size:20x70 shot:too-small d enter has:needs_80_columns_and_24_rows size:24x80 hasnt:needs "
         "has:Hit_or_stay?");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flip7_screens),         cmocka_unit_test(flip7_full_table),
        cmocka_unit_test(hilo_screens),          cmocka_unit_test(hilo_slides),
        cmocka_unit_test(hilo_asks_again),       cmocka_unit_test(hi_lo_flip_screens),
        cmocka_unit_test(uno_flip_swap),         cmocka_unit_test(uno_flip_screens),
        cmocka_unit_test(uno_flip_crowded_hand), cmocka_unit_test(score_table),
        cmocka_unit_test(too_small_a_terminal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
