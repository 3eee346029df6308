/** @file
 * The chance of each seat to win the game, from the totals at the beginning of a round.
 *
 * The model is a table fitted to games of `normal` against itself (docs/strategy.md, "Win chances"; the
 * chances.c of each game in src/bots names the command). It depends only on the differences of totals and on
 * the points that the highest total still needs to reach the target. So a game with a lower target than the
 * default equals the end of a default game. If R points are left, more than the D of a default game at its
 * start, differences are scaled by sqrt(D / R), as in a random walk. Where the option `rounds` ends the game,
 * a lead counts at least as much as in a random walk of that many rounds.
 */
#ifndef UPCARD_CHANCES_H
#define UPCARD_CHANCES_H

#include "upcard/state.h"

/** Writes the chance of each seat, [head.seats], each 0..1, for a state or a view; the sum is 1,
 * or less where nobody may win (a challenge of Flip 7). Partners (uc_side) have the chance of their side, so
 * that the sum is 2. It uses the totals, the number of seats, the round and the options `target`, `rounds`
 * and `scoring`. It ignores the cards of the current round and, since they matter little, the option `tie`
 * and whose turn it is. For a game that is over it writes the result, a shared win in equal parts. A lone
 * seat (Flip 7) always wins, so its value is the share of the target that it has reached, 0..1: more points
 * are better. */
UC_API void uc_win_chances(const uc_state *state, double *ret_chance);

#endif
