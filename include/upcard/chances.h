/** @file
 * The chance of each seat to win the game, from the totals at the beginning of a round.
 *
 * It is a table that was fitted to games of `normal` against itself (docs/strategy.md, "Win chances";
 * the chances.c of each game in src/bots names the command). Only differences of totals and the points that
 * the highest total still lacks to the target count. So a game to fewer points than usual is the end of a
 * usual game; in one that is farther from its end than a usual game at its beginning, with R instead of D
 * points to go, a difference counts sqrt(D / R) of itself, as in a random walk.
 */
#ifndef UPCARD_CHANCES_H
#define UPCARD_CHANCES_H

#include "upcard/state.h"

/** Writes the chance of each seat, [head.seats], each 0..1, their sum 1, for a state or a view. What lies on
 * the table in the round is not looked at: totals, number of seats and the options `target` and `scoring`
 * are; the option `tie` and whose turn it is are not, since they are worth little. When the game is over that
 * is its result, a shared win in equal parts. A lone seat (Flip 7) always wins: for it the share of the
 * target that it has, 0..1, is written instead, so that more points are better. */
UC_API void uc_win_chances(const uc_state *state, double *ret_chance);

#endif
