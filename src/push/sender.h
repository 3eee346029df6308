/** @file
 * Delivery of push messages (RFC 8030) over HTTPS, in a thread of its own.
 *
 * A message is tried a few times, with growing pauses, and never after its time to live. Each ends with one
 * outcome. A push service gets few connections at a time, so that a slow one does not hold up the others.
 */
#ifndef UC_PUSH_SENDER_H
#define UC_PUSH_SENDER_H

#include "push/encrypt.h"
#include "push/endpoint.h"
#include "push/key.h"

typedef struct push_sender push_sender;

typedef struct push_sender_options {
    const push_key *key;
    const char *contact; /**< see push_key_authorize */
    const char *allowed; /**< see push_endpoint_read */
    uint32_t retry_ms;   /**< pause before the second attempt; each further one takes four times as long */
    uint32_t timeout_ms; /**< for one attempt */
    void (*wake)(void *context); /**< called in the sender's thread when there are outcomes */
    void *context;
} push_sender_options;

/** Starts the thread. The texts and the key must stay. NULL and a message on failure. */
push_sender *push_sender_open(const push_sender_options *options, uc_text *message);
/** Stops the thread; messages that have not been delivered are lost. */
void push_sender_close(push_sender *s);

typedef struct push_message {
    uint64_t id; /**< for the outcome */
    const char *endpoint;
    push_receiver receiver;
    const char *text;  /**< at most PUSH_PLAIN_MAX bytes */
    const char *topic; /**< a later message with the same topic replaces this one at the push service */
    uint32_t ttl_s;    /**< how long the push service keeps it for a browser that is offline */
} push_message;

/** Hands a copy of a message over. False: too many are waiting, or no memory. */
bool push_sender_send(push_sender *s, const push_message *message);

typedef enum push_result {
    PUSH_SENT,
    PUSH_GONE,  /**< the subscription does not exist any more */
    PUSH_FAILED /**< refused, or tried often enough */
} push_result;

typedef struct push_outcome {
    uint64_t id;
    push_result result;
    int status; /**< of HTTP at the last attempt; 0: no answer */
    int attempts;
} push_outcome;

/** Calls `each` for the outcomes since the last call, in the owner's thread. */
void push_sender_collect(push_sender *s, void (*each)(void *context, const push_outcome *outcome),
                         void *context);

#endif
