/** @file
 * Macros for the tables of uc_game.layout: one row per member of a state.
 */
#ifndef UC_CORE_LAYOUT_H
#define UC_CORE_LAYOUT_H

#include "upcard/game.h"

/** Offset, size and count of a member that consists of `many` numbers of one size. */
#define LAYOUT_AT(type, member, many)                                                                        \
    .at = offsetof(type, member), .size = sizeof(((type *)0)->member) / (many), .count = (many)
/** A row for numbers from `low` to `high`. */
#define LAYOUT_NUMBERS(type, member, many, low, high)                                                        \
    { LAYOUT_AT(type, member, many), .kind = UC_LAYOUT_NUMBER, .min = (low), .max = (high) }
#define LAYOUT_NUMBER(type, member, low, high) LAYOUT_NUMBERS(type, member, 1, low, high)
/** Rows for a seat and for cards. `other` and `another` are values allowed beyond them, or 0. */
#define LAYOUT_SEAT(type, member, other)                                                                     \
    { LAYOUT_AT(type, member, 1), .kind = UC_LAYOUT_SEAT, .min = (other), .max = (other) }
#define LAYOUT_CARDS(type, member, many, other, another)                                                     \
    { LAYOUT_AT(type, member, many), .kind = UC_LAYOUT_CARD, .min = (other), .max = (another) }
/** Rows for a set of cards, for a set of seats, and for flags in the lowest `bits` bits. */
#define LAYOUT_SET(type, member)                                                                             \
    { LAYOUT_AT(type, member, 1), .kind = UC_LAYOUT_SET }
#define LAYOUT_SEATS(type, member)                                                                           \
    { LAYOUT_AT(type, member, 1), .kind = UC_LAYOUT_SEATS }
#define LAYOUT_BITS(type, member, bits)                                                                      \
    { LAYOUT_AT(type, member, 1), .kind = UC_LAYOUT_BITS, .max = (bits) }

/** The largest points accepted from untrusted bytes: far above every target, far below INT32_MAX. */
enum { LAYOUT_POINTS = 1 << 28 };

#endif
