/* Uno Flip: random placements of the unseen cards that agree with a memory. How exact they are is told in
 * memory.c.
 */
#include "games/uno_flip/memory.h"

enum { TRIES = 300 };

/* A placement under construction. */
typedef struct placing {
    uc_set all, left; /* unseen cards; those not placed yet */
    uc_set in[PLACES];
} placing;

static inline void put_in(placing *p, int place, uc_set given) {
    p->in[place] = set_or(p->in[place], given);
    p->left = set_minus(p->left, given);
}

/* Gives a place cards with these backs; each back has one or two cards. Conclusions about one of two cards
 * were drawn for the other one too, so the remaining ways are equally likely. Returns false if no way
 * remains. */
static inline bool deal_backs(placing *p, const recall *r, int place, uc_set backs, uc_rng *rng) {
    uint64_t bits = 0;
    for (int i = 0; !set_empty(backs); i++) {
        bits = i % 64 ? bits >> 1 : uc_rng_next(rng);
        int shown = set_take_lowest(&backs);
        uc_set may = set_and(set_and(p->left, r->may[place]), same_face(!r->side, shown));
        /* unreached: no card is left, although each back has as many cards as places */
        if (set_empty(may)) return false;
        put_in(p, place, uno_flip_one_of(may, bits & 1, rng));
    }
    return true;
}

/* Four cards have a wild back, and four a wild-draw back. Gives them out in random order, each order equally
 * likely. Returns false if the memory excludes this order. */
static bool try_wilds(placing *p, const recall *r, const uint8_t *places, int count, uc_set cards,
                      uc_rng *rng) {
    for (int i = 0; i < count; i++) {
        /* unreached: as in deal_backs() */
        if (set_empty(cards)) return false;
        uc_set card = set_of(set_nth(cards, uc_rng_below(rng, (uint32_t)set_count(cards))));
        cards = set_minus(cards, card);
        if (set_empty(set_and(card, r->may[places[i]]))) return false;
        put_in(p, places[i], card);
    }
    return set_empty(set_minus(cards, set_or(r->may[PILE], r->may[BOTTOM])));
}

static int list_places(const recall *r, uc_set wilds, int top, uint8_t *places) {
    int count = 0;
    for (int seat = 0; seat < r->seats; seat++) {
        int fresh = set_count(set_and(r->fresh[seat], wilds)),
            all = set_count(set_and(r->backs[seat], wilds));
        /* unreached: a fifth wild of a kind */
        for (int i = 0; i < all && count < 4; i++)
            places[count++] = (uint8_t)(i < fresh ? new_of(seat) : old_of(seat));
    }
    /* unreached: a fifth wild of a kind */
    if (top != NONE && set_has(&wilds, top) && count < 4) places[count++] = TOP;
    return count;
}

static bool deal_wilds(placing *p, const recall *r, uc_set wilds, int top, uc_rng *rng) {
    uint8_t places[4];
    int count = list_places(r, wilds, top, places);
    uc_set cards = set_and(p->all, wilds);
    /* unreached: TRIES failures (once in hundreds of random games) */
    for (int tries = 0; count && tries < TRIES; tries++) {
        if (try_wilds(p, r, places, count, cards, rng)) return true;
        p->left = set_or(p->left, cards);
        for (int i = 0; i < count; i++) p->in[places[i]] = set_minus(p->in[places[i]], cards);
    }
    return count == 0;
}

/* Places all cards by their backs. Returns false if the memory excludes the random placement. */
static bool deal_all(placing *p, const recall *r, int top, uc_rng *rng) {
    int back = !r->side;
    uc_set wilds = uc_uno_flip_colors[back][WILD];
    p->left = p->all;
    p->in[TOP] = nothing;
    for (int seat = 0; seat < r->seats; seat++) p->in[old_of(seat)] = p->in[new_of(seat)] = nothing;
    for (int symbol = UC_UNO_FLIP_WILD_CARD; symbol <= UC_UNO_FLIP_WILD_DRAW; symbol++)
        /* unreached: as there */
        if (!deal_wilds(p, r, uc_uno_flip_symbols[back][symbol], top, rng)) return false;
    for (int seat = 0; seat < r->seats; seat++) {
        uc_set old = set_minus(set_minus(r->backs[seat], r->fresh[seat]), wilds);
        /* unreached: as there */
        if (!deal_backs(p, r, old_of(seat), old, rng)) return false;
        /* unreached: as there */
        if (!deal_backs(p, r, new_of(seat), set_minus(r->fresh[seat], wilds), rng)) return false;
    }
    /* unreached: as there */
    return top == NONE || set_has(&wilds, top) || deal_backs(p, r, TOP, set_of(top), rng);
}

/* Whether all OLD cards of a seat are known. */
static bool is_settled(const recall *r, int seat) {
    return set_count(r->may[old_of(seat)]) == set_count(r->backs[seat]) - set_count(r->fresh[seat]);
}

/* Whether the OLD cards of all seats have the faces that were seen before the flip. */
static bool agrees_with_before(const placing *p, const recall *r) {
    for (uint32_t rest = r->bound; rest; rest &= rest - 1) {
        int seat = bits_lowest(rest);
        if (is_settled(r, seat)) continue;
        uc_set faces = nothing, cards = p->in[old_of(seat)];
        while (!set_empty(cards)) face_add(&faces, r->side, set_take_lowest(&cards));
        /* unreached: other faces (never in hundreds of random games) */
        if (!set_equal(faces, r->before[seat])) return false;
    }
    return true;
}

/* Copies a placement. Returns false if it contradicts the bottom card or a drawn card. */
static bool copy_placement(const placing *p, const recall *r, const uc_uno_flip *seen, uc_uno_flip *u,
                           uc_rng *rng) {
    for (int seat = 0; seat < r->seats; seat++)
        if (is_other(r, seat)) u->seat[seat].hand = set_or(p->in[old_of(seat)], p->in[new_of(seat)]);
    uc_set inner = p->left;
    u->draw = set_or(p->left, p->in[TOP]);
    if (seen->top != NONE) u->top = (uint8_t)set_lowest(p->in[TOP]);
    if (!uno_flip_pick_bottom(seen, u, r->may[BOTTOM], inner, rng)) return false;
    if (u->bottom != NONE) set_drop(&inner, u->bottom);
    /* unreached: a card that cannot be in the pile (never in hundreds of random games) */
    if (!set_empty(set_minus(inner, r->may[PILE]))) return false;
    return seen->drew == NONE || uno_flip_pick_drew(seen, u, p->in[new_of(seen->turn)], rng);
}

static bool place_seen(const uc_uno_flip *seen, const recall *r, uc_uno_flip *u, uc_rng *rng) {
    placing p;
    p.all = may_lie(r, EVERYWHERE);
    /* unreached: TRIES failures */
    for (int tries = 0; tries < TRIES; tries++)
        /* unreached: a placement that fails for wilds or for faces before a flip */
        if (deal_all(&p, r, seen->top, rng) && agrees_with_before(&p, r) &&
            copy_placement(&p, r, seen, u, rng))
            return true;
    return false;
}

/* ---- hidden backs ---- */

/* With backs=hidden all cards are one group: the place of each card, and the number of cards that each seat
 * still needs. */
typedef struct spread {
    uint8_t place[CARDS]; /* a seat, or PILE */
    uint8_t room[UC_UNO_FLIP_SEATS];
    uc_set all;
} spread;

static bool may_hold(const recall *r, int place, int card) {
    uc_set may = place == PILE ? may_lie(r, 7u << PILE) : may_lie(r, places_of(place));
    return set_has(&may, card);
}

/* Puts a card that cannot be in the pile into a hand; another card of that hand may have to go to the pile.
 */
static bool force_in(spread *s, const recall *r, int card, uc_rng *rng) {
    int offset = (int)uc_rng_below(rng, r->seats), last = -1;
    for (int i = 0; i < r->seats; i++) {
        int seat = (offset + i) % r->seats;
        if (!is_other(r, seat) || !may_hold(r, seat, card)) continue;
        last = seat;
        if (!s->room[seat]) continue;
        s->room[seat]--;
        s->place[card] = (uint8_t)seat;
        return true;
    }
    /* unreached: a card that may lie nowhere */
    for (uc_set rest = s->all; last >= 0 && !set_empty(rest);) {
        int other = set_take_lowest(&rest);
        /* unreached: another card that must stay in this hand */
        if (s->place[other] != last || !may_hold(r, PILE, other)) continue;
        s->place[other] = PILE;
        s->place[card] = (uint8_t)last;
        return true;
    }
    return false;
}

/* Finds a placement that the memory allows: places the cards that must be in hands first, then the others at
 * random. */
static bool spread_out(spread *s, const recall *r, const uc_uno_flip *seen, uc_rng *rng) {
    uc_set free = set_and(s->all, may_lie(r, 7u << PILE));
    for (int seat = 0; seat < r->seats; seat++) s->room[seat] = seen->seat[seat].held;
    memset(s->place, PILE, sizeof s->place);
    for (uc_set rest = set_minus(s->all, free); !set_empty(rest);)
        if (!force_in(s, r, set_take_lowest(&rest), rng)) return false;
    for (int seat = 0; seat < r->seats; seat++) {
        if (!is_other(r, seat)) continue;
        for (uc_set may = set_and(free, may_lie(r, places_of(seat))); s->room[seat]; s->room[seat]--) {
            if (set_empty(may)) return false;
            int card = set_nth(may, uc_rng_below(rng, (uint32_t)set_count(may)));
            s->place[card] = (uint8_t)seat;
            set_drop(&may, card);
            set_drop(&free, card);
        }
    }
    return true;
}

/* Exchanges random pairs of cards where the memory allows both. */
static void mix(spread *s, const recall *r, uc_rng *rng) {
    uint32_t count = (uint32_t)set_count(s->all);
    for (uint32_t i = 0; i < 2 * count; i++) {
        int a = set_nth(s->all, uc_rng_below(rng, count)), b = set_nth(s->all, uc_rng_below(rng, count));
        uint8_t to = s->place[b], from = s->place[a];
        if (to == from || !may_hold(r, to, a) || !may_hold(r, from, b)) continue;
        s->place[a] = to;
        s->place[b] = from;
    }
}

static bool place_hidden(const uc_uno_flip *seen, const recall *r, uc_uno_flip *u, uc_rng *rng) {
    spread s;
    s.all = may_lie(r, EVERYWHERE);
    for (int tries = 0; tries < TRIES; tries++) {
        if (!spread_out(&s, r, seen, rng)) continue;
        mix(&s, r, rng);
        for (int seat = 0; seat < r->seats; seat++)
            if (is_other(r, seat)) u->seat[seat].hand = nothing;
        u->draw = nothing;
        for (uc_set rest = s.all; !set_empty(rest);) {
            int card = set_take_lowest(&rest), place = s.place[card];
            set_add(place == PILE ? &u->draw : &u->seat[place].hand, card);
        }
        if (uno_flip_fill_pile(seen, u, s.all, u->draw, rng)) return true;
    }
    return false;
}

/* Whether the memory agrees with the view; if not, it is of another game. The twins are equal. */
static bool agrees(const recall *r, const uc_uno_flip *seen) {
    uc_set unseen = uno_flip_unseen(seen), may = may_lie(r, EVERYWHERE), twins = set_of(TWIN);
    set_add(&twins, TWIN + 1);
    bool same = set_equal(set_minus(unseen, twins), set_minus(may, twins)) &&
                set_count(set_and(unseen, twins)) == set_count(set_and(may, twins));
    for (int seat = 0; seat < seen->head.seats && !r->hidden; seat++)
        same &= !is_other(r, seat) || (set_equal(r->backs[seat], seen->seat[seat].hand) &&
                                       set_empty(set_minus(r->fresh[seat], r->backs[seat])));
    return same && r->side == seen->side;
}

bool uno_flip_place(const uc_uno_flip *seen, const uc_memory *memory, uc_uno_flip *u, uc_rng *rng) {
    const recall *r = (const recall *)(const void *)memory;
    bool hidden = seen->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN;
    if (r->viewer != seen->head.viewer || r->seats != seen->head.seats || r->hidden != hidden) return false;
    if (seen->head.phase == UC_UNO_FLIP_IN_DEALER) {
        u->draw = r->may[PILE];
        return set_count(u->draw) == seen->piled;
    }
    if (r->piled != seen->piled || !agrees(r, seen)) return false;
    return r->hidden ? place_hidden(seen, r, u, rng) : place_seen(seen, r, u, rng);
}
