/** @file
 * The rest of a round by a search that visits every position once and stores its value.
 *
 * It takes any deck, two decks too, and lets the discard pile become the deck (F7-5.3). With more than
 * `limit` positions it looks fewer cards ahead.
 */
#ifndef UC_SOLVE_FLIP7_SEARCH_H
#define UC_SOLVE_FLIP7_SEARCH_H

#include "upcard/solve.h"

/** As uc_solve_flip7; needs about 50 bytes of memory for each position. */
uc_error search_rest(const uc_flip7_rest *rest, const double *utility, uint64_t limit,
                     uc_flip7_values *ret_values);

#endif
