/** @file
 * The parts that the files of HILO share: functions on cards and layouts, the types of events, and the nouns.
 */
#ifndef UC_GAMES_HILO_H
#define UC_GAMES_HILO_H

#include <string.h>

#include "core/set.h"
#include "upcard/pad.h"

extern const uc_game uc_game_hilo;
/** Observations as numbers, and actions (tensor.c): the moves of seats. */
extern const uc_tensor_field hilo_tensor[];
uint8_t *hilo_tensor_write(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out);
int hilo_action(const uc_state *shown, int seat, uc_move move);

extern const uc_pad_game hilo_pad;

/** HL-5.2 to HL-5.4, after the last line is removed; `scores` replace those of the layouts unless NULL. */
void hilo_score_round(uc_hilo *h, const int32_t *scores, uc_events *events);

/** HL-5.4: the game is over, or another round begins. */
void hilo_after_round(uc_hilo *h, uc_events *events);
/** The sum of a layout (HL-5.2); cards that are face down count nothing. */
int hilo_sum(const uc_hilo_seat *seat);

/** Rows of uc_hilo_event_rows. */
enum {
    HILO_DEALT,
    HILO_TURNED,
    HILO_BEGINS,
    HILO_TOOK,
    HILO_RECYCLED,
    HILO_DREW,
    HILO_DISCARDED,
    HILO_LAID,
    HILO_TRADED,
    HILO_REMOVED,
    HILO_SLID,
    HILO_KEPT,
    HILO_ENDED,
    HILO_STOPPED,
    HILO_SCORED,
    HILO_DOUBLED,
    HILO_WON,
    HILO_ROUND,
};

enum { HILO_NOUN_POSITION = UC_NOUN_OWN, HILO_NOUN_LINE, HILO_NOUN_WHY, HILO_NOUN_SLIDE };

/** HL-1.1: the color of a card, from 0. */
static inline int hilo_color(int card) {
    return card / UC_HILO_VALUES;
}

/** HL-1.1: the value of a card, from -1. */
static inline int hilo_value(int card) {
    return card % UC_HILO_VALUES - 1;
}

#if defined(__SSE2__)
typedef uint8_t hilo_bytes __attribute__((vector_size(16)));
typedef char hilo_chars __attribute__((vector_size(16)));

/** The layout and the next seven bytes, which belong to the same seat. */
static inline hilo_bytes hilo_cells(const uc_hilo_seat *seat) {
    hilo_bytes cells;
    memcpy(&cells, (const char *)seat + offsetof(uc_hilo_seat, cell), sizeof cells);
    return cells;
}

/** Bit c: cell c holds an open card of this color; also set for red where there is no cell. */
static inline unsigned hilo_of_color(const uc_hilo_seat *seat, int color) {
    hilo_bytes above = hilo_cells(seat) - (uint8_t)(UC_HILO_VALUES * color);
    return (unsigned)__builtin_ia32_pmovmskb128((hilo_chars)(above < UC_HILO_VALUES)) & 0x1ff;
}
#else
enum { HILO_LAST = UC_HILO_CELLS - 1 };
#define HILO_EACH UINT64_C(0x0101010101010101)

/** The first eight cells as one word; the first cell is the lowest byte. */
static inline uint64_t hilo_cells(const uc_hilo_seat *seat) {
    uint64_t cells = 0;
    for (int i = 0; i < HILO_LAST; i++) cells |= (uint64_t)seat->cell[i] << 8 * i;
    return cells;
}

/** The top bit of byte i as bit i. */
static inline unsigned hilo_gather(uint64_t bytes) {
    return (unsigned)((bytes >> 7 & HILO_EACH) * UINT64_C(0x0102040810204080) >> 56);
}

/** Bit c: cell c holds an open card of this color; also set for red where there is no cell. */
static inline unsigned hilo_of_color(const uc_hilo_seat *seat, int color) {
    uint64_t cells = hilo_cells(seat), high = HILO_EACH << 7,
             first = HILO_EACH * (unsigned)(UC_HILO_VALUES * color);
    uint64_t above = (cells | high) - first; /* top bit: not below the color */
    uint64_t beyond = (above & ~high) + HILO_EACH * (unsigned)(0x80 - UC_HILO_VALUES); /* top bit: above it */
    unsigned last = (uint8_t)(seat->cell[HILO_LAST] - UC_HILO_VALUES * color) < UC_HILO_VALUES;
    return hilo_gather(above & ~beyond & ~cells) | last << HILO_LAST;
}
#endif

/** The number of face-down cards in all layouts. */
static inline int hilo_all_down(const uc_hilo *h) {
    int count = 0;
    for (int i = 0; i < h->head.seats; i++) count += bits_count(h->seat[i].down);
    return count;
}

/** Recomputes the lines of a layout, as in uc_hilo_seat.lines. */
unsigned uc_hilo_find_lines(const uc_hilo_seat *seat);
/** Bit c: the layout has a cell c. */
unsigned uc_hilo_cells_of(const uc_hilo_seat *seat);

extern const char *const uc_hilo_phase_words[];
extern const uc_option uc_hilo_option_rows[];
extern const uc_preset hilo_presets[];
extern const uc_field uc_hilo_field_rows[];
extern const uc_event_row uc_hilo_event_rows[];
extern const uc_noun_row uc_hilo_noun_rows[];
extern const uc_tally_row uc_hilo_tally_rows[];
extern const uc_layout hilo_layout[], hilo_layout_seat[];
void hilo_derive(uc_state *shown);

void uc_hilo_move_text(uc_text *text, uc_move move);
int uc_hilo_parse(const char *text, size_t length);
void uc_hilo_noun(uc_text *text, int noun, int value);
void uc_hilo_explain(uc_text *text, const uc_state *state, int mover, uc_move move, uc_rule rule);

const char *uc_hilo_check(const uc_state *state);
void uc_hilo_see(const uc_state *state, int viewer, uc_view *view);
void uc_hilo_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state);

#endif
