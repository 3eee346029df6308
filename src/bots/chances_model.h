/** @file
 * How chances to win follow from totals: what the table of strengths stands for (chances.c reads it,
 * tools/make-chances writes it).
 *
 * A seat has the strength S(clock, gap), and its chance is exp(S) / the sum of exp(S) over all seats (Luce
 * 1959). The clock says how near the end is, the gap how many points the seat is behind the best one. S is
 * linear between the nodes of a grid, and 0 for who has no gap.
 */
#ifndef UC_BOTS_CHANCES_MODEL_H
#define UC_BOTS_CHANCES_MODEL_H

#include <math.h>

#include "upcard/state.h"

enum {
    CHANCES_CLOCKS = 11, /* nodes, from the beginning of a usual game to the target */
    CHANCES_GAPS = 21,   /* nodes, from 0 to the points of a usual game */
    CHANCES_NODES = CHANCES_CLOCKS * CHANCES_GAPS,
    CHANCES_CLASSES = 33, /* all kinds of games and their classes of seats */
};

/** Strengths are kept in thousandths. */
typedef int16_t chances_grid[CHANCES_CLOCKS][CHANCES_GAPS];

/** A kind of game. */
typedef struct chances_kind {
    int32_t points;  /* of its usual target */
    bool lowest;     /* the lowest total wins */
    int first_class; /* of the table; the next ones are for more seats */
} chances_kind;

enum {
    CHANCES_FLIP7,
    CHANCES_HILO,
    CHANCES_HI_LO_FLIP,
    CHANCES_UNO_FLIP,
    CHANCES_UNO_FLIP_LOWEST,
    CHANCES_KINDS
};

static const chances_kind chances_kinds[CHANCES_KINDS] = {
    {200, false, 0}, {100, true, 9}, {75, false, 14}, {500, false, 19}, {500, true, 26}};

/** The class of a number of seats: 2, 3, 4, 5, 6, 7-8, 9-12, 13-18, 19-36. */
static inline int chances_class(const chances_kind *kind, int seats) {
    static const uint8_t class_of[UC_SEATS_MAX + 1] = {0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6,
                                                       7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8,
                                                       8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    return kind->first_class + class_of[seats];
}

/** Where a position lies in the grid: `past` beyond node `clock`, and each seat `past` beyond its node `gap`.
 */
typedef struct chances_place {
    int clock;
    float past;
    struct {
        int gap;
        float past;
    } seat[UC_SEATS_MAX];
} chances_place;

/** `to_go` has the points that each seat lacks to the target, negative beyond it. */
static inline void chances_locate(const chances_kind *kind, int seats, const int32_t *to_go,
                                  chances_place *ret_place) {
    int32_t least = to_go[0], most = to_go[0];
    for (int i = 1; i < seats; i++) {
        least = to_go[i] < least ? to_go[i] : least;
        most = to_go[i] > most ? to_go[i] : most;
    }
    float points = (float)kind->points, left = (float)(least > 0 ? least : 0);
    float stretch = left > points ? sqrtf(points / left) : 1; /* of a game that is longer than usual */
    float clock = left > points ? 0 : (1 - left / points) * (CHANCES_CLOCKS - 1);
    ret_place->clock = clock < CHANCES_CLOCKS - 2 ? (int)clock : CHANCES_CLOCKS - 2;
    ret_place->past = clock - (float)ret_place->clock;
    for (int i = 0; i < seats; i++) {
        float behind = (float)(kind->lowest ? most - to_go[i] : to_go[i] - least);
        float gap = behind * stretch * (CHANCES_GAPS - 1) / points;
        gap = gap < CHANCES_GAPS - 1 ? gap : CHANCES_GAPS - 1;
        ret_place->seat[i].gap = gap < CHANCES_GAPS - 2 ? (int)gap : CHANCES_GAPS - 2;
        ret_place->seat[i].past = gap - (float)ret_place->seat[i].gap;
    }
}

#endif
