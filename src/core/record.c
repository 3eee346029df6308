/* Records: the text format of docs/record.md, read and written one line at a time. */
#include "upcard/record.h"

#include <string.h>

#include "core/settings.h"
#include "core/utf8.h"

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
    char rules[UC_RULES_MAX];
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
    uc_text_add(text, winners ? "result " : "result -");
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

typedef struct line {
    const char *text;
    size_t length; /* without the line end */
} line;

/** Reads the next line and moves *at after it; false at the end. */
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

/** Whether a header line is `key value`, and its value. */
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

/** The reason why a line is not valid text, or NULL. */
static const char *text_error(line l) {
    for (size_t at = 0, length; at < l.length; at += length) {
        length = utf8_length((const unsigned char *)l.text + at, l.length - at);
        if (!length) return "not UTF-8 text";
        if (is_control(l.text + at, length) && l.text[at] != '\t') return "a control character";
    }
    return NULL;
}

/** Takes one character of a name from *at in a form that is safe to display: a space for a control character,
 * "?" for a byte that is not UTF-8. */
static line take_character(const char **at, const char *end) {
    size_t length = utf8_length((const unsigned char *)*at, (size_t)(end - *at));
    line shown = {*at, length};
    if (!length)
        shown = (line){"?", 1};
    else if (is_control(*at, length))
        shown = (line){" ", 1};
    *at += length ? length : 1;
    return shown;
}

void uc_record_names(uc_text *text, const char *const *names, int seats) {
    uc_text_add(text, "names");
    for (int seat = 0; seat < seats; seat++) {
        const char *at = names[seat], *end = at + strlen(at);
        uc_text_add(text, " \"");
        while (at < end) {
            line shown = take_character(&at, end);
            if (shown.text[0] == '"' || shown.text[0] == '\\') uc_text_add(text, "\\");
            uc_text_add_bytes(text, shown.text, shown.length);
        }
        uc_text_add(text, "\"");
    }
    uc_text_add(text, "\n");
}

/** Integers of at most nine digits, with or without a minus sign. */
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

/** Removes the first word, up to a space, from a line. */
static line take_word(line *l) {
    const char *space = memchr(l->text, ' ', l->length);
    size_t length = space ? (size_t)(space - l->text) : l->length;
    line word = {l->text, length};
    *l = (line){l->text + length + (space != NULL), l->length - length - (space != NULL)};
    return word;
}

/** The known header keys: each may occur once. Other keys are kept and may occur several times. */
static const char *const known_keys[] = {"game", "seats",  "rules",  "names", "commit",
                                         "seed", "secret", "undone", "date"};

enum {
    GAME,
    SEATS,
    RULES,
    NAMES,
    COMMIT,
    SEED,
    SECRET,
    UNDONE,
    DATE,
    KNOWN_KEYS = sizeof known_keys / sizeof known_keys[0]
};

typedef struct head {
    line value[KNOWN_KEYS];
    uint32_t line[KNOWN_KEYS]; /* 0: missing */
} head;

static uc_error unknown_game(uc_text *message, uint32_t number) {
    bad(message, number, "unknown game; the games are ");
    uc_game_ids(message);
    return UC_BAD_RECORD;
}

/** Checks the rules, and starts the game if both game and seats are known. */
static uc_error start(uc_record *record, const head *h, const uc_game *game, int seats, uc_text *message) {
    char rules[UC_RULES_MAX] = "", buffer[UC_MESSAGE_MAX];
    uc_setting settings[UC_SETTINGS_MAX];
    if (h->value[RULES].length >= sizeof rules) return bad(message, h->line[RULES], "too many rules");
    if (h->line[RULES]) memcpy(rules, h->value[RULES].text, h->value[RULES].length);
    int count = settings_cut(rules, ' ', settings);
    if (count < 0)
        return bad(message, h->line[RULES], "rules are written key=value, separated by spaces, 32 at most");
    if (!game || !h->line[SEATS]) return UC_OK;
    uc_text reason;
    uc_text_start(&reason, buffer, sizeof buffer);
    uc_error error = uc_start(&record->state, game, seats, settings, count, &reason);
    return error ? bad(message, h->line[error == UC_BAD_SEATS ? SEATS : RULES], buffer) : UC_OK;
}

/** Checks game, seats and rules as soon as they are read, so that the error names the first bad line. Starts
 * the game once game and seats are known. */
static uc_error check_game(uc_record *record, const head *h, uc_text *message) {
    char id[32] = "";
    int32_t seats = 0;
    if (h->line[GAME] && h->value[GAME].length < sizeof id)
        memcpy(id, h->value[GAME].text, h->value[GAME].length);
    const uc_game *game = uc_game_find(id);
    if (h->line[GAME] && !game) return unknown_game(message, h->line[GAME]);
    if (h->line[SEATS] && !read_int(h->value[SEATS], &seats))
        return bad(message, h->line[SEATS], "the number of seats is not a number");
    return start(record, h, game, seats, message);
}

/** The number of names, each in quotes, separated by spaces; -1 if the line has another form. */
static int count_names(line l) {
    const char *at = l.text, *end = at + l.length;
    for (int count = 1;; count++) {
        if (at == end || *at++ != '"') return -1;
        for (; at < end && *at != '"'; at++)
            if (*at == '\\' && (++at == end || (*at != '"' && *at != '\\'))) return -1;
        if (at == end) return -1;
        if (++at == end) return count;
        if (*at != ' ') return -1;
        while (at < end && *at == ' ') at++;
    }
}

/** Whether a value has the form of `form`, in which 0 stands for any digit and f for any hexadecimal digit.
 */
static bool has_form(line l, const char *form) {
    static const char digits[] = "0123456789abcdef";
    if (l.length != strlen(form)) return false;
    for (size_t i = 0; i < l.length; i++) {
        size_t some = form[i] == '0' ? 10 : form[i] == 'f' ? 16 : 0;
        if (some ? !l.text[i] || !memchr(digits, l.text[i], some) : l.text[i] != form[i]) return false;
    }
    return true;
}

/** Checks names as soon as their number is known. */
static uc_error check_names(const head *h, uc_text *message) {
    int32_t seats = 0;
    int count = h->line[NAMES] ? count_names(h->value[NAMES]) : 0;
    bool known = h->line[NAMES] && h->line[SEATS] && read_int(h->value[SEATS], &seats);
    if (count < 0 || (known && count != seats))
        return bad(message, h->line[NAMES], "names must be one per seat, in quotes, separated by spaces");
    return UC_OK;
}

/** Checks the value of this key, alone and against other keys. */
static uc_error check_value(uc_record *record, const head *h, int key, uc_text *message) {
    static const char commit[] = "sha256:ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff";
    int32_t number;
    uc_error error = key <= RULES ? check_game(record, h, message) : UC_OK;
    if (!error && (key == SEATS || key == NAMES)) error = check_names(h, message);
    if (key == COMMIT && !has_form(h->value[key], commit))
        error = bad(message, h->line[key], "a commitment must be sha256: and 64 hexadecimal digits");
    if (key == DATE && !has_form(h->value[key], "0000-00-00T00:00:00Z"))
        error = bad(message, h->line[key], "a date must have the form 2026-11-20T19:02:11Z");
    if (key == UNDONE && (!read_int(h->value[key], &number) || number < 0))
        error = bad(message, h->line[key], "the number of decisions taken back is not a number");
    return error;
}

static uc_error read_header_line(uc_record *record, head *h, line l, uc_text *message) {
    const char *wrong = text_error(l);
    if (wrong) return bad(message, record->line, wrong);
    if (l.text[0] == '*' || (l.text[0] >= '0' && l.text[0] <= '9'))
        return bad(message, record->line, "a move in the header; an empty line ends the header");
    for (int key = 0; key < KNOWN_KEYS; key++) {
        line value;
        if (!has_key(l, known_keys[key], &value)) continue;
        if (h->line[key]) return bad(message, record->line, "duplicate header line");
        h->value[key] = value;
        h->line[key] = record->line;
        return check_value(record, h, key, message);
    }
    return UC_OK;
}

uc_error uc_record_open(uc_record *ret_record, const char *text, size_t length, uc_text *message) {
    uc_record record = {.rest = text, .end = text + length, .line = 1};
    head h = {.line = {0}};
    line l;
    if (!next_line(&record.rest, record.end, &l) || l.length != strlen(magic) || !starts(l, magic))
        return bad(message, 1, "the first line must be \"upcard-record 1\"");
    record.header = record.rest;
    while (next_line(&record.rest, record.end, &l)) {
        record.line++;
        if (!l.length) break;
        uc_error error = read_header_line(&record, &h, l, message);
        if (error) return error;
    }
    if (!h.line[GAME]) return bad(message, record.line, "the header has no line \"game ...\"");
    if (!h.line[SEATS]) return bad(message, record.line, "the header has no line \"seats ...\"");
    *ret_record = record;
    return UC_OK;
}

/** The next header line other than game, seats and rules. */
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

/** Removes the next quoted name from the rest of a line; an empty name at the end. */
static void take_name(line *rest, char name[UC_NAME_MAX]) {
    const char *at = rest->text, *end = at + rest->length;
    size_t used = 0;
    bool full = false;
    while (at < end && *at != '"') at++;
    at += at < end;
    while (at < end && *at != '"') {
        at += *at == '\\' && at + 1 < end;
        line shown = take_character(&at, end);
        full = full || used + shown.length >= UC_NAME_MAX;
        if (full) continue;
        memcpy(name + used, shown.text, shown.length);
        used += shown.length;
    }
    name[used] = '\0';
    at += at < end;
    *rest = (line){at, (size_t)(end - at)};
}

void uc_record_read_names(const uc_record *record, char (*names)[UC_NAME_MAX]) {
    size_t length = 0;
    const char *value = uc_record_value(record, "names", &length);
    line rest = {value ? value : "", length};
    for (int seat = 0; seat < record->state.head.seats; seat++) take_name(&rest, names[seat]);
}

static int refuse(uc_record *record, uc_text *message, const char *reason) {
    bad(message, record->line, reason);
    return -1;
}

/** Checks a line such as "result 0,2 512 43 120" against the end of the game. */
static int read_result(uc_record *record, line l, uc_text *message) {
    char buffer[UC_SEATS_MAX * 16];
    uc_text text;
    if (record->result_seen) return refuse(record, message, "more than one result");
    if (!uc_over(&record->state))
        return refuse(record, message, "there is a result, but the game is not over");
    uc_text_start(&text, buffer, sizeof buffer);
    uc_record_result(&text, &record->state);
    if (text.length != l.length + 1 || memcmp(buffer, l.text, l.length))
        return refuse(record, message, "the result is wrong");
    record->result_seen = true;
    return 0;
}

static int read_move(uc_record *record, line l, uc_events *events, uc_text *message) {
    int32_t mover = UC_CHANCE;
    line word = take_word(&l);
    bool chance = word.length == 1 && word.text[0] == '*';
    if (record->result_seen) return refuse(record, message, "there is a move after the result");
    if (!chance && (!read_int(word, &mover) || mover < 0 || mover >= record->state.head.seats))
        return refuse(record, message, "a line must be \"SEAT MOVE\", \"* CHANCE-MOVE\" or \"result ...\"");
    const uc_game *game = uc_game_of(&record->state);
    int parsed = uc_move_parse(game, l.text, l.length);
    uc_move move = parsed < 0 ? game->moves : (uc_move)parsed; /* game->moves is no legal move */
    uc_result result = uc_apply(&record->state, mover, move, events);
    if (result.error) {
        add_line_number(message, record->line);
        uc_refusal_text(message, &record->state, mover, move, result);
        return -1;
    }
    record->mover = mover;
    record->move = move;
    return 1;
}

int uc_record_next(uc_record *record, uc_events *events, uc_text *message) {
    const char *rest = record->rest;
    uint32_t number = record->line;
    line l;
    while (next_line(&record->rest, record->end, &l)) {
        record->line++;
        if (!l.length) continue;
        int step =
            starts(l, "result ") ? read_result(record, l, message) : read_move(record, l, events, message);
        if (step < 0) record->rest = rest, record->line = number;
        if (step) return step;
    }
    return 0;
}
