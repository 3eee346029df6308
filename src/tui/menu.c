/* The menus before a game. */
#include <stdio.h>
#include <string.h>

#include "tui/tui.h"
#include "tui/width.h"

/** Clicks on entries are keys behind all others, since there can be more of them than digits. */
enum { PICK = 0x300000 };

/** One row of it; what does not fit is left out from a blank on. */
static void draw_note(canvas *c, int row, int column, const char *note) {
    int room = c->columns - column - 1, used = 0, columns;
    size_t whole = 0, at = 0;
    for (; note[at] && used <= room; used += columns) {
        if (note[at] == ' ' && used + 2 <= room) whole = at;
        at += (size_t)width_of(note + at, &columns);
    }
    if (used <= room)
        canvas_text(c, row, column, room, STYLE_DIM, note);
    else
        canvas_format(c, row, column, room, STYLE_DIM, "%.*s …", (int)whole, note);
}

static void draw_entry(canvas *c, int row, int number, const tui_entry *entry, bool cursor) {
    style look = cursor ? STYLE_PICK : STYLE_TEXT;
    canvas_format(c, row, 2, 2, STYLE_KEY, "%d", number);
    canvas_format(c, row, 5, c->columns - 6, look, " %s ", entry->title);
    draw_note(c, row + 1, 8, entry->note);
    canvas_hot_key(c, (area){row, 0, 2, c->columns}, PICK + number - 1);
}

static bool draw_menu(front *f, canvas *c, const char *title, const tui_entry *entries, int count,
                      int first_game, int cursor, const char *hint) {
    int rows, columns;
    f->size(f, &rows, &columns);
    if (!canvas_start(c, rows, columns)) return false;
    canvas_fill(c, (area){0, 0, 1, c->columns}, STYLE_BAR, " ");
    canvas_text(c, 0, 1, c->columns - 2, STYLE_BAR, title);
    int room = (c->rows - 6) / 2, first = 0, row = 2;
    if (cursor >= room) first = cursor - room + 1;
    for (int i = first; i < count; i++) {
        const char *heading = !first_game       ? NULL
                              : i == first_game ? "Or a new game"
                              : i == 0          ? "Go on with a game that was kept"
                                                : NULL;
        if (row + (heading != NULL) + 2 >= c->rows) break;
        if (heading) canvas_text(c, row++, 2, 40, STYLE_BOLD, heading);
        draw_entry(c, row, i + 1, &entries[i], i == cursor);
        row += 2;
    }
    canvas_text(c, c->rows - 1, 2, c->columns - 3, STYLE_DIM, hint);
    f->show(f, c);
    return true;
}

int tui_menu(front *f, const char *title, const tui_entry *entries, int count, int first_game) {
    canvas c = {.rows = 0};
    int cursor = 0, result = TUI_MENU_CLOSED, forget = -1;
    for (;;) {
        const char *hint = forget >= 0 ? "x again: forget this game for good   any other key: keep it"
                           : first_game > 0
                               ? "Enter or a number: choose   ↑↓: move   x: forget a kept game   q: leave"
                               : "Enter or a number: choose   ↑↓: move   q: leave";
        if (!draw_menu(f, &c, title, entries, count, first_game, cursor, hint)) break;
        front_input input = f->wait(f, -1);
        int key = input.key == FRONT_CLICK ? canvas_clicked(&c, input.row, input.column) : input.key;
        if (key == FRONT_CLOSED) break;
        if (key == 'x' && cursor < first_game && forget == cursor) {
            result = TUI_MENU_FORGET - cursor;
            break;
        }
        forget = key == 'x' && cursor < first_game ? cursor : -1;
        if (key == FRONT_UP) cursor = (cursor + count - 1) % count;
        if (key == FRONT_DOWN) cursor = (cursor + 1) % count;
        if (key == 'q' || key == FRONT_ESCAPE) result = TUI_MENU_LEFT;
        if (key == FRONT_ENTER || key == ' ') result = cursor;
        if (key >= '1' && key <= '9' && key - '1' < count) result = key - '1';
        if (key >= PICK && key < PICK + count) result = key - PICK;
        if (result != TUI_MENU_CLOSED) break;
    }
    canvas_free(&c);
    return result;
}

static bool draw_number(front *f, canvas *c, const char *title, const char *question, int min, int max,
                        int value) {
    int rows, columns;
    f->size(f, &rows, &columns);
    if (!canvas_start(c, rows, columns)) return false;
    canvas_fill(c, (area){0, 0, 1, c->columns}, STYLE_BAR, " ");
    canvas_text(c, 0, 1, c->columns - 2, STYLE_BAR, title);
    canvas_text(c, 3, 2, c->columns - 3, STYLE_BOLD, question);
    canvas_text(c, 5, 4, 3, STYLE_KEY, value > min ? "←" : " ");
    canvas_format(c, 5, 6, 6, STYLE_PICK, " %d ", value);
    canvas_text(c, 5, 12, 3, STYLE_KEY, value < max ? "→" : " ");
    canvas_hot_key(c, (area){5, 3, 1, 2}, FRONT_LEFT);
    canvas_hot_key(c, (area){5, 6, 1, 5}, FRONT_ENTER);
    canvas_hot_key(c, (area){5, 11, 1, 3}, FRONT_RIGHT);
    canvas_format(c, c->rows - 1, 2, c->columns - 3, STYLE_DIM,
                  "←→ or a number: %d to %d   Enter: begin   Esc: back", min, max);
    f->show(f, c);
    return true;
}

int tui_number(front *f, const char *title, const char *question, int min, int max, int value) {
    canvas c = {.rows = 0};
    int result = TUI_MENU_CLOSED, typed = 0;
    while (draw_number(f, &c, title, question, min, max, value)) {
        front_input input = f->wait(f, -1);
        int key = input.key == FRONT_CLICK ? canvas_clicked(&c, input.row, input.column) : input.key;
        if (key == FRONT_CLOSED) break;
        if ((key == FRONT_LEFT || key == FRONT_DOWN || key == '-') && value > min) value--;
        if ((key == FRONT_RIGHT || key == FRONT_UP || key == '+') && value < max) value++;
        bool digit = key >= '0' && key <= '9';
        typed = !digit ? 0 : 10 * typed + key - '0' <= max ? 10 * typed + key - '0' : key - '0';
        if (digit && typed >= min && typed <= max) value = typed;
        if (key == FRONT_ESCAPE || key == 'q') result = TUI_MENU_LEFT;
        if (key == FRONT_ENTER || key == ' ') result = value;
        if (result != TUI_MENU_CLOSED) break;
    }
    canvas_free(&c);
    return result;
}
