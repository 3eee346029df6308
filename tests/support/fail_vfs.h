/** @file
 * A layer between SQLite and the disk that counts operations, fails on demand, and remembers which data are
 * durable. While it is installed, all of SQLite uses it.
 */
#ifndef UC_TESTS_FAIL_VFS_H
#define UC_TESTS_FAIL_VFS_H

#include <stdbool.h>
#include <stdint.h>

typedef enum fail_kind {
    FAIL_NOTHING,
    FAIL_FULL,  /**< a write finds no room */
    FAIL_WRITE, /**< a write fails */
    FAIL_SHORT, /**< half of a write is done, then there is no room */
    FAIL_LATE,  /**< a write is complete, yet reported as failed */
    FAIL_SYNC,  /**< a sync fails; the written data stay */
    FAIL_KINDS
} fail_kind;

/** Numbers since fail_reset. */
typedef struct fail_counts {
    uint64_t writes, syncs, log_bytes, database_bytes;
    bool failed; /**< something was made to fail */
} fail_counts;

void fail_install(void);
void fail_remove(void);
/** Sets all to zero, and makes write or sync number `at` (from 1) fail, and with `lasting` all after it. Only
 * files whose names end so count; NULL: all. */
void fail_reset(fail_kind kind, uint64_t at, bool lasting, const char *suffix);
fail_counts fail_count(void);
/** Nothing fails any more. */
void fail_heal(void);
/** Whether syncs really reach the disk; otherwise they are only counted. */
void fail_really_sync(bool really);
/** Remembers from now on the files of SQLite as of their last syncs. */
void fail_remember(bool on);
/** Writes the remembered files into a folder: the contents of the disk after a power cut, without any data
 * that was not synced. */
void fail_power_cut(const char *folder);

#endif
