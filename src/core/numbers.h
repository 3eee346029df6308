/** @file
 * Parses whole numbers: decimal digits and nothing else, within bounds.
 */
#ifndef UC_CORE_NUMBERS_H
#define UC_CORE_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

/** Reads the number at the start of a text and returns how many digits it has, 1 to 18. Returns 0 and writes
 * nothing if there is none, or if it is outside min..max. */
static inline size_t read_digits(const char *text, uint64_t min, uint64_t max, uint64_t *ret_number) {
    uint64_t number = 0;
    size_t length = 0;
    for (; text[length] >= '0' && text[length] <= '9'; length++) {
        if (length == 18) return 0;
        number = 10 * number + (uint64_t)(text[length] - '0');
    }
    if (!length || number < min || number > max) return 0;
    *ret_number = number;
    return length;
}

/** Reads a whole number of min..max: 1 to 18 digits, without sign or blanks. Writes nothing on failure. */
static inline bool read_whole(const char *text, uint64_t min, uint64_t max, uint64_t *ret_number) {
    uint64_t number;
    size_t length = read_digits(text, min, max, &number);
    if (!length || text[length]) return false;
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
