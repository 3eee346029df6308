/* Chances to win from the totals: the table, interpolated. */
#include "upcard/chances.h"

#include "bots/chances_model.h"
#include "bots/chances_table.h"
#include "upcard/game.h"

/** By the game's number, then by class of seats. */
static const chances_grid *const usual_grids[] = {chances_flip7, chances_hilo, chances_hi_lo_flip,
                                                  chances_uno_flip};

/** Whether it is the variant of Uno Flip in which the lowest total wins. */
static bool lowest_wins(const uc_state *state) {
    return uc_number_of(state) == UC_GAME_UNO_FLIP && state->uno_flip.opt_scoring == UC_UNO_FLIP_SCORE_LOWEST;
}

static int32_t target_of(const uc_state *state) {
    switch (uc_number_of(state)) {
    case UC_GAME_FLIP7: return state->flip7.target;
    case UC_GAME_HILO: return state->hilo.target;
    case UC_GAME_HI_LO_FLIP: return state->hi_lo_flip.target;
    default: return state->uno_flip.target;
    }
}

static float strength(const chances_grid *grid, const chances_place *place, int seat) {
    const int16_t *now = &(*grid)[place->clock][place->seat[seat].gap], *then = now + CHANCES_GAPS;
    float past = place->seat[seat].past;
    float at_now = (float)now[0] + past * (float)(now[1] - now[0]);
    float at_then = (float)then[0] + past * (float)(then[1] - then[0]);
    return 0.001f * (at_now + place->past * (at_then - at_now));
}

static void result(const uc_state *state, double *ret_chance) {
    uint64_t winners = uc_winners(state);
    double share = 1.0 / __builtin_popcountll(winners);
    for (int i = 0; i < state->head.seats; i++) ret_chance[i] = winners >> i & 1 ? share : 0;
}

void uc_win_chances(const uc_state *state, double *ret_chance) {
    int game = uc_number_of(state), seats = state->head.seats;
    bool lowest = lowest_wins(state);
    const chances_kind *kind = &chances_kinds[lowest ? CHANCES_UNO_FLIP_LOWEST : game];
    const chances_grid *grids = lowest ? chances_uno_flip_lowest : usual_grids[game];
    int32_t target = target_of(state);
    chances_race race = {.least = INT32_MAX, .most = INT32_MIN};
    chances_place place;
    double sum = 0;
    if (uc_over(state)) {
        result(state, ret_chance);
        return;
    }
    if (seats == 1) {
        ret_chance[0] = (double)uc_total(state, 0) / target;
        return;
    }
    for (int i = 0; i < seats; i++) chances_join(&race, target - uc_total(state, i));
    chances_locate(kind, &race, &place);
    const chances_grid *grid = &grids[chances_class(kind, seats)];
    for (int i = 0; i < seats; i++) sum += ret_chance[i] = expf(strength(grid, &place, i));
    for (int i = 0; i < seats; i++) ret_chance[i] /= sum;
}
