/** @file
 * The counts of an arena's games, block after block: means, contests for the ratings, the race, and the
 * values that betting intervals need.
 */
#ifndef UC_SIM_STANDINGS_H
#define UC_SIM_STANDINGS_H

#include "sim/orders.h"
#include "sim/statistics.h"
#include "sim/values.h"

/** The number of integers in the row of a game (uc_arena.known). */
#define ARENA_ROW(contenders) (1 + 2 * (contenders))

/** Blocks with the same lineup: the same contenders in the same numbers of seats. A contender that meets weak
 * ones more often wins more, which is not luck, so only blocks of one lineup are compared. */
typedef struct lineup {
    uint8_t seats[UC_CONTENDERS_MAX]; /* by contender, rotated to the lexicographically smallest */
    uc_blocks wins, points;
} lineup;

typedef struct standings {
    int contenders, first, second; /* of the race */
    orders orders;
    uint64_t seed, begin; /* the first game that counts */
    uint64_t unfinished;
    uc_race race;                                       /* one difference for each block that is counted */
    values share[UC_CONTENDERS_MAX];                    /* of wins, as -1..1 */
    values ahead[UC_CONTENDERS_MAX][UC_CONTENDERS_MAX]; /* [a][b] for a < b */
    uc_contest *contest;
    lineup *lineup, everyone; /* everyone: all blocks, whatever their lineup */
    int contests, lineups;
} standings;

void standings_open(standings *s, const uc_arena *arena);
/** Blocks in a cycle through all seat orders. */
uint64_t standings_cycle(const standings *s);
/** Whether a row can be the result of this game. */
bool standings_row_fits(const standings *s, uint64_t game, const int32_t *row);
/** Counts the next block, which has as many rows as contenders; false if out of memory. */
bool standings_add(standings *s, const int32_t *rows);
uc_verdict standings_verdict(const standings *s, double error);
/** Writes the results so far, with intervals for any stopping time if arena->anytime is set. */
void standings_conclude(const standings *s, uc_arena *arena);
void standings_close(standings *s);

#endif
