/* upcard admin: for operators of a server. */
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/arguments.h"
#include "cli/commands.h"
#include "cli/server/admin_store.h"
#include "server/codes.h"
#include "server/config.h"
#include "server/measure.h"
#include "session/verify.h"
#include "store/migrate.h"
#include "upcard/pad.h"

enum { DAY_S = 24 * 3600 };

static const char help[] = "usage: upcard admin [--data DIR] [--store URL] COMMAND [ARGUMENT...]\n"
                           "\n"
                           "Manages the tables, shared pads and guests of a server, which may be running.\n"
                           "\n"
                           "  list [--all] [--json]   lists unfinished tables and shared score pads, or all\n"
                           "  end CODE                ends a table, or takes a shared pad away\n"
                           "  players [--json]        lists who is connected, with addresses\n"
                           "  reports [--all] [--json]  lists the reports of players, or the settled ones\n"
                           "                          too\n"
                           "  report REPORT           prints one, and the record of its game so far\n"
                           "  settle REPORT           takes it off the list\n"
                           "  ban WHO                 keeps out a player (by number), an address or a\n"
                           "                          network (203.0.113.0/24); a bot plays on\n"
                           "  mute PLAYER             passes on no emotes of a player\n"
                           "  rename PLAYER NAME      gives a player a name, which it cannot change\n"
                           "  announce TEXT           tells everybody, now and at each connection, until\n"
                           "                          what is due with --in has come, or until upcard\n"
                           "                          admin lift everybody\n"
                           "  lift WHO                ends all of these against somebody\n"
                           "  measures [--json]       lists those in force\n"
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
                           "  --for TIME              how long a measure lasts: 30min, 12h, 7d, 4w; without\n"
                           "                          it, until it is lifted\n"
                           "  --in TIME               what is announced happens in 10min, 2h, 3d\n"
                           "  --why TEXT              tells the person concerned the reason\n"
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
    shared_pad *shared = admin_read_pad(j, entry, lines, length);
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
    room *r = admin_read_room(j, entry, lines, length);
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
    int status = admin_read_all(j, j->all);
    if (j->row_count) qsort(j->rows, j->row_count, sizeof *j->rows, latest_first);
    if (j->row_count && !j->json) puts("code    game        phase    people   moves    lines  idle");
    for (size_t i = 0; i < j->row_count; i++)
        print_row(&j->rows[i], (j->now - j->rows[i].last) / ADMIN_MS, j->json);
    free(j->rows);
    if (!j->row_count && !j->json && !status) puts(j->all ? "No tables." : "No unfinished tables.");
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
    room *r = admin_read_room(j, entry, lines, length);
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
    admin_blame(j, entry, buffer);
    return NULL;
}

static void check_measures(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    char buffer[UC_MESSAGE_MAX];
    uc_text reason;
    measures all = {.list = NULL};
    uc_text_start(&reason, buffer, sizeof buffer);
    if (!measures_read(&all, lines, length, 0, NULL, NULL, &reason)) admin_blame(j, entry, buffer);
    measures_free(&all);
}

static void check_table(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    if (entry->table == MODERATION_JOURNAL) {
        check_measures(j, entry, lines, length);
        return;
    }
    if (is_shared_pad(entry->table)) {
        shared_pad_free(admin_read_pad(j, entry, lines, length));
        return;
    }
    size_t record_length;
    char *record = good_record(j, entry, lines, length, &record_length);
    j->count += record != NULL;
    free(record);
}

static int check(admin_job *j) {
    j->each = check_table;
    int status = admin_read_all(j, true);
    printf("%" PRIu64 " finished game%s, %" PRIu64 " move%s, in all %" PRIu64 " journal%s: %s\n", j->count,
           j->count == 1 ? "" : "s", j->moves, j->moves == 1 ? "" : "s", j->journals,
           j->journals == 1 ? "" : "s", status ? "there are errors." : "no errors.");
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
    char path[ADMIN_PATH_BYTES], code[CODE_MAX];
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
    int status = admin_read_all(j, true);
    if (!stream) printf("%" PRIu64 " record%s in %s\n", j->count, j->count == 1 ? "" : "s", j->argument);
    return status ? status : finish_output("admin");
}

/* ---- end ---- */

/* Ends a table while no server runs: appends the last line to its journal. */
static int close_table(store *s, uint64_t table, uc_text *message) {
    store_job read = {.kind = STORE_READ, .table = table}, append = {.kind = STORE_APPEND, .table = table};
    room_lines lines = {.bytes = NULL};
    store_status status = admin_do(s, &read);
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
        status = admin_do(s, &append);
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
    store_status status = admin_do(s, &read);
    free(read.lines);
    archive.after = read.count;
    if (status == STORE_OK) status = admin_do(s, &archive);
    if (status != STORE_OK) store_trouble(s, message);
    return status == STORE_OK ? STATUS_FINE : STATUS_FAILED;
}

static int end_alone(const admin_job *j, uint64_t table) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!admin_has_store(j)) return STATUS_FAILED;
    store *s = admin_open_store(j, false, &message);
    wanted_pad pad = {.code = table};
    if (s) store_list(s, false, find_pad, &pad);
    int status = !s       ? STATUS_FAILED
                 : pad.id ? archive_pad(s, pad.id, &message)
                          : close_table(s, table, &message);
    if (s) store_close(s);
    return status ? admin_failed(&message) : STATUS_FINE;
}

static int end(admin_job *j) {
    char code[CODE_MAX], line[32];
    uint64_t table = code_read(j->argument);
    if (!table) return usage_error("admin", "\"%s\" is not a code of a table or pad", j->argument);
    code_text(code, table);
    snprintf(line, sizeof line, "end %s\n", code);
    int status = admin_send(j, line, NULL);
    if (status < 0) status = end_alone(j, table);
    if (status) return status;
    printf("%s is closed.\n", code);
    return finish_output("admin");
}

/* ---- backup and restore ---- */

static int backup(admin_job *j) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!admin_has_store(j) || need_new_file("admin", "backup", j->argument, j->force)) return STATUS_FAILED;
    store *s = admin_open_store(j, true, &message);
    bool fine = s && store_backup(s, j->argument, &message) == STORE_OK;
    if (s) store_close(s);
    if (!fine) return admin_failed(&message);
    printf("The backup is in %s\n", j->argument);
    return finish_output("admin");
}

static int restore(admin_job *j) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (store_is_database(j->place))
        return failure("admin", "a PostgreSQL database is restored by pg_restore");
    if (store_restore(j->data, j->argument, &message) != STORE_OK) return admin_failed(&message);
    printf("%s now has the data of %s; the old data is kept beside it.\n", j->data, j->argument);
    return finish_output("admin");
}

/* ---- migrate ---- */

static int migrate_to(store *from, const char *target, uc_text *message) {
    store_migrated done = {0};
    store *to = store_open(&(store_options){.folder = target}, message);
    bool fine = to && store_migrate(from, to, &done, message);
    if (!fine) failure("admin", "%s%s%s", to ? target : "", to ? ": " : "", message->buffer);
    if (to) store_close(to);
    if (!fine) return STATUS_FAILED;
    printf("Copied: %" PRIu64 " journals (%" PRIu64 " of them archived), %" PRIu64 " guests, %" PRIu64
           " push subscriptions.\n",
           done.tables + done.archived, done.archived, done.players, done.pushes);
    return finish_output("admin");
}

/* The source is opened for writing, so that no server uses it meanwhile. */
static int migrate(admin_job *j) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (!admin_has_store(j)) return STATUS_FAILED;
    store *from = admin_open_store(j, false, &message);
    if (!from) return admin_failed(&message);
    int status = migrate_to(from, j->argument, &message);
    store_close(from);
    return status;
}

/* ---- arguments ---- */

/* What a command takes besides its arguments. */
enum { ALL = 1, JSON = 2, FORCE = 4, MEASURE = 8, DUE = 16 };

static const struct command {
    const char *name, *argument, *second; /* the words for a missing argument; NULL: takes none */
    int (*run)(admin_job *j);
    unsigned options;
} commands[] = {
    {"list", NULL, NULL, list, ALL | JSON},
    {"end", "the code of a table or pad", NULL, end, 0},
    {"players", NULL, NULL, admin_players, JSON},
    {"reports", NULL, NULL, admin_reports, ALL | JSON},
    {"report", "the number of a report", NULL, admin_report, 0},
    {"settle", "the number of a report", NULL, admin_settle, MEASURE},
    {"ban", "a player's number, an address or a network", NULL, admin_ban, MEASURE},
    {"mute", "a player's number", NULL, admin_mute, MEASURE},
    {"rename", "a player's number", "a name", admin_rename, MEASURE},
    {"announce", "a text", NULL, admin_announce, DUE},
    {"lift", "a player's number, an address, a network or everybody", NULL, admin_lift, 0},
    {"measures", NULL, NULL, admin_measures, JSON},
    {"check", NULL, NULL, check, 0},
    {"backup", "a file", NULL, backup, FORCE},
    {"restore", "a file", NULL, restore, 0},
    {"migrate", "a folder or the address of a database", NULL, migrate, 0},
    {"export", "a folder, or -", NULL, export, FORCE},
};

static const struct option long_options[] = {
    {"data", required_argument, NULL, 'd'}, {"store", required_argument, NULL, 's'},
    {"all", no_argument, NULL, 'a'},        {"json", no_argument, NULL, 'j'},
    {"force", no_argument, NULL, 'f'},      {"for", required_argument, NULL, 'l'},
    {"why", required_argument, NULL, 'w'},  {"in", required_argument, NULL, 'i'},
    {"help", no_argument, NULL, 'h'},       {NULL, 0, NULL, 0}};

/* STATUS_FINE if the command takes all the options that are given. */
static int check_options(const admin_job *j, const struct command *c) {
    const struct {
        const char *name;
        bool is_given;
        unsigned needs;
    } given[] = {{"all", j->all, ALL},         {"json", j->json, JSON},  {"force", j->force, FORCE},
                 {"for", j->lasting, MEASURE}, {"why", j->why, MEASURE}, {"in", j->due, DUE}};
    for (size_t i = 0; i < sizeof given / sizeof *given; i++)
        if (given[i].is_given && !(c->options & given[i].needs))
            return usage_error("admin", "--%s cannot be used with %s", given[i].name, c->name);
    return STATUS_FINE;
}

static int run(admin_job *j, int count, char **words) {
    const struct command *c = commands, *last = commands + sizeof commands / sizeof *commands;
    if (!count) return usage_error("admin", "which command?");
    while (c < last && strcmp(c->name, words[0]) != 0) c++;
    if (c == last) return usage_error("admin", "unknown command \"%s\"", words[0]);
    if (check_options(j, c)) return STATUS_USAGE;
    int most = 1 + (c->argument != NULL) + (c->second != NULL);
    if (c->argument && count < 2) return usage_error("admin", "%s needs %s", c->name, c->argument);
    if (count < most) return usage_error("admin", "%s needs %s", c->name, c->second);
    if (count > most) return usage_error("admin", "unexpected argument %s", words[most]);
    if (!*j->data) return usage_error("admin", "no folder for the data: HOME is not set; use --data DIR");
    j->argument = c->argument ? words[1] : NULL;
    j->second = c->second ? words[2] : NULL;
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
        case 'l': j.lasting = optarg; break;
        case 'w': j.why = optarg; break;
        case 'i': j.due = optarg; break;
        case 'h': return fputs(help, stdout), finish_output("admin");
        default: return option_error("admin", option, argv);
        }
    }
    if (address && !store_is_database(address))
        return usage_error("admin", "--store takes a postgresql:// address");
    j.place = address ? address : j.data;
    return run(&j, argc - optind, argv + optind);
}
