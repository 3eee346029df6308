/** @file
 * Whether a record is a game by the rules with the cards of its seed, move by move.
 */
#ifndef UC_SESSION_VERIFY_H
#define UC_SESSION_VERIFY_H

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
/** Checks the next move: 1 when it is right, 0 at the end of the record, -1 and a sentence when it is wrong.
 */
int check_next(checked *c, uc_text *message);
/** Checks a whole record. */
bool check_record(checked *ret_check, const char *text, size_t length, uc_text *message);
/** Compares a right record with the commitment that a player was told and the seed that the player gave (each
 * may be
 * ""); false and a sentence when one differs. */
bool check_own(const checked *c, const char *commit, const char *seed, uc_text *message);

#endif
