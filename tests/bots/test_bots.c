/* Bots: they choose legal moves from views alone, and normal beats random in every game. */
#include "rig.h"

#include <string.h>

#include "bots/strategy.h"
#include "random_play.h"
#include "upcard/sim.h"

static void bots_are_found_by_their_ids(void **state) {
    (void)state;
    assert_string_equal(uc_bot_find("normal")->id, "normal");
    assert_string_equal(uc_bot_find("random")->id, "random");
    assert_null(uc_bot_find("ace"));
}

/** A game between a bot and random moves; the bot gets nothing but views. */
static void play_game(const uc_game *game, const uc_bot *bot, int seats, uint64_t index) {
    static uc_memory memory[UC_SEATS_MAX];
    static uc_events events;
    uc_state position;
    uc_rng rng;
    char rules[UC_RULES_MAX];
    uc_rng_start(&rng, 9, index);
    random_start(&position, game, seats, &rng, rules, sizeof rules);
    for (int seat = 0; seat < seats; seat++) {
        uc_observe_start(&memory[seat], &position, seat);
    }
    int mover;
    uc_move move;
    for (int made = 0; made < 1500 && random_move(&position, &rng, &mover, &move); made++) {
        if (mover != UC_CHANCE && uc_rng_below(&rng, 4)) {
            uc_move legal[UC_MOVES_MAX];
            uc_view view;
            uc_view_of(&position, mover, &view);
            int count = uc_view_legal(&view, legal);
            uc_ask ask = {&view, &memory[mover], legal, count, &rng, {.playouts = 20}};
            move = bot->choose(&ask);
        }
        events.count = 0;
        if (uc_apply(&position, mover, move, &events).error)
            fail_msg("%s: %s is not legal (%s)", game->id, text_of(game, move), rules);
        for (int seat = 0; seat < seats; seat++) {
            uc_observe(&memory[seat], &position, &events, seat);
        }
    }
}

static void bots_choose_legal_moves_at_all_seats_and_under_all_rules(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++)
        for (int seats = uc_games[i]->seats_min; seats <= uc_games[i]->seats_max; seats += seats > 8 ? 7 : 1)
            for (uint64_t k = 0; k < 2; k++)
                play_game(uc_games[i], uc_bot_find(k ? "normal" : "easy"), seats, 100 * (uint64_t)seats + k);
}

/** Plays a game of `normal`, now and then of a random move, in which it is asked by the view and by the
 * state.
 */
static void play_by_state(const uc_game *game, int seats, uint64_t index) {
    uc_state position;
    uc_rng rng;
    char rules[UC_RULES_MAX];
    uc_rng_start(&rng, 13, index);
    random_start(&position, game, seats, &rng, rules, sizeof rules);
    int mover;
    uc_move move;
    for (int made = 0; made < 1500 && random_move(&position, &rng, &mover, &move); made++) {
        uc_move legal[UC_MOVES_MAX];
        uc_view view, whole = {.state = position};
        if (mover != UC_CHANCE) {
            uc_view_of(&position, mover, &view);
            whole.state.head.viewer = (uint8_t)mover;
            uc_ask ask = {.view = &view, .legal = legal, .count = uc_view_legal(&view, legal), .rng = &rng};
            uc_move by_view = choose_normal(&ask);
            ask.view = &whole;
            if (choose_normal(&ask) != by_view)
                fail_msg("%s: by the view %s (%s)", game->id, text_of(game, by_view), rules);
            if (uc_rng_below(&rng, 4)) move = by_view;
        }
        assert_int_equal(uc_apply(&position, mover, move, NULL).error, UC_OK);
    }
}

/** A playout of a search shows `normal` the state instead of a view: it must not see more by it. */
static void normal_chooses_by_a_state_as_by_the_view_where_its_strategy_says_so(void **state) {
    (void)state;
    int games = 0;
    for (int i = 0; uc_games[i]; i++) {
        uc_state first = {.head = {.game = (uint8_t)i}};
        if (!strategy_of(&first)->by_state) continue;
        for (int seats = uc_games[i]->seats_min; seats <= uc_games[i]->seats_max; seats++)
            for (uint64_t k = 0; k < 8; k++) play_by_state(uc_games[i], seats, 100 * (uint64_t)seats + k);
        games++;
    }
    assert_true(games > 0);
}

/** The lower end of the 95 % interval of the share of games that normal wins. */
static double share_of_normal(const char *game, int seats, uint64_t games) {
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_sim sim;
    memset(&sim, 0, sizeof sim);
    uc_text_start(&text, message, sizeof message);
    uc_start(&sim.start, uc_game_find(game), seats, NULL, 0, &text);
    for (int i = 0; i < seats; i++) uc_player_read(&sim.player[i], i ? "random" : "normal", NULL);
    sim.games = games;
    sim.threads = 2;
    sim.move_limit = 1000000;
    sim.rotate = true;
    assert_int_equal(uc_simulate(&sim, NULL), UC_OK);
    return uc_share(sim.wins[0], sim.rounds.count).low;
}

static void normal_beats_random(void **state) {
    (void)state;
    /* Hi Lo Flip is mostly luck: the difference is small, so more games are needed */
    static const struct {
        const char *id;
        uint64_t games;
    } games[] = {{"flip7", 150}, {"hilo", 150}, {"hi_lo_flip", 3000}, {"uno_flip", 100}};
    for (int i = 0; i < 4; i++) {
        double two = share_of_normal(games[i].id, 2, games[i].games);
        double four = share_of_normal(games[i].id, 4, games[i].games);
        print_message("%s: normal wins at least %.2f against one random player, %.2f against three\n",
                      games[i].id, two, four);
        assert_true(two > 0.5);
        assert_true(four > 0.25);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bots_are_found_by_their_ids),
        cmocka_unit_test(bots_choose_legal_moves_at_all_seats_and_under_all_rules),
        cmocka_unit_test(normal_chooses_by_a_state_as_by_the_view_where_its_strategy_says_so),
        cmocka_unit_test(normal_beats_random),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
