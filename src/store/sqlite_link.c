/* Connections and statements. */
#include "store/sqlite.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "store/folder.h"

enum { PATIENCE_MS = 10000 }; /**< how long to wait for another process that only looks */

static const char *const texts[SQL_COUNT] = {
    [SQL_BEGIN_WRITE] = "BEGIN IMMEDIATE",
    [SQL_BEGIN_READ] = "BEGIN",
    [SQL_COMMIT] = "COMMIT",
    [SQL_ROLLBACK] = "ROLLBACK",
    [SQL_FENCE] = "UPDATE fence SET number = number + 1 + abs(random() % 1000000)",
    [SQL_SNAPSHOT] = "SELECT number FROM fence WHERE number < 0",
    [SQL_ADD_ROW] = "INSERT INTO journal VALUES (?1, ?2, ?3, ?4, ?5)",
    [SQL_ROW] = "SELECT tbl, prev, lines FROM journal WHERE id = ?1",
    [SQL_ROWS] = "SELECT id, tbl, upto, prev, length(lines) FROM journal WHERE id >= ?1 ORDER BY id",
    [SQL_DELETE_ROWS] = "DELETE FROM journal WHERE id BETWEEN ?1 AND ?2",
    [SQL_ADD_ARCHIVE] = "INSERT INTO archive VALUES (?1, ?2, ?3, ?4)",
    [SQL_ARCHIVE] = "SELECT lines, bytes, packed FROM archive WHERE tbl = ?1",
    [SQL_IN_ARCHIVE] = "SELECT 1 FROM archive WHERE tbl = ?1",
    [SQL_ARCHIVES] = "SELECT tbl, lines FROM archive",
    [SQL_PUT_PLAYER] = "REPLACE INTO player VALUES (?1, ?2, ?3, ?4)",
    [SQL_PLAYERS] = "SELECT id, hash, name, seen FROM player",
    [SQL_PLAYER] = "SELECT id, hash, name, seen FROM player WHERE id = ?1",
    [SQL_PLAYERS_END] = "SELECT max(id) FROM (SELECT id FROM player WHERE id >= ?1 ORDER BY id LIMIT ?2)",
    [SQL_FORGET] = "DELETE FROM player WHERE id BETWEEN ?1 AND ?2 AND seen < ?3",
    [SQL_PUT_PUSH] = "REPLACE INTO push VALUES (?1, ?2, ?3, ?4)",
    [SQL_DROP_PUSH] = "DELETE FROM push WHERE id = ?1",
    [SQL_PUSHES] = "SELECT id, player, endpoint, keys FROM push",
};

int store_link_open(store_link *link, const char *path, int flags, store_trouble_text *trouble) {
    *link = (store_link){.trouble = trouble};
    int rc = sqlite3_open_v2(path, &link->db, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, NULL);
    if (rc != SQLITE_OK) return rc;
    sqlite3_busy_timeout(link->db, PATIENCE_MS);
    sqlite3_db_config(link->db, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
    sqlite3_db_config(link->db, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
    return sqlite3_exec(link->db,
                        "PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 0; PRAGMA cache_size = -8192;"
                        "PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY",
                        NULL, NULL, NULL);
}

void store_link_close(store_link *link) {
    for (int i = 0; i < SQL_COUNT; i++) sqlite3_finalize(link->prepared[i]);
    sqlite3_close(link->db);
    *link = (store_link){0};
}

sqlite3_stmt *store_link_use(store_link *link, store_sql sql, int count, const int64_t *numbers) {
    sqlite3_stmt **statement = &link->prepared[sql];
    if (!*statement) sqlite3_prepare_v3(link->db, texts[sql], -1, SQLITE_PREPARE_PERSISTENT, statement, NULL);
    for (int i = 0; *statement && i < count; i++) sqlite3_bind_int64(*statement, i + 1, numbers[i]);
    return *statement;
}

int store_link_step(store_link *link, sqlite3_stmt *statement) {
    if (!statement) return sqlite3_extended_errcode(link->db);
    int rc = sqlite3_step(statement);
    if (rc != SQLITE_ROW) sqlite3_reset(statement);
    return rc;
}

bool store_link_run(store_link *link, sqlite3_stmt *statement) {
    return store_link_step(link, statement) == SQLITE_DONE;
}

bool store_link_do(store_link *link, store_sql sql) {
    return store_link_run(link, store_link_use(link, sql, 0, NULL));
}

static bool disk_full(sqlite3 *db) {
    int code = sqlite3_errcode(db) & 0xff, system = sqlite3_system_errno(db);
    return code == SQLITE_FULL || (code == SQLITE_IOERR && (system == ENOSPC || system == EDQUOT));
}

store_status store_link_failed(store_link *link, const char *doing) {
    bool full = disk_full(link->db), input = (sqlite3_errcode(link->db) & 0xff) == SQLITE_IOERR;
    int system = sqlite3_system_errno(link->db);
    char reason[192];
    snprintf(reason, sizeof reason, "%s%s%s", full ? "the disk is full" : sqlite3_errmsg(link->db),
             input && !full && system ? ": " : "", input && !full && system ? strerror(system) : "");
    store_trouble_set(link->trouble, doing, reason);
    return full ? STORE_FULL : STORE_FAILED;
}

store_status store_link_broken(store_link *link, const char *doing, const char *reason) {
    store_trouble_set(link->trouble, doing, reason);
    return STORE_FAILED;
}

int64_t store_link_pragma(store_link *link, const char *name) {
    char text[64];
    sqlite3_stmt *statement = NULL;
    snprintf(text, sizeof text, "PRAGMA %s", name);
    sqlite3_prepare_v2(link->db, text, -1, &statement, NULL);
    int64_t value =
        statement && sqlite3_step(statement) == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : -1;
    sqlite3_finalize(statement);
    return value;
}

bool store_link_check(store_link *link, const char *path, uc_text *message) {
    int64_t application = store_link_pragma(link, "application_id");
    int64_t version = store_link_pragma(link, "user_version");
    char numbers[96];
    if (application == STORE_APPLICATION && version == STORE_VERSION) return true;
    if (application < 0 || version < 0)
        text_add_all(message, path, " is damaged or not a database of upcard: ", sqlite3_errmsg(link->db),
                     NULL);
    else if (application != STORE_APPLICATION)
        text_add_all(message, path, " is not a database of upcard", NULL);
    else {
        snprintf(numbers, sizeof numbers, " (version %lld of its tables; this one knows %d)",
                 (long long)version, STORE_VERSION);
        text_add_all(message, path, " was written by a newer upcard", numbers, STORE_NEWER_REMEDY, NULL);
    }
    return false;
}
