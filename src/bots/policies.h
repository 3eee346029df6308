/** @file
 * Players by game plan, without search, one a level and game. Each has the form of uc_bot.choose.
 *
 * `normal` also guides the playouts of searches: a decision of it takes no more than half a microsecond or
 * so, allocates nothing, and looks at nothing but the view.
 */
#ifndef UC_BOTS_POLICIES_H
#define UC_BOTS_POLICIES_H

#include "upcard/bot.h"

/** The best move of the last active seat of a round of Flip 7, exactly; false where that is not the position.
 */
bool lone_flip7(const uc_ask *ask, uc_move *ret_move);

/** Whether the seat whose view it is could hit for ever and gain nothing: it holds a Second Chance, and all
 * that is left to draw are Second Chances and numbers that it has. They are discarded and drawn again
 * (F7-4.4, F7-4.5, F7-5.3). */
bool endless_flip7(const uc_flip7 *shown);

/** `normal` of the game at hand. */
uc_move choose_normal(const uc_ask *ask);

uc_move easy_flip7(const uc_ask *ask);
uc_move easy_hilo(const uc_ask *ask);
uc_move easy_hi_lo_flip(const uc_ask *ask);
uc_move easy_uno_flip(const uc_ask *ask);

uc_move normal_flip7(const uc_ask *ask);
uc_move normal_hilo(const uc_ask *ask);
uc_move normal_hi_lo_flip(const uc_ask *ask);
uc_move normal_uno_flip(const uc_ask *ask);

#endif
