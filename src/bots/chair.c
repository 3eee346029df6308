/* Players in their seats. */
#include <string.h>

#include "upcard/bot.h"

uc_error uc_chair_open(uc_chair *chair, const uc_player *player, uc_text *message) {
    (void)message;
    memset(chair, 0, sizeof *chair);
    chair->player = *player;
    return UC_OK;
}

void uc_chair_start(uc_chair *chair, const uc_state *fresh, int seat, uint64_t seed, uint64_t index) {
    chair->seat = seat;
    uc_rng_start(&chair->rng, seed, index);
    if (chair->player.bot->remembers) uc_observe_start(&chair->memory, fresh, seat);
}

void uc_chair_note(uc_chair *chair, const uc_state *after, const uc_events *events) {
    if (chair->player.bot->remembers) uc_observe(&chair->memory, after, events, chair->seat);
}

uc_move uc_chair_choose(uc_chair *chair, const uc_state *state) {
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_see(state, chair->seat, &view);
    const uc_bot *bot = chair->player.bot;
    uc_ask ask = {.view = &view,
                  .memory = bot->remembers ? &chair->memory : NULL,
                  .legal = legal,
                  .count = uc_view_legal(&view, legal),
                  .rng = &chair->rng,
                  .budget = chair->player.budget};
    return bot->choose(&ask);
}

void uc_chair_end(uc_chair *chair, const uc_state *last) {
    (void)chair, (void)last;
}

void uc_chair_close(uc_chair *chair) {
    (void)chair;
}
