/* Uno Flip: the ranges of a view's numbers. */
#include "core/layout.h"
#include "games/uno_flip/uno_flip.h"

enum { TURNS_MAX = 1 << 30 };

#define COLOR(member)                                                                                        \
    {                                                                                                        \
        LAYOUT_AT(uc_uno_flip, member, 1), .kind = UC_LAYOUT_BELOW, .min = UC_UNO_FLIP_NO_COLOR,             \
                                           .max = UC_UNO_FLIP_COLORS                                         \
    }

const uc_layout uno_flip_layout[] = {
    LAYOUT_SET(uc_uno_flip, draw),
    LAYOUT_NUMBER(uc_uno_flip, turns, 0, TURNS_MAX),
    LAYOUT_NUMBER(uc_uno_flip, side, UC_UNO_FLIP_LIGHT, UC_UNO_FLIP_DARK),
    LAYOUT_NUMBER(uc_uno_flip, direction, -1, 1),
    LAYOUT_SEAT(uc_uno_flip, dealer, UC_NOBODY),
    LAYOUT_SEAT(uc_uno_flip, turn, UC_NOBODY),
    COLOR(color),
    LAYOUT_CARDS(uc_uno_flip, top, 1, UC_NOBODY, UC_HIDDEN),
    LAYOUT_CARDS(uc_uno_flip, bottom, 1, UC_NOBODY, UC_HIDDEN),
    LAYOUT_NUMBER(uc_uno_flip, piled, 0, UC_UNO_FLIP_CARDS),
    LAYOUT_SEAT(uc_uno_flip, drawing, UC_NOBODY),
    LAYOUT_NUMBER(uc_uno_flip, left, 0, UC_UNO_FLIP_CARDS),
    COLOR(until),
    LAYOUT_NUMBER(uc_uno_flip, why, UC_UNO_FLIP_NO_DRAW, UC_UNO_FLIP_OPENING),
    LAYOUT_CARDS(uc_uno_flip, drew, 1, UC_NOBODY, UC_HIDDEN),
    LAYOUT_NUMBER(uc_uno_flip, naming, UC_UNO_FLIP_NO_NAMING, UC_UNO_FLIP_NAMES_FLIP),
    LAYOUT_NUMBER(uc_uno_flip, resume, 0, UC_UNO_FLIP_IN_SWAP),
    LAYOUT_SEAT(uc_uno_flip, uno, UC_NOBODY),
    LAYOUT_SEAT(uc_uno_flip, challenge_by, UC_NOBODY),
    LAYOUT_SEAT(uc_uno_flip, challenge_of, UC_NOBODY),
    COLOR(asked),
    LAYOUT_CARDS(uc_uno_flip, judged, 1, UC_NOBODY, UC_HIDDEN),
    LAYOUT_NUMBER(uc_uno_flip, passes, 0, UC_UNO_FLIP_SEATS),
    LAYOUT_NUMBER(uc_uno_flip, has_last, 0, 1),
    LAYOUT_SEAT(uc_uno_flip, last_winner, UC_NOBODY),
    LAYOUT_NUMBER(uc_uno_flip, last_side, UC_UNO_FLIP_LIGHT, UC_UNO_FLIP_DARK),
    LAYOUT_SEATS(uc_uno_flip, tied),
    LAYOUT_NUMBER(uc_uno_flip, discards, 0, UC_UNO_FLIP_CARDS),
    LAYOUT_NUMBER(uc_uno_flip, first_flip, 0, 1),
    LAYOUT_NUMBER(uc_uno_flip, stacked, 0, 2 * UC_UNO_FLIP_STACK_SEARCH - 1),
    LAYOUT_CARDS(uc_uno_flip, discard, UC_UNO_FLIP_CARDS, 0, 0),
    {.size = 0},
};

const uc_layout uno_flip_layout_seat[] = {
    LAYOUT_SET(uc_uno_flip_seat, hand),
    LAYOUT_NUMBER(uc_uno_flip_seat, total, 0, LAYOUT_POINTS),
    LAYOUT_NUMBER(uc_uno_flip_seat, last_score, 0, LAYOUT_POINTS),
    LAYOUT_NUMBER(uc_uno_flip_seat, held, 0, UC_UNO_FLIP_CARDS),
    LAYOUT_CARDS(uc_uno_flip_seat, dealer_card, 1, UC_NOBODY, UC_NOBODY),
    {.size = 0},
};

/** Computes the symbol that cards may match. */
void uno_flip_derive(uc_state *shown) {
    uc_uno_flip *u = &shown->uno_flip;
    u->symbol = (uint8_t)uno_flip_symbol(u);
}
