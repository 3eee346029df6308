/** @file
 * A score pad (upcard/pad.h) that several people write to: the lines of its log, and its journal.
 *
 * The journal of a shared pad is one line for each line of the pad's file, after the time: `head` and the
 * line, for those up to the empty one; `enter`, the id that the client gave, and the line, for those of the
 * log. The lines that came together have the same id.
 */
#ifndef UC_SERVER_SHARED_PAD_H
#define UC_SERVER_SHARED_PAD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "upcard/text.h"

enum {
    SHARED_PAD_BYTES = 65536, /**< of a file */
    SHARED_PAD_LINES = 4000,  /**< of a log */
    SHARED_PAD_ID_MAX = 24    /**< bytes of an id, with its NUL */
};

typedef struct shared_pad shared_pad;

/** A pad with this head and no lines. NULL and a message; the message is empty if memory is short. */
shared_pad *shared_pad_new(int64_t now, const char *head, uc_text *message);
/** Reads a journal. NULL as above. */
shared_pad *shared_pad_read(const char *lines, size_t length, uc_text *message);
/** NULL is allowed. */
void shared_pad_free(shared_pad *p);

typedef enum shared_pad_answer {
    SHARED_PAD_ENTERED,
    SHARED_PAD_REPEATED, /**< lines with this id are there already */
    SHARED_PAD_STALE,    /**< a line is about the pad as it was, and others have written since */
    SHARED_PAD_REFUSED,  /**< by the pad, which says why */
    SHARED_PAD_BAD,      /**< the id or the text is not in order */
    SHARED_PAD_FULL,     /**< the pad is as long as it may be */
    SHARED_PAD_NO_MEMORY
} shared_pad_answer;

/** Enters lines, all or none. They were made for a pad of `seq` lines; a line that stands by itself (a round,
 * a move) may be entered after others, one that is about other lines (fix, insert, drop, undo) or the round
 * after them (deal) may not. */
shared_pad_answer shared_pad_enter(shared_pad *p, int64_t now, const char *id, uint64_t seq,
                                   const char *lines, uc_text *message);
/** The lines of the log after those with this id, or 0. */
uint64_t shared_pad_after(const shared_pad *p, const char *id);
uint64_t shared_pad_lines(const shared_pad *p);
/** Bytes of the file. */
size_t shared_pad_bytes(const shared_pad *p);
/** Reads it as a pad, which the caller closes. NULL: memory is short. */
struct uc_pad *shared_pad_open(const shared_pad *p);
/** The time of the last line. */
int64_t shared_pad_last(const shared_pad *p);
/** The head of the file, up to and with its empty line. */
const char *shared_pad_head(const shared_pad *p);

/** Lines of the journal. */
typedef struct shared_pad_journal {
    uint64_t after; /**< lines before these */
    char *lines;    /**< by malloc */
    size_t length;
    uint32_t count;
} shared_pad_journal;
/** Those that have not been taken yet. False: there are none, or memory is short. */
bool shared_pad_take(shared_pad *p, shared_pad_journal *ret_journal);

/** Bytes that shared_pad_write needs at most. */
size_t shared_pad_room(const shared_pad *p);
/** Writes the message `lines`: those of the log from one on, up to another, which is not written. */
void shared_pad_write(const shared_pad *p, uint64_t from, uint64_t until, uc_text *text);

#endif
