/* A remote table shows its viewer the same as the table itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "any_game.h"
#include "screen.h"
#include "tui/event_sentence.h"

enum { SEEN_MAX = 16 * UC_EVENTS_MAX };

/** Passes all events since number `told` to the remote table in one step, as the viewer sees them. */
static void pass_on(const uc_table *t, uc_table *far, int viewer, size_t told) {
    static uc_event seen[SEEN_MAX];
    uc_view view;
    int count = 0;
    for (; told < uc_table_event_count(t); told++) uc_table_event(t, told, viewer, &seen[count++]);
    uc_table_view(t, viewer, &view);
    assert_true(uc_table_shown(far, &view, seen, count));
}

static void compare_sentences(const uc_table *t, const uc_table *far, int viewer, size_t before) {
    char here[SENTENCE_MAX], there[SENTENCE_MAX];
    assert_int_equal(uc_table_event_count(far), uc_table_event_count(t) - before);
    for (size_t i = 0; i < uc_table_event_count(far); i++) {
        bool told = event_sentence(t, before + i, viewer, here);
        assert_true(event_sentence(far, i, viewer, there) == told);
        if (told) assert_string_equal(there, here);
    }
}

static void compare(const uc_table *t, const uc_table *far, int viewer) {
    uc_view here, there;
    uc_table_view(t, viewer, &here);
    uc_table_view(far, viewer, &there);
    assert_memory_equal(&here, &there, uc_state_size(&here.state));
    assert_int_equal(uc_table_round_count(far), uc_table_round_count(t));
    for (size_t i = 0; i < uc_table_round_count(t); i++)
        for (int seat = 0; seat < uc_table_seats(t); seat++)
            assert_int_equal(uc_table_round_total(far, i, seat), uc_table_round_total(t, i, seat));
    assert_int_equal(uc_over(uc_table_state(far)), uc_over(uc_table_state(t)));
    assert_int_equal(uc_winners(uc_table_state(far)), uc_winners(uc_table_state(t)));
}

/** A game of bots, watched from the start by `viewer`: the same sentences, rounds, scores and turns. */
static void watch(const char *game, const char *rules, int viewer) {
    uc_table *t = table_of(game, "bot:random,bot:easy,bot:random", rules, "follow");
    uc_view view;
    assert_true(uc_table_draw(t));
    uc_table_view(t, viewer, &view);
    size_t before = uc_table_event_count(t);
    uc_table *far = uc_table_follow(&view, uc_table_names(t));
    assert_non_null(far);
    assert_int_equal(uc_table_people(far), viewer < 3 ? UINT64_C(1) << viewer : 0);
    for (int seat; uc_table_next(t, &seat) == UC_TURN_BOT;) {
        size_t told = uc_table_event_count(t);
        int shown;
        bool own = uc_actors(uc_table_state(t)) >> viewer & 1;
        uc_turn turn = uc_table_next(far, &shown);
        if (viewer < 3) assert_true((turn == UC_TURN_PERSON || turn == UC_TURN_CALL) == own);
        assert_true(!uc_table_let_bot(t, seat, NULL).error && uc_table_draw(t));
        pass_on(t, far, viewer, told);
        compare(t, far, viewer);
    }
    compare_sentences(t, far, viewer, before);
    int seat;
    assert_int_equal(uc_table_next(far, &seat), UC_TURN_OVER);
    assert_false(uc_table_can_undo(far));
    uc_table_close(far);
    uc_table_close(t);
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

/** Makes the next move, the first legal one for a person, and shows it to the remote table of seat 0. */
static void move_on(uc_table *t, uc_table *far) {
    uc_move legal[UC_MOVES_MAX];
    size_t told = uc_table_event_count(t), moves = uc_table_move_count(t);
    int seat = 0;
    switch (uc_table_next(t, &seat)) {
    case UC_TURN_CHANCE: assert_true(uc_table_draw_one(t)); break;
    case UC_TURN_BOT: assert_false(uc_table_let_bot(t, seat, NULL).error); break;
    case UC_TURN_CALL: uc_table_pass(t); break;
    default:
        assert_true(uc_legal(uc_table_state(t), seat, legal) > 0);
        assert_int_equal(uc_table_apply(t, seat, legal[0]).error, UC_OK);
    }
    if (uc_table_move_count(t) > moves) pass_on(t, far, 0, told);
}

/* The remote table remembers for hints what the viewer has seen, as the table itself does. */
static void memory(void **state) {
    (void)state;
    for (const uc_game *const *game = uc_games; *game; game++) {
        const char *players = players_near(*game, "you,bot:easy,bot:random");
        uc_table *t = table_of((*game)->id, players, if_target(*game, "target=60"), "memory");
        const uc_budget budget = {.playouts = 40};
        uc_findings found;
        uc_view view;
        uc_table_view(t, 0, &view);
        uc_table *far = uc_table_follow(&view, uc_table_names(t));
        assert_non_null(far);
        while (!uc_over(uc_table_state(t)) &&
               (uc_table_move_count(t) < 300 || !(uc_actors(uc_table_state(t)) & 1))) {
            move_on(t, far);
            assert_memory_equal(uc_table_memory(far, 0), uc_table_memory(t, 0), sizeof(uc_memory));
        }
        if (!uc_over(uc_table_state(t)))
            assert_true(uc_table_advise(far, 0, &budget, &found) && found.count > 0);
        uc_table_close(far);
        uc_table_close(t);
    }
}

/* A viewer who comes in the third round sees the sum of the earlier scores. */
static void a_late_viewer(void **state) {
    (void)state;
    uc_table *t = table_of("flip7", "bot:random,bot:easy", "target=200", "late");
    uc_view view;
    int seat;
    assert_true(uc_table_draw(t));
    while (uc_table_round_count(t) < 2)
        assert_true(uc_table_next(t, &seat) == UC_TURN_BOT && !uc_table_let_bot(t, seat, NULL).error &&
                    uc_table_draw(t));
    uc_table_view(t, UC_SPECTATOR, &view);
    uc_table *far = uc_table_follow(&view, uc_table_names(t));
    assert_int_equal(uc_table_round_count(far), 2);
    for (seat = 0; seat < 2; seat++) {
        assert_int_equal(uc_table_round_total(far, 0, seat), 0);
        assert_int_equal(uc_table_round_total(far, 1, seat), uc_total(uc_table_state(t), seat));
    }
    uc_table_close(far);
    uc_table_close(t);
}

/* The rule that a move would break is found in the view. */
static void refusals(void **state) {
    (void)state;
    uc_table *t = table_of("flip7", "ann,bot:random", "", "refusal");
    uc_view view;
    assert_true(uc_table_draw(t));
    uc_table_view(t, 0, &view);
    uc_table *far = uc_table_follow(&view, uc_table_names(t));
    for (uc_move move = 0; move < uc_table_game(t)->moves; move++) {
        uc_result here = uc_table_refusal(t, 0, move);
        if (!here.error) continue;
        uc_result there = uc_table_refusal(far, 0, move);
        assert_int_equal(there.error, here.error);
        assert_int_equal(there.rule, here.rule);
    }
    uc_table_rename(far, 1, "Zoe");
    assert_string_equal(uc_table_names(far)[1], "Zoe");
    uc_table_close(far);
    uc_table_close(t);
}

/* At a remote table no local call makes a move, not even for chance. */
static void only_shown_views_change_it(void **state) {
    (void)state;
    uc_table *t = table_of("flip7", "ann,bot:random", "", "alone");
    uc_move legal[UC_MOVES_MAX];
    uc_view view;
    uc_table_view(t, 0, &view);
    uc_table *far = uc_table_follow(&view, uc_table_names(t));
    assert_int_equal(uc_actors(uc_table_state(far)), UC_ACTORS_CHANCE);
    assert_false(uc_table_draw(far));
    uc_table_close(far);
    int seat;
    assert_true(uc_table_draw(t));
    uc_table_next(t, &seat);
    uc_table_view(t, seat, &view);
    far = uc_table_follow(&view, uc_table_names(t));
    assert_true(uc_view_legal(&view, legal) > 0);
    assert_int_equal(uc_table_apply(far, seat, legal[0]).error, UC_NOT_YOUR_TURN);
    assert_int_equal(uc_table_let_bot(far, seat, NULL).error, UC_NOT_YOUR_TURN);
    assert_int_equal(uc_table_move_count(far), 0);
    uc_table_close(far);
    uc_table_close(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(whole_games), cmocka_unit_test(memory),
                                       cmocka_unit_test(a_late_viewer), cmocka_unit_test(refusals),
                                       cmocka_unit_test(only_shown_views_change_it)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
