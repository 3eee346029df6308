/* One number that pins how a game plays. */
#include "upcard/sim.h"

static uint64_t mix(uint64_t hash, uint64_t word) {
    hash = (hash ^ word) * UINT64_C(0x9fb21c651e98df25);
    return hash ^ (hash >> 32);
}

static uint64_t mix_game(uint64_t hash, uc_state *state, uc_rng *rng, uint64_t limit) {
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    uint64_t may;
    for (uint64_t made = 0; made < limit && (may = uc_actors(state)); made++) {
        bool chance = may == UC_ACTORS_CHANCE;
        int mover = chance ? UC_CHANCE : uc_rng_bit(rng, may);
        int count = chance ? uc_outcomes(state, moves, weights) : uc_legal(state, mover, moves);
        uc_move move = chance ? uc_draw(state, rng) : moves[uc_rng_below(rng, (uint32_t)count)];
        hash = mix(hash, may);
        for (int i = 0; i < count; i++)
            hash = mix(hash, (uint64_t)moves[i] << 32 | (chance ? weights[i] : 0));
        hash = mix(hash, move);
        uc_apply(state, mover, move, NULL);
    }
    for (int seat = 0; seat < state->head.seats; seat++)
        hash = mix(hash, (uint64_t)(int64_t)uc_total(state, seat));
    return mix(hash, uc_winners(state));
}

uint64_t uc_signature(const uc_game *game) {
    enum { GAMES = 16, MOVES = 20000 };
    uint64_t hash = 0;
    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        for (uint64_t k = 0; k < GAMES; k++) {
            char unused[UC_MESSAGE_MAX];
            uc_text message;
            uc_state state;
            uc_rng rng;
            uc_text_start(&message, unused, sizeof unused);
            uc_start(&state, game, seats, NULL, 0, &message);
            uc_rng_start(&rng, 20261121, k);
            hash = mix_game(hash, &state, &rng, MOVES);
        }
    }
    return hash;
}
