/* Rule options: from text into a fresh state, and back. */
#include <string.h>

#include "core/numbers.h"
#include "core/option_member.h"
#include "core/settings.h"

static const char preset_key[] = "preset";

const uc_game *uc_game_find(const char *id) {
    for (const uc_game *const *game = uc_games; *game; game++)
        if (!strcmp((*game)->id, id)) return *game;
    return NULL;
}

void uc_game_ids(uc_text *text) {
    for (int i = 0; uc_games[i]; i++) {
        if (i) uc_text_add(text, ", ");
        uc_text_add(text, uc_games[i]->id);
    }
}

size_t uc_option_word(const uc_option *option, int index, const char **ret_word) {
    const char *word = option->words;
    for (; word && index > 0; index--) {
        word = strchr(word, '|');
        if (word) word++;
    }
    if (!word) return 0;
    *ret_word = word;
    return strcspn(word, "|");
}

/** The index of a word of an option, or -1. */
static int32_t find_word(const uc_option *option, const char *value) {
    const char *word = NULL;
    for (int32_t i = 0;; i++) {
        size_t length = uc_option_word(option, i, &word);
        if (!length) return -1;
        if (length == strlen(value) && !memcmp(word, value, length)) return i;
    }
}

/** An integer of at most nine digits within min..max. */
static bool read_number(const char *value, int32_t min, int32_t max, int32_t *ret_number) {
    int64_t number;
    if (strlen(value) > 9u + (*value == '-') || !read_integer(value, min, max, &number)) return false;
    *ret_number = (int32_t)number;
    return true;
}

/** Every seat once, as "2,0,1". */
static bool read_ages(const char *value, int seats, uint8_t *ret_ages) {
    uint64_t named = 0;
    uint8_t ages[UC_SEATS_MAX];
    if (strlen(value) != (size_t)(2 * seats - 1)) return false;
    for (int i = 0; i < seats; i++) {
        int seat = value[2 * i] - '0';
        if (seat < 0 || seat >= seats || named >> seat & 1 || (i && value[2 * i - 1] != ',')) return false;
        named |= UINT64_C(1) << seat;
        ages[i] = (uint8_t)seat;
    }
    memcpy(ret_ages, ages, (size_t)seats);
    return true;
}

static bool read_option(uc_state *state, const uc_option *option, const char *value) {
    int32_t number, seats = state->head.seats;
    if (option->kind == UC_OPTION_AGES) return read_ages(value, seats, (uint8_t *)state + option->at);
    if (option->kind == UC_OPTION_WORD) {
        number = find_word(option, value);
        if (number < 0) return false;
    } else if (option->kind == UC_OPTION_SEAT) {
        if (find_word(option, value) == 0)
            number = UC_ALL;
        else if (!read_number(value, 0, seats - 1, &number))
            return false;
    } else if (!read_number(value, option->min, option->max, &number)) {
        return false;
    }
    option_set(state->bytes, option, number);
    return true;
}

static void explain_values(uc_text *message, const uc_option *option, int seats) {
    if (option->kind == UC_OPTION_AGES) {
        uc_text_add(message, "every seat once, from the oldest to the youngest, such as ");
        for (int i = seats; i-- > 0;) {
            uc_text_add_number(message, i);
            if (i) uc_text_add(message, ",");
        }
        return;
    }
    if (option->words) {
        for (const char *c = option->words; *c; c++)
            uc_text_add_bytes(message, *c == '|' ? " or " : c, *c == '|' ? 4 : 1);
        if (option->kind == UC_OPTION_WORD) return;
        uc_text_add(message, " or ");
    }
    uc_text_add_number(message, option->min);
    uc_text_add(message, " to ");
    uc_text_add_number(message, option->kind == UC_OPTION_SEAT ? seats - 1 : option->max);
}

static bool read_setting(uc_state *state, const uc_game *game, const uc_setting *setting, uc_text *message) {
    const uc_option *option = game->options;
    while (option->key && strcmp(option->key, setting->key)) option++;
    if (option->key && read_option(state, option, setting->value)) return true;
    uc_text_add(message, "rule ");
    uc_text_add(message, setting->key);
    if (!option->key) {
        uc_text_add(message, " is unknown in ");
        uc_text_add(message, game->id);
        uc_text_add(message, "; its rules are");
        for (option = game->options; option->key; option++) {
            uc_text_add(message, option == game->options ? " " : ", ");
            uc_text_add(message, option->key);
        }
    } else {
        uc_text_add(message, " cannot be ");
        uc_text_add_quoted(message, setting->value);
        uc_text_add(message, ": it is ");
        explain_values(message, option, state->head.seats);
    }
    return false;
}

static bool given_before(const uc_setting *settings, int i, uc_text *message) {
    for (int earlier = 0; earlier < i; earlier++) {
        if (strcmp(settings[earlier].key, settings[i].key) != 0) continue;
        uc_text_add(message, "rule ");
        uc_text_add(message, settings[i].key);
        uc_text_add(message, " is given twice");
        return true;
    }
    return false;
}

static void set_defaults(uc_state *state, const uc_game *game) {
    for (const uc_option *option = game->options; option->key; option++) {
        if (option->kind != UC_OPTION_AGES)
            option_set(state->bytes, option, option->fallback);
        else
            for (uint8_t i = 0; i < state->head.seats; i++) ((uint8_t *)state)[option->at + i] = i;
    }
}

/** Finds the preset that the settings name; NULL if they name none. Returns false with a message if the game
 * does not have it. */
static bool find_preset(const uc_game *game, const uc_setting *settings, int count,
                        const uc_preset **ret_preset, uc_text *message) {
    const uc_preset *preset = game->presets;
    const char *name = NULL;
    for (int i = 0; i < count; i++)
        if (!strcmp(settings[i].key, preset_key)) name = settings[i].value;
    *ret_preset = NULL;
    if (!name) return true;
    while (preset && preset->name && strcmp(preset->name, name) != 0) preset++;
    if (preset && preset->name) return *ret_preset = preset, true;
    uc_text_add(message, "preset ");
    uc_text_add_quoted(message, name);
    uc_text_add(message, " is unknown in ");
    uc_text_add(message, game->id);
    if (!game->presets) return false;
    uc_text_add(message, "; its presets are");
    for (preset = game->presets; preset->name; preset++) {
        uc_text_add(message, preset == game->presets ? " " : ", ");
        uc_text_add(message, preset->name);
    }
    return false;
}

static bool apply_preset(uc_state *state, const uc_game *game, const uc_preset *preset, uc_text *message) {
    char buffer[UC_RULES_MAX];
    uc_setting own[UC_SETTINGS_MAX];
    uc_text settings;
    uc_text_start(&settings, buffer, sizeof buffer);
    if (preset) uc_text_add(&settings, preset->settings);
    int count = settings_cut(buffer, ',', own);
    for (int i = 0; i < count; i++)
        if (!read_setting(state, game, &own[i], message)) return false;
    return true;
}

static bool apply_settings(uc_state *state, const uc_game *game, const uc_setting *settings, int count,
                           uc_text *message) {
    const uc_preset *preset;
    if (!find_preset(game, settings, count, &preset, message) || !apply_preset(state, game, preset, message))
        return false;
    for (int i = 0; i < count; i++) {
        if (given_before(settings, i, message)) return false;
        if (!strcmp(settings[i].key, preset_key)) continue;
        if (!read_setting(state, game, &settings[i], message)) return false;
    }
    return true;
}

/* "climb is for 2 to 4 seats, not 5" */
static void refuse_seats(uc_text *message, const uc_game *game, int seats) {
    uc_text_add(message, game->id);
    uc_text_add(message, " is for ");
    uc_text_add_number(message, game->seats_min);
    if (game->seats_max > game->seats_min) {
        uc_text_add(message, " to ");
        uc_text_add_number(message, game->seats_max);
    }
    uc_text_add(message, game->seats_max > 1 ? " seats, not " : " seat, not ");
    uc_text_add_number(message, seats);
}

uc_error uc_start(uc_state *ret_state, const uc_game *game, int seats, const uc_setting *settings, int count,
                  uc_text *message) {
    if (seats < game->seats_min || seats > game->seats_max) {
        refuse_seats(message, game, seats);
        return UC_BAD_SEATS;
    }
    uc_state state;
    memset(&state, 0, sizeof state);
    state.head = (uc_head){.game = game->number, .seats = (uint8_t)seats, .viewer = UC_ALL, .round = 1};
    set_defaults(&state, game);
    if (!apply_settings(&state, game, settings, count, message)) return UC_BAD_RULES;
    if (game->clash && game->clash(&state, message)) return UC_BAD_RULES;
    game->start(&state);
    *ret_state = state;
    return UC_OK;
}

/** Whether an option means only the beginning of a game. */
static bool is_for_beginnings(const uc_option *option) {
    return option->kind == UC_OPTION_SEAT ||
           (option->kind == UC_OPTION_INT && option->fallback < option->min);
}

static bool change_setting(uc_state *state, const uc_setting *setting, uc_text *message) {
    for (const uc_option *option = uc_game_of(state)->options; option->key; option++) {
        if (strcmp(option->key, setting->key) != 0 || !is_for_beginnings(option)) continue;
        uc_text_add(message, "rule ");
        uc_text_add(message, option->key);
        uc_text_add(message, " is only for a new game");
        return false;
    }
    return read_setting(state, uc_game_of(state), setting, message);
}

uc_error uc_rules_change(uc_state *state, const uc_setting *settings, int count, uc_text *message) {
    const uc_game *game = uc_game_of(state);
    uc_state changed = *state;
    for (int i = 0; i < count; i++)
        if (given_before(settings, i, message) || !change_setting(&changed, &settings[i], message))
            return UC_BAD_RULES;
    if (game->clash && game->clash(&changed, message)) return UC_BAD_RULES;
    *state = changed;
    return UC_OK;
}

/** Whether the bytes name every seat once. */
static bool ages_fit(const uint8_t *ages, int seats) {
    uint64_t named = 0;
    for (int i = 0; i < seats; i++)
        if (ages[i] < seats) named |= UINT64_C(1) << ages[i];
    return named == (UINT64_C(1) << seats) - 1;
}

bool uc_option_fits(const uc_state *state, const uc_option *option) {
    int seats = state->head.seats;
    const char *word;
    if (option->kind == UC_OPTION_AGES) return ages_fit((const uint8_t *)state + option->at, seats);
    int32_t value = option_get(state->bytes, option);
    if (option->kind == UC_OPTION_WORD) return uc_option_word(option, value, &word);
    if (option->kind == UC_OPTION_SEAT) return value < seats || (option->words && value == UC_ALL);
    return value >= option->min && value <= option->max;
}

void uc_option_text(uc_text *text, const uc_state *state, const uc_option *option) {
    if (option->kind == UC_OPTION_AGES) {
        for (int i = 0; i < state->head.seats; i++) {
            if (i) uc_text_add(text, ",");
            uc_text_add_number(text, ((const uint8_t *)state)[option->at + i]);
        }
        return;
    }
    int32_t value = option_get(state->bytes, option);
    bool worded = option->kind == UC_OPTION_WORD || (option->words && value == UC_ALL);
    if (!worded) {
        uc_text_add_number(text, value);
        return;
    }
    const char *word = "";
    size_t length = uc_option_word(option, option->kind == UC_OPTION_WORD ? value : 0, &word);
    uc_text_add_bytes(text, word, length);
}
