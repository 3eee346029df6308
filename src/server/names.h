/** @file
 * Nicknames: the rules for tables where children play.
 */
#ifndef UC_SERVER_NAMES_H
#define UC_SERVER_NAMES_H

#include <stdbool.h>

#include "upcard/text.h"

typedef struct names names;

enum { NAME_CHARACTERS_MAX = 20 };

/** The built-in words, and those of a file, one per line (NULL or "": no file). Returns NULL, with a sentence
 * in `message`, if the file cannot be read. */
names *names_open(const char *file, uc_text *message);
void names_close(names *n);
/** Trims a nickname and writes it to ret_name[size]. Allowed are 1..20 visible characters in UTF-8, at least
 * one of them a letter or digit, that contain none of the words. Returns false, with a sentence in `message`,
 * for any other name. */
bool names_read(const names *n, const char *text, char *ret_name, size_t size, uc_text *message);

#endif
