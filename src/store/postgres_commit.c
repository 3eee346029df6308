/* A transaction: one pipeline of statements, and the verdicts that come back. */
#include <arpa/inet.h>
#include <assert.h>
#include <endian.h>
#include <stdlib.h>
#include <string.h>

#include "store/postgres.h"

enum { TRIES = 10, INT4_OID = 23, BYTEA_OID = 17 };

static const char *const committing = "committing";

/* The order. Jobs for the same table are carried out in the order of submission, one a wave. A wave is sorted
 * by table, so that two servers that write the same tables wait for each other in the same order. */

static int compare(uint64_t a, uint64_t b) {
    return (a > b) - (a < b);
}

static int by_table(const void *one, const void *other) {
    const pg_job *a = one, *b = other;
    int order = compare(a->kind == PG_JOB_OTHER, b->kind == PG_JOB_OTHER);
    if (!order) order = compare(a->append.table, b->append.table);
    return order ? order : compare(a->number, b->number);
}

static int by_wave(const void *one, const void *other) {
    const pg_job *a = one, *b = other;
    int order = compare(a->wave, b->wave);
    if (!order) order = compare(a->kind, b->kind);
    if (!order && a->kind != PG_JOB_OTHER) order = compare(a->append.table, b->append.table);
    return order ? order : compare(a->number, b->number);
}

static void sort_jobs(backend *b) {
    if (!b->count) return;
    qsort(b->jobs, b->count, sizeof *b->jobs, by_table);
    for (size_t i = 0; i < b->count; i++) {
        pg_job *job = &b->jobs[i], *before = i ? job - 1 : NULL;
        bool same = before && before->kind != PG_JOB_OTHER && before->append.table == job->append.table;
        job->wave = job->kind == PG_JOB_OTHER ? UINT32_MAX : same ? before->wave + 1 : 0;
    }
    qsort(b->jobs, b->count, sizeof *b->jobs, by_wave);
}

/** The end of the jobs that are one statement with this one: all appends of a wave. */
static size_t group_end(const backend *b, size_t from) {
    const pg_job *first = &b->jobs[from];
    size_t to = from + 1;
    while (first->kind == PG_JOB_APPEND && to < b->count && b->jobs[to].kind == PG_JOB_APPEND &&
           b->jobs[to].wave == first->wave)
        to++;
    return to;
}

/* Sending. */

static char *write_int4(char *at, size_t number) {
    uint32_t big_endian = htonl((uint32_t)number);
    return (char *)memcpy(at, &big_endian, sizeof big_endian) + sizeof big_endian;
}

static char *write_int8(char *at, uint64_t number) {
    uint64_t big_endian = htobe64(number);
    return (char *)memcpy(at, &big_endian, sizeof big_endian) + sizeof big_endian;
}

/** In PostgreSQL's binary format: dimensions, no nulls, type, length, first index. */
char *pg_write_head(char *at, int type, size_t count) {
    at = write_int4(at, 1);
    at = write_int4(at, 0);
    at = write_int4(at, (size_t)type);
    at = write_int4(at, count);
    return write_int4(at, 1);
}

char *pg_write_number(char *at, int64_t number) {
    return write_int8(write_int4(at, 8), (uint64_t)number);
}

/** Writes the four arrays of PG_APPEND one after the other, and adds them as parameters. */
static void write_arrays(const pg_job *jobs, size_t count, char *at, pg_params *params) {
    char *begun = at;
    at = pg_write_head(at, PG_INT8, count);
    for (size_t i = 0; i < count; i++) at = pg_write_number(at, (int64_t)jobs[i].append.table);
    pg_add_bytes(params, begun, (size_t)(at - begun));
    for (int column = 0; column < 2; column++) {
        begun = at;
        at = pg_write_head(at, INT4_OID, count);
        for (size_t i = 0; i < count; i++)
            at = write_int4(write_int4(at, 4), column ? jobs[i].append.count : jobs[i].append.after);
        pg_add_bytes(params, begun, (size_t)(at - begun));
    }
    begun = at;
    at = pg_write_head(at, BYTEA_OID, count);
    for (size_t i = 0; i < count; i++) {
        at = write_int4(at, jobs[i].append.length);
        at = (char *)memcpy(at, jobs[i].append.lines, jobs[i].append.length) + jobs[i].append.length;
    }
    pg_add_bytes(params, begun, (size_t)(at - begun));
}

static bool send_appends(pg_link *link, const pg_job *jobs, size_t count) {
    pg_params params = {.count = 0};
    size_t size = 4 * PG_ARRAY_HEAD;
    for (size_t i = 0; i < count; i++) size += 12 + 2 * 8 + 4 + jobs[i].append.length;
    char *bytes = malloc(size);
    if (!bytes) return false;
    write_arrays(jobs, count, bytes, &params);
    bool sent = pg_link_send(link, PG_APPEND, &params);
    free(bytes);
    return sent;
}

static bool send_archive(pg_link *link, const pg_job *job) {
    pg_params params = {.count = 0};
    pg_add_number(&params, (int64_t)job->append.table);
    pg_add_number(&params, (int64_t)job->append.after);
    pg_add_number(&params, (int64_t)job->packed.length);
    pg_add_bytes(&params, job->packed.data, job->packed.size);
    return pg_link_send(link, PG_ARCHIVE, &params);
}

static bool send_group(backend *b, size_t from, size_t to) {
    const pg_job *job = &b->jobs[from];
    if (job->kind == PG_JOB_APPEND) return send_appends(&b->writer, job, to - from);
    return job->kind == PG_JOB_ARCHIVE ? send_archive(&b->writer, job)
                                       : pg_link_send(&b->writer, job->sql, &job->params);
}

static bool send_all(backend *b, int64_t node) {
    pg_params guard = {.count = 0};
    pg_add_number(&guard, node);
    bool sent = pg_link_send(&b->writer, PG_GUARD, &guard);
    for (size_t from = 0, to; sent && from < b->count; from = to) {
        to = group_end(b, from);
        sent = send_group(b, from, to);
    }
    return sent && PQpipelineSync(b->writer.conn);
}

/* Verdicts. */

static void take_appends(const PGresult *result, pg_job *jobs, size_t count) {
    bool all = PQgetisnull(result, 0, 0);
    for (size_t i = 0; i < count; i++) {
        int64_t table = (int64_t)jobs[i].append.table;
        *jobs[i].verdict = all || pg_array_has(result, 0, table) ? STORE_OK
                           : pg_array_has(result, 1, table)      ? STORE_UNKNOWN
                                                                 : STORE_STALE;
    }
}

static void take_archive(const PGresult *result, const pg_job *job) {
    bool unknown = PQgetisnull(result, 0, 0);
    bool fine = !unknown && (uint64_t)pg_number(result, 0, 0) == job->append.after;
    *job->verdict = unknown ? STORE_UNKNOWN : fine ? STORE_OK : STORE_STALE;
}

static void take_group(backend *b, const PGresult *result, size_t from, size_t to) {
    pg_job *job = &b->jobs[from];
    if (job->kind == PG_JOB_APPEND)
        take_appends(result, job, to - from);
    else if (job->kind == PG_JOB_ARCHIVE)
        take_archive(result, job);
    else if (job->take)
        job->take(result, job);
}

/* The transaction. */

/** What became of it. */
typedef struct outcome {
    store_status status;
    bool again; /**< nothing was done, because others were in the way */
} outcome;

static bool is_fine(const PGresult *result) {
    ExecStatusType status = PQresultStatus(result);
    return status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK;
}

/** The result of one statement of the pipeline, which ends with a NULL; NULL: the connection is broken. */
static PGresult *next_result(pg_link *link) {
    PGresult *result = pg_link_result(link);
    PQclear(result && link->conn ? pg_link_result(link) : NULL);
    if (result && link->conn && PQstatus(link->conn) == CONNECTION_OK) return result;
    pg_link_failed(link, result, committing);
    pg_link_close(link);
    PQclear(result);
    return NULL;
}

static store_status lost(pg_link *link) {
    pg_link_broken(link, committing, "another server has taken over the database");
    return STORE_CLOSED;
}

/** The first error is the reason; what follows it was not carried out. */
static void note_error(backend *b, const PGresult *result, bool is_guard, outcome *o) {
    if (o->status != STORE_OK) return;
    o->again = pg_is_state(result, "40P01") || pg_is_state(result, "40001");
    if (is_guard && pg_is_state(result, "22012")) {
        b->fenced = true;
        o->status = lost(&b->writer);
    } else {
        o->status = pg_link_failed(&b->writer, result, committing);
    }
}

static bool take_results(backend *b, outcome *o) {
    PGresult *result = next_result(&b->writer);
    if (result && !is_fine(result)) note_error(b, result, true, o);
    PQclear(result);
    for (size_t from = 0, to; result && from < b->count; from = to) {
        to = group_end(b, from);
        result = next_result(&b->writer);
        if (result && is_fine(result)) take_group(b, result, from, to);
        if (result && !is_fine(result)) note_error(b, result, false, o);
        PQclear(result);
    }
    if (!result) return false;
    result = pg_link_result(&b->writer);
    bool synced = PQresultStatus(result) == PGRES_PIPELINE_SYNC;
    PQclear(result);
    return synced && PQexitPipelineMode(b->writer.conn);
}

/** Only once the server is ready for the next transaction is this one durable. */
static outcome attempt(backend *b) {
    outcome o = {.status = STORE_OK};
    pg_link *link = &b->writer;
    link->is_unsure = false;
    bool whole = PQenterPipelineMode(link->conn) && send_all(b, b->node) && take_results(b, &o);
    if (whole && (o.status != STORE_OK || !link->is_unsure)) return o;
    if (whole) {
        pg_link_broken(link, committing, "the standby has not confirmed it");
    } else {
        pg_link_failed(link, NULL, committing);
        pg_link_close(link);
    }
    pthread_mutex_lock(&b->lock);
    b->unsure = true;
    pthread_mutex_unlock(&b->lock);
    return (outcome){.status = STORE_UNSURE};
}

store_status pg_commit(backend *b) {
    outcome o = {.again = b->count > 0};
    sort_jobs(b);
    for (int i = 0; i < TRIES && o.again; i++) o = attempt(b);
    b->count = 0;
    return o.status;
}

store_status pg_settle(backend *b, pg_link *link) {
    static const char *const doing = "making sure of what was written";
    store_status status = STORE_OK;
    pthread_mutex_lock(&b->lock);
    if (b->unsure && !b->fenced) {
        link->is_unsure = false;
        PGresult *result = pg_link_run(link, PG_RENEW, 1, &b->server, doing);
        b->fenced = result && !PQntuples(result);
        if (result && PQntuples(result)) {
            b->node = pg_number(result, 0, 0);
            b->unsure = link->is_unsure;
        }
        PQclear(result);
        if (b->unsure) status = STORE_FAILED;
    }
    if (b->fenced) status = lost(link);
    pthread_mutex_unlock(&b->lock);
    return status;
}
