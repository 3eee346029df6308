/* HILO by expected sums: the cost of the own layout at the end, after each possible move (weigh.h).
 *
 * A draw is the mean over all unseen cards of the best cell for each. The other layouts matter when the last
 * face-down card is about to be turned: the sum is doubled unless it is the lowest.
 */
#include "bots/hilo/players.h"
#include "bots/hilo/weigh.h"

/* Found by games of each value against its neighbors, 6,000 games with two seats and 3,000 with four. */
enum {
    SPARED = 48, /* of 64: the part that a last turn removes from the highest card, above ... */
    FLOOR = 3,   /* ... this value */
    SPREAD = 3,  /* points by which a rival's sum may still change, and for each face-down card ... */
    SPREAD_EACH = 2,
    HURRY = 32, /* of 64: the part of the others' losses by the end of the round that counts as own gain */
    HURRY_MOST = 15000, /* no longer counts beside sums; all fit in 16 bits */
    PATIENCE = 20,      /* turns of each seat, after which waiting is ... */
    TEDIUM = 16         /* ... worth less by this much with each turn, so that no round lasts forever */
};

/* Lines through each cell, as in uc_hilo_seat.lines. */
static const uint8_t lines_through[UC_HILO_CELLS] = {0x49, 0x11, 0xa1, 0x0a, 0xd2, 0x22, 0x8c, 0x14, 0x64};

/* A position as one seat sees it. */
typedef struct outlook {
    const uc_hilo *h;
    const uc_hilo_seat *own;
    unseen_cards unseen;
    rates now, last; /* last: only the end of the round is to come */
    layout mine;     /* now */
    layout final;    /* the same at the last pace, if `may_end` */
    bool may_end;    /* this turn may end the round */
    int rivals;
    int rival[UC_HILO_SEATS], spread[UC_HILO_SEATS]; /* their sums, if the round ended now */
    int hurry;                                       /* the worth of the round's end by the others' losses */
} outlook;

/* ---- the end of the round ---- */

/* The cost of the highest card; 0 if it is less. */
static int highest_of(const layout *l) {
    int highest = 0;
    for (int i = 0; i < UC_HILO_CELLS; i++)
        if (l->cell[i / 8][i % 8] > highest) highest = l->cell[i / 8][i % 8];
    return highest;
}

/* The expected sums of the others after one turn each. */
static void see_rivals(outlook *at) {
    at->rivals = at->hurry = 0;
    for (int i = 0; i < at->h->head.seats; i++) {
        if (i == at->h->head.viewer) continue;
        const uc_hilo_seat *seat = &at->h->seat[i];
        layout last, now;
        hilo_read_layout(&last, &at->last, seat);
        hilo_read_layout(&now, &at->now, seat);
        int above = highest_of(&last) - FLOOR * POINT;
        int sum = worth_of(&last) - (above > 0 ? above * SPARED / 64 : 0);
        at->rival[at->rivals] = sum;
        at->spread[at->rivals++] = POINT * (SPREAD + SPREAD_EACH * __builtin_popcount(seat->down));
        at->hurry += sum - worth_of(&now);
    }
    if (!at->rivals) return; /* cannot be: HILO has two seats at least */
    at->hurry = at->hurry * HURRY / 64 / at->rivals;
    int late = at->h->turns / at->h->head.seats - PATIENCE;
    if (late > 0) at->hurry += late * TEDIUM;
    if (at->hurry > HURRY_MOST) at->hurry = HURRY_MOST;
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

/* The cells where a card ends the round, since no face-down card remains. */
static unsigned ending_cells(const outlook *at) {
    return at->may_end ? at->own->down : 0;
}

/* ---- where to lay a card ---- */

/* The best of the moves that lay this card, the first of which is for cell 0. */
static uc_move best_lay(const outlook *at, uc_move first, int card, int *ret_worth) {
    int best = 0, value = hilo_value_of(card), color = hilo_color_of(card);
    uc_eight laid[2], last[2];
    unsigned ends = ending_cells(at);
    hilo_weigh_card(&at->mine, color, value, laid);
    if (ends) hilo_weigh_card(&at->final, color, value, last);
    *ret_worth = INT32_MAX;
    for (unsigned cells = at->mine.cells; cells; cells &= cells - 1) {
        int cell = __builtin_ctz(cells);
        int result = ends >> cell & 1 ? ending(at, last[cell / 8][cell % 8]) : laid[cell / 8][cell % 8];
        if (result >= *ret_worth) continue;
        *ret_worth = result;
        best = cell;
    }
    return (uc_move)(first + best);
}

/* ---- what a draw brings ---- */

/* Turning over a card instead of laying the drawn one. */
static int worth_of_turning(const outlook *at) {
    return at->may_end ? ending(at, worth_of(&at->final)) : worth_of(&at->mine);
}

/* Lowers worth_now[color] of the unseen cards of a value where ending the round with them is better. Doubling
 * only adds to the cost, so most of them need no closer look. */
static void or_end(const outlook *at, const uses *end, int value, uc_eight *worth_now) {
    uc_eight sums = eight_least(end->laid + at->last.cost[value + 1], end->gone);
    uc_eight better = -(at->unseen.cards >> (value + 1) & 1) & (sums - (int16_t)at->hurry < *worth_now);
    if (!eight_sum(better)) return;
    for (int color = 0; color < UC_HILO_COLORS; color++) {
        if (!better[color]) continue;
        int ended = ending(at, sums[color]);
        if (ended < (*worth_now)[color]) (*worth_now)[color] = (int16_t)ended;
    }
}

/* The mean, over all unseen cards, of the best use of each. */
static int worth_of_drawing(const outlook *at, int turned) {
    typedef int32_t wide __attribute__((vector_size(32)));
    unsigned ends = ending_cells(at);
    uses best = hilo_weigh_colors(&at->mine, at->mine.cells & ~ends), end = best;
    uc_eight unseen = at->unseen.cards, turn = eight_of(turned);
    int saved = 0;
    wide all = {0};
    if (ends) end = hilo_weigh_colors(&at->final, ends);
    for (int value = -1; value < UC_HILO_VALUES - 1; value++, unseen >>= 1) {
        uc_eight result = eight_least(best.laid + at->now.cost[value + 1], best.gone);
        result = eight_least(result, turn);
        if (ends) or_end(at, &end, value, &result);
        result = (turn - result) & -(unseen & 1);
        all += __builtin_convertvector(result, wide);
    }
    for (int color = 0; color < UC_HILO_COLORS; color++) saved += all[color];
    return at->unseen.count ? turned - saved / at->unseen.count : turned;
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
    at->unseen = hilo_see_unseen(h);
    hilo_set_pace(&at->unseen, turns, &at->now);
    hilo_read_layout(&at->mine, &at->now, at->own);
}

static void look_at_end(outlook *at) {
    at->may_end = true;
    hilo_set_pace(&at->unseen, 0, &at->last);
    hilo_read_layout(&at->final, &at->last, at->own);
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
    hilo_read_layout(&l, ended ? &at->last : &at->now, own);
    if (!then->hilo.rules.final_lines && (ended || at->h->ended_by != UC_NOBODY)) leave_made(&l, own->lines);
    return ended ? ending(at, worth_of(&l)) : worth_of(&l);
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
    if (h->ended_by == UC_NOBODY && __builtin_popcount(at.own->down) == 1) look_at_end(&at);
    return h->head.phase == UC_HILO_CHOOSE ? take_or_draw(&at) : trade_or_discard(&at);
}
