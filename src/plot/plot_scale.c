/* Ranges of axes and round numbers on them. */
#include "plot/plot_scale.h"

#include <math.h>

static bool finite_number(double number, bool log) {
    return isfinite(number) && (!log || number > 0);
}

bool point_shown(const plot *p, const plot_point *point) {
    return finite_number(point->x, p->x.log && !p->labels) && finite_number(point->y, p->y.log);
}

const plot_point *point_at_label(const plot *p, const plot_series *series, int label) {
    for (int i = 0; i < series->count; i++)
        if (point_shown(p, &series->points[i]) && (int)series->points[i].x == label)
            return &series->points[i];
    return NULL;
}

static void widen(double number, bool log, double *low, double *high) {
    if (!finite_number(number, log)) return;
    if (number < *low) *low = number;
    if (number > *high) *high = number;
}

/** The step of 1, 2 or 5 times a power of ten that cuts the range into at most `ticks` parts. */
static double round_step(double range, int ticks) {
    double least = range / ticks, power = pow(10, floor(log10(least)));
    static const double factors[] = {1, 2, 5};
    for (int i = 0; i < 3; i++)
        if (factors[i] * power >= least * (1 - 1e-9)) return factors[i] * power;
    return 10 * power;
}

static scale scale_around(const plot_axis *axis, double low, double high, int ticks) {
    scale s = {axis->min, axis->max, 0, axis->log, axis->unit};
    bool chosen = axis->min < axis->max;
    if (low > high) low = axis->log ? 1 : 0, high = axis->log ? 10 : 1; /* nothing to show */
    if (low == high) { /* one number: show a range around it */
        double half = axis->log ? 0 : low == 0 ? 1 : fabs(low) / 10;
        low = axis->log ? low / 2 : low - half;
        high = axis->log ? high * 2 : high + half;
    }
    if (!chosen) s.min = low, s.max = high;
    s.step = s.log ? 0 : round_step(s.max - s.min, ticks);
    if (!chosen && !s.log) {
        s.min = s.step * floor(s.min / s.step + 1e-9);
        s.max = s.step * ceil(s.max / s.step - 1e-9);
    }
    return s;
}

scale scale_of_x(const plot *p, int ticks) {
    double low = INFINITY, high = -INFINITY;
    if (p->labels) return (scale){0, p->label_count, 1, false, NULL};
    for (int i = 0; i < p->series_count; i++)
        for (int k = 0; k < p->series[i].count; k++)
            if (point_shown(p, &p->series[i].points[k]))
                widen(p->series[i].points[k].x, p->x.log, &low, &high);
    scale s = scale_around(&p->x, low, high, ticks);
    if (p->x.min == p->x.max && low < high) s.min = low, s.max = high; /* lines reach from side to side */
    return s;
}

scale scale_of_y(const plot *p, int ticks) {
    double low = INFINITY, high = -INFINITY;
    for (int i = 0; i < p->series_count; i++) {
        for (int k = 0; k < p->series[i].count; k++) {
            const plot_point *point = &p->series[i].points[k];
            if (!point_shown(p, point)) continue;
            widen(point->y, p->y.log, &low, &high);
            if (!point_ranges(point)) continue;
            widen(point->low, p->y.log, &low, &high);
            widen(point->high, p->y.log, &low, &high);
        }
    }
    if (p->kind == PLOT_BARS) widen(0, p->y.log, &low, &high);
    if (p->marked) widen(p->mark, p->y.log, &low, &high);
    return scale_around(&p->y, low, high, ticks);
}

double scale_place(const scale *s, double number) {
    double place =
        s->log ? log(number / s->min) / log(s->max / s->min) : (number - s->min) / (s->max - s->min);
    return !(place > 0) ? 0 : place > 1 ? 1 : place;
}

/** Powers of ten; over a short range also 2 and 5 times each, over a very long one only some. */
static int log_ticks(const scale *s, double *ticks) {
    static const double factors[] = {1, 2, 5};
    double decades = log10(s->max / s->min);
    int count = 0, fine = decades < 3 ? 3 : 1, stride = 1 + (int)(decades / 8);
    int first = (int)floor(log10(s->min));
    for (int power = first; count < SCALE_TICKS_MAX && power < first + 8 * stride + 3; power += stride) {
        for (int i = 0; i < fine && count < SCALE_TICKS_MAX; i++) {
            double tick = factors[i] * pow(10, power);
            if (tick >= s->min * (1 - 1e-9) && tick <= s->max * (1 + 1e-9)) ticks[count++] = tick;
        }
    }
    return count;
}

int scale_ticks(const scale *s, double ticks[SCALE_TICKS_MAX]) {
    if (s->log) return log_ticks(s, ticks);
    int count = 0;
    double first = ceil(s->min / s->step - 1e-9);
    for (double k = first; count < SCALE_TICKS_MAX && k * s->step <= s->max + 1e-9 * s->step; k++)
        ticks[count++] = k * s->step + 0.0; /* no negative zero */
    return count;
}

void scale_add_fixed(uc_text *text, double number, int decimals) {
    static const int64_t powers[] = {1,      10,      100,      1000,      10000,
                                     100000, 1000000, 10000000, 100000000, 1000000000};
    int64_t unit = powers[decimals], whole = llround(fmin(fabs(number) * (double)unit, 9e18));
    if (number < 0 && whole) uc_text_add(text, "-");
    uc_text_add_number(text, whole / unit);
    if (!decimals) return;
    uc_text_add(text, ".");
    for (int64_t digit = unit / 10; digit; digit /= 10) uc_text_add_number(text, whole / digit % 10);
}

/** Decimals that distinguish multiples of the step, 0..9. */
static int decimals_of(double step) {
    int decimals = 0;
    while (decimals < 9 && fabs(step - round(step)) > 1e-6 * step) step *= 10, decimals++;
    return decimals;
}

void scale_add_tick(uc_text *text, const scale *s, double number) {
    double largest = s->log ? fabs(number) : fmax(fabs(s->min), fabs(s->max));
    double unit = largest >= 1e6 ? 1e6 : largest >= 1e4 ? 1e3 : 1;
    scale_add_fixed(text, number / unit, decimals_of((s->log ? number : s->step) / unit));
    if (number != 0) uc_text_add(text, unit == 1e6 ? "M" : unit == 1e3 ? "k" : "");
    if (s->unit) uc_text_add(text, s->unit);
}

void scale_add_number(uc_text *text, const scale *s, double number) {
    int decimals = decimals_of(s->log ? pow(10, floor(log10(fabs(number) + 1e-9)) - 1) : s->step);
    scale_add_fixed(text, number, decimals < 8 && (s->log || s->step < 100) ? decimals + 1 : decimals);
}

void point_add_estimate(uc_text *text, const scale *y, const plot_point *point) {
    scale_add_number(text, y, point->y);
    if (y->unit) uc_text_add(text, y->unit);
    if (!point_ranges(point)) return;
    uc_text_add(text, " [");
    scale_add_number(text, y, point->low);
    uc_text_add(text, ", ");
    scale_add_number(text, y, point->high);
    uc_text_add(text, "]");
}
