/** @file
 * Two players race to a target with number cards alone.
 *
 * In each round both play, each from a full deck of its own, without looking at the other's cards. When a
 * player has the target the higher total wins; equal totals are a tie, which a parameter resolves.
 *
 * A solver takes numbers other than 0 as known and solves the remaining sums of totals, so it can continue
 * the work of another run.
 */
#ifndef UC_SOLVE_FLIP7_DUEL_H
#define UC_SOLVE_FLIP7_DUEL_H

#include "solve/flip7/numbers.h"
#include "solve/progress.h"

enum { DUEL_TARGET = 200 /**< upper bound */ };

/** The meaning of two equal totals beyond the target: half a win, or another round, until one leads (F7-5.4).
 */
typedef enum duel_tie { DUEL_HALF, DUEL_ANOTHER_ROUND } duel_tie;

/** The first player's chance to win, by its total and the other's. */
typedef struct duel {
    int target;
    double chance[DUEL_TARGET][DUEL_TARGET];
    double tied;      /**< if another round decides */
    double worst_gap; /**< of an equilibrium: the most that a player could gain in a round by another play */
    int most_plays;   /**< of an equilibrium: plays considered in a round */
} duel;

/** The second player plays each round for the most points on average (greedy). The first plays its best
 * response or, without `best`, greedily too. */
void duel_against_greedy(duel *d, int target, duel_tie tie, bool best, solve_progress *progress, void *user);

/** Both play optimally: in each round each player draws its play from the best mixture. A tie is half a win
 * then, since both players are equal. */
void duel_equilibrium(duel *d, int target, solve_progress *progress, void *user);

#endif
