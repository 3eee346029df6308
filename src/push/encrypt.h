/** @file
 * Encryption of a push message for one browser: RFC 8291, in the content coding aes128gcm of RFC 8188.
 *
 * The push service, which carries the message, cannot read it.
 */
#ifndef UC_PUSH_ENCRYPT_H
#define UC_PUSH_ENCRYPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    PUSH_POINT_BYTES = 65, /**< of a public key: an uncompressed point of P-256 */
    PUSH_PRIVATE_BYTES = 32,
    PUSH_AUTH_BYTES = 16, /**< of a browser's secret */
    PUSH_SALT_BYTES = 16,
    PUSH_PLAIN_MAX = 1024, /**< bytes of a message */
    PUSH_BODY_MAX = PUSH_PLAIN_MAX + PUSH_SALT_BYTES + 4 + 1 + PUSH_POINT_BYTES + 1 + 16
};

/** A browser's keys, as it gave them. */
typedef struct push_receiver {
    uint8_t point[PUSH_POINT_BYTES]; /**< p256dh */
    uint8_t auth[PUSH_AUTH_BYTES];
} push_receiver;

/** Whether the public key is a point of the curve. */
bool push_receiver_is_valid(const push_receiver *to);
/** Encrypts a message of at most PUSH_PLAIN_MAX bytes with a fresh key; the number of bytes in
 * ret_body[PUSH_BODY_MAX], 0: the receiver's key is invalid, or no memory. */
size_t push_encrypt(const push_receiver *to, const void *plain, size_t length, uint8_t *ret_body);

/** The sender's part of one message. */
typedef struct push_once {
    uint8_t point[PUSH_POINT_BYTES], private[PUSH_PRIVATE_BYTES], salt[PUSH_SALT_BYTES];
} push_once;
/** The same with a given key, for test vectors. */
size_t push_encrypt_with(const push_once *once, const push_receiver *to, const void *plain, size_t length,
                         uint8_t *ret_body);

#endif
