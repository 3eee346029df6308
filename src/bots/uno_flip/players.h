/** @file
 * The players of Uno Flip.
 */
#ifndef UC_BOTS_UNO_FLIP_PLAYERS_H
#define UC_BOTS_UNO_FLIP_PLAYERS_H

#include "bots/strategy.h"

/** The bots `easy` and `normal`. */
uc_move easy_uno_flip(const uc_ask *ask);
uc_move normal_uno_flip(const uc_ask *ask);

/** As uc_reasons, and all texts. */
int reasons_uno_flip(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]);
extern const uc_reason_text reason_texts_uno_flip[];

/** Chances to win by totals (chances.c). */
extern const chances_kind chances_uno_flip, chances_uno_flip_lowest;

#endif
