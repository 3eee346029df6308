/* Charts as SVG. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "plot/plot_scale.h"
#include "tui/width.h"

/* Units of the picture, which scales as a whole. */
enum {
    WIDTH = 720,
    PLOT_HEIGHT = 300,
    MARGIN = 20,
    TITLE_SIZE = 18,
    TEXT_SIZE = 13,
    LINE = 18,      /* from one line of text to the next */
    SWATCH = 28,    /* in the legend */
    ROW = 24,       /* of an estimate in a horizontal chart */
    ROW_GAP = 10,   /* between two categories there */
    LABEL_MAX = 26, /* columns of a category's label there */
};

/* One look per series: colors with a contrast of 3:1 or more on light and dark ground that remain distinct
 * for people who see no red, no green or no blue (CIE distance 24 or more under the matrices of Machado,
 * Oliveira and Fernandes 2009); a marker; dashes; and a hatching of bars, as the lines of a tile of 6 x 6. */
static const struct {
    const char *light, *dark, *marker, *dashes, *hatching;
} looks[PLOT_SERIES_MAX] = {
    {"#0072b2", "#56b4e9", "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z", "none", ""},
    {"#f5425d", "#fc8e8d", "M-4 -4h8v8h-8z", "9 4", "M0 6L6 0M-1 1L1 -1M5 7L7 5"},
    {"#610e34", "#e6fe3f", "M0 -5L5 4H-5z", "2.5 3", "M0 0L6 6M-1 5L1 7M5 -1L7 1"},
    {"#9709f2", "#fc1521", "M0 -5.5L5.5 0L0 5.5L-5.5 0z", "9 3 2.5 3", "M0 3H6"},
    {"#ba8806", "#b24bf7", "M0 5L5 -4H-5z", "14 4", "M3 0V6"},
    {"#4c4b0f", "#e937a4", "M-5 -5L5 5M-5 5L5 -5", "5 2", "M0 3H6M3 0V6"},
    {"#231f96", "#bdfdf4", "M-5.5 0H5.5M0 -5.5V5.5", "9 3 2.5 3 2.5 3", "M0 6L6 0M0 0L6 6"},
    {"#4c1159", "#44f567", "M-3 -5H3L5 0L3 5H-3L-5 0z", "1.5 5", "M0 1.5H6M0 4.5H6"},
};

/* Labels that do not fit side by side are rotated by 35 degrees: their cosine and sine. */
static const double LEAN_ACROSS = 0.819, LEAN_DOWN = 0.574;

typedef struct frame {
    const plot *p;
    scale x, y;
    double left, top, right, bottom; /* of the drawing area */
} frame;

typedef struct spot {
    double x, y;
} spot;

/* Pieces of text. A piece of markup is a list of strings and numbers. */

static void add_number(uc_text *text, double number) {
    scale_add_fixed(text, number, 1);
}

/** Adds a pattern in which each % stands for one of the numbers after it. */
static void add(uc_text *text, const char *pattern, const double *numbers) {
    for (const char *next; *pattern; pattern = next) {
        next = pattern + strcspn(pattern, "%");
        uc_text_add_bytes(text, pattern, (size_t)(next - pattern));
        if (!*next) break;
        add_number(text, *numbers++);
        next++;
    }
}

/** Adds a string and then the number of a look. */
static void add_look(uc_text *text, const char *before, int look) {
    uc_text_add(text, before);
    uc_text_add_number(text, look);
}

#define ADD(text, pattern, ...) add(text, pattern, (const double[]){__VA_ARGS__})

/** Adds a text for XML: its five special characters as entities, and a replacement character for control
 * characters and invalid UTF-8. */
static void add_escaped(uc_text *text, const char *string) {
    static const char special[] = "<>&\"'";
    static const char *const entities[] = {"&lt;", "&gt;", "&amp;", "&quot;", "&apos;"};
    int bytes, columns;
    for (const char *c = string ? string : ""; *c; c += bytes) {
        const char *found = strchr(special, *c);
        bytes = width_of(c, &columns);
        if (found)
            uc_text_add(text, entities[found - special]);
        else if ((unsigned char)*c < 0x20 || *c == 0x7f || (bytes == 1 && (unsigned char)*c >= 0x80))
            uc_text_add(text, "\xef\xbf\xbd");
        else
            uc_text_add_bytes(text, c, (size_t)bytes);
    }
}

/** The approximate width of a text: a font's average, since the reader's font is unknown. */
static double text_width(const char *string, double size) {
    double width = 0;
    int columns;
    for (const char *c = string ? string : ""; *c;) {
        bool narrow = strchr("iljtfr.,:;|!'()[] ", *c);
        bool large = (*c >= 'A' && *c <= 'Z') || strchr("%mw", *c);
        c += width_of(c, &columns);
        width += columns * (columns > 1 ? 0.5 : narrow ? 0.34 : large ? 0.68 : 0.57);
    }
    return width * (size > TEXT_SIZE ? 1.25 : 1) * size; /* titles are bold */
}

/** A line of text; `style` is its classes. */
static void add_line(uc_text *text, const char *style, double x, double y, const char *string) {
    uc_text_add(text, "<text class=\"");
    uc_text_add(text, style);
    ADD(text, "\" x=\"%\" y=\"%\">", x, y);
    add_escaped(text, string);
    uc_text_add(text, "</text>\n");
}

/** Wraps a text; returns the y of the line after the last. */
static double add_paragraph(uc_text *text, const char *style, double size, double y, const char *string) {
    char line[512];
    while (string && *string) {
        size_t taken = 0, length = 0;
        do { /* word by word */
            size_t word = taken + strspn(string + taken, " ");
            word += strcspn(string + word, " ");
            if (word >= sizeof line) word = sizeof line - 1;
            if (word == taken) break;
            memcpy(line, string, word);
            line[word] = '\0';
            if (length && text_width(line, size) > WIDTH - 2 * MARGIN) break;
            length = taken = word;
        } while (string[taken]);
        line[length] = '\0';
        add_line(text, style, MARGIN, y, line);
        string += taken + strspn(string + taken, " ");
        y += size * 1.35;
    }
    return y;
}

/* The head: style, title, description, legend. */

static void add_colors(uc_text *text, bool dark) {
    uc_text_add(text, dark ? ".ground{fill:#14161a}.ink{fill:#e8eaed}.soft{fill:#a9afb8}.grid{stroke:#33373e}"
                             ".axis{stroke:#a9afb8}.whisker{stroke:#e8eaed}.gap{stroke:#14161a}\n"
                           : ".ground{fill:#ffffff}.ink{fill:#1b1d21}.soft{fill:#5b616b}.grid{stroke:#e2e4e8}"
                             ".axis{stroke:#5b616b}.whisker{stroke:#1b1d21}.gap{stroke:#ffffff}\n");
    for (int i = 0; i < PLOT_SERIES_MAX; i++) {
        const char *color = dark ? looks[i].dark : looks[i].light;
        add_look(text, ".fill", i);
        uc_text_add(text, "{fill:");
        uc_text_add(text, color);
        add_look(text, "}.line", i);
        uc_text_add(text, "{stroke:");
        uc_text_add(text, color);
        uc_text_add(text, "}\n");
    }
}

static void add_style(uc_text *text) {
    uc_text_add(text,
                "<style>\n"
                "text{font-family:system-ui,-apple-system,\"Segoe UI\",Roboto,\"DejaVu Sans\",sans-serif;"
                "font-size:13px}\n"
                ".title{font-size:18px;font-weight:600}.end{text-anchor:end}.middle{text-anchor:middle}\n"
                ".line,.bar,.grid,.axis{fill:none;stroke-width:1}.line{stroke-width:2;stroke-linejoin:round}"
                ".bar{stroke-width:1.5}.wide{stroke-width:4.5}.mark{stroke-width:2}.band{opacity:.18}.gap{"
                "fill:none}\n");
    add_colors(text, false);
    uc_text_add(text, "@media (prefers-color-scheme:dark){\n");
    add_colors(text, true);
    uc_text_add(text, "}\n</style>\n");
}

/** "hard at 100 playouts: 61.5% [59.6, 63.4]" */
static void add_estimate(uc_text *text, const frame *f, const plot_series *series, const plot_point *point) {
    if (f->p->series_count > 1) {
        add_escaped(text, series->name);
        uc_text_add(text, ", ");
    }
    if (f->p->labels) {
        add_escaped(text, f->p->labels[(int)point->x]);
    } else {
        add_escaped(text, f->p->x.title ? f->p->x.title : "x");
        uc_text_add(text, " ");
        scale exact = f->x;
        exact.step = exact.log ? 0 : exact.step / 10;
        scale_add_number(text, &exact, point->x);
    }
    uc_text_add(text, ": ");
    point_add_estimate(text, &f->y, point);
}

/** The numbers in words; for a long series, the first and the last. */
static void add_description(uc_text *text, const frame *f) {
    uc_text_add(text, "<desc>");
    if (f->p->note) {
        add_escaped(text, f->p->note);
        uc_text_add(text, " ");
    }
    if (f->p->y.title) {
        add_escaped(text, f->p->y.title);
        uc_text_add(text, ". ");
    }
    for (int i = 0; i < f->p->series_count; i++) {
        const plot_series *series = &f->p->series[i];
        for (int k = 0; k < series->count; k++) {
            if (series->count > 24 && k && k + 1 < series->count) continue;
            if (!point_shown(f->p, &series->points[k])) continue;
            add_estimate(text, f, series, &series->points[k]);
            uc_text_add(text, ". ");
        }
    }
    uc_text_add(text, "</desc>\n");
}

static void add_marker(uc_text *text, int look, spot at) {
    add_look(text, "<path class=\"mark fill", look);
    add_look(text, " line", look);
    ADD(text, "\" transform=\"translate(% %)\" d=\"", at.x, at.y);
    uc_text_add(text, looks[look].marker);
    uc_text_add(text, "\"");
}

/** A rectangle of a bar, hatched. */
static void add_bar(uc_text *text, int look, spot a, spot b) {
    double x = fmin(a.x, b.x), y = fmin(a.y, b.y), width = fabs(a.x - b.x), height = fabs(a.y - b.y);
    for (int layer = 0; layer < (looks[look].hatching[0] ? 2 : 1); layer++) {
        add_look(text, layer ? "<rect fill=\"url(#hatch" : "<rect class=\"fill", look);
        ADD(text,
            layer ? ")\" x=\"%\" y=\"%\" width=\"%\" height=\"%\"/>\n"
                  : "\" x=\"%\" y=\"%\" width=\"%\" height=\"%\"/>\n",
            x, y, width, height);
    }
}

static void add_hatchings(uc_text *text, const plot *p) {
    if (p->kind != PLOT_BARS) return;
    uc_text_add(text, "<defs>\n");
    for (int i = 1; i < p->series_count; i++) {
        add_look(text, "<pattern id=\"hatch", i);
        uc_text_add(text,
                    "\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><path class=\"gap\" d=\"");
        uc_text_add(text, looks[i].hatching);
        uc_text_add(text, "\"/></pattern>\n");
    }
    uc_text_add(text, "</defs>\n");
}

static void add_swatch(uc_text *text, const plot *p, int look, double x, double y) {
    double middle = y - 4.5;
    if (p->kind == PLOT_BARS) {
        add_bar(text, look, (spot){x, y - 11}, (spot){x + SWATCH, y + 2});
        return;
    }
    if (p->kind == PLOT_LINES) {
        add_look(text, "<path class=\"line line", look);
        uc_text_add(text, "\" stroke-dasharray=\"");
        uc_text_add(text, looks[look].dashes);
        ADD(text, "\" d=\"M% %H%\"/>\n", x, middle, x + SWATCH);
    }
    add_marker(text, look, (spot){x + SWATCH / 2.0, middle});
    uc_text_add(text, "/>\n");
}

/** Returns the y below the legend. */
static double add_legend(uc_text *text, const plot *p, double y) {
    double x = MARGIN;
    if (p->series_count < 2) return y;
    for (int i = 0; i < p->series_count; i++) {
        double width = SWATCH + 8 + text_width(p->series[i].name, TEXT_SIZE) + 18;
        if (x > MARGIN && x + width > WIDTH - MARGIN) x = MARGIN, y += LINE + 2;
        add_swatch(text, p, i, x, y);
        add_line(text, "ink", x + SWATCH + 8, y, p->series[i].name);
        x += width;
    }
    return y + LINE;
}

/* Layout. */

/** The point at a share of the x axis and a share of the value axis. */
static spot place(const frame *f, double along, double value) {
    double width = f->right - f->left, height = f->bottom - f->top;
    if (f->p->sideways) return (spot){f->left + value * width, f->top + along * height};
    return (spot){f->left + along * width, f->bottom - value * height};
}

/** The position of a point of series number `index` on the x axis, 0..1. In a category the series share its
 * middle four fifths. */
static double along(const frame *f, int index, const plot_point *point) {
    if (!f->p->labels) return scale_place(&f->x, point->x);
    double part = 0.1 + 0.8 * (index + 0.5) / f->p->series_count;
    return ((int)point->x + part) / f->p->label_count;
}

static spot spot_of(const frame *f, int index, const plot_point *point, double value) {
    return place(f, along(f, index, point), scale_place(&f->y, value));
}

/* Axes. */

static void add_segment(uc_text *text, const char *class, spot a, spot b) {
    uc_text_add(text, "<path class=\"");
    uc_text_add(text, class);
    ADD(text, "\" d=\"M% %L% %\"/>\n", a.x, a.y, b.x, b.y);
}

static void add_tick_text(uc_text *text, const scale *s, double tick, bool flat, spot at) {
    char buffer[64];
    uc_text label;
    uc_text_start(&label, buffer, sizeof buffer);
    scale_add_tick(&label, s, tick);
    if (flat)
        add_line(text, "soft middle", at.x, at.y + 18, buffer);
    else
        add_line(text, "soft end", at.x - 8, at.y + 4.5, buffer);
}

static void add_value_axis(uc_text *text, const frame *f) {
    double ticks[SCALE_TICKS_MAX];
    int count = scale_ticks(&f->y, ticks);
    for (int i = 0; i < count; i++) {
        double at = scale_place(&f->y, ticks[i]);
        add_segment(text, "grid", place(f, 0, at), place(f, 1, at));
        add_tick_text(text, &f->y, ticks[i], f->p->sideways, place(f, f->p->sideways ? 1 : 0, at));
    }
}

static void add_number_axis(uc_text *text, const frame *f) {
    double ticks[SCALE_TICKS_MAX];
    int count = scale_ticks(&f->x, ticks);
    for (int i = 0; i < count; i++) {
        spot at = place(f, scale_place(&f->x, ticks[i]), 0);
        add_segment(text, "axis", at, (spot){at.x, at.y + 4});
        add_tick_text(text, &f->x, ticks[i], true, at);
    }
    add_segment(text, "axis", place(f, 0, 0), place(f, 1, 0));
}

/** The label cut to LABEL_MAX columns. */
static void cut_label(uc_text *text, const char *label) {
    int columns = 0, width;
    for (const char *c = label; *c;) {
        int bytes = width_of(c, &width);
        columns += width;
        if (columns >= LABEL_MAX && c[bytes]) {
            uc_text_add(text, "…");
            return;
        }
        uc_text_add_bytes(text, c, (size_t)bytes);
        c += bytes;
    }
}

static bool labels_lean(const plot *p) {
    double room = (WIDTH - 2.0 * MARGIN - 60) / (p->label_count > 0 ? p->label_count : 1);
    for (int i = 0; i < p->label_count; i++)
        if (text_width(p->labels[i], TEXT_SIZE) > room - 6) return true;
    return false;
}

static void add_label_axis(uc_text *text, const frame *f) {
    bool lean = !f->p->sideways && labels_lean(f->p);
    for (int i = 0; i < f->p->label_count; i++) {
        char buffer[4 * LABEL_MAX + 8];
        uc_text label;
        spot at = place(f, (i + 0.5) / f->p->label_count, 0);
        uc_text_start(&label, buffer, sizeof buffer);
        cut_label(&label, f->p->labels[i]);
        if (lean) {
            ADD(text, "<text class=\"ink end\" transform=\"translate(% %) rotate(-35)\">", at.x + 4,
                at.y + 14);
            add_escaped(text, buffer);
            uc_text_add(text, "</text>\n");
        } else if (f->p->sideways) {
            add_line(text, "ink end", f->left - 10, at.y + 4.5, buffer);
        } else {
            add_line(text, "ink middle", at.x, at.y + 18, buffer);
        }
    }
    double base = scale_place(&f->y, f->p->kind == PLOT_BARS ? 0 : f->y.min);
    add_segment(text, "axis", place(f, 0, base), place(f, 1, base));
}

/** The line at `mark`, the same for the whole chart. */
static void add_mark(uc_text *text, const frame *f) {
    if (!f->p->marked) return;
    double at = scale_place(&f->y, f->p->mark);
    add_segment(text, "axis\" stroke-dasharray=\"4 4", place(f, 0, at), place(f, 1, at));
}

/* Data. */

/** The number of points from `from` up to the next gap. */
static int run_length(const plot *p, const plot_series *series, int from) {
    int count = 0;
    while (from + count < series->count && point_shown(p, &series->points[from + count])) count++;
    return count;
}

static void add_line_to(uc_text *text, bool first, spot at) {
    ADD(text, first ? "M% %" : "L% %", at.x, at.y);
}

static void add_band(uc_text *text, const frame *f, int index, int from, int count) {
    const plot_point *points = f->p->series[index].points + from;
    add_look(text, "<path class=\"band fill", index);
    uc_text_add(text, "\" d=\"");
    for (int i = 0; i < count; i++)
        add_line_to(text, !i,
                    spot_of(f, index, &points[i], point_ranges(&points[i]) ? points[i].high : points[i].y));
    for (int i = count - 1; i >= 0; i--)
        add_line_to(text, false,
                    spot_of(f, index, &points[i], point_ranges(&points[i]) ? points[i].low : points[i].y));
    uc_text_add(text, "z\"/>\n");
}

static void add_curve(uc_text *text, const frame *f, int index, int from, int count) {
    const plot_point *points = f->p->series[index].points + from;
    add_look(text, "<path class=\"line line", index);
    uc_text_add(text, "\" stroke-dasharray=\"");
    uc_text_add(text, looks[index].dashes);
    uc_text_add(text, "\" d=\"");
    for (int i = 0; i < count; i++) add_line_to(text, !i, spot_of(f, index, &points[i], points[i].y));
    uc_text_add(text, "\"/>\n");
}

static void add_curves(uc_text *text, const frame *f, bool bands) {
    for (int index = 0; index < f->p->series_count; index++) {
        const plot_series *series = &f->p->series[index];
        for (int from = 0, count; from < series->count; from += count ? count : 1) {
            count = run_length(f->p, series, from);
            bool ranges = false;
            for (int i = from; i < from + count; i++) ranges |= point_ranges(&series->points[i]);
            if (count > 1 && bands && ranges) add_band(text, f, index, from, count);
            if (count > 1 && !bands) add_curve(text, f, index, from, count);
        }
    }
}

/** The rest of a path: a line between both, with a short line across each end. */
static void add_whisker(uc_text *text, const frame *f, spot low, spot high) {
    double dx = f->p->sideways ? 0 : 4, dy = f->p->sideways ? 4 : 0;
    ADD(text, "\" d=\"M% %L% %M% %L% %M% %L% %\"/>\n", low.x, low.y, high.x, high.y, low.x - dx, low.y - dy,
        low.x + dx, low.y + dy, high.x - dx, high.y - dy, high.x + dx, high.y + dy);
}

static void add_error_bar(uc_text *text, const frame *f, int index, const plot_point *point) {
    spot low = spot_of(f, index, point, point->low), high = spot_of(f, index, point, point->high);
    if (f->p->kind == PLOT_BARS) { /* with a margin, for contrast with the bar */
        uc_text_add(text, "<path class=\"wide gap");
        add_whisker(text, f, low, high);
        uc_text_add(text, "<path class=\"bar whisker");
    } else {
        add_look(text, "<path class=\"bar line", index);
    }
    add_whisker(text, f, low, high);
}

static void add_bar_of(uc_text *text, const frame *f, int index, const plot_point *point) {
    double half = 0.5 * 0.8 / f->p->series_count / f->p->label_count * 0.9, at = along(f, index, point);
    add_bar(text, index, place(f, at - half, scale_place(&f->y, 0)),
            place(f, at + half, scale_place(&f->y, point->y)));
}

/** A point and its interval, in a group with a tooltip of its numbers. */
static void add_point(uc_text *text, const frame *f, int index, const plot_point *point) {
    uc_text_add(text, "<g><title>");
    add_estimate(text, f, &f->p->series[index], point);
    uc_text_add(text, "</title>\n");
    if (f->p->kind == PLOT_BARS) add_bar_of(text, f, index, point);
    if (f->p->kind != PLOT_LINES && point_ranges(point)) add_error_bar(text, f, index, point);
    if (f->p->kind != PLOT_BARS) {
        add_marker(text, index, spot_of(f, index, point, point->y));
        uc_text_add(text, "/>\n");
    }
    if (f->p->sideways) {
        char buffer[128];
        uc_text number;
        uc_text_start(&number, buffer, sizeof buffer);
        point_add_estimate(&number, &f->y, point);
        add_line(text, "soft end", WIDTH - MARGIN, spot_of(f, index, point, 0).y + 4.5, buffer);
    }
    uc_text_add(text, "</g>\n");
}

/** The distance between markers on a line: dense points have only some markers, and different series have
 * them at different places. */
static int marker_stride(const plot *p, const plot_series *series) {
    return p->kind == PLOT_LINES && series->count > 30 ? (series->count + 11) / 12 : 1;
}

static void add_data(uc_text *text, const frame *f) {
    if (f->p->kind == PLOT_LINES) {
        add_curves(text, f, true);
        add_curves(text, f, false);
    }
    for (int index = 0; index < f->p->series_count; index++) {
        const plot_series *series = &f->p->series[index];
        int stride = marker_stride(f->p, series);
        for (int k = index * stride / PLOT_SERIES_MAX; k < series->count; k += stride)
            if (point_shown(f->p, &series->points[k])) add_point(text, f, index, &series->points[k]);
    }
}

/* The whole. */

static double widest_label(const plot *p) {
    double widest = 0;
    for (int i = 0; i < p->label_count; i++) {
        char buffer[4 * LABEL_MAX + 8];
        uc_text label;
        uc_text_start(&label, buffer, sizeof buffer);
        cut_label(&label, p->labels[i]);
        widest = fmax(widest, text_width(buffer, TEXT_SIZE));
    }
    return widest;
}

static double widest_estimate(const frame *f) {
    double widest = 0;
    for (int i = 0; i < f->p->series_count; i++) {
        for (int k = 0; k < f->p->series[i].count; k++) {
            char buffer[128];
            uc_text number;
            uc_text_start(&number, buffer, sizeof buffer);
            point_add_estimate(&number, &f->y, &f->p->series[i].points[k]);
            widest = fmax(widest, text_width(buffer, TEXT_SIZE));
        }
    }
    return widest;
}

static double widest_tick(const scale *s) {
    double ticks[SCALE_TICKS_MAX], widest = 0;
    int count = scale_ticks(s, ticks);
    for (int i = 0; i < count; i++) {
        char buffer[64];
        uc_text label;
        uc_text_start(&label, buffer, sizeof buffer);
        scale_add_tick(&label, s, ticks[i]);
        widest = fmax(widest, text_width(buffer, TEXT_SIZE));
    }
    return widest;
}

/** The drawing area, below y. */
static void lay_out(frame *f, double y) {
    const plot *p = f->p;
    f->top = y;
    if (p->sideways) {
        f->left = MARGIN + widest_label(p) + 14;
        f->right = WIDTH - MARGIN - widest_estimate(f) - 16;
        f->bottom = y + p->label_count * (p->series_count * ROW + ROW_GAP);
    } else {
        f->left = fmax(MARGIN + widest_tick(&f->y) + 8, labels_lean(p) ? LEAN_ACROSS * widest_label(p) : 0);
        f->right = WIDTH - MARGIN;
        f->bottom = y + PLOT_HEIGHT;
    }
}

/** The texts under the area, and their height. */
static double foot_height(const plot *p) {
    bool titled = p->sideways ? p->y.title != NULL : p->x.title != NULL;
    double labels = !p->sideways && p->labels && labels_lean(p) ? 12 + LEAN_DOWN * widest_label(p) : LINE;
    return labels + (titled ? LINE + 4 : 0) + MARGIN - 4;
}

static void add_axis_titles(uc_text *text, const frame *f) {
    const plot *p = f->p;
    const char *below = p->sideways ? p->y.title : p->x.title;
    if (below)
        add_line(text, "soft middle", (f->left + f->right) / 2, f->bottom + foot_height(p) - MARGIN + 4,
                 below);
    if (!p->sideways && p->y.title) add_line(text, "soft", MARGIN, f->top - 12, p->y.title);
}

static void add_body(uc_text *text, frame *f) {
    add_value_axis(text, f);
    if (f->p->kind != PLOT_BARS) add_mark(text, f);
    add_data(text, f);
    if (f->p->labels)
        add_label_axis(text, f);
    else
        add_number_axis(text, f);
    if (f->p->kind == PLOT_BARS) add_mark(text, f);
    add_axis_titles(text, f);
}

/** Adds title, note and legend; returns the y of the top of the area. */
static double add_head(uc_text *text, const plot *p) {
    double y = add_paragraph(text, "ink title", TITLE_SIZE, MARGIN + TITLE_SIZE - 4, p->title);
    y = add_paragraph(text, "soft", TEXT_SIZE, y - 2, p->note);
    y = add_legend(text, p, y + 6);
    return y + (p->sideways || !p->y.title ? 0 : LINE + 8);
}

void plot_svg(uc_text *text, const plot *p) {
    frame f = {.p = p, .x = scale_of_x(p, 10), .y = scale_of_y(p, 6)};
    uc_text nothing;
    char unused[1];
    uc_text_start(&nothing, unused, sizeof unused);
    lay_out(&f, add_head(&nothing, p)); /* to find the height, which comes first in the document */
    uc_text_add(text, "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" ");
    ADD(text, "viewBox=\"0 0 % %\">\n<title>", WIDTH, f.bottom + foot_height(p));
    add_escaped(text, p->title);
    uc_text_add(text, "</title>\n");
    add_description(text, &f);
    add_style(text);
    add_hatchings(text, p);
    uc_text_add(text, "<rect class=\"ground\" width=\"100%\" height=\"100%\"/>\n");
    add_head(text, p);
    add_body(text, &f);
    uc_text_add(text, "</svg>\n");
}
