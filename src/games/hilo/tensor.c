/* HILO: observations as numbers, and actions. Secret is only the drawn card (HL-3.3). */
#include "upcard/tensor.h"

#include "games/hilo/hilo.h"

enum { FACE_DOWN = UC_HILO_VALUES + 1, WIDTH = 3 /* cells of a row */ };

static const uc_hilo *hilo_of(const uc_view *view) {
    return &view->state.hilo;
}

static bool lies(const uc_hilo_seat *one, int cell) {
    return (cell < one->rows * WIDTH) & (cell % WIDTH < one->columns);
}

static void write_values(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    const uc_hilo_seat *one = &hilo_of(view)->seat[seat];
    for (int cell = 0; cell < UC_HILO_CELLS; cell++) {
        bool down = one->down >> cell & 1;
        int shown = down ? FACE_DOWN : one->cell[cell] % UC_HILO_VALUES + 1;
        out[cell] =
            (uint8_t)(lies(one, cell) * shown); /* without a branch, since it would be unpredictable */
    }
}

static void write_colors(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    const uc_hilo_seat *one = &hilo_of(view)->seat[seat];
    for (int cell = 0; cell < UC_HILO_CELLS; cell++) {
        bool open = lies(one, cell) & !(one->down >> cell & 1);
        out[cell] = (uint8_t)(open * (one->cell[cell] / UC_HILO_VALUES + 1));
    }
}

static void write_lines(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    unsigned lines = uc_hilo_removable(&hilo_of(view)->seat[seat]);
    for (int line = 0; line < 8; line++) out[line] = lines >> line & 1;
}

static void write_turn(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    out[0] = hilo_of(view)->turn == seat;
    out[1] = hilo_of(view)->ended_by == seat;
}

/* The value and the color of a card. */
static void write_card(int card, uint8_t *out) {
    if (card >= UC_HILO_CARDS) return;
    out[card % UC_HILO_VALUES] = 1;
    out[UC_HILO_VALUES + card / UC_HILO_VALUES] = 1;
}

static void write_discarded(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    const uc_hilo *game = hilo_of(view);
    if (game->discards) write_card(game->discard[game->discards - 1], out);
}

static void write_drawn(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    write_card(hilo_of(view)->drawn, out);
}

/* The values of the cards of a color, which lie side by side in a set, as bits. */
static unsigned values_of(uc_set cards, int color) {
    int first = UC_HILO_VALUES * color, high = first >= 64;
    uint64_t values = cards.word[high] >> (first & 63);
    if (!high && first > 64 - UC_HILO_VALUES) values |= cards.word[1] << (64 - first);
    return (unsigned)values & ((1u << UC_HILO_VALUES) - 1);
}

static void write_unseen(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    uc_set rest = hilo_of(view)->unseen;
    for (int color = 0; color < UC_HILO_COLORS; color++) {
        unsigned values = values_of(rest, color);
        out[UC_HILO_VALUES + color] = (uint8_t)bits_count(values);
        for (int value = 0; value < UC_HILO_VALUES; value++) out[value] += values >> value & 1;
    }
}

const uc_tensor_field hilo_tensor[] = {
    {"values", "by cell: 0 no card, 1 to 13 the values -1 to 11, 14 face down", UC_HILO_CELLS, FACE_DOWN,
     true, false, write_values},
    {"colors", "by cell: 0 no open card, 1 to 8 its color", UC_HILO_CELLS, UC_HILO_COLORS, true, false,
     write_colors},
    {"lines", "lines that may be removed: rows, columns, the falling and the rising diagonal", 8, 1, true,
     false, write_lines},
    {"turn", "whether it is the seat's turn; whether the seat has ended the round", 2, 1, true, false,
     write_turn},
    {"discarded", "1 for the value and for the color of the top discard", UC_HILO_VALUES + UC_HILO_COLORS, 1,
     false, false, write_discarded},
    {"drawn", "the same of the drawn card, if the observer sees one", UC_HILO_VALUES + UC_HILO_COLORS, 1,
     false, false, write_drawn},
    {"unseen", "cards that the observer has not seen: of each value, of each color",
     UC_HILO_VALUES + UC_HILO_COLORS, UC_HILO_VALUES, false, false, write_unseen},
    {0}};

/* Moves of seats follow each other. */
int hilo_action(const uc_state *shown, int seat, uc_move move) {
    (void)shown, (void)seat;
    return move - UC_HILO_TURN;
}
