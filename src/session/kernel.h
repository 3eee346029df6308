/** @file
 * A game that is being played: its position, its stream of chance, and how many moves were made.
 *
 * A table and a room both stand on it, so a move means the same in both. What they keep beside it differs: a
 * table its events and the way back, a room its people, its clock and a short form of the moves.
 */
#ifndef UC_SESSION_KERNEL_H
#define UC_SESSION_KERNEL_H

#include "upcard/fair.h"

typedef struct kernel {
    uc_state *state; /**< of the owner */
    uc_fair chance;
    uint64_t moves; /**< made so far, those of chance included */
} kernel;

/** Begins a game, with the chance that follows from the secret and the players' seeds. */
static inline void kernel_start(kernel *k, const uint8_t secret[UC_SECRET_BYTES], const char *const *seeds,
                                int count) {
    uc_fair_start(&k->chance, secret, seeds, count);
    k->moves = 0;
}

/** The draw that is due when chance is to act; it is made by kernel_apply. */
static inline uc_move kernel_draw(const kernel *k) {
    uc_fair chance = k->chance;
    return uc_fair_draw(&chance, k->state);
}

/** Makes a move. A refused one changes nothing. */
static inline uc_result kernel_apply(kernel *k, int mover, uc_move move, uc_events *events) {
    uc_result result = uc_apply(k->state, mover, move, events);
    k->moves += !result.error;
    k->chance.draws += !result.error && mover == UC_CHANCE;
    return result;
}

#endif
