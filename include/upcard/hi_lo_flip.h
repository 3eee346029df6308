/** @file
 * Hi Lo Flip: its state and its moves. The rules are in rules/hi_lo_flip.md, cited as HF-n.m.
 */
#ifndef UPCARD_HI_LO_FLIP_H
#define UPCARD_HI_LO_FLIP_H

#include "upcard/head.h"

/** Card c is the number c + 1 (HF-1.1). */
enum { UC_HI_LO_FLIP_CARDS = 100, UC_HI_LO_FLIP_SEATS = 6 };

/** Moves. */
enum {
    UC_HI_LO_FLIP_CARD = 0, /**< + card: chance names a card */
    UC_HI_LO_FLIP_CHIP_HI = 100,
    UC_HI_LO_FLIP_CHIP_LO = 101,
    UC_HI_LO_FLIP_PLAY = 102, /**< + card */
    UC_HI_LO_FLIP_MOVES = 202,
};

/** Phases. */
enum {
    UC_HI_LO_FLIP_DEAL,  /**< chance deals the hands */
    UC_HI_LO_FLIP_CHIP,  /**< chance tosses the chip */
    UC_HI_LO_FLIP_TURN,  /**< a seat plays a card */
    UC_HI_LO_FLIP_DRAW,  /**< chance draws a card for a seat */
    UC_HI_LO_FLIP_RESET, /**< the seat that may begin a new pile plays any card */
    UC_HI_LO_FLIP_OVER,
};

/** The side of the chip that is up. */
enum { UC_HI_LO_FLIP_UNTOSSED, UC_HI_LO_FLIP_HI, UC_HI_LO_FLIP_LO };

/** The place of a card (uc_hi_lo_flip.lies). */
enum {
    UC_HI_LO_FLIP_ELSEWHERE = 0, /**< in the draw pile or in a hand */
    UC_HI_LO_FLIP_TAKEN = 1,     /**< + seat: taken to score in this round */
    UC_HI_LO_FLIP_PILED = 7,     /**< + place in the discard pile, 0 at the bottom */
};

typedef struct uc_hi_lo_flip_seat {
    uc_set hand;        /**< empty if a view hides it */
    int32_t total;      /**< points of finished rounds */
    uint8_t points;     /**< of the cards taken in this round */
    uint8_t last_score; /**< of the last finished round, the bonus included */
    uint8_t held;       /**< cards in the hand, even if a view hides them */
    uint8_t spare;      /**< 0 */
} uc_hi_lo_flip_seat;

/** In a view `draw` holds every card that the viewer cannot place: the draw pile and the hidden hands.
 *
 * Resampling agrees with all that tosses, resets and new draw piles have revealed about the hands. All deals
 * of the unseen cards are equally likely; inferences from a seat's choice among its playable cards are
 * ignored. src/games/hi_lo_flip/view.c describes further approximations, for very rare positions. */
typedef struct uc_hi_lo_flip {
    uc_head head;
    uc_set draw;                       /**< the draw pile */
    uint64_t actors;                   /**< the result of uc_actors; derived from phase and turn */
    uint16_t target;                   /**< option: points that end the game */
    uint16_t rounds;                   /**< option; 0: no limit */
    uint8_t tie, after_two;            /**< options: 0 shared, 1 extra_round; 0 full, 1 reset */
    uint8_t ages[UC_HI_LO_FLIP_SEATS]; /**< seats from the oldest to the youngest */
    uint8_t chip;                      /**< the side that is up */
    uint8_t turn;                      /**< UC_NOBODY until the opening toss */
    uint8_t drawing; /**< seat that gets the next card, or UC_NOBODY; in the draw phase it differs from turn
                        by HF-4.1 */
    uint8_t last_player;  /**< the seat that played the last card of the discard pile, or UC_NOBODY */
    uint8_t other_player; /**< the latest other seat that played one, or UC_NOBODY (HF-3.6) */
    uint8_t last_out;     /**< seat that went out in the last round, or UC_NOBODY */
    uint8_t piled;        /**< cards in the discard pile */
    uint8_t worth;        /**< points of the discard pile */
    uint8_t top;          /**< the top card of the discard pile; 0 if that is empty */
    uint8_t
        open; /**< the cards that may be played on it: 0 all, 1 + top higher cards, 101 + top lower ones */
    uint8_t left;                                 /**< cards in the draw pile, also in a view */
    uint8_t bonus, hand;                          /**< options: for going out; cards dealt to each seat */
    uint8_t restart;                              /**< option: 0 right, 1 player, 2 left */
    uint8_t spare[2];                             /**< 0 */
    uint8_t lies[UC_HI_LO_FLIP_CARDS];            /**< by card: its place */
    uc_hi_lo_flip_seat seat[UC_HI_LO_FLIP_SEATS]; /**< head.seats of them are part of the state */
} uc_hi_lo_flip;
UC_ASSERT_SIZE(sizeof(uc_hi_lo_flip_seat) == 24, "flat");
UC_ASSERT_SIZE(offsetof(uc_hi_lo_flip, seat) % 8 == 0 &&
                   offsetof(uc_hi_lo_flip, seat) + 4 * sizeof(uc_hi_lo_flip_seat) <= 256,
               "4 seats in 256 bytes");

#endif
