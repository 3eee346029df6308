#include "upcard/tensor.h"

/* ---- fields of every game ---- */

static uint8_t part_of(int64_t value, int64_t whole) {
    if (value <= 0 || whole <= 0) return 0;
    return (uint8_t)(value >= whole ? 255 : value * 255 / whole);
}

static void write_acts(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    uint64_t may = uc_actors(&view->state);
    out[0] = may != UC_ACTORS_CHANCE && (may >> seat & 1);
}

enum { TOTAL_WITHOUT_TARGET = 500 };

static void write_total(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory;
    int32_t target = uc_target(&view->state), total = uc_total(&view->state, seat);
    out[0] = part_of(total, target ? target : TOTAL_WITHOUT_TARGET);
    out[1] = part_of(-total, target ? target : TOTAL_WITHOUT_TARGET);
}

static void write_phase(const uc_view *view, const uc_memory *memory, int seat, uint8_t *out) {
    (void)memory, (void)seat;
    out[view->state.head.phase] = 1;
}

static const uc_tensor_field phase_field = {
    "phase", "1 for the present phase (uc_game.phases)", 0, 1, false, false, write_phase};
static const uc_tensor_field shared[] = {
    {"acts", "whether the seat may act", 1, 1, true, false, write_acts},
    {"total", "points of finished rounds, in 1/255 of the target (or of 500): if positive, if negative", 2,
     255, true, false, write_total},
};
enum { SHARED = sizeof shared / sizeof shared[0] };

/* Field number `index`, or NULL after the last. The number of phases differs from game to game. */
static const uc_tensor_field *field_at(const uc_game *game, int index) {
    if (index == 0) return &phase_field;
    if (index <= SHARED) return &shared[index - 1];
    const uc_tensor_field *own = game->tensor ? &game->tensor[index - SHARED - 1] : NULL;
    return own && own->key ? own : NULL;
}

static uint16_t numbers_of(const uc_game *game, const uc_tensor_field *field) {
    if (field != &phase_field) return field->count;
    uint16_t phases = 0;
    while (game->phases[phases]) phases++;
    return phases;
}

/* ---- observations ---- */

bool uc_tensor_slice_at(const uc_game *game, int seats, bool memory, int index, uc_tensor_slice *ret_slice) {
    size_t offset = 0;
    const uc_tensor_field *field;
    for (int i = 0, found = 0; (field = field_at(game, i)); i++) {
        if (field->remembered && !memory) continue;
        uint16_t count = numbers_of(game, field);
        uint8_t parts = (uint8_t)(field->by_seat ? seats : 1);
        if (found++ == index) {
            *ret_slice = (uc_tensor_slice){.key = field->key,
                                           .help = field->help,
                                           .offset = offset,
                                           .count = count,
                                           .parts = parts,
                                           .max = field->max,
                                           .remembered = field->remembered};
            return true;
        }
        offset += (size_t)count * parts;
    }
    return false;
}

size_t uc_tensor_size(const uc_game *game, int seats, bool memory) {
    size_t size = 0;
    const uc_tensor_field *field;
    for (int i = 0; (field = field_at(game, i)); i++)
        if (memory || !field->remembered)
            size += (size_t)numbers_of(game, field) * (field->by_seat ? seats : 1);
    return size;
}

/* Writes a field, whose numbers are 0, and returns the number of its numbers. */
static size_t write_field(const uc_game *game, const uc_tensor_field *field, const uc_view *view,
                          const uc_memory *memory, uint8_t *out) {
    int seats = view->state.head.seats, seat = view->state.head.viewer, parts = field->by_seat ? seats : 1;
    size_t count = numbers_of(game, field);
    for (int i = 0; i < parts; i++) {
        field->write(view, field->remembered ? memory : NULL, seat, out + count * (size_t)i);
        if (++seat == seats) seat = 0;
    }
    return count * (size_t)parts;
}

/* The view of a seat: `shown`, or made of it. */
static const uc_view *view_for(const uc_state *shown, int seat, uc_view *made) {
    if (shown->head.viewer == seat) return (const uc_view *)(const void *)shown;
    uc_view_of(shown, seat, made);
    return made;
}

void uc_tensor_u8(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out) {
    const uc_game *game = uc_game_of(shown);
    const uc_tensor_field *field;
    uc_view made;
    const uc_view *view = view_for(shown, seat, &made);
    memset(out, 0, uc_tensor_size(game, shown->head.seats, memory));
    for (int i = 0; (field = field_at(game, i)); i++)
        if (memory || !field->remembered) out += write_field(game, field, view, memory, out);
}

void uc_tensor_f32(const uc_state *shown, int seat, const uc_memory *memory, float *out) {
    const uc_game *game = uc_game_of(shown);
    const uc_tensor_field *field;
    uint8_t numbers[UC_TENSOR_MAX], *from = numbers;
    uc_tensor_u8(shown, seat, memory, numbers);
    for (int i = 0; (field = field_at(game, i)); i++) {
        if (field->remembered && !memory) continue;
        size_t size = (size_t)numbers_of(game, field) * (field->by_seat ? shown->head.seats : 1);
        for (size_t n = 0; n < size; n++) out[n] = (float)from[n];
        for (size_t n = 0; field->max > 1 && n < size; n++) out[n] /= (float)field->max;
        from += size;
        out += size;
    }
}

/* ---- masks ---- */

int uc_legal_mask(const uc_state *shown, int seat, uint8_t *out) {
    uc_move moves[UC_MOVES_MAX];
    int count = uc_legal(shown, seat, moves);
    memset(out, 0, uc_game_of(shown)->moves);
    for (int i = 0; i < count; i++) out[moves[i]] = 1;
    return count;
}

int uc_legal_bits(const uc_state *shown, int seat, uint64_t *out) {
    uc_move moves[UC_MOVES_MAX];
    int count = uc_legal(shown, seat, moves);
    memset(out, 0, (uc_game_of(shown)->moves + 63u) / 64 * sizeof *out);
    for (int i = 0; i < count; i++) out[moves[i] / 64] |= UINT64_C(1) << moves[i] % 64;
    return count;
}

/* ---- actions ---- */

int uc_action_move(const uc_state *shown, int seat, int action) {
    uc_move moves[UC_MOVES_MAX];
    for (int i = uc_legal(shown, seat, moves) - 1; i >= 0; i--)
        if (uc_action_of(shown, seat, moves[i]) == action) return moves[i];
    return -1;
}

int uc_action_mask(const uc_state *shown, int seat, uint8_t *out) {
    uc_move moves[UC_MOVES_MAX];
    int count = uc_legal(shown, seat, moves), actions = 0;
    memset(out, 0, (size_t)uc_actions(uc_game_of(shown)));
    for (int i = 0; i < count; i++) {
        uint8_t *one = &out[uc_action_of(shown, seat, moves[i])];
        actions += !*one;
        *one = 1;
    }
    return actions;
}

/** How many moves of a seat this rule forbids now. */
static int count_forbidden(const uc_state *state, int seat, uc_rule rule) {
    int count = 0;
    for (uc_move move = 0; move < uc_game_of(state)->moves; move++) {
        uc_state after;
        uc_copy(&after, state);
        uc_result result = uc_apply(&after, seat, move, NULL);
        count += result.error && result.rule == rule;
    }
    return count;
}

uc_result uc_action_refusal(const uc_state *state, int seat, int action, uc_move *ret_move) {
    uc_result found = {UC_UNKNOWN_MOVE, 0};
    int fewest = 0;
    *ret_move = UINT16_MAX;
    for (uc_move move = 0; move < uc_game_of(state)->moves; move++) {
        uc_state after;
        if (uc_action_of(state, seat, move) != action) continue;
        uc_copy(&after, state);
        uc_result result = uc_apply(&after, seat, move, NULL);
        bool first = found.error == UC_UNKNOWN_MOVE;
        if (!result.error || (!first && result.rule == found.rule)) continue;
        int count = result.rule ? count_forbidden(state, seat, result.rule) : uc_game_of(state)->moves + 1;
        if (!first && count >= fewest) continue;
        fewest = count;
        found = result;
        *ret_move = move;
    }
    return found;
}
