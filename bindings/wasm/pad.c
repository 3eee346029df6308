/* Score pads for a page: one pad, and a copy of it on which a line is tried. Answers are JSON or the text of
 * files, and are valid until the next call. */
#include "upcard/pad.h"

#include <stdlib.h>
#include <string.h>

#define EXPORT(name) __attribute__((export_name(#name)))

enum { ROOM_AT_FIRST = 1 << 16 };

static uc_pad *pad, *tried;
static char *room;
static size_t rooms;

/* The text that `write` writes, with as much room as it needs; NULL if memory is short. */
static const char *answer(void (*write)(const uc_pad *, uc_text *), const uc_pad *of) {
    for (size_t wanted = rooms ? rooms : ROOM_AT_FIRST;;) {
        if (wanted > rooms) {
            free(room);
            room = malloc(wanted);
            rooms = room ? wanted : 0;
            if (!room) return NULL;
        }
        uc_text text;
        uc_text_start(&text, room, rooms);
        write(of, &text);
        if (uc_text_whole(&text)) return room;
        wanted = text.length + 1;
    }
}

/** The games with their options (docs/drive.md). */
static void write_games(const uc_pad *of, uc_text *text) {
    (void)of;
    uc_games_json(text, NULL);
}
EXPORT(pad_games) const char *pad_games(void) {
    return answer(write_games, NULL);
}

static void add_problem(uc_text *text, const uc_pad_problem *problem, const char *message) {
    uc_text_add(text, "{\"code\":");
    uc_text_add_quoted(text, problem ? problem->code : "file");
    uc_text_add(text, ",\"word\":");
    uc_text_add_quoted(text, problem ? problem->word : "");
    uc_text_add(text, ",\"seat\":");
    if (problem && problem->seat != UC_NOBODY)
        uc_text_add_number(text, problem->seat);
    else
        uc_text_add(text, "null");
    uc_text_add(text, ",\"entry\":");
    uc_text_add_number(text, problem ? (int64_t)problem->entry : 0);
    uc_text_add(text, ",\"message\":");
    uc_text_add_quoted(text, message);
    uc_text_add(text, "}");
}

static char problem_text[4096];

/* NULL if all is well, otherwise the problem. */
static const char *verdict(bool well, const uc_pad_problem *problem, const char *message) {
    uc_text text;
    if (well) return NULL;
    uc_text_start(&text, problem_text, sizeof problem_text);
    add_problem(&text, problem, message);
    return problem_text;
}

static void start_message(uc_text *message) {
    static char buffer[1536];
    uc_text_start(message, buffer, sizeof buffer);
}

static uc_pad *replace(uc_pad **at, uc_pad *by) {
    uc_pad_close(*at);
    return *at = by;
}

/** Opens the pad of a file, which may have no line yet. NULL, or the problem; then the pad before stays open.
 */
EXPORT(pad_open) const char *pad_open(const char *text) {
    uc_text message;
    start_message(&message);
    uc_pad *read = uc_pad_read(text, strlen(text), &message);
    if (read) {
        replace(&pad, read);
        replace(&tried, NULL);
    }
    return verdict(read, NULL, message.buffer);
}

/** Enters a line. NULL, or the problem; then nothing has changed. */
EXPORT(pad_enter) const char *pad_enter(const char *line) {
    uc_text message;
    start_message(&message);
    bool well = !uc_pad_enter(pad, line, &message);
    return verdict(well, uc_pad_problem_of(pad), message.buffer);
}

/** Enters a line into a copy of the pad, which pad_json(true) shows. */
EXPORT(pad_try) const char *pad_try(const char *line) {
    uc_text message;
    start_message(&message);
    if (!replace(&tried, uc_pad_copy(pad))) return verdict(false, NULL, "there is not enough memory");
    bool well = !uc_pad_enter(tried, line, &message);
    return verdict(well, uc_pad_problem_of(tried), message.buffer);
}

/** What the pad shows (docs/pad.md), or its copy with the line that was tried last. */
EXPORT(pad_json) const char *pad_json(bool of_tried) {
    return answer(uc_pad_json, of_tried ? tried : pad);
}

/** The points of a seat's cards; without a problem they lie at `ret_points`. */
EXPORT(pad_count) const char *pad_count(int seat, const char *cards, bool is_who, int32_t *ret_points) {
    uc_text message;
    start_message(&message);
    bool well = uc_pad_count(pad, seat, cards, is_who, ret_points, &message);
    return verdict(well, uc_pad_problem_of(pad), message.buffer);
}

static void write_file(const uc_pad *of, uc_text *text) {
    uc_pad_head(of, text);
    uc_pad_lines(of, 0, text);
}
/** The pad's file (docs/pad.md). */
EXPORT(pad_file) const char *pad_file(void) {
    return answer(write_file, pad);
}

static void write_record(const uc_pad *of, uc_text *text) {
    char buffer[256];
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    uc_text before = *text;
    if (uc_pad_record(of, text, &message)) {
        *text = before;
        text->buffer[0] = '\0';
    }
}
/** The game as a record, if every entry is a move; otherwise "". */
EXPORT(pad_record) const char *pad_record(void) {
    return answer(write_record, pad);
}
