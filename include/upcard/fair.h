/** @file
 * The verifiable stream of random numbers, for tables where players must be able to trust the cards
 * (docs/record.md, "Trust in the cards").
 *
 * A table draws a 256-bit secret and publishes its SHA-256 before the players add seeds of their own. Draw
 * number k depends only on the secret, those seeds and k. So once the secret is published, anybody can
 * recompute every card:
 *
 *     key      = HMAC-SHA256(secret, "upcard-fair-1" and for each player's seed:
 *                its length in bytes as 4 bytes, its bytes)
 *     block j  = HMAC-SHA256(key, k as 8 bytes, j as 4 bytes): 4 words of 8 bytes
 *     number k = w mod n, with w the first word, block after block,
 *                that is below the largest multiple of n up to 2^64
 *
 * All integers are little-endian. Skipping the other words makes the numbers exactly equally likely.
 */
#ifndef UPCARD_FAIR_H
#define UPCARD_FAIR_H

#include "upcard/game.h"

enum { UC_SECRET_BYTES = 32, UC_COMMIT_MAX = 72 };

typedef struct uc_fair {
    uint8_t key[32];
    uint64_t draws; /**< number of the next draw, from 0: the game's chance moves so far */
} uc_fair;

/** Starts a stream from the secret and the players' seeds (`count` texts without spaces; if `count` is 0,
 * `seeds` may be NULL). */
UC_API void uc_fair_start(uc_fair *fair, const uint8_t secret[UC_SECRET_BYTES], const char *const *seeds,
                          int count);
/** Draw number k: 0..n-1, each exactly equally likely; n is 1..2^32-1. */
UC_API uint32_t uc_fair_below(const uc_fair *fair, uint64_t k, uint32_t n);
/** The next outcome at a chance point: uc_pick of draw number fair->draws, which is then incremented. */
UC_API uc_move uc_fair_draw(uc_fair *fair, const uc_state *state);
/** The commitment published before the game: "sha256:" and 64 hexadecimal digits of the SHA-256 of the
 * secret; at most UC_COMMIT_MAX bytes. */
UC_API void uc_fair_commit(uc_text *text, const uint8_t secret[UC_SECRET_BYTES]);
/** Writes a secret from the operating system's generator; aborts if the system has no generator. */
UC_API void uc_fair_secret(uint8_t ret_secret[UC_SECRET_BYTES]);
/** Writes a secret from any text, for a repeatable game: the SHA-256 of its bytes. */
UC_API void uc_fair_secret_of_text(uint8_t ret_secret[UC_SECRET_BYTES], const char *text);
/** The secret as 64 hexadecimal digits. */
UC_API void uc_fair_secret_text(uc_text *text, const uint8_t secret[UC_SECRET_BYTES]);
/** Reads 64 hexadecimal digits. Returns false and writes nothing if the text is anything else. */
UC_API bool uc_fair_read_secret(uint8_t ret_secret[UC_SECRET_BYTES], const char *text, size_t length);

#endif
