/* Jobs, and the two threads that run them. The writer takes all gathered jobs, runs them in one transaction,
 * and hands them back; the reader reads, and compresses journals for the archive to relieve the writer. */
#include "store/store.h"

#include <assert.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/statvfs.h>
#include <time.h>

#include "store/backend.h"
#include "store/folder.h"

enum {
    BATCH = 4096,        /**< most jobs in one transaction */
    LEAST_FREE = 1 << 20 /**< bytes of a disk that is not full */
};

typedef struct queue {
    store_job *first, **end;
    size_t count;
} queue;

typedef struct worker {
    pthread_t thread;
    pthread_cond_t change;
    queue jobs;
    bool started, asleep;
} worker;

struct store {
    const backend_kind *kind;
    backend *db;
    store_options options;
    store_trouble_text trouble;
    pthread_mutex_t lock; /**< of all below */
    worker writer, reader;
    queue ended;
    pthread_cond_t forgotten; /**< a job of the store's own has ended */
    bool closing;
    store_numbers numbers;
    atomic_size_t waiting, uncollected;
};

/* Queues. */

static void queue_clear(queue *q) {
    *q = (queue){.end = &q->first};
}

static void queue_push(queue *q, store_job *job) {
    job->next = NULL;
    *q->end = job;
    q->end = &job->next;
    q->count++;
}

static store_job *queue_pop(queue *q) {
    store_job *job = q->first;
    if (!job) return NULL;
    q->first = job->next;
    if (!q->first) q->end = &q->first;
    q->count--;
    return job;
}

/** Moves up to `most` jobs. */
static void queue_move(queue *to, queue *from, size_t most) {
    for (store_job *job; most-- && (job = queue_pop(from));) queue_push(to, job);
}

static void wake_worker(worker *w) {
    if (w->asleep) pthread_cond_signal(&w->change);
    w->asleep = false;
}

static void give(worker *w, store_job *job) {
    queue_push(&w->jobs, job);
    wake_worker(w);
}

/** Waits under the lock. True if there are jobs; false if all are done and the store is closing. */
static bool wait_for_jobs(store *s, worker *w) {
    while (!w->jobs.count && !(s->closing && !atomic_load(&s->waiting))) {
        w->asleep = true;
        pthread_cond_wait(&w->change, &s->lock);
    }
    return w->jobs.count;
}

/* Endings. */

/** Under the lock. Internal jobs have no callback. */
static void end_job(store *s, store_job *job) {
    if (job->done)
        queue_push(&s->ended, job);
    else
        job->owner = NULL, pthread_cond_broadcast(&s->forgotten);
    if (atomic_fetch_sub(&s->waiting, 1) == 1 && s->closing) wake_worker(&s->writer), wake_worker(&s->reader);
}

/** Hands over finished jobs, and notifies the owner if there was nothing to collect before. */
static void end_jobs(store *s, queue *jobs) {
    pthread_mutex_lock(&s->lock);
    bool first = !s->ended.count;
    for (store_job *job; (job = queue_pop(jobs));) end_job(s, job);
    bool tell = first && s->ended.count;
    pthread_mutex_unlock(&s->lock);
    if (tell && s->options.wake) s->options.wake(s->options.context);
}

static void end_one(store *s, store_job *job, store_status status) {
    queue one;
    queue_clear(&one);
    job->status = status;
    queue_push(&one, job);
    end_jobs(s, &one);
}

/* The writer. */

static bool packed(const store_job *job) {
    return job->lines;
}

/** A packed journal uses the fields of the lines, and their count for its unpacked length. */
static store_status do_archive(store *s, store_job *job) {
    if (!packed(job)) return STORE_OK; /* ready to archive; the reader packs it now */
    store_packed journal = {.data = job->lines, .size = job->length, .length = job->count};
    return s->kind->archive(s->db, job->table, job->after, &journal, &job->status);
}

static store_status do_append(store *s, store_job *job) {
    const store_append append = {.table = job->table,
                                 .after = job->after,
                                 .lines = job->lines,
                                 .length = job->length,
                                 .count = job->count};
    return s->kind->append(s->db, &append, &job->status);
}

/** The verdict comes with the commit. */
static store_status do_write(store *s, store_job *job) {
    job->status = STORE_OK;
    switch (job->kind) {
    case STORE_APPEND: return do_append(s, job);
    case STORE_ARCHIVE: return do_archive(s, job);
    case STORE_PUT_PLAYER: return s->kind->put_player(s->db, &job->player);
    case STORE_PUT_PUSH: return s->kind->put_push(s->db, job->push);
    case STORE_DROP_PUSH: return s->kind->drop_push(s->db, job->push->id);
    case STORE_FORGET: return s->kind->forget(s->db, job->player.seen_s, &job->player.id, &job->count);
    case STORE_SEAT: return s->kind->seat(s->db, job->table, job->lines, job->length);
    case STORE_MEET: return s->kind->meet(s->db, job->meeting);
    case STORE_READ:
    case STORE_FIND_PLAYER:
    case STORE_LIST:
    case STORE_SEATS:
    case STORE_FIND_PUSHES:
    case STORE_FENCE: break;
    }
    assert(false);
    return STORE_FAILED;
}

/** One transaction. OK, or the reason why nothing was written. */
static store_status transact(store *s, queue *jobs, bool *ret_more) {
    *ret_more = false;
    store_status status = s->kind->begin(s->db);
    if (status != STORE_OK) return status;
    for (store_job *job = jobs->first; job && status == STORE_OK; job = job->next) status = do_write(s, job);
    if (status == STORE_OK) status = s->kind->tidy(s->db, ret_more);
    if (status == STORE_OK) return s->kind->commit(s->db);
    s->kind->rollback(s->db);
    return status;
}

static int64_t now_us(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000000 + time.tv_nsec / 1000;
}

static void count(store *s, const queue *jobs, store_status status, int64_t us) {
    int slot = 0;
    while (slot < 23 && us > INT64_C(1) << slot) slot++;
    pthread_mutex_lock(&s->lock);
    store_numbers *n = &s->numbers;
    n->commits += status == STORE_OK;
    n->commit_us[slot] += status == STORE_OK;
    n->failures += status != STORE_OK;
    n->is_failing = status != STORE_OK;
    n->is_lost = status == STORE_CLOSED;
    for (const store_job *job = jobs->first; job; job = job->next) {
        if (job->kind != STORE_APPEND || job->status != STORE_OK) continue;
        n->appends++;
        n->lines += job->count;
        n->bytes += job->length;
    }
    pthread_mutex_unlock(&s->lock);
}

/** Journals to be archived go to the reader, which packs them; all other jobs have ended. */
static void sort_out(store *s, queue *jobs, queue *ret_over) {
    pthread_mutex_lock(&s->lock);
    for (store_job *job; (job = queue_pop(jobs));) {
        bool archive = job->kind == STORE_ARCHIVE;
        if (archive && !packed(job) && job->status == STORE_OK) {
            give(&s->reader, job);
            continue;
        }
        if (archive) free(job->lines), job->lines = NULL;
        queue_push(ret_over, job);
    }
    pthread_mutex_unlock(&s->lock);
}

static bool write_batch(store *s, queue *jobs) {
    queue over;
    bool more;
    queue_clear(&over);
    int64_t begun = now_us();
    store_status status = transact(s, jobs, &more);
    for (store_job *job = jobs->first; job && status != STORE_OK; job = job->next) job->status = status;
    count(s, jobs, status, now_us() - begun);
    sort_out(s, jobs, &over);
    end_jobs(s, &over);
    return more;
}

/** Waits until the window since the last transaction began is over, so that more jobs gather under load: each
 * transaction rewrites some pages. A single job does not wait, and none wait if the disk takes longer than
 * the window. */
static void gather(store *s, int64_t *begun_us) {
    int64_t left_us = *begun_us + s->options.window_us - now_us();
    if (left_us > 0) nanosleep(&(struct timespec){.tv_nsec = (long)left_us * 1000}, NULL);
    *begun_us = now_us();
}

static void *write_jobs(void *context) {
    store *s = context;
    queue batch;
    bool more = false;
    int64_t begun_us = 0;
    queue_clear(&batch);
    pthread_mutex_lock(&s->lock);
    while ((more && !s->closing) || wait_for_jobs(s, &s->writer)) {
        pthread_mutex_unlock(&s->lock);
        gather(s, &begun_us);
        pthread_mutex_lock(&s->lock);
        queue_move(&batch, &s->writer.jobs, BATCH);
        pthread_mutex_unlock(&s->lock);
        more = write_batch(s, &batch);
        pthread_mutex_lock(&s->lock);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

/* The reader. */

static store_status do_read(store *s, store_job *job) {
    store_lines lines = {0};
    job->status = s->kind->read(s->db, job->table, &lines);
    job->lines = lines.text;
    job->length = lines.length;
    job->count = lines.count;
    store_status status = job->status; /* `digest` may free the job's lines, not change its result */
    if (job->digest) job->digest(job);
    return status;
}

/** Room for one more item in an array of `count`, which grows to the next power of two; NULL: out of memory.
 */
static void *with_room(void *items, uint32_t count, size_t size) {
    bool is_full = !(count & (count - 1)) && count != 1;
    return is_full ? realloc(items, (count ? 2 * (size_t)count : 2) * size) : items;
}

static bool add_table(void *context, const store_entry *entry) {
    store_job *job = context;
    uint64_t *grown = with_room(job->tables, job->count, sizeof *grown);
    if (!grown) return false;
    job->tables = grown;
    job->tables[job->count++] = entry->table;
    return true;
}

static bool add_push(void *context, const store_push *push) {
    store_job *job = context;
    store_push *grown = with_room(job->pushes, job->count, sizeof *grown);
    if (!grown) return false;
    job->pushes = grown;
    job->pushes[job->count++] = *push;
    return true;
}

static store_status do_find_pushes(store *s, store_job *job) {
    job->count = 0;
    job->pushes = NULL;
    return s->kind->find_pushes(s->db, job->player.id, add_push, job);
}

static store_status do_list(store *s, store_job *job) {
    job->count = 0;
    job->tables = NULL;
    if (job->kind == STORE_SEATS) return s->kind->seats(s->db, job->player.id, add_table, job);
    return s->kind->list(s->db, false, job->parts, add_table, job);
}

static store_status pack(store *s, store_job *job) {
    store_lines lines = {0};
    store_packed journal;
    store_status status = s->kind->read(s->db, job->table, &lines);
    if (status == STORE_OK && lines.count != job->after) status = STORE_STALE;
    if (status == STORE_OK && !store_pack(&lines, &journal)) {
        store_trouble_set(&s->trouble, "packing a journal", "no memory");
        status = STORE_FAILED;
    }
    free(lines.text);
    if (status != STORE_OK) return status;
    job->lines = journal.data;
    job->length = journal.size;
    job->count = (uint32_t)journal.length;
    return STORE_OK;
}

static void do_pack(store *s, store_job *job) {
    store_status status = pack(s, job);
    if (status != STORE_OK) {
        end_one(s, job, status);
        return;
    }
    pthread_mutex_lock(&s->lock);
    give(&s->writer, job);
    pthread_mutex_unlock(&s->lock);
}

static void do_reading(store *s, store_job *job) {
    switch (job->kind) {
    case STORE_READ: end_one(s, job, do_read(s, job)); break;
    case STORE_FIND_PLAYER: end_one(s, job, s->kind->find_player(s->db, job->player.id, &job->player)); break;
    case STORE_LIST:
    case STORE_SEATS: end_one(s, job, do_list(s, job)); break;
    case STORE_FIND_PUSHES: end_one(s, job, do_find_pushes(s, job)); break;
    case STORE_FENCE: end_one(s, job, s->kind->fence(s->db, job->node, job->beat)); break;
    default: do_pack(s, job);
    }
}

static void *read_jobs(void *context) {
    store *s = context;
    pthread_mutex_lock(&s->lock);
    while (wait_for_jobs(s, &s->reader)) {
        store_job *job = queue_pop(&s->reader.jobs);
        pthread_mutex_unlock(&s->lock);
        do_reading(s, job);
        pthread_mutex_lock(&s->lock);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

/* Opening and closing. */

bool store_is_database(const char *folder) {
    return !strncmp(folder, "postgresql://", 13) || !strncmp(folder, "postgres://", 11);
}

static bool start(store *s, worker *w, void *(*work)(void *)) {
    w->started = pthread_create(&w->thread, NULL, work, s) == 0;
    return w->started;
}

static void finish(store *s) {
    pthread_mutex_lock(&s->lock);
    s->closing = true;
    wake_worker(&s->writer);
    wake_worker(&s->reader);
    pthread_mutex_unlock(&s->lock);
    if (s->writer.started) pthread_join(s->writer.thread, NULL);
    if (s->reader.started) pthread_join(s->reader.thread, NULL);
}

static void destroy(store *s) {
    if (s->db) s->kind->close(s->db);
    pthread_cond_destroy(&s->writer.change);
    pthread_cond_destroy(&s->reader.change);
    pthread_cond_destroy(&s->forgotten);
    pthread_mutex_destroy(&s->trouble.lock);
    pthread_mutex_destroy(&s->lock);
    free(s);
}

static store *make(const store_options *options) {
    store *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->kind = options->kind                        ? options->kind
              : store_is_database(options->folder) ? &store_postgres
                                                   : &store_sqlite;
    s->options = *options;
    pthread_mutex_init(&s->lock, NULL);
    pthread_mutex_init(&s->trouble.lock, NULL);
    pthread_cond_init(&s->writer.change, NULL);
    pthread_cond_init(&s->reader.change, NULL);
    pthread_cond_init(&s->forgotten, NULL);
    queue_clear(&s->writer.jobs);
    queue_clear(&s->reader.jobs);
    queue_clear(&s->ended);
    return s;
}

store *store_open(const store_options *options, uc_text *message) {
    store *s = make(options);
    if (!s) return text_add_all(message, "no memory", NULL), NULL;
    s->db = s->kind->open(options, &s->trouble, message);
    if (!s->db) return destroy(s), NULL;
    if (start(s, &s->reader, read_jobs) && (options->read_only || start(s, &s->writer, write_jobs))) return s;
    text_add_all(message, "cannot start a thread", NULL);
    finish(s);
    destroy(s);
    return NULL;
}

void store_close(store *s) {
    finish(s);
    store_collect(s);
    destroy(s);
}

/* Jobs. */

static store_status acceptable(const store *s, const store_job *job) {
    if (s->closing) return STORE_CLOSED;
    return s->options.read_only && job->kind < STORE_READ ? STORE_FAILED : STORE_OK;
}

void store_submit(store *s, store_job *job) {
    assert(job->kind != STORE_APPEND || (job->count && job->length && job->lines[job->length - 1] == '\n'));
    if (job->kind == STORE_READ || job->kind == STORE_ARCHIVE) job->lines = NULL;
    atomic_fetch_add(&s->waiting, 1);
    if (job->done) atomic_fetch_add(&s->uncollected, 1);
    pthread_mutex_lock(&s->lock);
    store_status status = acceptable(s, job);
    if (status == STORE_OK) give(job->kind >= STORE_READ ? &s->reader : &s->writer, job);
    pthread_mutex_unlock(&s->lock);
    if (status != STORE_OK) end_one(s, job, status);
}

size_t store_collect(store *s) {
    queue ended;
    queue_clear(&ended);
    pthread_mutex_lock(&s->lock);
    queue_move(&ended, &s->ended, SIZE_MAX);
    pthread_mutex_unlock(&s->lock);
    size_t collected = ended.count;
    for (store_job *job; (job = queue_pop(&ended));) {
        atomic_fetch_sub(&s->uncollected, 1);
        job->done(job);
    }
    return collected;
}

size_t store_waiting(const store *s) {
    return atomic_load(&s->waiting);
}

size_t store_uncollected(const store *s) {
    return atomic_load(&s->uncollected);
}

/* Lists and the rest. */

void store_meeting_clear(store_meeting *meeting) {
    for (uint32_t i = 0; i < meeting->count; i++) free(meeting->node[i].news);
    meeting->count = 0;
}

store_status store_list(store *s, bool archived, bool (*each)(void *context, const store_entry *entry),
                        void *context) {
    return s->kind->list(s->db, archived, UINT64_MAX, each, context);
}

store_status store_players(store *s, bool (*each)(void *context, const store_player *player), void *context) {
    return s->kind->players(s->db, each, context);
}

store_status store_pushes(store *s, bool (*each)(void *context, const store_push *push), void *context) {
    return s->kind->pushes(s->db, each, context);
}

static void do_and_wait(store *s, store_job *job) {
    store_submit(s, job);
    pthread_mutex_lock(&s->lock);
    while (job->owner) pthread_cond_wait(&s->forgotten, &s->lock);
    pthread_mutex_unlock(&s->lock);
}

store_status store_forget_players(store *s, int64_t before_s) {
    store_job job = {.kind = STORE_FORGET, .player = {.id = (uint64_t)INT64_MIN, .seen_s = before_s}};
    do {
        job.owner = s;
        do_and_wait(s, &job);
    } while (job.status == STORE_OK && job.count);
    return job.status;
}

store_status store_backup(store *s, const char *file, uc_text *message) {
    return s->kind->backup(s->db, file, message);
}

void store_trouble(store *s, uc_text *message) {
    store_trouble_get(&s->trouble, message);
}

void store_count(store *s, store_numbers *ret_numbers) {
    pthread_mutex_lock(&s->lock);
    *ret_numbers = s->numbers;
    pthread_mutex_unlock(&s->lock);
}

const char *store_unready(store *s) {
    struct statvfs disk;
    store_numbers numbers;
    store_count(s, &numbers);
    bool is_database = store_is_database(s->options.folder);
    if (numbers.is_failing)
        return is_database ? "the server cannot save: its database fails"
                           : "the server cannot save: its disk fails or is full";
    bool is_full = !is_database && !statvfs(s->options.folder, &disk) &&
                   (uint64_t)disk.f_bavail * disk.f_frsize < LEAST_FREE;
    return is_full ? "the disk is full" : NULL;
}
