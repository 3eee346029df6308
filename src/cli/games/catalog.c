#include "cli/games/catalog.h"

#include <string.h>

void catalog_values(uc_text *text, const uc_option *option) {
    const char *word = NULL;
    for (int i = 0; uc_option_word(option, i, &word); i++) {
        if (i) uc_text_add(text, " or ");
        uc_text_add_bytes(text, word, uc_option_word(option, i, &word));
    }
    if (option->kind == UC_OPTION_AGES)
        uc_text_add(text, "every seat once, from the oldest to the youngest, as 2,0,1");
    if (option->kind == UC_OPTION_SEAT)
        uc_text_add(text, option->words ? " or a seat" : "a seat, 0 being the first");
    if (option->kind != UC_OPTION_INT) return;
    uc_text_add_number(text, option->min);
    uc_text_add(text, " to ");
    uc_text_add_number(text, option->max);
}

/* The key that shows this part of an event, or NULL. */
static const char *key_of(const uc_event_row *row, int part) {
    for (const uc_event_key *key = row->keys; key->key; key++)
        if (key->part == part) return key->key;
    return NULL;
}

/* A sentence with the names of the parts replaced by those of the keys: "{seat} drew {card}." */
static void add_sentence(uc_text *text, const uc_event_row *row, const char *sentence) {
    static const char *const parts[] = {"",    "{seat}", "{other}", "{a}",  "{b}",
                                        "{c}", "{d}",    "{value}", "{set}"};
    while (*sentence) {
        int part = UC_PART_SET;
        while (part && strncmp(sentence, parts[part], strlen(parts[part])) != 0) part--;
        const char *key = part ? key_of(row, part) : NULL;
        size_t length = part ? strlen(parts[part]) : 1;
        if (key) uc_text_add(text, "{");
        if (key) uc_text_add(text, key);
        if (key) uc_text_add(text, "}");
        if (!key) uc_text_add_bytes(text, sentence, length);
        sentence += length;
    }
}

static void add_event_keys(uc_text *text, const uc_event_row *row) {
    static const char *const nouns[] = {"number", "true or false", "seat", "card"};
    for (const uc_event_key *key = row->keys; key->key; key++) {
        bool list = key->part == UC_PART_SET, known = uc_event_noun(key) <= UC_NOUN_CARD;
        uc_text_add(text, key == row->keys ? "`" : ", `");
        uc_text_add(text, key->key);
        uc_text_add(text, "`: ");
        uc_text_add(text, list ? "list of cards" : known ? nouns[uc_event_noun(key)] : "word");
    }
}

/* The keys that are visible to one seat only: the event's seat, or nobody if the event has none. */
static void add_secrets(uc_text *text, const uc_event_row *row) {
    bool first = true;
    for (const uc_event_key *key = row->keys; key->key && row->hidden; key++) {
        if (key->part != UC_PART_A && key->part != UC_PART_SET) continue;
        uc_text_add(text, first ? "`" : ", `");
        uc_text_add(text, key->key);
        uc_text_add(text, "`");
        first = false;
    }
    const char *visible_to = key_of(row, UC_PART_SEAT);
    if (first) return;
    uc_text_add(text, visible_to ? ", known to `" : ", known to nobody");
    if (visible_to) uc_text_add(text, visible_to);
    if (visible_to) uc_text_add(text, "` alone");
}

/* A text for a cell of a table, with bars escaped, which would end it. */
static void add_cell(uc_text *text, const char *cell) {
    for (; *cell; cell++) {
        if (*cell == '|') uc_text_add(text, "\\");
        uc_text_add_bytes(text, cell, 1);
    }
}

static void add_fields(uc_text *text, const uc_field *fields) {
    for (const uc_field *field = fields; field->key; field++) {
        uc_text_add(text, "| `");
        uc_text_add(text, field->key);
        uc_text_add(text, "` | `");
        add_cell(text, field->type);
        uc_text_add(text, "` | ");
        add_cell(text, field->seen_by ? field->seen_by : "everybody");
        uc_text_add(text, " |\n");
    }
}

static void add_nouns(uc_text *text, const uc_game *game) {
    for (const uc_noun_row *noun = game->nouns; noun->name; noun++) {
        if (!noun->words) continue;
        uc_text_add(text, "- *");
        uc_text_add(text, noun->name);
        uc_text_add(text, "*:");
        for (int i = 0; i < noun->count; i++) {
            uc_text_add(text, i ? ", `" : " `");
            uc_text_add(text, noun->words[i]);
            uc_text_add(text, "`");
        }
        uc_text_add(text, "\n");
    }
}

void catalog_view(uc_text *text, const uc_game *game) {
    uc_text_add(text, "| key | type | seen by |\n|---|---|---|\n");
    add_fields(text, uc_shared_fields);
    add_fields(text, game->fields);
    uc_text_add(text, "\n");
    add_nouns(text, game);
}

void catalog_events(uc_text *text, const uc_game *game) {
    uc_text_add(text, "| type | sentence | keys | secret |\n|---|---|---|---|\n");
    for (const uc_event_row *row = game->events; row->type; row++) {
        uc_text_add(text, "| `");
        uc_text_add(text, row->type);
        uc_text_add(text, "` | ");
        add_sentence(text, row, row->sentence);
        if (row->hidden) uc_text_add(text, "<br>*or* ");
        if (row->hidden) add_sentence(text, row, row->hidden);
        uc_text_add(text, " | ");
        add_event_keys(text, row);
        uc_text_add(text, " | ");
        add_secrets(text, row);
        uc_text_add(text, " |\n");
    }
}
