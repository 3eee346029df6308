/* A game without a skin of its own: every game is played on the generic screen, which uses only the game's
 * tables. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "screen.h"
#include "session/table_internal.h"
#include "tui/generic.h"

/** Opens a game as if it had no skin. */
static void open_bare(screen *s, uc_game *bare, const char *game, const char *seats, const char *rules) {
    screen_open(s, game, seats, rules, "bare", 24, 80);
    *bare = *uc_table_game(s->table);
    bare->number = UINT8_MAX;
    s->table->game = bare;
}

/** Enter takes the first choice until the game is over. */
static void whole_game(const char *game, const char *seats, const char *rules) {
    screen s;
    uc_game bare;
    open_bare(&s, &bare, game, seats, rules);
    assert_ptr_equal(skin_of(&bare), &skin_generic);
    assert_int_equal(screen_play(&s, "first*100000"), TUI_OVER);
    assert_true(uc_over(uc_table_state(s.table)));
    screen_close(&s);
}

static void whole_games(void **state) {
    (void)state;
    whole_game("flip7", "you,bot:random,bot:random", "target=50");
    whole_game("hilo", "you,bot:random", "target=20");
    whole_game("hi_lo_flip", "ann,bob,bot:random", "target=20");
    whole_game("uno_flip", "ann,bob,bot:random", "target=50");
}

static void screens(void **state) {
    (void)state;
    screen s;
    uc_game bare;
    open_bare(&s, &bare, "flip7", "you,bot:random,bot:random", "");
    screen_play(&s, "shot:generic-flip7 1 shot:generic-flip7-hit ? shot:generic-help");
    screen_close(&s);
    open_bare(&s, &bare, "hilo", "you,bot:random", "");
    screen_play(&s, "1 2 shot:generic-hilo size:45x140 shot:generic-hilo-large");
    screen_close(&s);
    open_bare(&s, &bare, "hi_lo_flip", "you,bot:random", "");
    screen_play(&s, "shot:generic-hi_lo_flip");
    screen_close(&s);
    open_bare(&s, &bare, "uno_flip", "you,bot:random", "");
    screen_play(&s, "shot:generic-uno_flip");
    screen_close(&s);
}

/* The arrows reach choices that do not fit. */
static void arrows_reach_all_choices(void **state) {
    (void)state;
    screen s;
    uc_game bare;
    char seats[UC_SEATS_MAX * 4] = "p0";
    for (int seat = 1; seat < UC_SEATS_MAX; seat++) sprintf(seats + strlen(seats), ",p%d", seat);
    open_bare(&s, &bare, "flip7", seats, "");
    screen_play(&s, "has:_target_2 hasnt:_target_35 left has:_target_35 hasnt:_target_2_ ");
    screen_close(&s);
}

/* A hand that is visible to one seat alone is covered if several people share the screen. */
static void hidden_hands_are_covered(void **state) {
    (void)state;
    screen s;
    uc_game bare;
    open_bare(&s, &bare, "hi_lo_flip", "ann,bob", "");
    screen_play(&s, "has:Press_Enter_when_only_you_see_the_screen hasnt:Choose enter has:Choose_a_move.");
    screen_close(&s);
    open_bare(&s, &bare, "flip7", "ann,bob", "");
    screen_play(&s, "has:Choose_a_move.");
    screen_close(&s);
}

/* Functions that depend on a skin have an answer without one. */
static void fallbacks(void **state) {
    (void)state;
    char line[128];
    uc_text text;
    for (const uc_game *const *game = uc_games; *game; game++) {
        uc_game bare = **game;
        bare.number = UINT8_MAX;
        uc_text_start(&text, line, sizeof line);
        skin_blurb(&text, &bare);
        assert_non_null(strstr(line, "players"));
        int bots = skin_bots(&bare);
        assert_true(bots + 1 >= bare.seats_min && bots + 1 <= bare.seats_max);
    }
}

/* Each entry of a list by seat is shown with its seat, and every seat has an entry. */
static void lists_by_seat(void **state) {
    (void)state;
    for (const uc_game *const *game = uc_games; *game; game++) {
        uc_state fresh;
        assert_int_equal(uc_start(&fresh, *game, (*game)->seats_max, NULL, 0, NULL), UC_OK);
        for (const uc_field *field = (*game)->fields; field->key; field++) {
            char value[UC_JSON_MAX];
            uc_text text;
            uc_text_start(&text, value, sizeof value);
            field->write(&text, &fresh);
            if (field->by_seat) assert_true(value[0] == '[' || !strcmp(value, "null"));
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_games),
        cmocka_unit_test(screens),
        cmocka_unit_test(arrows_reach_all_choices),
        cmocka_unit_test(hidden_hands_are_covered),
        cmocka_unit_test(fallbacks),
        cmocka_unit_test(lists_by_seat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
