/** @file
 * Decodes UTF-8 from untrusted bytes.
 */
#ifndef UC_CORE_UTF8_H
#define UC_CORE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** Bytes of the UTF-8 sequence at `c` (RFC 3629), or 0. */
static inline size_t utf8_length(const unsigned char *c, size_t room) {
    static const struct {
        uint8_t first, last, low, high,
            length; /* range of the first byte, of the second, and the bytes in all */
    } forms[] = {{0x01, 0x7f, 0, 0, 1},       {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
                 {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
                 {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4}};
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        if (c[0] < forms[i].first || c[0] > forms[i].last) continue;
        if (forms[i].length > room) return 0;
        if (forms[i].length > 1 && (c[1] < forms[i].low || c[1] > forms[i].high)) return 0;
        for (size_t k = 2; k < forms[i].length; k++)
            if ((c[k] & 0xc0) != 0x80) return 0;
        return forms[i].length;
    }
    return 0;
}

/** The code point of a valid sequence. */
static inline uint32_t utf8_character(const unsigned char *c, size_t length) {
    uint32_t character = length == 1 ? c[0] : c[0] & (0xffu >> (length + 1));
    for (size_t i = 1; i < length; i++) character = character << 6 | (c[i] & 0x3f);
    return character;
}

/** A control character (ISO 6429: C0, delete, C1) of `length` bytes. */
static inline bool is_control(const char *c, size_t length) {
    unsigned char first = (unsigned char)c[0];
    return length == 1 ? first < 0x20 || first == 0x7f
                       : length == 2 && first == 0xc2 && (unsigned char)c[1] < 0xa0;
}

/** Bytes of the character at `c` if it is safe to display; 0 for bytes that are not UTF-8, for a control
 * character, and for the separators (U+2028, U+2029) and overrides of the writing direction (U+202A to
 * U+202E, U+2066 to U+2069), which change the lines and the order of the text around them. */
static inline size_t clean_length(const char *c, size_t room) {
    if (*c >= 0x20 && *c < 0x7f) return 1;
    const unsigned char *bytes = (const unsigned char *)c;
    size_t length = utf8_length(bytes, room);
    if (!length || is_control(c, length)) return 0;
    uint32_t character = utf8_character(bytes, length);
    bool moves = (character >= 0x2028 && character <= 0x202e) || (character >= 0x2066 && character <= 0x2069);
    return moves ? 0 : length;
}

#endif
