/* The files of a store: the lock, backup and restore, damaged and cut ones. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <sqlite3.h>

#include "store_rig.h"

enum { DAMAGES = 100 };

static char folder[RIG_PATH_MAX], other[RIG_PATH_MAX];

static int make_folders(void **state) {
    (void)state;
    rig_folder_make(folder);
    rig_folder_make(other);
    return 0;
}

static int remove_folders(void **state) {
    (void)state;
    rig_folder_remove(folder);
    rig_folder_remove(other);
    return 0;
}

static const char *in(const char *base, const char *name) {
    static char path[2 * RIG_PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", base, name);
    return path;
}

static void change(const char *base, const char *sql) {
    sqlite3 *db;
    assert_int_equal(sqlite3_open(in(base, "upcard.db"), &db), SQLITE_OK);
    assert_int_equal(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static void make_store(void) {
    store *s = rig_open(folder, false);
    assert_int_equal(rig_append(s, 1, 0, "a\nb\n"), STORE_OK);
    assert_int_equal(rig_append(s, 2, 0, "c\n"), STORE_OK);
    assert_int_equal(rig_archive(s, 2, 1), STORE_OK);
    store_close(s);
}

static bool is_there(const char *base, const char *name) {
    return access(in(base, name), F_OK) == 0;
}

/** How many files of a folder have this in their names. */
static int files_with(const char *base, const char *part) {
    int count = 0;
    DIR *dir = opendir(base);
    assert_non_null(dir);
    for (struct dirent *entry; (entry = readdir(dir));) count += strstr(entry->d_name, part) != NULL;
    closedir(dir);
    return count;
}

static void test_a_second_writer_is_refused_and_learns_the_owner(void **state) {
    (void)state;
    char process[32];
    store *s = rig_open(folder, false);
    snprintf(process, sizeof process, "by process %ld", (long)getpid());
    rig_cannot_open(folder, false, process);
    pid_t child = fork();
    if (child == 0) {
        rig_cannot_open(folder, false, process);
        _exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    store_close(s);
    store_close(rig_open(folder, false));
}

static void test_only_the_owner_can_read_the_files(void **state) {
    (void)state;
    struct stat status;
    char inner[RIG_PATH_MAX + 8];
    snprintf(inner, sizeof inner, "%s/data", folder);
    store *s = rig_open(inner, false);
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    assert_int_equal(stat(inner, &status), 0);
    assert_int_equal(status.st_mode & 077, 0);
    const char *const names[] = {"upcard.db", "upcard.db-wal", "upcard.db-shm", "lock"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        assert_int_equal(stat(in(inner, names[i]), &status), 0);
        assert_int_equal(status.st_mode & 077, 0);
    }
    store_close(s);
}

static void test_folder_that_cannot_be_one_is_refused(void **state) {
    (void)state;
    rig_file_write(folder, "file", "", 0);
    rig_cannot_open(in(folder, "file"), false, "cannot make the folder");
    rig_cannot_open(in(folder, "file/below"), false, "cannot make the folder");
    rig_cannot_open(in(folder, "nothing"), true, "cannot open");
}

static void test_newer_store_is_refused(void **state) {
    (void)state;
    make_store();
    change(folder, "PRAGMA user_version = 7");
    rig_cannot_open(
        folder, false,
        "was written by a newer upcard (version 7 of its tables; this one knows 1); install that version");
    rig_cannot_open(folder, true, "newer");
}

static void test_other_database_is_refused(void **state) {
    (void)state;
    change(folder, "CREATE TABLE x (y)");
    rig_cannot_open(folder, false, "is not a database of upcard");
    change(folder, "PRAGMA application_id = 5");
    rig_cannot_open(folder, false, "is not a database of upcard");
}

static void test_text_is_no_store(void **state) {
    (void)state;
    char text[3000];
    memset(text, 'x', sizeof text);
    rig_file_write(folder, "upcard.db", text, sizeof text);
    rig_cannot_open(folder, false, "not a database");
    rig_cannot_open(folder, true, "not a database");
}

static void test_missing_rows_are_noticed(void **state) {
    (void)state;
    store *s = rig_open(folder, false);
    for (uint64_t i = 0; i < 5; i++) assert_int_equal(rig_append(s, 1, i, "a\n"), STORE_OK);
    store_close(s);
    change(folder, "DELETE FROM journal WHERE id = 3");
    rig_cannot_open(folder, false, "is damaged");
    change(folder, "DELETE FROM journal WHERE id < 3");
    rig_cannot_open(folder, false, "is damaged");
}

static void read_whatever(store *s) {
    for (uint64_t table = 1; table <= 2; table++) {
        store_job job = {.kind = STORE_READ, .table = table};
        rig_do(s, &job);
        free(job.lines);
    }
    store_job job = {.kind = STORE_ARCHIVE, .table = 1, .after = 2};
    rig_do(s, &job);
    store_close(s);
}

/* A damaged file gives a sentence or a usable store, and no crash. */
static void test_damaged_file_harms_nobody(void **state) {
    (void)state;
    size_t size;
    char buffer[512];
    uc_text message;
    make_store();
    char *bytes = rig_file(folder, "upcard.db", &size);
    unsigned seed = 1;
    for (int i = 0; i < DAMAGES; i++) {
        char *copy = malloc(size);
        memcpy(copy, bytes, size);
        for (int k = 0; k < 8; k++) {
            seed = seed * 1103515245 + 12345;
            copy[(seed >> 8) % size] ^= (char)(seed >> 3 | 1);
        }
        rig_file_write(folder, "upcard.db", copy, size);
        free(copy);
        uc_text_start(&message, buffer, sizeof buffer);
        store *s = rig_try_open(folder, false, &message);
        assert_true(s || message.length > 0);
        if (s) read_whatever(s);
    }
    free(bytes);
}

static store_status backup_of(store *s, const char *file) {
    char buffer[512];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    store_status status = store_backup(s, file, &message);
    assert_int_equal(status == STORE_OK, message.length == 0);
    return status;
}

static store_status restore(const char *to, const char *file, const char *reason) {
    char buffer[512];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    store_status status = store_restore(to, file, &message);
    if (reason ? !strstr(buffer, reason) : buffer[0]) fail_msg("'%s'", buffer);
    return status;
}

static void count_down(store_job *job) {
    assert_int_equal(job->status, STORE_OK);
    --*(int *)job->owner;
}

/* The copy shows one moment: it has the first lines of each table, and with a line also all lines written
 * before it. */
static void test_backup_while_writing(void **state) {
    (void)state;
    enum { JOBS = 3000, COPIED_TABLES = 10 };
    static store_job jobs[JOBS];
    char line[] = "a line that is long enough to be of some weight in the end\n", file[2 * RIG_PATH_MAX];
    store *s = rig_open(folder, false);
    int left = JOBS;
    for (int i = 0; i < JOBS; i++) {
        jobs[i] = (store_job){.kind = STORE_APPEND,
                              .table = (uint64_t)(i % COPIED_TABLES),
                              .after = (uint64_t)(i / COPIED_TABLES),
                              .lines = line,
                              .length = strlen(line),
                              .count = 1,
                              .done = count_down,
                              .owner = &left};
        store_submit(s, &jobs[i]);
    }
    strcpy(file, in(other, "copy"));
    assert_int_equal(backup_of(s, file), STORE_OK);
    while (left) store_collect(s);
    store_close(s);

    char inner[RIG_PATH_MAX + 8];
    snprintf(inner, sizeof inner, "%s/data", other);
    assert_int_equal(restore(inner, file, NULL), STORE_OK);
    s = rig_open(inner, false);
    size_t before = SIZE_MAX, first = 0;
    for (uint64_t table = 0; table < COPIED_TABLES; table++) {
        char *journal = rig_read(s, table);
        size_t lines = journal ? strlen(journal) / strlen(line) : 0;
        if (!table) first = lines;
        assert_true(lines <= before && lines + 1 >= first);
        before = lines;
        free(journal);
    }
    store_close(s);
    assert_int_equal(files_with(other, ".part"), 0);
}

static void test_backup_by_a_reader(void **state) {
    (void)state;
    store *s = rig_open(folder, false);
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    store *looker = rig_open(folder, true);
    assert_int_equal(backup_of(looker, in(other, "upcard.db")), STORE_OK);
    store_close(looker);
    store_close(s);
    assert_int_equal(files_with(other, "upcard.db"), 1); /* a single file */
    s = rig_open(other, false);
    rig_journal_is(s, 1, "a\n");
    store_close(s);
}

static void test_backup_to_nowhere(void **state) {
    (void)state;
    store *s = rig_open(folder, false);
    assert_int_equal(backup_of(s, in(other, "nothing/copy")), STORE_FAILED);
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    store_close(s);
}

/* A copy must not replace an open store or come from one, under any name: SQLite would confuse two files of
 * one name. */
static void test_no_copy_takes_the_place_of_a_file_of_the_store(void **state) {
    (void)state;
    static const char *const own[] = {"upcard.db",     "upcard.db-wal",  "upcard.db-shm", "upcard.db-journal",
                                      "upcard.db.new", "upcard.db.part", "lock",          "admin.sock"};
    char file[2 * RIG_PATH_MAX];
    store *s = rig_open(folder, false);
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) {
        strcpy(file, in(folder, own[i]));
        assert_int_equal(backup_of(s, file), STORE_FAILED);
        assert_int_equal(restore(folder, file, "is part of the store"), STORE_FAILED);
        snprintf(file, sizeof file, "%s/./%s", folder, own[i]);
        assert_int_equal(backup_of(s, file), STORE_FAILED);
    }
    strcpy(file, in(folder, "upcard.db"));
    assert_int_equal(link(file, in(other, "another name")), 0);
    assert_int_equal(symlink(file, in(other, "pointer.part")), 0);
    assert_int_equal(backup_of(s, in(other, "another name")), STORE_FAILED);
    assert_int_equal(backup_of(s, in(other, "pointer")), STORE_OK);
    assert_int_equal(backup_of(s, in(folder, "upcard.db.copy")), STORE_OK);
    assert_int_equal(rig_append(s, 1, 1, "b\n"), STORE_OK);
    store_close(s);
    s = rig_open(folder, false);
    rig_journal_is(s, 1, "a\nb\n");
    store_close(s);
    assert_int_equal(files_with(folder, ".part"), 0);
}

static void test_restore_keeps_what_was_there(void **state) {
    (void)state;
    make_store();
    store *s = rig_open(folder, false);
    char file[2 * RIG_PATH_MAX];
    strcpy(file, in(other, "copy"));
    assert_int_equal(backup_of(s, file), STORE_OK);
    assert_int_equal(restore(folder, file, "is being used by process"), STORE_FAILED);
    assert_int_equal(rig_append(s, 1, 2, "later\n"), STORE_OK);
    store_close(s);
    assert_int_equal(restore(folder, file, NULL), STORE_OK);
    s = rig_open(folder, false);
    rig_journal_is(s, 1, "a\nb\n");
    rig_journal_is(s, 2, "c\n");
    store_close(s);
    assert_int_equal(files_with(folder, "before"), 1);
}

static void test_bad_copies_are_not_restored(void **state) {
    (void)state;
    size_t size;
    make_store();
    rig_folder_copy(folder, other);
    char file[2 * RIG_PATH_MAX];
    strcpy(file, in(other, "upcard.db"));
    assert_int_equal(restore(folder, in(other, "nothing"), "cannot read"), STORE_FAILED);
    strcpy(file, in(other, "upcard.db"));
    char *bytes = rig_file(other, "upcard.db", &size);
    memset(bytes + size / 2, 0x55, size / 2); /* used pages too */
    rig_file_write(other, "upcard.db", bytes, size);
    free(bytes);
    assert_int_equal(restore(folder, file, "is damaged"), STORE_FAILED);
    rig_file_write(other, "upcard.db", "no database at all", 18);
    assert_int_equal(restore(folder, file, "is damaged: file is not a database"), STORE_FAILED);
    store *s = rig_open(folder, false);
    rig_journal_is(s, 1, "a\nb\n");
    store_close(s);
    assert_int_equal(files_with(folder, "before"), 0);
    assert_int_equal(files_with(folder, ".part"), 0);
}

/* The process ended at any step after the decisive rename. */
static void test_interrupted_restore_is_ended_by_opening(void **state) {
    (void)state;
    char from[2 * RIG_PATH_MAX];
    for (int step = 0; step < 2; step++) {
        store *s = rig_open(folder, false);
        assert_int_equal(rig_append(s, 1, 0, "old\n"), STORE_OK);
        rig_folder_copy(folder, other); /* with a write-ahead log */
        store_close(s);
        rig_folder_remove(folder);
        assert_int_equal(mkdir(folder, 0700), 0);
        make_store();
        strcpy(from, in(folder, "upcard.db"));
        assert_int_equal(rename(from, in(other, "upcard.db.new")), 0);
        if (step) assert_int_equal(unlink(in(other, "upcard.db")), 0); /* it stands as "before" already */
        rig_cannot_open(other, true, "is being restored");
        s = rig_open(other, false);
        rig_journal_is(s, 1, "a\nb\n");
        store_close(s);
        assert_int_equal(files_with(other, "before"), 2 - step);
        assert_false(is_there(other, "upcard.db.new"));
        rig_folder_remove(other);
        assert_int_equal(mkdir(other, 0700), 0);
        rig_folder_remove(folder);
        assert_int_equal(mkdir(folder, 0700), 0);
    }
}

/* A store whose write-ahead log has these commits at its end. */
enum { COMMITS = 3, TEXT = 300 };

typedef struct cut {
    char text[COMMITS + 1][TEXT]; /**< the journal of table 1 after each commit */
    size_t size[COMMITS + 1];     /**< of the write-ahead log */
    char *log;
} cut;

static void make_cut(cut *c) {
    store *s = rig_open(folder, false);
    for (uint64_t i = 0; i < 20; i++) assert_int_equal(rig_append(s, 2, i, "something else\n"), STORE_OK);
    for (uint64_t i = 0; i <= COMMITS; i++) {
        char line[32];
        snprintf(line, sizeof line, "%d: %s\n", (int)i, &"0123456789012345"[3 * i]);
        assert_int_equal(rig_append(s, 1, i, line), STORE_OK);
        snprintf(c->text[i], TEXT, "%s%s", i ? c->text[i - 1] : "", line);
        if (i) free(c->log);
        c->log = rig_file(folder, "upcard.db-wal", &c->size[i]);
    }
    rig_folder_copy(folder, other);
    store_close(s);
}

/** Opens the store with the first `size` bytes of the write-ahead log, followed by other bytes. */
static void check_cut(const cut *c, size_t size, const char *tail, size_t tail_size) {
    char *log = malloc(size + tail_size + 1);
    int commit = COMMITS;
    memcpy(log, c->log, size);
    memcpy(log + size, tail, tail_size);
    rig_file_write(other, "upcard.db-wal", log, size + tail_size);
    free(log);
    while (c->size[commit] > size) commit--;
    store *s = rig_open(other, true);
    rig_journal_is(s, 1, c->text[commit]);
    store_close(s);
    if (is_there(other, "upcard.db-shm")) assert_int_equal(unlink(in(other, "upcard.db-shm")), 0);
}

static void test_log_cut_off_at_every_byte(void **state) {
    (void)state;
    cut c;
    make_cut(&c);
    for (size_t size = c.size[0]; size <= c.size[COMMITS]; size++) check_cut(&c, size, "", 0);
    free(c.log);
}

static void test_garbage_behind_the_log(void **state) {
    (void)state;
    cut c;
    char garbage[5000];
    make_cut(&c);
    for (size_t i = 0; i < sizeof garbage; i++) garbage[i] = (char)(i * i >> 3);
    for (int i = 0; i <= COMMITS; i++) {
        check_cut(&c, c.size[i], garbage, sizeof garbage);
        check_cut(&c, c.size[i], c.log + 32, sizeof garbage); /* an old valid beginning */
        check_cut(&c, c.size[i], c.log + c.size[COMMITS] - 3000, 3000);
        if (i) check_cut(&c, c.size[i] - 7, garbage, sizeof garbage);
    }
    free(c.log);
}

/* A truncated tail is dropped: writing continues from there. */
static void test_writing_continues_after_a_cut(void **state) {
    (void)state;
    cut c;
    make_cut(&c);
    rig_file_write(other, "upcard.db-wal", c.log, c.size[COMMITS] - 1);
    store *s = rig_open(other, false);
    rig_journal_is(s, 1, c.text[COMMITS - 1]);
    assert_int_equal(rig_append(s, 1, COMMITS, "another\n"), STORE_OK);
    store_close(s);
    s = rig_open(other, false);
    strcat(c.text[COMMITS - 1], "another\n");
    rig_journal_is(s, 1, c.text[COMMITS - 1]);
    store_close(s);
    free(c.log);
}

int main(void) {
#define IN_FOLDERS(test) cmocka_unit_test_setup_teardown(test, make_folders, remove_folders)
    const struct CMUnitTest tests[] = {
        IN_FOLDERS(test_a_second_writer_is_refused_and_learns_the_owner),
        IN_FOLDERS(test_only_the_owner_can_read_the_files),
        IN_FOLDERS(test_folder_that_cannot_be_one_is_refused),
        IN_FOLDERS(test_newer_store_is_refused),
        IN_FOLDERS(test_other_database_is_refused),
        IN_FOLDERS(test_text_is_no_store),
        IN_FOLDERS(test_missing_rows_are_noticed),
        IN_FOLDERS(test_damaged_file_harms_nobody),
        IN_FOLDERS(test_backup_while_writing),
        IN_FOLDERS(test_backup_by_a_reader),
        IN_FOLDERS(test_backup_to_nowhere),
        IN_FOLDERS(test_no_copy_takes_the_place_of_a_file_of_the_store),
        IN_FOLDERS(test_restore_keeps_what_was_there),
        IN_FOLDERS(test_bad_copies_are_not_restored),
        IN_FOLDERS(test_interrupted_restore_is_ended_by_opening),
        IN_FOLDERS(test_log_cut_off_at_every_byte),
        IN_FOLDERS(test_garbage_behind_the_log),
        IN_FOLDERS(test_writing_continues_after_a_cut),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
