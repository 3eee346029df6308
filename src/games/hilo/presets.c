/* HILO: its presets. */
#include "games/hilo/hilo.h"

const uc_preset uc_hilo_presets[] = {
    {"book", "", "the rules by the book, to 100 points"},
    {"quick", "target=50", "a short game: to 50 points"},
    {0},
};
