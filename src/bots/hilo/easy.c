/* HILO as a beginner plays it: low cards replace high ones, and cards of one color are put together where
 * they happen to fit. It ignores the other layouts and the end of the round. */
#include "bots/hilo/layout.h"
#include "bots/hilo/players.h"

enum {
    LOW = 4,       /* a beginner likes cards up to this value; the mean of all is 5 (HL-1.1) */
    GUESS = 5,     /* the value that a beginner expects of a face-down card */
    LIKING = 2,    /* points for each neighbor of the same color */
    WORTHWHILE = 3 /* points that a trade must save */
};

static int guess(int card) {
    return card == UC_HILO_DOWN ? GUESS : hilo_value_of(card);
}

/** The points that a line saves with this card in a cell, or an estimate of them. */
static int line_worth(const uc_hilo_seat *seat, const uint8_t *line, int cell, int card) {
    int same = 0, sum = 0;
    for (int i = 0; i < 3; i++) {
        int other = line[i] == cell ? card : seat->cell[line[i]];
        same += hilo_color_of(other) == hilo_color_of(card);
        sum += guess(other);
    }
    return same == 3 ? sum : (same - 1) * LIKING;
}

/** The points saved by laying the card there. */
static int gain(const uc_hilo_seat *seat, int cell, int card) {
    int points = guess(seat->cell[cell]) - hilo_value_of(card);
    unsigned lines = hilo_lines_of(seat);
    for (int line = 0; line < HILO_LINES; line++) {
        const uint8_t *cells = hilo_lines[line];
        bool through = cells[0] == cell || cells[1] == cell || cells[2] == cell;
        if (through && lines >> line & 1) points += line_worth(seat, cells, cell, card);
    }
    return points;
}

/** The best of the moves that lay this card; the first of them is for cell 0. Returns `other` if the card is
 * too high. */
static uc_move lay_or(const uc_hilo_seat *seat, int card, uc_move first, uc_move other) {
    int best = 0, most = INT32_MIN;
    for (unsigned cells = hilo_cells_of(seat), cell = 0; cells >> cell; cell++) {
        int points = cells >> cell & 1 ? gain(seat, (int)cell, card) : INT32_MIN;
        if (points > most) {
            most = points;
            best = (int)cell;
        }
    }
    bool glad = hilo_value_of(card) <= LOW ? most >= WORTHWHILE : most > GUESS;
    return glad ? (uc_move)(first + best) : other;
}

/** The line with the highest sum; removing a line without points is pointless. */
static uc_move choose_line(const uc_hilo_seat *seat, const uc_move *legal, int count) {
    /* the lines of the moves; each diagonal can be closed up in two ways (HL-4.6) */
    static const uint8_t line_of[UC_HILO_LINES] = {0, 1, 2, 3, 4, 5, 6, 6, 7, 7};
    uc_move best = legal[count - 1]; /* keeps them, if that is allowed (HL-4.2) */
    int most = 0;
    for (int i = 0; i < count && legal[i] != UC_HILO_KEEP; i++) {
        const uint8_t *cells = hilo_lines[line_of[legal[i] - UC_HILO_REMOVE]];
        int sum = 0;
        for (int k = 0; k < 3; k++) sum += hilo_value_of(seat->cell[cells[k]]);
        if (sum <= most) continue;
        most = sum;
        best = legal[i];
    }
    return best;
}

uc_move easy_hilo(const uc_ask *ask) {
    const uc_hilo *h = &ask->view->state.hilo;
    const uc_hilo_seat *own = &h->seat[h->head.viewer];
    switch (h->head.phase) {
    case UC_HILO_CHOOSE: return lay_or(own, h->discard[h->discards - 1], UC_HILO_TAKE, UC_HILO_DRAW);
    case UC_HILO_DRAWN: return lay_or(own, h->drawn, UC_HILO_TRADE, UC_HILO_DISCARD);
    case UC_HILO_HILO: return choose_line(own, ask->legal, ask->count);
    default: return ask->legal[0]; /* cards are turned over in reading order */
    }
}
