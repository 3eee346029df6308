/* How many appends a second the store confirms, how long each takes, and how much is written for it. Prints a
 * table: meson test --setup slow store-test_load -v Lines are random letters behind a head as of real ones;
 * games end after 150 to 249 lines and are archived. The folder is made in STORE_LOAD_DIR, or /var/tmp:
 * memory is no disk. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "plain_backend.h"
#include "store_rig.h"

enum { TABLES_MAX = 2000, TIMES_MAX = 4000000, LINE_BYTES = 90 };

/** One table after the other, one job at a time. */
typedef struct player {
    store_job job;
    char text[2 * LINE_BYTES];
    uint64_t table, lines, length; /* length of its games */
    int64_t begun_us;
} player;

static store *s;
static player players[TABLES_MAX], *idle[TABLES_MAX];
static int idle_count;
static bool paced;
static uint32_t *times_us;
static long times;
static uint64_t next_table = 1, seed = 1;

static int64_t now_us(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static uint32_t any(uint32_t below) {
    seed = seed * UINT64_C(6364136223846793005) + 1442695040888963407;
    return (uint32_t)((seed >> 32) * below >> 32);
}

static size_t write_line(player *p) {
    size_t length = LINE_BYTES / 2 + any(LINE_BYTES);
    size_t at = (size_t)snprintf(p->text, sizeof p->text, "{\"n\":%d,\"move\":\"", (int)p->lines);
    while (at < length - 3) p->text[at++] = (char)('a' + any(26));
    memcpy(p->text + at, "\"}\n", 3);
    return at + 3;
}

static void go_on(player *p);

static void ended(store_job *job) {
    player *p = job->owner;
    assert_int_equal(job->status, STORE_OK);
    if (job->kind == STORE_ARCHIVE) {
        p->table = next_table++;
        p->lines = 0;
    } else {
        p->lines++;
        if (times < TIMES_MAX) times_us[times++] = (uint32_t)(now_us() - p->begun_us);
    }
    if (paced)
        idle[idle_count++] = p;
    else
        go_on(p);
}

static void go_on(player *p) {
    p->begun_us = now_us();
    p->job = (store_job){.kind = p->lines < p->length ? STORE_APPEND : STORE_ARCHIVE,
                         .table = p->table,
                         .after = p->lines,
                         .lines = p->text,
                         .count = 1,
                         .done = ended,
                         .owner = p};
    p->job.length = write_line(p);
    store_submit(s, &p->job);
}

static long written(const char *what) {
    char line[128];
    long value = -1;
    FILE *io = fopen("/proc/self/io", "r");
    while (io && fgets(line, sizeof line, io))
        if (strncmp(line, what, strlen(what)) == 0) value = atol(line + strlen(what));
    if (io) fclose(io);
    return value;
}

static int by_size(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t change = PTHREAD_COND_INITIALIZER;

static void wake(void *context) {
    (void)context;
    pthread_mutex_lock(&lock);
    pthread_cond_signal(&change);
    pthread_mutex_unlock(&lock);
}

static void wait_a_moment(void) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += 200000;
    if (until.tv_nsec >= 1000000000) until.tv_sec++, until.tv_nsec -= 1000000000;
    pthread_mutex_lock(&lock);
    pthread_cond_timedwait(&change, &lock, &until);
    pthread_mutex_unlock(&lock);
}

/** Submits the due appends at `rate` per second, 0: always the next at once. */
static void play(int tables, int rate, int seconds) {
    int64_t begun = now_us(), now;
    long sent = 0;
    for (int i = 0; i < tables && !rate; i++) go_on(idle[--idle_count]);
    while ((now = now_us()) < begun + INT64_C(1000000) * seconds) {
        for (; rate && sent < (now - begun) * rate / 1000000 && idle_count; sent++) {
            int chosen = (int)any((uint32_t)idle_count);
            player *p = idle[chosen];
            idle[chosen] = idle[--idle_count];
            go_on(p);
        }
        if (!store_collect(s)) wait_a_moment();
    }
    paced = true; /* those under way are the last */
}

static void seat(int tables) {
    times = 0;
    idle_count = 0;
    for (int i = 0; i < tables; i++) {
        players[i] = (player){.table = next_table++, .length = 150 + any(100)};
        idle[idle_count++] = &players[i];
    }
}

/** The cost of an append. */
typedef struct cost {
    double appends_a_second;
    long bytes;
} cost;

/** `kind`: NULL: the store's own. */
static cost measure(const backend_kind *kind, int tables, int rate, uint32_t window_us, int seconds) {
    char folder[RIG_PATH_MAX], buffer[256];
    const char *base = getenv("STORE_LOAD_DIR");
    uc_text message;
    store_numbers numbers;
    uc_text_start(&message, buffer, sizeof buffer);
    snprintf(folder, sizeof folder, "%s/upcard-store-XXXXXX", base ? base : "/var/tmp");
    assert_non_null(mkdtemp(folder));
    s = store_open(&(store_options){.folder = folder, .window_us = window_us, .wake = wake, .kind = kind},
                   &message);
    assert_non_null(s);
    paced = rate > 0;
    seat(tables);
    long calls = written("wchar:"), blocks = written("write_bytes:");
    play(tables, rate, seconds);
    double rate_seen = (double)times / seconds;
    store_count(s, &numbers);
    store_close(s);
    calls = written("wchar:") - calls;
    blocks = written("write_bytes:") - blocks;
    qsort(times_us, (size_t)times, sizeof *times_us, by_size);
    printf("%6d %6d %9d %10.0f %10.1f %8.2f %8.2f %8.2f %8ld %8ld\n", tables, rate, (int)window_us, rate_seen,
           (double)numbers.appends / (double)numbers.commits, times_us[times / 2] / 1e3,
           times_us[times * 99 / 100] / 1e3, times_us[times - 1] / 1e3, calls / times, blocks / times);
    rig_folder_remove(folder);
    return (cost){.appends_a_second = rate_seen, .bytes = calls / times};
}

static void print_head(void) {
    printf("%6s %6s %9s %10s %10s %8s %8s %8s %8s %8s\n", "tables", "rate", "window us", "appends/s",
           "a commit", "p50 ms", "p99 ms", "max ms", "bytes", "on disk");
}

static void test_load(void **state) {
    (void)state;
    times_us = malloc(TIMES_MAX * sizeof *times_us);
    print_head();
    measure(NULL, 1, 0, 2000, 4);
    measure(NULL, 100, 0, 2000, 4);
    measure(NULL, 2000, 0, 2000, 4);
    for (uint32_t window_us = 0; window_us <= 2000; window_us += 1000) {
        measure(NULL, 2000, 2500, window_us, 4);
        measure(NULL, 2000, 5000, window_us, 4);
    }
    measure(NULL, 200, 5000, 2000, 20); /* with archives and compactions */
    free(times_us);
}

/** What the log of all journals gains over a key of table and line: DESIGN.md has the figures. The layouts
 * take turns, since a machine may have other things to do. Bytes do not depend on that, and decide. */
static void test_layouts(void **state) {
    static const struct {
        const char *name;
        const backend_kind *kind;
    } layouts[] = {
        {"log", NULL}, {"plain, pages of 512", &plain_small_pages}, {"plain, pages of 4096", &plain_pages}};
    enum { LAYOUTS = sizeof layouts / sizeof *layouts, ROUNDS = 3, SECONDS = 5 };
    (void)state;
    times_us = malloc(TIMES_MAX * sizeof *times_us);
    for (int tables = 200; tables <= 2000; tables *= 10) {
        double rate[LAYOUTS] = {0}, bytes[LAYOUTS] = {0};
        for (int i = 0; i < ROUNDS * LAYOUTS; i++) {
            printf("%s:\n", layouts[i % LAYOUTS].name);
            cost one = measure(layouts[i % LAYOUTS].kind, tables, 0, 2000, SECONDS);
            rate[i % LAYOUTS] += one.appends_a_second / ROUNDS;
            bytes[i % LAYOUTS] += (double)one.bytes / ROUNDS;
        }
        for (int i = 0; i < LAYOUTS; i++)
            printf("%4d tables, %-20s: %7.0f appends a second, %5.0f bytes each; the log gains %.2f and %.2f "
                   "times\n",
                   tables, layouts[i].name, rate[i], bytes[i], rate[0] / rate[i], bytes[i] / bytes[0]);
        for (int i = 1; i < LAYOUTS; i++)
            assert_true(bytes[i] > 1.5 * bytes[0]); /* or it is not worth its code */
    }
    free(times_us);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_layouts), cmocka_unit_test(test_load)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
