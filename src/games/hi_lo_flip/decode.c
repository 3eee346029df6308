/* Hi Lo Flip: the ranges of a view's numbers. */
#include "core/layout.h"
#include "games/hi_lo_flip/hi_lo_flip.h"

enum { ACTORS_BITS = UC_CHANCE + 1, WORTH_MAX = UINT8_MAX };

const uc_layout hi_lo_flip_layout[] = {
    LAYOUT_SET(uc_hi_lo_flip, draw),
    LAYOUT_BITS(uc_hi_lo_flip, actors, ACTORS_BITS),
    LAYOUT_NUMBER(uc_hi_lo_flip, chip, UC_HI_LO_FLIP_UNTOSSED, UC_HI_LO_FLIP_LO),
    LAYOUT_SEAT(uc_hi_lo_flip, turn, UC_NOBODY),
    LAYOUT_SEAT(uc_hi_lo_flip, drawing, UC_NOBODY),
    LAYOUT_SEAT(uc_hi_lo_flip, last_player, UC_NOBODY),
    LAYOUT_SEAT(uc_hi_lo_flip, other_player, UC_NOBODY),
    LAYOUT_SEAT(uc_hi_lo_flip, last_out, UC_NOBODY),
    LAYOUT_NUMBER(uc_hi_lo_flip, worth, 0, WORTH_MAX),
    LAYOUT_NUMBER(uc_hi_lo_flip, left, 0, CARDS),
    LAYOUT_NUMBERS(uc_hi_lo_flip, lies, CARDS, UC_HI_LO_FLIP_ELSEWHERE, PILED + CARDS - 1),
    {.size = 0},
};

const uc_layout hi_lo_flip_layout_seat[] = {
    LAYOUT_SET(uc_hi_lo_flip_seat, hand),
    LAYOUT_NUMBER(uc_hi_lo_flip_seat, total, 0, LAYOUT_POINTS),
    LAYOUT_NUMBER(uc_hi_lo_flip_seat, points, 0, WORTH_MAX),
    LAYOUT_NUMBER(uc_hi_lo_flip_seat, last_score, 0, WORTH_MAX),
    LAYOUT_NUMBER(uc_hi_lo_flip_seat, held, 0, CARDS),
    {.size = 0},
};

/** The height of the discard pile, its top card, and what may be played on it. */
void hi_lo_flip_derive(uc_state *shown) {
    uc_hi_lo_flip *game = &shown->hi_lo_flip;
    game->piled = game->top = game->open = 0;
    for (int card = 0; card < CARDS; card++)
        game->piled = (uint8_t)(game->piled + (game->lies[card] >= PILED));
    for (int card = 0; game->piled && card < CARDS; card++)
        if (game->lies[card] == PILED + game->piled - 1) game->top = (uint8_t)card;
    if (game->piled) game->open = (uint8_t)hi_lo_flip_open_on(game->chip, game->top);
}
