#include "server/players.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "core/numbers.h"

enum { SECRET_BYTES = 32, BASE64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING };

/** Below 10^15, so that every JSON reader takes it for a whole number; never 0. */
static uint64_t new_id(void) {
    uint64_t id;
    do {
        randombytes_buf(&id, sizeof id);
        id >>= 15;
    } while (!id);
    return id;
}

void player_make(store_player *ret_player, const char *name, int64_t now_s,
                 char ret_token[PLAYER_TOKEN_MAX]) {
    uint8_t secret[SECRET_BYTES];
    char text[sodium_base64_ENCODED_LEN(SECRET_BYTES, BASE64)];
    *ret_player = (store_player){.id = new_id(), .seen_s = now_s};
    randombytes_buf(secret, sizeof secret);
    crypto_hash_sha256(ret_player->hash, secret, sizeof secret);
    snprintf(ret_player->name, sizeof ret_player->name, "%s", name);
    sodium_bin2base64(text, sizeof text, secret, sizeof secret, BASE64);
    snprintf(ret_token, PLAYER_TOKEN_MAX, "%llu.%s", (unsigned long long)ret_player->id, text);
    sodium_memzero(secret, sizeof secret);
    sodium_memzero(text, sizeof text);
}

bool player_token_read(const char *token, uint64_t *ret_id, uint8_t ret_hash[STORE_HASH_BYTES]) {
    uint8_t secret[SECRET_BYTES];
    size_t digits = read_digits(token, 0, UINT64_MAX, ret_id), length = 0;
    if (!digits || token[digits] != '.') return false;
    const char *rest = token + digits + 1;
    if (sodium_base642bin(secret, sizeof secret, rest, strlen(rest), NULL, &length, NULL, BASE64) ||
        length != sizeof secret)
        return false;
    crypto_hash_sha256(ret_hash, secret, sizeof secret);
    return true;
}

bool player_has_hash(const store_player *player, const uint8_t hash[STORE_HASH_BYTES]) {
    return !sodium_memcmp(hash, player->hash, STORE_HASH_BYTES);
}
