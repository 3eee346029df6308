/** @file
 * The parts that the files of Uno Flip share: play.c has the rules of play, moves.h the legal moves, rounds.c
 * the beginning and end of rounds, deck.c the cards, events.c the events, text.c the texts, check.c the
 * invariants, view.c the views, memory.c the memory of an observer.
 */
#ifndef UC_GAMES_UNO_FLIP_H
#define UC_GAMES_UNO_FLIP_H

#include "core/apply.h"
#include "core/set.h"
#include "upcard/pad.h"

extern const uc_game uc_game_uno_flip;
extern const uc_pad_game uno_flip_pad;
/** The words of the symbols, by side. */
extern const char *const uno_flip_symbols[2][UC_UNO_FLIP_SYMBOLS];

/** Short names of the public header's constants, for these files alone. */
enum {
    CARDS = UC_UNO_FLIP_CARDS,
    TWIN = UC_UNO_FLIP_TWIN,
    WILD = UC_UNO_FLIP_WILD,
    NO_COLOR = UC_UNO_FLIP_NO_COLOR,
    NONE = UC_NOBODY,
    LIGHT = UC_UNO_FLIP_LIGHT,
    DARK = UC_UNO_FLIP_DARK,
    STACKING = UC_UNO_FLIP_STACK_SAME | UC_UNO_FLIP_STACK_ANY, /* UF-7.8 */
    SEVEN = UC_UNO_FLIP_ONE + 6,                               /* UF-7.9 */
    HAND = 7,                                                  /* UF-2.2 */
    HAND_MAX = 20,
    PUT_BACK = 12,   /* UF-2.3: wild-draw cards and flip cards, which cannot begin a round */
    FACES = 54,      /* different faces of a side */
    FACES_ROOM = 64, /* a multiple of the numbers that a processor computes together */
    FACE_COPIES = 4, /* at most, of a wild */
};

/** Types of events: rows of uno_flip_events. */
enum {
    UNO_DEALER_CARD,     /**< seat, a: the card drawn for dealer */
    UNO_DEALER_TIE,      /**< value: the highest number, whose seats draw again */
    UNO_DEALER_SHUFFLED, /**< the drawn cards go back, because too few cards are left */
    UNO_DEALER,          /**< seat */
    UNO_ROUND,           /**< seat: the dealer; value: the round */
    UNO_DEALT,           /**< seat, a: secret; b: its back */
    UNO_TURNED_UP,       /**< a: the first discard */
    UNO_PUT_BACK,        /**< a: turned up first, and shuffled back */
    UNO_BEGINS,          /**< seat */
    UNO_TOP,             /**< a: known to nobody; b: its back */
    UNO_JUMPED_IN,       /**< seat: plays out of turn; other: the seat that had the turn */
    UNO_PLAYED,          /**< seat, a; b: the color named; c: said uno; d: it is the card just drawn */
    UNO_SAID,            /**< seat: said uno */
    UNO_DREW,     /**< seat, a: secret; b: its back; c: why; d: the color sought; value: cards left to draw */
    UNO_FOUND,    /**< seat; b: the color that came */
    UNO_KEPT,     /**< seat */
    UNO_DREW_ON,  /**< seat: the card just drawn was not playable (UF-7.6) */
    UNO_PASSED,   /**< seat */
    UNO_REFILLED, /**< value: cards of the new draw pile */
    UNO_NO_CARDS, /**< seat: a forced draw stops */
    UNO_FLIPPED,  /**< seat, or nobody; a: the new top of the discard pile; c: the side */
    UNO_NAMED,    /**< seat; b: color */
    UNO_SWAPPED,  /**< seat; other: with whom it swapped hands */
    UNO_NEW_HAND, /**< seat; other: whose hand it was; set: that hand, known to seat; value: its cards */
    UNO_REVERSED, /**< value: the direction */
    UNO_LOST_TURN,   /**< seat */
    UNO_SKIPPED_ALL, /**< seat: plays again */
    UNO_WAS_CAUGHT,  /**< seat; other: by */
    UNO_CHALLENGED,  /**< seat; other: of; set: the hand shown, known to seat */
    UNO_VERDICT,     /**< seat: the challenged one; other: by; b: the color that counted; c: whether guilty */
    UNO_ACCEPTED,    /**< seat */
    UNO_BLOCKED,     /**< value: turns; c: by the limit of turns */
    UNO_CARDS_LEFT,  /**< seat; set; value: their points */
    UNO_ROUND_OVER,  /**< seat: the winner or nobody; value: the round; c: the side */
    UNO_SCORED,      /**< seat; value */
    UNO_GAME_OVER,   /**< value: rounds played */
    UNO_WON,         /**< seat; value: its total */
};

/** The game's own nouns: a face by its number, a color as 4 * side + color, a side, a reason to draw, a
 * verdict. */
enum { UNO_NOUN_FACE = UC_NOUN_OWN, UNO_NOUN_COLOR, UNO_NOUN_SIDE, UNO_NOUN_WHY, UNO_NOUN_VERDICT };

extern const char *const uno_flip_phases[];
extern const uc_option uno_flip_options[];
extern const uc_preset uno_flip_presets[];
extern const uc_field uno_flip_fields[];
extern const uc_event_row uno_flip_events[];
extern const uc_noun_row uno_flip_nouns[];
extern const uc_tally_row uno_flip_tallies[];
extern const uc_layout uno_flip_layout[], uno_flip_layout_seat[];
void uno_flip_derive(uc_state *shown);

void uno_flip_move_text(uc_text *text, uc_move move);
int uno_flip_parse(const char *text, size_t length);
void uno_flip_noun(uc_text *text, int noun, int value);
void uno_flip_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule);

void uno_flip_view(const uc_state *state, int viewer, uc_view *view);
void uno_flip_memory_start(uc_memory *memory, const uc_view *view);
void uno_flip_memory_update(uc_memory *memory, const uc_view *after, const uc_event *seen, int count);
void uno_flip_memory_view(const uc_state *after, const uc_event *seen, int count, uc_view *view);
void uno_flip_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state);

/** Observations as numbers, and actions (tensor.c): plays by face, wilds by the color named, other moves, the
 * colors, and the seats to swap with. */
enum { UNO_ACTIONS = 4 * 13 + 2 * 4 + (UC_UNO_FLIP_COLOR - UC_UNO_FLIP_DRAW) + 4 + UC_UNO_FLIP_SEATS };
extern const uc_tensor_field uno_flip_tensor[];
uint8_t *uno_flip_tensor_write(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out);
int uno_flip_action(const uc_state *shown, int seat, uc_move move);
/** The cards that a seat may hold by a memory (memory.c); the observer's own are those in its hand. */
uc_set uno_flip_may_hold(const uc_uno_flip *shown, const uc_memory *memory, int seat);
/** The cards of the discard pile (view.c). */
uc_set uno_flip_discarded(const uc_uno_flip *shown);

/** Rounds (rounds.c). */
void uno_flip_start(uc_state *state);
void uno_flip_start_round(uc_uno_flip *u, uc_events *events);
/** UF-2.1: the seats draw for dealer of the round that has just begun. */
void uno_flip_await_dealer(uc_uno_flip *u);
UC_RARE void uno_flip_draw_for_dealer(uc_uno_flip *u, int card, uc_events *events);
UC_RARE void uno_flip_win_round(uc_uno_flip *u, int winner, uc_events *events);
/** The round is over, won by `winner` or by nobody; totals and last scores are set. */
void uno_flip_end_round(uc_uno_flip *u, int winner, uc_events *events);
UC_RARE void uno_flip_block_round(uc_uno_flip *u, uc_events *events);
/** Begins the next round or ends the game. UF-2.1: the seat to the left deals next. UF-6.3: the game ends at
 * the target. */
void uno_flip_after_round(uc_uno_flip *u, uc_events *events);
uint64_t uno_flip_leaders(const uc_uno_flip *u);
int32_t uno_flip_total(const uc_state *state, int seat);
uint64_t uno_flip_winners(const uc_state *state);
/** UF-6.3, UF-7.1: whether the game ends after this many rounds. */
bool uno_flip_ends(const uc_uno_flip *u, uint32_t rounds);
bool uno_flip_clash(const uc_state *fresh, uc_text *text);

/** The card that stands for a face: the first of the deck that has it. */
static inline int uno_flip_stand_in(int side, int card) {
    return set_lowest(uc_uno_flip_same[side][card]);
}

/** The cards of a set that are numbers on a side. */
UC_RARE uc_set uno_flip_numbers(int side, uc_set cards);

/** UF-2.1: the cards that the draw pile may hold while seats draw for dealer. */
uc_set uno_flip_dealer_pile(const uc_uno_flip *seen);

/** UF-1.3: the backs of a hand, as stand-ins. */
uc_set uno_flip_backs(int side, uc_set hand);
/** All cards with the same face as one of these. */
uc_set uno_flip_alike(int side, uc_set cards);

/** The cards that a viewer does not see: all except its own and the discarded ones. The twins are two cards.
 */
uc_set uno_flip_unseen(const uc_uno_flip *seen);
/** Places the unseen cards in u, a copy of the view, as the memory allows. Returns false if it found no way.
 */
bool uno_flip_place(const uc_uno_flip *seen, const uc_memory *memory, uc_uno_flip *u, uc_rng *rng);

/** One of the cards, as a set; `bit` decides between two. */
static inline uc_set uno_flip_one_of(uc_set may, uint64_t bit, uc_rng *rng) {
    uint32_t count = (uint32_t)set_count(may);
    if (UC_UNLIKELY(count > 2)) return set_of(set_nth(may, uc_rng_below(rng, count)));
    uint64_t low = may.word[0], high = may.word[1], other = 0 - (bit & (count - 1));
    uint64_t first_low = low & (0 - low), first_high = low ? 0 : high & (0 - high);
    return (uc_set){{first_low ^ (low & other), first_high ^ (high & other)}};
}

/** Parts of a placement (view.c). Return false if it contradicts the view. */
bool uno_flip_pick_bottom(const uc_uno_flip *seen, uc_uno_flip *u, uc_set may, uc_set left, uc_rng *rng);
bool uno_flip_pick_drew(const uc_uno_flip *seen, uc_uno_flip *u, uc_set in_hand, uc_rng *rng);
bool uno_flip_fill_pile(const uc_uno_flip *seen, uc_uno_flip *u, uc_set all, uc_set left, uc_rng *rng);

/** As uc_game.check. */
const char *uno_flip_check(const uc_state *state);

/** The cards of each color of a side together with its wilds (deck.c). */
extern const uc_set uno_flip_fits[2][UC_UNO_FLIP_COLORS];
enum { POINT_DIGITS = 6 };
/** The cards of a side whose points have each binary digit, the lowest first (deck.c). */
extern const uc_set uno_flip_point_digits[2][POINT_DIGITS];

/** These append an event (events.c): with a public card or number, with a card that only `visible_to` sees,
 * of the top card of the draw pile, of a drawn card, of a played card, with a color of the active side. */
UC_RARE void uno_flip_report_card(uc_events *events, int type, int seat, int card);
UC_RARE void uno_flip_report_value(uc_events *events, int type, int seat, int32_t value);
UC_RARE uc_event *uno_flip_report_secret(const uc_uno_flip *u, uc_events *events, int type, int seat,
                                         int visible_to, int card);
UC_RARE void uno_flip_report_top(const uc_uno_flip *u, uc_events *events);
UC_RARE void uno_flip_report_drew(const uc_uno_flip *u, uc_events *events, int seat, int card, int why);
UC_RARE void uno_flip_report_played(const uc_uno_flip *u, uc_events *events, int card, bool said);
UC_RARE void uno_flip_report_color(const uc_uno_flip *u, uc_events *events, int type, int seat, int color);

/** By side and face (face_number % FACES): its cards, ascending, two or, of a wild, four. 127 is no card. */
extern const uint8_t uno_flip_copies[2][FACE_COPIES][FACES_ROOM];
/** UF-3.4: the moves that play each card without the word uno, by [side]. Only a wild has more than one. */
extern const uc_move uno_flip_plays[2][UC_UNO_FLIP_CARDS][4];

/** The card with this number; both twins are the first one. */
static inline int card_named(int card) {
    return card - (card == TWIN + 1);
}

/** Reads a set in two loads of eight bytes. Compilers would use one load of sixteen, which waits long for a
 * half that was just written. */
static inline uc_set load_set(const uc_set *set) {
    const volatile uint64_t *word = set->word;
    return (uc_set){{word[0], word[1]}};
}

/** Adds a copy of a card to a set; the second twin is number TWIN + 1. */
static inline void put_card(uc_set *set, int card) {
    set_add(set, card + (card == TWIN && set_has(set, TWIN)));
}

/** Takes a copy of a card out of a set that has one. */
static inline void take_card(uc_set *set, int card) {
    set_drop(set, card + (card == TWIN && set_has(set, TWIN + 1)));
}

/** All cards whose face on this side is that of the card. */
static inline uc_set same_face(int side, int card) {
    return uc_uno_flip_same[side][card];
}

/** Number of a face: 54 * side, and the order in which rules 1.1 lists them. */
static inline int face_number(int side, int card) {
    uc_uno_flip_face face = uc_uno_flip_faces[card][side];
    int wild = face.color == WILD;
    return FACES * side + 13 * face.color + face.symbol - (wild ? UC_UNO_FLIP_WILD_CARD : UC_UNO_FLIP_ONE);
}

/* UF-3.1: the symbol that a card may match instead of the color: that of the top of the discard pile; by
 * UF-2.3 `flip` on an opening flip card; 0 without a discard. */
static inline int uno_flip_symbol(const uc_uno_flip *u) {
    if (!u->discards) return 0;
    return u->first_flip ? UC_UNO_FLIP_FLIP : uc_uno_flip_faces[u->discard[u->discards - 1]][u->side].symbol;
}

/* UF-3.1: the cards that are playable on the top of the discard pile. */
static inline uc_set matching(const uc_uno_flip *u) {
    return set_or(uno_flip_fits[u->side][u->color], uc_uno_flip_symbols[u->side][u->symbol]);
}

/* UF-5.6: whether a hand has a card of the color; wilds, numbers and symbols do not count. */
static inline bool has_color(const uc_uno_flip *u, uc_set hand, int color) {
    return !set_empty(set_and(hand, uc_uno_flip_colors[u->side][color]));
}

/* UF-7.7: whether a seat may play only number cards. */
static inline bool must_be_number(const uc_uno_flip *u, int seat) {
    return u->house & UC_UNO_FLIP_LAST_NUMBER && u->seat[seat].held == 1;
}

/* UF-3.1: the playable cards of a seat, without UF-7.7. UF-5.6: `block` forbids a wild-draw card beside a
 * card of the active color. */
static inline uc_set playable_any(const uc_uno_flip *u, int seat) {
    uc_set hand = load_set(&u->seat[seat].hand), cards = set_and(hand, matching(u));
    if (u->opt_wild_draw == UC_UNO_FLIP_WILD_BLOCK && has_color(u, hand, u->color))
        cards = set_minus(cards, uc_uno_flip_symbols[u->side][UC_UNO_FLIP_WILD_DRAW]);
    return cards;
}

/* The same by all rules. */
static inline uc_set playable(const uc_uno_flip *u, int seat) {
    uc_set cards = playable_any(u, seat);
    if (UC_UNLIKELY(must_be_number(u, seat))) cards = uno_flip_numbers(u->side, cards);
    return cards;
}

/* The same for one card of a hand, by its face. */
static inline bool is_playable(const uc_uno_flip *u, int seat, int card) {
    uc_uno_flip_face face = uc_uno_flip_faces[card][u->side];
    if (UC_UNLIKELY(u->opt_wild_draw == UC_UNO_FLIP_WILD_BLOCK && face.symbol == UC_UNO_FLIP_WILD_DRAW))
        return !has_color(u, u->seat[seat].hand, u->color);
    return (face.color == WILD) | (face.color == u->color) | (face.symbol == u->symbol);
}

/** Traits of uc_game (traits.c). */
int32_t uno_flip_target(const uc_state *state);
bool uno_flip_lowest_wins(const uc_state *state);
uint64_t uno_flip_partners(const uc_state *state, int seat);
uint64_t uno_flip_sees_outcome(const uc_state *before, uc_move outcome);
int uno_flip_drop_dominated(uc_move *moves, int count);
extern const uc_call uno_flip_call;

/* UF-7.10: the cards that a seat may play out of turn: those with the face of the top discard, unless it is a
 * wild. A view knows them only for its viewer. */
static inline uc_set jumping(const uc_uno_flip *u, int seat) {
    int top = u->discard[u->discards - 1];
    bool known = u->head.viewer == UC_ALL || u->head.viewer == seat;
    bool last = u->house & UC_UNO_FLIP_LAST_NUMBER && u->seat[seat].held == 1; /* UF-7.7 */
    uc_uno_flip_face face = uc_uno_flip_faces[top][u->side];
    if (!known || face.color == WILD || (last && face.symbol >= UC_UNO_FLIP_DRAW_CARD))
        return (uc_set){{0, 0}};
    return set_and(u->seat[seat].hand, same_face(u->side, top));
}

/* UF-7.10 */
static inline bool may_jump_in(const uc_uno_flip *u, int seat) {
    return u->head.phase == UC_UNO_FLIP_IN_PLAY && seat != u->turn && !set_empty(jumping(u, seat));
}

/** UF-7.11: the partner of a seat; the seat itself if each plays alone. */
static inline int partner_of(const uc_uno_flip *u, int seat) {
    return u->winning & UC_UNO_FLIP_PARTNERS ? seat ^ 2 : seat;
}

/** UF-7.11: the seats that win together with this one, itself included. */
static inline uint64_t uno_flip_side(const uc_uno_flip *u, int seat) {
    return UINT64_C(1) << seat | UINT64_C(1) << partner_of(u, seat);
}

/* UF-4.2, UF-7.11: whether a seat may catch the seat that did not say uno, or is that seat and may say it
 * late. */
static inline bool may_call(const uc_uno_flip *u, int seat) {
    return u->uno != NONE && (seat == u->uno || seat != partner_of(u, u->uno));
}

/** In a phase of decisions: the seat that decides. */
static inline int decider(const uc_uno_flip *u) {
    return u->head.phase == UC_UNO_FLIP_IN_CHALLENGE ? u->challenge_by : u->turn;
}

/* The seat that decides now, or as soon as the top card is named. */
static inline int awaited_seat(const uc_uno_flip *u) {
    return u->challenge_by != NONE ? u->challenge_by : u->turn;
}

/* UF-7.8: the cards of a hand that may answer a stack: playable draw cards, by the rule of the last card's
 * kind or of any. */
static inline uc_set answers(const uc_uno_flip *u, int seat) {
    const uc_set *symbols = uc_uno_flip_symbols[u->side];
    uc_set draws = set_or(symbols[UC_UNO_FLIP_DRAW_CARD], symbols[UC_UNO_FLIP_WILD_DRAW]);
    return set_and(playable(u, seat), u->house & UC_UNO_FLIP_STACK_ANY ? draws : symbols[u->symbol]);
}

/* UF-3.5: whether a card can be drawn, from the draw pile or from a discard pile that becomes it. */
static inline bool can_draw(const uc_uno_flip *u) {
    return u->piled || u->discards > 1;
}

/* UF-5.6: whether the challenged wild-draw card was played beside a card of the active color. Cards that a
 * catch has added since do not count. */
static inline bool is_guilty(const uc_uno_flip *u) {
    int of = u->challenge_of;
    return has_color(u, u->judged == NONE ? u->seat[of].hand : set_of(u->judged), u->asked);
}

#endif
