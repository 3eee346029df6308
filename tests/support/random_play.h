/** @file
 * Random games for the generic tests: every game, every number of seats, random rule options.
 */
#ifndef UC_TESTS_RANDOM_PLAY_H
#define UC_TESTS_RANDOM_PLAY_H

#include "upcard/game.h"

/** Starts a game with the next set of rule options (option_sets.h) that the number of seats allows; numbers
 * are random and small, so that games end soon. The options go into `rules` as text. */
void random_start(uc_state *state, const uc_game *game, int seats, uc_rng *rng, char *rules, size_t size);
/** A random mover and move; now and then an unlikely outcome. Returns false when the game is over. */
bool random_move(const uc_state *state, uc_rng *rng, int *ret_mover, uc_move *ret_move);
/** Decodes every viewer's view of a position, and its share of the events that led there (NULL: none).
 * Returns NULL, or the sentence of uc_view_decode or uc_event_decode. */
const char *unsound_for_some(const uc_state *state, const uc_events *events);
/** The text of a move, in a static buffer. */
const char *text_of(const uc_game *game, uc_move move);

#endif
