/** @file
 * One game between players in chairs: how every game of a simulation and of an arena is played.
 */
#ifndef UC_SIM_MATCH_H
#define UC_SIM_MATCH_H

#include "sim/tally.h"

/** A table at which one game after the other is played. */
typedef struct match {
    uc_state state;
    uc_rng chance;                /* cards, and who is the quickest */
    uc_agent *seat[UC_SEATS_MAX]; /* the owner's chairs */
    tally_game *tally;            /* where events are counted; NULL: they are not */
    bool told;                    /* somebody wants to know the events */
    uint64_t decisions, moves;
} match;

/** Begins a game like `start`, with this stream for chance; nobody sits yet. */
void match_start(match *m, const uc_state *start, tally_game *tally, uint64_t seed, uint64_t stream);
/** Seats the player of a chair, with that stream for its choices. */
void match_sit(match *m, int seat, uc_agent *chair, uint64_t seed, uint64_t stream);
/** Plays until the game is over; false when it was broken off after `limit` moves, or because somebody has
 * set *stop (may be NULL). A bot that chooses a move that it was not offered is a bug, and aborts. */
bool match_play(match *m, uint64_t limit, const bool *stop);

#endif
