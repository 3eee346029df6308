#include "store/migrate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/folder.h"

enum { AT_ONCE = 256, PAUSE_NS = 200 * 1000 };

typedef struct migration {
    store *from, *to;
    store_migrated *done;
    uc_text *message;
    size_t under_way;
    bool failed;
} migration;

/** A journal, a player or a push subscription on its way. */
typedef struct item {
    store_job job;
    migration *migration;
    bool archived;
    char *lines; /* of the journal as it was read, by malloc */
    size_t length;
    store_push push;
} item;

/* Lists in memory. */

typedef struct list {
    size_t size, count, room;
    char *bytes;
} list;

/** False: out of memory. */
static bool add(list *l, const void *value) {
    if (l->count == l->room) {
        size_t room = 2 * l->room + 64;
        char *grown = realloc(l->bytes, room * l->size);
        if (!grown) return false;
        l->bytes = grown;
        l->room = room;
    }
    memcpy(l->bytes + l->count++ * l->size, value, l->size);
    return true;
}

static bool add_entry(void *context, const store_entry *entry) {
    return add(context, entry);
}

static bool add_player(void *context, const store_player *player) {
    return add(context, player);
}

static bool add_push(void *context, const store_push *push) {
    return add(context, push);
}

/** Tables that were written later come later, the archive last. */
static int by_place(const void *one, const void *other) {
    const store_entry *a = one, *b = other;
    if (a->archived != b->archived) return a->archived - b->archived;
    return (a->place > b->place) - (a->place < b->place);
}

/* The way of an item. */

static void fail(migration *m, const char *doing, store *at) {
    if (m->failed) return;
    m->failed = true;
    text_add_all(m->message, doing, NULL);
    if (at) store_trouble(at, m->message);
}

static void finish(item *i) {
    i->migration->under_way--;
    free(i->lines);
    free(i);
}

static void stored(store_job *job) {
    item *i = job->owner;
    migration *m = i->migration;
    if (job->status != STORE_OK) fail(m, "cannot write: ", m->to);
    m->done->players += job->kind == STORE_PUT_PLAYER;
    m->done->pushes += job->kind == STORE_PUT_PUSH;
    finish(i);
}

static void compared(store_job *job) {
    item *i = job->owner;
    migration *m = i->migration;
    bool same =
        job->status == STORE_OK && job->length == i->length && !memcmp(job->lines, i->lines, i->length);
    if (!same) fail(m, "a journal was not copied as it was: ", m->to);
    m->done->archived += i->archived;
    m->done->tables += !i->archived;
    free(job->lines);
    finish(i);
}

static void read_back(item *i) {
    i->job = (store_job){.kind = STORE_READ, .table = i->job.table, .done = compared, .owner = i};
    store_submit(i->migration->to, &i->job);
}

static void archived(store_job *job) {
    item *i = job->owner;
    if (job->status != STORE_OK) fail(i->migration, "cannot archive a journal: ", i->migration->to);
    read_back(i);
}

static void appended(store_job *job) {
    item *i = job->owner;
    if (job->status != STORE_OK) fail(i->migration, "cannot write a journal: ", i->migration->to);
    if (job->status != STORE_OK || !i->archived) {
        read_back(i);
        return;
    }
    i->job = (store_job){
        .kind = STORE_ARCHIVE, .table = job->table, .after = job->count, .done = archived, .owner = i};
    store_submit(i->migration->to, &i->job);
}

static void was_read(store_job *job) {
    item *i = job->owner;
    if (job->status != STORE_OK) {
        fail(i->migration, "cannot read a journal: ", i->migration->from);
        finish(i);
        return;
    }
    i->lines = job->lines;
    i->length = job->length;
    i->job = (store_job){.kind = STORE_APPEND,
                         .table = job->table,
                         .lines = i->lines,
                         .length = i->length,
                         .count = job->count,
                         .done = appended,
                         .owner = i};
    store_submit(i->migration->to, &i->job);
}

/** Waits until fewer than `most` items are under way. */
static void wait_for(migration *m, size_t most) {
    while (m->under_way >= most) {
        size_t collected = store_collect(m->from) + store_collect(m->to);
        if (!collected) nanosleep(&(struct timespec){.tv_nsec = PAUSE_NS}, NULL);
    }
}

static item *begin(migration *m) {
    wait_for(m, AT_ONCE);
    item *i = m->failed ? NULL : calloc(1, sizeof *i);
    if (!i) return fail(m, "no memory", NULL), NULL;
    i->migration = m;
    m->under_way++;
    return i;
}

/** Unfinished journals keep their order, from which a server learns its clock, so they go one by one. */
static void copy_journal(migration *m, const void *value) {
    const store_entry *entry = value;
    if (!entry->archived) wait_for(m, 1);
    item *i = begin(m);
    if (!i) return;
    i->archived = entry->archived;
    i->job = (store_job){.kind = STORE_READ, .table = entry->table, .done = was_read, .owner = i};
    store_submit(m->from, &i->job);
}

static void copy_player(migration *m, const void *value) {
    item *i = begin(m);
    if (!i) return;
    i->job = (store_job){
        .kind = STORE_PUT_PLAYER, .player = *(const store_player *)value, .done = stored, .owner = i};
    store_submit(m->to, &i->job);
}

static void copy_push(migration *m, const void *value) {
    item *i = begin(m);
    if (!i) return;
    i->push = *(const store_push *)value;
    i->job = (store_job){.kind = STORE_PUT_PUSH, .push = &i->push, .done = stored, .owner = i};
    store_submit(m->to, &i->job);
}

static void copy_all(migration *m, list *l, void (*copy)(migration *m, const void *value)) {
    for (size_t i = 0; i < l->count && !m->failed; i++) copy(m, l->bytes + i * l->size);
    wait_for(m, 1);
    free(l->bytes);
}

static bool is_empty(store *s, uc_text *message) {
    list entries = {.size = sizeof(store_entry)}, players = {.size = sizeof(store_player)};
    bool listed = store_list(s, false, add_entry, &entries) == STORE_OK &&
                  store_list(s, true, add_entry, &entries) == STORE_OK &&
                  store_players(s, add_player, &players) == STORE_OK;
    bool empty = listed && !entries.count && !players.count;
    free(entries.bytes);
    free(players.bytes);
    if (!listed) store_trouble(s, message);
    if (listed && !empty) text_add_all(message, "the new store is not empty", NULL);
    return empty;
}

bool store_migrate(store *from, store *to, store_migrated *ret_migrated, uc_text *message) {
    migration m = {.from = from, .to = to, .done = ret_migrated, .message = message};
    list entries = {.size = sizeof(store_entry)}, players = {.size = sizeof(store_player)};
    list pushes = {.size = sizeof(store_push)};
    *ret_migrated = (store_migrated){0};
    if (!is_empty(to, message)) return false;
    bool listed = store_list(from, false, add_entry, &entries) == STORE_OK &&
                  store_list(from, true, add_entry, &entries) == STORE_OK &&
                  store_players(from, add_player, &players) == STORE_OK &&
                  store_pushes(from, add_push, &pushes) == STORE_OK;
    if (!listed) fail(&m, "cannot list: ", from);
    if (entries.count) qsort(entries.bytes, entries.count, sizeof(store_entry), by_place);
    copy_all(&m, &entries, copy_journal);
    copy_all(&m, &players, copy_player);
    copy_all(&m, &pushes, copy_push);
    return !m.failed;
}
