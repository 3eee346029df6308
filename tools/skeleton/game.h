/** @file
 * The parts that the files of Skeleton share.
 */
#ifndef UC_GAMES_SKELETON_H
#define UC_GAMES_SKELETON_H

#include "core/set.h"
#include "upcard/game.h"

enum { SKELETON_DEALT = 3 /* SK-2.1 */ };

/** Rows of the event table. */
enum {
    SKELETON_EVENT_DEALT,  /**< seat, a: card (secret) */
    SKELETON_EVENT_PLAYED, /**< seat, a: card, c: it scored */
    SKELETON_EVENT_DREW,   /**< seat, a: card (secret) */
    SKELETON_EVENT_SCORED, /**< seat, value: points of the round */
    SKELETON_EVENT_ROUND,  /**< round number value will begin with seat */
    SKELETON_EVENT_WON,    /**< seat, value: its total */
};

/* text.c: tables and words. */
extern const char *const skeleton_phases[];
extern const uc_option skeleton_options[];
extern const uc_preset skeleton_presets[];
extern const uc_field skeleton_fields[];
extern const uc_event_row skeleton_events[];
extern const uc_noun_row skeleton_nouns[];
extern const uc_tally_row skeleton_tallies[];
void skeleton_move_text(uc_text *text, uc_move move);
void skeleton_noun(uc_text *text, int noun, int value);
void skeleton_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule);

/* view.c: who sees what. */
void skeleton_view(const uc_state *state, int viewer, uc_view *view);
void skeleton_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state);

/* check.c: what must always hold. */
const char *skeleton_check(const uc_state *shown);

/** Whether a state, or a view, shows the hand of a seat. */
static inline bool skeleton_shows(const uc_skeleton *game, int seat) {
    return game->head.viewer == UC_ALL || game->head.viewer == seat;
}

#endif
