/* Chances to win from the totals: properties that hold for every table, and a comparison with real games. */
#include "rig.h"

#include <math.h>

#include "calibration.h"
#include "upcard/chances.h"

static const struct {
    const char *game;
    uc_setting setting;
    int sign; /* 1: the highest total wins, -1: the lowest */
    int32_t points;
} kinds[] = {{"flip7", {"target", "200"}, 1, 200},
             {"hilo", {"target", "100"}, -1, 100},
             {"hi_lo_flip", {"target", "75"}, 1, 75},
             {"uno_flip", {"scoring", "winner"}, 1, 500},
             {"uno_flip", {"scoring", "lowest"}, -1, 500}};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

static uc_state fresh(const char *game, int seats, const uc_setting *setting) {
    uc_state state;
    assert_int_equal(uc_start(&state, uc_game_find(game), seats, setting, setting != NULL, NULL), UC_OK);
    return state;
}

static void set_total(uc_state *state, int seat, int32_t total) {
    switch (state->head.game) {
    case 0: state->flip7.seat[seat].total = total; break;
    case 1: state->hilo.seat[seat].total = total; break;
    case 2: state->hi_lo_flip.seat[seat].total = total; break;
    default: state->uno_flip.seat[seat].total = total; break;
    }
}

/** Random totals below the points of a usual game. */
static uc_state random_totals(int kind, int seats, uc_rng *rng) {
    uc_state state = fresh(kinds[kind].game, seats, &kinds[kind].setting);
    uint32_t spread = 1 + uc_rng_below(rng, (uint32_t)kinds[kind].points);
    for (int i = 0; i < seats; i++)
        set_total(&state, i, kinds[kind].points - 1 - (int32_t)uc_rng_below(rng, spread));
    return state;
}

static int random_seats(int kind, uc_rng *rng) {
    return 2 + (int)uc_rng_below(rng, uc_game_find(kinds[kind].game)->seats_max - 1u);
}

static void chances_are_shares_of_one_game(void **unused) {
    (void)unused;
    uc_rng rng;
    uc_rng_start(&rng, 1, 0);
    for (int k = 0; k < 500 * KINDS; k++) {
        int seats = random_seats(k % KINDS, &rng);
        uc_state state = random_totals(k % KINDS, seats, &rng);
        double chance[UC_SEATS_MAX], sum = 0;
        uc_win_chances(&state, chance);
        for (int i = 0; i < seats; i++) {
            assert_true(chance[i] > 0 && chance[i] < 1);
            sum += chance[i];
        }
        assert_true(fabs(sum - 1) < 1e-12);
    }
}

static void chances_follow_the_totals_not_the_seats(void **unused) {
    (void)unused;
    uc_rng rng;
    uc_rng_start(&rng, 2, 0);
    for (int k = 0; k < 100 * KINDS; k++) {
        int seats = random_seats(k % KINDS, &rng);
        uc_state state = random_totals(k % KINDS, seats, &rng), turned = state;
        double chance[UC_SEATS_MAX], other[UC_SEATS_MAX];
        for (int i = 0; i < seats; i++) set_total(&turned, (i + 1) % seats, uc_total(&state, i));
        uc_win_chances(&state, chance);
        uc_win_chances(&turned, other);
        for (int i = 0; i < seats; i++) assert_true(fabs(chance[i] - other[(i + 1) % seats]) < 1e-6);
    }
}

/** Up to rounding, since with nine seats of Uno Flip hardly anything depends on the totals. */
static void more_points_are_never_worse(void **unused) {
    (void)unused;
    uc_rng rng;
    uc_rng_start(&rng, 3, 0);
    for (int k = 0; k < 4000 * KINDS; k++) {
        int kind = k % KINDS, seats = random_seats(kind, &rng);
        uc_state state = random_totals(kind, seats, &rng);
        int seat = (int)uc_rng_below(&rng, (uint32_t)seats);
        double before[UC_SEATS_MAX], after[UC_SEATS_MAX];
        uc_win_chances(&state, before);
        set_total(&state, seat, uc_total(&state, seat) + kinds[kind].sign);
        uc_win_chances(&state, after);
        if (after[seat] < before[seat] - 2e-5)
            fail_msg("%s: seat %d of %d, %d points: %.6f, before %.6f", kinds[kind].game, seat, seats,
                     uc_total(&state, seat), after[seat], before[seat]);
    }
}

static void a_game_that_is_over_has_its_result(void **unused) {
    (void)unused;
    uc_state state = fresh("hi_lo_flip", 4, NULL);
    double chance[4];
    state.head.phase = UC_HI_LO_FLIP_OVER;
    state.hi_lo_flip.actors = 0;
    for (int i = 0; i < 4; i++) set_total(&state, i, i < 2 ? 80 : 74);
    uc_win_chances(&state, chance);
    assert_true(chance[0] == 0.5 && chance[1] == 0.5 && chance[2] == 0 && chance[3] == 0);
    set_total(&state, 1, 79);
    uc_win_chances(&state, chance);
    assert_true(chance[0] == 1 && chance[1] == 0);
}

/* UF-7.11 */
static void partners_have_the_chance_of_their_side(void **unused) {
    (void)unused;
    static const uc_setting rules[] = {{"partners", "on"}};
    uc_state state;
    double chance[4];
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&state, uc_game_find("uno_flip"), 4, rules, 1, &text), UC_OK);
    uc_win_chances(&state, chance);
    for (int i = 0; i < 4; i++) assert_true(fabs(chance[i] - 0.5) < 1e-6);
    for (int i = 0; i < 4; i++) state.uno_flip.seat[i].total = i % 2 ? 300 : 0;
    uc_win_chances(&state, chance);
    assert_true(chance[1] > 0.6 && chance[1] == chance[3]);
    assert_true(fabs(chance[0] + chance[1] - 1) < 1e-6);
    state.head.phase = UC_UNO_FLIP_IN_OVER;
    uc_win_chances(&state, chance);
    assert_true(chance[1] == 1 && chance[3] == 1 && chance[0] == 0 && chance[2] == 0);
}

/* F7-5.5 */
static void a_game_that_nobody_has_won_is_worth_nothing(void **unused) {
    (void)unused;
    static const uc_setting rules[] = {{"challenge", "1"}};
    uc_state state = fresh("flip7", 2, NULL);
    double chance[2] = {1, 1};
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&state, uc_game_find("flip7"), 2, rules, 1, &text), UC_OK);
    state.head.phase = UC_FLIP7_OVER;
    state.flip7.actor = 0;
    uc_win_chances(&state, chance);
    assert_true(chance[0] == 0 && chance[1] == 0);
}

/* F7-5.5: the chances of a challenge follow its rounds, and need not sum to 1. */
static void a_challenge_may_be_lost(void **unused) {
    (void)unused;
    uc_state state = fresh("flip7", 1, NULL);
    double chance[2], before = -1;
    state.flip7.challenge = 4;
    uc_win_chances(&state, chance);
    assert_true(chance[0] > 0.01 && chance[0] < 0.025); /* exactly 0.0167 (docs/solved.md) */
    state.head.round = 3;
    for (int total = 0; total < 200; total += 5) {
        set_total(&state, 0, total);
        uc_win_chances(&state, chance);
        assert_true(chance[0] > before && chance[0] < 1);
        before = chance[0];
    }
    state = fresh("flip7", 2, NULL);
    state.flip7.challenge = 4;
    uc_win_chances(&state, chance);
    assert_true(chance[0] == chance[1] && chance[0] + chance[1] < 0.1);
}

static void only_points_to_go_count(void **unused) {
    (void)unused;
    uc_state usual = fresh("flip7", 3, NULL), shorter = fresh("flip7", 3, &(uc_setting){"target", "120"});
    double chance[3], other[3];
    for (int i = 0; i < 3; i++) {
        set_total(&usual, i, 100 + 20 * i);
        set_total(&shorter, i, 20 + 20 * i);
    }
    uc_win_chances(&usual, chance);
    uc_win_chances(&shorter, other);
    assert_memory_equal(chance, other, sizeof chance);
}

static void a_lead_counts_less_in_a_longer_game(void **unused) {
    (void)unused;
    double last = 1;
    for (int i = 0; i < 3; i++) {
        uc_state state =
            fresh("uno_flip", 2, &(uc_setting){"target", (const char *[]){"500", "2000", "1000000"}[i]});
        double chance[2];
        set_total(&state, 0, 300);
        uc_win_chances(&state, chance);
        assert_true(chance[0] > 0.5 && chance[0] < last);
        last = chance[0];
    }
}

/** Far from any target. */
static void a_lead_counts_more_with_fewer_rounds_left(void **unused) {
    (void)unused;
    for (int kind = 0; kind < KINDS - 1; kind++) {
        uc_state state = fresh(kinds[kind].game, 4, &(uc_setting){"rounds", "9"});
        int32_t behind = -kinds[kind].sign * kinds[kind].points / 4;
        double chance[4], usual[4], last = 0.25;
        for (int i = 1; i < 4; i++) set_total(&state, i, behind);
        for (uint32_t round = 1; round <= 9; round += 2) {
            state.head.round = round;
            uc_win_chances(&state, chance);
            assert_true(chance[0] >= last);
            last = chance[0];
        }
        state.head.round = 12; /* after a shared lead: each round may be the last one */
        uc_win_chances(&state, chance);
        assert_true(chance[0] == last);
        state.head.round = 1;
        uc_win_chances(&state, chance);
        uc_state unlimited = fresh(kinds[kind].game, 4, NULL);
        for (int i = 1; i < 4; i++) set_total(&unlimited, i, behind);
        uc_win_chances(&unlimited, usual);
        assert_true(usual[0] <= chance[0] && usual[0] < last - 0.02);
    }
}

static void a_lone_seat_gets_its_progress(void **unused) {
    (void)unused;
    uc_state state = fresh("flip7", 1, NULL);
    double chance;
    set_total(&state, 0, 50);
    uc_win_chances(&state, &chance);
    assert_true(chance == 0.25);
}

static void a_view_gives_the_same_chances(void **unused) {
    (void)unused;
    uc_rng rng;
    uc_rng_start(&rng, 4, 0);
    for (int kind = 0; kind < KINDS; kind++) {
        uc_state state = random_totals(kind, 4, &rng);
        double chance[4], seen[4];
        uc_view view;
        uc_view_of(&state, 2, &view);
        uc_win_chances(&state, chance);
        uc_win_chances(&view.state, seen);
        assert_memory_equal(chance, seen, sizeof chance);
    }
}

static void chances_come_true(void **unused) {
    (void)unused;
    static const uint64_t games[KINDS] = {400, 15, 100, 25, 25};
    for (int kind = 0; kind < KINDS; kind++) {
        calibration c = calibrate(kinds[kind].game, 2, &kinds[kind].setting, games[kind], 7);
        assert_true(c.brier < c.constant);
        for (int b = 0; b < CALIBRATION_BINS; b++)
            assert_true(fabs(calibration_excess(&c.bin[b])) < 0.03 + 4 * calibration_error(&c.bin[b]));
    }
}

static void chances_of_few_rounds_come_true(void **unused) {
    (void)unused;
    static const uint64_t games[KINDS - 1] = {400, 40, 200, 80};
    for (int kind = 0; kind < KINDS - 1; kind++) {
        calibration c = calibrate(kinds[kind].game, 2, &(uc_setting){"rounds", "3"}, games[kind], 7);
        assert_true(c.brier < 0.9 * c.constant);
        for (int b = 0; b < CALIBRATION_BINS; b++)
            assert_true(fabs(calibration_excess(&c.bin[b])) < 0.05 + 4 * calibration_error(&c.bin[b]));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chances_are_shares_of_one_game),
        cmocka_unit_test(chances_follow_the_totals_not_the_seats),
        cmocka_unit_test(more_points_are_never_worse),
        cmocka_unit_test(a_game_that_is_over_has_its_result),
        cmocka_unit_test(partners_have_the_chance_of_their_side),
        cmocka_unit_test(a_game_that_nobody_has_won_is_worth_nothing),
        cmocka_unit_test(a_challenge_may_be_lost),
        cmocka_unit_test(only_points_to_go_count),
        cmocka_unit_test(a_lead_counts_less_in_a_longer_game),
        cmocka_unit_test(a_lead_counts_more_with_fewer_rounds_left),
        cmocka_unit_test(a_lone_seat_gets_its_progress),
        cmocka_unit_test(a_view_gives_the_same_chances),
        cmocka_unit_test(chances_come_true),
        cmocka_unit_test(chances_of_few_rounds_come_true),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
