/** @file
 * The first bytes of every state.
 */
#ifndef UPCARD_HEAD_H
#define UPCARD_HEAD_H

#include "upcard/api.h"

typedef struct uc_head {
    uint8_t game;   /**< UC_GAME_..., the index in uc_games */
    uint8_t seats;  /**< 1..UC_SEATS_MAX */
    uint8_t phase;  /**< index in uc_game.phases; the game's header has the numbers */
    uint8_t viewer; /**< UC_ALL in a state; in a view the seat, or UC_SPECTATOR */
    uint32_t round; /**< 1 in the first round */
} uc_head;
UC_ASSERT_SIZE(sizeof(uc_head) == 8, "flat");

/** A set of cards of a deck of at most 128: bit i % 64 of word i / 64 stands for card i. */
typedef struct uc_set {
    uint64_t word[2];
} uc_set;

#endif
