/* Starting a game: seats and rule options, good and bad. */
#include "rig.h"

#include <string.h>

static uc_error start(const char *game, int seats, const char *key, const char *value, char *message,
                      size_t size) {
    uc_state state;
    uc_setting setting = {key, value};
    uc_text text;
    uc_text_start(&text, message, size);
    memset(&state, 0xa5, sizeof state);
    uc_error error = uc_start(&state, uc_game_find(game), seats, &setting, key ? 1 : 0, &text);
    if (error) assert_int_equal(*(unsigned char *)&state, 0xa5); /* nothing is written */
    return error;
}

#define REFUSED(game, seats, key, value, error, words)                                                       \
    do {                                                                                                     \
        char message[UC_MESSAGE_MAX];                                                                        \
        assert_int_equal(start(game, seats, key, value, message, sizeof message), error);                    \
        assert_non_null(strstr(message, words));                                                             \
    } while (0)

static void seats_outside_the_range_are_refused(void **state) {
    (void)state;
    REFUSED("flip7", 0, NULL, NULL, UC_BAD_SEATS, "flip7 is for 1 to 36 seats, not 0");
    REFUSED("flip7", 37, NULL, NULL, UC_BAD_SEATS, "not 37");
    REFUSED("hilo", 1, NULL, NULL, UC_BAD_SEATS, "2 to 6");
    REFUSED("hi_lo_flip", 7, NULL, NULL, UC_BAD_SEATS, "2 to 6");
    REFUSED("uno_flip", 11, NULL, NULL, UC_BAD_SEATS, "2 to 10");
}

static void unknown_rules_are_refused_by_name_with_the_known_ones(void **state) {
    (void)state;
    REFUSED("hilo", 2, "goal", "3", UC_BAD_RULES, "rule goal is unknown in hilo; its rules are ");
    REFUSED("hilo", 2, "goal", "3", UC_BAD_RULES, "removal");
}

static void bad_values_are_refused_with_the_good_ones(void **state) {
    (void)state;
    REFUSED("flip7", 3, "target", "0", UC_BAD_RULES, "rule target cannot be \"0\": it is 1 to 10000");
    REFUSED("flip7", 3, "target", "10001", UC_BAD_RULES, "1 to 10000");
    REFUSED("flip7", 3, "target", "99999999999", UC_BAD_RULES, "1 to 10000");
    REFUSED("flip7", 3, "target", "-5", UC_BAD_RULES, "1 to 10000");
    REFUSED("flip7", 3, "target", "", UC_BAD_RULES, "1 to 10000");
    REFUSED("flip7", 3, "target", "+5", UC_BAD_RULES, "1 to 10000");
    REFUSED("flip7", 3, "target", "-", UC_BAD_RULES, "1 to 10000");
    REFUSED("flip7", 3, "target", "5x", UC_BAD_RULES, "1 to 10000");
    REFUSED("flip7", 3, "dealer", "3", UC_BAD_RULES, "0 to 2");
    REFUSED("flip7", 3, "tie", "shred", UC_BAD_RULES, "extra_round or shared");
    REFUSED("flip7", 3, "tie", "", UC_BAD_RULES, "extra_round or shared");
    REFUSED("uno_flip", 3, "dealer", "4", UC_BAD_RULES, "draw or 0 to 2");
    REFUSED("hilo", 3, "ages", "0,1", UC_BAD_RULES, "such as 2,1,0");
    REFUSED("hilo", 3, "ages", "0,1,1", UC_BAD_RULES, "every seat once");
    REFUSED("hilo", 3, "ages", "0,1,3", UC_BAD_RULES, "every seat once");
    REFUSED("hilo", 3, "ages", "0 1 2", UC_BAD_RULES, "every seat once");
    REFUSED("hilo", 3, "ages", "0,1,+", UC_BAD_RULES, "every seat once");
    REFUSED("hilo", 3, "ages", "0,1,2,", UC_BAD_RULES, "every seat once");
}

static void a_rule_that_is_given_twice_is_refused(void **state) {
    (void)state;
    const uc_setting twice[] = {{"target", "50"}, {"tie", "shared"}, {"target", "60"}};
    char message[UC_MESSAGE_MAX];
    uc_state position;
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&position, uc_game_find("flip7"), 2, twice, 3, &text), UC_BAD_RULES);
    assert_string_equal(message, "rule target is given twice");
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&position, uc_game_find("flip7"), 2, twice + 1, 2, &text), UC_OK);
}

/** Plays a game to its end; writes its options as text. */
static void play_preset(const uc_game *game, int seats, const char *name, uc_rng *rng,
                        char rules[UC_RULES_MAX]) {
    const uc_setting preset = {"preset", name};
    uc_state position;
    uc_text text;
    uc_text_start(&text, rules, UC_RULES_MAX);
    uc_error error = uc_start(&position, game, seats, &preset, 1, &text);
    if (error) fail_msg("%s %s, %d seats: %s", game->id, name, seats, rules);
    uc_text_start(&text, rules, UC_RULES_MAX);
    uc_rules_json(&text, &position);
    uc_playout(&position, rng, UINT64_C(1000000));
    assert_true(uc_over(&position));
}

static bool shared_wins_for_few_points_only(const uc_state *fresh, uc_text *text) {
    if (!fresh->flip7.tie || fresh->flip7.target <= 50) return false;
    uc_text_add(text, "rules tie=shared and target exclude each other: set target to 50 or less");
    return true;
}

static void options_that_exclude_each_other_are_refused_with_the_reason(void **state) {
    (void)state;
    const uc_setting both[] = {{"target", "51"}, {"tie", "shared"}};
    uc_game game = *uc_game_find("flip7");
    char message[UC_MESSAGE_MAX];
    uc_state position;
    uc_text text;
    game.clash = shared_wins_for_few_points_only;
    uc_text_start(&text, message, sizeof message);
    memset(&position, 0xa5, sizeof position);
    assert_int_equal(uc_start(&position, &game, 2, both, 2, &text), UC_BAD_RULES);
    assert_string_equal(message, "rules tie=shared and target exclude each other: set target to 50 or less");
    assert_int_equal(*(unsigned char *)&position, 0xa5); /* nothing is written */
    assert_int_equal(uc_start(&position, &game, 2, both, 1, &text), UC_OK);
    assert_int_equal(uc_start(&position, uc_game_find("flip7"), 2, both, 2, &text), UC_OK);
}

/* Three options in the byte of `tie`. */
static void options_that_share_a_byte_keep_to_their_bits(void **state) {
    (void)state;
    enum { AT = offsetof(uc_flip7, tie) };
    const uc_option options[] = {
        {.key = "low", .kind = UC_OPTION_WORD, .size = 1, .at = AT, .words = "a|b", .bits = 1},
        {.key = "middle",
         .kind = UC_OPTION_INT,
         .size = 1,
         .at = AT,
         .min = 1,
         .max = 5,
         .fallback = 2,
         .shift = 1,
         .bits = 3},
        {.key = "high", .kind = UC_OPTION_WORD, .size = 1, .at = AT, .words = "a|b|c", .shift = 6, .bits = 2},
        {0}};
    const uc_setting settings[] = {{"high", "c"}, {"middle", "5"}, {"low", "b"}};
    uc_game game = *uc_game_find("flip7");
    char rules[UC_RULES_MAX];
    uc_state position;
    uc_text text;
    game.options = options;
    game.clash = NULL;
    uc_text_start(&text, rules, sizeof rules);
    for (int count = 0; count <= 3; count++) {
        static const uint8_t byte[] = {0x04, 0x84, 0x8a, 0x8b};
        assert_int_equal(uc_start(&position, &game, 2, settings, count, &text), UC_OK);
        assert_int_equal(position.flip7.tie, byte[count]);
    }
    for (int i = 0; i < 3; i++) {
        assert_true(uc_option_fits(&position, &options[i]));
        uc_option_text(&text, &position, &options[i]);
    }
    assert_string_equal(rules, "b5c");
    position.flip7.tie = 0xcc; /* low a, middle 6, high without a word */
    assert_true(uc_option_fits(&position, &options[0]));
    assert_false(uc_option_fits(&position, &options[1]));
    assert_false(uc_option_fits(&position, &options[2]));
}

static void a_preset_sets_options_and_single_ones_change_on_top_of_it(void **state) {
    (void)state;
    const uc_setting settings[] = {{"target", "60"}, {"preset", "quick"}, {"preset", "quick"}};
    char message[UC_MESSAGE_MAX];
    uc_state position;
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&position, uc_game_find("flip7"), 2, settings + 1, 1, &text), UC_OK);
    assert_int_equal(position.flip7.target, 100);
    assert_int_equal(position.flip7.tie, 1);
    assert_int_equal(uc_start(&position, uc_game_find("flip7"), 2, settings, 2, &text), UC_OK);
    assert_int_equal(position.flip7.target, 60);
    assert_int_equal(position.flip7.tie, 1);
    assert_int_equal(uc_start(&position, uc_game_find("flip7"), 2, settings, 3, &text), UC_BAD_RULES);
    assert_string_equal(message, "rule preset is given twice");
}

static void an_unknown_preset_is_refused_with_the_known_ones(void **state) {
    (void)state;
    REFUSED("flip7", 2, "preset", "quik", UC_BAD_RULES,
            "preset \"quik\" is unknown in flip7; its presets are book, ");
}

static void a_game_without_presets_refuses_one(void **state) {
    (void)state;
    uc_game bare = *uc_game_find("flip7");
    const uc_setting unknown = {"preset", "quick"};
    char message[UC_MESSAGE_MAX];
    uc_state position;
    uc_text text;
    bare.presets = NULL;
    uc_text_start(&text, message, sizeof message);
    assert_int_equal(uc_start(&position, &bare, 2, &unknown, 1, &text), UC_BAD_RULES);
    assert_string_equal(message, "preset \"quick\" is unknown in flip7");
}

/* The first is the game by the book; each sets other options than all before it. */
static void every_preset_plays_with_every_number_of_seats(void **state) {
    (void)state;
    uc_rng rng;
    uc_rng_start(&rng, 1, 0);
    for (int i = 0; uc_games[i]; i++) {
        const uc_preset *presets = uc_games[i]->presets;
        char rules[16][UC_RULES_MAX];
        assert_non_null(presets);
        assert_string_equal(presets->name, "book");
        assert_string_equal(presets->settings, "");
        for (int at = 0; presets[at].name; at++) {
            assert_true(at < 16 && strlen(presets[at].help) > 8);
            for (int seats = uc_games[i]->seats_min; seats <= uc_games[i]->seats_max; seats++)
                play_preset(uc_games[i], seats, presets[at].name, &rng, rules[at]);
            for (int before = 0; before < at; before++) assert_string_not_equal(rules[at], rules[before]);
        }
    }
}

static void the_words_of_an_option_are_counted_from_0(void **state) {
    (void)state;
    const uc_option words = {.words = "one|three"}, none = {.words = NULL};
    const char *word = NULL;
    assert_int_equal(uc_option_word(&words, 0, &word), 3);
    assert_memory_equal(word, "one", 3);
    assert_int_equal(uc_option_word(&words, 1, &word), 5);
    assert_string_equal(word, "three");
    assert_int_equal(uc_option_word(&words, 2, &word), 0);
    assert_int_equal(uc_option_word(&words, 3, &word), 0);
    assert_int_equal(uc_option_word(&none, 0, &word), 0);
}

static void a_refused_mover_is_told_why(void **state) {
    (void)state;
    rig r;
    char message[UC_MESSAGE_MAX];
    static const struct {
        int mover;
        const char *told;
    } rows[] = {{0, "seat 0 must wait: chance acts now"},
                {2, "there is no such seat; the seats are 0 to 1"},
                {-1, "there is no such seat; the seats are 0 to 1"},
                {UC_NOBODY, "there is no such seat; the seats are 0 to 1"}};
    rig_start(&r, "flip7", 2, "");
    for (int i = 0; i < 4; i++) {
        uc_text text;
        uc_text_start(&text, message, sizeof message);
        uc_result result = uc_apply(&r.state, rows[i].mover, 0, NULL);
        assert_int_equal(result.error, UC_NOT_YOUR_TURN);
        uc_refusal_text(&text, &r.state, rows[i].mover, 0, result);
        assert_string_equal(message, rows[i].told);
    }
}

static void values_in_force_are_shown(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 3, "ages=2,0,1 target=77");
    rig_is(&r, "rules.ages", "'2,0,1'");
    rig_is(&r, "rules.target", "77");
    rig_is(&r, "rules.removal", "'optional'");
    rig_start(&r, "uno_flip", 2, "dealer=1");
    rig_is(&r, "rules.dealer", "1");
    rig_start(&r, "uno_flip", 2, "");
    rig_is(&r, "rules.dealer", "'draw'");
}

static void games_are_found_by_their_ids(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        assert_ptr_equal(uc_game_find(uc_games[i]->id), uc_games[i]);
        assert_int_equal(uc_games[i]->number, i);
    }
    assert_null(uc_game_find("uno"));
    assert_null(uc_game_find(""));
}

static void every_game_lists_its_tables_whole(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        const uc_game *game = uc_games[i];
        assert_true(uc_rulebook_line(game, 0) != NULL);
        int options = 0;
        for (const uc_option *option = game->options; option->key; option++, options++)
            assert_true(strlen(option->help) > 8 && option->house <= 1);
        assert_true(options <= UC_SETTINGS_MAX);
        for (const uc_field *field = game->fields; field->key; field++) assert_non_null(field->seen_by);
        for (const uc_event_row *row = game->events; row->type; row++) assert_non_null(row->sentence);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(seats_outside_the_range_are_refused),
        cmocka_unit_test(unknown_rules_are_refused_by_name_with_the_known_ones),
        cmocka_unit_test(bad_values_are_refused_with_the_good_ones),
        cmocka_unit_test(a_rule_that_is_given_twice_is_refused),
        cmocka_unit_test(options_that_exclude_each_other_are_refused_with_the_reason),
        cmocka_unit_test(options_that_share_a_byte_keep_to_their_bits),
        cmocka_unit_test(a_preset_sets_options_and_single_ones_change_on_top_of_it),
        cmocka_unit_test(an_unknown_preset_is_refused_with_the_known_ones),
        cmocka_unit_test(a_game_without_presets_refuses_one),
        cmocka_unit_test(every_preset_plays_with_every_number_of_seats),
        cmocka_unit_test(the_words_of_an_option_are_counted_from_0),
        cmocka_unit_test(a_refused_mover_is_told_why),
        cmocka_unit_test(values_in_force_are_shown),
        cmocka_unit_test(games_are_found_by_their_ids),
        cmocka_unit_test(every_game_lists_its_tables_whole),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
