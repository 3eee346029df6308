#include "tui/canvas.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/width.h"

bool canvas_start(canvas *c, int rows, int columns) {
    if (rows > CANVAS_ROWS_MAX) rows = CANVAS_ROWS_MAX;
    if (columns > CANVAS_COLUMNS_MAX) columns = CANVAS_COLUMNS_MAX;
    if (rows < 1) rows = 1;
    if (columns < 1) columns = 1;
    if (!c->cells || rows != c->rows || columns != c->columns) {
        canvas_cell *cells = realloc(c->cells, (size_t)rows * (size_t)columns * sizeof *cells);
        if (!cells) return false;
        c->cells = cells;
    }
    c->rows = rows;
    c->columns = columns;
    c->hots = 0;
    canvas_fill(c, (area){0, 0, rows, columns}, STYLE_TEXT, " ");
    return true;
}

void canvas_free(canvas *c) {
    free(c->cells);
    *c = (canvas){.rows = 0};
}

static canvas_cell *cell_at(canvas *c, int row, int column) {
    if (row < 0 || column < 0 || row >= c->rows || column >= c->columns) return NULL;
    return &c->cells[row * c->columns + column];
}

/** Writes one character of `bytes` bytes and `width` columns into the grid. */
static void put(canvas *c, int row, int column, style s, const char *text, int bytes, int width) {
    canvas_cell *cell = cell_at(c, row, column), *right = cell_at(c, row, column + 1);
    if (!cell || bytes >= (int)sizeof cell->text || (width == 2 && !right)) return;
    memcpy(cell->text, text, (size_t)bytes);
    cell->text[bytes] = '\0';
    cell->style = (uint8_t)s;
    if (width != 2) return;
    right->text[0] = '\0';
    right->style = (uint8_t)s;
}

int canvas_text(canvas *c, int row, int column, int width, style s, const char *text) {
    int used = 0;
    while (*text) {
        int columns, bytes = width_of(text, &columns);
        if (used + columns > width) break;
        if (columns > 0) put(c, row, column + used, s, text, bytes, columns);
        used += columns;
        text += bytes;
    }
    return used;
}

int canvas_format(canvas *c, int row, int column, int width, style s, const char *format, ...) {
    char buffer[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(buffer, sizeof buffer, format, arguments);
    va_end(arguments);
    return canvas_text(c, row, column, width, s, buffer);
}

void canvas_fill(canvas *c, area a, style s, const char *character) {
    int columns, bytes = width_of(character, &columns);
    for (int row = a.row; row < a.row + a.rows; row++)
        for (int column = a.column; column < a.column + a.columns; column++)
            put(c, row, column, s, character, bytes, columns);
}

void canvas_paint(canvas *c, area a, style s) {
    for (int row = a.row; row < a.row + a.rows; row++)
        for (int column = a.column; column < a.column + a.columns; column++) {
            canvas_cell *cell = cell_at(c, row, column);
            if (cell) cell->style = (uint8_t)s;
        }
}

void canvas_box(canvas *c, area a, style s, bool heavy) {
    static const char *const lines[2][6] = {{"─", "│", "┌", "┐", "└", "┘"}, {"━", "┃", "┏", "┓", "┗", "┛"}};
    const char *const *line = lines[heavy];
    int bottom = a.row + a.rows - 1, right = a.column + a.columns - 1;
    canvas_fill(c, (area){a.row, a.column, 1, a.columns}, s, line[0]);
    canvas_fill(c, (area){bottom, a.column, 1, a.columns}, s, line[0]);
    canvas_fill(c, (area){a.row, a.column, a.rows, 1}, s, line[1]);
    canvas_fill(c, (area){a.row, right, a.rows, 1}, s, line[1]);
    canvas_text(c, a.row, a.column, 1, s, line[2]);
    canvas_text(c, a.row, right, 1, s, line[3]);
    canvas_text(c, bottom, a.column, 1, s, line[4]);
    canvas_text(c, bottom, right, 1, s, line[5]);
}

void canvas_hot_key(canvas *c, area a, int key) {
    if (c->hots == CANVAS_HOT_MAX) return;
    c->hot[c->hots++] = (canvas_hot){a.row, a.column, a.rows, a.columns, key};
}

int canvas_clicked(const canvas *c, int row, int column) {
    for (int i = c->hots; i-- > 0;) {
        const canvas_hot *h = &c->hot[i];
        if (row >= h->row && row < h->row + h->rows && column >= h->column && column < h->column + h->columns)
            return h->key;
    }
    return 0;
}

size_t canvas_row_text(const canvas *c, int row, char *buffer) {
    size_t length = 0, end = 0;
    for (int column = 0; column < c->columns; column++) {
        const char *text = c->cells[row * c->columns + column].text;
        size_t bytes = strlen(text);
        memcpy(buffer + length, text, bytes);
        length += bytes;
        if (bytes && strcmp(text, " ") != 0) end = length;
    }
    buffer[end] = '\0';
    return end;
}

int text_columns(const char *text) {
    int all = 0;
    while (*text) {
        int columns, bytes = width_of(text, &columns);
        all += columns;
        text += bytes;
    }
    return all;
}

size_t text_wrap(const char *text, int width, const char **ret_next) {
    const char *at = text, *space = NULL;
    for (int used = 0; *at && *at != '\n';) {
        int columns, bytes = width_of(at, &columns);
        if (used + columns > width) {
            if (*at == ' ') space = at;
            const char *stop = space ? space : at == text ? at + bytes : at;
            *ret_next = *stop == ' ' ? stop + 1 : stop;
            return (size_t)(stop - text);
        }
        if (*at == ' ') space = at;
        used += columns;
        at += bytes;
    }
    *ret_next = *at ? at + 1 : at;
    return (size_t)(at - text);
}

int canvas_wrapped(canvas *c, area a, style s, const char *text, int skip) {
    int rows = 0;
    while (*text && rows < a.rows) {
        char line[CANVAS_COLUMNS_MAX * 4 + 1];
        const char *next;
        size_t bytes = text_wrap(text, a.columns, &next);
        if (bytes >= sizeof line) bytes = sizeof line - 1;
        memcpy(line, text, bytes);
        line[bytes] = '\0';
        text = next;
        if (skip-- > 0) continue;
        canvas_text(c, a.row + rows++, a.column, a.columns, s, line);
    }
    return rows;
}
