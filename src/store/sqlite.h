/** @file
 * The parts of the SQLite backend.
 *
 * The journals of all tables are rows of one append-only log: (id, table, lines up to here, previous row of
 * the same table, text). Ids grow by one and are never reused. Only the row id is indexed: with a second
 * key, tables that take turns would make each move write its own page, while at the end of a log one page
 * holds many moves. An index in memory holds the last row of each table; it is read from the whole log when
 * the store is opened.
 *
 * A row without a previous row replaces all earlier rows of its table. If compaction wrote it, the field for
 * the previous row holds minus the first row that held its last lines. A row without text ends its table. All
 * earlier rows of that table are dead. Deleting them in place would also touch a page for each move. So dead
 * rows stay until they are several times the live ones. Then the head of the log is deleted step by step,
 * whole pages at once, and compaction appends each journal that is still live there as one row.
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
    STORE_PAGE = 512, /**< bytes: each commit rewrites the last page of the log and some inner ones */
    STORE_PATH_MAX = PATH_MAX + 64
};

/** The statements, in the order of their texts in sqlite_link.c. */
typedef enum store_sql {
    SQL_BEGIN_WRITE,
    SQL_BEGIN_READ,
    SQL_COMMIT,
    SQL_ROLLBACK,
    SQL_FENCE,
    SQL_SNAPSHOT,    /**< reads something: later reads see the same snapshot */
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
    SQL_PLAYER,      /**< id -> id, hash, name, seen */
    SQL_PLAYERS_END, /**< from id, number -> the last id of that many */
    SQL_FORGET,      /**< from id, to id, seen before */
    SQL_PUT_PUSH,    /**< id, player, endpoint, keys */
    SQL_DROP_PUSH,   /**< id */
    SQL_PUSHES,      /**< -> id, player, endpoint, keys */
    SQL_COUNT
} store_sql;

/** A connection, used by one thread at a time. */
typedef struct store_link {
    sqlite3 *db;
    sqlite3_stmt *prepared[SQL_COUNT];
    store_trouble_text *trouble;
} store_link;

/** An SQLite result code. Close the connection in any case. */
int store_link_open(store_link *link, const char *path, int flags, store_trouble_text *trouble);
void store_link_close(store_link *link);
/** A statement with its first `count` parameters bound; NULL if it cannot be prepared. */
sqlite3_stmt *store_link_use(store_link *link, store_sql sql, int count, const int64_t *numbers);
#define STORE_USE(link, sql, ...)                                                                            \
    store_link_use(link, sql, (int)(sizeof(int64_t[]){__VA_ARGS__} / sizeof(int64_t)),                       \
                   (int64_t[]){__VA_ARGS__})
/** SQLITE_ROW, SQLITE_DONE or an error; anything but a row resets the statement. */
int store_link_step(store_link *link, sqlite3_stmt *statement);
/** Runs a statement without result rows. */
bool store_link_run(store_link *link, sqlite3_stmt *statement);
/** Runs a statement without parameters. */
bool store_link_do(store_link *link, store_sql sql);
/** Stores the reason why the last call failed while `doing` this (store_trouble); returns FULL or FAILED. */
store_status store_link_failed(store_link *link, const char *doing);
/** The same with a reason of our own. */
store_status store_link_broken(store_link *link, const char *doing, const char *reason);
/** The value of a numeric pragma, -1 if it cannot be read. */
int64_t store_link_pragma(store_link *link, const char *name);
/** Checks that this program can read the store at `path`; otherwise false with a message. */
bool store_link_check(store_link *link, const char *path, uc_text *message);

/** The log in numbers. */
typedef struct store_log {
    int64_t head, next;   /**< the first row, and the one after the last; equal if it is empty */
    uint64_t live, total; /**< bytes of lines */
} store_log;

/** Moves committed pages from the write-ahead log into the database, in a thread of its own. */
typedef struct store_checkpointer {
    store_link link;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t change;
    int64_t bytes; /**< pages in the write-ahead log; belongs to the writer */
    bool running, due, working, closing;
    bool nearly; /**< few pages are left; the writer moves them between two transactions */
} store_checkpointer;

struct backend {
    char path[STORE_PATH_MAX]; /**< of the database */
    bool read_only;
    int lock_fd;
    store_trouble_text *trouble;
    store_link writer, reader;
    pthread_mutex_t lock; /**< of index, for changes by the writer and for other readers */
    store_index index;    /**< the committed state */
    store_index staged;   /**< changes of the transaction; a spot whose first is 0: the table has ended */
    store_log log, committed_log; /**< with the transaction, and before it */
    bool unfenced;                /**< a commit failed, and its pages have not been overwritten yet */
    bool resting;                 /**< no housekeeping until a transaction succeeds */
    store_checkpointer checkpointer;
};

/** Reads the rows added since the last call; all if the index is empty. */
store_status store_log_refresh(store_link *link, store_index *index, store_log *log);
/** The journal at a spot; STALE if it is no longer there. */
store_status store_log_read(store_link *link, const store_spot *spot, store_lines *ret_lines);
/** The table's spot within the transaction, or NULL. */
const store_spot *store_log_spot(const backend *b, uint64_t table);
/** Adds a row (lines NULL: the end of the table) and moves the spot on. */
store_status store_log_add(backend *b, store_spot *spot, const char *lines, size_t length);
/** Records a spot in the transaction. */
store_status store_log_stage(backend *b, const store_spot *spot);
/** Deletes a part of the log's head if too much of the log is dead. */
store_status store_log_compact(backend *b, bool *ret_more);

bool store_checkpointer_start(backend *b);
void store_checkpointer_stop(backend *b);
/** The writer's part, between two transactions. */
void store_checkpointer_help(backend *b);

/** Completes a restore that was interrupted (sqlite_copy.c). */
bool store_copy_finish(const char *path, uc_text *message);
/** Whether there is one to complete. */
bool store_copy_pending(const char *path);
store_status store_copy_backup(backend *b, const char *file, uc_text *message);

#endif
