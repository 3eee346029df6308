#include "calibration.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "upcard/bot.h"
#include "upcard/chances.h"

enum { ROUNDS_MAX = 200 };

/** The chances at the beginning of each round of one game. */
typedef struct told {
    int rounds;
    double chance[ROUNDS_MAX][UC_SEATS_MAX];
} told;

/** A game of `normal` against itself, from a fresh state to the end. */
static void play(uc_state *state, uc_rng *rng, told *to) {
    const uc_bot *normal = uc_bot_find("normal");
    uint32_t round = 0;
    uint64_t may;
    while ((may = uc_actors(state))) {
        uc_move legal[UC_MOVES_MAX];
        uc_view view;
        if (state->head.round != round && to->rounds < ROUNDS_MAX)
            uc_win_chances(state, to->chance[to->rounds++]);
        round = state->head.round;
        if (may == UC_ACTORS_CHANCE) {
            uc_apply(state, UC_CHANCE, uc_draw(state, rng), NULL);
            continue;
        }
        int seat = uc_rng_bit(rng, may);
        uc_view_of(state, seat, &view);
        uc_ask ask = {.view = &view, .legal = legal, .count = uc_view_legal(&view, legal), .rng = rng};
        uc_apply(state, seat, normal->choose(&ask), NULL);
    }
}

/** Adds one game, whose result is `won` by seat. */
static void add_game(calibration *to, const told *from, int seats, const double *won) {
    double excess[CALIBRATION_BINS] = {0};
    for (int round = 0; round < from->rounds; round++) {
        for (int i = 0; i < seats; i++) {
            double chance = from->chance[round][i];
            int b = chance < 1 ? (int)(chance * CALIBRATION_BINS) : CALIBRATION_BINS - 1;
            to->bin[b].count++;
            to->bin[b].predicted += chance;
            to->bin[b].won += won[i];
            excess[b] += chance - won[i];
            to->brier += (chance - won[i]) * (chance - won[i]);
            to->constant += (1.0 / seats - won[i]) * (1.0 / seats - won[i]);
        }
    }
    to->rounds += (uint64_t)from->rounds;
    for (int b = 0; b < CALIBRATION_BINS; b++) to->bin[b].squares += excess[b] * excess[b];
}

calibration calibrate(const char *game, int seats, const uc_setting *setting, uint64_t games, uint64_t seed) {
    calibration all = {.rounds = 0};
    uc_state fresh, state;
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    if (uc_start(&fresh, uc_game_find(game), seats, setting, setting != NULL, &text)) abort();
    for (uint64_t k = 0; k < games; k++) {
        double won[UC_SEATS_MAX];
        told rounds = {.rounds = 0};
        uc_rng rng;
        uc_rng_start(&rng, seed, k);
        uc_copy(&state, &fresh);
        play(&state, &rng, &rounds);
        uc_win_chances(&state, won); /* of a game that is over: its result */
        add_game(&all, &rounds, seats, won);
    }
    all.brier /= (double)all.rounds;
    all.constant /= (double)all.rounds;
    return all;
}

double calibration_excess(const calibration_bin *bin) {
    return bin->count ? (bin->predicted - bin->won) / (double)bin->count : 0;
}

double calibration_error(const calibration_bin *bin) {
    return bin->count ? sqrt(bin->squares) / (double)bin->count : 0;
}
