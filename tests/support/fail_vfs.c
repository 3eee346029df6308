#include "fail_vfs.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sqlite3.h>

enum { FILES = 16, PATH = 300 };

/** The durable part of a file. */
typedef struct image {
    char path[PATH];
    char *bytes;
    sqlite3_int64 size;
} image;

typedef struct file {
    sqlite3_file base;
    char path[PATH];
    sqlite3_file *real; /* behind this struct */
} file;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static fail_kind kind;
static uint64_t fails_at;
static bool lasting, really_sync, remembering;
static const char *suffix;
static fail_counts counts;
static image images[FILES];
static sqlite3_vfs *below, layer;

static bool ends(const char *path, const char *end) {
    size_t length = strlen(path), tail = strlen(end);
    return length >= tail && strcmp(path + length - tail, end) == 0;
}

static sqlite3_file *real_of(sqlite3_file *f) {
    return ((file *)f)->real;
}

#define REAL(f, method, ...) real_of(f)->pMethods->method(real_of(f), __VA_ARGS__)

/** Counts an operation; whether it is to fail, and how. */
static fail_kind next(sqlite3_file *f, bool sync, int bytes) {
    const char *path = ((file *)f)->path;
    fail_kind result = FAIL_NOTHING;
    pthread_mutex_lock(&lock);
    if (!suffix || ends(path, suffix)) {
        uint64_t number = sync ? ++counts.syncs : ++counts.writes;
        *(ends(path, "-wal") ? &counts.log_bytes : &counts.database_bytes) += (uint64_t)bytes;
        bool hit = fails_at && (number == fails_at || (lasting && number > fails_at));
        if (hit && kind != FAIL_NOTHING && sync == (kind == FAIL_SYNC)) result = kind;
        counts.failed |= result != FAIL_NOTHING;
    }
    pthread_mutex_unlock(&lock);
    return result;
}

static image *image_of(const char *path) {
    image *free_one = NULL;
    for (int i = 0; i < FILES; i++) {
        if (strcmp(images[i].path, path) == 0) return &images[i];
        if (!images[i].path[0] && !free_one) free_one = &images[i];
    }
    if (!free_one) abort();
    snprintf(free_one->path, PATH, "%s", path);
    return free_one;
}

static void remember(sqlite3_file *f) {
    pthread_mutex_lock(&lock);
    image *i = image_of(((file *)f)->path);
    REAL(f, xFileSize, &i->size);
    i->bytes = realloc(i->bytes, (size_t)i->size + 1);
    REAL(f, xRead, i->bytes, (int)i->size, 0);
    pthread_mutex_unlock(&lock);
}

static int x_close(sqlite3_file *f) {
    return real_of(f)->pMethods->xClose(real_of(f));
}

static int x_read(sqlite3_file *f, void *bytes, int count, sqlite3_int64 at) {
    return REAL(f, xRead, bytes, count, at);
}

static int x_write(sqlite3_file *f, const void *bytes, int count, sqlite3_int64 at) {
    fail_kind how = next(f, false, count);
    if (how == FAIL_SHORT) REAL(f, xWrite, bytes, count / 2, at);
    if (how == FAIL_LATE) REAL(f, xWrite, bytes, count, at);
    if (how == FAIL_NOTHING) return REAL(f, xWrite, bytes, count, at);
    return how == FAIL_FULL || how == FAIL_SHORT ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int x_truncate(sqlite3_file *f, sqlite3_int64 size) {
    return REAL(f, xTruncate, size);
}

static int x_sync(sqlite3_file *f, int flags) {
    if (next(f, true, 0) != FAIL_NOTHING) return SQLITE_IOERR_FSYNC;
    if (remembering) remember(f);
    return really_sync ? REAL(f, xSync, flags) : SQLITE_OK;
}

static int x_size(sqlite3_file *f, sqlite3_int64 *ret_size) {
    return REAL(f, xFileSize, ret_size);
}

static int x_lock(sqlite3_file *f, int level) {
    return REAL(f, xLock, level);
}

static int x_unlock(sqlite3_file *f, int level) {
    return REAL(f, xUnlock, level);
}

static int x_reserved(sqlite3_file *f, int *ret_locked) {
    return REAL(f, xCheckReservedLock, ret_locked);
}

static int x_control(sqlite3_file *f, int op, void *argument) {
    return REAL(f, xFileControl, op, argument);
}

static int x_sector(sqlite3_file *f) {
    return real_of(f)->pMethods->xSectorSize(real_of(f));
}

static int x_device(sqlite3_file *f) {
    return real_of(f)->pMethods->xDeviceCharacteristics(real_of(f));
}

static int x_shm_map(sqlite3_file *f, int page, int size, int extend, void volatile **ret_map) {
    return REAL(f, xShmMap, page, size, extend, ret_map);
}

static int x_shm_lock(sqlite3_file *f, int offset, int count, int flags) {
    return REAL(f, xShmLock, offset, count, flags);
}

static void x_shm_barrier(sqlite3_file *f) {
    real_of(f)->pMethods->xShmBarrier(real_of(f));
}

static int x_shm_unmap(sqlite3_file *f, int remove) {
    return REAL(f, xShmUnmap, remove);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = x_close,
    .xRead = x_read,
    .xWrite = x_write,
    .xTruncate = x_truncate,
    .xSync = x_sync,
    .xFileSize = x_size,
    .xLock = x_lock,
    .xUnlock = x_unlock,
    .xCheckReservedLock = x_reserved,
    .xFileControl = x_control,
    .xSectorSize = x_sector,
    .xDeviceCharacteristics = x_device,
    .xShmMap = x_shm_map,
    .xShmLock = x_shm_lock,
    .xShmBarrier = x_shm_barrier,
    .xShmUnmap = x_shm_unmap,
};

static int x_open(sqlite3_vfs *vfs, const char *path, sqlite3_file *f, int flags, int *ret_flags) {
    (void)vfs;
    file *opened = (file *)f;
    *opened = (file){.real = (sqlite3_file *)(opened + 1)};
    snprintf(opened->path, PATH, "%s", path ? path : "");
    int rc = below->xOpen(below, path, opened->real, flags, ret_flags);
    if (opened->real->pMethods) opened->base.pMethods = &methods;
    return rc;
}

static int x_delete(sqlite3_vfs *vfs, const char *path, int sync) {
    (void)vfs;
    pthread_mutex_lock(&lock);
    if (remembering) image_of(path)->size = 0;
    pthread_mutex_unlock(&lock);
    return below->xDelete(below, path, sync);
}

void fail_install(void) {
    if (layer.zName) return;
    below = sqlite3_vfs_find(NULL);
    layer = *below;
    layer.zName = "fail";
    layer.szOsFile = (int)sizeof(file) + below->szOsFile;
    layer.xOpen = x_open;
    layer.xDelete = x_delete;
    sqlite3_vfs_register(&layer, 1);
    fail_reset(FAIL_NOTHING, 0, false, NULL);
}

void fail_remove(void) {
    sqlite3_vfs_unregister(&layer);
    layer.zName = NULL;
    fail_remember(false);
}

void fail_reset(fail_kind new_kind, uint64_t at, bool new_lasting, const char *new_suffix) {
    pthread_mutex_lock(&lock);
    kind = new_kind;
    fails_at = at;
    lasting = new_lasting;
    suffix = new_suffix;
    counts = (fail_counts){0};
    pthread_mutex_unlock(&lock);
}

fail_counts fail_count(void) {
    pthread_mutex_lock(&lock);
    fail_counts copy = counts;
    pthread_mutex_unlock(&lock);
    return copy;
}

void fail_heal(void) {
    pthread_mutex_lock(&lock);
    kind = FAIL_NOTHING;
    pthread_mutex_unlock(&lock);
}

void fail_really_sync(bool really) {
    really_sync = really;
}

void fail_remember(bool on) {
    pthread_mutex_lock(&lock);
    remembering = on;
    for (int i = 0; i < FILES; i++) {
        free(images[i].bytes);
        images[i] = (image){0};
    }
    pthread_mutex_unlock(&lock);
}

static void write_image(const char *folder, const image *i) {
    char path[2 * PATH];
    snprintf(path, sizeof path, "%s%s", folder, strrchr(i->path, '/'));
    FILE *out = fopen(path, "wb");
    if (!out || fwrite(i->bytes, 1, (size_t)i->size, out) != (size_t)i->size || fclose(out) != 0) abort();
}

void fail_power_cut(const char *folder) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < FILES; i++)
        if (images[i].path[0] && images[i].size > 0) write_image(folder, &images[i]);
    pthread_mutex_unlock(&lock);
}
