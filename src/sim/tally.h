/** @file
 * Counting the events of games, as the tables of the games say.
 */
#ifndef UC_SIM_TALLY_H
#define UC_SIM_TALLY_H

#include "upcard/sim.h"

enum { TALLY_ROWS_MAX = 64 };

/** The counts of one game in progress. */
typedef struct tally_game {
    /* for all games */
    const uc_tally_row *rows;
    uint8_t at[TALLY_ROWS_MAX]; /**< by row: the index of its key */
    uint64_t concerned[64];     /**< by type of event: the rows that count it */
    /* of this game */
    uint32_t round;               /**< the round in progress */
    uint8_t last;                 /**< type of the last event; UC_NOBODY: none */
    uint8_t seat[TALLY_ROWS_MAX]; /**< by row: the seat of the latest event of its `by` */
    uint64_t seen[2];             /**< by index of a key: whether it has occurred in this round */
    int64_t number[UC_TALLIES_MAX], in_rounds[UC_TALLIES_MAX], measure[UC_TALLIES_MAX];
} tally_game;

/** Reads the tables of a game. */
void tally_open(tally_game *t, const uc_game *game);
/** Begins with a fresh game. */
void tally_start(tally_game *t, const uc_state *fresh);
/** After each move: the state then, and the events of the move. */
void tally_move(tally_game *t, const uc_state *after, const uc_events *events);
/** The game is over: adds it to tallies[UC_TALLIES_MAX]. */
void tally_end(tally_game *t, const uc_state *last, uc_tally *tallies);
/** Adds what was counted in other games. */
void tally_merge(uc_tally *to, const uc_tally *from);

void sample_add(uc_sample *sample, int64_t value);
void sample_merge(uc_sample *to, const uc_sample *from);

#endif
