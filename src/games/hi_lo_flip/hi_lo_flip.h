/** @file
 * The parts that the files of Hi Lo Flip share: its events, its sides of the chip and some functions of a
 * state or view.
 */
#ifndef UC_GAMES_HI_LO_FLIP_H
#define UC_GAMES_HI_LO_FLIP_H

#include "core/set.h"
#include "upcard/pad.h"

/** Short names of the constants UC_HI_LO_FLIP_... of the public header. */
enum {
    CARDS = UC_HI_LO_FLIP_CARDS,
    SEATS = UC_HI_LO_FLIP_SEATS,
    HI = UC_HI_LO_FLIP_HI,
    LO = UC_HI_LO_FLIP_LO,
    TAKEN = UC_HI_LO_FLIP_TAKEN,
    PILED = UC_HI_LO_FLIP_PILED,
    FIRST_PLAY = UC_HI_LO_FLIP_PLAY,
};

/** Rows of the event table. */
enum {
    EVENT_DEALT,    /**< seat, a: card (secret) */
    EVENT_OPENED,   /**< b: side, seat begins */
    EVENT_TOSSED,   /**< seat, b: side, c: it is the other side */
    EVENT_DREW,     /**< seat, a: card (secret) */
    EVENT_PLAYED,   /**< seat, a: card, c: it was drawn just now (HF-3.4) */
    EVENT_OWES,     /**< seat must play another card (HF-4.2) */
    EVENT_SKIPPED,  /**< seat draws and loses its turn because of other (HF-4.1) */
    EVENT_RECYCLED, /**< set: cards that became the draw pile, a: the top card that stays (HF-3.7) */
    EVENT_NO_CARD,  /**< seat: nothing can be drawn */
    EVENT_TOOK,     /**< seat takes set, worth value, because other has nothing to play on a (HF-3.5) */
    EVENT_TURN,     /**< seat has the turn, if that is not obvious */
    EVENT_OUT,      /**< seat went out and takes set, and value bonus points (HF-5.1) */
    EVENT_SCORED,   /**< seat: set taken in the round, b: bonus, value: score (HF-5.2) */
    EVENT_ROUND,    /**< round number value will begin with seat (HF-2.4) */
    EVENT_WON,      /**< seat, value: its total (HF-5.3) */
};

/** The event table and the others of hi_lo_flip_text.c. */
extern const char *const hi_lo_flip_phases[];
extern const uc_option hi_lo_flip_options[];
extern const uc_preset hi_lo_flip_presets[];
extern const uc_field hi_lo_flip_fields[];
extern const uc_event_row hi_lo_flip_events[];
extern const uc_noun_row hi_lo_flip_nouns[];
extern const uc_tally_row hi_lo_flip_tallies[];
extern const uc_layout hi_lo_flip_layout[], hi_lo_flip_layout_seat[];
void hi_lo_flip_derive(uc_state *shown);
void hi_lo_flip_move_text(uc_text *text, uc_move move);
int hi_lo_flip_parse(const char *text, size_t length);
void hi_lo_flip_noun(uc_text *text, int noun, int value);
void hi_lo_flip_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule);

/** Observations as numbers, and actions (tensor.c): the numbers of the cards. */
extern const uc_game uc_game_hi_lo_flip;
extern const uc_tensor_field hi_lo_flip_tensor[];
uint8_t *hi_lo_flip_tensor_write(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out);
int hi_lo_flip_action(const uc_state *shown, int seat, uc_move move);
/** The cards that a seat may hold by the memory of a viewer's observer (view.c). */
uc_set hi_lo_flip_may_hold(const uc_hi_lo_flip *shown, const uc_memory *memory, int viewer, int seat);

extern const uc_pad_game hi_lo_flip_pad;
/** HF-5.1 to HF-5.3: seat `out` goes out, and the round ends; `scores` replace those of the cards unless
 * NULL. */
void hi_lo_flip_end_round(uc_hi_lo_flip *game, int out, const int32_t *scores, uc_events *events);

/** HF-5.3: the rules have changed between two rounds or at the end: the game ends, or the round begins. */
void hi_lo_flip_rules_changed(uc_hi_lo_flip *game);

/** hi_lo_flip_observe.c */
void hi_lo_flip_view(const uc_state *state, int viewer, uc_view *view);
void hi_lo_flip_memory_start(uc_memory *memory, const uc_view *view);
void hi_lo_flip_memory_update(uc_memory *memory, const uc_view *after, const uc_event *seen, int count);
void hi_lo_flip_memory_view(const uc_state *after, const uc_event *seen, int count, uc_view *view);
void hi_lo_flip_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state);

/** The nouns of this game besides cards. */
enum { NOUN_SIDE = UC_NOUN_OWN };

/** By uc_hi_lo_flip.open: the cards that may be put on the discard pile, wherever they are. Bits from CARDS
 * on mean nothing. */
extern const uc_set hi_lo_flip_opens[2 * CARDS + 1];

/** The value of uc_hi_lo_flip.open when `top` is on the pile: HF-3.2. */
static inline int hi_lo_flip_open_on(int chip, int top) {
    return 1 + top + (CARDS & -(chip >> 1)); /* LO is 2, HI is 1 */
}

/** The cards of a seat's hand that it may play. */
static inline uc_set hi_lo_flip_playable(const uc_hi_lo_flip *game, int seat) {
    return set_and(game->seat[seat].hand, hi_lo_flip_opens[game->open]);
}

/** Bit number n (from 0) of the set bits, or 0 if there are fewer. */
static inline uint64_t hi_lo_flip_nth_bit(uint64_t word, uint64_t n) {
#if defined(__BMI2__)
    return __builtin_ia32_pdep_di(UINT64_C(1) << n, word);
#else
    while (n--) word &= word - 1;
    return word & (0 - word);
#endif
}

/** The cards that lie in one place: PILED for the whole discard pile, or TAKEN + seat. */
static inline uc_set hi_lo_flip_lying(const uc_hi_lo_flip *game, int place) {
    uc_set set = {{0, 0}};
    for (int card = 0; card < CARDS; card++)
        if (game->lies[card] == place || (place == PILED && game->lies[card] > PILED)) set_add(&set, card);
    return set;
}

/** HF-5.2: one point, ten for a card that ends in 0. */
static inline int hi_lo_flip_points(int card) {
    return card % 10 == 9 ? 10 : 1;
}

static inline int hi_lo_flip_next(const uc_hi_lo_flip *game, int seat) {
    return (seat + 1) & -(seat + 1 < game->head.seats);
}

static inline int hi_lo_flip_before(const uc_hi_lo_flip *game, int seat) {
    return seat ? seat - 1 : game->head.seats - 1;
}

/** HF-5.3: whether the game is over, the round being scored. */
bool hi_lo_flip_ends(const uc_hi_lo_flip *game);

/** As uc_game.check. */
const char *hi_lo_flip_check(const uc_state *shown);

#endif
