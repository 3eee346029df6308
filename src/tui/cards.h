/** @file
 * Draws cards, piles and rows of cards.
 */
#ifndef UC_TUI_CARDS_H
#define UC_TUI_CARDS_H

#include "tui/skin.h"

enum { CARD_COLUMNS = 6, CARD_ROWS = 5 };

/** A card of CARD_ROWS x `columns`: up to three lines inside, each with its style. */
typedef struct card_face {
    const char *line[3];
    style look[3];
} card_face;

/** Draws a card. `of` is its choice, or NULL: its key is shown in the border, the border shows whether it is
 * legal, and a click chooses it. */
void draw_card(canvas *c, int row, int column, int columns, const card_face *face, const choice *of,
               bool cursor);
/** A pile of face-down cards with its count below the middle; an empty place for an empty pile. */
void draw_pile(canvas *c, int row, int column, int count);
/** A small card of one line, `columns` wide. */
void draw_chip(canvas *c, int row, int column, int columns, style s, const char *text);
/** The choice for a spot, or NULL; *ret_cursor is whether it is under the cursor. */
const choice *choice_at(const scene *s, uint8_t spot, bool *ret_cursor);

/** The layout of `count` cards of a hand in a width: side by side, else overlapping, else in a window around
 * the cursor. */
typedef struct hand_plan {
    int first, shown; /**< cards shown, from number `first` on */
    int step;         /**< columns from card to card */
} hand_plan;
hand_plan plan_hand(int count, int width, int cursor);

/** The name of a seat with a mark if it is to act: "> Ada". Returns the columns used. */
int draw_seat_name(canvas *c, int row, int column, int width, const scene *s, int seat);

#endif
