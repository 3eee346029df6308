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

/* The keys that all games share. */

static void write_game(uc_text *text, const uc_state *shown) {
    uc_text_add_quoted(text, uc_game_of(shown)->id);
}

static void write_seats(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->head.seats);
}

static void write_phase(uc_text *text, const uc_state *shown) {
    uc_text_add_quoted(text, uc_game_of(shown)->phases[shown->head.phase]);
}

static void write_chance(uc_text *text, const uc_state *shown) {
    json_flag(text, uc_actors(shown) == UC_ACTORS_CHANCE);
}

static void write_actors(uc_text *text, const uc_state *shown) {
    uint64_t actors = uc_actors(shown);
    add_seats(text, actors == UC_ACTORS_CHANCE ? 0 : actors);
}

static void write_round(uc_text *text, const uc_state *shown) {
    uc_text_add_number(text, shown->head.round);
}

static void write_totals(uc_text *text, const uc_state *shown) {
    uc_text_add(text, "[");
    for (int seat = 0; seat < shown->head.seats; seat++) {
        json_comma(text, seat);
        uc_text_add_number(text, uc_total(shown, seat));
    }
    uc_text_add(text, "]");
}

static void write_over(uc_text *text, const uc_state *shown) {
    json_flag(text, uc_over(shown));
}

static void write_winners(uc_text *text, const uc_state *shown) {
    add_seats(text, uc_winners(shown));
}

const uc_field uc_shared_fields[] = {
    {"game", write_game, "game", NULL},
    {"seats", write_seats, "number", NULL},
    {"rules", uc_rules_json, "rules", NULL},
    {"phase", write_phase, "phase", NULL},
    {"chance", write_chance, "boolean", NULL},
    {"actors", write_actors, "seat[]", NULL},
    {"round", write_round, "number", NULL},
    {"totals", write_totals, "number[]", NULL, true},
    {"over", write_over, "boolean", NULL},
    {"winners", write_winners, "seat[]", NULL},
    {NULL, NULL, NULL, NULL},
};
enum { CONSTANT_FIELDS = 3 }; /* the first fields, which no move changes */

static void write_fields(uc_text *text, const uc_field *fields, const uc_state *shown) {
    for (const uc_field *field = fields; field->key; field++) {
        json_key(text, field->key);
        field->write(text, shown);
    }
}

void uc_state_json(uc_text *text, const uc_state *state) {
    uc_text_add(text, "{");
    write_fields(text, uc_shared_fields, state);
    write_fields(text, uc_game_of(state)->fields, state);
    uc_text_add(text, "}");
}

/** Writes the fields whose values differ from those before. */
static void write_changes(uc_text *text, const uc_field *fields, const uc_state *before,
                          const uc_state *after) {
    char buffer[UC_JSON_MAX];
    for (const uc_field *field = fields; field->key; field++) {
        uc_text was, now = *text;
        uc_text_start(&was, buffer, sizeof buffer);
        field->write(&was, before);
        json_key(&now, field->key);
        size_t value = now.length;
        field->write(&now, after);
        bool same = now.length - value == was.length && uc_text_whole(&now) && uc_text_whole(&was) &&
                    !memcmp(now.buffer + value, buffer, was.length);
        if (same)
            text->buffer[text->length] = '\0';
        else
            *text = now;
    }
}

void uc_view_changes_json(uc_text *text, const uc_view *before, const uc_view *after) {
    uc_text_add(text, "{");
    if (memcmp(before, after, uc_state_size(&after->state)) != 0) {
        write_changes(text, uc_shared_fields + CONSTANT_FIELDS, &before->state, &after->state);
        write_changes(text, uc_game_of(&after->state)->fields, &before->state, &after->state);
    }
    uc_text_add(text, "}");
}

void uc_view_json(uc_text *text, const uc_view *view) {
    uc_state_json(text, &view->state);
}

void uc_view_of(const uc_state *state, int viewer, uc_view *ret_view) {
    memset(ret_view, 0, uc_state_size(state));
    ret_view->state.head = state->head;
    ret_view->state.head.viewer = (uint8_t)viewer;
    uc_game_of(state)->view(state, viewer, ret_view);
}

void uc_observe_start(uc_memory *memory, const uc_state *fresh, int viewer) {
    uc_view view;
    if (!uc_game_of(fresh)->memory_start) return;
    uc_view_of(fresh, viewer, &view);
    uc_memory_start(memory, &view);
}

/* Copies the events as nobody at the table sees them, if some have a secret. Returns the seats that know
 * one. */
static uint64_t hide_secrets(const uc_events *events, uc_event *copies) {
    uint64_t seats = 0;
    for (uint32_t i = 0; i < events->count; i++) {
        int seat = events->item[i].visible_to;
        seats |= (uint64_t)(seat != UC_ALL) << (seat & 63);
    }
    for (uint32_t i = 0; seats && i < events->count; i++)
        copies[i] = uc_event_view(&events->item[i], UC_SPECTATOR);
    return seats;
}

/* Shows a viewer its secrets in these copies, or hides them again. */
static void show_secrets(const uc_events *events, uc_event *copies, int viewer, bool shown) {
    for (uint32_t i = 0; i < events->count; i++)
        if (events->item[i].visible_to == viewer)
            copies[i] = uc_event_view(&events->item[i], shown ? viewer : UC_SPECTATOR);
}

/* Updates the memories of the viewers `first` .. `last`. */
static void observe(uc_memory *memory, const uc_state *after, const uc_events *events, int first, int last) {
    const uc_game *game = uc_game_of(after);
    uc_event copies[UC_EVENTS_MAX];
    uc_view view;
    int count = (int)events->count;
    if (!game->memory_update) return;
    view.state.head = after->head;
    if (game->memory_view) game->memory_view(after, events->item, count, &view);
    uint64_t secrets = hide_secrets(events, copies);
    const uc_event *seen = secrets ? copies : events->item;
    for (int viewer = first; viewer <= last; viewer++, memory++) {
        if (game->memory_view)
            view.state.head.viewer = (uint8_t)viewer;
        else
            uc_view_of(after, viewer, &view);
        bool knows = secrets >> viewer & 1;
        if (knows) show_secrets(events, copies, viewer, true);
        game->memory_update(memory, &view, seen, count);
        if (knows) show_secrets(events, copies, viewer, false);
    }
}

void uc_observe(uc_memory *memory, const uc_state *after, const uc_events *events, int viewer) {
    observe(memory, after, events, viewer, viewer);
}

void uc_observe_all(uc_memory *memory, const uc_state *after, const uc_events *events) {
    observe(memory, after, events, 0, after->head.seats - 1);
}
