/** @file
 * Many small numbers at once: vectors of eight and sixteen, and of as many as the processor computes
 * together; whether a set has each of many cards.
 */
#ifndef UC_CORE_LANES_H
#define UC_CORE_LANES_H

#include "core/set.h"

typedef uint8_t uc_sixteen __attribute__((vector_size(16)));

static inline uc_sixteen sixteen_load(const void *from) {
    uc_sixteen numbers;
    __builtin_memcpy(&numbers, from, sizeof numbers);
    return numbers;
}

static inline void sixteen_store(uc_sixteen numbers, void *to) {
    __builtin_memcpy(to, &numbers, sizeof numbers);
}

#if defined(__SSSE3__) || defined(__wasm_simd128__)
#define LANES_PICK
/** Of from[16] the bytes with these indices, each below 16. */
static inline uc_sixteen sixteen_pick(const uint8_t *from, uc_sixteen index) {
    uc_sixteen bytes = sixteen_load(from);
#if defined(__SSSE3__)
    typedef char chars __attribute__((vector_size(16)));
    return (uc_sixteen)__builtin_ia32_pshufb128((chars)bytes, (chars)index);
#else
    typedef signed char chars __attribute__((vector_size(16)));
    return (uc_sixteen)__builtin_wasm_swizzle_i8x16((chars)bytes, (chars)index);
#endif
}
#endif

typedef int16_t uc_eight __attribute__((vector_size(16)));

static inline uc_eight eight_of(int number) {
    return (uc_eight){0} + (int16_t)number;
}

/** `yes` where a lane of `which` is -1, `no` where it is 0. */
static inline uc_eight eight_choose(uc_eight which, uc_eight yes, uc_eight no) {
    return (which & yes) | (~which & no);
}

static inline uc_eight eight_least(uc_eight a, uc_eight b) {
#if defined(__SSE2__) && !defined(__clang__) /* which finds the instruction itself */
    typedef short shorts __attribute__((vector_size(16)));
    return (uc_eight)__builtin_ia32_pminsw128((shorts)a, (shorts)b);
#else
    return eight_choose(a < b, a, b);
#endif
}

/** The upper half of each product. */
static inline uc_eight eight_product(uc_eight a, uc_eight b) {
#if defined(__SSE2__)
    typedef short shorts __attribute__((vector_size(16)));
    return (uc_eight)__builtin_ia32_pmulhw128((shorts)a, (shorts)b);
#else
    typedef int32_t wide __attribute__((vector_size(32)));
    wide product = __builtin_convertvector(a, wide) * __builtin_convertvector(b, wide) >> 16;
    return __builtin_convertvector(product, uc_eight);
#endif
}

static inline int eight_sum(uc_eight a) {
    a += __builtin_shufflevector(a, a, 4, 5, 6, 7, 0, 1, 2, 3);
    a += __builtin_shufflevector(a, a, 2, 3, 0, 1, 6, 7, 4, 5);
    return (int16_t)(a[0] + a[1]);
}

#if defined(__SSSE3__)
#if defined(__AVX2__)
typedef uint8_t uc_lanes __attribute__((vector_size(32)));
#else
typedef uc_sixteen uc_lanes;
#endif
enum { LANES = sizeof(uc_lanes) };

/** Places of cards in a set: the byte and, in it, the bit. */
typedef struct lanes_cards {
    uc_lanes byte, bit;
} lanes_cards;

static inline void lanes_store(uc_lanes numbers, void *to) {
    __builtin_memcpy(to, &numbers, sizeof numbers);
}

/** In each sixteen the bytes of those of `from` with these indices, of which the lowest four bits count; none
 * has the highest. */
static inline uc_lanes lanes_pick(uc_lanes from, uc_lanes index) {
    typedef char chars __attribute__((vector_size(sizeof(uc_lanes))));
#if defined(__AVX2__)
    return (uc_lanes)__builtin_ia32_pshufb256((chars)from, (chars)index);
#else
    return (uc_lanes)__builtin_ia32_pshufb128((chars)from, (chars)index);
#endif
}

/** A bit for each lane that is 255; the others are 0. */
static inline uint32_t lanes_bits(uc_lanes lanes) {
    typedef char chars __attribute__((vector_size(sizeof(uc_lanes))));
#if defined(__AVX2__)
    return (uint32_t)__builtin_ia32_pmovmskb256((chars)lanes);
#else
    return (uint32_t)__builtin_ia32_pmovmskb128((chars)lanes);
#endif
}

/** The same sixteen again and again. */
static inline uc_lanes lanes_repeat(uc_sixteen bytes) {
#if defined(__AVX2__)
    typedef uint64_t words __attribute__((vector_size(16)));
    return (uc_lanes)__builtin_shufflevector((words)bytes, (words)bytes, 0, 1, 0, 1);
#else
    return bytes;
#endif
}

/** A set for lanes_have. */
static inline uc_lanes lanes_load(const uc_set *set) {
    return lanes_repeat(sixteen_load(set));
}

/** The same for a set that was just computed: lanes_load would wait for its two words to be stored. */
static inline uc_lanes lanes_of(uc_set a) {
    typedef uint64_t words __attribute__((vector_size(16)));
    return lanes_repeat((uc_sixteen)(words){a.word[0], a.word[1]});
}

/** The places of cards, each below 128. */
static inline lanes_cards lanes_at(uc_lanes cards) {
    const uc_sixteen bits = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    return (lanes_cards){cards >> 3, lanes_pick(lanes_repeat(bits), cards)};
}

/** The places of the cards in cards[LANES]. */
static inline lanes_cards lanes_find(const uint8_t *cards) {
    uc_lanes numbers;
    __builtin_memcpy(&numbers, cards, sizeof numbers);
    return lanes_at(numbers);
}

/** 255 for each of these cards that a set has, else 0. */
static inline uc_lanes lanes_have(uc_lanes set, lanes_cards at) {
    return (uc_lanes)((lanes_pick(set, at.byte) & at.bit) == at.bit);
}
#endif

/** Writes 1 for each of the first `count` cards that a set has, and 0 for each that it lacks. `count` is a
 * constant, at most 128. */
UC_INLINE void set_spread(uc_set a, int count, uint8_t *out) {
    int at = 0;
#if defined(__SSSE3__)
    uc_lanes first = {0}, set = lanes_of(a);
    for (int i = 0; i < LANES; i++) first[i] = (uint8_t)i;
    for (; at < count && count >= LANES; at += LANES) {
        if (at > count - LANES) at = count - LANES; /* the last ones, some of them again */
        lanes_store(lanes_have(set, lanes_at(first + (uint8_t)at)) & 1, out + at);
    }
#endif
#if defined(__BMI2__)
    for (; at < count && count >= 8 && count <= 64; at += 8) {
        if (at > count - 8) at = count - 8;
        uint64_t eight = __builtin_ia32_pdep_di(a.word[0] >> at, UINT64_C(0x0101010101010101));
        __builtin_memcpy(out + at, &eight, sizeof eight);
    }
#endif
    for (; at < count; at++) out[at] = set_has(&a, at);
}

#endif
