#include "bots/hilo/players.h"

const strategy strategy_hilo = {
    .easy = easy_hilo,
    .normal = normal_hilo,
    .positions = 4,
    .chances = {NULL, &chances_hilo},
    .rounds = ROUNDS_BY_CHANCE, /* the cards decide */
    .reasons = reasons_hilo,
    .reason_texts = reason_texts_hilo,
};
