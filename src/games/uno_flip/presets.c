/* Uno Flip: its presets. */
#include "games/uno_flip/uno_flip.h"

const uc_preset uno_flip_presets[] = {
    {"book", "", "the rules by the book, to 500 points"},
    {"family", "stacking=same,draw=until,must_play=on,target=300",
     "as many families play: draw cards are stacked by their own kind, a draw goes on until a card fits, a "
     "seat that can play must, and 300 points end the game"},
    {"quick", "target=200", "a short game: to 200 points"},
    {"wild", "stacking=any,jump_in=on,sevens=swap",
     "all at once: any draw card is stacked, identical cards jump in, and a 7 swaps hands"},
    {0},
};
