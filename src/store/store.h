/** @file
 * Where journals are kept: an append-only log of the lines of each table, with one writer.
 *
 * A table is its journal, lines of text (table/journal.h). A batch of lines is appended after the number of
 * lines that its writer has seen; where there are others by then it is refused. That compare-and-append is
 * the only safety mechanism: whatever keeps journals elsewhere needs no other one (store/backend.h).
 *
 * Work is handed over as jobs. A job belongs to its owner's thread until it is submitted, to the store until
 * it is collected, and then to the owner again. Jobs that change something are carried out in the order of
 * submission by one thread, as many in one transaction as have gathered; their results are there once they
 * are safely on disk, or have failed. Reading is done by another thread.
 */
#ifndef UC_STORE_STORE_H
#define UC_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "upcard/text.h"

typedef struct store store;

typedef enum store_status {
    STORE_OK,
    STORE_STALE,   /**< others have appended before, or the table exists already (append after 0) */
    STORE_UNKNOWN, /**< no such table */
    STORE_FULL,    /**< no room on the disk */
    STORE_FAILED,  /**< writing or reading failed: see store_trouble. Nothing of the job is there, or will be
                    */
    STORE_CLOSED,  /**< the store is being closed */
    STORE_UNSURE   /**< as FAILED, but taking back failed as well: if the machine stops before the store works
                        again, the job may turn out to be done when the store is opened */
} store_status;

typedef enum store_kind {
    STORE_APPEND,     /**< lines to the journal of a table */
    STORE_ARCHIVE,    /**< the journal of a finished table becomes one compressed row; it can still be read */
    STORE_PUT_PLAYER, /**< writes a player, new or known by id */
    STORE_READ,       /**< the whole journal of a table, live or archived */
    STORE_FORGET      /**< the store's own: a portion of store_forget_players */
} store_kind;

enum { STORE_HASH_BYTES = 32, STORE_NAME_MAX = 64 };

/** A guest. */
typedef struct store_player {
    uint64_t id;
    uint8_t hash[STORE_HASH_BYTES]; /**< of the token */
    char name[STORE_NAME_MAX];      /**< UTF-8, terminated */
    int64_t seen_s;                 /**< last seen, in seconds of whatever clock the owner has */
} store_player;

typedef struct store_job {
    store_kind kind;
    uint64_t table;
    uint64_t after; /**< APPEND, ARCHIVE: the lines that the journal has by then */
    char *lines; /**< APPEND: whole lines, each with its newline; READ: the answer, by malloc. The owner's */
    size_t length;  /**< of lines, in bytes */
    uint32_t count; /**< of lines; READ: the answer */
    store_player player;
    store_status status; /**< once read or collected */
    /** READ, unless NULL: called in the thread that reads, once it has read, for what else takes time. */
    void (*digest)(struct store_job *job);
    void (*done)(struct store_job *job); /**< called by store_collect */
    void *owner;                         /**< whatever the owner wants to find there */
    struct store_job *next;              /**< the store's while it has the job */
} store_job;

typedef struct store_options {
    const char *folder;          /**< made if it is not there */
    uint32_t window_us;          /**< how long the first job of a transaction waits for others, 0..2000 */
    void (*wake)(void *context); /**< called in a thread of the store when there is something to collect */
    void *context;
    bool read_only; /**< for looking on beside a running server; no jobs that change anything */
    const struct backend_kind *kind; /**< what keeps the journals (store/backend.h); NULL: SQLite */
} store_options;

/** Opens the store of a folder, and makes it where there is none. Unless it is read only, the folder is
 * locked: one store at a time writes there. NULL and a sentence when it cannot. */
store *store_open(const store_options *options, uc_text *message);
/** Finishes what was submitted, and closes. What was not collected is collected. */
void store_close(store *s);

/** Hands a job over. */
void store_submit(store *s, store_job *job);
/** Calls `done` of all jobs that have ended, in the owner's thread; returns how many. */
size_t store_collect(store *s);
/** Jobs that were submitted and have not ended: for limits and metrics. */
size_t store_waiting(const store *s);
/** Jobs whose `done` has not been called. */
size_t store_uncollected(const store *s);

/** A table that is not archived, or one that is. */
typedef struct store_entry {
    uint64_t table;
    uint64_t lines; /**< in its journal */
    uint64_t place; /**< of its last lines among those of all tables: later ones have a higher one; 0 in the
                       archive */
    bool archived;
} store_entry;

/** Calls `each` for every table with its status, until it returns false. Not to be mixed with jobs that are
 * under way. */
store_status store_list(store *s, bool archived, bool (*each)(void *context, const store_entry *entry),
                        void *context);
/** Calls `each` for every player. The same. */
store_status store_players(store *s, bool (*each)(void *context, const store_player *player), void *context);
/** Removes players that have not been seen since. The same. */
store_status store_forget_players(store *s, int64_t before_s);

/** Copies the whole store, as it is at one moment, into a new file, while it is being written to. */
store_status store_backup(store *s, const char *file, uc_text *message);
/** Checks a copy and puts it in the place of a store that nobody uses; what was there is kept beside it. */
store_status store_restore(const char *folder, const char *file, uc_text *message);

/** A sentence about the last failure ("disk full while ..."), for logs; empty when there was none. */
void store_trouble(store *s, uc_text *message);

typedef struct store_numbers {
    uint64_t appends, lines, bytes, commits, failures;
    uint64_t commit_us[24]; /**< commits that took up to 2^i microseconds */
} store_numbers;
void store_count(store *s, store_numbers *ret_numbers);

#endif
