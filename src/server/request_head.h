/** @file
 * The head of an HTTP request as it comes: whether it is one that libwebsockets answers in our words, before
 * libwebsockets sees it. (RFC 9112)
 */
#ifndef UC_SERVER_REQUEST_HEAD_H
#define UC_SERVER_REQUEST_HEAD_H

#include <stddef.h>

enum {
    REQUEST_HEAD_BYTES = 8192,  /**< at most, with the empty line */
    REQUEST_TARGET_BYTES = 4096 /**< at most: path and query */
};

typedef struct head_verdict {
    int status; /**< 0: a good head, HEAD_UNFINISHED, or the status of the refusal: 400, 405, 414, 431, 505 */
    const char *sentence; /**< of a refusal, for people: a line of text */
} head_verdict;

enum { HEAD_UNFINISHED = -1 };

/** Judges the first `length` bytes of a connection; more than REQUEST_HEAD_BYTES need not be shown. */
head_verdict request_head_check(const char *bytes, size_t length);

#endif
