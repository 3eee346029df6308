/* The registry: the order is that of uc_head.game. */
#include "games/games.h"

const uc_game *const uc_games[] = {&uc_game_flip7, &uc_game_hilo, &uc_game_hi_lo_flip, &uc_game_uno_flip,
                                   NULL};
