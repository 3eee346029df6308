/* Random play of any game. */
#include "core/apply.h"

uint64_t uc_playout_steps(uc_state *state, uc_rng *rng, uint64_t limit) {
    const uc_game *game = uc_game_of(state);
    return uc_playout_by(state, rng, limit, game->actors, game->legal, game->step, game->weight, game->pick);
}
