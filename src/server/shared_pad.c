#include "server/shared_pad.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/json_write.h"
#include "upcard/pad.h"

enum { HEAD_MAX = 8192, TIME_MAX = 24, WORD_BYTES = 8 };

/** A line of the log: where it begins in the file, and the id that it came with. */
typedef struct entered {
    uint32_t at;
    char id[SHARED_PAD_ID_MAX];
} entered;

struct shared_pad {
    char *file;
    size_t head, length, file_room; /* bytes of its head, and of all */
    entered *line;
    size_t lines, room;
    char *journal; /* lines that have not been taken */
    size_t journal_length, journal_room;
    uint32_t journal_count;
    uint64_t taken;
    int64_t last;
};

/** Makes room for this many bytes. */
static bool grow(char **bytes, size_t *room, size_t wanted) {
    if (wanted <= *room) return true;
    char *grown = realloc(*bytes, 2 * wanted);
    if (!grown) return false;
    *bytes = grown;
    *room = 2 * wanted;
    return true;
}

/* ---- the journal ---- */

/** Notes a line: "TIME WORD ID LINE", without ID for a line of the head. */
static bool note(shared_pad *p, const char *word, const char *id, const char *line, size_t length) {
    size_t wanted = p->journal_length + TIME_MAX + WORD_BYTES + SHARED_PAD_ID_MAX + length + 8;
    if (!grow(&p->journal, &p->journal_room, wanted)) return false;
    p->journal_length +=
        (size_t)snprintf(p->journal + p->journal_length, p->journal_room - p->journal_length,
                         "%" PRId64 " %s %s%s%.*s\n", p->last, word, id, *id ? " " : "", (int)length, line);
    p->journal_count++;
    return true;
}

bool shared_pad_take(shared_pad *p, shared_pad_journal *ret_journal) {
    if (!p->journal_count) return false;
    *ret_journal = (shared_pad_journal){p->taken, p->journal, p->journal_length, p->journal_count};
    p->taken += p->journal_count;
    p->journal = NULL;
    p->journal_length = p->journal_room = p->journal_count = 0;
    return true;
}

/* ---- the file ---- */

/** Adds whole lines to the file and the log, which have room for them. */
static void add_lines(shared_pad *p, const char *id, const char *lines, size_t length) {
    for (const char *at = lines, *end; at < lines + length; at = end + 1) {
        end = memchr(at, '\n', (size_t)(lines + length - at));
        entered *e = &p->line[p->lines++];
        *e = (entered){.at = (uint32_t)p->length};
        snprintf(e->id, sizeof e->id, "%s", id);
        memcpy(p->file + p->length, at, (size_t)(end + 1 - at));
        p->length += (size_t)(end + 1 - at);
    }
    p->file[p->length] = '\0';
}

static bool make_room(shared_pad *p, size_t lines, size_t length) {
    if (!grow(&p->file, &p->file_room, p->length + length + 1)) return false;
    if (p->lines + lines <= p->room) return true;
    size_t wanted = 2 * (p->lines + lines);
    entered *grown = realloc(p->line, wanted * sizeof *grown);
    if (!grown) return false;
    p->line = grown;
    p->room = wanted;
    return true;
}

shared_pad *shared_pad_new(int64_t now, const char *head, uc_text *message) {
    char buffer[HEAD_MAX];
    uc_text text;
    uc_pad *pad = uc_pad_read(head, strlen(head), message);
    shared_pad *p = pad ? calloc(1, sizeof *p) : NULL;
    bool fine = p && !uc_pad_line_count(pad);
    if (p && !fine) uc_text_add(message, "a new pad has no lines yet");
    uc_text_start(&text, buffer, sizeof buffer);
    if (fine) uc_pad_head(pad, &text);
    uc_pad_close(pad);
    if (fine) p->last = now;
    for (const char *at = buffer, *end; fine && *at; at = end + 1) {
        end = strchr(at, '\n');
        if (end > at) fine = note(p, "head", "", at, (size_t)(end - at));
    }
    fine = fine && make_room(p, 0, text.length);
    if (fine) memcpy(p->file, buffer, 1 + (p->length = p->head = text.length));
    if (fine) return p;
    shared_pad_free(p);
    return NULL;
}

void shared_pad_free(shared_pad *p) {
    if (!p) return;
    free(p->file);
    free(p->line);
    free(p->journal);
    free(p);
}

/* ---- reading a journal ---- */

typedef struct word {
    const char *text;
    size_t length;
} word;

/** Takes what comes before a space, or everything. */
static word take_word(word *rest) {
    const char *space = memchr(rest->text, ' ', rest->length);
    word first = {rest->text, space ? (size_t)(space - rest->text) : rest->length};
    rest->text += first.length + (space != NULL);
    rest->length -= first.length + (space != NULL);
    return first;
}

static bool is(word w, const char *text) {
    return w.length == strlen(text) && !memcmp(w.text, text, w.length);
}

/** One line of the journal, after its time. */
static bool read_line(shared_pad *p, word rest) {
    word kind = take_word(&rest), id = {"", 0};
    char name[SHARED_PAD_ID_MAX], line[UC_PAD_LINE_MAX + 1];
    bool entry = is(kind, "enter");
    if (entry) id = take_word(&rest);
    if (!(entry ? p->head > 0 : is(kind, "head") && !p->head) || id.length >= sizeof name ||
        rest.length >= UC_PAD_LINE_MAX || p->length + rest.length + 2 > SHARED_PAD_BYTES + HEAD_MAX ||
        p->lines == SHARED_PAD_LINES || !make_room(p, 1, rest.length + 2))
        return false;
    memcpy(line, rest.text, rest.length);
    line[rest.length] = '\n';
    if (!entry) {
        memcpy(p->file + p->length, line, rest.length + 1);
        p->length += rest.length + 1;
        return true;
    }
    snprintf(name, sizeof name, "%.*s", (int)id.length, id.text);
    add_lines(p, name, line, rest.length + 1);
    return true;
}

/** The empty line after the head. */
static bool end_head(shared_pad *p) {
    if (!make_room(p, 0, 1)) return false;
    memcpy(p->file + p->length++, "\n", 2);
    p->head = p->length;
    return true;
}

static bool read_lines(shared_pad *p, const char *lines, size_t length) {
    for (const char *at = lines, *end; at < lines + length; at = end + 1) {
        end = memchr(at, '\n', (size_t)(lines + length - at));
        if (!end) return false;
        word rest = {at, (size_t)(end - at)}, after;
        p->last = strtoll(at, NULL, 10);
        take_word(&rest);
        after = rest;
        if (!p->head && is(take_word(&after), "enter") && !end_head(p)) return false;
        if (!read_line(p, rest)) return false;
        p->taken++;
    }
    return p->head || end_head(p);
}

shared_pad *shared_pad_read(const char *lines, size_t length, uc_text *message) {
    shared_pad *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    bool fine = read_lines(p, lines, length);
    if (!fine) uc_text_add(message, "a line is no line of a pad's journal");
    uc_pad *pad = fine ? uc_pad_read(p->file, p->length, message) : NULL;
    fine = pad != NULL;
    uc_pad_close(pad);
    if (fine) return p;
    shared_pad_free(p);
    return NULL;
}

uc_pad *shared_pad_open(const shared_pad *p) {
    char buffer[UC_MESSAGE_MAX];
    uc_text ignored;
    uc_text_start(&ignored, buffer, sizeof buffer);
    return uc_pad_read(p->file, p->length, &ignored);
}

/* ---- entries ---- */

/** Whether a line is about other lines, or about the round that begins after them. */
static bool is_correction(const char *line) {
    static const char *const words[] = {"undo", "fix", "insert", "drop", "deal", "rules"};
    size_t length = strcspn(line, " \n");
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        if (length == strlen(words[i]) && !memcmp(line, words[i], length)) return true;
    return false;
}

static bool id_is_fine(const char *id) {
    static const char letters[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
    return *id && strlen(id) < SHARED_PAD_ID_MAX && !id[strspn(id, letters)];
}

/** Counts the lines, each of which ends with a newline, and neither begins nor ends with a space; 0: they are
 * not in order. */
static size_t count_lines(const char *lines, bool *ret_corrects) {
    size_t count = 0;
    *ret_corrects = false;
    for (const char *at = lines; *at; at++, count++) {
        const char *end = strchr(at, '\n');
        if (!end || end == at || *at == ' ' || end[-1] == ' ' || end - at >= UC_PAD_LINE_MAX) return 0;
        *ret_corrects = *ret_corrects || is_correction(at);
        at = end;
    }
    return count;
}

uint64_t shared_pad_after(const shared_pad *p, const char *id) {
    for (size_t i = p->lines; i > 0; i--)
        if (!strcmp(p->line[i - 1].id, id)) return i;
    return 0;
}

/** Whether the pad takes these lines, for which there is room. */
static shared_pad_answer try_lines(shared_pad *p, const char *lines, size_t length, uc_text *message) {
    memcpy(p->file + p->length, lines, length + 1);
    uc_pad *pad = uc_pad_read(p->file, p->length + length, message);
    p->file[p->length] = '\0';
    uc_pad_close(pad);
    return pad ? SHARED_PAD_ENTERED : SHARED_PAD_REFUSED;
}

shared_pad_answer shared_pad_enter(shared_pad *p, int64_t now, const char *id, uint64_t seq,
                                   const char *lines, uc_text *message) {
    bool corrects;
    size_t count = count_lines(lines, &corrects), length = strlen(lines);
    if (!id_is_fine(id) || !count) return SHARED_PAD_BAD;
    if (shared_pad_after(p, id)) return SHARED_PAD_REPEATED;
    if (seq > p->lines || (corrects && seq != p->lines)) return SHARED_PAD_STALE;
    if (p->lines + count > SHARED_PAD_LINES || p->length + length > SHARED_PAD_BYTES) return SHARED_PAD_FULL;
    if (!make_room(p, count, length)) return SHARED_PAD_NO_MEMORY;
    shared_pad_answer answer = try_lines(p, lines, length, message);
    if (answer != SHARED_PAD_ENTERED) return answer;
    size_t journal_length = p->journal_length;
    uint32_t journal_count = p->journal_count;
    bool fine = true;
    if (now > p->last) p->last = now;
    for (const char *at = lines, *end; fine && *at; at = end + 1) {
        end = strchr(at, '\n');
        fine = note(p, "enter", id, at, (size_t)(end - at));
    }
    if (fine) {
        add_lines(p, id, lines, length);
        return SHARED_PAD_ENTERED;
    }
    p->journal_length = journal_length;
    p->journal_count = journal_count;
    return SHARED_PAD_NO_MEMORY;
}

/* ---- what is shown ---- */

uint64_t shared_pad_lines(const shared_pad *p) {
    return p->lines;
}

size_t shared_pad_bytes(const shared_pad *p) {
    return p->length;
}

int64_t shared_pad_last(const shared_pad *p) {
    return p->last;
}

const char *shared_pad_head(const shared_pad *p) {
    return p->file;
}

size_t shared_pad_room(const shared_pad *p) {
    return 2 * p->length + p->lines * (SHARED_PAD_ID_MAX + 4) + 128;
}

void shared_pad_write(const shared_pad *p, uint64_t from, uint64_t until, uc_text *text) {
    const char *last = "", *comma = "";
    size_t begin = from < p->lines ? p->line[from].at : p->length;
    size_t end = until < p->lines ? p->line[until].at : p->length;
    char *lines = malloc(end - begin + 1);
    if (!lines) return;
    memcpy(lines, p->file + begin, end - begin);
    lines[end - begin] = '\0';
    uc_text_add(text, "{\"type\":\"lines\"");
    write_number(text, "after", (int64_t)from);
    write_number(text, "seq", (int64_t)until);
    write_key(text, "ids");
    uc_text_add(text, "[");
    for (uint64_t i = from; i < until; i++, comma = ",") {
        if (!strcmp(last, p->line[i].id)) continue;
        uc_text_add(text, comma);
        uc_text_add_quoted(text, last = p->line[i].id);
    }
    uc_text_add(text, "]");
    write_text(text, "lines", lines);
    uc_text_add(text, "}");
    free(lines);
}
