/** @file
 * What the table's stream needs of libsodium, done by the page: imports of the module (src/host.ts).
 */
#ifndef UC_ALONE_SODIUM_H
#define UC_ALONE_SODIUM_H

#include <stddef.h>

#define HOST(name) __attribute__((import_module("upcard"), import_name(#name)))
enum { crypto_hash_sha256_BYTES = 32 };

/** A number by which the page finds what it has hashed so far. */
typedef struct crypto_auth_hmacsha256_state {
    int number;
} crypto_auth_hmacsha256_state;

HOST(hmac_init)
int crypto_auth_hmacsha256_init(crypto_auth_hmacsha256_state *state, const unsigned char *key, size_t length);
HOST(hmac_update)
int crypto_auth_hmacsha256_update(crypto_auth_hmacsha256_state *state, const unsigned char *in,
                                  unsigned long long length);
HOST(hmac_final) int crypto_auth_hmacsha256_final(crypto_auth_hmacsha256_state *state, unsigned char *out);
HOST(hmac)
int crypto_auth_hmacsha256(unsigned char *out, const unsigned char *in, unsigned long long length,
                           const unsigned char *key);
HOST(sha256) int crypto_hash_sha256(unsigned char *out, const unsigned char *in, unsigned long long length);
HOST(random) void randombytes_buf(void *out, size_t length);

static inline int sodium_init(void) {
    return 0;
}

char *sodium_bin2hex(char *hex, size_t room, const unsigned char *bytes, size_t count);
int sodium_hex2bin(unsigned char *bytes, size_t room, const char *hex, size_t length, const char *ignore,
                   size_t *ret_count, const char **ret_end);

#endif
