/** @file
 * Writes that last.
 */
#ifndef UC_SAVES_DISK_H
#define UC_SAVES_DISK_H

#include <stdbool.h>
#include <stddef.h>

/** Writes all bytes; false and errno on failure. */
bool disk_write(int file, const char *bytes, size_t count);
/** Makes the name of a file durable. */
void disk_sync_folder(const char *path);

#endif
