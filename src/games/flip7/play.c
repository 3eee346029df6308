/* Flip 7: the rules of play.
 *
 * The deck is stored as running sums: one byte is its size, and one comparison of bytes finds the card at a
 * place, or gives the deck without that card. The discard pile is not stored: it is the rest
 * (uc_flip7_discard).
 *
 * A move ends in `pass_turn` or, if a Flip Three may be in progress, in `go_on`: they do everything that
 * follows without a choice. Functions that random play often needs are inlined twice, with and without
 * events; the others are kept out of its way.
 */
#include "games/flip7/flip7.h"

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
    ALL_KINDS = (1 << UC_FLIP7_KINDS) - 1,
    FLIP_SEVEN = 7,      /* F7-3.4 */
    SEVEN_BONUS = 15,    /* F7-5.1 */
    FIRST_SEAT_LEFT = 0, /* indices of the words of options */
    RESHUFFLE_NEVER = 0,
    NESTED_ASIDE = 0,
    SECOND_PASS = 0,
    TARGETS_ANY = 0,
    DEAL_ANY = 0,
    ONE_DECK_SEATS = 18, /* F7-1.2 */
};

static inline bool has(const uc_flip7_seat *seat, int kind) {
    return seat->cards >> kind & 1;
}

/** Appends an event; other parts than these stay as uc_report leaves them. */
static inline void report(uc_events *events, int type, int seat, int card, int32_t value) {
    if (!events) return;
    uc_event *event = uc_report(events, type, seat);
    event->a = (uint8_t)card;
    event->value = value;
}

static inline void report_other(uc_events *events, int type, int seat, int other, int32_t value) {
    if (!events) return;
    uc_event *event = uc_report(events, type, seat);
    event->other = (uint8_t)other;
    event->value = value;
}

/* ---- the deck ---- */

static inline uint32_t deck_size(const uc_flip7 *s) {
    return s->size;
}

static inline void deck_take(uc_flip7 *s, int kind) {
    /* For the 31 - kind places from its start: 1 for the sums above the kind, 0 for the others. */
    static const uint8_t steps[64] = {[32] = 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                                      1,        1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    const uint8_t *step = steps + 31 - kind;
    s->size--;
    for (int i = 0; i < (int)sizeof s->below; i++) s->below[i] = (uint8_t)(s->below[i] - step[i]);
}

/** The kind of the card at place r of the deck: the number of sums that are at most r, less one. */
static inline int deck_find(const uc_flip7 *s, uint32_t r) {
#if defined(__AVX2__)
    typedef uint8_t bytes __attribute__((vector_size(32)));
    typedef char mask __attribute__((vector_size(32)));
    bytes below;
    memcpy(&below, s->below, sizeof below);
    mask most = (mask)(below <= (bytes){0} + (uint8_t)r);
    return __builtin_popcount((uint32_t)__builtin_ia32_pmovmskb256(most)) - 1;
#else
    const uint64_t high = UINT64_C(0x8080808080808080), place = r * UINT64_C(0x0101010101010101);
    int kind = -1;
    for (int i = 0; i < 3; i++) { /* bytes compared eight at a time; no sum from the 24th on is at most r */
        uint64_t sums, difference;
        memcpy(&sums, s->below + 8 * i, sizeof sums);
        difference = (place | high) - (sums & ~high);
        kind += bits_count(((~sums & place) | (~(sums ^ place) & difference)) & high);
    }
    return kind;
#endif
}

/** Makes a deck of the whole game without `out`, the copies of each kind that are elsewhere. */
static void deck_fill(uc_flip7 *s, const uint8_t out[UC_FLIP7_KINDS]) {
    int size = 0;
    for (int i = 0; i < (int)sizeof s->below; i++) {
        s->below[i] = (uint8_t)size;
        if (i < UC_FLIP7_KINDS) size += flip7_deck[i] * s->decks - out[i];
    }
    s->size = (uint8_t)size;
}

/** F7-5.3: the discard pile becomes the deck. False if it is empty too. */
UC_COLD bool reshuffle(uc_flip7 *s, uc_events *events) {
    uint8_t placed[UC_FLIP7_KINDS];
    flip7_placed(s, placed);
    deck_fill(s, placed);
    if (!deck_size(s)) return false;
    report(events, FLIP7_RESHUFFLED, UC_NOBODY, UC_NOBODY, (int32_t)deck_size(s));
    return true;
}

/** F7-5.3: the next card is needed now. False if there is no card for this seat. */
UC_INLINE bool card_ready(uc_flip7 *s, int seat, uc_events *events) {
    if (UC_LIKELY(deck_size(s) != 0) || reshuffle(s, events)) return true;
    report(events, FLIP7_NO_CARD, seat, UC_NOBODY, 0);
    return false;
}

int flip7_drawing(const uc_flip7 *s) {
    if (s->head.phase == UC_FLIP7_DEAL || s->head.phase == UC_FLIP7_DRAW) return s->turn;
    return s->left ? s->flipper : UC_NOBODY;
}

/* ---- seats ---- */

/** The seat after the last is the first. A mask, since a branch would often be mispredicted. */
UC_INLINE int wrap(int seat, int seats) {
    return seat & -(seat != seats);
}

/** F7-2.2: the seat that gets the first card and has the first turn. */
static inline int first_seat(const uc_flip7 *s) {
    return wrap(s->dealer + (s->first_seat == FIRST_SEAT_LEFT), s->head.seats);
}

/** The next active seat after this one, perhaps itself; at least one seat is active. The seats after it come
 * first when the set is rotated by it. */
UC_INLINE int next_of(uint64_t active, int seat) {
    int by = seat + 1;
    uint64_t turned = active >> by | active << (-by & 63);
    return (bits_lowest(turned) + by) & 63;
}

static inline void leave(uc_flip7 *s, int seat, int status) {
    s->active &= ~(UINT64_C(1) << seat);
    s->seat[seat].status = (uint8_t)status;
}

/** The values of a set of numbers and +N; the bits of each weight are counted at once. */
UC_INLINE int32_t values(uint32_t kinds) {
    const uint32_t ones = 0x00aaa, twos = 0x2accc, fours = 0x0d0f0, eights = 0x31f00;
    return bits_count(kinds & ones) + 2 * bits_count(kinds & twos) + 4 * bits_count(kinds & fours) +
           8 * bits_count(kinds & eights);
}

/** F7-5.1: numbers, doubled by an x2, and +N. */
UC_INLINE int32_t points(const uc_flip7_seat *seat) {
    int32_t sum = values(seat->cards);
    if (has(seat, UC_FLIP7_X2)) sum += values(seat->cards & NUMBERS);
    if (seat->twice) sum += values((uint32_t)seat->twice << UC_FLIP7_PLUS2);
    return sum;
}

int32_t uc_flip7_points(const uc_flip7_seat *seat) {
    return seat->status == UC_FLIP7_BUSTED ? 0 : points(seat);
}

/* ---- rounds ---- */

static inline void ask(uc_flip7 *s, int phase, int actor) {
    s->head.phase = (uint8_t)phase;
    s->actor = (uint8_t)actor;
}

/** F7-2.2: the deal begins; all cards are in the deck and the discard pile. */
static inline void begin_deal(uc_flip7 *s, uc_events *events) {
    s->active = (UINT64_C(1) << s->head.seats) - 1;
    s->dealing = 1;
    s->turn = (uint8_t)first_seat(s);
    report(events, FLIP7_ROUND, s->dealer, UC_NOBODY, (int32_t)s->head.round);
    card_ready(s, s->turn, events);
    ask(s, UC_FLIP7_DEAL, UC_CHANCE);
}

void flip7_deal(uc_flip7 *s, int dealer) {
    s->dealer = (uint8_t)dealer;
    begin_deal(s, NULL);
}

static void report_score(const uc_flip7_seat *at, int seat, bool flip7, int32_t score, uc_events *events) {
    uc_event *event = uc_report(events, FLIP7_SCORED, seat);
    event->a = at->status == UC_FLIP7_BUSTED ? at->bust : UC_NOBODY;
    event->b = at->status;
    event->c = flip7;
    event->value = score;
    event->set.word[0] = (at->cards & SCORING) | (uint64_t)at->twice << (UC_FLIP7_KINDS + UC_FLIP7_PLUS2);
}

/** F7-5.4: clears the table; nothing more happens. */
static void end_game(uc_flip7 *s, uc_events *events) {
    s->active = (UINT64_C(1) << s->head.seats) - 1;
    s->dealing = 0;
    s->turn = s->dealer;
    ask(s, UC_FLIP7_OVER, 0);
    report(events, FLIP7_GAME_OVER, UC_NOBODY, UC_NOBODY, (int32_t)s->head.round);
    uint64_t winners = flip7_winners(s);
    if (!winners) report(events, FLIP7_LOST, UC_NOBODY, UC_NOBODY, s->target);
    for (; winners; winners &= winners - 1) {
        int seat = bits_lowest(winners);
        report(events, FLIP7_WON, seat, UC_NOBODY, s->seat[seat].total);
    }
}

static inline void begin_next_round(uc_flip7 *s, uc_events *events) {
    static const uint8_t nothing[UC_FLIP7_KINDS];
    s->head.round++;
    s->dealer = (uint8_t)wrap(s->dealer + 1, s->head.seats);    /* F7-2.1 */
    if (s->reshuffle != RESHUFFLE_NEVER) deck_fill(s, nothing); /* F7-5.2 */
    begin_deal(s, events);
}

/** Cards set aside that nobody will get (F7-3.4, F7-4.7, F7-4.8): the first `count` of the queue. */
UC_COLD void drop_asides(uc_flip7 *s, int count, uc_events *events) {
    for (int i = 0; i < count; i++)
        if (s->queue[i].card) report(events, FLIP7_DISCARDED, s->queue[i].by, s->queue[i].card, 0);
    s->queued = (uint8_t)(s->queued - count);
    memmove(s->queue, s->queue + count, s->queued * sizeof s->queue[0]);
    memset(s->queue + s->queued, 0, (size_t)count * sizeof s->queue[0]);
}

/** F7-3.6: the round is over; `flip7` is the seat that ended it by a Flip 7, or UC_NOBODY. The cards before
 * the seats go to the discard pile (F7-5.2, F7-4.10). */
__attribute__((noinline)) void flip7_end_round(uc_flip7 *s, int flip7, const int32_t *scores,
                                               uc_events *events) {
    int32_t best = 0;
    if (s->queued) drop_asides(s, s->queued, events);
    s->left = s->depth = s->flipper = 0;
    s->has_last = 1;
    s->last_flip7 = (uint8_t)flip7;
    report(events, FLIP7_ROUND_OVER, UC_NOBODY, UC_NOBODY, (int32_t)s->head.round);
    for (int seat = 0; seat < s->head.seats; seat++) {
        uc_flip7_seat *at = &s->seat[seat];
        int32_t score = points(at) & -(at->status != UC_FLIP7_BUSTED);
        if (UC_UNLIKELY(seat == flip7)) score += SEVEN_BONUS;
        if (scores) score = scores[seat];
        int32_t total = at->total + score;
        if (events) report_score(at, seat, seat == flip7, score, events);
        *at = (uc_flip7_seat){.total = total, .last_score = (int16_t)score};
        best = total > best ? total : best;
    }
    if (UC_UNLIKELY(best >= s->target || (s->challenge | s->rounds)) && flip7_decided(s, best))
        end_game(s, events);
    else
        begin_next_round(s, events);
}

void flip7_rules_changed(uc_flip7 *s) {
    int32_t best = 0;
    for (int seat = 0; seat < s->head.seats; seat++)
        best = s->seat[seat].total > best ? s->seat[seat].total : best;
    if (s->head.phase != UC_FLIP7_OVER) { /* back to the end of the round before */
        s->head.round--;
        s->dealer = (uint8_t)((s->dealer ? s->dealer : s->head.seats) - 1);
    }
    if (s->head.round && flip7_decided(s, best))
        end_game(s, NULL);
    else
        begin_next_round(s, NULL);
}

/* ---- what follows without choice ---- */

/** Whether the way clockwise from one seat to the next active one, perhaps itself, passes the first seat: two
 * of these three conditions hold. */
UC_INLINE bool once_around(const uc_flip7 *s, int from, int to) {
    int first = first_seat(s);
    bool lower = to <= from, ahead = first > from, beyond = to >= first;
    return (lower & ahead) | (beyond & (lower | ahead));
}

/** F7-2.2, F7-2.4: deals a card to the next active seat, unless the deal went once around: then that seat has
 * the first turn (F7-3.1). A seat gets no card if none is left (F7-5.3). */
UC_INLINE void deal_on(uc_flip7 *s, uc_events *events) {
    do {
        int next = next_of(s->active, s->turn);
        s->dealing = !once_around(s, s->turn, next);
        s->turn = (uint8_t)next;
        if (!s->dealing) {
            report(events, FLIP7_TURN, next, UC_NOBODY, 0);
            ask(s, UC_FLIP7_CHOOSE, next);
            return;
        }
    } while (!card_ready(s, s->turn, events));
    ask(s, UC_FLIP7_DEAL, UC_CHANCE);
}

/** F7-4.9: the deal continues, or the next active seat has its turn (F7-3.1); if no seat is active the round
 * ends (F7-2.5, F7-3.6). */
UC_INLINE void pass_turn(uc_flip7 *s, uc_events *events) {
    if (!s->active) {
        flip7_end_round(s, UC_NOBODY, NULL, events);
    } else if (s->dealing) {
        deal_on(s, events);
    } else {
        int next = next_of(s->active, s->turn);
        if (events && next != s->turn) report(events, FLIP7_TURN, next, UC_NOBODY, 0);
        s->turn = (uint8_t)next;
        ask(s, UC_FLIP7_CHOOSE, next);
    }
}

static inline void ask_target(uc_flip7 *s, int by, int card) {
    ask(s, UC_FLIP7_ASSIGN, by);
    s->assign_by = (uint8_t)by;
    s->assign_card = (uint8_t)card;
}

/** F7-4.7, F7-4.8: the innermost card set aside is assigned first, even by a seat that is out by now. */
static void assign_aside(uc_flip7 *s) {
    uc_flip7_aside aside = s->queue[0];
    drop_asides(s, 1, NULL);
    s->depth = (uint8_t)(aside.depth + 1);
    ask_target(s, aside.by, aside.card);
}

/** F7-4.11: the innermost Flip Three that was interrupted continues, if its seat is still active. */
static bool resume_flips(uc_flip7 *s) {
    while (s->nested != NESTED_ASIDE && s->queued) {
        uc_flip7_aside flips = s->queue[0];
        drop_asides(s, 1, NULL);
        if (!(s->active >> flips.by & 1)) continue;
        s->flipper = flips.by;
        s->left = flips.depth;
        return true;
    }
    return false;
}

/** After a card of a Flip Three or an assignment: the rest of the Flip Three, then what was set aside, then
 * the next seat. */
UC_COLD void go_on(uc_flip7 *s, uc_events *events) {
    do {
        if (s->left && card_ready(s, s->flipper, events)) {
            ask(s, UC_FLIP7_FLIP, UC_CHANCE);
            return;
        }
        s->left = s->flipper = s->depth = 0;
    } while (resume_flips(s));
    if (s->queued && s->active) {
        assign_aside(s);
        return;
    }
    if (s->queued) drop_asides(s, s->queued, events);
    pass_turn(s, events);
}

/* ---- cards ---- */

/** F7-3.3: out with a number that the seat has. */
static inline void bust(uc_flip7 *s, int seat, int number, uc_events *events) {
    leave(s, seat, UC_FLIP7_BUSTED);
    s->seat[seat].bust = (uint8_t)number;
    report(events, FLIP7_BUSTED, seat, number, 0);
}

/** A number or a modifier for a seat that has it. True if the seat busts. */
UC_COLD bool take_again(uc_flip7 *s, int seat, int kind, uc_events *events) {
    uc_flip7_seat *at = &s->seat[seat];
    if (kind >= UC_FLIP7_PLUS2) { /* of the second deck: F7-1.2 */
        at->twice |= (uint8_t)(1u << (kind - UC_FLIP7_PLUS2));
        return false;
    }
    if (at->cards & SECOND) { /* F7-4.5 */
        if (at->seconds)
            at->seconds--;
        else
            at->cards &= ~(uint32_t)SECOND;
        report(events, FLIP7_SAVED, seat, kind, 0);
        return false;
    }
    bust(s, seat, kind, events);
    return true;
}

/** A number, a modifier (F7-3.5) or a Second Chance (F7-4.4) that the seat lacks stays in front of it. True
 * if it completes a Flip 7 (F7-3.4). */
UC_INLINE bool take_new(uc_flip7 *s, int seat, int kind) {
    uint32_t cards = s->seat[seat].cards | 1u << kind;
    s->seat[seat].cards = cards;
    return UC_UNLIKELY(bits_count(cards & NUMBERS) == FLIP_SEVEN);
}

UC_COLD void win_round(uc_flip7 *s, int seat, uc_events *events) {
    report(events, FLIP7_SEVEN, seat, UC_NOBODY, 0);
    flip7_end_round(s, seat, NULL, events);
}

/** F7-4.4: active seats without a Second Chance; F7-4.12: the seat that has drawn it may keep it. */
static uint64_t second_targets(const uc_flip7 *s, int by) {
    uint64_t seats = s->active;
    for (uint64_t rest = s->active; rest; rest &= rest - 1)
        if (has(&s->seat[bits_lowest(rest)], UC_FLIP7_SECOND)) seats &= ~(rest & (0 - rest));
    return s->second_chance == SECOND_PASS ? seats : seats | UINT64_C(1) << by;
}

/** F7-4.4: a Second Chance for a seat that holds one is given away, or discarded if nobody may have it. */
UC_COLD void pass_second(uc_flip7 *s, int seat, uc_events *events) {
    if (second_targets(s, seat)) {
        if (!s->left) s->flipper = s->depth = 0;
        ask_target(s, seat, UC_FLIP7_SECOND);
        return;
    }
    report(events, FLIP7_DISCARDED, seat, UC_FLIP7_SECOND, 0);
    go_on(s, events);
}

/** Cards set aside in the Flip Three in progress; they stand first (F7-4.7). */
static int own_asides(const uc_flip7 *s) {
    int count = 0;
    while (count < s->queued && s->queue[count].depth == s->depth) count++;
    return count;
}

/** Puts a card set aside, or an interrupted Flip Three, at a place of the queue. */
static void enqueue(uc_flip7 *s, int at, int card, int depth) {
    memmove(s->queue + at + 1, s->queue + at, (size_t)(s->queued - at) * sizeof s->queue[0]);
    s->queue[at] = (uc_flip7_aside){s->flipper, (uint8_t)card, (uint8_t)depth};
    s->queued++;
}

/** F7-4.11: the card interrupts the Flip Three. */
static void interrupt(uc_flip7 *s, int card) {
    int by = s->flipper;
    if (s->left) enqueue(s, 0, 0, s->left);
    s->left = s->flipper = 0;
    ask_target(s, by, card);
}

/** F7-4.7: after the cards that this Flip Three has already set aside. */
static void set_aside(uc_flip7 *s, int card, uc_events *events) {
    int by = s->flipper;
    enqueue(s, own_asides(s), card, s->depth);
    report(events, FLIP7_SET_ASIDE, by, card, 0);
    go_on(s, events);
}

/** Freeze and Flip Three are assigned to a seat. */
static inline bool assigned(int card) {
    return card == UC_FLIP7_FREEZE || card == UC_FLIP7_FLIP3;
}

/** F7-4.7, F7-4.8: the next card of a Flip Three; a bust discards what this one set aside. */
UC_COLD void flip_card(uc_flip7 *s, int card, uc_events *events) {
    int seat = s->flipper;
    s->left--;
    report(events, FLIP7_FLIPPED, seat, card, s->left);
    if (assigned(card) && s->nested != NESTED_ASIDE) {
        interrupt(s, card);
    } else if (assigned(card)) {
        set_aside(s, card, events);
    } else if (!has(&s->seat[seat], card)) {
        if (take_new(s, seat, card))
            win_round(s, seat, events);
        else
            go_on(s, events);
    } else if (card == UC_FLIP7_SECOND) {
        pass_second(s, seat, events);
    } else {
        if (take_again(s, seat, card, events)) {
            drop_asides(s, own_asides(s), events);
            s->left = 0;
        }
        go_on(s, events);
    }
}

/** An action card from the deal or a hit: F7-2.3, F7-4.1, F7-4.2, F7-4.4; F7-2.6, in the deal another card
 * may replace it. */
UC_COLD void use_action(uc_flip7 *s, int card, uc_events *events) {
    int seat = s->turn;
    if (s->head.phase == UC_FLIP7_DEAL && s->first_deal != DEAL_ANY) {
        report(events, FLIP7_DISCARDED, seat, card, 0);
        card_ready(s, seat, events); /* a number or modifier is left: the table has fewer than the deck */
    } else if (assigned(card)) {
        ask_target(s, seat, card);
    } else if (has(&s->seat[seat], card)) {
        pass_second(s, seat, events);
    } else {
        s->seat[seat].cards |= SECOND;
        pass_turn(s, events);
    }
}

/** A card that has left the deck, face up, for its seat. */
UC_INLINE void use_card(uc_flip7 *s, int card, uc_events *events) {
    int seat = s->turn;
    if (s->head.phase == UC_FLIP7_FLIP) {
        flip_card(s, card, events);
        return;
    }
    report(events, s->head.phase == UC_FLIP7_DEAL ? FLIP7_DEALT : FLIP7_DREW, seat, card, 0);
    if (card >= UC_FLIP7_FREEZE) {
        use_action(s, card, events);
    } else if (!has(&s->seat[seat], card)) {
        if (take_new(s, seat, card))
            win_round(s, seat, events);
        else
            pass_turn(s, events);
    } else {
        take_again(s, seat, card, events);
        pass_turn(s, events);
    }
}

/** A chance move: the next card. */
UC_INLINE void take_card(uc_flip7 *s, int card, uc_events *events) {
    deck_take(s, card);
    use_card(s, card, events);
}

/* ---- moves of seats ---- */

/** F7-3.1: the seat banks its points. */
UC_INLINE void stay(uc_flip7 *s, uc_events *events) {
    leave(s, s->turn, UC_FLIP7_STAYED);
    if (events) report(events, FLIP7_STAYED, s->turn, UC_NOBODY, points(&s->seat[s->turn]));
    pass_turn(s, events);
}

/** F7-3.1; a hit without a card to take is a stay (F7-5.3). */
UC_INLINE void hit(uc_flip7 *s, uc_events *events) {
    if (card_ready(s, s->turn, events))
        ask(s, UC_FLIP7_DRAW, UC_CHANCE);
    else
        stay(s, events);
}

/** F7-4.1, F7-4.6 */
static void freeze(uc_flip7 *s, int by, int seat, uc_events *events) {
    s->seat[seat].cards |= FREEZE;
    leave(s, seat, UC_FLIP7_FROZEN);
    if (events) report_other(events, FLIP7_FROZE, by, seat, points(&s->seat[seat]));
}

/** F7-4.2, F7-4.6 */
static void begin_flip3(uc_flip7 *s, int by, int seat, uc_events *events) {
    s->seat[seat].cards |= FLIP3;
    s->seat[seat].flip3s++;
    s->flipper = (uint8_t)seat;
    s->left = 3;
    report_other(events, FLIP7_FLIP3, by, seat, 0);
}

UC_COLD void assign(uc_flip7 *s, int seat, uc_events *events) {
    int by = s->assign_by, card = s->assign_card;
    s->assign_by = s->assign_card = 0;
    if (card == UC_FLIP7_FREEZE) {
        freeze(s, by, seat, events);
    } else if (card == UC_FLIP7_FLIP3) {
        begin_flip3(s, by, seat, events);
    } else { /* F7-4.4, F7-4.12 */
        s->seat[seat].seconds += has(&s->seat[seat], UC_FLIP7_SECOND);
        s->seat[seat].cards |= SECOND;
        report_other(events, FLIP7_GAVE, by, seat, 0);
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
    if (state->head.phase == UC_FLIP7_OVER) return 0;
    return UINT64_C(1) << state->flip7.actor;
}

/** F7-4.1 to F7-4.4: the seats that may be chosen; a lone active seat may only choose itself (F7-4.3).
 * F7-4.13: others than itself. */
static inline uint64_t targets(const uc_flip7 *s) {
    uint64_t others = s->active & ~(UINT64_C(1) << s->assign_by);
    if (s->assign_card == UC_FLIP7_SECOND) return second_targets(s, s->assign_by);
    return s->targets == TARGETS_ANY || !others ? s->active : others;
}

UC_COLD int legal_targets(const uc_flip7 *s, uc_move *moves) {
    int count = 0;
    for (uint64_t rest = targets(s); rest; rest &= rest - 1)
        moves[count++] = (uc_move)(UC_FLIP7_TARGET + bits_lowest(rest));
    return count;
}

static inline int legal(const uc_state *state, int seat, uc_move *moves) {
    const uc_flip7 *s = &state->flip7;
    if (seat != s->actor) return 0;
    if (s->head.phase == UC_FLIP7_CHOOSE) {
        moves[0] = UC_FLIP7_HIT;
        if (!s->seat[seat].cards)
            return 1; /* F7-3.2; a branch, so that a choice need not wait for the cards */
        moves[1] = UC_FLIP7_STAY;
        return 2;
    }
    return s->head.phase == UC_FLIP7_ASSIGN ? legal_targets(s, moves) : 0;
}

/** The rule of each phase that a move of another phase breaks. */
UC_COLD uc_rule phase_rule(const uc_flip7 *s) {
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
UC_INLINE uc_rule refuse(const uc_state *state, int mover, uc_move move) {
    const uc_flip7 *s = &state->flip7;
    if (mover == UC_CHANCE && move < UC_FLIP7_HIT) return uc_flip7_copies(s, move) ? UC_LEGAL : 101;
    if (s->head.phase == UC_FLIP7_CHOOSE) {
        if (move == UC_FLIP7_HIT) return UC_LEGAL;
        if (move == UC_FLIP7_STAY) return s->seat[mover].cards ? UC_LEGAL : 302;
    } else if (s->head.phase == UC_FLIP7_ASSIGN && move >= UC_FLIP7_TARGET) {
        if (targets(s) >> (move - UC_FLIP7_TARGET) & 1) return UC_LEGAL;
    }
    return phase_rule(s);
}

UC_INLINE void make(uc_flip7 *s, uc_move move, uc_events *events) {
    if (move < UC_FLIP7_HIT)
        take_card(s, move, events);
    else if (move == UC_FLIP7_HIT)
        hit(s, events);
    else if (move == UC_FLIP7_STAY)
        stay(s, events);
    else
        assign(s, move - UC_FLIP7_TARGET, events);
}

UC_COLD void make_reported(uc_flip7 *s, uc_move move, uc_events *events) {
    make(s, move, events);
}

UC_INLINE void step(uc_state *state, int mover, uc_move move, uc_events *events) {
    (void)mover;
    if (events)
        make_reported(&state->flip7, move, events);
    else
        make(&state->flip7, move, NULL);
}

static void step_unchecked(uc_state *state, int mover, uc_move move, uc_events *events) {
    step(state, mover, move, events);
}

/** Every refusal, and what random play rarely needs. */
UC_COLD uc_result apply_any(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_apply_checked(state, mover, move, events, UC_FLIP7_MOVES, actors, refuse, step_unchecked);
}

/** Handles the most common legal moves, without events, first: a card, `hit` and `stay`. */
static uc_result apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    uc_flip7 *s = &state->flip7;
    if (events || mover != s->actor) return apply_any(state, mover, move, events);
    if (move < UC_FLIP7_HIT && mover == UC_CHANCE && uc_flip7_copies(s, move)) {
        take_card(s, move, NULL);
    } else if (move == UC_FLIP7_HIT && s->head.phase == UC_FLIP7_CHOOSE) {
        hit(s, NULL);
    } else if (move == UC_FLIP7_STAY && s->head.phase == UC_FLIP7_CHOOSE && s->seat[mover].cards) {
        stay(s, NULL);
    } else {
        return apply_any(state, mover, move, NULL);
    }
    return (uc_result){UC_OK, 0};
}

static inline uint32_t weight(const uc_state *state) {
    return deck_size(&state->flip7);
}

static inline uc_move pick(const uc_state *state, uint32_t r) {
    return (uc_move)(UC_FLIP7_CARD + deck_find(&state->flip7, r));
}

/** The rest of uc_rng_below, which one draw in millions needs. */
UC_COLD uint32_t draw_again(uc_rng *rng, uint32_t n, uint64_t product) {
    uint32_t floor = (0u - n) % n;
    while ((uint32_t)product < floor) product = (uc_rng_next(rng) >> 32) * n;
    return (uint32_t)(product >> 32);
}

/** uc_rng_below of the deck's size. */
static inline uint32_t draw_place(const uc_flip7 *s, uc_rng *rng) {
    uint32_t n = deck_size(s);
    uint64_t product = (uc_rng_next(rng) >> 32) * n;
    if (UC_UNLIKELY((uint32_t)product < n)) return draw_again(rng, n, product);
    return (uint32_t)(product >> 32);
}

static uc_move draw(const uc_state *state, uc_rng *rng) {
    return pick(state, draw_place(&state->flip7, rng));
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

static int32_t total(const uc_state *state, int seat) {
    return state->flip7.seat[seat].total;
}

static int32_t target(const uc_state *state) {
    return state->flip7.target;
}

/* All cards lie face up. */
static uint64_t sees_outcome(const uc_state *before, uc_move outcome) {
    (void)before, (void)outcome;
    return UINT64_MAX;
}

static uint64_t winners(const uc_state *state) {
    return state->head.phase == UC_FLIP7_OVER ? flip7_winners(&state->flip7) : 0;
}

#include "games/flip7/playout.h"

const uc_game uc_game_flip7 = {
    .id = "flip7",
    .name = "Flip 7",
    .prefix = "F7",
    .number = UC_GAME_FLIP7,
    .cards = 2 * UC_FLIP7_KINDS, /* in a set the second copies come after all first ones */
    .seats_min = 1,              /* F7-5.5 */
    .seats_max = UC_SEATS_MAX,
    .moves = UC_FLIP7_MOVES,
    .state_base = offsetof(uc_flip7, seat),
    .state_seat = sizeof(uc_flip7_seat),
    .phases = flip7_phases,
    .options = flip7_options,
    .presets = flip7_presets,
    .fields = flip7_fields,
    .events = flip7_events,
    .nouns = flip7_nouns,
    .tallies = flip7_tallies,
    .layout = flip7_layout,
    .layout_seat = flip7_layout_seat,
    .start = start,
    .actors = actors,
    .legal = legal,
    .apply = apply,
    .step = step_unchecked,
    .weight = weight,
    .pick = pick,
    .draw = draw,
    .outcomes = outcomes,
    .playout = UC_FUSED ? playout : NULL,
    .total = total,
    .winners = winners,
    .target = target,
    .sees_outcome = sees_outcome,
    .check = flip7_check,
    .derive = flip7_derive,
    .view = flip7_view,
    .resample = flip7_resample,
    .move_text = flip7_move_text,
    .noun = flip7_noun,
    .explain = flip7_explain,
    .clash = flip7_clash,
    .pad = UC_PAD ? &flip7_pad : NULL,
    .tensor = UC_TENSORS ? flip7_tensor : NULL,
    .tensor_write = UC_TENSORS ? flip7_tensor_write : NULL,
    .action = UC_TENSORS ? flip7_action : NULL,
    .actions = FLIP7_ACTIONS,
};
