#include "bots/flip7/players.h"

/* F7-5.6 */
static float spread_left(const uc_state *state) {
    return spread_in_rounds(&state->head, state->flip7.rounds, 29);
}

const strategy strategy_flip7 = {
    .easy = easy_flip7,
    .normal = normal_flip7,
    .exact = lone_flip7,
    .chances = {&chances_flip7, NULL},
    .goal = goal_flip7,
    .spread_left = spread_left,
    .reasons = reasons_flip7,
    .reason_texts = reason_texts_flip7,
};
