/** @file
 * A store's journals in the simplest layout in SQLite, PRIMARY KEY (table, line) WITHOUT ROWID, to compare
 * the log of src/store with it (tests/store/test_load.c). It can append and archive, but not read.
 */
#ifndef UC_TESTS_PLAIN_BACKEND_H
#define UC_TESTS_PLAIN_BACKEND_H

#include "store/backend.h"

/** With pages of 512 bytes, as the log has, and of 4096, SQLite's own choice. */
extern const backend_kind plain_small_pages, plain_pages;

#endif
