/** @file
 * The parts of the PostgreSQL backend.
 *
 * A journal is rows of (table, after, upto, lines): the lines from `after` to `upto`. The next row begins
 * where the last one ends, and the primary key (table, after) lets only one writer continue. The jobs of a
 * transaction are gathered and sent as one pipeline, so a commit takes one round trip, and all of them have
 * their verdicts from it.
 *
 * A server that writes has a row of `node`, whose id is never used again. Each transaction locks the row of
 * its node first, and ends in an error if there is none. So deleting a row takes the database away from a
 * node (*fences* it): the deletion waits for its running transaction, and nothing comes after it. A node
 * whose connection broke during a commit changes the id of its own row, for which the same is true, and then
 * knows that the commit has either happened or never will.
 *
 * The rows of `part` name the owner of each part by `server`, the first id of its node.
 */
#ifndef UC_STORE_POSTGRES_H
#define UC_STORE_POSTGRES_H

#include <libpq-fe.h>
#include <pthread.h>
#include <stdatomic.h>

#include "store/backend.h"

/** The statements, in the order of their texts in postgres_link.c. */
typedef enum pg_sql {
    PG_GUARD,      /**< node */
    PG_RENEW,      /**< server -> its new node; no row: it was fenced */
    PG_SEAT,       /**< table, players as text of an array */
    PG_SEATS,      /**< player -> tables */
    PG_TELL,       /**< server, whether it leaves, news */
    PG_CHANGE,     /**< of all parts: seen owners, next owners, clocks; those that have changed are skipped */
    PG_NODES,      /**< -> server, name, beat, whether it leaves, news */
    PG_PARTS,      /**< -> owner, clock, in order */
    PG_APPEND,     /**< tables, afters, counts, lines -> the appended tables if some were not, unknown ones */
    PG_ARCHIVE,    /**< table, after, bytes, packed -> the journal's lines, -1: archived, NULL: unknown */
    PG_PUT_PLAYER, /**< id, seen, name, hash */
    PG_PUT_PUSH,   /**< id, player, endpoint, keys */
    PG_DROP_PUSH,  /**< id */
    PG_FORGET,     /**< from id, seen before -> the last id that was checked */
    PG_JOURNAL,    /**< table -> after, upto, lines, in order */
    PG_ARCHIVED,   /**< table -> lines, bytes, packed */
    PG_PLAYER,     /**< id -> id, hash, name, seen */
    PG_PUSHES_OF,  /**< player -> id, player, endpoint, keys */
    PG_PREPARED,   /**< the statements from here on are not prepared */
    PG_LIVE = PG_PREPARED, /**< -> table, lines, place */
    PG_LIVE_PART,          /**< part -> table, lines, place */
    PG_ARCHIVES,           /**< -> table, lines */
    PG_PLAYERS,            /**< -> id, hash, name, seen */
    PG_PUSHES,             /**< -> id, player, endpoint, keys */
    PG_LOSES,              /**< -> whether the database replicates without waiting for a standby */
    PG_OTHERS,             /**< name -> the number of connected servers that are in the way of this one */
    PG_CLAIM,              /**< name -> a new node, the name of its connection; the same ones are fenced */
    PG_CUT,                /**< server, beat: ends its connections */
    PG_FENCE,              /**< server, beat */
    PG_RELEASE,            /**< server */
    PG_COUNT
} pg_sql;

enum { PG_PARAMS_MAX = 4, PG_ARRAY_HEAD = 20, PG_INT8 = 20 };

/** The part of a table, in SQL: store_part. */
#define PG_PART_OF(table) "((" table " - (" table " BETWEEN 0 AND 2305843009213693951)::int) & 63)"

/** Parameters of a statement, in PostgreSQL's binary format. */
typedef struct pg_params {
    int count;
    const char *value[PG_PARAMS_MAX];
    int length[PG_PARAMS_MAX];
    char number[PG_PARAMS_MAX][8];
} pg_params;

void pg_add_number(pg_params *p, int64_t number);
void pg_add_bytes(pg_params *p, const void *bytes, size_t length);

enum { PG_SERVER_MAX = 48 };

/** A connection, used by one thread at a time. */
typedef struct pg_link {
    PGconn *conn; /**< NULL: none */
    const char *uri;
    char name[64];              /**< shown to the database's operator */
    char server[PG_SERVER_MAX]; /**< the server's own word for itself; "": it is not known */
    int next_host;              /**< of the address: to be tried first when it connects again */
    bool read_only;
    bool is_ending; /**< the server has announced that it closes the connection */
    bool is_unsure; /**< the standby was not waited for (SQLSTATE 01000) */
    store_trouble_text *trouble;
} pg_link;

/** Connects, without prepared statements. */
bool pg_link_connect(pg_link *link);
/** The same with them, unless it is connected. `ret_new` (or NULL): it was not. */
bool pg_link_ready(pg_link *link, bool *ret_new);
void pg_link_close(pg_link *link);
/** Sends a statement; false if the connection is broken. */
bool pg_link_send(pg_link *link, pg_sql sql, const pg_params *params);
/** The next result, which the caller clears; NULL: no more of this statement. Where pg_hosts_wait gives up,
 * it closes the connection and returns NULL. */
PGresult *pg_link_result(pg_link *link);
/** Runs one statement with parameters of 64 bits, outside of a pipeline. NULL: it failed (pg_link_failed was
 * called). */
PGresult *pg_link_run(pg_link *link, pg_sql sql, int count, const int64_t *numbers, const char *doing);
/** The same with parameters of any kind. */
PGresult *pg_link_run_with(pg_link *link, pg_sql sql, const pg_params *params, const char *doing);
/** Connects to the first host of the address that answers and, unless the link is read-only, takes writes.
 * The one that was connected before comes last. */
bool pg_hosts_connect(pg_link *link);
/** Waits until there is something to read. false: for ten seconds there was nothing; or, after half a second,
 * another host of the address turned out to be another server that takes writes. */
bool pg_hosts_wait(const pg_link *link);
/** Runs statements of a text; false if one fails. */
bool pg_link_do(pg_link *link, const char *text);
/** Stores the reason why a result (or NULL: the connection) failed; returns FULL or FAILED. */
store_status pg_link_failed(pg_link *link, const PGresult *result, const char *doing);
/** The same with a reason of our own. */
store_status pg_link_broken(pg_link *link, const char *doing, const char *reason);
/** Whether a result has this SQLSTATE. */
bool pg_is_state(const PGresult *result, const char *state);

/** A field of a result: a whole number or a boolean; 0 if it is null. */
int64_t pg_number(const PGresult *result, int row, int column);
/** Whether an array of 64-bit numbers has this one; false if it is null. */
bool pg_array_has(const PGresult *result, int column, int64_t number);

/** Makes the tables, or brings them up to date; read only: checks them. */
bool pg_schema_ready(pg_link *link, bool read_only, uc_text *message);

typedef enum pg_job_kind { PG_JOB_APPEND, PG_JOB_ARCHIVE, PG_JOB_OTHER } pg_job_kind;

/** A job of the transaction. */
typedef struct pg_job {
    pg_job_kind kind;
    uint32_t number;       /**< in the order of submission */
    uint32_t wave;         /**< the number of jobs before it for the same table */
    store_append append;   /**< APPEND; ARCHIVE uses `table` and `after` */
    store_packed packed;   /**< ARCHIVE */
    store_status *verdict; /**< APPEND, ARCHIVE */
    pg_sql sql;            /**< OTHER */
    pg_params params;      /**< OTHER */
    void (*take)(const PGresult *result, const struct pg_job *job); /**< OTHER: reads the result; or NULL */
    uint64_t *ret_id;                                               /**< PG_FORGET */
    uint32_t *ret_more;                                             /**< PG_FORGET */
    store_meeting *meeting;                                         /**< PG_NODES, PG_PARTS */
} pg_job;

struct backend {
    char *uri;
    bool read_only;
    bool takes_any_standby;
    char name[STORE_NODE_NAME_MAX]; /**< of this server among others; "": it is alone */
    store_trouble_text *trouble;
    pg_link writer, reader;
    pthread_mutex_t lock; /**< of `node` and `unsure`, which both threads may change */
    int64_t server;       /**< its first node */
    int64_t node;
    bool unsure;  /**< the last commit may or may not have happened: the node must be renewed */
    bool fenced;  /**< another server has taken over */
    pg_job *jobs; /**< of the transaction */
    size_t count, room;
    char arrays[3][PG_ARRAY_HEAD + 12 * STORE_PARTS]; /**< of PG_CHANGE */
};

/** Renews the node if the last commit is unsure; by either connection. */
store_status pg_settle(backend *b, pg_link *link);
/** Writes the head of an array, of 64-bit numbers or of another type, and then a number of it; both return
 * what comes after. */
char *pg_write_head(char *at, int type, size_t count);
char *pg_write_number(char *at, int64_t number);

/** Adds a job to the transaction. */
store_status pg_add(backend *b, const pg_job *job);
/** The nodes and parts (postgres_nodes.c). */
store_status pg_meet(backend *b, store_meeting *meeting);
store_status pg_seat(backend *b, uint64_t table, const char *players, size_t length);
store_status pg_seats(backend *b, uint64_t player, bool (*each)(void *context, const store_entry *entry),
                      void *context);
store_status pg_fence(backend *b, int64_t node, uint64_t beat);
/** Becomes a node, unless others are in the way; false with a message, or for a reason in `trouble`. */
bool pg_claim(backend *b, uc_text *message);

/** Sends the gathered jobs, and waits until they are durable. */
store_status pg_commit(backend *b);

#endif
