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

/* A part of a whole in 255ths. The division of doubles is exact enough: the quotient of two integers of 32
 * bits is an integer, or differs from one by more than the last bit. */
static inline uint8_t tensor_part(int64_t value, int64_t whole) {
    return (uint8_t)(value >= whole ? 255 : (double)(value * 255) / (double)whole);
}

/** Writes the fields of every game; `game` has this many phases. Returns where the game's own fields begin.
 * A game calls it with its own constant description, which lets the compiler call the functions in it
 * directly. */
UC_INLINE uint8_t *tensor_write_shared(const uc_game *game, int phases, const uc_state *shown, int first,
                                       uint8_t *out) {
    int seats = shown->head.seats;
    uint64_t may = tensor_actors(game, shown, first);
    int64_t target = game->target ? game->target(shown) : 0,
            whole = target > 0 ? target : TOTAL_WITHOUT_TARGET;
    for (int phase = 0; phase < phases; phase++) out[phase] = phase == shown->head.phase;
    uint8_t *acts = out + phases, *part = acts + seats;
    for (int i = 0, seat = first; i < seats; i++, part += 2) {
        int64_t total = game->total(shown, seat);
        bool below = total < 0;
        acts[i] = may >> seat & 1;
        part[below] = tensor_part(below ? -total : total, whole);
        part[!below] = 0;
        if (++seat == seats) seat = 0;
    }
    return part;
}

#endif
