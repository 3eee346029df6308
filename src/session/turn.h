/** @file
 * The seat to act in a game with moves out of turn: catching a forgotten uno, or saying it late (UF-4.2).
 */
#ifndef UC_SESSION_TURN_H
#define UC_SESSION_TURN_H

#include "upcard/game.h"

/** The seat that may be caught, or UC_NOBODY. */
int turn_caught(const uc_state *state);
/** Whether the seat may make such a move now. */
bool turn_may_call(const uc_state *state, int seat);
/** Whether all know that the seat may act out of turn: to call or to answer, not to jump in. */
bool turn_is_open(const uc_state *state, int seat);
/** The moves of a seat that do not wait for its turn: to call or to answer, and out of turn to jump in.
 * Returns their number. */
int turn_moves(const uc_state *state, int seat, uc_move *moves);
/** The actor whose turn it is; -1: chance is to act, or the game is over. */
int turn_decider(const uc_state *state);

#endif
