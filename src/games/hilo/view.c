/* HILO: views, and random states that agree with a view.
 *
 * The only secret is the drawn card, which only the seat at turn sees (HL-3.3). When the seat uses it, it
 * becomes public, and no public card is hidden again within the round. So the present view contains
 * everything that a viewer has seen, and an observer needs no memory. For the others, the drawn card is any
 * card of the draw pile with equal probability; before HL-3.4 that is any unseen card. uc_resample draws it
 * from exactly these cards. */
#include "games/hilo/hilo.h"

/* All is public but, by HL-3.3, the drawn card: for a viewer that does not see it, it is one of the unseen
 * cards. */
void uc_hilo_see(const uc_state *state, int viewer, uc_view *view) {
    const uc_hilo *h = &state->hilo;
    uc_hilo *seen = &view->state.hilo;
    memcpy(&view->state, state, uc_state_size(state));
    seen->head.viewer = (uint8_t)viewer;
    if (h->drawn == UC_NOBODY || viewer == h->turn) return;
    seen->drawn = UC_HIDDEN;
    set_add(&seen->unseen, h->drawn);
}

void uc_hilo_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state) {
    (void)memory;
    uc_copy(state, &view->state);
    uc_hilo *h = &state->hilo;
    h->head.viewer = UC_ALL;
    if (h->drawn != UC_HIDDEN) return;
    uc_set pile = set_minus(h->unseen, h->down);
    h->drawn = (uint8_t)set_nth(pile, uc_rng_below(rng, (uint32_t)set_count(pile)));
    set_drop(&h->unseen, h->drawn);
}

/* ---- invariants, of states and views ---- */

enum { MOST_TURNS = 1 << 24 }; /* of a round; points times turns still fit into an integer */

/* Adds a card to those found so far; false if it was found before or is not a card. */
static bool meet(uc_set *met, int card) {
    if (card >= UC_HILO_CARDS || set_has(met, card)) return false;
    set_add(met, card);
    return true;
}

/* Whether the rows and columns fit a layout, no card lies outside it, and the stored face-down cells and
 * lines are correct. */
static bool seat_is_sound(const uc_hilo_seat *seat) {
    unsigned size = 4U * seat->rows + seat->columns,
             sizes = 1 << 0 | 1 << 7 | 1 << 11 | 1 << 13 | 1 << 14 | 1 << 15;
    if (size > 15 || seat->columns > 3 || !(sizes >> size & 1)) return false;
    unsigned cells = uc_hilo_cells_of(seat);
    if (seat->down >> UC_HILO_CELLS) return false;
    for (int i = 0; i < UC_HILO_CELLS; i++) {
        if (!(cells >> i & 1) && seat->cell[i]) return false;
        if ((seat->cell[i] == UC_HILO_DOWN) != (seat->down >> i & 1)) return false;
    }
    return seat->lines == uc_hilo_find_lines(seat) && !(seat->kept & ~seat->lines);
}

/* HL-1.1: each of the 104 cards is in one place, unless the game is over. */
static const char *check_cards(const uc_hilo *h) {
    uc_set met = h->unseen;
    bool sound = true;
    for (int i = 0; i < h->head.seats; i++) {
        unsigned cells = uc_hilo_cells_of(&h->seat[i]);
        for (; cells; cells &= cells - 1) {
            uint8_t card = h->seat[i].cell[bits_lowest(cells)];
            if (card != UC_HILO_DOWN) sound &= meet(&met, card);
        }
    }
    for (int i = 0; i < h->discards; i++) sound &= meet(&met, h->discard[i]);
    if (h->drawn != UC_NOBODY && h->drawn != UC_HIDDEN) sound &= meet(&met, h->drawn);
    if (h->incoming != UC_NOBODY) sound &= meet(&met, h->incoming);
    if (!sound) return "a card is in two places";
    uc_set all = h->head.phase == UC_HILO_OVER ? (uc_set){{0, 0}} : set_first(UC_HILO_CARDS);
    return set_equal(met, all) ? NULL : "a card is missing";
}

/* HL-3.4: the unseen cards are the face-down cards and the draw pile. */
static const char *check_unseen(const uc_hilo *h) {
    int down = hilo_all_down(h);
    if (!set_empty(set_minus(h->down, h->unseen))) return "a face-down card is not unseen";
    if (h->split ? set_count(h->down) != down : !set_empty(h->down)) return "the split is wrong";
    bool one_more = h->head.phase == UC_HILO_DRAWING || h->drawn == UC_HIDDEN;
    if (set_count(h->unseen) < down + one_more) return "too few cards are unseen";
    return NULL;
}

/* HL-2.3: the seats before the one at turn have uncovered two cards, the seat at turn at most one, the others
 * none. */
static const char *check_uncovered(const uc_hilo *h) {
    for (int i = 0; i < h->head.seats; i++) {
        int open = UC_HILO_CELLS - bits_count(h->seat[i].down);
        if (i == h->turn ? open != 0 && (open != 1 || h->head.phase == UC_HILO_FIRST)
                         : open != 2 * (i < h->turn))
            return "cards are uncovered out of turn";
    }
    return h->head.phase == UC_HILO_FIRST && h->turn ? "another seat begins" : NULL;
}

/* HL-5.1: a seat without face-down cards has ended the round, so the seats that still have a turn have
 * face-down cards. */
static const char *check_coming(const uc_hilo *h) {
    for (int i = 1; i < h->head.seats; i++) {
        int seat = (h->turn + i) % h->head.seats;
        if (seat == h->ended_by) return NULL;
        if (!h->seat[seat].down) return "a seat is to come that has no face-down card";
    }
    return NULL;
}

static const char *check_turn(const uc_hilo *h) {
    int phase = h->head.phase, why = h->reveal_why;
    bool reveals = phase == UC_HILO_REVEAL;
    if (phase == UC_HILO_OVER || uc_hilo_final(h)) return NULL;
    if (reveals && h->reveal_seat != h->turn) return "a card of another seat is revealed";
    bool uncovers = phase <= UC_HILO_UNCOVER || (reveals && why == UC_HILO_WHY_UNCOVER);
    return uncovers ? check_uncovered(h) : check_coming(h);
}

/* HL-5.3, HL-5.4: a seat scores at least -9 in a round. */
static const char *check_totals(const uc_hilo *h) {
    bool over = h->head.phase == UC_HILO_OVER;
    uint32_t played = h->head.round - !over;
    bool reached = h->rounds && played >= h->rounds;
    int32_t lowest = INT32_MAX;
    int shared = 0;
    for (int i = 0; i < h->head.seats; i++) {
        int32_t total = h->seat[i].total;
        if (total < -(int64_t)UC_HILO_CELLS * h->head.round) return "a seat has too few points";
        reached |= total >= h->target;
        shared = total < lowest ? 1 : shared + (total == lowest);
        lowest = total < lowest ? total : lowest;
    }
    reached &= !h->rules.tie || shared == 1;
    return reached == over ? NULL : "the game continues after its end, or ended early";
}

/* HL-4.3: a seat that has removed the most lines that a turn allows may remove no more, and each line took
 * three cards. */
static const char *check_removed(const uc_hilo *h) {
    if (h->head.phase != UC_HILO_HILO || uc_hilo_final(h)) return NULL;
    int removed = h->reveal_cell + h->slid, most = h->rules.lines_per_turn;
    bool room = bits_count(uc_hilo_cells_of(&h->seat[h->turn])) <= UC_HILO_CELLS - 3 * removed;
    return h->reveal_cell < most && removed <= most && room ? NULL : "too many lines are removed";
}

/* HL-5.2: lines are kept only after the last turn, and seats remove theirs in turn order. */
static const char *check_final(const uc_hilo *h) {
    bool removes = h->head.phase == UC_HILO_HILO && uc_hilo_final(h);
    int last = h->reveal_cell, first = h->ended_by == UC_NOBODY ? last : h->ended_by;
    for (int i = 0; i < h->head.seats; i++)
        if (h->seat[i].kept && (h->rules.final_lines || !uc_hilo_final(h))) return "a line is kept too early";
    if (!removes) return NULL;
    if (!h->rules.final_choice || h->slid || hilo_all_down(h))
        return "lines are removed at the end too early";
    if (last >= h->head.seats || (h->ended_by != UC_NOBODY && (last + 1) % h->head.seats != h->ended_by))
        return "the seat of the last turn is wrong";
    for (int i = 1; i <= h->head.seats; i++) {
        int seat = (first + i) % h->head.seats;
        if (seat == h->turn) return NULL;
        if (uc_hilo_removable(&h->seat[seat])) return "another seat removes its lines first";
    }
    return NULL;
}

static const char *check_phase(const uc_hilo *h) {
    int phase = h->head.phase;
    const uc_hilo_seat *seat = &h->seat[h->turn];
    bool reveals = phase == UC_HILO_REVEAL, trades = reveals && h->reveal_why == UC_HILO_WHY_TRADE;
    bool removes = phase == UC_HILO_HILO;
    if (reveals != (h->reveal_seat != UC_NOBODY)) return "the reveal does not fit the phase";
    if (reveals && (h->reveal_seat >= h->head.seats || h->reveal_cell >= UC_HILO_CELLS ||
                    h->seat[h->reveal_seat].cell[h->reveal_cell] != UC_HILO_DOWN))
        return "no face-down card is revealed";
    if (h->reveal_why > UC_HILO_WHY_FINAL) return "a card is revealed without reason";
    if (!reveals && !removes && (h->reveal_cell || h->reveal_why)) return "something is left of a reveal";
    if (trades != (h->incoming != UC_NOBODY)) return "the incoming card does not fit the phase";
    if ((phase == UC_HILO_DRAWN) != (h->drawn != UC_NOBODY)) return "the drawn card does not fit the phase";
    bool hides = h->head.viewer != UC_ALL && h->head.viewer != h->turn;
    if (h->drawn != UC_NOBODY && (h->drawn == UC_HIDDEN) != hides)
        return "the drawn card is hidden from the seat that sees it, or visible to another";
    if (phase == UC_HILO_HILO ? !uc_hilo_removable(seat) : h->slid) return "no line to remove";
    if (phase >= UC_HILO_CHOOSE && phase <= UC_HILO_FLIP && !seat->down) return "no face-down card at turn";
    if ((phase != UC_HILO_FIRST && phase != UC_HILO_OVER) != (h->discards > 0) && !trades)
        return "the discard pile does not fit the phase";
    return NULL;
}

static const char *check_seats(const uc_hilo *h) {
    unsigned named = 0;
    for (int i = 0; i < h->head.seats; i++) {
        if (!seat_is_sound(&h->seat[i])) return "a layout is broken";
        if (h->ages[i] < h->head.seats) named |= 1U << h->ages[i];
    }
    if (named != (1U << h->head.seats) - 1) return "the ages are no order of the seats";
    if (h->turn >= h->head.seats) return "no seat has that turn";
    const uint8_t enders[] = {h->ended_by, h->last_ended_by};
    for (int i = 0; i < 2; i++)
        if (enders[i] != UC_NOBODY && enders[i] >= h->head.seats) return "no such seat ended the round";
    if (h->turns < 0 || h->turns > MOST_TURNS) return "the round has too many turns";
    return NULL;
}

const char *uc_hilo_check(const uc_state *state) {
    const uc_hilo *h = &state->hilo;
    if (h->head.seats < 2 || h->head.seats > UC_HILO_SEATS) return "no such number of seats";
    if (h->head.phase > UC_HILO_OVER) return "no such phase";
    if (h->discards > UC_HILO_CARDS) return "the discard pile is too high";
    for (int i = h->discards; i < UC_HILO_CARDS; i++)
        if (h->discard[i]) return "something lies above the discard pile";
    const char *problem = check_seats(h);
    if (!problem) problem = check_cards(h);
    if (!problem) problem = check_unseen(h);
    if (!problem) problem = check_phase(h);
    if (!problem) problem = check_removed(h);
    if (!problem) problem = check_final(h);
    if (!problem) problem = check_turn(h);
    if (!problem) problem = check_totals(h);
    return problem;
}
