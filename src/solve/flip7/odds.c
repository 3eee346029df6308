/* Flip 7: the effects of the next cards on a seat.
 *
 * Only some of the cards to come matter, and their order is random even without the others, which are
 * therefore left out. So the chance of a Flip 7 is that of drawing from an urn of numbers and Second Chances.
 * A position of the urn consists of the new numbers and the numbers of Second Chances and doubles; all else
 * follows. All positions are computed backwards from the end, each once.
 */
#include <stdlib.h>
#include <string.h>

#include "upcard/odds.h"

enum {
    NUMBERS = (1 << UC_FLIP7_NUMBERS) - 1,
    SECOND = 1 << UC_FLIP7_SECOND,
    SCORING = (1 << UC_FLIP7_FREEZE) - 1,
    FLIP_SEVEN = 7,
    SEVEN_BONUS = 15,
    SECONDS_MAX = 6, /* of two decks */
};

static int sum_of(const uint8_t *copies, int count) {
    int sum = 0;
    for (int i = 0; i < count; i++) sum += copies[i];
    return sum;
}

/** F7-5.3: the discard pile becomes the deck when the deck is empty. */
static int ready(uc_flip7_rest *rest) {
    int cards = sum_of(rest->deck, UC_FLIP7_KINDS);
    if (cards) return cards;
    memcpy(rest->deck, rest->discard, sizeof rest->deck);
    memset(rest->discard, 0, sizeof rest->discard);
    return sum_of(rest->deck, UC_FLIP7_KINDS);
}

static int numbers_of(uint32_t cards) {
    return __builtin_popcount(cards & NUMBERS);
}

void uc_odds_flip7_next(const uc_flip7_rest *rest, uc_flip7_next *ret_next) {
    uc_flip7_rest now = *rest;
    bool safe = rest->cards & SECOND;
    *ret_next = (uc_flip7_next){.cards = ready(&now)};
    for (int kind = 0; kind < UC_FLIP7_NUMBERS; kind++) {
        if (!(rest->cards >> kind & 1))
            ret_next->seven += numbers_of(rest->cards) == FLIP_SEVEN - 1 ? now.deck[kind] : 0;
        else if (safe)
            ret_next->saved += now.deck[kind];
        else
            ret_next->bust += now.deck[kind];
    }
}

/* ---- a Flip 7 ---- */

typedef struct urn {
    uint32_t have;                                         /* numbers before the seat at the beginning */
    uint8_t copies[UC_FLIP7_NUMBERS];                      /* of each number in the deck */
    int numbers, seconds, freezes;                         /* cards in the deck that matter */
    int doubles;                                           /* those of its numbers that the seat has */
    int held;                                              /* a Second Chance of the seat, 0 or 1 */
    const uint8_t *discard;                                /* NULL: the deck was used up once */
    double (*chance)[SECONDS_MAX + 1][SECONDS_MAX + 2][2]; /* by new numbers, seconds, saves, held */
} urn;

static uc_error chance_of(const uc_flip7_rest *rest, bool alone, bool last, double *ret_chance);

/** All cards that matter have been drawn, every new number once, so the doubles are known. */
static uc_error used_up(const urn *u, bool alone, int held, double *ret_chance) {
    uc_flip7_rest rest = {.cards = u->have | (held ? (uint32_t)SECOND : 0)};
    *ret_chance = 0;
    if (!u->discard) return UC_OK;
    memcpy(rest.deck, u->discard, sizeof rest.deck);
    for (int kind = 0; kind < UC_FLIP7_NUMBERS; kind++) {
        bool fresh = u->copies[kind] && !(u->have >> kind & 1);
        rest.deck[kind] = (uint8_t)(rest.deck[kind] + u->copies[kind] - fresh);
        rest.cards |= (uint32_t)fresh << kind;
    }
    rest.deck[UC_FLIP7_SECOND] = (uint8_t)(rest.deck[UC_FLIP7_SECOND] + u->seconds + u->held - held);
    return chance_of(&rest, alone, true, ret_chance);
}

/** The chance from one position of the urn, from those that follow it. */
static double chance_at(const urn *u, uint32_t fresh, int taken, int saves, int held, int doubles) {
    int left = u->numbers - numbers_of(fresh) - saves + u->seconds - taken + u->freezes;
    double sum = 0;
    for (uint32_t may = NUMBERS & ~(u->have | fresh); may; may &= may - 1) {
        int kind = __builtin_ctz(may);
        if (u->copies[kind]) sum += u->copies[kind] * u->chance[fresh | 1u << kind][taken][saves][held];
    }
    if (taken < u->seconds) sum += (u->seconds - taken) * u->chance[fresh][taken + 1][saves][1]; /* F7-4.4 */
    if (held && doubles) sum += doubles * u->chance[fresh][taken][saves + 1][0];                 /* F7-4.5 */
    return sum / left;
}

/** Whether a seat that has drawn this many Second Chances holds one after this many saves. It gives away
 * those that come while it holds one (F7-4.4). */
static bool can_hold(int had, int saves, int held) {
    return held ? saves < had : saves > 0 || !had;
}

/** All positions with the same new numbers. */
static uc_error fill(urn *u, bool alone, uint32_t fresh) {
    bool seven = numbers_of(u->have | fresh) >= FLIP_SEVEN;
    int doubles = u->doubles;
    for (uint32_t rest = fresh; rest; rest &= rest - 1) doubles += u->copies[__builtin_ctz(rest)] - 1;
    for (int taken = u->seconds; taken >= 0; taken--) {
        int most = u->held + taken < doubles ? u->held + taken : doubles;
        for (int saves = most; saves >= 0; saves--) {
            for (int held = 0; held < 2; held++) {
                if (!can_hold(u->held + taken, saves, held)) continue;
                double *chance = &u->chance[fresh][taken][saves][held];
                int left = u->numbers - numbers_of(fresh) - saves + u->seconds - taken + u->freezes;
                *chance = seven;
                if (seven) continue;
                uc_error error = UC_OK;
                if (left)
                    *chance = chance_at(u, fresh, taken, saves, held, doubles - saves);
                else
                    error = used_up(u, alone, held, chance);
                if (error) return error;
            }
        }
    }
    return UC_OK;
}

/** Whether these new numbers can come before the urn ends in another way than by a Flip 7. */
static bool can_come(const urn *u, uint32_t fresh) {
    if (fresh & u->have || numbers_of(u->have | fresh) > FLIP_SEVEN) return false;
    for (uint32_t rest = fresh; rest; rest &= rest - 1)
        if (!u->copies[__builtin_ctz(rest)]) return false;
    return true;
}

static uc_error chance_of(const uc_flip7_rest *rest, bool alone, bool last, double *ret_chance) {
    urn u = {.have = rest->cards & NUMBERS,
             .numbers = sum_of(rest->deck, UC_FLIP7_NUMBERS),
             .seconds = rest->deck[UC_FLIP7_SECOND],
             .freezes = alone ? rest->deck[UC_FLIP7_FREEZE] : 0,
             .held = rest->cards & SECOND ? 1 : 0,
             .discard = last ? NULL : rest->discard};
    memcpy(u.copies, rest->deck, sizeof u.copies);
    for (uint32_t have = u.have; have; have &= have - 1) u.doubles += u.copies[__builtin_ctz(have)];
    u.chance = calloc(NUMBERS + 1, sizeof *u.chance);
    if (!u.chance) return UC_NO_MEMORY;
    uc_error error = UC_OK;
    for (int fresh = NUMBERS; fresh >= 0 && !error; fresh--)
        if (can_come(&u, (uint32_t)fresh)) error = fill(&u, alone, (uint32_t)fresh);
    if (!error) *ret_chance = u.chance[0][0][0][u.held];
    free(u.chance);
    return error;
}

uc_error uc_odds_flip7_seven(const uc_flip7_rest *rest, bool alone, double *ret_chance) {
    return chance_of(rest, alone, false, ret_chance);
}

/* ---- a Flip Three ---- */

static double points_of(const uc_flip7_rest *rest, int bonus) {
    uc_flip7_seat seat = {.cards = rest->cards & SCORING, .twice = rest->twice};
    return uc_flip7_points(&seat) + bonus;
}

/** Puts a card before the seat; false if it busts. */
static bool take(uc_flip7_rest *rest, int kind) {
    rest->deck[kind]--;
    if (kind == UC_FLIP7_FREEZE || kind == UC_FLIP7_FLIP3) return true; /* F7-4.7: set aside */
    if (!(rest->cards >> kind & 1)) {
        rest->cards |= 1u << kind;
    } else if (kind == UC_FLIP7_SECOND) {
        rest->discard[kind]++; /* F7-4.4: given away, or discarded if nobody may have it */
    } else if (kind >= UC_FLIP7_PLUS2) {
        rest->twice |= (uint8_t)(1u << (kind - UC_FLIP7_PLUS2));
    } else if (rest->cards & SECOND) {
        rest->cards &= ~(uint32_t)SECOND;
        rest->discard[kind]++;
        rest->discard[UC_FLIP7_SECOND]++;
    } else {
        return false;
    }
    return true;
}

/** Adds the effects of `left` more cards after a path with this `chance`. */
static void flip(const uc_flip7_rest *rest, int left, double chance, uc_flip7_three *three) {
    uc_flip7_rest now = *rest;
    int cards = left ? ready(&now) : 0;
    if (!cards) three->points += chance * points_of(rest, 0);
    for (int kind = 0; kind < UC_FLIP7_KINDS && cards; kind++) {
        if (!now.deck[kind]) continue;
        double share = chance * now.deck[kind] / cards;
        uc_flip7_rest after = now;
        if (!take(&after, kind)) {
            three->bust += share;
        } else if (numbers_of(after.cards) == FLIP_SEVEN) {
            three->seven += share;
            three->points += share * points_of(&after, SEVEN_BONUS);
        } else {
            flip(&after, left - 1, share, three);
        }
    }
}

void uc_odds_flip7_three(const uc_flip7_rest *rest, uc_flip7_three *ret_three) {
    *ret_three = (uc_flip7_three){0};
    flip(rest, 3, 1, ret_three);
}
