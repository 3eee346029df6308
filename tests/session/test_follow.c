/* A table that is kept elsewhere shows its viewer what the table itself would show them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "screen.h"
#include "tui/say.h"

enum { SEEN_MAX = 16 * UC_EVENTS_MAX };

/** What happened since `told`, as the viewer is shown it, at once. */
static void pass_on(const table *t, table *far, int viewer, size_t told) {
    static uc_event seen[SEEN_MAX];
    uc_view view;
    int count = 0;
    for (; told < t->told_count; told++) seen[count++] = uc_event_view(&t->told[told].event, viewer);
    table_see(t, viewer, &view);
    assert_true(table_shown(far, &view, seen, count));
}

static void compare_sentences(const table *t, const table *far, int viewer, size_t before) {
    char here[SENTENCE_MAX], there[SENTENCE_MAX];
    assert_int_equal(far->told_count, t->told_count - before);
    for (size_t i = 0; i < far->told_count; i++) {
        bool told = say_event(t, before + i, viewer, here);
        assert_true(say_event(far, i, viewer, there) == told);
        if (told) assert_string_equal(there, here);
    }
}

static void compare(const table *t, const table *far, int viewer) {
    uc_view here, there;
    table_see(t, viewer, &here);
    table_see(far, viewer, &there);
    assert_memory_equal(&here, &there, uc_state_size(&here.state));
    assert_int_equal(far->round_count, t->round_count);
    for (size_t i = 0; i < t->round_count; i++)
        assert_memory_equal(far->rounds[i].total, t->rounds[i].total, sizeof t->rounds[i].total);
    assert_int_equal(uc_over(&far->state), uc_over(&t->state));
    assert_int_equal(uc_winners(&far->state), uc_winners(&t->state));
}

/** A game of bots, watched from the start by `viewer`: the same sentences, rounds, scores and turns. */
static void watch(const char *game, const char *rules, int viewer) {
    table *t = table_of(game, "bot:random,bot:easy,bot:random", rules, "follow");
    uc_view view;
    assert_true(table_draw(t));
    table_see(t, viewer, &view);
    size_t before = t->told_count;
    table *far = table_follow(&view, t->name);
    assert_non_null(far);
    assert_int_equal(table_people(far), viewer < 3 ? UINT64_C(1) << viewer : 0);
    for (int seat; table_next(t, &seat) == TABLE_BOT;) {
        size_t told = t->told_count;
        int shown;
        bool own = uc_actors(&t->state) >> viewer & 1;
        table_turn turn = table_next(far, &shown);
        if (viewer < 3) assert_true((turn == TABLE_PERSON || turn == TABLE_CALL) == own);
        assert_true(table_let_bot(t, seat) && table_draw(t));
        pass_on(t, far, viewer, told);
        compare(t, far, viewer);
    }
    compare_sentences(t, far, viewer, before);
    int seat;
    assert_int_equal(table_next(far, &seat), TABLE_OVER);
    assert_false(table_can_undo(far));
    table_close(far);
    table_close(t);
}

static void whole_games(void **state) {
    static const char *const games[][2] = {{"flip7", "target=60"},
                                           {"hilo", "target=60"},
                                           {"hi_lo_flip", "target=60"},
                                           {"uno_flip", "target=60"}};
    (void)state;
    for (size_t i = 0; i < sizeof games / sizeof games[0]; i++) {
        watch(games[i][0], games[i][1], 0);
        watch(games[i][0], games[i][1], 2);
        watch(games[i][0], games[i][1], UC_SPECTATOR);
    }
}

/** The next move of whoever is to act, the first legal one for a person, which seat 0 is shown elsewhere. */
static void move_on(table *t, table *far) {
    uc_move legal[UC_MOVES_MAX];
    size_t told = t->told_count, moves = t->move_count;
    int seat = 0;
    switch (table_next(t, &seat)) {
    case TABLE_CHANCE: assert_true(table_draw_one(t)); break;
    case TABLE_BOT: assert_true(table_let_bot(t, seat)); break;
    case TABLE_CALL: table_pass(t); break;
    default:
        assert_true(uc_legal(&t->state, seat, legal) > 0);
        assert_int_equal(table_make(t, seat, legal[0]).error, UC_OK);
    }
    if (t->move_count > moves) pass_on(t, far, 0, told);
}

/* What the viewer has seen is remembered for advice, as it is at the table itself. */
static void memory(void **state) {
    (void)state;
    for (const uc_game *const *game = uc_games; *game; game++) {
        table *t = table_of((*game)->id, "you,bot:easy,bot:random", "target=60", "memory");
        const uc_budget budget = {.playouts = 40};
        uc_findings found;
        uc_view view;
        table_see(t, 0, &view);
        table *far = table_follow(&view, t->name);
        assert_non_null(far);
        while (!uc_over(&t->state) && (t->move_count < 300 || !(uc_actors(&t->state) & 1))) {
            move_on(t, far);
            assert_memory_equal(&far->seat[0].chair.memory, &t->seat[0].chair.memory, sizeof(uc_memory));
        }
        if (!uc_over(&t->state)) assert_true(table_advise(far, 0, &budget, &found) && found.count > 0);
        table_close(far);
        table_close(t);
    }
}

/* Who comes in the third round sees the sum of those before. */
static void who_comes_late(void **state) {
    (void)state;
    table *t = table_of("flip7", "bot:random,bot:easy", "target=200", "late");
    uc_view view;
    int seat;
    assert_true(table_draw(t));
    while (t->round_count < 2)
        assert_true(table_next(t, &seat) == TABLE_BOT && table_let_bot(t, seat) && table_draw(t));
    table_see(t, UC_SPECTATOR, &view);
    table *far = table_follow(&view, t->name);
    assert_int_equal(far->round_count, 2);
    for (seat = 0; seat < 2; seat++) {
        assert_int_equal(far->rounds[0].total[seat], 0);
        assert_int_equal(far->rounds[1].total[seat], uc_total(&t->state, seat));
    }
    table_close(far);
    table_close(t);
}

/* The rule that a move would break is found in what is shown. */
static void refusals(void **state) {
    (void)state;
    table *t = table_of("flip7", "ann,bot:random", "", "refusal");
    uc_view view;
    assert_true(table_draw(t));
    table_see(t, 0, &view);
    table *far = table_follow(&view, t->name);
    for (uc_move move = 0; move < t->game->moves; move++) {
        uc_result here = table_refusal(t, 0, move);
        if (!here.error) continue;
        uc_result there = table_refusal(far, 0, move);
        assert_int_equal(there.error, here.error);
        assert_int_equal(there.rule, here.rule);
    }
    table_rename(far, 1, "Zoe");
    assert_string_equal(far->name[1], "Zoe");
    table_close(far);
    table_close(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(whole_games), cmocka_unit_test(memory),
                                       cmocka_unit_test(who_comes_late), cmocka_unit_test(refusals)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
