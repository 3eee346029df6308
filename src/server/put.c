#include "server/put.h"

#include "core/json.h"

void put_key(uc_text *text, const char *key) {
    json_key(text, key);
}

void put_text(uc_text *text, const char *key, const char *value) {
    put_key(text, key);
    uc_text_add_quoted(text, value);
}

void put_word(uc_text *text, const char *key, const char *word) {
    put_key(text, key);
    if (word && *word)
        uc_text_add_quoted(text, word);
    else
        uc_text_add(text, "null");
}

void put_number(uc_text *text, const char *key, int64_t number) {
    put_key(text, key);
    uc_text_add_number(text, number);
}

void put_flag(uc_text *text, const char *key, bool flag) {
    put_key(text, key);
    json_flag(text, flag);
}

void put_seat(uc_text *text, const char *key, int seat) {
    put_key(text, key);
    json_seat(text, seat < 0 ? UC_NOBODY : seat);
}

void put_list(uc_text *text, const char *key, const char *const *words) {
    put_key(text, key);
    uc_text_add(text, "[");
    for (int i = 0; words[i]; i++) {
        if (i) uc_text_add(text, ",");
        uc_text_add_quoted(text, words[i]);
    }
    uc_text_add(text, "]");
}
