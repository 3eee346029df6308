/** @file
 * Storage of journals: an append-only log of the lines of each table, with one writer.
 *
 * A table is its journal, lines of text (room/journal.h). An append names the number of lines that its
 * writer has seen; it is rejected if the journal has others by then. This compare-and-append is the only
 * safety mechanism: another backend needs no other one (store/backend.h).
 *
 * Work is submitted as jobs. A job belongs to its owner's thread until it is submitted, to the store until
 * it is collected, and then to the owner again. One thread carries out the jobs that change something, in
 * the order of submission, and puts all that have gathered into one transaction; a job has its result once
 * that transaction is durable or has failed. Another thread reads.
 */
#ifndef UC_STORE_STORE_H
#define UC_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "upcard/text.h"

typedef struct store store;

/** Every journal belongs to a part, by its number. Servers that share a database, its *nodes*, divide the
 * parts among them: each part has at most one owner, which alone appends to its journals. A part has a clock,
 * which stands still while it has no owner. */
enum { STORE_PARTS = 64, STORE_NODES_MAX = 32, STORE_NODE_NAME_MAX = 32 };

/** The part of a table: the same for a code and a shared pad with that code (server/codes.h). */
static inline unsigned store_part(uint64_t table) {
    return (table - (table < UINT64_C(1) << 61)) % STORE_PARTS;
}

typedef enum store_status {
    STORE_OK,
    STORE_STALE,   /**< others have appended before, or the table already exists (append after 0) */
    STORE_UNKNOWN, /**< no such table */
    STORE_FULL,    /**< the disk is full */
    STORE_FAILED,  /**< writing or reading failed: see store_trouble. Nothing of the job was written */
    STORE_CLOSED,  /**< the store is closing, or another server has taken over its database */
    STORE_UNSURE   /**< as FAILED, but the rollback failed too: if the machine stops before the store works
                      again, the job may turn out to be done when the store is opened
                    */
} store_status;

typedef enum store_kind {
    STORE_APPEND,     /**< lines to the journal of a table */
    STORE_ARCHIVE,    /**< the journal of a finished table becomes one compressed row; it can still be read */
    STORE_PUT_PLAYER, /**< writes a player, new or known by id */
    STORE_PUT_PUSH,   /**< writes a push subscription, new or known by id */
    STORE_DROP_PUSH,  /**< removes one, by its id */
    STORE_SEAT,       /**< sets who has a seat at a table: `lines` is "{7,12}", ids of players; for others on
                           the database */
    STORE_MEET,       /**< tells the other nodes about this one, and learns about them */
    STORE_FORGET,     /**< internal: one step of store_forget_players */
    STORE_READ,       /**< the whole journal of a table, live or archived; from here on, nothing changes */
    STORE_FIND_PLAYER, /**< reads a player by id; UNKNOWN: there is none */
    STORE_LIST,        /**< the journals of some parts that are not archived */
    STORE_SEATS, /**< the tables where a player has a seat, as STORE_SEAT has set; none without others */
    STORE_FIND_PUSHES, /**< the push subscriptions of a player, which others may have changed; none without
                          others */
    STORE_FENCE        /**< takes all parts from a node that is gone: it commits nothing more */
} store_kind;

enum { STORE_HASH_BYTES = 32, STORE_NAME_MAX = 64, STORE_ENDPOINT_MAX = 1024, STORE_PUSH_KEYS = 81 };

/** A guest. */
typedef struct store_player {
    uint64_t id;
    uint8_t hash[STORE_HASH_BYTES]; /**< of the token */
    char name[STORE_NAME_MAX];      /**< UTF-8, terminated */
    int64_t seen_s;                 /**< last seen, in seconds of the owner's clock */
} store_player;

/** Where a browser of a player gets push messages. It goes when its player is forgotten. */
typedef struct store_push {
    uint64_t id; /**< made of the endpoint, below 2^63 */
    uint64_t player;
    uint8_t keys[STORE_PUSH_KEYS];     /**< of the browser */
    char endpoint[STORE_ENDPOINT_MAX]; /**< terminated */
} store_push;

/** Another server on the same database, or this one. */
typedef struct store_node {
    int64_t id; /**< never used again */
    char name[STORE_NODE_NAME_MAX];
    uint64_t beat; /**< how often it has met the others */
    bool is_leaving;
    char *news; /**< what it told, by malloc */
} store_node;

/** What a part is to become: if it still has this owner, its new owner and the time of its clock. */
typedef struct store_part_change {
    int64_t owner, next; /**< ids of nodes, 0: none; both 0: no change */
    int64_t clock_ms;
} store_part_change;

/** MEET. The part of one that is no node any more has no owner. */
typedef struct store_meeting {
    bool is_leaving;  /**< this node hands over all its parts */
    const char *news; /**< for the others; the owner's */
    store_part_change change[STORE_PARTS];
    int64_t self; /**< the answer: the id of this node, and all nodes and parts after the changes */
    uint32_t count;
    store_node node[STORE_NODES_MAX];
    struct {
        int64_t owner, clock_ms;
    } part[STORE_PARTS];
} store_meeting;
/** Frees what is in an answer. */
void store_meeting_clear(store_meeting *meeting);

typedef struct store_job {
    store_kind kind;
    uint64_t table;
    uint64_t after; /**< APPEND, ARCHIVE: the number of lines in the journal by then */
    char *lines; /**< APPEND: whole lines, each with its newline, the owner's; READ: the answer, by malloc */
    size_t length;  /**< of lines, in bytes */
    uint32_t count; /**< of lines; READ: the answer */
    store_player player;
    const store_push *push; /**< PUT_PUSH, DROP_PUSH: the owner's */
    store_meeting *meeting; /**< MEET: the owner's */
    uint64_t parts;         /**< LIST: bit n for part n */
    uint64_t *tables;       /**< LIST, SEATS: the answer, by malloc, of `count` */
    store_push *pushes;     /**< FIND_PUSHES: the answer, by malloc, of `count` */
    int64_t node;           /**< FENCE: its id */
    uint64_t beat;          /**< FENCE: only if this is still its last one */
    store_status status;    /**< after reading, or after store_collect */
    /** READ, unless NULL: called in the reading thread after it has read, for other slow work. */
    void (*digest)(struct store_job *job);
    void (*done)(struct store_job *job); /**< called by store_collect */
    void *owner;                         /**< for the owner's use */
    struct store_job *next;              /**< belongs to the store while it has the job */
} store_job;

typedef struct store_options {
    /** A folder, which is made if it is not there; or the address of a PostgreSQL database,
     * postgresql://USER@HOST/DATABASE, as libpq reads it */
    const char *folder;
    uint32_t window_us;          /**< how long the first job of a transaction waits for others, 0..2000 */
    void (*wake)(void *context); /**< called in a thread of the store when there is something to collect */
    void *context;
    const char
        *node; /**< a database: the name of this server among others on it; "" or NULL: it is alone there */
    bool takes_any_standby;          /**< a database that replicates need not wait for a standby */
    bool read_only;                  /**< for a look beside a running server; no jobs that change anything */
    const struct backend_kind *kind; /**< the backend (store/backend.h); NULL: the one of `folder` */
} store_options;

/** Whether it is the address of a database, not a folder. */
bool store_is_database(const char *folder);
/** Opens the store of a folder or a database; creates it if necessary. Unless it is read only, it is locked:
 * only one store at a time writes there. NULL with a message on failure. */
store *store_open(const store_options *options, uc_text *message);
/** Finishes all submitted jobs, collects the rest, and closes. */
void store_close(store *s);

/** Submits a job. */
void store_submit(store *s, store_job *job);
/** Calls `done` of all finished jobs, in the owner's thread; returns how many. */
size_t store_collect(store *s);
/** Jobs submitted and not finished: for limits and metrics. */
size_t store_waiting(const store *s);
/** Jobs whose `done` has not been called. */
size_t store_uncollected(const store *s);

/** A table that is not archived, or one that is. */
typedef struct store_entry {
    uint64_t table;
    uint64_t lines; /**< in its journal */
    uint64_t place; /**< position of its last lines among those of all tables: later ones have a higher one; 0
                       in the archive */
    bool archived;
} store_entry;

/** Calls `each` for every table with its status, until it returns false. Not while jobs are in flight. */
store_status store_list(store *s, bool archived, bool (*each)(void *context, const store_entry *entry),
                        void *context);
/** Calls `each` for every player. Not while jobs are in flight. */
store_status store_players(store *s, bool (*each)(void *context, const store_player *player), void *context);
/** Calls `each` for every push subscription. Not while jobs are in flight. */
store_status store_pushes(store *s, bool (*each)(void *context, const store_push *push), void *context);
/** Removes players that have not been seen since, with their push subscriptions. Not while jobs are in
 * flight. */
store_status store_forget_players(store *s, int64_t before_s);

/** Copies the whole store, a consistent snapshot, into a new file; writing may continue meanwhile. */
store_status store_backup(store *s, const char *file, uc_text *message);
/** Checks a copy and replaces an unused store with it; the old store is kept beside it. */
store_status store_restore(const char *folder, const char *file, uc_text *message);

/** A sentence about the last failure ("disk full while ..."), for logs; empty if nothing has failed. */
void store_trouble(store *s, uc_text *message);

typedef struct store_numbers {
    uint64_t appends, lines, bytes, commits, failures;
    uint64_t commit_us[24]; /**< commits that took up to 2^i microseconds */
    bool is_failing;        /**< the last write has failed */
    bool is_lost;           /**< another server has taken over the database: no write will succeed */
} store_numbers;
void store_count(store *s, store_numbers *ret_numbers);
/** Why nothing can be saved at present: the last write has failed, or the disk is (nearly) full. NULL: it
 * can. */
const char *store_unready(store *s);

#endif
