/** @file
 * Sets of cards (uc_set) and bit tricks for them.
 */
#ifndef UC_CORE_SET_H
#define UC_CORE_SET_H

#include "core/attributes.h"
#include "upcard/head.h"

static inline int bits_count(uint64_t word) {
    return __builtin_popcountll(word);
}

/** Index of the lowest bit; word is not 0. */
static inline int bits_lowest(uint64_t word) {
    return __builtin_ctzll(word);
}

/** Index of set bit number n (from 0); n is below bits_count(word). */
static inline int bits_nth(uint64_t word, uint32_t n) {
#if defined(__BMI2__)
    return __builtin_ctzll(__builtin_ia32_pdep_di(UINT64_C(1) << n, word));
#else
    while (n--) word &= word - 1;
    return __builtin_ctzll(word);
#endif
}

static inline uc_set set_of(int card) {
    uint64_t bit = UINT64_C(1) << (card & 63);
    return (uc_set){{card < 64 ? bit : 0, card < 64 ? 0 : bit}};
}

/** The cards 0..count-1. */
static inline uc_set set_first(int count) {
    return (uc_set){{count >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << count) - 1,
                     count <= 64    ? 0
                     : count >= 128 ? ~UINT64_C(0)
                                    : (UINT64_C(1) << (count - 64)) - 1}};
}

static inline bool set_has(const uc_set *set, int card) {
    return set->word[card >> 6] >> (card & 63) & 1;
}

static inline void set_add(uc_set *set, int card) {
    set->word[card >> 6] |= UINT64_C(1) << (card & 63);
}

static inline void set_drop(uc_set *set, int card) {
    set->word[card >> 6] &= ~(UINT64_C(1) << (card & 63));
}

static inline uc_set set_and(uc_set a, uc_set b) {
    return (uc_set){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

static inline uc_set set_or(uc_set a, uc_set b) {
    return (uc_set){{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
}

/** a without b. */
static inline uc_set set_minus(uc_set a, uc_set b) {
    return (uc_set){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}

static inline bool set_empty(uc_set a) {
    return (a.word[0] | a.word[1]) == 0;
}

static inline bool set_equal(uc_set a, uc_set b) {
    return ((a.word[0] ^ b.word[0]) | (a.word[1] ^ b.word[1])) == 0;
}

static inline int set_count(uc_set a) {
    return bits_count(a.word[0]) + bits_count(a.word[1]);
}

/** Card number n (from 0, ascending) of a set; n is below set_count. Without a branch, since it would be
 * unpredictable. */
static inline int set_nth(uc_set a, uint32_t n) {
    uint32_t low = (uint32_t)bits_count(a.word[0]), high = n >= low;
    uint64_t word = a.word[0] ^ ((a.word[0] ^ a.word[1]) & -(uint64_t)high);
    return (int)(64 * high) + bits_nth(word, n - (low & -high));
}

/** The first card of a nonempty set. */
static inline int set_lowest(uc_set a) {
    return a.word[0] ? bits_lowest(a.word[0]) : 64 + bits_lowest(a.word[1]);
}

/** Removes the first card from a nonempty set and returns it. Without an index by the word, which would keep
 * the set in memory, and without a branch, since it would be unpredictable. */
static inline int set_take_lowest(uc_set *a) {
    uint64_t low = a->word[0], none = low ? 0 : ~UINT64_C(0), word = low | (a->word[1] & none);
    a->word[0] = low & (low - 1);
    a->word[1] &= a->word[1] - (none & 1);
    return bits_lowest(word) + (int)(none & 64);
}

#endif
