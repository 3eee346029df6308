/* Charts as lines of characters. */
#include <math.h>
#include <string.h>

#include "plot/plot_scale.h"
#include "tui/canvas.h"
#include "tui/width.h"

enum { WIDTH_MIN = 40, WIDTH_MAX = 200, HEIGHT_MIN = 4, HEIGHT_MAX = 60, AREA_MIN = 18 };

/** The characters of a look: first the series, then the axes. */
typedef struct glyphs {
    const char *marker[PLOT_SERIES_MAX], *fill[PLOT_SERIES_MAX];
    const char *low, *high, *across, *both; /* a horizontal error bar */
    const char *upright, *band, *mark_flat, *mark_upright;
    const char *side, *side_tick, *corner, *below, *below_tick;
} glyphs;

static const glyphs unicode = {{"●", "■", "▲", "◆", "▼", "×", "+", "○"},
                               {"█", "▓", "▒", "░", "█", "▓", "▒", "░"},
                               "├",
                               "┤",
                               "─",
                               "┼",
                               "│",
                               "░",
                               "╌",
                               "┊",
                               "│",
                               "┤",
                               "└",
                               "─",
                               "┬"};
static const glyphs ascii_only = {{"o", "#", "^", "*", "v", "x", "+", "@"},
                                  {"=", "#", "^", "*", "v", "x", "+", "@"},
                                  "[",
                                  "]",
                                  "-",
                                  "I",
                                  "|",
                                  ":",
                                  "-",
                                  ":",
                                  "|",
                                  "+",
                                  "+",
                                  "-",
                                  "+"};

/** One character of the grid: up to 8 dots of a line, or a glyph that hides them. */
typedef struct cell {
    const char *glyph, *ground; /* background: shown if nothing else is there */
    uint8_t dots;
} cell;

typedef struct sheet {
    const plot *p;
    const glyphs *g;
    scale x, y;
    int width;          /* columns of the whole */
    int left;           /* of them, left of the area */
    int columns, rows;  /* of the area */
    int fine_x, fine_y; /* dots per cell, across and up: 2 and 4 in braille, 1 and 1 in ASCII */
    cell cell[HEIGHT_MAX][WIDTH_MAX];
} sheet;

static int between(int number, int low, int high) {
    return number < low ? low : number > high ? high : number;
}

static int larger(int a, int b) {
    return a > b ? a : b;
}

/* Lines. A line is assembled in a buffer; its trailing spaces are removed. */

static void add_trimmed(uc_text *text, const uc_text *line) {
    size_t length = line->length < line->capacity ? line->length : line->capacity - 1;
    while (length && line->buffer[length - 1] == ' ') length--;
    uc_text_add_bytes(text, line->buffer, length);
    uc_text_add(text, "\n");
}

static void add_spaces(uc_text *text, int count) {
    while (count-- > 0) uc_text_add(text, " ");
}

/** Adds the characters of a name that are safe for a terminal. */
static void add_clean(uc_text *text, const char *string, size_t length) {
    int columns, bytes;
    for (const char *c = string; c < string + length; c += bytes) {
        bytes = width_of(c, &columns);
        if (columns || bytes > 1) uc_text_add_bytes(text, c, (size_t)bytes);
    }
}

static void add_wrapped(uc_text *text, const char *string, int width) {
    for (const char *next; string && *string; string = next) {
        add_clean(text, string, text_wrap(string, width, &next));
        uc_text_add(text, "\n");
    }
}

/** As much of a name as fits `columns`, padded with spaces. */
static void add_padded(uc_text *text, const char *string, int columns) {
    int used = 0, width;
    for (const char *c = string; *c && used < columns;) {
        int bytes = width_of(c, &width);
        used += width;
        if (used > columns) {
            used -= width;
            break;
        }
        add_clean(text, c, (size_t)bytes);
        c += bytes;
    }
    add_spaces(text, columns - used);
}

static void add_legend(uc_text *text, const sheet *s) {
    int at = 0;
    if (s->p->series_count < 2) return;
    for (int i = 0; i < s->p->series_count; i++) {
        int columns = 4 + text_columns(s->p->series[i].name);
        if (at && at + columns > s->width) uc_text_add(text, "\n"), at = 0;
        if (at) uc_text_add(text, "  ");
        uc_text_add(text, s->g->marker[i]);
        uc_text_add(text, " ");
        add_clean(text, s->p->series[i].name, strlen(s->p->series[i].name));
        at += columns;
    }
    uc_text_add(text, "\n");
}

static void add_head(uc_text *text, const sheet *s) {
    add_wrapped(text, s->p->title, s->width);
    add_wrapped(text, s->p->note, s->width);
    add_legend(text, s);
}

/* The axis below. */

/** The labels of the ticks, each centered under its tick; one that would touch the previous one is left out.
 */
static void add_axis_numbers(uc_text *text, const sheet *s, const scale *axis, const double *ticks,
                             int count) {
    char buffer[8 * WIDTH_MAX];
    uc_text line;
    int at = 0;
    uc_text_start(&line, buffer, sizeof buffer);
    for (int i = 0; i < count; i++) {
        char label[64];
        uc_text number;
        uc_text_start(&number, label, sizeof label);
        scale_add_tick(&number, axis, ticks[i]);
        int columns = text_columns(label);
        int start = s->left + (int)lround(scale_place(axis, ticks[i]) * (s->columns - 1)) - columns / 2;
        start = between(start, 0, s->width - columns);
        if (at && start < at + 1) continue;
        add_spaces(&line, start - at);
        uc_text_add(&line, label);
        at = start + columns;
    }
    add_trimmed(text, &line);
}

static void add_axis_below(uc_text *text, const sheet *s, const scale *axis, const char *title) {
    double ticks[SCALE_TICKS_MAX];
    bool tick_at[WIDTH_MAX] = {false};
    int count = scale_ticks(axis, ticks);
    for (int i = 0; i < count; i++) tick_at[lround(scale_place(axis, ticks[i]) * (s->columns - 1))] = true;
    add_spaces(text, s->left - 1);
    uc_text_add(text, s->g->corner);
    for (int i = 0; i < s->columns; i++) uc_text_add(text, tick_at[i] ? s->g->below_tick : s->g->below);
    uc_text_add(text, "\n");
    add_axis_numbers(text, s, axis, ticks, count);
    if (!title) return;
    add_spaces(text, between(s->left + (s->columns - text_columns(title)) / 2, 0, s->width));
    add_wrapped(text, title, s->width);
}

/* Charts with numbers on both axes: a grid of cells. */

/** The index in its cell of dot (x, y), y counted from above. */
static void set_dot(sheet *s, int x, int y) {
    static const uint8_t bits[4][2] = {
        {0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}}; /* Unicode braille */
    s->cell[y / s->fine_y][x / s->fine_x].dots |= bits[y % s->fine_y][x % s->fine_x];
}

static int dot_x(const sheet *s, double number) {
    return (int)lround(scale_place(&s->x, number) * (s->columns * s->fine_x - 1));
}

static int dot_y(const sheet *s, double number) {
    return (int)lround((1 - scale_place(&s->y, number)) * (s->rows * s->fine_y - 1));
}

static void draw_line(sheet *s, const plot_point *a, const plot_point *b) {
    int x = dot_x(s, a->x), y = dot_y(s, a->y), dx = dot_x(s, b->x) - x, dy = dot_y(s, b->y) - y;
    int steps = larger(dx < 0 ? -dx : dx, dy < 0 ? -dy : dy);
    for (int i = 0; i <= steps; i++)
        set_dot(s, x + (steps ? (int)lround((double)dx * i / steps) : 0),
                y + (steps ? (int)lround((double)dy * i / steps) : 0));
}

static double mixed(double a, double b, double share) {
    return a + (b - a) * share;
}

/** Fills the background between the intervals of two neighboring points. */
static void draw_band(sheet *s, const plot_point *a, const plot_point *b) {
    int first = dot_x(s, a->x), last = dot_x(s, b->x);
    if (!point_ranges(a) || !point_ranges(b) || s->p->series_count > 2)
        return; /* more would hide one another */
    for (int x = first; x <= last; x++) {
        double share = last > first ? (double)(x - first) / (last - first) : 0;
        int top = dot_y(s, mixed(a->high, b->high, share)), bottom = dot_y(s, mixed(a->low, b->low, share));
        for (int y = top; y <= bottom; y++) s->cell[y / s->fine_y][x / s->fine_x].ground = s->g->band;
    }
}

static void draw_upright(sheet *s, const plot_point *point) {
    int column = dot_x(s, point->x) / s->fine_x;
    int top = dot_y(s, point->high) / s->fine_y, bottom = dot_y(s, point->low) / s->fine_y;
    for (int row = top; row <= bottom; row++) s->cell[row][column].glyph = s->g->upright;
}

static void draw_series(sheet *s, const plot_series *series) {
    for (int i = 0; i < series->count; i++) {
        const plot_point *point = &series->points[i], *before = i ? point - 1 : point;
        if (!point_shown(s->p, point)) continue;
        if (s->p->kind == PLOT_POINTS && point_ranges(point)) draw_upright(s, point);
        if (s->p->kind != PLOT_LINES || !point_shown(s->p, before)) continue;
        draw_band(s, before, point);
        draw_line(s, before, point);
    }
}

/** Markers, on a dense line only some: those of different series at different places. */
static void draw_markers(sheet *s, int index) {
    const plot_series *series = &s->p->series[index];
    int apart = s->p->kind == PLOT_LINES ? 8 : 0, last = -apart + index * 3 % 8;
    bool dense = series->count > s->columns / 4;
    for (int i = 0; i < series->count; i++) {
        if (!point_shown(s->p, &series->points[i])) continue;
        int column = dot_x(s, series->points[i].x) / s->fine_x,
            row = dot_y(s, series->points[i].y) / s->fine_y;
        if (dense && column < last + apart) continue;
        s->cell[row][column].glyph = s->g->marker[index];
        last = column;
    }
}

static void draw(sheet *s) {
    if (s->p->marked) {
        int row = dot_y(s, s->p->mark) / s->fine_y;
        for (int column = 0; column < s->columns; column++) s->cell[row][column].ground = s->g->mark_flat;
    }
    for (int i = 0; i < s->p->series_count; i++) draw_series(s, &s->p->series[i]);
    for (int i = 0; i < s->p->series_count; i++) draw_markers(s, i);
}

static void add_cell(uc_text *text, const sheet *s, const cell *c) {
    if (c->glyph)
        uc_text_add(text, c->glyph);
    else if (c->dots && s->fine_x > 1) /* U+2800 and the dots, in UTF-8 */
        uc_text_add_bytes(text,
                          (char[]){'\xe2', (char)(0xa0 | c->dots >> 6), (char)(0x80 | (c->dots & 0x3f))}, 3);
    else
        uc_text_add(text, c->dots ? "." : c->ground ? c->ground : " ");
}

/** The number to the left of a row, if a tick is there. */
static bool row_label(const sheet *s, int row, const double *ticks, int count, uc_text *label) {
    for (int i = 0; i < count; i++) {
        if (dot_y(s, ticks[i]) / s->fine_y != row) continue;
        scale_add_tick(label, &s->y, ticks[i]);
        return true;
    }
    return false;
}

static void add_grid(uc_text *text, const sheet *s) {
    double ticks[SCALE_TICKS_MAX];
    int count = scale_ticks(&s->y, ticks);
    for (int row = 0; row < s->rows; row++) {
        char buffer[8 * WIDTH_MAX], label[64];
        uc_text line, number;
        uc_text_start(&line, buffer, sizeof buffer);
        uc_text_start(&number, label, sizeof label);
        bool tick = row_label(s, row, ticks, count, &number);
        add_spaces(&line, s->left - 1 - text_columns(label));
        uc_text_add(&line, label);
        uc_text_add(&line, tick ? s->g->side_tick : s->g->side);
        for (int column = 0; column < s->columns; column++) add_cell(&line, s, &s->cell[row][column]);
        add_trimmed(text, &line);
    }
}

static int widest_tick(const scale *axis) {
    double ticks[SCALE_TICKS_MAX];
    int count = scale_ticks(axis, ticks), widest = 0;
    for (int i = 0; i < count; i++) {
        char label[64];
        uc_text number;
        uc_text_start(&number, label, sizeof label);
        scale_add_tick(&number, axis, ticks[i]);
        widest = larger(widest, text_columns(label));
    }
    return widest;
}

static void add_numbered(uc_text *text, sheet *s, int height) {
    s->rows = between(height ? height : s->width / 5, height ? HEIGHT_MIN : 12, height ? HEIGHT_MAX : 24);
    s->x = scale_of_x(s->p, s->width / 10);
    s->y = scale_of_y(s->p, s->rows / 3);
    s->left = widest_tick(&s->y) + 1;
    s->columns = s->width - s->left;
    draw(s);
    add_wrapped(text, s->p->y.title, s->width);
    add_grid(text, s);
    add_axis_below(text, s, &s->x, s->p->x.title);
}

/* Charts with categories: a line per estimate. */

static int column_of(const sheet *s, double number) {
    return (int)lround(scale_place(&s->y, number) * (s->columns - 1));
}

static void draw_row(sheet *s, int index, const plot_point *point) {
    cell *row = s->cell[0];
    memset(row, 0, sizeof s->cell[0]);
    if (s->p->marked) row[column_of(s, s->p->mark)].glyph = s->g->mark_upright;
    int at = column_of(s, point->y), zero = column_of(s, 0);
    if (s->p->kind == PLOT_BARS)
        for (int i = at < zero ? at : zero; i <= (at < zero ? zero : at) && at != zero; i++)
            row[i].glyph = s->g->fill[index];
    if (point_ranges(point)) {
        int low = column_of(s, point->low), high = column_of(s, point->high);
        for (int i = low; i <= high; i++) row[i].glyph = s->g->across;
        row[low].glyph = s->g->low;
        row[high].glyph = s->g->high;
        row[at].glyph = s->g->both;
    }
    if (s->p->kind != PLOT_BARS) row[at].glyph = s->g->marker[index];
}

static void add_row(uc_text *text, sheet *s, int label, int index, int numbers) {
    char buffer[8 * WIDTH_MAX], estimate[128];
    uc_text line, number;
    const plot_point *point = point_at_label(s->p, &s->p->series[index], label);
    bool several = s->p->series_count > 1;
    uc_text_start(&line, buffer, sizeof buffer);
    uc_text_start(&number, estimate, sizeof estimate);
    add_padded(&line, index ? "" : s->p->labels[label], s->left - 2 - 2 * several);
    uc_text_add(&line, " ");
    if (several) uc_text_add(&line, s->g->marker[index]), uc_text_add(&line, " ");
    uc_text_add(&line, s->g->side);
    if (point) {
        draw_row(s, index, point);
        for (int i = 0; i < s->columns; i++) add_cell(&line, s, &s->cell[0][i]);
        point_add_estimate(&number, &s->y, point);
        add_spaces(&line, 1 + numbers - text_columns(estimate));
        uc_text_add(&line, estimate);
    }
    add_trimmed(text, &line);
}

static int widest_estimate(const sheet *s) {
    int widest = 0;
    for (int i = 0; i < s->p->series_count; i++) {
        for (int k = 0; k < s->p->series[i].count; k++) {
            char estimate[128];
            uc_text number;
            uc_text_start(&number, estimate, sizeof estimate);
            if (point_shown(s->p, &s->p->series[i].points[k]))
                point_add_estimate(&number, &s->y, &s->p->series[i].points[k]);
            widest = larger(widest, text_columns(estimate));
        }
    }
    return widest;
}

static void add_labeled(uc_text *text, sheet *s) {
    s->y = scale_of_y(s->p, s->width / 14);
    int labels = 1, several = s->p->series_count > 1, numbers = widest_estimate(s);
    int frame = 3 + 2 * several; /* between label, area and number */
    for (int i = 0; i < s->p->label_count; i++) labels = larger(labels, text_columns(s->p->labels[i]));
    s->left = between(s->width - AREA_MIN - 1 - numbers, frame, frame + labels - 1);
    s->columns = larger(s->width - s->left - 1 - numbers, 1);
    for (int label = 0; label < s->p->label_count; label++)
        for (int index = 0; index < s->p->series_count; index++) add_row(text, s, label, index, numbers);
    add_axis_below(text, s, &s->y, s->p->y.title);
}

void plot_text(uc_text *text, const plot *p, int width, int height, bool ascii) {
    sheet s;
    memset(&s, 0, sizeof s);
    s.p = p;
    s.g = ascii ? &ascii_only : &unicode;
    s.fine_x = ascii ? 1 : 2;
    s.fine_y = ascii ? 1 : 4;
    s.width = between(width, WIDTH_MIN, WIDTH_MAX);
    add_head(text, &s);
    if (p->labels)
        add_labeled(text, &s);
    else
        add_numbered(text, &s, height);
}
