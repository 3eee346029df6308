/** @file
 * The file of a score pad (docs/pad.md): each line is on disk before it is confirmed.
 */
#ifndef UC_SAVES_PAD_FILE_H
#define UC_SAVES_PAD_FILE_H

#include "saves/saves.h"
#include "upcard/pad.h"

typedef struct pad_file {
    char path[SAVES_PATH_MAX];
    int file;     /**< -1: closed */
    size_t lines; /**< in it */
} pad_file;

/** Writes a new file with the head and lines of a pad and replaces any other at this path; false and the
 * reason on failure. */
bool pad_file_create(pad_file *f, const char *path, const uc_pad *pad, uc_text *reason);
/** Reads the pad of a file, and opens the file for further lines. Returns NULL and the reason on failure. */
uc_pad *pad_file_open(pad_file *f, const char *path, uc_text *reason);
/** Appends the lines that the file lacks; false and the reason on failure, and then none is in it. */
bool pad_file_update(pad_file *f, const uc_pad *pad, uc_text *reason);
void pad_file_close(pad_file *f);

#endif
