/** @file
 * Keys of JSON objects with their values, each after a comma: for messages that only the server writes.
 */
#ifndef UC_SERVER_PUT_H
#define UC_SERVER_PUT_H

#include "upcard/text.h"

void put_key(uc_text *text, const char *key);
void put_text(uc_text *text, const char *key, const char *value);
/** null for NULL and for an empty text. */
void put_word(uc_text *text, const char *key, const char *word);
void put_number(uc_text *text, const char *key, int64_t number);
void put_flag(uc_text *text, const char *key, bool flag);
/** A seat, or null for -1. */
void put_seat(uc_text *text, const char *key, int seat);
/** A list of words that ends with NULL. */
void put_list(uc_text *text, const char *key, const char *const *words);

#endif
