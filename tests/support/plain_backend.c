#include "plain_backend.h"

#include <stdio.h>
#include <stdlib.h>

#include "store/sqlite.h"

enum { APPEND, LAST, FORGET, ARCHIVE, STATEMENTS };

static const char *const texts[STATEMENTS] = {
    [APPEND] = "INSERT INTO plain VALUES (?1, ?2, ?3, ?4)",
    [LAST] = "SELECT upto FROM plain WHERE tbl = ?1 ORDER BY line DESC LIMIT 1",
    [FORGET] = "DELETE FROM plain WHERE tbl = ?1",
    [ARCHIVE] = "INSERT INTO archive VALUES (?1, ?2, ?3, ?4)"};
static sqlite3_stmt *statements[STATEMENTS];

static backend *open_pages(const char *folder, int page, store_trouble_text *trouble) {
    backend *b = calloc(1, sizeof *b);
    char text[640];
    if (!b) return NULL;
    b->trouble = trouble;
    snprintf(b->path, sizeof b->path, "%s/plain.db", folder);
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
    snprintf(
        text, sizeof text,
        "PRAGMA page_size = %d; PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = 67108864;"
        "CREATE TABLE plain (tbl INTEGER NOT NULL, line INTEGER NOT NULL, upto INTEGER NOT NULL, lines BLOB,"
        " PRIMARY KEY (tbl, line)) STRICT, WITHOUT ROWID;"
        "CREATE TABLE archive (tbl INTEGER PRIMARY KEY, lines INTEGER NOT NULL, bytes INTEGER NOT NULL,"
        " packed BLOB NOT NULL) STRICT",
        page);
    if (store_link_open(&b->writer, b->path, flags, trouble) != SQLITE_OK ||
        sqlite3_exec(b->writer.db, text, NULL, NULL, NULL) != SQLITE_OK || !store_checkpointer_start(b))
        return NULL;
    for (int i = 0; i < STATEMENTS; i++)
        sqlite3_prepare_v3(b->writer.db, texts[i], -1, SQLITE_PREPARE_PERSISTENT, &statements[i], NULL);
    return b;
}

static backend *open_small(const store_options *options, store_trouble_text *trouble, uc_text *message) {
    (void)message;
    return open_pages(options->folder, STORE_PAGE, trouble);
}

static backend *open_usual(const store_options *options, store_trouble_text *trouble, uc_text *message) {
    (void)message;
    return open_pages(options->folder, 4096, trouble);
}

static void close_it(backend *b) {
    for (int i = 0; i < STATEMENTS; i++) sqlite3_finalize(statements[i]);
    store_checkpointer_stop(b);
    store_link_close(&b->writer);
    free(b);
}

static store_status begin(backend *b) {
    store_checkpointer_help(b);
    return store_link_do(&b->writer, SQL_BEGIN_WRITE) ? STORE_OK : STORE_FAILED;
}

static store_status run(backend *b, int statement, int64_t first, int64_t second, int64_t third,
                        const void *bytes, size_t size) {
    sqlite3_stmt *s = statements[statement];
    int count = sqlite3_bind_parameter_count(s);
    sqlite3_bind_int64(s, 1, first);
    if (count > 1) sqlite3_bind_int64(s, 2, second);
    if (count > 2) sqlite3_bind_int64(s, 3, third);
    if (count > 3) sqlite3_bind_blob64(s, 4, bytes, size, SQLITE_STATIC);
    return store_link_run(&b->writer, s) ? STORE_OK : STORE_FAILED;
}

static store_status append(backend *b, const store_append *a, store_status *ret_verdict) {
    sqlite3_stmt *s = statements[LAST];
    sqlite3_bind_int64(s, 1, (int64_t)a->table);
    int rc = store_link_step(&b->writer, s);
    uint64_t last = rc == SQLITE_ROW ? (uint64_t)sqlite3_column_int64(s, 0) : 0;
    if (rc == SQLITE_ROW) sqlite3_reset(s);
    *ret_verdict = last == a->after ? STORE_OK : STORE_STALE;
    if (last != a->after) return STORE_OK;
    return run(b, APPEND, (int64_t)a->table, (int64_t)a->after, (int64_t)(a->after + a->count), a->lines,
               a->length);
}

static store_status archive(backend *b, uint64_t table, uint64_t after, const store_packed *packed,
                            store_status *ret_verdict) {
    *ret_verdict = STORE_OK;
    store_status status =
        run(b, ARCHIVE, (int64_t)table, (int64_t)after, (int64_t)packed->length, packed->data, packed->size);
    return status == STORE_OK ? run(b, FORGET, (int64_t)table, 0, 0, NULL, 0) : status;
}

static store_status tidy(backend *b, bool *ret_more) {
    (void)b;
    *ret_more = false;
    return STORE_OK;
}

static store_status commit(backend *b) {
    return store_link_do(&b->writer, SQL_COMMIT) ? STORE_OK : STORE_FAILED;
}

static void rollback(backend *b) {
    store_link_do(&b->writer, SQL_ROLLBACK);
}

/** For the archive: as many lines as were appended, which is what packing takes time for. */
static store_status read(backend *b, uint64_t table, store_lines *ret_lines) {
    static const char line[] =
        "{\"n\":100,\"move\":\"abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz\"}\n";
    sqlite3 *db = NULL;
    sqlite3_stmt *s = NULL;
    if (sqlite3_open_v2(b->path, &db, SQLITE_OPEN_READONLY, NULL) == SQLITE_OK)
        sqlite3_prepare_v2(db, texts[LAST], -1, &s, NULL);
    sqlite3_bind_int64(s, 1, (int64_t)table);
    uint32_t count = sqlite3_step(s) == SQLITE_ROW ? (uint32_t)sqlite3_column_int64(s, 0) : 0;
    sqlite3_finalize(s);
    sqlite3_close(db);
    size_t length = sizeof line - 1;
    *ret_lines = (store_lines){.text = malloc(count * length + 1), .length = count * length, .count = count};
    for (uint32_t i = 0; ret_lines->text && i < count; i++)
        for (size_t at = 0; at < length; at++)
            ret_lines->text[i * length + at] = line[(at + i) % (length - 1)];
    return STORE_OK;
}

#define KIND(opens)                                                                                          \
    {                                                                                                        \
        .open = opens, .close = close_it, .begin = begin, .append = append, .archive = archive,              \
        .tidy = tidy, .commit = commit, .rollback = rollback, .read = read                                   \
    }
const backend_kind plain_small_pages = KIND(open_small), plain_pages = KIND(open_usual);
