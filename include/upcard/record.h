/** @file
 * Records: one text format for replays, bug reports, test cases and sharing (docs/record.md).
 *
 * Reading and writing use the caller's memory, one move at a time.
 */
#ifndef UPCARD_RECORD_H
#define UPCARD_RECORD_H

#include "upcard/game.h"

enum { UC_NAME_MAX = 64 }; /**< bytes of a decoded player's name with its NUL */

/** Writes the head of a record: version, game, seats and every rule in force; then `extra`, further header
 * lines (names, commit, seed, date and others, each with its newline; may be NULL); then the empty line.
 * `fresh` may be any state of the game. */
UC_API void uc_record_begin(uc_text *text, const uc_state *fresh, const char *extra);
/** Writes the line of one move: "0 play red:8/teal:7" or "* card 5". */
UC_API void uc_record_move(uc_text *text, const uc_game *game, int mover, uc_move move);
/** Writes the result line, "result 0 512 43 120"; writes nothing before the game is over. */
UC_API void uc_record_result(uc_text *text, const uc_state *state);
/** Writes the header line `names "you" "bot:hard"`, for `extra`. Quotes and backslashes are escaped with a
 * backslash; control characters become spaces, and bytes that are not UTF-8 become question marks. */
UC_API void uc_record_names(uc_text *text, const char *const *names, int seats);

/** A record being read. It points into the caller's text, which must stay valid and unchanged. */
typedef struct uc_record {
    uc_state state;   /**< the position reached */
    const char *rest; /**< the text not read yet */
    const char *end;
    const char *header; /**< where the second line begins */
    uint32_t line;      /**< number of the last line read, from 1 */
    int mover;          /**< of the last move read */
    uc_move move;
    bool result_seen;
} uc_record;

/** Reads the head of a record and starts its game. Returns UC_OK, or UC_BAD_RECORD with a sentence that names
 * the first bad line. */
UC_API uc_error uc_record_open(uc_record *ret_record, const char *text, size_t length, uc_text *message);
/** Reads and makes the next move. Returns 1 after a move, 0 at the end of the record, -1 at a bad line (a
 * sentence names it; the state is the one before it). `events` may be NULL. */
UC_API int uc_record_next(uc_record *record, uc_events *events, uc_text *message);
/** Copies the header lines other than version, game, seats and rules, for `extra` when the record is
 * rewritten. */
UC_API void uc_record_extra(uc_text *text, const uc_record *record);
/** The value of the first header line with this key (the text after "key "), or NULL. Not terminated:
 * *ret_length bytes of the caller's text. */
UC_API const char *uc_record_value(const uc_record *record, const char *key, size_t *ret_length);
/** Reads the names line into names[seats]; seats without a name get an empty one. Names are UTF-8 without
 * control characters, terminated, and truncated between characters if they are too long. */
UC_API void uc_record_read_names(const uc_record *record, char (*names)[UC_NAME_MAX]);

/** Writes the head of a record from its parts; `rules` as uc_record_rules writes them. */
UC_API void uc_record_head(uc_text *text, const uc_game *game, int seats, const char *rules,
                           const char *extra);
/** Writes every rule in force: "uno=declare target=500". */
UC_API void uc_record_rules(uc_text *text, const uc_state *state);

/** Writes the compact form of a record, "upcard1." and base64url digits, fit for a URL;
 * src/core/record_link.c defines the format. Returns UC_OK; UC_BAD_RECORD or a similar error, with a
 * sentence, if the record is invalid; or UC_TOO_SMALL if `link` is too short (then link->length is the length
 * needed). */
UC_API uc_error uc_link_write(uc_text *link, const char *text, size_t length, uc_text *message);
/** Decodes the compact form into a record; errors as above. */
UC_API uc_error uc_link_read(uc_text *record, const char *link, size_t length, uc_text *message);

#endif
