/** @file
 * The parts that fuzz targets share: the input, and views built from it number by number.
 */
#ifndef UC_TESTS_BUILD_VIEW_H
#define UC_TESTS_BUILD_VIEW_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "option_sets.h"

enum { BUILT = 0xff }; /* begins a built view, and ends the view before */

static const uint8_t *at, *end; /* the rest of the input */

static void require(bool condition) {
    if (!condition) abort();
}

static bool take(void *to, size_t size) {
    if ((size_t)(end - at) < size) return false;
    memcpy(to, at, size);
    at += size;
    return true;
}

static bool wild; /* a number was put out of its range */

/** A valid value of a number: an end of its range, or a value between. */
static uint64_t fitting(const uc_layout *row, uint8_t how, uint8_t value, const uc_view *view) {
    const uc_game *game = uc_game_of(&view->state);
    int64_t low = row->min, high = row->max, width = high - low + 1;
    int seats = view->state.head.seats;
    switch (row->kind) {
    case UC_LAYOUT_SEAT: return how & 1 ? (uint64_t)low : value % (unsigned)seats;
    case UC_LAYOUT_CARD: return (uint64_t)(how % 4 == 0 ? low : how % 4 == 1 ? high : value % game->cards);
    case UC_LAYOUT_BELOW: return how & 1 ? (uint64_t)low : value % (unsigned)high;
    case UC_LAYOUT_BITS: return how & 1 ? UINT64_C(1) << value % high : (UINT64_C(1) << high) - 1;
    case UC_LAYOUT_SEATS: return value & ((UINT64_C(1) << seats) - 1);
    default: return (uint64_t)(how % 3 == 0 ? low : how % 3 == 1 ? high : low + value % width);
    }
}

/** A value that is mostly invalid. */
static uint64_t unfitting(const uc_layout *row, uint8_t how, uint8_t value, uint64_t was) {
    const uint64_t values[] = {was + 1,
                               was - 1,
                               ~UINT64_C(0),
                               (uint64_t)((int64_t)row->min - 1),
                               (uint64_t)((int64_t)row->max + 1),
                               (uint64_t)value << 8 | value};
    wild = true;
    return values[how % (sizeof values / sizeof values[0])];
}

/** Changes one number of one row: its row, seat and place, how, and a value. In a set of cards, one card. */
static void change(uc_view *view, const uint8_t edit[5]) {
    const uc_game *game = uc_game_of(&view->state);
    int rows = 0, seat_rows = 0;
    if (!game->layout) return;
    while (game->layout[rows].size) rows++;
    while (game->layout_seat[seat_rows].size) seat_rows++;
    int number = edit[0] % (rows + seat_rows);
    const uc_layout *row = number < rows ? &game->layout[number] : &game->layout_seat[number - rows];
    size_t base = game->state_base + (size_t)(edit[1] % view->state.head.seats) * game->state_seat;
    size_t step = row->stride ? row->stride : row->size, size = row->size < 8 ? row->size : 8;
    uint8_t *bytes = view->state.bytes + (number < rows ? 0 : base) + row->at + edit[2] % row->count * step;
    uint64_t to = 0;
    if (row->kind == UC_LAYOUT_SET) {
        bytes[edit[4] % game->cards / 8] ^= (uint8_t)(1U << edit[4] % game->cards % 8);
        return;
    }
    memcpy(&to, bytes, size);
    to = edit[3] & 0x80 ? unfitting(row, edit[3] & 0x7f, edit[4], to) : fitting(row, edit[3], edit[4], view);
    memcpy(bytes, &to, size);
}

/** Builds the view of a random game with some numbers changed. Derived numbers are recomputed, as an attacker
 * would do; the view is not checked. The input has seven bytes for the game and its rules, and five for each
 * change, up to 0xff. */
static bool build_view(uc_view *view) {
    uint8_t head[7], edit[5];
    uc_state state;
    uc_rng rng;
    if (!take(head, sizeof head)) return false;
    const uc_game *game = uc_games[head[1] % UC_GAMES_COUNT];
    int seats = game->seats_min + head[2] % (game->seats_max - game->seats_min + 1);
    int viewer = head[3] % (seats + 1);
    uc_rng_start(&rng, 3, head[4]);
    if (!option_set_any(&state, game, seats, head[1] / UC_GAMES_COUNT + (head[6] >> 3) * 64, &rng))
        return false;
    uc_playout(&state, &rng, head[5] + (head[6] & 3) * 256U);
    for (int i = head[6] & 4 ? 64 : 0; i && uc_actors(&state) == UC_ACTORS_CHANCE; i--)
        require(!uc_apply(&state, UC_CHANCE, uc_draw(&state, &rng), NULL).error);
    uc_view_of(&state, viewer == seats ? UC_SPECTATOR : viewer, view);
    wild = false;
    while (at < end && *at != BUILT && take(edit, sizeof edit)) change(view, edit);
    if (!wild && game->derive) game->derive(&view->state);
    return true;
}

#endif
