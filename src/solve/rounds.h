/** @file
 * The rest of a round as dense tables, for values that must be had many times or from a full deck.
 *
 * A position is three things:
 *   place      the numbers that lie there, and the Second Chances drawn, held and used. Which numbers these
 *              have burnt does not matter: they were of those that lie there, and whichever of these comes
 *              next does the same. So the copies of numbers that lie there need only be counted together, and
 *              the full deck has 53,248 places instead of the 343,438 that tell the burnt ones apart.
 *   modifiers  those drawn from the deck, a bit each: up to 64 sets, stored side by side
 *   mode       what a Flip Three still brings (flips.h), Flip Threes and Freezes drawn
 *
 * A table has the values of one mode: a row for each place, a number for each set of modifiers. With X the
 * table of the mode that follows a card, F that which follows a Flip Three and Z that which follows a Freeze,
 *
 *     value[place][m] = (sum over numbers and Second Chance: copies x X[next place][m]
 *                        + sum over modifiers k not in m: X[place][m + k]
 *                        + flip3s x F[place][m] + freezes x Z[place][m] + busts x utility[0]) / cards left
 *
 * and where the seat chooses, X is the same table and stay the least value. So modes are worked off one after
 * the other, the last to be reached first, and a table is given back as soon as no mode needs it any more.
 * Within a mode the places are in an order in which each comes after those that it leads to. No sum depends
 * on the number of threads.
 */
#ifndef UC_SOLVE_ROUNDS_H
#define UC_SOLVE_ROUNDS_H

#include "solve/flips.h"
#include "upcard/solve.h"

enum { UC_SOLVE_THREADS = 64 };

typedef struct rounds rounds;

/** Prepares the positions that can follow `root`: at most two cards of a kind of modifier do not fit, nor a
 * deck that may run out. NULL when it does not fit, when its tables would take more than `most_bytes`, or
 * without memory. */
rounds *rounds_open(const uc_flip7_rest *root, flips_order order, int threads, uint64_t most_bytes);
void rounds_close(rounds *r);

/** The value of a card at the root (of its Flip Three when it has cards left of one), for one utility. False
 * without memory. */
bool rounds_value(rounds *r, const double utility[UC_FLIP7_SCORES], double *ret_value);

/** How much there is: positions, and bytes of the tables that are held at the same time. */
uint64_t rounds_positions(const rounds *r);
uint64_t rounds_bytes(const rounds *r);

#endif
