/** @file
 * The games of this library.
 */
#ifndef UC_GAMES_REGISTRY_H
#define UC_GAMES_REGISTRY_H

#include "upcard/game.h"

extern const uc_game uc_game_flip7, uc_game_hilo, uc_game_hi_lo_flip, uc_game_uno_flip;

#endif
