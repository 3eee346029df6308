#include "bots/hi_lo_flip/players.h"

/* HF-5.3 */
static float spread_left(const uc_state *state) {
    return spread_in_rounds(&state->head, state->hi_lo_flip.rounds, 28);
}

const strategy strategy_hi_lo_flip = {
    .easy = easy_hi_lo_flip,
    .normal = normal_hi_lo_flip,
    .positions = 4,
    .chances = {&chances_hi_lo_flip, NULL},
    .rounds = ROUNDS_BY_STANDING, /* HF-2.4 */
    .spread_left = spread_left,
    .reasons = reasons_hi_lo_flip,
    .reason_texts = reason_texts_hi_lo_flip,
};
