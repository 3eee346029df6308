/** @file
 * The players of Uno Flip.
 */
#ifndef UC_BOTS_UNO_FLIP_PLAYERS_H
#define UC_BOTS_UNO_FLIP_PLAYERS_H

#include "bots/strategy.h"
#include "core/set.h"

/** The bots `easy` and `normal`. */
uc_move easy_uno_flip(const uc_ask *ask);
uc_move normal_uno_flip(const uc_ask *ask);

/** How many of these cards have this color on this side; wilds are the fifth color. */
static inline int uno_flip_of_color(uc_set cards, int side, int color) {
    return set_count(set_and(cards, uc_uno_flip_colors[side][color]));
}

/** UF-4.2: the move that catches another seat or says the word late, if it is legal; else 0. */
static inline uc_move uno_flip_word(const uc_ask *ask) {
    if (ask->view->state.uno_flip.uno == UC_NOBODY) return 0;
    for (int i = 0; i < ask->count; i++)
        if (ask->legal[i] == UC_UNO_FLIP_CATCH || ask->legal[i] == UC_UNO_FLIP_SAY) return ask->legal[i];
    return 0;
}

/** UF-7.9: by how many cards a hand of `held` cards shrinks if the seat swaps it with the hand of seat
 * `with`. A swap with the partner gains nothing, since both hands stay with the side. */
static inline int uno_flip_swap_gain(const uc_uno_flip *u, int held, int with) {
    bool partner = u->winning & UC_UNO_FLIP_PARTNERS && with == (u->head.viewer ^ 2);
    return partner ? 0 : held - u->seat[with].held;
}

/** UF-7.9: the move that swaps hands with the seat that has the fewest cards. */
static inline uc_move uno_flip_swap(const uc_ask *ask) {
    const uc_uno_flip *u = &ask->view->state.uno_flip;
    int held = u->seat[u->head.viewer].held, most = -UC_UNO_FLIP_CARDS;
    uc_move best = ask->legal[0];
    for (int i = 0; i < ask->count; i++) {
        if (ask->legal[i] < UC_UNO_FLIP_SWAP) continue;
        int gain = uno_flip_swap_gain(u, held, ask->legal[i] - UC_UNO_FLIP_SWAP);
        if (gain <= most) continue;
        most = gain;
        best = ask->legal[i];
    }
    return best;
}

/** The game's uc_reasons, and the sentences of all its reasons. */
int reasons_uno_flip(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]);
extern const uc_reason_text reason_texts_uno_flip[];

/** Chances to win by totals (chances.c). */
extern const chances_kind chances_uno_flip, chances_uno_flip_lowest;

#endif
