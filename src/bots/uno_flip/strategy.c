#include "bots/uno_flip/players.h"

const strategy strategy_uno_flip = {
    .easy = easy_uno_flip,
    .normal = normal_uno_flip,
    .chances = {&chances_uno_flip, &chances_uno_flip_lowest},
    .rounds = ROUNDS_BY_TURN,
    .reasons = reasons_uno_flip,
    .reason_texts = reason_texts_uno_flip,
};
