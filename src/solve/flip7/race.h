/** @file
 * Rounds to a target by one seat, each from a full deck: the expected number of rounds, and the chance to be
 * in time.
 *
 * Between rounds only the total counts, and a round is solved by rounds.h with the worth of the total that it
 * leads to.
 *
 * A solver takes numbers other than 0 as known and solves the rest, so it can continue the work of another
 * run.
 */
#ifndef UC_SOLVE_FLIP7_RACE_H
#define UC_SOLVE_FLIP7_RACE_H

#include "solve/flip7/rounds.h"

enum { RACE_TARGET = 200, CHALLENGE_ROUNDS = 4 }; /* F7-5.4, F7-5.5 */

/** When to hit: a bit for each position without a Flip Three in progress (rounds_hits). */
typedef struct challenge {
    double chance[CHALLENGE_ROUNDS + 1][RACE_TARGET]; /**< [rounds left][total]; 0 for an unreachable total */
    uint64_t
        *hits[CHALLENGE_ROUNDS + 1][RACE_TARGET]; /**< NULL unless wanted, and for an unreachable total */
} challenge;

/** The best chance to have 200 points after at most four rounds. Solves up to `threads` rounds at once, each
 * with tables of its own; the result does not depend on `threads`. A known total has no hits. False if out of
 * memory. */
bool challenge_solve(challenge *c, const uc_flip7_rest *deck, flips_order order, int threads, bool keep_hits,
                     solve_progress *progress, void *user);
/** The number of chances that challenge_solve finds. */
int challenge_totals(const uc_flip7_rest *deck);
void challenge_free(challenge *c);

/** The fewest expected rounds to 200 points from every total. */
typedef struct race {
    double rounds[RACE_TARGET];
    double slope; /**< of the last solved total: the starting point of the search for the next one */
} race;

/** Solves a race, the highest total first. False if out of memory. */
bool race_solve(race *c, const uc_flip7_rest *deck, flips_order order, solve_progress *progress, void *user);

/** Plays the challenge at a table by the rules themselves, and hits if `c`, solved with its hits for a full
 * deck of 94 cards, says so. `reshuffle`: the deck is full in each round, as the solver assumes; else it is
 * as in F7-5.2. Stream k of the seed deals game k. Writes how many of `games` were played: all, unless
 * `progress`, called after each thousandth of them, ends it. Returns the number of games won. */
uint64_t challenge_play(const challenge *c, flips_order order, bool reshuffle, uint64_t seed, uint64_t games,
                        solve_progress *progress, void *user, uint64_t *ret_played);

#endif
