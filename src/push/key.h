/** @file
 * The server's key for push services (VAPID, RFC 8292): who sends, without an account there.
 */
#ifndef UC_PUSH_KEY_H
#define UC_PUSH_KEY_H

#include "push/encrypt.h"
#include "upcard/text.h"

enum {
    PUSH_TOPIC_MAX = 33,  /**< bytes of a topic with its NUL (RFC 8030: at most 32 characters) */
    PUSH_VAPID_MAX = 1536 /**< bytes of the value of `Authorization` with its NUL */
};

typedef struct push_key push_key;

/** The key of a file, which is made with mode 0600 if it is not there. NULL and a message on failure; a file
 * that others may read is refused. */
push_key *push_key_open(const char *file, uc_text *message);
void push_key_close(push_key *key);
/** The public key in base64url, for browsers. */
const char *push_key_public(const push_key *key);
/** Writes the value of `Authorization` for the origin of a push service ("https://push.example"): a token
 * that is valid for twelve hours. `contact`: "mailto:..." or "https://...". False: it failed. */
bool push_key_authorize(const push_key *key, const char *origin, const char *contact, int64_t now_s,
                        uc_text *ret_value);
/** A topic made of a name; only this key can tell which. */
void push_key_topic(const push_key *key, const char *name, char ret_topic[PUSH_TOPIC_MAX]);

#endif
