/* Records: the text format of docs/record.md, read and written one line at a time. */
#include "upcard/record.h"

#include <string.h>

enum { RULES_MAX = 512, SETTINGS_MAX = 24 };

static const char magic[] = "upcard-record 1";

void uc_record_head(uc_text *text, const uc_game *game, int seats, const char *rules, const char *extra) {
    uc_text_add(text, magic);
    uc_text_add(text, "\ngame ");
    uc_text_add(text, game->id);
    uc_text_add(text, "\nseats ");
    uc_text_add_number(text, seats);
    uc_text_add(text, "\nrules ");
    uc_text_add(text, rules);
    uc_text_add(text, "\n");
    if (extra) uc_text_add(text, extra);
    uc_text_add(text, "\n");
}

void uc_record_rules(uc_text *text, const uc_state *state) {
    const uc_game *game = uc_game_of(state);
    for (const uc_option *option = game->options; option->key; option++) {
        if (option != game->options) uc_text_add(text, " ");
        uc_text_add(text, option->key);
        uc_text_add(text, "=");
        uc_option_text(text, state, option);
    }
}

void uc_record_begin(uc_text *text, const uc_state *fresh, const char *extra) {
    char rules[RULES_MAX];
    uc_text part;
    uc_text_start(&part, rules, sizeof rules);
    uc_record_rules(&part, fresh);
    uc_record_head(text, uc_game_of(fresh), fresh->head.seats, rules, extra);
}

void uc_record_move(uc_text *text, const uc_game *game, int mover, uc_move move) {
    if (mover == UC_CHANCE)
        uc_text_add(text, "*");
    else
        uc_text_add_number(text, mover);
    uc_text_add(text, " ");
    uc_move_text(text, game, move);
    uc_text_add(text, "\n");
}

void uc_record_result(uc_text *text, const uc_state *state) {
    if (!uc_over(state)) return;
    uint64_t winners = uc_winners(state);
    uc_text_add(text, "result ");
    for (int i = 0; winners; i++, winners &= winners - 1) {
        if (i) uc_text_add(text, ",");
        uc_text_add_number(text, __builtin_ctzll(winners));
    }
    for (int seat = 0; seat < state->head.seats; seat++) {
        uc_text_add(text, " ");
        uc_text_add_number(text, uc_total(state, seat));
    }
    uc_text_add(text, "\n");
}

void uc_record_names(uc_text *text, const char *const *names, int seats) {
    uc_text_add(text, "names");
    for (int seat = 0; seat < seats; seat++) {
        uc_text_add(text, " \"");
        for (const char *c = names[seat]; *c; c++) {
            if (*c == '"' || *c == '\\') uc_text_add(text, "\\");
            uc_text_add_bytes(text, (unsigned char)*c < 0x20 ? " " : c, 1);
        }
        uc_text_add(text, "\"");
    }
    uc_text_add(text, "\n");
}

typedef struct line {
    const char *text;
    size_t length; /* without the end of the line */
} line;

/** The next line, or false at the end; *at goes behind it. */
static bool next_line(const char **at, const char *end, line *ret_line) {
    if (*at == end) return false;
    const char *newline = memchr(*at, '\n', (size_t)(end - *at)), *stop = newline ? newline : end;
    size_t length = (size_t)(stop - *at);
    *ret_line = (line){*at, length && stop[-1] == '\r' ? length - 1 : length};
    *at = newline ? newline + 1 : end;
    return true;
}

static bool starts(line l, const char *word) {
    size_t length = strlen(word);
    return l.length >= length && !memcmp(l.text, word, length);
}

/** The value of a header line `key value`. */
static bool has_key(line l, const char *key, line *ret_value) {
    size_t length = strlen(key);
    if (!starts(l, key) || (l.length > length && l.text[length] != ' ')) return false;
    size_t skip = l.length > length ? length + 1 : length;
    *ret_value = (line){l.text + skip, l.length - skip};
    return true;
}

static void add_line_number(uc_text *message, uint32_t number) {
    uc_text_add(message, "line ");
    uc_text_add_number(message, number);
    uc_text_add(message, ": ");
}

static uc_error bad(uc_text *message, uint32_t number, const char *reason) {
    add_line_number(message, number);
    uc_text_add(message, reason);
    return UC_BAD_RECORD;
}

/** Bytes of the UTF-8 sequence at `c` (RFC 3629), or 0. */
static size_t utf8_length(const unsigned char *c, size_t room) {
    static const struct {
        uint8_t first, last, low, high,
            length; /* range of the first byte, of the second, and the bytes in all */
    } forms[] = {{0x01, 0x7f, 0, 0, 1},       {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
                 {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
                 {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4}};
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        if (c[0] < forms[i].first || c[0] > forms[i].last) continue;
        if (forms[i].length > room) return 0;
        if (forms[i].length > 1 && (c[1] < forms[i].low || c[1] > forms[i].high)) return 0;
        for (size_t k = 2; k < forms[i].length; k++)
            if ((c[k] & 0xc0) != 0x80) return 0;
        return forms[i].length;
    }
    return 0;
}

/** A byte that is neither text nor the end of a line. */
static bool is_control(const char *text, size_t at, size_t length) {
    if (text[at] == '\r') return at + 1 < length && text[at + 1] != '\n';
    return (unsigned char)text[at] < 0x20 && text[at] != '\n' && text[at] != '\t';
}

static uc_error check_text(const char *text, size_t length, uc_text *message) {
    uint32_t number = 1;
    for (size_t at = 0; at < length;) {
        size_t step = utf8_length((const unsigned char *)text + at, length - at);
        if (!step) return bad(message, number, "not UTF-8 text");
        if (is_control(text, at, length)) return bad(message, number, "a control character");
        number += text[at] == '\n';
        at += step;
    }
    return UC_OK;
}

/** Whole numbers of at most nine digits, with a minus or without. */
static bool read_int(line l, int32_t *ret_number) {
    int32_t number = 0;
    bool minus = l.length && l.text[0] == '-';
    if (l.length == minus || l.length > 9u + minus) return false;
    for (size_t i = minus; i < l.length; i++) {
        if (l.text[i] < '0' || l.text[i] > '9') return false;
        number = 10 * number + (l.text[i] - '0');
    }
    *ret_number = minus ? -number : number;
    return true;
}

/** Takes the first word, up to a space, off a line. */
static line take_word(line *l) {
    const char *space = memchr(l->text, ' ', l->length);
    size_t length = space ? (size_t)(space - l->text) : l->length;
    line word = {l->text, length};
    *l = (line){l->text + length + (space != NULL), l->length - length - (space != NULL)};
    return word;
}

/** Cuts "a=1 b=2" into settings, in place. Returns their number, or -1. */
static int read_settings(char *rules, uc_setting *settings) {
    int count = 0;
    for (char *at = rules + strspn(rules, " "); *at; at += strspn(at, " ")) {
        char *end = at + strcspn(at, " "), *equals = memchr(at, '=', (size_t)(end - at));
        if (!equals || count == SETTINGS_MAX) return -1;
        bool last = *end == '\0';
        *equals = *end = '\0';
        settings[count++] = (uc_setting){at, equals + 1};
        at = last ? end : end + 1;
    }
    return count;
}

typedef struct head {
    line game, seats, rules;
    uint32_t game_line, seats_line, rules_line; /* 0: missing */
} head;

static uc_error read_head(uc_record *record, head *ret_head, uc_text *message) {
    line l;
    head h = {.game_line = 0};
    while (next_line(&record->rest, record->end, &l)) {
        record->line++;
        if (!l.length) break;
        uint32_t *seen = NULL;
        line value;
        if (has_key(l, "game", &value))
            h.game = value, seen = &h.game_line;
        else if (has_key(l, "seats", &value))
            h.seats = value, seen = &h.seats_line;
        else if (has_key(l, "rules", &value))
            h.rules = value, seen = &h.rules_line;
        if (seen && *seen) return bad(message, record->line, "this header line is there twice");
        if (seen) *seen = record->line;
    }
    if (!h.game_line) return bad(message, record->line, "the header has no line \"game ...\"");
    if (!h.seats_line) return bad(message, record->line, "the header has no line \"seats ...\"");
    *ret_head = h;
    return UC_OK;
}

static uc_error start_game(uc_record *record, const head *h, uc_text *message) {
    char id[32] = "", rules[RULES_MAX] = "";
    uc_setting settings[SETTINGS_MAX];
    int32_t seats;
    if (h->game.length < sizeof id) memcpy(id, h->game.text, h->game.length);
    const uc_game *game = uc_game_find(id);
    if (!game)
        return bad(message, h->game_line, "unknown game; the games are flip7, hilo, hi_lo_flip and uno_flip");
    if (!read_int(h->seats, &seats))
        return bad(message, h->seats_line, "the number of seats is not a number");
    if (h->rules.length >= sizeof rules) return bad(message, h->rules_line, "too many rules");
    if (h->rules_line) memcpy(rules, h->rules.text, h->rules.length);
    int count = read_settings(rules, settings);
    if (count < 0) return bad(message, h->rules_line, "rules are written key=value, separated by spaces");
    char buffer[UC_MESSAGE_MAX];
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    uc_error error = uc_start(&record->state, game, seats, settings, count, &reason);
    if (!error) return UC_OK;
    return bad(message, error == UC_BAD_SEATS ? h->seats_line : h->rules_line, buffer);
}

uc_error uc_record_open(uc_record *ret_record, const char *text, size_t length, uc_text *message) {
    uc_record record = {.rest = text, .end = text + length, .line = 1};
    line l;
    head h = {.game_line = 0};
    uc_error error = check_text(text, length, message);
    if (error) return error;
    if (!next_line(&record.rest, record.end, &l) || l.length != strlen(magic) || !starts(l, magic))
        return bad(message, 1, "a record begins with the line \"upcard-record 1\"");
    record.header = record.rest;
    error = read_head(&record, &h, message);
    if (!error) error = start_game(&record, &h, message);
    if (!error) *ret_record = record;
    return error;
}

/** The next header line beside game, seats and rules. */
static bool next_extra(const char **at, const char *end, line *ret_line) {
    line value;
    while (next_line(at, end, ret_line) && ret_line->length)
        if (!has_key(*ret_line, "game", &value) && !has_key(*ret_line, "seats", &value) &&
            !has_key(*ret_line, "rules", &value))
            return true;
    return false;
}

void uc_record_extra(uc_text *text, const uc_record *record) {
    line l;
    for (const char *at = record->header; next_extra(&at, record->end, &l);) {
        uc_text_add_bytes(text, l.text, l.length);
        uc_text_add(text, "\n");
    }
}

const char *uc_record_value(const uc_record *record, const char *key, size_t *ret_length) {
    line l, value;
    for (const char *at = record->header; next_extra(&at, record->end, &l);)
        if (has_key(l, key, &value)) return *ret_length = value.length, value.text;
    return NULL;
}

void uc_record_read_names(const uc_record *record, char (*names)[64]) {
    size_t length = 0;
    const char *at = uc_record_value(record, "names", &length), *end = at ? at + length : NULL;
    for (int seat = 0; seat < record->state.head.seats; seat++) {
        size_t used = 0;
        while (at && at < end && *at != '"') at++;
        for (at = at && at < end ? at + 1 : end; at && at < end && *at != '"'; at++) {
            if (*at == '\\' && at + 1 < end) at++;
            if (used < 63) names[seat][used++] = *at;
        }
        while (used && used == 63 && (names[seat][used - 1] & 0x80)) used--; /* no half character */
        names[seat][used] = '\0';
        if (at && at < end) at++;
    }
}

static int refuse(uc_record *record, uc_text *message, const char *reason) {
    bad(message, record->line, reason);
    return -1;
}

/** The line "result 0,2 512 43 120" must say how the game ended. */
static int read_result(uc_record *record, line l, uc_text *message) {
    char buffer[UC_SEATS_MAX * 16];
    uc_text text;
    if (record->result_seen) return refuse(record, message, "a second result");
    if (!uc_over(&record->state)) return refuse(record, message, "a result, but the game is not over");
    uc_text_start(&text, buffer, sizeof buffer);
    uc_record_result(&text, &record->state);
    if (text.length != l.length + 1 || memcmp(buffer, l.text, l.length))
        return refuse(record, message, "the result is not that of the game");
    record->result_seen = true;
    return 0;
}

static int read_move(uc_record *record, line l, uc_events *events, uc_text *message) {
    int32_t mover = UC_CHANCE;
    line word = take_word(&l);
    bool chance = word.length == 1 && word.text[0] == '*';
    if (record->result_seen) return refuse(record, message, "a move behind the result");
    if (!chance && (!read_int(word, &mover) || mover < 0 || mover >= record->state.head.seats))
        return refuse(record, message, "a line is \"SEAT MOVE\", \"* CHANCE-MOVE\" or \"result ...\"");
    const uc_game *game = uc_game_of(&record->state);
    int move = uc_move_parse(game, l.text, l.length);
    uc_result result = {UC_UNKNOWN_MOVE, 0};
    if (move >= 0) result = uc_apply(&record->state, mover, (uc_move)move, events);
    if (result.error) {
        add_line_number(message, record->line);
        uc_refusal_text(message, &record->state, mover, (uc_move)move, result);
        return -1;
    }
    record->mover = mover;
    record->move = (uc_move)move;
    return 1;
}

int uc_record_next(uc_record *record, uc_events *events, uc_text *message) {
    const char *before = record->rest;
    line l;
    while (next_line(&record->rest, record->end, &l)) {
        record->line++;
        if (!l.length) continue;
        int step =
            starts(l, "result ") ? read_result(record, l, message) : read_move(record, l, events, message);
        if (step < 0) record->rest = before;
        if (step) return step;
    }
    return 0;
}
