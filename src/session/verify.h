/** @file
 * Whether a record is a game by the rules with the cards of its seed, move by move.
 */
#ifndef UC_TABLE_CHECK_H
#define UC_TABLE_CHECK_H

#include "upcard/fair.h"
#include "upcard/record.h"

/** A record being checked; it points into the caller's text, which must stay. */
typedef struct checked {
    uc_record record; /**< the position reached, the move read last, and whether the result line was seen */
    uc_fair fair;
    uint64_t moves, draws; /**< that were right: all moves, and those of chance among them */
    bool seeded;           /**< it tells its seed: every card is computed again */
    bool committed;        /**< it has a commitment (which fits the seed, where that is told) */
    int decided; /**< the draw that secret and seeds decide, for the move read last; -1: it is no draw, or
                    they are not told */
} checked;

/** Reads the head; false and a sentence when something in it is wrong. */
bool check_open(checked *ret_check, const char *text, size_t length, uc_text *message);
/** The next move: 1 it is right, 0 the end of the record, -1 and a sentence: it is not. */
int check_next(checked *c, uc_text *message);
/** Checks a whole record. */
bool check_record(checked *ret_check, const char *text, size_t length, uc_text *message);
/** Whether a record that is right has the commitment that somebody was told and the seed that they gave ("":
 * they have none to compare); false and a sentence when not. */
bool check_own(const checked *c, const char *commit, const char *seed, uc_text *message);

#endif
