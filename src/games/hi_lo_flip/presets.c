/* Hi Lo Flip: its presets. */
#include "games/hi_lo_flip/hi_lo_flip.h"

const uc_preset hi_lo_flip_presets[] = {
    {"book", "", "the rules by the book, to 75 points"},
    {"family", "restart=left,tie=extra_round",
     "the seat to the left takes if no other has played, and one seat alone wins"},
    {"quick", "rounds=3,hand=5", "a short game: three rounds with hands of five"},
    {"wild", "hand=10,bonus=25,after_two=reset",
     "large hands, a large bonus for the last card, and a two resets at once"},
    {0},
};
