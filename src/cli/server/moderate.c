/* upcard admin: measures against players and addresses, the reports of players, and who is connected. */
#include <inttypes.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/arguments.h"
#include "cli/server/admin_store.h"
#include "server/admin.h"
#include "server/codes.h"
#include "server/measure.h"

enum { MINUTE_S = 60, HOUR_S = 3600, DAYS_S = 24 * HOUR_S, WEEK_S = 7 * DAYS_S, MOST = 100 * 365 };

/* ---- measures ---- */

/** Reads the journal of measures; what it leads to, for measures_free. STATUS_FINE or a failure. */
static int read_measures(const admin_job *j, store *s, measures *ret_all, uint64_t *ret_lines,
                         uc_text *message) {
    store_job job = {.kind = STORE_READ, .table = MODERATION_JOURNAL};
    store_status status = admin_do(s, &job);
    (void)j;
    *ret_all = (measures){.list = NULL};
    *ret_lines = status == STORE_OK ? job.count : 0;
    bool fine = status == STORE_UNKNOWN;
    if (status == STORE_OK)
        fine = measures_read(ret_all, job.lines, job.length, 0, NULL, NULL, message);
    else if (!fine)
        store_trouble(s, message);
    free(job.lines);
    return fine ? STATUS_FINE : STATUS_FAILED;
}

/** The same with a store of its own, beside a running server. */
static int read_all_measures(const admin_job *j, measures *ret_all) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    uint64_t lines;
    *ret_all = (measures){.list = NULL};
    uc_text_start(&message, buffer, sizeof buffer);
    if (!admin_has_store(j)) return STATUS_FAILED;
    store *s = admin_open_store(j, true, &message);
    int status = s ? read_measures(j, s, ret_all, &lines, &message) : STATUS_FAILED;
    if (s) store_close(s);
    return status ? admin_failed(&message) : STATUS_FINE;
}

/** Appends a measure while no server runs. */
static int append_alone(const admin_job *j, const measure *one) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX], line[MEASURE_LINE_MAX + 8];
    uc_text message, text;
    measures all;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_text_start(&text, line, sizeof line);
    if (!admin_has_store(j)) return STATUS_FAILED;
    store *s = admin_open_store(j, false, &message);
    if (!s) return admin_failed(&message);
    store_job job = {.kind = STORE_APPEND, .table = MODERATION_JOURNAL, .lines = line, .count = 1};
    uc_text_add(&text, "0 ");
    measure_write(&text, one);
    uc_text_add(&text, "\n");
    job.length = text.length;
    int status = read_measures(j, s, &all, &job.after, &message);
    if (!status && admin_do(s, &job) != STORE_OK) {
        store_trouble(s, &message);
        status = STATUS_FAILED;
    }
    measures_free(&all);
    store_close(s);
    return status ? admin_failed(&message) : STATUS_FINE;
}

/** By the running server, or in its store. */
static int take(const admin_job *j, const measure *one) {
    char line[ADMIN_LINE_MAX];
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    uc_text_add(&text, "measure ");
    measure_write(&text, one);
    uc_text_add(&text, "\n");
    int status = admin_send(j, line, NULL);
    return status < 0 ? append_alone(j, one) : status;
}

/** "30min", "12h", "7d", "4w" in seconds; 0: not a duration. */
static int64_t read_lasting(const char *text) {
    static const struct {
        const char *unit;
        int64_t s;
    } units[] = {{"min", MINUTE_S}, {"h", HOUR_S}, {"d", DAYS_S}, {"w", WEEK_S}};
    uint64_t number;
    size_t digits = read_digits(text, 1, MOST, &number);
    for (size_t i = 0; digits && i < sizeof units / sizeof *units; i++)
        if (!strcmp(text + digits, units[i].unit)) return (int64_t)number * units[i].s;
    return 0;
}

/** Fills a measure of this kind with the arguments; STATUS_FINE or a usage error. */
static int prepare(const admin_job *j, measure_kind kind, measure *ret_measure) {
    measure one = {.kind = kind, .since_s = (int64_t)time(NULL)};
    measure checked;
    char line[MEASURE_LINE_MAX];
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    if (!measure_aim(&one, j->argument))
        return usage_error("admin", "%s, not \"%s\"",
                           kind == MEASURE_BAN || kind == MEASURE_LIFT
                               ? "this takes the number of a player (upcard admin players), an address, or a "
                                 "network of at least 8 bits of IPv4 or 16 of IPv6"
                               : "this takes the number of a player (upcard admin players)",
                           j->argument);
    int64_t lasting = j->lasting ? read_lasting(j->lasting) : 0;
    if (j->lasting && !lasting)
        return usage_error("admin", "--%s takes a time such as 30min, 12h, 7d or 4w, not \"%s\"",
                           kind == MEASURE_NEWS ? "in" : "for", j->lasting);
    one.until_s = lasting ? one.since_s + lasting : 0;
    if (j->why && !measure_explain(&one, j->why))
        return usage_error("admin", "%s takes a line of at most %d bytes",
                           kind == MEASURE_NEWS ? "announce" : "--why", MEASURE_WHY_MAX - 1);
    snprintf(one.name, sizeof one.name, "%s", j->second ? j->second : "");
    measure_write(&text, &one);
    if (!measure_read(&checked, line) || (j->second && strlen(j->second) >= sizeof one.name))
        return usage_error("admin", "a name has at most %d bytes, and no space at its ends, unlike \"%s\"",
                           STORE_NAME_MAX - 1, j->second);
    *ret_measure = one;
    return STATUS_FINE;
}

/** Whether the store has a player; STATUS_FINE or a failure. */
static int check_player(const admin_job *j, uint64_t player) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    store_job job = {.kind = STORE_FIND_PLAYER, .player.id = player};
    uc_text_start(&message, buffer, sizeof buffer);
    if (!admin_has_store(j)) return STATUS_FAILED;
    store *s = admin_open_store(j, true, &message);
    store_status status = s ? admin_do(s, &job) : STORE_FAILED;
    if (s && status == STORE_FAILED) store_trouble(s, &message);
    if (s) store_close(s);
    if (status == STORE_UNKNOWN)
        return failure("admin", "there is no player %" PRIu64 " (see upcard admin players)", player);
    return status == STORE_OK ? STATUS_FINE : admin_failed(&message);
}

/** Takes a measure and says so: "17 is banned until 2026-12-01T12:00:00Z". */
static int take_and_say(const admin_job *j, measure_kind kind, const char *verb) {
    char date[MEASURE_DATE_MAX];
    measure one;
    int status = prepare(j, kind, &one);
    if (!status && one.player && kind != MEASURE_LIFT) status = check_player(j, one.player);
    if (!status) status = take(j, &one);
    if (status) return status;
    measure_until(&one, date);
    printf("%s %s%s%s%s.\n", one.target, verb, one.name, *date ? " until " : "", date);
    return finish_output("admin");
}

int admin_ban(admin_job *j) {
    return take_and_say(j, MEASURE_BAN, "is banned");
}

int admin_mute(admin_job *j) {
    return take_and_say(j, MEASURE_MUTE, "is muted");
}

int admin_rename(admin_job *j) {
    return take_and_say(j, MEASURE_NAME, "is now called ");
}

int admin_announce(admin_job *j) {
    if (!*j->argument) return usage_error("admin", "announce needs a text");
    j->why = j->argument;
    j->argument = measure_everybody;
    j->lasting = j->due;
    return take_and_say(j, MEASURE_NEWS, "reads this");
}

int admin_lift(admin_job *j) {
    return take_and_say(j, MEASURE_LIFT, "is free of all measures");
}

/** Prints an object on a line, and frees it. */
static void print_json(json_t *object) {
    char *line = json_dumps(object, JSON_COMPACT);
    if (line) puts(line);
    free(line);
    json_decref(object);
}

static const char *or_null(const char *text) {
    return *text ? text : NULL;
}

static void print_measure(const measure *one, bool json) {
    char date[MEASURE_DATE_MAX];
    measure_until(one, date);
    if (json)
        print_json(json_pack("{s:s, s:s, s:I, s:s?, s:s?, s:s?}", "measure", measure_words[one->kind],
                             "target", one->target, "since", (json_int_t)one->since_s, "until", or_null(date),
                             "name", or_null(one->name), "why", or_null(one->why)));
    else
        printf("%-5s%-22s%-22s%s%s%s\n", measure_words[one->kind], one->target, *date ? date : "for good",
               one->name, *one->name && *one->why ? ": " : "", one->why);
}

int admin_measures(admin_job *j) {
    measures all;
    int64_t now_s = (int64_t)time(NULL);
    int status = read_all_measures(j, &all);
    for (size_t i = 0; i < all.count; i++) {
        const measure *one = &all.list[i];
        if (one->kind == MEASURE_SETTLED || !measure_holds(one, now_s)) continue;
        if (!j->count && !j->json) puts("what against               until                 name or reason");
        print_measure(one, j->json);
        j->count++;
    }
    measures_free(&all);
    if (!j->count && !j->json && !status) puts("No measures.");
    return status ? status : finish_output("admin");
}

/* ---- players ---- */

static void print_player(const char *line) {
    json_t *one = json_loads(line, 0, NULL);
    const char *name = json_string_value(json_object_get(one, "name"));
    const char *table = json_string_value(json_object_get(one, "table"));
    printf("%-17" JSON_INTEGER_FORMAT "%-22s%-8s%7" JSON_INTEGER_FORMAT " s  %s\n",
           json_integer_value(json_object_get(one, "player")),
           json_string_value(json_object_get(one, "address")), table ? table : "-",
           json_integer_value(json_object_get(one, "seconds")), name ? name : "-");
    json_decref(one);
}

int admin_players(admin_job *j) {
    char *list = NULL, *place = NULL;
    int status = admin_send(j, "players\n", &list);
    if (status < 0) return failure("admin", "no server is running in %s", j->data);
    if (status) return status;
    if (list && *list && !j->json) puts("player           address               table        for  name");
    for (char *line = list ? strtok_r(list, "\n", &place) : NULL; line; line = strtok_r(NULL, "\n", &place)) {
        if (j->json)
            puts(line);
        else
            print_player(line);
        j->count++;
    }
    free(list);
    if (!j->count && !j->json) puts("Nobody is connected.");
    return finish_output("admin");
}

/* ---- reports ---- */

enum { REPORT_MAX = 512, VALUE_MAX = 96 };

/** A line of a server's journal: NOW report KEY=VALUE ..., the last of which is the name. */
typedef struct report {
    char id[MEASURE_TARGET_MAX], date[32], words[REPORT_MAX];
    bool is_settled;
} report;

/** Every report that a command looks at: NULL: print it. */
typedef struct wanted {
    const measures *all;
    const char *id;
    report found;
} wanted;

/** The value of a key, into VALUE_MAX bytes; empty: there is none. The name is the rest of the line. */
static void value_of(const report *r, const char *key, char *ret_value) {
    char sought[32];
    snprintf(sought, sizeof sought, "%s=", key);
    const char *at = r->words;
    while (at && strncmp(at, sought, strlen(sought)) != 0) at = (at = strchr(at, ' ')) ? at + 1 : NULL;
    if (at) at += strlen(sought);
    int length = at ? (int)(strcmp(key, "name") ? strcspn(at, " ") : strlen(at)) : 0;
    snprintf(ret_value, VALUE_MAX, "%.*s", length, at ? at : "");
}

/** A line of the table; `seq` is in the JSON alone. */
static void print_row(const report *r) {
    static const struct {
        const char *key;
        int width;
    } columns[] = {{"by", 17}, {"table", 8}, {"seat", 6}, {"player", 17}, {"reason", 10}, {"name", 0}};
    char value[VALUE_MAX];
    printf("%-18s%-22s%-9s", r->id, r->date, r->is_settled ? "settled" : "open");
    for (size_t i = 0; i < sizeof columns / sizeof *columns; i++) {
        value_of(r, columns[i].key, value);
        printf("%-*s", columns[i].width, value);
    }
    putchar('\n');
}

static void print_report_head(void) {
    puts("report            date                  is       by               table   seat  player           "
         "reason    name");
}

static void print_report(const report *r, bool json) {
    static const char *const keys[] = {"by", "table", "seat", "player", "reason", "seq", "name"};
    char value[VALUE_MAX];
    if (!json) {
        print_row(r);
        return;
    }
    json_t *object =
        json_pack("{s:s, s:s, s:b}", "date", r->date, "id", r->id, "settled", (int)r->is_settled);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++) {
        value_of(r, keys[i], value);
        json_object_set_new(object, keys[i], json_string(value));
    }
    print_json(object);
}

static void take_report(admin_job *j, const report *r) {
    wanted *w = j->context;
    if (w->id && strcmp(r->id, w->id) != 0) return;
    bool is_listed = !w->id && (j->all || !r->is_settled);
    if (w->id) w->found = *r;
    if (is_listed && !j->json && !j->count) print_report_head();
    if (is_listed) print_report(r, j->json);
    j->count += w->id || is_listed;
}

/** The date of a line is the time when its journal was begun plus the clock's count since. */
static void find_reports(admin_job *j, const store_entry *entry, const char *lines, size_t length) {
    static const char word[] = " report ";
    const wanted *w = j->context;
    uint64_t run = entry->table - SERVER_JOURNAL_FIRST, number = 0;
    size_t digits;
    int64_t begun = length ? admin_time_of(lines, &digits) : 0;
    for (const char *line = lines, *end; line < lines + length; line = end + 1) {
        report r;
        struct tm utc;
        end = memchr(line, '\n', (size_t)(lines + length - line));
        if (!end) break;
        number++;
        time_t wall = (time_t)run + (time_t)((admin_time_of(line, &digits) - begun) / ADMIN_MS);
        if (strncmp(line + digits, word, sizeof word - 1) != 0) continue;
        const char *words = line + digits + sizeof word - 1;
        snprintf(r.id, sizeof r.id, "%" PRIu64 "-%" PRIu64, run, number);
        snprintf(r.words, sizeof r.words, "%.*s", (int)(end - words), words);
        strftime(r.date, sizeof r.date, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&wall, &utc));
        r.is_settled = measures_settled(w->all, r.id);
        take_report(j, &r);
    }
}

/** Goes through all reports, or looks for one. */
static int read_reports(admin_job *j, wanted *w) {
    measures all;
    int status = read_all_measures(j, &all);
    w->all = &all;
    j->each = find_reports;
    j->context = w;
    j->own = true;
    if (!status) status = admin_read_all(j, true);
    w->all = NULL;
    measures_free(&all);
    return status;
}

int admin_reports(admin_job *j) {
    wanted w = {.id = NULL};
    int status = read_reports(j, &w);
    if (!j->count && !j->json && !status) puts("No reports.");
    return status ? status : finish_output("admin");
}

/** The report that the command names; STATUS_FINE or a failure. */
static int find_report(admin_job *j, report *ret_report) {
    wanted w = {.id = j->argument};
    int status = read_reports(j, &w);
    if (!status && !j->count) return failure("admin", "there is no report %s", j->argument);
    *ret_report = w.found;
    return status;
}

/** The game of a report so far, as a record. */
static int print_game(admin_job *j, const char *code) {
    char buffer[ADMIN_PATH_BYTES + UC_MESSAGE_MAX];
    uc_text message;
    size_t length = 0;
    uc_text_start(&message, buffer, sizeof buffer);
    store *s = admin_open_store(j, true, &message);
    if (!s) return admin_failed(&message);
    store_job job = {.kind = STORE_READ, .table = code_read(code)};
    store_status status = admin_do(s, &job);
    const store_entry entry = {.table = job.table};
    if (status != STORE_OK && status != STORE_UNKNOWN) store_trouble(s, &message);
    room *r = status == STORE_OK ? admin_read_room(j, &entry, job.lines, job.length) : NULL;
    char *record = r ? room_record(r, &length) : NULL;
    printf("\n%s%s", record ? record : "No game had begun at table ", record ? "" : code);
    if (!record) puts(".");
    free(record);
    room_free(r);
    free(job.lines);
    store_close(s);
    if (*buffer) return admin_failed(&message);
    return j->bad ? STATUS_FAILED : finish_output("admin");
}

int admin_report(admin_job *j) {
    report r;
    char table[VALUE_MAX];
    int status = find_report(j, &r);
    if (status) return status;
    print_report_head();
    print_report(&r, false);
    value_of(&r, "table", table);
    return print_game(j, table);
}

int admin_settle(admin_job *j) {
    report r;
    int status = find_report(j, &r);
    if (status || !r.is_settled) return status ? status : take_and_say(j, MEASURE_SETTLED, "is settled");
    printf("%s was settled before.\n", r.id);
    return finish_output("admin");
}
