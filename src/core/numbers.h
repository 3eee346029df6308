/** @file
 * The only parser of numbers: decimal digits and nothing else, within bounds.
 */
#ifndef UC_CORE_NUMBERS_H
#define UC_CORE_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/** Reads a whole number of min..max: 1 to 18 digits, without sign or blanks. Writes nothing on failure.
 */
static inline bool read_whole(const char *text, uint64_t min, uint64_t max, uint64_t *ret_number) {
    uint64_t number = 0;
    size_t length = strlen(text);
    if (!length || length > 18 || strspn(text, "0123456789") < length) return false;
    for (const char *c = text; *c; c++) number = 10 * number + (uint64_t)(*c - '0');
    if (number < min || number > max) return false;
    *ret_number = number;
    return true;
}

/** The same for a number that may begin with '-'. */
static inline bool read_integer(const char *text, int64_t min, int64_t max, int64_t *ret_number) {
    uint64_t size;
    if (!read_whole(text + (*text == '-'), 0, INT64_MAX, &size)) return false;
    int64_t number = *text == '-' ? -(int64_t)size : (int64_t)size;
    if (number < min || number > max) return false;
    *ret_number = number;
    return true;
}

#endif
