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
/* The events of the last line, if it was a move. */
static char news[1 << 15];

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
        news[0] = '\0';
    }
    return verdict(read, NULL, message.buffer);
}

/* ---- card by card ---- */

/* Makes the moves of a line once more, to tell what happens. */
static void tell(uc_state *state, const char *line) {
    static uc_events events;
    const uc_game *game = uc_game_of(state);
    uc_text text;
    int told = 0;
    uc_text_start(&text, news, sizeof news);
    for (const char *at = line, *next; at; at = next) {
        at += strspn(at, " ");
        const char *end = at + strcspn(at, ",");
        next = *end ? end + 1 : NULL;
        int mover = *at == '*' ? UC_CHANCE : atoi(at);
        at += strcspn(at, " ");
        at += strspn(at, " ");
        while (end > at && end[-1] == ' ') end--;
        int move = uc_move_parse(game, at, (size_t)(end - at));
        events.count = 0;
        if (move < 0 || uc_apply(state, mover, (uc_move)move, &events).error) break;
        for (uint32_t i = 0; i < events.count; i++) {
            uc_text_add(&text, told++ ? "," : "");
            uc_event_json(&text, game, &events.item[i]);
        }
    }
    if (!uc_text_whole(&text)) news[0] = '\0';
}

/** Enters a line. NULL, or the problem; then nothing has changed. */
EXPORT(pad_enter) const char *pad_enter(const char *line) {
    static uc_state before;
    uc_text message;
    start_message(&message);
    before = *uc_pad_state(pad);
    bool well = !uc_pad_enter(pad, line, &message);
    if (well) {
        news[0] = '\0';
        if (*line == '*' || (*line >= '0' && *line <= '9')) tell(&before, line);
    }
    return verdict(well, uc_pad_problem_of(pad), message.buffer);
}

static void add_move(uc_text *text, const uc_state *state, uc_move move, int place) {
    uc_text_add(text, place ? ",\"" : "\"");
    uc_move_text(text, uc_game_of(state), move);
    uc_text_add(text, "\"");
}

/* The outcomes of chance with their weights, which are the copies of cards: {"card 5":4}. */
static void add_outcomes(uc_text *text, const uc_state *state) {
    uint32_t weight = uc_weight(state);
    for (uint32_t r = 0, from = 0; r < weight; r++) {
        uc_move move = uc_pick(state, r);
        if (r + 1 < weight && uc_pick(state, r + 1) == move) continue;
        add_move(text, state, move, (int)from);
        uc_text_add(text, ":");
        uc_text_add_number(text, r + 1 - from);
        from = r + 1;
    }
}

static int mover_of(const uc_state *state) {
    uint64_t actors = uc_actors(state);
    return actors == UC_ACTORS_CHANCE || !actors ? UC_NOBODY : __builtin_ctzll(actors);
}

/* The first move after which chance names a card of this round, or -1; *ret_after is the state then. */
static int asks_chance(const uc_state *state, const uc_move *moves, int count, uc_state *ret_after) {
    for (int i = 0; i < count; i++) {
        *ret_after = *state;
        if (!uc_apply(ret_after, mover_of(state), moves[i], NULL).error &&
            uc_actors(ret_after) == UC_ACTORS_CHANCE && ret_after->head.round == state->head.round)
            return moves[i];
    }
    return -1;
}

static void write_turn(const uc_pad *of, uc_text *text) {
    static uc_state after;
    const uc_state *state = uc_pad_state(of);
    uc_move moves[UC_MOVES_MAX];
    int mover = mover_of(state), count = mover == UC_NOBODY ? 0 : uc_legal(state, mover, moves);
    int by = asks_chance(state, moves, count, &after);
    uc_text_add(text, "{\"view\":");
    uc_state_json(text, state);
    uc_text_add(text, ",\"mover\":");
    if (mover == UC_NOBODY)
        uc_text_add(text, "null");
    else
        uc_text_add_number(text, mover);
    uc_text_add(text, ",\"moves\":[");
    for (int i = 0; i < count; i++) add_move(text, state, moves[i], i);
    uc_text_add(text, "],\"by\":");
    if (by < 0)
        uc_text_add(text, "null");
    else
        add_move(text, state, (uc_move)by, 0);
    uc_text_add(text, ",\"cards\":{");
    if (by >= 0 || uc_actors(state) == UC_ACTORS_CHANCE) add_outcomes(text, by >= 0 ? &after : state);
    uc_text_add(text, "},\"news\":[");
    uc_text_add(text, news);
    uc_text_add(text, "]}");
}

/** Where a game stands that is followed card by card: the state, the seat that is to move with its legal
 * moves, the cards that may come (now, or after the move `by`), and the events of the last line. */
EXPORT(pad_turn) const char *pad_turn(void) {
    return answer(write_turn, pad);
}

/* ---- trying, counting, files ---- */

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

/** The seats, as bits, that a round has nothing for although they could have points. */
EXPORT(pad_left_out) uint64_t pad_left_out(const char *line) {
    return uc_pad_left_out(pad, line);
}

/** What people should be asked before a round is entered: the code of a problem, or "". */
EXPORT(pad_doubt) const char *pad_doubt(const char *line) {
    const char *doubt = uc_pad_doubt(pad, line);
    return doubt ? doubt : "";
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
