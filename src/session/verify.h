/** @file
 * Whether a record is a game by the rules with the cards of its seed, move by move.
 */
#ifndef UC_SESSION_VERIFY_H
#define UC_SESSION_VERIFY_H

#include "upcard/fair.h"
#include "upcard/record.h"

/** A record being checked. It points into the caller's text, which must stay valid. */
typedef struct checked {
    uc_record record; /**< the position reached, the last move read, and whether the result line was read */
    uc_fair fair;
    uint64_t moves, draws; /**< correct moves so far: all, and those of chance */
    bool seeded;           /**< it has its seed, so every card is recomputed */
    bool committed;        /**< it has a commitment, which matches the seed if the record has one */
    int decided; /**< the draw determined by the secret and the seeds, for the last move read; -1: the move is
                    no draw, or the seed is unknown */
} checked;

/** Reads the head; false and a message if it is invalid. */
bool check_open(checked *ret_check, const char *text, size_t length, uc_text *message);
/** Checks the next move. Returns 1 if it is right, 0 at the end of the record, -1 and a message if it is
 * wrong.
 */
int check_next(checked *c, uc_text *message);
/** Checks a whole record. */
bool check_record(checked *ret_check, const char *text, size_t length, uc_text *message);
/** Compares a correct record with the commitment that a player was shown and the seed that the player gave
 * (each may be ""); false and a message if one differs. */
bool check_own(const checked *c, const char *commit, const char *seed, uc_text *message);

#endif
