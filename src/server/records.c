/* Records of games that are over, for who asks over HTTP. */
#include <stdlib.h>
#include <string.h>

#include "server/hosted.h"

enum { RECORDS_WAITING = 256 }; /* until those before them are read */

/** A record that somebody asks for. */
typedef struct fetching {
    store_job job;
    struct fetching *next; /**< of those that wait */
    hub *hub;
    net_fetch *fetch;
    int turn;   /**< so many of the same address waited already */
    int status; /**< of the answer; 0: the store is being closed */
    char *record;
    size_t length;
} fetching;

static void answer(net_fetch *fetch, int status) {
    static const struct {
        int status;
        const char *sentence;
    } answers[] = {
        {404, "There is no game with this code.\n"},
        {409, "This game is not over yet: its record is told when it is.\n"},
        {429, "Too many records, or codes that are none; try again in a minute.\n"},
        {500, "This game cannot be read at the moment.\n"},
        {503, "Too many records at once; try again in a moment.\n"},
    };
    size_t i = 0;
    while (answers[i].status != status) i++;
    net_answer(fetch, status, "text/plain; charset=utf-8", answers[i].sentence, strlen(answers[i].sentence));
}

/** In the thread that reads: a long game takes long. */
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

/** One is read at a time, so that tables which are loaded meanwhile wait for one at most. */
static void fetch_next(hub *h) {
    while (!h->fetching && h->fetches) {
        fetching *f = h->fetches;
        h->fetches = f->next;
        for (fetching *w = h->fetches; w; w = w->next) w->turn -= is_same_asker(w, f);
        if (h->draining || !net_fetch_waits(f->fetch)) {
            give_up(f);
            continue;
        }
        h->fetching = true;
        hub_submit(h, &f->job);
    }
}

static void fetched(store_job *job) {
    fetching *f = job->owner;
    hub *h = f->hub;
    hub_finished(h);
    h->fetching = false;
    if (f->status == 404) quota_take(h->misses, net_fetch_address(f->fetch), hub_now(h));
    if (f->record)
        net_answer(f->fetch, 200, "text/plain; charset=utf-8", f->record, f->length);
    else
        answer(f->fetch, f->status ? f->status : 503);
    free(f->record);
    free(f);
    fetch_next(h);
}

/** The second of an address comes behind the first of all others, its third behind their second. Where too
 * many wait, the last has to go. */
static void line_up(hub *h, fetching *f) {
    size_t waiting = 1;
    fetching **place = &h->fetches;
    for (const fetching *w = h->fetches; w; w = w->next, waiting++) f->turn += is_same_asker(w, f);
    while (*place && (*place)->turn <= f->turn) place = &(*place)->next;
    f->next = *place;
    *place = f;
    if (waiting <= RECORDS_WAITING) return;
    while ((*place)->next) place = &(*place)->next;
    give_up(*place);
    *place = NULL;
}

void records_fetch(void *context, net_fetch *asked, const char *path) {
    static const char prefix[] = "/record/";
    hub *h = context;
    bool record = !strncmp(path, prefix, sizeof prefix - 1);
    uint64_t table = record ? code_read(path + sizeof prefix - 1) : 0;
    const hosted *t = table ? tables_find(h, table) : NULL;
    const char *address = net_fetch_address(asked);
    int64_t now = hub_now(h);
    if (table && (!quota_left(h->misses, address, now) || !quota_take(h->records, address, now))) {
        answer(asked, 429);
        return;
    }
    if (t && t->room && room_now(t->room) < ROOM_OVER) {
        answer(asked, 409);
        return;
    }
    fetching *f = table ? calloc(1, sizeof *f) : NULL;
    if (!f) {
        answer(asked, 404);
        return;
    }
    f->hub = h;
    f->fetch = asked;
    f->job =
        (store_job){.kind = STORE_READ, .table = table, .digest = read_record, .done = fetched, .owner = f};
    line_up(h, f);
    fetch_next(h);
}
