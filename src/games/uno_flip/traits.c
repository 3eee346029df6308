/* Uno Flip: its traits for players, screens and servers. */
#include "games/uno_flip/uno_flip.h"

int32_t uno_flip_target(const uc_state *state) {
    return state->uno_flip.target;
}

/* UF-6.3 */
bool uno_flip_lowest_wins(const uc_state *state) {
    return state->uno_flip.opt_scoring == UC_UNO_FLIP_SCORE_LOWEST;
}

/* UF-7.11 */
uint64_t uno_flip_partners(const uc_state *state, int seat) {
    return uno_flip_side(&state->uno_flip, seat);
}

uc_set uno_flip_numbers(int side, uc_set cards) {
    for (int symbol = UC_UNO_FLIP_DRAW_CARD; symbol < UC_UNO_FLIP_SYMBOLS; symbol++)
        cards = set_minus(cards, uc_uno_flip_symbols[side][symbol]);
    return cards;
}

/* The seat that draws sees both sides of its card. */
uint64_t uno_flip_sees_outcome(const uc_state *before, uc_move outcome) {
    int drawing = before->uno_flip.drawing;
    (void)outcome;
    return drawing == NONE ? 0 : UINT64_C(1) << drawing;
}

/* UF-4.1: a play with the word uno is never worse than the same play without it, which precedes it in the
 * list. UF-4.2: saying uno late is never worse than playing on without it. */
int uno_flip_drop_dominated(uc_move *moves, int count) {
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (moves[i] == UC_UNO_FLIP_SAY) return moves[0] = UC_UNO_FLIP_SAY, 1;
    for (int i = 0; i < count; i++) {
        bool plays = moves[i] >= UC_UNO_FLIP_PLAY && moves[i] < UC_UNO_FLIP_SWAP;
        bool silent =
            plays && !((moves[i] - UC_UNO_FLIP_PLAY) & 1) && i + 1 < count && moves[i + 1] == moves[i] + 1;
        if (!silent) moves[kept++] = moves[i];
    }
    return kept;
}

/* UF-4.2 */
static int caught(const uc_state *state) {
    return state->uno_flip.uno;
}

/* UF-4.2, UF-7.10: all actors except the seat at turn. */
static uint64_t out_of_turn(const uc_state *state) {
    const uc_uno_flip *u = &state->uno_flip;
    bool waits = u->head.phase > UC_UNO_FLIP_IN_TOP && u->head.phase != UC_UNO_FLIP_IN_OVER;
    return waits ? uc_game_uno_flip.actors(state) & ~(UINT64_C(1) << decider(u)) : 0;
}

const uc_call uno_flip_call = {.move = UC_UNO_FLIP_CATCH,
                               .against = caught,
                               .out_of_turn = out_of_turn,
                               .reason = "did not say uno with one card left",
                               .verb = "catches",
                               .answer = UC_UNO_FLIP_SAY,
                               .answers = "says uno"};
