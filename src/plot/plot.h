/** @file
 * Charts, described once and written as SVG or as text for a terminal.
 *
 * A description is constant data of the caller and is only read. Zero is the default everywhere, so a chart
 * is a short initializer:
 *
 *     const plot_point points[] = {{1, 52.0, 50.1, 53.9}, {10, 61.5, 59.6, 63.4}, {100, 66.2, 64.3, 68.1}};
 *     const plot_series series[] = {{"hard", points, 3}};
 *     const plot p = {.title = "Strength by budget",
 *                     .kind = PLOT_LINES,
 *                     .x = {.title = "playouts", .log = true},
 *                     .y = {.title = "games won", .unit = "%"},
 *                     .series = series,
 *                     .series_count = 1};
 *
 * Color never stands alone: series also differ by marker, dash or hatching, and bars and rows have their
 * numbers beside them.
 */
#ifndef UC_PLOT_PLOT_H
#define UC_PLOT_PLOT_H

#include "upcard/text.h"

enum {
    PLOT_SERIES_MAX = 8, /**< series that look different; a chart has at most that many */
};

typedef enum plot_kind {
    PLOT_LINES,  /**< lines between the points of a series, the interval as a band */
    PLOT_POINTS, /**< markers, the interval as an error bar */
    PLOT_BARS,   /**< bars from zero, the interval as an error bar; needs labels */
} plot_kind;

/** One estimate. low <= y <= high is its interval; low == high means no interval. A point whose y is not a
 * finite number is left out, and a line has a gap there. */
typedef struct plot_point {
    double x; /**< number on the x axis; with labels, the index of a label */
    double y, low, high;
} plot_point;

typedef struct plot_series {
    const char *name; /**< for the legend, which a chart with a single series lacks */
    const plot_point *points;
    int count;
} plot_series;

typedef struct plot_axis {
    const char *title; /**< or NULL */
    const char *unit;  /**< follows each number: "%"; or NULL */
    double min, max;   /**< ends of the axis; both 0: round numbers around the data */
    bool log;          /**< logarithmic: all numbers are above 0 */
} plot_axis;

typedef struct plot {
    plot_kind kind;
    const char *title;
    const char *note;          /**< a sentence under the title: the measurement and its method; or NULL */
    plot_axis x, y;            /**< y is the axis of the values, even if it is horizontal */
    const char *const *labels; /**< categories instead of numbers on the x axis; or NULL */
    int label_count;
    bool sideways; /**< with labels: categories from top to bottom, values to the right */
    bool marked;   /**< draws a line across at y = mark, as at "no difference" */
    double mark;
    const plot_series *series; /**< up to PLOT_SERIES_MAX */
    int series_count;
} plot;

/** Adds a complete SVG document. It scales with its width, follows the reader's light or dark colors, and has
 * a title and a description with the numbers for screen readers. Needs about 3 KB and 250 bytes per point. */
void plot_svg(uc_text *text, const plot *p);

/** Adds the chart as lines of at most `width` columns (at least 40), each with a newline, in block and
 * braille characters, or with `ascii` in ASCII alone except in names and titles. With labels each estimate
 * is a line with its number; otherwise the chart is a grid of `height` lines (0: chosen by the width) under
 * its title and legend, with the bands of up to two series. */
void plot_text(uc_text *text, const plot *p, int width, int height, bool ascii);

#endif
