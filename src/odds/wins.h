/** @file
 * The chances to win at a table, found by search.
 */
#ifndef UC_ODDS_WINS_H
#define UC_ODDS_WINS_H

#include "odds/odds.h"

#define ODDS_TWO_SIDED 1.96 /**< standard errors of a 95 % interval */

typedef struct odds_wins {
    bool searched;               /**< false: no seat is to choose here */
    uc_findings found;           /**< of the seat that is to choose, if it is `me` */
    double chance[UC_SEATS_MAX]; /**< otherwise each seat's, and its standard error */
    double error[UC_SEATS_MAX];
} odds_wins;

/** Searches for the seat that is to choose, or evaluates the position if that seat is not `me`. */
uc_error odds_search(const odds_table *table, const uc_budget *budget, uint64_t seed, odds_wins *ret_wins);
/** Searches the best use of action card number `number` that may come next, with a part of the budget for the
 * choice itself; *ret_card is -1 after the last one. */
uc_error odds_search_drawn(const odds_options *o, const odds_table *table, int number, odds_table *ret_after,
                           odds_wins *ret_wins, int *ret_card);
/** Whether the first choice is better than the second beyond doubt. */
bool odds_clear(const uc_findings *found);
/** Searches, and writes the chances as keys of a JSON object, each preceded by a comma. */
uc_error odds_json_wins(const odds_options *o, const odds_table *table, uc_text *text);

#endif
