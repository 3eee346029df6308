/* Uno Flip: views, and random states that agree with a view.
 *
 * Without a memory, resample() is uniform over all ways to put the unseen cards where the view has backs: for
 * each back, the unseen cards with it are dealt at random to the hands, the top of the draw pile and the rest
 * of the pile. With a memory (memory.c) it is uniform over the ways that agree with the memory. */
#include <string.h>

#include "core/lanes.h"
#include "games/uno_flip/uno_flip.h"

enum { TRIES = 2000 };

/* ---- views ---- */

/* By side: the second card of each face that is no wild. */
static const uc_set seconds[2] = {
    {{0xaaaaaaaaaaaaaaaa, 0x000000aaaaaaaaaa}},
    {{0x0625160506160040, 0x0000ff73ffbe8fb8}},
};

/* The first `count` cards of a set of at most four. */
static inline uc_set first_of(uc_set cards, int count) {
    uc_set none = {{0, 0}}, shown = none;
    for (int i = 0; i < count; i++) shown = set_or(shown, set_of(set_take_lowest(&cards)));
    return shown;
}

/* Stand-ins of the wilds of a hand: of k equal ones the first k. */
static inline uc_set wild_backs(int side, uc_set wilds) {
    const uc_set *equal = &uc_uno_flip_symbols[side][UC_UNO_FLIP_WILD_CARD];
    return set_or(first_of(equal[0], set_count(set_and(wilds, equal[0]))),
                  first_of(equal[1], set_count(set_and(wilds, equal[1]))));
}

#if defined(__SSSE3__)
/* For each card the other one with its dark face. 127 is no card: a wild has three others. */
static const uint8_t dark_copies[128] = {
    18,  57,  6,   87,  72,  127, 2,   53,  108, 42,  26,  75,  17,  73, 20, 89, 93,  12,  0,
    50,  14,  25,  69,  127, 58,  21,  10,  127, 101, 34,  32,  85,  30, 94, 29, 109, 91,  127,
    102, 41,  44,  39,  9,   74,  40,  83,  48,  127, 46,  90,  19,  81, 95, 7,  84,  88,  105,
    1,   24,  67,  92,  111, 104, 127, 82,  71,  68,  59,  66,  22,  97, 65, 4,  13,  43,  11,
    106, 127, 79,  78,  96,  51,  64,  45,  54,  31,  100, 3,   55,  15, 49, 36, 60,  16,  33,
    52,  80,  70,  110, 127, 86,  28,  38,  107, 62,  56,  76,  103, 8,  35, 98, 61,  127, 127,
    127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127, 127};

UC_INLINE uc_set copies_in_dark(uc_set cards) {
    uc_set copies = {{0, 0}};
    uc_lanes set = lanes_of(cards);
    for (int at = 0; at < 128; at += LANES)
        copies.word[at / 64] |= (uint64_t)lanes_bits(lanes_have(set, lanes_find(dark_copies + at)))
                                << at % 64;
    return copies;
}
#else
UC_INLINE uc_set copies_in_dark(uc_set cards) {
    uc_set copies = {{0, 0}};
    for (uc_set left = set_minus(cards, uc_uno_flip_colors[DARK][WILD]); !set_empty(left);) {
        uc_set card = set_of(set_lowest(left));
        copies = set_or(copies, set_minus(same_face(DARK, set_take_lowest(&left)), card));
    }
    return copies;
}
#endif

/* For each card that is no wild: the other card with its face. On the light side equal cards are neighbors in
 * the deck, so all of them move at once. */
UC_INLINE uc_set copies_of(int side, uc_set cards) {
    if (side == DARK) return copies_in_dark(cards);
    cards = set_minus(cards, uc_uno_flip_colors[LIGHT][WILD]);
    uc_set second = set_and(cards, seconds[LIGHT]), first = set_minus(cards, second);
    return (uc_set){{first.word[0] << 1 | second.word[0] >> 1, first.word[1] << 1 | second.word[1] >> 1}};
}

uc_set uno_flip_alike(int side, uc_set cards) {
    uc_set alike = set_or(cards, copies_of(side, cards));
    for (int wild = UC_UNO_FLIP_WILD_CARD; wild <= UC_UNO_FLIP_WILD_DRAW; wild++) {
        uc_set equal = uc_uno_flip_symbols[side][wild];
        if (!set_empty(set_and(cards, equal))) alike = set_or(alike, equal);
    }
    return alike;
}

/* Of two equal cards the first stands for the second, unless the hand has both. */
uc_set uno_flip_backs(int side, uc_set hand) {
    uc_set wilds = set_and(hand, uc_uno_flip_colors[side][WILD]), cards = set_minus(hand, wilds);
    uc_set copies = copies_of(side, cards), both = set_and(cards, copies);
    uc_set backs = set_or(set_minus(set_or(cards, copies), seconds[side]), both);
    return set_empty(wilds) ? backs : set_or(backs, wild_backs(side, wilds));
}

/* A card in a view: its owner sees the card, all others one face. */
static uint8_t shown_card(const uc_uno_flip *from, int side, int card, bool own) {
    if (card == NONE || own) return (uint8_t)card;
    return (uint8_t)(from->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN ? UC_HIDDEN : uno_flip_stand_in(side, card));
}

/* UF-1.3. UF-5.6: guilt follows from the hand of the player, which no view of another seat shows. */
void uno_flip_view(const uc_state *state, int viewer, uc_view *view) {
    const uc_uno_flip *from = &state->uno_flip;
    uc_uno_flip *to = &view->state.uno_flip;
    int back = !from->side;
    const size_t open = offsetof(uc_uno_flip, target); /* from here to the seats, except four cards */
    memcpy((char *)to + open, (const char *)from + open, offsetof(uc_uno_flip, seat) - open);
    to->top = shown_card(from, back, from->top, false);
    to->bottom = shown_card(from, from->side, from->bottom, false);
    to->drew = shown_card(from, back, from->drew, viewer == from->turn);
    to->judged = shown_card(from, back, from->judged, viewer == from->challenge_of);
    for (int seat = 0; seat < from->head.seats; seat++) {
        const uc_uno_flip_seat *one = &from->seat[seat];
        uc_uno_flip_seat *shown = &to->seat[seat];
        shown->total = one->total;
        shown->last_score = one->last_score;
        shown->held = one->held;
        shown->dealer_card = one->dealer_card;
        if (seat == viewer)
            shown->hand = one->hand;
        else if (from->opt_backs == UC_UNO_FLIP_BACKS_VISIBLE)
            shown->hand = uno_flip_backs(back, one->hand);
    }
}

/* ---- resampling ---- */

static bool backs_seen(const uc_uno_flip *u) {
    return u->opt_backs == UC_UNO_FLIP_BACKS_VISIBLE;
}

enum { TWINS = TWIN - 64 /* the place of both in the second word of a set */ };

/* The number of twins in a set. */
static inline int twins_in(uc_set cards) {
    return bits_count(cards.word[1] >> TWINS & 3);
}

/* A set of which only the number of twins is not known yet: gives it that many. */
static inline uc_set with_twins(uc_set cards, int count) {
    cards.word[1] = (cards.word[1] & ~(UINT64_C(3) << TWINS)) | (uint64_t)(count > 1 ? 3 : count) << TWINS;
    return cards;
}

/* By the order of the pile. */
static uc_set listed(const uc_uno_flip *u) {
    uint64_t low = 0, high = 0;
    int twins = 0;
    for (int i = 0; i < u->discards; i++) {
        int card = u->discard[i];
        uint64_t bit = UINT64_C(1) << (card & 63), is_high = 0 - (uint64_t)(card >> 6);
        low |= bit & ~is_high;
        high |= bit & is_high;
        twins += card == TWIN;
    }
    return with_twins((uc_set){{low, high}}, twins);
}

/* A state knows all other places of cards, which is faster than the list. */
uc_set uno_flip_discarded(const uc_uno_flip *u) {
    if (u->head.viewer != UC_ALL) return listed(u);
    if (!u->discards) return (uc_set){{0, 0}};
    uc_set elsewhere = u->draw;
    int twins = twins_in(elsewhere);
    for (int seat = 0; seat < u->head.seats; seat++) {
        twins += twins_in(u->seat[seat].hand);
        elsewhere = set_or(elsewhere, u->seat[seat].hand);
    }
    return with_twins(set_minus(set_first(CARDS), elsewhere), 2 - twins);
}

uc_set uno_flip_unseen(const uc_uno_flip *seen) {
    uc_set known = listed(seen);
    int twins = twins_in(known);
    if (seen->head.viewer < seen->head.seats) {
        uc_set own = seen->seat[seen->head.viewer].hand;
        twins += twins_in(own);
        known = set_or(known, own);
    }
    return with_twins(set_minus(set_first(CARDS), known), 2 - twins);
}

/* In a set that treated the twins as two cards: replaces a lone second twin by the first. */
static void settle_twins(uc_set *cards) {
    if (!set_has(cards, TWIN + 1) || set_has(cards, TWIN)) return;
    set_drop(cards, TWIN + 1);
    set_add(cards, TWIN);
}

static inline int random_of(uc_set cards, uc_rng *rng) {
    uint32_t count = (uint32_t)set_count(cards);
    return count == 1 ? set_lowest(cards) : set_nth(cards, uc_rng_below(rng, count));
}

/* The cards of a set that a card in a view may be: `shown` is the stand-in of its face, or hidden. */
static uc_set may_be(uc_set cards, int side, int shown) {
    return shown == UC_HIDDEN ? cards : set_and(cards, same_face(side, shown));
}

/* Gives a seat unseen cards with the backs that the view shows. */
static inline void fill_by_backs(int back, uc_set shown, uc_set *unseen, uc_rng *rng, uc_set *ret_hand) {
    uc_set left = *unseen, hand = {{0, 0}};
    uint64_t bits = 0;
    for (int i = 0; !set_empty(shown); i++) {
        bits = i % 64 ? bits >> 1 : uc_rng_next(rng);
        uint64_t low = shown.word[0], high = shown.word[1];
        int card = low ? bits_lowest(low) : 64 + bits_lowest(high);
        shown.word[1] = low ? high : high & (high - 1);
        shown.word[0] = low & (low - 1);
        uc_set given = uno_flip_one_of(set_and(left, same_face(back, card)), bits & 1, rng);
        left = set_minus(left, given);
        hand = set_or(hand, given);
    }
    *unseen = left;
    *ret_hand = hand;
}

/* Gives a seat as many unseen cards as it holds, if the view shows no backs. */
static void fill_by_number(int held, uc_set *unseen, uc_rng *rng, uc_set *ret_hand) {
    uc_set hand = {{0, 0}};
    for (int i = 0; i < held; i++) {
        int card = random_of(*unseen, rng);
        set_drop(unseen, card);
        set_add(&hand, card);
    }
    *ret_hand = hand;
}

/* Gives every other seat a hand that agrees with the view. */
static void fill_hands(const uc_uno_flip *seen, uc_uno_flip *u, uc_set *unseen, uc_rng *rng) {
    for (int seat = 0; seat < seen->head.seats; seat++) {
        if (seat == seen->head.viewer) continue;
        if (backs_seen(seen))
            fill_by_backs(!seen->side, seen->seat[seat].hand, unseen, rng, &u->seat[seat].hand);
        else
            fill_by_number(seen->seat[seat].held, unseen, rng, &u->seat[seat].hand);
    }
}

/* Picks the bottom card among all cards that it may be. Returns false if the picked card is in a hand, so
 * that each pair of a placement and a pick is equally likely. */
bool uno_flip_pick_bottom(const uc_uno_flip *seen, uc_uno_flip *u, uc_set may, uc_set left, uc_rng *rng) {
    if (seen->bottom == NONE) return true;
    may = backs_seen(seen) ? may_be(may, seen->side, seen->bottom) : left;
    /* unreached: no card has the shown face */
    if (set_empty(may)) return false;
    u->bottom = (uint8_t)random_of(may, rng);
    return set_has(&left, u->bottom);
}

/* UF-7.6: a seat that stopped drawing while cards were left can play the last one. */
static uc_set may_have_stopped(const uc_uno_flip *u, uc_set cards) {
    uc_set may = {{0, 0}};
    while (!set_empty(cards)) {
        int card = set_take_lowest(&cards);
        if (is_playable(u, u->turn, card)) set_add(&may, card);
    }
    return may;
}

/* Picks the card that another seat has drawn, among the cards of its hand with the shown back. */
bool uno_flip_pick_drew(const uc_uno_flip *seen, uc_uno_flip *u, uc_set in_hand, uc_rng *rng) {
    if (seen->drew == NONE || seen->turn == seen->head.viewer) return true;
    uc_set may = may_be(in_hand, !seen->side, seen->drew);
    if (seen->house & UC_UNO_FLIP_DRAW_UNTIL && can_draw(seen)) may = may_have_stopped(u, may);
    if (set_empty(may)) return false;
    u->drew = (uint8_t)random_of(may, rng);
    return true;
}

/* The draw pile gets all cards that no hand has. Returns false if the hands contradict its bottom card or a
 * drawn card. */
bool uno_flip_fill_pile(const uc_uno_flip *seen, uc_uno_flip *u, uc_set all, uc_set left, uc_rng *rng) {
    u->draw = left;
    if (seen->top != NONE) {
        u->top = (uint8_t)random_of(may_be(left, !seen->side, seen->top), rng);
        set_drop(&left, u->top);
    }
    uc_set hand = seen->drew == NONE ? (uc_set){{0, 0}} : u->seat[seen->turn].hand;
    return uno_flip_pick_bottom(seen, u, all, left, rng) && uno_flip_pick_drew(seen, u, hand, rng);
}

/* Makes the twins equal again. UF-5.6: picks the judged card among the cards of the hand with its back. */
static void finish(const uc_uno_flip *seen, uc_uno_flip *u, uc_rng *rng) {
    if (seen->judged != NONE && seen->challenge_of != seen->head.viewer)
        u->judged =
            (uint8_t)random_of(may_be(u->seat[seen->challenge_of].hand, !seen->side, seen->judged), rng);
    for (int seat = 0; seat < u->head.seats; seat++) settle_twins(&u->seat[seat].hand);
    settle_twins(&u->draw);
    uint8_t *const named[] = {&u->top, &u->bottom, &u->drew, &u->judged};
    for (int i = 0; i < 4; i++)
        if (*named[i] == TWIN + 1) *named[i] = TWIN;
}

/* UF-2.1: while seats draw for dealer, the pile lacks the cards drawn this time, and those drawn before
 * unless they were shuffled back; a view knows only the last card of each seat. */
uc_set uno_flip_dealer_pile(const uc_uno_flip *seen) {
    uint32_t drawn = seen->tied & ((1u << seen->drawing) - 1);
    bool shuffled = CARDS - seen->piled == bits_count(drawn);
    uc_set pile = set_first(CARDS);
    for (int seat = 0; seat < seen->head.seats; seat++)
        if (seen->seat[seat].dealer_card != NONE && (!shuffled || drawn >> seat & 1))
            take_card(&pile, seen->seat[seat].dealer_card);
    return pile;
}

static void fill_dealer_pile(const uc_uno_flip *seen, uc_uno_flip *u, uc_rng *rng) {
    u->draw = uno_flip_dealer_pile(seen);
    while (set_count(u->draw) > seen->piled) set_drop(&u->draw, random_of(u->draw, rng));
    settle_twins(&u->draw);
}

/* For a view that uno_flip_check accepts although no game leads to it: takes any bottom card and any drawn
 * card that can be there. */
static void settle_for_any(const uc_uno_flip *seen, uc_uno_flip *u, uc_rng *rng) {
    uc_set inner = u->draw;
    if (seen->top != NONE) set_drop(&inner, u->top);
    if (seen->bottom != NONE) u->bottom = (uint8_t)random_of(inner, rng);
    if (seen->drew == NONE || seen->turn == seen->head.viewer) return;
    u->drew = (uint8_t)random_of(u->seat[seen->turn].hand, rng);
}

/* Places the unseen cards by the view alone. */
static void place(const uc_uno_flip *seen, uc_uno_flip *u, uc_rng *rng) {
    uc_set all = uno_flip_unseen(seen), left;
    for (int tries = 0; tries < TRIES; tries++) {
        left = all;
        fill_hands(seen, u, &left, rng);
        if (uno_flip_fill_pile(seen, u, all, left, rng)) return;
    }
    settle_for_any(seen, u, rng);
}

void uno_flip_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state) {
    const uc_uno_flip *seen = &view->state.uno_flip;
    uc_uno_flip *u = &state->uno_flip;
    memcpy(u, seen, offsetof(uc_uno_flip, seat) + seen->head.seats * sizeof u->seat[0]);
    u->head.viewer = UC_ALL;
    if (memory && uno_flip_place(seen, memory, u, rng))
        finish(seen, u, rng);
    else if (seen->head.phase == UC_UNO_FLIP_IN_DEALER)
        fill_dealer_pile(seen, u, rng);
    else {
        place(seen, u, rng);
        finish(seen, u, rng);
    }
}
