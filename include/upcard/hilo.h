/** @file
 * HILO: its state and its moves. The rules are in rules/hilo.md, cited as HL-n.m.
 *
 * Only `drawn` may be hidden from a viewer. The view keeps everything that was seen, so an observer needs no
 * memory, and uc_resample is exact with or without one.
 */
#ifndef UPCARD_HILO_H
#define UPCARD_HILO_H

#include "upcard/head.h"

/** Card c is of color c / 13 (red orange yellow green cyan blue purple pink) and value c % 13 - 1 (HL-1.1).
 */
enum {
    UC_HILO_CARDS = 104,
    UC_HILO_COLORS = 8,
    UC_HILO_VALUES = 13,
    UC_HILO_SEATS = 6,
    UC_HILO_CELLS = 9,
    UC_HILO_DOWN = 0x80, /**< a cell that holds a face-down card */
};

/** Moves. A cell is 3 * row + column of the current layout, where row and column count from 0 at the top
 * left: `a1` is 0, `b1` 1, `a2` 3. */
enum {
    UC_HILO_CARD = 0,   /**< + card: chance names a card */
    UC_HILO_TURN = 104, /**< + cell */
    UC_HILO_TAKE = 113, /**< + cell */
    UC_HILO_DRAW = 122,
    UC_HILO_TRADE = 123, /**< + cell */
    UC_HILO_DISCARD = 132,
    UC_HILO_REMOVE = 133, /**< + line: rows 1 2 3, columns a b c, then the four below */
    UC_HILO_KEEP = 143,
    UC_HILO_MOVES = 144,
};

/** Lines and the ways to remove them, in the order of the table of moves. */
enum {
    UC_HILO_ROW = 0,             /**< + row */
    UC_HILO_COLUMN = 3,          /**< + column */
    UC_HILO_FALL_HORIZONTAL = 6, /**< diagonal a1 b2 c3, then close the gaps horizontally */
    UC_HILO_FALL_VERTICAL = 7,
    UC_HILO_RISE_HORIZONTAL = 8, /**< diagonal c1 b2 a3 */
    UC_HILO_RISE_VERTICAL = 9,
    UC_HILO_LINES = 10,
};

/** Phases. */
enum {
    UC_HILO_FIRST,   /**< chance names the first discard */
    UC_HILO_UNCOVER, /**< a seat turns over one of its first cards */
    UC_HILO_REVEAL,  /**< chance names a face-down card that is turned over (UC_HILO_WHY_...) */
    UC_HILO_CHOOSE,  /**< a seat takes the top discard or draws */
    UC_HILO_DRAWING, /**< chance draws a card for it */
    UC_HILO_DRAWN,   /**< it trades the card drawn, or discards it */
    UC_HILO_FLIP,    /**< after a discard it turns over a card */
    UC_HILO_HILO,    /**< it removes a line, or keeps all */
    UC_HILO_OVER,
};

/** Why a card is revealed. */
enum { UC_HILO_WHY_UNCOVER, UC_HILO_WHY_FLIP, UC_HILO_WHY_TRADE, UC_HILO_WHY_FINAL };

typedef struct uc_hilo_seat {
    int32_t total;               /**< points of finished rounds */
    uint8_t cell[UC_HILO_CELLS]; /**< a card or UC_HILO_DOWN; 0 outside of rows x columns */
    uint8_t rows, columns;       /**< both 0 if the layout is empty */
    uint8_t lines;               /**< its lines: bits 0-2 rows, 3-5 columns, 6 a1 b2 c3, 7 c1 b2 a3 */
    uint16_t down;               /**< bit c: cell c is face down */
    int8_t last_sum;             /**< of the last finished round, before doubling (uc_hilo_last_score) */
    uint8_t kept;                /**< lines, as in `lines`, that stay at the end of the round (HL-5.2) */
} uc_hilo_seat;

/** Values of the option doubling. */
enum { UC_HILO_STRICT, UC_HILO_TIES_FREE, UC_HILO_OFF };

/** Rule options in one byte; the lowest bit is that of `removal`. */
typedef struct uc_hilo_rules {
    uint8_t removal : 1;        /**< 0 optional, 1 forced */
    uint8_t final_lines : 1;    /**< 0 created, 1 all */
    uint8_t final_choice : 1;   /**< 0 auto, 1 player */
    uint8_t tie : 1;            /**< 0 shared, 1 extra_round */
    uint8_t doubling : 2;       /**< UC_HILO_STRICT ... */
    uint8_t lines_per_turn : 2; /**< 1 to 3 */
} uc_hilo_rules;
UC_ASSERT_SIZE(sizeof(uc_hilo_rules) == 1, "one byte");

typedef struct uc_hilo {
    uc_head head;
    uc_set unseen; /**< cards that nobody has seen: in the draw pile or face down */
    uc_set down;   /**< after the split (HL-3.4): the unseen cards that are face down in layouts; otherwise
                      empty */
    int32_t target, max_turns;   /**< rule options */
    int32_t turns;               /**< finished in this round, without the uncovering */
    uint8_t ages[UC_HILO_SEATS]; /**< seats from the oldest to the youngest */
    uint16_t rounds;             /**< option: 0 for no limit */
    uc_hilo_rules rules;
    uint8_t turn;            /**< a seat */
    uint8_t split;           /**< 1 after the split of HL-3.4 in this round */
    uint8_t slid;            /**< 1 while a seat chooses between the two new lines of HL-4.7 */
    uint8_t drawn, incoming; /**< cards, or UC_NOBODY; drawn is UC_HIDDEN if the viewer may not see it */
    /** The card that is being revealed; UC_NOBODY, 0 and 0 if there is none. In phase UC_HILO_HILO: if
     * reveal_why is UC_HILO_WHY_FINAL, a seat chooses its removals at the end of the round (HL-5.2), and
     * reveal_cell is the seat that had the last turn; otherwise reveal_cell counts the removals of this turn
     * that are finished (uc_hilo_removed). */
    uint8_t reveal_seat, reveal_cell, reveal_why;
    uint8_t ended_by, last_ended_by;  /**< seats, or UC_NOBODY */
    uint8_t discards;                 /**< length of the discard pile */
    uint8_t discard[UC_HILO_CARDS];   /**< from the bottom to the top; 0 above the top */
    uc_hilo_seat seat[UC_HILO_SEATS]; /**< head.seats of them are part of the state */
} uc_hilo;
UC_ASSERT_SIZE(sizeof(uc_hilo_seat) == 20, "flat");
UC_ASSERT_SIZE(offsetof(uc_hilo, seat) + 4 * sizeof(uc_hilo_seat) <= 256, "4 seats in 256 bytes");

/** HL-5.2: the end of a round has begun, from the turning over of all cards on. */
static inline bool uc_hilo_final(const uc_hilo *game) {
    return game->reveal_why == UC_HILO_WHY_FINAL;
}

/** The lines that the seat may remove now, as in uc_hilo_seat.lines. */
static inline unsigned uc_hilo_removable(const uc_hilo_seat *seat) {
    return seat->lines & ~(unsigned)seat->kept;
}

/** In phase `hilo`: the lines that the seat at turn has removed by its own choice in this turn (HL-4.3). */
static inline int uc_hilo_removed(const uc_hilo *game) {
    return uc_hilo_final(game) ? 0 : game->reveal_cell + game->slid;
}

/** A seat's score in the last finished round (HL-5.3). */
static inline int uc_hilo_last_score(const uc_hilo *game, int seat) {
    int sum = (int)game->seat[seat].last_sum, doubling = game->rules.doubling;
    if (seat != game->last_ended_by || sum < 0 || doubling == UC_HILO_OFF) return sum;
    for (int i = 0; i < game->head.seats; i++)
        if (i != seat && game->seat[i].last_sum < sum + (doubling == UC_HILO_STRICT)) return 2 * sum;
    return sum;
}

#endif
