/* Flip 7: the rules of play.
 *
 * The deck is kept as running sums, so that its size is one byte of it, and both the card at a place and the
 * deck without that card are one compare of bytes. The discard pile is not kept at all: it is the rest
 * (flip7_discard).
 *
 * A move ends in `go_on`, which does what follows without choice: the next card of a Flip Three, the next
 * card set aside, the next seat. */
#include "games/flip7.h"

#include <string.h>

/* F7-1.1 */
const uint8_t flip7_deck[UC_FLIP7_KINDS] = {1,  1,  2, 3, 4, 5, 6, 7, 8, 9, 10,
                                            11, 12, 1, 1, 1, 1, 1, 1, 3, 3, 3};

enum {
    NUMBERS = (1 << UC_FLIP7_NUMBERS) - 1,
    SCORING = (1 << UC_FLIP7_FREEZE) - 1,
    FREEZE = 1 << UC_FLIP7_FREEZE,
    FLIP3 = 1 << UC_FLIP7_FLIP3,
    SECOND = 1 << UC_FLIP7_SECOND,
    FLIP_SEVEN = 7,      /* F7-3.4 */
    SEVEN_BONUS = 15,    /* F7-5.1 */
    FIRST_SEAT_LEFT = 0, /* indices of the words of options */
    RESHUFFLE_NEVER = 0,
    TIE_EXTRA_ROUND = 0,
    ONE_DECK_SEATS = 18, /* F7-1.2 */
};

static inline bool has(const uc_flip7_seat *seat, int kind) {
    return seat->cards >> kind & 1;
}

/** Appends an event; other parts than these stay as uc_tell leaves them. */
static inline void tell(uc_events *events, int type, int seat, int card, int32_t value) {
    if (!events) return;
    uc_event *event = uc_tell(events, type, seat);
    event->a = (uint8_t)card;
    event->value = value;
}

static inline void tell_other(uc_events *events, int type, int seat, int other, int32_t value) {
    if (!events) return;
    uc_event *event = uc_tell(events, type, seat);
    event->other = (uint8_t)other;
    event->value = value;
}

/* ---- the deck ---- */

static inline uint32_t deck_size(const uc_flip7 *s) {
    return s->below[UC_FLIP7_KINDS];
}

static inline void deck_take(uc_flip7 *s, int kind) {
    for (int i = 0; i < (int)sizeof s->below; i++) s->below[i] = (uint8_t)(s->below[i] - (i > kind));
}

/** The deck becomes the whole game without `out`: the copies of each kind that are elsewhere. */
static void deck_fill(uc_flip7 *s, const uint8_t out[UC_FLIP7_KINDS]) {
    int size = 0;
    for (int i = 0; i < (int)sizeof s->below; i++) {
        s->below[i] = (uint8_t)size;
        if (i < UC_FLIP7_KINDS) size += flip7_deck[i] * s->decks - out[i];
    }
}

void flip7_placed(const uc_flip7 *s, uint8_t ret_copies[UC_FLIP7_KINDS]) {
    memset(ret_copies, 0, UC_FLIP7_KINDS);
    for (int i = 0; i < s->head.seats; i++) {
        const uc_flip7_seat *seat = &s->seat[i];
        for (uint32_t rest = seat->cards & ~(uint32_t)FLIP3; rest; rest &= rest - 1)
            ret_copies[bits_lowest(rest)]++;
        for (uint32_t rest = seat->twice; rest; rest &= rest - 1)
            ret_copies[UC_FLIP7_PLUS2 + bits_lowest(rest)]++;
        ret_copies[UC_FLIP7_FLIP3] = (uint8_t)(ret_copies[UC_FLIP7_FLIP3] + seat->flip3s);
        if (seat->status == UC_FLIP7_BUSTED) ret_copies[seat->bust]++;
    }
    for (int i = 0; i < s->queued; i++) ret_copies[s->queue[i].card]++;
    if (s->assign_card) ret_copies[s->assign_card]++;
}

void uc_flip7_discard(const uc_flip7 *state, uint8_t ret_copies[UC_FLIP7_KINDS]) {
    uint8_t placed[UC_FLIP7_KINDS];
    flip7_placed(state, placed);
    for (int k = 0; k < UC_FLIP7_KINDS; k++)
        ret_copies[k] = (uint8_t)(flip7_deck[k] * state->decks - placed[k] - uc_flip7_copies(state, k));
}

/** F7-5.3: the discard pile becomes the deck. False when it is empty too. */
static bool reshuffle(uc_flip7 *s, uc_events *events) {
    uint8_t placed[UC_FLIP7_KINDS];
    flip7_placed(s, placed);
    deck_fill(s, placed);
    if (!deck_size(s)) return false;
    tell(events, FLIP7_RESHUFFLED, UC_NOBODY, UC_NOBODY, (int32_t)deck_size(s));
    return true;
}

/** F7-5.3: the next card is needed now. False when there is none for this seat. */
static inline bool card_ready(uc_flip7 *s, int seat, uc_events *events) {
    if (__builtin_expect(deck_size(s) != 0, 1) || reshuffle(s, events)) return true;
    tell(events, FLIP7_NO_CARD, seat, UC_NOBODY, 0);
    return false;
}

int flip7_drawing(const uc_flip7 *s) {
    if (s->head.phase == UC_FLIP7_DEAL || s->head.phase == UC_FLIP7_DRAW) return s->turn;
    return s->left ? s->flipper : UC_NOBODY;
}

/* ---- seats ---- */

/** F7-2.2: the seat that is dealt to first and has the first turn. */
static inline int first_seat(const uc_flip7 *s) {
    int seat = s->dealer + (s->first_seat == FIRST_SEAT_LEFT);
    return seat == s->head.seats ? 0 : seat;
}

/** Place of a seat in turn order, from 0. */
static inline int place(const uc_flip7 *s, int seat) {
    int from_first = seat - first_seat(s);
    return from_first < 0 ? from_first + s->head.seats : from_first;
}

/** The next active seat after this one, which may be itself; somebody is active. */
static inline int next_active(const uc_flip7 *s, int seat) {
    uint64_t behind = s->active & (~UINT64_C(1) << seat);
    return bits_lowest(behind ? behind : s->active);
}

static inline void leave(uc_flip7 *s, int seat, int status) {
    s->active &= ~(UINT64_C(1) << seat);
    s->seat[seat].status = (uint8_t)status;
}

/** F7-5.1: numbers, doubled by an x2, and +N; each weight's bits are counted at once. */
static inline int32_t points(const uc_flip7_seat *seat) {
    uint32_t cards = seat->cards, more = (uint32_t)seat->twice << UC_FLIP7_PLUS2;
    int32_t numbers = bits_count(cards & 0x0aaa) + 2 * bits_count(cards & 0x0ccc) +
                      4 * bits_count(cards & 0x10f0) + 8 * bits_count(cards & 0x1f00);
    int32_t plus =
        2 * bits_count(cards & 0x2a000) + 4 * bits_count(cards & 0x0c000) + 8 * bits_count(cards & 0x30000);
    if (more)
        plus +=
            2 * bits_count(more & 0x2a000) + 4 * bits_count(more & 0x0c000) + 8 * bits_count(more & 0x30000);
    return (numbers << has(seat, UC_FLIP7_X2)) + plus;
}

int32_t uc_flip7_points(const uc_flip7_seat *seat) {
    return seat->status == UC_FLIP7_BUSTED ? 0 : points(seat);
}

/* ---- rounds ---- */

/** F7-2.2: the deal begins; everything lies in the deck and the discard pile. */
static inline void begin_deal(uc_flip7 *s, uc_events *events) {
    s->active = (UINT64_C(1) << s->head.seats) - 1;
    s->dealing = 1;
    s->turn = (uint8_t)first_seat(s);
    tell(events, FLIP7_ROUND, s->dealer, UC_NOBODY, (int32_t)s->head.round);
    card_ready(s, s->turn, events);
    s->head.phase = UC_FLIP7_DEAL;
}

/** One seat's score of the round; its cards go to the discard pile (F7-5.2, F7-4.10). Returns its new total.
 */
static inline int32_t score_seat(uc_flip7 *s, int seat, int flip7, uc_events *events) {
    uc_flip7_seat *at = &s->seat[seat];
    int32_t score = uc_flip7_points(at) + (seat == flip7 ? SEVEN_BONUS : 0);
    if (events) {
        uc_event *event = uc_tell(events, FLIP7_SCORED, seat);
        event->a = at->status == UC_FLIP7_BUSTED ? at->bust : UC_NOBODY;
        event->b = at->status;
        event->c = seat == flip7;
        event->value = score;
        event->set.word[0] = (at->cards & SCORING) | (uint64_t)at->twice << (UC_FLIP7_KINDS + UC_FLIP7_PLUS2);
    }
    *at = (uc_flip7_seat){.total = at->total + score, .last_score = (int16_t)score};
    return at->total;
}

/** The seats with the most points. */
static uint64_t leaders(const uc_flip7 *s) {
    uint64_t seats = 0;
    int32_t best = -1;
    for (int i = 0; i < s->head.seats; i++) {
        if (s->seat[i].total > best) seats = 0;
        if (s->seat[i].total >= best) seats |= UINT64_C(1) << i;
        best = s->seat[i].total > best ? s->seat[i].total : best;
    }
    return seats;
}

/** F7-5.4: the table is clear and nothing more happens. */
static void end_game(uc_flip7 *s, uc_events *events) {
    s->active = (UINT64_C(1) << s->head.seats) - 1;
    s->dealing = 0;
    s->turn = s->dealer;
    s->head.phase = UC_FLIP7_OVER;
    tell(events, FLIP7_GAME_OVER, UC_NOBODY, UC_NOBODY, (int32_t)s->head.round);
    for (uint64_t winners = leaders(s); winners; winners &= winners - 1) {
        int seat = bits_lowest(winners);
        tell(events, FLIP7_WON, seat, UC_NOBODY, s->seat[seat].total);
    }
}

static inline void begin_next_round(uc_flip7 *s, uc_events *events) {
    static const uint8_t nothing[UC_FLIP7_KINDS];
    s->head.round++;
    s->dealer = s->dealer + 1 == s->head.seats ? 0 : (uint8_t)(s->dealer + 1); /* F7-2.1 */
    if (s->reshuffle != RESHUFFLE_NEVER) deck_fill(s, nothing);                /* F7-5.2 */
    begin_deal(s, events);
}

/** Cards set aside that nobody will get (F7-3.4, F7-4.7, F7-4.8): the first `count` of the queue. */
static void drop_asides(uc_flip7 *s, int count, uc_events *events) {
    for (int i = 0; i < count; i++) tell(events, FLIP7_DISCARDED, s->queue[i].by, s->queue[i].card, 0);
    s->queued = (uint8_t)(s->queued - count);
    memmove(s->queue, s->queue + count, s->queued * sizeof s->queue[0]);
    memset(s->queue + s->queued, 0, (size_t)count * sizeof s->queue[0]);
}

/** F7-3.6, F7-5.4: the round is over; `flip7` is the seat that ended it by a Flip 7, or UC_NOBODY. */
static void end_round(uc_flip7 *s, int flip7, uc_events *events) {
    int32_t best = -1;
    bool shared = false;
    if (s->queued) drop_asides(s, s->queued, events);
    s->left = s->depth = s->flipper = 0;
    s->has_last = 1;
    s->last_flip7 = (uint8_t)flip7;
    tell(events, FLIP7_ROUND_OVER, UC_NOBODY, UC_NOBODY, (int32_t)s->head.round);
    for (int seat = 0; seat < s->head.seats; seat++) {
        int32_t total = score_seat(s, seat, flip7, events);
        shared = total == best || (shared && total < best);
        best = total > best ? total : best;
    }
    if (best >= s->target && !(shared && s->tie == TIE_EXTRA_ROUND))
        end_game(s, events);
    else
        begin_next_round(s, events);
}

/* ---- what follows without choice ---- */

/** F7-4.9: the deal goes on with the next active seat (F7-2.4), or that seat has its turn (F7-3.1); without
 * one the round ends (F7-2.5, F7-3.6). */
static inline void pass_turn(uc_flip7 *s, uc_events *events) {
    do {
        if (!s->active) {
            end_round(s, UC_NOBODY, events);
            return;
        }
        int next = next_active(s, s->turn);
        bool dealt = s->dealing && place(s, next) <= place(s, s->turn);
        if (events && (dealt || (!s->dealing && next != s->turn)))
            tell(events, FLIP7_TURN, next, UC_NOBODY, 0);
        s->turn = (uint8_t)next;
        if (dealt) s->dealing = 0;
        if (!s->dealing) {
            s->head.phase = UC_FLIP7_CHOOSE;
            return;
        }
    } while (!card_ready(s, s->turn, events));
    s->head.phase = UC_FLIP7_DEAL;
}

static inline void ask_target(uc_flip7 *s, int by, int card) {
    s->head.phase = UC_FLIP7_ASSIGN;
    s->assign_by = (uint8_t)by;
    s->assign_card = (uint8_t)card;
}

/** F7-4.7, F7-4.8: the innermost card set aside is assigned first, also by a seat that is out by now. */
static void assign_aside(uc_flip7 *s) {
    uc_flip7_aside aside = s->queue[0];
    drop_asides(s, 1, NULL);
    s->depth = (uint8_t)(aside.depth + 1);
    ask_target(s, aside.by, aside.card);
}

/** After a card or an assignment: the rest of a Flip Three, then what it set aside, then the next seat. */
static void go_on(uc_flip7 *s, uc_events *events) {
    if (s->left && card_ready(s, s->flipper, events)) {
        s->head.phase = UC_FLIP7_FLIP;
        return;
    }
    s->left = s->flipper = s->depth = 0;
    if (s->queued && s->active) {
        assign_aside(s);
        return;
    }
    if (s->queued) drop_asides(s, s->queued, events);
    pass_turn(s, events);
}

/* ---- cards ---- */

/** Cards set aside in the Flip Three in progress; they stand first (F7-4.7). */
static int own_asides(const uc_flip7 *s) {
    int count = 0;
    while (count < s->queued && s->queue[count].depth == s->depth) count++;
    return count;
}

/** F7-3.3, F7-4.8: a number that the seat has. */
static void bust(uc_flip7 *s, int seat, int number, uc_events *events) {
    leave(s, seat, UC_FLIP7_BUSTED);
    s->seat[seat].bust = (uint8_t)number;
    tell(events, FLIP7_BUSTED, seat, number, 0);
    drop_asides(s, own_asides(s), events);
    s->left = 0;
}

static inline void take_number(uc_flip7 *s, int seat, int number, uc_events *events) {
    uc_flip7_seat *at = &s->seat[seat];
    if (!has(at, number)) {
        at->cards |= 1u << number;
        if (__builtin_expect(bits_count(at->cards & NUMBERS) == FLIP_SEVEN, 0)) { /* F7-3.4 */
            tell(events, FLIP7_SEVEN, seat, UC_NOBODY, 0);
            end_round(s, seat, events);
            return;
        }
    } else if (at->cards & SECOND) { /* F7-4.5 */
        at->cards &= ~(uint32_t)SECOND;
        tell(events, FLIP7_SAVED, seat, number, 0);
    } else {
        bust(s, seat, number, events);
    }
    go_on(s, events);
}

/** F7-3.5 */
static inline void take_modifier(uc_flip7 *s, int seat, int kind, uc_events *events) {
    uc_flip7_seat *at = &s->seat[seat];
    if (has(at, kind)) at->twice |= (uint8_t)(1u << (kind - UC_FLIP7_PLUS2));
    at->cards |= 1u << kind;
    go_on(s, events);
}

/** F7-4.4: active seats without a Second Chance. */
static uint64_t second_targets(const uc_flip7 *s) {
    uint64_t seats = s->active;
    for (uint64_t rest = s->active; rest; rest &= rest - 1)
        if (has(&s->seat[bits_lowest(rest)], UC_FLIP7_SECOND)) seats &= ~(rest & (0 - rest));
    return seats;
}

/** F7-4.4: kept, given away, or discarded. */
static void take_second(uc_flip7 *s, int seat, uc_events *events) {
    bool held = has(&s->seat[seat], UC_FLIP7_SECOND);
    s->seat[seat].cards |= SECOND;
    if (held && second_targets(s)) {
        if (!s->left) s->flipper = s->depth = 0;
        ask_target(s, seat, UC_FLIP7_SECOND);
        return;
    }
    if (held) tell(events, FLIP7_DISCARDED, seat, UC_FLIP7_SECOND, 0);
    go_on(s, events);
}

/** F7-4.7: behind the cards that this Flip Three has set aside before. */
static void set_aside(uc_flip7 *s, int card, uc_events *events) {
    int at = own_asides(s), by = s->flipper;
    memmove(s->queue + at + 1, s->queue + at, (size_t)(s->queued - at) * sizeof s->queue[0]);
    s->queue[at] = (uc_flip7_aside){(uint8_t)by, (uint8_t)card, s->depth};
    s->queued++;
    tell(events, FLIP7_SET_ASIDE, by, card, 0);
    go_on(s, events);
}

/** F7-2.3, F7-4.1, F7-4.2: an action card is resolved at once, or set aside inside a Flip Three. */
static void take_action(uc_flip7 *s, int seat, int card, bool flipping, uc_events *events) {
    if (card == UC_FLIP7_SECOND)
        take_second(s, seat, events);
    else if (flipping)
        set_aside(s, card, events);
    else
        ask_target(s, seat, card);
}

/** A chance move: the next card, face up, for the seat that it is for. */
static inline void take_card(uc_flip7 *s, int card, uc_events *events) {
    bool flipping = s->head.phase == UC_FLIP7_FLIP;
    int seat = flipping ? s->flipper : s->turn;
    s->left = (uint8_t)(s->left - flipping);
    deck_take(s, card);
    if (events) {
        int type = flipping ? FLIP7_FLIPPED : s->head.phase == UC_FLIP7_DEAL ? FLIP7_DEALT : FLIP7_DREW;
        tell(events, type, seat, card, s->left);
    }
    if (card < UC_FLIP7_NUMBERS)
        take_number(s, seat, card, events);
    else if (card < UC_FLIP7_FREEZE)
        take_modifier(s, seat, card, events);
    else
        take_action(s, seat, card, flipping, events);
}

/* ---- moves of seats ---- */

/** F7-3.1: the seat banks its points. */
static inline void stay(uc_flip7 *s, uc_events *events) {
    leave(s, s->turn, UC_FLIP7_STAYED);
    if (events) tell(events, FLIP7_STAYED, s->turn, UC_NOBODY, points(&s->seat[s->turn]));
    pass_turn(s, events);
}

/** F7-3.1; a hit without a card to take is a stay (F7-5.3). */
static inline void hit(uc_flip7 *s, uc_events *events) {
    if (card_ready(s, s->turn, events))
        s->head.phase = UC_FLIP7_DRAW;
    else
        stay(s, events);
}

/** F7-4.1, F7-4.6 */
static void freeze(uc_flip7 *s, int by, int seat, uc_events *events) {
    s->seat[seat].cards |= FREEZE;
    leave(s, seat, UC_FLIP7_FROZEN);
    if (events) tell_other(events, FLIP7_FROZE, by, seat, points(&s->seat[seat]));
}

/** F7-4.2, F7-4.6 */
static void begin_flip3(uc_flip7 *s, int by, int seat, uc_events *events) {
    s->seat[seat].cards |= FLIP3;
    s->seat[seat].flip3s++;
    s->flipper = (uint8_t)seat;
    s->left = 3;
    if (events) tell_other(events, FLIP7_FLIP3, by, seat, 0);
}

static void assign(uc_flip7 *s, int seat, uc_events *events) {
    int by = s->assign_by, card = s->assign_card;
    s->assign_by = s->assign_card = 0;
    if (card == UC_FLIP7_FREEZE) {
        freeze(s, by, seat, events);
    } else if (card == UC_FLIP7_FLIP3) {
        begin_flip3(s, by, seat, events);
    } else { /* F7-4.4 */
        s->seat[seat].cards |= SECOND;
        if (events) tell_other(events, FLIP7_GAVE, by, seat, 0);
    }
    go_on(s, events);
}

/* ---- the interface ---- */

static void start(uc_state *state) {
    uc_flip7 *s = &state->flip7;
    static const uint8_t nothing[UC_FLIP7_KINDS];
    if (!s->decks) s->decks = s->head.seats > ONE_DECK_SEATS ? 2 : 1; /* F7-1.2 */
    s->dealer = s->first_dealer;                                      /* F7-2.1 */
    s->last_flip7 = UC_NOBODY;
    deck_fill(s, nothing);
    begin_deal(s, NULL);
}

static inline uint64_t actors(const uc_state *state) {
    const uc_flip7 *s = &state->flip7;
    int phase = s->head.phase, mover = UC_CHANCE;
    mover = phase == UC_FLIP7_CHOOSE ? s->turn : mover;
    mover = phase == UC_FLIP7_ASSIGN ? s->assign_by : mover;
    return (uint64_t)(phase != UC_FLIP7_OVER) << mover;
}

/** F7-4.1 to F7-4.4: the seats that may be chosen; a lone active seat may only choose itself (F7-4.3). */
static inline uint64_t targets(const uc_flip7 *s) {
    return s->assign_card == UC_FLIP7_SECOND ? second_targets(s) : s->active;
}

static inline int legal(const uc_state *state, int seat, uc_move *moves) {
    const uc_flip7 *s = &state->flip7;
    int count = 0;
    if (s->head.phase == UC_FLIP7_CHOOSE && seat == s->turn) {
        moves[0] = UC_FLIP7_HIT;
        moves[1] = UC_FLIP7_STAY;
        return 1 + (s->seat[seat].cards != 0); /* F7-3.2 */
    }
    if (s->head.phase == UC_FLIP7_ASSIGN && seat == s->assign_by)
        for (uint64_t rest = targets(s); rest; rest &= rest - 1)
            moves[count++] = (uc_move)(UC_FLIP7_TARGET + bits_lowest(rest));
    return count;
}

/** The rule of each phase that a move of another phase breaks. */
static uc_rule phase_rule(const uc_flip7 *s) {
    switch (s->head.phase) {
    case UC_FLIP7_DEAL: return 202; /* F7-2.2 */
    case UC_FLIP7_FLIP: return 402; /* F7-4.2 */
    case UC_FLIP7_ASSIGN:
        return s->assign_card == UC_FLIP7_SECOND ? 404 : s->assign_card == UC_FLIP7_FLIP3 ? 402 : 401;
    default: return 301; /* F7-3.1 */
    }
}

/** A card that is not in the deck breaks F7-1.1, a stay without cards F7-3.2, a target the rule of its card.
 */
static inline uc_rule refuse(const uc_state *state, int mover, uc_move move) {
    const uc_flip7 *s = &state->flip7;
    if (mover == UC_CHANCE && move < UC_FLIP7_HIT) return uc_flip7_copies(s, move) ? UC_LEGAL : 101;
    if (s->head.phase == UC_FLIP7_CHOOSE) {
        if (move == UC_FLIP7_HIT) return UC_LEGAL;
        if (move == UC_FLIP7_STAY) return s->seat[mover].cards ? UC_LEGAL : 302;
    } else if (s->head.phase == UC_FLIP7_ASSIGN && move >= UC_FLIP7_TARGET) {
        int seat = move - UC_FLIP7_TARGET;
        bool active = s->active >> seat & 1, second = s->assign_card == UC_FLIP7_SECOND;
        if (active && !(second && has(&s->seat[seat], UC_FLIP7_SECOND))) return UC_LEGAL;
    }
    return phase_rule(s);
}

static inline void step(uc_state *state, int mover, uc_move move, uc_events *events) {
    uc_flip7 *s = &state->flip7;
    (void)mover;
    if (move < UC_FLIP7_HIT)
        take_card(s, move, events);
    else if (move == UC_FLIP7_HIT)
        hit(s, events);
    else if (move == UC_FLIP7_STAY)
        stay(s, events);
    else
        assign(s, move - UC_FLIP7_TARGET, events);
}

static uc_result apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_door(state, mover, move, events, UC_FLIP7_MOVES, actors, refuse, step);
}

static inline uint32_t weight(const uc_state *state) {
    return deck_size(&state->flip7);
}

/** The card below which at most r cards are: one compare of bytes. */
static inline uc_move pick(const uc_state *state, uint32_t r) {
    const uint8_t *below = state->flip7.below;
    int kind = -1;
    for (int i = 0; i < UC_FLIP7_KINDS; i++) kind += below[i] <= r;
    return (uc_move)(UC_FLIP7_CARD + kind);
}

static uc_move draw(const uc_state *state, uc_rng *rng) {
    return pick(state, uc_rng_below(rng, weight(state)));
}

static int outcomes(const uc_state *state, uc_move *moves, uint32_t *weights) {
    int count = 0;
    if (actors(state) != UC_ACTORS_CHANCE) return 0;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        int copies = uc_flip7_copies(&state->flip7, kind);
        if (!copies) continue;
        if (weights) weights[count] = (uint32_t)copies;
        moves[count++] = (uc_move)(UC_FLIP7_CARD + kind);
    }
    return count;
}

static uint64_t playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    return uc_playout_by(state, rng, limit, actors, legal, step, weight, pick);
}

static int32_t total(const uc_state *state, int seat) {
    return state->flip7.seat[seat].total;
}

static uint64_t winners(const uc_state *state) {
    return state->head.phase == UC_FLIP7_OVER ? leaders(&state->flip7) : 0;
}

const uc_game uc_game_flip7 = {
    .id = "flip7",
    .name = "Flip 7",
    .prefix = "F7",
    .number = UC_GAME_FLIP7,
    .seats_min = 1, /* F7-5.5 */
    .seats_max = UC_SEATS_MAX,
    .moves = UC_FLIP7_MOVES,
    .state_base = offsetof(uc_flip7, seat),
    .state_seat = sizeof(uc_flip7_seat),
    .phases = flip7_phases,
    .options = flip7_options,
    .fields = flip7_fields,
    .events = flip7_events,
    .start = start,
    .actors = actors,
    .legal = legal,
    .apply = apply,
    .step = step,
    .weight = weight,
    .pick = pick,
    .draw = draw,
    .outcomes = outcomes,
    .playout = playout,
    .total = total,
    .winners = winners,
    .check = flip7_check,
    .see = flip7_see,
    .remember = flip7_remember,
    .note = flip7_note,
    .resample = flip7_resample,
    .move_text = flip7_move_text,
    .noun = flip7_noun,
    .explain = flip7_explain,
};
