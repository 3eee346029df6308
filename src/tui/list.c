/* A list that changes while it is shown. */
#include <string.h>

#include "tui/tui.h"

enum { TITLE_COLUMNS = 24 };

static void draw_line(canvas *c, int row, int number, const tui_entry *entry, bool cursor) {
    if (number <= 9) canvas_format(c, row, 2, 2, STYLE_KEY, "%d", number);
    canvas_format(c, row, 5, TITLE_COLUMNS, cursor ? STYLE_PICK : STYLE_TEXT, " %s ", entry->title);
    canvas_text(c, row, 6 + TITLE_COLUMNS, c->columns - 7 - TITLE_COLUMNS, STYLE_DIM, entry->note);
    if (number <= 9) canvas_hot_key(c, (area){row, 0, 1, c->columns}, '0' + number);
}

static bool draw_list(front *f, canvas *c, const tui_list *list) {
    int rows, columns, row = 2;
    f->size(f, &rows, &columns);
    if (!canvas_start(c, rows, columns)) return false;
    canvas_fill(c, (area){0, 0, 1, c->columns}, STYLE_BAR, " ");
    canvas_text(c, 0, 1, c->columns - 2, STYLE_BAR, list->title);
    for (const char *const *line = list->head; *line; line++)
        canvas_text(c, row++, 2, c->columns - 3, STYLE_TEXT, *line);
    int room = c->rows - row - 4, first = 0;
    if (room < 1) room = 1;
    if (list->cursor >= room) first = list->cursor - room + 1;
    for (int i = first; i < list->count && i < first + room; i++)
        draw_line(c, ++row, i + 1, &list->entries[i], i == list->cursor);
    canvas_text(c, c->rows - 2, 2, c->columns - 3, STYLE_BOLD, list->message);
    canvas_text(c, c->rows - 1, 2, c->columns - 3, STYLE_DIM, list->keys);
    f->show(f, c);
    return true;
}

int tui_list_key(front *f, canvas *c, tui_list *list) {
    if (list->cursor >= list->count) list->cursor = list->count ? list->count - 1 : 0;
    if (!draw_list(f, c, list)) return FRONT_CLOSED;
    front_input input = f->wait(f, -1);
    int key = input.key == FRONT_CLICK ? canvas_clicked(c, input.row, input.column) : input.key;
    int to = list->cursor;
    if (key == FRONT_UP && list->count) to = (to + list->count - 1) % list->count;
    if (key == FRONT_DOWN && list->count) to = (to + 1) % list->count;
    bool number = !list->numbers && key >= '1' && key <= '9' && key - '1' < list->count;
    if (number) to = key - '1';
    list->cursor = to;
    return number || key == ' ' ? FRONT_ENTER : key ? key : FRONT_NOTHING;
}
