/* Hi Lo Flip as a beginner plays it: the card nearest to the top card, to keep distant cards for later; on an
 * empty pile, a card from the middle of the hand. Cards of ten points only when no other fits, since another
 * seat usually has to take them. */
#include <stdlib.h>

#include "bots/hi_lo_flip/players.h"

enum { LAST = UC_HI_LO_FLIP_CARDS /* greater than any distance */ };

/* The position in the list of preferences of a card that is played on `top`. */
static int distance(uc_move move, int top) {
    int card = move - UC_HI_LO_FLIP_PLAY, ten_points = card % 10 == 9;
    return abs(card - top) + LAST * ten_points;
}

uc_move easy_hi_lo_flip(const uc_ask *ask) {
    const uc_hi_lo_flip *game = &ask->view->state.hi_lo_flip;
    uc_move best = ask->legal[0], middle = ask->legal[ask->count / 2];
    int top = game->piled ? game->top : middle - UC_HI_LO_FLIP_PLAY;
    for (int i = 1; i < ask->count; i++)
        if (distance(ask->legal[i], top) < distance(best, top)) best = ask->legal[i];
    return best;
}
