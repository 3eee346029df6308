/* Streams: xoshiro256** (Blackman and Vigna 2021), its state filled by SplitMix64 (Steele, Lea and Flood
 * 2014). */
#include "upcard/rng.h"

static uint64_t split_mix(uint64_t *state) {
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

void uc_rng_start(uc_rng *rng, uint64_t seed, uint64_t index) {
    uint64_t name = seed, place = index ^ UINT64_C(0xd1b54a32d192ed03);
    for (int i = 0; i < 4; i++) rng->word[i] = split_mix(&name) ^ split_mix(&place);
    if (!(rng->word[0] | rng->word[1] | rng->word[2] | rng->word[3])) rng->word[0] = 1;
}

/* Other texts than numbers are hashed by FNV-1a. */
uint64_t uc_seed_of_text(const char *text) {
    uint64_t number = 0, hash = UINT64_C(0xcbf29ce484222325);
    bool digits = *text != '\0';
    for (const char *c = text; *c; c++) {
        digits = digits && *c >= '0' && *c <= '9';
        number = number * 10 + (uint64_t)(*c - '0');
        hash = (hash ^ (uint64_t)(unsigned char)*c) * UINT64_C(0x100000001b3);
    }
    return digits ? number : hash;
}
