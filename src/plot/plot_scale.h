/** @file
 * What both ways to write a chart share: the range of an axis, round numbers on it, and their text.
 */
#ifndef UC_PLOT_PLOT_SCALE_H
#define UC_PLOT_PLOT_SCALE_H

#include "plot/plot.h"

enum { SCALE_TICKS_MAX = 24 };

typedef struct scale {
    double min, max; /**< of what is shown, min < max */
    double step;     /**< between two ticks; not for logarithmic ones */
    bool log;
    const char *unit;
} scale;

/** The scale of the x axis: of a numbered one about `ticks` round numbers, of a labeled one 0..labels. */
scale scale_of_x(const plot *p, int ticks);
/** The scale of the values; that of bars contains zero. */
scale scale_of_y(const plot *p, int ticks);
/** Where a number lies: 0 at min, 1 at max, and nothing beyond. */
double scale_place(const scale *s, double number);
/** The ticks, ascending; returns how many. */
int scale_ticks(const scale *s, double ticks[SCALE_TICKS_MAX]);

/** Adds a tick's number with its unit: "0.5", "20k", "35%". */
void scale_add_tick(uc_text *text, const scale *s, double number);
/** Adds an estimate, a digit finer than the ticks of its scale. */
void scale_add_number(uc_text *text, const scale *s, double number);
/** Adds a number with that many decimals (0..9), by a point whatever the language of the terminal. */
void scale_add_fixed(uc_text *text, double number, int decimals);

/** Whether the point is shown, and whether it has an interval. */
bool point_shown(const plot *p, const plot_point *point);
static inline bool point_ranges(const plot_point *point) {
    return point->low < point->high;
}
/** The point of a series at a label, or NULL. */
const plot_point *point_at_label(const plot *p, const plot_series *series, int label);
/** Adds "61.5% [59.6, 63.4]". */
void point_add_estimate(uc_text *text, const scale *y, const plot_point *point);

#endif
