/* Views and events with a changed byte or number: they are refused, or every use by a client terminates. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "any_game.h"
#include "random_play.h"
#include "upcard/search.h"

enum {
    GAMES = 6, /* of each kind */
    MOVES = 120,
    FOLLOWED_GAMES = 24,
    FOLLOWED = 300, /* moves */
    PLAYS = 30,
    SEARCHED = 64 /* one in that many is a request for a move */
};

static int refused, taken;

/** A legal move of those who may act. */
static bool play_one(uc_state *state, uc_rng *rng) {
    int mover;
    uc_move move;
    return random_move(state, rng, &mover, &move) && !uc_apply(state, mover, move, NULL).error;
}

/** Random states that agree with the view are valid, and can be played to the end. */
static void play_on(const uc_view *view, const uc_memory *memory, uc_rng *rng) {
    uc_state state;
    memset(&state, 0, sizeof state);
    uc_resample(view, memory, rng, &state);
    const char *broken = uc_check(&state);
    if (broken) fail_msg("%s: %s", uc_game_of(&state)->id, broken);
    for (int i = 0; i < PLAYS && uc_actors(&state); i++) assert_true(play_one(&state, rng));
    uc_playout(&state, rng, 300);
}

static void ask(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count, uc_rng *rng) {
    double chance[UC_SEATS_MAX], error[UC_SEATS_MAX];
    uc_reason reasons[UC_REASONS_MAX];
    uc_ask question = {.view = view, .memory = memory, .legal = legal, .count = count, .rng = rng};
    question.budget = (uc_budget){.tries = 1, .threads = 1};
    uc_evaluate(view, memory, rng, &(uc_budget){.tries = 1}, chance, error);
    int least = uc_reason_texts(uc_game_of(&view->state))->id != NULL; /* not every game gives reasons */
    for (int i = 0; i < count; i++)
        assert_in_range(uc_reasons(view, legal[i], reasons), least, UC_REASONS_MAX);
    for (const uc_bot *bot = uc_bots; count && bot->id; bot++) bot->choose(&question);
}

static void use(const uc_view *view, const uc_memory *memory, uc_rng *rng) {
    static char json[UC_JSON_MAX];
    uc_move legal[UC_MOVES_MAX];
    uc_text text;
    uc_text_start(&text, json, sizeof json);
    uc_view_json(&text, view);
    assert_true(uc_text_whole(&text));
    int count = uc_view_legal(view, legal);
    assert_in_range(count, 0, UC_MOVES_MAX);
    for (int i = 0; i < count; i++) assert_true(*text_of(uc_game_of(&view->state), legal[i]));
    play_on(view, memory, rng);
    if (taken++ % SEARCHED == 0) ask(view, memory, legal, count, rng);
}

/** Values that a byte may have instead. */
static void change_byte(uint8_t *byte, int how) {
    const uint8_t was = *byte, values[] = {0, 1, (uint8_t)(was + 1), (uint8_t)(was ^ 0x40), 0xff};
    *byte = values[how];
}
enum { WAYS = 5 };

static void change_each_byte(const uc_view *good, const uc_memory *memory, uc_rng *rng) {
    for (size_t i = 0; i < WAYS * uc_state_size(&good->state); i++) {
        uc_view view = *good;
        change_byte(&view.state.bytes[i / WAYS], i % WAYS);
        bool fine = !uc_view_decode(&view, uc_state_size(&good->state), &view);
        refused += !fine;
        if (!fine) continue;
        use(&view, NULL, rng);
        if (uc_view_follows(&view, good)) use(&view, memory, rng);
    }
}

/** A viewer's share of a move. */
typedef struct shown {
    uc_view view;
    uc_memory before, memory; /**< without and with the move */
    uc_event seen[UC_EVENTS_MAX];
    int count;
} shown;

static void change_each_event(const shown *good, uc_rng *rng) {
    for (size_t i = 0; i < WAYS * (size_t)good->count * sizeof(uc_event); i++) {
        static uc_event seen[UC_EVENTS_MAX];
        uc_memory memory = good->before;
        bool fine = true;
        memcpy(seen, good->seen, (size_t)good->count * sizeof seen[0]);
        change_byte((uint8_t *)seen + i / WAYS, i % WAYS);
        for (int k = 0; k < good->count; k++) fine &= !uc_event_decode(&seen[k], &good->view, &seen[k]);
        refused += !fine;
        if (!fine) continue;
        uc_memory_update(&memory, &good->view, seen, good->count);
        use(&good->view, &memory, rng);
    }
}

/** Decodes the events as far as possible, one of which has another byte. */
static void change_an_event(shown *s, uc_rng *rng) {
    uint8_t *bytes = (uint8_t *)s->seen;
    int kept = 0;
    if (s->count)
        change_byte(&bytes[uc_rng_below(rng, (uint32_t)s->count * sizeof(uc_event))],
                    (int)uc_rng_below(rng, WAYS));
    for (int i = 0; i < s->count; i++)
        if (!uc_event_decode(&s->seen[i], &s->view, &s->seen[kept])) kept++;
    s->count = kept;
}

static void show(shown *s, const uc_state *state, const uc_events *events) {
    int viewer = s->view.state.head.viewer;
    uc_view_of(state, viewer, &s->view);
    s->count = (int)events->count;
    for (int i = 0; i < s->count; i++) s->seen[i] = uc_event_view(&events->item[i], viewer);
}

/** A move; false when the game is over. */
static bool watch_one(uc_state *state, uc_rng *rng, shown *s) {
    static uc_events events;
    int mover;
    uc_move move;
    if (!random_move(state, rng, &mover, &move)) return false;
    events.count = 0;
    uc_apply(state, mover, move, &events);
    show(s, state, &events);
    return true;
}

static void remember(shown *s) {
    s->before = s->memory;
    uc_memory_update(&s->memory, &s->view, s->seen, s->count);
}

/** A fresh game of about that many seats, as one viewer is shown it. */
static void begin(const uc_game *game, int seats, int viewer, uc_rng *rng, uc_state *state, shown *s) {
    char rules[UC_RULES_MAX];
    random_start(state, game, seats_near(game, seats), rng, rules, sizeof rules);
    memset(s, 0, sizeof *s);
    uc_view_of(state, viewer, &s->view);
    uc_memory_start(&s->memory, &s->view);
}

static void with_each_position(void (*change)(const shown *, uc_rng *)) {
    static shown s;
    uc_state state;
    uc_rng rng;
    for (const uc_game *const *game = uc_games; *game; game++)
        for (int k = 0; k < GAMES; k++) {
            uc_rng_start(&rng, 7, (uint64_t)k);
            begin(*game, 2 + k % 3, k % 3 ? k % 2 : UC_SPECTATOR, &rng, &state, &s);
            for (int i = 0; i < k * MOVES / GAMES && watch_one(&state, &rng, &s); i++) remember(&s);
            change(&s, &rng);
        }
}

static void change_view(const shown *s, uc_rng *rng) {
    change_each_byte(&s->view, &s->memory, rng);
}

static void a_changed_byte_of_a_view_does_no_harm(void **unused) {
    (void)unused;
    refused = taken = 0;
    with_each_position(change_view);
    assert_in_range(refused, 10000, 1000000);
    assert_in_range(taken, 1000, 1000000);
}

static void a_changed_byte_of_an_event_does_no_harm(void **unused) {
    (void)unused;
    refused = taken = 0;
    with_each_position(change_each_event);
    assert_in_range(refused, 100, 1000000);
    assert_in_range(taken, 100, 1000000);
}

/** The memory of a game is wrong now and then. */
static void follow_changed_events(const uc_game *game, uint64_t number) {
    static shown s;
    uc_state state;
    uc_rng rng;
    uc_rng_start(&rng, 8, number);
    begin(game, 2 + (int)number % 4, number % 3 ? 0 : UC_SPECTATOR, &rng, &state, &s);
    for (int i = 0; i < FOLLOWED && watch_one(&state, &rng, &s); i++) {
        if (i % 8 == 0) change_an_event(&s, &rng);
        remember(&s);
        if (i % 4 == 0) use(&s.view, &s.memory, &rng);
        if (i % 64 == 0) uc_memory_start(&s.memory, &s.view);
    }
}

static void a_memory_of_changed_events_does_no_harm(void **unused) {
    (void)unused;
    taken = 0;
    for (const uc_game *const *game = uc_games; *game; game++)
        for (uint64_t number = 0; number < FOLLOWED_GAMES; number++) follow_changed_events(*game, number);
    assert_in_range(taken, 1000, 1000000);
}

/* ---- numbers ---- */

/** A view in the midst of a game at the largest table. */
static void midgame(const uc_game *game, uint64_t number, uc_view *view) {
    char rules[UC_RULES_MAX];
    uc_state state;
    uc_rng rng;
    uc_rng_start(&rng, 9, number);
    random_start(&state, game, game->seats_max, &rng, rules, sizeof rules);
    uc_playout(&state, &rng, 20 + number * 10);
    uc_view_of(&state, number % 2 ? UC_SPECTATOR : 0, view);
}

/** Puts a value in place of a row's number; false if the row cannot hold it. */
static bool put(uc_view *view, const uc_layout *row, size_t base, int i, int64_t value) {
    uint8_t *bytes = view->state.bytes + base + row->at + (size_t)i * (row->stride ? row->stride : row->size);
    uint64_t number = (uint64_t)value;
    bool holds = row->size > 4 || (value >= (row->min < 0 ? -(INT64_C(1) << (8 * row->size - 1)) : 0) &&
                                   value < INT64_C(1) << (8 * row->size - (row->min < 0)));
    if (holds) memcpy(bytes, &number, row->size < 8 ? row->size : 8);
    return holds;
}

static int longest; /* JSON */

/** A number at an end of its range is accepted and shown completely, or refused; beyond the range it is
 * refused. */
static void stretch(const uc_view *good, const uc_layout *row, size_t base) {
    static char json[UC_JSON_MAX];
    const int64_t values[] = {row->min, row->max, (int64_t)row->min - 1, (int64_t)row->max + 1};
    size_t size = uc_state_size(&good->state);
    for (int i = 0; i < row->count; i++)
        for (int k = 0; k < 4 && row->kind == UC_LAYOUT_NUMBER; k++) {
            uc_view view = *good;
            uc_text text;
            if (!put(&view, row, base, i, values[k])) continue;
            if (k < 2) uc_game_of(&good->state)->derive(&view.state);
            const char *broken = uc_view_decode(&view, size, &view);
            if (k >= 2) assert_non_null(broken);
            if (broken) continue;
            uc_text_start(&text, json, sizeof json);
            uc_view_json(&text, &view);
            assert_true(uc_text_whole(&text));
            if ((int)text.length > longest) longest = (int)text.length;
        }
}

static void numbers_are_in_their_ranges_and_shown_whole(void **unused) {
    (void)unused;
    uc_view view;
    longest = 0;
    for (const uc_game *const *game = uc_games; *game; game++)
        for (uint64_t number = 0; number < 12; number++) {
            if (!(*game)->layout) continue;
            midgame(*game, number, &view);
            for (const uc_layout *row = (*game)->layout; row->size; row++) stretch(&view, row, 0);
            for (int seat = 0; seat < (*game)->seats_max; seat++)
                for (const uc_layout *row = (*game)->layout_seat; row->size; row++)
                    stretch(&view, row, (*game)->state_base + (size_t)seat * (*game)->state_seat);
        }
    assert_in_range(longest, 1000, UC_JSON_MAX / 2); /* far from truncation */
}

/** A number of Flip Threes that wraps to 0 in a byte. */
static void a_sum_that_wraps_is_refused(void **unused) {
    (void)unused;
    char sentence[UC_MESSAGE_MAX];
    uc_text message;
    uc_state state;
    uc_view view;
    uc_text_start(&message, sentence, sizeof sentence);
    assert_int_equal(uc_start(&state, uc_game_find("flip7"), 2, NULL, 0, &message), UC_OK);
    for (int one = 1; one < 256; one++) {
        uc_view_of(&state, 0, &view);
        for (int seat = 0; seat < 2; seat++) {
            view.state.flip7.seat[seat].cards = 1U << UC_FLIP7_FLIP3;
            view.state.flip7.seat[seat].flip3s = (uint8_t)(seat ? 256 - one : one);
        }
        assert_non_null(uc_view_decode(&view, uc_state_size(&state), &view));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_changed_byte_of_a_view_does_no_harm),
        cmocka_unit_test(a_changed_byte_of_an_event_does_no_harm),
        cmocka_unit_test(a_memory_of_changed_events_does_no_harm),
        cmocka_unit_test(numbers_are_in_their_ranges_and_shown_whole),
        cmocka_unit_test(a_sum_that_wraps_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
