/* upcard plot: a chart of numbers from another command or script. */
#include <getopt.h>
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "plot/plot.h"

static const char help[] =
    "usage: upcard plot [OPTION...] [FILE]\n"
    "\n"
    "Draws a chart from a JSON object in FILE (default: standard input). Its keys:\n"
    "\n"
    "  kind       \"lines\", \"points\" or \"bars\"; bars need labels\n"
    "  title, note\n"
    "  x, y       axes: {\"title\": \"...\", \"unit\": \"%\", \"min\": 0, \"max\": 1,\n"
    "             \"log\": true}\n"
    "  labels     [\"...\", ...]: categories instead of numbers on the x axis\n"
    "  sideways   true: the labels stand one below the other\n"
    "  mark       draws a line at this number\n"
    "  series     1 to 8: [{\"name\": \"...\", \"points\": [[x, y], [x, y, low, high],\n"
    "             ...]}, ...]; with labels, x is the number of a label, from 0\n"
    "\n"
    "  --text     lines for a terminal instead of SVG\n"
    "  --width N  width of --text in columns, 40 to 1000; default 80\n"
    "  --ascii    --text without block characters\n"
    "\n"
    "example: upcard plot --text chart.json\n";

enum { WIDTH_MIN = 40, WIDTH_MAX = 1000 };

typedef struct request {
    const char *path;
    bool text, ascii;
    uint64_t width;
} request;

/** A chart and the data it points at. */
typedef struct chart {
    plot p;
    plot_series series[PLOT_SERIES_MAX];
    const char **labels;
    plot_point *points;
} chart;

static int read_options(int argc, char **argv, request *r) {
    static const struct option options[] = {{"text", no_argument, NULL, 't'},
                                            {"ascii", no_argument, NULL, 'a'},
                                            {"width", required_argument, NULL, 'w'},
                                            {NULL, 0, NULL, 0}};
    int status = STATUS_FINE;
    opterr = 0;
    optind = 1;
    for (int option; !status && (option = getopt_long(argc, argv, ":", options, NULL)) != -1;) {
        switch (option) {
        case 't': r->text = true; break;
        case 'a': r->ascii = true; break;
        case 'w': status = need_number("plot", "width", optarg, WIDTH_MAX, &r->width); break;
        default: status = option_error("plot", option, argv);
        }
    }
    if (status) return status;
    if (r->width < WIDTH_MIN) return usage_error("plot", "--width is at least %d", WIDTH_MIN);
    if (optind + 1 < argc) return usage_error("plot", "unexpected argument %s", argv[optind + 1]);
    r->path = optind < argc ? argv[optind] : "-";
    return STATUS_FINE;
}

/** A key that an object may have, and the type of its value. */
typedef struct field {
    const char *key;
    enum { A_TEXT, A_NUMBER, A_FLAG, A_LIST, AN_OBJECT } is;
    bool needed;
} field;

static bool has_type(const json_t *value, const field *f) {
    switch (f->is) {
    case A_TEXT: return json_is_string(value);
    case A_NUMBER: return json_is_number(value);
    case A_FLAG: return json_is_boolean(value);
    case A_LIST: return json_is_array(value);
    case AN_OBJECT: return json_is_object(value);
    }
    return false;
}

/** Checks that an object has only known keys, all required ones, and values of the right type. `fields` end
 * with a key of NULL. */
static int check_fields(const char *what, json_t *object, const field *fields) {
    static const char *const types[] = {"a text", "a number", "true or false", "a list [...]",
                                        "an object {...}"};
    const char *key;
    json_t *value;
    const field *f;
    if (!json_is_object(object)) return failure("plot", "%s is not an object {...}", what);
    json_object_foreach(object, key, value) {
        for (f = fields; f->key && strcmp(f->key, key) != 0;) f++;
        if (!f->key) return failure("plot", "%s has the unknown key \"%s\"", what, key);
        if (!has_type(value, f)) return failure("plot", "\"%s\" of %s is %s", key, what, types[f->is]);
    }
    for (f = fields; f->key; f++)
        if (f->needed && !json_object_get(object, f->key))
            return failure("plot", "%s has no \"%s\"", what, f->key);
    return STATUS_FINE;
}

static int read_axis(json_t *json, const char *key, plot_axis *axis) {
    static const field fields[] = {{"title", A_TEXT, false}, {"unit", A_TEXT, false},
                                   {"min", A_NUMBER, false}, {"max", A_NUMBER, false},
                                   {"log", A_FLAG, false},   {0}};
    json_t *object = json_object_get(json, key);
    int logarithmic = false;
    if (!object) return STATUS_FINE;
    char what[16];
    snprintf(what, sizeof what, "the axis %s", key);
    int status = check_fields(what, object, fields);
    if (status) return status;
    json_unpack(object, "{s?s s?s s?F s?F s?b}", "title", &axis->title, "unit", &axis->unit, "min",
                &axis->min, "max", &axis->max, "log", &logarithmic);
    axis->log = logarithmic;
    bool chosen = json_object_get(object, "min") || json_object_get(object, "max"); /* the other one is 0 */
    if (chosen && axis->min >= axis->max)
        return failure("plot", "%s has min %g and max %g: min has to be below max", what, axis->min,
                       axis->max);
    return STATUS_FINE;
}

static int read_kind(const char *word, plot_kind *ret_kind) {
    static const char *const words[] = {"lines", "points", "bars"};
    for (int i = 0; i < 3; i++)
        if (!strcmp(word, words[i])) return *ret_kind = (plot_kind)i, STATUS_FINE;
    return failure("plot", "kind \"%s\" is unknown; the kinds are lines, points, bars", word);
}

static int read_labels(json_t *labels, chart *c) {
    size_t index;
    json_t *label;
    if (!labels) return STATUS_FINE;
    c->labels = calloc(json_array_size(labels) + 1, sizeof *c->labels);
    if (!c->labels) return failure("plot", "out of memory");
    json_array_foreach(labels, index, label) {
        if (!json_is_string(label)) return failure("plot", "labels must be a list of texts");
        c->labels[index] = json_string_value(label);
    }
    c->p.labels = c->labels;
    c->p.label_count = (int)json_array_size(labels);
    return STATUS_FINE;
}

/** [x, y] or [x, y, low, high] */
static int read_point(json_t *json, const chart *c, plot_point *point) {
    double part[4];
    size_t count = json_array_size(json);
    if (count != 2 && count != 4) return failure("plot", "a point must be [x, y] or [x, y, low, high]");
    for (size_t i = 0; i < count; i++) {
        if (!json_is_number(json_array_get(json, i)))
            return failure("plot", "the members of a point must be numbers");
        part[i] = json_number_value(json_array_get(json, i));
    }
    bool range = count == 4;
    *point = (plot_point){part[0], part[1], range ? part[2] : part[1], range ? part[3] : part[1]};
    if (point->low > point->y || point->high < point->y)
        return failure("plot", "%g lies outside of its interval", point->y);
    if (c->p.labels && !(point->x >= 0 && point->x < c->p.label_count && floor(point->x) == point->x))
        return failure("plot", "there is no label number %g", point->x);
    if ((c->p.x.log && !(point->x > 0)) || (c->p.y.log && !(point->low > 0)))
        return failure("plot", "a logarithmic axis needs numbers above 0");
    return STATUS_FINE;
}

static size_t count_points(json_t *list) {
    size_t index, count = 0;
    json_t *one;
    json_array_foreach(list, index, one) count += json_array_size(json_object_get(one, "points"));
    return count;
}

static int read_series(json_t *list, chart *c) {
    static const field fields[] = {{"name", A_TEXT, true}, {"points", A_LIST, true}, {0}};
    size_t index, at;
    json_t *one, *points, *point;
    plot_point *next = c->points = calloc(count_points(list) + 1, sizeof *next);
    if (!next) return failure("plot", "out of memory");
    if (!json_array_size(list) || json_array_size(list) > PLOT_SERIES_MAX)
        return failure("plot", "there must be 1 to %d series", PLOT_SERIES_MAX);
    json_array_foreach(list, index, one) {
        plot_series *series = &c->series[index];
        int wrong = check_fields("a series", one, fields);
        if (wrong) return wrong;
        json_unpack(one, "{s:s s:o}", "name", &series->name, "points", &points);
        series->points = next;
        series->count = (int)json_array_size(points);
        json_array_foreach(points, at, point) {
            int status = read_point(point, c, next++);
            if (status) return status;
        }
    }
    c->p.series = c->series;
    c->p.series_count = (int)json_array_size(list);
    return STATUS_FINE;
}

static int read_chart(json_t *json, chart *c) {
    static const field fields[] = {{"kind", A_TEXT, true},    {"title", A_TEXT, false},
                                   {"note", A_TEXT, false},   {"x", AN_OBJECT, false},
                                   {"y", AN_OBJECT, false},   {"labels", A_LIST, false},
                                   {"mark", A_NUMBER, false}, {"sideways", A_FLAG, false},
                                   {"series", A_LIST, true},  {0}};
    const char *kind;
    json_t *series, *labels = NULL, *mark = NULL;
    int sideways = false, status = check_fields("the chart", json, fields);
    if (status) return status;
    c->p.title = "";
    json_unpack(json, "{s:s s?s s?s s?o s?b s?o s:o}", "kind", &kind, "title", &c->p.title, "note",
                &c->p.note, "labels", &labels, "sideways", &sideways, "mark", &mark, "series", &series);
    c->p.marked = mark != NULL;
    c->p.mark = json_number_value(mark);
    c->p.sideways = sideways;
    status = read_kind(kind, &c->p.kind);
    if (!status) status = read_axis(json, "x", &c->p.x);
    if (!status) status = read_axis(json, "y", &c->p.y);
    if (!status) status = read_labels(labels, c);
    if (!status && !labels && (c->p.kind == PLOT_BARS || sideways))
        status = failure("plot", "bars and sideways charts need labels");
    return status ? status : read_series(series, c);
}

static void draw(uc_text *text, const chart *c, const request *r) {
    if (r->text)
        plot_text(text, &c->p, (int)r->width, 0, r->ascii);
    else
        plot_svg(text, &c->p);
}

/** Draws a second time if the first buffer was too small. */
static int print_chart(const chart *c, const request *r) {
    size_t capacity = 1 << 16;
    for (;;) {
        uc_text text;
        char *buffer = malloc(capacity);
        if (!buffer) return failure("plot", "out of memory");
        uc_text_start(&text, buffer, capacity);
        draw(&text, c, r);
        bool whole = uc_text_whole(&text);
        if (whole) fputs(buffer, stdout);
        free(buffer);
        if (whole) return finish_output("plot");
        capacity = text.length + 1;
    }
}

int cmd_plot(int argc, char **argv) {
    request r = {.width = 80, .path = "-"};
    chart c = {.points = NULL};
    size_t length;
    json_error_t error;
    for (int i = 1; i < argc; i++)
        if (!strcmp(argv[i], "--help")) return fputs(help, stdout), finish_output("plot");
    int status = read_options(argc, argv, &r);
    if (status) return status;
    char *text = read_file("plot", r.path, &length);
    if (!text) return STATUS_FAILED;
    json_t *json = json_loadb(text, length, JSON_REJECT_DUPLICATES, &error);
    status = json ? read_chart(json, &c)
                  : failure("plot", "%s: line %d: %s", strcmp(r.path, "-") ? r.path : "standard input",
                            error.line, error.text);
    if (!status) status = print_chart(&c, &r);
    json_decref(json);
    free(c.labels);
    free(c.points);
    free(text);
    return status;
}
