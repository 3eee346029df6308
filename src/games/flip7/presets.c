/* Flip 7: its presets, and options that exclude each other. */
#include "games/flip7/flip7.h"

const uc_preset flip7_presets[] = {
    {"book", "", "the rules by the book, to 200 points"},
    {"family", "first_deal=numbers,second_chance=keep,tie=shared",
     "a kind game: no action cards in the deal, a second Second Chance may be kept, and equal highest totals "
     "share the win"},
    {"quick", "target=100,tie=shared", "a short game: to 100 points, and equal highest totals share the win"},
    {"wild", "nested=at_once,targets=others",
     "action cards hit another seat as long as one is active, and at once within a Flip Three"},
    {0},
};

/** F7-5.5, F7-5.6: a challenge is for one or two seats, and has its own number of rounds. */
bool flip7_clash(const uc_state *fresh, uc_text *text) {
    const uc_flip7 *s = &fresh->flip7;
    if (s->challenge && s->rounds) {
        uc_text_add(text, "rules challenge and rounds exclude each other: leave one of them at 0");
        return true;
    }
    if (!s->challenge || s->head.seats <= 2) return false;
    uc_text_add(text, "rule challenge is for one or two seats, not ");
    uc_text_add_number(text, s->head.seats);
    uc_text_add(text, ": leave it at 0, or play with fewer seats");
    return true;
}
