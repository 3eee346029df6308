/* The log of all journals (see sqlite.h). */
#include "store/sqlite.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    PORTION = 256,             /**< rows compacted in one step */
    PORTION_BYTES = 128 << 10, /**< or that many bytes rewritten in one step */
    DEAD_SHARE = 3,            /**< dead bytes per live byte: by then most games at the head have ended */
    SLACK = 1 << 20            /**< dead bytes that do not matter */
};

static const char *const reading = "reading the journals", *const compacting = "compacting the log";

typedef struct row {
    int64_t id, table, upto, prev, bytes;
    bool end;
} row;

static row read_row(sqlite3_stmt *s) {
    return (row){.id = sqlite3_column_int64(s, 0),
                 .table = sqlite3_column_int64(s, 1),
                 .upto = sqlite3_column_int64(s, 2),
                 .prev = sqlite3_column_int64(s, 3),
                 .bytes = sqlite3_column_int64(s, 4),
                 .end = sqlite3_column_type(s, 4) == SQLITE_NULL};
}

/** Applies a row to the index. The first row of a table that was compacted, or has ended, may already have
 * been deleted: such a table has a spot whose first row is 0 until the row that restarts or ends it. */
static bool fold(store_index *index, store_log *log, const row *r) {
    store_spot *old = store_index_find(index, (uint64_t)r->table);
    uint64_t before = old && old->first ? old->bytes : 0;
    store_spot spot = {.table = (uint64_t)r->table, .last = r->id, .lines = (uint32_t)r->upto};
    bool replaces = r->prev <= 0;
    if (!replaces && old && old->last != r->prev) return false;
    spot.place = r->prev < 0 ? -r->prev : r->id;
    if (replaces || (old && old->first)) {
        spot.first = replaces ? r->id : old->first;
        spot.bytes = (uint32_t)((replaces ? 0 : before) + (uint64_t)r->bytes);
    }
    if (!log->head) log->head = r->id;
    log->next = r->id + 1;
    log->total += (uint64_t)r->bytes;
    log->live += (r->end ? 0 : spot.bytes) - before;
    if (r->end) return store_index_remove(index, spot.table), true;
    return store_index_set(index, &spot);
}

static bool headless(const store_index *index) {
    for (size_t i = 0; i < index->size; i++)
        if (index->spots[i].last && !index->spots[i].first) return true;
    return false;
}

store_status store_log_refresh(store_link *link, store_index *index, store_log *log) {
    sqlite3_stmt *rows = STORE_USE(link, SQL_ROWS, log->next);
    int rc;
    bool sound = true;
    while (sound && (rc = store_link_step(link, rows)) == SQLITE_ROW) {
        row r = read_row(rows);
        sound = fold(index, log, &r);
    }
    if (!sound) sqlite3_reset(rows);
    if (sound && rc != SQLITE_DONE) return store_link_failed(link, reading);
    if (!sound || headless(index)) return store_link_broken(link, reading, "rows are missing");
    if (!log->next) log->head = log->next = 1;
    return STORE_OK;
}

/** Puts the text of a row before the text at *at; *id becomes the previous row. */
static store_status prepend(store_link *link, const store_spot *spot, char *text, size_t *at, int64_t *id) {
    sqlite3_stmt *s = STORE_USE(link, SQL_ROW, *id);
    int rc = store_link_step(link, s);
    if (rc == SQLITE_DONE) return STORE_STALE;
    if (rc != SQLITE_ROW) return store_link_failed(link, reading);
    int64_t prev = sqlite3_column_int64(s, 1);
    const void *lines = sqlite3_column_blob(s, 2);
    size_t length = (size_t)sqlite3_column_bytes(s, 2);
    bool sound = (uint64_t)sqlite3_column_int64(s, 0) == spot->table && length <= *at && prev < *id &&
                 (length == 0 || lines) && (prev > 0) == (*id != spot->first);
    if (sound && length) memcpy(text + (*at -= length), lines, length);
    sqlite3_reset(s);
    *id = prev;
    return sound ? STORE_OK : STORE_STALE;
}

store_status store_log_read(store_link *link, const store_spot *spot, store_lines *ret_lines) {
    char *text = malloc(spot->bytes + (size_t)1);
    size_t at = spot->bytes;
    int64_t id = spot->last;
    store_status status = STORE_OK;
    if (!text) return store_link_broken(link, reading, "no memory");
    while (status == STORE_OK && id > 0) status = prepend(link, spot, text, &at, &id);
    if (status == STORE_OK && at) status = STORE_STALE;
    if (status != STORE_OK) return free(text), status;
    *ret_lines = (store_lines){.text = text, .length = spot->bytes, .count = spot->lines};
    return STORE_OK;
}

const store_spot *store_log_spot(const backend *b, uint64_t table) {
    const store_spot *spot = store_index_find(&b->staged, table);
    if (!spot) return store_index_find(&b->index, table);
    return spot->first ? spot : NULL;
}

store_status store_log_stage(backend *b, const store_spot *spot) {
    if (store_index_set(&b->staged, spot)) return STORE_OK;
    return store_link_broken(&b->writer, "writing", "no memory");
}

store_status store_log_add(backend *b, store_spot *spot, const char *lines, size_t length) {
    int64_t id = b->log.next;
    sqlite3_stmt *s = STORE_USE(&b->writer, SQL_ADD_ROW, id, (int64_t)spot->table, spot->lines, spot->last);
    if (s && lines) sqlite3_bind_blob64(s, 5, lines, length, SQLITE_STATIC);
    bool added = store_link_run(&b->writer, s);
    if (s) sqlite3_clear_bindings(s);
    if (!added) return store_link_failed(&b->writer, "appending lines");
    b->log.next++;
    b->log.total += length;
    spot->place = spot->last < 0 ? -spot->last : id;
    spot->last = id;
    if (!spot->first) spot->first = id;
    return STORE_OK;
}

/** Compaction: rewrites a journal as one row at the end of the log. */
static store_status relocate(backend *b, const store_spot *spot) {
    store_lines lines;
    store_status status = store_log_read(&b->writer, spot, &lines);
    if (status == STORE_STALE) return store_link_broken(&b->writer, reading, "rows are missing");
    if (status != STORE_OK) return status;
    store_spot moved = *spot;
    moved.first = 0;
    moved.last = -spot->place;
    status = store_log_add(b, &moved, lines.text, lines.length);
    free(lines.text);
    return status == STORE_OK ? store_log_stage(b, &moved) : status;
}

/** The first rows of the log, never its last one, so that no id is reused. */
static int head_rows(backend *b, row *rows) {
    sqlite3_stmt *s = STORE_USE(&b->writer, SQL_ROWS, b->log.head);
    int count = 0, rc = SQLITE_DONE;
    while (count < PORTION && (rc = store_link_step(&b->writer, s)) == SQLITE_ROW) {
        rows[count] = read_row(s);
        if (rows[count].id == b->log.next - 1) break;
        count++;
    }
    if (rc == SQLITE_ROW) sqlite3_reset(s);
    return rc == SQLITE_ROW || rc == SQLITE_DONE ? count : -1;
}

/** Deletes up to PORTION rows. */
static store_status compact_portion(backend *b, bool *ret_more) {
    row rows[PORTION];
    uint64_t moved = 0, freed = 0;
    int count = head_rows(b, rows), done = 0;
    *ret_more = false;
    if (count < 0) return store_link_failed(&b->writer, compacting);
    for (; done < count && moved < PORTION_BYTES; done++) {
        const store_spot *spot = store_log_spot(b, (uint64_t)rows[done].table);
        freed += (uint64_t)rows[done].bytes;
        if (!spot || rows[done].id < spot->first) continue;
        moved += spot->bytes;
        store_status status = relocate(b, spot);
        if (status != STORE_OK) return status;
    }
    if (!done) return STORE_OK;
    int64_t last = rows[done - 1].id;
    if (!store_link_run(&b->writer, STORE_USE(&b->writer, SQL_DELETE_ROWS, b->log.head, last)))
        return store_link_failed(&b->writer, compacting);
    b->log.head = last + 1;
    b->log.total -= freed;
    *ret_more = true;
    return STORE_OK;
}

static bool too_much_is_dead(const backend *b) {
    return !b->resting && b->log.total - b->log.live > DEAD_SHARE * b->log.live + SLACK;
}

/** Deletes at least twice as much as the transaction has appended, or the log would grow forever under load.
 */
store_status store_log_compact(backend *b, bool *ret_more) {
    int64_t aim = b->committed_log.head + 2 * (b->log.next - b->committed_log.next);
    store_status status = STORE_OK;
    *ret_more = too_much_is_dead(b);
    while (status == STORE_OK && *ret_more) {
        status = compact_portion(b, ret_more);
        *ret_more = *ret_more && too_much_is_dead(b);
        if (b->log.head >= aim) break;
    }
    return status;
}
