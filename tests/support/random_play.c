#include "random_play.h"

#include <assert.h>
#include <string.h>

#include "option_sets.h"

void random_start(uc_state *state, const uc_game *game, int seats, uc_rng *rng, char *rules, size_t size) {
    static int next[UC_GAMES_COUNT];
    int count = option_sets(game), tries = count;
    while (!option_set_start(state, game, seats, next[game->number]++ % count, rng, rules, size) && --tries) {
    }
    assert(tries);
}

bool random_move(const uc_state *state, uc_rng *rng, int *ret_mover, uc_move *ret_move) {
    uc_move moves[UC_MOVES_MAX];
    uint64_t may = uc_actors(state);
    if (!may) return false;
    *ret_mover = uc_rng_bit(rng, may);
    bool chance = may == UC_ACTORS_CHANCE;
    if (chance && uc_rng_below(rng, 4)) {
        *ret_move = uc_draw(state, rng);
        return true;
    }
    int count = chance ? uc_outcomes(state, moves, NULL) : uc_legal(state, *ret_mover, moves);
    *ret_move = moves[uc_rng_below(rng, (uint32_t)count)];
    return true;
}

static const char *unsound_for(const uc_state *state, const uc_events *events, int viewer) {
    uc_view view;
    uc_view_of(state, viewer, &view);
    uc_view read;
    const char *broken = uc_view_decode(&view, uc_state_size(state), &read);
    if (!broken && memcmp(&read, &view, uc_state_size(state)) != 0) broken = "a view is read as another";
    for (uint32_t i = 0; !broken && events && i < events->count; i++) {
        uc_event seen = uc_event_view(&events->item[i], viewer);
        broken = uc_event_decode(&seen, &view, &seen);
    }
    return broken;
}

const char *unsound_for_some(const uc_state *state, const uc_events *events) {
    const char *broken = unsound_for(state, events, UC_SPECTATOR);
    for (int seat = 0; !broken && seat < state->head.seats; seat++) broken = unsound_for(state, events, seat);
    return broken;
}

const char *text_of(const uc_game *game, uc_move move) {
    static char buffer[UC_MOVE_TEXT_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_move_text(&text, game, move);
    return buffer;
}
