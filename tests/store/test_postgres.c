/* What only PostgreSQL does: connections that break, other servers, standbys (tests/support/with_postgres).
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "store_rig.h"

/** The connection of the server that writes; its reader and lists are plain `upcard`. */
#define WRITER_AS(name) "FROM pg_stat_activity WHERE application_name LIKE " name
#define WRITER WRITER_AS("'upcard t%'")
#define ALL "FROM pg_stat_activity WHERE application_name LIKE 'upcard%'"

static char place[RIG_PATH_MAX];
static store *s;

static int open_store(void **state) {
    (void)state;
    rig_folder_make(place);
    s = rig_open(place, false);
    return 0;
}

static int close_store(void **state) {
    (void)state;
    if (s) store_close(s);
    s = NULL;
    return 0;
}

static void trouble_is(const char *part) {
    char buffer[512];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    store_trouble(s, &text);
    if (!strstr(buffer, part)) fail_msg("'%s' does not say '%s'", buffer, part);
}

static void test_a_second_server_is_refused(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    rig_cannot_open(place, false, "being used by another server");
    assert_int_equal(rig_append(s, 1, 1, "b\n"), STORE_OK);
    store *looker = rig_open(place, true);
    rig_journal_is(looker, 1, "a\nb\n");
    store_close(looker);
}

static void test_a_fenced_server_confirms_nothing_more(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    rig_psql(place, "DELETE FROM node");
    assert_int_equal(rig_append(s, 1, 1, "b\n"), STORE_CLOSED);
    trouble_is("another server has taken over");
    assert_int_equal(rig_append(s, 2, 0, "c\n"), STORE_CLOSED);
    assert_int_equal(rig_put_player(s, 1, "guest", 1), STORE_CLOSED);
    assert_string_equal(store_unready(s), "the server cannot save");
    store *looker = rig_open(place, true);
    rig_journal_is(looker, 1, "a\n");
    rig_journal_is(looker, 2, NULL);
    store_close(looker);
}

/* A server that is started again takes the database from one that was cut off. */
static void test_a_server_that_was_cut_off_is_fenced(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    rig_psql(place, "SELECT pg_terminate_backend(pid, 5000) " ALL);
    store *next = rig_open(place, false);
    assert_int_equal(rig_append(next, 1, 1, "b\n"), STORE_OK);
    assert_int_equal(rig_append(s, 1, 2, "x\n"), STORE_CLOSED);
    trouble_is("another server has taken over");
    rig_journal_is(next, 1, "a\nb\n");
    store_close(next);
}

static void test_lines_of_others_are_respected(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    rig_psql(
        place,
        "INSERT INTO journal VALUES (1, 1, 3, 'other 1' || chr(10)::bytea || 'other 2' || chr(10)::bytea)");
    assert_int_equal(rig_append(s, 1, 1, "b\n"), STORE_STALE);
    assert_int_equal(rig_append(s, 1, 2, "b\n"), STORE_STALE);
    assert_int_equal(rig_append(s, 1, 3, "b\n"), STORE_OK);
    assert_int_equal(rig_append(s, 1, 9, "b\n"), STORE_STALE); /* it would leave a hole */
    rig_journal_is(s, 1, "a\nother 1\nother 2\nb\n");
}

static void test_a_journal_with_a_hole_is_not_read(void **state) {
    (void)state;
    for (uint64_t after = 0; after < 3; after++) assert_int_equal(rig_append(s, 1, after, "a\n"), STORE_OK);
    rig_psql(place, "DELETE FROM journal WHERE after = 1");
    store_job job = {.kind = STORE_READ, .table = 1};
    assert_int_equal(rig_do(s, &job), STORE_FAILED);
    trouble_is("rows are missing");
}

static void test_a_connection_that_was_closed_is_replaced(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    rig_psql(place, "SELECT pg_terminate_backend(pid, 5000) " ALL);
    assert_int_equal(rig_append(s, 1, 1, "b\n"), STORE_OK);
    rig_psql(place, "SELECT pg_terminate_backend(pid, 5000) " ALL);
    rig_journal_is(s, 1, "a\nb\n");
}

enum { TABLES = 40, ROUNDS = 150 };

static void *terminate(void *context) {
    atomic_bool *over = context;
    while (!*over) {
        rig_psql(place, "SELECT pg_terminate_backend(pid, 5000) " WRITER);
        usleep(15000);
    }
    return NULL;
}

/** Reads the journal of a table whose last append failed: it has all its confirmed lines, and perhaps one
 * more. */
static uint64_t lines_of(uint64_t table, uint64_t confirmed) {
    char line[32], *journal = rig_read(s, table), *at = journal;
    uint64_t lines = 0;
    for (; at && *at; lines++) {
        int length = snprintf(line, sizeof line, "%d %d\n", (int)table, (int)lines);
        if (strncmp(at, line, (size_t)length) != 0) fail_msg("table %d, line %d", (int)table, (int)lines);
        at += length;
    }
    free(journal);
    assert_in_range(lines, confirmed, confirmed + 1);
    return lines;
}

/* Connections break at any moment: every confirmed line is there, once. */
static void test_broken_connections_lose_and_double_nothing(void **state) {
    (void)state;
    static char text[TABLES][32];
    uint64_t lines[TABLES] = {0};
    store_job jobs[TABLES];
    pthread_t breaker;
    atomic_bool over = false;
    long failed = 0;
    assert_int_equal(pthread_create(&breaker, NULL, terminate, &over), 0);
    for (int round = 0; round < ROUNDS || (!failed && round < 100 * ROUNDS); round++) {
        for (uint64_t t = 0; t < TABLES; t++) {
            int length = snprintf(text[t], sizeof text[t], "%d %d\n", (int)t, (int)lines[t]);
            jobs[t] = (store_job){.kind = STORE_APPEND,
                                  .table = t,
                                  .after = lines[t],
                                  .lines = text[t],
                                  .length = (size_t)length,
                                  .count = 1};
            rig_submit(s, &jobs[t]);
        }
        rig_wait(s);
        for (uint64_t t = 0; t < TABLES; t++) {
            assert_true(jobs[t].status == STORE_OK || jobs[t].status == STORE_UNSURE ||
                        jobs[t].status == STORE_FAILED);
            failed += jobs[t].status != STORE_OK;
            lines[t] = jobs[t].status == STORE_OK ? lines[t] + 1 : lines_of(t, lines[t]);
        }
    }
    over = true;
    pthread_join(breaker, NULL);
    for (uint64_t t = 0; t < TABLES; t++) assert_int_equal(lines_of(t, lines[t]), lines[t]);
    assert_true(failed > 0);
}

/** Lines reach the standby or are not confirmed: the wait for a standby that is away is cancelled. */
static void test_lines_that_the_standby_has_not_confirmed_are_unsure(void **state) {
    (void)state;
    char line[] = "a\n";
    store_job job = {.kind = STORE_APPEND, .table = 1, .lines = line, .length = 2, .count = 1};
    rig_psql(place, "ALTER SYSTEM SET synchronous_standby_names = 'away'");
    rig_psql(place, "SELECT pg_reload_conf()");
    usleep(200000);
    rig_submit(s, &job);
    usleep(300000);
    rig_psql(place, "SELECT pg_cancel_backend(pid) " WRITER);
    rig_wait(s);
    rig_psql(place, "ALTER SYSTEM RESET synchronous_standby_names");
    rig_psql(place, "SELECT pg_reload_conf()");
    assert_int_equal(job.status, STORE_UNSURE);
    trouble_is("the standby has not confirmed it");
    rig_journal_is(s, 1, "a\n"); /* it is there after all, and confirmed now */
    assert_int_equal(rig_append(s, 1, 1, "b\n"), STORE_OK);
}

/** SQL that waits until a query has rows. */
#define WAIT_FOR(query)                                                                                      \
    "DO 'BEGIN FOR i IN 1..3000 LOOP IF EXISTS (" query                                                      \
    ") THEN RETURN; END IF; PERFORM pg_sleep(0.01), pg_stat_clear_snapshot(); END LOOP;"                     \
    " RAISE EXCEPTION ''nothing happens''; END'"

/** Another transaction has the row that the server needs next, and wants the one that the server has. */
static void test_a_deadlock_is_repeated(void **state) {
    (void)state;
    char command[2048];
    snprintf(command, sizeof command,
             "psql -X -q \"%s\" >/dev/null 2>&1 <<\"END\" &\n"
             "SET deadlock_timeout = '10s';\n"
             "BEGIN;\n"
             "INSERT INTO journal VALUES (1, 0, 1, 'x');\n"
             "SET application_name = 'ready';\n" WAIT_FOR("SELECT " WRITER_AS(
                 "''upcard t%%''") " AND wait_event_type = ''Lock''") ";\n"
                                                                      "SELECT 1 FROM node FOR UPDATE;\n"
                                                                      "ROLLBACK;\n"
                                                                      "END\n",
             place);
    assert_int_equal(system(command), 0);
    rig_psql(place, WAIT_FOR("SELECT FROM pg_stat_activity WHERE application_name = ''ready''"));
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    rig_journal_is(s, 1, "a\n");
    rig_psql(place, WAIT_FOR("SELECT FROM pg_stat_database WHERE deadlocks > 0"));
}

static void test_newer_tables_are_refused(void **state) {
    (void)state;
    store_close(s);
    s = NULL;
    rig_psql(place, "INSERT INTO migration VALUES (1000)");
    for (int read_only = 0; read_only < 2; read_only++)
        rig_cannot_open(place, read_only,
                        "written by a newer upcard (version 1000 of its tables; this one knows 1)");
}

static void test_an_empty_database_is_not_read(void **state) {
    (void)state;
    char empty[RIG_PATH_MAX];
    rig_folder_make(empty);
    rig_cannot_open(empty, true, "the database has no tables of upcard");
}

static void test_an_unreachable_database_is_named(void **state) {
    (void)state;
    rig_cannot_open("postgresql://nobody@/none?host=/nonexistent", false, "/nonexistent");
}

int main(void) {
#define EACH_STORE(test) cmocka_unit_test_setup_teardown(test, open_store, close_store)
    const struct CMUnitTest tests[] = {
        EACH_STORE(test_a_second_server_is_refused),
        EACH_STORE(test_a_fenced_server_confirms_nothing_more),
        EACH_STORE(test_a_server_that_was_cut_off_is_fenced),
        EACH_STORE(test_lines_of_others_are_respected),
        EACH_STORE(test_a_journal_with_a_hole_is_not_read),
        EACH_STORE(test_a_connection_that_was_closed_is_replaced),
        EACH_STORE(test_broken_connections_lose_and_double_nothing),
        EACH_STORE(test_lines_that_the_standby_has_not_confirmed_are_unsure),
        EACH_STORE(test_a_deadlock_is_repeated),
        EACH_STORE(test_newer_tables_are_refused),
        EACH_STORE(test_an_empty_database_is_not_read),
        EACH_STORE(test_an_unreachable_database_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
