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

int turn_moves(const uc_state *state, int seat, uc_move *moves) {
    int count = uc_legal(state, seat, moves), kept = 0;
    bool called = uc_called(state) != UC_NOBODY, waits = !(uc_out_of_turn(state) >> seat & 1);
    for (int i = 0; i < count; i++)
        if (!waits || (called && moves[i] == uc_call_of(state, seat))) moves[kept++] = moves[i];
    return kept;
}

bool turn_is_open(const uc_state *state, int seat) {
    uc_move moves[UC_MOVES_MAX];
    int count = uc_called(state) == UC_NOBODY ? 0 : turn_moves(state, seat, moves);
    return count && moves[0] == uc_call_of(state, seat); /* behind it the cards */
}

int turn_decider(const uc_state *state) {
    uint64_t actors = uc_actors(state);
    if (!actors || actors == UC_ACTORS_CHANCE) return -1;
    return __builtin_ctzll(actors & ~uc_out_of_turn(state));
}
