#include "bots/flip7/players.h"

const strategy strategy_flip7 = {
    .easy = easy_flip7,
    .normal = normal_flip7,
    .exact = lone_flip7,
    .chances = {&chances_flip7, NULL},
    .goal = goal_flip7,
    .reasons = reasons_flip7,
    .reason_texts = reason_texts_flip7,
};
