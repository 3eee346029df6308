/* The menus before a game. */
#include <stdio.h>
#include <string.h>

#include "tui/tui.h"
#include "tui/width.h"

/* Clicks on entries are keys above all others (PICK), since there can be more entries than digits. */
enum { PICK = 0x300000, PRESETS_MAX = 16 };

/** One row of it; a text that does not fit is cut at a blank. */
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

/** In two rows, or in one with its note after it. */
static void draw_entry(canvas *c, int row, int height, int number, const tui_entry *entry, bool cursor) {
    style look = cursor ? STYLE_PICK : STYLE_TEXT;
    canvas_format(c, row, 2, 2, STYLE_KEY, "%d", number);
    canvas_format(c, row, 5, c->columns - 6, look, " %s ", entry->title);
    if (height == 2)
        draw_note(c, row + 1, 8, entry->note);
    else
        draw_note(c, row, 5 + text_columns(entry->title) + 4, entry->note);
    canvas_hot_key(c, (area){row, 0, height, c->columns}, PICK + number - 1);
}

/** A menu: its entries and the cursor. */
typedef struct menu {
    const char *title;
    const tui_entry *entries;
    int count, first_game, cursor;
    int forget; /* the saved game to forget when 'x' is pressed again; -1: none */
} menu;

static const char *hint_of(const menu *m) {
    if (m->forget >= 0) return "x again: delete this game   any other key: keep it";
    return m->first_game > 0 ? "Enter or a number: choose   ↑↓: move   x: delete a saved game   q: leave"
                             : "Enter or a number: choose   ↑↓: move   q: leave";
}

/** The heading above an entry, or NULL. */
static const char *heading_of(const menu *m, int entry) {
    if (m->first_game && entry == m->first_game) return "Or a new game";
    return m->first_game && !entry ? "Continue a saved game" : NULL;
}

static bool draw_menu(front *f, canvas *c, const menu *m) {
    int rows, columns;
    f->size(f, &rows, &columns);
    if (!canvas_start(c, rows, columns)) return false;
    canvas_fill(c, (area){0, 0, 1, c->columns}, STYLE_BAR, " ");
    canvas_text(c, 0, 1, c->columns - 2, STYLE_BAR, m->title);
    int free_rows = c->rows - 2 - 2 * (m->first_game > 0), row = 2;
    int height = 2 * m->count < free_rows ? 2 : 1;
    int room = (free_rows - 2) / height, first = m->cursor >= room ? m->cursor - room + 1 : 0;
    for (int i = first; i < m->count; i++) {
        const char *heading = heading_of(m, i);
        if (row + (heading != NULL) + height >= c->rows) break;
        if (heading) canvas_text(c, row++, 2, 40, STYLE_BOLD, heading);
        draw_entry(c, row, height, i + 1, &m->entries[i], i == m->cursor);
        row += height;
    }
    canvas_text(c, c->rows - 1, 2, c->columns - 3, STYLE_DIM, hint_of(m));
    f->show(f, c);
    return true;
}

/** The meaning of a key; false while there is no answer. */
static bool menu_key(menu *m, int key, tui_answer *ret_answer, int *ret_index) {
    bool forget = key == 'x' && m->cursor < m->first_game;
    int index = key >= '1' && key <= '9' ? key - '1' : key >= PICK ? key - PICK : m->count;
    if (key == FRONT_ENTER || key == ' ' || (forget && m->forget == m->cursor)) index = m->cursor;
    *ret_answer = key == FRONT_CLOSED                 ? TUI_MENU_CLOSED
                  : key == 'q' || key == FRONT_ESCAPE ? TUI_MENU_LEFT
                  : forget                            ? TUI_MENU_FORGET
                                                      : TUI_MENU_CHOSEN;
    m->forget = forget ? m->cursor : -1;
    if (key == FRONT_UP) m->cursor = (m->cursor + m->count - 1) % m->count;
    if (key == FRONT_DOWN) m->cursor = (m->cursor + 1) % m->count;
    if (index < m->count) *ret_index = index;
    return index < m->count || *ret_answer == TUI_MENU_LEFT || *ret_answer == TUI_MENU_CLOSED;
}

tui_answer tui_menu(front *f, const char *title, const tui_entry *entries, int count, int first_game,
                    int *ret_index) {
    canvas c = {.rows = 0};
    menu m = {title, entries, count, first_game, 0, -1};
    tui_answer answer = TUI_MENU_CLOSED;
    while (draw_menu(f, &c, &m)) {
        front_input input = f->wait(f, -1);
        int key = input.key == FRONT_CLICK ? canvas_clicked(&c, input.row, input.column) : input.key;
        if (menu_key(&m, key, &answer, ret_index)) break;
        answer = TUI_MENU_CLOSED;
    }
    canvas_free(&c);
    return answer;
}

tui_answer tui_preset(front *f, const uc_game *game, const uc_preset **ret_preset) {
    tui_entry entries[PRESETS_MAX];
    int count = 0, index;
    *ret_preset = NULL;
    for (const uc_preset *preset = game->presets; preset && preset->name && count < PRESETS_MAX; preset++) {
        snprintf(entries[count].title, sizeof entries[count].title, "%s", preset->name);
        snprintf(entries[count++].note, sizeof entries->note, "%s", preset->help);
    }
    if (!count) return TUI_MENU_CHOSEN;
    tui_answer answer = tui_menu(f, "By which rules?", entries, count, 0, &index);
    if (answer == TUI_MENU_CHOSEN) *ret_preset = &game->presets[index];
    return answer;
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

tui_answer tui_number(front *f, const char *title, const char *question, int min, int max, int *ret_value) {
    canvas c = {.rows = 0};
    tui_answer answer = TUI_MENU_CLOSED;
    int value = *ret_value, typed = 0;
    while (draw_number(f, &c, title, question, min, max, value)) {
        front_input input = f->wait(f, -1);
        int key = input.key == FRONT_CLICK ? canvas_clicked(&c, input.row, input.column) : input.key;
        if (key == FRONT_CLOSED) break;
        if ((key == FRONT_LEFT || key == FRONT_DOWN || key == '-') && value > min) value--;
        if ((key == FRONT_RIGHT || key == FRONT_UP || key == '+') && value < max) value++;
        bool digit = key >= '0' && key <= '9';
        typed = !digit ? 0 : 10 * typed + key - '0' <= max ? 10 * typed + key - '0' : key - '0';
        if (digit && typed >= min && typed <= max) value = typed;
        if (key == FRONT_ESCAPE || key == 'q') answer = TUI_MENU_LEFT;
        if (key == FRONT_ENTER || key == ' ') answer = TUI_MENU_CHOSEN, *ret_value = value;
        if (answer != TUI_MENU_CLOSED) break;
    }
    canvas_free(&c);
    return answer;
}
