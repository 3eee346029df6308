/** @file
 * Uno Flip: its state and its moves. The rules are in rules/uno_flip.md, cited as UF-n.m.
 *
 * Without a memory, uc_resample is exact (uniform) for the view. With one, it also agrees with the backs seen
 * before and after the last flip, hands shown by a challenge, verdicts, passes, and discards that became the
 * draw pile; src/games/uno_flip/memory.c lists rare cases where it ignores some of these.
 */
#ifndef UPCARD_UNO_FLIP_H
#define UPCARD_UNO_FLIP_H

#include "upcard/head.h"

/** Card c is row c of rules/uno_flip_deck.csv. Cards 78 and 79 are equal. Both are written and named as 78
 * (UC_UNO_FLIP_TWIN). A set with one of them holds 78, a set with both holds 78 and 79, so equal states have
 * equal bytes. */
enum {
    UC_UNO_FLIP_CARDS = 112,
    UC_UNO_FLIP_SEATS = 10,
    UC_UNO_FLIP_TWIN = 78,
};

/** Colors of a side (red yellow green blue, or pink teal purple orange). A wild has no color. */
enum { UC_UNO_FLIP_COLORS = 4, UC_UNO_FLIP_WILD = 4, UC_UNO_FLIP_NO_COLOR = UC_NOBODY };

/** Symbols of a face. `draw` is draw1 or draw5, `skip` skip or skip-all, `wild draw` wild-draw2 or
 * wild-draw-color. */
enum {
    UC_UNO_FLIP_ONE = 1, /**< 1..9: the numbers themselves */
    UC_UNO_FLIP_DRAW_CARD = 10,
    UC_UNO_FLIP_REVERSE,
    UC_UNO_FLIP_SKIP,
    UC_UNO_FLIP_FLIP,
    UC_UNO_FLIP_WILD_CARD,
    UC_UNO_FLIP_WILD_DRAW,
    UC_UNO_FLIP_SYMBOLS,
};

enum { UC_UNO_FLIP_LIGHT, UC_UNO_FLIP_DARK };

/** A face: its color (UC_UNO_FLIP_WILD for a wild) and its symbol. */
typedef struct uc_uno_flip_face {
    uint8_t color, symbol;
} uc_uno_flip_face;

/** The two faces of each card, [side] light or dark. */
UC_DATA const uc_uno_flip_face uc_uno_flip_faces[UC_UNO_FLIP_CARDS][2];

/** Sets of cards, including both twins (UC_UNO_FLIP_TWIN), by [side]: the cards of each color (the fifth set:
 * the wilds), the cards with each symbol, and the cards with the same face as each card. */
UC_DATA const uc_set uc_uno_flip_colors[2][UC_UNO_FLIP_COLORS + 1];
UC_DATA const uc_set uc_uno_flip_symbols[2][UC_UNO_FLIP_SYMBOLS];
UC_DATA const uc_set uc_uno_flip_same[2][UC_UNO_FLIP_CARDS];

/** The points of a card left in a hand, by [side] and symbol (UF-6.2). */
UC_DATA const uint8_t uc_uno_flip_points[2][UC_UNO_FLIP_SYMBOLS];

/** The points of all cards of a set by their faces on this side (UF-6.2). */
UC_API int uc_uno_flip_points_of(uc_set cards, int side);

/** Moves. */
enum {
    UC_UNO_FLIP_CARD = 0, /**< + card: chance names a card */
    UC_UNO_FLIP_DRAW = 112,
    UC_UNO_FLIP_PASS,
    UC_UNO_FLIP_KEEP,
    UC_UNO_FLIP_CHALLENGE,
    UC_UNO_FLIP_ACCEPT,
    UC_UNO_FLIP_CATCH,
    UC_UNO_FLIP_SAY,         /**< the word uno, late */
    UC_UNO_FLIP_COLOR = 119, /**< + 4 * side + color */
    UC_UNO_FLIP_PLAY =
        127, /**< + 10 * card + 2 * (0, or 1 + the color named with a wild) + (1 if uno is said) */
    UC_UNO_FLIP_SWAP = 127 + 10 * UC_UNO_FLIP_CARDS, /**< + seat: hands are swapped (UF-7.9) */
    UC_UNO_FLIP_MOVES = UC_UNO_FLIP_SWAP + UC_UNO_FLIP_SEATS,
};

/** Phases. */
enum {
    UC_UNO_FLIP_IN_DEALER,    /**< chance draws a card for a seat, to choose the dealer */
    UC_UNO_FLIP_IN_DEAL,      /**< chance deals the hands */
    UC_UNO_FLIP_IN_FIRST,     /**< chance turns up the first discard */
    UC_UNO_FLIP_IN_TOP,       /**< chance names the top card of the draw pile, whose back is then seen */
    UC_UNO_FLIP_IN_COLOR,     /**< a seat names the color of a wild that no seat played */
    UC_UNO_FLIP_IN_PLAY,      /**< a seat plays, draws or passes */
    UC_UNO_FLIP_IN_DRAWN,     /**< a seat plays or keeps the card that it drew */
    UC_UNO_FLIP_IN_CHALLENGE, /**< a seat challenges a wild-draw card or accepts it */
    UC_UNO_FLIP_IN_OVER,
    UC_UNO_FLIP_IN_STACK, /**< a stack of draw cards is answered or drawn (UF-7.8) */
    UC_UNO_FLIP_IN_SWAP,  /**< a seat that has played a 7 swaps hands (UF-7.9) */
};

/** Values of the rule options, in the order of their words. */
enum { UC_UNO_FLIP_DRAW_FOR_DEALER = UC_ALL };
enum { UC_UNO_FLIP_BACKS_VISIBLE, UC_UNO_FLIP_BACKS_HIDDEN };
enum { UC_UNO_FLIP_FIRST_MATCH, UC_UNO_FLIP_FIRST_FLIP, UC_UNO_FLIP_FIRST_REDRAW };
enum { UC_UNO_FLIP_UNO_DECLARE, UC_UNO_FLIP_UNO_AUTO };
enum { UC_UNO_FLIP_REVERSE_SKIP, UC_UNO_FLIP_REVERSE_PLAIN };
enum { UC_UNO_FLIP_WILD_CHALLENGE, UC_UNO_FLIP_WILD_BLOCK, UC_UNO_FLIP_WILD_FREE };
enum { UC_UNO_FLIP_NAME_NEXT, UC_UNO_FLIP_NAME_FLIPPER };
enum { UC_UNO_FLIP_SCORE_WINNER, UC_UNO_FLIP_SCORE_LOWEST };

/** House rules of play, the bits of uc_uno_flip.house: 0 where they are off. */
enum {
    UC_UNO_FLIP_MUST_PLAY = 1 << 0,   /**< a seat that can play must (UF-7.4) */
    UC_UNO_FLIP_DRAWN_NOT = 1 << 1,   /**< a card drawn by choice is kept (UF-7.5) */
    UC_UNO_FLIP_DRAW_UNTIL = 1 << 2,  /**< a seat draws until a card is playable (UF-7.6) */
    UC_UNO_FLIP_LAST_NUMBER = 1 << 3, /**< the last card is a number (UF-7.7) */
    UC_UNO_FLIP_STACK_SAME = 1 << 4,  /**< a draw card may be answered by one of its kind (UF-7.8) */
    UC_UNO_FLIP_STACK_ANY = 1 << 5,   /**< or by any draw card */
    UC_UNO_FLIP_JUMP_IN = 1 << 6,     /**< a card with the face on top may be played out of turn (UF-7.10) */
    UC_UNO_FLIP_SWAPS = 1 << 7,       /**< a seat that plays a 7 swaps hands (UF-7.9) */
};

/** House rules of winning, the bits of uc_uno_flip.winning: 0 where they are off. */
enum {
    UC_UNO_FLIP_EXTRA_ROUND = 1 << 0, /**< a shared lead is played out (UF-7.1) */
    UC_UNO_FLIP_PARTNERS = 1 << 1,    /**< seats opposite each other win together (UF-7.11) */
};

/** In uc_uno_flip.stacked: cards are drawn until the active color comes, then the number below it. */
enum { UC_UNO_FLIP_STACK_SEARCH = 64 };

/** Why a seat draws cards (uc_uno_flip.why). */
enum {
    UC_UNO_FLIP_NO_DRAW,
    UC_UNO_FLIP_BY_CHOICE, /**< its own draw (UF-3.2) */
    UC_UNO_FLIP_CAUGHT,    /**< it did not say uno (UF-4.2) */
    UC_UNO_FLIP_HIT,       /**< by the card of the seat before it, and it loses its turn (UF-5.1, 5.5, 5.6) */
    UC_UNO_FLIP_GUILTY,    /**< its own wild-draw card was challenged (UF-5.6) */
    UC_UNO_FLIP_HIT_LAST,  /**< by a last card: then the round ends (UF-6.1) */
    UC_UNO_FLIP_OPENING,   /**< by the first discard (UF-2.3) */
};

/** The seat that names the color of a wild that no seat played (uc_uno_flip.naming). */
enum { UC_UNO_FLIP_NO_NAMING, UC_UNO_FLIP_NAMES_TURN, UC_UNO_FLIP_NAMES_FLIP };

/** A stand-in represents a visible back in a view: it is the first card of the deck with that back.
 */
typedef struct uc_uno_flip_seat {
    uc_set hand;   /**< in a view, another seat's hand consists of stand-ins: for each back seen k times, the
                      first k cards with that back; empty with backs=hidden */
    int32_t total; /**< points of finished rounds */
    int32_t last_score;  /**< of the last finished round */
    uint8_t held;        /**< cards in the hand, even if a view hides them */
    uint8_t dealer_card; /**< card drawn to choose the dealer, or UC_NOBODY */
    uint8_t spare[6];    /**< 0 */
} uc_uno_flip_seat;

typedef struct uc_uno_flip {
    uc_head head;
    uc_set draw; /**< all cards of the draw pile, including a known top and bottom; empty in a view */
    int32_t target, max_turns; /**< rule options */
    int32_t turns;             /**< finished in this round */
    /* rule options, each the index of its word; the dealer is a seat, or 255 to draw for it */
    uint8_t opt_dealer, opt_backs, opt_first_flip, opt_uno, opt_two_player_reverse, opt_wild_draw,
        opt_exposed_wild, opt_scoring;
    uint8_t side;         /**< the active one: UC_UNO_FLIP_LIGHT or UC_UNO_FLIP_DARK */
    int8_t direction;     /**< 1: the next seat has the next number; -1: the previous */
    uint8_t dealer, turn; /**< seats, or UC_NOBODY */
    uint8_t color;        /**< the active color, or UC_UNO_FLIP_NO_COLOR */
    uint8_t top, bottom;  /**< known cards of the draw pile, or UC_NOBODY. In a view these are stand-ins: of
                             the back for the top, of the active face (which was seen) for the bottom;
                             UC_HIDDEN with backs=hidden */
    uint8_t piled;        /**< cards in the draw pile */
    uint8_t drawing, left, until; /**< seat that draws (or UC_NOBODY), cards still to be drawn, color that
                                     ends it (or UC_UNO_FLIP_NO_COLOR) */
    uint8_t why;                  /**< why it draws */
    uint8_t drew;   /**< the card drawn, from a seat's own draw to the end of its turn; else UC_NOBODY.
                       In another seat's view a stand-in, or UC_HIDDEN */
    uint8_t naming; /**< 0, or the seat that names the color (UC_UNO_FLIP_NAMES_...) */
    uint8_t resume; /**< in IN_TOP, the phase that follows if no card is drawn or after a catch; else 0 */
    uint8_t uno;    /**< seat that may be caught and may still say the word, or UC_NOBODY */
    uint8_t challenge_by, challenge_of; /**< seats, or UC_NOBODY */
    uint8_t asked;  /**< the color that was active before the wild-draw card that may be challenged, or
                       UC_UNO_FLIP_NO_COLOR */
    uint8_t judged; /**< the card left in hand at that play, after a catch has added others; else UC_NOBODY.
                       In a view like drew */
    uint8_t passes; /**< seats in a row that passed because nothing can be drawn (UF-3.5) */
    uint8_t has_last, last_winner,
        last_side;    /**< the last finished round: whether there is one, its winner or UC_NOBODY, its side */
    uint16_t tied;    /**< in IN_DEALER, a bit for each seat that draws in this pass */
    uint8_t discards; /**< length of the discard pile */
    uint8_t symbol;   /**< that a card may match: of the active face of its top card, or flip where
                         `first_flip` is set; 0 if the pile is empty */
    uint8_t first_flip; /**< 1: no card has been played on an opening Flip (UF-2.3, rule `match`) */
    /* house rules: the values of options as above */
    uint8_t winning; /**< bits (UC_UNO_FLIP_EXTRA_ROUND and the following) */
    uint16_t rounds; /**< after that many the game ends; 0: no limit */
    uint8_t dealt;   /**< cards that each seat is dealt */
    uint8_t penalty; /**< cards that a seat draws when it is caught */
    uint8_t house;   /**< bits (UC_UNO_FLIP_MUST_PLAY and the following) */
    uint8_t stacked; /**< the cards of a stack that waits (UF-7.8), with UC_UNO_FLIP_STACK_SEARCH; else 0 */
    uint8_t discard[UC_UNO_FLIP_CARDS];       /**< from the bottom to the top; 0 above the top */
    uc_uno_flip_seat seat[UC_UNO_FLIP_SEATS]; /**< head.seats of them are part of the state */
} uc_uno_flip;
UC_ASSERT_SIZE(sizeof(uc_uno_flip_seat) == 32, "flat");
UC_ASSERT_SIZE(offsetof(uc_uno_flip, seat) == 192 &&
                   offsetof(uc_uno_flip, seat) + 4 * sizeof(uc_uno_flip_seat) <= 384,
               "4 seats in 384 bytes");

#endif
