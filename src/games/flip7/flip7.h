/** @file
 * The parts that the files of Flip 7 share: play.c has the rules, playout.h fast random play, text.c the
 * texts, view.c the views, check.c the invariants.
 */
#ifndef UC_GAMES_FLIP7_H
#define UC_GAMES_FLIP7_H

#include "core/apply.h"
#include "core/set.h"
#include "upcard/pad.h"

/** Types of events: rows of flip7_events. */
enum {
    FLIP7_ROUND,      /**< seat: the dealer; value: the round */
    FLIP7_RESHUFFLED, /**< value: cards of the new deck */
    FLIP7_DEALT,      /**< seat, a: the card */
    FLIP7_DREW,       /**< the same, after a hit */
    FLIP7_FLIPPED,    /**< the same, in a Flip Three; value: cards still to come */
    FLIP7_NO_CARD,    /**< seat: the one that should get a card */
    FLIP7_STAYED,     /**< seat; value: points */
    FLIP7_BUSTED,     /**< seat, a */
    FLIP7_SAVED,      /**< seat, a: the number discarded with the Second Chance */
    FLIP7_SET_ASIDE,  /**< seat, a */
    FLIP7_FROZE,      /**< seat: by; other: the frozen seat; value: its points */
    FLIP7_FLIP3,      /**< seat: by; other: the seat that takes three cards */
    FLIP7_GAVE,       /**< seat: by; other: the seat that gets the Second Chance */
    FLIP7_DISCARDED,  /**< a: an action card that nobody gets */
    FLIP7_SEVEN,      /**< seat */
    FLIP7_TURN,       /**< seat */
    FLIP7_ROUND_OVER, /**< value: the round */
    FLIP7_SCORED,     /**< seat; value: score; set: the cards; b: flags; a: the number that busted it */
    FLIP7_GAME_OVER,  /**< value: rounds played */
    FLIP7_WON,        /**< seat; value: its total */
    FLIP7_LOST,       /**< value: the target, which nobody reached in time */
};

/** The game's own nouns: the statuses of a seat. */
enum { FLIP7_NOUN_STATUS = UC_NOUN_OWN };

extern const char *const flip7_phases[], *const flip7_statuses[];
extern const uc_option flip7_options[];
extern const uc_preset flip7_presets[];
extern const uc_field flip7_fields[];
extern const uc_event_row flip7_events[];
extern const uc_noun_row flip7_nouns[];
extern const uc_tally_row flip7_tallies[];
extern const uc_layout flip7_layout[], flip7_layout_seat[];
void flip7_derive(uc_state *shown);

void flip7_move_text(uc_text *text, uc_move move);
void flip7_noun(uc_text *text, int noun, int value);
void flip7_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule);

/** Observations as numbers, and actions (tensor.c): hit, stay, and a target relative to the mover. */
enum { FLIP7_ACTIONS = 2 + UC_SEATS_MAX };
extern const uc_game uc_game_flip7;
extern const uc_tensor_field flip7_tensor[];
uint8_t *flip7_tensor_write(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out);
int flip7_action(const uc_state *shown, int seat, uc_move move);

extern const uc_pad_game flip7_pad;
/** F7-3.6: ends the round; `flip7` is the seat that ended it by a Flip 7, or UC_NOBODY; `scores` replace the
 * points of the cards unless NULL. */
void flip7_end_round(uc_flip7 *s, int flip7, const int32_t *scores, uc_events *events);
/** F7-2.1: this seat deals the round that has just begun. */
void flip7_deal(uc_flip7 *s, int dealer);

/** F7-5.4: the rules have changed between two rounds or at the end: the game ends, or the round begins. */
void flip7_rules_changed(uc_flip7 *s);

/** Whether the game ends with the round that is over, whose highest total is `best`. */
bool flip7_decided(const uc_flip7 *s, int32_t best);
/** The winners of a game that is over. */
uint64_t flip7_winners(const uc_flip7 *s);

bool flip7_clash(const uc_state *fresh, uc_text *text);
const char *flip7_check(const uc_state *state);

void flip7_view(const uc_state *state, int viewer, uc_view *view);
void flip7_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state);

/** Cards of each kind in front of seats, set aside or being assigned: neither in the deck nor in the discard
 * pile. */
void flip7_placed(const uc_flip7 *state, uint8_t ret_copies[UC_FLIP7_KINDS]);
/** The seat that takes the next card, or UC_NOBODY if none is to come. */
int flip7_drawing(const uc_flip7 *state);

/** Cards of each kind in one deck (F7-1.1). */
extern const uint8_t flip7_deck[UC_FLIP7_KINDS];

#endif
