#include "rig.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "case.h"
#include "random_play.h"

static _Noreturn __attribute__((format(printf, 3, 4))) void fail_at(const char *file, int line,
                                                                    const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s:%d: ", file, line);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    _fail(file, line);
    abort();
}

static const uc_game *game_of(const rig *r) {
    return uc_game_of(&r->state);
}

static void make(rig *r, int mover, const char *move, const char *file, int line) {
    int number = uc_move_parse(game_of(r), move, strlen(move));
    if (number < 0) fail_at(file, line, "\"%s\" is no move of %s", move, game_of(r)->id);
    case_expect(&r->state, NULL);
    uc_result result = uc_apply(&r->state, mover, (uc_move)number, &r->events);
    if (result.error) {
        char buffer[UC_MESSAGE_MAX];
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_refusal_text(&text, &r->state, mover, (uc_move)number, result);
        fail_at(file, line, "%s (mover %d, phase %s): %s", move, mover,
                game_of(r)->phases[r->state.head.phase], buffer);
    }
    case_move(&r->state, mover, move);
    const char *broken = uc_check(&r->state);
    if (!broken) broken = unsound_for_some(&r->state, NULL);
    if (broken) fail_at(file, line, "after \"%s\": %s", move, broken);
}

static bool chance_acts(const rig *r) {
    return uc_actors(&r->state) == UC_ACTORS_CHANCE;
}

static void drain(rig *r, const char *file, int line) {
    while (r->queue[0] && chance_acts(r)) {
        char move[UC_MOVE_TEXT_MAX];
        size_t length = strcspn(r->queue, "\n");
        if (length >= sizeof move) fail_at(file, line, "a chance move is too long");
        memcpy(move, r->queue, length);
        move[length] = '\0';
        memmove(r->queue, r->queue + length + 1, strlen(r->queue + length + 1) + 1);
        make(r, UC_CHANCE, move, file, line);
    }
}

void rig_start_at(rig *r, const char *game, int seats, const char *rules, const char *file, int line) {
    char copy[256], message[UC_MESSAGE_MAX];
    uc_setting settings[16];
    int count = 0;
    snprintf(copy, sizeof copy, "%s", rules);
    for (char *word = strtok(copy, " "); word; word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        if (!equals || count == 16) fail_at(file, line, "bad rules \"%s\"", rules);
        *equals = '\0';
        settings[count++] = (uc_setting){word, equals + 1};
    }
    memset(r, 0, sizeof *r);
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    const uc_game *found = uc_game_find(game);
    if (!found) fail_at(file, line, "no game %s", game);
    if (uc_start(&r->state, found, seats, settings, count, &text)) fail_at(file, line, "%s", message);
    case_start(&r->state, rules);
}

void rig_queue_at(rig *r, const char *prefix, const char *moves, char separator, const char *file, int line) {
    const char stop[] = {separator, '\0'};
    for (const char *at = moves + strspn(moves, " "); *at; at += strspn(at, " "), at += *at == separator) {
        size_t length = strcspn(at, stop), used = strlen(r->queue);
        if (used + length + strlen(prefix) + 2 > sizeof r->queue)
            fail_at(file, line, "too many chance moves");
        snprintf(r->queue + used, sizeof r->queue - used, "%s%.*s\n", prefix, (int)length, at);
        at += length;
    }
    drain(r, file, line);
}

void rig_any_at(rig *r, int count, const char *file, int line) {
    if (r->queue[0]) fail_at(file, line, "the queue is not empty");
    while (count-- > 0) {
        uc_move moves[UC_MOVES_MAX];
        if (!chance_acts(r)) fail_at(file, line, "chance is not to act (%d more wanted)", count + 1);
        uc_outcomes(&r->state, moves, NULL);
        make(r, UC_CHANCE, text_of(game_of(r), moves[0]), file, line);
    }
}

void rig_play_at(rig *r, int seat, const char *move, const char *file, int line) {
    if (chance_acts(r))
        fail_at(file, line, "chance is to act (phase %s), not seat %d",
                game_of(r)->phases[r->state.head.phase], seat);
    if (r->queue[0])
        fail_at(file, line, "a chance move is left over before \"%s\": %.*s", move,
                (int)strcspn(r->queue, "\n"), r->queue);
    r->events.count = 0;
    make(r, seat, move, file, line);
}

void rig_refused_at(rig *r, int seat, const char *move, const char *error, const char *rule, const char *file,
                    int line) {
    uc_state before = r->state;
    int number = uc_move_parse(game_of(r), move, strlen(move));
    uc_result result = {UC_UNKNOWN_MOVE, 0};
    uint32_t events = r->events.count;
    if (number >= 0) result = uc_apply(&r->state, seat, (uc_move)number, &r->events);
    char buffer[32];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_rule_id(&text, game_of(r), result.rule);
    if (strcmp(uc_error_word((uc_error)result.error), error))
        fail_at(file, line, "\"%s\": %s %s, not %s", move, uc_error_word((uc_error)result.error), buffer,
                error);
    if (strcmp(rule ? rule : "", "*") && strcmp(rule ? rule : "", buffer))
        fail_at(file, line, "\"%s\" breaks %s, not %s", move, *buffer ? buffer : "no rule",
                rule ? rule : "none");
    if (memcmp(&before, &r->state, uc_state_size(&before)) || r->events.count != events)
        fail_at(file, line, "the refused move \"%s\" changed something", move);
    case_expect(&r->state, json_pack("{s:s, s:o, s:s, s:s?}", "refused", move, "seat", case_seat(seat),
                                     "error", error, "rule", rule && strcmp(rule, "*") ? rule : NULL));
}

static json_t *parse(const char *text, const char *file, int line) {
    char copy[UC_JSON_MAX];
    json_error_t error;
    snprintf(copy, sizeof copy, "%s", text);
    for (char *c = copy; *c; c++)
        if (*c == '\'') *c = '"';
    json_t *value = json_loads(copy, JSON_DECODE_ANY, &error);
    if (!value) fail_at(file, line, "bad JSON %s: %s", copy, error.text);
    return value;
}

static json_t *step_into(json_t *value, const char *key) {
    if (json_is_array(value)) return json_array_get(value, (size_t)atoi(key));
    return json_object_get(value, key);
}

static json_t *json_of(const rig *r, int viewer, const char *file, int line) {
    static char buffer[UC_JSON_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    if (viewer == UC_ALL) {
        uc_state_json(&text, &r->state);
    } else {
        uc_view view;
        uc_view_of(&r->state, viewer, &view);
        uc_view_json(&text, &view);
    }
    if (!uc_text_whole(&text)) fail_at(file, line, "the JSON is too long");
    json_error_t error;
    json_t *value = json_loads(buffer, 0, &error);
    if (!value) fail_at(file, line, "the JSON is broken at %d: %s\n%s", error.position, error.text, buffer);
    return value;
}

void rig_view_at(rig *r, int viewer, const char *path, const char *json, const char *file, int line) {
    json_t *whole = json_of(r, viewer, file, line), *wanted = parse(json, file, line), *value = whole;
    char copy[256];
    snprintf(copy, sizeof copy, "%s", path);
    for (char *key = strtok(copy, "."); key && value; key = strtok(NULL, ".")) value = step_into(value, key);
    if (!value) fail_at(file, line, "no key %s", path);
    if (!json_equal(value, wanted)) {
        char *is = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
        fprintf(stderr, "%s:%d: %s is %s, not %s\n", file, line, path, is, json);
        free(is);
        json_decref(whole);
        json_decref(wanted);
        _fail(file, line);
    }
    json_t *keys = json_pack("{s:O}", path, wanted);
    case_expect(&r->state, viewer == UC_ALL ? json_pack("{s:o}", "is", keys)
                                            : json_pack("{s:o, s:o}", "view", case_seat(viewer), "is", keys));
    json_decref(whole);
    json_decref(wanted);
}

static bool has_word(const char *list, const char *word, size_t length) {
    for (const char *at = list; *at; at += strcspn(at, "|"), at += *at == '|')
        if (strcspn(at, "|") == length && !strncmp(at, word, length)) return true;
    return false;
}

/** The number of words, separated by bars, of a list, or -1 when one of them is not in the other list. */
static int words_in(const char *list, const char *other) {
    int count = 0;
    for (const char *at = list; *at; at += strcspn(at, "|"), at += *at == '|', count++)
        if (!has_word(other, at, strcspn(at, "|"))) return -1;
    return count;
}

/** Compares two lists of words in any order; a word that occurs twice must occur twice in both. */
static bool same_words(const char *have, const char *wanted) {
    int count = words_in(have, wanted);
    return count >= 0 && count == words_in(wanted, have);
}

void rig_legal_at(rig *r, int seat, const char *moves, const char *file, int line) {
    char have[UC_MOVES_MAX * UC_MOVE_TEXT_MAX] = "";
    uc_move list[UC_MOVES_MAX];
    int count = uc_legal(&r->state, seat, list);
    for (int i = 0; i < count; i++) {
        if (i) strcat(have, "|");
        strcat(have, text_of(game_of(r), list[i]));
    }
    if (!same_words(have, moves)) fail_at(file, line, "legal for seat %d: %s\nnot: %s", seat, have, moves);
    case_expect(&r->state, json_pack("{s:i, s:s}", "legal", seat, "moves", moves));
}

void rig_outcomes_at(rig *r, const char *outcomes, const char *file, int line) {
    char have[UC_MOVES_MAX * UC_MOVE_TEXT_MAX] = "";
    uc_move list[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    if (!chance_acts(r)) fail_at(file, line, "chance is not to act");
    int count = uc_outcomes(&r->state, list, weights);
    for (int i = 0; i < count; i++) {
        char weight[16];
        snprintf(weight, sizeof weight, ":%u", weights[i]);
        if (i) strcat(have, "|");
        strcat(have, text_of(game_of(r), list[i]));
        strcat(have, weight);
    }
    if (!same_words(have, outcomes)) fail_at(file, line, "outcomes: %s\nnot: %s", have, outcomes);
    case_expect(&r->state, json_pack("{s:s}", "outcomes", outcomes));
}

static bool has_keys(json_t *event, json_t *wanted) {
    const char *key;
    json_t *value;
    json_object_foreach(wanted, key, value) {
        if (!json_equal(json_object_get(event, key), value)) return false;
    }
    return true;
}

void rig_told_at(rig *r, int viewer, const char *json, bool wanted, const char *file, int line) {
    static char all[UC_JSON_MAX];
    json_t *keys = parse(json, file, line);
    bool found = false;
    uc_text list;
    uc_text_start(&list, all, sizeof all);
    for (uint32_t i = 0; i < r->events.count; i++) {
        char buffer[4096];
        uc_text text;
        uc_event seen = uc_event_view(&r->events.item[i], viewer);
        uc_text_start(&text, buffer, sizeof buffer);
        uc_event_json(&text, game_of(r), &seen);
        json_t *event = parse(buffer, file, line);
        found = found || has_keys(event, keys);
        json_decref(event);
        uc_text_add(&list, buffer);
        uc_text_add(&list, "\n");
    }
    json_decref(keys);
    if (found != wanted)
        fail_at(file, line, "%s event %s among\n%s", wanted ? "no" : "an unwanted", json, all);
}

void rig_done_at(rig *r, const char *file, int line) {
    if (r->queue[0])
        fail_at(file, line, "a chance move is left over: %.*s", (int)strcspn(r->queue, "\n"), r->queue);
}
