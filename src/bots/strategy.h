/** @file
 * A game's strategy for the bots: its row in this folder's table (tools/write-registry),
 * src/bots/GAME/strategy.c. A part that is left out falls back to a default that is right for any game.
 *
 * `normal` also guides the playouts of searches: one of its decisions takes at most about half a microsecond,
 * allocates nothing, and uses only the view. With `by_state` it chooses by a whole state, whose head names
 * the seat as viewer, exactly as by that seat's view; a playout then needs no views.
 */
#ifndef UC_BOTS_STRATEGY_H
#define UC_BOTS_STRATEGY_H

#include "bots/chances_model.h"
#include "upcard/search.h"

/** The order in which seats begin the rounds, for tools/make-chances. */
enum {
    ROUNDS_AS_PLAYED,   /* rounds depend on the totals: games are played as they are */
    ROUNDS_BY_TURN,     /* the seats take turns */
    ROUNDS_BY_CHANCE,   /* any seat */
    ROUNDS_BY_STANDING, /* the seat with the lowest total, in games where the highest wins; any of them if
                           several have it */
};

/** For strategy.spread_left: `limit` is the option's value, 0 without a limit, and `a_round` the standard
 * deviation of the points by which a round parts two seats. */
static inline float spread_in_rounds(const uc_head *head, uint32_t limit, float a_round) {
    uint32_t more = limit > head->round ? limit - head->round : 0;
    return limit ? a_round * sqrtf((float)(more + 1)) : 0;
}

typedef struct strategy {
    uc_move (*easy)(const uc_ask *ask);   /**< NULL: as `random` */
    uc_move (*normal)(const uc_ask *ask); /**< NULL: as `easy` */
    bool by_state; /**< `normal` reads of a state only what the view of head.viewer tells, too (see above) */
    bool (*exact)(const uc_ask *ask,
                  uc_move *ret_move); /**< the best move, if it can be computed, else false; NULL: never */
    uint64_t positions; /**< positions that `hard` searches for each try of its budget; 0 counts as 1. If a
                           position reveals little, a search needs more of them to beat `normal` with four
                           seats (docs/strategy.md) */
    const chances_kind *chances[2]; /**< win chances by totals: if the highest wins, if the lowest wins; NULL:
                                       those of chances.c for any game */
    uint8_t rounds;                 /**< ROUNDS_... */
    float (*spread_left)(
        const uc_state *state); /**< the standard deviation of the points by which two seats part before the
                                   option `rounds` ends the game, the present round included; 0 without a
                                   limit (spread_in_rounds); NULL: the game has no such option */
    bool (*goal)(const uc_state *state,
                 double *ret_reach); /**< the chance of each seat to reach what the winner must reach, at the
                                        beginning of a round; returns false if somebody always wins; NULL:
                                        somebody always wins */
    int (*reasons)(const uc_view *view, uc_move move,
                   uc_reason reasons[UC_REASONS_MAX]); /**< as uc_reasons; NULL: none are given */
    const uc_reason_text *reason_texts; /**< all reasons that it gives; ended by an id of NULL */
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
