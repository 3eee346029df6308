/** @file
 * The moves of a policy (bots/strategy.h) at a rig's table.
 */
#ifndef UC_TESTS_PLAN_H
#define UC_TESTS_PLAN_H

#include "bots/strategy.h"
#include "random_play.h"
#include "rig.h"

/** The text of the move that a seat chooses, by its view alone. */
static inline const char *plan_of(const rig *at, uc_move (*policy)(const uc_ask *), int seat) {
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_rng rng;
    uc_rng_start(&rng, 1, 1);
    uc_view_of(&at->state, seat, &view);
    uc_ask ask = {.view = &view, .legal = legal, .count = uc_view_legal(&view, legal), .rng = &rng};
    return text_of(uc_game_of(&at->state), policy(&ask));
}

#endif
