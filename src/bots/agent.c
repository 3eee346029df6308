/* Players in their seats. */
#include <string.h>

#include "bots/external.h"

uc_error uc_agent_open(uc_agent *chair, const uc_player *player, uc_text *message) {
    memset(chair, 0, sizeof *chair);
    chair->player = *player;
    if (!player->command) return UC_OK;
    chair->external = external_new(player, message);
    return chair->external ? UC_OK : UC_TOO_SMALL;
}

/* ---- by what the seat is shown ---- */

void uc_agent_start_view(uc_agent *chair, uint64_t seq, const uc_view *view, uint64_t seed, uint64_t index) {
    chair->seat = view->state.head.viewer;
    chair->seq = seq;
    uc_rng_start(&chair->rng, seed, index);
    if (chair->player.bot->uses_memory) uc_memory_start(&chair->memory, view);
    if (chair->external) external_begin(chair->external, seq, view);
}

void uc_agent_note_view(uc_agent *chair, uint64_t seq, const uc_view *after, const uc_event *seen,
                        int count) {
    chair->seq = seq;
    if (chair->player.bot->uses_memory) uc_memory_update(&chair->memory, after, seen, count);
    if (chair->external) external_note(chair->external, seq, uc_game_of(&after->state), seen, count);
}

uc_move uc_agent_choose_view(uc_agent *chair, const uc_view *view) {
    uc_move legal[UC_MOVES_MAX];
    uc_move answer;
    if (chair->external && external_choose(chair->external, view, &answer)) return answer;
    const uc_bot *bot = chair->player.bot;
    uc_ask ask = {.view = view,
                  .memory = bot->uses_memory ? &chair->memory : NULL,
                  .legal = legal,
                  .count = uc_view_legal(view, legal),
                  .rng = &chair->rng,
                  .budget = chair->external ? bot->budget : chair->player.budget};
    return bot->choose(&ask);
}

void uc_agent_end_view(uc_agent *chair, const uc_view *last) {
    if (chair->external) external_finish(chair->external, last);
}

/* ---- for who keeps the state ---- */

void uc_agent_start(uc_agent *chair, const uc_state *fresh, int seat, uint64_t seed, uint64_t index) {
    uc_view view;
    uc_view_of(fresh, seat, &view);
    uc_agent_start_view(chair, 0, &view, seed, index);
}

void uc_agent_note(uc_agent *chair, const uc_state *after, const uc_events *events) {
    uc_event seen[UC_EVENTS_MAX];
    uc_view view;
    if (!uc_agent_listens(chair)) return;
    uc_view_of(after, chair->seat, &view);
    for (uint32_t i = 0; i < events->count; i++) seen[i] = uc_event_view(&events->item[i], chair->seat);
    uc_agent_note_view(chair, chair->seq + 1, &view, seen, (int)events->count);
}

uc_move uc_agent_choose(uc_agent *chair, const uc_state *state) {
    uc_view view;
    uc_view_of(state, chair->seat, &view);
    return uc_agent_choose_view(chair, &view);
}

void uc_agent_end(uc_agent *chair, const uc_state *last) {
    uc_view view;
    if (!chair->external) return;
    uc_view_of(last, chair->seat, &view);
    uc_agent_end_view(chair, &view);
}

void uc_agent_close(uc_agent *chair) {
    if (chair->external) external_free(chair->external);
    chair->external = NULL;
}

const uc_faults *uc_agent_faults(const uc_agent *chair) {
    return chair->external ? external_faults(chair->external) : NULL;
}
