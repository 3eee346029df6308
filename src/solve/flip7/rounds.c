/* The rest of a round as dense tables; rounds.h explains them. */
#include "solve/flip7/rounds.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum {
    SETS = 1 << UC_FLIP7_NUMBERS,
    NUMBERS = SETS - 1,
    SECOND = 1 << UC_FLIP7_SECOND,
    SCORING = (1 << UC_FLIP7_FREEZE) - 1,
    FLIP_SEVEN = 7,
    SEVEN_BONUS = 15,
    MODIFIERS = UC_FLIP7_FREEZE - UC_FLIP7_PLUS2,
    LANES = 4,
    LINKS = UC_FLIP7_NUMBERS + 2, /* a new number, a number that the seat has, a Second Chance */
    STAGES_MAX = 32,
    MODES_MAX = 256,
    SIZES = 192,
    ACTIONS_MAX = 3,
    NONE = -1,
    FROZEN = -2, /* the seat banks its points */
};

typedef double lane __attribute__((vector_size(LANES * sizeof(double))));

/** The history of Second Chances: how many were drawn from the deck, held, and used to burn a number. */
typedef struct stage {
    uint8_t drawn, held, burnt;
} stage;

/** A place, with the places that follow it: rows of a table or, from `places` on, sets of seven numbers. */
typedef struct place {
    uint32_t next[LINKS];
    uint8_t weight[LINKS];
    uint8_t links, bust, size; /**< size: cards left, as if no modifiers or actions were drawn */
    uint16_t set;              /**< numbers that the seat has */
} place;

typedef struct mode {
    flips flips;
    uint8_t flip3s, freezes;            /**< left in the deck */
    int16_t other, by_flip3, by_freeze; /**< the modes that follow; NONE or FROZEN */
    uint8_t last_user;                  /**< the last mode that needs this one's table */
    uint8_t drawn;                      /**< Flip Threes and Freezes */
} mode;

struct rounds {
    lane inverse[SIZES][(1 << MODIFIERS) / LANES]; /**< 1 / cards left */
    place *place;
    lane *sets; /**< the worth of the points of each set of numbers; sets of seven count as a Flip 7 */
    lane *table[MODES_MAX], *spare[MODES_MAX];
    solve_progress *progress; /**< NULL, or called with `user` after each table */
    void *user;
    double bust_worth;
    flips_order order;
    rounds_less less;
    int seconds_at_once;                /**< cards that leave the deck when one of the kind is drawn */
    uint32_t places, lanes;             /**< lanes of a row */
    uint32_t first[SETS];               /**< the first place of each set of numbers: its last stage */
    int modifiers, modifier[MODIFIERS]; /**< kinds that are in the deck */
    int stages, modes, root_mode, spares;
    uc_flip7_rest root;
    mode mode[MODES_MAX];
    stage stage[STAGES_MAX];
};

/* ---- places ---- */

static int stage_index(const rounds *r, stage wanted) {
    for (int i = 0; i < r->stages; i++)
        if (!memcmp(&r->stage[i], &wanted, sizeof wanted)) return i;
    return NONE;
}

/** Stages are listed from the last to the first, by the cards that they have drawn or burnt. */
static void list_stages(rounds *r) {
    int seconds = r->root.deck[UC_FLIP7_SECOND] / r->seconds_at_once;
    int first = r->root.cards >> UC_FLIP7_SECOND & 1;
    for (int sum = 2 * seconds + first; sum >= 0; sum--)
        for (int drawn = 0; drawn <= seconds && drawn <= sum; drawn++)
            for (int held = 0; held < 2; held++) {
                int burnt = sum - drawn;
                bool untouched = !drawn || !burnt; /* no card discarded, or none used */
                if (held + burnt > first + drawn) continue;
                if (untouched && held != (burnt ? first - burnt : first || drawn)) continue;
                r->stage[r->stages++] = (stage){(uint8_t)drawn, (uint8_t)held, (uint8_t)burnt};
            }
}

/** Whether the deck can make this set from the root's. */
static bool can_have(const rounds *r, uint32_t set) {
    uint32_t root = r->root.cards & NUMBERS;
    if ((set & root) != root || __builtin_popcount(set) > FLIP_SEVEN) return false;
    for (uint32_t new = set & ~root; new; new &= new - 1)
        if (!r->root.deck[__builtin_ctz(new)]) return false;
    return true;
}

/** Sets with many numbers come first, and of one set the late stages. */
static void list_places(rounds *r) {
    for (int numbers = FLIP_SEVEN - 1; numbers >= 0; numbers--) {
        for (uint32_t set = 0; set < SETS; set++) {
            if (__builtin_popcount(set) != numbers || !can_have(r, set)) continue;
            r->first[set] = r->places;
            r->places += (uint32_t)r->stages;
        }
    }
}

static void link_to(place *p, uint32_t next, int weight) {
    p->next[p->links] = next;
    p->weight[p->links++] = (uint8_t)weight;
}

/** F7-3.3, F7-4.5: a number that the seat has busts it, or is burnt. */
static void link_again(const rounds *r, place *p, stage now, int copies) {
    stage saved = {now.drawn, 0, (uint8_t)(now.burnt + 1)};
    if (copies <= 0) return;
    if (now.held)
        link_to(p, r->first[p->set] + (uint32_t)stage_index(r, saved), copies);
    else
        p->bust = (uint8_t)copies;
}

/** The place that each card leads to: a seventh number to its set (F7-3.4), a new number or a Second Chance
 * (F7-4.4) to a place. */
static place link_place(const rounds *r, uint32_t set, int at) {
    stage now = r->stage[at], another = {(uint8_t)(now.drawn + 1), 1, now.burnt};
    int seconds = r->root.deck[UC_FLIP7_SECOND] - now.drawn * r->seconds_at_once, again = -now.burnt,
        fresh = 0;
    place p = {.set = (uint16_t)set};
    for (int number = 0; number < UC_FLIP7_NUMBERS; number++) {
        uint32_t more = set | 1u << number;
        int copies = r->root.deck[number];
        if (more == set) {
            again += copies - !(r->root.cards >> number & 1);
        } else if (copies) {
            bool seven = __builtin_popcount(more) == FLIP_SEVEN;
            link_to(&p, seven ? r->places + more : r->first[more] + (uint32_t)at, copies);
            fresh += copies;
        }
    }
    link_again(r, &p, now, again);
    if (seconds) link_to(&p, r->first[set] + (uint32_t)stage_index(r, another), seconds);
    p.size = (uint8_t)(fresh + (again > 0 ? again : 0) + seconds + r->modifiers +
                       r->root.deck[UC_FLIP7_FREEZE] + r->root.deck[UC_FLIP7_FLIP3]);
    return p;
}

static bool make_places(rounds *r) {
    r->place = malloc(r->places * sizeof *r->place);
    if (!r->place) return false;
    for (uint32_t set = 0; set < SETS; set++)
        if (can_have(r, set) && __builtin_popcount(set) < FLIP_SEVEN)
            for (int at = 0; at < r->stages; at++)
                r->place[r->first[set] + (uint32_t)at] = link_place(r, set, at);
    return true;
}

/* ---- modes ---- */

/** After a Freeze that comes next, Flip Threes and Freezes are the same: both do nothing. */
static void merge_blanks(const rounds *r, mode *m) {
    if (r->order != ORDER_PRINTED || m->flips.freeze != FREEZE_OWN || m->flips.own) return;
    int left = m->flip3s + m->freezes, freezes = r->root.deck[UC_FLIP7_FREEZE];
    m->freezes = (uint8_t)(left < freezes ? left : freezes);
    m->flip3s = (uint8_t)(left - m->freezes);
}

static int add_mode(rounds *r, mode m);

/** The mode after a card; `stays`: the card does not freeze the seat. */
static int16_t follow(rounds *r, mode m, bool stays) {
    return (int16_t)(stays ? add_mode(r, m) : FROZEN);
}

/** Modes are listed after those that they lead to. Returns the index of this mode. */
static int add_mode(rounds *r, mode m) {
    merge_blanks(r, &m);
    for (int i = 0; i < r->modes; i++) {
        const mode *known = &r->mode[i];
        if (!memcmp(&known->flips, &m.flips, sizeof m.flips) && known->flip3s == m.flip3s &&
            known->freezes == m.freezes)
            return i;
    }
    mode other = m, flip3 = m, freeze = m;
    m.by_flip3 = m.by_freeze = NONE;
    m.drawn = (uint8_t)(r->root.deck[UC_FLIP7_FLIP3] + r->root.deck[UC_FLIP7_FREEZE] - m.flip3s - m.freezes);
    if (m.flip3s) {
        flip3.flip3s = (uint8_t)(r->less >= ROUNDS_ONE_FLIP3 ? 0 : flip3.flip3s - 1);
        bool stays = flips_flip3(&flip3.flips, r->order);
        m.by_flip3 = follow(r, flip3, stays);
    }
    if (m.freezes) {
        freeze.freezes--;
        bool stays = flips_freeze(&freeze.flips, r->order);
        m.by_freeze = follow(r, freeze, stays);
    }
    bool stays = flips_other(&other.flips);
    m.other = (int16_t)(m.flips.left ? follow(r, other, stays) : r->modes); /* no Flip Three: the same mode */
    r->mode[r->modes] = m;
    return r->modes++;
}

static void mark_user(rounds *r, int used, int user) {
    if (used >= 0) r->mode[used].last_user = (uint8_t)user;
}

/** Lists the modes, and when the table of each can be freed. */
static void make_modes(rounds *r) {
    mode root = {.flips = {.left = r->root.left},
                 .flip3s = r->root.deck[UC_FLIP7_FLIP3],
                 .freezes = r->root.deck[UC_FLIP7_FREEZE]};
    r->root_mode = add_mode(r, root);
    for (int i = 0; i < r->modes; i++) {
        mark_user(r, i, i);
        mark_user(r, r->mode[i].other, i);
        mark_user(r, r->mode[i].by_flip3, i);
        mark_user(r, r->mode[i].by_freeze, i);
    }
}

/* ---- tables ---- */

static size_t table_bytes(const rounds *r) {
    return (size_t)r->places * r->lanes * sizeof(lane);
}

static lane *new_table(rounds *r) {
    if (r->spares) return r->spare[--r->spares];
    size_t bytes = (table_bytes(r) + 4095) & ~(size_t)4095;
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return NULL;
#ifdef MADV_HUGEPAGE
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return memory;
}

static void free_table(const rounds *r, lane *table) {
    if (table) munmap(table, (table_bytes(r) + 4095) & ~(size_t)4095);
}

/** The row of a place in a mode's table: its numbers are banked if the mode is FROZEN. */
static inline const lane *row(const rounds *r, int of, uint32_t next) {
    if (next >= r->places) return r->sets + (size_t)(next - r->places) * r->lanes;
    if (of == FROZEN) return r->sets + (size_t)r->place[next].set * r->lanes;
    return r->table[of] + (size_t)next * r->lanes;
}

/** Adds the values of the sets with one more modifier, for the lane `at` of a row. */
static inline void add_modifiers(const rounds *r, const lane *values, uint32_t at, lane *sum) {
    const lane missing[2] = {{1, 0, 1, 0}, {1, 1, 0, 0}};
    lane here = values[at];
    if (r->modifiers > 0) *sum += missing[0] * __builtin_shufflevector(here, here, 1, 1, 3, 3);
    if (r->modifiers > 1) *sum += missing[1] * __builtin_shufflevector(here, here, 2, 3, 2, 3);
    for (int k = 2; k < r->modifiers; k++)
        if (!(at >> (k - 2) & 1)) *sum += values[at | 1u << (k - 2)];
}

/** The successors of a position, except by modifiers: rows of tables and the copies of the cards. */
typedef struct sources {
    const lane *row[LINKS + 2];
    double weight[LINKS + 2];
    int count;
} sources;

static inline void add_source(sources *from, const lane *values, int weight) {
    from->row[from->count] = values;
    from->weight[from->count++] = weight;
}

static inline void find_sources(const rounds *r, const mode *m, uint32_t index, sources *from) {
    const place *p = &r->place[index];
    from->count = 0;
    for (int k = 0; k < p->links; k++) add_source(from, row(r, m->other, p->next[k]), p->weight[k]);
    if (m->by_flip3 != NONE) add_source(from, row(r, m->by_flip3, index), m->flip3s);
    if (m->by_freeze != NONE) add_source(from, row(r, m->by_freeze, index), m->freezes);
}

/** Sums STEP lanes side by side, since each sum is a chain of additions that wait for each other. */
#define STEP 4
static inline void add_up(const sources *from, uint32_t lanes, lane *sum) {
    uint32_t at = 0;
    for (; at + STEP <= lanes; at += STEP) {
        lane four[STEP];
        for (int i = 0; i < STEP; i++) four[i] = sum[at + (uint32_t)i];
        for (int k = 0; k < from->count; k++)
            for (int i = 0; i < STEP; i++) four[i] += from->weight[k] * from->row[k][at + (uint32_t)i];
        for (int i = 0; i < STEP; i++) sum[at + (uint32_t)i] = four[i];
    }
    for (; at < lanes; at++)
        for (int k = 0; k < from->count; k++) sum[at] += from->weight[k] * from->row[k][at];
}

/** The seat chooses: a set of modifiers comes after those that have more. */
static void choose(const rounds *r, double *value, const double *stay, const double *inverse,
                   uint64_t *hits) {
    for (int m = (int)r->lanes * LANES - 1; m >= 0; m--) {
        double sum = value[m];
        for (int k = 0; k < r->modifiers; k++)
            if (!(m >> k & 1)) sum += value[m | 1 << k];
        sum *= inverse[m];
        if (hits) *hits |= (uint64_t)(sum > stay[m]) << m;
        value[m] = sum > stay[m] ? sum : stay[m];
    }
}

/** The index at which the hits of place number `index` are stored: one word for all sets of modifiers. */
static size_t hits_place(const rounds *r, const mode *m, uint32_t index) {
    return (size_t)(r->root.deck[UC_FLIP7_FLIP3] - m->flip3s) * r->places + index;
}

/** Fills the table of a mode. */
static void work(const rounds *r, int of, uint64_t *hits) {
    const mode *m = &r->mode[of];
    lane *to = r->table[of];
    for (uint32_t i = 0; i < r->places; i++, to += r->lanes) {
        const place *p = &r->place[i];
        const lane *inverse = r->inverse[p->size - m->drawn], *own = row(r, m->other, i);
        sources from;
        find_sources(r, m, i, &from);
        for (uint32_t at = 0; at < r->lanes; at++) to[at] = (lane){0} + p->bust * r->bust_worth;
        add_up(&from, r->lanes, to);
        if (!m->flips.left)
            choose(r, (double *)to, (const double *)row(r, FROZEN, i), (const double *)inverse,
                   hits ? hits + hits_place(r, m, i) : NULL);
        for (uint32_t at = 0; m->flips.left && at < r->lanes; at++) {
            add_modifiers(r, own, at, &to[at]);
            to[at] *= inverse[at];
        }
    }
}

/* ---- the solver ---- */

static int32_t points_of(const rounds *r, uint32_t set, int modifiers) {
    uc_flip7_seat seat = {.cards = (r->root.cards & SCORING) | set, .twice = r->root.twice};
    for (int k = 0; k < r->modifiers; k++) {
        if (!(modifiers >> k & 1)) continue;
        if (r->root.cards >> r->modifier[k] & 1)
            seat.twice |= (uint8_t)(1u << (r->modifier[k] - UC_FLIP7_PLUS2)); /* F7-1.2 */
        else
            seat.cards |= 1u << r->modifier[k];
    }
    return uc_flip7_points(&seat) + (__builtin_popcount(set) == FLIP_SEVEN ? SEVEN_BONUS : 0);
}

static void fill_sets(rounds *r, const double *utility) {
    double *worth = (double *)r->sets;
    for (uint32_t set = 0; set < SETS; set++, worth += r->lanes * LANES) {
        if (!can_have(r, set)) continue;
        for (int m = 0; m < 1 << r->modifiers; m++) worth[m] = utility[points_of(r, set, m)];
    }
    r->bust_worth = utility[0];
}

static void fill_inverse(rounds *r) {
    for (int size = 0; size < SIZES; size++) {
        double *inverse = (double *)r->inverse[size];
        for (int m = 0; m < 1 << r->modifiers; m++) {
            int left = size - __builtin_popcount((unsigned)m);
            inverse[m] = left > 0 ? 1.0 / left : 0;
        }
    }
}

static void list_modifiers(rounds *r) {
    for (int kind = UC_FLIP7_PLUS2; kind < UC_FLIP7_FREEZE; kind++)
        if (r->root.deck[kind]) r->modifier[r->modifiers++] = kind;
    r->lanes = r->modifiers > 2 ? 1u << (r->modifiers - 2) : 1;
}

/** Whether tables can hold it: no modifier twice, few action cards, and a deck that cannot run out (F7-5.3).
 */
static bool fits(const uc_flip7_rest *root) {
    int size = 0, numbers = __builtin_popcount(root->cards & NUMBERS);
    const uint8_t *deck = root->deck;
    int most =
        FLIP_SEVEN - numbers + deck[UC_FLIP7_FREEZE] + deck[UC_FLIP7_FLIP3] + 2 * deck[UC_FLIP7_SECOND] + 1;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        size += deck[kind];
        if (kind < UC_FLIP7_PLUS2 || kind >= UC_FLIP7_FREEZE) continue;
        most += deck[kind];
        if (deck[kind] > 1) return false;
    }
    for (int kind = UC_FLIP7_FREEZE; kind < UC_FLIP7_KINDS; kind++)
        if (deck[kind] > ACTIONS_MAX) return false;
    return size > most && size < SIZES;
}

static bool make_tables(rounds *r) {
    size_t bytes = (size_t)SETS * r->lanes * sizeof(lane);
    r->sets = aligned_alloc(sizeof(lane), bytes);
    if (r->sets) memset(r->sets, 0, bytes);
    return r->sets;
}

rounds *rounds_open(const uc_flip7_rest *root, flips_order order, rounds_less less, uint64_t most_positions) {
    if (!fits(root)) return NULL;
    rounds *r = aligned_alloc(_Alignof(rounds), sizeof *r);
    if (!r) return NULL;
    memset(r, 0, sizeof *r);
    r->root = *root;
    r->order = order;
    r->less = less;
    r->seconds_at_once =
        less >= ROUNDS_ONE_SECOND && root->deck[UC_FLIP7_SECOND] ? root->deck[UC_FLIP7_SECOND] : 1;
    list_modifiers(r);
    fill_inverse(r);
    make_modes(r);
    list_stages(r);
    list_places(r);
    if (rounds_positions(r) <= most_positions && make_places(r) && make_tables(r)) return r;
    rounds_close(r);
    return NULL;
}

static void free_tables(rounds *r) {
    for (int i = 0; i < r->modes; i++) {
        free_table(r, r->table[i]);
        r->table[i] = NULL;
    }
}

void rounds_close(rounds *r) {
    if (!r) return;
    free_tables(r);
    while (r->spares) free_table(r, r->spare[--r->spares]);
    free(r->sets);
    free(r->place);
    free(r);
}

/** Frees the tables that no mode from `of` on needs. */
static void reuse_tables(rounds *r, int of) {
    for (int i = 0; i < of; i++) {
        if (!r->table[i] || r->mode[i].last_user >= of) continue;
        r->spare[r->spares++] = r->table[i];
        r->table[i] = NULL;
    }
}

/** The value of taking a card at the root, even if staying would be better. */
static double root_value(const rounds *r) {
    const mode *m = &r->mode[r->root_mode];
    const uint32_t last = r->places - 1; /* nothing drawn */
    const place *p = &r->place[last];
    const double *own = (const double *)row(r, m->other, last);
    sources from;
    find_sources(r, m, last, &from);
    lane sum = (lane){0} + p->bust * r->bust_worth;
    add_up(&from, 1, &sum);
    for (int k = 0; k < r->modifiers; k++) sum[0] += own[1 << k];
    return sum[0] / (p->size - m->drawn);
}

void rounds_watch(rounds *r, solve_progress *progress, void *user) {
    r->progress = progress;
    r->user = user;
}

bool rounds_value(rounds *r, const double utility[UC_FLIP7_SCORES], uint64_t *hits, double *ret_value) {
    fill_sets(r, utility);
    for (int of = 0; of < r->modes; of++) {
        reuse_tables(r, of);
        r->table[of] = new_table(r);
        if (!r->table[of]) return false;
        work(r, of, hits);
        if (r->progress && !r->progress(r->user, of + 1, r->modes)) return reuse_tables(r, r->modes), false;
    }
    *ret_value = root_value(r);
    reuse_tables(r, r->modes);
    return true;
}

uint64_t rounds_positions(const rounds *r) {
    return (uint64_t)r->places * (uint64_t)r->modes << r->modifiers;
}

size_t rounds_hits_words(const rounds *r) {
    return (size_t)(r->root.deck[UC_FLIP7_FLIP3] + 1) * r->places;
}

bool rounds_hits(const rounds *r, const uint64_t *hits, uint32_t cards, int seconds, int used, int flip3s) {
    int all = r->root.deck[UC_FLIP7_SECOND], at, modifiers = 0;
    stage now = {(uint8_t)(seconds < all ? seconds : all), cards >> UC_FLIP7_SECOND & 1, (uint8_t)used};
    for (at = stage_index(r, now); at == NONE && now.burnt; at = stage_index(r, now)) now.burnt--;
    if (at == NONE) at = 0;
    mode m = {
        .flip3s =
            (uint8_t)(flip3s < r->root.deck[UC_FLIP7_FLIP3] ? r->root.deck[UC_FLIP7_FLIP3] - flip3s : 0)};
    for (int k = 0; k < r->modifiers; k++) modifiers |= (int)(cards >> r->modifier[k] & 1) << k;
    return hits[hits_place(r, &m, r->first[cards & NUMBERS] + (uint32_t)at)] >> modifiers & 1;
}
