/** @file
 * Skeleton: its state and its moves. The rules are in rules/skeleton.md, cited as SK-n.m.
 */
#ifndef UPCARD_SKELETON_H
#define UPCARD_SKELETON_H

#include "upcard/head.h"

/** Card c is the number c + 1 (SK-1.1). */
enum { UC_SKELETON_CARDS = 24, UC_SKELETON_SEATS = 4 };

/** Moves. */
enum {
    UC_SKELETON_CARD = 0,                                     /**< + card: chance names a card */
    UC_SKELETON_PLAY = UC_SKELETON_CARDS,                     /**< + card */
    UC_SKELETON_MOVES = UC_SKELETON_PLAY + UC_SKELETON_CARDS, /**< how many there are */
};

/** Phases, in the order of their names in src/games/skeleton/text.c; the last is the end of the game. */
enum { UC_SKELETON_DEAL, UC_SKELETON_TURN, UC_SKELETON_DRAW, UC_SKELETON_OVER };

typedef struct uc_skeleton_seat {
    uc_set hand;    /**< empty where a view hides it */
    int32_t total;  /**< of finished rounds */
    uint8_t points; /**< in this round */
    uint8_t held;   /**< cards in the hand, also where a view hides which */
    uint8_t spare[2];
} uc_skeleton_seat;

/** The head first, the seats last, and no byte between two members: fill gaps with `spare` bytes, which stay
 * 0. In a view `draw` holds every card that the viewer cannot place: the draw pile and the hidden hands. */
typedef struct uc_skeleton {
    uc_head head;
    uc_set draw;     /**< the draw pile */
    uc_set played;   /**< the discard pile */
    uint16_t target; /**< rule option */
    uint8_t turn;    /**< the seat at turn; in phase deal the seat that is given the next card */
    uint8_t top;     /**< the top card of the discard pile, or UC_NOBODY */
    uint8_t spare[4];
    uc_skeleton_seat seat[UC_SKELETON_SEATS]; /**< head.seats of them are part of the state */
} uc_skeleton;
UC_ASSERT_SIZE(sizeof(uc_skeleton_seat) == 24, "flat");
UC_ASSERT_SIZE(offsetof(uc_skeleton, seat) == 48 && sizeof(uc_skeleton) == 48 + 4 * 24, "flat");

#endif
