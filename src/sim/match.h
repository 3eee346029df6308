/** @file
 * One game between players in agents. Simulations and arenas play every game this way.
 */
#ifndef UC_SIM_MATCH_H
#define UC_SIM_MATCH_H

#include "sim/tally.h"

/** A match plays one game after another. */
typedef struct match {
    uc_state state;
    uc_rng chance;                /* draws cards, and which of several actors is first */
    uc_agent *seat[UC_SEATS_MAX]; /* the owner's agents */
    tally_game *tally;            /* where events are counted; NULL: they are not counted */
    bool wants_events;            /* of an agent or of the tally */
    uint64_t decisions, moves;
} match;

/** Starts a game like `start`, with this stream for chance. Its seats are still empty. */
void match_start(match *m, const uc_state *start, tally_game *tally, uint64_t seed, uint64_t stream);
/** Seats the player of an agent, with that stream for its choices. */
void match_sit(match *m, int seat, uc_agent *agent, uint64_t seed, uint64_t stream);
/** Plays until the game is over. Returns false if it was stopped after `limit` moves, or because *stop was
 * set (`stop` may be NULL). Aborts if a bot chooses a move that it was not offered, since that is a bug. */
bool match_play(match *m, uint64_t limit, const bool *stop);

#endif
