/* The skin of games without one of their own; see generic.h. */
#include "tui/generic.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/cards.h"

enum { TEXT_MAX = 4096, ROWS_MIN = 14, ROWS_MAX = 60, LABEL_COLUMNS = 18, USUAL_COLUMNS = 80 };

/* ---- values ---- */

/** How to read the values of a field. */
typedef struct reading {
    const char *type; /**< uc_field.type */
    const char *const *names;
    int seats;
} reading;

/** Whether the type at this place is `seat`, perhaps in a list or nullable. */
static bool type_is_seat(const char *type) {
    return !strncmp(type, "seat", 4) && !strchr("abcdefghijklmnopqrstuvwxyz_:?", type[4] ? type[4] : '[');
}

/** The type of a member of an object, or "". */
static const char *member_type(const char *type, const char *key) {
    size_t length = strlen(key);
    for (const char *at = type; (at = strstr(at, key)); at++) {
        const char *colon = at + length + (at[length] == '?');
        if (at > type && at[-1] == ' ' && colon[0] == ':' && colon[1] == ' ') return colon + 2;
    }
    return "";
}

static void add_value(uc_text *text, json_t *value, reading as);

/** "hand size" for "hand_size". */
static void add_key(uc_text *text, const char *key) {
    for (; *key; key++) uc_text_add_bytes(text, *key == '_' ? " " : key, 1);
}

/** Cards with their counts: "red x2, blue x1". */
static void add_counts(uc_text *text, json_t *object) {
    const char *key;
    json_t *value;
    int count = 0;
    json_object_foreach(object, key, value) {
        uc_text_add(text, count++ ? ", " : "");
        uc_text_add(text, key);
        uc_text_add(text, " x");
        uc_text_add_number(text, json_integer_value(value));
    }
    if (!count) uc_text_add(text, "none");
}

static void add_object(uc_text *text, json_t *object, reading as) {
    const char *key, *type = as.type;
    json_t *value;
    int count = 0;
    json_object_foreach(object, key, value) {
        if (json_is_null(value)) continue;
        uc_text_add(text, count++ ? ", " : "");
        add_key(text, key);
        uc_text_add(text, " ");
        as.type = member_type(type, key);
        add_value(text, value, as);
    }
    if (!count) uc_text_add(text, "none");
}

static bool is_list(json_t *value) {
    return json_is_array(value) || json_is_object(value);
}

/** "3 5 9"; lists within lists are separated by slashes: "3 5 / 9". */
static void add_list(uc_text *text, json_t *list, reading as) {
    size_t count = json_array_size(list);
    for (size_t i = 0; i < count; i++) {
        json_t *item = json_array_get(list, i);
        if (i) uc_text_add(text, is_list(item) ? " / " : " ");
        add_value(text, item, as);
    }
    if (!count) uc_text_add(text, "none");
}

static void add_value(uc_text *text, json_t *value, reading as) {
    json_int_t number = json_integer_value(value);
    if (json_is_object(value) && !strncmp(as.type, "{ [", 3))
        add_counts(text, value);
    else if (json_is_object(value))
        add_object(text, value, as);
    else if (json_is_array(value))
        add_list(text, value, as);
    else if (json_is_string(value))
        uc_text_add(text, json_string_value(value));
    else if (json_is_boolean(value))
        uc_text_add(text, json_is_true(value) ? "yes" : "no");
    else if (json_is_null(value))
        uc_text_add(text, "-");
    else if (type_is_seat(as.type) && number >= 0 && number < as.seats)
        uc_text_add(text, as.names[number]);
    else
        uc_text_add_number(text, number);
}

/* ---- the table ---- */

/** The data of a view, with names for its seats. */
typedef struct sheet {
    const uc_view *view;
    const char *const *names;
    json_t *json;
} sheet;

static sheet sheet_of(const uc_view *view, const char *const *names) {
    char written[UC_JSON_MAX];
    uc_text text;
    uc_text_start(&text, written, sizeof written);
    uc_view_json(&text, view);
    return (sheet){view, names, json_loads(written, 0, NULL)};
}

static const uc_field *field_of(const uc_field *fields, const char *key) {
    while (fields->key && strcmp(fields->key, key) != 0) fields++;
    return fields->key ? fields : NULL;
}

/** Whether the board shows a key: the phase and the keys of the game itself. *ret_field is its field, or NULL
 * if the key is part of another field. */
static bool is_shown(const sheet *of, const char *key, const uc_field **ret_field) {
    *ret_field = field_of(uc_game_of(&of->view->state)->fields, key);
    return *ret_field || !strcmp(key, "phase") || !field_of(uc_shared_fields, key);
}

static reading reading_of(const sheet *of, const uc_field *field) {
    return (reading){field ? field->type : "", of->names, of->view->state.head.seats};
}

/** "total 12; hand 5 8" */
static void add_seat(uc_text *text, const sheet *of, int seat) {
    const char *key;
    json_t *value;
    uc_text_add(text, "total ");
    uc_text_add_number(text, uc_total(&of->view->state, seat));
    json_object_foreach(of->json, key, value) {
        const uc_field *field;
        json_t *own = json_array_get(value, (size_t)seat);
        if (!is_shown(of, key, &field) || !field || !field->by_seat || !own || json_is_null(own)) continue;
        uc_text_add(text, "; ");
        add_key(text, key);
        uc_text_add(text, " ");
        add_value(text, own, reading_of(of, field));
    }
}

/** Whether a key is about the whole table. */
static bool is_common(const sheet *of, const char *key, json_t *value, const uc_field **ret_field) {
    if (!is_shown(of, key, ret_field) || json_is_null(value)) return false;
    return !*ret_field || !(*ret_field)->by_seat;
}

static void describe(uc_text *text, const uc_view *view, const char *const *names) {
    sheet of = sheet_of(view, names);
    const char *key;
    json_t *value;
    for (int seat = 0; seat < view->state.head.seats; seat++) {
        uc_text_add(text, names[seat]);
        uc_text_add(text, ": ");
        add_seat(text, &of, seat);
        uc_text_add(text, "\n");
    }
    json_object_foreach(of.json, key, value) {
        const uc_field *field;
        if (!is_common(&of, key, value, &field)) continue;
        add_key(text, key);
        uc_text_add(text, ": ");
        add_value(text, value, reading_of(&of, field));
        uc_text_add(text, "\n");
    }
    json_decref(of.json);
}

/* ---- the board ---- */

/** Rows of text on a canvas, from the top of an area; without a canvas they are only counted. */
typedef struct block {
    canvas *canvas;
    area area;
    int row;
} block;

/** The canvas, if the current row is in the area. */
static canvas *at_row(const block *b) {
    return b->canvas && b->row < b->area.row + b->area.rows ? b->canvas : NULL;
}

/** Adds a text after the labels, wrapped: one row or more. */
static void add_rows(block *b, const char *text) {
    int columns = b->area.columns - LABEL_COLUMNS - 1;
    for (const char *next; *text; text = next, b->row++) {
        char line[TEXT_MAX];
        size_t bytes = text_wrap(text, columns, &next);
        memcpy(line, text, bytes);
        line[bytes] = '\0';
        if (at_row(b))
            canvas_text(b->canvas, b->row, b->area.column + LABEL_COLUMNS, columns, STYLE_TEXT, line);
    }
}

static void add_seat_rows(block *b, const sheet *of, const scene *s, int seat) {
    char text[TEXT_MAX];
    uc_text line;
    uc_text_start(&line, text, sizeof text);
    add_seat(&line, of, seat);
    if (at_row(b)) draw_seat_name(b->canvas, b->row, b->area.column, LABEL_COLUMNS - 1, s, seat);
    add_rows(b, text);
}

static void add_common_rows(block *b, const sheet *of, const char *key, json_t *value,
                            const uc_field *field) {
    char text[TEXT_MAX];
    uc_text line;
    uc_text_start(&line, text, sizeof text);
    add_key(&line, key);
    if (at_row(b)) canvas_text(b->canvas, b->row, b->area.column + 2, LABEL_COLUMNS - 3, STYLE_DIM, text);
    uc_text_start(&line, text, sizeof text);
    add_value(&line, value, reading_of(of, field));
    add_rows(b, text);
}

/** Draws all seats and the shared fields; returns the rows used. */
static int draw_table(canvas *c, area a, const scene *s) {
    sheet of = sheet_of(s->view, s->names);
    block b = {c, a, a.row};
    const char *key;
    json_t *value;
    for (int seat = 0; seat < s->view->state.head.seats; seat++) add_seat_rows(&b, &of, s, seat);
    json_object_foreach(of.json, key, value) {
        const uc_field *field;
        if (is_common(&of, key, value, &field)) add_common_rows(&b, &of, key, value, field);
    }
    json_decref(of.json);
    return b.row - a.row;
}

static void board(canvas *c, area a, const scene *s) {
    int rows = draw_table(NULL, a, s);
    if (rows <= a.rows) {
        draw_table(c, a, s);
        return;
    }
    draw_table(c, (area){a.row, a.column, a.rows - 1, a.columns}, s);
    canvas_format(c, a.row + a.rows - 1, a.column + 2, a.columns - 2, STYLE_DIM,
                  "%d more rows: ? shows the whole table", rows - a.rows + 1);
}

static int rows(const uc_view *view) {
    const char *names[UC_SEATS_MAX];
    for (int seat = 0; seat < UC_SEATS_MAX; seat++) names[seat] = "name";
    scene s = {.view = view, .names = names, .to_act = UC_NOBODY};
    int taken = draw_table(NULL, (area){0, 0, ROWS_MAX, USUAL_COLUMNS}, &s) + 1;
    return taken < ROWS_MIN ? ROWS_MIN : taken > ROWS_MAX ? ROWS_MAX : taken;
}

/* ---- choices ---- */

static void label(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    (void)names;
    uc_move_text(text, uc_game_of(&view->state), move);
}

static void choose(choices *list, const uc_view *view, const uc_move *legal, int count,
                   const char *const *names) {
    for (int i = 0; i < count; i++) {
        char words[CHOICE_LABEL_MAX];
        uc_text text;
        uc_text_start(&text, words, sizeof words);
        label(&text, view, legal[i], names);
        choices_add(list, 0, legal[i], 0, true, words);
    }
    choices_number(list, "uqhlcHLQ");
}

static void ask(uc_text *text, const uc_view *view) {
    (void)view;
    uc_text_add(text, "Choose a move.");
}

const skin skin_generic = {
    .choose = choose,
    .ask = ask,
    .board = board,
    .rows = rows,
    .describe = describe,
    .label = label,
};
