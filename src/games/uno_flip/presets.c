/* Uno Flip: its presets. */
#include "games/uno_flip/uno_flip.h"

const uc_preset uno_flip_presets[] = {
    {"book", "", "the rules by the book, to 500 points"},
    {"quick", "target=200", "a short game: to 200 points"},
    {0},
};
