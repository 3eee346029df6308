#include "bots/hilo/players.h"

/* HL-5.4 */
static float spread_left(const uc_state *state) {
    return spread_in_rounds(&state->head, state->hilo.rounds, 9);
}

const strategy strategy_hilo = {
    .easy = easy_hilo,
    .normal = normal_hilo,
    .by_state = true,
    .positions = 4,
    .chances = {NULL, &chances_hilo},
    .rounds = ROUNDS_BY_CHANCE, /* the cards decide */
    .spread_left = spread_left,
    .reasons = reasons_hilo,
    .reason_texts = reason_texts_hilo,
};
