#include "core/json.h"

void json_comma(uc_text *text, int i) {
    if (i) uc_text_add(text, ",");
}

void json_seat(uc_text *text, int seat) {
    if (seat == UC_NOBODY)
        uc_text_add(text, "null");
    else
        uc_text_add_number(text, seat);
}

void json_flag(uc_text *text, bool flag) {
    uc_text_add(text, flag ? "true" : "false");
}

void json_noun(uc_text *text, const uc_game *game, int noun, int value) {
    if (value == UC_NOBODY) {
        uc_text_add(text, "null");
    } else {
        uc_text_add(text, "\"");
        if (value == UC_HIDDEN)
            uc_text_add(text, "?");
        else
            game->noun(text, noun, value);
        uc_text_add(text, "\"");
    }
}

void json_set(uc_text *text, const uc_game *game, uc_set set) {
    uc_text_add(text, "[");
    for (int i = 0; !set_empty(set); i++) {
        json_comma(text, i);
        json_noun(text, game, UC_NOUN_CARD, set_take_lowest(&set));
    }
    uc_text_add(text, "]");
}

void json_cards(uc_text *text, const uc_game *game, const uint8_t *cards, int count) {
    uc_text_add(text, "[");
    for (int i = 0; i < count; i++) {
        json_comma(text, i);
        json_noun(text, game, UC_NOUN_CARD, cards[i]);
    }
    uc_text_add(text, "]");
}

void json_key(uc_text *text, const char *key) {
    bool first = text->length && text->length <= text->capacity && text->buffer[text->length - 1] == '{';
    if (!first) uc_text_add(text, ",");
    uc_text_add(text, "\"");
    uc_text_add(text, key);
    uc_text_add(text, "\":");
}
