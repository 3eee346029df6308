/** @file
 * The hand-written players, one a game. Each has the form of uc_bot.choose.
 */
#ifndef UC_BOTS_BASIC_H
#define UC_BOTS_BASIC_H

#include "upcard/bot.h"

uc_move basic_flip7(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count,
                    uc_rng *rng);
uc_move basic_hilo(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count,
                   uc_rng *rng);
uc_move basic_hi_lo_flip(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count,
                         uc_rng *rng);
uc_move basic_uno_flip(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count,
                       uc_rng *rng);

#endif
