/* Each level beats the one below it, at 99 %, in every game with 2 and 4 seats. `expert` is given a number of
 * playouts, as a second a move would take days; docs/strategy.md has more games. */
#include "rig.h"

#include <string.h>

#include "upcard/arena.h"

static uc_verdict meet(const char *game, int seats, const char *better, const char *worse) {
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    uc_arena arena;
    memset(&arena, 0, sizeof arena);
    uc_text_start(&message, reason, sizeof reason);
    assert_int_equal(uc_start(&arena.start, uc_game_find(game), seats, NULL, 0, &message), UC_OK);
    assert_int_equal(uc_player_read(&arena.contender[0], better, &message), UC_OK);
    assert_int_equal(uc_player_read(&arena.contender[1], worse, &message), UC_OK);
    arena.contenders = 2;
    arena.second = 1;
    arena.seed = 7;
    arena.games = 100000;
    arena.threads = 2;
    arena.move_limit = 1000000;
    arena.error = 0.01;
    assert_int_equal(uc_arena_run(&arena, &message), UC_OK);
    print_message("%s, %d seats: %s against %s, %llu games\n", game, seats, better, worse,
                  (unsigned long long)uc_arena_games(&arena));
    return arena.verdict;
}

static void beats(const char *better, const char *worse) {
    for (int i = 0; uc_games[i]; i++)
        for (int seats = 2; seats <= 4; seats += 2)
            assert_int_equal(meet(uc_games[i]->id, seats, better, worse), UC_BETTER);
}

static void easy_beats_random(void **state) {
    (void)state;
    beats("easy", "random");
}

static void normal_beats_easy(void **state) {
    (void)state;
    beats("normal", "easy");
}

static void hard_beats_normal(void **state) {
    (void)state;
    beats("hard", "normal");
}

/** In the game where skill matters most, so that few games are enough. */
static void expert_beats_hard(void **state) {
    (void)state;
    assert_int_equal(meet("uno_flip", 2, "expert:playouts=2000", "hard"), UC_BETTER);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(easy_beats_random),
        cmocka_unit_test(normal_beats_easy),
        cmocka_unit_test(hard_beats_normal),
        cmocka_unit_test(expert_beats_hard),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
