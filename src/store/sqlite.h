/** @file
 * The parts of the SQLite backend.
 *
 * The journals of all tables are rows of one append-only log: (id, table, lines by then, the row before of
 * the same table, text). Ids grow by one and are never used twice. Nothing but the row id is indexed: a
 * second key over tables that take turns would write a page for each move, the end of a log one for many.
 * Where each table's last row is stands in memory, read from the whole log once when the store is opened.
 *
 * A row without a row before replaces all earlier ones of its table; after compaction, minus the row that its
 * last lines had at first stands there. A row without text ends its table. What lies before those is dead.
 * Deleting it where it lies would also touch a page for each move. So dead rows stay until they are several
 * times the living ones; then the log's head is deleted portion by portion, whole pages at once, and a
 * journal that still lives there is written again, as one row, to its end.
 */
#ifndef UC_STORE_SQLITE_H
#define UC_STORE_SQLITE_H

#include <limits.h>
#include <pthread.h>

#include <sqlite3.h>

#include "store/backend.h"
#include "store/index.h"

enum {
    STORE_VERSION = 1,              /**< of the tables: PRAGMA user_version */
    STORE_APPLICATION = 0x55504344, /**< PRAGMA application_id: "UPCD" */
    STORE_PAGE = 512, /**< bytes: each commit writes the last page of the log and some inner ones again */
    STORE_PATH_MAX = PATH_MAX + 64
};

/** The statements, in the order of their texts in sqlite_link.c. */
typedef enum store_sql {
    SQL_BEGIN_WRITE,
    SQL_BEGIN_READ,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_FENCE,
    SQL_SNAPSHOT,    /**< reads anything: from now on nothing changes */
    SQL_ADD_ROW,     /**< id, table, upto, prev, lines */
    SQL_ROW,         /**< id -> table, prev, lines */
    SQL_ROWS,        /**< from id -> id, table, upto, prev, bytes (NULL at the end of a table) */
    SQL_DELETE_ROWS, /**< from id, to id */
    SQL_ADD_ARCHIVE, /**< table, lines, bytes, packed */
    SQL_ARCHIVE,     /**< table -> lines, bytes, packed */
    SQL_IN_ARCHIVE,  /**< table -> 1 */
    SQL_ARCHIVES,    /**< -> table, lines */
    SQL_PUT_PLAYER,  /**< id, hash, name, seen */
    SQL_PLAYERS,     /**< -> id, hash, name, seen */
    SQL_PLAYERS_END, /**< from id, number -> the last of that many ids */
    SQL_FORGET,      /**< from id, to id, seen before */
    SQL_COUNT
} store_sql;

/** A connection, used by one thread at a time. */
typedef struct store_link {
    sqlite3 *db;
    sqlite3_stmt *prepared[SQL_COUNT];
    store_trouble_text *trouble;
} store_link;

/** An SQLite result code. Close it in any case. */
int store_link_open(store_link *link, const char *path, int flags, store_trouble_text *trouble);
void store_link_close(store_link *link);
/** A statement with its first `count` parameters bound; NULL when it cannot be prepared. */
sqlite3_stmt *store_link_use(store_link *link, store_sql sql, int count, const int64_t *numbers);
#define STORE_USE(link, sql, ...)                                                                            \
    store_link_use(link, sql, (int)(sizeof(int64_t[]){__VA_ARGS__} / sizeof(int64_t)),                       \
                   (int64_t[]){__VA_ARGS__})
/** SQLITE_ROW, SQLITE_DONE or an error; any but a row resets the statement. */
int store_link_step(store_link *link, sqlite3_stmt *statement);
/** Runs a statement that gives no rows. */
bool store_link_run(store_link *link, sqlite3_stmt *statement);
/** Runs a statement without parameters. */
bool store_link_do(store_link *link, store_sql sql);
/** Notes as trouble why the last call failed while `doing` this; FULL or FAILED. */
store_status store_link_failed(store_link *link, const char *doing);
/** The same with a reason of ours. */
store_status store_link_broken(store_link *link, const char *doing, const char *reason);
/** The value of a pragma that is a number, -1 when it cannot be read. */
int64_t store_link_pragma(store_link *link, const char *name);
/** That it is a store that this program can read; else a sentence about the file `path`. */
bool store_link_check(store_link *link, const char *path, uc_text *message);

/** The log in numbers. */
typedef struct store_log {
    int64_t head, next;   /**< the first row, and the one after the last; equal when it is empty */
    uint64_t live, total; /**< bytes of lines */
} store_log;

/** Moves what is committed from the write-ahead log into the database, off the writer's way. */
typedef struct store_checkpointer {
    store_link link;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t change;
    int64_t bytes; /**< in the write-ahead log; the writer's */
    bool running, due, working, closing;
    bool nearly; /**< little is left; the writer does it between two transactions */
} store_checkpointer;

struct backend {
    char path[STORE_PATH_MAX]; /**< of the database */
    bool read_only;
    int lock_fd;
    store_trouble_text *trouble;
    store_link writer, reader;
    pthread_mutex_t lock; /**< of index, where others than the writer read it or the writer changes it */
    store_index index;    /**< what is committed */
    store_index staged;   /**< changes of the transaction; a spot whose first is 0: the table is gone */
    store_log log, committed_log; /**< with the transaction, and before it */
    bool unfenced;                /**< a commit failed, and its remains have not been overwritten */
    bool resting;                 /**< no housekeeping until a transaction succeeds */
    store_checkpointer checkpointer;
};

/** Reads the rows that were added since; all where the index is empty. */
store_status store_log_refresh(store_link *link, store_index *index, store_log *log);
/** The journal at a spot; STALE when it does not stand there any more. */
store_status store_log_read(store_link *link, const store_spot *spot, store_lines *ret_lines);
/** Where a table stands with the transaction; NULL: nowhere. */
const store_spot *store_log_spot(const backend *b, uint64_t table);
/** Adds a row (lines NULL: the end of the table) and moves the spot on. */
store_status store_log_add(backend *b, store_spot *spot, const char *lines, size_t length);
/** Notes a spot in the transaction. */
store_status store_log_stage(backend *b, const store_spot *spot);
/** Deletes a portion of the log's head where too much is dead. */
store_status store_log_compact(backend *b, bool *ret_more);

bool store_checkpointer_start(backend *b);
void store_checkpointer_stop(backend *b);
/** The writer's part, between two transactions. */
void store_checkpointer_help(backend *b);

/** Ends a restore that was begun (sqlite_copy.c). */
bool store_copy_finish(const char *path, uc_text *message);
/** Whether there is one to end. */
bool store_copy_pending(const char *path);
store_status store_copy_backup(backend *b, const char *file, uc_text *message);

#endif
