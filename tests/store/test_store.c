/* The contents of a store: journals, archives, players. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store_rig.h"

static char folder[RIG_PATH_MAX];
static store *s;

static int open_store(void **state) {
    (void)state;
    rig_folder_make(folder);
    s = rig_open(folder, false);
    return 0;
}

static int close_store(void **state) {
    (void)state;
    if (s) store_close(s);
    s = NULL;
    rig_folder_remove(folder);
    return 0;
}

static void reopen(void) {
    store_close(s);
    s = rig_open(folder, false);
}

static void test_appended_lines_are_read_back_in_order(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 7, 0, "one\n"), STORE_OK);
    assert_int_equal(rig_append(s, UINT64_MAX, 0, "other\n"), STORE_OK);
    assert_int_equal(rig_append(s, 7, 1, "two\nthree\n"), STORE_OK);
    for (int i = 0; i < 2; i++) {
        rig_journal_is(s, 7, "one\ntwo\nthree\n");
        rig_journal_is(s, UINT64_MAX, "other\n");
        rig_journal_is(s, 8, NULL);
        reopen();
    }
}

static pthread_t digester;

static void digest(store_job *job) {
    digester = pthread_self();
    job->count += 100;
    if (job->status == STORE_OK) job->lines[0] = 'T';
}

/** Slow work with a journal does not delay its owner. */
static void test_a_journal_is_digested_where_it_is_read(void **state) {
    (void)state;
    store_job job = {.kind = STORE_READ, .table = 7, .digest = digest};
    assert_int_equal(rig_append(s, 7, 0, "two\nlines\n"), STORE_OK);
    assert_int_equal(rig_do(s, &job), STORE_OK);
    assert_false(pthread_equal(digester, pthread_self()));
    assert_int_equal(job.length, 10);
    assert_memory_equal(job.lines, "Two\nlines\n", 10);
    assert_int_equal(job.count, 102);
    free(job.lines);
    job.table = 8;
    assert_int_equal(rig_do(s, &job), STORE_UNKNOWN);
    assert_int_equal(job.count, 100);
}

static void test_an_append_must_follow_the_last_line(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 1, "x\n"), STORE_UNKNOWN);
    assert_int_equal(rig_append(s, 1, 0, "a\nb\n"), STORE_OK);
    for (int i = 0; i < 2; i++) {
        assert_int_equal(rig_append(s, 1, 0, "x\n"), STORE_STALE);
        assert_int_equal(rig_append(s, 1, 1, "x\n"), STORE_STALE);
        assert_int_equal(rig_append(s, 1, 3, "x\n"), STORE_STALE);
        rig_journal_is(s, 1, "a\nb\n");
        reopen();
    }
    assert_int_equal(rig_append(s, 1, 2, "c\n"), STORE_OK);
    rig_journal_is(s, 1, "a\nb\nc\n");
}

/* Of several equal appends in one transaction, exactly one succeeds. */
static void test_first_of_equal_appends_wins(void **state) {
    (void)state;
    enum { JOBS = 50 };
    store_job jobs[JOBS];
    char lines[] = "x\n";
    for (int i = 0; i < JOBS; i++) {
        jobs[i] = (store_job){.kind = STORE_APPEND, .table = 3, .lines = lines, .length = 2, .count = 1};
        rig_submit(s, &jobs[i]);
    }
    rig_wait(s);
    for (int i = 0; i < JOBS; i++) assert_int_equal(jobs[i].status, i ? STORE_STALE : STORE_OK);
    rig_journal_is(s, 3, "x\n");
}

static void test_jobs_are_done_in_order(void **state) {
    (void)state;
    enum { JOBS = 300 };
    store_job jobs[JOBS];
    char lines[JOBS][8], wanted[JOBS * 8] = "";
    for (int i = 0; i < JOBS; i++) {
        size_t length = (size_t)snprintf(lines[i], sizeof lines[i], "%d\n", i);
        strcat(wanted, lines[i]);
        jobs[i] = (store_job){.kind = STORE_APPEND,
                              .table = 3,
                              .after = (uint64_t)i,
                              .lines = lines[i],
                              .length = length,
                              .count = 1};
        rig_submit(s, &jobs[i]);
    }
    rig_wait(s);
    for (int i = 0; i < JOBS; i++) assert_int_equal(jobs[i].status, STORE_OK);
    rig_journal_is(s, 3, wanted);
    store_numbers numbers;
    store_count(s, &numbers);
    assert_int_equal(numbers.appends, JOBS);
    assert_true(numbers.commits < JOBS / 2); /* they were committed in groups */
}

enum { THREADS = 4, EACH = 200 };

static void *submit_many(void *context) {
    store_job *jobs = context;
    for (int i = 0; i < EACH; i++) store_submit(s, &jobs[i]);
    return NULL;
}

static void count_down(store_job *job) {
    --*(int *)job->owner;
}

static void test_many_threads_submit(void **state) {
    (void)state;
    static store_job jobs[THREADS][EACH];
    static char line[] = "a line of some length\n";
    pthread_t threads[THREADS];
    int left = THREADS * EACH;
    for (int t = 0; t < THREADS; t++) {
        for (int i = 0; i < EACH; i++)
            jobs[t][i] = (store_job){.kind = STORE_APPEND,
                                     .table = (uint64_t)(t * 10 + i % 10),
                                     .after = (uint64_t)(i / 10),
                                     .lines = line,
                                     .length = strlen(line),
                                     .count = 1,
                                     .done = count_down,
                                     .owner = &left};
        assert_int_equal(pthread_create(&threads[t], NULL, submit_many, jobs[t]), 0);
    }
    while (left)
        if (!store_collect(s)) usleep(100);
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
    assert_int_equal(store_waiting(s), 0);
    for (int t = 0; t < THREADS; t++)
        for (int i = 0; i < EACH; i++) assert_int_equal(jobs[t][i].status, STORE_OK);
    for (uint64_t table = 0; table < THREADS * 10; table++) {
        char *journal = rig_read(s, table);
        assert_int_equal(strlen(journal), strlen(line) * EACH / 10);
        free(journal);
    }
}

static void test_archived_journal_is_read_and_closed(void **state) {
    (void)state;
    assert_int_equal(rig_archive(s, 5, 0), STORE_UNKNOWN);
    assert_int_equal(rig_append(s, 5, 0, "a\n"), STORE_OK);
    assert_int_equal(rig_append(s, 6, 0, "other\n"), STORE_OK);
    assert_int_equal(rig_append(s, 5, 1, "b\nc\n"), STORE_OK);
    assert_int_equal(rig_archive(s, 5, 2), STORE_STALE);
    assert_int_equal(rig_archive(s, 5, 3), STORE_OK);
    for (int i = 0; i < 2; i++) {
        rig_journal_is(s, 5, "a\nb\nc\n");
        rig_journal_is(s, 6, "other\n");
        assert_int_equal(rig_append(s, 5, 0, "x\n"), STORE_STALE);
        assert_int_equal(rig_append(s, 5, 3, "x\n"), STORE_STALE);
        assert_int_equal(rig_archive(s, 5, 3), STORE_STALE);
        reopen();
    }
}

/* The append that follows in the queue wins, since the journal is packed first. */
static void test_archive_is_stale_when_lines_were_added_meanwhile(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 5, 0, "a\n"), STORE_OK);
    char line[] = "b\n";
    store_job archive = {.kind = STORE_ARCHIVE, .table = 5, .after = 1};
    store_job append = {.kind = STORE_APPEND, .table = 5, .after = 1, .lines = line, .length = 2, .count = 1};
    rig_submit(s, &archive);
    rig_submit(s, &append);
    rig_wait(s);
    assert_true((archive.status == STORE_OK) != (append.status == STORE_OK));
    rig_journal_is(s, 5, append.status == STORE_OK ? "a\nb\n" : "a\n");
}

typedef struct listed {
    uint64_t tables, lines;
    int count;
} listed;

static bool add_entry(void *context, const store_entry *entry) {
    listed *l = context;
    l->tables += entry->table;
    l->lines += entry->lines;
    l->count++;
    return true;
}

static listed list(bool archived) {
    listed l = {0};
    assert_int_equal(store_list(s, archived, add_entry, &l), STORE_OK);
    return l;
}

static void test_lists(void **state) {
    (void)state;
    for (uint64_t table = 1; table <= 20; table++) {
        assert_int_equal(rig_append(s, table, 0, "a\nb\n"), STORE_OK);
        if (table <= 5) assert_int_equal(rig_archive(s, table, 2), STORE_OK);
    }
    for (int i = 0; i < 2; i++) {
        assert_int_equal(list(true).tables, 15);
        assert_int_equal(list(true).lines, 10);
        assert_int_equal(list(true).count, 5);
        assert_int_equal(list(false).count, 15);
        assert_int_equal(list(false).tables, 195);
        assert_int_equal(list(false).lines, 30);
        reopen();
    }
}

static bool add_player(void *context, const store_player *player) {
    uint8_t hash[STORE_HASH_BYTES];
    char name[STORE_NAME_MAX];
    memset(hash, (int)(player->id & 0xff), sizeof hash);
    snprintf(name, sizeof name, "guest %d", (int)(player->id & 0xffff));
    assert_memory_equal(player->hash, hash, sizeof hash);
    assert_string_equal(player->name, name);
    *(int64_t *)context += player->seen_s;
    return true;
}

static int64_t seen_by_all(void) {
    int64_t sum = 0;
    assert_int_equal(store_players(s, add_player, &sum), STORE_OK);
    return sum;
}

static void test_players(void **state) {
    (void)state;
    assert_int_equal(rig_put_player(s, 1, "old name", 10), STORE_OK);
    assert_int_equal(rig_put_player(s, UINT64_MAX, "guest 65535", 300), STORE_OK);
    assert_int_equal(rig_put_player(s, 2, "guest 2", 20), STORE_OK);
    assert_int_equal(rig_put_player(s, 1, "guest 1", 1000), STORE_OK);
    assert_int_equal(seen_by_all(), 1320);
    reopen();
    assert_int_equal(seen_by_all(), 1320);
    assert_int_equal(store_forget_players(s, 300), STORE_OK);
    assert_int_equal(seen_by_all(), 1300);
}

static void test_a_player_is_found_by_id(void **state) {
    (void)state;
    store_job job = {.kind = STORE_FIND_PLAYER, .player.id = 7};
    assert_int_equal(rig_do(s, &job), STORE_UNKNOWN);
    assert_int_equal(rig_put_player(s, 7, "Ada", 300), STORE_OK);
    assert_int_equal(rig_do(s, &job), STORE_OK);
    assert_string_equal(job.player.name, "Ada");
    assert_int_equal(job.player.seen_s, 300);
    assert_int_equal(job.player.hash[31], 7);
    store *looker = rig_open(folder, true);
    assert_int_equal(rig_do(looker, &job), STORE_OK);
    store_close(looker);
}

static bool add_push(void *context, const store_push *push) {
    char keys[STORE_PUSH_KEYS];
    memset(keys, 'k', sizeof keys);
    assert_memory_equal(push->keys, keys, sizeof keys);
    assert_memory_equal(push->endpoint, "https://push.example/", 21);
    *(uint64_t *)context += push->id * push->player;
    return true;
}

static uint64_t sum_of_pushes(void) {
    uint64_t sum = 0;
    assert_int_equal(store_pushes(s, add_push, &sum), STORE_OK);
    return sum;
}

static store_status put_push(store_kind kind, uint64_t id, uint64_t player) {
    store_push push = {.id = id, .player = player};
    memset(push.keys, 'k', sizeof push.keys);
    snprintf(push.endpoint, sizeof push.endpoint, "https://push.example/%d", (int)id);
    return rig_do(s, &(store_job){.kind = kind, .push = &push});
}

/** They are told one by one where others may have changed them: on a database. */
static void check_pushes_of(uint64_t player) {
    store_job job = {.kind = STORE_FIND_PUSHES, .player.id = player};
    uint64_t sum = 0;
    assert_int_equal(rig_do(s, &job), STORE_OK);
    for (uint32_t i = 0; i < job.count; i++) add_push(&sum, &job.pushes[i]);
    assert_int_equal(sum, store_is_database(folder) ? 2200 : 0);
    free(job.pushes);
}

static void test_push_subscriptions(void **state) {
    (void)state;
    for (uint64_t player = 1; player <= 2; player++)
        assert_int_equal(rig_put_player(s, player, "guest", 100 * (int64_t)player), STORE_OK);
    assert_int_equal(put_push(STORE_PUT_PUSH, 1, 1), STORE_OK);
    assert_int_equal(put_push(STORE_PUT_PUSH, 10, 1), STORE_OK);
    assert_int_equal(put_push(STORE_PUT_PUSH, 100, 2), STORE_OK);
    assert_int_equal(put_push(STORE_PUT_PUSH, 1000, 1), STORE_OK);
    assert_int_equal(put_push(STORE_PUT_PUSH, 1000, 2), STORE_OK); /* it has another player now */
    assert_int_equal(put_push(STORE_DROP_PUSH, 10, 0), STORE_OK);
    assert_int_equal(put_push(STORE_DROP_PUSH, 11, 0), STORE_OK);
    reopen();
    assert_int_equal(sum_of_pushes(), 1 + 2200);
    assert_int_equal(rig_put_player(s, 1, "renamed", 100), STORE_OK);
    assert_int_equal(sum_of_pushes(), 1 + 2200);
    check_pushes_of(2);
    assert_int_equal(store_forget_players(s, 150), STORE_OK);
    assert_int_equal(sum_of_pushes(), 2200);
}

static void test_many_players_are_forgotten(void **state) {
    (void)state;
    enum { PLAYERS = 2500 };
    static store_job jobs[PLAYERS];
    for (int i = 0; i < PLAYERS; i++) {
        jobs[i] = (store_job){.kind = STORE_PUT_PLAYER, .player = {.id = (uint64_t)i, .seen_s = i % 3}};
        memset(jobs[i].player.hash, i & 0xff, STORE_HASH_BYTES);
        snprintf(jobs[i].player.name, STORE_NAME_MAX, "guest %d", i);
        rig_submit(s, &jobs[i]);
    }
    rig_wait(s);
    assert_int_equal(store_forget_players(s, 2), STORE_OK);
    assert_int_equal(seen_by_all(), PLAYERS / 3 * 2);
}

/* Dead rows are deleted, live ones among them stay. */
static void test_log_is_swept(void **state) {
    (void)state;
    enum { SIZE = 20000, LIVES = 3, ROUNDS = 120 };
    char *lines = malloc(SIZE + 1), wanted[LIVES][2 * ROUNDS + 1];
    memset(lines, 'x', SIZE);
    strcpy(lines + SIZE - 1, "\n");
    for (uint64_t round = 0; round < ROUNDS; round++) {
        for (uint64_t live = 0; live < LIVES; live++) {
            char line[] = {(char)('a' + round % 26), '\n', '\0'};
            assert_int_equal(rig_append(s, 1000 + live, round, line), STORE_OK);
            memcpy(wanted[live] + 2 * round, line, 3);
        }
        assert_int_equal(rig_append(s, round, 0, lines), STORE_OK);
        assert_int_equal(rig_append(s, round, 1, lines), STORE_OK);
        assert_int_equal(rig_archive(s, round, 2), STORE_OK);
    }
    reopen();
    if (!store_is_database(folder)) {
        size_t size;
        free(rig_file(folder, "upcard.db", &size));
        assert_in_range(size, 1, 2500000); /* of 4.8 million bytes of dead lines */
    }
    for (uint64_t live = 0; live < LIVES; live++) rig_journal_is(s, 1000 + live, wanted[live]);
    assert_int_equal(rig_append(s, 1000, ROUNDS, "end\n"), STORE_OK);
    char *journal = rig_read(s, 0);
    assert_int_equal(strlen(journal), 2 * SIZE);
    free(journal);
    free(lines);
}

static bool note_place(void *context, const store_entry *entry) {
    if (entry->table >= 1000) ((uint64_t *)context)[entry->table - 1000] = entry->place;
    return true;
}

/* A compaction that rewrites tables does not change which table was written last. */
static void test_places_survive_a_sweep(void **state) {
    (void)state;
    enum { SIZE = 20000, ROUNDS = 120 };
    char *lines = malloc(SIZE + 1);
    memset(lines, 'x', SIZE);
    strcpy(lines + SIZE - 1, "\n");
    for (uint64_t table = 1000; table < 1003; table++)
        assert_int_equal(rig_append(s, table, 0, "a\n"), STORE_OK);
    for (uint64_t table = 1002; table >= 1000; table--)
        assert_int_equal(rig_append(s, table, 1, "b\n"), STORE_OK);
    for (uint64_t round = 0; round < ROUNDS; round++) {
        assert_int_equal(rig_append(s, round, 0, lines), STORE_OK);
        assert_int_equal(rig_archive(s, round, 1), STORE_OK);
    }
    for (int i = 0; i < 2; i++) {
        uint64_t place[3] = {0};
        assert_int_equal(store_list(s, false, note_place, place), STORE_OK);
        assert_true(0 < place[2] && place[2] < place[1] && place[1] < place[0]);
        for (uint64_t table = 1000; table < 1003; table++) rig_journal_is(s, table, "a\nb\n");
        reopen();
    }
    free(lines);
}

static void test_read_only_store_follows_the_writer(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    store *looker = rig_open(folder, true);
    rig_journal_is(looker, 1, "a\n");
    assert_int_equal(rig_append(s, 1, 1, "b\n"), STORE_OK);
    assert_int_equal(rig_append(s, 2, 0, "c\n"), STORE_OK);
    rig_journal_is(looker, 1, "a\nb\n");
    rig_journal_is(looker, 2, "c\n");
    assert_int_equal(rig_archive(s, 1, 2), STORE_OK);
    rig_journal_is(looker, 1, "a\nb\n");
    assert_int_equal(rig_append(looker, 2, 1, "x\n"), STORE_FAILED);
    listed live = {0};
    assert_int_equal(store_list(looker, false, add_entry, &live), STORE_OK);
    assert_int_equal(live.count, 1);
    store_close(looker);
    rig_journal_is(s, 2, "c\n");
}

static void test_read_only_store_without_a_writer(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    store_close(s);
    s = rig_open(folder, true);
    rig_journal_is(s, 1, "a\n");
    store_close(s);
    s = NULL;
}

static void count_closed(store_job *job) {
    assert_int_equal(job->status, STORE_OK);
    ++*(int *)job->owner;
}

static void test_closing_finishes_what_was_submitted(void **state) {
    (void)state;
    enum { JOBS = 40 };
    store_job jobs[JOBS];
    char line[] = "x\n";
    int done = 0;
    for (int i = 0; i < JOBS; i++) {
        jobs[i] = (store_job){.kind = i % 2 ? STORE_ARCHIVE : STORE_APPEND,
                              .table = (uint64_t)(i / 2),
                              .after = (uint64_t)(i % 2),
                              .lines = line,
                              .length = 2,
                              .count = 1,
                              .done = count_closed,
                              .owner = &done};
        store_submit(s, &jobs[i]);
    }
    store_close(s);
    assert_int_equal(done, JOBS);
    s = rig_open(folder, false);
    assert_int_equal(list(true).count, JOBS / 2);
}

int main(void) {
#define EACH_STORE(test) cmocka_unit_test_setup_teardown(test, open_store, close_store)
    const struct CMUnitTest tests[] = {
        EACH_STORE(test_appended_lines_are_read_back_in_order),
        EACH_STORE(test_a_journal_is_digested_where_it_is_read),
        EACH_STORE(test_an_append_must_follow_the_last_line),
        EACH_STORE(test_first_of_equal_appends_wins),
        EACH_STORE(test_jobs_are_done_in_order),
        EACH_STORE(test_many_threads_submit),
        EACH_STORE(test_archived_journal_is_read_and_closed),
        EACH_STORE(test_archive_is_stale_when_lines_were_added_meanwhile),
        EACH_STORE(test_lists),
        EACH_STORE(test_players),
        EACH_STORE(test_a_player_is_found_by_id),
        EACH_STORE(test_push_subscriptions),
        EACH_STORE(test_many_players_are_forgotten),
        EACH_STORE(test_log_is_swept),
        EACH_STORE(test_places_survive_a_sweep),
        EACH_STORE(test_read_only_store_follows_the_writer),
        EACH_STORE(test_read_only_store_without_a_writer),
        EACH_STORE(test_closing_finishes_what_was_submitted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
