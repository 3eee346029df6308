#include "cli/play/score_entry.h"

#include <string.h>
#include <strings.h>

static size_t blanks(const char *text) {
    return strspn(text, " ");
}

static bool is(const char *text, size_t length, const char *word) {
    return length == strlen(word) && !strncasecmp(text, word, length);
}

static bool is_number(const char *text, size_t length) {
    size_t at = length && text[0] == '-';
    if (at == length) return false;
    while (at < length && text[at] >= '0' && text[at] <= '9') at++;
    return at == length;
}

static const uc_game *game_of(const uc_pad *pad) {
    return uc_game_of(uc_pad_state(pad));
}

/* Points or a sum, the word for cards that count nothing, or cards in brackets; "-" stands for no points. */
static bool is_part(const uc_pad *pad, const char *text, size_t length) {
    const char *nothing = game_of(pad)->pad->nothing;
    bool sum = length > 1 && text[0] == '=';
    return is_number(text + sum, length - sum) || is(text, length, "-") ||
           (nothing && is(text, length, nothing)) ||
           (length > 1 && text[0] == '[' && text[length - 1] == ']');
}

/* "12/1": a heap of cards, which stands in brackets in a line. */
static bool is_heap(const uc_pad *pad, const char *text, size_t length) {
    size_t slash = length;
    for (size_t i = 0; i < length; i++)
        if (text[i] == '/') slash = i;
    return game_of(pad)->pad->heap && slash < length && is_number(text, slash) &&
           is_number(text + slash + 1, length - slash - 1);
}

void score_part(const uc_pad *pad, const char *typed, size_t length, uc_text *line) {
    const char *nothing = game_of(pad)->pad->nothing;
    while (length && typed[length - 1] == ' ') length--;
    if (!length || is(typed, length, "-")) return;
    bool cards = !is_part(pad, typed, length);
    uc_text_add(line, cards ? " [" : " ");
    if (nothing && is(typed, length, nothing))
        uc_text_add(line, nothing);
    else
        uc_text_add_bytes(line, typed, length);
    uc_text_add(line, cards ? "]" : "");
}

/* Bytes of the part that begins here: up to a blank, or to the end of its brackets. */
static size_t part_length(const char *text) {
    const char *end = text[0] == '[' ? strchr(text, ']') : NULL;
    return end ? (size_t)(end - text) + 1 : strcspn(text, " ;");
}

/* "25 bust 40": one part for each seat; false if it is something else. */
static bool by_order(const uc_pad *pad, const char *typed, uc_text *line) {
    const char *at = typed;
    uc_text_add(line, "round");
    for (int seat = 0; *at && *at != ';'; seat++) {
        size_t length = part_length(at);
        if (!is_part(pad, at, length) && !is_heap(pad, at, length)) return false;
        uc_text_add(line, seat ? " |" : "");
        score_part(pad, at, length, line);
        at += length;
        at += blanks(at);
    }
    uc_text_add(line, at);
    return at > typed;
}

/* The seat whose name the text begins with, and where the rest begins; -1: none. */
static int named(const uc_pad *pad, const char *text, const char **ret_rest) {
    for (int seat = 0; seat < uc_pad_state(pad)->head.seats; seat++) {
        const char *name = uc_pad_names(pad)[seat];
        size_t length = strlen(name);
        if (strncasecmp(text, name, length) != 0 || (text[length] != ' ' && text[length] != ':')) continue;
        *ret_rest = text + length + 1;
        *ret_rest += blanks(*ret_rest);
        return seat;
    }
    return -1;
}

/* "ann 12 7 x2, bob 30": seats that are not named have no points. */
static bool by_name(const uc_pad *pad, const char *typed, uc_text *line) {
    const char *part[UC_SEATS_MAX] = {0}, *at = typed, *rest;
    size_t length[UC_SEATS_MAX] = {0};
    while (*at && *at != ';') {
        int seat = named(pad, at, &rest);
        if (seat < 0 || part[seat]) return false;
        part[seat] = rest;
        length[seat] = strcspn(rest, ",;");
        at = rest + length[seat] + (rest[length[seat]] == ',');
        at += blanks(at);
    }
    uc_text_add(line, "round");
    for (int seat = 0; seat < uc_pad_state(pad)->head.seats; seat++) {
        uc_text_add(line, seat ? " |" : "");
        if (part[seat]) score_part(pad, part[seat], length[seat], line);
    }
    uc_text_add(line, at);
    return at > typed;
}

/* Bytes of "fix 3 " and "insert 3 ". */
static size_t correction(const char *typed) {
    size_t verb = strcspn(typed, " ");
    if (!is(typed, verb, "fix") && !is(typed, verb, "insert")) return 0;
    size_t number = verb + blanks(typed + verb), end = number + strcspn(typed + number, " ");
    return end + blanks(typed + end);
}

void score_entry(const uc_pad *pad, const char *typed, uc_text *line) {
    size_t front = correction(typed);
    uc_text_add_bytes(line, typed, front);
    uc_text start = *line;
    if (by_order(pad, typed + front, line)) return;
    *line = start;
    if (by_name(pad, typed + front, line)) return;
    *line = start;
    uc_text_add(line, typed + front);
}
