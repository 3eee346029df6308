/* Backup and restore. A copy is complete and checked before it gets its name; so is a restored store.
 *
 * The database and its write-ahead log cannot be replaced in one step: a crash in between would join files
 * that do not belong together. So a restore has one decisive rename, of the checked copy to "upcard.db.new".
 * The steps after it are repeated whenever the store is opened, until they are complete. */
#include "store/sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "store/folder.h"

static bool add_errno(uc_text *message, const char *doing, const char *path) {
    text_add_all(message, "cannot ", doing, " ", path, ": ", strerror(errno), NULL);
    return false;
}

static bool sound(store_link *link, const char *path, uc_text *message) {
    sqlite3_stmt *s = NULL;
    sqlite3_prepare_v2(link->db, "PRAGMA integrity_check(1)", -1, &s, NULL);
    const unsigned char *answer = s && sqlite3_step(s) == SQLITE_ROW ? sqlite3_column_text(s, 0) : NULL;
    bool ok = answer && strcmp((const char *)answer, "ok") == 0;
    if (!ok)
        text_add_all(message, path, " is damaged: ", answer ? (const char *)answer : sqlite3_errmsg(link->db),
                     NULL);
    sqlite3_finalize(s);
    return ok;
}

/** Checks that a copy is a whole store. Makes it one file, without a write-ahead log beside it. */
static bool check_copy(const char *path, store_trouble_text *trouble, uc_text *message) {
    store_link link;
    store_index index = {0};
    store_log log = {0};
    bool ok = store_link_open(&link, path, SQLITE_OPEN_READWRITE, trouble) == SQLITE_OK;
    ok = store_link_check(&link, path, message) && ok && sound(&link, path, message);
    if (ok && store_log_refresh(&link, &index, &log) != STORE_OK) {
        ok = false;
        text_add_all(message, path, " is damaged: rows are missing", NULL);
    }
    if (ok && sqlite3_exec(link.db, "PRAGMA journal_mode = DELETE", NULL, NULL, NULL) != SQLITE_OK) {
        ok = false;
        text_add_all(message, "cannot write ", path, ": ", sqlite3_errmsg(link.db), NULL);
    }
    store_index_free(&index);
    store_link_close(&link);
    return ok;
}

/** Another name of the file, and the target of that name, stay as they are. */
static bool make_empty(const char *path, uc_text *message) {
    unlink(path);
    int fd = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0) return add_errno(message, "write", path);
    close(fd);
    return true;
}

static void explain_copy_failure(sqlite3 *db, const char *from, const char *to, uc_text *message) {
    int code = sqlite3_errcode(db) & 0xff;
    if (code == SQLITE_CORRUPT || code == SQLITE_NOTADB)
        text_add_all(message, from, " is damaged: ", sqlite3_errmsg(db), NULL);
    else
        text_add_all(message, "cannot copy ", from, " to ", to, ": ", sqlite3_errmsg(db), NULL);
}

/** Copies the database at `from`, a consistent snapshot, to the file `to`. */
static store_status copy(const char *from, const char *to, store_trouble_text *trouble, uc_text *message) {
    store_link source, target;
    store_status status = STORE_OK;
    if (!make_empty(to, message)) return errno == ENOSPC ? STORE_FULL : STORE_FAILED;
    int opened = store_link_open(&source, from, SQLITE_OPEN_READONLY, trouble);
    int made = store_link_open(&target, to, SQLITE_OPEN_READWRITE, trouble);
    sqlite3_backup *backup = NULL;
    if (opened == SQLITE_OK && made == SQLITE_OK)
        backup = sqlite3_backup_init(target.db, "main", source.db, "main");
    if (backup) sqlite3_backup_step(backup, -1);
    if (!backup || sqlite3_backup_finish(backup) != SQLITE_OK) {
        store_link *blamed = opened != SQLITE_OK ? &source : &target;
        status = store_link_failed(blamed, "copying the store");
        explain_copy_failure(blamed->db, from, to, message);
    }
    store_link_close(&target);
    store_link_close(&source);
    return status;
}

static bool is_same(const char *a, const char *b) {
    struct stat x, y;
    return !stat(a, &x) && !stat(b, &y) && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/** Whether a file is one of the store's own, by its name or by its inode. Overwriting one would leave a
 * server writing into a replaced database, or a restart reading a file that is not a database.
 */
static bool is_own(const char *folder, const char *file, uc_text *message) {
    static const char *const names[] = {
        "upcard.db",     "upcard.db-wal",  "upcard.db-shm", "upcard.db-journal",
        "upcard.db.new", "upcard.db.part", "lock",          "admin.sock"};
    const char *slash = strrchr(file, '/'), *name = slash ? slash + 1 : file;
    char path[STORE_PATH_MAX];
    snprintf(path, sizeof path, "%.*s", slash ? (int)(name - file) : 1, slash ? file : ".");
    bool there = is_same(path, folder), own = false;
    for (size_t i = 0; !own && i < sizeof names / sizeof *names; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, names[i]);
        own = (there && !strcmp(name, names[i])) || is_same(path, file);
    }
    if (own) text_add_all(message, file, " is part of the store in ", folder, "; choose another name", NULL);
    return own;
}

static bool settle_name(const char *from, const char *to, uc_text *message) {
    if (store_file_sync(from) && rename(from, to) == 0 && store_folder_sync(to)) return true;
    return add_errno(message, "write", to);
}

store_status store_copy_backup(backend *b, const char *file, uc_text *message) {
    char part[STORE_PATH_MAX], folder[STORE_PATH_MAX];
    snprintf(folder, sizeof folder, "%.*s", (int)(strrchr(b->path, '/') - b->path), b->path);
    if (is_own(folder, file, message)) return STORE_FAILED;
    snprintf(part, sizeof part, "%s.part", file);
    store_status status = copy(b->path, part, b->trouble, message);
    if (status == STORE_OK && !(check_copy(part, b->trouble, message) && settle_name(part, file, message)))
        status = STORE_FAILED;
    if (status != STORE_OK) unlink(part);
    return status;
}

static bool exists(const char *path) {
    return access(path, F_OK) == 0;
}

static void beside(char *ret_path, const char *path, const char *suffix) {
    snprintf(ret_path, STORE_PATH_MAX, "%s%s", path, suffix);
}

bool store_copy_pending(const char *path) {
    char new[STORE_PATH_MAX];
    beside(new, path, ".new");
    return exists(new);
}

/** Moves a file of the old store out of the way. The names come from the copy, so that a restore that
 * continues after a crash uses the same ones. */
static bool keep(const char *path, const char *suffix, const struct stat *copy_status, uc_text *message) {
    char from[STORE_PATH_MAX], to[STORE_PATH_MAX + 48], stamp[32];
    struct tm utc;
    gmtime_r(&copy_status->st_mtime, &utc);
    strftime(stamp, sizeof stamp, "%Y%m%d-%H%M%S", &utc);
    beside(from, path, suffix);
    snprintf(to, sizeof to, "%s.before-%s-%lu%s", path, stamp, (unsigned long)copy_status->st_ino, suffix);
    return rename(from, to) == 0 || errno == ENOENT || add_errno(message, "move", from);
}

bool store_copy_finish(const char *path, uc_text *message) {
    char new[STORE_PATH_MAX], shm[STORE_PATH_MAX];
    struct stat status;
    beside(new, path, ".new");
    beside(shm, path, "-shm");
    if (stat(new, &status) != 0) return errno == ENOENT || add_errno(message, "look at", new);
    if (!keep(path, "", &status, message) || !keep(path, "-wal", &status, message)) return false;
    if (unlink(shm) != 0 && errno != ENOENT) return add_errno(message, "remove", shm);
    return (store_folder_sync(path) && rename(new, path) == 0 && store_folder_sync(path)) ||
           add_errno(message, "write", path);
}

static store_status restore(const char *folder, const char *path, const char *file, uc_text *message) {
    char part[STORE_PATH_MAX], new[STORE_PATH_MAX];
    store_trouble_text trouble = {.lock = PTHREAD_MUTEX_INITIALIZER};
    beside(part, path, ".part");
    beside(new, path, ".new");
    if (access(file, R_OK)) return add_errno(message, "read", file), STORE_FAILED;
    store_status status = copy(file, part, &trouble, message);
    if (status == STORE_OK && !(check_copy(part, &trouble, message) &&
                                store_file_give(part, folder, message) && settle_name(part, new, message)))
        status = STORE_FAILED;
    if (status != STORE_OK) return unlink(part), status;
    return store_copy_finish(path, message) ? STORE_OK : STORE_FAILED;
}

store_status store_restore(const char *folder, const char *file, uc_text *message) {
    char path[STORE_PATH_MAX];
    if (is_own(folder, file, message)) return STORE_FAILED;
    int lock = store_folder_make(folder, message) ? store_folder_lock(folder, message) : -1;
    if (lock < 0) return STORE_FAILED;
    snprintf(path, sizeof path, "%s/upcard.db", folder);
    store_status status =
        store_copy_finish(path, message) ? restore(folder, path, file, message) : STORE_FAILED;
    close(lock);
    return status;
}
