/* HILO: its presets. */
#include "games/hilo/hilo.h"

const uc_preset hilo_presets[] = {
    {"book", "", "the rules by the book, to 100 points"},
    {"family", "doubling=off,lines_per_turn=3,tie=extra_round",
     "a kind game: nothing is doubled, up to three lines go in a turn, and one seat alone wins"},
    {"quick", "target=50", "a short game: to 50 points"},
    {"wild", "rounds=3,lines_per_turn=3,final_lines=all,final_choice=player",
     "three rounds with many lines: up to three in a turn, and all at the end, by the seats' choice"},
    {0},
};
