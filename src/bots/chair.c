/* Players in their seats. */
#include <string.h>

#include "bots/external.h"

uc_error uc_chair_open(uc_chair *chair, const uc_player *player, uc_text *message) {
    memset(chair, 0, sizeof *chair);
    chair->player = *player;
    if (!player->command) return UC_OK;
    chair->external = external_new(player);
    return chair->external ? UC_OK : (uc_text_add(message, "out of memory"), UC_TOO_SMALL);
}

void uc_chair_start(uc_chair *chair, const uc_state *fresh, int seat, uint64_t seed, uint64_t index) {
    chair->seat = seat;
    uc_rng_start(&chair->rng, seed, index);
    if (chair->player.bot->remembers) uc_observe_start(&chair->memory, fresh, seat);
    if (chair->external) external_begin(chair->external, fresh, seat);
}

void uc_chair_note(uc_chair *chair, const uc_state *after, const uc_events *events) {
    if (chair->player.bot->remembers) uc_observe(&chair->memory, after, events, chair->seat);
    if (chair->external) external_note(chair->external, uc_game_of(after), events, chair->seat);
}

uc_move uc_chair_choose(uc_chair *chair, const uc_state *state) {
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_move answer;
    uc_see(state, chair->seat, &view);
    if (chair->external && external_choose(chair->external, &view, &answer)) return answer;
    const uc_bot *bot = chair->player.bot;
    uc_ask ask = {.view = &view,
                  .memory = bot->remembers ? &chair->memory : NULL,
                  .legal = legal,
                  .count = uc_view_legal(&view, legal),
                  .rng = &chair->rng,
                  .budget = chair->external ? bot->budget : chair->player.budget};
    return bot->choose(&ask);
}

void uc_chair_end(uc_chair *chair, const uc_state *last) {
    if (chair->external) external_finish(chair->external, last, chair->seat);
}

void uc_chair_close(uc_chair *chair) {
    if (chair->external) external_free(chair->external);
    chair->external = NULL;
}

const uc_faults *uc_chair_faults(const uc_chair *chair) {
    return chair->external ? external_faults(chair->external) : NULL;
}
