/* Uno Flip: what an observer remembers beyond its present view.
 *
 * The memory stores for each place the cards that may lie there. The places are: the cards that a seat has
 * held since before the last flip (OLD), those that it has taken since (NEW), the draw pile, its seen top
 * card and its seen bottom card. For other seats it also stores the backs, which of them are NEW, and the
 * faces that the OLD cards showed before the flip. Events narrow these sets: backs of dealt and drawn cards
 * and those seen after a flip, cards shown by a challenge, verdicts (UF-5.6), cards that a seat cannot have
 * because it passed, and discards that became the draw pile.
 *
 * When two others swap hands (UF-7.9), all that is known of these goes with them. When the observer is one of
 * the two, it knows each card of the hand that it gave away.
 *
 * uno_flip_place() is uniform over all placements that agree with these sets, with all backs and with the
 * faces seen before the last flip. It is approximate in these points:
 * - From the flip before the last one, only the conclusions about single cards are kept.
 * - When a seat plays a card that may be OLD or NEW, only the conclusions about single cards are kept from
 * the faces before the flip.
 * - Only the challenger remembers that a guilty seat had a card of the color.
 * - The choices of players say nothing about their cards.
 * - If TRIES random placements do not agree, the faces before the flip are ignored for this call.
 * - With backs=hidden the placements are mixed by random exchanges and only nearly uniform. */
#include <string.h>

#include "games/uno_flip/memory.h"

enum { ROUNDS = 16 /* most rounds of narrowing until nothing changes */ };

/* A set whose words are computed together. A processor waits long for both words of a set of which one was
 * just written alone, so what narrowing reads is written in this way. */
typedef uint64_t words __attribute__((vector_size(16)));

static inline words load_words(const uc_set *set) {
    words both;
    memcpy(&both, set, sizeof both);
    return both;
}

static inline void store_words(uc_set *set, words both) {
    memcpy(set, &both, sizeof both);
}

static inline words words_of(uc_set set) {
    return (words){set.word[0], set.word[1]};
}

static recall *recall_of(uc_memory *memory) {
    return (recall *)(void *)memory;
}

/* ---- sets of cards as multisets of faces ---- */

static int face_count(uc_set faces, int side, int card) {
    return set_count(set_and(faces, same_face(side, card)));
}

static void face_drop(uc_set *faces, int side, int card) {
    uc_set same = set_and(*faces, same_face(side, card));
    /* unreached: a face that is not in the set; only events of another game lead here */
    if (!set_empty(same)) set_drop(faces, set_nth(same, (uint32_t)set_count(same) - 1));
}

/* The first card of the deck with a face, by the number of the face. */
static inline int first_with(int face) {
    int side = face >= FACES;
    return uno_flip_copies[side][0][face - FACES * side];
}

/* ---- places ---- */

static void forbid(recall *r, uint32_t places, uc_set cards) {
    words none = words_of(cards), changed = load_words(&r->changed);
    for (; places; places &= places - 1) {
        uc_set *at = &r->may[bits_lowest(places)];
        words may = load_words(at), gone = may & none;
        changed |= gone;
        store_words(at, may ^ gone);
    }
    store_words(&r->changed, changed);
}

/* Allows cards in a place. */
static void permit(recall *r, int place, uc_set cards) {
    words some = words_of(cards), may = load_words(&r->may[place]);
    store_words(&r->changed, load_words(&r->changed) | (some & ~may));
    store_words(&r->may[place], may | some);
}

/* Has all cards looked at again. */
static void change_all(recall *r) {
    r->changed = set_first(CARDS);
}

/* The places of this table. */
static uint32_t all_places(const recall *r) {
    return ((1u << 2 * r->seats) - 1) | 7u << PILE;
}

/* Which of the two twins a named card is: the one that may lie in these places. If both may, nobody can tell
 * them apart, and the other one may then lie in every place where either could. */
static int labeled(recall *r, int card, uint32_t places) {
    if (card != TWIN) return card;
    uc_set may = may_lie(r, places);
    if (!set_has(&may, TWIN + 1)) return card;
    if (!set_has(&may, TWIN)) return TWIN + 1;
    for (int place = 0; place < PLACES; place++) {
        uc_set *one = &r->may[place];
        if (!set_has(one, TWIN) && !set_has(one, TWIN + 1)) continue;
        set_add(one, TWIN);
        set_add(one, TWIN + 1);
    }
    set_add(&r->changed, TWIN);
    set_add(&r->changed, TWIN + 1);
    return TWIN;
}

/* No place may hold the card any longer. */
static void forbid_everywhere(recall *r, int card) {
    words bit = words_of(set_of(card)), had = {0, 0};
    uc_set *const ends[2] = {r->may + 2 * r->seats, r->may + PLACES};
    for (int part = 0; part < 2; part++)
        for (uc_set *at = r->may + PILE * part; at < ends[part]; at++) {
            words may = load_words(at);
            had |= may;
            store_words(at, may & ~bit);
        }
    store_words(&r->changed, load_words(&r->changed) | (had & bit));
}

/* Records that a card was seen in one of these places. Returns the card, or its twin if it is that one. */
static int reveal(recall *r, int card, uint32_t places) {
    /* unreached: a hidden card of the viewer; only events of another game lead here */
    if (card >= CARDS) return 0;
    int label = labeled(r, card, places);
    forbid_everywhere(r, label);
    return label;
}

static void discard(recall *r, int card, uint32_t places) {
    set_add(&r->discarded, reveal(r, card, places));
    r->discard = (uint8_t)card;
}

/* ---- narrowing ---- */

/* What narrowing knows of all places together: the cards that may lie in at least one, two and three of them.
 */
typedef struct spread {
    uc_set one, two, three;
    bool moved; /* the sets have changed since the draw pile was narrowed */
} spread;

typedef struct levels {
    words one, two, three;
} levels;

static inline void add_level(levels *l, const uc_set *set) {
    words may = load_words(set);
    l->three |= l->two & may;
    l->two |= l->one & may;
    l->one |= may;
}

static inline void spread_find(spread *s, const recall *r) {
    levels l = {{0, 0}, {0, 0}, {0, 0}};
    for (int seat = 0; seat < r->seats; seat++) {
        add_level(&l, &r->may[old_of(seat)]);
        add_level(&l, &r->may[new_of(seat)]);
    }
    for (int place = PILE; place < PLACES; place++) add_level(&l, &r->may[place]);
    *s = (spread){{{l.one[0], l.one[1]}}, {{l.two[0], l.two[1]}}, {{l.three[0], l.three[1]}}, true};
}

/* The cards that may lie in another place than the two that have these sets. A card of one place may lie
 * elsewhere if it may lie in two. */
static inline uc_set elsewhere(const spread *s, uc_set a, uc_set b) {
    return set_or(s->three, set_or(set_minus(s->two, set_and(a, b)), set_minus(s->one, set_or(a, b))));
}

static void forbid_more(recall *r, spread *s, uint32_t places, uc_set cards) {
    forbid(r, places, cards);
    spread_find(s, r);
}

/* Narrows the sets: the cards in a place, or in two (or -1), have exactly these faces on this side. Looks
 * only at those of `cards` that may lie elsewhere, too; `cards` are all or none of a face. */
static void enforce(recall *r, spread *s, int first, int second, int side, uc_set faces, uc_set cards) {
    uc_set a = r->may[first], b = second < 0 ? nothing : r->may[second], here = set_or(a, b);
    uint32_t places = 1u << first | (second < 0 ? 0 : 1u << second);
    uc_set others = second < 0 ? s->two : elsewhere(s, a, b);
    for (uc_set rest = set_and(set_and(here, others), cards); !set_empty(rest);) {
        uc_set same = same_face(side, set_lowest(rest)), may = set_and(here, same);
        uc_set sure = set_minus(may, others);
        int count = set_count(set_and(faces, same));
        rest = set_minus(rest, same);
        if (set_count(may) == count)
            forbid_more(r, s, all_places(r) & ~places, may);
        else if (set_count(sure) == count)
            forbid_more(r, s, places, set_minus(may, sure));
    }
}

/* Whether it is open of some of the cards whether they lie in this place. */
static inline bool is_open(const recall *r, const spread *s, int place, uc_set cards) {
    return !set_empty(set_and(set_and(r->may[place], s->two), cards));
}

/* Narrows the hand of a seat. `back` is the side of r->backs. `cards` are those to look at, by side. */
static inline void narrow_seat(recall *r, spread *s, int seat, int back, const uc_set *cards) {
    int old = old_of(seat), new = new_of(seat);
    if (is_open(r, s, old, cards[back]))
        enforce(r, s, old, -1, back, set_minus(r->backs[seat], r->fresh[seat]), cards[back]);
    if (is_open(r, s, new, cards[back])) enforce(r, s, new, -1, back, r->fresh[seat], cards[back]);
    if (r->bound >> seat & 1 && is_open(r, s, old, cards[!back]))
        enforce(r, s, old, -1, !back, r->before[seat], cards[!back]);
}

/* The same by the faces that the other side shows just after a flip. */
static void narrow_flipped(recall *r, spread *s, int seat, int side, const uc_uno_flip *flipped,
                           uc_set cards) {
    uc_set now = flipped->seat[seat].hand;
    if (r->bound >> seat & 1)
        enforce(r, s, new_of(seat), -1, side, set_minus(now, r->before[seat]), cards);
    else
        enforce(r, s, old_of(seat), new_of(seat), side, now, cards);
}

/* Narrows the sets: exactly `count` cards lie in this place. */
static inline void narrow_place(recall *r, spread *s, int place, int count) {
    uc_set here = r->may[place], sure = set_minus(here, s->two);
    if (set_equal(here, sure)) return;
    if (set_count(here) == count)
        forbid_more(r, s, all_places(r) & ~(1u << place), here);
    else if (set_count(sure) == count)
        forbid_more(r, s, 1u << place, set_minus(here, sure));
}

/* Narrows the draw pile: by its number of cards, and by one card each on top and at the bottom if they were
 * seen. */
static void narrow_pile(recall *r, spread *s) {
    int top = !set_empty(r->may[TOP]), bottom = !set_empty(r->may[BOTTOM]);
    s->moved = false;
    narrow_place(r, s, PILE, r->piled - top - bottom);
    if (top) narrow_place(r, s, TOP, 1);
    if (bottom) narrow_place(r, s, BOTTOM, 1);
}

/* Looks once at the hands of all other seats, for conclusions from changed cards. Just after a flip,
 * `flipped` has the faces that the other side shows. */
static void narrow_hands(recall *r, spread *s, int back, const uc_uno_flip *flipped, uc_set changed) {
    uc_set cards[2] = {changed, changed};
    if (!set_equal(changed, set_first(CARDS)))
        for (int side = LIGHT; side <= DARK; side++) cards[side] = uno_flip_alike(side, changed);
    uc_set open = set_and(s->two, set_or(cards[LIGHT], cards[DARK]));
    if (set_empty(open)) return;
    for (int seat = 0; seat < r->seats; seat++) {
        uc_set may = set_or(r->may[old_of(seat)], r->may[new_of(seat)]);
        if (set_empty(set_and(may, open)) || !is_other(r, seat)) continue;
        narrow_seat(r, s, seat, back, cards);
        if (flipped) narrow_flipped(r, s, seat, !back, flipped, cards[!back]);
    }
}

/* Draws all conclusions for single cards. All were drawn before, except those from changed cards. */
static void narrow(recall *r, int back, const uc_uno_flip *flipped) {
    spread s;
    spread_find(&s, r);
    narrow_pile(r, &s);
    /* unreached: more rounds */
    for (int i = 0; !set_empty(r->changed) && i < ROUNDS; i++) {
        uc_set changed = r->changed;
        r->changed = nothing;
        if (!r->hidden) narrow_hands(r, &s, back, flipped, changed);
        if (s.moved) narrow_pile(r, &s);
    }
}

/* ---- events ---- */

/* Forgets everything: all cards are in one pile. */
static void forget(recall *r) {
    memset(r->may, 0, sizeof r->may);
    memset(r->backs, 0, sizeof r->backs);
    memset(r->fresh, 0, sizeof r->fresh);
    memset(r->before, 0, sizeof r->before);
    r->may[PILE] = set_first(CARDS);
    r->discarded = nothing;
    r->bound = 0;
    r->side = LIGHT;
    r->piled = CARDS;
    r->color = r->discard = r->challenge_of = NONE;
    r->caught = 0;
    change_all(r);
}

/* Another seat gets a card, one of `cards`. */
static void add_to_hand(recall *r, const uc_event *event, uc_set cards) {
    int seat = event->seat;
    if (event->b != NONE) {
        int card = first_with(event->b);
        face_add(&r->backs[seat], !r->side, card);
        face_add(&r->fresh[seat], !r->side, card);
        set_add(&r->changed, card);
    }
    permit(r, new_of(seat), cards);
}

static uc_set with_back(const uc_event *event, uc_set cards) {
    return event->b == NONE ? cards : set_and(cards, same_face(event->b >= FACES, first_with(event->b)));
}

static void note_dealt(recall *r, const uc_event *event) {
    if (is_other(r, event->seat))
        add_to_hand(r, event, with_back(event, r->may[PILE]));
    else
        reveal(r, event->a, 1u << PILE);
    r->piled--;
}

/* The back of the top card became known: the card was named, or a flip turned it up, or it is the last one.
 */
static void note_top(recall *r, const uc_event *event) {
    r->changed = set_or(r->changed, may_lie(r, 1u << TOP | 1u << BOTTOM));
    if (set_empty(r->may[TOP]) && r->piled == 1 && !set_empty(r->may[BOTTOM])) {
        r->may[TOP] = r->may[BOTTOM];
        r->may[BOTTOM] = nothing;
    } else if (set_empty(r->may[TOP])) {
        r->may[TOP] = r->may[PILE];
    }
    r->may[TOP] = with_back(event, r->may[TOP]);
    r->changed = set_or(r->changed, r->may[TOP]);
}

/* UF-3.1: the cards that may be playable. */
static uc_set may_be_playable(const recall *r, bool first_flip) {
    /* unreached: a turn before the first discard; only events of another game lead here */
    if (r->discard >= CARDS || r->color >= UC_UNO_FLIP_COLORS) return nothing;
    int symbol = first_flip ? UC_UNO_FLIP_FLIP : uc_uno_flip_faces[r->discard][r->side].symbol;
    return set_or(uno_flip_fits[r->side][r->color], uc_uno_flip_symbols[r->side][symbol]);
}

/* The cards that are playable in any hidden hand; by UF-5.6 with `block`, that is unknown for a wild-draw
 * card. */
static uc_set surely_playable(const recall *r, bool first_flip) {
    uc_set cards = may_be_playable(r, first_flip);
    return r->block ? set_minus(cards, uc_uno_flip_symbols[r->side][UC_UNO_FLIP_WILD_DRAW]) : cards;
}

static bool has_event(const uc_event *events, int count, int type) {
    for (int i = 0; i < count; i++)
        if (events[i].type == type) return true;
    return false;
}

/* UF-7.6: a seat that continues to draw could not play the card; a seat that stops while cards are left can.
 */
static uc_set narrowed_by_stop(const recall *r, const uc_uno_flip *after, const uc_event *event, int left,
                               uc_set cards) {
    if (has_event(event, left + 1, UNO_DREW_ON))
        return set_minus(cards, surely_playable(r, after->first_flip));
    return can_draw(after) ? set_and(cards, may_be_playable(r, after->first_flip)) : cards;
}

/* The possible cards of a draw, by the events that follow it. UF-5.5: they show whether the card has the
 * sought color. UF-3.3: after a draw by choice they show nothing. */
static uc_set narrowed_by_draw(const recall *r, const uc_uno_flip *after, const uc_event *event, int left,
                               uc_set cards) {
    if (event->c == UC_UNO_FLIP_BY_CHOICE && r->house & UC_UNO_FLIP_DRAW_UNTIL)
        return narrowed_by_stop(r, after, event, left, cards);
    if (event->d == NONE) return cards;
    uc_set colored = uc_uno_flip_colors[r->side][event->d % 4];
    return left && event[1].type == UNO_FOUND ? set_and(cards, colored) : set_minus(cards, colored);
}

static void note_drew(recall *r, const uc_uno_flip *after, const uc_event *event, int left) {
    if (is_other(r, event->seat))
        add_to_hand(r, event, narrowed_by_draw(r, after, event, left, with_back(event, r->may[TOP])));
    else
        reveal(r, event->a, 1u << TOP);
    forbid(r, 1u << TOP, r->may[TOP]);
    r->piled--;
}

/* Another seat loses a card, either OLD or NEW. If it may be either, the faces of the OLD cards before the
 * flip no longer bind that seat. */
static void leave_hand(recall *r, int seat, int card, bool drawn) {
    int back = !r->side, same = face_count(r->backs[seat], back, card),
        fresh = face_count(r->fresh[seat], back, card);
    int label = labeled(r, card, places_of(seat));
    bool bound = r->bound >> seat & 1;
    bool old = !drawn && same > fresh && set_has(&r->may[old_of(seat)], label);
    bool new = fresh && (drawn || set_has(&r->may[new_of(seat)], label));
    if (bound && !face_count(r->before[seat], r->side, card)) old = false;
    if (old && new) {
        uc_set either = set_and(may_lie(r, places_of(seat)), same_face(back, card));
        r->bound &= (uint16_t) ~(1u << seat);
        permit(r, old_of(seat), either);
        permit(r, new_of(seat), either);
    }
    set_add(&r->changed, card);
    if (new)
        face_drop(&r->fresh[seat], back, card);
    else
        face_drop(&r->before[seat], r->side, card);
    face_drop(&r->backs[seat], back, card);
}

/* The viewer's own card is in no place. Of two own twins, the second leaves last. */
static void discard_own(recall *r, int card) {
    int label = card;
    if (card == TWIN) {
        uc_set hidden = set_or(may_lie(r, EVERYWHERE), r->discarded);
        label += set_has(&hidden, TWIN);
    }
    set_add(&r->discarded, label);
    r->discard = (uint8_t)card;
}

static void note_played(recall *r, const uc_event *event) {
    int seat = event->seat, card = event->a;
    uint32_t places = is_other(r, seat) ? places_of(seat) : 0;
    if (places && !r->hidden) leave_hand(r, seat, card, event->d);
    if (places)
        discard(r, card, places);
    else
        discard_own(r, card);
    bool wild_draw = uc_uno_flip_faces[card][r->side].symbol == UC_UNO_FLIP_WILD_DRAW;
    /* unreached: no color; only events of another game lead here */
    if (r->block && wild_draw && r->color < UC_UNO_FLIP_COLORS)
        forbid(r, places, uc_uno_flip_colors[r->side][r->color]);
}

/* UF-3.5: the discard pile except its top card has become the draw pile. */
static void note_refilled(recall *r, const uc_event *event) {
    int top = r->discard == TWIN && !set_has(&r->discarded, TWIN) ? TWIN + 1 : r->discard;
    r->may[PILE] = set_minus(r->discarded, set_of(top));
    r->may[TOP] = r->may[BOTTOM] = nothing;
    r->discarded = set_of(top);
    r->piled = (uint8_t)event->value;
    change_all(r);
}

/* UF-5.7: the hands show their other faces. All cards that were NEW are OLD from now on. */
static void note_flipped(recall *r, const uc_event *event, const uc_uno_flip *after, bool over) {
    uc_set top = r->may[TOP];
    r->may[TOP] = r->may[BOTTOM];
    r->may[BOTTOM] = top;
    r->side ^= 1;
    r->discard = event->a;
    change_all(r);
    if (over || r->hidden) return;
    narrow(r, r->side, after);
    for (int seat = 0; seat < r->seats; seat++) {
        if (!is_other(r, seat)) continue;
        r->may[old_of(seat)] = may_lie(r, places_of(seat));
        r->may[new_of(seat)] = r->fresh[seat] = nothing;
        r->before[seat] = r->backs[seat];
        r->backs[seat] = after->seat[seat].hand;
        r->bound |= (uint16_t)(1u << seat);
    }
    change_all(r);
}

/* UF-5.6: the challenger sees the hand. */
static void note_shown(recall *r, const uc_event *event) {
    uint32_t places = places_of(event->other);
    uc_set hand = event->set;
    if (set_empty(hand)) return;
    if (set_has(&hand, TWIN) && !set_has(&hand, TWIN + 1)) {
        set_drop(&hand, TWIN);
        set_add(&hand, labeled(r, TWIN, places));
    }
    forbid(r, places, set_minus(set_first(CARDS), hand));
    forbid(r, EVERYWHERE & ~places, hand);
}

static void exchange(uc_set *a, uc_set *b) {
    uc_set kept = *a;
    *a = *b;
    *b = kept;
}

/* UF-7.9: two others have swapped hands. */
static void note_swapped(recall *r, int a, int b) {
    if (!is_other(r, a) || !is_other(r, b)) return;
    exchange(&r->may[old_of(a)], &r->may[old_of(b)]);
    exchange(&r->may[new_of(a)], &r->may[new_of(b)]);
    exchange(&r->backs[a], &r->backs[b]);
    exchange(&r->fresh[a], &r->fresh[b]);
    exchange(&r->before[a], &r->before[b]);
    if ((r->bound >> a ^ r->bound >> b) & 1) r->bound ^= (uint16_t)(1u << a | 1u << b);
    change_all(r);
}

/* UF-7.9: the viewer sees the hand that was another's, which now has the viewer's: all cards that lay in no
 * other place. */
static void note_new_hand(recall *r, const uc_event *event) {
    int from = event->other;
    if (event->seat != r->viewer || !is_other(r, from)) return;
    uc_set own = set_minus(set_first(CARDS), set_or(may_lie(r, EVERYWHERE), r->discarded));
    for (uc_set hand = event->set; !set_empty(hand);)
        reveal(r, card_named(set_take_lowest(&hand)), places_of(from));
    r->may[old_of(from)] = r->before[from] = nothing;
    r->may[new_of(from)] = own;
    r->bound &= (uint16_t) ~(1u << from);
    change_all(r);
    if (!r->hidden) r->backs[from] = r->fresh[from] = uno_flip_backs(!r->side, own);
}

/* UF-5.6: an innocent seat had no card of the color. Cards that a catch has added since do not count. */
static void note_verdict(recall *r, const uc_event *event) {
    if (event->c || r->caught || !is_other(r, event->seat)) return;
    forbid(r, places_of(event->seat), uc_uno_flip_colors[r->side][event->b % 4]);
}

/* A seat could not play any of its cards (UF-2.3: those playable on an opening flip card). UF-7.7: its last
 * card may be playable, but no number. */
static void note_unable(recall *r, int seat, const uc_uno_flip *after) {
    bool last = r->house & UC_UNO_FLIP_LAST_NUMBER && set_count(r->backs[seat]) < 2;
    uc_set cards = surely_playable(r, after->first_flip);
    if (is_other(r, seat)) forbid(r, places_of(seat), last ? uno_flip_numbers(r->side, cards) : cards);
}

/* Updates the memory by one event; `left` events follow it. */
static void note_event(recall *r, const uc_uno_flip *after, const uc_event *event, int left) {
    switch (event->type) {
    case UNO_ROUND:
    case UNO_GAME_OVER:
    case UNO_DEALER_SHUFFLED: forget(r); break;
    case UNO_DEALER_CARD:
        reveal(r, event->a, 1u << PILE);
        r->piled--;
        break;
    case UNO_DEALT: note_dealt(r, event); break;
    case UNO_TURNED_UP:
        discard(r, event->a, 1u << PILE);
        r->piled--;
        break;
    case UNO_TOP: note_top(r, event); break;
    case UNO_DREW:
        if (r->house & UC_UNO_FLIP_MUST_PLAY && event->c == UC_UNO_FLIP_BY_CHOICE)
            note_unable(r, event->seat, after); /* UF-7.4 */
        note_drew(r, after, event, left);
        break;
    case UNO_PLAYED: note_played(r, event); break;
    case UNO_REFILLED: note_refilled(r, event); break;
    case UNO_FLIPPED: note_flipped(r, event, after, has_event(event, left + 1, UNO_ROUND_OVER)); break;
    case UNO_WAS_CAUGHT: r->caught |= event->seat == r->challenge_of; break;
    case UNO_CHALLENGED: note_shown(r, event); break;
    case UNO_VERDICT: note_verdict(r, event); break;
    case UNO_SWAPPED: note_swapped(r, event->seat, event->other); break;
    case UNO_NEW_HAND: note_new_hand(r, event); break;
    case UNO_PASSED: /* UF-3.5 */ note_unable(r, event->seat, after); break;
    default: break;
    }
}

/* Whether cards wait to be looked at. They wait longer after the usual naming of a top card. */
static bool is_news(const recall *r, const uc_event *seen, int count, const uc_uno_flip *after) {
    if (after->head.phase < UC_UNO_FLIP_IN_TOP || (count == 1 && seen[0].type == UNO_TOP)) return false;
    return !set_empty(r->changed);
}

void uno_flip_memory_update(uc_memory *memory, const uc_view *after, const uc_event *seen, int count) {
    recall *r = recall_of(memory);
    const uc_uno_flip *u = &after->state.uno_flip;
    for (int i = 0; i < count; i++) note_event(r, u, &seen[i], count - 1 - i);
    r->color = u->color;
    if (r->challenge_of != u->challenge_of) r->caught = 0;
    r->challenge_of = u->challenge_of;
    if (is_news(r, seen, count, u)) narrow(r, !r->side, NULL);
}

/* Hands are read only after a flip, and of those only the backs; the cards of the discard pile never. */
void uno_flip_memory_view(const uc_state *after, const uc_event *seen, int count, uc_view *view) {
    const uc_uno_flip *from = &after->uno_flip;
    uc_uno_flip *to = &view->state.uno_flip;
    const size_t open = offsetof(uc_uno_flip, target);
    memcpy((char *)to + open, (const char *)from + open, offsetof(uc_uno_flip, discard) - open);
    if (from->opt_backs != UC_UNO_FLIP_BACKS_VISIBLE || !has_event(seen, count, UNO_FLIPPED)) return;
    for (int seat = 0; seat < from->head.seats; seat++)
        to->seat[seat].hand = uno_flip_backs(!from->side, from->seat[seat].hand);
}

/* Also accepts a view from the middle of a game: then every unseen card may lie anywhere. */
void uno_flip_memory_start(uc_memory *memory, const uc_view *view) {
    const uc_uno_flip *u = &view->state.uno_flip;
    recall *r = recall_of(memory);
    memset(memory, 0, sizeof *memory);
    r->viewer = u->head.viewer;
    r->seats = u->head.seats;
    r->hidden = u->opt_backs == UC_UNO_FLIP_BACKS_HIDDEN;
    r->block = u->opt_wild_draw == UC_UNO_FLIP_WILD_BLOCK;
    r->house = u->house;
    forget(r);
    if (u->head.phase == UC_UNO_FLIP_IN_DEALER) return;
    r->side = u->side;
    r->color = u->color;
    r->piled = u->piled;
    r->challenge_of = u->challenge_of;
    uc_set unseen = uno_flip_unseen(u);
    for (int seat = 0; seat < r->seats; seat++) {
        if (!is_other(r, seat) || !u->seat[seat].held) continue;
        r->may[new_of(seat)] = unseen;
        if (!r->hidden) r->backs[seat] = r->fresh[seat] = u->seat[seat].hand;
    }
    r->may[PILE] = unseen;
    if (u->top != NONE) r->may[TOP] = r->hidden ? unseen : set_and(unseen, same_face(!u->side, u->top));
    if (u->bottom != NONE)
        r->may[BOTTOM] = r->hidden ? unseen : set_and(unseen, same_face(u->side, u->bottom));
    for (int i = 0; i < u->discards; i++) put_card(&r->discarded, u->discard[i]);
    if (u->discards) r->discard = u->discard[u->discards - 1];
    if (set_has(&unseen, TWIN) && set_has(&r->discarded, TWIN)) { /* the other one is not seen */
        set_drop(&r->discarded, TWIN);
        set_add(&r->discarded, TWIN + 1);
    }
    narrow(r, !r->side, NULL);
}

uc_set uno_flip_may_hold(const uc_uno_flip *shown, const uc_memory *memory, int seat) {
    const recall *r = (const recall *)(const void *)memory;
    return seat == r->viewer ? shown->seat[seat].hand : may_lie(r, places_of(seat));
}
