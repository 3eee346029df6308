/* Search: the same answer for the same stream and playouts, limits that hold, and moves that are plainly
 * best. */
#include <pthread.h>
#include <string.h>
#include <time.h>

#include "any_game.h"
#include "random_play.h"
#include "rig.h"
#include "upcard/search.h"

/** A decision with a choice in the middle of a random game. */
typedef struct question {
    uc_state state;
    uc_view view;
    uc_move legal[UC_MOVES_MAX];
    int count;
} question;

/** A position with a choice, near these seats: after 40 moves, or after fewer where games are shorter. */
static question find_question(const uc_game *game, int seats, uint64_t index) {
    question q;
    uc_rng rng;
    char rules[UC_RULES_MAX];
    int mover;
    uc_move move;
    uc_rng_start(&rng, 77, index);
    random_start(&q.state, game, seats_near(game, seats), &rng, rules, sizeof rules);
    for (int made = 0; random_move(&q.state, &rng, &mover, &move); made++) {
        if (mover != UC_CHANCE && made > 40 >> index / 1000) {
            uc_view_of(&q.state, mover, &q.view);
            q.count = uc_view_legal(&q.view, q.legal);
            if (q.count > 1) return q;
        }
        assert_int_equal(uc_apply(&q.state, mover, move, NULL).error, UC_OK);
    }
    return find_question(game, seats, index + 1000); /* it ended before */
}

static uc_findings search(const question *q, uc_budget budget) {
    uc_findings found;
    uc_rng rng;
    uc_rng_start(&rng, 5, 6);
    uc_ask ask = {&q->view, NULL, q->legal, q->count, &rng, budget};
    assert_int_equal(uc_search(&ask, &found), UC_OK);
    return found;
}

static void the_answer_does_not_depend_on_threads(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        question q = find_question(uc_games[i], 3, 1);
        uc_findings one = search(&q, (uc_budget){.playouts = 900, .threads = 1});
        uc_findings four = search(&q, (uc_budget){.playouts = 900, .threads = 4});
        one.seconds = four.seconds = 0;
        assert_int_equal(one.count, four.count);
        assert_int_equal(one.playouts, four.playouts);
        assert_memory_equal(one.choice, four.choice, (size_t)one.count * sizeof one.choice[0]);
    }
}

static void playouts_stay_within_the_limit(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        question q = find_question(uc_games[i], 2, 2);
        for (uint64_t playouts = 1; playouts < 3000; playouts = playouts * 3 + 1) {
            uc_findings found = search(&q, (uc_budget){.playouts = playouts, .thorough = true});
            assert_true(found.playouts <= playouts);
            assert_true(found.count >= 1 && found.count <= q.count);
        }
    }
}

/** A position may be lost, but not all of three. */
static void values_are_chances(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        double most = 0;
        for (uint64_t index = 3; index < 6; index++) {
            question q = find_question(uc_games[i], 2, index);
            uc_findings found = search(&q, (uc_budget){.playouts = 1000});
            for (int m = 0; m < found.count; m++) {
                assert_true(found.choice[m].value >= 0 && found.choice[m].value <= 1);
                assert_true(found.choice[m].error >= 0);
            }
            if (found.choice[0].value > most) most = found.choice[0].value;
        }
        assert_true(most > 0);
    }
}

/** No move costs more than the chance of the best one, even if both were tried on few states. */
static void a_cost_is_part_of_the_chance(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        for (uint64_t index = 0; index < 8; index++) {
            question q = find_question(uc_games[i], 4, 200 + index);
            uc_findings found = search(&q, (uc_budget){.playouts = 200, .thorough = true});
            for (int m = 1; m < found.count; m++)
                assert_true(found.choice[m].behind <= found.choice[0].value);
        }
    }
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void a_search_ends_when_its_time_is_over(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        question q = find_question(uc_games[i], 4, 4);
        double since = now();
        search(&q, (uc_budget){.ms = 30, .threads = 2, .thorough = true});
        assert_true(now() - since < 30); /* a thousand times as much: a machine may be busy */
    }
}

static void *stop_soon(void *flag) {
    nanosleep(&(struct timespec){0, 30000000}, NULL);
    __atomic_store_n((bool *)flag, true, __ATOMIC_RELAXED);
    return NULL;
}

static void a_search_can_be_stopped(void **state) {
    (void)state;
    bool stop = false;
    pthread_t thread;
    question q = find_question(uc_game_find("hilo"), 4, 5);
    double since = now();
    assert_int_equal(pthread_create(&thread, NULL, stop_soon, &stop), 0);
    uc_findings found = search(&q, (uc_budget){.ms = 60000, .thorough = true, .stop = &stop});
    assert_int_equal(pthread_join(thread, NULL), 0);
    assert_true(now() - since < 50);
    assert_true(found.count > 1);
}

/** With no time at all there is an answer: the choice of `normal`. */
static void a_search_without_time_plays_normal(void **state) {
    (void)state;
    bool stop = true;
    for (int i = 0; uc_games[i]; i++) {
        question q = find_question(uc_games[i], 2, 6);
        uc_rng rng;
        uc_rng_start(&rng, 5, 6);
        uc_ask ask = {&q.view, NULL, q.legal, q.count, &rng, {.stop = &stop}};
        uc_findings found;
        assert_int_equal(uc_search(&ask, &found), UC_OK);
        assert_int_equal(found.playouts, 0);
        uc_rng_start(&rng, 5, 6);
        assert_int_equal(found.choice[0].move, uc_bot_find("normal")->choose(&ask));
    }
}

/** A search uses only the view and the stream: two states with the same view give the same answer. */
static void hidden_cards_do_not_matter(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        question q = find_question(uc_games[i], 3, 7), other = q;
        uc_rng rng;
        uc_rng_start(&rng, 9, 9);
        uc_resample(&q.view, NULL, &rng, &other.state);
        uc_view_of(&other.state, q.view.state.head.viewer, &other.view);
        uc_findings one = search(&q, (uc_budget){.playouts = 300});
        uc_findings two = search(&other, (uc_budget){.playouts = 300});
        assert_memory_equal(one.choice, two.choice, (size_t)one.count * sizeof one.choice[0]);
    }
}

static void plays_without_uno_are_left_out(void **state) {
    (void)state;
    const uc_game *game = uc_game_find("uno_flip");
    for (uint64_t index = 0; index < 200; index++) {
        question q = find_question(game, 2, 100 + index);
        if (q.state.uno_flip.seat[q.view.state.head.viewer].held != 2) continue;
        uc_findings found = search(&q, (uc_budget){.playouts = 50});
        for (int m = 0; m < found.count; m++) {
            uc_move move = found.choice[m].move;
            if (move < UC_UNO_FLIP_PLAY || q.state.uno_flip.opt_uno == UC_UNO_FLIP_UNO_AUTO) continue;
            assert_true((move - UC_UNO_FLIP_PLAY) & 1);
        }
    }
}

/** Seat 0 has banked 199 of 200 points, so that any number wins: it stays. */
static void a_won_game_is_won(void **state) {
    (void)state;
    char buffer[UC_MESSAGE_MAX];
    uc_text message;
    uc_state s;
    uc_text_start(&message, buffer, sizeof buffer);
    assert_int_equal(uc_start(&s, uc_game_find("flip7"), 2, &(uc_setting){"target", "20"}, 1, &message),
                     UC_OK);
    const char *moves[] = {"card 12", "card 11"};
    for (int i = 0; i < 2; i++)
        assert_int_equal(
            uc_apply(&s, UC_CHANCE, (uc_move)uc_move_parse(uc_game_of(&s), moves[i], strlen(moves[i])), NULL)
                .error,
            UC_OK);
    s.flip7.seat[0].total = s.flip7.seat[1].total = 0;
    int seat = s.flip7.turn;
    s.flip7.seat[seat].total = 19;
    question q = {.state = s};
    uc_view_of(&s, seat, &q.view);
    q.count = uc_view_legal(&q.view, q.legal);
    uc_findings found = search(&q, (uc_budget){.playouts = 4000, .thorough = true});
    assert_int_equal(found.count, 2);
    assert_true(found.choice[0].value > 0.5);
    assert_true(found.choice[0].behind == 0);
    assert_true(found.choice[1].behind >= 0);
}

/** Staying ends the round of a lone seat: the points of the next round do not count for it. */
static void a_move_that_ends_the_round_is_worth_what_it_leaves(void **unused) {
    (void)unused;
    uc_state s;
    uc_rng rng;
    assert_int_equal(uc_start(&s, uc_game_find("flip7"), 1, NULL, 0, NULL), UC_OK);
    uc_rng_start(&rng, 7, 0);
    while (uc_actors(&s) == UC_ACTORS_CHANCE) uc_apply(&s, UC_CHANCE, uc_draw(&s, &rng), NULL);
    question q = {.state = s};
    uc_view_of(&s, 0, &q.view);
    q.count = uc_view_legal(&q.view, q.legal);
    uc_findings found = search(&q, (uc_budget){.tries = 200, .thorough = true});
    assert_int_equal(found.count, 2);
    assert_int_equal(found.choice[0].move, UC_FLIP7_HIT);
    double stay = found.choice[1].value, kept = uc_flip7_points(&s.flip7.seat[0]) / (double)s.flip7.target;
    assert_true(stay > kept - 1e-6 && stay < kept + 1e-6);
}

/** Partners have the chance of their side: each counts for a part of it. */
static void an_evaluation_sums_to_one(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        question q = find_question(uc_games[i], 4, 8);
        double chance[UC_SEATS_MAX], error[UC_SEATS_MAX], sum = 0;
        uc_rng rng;
        uc_rng_start(&rng, 1, 1);
        uc_evaluate(&q.view, NULL, &rng, &(uc_budget){.playouts = 200}, chance, error);
        for (int seat = 0; seat < q.state.head.seats; seat++)
            sum += chance[seat] / __builtin_popcountll(uc_side(&q.state, seat));
        assert_true(sum > 0.999 && sum < 1.001);
    }
}

/** An evaluation has no moves to try, so a try is one playout. */
static void an_evaluation_ends_after_its_tries(void **state) {
    (void)state;
    question q = find_question(uc_games[0], 4, 8);
    double chance[2][UC_SEATS_MAX], error[2][UC_SEATS_MAX];
    const uc_budget budgets[] = {{.tries = 50}, {.playouts = 50}};
    for (int i = 0; i < 2; i++) {
        uc_rng rng;
        uc_rng_start(&rng, 1, 1);
        uc_evaluate(&q.view, NULL, &rng, &budgets[i], chance[i], error[i]);
    }
    assert_memory_equal(chance[0], chance[1], 4 * sizeof chance[0][0]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_answer_does_not_depend_on_threads),
        cmocka_unit_test(playouts_stay_within_the_limit),
        cmocka_unit_test(values_are_chances),
        cmocka_unit_test(a_cost_is_part_of_the_chance),
        cmocka_unit_test(a_search_ends_when_its_time_is_over),
        cmocka_unit_test(a_search_can_be_stopped),
        cmocka_unit_test(a_search_without_time_plays_normal),
        cmocka_unit_test(hidden_cards_do_not_matter),
        cmocka_unit_test(plays_without_uno_are_left_out),
        cmocka_unit_test(a_won_game_is_won),
        cmocka_unit_test(a_move_that_ends_the_round_is_worth_what_it_leaves),
        cmocka_unit_test(an_evaluation_sums_to_one),
        cmocka_unit_test(an_evaluation_ends_after_its_tries),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
