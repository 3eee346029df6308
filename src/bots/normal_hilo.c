/* HILO by expected sums: what a layout will cost in the end, with hopes for its lines, after each move. */
#include "bots/policies.h"

/* All in 64ths of a point. */
enum {
    POINT = 64,
    HOPE = 9,              /* of 64: how much of a line to come is counted when two of its cards are there */
    LAST_TURN = 6 * POINT, /* what another seat is expected to gain in its last turn */
    LEAD = 2 * POINT,      /* what it is worth to end the round with the lowest sum */
    SAMPLES = 16,          /* unseen cards that are tried for a draw */
};

/* The lines of a layout of 3 x 3, as in uc_hilo_seat.lines. */
static const uint8_t lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                    {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

static bool has_line(const uc_hilo_seat *seat, int line) {
    bool rows = seat->columns == 3, columns = seat->rows == 3;
    if (line >= 6) return rows && columns;
    return line < 3 ? rows && line < seat->rows : columns && line - 3 < seat->columns;
}

static int color_of(int card) {
    return card == UC_HILO_DOWN ? -1 : card / UC_HILO_VALUES;
}

/* What a cell costs; `mean` stands for a card that nobody has seen. */
static int cost_of(int card, int mean) {
    return card == UC_HILO_DOWN ? mean : (card % UC_HILO_VALUES - 1) * POINT;
}

static int mean_of(const uc_hilo *h) {
    int sum = 0, count = 0;
    for (int card = 0; card < UC_HILO_CARDS; card++) {
        if (!(h->unseen.word[card / 64] >> card % 64 & 1)) continue;
        sum += cost_of(card, 0);
        count++;
    }
    return count ? sum / count : 5 * POINT;
}

/* What a line can save, and in *ret_made whether it is there. */
static int hope_of(const uint8_t *cell, const uint8_t *line, int mean, bool *ret_made) {
    int a = color_of(cell[line[0]]), b = color_of(cell[line[1]]), c = color_of(cell[line[2]]);
    int sum = 0;
    for (int i = 0; i < 3; i++) sum += cost_of(cell[line[i]], mean);
    *ret_made = a >= 0 && a == b && b == c;
    bool pair = (a >= 0 && (a == b || a == c)) || (b >= 0 && b == c);
    if (*ret_made) return sum;
    return pair && sum > 0 ? sum * HOPE / 64 : 0;
}

/* The sum that a layout is expected to leave: the best line that is there goes, of others a part is counted.
 */
static int expect(const uc_hilo_seat *seat, int mean) {
    int sum = 0, best = 0;
    for (int row = 0; row < seat->rows; row++)
        for (int column = 0; column < seat->columns; column++)
            sum += cost_of(seat->cell[3 * row + column], mean);
    for (int i = 0; i < 8; i++) {
        bool made;
        if (!has_line(seat, i)) continue;
        int hope = hope_of(seat->cell, lines[i], mean, &made);
        if (!made) {
            sum -= hope;
        } else if (hope > best) {
            sum -= best / 4;
            best = hope;
        } else {
            sum -= hope / 4;
        }
    }
    return sum - best;
}

static bool all_open(const uc_hilo_seat *seat) {
    for (int i = 0; i < UC_HILO_CELLS; i++)
        if (seat->cell[i] == UC_HILO_DOWN) return false;
    return true;
}

/* A position as one seat sees it. */
typedef struct outlook {
    const uc_hilo *h;
    const uc_hilo_seat *own;
    int mean;  /* of the unseen cards */
    int rival; /* the lowest sum that another seat is expected to have in the end */
} outlook;

static outlook look(const uc_view *view) {
    const uc_hilo *h = &view->shown.hilo;
    outlook at = {.h = h, .own = &h->seat[h->head.viewer], .mean = mean_of(h), .rival = 1000 * POINT};
    for (int i = 0; i < h->head.seats; i++) {
        int sum = expect(&h->seat[i], at.mean) - LAST_TURN;
        if (i != h->head.viewer && sum < at.rival) at.rival = sum;
    }
    return at;
}

/* What a layout is worth at the end of a turn (less is better): with it the round may be ended, well or
 * badly. */
static int worth(const outlook *at, const uc_hilo_seat *seat) {
    int sum = expect(seat, at->mean);
    if (at->h->ended_by != UC_NOBODY || !all_open(seat)) return sum;
    if (sum < at->rival) return sum - LEAD;
    return sum > 0 ? 2 * sum : sum + LEAD;
}

/* What the layout is worth with another card in a cell. */
static int worth_with(const outlook *at, int cell, int card) {
    uc_hilo_seat trial = *at->own;
    trial.cell[cell] = (uint8_t)card;
    return worth(at, &trial);
}

/* The face-down cell that is turned over best: on no line that is almost made, if there is such a cell. */
static int cell_to_turn(const outlook *at) {
    int best = -1, most = 0;
    for (int cell = 0; cell < UC_HILO_CELLS; cell++) {
        if (at->own->cell[cell] != UC_HILO_DOWN) continue;
        int pairs = 0;
        for (int i = 0; i < 8; i++) {
            bool made, through = lines[i][0] == cell || lines[i][1] == cell || lines[i][2] == cell;
            if (through && has_line(at->own, i))
                pairs += hope_of(at->own->cell, lines[i], at->mean, &made) > 0;
        }
        if (best < 0 || pairs < most) {
            best = cell;
            most = pairs;
        }
    }
    return best;
}

/* What it is worth to discard the drawn card and turn over another; the last one ends the round. */
static int worth_of_turning(const outlook *at) {
    uc_hilo_seat trial = *at->own;
    int cell = cell_to_turn(at);
    if (cell < 0) return worth(at, &trial);
    trial.cell[cell] = 0;
    if (!all_open(&trial) || at->h->ended_by != UC_NOBODY) return expect(at->own, at->mean);
    int sum = expect(at->own, at->mean);
    return sum < at->rival ? sum - LEAD : sum + (sum > 0 ? sum : LEAD);
}

/* The best of the moves that lay this card, from `first` on; *ret_worth is written when there is one. */
static uc_move best_trade(const outlook *at, uc_move first, int card, int *ret_worth) {
    int best = 0, least = 0;
    for (int i = 0, tried = 0; i < UC_HILO_CELLS; i++) {
        if (i / 3 >= at->own->rows || i % 3 >= at->own->columns) continue;
        int result = worth_with(at, i, card);
        if (!tried++ || result < least) {
            best = i;
            least = result;
        }
    }
    *ret_worth = least;
    return (uc_move)(first + best);
}

/* What a draw is worth, from a sample of the unseen cards. */
static int worth_of_drawing(const outlook *at) {
    int turned = worth_of_turning(at), sum = 0, count = 0;
    for (int i = 0, step = UC_HILO_CARDS / SAMPLES; i < UC_HILO_CARDS; i++) {
        if (!(at->h->unseen.word[i / 64] >> i % 64 & 1) || i % step) continue;
        int traded;
        best_trade(at, UC_HILO_TRADE, i, &traded);
        sum += traded < turned ? traded : turned;
        count++;
    }
    return count ? sum / count : turned;
}

static uc_move choose_card(const outlook *at) {
    int taken;
    uc_move take = best_trade(at, UC_HILO_TAKE, at->h->discard[at->h->discards - 1], &taken);
    return taken <= worth_of_drawing(at) ? take : UC_HILO_DRAW;
}

static uc_move choose_place(const outlook *at) {
    int traded;
    uc_move trade = best_trade(at, UC_HILO_TRADE, at->h->drawn, &traded);
    return traded <= worth_of_turning(at) ? trade : UC_HILO_DISCARD;
}

/* Tries each removal. What ends the round is left to it: then all lines go in the best way. */
static uc_move choose_line(const uc_view *view, const outlook *at, const uc_move *legal, int count,
                           uc_rng *rng) {
    uc_state now, then;
    int best = 0, least = 0, me = view->shown.head.viewer;
    if (at->h->ended_by != UC_NOBODY && legal[count - 1] == UC_HILO_KEEP) return UC_HILO_KEEP;
    uc_resample(view, NULL, rng, &now);
    for (int i = 0; i < count; i++) {
        then = now;
        uc_apply(&then, me, legal[i], NULL);
        bool scored = then.head.round != now.head.round || uc_over(&then);
        int result =
            scored ? POINT * (uc_total(&then, me) - uc_total(&now, me)) : worth(at, &then.hilo.seat[me]);
        if (!i || result < least) {
            best = i;
            least = result;
        }
    }
    return legal[best];
}

uc_move normal_hilo(const uc_ask *ask) {
    const uc_view *view = ask->view;
    const uc_move *legal = ask->legal;
    int count = ask->count;
    outlook at = look(view);
    switch (view->shown.head.phase) {
    case UC_HILO_CHOOSE: return choose_card(&at);
    case UC_HILO_DRAWN: return choose_place(&at);
    case UC_HILO_HILO: return choose_line(view, &at, legal, count, ask->rng);
    case UC_HILO_FLIP: return (uc_move)(UC_HILO_TURN + cell_to_turn(&at));
    default: return legal[uc_rng_below(ask->rng, (uint32_t)count)];
    }
}
