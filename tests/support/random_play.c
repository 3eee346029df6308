#include "random_play.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/** A random value of an option, as text. */
static void random_value(const uc_option *option, int seats, uc_rng *rng, char *value, size_t size) {
    int words = option->words ? 1 : 0;
    for (const char *c = option->words; c && *c; c++) words += *c == '|';
    if (option->kind == UC_OPTION_WORD || (option->words && uc_rng_below(rng, 2))) {
        const char *word = option->words;
        for (uint32_t skip = uc_rng_below(rng, (uint32_t)words); skip; skip--) word = strchr(word, '|') + 1;
        snprintf(value, size, "%.*s", (int)strcspn(word, "|"), word);
    } else if (option->kind == UC_OPTION_SEAT) {
        snprintf(value, size, "%u", uc_rng_below(rng, (uint32_t)seats));
    } else if (option->kind == UC_OPTION_INT) {
        int32_t top = option->max > 300 ? 300 : option->max;
        snprintf(value, size, "%d",
                 option->min + (int32_t)uc_rng_below(rng, (uint32_t)(top - option->min + 1)));
    } else {
        uint8_t ages[UC_SEATS_MAX];
        size_t used = 0;
        for (int i = 0; i < seats; i++) ages[i] = (uint8_t)i;
        for (int i = 0; i < seats; i++) {
            int other = i + (int)uc_rng_below(rng, (uint32_t)(seats - i));
            uint8_t swap = ages[i];
            ages[i] = ages[other];
            ages[other] = swap;
            used += (size_t)snprintf(value + used, size - used, i ? ",%d" : "%d", ages[i]);
        }
    }
}

/** Starts a game with random options; UC_BAD_RULES if they exclude each other. */
static uc_error try_start(uc_state *state, const uc_game *game, int seats, uc_rng *rng, char *rules,
                          size_t size) {
    uc_setting settings[UC_SETTINGS_MAX];
    char values[UC_SETTINGS_MAX][64], message[UC_MESSAGE_MAX];
    int count = 0;
    size_t used = 0;
    rules[0] = '\0';
    for (const uc_option *option = game->options; option->key; option++) {
        bool length = !strcmp(option->key, "target"); /* always set, so that games are short */
        if (!length && uc_rng_below(rng, 2)) continue;
        random_value(option, seats, rng, values[count], sizeof values[count]);
        if (!strcmp(option->key, "max_turns") && !strcmp(values[count], "0")) continue;
        settings[count] = (uc_setting){option->key, values[count]};
        used += (size_t)snprintf(rules + used, size - used, "%s=%s ", option->key, values[count]);
        count++;
    }
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    uc_error error = uc_start(state, game, seats, settings, count, &text);
    bool clash = error == UC_BAD_RULES && game->clash;
    if (error && !clash) fprintf(stderr, "%s %d %s: %s\n", game->id, seats, rules, message);
    assert(!error || clash);
    return error;
}

void random_start(uc_state *state, const uc_game *game, int seats, uc_rng *rng, char *rules, size_t size) {
    int tries = 1000;
    while (try_start(state, game, seats, rng, rules, size) && --tries) {
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
