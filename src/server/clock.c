#include "server/clock.h"

#include <stdlib.h>
#include <uv.h>

enum { NS_PER_MS = 1000000, DIGITS = 15 };

struct server_clock {
    int64_t base;
    int64_t behind[STORE_PARTS]; /* how far the clock of each part is behind */
    uint64_t since_ns;
};

server_clock *clock_open(void) {
    server_clock *c = calloc(1, sizeof *c);
    if (c) c->since_ns = uv_hrtime();
    return c;
}

void clock_close(server_clock *c) {
    free(c);
}

int64_t clock_now(const server_clock *c) {
    return c->base + (int64_t)((uv_hrtime() - c->since_ns) / NS_PER_MS);
}

void clock_advance(server_clock *c, int64_t time) {
    int64_t now = clock_now(c);
    if (time > now) c->base += time - now;
}

int64_t clock_part(const server_clock *c, unsigned part) {
    return clock_now(c) - c->behind[part];
}

void clock_set_part(server_clock *c, unsigned part, int64_t time) {
    c->behind[part] = clock_now(c) - time;
}

int64_t clock_at(const server_clock *c, uint64_t table) {
    return clock_part(c, store_part(table));
}

void clock_advance_at(server_clock *c, uint64_t table, int64_t time) {
    if (time > clock_at(c, table)) clock_set_part(c, store_part(table), time);
}

int64_t clock_of_journal(const char *lines, size_t length) {
    size_t at = length ? length - 1 : 0;
    int64_t time = 0;
    while (at && lines[at - 1] != '\n') at--;
    for (int i = 0; i < DIGITS && at < length && lines[at] >= '0' && lines[at] <= '9'; i++, at++)
        time = 10 * time + (lines[at] - '0');
    return time;
}
