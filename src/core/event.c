#include "upcard/event.h"

#include <string.h>

#include "core/json.h"

uc_event uc_event_view(const uc_event *event, int viewer) {
    bool knows = viewer == UC_ALL || event->visible_to == UC_ALL || event->visible_to == viewer;
    uc_event seen = *event;
    seen.spare = 0;
    if (!knows) {
        seen.a = UC_HIDDEN;
        seen.set = (uc_set){{0, 0}};
    }
    return seen;
}

static bool part_secret(const uc_event *event, int part) {
    return event->visible_to != UC_ALL &&
           ((part == UC_PART_A && event->a == UC_HIDDEN) || (part == UC_PART_SET && set_empty(event->set)));
}

void uc_event_json(uc_text *text, const uc_game *game, const uc_event *seen) {
    const uc_event_row *row = &game->events[seen->type];
    uc_text_add(text, "{\"type\":");
    uc_text_add_quoted(text, row->type);
    for (const uc_event_key *key = row->keys; key->key; key++) {
        int value = uc_event_part(seen, key->part), noun = uc_event_noun(key);
        json_key(text, key->key);
        if (part_secret(seen, key->part))
            uc_text_add(text, "null");
        else if (key->part == UC_PART_SET)
            json_set(text, game, seen->set);
        else if (noun == UC_NOUN_NUMBER)
            uc_text_add_number(text, value);
        else if (noun == UC_NOUN_FLAG)
            json_flag(text, value);
        else if (noun == UC_NOUN_SEAT)
            json_seat(text, value);
        else
            json_noun(text, game, noun, value);
    }
    uc_text_add(text, "}");
}

static const struct {
    const char *word;
    uint8_t part;
} parts[] = {{"seat", UC_PART_SEAT},   {"other", UC_PART_OTHER}, {"a", UC_PART_A},
             {"b", UC_PART_B},         {"c", UC_PART_C},         {"d", UC_PART_D},
             {"value", UC_PART_VALUE}, {"set", UC_PART_SET}};

static void add_name(uc_text *text, int seat, const char *const *names) {
    if (seat == UC_NOBODY) {
        uc_text_add(text, "nobody");
    } else if (names) {
        uc_text_add(text, names[seat]);
    } else {
        uc_text_add(text, "Seat ");
        uc_text_add_number(text, seat);
    }
}

static void add_set(uc_text *text, const uc_game *game, uc_set set) {
    if (set_empty(set)) uc_text_add(text, "nothing");
    for (int i = 0; !set_empty(set); i++) {
        if (i) uc_text_add(text, " ");
        game->noun(text, UC_NOUN_CARD, set_take_lowest(&set));
    }
}

static void add_part(uc_text *text, const uc_game *game, const uc_event *seen, int part,
                     const char *const *names) {
    int noun = part == UC_PART_SEAT || part == UC_PART_OTHER ? UC_NOUN_SEAT : UC_NOUN_NUMBER;
    for (const uc_event_key *key = game->events[seen->type].keys; key->key; key++)
        if (key->part == part) noun = uc_event_noun(key);
    int value = uc_event_part(seen, part);
    if (part == UC_PART_SET)
        add_set(text, game, seen->set);
    else if (noun == UC_NOUN_SEAT)
        add_name(text, value, names);
    else if (noun == UC_NOUN_NUMBER || noun == UC_NOUN_FLAG)
        uc_text_add_number(text, value);
    else
        game->noun(text, noun, value);
}

void uc_event_sentence(uc_text *text, const uc_game *game, const uc_event *seen, const char *const *names) {
    const uc_event_row *row = &game->events[seen->type];
    bool hidden = row->hidden && seen->visible_to != UC_ALL && seen->a == UC_HIDDEN && set_empty(seen->set);
    for (const char *c = hidden ? row->hidden : row->sentence; *c; c++) {
        const char *close = *c == '{' ? strchr(c, '}') : NULL;
        if (!close) {
            uc_text_add_bytes(text, c, 1);
            continue;
        }
        size_t length = (size_t)(close - c - 1);
        for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
            if (strlen(parts[i].word) == length && !memcmp(parts[i].word, c + 1, length))
                add_part(text, game, seen, parts[i].part, names);
        c = close;
    }
}
