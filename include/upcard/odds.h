/** @file
 * Exact odds at a table: the effects of the next card, the chance of a Flip 7, the value of a turn in HILO,
 * and what counting the cards tells in Hi Lo Flip and Uno Flip.
 *
 * The values are computed, not sampled: the only rounding is that of doubles. They consider one seat and its
 * cards only. Those of Flip 7 beyond the next card suppose the usual rules, not `nested=at_once` (F7-4.11) or
 * `second_chance=keep` (F7-4.12). search.h estimates the chance to win the game; solve.h computes the value
 * of the rest of a round.
 */
#ifndef UPCARD_ODDS_H
#define UPCARD_ODDS_H

#include "upcard/solve.h"
#include "upcard/state.h"

/** The next card for a seat of Flip 7, as counts of cards in the deck (if the deck is empty, in the discard
 * pile: F7-5.3). */
typedef struct uc_flip7_next {
    int cards; /**< cards that may come; 0: no card is left anywhere */
    int bust;  /**< of these, cards that bust the seat (F7-3.3) */
    int saved; /**< duplicate numbers that its Second Chance would discard (F7-4.5) */
    int seven; /**< cards that complete a Flip 7 */
} uc_flip7_next;

UC_API void uc_odds_flip7_next(const uc_flip7_rest *rest, uc_flip7_next *ret_next);

/** The chance that a seat that keeps hitting gets a Flip 7 before it busts.
 * Cards that others take meanwhile do not change the chance as long as the deck lasts: the seat's cards are
 * equally random either way. The function assumes that nobody else ends the round, freezes the seat or gives
 * it a Second Chance, and that the seat gives Freezes and Flip Threes to others. With `alone` there are no
 * others: a Freeze then ends the round (even one that a Flip Three sets aside, although two more cards might
 * come). When the deck is empty, the discard pile becomes the deck (F7-5.3).
 * Returns UC_OK and writes *ret_chance, 0..1, or UC_NO_MEMORY. Allocates about 1 MB, or 7 MB with two decks,
 * and frees it. */
UC_API uc_error uc_odds_flip7_seven(const uc_flip7_rest *rest, bool alone, double *ret_chance);

/** The effect of three cards in a row on a seat (F7-4.2), before cards set aside are resolved. */
typedef struct uc_flip7_three {
    double bust, seven; /**< chances of 0..1 */
    double points;      /**< expected points of the seat afterwards: 0 if it busts, 15 more for a Flip 7 */
} uc_flip7_three;

UC_API void uc_odds_flip7_three(const uc_flip7_rest *rest, uc_flip7_three *ret_three);

/** The expected points of the round for a seat that hits and then plays for the most points, if it gives its
 * Freezes and Flip Threes to others, and the others take no cards and do not affect it. (For a seat that is
 * alone, use uc_solve_flip7.) Staying is worth uc_flip7_points. When the deck is empty, the discard pile
 * becomes the deck. Returns false with two decks, which it does not support, and if memory is short.
 * Allocates up to 40 MB for a seat without numbers, a tenth of that for one with two numbers, and frees it.
 */
UC_API bool uc_odds_flip7_hit(const uc_flip7_rest *rest, double *ret_hit);

/** HILO: for each legal move of the seat whose turn it is, the expected sum of its layout at the end of the
 * turn, if the seat plays the rest of the turn for the lowest sum (it removes a line only if that lowers the
 * sum, or if it must). A face-down card counts the mean of the cards that it may be. Only this turn is
 * considered; the search covers other seats and later turns.
 * `state`: a state or that seat's view, in a phase where a seat chooses; ret_sums[UC_MOVES_MAX] gets one sum
 * per move, in the order of uc_legal. Returns their number, 0 in other phases. */
UC_API int uc_odds_hilo(const uc_state *state, double *ret_sums);

/** The cards that a HILO draw may bring, as counts (HL-3.4 included). */
typedef struct uc_hilo_next {
    int cards; /**< cards that may come, each equally likely */
    int lower; /**< of these, cards with a lower value than the seat's highest open card; 0 if it has no open
                  card */
    int lines; /**< cards that complete a line of the seat (HL-4.1) */
    double mean, down_mean; /**< mean value of these cards, and of the face-down cards */
} uc_hilo_next;

UC_API void uc_odds_hilo_next(const uc_hilo *state, uc_hilo_next *ret_next);

/** Hi Lo Flip: what counting the cards tells. */
typedef struct uc_hi_lo_flip_count {
    uc_set unseen; /**< the cards of the draw pile and of the hidden hands */
    int cards;     /**< their number */
    int playable;  /**< of these, cards that may be played on the discard pile (HF-3.2) */
    double can_play[UC_HI_LO_FLIP_SEATS]; /**< by seat: the chance that it has such a card; 0 or 1 for the
                                             viewer */
} uc_hi_lo_flip_count;

/** `view`: of a seat, or of UC_SPECTATOR for what everybody knows. `seen`: cards of its `draw` that people
 * have seen. All ways to place the unseen cards count as equally likely: tosses and resets, which tell more
 * about a hand, are left out (uc_resample has them). */
UC_API void uc_count_hi_lo_flip(const uc_hi_lo_flip *view, uc_set seen, uc_hi_lo_flip_count *ret_count);

/** Uno Flip: what counting the cards and the backs tells. */
typedef struct uc_uno_flip_count {
    uc_set unseen; /**< the cards of the draw pile and of the hidden hands; a lone twin is UC_UNO_FLIP_TWIN */
    int cards;     /**< their number */
    int playable;  /**< of these, cards with the active color or symbol, and wilds (UF-3.1) */
    double can_play[UC_UNO_FLIP_SEATS]; /**< by seat: the chance that it has such a card; 0 or 1 for the
                                           viewer */
    double
        top; /**< the chance that the top card of the draw pile is such a card; -1 if its back is not seen */
} uc_uno_flip_count;

/** As uc_count_hi_lo_flip. With backs=visible a hidden card is one of the unseen cards with its back. Left
 * out is what the present view does not show: backs from before a flip, challenges, passes, and the bottom of
 * the draw pile. */
UC_API void uc_count_uno_flip(const uc_uno_flip *view, uc_set seen, uc_uno_flip_count *ret_count);

#endif
