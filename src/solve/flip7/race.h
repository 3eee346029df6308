/** @file
 * Rounds after rounds to a target by one seat, each from a full deck: how soon, and how likely in time.
 *
 * Between rounds only the total counts, and a round is rounds.h with the worth of the total that it leads to.
 *
 * A solver takes what is not 0 for known and solves the rest; so it can continue from what another run left.
 */
#ifndef UC_SOLVE_FLIP7_RACE_H
#define UC_SOLVE_FLIP7_RACE_H

#include "solve/flip7/rounds.h"

enum { RACE_TARGET = 200, CHALLENGE_ROUNDS = 4 }; /* F7-5.4, F7-5.5 */

/** When to hit: a bit for each position without a Flip Three in progress (rounds_hits). */
typedef struct challenge {
    double chance[CHALLENGE_ROUNDS + 1][RACE_TARGET]; /**< [rounds left][total]; 0 for a total out of reach */
    uint64_t
        *hits[CHALLENGE_ROUNDS + 1][RACE_TARGET]; /**< NULL unless wanted, and for a total out of reach */
} challenge;

/** The best chance to have 200 points after at most four rounds. Up to `threads` rounds are solved at the
 * same time, each with tables of its own; the result does not depend on it. A total that is known has no
 * hits. False without memory. */
bool challenge_solve(challenge *c, const uc_flip7_rest *deck, flips_order order, int threads, bool keep_hits,
                     solve_progress *progress, void *user);
/** The number of chances that challenge_solve finds. */
int challenge_totals(const uc_flip7_rest *deck);
void challenge_free(challenge *c);

/** The fewest expected rounds to 200 points from every total. */
typedef struct race {
    double rounds[RACE_TARGET];
    double slope; /**< of the last total that was solved: where the search for the next one begins */
} race;

/** Solves a race, the highest total first. False without memory. */
bool race_solve(race *c, const uc_flip7_rest *deck, flips_order order, solve_progress *progress, void *user);

/** Plays the challenge at a table by the rules themselves, and hits where `c`, solved with its hits for a
 * full deck of 94 cards, says so. `reshuffle`: the deck is full in each round, as was assumed; else it is as
 * F7-5.2 says. Game k is dealt by stream k of the seed. Writes how many of `games` were played, all unless
 * `progress`, called after each thousandth of them, ends it, and returns how many of those are won. */
uint64_t challenge_play(const challenge *c, flips_order order, bool reshuffle, uint64_t seed, uint64_t games,
                        solve_progress *progress, void *user, uint64_t *ret_played);

#endif
