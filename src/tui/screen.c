/* The frame of the game: a bar, the board, the log, the choices, the keys. */
#include <stdio.h>
#include <string.h>

#include "tui/session.h"

/* On a wide terminal the log is beside the board. */
enum { SIDE_FROM_COLUMNS = 116, SIDE_COLUMNS = 36, CHOICE_ROWS = 3, LOG_ROWS = 3, ARROWS_COLUMNS = 17 };

typedef struct layout {
    area board, log, choices;
    int question_row, footer_row;
} layout;

/** The board gets the rows that it can use, then the question with its choices; the log gets the rest. */
static layout plan(const canvas *c, int board_rows) {
    bool side = c->columns >= SIDE_FROM_COLUMNS;
    int choice_rows = CHOICE_ROWS + (c->rows > TUI_ROWS_MIN + 12), log_rows = side ? 0 : LOG_ROWS;
    int width = side ? c->columns - SIDE_COLUMNS - 1 : c->columns;
    int room = c->rows - 3 - choice_rows - log_rows;
    if (board_rows > room) board_rows = room;
    log_rows = side ? 0 : c->rows - 3 - choice_rows - board_rows;
    layout l = {.footer_row = c->rows - 1, .question_row = 1 + board_rows + log_rows};
    l.board = (area){1, 0, board_rows, width};
    l.log =
        side ? (area){1, width + 1, c->rows - 2, SIDE_COLUMNS} : (area){1 + board_rows, 0, log_rows, width};
    l.choices = (area){l.question_row + 1, 0, choice_rows, width};
    return l;
}

static void draw_bar(session *s) {
    canvas *c = &s->canvas;
    const uc_state *state = uc_table_state(s->table);
    char target[48] = "";
    if (uc_target(state))
        snprintf(target, sizeof target, " · %s %d points", uc_lowest_wins(state) ? "ends at" : "first to",
                 uc_target(state));
    canvas_fill(c, (area){0, 0, 1, c->columns}, STYLE_BAR, " ");
    canvas_format(c, 0, 1, c->columns - 1, STYLE_BAR, "Upcard · %s · round %u%s",
                  uc_table_game(s->table)->name, state->head.round, target);
    const char *keys = "?: rules  q: leave ";
    int width = text_columns(keys);
    canvas_text(c, 0, c->columns - width, width, STYLE_BAR, keys);
    canvas_hot_key(c, (area){0, c->columns - width, 1, 8}, '?');
    canvas_hot_key(c, (area){0, c->columns - 9, 1, 9}, 'q');
}

/** Rows of a sentence; draws it if `row` is in the area. */
static int draw_sentence(canvas *c, area a, int row, style look, const char *sentence) {
    int rows = 0;
    for (const char *at = sentence; *at; rows++) {
        char line[SENTENCE_MAX];
        const char *next;
        size_t bytes = text_wrap(at, a.columns - 3, &next);
        memcpy(line, at, bytes);
        line[bytes] = '\0';
        int place = row + rows;
        if (place >= a.row && place < a.row + a.rows) {
            if (!rows) canvas_text(c, place, a.column + 1, 1, look, look == STYLE_DIM ? "·" : "▸");
            canvas_text(c, place, a.column + 3, a.columns - 3, look, line);
        }
        at = next;
    }
    return rows;
}

/** The newest sentences that fit, the newest at the bottom; those since the last decision stand out. */
static void draw_log(session *s, area a) {
    char sentence[SENTENCE_MAX];
    int row = a.row + a.rows;
    if (a.columns == SIDE_COLUMNS) {
        canvas_fill(&s->canvas, (area){a.row, a.column - 1, a.rows, 1}, STYLE_FAINT, "│");
    }
    for (size_t i = uc_table_event_count(s->table); i-- > 0 && row > a.row;) {
        if (!event_sentence(s->table, i, s->viewer, sentence)) continue;
        area nowhere = {0, 0, 0, a.columns};
        row -= draw_sentence(&s->canvas, nowhere, 0, STYLE_TEXT, sentence);
        draw_sentence(&s->canvas, a, row, i >= s->seen ? STYLE_TEXT : STYLE_DIM, sentence);
    }
}

static int listed(const choices *list) {
    int count = 0;
    for (int i = 0; i < list->count; i++) count += list->item[i].legal && !list->item[i].quiet;
    return count;
}

/** The width of the columns of choices: as wide as the widest label. */
static int choice_width(const choices *list, int most) {
    int width = 12;
    for (int i = 0; i < list->count; i++) {
        int columns = text_columns(list->item[i].label) + 5;
        if (list->item[i].legal && !list->item[i].quiet && columns > width) width = columns;
    }
    return width < most ? width : most;
}

static void draw_choice(session *s, int row, int column, int width, int index) {
    const choice *one = &s->choices.item[index];
    bool cursor = index == s->cursor;
    char key[8] = " ";
    if (one->key) snprintf(key, sizeof key, "%c", one->key);
    canvas_text(&s->canvas, row, column, 1, cursor ? STYLE_PICK : STYLE_KEY, key);
    canvas_text(&s->canvas, row, column + 2, width - 4, cursor ? STYLE_PICK : STYLE_TEXT, one->label);
    if (one->key) canvas_hot_key(&s->canvas, (area){row, column, 1, width - 1}, one->key);
}

/** The first visible row of that many rows of choices: 0 if all fit, else those around the row under the
 * cursor are shown. */
static int first_choice_row(const session *s, int rows, int room, int across) {
    int before = 0;
    for (int i = 0; i < s->cursor; i++) before += s->choices.item[i].legal && !s->choices.item[i].quiet;
    int first = before / across - room + 2, last = rows - room;
    return rows <= room || first < 0 ? 0 : first < last ? first : last;
}

static void draw_choices(session *s, area a) {
    int count = listed(&s->choices), width = choice_width(&s->choices, a.columns - 2);
    if (!count) return;
    int across = (a.columns - 1) / width, rows = (count + across - 1) / across;
    bool whole = rows <= a.rows;
    int first = first_choice_row(s, rows, a.rows, across) * across, end = first + a.rows * across;
    for (int i = 0, number = 0; i < s->choices.count && number < end; i++) {
        const choice *one = &s->choices.item[i];
        if (!one->legal || one->quiet) continue;
        int place = number++ - first;
        if (place < 0) continue;
        int row = a.row + place / across, column = 1 + place % across * width;
        if (!whole && number == end && number < count)
            canvas_format(&s->canvas, row, column, width, STYLE_DIM, "+%d more%s", count - number + 1,
                          width > ARROWS_COLUMNS ? " (arrows)" : "");
        else
            draw_choice(s, row, column, width, i);
    }
}

/** The note of a remote table beside the question: returns the columns used. */
static int draw_status(session *s, int row, int columns) {
    char words[96];
    uc_text text;
    const tui_remote *remote = s->settings->remote;
    if (!remote) return 0;
    uc_text_start(&text, words, sizeof words);
    remote->status(remote->context, &text);
    int width = text_columns(words);
    if (!width) return 0;
    canvas_text(&s->canvas, row, columns - width - 1, width, STYLE_KEY, words);
    return width + 2;
}

static void draw_footer(session *s, int row) {
    canvas *c = &s->canvas;
    if (s->message[0]) {
        style look = s->warning ? STYLE_WARN : STYLE_BOLD;
        canvas_fill(c, (area){row, 0, 1, c->columns}, look, " ");
        canvas_text(c, row, 1, c->columns - 2, look, s->message);
        return;
    }
    if (s->settings->remote) {
        canvas_format(c, row, 1, c->columns - 2, STYLE_DIM,
                      "Enter: choose  ←→: move  %s  Tab: scores  L: log", s->settings->remote->keys);
        return;
    }
    char undo[32] = "";
    if (uc_table_undo_count(s->table)) snprintf(undo, sizeof undo, " (%u)", uc_table_undo_count(s->table));
    canvas_format(c, row, 1, c->columns - 2, STYLE_DIM,
                  "Enter: choose  ←→: move  h: hint  %s%s%sTab: scores  L: log",
                  uc_table_can_undo(s->table) ? "u: undo" : "", uc_table_can_undo(s->table) ? undo : "",
                  uc_table_can_undo(s->table) ? "  " : "");
}

bool screen_fits(session *s) {
    int rows, columns;
    s->front->size(s->front, &rows, &columns);
    if (!canvas_start(&s->canvas, rows, columns)) {
        session_end(s, TUI_FAILED);
        return false;
    }
    if (rows >= TUI_ROWS_MIN && columns >= TUI_COLUMNS_MIN) return true;
    char text[160];
    snprintf(text, sizeof text,
             "Upcard needs %d columns and %d rows; this terminal has %d and %d. Make it larger: the game "
             "waits. (q: leave; with --plain it needs no screen)",
             TUI_COLUMNS_MIN, TUI_ROWS_MIN, columns, rows);
    canvas_wrapped(&s->canvas, (area){0, 0, s->canvas.rows, s->canvas.columns}, STYLE_TEXT, text, 0);
    s->front->show(s->front, &s->canvas);
    return false;
}

/** The seat that is to act, for the mark beside its name. */
static int to_act(const uc_table *t) {
    int seat;
    uc_turn turn = uc_table_next(t, &seat);
    return turn == UC_TURN_BOT || turn == UC_TURN_PERSON || turn == UC_TURN_CALL ? seat : UC_NOBODY;
}

void screen_show(session *s) {
    if (!screen_fits(s)) return;
    uc_table_view(s->table, s->viewer, &s->view);
    layout l = plan(&s->canvas, s->skin->rows(&s->view));
    scene now = {.view = &s->view,
                 .viewer = s->viewer,
                 .names = uc_table_names(s->table),
                 .choices = &s->choices,
                 .cursor = s->cursor,
                 .to_act = to_act(s->table)};
    s->skin->board(&s->canvas, l.board, &now);
    draw_bar(s);
    draw_log(s, l.log);
    int status = draw_status(s, l.question_row, l.choices.columns);
    canvas_text(&s->canvas, l.question_row, 1, l.choices.columns - 2 - status, STYLE_BOLD, s->question);
    draw_choices(s, l.choices);
    draw_footer(s, l.footer_row);
    s->front->show(s->front, &s->canvas);
}
