#include "server/records.h"

#include <stdlib.h>
#include <string.h>

#include "server/codes.h"

enum { RECORDS_WAITING = 256 }; /* until earlier ones are read */

/** A request for a record. */
typedef struct fetching {
    store_job job;
    struct fetching *next; /**< of those that wait */
    records *all;
    net_fetch *fetch;
    int turn;   /**< requests of the same address that already waited */
    int status; /**< of the answer; 0: the store is closing */
    char *record;
    size_t length;
} fetching;

struct records {
    records_parts parts;
    fetching *waiting; /* until earlier ones are read */
    bool reading, draining;
};

static void answer(net_fetch *fetch, int status) {
    static const struct {
        int status;
        const char *sentence;
    } answers[] = {
        {404, "There is no game with this code.\n"},
        {409, "The game is not over yet; its record will be available when it ends.\n"},
        {429, "Too many requests for records, or too many wrong codes; try again in a minute.\n"},
        {500, "This game cannot be read at the moment.\n"},
        {503, "Too many requests for records; try again in a moment.\n"},
    };
    size_t i = 0;
    while (answers[i].status != status) i++;
    net_answer(fetch, status, "text/plain; charset=utf-8", answers[i].sentence, strlen(answers[i].sentence));
}

/** In the reading thread: a long game takes long. */
static void read_record(store_job *job) {
    fetching *f = job->owner;
    room *r = job->status == STORE_OK ? room_read(job->lines, job->length, NULL, NULL) : NULL;
    if (r && room_now(r) >= ROOM_OVER) f->record = room_record(r, &f->length);
    bool is_none = job->status == STORE_UNKNOWN || (r && room_now(r) >= ROOM_OVER && !room_seq(r));
    f->status = f->record ? 200 : is_none ? 404 : r && room_now(r) < ROOM_OVER ? 409 : 500;
    room_free(r);
    free(job->lines);
}

static void fetched(store_job *job);

static bool is_same_asker(const fetching *a, const fetching *b) {
    return !strcmp(net_fetch_address(a->fetch), net_fetch_address(b->fetch));
}

static void give_up(fetching *f) {
    answer(f->fetch, 503);
    free(f);
}

/** One is read at a time, so that tables which are loaded meanwhile wait for at most one. */
static void fetch_next(records *r) {
    while (!r->reading && r->waiting) {
        fetching *f = r->waiting;
        r->waiting = f->next;
        for (fetching *w = r->waiting; w; w = w->next) w->turn -= is_same_asker(w, f);
        if (r->draining || !net_fetch_waits(f->fetch)) {
            give_up(f);
            continue;
        }
        r->reading = true;
        store_submit(r->parts.store, &f->job);
    }
}

static void fetched(store_job *job) {
    fetching *f = job->owner;
    records *r = f->all;
    r->reading = false;
    if (f->status == 404)
        allowance_take(r->parts.allowances, ALLOWANCE_MISSES, net_fetch_address(f->fetch),
                       clock_now(r->parts.clock));
    if (f->record)
        net_answer(f->fetch, 200, "text/plain; charset=utf-8", f->record, f->length);
    else
        answer(f->fetch, f->status ? f->status : 503);
    free(f->record);
    free(f);
    fetch_next(r);
}

/** The second request of an address comes after the first of all others, its third after their second. If too
 * many wait, the last is rejected. */
static void line_up(records *r, fetching *f) {
    size_t waiting = 1;
    fetching **place = &r->waiting;
    for (const fetching *w = r->waiting; w; w = w->next, waiting++) f->turn += is_same_asker(w, f);
    while (*place && (*place)->turn <= f->turn) place = &(*place)->next;
    f->next = *place;
    *place = f;
    if (waiting <= RECORDS_WAITING) return;
    while ((*place)->next) place = &(*place)->next;
    give_up(*place);
    *place = NULL;
}

/** 0: the record may be read; else the status of the answer. */
static int refusal(records *r, uint64_t number, const char *address) {
    const table *t = number ? tables_find(r->parts.tables, number) : NULL;
    const room *played = t ? table_room(t) : NULL;
    int64_t now = clock_now(r->parts.clock);
    if (number && (!allowance_left(r->parts.allowances, ALLOWANCE_MISSES, address, now) ||
                   !allowance_take(r->parts.allowances, ALLOWANCE_RECORDS, address, now)))
        return 429;
    if (played && room_now(played) < ROOM_OVER) return 409;
    return number ? 0 : 404;
}

void records_fetch(records *r, net_fetch *asked, const char *path) {
    static const char prefix[] = "/record/";
    bool is_record = !strncmp(path, prefix, sizeof prefix - 1);
    uint64_t number = is_record ? code_read(path + sizeof prefix - 1) : 0;
    int status = refusal(r, number, net_fetch_address(asked));
    fetching *f = status ? NULL : calloc(1, sizeof *f);
    if (!f) {
        answer(asked, status ? status : 503);
        return;
    }
    f->all = r;
    f->fetch = asked;
    f->job =
        (store_job){.kind = STORE_READ, .table = number, .digest = read_record, .done = fetched, .owner = f};
    line_up(r, f);
    fetch_next(r);
}

records *records_open(const records_parts *parts) {
    records *r = calloc(1, sizeof *r);
    if (r) r->parts = *parts;
    return r;
}

void records_drain(records *r) {
    r->draining = true;
}

void records_close(records *r) {
    for (fetching *f; r && (f = r->waiting);) {
        r->waiting = f->next;
        give_up(f);
    }
    free(r);
}
