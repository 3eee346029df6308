#include "server/replica.h"

#include <stdlib.h>

#include "server/log.h"
#include "store/store.h"

enum { REST = 20, /* times as long as a copy takes */ MS = 1000 };

struct replica {
    const server_config *config;
    uv_loop_t *loop;
    server_metrics *metrics;
    uv_work_t work;
    bool is_busy, is_fine;
    uint64_t commits, copied;   /* now, and when the last good copy was begun */
    uint64_t begun_ms, next_ms; /* of uv_now */
    uint64_t changed_ms;        /* since when something is not copied */
    uint64_t copying;           /* commits when the copy under way was begun */
    char why[1024];
};

/** In a thread of its own, or at the end. */
static void copy(uv_work_t *work) {
    replica *r = work->data;
    uc_text why;
    uc_text_start(&why, r->why, sizeof r->why);
    store *s = store_open(&(store_options){.folder = r->config->data, .read_only = true}, &why);
    r->is_fine = s && store_backup(s, r->config->replica, &why) == STORE_OK;
    if (s) store_close(s);
}

static void note_copy(replica *r) {
    if (r->is_fine)
        r->copied = r->copying;
    else
        server_log(LOG_LEVEL_ERROR, "replica_failed", LOG_TEXT("file", r->config->replica),
                   LOG_TEXT("why", r->why));
    r->metrics->replicas += r->is_fine;
    r->metrics->replicas_failed += !r->is_fine;
}

static void copied(uv_work_t *work, int status) {
    replica *r = work->data;
    uint64_t now = uv_now(r->loop), rest = REST * (now - r->begun_ms),
             least = (uint64_t)r->config->replica_s * MS;
    (void)status;
    r->is_busy = false;
    r->next_ms = now + (rest > least ? rest : least);
    note_copy(r);
    if (r->is_fine && r->copied != r->commits) r->changed_ms = r->begun_ms;
}

void replica_beat(replica *r, uint64_t commits) {
    uint64_t now = uv_now(r->loop);
    if (r->commits == r->copied && commits != r->commits) r->changed_ms = now;
    r->commits = commits;
    r->metrics->replica_behind_s = r->copied == commits ? 0 : (now - r->changed_ms) / MS;
    if (r->is_busy || r->copied == commits || now < r->next_ms) return;
    r->is_busy = true;
    r->begun_ms = now;
    r->copying = commits;
    uv_queue_work(r->loop, &r->work, copy, copied);
}

replica *replica_open(const server_config *config, uv_loop_t *loop, server_metrics *metrics) {
    replica *r = calloc(1, sizeof *r);
    if (!r) return NULL;
    *r = (replica){.config = config, .loop = loop, .metrics = metrics, .copied = UINT64_MAX};
    r->work.data = r;
    return r;
}

void replica_close(replica *r) {
    if (!r) return;
    copy(&r->work);
    if (!r->is_fine) note_copy(r);
    free(r);
}
