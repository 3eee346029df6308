/* The registry: the order is that of uc_head.game. */
#include "games/registry.h"

#ifdef UC_ONLY /* uc_game_hilo, say: that game alone */
const uc_game *const uc_games[] = {&UC_ONLY, NULL};
#else
const uc_game *const uc_games[] = {&uc_game_flip7, &uc_game_hilo, &uc_game_hi_lo_flip, &uc_game_uno_flip,
                                   NULL};
#endif
