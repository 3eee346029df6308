/** @file
 * The memory of an observer of Uno Flip, which memory.c updates and place.c reads.
 */
#ifndef UC_GAMES_UNO_FLIP_MEMORY_H
#define UC_GAMES_UNO_FLIP_MEMORY_H

#include "games/uno_flip/uno_flip.h"

/** Where a card may lie: see memory.c. Each seat has two places, which follow each other. */
enum {
    PILE = 2 * UC_UNO_FLIP_SEATS,
    TOP,
    BOTTOM,
    PLACES,
};

static inline int old_of(int seat) {
    return 2 * seat;
}

static inline int new_of(int seat) {
    return 2 * seat + 1;
}

typedef struct recall {
    uc_set may[PLACES];              /* by place: the cards that may lie there; the twins are two cards */
    uc_set backs[UC_UNO_FLIP_SEATS]; /* of others' hands, as stand-ins */
    uc_set fresh[UC_UNO_FLIP_SEATS]; /* those of them that are NEW */
    uc_set
        before[UC_UNO_FLIP_SEATS]; /* the active faces of OLD cards, as stand-ins, for the seats in `bound` */
    uc_set discarded;
    uc_set changed; /* cards whose places or faces have changed since the sets were narrowed */
    uint16_t bound; /* set of seats: those for which `before` holds */
    uint8_t viewer, seats, hidden, block, house;
    uint8_t side, color, discard, piled; /* `discard`: the top of that pile */
    uint8_t challenge_of, caught; /* the seat that may be challenged, and whether it was caught since */
} recall;
_Static_assert(sizeof(recall) <= sizeof(uc_memory), "fits");

static const uc_set nothing = {{0, 0}};

enum { EVERYWHERE = (1 << PLACES) - 1 };

/** Adds the face of a card to a multiset of faces. */
static inline void face_add(uc_set *faces, int side, int card) {
    uc_set others = set_minus(same_face(side, card), *faces);
    /* unreached: more copies of a face than exist; only events of another game lead here */
    if (!set_empty(others)) set_add(faces, set_lowest(others));
}

/** The places of the cards of a seat. */
static inline uint32_t places_of(int seat) {
    return 3u << old_of(seat);
}

/** The cards that may lie in one of these places. */
static inline uc_set may_lie(const recall *r, uint32_t places) {
    uc_set cards = nothing;
    for (; places; places &= places - 1) cards = set_or(cards, r->may[bits_lowest(places)]);
    return cards;
}

/** Whether the observer sees only the backs of this seat. */
static inline bool is_other(const recall *r, int seat) {
    /* unreached: a seat that does not exist; only events of another game lead here */
    return seat < r->seats && seat != r->viewer;
}

#endif
