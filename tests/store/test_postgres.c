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

typedef struct claimer {
    pthread_barrier_t *start;
    store *opened;
} claimer;

static void *claim(void *context) {
    claimer *c = context;
    char buffer[512];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    pthread_barrier_wait(c->start);
    c->opened = rig_try_open(place, false, &message);
    return NULL;
}

/* Of servers that start at the same time, one gets the database. */
static void test_one_of_several_claimers_wins(void **state) {
    enum { CLAIMERS = 8, ROUNDS = 3 };
    (void)state;
    store_close(s);
    s = NULL;
    for (int round = 0; round < ROUNDS; round++) {
        pthread_t thread[CLAIMERS];
        claimer all[CLAIMERS];
        pthread_barrier_t start;
        int won = 0;
        pthread_barrier_init(&start, NULL, CLAIMERS);
        for (int i = 0; i < CLAIMERS; i++) {
            all[i] = (claimer){.start = &start};
            assert_int_equal(pthread_create(&thread[i], NULL, claim, &all[i]), 0);
        }
        for (int i = 0; i < CLAIMERS; i++) pthread_join(thread[i], NULL);
        for (int i = 0; i < CLAIMERS; i++) won += all[i].opened != NULL;
        for (int i = 0; i < CLAIMERS; i++)
            if (all[i].opened) store_close(all[i].opened);
        pthread_barrier_destroy(&start);
        assert_int_equal(won, 1);
    }
}

static void test_a_fenced_server_confirms_nothing_more(void **state) {
    (void)state;
    assert_int_equal(rig_append(s, 1, 0, "a\n"), STORE_OK);
    rig_psql(place, "DELETE FROM node");
    assert_int_equal(rig_append(s, 1, 1, "b\n"), STORE_CLOSED);
    trouble_is("another server has taken over");
    assert_int_equal(rig_append(s, 2, 0, "c\n"), STORE_CLOSED);
    assert_int_equal(rig_put_player(s, 1, "guest", 1), STORE_CLOSED);
    assert_string_equal(store_unready(s), "the server cannot save: its database fails");
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

/* Several servers. */

static store_status meet(store *node, store_meeting *m) {
    store_job job = {.kind = STORE_MEET, .meeting = m};
    if (!m->news) m->news = "";
    store_status status = rig_do(node, &job);
    memset(m->change, 0, sizeof m->change);
    return status;
}

/** Takes all parts that have no owner. */
static void take_all(store *node, store_meeting *m) {
    assert_int_equal(meet(node, m), STORE_OK);
    for (int i = 0; i < STORE_PARTS; i++)
        m->change[i] = (store_part_change){.owner = m->part[i].owner, .next = m->self, .clock_ms = 1000 + i};
    assert_int_equal(meet(node, m), STORE_OK);
}

static void close_node(store *node, store_meeting *m) {
    store_meeting_clear(m);
    store_close(node);
}

static void test_nodes_learn_of_each_other(void **state) {
    (void)state;
    store_meeting a = {.news = "hello"}, b = {.is_leaving = true};
    store_close(s);
    s = NULL;
    store *one = rig_open_node(place, "a"), *other = rig_open_node(place, "b");
    assert_int_equal(meet(one, &a), STORE_OK);
    assert_int_equal(meet(other, &b), STORE_OK);
    assert_int_equal(meet(one, &a), STORE_OK);
    assert_int_equal(a.count, 2);
    assert_int_equal(a.node[0].id, a.self);
    assert_int_equal(a.node[1].id, b.self);
    assert_string_equal(a.node[0].name, "a");
    assert_string_equal(a.node[0].news, "hello");
    assert_int_equal(a.node[0].beat, 2);
    assert_string_equal(a.node[1].name, "b");
    assert_true(a.node[1].is_leaving);
    close_node(one, &a);
    assert_int_equal(meet(other, &b), STORE_OK);
    assert_int_equal(b.count, 1);
    close_node(other, &b);
}

static void test_a_part_has_one_owner(void **state) {
    (void)state;
    store_meeting a = {0}, b = {0};
    store_close(s);
    s = NULL;
    store *one = rig_open_node(place, "a"), *other = rig_open_node(place, "b");
    take_all(one, &a);
    for (int i = 0; i < STORE_PARTS; i++) {
        assert_int_equal(a.part[i].owner, a.self);
        assert_int_equal(a.part[i].clock_ms, 1000 + i);
    }
    b.change[0] = (store_part_change){.next = 99, .owner = 98, .clock_ms = 5}; /* too late: it has an owner */
    assert_int_equal(meet(other, &b), STORE_OK);
    assert_int_equal(b.part[0].owner, a.self);
    a.change[3] = (store_part_change){.owner = a.self, .next = b.self, .clock_ms = 7000};
    assert_int_equal(meet(one, &a), STORE_OK);
    assert_int_equal(meet(other, &b), STORE_OK);
    assert_int_equal(b.part[3].owner, b.self);
    assert_int_equal(b.part[3].clock_ms, 7000);
    assert_int_equal(b.part[4].owner, a.self);
    close_node(one, &a);
    close_node(other, &b);
}

static void test_a_fenced_node_commits_nothing_more(void **state) {
    (void)state;
    store_meeting a = {0}, b = {0};
    store_close(s);
    s = NULL;
    store *one = rig_open_node(place, "a"), *other = rig_open_node(place, "b");
    take_all(one, &a);
    assert_int_equal(rig_append(one, 1, 0, "a\n"), STORE_OK);
    assert_int_equal(meet(other, &b), STORE_OK);
    store_job fence = {.kind = STORE_FENCE, .node = a.self, .beat = b.node[0].beat - 1};
    assert_int_equal(rig_do(other, &fence), STORE_OK);
    assert_int_equal(rig_append(one, 1, 1, "b\n"), STORE_OK); /* it has met the others since */
    fence.beat++;
    assert_int_equal(rig_do(other, &fence), STORE_OK);
    assert_int_equal(rig_append(one, 1, 2, "c\n"), STORE_CLOSED);
    assert_int_equal(meet(one, &a), STORE_CLOSED);
    take_all(other, &b);
    assert_int_equal(b.count, 1);
    assert_int_equal(b.part[5].owner, b.self);
    assert_int_equal(rig_append(other, 1, 2, "d\n"), STORE_OK);
    rig_journal_is(other, 1, "a\nb\nd\n");
    close_node(one, &a);
    close_node(other, &b);
}

/* Its transaction has begun and is not at its end: the row of its node is locked. */
static void test_a_node_that_stopped_in_a_transaction_is_fenced(void **state) {
    (void)state;
    char command[1024];
    store_meeting b = {0};
    store_close(s);
    s = NULL;
    rig_psql(place, "INSERT INTO node (id, server, name) VALUES (1000000, 1000000, 'frozen')");
    snprintf(
        command, sizeof command,
        "(echo \"SELECT set_config('application_name', 'upcard ' || current_schema() || ' 1000000', false);"
        " BEGIN; SELECT FROM node WHERE id = 1000000 FOR KEY SHARE;\"; sleep 20) |"
        " psql -X -q \"%s\" >/dev/null 2>&1 &",
        place);
    assert_int_equal(system(command), 0);
    rig_psql(place, WAIT_FOR("SELECT FROM pg_stat_activity WHERE application_name LIKE ''%% 1000000'' AND"
                             " state = ''idle in transaction''"));
    store *other = rig_open_node(place, "b");
    store_job fence = {.kind = STORE_FENCE, .node = 1000000};
    assert_int_equal(rig_do(other, &fence), STORE_OK);
    assert_int_equal(meet(other, &b), STORE_OK);
    assert_int_equal(b.count, 1);
    close_node(other, &b);
}

static void test_a_node_replaces_its_former_self_alone(void **state) {
    (void)state;
    store_meeting a = {0}, b = {0};
    store_close(s);
    s = NULL;
    store *one = rig_open_node(place, "a"), *other = rig_open_node(place, "b");
    take_all(one, &a);
    rig_cannot_open(place, false, "being used by another server");
    rig_psql(place, "SELECT pg_terminate_backend(pid, 5000) " ALL);
    store *again = rig_open_node(place, "a");
    take_all(again, &b);
    assert_int_equal(rig_append(again, 1, 0, "a\n"), STORE_OK);
    assert_int_equal(rig_append(one, 1, 1, "x\n"), STORE_CLOSED);
    assert_int_equal(rig_append(other, 2, 0, "b\n"), STORE_OK);
    close_node(one, &a);
    close_node(again, &b);
    store_close(other);
}

static void test_the_journals_of_parts_are_listed(void **state) {
    (void)state;
    const uint64_t pad = (UINT64_C(1) << 61) + 2 * 64 + 5;
    for (uint64_t table = 1; table <= 200; table++) {
        assert_int_equal(rig_append(s, table, 0, "a\n"), STORE_OK);
        if (table % 2) assert_int_equal(rig_append(s, table, 1, "b\n"), STORE_OK);
    }
    assert_int_equal(rig_append(s, pad, 0, "a\n"), STORE_OK);
    assert_int_equal(rig_archive(s, 6 + 64, 1), STORE_OK);
    store_job job = {.kind = STORE_LIST, .parts = UINT64_C(1) << 5};
    assert_int_equal(rig_do(s, &job), STORE_OK);
    uint64_t sum = 0;
    for (uint32_t i = 0; i < job.count; i++) {
        assert_int_equal(store_part(job.tables[i]), 5);
        sum += job.tables[i];
    }
    assert_int_equal(job.count, 4);
    assert_int_equal(sum, pad + 6 + 6 + 128 + 6 + 192);
    free(job.tables);
}

/* A database that replicates and waits for no standby loses confirmed lines in a failover. */
static void test_an_asynchronous_standby_must_be_accepted(void **state) {
    (void)state;
    store_close(s);
    s = NULL;
    rig_psql(place, "SELECT pg_create_physical_replication_slot('standby')");
    rig_cannot_open(place, false, "waits for no standby");
    rig_psql(place, "SELECT pg_drop_replication_slot('standby')");
    s = rig_open(place, false);
}

static store_status seat(store *at, uint64_t table, char *players) {
    return rig_do(
        at, &(store_job){.kind = STORE_SEAT, .table = table, .lines = players, .length = strlen(players)});
}

/** The sum of the numbers of a player's tables. */
static uint64_t seats_of(uint64_t player) {
    store_job job = {.kind = STORE_SEATS, .player.id = player};
    uint64_t sum = 0;
    assert_int_equal(rig_do(s, &job), STORE_OK);
    for (uint32_t i = 0; i < job.count; i++) sum += job.tables[i];
    free(job.tables);
    return sum;
}

static void test_players_have_seats(void **state) {
    (void)state;
    assert_int_equal(seat(s, 1, (char[]){"{7,8}"}), STORE_OK);
    assert_int_equal(seat(s, 10, (char[]){"{7}"}), STORE_OK);
    assert_int_equal(seats_of(7), 11);
    assert_int_equal(seats_of(8), 1);
    assert_int_equal(seat(s, 1, (char[]){"{7,9}"}), STORE_OK);
    assert_int_equal(seats_of(8), 0);
    assert_int_equal(seats_of(9), 1);
    assert_int_equal(seat(s, 1, (char[]){"{}"}), STORE_OK);
    assert_int_equal(seats_of(7), 10);
}

/** Version 1 of the tables, as it was published. */
static const char *const version_1 =
    "CREATE TABLE migration (version integer PRIMARY KEY, made timestamptz NOT NULL DEFAULT now());"
    "INSERT INTO migration VALUES (1);"
    "CREATE TABLE node (id bigserial PRIMARY KEY, server bigint NOT NULL,"
    " since timestamptz NOT NULL DEFAULT now());"
    "INSERT INTO node (server) VALUES (1);"
    "CREATE TABLE journal (tbl bigint, after integer, upto integer NOT NULL, lines bytea NOT NULL,"
    " place bigserial, PRIMARY KEY (tbl, after));"
    "INSERT INTO journal VALUES (1, 0, 1, ''one'' || chr(10)::bytea), (1, 1, 2, ''two'' || chr(10)::bytea);"
    "CREATE TABLE archive (tbl bigint PRIMARY KEY, lines integer NOT NULL, bytes bigint NOT NULL,"
    " packed bytea NOT NULL);"
    "ALTER TABLE archive ALTER packed SET STORAGE EXTERNAL;"
    "CREATE TABLE player (id bigint PRIMARY KEY, hash bytea NOT NULL, name text NOT NULL,"
    " seen bigint NOT NULL);"
    "INSERT INTO player VALUES (7, decode(repeat(''07'', 32), ''hex''), ''guest 7'', 100);"
    "CREATE TABLE push (id bigint PRIMARY KEY, player bigint NOT NULL, endpoint text NOT NULL,"
    " keys bytea NOT NULL);"
    "CREATE INDEX push_player ON push (player);";

static void test_tables_of_version_1_are_brought_up_to_date(void **state) {
    (void)state;
    char sql[4096];
    store_close(s);
    s = NULL;
    rig_folder_make(place);
    snprintf(sql, sizeof sql, "DO 'BEGIN %s END'", version_1);
    rig_psql(place, sql);
    rig_cannot_open(place, true, "are of an older upcard; start its server once");
    s = rig_open(place, false);
    rig_journal_is(s, 1, "one\ntwo\n");
    assert_int_equal(rig_append(s, 1, 2, "three\n"), STORE_OK);
    store_job job = {.kind = STORE_FIND_PLAYER, .player.id = 7};
    assert_int_equal(rig_do(s, &job), STORE_OK);
    assert_string_equal(job.player.name, "guest 7");
    store_close(s);
    s = rig_open(place, true);
    rig_journal_is(s, 1, "one\ntwo\nthree\n");
}

static void test_newer_tables_are_refused(void **state) {
    (void)state;
    store_close(s);
    s = NULL;
    rig_psql(place, "INSERT INTO migration VALUES (1000)");
    for (int read_only = 0; read_only < 2; read_only++)
        rig_cannot_open(
            place, read_only,
            "written by a newer upcard (version 1000 of its tables; this one knows 2); install that version");
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
        EACH_STORE(test_one_of_several_claimers_wins),
        EACH_STORE(test_a_fenced_server_confirms_nothing_more),
        EACH_STORE(test_a_server_that_was_cut_off_is_fenced),
        EACH_STORE(test_lines_of_others_are_respected),
        EACH_STORE(test_a_journal_with_a_hole_is_not_read),
        EACH_STORE(test_a_connection_that_was_closed_is_replaced),
        EACH_STORE(test_broken_connections_lose_and_double_nothing),
        EACH_STORE(test_lines_that_the_standby_has_not_confirmed_are_unsure),
        EACH_STORE(test_a_deadlock_is_repeated),
        EACH_STORE(test_nodes_learn_of_each_other),
        EACH_STORE(test_a_part_has_one_owner),
        EACH_STORE(test_a_fenced_node_commits_nothing_more),
        EACH_STORE(test_a_node_that_stopped_in_a_transaction_is_fenced),
        EACH_STORE(test_a_node_replaces_its_former_self_alone),
        EACH_STORE(test_the_journals_of_parts_are_listed),
        EACH_STORE(test_players_have_seats),
        EACH_STORE(test_an_asynchronous_standby_must_be_accepted),
        EACH_STORE(test_tables_of_version_1_are_brought_up_to_date),
        EACH_STORE(test_newer_tables_are_refused),
        EACH_STORE(test_an_empty_database_is_not_read),
        EACH_STORE(test_an_unreachable_database_is_named),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
