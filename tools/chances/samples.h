/** @file
 * Samples of games of `normal` against itself: the points to go at the beginning of rounds, and the winners.
 */
#ifndef UC_TOOLS_SAMPLES_H
#define UC_TOOLS_SAMPLES_H

#include "bots/strategy.h"

/** A game, and the rule options under which its chances are wanted. */
typedef struct contest {
    const uc_game *game;
    uc_setting setting; /* key NULL: none but the defaults */
    chances_kind kind;  /* without grids */
} contest;

/** The contest of a game with its default options, or with one more option. */
contest contest_of(const uc_game *game, uc_setting setting);

typedef struct sample {
    int seats;
    int32_t to_go[UC_SEATS_MAX]; /* points that each seat lacks to the target at the beginning of a round */
    uint64_t winners;            /* of the game */
} sample;

typedef struct samples {
    int count, room;
    sample *item;
} samples;

/** Adds samples until there are `count`, at most samples->room. Half of the games begin at their beginning,
 * half with random totals, so that positions that are rare in play are known too. */
void samples_add(samples *to, const contest *of, int seats, int count, uint64_t seed);

#endif
