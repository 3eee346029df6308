/* HILO: the rules of play (rules/hilo.md). upcard/hilo.h numbers the moves and describes the state. */
#include "games/hilo/hilo.h"

#include "core/apply.h"

/* UC_COLD keeps rare code out of the common path. */

/* ---- layouts ---- */

/* The cells and lines of a layout of one shape. */
typedef struct shape {
    uint16_t cells; /* bit c: it has a cell c */
    uint8_t lines;  /* HL-4.1: the lines that can be in it, as in uc_hilo_seat.lines */
    uint8_t count;  /* number of its cells */
} shape;

/* By 4 x rows + columns. */
static const shape shapes[16] = {
    [0] = {0, 0, 0},           [4 + 3] = {0007, 0x01, 3},  [12 + 1] = {0111, 0x08, 3},
    [8 + 3] = {0077, 0x03, 6}, [12 + 2] = {0333, 0x18, 6}, [12 + 3] = {0777, 0xff, 9},
};

static inline const shape *shape_of(const uc_hilo_seat *seat) {
    return &shapes[4 * seat->rows + seat->columns];
}

/* Whether the layout is 3 x 3. Most are, and callers that ask this first need no table for them. */
static inline bool is_full(const uc_hilo_seat *seat) {
    return seat->rows == 3 && seat->columns == 3;
}

unsigned uc_hilo_cells_of(const uc_hilo_seat *seat) {
    return shape_of(seat)->cells;
}

/* The cells of each line, in the order of the moves that remove it. */
static const uint8_t line_cells[UC_HILO_LINES][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7},
                                                     {2, 5, 8}, {0, 4, 8}, {0, 4, 8}, {2, 4, 6}, {2, 4, 6}};

/* Bit l: line l (as in uc_hilo_seat.lines) goes through the cell. */
static const uint8_t lines_through[UC_HILO_CELLS] = {0x49, 0x11, 0xa1, 0x0a, 0xd2, 0x22, 0x8c, 0x14, 0x64};

/* HL-4.1: the lines within a set of cells, for each of the 512 sets. */
#define WITHIN(set, cells, line) (((set) & (cells)) == (cells) ? 1 << (line) : 0)
#define LINES_1(set)                                                                                         \
    (WITHIN(set, 0007, 0) | WITHIN(set, 0070, 1) | WITHIN(set, 0700, 2) | WITHIN(set, 0111, 3) |             \
     WITHIN(set, 0222, 4) | WITHIN(set, 0444, 5) | WITHIN(set, 0421, 6) | WITHIN(set, 0124, 7))
#define LINES_8(set)                                                                                         \
    LINES_1(set), LINES_1((set) + 1), LINES_1((set) + 2), LINES_1((set) + 3), LINES_1((set) + 4),            \
        LINES_1((set) + 5), LINES_1((set) + 6), LINES_1((set) + 7)
#define LINES_64(set)                                                                                        \
    LINES_8(set), LINES_8((set) + 8), LINES_8((set) + 16), LINES_8((set) + 24), LINES_8((set) + 32),         \
        LINES_8((set) + 40), LINES_8((set) + 48), LINES_8((set) + 56)
static const uint8_t lines_within[512] = {LINES_64(0),   LINES_64(64),  LINES_64(128), LINES_64(192),
                                          LINES_64(256), LINES_64(320), LINES_64(384), LINES_64(448)};

/* HL-4.1: all lines of a layout, color by color. */
unsigned uc_hilo_find_lines(const uc_hilo_seat *seat) {
    unsigned lines = 0;
    for (int color = 0; color < UC_HILO_COLORS; color++) lines |= lines_within[hilo_of_color(seat, color)];
    return lines & shape_of(seat)->lines;
}

/* HL-4.5, HL-4.6: the cell from which each cell gets its card when a line is removed; 9 means an empty cell.
 * Rows and columns that a smaller layout lacks are already empty, so one table serves all shapes. */
static const uint8_t close_from[UC_HILO_LINES][UC_HILO_CELLS] = {
    {3, 4, 5, 6, 7, 8, 9, 9, 9}, {0, 1, 2, 6, 7, 8, 9, 9, 9}, {0, 1, 2, 3, 4, 5, 9, 9, 9},
    {1, 2, 9, 4, 5, 9, 7, 8, 9}, {0, 2, 9, 3, 5, 9, 6, 8, 9}, {0, 1, 9, 3, 4, 9, 6, 7, 9},
    {1, 2, 9, 3, 5, 9, 6, 7, 9}, /* b1 c1 / a2 c2 / a3 b3 */
    {3, 1, 2, 6, 7, 5, 9, 9, 9}, /* a2 b1 c1 / a3 b3 c2 */
    {0, 1, 9, 3, 5, 9, 7, 8, 9}, /* a1 b1 / a2 c2 / b3 c3 */
    {0, 1, 5, 3, 7, 8, 9, 9, 9}, /* a1 b1 c2 / a2 b3 c3 */
};

/* HL-5.2: the kept lines that lose no card when `line` is removed, with the numbers that they have
 * afterwards. Only parallel lines have no card in common with it. */
static unsigned kept_without(unsigned kept, int line) {
    if (line >= UC_HILO_FALL_HORIZONTAL) return 0;
    unsigned beside = line < UC_HILO_COLUMN ? 0x07 : 0x38, before = (1U << line) - 1;
    kept &= beside;
    return (kept & before) | (kept >> 1 & beside & ~before);
}

/* HL-4.5, HL-4.6: removes the cards of a line and closes the gaps. */
static void close_up(uc_hilo_seat *seat, int line) {
    uint8_t old[UC_HILO_CELLS + 1] = {0};
    memcpy(old, seat->cell, UC_HILO_CELLS);
    seat->down = 0;
    for (int i = 0; i < UC_HILO_CELLS; i++) {
        seat->cell[i] = old[close_from[line][i]];
        seat->down |= (uint16_t)((seat->cell[i] == UC_HILO_DOWN) << i);
    }
    if (line < UC_HILO_COLUMN || line == UC_HILO_FALL_VERTICAL || line == UC_HILO_RISE_VERTICAL)
        seat->rows--;
    else
        seat->columns--;
    if (!seat->rows || !seat->columns) seat->rows = seat->columns = 0;
    seat->lines = (uint8_t)uc_hilo_find_lines(seat);
    seat->kept = (uint8_t)kept_without(seat->kept, line);
}

/* Bit m: these lines allow removal m (the gaps of a diagonal can be closed in two ways, HL-4.6). */
static inline unsigned removals(unsigned lines) {
    return (lines & 0x3f) | (lines & 0x40) * 3 | (lines & 0x80) * 6;
}

/* Puts a card face up into a cell, in place of the card there. */
UC_INLINE void lay(uc_hilo_seat *seat, int cell, int card) {
    unsigned same = hilo_of_color(seat, hilo_color(card)) | 1U << cell;
    unsigned made = lines_within[same];
    if (!is_full(seat)) made &= shape_of(seat)->lines;
    seat->lines = (uint8_t)((seat->lines & ~lines_through[cell]) | made);
    seat->down &= (uint16_t) ~(1U << cell);
    seat->cell[cell] = (uint8_t)card;
}

int hilo_sum(const uc_hilo_seat *seat) {
    /* A missing cell holds 0, which is the card red:-1 */
    int sum = UC_HILO_CELLS - shape_of(seat)->count;
    for (int i = 0; i < UC_HILO_CELLS; i++) sum += hilo_value(seat->cell[i]);
    return sum;
}

/* ---- events ---- */

/* Appends a public event, if somebody listens. */
static inline void report(uc_events *events, int type, int seat, int a, int b, int c) {
    if (!events) return;
    uc_event *event = uc_report(events, type, seat);
    event->a = (uint8_t)a;
    event->b = (uint8_t)b;
    event->c = (uint8_t)c;
}

static void report_value(uc_events *events, int type, int seat, int32_t value) {
    if (events) uc_report(events, type, seat)->value = value;
}

/* HL-3.3: only this seat sees the card that it draws. */
static void report_drawn(uc_events *events, int seat, int card) {
    uc_event *event = uc_report(events, HILO_DREW, seat);
    event->visible_to = (uint8_t)seat;
    event->a = (uint8_t)card;
}

static void report_removed(uc_events *events, int seat, int line, const uint8_t *cards) {
    if (!events) return;
    uc_event *event = uc_report(events, HILO_REMOVED, seat);
    event->a = (uint8_t)line;
    event->b = cards[0];
    event->c = cards[1];
    event->d = cards[2];
    if (line >= UC_HILO_FALL_HORIZONTAL) report(events, HILO_SLID, seat, line & 1, 0, 0);
}

static void report_score(uc_events *events, const uc_hilo *h, int seat, int score) {
    uc_event *event = uc_report(events, HILO_SCORED, seat);
    event->value = (int)h->seat[seat].last_sum;
    for (unsigned cells = shape_of(&h->seat[seat])->cells; cells; cells &= cells - 1)
        set_add(&event->set, h->seat[seat].cell[bits_lowest(cells)]);
    if (score != h->seat[seat].last_sum) report_value(events, HILO_DOUBLED, seat, score);
}

/* ---- rounds ---- */

static inline uc_hilo_seat *at_turn(uc_hilo *h) {
    return &h->seat[h->turn];
}

static inline void expect_reveal(uc_hilo *h, int seat, int cell, int why) {
    h->head.phase = UC_HILO_REVEAL;
    h->reveal_seat = (uint8_t)seat;
    h->reveal_cell = (uint8_t)cell;
    h->reveal_why = (uint8_t)why;
}

static void clear_table(uc_hilo *h) {
    h->unseen = h->down = (uc_set){{0, 0}};
    h->split = h->slid = 0;
    h->drawn = h->incoming = h->reveal_seat = UC_NOBODY;
    h->reveal_cell = h->reveal_why = 0;
    h->discards = 0;
    memset(h->discard, 0, sizeof h->discard);
}

/* HL-2.1: each seat gets nine face-down cards. */
static void begin_round(uc_hilo *h) {
    clear_table(h);
    h->unseen = set_first(UC_HILO_CARDS);
    h->turns = 0;
    h->turn = 0;
    h->ended_by = UC_NOBODY;
    h->head.phase = UC_HILO_FIRST;
    for (int i = 0; i < h->head.seats; i++) {
        uc_hilo_seat *seat = &h->seat[i];
        memset(seat->cell, UC_HILO_DOWN, UC_HILO_CELLS);
        seat->down = 0777;
        seat->rows = seat->columns = 3;
        seat->lines = seat->kept = 0;
    }
}

static void start(uc_state *state) {
    begin_round(&state->hilo);
    state->hilo.last_ended_by = UC_NOBODY;
}

/* HL-2.4: the seat with the highest sum of two open cards begins; among equals, the youngest. */
UC_COLD int find_starter(const uc_hilo *h) {
    int starter = 0, best = -100;
    for (int i = h->head.seats; i-- > 0;) {
        const uc_hilo_seat *seat = &h->seat[h->ages[i]];
        int sum = 0;
        for (unsigned open = ~seat->down & 0777U; open; open &= open - 1)
            sum += hilo_value(seat->cell[bits_lowest(open)]);
        if (sum > best) {
            best = sum;
            starter = h->ages[i];
        }
    }
    return starter;
}

/* HL-2.3: each seat uncovers two cards, one after the other. */
UC_INLINE void next_uncover(uc_hilo *h, uc_events *events) {
    h->head.phase = UC_HILO_UNCOVER;
    if (bits_count(at_turn(h)->down) != UC_HILO_CELLS - 2) return;
    h->turn++;
    if (h->turn < h->head.seats) return;
    h->turn = (uint8_t)find_starter(h);
    h->head.phase = UC_HILO_CHOOSE;
    report(events, HILO_BEGINS, h->turn, 0, 0, 0);
}

/* HL-4.4: the cards of a line go on the discard pile, the highest first and the lowest on top. */
static void remove_line(uc_hilo *h, int seat, int line, uc_events *events) {
    uc_hilo_seat *s = &h->seat[seat];
    const uint8_t *cells = line_cells[line];
    uint8_t a = s->cell[cells[0]], b = s->cell[cells[1]], c = s->cell[cells[2]];
    uint8_t high = a > b ? a : b, low = a > b ? b : a;
    uint8_t *pile = &h->discard[h->discards];
    pile[0] = high > c ? high : c;
    pile[2] = low < c ? low : c;
    pile[1] = (uint8_t)(a + b + c - pile[0] - pile[2]);
    h->discards += 3;
    report_removed(events, seat, line, pile);
    close_up(s, line);
}

/* The sum that is left after the removal of this line and then of every other removable one (they have no
 * card in common). */
static int sum_without(const uc_hilo_seat *seat, int line) {
    uc_hilo_seat trial = *seat;
    close_up(&trial, line);
    while (uc_hilo_removable(&trial)) close_up(&trial, bits_lowest(uc_hilo_removable(&trial)));
    return hilo_sum(&trial);
}

/* HL-5.2: the first line to remove for the lowest sum; among equal ways, the first one in the table of moves.
 * Only a layout of 3 x 3 leaves a choice. */
static int best_line(const uc_hilo_seat *seat) {
    int best = 0, lowest = INT32_MAX;
    for (unsigned may = removals(uc_hilo_removable(seat)); may; may &= may - 1) {
        int sum = sum_without(seat, bits_lowest(may));
        if (sum >= lowest) continue;
        lowest = sum;
        best = bits_lowest(may);
    }
    return best;
}

/* HL-5.4 */
static void end_game(uc_hilo *h, uint64_t winners, uc_events *events) {
    clear_table(h);
    h->head.phase = UC_HILO_OVER;
    for (int i = 0; i < h->head.seats; i++) {
        uc_hilo_seat *seat = &h->seat[i];
        memset(seat->cell, 0, UC_HILO_CELLS);
        seat->down = 0;
        seat->rows = seat->columns = seat->lines = seat->kept = 0;
        if (winners >> i & 1) report_value(events, HILO_WON, i, seat->total);
    }
}

/* HL-5.4: the seats with the lowest total. */
static uint64_t lowest_totals(const uc_hilo *h) {
    uint64_t lowest = 1;
    for (int i = 1, best = 0; i < h->head.seats; i++) {
        if (h->seat[i].total < h->seat[best].total) lowest = 0, best = i;
        if (h->seat[i].total == h->seat[best].total) lowest |= UINT64_C(1) << i;
    }
    return lowest;
}

/* HL-5.2: removes all removable lines. */
static void clear_lines(uc_hilo *h, uc_events *events) {
    for (int i = 0; i < h->head.seats; i++) {
        uc_hilo_seat *seat = &h->seat[i];
        while (uc_hilo_removable(seat)) remove_line(h, i, best_line(seat), events);
        seat->last_sum = (int8_t)hilo_sum(seat);
    }
}

void hilo_after_round(uc_hilo *h, uc_events *events) {
    uint64_t lowest = lowest_totals(h);
    bool last = h->rounds && h->head.round >= h->rounds;
    for (int i = 0; i < h->head.seats; i++) last |= h->seat[i].total >= h->target;
    if (last && (!h->rules.tie || !(lowest & (lowest - 1)))) {
        end_game(h, lowest, events);
    } else {
        h->head.round++;
        begin_round(h);
        report_value(events, HILO_ROUND, UC_NOBODY, (int32_t)h->head.round);
    }
}

/* HL-5.2 to HL-5.4, after the last line is removed. */
__attribute__((noinline)) void hilo_score_round(uc_hilo *h, const int32_t *scores, uc_events *events) {
    if (!scores) clear_lines(h, events);
    h->last_ended_by = h->ended_by;
    for (int i = 0; i < h->head.seats; i++) {
        int score = scores ? scores[i] : uc_hilo_last_score(h, i); /* HL-5.3 */
        if (events) report_score(events, h, i, score);
        h->seat[i].total += score;
    }
    hilo_after_round(h, events);
}

static inline int next_seat(const uc_hilo *h, int seat) {
    return seat + 1 < h->head.seats ? seat + 1 : 0;
}

/* HL-5.2: the seat after which the end of a round proceeds clockwise: the seat that ended the round, or else
 * (HL-5.5) the seat that had the last turn. */
static inline int final_seat(const uc_hilo *h, int last) {
    return h->ended_by == UC_NOBODY ? last : h->ended_by;
}

/* HL-5.2, final_choice=player: the next seat with removable lines chooses one. Seat `last` was at turn. */
UC_COLD void next_removal(uc_hilo *h, int last, uc_events *events) {
    int seat = final_seat(h, last);
    for (int i = 0; i < h->head.seats; i++) {
        seat = next_seat(h, seat);
        if (!uc_hilo_removable(&h->seat[seat])) continue;
        h->turn = (uint8_t)seat;
        h->reveal_cell = (uint8_t)last;
        h->reveal_why = UC_HILO_WHY_FINAL;
        h->head.phase = UC_HILO_HILO;
        return;
    }
    h->turn = (uint8_t)last;
    h->reveal_cell = h->reveal_why = 0;
    hilo_score_round(h, NULL, events);
}

/* HL-5.2: all cards are face up. */
UC_COLD void finish_round(uc_hilo *h, uc_events *events) {
    if (h->rules.final_choice)
        next_removal(h, h->turn, events);
    else
        hilo_score_round(h, NULL, events);
}

/* HL-5.2: all face-down cards are turned over, each layout in reading order. */
UC_COLD void reveal_rest(uc_hilo *h, uc_events *events) {
    int seat = final_seat(h, h->turn);
    for (int i = 0; i < h->head.seats; i++) {
        seat = next_seat(h, seat);
        if (!h->seat[seat].down) continue;
        expect_reveal(h, seat, bits_lowest(h->seat[seat].down), UC_HILO_WHY_FINAL);
        return;
    }
    finish_round(h, events);
}

/* HL-5.2: the turns are over. Lines that are open now stay, unless final_lines=all removes them too. */
UC_COLD void turn_all_over(uc_hilo *h, uc_events *events) {
    for (int i = 0; i < h->head.seats; i++) h->seat[i].kept = h->rules.final_lines ? 0 : h->seat[i].lines;
    reveal_rest(h, events);
}

/* ---- turns ---- */

UC_INLINE void pass_turn(uc_hilo *h) {
    h->turn = (uint8_t)next_seat(h, h->turn);
    h->head.phase = UC_HILO_CHOOSE;
}

/* HL-5.1, HL-5.5: the end of the turn that ends or stops the round, or of a later turn. */
UC_COLD void end_late_turn(uc_hilo *h, uc_events *events) {
    if (h->ended_by == UC_NOBODY && !at_turn(h)->down) {
        h->ended_by = h->turn;
        report(events, HILO_ENDED, h->turn, 0, 0, 0);
    }
    if (h->ended_by == UC_NOBODY) {
        report_value(events, HILO_STOPPED, UC_NOBODY, h->turns);
        turn_all_over(h, events);
    } else if (next_seat(h, h->turn) == h->ended_by) {
        turn_all_over(h, events);
    } else {
        pass_turn(h);
    }
}

UC_INLINE void end_turn(uc_hilo *h, uc_events *events) {
    h->turns++;
    if (!at_turn(h)->down || h->ended_by != UC_NOBODY || h->turns == h->max_turns)
        end_late_turn(h, events);
    else
        pass_turn(h);
}

/* HL-4.2: at the end of its turn a seat with a line, even an older one, decides whether to remove it. */
UC_INLINE void finish_action(uc_hilo *h, uc_events *events) {
    if (at_turn(h)->lines)
        h->head.phase = UC_HILO_HILO;
    else
        end_turn(h, events);
}

/* HL-3.2: the card goes into the layout, the traded card on the discard pile. A traded face-down card is
 * revealed only then. */
UC_INLINE void trade(uc_hilo *h, int cell, int card, uc_events *events) {
    uc_hilo_seat *seat = at_turn(h);
    int old = seat->cell[cell];
    if (old == UC_HILO_DOWN) {
        h->incoming = (uint8_t)card;
        expect_reveal(h, h->turn, cell, UC_HILO_WHY_TRADE);
        report(events, HILO_LAID, h->turn, card, cell, 0);
        return;
    }
    h->discard[h->discards++] = (uint8_t)old;
    report(events, HILO_TRADED, h->turn, card, cell, old);
    lay(seat, cell, card);
    finish_action(h, events);
}

/* HL-3.2 */
UC_INLINE void take(uc_hilo *h, int cell, uc_events *events) {
    int card = h->discard[--h->discards];
    h->discard[h->discards] = 0;
    report(events, HILO_TOOK, h->turn, card, 0, 0);
    trade(h, cell, card, events);
}

/* HL-3.4: the discard pile except its top card becomes the draw pile. Cards that were unseen until now lie
 * face down. */
UC_COLD void recycle(uc_hilo *h, uc_events *events) {
    int kept = h->discards - 1;
    h->down = h->unseen;
    h->split = 1;
    for (int i = 0; i < kept; i++) set_add(&h->unseen, h->discard[i]);
    h->discard[0] = h->discard[kept];
    memset(&h->discard[1], 0, (size_t)kept);
    h->discards = 1;
    report_value(events, HILO_RECYCLED, UC_NOBODY, kept);
}

/* HL-3.3 */
UC_INLINE void want_draw(uc_hilo *h, uc_events *events) {
    int unseen = set_count(h->unseen);
    h->head.phase = UC_HILO_DRAWING;
    if (unseen <= UC_HILO_CELLS * UC_HILO_SEATS && unseen == hilo_all_down(h)) recycle(h, events);
}

/* HL-3.3: the drawn card goes on the discard pile, and the seat turns over a card instead. */
UC_INLINE void put_back(uc_hilo *h, uc_events *events) {
    h->discard[h->discards++] = h->drawn;
    report(events, HILO_DISCARDED, h->turn, h->drawn, 0, 0);
    h->drawn = UC_NOBODY;
    h->head.phase = UC_HILO_FLIP;
}

/* HL-3.3: from here on everybody knows the card. */
UC_INLINE void trade_drawn(uc_hilo *h, int cell, uc_events *events) {
    int card = h->drawn;
    h->drawn = UC_NOBODY;
    trade(h, cell, card, events);
}

/* HL-4.7: a line that a slide creates is removed too; if there are two, the seat chooses one. Returns true if
 * the seat must choose. */
static bool remove_slid(uc_hilo *h, uc_events *events) {
    unsigned lines = at_turn(h)->lines;
    if (lines & (lines - 1)) return true;
    if (lines) remove_line(h, h->turn, bits_lowest(lines), events);
    return false;
}

/* HL-4.2, HL-4.3: removes one line or none; then the seat may remove another one if the rules allow more. */
UC_COLD void remove_or_keep(uc_hilo *h, uc_move move, uc_events *events) {
    int line = move - UC_HILO_REMOVE;
    if (uc_hilo_final(h)) { /* HL-5.2 */
        remove_line(h, h->turn, line, events);
        next_removal(h, h->reveal_cell, events);
        return;
    }
    if (move == UC_HILO_KEEP) {
        report(events, HILO_KEPT, h->turn, 0, 0, 0);
    } else {
        remove_line(h, h->turn, line, events);
        h->slid = line >= UC_HILO_FALL_HORIZONTAL && remove_slid(h, events);
        if (h->slid) return;
        h->reveal_cell++;
        if (h->reveal_cell < h->rules.lines_per_turn && at_turn(h)->lines) return;
    }
    h->reveal_cell = 0;
    end_turn(h, events);
}

/* ---- moves ---- */

UC_INLINE void step_first(uc_hilo *h, int card, uc_events *events) {
    set_drop(&h->unseen, card);
    h->discard[0] = (uint8_t)card; /* HL-2.2 */
    h->discards = 1;
    h->head.phase = UC_HILO_UNCOVER;
    report(events, HILO_DEALT, UC_NOBODY, card, 0, 0);
}

UC_INLINE void step_drawn(uc_hilo *h, int card, uc_events *events) {
    set_drop(&h->unseen, card);
    h->drawn = (uint8_t)card;
    h->head.phase = UC_HILO_DRAWN;
    if (events) report_drawn(events, h->turn, card);
}

/* The traded card goes on the discard pile; the incoming card takes its place. */
UC_INLINE void finish_trade(uc_hilo *h, int cell, int card, uc_events *events) {
    int laid = h->incoming;
    h->incoming = UC_NOBODY;
    h->discard[h->discards++] = (uint8_t)card;
    report(events, HILO_TRADED, h->turn, laid, cell, card);
    lay(at_turn(h), cell, laid);
    finish_action(h, events);
}

/* A face-down card is revealed. */
UC_INLINE void step_reveal(uc_hilo *h, int card, uc_events *events) {
    int seat = h->reveal_seat, cell = h->reveal_cell, why = h->reveal_why;
    set_drop(&h->unseen, card);
    set_drop(&h->down, card);
    h->reveal_seat = UC_NOBODY;
    h->reveal_cell = h->reveal_why = 0;
    if (why == UC_HILO_WHY_TRADE) {
        finish_trade(h, cell, card, events);
        return;
    }
    report(events, HILO_TURNED, seat, card, cell, why);
    lay(&h->seat[seat], cell, card);
    if (why == UC_HILO_WHY_UNCOVER)
        next_uncover(h, events);
    else if (why == UC_HILO_WHY_FINAL)
        reveal_rest(h, events);
    else
        finish_action(h, events);
}

UC_INLINE void step_with(uc_hilo *h, uc_move move, uc_events *events) {
    switch (h->head.phase) {
    case UC_HILO_FIRST: step_first(h, move, events); break;
    case UC_HILO_UNCOVER: expect_reveal(h, h->turn, move - UC_HILO_TURN, UC_HILO_WHY_UNCOVER); break;
    case UC_HILO_REVEAL: step_reveal(h, move, events); break;
    case UC_HILO_CHOOSE:
        if (move == UC_HILO_DRAW)
            want_draw(h, events);
        else
            take(h, move - UC_HILO_TAKE, events);
        break;
    case UC_HILO_DRAWING: step_drawn(h, move, events); break;
    case UC_HILO_DRAWN:
        if (move == UC_HILO_DISCARD)
            put_back(h, events);
        else
            trade_drawn(h, move - UC_HILO_TRADE, events);
        break;
    case UC_HILO_FLIP: expect_reveal(h, h->turn, move - UC_HILO_TURN, UC_HILO_WHY_FLIP); break;
    default: remove_or_keep(h, move, events);
    }
}

UC_COLD void step_reported(uc_hilo *h, uc_move move, uc_events *events) {
    step_with(h, move, events);
}

/* Compiled twice, so that the copy for simulations contains no code for events. */
static inline void step(uc_state *state, int mover, uc_move move, uc_events *events) {
    (void)mover;
    if (events)
        step_reported(&state->hilo, move, events);
    else
        step_with(&state->hilo, move, NULL);
}

/* Sets of phases. */
enum {
    CHANCE_ACTS = 1 << UC_HILO_FIRST | 1 << UC_HILO_REVEAL | 1 << UC_HILO_DRAWING,
    NOBODY_ACTS = 1 << UC_HILO_OVER,
};

static inline uint64_t actors(const uc_state *state) {
    uint64_t may = UINT64_C(1) << state->hilo.turn;
    may = NOBODY_ACTS >> state->head.phase & 1 ? 0 : may;
    return CHANCE_ACTS >> state->head.phase & 1 ? UC_ACTORS_CHANCE : may;
}

/* The moves that a phase offers to the seat: move number `first` + b is legal if bit b is set. They depend
 * only on public facts. */
typedef struct offer {
    uint16_t first;
    uint16_t moves;
} offer;

/* Bits for all cells, and for the move that follows those of the cells. */
static inline uint16_t offered_cells(const uc_hilo_seat *seat) {
    uint16_t cells = 0777;
    if (!is_full(seat)) cells = shape_of(seat)->cells;
    return cells | 1U << UC_HILO_CELLS;
}

/* HL-4.2, HL-4.7, HL-5.2 */
static inline bool may_keep(const uc_hilo *h) {
    return !h->rules.removal && !h->slid && !uc_hilo_final(h);
}

static inline offer offered(const uc_hilo *h) {
    const uc_hilo_seat *seat = &h->seat[h->turn];
    switch (h->head.phase) {
    case UC_HILO_CHOOSE: /* HL-3.1: there is no passing */ return (offer){UC_HILO_TAKE, offered_cells(seat)};
    case UC_HILO_DRAWN: return (offer){UC_HILO_TRADE, offered_cells(seat)};
    case UC_HILO_UNCOVER:
    case UC_HILO_FLIP: return (offer){UC_HILO_TURN, seat->down};
    default: /* HL-4.2, HL-4.7, HL-5.2 */
        return (offer){UC_HILO_REMOVE, (uint16_t)(removals(uc_hilo_removable(seat)) |
                                                  (may_keep(h) ? 1U << UC_HILO_LINES : 0))};
    }
}

static inline int legal(const uc_state *state, int seat, uc_move *moves) {
    const uc_hilo *h = &state->hilo;
    int count = 0, phase = h->head.phase;
    if (seat != h->turn || (CHANCE_ACTS | NOBODY_ACTS) >> phase & 1) return 0;
    if ((phase == UC_HILO_CHOOSE || phase == UC_HILO_DRAWN) && is_full(&h->seat[seat])) {
        uc_move first = phase == UC_HILO_CHOOSE ? UC_HILO_TAKE : UC_HILO_TRADE;
        for (uc_move i = 0; i <= UC_HILO_CELLS; i++) moves[i] = first + i;
        return UC_HILO_CELLS + 1;
    }
    offer may = offered(h);
    for (unsigned left = may.moves; left; left &= left - 1)
        moves[count++] = (uc_move)(may.first + bits_lowest(left));
    return count;
}

/* The cards that chance may name: the unseen cards; after HL-3.4 only those that are face down, or only those
 * of the draw pile. */
static inline uc_set pool(const uc_hilo *h) {
    return h->split && h->head.phase == UC_HILO_REVEAL ? h->down : set_minus(h->unseen, h->down);
}

/* The rule of each phase, which forbids all moves that the phase does not offer. */
static const uc_rule phase_rules[] = {
    [UC_HILO_FIRST] = 202,   [UC_HILO_UNCOVER] = 203, [UC_HILO_REVEAL] = UC_NO_RULE, [UC_HILO_CHOOSE] = 301,
    [UC_HILO_DRAWING] = 303, [UC_HILO_DRAWN] = 303,   [UC_HILO_FLIP] = 303,          [UC_HILO_HILO] = 402};

static uc_rule refuse_card(const uc_hilo *h, uc_move move) {
    if (move >= UC_HILO_TURN) return phase_rules[h->head.phase];
    return set_has(&h->unseen, move) ? 304 : 101;
}

/* In phase `hilo`. */
static uc_rule refuse_line(const uc_hilo *h, uc_move move) {
    bool removes = move >= UC_HILO_REMOVE && move < UC_HILO_KEEP;
    if (removes && !(removals(h->seat[h->turn].lines) >> (move - UC_HILO_REMOVE) & 1)) return 401;
    if (uc_hilo_final(h)) return 502;
    return move == UC_HILO_KEEP && h->slid ? 407 : 402;
}

static uc_rule refuse_seat(const uc_hilo *h, uc_move move) {
    if (h->head.phase == UC_HILO_CHOOSE && move >= UC_HILO_TAKE && move < UC_HILO_DRAW) return 302;
    if (h->head.phase == UC_HILO_HILO) return refuse_line(h, move);
    return phase_rules[h->head.phase];
}

static inline uc_rule refuse(const uc_state *state, int mover, uc_move move) {
    const uc_hilo *h = &state->hilo;
    if (mover == UC_CHANCE) {
        uc_set cards = pool(h);
        return move < UC_HILO_TURN && set_has(&cards, move) ? UC_LEGAL : refuse_card(h, move);
    }
    offer may = offered(h);
    unsigned bit = (unsigned)move - may.first;
    return bit < 16 && may.moves >> bit & 1 ? UC_LEGAL : refuse_seat(h, move);
}

static uc_result apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_apply_checked(state, mover, move, events, UC_HILO_MOVES, actors, refuse, step);
}

/* ---- chance ---- */

static inline uint32_t weight(const uc_state *state) {
    return (uint32_t)set_count(pool(&state->hilo));
}

static inline uc_move pick(const uc_state *state, uint32_t r) {
    return (uc_move)(UC_HILO_CARD + set_nth(pool(&state->hilo), r));
}

static inline uc_move draw(const uc_state *state, uc_rng *rng) {
    uc_set cards = pool(&state->hilo);
    return (uc_move)(UC_HILO_CARD + set_nth(cards, uc_rng_below(rng, (uint32_t)set_count(cards))));
}

static int outcomes(const uc_state *state, uc_move *moves, uint32_t *weights) {
    uc_set cards = pool(&state->hilo);
    int count = 0;
    if (actors(state) != UC_ACTORS_CHANCE) return 0;
    for (; !set_empty(cards); count++) {
        moves[count] = (uc_move)(UC_HILO_CARD + set_take_lowest(&cards));
        if (weights) weights[count] = 1;
    }
    return count;
}

/* ---- the game ---- */

static int32_t total(const uc_state *state, int seat) {
    return state->hilo.seat[seat].total;
}

static int32_t target(const uc_state *state) {
    return state->hilo.target;
}

static bool lowest_wins(const uc_state *state) {
    (void)state;
    return true;
}

/* HL-3.3: only the seat at turn sees the card that it draws. */
static uint64_t sees_outcome(const uc_state *before, uc_move outcome) {
    (void)outcome;
    return before->head.phase == UC_HILO_DRAWING ? UINT64_C(1) << before->hilo.turn : UINT64_MAX;
}

static uint64_t winners(const uc_state *state) {
    return state->head.phase == UC_HILO_OVER ? lowest_totals(&state->hilo) : 0;
}

#include "games/hilo/playout.h"

const uc_game uc_game_hilo = {
    .id = "hilo",
    .name = "HILO",
    .prefix = "HL",
    .number = UC_GAME_HILO,
    .cards = UC_HILO_CARDS,
    .seats_min = 2,
    .seats_max = UC_HILO_SEATS,
    .moves = UC_HILO_MOVES,
    .state_base = offsetof(uc_hilo, seat),
    .state_seat = sizeof(uc_hilo_seat),
    .phases = uc_hilo_phase_words,
    .options = uc_hilo_option_rows,
    .presets = hilo_presets,
    .fields = uc_hilo_field_rows,
    .events = uc_hilo_event_rows,
    .nouns = uc_hilo_noun_rows,
    .tallies = uc_hilo_tally_rows,
    .layout = hilo_layout,
    .layout_seat = hilo_layout_seat,
    .start = start,
    .actors = actors,
    .legal = legal,
    .apply = apply,
    .step = step,
    .weight = weight,
    .pick = pick,
    .draw = draw,
    .outcomes = outcomes,
    .playout = UC_FUSED ? playout : NULL,
    .total = total,
    .winners = winners,
    .target = target,
    .lowest_wins = lowest_wins,
    .sees_outcome = sees_outcome,
    .check = uc_hilo_check,
    .derive = hilo_derive,
    .view = uc_hilo_see,
    .resample = uc_hilo_resample,
    .move_text = uc_hilo_move_text,
    .parse = uc_hilo_parse,
    .noun = uc_hilo_noun,
    .explain = uc_hilo_explain,
    .pad = UC_PAD ? &hilo_pad : NULL,
    .tensor = UC_TENSORS ? hilo_tensor : NULL,
    .tensor_write = UC_TENSORS ? hilo_tensor_write : NULL,
    .action = UC_TENSORS ? hilo_action : NULL,
    .actions = UC_HILO_MOVES - UC_HILO_TURN,
};
