/** @file
 * Flip 7 with one active seat: exact values by dynamic programming.
 *
 * If only one seat is active in the round, or plays the challenge (F7-5.5), nobody else makes decisions, and
 * a round is an optimal stopping problem. A position consists of the cards in front of the seat and the
 * number of cards left of each kind. Its value is
 *
 *     value = the larger of stay and hit,   stay = utility[points]
 *     hit   = the sum over kinds of (copies / size of the deck) x value of the position with that card
 *
 * where a bust is worth utility[0], a Flip 7 utility[points + 15], a Freeze as much as staying, and a Flip
 * Three means three cards without a choice. Cards that a Flip Three sets aside are resolved as F7-4.7 says; a
 * lone seat must choose itself (F7-4.3). The only rounding is that of doubles.
 */
#ifndef UPCARD_SOLVE_H
#define UPCARD_SOLVE_H

#include "upcard/flip7.h"

enum {
    UC_FLIP7_SCORES = 202, /**< a round brings 0..201 points: 2 x 63, both sets of +N of two decks, and 15 */
};

/** The cards in front of the seat, and those that may still come. */
typedef struct uc_flip7_rest {
    uint32_t cards;                  /**< as uc_flip7_seat.cards; Freeze and Flip Three are ignored */
    uint8_t twice;                   /**< as uc_flip7_seat.twice */
    uint8_t left;                    /**< 0: the seat chooses; 1..3: cards of a Flip Three that come first */
    uint8_t deck[UC_FLIP7_KINDS];    /**< copies in the deck, by kind */
    uint8_t discard[UC_FLIP7_KINDS]; /**< copies in the discard pile, which may become the deck (F7-5.3) */
} uc_flip7_rest;

typedef struct uc_flip7_values {
    double hit;      /**< one card (or the `left` cards of the Flip Three), then the best play */
    double stay;     /**< the utility of the seat's present points */
    uint64_t states; /**< positions that were evaluated */
    uint8_t less; /**< 0: exact. 1: as if the first Flip Three that comes removed the others from the deck. 2:
                     as if it removed the Second Chances too */
    uint8_t horizon; /**< 0: exact. H: the values if the seat stays after at most H more cards, unless a Flip
                        Three makes it take more; never above the exact values */
} uc_flip7_values;

/** Writes the position of a seat in the current round, as if it were the only active one. */
UC_API void uc_flip7_rest_of(const uc_flip7 *state, int seat, uc_flip7_rest *ret_rest);

/** The values of hit and stay in a position.
 * `utility`: the value of each score of the round, any numbers; NULL: the score itself. `limit`: positions to
 * evaluate before the values become approximate (uc_flip7_values.less, .horizon); 0 means 8 million, which
 * take at most about 50 ms on one core and 50 MB. From a full deck there are 194 million, which take half a
 * second and 0.4 GB. A second reshuffle within the rest of a round counts as a stay.
 * Returns UC_OK and writes *ret_values, UC_TOO_SMALL if the limit does not even allow looking one card ahead,
 * or UC_NO_MEMORY. Allocates, and frees before it returns. */
UC_API uc_error uc_solve_flip7(const uc_flip7_rest *rest, const double utility[UC_FLIP7_SCORES],
                               uint64_t limit, uc_flip7_values *ret_values);

#endif
