/* States and views as JSON: the keys that all games share, then the game's field table. */
#include <string.h>

#include "core/json.h"

void uc_rules_json(uc_text *text, const uc_state *state) {
    uc_text_add(text, "{");
    for (const uc_option *option = uc_game_of(state)->options; option->key; option++) {
        char buffer[UC_MOVE_TEXT_MAX];
        uc_text value;
        uc_text_start(&value, buffer, sizeof buffer);
        uc_option_text(&value, state, option);
        json_key(text, option->key);
        bool number = option->kind != UC_OPTION_AGES && buffer[0] <= '9'; /* words begin with a letter */
        if (number)
            uc_text_add(text, buffer);
        else
            uc_text_add_quoted(text, buffer);
    }
    uc_text_add(text, "}");
}

static void add_seats(uc_text *text, uint64_t seats) {
    uc_text_add(text, "[");
    for (int i = 0; seats; i++, seats &= seats - 1) {
        json_comma(text, i);
        uc_text_add_number(text, bits_lowest(seats));
    }
    uc_text_add(text, "]");
}

void uc_state_json(uc_text *text, const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    uint64_t actors = game->actors(state);
    uc_text_add(text, "{\"game\":");
    uc_text_add_quoted(text, game->id);
    json_key(text, "seats");
    uc_text_add_number(text, state->head.seats);
    json_key(text, "rules");
    uc_rules_json(text, state);
    json_key(text, "phase");
    uc_text_add_quoted(text, game->phases[state->head.phase]);
    json_key(text, "chance");
    json_flag(text, actors == UC_ACTORS_CHANCE);
    json_key(text, "actors");
    add_seats(text, actors == UC_ACTORS_CHANCE ? 0 : actors);
    json_key(text, "round");
    uc_text_add_number(text, state->head.round);
    json_key(text, "totals");
    uc_text_add(text, "[");
    for (int seat = 0; seat < state->head.seats; seat++) {
        json_comma(text, seat);
        uc_text_add_number(text, game->total(state, seat));
    }
    uc_text_add(text, "]");
    json_key(text, "over");
    json_flag(text, actors == 0);
    json_key(text, "winners");
    add_seats(text, game->winners(state));
    for (const uc_field *field = game->fields; field->key; field++) {
        json_key(text, field->key);
        field->write(text, state);
    }
    uc_text_add(text, "}");
}

void uc_view_json(uc_text *text, const uc_view *view) {
    uc_state_json(text, &view->shown);
}

void uc_see(const uc_state *state, int viewer, uc_view *ret_view) {
    memset(ret_view, 0, uc_state_size(state));
    ret_view->shown.head = state->head;
    ret_view->shown.head.viewer = (uint8_t)viewer;
    uc_game_of(state)->see(state, viewer, ret_view);
}

void uc_observe_start(uc_memory *memory, const uc_state *fresh, int viewer) {
    uc_view view;
    uc_see(fresh, viewer, &view);
    uc_remember(memory, &view);
}

void uc_observe(uc_memory *memory, const uc_state *after, const uc_events *events, int viewer) {
    uc_event seen[UC_EVENTS_MAX];
    uc_view view;
    for (uint32_t i = 0; i < events->count; i++) seen[i] = uc_event_seen(&events->item[i], viewer);
    uc_see(after, viewer, &view);
    uc_note(memory, &view, seen, (int)events->count);
}
