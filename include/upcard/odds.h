/** @file
 * Exact chances at a table: what the next card brings, how likely a Flip 7 is, what a turn of HILO is worth.
 *
 * These are reckoned, not tried out: the only rounding is that of doubles. They look at one seat and ask what
 * comes of the cards alone; the chance to win the game is the search's (search.h), what the rest of a round
 * is worth solve.h's.
 */
#ifndef UPCARD_ODDS_H
#define UPCARD_ODDS_H

#include "upcard/solve.h"
#include "upcard/state.h"

/** The next card for a seat of Flip 7, as numbers of cards of the deck that it comes from (where the deck is
 * empty, the discard pile: F7-5.3). */
typedef struct uc_flip7_next {
    int cards; /**< that may come; 0: none is left anywhere */
    int bust;  /**< of them, those that bust the seat (F7-3.3) */
    int saved; /**< numbers that it has, which its Second Chance would take away (F7-4.5) */
    int seven; /**< those that make a Flip 7 */
} uc_flip7_next;

UC_API void uc_odds_flip7_next(const uc_flip7_rest *rest, uc_flip7_next *ret_next);

/** The chance that a seat which goes on hitting has a Flip 7 before it busts.
 * The cards that others take meanwhile do not change it, as long as the deck lasts: what the seat will get is
 * as random either way. It is assumed that nobody else ends the round, freezes the seat or gives it a Second
 * Chance, and that Freezes and Flip Threes which it draws go to others; `alone` says that there are no
 * others: then a Freeze is the end (one that a Flip Three sets aside, too, although two more cards might
 * come). When the deck is used up, the discard pile is the deck once more (F7-5.3).
 * Returns UC_OK and writes *ret_chance, 0..1, or UC_NO_MEMORY. Allocates about a
 * megabyte, or seven with two decks, and frees it. */
UC_API uc_error uc_odds_flip7_seven(const uc_flip7_rest *rest, bool alone, double *ret_chance);

/** What three cards in a row do to a seat (F7-4.2), before anything that they set aside is resolved. */
typedef struct uc_flip7_three {
    double bust, seven; /**< chances of 0..1 */
    double points;      /**< expected points of the seat afterwards: 0 when it busts, 15 more for a Flip 7 */
} uc_flip7_three;

UC_API void uc_odds_flip7_three(const uc_flip7_rest *rest, uc_flip7_three *ret_three);

/** The points of the round that a seat may expect when it hits and then plays for the most points, if its
 * Freezes and Flip Threes go to others, and these take no cards and leave it alone meanwhile. (For a seat
 * that is alone, uc_solve_flip7.) To stay is worth uc_flip7_points. When the deck is used up, the discard
 * pile is the deck once more. False: with two decks this is not reckoned, or there is no memory. Allocates up
 * to 40 megabytes for a seat without numbers, a tenth of that with two, and frees them. */
UC_API bool uc_odds_flip7_hit(const uc_flip7_rest *rest, double *ret_hit);

/** HILO: the expected sum of the layout of the seat at turn once its turn is over, for each of its legal
 * moves, when it goes on so that this sum is the lowest (a line is removed only where that lowers it, or
 * where it must be). A face-down card counts the mean of those that it may be. It is a look at one turn: what
 * others and later turns bring is the search's.
 * `state`: a state or that seat's view, in a phase in which a seat chooses; ret_sums[UC_MOVES_MAX] gets one
 * sum for each move, in the order of uc_legal. Returns how many, 0 in other phases. */
UC_API int uc_odds_hilo(const uc_state *state, double *ret_sums);

/** The cards that a HILO draw may bring, as numbers of cards (HL-3.4 included). */
typedef struct uc_hilo_next {
    int cards; /**< that may come; each is as likely */
    int lower; /**< of them, those of a lower value than the seat's highest open card; without one, 0 */
    int lines; /**< those that make a line of the seat somewhere (HL-4.1) */
    double mean, down_mean; /**< mean value of these cards, and of those face down */
} uc_hilo_next;

UC_API void uc_odds_hilo_next(const uc_hilo *state, uc_hilo_next *ret_next);

#endif
