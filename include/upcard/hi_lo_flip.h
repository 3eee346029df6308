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

enum { UC_HI_LO_FLIP_DEAL, UC_HI_LO_FLIP_CHIP, UC_HI_LO_FLIP_TURN, UC_HI_LO_FLIP_DRAW, UC_HI_LO_FLIP_RESET, UC_HI_LO_FLIP_OVER };

/** The side of the chip that is up. */
enum { UC_HI_LO_FLIP_UNTOSSED, UC_HI_LO_FLIP_HI, UC_HI_LO_FLIP_LO };

/** Places where a card can be. A view has what its viewer cannot know in the draw pile. */
enum {
    UC_HI_LO_FLIP_AT_DRAW = 0,
    UC_HI_LO_FLIP_AT_PILE = 1,
    UC_HI_LO_FLIP_AT_HAND = 2,  /**< + seat */
    UC_HI_LO_FLIP_AT_TAKEN = 8, /**< + seat */
};

typedef struct uc_hi_lo_flip_seat {
    int32_t total;
    uint16_t last_score;
    uint8_t held; /**< cards in the hand, also where a view hides which */
    uint8_t spare;
} uc_hi_lo_flip_seat;

typedef struct uc_hi_lo_flip {
    uc_head head;
    uc_set place[4];   /**< bit b of the place of card c is bit c of place[b]: four bits a card */
    uint16_t target;
    uint8_t tie, after_two; /**< options: 0 shared, 1 extra_round; 0 full, 1 reset */
    uint8_t ages[UC_HI_LO_FLIP_SEATS]; /**< seats from the oldest to the youngest */
    uint8_t chip;
    uint8_t turn;      /**< UC_NOBODY until the opening toss */
    uint8_t drawing;   /**< seat that is given the next card, or UC_NOBODY */
    uint8_t forced;    /**< the card to be drawn is by HF-4.1, and ends the turn */
    uint8_t owed;      /**< the card to be played is owed after a two (HF-4.2) */
    uint8_t last_player, other_player; /**< seats, or UC_NOBODY */
    uint8_t last_out;  /**< seat that went out in the last round, or UC_NOBODY before the end of the first */
    uint8_t drawn;     /**< while a drawn card must be played at once, and so on: for the rules file */
    uint8_t spare;
    uint8_t piled;     /**< length of the discard pile */
    uint8_t pile[UC_HI_LO_FLIP_CARDS]; /**< from the bottom to the top; 0 above the top */
    uint8_t spare_end[7];
    uc_hi_lo_flip_seat seat[UC_HI_LO_FLIP_SEATS]; /**< head.seats of them are part of the state */
} uc_hi_lo_flip;
UC_ASSERT_SIZE(sizeof(uc_hi_lo_flip_seat) == 8, "flat");
UC_ASSERT_SIZE(offsetof(uc_hi_lo_flip, seat) + 4 * sizeof(uc_hi_lo_flip_seat) <= 256, "4 seats in 256 bytes");

#endif
