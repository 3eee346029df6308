#include "push/key.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <sodium.h>

enum {
    VALID_S = 12 * 3600, /* RFC 8292 allows a day */
    NUMBER_BYTES = 32,   /* of each half of a signature */
    SIGNATURE_BYTES = 2 * NUMBER_BYTES,
    TOPIC_BYTES = 24,
    CLAIMS_MAX = 1024
};
#define BASE64 sodium_base64_VARIANT_URLSAFE_NO_PADDING
#define BASE64_SIZE(bytes) sodium_base64_ENCODED_LEN(bytes, BASE64)

struct push_key {
    EVP_PKEY *pair;
    char public[BASE64_SIZE(PUSH_POINT_BYTES)];
    uint8_t topics[crypto_auth_KEYBYTES]; /* key of the topics */
};

/* ---- the file ---- */

static bool complain(uc_text *message, const char *file, const char *why) {
    uc_text_add(message, "the key for push messages, ");
    uc_text_add(message, file);
    uc_text_add(message, ": ");
    uc_text_add(message, why);
    return false;
}

/** Writes a new key into a file that did not exist; under another name first, so that no half one stays. */
static bool make_file(const char *file, uc_text *message) {
    char fresh[4096 + 8];
    snprintf(fresh, sizeof fresh, "%s.new", file);
    unlink(fresh);
    int fd = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0) return complain(message, fresh, strerror(errno));
    FILE *out = fdopen(fd, "w");
    EVP_PKEY *pair = EVP_EC_gen("P-256");
    bool fine = out && pair && PEM_write_PrivateKey(out, pair, NULL, NULL, 0, NULL, NULL) > 0 &&
                !fflush(out) && !fsync(fd);
    int why = errno;
    EVP_PKEY_free(pair);
    if (out)
        fclose(out);
    else
        close(fd);
    if (fine && !rename(fresh, file)) return true;
    unlink(fresh);
    return complain(message, file, why ? strerror(why) : "cannot be made");
}

static EVP_PKEY *read_file(const char *file, uc_text *message) {
    struct stat status;
    int fd = open(file, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return complain(message, file, strerror(errno)), NULL;
    FILE *in = fdopen(fd, "r");
    if (!in) return close(fd), complain(message, file, strerror(errno)), NULL;
    EVP_PKEY *pair = NULL;
    if (fstat(fd, &status) || (status.st_mode & (S_IRWXG | S_IRWXO)))
        complain(message, file, "others may read it; run chmod 600");
    else if (!(pair = PEM_read_PrivateKey(in, NULL, NULL, NULL)))
        complain(message, file, "no private key in PEM; remove it to make a new one");
    fclose(in);
    return pair;
}

/* ---- opening ---- */

/** The key of the topics follows from the private key. */
static bool derive_topics(push_key *key) {
    static const char name[] = "upcard push topics";
    uint8_t private[NUMBER_BYTES];
    BIGNUM *number = NULL;
    bool fine = EVP_PKEY_get_bn_param(key->pair, OSSL_PKEY_PARAM_PRIV_KEY, &number) &&
                BN_bn2binpad(number, private, sizeof private) == sizeof private;
    BN_clear_free(number);
    if (fine)
        crypto_generichash(key->topics, sizeof key->topics, (const uint8_t *)name, sizeof name, private,
                           sizeof private);
    sodium_memzero(private, sizeof private);
    return fine;
}

static bool take_parts(push_key *key) {
    uint8_t point[PUSH_POINT_BYTES];
    char group[32] = "";
    size_t length = 0;
    bool fine =
        EVP_PKEY_get_utf8_string_param(key->pair, OSSL_PKEY_PARAM_GROUP_NAME, group, sizeof group, &length) &&
        !strcmp(group, "prime256v1") &&
        EVP_PKEY_get_octet_string_param(key->pair, OSSL_PKEY_PARAM_PUB_KEY, point, sizeof point, &length) &&
        length == sizeof point;
    if (fine) sodium_bin2base64(key->public, sizeof key->public, point, sizeof point, BASE64);
    return fine && derive_topics(key);
}

push_key *push_key_open(const char *file, uc_text *message) {
    if (access(file, F_OK) && !make_file(file, message)) return NULL;
    push_key *key = calloc(1, sizeof *key);
    if (!key) return complain(message, file, "out of memory"), NULL;
    key->pair = read_file(file, message);
    if (key->pair && take_parts(key)) return key;
    if (key->pair) complain(message, file, "not a key of the curve P-256; remove it to make a new one");
    push_key_close(key);
    return NULL;
}

void push_key_close(push_key *key) {
    if (!key) return;
    EVP_PKEY_free(key->pair);
    sodium_memzero(key->topics, sizeof key->topics);
    free(key);
}

const char *push_key_public(const push_key *key) {
    return key->public;
}

void push_key_topic(const push_key *key, const char *name, char ret_topic[PUSH_TOPIC_MAX]) {
    uint8_t hash[TOPIC_BYTES];
    crypto_generichash(hash, sizeof hash, (const uint8_t *)name, strlen(name), key->topics,
                       sizeof key->topics);
    sodium_bin2base64(ret_topic, PUSH_TOPIC_MAX, hash, sizeof hash, BASE64);
}

/* ---- the token ---- */

/** A signature as two numbers one after the other (RFC 7518, section 3.4), from the DER of OpenSSL. */
static bool flatten(const uint8_t *der, size_t length, uint8_t ret_signature[SIGNATURE_BYTES]) {
    ECDSA_SIG *pair = d2i_ECDSA_SIG(NULL, &der, (long)length);
    bool fine =
        pair && BN_bn2binpad(ECDSA_SIG_get0_r(pair), ret_signature, NUMBER_BYTES) == NUMBER_BYTES &&
        BN_bn2binpad(ECDSA_SIG_get0_s(pair), ret_signature + NUMBER_BYTES, NUMBER_BYTES) == NUMBER_BYTES;
    ECDSA_SIG_free(pair);
    return fine;
}

static bool sign(const push_key *key, const char *text, uint8_t ret_signature[SIGNATURE_BYTES]) {
    uint8_t der[128];
    size_t length = sizeof der;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    bool fine = context && EVP_DigestSignInit(context, NULL, EVP_sha256(), NULL, key->pair) > 0 &&
                EVP_DigestSign(context, der, &length, (const uint8_t *)text, strlen(text)) > 0;
    EVP_MD_CTX_free(context);
    return fine && flatten(der, length, ret_signature);
}

static void add_base64(uc_text *text, const void *bytes, size_t length) {
    char encoded[BASE64_SIZE(CLAIMS_MAX)];
    uc_text_add(text, sodium_bin2base64(encoded, sizeof encoded, bytes, length, BASE64));
}

bool push_key_authorize(const push_key *key, const char *origin, const char *contact, int64_t now_s,
                        uc_text *ret_value) {
    static const char head[] = "{\"typ\":\"JWT\",\"alg\":\"ES256\"}";
    char claims[CLAIMS_MAX], token[PUSH_VAPID_MAX];
    uint8_t signature[SIGNATURE_BYTES];
    uc_text text;
    uc_text_start(&text, claims, sizeof claims);
    uc_text_add(&text, "{\"aud\":");
    uc_text_add_quoted(&text, origin);
    uc_text_add(&text, ",\"exp\":");
    uc_text_add_number(&text, now_s + VALID_S);
    uc_text_add(&text, ",\"sub\":");
    uc_text_add_quoted(&text, contact);
    uc_text_add(&text, "}");
    if (!uc_text_whole(&text)) return false;
    uc_text_start(&text, token, sizeof token);
    add_base64(&text, head, sizeof head - 1);
    uc_text_add(&text, ".");
    add_base64(&text, claims, strlen(claims));
    if (!uc_text_whole(&text) || !sign(key, token, signature)) return false;
    uc_text_add(ret_value, "vapid t=");
    uc_text_add(ret_value, token);
    uc_text_add(ret_value, ".");
    add_base64(ret_value, signature, sizeof signature);
    uc_text_add(ret_value, ", k=");
    uc_text_add(ret_value, key->public);
    return uc_text_whole(ret_value);
}
