/** @file
 * Shared by both chart writers: the range of an axis, round numbers on it, and their text.
 */
#ifndef UC_PLOT_PLOT_SCALE_H
#define UC_PLOT_PLOT_SCALE_H

#include "plot/plot.h"

enum { SCALE_TICKS_MAX = 24 };

typedef struct scale {
    double min, max; /**< of the visible range, min < max */
    double step;     /**< between two ticks; not for logarithmic ones */
    bool log;
    const char *unit;
} scale;

/** The scale of the x axis: with numbers, about `ticks` round ones; with labels, 0..labels. */
scale scale_of_x(const plot *p, int ticks);
/** The scale of the values; for bars it includes zero. */
scale scale_of_y(const plot *p, int ticks);
/** The position of a number: 0 at min, 1 at max, clamped to that range. */
double scale_place(const scale *s, double number);
/** The ticks, ascending; returns how many. */
int scale_ticks(const scale *s, double ticks[SCALE_TICKS_MAX]);

/** Adds a tick's number with its unit: "0.5", "20k", "35%". */
void scale_add_tick(uc_text *text, const scale *s, double number);
/** Adds an estimate with one more digit than the ticks of its scale. */
void scale_add_number(uc_text *text, const scale *s, double number);
/** Adds a number with that many decimals (0..9) and a decimal point, whatever the language of the terminal.
 */
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
