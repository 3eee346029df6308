/* Hi Lo Flip: moves without events and playouts, which take shorter paths, have the same results as moves
 * with events. */
#include <stdio.h>
#include <string.h>

#include "rig.h"

/** Makes one random move with and without events, and by step. */
static void move_all_ways(uc_state *state, uc_rng *rng, int mover) {
    static uc_events events;
    uc_state quiet = *state, stepped = *state;
    uc_move moves[UC_MOVES_MAX];
    int count = mover == UC_CHANCE ? 0 : uc_legal(state, mover, moves);
    uc_move move = mover == UC_CHANCE ? uc_draw(state, rng) : moves[uc_rng_below(rng, (uint32_t)count)];
    events.count = 0;
    assert_int_equal(uc_apply(state, mover, move, &events).error, UC_OK);
    assert_int_equal(uc_apply(&quiet, mover, move, NULL).error, UC_OK);
    uc_game_of(&stepped)->step(&stepped, mover, move, NULL);
    assert_memory_equal(state, &quiet, uc_state_size(state));
    assert_memory_equal(state, &stepped, uc_state_size(state));
}

/* A move is the same with and without events. */
static void test_all_ways_agree(void **state) {
    (void)state;
    for (uint64_t k = 0; k < 200; k++) {
        rig r;
        char rules[64];
        snprintf(rules, sizeof rules, "target=%d after_two=%s tie=%s", k % 3 ? 40 : 10,
                 k % 2 ? "reset" : "full", k % 5 ? "shared" : "extra_round");
        rig_start(&r, "hi_lo_flip", 2 + (int)(k % 5), rules);
        uc_rng rng;
        uint64_t may;
        uc_rng_start(&rng, k, 1);
        while ((may = uc_actors(&r.state)) != 0) move_all_ways(&r.state, &rng, uc_rng_bit(&rng, may));
    }
}

/* A playout may begin and end anywhere. */
static void test_playouts_stop(void **state) {
    (void)state;
    for (uint64_t k = 0; k < 3000; k++) {
        rig r;
        rig_start(&r, "hi_lo_flip", 2 + (int)(k % 5), k % 2 ? "after_two=reset" : "");
        uc_rng rng;
        uc_rng_start(&rng, k, 2);
        uint64_t may, first = uc_rng_below(&rng, 60), more = uc_rng_below(&rng, 30),
                      chance = uc_rng_below(&rng, 4);
        for (uint64_t i = 0; i < k % 15; i++)
            move_all_ways(&r.state, &rng, UC_CHANCE); /* within a deal, too */
        uint64_t made = uc_playout(&r.state, &rng, first);
        assert_true(made == first || uc_over(&r.state));
        assert_null(uc_check(&r.state));
        for (uint64_t i = 0; i < chance && (may = uc_actors(&r.state)) != 0; i++)
            move_all_ways(&r.state, &rng, uc_rng_bit(&rng, may));
        made = uc_playout(&r.state, &rng, more);
        assert_true(made == more || uc_over(&r.state));
        assert_null(uc_check(&r.state));
    }
}

typedef struct tally {
    double sum[4], squares[4];
} tally;

/** Counts one finished game: its decisions, rounds, points of seat 0, and the chip. */
static void count_game(tally *t, const uc_state *state, uint64_t decisions) {
    const double values[4] = {(double)decisions, state->head.round, uc_total(state, 0),
                              state->hi_lo_flip.chip};
    for (int i = 0; i < 4; i++) {
        t->sum[i] += values[i];
        t->squares[i] += values[i] * values[i];
    }
}

/* Playouts, which go a shorter way, play like random moves through the interface. */
static void test_playouts_are_alike(void **state) {
    (void)state;
    enum { GAMES = 4000 };
    for (int seats = 2; seats <= 6; seats += 2)
        for (int reset = 0; reset < 2; reset++) {
            tally tallies[2] = {0};
            rig r;
            rig_start(&r, "hi_lo_flip", seats, reset ? "after_two=reset" : "");
            uc_rng rng;
            uc_rng_start(&rng, 5, (uint64_t)seats);
            for (int k = 0; k < GAMES; k++) {
                uc_state one = r.state, other = r.state;
                uint64_t may, decisions;
                decisions = uc_playout(&one, &rng, UINT64_MAX);
                count_game(&tallies[0], &one, decisions);
                decisions = 0;
                while ((may = uc_actors(&other)) != 0) {
                    uc_move moves[UC_MOVES_MAX];
                    int mover = uc_rng_bit(&rng, may), count;
                    decisions += may != UC_ACTORS_CHANCE;
                    count = mover == UC_CHANCE ? 0 : uc_legal(&other, mover, moves);
                    uc_move move = count ? moves[uc_rng_below(&rng, (uint32_t)count)] : uc_draw(&other, &rng);
                    uc_apply(&other, mover, move, NULL);
                }
                count_game(&tallies[1], &other, decisions);
            }
            for (int i = 0; i < 4; i++) {
                double mean = tallies[0].sum[i] / GAMES, difference = mean - tallies[1].sum[i] / GAMES;
                double variance = tallies[0].squares[i] / GAMES - mean * mean;
                assert_true(difference * difference < 4 * 4 * 2 * variance / GAMES);
            }
        }
}

/** A table at which seat 0 begins with all cards from 51 on, and seat 1 has all others. */
static void split_cards(rig *r) {
    rig_start(r, "hi_lo_flip", 2, "");
    rig_any(r, 14);
    rig_chance(r, "chip hi");
    uc_hi_lo_flip *game = &r->state.hi_lo_flip;
    game->draw = (uc_set){{0, 0}};
    game->left = 0;
    game->seat[0].hand = (uc_set){{~UINT64_C(0) << 50, (UINT64_C(1) << 36) - 1}};
    game->seat[1].hand = (uc_set){{(UINT64_C(1) << 50) - 1, 0}};
    game->seat[0].held = game->seat[1].held = 50;
    assert_int_equal(game->turn, 0);
    assert_null(uc_check(&r->state));
}

/* HF-3.5: with nothing to draw, the seat that tossed the same side makes the other one take the pile. */
static void test_a_playout_without_cards_to_draw(void **state) {
    (void)state;
    rig r;
    int taken = 0;
    split_cards(&r);
    for (uint64_t k = 0; k < 100; k++) {
        uc_state one = r.state;
        uc_rng rng;
        uc_rng_start(&rng, k, 3);
        assert_int_equal(uc_playout(&one, &rng, 2), 2);
        assert_null(uc_check(&one));
        taken += one.hi_lo_flip.seat[0].points > 0;
    }
    assert_in_range(taken, 20, 80);
    for (uint64_t k = 0; k < 20; k++) { /* the same when the playout begins with the toss */
        uc_state one = r.state;
        uc_rng rng;
        uc_rng_start(&rng, k, 4);
        assert_int_equal(uc_apply(&one, 0, UC_HI_LO_FLIP_PLAY + 59, NULL).error, UC_OK);
        assert_int_equal(one.head.phase, UC_HI_LO_FLIP_CHIP);
        assert_int_equal(uc_playout(&one, &rng, 1), 1);
        assert_null(uc_check(&one));
    }
}

/* A random word that would favor low cards is not used. */
static void test_a_playout_picks_fairly(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hi_lo_flip", 2, "");
    rig_any(&r, 14);
    rig_chance(&r, "chip hi");
    uc_rng rng = {{0, 0, 1, 0}}, next = rng; /* the first word is 0, of which seven cards cannot be fair */
    assert_true(uc_rng_next(&next) == 0);
    assert_int_equal(uc_playout(&r.state, &rng, 1), 1);
    assert_null(uc_check(&r.state));
    assert_memory_not_equal(&rng, &next, sizeof rng);
}

/* A move is refused also without events. */
static void test_quiet_refusals(void **state) {
    (void)state;
    static const struct {
        int mover;
        uc_move move;
        uc_error error;
    } cases[] = {{0, UC_HI_LO_FLIP_PLAY + 98, UC_ILLEGAL_MOVE},
                 {0, UC_HI_LO_FLIP_PLAY + 8, UC_ILLEGAL_MOVE},
                 {1, UC_HI_LO_FLIP_PLAY + 60, UC_NOT_YOUR_TURN},
                 {UC_CHANCE, 70, UC_NOT_YOUR_TURN},
                 {0, 5, UC_ILLEGAL_MOVE},
                 {0, UC_HI_LO_FLIP_MOVES, UC_UNKNOWN_MOVE},
                 {-1, UC_HI_LO_FLIP_PLAY, UC_NOT_YOUR_TURN},
                 {UC_SPECTATOR, UC_HI_LO_FLIP_PLAY, UC_NOT_YOUR_TURN}};
    rig r;
    rig_start(&r, "hi_lo_flip", 2, "");
    assert_int_equal(uc_apply(&r.state, UC_CHANCE, UC_HI_LO_FLIP_CHIP_HI, NULL).error, UC_ILLEGAL_MOVE);
    assert_int_equal(uc_apply(&r.state, 0, 5, NULL).error, UC_NOT_YOUR_TURN);
    rig_cards(&r, "50");
    assert_int_equal(uc_apply(&r.state, UC_CHANCE, 49, NULL).rule, 201);
    rig_cards(&r, "3 4 5 6 7 8 61 60 70 16 17 18 19");
    assert_int_equal(uc_apply(&r.state, UC_NOBODY, UC_HI_LO_FLIP_PLAY, NULL).error, UC_NOT_YOUR_TURN);
    assert_int_equal(uc_apply(&r.state, UC_NOBODY, UC_HI_LO_FLIP_PLAY, &r.events).error, UC_NOT_YOUR_TURN);
    rig_chance(&r, "chip hi");
    rig_play(&r, 0, "play 50");
    rig_play(&r, 1, "play 60");
    rig_chance(&r, "chip lo");
    uc_state before = r.state;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(uc_apply(&r.state, cases[i].mover, cases[i].move, NULL).error, cases[i].error);
        assert_memory_equal(&r.state, &before, uc_state_size(&before));
    }
    uc_move moves[UC_MOVES_MAX];
    assert_int_equal(uc_legal(&r.state, -1, moves), 0);
    assert_int_equal(uc_legal(&r.state, 1, moves), 0);
    assert_int_equal(uc_legal(&r.state, UC_SPECTATOR, moves), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_all_ways_agree),         cmocka_unit_test(test_playouts_stop),
        cmocka_unit_test(test_playouts_are_alike),     cmocka_unit_test(test_a_playout_without_cards_to_draw),
        cmocka_unit_test(test_a_playout_picks_fairly), cmocka_unit_test(test_quiet_refusals),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
