#include "bots/hilo/weigh.h"

#include <stddef.h>
#include <string.h>

/* Found by games of each value against its neighbors, 6,000 games with two seats and 3,000 with four. */
enum {
    UNTOUCHED =
        24,  /* a face-down card is better than the mean by this much, since any card may be traded for it */
    KNEE = 4 /* above this value a card is likely to be replaced before the end */
};

/* In 64ths, by turns to come: the chance that a line with two cards of a color gets the third while 8 of the
 * color are unseen; and the cost of a point above KNEE. In the last turn there is no "later". */
static const uint8_t chance_by_turns[TURNS] = {0, 6, 9, 12, 13, 14, 14, 14};
static const uint8_t slope_by_turns[TURNS] = {64, 32, 42, 38, 34, 32, 28, 26};

enum { CLOSED = UC_HILO_COLORS /* the color of a face-down card */ };

/* ---- unseen cards, and what they imply ---- */

unseen_cards hilo_see_unseen(const uc_hilo *game) {
    uint64_t low = game->unseen.word[0], high = game->unseen.word[1];
    unseen_cards unseen = {.all = game->unseen, .count = set_count(game->unseen)};
    for (int color = 0; color < UC_HILO_COLORS; color++) {
        int at = color * UC_HILO_VALUES;
        uint64_t from = at >= 64 ? high >> (at - 64) : low >> at;
        if (at < 64 && at + UC_HILO_VALUES > 64) from |= high << (64 - at);
        unseen.cards[color] = (int16_t)(from & ((1 << UC_HILO_VALUES) - 1));
    }
    return unseen;
}

/* How many of these bits each lane has. */
static uc_eight count_bits(uc_eight bits) {
    bits -= bits >> 1 & 0x5555;
    bits = (bits & 0x3333) + (bits >> 2 & 0x3333);
    bits = (bits + (bits >> 4)) & 0x0f0f;
    return (bits + (bits >> 8)) & 0x1f;
}

/* All unseen cards whose value + 1 has this binary digit, from 0 on. */
static int count_digit(const uc_set *unseen, int digit) {
    static const uint64_t values[] = {0x0aaa, 0x0ccc, 0x10f0, 0x1f00};
    const uint64_t each = values[digit], one = UC_HILO_VALUES; /* the first color has the lowest bits */
    const uint64_t low = each | each << one | each << 2 * one | each << 3 * one | each << 4 * one;
    const uint64_t high =
        each >> (64 - 4 * one) | each << (5 * one - 64) | each << (6 * one - 64) | each << (7 * one - 64);
    return __builtin_popcountll(unseen->word[0] & low) + __builtin_popcountll(unseen->word[1] & high);
}

/* The mean of all unseen cards. */
static int mean_of(const unseen_cards *unseen) {
    int sum = -unseen->count;
    for (int digit = 0; digit < 4; digit++) sum += count_digit(&unseen->all, digit) << digit;
    return unseen->count ? sum * POINT / unseen->count : 5 * POINT;
}

/* 64 times the cards of each color by all cards (HL-5.2). */
static uc_eight shares(uc_eight cards, int count) {
    uc_eight share;
    for (int color = 0; color < UC_HILO_COLORS; color++)
        share[color] = (int16_t)(POINT * cards[color] / count);
    return share;
}

static void store_lower_bytes(uc_eight a, uc_eight b, uint8_t *bytes) {
    typedef uint8_t half __attribute__((vector_size(8)));
    half first = __builtin_convertvector(a, half), last = __builtin_convertvector(b, half);
    memcpy(bytes, &first, sizeof first);
    memcpy(bytes + sizeof first, &last, sizeof last);
}

void hilo_set_pace(const unseen_cards *unseen, int turns, rates *p) {
    const uc_eight none = {0}, to_knee[2] = {{-1, 0, 1, 2, 3, KNEE, KNEE, KNEE}, none + KNEE};
    const uc_eight above[2] = {{0, 0, 0, 0, 0, 0, 1, 2}, {3, 4, 5, 6, 7}};
    uc_eight left = count_bits(unseen->cards), cost[2];
    for (int i = 0; i < 2; i++) cost[i] = to_knee[i] * POINT + above[i] * slope_by_turns[turns];
    cost[1][UC_HILO_VALUES - 8] = (int16_t)(mean_of(unseen) - (turns ? UNTOUCHED : 0));
    memcpy(p->cost, cost, sizeof cost);
    store_lower_bytes(cost[0], cost[1], p->cost_low);
    store_lower_bytes(cost[0] >> 8, cost[1] >> 8, p->cost_high);
    store_lower_bytes(left * chance_by_turns[turns] >> 3, none, p->chance);
    store_lower_bytes(turns || !unseen->count ? none : shares(left, unseen->count), none, p->more);
}

/* ---- layouts ---- */

static uc_eight positive(uc_eight cost) {
    return cost & ~(cost >> 15);
}

/* The part of a line's cost, below 4096, that is expected, with a chance times 128. */
static uc_eight part_of(uc_eight cost, uc_eight chance) {
    return eight_product(cost << 3, chance);
}

/* From numbers of the cells, of which the ninth is in `last`. */
static trio by_line(uc_eight first, uc_eight last) {
    return (trio){{__builtin_shufflevector(first, first, 0, 3, 6, 0, 1, 2, 0, 2),
                   __builtin_shufflevector(first, first, 1, 4, 7, 3, 4, 5, 4, 4),
                   __builtin_shufflevector(first, last, 2, 5, 8, 6, 7, 8, 8, 6)}};
}

/* -1 in the lanes of the first eight bits that are set. */
static uc_eight lanes_with(unsigned bits) {
    const uc_eight bit = {1, 2, 4, 8, 16, 32, 64, 128};
    return (eight_of((int)bits) & bit) == bit;
}

/* Of the cards in the cells, in their order: the lanes after the ninth do not count. */
typedef struct cards {
    uc_eight cost[2], color[2], chance[2], more[2];
    uc_sixteen color_of;
} cards;

#if defined(LANES_PICK)
UC_ASSERT_SIZE(offsetof(uc_hilo_seat, cell) + sizeof(uc_sixteen) <= sizeof(uc_hilo_seat),
               "sixteen can be read");

static void widen(uc_sixteen low, uc_sixteen high, uc_eight *ret) {
    ret[0] =
        (uc_eight)__builtin_shufflevector(low, high, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    ret[1] = (uc_eight)__builtin_shufflevector(low, high, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14,
                                               30, 15, 31);
}

static void look_up(const rates *p, const uc_hilo_seat *seat, cards *ret) {
    typedef uint16_t words __attribute__((vector_size(16))); /* lanes after the ninth may hold anything */
    const uc_eight byte = eight_of(0xff);
    const uc_sixteen none = {0};
    uc_sixteen card = sixteen_load((const char *)seat + offsetof(uc_hilo_seat, cell));
    uc_sixteen down = (uc_sixteen)(card > 127);
    uc_eight even = (uc_eight)card & byte, odd = (uc_eight)card >> 8 & byte;
    uc_eight color = (even * 79 >> 10) | (odd * 79 >> 10 << 8); /* by 13 */
    uc_sixteen value = card - (uc_sixteen)((words)color * UC_HILO_VALUES);
    value = (value & ~down) | (down & UC_HILO_VALUES);
    ret->color_of = ((uc_sixteen)color & ~down) | (down & CLOSED);
    widen(sixteen_pick(p->cost_low, value), sixteen_pick(p->cost_high, value), ret->cost);
    widen(ret->color_of, none, ret->color);
    widen(sixteen_pick(p->chance, ret->color_of), none, ret->chance);
    widen(sixteen_pick(p->more, ret->color_of), none, ret->more);
}
#else
static void look_up(const rates *p, const uc_hilo_seat *seat, cards *ret) {
    int16_t cost[16] = {0}, color[16] = {0}, chance[16] = {0}, more[16] = {0};
    uint8_t color_of[16] = {0};
    for (int i = 0; i < UC_HILO_CELLS; i++) {
        int card = seat->cell[i], of = hilo_color_of(card);
        cost[i] = p->cost[card == UC_HILO_DOWN ? UC_HILO_VALUES : hilo_value_of(card) + 1];
        color[i] = color_of[i] = (uint8_t)of;
        chance[i] = p->chance[of];
        more[i] = p->more[of];
    }
    memcpy(ret->cost, cost, sizeof cost);
    memcpy(ret->color, color, sizeof color);
    memcpy(ret->chance, chance, sizeof chance);
    memcpy(ret->more, more, sizeof more);
    ret->color_of = sixteen_load(color_of);
}
#endif

static void read_cards(layout *l, const uc_hilo_seat *seat) {
    cards all;
    look_up(l->pace, seat, &all);
    for (int i = 0; i < 2; i++) {
        l->cell[i] = all.cost[i] & lanes_with(l->cells >> 8 * i);
        all.chance[i] <<= 7;
        all.more[i] <<= 7;
    }
    l->color_of = all.color_of;
    l->cost = by_line(l->cell[0], l->cell[1]);
    l->color = by_line(all.color[0], all.color[1]);
    l->chance = by_line(all.chance[0], all.chance[1]);
    l->more = by_line(all.more[0], all.more[1]);
}

/* What lines that remain may still remove after a line is removed: a row leaves rows, a column leaves
 * columns. */
static uc_eight hopes_beside(const layout *l) {
    const uc_eight none = {0};
    return __builtin_shufflevector(l->hope, none, 1, 2, 0, 4, 5, 3, 8, 8) +
           __builtin_shufflevector(l->hope, none, 2, 0, 1, 5, 3, 4, 8, 8);
}

/* The rest of the layout after a line is removed. */
static uc_eight rest_without(const layout *l) {
    return (int16_t)l->costs - l->sum - hopes_beside(l);
}

/* Of complete lines only the best one counts, since a turn removes one and lines may cross. Its removal also
 * ends the lines that it crosses. */
static void count_made(layout *l, unsigned made) {
    int best = __builtin_ctz(made), most = 0, others;
    for (unsigned lines = made; lines; lines &= lines - 1) l->hopes -= l->hope[__builtin_ctz(lines)];
    others = l->hopes;
    for (; made; made &= made - 1) {
        int line = __builtin_ctz(made), gain = l->hope[line];
        l->hope[line] = 0;
        gain += hopes_beside(l)[line] - others;
        if (gain <= most) continue;
        most = gain;
        best = line;
    }
    l->hope[best] = (int16_t)most;
    l->hopes += most;
}

/* The chance of cell `of`'s color, when a card of cell `third` completes the line. */
static uc_eight chance_with(const layout *l, int of, int third) {
    return l->chance.of[of] + (l->more.of[of] & (l->color.of[third] == CLOSED));
}

void hilo_read_layout(layout *l, const rates *pace, const uc_hilo_seat *seat) {
    l->pace = pace;
    l->cells = hilo_cells_of(seat);
    l->lines = hilo_lines_of(seat);
    l->has = lanes_with(l->lines);
    read_cards(l, seat);
    const uc_eight *color = l->color.of;
    uc_eight ab = color[0] == color[1], ac = color[0] == color[2], bc = color[1] == color[2];
    uc_eight three = ab & bc & (color[0] != CLOSED);
    uc_eight chance = (ab & chance_with(l, 0, 2)) | (ac & chance_with(l, 0, 1)) | (bc & chance_with(l, 1, 0));
    l->sum = l->cost.of[0] + l->cost.of[1] + l->cost.of[2];
    uc_eight all = positive(l->sum);
    l->hope = eight_choose(three, all, part_of(all, chance)) & l->has;
    l->pair = eight_choose(ab | ac, color[0], eight_choose(bc, color[1], eight_of(CLOSED)));
    l->costs = l->sum[0] + l->sum[1] + l->sum[2];
    l->hopes = eight_sum(l->hope);
    if (seat->lines) count_made(l, seat->lines);
}

/* ---- a card in a cell ---- */

/* For each cell the sum of what each line through it has in the cell's place. */
static void sum_by_cell(const trio *t, uc_eight *ret_first, uc_eight *ret_last) {
    const uc_eight none = {0}, a = t->of[0], b = t->of[1], c = t->of[2];
    *ret_first = __builtin_shufflevector(a, none, 0, 4, 5, 1, 8, 8, 2, 8) +
                 __builtin_shufflevector(a, none, 3, 8, 7, 8, 8, 8, 8, 8) +
                 __builtin_shufflevector(a, none, 6, 8, 8, 8, 8, 8, 8, 8) +
                 __builtin_shufflevector(b, none, 8, 0, 8, 3, 1, 5, 8, 2) +
                 __builtin_shufflevector(b, none, 8, 8, 8, 8, 4, 8, 8, 8) +
                 __builtin_shufflevector(b, none, 8, 8, 8, 8, 6, 8, 8, 8) +
                 __builtin_shufflevector(b, none, 8, 8, 8, 8, 7, 8, 8, 8) +
                 __builtin_shufflevector(c, none, 8, 8, 0, 8, 8, 1, 3, 4) +
                 __builtin_shufflevector(c, none, 8, 8, 8, 8, 8, 8, 7, 8);
    *ret_last = __builtin_shufflevector(c, none, 2, 8, 8, 8, 8, 8, 8, 8) +
                __builtin_shufflevector(c, none, 5, 8, 8, 8, 8, 8, 8, 8) +
                __builtin_shufflevector(c, none, 6, 8, 8, 8, 8, 8, 8, 8);
}

/* Lowers the worth of cells where a card makes these lines of three. */
static void remove_made(const layout *l, const trio *three, uc_eight *worth) {
    uc_eight rest = rest_without(l);
    for (int i = 0; i < 3; i++)
        for (int line = 0; line < HILO_LINES; line++) {
            int cell = hilo_lines[line][i];
            if (three->of[i][line] && rest[line] < worth[cell / 8][cell % 8])
                worth[cell / 8][cell % 8] = rest[line];
        }
}

void hilo_weigh_card(const layout *l, int color, int value, uc_eight *ret_worth) {
    int cost = l->pace->cost[value + 1];
    uc_eight own = eight_of(color), chance = eight_of(l->pace->chance[color] * 128),
             more = eight_of(l->pace->more[color] * 128), made = {0}, rest = eight_of(worth_of(l) + cost);
    trio change, three;
    for (int i = 0; i < 3; i++) {
        int p = (i + 1) % 3, q = (i + 2) % 3;
        uc_eight all = positive(l->sum - l->cost.of[i] + (int16_t)cost);
        uc_eight same = l->color.of[p] == l->color.of[q];
        uc_eight like = (l->color.of[p] == own) | (l->color.of[q] == own);
        uc_eight down = (l->color.of[p] == CLOSED) | (l->color.of[q] == CLOSED);
        uc_eight comes = eight_choose(same, l->chance.of[p], like & (chance + (more & down)));
        change.of[i] = (l->hope - part_of(all, comes)) & l->has;
        three.of[i] = same & like & l->has;
        made |= three.of[i];
    }
    sum_by_cell(&change, &ret_worth[0], &ret_worth[1]);
    for (int i = 0; i < 2; i++) ret_worth[i] += rest - l->cell[i];
    if (eight_sum(made)) remove_made(l, &three, ret_worth);
}

/* ---- a card of each color ---- */

/* -1 in the lane of the color. */
static const uc_eight lane_of[CLOSED + 1] = {{-1},
                                             {0, -1},
                                             {0, 0, -1},
                                             {0, 0, 0, -1},
                                             {0, 0, 0, 0, -1},
                                             {0, 0, 0, 0, 0, -1},
                                             {0, 0, 0, 0, 0, 0, -1},
                                             {0, 0, 0, 0, 0, 0, 0, -1},
                                             {0}};

/* By color: the least rest of the layout after a line is removed whose third card is laid in one of these
 * cells. */
static uc_eight weigh_gone(const layout *l, unsigned cells) {
    trio in = by_line(lanes_with(cells), lanes_with(cells >> 8));
    const uc_eight *color = l->color.of;
    uc_eight fits = ((color[0] == color[1]) & in.of[2]) | ((color[0] == color[2]) & in.of[1]) |
                    ((color[1] == color[2]) & in.of[0]);
    uc_eight rest = eight_choose(fits & l->has, rest_without(l), eight_of(HILO_NEVER));
    int16_t least[CLOSED + 1];
    uc_eight all;
    for (int i = 0; i <= CLOSED; i++) least[i] = HILO_NEVER;
    for (int line = 0; line < HILO_LINES; line++) {
        int16_t *of = &least[l->pair[line]];
        *of = rest[line] < *of ? rest[line] : *of;
    }
    memcpy(&all, least, sizeof all);
    return all;
}

uses hilo_weigh_colors(const layout *l, unsigned cells) {
    trio any;            /* for a card of any color */
    trio like_p, like_q; /* for a card like that of the next place in the line, and of the one after */
    for (int i = 0; i < 3; i++) {
        int p = (i + 1) % 3, q = (i + 2) % 3;
        uc_eight all = positive(l->sum - l->cost.of[i] + l->pace->cost[HILO_FEW + 1]);
        uc_eight same = l->color.of[p] == l->color.of[q], other = ~same & l->has;
        any.of[i] = (l->hope - (same & part_of(all, l->chance.of[p]))) & l->has;
        like_p.of[i] = part_of(all, chance_with(l, p, q)) & other;
        like_q.of[i] = part_of(all, chance_with(l, q, p)) & other;
    }
    uc_eight lane[UC_HILO_CELLS], laid[UC_HILO_CELLS], rest[2];
    sum_by_cell(&any, &rest[0], &rest[1]);
    for (int i = 0; i < 2; i++) rest[i] += (int16_t)worth_of(l) - l->cell[i];
    for (int i = 0; i < UC_HILO_CELLS; i++) {
        lane[i] = lane_of[l->color_of[i]];
        laid[i] = eight_of(rest[i / 8][i % 8]);
    }
#pragma GCC unroll 8
    for (int line = 0; line < HILO_LINES; line++) {
#pragma GCC unroll 3
        for (int i = 0; i < 3; i++) {
            const uint8_t *at = hilo_lines[line];
            laid[at[i]] -= lane[at[(i + 1) % 3]] & eight_of(like_p.of[i][line]);
            laid[at[i]] -= lane[at[(i + 2) % 3]] & eight_of(like_q.of[i][line]);
        }
    }
    uses best = {.laid = eight_of(HILO_NEVER), .gone = weigh_gone(l, cells)};
    for (; cells; cells &= cells - 1) best.laid = eight_least(best.laid, laid[__builtin_ctz(cells)]);
    return best;
}
