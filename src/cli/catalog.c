#include "cli/catalog.h"

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

/** The key that shows this part of an event, or NULL. */
static const char *key_of(const uc_event_row *row, int part) {
    for (const uc_event_key *key = row->keys; key->key; key++)
        if (key->part == part) return key->key;
    return NULL;
}

/** A sentence with the names of the keys in the place of those of the parts: "{seat} drew {card}." */
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
        bool list = key->part == UC_PART_SET, known = key->noun <= UC_NOUN_CARD;
        uc_text_add(text, key == row->keys ? "`" : ", `");
        uc_text_add(text, key->key);
        uc_text_add(text, "`: ");
        uc_text_add(text, list ? "list of cards" : known ? nouns[key->noun] : "word");
    }
}

/** The keys that only one seat may know: that of the event, or nobody where the event has none. */
static void add_secrets(uc_text *text, const uc_event_row *row) {
    bool first = true;
    for (const uc_event_key *key = row->keys; key->key && row->hidden; key++) {
        if (key->part != UC_PART_A && key->part != UC_PART_SET) continue;
        uc_text_add(text, first ? "`" : ", `");
        uc_text_add(text, key->key);
        uc_text_add(text, "`");
        first = false;
    }
    const char *knower = key_of(row, UC_PART_SEAT);
    if (first) return;
    uc_text_add(text, knower ? ", known to `" : ", known to nobody");
    if (knower) uc_text_add(text, knower);
    if (knower) uc_text_add(text, "` alone");
}

void catalog_events(uc_text *text, const uc_game *game) {
    uc_text_add(text, "| type | told | keys | secret |\n|---|---|---|---|\n");
    for (const uc_event_row *row = game->events; row->type; row++) {
        uc_text_add(text, "| `");
        uc_text_add(text, row->type);
        uc_text_add(text, "` | ");
        add_sentence(text, row, row->told);
        if (row->hidden) uc_text_add(text, "<br>*or* ");
        if (row->hidden) add_sentence(text, row, row->hidden);
        uc_text_add(text, " | ");
        add_event_keys(text, row);
        uc_text_add(text, " | ");
        add_secrets(text, row);
        uc_text_add(text, " |\n");
    }
}
