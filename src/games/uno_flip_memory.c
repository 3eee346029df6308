/* Uno Flip: what an observer remembers beyond its present view. */
#include "games/uno_flip.h"

void uno_flip_remember(uc_memory *memory, const uc_view *view) {
    (void)view;
    *memory = (uc_memory){{0}};
}

void uno_flip_note(uc_memory *memory, const uc_view *after, const uc_event *seen, int count) {
    (void)memory, (void)after, (void)seen, (void)count;
}

bool uno_flip_place(const uc_uno_flip *seen, const uc_memory *memory, uc_uno_flip *u, uc_rng *rng) {
    (void)seen, (void)memory, (void)u, (void)rng;
    return false;
}
