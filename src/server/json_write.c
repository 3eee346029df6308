#include "server/json_write.h"

#include "core/json.h"

void write_key(uc_text *text, const char *key) {
    json_key(text, key);
}

void write_text(uc_text *text, const char *key, const char *value) {
    write_key(text, key);
    uc_text_add_quoted(text, value);
}

void write_word(uc_text *text, const char *key, const char *word) {
    write_key(text, key);
    if (word && *word)
        uc_text_add_quoted(text, word);
    else
        uc_text_add(text, "null");
}

void write_number(uc_text *text, const char *key, int64_t number) {
    write_key(text, key);
    uc_text_add_number(text, number);
}

void write_flag(uc_text *text, const char *key, bool flag) {
    write_key(text, key);
    json_flag(text, flag);
}

void write_seat(uc_text *text, const char *key, int seat) {
    write_key(text, key);
    json_seat(text, seat < 0 ? UC_NOBODY : seat);
}

void write_list(uc_text *text, const char *key, const char *const *words) {
    write_key(text, key);
    uc_text_add(text, "[");
    for (int i = 0; words[i]; i++) {
        if (i) uc_text_add(text, ",");
        uc_text_add_quoted(text, words[i]);
    }
    uc_text_add(text, "]");
}
