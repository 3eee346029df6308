#include "upcard/tensor.h"

#include "core/tensor.h"

/* ---- fields of every game ---- */

static const uc_tensor_field phase_field = {"phase", "1 for the present phase (uc_game.phases)", 0, 1, false,
                                            false};
static const uc_tensor_field shared[] = {
    {"acts", "whether the seat may act", 1, 1, true, false},
    {"total", "points of finished rounds, in 1/255 of the target (or of 500): if positive, if negative", 2,
     255, true, false},
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

void uc_tensor_u8(const uc_state *shown, int seat, const uc_memory *memory, uint8_t *out) {
    const uc_game *game = uc_game_of(shown);
    if (game->tensor_write)
        game->tensor_write(shown, seat, memory, out);
    else
        tensor_write_shared(game, numbers_of(game, &phase_field), shown, seat, out);
}

/* Divides by the max of a field. That is the same as to multiply by its inverse if it is a power of two. */
static void widen(const uint8_t *from, size_t count, int max, float *out) {
    float whole = (float)max, inverse = 1 / whole;
    if (max & (max - 1))
        for (size_t n = 0; n < count; n++) out[n] = (float)from[n] / whole;
    else
        for (size_t n = 0; n < count; n++) out[n] = (float)from[n] * inverse;
}

void uc_tensor_f32(const uc_state *shown, int seat, const uc_memory *memory, float *out) {
    const uc_game *game = uc_game_of(shown);
    const uc_tensor_field *field;
    uint8_t numbers[UC_TENSOR_MAX];
    size_t done = 0, end = 0;
    int max = 1;
    uc_tensor_u8(shown, seat, memory, numbers);
    for (int i = 0; (field = field_at(game, i)); i++) {
        if (field->remembered && !memory) continue;
        if (field->max != max) { /* fields with the same max go together */
            widen(numbers + done, end - done, max, out + done);
            done = end;
            max = field->max;
        }
        end += (size_t)numbers_of(game, field) * (field->by_seat ? shown->head.seats : 1);
    }
    widen(numbers + done, end - done, max, out + done);
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
