/* `upcard serve` for tests of its messages: the same program, but its random bytes are the same in each run,
 * and so are codes, tokens, players and secrets. Besides:
 *
 *     UPCARD_CHANCE=FILE   chance draws the moves of the lines "chance MOVE" there; other lines are skipped
 *     UPCARD_SPEED=N       clocks run N times as fast; 0: they stand still
 *     UPCARD_LEAK=1        everybody gets all events unfiltered, which a test of leaks must find
 *     UPCARD_SLOW_END=MS   the last step of closing the net takes this long, and using the net later aborts
 *
 * (linked with --wrap for the functions that are called __wrap_ here).
 */
#include <sodium.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

#include "cli/commands.h"
#include "server/files.h"
#include "server/net.h"
#include "upcard/fair.h"

/* ---- random bytes ---- */

enum { FIRST = 5 };
static atomic_uint_fast32_t blocks = FIRST; /* other threads ask for some too */

static const char *name(void) {
    return "scripted";
}

/** All keys of hashes, which are drawn at the start, are the same, so their number does not matter. */
static void fill(void *const bytes, const size_t size) {
    unsigned char seed[randombytes_SEEDBYTES] = {0};
    bool key = size == crypto_shorthash_KEYBYTES && atomic_load(&blocks) == FIRST;
    uint32_t block = key ? 0 : (uint32_t)atomic_fetch_add(&blocks, 1);
    memcpy(seed, &block, sizeof block);
    randombytes_buf_deterministic(bytes, size, seed);
}

static uint32_t number(void) {
    uint32_t bits;
    fill(&bits, sizeof bits);
    return bits;
}

static randombytes_implementation scripted = {.implementation_name = name, .random = number, .buf = fill};

/* ---- chance ---- */

enum { LINES_MAX = 1 << 16 };

static char *lines[LINES_MAX];
static size_t line_count;

static void read_lines(const char *path) {
    char line[256];
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    while (line_count < LINES_MAX && fgets(line, sizeof line, file)) {
        line[strcspn(line, "\n")] = '\0';
        if (!strncmp(line, "chance ", 7)) lines[line_count++] = strdup(line + 7);
    }
    fclose(file);
}

uc_move __real_uc_fair_draw(uc_fair *fair, const uc_state *state);
uc_move __wrap_uc_fair_draw(uc_fair *fair, const uc_state *state);

uc_move __wrap_uc_fair_draw(uc_fair *fair, const uc_state *state) {
    if (fair->draws >= line_count) return __real_uc_fair_draw(fair, state);
    const char *line = lines[fair->draws++];
    int move = uc_move_parse(uc_game_of(state), line, strlen(line));
    if (move >= 0) return (uc_move)move;
    fprintf(stderr, "no move of chance: %s\n", line);
    exit(EXIT_FAILURE);
}

/* ---- a leak ---- */

static bool leaking;

uc_event __real_uc_event_view(const uc_event *event, int viewer);
uc_event __wrap_uc_event_view(const uc_event *event, int viewer);

uc_event __wrap_uc_event_view(const uc_event *event, int viewer) {
    return __real_uc_event_view(event, leaking ? UC_ALL : viewer);
}

/* ---- time ---- */

static uint64_t speed = 1;

uint64_t __real_uv_hrtime(void);
uint64_t __wrap_uv_hrtime(void);
int __real_uv_timer_start(uv_timer_t *timer, uv_timer_cb called, uint64_t timeout, uint64_t repeat);
int __wrap_uv_timer_start(uv_timer_t *timer, uv_timer_cb called, uint64_t timeout, uint64_t repeat);

uint64_t __wrap_uv_hrtime(void) {
    return speed * __real_uv_hrtime();
}

int __wrap_uv_timer_start(uv_timer_t *timer, uv_timer_cb called, uint64_t timeout, uint64_t repeat) {
    uint64_t by = speed ? speed : 1;
    return __real_uv_timer_start(timer, called, (timeout + by - 1) / by, (repeat + by - 1) / by);
}

/* ---- the end of the net ---- */

static unsigned slow_end_ms;
static bool net_is_gone;

void __real_files_close(page_files *files);
void __wrap_files_close(page_files *files);
size_t __real_net_clients(const net *n);
size_t __wrap_net_clients(const net *n);
void __real_net_reload(net *n, void (*done)(void *context, const char *why), void *context);
void __wrap_net_reload(net *n, void (*done)(void *context, const char *why), void *context);

/** The net closes its files just before it is freed. */
void __wrap_files_close(page_files *files) {
    net_is_gone = slow_end_ms > 0;
    uv_sleep(slow_end_ms);
    __real_files_close(files);
}

size_t __wrap_net_clients(const net *n) {
    if (net_is_gone) abort();
    return __real_net_clients(n);
}

void __wrap_net_reload(net *n, void (*done)(void *context, const char *why), void *context) {
    if (net_is_gone) abort();
    __real_net_reload(n, done, context);
}

int main(int argc, char **argv) {
    const char *chance = getenv("UPCARD_CHANCE"), *faster = getenv("UPCARD_SPEED");
    const char *slow_end = getenv("UPCARD_SLOW_END");
    randombytes_set_implementation(&scripted);
    if (chance) read_lines(chance);
    leaking = getenv("UPCARD_LEAK");
    if (slow_end) slow_end_ms = (unsigned)strtoul(slow_end, NULL, 10);
    if (faster) speed = strtoull(faster, NULL, 10);
    return cmd_serve(argc - 1, argv + 1);
}
