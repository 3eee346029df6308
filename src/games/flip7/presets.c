/* Flip 7: its presets. */
#include "games/flip7/flip7.h"

const uc_preset flip7_presets[] = {
    {"book", "", "the rules by the book, to 200 points"},
    {"quick", "target=100,tie=shared", "a short game: to 100 points, and equal highest totals share the win"},
    {0},
};
