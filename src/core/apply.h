/** @file
 * The checked apply, which every move passes through, and the loop of random play, as templates over a game's
 * functions.
 *
 * They are always inlined with constant function pointers, so each game gets its own specialized copy.
 */
#ifndef UC_CORE_APPLY_H
#define UC_CORE_APPLY_H

#include "core/attributes.h"
#include "upcard/game.h"

/** The results of a game's `refuse` for a legal move, and for a refusal without a rule. */
enum { UC_LEGAL = 0, UC_NO_RULE = 0xffff };

/* Whether uc_game.playout exists. The WebAssembly build plays no random games and leaves it out (NULL), which
 * saves 6 kB. */
#ifndef UC_FUSED
#define UC_FUSED 1
#endif

/* Whether uc_game.tensor and uc_game.action exist: the page has no learning programs. */
#ifndef UC_TENSORS
#define UC_TENSORS 1
#endif

typedef uint64_t uc_actors_function(const uc_state *state);
typedef int uc_legal_function(const uc_state *state, int seat, uc_move *moves);
/** UC_LEGAL, the rule that the move of this actor breaks, or UC_NO_RULE. The move is one of the game's. */
typedef uc_rule uc_refuse_function(const uc_state *state, int mover, uc_move move);
typedef void uc_step_function(uc_state *state, int mover, uc_move move, uc_events *events);
typedef uint32_t uc_weight_function(const uc_state *state);
typedef uc_move uc_pick_function(const uc_state *state, uint32_t r);

UC_INLINE uc_result uc_apply_checked(uc_state *state, int mover, uc_move move, uc_events *events,
                                     uc_move moves, uc_actors_function *actors, uc_refuse_function *refuse,
                                     uc_step_function *step) {
    uint64_t may = actors(state);
    if (!may) return (uc_result){UC_GAME_OVER, 0};
    if (move >= moves) return (uc_result){UC_UNKNOWN_MOVE, 0};
    if (mover < 0 || mover > UC_CHANCE || !(may >> mover & 1)) return (uc_result){UC_NOT_YOUR_TURN, 0};
    uc_rule rule = refuse(state, mover, move);
    if (rule) return (uc_result){UC_ILLEGAL_MOVE, rule == UC_NO_RULE ? 0 : rule};
    step(state, mover, move, events);
    return (uc_result){UC_OK, 0};
}

UC_INLINE uint64_t uc_playout_by(uc_state *state, uc_rng *rng, uint64_t limit, uc_actors_function *actors,
                                 uc_legal_function *legal, uc_step_function *step, uc_weight_function *weight,
                                 uc_pick_function *pick) {
    uint64_t decisions = 0;
    for (uint64_t may; decisions < limit && (may = actors(state));) {
        if (may == UC_ACTORS_CHANCE) {
            step(state, UC_CHANCE, pick(state, uc_rng_below(rng, weight(state))), NULL);
            continue;
        }
        uc_move moves[UC_MOVES_MAX];
        int seat = uc_rng_bit(rng, may), count = legal(state, seat, moves);
        step(state, seat, moves[uc_rng_below(rng, (uint32_t)count)], NULL);
        decisions++;
    }
    return decisions;
}

/** Appends an event to a list, which is not NULL, and returns it for the caller to fill in. In a full list it
 * replaces the last event (no move has UC_EVENTS_MAX events). */
static inline uc_event *uc_report(uc_events *events, int type, int seat) {
    uc_event *event = &events->item[events->count < UC_EVENTS_MAX ? events->count++ : UC_EVENTS_MAX - 1];
    *event =
        (uc_event){.type = (uint8_t)type, .seat = (uint8_t)seat, .other = UC_NOBODY, .visible_to = UC_ALL};
    return event;
}

#endif
