/* Lines in logfmt on standard error. */
#include "server/log.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "upcard/text.h"

enum { LINE_BYTES = 1024, SEEN_EVENTS = 64, LINES_A_PERIOD = 20, PERIOD_S = 10 };

static const char *const level_names[] = {"error", "warning", "info", "debug"};
static log_level highest = LOG_LEVEL_INFO;

/* How often an event was written in its period. */
static struct seen {
    const char *event;
    log_level level;
    time_t since;
    uint32_t lines, left_out;
} seen_events[SEEN_EVENTS];

bool log_set_level(const char *name) {
    for (size_t i = 0; i < sizeof level_names / sizeof *level_names; i++)
        if (!strcmp(name, level_names[i])) return highest = (log_level)i, true;
    return false;
}

static bool is_plain(const char *text) {
    for (; *text; text++)
        if (*text <= ' ' || *text == '"' || *text == '=' || *text == '\\' || *text == 0x7f) return false;
    return true;
}

static void add_value(uc_text *line, const log_field *field) {
    if (!field->text)
        uc_text_add_number(line, field->number);
    else if (*field->text && is_plain(field->text))
        uc_text_add(line, field->text);
    else
        uc_text_add_quoted(line, field->text);
}

static void add_time(uc_text *line) {
    struct timespec now;
    struct tm parts;
    char text[40];
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    size_t length = strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(text + length, sizeof text - length, ".%03dZ", (int)(now.tv_nsec / 1000000));
    uc_text_add(line, text);
}

static void write_line(log_level level, const char *event, const log_field *fields, size_t count) {
    char buffer[LINE_BYTES];
    uc_text line;
    uc_text_start(&line, buffer, sizeof buffer - 1);
    uc_text_add(&line, "ts=");
    add_time(&line);
    uc_text_add(&line, " level=");
    uc_text_add(&line, level_names[level]);
    uc_text_add(&line, " event=");
    uc_text_add(&line, event);
    for (size_t i = 0; i < count; i++) {
        uc_text_add(&line, " ");
        uc_text_add(&line, fields[i].key);
        uc_text_add(&line, "=");
        add_value(&line, &fields[i]);
    }
    size_t length = strlen(buffer);
    buffer[length++] = '\n';
    if (write(STDERR_FILENO, buffer, length) < 0) return; /* nobody to notify */
}

static void log_left_out(struct seen *seen) {
    if (seen->left_out) write_line(seen->level, seen->event, &LOG_NUMBER("left_out", seen->left_out), 1);
    seen->left_out = 0;
}

/* The slot of an event, or the one with the oldest period. */
static struct seen *place_of(const char *event) {
    struct seen *oldest = seen_events;
    for (struct seen *s = seen_events; s < seen_events + SEEN_EVENTS; s++) {
        if (s->event && !strcmp(s->event, event)) return s;
        if (s->since < oldest->since) oldest = s;
    }
    log_left_out(oldest);
    *oldest = (struct seen){.event = event};
    return oldest;
}

static bool is_too_often(log_level level, const char *event) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    struct seen *seen = place_of(event);
    seen->level = level;
    if (!seen->since || now.tv_sec - seen->since >= PERIOD_S) {
        log_left_out(seen);
        seen->since = now.tv_sec ? now.tv_sec : 1;
        seen->lines = 0;
    }
    if (seen->lines < LINES_A_PERIOD) return seen->lines++, false;
    return seen->left_out++, true;
}

void log_write(log_level level, const char *event, const log_field *fields, size_t count) {
    if (level <= highest && !is_too_often(level, event)) write_line(level, event, fields, count);
}

void log_finish(void) {
    for (struct seen *s = seen_events; s < seen_events + SEEN_EVENTS; s++) log_left_out(s);
}
