/* Hi Lo Flip: its presets. */
#include "games/hi_lo_flip/hi_lo_flip.h"

const uc_preset hi_lo_flip_presets[] = {
    {"book", "", "the rules by the book, to 75 points"},
    {"family", "restart=left,tie=extra_round",
     "the seat to the left takes the pile if no other seat has played, and one seat alone wins"},
    {"quick", "rounds=3,hand=5", "a short game: three rounds with hands of five"},
    {"wild", "hand=10,bonus=25,after_two=reset",
     "hands of ten, 25 points for the last card, and a reset at once if no card fits after a two"},
    {0},
};
