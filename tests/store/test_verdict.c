/* A store on a database that decides only at the commit whether an append came in time, like one shared by
 * several servers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "store/backend.h"

enum { TABLES = 4, BATCH = 64 };

/** Journals as numbers of lines. */
struct backend {
    uint64_t lines[TABLES];
    struct {
        store_append append;
        store_status *verdict;
    } batch[BATCH];
    size_t count, commits;
    store_status next_commit; /**< the answer of the next commit */
};

static backend database;

static backend *open_database(const store_options *options, store_trouble_text *trouble, uc_text *message) {
    (void)options, (void)trouble, (void)message;
    return &database;
}

static void close_database(backend *b) {
    (void)b;
}

static store_status begin(backend *b) {
    b->count = 0;
    return STORE_OK;
}

static store_status append(backend *b, const store_append *a, store_status *ret_verdict) {
    assert_true(b->count < BATCH && a->table < TABLES);
    b->batch[b->count].append = *a;
    b->batch[b->count++].verdict = ret_verdict;
    return STORE_OK;
}

static store_status tidy(backend *b, bool *ret_more) {
    (void)b;
    *ret_more = false;
    return STORE_OK;
}

static store_status commit(backend *b) {
    store_status status = b->next_commit;
    b->next_commit = STORE_OK;
    for (size_t i = 0; i < b->count && status == STORE_OK; i++) {
        const store_append *a = &b->batch[i].append;
        bool in_time = b->lines[a->table] == a->after;
        if (in_time) b->lines[a->table] += a->count;
        *b->batch[i].verdict = in_time ? STORE_OK : STORE_STALE;
    }
    b->commits++;
    return status;
}

static void rollback(backend *b) {
    b->count = 0;
}

static const backend_kind late = {.open = open_database,
                                  .close = close_database,
                                  .begin = begin,
                                  .append = append,
                                  .tidy = tidy,
                                  .commit = commit,
                                  .rollback = rollback};

static void done(store_job *job) {
    *(bool *)job->owner = true;
}

static store_job append_of(uint64_t table, uint64_t after, bool *ret_done) {
    static char line[] = "1 line\n";
    return (store_job){.kind = STORE_APPEND,
                       .table = table,
                       .after = after,
                       .lines = line,
                       .length = strlen(line),
                       .count = 1,
                       .done = done,
                       .owner = ret_done};
}

static void wait_for(store *s, const bool *ended) {
    for (int i = 0; i < 10000 && !*ended; i++) {
        store_collect(s);
        usleep(1000);
    }
    assert_true(*ended);
}

static store *open_late(void) {
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    const store_options options = {.folder = "", .kind = &late};
    uc_text_start(&message, buffer, sizeof buffer);
    database = (backend){.count = 0};
    store *s = store_open(&options, &message);
    assert_non_null(s);
    return s;
}

static store_status do_append(store *s, uint64_t table, uint64_t after) {
    bool ended = false;
    store_job job = append_of(table, after, &ended);
    store_submit(s, &job);
    wait_for(s, &ended);
    return job.status;
}

static void an_append_has_its_own_verdict_once_committed(void **state) {
    (void)state;
    store *s = open_late();
    store_numbers numbers;
    assert_int_equal(do_append(s, 1, 0), STORE_OK);
    assert_int_equal(do_append(s, 1, 0), STORE_STALE);
    assert_int_equal(do_append(s, 1, 1), STORE_OK);
    database.lines[2] = 7; /* by another server */
    assert_int_equal(do_append(s, 2, 0), STORE_STALE);
    assert_int_equal(do_append(s, 2, 7), STORE_OK);
    store_count(s, &numbers);
    assert_int_equal(numbers.appends, 3);
    assert_int_equal(numbers.lines, 3);
    store_close(s);
}

static void a_verdict_concerns_one_append_of_a_transaction(void **state) {
    (void)state;
    store *s = open_late();
    bool ended[BATCH / 2] = {false};
    store_job jobs[BATCH / 2];
    for (size_t i = 0; i < BATCH / 2; i++) {
        jobs[i] = append_of(i % 2, i % 4 < 2 ? i / 4 : 1000,
                            &ended[i]); /* each second one of a table is too late */
        store_submit(s, &jobs[i]);
    }
    for (size_t i = 0; i < BATCH / 2; i++) {
        wait_for(s, &ended[i]);
        assert_int_equal(jobs[i].status, i % 4 < 2 ? STORE_OK : STORE_STALE);
    }
    assert_true(database.commits <= BATCH / 2);
    store_close(s);
}

static void a_failed_commit_is_the_verdict_of_all(void **state) {
    static const store_status failures[] = {STORE_FULL, STORE_FAILED, STORE_UNSURE};
    (void)state;
    store *s = open_late();
    for (size_t i = 0; i < sizeof failures / sizeof *failures; i++) {
        database.next_commit = failures[i];
        assert_int_equal(do_append(s, 3, i), failures[i]);
        assert_int_equal(do_append(s, 3, i), STORE_OK);
    }
    store_close(s);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(an_append_has_its_own_verdict_once_committed),
                                       cmocka_unit_test(a_verdict_concerns_one_append_of_a_transaction),
                                       cmocka_unit_test(a_failed_commit_is_the_verdict_of_all)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
