/** @file
 * Words of a line of a score pad.
 */
#ifndef UC_SESSION_PIECE_H
#define UC_SESSION_PIECE_H

#include <string.h>

#include "core/numbers.h"

/* A part of a line, not terminated. */
typedef struct piece {
    const char *text;
    size_t length;
} piece;

static inline piece trimmed(piece p) {
    while (p.length && p.text[0] == ' ') p.text++, p.length--;
    while (p.length && p.text[p.length - 1] == ' ') p.length--;
    return p;
}

/* Takes what comes before `mark`, or everything; false if nothing is left. */
static inline bool take(piece *rest, char mark, piece *ret) {
    if (!rest->text) return false;
    const char *at = memchr(rest->text, mark, rest->length);
    size_t length = at ? (size_t)(at - rest->text) : rest->length;
    *ret = trimmed((piece){rest->text, length});
    *rest = at ? (piece){at + 1, rest->length - length - 1} : (piece){NULL, 0};
    return true;
}

static inline bool is(piece p, const char *word) {
    return p.length == strlen(word) && !memcmp(p.text, word, p.length);
}

/* Takes the first word if it is this one. */
static inline bool begins(piece *rest, const char *word) {
    piece after = *rest, first = {0};
    take(&after, ' ', &first);
    if (!is(first, word)) return false;
    *rest = after.text ? trimmed(after) : (piece){"", 0};
    return true;
}

static inline bool number_of(piece p, int64_t min, int64_t max, int64_t *ret_number) {
    char text[24];
    if (!p.length || p.length >= sizeof text) return false;
    memcpy(text, p.text, p.length);
    text[p.length] = '\0';
    return read_integer(text, min, max, ret_number);
}

/* Whether an entry is a move of a round that is entered card by card. */
static inline bool is_move(const char *entry) {
    return entry[0] == '*' || (entry[0] >= '0' && entry[0] <= '9');
}

#endif
