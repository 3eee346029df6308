/** @file
 * Nicknames: the rules for tables where children play.
 */
#ifndef UC_SERVER_NAMES_H
#define UC_SERVER_NAMES_H

#include <stdbool.h>

#include "upcard/text.h"

typedef struct names names;

enum { NAME_CHARACTERS_MAX = 20 };

/** The built-in words, and those of a file, one per line (NULL or "": none). NULL and a sentence if it cannot
 * be read. */
names *names_open(const char *file, uc_text *message);
void names_close(names *n);
/** Trims a nickname and writes it to ret_name[size]; false and a sentence if it is not allowed: 1..20
 * characters of UTF-8, visible ones, with at least one letter or digit, none of the words in it. */
bool names_read(const names *n, const char *text, char *ret_name, size_t size, uc_text *message);

#endif
