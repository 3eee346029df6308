/* Skeleton: who sees what, and states that agree with what was seen. */
#include <string.h>

#include "games/skeleton/skeleton.h"

/* The view is all zero but for its head. Copy what the viewer may know, and nothing else. */
void skeleton_view(const uc_state *state, int viewer, uc_view *view) {
    const uc_skeleton *game = &state->skeleton;
    uc_skeleton *shown = &view->state.skeleton;
    shown->draw = game->draw;
    shown->played = game->played;
    shown->target = game->target;
    shown->turn = game->turn;
    shown->top = game->top;
    for (int i = 0; i < game->head.seats; i++) {
        const uc_skeleton_seat *from = &game->seat[i];
        shown->seat[i].total = from->total;
        shown->seat[i].points = from->points;
        shown->seat[i].held = from->held;
        if (i == viewer)
            shown->seat[i].hand = from->hand;
        else
            shown->draw = set_or(shown->draw, from->hand);
    }
}

/* Deals the hidden cards at random: every way is equally likely, so this is exact. */
void skeleton_resample(const uc_view *view, const uc_memory *memory, uc_rng *rng, uc_state *state) {
    (void)memory;
    uc_copy(state, &view->state);
    uc_skeleton *game = &state->skeleton;
    for (int i = 0; i < game->head.seats; i++) {
        if (i == view->state.head.viewer) continue;
        for (int n = 0; n < game->seat[i].held; n++) {
            int card = set_nth(game->draw, uc_rng_below(rng, (uint32_t)set_count(game->draw)));
            set_drop(&game->draw, card);
            set_add(&game->seat[i].hand, card);
        }
    }
    game->head.viewer = UC_ALL;
}
