/** @file
 * How win chances follow from totals: the meaning of the table of strengths that tools/make-chances writes
 * and chances.c reads.
 *
 * A seat has the strength S(clock, gap), and its chance is exp(S) / the sum of exp(S) over all seats (Luce
 * 1959). The clock measures how near the end is: the points that the highest total lacks and, with a smaller
 * weight, the mean distance of the seats behind it, since several seats near the target end a game earlier
 * than one. The gap is the distance of the seat from the best total. S is linear between the nodes of a grid,
 * and 0 for a gap of 0. With two seats this form can express any function of both totals; with more, it is an
 * approximation.
 */
#ifndef UC_BOTS_CHANCES_MODEL_H
#define UC_BOTS_CHANCES_MODEL_H

#include <math.h>

#include "upcard/state.h"

enum {
    CHANCES_CLOCKS = 11, /* nodes, from the beginning of a usual game to the target */
    CHANCES_GAPS = 21,   /* nodes, from 0 to the points of a usual game */
    CHANCES_NODES = CHANCES_CLOCKS * CHANCES_GAPS,
};

/** Strengths are stored in thousandths. */
typedef int16_t chances_grid[CHANCES_CLOCKS][CHANCES_GAPS];

/** The grids of a game, for one direction: the highest or the lowest total wins. */
typedef struct chances_kind {
    int32_t points; /* of the usual target */
    bool lowest;    /* the lowest total wins */
    bool shared;    /* several numbers of seats share a class; else each has its own */
    int classes;    /* how many grids there are, one a class */
    const chances_grid *grids;
} chances_kind;

/** The class of a number of seats, from 2 on. If classes are shared: 2, 3, 4, 5, 6, 7-8, 9-12, 13-18, 19-36.
 */
static inline int chances_class(const chances_kind *kind, int seats) {
    static const uint8_t shared[UC_SEATS_MAX + 1] = {0, 0, 0, 1, 2, 3, 4, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7,
                                                     8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8};
    return kind->shared ? shared[seats] : seats - 2;
}

/** The cell of the grid that a position lies in: `past` beyond node `clock`, and each seat `past` beyond its
 * node `gap`. */
typedef struct chances_place {
    int clock;
    float past;
    struct {
        int gap;
        float past;
    } seat[UC_SEATS_MAX];
} chances_place;

/** A position: the points that each seat lacks to the target, negative beyond it. */
typedef struct chances_race {
    int seats;
    int32_t least, most, sum; /* collected on the way, since reading the numbers back at once would stall */
    int32_t to_go[UC_SEATS_MAX];
} chances_race;

/** Adds a seat. An empty race is {.least = INT32_MAX, .most = INT32_MIN}. */
static inline void chances_join(chances_race *race, int32_t to_go) {
    race->least = to_go < race->least ? to_go : race->least;
    race->most = to_go > race->most ? to_go : race->most;
    race->sum += to_go;
    race->to_go[race->seats++] = to_go;
}

static inline void chances_locate(const chances_kind *kind, const chances_race *race,
                                  chances_place *ret_place) {
    const float crowd =
        0.3f; /* the likelihood has its maximum near this value for most games with four seats */
    int32_t least = race->least, most = race->most;
    float points = (float)kind->points, behind_mean = (float)race->sum / (float)race->seats - (float)least;
    float left = (float)(least > 0 ? least : 0) + crowd * behind_mean;
    float step = (CHANCES_GAPS - 1) / points;
    if (left > points) step *= sqrtf(points / left); /* a game that is longer than usual */
    float clock = left > points ? 0 : (1 - left / points) * (CHANCES_CLOCKS - 1);
    ret_place->clock = clock < CHANCES_CLOCKS - 2 ? (int)clock : CHANCES_CLOCKS - 2;
    ret_place->past = clock - (float)ret_place->clock;
    for (int i = 0; i < race->seats; i++) {
        float behind = (float)(kind->lowest ? most - race->to_go[i] : race->to_go[i] - least);
        float gap = behind * step;
        gap = gap < CHANCES_GAPS - 1 ? gap : CHANCES_GAPS - 1;
        ret_place->seat[i].gap = gap < CHANCES_GAPS - 2 ? (int)gap : CHANCES_GAPS - 2;
        ret_place->seat[i].past = gap - (float)ret_place->seat[i].gap;
    }
}

#endif
