/* Checks that hold at every position of every game, in random play over all seat counts and rule options. */
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rig.h"

#include "option_sets.h"
#include "random_play.h"
#include "upcard/chances.h"
#include "upcard/record.h"

enum { MOVES_A_GAME = 4000 };

static uint64_t base_seed = 1; /* UPCARD_TEST_SEED changes it */
static uint64_t games_a_seat = 3;

/** A random game in progress, with data for the message of a failure. */
typedef struct game_run {
    const uc_game *game;
    uc_state fresh, state;
    uc_rng rng;
    char rules[UC_RULES_MAX];
    int made;
} game_run;

/** Starts game number k. Numbers of seats and sets of rule options take turns; a set that this number of
 * seats excludes is played with another number. */
static void random_set(game_run *run, int k) {
    const uc_game *game = run->game;
    int tables = game->seats_max - game->seats_min + 1, set = k % option_sets(game);
    for (int more = 0; more < tables; more++) {
        int seats = game->seats_min + (k + more) % tables;
        if (option_set_start(&run->fresh, game, seats, set, &run->rng, run->rules, sizeof run->rules)) return;
    }
    fail_msg("%s: no number of seats allows %s", game->id, run->rules);
}

#define REQUIRE(run, condition)                                                                              \
    do {                                                                                                     \
        if (!(condition)) {                                                                                  \
            fprintf(stderr, "%s:%d: %s\n  %s, %d seats, %s, after %d moves, phase %s\n", __FILE__, __LINE__, \
                    #condition, (run)->game->id, (run)->fresh.head.seats, (run)->rules, (run)->made,         \
                    (run)->game->phases[(run)->state.head.phase]);                                           \
            fail();                                                                                          \
        }                                                                                                    \
    } while (0)

/** Plays random games of one game, at every number of seats and at least one with each set of rule options,
 * and calls `visit` at each position (and at the end). */
static void visit_positions(const uc_game *game, void (*visit)(game_run *run), void (*end)(game_run *run)) {
    int tables = game->seats_max - game->seats_min + 1, games = (int)games_a_seat * tables;
    for (int k = 0; k < games || k < option_sets(game); k++) {
        game_run run = {.game = game};
        uc_rng_start(&run.rng, base_seed, (uint64_t)k);
        random_set(&run, k);
        run.state = run.fresh;
        int mover;
        uc_move move;
        for (; run.made < MOVES_A_GAME; run.made++) {
            if (visit) visit(&run);
            if (!random_move(&run.state, &run.rng, &mover, &move)) break;
            uc_result result = uc_apply(&run.state, mover, move, NULL);
            REQUIRE(&run, result.error == UC_OK);
        }
        if (end) end(&run);
    }
}

static const uc_game *game_of(void **state) {
    return *state;
}

static bool pair_is_played(const uc_game *game, int one, int a, int two, int b) {
    for (int set = 0; set < option_sets(game); set++)
        if (option_set_value(game, set, one) == a && option_set_value(game, set, two) == b) return true;
    return false;
}

static void require_clash(const uc_game *game, int one, int a, int two, int b) {
    char values[2][2 * UC_SEATS_MAX + 2], message[UC_MESSAGE_MAX];
    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        uc_state state;
        uc_text text;
        option_value(&game->options[one], a, seats, NULL, values[0], sizeof values[0]);
        option_value(&game->options[two], b, seats, NULL, values[1], sizeof values[1]);
        uc_setting settings[2];
        int count = 0;
        if (*values[0]) settings[count++] = (uc_setting){game->options[one].key, values[0]};
        if (*values[1]) settings[count++] = (uc_setting){game->options[two].key, values[1]};
        uc_text_start(&text, message, sizeof message);
        if (uc_start(&state, game, seats, settings, count, &text) == UC_BAD_RULES) continue;
        fail_msg("%s: no set has %s=%s and %s=%s", game->id, game->options[one].key, values[0],
                 game->options[two].key, values[1]);
    }
}

/** Each two values of two options are in a set, or exclude each other at every number of seats. */
static void each_pair_of_option_values_is_played(void **state) {
    const uc_game *game = game_of(state);
    for (int one = 0; game->options[one].key; one++)
        for (int two = 0; two < one; two++)
            for (int a = 0; a < option_values(&game->options[one]); a++)
                for (int b = 0; b < option_values(&game->options[two]); b++)
                    if (!pair_is_played(game, one, a, two, b)) require_clash(game, one, a, two, b);
}

/** Writes value number `value` of an option; the last one is its greatest number. */
static void value_or_most(const uc_option *option, int value, int seats, char *text, size_t size) {
    if (value < option_values(option))
        option_value(option, value, seats, NULL, text, size);
    else if (option->kind == UC_OPTION_INT)
        snprintf(text, size, "%d", option->max);
    else
        *text = '\0';
}

/** "rules KEY and KEY ..." or "rule KEY ...", with keys that are given. */
static void require_names(const char *message, const uc_setting *given, int count) {
    char key[64];
    bool two = !strncmp(message, "rules ", 6);
    const char *at = message + 5 + two;
    assert_true(two || !strncmp(message, "rule ", 5));
    for (int names = 1 + two; names; names--) {
        bool found = false;
        size_t length = strcspn(at, " ,");
        snprintf(key, sizeof key, "%.*s", (int)length, at);
        for (int i = 0; i < count; i++) found |= !strcmp(given[i].key, key);
        if (!found) fail_msg("\"%s\" does not name the options first", message);
        at += length + (names > 1 ? strlen(" and ") : 0);
    }
}

/** Each two values of two options at a number of seats. */
static void require_named_pairs(const uc_game *game, int seats, const uc_option *one, const uc_option *two) {
    char values[2][2 * UC_SEATS_MAX + 2], message[UC_MESSAGE_MAX];
    uc_setting given[2];
    uc_state fresh;
    uc_text text;
    for (int a = 0; a <= option_values(one); a++) {
        for (int b = 0; b <= option_values(two); b++) {
            int count = 0;
            value_or_most(one, a, seats, values[0], sizeof values[0]);
            value_or_most(two, b, seats, values[1], sizeof values[1]);
            if (*values[0]) given[count++] = (uc_setting){one->key, values[0]};
            if (*values[1] && two != one) given[count++] = (uc_setting){two->key, values[1]};
            uc_text_start(&text, message, sizeof message);
            if (uc_start(&fresh, game, seats, given, count, &text)) require_names(message, given, count);
        }
    }
}

/** So that a form can say it in its own language, the sentence of uc_game.clash begins with the keys. */
static void a_refusal_of_options_names_them(void **state) {
    const uc_game *game = game_of(state);
    for (int seats = game->seats_min; game->clash && seats <= game->seats_max; seats++)
        for (const uc_option *one = game->options; one->key; one++)
            for (const uc_option *two = game->options; two <= one; two++)
                require_named_pairs(game, seats, one, two);
}

static void check_invariants(game_run *run) {
    const char *broken = uc_check(&run->state);
    if (broken) fprintf(stderr, "%s\n", broken);
    REQUIRE(run, !broken);
}

static void cards_are_conserved_and_invariants_hold(void **state) {
    visit_positions(game_of(state), check_invariants, check_invariants);
}

static void check_moves(game_run *run) {
    uint64_t may = uc_actors(&run->state);
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    for (int mover = 0; mover <= UC_CHANCE; mover += mover == run->state.head.seats ? UC_CHANCE - mover : 1) {
        if (mover == run->state.head.seats) continue;
        bool acts = may >> mover & 1;
        int count = mover == UC_CHANCE ? (acts ? uc_outcomes(&run->state, moves, weights) : 0)
                                       : uc_legal(&run->state, mover, moves);
        REQUIRE(run, (count > 0) == acts);
        for (int i = 0; i < count; i++) {
            const char *text = text_of(run->game, moves[i]);
            REQUIRE(run, i == 0 || moves[i - 1] < moves[i]);
            REQUIRE(run, uc_move_parse(run->game, text, strlen(text)) == moves[i]);
        }
    }
}

static void legal_moves_are_distinct_and_their_texts_come_back(void **state) {
    visit_positions(game_of(state), check_moves, NULL);
}

static void check_weights(game_run *run) {
    if (uc_actors(&run->state) != UC_ACTORS_CHANCE) return;
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX], r = 0;
    int count = uc_outcomes(&run->state, moves, weights);
    for (int i = 0; i < count; i++) {
        REQUIRE(run, weights[i] > 0);
        for (uint32_t k = 0; k < weights[i]; k++) REQUIRE(run, uc_pick(&run->state, r++) == moves[i]);
    }
    REQUIRE(run, r == uc_weight(&run->state));
}

static void outcomes_and_picks_agree(void **state) {
    visit_positions(game_of(state), check_weights, NULL);
}

/** Every move of the game, by every mover: legal ones are made, all others refused with nothing changed. */
static void check_refusals(game_run *run) {
    if (run->made % 7) return;
    uc_move moves[UC_MOVES_MAX];
    uint64_t may = uc_actors(&run->state);
    int mover = may ? uc_rng_bit(&run->rng, may) : 0;
    int count =
        may == UC_ACTORS_CHANCE ? uc_outcomes(&run->state, moves, NULL) : uc_legal(&run->state, mover, moves);
    for (int move = 0, next = 0; move <= run->game->moves; move++) {
        bool legal = next < count && moves[next] == move;
        uc_state copy = run->state;
        uc_result result = uc_apply(&copy, mover, (uc_move)move, NULL);
        REQUIRE(run, (result.error == UC_OK) == legal);
        next += legal;
        if (legal) continue;
        REQUIRE(run, !memcmp(&copy, &run->state, sizeof copy));
        REQUIRE(run, result.error == (!may                       ? UC_GAME_OVER
                                      : move == run->game->moves ? UC_UNKNOWN_MOVE
                                                                 : UC_ILLEGAL_MOVE));
        REQUIRE(run, !result.rule || uc_rule_text(run->game, result.rule));
    }
    for (int other = 0; other < run->state.head.seats; other++) {
        uc_state copy = run->state;
        if (may && !(may >> other & 1))
            REQUIRE(run, uc_apply(&copy, other, 0, NULL).error == UC_NOT_YOUR_TURN);
        REQUIRE(run, (may >> other & 1) || !memcmp(&copy, &run->state, sizeof copy));
    }
}

static void illegal_moves_are_refused_and_change_nothing(void **state) {
    visit_positions(game_of(state), check_refusals, NULL);
}

static void check_sentences(game_run *run) {
    if (run->made % 50) return;
    uint64_t may = uc_actors(&run->state);
    for (int move = 0; may && move < run->game->moves; move++) {
        int mover = uc_rng_bit(&run->rng, may);
        uc_state copy = run->state;
        uc_result result = uc_apply(&copy, mover, (uc_move)move, NULL);
        if (result.error != UC_ILLEGAL_MOVE) continue;
        char buffer[UC_MESSAGE_MAX];
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_refusal_text(&text, &run->state, mover, (uc_move)move, result);
        REQUIRE(run, uc_text_whole(&text) && text.length > 10);
    }
}

static void every_refusal_has_a_sentence(void **state) {
    visit_positions(game_of(state), check_sentences, NULL);
}

static void check_views(game_run *run) {
    for (int seat = 0; seat < run->state.head.seats; seat++) {
        uc_move of_state[UC_MOVES_MAX], of_view[UC_MOVES_MAX];
        uc_view view;
        uc_view_of(&run->state, seat, &view);
        int count = uc_legal(&run->state, seat, of_state);
        REQUIRE(run, uc_view_legal(&view, of_view) == count);
        REQUIRE(run, !memcmp(of_state, of_view, (size_t)count * sizeof of_state[0]));
    }
}

static void legal_moves_of_a_view_are_those_of_the_state(void **state) {
    visit_positions(game_of(state), check_views, NULL);
}

/** Strict JSON with the shared keys, for the state and a view. */
static void check_json(game_run *run) {
    static const char *const shared[] = {"game",   "seats", "rules",  "phase", "chance",
                                         "actors", "round", "totals", "over",  "winners"};
    static char buffer[UC_JSON_MAX];
    if (run->made % 10) return;
    int seat = (int)uc_rng_below(&run->rng, run->state.head.seats + 1u);
    uc_view view;
    uc_view_of(&run->state, seat == run->state.head.seats ? UC_SPECTATOR : seat, &view);
    for (int whole = 0; whole < 2; whole++) {
        uc_text text;
        json_error_t error;
        uc_text_start(&text, buffer, sizeof buffer);
        if (whole)
            uc_state_json(&text, &run->state);
        else
            uc_view_json(&text, &view);
        REQUIRE(run, uc_text_whole(&text));
        json_t *json = json_loads(buffer, JSON_REJECT_DUPLICATES, &error);
        REQUIRE(run, json);
        for (size_t i = 0; i < sizeof shared / sizeof shared[0]; i++)
            REQUIRE(run, json_object_get(json, shared[i]));
        size_t keys = sizeof shared / sizeof shared[0];
        for (const uc_field *field = run->game->fields; field->key; field++)
            keys += json_object_get(json, field->key) != NULL;
        REQUIRE(run, json_object_size(json) >= keys);
        json_decref(json);
    }
}

static void json_is_complete(void **state) {
    visit_positions(game_of(state), check_json, check_json);
}

/** A move makes the same state with and without events, and by the unchecked step. */
static void check_copies(game_run *run) {
    static uc_events events;
    uc_state a, b, c;
    int mover;
    uc_move move;
    memset(&a, 0, sizeof a), memset(&b, 0, sizeof b), memset(&c, 0, sizeof c);
    uc_copy(&a, &run->state), uc_copy(&b, &run->state), uc_copy(&c, &run->state);
    uc_rng rng = run->rng;
    if (!random_move(&a, &rng, &mover, &move)) return;
    events.count = 0;
    uc_apply(&a, mover, move, &events);
    uc_apply(&b, mover, move, NULL);
    run->game->step(&c, mover, move, NULL);
    REQUIRE(run, !memcmp(&a, &b, uc_state_size(&a)));
    REQUIRE(run, !memcmp(&a, &c, uc_state_size(&a)));
    REQUIRE(run, events.count < UC_EVENTS_MAX);
    for (uint32_t i = 0; i < events.count; i++) {
        char buffer[4096];
        json_error_t error;
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_event_json(&text, run->game, &events.item[i]);
        json_t *json = json_loads(buffer, JSON_REJECT_DUPLICATES, &error);
        REQUIRE(run, json && uc_text_whole(&text));
        json_decref(json);
        uc_text_start(&text, buffer, sizeof buffer);
        uc_event_sentence(&text, run->game, &events.item[i], NULL);
        REQUIRE(run, uc_text_whole(&text) && text.length && !strpbrk(buffer, "{}"));
    }
}

static void copies_go_the_same_way_with_and_without_events(void **state) {
    visit_positions(game_of(state), check_copies, NULL);
}

static void records_replay_to_the_same_bytes(void **state) {
    const uc_game *game = game_of(state);
    static char buffer[1 << 20], again[1 << 20], message[UC_MESSAGE_MAX];
    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        game_run run = {.game = game};
        uc_text text, copy, reason;
        uc_rng_start(&run.rng, base_seed + 7, (uint64_t)seats);
        random_start(&run.fresh, game, seats, &run.rng, run.rules, sizeof run.rules);
        run.state = run.fresh;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_text_start(&copy, again, sizeof again);
        uc_text_start(&reason, message, sizeof message);
        uc_record_begin(&text, &run.fresh, "date 2026-11-20T19:02:11Z\nx-unknown kept as it is\n");
        int mover;
        for (uc_move move; run.made < MOVES_A_GAME && random_move(&run.state, &run.rng, &mover, &move);
             run.made++) {
            uc_apply(&run.state, mover, move, NULL);
            uc_record_move(&text, game, mover, move);
        }
        uc_record_result(&text, &run.state);
        REQUIRE(&run, uc_text_whole(&text));
        uc_record record;
        REQUIRE(&run, uc_record_open(&record, buffer, text.length, &reason) == UC_OK);
        REQUIRE(&run, !memcmp(&record.state, &run.fresh, uc_state_size(&run.fresh)));
        char extra[256];
        uc_text kept;
        uc_text_start(&kept, extra, sizeof extra);
        uc_record_extra(&kept, &record);
        uc_record_begin(&copy, &record.state, extra);
        int more;
        while ((more = uc_record_next(&record, NULL, &reason)) == 1)
            uc_record_move(&copy, game, record.mover, record.move);
        uc_record_result(&copy, &record.state);
        REQUIRE(&run, more == 0);
        REQUIRE(&run, !memcmp(&record.state, &run.state, uc_state_size(&run.state)));
        REQUIRE(&run, !strcmp(buffer, again));
        uc_text link; /* the compact form stands for the same bytes */
        uc_text_start(&link, again, sizeof again);
        uc_text_start(&reason, message, sizeof message);
        REQUIRE(&run, uc_link_write(&link, buffer, text.length, &reason) == UC_OK);
        REQUIRE(&run, link.length < text.length || run.made < 100); /* rules are text in both */
        static char back[1 << 20];
        uc_text_start(&copy, back, sizeof back);
        REQUIRE(&run, uc_link_read(&copy, again, link.length, &reason) == UC_OK);
        REQUIRE(&run, !strcmp(buffer, back));
        REQUIRE(&run, uc_link_read(&copy, again, link.length - 1, &reason) != UC_OK);
    }
}

static void require_over(game_run *run) {
    const char *limit = strstr(run->rules, "max_turns=");
    if (limit && atoi(limit + 10) < 100)
        return; /* rounds that are blocked so soon may all end without a score */
    for (uint64_t left = 1000000; left && uc_actors(&run->state); left--) {
        int mover;
        uc_move move;
        random_move(&run->state, &run->rng, &mover, &move);
        uc_apply(&run->state, mover, move, NULL);
    }
    REQUIRE(run, uc_over(&run->state));
    REQUIRE(run, uc_winners(&run->state) || strstr(run->rules, "challenge="));
}

static void games_end_with_a_winner(void **state) {
    visit_positions(game_of(state), NULL, require_over);
}

/** The playout loop stops at its limit, and reaches the end without one. */
static void playouts_reach_the_end(void **state) {
    const uc_game *game = game_of(state);
    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        game_run run = {.game = game};
        uc_rng_start(&run.rng, base_seed, (uint64_t)seats);
        random_start(&run.fresh, game, seats, &run.rng, run.rules, sizeof run.rules);
        run.state = run.fresh;
        REQUIRE(&run, uc_playout(&run.state, &run.rng, 3) == 3 || uc_over(&run.state));
        check_invariants(&run);
        uc_playout(&run.state, &run.rng, UINT64_C(1) << 22);
        check_invariants(&run);
        REQUIRE(&run, uc_over(&run.state));
    }
}

/** UF-7.10: only a seat itself knows that it may jump in; everybody sees the seat that is to decide. */
static uint64_t unseen_actors(const game_run *run, int viewer) {
    if (!strstr(run->rules, "jump_in=on")) return 0;
    uint64_t open = uc_actors(&run->state) & ~uc_out_of_turn(&run->state);
    return viewer == UC_SPECTATOR ? ~open : ~(open | UINT64_C(1) << viewer);
}

/** A resampled state agrees with the view: no message to the viewer depends on hidden information. */
static void check_resample(game_run *run) {
    if (run->made % 5 || uc_over(&run->state)) return;
    int n = (int)uc_rng_below(&run->rng, run->state.head.seats + 1u),
        viewer = n == run->state.head.seats ? UC_SPECTATOR : n;
    uc_view view, again;
    uc_state other;
    memset(&other, 0, sizeof other);
    uc_view_of(&run->state, viewer, &view);
    uc_resample(&view, NULL, &run->rng, &other);
    const char *broken = uc_check(&other);
    if (broken) fprintf(stderr, "resampled: %s\n", broken);
    REQUIRE(run, !broken);
    uc_view_of(&other, viewer, &again);
    REQUIRE(run, !memcmp(&view, &again, uc_state_size(&run->state)));
    uint64_t unseen = unseen_actors(run, viewer);
    REQUIRE(run, (uc_actors(&other) & ~unseen) == (uc_actors(&run->state) & ~unseen));
    static char one[UC_JSON_MAX], two[UC_JSON_MAX];
    uc_text text;
    uc_text_start(&text, one, sizeof one);
    uc_view_json(&text, &view);
    uc_text_start(&text, two, sizeof two);
    uc_view_json(&text, &again);
    REQUIRE(run, !strcmp(one, two));
    uc_move a[UC_MOVES_MAX], b[UC_MOVES_MAX];
    int count = viewer == UC_SPECTATOR ? 0 : uc_legal(&run->state, viewer, a);
    REQUIRE(run, viewer == UC_SPECTATOR || uc_legal(&other, viewer, b) == count);
    REQUIRE(run, !memcmp(a, b, (size_t)count * sizeof a[0]));
}

static void a_resampled_state_looks_the_same_to_the_viewer(void **state) {
    visit_positions(game_of(state), check_resample, NULL);
}

/** The same with the memory of an observer that has seen the whole game. uc_observe and uc_observe_all need
 * no whole view for the same memory. */
static void a_resampled_state_agrees_with_all_that_was_seen(void **state) {
    const uc_game *game = game_of(state);
    static uc_events events;
    for (int seats = game->seats_min; seats <= game->seats_max; seats++) {
        for (int viewer = 0; viewer < (seats < 4 ? seats : 4); viewer++) {
            game_run run = {.game = game};
            uc_memory memory = {{0}}, observed = {{0}};
            static uc_memory all[UC_SEATS_MAX];
            uc_view view, again;
            int mover;
            uc_rng_start(&run.rng, base_seed + 3, (uint64_t)(100 * seats + viewer));
            random_start(&run.fresh, game, seats, &run.rng, run.rules, sizeof run.rules);
            run.state = run.fresh;
            uc_view_of(&run.state, viewer, &view);
            uc_memory_start(&memory, &view);
            uc_observe_start(&observed, &run.state, viewer);
            memset(all, 0, sizeof all);
            for (int seat = 0; seat < seats; seat++) uc_observe_start(&all[seat], &run.state, seat);
            for (uc_move move; run.made < 1500 && random_move(&run.state, &run.rng, &mover, &move);
                 run.made++) {
                uc_event seen[UC_EVENTS_MAX];
                uc_state other;
                memset(&other, 0, sizeof other);
                events.count = 0;
                uc_apply(&run.state, mover, move, &events);
                for (uint32_t i = 0; i < events.count; i++) seen[i] = uc_event_view(&events.item[i], viewer);
                uc_view_of(&run.state, viewer, &view);
                uc_memory_update(&memory, &view, seen, (int)events.count);
                uc_observe(&observed, &run.state, &events, viewer);
                uc_observe_all(all, &run.state, &events);
                REQUIRE(&run, !memcmp(&memory, &observed, sizeof memory));
                REQUIRE(&run, !memcmp(&memory, &all[viewer], sizeof memory));
                if (uc_over(&run.state)) continue;
                uc_resample(&view, &memory, &run.rng, &other);
                const char *broken = uc_check(&other);
                if (broken) fprintf(stderr, "resampled: %s\n", broken);
                REQUIRE(&run, !broken);
                uc_view_of(&other, viewer, &again);
                REQUIRE(&run, !memcmp(&view, &again, uc_state_size(&run.state)));
            }
        }
    }
}

static bool same_types(const uc_events *a, const uc_events *b) {
    if (a->count != b->count) return false;
    for (uint32_t i = 0; i < a->count; i++)
        if (a->item[i].type != b->item[i].type) return false;
    return true;
}

/** If chance draws another card, a viewer that cannot see it gets the same events and the same view. */
static void check_hidden_draws(game_run *run) {
    static uc_events a, b;
    if (uc_actors(&run->state) != UC_ACTORS_CHANCE) return;
    uc_state one = run->state, two = run->state;
    a.count = b.count = 0;
    uc_apply(&one, UC_CHANCE, uc_draw(&run->state, &run->rng), &a);
    uc_apply(&two, UC_CHANCE, uc_draw(&run->state, &run->rng), &b);
    if (!same_types(&a, &b)) return;
    for (int n = 0; n <= run->state.head.seats; n++) {
        int viewer = n == run->state.head.seats ? UC_SPECTATOR : n;
        bool hidden = a.count > 0;
        for (uint32_t i = 0; i < a.count; i++) {
            uc_event x = uc_event_view(&a.item[i], viewer), y = uc_event_view(&b.item[i], viewer);
            /* a visible back may distinguish two cards */
            hidden = hidden && x.visible_to != UC_ALL && x.visible_to != viewer && x.b == y.b && x.c == y.c &&
                     x.d == y.d;
            if (hidden) REQUIRE(run, !memcmp(&x, &y, sizeof x));
        }
        if (!hidden) continue;
        uc_view x, y;
        uc_view_of(&one, viewer, &x);
        uc_view_of(&two, viewer, &y);
        REQUIRE(run, !memcmp(&x, &y, uc_state_size(&one)));
    }
}

static void a_hidden_draw_tells_nothing(void **state) {
    visit_positions(game_of(state), check_hidden_draws, NULL);
}

/* Every viewer's view of a position, and of the events that led to it, is valid. */
static void require_sound(game_run *run, const uc_events *events) {
    const char *broken = unsound_for_some(&run->state, events);
    if (broken) fprintf(stderr, "%s\n", broken);
    REQUIRE(run, !broken);
}

static void check_sound(game_run *run) {
    uc_events events = {.count = 0};
    int mover;
    uc_move move;
    game_run next = *run;
    require_sound(run, &events);
    if (!random_move(&next.state, &next.rng, &mover, &move)) return;
    uc_apply(&next.state, mover, move, &events);
    require_sound(&next, &events);
}

static void what_viewers_are_shown_passes_as_such(void **state) {
    visit_positions(game_of(state), check_sound, NULL);
}

/** The bytes behind the seats of a view are not written. */
static void a_view_has_no_more_bytes_than_its_state(void **state) {
    const uc_game *game = game_of(state);
    game_run run = {.game = game};
    uc_rng_start(&run.rng, base_seed, 5);
    random_start(&run.fresh, game, game->seats_min, &run.rng, run.rules, sizeof run.rules);
    uc_view view;
    memset(&view, 0xa5, sizeof view);
    uc_view_of(&run.fresh, 0, &view);
    size_t size = uc_state_size(&run.fresh);
    for (size_t i = size; i < sizeof view; i++) assert_int_equal(((unsigned char *)&view)[i], 0xa5);
    assert_int_equal(view.state.head.viewer, 0);
}

/* ---- traits ---- */

/** The last round by the option `rounds`, which games share, is over. */
static bool rounds_are_over(const uc_state *state) {
    const uc_option *option = uc_game_of(state)->options;
    while (option->key && strcmp(option->key, "rounds") != 0) option++;
    if (!option->key) return false;
    char words[16];
    uc_text text;
    uc_text_start(&text, words, sizeof words);
    uc_option_text(&text, state, option);
    uint32_t rounds = (uint32_t)strtoul(words, NULL, 10);
    return rounds && state->head.round >= rounds;
}

static void check_winners(game_run *run) {
    uint64_t winners = uc_winners(&run->state), best = 0;
    int32_t first = 0;
    bool lowest = uc_lowest_wins(&run->state), reached = rounds_are_over(&run->state);
    if (!uc_over(&run->state)) return;
    for (int seat = 0; seat < run->state.head.seats; seat++) {
        int32_t total = uc_total(&run->state, seat);
        bool better = lowest ? total < first : total > first;
        if (!best || better) best = 0, first = total;
        if (total == first) best |= UINT64_C(1) << seat;
        reached = reached || total >= uc_target(&run->state);
    }
    REQUIRE(run, !(winners & ~best));
    bool limited = strstr(run->rules, "rounds="); /* then a game may end below the target */
    REQUIRE(run, reached == (winners != 0) || limited || !uc_game_of(&run->state)->target);
}

static void target_and_direction_are_those_of_the_winners(void **state) {
    visit_positions(game_of(state), NULL, check_winners);
}

/** A seat that acts out of turn can only call the seat that may be called, or answer if that is itself. Where
 * players jump in (UF-7.10), it has those moves too. */
static void check_calls(game_run *run) {
    uint64_t may = uc_actors(&run->state), out = uc_out_of_turn(&run->state);
    uc_move moves[UC_MOVES_MAX];
    REQUIRE(run, !(out & ~may) && (!may || (may & ~out)));
    if (may == UC_ACTORS_CHANCE) return;
    for (int seat = 0; seat < run->state.head.seats; seat++) {
        int count = uc_legal(&run->state, seat, moves), calls = 0, called = uc_called(&run->state);
        for (int i = 0; i < count; i++) calls += uc_is_call(run->game, moves[i]);
        bool partner = called != UC_NOBODY && called != seat && uc_side(&run->state, seat) >> called & 1;
        REQUIRE(run, calls == (count && called != UC_NOBODY && called != seat && !partner));
        REQUIRE(run, !(out >> seat & 1) || strstr(run->rules, "jump_in=on") ||
                         (count == 1 && moves[0] == uc_call_of(&run->state, seat)));
    }
}

static void out_of_turn_a_seat_can_only_call(void **state) {
    visit_positions(game_of(state), check_calls, NULL);
}

static void check_dominated(game_run *run) {
    uint64_t may = uc_actors(&run->state);
    uc_move moves[UC_MOVES_MAX], kept[UC_MOVES_MAX];
    if (may == UC_ACTORS_CHANCE) return;
    for (; may; may &= may - 1) {
        int count = uc_legal(&run->state, __builtin_ctzll(may), moves), at = 0;
        memcpy(kept, moves, sizeof kept);
        int left = uc_drop_dominated(run->game, kept, count);
        REQUIRE(run, left >= 1 && left <= count);
        for (int i = 0; i < left; i++, at++) {
            while (at < count && moves[at] != kept[i]) at++;
            REQUIRE(run, at < count);
        }
    }
}

static void some_legal_move_is_never_dominated(void **state) {
    visit_positions(game_of(state), check_dominated, NULL);
}

/** A seat's share of an outcome: its events and its view. */
typedef struct glimpse {
    uc_view view;
    uc_event seen[UC_EVENTS_MAX];
} glimpse;

static void show_outcome(const uc_state *before, uc_move outcome, int seat, glimpse *ret) {
    uc_state after = *before;
    uc_events events;
    events.count = 0;
    memset(ret, 0, sizeof *ret);
    assert_int_equal(uc_apply(&after, UC_CHANCE, outcome, &events).error, UC_OK);
    uc_view_of(&after, seat, &ret->view);
    for (uint32_t i = 0; i < events.count; i++) ret->seen[i] = uc_event_view(&events.item[i], seat);
}

/** A seat that learns the outcome sees something different for each outcome. */
static void check_outcomes_seen(game_run *run) {
    static glimpse one, other;
    uc_move moves[UC_MOVES_MAX];
    if (uc_actors(&run->state) != UC_ACTORS_CHANCE || run->made % 5) return;
    int count = uc_outcomes(&run->state, moves, NULL), seats = run->state.head.seats;
    if (count < 2) return;
    int seat = (int)uc_rng_below(&run->rng, (uint32_t)seats);
    int a = (int)uc_rng_below(&run->rng, (uint32_t)count), b = (a + 1) % count;
    if (!(uc_sees_outcome(&run->state, moves[a]) & uc_sees_outcome(&run->state, moves[b]) &
          UINT64_C(1) << seat))
        return;
    show_outcome(&run->state, moves[a], seat, &one);
    show_outcome(&run->state, moves[b], seat, &other);
    REQUIRE(run, memcmp(&one, &other, sizeof one) != 0);
}

static void who_sees_an_outcome_can_tell_it(void **state) {
    visit_positions(game_of(state), check_outcomes_seen, NULL);
}

static int compare_hashes(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

/** Whether a seat sees something different for each outcome. */
static bool distinguishes_all(const uc_state *before, const uc_move *moves, int count, int seat) {
    static glimpse one;
    uint64_t hash[UC_MOVES_MAX];
    for (int i = 0; i < count; i++) {
        const unsigned char *bytes = (const unsigned char *)&one;
        show_outcome(before, moves[i], seat, &one);
        hash[i] = UINT64_C(0xcbf29ce484222325);
        for (size_t k = 0; k < sizeof one; k++)
            if (bytes[k]) hash[i] = (hash[i] ^ bytes[k] ^ k << 8) * UINT64_C(0x100000001b3);
    }
    qsort(hash, (size_t)count, sizeof *hash, compare_hashes);
    for (int i = 1; i < count; i++)
        if (hash[i] == hash[i - 1]) return false;
    return true;
}

/** With this many outcomes, it is no accident if a seat can distinguish all of them. A game with secret hands
 * need not list outcomes that everybody sees. */
enum { MANY_OUTCOMES = 12 };

static void check_outcomes_told(game_run *run) {
    uc_move moves[UC_MOVES_MAX];
    if (uc_actors(&run->state) != UC_ACTORS_CHANCE || run->made % 31) return;
    int count = uc_outcomes(&run->state, moves, NULL);
    if (count < MANY_OUTCOMES) return;
    int seats = run->state.head.seats, seat = (int)uc_rng_below(&run->rng, (uint32_t)seats);
    bool secret = run->game->secret_hands, told = distinguishes_all(&run->state, moves, count, seat);
    if (told && !(secret && distinguishes_all(&run->state, moves, count, (seat + 1) % seats)))
        REQUIRE(run, uc_sees_outcome(&run->state, moves[0]) >> seat & 1);
}

static void who_can_tell_outcomes_sees_them(void **state) {
    visit_positions(game_of(state), check_outcomes_told, NULL);
}

static void check_chances(game_run *run) {
    double chance[UC_SEATS_MAX], sum = 0;
    int seats = run->state.head.seats;
    uc_win_chances(&run->state, chance);
    for (int seat = 0; seat < seats; seat++) {
        REQUIRE(run, chance[seat] >= 0 && chance[seat] <= (seats == 1 ? 1e6 : 1));
        sum += chance[seat] / __builtin_popcountll(uc_side(&run->state, seat));
    }
    bool lossy = strstr(run->rules, "challenge="); /* nobody may win */
    REQUIRE(run, seats == 1 || (sum < 1.001 && (sum > .999 || lossy)));
}

static void chances_to_win_are_chances(void **state) {
    visit_positions(game_of(state), check_chances, check_chances);
}

/** Tests for every game. */
#define TEST(test)                                                                                           \
    { #test, test }
static const struct {
    const char *name;
    CMUnitTestFunction function;
} generic[] = {
    TEST(each_pair_of_option_values_is_played),
    TEST(a_refusal_of_options_names_them),
    TEST(cards_are_conserved_and_invariants_hold),
    TEST(legal_moves_are_distinct_and_their_texts_come_back),
    TEST(outcomes_and_picks_agree),
    TEST(illegal_moves_are_refused_and_change_nothing),
    TEST(every_refusal_has_a_sentence),
    TEST(legal_moves_of_a_view_are_those_of_the_state),
    TEST(json_is_complete),
    TEST(copies_go_the_same_way_with_and_without_events),
    TEST(records_replay_to_the_same_bytes),
    TEST(games_end_with_a_winner),
    TEST(playouts_reach_the_end),
    TEST(a_resampled_state_looks_the_same_to_the_viewer),
    TEST(a_resampled_state_agrees_with_all_that_was_seen),
    TEST(a_hidden_draw_tells_nothing),
    TEST(what_viewers_are_shown_passes_as_such),
    TEST(a_view_has_no_more_bytes_than_its_state),
    TEST(target_and_direction_are_those_of_the_winners),
    TEST(out_of_turn_a_seat_can_only_call),
    TEST(some_legal_move_is_never_dominated),
    TEST(who_sees_an_outcome_can_tell_it),
    TEST(who_can_tell_outcomes_sees_them),
    TEST(chances_to_win_are_chances),
};

enum { GENERIC = sizeof generic / sizeof generic[0] };

int main(void) {
    const char *seed = getenv("UPCARD_TEST_SEED"), *games = getenv("UPCARD_TEST_GAMES");
    const char *only = getenv("UPCARD_TEST_GAME");
    if (seed) base_seed = strtoull(seed, NULL, 10);
    if (games) games_a_seat = strtoull(games, NULL, 10);
    static struct CMUnitTest tests[GENERIC * UC_GAMES_COUNT];
    static char name[GENERIC * UC_GAMES_COUNT][128];
    size_t count = 0;
    for (int i = 0; i < GENERIC * UC_GAMES_COUNT; i++) {
        const uc_game *game = uc_games[i % UC_GAMES_COUNT];
        if (only && strcmp(only, game->id) != 0) continue;
        snprintf(name[count], sizeof name[count], "%s: %s", game->id, generic[i / UC_GAMES_COUNT].name);
        tests[count] = (struct CMUnitTest){.name = name[count],
                                           .test_func = generic[i / UC_GAMES_COUNT].function,
                                           .initial_state = (void *)(uintptr_t)game};
        count++;
    }
    if (!count) fprintf(stderr, "UPCARD_TEST_GAME: there is no game %s\n", only);
    return count ? _cmocka_run_group_tests("every game", tests, count, NULL, NULL) : 1;
}
