/* The seat orders of an arena. */
#include "sim/orders.h"

#include <string.h>

/* Streams of a block: for chance, for each seat, and for the order if it is drawn. */
enum { ORDER_STREAM = UC_SEATS_MAX + 1, STREAMS };

uint64_t block_stream(uint64_t block) {
    return block * STREAMS;
}

/** Whether every contender has a seat, or no contender has two. */
static bool all_differ_or_all_sit(const orders *o, const uint8_t *order) {
    uint32_t sitting = 0;
    for (int seat = 0; seat < o->seats; seat++) sitting |= 1u << order[seat];
    return __builtin_popcount(sitting) == (o->contenders < o->seats ? o->contenders : o->seats);
}

/** The next order, counting upwards, with contender 0 in seat 0; false after the last. */
static bool next_order(const orders *o, uint8_t *order) {
    int seat = o->seats - 1;
    while (seat > 0 && order[seat] == o->contenders - 1) order[seat--] = 0;
    if (seat > 0) order[seat]++;
    return seat > 0;
}

void orders_list(orders *o, int contenders, int seats) {
    enum { TRIES_MAX = 1 << 16 };
    uint8_t order[UC_SEATS_MAX] = {0};
    bool many = false;
    memset(o, 0, sizeof *o);
    o->contenders = contenders;
    o->seats = seats;
    for (int tries = 0; !many; tries++) {
        if (all_differ_or_all_sit(o, order)) {
            many = o->count == UC_ARENA_ORDERS_MAX;
            if (!many) memcpy(o->order[o->count++], order, sizeof order);
        }
        if (!next_order(o, order)) break;
        many |= tries == TRIES_MAX;
    }
    if (many) o->count = 0;
}

/** A random order: every contender once, then random ones, and shuffled. */
static void draw_order(const orders *o, uint64_t seed, uint64_t block, uint8_t *order) {
    uint8_t all[UC_SEATS_MAX + UC_CONTENDERS_MAX];
    int count = o->contenders > o->seats ? o->contenders : o->seats;
    uc_rng rng;
    uc_rng_start(&rng, seed, block_stream(block) + ORDER_STREAM);
    for (int i = 0; i < count; i++)
        all[i] = (uint8_t)(i < o->contenders ? (uint32_t)i : uc_rng_below(&rng, (uint32_t)o->contenders));
    for (int seat = 0; seat < o->seats; seat++) { /* Fisher and Yates */
        int other = seat + (int)uc_rng_below(&rng, (uint32_t)(count - seat));
        order[seat] = all[other];
        all[other] = all[seat];
    }
}

void orders_seat(const orders *o, uint64_t seed, uint64_t game, int *ret_contender) {
    uint64_t all = (uint64_t)o->contenders, block = game / all, further = game % all;
    uint8_t drawn[UC_SEATS_MAX];
    const uint8_t *order = o->count ? o->order[block % (uint64_t)o->count] : drawn;
    if (!o->count) draw_order(o, seed, block, drawn);
    for (int seat = 0; seat < o->seats; seat++) ret_contender[seat] = (int)((order[seat] + further) % all);
}
