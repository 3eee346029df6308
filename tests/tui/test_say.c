/* Sentences that fit "You" as they fit a name. */
#include <ctype.h>
#include <string.h>
#include <strings.h>

#include "screen.h"
#include "tui/say.h"

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
    if (say_event(t, 0, 0, sentence)) assert_fits(sentence);
    uc_table_close(t);
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
        for (int way = 0; way < 16; way++) {
            const uc_event event = {.type = (uint8_t)type,
                                    .seat = way & 1,
                                    .other = way >> 1 & 1,
                                    .visible_to = way & 4 && game->events[type].hidden ? 1 : UC_ALL,
                                    .c = way >> 3,
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
    say_names(sentence, 2, names);
    assert_string_equal(sentence, "F7-4.1: you are not active");
    strcpy(sentence, "F7-4.4: seat 0 holds a Second Chance already");
    say_names(sentence, 2, small);
    assert_string_equal(sentence, "F7-4.4: you hold a Second Chance already");
    strcpy(sentence, "F7-4.1: seat 1 is not active");
    say_names(sentence, 2, small);
    assert_string_equal(sentence, "F7-4.1: ann is not active");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(events), cmocka_unit_test(refusals)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
