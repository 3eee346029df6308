/** @file
 * The players of Flip 7.
 */
#ifndef UC_BOTS_FLIP7_PLAYERS_H
#define UC_BOTS_FLIP7_PLAYERS_H

#include "bots/strategy.h"

/** The bots `easy` and `normal`. */
uc_move easy_flip7(const uc_ask *ask);
uc_move normal_flip7(const uc_ask *ask);

/** The best move of the last active seat of a round, computed exactly; false in other positions. */
bool lone_flip7(const uc_ask *ask, uc_move *ret_move);

/** Whether the viewing seat could hit forever without gaining anything: it holds a Second Chance, and only
 * Second Chances and numbers that it has are left to draw. They are discarded and drawn again (F7-4.4,
 * F7-4.5, F7-5.3). */
bool endless_flip7(const uc_flip7 *shown);

/** For games that nobody wins without reaching the target in time (F7-5.5): the chance to reach it from this
 * total in this many more rounds; and the number of rounds left, including the present one. */
double reach_flip7(const uc_flip7 *shown, double total, int rounds);
int rounds_left_flip7(const uc_flip7 *shown);
/** As strategy.goal. */
bool goal_flip7(const uc_state *state, double *ret_reach);

/** The game's uc_reasons, and the sentences of all its reasons. */
int reasons_flip7(const uc_view *view, uc_move move, uc_reason reasons[UC_REASONS_MAX]);
extern const uc_reason_text reason_texts_flip7[];

/** Chances to win by totals (chances.c). */
extern const chances_kind chances_flip7;

#endif
