#include "swarm/latency.h"

/* Each microsecond below 2 x LATENCY_FINE has its own box; above, each doubling is cut into LATENCY_FINE
 * boxes. */
static int box_of(uint64_t us) {
    int shift = us < 2 * LATENCY_FINE ? 0 : 63 - __builtin_clzll(us) - 5;
    int box = shift * LATENCY_FINE + (int)(us >> shift);
    return box < LATENCY_BOXES ? box : LATENCY_BOXES - 1;
}

static uint64_t end_of(int box) {
    int shift = box < 2 * LATENCY_FINE ? 0 : box / LATENCY_FINE - 1;
    uint64_t from = (uint64_t)(box - shift * LATENCY_FINE) << shift;
    return from + (UINT64_C(1) << shift) - 1;
}

void latency_add(latency *l, uint64_t us) {
    l->box[box_of(us)]++;
    l->count++;
    l->sum_us += us;
    if (us > l->max_us) l->max_us = us;
}

uint64_t latency_share(const latency *l, double share) {
    double wanted = share * (double)l->count;
    uint64_t below = 0;
    for (int box = 0; box < LATENCY_BOXES; box++) {
        below += l->box[box];
        if (below && (double)below >= wanted) return end_of(box) < l->max_us ? end_of(box) : l->max_us;
    }
    return 0;
}
