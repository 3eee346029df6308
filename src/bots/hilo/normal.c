/* HILO by expected sums: the cost of the own layout at the end, after each possible move.
 *
 * A layout costs its cards, less what lines with two cards of a color may still remove. That is nearly a sum
 * over cells and lines, so one pass over the cells gives the worth of a card of any color in any cell, and a
 * draw is the mean over all unseen cards of the best cell for each. The other layouts matter when the last
 * face-down card is about to be turned: the sum is doubled unless it is the lowest.
 */
#include <string.h>

#include "bots/hilo/layout.h"
#include "bots/hilo/players.h"

/* Found by games of each value against its neighbors, 6,000 games with two seats and 3,000 with four. Points
 * are counted in 64ths. */
enum {
    POINT = 64,
    TURNS = 8, /* the most turns to come that are distinguished */
    UNTOUCHED =
        24,   /* a face-down card is better than the mean by this much, since any card may be traded for it */
    KNEE = 4, /* above this value a card is likely to be replaced before the end */
    FEW = 4,  /* value of a card that is worth drawing, for the options that it leaves */
    SPARED = 48, /* of 64: the part that a last turn removes from the highest card, above ... */
    FLOOR = 3,   /* ... this value */
    SPREAD = 3,  /* points by which a rival's sum may still change, and for each face-down card ... */
    SPREAD_EACH = 2,
    HURRY = 32,    /* of 64: the part of the others' losses by the end of the round that counts as own gain */
    PATIENCE = 20, /* turns of each seat, after which waiting is ... */
    TEDIUM = 16    /* ... worth less by this much with each turn, so that no round lasts forever */
};

/* In 64ths, by turns to come: the chance that a line with two cards of a color gets the third while 8 of the
 * color are unseen; and the cost of a point above KNEE. In the last turn there is no "later". */
static const uint8_t chance_by_turns[TURNS] = {0, 6, 9, 12, 13, 14, 14, 14};
static const uint8_t slope_by_turns[TURNS] = {64, 32, 42, 38, 34, 32, 28, 26};

/* Lines through each cell, as in uc_hilo_seat.lines. */
static const uint8_t lines_through[UC_HILO_CELLS] = {0x49, 0x11, 0xa1, 0x0a, 0xd2, 0x22, 0x8c, 0x14, 0x64};

/* A number for each color. */
typedef int16_t colors __attribute__((vector_size(16)));
typedef int32_t wide __attribute__((vector_size(32)));
static const colors never = {30000, 30000, 30000, 30000, 30000, 30000, 30000, 30000};
enum {
    CLOSED = UC_HILO_COLORS, /* the color of a face-down card */
    FOUR = 4,                /* colors in a word of outlook.four */
};

/* How many cards of each color: two bits a color, those of face-down cards on top. The upper bit of a color
 * says that there is a pair, both bits that there are three. Lines are weighed without a branch, since nobody
 * can predict what lies there. */
typedef uint32_t tally;
enum { PAIRS = 0xaaaa, CLOSED_ONE = 1 << 2 * CLOSED };

static inline tally tally_of(int color) {
    return 1U << 2 * color;
}

/* The color of a pair; CLOSED without one of open cards. */
static inline int pair_in(tally cards) {
    return __builtin_ctz((cards & PAIRS) | 2 * CLOSED_ONE) / 2;
}

static inline bool has_three(tally cards) {
    return (cards & cards << 1 & PAIRS) != 0;
}

static inline bool has_closed(tally cards) {
    return cards >= CLOSED_ONE;
}

/* Values for a given number of turns to come (a pace). */
typedef struct rates {
    int cost[UC_HILO_VALUES + 1]; /* of an open card, by value + 1; the last is a face-down card's */
    int chance[2][CLOSED + 1]; /* of 64: a line with two cards of the color gets its third, 0 for CLOSED; [1]:
                                  with a card face down */
} rates;

/* A layout at a pace. */
typedef struct layout {
    const rates *pace;
    unsigned lines; /* those that have room in it */
    int cost[UC_HILO_CELLS];
    tally color[UC_HILO_CELLS]; /* of one card */
    tally colors[HILO_LINES];   /* of all three */
    int sum[HILO_LINES];        /* of the costs */
    int hope[HILO_LINES];       /* what each line may remove */
    int costs, hopes;           /* their sum */
    int highest;                /* cost */
} layout;

/* A position as one seat sees it. */
typedef struct outlook {
    const uc_hilo *h;
    const uc_hilo_seat *own;
    unsigned unseen[UC_HILO_COLORS]; /* bit v: the card with value v - 1 */
    uint64_t four[2];                /* the same of four colors each, one behind the other */
    rates now, last;                 /* last: only the end of the round is to come */
    layout mine;                     /* now */
    layout final;                    /* the same at the last pace, if `may_end` */
    bool may_end;                    /* this turn may end the round */
    int rivals;
    int rival[UC_HILO_SEATS], spread[UC_HILO_SEATS]; /* their sums, if the round ended now */
    int hurry;                                       /* the worth of the round's end by the others' losses */
} outlook;

/* ---- unseen cards, and what they imply ---- */

static void see_unseen(outlook *at) {
    uint64_t low = at->h->unseen.word[0], high = at->h->unseen.word[1];
    const int split = FOUR * UC_HILO_VALUES;
    at->four[0] = low & ((UINT64_C(1) << split) - 1);
    at->four[1] = low >> split | high << (64 - split);
    for (int color = 0; color < UC_HILO_COLORS; color++)
        at->unseen[color] = (unsigned)(at->four[color / FOUR] >> color % FOUR * UC_HILO_VALUES) &
                            ((1U << UC_HILO_VALUES) - 1);
}

/* The number of unseen cards. */
static int count_unseen(const outlook *at) {
    return __builtin_popcountll(at->four[0]) + __builtin_popcountll(at->four[1]);
}

/* The mean of all unseen cards, and their number. */
static int mean_of(const outlook *at, int *ret_count) {
    const uint64_t each = 1 | UINT64_C(1) << UC_HILO_VALUES | UINT64_C(1) << 2 * UC_HILO_VALUES |
                          UINT64_C(1) << 3 * UC_HILO_VALUES;
    int sum = 0, count = count_unseen(at);
    for (int i = 0; i < 2; i++) {
        uint64_t set = at->four[i]; /* value + 1, by its binary digits */
        sum += __builtin_popcountll(set & 0x0aaa * each) + 2 * __builtin_popcountll(set & 0x0ccc * each) +
               4 * __builtin_popcountll(set & 0x10f0 * each) + 8 * __builtin_popcountll(set & 0x1f00 * each);
    }
    *ret_count = count;
    return count ? (sum - count) * POINT / count : 5 * POINT;
}

static void set_pace(const outlook *at, int turns, rates *p) {
    int count, mean = mean_of(at, &count);
    p->cost[UC_HILO_VALUES] = turns ? mean - UNTOUCHED : mean;
    for (int value = -1; value < UC_HILO_VALUES - 1; value++)
        p->cost[value + 1] =
            value <= KNEE ? value * POINT : KNEE * POINT + (value - KNEE) * slope_by_turns[turns];
    for (int color = 0; color < UC_HILO_COLORS; color++) {
        int left = __builtin_popcount(at->unseen[color]);
        int comes = chance_by_turns[turns] * left / 8;
        p->chance[0][color] = comes;
        p->chance[1][color] = turns || !count ? comes : POINT * left / count; /* HL-5.2 */
    }
    p->chance[0][CLOSED] = p->chance[1][CLOSED] = 0;
}

/* ---- layouts ---- */

static inline int positive(int cost) {
    return cost > 0 ? cost : 0;
}

/* What a line of these colors that lacks a third card may remove of this total cost. */
static inline int hope_of_pair(const rates *p, tally cards, int cost) {
    return positive(cost) * p->chance[has_closed(cards)][pair_in(cards)] >> 6;
}

/* The same of any line. */
static inline int hope_of(const rates *p, tally cards, int cost) {
    int hope = hope_of_pair(p, cards, cost);
    return has_three(cards) ? positive(cost) : hope;
}

static void add_cells(layout *l, const uc_hilo_seat *seat) {
    for (unsigned cells = hilo_cells_of(seat); cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells), card = seat->cell[cell];
        l->color[cell] = tally_of(hilo_color_of(card));
        l->cost[cell] = l->pace->cost[card == UC_HILO_DOWN ? UC_HILO_VALUES : hilo_value_of(card) + 1];
        l->costs += l->cost[cell];
        if (l->cost[cell] > l->highest) l->highest = l->cost[cell];
    }
}

/* What lines that remain may still remove after a line is removed: a row leaves rows, a column leaves
 * columns. */
static int hopes_beside(const layout *l, int line) {
    unsigned beside = l->lines & (line < 3 ? 0x07U : line < 6 ? 0x38U : 0) & ~(1U << line);
    int sum = 0;
    for (; beside; beside &= beside - 1) sum += l->hope[__builtin_ctz(beside)];
    return sum;
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
        gain += hopes_beside(l, line) - others;
        if (gain <= most) continue;
        most = gain;
        best = line;
    }
    l->hope[best] = most;
    l->hopes += most;
}

static void read_layout(layout *l, const rates *p, const uc_hilo_seat *seat) {
    l->pace = p;
    l->lines = hilo_lines_of(seat);
    l->costs = l->hopes = l->highest = 0;
    add_cells(l, seat);
    for (unsigned lines = l->lines; lines; lines &= lines - 1) {
        int line = __builtin_ctz(lines);
        const uint8_t *c = hilo_lines[line];
        l->colors[line] = l->color[c[0]] + l->color[c[1]] + l->color[c[2]];
        l->sum[line] = l->cost[c[0]] + l->cost[c[1]] + l->cost[c[2]];
        l->hope[line] = hope_of(p, l->colors[line], l->sum[line]);
        l->hopes += l->hope[line];
    }
    if (seat->lines) count_made(l, seat->lines);
}

/* The expected final sum. */
static int worth(const layout *l) {
    return l->costs - l->hopes;
}

/* ---- the end of the round ---- */

/* The expected sums of the others after one turn each. */
static void see_rivals(outlook *at) {
    at->rivals = at->hurry = 0;
    for (int i = 0; i < at->h->head.seats; i++) {
        if (i == at->h->head.viewer) continue;
        const uc_hilo_seat *seat = &at->h->seat[i];
        layout last, now;
        read_layout(&last, &at->last, seat);
        read_layout(&now, &at->now, seat);
        int above = last.highest - FLOOR * POINT;
        int sum = worth(&last) - (above > 0 ? above * SPARED / 64 : 0);
        at->rival[at->rivals] = sum;
        at->spread[at->rivals++] = POINT * (SPREAD + SPREAD_EACH * __builtin_popcount(seat->down));
        at->hurry += sum - worth(&now);
    }
    if (!at->rivals) return; /* cannot be: HILO has two seats at least */
    at->hurry = at->hurry * HURRY / 64 / at->rivals;
    int late = at->h->turns / at->h->head.seats - PATIENCE;
    if (late > 0) at->hurry += late * TEDIUM;
}

/* The chance, in 64ths, of a lower sum than a rival whose mean sum is higher by `by` and varies by
 * `spread`. */
static int chance_below(int by, int spread) {
    return 32 + 32 * by / (spread + (by < 0 ? -by : by));
}

/* The worth of ending the round with a sum: it may be doubled unless it is the lowest, alone or not (HL-5.3).
 */
static int ending(const outlook *at, int sum) {
    int lowest = 64, doubling = at->h->rules.doubling, shared = doubling == UC_HILO_TIES_FREE ? POINT : 0;
    if (doubling == UC_HILO_OFF) return sum - at->hurry;
    for (int i = 0; i < at->rivals; i++)
        lowest = lowest * chance_below(at->rival[i] + shared - sum, at->spread[i]) / 64;
    int doubled = sum > 0 ? sum * (64 - lowest) / 64 : 0;
    return sum + doubled - at->hurry;
}

/* Whether no face-down card remains after laying a card there. */
static bool ends_round(const outlook *at, int cell) {
    return at->may_end && !(at->own->down & ~(1U << cell));
}

/* ---- where to lay a card ---- */

/* The worth of the layout with another card in a cell, without the cost of that card: `rest` plus a part for
 * each color; and by color if it completes a line, with all three cards removed. */
typedef struct place {
    int rest;
    int16_t more[CLOSED + 1]; /* the entry for CLOSED is never read */
    colors gone;
} place;

/* Adds the effect of one line through the cell, for a card of `cost` in it; `costs` is the cost of all other
 * cells. */
static void weigh_line(place *p, const layout *l, int line, int cell, int costs, int cost) {
    tally others = l->colors[line] - l->color[cell];
    int beside = l->sum[line] - l->cost[cell], all = positive(beside + cost);
    int a = __builtin_ctz(others) / 2, b = (31 - __builtin_clz(others)) / 2;
    if (others & PAIRS) {
        int gone = costs - beside - hopes_beside(l, line);
        if (gone < p->gone[a]) p->gone[a] = (int16_t)gone;
        p->rest -= all * l->pace->chance[0][a] >> 6;
    } else { /* face-down cards get no hopes */
        p->more[a] -= (int16_t)(all * l->pace->chance[b == CLOSED][a] >> 6);
        p->more[b] -= (int16_t)(all * l->pace->chance[0][b] >> 6);
    }
}

static place weigh(const layout *l, int cell, int value) {
    place p = {.rest = 0, .gone = never};
    int costs = l->costs - l->cost[cell], hopes = l->hopes;
    for (unsigned lines = lines_through[cell] & l->lines; lines; lines &= lines - 1) {
        int line = __builtin_ctz(lines);
        hopes -= l->hope[line];
        weigh_line(&p, l, line, cell, costs, l->pace->cost[value + 1]);
    }
    p.rest += costs - hopes;
    return p;
}

/* The worth of the layout with one given card in a cell, its cost included. */
static int worth_with(const layout *l, int cell, int color, int value) {
    int costs = l->costs - l->cost[cell], cost = l->pace->cost[value + 1];
    int laid = costs - l->hopes + cost, gone = INT32_MAX;
    for (unsigned lines = lines_through[cell] & l->lines; lines; lines &= lines - 1) {
        int line = __builtin_ctz(lines), beside = l->sum[line] - l->cost[cell];
        tally laid_there = l->colors[line] - l->color[cell] + tally_of(color);
        laid += l->hope[line] - hope_of_pair(l->pace, laid_there, beside + cost);
        if (!has_three(laid_there)) continue;
        int left = costs - beside - hopes_beside(l, line);
        if (left < gone) gone = left;
    }
    return laid < gone ? laid : gone;
}

/* The best of the moves that lay this card, the first of which is for cell 0. */
static uc_move best_lay(const outlook *at, uc_move first, int card, int *ret_worth) {
    int best = 0, value = hilo_value_of(card), color = hilo_color_of(card);
    *ret_worth = INT32_MAX;
    for (unsigned cells = hilo_cells_of(at->own); cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells);
        bool ends = ends_round(at, cell);
        int result = worth_with(ends ? &at->final : &at->mine, cell, color, value);
        if (ends) result = ending(at, result);
        if (result >= *ret_worth) continue;
        *ret_worth = result;
        best = cell;
    }
    return (uc_move)(first + best);
}

/* ---- what a draw brings ---- */

/* Turning over a card instead of laying the drawn one. */
static int worth_of_turning(const outlook *at) {
    return at->may_end ? ending(at, worth(&at->final)) : worth(&at->mine);
}

static colors lower(colors a, colors b) {
    colors less = a < b;
    return (a & less) | (b & ~less);
}

/* The best of all cells for each color. */
typedef struct choice {
    colors laid, gone;
} choice;

static void consider(choice *best, const place *p) {
    colors more;
    memcpy(&more, p->more, sizeof more);
    best->laid = lower(best->laid, more + (int16_t)p->rest);
    best->gone = lower(best->gone, p->gone);
}

/* The last face-down card is treated apart, since it ends the round. All cells are weighed before any is
 * compared: numbers written one by one can be read as a block only some cycles later. */
static void best_places(const outlook *at, choice *best, choice *end) {
    place p[UC_HILO_CELLS];
    unsigned all = hilo_cells_of(at->own);
    *best = *end = (choice){never, never};
    for (unsigned cells = all; cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells);
        p[cell] = weigh(ends_round(at, cell) ? &at->final : &at->mine, cell, FEW);
    }
    for (unsigned cells = all; cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells);
        consider(ends_round(at, cell) ? end : best, &p[cell]);
    }
}

/* Lowers worth_now[color] where ending the round with the card of this value is better. Doubling only adds to
 * the cost, so most colors need no closer look. */
static void or_end(const outlook *at, const choice *end, int value, colors *worth_now) {
    colors sums = lower(end->laid + (int16_t)at->last.cost[value + 1], end->gone);
    for (int color = 0; color < UC_HILO_COLORS; color++) {
        if (!(at->unseen[color] >> (value + 1) & 1) || sums[color] - at->hurry >= (*worth_now)[color])
            continue;
        int ended = ending(at, sums[color]);
        if (ended < (*worth_now)[color]) (*worth_now)[color] = (int16_t)ended;
    }
}

/* The mean, over all unseen cards, of the best use of each. */
static int worth_of_drawing(const outlook *at, int turned) {
    choice best, end;
    colors unseen, turn = (colors){0} + (int16_t)turned;
    int saved = 0, count = count_unseen(at);
    wide all = {0};
    best_places(at, &best, &end);
    for (int color = 0; color < UC_HILO_COLORS; color++) unseen[color] = (int16_t)at->unseen[color];
    for (int value = -1; value < UC_HILO_VALUES - 1; value++, unseen >>= 1) {
        colors result = lower(best.laid + (int16_t)at->now.cost[value + 1], best.gone);
        result = lower(result, turn);
        if (at->may_end) or_end(at, &end, value, &result);
        result = (turn - result) & -(unseen & 1);
        all += __builtin_convertvector(result, wide);
    }
    for (int color = 0; color < UC_HILO_COLORS; color++) saved += all[color];
    return count ? turned - saved / count : turned;
}

/* ---- moves ---- */

static void look(outlook *at, const uc_hilo *h) {
    int turns = TURNS - 1;
    at->h = h;
    at->own = &h->seat[h->head.viewer];
    at->may_end = false;
    for (int i = 0; i < h->head.seats; i++) {
        int down = __builtin_popcount(h->seat[i].down);
        if (down < turns) turns = down > 1 ? down : 1;
    }
    if (h->ended_by != UC_NOBODY) turns = 0;
    see_unseen(at);
    set_pace(at, turns, &at->now);
    read_layout(&at->mine, &at->now, at->own);
}

static void look_at_end(outlook *at) {
    at->may_end = true;
    set_pace(at, 0, &at->last);
    read_layout(&at->final, &at->last, at->own);
    see_rivals(at);
}

static uc_move take_or_draw(const outlook *at) {
    int taken, turned = worth_of_turning(at);
    uc_move take = best_lay(at, UC_HILO_TAKE, at->h->discard[at->h->discards - 1], &taken);
    if (taken >= turned) return UC_HILO_DRAW; /* it may bring something better, and nothing worse */
    return taken <= worth_of_drawing(at, turned) ? take : UC_HILO_DRAW;
}

static uc_move trade_or_discard(const outlook *at) {
    int traded;
    uc_move trade = best_lay(at, UC_HILO_TRADE, at->h->drawn, &traded);
    return traded <= worth_of_turning(at) ? trade : UC_HILO_DISCARD;
}

/* The best face-down card to turn over: one on lines with little hope, since the third card of a pair is
 * better laid there. */
static uc_move cell_to_turn(const outlook *at) {
    int best = 0, least = INT32_MAX;
    for (unsigned cells = at->own->down; cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells), hopes = 0;
        for (unsigned lines = lines_through[cell] & at->mine.lines; lines; lines &= lines - 1)
            hopes += at->mine.hope[__builtin_ctz(lines)];
        if (hopes >= least) continue;
        least = hopes;
        best = cell;
    }
    return (uc_move)(UC_HILO_TURN + best);
}

/* Subtracts the hopes of complete lines in a layout with no turn to come: they stay (HL-5.2). */
static void leave_made(layout *l, unsigned made) {
    for (; made; made &= made - 1) l->hopes -= l->hope[__builtin_ctz(made)];
}

static int worth_after(const outlook *at, const uc_state *then);

/* HL-4.3: the cost after the best further removals of this turn. */
static int worth_of_more(const outlook *at, const uc_state *then) {
    uc_move legal[UC_MOVES_MAX];
    int least = INT32_MAX, count = uc_legal(then, at->h->head.viewer, legal);
    for (int i = 0; i < count; i++) {
        uc_state next;
        uc_copy(&next, then);
        uc_apply(&next, at->h->head.viewer, legal[i], NULL);
        int result = worth_after(at, &next);
        if (result < least) least = result;
    }
    return least;
}

/* The cost after a removal, which may have ended the round or, with the others' last turns, the game. */
static int worth_after(const outlook *at, const uc_state *then) {
    const uc_hilo_seat *own = &then->hilo.seat[at->h->head.viewer];
    if (then->hilo.rules.lines_per_turn > 1 && then->head.phase == UC_HILO_HILO &&
        !uc_hilo_final(&then->hilo))
        return worth_of_more(at, then);
    if (then->head.round != at->h->head.round || uc_over(then)) return POINT * (own->total - at->own->total);
    bool ended = own->down == 0 && at->h->ended_by == UC_NOBODY;
    layout l;
    read_layout(&l, ended ? &at->last : &at->now, own);
    if (!then->hilo.rules.final_lines && (ended || at->h->ended_by != UC_NOBODY)) leave_made(&l, own->lines);
    return ended ? ending(at, worth(&l)) : worth(&l);
}

/* Of a layout without face-down cards. */
static int open_sum(const uc_hilo_seat *seat) {
    int sum = 0;
    for (unsigned cells = hilo_cells_of(seat); cells; cells &= cells - 1)
        sum += hilo_value_of(seat->cell[__builtin_ctz(cells)]);
    return sum;
}

/* HL-5.2: the lowest sum that the seat can reach with the lines that may still be removed. */
static int lowest_final(const uc_state *state, int seat, uint32_t round) {
    uc_move legal[UC_MOVES_MAX];
    const uc_hilo_seat *own = &state->hilo.seat[seat];
    if (state->head.round != round || uc_over(state)) return own->last_sum;
    int count = uc_legal(state, seat, legal), least = count ? INT32_MAX : open_sum(own);
    for (int i = 0; i < count; i++) {
        uc_state then;
        uc_copy(&then, state);
        uc_apply(&then, seat, legal[i], NULL);
        int sum = lowest_final(&then, seat, round);
        if (sum < least) least = sum;
    }
    return least;
}

/* Tries each removal. In the phase HILO nothing is hidden, so the view is the state. With final_lines=all,
 * after the end of the round, all remaining lines are removed in the best way (HL-5.2). */
static uc_move choose_line(const uc_ask *ask, outlook *at) {
    const uc_move *legal = ask->legal;
    int best = 0, least = INT32_MAX;
    bool all_go = at->h->ended_by != UC_NOBODY && at->h->rules.final_lines;
    if (all_go && legal[ask->count - 1] == UC_HILO_KEEP) return UC_HILO_KEEP;
    look_at_end(at);
    for (int i = 0; i < ask->count; i++) {
        uc_state then;
        uc_copy(&then, &ask->view->state);
        uc_apply(&then, at->h->head.viewer, legal[i], NULL);
        int result = uc_hilo_final(at->h) ? lowest_final(&then, at->h->head.viewer, at->h->head.round)
                                          : worth_after(at, &then);
        if (result >= least) continue;
        best = i;
        least = result;
    }
    return legal[best];
}

uc_move normal_hilo(const uc_ask *ask) {
    const uc_hilo *h = &ask->view->state.hilo;
    if (ask->count == 1 || h->head.phase == UC_HILO_UNCOVER) return ask->legal[0]; /* all are alike */
    outlook at;
    look(&at, h);
    if (h->head.phase == UC_HILO_HILO) return choose_line(ask, &at);
    if (h->head.phase == UC_HILO_FLIP) return cell_to_turn(&at);
    if (h->ended_by == UC_NOBODY && !(at.own->down & (at.own->down - 1))) look_at_end(&at);
    return h->head.phase == UC_HILO_CHOOSE ? take_or_draw(&at) : trade_or_discard(&at);
}
