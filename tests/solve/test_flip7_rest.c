/* The solved rest of a round, compared with all its possible courses by the rules. */
#include "rig.h"

#include <math.h>
#include <string.h>

#include "solve/flip7/rounds.h"
#include "solve/flip7/search.h"

enum { SEATS = 30, CARDS = 94, NUMBER_KINDS = 13, NUMBERS = (1 << NUMBER_KINDS) - 1 };

static const uint8_t whole_deck[UC_FLIP7_KINDS] = {1,  1,  2, 3, 4, 5, 6, 7, 8, 9, 10,
                                                   11, 12, 1, 1, 1, 1, 1, 1, 3, 3, 3};

/** A card that is out of play: in front of a seat that has stayed. */
static void put_away(uc_flip7 *s, int kind) {
    for (int seat = 1; seat < SEATS; seat++) {
        uint32_t cards = s->seat[seat].cards;
        if (kind != UC_FLIP7_FLIP3 && cards >> kind & 1) continue;
        if (kind < NUMBER_KINDS && __builtin_popcount(cards & NUMBERS) == 6) continue;
        if (kind == UC_FLIP7_FREEZE) s->seat[seat].status = UC_FLIP7_FROZEN;
        if (kind == UC_FLIP7_FLIP3) s->seat[seat].flip3s++;
        s->seat[seat].cards |= 1u << kind;
        return;
    }
    fail();
}

/** Seat 0 is to choose, alone. `deck` cards are left, `discarded` in the discard pile, and seat 0 has the
 * first of all cards that are new to it, up to `held`. */
static void lone_seat(uc_state *state, uc_rng *rng, int held, int deck, int discarded) {
    uint8_t cards[CARDS], below = 0, left[UC_FLIP7_KINDS] = {0};
    int count = 0;
    const uc_setting rules[] = {{"target", "10000"}, {"decks", "1"}};
    assert_int_equal(uc_start(state, uc_game_find("flip7"), SEATS, rules, 2, NULL), UC_OK);
    uc_flip7 *s = &state->flip7;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++)
        for (int i = 0; i < whole_deck[kind]; i++) cards[count++] = (uint8_t)kind;
    for (int i = 0; i < CARDS; i++) {
        int other = i + (int)uc_rng_below(rng, (uint32_t)(CARDS - i));
        uint8_t kind = cards[other];
        cards[other] = cards[i];
        bool action = kind == UC_FLIP7_FREEZE || kind == UC_FLIP7_FLIP3;
        bool kept = held && !action && !(s->seat[0].cards >> kind & 1);
        if (kept) {
            s->seat[0].cards |= 1u << kind;
            held--;
        } else if (deck) {
            left[kind]++;
            deck--;
        } else if (discarded) {
            discarded--;
        } else {
            put_away(s, kind);
        }
    }
    for (int kind = 0; kind < 32; kind++) {
        s->below[kind] = below;
        if (kind < UC_FLIP7_KINDS) below = (uint8_t)(below + left[kind]);
    }
    s->size = below;
    for (int seat = 1; seat < SEATS; seat++)
        if (!s->seat[seat].status) s->seat[seat].status = UC_FLIP7_STAYED;
    s->active = 1;
    s->turn = s->actor = s->dealing = 0;
    s->head.phase = UC_FLIP7_CHOOSE;
    assert_null(uc_check(state));
}

/** The best value that seat 0 can still reach, by trying every move. `depth` stops endless hitting. */
static double best_of(const uc_state *state, const double *utility, int depth) {
    const uc_flip7 *s = &state->flip7;
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    double best = -1e9, sum = 0;
    if (s->head.round > 1) return utility[s->seat[0].last_score];
    bool chance = uc_actors(state) == UC_ACTORS_CHANCE;
    int count = chance ? uc_outcomes(state, moves, weights) : uc_legal(state, 0, moves);
    if (!chance && !depth) count = 0;
    for (int i = 0; i < count; i++) {
        uc_state after;
        uc_copy(&after, state);
        assert_int_equal(uc_apply(&after, chance ? UC_CHANCE : 0, moves[i], NULL).error, UC_OK);
        double value = best_of(&after, utility, depth - !chance);
        sum += chance ? weights[i] * value : 0;
        best = value > best ? value : best;
    }
    return chance ? sum / uc_weight(state) : best;
}

static double best_after(const uc_state *state, uc_move move, const double *utility) {
    uc_state after;
    uc_copy(&after, state);
    assert_int_equal(uc_apply(&after, 0, move, NULL).error, UC_OK);
    return best_of(&after, utility, 20);
}

static void compare(const uc_state *state, const double *utility) {
    double scores[UC_FLIP7_SCORES];
    uc_flip7_rest rest;
    uc_flip7_values values;
    for (int i = 0; i < UC_FLIP7_SCORES; i++) scores[i] = utility ? utility[i] : i;
    uc_flip7_rest_of(&state->flip7, 0, &rest);
    assert_int_equal(uc_solve_flip7(&rest, utility, 1000000, &values), UC_OK);
    assert_int_equal(values.horizon, 0);
    assert_true(fabs(values.hit - best_after(state, UC_FLIP7_HIT, scores)) < 1e-9);
    if (state->flip7.seat[0].cards)
        assert_true(fabs(values.stay - best_after(state, UC_FLIP7_STAY, scores)) < 1e-9);
}

/* F7-3.3, F7-3.4, F7-4.1 to F7-4.10, F7-5.1 */
static void small_decks_agree_with_the_rules(void **state) {
    (void)state;
    uc_rng rng;
    for (uint64_t i = 0; i < 150; i++) {
        uc_state game;
        uc_rng_start(&rng, 7, i);
        lone_seat(&game, &rng, (int)(i % 7), 6, 0);
        compare(&game, NULL);
    }
}

/* F7-5.3: the deck runs out in the middle */
static void the_discard_pile_comes_back(void **state) {
    (void)state;
    uc_rng rng;
    for (uint64_t i = 0; i < 150; i++) {
        uc_state game;
        uc_rng_start(&rng, 8, i);
        lone_seat(&game, &rng, 1 + (int)(i % 6), 2, (int)(i % 5));
        compare(&game, NULL);
    }
}

/** Without Second Chances, which could be drawn again and again if that is better than staying. */
static void any_utility_is_served(void **state) {
    (void)state;
    uc_rng rng;
    for (uint64_t i = 0; i < 60; i++) {
        double utility[UC_FLIP7_SCORES];
        uc_state game;
        uc_rng_start(&rng, 9, i);
        for (int k = 0; k < UC_FLIP7_SCORES; k++) utility[k] = uc_rng_below(&rng, 1000) - 500.0;
        lone_seat(&game, &rng, 1 + (int)(i % 6), 6, 1);
        bool second = (game.flip7.seat[0].cards >> UC_FLIP7_SECOND & 1) ||
                      uc_flip7_copies(&game.flip7, UC_FLIP7_SECOND);
        if (!second) compare(&game, utility);
    }
}

/** Flip Threes and Freezes with only a few numbers, so that cards set aside nest. */
static void nested_flip_threes_agree_with_the_rules(void **state) {
    (void)state;
    for (int held = 0; held < 2; held++) {
        uc_state game;
        uc_rng rng;
        uc_rng_start(&rng, 1, 1);
        lone_seat(&game, &rng, 1, 0, 0);
        uc_flip7 *s = &game.flip7;
        const uint8_t deck[UC_FLIP7_KINDS] = {
            [3] = 2, [5] = 1, [UC_FLIP7_FREEZE] = 2, [UC_FLIP7_FLIP3] = 3, [UC_FLIP7_SECOND] = (uint8_t)held};
        uint8_t below = 0;
        for (int kind = 0; kind < 32; kind++) {
            s->below[kind] = below;
            if (kind < UC_FLIP7_KINDS) below = (uint8_t)(below + deck[kind]);
        }
        s->size = below;
        for (int seat = 0; seat < SEATS; seat++)
            s->seat[seat] = (uc_flip7_seat){.status = seat ? UC_FLIP7_STAYED : UC_FLIP7_ACTIVE};
        s->seat[0].cards = 1u << 3 | 1u << 8;
        for (int kind = 0; kind < UC_FLIP7_KINDS; kind++)
            for (int i = deck[kind] + (s->seat[0].cards >> kind & 1); i < whole_deck[kind]; i++)
                put_away(s, kind);
        assert_null(uc_check(&game));
        compare(&game, NULL);
    }
}

static uc_flip7_rest fresh(int numbers_only) {
    uc_flip7_rest rest = {0};
    memcpy(rest.deck, whole_deck, numbers_only ? NUMBER_KINDS : UC_FLIP7_KINDS);
    return rest;
}

static void fresh_decks_have_the_published_values(void **state) {
    (void)state;
    const struct {
        int cards;
        double value;
    } published[] = {{79, 18.5652176141}, {85, 20.2291054307}, {88, 22.2504034143}};
    for (int i = 0; i < 3; i++) {
        uc_flip7_rest rest = fresh(false);
        uc_flip7_values values;
        for (int kind = UC_FLIP7_PLUS2; kind < UC_FLIP7_KINDS; kind++) {
            bool second = kind == UC_FLIP7_SECOND && published[i].cards == 88;
            bool modifier = kind < UC_FLIP7_FREEZE && published[i].cards > 79;
            if (!second && !modifier) rest.deck[kind] = 0;
        }
        assert_int_equal(uc_solve_flip7(&rest, NULL, 0, &values), UC_OK);
        assert_int_equal(values.horizon, 0);
        assert_true(fabs(values.hit - published[i].value) < 1e-9);
        assert_true(values.stay == 0);
    }
}

/* The same recursion in two forms: with and without distinguishing the numbers that are used up. */
static void tables_agree_with_the_search(void **state) {
    (void)state;
    double utility[UC_FLIP7_SCORES];
    int compared = 0;
    for (uint64_t i = 0; i < 40; i++) {
        uc_flip7_rest rest;
        uc_flip7_values values;
        uc_state game;
        uc_rng rng;
        double value;
        uc_rng_start(&rng, 10, i);
        lone_seat(&game, &rng, 3 + (int)(i % 4), 30, 0);
        uc_flip7_rest_of(&game.flip7, 0, &rest);
        rest.left = i % 3 == 2 ? 3 : 0;
        for (int k = 0; k < UC_FLIP7_SCORES; k++) utility[k] = i % 2 ? k : uc_rng_below(&rng, 1000) - 500.0;
        rounds *r = rounds_open(&rest, ORDER_PRINTED, ROUNDS_EXACT, 300000);
        if (r && !search_rest(&rest, utility, 50000, &values) && !values.horizon) {
            assert_true(rounds_value(r, utility, NULL, &value));
            assert_true(fabs(value - values.hit) < 1e-9);
            compared++;
        }
        rounds_close(r);
    }
    assert_true(compared >= 10);
}

static void too_many_positions_are_merged(void **state) {
    (void)state;
    uc_flip7_rest rest = fresh(false);
    uc_flip7_values values;
    assert_int_equal(uc_solve_flip7(&rest, NULL, 30000000, &values), UC_OK);
    assert_int_equal(values.less, 1);
    assert_true(fabs(values.hit - 20.2975772556) < 0.05);
    assert_int_equal(uc_solve_flip7(&rest, NULL, 0, &values), UC_OK);
    assert_int_equal(values.less, 2);
    assert_true(fabs(values.hit - 20.2975772556) < 0.03);
    assert_int_equal(uc_solve_flip7(&rest, NULL, 1, &values), UC_TOO_SMALL);
}

/** A deck of two cards, after which the whole discard pile comes back: more positions than the limit allows.
 */
static void the_search_looks_less_far_when_it_must(void **state) {
    (void)state;
    uc_flip7_rest rest = {.cards = 1u << 12, .deck = {[1] = 1, [2] = 1}};
    uc_flip7_values near, far, all;
    memcpy(rest.discard, whole_deck, NUMBER_KINDS);
    rest.discard[12]--;
    assert_int_equal(uc_solve_flip7(&rest, NULL, 64 * 10, &near), UC_OK);
    assert_int_equal(uc_solve_flip7(&rest, NULL, 64 * 100, &far), UC_OK);
    assert_int_equal(uc_solve_flip7(&rest, NULL, 0, &all), UC_OK);
    assert_true(near.horizon > 0 && near.horizon < far.horizon && !all.horizon);
    assert_true(near.hit < far.hit && far.hit < all.hit);
}

/* F7-4.2: three cards before the next choice */
static void a_flip_three_is_three_cards_without_a_choice(void **state) {
    (void)state;
    uc_flip7_rest rest = {.cards = 1u << 12, .left = 3, .deck = {[1] = 1, [5] = 1, [6] = 1, [12] = 1}};
    uc_flip7_values values;
    assert_int_equal(uc_solve_flip7(&rest, NULL, 0, &values), UC_OK);
    assert_true(fabs(values.hit - 0.25 * (12 + 1 + 5 + 6)) < 1e-12);
    rest.cards |= 1u << UC_FLIP7_SECOND;
    assert_int_equal(uc_solve_flip7(&rest, NULL, 0, &values), UC_OK);
    assert_true(values.hit > 0.25 * 24 + 0.75 * 12 && values.stay == 12);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_decks_agree_with_the_rules),
        cmocka_unit_test(the_discard_pile_comes_back),
        cmocka_unit_test(any_utility_is_served),
        cmocka_unit_test(nested_flip_threes_agree_with_the_rules),
        cmocka_unit_test(fresh_decks_have_the_published_values),
        cmocka_unit_test(tables_agree_with_the_search),
        cmocka_unit_test(too_many_positions_are_merged),
        cmocka_unit_test(the_search_looks_less_far_when_it_must),
        cmocka_unit_test(a_flip_three_is_three_cards_without_a_choice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
