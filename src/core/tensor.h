/** @file
 * What the observations of all games begin with (upcard/tensor.h).
 */
#ifndef UC_CORE_TENSOR_H
#define UC_CORE_TENSOR_H

#include <string.h>

#include "core/attributes.h"
#include "upcard/game.h"

enum { TOTAL_WITHOUT_TARGET = 500 };

/* The actors that a seat knows. Several may be able to act only by cards that others do not see (UF-7.10). */
UC_INLINE uint64_t tensor_actors(const uc_game *game, const uc_state *shown, int seat) {
    uint64_t may = game->actors(shown);
    if (may == UC_ACTORS_CHANCE) return 0;
    if (!(may & (may - 1)) || shown->head.viewer == seat) return may;
    uc_view view;
    uc_view_of(shown, seat, &view);
    return game->actors(&view.state);
}

/** The number of a seat as an observer counts: its own is 0. */
UC_INLINE int tensor_seat(int seats, int observer, int seat) {
    return seat - observer + (seat < observer ? seats : 0);
}

/** The next seat, without a branch: it would be unpredictable, since any seat may be the observer. */
UC_INLINE int tensor_next(int seats, int seat) {
    seat++;
    return seat & -(seat < seats);
}

/** Writes the fields of every game; `game` has this many phases. Returns where the game's own fields begin.
 * A game calls it with its own constant description, which lets the compiler call the functions in it
 * directly. */
UC_INLINE uint8_t *tensor_write_shared(const uc_game *game, int phases, const uc_state *shown, int first,
                                       uint8_t *out) {
    int seats = shown->head.seats;
    uint64_t may = tensor_actors(game, shown, first);
    int32_t target = game->target ? game->target(shown) : 0,
            whole = target > 0 ? target : TOTAL_WITHOUT_TARGET;
    /* Half a point more makes up for all rounding: without it an exact quotient could be just below. */
    double scale = 255.0 / whole, half = scale * (.5 / 255);
    memset(out, 0, (size_t)phases);
    out[shown->head.phase] = 1;
    uint8_t *acts = out + phases, *part = acts + seats;
    for (int i = 0, seat = first; i < seats; i++, seat = tensor_next(seats, seat), part += 2) {
        int32_t total = game->total(shown, seat), size = total < 0 ? -total : total;
        uint8_t points = (uint8_t)(int)((size < whole ? size : whole) * scale + half);
        acts[i] = may >> seat & 1;
        part[0] = total < 0 ? 0 : points;
        part[1] = total < 0 ? points : 0;
    }
    return part;
}

#endif
