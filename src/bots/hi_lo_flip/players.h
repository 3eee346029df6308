/** @file
 * The players of Hi Lo Flip.
 */
#ifndef UC_BOTS_HI_LO_FLIP_PLAYERS_H
#define UC_BOTS_HI_LO_FLIP_PLAYERS_H

#include "bots/strategy.h"

/** The bots `easy` and `normal`. */
uc_move easy_hi_lo_flip(const uc_ask *ask);
uc_move normal_hi_lo_flip(const uc_ask *ask);

/** The game's uc_reasons, and the sentences of all its reasons. */
int reasons_hi_lo_flip(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]);
extern const uc_reason_text reason_texts_hi_lo_flip[];

/** Chances to win by totals (chances.c). */
extern const chances_kind chances_hi_lo_flip;

#endif
