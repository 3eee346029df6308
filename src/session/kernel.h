/** @file
 * A game in progress: its position, its stream of chance, and the number of moves made.
 *
 * Tables and rooms both use it, so a move means the same in both. Their other data differ: a table keeps its
 * events and can undo moves; a room keeps its people, its clock and a compact form of the moves.
 */
#ifndef UC_SESSION_KERNEL_H
#define UC_SESSION_KERNEL_H

#include "upcard/fair.h"

typedef struct kernel {
    uc_state *state; /**< owned by the caller */
    uc_fair chance;
    uint64_t moves; /**< made so far, those of chance included */
} kernel;

/** Starts a game, with the stream of chance from the secret and the players' seeds. */
static inline void kernel_start(kernel *k, const uint8_t secret[UC_SECRET_BYTES], const char *const *seeds,
                                int count) {
    uc_fair_start(&k->chance, secret, seeds, count);
    k->moves = 0;
}

/** The next chance move, when chance is to act; kernel_apply makes it. */
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
