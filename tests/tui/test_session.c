/* The keys of the screen: choices, refusals, undo, leaving, covered hands. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "screen.h"

static void open_small(screen *s, const char *game, const char *seats) {
    screen_open(s, game, seats, "", "session", 24, 80);
}

/* ---- playing ---- */

/** Enter alone plays a whole game; it ends with the scores and the winner. */
static void first_choices(const char *game, const char *seats, const char *rules) {
    screen s;
    screen_open(&s, game, seats, rules, "whole", 24, 80);
    assert_int_equal(screen_play(&s, "first*100000"), TUI_OVER);
    assert_true(uc_over(uc_table_state(s.table)));
    screen_close(&s);
}

static void whole_games(void **state) {
    (void)state;
    first_choices("flip7", "you,bot:normal,bot:normal", "target=60");
    first_choices("hilo", "you,bot:normal,bot:normal", "target=30");
    first_choices("hi_lo_flip", "you,bot:normal,bot:normal", "target=30");
    first_choices("uno_flip", "you,bot:normal,bot:random", "target=60");
    first_choices("uno_flip", "ann,bob,bot:random", "target=60");
}

/* A game of bots alone needs no keys. */
static void bots_alone(void **state) {
    (void)state;
    first_choices("flip7", "bot:normal,bot:random", "target=50");
}

/* A card that cannot be played is reported with its rule; the help begins with it. */
static void refusal_names_the_rule(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "hi_lo_flip", "ann,bob", "", "refusal", 24, 80);
    /* the chip shows lo and the first plays its highest card, 69: the other has a higher one */
    screen_play(&s, "enter 7 enter 7 has:HF-3.2 ? has:The_rule_that_your_last_choice_breaks has:HF-3.2 esc");
    screen_close(&s);
}

/* h names the best moves with their chances and reasons, and returns to the question. */
static void hint_names_moves_and_reasons(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "you,bot:random");
    screen_play(&s,
                "h has:Hint has:1._ has:%_to_win has:unseen_cards esc has:Hit_or_stay? d h has:Hint enter "
                "has:Hit_or_stay?");
    screen_close(&s);
}

static void unknown_keys_and_commands(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "you,bot:random");
    assert_int_equal(
        screen_play(
            &s,
            "Z has:No_choice_has_this_key tab has:total esc L has:What_happened esc l has:What_happened esc "
            "u has:nothing_to_take_back q has:Leave? n has:Hit_or_stay? q y"),
        TUI_LEFT);
    screen_close(&s);
}

/* A click on a choice is its key. */
static void mouse(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "you,bot:random");
    size_t moves = uc_table_move_count(s.table);
    screen_play(&s, "click:20,5");
    assert_true(uc_table_move_count(s.table) > moves);
    screen_close(&s);
}

static void cursor(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "you");
    screen_play(&s, "right enter has:round_1_is_over");
    screen_close(&s);
}

/* ---- undo ---- */

static void lost_turns_of_programs_are_reported(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "you,exec:exit 3");
    screen_play(&s, "has:Ada:_1_turn_was_played_by_easy_instead_(1_ended):_it_ended_with_status_3 "
                    "d has:Ada:_2_turns_were_played_by_easy_instead_(2_ended)");
    screen_close(&s);
}

/* The reason is at the end of a long line. */
static void a_program_that_cannot_start_is_reported_in_full(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "you,exec:/no/such/folder/with/a/long/name/there/my-own-strong-player");
    screen_play(&s, "has:1_turn_was_played_by_easy has:ended_with_status_127 enter has:Hit_or_stay?");
    screen_close(&s);
}

static int ends_seen;

static void look_at_the_end(screen *s, const canvas *c) {
    if (!canvas_has(c, "the game is over")) return;
    assert_true(uc_table_round_count(s->table) >= 7);
    assert_true(canvas_has(c, "\u25cf winner"));
    ends_seen++;
}

/* At 80 columns the rounds, the totals and the mark of the winner fit one row after any number of rounds. */
static void final_scores_do_not_wrap(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "flip7", "bot:normal,bot:normal", "target=250", "seven", 24, 80);
    s.look = look_at_the_end;
    assert_int_equal(screen_play(&s, "first*1000"), TUI_OVER);
    assert_true(ends_seen > 0);
    screen_close(&s);
}

static void undo_takes_one_decision_back(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "you,bot:normal,bot:random");
    screen_play(&s, "d");
    size_t after_one = uc_table_move_count(s.table);
    screen_play(&s, "s enter d u has:taken_back");
    assert_int_equal(uc_table_undo_count(s.table), 1);
    assert_true(uc_table_move_count(s.table) >= after_one);
    screen_play(&s, "u u");
    assert_int_equal(uc_table_undo_count(s.table), 3);
    screen_close(&s);
}

static void no_undo_among_people(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "ann,bob");
    screen_play(&s, "d u has:Undo_works_only_for_one_person");
    assert_int_equal(uc_table_undo_count(s.table), 0);
    screen_close(&s);
}

static void no_undo_among_people_at_the_end_either(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "flip7", "ann,bob", "target=1", "solo", 24, 80);
    assert_int_equal(screen_play(&s, "s s has:won hasnt:u:_undo u has:won enter"), TUI_OVER);
    assert_int_equal(uc_table_undo_count(s.table), 0);
    screen_close(&s);
}

/* F7-5.5: the challenge for one is reported at the end. */
static void solo_challenge(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "flip7", "you", "target=5 challenge=4", "solo", 24, 80);
    assert_int_equal(
        screen_play(&s, "has:Challenge:_5_points_within_4_rounds d s has:You_won "
                        "has:The_challenge,_5_points_within_4_rounds,_is_won:_it_took_1_round. enter"),
        TUI_OVER);
    screen_close(&s);
}

/* F7-5.5: nobody has won a lost challenge. */
static void lost_challenge(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "flip7", "you", "target=100 challenge=1", "solo", 24, 80);
    assert_int_equal(
        screen_play(&s, "d s has:Nobody_won hasnt:You_won hasnt:winner "
                        "has:The_challenge,_100_points_within_1_round,_is_lost_after_1_round. enter"),
        TUI_OVER);
    screen_close(&s);
}

/* F7-5.5: without the option nothing speaks of a challenge. */
static void no_challenge_unasked(void **state) {
    (void)state;
    screen s;
    screen_open(&s, "flip7", "you", "target=5", "solo", 24, 80);
    assert_int_equal(screen_play(&s, "hasnt:hallenge d s has:You_won hasnt:hallenge enter"), TUI_OVER);
    screen_close(&s);
}

/* ---- saving ---- */

static bool count_keeps(void *user, const uc_table *t, uc_text *reason) {
    (void)t, (void)reason;
    ++*(int *)user;
    return true;
}

static bool cannot_keep(void *user, const uc_table *t, uc_text *reason) {
    (void)t, (void)user;
    uc_text_add(reason, "The game is NOT saved: disk full");
    return false;
}

static void saved_after_every_decision(void **state) {
    (void)state;
    screen s;
    int keeps = 0;
    open_small(&s, "flip7", "you");
    s.settings = (tui_settings){.keep = count_keeps, .user = &keeps};
    screen_play(&s, "d d");
    assert_true(keeps >= 3);
    s.settings = (tui_settings){.keep = cannot_keep};
    screen_play(&s, "has:The_game_is_NOT_saved:_disk_full d has:disk_full q has:Leave?_y has:NOT_saved "
                    "hasnt:The_game_is_saved");
    screen_close(&s);
}

/* A lost turn is reported before a bot or a key continues. */
static void notice(void **state) {
    (void)state;
    screen s;
    open_small(&s, "flip7", "bot:random,you");
    s.settings.notice = "Its last moves are lost.";
    screen_play(&s, "has:Its_last_moves_are_lost. x has:Its_last_moves enter hasnt:Its_last_moves");
    screen_close(&s);
}

/* The last move that is kept. */
static bool note_kept(void *user, const uc_table *t, uc_text *reason) {
    (void)reason;
    *(size_t *)user = uc_table_move_count(t);
    return true;
}

static void everything_is_saved(screen *s, const canvas *shown) {
    (void)shown;
    size_t kept = *(size_t *)s->user;
    assert_int_equal(kept, uc_table_move_count(s->table));
}

/* A move is saved before the screen shows it, and before the hand of its player is covered. */
static void saved_before_it_is_shown(void **state) {
    (void)state;
    screen s;
    size_t kept = 0;
    screen_open(&s, "uno_flip", "ann,bob,bot:random", "target=20 dealer=0", "durable", 24, 80);
    s.settings = (tui_settings){.keep = note_kept, .user = &kept};
    s.look = everything_is_saved;
    s.user = &kept;
    assert_int_equal(screen_play(&s, "first*20000"), TUI_OVER);
    screen_close(&s);
}

/* ---- several people at one screen ---- */

/** The seat whose hand may be on this canvas, by the question that names its person; -1: no seat. */
static int uncovered_seat(const screen *s, const canvas *shown) {
    for (int seat = 0; seat < uc_table_seats(s->table); seat++) {
        char turn[128], over[128];
        snprintf(turn, sizeof turn, "%s's turn.", uc_table_names(s->table)[seat]);
        snprintf(over, sizeof over, "%s, your turn is over", uc_table_names(s->table)[seat]);
        if (canvas_has(shown, turn) || canvas_has(shown, over)) return seat;
    }
    return -1;
}

static bool holds(uc_set set, int card) {
    return set.word[card / 64] >> (card % 64) & 1;
}

/** A card of a hand drawn as a card has its number alone between borders. */
static bool number_drawn(const canvas *c, int number) {
    char light[32], heavy[32];
    snprintf(light, sizeof light, number == 100 ? "│ %d│" : "│ %2d │", number);
    snprintf(heavy, sizeof heavy, number == 100 ? "┃ %d┃" : "┃ %2d ┃", number);
    return canvas_has(c, light) || canvas_has(c, heavy);
}

static void no_foreign_number(screen *s, const canvas *shown) {
    int may = uncovered_seat(s, shown), *looks = s->user;
    const uc_hi_lo_flip *g = &uc_table_state(s->table)->hi_lo_flip;
    for (int seat = 0; seat < uc_table_seats(s->table); seat++)
        for (int card = 0; seat != may && card < UC_HI_LO_FLIP_CARDS; card++) {
            char drew[32];
            if (!holds(g->seat[seat].hand, card)) continue;
            snprintf(drew, sizeof drew, "drew %d.", card + 1);
            assert_false(number_drawn(shown, card + 1));
            assert_false(canvas_has(shown, drew) && may < 0);
        }
    looks[may >= 0]++;
}

/* No card of another hand is ever on the screen, in a whole game of Hi Lo Flip. */
static void hands_are_covered(void **state) {
    (void)state;
    screen s;
    int looks[2] = {0, 0};
    screen_open(&s, "hi_lo_flip", "ann,bob,bot:random", "target=40", "covered", 24, 80);
    s.look = no_foreign_number;
    s.user = looks;
    assert_int_equal(screen_play(&s, "has:Press_Enter first*20000"), TUI_OVER);
    assert_true(looks[0] > 10 && looks[1] > 10);
    screen_close(&s);
}

/** In Uno Flip the hand is covered while no person is named, and no line of the log shows the card that
 * another drew. */
static void no_foreign_face(screen *s, const canvas *shown) {
    int may = uncovered_seat(s, shown), *looks = s->user;
    const uc_uno_flip *u = &uc_table_state(s->table)->uno_flip;
    if (may < 0) assert_false(canvas_has(shown, "Your hand"));
    for (int seat = 0; seat < uc_table_seats(s->table); seat++)
        for (int card = 0; seat != may && card < UC_UNO_FLIP_CARDS; card++) {
            char drew[96], name[UC_MOVE_TEXT_MAX];
            uc_text text;
            if (!holds(u->seat[seat].hand, card)) continue;
            uc_text_start(&text, name, sizeof name);
            uc_table_game(s->table)->noun(&text, UC_NOUN_CARD, card);
            snprintf(drew, sizeof drew, "%s drew %s.", uc_table_names(s->table)[seat], name);
            assert_false(canvas_has(shown, drew));
        }
    looks[may >= 0]++;
}

static void faces_are_covered(void **state) {
    (void)state;
    screen s;
    int looks[2] = {0, 0};
    screen_open(&s, "uno_flip", "ann,bob,bot:random", "target=20 dealer=0", "covered", 24, 80);
    s.look = no_foreign_face;
    s.user = looks;
    assert_int_equal(screen_play(&s, "first*20000"), TUI_OVER);
    assert_true(looks[0] > 10 && looks[1] > 10);
    screen_close(&s);
}

static void see_call(screen *s, const canvas *shown) {
    if (canvas_has(shown, "did not say uno with one card left!") && canvas_has(shown, "go on"))
        ++*(int *)s->user;
}

/* UF-4.2: before a bot continues, a person is asked whether to catch the player who did not say uno. */
static void asked_to_catch(void **state) {
    (void)state;
    int asked = 0, caught = 0;
    for (int seed = 0; seed < 60 && !(asked && caught); seed++) {
        screen s;
        char text[24];
        snprintf(text, sizeof text, "call %d", seed);
        screen_open(&s, "uno_flip", "you,bot:random,bot:random", "target=20", text, 24, 80);
        s.look = see_call;
        s.user = &asked;
        screen_play(&s, "first*20000");
        for (size_t i = 0; i < uc_table_move_count(s.table); i++) {
            int mover;
            caught += uc_table_move(s.table, i, &mover) == UC_UNO_FLIP_CATCH && mover == 0;
        }
        screen_close(&s);
    }
    assert_true(asked && caught);
}

/* Other keys do not uncover a hand. */
static void only_enter_uncovers(void **state) {
    (void)state;
    screen s;
    open_small(&s, "hi_lo_flip", "ann,bob");
    screen_play(
        &s,
        "has:it_is_your_turn x has:The_hands_are_covered 1 has:The_hands_are_covered enter has:Your_hand");
    screen_close(&s);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(whole_games),
        cmocka_unit_test(bots_alone),
        cmocka_unit_test(refusal_names_the_rule),
        cmocka_unit_test(hint_names_moves_and_reasons),
        cmocka_unit_test(unknown_keys_and_commands),
        cmocka_unit_test(mouse),
        cmocka_unit_test(cursor),
        cmocka_unit_test(lost_turns_of_programs_are_reported),
        cmocka_unit_test(a_program_that_cannot_start_is_reported_in_full),
        cmocka_unit_test(final_scores_do_not_wrap),
        cmocka_unit_test(undo_takes_one_decision_back),
        cmocka_unit_test(no_undo_among_people),
        cmocka_unit_test(no_undo_among_people_at_the_end_either),
        cmocka_unit_test(solo_challenge),
        cmocka_unit_test(lost_challenge),
        cmocka_unit_test(no_challenge_unasked),
        cmocka_unit_test(saved_after_every_decision),
        cmocka_unit_test(notice),
        cmocka_unit_test(saved_before_it_is_shown),
        cmocka_unit_test(hands_are_covered),
        cmocka_unit_test(faces_are_covered),
        cmocka_unit_test(asked_to_catch),
        cmocka_unit_test(only_enter_uncovers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
