/** @file
 * What keeps the journals: the few things that a store asks of a database.
 *
 * Three kinds of functions, by who calls them. Those that change something are called by one thread, the
 * writer, each between `begin` and the `commit` or `rollback` that ends the transaction. `read` is called by
 * another thread at the same time. The others may be called by any thread.
 *
 * The one safety mechanism is compare-and-append: lines are appended only after exactly `after` lines. Where
 * one writer has all tables, as with SQLite, it compares with what it knows; a database that several servers
 * share compares when it commits. So an append has its verdict once the transaction has been committed.
 *
 * STALE and UNKNOWN concern one job. After FULL or FAILED the transaction can only be rolled back.
 */
#ifndef UC_STORE_BACKEND_H
#define UC_STORE_BACKEND_H

#include "store/pack.h"
#include "store/store.h"
#include "store/trouble.h"

typedef struct backend backend;

/** Lines of a journal that has `after` lines already. */
typedef struct store_append {
    uint64_t table, after;
    const char *lines;
    size_t length;  /**< in bytes */
    uint32_t count; /**< of lines */
} store_append;

typedef struct backend_kind {
    /** NULL and a sentence when it cannot. `trouble` stays until `close`. */
    backend *(*open)(const char *folder, bool read_only, store_trouble_text *trouble, uc_text *message);
    void (*close)(backend *b);

    store_status (*begin)(backend *b);
    /** Hands lines over. OK: `commit` writes the verdict (OK, STALE or UNKNOWN) to *ret_verdict before it
     * returns OK; lines and verdict stay where they are until then. */
    store_status (*append)(backend *b, const store_append *append, store_status *ret_verdict);
    /** Puts a packed journal of `after` lines in the place of the lines. */
    store_status (*archive)(backend *b, uint64_t table, uint64_t after, const store_packed *packed);
    store_status (*put_player)(backend *b, const store_player *player);
    /** Removes those not seen since among a number of players after *id, and moves *id on; `ret_more` is
     * false behind the last. */
    store_status (*forget)(backend *b, int64_t before_s, uint64_t *id, bool *ret_more);
    /** A bounded portion of housekeeping; there may be nothing to do. */
    store_status (*tidy)(backend *b, bool *ret_more);
    /** OK: all is durable, and each append has its verdict. Otherwise nothing is there and the transaction
     * has ended; after UNSURE that is certain only once a later commit has succeeded. */
    store_status (*commit)(backend *b);
    void (*rollback)(backend *b);

    /** The journal of a table, as of the last commit or later. `lines` by malloc. */
    store_status (*read)(backend *b, uint64_t table, store_lines *ret_lines);

    store_status (*list)(backend *b, bool archived, bool (*each)(void *context, const store_entry *entry),
                         void *context);
    store_status (*players)(backend *b, bool (*each)(void *context, const store_player *player),
                            void *context);
    store_status (*backup)(backend *b, const char *file, uc_text *message);
} backend_kind;

/** SQLite in a folder. */
extern const backend_kind store_sqlite;

#endif
