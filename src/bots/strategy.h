/** @file
 * A game's strategy for the bots: its row in this room (tools/write-registry), src/bots/GAME/strategy.c. A
 * part that is left out falls back to a default that is right for any game.
 *
 * `normal` also guides the playouts of searches: a decision of it takes no more than half a microsecond or
 * so, allocates nothing, and looks at nothing but the view.
 */
#ifndef UC_BOTS_STRATEGY_H
#define UC_BOTS_STRATEGY_H

#include "bots/chances_model.h"
#include "upcard/search.h"

/** In whose order the seats begin the rounds, for tools/make-chances. */
enum {
    ROUNDS_AS_PLAYED,   /* rounds depend on the totals: games are played as they are */
    ROUNDS_BY_TURN,     /* the seats take turns */
    ROUNDS_BY_CHANCE,   /* any seat */
    ROUNDS_BY_STANDING, /* the seat with the fewest points of a game for the most, any of several */
};

typedef struct strategy {
    uc_move (*easy)(const uc_ask *ask);   /**< NULL: as `random` */
    uc_move (*normal)(const uc_ask *ask); /**< NULL: as `easy` */
    bool (*exact)(
        const uc_ask *ask,
        uc_move *ret_move); /**< the best move, where it can be computed, else false; NULL: nowhere */
    uint64_t positions; /**< for each of the budget's tries of `hard`; 0 is 1. Where a position tells little,
                           it needs more of them to beat `normal` with four seats (docs/strategy.md) */
    const chances_kind *chances[2]; /**< to win by totals: where the highest wins, where the lowest; NULL:
                                       those of chances.c for any game */
    uint8_t rounds;                 /**< ROUNDS_... */
    bool (*goal)(const uc_state *state,
                 double *ret_reach); /**< the chance of each seat to reach what the winner must reach, at the
                                        beginning of a round; false, or NULL: somebody always wins */
    int (*reasons)(const uc_view *view, uc_move move,
                   uc_reason reasons[UC_REASONS_MAX]); /**< as uc_reasons; NULL: none are given */
    const uc_reason_text *reason_texts;                /**< of all that it gives; ended by an id of NULL */
} strategy;

/** By the game's index in uc_games; NULL: the game has no strategy.c. */
extern const strategy *const strategy_rows[];

/** Never NULL: a game without a row has an empty one. */
static inline const strategy *strategy_of(const uc_state *state) {
    static const strategy none;
    const strategy *row = strategy_rows[uc_game_index(state)];
    return row ? row : &none;
}

/** The bots `easy` and `normal`, for any game. */
uc_move choose_easy(const uc_ask *ask);
uc_move choose_normal(const uc_ask *ask);

#endif
