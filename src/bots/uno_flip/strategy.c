#include <math.h>

#include "bots/uno_flip/players.h"

/* UF-7.1: in a round one seat scores the cards of all others. Where the lowest total wins, each seat scores
 * its own cards, which are fewer points the more seats there are. */
static float spread_left(const uc_state *state) {
    float seats = state->head.seats;
    return spread_in_rounds(&state->head, state->uno_flip.rounds,
                            uc_lowest_wins(state) ? 93 / sqrtf(seats) : 33 * seats);
}

const strategy strategy_uno_flip = {
    .easy = easy_uno_flip,
    .normal = normal_uno_flip,
    .by_state = true,
    .chances = {&chances_uno_flip, &chances_uno_flip_lowest},
    .rounds = ROUNDS_BY_TURN,
    .spread_left = spread_left,
    .reasons = reasons_uno_flip,
    .reason_texts = reason_texts_uno_flip,
};
