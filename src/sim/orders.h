/** @file
 * The seat orders of an arena.
 */
#ifndef UC_SIM_ORDERS_H
#define UC_SIM_ORDERS_H

#include "upcard/arena.h"

/** Orders that differ by more than a rotation. In an order seat s has contender order[s]; game g of a block
 * rotates the contenders by g. */
typedef struct orders {
    int contenders, seats;
    int count; /**< 0: more than UC_ARENA_ORDERS_MAX; the orders are drawn */
    uint8_t order[UC_ARENA_ORDERS_MAX][UC_SEATS_MAX];
} orders;

void orders_list(orders *o, int contenders, int seats);
/** Writes the contender in each seat for a game of the arena with this seed. */
void orders_seat(const orders *o, uint64_t seed, uint64_t game, int *ret_contender);

/** The stream of chance in a block; those of the seats' choices follow it. */
uint64_t block_stream(uint64_t block);

#endif
