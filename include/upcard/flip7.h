/** @file
 * Flip 7: its state and its moves. The rules are in rules/flip7.md, cited as F7-n.m.
 *
 * All cards lie face up, so a view is the state with the viewer in its head, and an observer needs no memory.
 */
#ifndef UPCARD_FLIP7_H
#define UPCARD_FLIP7_H

#include "upcard/head.h"

/** Kinds of cards (F7-1.1), in the order in which the rulebook lists them. */
enum {
    UC_FLIP7_NUMBERS = 13, /**< kinds 0..12 are the numbers themselves */
    UC_FLIP7_PLUS2 = 13,   /**< 13..17: +2 +4 +6 +8 +10 */
    UC_FLIP7_X2 = 18,
    UC_FLIP7_FREEZE = 19,
    UC_FLIP7_FLIP3 = 20,
    UC_FLIP7_SECOND = 21,
    UC_FLIP7_KINDS = 22,
    UC_FLIP7_QUEUE_MAX = 12, /**< every Freeze and Flip Three of two decks */
};

/** Moves. */
enum {
    UC_FLIP7_CARD = 0, /**< + kind: chance names a card */
    UC_FLIP7_HIT = 22,
    UC_FLIP7_STAY = 23,
    UC_FLIP7_TARGET = 24, /**< + seat */
    UC_FLIP7_MOVES = 60,
};

/** Phases. */
enum {
    UC_FLIP7_DEAL,   /**< chance deals the first cards of a round */
    UC_FLIP7_CHOOSE, /**< a seat hits or stays */
    UC_FLIP7_DRAW,   /**< chance draws the card of the last `hit` */
    UC_FLIP7_FLIP,   /**< chance draws a card of a Flip Three */
    UC_FLIP7_ASSIGN, /**< a seat chooses the target of a Freeze, a Flip Three or a Second Chance */
    UC_FLIP7_OVER,
};

/** The status of a seat in this round. */
enum { UC_FLIP7_ACTIVE, UC_FLIP7_STAYED, UC_FLIP7_FROZEN, UC_FLIP7_BUSTED };

/** The cards in front of a seat. Their order is not stored; the Freeze of a frozen seat is its last card. */
typedef struct uc_flip7_seat {
    int32_t total;  /**< points of finished rounds */
    uint32_t cards; /**< bit k: a card of kind k lies here; the card that busted the seat does not count */
    uint8_t twice;  /**< bit i: a second card of kind UC_FLIP7_PLUS2 + i lies here (from a second deck) */
    uint8_t flip3s; /**< Flip Three cards lying here */
    uint8_t status; /**< UC_FLIP7_ACTIVE ... */
    uint8_t bust;   /**< the number that busted it; 0 if it is not busted */
    int16_t last_score; /**< points of the last finished round */
    uint8_t seconds;    /**< further Second Chances that it kept (option `second_chance`) */
    uint8_t spare;      /**< 0 */
} uc_flip7_seat;

/** A card set aside in a Flip Three (F7-4.7). With the option `nested=at_once` instead a Flip Three that was
 * interrupted: `by` flips, `card` is 0, and `depth` cards are still to come. */
typedef struct uc_flip7_aside {
    uint8_t by;    /**< the seat that drew the card, and assigns it */
    uint8_t card;  /**< UC_FLIP7_FREEZE or UC_FLIP7_FLIP3 */
    uint8_t depth; /**< nesting of the Flip Three that it begins; 0: outermost */
} uc_flip7_aside;

/** The discard pile is not stored: it holds every card that is not in the deck, in front of a seat, set aside
 * or being assigned. */
typedef struct uc_flip7 {
    uc_head head;
    uint64_t active;   /**< bit s: seat s is active (F7-3.6) */
    uint8_t below[32]; /**< the deck: below[k] cards have kinds less than k, so [22] and later are its size */
    uc_flip7_aside queue[UC_FLIP7_QUEUE_MAX]; /**< in the order of assignment; unused places are 0 */
    uint8_t queued;
    uint8_t dealer, turn; /**< seats */
    uint8_t dealing;      /**< the deal of this round is not over */
    uint8_t flipper;      /**< while `left` is not 0: the seat that takes the next card of a Flip Three */
    uint8_t left;         /**< cards still to come in the Flip Three in progress */
    uint8_t depth; /**< nesting of the Flip Three in progress, or of the one that the card being assigned
                      would begin; 0: outermost */
    uint8_t assign_by, assign_card; /**< 0 if no card is to be assigned */
    uint8_t last_flip7;             /**< seat that had a Flip 7 in the last round, or UC_NOBODY */
    uint8_t has_last;               /**< whether a round is finished */
    uint8_t decks, first_seat, reshuffle, tie, first_dealer; /**< rule options */
    uint16_t target;                                         /**< rule option: points that end the game */
    uint8_t actor;      /**< the seat that is to move, or UC_CHANCE; 0 if the game is over */
    uint8_t size;       /**< cards in the deck */
    uint16_t challenge; /**< rule option: rounds to reach the target in; 0: no challenge */
    uint16_t rounds;    /**< rule option: rounds of the game; 0: no limit */
    uint8_t nested, second_chance, targets, first_deal; /**< rule options */
    uc_flip7_seat seat[UC_SEATS_MAX];                   /**< head.seats of them are part of the state */
} uc_flip7;
UC_ASSERT_SIZE(sizeof(uc_flip7_seat) == 16, "flat");
UC_ASSERT_SIZE(offsetof(uc_flip7, seat) % 8 == 0 &&
                   offsetof(uc_flip7, seat) + 4 * sizeof(uc_flip7_seat) <= 256,
               "4 seats in 256 bytes");

/** Copies of a kind in the deck. */
static inline int uc_flip7_copies(const uc_flip7 *state, int kind) {
    return state->below[kind + 1] - state->below[kind];
}

/** Copies of each kind in the discard pile. */
UC_API void uc_flip7_discard(const uc_flip7 *state, uint8_t ret_copies[UC_FLIP7_KINDS]);

/** The points of a seat's cards (F7-5.1): 0 if it is busted; the 15 of a Flip 7 are not included. */
UC_API int32_t uc_flip7_points(const uc_flip7_seat *seat);

#endif
