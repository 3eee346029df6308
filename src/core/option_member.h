/** @file
 * Reads and writes the values of options in a state. Several options may share a member, each with bits of
 * its own.
 */
#ifndef UC_CORE_OPTION_MEMBER_H
#define UC_CORE_OPTION_MEMBER_H

#include <string.h>

#include "upcard/game.h"

/** The number in `size` bytes: 1, 2 or 4. */
static inline uint32_t option_member(const void *at, int size) {
    uint8_t one;
    uint16_t two;
    uint32_t four;
    if (size == 1) return memcpy(&one, at, 1), one;
    if (size == 2) return memcpy(&two, at, 2), two;
    return memcpy(&four, at, 4), four;
}

/** The mask of the option's bits in its member. */
static inline uint32_t option_bits(const uc_option *option) {
    return (UINT32_MAX >> (option->bits ? 32 - option->bits : 0)) << option->shift;
}

/** The value of an option in the bytes of a state. */
static inline int32_t option_get(const uint8_t *bytes, const uc_option *option) {
    uint32_t member = option_member(bytes + option->at, option->size);
    return (int32_t)((member & option_bits(option)) >> option->shift);
}

/** Writes the value of an option into the bytes of a state; other options in the same member keep theirs. */
static inline void option_set(uint8_t *bytes, const uc_option *option, int32_t value) {
    uint32_t mask = option_bits(option), member = option_member(bytes + option->at, option->size);
    member = (member & ~mask) | ((uint32_t)value << option->shift & mask);
    if (option->size == 1)
        bytes[option->at] = (uint8_t)member;
    else if (option->size == 2)
        memcpy(bytes + option->at, &(uint16_t){(uint16_t)member}, 2);
    else
        memcpy(bytes + option->at, &member, 4);
}

#endif
