/** @file
 * The engine behind `upcard drive`: one request in, one answer out (docs/drive.md).
 */
#ifndef UC_DRIVE_DRIVE_H
#define UC_DRIVE_DRIVE_H

#include <stddef.h>

/** The longest line: a record of a million moves fits. */
enum { DRIVE_LINE_MAX = 32 << 20 };

typedef struct drive drive;

/** A driver without a game, or NULL if out of memory; the caller frees it by drive_free. */
drive *drive_new(void);
void drive_free(drive *d);
/** Answers one request line (`length` bytes, without its newline). The answer ends with a newline and lives
 * until the next call. */
const char *drive_answer(drive *d, const char *line, size_t length, size_t *ret_length);
/** The answer to a line that is longer than DRIVE_LINE_MAX. */
const char *drive_too_long(drive *d, size_t *ret_length);

#endif
