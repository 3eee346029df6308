/* Players in their seats. */
#include <string.h>

#include "bots/external.h"

uc_error uc_agent_open(uc_agent *agent, const uc_player *player, uc_text *message) {
    memset(agent, 0, sizeof *agent);
    agent->player = *player;
    if (!player->command) return UC_OK;
    agent->external = external_new(player, message);
    return agent->external ? UC_OK : UC_BAD_PLAYER;
}

/* ---- with the seat's view ---- */

void uc_agent_start_view(uc_agent *agent, uint64_t seq, const uc_view *view, uint64_t seed, uint64_t index) {
    agent->seat = view->state.head.viewer;
    agent->seq = seq;
    uc_rng_start(&agent->rng, seed, index);
    if (agent->player.bot->uses_memory) uc_memory_start(&agent->memory, view);
    if (agent->external) external_begin(agent->external, seq, view);
}

void uc_agent_observe_view(uc_agent *agent, uint64_t seq, const uc_view *after, const uc_event *seen,
                           int count) {
    agent->seq = seq;
    if (agent->player.bot->uses_memory) uc_memory_update(&agent->memory, after, seen, count);
    if (agent->external) external_observe(agent->external, seq, uc_game_of(&after->state), seen, count);
}

uc_move uc_agent_choose_view(uc_agent *agent, const uc_view *view) {
    uc_move legal[UC_MOVES_MAX];
    uc_move answer;
    if (agent->external && external_choose(agent->external, view, &answer)) return answer;
    const uc_bot *bot = agent->player.bot;
    uc_ask ask = {.view = view,
                  .memory = bot->uses_memory ? &agent->memory : NULL,
                  .legal = legal,
                  .count = uc_view_legal(view, legal),
                  .rng = &agent->rng,
                  .budget = agent->external ? bot->budget : agent->player.budget};
    return bot->choose(&ask);
}

void uc_agent_end_view(uc_agent *agent, const uc_view *last) {
    if (agent->external) external_finish(agent->external, last);
}

/* ---- with the whole state ---- */

void uc_agent_start(uc_agent *agent, const uc_state *fresh, int seat, uint64_t seed, uint64_t index) {
    uc_view view;
    uc_view_of(fresh, seat, &view);
    uc_agent_start_view(agent, 0, &view, seed, index);
}

void uc_agent_observe(uc_agent *agent, const uc_state *after, const uc_events *events) {
    uc_event seen[UC_EVENTS_MAX];
    uc_view view;
    if (!uc_agent_listens(agent)) return;
    uc_view_of(after, agent->seat, &view);
    for (uint32_t i = 0; i < events->count; i++) seen[i] = uc_event_view(&events->item[i], agent->seat);
    uc_agent_observe_view(agent, agent->seq + 1, &view, seen, (int)events->count);
}

uc_move uc_agent_choose(uc_agent *agent, const uc_state *state) {
    uc_view view;
    uc_view_of(state, agent->seat, &view);
    return uc_agent_choose_view(agent, &view);
}

void uc_agent_end(uc_agent *agent, const uc_state *last) {
    uc_view view;
    if (!agent->external) return;
    uc_view_of(last, agent->seat, &view);
    uc_agent_end_view(agent, &view);
}

void uc_agent_close(uc_agent *agent) {
    if (agent->external) external_free(agent->external);
    agent->external = NULL;
}

const uc_faults *uc_agent_faults(const uc_agent *agent) {
    return agent->external ? external_faults(agent->external) : NULL;
}
