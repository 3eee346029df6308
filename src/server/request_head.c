#define _GNU_SOURCE /* memmem */
#include "server/request_head.h"

#include <stdbool.h>
#include <string.h>
#include <strings.h>

typedef struct span {
    const char *start;
    size_t length;
} span;

static const char not_http[] = "this is not a request of HTTP; is it one of https?";
static const char too_long[] = "the address is too long: at most 4096 bytes";
static const head_verdict fine, unfinished = {HEAD_UNFINISHED, NULL};

static head_verdict refuse(int status, const char *sentence) {
    return (head_verdict){status, sentence};
}

static bool is_hex(char c) {
    return (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'f');
}

/* A character of a method or of a field's name (RFC 9110, 5.6.2). */
static bool is_token(char c) {
    return (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z') ||
           (c && strchr("!#$%&'*+-.^_`|~", c));
}

static bool is_token_text(span text) {
    for (size_t i = 0; i < text.length; i++)
        if (!is_token(text.start[i])) return false;
    return text.length > 0;
}

static bool is_word(span text, const char *word) {
    return text.length == strlen(word) && !memcmp(text.start, word, text.length);
}

/* The part before `end`, which is taken off the rest with it; all of the rest if `end` is not there. */
static span take(span *rest, char end) {
    const char *found = memchr(rest->start, end, rest->length);
    span part = {rest->start, found ? (size_t)(found - rest->start) : rest->length};
    size_t taken = part.length + (found != NULL);
    *rest = (span){rest->start + taken, rest->length - taken};
    return part;
}

/* Visible characters, and escapes of two digits that are not zero. */
static bool is_target(span target) {
    for (size_t i = 0; i < target.length; i++) {
        const char *at = target.start + i;
        if (*at <= ' ' || *at > '~') return false;
        if (*at != '%') continue;
        if (target.length - i < 3 || !is_hex(at[1]) || !is_hex(at[2]) || !memcmp(at, "%00", 3)) return false;
    }
    return target.length && *target.start == '/';
}

static head_verdict check_request_line(span line) {
    span method = take(&line, ' '), target = take(&line, ' ');
    if (!is_token_text(method)) return refuse(400, not_http);
    if (target.length > REQUEST_TARGET_BYTES) return refuse(414, too_long);
    if (line.length != 8 || memcmp(line.start, "HTTP/", 5) != 0)
        return refuse(400, "the first line must be: GET /PATH HTTP/1.1");
    if (!is_word(line, "HTTP/1.1") && !is_word(line, "HTTP/1.0"))
        return refuse(505, "this server speaks HTTP/1.1 and 1.0");
    if (!is_word(method, "GET") && !is_word(method, "HEAD")) return refuse(405, "only GET and HEAD");
    if (!is_target(target)) return refuse(400, "the address must be a path, with valid % escapes");
    return fine;
}

/* A field: a name, a colon, and a value without control characters. */
static bool is_field(span line, bool *is_host) {
    span name = take(&line, ':');
    *is_host = name.length == 4 && !strncasecmp(name.start, "host", 4);
    for (size_t i = 0; i < line.length; i++)
        if (((unsigned char)line.start[i] < ' ' && line.start[i] != '\t') || line.start[i] == 127)
            return false;
    return is_token_text(name) && line.start > name.start + name.length;
}

/* The next line, without its CR and LF; a line that ends otherwise becomes one that no check accepts. */
static span next_line(span *rest) {
    span line = take(rest, '\n');
    bool has_cr = line.length && line.start[line.length - 1] == '\r';
    return has_cr ? (span){line.start, line.length - 1} : (span){"\n", 1};
}

static head_verdict check_fields(span fields, bool needs_host) {
    int hosts = 0;
    while (fields.length) {
        bool is_host;
        if (!is_field(next_line(&fields), &is_host))
            return refuse(400, "a line of the request's head is not NAME: VALUE");
        hosts += is_host;
    }
    return hosts > 1 || (needs_host && !hosts) ? refuse(400, "the request must name one Host") : fine;
}

/* A head that has not ended: refused as soon as it can only be wrong. */
static head_verdict check_beginning(span head) {
    bool is_full = head.length == REQUEST_HEAD_BYTES;
    if (memchr(head.start, '\n', head.length)) {
        head_verdict verdict = check_request_line(next_line(&head));
        if (verdict.status) return verdict;
        return is_full ? refuse(431, "the head of the request is too long: at most 8192 bytes") : unfinished;
    }
    if (head.length && !is_token_text(take(&head, ' '))) return refuse(400, not_http);
    return is_full ? refuse(414, too_long) : unfinished;
}

head_verdict request_head_check(const char *bytes, size_t length) {
    span head = {bytes, length < REQUEST_HEAD_BYTES ? length : REQUEST_HEAD_BYTES};
    const char *end = memmem(head.start, head.length, "\r\n\r\n", 4);
    if (!end) return check_beginning(head);
    head.length = (size_t)(end - head.start) + 2;
    span line = next_line(&head);
    head_verdict verdict = check_request_line(line);
    if (verdict.status) return verdict;
    return check_fields(head, line.start[line.length - 1] == '1');
}
