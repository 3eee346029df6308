#include "base/arguments.h"

#include <errno.h>
#include <getopt.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "core/settings.h"
#include "upcard/record.h"

enum { FILE_MAX = 64 << 20 };

static __attribute__((format(printf, 2, 0))) void complain(const char *command, const char *format,
                                                           va_list arguments) {
    char line[4096];
    vsnprintf(line, sizeof line, format, arguments);
    for (char *c = line; *c; c++) /* typed or read text may contain anything */
        if ((unsigned char)*c < 0x20 || *c == 0x7f) *c = '?';
    fprintf(stderr, "upcard %s: %s", command, line);
}

int usage_error(const char *command, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    complain(command, format, arguments);
    va_end(arguments);
    fprintf(stderr, " (see upcard %s --help)\n", command);
    return STATUS_USAGE;
}

int failure(const char *command, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    complain(command, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return STATUS_FAILED;
}

int option_error(const char *command, int answer, char *const *argv) {
    const char *next = argv[optind], *word = argv[optind - 1];
    if (answer == ':') return usage_error(command, "%s needs a value", word);
    if (optopt && next && next[0] == '-' && next[1] != '-' && strchr(next, optopt))
        word = next; /* as in -xy */
    return usage_error(command, "unknown option %s", word);
}

int default_threads(int most) {
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    return cores < 1 ? 1 : cores > most ? most : (int)cores;
}

int need_number(const char *command, const char *option, const char *text, uint64_t max,
                uint64_t *ret_number) {
    if (read_whole(text, 1, max, ret_number)) return STATUS_FINE;
    return usage_error(command, "--%s is a whole number from 1 to %llu, not \"%s\"", option,
                       (unsigned long long)max, text);
}

const uc_game *need_game(const char *command, const char *id) {
    char buffer[UC_MESSAGE_MAX];
    const uc_game *game = id ? uc_game_find(id) : NULL;
    if (game) return game;
    uc_text games;
    uc_text_start(&games, buffer, sizeof buffer);
    uc_game_ids(&games);
    if (id)
        usage_error(command, "unknown game \"%s\"; the games are %s", id, buffer);
    else
        usage_error(command, "which game? There are %s", buffer);
    return NULL;
}

uc_rule rule_named(const uc_game *game, const char *word) {
    size_t prefix = strlen(game->prefix);
    uint64_t chapter, number;
    if (!strncasecmp(word, game->prefix, prefix) && word[prefix] == '-') word += prefix + 1;
    size_t digits = read_digits(word, 1, 99, &chapter);
    if (!digits || word[digits] != '.' || !read_whole(word + digits + 1, 1, 99, &number)) return 0;
    return (uc_rule)(100 * chapter + number);
}

int add_preset(const char *command, const char *preset, const char **rules) {
    static char text[8 * UC_RULES_MAX];
    if (!preset) return STATUS_FINE;
    if (strpbrk(preset, ",=")) return usage_error(command, "--preset is one name, not \"%s\"", preset);
    bool more = *rules && **rules;
    int length = snprintf(text, sizeof text, "preset=%s%s%s", preset, more ? "," : "", more ? *rules : "");
    if (length >= (int)sizeof text) return usage_error(command, "--rules is too long");
    *rules = text;
    return STATUS_FINE;
}

int start_with_rules(const char *command, const uc_game *game, int seats, const char *rules,
                     uc_state *ret_state) {
    uc_setting settings[UC_SETTINGS_MAX];
    char message[UC_MESSAGE_MAX], *copy = strdup(rules ? rules : "");
    if (!copy) return failure(command, "out of memory");
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    int count = settings_cut(copy, ',', settings), status = STATUS_FINE;
    if (count < 0)
        status = usage_error(command, "--rules: \"%s\" is not of the form key=value,key=value", rules);
    else if (uc_start(ret_state, game, seats, settings, count, &text))
        status = usage_error(command, "%s", message);
    free(copy);
    return status;
}

int rules_as_json(const char *command, const char *rules, uc_text *text) {
    uc_setting settings[UC_SETTINGS_MAX];
    char *copy = strdup(rules ? rules : "");
    if (!copy) return failure(command, "out of memory");
    int count = settings_cut(copy, ',', settings);
    uc_text_add(text, "{");
    for (int i = 0; i < count; i++) {
        if (i) uc_text_add(text, ",");
        uc_text_add_quoted(text, settings[i].key);
        uc_text_add(text, ":");
        uc_text_add_quoted(text, settings[i].value);
    }
    uc_text_add(text, "}");
    free(copy);
    if (count >= 0 && uc_text_whole(text)) return STATUS_FINE;
    return usage_error(command, "--rules: \"%s\" is not of the form key=value,key=value", rules);
}

int split_list(char *list, const char **words, int most) {
    int count = 0;
    for (char *at = list;; at++) {
        char *comma = strchr(at, ',');
        if (comma) *comma = '\0';
        if (!*at || count == most) return -1;
        words[count++] = at;
        if (!comma) return count;
        at = comma;
    }
}

char *read_file(const char *command, const char *path, size_t *ret_length) {
    FILE *file = strcmp(path, "-") ? fopen(path, "rb") : stdin;
    size_t length = 0, capacity = 1 << 16;
    char *bytes = file ? malloc(capacity) : NULL;
    while (bytes) {
        length += fread(bytes + length, 1, capacity - 1 - length, file);
        if (length < capacity - 1 || capacity > FILE_MAX) break;
        char *more = realloc(bytes, capacity *= 2);
        if (!more) free(bytes);
        bytes = more;
    }
    bool bad = !file || !bytes || ferror(file) || capacity > FILE_MAX;
    int reason = capacity > FILE_MAX ? EFBIG : errno;
    if (file && file != stdin) fclose(file);
    if (bad) {
        free(bytes);
        failure(command, "cannot read %s: %s", path, strerror(reason));
        return NULL;
    }
    bytes[length] = '\0';
    *ret_length = length;
    return bytes;
}

static bool is_link(const char *text) {
    return !strncmp(text, "upcard1.", 8);
}

int record_failure(const char *command, const char *path, const char *message) {
    bool file = strcmp(path, "-") != 0 && !is_link(path);
    return failure(command, "%s%s%s", file ? path : "", file ? ": " : "", message);
}

/* The record of a link, in memory of malloc. */
static char *unfold_link(const char *command, const char *path, const char *link, size_t *ret_length) {
    char message[2 * UC_MESSAGE_MAX], *record = NULL;
    uc_text text = {.length = 1 << 14}, reason;
    uc_error error;
    do {
        size_t size = 4 * text.length;
        char *larger = realloc(record, size);
        if (!larger) return free(record), failure(command, "out of memory"), NULL;
        record = larger;
        uc_text_start(&text, record, size);
        uc_text_start(&reason, message, sizeof message);
        error = uc_link_read(&text, link, strcspn(link, "\r\n"), &reason);
    } while (error == UC_TOO_SMALL && text.capacity < FILE_MAX);
    *ret_length = text.length;
    if (!error) return record;
    free(record);
    record_failure(command, path,
                   error == UC_TOO_SMALL ? "the link stands for a record that is too long" : message);
    return NULL;
}

char *read_record(const char *command, const char *path, size_t *ret_length) {
    if (is_link(path)) return unfold_link(command, path, path, ret_length);
    char *text = read_file(command, path, ret_length);
    if (!text || !is_link(text)) return text;
    char *record = unfold_link(command, path, text, ret_length);
    free(text);
    return record;
}

int need_new_file(const char *command, const char *what, const char *path, bool force) {
    struct stat info;
    if (force || stat(path, &info) || !S_ISREG(info.st_mode)) return STATUS_FINE;
    return failure(command, "%s %s: the file exists already; --force replaces it", what, path);
}

static double clock_seconds(clockid_t clock) {
    struct timespec now;
    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double seconds_now(void) {
    return clock_seconds(CLOCK_MONOTONIC);
}

double cpu_seconds_now(void) {
    return clock_seconds(CLOCK_THREAD_CPUTIME_ID);
}

int finish_output(const char *command) {
    if (fflush(stdout) || ferror(stdout)) return failure(command, "cannot write: %s", strerror(errno));
    return STATUS_FINE;
}
