/* Flip 7: views, in which everything is visible, so the discard pile too; and the state that agrees with a
 * view, which is exact. */
#include <string.h>

#include "games/flip7/flip7.h"

void flip7_placed(const uc_flip7 *s, uint8_t ret_copies[UC_FLIP7_KINDS]) {
    memset(ret_copies, 0, UC_FLIP7_KINDS);
    for (int i = 0; i < s->head.seats; i++) {
        const uc_flip7_seat *seat = &s->seat[i];
        for (uint32_t rest = seat->cards & ~(UINT32_C(1) << UC_FLIP7_FLIP3); rest; rest &= rest - 1)
            ret_copies[bits_lowest(rest)]++;
        for (uint32_t rest = seat->twice; rest; rest &= rest - 1)
            ret_copies[UC_FLIP7_PLUS2 + bits_lowest(rest)]++;
        ret_copies[UC_FLIP7_FLIP3] = (uint8_t)(ret_copies[UC_FLIP7_FLIP3] + seat->flip3s);
        ret_copies[UC_FLIP7_SECOND] = (uint8_t)(ret_copies[UC_FLIP7_SECOND] + seat->seconds);
        if (seat->status == UC_FLIP7_BUSTED) ret_copies[seat->bust]++;
    }
    for (int i = 0; i < s->queued; i++) ret_copies[s->queue[i].card] += s->queue[i].card != 0;
    if (s->assign_card) ret_copies[s->assign_card]++;
}

void uc_flip7_discard(const uc_flip7 *state, uint8_t ret_copies[UC_FLIP7_KINDS]) {
    uint8_t placed[UC_FLIP7_KINDS];
    flip7_placed(state, placed);
    for (int k = 0; k < UC_FLIP7_KINDS; k++)
        ret_copies[k] = (uint8_t)(flip7_deck[k] * state->decks - placed[k] - uc_flip7_copies(state, k));
}

void flip7_view(const uc_state *state, int viewer, uc_view *view) {
    memcpy(&view->state, state, uc_state_size(state));
    view->state.head.viewer = (uint8_t)viewer;
}

void flip7_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state) {
    (void)memory, (void)rng;
    memcpy(state, &view->state, uc_state_size(&view->state));
    state->head.viewer = UC_ALL;
}
