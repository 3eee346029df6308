/** @file
 * A grid of characters for all drawing, before a front end shows it.
 *
 * Styles are names for meanings; each front end has its own table of colors for them, so the same drawing
 * works with 256 colors, 16 or none. Letters always repeat what a color says.
 */
#ifndef UC_TUI_CANVAS_H
#define UC_TUI_CANVAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CANVAS_ROWS_MAX = 200, CANVAS_COLUMNS_MAX = 400, CANVAS_HOT_MAX = 160 };

typedef enum style {
    STYLE_TEXT,
    STYLE_DIM,
    STYLE_BOLD,
    STYLE_BAR,   /**< the line at the top */
    STYLE_KEY,   /**< a key to press */
    STYLE_PICK,  /**< the choice under the cursor */
    STYLE_TURN,  /**< the seat to act */
    STYLE_WARN,  /**< a refusal */
    STYLE_FRAME, /**< the border of a playable card */
    STYLE_FAINT, /**< the border of an unplayable card */
    STYLE_BACK,  /**< a face-down card */
    STYLE_PAPER, /**< a card without a color of its own */
    STYLE_RED,
    STYLE_ORANGE,
    STYLE_YELLOW,
    STYLE_GREEN,
    STYLE_CYAN,
    STYLE_BLUE,
    STYLE_PURPLE,
    STYLE_PINK,
    STYLE_TEAL,
    STYLE_WILD,
    STYLES
} style;

typedef struct canvas_cell {
    char text[8]; /**< one character in UTF-8; empty: the right half of a wide one */
    uint8_t style;
} canvas_cell;

/** A rectangle; a click into it counts as a key. */
typedef struct canvas_hot {
    int row, column, rows, columns, key;
} canvas_hot;

typedef struct canvas {
    int rows, columns;
    canvas_cell *cells; /**< rows x columns */
    canvas_hot hot[CANVAS_HOT_MAX];
    int hots;
} canvas;

/** A part of a canvas. */
typedef struct area {
    int row, column, rows, columns;
} area;

/** Makes the canvas this large (within its limits) and blank; false if out of memory. A zeroed canvas is a
 * valid start. */
bool canvas_start(canvas *c, int rows, int columns);
void canvas_free(canvas *c);
/** Writes text (UTF-8), cut at `width` columns and at the canvas; returns the columns written. */
int canvas_text(canvas *c, int row, int column, int width, style s, const char *text);
int canvas_format(canvas *c, int row, int column, int width, style s, const char *format, ...)
    __attribute__((format(printf, 6, 7)));
/** Fills a rectangle with one character. */
void canvas_fill(canvas *c, area a, style s, const char *character);
/** Changes the style of a rectangle. */
void canvas_paint(canvas *c, area a, style s);
/** A box of lines; heavy ones for choices. */
void canvas_box(canvas *c, area a, style s, bool heavy);
/** A click into the rectangle means the key. Later rectangles lie on top. */
void canvas_hot_key(canvas *c, area a, int key);
/** The key of a click, or 0. */
int canvas_clicked(const canvas *c, int row, int column);
/** One row as text without trailing blanks; returns its bytes. `buffer` has 8 bytes per column and one more.
 */
size_t canvas_row_text(const canvas *c, int row, char *buffer);

/** Columns of a text. */
int text_columns(const char *text);
/** Where to break a text for a line of `width` columns: bytes of the line; *ret_next is the start of the
 * next. */
size_t text_wrap(const char *text, int width, const char **ret_next);
/** Writes wrapped text; returns the rows used, at most a.rows. Leaves out the first `skip` rows. */
int canvas_wrapped(canvas *c, area a, style s, const char *text, int skip);

#endif
