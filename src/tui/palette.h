/** @file
 * The colors of the styles.
 */
#ifndef UC_TUI_PALETTE_H
#define UC_TUI_PALETTE_H

#include "tui/canvas.h"

enum { PALETTE_BOLD = 1, PALETTE_DIM = 2, PALETTE_REVERSE = 4, PALETTE_UNDERLINE = 8 };

/** Colors are numbers of the terminal's palette, -1 its own. */
typedef struct palette_entry {
    int16_t text, ground;
    uint8_t marks;
} palette_entry;

/** For a terminal of 256, 16, 8 or no colors. */
palette_entry palette_of(style s, int colors);

#endif
