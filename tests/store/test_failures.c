/* Writes and syncs fail at every place of a script: all confirmed data are there once, and nothing else. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "fail_vfs.h"
#include "store_rig.h"

enum { TABLES = 6, TEXT = 4000 };

/** The confirmed data. */
typedef struct model {
    char text[TABLES][TEXT];
    uint64_t lines[TABLES];
    bool archived[TABLES];
    int64_t seen;
} model;

typedef enum verb { APPEND, ARCHIVE, PLAYER, TOGETHER } verb;

/** The script. The tables of TOGETHER are all after `table`. */
static const struct step {
    verb verb;
    int table;
} script[] = {{APPEND, 0}, {APPEND, 1},   {APPEND, 0}, {ARCHIVE, 1},
              {PLAYER, 0}, {TOGETHER, 2}, {APPEND, 0}, {APPEND, 2}};
enum { STEPS = sizeof script / sizeof *script };

static char folder[RIG_PATH_MAX], copied[RIG_PATH_MAX];
static store *s;
static model confirmed;
static int number; /* of the last text, so that all texts differ */

static void prepare_append(store_job *job, char *text, int table) {
    snprintf(text, TEXT, "%d a\n%d b\n", number, number);
    number++;
    *job = (store_job){.kind = STORE_APPEND,
                       .table = (uint64_t)table,
                       .after = confirmed.lines[table],
                       .lines = text,
                       .length = strlen(text),
                       .count = 2};
}

static void note_append(const store_job *job) {
    if (job->status != STORE_OK) return;
    strcat(confirmed.text[job->table], job->lines);
    confirmed.lines[job->table] += job->count;
}

static store_status do_together(int table) {
    store_job jobs[TABLES];
    char text[TABLES][TEXT];
    store_status worst = STORE_OK;
    for (int t = table; t < TABLES; t++) {
        prepare_append(&jobs[t], text[t], t);
        rig_submit(s, &jobs[t]);
    }
    rig_wait(s);
    for (int t = table; t < TABLES; t++) {
        note_append(&jobs[t]);
        if (jobs[t].status != STORE_OK) worst = jobs[t].status;
    }
    return worst;
}

static store_status do_append(int table) {
    store_job job;
    char text[TEXT];
    prepare_append(&job, text, table);
    rig_do(s, &job);
    note_append(&job);
    return job.status;
}

static store_status do_archive(int table) {
    store_status status = rig_archive(s, (uint64_t)table, confirmed.lines[table]);
    if (!confirmed.lines[table]) return status == STORE_UNKNOWN ? STORE_OK : status;
    if (status == STORE_OK) confirmed.archived[table] = true;
    return status;
}

static store_status do_player(void) {
    int64_t seen = ++number;
    store_status status = rig_put_player(s, 1, "somebody", seen);
    if (status == STORE_OK) confirmed.seen = seen;
    return status;
}

static store_status do_step(int i) {
    switch (script[i].verb) {
    case APPEND: return do_append(script[i].table);
    case ARCHIVE: return do_archive(script[i].table);
    case PLAYER: return do_player();
    case TOGETHER: return do_together(script[i].table);
    }
    return STORE_FAILED;
}

static bool note_seen(void *context, const store_player *player) {
    *(int64_t *)context += player->seen_s;
    return true;
}

static bool note_archived(void *context, const store_entry *entry) {
    ((bool *)context)[entry->table] = true;
    return true;
}

static void store_is_as_confirmed(store *looked_at) {
    int64_t seen = 0;
    bool archived[TABLES] = {false};
    for (int t = 0; t < TABLES; t++)
        rig_journal_is(looked_at, (uint64_t)t, confirmed.lines[t] ? confirmed.text[t] : NULL);
    assert_int_equal(store_players(looked_at, note_seen, &seen), STORE_OK);
    assert_int_equal(seen, confirmed.seen);
    assert_int_equal(store_list(looked_at, true, note_archived, archived), STORE_OK);
    assert_memory_equal(archived, confirmed.archived, sizeof archived);
}

/** Checks the files as if the process had ended now. */
static void files_are_as_confirmed(void) {
    rig_folder_make(copied);
    rig_folder_copy(folder, copied);
    store *copy = rig_open(copied, false);
    store_is_as_confirmed(copy);
    store_close(copy);
    rig_folder_remove(copied);
}

static void begin(void) {
    confirmed = (model){0};
    number = 0;
    fail_reset(FAIL_NOTHING, 0, false, NULL);
    rig_folder_make(folder);
    s = rig_open(folder, false);
}

static void end(void) {
    store_is_as_confirmed(s);
    store_close(s);
    s = rig_open(folder, false);
    store_is_as_confirmed(s);
    store_close(s);
    rig_folder_remove(folder);
}

static bool is_failure(store_status status) {
    return status == STORE_FULL || status == STORE_FAILED || status == STORE_UNSURE;
}

/** Plays the script; a lasting failure ends `STEPS / 2` steps later. Returns whether anything failed. */
static bool play(fail_kind kind, uint64_t at, bool lasting) {
    int left = STEPS / 2;
    begin();
    fail_reset(kind, at, lasting, NULL);
    for (int i = 0; i < STEPS; i++) {
        store_status status = do_step(i);
        if (status == STORE_OK) continue;
        if (!is_failure(status) || !fail_count().failed || (status == STORE_UNSURE && !lasting))
            fail_msg("kind %d at %d, lasting %d: step %d has status %d", kind, (int)at, lasting, i, status);
        if (status != STORE_UNSURE) files_are_as_confirmed();
        if (lasting && --left == 0) fail_heal();
    }
    bool failed = fail_count().failed;
    fail_heal();
    for (int i = 0; i < STEPS; i++)
        if (script[i].verb != ARCHIVE && !confirmed.archived[script[i].table])
            assert_int_equal(do_step(i), STORE_OK);
    files_are_as_confirmed();
    end();
    return failed;
}

static void play_all(fail_kind kind) {
    for (int lasting = 0; lasting < 2; lasting++) {
        uint64_t at = 1;
        while (play(kind, at, lasting)) at++;
        assert_true(at > STEPS); /* something failed in each step */
    }
}

static void test_disk_is_full(void **state) {
    (void)state;
    play_all(FAIL_FULL);
}

static void test_write_fails(void **state) {
    (void)state;
    play_all(FAIL_WRITE);
}

static void test_write_is_short(void **state) {
    (void)state;
    play_all(FAIL_SHORT);
}

static void test_write_fails_after_it_was_done(void **state) {
    (void)state;
    play_all(FAIL_LATE);
}

static void test_sync_fails(void **state) {
    (void)state;
    play_all(FAIL_SYNC);
}

static store *open_or_not(void) {
    char buffer[512];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    store *opened = store_open(&(store_options){.folder = folder}, &message);
    assert_true(opened || message.length > 0);
    return opened;
}

/* Opening, and the closing that moves everything into the database. */
static void test_opening_and_closing_fail(void **state) {
    (void)state;
    for (fail_kind kind = FAIL_FULL; kind < FAIL_KINDS; kind++) {
        bool failed = true;
        for (uint64_t at = 1; failed; at++) {
            begin();
            for (int i = 0; i < STEPS; i++) assert_int_equal(do_step(i), STORE_OK);
            rig_folder_make(copied);
            rig_folder_copy(folder, copied);
            store_close(s);
            rig_folder_remove(folder);
            strcpy(folder, copied);
            fail_reset(kind, at, true, NULL);
            if ((s = open_or_not())) store_close(s);
            failed = fail_count().failed;
            fail_heal();
            s = rig_open(folder, false);
            end();
        }
    }
}

static void test_making_a_store_fails(void **state) {
    (void)state;
    for (fail_kind kind = FAIL_FULL; kind < FAIL_KINDS; kind++) {
        bool failed = true;
        for (uint64_t at = 1; failed; at++) {
            confirmed = (model){0};
            rig_folder_make(folder);
            fail_reset(kind, at, true, NULL);
            if ((s = open_or_not())) store_close(s);
            failed = fail_count().failed;
            fail_heal();
            s = rig_open(folder, false);
            assert_int_equal(do_append(0), STORE_OK);
            end();
        }
    }
}

/* Many large lines, so that checkpoints happen. */
enum { LINE = 60000 };

static char *large_line(void) {
    char *line = malloc(LINE + 1);
    memset(line, 'x', LINE);
    strcpy(line + LINE - 1, "\n");
    return line;
}

static void append_large(int from, int to) {
    char *line = large_line();
    for (int i = from; i < to; i++)
        assert_int_equal(rig_append(s, (uint64_t)(i % 10), (uint64_t)(i / 10), line), STORE_OK);
    free(line);
}

static void large_are_there(int count) {
    for (uint64_t table = 0; table < 10; table++) {
        char *journal = rig_read(s, table);
        assert_int_equal(strlen(journal), (size_t)LINE * (size_t)count / 10);
        free(journal);
    }
}

static void test_checkpoint_fails(void **state) {
    (void)state;
    for (fail_kind kind = FAIL_FULL; kind < FAIL_KINDS; kind++) {
        begin();
        fail_reset(kind, kind == FAIL_SYNC ? 1 : 100, true, "upcard.db");
        int count = 0;
        for (; !fail_count().failed && count < 2000; count += 50) append_large(count, count + 50);
        assert_true(fail_count().failed);
        append_large(count, count + 50);
        fail_heal();
        append_large(count + 50, count + 100);
        large_are_there(count + 100);
        store_close(s);
        s = rig_open(folder, false);
        large_are_there(count + 100);
        store_close(s);
        rig_folder_remove(folder);
    }
}

static void test_log_of_writes_stays_small(void **state) {
    (void)state;
    char path[RIG_PATH_MAX + 16];
    struct stat status;
    begin();
    append_large(0, 2000);
    snprintf(path, sizeof path, "%s/upcard.db-wal", folder);
    assert_int_equal(stat(path, &status), 0);
    assert_in_range(status.st_size, 1, 36 << 20); /* of 120 million bytes */
    store_close(s);
    rig_folder_remove(folder);
}

static void cut_is_as_confirmed(void) {
    rig_folder_make(copied);
    fail_power_cut(copied);
    store *copy = rig_open(copied, true);
    store_is_as_confirmed(copy);
    store_close(copy);
    rig_folder_remove(copied);
}

static void test_power_cut_loses_nothing_confirmed(void **state) {
    (void)state;
    fail_remember(true);
    begin();
    for (int round = 0; round < 10; round++)
        for (int i = 0; i < STEPS; i++) {
            if (confirmed.archived[script[i].table]) continue;
            assert_int_equal(do_step(i), STORE_OK);
            cut_is_as_confirmed();
        }
    fail_remember(false);
    end();
}

static int install(void **state) {
    (void)state;
    fail_install();
    return 0;
}

static int uninstall(void **state) {
    (void)state;
    fail_remove();
    return 0;
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_disk_is_full),
        cmocka_unit_test(test_write_fails),
        cmocka_unit_test(test_write_is_short),
        cmocka_unit_test(test_write_fails_after_it_was_done),
        cmocka_unit_test(test_sync_fails),
        cmocka_unit_test(test_opening_and_closing_fail),
        cmocka_unit_test(test_making_a_store_fails),
        cmocka_unit_test(test_checkpoint_fails),
        cmocka_unit_test(test_log_of_writes_stays_small),
        cmocka_unit_test(test_power_cut_loses_nothing_confirmed),
    };
    return cmocka_run_group_tests(tests, install, uninstall);
}
