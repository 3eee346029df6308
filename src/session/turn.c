#include "session/turn.h"

int turn_caught(const uc_state *state) {
    return uc_called(state);
}

bool turn_may_call(const uc_state *state, int seat) {
    uc_move legal[UC_MOVES_MAX];
    int count = uc_legal(state, seat, legal);
    for (int i = 0; i < count; i++)
        if (uc_is_call(uc_game_of(state), legal[i])) return true;
    return false;
}

int turn_decider(const uc_state *state) {
    uint64_t actors = uc_actors(state);
    if (!actors || actors == UC_ACTORS_CHANCE) return -1;
    return __builtin_ctzll(actors & ~uc_out_of_turn(state));
}
