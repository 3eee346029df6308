/** @file
 * What a layout of HILO costs at the end of the round, as `normal` expects it.
 *
 * A layout costs its cards, less what lines with two cards of a color may still remove. Points are counted in
 * 64ths. All lines are weighed at once, in vectors with a lane for each, since nobody can predict what lies
 * in them; what a card brings to a cell is weighed at once for all its colors.
 */
#ifndef UC_BOTS_HILO_WEIGH_H
#define UC_BOTS_HILO_WEIGH_H

#include "bots/hilo/layout.h"
#include "core/lanes.h"

enum {
    POINT = 64,
    TURNS = 8,          /**< the most turns to come that are distinguished */
    HILO_FEW = 4,       /**< value of a card that is worth drawing, for the options that it leaves */
    HILO_NEVER = 30000, /**< more than any layout costs */
};

/** The unseen cards: bit v of a color's lane stands for its card with value v - 1. */
typedef struct unseen_cards {
    uc_set all;
    uc_eight cards;
    int count;
} unseen_cards;

/** Values for a given number of turns to come (a pace). */
typedef struct rates {
    int16_t cost[16];                    /**< of an open card, by value + 1; then of a face-down one */
    uint8_t cost_low[16], cost_high[16]; /**< its bytes */
    /** By color, of 64: a line with two open cards of it gets the third; and what is added if the third cell
     * is face down now. */
    uint8_t chance[16], more[16];
} rates;

/** Of the first, second and third cell of each line. */
typedef struct trio {
    uc_eight of[3];
} trio;

/** A layout at a pace. */
typedef struct layout {
    const rates *pace;
    unsigned cells, lines; /**< bits: those that have room in it */
    uc_eight has;          /**< -1: this line has room */
    uc_eight cell[2];      /**< the cost of each cell; only the first nine count */
    uc_sixteen color_of;   /**< of each cell */
    trio cost, color;      /**< UC_HILO_COLORS: face down */
    trio chance, more;     /**< of the cell's color, times 128; 0 of a face-down card */
    uc_eight sum;          /**< of each line's costs */
    uc_eight hope;         /**< what it may remove */
    uc_eight pair;         /**< the color of two of its cards, or UC_HILO_COLORS */
    int costs, hopes;      /**< of the whole layout */
} layout;

/** The best that can be done with a card, by color: laid in a cell, without its own cost; or removed with two
 * others, or HILO_NEVER. What lines may still remove is estimated for a card of the value HILO_FEW. */
typedef struct uses {
    uc_eight laid, gone;
} uses;

unseen_cards hilo_see_unseen(const uc_hilo *game);

/** The values when each seat has so many turns, below TURNS, to come. */
void hilo_set_pace(const unseen_cards *unseen, int turns, rates *ret_rates);

/** `pace` is used as long as the layout. */
void hilo_read_layout(layout *l, const rates *pace, const uc_hilo_seat *seat);

/** The expected final sum. */
static inline int worth_of(const layout *l) {
    return l->costs - l->hopes;
}

/** ret_worth[2]: for each cell that has room the worth of the layout with this card in it. */
void hilo_weigh_card(const layout *l, int color, int value, uc_eight *ret_worth);

/** The best of these cells for a card of each color. */
uses hilo_weigh_colors(const layout *l, unsigned cells);

#endif
