/** @file
 * A game on a screen in memory: a script presses the keys and checks the canvas.
 *
 *     screen s;
 *     screen_open(&s, "flip7", "you,bot:random", "target=50", "seed 1", 24, 80);
 *     assert_int_equal(screen_play(&s, "d d shot:flip7-hit s enter"), TUI_CLOSED);
 *     screen_close(&s);
 *
 * Words of a script: a character is that key; enter esc tab space up down left right pgup pgdn home end;
 * `click:R,C`; `size:ROWSxCOLUMNS`; `shot:NAME` compares the screen with tests/tui/golden/NAME.txt (with
 * UPDATE_GOLDEN set it writes that file); `has:TEXT` and `hasnt:TEXT` look for a text on the screen (`_` for
 * a blank); `first*N` presses enter N times. Bots move without pause. At its end the terminal is closed.
 */
#ifndef UC_TESTS_SCREEN_H
#define UC_TESTS_SCREEN_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "tui/tui.h"

typedef struct screen {
    front_script front;
    uc_table *table;
    tui_settings settings;
    const char *script;
    int repeat;                                          /**< of the key `again` */
    void (*look)(struct screen *s, const canvas *shown); /**< at each canvas; may be NULL */
    void *user;
} screen;

void screen_open(screen *s, const char *game, const char *seats, const char *rules, const char *seed,
                 int rows, int columns);
tui_end screen_play(screen *s, const char *script);
void screen_close(screen *s);

/** Makes moves written as in a record, a line each: "* card 5\n0 hit\n". */
void screen_moves(screen *s, const char *lines);

/** A table without a screen. */
uc_table *table_of(const char *game, const char *seats, const char *rules, const char *seed);
/** The whole canvas as text, a line a row. */
char *canvas_copy(const canvas *c);
bool canvas_has(const canvas *c, const char *text);

#endif
