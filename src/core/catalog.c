/* The catalog of games: their tables as JSON. */
#include <string.h>

#include "core/json.h"

void uc_option_default(uc_text *text, const uc_option *option) {
    const char *word = NULL;
    bool worded =
        option->kind == UC_OPTION_WORD || (option->kind == UC_OPTION_SEAT && option->fallback == UC_ALL);
    size_t length = uc_option_word(option, option->kind == UC_OPTION_WORD ? option->fallback : 0, &word);
    if (option->kind == UC_OPTION_AGES)
        uc_text_add(text, "0,1,\u2026,n-1");
    else if (worded)
        uc_text_add_bytes(text, word, length);
    else
        uc_text_add_number(text, option->fallback < option->min ? option->min : option->fallback);
}

static void add_quoted(uc_text *text, const char *key, const char *value) {
    json_key(text, key);
    uc_text_add_quoted(text, value);
}

static void add_number(uc_text *text, const char *key, int32_t number) {
    json_key(text, key);
    uc_text_add_number(text, number);
}

static void add_words(uc_text *text, const uc_option *option) {
    const char *word = NULL;
    json_key(text, "values");
    for (int i = 0; uc_option_word(option, i, &word); i++) {
        uc_text_add(text, i ? ",\"" : "[\"");
        uc_text_add_bytes(text, word, uc_option_word(option, i, &word));
        uc_text_add(text, "\"");
    }
    uc_text_add(text, "]");
}

static void add_option(uc_text *text, const uc_game *game, const uc_option *option) {
    static const char *const types[] = {"word", "number", "seat", "ages"};
    bool numeric = option->kind == UC_OPTION_INT || option->kind == UC_OPTION_SEAT;
    char fallback[32];
    uc_text value;
    uc_text_start(&value, fallback, sizeof fallback);
    uc_option_default(&value, option);
    uc_text_add(text, "{");
    add_quoted(text, "key", option->key);
    add_quoted(text, "type", types[option->kind]);
    json_key(text, "default");
    if (numeric && fallback[0] >= '0' && fallback[0] <= '9')
        uc_text_add(text, fallback);
    else
        uc_text_add_quoted(text, fallback);
    if (option->words) add_words(text, option);
    if (numeric) add_number(text, "min", option->min);
    if (numeric) add_number(text, "max", option->kind == UC_OPTION_SEAT ? game->seats_max - 1 : option->max);
    add_quoted(text, "help", option->help);
    if (option->house) uc_text_add(text, ",\"house\":true");
    uc_text_add(text, "}");
}

static void add_options(uc_text *text, const uc_game *game) {
    json_key(text, "rules");
    uc_text_add(text, "[");
    for (const uc_option *option = game->options; option->key; option++) {
        json_comma(text, option != game->options);
        add_option(text, game, option);
    }
    uc_text_add(text, "]");
}

/** "target=50,tie=shared" as {"target":50,"tie":"shared"}. */
static void add_settings(uc_text *text, const char *settings) {
    json_key(text, "rules");
    uc_text_add(text, "{");
    for (const char *at = settings; *at; at += *at == ',') {
        size_t key = strcspn(at, "="), value = strcspn(at + key + 1, ",");
        const char *quote = at[key + 1] >= '0' && at[key + 1] <= '9' ? "" : "\"";
        uc_text_add(text, at == settings ? "\"" : ",\"");
        uc_text_add_bytes(text, at, key);
        uc_text_add(text, "\":");
        uc_text_add(text, quote);
        uc_text_add_bytes(text, at + key + 1, value);
        uc_text_add(text, quote);
        at += key + 1 + value;
    }
    uc_text_add(text, "}");
}

static void add_presets(uc_text *text, const uc_game *game) {
    json_key(text, "presets");
    uc_text_add(text, "[");
    for (const uc_preset *preset = game->presets; preset && preset->name; preset++) {
        uc_text_add(text, preset == game->presets ? "{" : ",{");
        add_quoted(text, "name", preset->name);
        add_settings(text, preset->settings);
        add_quoted(text, "help", preset->help);
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
}

static void add_phases(uc_text *text, const uc_game *game) {
    json_key(text, "phases");
    for (int i = 0; game->phases[i]; i++) {
        uc_text_add(text, i ? "," : "[");
        uc_text_add_quoted(text, game->phases[i]);
    }
    uc_text_add(text, "]");
}

static const char *noun_name(const uc_game *game, const uc_event_key *key) {
    static const char *const shared[] = {"number", "flag", "seat", "card"};
    int noun = uc_event_noun(key);
    if (key->part == UC_PART_SET) return "cards";
    return noun < UC_NOUN_OWN ? shared[noun] : game->nouns[noun - UC_NOUN_OWN].name;
}

/** Only events with a second sentence, for viewers who may not see everything, have secret parts. */
static void add_event_key(uc_text *text, const uc_game *game, const uc_event_row *row,
                          const uc_event_key *key) {
    bool secret = row->hidden && (key->part == UC_PART_A || key->part == UC_PART_SET);
    uc_text_add(text, "{");
    add_quoted(text, "key", key->key);
    add_quoted(text, "type", noun_name(game, key));
    if (key->noun & UC_NOUN_OR_NULL) uc_text_add(text, ",\"null\":true");
    if (secret) uc_text_add(text, ",\"secret\":true");
    uc_text_add(text, "}");
}

static void add_events(uc_text *text, const uc_game *game) {
    json_key(text, "events");
    for (const uc_event_row *row = game->events; row->type; row++) {
        uc_text_add(text, row == game->events ? "[{" : ",{");
        add_quoted(text, "type", row->type);
        json_key(text, "keys");
        uc_text_add(text, "[");
        for (const uc_event_key *key = row->keys; key->key; key++) {
            json_comma(text, key != row->keys);
            add_event_key(text, game, row, key);
        }
        uc_text_add(text, "]}");
    }
    uc_text_add(text, "]");
}

static void add_nouns(uc_text *text, const uc_game *game) {
    json_key(text, "nouns");
    uc_text_add(text, "[");
    for (const uc_noun_row *noun = game->nouns; noun->name; noun++) {
        uc_text_add(text, noun == game->nouns ? "{" : ",{");
        add_quoted(text, "name", noun->name);
        json_key(text, "words");
        uc_text_add(text, noun->words ? "[" : "null");
        for (int i = 0; noun->words && i < noun->count; i++) {
            json_comma(text, i);
            uc_text_add_quoted(text, noun->words[i]);
        }
        uc_text_add(text, noun->words ? "]}" : "}");
    }
    uc_text_add(text, "]");
}

static void add_fields(uc_text *text, const uc_field *fields) {
    for (const uc_field *field = fields; field->key; field++) {
        uc_text_add(text, field == uc_shared_fields ? "{" : ",{");
        add_quoted(text, "key", field->key);
        add_quoted(text, "type", field->type);
        add_quoted(text, "seen_by", field->seen_by ? field->seen_by : "everybody");
        if (field->by_seat) uc_text_add(text, ",\"by_seat\":true");
        uc_text_add(text, "}");
    }
}

static void add_view(uc_text *text, const uc_game *game) {
    json_key(text, "view");
    uc_text_add(text, "[");
    add_fields(text, uc_shared_fields);
    add_fields(text, game->fields);
    uc_text_add(text, "]");
}

static void add_game(uc_text *text, const uc_game *game) {
    uc_text_add(text, "{");
    add_quoted(text, "id", game->id);
    add_quoted(text, "name", game->name);
    add_quoted(text, "prefix", game->prefix);
    json_key(text, "seats");
    uc_text_add(text, "[");
    uc_text_add_number(text, game->seats_min);
    uc_text_add(text, ",");
    uc_text_add_number(text, game->seats_max);
    uc_text_add(text, "]");
    if (game->secret_hands) uc_text_add(text, ",\"secret_hands\":true");
    add_options(text, game);
    add_presets(text, game);
    add_phases(text, game);
    add_nouns(text, game);
    add_events(text, game);
    add_view(text, game);
    uc_text_add(text, "}");
}

void uc_games_json(uc_text *text, const uc_game *only) {
    bool first = true;
    uc_text_add(text, "[");
    for (const uc_game *const *game = uc_games; *game; game++) {
        if (only && *game != only) continue;
        if (!first) uc_text_add(text, ",");
        add_game(text, *game);
        first = false;
    }
    uc_text_add(text, "]");
}
