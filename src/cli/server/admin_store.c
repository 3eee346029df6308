/* Reading a server's store. */
#include "cli/server/admin_store.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/arguments.h"
#include "server/admin.h"
#include "server/codes.h"

int admin_failed(const uc_text *message) {
    return failure("admin", "%s", message->buffer);
}

/* ---- reading a store ---- */

store *admin_open_store(const admin_job *j, bool read_only, uc_text *message) {
    const store_options options = {.folder = j->place, .read_only = read_only};
    store *s = store_open(&options, message);
    bool is_busy = !s && !read_only && strstr(message->buffer, "used by another server");
    if (is_busy && store_is_database(j->place))
        uc_text_add(message, "; run this on the machine of that server, with its folder: --data DIR");
    return s;
}

static void note_done(store_job *job) {
    *(bool *)job->owner = true;
}

/* Submits a job and waits for it. */
store_status admin_do(store *s, store_job *job) {
    const struct timespec moment = {.tv_nsec = 200 * 1000};
    bool done = false;
    job->done = note_done;
    job->owner = &done;
    store_submit(s, job);
    while (!done) {
        if (!store_collect(s)) nanosleep(&moment, NULL);
    }
    return job->status;
}

/* The time at the beginning of a line of a journal, and the digits of it. */
int64_t admin_time_of(const char *line, size_t *ret_digits) {
    uint64_t time = 0;
    *ret_digits = read_digits(line, 0, INT64_MAX, &time);
    return (int64_t)time;
}

static int64_t last_time(const char *lines, size_t length) {
    size_t last = length ? length - 1 : 0;
    while (last && lines[last - 1] != '\n') last--;
    size_t digits;
    return length ? admin_time_of(lines + last, &digits) : 0;
}

typedef struct entries {
    store_entry *list;
    size_t count, room;
} entries;

static bool add_entry(void *context, const store_entry *entry) {
    entries *e = context;
    if (e->count == e->room) {
        size_t wanted = 2 * e->room + 64;
        store_entry *grown = realloc(e->list, wanted * sizeof *grown);
        if (!grown) return false;
        e->list = grown;
        e->room = wanted;
    }
    e->list[e->count++] = *entry;
    return true;
}

static int by_table(const void *a, const void *b) {
    uint64_t x = ((const store_entry *)a)->table, y = ((const store_entry *)b)->table;
    return (x > y) - (x < y);
}

/* A table that moves to the archive between the two lists is in both: drops one entry. */
static void drop_duplicates(entries *e) {
    size_t kept = 0;
    if (e->count) qsort(e->list, e->count, sizeof *e->list, by_table);
    for (size_t i = 0; i < e->count; i++)
        if (!kept || e->list[kept - 1].table != e->list[i].table) e->list[kept++] = e->list[i];
    e->count = kept;
}

void admin_blame(admin_job *j, const store_entry *entry, const char *reason) {
    char code[CODE_MAX] = "";
    bool pad = is_shared_pad(entry->table);
    if (pad || is_table_journal(entry->table))
        code_text(code, pad ? shared_pad_code(entry->table) : entry->table);
    failure("admin", "%s%s: %s", !*code ? "a journal of the server" : pad ? "pad " : "table ", code, reason);
    j->bad = true;
}

static void read_entry(admin_job *j, const store_entry *entry) {
    char buffer[UC_MESSAGE_MAX];
    uc_text reason;
    store_job job = {.kind = STORE_READ, .table = entry->table};
    uc_text_start(&reason, buffer, sizeof buffer);
    if (admin_do(j->store, &job) == STORE_OK) {
        int64_t last = last_time(job.lines, job.length);
        if (last > j->now) j->now = last;
        const store_entry read = {entry->table, job.count, entry->place, entry->archived};
        j->journals++;
        j->each(j, &read, job.lines, job.length);
    } else {
        store_trouble(j->store, &reason);
        admin_blame(j, entry, buffer);
    }
    free(job.lines);
}

/* Whether a server has stored something there; prints an error if not. */
bool admin_has_store(const admin_job *j) {
    char path[ADMIN_PATH_BYTES], socket[ADMIN_PATH_BYTES];
    if (store_is_database(j->place)) return true;
    snprintf(socket, sizeof socket, "%s/admin.sock", j->data);
    snprintf(path, sizeof path, "%s/upcard.db", j->data);
    if (!access(path, F_OK)) return true;
    if (errno == ENOENT && !access(socket, F_OK))
        failure("admin", "the server of %s keeps its data in PostgreSQL: add --store and its address",
                j->data);
    else if (errno == ENOENT)
        failure("admin", "there is no server data in %s (see --data)", j->data);
    else
        failure("admin", "cannot open %s: %s", path, strerror(errno));
    return false;
}

/* Calls `each` for the requested journals in the order of their numbers; the server's own come last. */
int admin_read_all(admin_job *j, bool archived) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    entries e = {.list = NULL};
    uc_text_start(&message, buffer, sizeof buffer);
    if (!admin_has_store(j)) return STATUS_FAILED;
    j->store = admin_open_store(j, true, &message);
    if (!j->store) return admin_failed(&message);
    bool fine = store_list(j->store, false, add_entry, &e) == STORE_OK &&
                (!archived || store_list(j->store, true, add_entry, &e) == STORE_OK);
    drop_duplicates(&e);
    for (size_t i = 0; fine && i < e.count; i++)
        if (!j->own || is_server_journal(e.list[i].table)) read_entry(j, &e.list[i]);
    if (!fine) store_trouble(j->store, &message);
    free(e.list);
    store_close(j->store);
    if (!fine) return admin_failed(&message);
    return j->bad ? STATUS_FAILED : STATUS_FINE;
}

/* The room of a journal; NULL if it is of no table, or after an error message if it is invalid. */
room *admin_read_room(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    char buffer[UC_MESSAGE_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    bool is_table = is_table_journal(entry->table);
    room *r = is_table ? room_read(lines, length, NULL, &reason) : NULL;
    if (!r && is_table) admin_blame(j, entry, buffer);
    return r;
}

/* The shared pad of a journal; NULL after an error message if it is invalid. */
shared_pad *admin_read_pad(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    char buffer[UC_MESSAGE_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    shared_pad *pad = shared_pad_read(lines, length, &reason);
    if (!pad) admin_blame(j, entry, reason.length ? buffer : "out of memory");
    return pad;
}

int admin_send(const admin_job *j, const char *line, char **ret_rest) {
    char *answer = admin_ask(j->data, line);
    if (!answer) return -1;
    char *end = answer + strcspn(answer, "\n");
    const char *rest = *end ? end + 1 : end;
    *end = '\0';
    bool fine = !strcmp(answer, "ok");
    int status = fine ? STATUS_FINE
                      : failure("admin", "%s",
                                *answer ? answer + strcspn(answer, " ") + 1
                                        : "the server did not answer; try again later");
    if (fine && ret_rest) *ret_rest = strdup(rest);
    free(answer);
    return status;
}
