/** @file
 * Flip 7 played out by one seat alone: exact values by dynamic programming.
 *
 * When a single seat is left in the round, or plays the challenge (F7-5.5), nobody else decides anything: a
 * round is a problem of optimal stopping. A position is what lies in front of the seat and how many cards of
 * each kind are left; the value of a position is
 *
 *     value = the larger of stay and hit,   stay = utility[points]
 *     hit   = the sum over kinds of (copies / size of the deck) x value of the position with that card
 *
 * where a bust counts utility[0], a Flip 7 utility[points + 15], a Freeze what stay counts, and a Flip Three
 * three cards without a choice. What a Flip Three sets aside is resolved as F7-4.7 says; a lone seat must
 * choose itself (F7-4.3). There is no other rounding than that of doubles.
 */
#ifndef UPCARD_SOLVE_H
#define UPCARD_SOLVE_H

#include "upcard/flip7.h"

enum {
    UC_FLIP7_SCORES = 202, /**< a round brings 0..201 points: 2 x 63, both sets of +N of two decks, and 15 */
};

/** What lies in front of the seat, and what may still come. */
typedef struct uc_flip7_rest {
    uint32_t cards;                  /**< as uc_flip7_seat.cards; Freeze and Flip Three in it mean nothing */
    uint8_t twice;                   /**< as uc_flip7_seat.twice */
    uint8_t left;                    /**< 0: it is to choose; 1..3: first that many cards of a Flip Three */
    uint8_t deck[UC_FLIP7_KINDS];    /**< copies in the deck, by kind */
    uint8_t discard[UC_FLIP7_KINDS]; /**< copies in the discard pile, which may become the deck (F7-5.3) */
} uc_flip7_rest;

typedef struct uc_flip7_values {
    double hit;      /**< one card (or the `left` cards of the Flip Three), then the best play */
    double stay;     /**< the utility of the points that lie there */
    uint64_t states; /**< positions that were looked at */
    uint8_t less; /**< 0: exact. 1: as if with the first Flip Three that comes the others left the deck; 2: as
                     if Second Chances did so too */
    uint8_t horizon; /**< 0: exact. H: the values of a seat that stays after at most H more cards, unless a
                        Flip Three makes it take more; never above the exact ones */
} uc_flip7_values;

/** The position of a seat, as if it were the only active one, in its round so far. */
UC_API void uc_flip7_rest_of(const uc_flip7 *state, int seat, uc_flip7_rest *ret_rest);

/** The values of hit and stay in a position.
 * `utility`: what each score of the round is worth, any numbers; NULL: the score itself.
 * `limit`: positions to look at, before less is told apart (uc_flip7_values.less, .horizon); 0 for 8 million,
 * which takes at most about 50 ms on one core and 50 MB. From a full deck there are 194 million, which take
 * half a second and 0.4 GB. A second reshuffle within the rest of a round counts as a stay.
 * Returns UC_OK and writes *ret_values, UC_TOO_SMALL when the limit does not even
 * allow to look one card ahead, or UC_NO_MEMORY. Allocates, and frees before it returns. */
UC_API uc_error uc_solve_flip7(const uc_flip7_rest *rest, const double utility[UC_FLIP7_SCORES],
                               uint64_t limit, uc_flip7_values *ret_values);

#endif
