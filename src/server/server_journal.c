#include "server/server_journal.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <uv.h>

#include "core/numbers.h"
#include "server/codes.h"

enum {
    NOTE_MAX = 480, /* bytes of a line */
    LINE_MAX_BYTES = 512,
    TRIES = 3,
    REPORT_MAX = 48, /* bytes of RUN-LINE, the number of a report */
    READING = 256    /* journals that are read at a time at the start */
};

/** A report that was not settled when it was last looked at: the number of the run, and of its line there. */
typedef struct open_report {
    uint64_t run, line;
    bool is_here; /* this run's journal has it, so that the next run finds it */
} open_report;

struct server_journal {
    store *store;
    server_clock *clock;
    uint64_t run; /* table of this run's journal */
    uint64_t lines;
    open_report *open;
    size_t open_count, open_room;
};

/** A line on its way to the disk. */
typedef struct request {
    store_job job;
    server_journal *journal;
    guest *from; /* NULL: no guest, or the guest has left */
    int tries;
    bool is_report;
    char line[LINE_MAX_BYTES];
} request;

/* ---- open reports ---- */

static void add_open(server_journal *j, open_report report) {
    if (j->open_count == j->open_room) {
        size_t wanted = 2 * j->open_room + 16;
        open_report *grown = realloc(j->open, wanted * sizeof *grown);
        if (!grown) return; /* it is only not counted */
        j->open = grown;
        j->open_room = wanted;
    }
    j->open[j->open_count++] = report;
}

/** RUN-LINE, at the end of a line. */
static bool read_report(const char *text, open_report *ret_report) {
    uint64_t line = 0;
    size_t run = read_digits(text, 0, INT64_MAX, &ret_report->run);
    if (!run || text[run] != '-') return false;
    size_t digits = read_digits(text + run + 1, 0, INT64_MAX, &line);
    ret_report->line = line;
    return digits && text[run + 1 + digits] == '\n';
}

/** The reports in the journal of an earlier run: its own, and those that were open when it began. */
static void find_open(server_journal *j, const store_job *job) {
    static const char made[] = " report ", taken_along[] = " open ";
    open_report report = {.run = job->table - SERVER_JOURNAL_FIRST}, earlier = {.run = 0};
    for (const char *line = job->lines, *end = line + job->length, *next; line < end; line = next + 1) {
        next = memchr(line, '\n', (size_t)(end - line));
        const char *word = next ? memchr(line, ' ', (size_t)(next - line)) : NULL;
        report.line++;
        if (!word) return;
        if (!strncmp(word, made, sizeof made - 1)) add_open(j, report);
        bool is_earlier = !strncmp(word, taken_along, sizeof taken_along - 1);
        if (is_earlier && read_report(word + sizeof taken_along - 1, &earlier)) add_open(j, earlier);
    }
}

/* ---- lines ---- */

static void submit(request *r) {
    server_journal *j = r->journal;
    r->job.table = j->run;
    r->job.after = j->lines++;
    store_submit(j->store, &r->job);
}

/** A journal that failed to take a line may or may not continue: a new one is begun. */
static void begin_another(server_journal *j, uint64_t failed) {
    if (j->run != failed) return;
    j->run++;
    j->lines = 0;
}

/** A journal that another node has begun in the same second, or has archived, is replaced. */
static void appended(store_job *job) {
    request *r = job->owner;
    bool is_others = job->status == STORE_STALE || job->status == STORE_UNKNOWN;
    if (job->status != STORE_OK) begin_another(r->journal, job->table);
    if (is_others && r->tries++ < TRIES) {
        submit(r);
        return;
    }
    if (r->is_report && job->status == STORE_OK)
        add_open(r->journal, (open_report){job->table - SERVER_JOURNAL_FIRST, job->after + 1, true});
    if (r->from) guest_end_request(r->from);
    if (r->from && job->status == STORE_OK)
        guest_send_type(r->from, "reported");
    else if (r->from)
        guest_error(r->from, NULL, "cannot_save", guest_cannot_save);
    free(r);
}

static void append(server_journal *j, const char *line, guest *from) {
    request *r = calloc(1, sizeof *r);
    if (!r) return;
    if (from && !guest_begin_request(from, &r->from)) {
        guest_error(from, NULL, "busy", "your last request is still in progress; wait for its answer");
        free(r);
        return;
    }
    r->journal = j;
    r->is_report = from;
    snprintf(r->line, sizeof r->line, "%" PRId64 " %.*s\n", clock_now(j->clock), NOTE_MAX, line);
    r->job = (store_job){.kind = STORE_APPEND,
                         .lines = r->line,
                         .length = strlen(r->line),
                         .count = 1,
                         .done = appended,
                         .owner = r};
    submit(r);
}

void server_journal_note(server_journal *j, const char *line) {
    append(j, line, NULL);
}

void server_journal_report(server_journal *j, const char *line, guest *from) {
    append(j, line, from);
}

size_t server_journal_open_reports(server_journal *j,
                                   bool (*is_settled)(const void *context, const char *report),
                                   const void *context) {
    size_t kept = 0;
    for (size_t i = 0; i < j->open_count; i++) {
        char id[REPORT_MAX], line[REPORT_MAX + 8];
        open_report report = j->open[i];
        snprintf(id, sizeof id, "%" PRIu64 "-%" PRIu64, report.run, report.line);
        if (is_settled(context, id)) continue;
        snprintf(line, sizeof line, "open %s", id);
        if (!report.is_here) server_journal_note(j, line);
        report.is_here = true;
        j->open[kept++] = report;
    }
    return j->open_count = kept;
}

/* ---- the start ---- */

/** The contents of the store. */
typedef struct found {
    server_journal *journal;
    store_entry *entries;
    size_t count, room;
    uint64_t parts;
} found;

static bool find_table(void *context, const store_entry *entry) {
    found *f = context;
    if (is_server_journal(entry->table) && entry->table >= f->journal->run)
        f->journal->run = entry->table + 1;
    if (!(f->parts >> store_part(entry->table) & 1)) return true;
    if (f->count == f->room) {
        size_t wanted = 2 * f->room + 64;
        store_entry *grown = realloc(f->entries, wanted * sizeof *grown);
        if (!grown) return false;
        f->entries = grown;
        f->room = wanted;
    }
    f->entries[f->count++] = *entry;
    return true;
}

static void wait_for_jobs(const server_journal *j) {
    while (store_uncollected(j->store)) {
        uv_sleep(1);
        store_collect(j->store);
    }
}

static void archived(store_job *job) {
    free(job);
}

/** Moves the clock to the last line of a journal; one of an earlier run is over. */
static void note_time(store_job *job) {
    server_journal *j = job->owner;
    clock_advance(j->clock, clock_of_journal(job->lines, job->length));
    if (job->status == STORE_OK && is_server_journal(job->table)) find_open(j, job);
    free(job->lines);
    if (job->status != STORE_OK || !is_server_journal(job->table)) {
        free(job);
        return;
    }
    job->kind = STORE_ARCHIVE;
    job->after = job->count;
    job->done = archived;
    store_submit(j->store, job);
}

static bool ask_time(server_journal *j, uint64_t table) {
    store_job *job = calloc(1, sizeof *job);
    if (!job) return false;
    *job = (store_job){.kind = STORE_READ, .table = table, .done = note_time, .owner = j};
    store_submit(j->store, job);
    return true;
}

/** The clock continues where it stopped. The server's own journal contains it every few seconds, and later
 * lines contain it too: if the server found it table by table, time would jump for people who already play.
 */
static bool take_up_clock(server_journal *j, const found *f, bool is_time_known) {
    uint64_t told = is_time_known ? UINT64_MAX : 0;
    bool fine = true;
    for (size_t i = 0; i < f->count; i++)
        if (is_server_journal(f->entries[i].table) && f->entries[i].place > told) told = f->entries[i].place;
    for (size_t i = 0; fine && i < f->count; i++) {
        if (is_server_journal(f->entries[i].table) || f->entries[i].place > told)
            fine = ask_time(j, f->entries[i].table);
        if (store_uncollected(j->store) >= READING) wait_for_jobs(j);
    }
    wait_for_jobs(j);
    return fine;
}

void server_journal_archive(server_journal *j, uint64_t table) {
    if (table != j->run) ask_time(j, table);
}

server_journal *server_journal_open(store *s, server_clock *clock, uint64_t parts, bool is_time_known,
                                    bool (*each)(void *context, uint64_t table), void *context,
                                    uc_text *message) {
    server_journal *j = malloc(sizeof *j);
    found f = {.journal = j, .parts = parts};
    if (!j) return uc_text_add(message, "out of memory"), NULL;
    *j = (server_journal){.store = s, .clock = clock, .run = SERVER_JOURNAL_FIRST + (uint64_t)time(NULL)};
    bool listed = store_list(s, false, find_table, &f) == STORE_OK;
    bool fine = listed && take_up_clock(j, &f, is_time_known);
    for (size_t i = 0; fine && i < f.count; i++)
        if (!is_server_journal(f.entries[i].table)) fine = each(context, f.entries[i].table);
    free(f.entries);
    if (fine) return j;
    uc_text_add(message, listed ? "out of memory" : "cannot list the tables: ");
    if (!listed) store_trouble(s, message);
    free(j);
    return NULL;
}

void server_journal_close(server_journal *j) {
    if (j) free(j->open);
    free(j);
}
