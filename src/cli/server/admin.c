/* upcard admin: for operators of a server. */
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "room/room.h"
#include "server/admin.h"
#include "server/codes.h"
#include "server/config.h"
#include "server/shared_pad.h"
#include "session/verify.h"
#include "store/migrate.h"
#include "store/store.h"
#include "upcard/pad.h"

enum { PATH_BYTES = 1024, MS = 1000, DAY_S = 24 * 3600 };

static const char help[] = "usage: upcard admin [--data DIR] [--store URL] COMMAND [ARGUMENT]\n"
                           "\n"
                           "Manages the tables and shared pads of a server, which may be running.\n"
                           "\n"
                           "  list [--all] [--json]   lists unfinished tables and shared score pads, or all\n"
                           "  end CODE                ends a table, or takes a shared pad away\n"
                           "  reports [--json]        lists the reports of players\n"
                           "  check                   reads every journal and verifies the record of every\n"
                           "                          finished game\n"
                           "  backup FILE [--force]   copies the whole state of one moment to FILE,\n"
                           "                          completely or not at all; --force replaces a FILE\n"
                           "                          that exists\n"
                           "  restore FILE            puts a copy in place and keeps the old data beside\n"
                           "                          it; no server may be running\n"
                           "  migrate TARGET          copies everything to an empty folder or PostgreSQL\n"
                           "                          database, and compares; no server may be running\n"
                           "  export DIR [--force]    writes the record of each finished game to\n"
                           "                          DIR/CODE.upcard (-: all to standard output); --force\n"
                           "                          replaces files with other contents\n"
                           "\n"
                           "  --data DIR              folder of the server; default as for upcard serve\n"
                           "  --store URL             its PostgreSQL database, as for upcard serve; such a\n"
                           "                          database is copied by pg_dump and pg_restore\n"
                           "\n"
                           "Exit status: 0 success, 1 failure, or a check failed, 2 wrong usage.\n"
                           "\n"
                           "example: upcard admin --data /var/lib/upcard backup /mnt/upcard-today.db\n";

/* A table of the list. */
typedef struct row {
    char code[CODE_MAX];
    const char *game, *phase;
    int seats, people;
    uint64_t lines, moves;
    int64_t last;
} row;

/* The arguments and data of a command. */
typedef struct admin_job {
    const char *data, *argument;
    const char *place; /* of the store: the same folder, or a database */
    bool all, json, force, bad;
    bool own; /* only the server's own journals */
    store *store;
    int64_t now; /* the server's clock, as far as its journals show */
    uint64_t count, moves;
    row *rows;
    size_t row_count, row_room;
    void (*each)(struct admin_job *j, const store_entry *entry, const char *lines, size_t length);
} admin_job;

static int failed(const uc_text *message) {
    return failure("admin", "%s", message->buffer);
}

/* ---- reading a store ---- */

static store *open_store(const admin_job *j, bool read_only, uc_text *message) {
    const store_options options = {.folder = j->place, .read_only = read_only};
    return store_open(&options, message);
}

static void note_done(store_job *job) {
    *(bool *)job->owner = true;
}

/* Submits a job and waits for it. */
static store_status do_now(store *s, store_job *job) {
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
static int64_t time_of(const char *line, size_t *ret_digits) {
    uint64_t time = 0;
    *ret_digits = read_digits(line, 0, INT64_MAX, &time);
    return (int64_t)time;
}

static int64_t last_time(const char *lines, size_t length) {
    size_t last = length ? length - 1 : 0;
    while (last && lines[last - 1] != '\n') last--;
    size_t digits;
    return length ? time_of(lines + last, &digits) : 0;
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

static void blame(admin_job *j, const store_entry *entry, const char *reason) {
    char code[CODE_MAX] = "";
    bool pad = is_shared_pad(entry->table);
    if (!is_server_journal(entry->table)) code_text(code, pad ? shared_pad_code(entry->table) : entry->table);
    failure("admin", "%s%s: %s", !*code ? "a journal of the server" : pad ? "pad " : "table ", code, reason);
    j->bad = true;
}

static void read_entry(admin_job *j, const store_entry *entry) {
    char buffer[UC_MESSAGE_MAX];
    uc_text reason;
    store_job job = {.kind = STORE_READ, .table = entry->table};
    uc_text_start(&reason, buffer, sizeof buffer);
    if (do_now(j->store, &job) == STORE_OK) {
        int64_t last = last_time(job.lines, job.length);
        if (last > j->now) j->now = last;
        const store_entry read = {entry->table, job.count, entry->place, entry->archived};
        j->each(j, &read, job.lines, job.length);
    } else {
        store_trouble(j->store, &reason);
        blame(j, entry, buffer);
    }
    free(job.lines);
}

/* Whether a server has stored something there; prints an error if not. */
static bool has_store(const admin_job *j) {
    char path[PATH_BYTES];
    if (store_is_database(j->place)) return true;
    snprintf(path, sizeof path, "%s/upcard.db", j->data);
    if (!access(path, F_OK)) return true;
    if (errno == ENOENT)
        failure("admin", "there is no server data in %s (see --data)", j->data);
    else
        failure("admin", "cannot open %s: %s", path, strerror(errno));
    return false;
}

/* Calls `each` for the requested journals in the order of their numbers; the server's own come last. */
static int read_all(admin_job *j, bool archived) {
    char buffer[PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    entries e = {.list = NULL};
    uc_text_start(&message, buffer, sizeof buffer);
    if (!has_store(j)) return STATUS_FAILED;
    j->store = open_store(j, true, &message);
    if (!j->store) return failed(&message);
    bool fine = store_list(j->store, false, add_entry, &e) == STORE_OK &&
                (!archived || store_list(j->store, true, add_entry, &e) == STORE_OK);
    drop_duplicates(&e);
    for (size_t i = 0; fine && i < e.count; i++)
        if (!j->own || is_server_journal(e.list[i].table)) read_entry(j, &e.list[i]);
    if (!fine) store_trouble(j->store, &message);
    free(e.list);
    store_close(j->store);
    if (!fine) return failed(&message);
    return j->bad ? STATUS_FAILED : STATUS_FINE;
}

/* The room of a journal; NULL if it is of no table, or after an error message if it is invalid. */
static room *read_room(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    char buffer[UC_MESSAGE_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    bool is_table = entry->table < SERVER_JOURNAL_FIRST;
    room *r = is_table ? room_read(lines, length, NULL, &reason) : NULL;
    if (!r && is_table) blame(j, entry, buffer);
    return r;
}

/* The shared pad of a journal; NULL after an error message if it is invalid. */
static shared_pad *read_pad(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    char buffer[UC_MESSAGE_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    shared_pad *pad = shared_pad_read(lines, length, &reason);
    if (!pad) blame(j, entry, reason.length ? buffer : "out of memory");
    return pad;
}

/* ---- list ---- */

/* A new row of the list; NULL if memory is short. */
static row *add_row(admin_job *j) {
    if (j->row_count == j->row_room) {
        row *grown = realloc(j->rows, (2 * j->row_room + 64) * sizeof *j->rows);
        if (!grown) return NULL;
        j->rows = grown;
        j->row_room = 2 * j->row_room + 64;
    }
    return &j->rows[j->row_count++];
}

/* A shared pad; its moves are the lines of its log, and its people are not known. */
static void list_pad(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    shared_pad *shared = read_pad(j, entry, lines, length);
    uc_pad *pad = shared ? shared_pad_open(shared) : NULL;
    row *a = pad && (j->all || !entry->archived) ? add_row(j) : NULL;
    if (a) {
        *a = (row){.game = uc_game_of(uc_pad_state(pad))->id,
                   .phase = entry->archived ? "pad over" : "pad",
                   .seats = uc_pad_state(pad)->head.seats,
                   .lines = entry->lines,
                   .moves = shared_pad_lines(shared),
                   .last = shared_pad_last(shared)};
        code_text(a->code, shared_pad_code(entry->table));
    }
    uc_pad_close(pad);
    shared_pad_free(shared);
}

static void list_table(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    if (is_shared_pad(entry->table)) {
        list_pad(j, entry, lines, length);
        return;
    }
    room *r = read_room(j, entry, lines, length);
    row *a = r && (j->all || room_now(r) <= ROOM_PLAYING) ? add_row(j) : NULL;
    if (a) {
        *a = (row){.game = room_game(r)->id,
                   .phase = room_phase_words[room_now(r)],
                   .seats = room_seats(r),
                   .lines = entry->lines,
                   .moves = room_seq(r),
                   .last = room_last(r)};
        code_text(a->code, entry->table);
        for (int seat = 0; seat < a->seats; seat++)
            a->people += room_seat_at(r, seat)->kind == ROOM_SEAT_PERSON;
    }
    room_free(r);
}

static int latest_first(const void *a, const void *b) {
    int64_t x = ((const row *)a)->last, y = ((const row *)b)->last;
    return (x < y) - (x > y);
}

/* "35 s", "12 min", "3 h", "2 d" */
static void print_age(int64_t s) {
    static const struct {
        const char *unit;
        int64_t s;
    } units[] = {{"d", DAY_S}, {"h", 3600}, {"min", 60}, {"s", 1}};
    int unit = 0;
    while (unit < 3 && s < 2 * units[unit].s) unit++;
    printf("%6" PRId64 " %-3s", s / units[unit].s, units[unit].unit);
}

static void print_row(const row *a, int64_t idle_s, bool json) {
    if (json) {
        printf(
            "{\"code\":\"%s\",\"game\":\"%s\",\"phase\":\"%s\",\"seats\":%d,\"people\":%d,\"moves\":%" PRIu64
            ",\"lines\":%" PRIu64 ",\"idle_s\":%" PRId64 "}\n",
            a->code, a->game, a->phase, a->seats, a->people, a->moves, a->lines, idle_s);
        return;
    }
    printf("%-8s%-12s%-9s%3d/%-3d%7" PRIu64 "%9" PRIu64, a->code, a->game, a->phase, a->people, a->seats,
           a->moves, a->lines);
    print_age(idle_s);
    putchar('\n');
}

static int list(admin_job *j) {
    j->each = list_table;
    int status = read_all(j, j->all);
    if (j->row_count) qsort(j->rows, j->row_count, sizeof *j->rows, latest_first);
    if (j->row_count && !j->json) puts("code    game        phase    people   moves    lines  idle");
    for (size_t i = 0; i < j->row_count; i++)
        print_row(&j->rows[i], (j->now - j->rows[i].last) / MS, j->json);
    free(j->rows);
    if (!j->row_count && !j->json && !status) puts(j->all ? "No tables." : "No unfinished tables.");
    return status ? status : finish_output("admin");
}

/* ---- reports ---- */

/* A line of a server's journal "NOW report WORDS" with its date: the time when that journal was begun plus
 * the clock's count since. */
static void print_report(const admin_job *j, uint64_t run, int64_t since_ms, const char *words, int length) {
    char date[32];
    time_t wall = (time_t)(run - SERVER_JOURNAL_FIRST) + (time_t)(since_ms / MS);
    struct tm utc;
    strftime(date, sizeof date, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&wall, &utc));
    if (!j->json) {
        printf("%s %.*s\n", date, length, words);
        return;
    }
    char line[ADMIN_LINE_MAX * 4];
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    uc_text_add(&text, "{\"date\":");
    uc_text_add_quoted(&text, date);
    while (length > 0) { /* key=value ..., the last of which, the name, may hold spaces */
        int key = (int)strcspn(words, "="), value = length - key - 1;
        bool name = key == 4 && !strncmp(words, "name", 4);
        if (!name) value = (int)strcspn(words + key + 1, " \n");
        char part[ADMIN_LINE_MAX];
        uc_text_add(&text, ",");
        snprintf(part, sizeof part, "%.*s", key, words);
        uc_text_add_quoted(&text, part);
        uc_text_add(&text, ":");
        snprintf(part, sizeof part, "%.*s", value, words + key + 1);
        uc_text_add_quoted(&text, part);
        int used = key + 1 + value + 1;
        words += used;
        length -= used;
    }
    printf("%s}\n", line);
}

static void find_reports(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    static const char word[] = " report ";
    if (!is_server_journal(entry->table)) return;
    size_t digits;
    int64_t begun = length ? time_of(lines, &digits) : 0;
    for (const char *line = lines, *end; line < lines + length; line = end + 1) {
        end = memchr(line, '\n', (size_t)(lines + length - line));
        if (!end) break;
        int64_t at = time_of(line, &digits);
        const char *rest = line + digits;
        const char *words = rest + sizeof word - 1;
        if (strncmp(rest, word, sizeof word - 1) != 0) continue;
        print_report(j, entry->table, at - begun, words, (int)(end - words));
        j->count++;
    }
}

static int reports(admin_job *j) {
    j->each = find_reports;
    j->own = true;
    int status = read_all(j, true);
    if (!j->count && !j->json && !status) puts("No reports.");
    return status ? status : finish_output("admin");
}

/* ---- check and export ---- */

/* The verified record of a finished game; NULL if it is not over, or after an error message. */
static char *good_record(admin_job *j, const store_entry *entry, const char *lines, size_t length,
                         size_t *ret_length) {
    char buffer[2 * UC_MESSAGE_MAX];
    uc_text reason;
    checked found;
    uc_text_start(&reason, buffer, sizeof buffer);
    room *r = read_room(j, entry, lines, length);
    bool over = r && room_now(r) == ROOM_OVER;
    char *record = over ? room_record(r, ret_length) : NULL;
    room_free(r);
    if (!over) return NULL;
    if (!record) uc_text_add(&reason, "out of memory");
    if (record && check_record(&found, record, *ret_length, &reason) && uc_over(&found.record.state)) {
        j->moves += found.moves;
        return record;
    }
    free(record);
    blame(j, entry, buffer);
    return NULL;
}

static void check_table(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    if (is_shared_pad(entry->table)) {
        shared_pad_free(read_pad(j, entry, lines, length));
        return;
    }
    size_t record_length;
    char *record = good_record(j, entry, lines, length, &record_length);
    j->count += record != NULL;
    free(record);
}

static int check(admin_job *j) {
    j->each = check_table;
    int status = read_all(j, true);
    printf("%" PRIu64 " finished game%s, %" PRIu64 " move%s: %s\n", j->count, j->count == 1 ? "" : "s",
           j->moves, j->moves == 1 ? "" : "s", status ? "there are errors." : "no errors.");
    return status ? status : finish_output("admin");
}

/* Whether a file with other contents exists at this path. A symbolic link does not count: it is replaced. */
static bool has_other(const char *path, const char *bytes, size_t length) {
    struct stat info;
    if (lstat(path, &info) || S_ISLNK(info.st_mode)) return false;
    FILE *file = fopen(path, "rb");
    bool same = file != NULL;
    for (size_t i = 0; same && i <= length; i++)
        same = getc(file) == (i < length ? (unsigned char)bytes[i] : EOF);
    if (file) fclose(file);
    return !same;
}

/* Replaces a file or symbolic link of this name; the target of a link stays unchanged. */
static bool write_file(const char *path, const char *bytes, size_t length) {
    unlink(path);
    FILE *file = fopen(path, "wbx");
    bool fine = file && fwrite(bytes, 1, length, file) == length;
    if (file && fclose(file)) fine = false;
    return fine;
}

static void export_table(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    char path[PATH_BYTES], code[CODE_MAX];
    size_t record_length;
    char *record = good_record(j, entry, lines, length, &record_length);
    if (!record) return;
    code_text(code, entry->table);
    snprintf(path, sizeof path, "%s/%s.upcard", j->argument, code);
    if (!strcmp(j->argument, "-")) {
        fwrite(record, 1, record_length, stdout);
    } else if (!j->force && has_other(path, record, record_length)) {
        failure("admin", "export: %s exists with other contents; --force replaces it", path);
        j->bad = true;
    } else if (!write_file(path, record, record_length)) {
        failure("admin", "cannot write %s: %s", path, strerror(errno));
        j->bad = true;
    }
    free(record);
    j->count++;
}

static int export(admin_job *j) {
    bool stream = !strcmp(j->argument, "-");
    if (!stream && mkdir(j->argument, 0777) && errno != EEXIST)
        return failure("admin", "cannot create %s: %s", j->argument, strerror(errno));
    j->each = export_table;
    int status = read_all(j, true);
    if (!stream) printf("%" PRIu64 " record%s in %s\n", j->count, j->count == 1 ? "" : "s", j->argument);
    return status ? status : finish_output("admin");
}

/* ---- end ---- */

/* Ends a table while no server runs: appends the last line to its journal. */
static int close_table(store *s, uint64_t table, uc_text *message) {
    store_job read = {.kind = STORE_READ, .table = table}, append = {.kind = STORE_APPEND, .table = table};
    room_lines lines = {.bytes = NULL};
    store_status status = do_now(s, &read);
    room *r = status == STORE_OK ? room_read(read.lines, read.length, NULL, message) : NULL;
    if (status == STORE_UNKNOWN) uc_text_add(message, "there is no table or pad with this code");
    room_answer answer = {.code = r ? ROOM_FINE : ROOM_NO_MEMORY};
    if (r) answer = room_close(r, room_last(r), "operator", &lines);
    if (r && answer.code) uc_text_add(message, answer.message);
    if (r && !answer.code) {
        append.after = read.count;
        append.lines = lines.bytes;
        append.length = lines.length;
        append.count = lines.count;
        status = do_now(s, &append);
    }
    if (status != STORE_OK && status != STORE_UNKNOWN) store_trouble(s, message);
    room_lines_free(&lines);
    room_free(r);
    free(read.lines);
    return status == STORE_OK && !answer.code ? STATUS_FINE : STATUS_FAILED;
}

/* The id of the shared pad with a code, or 0. */
typedef struct wanted_pad {
    uint64_t code, id;
} wanted_pad;

static bool find_pad(void *context, const store_entry *entry) {
    wanted_pad *w = context;
    bool is_it = is_shared_pad(entry->table) &&
                 (shared_pad_code(entry->table) == w->code || shared_pad_look(entry->table) == w->code);
    if (is_it) w->id = entry->table;
    return true;
}

/* Archives a shared pad while no server runs. */
static int archive_pad(store *s, uint64_t id, uc_text *message) {
    store_job read = {.kind = STORE_READ, .table = id}, archive = {.kind = STORE_ARCHIVE, .table = id};
    store_status status = do_now(s, &read);
    free(read.lines);
    archive.after = read.count;
    if (status == STORE_OK) status = do_now(s, &archive);
    if (status != STORE_OK) store_trouble(s, message);
    return status == STORE_OK ? STATUS_FINE : STATUS_FAILED;
}

static int end_alone(const admin_job *j, uint64_t table) {
    char buffer[PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!has_store(j)) return STATUS_FAILED;
    store *s = open_store(j, false, &message);
    wanted_pad pad = {.code = table};
    if (s) store_list(s, false, find_pad, &pad);
    int status = !s       ? STATUS_FAILED
                 : pad.id ? archive_pad(s, pad.id, &message)
                          : close_table(s, table, &message);
    if (s) store_close(s);
    return status ? failed(&message) : STATUS_FINE;
}

static int end(admin_job *j) {
    char code[CODE_MAX], line[ADMIN_LINE_MAX], answer[ADMIN_LINE_MAX];
    uint64_t table = code_read(j->argument);
    if (!table) return usage_error("admin", "\"%s\" is not a code of a table or pad", j->argument);
    code_text(code, table);
    snprintf(line, sizeof line, "end %s\n", code);
    if (!admin_ask(j->data, line, answer)) {
        int status = end_alone(j, table);
        if (status) return status;
    } else if (strcmp(answer, "ok") != 0) {
        return failure("admin", "%s",
                       *answer ? answer + strcspn(answer, " ") + 1
                               : "the server did not answer; try again later");
    }
    printf("%s is closed.\n", code);
    return finish_output("admin");
}

/* ---- backup and restore ---- */

static int backup(admin_job *j) {
    char buffer[PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!has_store(j) || need_new_file("admin", "backup", j->argument, j->force)) return STATUS_FAILED;
    store *s = open_store(j, true, &message);
    bool fine = s && store_backup(s, j->argument, &message) == STORE_OK;
    if (s) store_close(s);
    if (!fine) return failed(&message);
    printf("The backup is in %s\n", j->argument);
    return finish_output("admin");
}

static int restore(admin_job *j) {
    char buffer[PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (store_is_database(j->place))
        return failure("admin", "a PostgreSQL database is restored by pg_restore");
    if (store_restore(j->data, j->argument, &message) != STORE_OK) return failed(&message);
    printf("%s now has the data of %s; the old data is kept beside it.\n", j->data, j->argument);
    return finish_output("admin");
}

/* ---- migrate ---- */

static int migrate_to(store *from, const char *target, uc_text *message) {
    store_migrated done = {0};
    store *to = store_open(&(store_options){.folder = target}, message);
    bool fine = to && store_migrate(from, to, &done, message);
    if (to) store_close(to);
    if (!fine) return failed(message);
    printf("Copied: %" PRIu64 " unfinished and %" PRIu64 " finished journals, %" PRIu64 " guests, %" PRIu64
           " push subscriptions.\n",
           done.tables, done.archived, done.players, done.pushes);
    return finish_output("admin");
}

/* The source is opened for writing, so that no server uses it meanwhile. */
static int migrate(admin_job *j) {
    char buffer[PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!has_store(j)) return STATUS_FAILED;
    store *from = open_store(j, false, &message);
    if (!from) return failed(&message);
    int status = migrate_to(from, j->argument, &message);
    store_close(from);
    return status;
}

/* ---- arguments ---- */

static const struct command {
    const char *name, *argument; /* argument: the words for a missing one; NULL: takes no argument */
    int (*run)(admin_job *j);
    bool all, json, force; /* takes these options */
} commands[] = {
    {"list", NULL, list, true, true, false},
    {"end", "the code of a table or pad", end, false, false, false},
    {"reports", NULL, reports, false, true, false},
    {"check", NULL, check, false, false, false},
    {"backup", "a file", backup, false, false, true},
    {"restore", "a file", restore, false, false, false},
    {"migrate", "a folder or the address of a database", migrate, false, false, false},
    {"export", "a folder, or -", export, false, false, true},
};

static const struct option long_options[] = {{"data", required_argument, NULL, 'd'},
                                             {"store", required_argument, NULL, 's'},
                                             {"all", no_argument, NULL, 'a'},
                                             {"json", no_argument, NULL, 'j'},
                                             {"force", no_argument, NULL, 'f'},
                                             {"help", no_argument, NULL, 'h'},
                                             {NULL, 0, NULL, 0}};

static int run(admin_job *j, int count, char **words) {
    const struct command *c = commands, *last = commands + sizeof commands / sizeof *commands;
    if (!count) return usage_error("admin", "which command?");
    while (c < last && strcmp(c->name, words[0]) != 0) c++;
    if (c == last) return usage_error("admin", "unknown command \"%s\"", words[0]);
    if (j->all && !c->all) return usage_error("admin", "--all cannot be used with %s", c->name);
    if (j->json && !c->json) return usage_error("admin", "--json cannot be used with %s", c->name);
    if (j->force && !c->force) return usage_error("admin", "--force cannot be used with %s", c->name);
    if (c->argument && count < 2) return usage_error("admin", "%s needs %s", c->name, c->argument);
    if (count > 1 + (c->argument != NULL))
        return usage_error("admin", "unexpected argument %s", words[1 + (c->argument != NULL)]);
    if (!*j->data) return usage_error("admin", "no folder for the data: HOME is not set; use --data DIR");
    j->argument = words[count - 1];
    return c->run(j);
}

int cmd_admin(int argc, char **argv) {
    server_config config;
    admin_job j = {.data = NULL};
    const char *address = NULL;
    server_config_start(&config);
    j.data = config.data;
    opterr = 0;
    for (int option; (option = getopt_long(argc, argv, ":h", long_options, NULL)) != -1;) {
        switch (option) {
        case 'd': j.data = optarg; break;
        case 's': address = optarg; break;
        case 'a': j.all = true; break;
        case 'j': j.json = true; break;
        case 'f': j.force = true; break;
        case 'h': return fputs(help, stdout), finish_output("admin");
        default: return option_error("admin", option, argv);
        }
    }
    if (address && !store_is_database(address))
        return usage_error("admin", "--store takes a postgresql:// address");
    j.place = address ? address : j.data;
    return run(&j, argc - optind, argv + optind);
}
