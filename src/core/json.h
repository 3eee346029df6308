/** @file
 * Small helpers that write JSON values; the games' fields use them.
 */
#ifndef UC_CORE_JSON_H
#define UC_CORE_JSON_H

#include "core/set.h"
#include "upcard/game.h"

/** A seat, or null for UC_NOBODY. */
void json_seat(uc_text *text, int seat);
/** true or false. */
void json_flag(uc_text *text, bool flag);
/** A noun of the game (a card, a color) as a JSON string; null for UC_NOBODY, "?" for UC_HIDDEN. */
void json_noun(uc_text *text, const uc_game *game, int noun, int value);
/** A list of the cards of a set, ascending. */
void json_set(uc_text *text, const uc_game *game, uc_set set);
/** A list of cards in their given order. */
void json_cards(uc_text *text, const uc_game *game, const uint8_t *cards, int count);
/** Adds a comma unless `i` is 0: for lists. */
void json_comma(uc_text *text, int i);
/** Adds "key": with a comma before it unless it is the first key of its object. */
void json_key(uc_text *text, const char *key);

#endif
