/* The PostgreSQL backend: opening, jobs and reading. */
#include "store/postgres.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "store/folder.h"

enum { JOBS_MIN = 64 };

/* Opening. */

static bool open_parts(backend *b, uc_text *message) {
    pg_link *first = b->read_only ? &b->reader : &b->writer;
    if (!pg_schema_ready(first, b->read_only, message)) return false;
    pg_link_close(first); /* it has no prepared statements */
    if (!b->read_only && (!pg_link_ready(&b->writer, NULL) || !pg_claim(b, message))) return false;
    return pg_link_ready(&b->reader, NULL);
}

static void pg_close(backend *b) {
    PGresult *result = NULL;
    if (b->writer.conn && b->server && !b->fenced)
        result = pg_link_run(&b->writer, PG_RELEASE, 1, &b->server, "giving the database back");
    PQclear(result);
    pg_link_close(&b->writer);
    pg_link_close(&b->reader);
    pthread_mutex_destroy(&b->lock);
    free(b->jobs);
    free(b->uri);
    free(b);
}

static backend *pg_open(const store_options *options, store_trouble_text *trouble, uc_text *message) {
    backend *b = calloc(1, sizeof *b);
    if (!b || !(b->uri = strdup(options->folder)))
        return free(b), text_add_all(message, "no memory", NULL), NULL;
    b->read_only = options->read_only;
    b->takes_any_standby = options->takes_any_standby;
    snprintf(b->name, sizeof b->name, "%s", options->node ? options->node : "");
    b->trouble = trouble;
    b->writer = b->reader = (pg_link){.uri = b->uri, .read_only = b->read_only, .trouble = trouble};
    pthread_mutex_init(&b->lock, NULL);
    if (open_parts(b, message)) return b;
    if (!message->length) store_trouble_get(trouble, message);
    pg_close(b);
    return NULL;
}

/* Jobs are gathered; postgres_commit.c carries them out. */

static store_status pg_begin(backend *b) {
    b->count = 0;
    return pg_link_ready(&b->writer, NULL) ? pg_settle(b, &b->writer) : STORE_FAILED;
}

static void pg_rollback(backend *b) {
    b->count = 0;
}

store_status pg_add(backend *b, const pg_job *job) {
    if (b->count == b->room) {
        size_t room = 2 * b->room + JOBS_MIN;
        pg_job *grown = realloc(b->jobs, room * sizeof *grown);
        if (!grown) return pg_link_broken(&b->writer, "writing", "no memory");
        b->jobs = grown;
        b->room = room;
    }
    b->jobs[b->count] = *job;
    b->jobs[b->count].number = (uint32_t)b->count;
    b->count++;
    return STORE_OK;
}

static store_status pg_append(backend *b, const store_append *append, store_status *ret_verdict) {
    if (append->length > INT32_MAX || append->after > INT32_MAX || append->count > INT32_MAX - append->after)
        return pg_link_broken(&b->writer, "appending lines", "the journal is too long");
    return pg_add(b, &(pg_job){.kind = PG_JOB_APPEND, .append = *append, .verdict = ret_verdict});
}

static store_status pg_archive(backend *b, uint64_t table, uint64_t after, const store_packed *packed,
                               store_status *ret_verdict) {
    return pg_add(b, &(pg_job){.kind = PG_JOB_ARCHIVE,
                               .append = {.table = table, .after = after},
                               .packed = *packed,
                               .verdict = ret_verdict});
}

static store_status pg_put_player(backend *b, const store_player *player) {
    pg_job job = {.kind = PG_JOB_OTHER, .sql = PG_PUT_PLAYER};
    pg_add_number(&job.params, (int64_t)player->id);
    pg_add_number(&job.params, player->seen_s);
    pg_add_bytes(&job.params, player->name, strlen(player->name));
    pg_add_bytes(&job.params, player->hash, STORE_HASH_BYTES);
    return pg_add(b, &job);
}

static store_status pg_put_push(backend *b, const store_push *push) {
    pg_job job = {.kind = PG_JOB_OTHER, .sql = PG_PUT_PUSH};
    pg_add_number(&job.params, (int64_t)push->id);
    pg_add_number(&job.params, (int64_t)push->player);
    pg_add_bytes(&job.params, push->endpoint, strlen(push->endpoint));
    pg_add_bytes(&job.params, push->keys, STORE_PUSH_KEYS);
    return pg_add(b, &job);
}

static store_status pg_drop_push(backend *b, uint64_t id) {
    pg_job job = {.kind = PG_JOB_OTHER, .sql = PG_DROP_PUSH};
    pg_add_number(&job.params, (int64_t)id);
    return pg_add(b, &job);
}

static void take_forgotten(const PGresult *result, const pg_job *job) {
    bool none = PQgetisnull(result, 0, 0);
    int64_t last = pg_number(result, 0, 0);
    *job->ret_more = !none && last < INT64_MAX;
    *job->ret_id = (uint64_t)last + 1;
}

static store_status pg_forget(backend *b, int64_t before_s, uint64_t *id, uint32_t *ret_more) {
    pg_job job = {.kind = PG_JOB_OTHER, .sql = PG_FORGET, .take = take_forgotten};
    job.ret_id = id;
    job.ret_more = ret_more;
    pg_add_number(&job.params, (int64_t)*id);
    pg_add_number(&job.params, before_s);
    return pg_add(b, &job);
}

/** The database does its own. */
static store_status pg_tidy(backend *b, bool *ret_more) {
    (void)b;
    *ret_more = false;
    return STORE_OK;
}

/* Reading. */

static const char *const reading = "reading a journal", *const missing = "rows are missing";

/** Joins the rows of a journal, each of which continues the one before it. */
static store_status join(backend *b, const PGresult *rows, store_lines *ret_lines) {
    size_t length = 0, at = 0;
    int64_t lines = 0;
    int count = PQntuples(rows);
    for (int i = 0; i < count; i++) {
        if (pg_number(rows, i, 0) != lines) return pg_link_broken(&b->reader, reading, missing);
        lines = pg_number(rows, i, 1);
        length += (size_t)PQgetlength(rows, i, 2);
    }
    char *text = malloc(length + 1);
    if (!text) return pg_link_broken(&b->reader, reading, "no memory");
    for (int i = 0; i < count; at += (size_t)PQgetlength(rows, i, 2), i++)
        memcpy(text + at, PQgetvalue(rows, i, 2), (size_t)PQgetlength(rows, i, 2));
    *ret_lines = (store_lines){.text = text, .length = length, .count = (uint32_t)lines};
    return STORE_OK;
}

static store_status unpack(backend *b, const PGresult *row, store_lines *ret_lines) {
    int64_t length = pg_number(row, 0, 1);
    store_packed packed = {
        .data = PQgetvalue(row, 0, 2), .size = (size_t)PQgetlength(row, 0, 2), .length = (size_t)length};
    ret_lines->count = (uint32_t)pg_number(row, 0, 0);
    bool sound = length >= 0 && length <= INT32_MAX && store_unpack(&packed, ret_lines);
    return sound ? STORE_OK
                 : pg_link_broken(&b->reader, "reading the archive", "a packed journal is damaged");
}

/** A journal that is archived between the two statements is found by the second one. */
static store_status look(backend *b, uint64_t table, store_lines *ret_lines) {
    const int64_t number = (int64_t)table;
    store_status status = STORE_UNKNOWN;
    PGresult *result = pg_link_run(&b->reader, PG_JOURNAL, 1, &number, reading);
    if (result && PQntuples(result)) status = join(b, result, ret_lines);
    bool looks_on = result && !PQntuples(result);
    if (!result) status = STORE_FAILED;
    PQclear(result);
    if (!looks_on) return status;
    result = pg_link_run(&b->reader, PG_ARCHIVED, 1, &number, reading);
    if (result && PQntuples(result)) status = unpack(b, result, ret_lines);
    if (!result) status = STORE_FAILED;
    PQclear(result);
    return status;
}

/** After an unsure commit nothing is read before it is known what has become of it. */
static store_status settled(backend *b) {
    return pg_link_ready(&b->reader, NULL) ? pg_settle(b, &b->reader) : STORE_FAILED;
}

/** A connection that turns out to be broken is replaced once. */
static bool is_broken(const backend *b) {
    return !b->reader.conn || PQstatus(b->reader.conn) != CONNECTION_OK;
}

static store_status pg_read(backend *b, uint64_t table, store_lines *ret_lines) {
    store_status status = STORE_FAILED;
    for (int i = 0; i < 2 && status == STORE_FAILED && (!i || is_broken(b)); i++) {
        status = settled(b);
        if (status == STORE_OK) status = look(b, table, ret_lines);
    }
    return status;
}

static void copy_text(char *ret_text, size_t size, const PGresult *row, int column) {
    snprintf(ret_text, size, "%.*s", PQgetlength(row, 0, column), PQgetvalue(row, 0, column));
}

static void copy_bytes(uint8_t *ret_bytes, int size, const PGresult *row, int column) {
    if (PQgetlength(row, 0, column) == size) memcpy(ret_bytes, PQgetvalue(row, 0, column), (size_t)size);
}

static store_player player_of(const PGresult *row) {
    store_player player = {.id = (uint64_t)pg_number(row, 0, 0), .seen_s = pg_number(row, 0, 3)};
    copy_bytes(player.hash, STORE_HASH_BYTES, row, 1);
    copy_text(player.name, sizeof player.name, row, 2);
    return player;
}

static store_status look_for_player(backend *b, uint64_t id, store_player *ret_player) {
    const int64_t number = (int64_t)id;
    PGresult *result = pg_link_run(&b->reader, PG_PLAYER, 1, &number, "reading a player");
    bool found = result && PQntuples(result);
    store_status status = !result ? STORE_FAILED : found ? STORE_OK : STORE_UNKNOWN;
    if (found) *ret_player = player_of(result);
    PQclear(result);
    return status;
}

static store_status pg_find_player(backend *b, uint64_t id, store_player *ret_player) {
    store_status status = STORE_FAILED;
    for (int i = 0; i < 2 && status == STORE_FAILED && (!i || is_broken(b)); i++) {
        status = settled(b);
        if (status == STORE_OK) status = look_for_player(b, id, ret_player);
    }
    return status;
}

/* Lists, each by a connection of its own, row by row. */

/** Who gets the rows: one of the three. */
typedef struct lister {
    bool (*entry)(void *context, const store_entry *entry);
    bool (*player)(void *context, const store_player *player);
    bool (*push)(void *context, const store_push *push);
    void *context;
    bool archived;
} lister;

static bool list_entry(const PGresult *row, const lister *l) {
    store_entry entry = {.table = (uint64_t)pg_number(row, 0, 0),
                         .lines = (uint64_t)pg_number(row, 0, 1),
                         .place = l->archived ? 0 : (uint64_t)pg_number(row, 0, 2),
                         .archived = l->archived};
    return l->entry(l->context, &entry);
}

static bool list_player(const PGresult *row, const lister *l) {
    store_player player = player_of(row);
    return l->player(l->context, &player);
}

static bool list_push(const PGresult *row, const lister *l) {
    store_push push = {.id = (uint64_t)pg_number(row, 0, 0), .player = (uint64_t)pg_number(row, 0, 1)};
    copy_text(push.endpoint, sizeof push.endpoint, row, 2);
    copy_bytes(push.keys, STORE_PUSH_KEYS, row, 3);
    return l->push(l->context, &push);
}

static bool list_row(const PGresult *row, const lister *l) {
    return l->entry ? list_entry(row, l) : l->player ? list_player(row, l) : list_push(row, l);
}

static store_status list_rows(pg_link *link, pg_sql sql, const pg_params *params, const lister *l) {
    store_status status = STORE_OK;
    PGresult *result;
    bool more = pg_link_send(link, sql, params) && PQsetSingleRowMode(link->conn);
    if (!more) status = STORE_FAILED;
    while (more && (result = pg_link_result(link))) {
        if (PQresultStatus(result) == PGRES_SINGLE_TUPLE)
            more = list_row(result, l);
        else if (PQresultStatus(result) != PGRES_TUPLES_OK)
            status = pg_link_failed(link, result, "listing");
        PQclear(result);
    }
    if (!link->conn && status == STORE_OK) status = pg_link_failed(link, NULL, "listing");
    return status;
}

static store_status list(backend *b, pg_sql sql, const lister *l) {
    pg_link link = {.uri = b->uri, .read_only = true, .trouble = b->trouble};
    const pg_params none = {.count = 0};
    store_status status = pg_link_connect(&link) ? list_rows(&link, sql, &none, l) : STORE_FAILED;
    pg_link_close(&link);
    return status;
}

static store_status list_parts(backend *b, uint64_t parts, const lister *l) {
    pg_link link = {.uri = b->uri, .read_only = true, .trouble = b->trouble};
    store_status status = pg_link_connect(&link) ? STORE_OK : STORE_FAILED;
    for (int part = 0; part < STORE_PARTS && status == STORE_OK; part++) {
        pg_params params = {.count = 0};
        pg_add_number(&params, part);
        if (parts >> part & 1) status = list_rows(&link, PG_LIVE_PART, &params, l);
    }
    pg_link_close(&link);
    return status;
}

static store_status pg_list(backend *b, bool archived, uint64_t parts,
                            bool (*each)(void *, const store_entry *), void *context) {
    const lister l = {.entry = each, .context = context, .archived = archived};
    if (!archived && parts != UINT64_MAX) return list_parts(b, parts, &l);
    return list(b, archived ? PG_ARCHIVES : PG_LIVE, &l);
}

static store_status pg_players(backend *b, bool (*each)(void *, const store_player *), void *context) {
    return list(b, PG_PLAYERS, &(lister){.player = each, .context = context});
}

static store_status pg_pushes(backend *b, bool (*each)(void *, const store_push *), void *context) {
    return list(b, PG_PUSHES, &(lister){.push = each, .context = context});
}

static store_status pg_find_pushes(backend *b, uint64_t player, bool (*each)(void *, const store_push *),
                                   void *context) {
    pg_params params = {.count = 0};
    pg_add_number(&params, (int64_t)player);
    store_status status = settled(b);
    if (status != STORE_OK) return status;
    return list_rows(&b->reader, PG_PUSHES_OF, &params, &(lister){.push = each, .context = context});
}

static store_status pg_backup(backend *b, const char *file, uc_text *message) {
    (void)b, (void)file;
    text_add_all(message, "a PostgreSQL database is copied by its own tools: use pg_dump", NULL);
    return STORE_FAILED;
}

const backend_kind store_postgres = {
    .open = pg_open,
    .close = pg_close,
    .begin = pg_begin,
    .append = pg_append,
    .archive = pg_archive,
    .put_player = pg_put_player,
    .put_push = pg_put_push,
    .drop_push = pg_drop_push,
    .seat = pg_seat,
    .seats = pg_seats,
    .meet = pg_meet,
    .forget = pg_forget,
    .tidy = pg_tidy,
    .commit = pg_commit,
    .rollback = pg_rollback,
    .read = pg_read,
    .find_player = pg_find_player,
    .find_pushes = pg_find_pushes,
    .fence = pg_fence,
    .list = pg_list,
    .players = pg_players,
    .pushes = pg_pushes,
    .backup = pg_backup,
};
