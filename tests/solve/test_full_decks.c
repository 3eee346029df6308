/* Full decks: published values, and games by the rules with the solved play. */
#include "rig.h"

#include <math.h>
#include <stdlib.h>

#include "solve/flip7/duel.h"
#include "solve/flip7/rounds.h"

enum { ROUNDS = 400000 };

static rounds *open_full(flips_order order) {
    uc_flip7_rest rest;
    uc_state fresh;
    assert_int_equal(uc_start(&fresh, uc_game_find("flip7"), 1, NULL, 0, NULL), UC_OK);
    uc_flip7_rest_of(&fresh.flip7, 0, &rest);
    rounds *r = rounds_open(&rest, order, ROUNDS_EXACT, UINT64_MAX);
    assert_non_null(r);
    return r;
}

static double score_of(rounds *r, uint64_t *hits) {
    double scores[UC_FLIP7_SCORES], value = 0;
    for (int i = 0; i < UC_FLIP7_SCORES; i++) scores[i] = i;
    assert_true(rounds_value(r, scores, hits, &value));
    return value;
}

static void the_stacked_order_has_the_published_value(void **state) {
    (void)state;
    rounds *r = open_full(ORDER_STACKED);
    assert_true(fabs(score_of(r, NULL) - 20.2980220287) < 1e-9);
    rounds_close(r);
}

/** Plays a round of a full deck by the rules with the solved play; returns its points. */
static int32_t play_round(const rounds *r, const uint64_t *hits, uint64_t stream) {
    uc_state state;
    uc_rng rng;
    int seconds = 0, used = 0;
    uc_rng_start(&rng, 21, stream);
    assert_int_equal(uc_start(&state, uc_game_find("flip7"), 1, &(uc_setting){"target", "10000"}, 1, NULL),
                     UC_OK);
    const uc_flip7_seat *seat = &state.flip7.seat[0];
    while (state.head.round == 1) {
        bool held = seat->cards >> UC_FLIP7_SECOND & 1;
        uc_move move = UC_FLIP7_TARGET;
        if (uc_actors(&state) == UC_ACTORS_CHANCE)
            move = uc_draw(&state, &rng);
        else if (state.head.phase == UC_FLIP7_CHOOSE)
            move = !seat->cards || rounds_hits(r, hits, seat->cards, seconds, used, seat->flip3s)
                       ? UC_FLIP7_HIT
                       : UC_FLIP7_STAY;
        seconds += move == UC_FLIP7_CARD + UC_FLIP7_SECOND;
        int mover = uc_actors(&state) == UC_ACTORS_CHANCE ? UC_CHANCE : 0;
        assert_int_equal(uc_apply(&state, mover, move, NULL).error, UC_OK);
        used += held && !(seat->cards >> UC_FLIP7_SECOND & 1);
    }
    return seat->last_score;
}

/* F7-4.7, F7-5.1 */
static void the_rules_bring_what_was_solved(void **state) {
    (void)state;
    rounds *r = open_full(ORDER_PRINTED);
    uint64_t *hits = calloc(rounds_hits_words(r), sizeof *hits);
    assert_non_null(hits);
    double value = score_of(r, hits), sum = 0, squares = 0;
    assert_true(fabs(value - 20.2975772556) < 1e-9);
    for (uint64_t i = 0; i < ROUNDS; i++) {
        double points = play_round(r, hits, i);
        sum += points;
        squares += points * points;
    }
    double mean = sum / ROUNDS, error = sqrt((squares / ROUNDS - mean * mean) / ROUNDS);
    assert_true(fabs(mean - value) < 4 * error);
    free(hits);
    rounds_close(r);
}

static void the_answer_to_greed_has_the_published_value(void **state) {
    (void)state;
    static duel d;
    duel_against_greedy(&d, DUEL_TARGET, DUEL_HALF, true, NULL, NULL);
    assert_true(fabs(d.chance[0][0] - 0.559345) < 1e-6);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_stacked_order_has_the_published_value),
        cmocka_unit_test(the_rules_bring_what_was_solved),
        cmocka_unit_test(the_answer_to_greed_has_the_published_value),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
