/* The rest of a round by a search with memoization: the plain form of the recursion in upcard/solve.h. */
#include "solve/flip7/search.h"

#include <stdlib.h>
#include <string.h>

#include "solve/flip7/flips.h"

enum {
    NUMBERS = (1 << UC_FLIP7_NUMBERS) - 1,
    SECOND = 1 << UC_FLIP7_SECOND,
    SCORING = (1 << UC_FLIP7_FREEZE) - 1,
    FLIP_SEVEN = 7,
    SEVEN_BONUS = 15,
    FIRST_SLOTS = 1 << 12,
    CARDS_MAX = 188,
};

typedef struct position {
    uint64_t code; /**< of the deck: copies of each kind, as digits */
    uint32_t cards;
    flips flips;
    uint8_t twice, size, drawn;
    uint8_t reshuffled;
    uint8_t deck[UC_FLIP7_KINDS], discard[UC_FLIP7_KINDS];
} position;

/** A position with a known value. Everything else of a position follows from these numbers and the first
 * position. */
typedef struct slot {
    uint64_t code, rest; /**< rest: 0 in an empty slot */
    double value;
} slot;

typedef struct search {
    const double *utility;
    uint64_t digit[UC_FLIP7_KINDS];
    slot *slots;
    uint64_t capacity, used, limit; /**< capacity: a power of two */
    int horizon;                    /**< the seat stays after this many cards */
    bool cut, full, failed;         /**< stayed at the horizon; more than `limit` positions; no memory */
} search;

static double value_of(search *s, const position *p);

static double points_worth(const search *s, const position *p, int bonus) {
    uc_flip7_seat seat = {.cards = p->cards & SCORING, .twice = p->twice};
    return s->utility[uc_flip7_points(&seat) + bonus];
}

/* ---- memory ---- */

static uint64_t rest_key(const position *p) {
    return (uint64_t)1 << 63 | (uint64_t)p->reshuffled << 56 | (uint64_t)p->flips.freeze << 48 |
           (uint64_t)p->flips.outer << 40 | (uint64_t)p->flips.own << 32 | (uint64_t)p->flips.left << 24 |
           (p->cards & (SCORING | SECOND));
}

static slot *find(const search *s, uint64_t code, uint64_t rest) {
    uint64_t at = (code * 0x9e3779b97f4a7c15u ^ rest * 0xd6e8feb86659fd93u);
    for (at ^= at >> 29;; at++) {
        slot *here = &s->slots[at & (s->capacity - 1)];
        if (!here->rest || (here->code == code && here->rest == rest)) return here;
    }
}

static bool grow(search *s) {
    const search old = *s;
    uint64_t capacity = old.capacity ? 2 * old.capacity : FIRST_SLOTS;
    slot *slots = calloc(capacity, sizeof *slots);
    if (!slots) return false;
    s->slots = slots;
    s->capacity = capacity;
    for (uint64_t i = 0; i < old.capacity; i++)
        if (old.slots[i].rest) *find(s, old.slots[i].code, old.slots[i].rest) = old.slots[i];
    free(old.slots);
    return true;
}

static void keep(search *s, const position *p, double value) {
    if (2 * (s->used + 1) > s->capacity && !grow(s)) s->failed = true;
    if (s->failed) return;
    *find(s, p->code, rest_key(p)) = (slot){p->code, rest_key(p), value};
    s->full = ++s->used > s->limit;
}

/* ---- cards ---- */

static void take(const search *s, position *p, int kind) {
    p->deck[kind]--;
    p->code -= s->digit[kind];
    p->size--;
    p->drawn++;
}

/** F7-5.3: false when there is no card. */
static bool card_ready(const search *s, position *p) {
    if (p->size || p->reshuffled) return p->size;
    p->reshuffled = 1;
    memcpy(p->deck, p->discard, sizeof p->deck);
    memset(p->discard, 0, sizeof p->discard);
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        p->size = (uint8_t)(p->size + p->deck[kind]);
        p->code += p->deck[kind] * s->digit[kind];
    }
    return p->size;
}

/** A number or modifier that the seat has (F7-4.5, F7-1.2). False: it busts. */
static bool take_again(position *p, int kind) {
    if (kind >= UC_FLIP7_PLUS2) {
        p->twice |= (uint8_t)(1u << (kind - UC_FLIP7_PLUS2));
        return true;
    }
    if (!(p->cards & SECOND)) return false;
    p->cards &= ~(uint32_t)SECOND;
    p->discard[kind]++;
    p->discard[UC_FLIP7_SECOND]++;
    return true;
}

/** The value after this card. */
static double value_with(search *s, const position *before, int kind) {
    position p = *before;
    bool stays = true;
    take(s, &p, kind);
    if (kind == UC_FLIP7_FREEZE) {
        stays = flips_freeze(&p.flips, ORDER_PRINTED);
    } else if (kind == UC_FLIP7_FLIP3) {
        stays = flips_flip3(&p.flips, ORDER_PRINTED);
    } else {
        if (!(p.cards >> kind & 1))
            p.cards |= 1u << kind;
        else if (kind == UC_FLIP7_SECOND)
            p.discard[kind]++; /* F7-4.4 */
        else if (!take_again(&p, kind))
            return s->utility[0]; /* F7-3.3 */
        if (__builtin_popcount(p.cards & NUMBERS) == FLIP_SEVEN) return points_worth(s, &p, SEVEN_BONUS);
        stays = flips_other(&p.flips);
    }
    return stays ? value_of(s, &p) : points_worth(s, &p, 0);
}

/** The value of a card that must be taken now. With an empty deck, a hit is a stay, and a Flip Three ends, as
 * do all that wait. */
static double value_of_card(search *s, const position *before) {
    position p = *before;
    double sum = 0;
    if (!card_ready(s, &p)) return points_worth(s, &p, 0);
    for (int kind = 0; kind < UC_FLIP7_KINDS && !s->full; kind++)
        if (p.deck[kind]) sum += p.deck[kind] * value_with(s, &p, kind);
    return sum / p.size;
}

static double value_of(search *s, const position *p) {
    if (s->full || s->failed) return 0;
    bool chooses = !p->flips.left;
    double stay = chooses ? points_worth(s, p, 0) : 0;
    if (chooses && p->drawn >= s->horizon) {
        s->cut = true;
        return stay;
    }
    if (s->capacity) {
        const slot *known = find(s, p->code, rest_key(p));
        if (known->rest) return known->value;
    }
    double value = value_of_card(s, p);
    if (chooses && stay > value) value = stay;
    keep(s, p, value);
    return value;
}

/* ---- positions ---- */

/** A digit can count up to the most cards of its kind that the deck can ever hold. */
static position first_position(search *s, const uc_flip7_rest *rest) {
    position p = {
        .cards = rest->cards & (SCORING | SECOND), .twice = rest->twice, .flips = {.left = rest->left}};
    uint64_t digit = 1;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        bool held_second = kind == UC_FLIP7_SECOND && p.cards & SECOND;
        p.deck[kind] = rest->deck[kind];
        p.discard[kind] = rest->discard[kind];
        p.size = (uint8_t)(p.size + rest->deck[kind]);
        s->digit[kind] = digit;
        p.code += rest->deck[kind] * digit;
        digit *= (uint64_t)rest->deck[kind] + rest->discard[kind] + held_second + 1;
    }
    return p;
}

/** Looks up to `horizon` cards ahead; false if that was too far. */
static bool look(search *s, const uc_flip7_rest *rest, int horizon, uc_flip7_values *values) {
    position p = first_position(s, rest);
    memset(s->slots, 0, s->capacity * sizeof *s->slots);
    s->used = 0;
    s->cut = s->full = false;
    s->horizon = horizon;
    double hit = value_of_card(s, &p);
    if (s->full || s->failed) return false;
    values->hit = hit;
    values->stay = points_worth(s, &p, 0);
    values->states += s->used;
    values->horizon = (uint8_t)(s->cut ? horizon : 0);
    return true;
}

/** Iterative deepening: most positions with few cards to come are solved at once. */
static uc_error look_far(search *s, const uc_flip7_rest *rest, uc_flip7_values *values) {
    *values = (uc_flip7_values){0};
    for (int horizon = 1; look(s, rest, horizon, values); horizon++)
        if (!values->horizon || horizon == CARDS_MAX) return UC_OK;
    if (s->failed) return UC_NO_MEMORY;
    return values->states ? UC_OK : UC_TOO_SMALL;
}

uc_error search_rest(const uc_flip7_rest *rest, const double *utility, uint64_t limit,
                     uc_flip7_values *ret_values) {
    uc_flip7_values values;
    search s = {.utility = utility, .limit = limit};
    if (!grow(&s)) return UC_NO_MEMORY;
    uc_error error = look_far(&s, rest, &values);
    free(s.slots);
    if (!error) *ret_values = values;
    return error;
}
