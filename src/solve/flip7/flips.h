/** @file
 * Flip Threes of a lone seat: the cards still to be flipped, and the action cards set aside.
 *
 * A row of Flip Threes waits to be assigned, perhaps with a Freeze after it. Everything after a Freeze is
 * discarded (F7-4.7: no seat is active then), so it is not stored. A Flip Three sets its cards aside before
 * those of the Flip Threes around it, so the row has two parts.
 */
#ifndef UC_SOLVE_FLIP7_FLIPS_H
#define UC_SOLVE_FLIP7_FLIPS_H

#include <stdbool.h>
#include <stdint.h>

enum { FREEZE_NONE, FREEZE_OUTER, FREEZE_OWN };

/** All zero: nothing is in progress, the seat chooses. */
typedef struct flips {
    uint8_t left;   /**< cards still to come in the Flip Three in progress */
    uint8_t own;    /**< Flip Threes that it has set aside */
    uint8_t outer;  /**< Flip Threes that wait after those */
    uint8_t freeze; /**< whether a Freeze follows the own ones or the outer ones */
} flips;

typedef enum flips_order { ORDER_PRINTED, ORDER_STACKED } flips_order;

/** The cards of one Flip Three are done: next comes a waiting Flip Three, a Freeze, or nothing. False:
 * frozen. */
static inline bool flips_resolve(flips *f) {
    if (f->left) return true;
    int waiting = f->own + f->outer;
    if (!waiting) return !f->freeze;
    *f = (flips){3, 0, (uint8_t)(waiting - 1), f->freeze ? FREEZE_OUTER : FREEZE_NONE};
    return true;
}

/** A Flip Three is drawn: it begins if nothing is in progress, else it is set aside (F7-4.7). Stacked: its
 * cards are added to those still to come. */
static inline bool flips_flip3(flips *f, flips_order order) {
    if (!f->left) {
        f->left = 3;
        return true;
    }
    f->left--;
    if (order == ORDER_STACKED)
        f->left = (uint8_t)(f->left + 3);
    else if (f->freeze != FREEZE_OWN)
        f->own++;
    return flips_resolve(f);
}

/** A Freeze is drawn; false: it freezes the seat. Stacked: it waits until all cards are flipped. */
static inline bool flips_freeze(flips *f, flips_order order) {
    if (!f->left) return false;
    f->left--;
    if (order == ORDER_PRINTED) f->outer = 0;
    f->freeze = FREEZE_OWN;
    return flips_resolve(f);
}

/** Any other card that does not end the round is drawn; false: a Freeze that was set aside freezes the seat.
 */
static inline bool flips_other(flips *f) {
    if (!f->left) return true;
    f->left--;
    return flips_resolve(f);
}

#endif
