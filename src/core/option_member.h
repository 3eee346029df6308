/** @file
 * Where the value of an option stands: a member of a state, or some bits of one that several options share.
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

/** The bits of the member that are the option's. */
static inline uint32_t option_bits(const uc_option *option) {
    return (UINT32_MAX >> (option->bits ? 32 - option->bits : 0)) << option->shift;
}

/** The value of an option in the bytes of a state. */
static inline int32_t option_get(const uint8_t *bytes, const uc_option *option) {
    uint32_t member = option_member(bytes + option->at, option->size);
    return (int32_t)((member & option_bits(option)) >> option->shift);
}

/** Writes the value of an option into the bytes of a state; other options of the member stay. */
static inline void option_put(uint8_t *bytes, const uc_option *option, int32_t value) {
    uint32_t mine = option_bits(option), member = option_member(bytes + option->at, option->size);
    member = (member & ~mine) | ((uint32_t)value << option->shift & mine);
    if (option->size == 1)
        bytes[option->at] = (uint8_t)member;
    else if (option->size == 2)
        memcpy(bytes + option->at, &(uint16_t){(uint16_t)member}, 2);
    else
        memcpy(bytes + option->at, &member, 4);
}

#endif
