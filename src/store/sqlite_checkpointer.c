/* Checkpoints. Under load the write-ahead log has always grown a little by the time its pages are in the
 * database, and it restarts only when all of them are. So this thread moves most pages in two rounds (the
 * second takes those that arrived during the first), and the writer moves the few that are left before its
 * next transaction. */
#include "store/sqlite.h"

#include <time.h>

enum {
    DUE_BYTES =
        8 << 20, /**< of the write-ahead log: seconds of full load, a moment's reading after a crash */
    MOST_BYTES = 32 << 20,  /**< at this size the writer waits for this thread */
    PAUSE_NS = 10 * 1000000 /**< between two rounds: a long read keeps the log from restarting */
};

static bool checkpoint(store_link *link) {
    int rc = sqlite3_wal_checkpoint_v2(link->db, "main", SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    if (rc != SQLITE_OK && rc != SQLITE_BUSY) store_link_failed(link, "moving pages into the database");
    return rc == SQLITE_OK;
}

/** Called after each commit with the pages in the write-ahead log. */
static int grown(void *context, sqlite3 *db, const char *name, int pages) {
    (void)db, (void)name;
    store_checkpointer *k = &((backend *)context)->checkpointer;
    k->bytes = (int64_t)pages * STORE_PAGE;
    if (k->bytes < DUE_BYTES) return SQLITE_OK;
    pthread_mutex_lock(&k->lock);
    k->due = true;
    pthread_cond_broadcast(&k->change);
    pthread_mutex_unlock(&k->lock);
    return SQLITE_OK;
}

static void pause_a_moment(store_checkpointer *k) {
    struct timespec until;
    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += PAUSE_NS;
    if (until.tv_nsec >= 1000000000) until.tv_sec++, until.tv_nsec -= 1000000000;
    while (!k->closing && pthread_cond_timedwait(&k->change, &k->lock, &until) == 0) {
    }
}

static void *keep(void *context) {
    store_checkpointer *k = &((backend *)context)->checkpointer;
    pthread_mutex_lock(&k->lock);
    while (!k->closing) {
        if (!k->due) {
            pthread_cond_wait(&k->change, &k->lock);
            continue;
        }
        k->working = true;
        pthread_mutex_unlock(&k->lock);
        bool moved = checkpoint(&k->link);
        if (moved) moved = checkpoint(&k->link);
        pthread_mutex_lock(&k->lock);
        k->nearly = moved;
        k->working = k->due = false;
        pthread_cond_broadcast(&k->change);
        pause_a_moment(k);
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

void store_checkpointer_help(backend *b) {
    store_checkpointer *k = &b->checkpointer;
    pthread_mutex_lock(&k->lock);
    while (k->bytes > MOST_BYTES && k->working) pthread_cond_wait(&k->change, &k->lock);
    bool nearly = k->nearly;
    k->nearly = false;
    pthread_mutex_unlock(&k->lock);
    if (nearly) checkpoint(&b->writer);
}

bool store_checkpointer_start(backend *b) {
    store_checkpointer *k = &b->checkpointer;
    pthread_condattr_t by_steady_clock; /* the wall clock may be set back by days */
    pthread_condattr_init(&by_steady_clock);
    pthread_condattr_setclock(&by_steady_clock, CLOCK_MONOTONIC);
    pthread_mutex_init(&k->lock, NULL);
    pthread_cond_init(&k->change, &by_steady_clock);
    pthread_condattr_destroy(&by_steady_clock);
    sqlite3_wal_hook(b->writer.db, grown, b);
    k->running = store_link_open(&k->link, b->path, SQLITE_OPEN_READWRITE, b->trouble) == SQLITE_OK &&
                 pthread_create(&k->thread, NULL, keep, b) == 0;
    return k->running;
}

void store_checkpointer_stop(backend *b) {
    store_checkpointer *k = &b->checkpointer;
    if (k->running) {
        pthread_mutex_lock(&k->lock);
        k->closing = true;
        pthread_cond_broadcast(&k->change);
        pthread_mutex_unlock(&k->lock);
        pthread_join(k->thread, NULL);
        pthread_cond_destroy(&k->change);
        pthread_mutex_destroy(&k->lock);
    }
    store_link_close(&k->link);
}
