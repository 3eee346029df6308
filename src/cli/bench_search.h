/** @file
 * The speed of the searching bots.
 */
#ifndef UC_CLI_BENCH_SEARCH_H
#define UC_CLI_BENCH_SEARCH_H

#include "upcard/search.h"

typedef struct search_speed {
    double playouts_per_s[2], decisions_per_s[2]; /**< on one thread, on two */
    double hard_ms, hard_most_ms;                 /**< of the bot `hard` for one move: mean, longest */
} search_speed;

/** Searches positions of games between `normal` players, for about `ms` milliseconds with each number of
 * threads. *stop ends it; the result is then meaningless. */
search_speed bench_search(const uc_state *start, uint64_t ms, const bool *stop);

#endif
