/** @file
 * What a store needs from a database, its backend: a small interface.
 *
 * There are three kinds of functions, by the thread that calls them. One thread, the writer, calls those
 * that change something, each between `begin` and the `commit` or `rollback` that ends the transaction.
 * Another thread, the reader, may call `read`, `find_player` and `fence` at the same
 * time. Any thread may call the
 * others.
 *
 * Compare-and-append is the only safety mechanism: lines are appended only if the journal has exactly
 * `after` lines. With a single writer of all tables, as with SQLite, the backend compares with its own
 * index; PostgreSQL compares while it commits. So a job has its verdict only after the transaction has been
 * committed, and what it points to stays in place until then.
 *
 * STALE and UNKNOWN concern one job. After FULL or FAILED the transaction can only be rolled back. CLOSED:
 * another server has taken over the database, for good.
 */
#ifndef UC_STORE_BACKEND_H
#define UC_STORE_BACKEND_H

#include "store/pack.h"
#include "store/store.h"
#include "store/trouble.h"

typedef struct backend backend;

/** Lines to append to a journal that already has `after` lines. */
typedef struct store_append {
    uint64_t table, after;
    const char *lines;
    size_t length;  /**< in bytes */
    uint32_t count; /**< of lines */
} store_append;

typedef struct backend_kind {
    /** Opens `options->folder`, a folder or a database. Returns NULL with a message on failure. `trouble`
     * must stay valid until `close`. */
    backend *(*open)(const store_options *options, store_trouble_text *trouble, uc_text *message);
    void (*close)(backend *b);

    store_status (*begin)(backend *b);
    /** Adds lines to the transaction. OK: `commit` writes the verdict (OK, STALE or UNKNOWN) to *ret_verdict
     * before it returns OK. */
    store_status (*append)(backend *b, const store_append *append, store_status *ret_verdict);
    /** Replaces the lines of a journal that has `after` lines with a packed journal; the verdict as for
     * `append`. */
    store_status (*archive)(backend *b, uint64_t table, uint64_t after, const store_packed *packed,
                            store_status *ret_verdict);
    store_status (*put_player)(backend *b, const store_player *player);
    store_status (*put_push)(backend *b, const store_push *push);
    store_status (*drop_push)(backend *b, uint64_t id);
    /** STORE_SEAT; nothing with one writer alone. */
    store_status (*seat)(backend *b, uint64_t table, const char *players, size_t length);
    /** A node's part of STORE_MEET; `commit` writes the answer. A backend with one writer alone has one node
     * with all parts. */
    store_status (*meet)(backend *b, store_meeting *meeting);
    /** Checks a number of players from *id on and removes those not seen since. `commit` moves *id on;
     * *ret_more is 0 after the last. */
    store_status (*forget)(backend *b, int64_t before_s, uint64_t *id, uint32_t *ret_more);
    /** One bounded step of housekeeping; there may be nothing to do. */
    store_status (*tidy)(backend *b, bool *ret_more);
    /** OK: everything is durable, and each append has its verdict. Otherwise nothing was written and the
     * transaction has ended; after UNSURE that is certain only once a later commit has succeeded. */
    store_status (*commit)(backend *b);
    void (*rollback)(backend *b);

    /** The journal of a table, as of the last commit or later. `lines` by malloc. */
    store_status (*read)(backend *b, uint64_t table, store_lines *ret_lines);
    /** A player, as of the last commit or later; by the thread of `read`. */
    store_status (*find_player)(backend *b, uint64_t id, store_player *ret_player);
    /** STORE_SEATS; by the same thread. */
    store_status (*seats)(backend *b, uint64_t player, bool (*each)(void *context, const store_entry *entry),
                          void *context);
    /** STORE_FIND_PUSHES; by the same thread. */
    store_status (*find_pushes)(backend *b, uint64_t player,
                                bool (*each)(void *context, const store_push *push), void *context);
    /** Fences a node (STORE_FENCE); by the same thread. */
    store_status (*fence)(backend *b, int64_t node, uint64_t beat);

    /** `parts`: bit n for part n. */
    store_status (*list)(backend *b, bool archived, uint64_t parts,
                         bool (*each)(void *context, const store_entry *entry), void *context);
    store_status (*players)(backend *b, bool (*each)(void *context, const store_player *player),
                            void *context);
    store_status (*pushes)(backend *b, bool (*each)(void *context, const store_push *push), void *context);
    store_status (*backup)(backend *b, const char *file, uc_text *message);
} backend_kind;

/** SQLite in a folder. */
extern const backend_kind store_sqlite;
/** A PostgreSQL database, by its address; without libpq it only says so. */
extern const backend_kind store_postgres;

#endif
