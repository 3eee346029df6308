#include "store_kill.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store_rig.h"

enum { AT_ONCE = 20, GAME_LINES = 40, LINE_MAX = 2048 };

/** Messages of the writer: a table has that many lines, or is archived with that many. */
typedef struct news {
    uint64_t table, lines;
    bool archived;
} news;

/** Line `number` of a table; some are long. Returns its length. */
static size_t line_of(uint64_t table, uint64_t number, char text[LINE_MAX]) {
    int filler = number % 8 == 3 ? 1500 : 60;
    return (size_t)snprintf(text, LINE_MAX, "%d %d %0*d\n", (int)table, (int)number, filler, 0);
}

/* The writer. Each of its players plays one table to the end and then a new one; an append or archive is
 * always under way. It ends by being killed. */

typedef struct player {
    store_job job;
    char text[LINE_MAX];
} player;

static store *s;
static int told;
static uint64_t next_table;

static void go_on(player *p, uint64_t table, uint64_t lines);

static void ended(store_job *job) {
    player *p = job->owner;
    bool archived = job->kind == STORE_ARCHIVE;
    news n = {.table = job->table, .lines = job->after + (archived ? 0 : job->count), .archived = archived};
    if (job->status != STORE_OK || write(told, &n, sizeof n) != (ssize_t)sizeof n) abort();
    if (archived)
        go_on(p, next_table++, 0);
    else
        go_on(p, n.table, n.lines);
}

static void go_on(player *p, uint64_t table, uint64_t lines) {
    p->job = (store_job){.kind = lines < GAME_LINES ? STORE_APPEND : STORE_ARCHIVE,
                         .table = table,
                         .after = lines,
                         .lines = p->text,
                         .count = 1,
                         .done = ended,
                         .owner = p};
    p->job.length = line_of(table, lines, p->text);
    store_submit(s, &p->job);
}

typedef struct resumed {
    player *players;
    int count;
} resumed;

static bool resume(void *context, const store_entry *entry) {
    resumed *r = context;
    if (entry->table >= next_table || r->count == AT_ONCE) abort();
    player *p = &r->players[r->count++];
    p->job.table = entry->table;
    p->job.after = entry->lines;
    return true;
}

static _Noreturn void write_until_killed(const char *folder) {
    char buffer[512];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    resumed r = {.players = calloc(AT_ONCE, sizeof *r.players)};
    s = store_open(&(store_options){.folder = folder}, &message);
    if (!s || !r.players || store_list(s, false, resume, &r) != STORE_OK) abort();
    for (int i = 0; i < AT_ONCE; i++)
        if (i < r.count)
            go_on(&r.players[i], r.players[i].job.table, r.players[i].job.after);
        else
            go_on(&r.players[i], next_table++, 0);
    for (;;)
        if (!store_collect(s)) usleep(100);
}

/* The parent. */

enum { TABLES_MAX = 200000 };

static news *known; /* by table: the confirmed lines */

static void hear(int from) {
    news n;
    ssize_t got;
    while ((got = read(from, &n, sizeof n)) == (ssize_t)sizeof n) {
        assert_in_range(n.table, 1, TABLES_MAX - 1);
        known[n.table] = n;
    }
    assert_int_equal(got, 0);
}

static void write_and_kill(const char *folder, unsigned ms) {
    int ends[2], status;
    assert_int_equal(pipe(ends), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(ends[0]);
        told = ends[1];
        write_until_killed(folder);
    }
    close(ends[1]);
    news first;
    assert_int_equal(read(ends[0], &first, sizeof first), sizeof first); /* it is at work */
    known[first.table] = first;
    usleep(1000 * ms);
    assert_int_equal(kill(child, SIGKILL), 0);
    hear(ends[0]);
    close(ends[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

static void check_journal(store *looked_at, uint64_t table) {
    char line[LINE_MAX];
    char *journal = rig_read(looked_at, table), *at = journal;
    uint64_t lines = 0;
    for (; at && *at; lines++) {
        size_t length = line_of(table, lines, line);
        if (strncmp(at, line, length) != 0) fail_msg("table %d, line %d", (int)table, (int)lines);
        at += length;
    }
    free(journal);
    /* One append, which was in flight when the writer was killed, may also be there. */
    assert_in_range(lines, known[table].lines, known[table].lines + 1);
    known[table].table = table;
    known[table].lines = lines;
}

static bool check_archived(void *context, const store_entry *entry) {
    (void)context;
    assert_int_equal(entry->lines, GAME_LINES);
    known[entry->table].archived = true;
    return true;
}

static bool check_live(void *context, const store_entry *entry) {
    ++*(int *)context;
    assert_false(known[entry->table].archived);
    next_table = entry->table >= next_table ? entry->table + 1 : next_table;
    return true;
}

static void check(const char *folder, uint64_t first) {
    int live = 0;
    store *looked_at = rig_open(folder, false);
    assert_int_equal(store_list(looked_at, false, check_live, &live), STORE_OK);
    assert_in_range(live, 0, AT_ONCE);
    for (uint64_t table = 1; table < next_table; table++)
        if (table >= first || !known[table].archived) check_journal(looked_at, table);
    assert_int_equal(store_list(looked_at, true, check_archived, NULL), STORE_OK);
    store_close(looked_at);
}

static long all_lines(void) {
    long sum = 0;
    for (uint64_t table = 1; table < next_table; table++) sum += (long)known[table].lines;
    return sum;
}

long kill_writers(int rounds, unsigned most_ms, unsigned seed) {
    char folder[RIG_PATH_MAX];
    rig_folder_make(folder);
    known = calloc(TABLES_MAX, sizeof *known);
    assert_non_null(known);
    next_table = 1;
    for (int i = 0; i < rounds; i++) {
        uint64_t first = next_table > 2 * AT_ONCE ? next_table - 2 * AT_ONCE : 1;
        seed = seed * 1103515245 + 12345;
        write_and_kill(folder, 1 + (seed >> 16) % most_ms);
        for (uint64_t table = next_table; table < TABLES_MAX && known[table].table; table++)
            next_table = table + 1;
        check(folder, first);
    }
    check(folder, 1);
    long lines = all_lines();
    free(known);
    rig_folder_remove(folder);
    return lines;
}
