/** @file
 * What the clients of a load test saw, as lines of a file, for a check that knows nothing of this program
 * (tests/cluster/history.py).
 *
 * A line has the time in microseconds of the monotonic clock, the code of the table, the seat ("-" for all),
 * and one of these:
 *
 * - game GAME SEATS: a game begins
 * - join: the seat asks for its table; what it is shown from here on is newer
 * - sent ID MOVE: a move, once for all its repeats
 * - confirm ID SEQ, refused ID ERROR: its answers
 * - view SEQ, event SEQ HASH, end SEQ HASH: what the seat was shown, as a hash
 * - lost: the connection
 */
#ifndef UC_SWARM_HISTORY_H
#define UC_SWARM_HISTORY_H

#include <stdio.h>

/** Adds a line; `history` NULL: nothing. `seat` -1: all. */
void swarm_history_add(FILE *history, const char *code, int seat, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

#endif
