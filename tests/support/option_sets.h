/** @file
 * Few sets of rule options in which each two values of two options occur together at least once (pairwise
 * covering), unless the game refuses the two.
 */
#ifndef UC_TESTS_OPTION_SETS_H
#define UC_TESTS_OPTION_SETS_H

#include "upcard/game.h"

enum { OPTION_SETS_MAX = 96, OPTION_VALUES_MAX = 8 };

/** The number of values of an option that are tried: all words, and of a number or a seat a few. */
int option_values(const uc_option *option);
/** Value number `value` as text, with a random one where there are many (rng NULL: always the same); "": the
 * option is not given. */
void option_value(const uc_option *option, int value, int seats, uc_rng *rng, char *text, size_t size);
/** The number of sets of a game. */
int option_sets(const uc_game *game);
/** The number of the value that an option has in a set. */
int option_set_value(const uc_game *game, int set, int option);
/** Starts a game with a set; its options go into `rules` as text. Returns false if this number of seats
 * excludes it. */
bool option_set_start(uc_state *state, const uc_game *game, int seats, int set, uc_rng *rng, char *rules,
                      size_t size);
/** The same for any number: 0 starts the game with its default rules, others with one of the sets. */
bool option_set_any(uc_state *state, const uc_game *game, int seats, int number, uc_rng *rng);

#endif
