/* One request of upcard drive in, one answer out. */
#include "drive/drive.h"

#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/arguments.h"
#include "upcard/record.h"
#include "upcard/rng.h"

enum { SAMPLE_MAX = 1000000, MOVE_LINE_MAX = UC_MOVE_TEXT_MAX + 32 };

typedef struct step {
    uint8_t mover;
    uc_move move;
} step;

/* Everything about the current game. */
typedef struct session {
    bool started;
    uc_state fresh, state;
    uc_events events; /* of the last move */
    step *steps;
    size_t count, room;
    char *extra; /* header lines of a loaded record, or NULL */
} session;

struct drive {
    session now;
    uc_text out; /* grows: see reserve */
};

/* Makes room for `more` bytes after the answer so far. Exits if memory is short, since no answer is possible.
 */
static void reserve(drive *d, size_t more) {
    size_t wanted = d->out.length + more + 1;
    if (wanted <= d->out.capacity) return;
    while (d->out.capacity < wanted) d->out.capacity *= 2;
    char *larger = realloc(d->out.buffer, d->out.capacity);
    if (!larger) {
        fputs("upcard drive: out of memory\n", stderr);
        exit(STATUS_FAILED);
    }
    d->out.buffer = larger;
}

static void write_text(drive *d, const char *text) {
    reserve(d, strlen(text));
    uc_text_add(&d->out, text);
}

static void write_quoted(drive *d, const char *text) {
    reserve(d, 6 * strlen(text) + 2);
    uc_text_add_quoted(&d->out, text);
}

static void write_number(drive *d, int64_t number) {
    reserve(d, 24);
    uc_text_add_number(&d->out, number);
}

static void write_move(drive *d, const uc_game *game, uc_move move) {
    reserve(d, UC_MOVE_TEXT_MAX + 2);
    uc_text_add(&d->out, "\"");
    uc_move_text(&d->out, game, move);
    uc_text_add(&d->out, "\"");
}

static void clear_answer(drive *d) {
    d->out.length = 0;
    d->out.buffer[0] = '\0';
}

/* Answers with an error, and returns false. `rule` is 0 if no numbered rule is broken. */
static bool refuse(drive *d, const char *code, const uc_game *game, uc_rule rule, const char *message) {
    clear_answer(d);
    write_text(d, "{\"ok\":false,\"error\":");
    write_quoted(d, code);
    write_text(d, ",\"rule\":");
    if (rule) {
        char id[16];
        uc_text text;
        uc_text_start(&text, id, sizeof id);
        uc_rule_id(&text, game, rule);
        write_quoted(d, id);
    } else {
        write_text(d, "null");
    }
    write_text(d, ",\"message\":");
    write_quoted(d, message);
    write_text(d, "}");
    return false;
}

static bool bad_request(drive *d, const char *message) {
    return refuse(d, "bad_request", NULL, 0, message);
}

static void write_legal(drive *d, const uc_state *state, uint64_t actors) {
    write_text(d, ",\"legal\":{");
    for (bool first = true; actors; actors &= actors - 1, first = false) {
        uc_move moves[UC_MOVES_MAX];
        int seat = __builtin_ctzll(actors), count = uc_legal(state, seat, moves);
        write_text(d, first ? "\"" : ",\"");
        write_number(d, seat);
        write_text(d, "\":[");
        for (int i = 0; i < count; i++) {
            if (i) write_text(d, ",");
            write_move(d, uc_game_of(state), moves[i]);
        }
        write_text(d, "]");
    }
    write_text(d, "}");
}

static void write_outcomes(drive *d, const uc_state *state, bool chance) {
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    int count = chance ? uc_outcomes(state, moves, weights) : 0;
    write_text(d, ",\"outcomes\":[");
    for (int i = 0; i < count; i++) {
        write_text(d, i ? ",[" : "[");
        write_move(d, uc_game_of(state), moves[i]);
        write_text(d, ",");
        write_number(d, weights[i]);
        write_text(d, "]");
    }
    write_text(d, "]");
}

static void write_events(drive *d) {
    const uc_events *events = &d->now.events;
    write_text(d, ",\"events\":[");
    for (uint32_t i = 0; i < events->count; i++) {
        if (i) write_text(d, ",");
        reserve(d, 4096);
        uc_event_json(&d->out, uc_game_of(&d->now.state), &events->item[i]);
    }
    write_text(d, "]");
}

/* Writes a position; its JSON object stays open, so that more keys can follow. */
static void write_position(drive *d) {
    const uc_state *state = &d->now.state;
    uint64_t actors = uc_actors(state);
    bool chance = actors == UC_ACTORS_CHANCE;
    clear_answer(d);
    write_text(d, chance ? "{\"ok\":true,\"chance\":true,\"actors\":["
                         : "{\"ok\":true,\"chance\":false,\"actors\":[");
    if (chance) actors = 0;
    for (uint64_t rest = actors; rest; rest &= rest - 1) {
        if (rest != actors) write_text(d, ",");
        write_number(d, __builtin_ctzll(rest));
    }
    write_text(d, "]");
    write_legal(d, state, actors);
    write_outcomes(d, state, chance);
    write_events(d);
    write_text(d, ",\"state\":");
    reserve(d, UC_JSON_MAX);
    uc_state_json(&d->out, state);
}

static bool answer_position(drive *d) {
    write_position(d);
    write_text(d, "}");
    return true;
}

static void remember_step(session *s, int mover, uc_move move) {
    if (s->count == s->room) {
        size_t room = s->room ? 2 * s->room : 1024;
        step *larger = realloc(s->steps, room * sizeof *larger);
        if (!larger) {
            fputs("upcard drive: out of memory\n", stderr);
            exit(STATUS_FAILED);
        }
        s->steps = larger;
        s->room = room;
    }
    s->steps[s->count++] = (step){(uint8_t)mover, move};
}

/* Stores a move and its events. */
static void keep_move(session *s, int mover, uc_move move, const uc_events *events) {
    s->events.count = events->count;
    memcpy(s->events.item, events->item, events->count * sizeof events->item[0]);
    remember_step(s, mover, move);
}

static uc_result make_move(session *s, int mover, uc_move move) {
    uc_events events;
    events.count = 0;
    uc_result result = uc_apply(&s->state, mover, move, &events);
    if (!result.error) keep_move(s, mover, move, &events);
    return result;
}

static void drop_session(session *s) {
    free(s->steps);
    free(s->extra);
    *s = (session){.started = false};
}

/* Replaces the current game with the prepared one. */
static bool take_session(drive *d, session *ready) {
    drop_session(&d->now);
    d->now = *ready;
    d->now.started = true;
    return answer_position(d);
}

/* Whether a value is exactly this text; a value with a NUL inside is not. */
static bool is_text(json_t *value, const char *text) {
    return json_is_string(value) && json_string_length(value) == strlen(text) &&
           !strcmp(json_string_value(value), text);
}

/* A whole number, even if it is written as 3.0. */
static bool is_whole(json_t *value, json_int_t *ret_number) {
    if (json_is_integer(value)) return *ret_number = json_integer_value(value), true;
    double real = json_is_real(value) ? json_real_value(value) : 0.5;
    if (real < -1e15 || real > 1e15 || real != (double)(json_int_t)real) return false;
    *ret_number = (json_int_t)real;
    return true;
}

static bool answer_games(drive *d, json_t *request) {
    (void)request;
    clear_answer(d);
    write_text(d, "{\"ok\":true,\"games\":");
    reserve(d, UC_GAMES_COUNT * UC_JSON_MAX);
    uc_games_json(&d->out, NULL);
    write_text(d, "}");
    return true;
}

/* A value that no rule can have, as written in the request, shortened. */
static void show_value(json_t *value, char text[32]) {
    char *dump = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT | JSON_ENSURE_ASCII);
    snprintf(text, 32, "%s", dump ? dump : "?");
    free(dump);
}

/* The values of "rules" as text. Returns how many, or -1 after an error answer. Numbers are written into
 * `numbers`. */
static int read_rules(drive *d, json_t *rules, uc_setting *settings, char (*numbers)[32]) {
    const char *key;
    json_t *value;
    int count = 0;
    if (!rules || json_is_null(rules)) return 0;
    if (!json_is_object(rules)) return bad_request(d, "\"rules\" is not an object"), -1;
    json_object_foreach(rules, key, value) {
        if (count == UC_SETTINGS_MAX) return refuse(d, "bad_rules", NULL, 0, "too many rules"), -1;
        uc_setting *setting = &settings[count];
        setting->key = key;
        setting->value = numbers[count];
        json_int_t whole;
        if (json_is_string(value) && strlen(json_string_value(value)) == json_string_length(value))
            setting->value = json_string_value(value);
        else if (is_whole(value, &whole))
            snprintf(numbers[count], sizeof numbers[count], "%lld", (long long)whole);
        else
            show_value(value, numbers[count]);
        count++;
    }
    return count;
}

static bool answer_new(drive *d, json_t *request) {
    json_t *id = json_object_get(request, "game"), *seats = json_object_get(request, "seats");
    if (!json_is_string(id)) return bad_request(d, "\"game\" is missing or not a text");
    json_int_t wanted;
    if (!is_whole(seats, &wanted)) return bad_request(d, "\"seats\" is missing or not a whole number");
    const uc_game *game = uc_game_find(json_string_value(id));
    if (!game || !is_text(id, game->id))
        return refuse(d, "unknown_game", NULL, 0, "unknown game; ask {\"op\":\"games\"} for the list");
    uc_setting settings[UC_SETTINGS_MAX];
    char numbers[UC_SETTINGS_MAX][32], message[UC_MESSAGE_MAX];
    int count = read_rules(d, json_object_get(request, "rules"), settings, numbers);
    if (count < 0) return false;
    json_t *preset = json_object_get(request, "preset");
    if (preset &&
        (!json_is_string(preset) || strlen(json_string_value(preset)) != json_string_length(preset)))
        return bad_request(d, "\"preset\" is not a text");
    if (preset && count == UC_SETTINGS_MAX) return refuse(d, "bad_rules", NULL, 0, "too many rules");
    if (preset) settings[count++] = (uc_setting){"preset", json_string_value(preset)};
    session ready = {.started = false};
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    if (wanted < INT_MIN || wanted > INT_MAX)
        return refuse(d, "bad_seats", NULL, 0, "no game allows this number of seats");
    uc_error error = uc_start(&ready.state, game, (int)wanted, settings, count, &text);
    if (error) return refuse(d, uc_error_word(error), NULL, 0, message);
    ready.fresh = ready.state;
    return take_session(d, &ready);
}

/* The mover of a request: a seat number or "chance"; -1 if it is neither. */
static int read_mover(json_t *seat) {
    json_int_t number;
    if (is_text(seat, "chance")) return UC_CHANCE;
    if (!is_whole(seat, &number)) return -1;
    return number < 0 || number >= UC_SEATS_MAX ? UC_NOBODY
                                                : (int)number; /* UC_NOBODY is never among the actors */
}

static bool answer_apply(drive *d, json_t *request) {
    json_t *text = json_object_get(request, "move");
    int mover = read_mover(json_object_get(request, "seat"));
    if (mover < 0) return bad_request(d, "\"seat\" is neither a seat number nor \"chance\"");
    if (!json_is_string(text)) return bad_request(d, "\"move\" is missing or not a text");
    const uc_state *state = &d->now.state;
    const uc_game *game = uc_game_of(state);
    int move = uc_move_parse(game, json_string_value(text), json_string_length(text));
    uc_move number =
        move < 0 ? game->moves : (uc_move)move; /* an index past the last is no move of any game */
    uc_result result = make_move(&d->now, mover, number);
    if (!result.error) return answer_position(d);
    char message[UC_MESSAGE_MAX];
    uc_text reason;
    uc_text_start(&reason, message, sizeof message);
    uc_refusal_text(&reason, state, mover, number, result);
    return refuse(d, uc_error_word((uc_error)result.error), game, result.rule, message);
}

static bool answer_same(drive *d, json_t *request) {
    (void)request;
    return answer_position(d);
}

static bool answer_view(drive *d, json_t *request) {
    json_t *seat = json_object_get(request, "seat");
    int viewer = -1;
    json_int_t number;
    if (is_text(seat, "spectator"))
        viewer = UC_SPECTATOR;
    else if (is_whole(seat, &number) && number >= 0 && number < d->now.state.head.seats)
        viewer = (int)number;
    if (viewer < 0) return bad_request(d, "\"seat\" is neither a seat of this game nor \"spectator\"");
    uc_view view;
    uc_view_of(&d->now.state, viewer, &view);
    clear_answer(d);
    write_text(d, "{\"ok\":true,\"view\":");
    reserve(d, UC_JSON_MAX);
    uc_view_json(&d->out, &view);
    write_text(d, "}");
    return true;
}

/* Draws until a seat is to act, or with `over` until the game is over. Returns true if it stopped earlier. */
static bool sample(session *s, uc_rng *rng, bool over) {
    for (int made = 0;; made++) {
        uint64_t actors = uc_actors(&s->state);
        bool chance = actors == UC_ACTORS_CHANCE;
        if (!actors || (!chance && !over)) return false;
        if (over && made == SAMPLE_MAX) return true;
        uc_move moves[UC_MOVES_MAX];
        int mover = chance ? UC_CHANCE : uc_rng_bit(rng, actors);
        uc_move move = chance ? uc_draw(&s->state, rng)
                              : moves[uc_rng_below(rng, (uint32_t)uc_legal(&s->state, mover, moves))];
        make_move(s, mover, move);
    }
}

static bool answer_sample(drive *d, json_t *request) {
    json_t *seed = json_object_get(request, "seed"), *until = json_object_get(request, "until");
    if (!json_is_string(seed)) return bad_request(d, "\"seed\" is missing or not a text");
    bool over = is_text(until, "over");
    if (!over && !is_text(until, "decision"))
        return bad_request(d, "\"until\" is neither \"decision\" nor \"over\"");
    uc_rng rng;
    uc_rng_start(&rng, uc_seed_of_text(json_string_value(seed)), 0);
    size_t first = d->now.count;
    bool stopped = sample(&d->now, &rng, over);
    write_position(d);
    write_text(d, stopped ? ",\"stopped\":true,\"moves\":[" : ",\"moves\":[");
    for (size_t i = first; i < d->now.count; i++) {
        const step *made = &d->now.steps[i];
        write_text(d, i > first ? ",[" : "[");
        if (made->mover == UC_CHANCE)
            write_text(d, "\"chance\"");
        else
            write_number(d, made->mover);
        write_text(d, ",");
        write_move(d, uc_game_of(&d->now.state), made->move);
        write_text(d, "]");
    }
    write_text(d, "]}");
    return true;
}

/* The record as one JSON string, if `load` takes it. */
static bool answer_record(drive *d, json_t *request) {
    (void)request;
    const session *s = &d->now;
    size_t extra = s->extra ? strlen(s->extra) : 0, size = extra + 4096 + s->count * MOVE_LINE_MAX;
    char *buffer = malloc(size);
    if (!buffer) return refuse(d, "bad_request", NULL, 0, "the game is too long for a record: out of memory");
    uc_text text;
    uc_text_start(&text, buffer, size);
    uc_record_begin(&text, &s->fresh, s->extra);
    for (size_t i = 0; i < s->count; i++)
        uc_record_move(&text, uc_game_of(&s->state), s->steps[i].mover, s->steps[i].move);
    uc_record_result(&text, &s->state);
    clear_answer(d);
    write_text(d, "{\"ok\":true,\"record\":");
    write_quoted(d, buffer);
    write_text(d, "}");
    free(buffer);
    if (d->out.length + sizeof "\"op\":\"load\"" <= DRIVE_LINE_MAX) return true;
    return refuse(d, "too_long", NULL, 0, "the game is too long for a record that load takes: over 32 MiB");
}

/* Makes a session from a record; false with a sentence in `message`. */
static bool load(session *ready, const char *record_text, size_t length, uc_text *message) {
    uc_record record;
    if (uc_record_open(&record, record_text, length, message)) return false;
    ready->fresh = record.state;
    uc_events events;
    for (int more;;) {
        events.count = 0;
        more = uc_record_next(&record, &events, message);
        if (more < 0) return false;
        if (!more) break;
        keep_move(ready, record.mover, record.move, &events);
    }
    ready->state = record.state;
    ready->extra = malloc(length + 2);
    if (!ready->extra) return uc_text_add(message, "out of memory"), false;
    uc_text extra;
    uc_text_start(&extra, ready->extra, length + 2);
    uc_record_extra(&extra, &record);
    return true;
}

static bool answer_load(drive *d, json_t *request) {
    json_t *text = json_object_get(request, "record");
    if (!json_is_string(text)) return bad_request(d, "\"record\" is missing or not a text");
    char buffer[2 * UC_MESSAGE_MAX];
    session ready = {.started = false};
    uc_text message;
    uc_text_start(&message, buffer, sizeof buffer);
    if (load(&ready, json_string_value(text), json_string_length(text), &message))
        return take_session(d, &ready);
    drop_session(&ready);
    return refuse(d, "bad_record", NULL, 0, buffer);
}

static const struct {
    const char *op;
    bool needs_game;
    bool (*answer)(drive *d, json_t *request);
} operations[] = {
    {"games", false, answer_games},  {"new", false, answer_new},   {"apply", true, answer_apply},
    {"position", true, answer_same}, {"view", true, answer_view},  {"sample", true, answer_sample},
    {"record", true, answer_record}, {"load", false, answer_load},
};

static bool answer_request(drive *d, json_t *request) {
    json_t *op = json_object_get(request, "op");
    if (!json_is_object(request)) return bad_request(d, "a request is a JSON object");
    if (!json_is_string(op)) return bad_request(d, "\"op\" is missing or not a text");
    for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++) {
        if (!is_text(op, operations[i].op)) continue;
        if (operations[i].needs_game && !d->now.started)
            return refuse(d, "no_game", NULL, 0, "there is no game: begin with \"new\" or \"load\"");
        return operations[i].answer(d, request);
    }
    return bad_request(d, "unknown \"op\"; it is games, new, apply, position, view, sample, record or load");
}

drive *drive_new(void) {
    drive *d = calloc(1, sizeof *d);
    char *buffer = malloc(UC_JSON_MAX);
    if (d && buffer) return uc_text_start(&d->out, buffer, UC_JSON_MAX), d;
    free(d);
    free(buffer);
    return NULL;
}

void drive_free(drive *d) {
    if (!d) return;
    drop_session(&d->now);
    free(d->out.buffer);
    free(d);
}

static const char *finish(drive *d, size_t *ret_length) {
    write_text(d, "\n");
    *ret_length = d->out.length;
    return d->out.buffer;
}

/* Answers with the parser's reason. It ends with a part of the line, " near '...'", which is left out if it
 * would split a character. */
static void refuse_json(drive *d, json_error_t *error) {
    json_t *told = json_string(error->text); /* NULL for invalid UTF-8 */
    char *near = told ? NULL : strstr(error->text, " near '");
    if (near) *near = '\0';
    refuse(d, "bad_json", NULL, 0, error->text);
    json_decref(told);
}

const char *drive_answer(drive *d, const char *line, size_t length, size_t *ret_length) {
    json_error_t error;
    json_t *request = json_loadb(line, length, JSON_DECODE_ANY | JSON_ALLOW_NUL, &error);
    if (!request && json_error_code(&error) ==
                        json_error_numeric_overflow) /* a number outside every range is a bad value */
        request =
            json_loadb(line, length, JSON_DECODE_ANY | JSON_ALLOW_NUL | JSON_DECODE_INT_AS_REAL, &error);
    if (request)
        answer_request(d, request);
    else if (json_error_code(&error) == json_error_numeric_overflow)
        bad_request(d, "a number is too large");
    else
        refuse_json(d, &error);
    json_decref(request);
    return finish(d, ret_length);
}

const char *drive_too_long(drive *d, size_t *ret_length) {
    refuse(d, "too_long", NULL, 0, "a line must be at most 32 MiB");
    return finish(d, ret_length);
}
