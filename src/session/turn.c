#include "session/turn.h"

static bool may_be_caught(const uc_game *game) {
    return game->number == UC_GAME_UNO_FLIP;
}

int turn_caught(const uc_state *state) {
    return may_be_caught(uc_game_of(state)) ? state->uno_flip.uno : UC_NOBODY;
}

bool turn_is_call(const uc_game *game, uc_move move) {
    return may_be_caught(game) && move == UC_UNO_FLIP_CATCH;
}

bool turn_may_call(const uc_state *state, int seat) {
    uc_move legal[UC_MOVES_MAX];
    int count = uc_legal(state, seat, legal);
    for (int i = 0; i < count; i++)
        if (turn_is_call(uc_game_of(state), legal[i])) return true;
    return false;
}

int turn_decider(const uc_state *state) {
    uint64_t actors = uc_actors(state);
    if (!actors || actors == UC_ACTORS_CHANCE) return -1;
    for (uint64_t rest = actors; rest & (rest - 1); rest &= rest - 1) {
        uc_move legal[UC_MOVES_MAX];
        int seat = __builtin_ctzll(rest), count = uc_legal(state, seat, legal);
        if (count > 1 || (count == 1 && !turn_is_call(uc_game_of(state), legal[0]))) return seat;
    }
    return 63 - __builtin_clzll(actors);
}
