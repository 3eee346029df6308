/** @file
 * The players of Flip 7.
 */
#ifndef UC_BOTS_FLIP7_PLAYERS_H
#define UC_BOTS_FLIP7_PLAYERS_H

#include "bots/strategy.h"

/** The bots `easy` and `normal`. */
uc_move easy_flip7(const uc_ask *ask);
uc_move normal_flip7(const uc_ask *ask);

/** The best move of the last active seat of a round, exactly; false where that is not the position. */
bool lone_flip7(const uc_ask *ask, uc_move *ret_move);

/** Whether the seat that views could hit for ever and gain nothing: it holds a Second Chance, and all that is
 * left to draw are Second Chances and numbers that it has. They are discarded and drawn again (F7-4.4,
 * F7-4.5, F7-5.3). */
bool endless_flip7(const uc_flip7 *shown);

/** Where nobody wins without the target, in time (F7-5.5): the chance to have it with this total after so
 * many more rounds; and the rounds that are left, the present one included. */
double reach_flip7(const uc_flip7 *shown, double total, int rounds);
int rounds_left_flip7(const uc_flip7 *shown);
/** As strategy.goal. */
bool goal_flip7(const uc_state *state, double *ret_reach);

/** As uc_reasons, and all texts. */
int reasons_flip7(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]);
extern const uc_reason_text reason_texts_flip7[];

/** Chances to win by totals (chances.c). */
extern const chances_kind chances_flip7;

#endif
