/* The compact form of a record: a stream of bits as base64url (RFC 4648), six bits a character.
 *
 * After the mark come the game and the number of seats (8 bits each), the rules in force and the other header
 * lines (two texts of at most 8191 bytes: a length of 16 bits, then 8 bits a byte), the number of moves (32
 * bits), and each move as its index among all possible ones (the outcomes, or the legal moves of the actors
 * one after the other), in the fewest bits that can count them. */
#include <string.h>

#include "core/game_lookup.h"
#include "upcard/record.h"

static const char mark[] = "upcard1.";
static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

enum { TEXT_MAX = 8191 };

/** Writes all possible moves at a position, in order, each mover's moves together. Returns their number.
 */
static uint32_t possible(const uc_state *state, uint32_t *ret_first, uc_move (*moves)[UC_MOVES_MAX],
                         int *movers) {
    uint64_t may = uc_actors(state);
    uint32_t total = 0;
    for (int i = 0; may; i++, may &= may - 1) {
        movers[i] = __builtin_ctzll(may);
        ret_first[i] = total;
        int count = movers[i] == UC_CHANCE ? uc_outcomes(state, moves[i], NULL)
                                           : uc_legal(state, movers[i], moves[i]);
        total += (uint32_t)count;
        ret_first[i + 1] = total;
    }
    return total;
}

/** The bits that a number of 0..n-1 takes. */
static int bits_for(uint32_t n) {
    return n < 2 ? 0 : 32 - __builtin_clz(n - 1);
}

typedef struct writer {
    uc_text *out;
    uint32_t held; /* bits not yet written, the newest lowest */
    int count;
} writer;

static void write_bits(writer *w, uint32_t value, int bits) {
    while (bits-- > 0) {
        w->held = w->held << 1 | (value >> bits & 1);
        if (++w->count < 6) continue;
        uc_text_add_bytes(w->out, &digits[w->held & 63], 1);
        w->held = 0;
        w->count = 0;
    }
}

static void write_text(writer *w, const char *text, size_t length) {
    write_bits(w, (uint32_t)length, 16);
    for (size_t i = 0; i < length; i++) write_bits(w, (unsigned char)text[i], 8);
}

static void write_move(writer *w, const uc_state *state, int mover, uc_move move) {
    uc_move moves[UC_SEATS_MAX][UC_MOVES_MAX];
    uint32_t first[UC_SEATS_MAX + 1];
    int movers[UC_SEATS_MAX], i = 0;
    uint32_t total = possible(state, first, moves, movers), k = 0;
    while (movers[i] != mover) i++;
    while (moves[i][k] != move) k++;
    write_bits(w, first[i] + k, bits_for(total));
}

/** The number of moves of a record, or -1 with a message. */
static int64_t count_moves(uc_record record, uc_text *message) {
    int64_t count = 0;
    for (int more; (more = uc_record_next(&record, NULL, message)) != 0; count++)
        if (more < 0) return -1;
    return count;
}

uc_error uc_link_write(uc_text *link, const char *text, size_t length, uc_text *message) {
    char rules[1024], extra[TEXT_MAX + 1];
    uc_record record;
    uc_text part;
    uc_error error = uc_record_open(&record, text, length, message);
    if (error) return error;
    int64_t moves = count_moves(record, message);
    if (moves < 0) return UC_BAD_RECORD;
    const uc_game *game = uc_game_of(&record.state);
    writer w = {link, 0, 0};
    uc_text_add(link, mark);
    write_bits(&w, game->number, 8);
    write_bits(&w, record.state.head.seats, 8);
    uc_text_start(&part, rules, sizeof rules);
    uc_record_rules(&part, &record.state);
    write_text(&w, rules, part.length);
    uc_text_start(&part, extra, sizeof extra);
    uc_record_extra(&part, &record);
    if (!uc_text_whole(&part))
        return uc_text_add(message, "the header is too long for a link"), UC_BAD_RECORD;
    write_text(&w, extra, part.length);
    write_bits(&w, (uint32_t)moves, 32);
    for (uc_state before = record.state; uc_record_next(&record, NULL, message) == 1; before = record.state)
        write_move(&w, &before, record.mover, record.move);
    write_bits(&w, 0, (6 - w.count) % 6);
    return uc_text_whole(link) ? UC_OK : UC_TOO_SMALL;
}

typedef struct reader {
    const char *at, *end;
    uint32_t held;
    int count;
    bool bad; /* the text ended too early or has an invalid character */
} reader;

static uint32_t read_bits(reader *r, int bits) {
    uint32_t value = 0;
    while (bits-- > 0) {
        if (!r->count) {
            const char *digit = r->at < r->end && *r->at ? strchr(digits, *r->at) : NULL;
            if (!digit) return r->bad = true, 0;
            r->held = (uint32_t)(digit - digits);
            r->count = 6;
            r->at++;
        }
        value = value << 1 | (r->held >> --r->count & 1);
    }
    return value;
}

/** Reads a text, in which no byte is 0, into `buffer` of TEXT_MAX + 1 bytes. */
static void read_text(reader *r, char *buffer) {
    uint32_t length = read_bits(r, 16);
    r->bad = r->bad || length > TEXT_MAX;
    for (uint32_t i = 0; i < length && !r->bad; i++) {
        buffer[i] = (char)read_bits(r, 8);
        r->bad = r->bad || !buffer[i];
    }
    buffer[r->bad ? 0 : length] = '\0';
}

static bool read_move(reader *r, uc_state *state, uc_text *record) {
    uc_move moves[UC_SEATS_MAX][UC_MOVES_MAX];
    uint32_t first[UC_SEATS_MAX + 1];
    int movers[UC_SEATS_MAX], i = 0;
    uint32_t total = possible(state, first, moves, movers);
    uint32_t k = read_bits(r, bits_for(total));
    if (r->bad || k >= total) return false;
    while (k >= first[i + 1]) i++;
    uc_record_move(record, uc_game_of(state), movers[i], moves[i][k - first[i]]);
    uc_apply(state, movers[i], moves[i][k - first[i]], NULL);
    return true;
}

static uc_error bad_link(uc_text *message) {
    uc_text_add(message, "the link is damaged");
    return UC_BAD_RECORD;
}

/** Writes the head of the record, and reads it back, which checks it and starts the game. */
static uc_error read_head(reader *r, uc_text *record, uc_state *ret_state, uc_text *message) {
    char rules[TEXT_MAX + 1], extra[TEXT_MAX + 1], buffer[2 * TEXT_MAX + 256];
    uint32_t number = read_bits(r, 8), seats = read_bits(r, 8);
    read_text(r, rules);
    read_text(r, extra);
    const uc_game *game = game_by_number(number);
    bool whole_lines = !extra[0] || extra[strlen(extra) - 1] == '\n';
    if (r->bad || !game || !whole_lines) return bad_link(message);
    uc_text head;
    uc_text_start(&head, buffer, sizeof buffer);
    uc_record_head(&head, game, (int)seats, rules, extra);
    uc_text_add(record, buffer);
    uc_record check;
    uc_error error = uc_record_open(&check, buffer, head.length, message);
    if (!error && check.rest != check.end) error = bad_link(message); /* an empty line inside the header */
    if (!error) *ret_state = check.state;
    return error;
}

uc_error uc_link_read(uc_text *record, const char *link, size_t length, uc_text *message) {
    size_t skip = sizeof mark - 1;
    if (length < skip || memcmp(link, mark, skip) != 0) return bad_link(message);
    reader r = {.at = link + skip, .end = link + length};
    uc_state state;
    uc_error error = read_head(&r, record, &state, message);
    if (error) return error;
    for (uint32_t left = read_bits(&r, 32); left; left--)
        if (uc_over(&state) || !read_move(&r, &state, record)) return bad_link(message);
    if (r.bad || r.at != r.end || (r.held & ((1u << r.count) - 1))) return bad_link(message);
    uc_record_result(record, &state);
    return uc_text_whole(record) ? UC_OK : UC_TOO_SMALL;
}
