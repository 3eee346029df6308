/** @file
 * A store in a temporary folder, and jobs that are done one after the other.
 */
#ifndef UC_TESTS_STORE_RIG_H
#define UC_TESTS_STORE_RIG_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "store/store.h"

enum { RIG_PATH_MAX = 256 }; /**< also of an address of a database */

/** Makes a folder for tests, in memory where there is such a place; `path` gets its name. Below
 * tests/support/with_postgres it is a place in the database. */
void rig_folder_make(char path[RIG_PATH_MAX]);
/** The same, always a folder. */
void rig_disk_make(char path[RIG_PATH_MAX]);
/** Removes it with all that is in it. */
void rig_folder_remove(const char *path);
/** Copies the files of a folder (not of folders below) except the shared memory and the lock: the contents of
 * the disk if the machine stopped now. */
void rig_folder_copy(const char *from, const char *to);
/** The bytes of a file, by malloc; the test fails when it cannot be read. */
char *rig_file(const char *folder, const char *name, size_t *ret_size);
void rig_file_write(const char *folder, const char *name, const char *bytes, size_t size);

/** Runs SQL without double quotes in the database of tests/support/with_postgres. */
void rig_psql(const char *address, const char *sql);

/** A store, or NULL and a sentence. */
store *rig_try_open(const char *folder, bool read_only, uc_text *message);
/** A store, which must open. */
store *rig_open(const char *folder, bool read_only);
/** As one of several servers on a database. */
store *rig_open_node(const char *folder, const char *name);
/** A store that must not open, for a reason that has this in it. */
void rig_cannot_open(const char *folder, bool read_only, const char *reason);

/** Submits a job and collects until it has ended. */
store_status rig_do(store *s, store_job *job);
/** Submits without waiting, with a job of its own that notes its end; see rig_wait. */
void rig_submit(store *s, store_job *job);
/** Collects until everything submitted by rig_submit has ended. */
void rig_wait(store *s);

store_status rig_append(store *s, uint64_t table, uint64_t after, const char *lines);
store_status rig_archive(store *s, uint64_t table, uint64_t after);
store_status rig_put_player(store *s, uint64_t id, const char *name, int64_t seen_s);
/** The journal of a table as text, by malloc; NULL when it is not there. Its newlines must be its count. */
char *rig_read(store *s, uint64_t table);
/** The journal of a table is this; NULL: there is none. */
#define rig_journal_is(s, table, text) rig_journal_is_at(s, table, text, __FILE__, __LINE__)
void rig_journal_is_at(store *s, uint64_t table, const char *text, const char *file, int line);

#endif
