/** @file
 * Records: one text format for replays, bug reports, test cases and sharing (docs/record.md).
 *
 * Reading and writing work on the caller's memory, one move at a time.
 */
#ifndef UPCARD_RECORD_H
#define UPCARD_RECORD_H

#include "upcard/game.h"

enum { UC_NAME_MAX = 64 }; /**< bytes of a player's name with its NUL, where names are read */

/** Writes the head of a record: version, game, seats, every rule in force; then `extra`, whole header lines
 * (names, commit, seed, date and others, each ended by a newline; may be NULL), then the empty line. `fresh`
 * may be any state of the game. */
UC_API void uc_record_begin(uc_text *text, const uc_state *fresh, const char *extra);
/** Writes the line of one move: "0 play red:8/teal:7" or "* card 5". */
UC_API void uc_record_move(uc_text *text, const uc_game *game, int mover, uc_move move);
/** Writes the result line, "result 0 512 43 120"; nothing before the game is over. */
UC_API void uc_record_result(uc_text *text, const uc_state *state);
/** Writes the header line `names "you" "bot:hard"`, for `extra`. Quotes and backslashes are escaped by a
 * backslash; control characters become spaces, and bytes that are not UTF-8 question marks. */
UC_API void uc_record_names(uc_text *text, const char *const *names, int seats);

/** A record being read; it points into the caller's text, which must stay. */
typedef struct uc_record {
    uc_state state;   /**< the position reached */
    const char *rest; /**< what is not read yet */
    const char *end;
    const char *header; /**< where the second line begins */
    uint32_t line;      /**< number of the line read last, from 1 */
    int mover;          /**< of the move read last */
    uc_move move;
    bool result_seen;
} uc_record;

/** Reads the head of a record and starts its game: UC_OK, or UC_BAD_RECORD with a sentence that names the
 * first bad line. */
UC_API uc_error uc_record_open(uc_record *ret_record, const char *text, size_t length, uc_text *message);
/** Reads and makes the next move: 1 made, 0 the end of the record, -1 a bad line (a sentence names it; the
 * state is that before it). `events` may be NULL. */
UC_API int uc_record_next(uc_record *record, uc_events *events, uc_text *message);
/** Copies the header lines beside version, game, seats and rules, for `extra` of a record that is written
 * anew. */
UC_API void uc_record_extra(uc_text *text, const uc_record *record);
/** The value of the first header line with this key (all behind "key "), or NULL; not terminated: *ret_length
 * bytes of the caller's text. */
UC_API const char *uc_record_value(const uc_record *record, const char *key, size_t *ret_length);
/** Reads the names line into names[seats]; seats without a name get an empty one. Names are UTF-8 without
 * control characters, terminated, and cut off between characters where they are too long. */
UC_API void uc_record_read_names(const uc_record *record, char (*names)[UC_NAME_MAX]);

/** The same head from its parts: `rules` as uc_record_rules writes them. */
UC_API void uc_record_head(uc_text *text, const uc_game *game, int seats, const char *rules,
                           const char *extra);
/** Writes every rule in force: "uno=declare target=500". */
UC_API void uc_record_rules(uc_text *text, const uc_state *state);

/** Writes the compact form of a record, "upcard1." and base64url digits (src/core/link.c has the format): fit
 * for a URL. UC_OK; UC_BAD_RECORD and so on with a sentence when the record is bad; UC_TOO_SMALL when `link`
 * cannot hold it (then its length is what it needs). */
UC_API uc_error uc_link_write(uc_text *link, const char *text, size_t length, uc_text *message);
/** Writes the record that a link stands for; errors as above. */
UC_API uc_error uc_link_read(uc_text *record, const char *link, size_t length, uc_text *message);

#endif
