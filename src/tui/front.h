/** @file
 * What the screen needs from a terminal: its size, showing a canvas, and the next key. There are two front
 * ends: curses, and a scripted one that shows nothing and takes its keys from a test.
 */
#ifndef UC_TUI_FRONT_H
#define UC_TUI_FRONT_H

#include "tui/canvas.h"

/** Keys are characters; these values lie above all characters. */
enum {
    FRONT_ENTER = '\n',
    FRONT_TAB = '\t',
    FRONT_ESCAPE = 27,
    FRONT_UP = 0x200000,
    FRONT_DOWN,
    FRONT_LEFT,
    FRONT_RIGHT,
    FRONT_PAGE_UP,
    FRONT_PAGE_DOWN,
    FRONT_HOME,
    FRONT_END,
    FRONT_BACKSPACE,
    FRONT_CLICK,   /**< at row and column */
    FRONT_RESIZED, /**< draw again */
    FRONT_NOTHING, /**< no key before the timeout */
    FRONT_CLOSED,  /**< the terminal is gone, or a signal asked the program to end */
};

typedef struct front_input {
    int key, row, column;
} front_input;

typedef struct front front;
struct front {
    void (*size)(front *f, int *ret_rows, int *ret_columns);
    void (*show)(front *f, const canvas *c);
    /** Waits for a key, `timeout_ms` at most (-1: forever). */
    front_input (*wait)(front *f, int timeout_ms);
    void (*close)(front *f); /**< restores the terminal, and frees */
};

enum { FRONT_COLORS_BEST = 256 };

/** Takes over the terminal; NULL if it cannot show a screen. `colors`: FRONT_COLORS_BEST, 16, or 0 for none;
 * fewer if the terminal has fewer. */
front *front_curses(int colors);

/** A front end for tests: `next` returns the keys one by one and receives the canvas shown last; it may set
 * the size.
 */
typedef struct front_script {
    front base;
    int rows, columns;
    front_input (*next)(struct front_script *script, const canvas *shown, int timeout_ms);
    void (*shown)(struct front_script *script, const canvas *shown); /**< each canvas; may be NULL */
    void *user;
    const canvas *last;
} front_script;
void front_script_start(front_script *script, int rows, int columns);

#endif
