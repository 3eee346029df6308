/* HILO: observations as numbers, and actions. Secret is only the drawn card (HL-3.3). */
#include "upcard/tensor.h"

#include "core/lanes.h"
#include "core/tensor.h"
#include "games/hilo/hilo.h"

enum { PHASES = UC_HILO_OVER + 1, FACE_DOWN = UC_HILO_VALUES + 1, LINES = 8 };

/* ---- parts of an observation: each returns where the next one begins ---- */

/* The values and colors of a seat's cells, both one more than in the number of a card; sixteen cells, of
 * which only nine exist. */
static inline void find_cells(const uc_hilo_seat *one, uc_sixteen *ret_values, uc_sixteen *ret_colors) {
    const uc_sixteen row = {0, 0, 0, 1, 1, 1, 2, 2, 2, 9, 9, 9, 9, 9, 9, 9},
                     column = {0, 1, 2, 0, 1, 2, 0, 1, 2};
    uc_sixteen card = sixteen_load((const char *)one + offsetof(uc_hilo_seat, cell)), value = card + 1,
               color = value - card;
    uc_sixteen there = (uc_sixteen)(row < one->rows) & (uc_sixteen)(column < one->columns);
    uc_sixteen down = (uc_sixteen)(card == UC_HILO_DOWN);
    for (int i = 1; i < UC_HILO_COLORS; i++) {
        uc_sixteen more = (uc_sixteen)(card >= (uint8_t)(i * UC_HILO_VALUES));
        color -= more;
        value -= more & UC_HILO_VALUES;
    }
    *ret_values = there & ((down & FACE_DOWN) | (~down & value));
    *ret_colors = there & ~down & color;
}
_Static_assert(offsetof(uc_hilo_seat, cell) + sizeof(uc_sixteen) <= sizeof(uc_hilo_seat), "sixteen cells");

/* By seat, the observer first. Behind the nine cells of each are zeros, which the next ones replace. */
static uint8_t *write_cells(const uc_hilo *h, int viewer, uint8_t *out) {
    uc_sixteen colors[UC_HILO_SEATS], values;
    int seats = h->head.seats;
    for (int i = 0, seat = viewer; i < seats; i++, seat = tensor_next(seats, seat), out += UC_HILO_CELLS) {
        find_cells(&h->seat[seat], &values, &colors[i]);
        sixteen_store(values, out);
    }
    for (int i = 0; i < seats; i++, out += UC_HILO_CELLS) sixteen_store(colors[i], out);
    return out;
}

static uint8_t *write_turns(const uc_hilo *h, int viewer, uint8_t *out) {
    int seats = h->head.seats;
    uint8_t *lines = out, *turn = lines + LINES * seats;
    for (int i = 0, seat = viewer; i < seats;
         i++, seat = tensor_next(seats, seat), lines += LINES, turn += 2) {
        unsigned may = uc_hilo_removable(&h->seat[seat]);
        for (int line = 0; line < LINES; line++) lines[line] = may >> line & 1;
        turn[0] = h->turn == seat;
        turn[1] = h->ended_by == seat;
    }
    return turn;
}

/* The value and the color of a card, if it is one. */
static uint8_t *write_card(int card, uint8_t *out) {
    memset(out, 0, UC_HILO_VALUES + UC_HILO_COLORS);
    if (card < UC_HILO_CARDS) {
        out[card % UC_HILO_VALUES] = 1;
        out[UC_HILO_VALUES + card / UC_HILO_VALUES] = 1;
    }
    return out + UC_HILO_VALUES + UC_HILO_COLORS;
}

/* HL-3.3: whether a seat sees the drawn card. */
static bool sees_drawn(const uc_hilo *h, int seat) {
    return h->turn == seat && h->drawn < UC_HILO_CARDS;
}

/* Numbers of unseen cards; the cards of a color lie side by side in a set. */
static uint8_t *write_unseen(uc_set cards, uint8_t *out) {
    uint8_t has[UC_HILO_CARDS + 16] = {0};
    uc_sixteen values = {0};
    set_spread(cards, UC_HILO_CARDS, has);
    for (int color = 0; color < UC_HILO_COLORS; color++) values += sixteen_load(has + UC_HILO_VALUES * color);
    sixteen_store(values, out);
    for (int color = 0; color < UC_HILO_COLORS; color++) {
        int first = UC_HILO_VALUES * color;
        uc_set others = set_minus(cards, set_minus(set_first(first + UC_HILO_VALUES), set_first(first)));
        out[UC_HILO_VALUES + color] = (uint8_t)(set_count(cards) - set_count(others));
    }
    return out + UC_HILO_VALUES + UC_HILO_COLORS;
}

uint8_t *hilo_tensor_write(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out) {
    const uc_hilo *h = &shown->hilo;
    uc_set unseen = h->unseen;
    (void)memory;
    if (h->drawn < UC_HILO_CARDS && h->turn != seat) set_add(&unseen, h->drawn);
    out = tensor_write_shared(&uc_game_hilo, PHASES, shown, seat, out);
    out = write_cells(h, seat, out);
    out = write_turns(h, seat, out);
    out = write_card(h->discards ? h->discard[h->discards - 1] : UC_NOBODY, out);
    out = write_card(sees_drawn(h, seat) ? h->drawn : UC_NOBODY, out);
    return write_unseen(unseen, out);
}

/* ---- fields ---- */

const uc_tensor_field hilo_tensor[] = {
    {"values", "by cell: 0 no card, 1 to 13 the values -1 to 11, 14 face down", UC_HILO_CELLS, FACE_DOWN,
     true, false},
    {"colors", "by cell: 0 no open card, 1 to 8 its color", UC_HILO_CELLS, UC_HILO_COLORS, true, false},
    {"lines", "lines that may be removed: rows, columns, the falling and the rising diagonal", LINES, 1, true,
     false},
    {"turn", "whether it is the seat's turn; whether the seat has ended the round", 2, 1, true, false},
    {"discarded", "1 for the value and for the color of the top discard", UC_HILO_VALUES + UC_HILO_COLORS, 1,
     false, false},
    {"drawn", "the same of the drawn card, if the observer sees one", UC_HILO_VALUES + UC_HILO_COLORS, 1,
     false, false},
    {"unseen", "cards that the observer has not seen: of each value, of each color",
     UC_HILO_VALUES + UC_HILO_COLORS, UC_HILO_VALUES, false, false},
    {0}};

/* Moves of seats follow each other. */
int hilo_action(const uc_state *shown, int seat, uc_move move) {
    (void)shown, (void)seat;
    return move - UC_HILO_TURN;
}
