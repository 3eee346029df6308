/* One game between players in agents. */
#include "sim/match.h"

#include <stdlib.h>

void match_start(match *m, const uc_state *start, tally_game *tally, uint64_t seed, uint64_t stream) {
    uc_copy(&m->state, start);
    m->tally = tally;
    m->wants_events = tally != NULL;
    m->decisions = m->moves = 0;
    uc_rng_start(&m->chance, seed, stream);
    if (tally) tally_start(tally, &m->state);
}

void match_sit(match *m, int seat, uc_agent *agent, uint64_t seed, uint64_t stream) {
    m->seat[seat] = agent;
    m->wants_events |= uc_agent_listens(agent);
    uc_agent_start(agent, &m->state, seat, seed, stream);
}

static void show(match *m, const uc_events *events) {
    if (m->tally) tally_move(m->tally, &m->state, events);
    for (int seat = 0; seat < m->state.head.seats; seat++) uc_agent_observe(m->seat[seat], &m->state, events);
}

/** One move, of chance or of a seat. If several seats may act, each is equally likely to be the quickest. */
static void make_move(match *m, uint64_t may) {
    uc_events events;
    int mover = UC_CHANCE;
    uc_move move;
    events.count = 0;
    if (may == UC_ACTORS_CHANCE) {
        move = uc_draw(&m->state, &m->chance);
    } else {
        mover = uc_rng_bit(&m->chance, may);
        move = uc_agent_choose(m->seat[mover], &m->state);
        m->decisions++;
    }
    uc_result result = uc_apply(&m->state, mover, move, m->wants_events ? &events : NULL);
    if (result.error) abort(); /* a bot chose a move that it was not offered: a bug */
    if (m->wants_events) show(m, &events);
}

bool match_play(match *m, uint64_t limit, const bool *stop) {
    uint64_t may;
    while ((may = uc_actors(&m->state)) && m->moves++ < limit &&
           !(stop && __atomic_load_n(stop, __ATOMIC_RELAXED)))
        make_move(m, may);
    for (int seat = 0; seat < m->state.head.seats; seat++) uc_agent_end(m->seat[seat], &m->state);
    return !may;
}
