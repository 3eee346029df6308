/* The arena: seat orders, the same luck for all, the same result for any number of threads, its end. */
#include "rig.h"

#include <math.h>
#include <string.h>

#include "any_game.h"
#include "upcard/arena.h"

/** An arena that has not run yet; bots "normal random ...", by their ids. */
static uc_arena fresh_arena(const char *game, int seats, int contenders, const char *const *bots) {
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    uc_arena arena;
    const uc_setting target = {"target", "40"};
    memset(&arena, 0, sizeof arena);
    uc_text_start(&message, reason, sizeof reason);
    int rules = has_target(uc_game_find(game));
    assert_int_equal(uc_start(&arena.start, uc_game_find(game), seats, &target, rules, &message), UC_OK);
    for (int i = 0; i < contenders; i++)
        assert_int_equal(uc_player_read(&arena.contender[i], bots[i], &message), UC_OK);
    arena.contenders = contenders;
    arena.second = 1;
    arena.seed = 5;
    arena.games = 60;
    arena.move_limit = 100000;
    return arena;
}

static void run(uc_arena *arena) {
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    assert_int_equal(uc_arena_run(arena, &message), UC_OK);
}

static const char *const mixed[] = {"normal", "random", "easy", "random", "normal", "easy", "random"};
static const char *const normal[] = {"normal", "normal", "normal", "normal"};

/** An arena whose orders alone matter, with a game for many seats. */
static uc_arena tables(int contenders, int seats) {
    uc_arena arena = {.contenders = contenders, .seed = 9};
    arena.start.head.seats = (uint8_t)seats;
    return arena;
}

static void every_contender_has_every_seat_once_a_block(void **state) {
    (void)state;
    static const int sizes[][2] = {{2, 2},   {3, 3}, {4, 4}, {5, 5}, {6, 6},  {16, 16}, {4, 2},   {7, 3},
                                   {16, 10}, {2, 3}, {2, 4}, {3, 4}, {2, 10}, {3, 36},  {16, 36}, {5, 1}};
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        int contenders = sizes[i][0], seats = sizes[i][1];
        uc_arena arena = tables(contenders, seats);
        assert_int_equal(uc_arena_cycle(&arena) % (uint64_t)contenders, 0);
        for (uint64_t block = 0; block < 30; block++) {
            uint64_t had[UC_CONTENDERS_MAX] = {0};
            for (uint64_t game = 0; game < (uint64_t)contenders; game++) {
                int who[UC_SEATS_MAX];
                uint32_t present = 0;
                uc_arena_seats(&arena, block * (uint64_t)contenders + game, who);
                for (int seat = 0; seat < seats; seat++) {
                    assert_in_range(who[seat], 0, contenders - 1);
                    assert_false(had[who[seat]] >> seat & 1);
                    had[who[seat]] |= UINT64_C(1) << seat;
                    present |= 1u << who[seat];
                }
                assert_int_equal(__builtin_popcount(present), contenders < seats ? contenders : seats);
            }
            for (int k = 0; k < contenders; k++) assert_true(had[k] == (UINT64_C(1) << seats) - 1);
        }
    }
}

/** How many different seatings there are in one round through all orders. */
static int different_seatings(int contenders, int seats) {
    static int seen[512][UC_SEATS_MAX];
    uc_arena arena = tables(contenders, seats);
    int count = 0;
    assert_false(uc_arena_draws(&arena));
    for (uint64_t game = 0; game < uc_arena_cycle(&arena); game++) {
        int at = 0;
        memset(seen[count], 0, sizeof seen[count]);
        uc_arena_seats(&arena, game, seen[count]);
        while (memcmp(seen[at], seen[count], sizeof seen[at]) != 0) at++;
        count += at == count;
    }
    return count;
}

static void a_cycle_has_every_order(void **state) {
    (void)state;
    assert_int_equal(different_seatings(2, 2), 2);
    assert_int_equal(different_seatings(3, 3), 6);
    assert_int_equal(different_seatings(4, 4), 24);
    assert_int_equal(different_seatings(5, 5), 120);
    assert_int_equal(different_seatings(4, 2), 12); /* ordered pairs */
    assert_int_equal(different_seatings(4, 3), 24); /* ordered triples */
    assert_int_equal(different_seatings(2, 3), 6);  /* all but those where one has all seats */
    assert_int_equal(different_seatings(2, 4), 14);
    assert_int_equal(different_seatings(3, 4), 36);
}

static void many_orders_are_drawn(void **state) {
    (void)state;
    uc_arena arena = tables(6, 6);
    int first[UC_SEATS_MAX], other[UC_SEATS_MAX], same = 0;
    assert_int_equal(uc_arena_cycle(&arena), 6);
    assert_true(uc_arena_draws(&arena));
    uc_arena_seats(&arena, 0, first);
    for (uint64_t block = 1; block < 50; block++) {
        uc_arena_seats(&arena, 6 * block, other);
        same += !memcmp(first, other, 6 * sizeof first[0]);
    }
    assert_in_range(same, 0, 2);
}

static void the_number_of_threads_changes_nothing(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        int seats = seats_near(uc_games[i], 3);
        uc_arena one = fresh_arena(uc_games[i]->id, seats, 4, mixed), four = one;
        one.threads = 1;
        four.threads = 4;
        run(&one);
        run(&four);
        one.threads = four.threads;
        uint64_t games = seats == 3 ? 72 : 60; /* whole rounds of 4 x 6 games; of 4 x 3 with two seats */
        assert_int_equal(uc_arena_games(&one), games);
        assert_int_equal(uc_arena_done(&one), games);
        assert_memory_equal(&one, &four, sizeof one);
    }
}

static void a_race_ends_at_the_same_block_with_any_number_of_threads(void **state) {
    (void)state;
    uc_arena one = fresh_arena("flip7", 3, 3, mixed);
    one.games = 100000;
    one.error = 0.01;
    uc_arena four = one;
    four.threads = 4;
    run(&one);
    run(&four);
    assert_int_equal(one.verdict, UC_BETTER);
    assert_int_equal(uc_arena_games(&one) % 6, 0);
    assert_in_range(uc_arena_games(&one), 6, 600);
    assert_true(one.ahead.low > 0);
    one.threads = four.threads;
    one.done = four.done = 0; /* others had begun games that do not count */
    assert_memory_equal(&one, &four, sizeof one);
}

static void the_worse_player_is_found_too(void **state) {
    (void)state;
    uc_arena arena = fresh_arena("hilo", 4, 3, mixed);
    arena.games = 100000;
    arena.error = 0.01;
    arena.first = 1;
    arena.second = 0;
    run(&arena);
    assert_int_equal(arena.verdict, UC_WORSE);
    assert_true(arena.ahead.high < 0);
    assert_true(uc_rating_difference(&arena.ratings, 0, 1).low > 0);
    assert_true(uc_blocks_share(&arena.wins, 0).low > 0.25 && uc_blocks_share(&arena.wins, 1).high < 0.25);
    assert_true(uc_blocks_difference(&arena.points, 0, 1).mean != 0);
}

/* Equal players have the same cards, and in each seat the same stream for their choices. */
static void equal_players_are_equal_to_the_last_digit(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        for (int seats = 2; seats <= seats_near(uc_games[i], 4); seats++) {
            uc_arena arena = fresh_arena(uc_games[i]->id, seats, 3, normal);
            arena.error = 0.5;
            run(&arena);
            assert_int_equal(arena.verdict, UC_UNDECIDED);
            for (int k = 1; k < 3; k++) {
                uc_interval wins = uc_blocks_difference(&arena.wins, 0, k);
                uc_interval points = uc_blocks_difference(&arena.points, 0, k);
                assert_true(fabs(wins.low) < 1e-9 && fabs(wins.high) < 1e-9);
                assert_true(fabs(points.low) < 1e-6 && fabs(points.high) < 1e-6);
                assert_true(fabs(arena.ratings.rating[k]) < 1e-6);
            }
            assert_true(fabs(arena.wins.mean[0] - 1.0 / seats) < 1e-9);
        }
    }
}

/* With four contenders in two seats, a `random` one wins only against the other one; how often they meet is
 * fixed. */
static void meetings_are_not_random(void **state) {
    (void)state;
    static const char *const bots[] = {"normal", "random", "normal", "random"};
    uc_arena arena = fresh_arena("uno_flip", 2, 4, bots);
    arena.games = 240;
    run(&arena);
    assert_true(arena.wins.mean[1] + arena.wins.mean[3] > 0.3);
    uc_interval i = uc_rating_difference(&arena.ratings, 0, 1);
    assert_true(i.low > 200 && i.high < 2 * i.mean);
    i = uc_blocks_share(&arena.wins, 1);
    assert_true(i.high - i.low < 0.1);
}

static void few_blocks_of_many_companies_have_intervals(void **state) {
    (void)state;
    static const char *const bots[] = {"normal", "random", "normal", "random",
                                       "easy",   "easy",   "random", "normal"};
    uc_arena arena = fresh_arena("flip7", 4, 8, bots);
    arena.games = 80; /* 10 blocks, and 10 companies that there can be */
    run(&arena);
    for (int i = 0; i < 8; i++) {
        uc_interval points = uc_blocks_mean(&arena.points, i);
        assert_true(points.low < points.mean && points.mean < points.high);
    }
}

static void blocks_have_cards_of_their_own(void **state) {
    (void)state;
    uc_arena arena = fresh_arena("hi_lo_flip", 2, 2, normal);
    run(&arena);
    assert_true(arena.points.products[0][0] > 0);
}

static void games_beyond_the_limit_are_shared(void **state) {
    (void)state;
    uc_arena arena = fresh_arena("uno_flip", 4, 4, mixed);
    arena.move_limit = 20;
    run(&arena);
    assert_int_equal(arena.unfinished, uc_arena_games(&arena));
    for (int i = 0; i < 4; i++) assert_true(fabs(arena.wins.mean[i] - 0.25) < 1e-9);
}

/* F7-5.5: a game without a winner counts as a win for no contender and does not affect ratings. */
static void nobody_is_credited_where_nobody_has_won(void **state) {
    (void)state;
    static const uc_setting rules[] = {{"challenge", "1"}, {"target", "10000"}};
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_arena arena = fresh_arena("flip7", 2, 2, mixed);
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&arena.start, uc_game_find("flip7"), 2, rules, 2, &text), UC_OK);
    run(&arena);
    assert_int_equal(arena.unfinished, 0);
    for (int i = 0; i < 2; i++) {
        assert_true(arena.wins.mean[i] == 0 && arena.points.mean[i] > 0);
        assert_true(isinf(uc_rating(&arena.ratings, i).high));
    }
}

static void a_second_run_begins_from_nothing(void **state) {
    (void)state;
    uc_arena arena = fresh_arena("flip7", 2, 3, mixed), once;
    run(&arena);
    once = arena;
    run(&arena);
    assert_memory_equal(&arena, &once, sizeof once);
}

static bool halt;
static int asked;

/** Requests the end at its 1000th move. */
static uc_move choose_and_stop(const uc_ask *ask) {
    if (++asked == 1000) __atomic_store_n(&halt, true, __ATOMIC_RELAXED);
    return ask->legal[0];
}

static void a_stopped_arena_keeps_the_complete_blocks(void **state) {
    (void)state;
    const uc_bot stopper = {.id = "stopper", .help = "", .choose = choose_and_stop};
    uc_arena arena = fresh_arena("flip7", 2, 2, mixed);
    arena.contender[0].bot = &stopper;
    arena.games = 1000000;
    arena.stop = &halt;
    halt = false;
    asked = 0;
    run(&arena);
    assert_int_equal(asked, 1000);
    assert_in_range(uc_arena_games(&arena), 2, 1000);
    assert_int_equal(uc_arena_games(&arena) % 2, 0);
    uc_arena prefix = fresh_arena("flip7", 2, 2, mixed); /* as if no more had been asked for */
    prefix.contender[0].bot = &stopper;
    prefix.games = uc_arena_games(&arena);
    asked = 1000;
    run(&prefix);
    assert_memory_equal(&prefix.wins, &arena.wins, sizeof arena.wins);
    assert_true(arena.anytime && !prefix.anytime); /* its length was not fixed: the intervals are wider */
    assert_true(arena.ratings.quantile > prefix.ratings.quantile);
    assert_true(uc_arena_ahead(&arena, 0, 1).low < uc_arena_ahead(&prefix, 0, 1).low);
    prefix.ratings.quantile = arena.ratings.quantile;
    assert_memory_equal(&prefix.ratings, &arena.ratings, sizeof arena.ratings);
    run(&arena); /* it is still to stop */
    assert_int_equal(uc_arena_games(&arena), 0);
    assert_int_equal(arena.verdict, UC_UNDECIDED);
}

/** The rows of an arena, as it tells them. */
typedef struct book {
    int32_t row[200 * 9];
    uint64_t games;
} book;

static bool write_down(void *user, const int32_t *rows, uint64_t games) {
    book *b = user;
    memcpy(b->row + b->games * 9, rows, (size_t)games * 9 * sizeof *rows);
    b->games += games;
    return true;
}

/** Compares the results of two arenas that depend only on their games. */
static void assert_same_results(const uc_arena *a, const uc_arena *b) {
    assert_memory_equal(&a->wins, &b->wins, sizeof a->wins);
    assert_memory_equal(&a->points, &b->points, sizeof a->points);
    assert_memory_equal(&a->ratings, &b->ratings, sizeof a->ratings);
    assert_memory_equal(&a->ahead, &b->ahead, sizeof a->ahead);
    assert_int_equal(a->verdict, b->verdict);
    assert_int_equal(a->unfinished, b->unfinished);
}

static void parts_are_one_arena(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        uc_arena whole = fresh_arena(uc_games[i]->id, seats_near(uc_games[i], 3), 4, mixed), part = whole,
                 again = whole;
        static book all;
        all.games = 0;
        whole.games = part.games = again.games = 72;
        run(&whole);
        part.kept = write_down;
        part.user = &all;
        part.games = 24;
        run(&part);
        assert_int_equal(all.games, 24);
        part.from = 24;
        part.games = 72;
        part.threads = 3;
        run(&part);
        assert_int_equal(all.games, 72);
        again.known = all.row;
        for (again.known_games = 24; again.known_games <= 72; again.known_games += 48) {
            run(&again); /* plays what is not known */
            assert_same_results(&whole, &again);
        }
        all.row[9 * 5 + 1]++;
        char reason[UC_MESSAGE_MAX];
        uc_text message;
        uc_text_start(&message, reason, sizeof reason);
        assert_int_equal(uc_arena_run(&again, &message), UC_BAD_RECORD);
        assert_non_null(strstr(reason, "belong to another arena"));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_contender_has_every_seat_once_a_block),
        cmocka_unit_test(a_cycle_has_every_order),
        cmocka_unit_test(many_orders_are_drawn),
        cmocka_unit_test(the_number_of_threads_changes_nothing),
        cmocka_unit_test(a_race_ends_at_the_same_block_with_any_number_of_threads),
        cmocka_unit_test(the_worse_player_is_found_too),
        cmocka_unit_test(equal_players_are_equal_to_the_last_digit),
        cmocka_unit_test(meetings_are_not_random),
        cmocka_unit_test(few_blocks_of_many_companies_have_intervals),
        cmocka_unit_test(blocks_have_cards_of_their_own),
        cmocka_unit_test(games_beyond_the_limit_are_shared),
        cmocka_unit_test(nobody_is_credited_where_nobody_has_won),
        cmocka_unit_test(a_second_run_begins_from_nothing),
        cmocka_unit_test(a_stopped_arena_keeps_the_complete_blocks),
        cmocka_unit_test(parts_are_one_arena),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
