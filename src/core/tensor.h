/** @file
 * What the observations of all games begin with (upcard/tensor.h).
 */
#ifndef UC_CORE_TENSOR_H
#define UC_CORE_TENSOR_H

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
    double scale = 255.0 / whole, half = .5 * scale / 255;
    for (int phase = 0; phase < phases; phase++) out[phase] = phase == shown->head.phase;
    uint8_t *acts = out + phases, *part = acts + seats;
    for (int i = 0, seat = first; i < seats; i++, part += 2) {
        double total = game->total(shown, seat), size = total < 0 ? -total : total;
        acts[i] = may >> seat & 1;
        part[total < 0] = (uint8_t)(int)(size >= whole ? 255 : size * scale + half);
        part[total >= 0] = 0;
        if (++seat == seats) seat = 0;
    }
    return part;
}

#endif
