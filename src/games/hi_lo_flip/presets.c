/* Hi Lo Flip: its presets. */
#include "games/hi_lo_flip/hi_lo_flip.h"

const uc_preset hi_lo_flip_presets[] = {
    {"book", "", "the rules by the book, to 75 points"},
    {"quick", "target=40", "a short game: to 40 points"},
    {0},
};
