/** @file
 * Writes the moves and expectations of a rule test as lines for tools/conformance. Nothing is written unless
 * the environment variable UPCARD_CASES is set: then each move and each expectation is a line of JSON behind
 * "@case " on the standard output, and "@case null" where a test changed the state by other means than a
 * move.
 */
#ifndef UC_TESTS_CASE_H
#define UC_TESTS_CASE_H

#include <jansson.h>

#include "upcard/game.h"

/** A game begins; rules as "key=value key=value". */
void case_start(const uc_state *state, const char *rules);
/** A seat or chance made this move, which led to this state. */
void case_move(const uc_state *state, int mover, const char *move);
/** Adds an expectation about this state. Takes the reference to `expected`; NULL adds none. */
void case_expect(const uc_state *state, json_t *expected);
/** Whether lines are written, so that expectations are needed. */
bool case_wanted(void);
/** A seat as in the protocol: its number, "chance" or "spectator". */
json_t *case_seat(int seat);

#endif
