/* Views with a byte that is another: refused, or as good as a view of a game. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "random_play.h"

enum { GAMES = 6, MOVES = 90 };

static int refused, taken;

static void change_byte(const uc_view *good, size_t at, uint8_t value, uc_rng *rng) {
    uc_view view = *good;
    uc_move legal[UC_MOVES_MAX];
    view.shown.bytes[at] = value;
    const char *broken = uc_view_check(&view);
    refused += broken != NULL;
    if (broken) return;
    uc_state state;
    memset(&state, 0, sizeof state);
    uc_resample(&view, NULL, rng, &state);
    broken = uc_check(&state);
    if (broken) fail_msg("byte %zu of %s: %s", at, uc_game_of(&state)->id, broken);
    assert_in_range(uc_view_legal(&view, legal), 0, UC_MOVES_MAX);
    uc_playout(&state, rng, 300);
    taken++;
}

static void change_each_byte(const uc_state *state, int viewer, uc_rng *rng) {
    uc_view view;
    memset(&view, 0, sizeof view);
    uc_see(state, viewer, &view);
    for (size_t at = 0; at < uc_state_size(state); at++) {
        const uint8_t was = view.shown.bytes[at],
                      values[] = {0, 1, (uint8_t)(was + 1), (uint8_t)(was ^ 0x40), 0xff};
        for (size_t i = 0; i < sizeof values; i++)
            if (values[i] != was) change_byte(&view, at, values[i], rng);
    }
}

static void a_changed_byte_is_refused_or_does_no_harm(void **unused) {
    char rules[512];
    uc_state state;
    uc_rng rng;
    (void)unused;
    for (const uc_game *const *game = uc_games; *game; game++)
        for (int k = 0; k < GAMES; k++) {
            int mover;
            uc_move move;
            uc_rng_start(&rng, 7, (uint64_t)k);
            random_start(&state, *game, 2 + k % 3, &rng, rules, sizeof rules);
            for (int i = 0; i < k * MOVES / GAMES && random_move(&state, &rng, &mover, &move); i++)
                uc_apply(&state, mover, move, NULL);
            change_each_byte(&state, k % 2 ? 0 : UC_SPECTATOR, &rng);
        }
    assert_in_range(refused, 10000, 1000000);
    assert_in_range(taken, 1000, 1000000);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_changed_byte_is_refused_or_does_no_harm)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
