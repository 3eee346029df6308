/* Sentences that fit "You" as they fit a name. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "screen.h"
#include "tui/event_sentence.h"

/** Errors in sentences written for a name: a verb in the third person after "you", a capital in the middle, a
 * possessive. */
static void assert_fits(const char *sentence) {
    for (const char *at = sentence; *at; at++) {
        bool word = at == sentence || !isalpha((unsigned char)at[-1]);
        if (!word || strncasecmp(at, "you", 3) != 0 || isalpha((unsigned char)at[3])) continue;
        size_t verb = strcspn(at + 4, " .,:;(");
        if (at > sentence && *at == 'Y') fail_msg("a capital in: %s", sentence);
        if (at[3] == '\'') fail_msg("a possessive in: %s", sentence);
        if (at[3] == ' ' && verb && at[4 + verb - 1] == 's') fail_msg("a verb in: %s", sentence);
    }
    if (!strncmp(sentence, "You ", 4) && (strstr(sentence, " and was ") || strstr(sentence, " and is ")))
        fail_msg("a second verb in: %s", sentence);
}

/** Checks the sentence of a single event as seat 0 sees it. */
static void assert_event_fits(const uc_view *view, const uc_event *event) {
    static const char *const names[] = {"You", "Ada"};
    char sentence[SENTENCE_MAX];
    uc_table *t = uc_table_follow(view, names);
    assert_true(t && uc_table_shown(t, view, event, 1));
    if (event_sentence(t, 0, 0, sentence)) assert_fits(sentence);
    uc_table_close(t);
}

/** The lowest number that a part of an event may have: that of the first word, where it stands for a word of
 * the game. */
static uint8_t first_of(const uc_game *game, const uc_event_row *row, int part) {
    for (const uc_event_key *key = row->keys; key->key; key++)
        if (key->part == part && uc_event_noun(key) >= UC_NOUN_OWN)
            return (uint8_t)game->nouns[uc_event_noun(key) - UC_NOUN_OWN].first;
    return 0;
}

/** Each sentence with the viewer as the seat, as the other and as both, seen and not seen. */
static void assert_events_fit(const uc_game *game) {
    char reason[UC_MESSAGE_MAX];
    uc_text message;
    uc_state state;
    uc_view view;
    uc_text_start(&message, reason, sizeof reason);
    assert_int_equal(uc_start(&state, game, 2, NULL, 0, &message), UC_OK);
    uc_view_of(&state, UC_SPECTATOR, &view);
    for (int type = 0; game->events[type].type; type++) {
        const uc_event_row *row = &game->events[type];
        for (int way = 0; way < 16; way++) {
            const uc_event event = {.type = (uint8_t)type,
                                    .seat = way & 1,
                                    .other = way >> 1 & 1,
                                    .visible_to = way & 4 && row->hidden ? 1 : UC_ALL,
                                    .a = first_of(game, row, UC_PART_A),
                                    .b = first_of(game, row, UC_PART_B),
                                    .c = (uint8_t)(first_of(game, row, UC_PART_C) + (way >> 3)),
                                    .d = first_of(game, row, UC_PART_D),
                                    .value = 3};
            assert_event_fits(&view, &event);
        }
    }
}

static void events(void **state) {
    (void)state;
    for (const uc_game *const *game = uc_games; *game; game++) assert_events_fit(*game);
}

static void refusals(void **state) {
    (void)state;
    static const char *const names[] = {"You", "Ada"}, *const small[] = {"you", "ann"};
    char sentence[SENTENCE_MAX] = "F7-4.1: seat 0 is not active";
    name_seats(sentence, 2, names);
    assert_string_equal(sentence, "F7-4.1: you are not active");
    strcpy(sentence, "F7-4.4: seat 0 holds a Second Chance already");
    name_seats(sentence, 2, small);
    assert_string_equal(sentence, "F7-4.4: you hold a Second Chance already");
    strcpy(sentence, "F7-4.1: seat 1 is not active");
    name_seats(sentence, 2, small);
    assert_string_equal(sentence, "F7-4.1: ann is not active");
}

/** The sentence about a game of one round, with this seat as the first of the winners. */
static void assert_winners(const char *partners, int first, const char *const *names, const char *wanted) {
    const uc_setting rules[] = {{"partners", partners}, {"rounds", "1"}};
    char buffer[UC_MESSAGE_MAX];
    uc_state state = {0};
    uc_rng rng;
    uc_text text;
    uint64_t winners = 0;
    uc_rng_start(&rng, 1, 0);
    uint64_t expected = (UINT64_C(1) << first) * (strcmp(partners, "on") == 0 ? 5 : 1);
    for (int tries = 0; winners != expected; tries++) {
        assert_in_range(tries, 0, 1000);
        uc_text_start(&text, buffer, sizeof buffer);
        assert_int_equal(uc_start(&state, uc_game_find("uno_flip"), 4, rules, 2, &text), UC_OK);
        uc_playout(&state, &rng, UINT64_MAX);
        winners = uc_winners(&state);
    }
    uc_text_start(&text, buffer, sizeof buffer);
    add_winners(&text, &state, names);
    assert_string_equal(buffer, wanted);
}

/* UF-7.11: partners win as a side. */
static void winners(void **state) {
    (void)state;
    static const char *const names[] = {"You", "Ada", "Ben", "Cleo"};
    assert_winners("on", 0, names, "Your side won!");
    assert_winners("on", 1, names, "Ada and Cleo won as partners.");
    assert_winners("off", 0, names, "You won.");
    assert_winners("off", 2, names, "Ben won.");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(events), cmocka_unit_test(refusals),
                                       cmocka_unit_test(winners)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
