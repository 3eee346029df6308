/* The table's stream, by libsodium's SHA-256 and HMAC-SHA256. */
#include "upcard/fair.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

static void write_little_endian(uint8_t *to, uint64_t number, int bytes) {
    for (int i = 0; i < bytes; i++) to[i] = (uint8_t)(number >> (8 * i));
}

void uc_fair_start(uc_fair *fair, const uint8_t secret[UC_SECRET_BYTES], const char *const *seeds,
                   int count) {
    static const unsigned char label[] = "upcard-fair-1";
    crypto_auth_hmacsha256_state hmac;
    crypto_auth_hmacsha256_init(&hmac, secret, UC_SECRET_BYTES);
    crypto_auth_hmacsha256_update(&hmac, label, sizeof label - 1);
    for (int i = 0; i < count; i++) {
        uint8_t length[4];
        size_t bytes = strlen(seeds[i]);
        write_little_endian(length, bytes, 4);
        crypto_auth_hmacsha256_update(&hmac, length, sizeof length);
        crypto_auth_hmacsha256_update(&hmac, (const unsigned char *)seeds[i], bytes);
    }
    crypto_auth_hmacsha256_final(&hmac, fair->key);
    fair->draws = 0;
}

uint32_t uc_fair_below(const uc_fair *fair, uint64_t k, uint32_t n) {
    uint64_t excess = (UINT64_MAX % n + 1) % n; /* 2^64 mod n: this many of the largest words are not used */
    for (uint32_t block = 0;; block++) {
        uint8_t name[12], words[32];
        write_little_endian(name, k, 8);
        write_little_endian(name + 8, block, 4);
        crypto_auth_hmacsha256(words, name, sizeof name, fair->key);
        for (int i = 0; i < 4; i++) {
            uint64_t word = 0;
            for (int byte = 7; byte >= 0; byte--) word = word << 8 | words[8 * i + byte];
            if (word <= UINT64_MAX - excess) return (uint32_t)(word % n);
        }
    }
}

uc_move uc_fair_draw(uc_fair *fair, const uc_state *state) {
    return uc_pick(state, uc_fair_below(fair, fair->draws++, uc_weight(state)));
}

static void add_hex(uc_text *text, const uint8_t bytes[32]) {
    char hex[65];
    uc_text_add(text, sodium_bin2hex(hex, sizeof hex, bytes, 32));
}

void uc_fair_commit(uc_text *text, const uint8_t secret[UC_SECRET_BYTES]) {
    uint8_t hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, secret, UC_SECRET_BYTES);
    uc_text_add(text, "sha256:");
    add_hex(text, hash);
}

void uc_fair_secret(uint8_t ret_secret[UC_SECRET_BYTES]) {
    if (sodium_init() < 0) abort(); /* without it, the generator is not thread-safe */
    randombytes_buf(ret_secret, UC_SECRET_BYTES);
}

void uc_fair_secret_of_text(uint8_t ret_secret[UC_SECRET_BYTES], const char *text) {
    crypto_hash_sha256(ret_secret, (const unsigned char *)text, strlen(text));
}

void uc_fair_secret_text(uc_text *text, const uint8_t secret[UC_SECRET_BYTES]) {
    add_hex(text, secret);
}

bool uc_fair_read_secret(uint8_t ret_secret[UC_SECRET_BYTES], const char *text, size_t length) {
    uint8_t secret[UC_SECRET_BYTES];
    size_t bytes = 0;
    if (length != 2 * sizeof secret ||
        sodium_hex2bin(secret, sizeof secret, text, length, NULL, &bytes, NULL) || bytes != sizeof secret)
        return false;
    memcpy(ret_secret, secret, sizeof secret);
    return true;
}
