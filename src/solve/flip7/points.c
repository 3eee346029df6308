/* Flip 7: the expected points of hitting, if the seat's Freezes and Flip Threes go to others.
 *
 * Those cards then do nothing to the seat and can be left out, as in odds.c. A position consists of the new
 * numbers, the modifiers, and the numbers of Second Chances and doubles that have come. It does not matter
 * which numbers the doubles were, since all numbers of a seat are alike. All positions are computed
 * backwards, each once, for all modifiers side by side.
 */
#include <stdlib.h>
#include <string.h>

#include "upcard/odds.h"

enum {
    NUMBERS = (1 << UC_FLIP7_NUMBERS) - 1,
    SCORING = (1 << UC_FLIP7_FREEZE) - 1,
    SECOND = 1 << UC_FLIP7_SECOND,
    MODIFIERS = UC_FLIP7_FREEZE - UC_FLIP7_NUMBERS,
    MODIFIER_SETS = 1 << MODIFIERS,
    FLIP_SEVEN = 7,
    SEVEN_BONUS = 15,
    SECONDS_MAX = 3,                                     /* of one deck */
    PATHS_MAX = 2 + 2 * SECONDS_MAX * (SECONDS_MAX + 2), /* more than exist */
    NO_PATH = -1,
};

/** The history of Second Chances, and what another one, or a double, makes of it. */
typedef struct path {
    int8_t taken, saves, held, with_second, with_double;
} path;

typedef double row[MODIFIER_SETS]; /* by modifiers that have come */

typedef struct urn {
    uint32_t have;  /* numbers before the seat */
    uint32_t fixed; /* modifiers before the seat */
    uint8_t copies[UC_FLIP7_NUMBERS];
    uint8_t modifier[MODIFIERS]; /* kinds of modifiers in the deck */
    int numbers, modifiers, seconds, doubles;
    path path[PATHS_MAX]; /* the paths that follow a path stand before it */
    int paths;
    int32_t first[NUMBERS + 1]; /* the first row of a set of new numbers; a Flip 7 has one, other sets one for
                                   each path */
    row *value;
    row stay;               /* of the set of numbers being computed */
    const uint8_t *discard; /* NULL: it has been the deck once */
} urn;

static uc_error hit_value(const uc_flip7_rest *rest, bool last, double *ret_hit);

static int find_path(const urn *u, int taken, int saves, int held) {
    for (int i = 0; i < u->paths; i++)
        if (u->path[i].taken == taken && u->path[i].saves == saves && u->path[i].held == held) return i;
    return NO_PATH;
}

/** All possible histories of Second Chances, from the end on; the last path is the beginning. */
static void list_paths(urn *u, int held_first) {
    for (int taken = u->seconds; taken >= 0; taken--) {
        for (int saves = held_first + taken; saves >= 0; saves--) {
            for (int held = 0; held < 2; held++) {
                int had = held_first + taken;
                if (held ? saves == had : !saves && had) continue; /* F7-4.4: it holds the first that comes */
                u->path[u->paths++] =
                    (path){.taken = (int8_t)taken, .saves = (int8_t)saves, .held = (int8_t)held};
            }
        }
    }
    for (int i = 0; i < u->paths; i++) {
        path *p = &u->path[i];
        p->with_second = (int8_t)(p->taken < u->seconds ? find_path(u, p->taken + 1, p->saves, 1) : NO_PATH);
        p->with_double = (int8_t)(p->held ? find_path(u, p->taken, p->saves + 1, 0) : NO_PATH);
    }
}

static int count_of(uint32_t set) {
    return __builtin_popcount(set);
}

/** Assigns rows to each set of new numbers that can be drawn. */
static bool lay_out(urn *u) {
    uint32_t can_come = 0;
    int32_t rows = 0;
    for (int kind = 0; kind < UC_FLIP7_NUMBERS; kind++)
        if (u->copies[kind] && !(u->have >> kind & 1)) can_come |= 1u << kind;
    for (uint32_t fresh = 0; fresh <= NUMBERS; fresh++) {
        int count = count_of(u->have | fresh);
        u->first[fresh] = NO_PATH;
        if (fresh & ~can_come || count > FLIP_SEVEN) continue;
        u->first[fresh] = rows;
        rows += count == FLIP_SEVEN ? 1 : u->paths;
    }
    u->value = malloc((size_t)rows * sizeof *u->value);
    return u->value != NULL;
}

/** The points of the seat with these new numbers and modifiers. */
static uint32_t cards_with(const urn *u, uint32_t fresh, int modifiers) {
    uint32_t cards = u->have | fresh | u->fixed;
    for (int i = 0; i < u->modifiers; i++)
        if (modifiers >> i & 1) cards |= 1u << u->modifier[i];
    return cards;
}

static void set_stay(urn *u, uint32_t fresh, int bonus) {
    for (int modifiers = 0; modifiers < 1 << u->modifiers; modifiers++) {
        uc_flip7_seat seat = {.cards = cards_with(u, fresh, modifiers)};
        u->stay[modifiers] = uc_flip7_points(&seat) + bonus;
    }
}

static void add_row(double *sum, double weight, const double *values, int count) {
    for (int i = 0; i < count; i++) sum[i] += weight * values[i];
}

static int doubles_left(const urn *u, uint32_t fresh, int saves) {
    int doubles = u->doubles - saves;
    for (uint32_t rest = fresh; rest; rest &= rest - 1) doubles += u->copies[__builtin_ctz(rest)] - 1;
    return doubles;
}

/** The value of a hit by numbers and Second Chances, times the cards in the deck. */
static void sum_hits(const urn *u, uint32_t fresh, int path_number, double *sum) {
    const path *p = &u->path[path_number];
    int sets = 1 << u->modifiers, doubles = doubles_left(u, fresh, p->saves);
    memset(sum, 0, sizeof(row));
    for (uint32_t may = NUMBERS & ~(u->have | fresh); may; may &= may - 1) {
        int kind = __builtin_ctz(may);
        if (!u->copies[kind]) continue;
        uint32_t with = fresh | 1u << kind;
        int32_t at = u->first[with] + (count_of(u->have | with) == FLIP_SEVEN ? 0 : path_number);
        add_row(sum, u->copies[kind], u->value[at], sets);
    }
    if (p->with_second != NO_PATH)
        add_row(sum, u->seconds - p->taken, u->value[u->first[fresh] + p->with_second], sets);
    if (p->with_double != NO_PATH && doubles > 0)
        add_row(sum, doubles, u->value[u->first[fresh] + p->with_double], sets);
}

/** F7-5.3: every card that matters has come; the discard pile becomes the deck. */
static uc_error used_up(const urn *u, uint32_t fresh, const path *p, double *ret_hit) {
    int all = (1 << u->modifiers) - 1;
    uc_flip7_rest rest = {.cards = cards_with(u, fresh, all) | (p->held ? (uint32_t)SECOND : 0)};
    *ret_hit = u->stay[all];
    if (!u->discard) return UC_OK;
    memcpy(rest.deck, u->discard, sizeof rest.deck);
    for (int kind = 0; kind < UC_FLIP7_NUMBERS; kind++)
        rest.deck[kind] = (uint8_t)(rest.deck[kind] + u->copies[kind] - (fresh >> kind & 1));
    int gone = u->path[u->paths - 1].held + u->seconds - p->held;
    rest.deck[UC_FLIP7_SECOND] = (uint8_t)(rest.deck[UC_FLIP7_SECOND] + gone);
    return hit_value(&rest, true, ret_hit);
}

/** The values of one set of new numbers on one path, for all modifiers; *ret_hit is the value of hitting
 * before any of them comes. */
static uc_error work_out(urn *u, uint32_t fresh, int path_number, double *ret_hit) {
    const path *p = &u->path[path_number];
    double *value = u->value[u->first[fresh] + path_number];
    row sum;
    sum_hits(u, fresh, path_number, sum);
    int others = u->numbers - count_of(fresh) - p->saves + u->seconds - p->taken;
    for (int modifiers = (1 << u->modifiers) - 1; modifiers >= 0; modifiers--) {
        double hit = sum[modifiers];
        int left = others + u->modifiers - count_of((uint32_t)modifiers);
        if (left) {
            hit /= left;
        } else {
            uc_error error = used_up(u, fresh, p, &hit);
            if (error) return error;
        }
        value[modifiers] = hit > u->stay[modifiers] ? hit : u->stay[modifiers];
        *ret_hit = hit;
        /* The sets with the same modifiers from the lowest of these on are complete: adds their worth to the
         * sets without that modifier. So every pair of sets meets once, and many at a time. */
        int lowest = modifiers & -modifiers;
        add_row(sum + modifiers - lowest, 1, value + modifiers, lowest);
    }
    return UC_OK;
}

static uc_error work_all_out(urn *u, double *ret_hit) {
    for (int fresh = NUMBERS; fresh >= 0; fresh--) {
        uint32_t set = (uint32_t)fresh;
        bool seven = count_of(u->have | set) == FLIP_SEVEN;
        if (u->first[set] == NO_PATH) continue;
        set_stay(u, set, seven ? SEVEN_BONUS : 0);
        if (seven) memcpy(u->value[u->first[set]], u->stay, sizeof u->stay);
        for (int i = 0; i < u->paths && !seven; i++) {
            if (doubles_left(u, set, u->path[i].saves) < 0) continue;
            uc_error error = work_out(u, set, i, ret_hit);
            if (error) return error;
        }
    }
    return UC_OK;
}

static uc_error hit_value(const uc_flip7_rest *rest, bool last, double *ret_hit) {
    urn u = {.have = rest->cards & NUMBERS,
             .fixed = rest->cards & SCORING & ~(uint32_t)NUMBERS,
             .seconds = rest->deck[UC_FLIP7_SECOND],
             .discard = last ? NULL : rest->discard};
    memcpy(u.copies, rest->deck, sizeof u.copies);
    for (int kind = 0; kind < UC_FLIP7_NUMBERS; kind++) {
        u.numbers += u.copies[kind];
        if (u.have >> kind & 1) u.doubles += u.copies[kind];
    }
    for (int kind = UC_FLIP7_PLUS2; kind <= UC_FLIP7_X2; kind++)
        if (rest->deck[kind]) u.modifier[u.modifiers++] = (uint8_t)kind;
    list_paths(&u, rest->cards & SECOND ? 1 : 0);
    if (!lay_out(&u)) return UC_NO_MEMORY;
    uc_error error = work_all_out(&u, ret_hit);
    free(u.value);
    return error;
}

/** Whether all cards together are from one deck: then no modifier comes twice. */
static bool is_one_deck(const uc_flip7_rest *rest) {
    for (int kind = UC_FLIP7_PLUS2; kind <= UC_FLIP7_X2; kind++)
        if (rest->deck[kind] + rest->discard[kind] + (rest->cards >> kind & 1) > 1) return false;
    int seconds = rest->deck[UC_FLIP7_SECOND] + rest->discard[UC_FLIP7_SECOND];
    return !rest->twice && seconds + (rest->cards & SECOND ? 1 : 0) <= SECONDS_MAX;
}

bool uc_odds_flip7_hit(const uc_flip7_rest *rest, double *ret_hit) {
    return is_one_deck(rest) && !hit_value(rest, false, ret_hit);
}
