/* Connections, statements and their results. */
#include "store/postgres.h"

#include <assert.h>
#include <endian.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The last line of a journal, -1 if it is in the archive, NULL if there is none. */
#define LAST_LINE                                                                                            \
    "COALESCE((SELECT j.upto FROM journal j WHERE j.tbl = w.tbl ORDER BY j.after DESC LIMIT 1),"             \
    " (SELECT -1 FROM archive a WHERE a.tbl = w.tbl))"

/* Of the connection of a server that writes: the database lists those that are open. */
#define NAME(server) "left('upcard ' || current_schema() || ' ' || " server ", 63)"

/* Which nodes are in the way of one with this name: its own former self, and any that is alone; "": all. */
#define SAME "($1::text = '' OR name IN ('', $1::text))"

static const char *const texts[PG_COUNT] = {
    /* Divides by 0 if there is no such node, which ends the transaction. */
    [PG_GUARD] = "SELECT 1 / count(*) FROM (SELECT 1 FROM node WHERE id = $1::int8 FOR KEY SHARE) me",
    [PG_RENEW] = "UPDATE node SET id = nextval('node_id_seq') WHERE server = $1::int8 RETURNING id",
    [PG_SEAT] = "WITH gone AS (DELETE FROM seat WHERE tbl = $1::int8 AND player <> ALL ($2::text::int8[]))"
                " INSERT INTO seat SELECT player, $1 FROM unnest($2::text::int8[]) AS player"
                " ON CONFLICT DO NOTHING",
    [PG_SEATS] = "SELECT tbl FROM seat WHERE player = $1::int8",
    [PG_TELL] = "UPDATE node SET beat = beat + 1, leaving = $2::int8 <> 0, news = $3::text"
                " WHERE server = $1::int8",
    [PG_CHANGE] =
        "UPDATE part SET server = w.next, clock = w.clock"
        " FROM unnest($1::int8[], $2::int8[], $3::int8[]) WITH ORDINALITY AS w(seen, next, clock, n)"
        " WHERE part.id = w.n - 1 AND part.server = w.seen AND w.next + w.seen <> 0",
    [PG_NODES] = "SELECT server, name, beat, leaving, news FROM node ORDER BY server LIMIT 32",
    [PG_PARTS] = "SELECT server, clock FROM part ORDER BY id",
    /* Scalar subqueries, because a plan for few rows would read whole tables once there are many. */
    [PG_APPEND] =
        "WITH w AS MATERIALIZED (SELECT * FROM unnest($1::int8[], $2::int4[], $3::int4[], $4::bytea[])"
        "  AS w(tbl, after, n, lines)),"
        " ins AS (INSERT INTO journal (tbl, after, upto, lines) SELECT tbl, after, after + n, lines FROM w"
        "  WHERE COALESCE(" LAST_LINE ", 0) = after ON CONFLICT DO NOTHING RETURNING tbl)"
        " SELECT CASE WHEN count(*) < cardinality($1) THEN COALESCE(array_agg(tbl), '{}') END,"
        "  CASE WHEN count(*) < cardinality($1) THEN"
        "   (SELECT array_agg(tbl) FROM w WHERE after > 0 AND " LAST_LINE " IS NULL) END FROM ins",
    [PG_ARCHIVE] =
        "WITH w AS MATERIALIZED (SELECT $1::int8 AS tbl),"
        " last AS MATERIALIZED (SELECT " LAST_LINE " AS upto FROM w),"
        " gone AS (DELETE FROM journal WHERE tbl = $1 AND (SELECT upto FROM last) = $2::int8),"
        " packed AS (INSERT INTO archive SELECT $1, upto, $3::int8, $4::bytea FROM last WHERE upto = $2)"
        " SELECT upto FROM last",
    [PG_PUT_PLAYER] =
        "INSERT INTO player VALUES ($1::int8, $4::bytea, $3::text, $2::int8)"
        " ON CONFLICT (id) DO UPDATE SET hash = excluded.hash, name = excluded.name, seen = excluded.seen",
    [PG_PUT_PUSH] = "INSERT INTO push VALUES ($1::int8, $2::int8, $3::text, $4::bytea) ON CONFLICT (id)"
                    " DO UPDATE SET player = excluded.player, endpoint = excluded.endpoint,"
                    " keys = excluded.keys",
    [PG_DROP_PUSH] = "DELETE FROM push WHERE id = $1::int8",
    [PG_FORGET] = "WITH checked AS MATERIALIZED"
                  "  (SELECT id FROM player WHERE id >= $1::int8 ORDER BY id LIMIT 1000),"
                  " gone AS (DELETE FROM player p USING checked WHERE p.id = checked.id AND p.seen < $2::int8"
                  "  RETURNING p.id),"
                  " pushes AS (DELETE FROM push USING gone WHERE push.player = gone.id)"
                  " SELECT max(id) FROM checked",
    [PG_JOURNAL] = "SELECT after, upto, lines FROM journal WHERE tbl = $1::int8 ORDER BY after",
    [PG_ARCHIVED] = "SELECT lines, bytes, packed FROM archive WHERE tbl = $1::int8",
    [PG_PLAYER] = "SELECT id, hash, name, seen FROM player WHERE id = $1::int8",
    [PG_PUSHES_OF] = "SELECT id, player, endpoint, keys FROM push WHERE player = $1::int8",
    [PG_LIVE] = "SELECT tbl, max(upto), max(place) FROM journal GROUP BY tbl",
    [PG_LIVE_PART] = "SELECT h.tbl, l.upto, l.place FROM journal h, LATERAL"
                     " (SELECT upto, place FROM journal j WHERE j.tbl = h.tbl ORDER BY after DESC LIMIT 1) l"
                     " WHERE h.after = 0 AND " PG_PART_OF("h.tbl") " = $1::int8",
    [PG_ARCHIVES] = "SELECT tbl, lines FROM archive",
    [PG_PLAYERS] = "SELECT id, hash, name, seen FROM player",
    [PG_PUSHES] = "SELECT id, player, endpoint, keys FROM push",
    [PG_LOSES] = "SELECT current_setting('synchronous_standby_names') = '' AND"
                 " (EXISTS (SELECT FROM pg_stat_replication WHERE application_name <> 'pg_basebackup')"
                 " OR EXISTS (SELECT FROM pg_replication_slots WHERE slot_type = 'physical'))",
    [PG_OTHERS] = "SELECT count(*) FROM node JOIN pg_stat_activity ON application_name = " NAME(
        "server") " AND datname = current_database() WHERE " SAME,
    [PG_CLAIM] = "WITH same AS (DELETE FROM node WHERE " SAME "), new AS"
                 "  (INSERT INTO node (id, server, name) SELECT id, id, $1 FROM nextval('node_id_seq') AS id"
                 "  RETURNING id)"
                 " SELECT id, set_config('application_name', " NAME("id") ", false) FROM new",
    [PG_CUT] =
        "SELECT pg_terminate_backend(pid, 1000) FROM node JOIN pg_stat_activity ON application_name = " NAME(
            "server") " AND datname = current_database() WHERE server = $1::int8 AND beat = $2::int8",
    [PG_FENCE] = "DELETE FROM node WHERE server = $1::int8 AND beat = $2::int8",
    [PG_RELEASE] = "DELETE FROM node WHERE server = $1::int8",
};

/* Parameters. */

void pg_add_bytes(pg_params *p, const void *bytes, size_t length) {
    assert(p->count < PG_PARAMS_MAX);
    p->value[p->count] = bytes;
    p->length[p->count++] = (int)length;
}

void pg_add_number(pg_params *p, int64_t number) {
    uint64_t big_endian = htobe64((uint64_t)number);
    memcpy(p->number[p->count], &big_endian, sizeof big_endian);
    pg_add_bytes(p, NULL, sizeof big_endian); /* the value is in the struct itself, which may move */
}

/* Results. */

int64_t pg_number(const PGresult *result, int row, int column) {
    const unsigned char *bytes = (const unsigned char *)PQgetvalue(result, row, column);
    int length = PQgetisnull(result, row, column) ? 0 : PQgetlength(result, row, column);
    uint64_t number = length && bytes[0] & 0x80 ? UINT64_MAX : 0;
    for (int i = 0; i < length; i++) number = number << 8 | bytes[i];
    return (int64_t)number;
}

/** The binary format of an array of one dimension: a head, and the length before each element. */
bool pg_array_has(const PGresult *result, int column, int64_t number) {
    enum { HEAD = 20, ELEMENT = 12 };
    const char *bytes = PQgetvalue(result, 0, column);
    int length = PQgetisnull(result, 0, column) ? 0 : PQgetlength(result, 0, column);
    uint64_t wanted = htobe64((uint64_t)number);
    for (int at = HEAD; at + ELEMENT <= length; at += ELEMENT)
        if (!memcmp(bytes + at + 4, &wanted, sizeof wanted)) return true;
    return false;
}

bool pg_is_state(const PGresult *result, const char *state) {
    const char *own = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : NULL;
    return own && !strncmp(own, state, strlen(state));
}

store_status pg_link_broken(pg_link *link, const char *doing, const char *reason) {
    store_trouble_set(link->trouble, doing, reason);
    return STORE_FAILED;
}

store_status pg_link_failed(pg_link *link, const PGresult *result, const char *doing) {
    const char *message = result ? PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : NULL;
    char reason[192];
    bool full = pg_is_state(result, "53100");
    if (!message && link->conn) message = PQerrorMessage(link->conn);
    snprintf(reason, sizeof reason, "%s",
             full                  ? "the disk of the database is full"
             : message && *message ? message
                                   : "the database does not answer");
    reason[strcspn(reason, "\n")] = '\0';
    store_trouble_set(link->trouble, doing, reason);
    return full ? STORE_FULL : STORE_FAILED;
}

/* Connections. */

static void noticed(void *context, const PGresult *result) {
    pg_link *link = context;
    if (pg_is_state(result, "57P")) link->is_ending = true; /* shut down, or terminated by the operator */
    if (pg_is_state(result, "01000")) link->is_unsure = true;
}

void pg_link_close(pg_link *link) {
    if (link->conn) PQfinish(link->conn);
    link->conn = NULL;
}

bool pg_link_do(pg_link *link, const char *text) {
    PGresult *result = PQexec(link->conn, text);
    ExecStatusType status = PQresultStatus(result);
    bool fine = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
    if (!fine) pg_link_failed(link, result, "preparing the database");
    PQclear(result);
    return fine;
}

bool pg_link_connect(pg_link *link) {
    pg_link_close(link);
    link->is_ending = link->is_unsure = false;
    if (!pg_hosts_connect(link)) return false;
    PQsetNoticeReceiver(link->conn, noticed, link);
    /* A plan is made once, for any batch; a hash join would read all journals. What is confirmed is on disk,
     * even where the database's default is otherwise. */
    return pg_link_do(link, "SET plan_cache_mode = force_generic_plan; SET enable_hashjoin = off;"
                            "SELECT set_config('synchronous_commit', 'on', false)"
                            " WHERE current_setting('synchronous_commit') IN ('off', 'local')");
}

static void name_statement(char ret_name[16], pg_sql sql) {
    snprintf(ret_name, 16, "s%d", (int)sql);
}

static bool prepare(pg_link *link) {
    bool fine = true;
    char name[16];
    for (int sql = 0; fine && sql < PG_PREPARED; sql++) {
        name_statement(name, (pg_sql)sql);
        PGresult *result = PQprepare(link->conn, name, texts[sql], 0, NULL);
        fine = PQresultStatus(result) == PGRES_COMMAND_OK;
        if (!fine) pg_link_failed(link, result, "preparing a statement");
        PQclear(result);
    }
    return fine;
}

/** Whether the connection is open, as far as can be known without sending anything. */
static bool is_open(pg_link *link) {
    if (!link->conn || !PQconsumeInput(link->conn)) return false;
    PQisBusy(link->conn); /* reads what the server has said */
    return !link->is_ending && PQstatus(link->conn) == CONNECTION_OK;
}

bool pg_link_ready(pg_link *link, bool *ret_new) {
    bool open = is_open(link);
    if (ret_new) *ret_new = !open;
    if (open || (pg_link_connect(link) && prepare(link))) return true;
    pg_link_close(link);
    return false;
}

bool pg_link_send(pg_link *link, pg_sql sql, const pg_params *params) {
    static const int binary[PG_PARAMS_MAX] = {1, 1, 1, 1};
    const char *value[PG_PARAMS_MAX];
    char name[16];
    if (!link->conn) return false;
    for (int i = 0; i < params->count; i++)
        value[i] = params->value[i] ? params->value[i] : params->number[i];
    name_statement(name, sql);
    return sql < PG_PREPARED
               ? PQsendQueryPrepared(link->conn, name, params->count, value, params->length, binary, 1)
               : PQsendQueryParams(link->conn, texts[sql], params->count, NULL, value, params->length, binary,
                                   1);
}

PGresult *pg_link_result(pg_link *link) {
    while (link->conn && PQisBusy(link->conn)) {
        if (!pg_hosts_wait(link))
            pg_link_close(link);
        else if (!PQconsumeInput(link->conn))
            break; /* PQgetResult has the reason */
    }
    return link->conn ? PQgetResult(link->conn) : NULL;
}

PGresult *pg_link_run(pg_link *link, pg_sql sql, int count, const int64_t *numbers, const char *doing) {
    pg_params params = {.count = 0};
    for (int i = 0; i < count; i++) pg_add_number(&params, numbers[i]);
    return pg_link_run_with(link, sql, &params, doing);
}

PGresult *pg_link_run_with(pg_link *link, pg_sql sql, const pg_params *params, const char *doing) {
    PGresult *result = pg_link_send(link, sql, params) ? pg_link_result(link) : NULL, *more;
    while (result && (more = pg_link_result(link))) PQclear(more);
    ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK) return result;
    pg_link_failed(link, result, doing);
    PQclear(result);
    return NULL;
}
