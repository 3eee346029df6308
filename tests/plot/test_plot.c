/* Charts: round numbers on the axes, SVG that is well-formed with any names, text that fits its width. */
#include "rig.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "plot/plot_scale.h"
#include "tui/canvas.h"

static char buffer[1 << 18];

static const char *svg_of(const plot *p) {
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    plot_svg(&text, p);
    assert_true(uc_text_whole(&text));
    return buffer;
}

static const char *text_of_plot(const plot *p, int width, bool ascii) {
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    plot_text(&text, p, width, 0, ascii);
    assert_true(uc_text_whole(&text));
    return buffer;
}

/** Three estimates with intervals: lines, points or bars of them. */
static const plot_point rising[] = {{0, 10, 8, 12}, {1, 20, 18, 22}, {2, 40, 38, 42}};
static const plot_series one[] = {{"one", rising, 3}};
static const plot_series four[] = {
    {"a", rising, 3}, {"b", rising, 2}, {"c", rising, 1}, {"<d&\"\033[2J", rising, 3}};
static const char *const names[] = {"first", "a second that is very much longer", "漢字"};

static int charts(plot *ret) {
    int count = 0;
    for (plot_kind kind = PLOT_LINES; kind <= PLOT_BARS; kind++) {
        for (int shape = kind == PLOT_BARS ? 2 : 0; shape < 6; shape++) {
            plot p = {.kind = kind, .title = "Title", .y = {.title = "value", .unit = "%"}};
            p.series = shape % 2 ? four : one;
            p.series_count = shape % 2 ? 4 : 1;
            p.labels = shape >= 2 ? names : NULL;
            p.label_count = shape >= 2 ? 3 : 0;
            p.sideways = shape >= 4;
            p.marked = shape >= 3;
            p.mark = 30;
            ret[count++] = p;
        }
    }
    return count;
}

static void ticks_are(plot_axis axis, double low, double high, int wanted, const char *expected) {
    char have[256], ends[2] = {0, 0};
    const plot_point points[] = {{low, 0, 0, 0}, {high, 0, 0, 0}};
    const plot_series series = {"", points, 2};
    const plot p = {.x = axis, .series = &series, .series_count = 1};
    double ticks[SCALE_TICKS_MAX];
    uc_text text;
    scale s = scale_of_x(&p, wanted);
    int count = scale_ticks(&s, ticks);
    uc_text_start(&text, have, sizeof have);
    for (int i = 0; i < count; i++) {
        uc_text_add(&text, ends);
        scale_add_tick(&text, &s, ticks[i]);
        ends[0] = ' ';
    }
    assert_string_equal(have, expected);
}

static void axes_have_round_numbers(void **state) {
    (void)state;
    const plot_axis plain = {.unit = NULL}, percent = {.unit = "%"}, logarithmic = {.log = true};
    ticks_are(plain, 0, 10, 5, "0 2 4 6 8 10");
    ticks_are(plain, -0.37, 0.42, 5, "-0.2 0.0 0.2 0.4");
    ticks_are(plain, 3, 97, 10, "10 20 30 40 50 60 70 80 90");
    ticks_are(percent, 45, 60, 4, "45% 50% 55% 60%");
    ticks_are(plain, 0, 60000, 4, "0 20k 40k 60k");
    ticks_are(plain, 0, 25e6, 3, "0 10M 20M");
    ticks_are(logarithmic, 1, 4096, 6, "1 10 100 1000");
    ticks_are(logarithmic, 0.1, 20, 6, "0.1 0.2 0.5 1 2 5 10 20");
    ticks_are(logarithmic, 1, 1e6, 6, "1 10 100 1000 10k 100k 1M");
    ticks_are((plot_axis){.min = 0, .max = 100}, 20, 30, 4, "0 50 100");
}

static void one_number_or_no_number_is_a_range(void **state) {
    (void)state;
    const plot nothing = {.title = "Nothing"};
    scale s = scale_of_y(&nothing, 5);
    assert_true(s.min == 0 && s.max == 1);
    const plot_point point = {5, 7, 0, 0};
    const plot_series series = {"", &point, 1};
    const plot p = {.title = "One", .series = &series, .series_count = 1};
    s = scale_of_y(&p, 5);
    assert_true(s.min < 7 && s.max > 7);
    assert_non_null(strstr(svg_of(&nothing), "</svg>"));
    assert_non_null(strstr(svg_of(&p), "7.0"));
    assert_non_null(strstr(text_of_plot(&p, 60, false), "●"));
}

static void bars_begin_at_zero(void **state) {
    (void)state;
    plot p = {.kind = PLOT_BARS, .labels = names, .label_count = 3, .series = one, .series_count = 1};
    assert_true(scale_of_y(&p, 5).min == 0);
    p.kind = PLOT_POINTS;
    p.y.log = true;
    assert_true(scale_of_y(&p, 5).min == 8);
}

static void numbers_have_a_point_and_no_negative_zero(void **state) {
    (void)state;
    static const struct {
        double number;
        int decimals;
        const char *text;
    } rows[] = {
        {0.5, 0, "1"}, {-0.04, 1, "0.0"}, {-12.345, 2, "-12.35"}, {1234567, 0, "1234567"}, {0.05, 2, "0.05"}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        char have[32];
        uc_text text;
        uc_text_start(&text, have, sizeof have);
        scale_add_fixed(&text, rows[i].number, rows[i].decimals);
        assert_string_equal(have, rows[i].text);
    }
}

/** Every tag is closed by its own name, and nothing stands in a text that XML forbids. */
static void assert_well_formed(const char *xml) {
    const char *open[32];
    size_t length[32];
    int depth = 0;
    for (const char *c = xml; *c; c++) {
        assert_true((unsigned char)*c >= 0x20 || *c == '\n');
        if (*c == '&')
            assert_true(!strncmp(c, "&lt;", 4) || !strncmp(c, "&amp;", 5) || !strncmp(c, "&quot;", 6));
        if (*c != '<') continue;
        const char *name = c + 1 + (c[1] == '/'), *end = strchr(c, '>');
        size_t letters = strcspn(name, " >/\n");
        assert_non_null(end);
        if (c[1] == '/') {
            assert_true(depth-- > 0 && length[depth] == letters && !strncmp(open[depth], name, letters));
        } else if (end[-1] != '/') {
            open[depth] = name;
            length[depth++] = letters;
        }
        c = end;
    }
    assert_int_equal(depth, 0);
}

static void every_svg_is_well_formed(void **state) {
    (void)state;
    plot chart[32];
    int count = charts(chart);
    assert_int_equal(count, 16);
    for (int i = 0; i < count; i++) assert_well_formed(svg_of(&chart[i]));
    plot strange = chart[1];
    strange.title = strange.note = "a < b & \"c\" \xff\x01 ü";
    const char *svg = svg_of(&strange);
    assert_well_formed(svg);
    assert_non_null(strstr(svg, "<title>a &lt; b &amp; &quot;c&quot; \xef\xbf\xbd\xef\xbf\xbd ü</title>"));
    assert_non_null(strstr(svg, "&lt;d&amp;&quot;\xef\xbf\xbd[2J"));
}

static void an_svg_has_its_numbers_as_text(void **state) {
    (void)state;
    plot chart[32];
    int count = charts(chart);
    for (int i = 0; i < count; i++) {
        const char *svg = svg_of(&chart[i]), *end = strstr(svg, "</desc>");
        const char *found = strstr(svg, ": 40.0% [38.0, 42.0]");
        if (!found) found = strstr(svg, ": 40% [38, 42]");
        assert_true(found && found < end);
    }
    const char *svg = svg_of(&chart[0]);
    assert_non_null(strstr(svg, "prefers-color-scheme:dark"));
    assert_null(strstr(svg, "class=\"soft\">one")); /* a single series needs no legend */
}

/** How often a text stands in another. */
static int times(const char *text, const char *part) {
    int count = 0;
    for (const char *at = text; (at = strstr(at, part)); at += strlen(part)) count++;
    return count;
}

static void lines_have_a_gap_where_nothing_is_known(void **state) {
    (void)state;
    plot_point points[] = {{0, 1, 0, 0}, {1, 2, 0, 0},   {2, NAN, 0, 0}, {3, 2, 0, 0},
                           {4, 1, 0, 0}, {5, NAN, 0, 0}, {6, 1, 0, 0}};
    const plot_series series = {"", points, 7};
    const plot p = {.title = "Gaps", .series = &series, .series_count = 1};
    assert_int_equal(times(svg_of(&p), "<path class=\"line line0"), 2);
    assert_int_equal(times(svg_of(&p), "<path class=\"mark"), 5);
    points[2].y = points[5].y = 2;
    assert_int_equal(times(svg_of(&p), "<path class=\"line line0"), 1);
    points[2].y = INFINITY;
    assert_int_equal(times(svg_of(&p), "<path class=\"mark"), 6);
}

static void series_differ_by_more_than_color(void **state) {
    (void)state;
    plot_point points[PLOT_SERIES_MAX];
    plot_series series[PLOT_SERIES_MAX];
    for (int i = 0; i < PLOT_SERIES_MAX; i++) {
        points[i] = (plot_point){0, i + 1, 0, 0};
        series[i] = (plot_series){"s", &points[i], 1};
    }
    plot p = {.title = "Eight", .kind = PLOT_POINTS, .series = series, .series_count = PLOT_SERIES_MAX};
    for (int ascii = 0; ascii < 2; ascii++) { /* the legend is "● s  ■ s  ..." */
        const char *text = strchr(text_of_plot(&p, 80, ascii), '\n') + 1, *marker[PLOT_SERIES_MAX];
        for (int i = 0; i < PLOT_SERIES_MAX; i++) {
            marker[i] = text;
            for (int k = 0; k < i; k++) assert_true(memcmp(marker[k], text, strcspn(text, " ") + 1) != 0);
            text = strstr(text, " s") + 2;
            text += strspn(text, " ");
        }
    }
    p.kind = PLOT_BARS;
    p.labels = names;
    p.label_count = 1;
    assert_int_equal(times(svg_of(&p), "<pattern"), PLOT_SERIES_MAX - 1);
}

static void lines_of_text_fit_the_terminal(void **state) {
    (void)state;
    plot chart[32];
    int count = charts(chart);
    for (int i = 0; i < count; i++) {
        for (int width = 40; width <= 200; width += 20) {
            const char *text = text_of_plot(&chart[i], width, i % 2), *end;
            assert_null(strchr(text, '\033'));
            for (; *text; text = end + 1) {
                char line[1024];
                end = strchr(text, '\n');
                snprintf(line, sizeof line, "%.*s", (int)(end - text), text);
                assert_true(text_columns(line) <= width);
            }
        }
    }
}

static void ascii_is_ascii(void **state) {
    (void)state;
    static const char *const letters[] = {"a", "b", "c"};
    plot chart[32];
    int count = charts(chart);
    for (int i = 0; i < count; i++) {
        if (chart[i].labels) chart[i].labels = letters;
        for (const char *c = text_of_plot(&chart[i], 80, true); *c; c++)
            assert_true((unsigned char)*c < 0x80);
    }
}

static void bars_are_as_long_as_their_numbers(void **state) {
    (void)state;
    const plot p = {.kind = PLOT_BARS,
                    .title = "Bars",
                    .labels = (const char *const[]){"a", "b", "c"},
                    .label_count = 3,
                    .y = {.unit = "%", .title = "won"},
                    .series = one,
                    .series_count = 1};
    assert_string_equal(text_of_plot(&p, 50, false), "Bars\n"
                                                     "a │████├┼                        10.0% [8.0, 12.0]\n"
                                                     "b │████████├┼┤                  20.0% [18.0, 22.0]\n"
                                                     "c │█████████████████├┼┤         40.0% [38.0, 42.0]\n"
                                                     "  └┬────────┬────────┬────────┬\n"
                                                     "  0%       20%      40%      60%\n"
                                                     "               won\n");
}

static void markers_stand_at_their_points(void **state) {
    (void)state;
    const plot p = {.kind = PLOT_LINES, .title = "Lines", .series = one, .series_count = 1};
    assert_string_equal(text_of_plot(&p, 40, true), "Lines\n"
                                                    "50+\n"
                                                    "  |\n"
                                                    "40+                                 ::.o\n"
                                                    "  |                             ::....::\n"
                                                    "30+                         ::....::\n"
                                                    "  |                     :::...::\n"
                                                    "  |                ::::....:\n"
                                                    "20+        ::::::....o.:\n"
                                                    "  |:::::.........:\n"
                                                    "10+o....::\n"
                                                    "  |\n"
                                                    " 0+\n"
                                                    "  ++--------+--------+--------+--------+\n"
                                                    "  0.0      0.5      1.0      1.5     2.0\n");
}

static void a_small_buffer_is_not_overrun(void **state) {
    (void)state;
    char small[100], *end = small + sizeof small - 1;
    const plot p = {.title = "Small", .series = one, .series_count = 1};
    uc_text text;
    *end = 'x';
    uc_text_start(&text, small, sizeof small - 1);
    plot_svg(&text, &p);
    assert_false(uc_text_whole(&text));
    assert_int_equal(strlen(small), sizeof small - 2);
    assert_int_equal(text.length, strlen(svg_of(&p)));
    assert_int_equal(*end, 'x');
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(axes_have_round_numbers),
        cmocka_unit_test(one_number_or_no_number_is_a_range),
        cmocka_unit_test(bars_begin_at_zero),
        cmocka_unit_test(numbers_have_a_point_and_no_negative_zero),
        cmocka_unit_test(every_svg_is_well_formed),
        cmocka_unit_test(an_svg_has_its_numbers_as_text),
        cmocka_unit_test(lines_have_a_gap_where_nothing_is_known),
        cmocka_unit_test(series_differ_by_more_than_color),
        cmocka_unit_test(lines_of_text_fit_the_terminal),
        cmocka_unit_test(ascii_is_ascii),
        cmocka_unit_test(bars_are_as_long_as_their_numbers),
        cmocka_unit_test(markers_stand_at_their_points),
        cmocka_unit_test(a_small_buffer_is_not_overrun),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
