/** @file
 * Whether a record is a game by the rules with the cards of its seed: for `verify`, and for who fetches
 * records from a server.
 */
#ifndef UC_CLI_CHECK_H
#define UC_CLI_CHECK_H

#include "upcard/record.h"

/** What was found out about a record that is right. */
typedef struct checked {
    uint64_t moves, draws; /**< all moves, and those of chance among them */
    bool seeded;           /**< it tells its seed: every card was computed again */
    bool committed;        /**< it has a commitment (which fits the seed, where that is told) */
    bool result;           /**< it has a result line (which is right) */
    uc_state last;
} checked;

/** Told of each move that was read, with its number from 1. */
typedef void check_moved(void *context, uint64_t number, int mover, uc_move move);

/** Checks a whole record; `moved` may be NULL. False and a sentence when something in it is wrong. */
bool check_record(const char *text, size_t length, check_moved *moved, void *context, checked *ret_checked,
                  uc_text *message);

#endif
