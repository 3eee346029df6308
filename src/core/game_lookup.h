/** @file
 * Finds a game by a number that may be invalid.
 */
#ifndef UC_CORE_GAME_LOOKUP_H
#define UC_CORE_GAME_LOOKUP_H

#include "upcard/game.h"

/** The game with this number, or NULL. */
static inline const uc_game *game_by_number(uint32_t number) {
    const uc_game *const *game = uc_games;
    while (*game && (*game)->number != number) game++;
    return *game;
}

#endif
