/** @file
 * The players of HILO.
 */
#ifndef UC_BOTS_HILO_PLAYERS_H
#define UC_BOTS_HILO_PLAYERS_H

#include "bots/strategy.h"

/** The bots `easy` and `normal`. */
uc_move easy_hilo(const uc_ask *ask);
uc_move normal_hilo(const uc_ask *ask);

/** The game's uc_reasons, and the sentences of all its reasons. */
int reasons_hilo(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]);
extern const uc_reason_text reason_texts_hilo[];

/** Chances to win by totals (chances.c). */
extern const chances_kind chances_hilo;

#endif
