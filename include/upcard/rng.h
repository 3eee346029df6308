/** @file
 * The stream of random numbers for simulations. It is not part of a state.
 *
 * xoshiro256** (Blackman and Vigna 2018), seeded through SplitMix64. A seed and an index identify a stream,
 * so game number k of a simulation has the same stream on any thread. The numbers are predictable: tables
 * where somebody could gain by predicting them use fair.h.
 */
#ifndef UPCARD_RNG_H
#define UPCARD_RNG_H

#include "upcard/api.h"

typedef struct uc_rng {
    uint64_t word[4]; /**< never all zero */
} uc_rng;

/** Starts stream number `index` of `seed`. */
UC_API void uc_rng_start(uc_rng *rng, uint64_t seed, uint64_t index);

/** A seed from any text, such as the value of --seed: FNV-1a of its bytes. A text of digits gives that number
 * (modulo 2^64). */
UC_API uint64_t uc_seed_of_text(const char *text);

/** The next 64 random bits. */
static inline uint64_t uc_rng_next(uc_rng *rng) {
    uint64_t *s = rng->word;
    uint64_t five = s[1] * 5, result = ((five << 7) | (five >> 57)) * 9, t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = (s[3] << 45) | (s[3] >> 19);
    return result;
}

/** A number in 0..n-1, each exactly equally likely (Lemire 2019, with its rejection step). n is 1..2^32-1. */
static inline uint32_t uc_rng_below(uc_rng *rng, uint32_t n) {
    uint64_t product = (uc_rng_next(rng) >> 32) * n;
    if (UC_UNLIKELY((uint32_t)product < n)) {
        uint32_t floor = (0u - n) % n;
        while ((uint32_t)product < floor) product = (uc_rng_next(rng) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

/** The number of a random set bit, each exactly equally likely; bits is not 0. */
static inline int uc_rng_bit(uc_rng *rng, uint64_t bits) {
    if ((bits & (bits - 1)) == 0) return UC_LOWEST_BIT(bits);
    uint32_t n = uc_rng_below(rng, (uint32_t)UC_BIT_COUNT(bits));
    while (n--) bits &= bits - 1;
    return UC_LOWEST_BIT(bits);
}

#endif
