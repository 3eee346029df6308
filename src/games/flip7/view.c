/* Flip 7: what a viewer sees (everything), and states that agree with it (the one that it sees: exact). */
#include <string.h>

#include "games/flip7/flip7.h"

void flip7_view(const uc_state *state, int viewer, uc_view *view) {
    memcpy(&view->state, state, uc_state_size(state));
    view->state.head.viewer = (uint8_t)viewer;
}

void flip7_memory_start(uc_memory *memory, const uc_view *view) {
    (void)memory, (void)view;
}

void flip7_memory_update(uc_memory *memory, const uc_view *after, const uc_event *seen, int count) {
    (void)memory, (void)after, (void)seen, (void)count;
}

void flip7_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state) {
    (void)memory, (void)rng;
    memcpy(state, &view->state, uc_state_size(&view->state));
    state->head.viewer = UC_ALL;
}
