#include "bots/hi_lo_flip/players.h"

const strategy strategy_hi_lo_flip = {
    .easy = easy_hi_lo_flip,
    .normal = normal_hi_lo_flip,
    .positions = 4,
    .chances = {&chances_hi_lo_flip, NULL},
    .rounds = ROUNDS_BY_STANDING, /* HF-2.4 */
    .reasons = reasons_hi_lo_flip,
    .reason_texts = reason_texts_hi_lo_flip,
};
