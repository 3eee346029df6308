/* Flip 7: what a viewer sees (everything), and states that agree with it (the one that it sees: exact). */
#include <string.h>

#include "games/flip7.h"

void flip7_see(const uc_state *state, int viewer, uc_view *view) {
    memcpy(&view->shown, state, uc_state_size(state));
    view->shown.head.viewer = (uint8_t)viewer;
}

void flip7_remember(uc_memory *memory, const uc_view *view) {
    (void)memory, (void)view;
}

void flip7_note(uc_memory *memory, const uc_view *after, const uc_event *seen, int count) {
    (void)memory, (void)after, (void)seen, (void)count;
}

void flip7_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state) {
    (void)memory, (void)rng;
    memcpy(state, &view->shown, uc_state_size(&view->shown));
    state->head.viewer = UC_ALL;
}
