/* Any bytes as a view and as the events after it: rejected, or every reader of the view stays in bounds and
 * terminates. A seed is a view of a game, and then for each move after it the next view, a number of events,
 * and these. A view may also be built from one of a random game, number by number (build_view). */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "build_view.h"
#include "tui/event_sentence.h"
#include "tui/skin.h"
#include "upcard/odds.h"
#include "upcard/search.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t size_max, unsigned seed);
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t size_max);

enum { EVENTS = 8, ROWS = 40, COLUMNS = 120, MS_MAX = 5000 };

static const char *names[UC_SEATS_MAX];
static char buffer[UC_JSON_MAX];

static uc_text *text(void) {
    static uc_text to;
    uc_text_start(&to, buffer, sizeof buffer);
    return &to;
}

/** Takes the number of bytes that the head of the view gives, as message_view does. */
static bool take_view(uc_view *view) {
    memset(view, 0, sizeof *view);
    if (at < end && *at == BUILT)
        return build_view(view) && !uc_view_decode(view, uc_state_size(&view->state), view);
    if (!take(&view->state.head, sizeof view->state.head) || view->state.head.game >= UC_GAMES_COUNT)
        return false;
    size_t size = uc_state_size(&view->state);
    if (view->state.head.seats > uc_game_of(&view->state)->seats_max) return false;
    return take(view->state.bytes + sizeof view->state.head, size - sizeof view->state.head) &&
           !uc_view_decode(view, size, view);
}

static int take_events(uc_event events[EVENTS], const uc_view *after) {
    uint8_t count;
    int fine = 0;
    if (!take(&count, 1)) return 0;
    for (int i = 0; i < count % EVENTS && take(&events[fine], sizeof events[fine]); i++)
        fine += !uc_event_decode(&events[fine], after, &events[fine]);
    return fine;
}

/* ---- readers of views ---- */

/** Plays a state that agrees with a view to the end, and writes its texts. */
static void play_on(uc_state *state, uc_rng *rng) {
    static uc_events events;
    uc_move moves[UC_MOVES_MAX];
    require(!uc_check(state));
    for (int i = 0; i < 60; i++) {
        uint64_t may = uc_actors(state);
        if (!may) return;
        int mover = uc_rng_bit(rng, may);
        uc_move move = 0;
        if (mover == UC_CHANCE) {
            move = uc_draw(state, rng);
        } else {
            int count = uc_legal(state, mover, moves);
            require(count > 0);
            move = moves[uc_rng_below(rng, (uint32_t)count)];
        }
        events.count = 0;
        require(!uc_apply(state, mover, move, &events).error);
        for (uint32_t k = 0; k < events.count; k++)
            uc_event_sentence(text(), uc_game_of(state), &events.item[k], names);
    }
    uc_playout(state, rng, 2000);
}

static void resample(const uc_view *view, const uc_memory *memory, uc_rng *rng) {
    uc_state state;
    memset(&state, 0, sizeof state);
    for (int i = 0; i < 3; i++) {
        uc_resample(view, memory, rng, &state);
        play_on(&state, rng);
    }
}

static void ask_bots(const uc_view *view, const uc_memory *memory, const uc_move *legal, int count,
                     uc_rng *rng) {
    uc_ask ask = {.view = view, .memory = memory, .legal = legal, .count = count, .rng = rng};
    ask.budget = (uc_budget){.playouts = 24, .threads = 1};
    for (const uc_bot *bot = uc_bots; bot->id; bot++) bot->choose(&ask);
}

static void compute(const uc_view *view) {
    double sums[UC_MOVES_MAX], chance;
    if (view->state.head.game == UC_GAME_HILO) {
        uc_hilo_next next;
        uc_odds_hilo(&view->state, sums);
        uc_odds_hilo_next(&view->state.hilo, &next);
    }
    if (view->state.head.game != UC_GAME_FLIP7) return;
    uc_flip7_rest rest;
    uc_flip7_next next;
    uc_flip7_three three;
    uc_flip7_rest_of(&view->state.flip7, view->state.flip7.turn, &rest);
    uc_odds_flip7_next(&rest, &next);
    uc_odds_flip7_three(&rest, &three);
    uc_odds_flip7_seven(&rest, false, &chance);
}

static void draw(const uc_view *view, const uc_move *legal, int count) {
    static canvas_cell cells[ROWS * COLUMNS];
    static canvas c = {.rows = ROWS, .columns = COLUMNS, .cells = cells};
    static choices list;
    const skin *s = skin_of(uc_game_of(&view->state));
    list = (choices){.seat = view->state.head.viewer, .picked = NO_PICK};
    c.hots = 0;
    if (count) {
        s->choose(&list, view, legal, count, names);
        s->ask(text(), view);
    }
    scene shown = {.view = view,
                   .viewer = view->state.head.viewer,
                   .names = names,
                   .choices = &list,
                   .cursor = -1,
                   .to_act = UC_NOBODY};
    s->rows(view);
    s->board(&c, (area){.rows = ROWS, .columns = COLUMNS}, &shown);
    s->describe(text(), view, names);
    for (int i = 0; i < count; i++) s->label(text(), view, legal[i], names);
}

/** Every refusal, and the reasons of every legal move. */
static void explain(const uc_view *view, const uc_move *legal, int count) {
    const uc_game *game = uc_game_of(&view->state);
    uc_reason reasons[UC_REASONS_MAX];
    for (int move = 0; move < game->moves; move += 7) {
        uc_state copy = view->state;
        if (moves_have(legal, count, move) || view->state.head.viewer == UC_SPECTATOR) continue;
        uc_result result = uc_apply(&copy, view->state.head.viewer, (uc_move)move, NULL);
        uc_refusal_text(text(), &view->state, view->state.head.viewer, (uc_move)move, result);
    }
    for (int i = 0; i < count; i++) {
        require((uc_reasons(view, legal[i], reasons) > 0) == (uc_reason_texts(game)->id != NULL));
        uc_reasons_text(text(), view, legal[i], names);
        uc_reasons_json(text(), view, legal[i]);
    }
}

static void use(const uc_view *view, const uc_view *before, const uc_memory *memory, uc_rng *rng) {
    double chance[UC_SEATS_MAX], error[UC_SEATS_MAX];
    uc_move legal[UC_MOVES_MAX];
    int count = uc_view_legal(view, legal);
    uc_text *json = text();
    uc_view_json(json, view);
    require(uc_text_whole(json));
    json = text();
    uc_view_changes_json(json, before, view);
    require(uc_text_whole(json));
    explain(view, legal, count);
    draw(view, legal, count);
    compute(view);
    resample(view, NULL, rng);
    resample(view, memory, rng);
    uc_evaluate(view, memory, rng, &(uc_budget){.playouts = 4}, chance, error);
    if (count) ask_bots(view, memory, legal, count, rng);
}

static void follow(uc_table *t, const uc_view *view, const uc_event *events, int count) {
    char sentence[SENTENCE_MAX];
    uc_findings findings;
    size_t first = uc_table_event_count(t);
    require(uc_table_shown(t, view, events, count));
    for (size_t i = first; i < uc_table_event_count(t); i++) {
        event_sentence(t, i, view->state.head.viewer, sentence);
        uc_event event;
        uc_table_event(t, i, view->state.head.viewer, &event);
        uc_event_json(text(), uc_table_game(t), &event);
    }
    int seat;
    uc_table_next(t, &seat);
    if (view->state.head.viewer < uc_table_seats(t) &&
        uc_legal(uc_table_state(t), view->state.head.viewer, (uc_move[UC_MOVES_MAX]){0}))
        uc_table_advise(t, view->state.head.viewer, &(uc_budget){.playouts = 8, .threads = 1}, &findings);
}

static void run(void) {
    uc_view view, before;
    uc_memory memory;
    uc_event events[EVENTS];
    uc_rng rng;
    if (!take_view(&view)) return;
    before = view;
    uc_rng_start(&rng, 1, (uint64_t)(end - at));
    for (int seat = 0; seat < UC_SEATS_MAX; seat++) names[seat] = "Ada";
    uc_memory_start(&memory, &view);
    uc_table *t = uc_table_follow(&view, names);
    require(t);
    use(&view, &before, &memory, &rng);
    for (int i = 0; i < 4 && take_view(&view) && uc_view_follows(&view, &before); i++) {
        int count = take_events(events, &view);
        uc_memory_update(&memory, &view, events, count);
        follow(t, &view, events, count);
        use(&view, &before, &memory, &rng);
        before = view;
    }
    uc_table_close(t);
}

/* ---- changes that keep sums, so that enough views pass ---- */

static void change_two(uint8_t *a, uint8_t *b, uint32_t how, uint8_t bits) {
    uint8_t was = *a, bit = (uint8_t)(1u << bits % 8);
    switch (how) {
    case 0: *a = *b, *b = was; break;
    case 1: ++*a, --*b; break;
    case 2: *a ^= bit, *b ^= bit; break;
    default: *a = bits % 16; break;
    }
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t size_max, unsigned seed) {
    uc_rng rng;
    uc_rng_start(&rng, 2, seed);
    if (!size || data[0] == BUILT || uc_rng_below(&rng, 3) == 0)
        return LLVMFuzzerMutate(data, size, size_max);
    uint32_t first = size > 1000 ? 600 : (uint32_t)size; /* mostly the first view */
    for (uint32_t times = 1 + uc_rng_below(&rng, 3); times; times--) {
        uint32_t a = uc_rng_below(&rng, first), near = a < 32 ? a : a - 32;
        uint32_t b = uc_rng_below(&rng, 2) ? uc_rng_below(&rng, first) : near + uc_rng_below(&rng, 64);
        change_two(&data[a], &data[b < size ? b : a], uc_rng_below(&rng, 4),
                   (uint8_t)uc_rng_below(&rng, 256));
    }
    return size;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    clock_t begin = clock();
    at = data;
    end = data + size;
    run();
    require((clock() - begin) / (CLOCKS_PER_SEC / 1000) < MS_MAX);
    return 0;
}
