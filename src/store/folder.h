/** @file
 * The folder of a store, and its lock.
 */
#ifndef UC_STORE_FOLDER_H
#define UC_STORE_FOLDER_H

#include <stdbool.h>

#include "upcard/text.h"

/** What to do about tables of a newer version. */
#define STORE_NEWER_REMEDY "; install that version again, or restore a backup from before the upgrade"

/** Adds its arguments, up to a NULL, to a text. */
void text_add_all(uc_text *text, ...);

/** Makes the folder and missing parent folders, readable by their owner alone. */
bool store_folder_make(const char *folder, uc_text *message);
/** Locks it for this process; returns a file descriptor that holds the lock until it is closed, or -1. */
int store_folder_lock(const char *folder, uc_text *message);
/** What root puts into a folder belongs to the folder's owner, the user of the server, from now on. */
bool store_file_give(const char *file, const char *folder, uc_text *message);
/** Makes the names in the folder of a file durable. */
bool store_folder_sync(const char *file);
/** Makes the contents of a file durable. */
bool store_file_sync(const char *file);

#endif
