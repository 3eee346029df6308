/** @file
 * The rest of a round as dense tables, for values that are needed many times or from a full deck.
 *
 * A position has three parts:
 *
 * - Its place: the numbers that lie there, and the Second Chances drawn, held and used. Which numbers were
 *   burnt by Second Chances does not matter: all of them lie there, and another copy of any has the same
 *   effect. So the copies of the numbers that lie there need only be counted together, and the full deck has
 *   53,248 places instead of the 343,438 that tell the burnt numbers apart.
 * - Its modifiers: those drawn from the deck, a bit each, so up to 64 sets, stored side by side.
 * - Its mode: what a Flip Three still brings (flips.h), and the Flip Threes and Freezes drawn.
 *
 * A table has the values of one mode: a row for each place, a number for each set of modifiers. With X the
 * table of the mode that follows a card, F that which follows a Flip Three and Z that which follows a Freeze,
 *
 *     value[place][m] = (sum over numbers and Second Chance: copies x X[next place][m]
 *                        + sum over modifiers k not in m: X[place][m + k]
 *                        + flip3s x F[place][m] + freezes x Z[place][m] + busts x utility[0]) / cards left
 *
 * and where the seat chooses, X is the same table and stay the least value. So modes are computed one after
 * the other, the last to be reached first, and a table is freed as soon as no other mode needs it. Within a
 * mode, each place comes after those that it leads to.
 */
#ifndef UC_SOLVE_FLIP7_ROUNDS_H
#define UC_SOLVE_FLIP7_ROUNDS_H

#include "solve/flip7/flips.h"
#include "solve/progress.h"
#include "upcard/solve.h"

typedef struct rounds rounds;

/** How finely positions of a round are distinguished. Coarser levels let cards of the same kind leave the
 * deck together with the first one drawn: they ignore a second one in the same round. */
typedef enum rounds_less { ROUNDS_EXACT, ROUNDS_ONE_FLIP3, ROUNDS_ONE_SECOND } rounds_less;

/** Prepares the positions that can follow `root`. Returns NULL if out of memory, if there are more than
 * `most_positions`, or if tables do not fit: if a kind of modifier is twice in the deck, or the deck may run
 * out. */
rounds *rounds_open(const uc_flip7_rest *root, flips_order order, rounds_less less, uint64_t most_positions);
void rounds_close(rounds *r);

/** From now on rounds_value calls `progress` after each table. */
void rounds_watch(rounds *r, solve_progress *progress, void *user);

/** The value of a card at the root (of its Flip Three, if that has cards left), for one utility. With `hits`
 * (rounds_hits_words words, all zero) also sets the bits of the positions in which a hit is better than
 * staying. False if out of memory, or if `progress` ends it. */
bool rounds_value(rounds *r, const double utility[UC_FLIP7_SCORES], uint64_t *hits, double *ret_value);

uint64_t rounds_positions(const rounds *r);

/** The number of 64-bit words that hold all hits. */
size_t rounds_hits_words(const rounds *r);
/** Whether to hit with these cards after this many Second Chances and Flip Threes since the root, with this
 * many Second Chances used. Numbers beyond those of the deck count as those. */
bool rounds_hits(const rounds *r, const uint64_t *hits, uint32_t cards, int seconds, int used, int flip3s);

#endif
