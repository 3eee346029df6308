/** @file
 * Lines, cells and colors of a layout, for the players of HILO.
 */
#ifndef UC_BOTS_HILO_LAYOUT_H
#define UC_BOTS_HILO_LAYOUT_H

#include "upcard/hilo.h"

enum { HILO_LINES = 8 };

/** The cells of each line of a layout, in the order of the bits of uc_hilo_seat.lines (HL-4.1). */
static const uint8_t hilo_lines[HILO_LINES][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                                  {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

/** Bit l: line l has room in a layout of this shape. */
static inline unsigned hilo_lines_of(const uc_hilo_seat *seat) {
    unsigned rows = seat->columns == 3 ? (1U << seat->rows) - 1 : 0;
    unsigned columns = seat->rows == 3 ? (1U << seat->columns) - 1 : 0;
    return rows | columns << 3 | (rows && columns ? 0xc0U : 0);
}

/** Bit c: the layout has a cell c. */
static inline unsigned hilo_cells_of(const uc_hilo_seat *seat) {
    unsigned row = (1U << seat->columns) - 1, rows = (1U << 3 * seat->rows) - 1;
    return row * 0111U & rows;
}

/** 0 to 7; every face-down card has the same color of its own. */
static inline int hilo_color_of(int card) {
    return card == UC_HILO_DOWN ? UC_HILO_COLORS : card / UC_HILO_VALUES;
}

/** Of an open card: -1 to 11. */
static inline int hilo_value_of(int card) {
    return card % UC_HILO_VALUES - 1;
}

#endif
