/** @file
 * Keys of JSON objects with their values, each after a comma: for messages that only the server writes.
 */
#ifndef UC_SERVER_JSON_WRITE_H
#define UC_SERVER_JSON_WRITE_H

#include "upcard/text.h"

void write_key(uc_text *text, const char *key);
void write_text(uc_text *text, const char *key, const char *value);
/** null for NULL and for an empty text. */
void write_word(uc_text *text, const char *key, const char *word);
void write_number(uc_text *text, const char *key, int64_t number);
void write_flag(uc_text *text, const char *key, bool flag);
/** A seat, or null for -1. */
void write_seat(uc_text *text, const char *key, int seat);
/** A list of words that ends with NULL. */
void write_list(uc_text *text, const char *key, const char *const *words);

#endif
