/* HILO on the screen. */
#include <stdio.h>
#include <string.h>

#include "tui/cards.h"

enum { CELL_COLUMNS = 11, CELL_ROWS = 3, SMALL_COLUMNS = 5, SEAT_COLUMNS = 16 };

static const char *const colors[UC_HILO_COLORS] = {"red",  "orange", "yellow", "green",
                                                   "cyan", "blue",   "purple", "pink"};
static const style styles[UC_HILO_COLORS] = {STYLE_RED,  STYLE_ORANGE, STYLE_YELLOW, STYLE_GREEN,
                                             STYLE_CYAN, STYLE_BLUE,   STYLE_PURPLE, STYLE_PINK};
static const char *const positions[UC_HILO_CELLS] = {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"};

static int value_of(int card) {
    return card % UC_HILO_VALUES - 1;
}

static style style_of(int card) {
    return card < UC_HILO_CARDS ? styles[card / UC_HILO_VALUES] : STYLE_BACK;
}

/** "red 5"; short: "re 5". */
static void card_text(int card, bool brief, char text[16]) {
    if (card >= UC_HILO_CARDS)
        snprintf(text, 16, brief ? "▒▒▒▒" : " ");
    else if (brief)
        snprintf(text, 16, "%.2s%2d", colors[card / UC_HILO_VALUES], value_of(card));
    else
        snprintf(text, 16, "%s %d", colors[card / UC_HILO_VALUES], value_of(card));
}

/** A card of the viewer's layout, or of a pile: a box of CELL_ROWS x CELL_COLUMNS. */
static void draw_cell(canvas *c, int row, int column, int card, const choice *of, bool cursor) {
    area a = {row, column, CELL_ROWS, CELL_COLUMNS};
    char text[16];
    style frame = cursor ? STYLE_PICK : of && of->legal ? STYLE_FRAME : STYLE_FAINT;
    card_text(card, false, text);
    canvas_box(c, a, frame, of && of->legal);
    canvas_fill(c, (area){row + 1, column + 1, 1, CELL_COLUMNS - 2}, style_of(card),
                card < UC_HILO_CARDS ? " " : "▒");
    int width = text_columns(text), room = CELL_COLUMNS - 2 - width;
    if (card < UC_HILO_CARDS) canvas_text(c, row + 1, column + 1 + room / 2, width, style_of(card), text);
    if (!of || !of->key) return;
    canvas_format(c, row, column + 1, 1,
                  cursor      ? STYLE_PICK
                  : of->legal ? STYLE_KEY
                              : STYLE_FAINT,
                  "%c", of->key);
    canvas_hot_key(c, a, of->key);
}

/** A small layout: rows of "re 5". */
static void draw_small(canvas *c, int row, int column, const uint8_t *cell, int rows, int columns) {
    for (int i = 0; i < rows * columns; i++) {
        int card = cell[3 * (i / columns) + i % columns];
        char text[16];
        card_text(card, true, text);
        draw_chip(c, row + i / columns, column + i % columns * SMALL_COLUMNS, SMALL_COLUMNS - 1,
                  style_of(card), text);
    }
}

/** Sum of the open cards, and how many are face down. */
static int open_sum(const uc_hilo_seat *seat, int *ret_down) {
    int sum = 0;
    *ret_down = 0;
    for (int i = 0; i < seat->rows * seat->columns; i++) {
        int card = seat->cell[3 * (i / seat->columns) + i % seat->columns];
        if (card < UC_HILO_CARDS)
            sum += value_of(card);
        else
            ++*ret_down;
    }
    return sum;
}

/** The totals of finished rounds, in two rows of three. */
static void draw_totals(canvas *c, int row, int column, const scene *s) {
    int seats = s->view->state.head.seats;
    canvas_text(c, row, column, 8, STYLE_DIM, "totals:");
    for (int seat = 0; seat < seats; seat++)
        canvas_format(c, row + seat / 3, column + 8 + seat % 3 * 12, 11, STYLE_TEXT, "%.7s %d",
                      s->names[seat], s->view->state.hilo.seat[seat].total);
}

static void draw_others(canvas *c, area a, const scene *s, int own) {
    int column = a.column;
    for (int seat = 0; seat < s->view->state.head.seats; seat++) {
        if (seat == own) continue;
        const uc_hilo_seat *one = &s->view->state.hilo.seat[seat];
        int down, sum = open_sum(one, &down);
        int used = draw_seat_name(c, a.row, column, 9, s, seat);
        canvas_format(c, a.row, column + used + 1, SEAT_COLUMNS - used - 2, STYLE_DIM, "%d%s", sum,
                      down ? "+?" : "");
        draw_small(c, a.row + 1, column, one->cell, one->rows, one->columns);
        column += SEAT_COLUMNS;
    }
}

/** Whether a cell is in the line whose removal is under the cursor (HL-4.1). */
static bool in_chosen_line(const scene *s, int cell) {
    if (s->view->state.head.phase != UC_HILO_HILO || s->cursor < 0) return false;
    int line = s->choices->item[s->cursor].move - UC_HILO_REMOVE;
    if (line < 0 || line >= UC_HILO_LINES) return false;
    if (line < UC_HILO_COLUMN) return cell / 3 == line;
    if (line < UC_HILO_FALL_HORIZONTAL) return cell % 3 == line - UC_HILO_COLUMN;
    return line < UC_HILO_RISE_HORIZONTAL ? cell % 4 == 0 : cell == 2 || cell == 4 || cell == 6;
}

static void draw_own(canvas *c, area a, const scene *s, int own) {
    static const choice marked = {.legal = true};
    const uc_hilo_seat *one = &s->view->state.hilo.seat[own];
    for (int i = 0; i < one->rows * one->columns; i++) {
        int cell = 3 * (i / one->columns) + i % one->columns;
        bool cursor;
        const choice *of = choice_at(s, (uint8_t)cell, &cursor);
        if (in_chosen_line(s, cell)) {
            of = &marked;
            cursor = true;
        }
        draw_cell(c, a.row + CELL_ROWS * (i / one->columns), a.column + CELL_COLUMNS * (i % one->columns),
                  one->cell[cell], of, cursor);
    }
    if (!one->rows) canvas_text(c, a.row + 1, a.column + 1, 30, STYLE_DIM, "No card is left in this layout.");
}

/* ---- the layout after a line is removed (HL-4.5, HL-4.6) ---- */

typedef struct small_layout {
    uint8_t cell[UC_HILO_CELLS]; /* cells of the layout before, row by row */
    uint8_t rows, columns;
} small_layout;

/** The cells of the new layout, row by row, in the old one. */
static const struct {
    uint8_t rows, columns, from[6];
} slides[] = {
    {3, 2, {1, 2, 3, 5, 6, 7}}, /* a1 b2 c3 horizontally: b1 c1 / a2 c2 / a3 b3 */
    {2, 3, {3, 1, 2, 6, 7, 5}}, /* vertically: a2 b1 c1 / a3 b3 c2 */
    {3, 2, {0, 1, 3, 5, 7, 8}}, /* c1 b2 a3 horizontally: a1 b1 / a2 c2 / b3 c3 */
    {2, 3, {0, 1, 5, 3, 7, 8}}, /* vertically: a1 b1 c2 / a2 b3 c3 */
};

static small_layout without(const uc_hilo_seat *seat, int line) {
    small_layout after = {.rows = seat->rows, .columns = seat->columns};
    if (line >= UC_HILO_FALL_HORIZONTAL) {
        int slide = line - UC_HILO_FALL_HORIZONTAL;
        after.rows = slides[slide].rows;
        after.columns = slides[slide].columns;
        for (int i = 0; i < 6; i++)
            after.cell[3 * (i / after.columns) + i % after.columns] = slides[slide].from[i];
        return after;
    }
    bool row = line < UC_HILO_COLUMN;
    int gone = row ? line : line - UC_HILO_COLUMN;
    for (int from = 0, to = 0; from < (row ? seat->rows : seat->columns); from++) {
        if (from == gone) continue;
        for (int i = 0; i < (row ? seat->columns : seat->rows); i++)
            after.cell[row ? 3 * to + i : 3 * i + to] = (uint8_t)(row ? 3 * from + i : 3 * i + from);
        to++;
    }
    if (row)
        after.rows--;
    else
        after.columns--;
    return after;
}

/** A future layout: open cards, and the current places of the face-down ones. */
static void draw_after(canvas *c, int row, int column, const uc_hilo_seat *seat, const small_layout *after) {
    for (int i = 0; i < after->rows * after->columns; i++) {
        int from = after->cell[3 * (i / after->columns) + i % after->columns], card = seat->cell[from];
        char text[16];
        if (card < UC_HILO_CARDS)
            card_text(card, true, text);
        else
            snprintf(text, sizeof text, "▒%s▒", positions[from]);
        draw_chip(c, row + i / after->columns, column + i % after->columns * SMALL_COLUMNS, SMALL_COLUMNS - 1,
                  style_of(card), text);
    }
}

/** In phase hilo: the layout after each choice. */
static void draw_previews(canvas *c, area a, const scene *s, int own) {
    int across = a.columns / SEAT_COLUMNS, drawn = 0, first = 0;
    if (s->cursor >= across) first = s->cursor - across + 1;
    for (int i = first; i < s->choices->count && drawn < across; i++) {
        const choice *of = &s->choices->item[i];
        if (of->move < UC_HILO_REMOVE || of->move >= UC_HILO_KEEP) continue;
        const uc_hilo_seat *seat = &s->view->state.hilo.seat[own];
        small_layout after = without(seat, of->move - UC_HILO_REMOVE);
        int column = a.column + drawn++ * SEAT_COLUMNS;
        canvas_format(c, a.row, column, SEAT_COLUMNS - 1, i == s->cursor ? STYLE_PICK : STYLE_DIM,
                      "after %c:", of->key);
        if (after.rows && after.columns)
            draw_after(c, a.row + 1, column, seat, &after);
        else
            canvas_text(c, a.row + 1, column, SEAT_COLUMNS, STYLE_DIM, "no card left");
    }
}

static int unseen_count(const uc_hilo *h) {
    return __builtin_popcountll(h->unseen.word[0]) + __builtin_popcountll(h->unseen.word[1]);
}

static int draw_count(const uc_hilo *h) {
    int down_all = 0;
    for (int seat = 0; seat < h->head.seats; seat++) {
        int down;
        open_sum(&h->seat[seat], &down);
        down_all += down;
    }
    return unseen_count(h) - down_all - (h->drawn == UC_HIDDEN);
}

/** The two piles, and the card that the seat at turn looks at. */
static void draw_piles(canvas *c, int row, int column, const scene *s) {
    const uc_hilo *h = &s->view->state.hilo;
    bool cursor;
    canvas_format(c, row, column, CELL_COLUMNS + 1, STYLE_DIM, "draw: %d", draw_count(h));
    draw_cell(c, row + 1, column, UC_HILO_DOWN, NULL, false);
    canvas_format(c, row, column + CELL_COLUMNS + 2, 14, STYLE_DIM, "discard: %d", h->discards);
    if (h->discards)
        draw_cell(c, row + 1, column + CELL_COLUMNS + 2, h->discard[h->discards - 1], NULL, false);
    if (h->drawn == UC_NOBODY) return;
    const choice *of = choice_at(s, UC_HILO_CELLS, &cursor);
    canvas_text(c, row, column + 2 * CELL_COLUMNS + 4, 12, STYLE_BOLD, "drawn");
    draw_cell(c, row + 1, column + 2 * CELL_COLUMNS + 4, h->drawn, of, cursor);
}

static void board(canvas *c, area a, const scene *s) {
    const uc_hilo *h = &s->view->state.hilo;
    int own = s->viewer < h->head.seats ? s->viewer : h->turn;
    int others = h->head.seats > 1 ? 5 : 0, middle = a.row + others + (a.rows > 15 ? 1 : 0);
    int column = a.column + 1, side = column + 3 * CELL_COLUMNS + 4;
    int down, sum = open_sum(&h->seat[own], &down);
    draw_others(c, (area){a.row, a.column + 1, 4, a.columns - 1}, s, own);
    draw_own(c, (area){middle, column, 9, 3 * CELL_COLUMNS}, s, own);
    draw_piles(c, middle, side, s);
    int used = draw_seat_name(c, middle + 5, side, 18, s, own);
    canvas_format(c, middle + 5, side + used + 1, 30, STYLE_DIM, "· sum %d, %d face down", sum, down);
    if (h->ended_by != UC_NOBODY)
        canvas_format(c, middle + 4, side, a.columns - side, STYLE_BOLD, "Last turns: %s ended the round",
                      s->names[h->ended_by]);
    if (h->head.phase == UC_HILO_HILO && s->choices->count)
        draw_previews(c, (area){middle + 6, side, 4, a.columns - side}, s, own);
    else
        draw_totals(c, middle + 7, side, s);
}

static int rows(const uc_view *view) {
    (void)view;
    return 16;
}

/* ---- words ---- */

static const char *const line_words[UC_HILO_LINES] = {"row 1",
                                                      "row 2",
                                                      "row 3",
                                                      "column a",
                                                      "column b",
                                                      "column c",
                                                      "a1 b2 c3, push ↔",
                                                      "a1 b2 c3, push ↕",
                                                      "c1 b2 a3, push ↔",
                                                      "c1 b2 a3, push ↕"};

static void add_card(uc_text *text, int card) {
    char words[16];
    card_text(card, false, words);
    uc_text_add(text, card < UC_HILO_CARDS ? words : "the face-down card");
}

static void label(uc_text *text, const uc_view *view, uc_move move, const char *const *names) {
    (void)names;
    const uc_hilo *h = &view->state.hilo;
    const uc_hilo_seat *own = &h->seat[h->turn];
    int top = h->discards ? h->discard[h->discards - 1] : UC_HIDDEN;
    if (move >= UC_HILO_REMOVE && move < UC_HILO_KEEP) {
        uc_text_add(text, "remove ");
        uc_text_add(text, line_words[move - UC_HILO_REMOVE]);
    } else if (move == UC_HILO_KEEP) {
        uc_text_add(text, "keep the lines");
    } else if (move == UC_HILO_DISCARD) {
        uc_text_add(text, "discard it and turn over a card");
    } else if (move == UC_HILO_DRAW) {
        uc_text_add(text, "draw a card");
    } else if (move >= UC_HILO_TRADE) {
        uc_text_add(text, positions[move - UC_HILO_TRADE]);
        uc_text_add(text, ": lay it for ");
        add_card(text, own->cell[move - UC_HILO_TRADE]);
    } else if (move >= UC_HILO_TAKE) {
        uc_text_add(text, positions[move - UC_HILO_TAKE]);
        uc_text_add(text, ": take ");
        add_card(text, top);
        uc_text_add(text, " for ");
        add_card(text, own->cell[move - UC_HILO_TAKE]);
    } else {
        uc_text_add(text, "turn over ");
        uc_text_add(text, positions[move - UC_HILO_TURN]);
    }
}

static void add_move(choices *list, const uc_view *view, int key, int move, uint8_t spot, bool legal) {
    char words[CHOICE_LABEL_MAX];
    uc_text text;
    uc_text_start(&text, words, sizeof words);
    label(&text, view, (uc_move)move, NULL);
    choice *c = choices_add(list, key, move, spot, legal, words);
    if (c) c->quiet = spot < UC_HILO_CELLS;
}

/** A choice for each card of the layout, forbidden ones too. */
static void add_cells(choices *list, const uc_view *view, int first, const uc_move *legal, int count) {
    const uc_hilo_seat *own = &view->state.hilo.seat[view->state.head.viewer];
    for (int i = 0; i < own->rows * own->columns; i++) {
        int cell = 3 * (i / own->columns) + i % own->columns;
        add_move(list, view, 0, first + cell, (uint8_t)cell, moves_have(legal, count, first + cell));
    }
}

static void choose(choices *list, const uc_view *view, const uc_move *legal, int count,
                   const char *const *names) {
    (void)names;
    switch (view->state.head.phase) {
    case UC_HILO_CHOOSE:
        add_move(list, view, 'd', UC_HILO_DRAW, NO_SPOT, true);
        add_cells(list, view, UC_HILO_TAKE, legal, count);
        break;
    case UC_HILO_DRAWN:
        add_move(list, view, 'x', UC_HILO_DISCARD, UC_HILO_CELLS, moves_have(legal, count, UC_HILO_DISCARD));
        add_cells(list, view, UC_HILO_TRADE, legal, count);
        break;
    case UC_HILO_HILO:
        for (int i = 0; i < count; i++)
            add_move(list, view, legal[i] == UC_HILO_KEEP ? 'k' : '1' + i, legal[i], NO_SPOT, true);
        break;
    default: add_cells(list, view, UC_HILO_TURN, legal, count);
    }
    choices_number(list, "uqhdxk");
}

static void ask(uc_text *text, const uc_view *view) {
    const uc_hilo *h = &view->state.hilo;
    switch (h->head.phase) {
    case UC_HILO_UNCOVER: uc_text_add(text, "Turn over a card of yours."); break;
    case UC_HILO_CHOOSE:
        uc_text_add(text, "Draw, or take ");
        add_card(text, h->discards ? h->discard[h->discards - 1] : UC_HIDDEN);
        uc_text_add(text, " for a card of yours.");
        break;
    case UC_HILO_DRAWN:
        uc_text_add(text, "You drew ");
        add_card(text, h->drawn);
        uc_text_add(text, ": trade it for a card, or discard it.");
        break;
    case UC_HILO_FLIP: uc_text_add(text, "Turn over one of your face-down cards."); break;
    default:
        uc_text_add(text, uc_hilo_final(h)     ? "All cards are open: which line goes?"
                          : h->slid            ? "Two new lines: which goes?"
                          : uc_hilo_removed(h) ? "Another HILO! Remove one more line?"
                                               : "HILO! Remove a line?");
    }
}

static void describe_layout(uc_text *text, const uc_hilo *h, int seat, const char *const *names) {
    const uc_hilo_seat *one = &h->seat[seat];
    uc_text_add(text, names[seat]);
    uc_text_add(text, ", total ");
    uc_text_add_number(text, one->total);
    uc_text_add(text, ":\n");
    for (int row = 0; row < one->rows; row++) {
        uc_text_add(text, "  row ");
        uc_text_add_number(text, row + 1);
        uc_text_add(text, ":");
        for (int column = 0; column < one->columns; column++) {
            int card = one->cell[3 * row + column];
            char words[16];
            card_text(card, false, words);
            uc_text_add(text, column ? ", " : " ");
            uc_text_add(text, card < UC_HILO_CARDS ? words : "face down");
        }
        uc_text_add(text, "\n");
    }
    if (!one->rows) uc_text_add(text, "  no cards\n");
}

static void describe(uc_text *text, const uc_view *view, const char *const *names) {
    const uc_hilo *h = &view->state.hilo;
    for (int seat = 0; seat < h->head.seats; seat++) describe_layout(text, h, seat, names);
    if (!h->discards) return;
    uc_text_add(text, "Discard pile: ");
    add_card(text, h->discard[h->discards - 1]);
    uc_text_add(text, " on top. Draw pile: ");
    uc_text_add_number(text, draw_count(h));
    uc_text_add(text, " cards.\n");
}

/** Names lines as the board labels them. */
static void reword(char sentence[SENTENCE_MAX], const uc_event *seen, const char *type,
                   const char *const *names) {
    (void)seen, (void)names;
    if (strcmp(type, "removed") != 0) return;
    sentence_replace(sentence, " removed col ", " removed column ");
    sentence_replace(sentence, " removed diag a1c3 horizontal: ", " removed a1 b2 c3: ");
    sentence_replace(sentence, " removed diag a1c3 vertical: ", " removed a1 b2 c3: ");
    sentence_replace(sentence, " removed diag c1a3 horizontal: ", " removed c1 b2 a3: ");
    sentence_replace(sentence, " removed diag c1a3 vertical: ", " removed c1 b2 a3: ");
}

static const uint16_t phase_rules[][8] = {
    [UC_HILO_FIRST] = {202},
    [UC_HILO_UNCOVER] = {203, 204},
    [UC_HILO_REVEAL] = {203, 302, 502},
    [UC_HILO_CHOOSE] = {301, 302, 303, 401, 501, 503},
    [UC_HILO_DRAWING] = {303, 304},
    [UC_HILO_DRAWN] = {303, 302, 401},
    [UC_HILO_FLIP] = {303, 501},
    [UC_HILO_HILO] = {401, 402, 403, 405, 406, 407, 502},
    [UC_HILO_OVER] = {503, 504},
};

const skin skin_hilo = {
    .blurb = "Nine hidden cards: trade them low, clear lines of three of one color",
    .bots = 2,
    .phase_rules = phase_rules,
    .choose = choose,
    .ask = ask,
    .board = board,
    .rows = rows,
    .describe = describe,
    .label = label,
    .reword = reword,
};
