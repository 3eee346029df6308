/* The SQLite backend: opening, transactions, and jobs. */
#include "store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store/folder.h"

enum {
    WAL_KEPT = 64 << 20, /**< bytes that the write-ahead log keeps when it starts over */
    FORGET_PORTION = 1000
};

static const char *const schema =
    "CREATE TABLE journal (id INTEGER PRIMARY KEY, tbl INTEGER NOT NULL, upto INTEGER NOT NULL,"
    " prev INTEGER NOT NULL, lines BLOB) STRICT;"
    "CREATE TABLE archive (tbl INTEGER PRIMARY KEY, lines INTEGER NOT NULL, bytes INTEGER NOT NULL,"
    " packed BLOB NOT NULL) STRICT;"
    "CREATE TABLE player (id INTEGER PRIMARY KEY, hash BLOB NOT NULL, name TEXT NOT NULL, seen INTEGER NOT "
    "NULL)"
    " STRICT;"
    "CREATE TABLE fence (number INTEGER NOT NULL) STRICT;"
    "INSERT INTO fence VALUES (0);";

/* Added to stores that were made without it. A player who is replaced keeps the subscriptions: REPLACE fires
 * no trigger. */
static const char *const push_schema = "CREATE TABLE IF NOT EXISTS push (id INTEGER PRIMARY KEY, player "
                                       "INTEGER NOT NULL, endpoint TEXT NOT NULL,"
                                       " keys BLOB NOT NULL) STRICT;"
                                       "CREATE INDEX IF NOT EXISTS push_player ON push (player);"
                                       "CREATE TRIGGER IF NOT EXISTS push_forget AFTER DELETE ON player"
                                       " BEGIN DELETE FROM push WHERE player = old.id; END";

/* Opening. */

static bool blame(backend *b, uc_text *message) {
    text_add_all(message, "cannot open ", b->path, ": ", sqlite3_errmsg(b->writer.db), NULL);
    return false;
}

static bool make_tables(backend *b, uc_text *message) {
    char text[1280];
    snprintf(text, sizeof text,
             "PRAGMA page_size = %d; PRAGMA journal_mode = WAL; BEGIN IMMEDIATE; %s"
             "PRAGMA application_id = %d; PRAGMA user_version = %d; COMMIT",
             STORE_PAGE, schema, STORE_APPLICATION, STORE_VERSION);
    return sqlite3_exec(b->writer.db, text, NULL, NULL, NULL) == SQLITE_OK || blame(b, message);
}

static bool is_new(store_link *link) {
    return store_link_pragma(link, "application_id") == 0 && store_link_pragma(link, "user_version") == 0 &&
           store_link_pragma(link, "schema_version") == 0;
}

static bool open_writer(backend *b, uc_text *message) {
    /* Made here, because SQLite would make it readable by others. */
    int fd = open(b->path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (fd >= 0) close(fd);
    if (store_link_open(&b->writer, b->path, SQLITE_OPEN_READWRITE, b->trouble) != SQLITE_OK)
        return blame(b, message);
    if (is_new(&b->writer) && !make_tables(b, message)) return false;
    if (!store_link_check(&b->writer, b->path, message)) return false;
    if (sqlite3_exec(b->writer.db, push_schema, NULL, NULL, NULL) != SQLITE_OK) return blame(b, message);
    char text[96];
    snprintf(text, sizeof text, "PRAGMA journal_mode = WAL; PRAGMA journal_size_limit = %d", WAL_KEPT);
    return sqlite3_exec(b->writer.db, text, NULL, NULL, NULL) == SQLITE_OK || blame(b, message);
}

static bool open_reader(backend *b, uc_text *message) {
    if (b->read_only && store_copy_pending(b->path))
        return text_add_all(message, b->path, " is being restored", NULL), false;
    if (store_link_open(&b->reader, b->path, SQLITE_OPEN_READONLY, b->trouble) != SQLITE_OK)
        return text_add_all(message, "cannot open ", b->path, ": ", sqlite3_errmsg(b->reader.db), NULL),
               false;
    return store_link_check(&b->reader, b->path, message);
}

static bool read_log(backend *b, uc_text *message) {
    if (store_log_refresh(b->read_only ? &b->reader : &b->writer, &b->index, &b->log) == STORE_OK)
        return true;
    text_add_all(message, b->path, " is damaged: ", NULL);
    store_trouble_get(b->trouble, message);
    return false;
}

static bool open_parts(backend *b, const char *folder, uc_text *message) {
    if (b->read_only) return open_reader(b, message) && read_log(b, message);
    if (!store_folder_make(folder, message) || (b->lock_fd = store_folder_lock(folder, message)) < 0)
        return false;
    if (!store_copy_finish(b->path, message) || !open_writer(b, message) || !read_log(b, message))
        return false;
    return open_reader(b, message) && (store_checkpointer_start(b) || blame(b, message));
}

static void sqlite_close(backend *b) {
    store_checkpointer_stop(b);
    store_link_close(&b->reader);
    store_link_close(&b->writer);
    store_index_free(&b->index);
    store_index_free(&b->staged);
    pthread_mutex_destroy(&b->lock);
    if (b->lock_fd >= 0) close(b->lock_fd);
    free(b);
}

static backend *sqlite_open(const store_options *options, store_trouble_text *trouble, uc_text *message) {
    backend *b = calloc(1, sizeof *b);
    if (!b) return text_add_all(message, "no memory", NULL), NULL;
    b->read_only = options->read_only;
    b->trouble = trouble;
    b->lock_fd = -1;
    pthread_mutex_init(&b->lock, NULL);
    snprintf(b->path, sizeof b->path, "%s/upcard.db", options->folder);
    if (open_parts(b, options->folder, message)) return b;
    sqlite_close(b);
    return NULL;
}

/* Transactions. */

static void forget_transaction(backend *b) {
    store_index_clear(&b->staged);
    b->log = b->committed_log;
    b->resting = true;
}

/** After a failed commit, its pages may remain in the write-ahead log, together with their commit mark, and
 * opening the store again would find them. Only other pages written in their place remove them: a commit
 * that begins with the page of another table. */
static bool fence(backend *b) {
    b->unfenced = b->unfenced && !store_link_do(&b->writer, SQL_FENCE);
    return !b->unfenced;
}

static void end_transaction(backend *b) {
    if (!sqlite3_get_autocommit(b->writer.db)) store_link_do(&b->writer, SQL_ROLLBACK);
}

static store_status sqlite_begin(backend *b) {
    store_checkpointer_help(b);
    if (!fence(b)) return store_link_failed(&b->writer, "taking back what failed before");
    b->committed_log = b->log;
    if (store_link_do(&b->writer, SQL_BEGIN_WRITE)) return STORE_OK;
    return store_link_failed(&b->writer, "beginning to write");
}

static void sqlite_rollback(backend *b) {
    end_transaction(b);
    forget_transaction(b);
}

static bool reserve(backend *b) {
    pthread_mutex_lock(&b->lock);
    bool reserved = store_index_reserve(&b->index, b->staged.used);
    pthread_mutex_unlock(&b->lock);
    return reserved;
}

/** Under the lock. Cannot fail: there is room. */
static void apply(backend *b) {
    for (size_t i = 0; b->staged.used && i < b->staged.size; i++) {
        const store_spot *spot = &b->staged.spots[i];
        if (!spot->last) continue;
        if (spot->first)
            store_index_set(&b->index, spot);
        else
            store_index_remove(&b->index, spot->table);
    }
    store_index_clear(&b->staged);
    b->resting = false;
}

/** No reader may start between a commit that deletes rows and the change of the index that points to them. If
 * no rows are deleted, no reader needs to wait for the disk. */
static bool commit(backend *b) {
    bool compacted = b->log.head != b->committed_log.head;
    if (compacted) pthread_mutex_lock(&b->lock);
    bool committed = store_link_do(&b->writer, SQL_COMMIT);
    if (!compacted) pthread_mutex_lock(&b->lock);
    if (committed) apply(b);
    pthread_mutex_unlock(&b->lock);
    return committed;
}

static store_status sqlite_commit(backend *b) {
    if (!reserve(b)) {
        sqlite_rollback(b);
        return store_link_broken(&b->writer, "committing", "no memory");
    }
    if (commit(b)) return STORE_OK;
    store_status status = store_link_failed(&b->writer, "committing");
    sqlite_rollback(b);
    b->unfenced = true;
    /* The commit mark is written last, so on a full disk it is missing, and nothing can reappear. */
    return fence(b) || status == STORE_FULL ? status : STORE_UNSURE;
}

/* Jobs. */

static store_status in_archive(backend *b, uint64_t table, bool *ret_there) {
    sqlite3_stmt *s = STORE_USE(&b->writer, SQL_IN_ARCHIVE, (int64_t)table);
    int rc = store_link_step(&b->writer, s);
    if (rc == SQLITE_ROW) sqlite3_reset(s);
    *ret_there = rc == SQLITE_ROW;
    return rc == SQLITE_ROW || rc == SQLITE_DONE ? STORE_OK
                                                 : store_link_failed(&b->writer, "looking for a table");
}

/** Compares `after` with the number of lines in the journal. *ret_spot is the table's spot, an empty one for
 * a new table. */
static store_status compare(backend *b, uint64_t table, uint64_t after, store_spot *ret_spot) {
    const store_spot *spot = store_log_spot(b, table);
    *ret_spot = spot ? *spot : (store_spot){.table = table};
    if (spot) return spot->lines == after ? STORE_OK : STORE_STALE;
    bool archived;
    store_status status = in_archive(b, table, &archived);
    if (status != STORE_OK) return status;
    return archived ? STORE_STALE : after ? STORE_UNKNOWN : STORE_OK;
}

static store_status add_lines(backend *b, store_spot *spot, const store_append *a) {
    if (a->length > INT32_MAX - spot->bytes || a->count > UINT32_MAX - spot->lines)
        return store_link_broken(&b->writer, "appending lines", "the journal is too long");
    spot->lines += a->count;
    spot->bytes += (uint32_t)a->length;
    b->log.live += a->length;
    store_status status = store_log_add(b, spot, a->lines, a->length);
    return status == STORE_OK ? store_log_stage(b, spot) : status;
}

/** The only writer knows the verdict immediately. */
static store_status sqlite_append(backend *b, const store_append *append, store_status *ret_verdict) {
    store_spot spot;
    *ret_verdict = compare(b, append->table, append->after, &spot);
    if (*ret_verdict == STORE_STALE || *ret_verdict == STORE_UNKNOWN) return STORE_OK;
    return *ret_verdict == STORE_OK ? add_lines(b, &spot, append) : *ret_verdict;
}

static store_status add_archive(backend *b, store_spot *spot, const store_packed *packed) {
    sqlite3_stmt *s =
        STORE_USE(&b->writer, SQL_ADD_ARCHIVE, (int64_t)spot->table, spot->lines, (int64_t)packed->length);
    if (s) sqlite3_bind_blob64(s, 4, packed->data, packed->size, SQLITE_STATIC);
    if (!store_link_run(&b->writer, s)) return store_link_failed(&b->writer, "archiving a journal");
    store_status status = store_log_add(b, spot, NULL, 0);
    b->log.live -= spot->bytes;
    spot->first = 0;
    return status == STORE_OK ? store_log_stage(b, spot) : status;
}

static store_status sqlite_archive(backend *b, uint64_t table, uint64_t after, const store_packed *packed,
                                   store_status *ret_verdict) {
    store_spot spot;
    *ret_verdict = compare(b, table, after, &spot);
    if (*ret_verdict == STORE_OK && !spot.last) *ret_verdict = STORE_UNKNOWN;
    if (*ret_verdict == STORE_STALE || *ret_verdict == STORE_UNKNOWN) return STORE_OK;
    return *ret_verdict == STORE_OK ? add_archive(b, &spot, packed) : *ret_verdict;
}

static store_status sqlite_put_player(backend *b, const store_player *player) {
    sqlite3_stmt *s = STORE_USE(&b->writer, SQL_PUT_PLAYER, (int64_t)player->id);
    if (s) {
        sqlite3_bind_blob(s, 2, player->hash, STORE_HASH_BYTES, SQLITE_STATIC);
        sqlite3_bind_text(s, 3, player->name, -1, SQLITE_STATIC);
        sqlite3_bind_int64(s, 4, player->seen_s);
    }
    return store_link_run(&b->writer, s) ? STORE_OK : store_link_failed(&b->writer, "writing a player");
}

static store_status sqlite_put_push(backend *b, const store_push *push) {
    sqlite3_stmt *s = STORE_USE(&b->writer, SQL_PUT_PUSH, (int64_t)push->id, (int64_t)push->player);
    if (s) {
        sqlite3_bind_text(s, 3, push->endpoint, -1, SQLITE_STATIC);
        sqlite3_bind_blob(s, 4, push->keys, STORE_PUSH_KEYS, SQLITE_STATIC);
    }
    return store_link_run(&b->writer, s) ? STORE_OK
                                         : store_link_failed(&b->writer, "writing a push subscription");
}

static store_status sqlite_drop_push(backend *b, uint64_t id) {
    return store_link_run(&b->writer, STORE_USE(&b->writer, SQL_DROP_PUSH, (int64_t)id))
               ? STORE_OK
               : store_link_failed(&b->writer, "removing a push subscription");
}

static store_status sqlite_seat(backend *b, uint64_t table, const char *players, size_t length) {
    (void)b, (void)table, (void)players, (void)length;
    return STORE_OK;
}

static store_status sqlite_seats(backend *b, uint64_t player,
                                 bool (*each)(void *context, const store_entry *entry), void *context) {
    (void)b, (void)player, (void)each, (void)context;
    return STORE_OK;
}

static store_status sqlite_find_pushes(backend *b, uint64_t player,
                                       bool (*each)(void *context, const store_push *push), void *context) {
    (void)b, (void)player, (void)each, (void)context;
    return STORE_OK;
}

/** The only node. It does not need the clocks of parts: they are those of its journals. */
static store_status sqlite_meet(backend *b, store_meeting *meeting) {
    (void)b;
    store_meeting_clear(meeting);
    meeting->self = 1;
    for (int i = 0; i < STORE_PARTS; i++) meeting->part[i].owner = 1, meeting->part[i].clock_ms = 0;
    meeting->node[meeting->count++] = (store_node){.id = 1};
    return STORE_OK;
}

static store_status sqlite_forget(backend *b, int64_t before_s, uint64_t *id, uint32_t *ret_more) {
    sqlite3_stmt *s = STORE_USE(&b->writer, SQL_PLAYERS_END, (int64_t)*id, FORGET_PORTION);
    if (store_link_step(&b->writer, s) != SQLITE_ROW)
        return store_link_failed(&b->writer, "forgetting players");
    bool none = sqlite3_column_type(s, 0) == SQLITE_NULL;
    int64_t last = sqlite3_column_int64(s, 0), first = (int64_t)*id;
    sqlite3_reset(s);
    *ret_more = !none && last < INT64_MAX;
    *id = (uint64_t)last + 1;
    if (none || store_link_run(&b->writer, STORE_USE(&b->writer, SQL_FORGET, first, last, before_s)))
        return STORE_OK;
    return store_link_failed(&b->writer, "forgetting players");
}

/* Reading. */

static store_status read_archive(backend *b, uint64_t table, store_lines *ret_lines) {
    sqlite3_stmt *s = STORE_USE(&b->reader, SQL_ARCHIVE, (int64_t)table);
    int rc = store_link_step(&b->reader, s);
    if (rc == SQLITE_DONE) return STORE_UNKNOWN;
    if (rc != SQLITE_ROW) return store_link_failed(&b->reader, "reading the archive");
    void *data = NULL;
    const void *packed = sqlite3_column_blob(s, 2);
    size_t size = (size_t)sqlite3_column_bytes(s, 2);
    int64_t length = sqlite3_column_int64(s, 1);
    ret_lines->count = (uint32_t)sqlite3_column_int64(s, 0);
    bool sound = packed && length >= 0 && length <= INT32_MAX && (data = malloc(size));
    if (sound) memcpy(data, packed, size);
    sqlite3_reset(s);
    sound = sound && store_unpack(&(store_packed){data, size, (size_t)length}, ret_lines);
    free(data);
    return sound ? STORE_OK
                 : store_link_broken(&b->reader, "reading the archive", "a packed journal is damaged");
}

/** What the index says about the log within this transaction. A read-only store first reads the rows written
 * since; `restart`: all rows from the beginning. */
static store_status find(backend *b, uint64_t table, bool restart, store_spot *ret_spot, bool *ret_found) {
    pthread_mutex_lock(&b->lock);
    if (restart) {
        store_index_clear(&b->index);
        b->log = (store_log){0};
    }
    store_status status = STORE_OK;
    if (b->read_only)
        status = store_log_refresh(&b->reader, &b->index, &b->log);
    else if (!store_link_do(&b->reader, SQL_SNAPSHOT))
        status = store_link_failed(&b->reader, "beginning to read");
    const store_spot *spot = store_index_find(&b->index, table);
    *ret_found = spot;
    if (spot) *ret_spot = *spot;
    pthread_mutex_unlock(&b->lock);
    return status;
}

/** STALE: the index of a read-only store points to rows that were compacted since. */
static store_status look(backend *b, uint64_t table, bool restart, store_lines *ret_lines) {
    store_spot spot;
    bool found;
    if (!store_link_do(&b->reader, SQL_BEGIN_READ)) return store_link_failed(&b->reader, "beginning to read");
    store_status status = find(b, table, restart, &spot, &found);
    if (status == STORE_OK)
        status = found ? store_log_read(&b->reader, &spot, ret_lines) : read_archive(b, table, ret_lines);
    if (!store_link_do(&b->reader, SQL_COMMIT)) store_link_do(&b->reader, SQL_ROLLBACK);
    return status;
}

static store_status sqlite_read(backend *b, uint64_t table, store_lines *ret_lines) {
    store_status status = look(b, table, false, ret_lines);
    if (status == STORE_STALE && b->read_only) status = look(b, table, true, ret_lines);
    return status == STORE_STALE ? store_link_broken(&b->reader, "reading a journal", "rows are missing")
                                 : status;
}

static store_player read_player(sqlite3_stmt *s) {
    store_player player = {.id = (uint64_t)sqlite3_column_int64(s, 0), .seen_s = sqlite3_column_int64(s, 3)};
    const void *hash = sqlite3_column_blob(s, 1);
    if (hash && sqlite3_column_bytes(s, 1) == STORE_HASH_BYTES) memcpy(player.hash, hash, STORE_HASH_BYTES);
    const unsigned char *name = sqlite3_column_text(s, 2);
    snprintf(player.name, sizeof player.name, "%s", name ? (const char *)name : "");
    return player;
}

static store_status sqlite_find_player(backend *b, uint64_t id, store_player *ret_player) {
    sqlite3_stmt *s = STORE_USE(&b->reader, SQL_PLAYER, (int64_t)id);
    int rc = store_link_step(&b->reader, s);
    if (rc == SQLITE_DONE) return STORE_UNKNOWN;
    if (rc != SQLITE_ROW) return store_link_failed(&b->reader, "reading a player");
    *ret_player = read_player(s);
    sqlite3_reset(s);
    return STORE_OK;
}

/** There is no other node. */
static store_status sqlite_fence(backend *b, int64_t node, uint64_t beat) {
    (void)b, (void)node, (void)beat;
    return STORE_OK;
}

/* Lists, each by a connection of its own. */

/** The receiver of a list. */
typedef struct chosen {
    uint64_t parts;
    bool (*each)(void *context, const store_entry *entry);
    void *context;
} chosen;

static bool pass(const chosen *c, const store_entry *entry) {
    return !(c->parts >> store_part(entry->table) & 1) || c->each(c->context, entry);
}

static store_status list_archive(backend *b, const chosen *c) {
    store_link link;
    store_status status = STORE_OK;
    int rc = store_link_open(&link, b->path, SQLITE_OPEN_READONLY, b->trouble);
    sqlite3_stmt *s = rc == SQLITE_OK ? store_link_use(&link, SQL_ARCHIVES, 0, NULL) : NULL;
    while ((rc = store_link_step(&link, s)) == SQLITE_ROW) {
        store_entry entry = {.table = (uint64_t)sqlite3_column_int64(s, 0),
                             .lines = (uint64_t)sqlite3_column_int64(s, 1),
                             .archived = true};
        if (!pass(c, &entry)) break;
    }
    if (rc != SQLITE_ROW && rc != SQLITE_DONE) status = store_link_failed(&link, "listing the archive");
    store_link_close(&link);
    return status;
}

static store_status list_live(backend *b, const chosen *c) {
    pthread_mutex_lock(&b->lock);
    store_status status = b->read_only ? store_log_refresh(&b->reader, &b->index, &b->log) : STORE_OK;
    size_t count = 0, used = b->index.used;
    store_entry *entries = malloc((used + 1) * sizeof *entries);
    for (size_t i = 0; entries && i < b->index.size; i++) {
        const store_spot *spot = &b->index.spots[i];
        if (spot->last)
            entries[count++] =
                (store_entry){.table = spot->table, .lines = spot->lines, .place = (uint64_t)spot->place};
    }
    pthread_mutex_unlock(&b->lock);
    if (!entries) return store_link_broken(&b->reader, "listing tables", "no memory");
    for (size_t i = 0; status == STORE_OK && i < count && pass(c, &entries[i]); i++) {
    }
    free(entries);
    return status;
}

static store_status sqlite_list(backend *b, bool archived, uint64_t parts,
                                bool (*each)(void *, const store_entry *), void *context) {
    return (archived ? list_archive : list_live)(b, &(chosen){parts, each, context});
}

static store_status sqlite_players(backend *b, bool (*each)(void *, const store_player *), void *context) {
    store_link link;
    store_status status = STORE_OK;
    int rc = store_link_open(&link, b->path, SQLITE_OPEN_READONLY, b->trouble);
    sqlite3_stmt *s = rc == SQLITE_OK ? store_link_use(&link, SQL_PLAYERS, 0, NULL) : NULL;
    while ((rc = store_link_step(&link, s)) == SQLITE_ROW) {
        store_player player = read_player(s);
        if (!each(context, &player)) break;
    }
    if (rc != SQLITE_ROW && rc != SQLITE_DONE) status = store_link_failed(&link, "listing players");
    store_link_close(&link);
    return status;
}

static store_push read_push(sqlite3_stmt *s) {
    store_push push = {.id = (uint64_t)sqlite3_column_int64(s, 0),
                       .player = (uint64_t)sqlite3_column_int64(s, 1)};
    const unsigned char *endpoint = sqlite3_column_text(s, 2);
    const void *keys = sqlite3_column_blob(s, 3);
    snprintf(push.endpoint, sizeof push.endpoint, "%s", endpoint ? (const char *)endpoint : "");
    if (keys && sqlite3_column_bytes(s, 3) == STORE_PUSH_KEYS) memcpy(push.keys, keys, STORE_PUSH_KEYS);
    return push;
}

static store_status sqlite_pushes(backend *b, bool (*each)(void *, const store_push *), void *context) {
    store_link link;
    store_status status = STORE_OK;
    int rc = store_link_open(&link, b->path, SQLITE_OPEN_READONLY, b->trouble);
    sqlite3_stmt *s = rc == SQLITE_OK ? store_link_use(&link, SQL_PUSHES, 0, NULL) : NULL;
    while ((rc = store_link_step(&link, s)) == SQLITE_ROW) {
        store_push push = read_push(s);
        if (!each(context, &push)) break;
    }
    if (rc != SQLITE_ROW && rc != SQLITE_DONE)
        status = store_link_failed(&link, "listing push subscriptions");
    store_link_close(&link);
    return status;
}

const backend_kind store_sqlite = {
    .open = sqlite_open,
    .close = sqlite_close,
    .begin = sqlite_begin,
    .append = sqlite_append,
    .archive = sqlite_archive,
    .put_player = sqlite_put_player,
    .put_push = sqlite_put_push,
    .drop_push = sqlite_drop_push,
    .seat = sqlite_seat,
    .seats = sqlite_seats,
    .meet = sqlite_meet,
    .forget = sqlite_forget,
    .tidy = store_log_compact,
    .commit = sqlite_commit,
    .rollback = sqlite_rollback,
    .read = sqlite_read,
    .find_player = sqlite_find_player,
    .find_pushes = sqlite_find_pushes,
    .fence = sqlite_fence,
    .list = sqlite_list,
    .players = sqlite_players,
    .pushes = sqlite_pushes,
    .backup = store_copy_backup,
};
