/** @file
 * What a test of every game may ask of one: a game may have few seats, no target and few moves.
 */
#ifndef UC_TESTS_ANY_GAME_H
#define UC_TESTS_ANY_GAME_H

#include "upcard/game.h"

/** The number of seats nearest to `wanted` that the game allows. */
int seats_near(const uc_game *game, int wanted);
/** The first of these players, "you,bot:easy,bot:random", as many as seats_near their number; in a static
 * buffer. */
const char *players_near(const uc_game *game, const char *players);
/** Whether the game has the rule option `target`. */
bool has_target(const uc_game *game);
/** `rule`, such as "target=40", or "" if the game has no target. */
const char *if_target(const uc_game *game, const char *rule);

#endif
