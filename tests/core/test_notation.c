/* Moves, errors and rules as text: the sentence of every kind of refusal, and the texts of the rulebooks. */
#include "rig.h"

#include <stdio.h>
#include <string.h>

static const char *refusal(const uc_state *state, int mover, uc_move move, uc_result result) {
    static char buffer[UC_MESSAGE_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_refusal_text(&text, state, mover, move, result);
    return buffer;
}

static void every_kind_of_refusal_has_its_sentence(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "flip7", 2, "");
    assert_string_equal(refusal(&r.state, 0, 0, (uc_result){UC_OK, 0}), "the move is legal");
    assert_string_equal(refusal(&r.state, 0, 0, (uc_result){UC_GAME_OVER, 0}), "the game is over");
    assert_string_equal(refusal(&r.state, 0, 0, (uc_result){UC_UNKNOWN_MOVE, 0}), "no such move in flip7");
    assert_string_equal(refusal(&r.state, 1, 0, (uc_result){UC_NOT_YOUR_TURN, 0}),
                        "seat 1 must wait: chance acts now");
    rig_cards(&r, "5 7");
    assert_string_equal(refusal(&r.state, 0, 0, (uc_result){UC_NOT_YOUR_TURN, 0}),
                        "seat 0 is not to act now");
    assert_string_equal(refusal(&r.state, UC_CHANCE, 0, (uc_result){UC_NOT_YOUR_TURN, 0}),
                        "a seat must act, not chance");
}

static void a_rule_goes_before_the_sentence_when_there_is_one(void **state) {
    (void)state;
    rig r;
    char with[UC_MESSAGE_MAX];
    rig_start(&r, "uno_flip", 2, "dealer=0");
    strcpy(with, refusal(&r.state, UC_CHANCE, UC_UNO_FLIP_KEEP, (uc_result){UC_ILLEGAL_MOVE, 303}));
    const char *without = refusal(&r.state, UC_CHANCE, UC_UNO_FLIP_KEEP, (uc_result){UC_ILLEGAL_MOVE, 0});
    assert_memory_equal(with, "UF-3.3: ", 8);
    assert_string_equal(with + 8, without);
}

static void every_error_has_its_word(void **state) {
    (void)state;
    static const char *const words[] = {"ok",           "game_over",    "unknown_move", "not_your_turn",
                                        "illegal_move", "unknown_game", "bad_seats",    "bad_rules",
                                        "bad_record",   "too_small",    "no_memory",    "bad_player"};
    for (int i = UC_OK; i <= UC_BAD_PLAYER; i++) assert_string_equal(uc_error_word((uc_error)i), words[i]);
    assert_string_equal(uc_error_word((uc_error)(UC_BAD_PLAYER + 1)), "unknown");
    assert_string_equal(uc_error_word((uc_error)-1), "unknown");
}

static void a_text_as_long_as_no_move_is_no_move(void **state) {
    (void)state;
    char text[UC_MOVE_TEXT_MAX + 1];
    memset(text, ' ', sizeof text);
    for (int i = 0; uc_games[i]; i++) {
        assert_int_equal(uc_move_parse(uc_games[i], text, sizeof text), -1);
        assert_int_equal(uc_move_parse(uc_games[i], text, 0), -1);
        assert_int_equal(uc_move_parse(uc_games[i], text, 3), -1);
    }
}

static void rules_are_found_by_their_number(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        const char *text = uc_rule_text(uc_games[i], 101);
        assert_non_null(text);
        assert_true(strlen(text) > 20);
        assert_null(uc_rule_text(uc_games[i], 9999));
        assert_null(uc_rule_text(uc_games[i], 0));
    }
}

static void a_rulebook_ends_behind_its_last_line(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        size_t lines = 0;
        while (uc_rulebook_line(uc_games[i], lines)) lines++;
        assert_true(lines > 20);
        assert_null(uc_rulebook_line(uc_games[i], lines + 1000));
    }
}

/* A game of an embedding program has no rulebook here. */
static void a_game_without_rulebook_has_no_rules(void **state) {
    (void)state;
    const uc_game game = {.id = "made-up", .prefix = "MU"};
    assert_null(uc_rule_text(&game, 101));
    assert_null(uc_rulebook_line(&game, 0));
}

/* The version of the headers is that of the library. */
static void versions(void **state) {
    char headers[32];
    (void)state;
    snprintf(headers, sizeof headers, "%d.%d.%d", UC_VERSION_MAJOR, UC_VERSION_MINOR, UC_VERSION_PATCH);
    assert_string_equal(uc_version(), headers);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(versions),
        cmocka_unit_test(every_kind_of_refusal_has_its_sentence),
        cmocka_unit_test(a_rule_goes_before_the_sentence_when_there_is_one),
        cmocka_unit_test(every_error_has_its_word),
        cmocka_unit_test(a_text_as_long_as_no_move_is_no_move),
        cmocka_unit_test(rules_are_found_by_their_number),
        cmocka_unit_test(a_rulebook_ends_behind_its_last_line),
        cmocka_unit_test(a_game_without_rulebook_has_no_rules),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
