#include "push/encrypt.h"

#include <string.h>

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/param_build.h>
#include <sodium.h>

enum {
    SHARED_BYTES = 32,
    KEY_BYTES = 16,
    NONCE_BYTES = 12,
    TAG_BYTES = 16,
    RECORD_SIZE = 4096,
    LAST_RECORD = 2
};

/* ---- keys ---- */

static EVP_PKEY *key_of(OSSL_PARAM *params, int selection) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    if (!context || !params || EVP_PKEY_fromdata_init(context) <= 0 ||
        EVP_PKEY_fromdata(context, &key, selection, params) <= 0)
        key = NULL;
    EVP_PKEY_CTX_free(context);
    return key;
}

/** NULL: not a point of the curve, or no memory. */
static EVP_PKEY *public_key(const uint8_t point[PUSH_POINT_BYTES]) {
    char group[] = "prime256v1";
    OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
                           OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY,
                                                             (void *)(uintptr_t)point, PUSH_POINT_BYTES),
                           OSSL_PARAM_construct_end()};
    return point[0] == 4 ? key_of(params, EVP_PKEY_PUBLIC_KEY) : NULL;
}

static EVP_PKEY *private_key(const push_once *once) {
    OSSL_PARAM_BLD *build = OSSL_PARAM_BLD_new();
    BIGNUM *number = BN_bin2bn(once->private, PUSH_PRIVATE_BYTES, NULL);
    OSSL_PARAM *params = NULL;
    if (build && number &&
        OSSL_PARAM_BLD_push_utf8_string(build, OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0) &&
        OSSL_PARAM_BLD_push_octet_string(build, OSSL_PKEY_PARAM_PUB_KEY, once->point, PUSH_POINT_BYTES) &&
        OSSL_PARAM_BLD_push_BN(build, OSSL_PKEY_PARAM_PRIV_KEY, number))
        params = OSSL_PARAM_BLD_to_param(build);
    EVP_PKEY *key = key_of(params, EVP_PKEY_KEYPAIR);
    OSSL_PARAM_free(params);
    OSSL_PARAM_BLD_free(build);
    BN_clear_free(number);
    return key;
}

bool push_receiver_is_valid(const push_receiver *to) {
    EVP_PKEY *key = public_key(to->point);
    EVP_PKEY_free(key);
    return key;
}

static bool agree(EVP_PKEY *own, EVP_PKEY *other, uint8_t ret_shared[SHARED_BYTES]) {
    size_t length = SHARED_BYTES;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(own, NULL);
    bool fine = context && EVP_PKEY_derive_init(context) > 0 &&
                EVP_PKEY_derive_set_peer(context, other) > 0 &&
                EVP_PKEY_derive(context, ret_shared, &length) > 0 && length == SHARED_BYTES;
    EVP_PKEY_CTX_free(context);
    return fine;
}

/* ---- derivation ---- */

typedef struct bytes {
    const void *data;
    size_t length;
} bytes;

static OSSL_PARAM octets(const char *name, bytes b) {
    return OSSL_PARAM_construct_octet_string(name, (void *)(uintptr_t)b.data, b.length);
}

/** HKDF with SHA-256 (RFC 5869). */
static bool derive(bytes salt, bytes key, bytes info, uint8_t *ret_key, size_t length) {
    char digest[] = "SHA256";
    OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
                           octets(OSSL_KDF_PARAM_SALT, salt), octets(OSSL_KDF_PARAM_KEY, key),
                           octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
    EVP_KDF *kdf = EVP_KDF_fetch(NULL, "HKDF", NULL);
    EVP_KDF_CTX *context = kdf ? EVP_KDF_CTX_new(kdf) : NULL;
    bool fine = context && EVP_KDF_derive(context, ret_key, length, params) > 0;
    EVP_KDF_CTX_free(context);
    EVP_KDF_free(kdf);
    return fine;
}

/** The key and the nonce of the content (RFC 8291, section 3.4). */
static bool derive_content(const push_once *once, const push_receiver *to, const uint8_t shared[SHARED_BYTES],
                           uint8_t ret_key[KEY_BYTES], uint8_t ret_nonce[NONCE_BYTES]) {
    static const char key_info[] = "Content-Encoding: aes128gcm", nonce_info[] = "Content-Encoding: nonce";
    static const char head[] = "WebPush: info";
    uint8_t info[sizeof head + 2 * PUSH_POINT_BYTES], material[SHARED_BYTES];
    memcpy(info, head, sizeof head);
    memcpy(info + sizeof head, to->point, PUSH_POINT_BYTES);
    memcpy(info + sizeof head + PUSH_POINT_BYTES, once->point, PUSH_POINT_BYTES);
    const bytes salt = {once->salt, PUSH_SALT_BYTES}, key = {material, sizeof material};
    bool fine = derive((bytes){to->auth, PUSH_AUTH_BYTES}, (bytes){shared, SHARED_BYTES},
                       (bytes){info, sizeof info}, material, sizeof material) &&
                derive(salt, key, (bytes){key_info, sizeof key_info}, ret_key, KEY_BYTES) &&
                derive(salt, key, (bytes){nonce_info, sizeof nonce_info}, ret_nonce, NONCE_BYTES);
    sodium_memzero(material, sizeof material);
    return fine;
}

/* ---- the message ---- */

/** Its header (RFC 8188, section 2.1); the number of bytes. */
static size_t write_head(const push_once *once, uint8_t *ret_body) {
    uint8_t *to = ret_body;
    memcpy(to, once->salt, PUSH_SALT_BYTES);
    to += PUSH_SALT_BYTES;
    for (int shift = 24; shift >= 0; shift -= 8) *to++ = (uint8_t)(RECORD_SIZE >> shift & 0xff);
    *to++ = PUSH_POINT_BYTES;
    memcpy(to, once->point, PUSH_POINT_BYTES);
    return (size_t)(to - ret_body) + PUSH_POINT_BYTES;
}

/** One record: the message and its delimiter, encrypted, and the tag. */
static bool seal(const uint8_t *key, const uint8_t *nonce, const void *plain, size_t length,
                 uint8_t *ret_sealed) {
    static const uint8_t end[] = {LAST_RECORD};
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    int first = 0, second = 0, rest = 0;
    bool fine = context && EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), NULL, key, nonce) > 0 &&
                EVP_EncryptUpdate(context, ret_sealed, &first, plain, (int)length) > 0 &&
                EVP_EncryptUpdate(context, ret_sealed + first, &second, end, sizeof end) > 0 &&
                EVP_EncryptFinal_ex(context, ret_sealed + first + second, &rest) > 0 &&
                EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, TAG_BYTES, ret_sealed + length + 1) > 0;
    EVP_CIPHER_CTX_free(context);
    return fine;
}

static size_t encrypt(EVP_PKEY *own, const push_once *once, const push_receiver *to, const void *plain,
                      size_t length, uint8_t *ret_body) {
    uint8_t shared[SHARED_BYTES], key[KEY_BYTES], nonce[NONCE_BYTES];
    EVP_PKEY *other = public_key(to->point);
    size_t head = write_head(once, ret_body);
    bool fine = own && other && length <= PUSH_PLAIN_MAX && agree(own, other, shared) &&
                derive_content(once, to, shared, key, nonce) &&
                seal(key, nonce, plain, length, ret_body + head);
    EVP_PKEY_free(other);
    sodium_memzero(shared, sizeof shared);
    sodium_memzero(key, sizeof key);
    return fine ? head + length + 1 + TAG_BYTES : 0;
}

size_t push_encrypt(const push_receiver *to, const void *plain, size_t length, uint8_t *ret_body) {
    push_once once;
    size_t size = 0;
    EVP_PKEY *own = EVP_EC_gen("P-256");
    randombytes_buf(once.salt, sizeof once.salt);
    if (own &&
        EVP_PKEY_get_octet_string_param(own, OSSL_PKEY_PARAM_PUB_KEY, once.point, sizeof once.point, &size) &&
        size == sizeof once.point)
        size = encrypt(own, &once, to, plain, length, ret_body);
    else
        size = 0;
    EVP_PKEY_free(own);
    return size;
}

size_t push_encrypt_with(const push_once *once, const push_receiver *to, const void *plain, size_t length,
                         uint8_t *ret_body) {
    EVP_PKEY *own = private_key(once);
    size_t size = encrypt(own, once, to, plain, length, ret_body);
    EVP_PKEY_free(own);
    return size;
}
