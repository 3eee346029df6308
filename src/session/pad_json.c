/* A score pad as text: the lines of its log, the record of a game that it followed, and as JSON all that a
 * screen shows of it. */
#include <string.h>

#include "core/json.h"
#include "session/piece.h"
#include "upcard/pad.h"

static void add_number(uc_text *text, const char *key, int64_t number) {
    json_key(text, key);
    uc_text_add_number(text, number);
}

static void add_flag(uc_text *text, const char *key, bool flag) {
    json_key(text, key);
    json_flag(text, flag);
}

static void add_word(uc_text *text, const char *key, const char *word) {
    json_key(text, key);
    if (word)
        uc_text_add_quoted(text, word);
    else
        uc_text_add(text, "null");
}

static void add_seats(uc_text *text, const char *key, uint64_t seats) {
    json_key(text, key);
    uc_text_add(text, "[");
    for (int i = 0; seats; i++, seats &= seats - 1) {
        json_comma(text, i);
        uc_text_add_number(text, __builtin_ctzll(seats));
    }
    uc_text_add(text, "]");
}

/* The part of the pad that the game knows. */
static void add_game(uc_text *text, const uc_state *state) {
    const uc_pad_game *game = uc_game_of(state)->pad;
    add_word(text, "who", game->who);
    add_flag(text, "who_is_needed", game->who_is_needed);
    add_flag(text, "sums", game->sums);
    add_flag(text, "heaps", game->heap);
    add_word(text, "nothing", game->nothing);
    add_number(text, "bonus", game->bonus ? game->bonus(state) : 0);
    add_number(text, "least", game->least);
    add_number(text, "most", game->most);
    add_number(text, "usual", game->usual ? game->usual : game->highest(state, true));
    add_number(text, "highest", game->highest(state, false));
    add_number(text, "highest_who", game->highest(state, true));
    add_word(text, "options", game->options);
    json_key(text, "cards");
    uc_text_add(text, "[");
    for (int kind = 0, listed = 0; kind < game->kinds; kind++) {
        char buffer[UC_NAME_MAX];
        uc_text word;
        if (!game->copies(state, kind)) continue;
        uc_text_start(&word, buffer, sizeof buffer);
        game->kind(&word, kind);
        json_comma(text, listed++);
        uc_text_add(text, "{");
        add_word(text, "card", buffer);
        add_number(text, "copies", game->copies(state, kind));
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
}

static void add_state(uc_text *text, const uc_pad *pad) {
    const uc_state *state = uc_pad_state(pad);
    const uc_pad_game *game = uc_game_of(state)->pad;
    int seats = state->head.seats;
    add_word(text, "game", uc_game_of(state)->id);
    json_key(text, "names");
    uc_text_add(text, "[");
    for (int seat = 0; seat < seats; seat++) {
        json_comma(text, seat);
        uc_text_add_quoted(text, uc_pad_names(pad)[seat]);
    }
    uc_text_add(text, "]");
    json_key(text, "rules");
    uc_rules_json(text, state);
    add_number(text, "round", state->head.round);
    json_key(text, "totals");
    uc_text_add(text, "[");
    for (int seat = 0; seat < seats; seat++) {
        json_comma(text, seat);
        uc_text_add_number(text, uc_total(state, seat));
    }
    uc_text_add(text, "]");
    add_flag(text, "over", uc_over(state));
    add_seats(text, "winners", uc_winners(state));
    add_seats(text, "leaders", uc_pad_leaders(pad));
    add_flag(text, "lowest_wins", uc_lowest_wins(state));
    json_key(text, "dealer");
    json_seat(text, game->dealer && !uc_over(state) ? game->dealer(state) : UC_NOBODY);
    add_word(text, "starter", game->starter ? game->starter(state) : NULL);
    add_seats(text, "begins", game->begins && !uc_over(state) ? game->begins(state) : 0);
}

/* What each seat needs, if the game is not over. */
static void add_needs(uc_text *text, const uc_pad *pad) {
    const uc_state *state = uc_pad_state(pad);
    json_key(text, "needs");
    uc_text_add(text, "[");
    for (int seat = 0; seat < state->head.seats && !uc_over(state); seat++) {
        uc_pad_needs needs = uc_pad_needs_of(pad, seat);
        uc_text_add(text, seat ? ",{" : "{");
        json_key(text, "end");
        if (needs.end < 0)
            uc_text_add(text, "null");
        else
            uc_text_add_number(text, needs.end);
        add_number(text, "lead", needs.lead);
        add_seats(text, "rivals", needs.rivals);
        uc_text_add(text, "}");
    }
    uc_text_add(text, "]");
    add_flag(text, "shares", uc_pad_shares(pad));
    add_flag(text, "played_off", uc_pad_played_off(pad));
}

static void add_rounds(uc_text *text, const uc_pad *pad) {
    json_key(text, "rounds");
    uc_text_add(text, "[");
    for (size_t round = 0; round < uc_pad_round_count(pad); round++) {
        size_t entry = uc_pad_round_entry(pad, round);
        uc_text_add(text, round ? ",{" : "{");
        add_number(text, "entry", (int64_t)entry);
        json_key(text, "who");
        json_seat(text, uc_pad_entry_who(pad, entry));
        json_key(text, "points");
        uc_text_add(text, "[");
        for (int seat = 0; seat < uc_pad_state(pad)->head.seats; seat++) {
            json_comma(text, seat);
            uc_text_add_number(text, uc_pad_round_points(pad, round, seat));
        }
        uc_text_add(text, "]}");
    }
    uc_text_add(text, "]");
}

static void add_entries(uc_text *text, const uc_pad *pad) {
    json_key(text, "entries");
    uc_text_add(text, "[");
    for (size_t number = 1; number <= uc_pad_entry_count(pad); number++) {
        uc_text_add(text, number > 1 ? "," : "");
        uc_text_add_quoted(text, uc_pad_entry(pad, number));
    }
    uc_text_add(text, "]");
}

/* The first move of the round that has been begun card by card. */
static size_t first_move(const uc_pad *pad) {
    size_t rounds = uc_pad_round_count(pad), number = rounds ? uc_pad_round_entry(pad, rounds - 1) : 0;
    do number++;
    while (!is_move(uc_pad_entry(pad, number)));
    return number;
}

bool uc_pad_so_far(const uc_pad *pad, uc_text *text) {
    const uc_state *state = uc_pad_state(pad);
    const uc_pad_game *game = uc_game_of(state)->pad;
    if (!uc_pad_begun(pad)) return false;
    size_t first = first_move(pad), last = uc_pad_entry_count(pad);
    uc_text_add(text, "fix ");
    uc_text_add_number(text, (int64_t)first);
    if (last > first) uc_text_add(text, "-");
    if (last > first) uc_text_add_number(text, (int64_t)last);
    uc_text_add(text, " round");
    for (int seat = 0; seat < state->head.seats; seat++) {
        uc_text_add(text, seat ? " | " : " ");
        if (game->part) game->part(state, seat, text);
    }
    return true;
}

static void add_so_far(uc_text *text, const uc_pad *pad) {
    char line[UC_PAD_LINE_MAX];
    uc_text so_far;
    uc_text_start(&so_far, line, sizeof line);
    add_word(text, "so_far", uc_pad_so_far(pad, &so_far) ? line : NULL);
}

/* Lines that are not taken back. */
static int64_t lines_left(const uc_pad *pad) {
    int64_t left = 0;
    for (size_t i = 0; i < uc_pad_line_count(pad); i++) left += strcmp(uc_pad_line(pad, i), "undo") ? 1 : -1;
    return left;
}

/* Whether the dealer of this round can be named now. */
static bool game_deals(const uc_pad *pad) {
    const uc_state *state = uc_pad_state(pad);
    return uc_game_of(state)->pad->deal && !uc_over(state) && !uc_pad_begun(pad);
}

void uc_pad_json(const uc_pad *pad, uc_text *text) {
    uc_text_add(text, "{");
    add_state(text, pad);
    add_flag(text, "begun", uc_pad_begun(pad));
    add_so_far(text, pad);
    add_flag(text, "deals", game_deals(pad));
    add_flag(text, "can_undo", lines_left(pad) > 0);
    add_flag(text, "odds", uc_pad_odds(pad));
    add_needs(text, pad);
    add_rounds(text, pad);
    add_entries(text, pad);
    add_game(text, uc_pad_state(pad));
    uc_text_add(text, "}");
}

void uc_pad_lines(const uc_pad *pad, size_t from, uc_text *text) {
    for (size_t i = from; i < uc_pad_line_count(pad); i++) {
        uc_text_add(text, uc_pad_line(pad, i));
        uc_text_add(text, "\n");
    }
}

/* The moves of an entry, which have commas between them, each on a line. */
static void add_moves(uc_text *record, const char *moves) {
    for (bool more = true; more;) {
        moves += strspn(moves, " ");
        size_t whole = strcspn(moves, ","), length = whole;
        while (length && moves[length - 1] == ' ') length--;
        uc_text_add_bytes(record, moves, length);
        uc_text_add(record, "\n");
        more = moves[whole];
        moves += whole + more;
    }
}

uc_error uc_pad_record(const uc_pad *pad, uc_text *record, uc_text *message) {
    char extra[UC_SEATS_MAX * 2 * UC_NAME_MAX + 64];
    uc_text out;
    size_t entries = uc_pad_entry_count(pad);
    for (size_t i = 1; i <= entries; i++) {
        const char *entry = uc_pad_entry(pad, i);
        if (is_move(entry)) continue;
        uc_text_add(message, "entry ");
        uc_text_add_number(message, (int64_t)i);
        uc_text_add(message, strncmp(entry, "round", 5) != 0
                                 ? " is no move; a record has every card in its place"
                                 : " has a round's points only; a record has every card");
        return UC_BAD_RECORD;
    }
    uc_text_start(&out, extra, sizeof extra);
    uc_record_names(&out, uc_pad_names(pad), uc_pad_state(pad)->head.seats);
    uc_record_begin(record, uc_pad_fresh(pad), extra);
    for (size_t i = 1; i <= entries; i++) add_moves(record, uc_pad_entry(pad, i));
    uc_record_result(record, uc_pad_state(pad));
    return UC_OK;
}
