#include "store_rig.h"

#include <dirent.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void rig_psql(const char *address, const char *sql) {
    char command[4096];
    snprintf(command, sizeof command, "psql -X -q -v ON_ERROR_STOP=1 -c \"%s\" '%s' >/dev/null", sql,
             address);
    if (system(command) != 0) fail_msg("psql: %s", sql);
}

/** A schema of its own in the database of tests/support/with_postgres. */
static void make_schema(char path[RIG_PATH_MAX]) {
    static int number;
    char sql[64];
    snprintf(path, RIG_PATH_MAX, "%s&options=-csearch_path%%3Dt%d_%d", getenv("UPCARD_STORE"), (int)getpid(),
             ++number);
    snprintf(sql, sizeof sql, "CREATE SCHEMA t%d_%d", (int)getpid(), number);
    rig_psql(getenv("UPCARD_STORE"), sql);
}

void rig_folder_make(char path[RIG_PATH_MAX]) {
    if (getenv("UPCARD_STORE"))
        make_schema(path);
    else
        rig_disk_make(path);
}

void rig_disk_make(char path[RIG_PATH_MAX]) {
    const char *base = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : getenv("TMPDIR");
    snprintf(path, RIG_PATH_MAX, "%s/upcard-store-XXXXXX", base ? base : "/tmp");
    assert_non_null(mkdtemp(path));
}

/** Calls `each` for all files of a folder. */
static void walk(const char *folder, void (*each)(const char *folder, const char *name, const char *context),
                 const char *context) {
    DIR *dir = opendir(folder);
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));)
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            each(folder, entry->d_name, context);
    closedir(dir);
}

static void remove_one(const char *folder, const char *name, const char *context) {
    (void)context;
    char path[2 * RIG_PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    struct stat status;
    if (stat(path, &status) == 0 && S_ISDIR(status.st_mode))
        rig_folder_remove(path);
    else
        assert_int_equal(unlink(path), 0);
}

void rig_folder_remove(const char *path) {
    if (store_is_database(path)) return; /* it goes with the server */
    walk(path, remove_one, NULL);
    assert_int_equal(rmdir(path), 0);
}

char *rig_file(const char *folder, const char *name, size_t *ret_size) {
    char path[2 * RIG_PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 0, SEEK_END), 0);
    *ret_size = (size_t)ftell(file);
    char *bytes = malloc(*ret_size + 1);
    rewind(file);
    assert_int_equal(fread(bytes, 1, *ret_size, file), *ret_size);
    fclose(file);
    return bytes;
}

void rig_file_write(const char *folder, const char *name, const char *bytes, size_t size) {
    char path[2 * RIG_PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

static void copy_one(const char *folder, const char *name, const char *to) {
    size_t size;
    if (strcmp(name, "lock") == 0 || strstr(name, "-shm")) return;
    char *bytes = rig_file(folder, name, &size);
    rig_file_write(to, name, bytes, size);
    free(bytes);
}

void rig_folder_copy(const char *from, const char *to) {
    walk(from, copy_one, to);
}

/* One store at a time waits, so these can be shared. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;
static unsigned long woken;

static void wake(void *context) {
    (void)context;
    pthread_mutex_lock(&lock);
    woken++;
    pthread_cond_broadcast(&change);
    pthread_mutex_unlock(&lock);
}

store *rig_try_open(const char *folder, bool read_only, uc_text *message) {
    store_options options = {.folder = folder, .wake = wake, .read_only = read_only};
    return store_open(&options, message);
}

static store *open_with(const store_options *options) {
    char buffer[512];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    store *s = store_open(options, &message);
    if (!s) fail_msg("%s", buffer);
    return s;
}

store *rig_open(const char *folder, bool read_only) {
    return open_with(&(store_options){.folder = folder, .wake = wake, .read_only = read_only});
}

store *rig_open_node(const char *folder, const char *name) {
    return open_with(&(store_options){.folder = folder, .wake = wake, .node = name});
}

void rig_cannot_open(const char *folder, bool read_only, const char *reason) {
    char buffer[512];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    assert_null(rig_try_open(folder, read_only, &message));
    if (!strstr(buffer, reason)) fail_msg("'%s' does not say '%s'", buffer, reason);
}

static size_t under_way;

static void ended(store_job *job) {
    (void)job;
    under_way--;
}

void rig_submit(store *s, store_job *job) {
    job->done = ended;
    under_way++;
    store_submit(s, job);
}

void rig_wait(store *s) {
    while (under_way) {
        pthread_mutex_lock(&lock);
        unsigned long before = woken;
        pthread_mutex_unlock(&lock);
        if (store_collect(s)) continue;
        pthread_mutex_lock(&lock);
        while (woken == before) pthread_cond_wait(&change, &lock);
        pthread_mutex_unlock(&lock);
    }
}

store_status rig_do(store *s, store_job *job) {
    rig_submit(s, job);
    rig_wait(s);
    return job->status;
}

static uint32_t count_lines(const char *lines, size_t length) {
    uint32_t count = 0;
    for (size_t i = 0; i < length; i++) count += lines[i] == '\n';
    return count;
}

store_status rig_append(store *s, uint64_t table, uint64_t after, const char *lines) {
    char *copy = strdup(lines);
    store_job job = {
        .kind = STORE_APPEND, .table = table, .after = after, .lines = copy, .length = strlen(lines)};
    job.count = count_lines(lines, job.length);
    store_status status = rig_do(s, &job);
    free(copy);
    return status;
}

store_status rig_archive(store *s, uint64_t table, uint64_t after) {
    store_job job = {.kind = STORE_ARCHIVE, .table = table, .after = after};
    return rig_do(s, &job);
}

store_status rig_put_player(store *s, uint64_t id, const char *name, int64_t seen_s) {
    store_job job = {.kind = STORE_PUT_PLAYER, .player = {.id = id, .seen_s = seen_s}};
    memset(job.player.hash, (int)(id & 0xff), sizeof job.player.hash);
    snprintf(job.player.name, sizeof job.player.name, "%s", name);
    return rig_do(s, &job);
}

char *rig_read(store *s, uint64_t table) {
    store_job job = {.kind = STORE_READ, .table = table};
    store_status status = rig_do(s, &job);
    if (status == STORE_UNKNOWN) return assert_null(job.lines), NULL;
    if (status != STORE_OK) {
        char buffer[256];
        uc_text trouble;
        uc_text_start(&trouble, buffer, sizeof buffer);
        store_trouble(s, &trouble);
        fail_msg("reading table %llu: status %d, %s", (unsigned long long)table, status, buffer);
    }
    assert_int_equal(count_lines(job.lines, job.length), job.count);
    job.lines = realloc(job.lines, job.length + 1);
    job.lines[job.length] = '\0';
    return job.lines;
}

void rig_journal_is_at(store *s, uint64_t table, const char *text, const char *file, int line) {
    char *journal = rig_read(s, table);
    if ((!text != !journal) || (text && strcmp(text, journal) != 0)) {
        fprintf(stderr, "table %llu: '%.300s' instead of '%.300s'\n", (unsigned long long)table,
                journal ? journal : "(none)", text ? text : "(none)");
        _fail(file, line);
    }
    free(journal);
}
