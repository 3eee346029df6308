/* A table: seats, turns, undo, records. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "any_game.h"
#include "screen.h"

/** Plays until people have made `decisions` decisions: bots choose, people make the first legal move. */
static void play(uc_table *t, int decisions) {
    for (;;) {
        int seat = UC_NOBODY;
        uc_move legal[UC_MOVES_MAX];
        assert_true(uc_table_draw(t));
        switch (uc_table_next(t, &seat)) {
        case UC_TURN_OVER: return;
        case UC_TURN_CHANCE: fail(); break;
        case UC_TURN_BOT: assert_false(uc_table_let_bot(t, seat, NULL).error); break;
        case UC_TURN_CALL: uc_table_pass(t); break;
        case UC_TURN_PERSON:
            if (!decisions--) return;
            assert_true(uc_legal(uc_table_state(t), seat, legal) > 0);
            assert_int_equal(uc_table_apply(t, seat, legal[0]).error, UC_OK);
            break;
        }
        const char *broken = uc_check(uc_table_state(t));
        if (broken) fail_msg("%s", broken);
    }
}

static char *record_of(const uc_table *t, bool saved) {
    size_t room = 1 << 20;
    char *text = malloc(room);
    uc_text out;
    assert_non_null(text);
    uc_text_start(&out, text, room);
    uc_table_record_head(t, saved, &out);
    uc_table_record_moves(t, 0, &out);
    assert_true(uc_text_whole(&out));
    return text;
}

static void names_of_seats(void **state) {
    (void)state;
    uc_table *t = table_of("flip7", "you,bot:normal,Ada,bot:random", "", "names");
    assert_string_equal(uc_table_names(t)[0], "Player 1"); /* with several people, "You" would be ambiguous */
    assert_string_equal(uc_table_names(t)[1], "Ben");
    assert_string_equal(uc_table_names(t)[2], "Ada");
    assert_string_equal(uc_table_names(t)[3], uc_table_name_for_bot("bot:random", 0));
    assert_int_equal(uc_table_people(t), 5);
    uc_table_close(t);
    t = table_of("flip7", "bot:normal,you", "", "names");
    assert_string_equal(uc_table_names(t)[1], "You");
    uc_table_close(t);
}

/* Each level has names of its own, and there are enough for a table of one level. */
static void names_fit_the_level(void **state) {
    (void)state;
    const char *seen[512];
    size_t count = 0;
    for (const uc_bot *bot = uc_bots; bot->id; bot++) {
        const char *first = uc_table_name_for_bot(bot->id, 0);
        for (size_t i = 0; i < count; i++) assert_string_not_equal(seen[i], first);
        size_t number = 0;
        for (const char *name; (name = uc_table_name_for_bot(bot->id, number)); number++) {
            bool general = number >= 18 || !strcmp(bot->id, "normal");
            for (size_t i = 0; i < count && !general; i++) assert_string_not_equal(seen[i], name);
            if (!general) seen[count++] = name;
        }
        assert_true(number > UC_SEATS_MAX);
    }
    for (size_t i = 0; i < count; i++)
        for (size_t number = 0; uc_table_bot_name(number); number++)
            assert_string_not_equal(seen[i], uc_table_bot_name(number));
    assert_int_equal(count, 4 * 18);
    assert_string_equal(uc_table_name_for_bot("bot:hard", 1), uc_table_name_for_bot("hard", 1));
    assert_string_equal(uc_table_name_for_bot("bot:hardly", 0), uc_table_bot_name(0));
    uc_table *t = table_of("flip7", "Athena,bot:hard,bot:hard,bot:normal", "", "names");
    for (int seat = 1; seat < 3; seat++)
        assert_string_equal(uc_table_names(t)[seat], uc_table_name_for_bot("hard", (size_t)seat));
    assert_string_equal(uc_table_names(t)[3], "Ada");
    uc_table_close(t);
}

/* The same seed gives the same game; another seed gives another game. */
static void seeds(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        const char *rules = if_target(uc_games[i], "target=30");
        uc_table *a = table_of(uc_games[i]->id, "bot:random,bot:random", rules, "a");
        uc_table *b = table_of(uc_games[i]->id, "bot:random,bot:random", rules, "a");
        uc_table *c = table_of(uc_games[i]->id, "bot:random,bot:random", rules, "c");
        play(a, 0), play(b, 0), play(c, 0);
        char *one = record_of(a, false), *two = record_of(b, false), *three = record_of(c, false);
        assert_string_equal(one, two);
        assert_string_not_equal(one, three);
        free(one), free(two), free(three);
        uc_table_close(a), uc_table_close(b), uc_table_close(c);
    }
}

/* Undo restores the position before the last decision, and the same cards follow. */
static void undo_and_again(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        const char *players = players_near(uc_games[i], "you,bot:normal,bot:random");
        uc_table *t = table_of(uc_games[i]->id, players, "", "undo");
        play(t, 2);
        uc_state before = *uc_table_state(t);
        size_t moves = uc_table_move_count(t), told = uc_table_event_count(t);
        play(t, 1);
        uc_state after = *uc_table_state(t);
        assert_true(uc_table_undo(t));
        assert_int_equal(uc_table_undo_count(t), 1);
        assert_true(uc_table_move_count(t) <= moves && uc_table_event_count(t) <= told);
        assert_memory_equal(uc_table_state(t), &before, uc_state_size(&before));
        play(t, 1);
        assert_memory_equal(uc_table_state(t), &after, uc_state_size(&after));
        while (uc_table_can_undo(t)) assert_true(uc_table_undo(t));
        assert_false(uc_table_undo(t));
        uc_table_close(t);
    }
}

static void no_undo_among_people(void **state) {
    (void)state;
    uc_table *t = table_of("flip7", "ann,bob", "", "people");
    play(t, 3);
    assert_false(uc_table_can_undo(t));
    assert_false(uc_table_undo(t));
    uc_table_close(t);
}

/* A record names programs; only a bot's turn starts one. */
static void programs_at_the_table(void **state) {
    (void)state;
    char reason[UC_MESSAGE_MAX] = "";
    uc_text message;
    uc_text_start(&message, reason, sizeof reason);
    uc_table *t = table_of("flip7", "exec:exit 5,you", "", "program");
    assert_true(uc_table_is_bot("exec:exit 5"));
    assert_string_equal(uc_table_names(t)[0], "Ada");
    assert_int_equal(uc_table_people(t), 2);
    play(t, 2);
    uint64_t lost = uc_faults_all(uc_table_faults(t, 0));
    assert_true(lost > 0);
    assert_int_equal(uc_faults_all(uc_table_faults(t, 1)), 0);
    char *kept = record_of(t, true);
    assert_non_null(strstr(kept, "\nnames \"exec:exit 5\" \"you\"\n"));
    uc_table *again = uc_table_read(kept, strlen(kept), &message);
    assert_string_equal(reason, "");
    assert_int_equal(uc_table_move_count(again), uc_table_move_count(t));
    assert_int_equal(uc_faults_all(uc_table_faults(again, 0)), 0);
    play(again, 1000000);
    assert_true(uc_faults_all(uc_table_faults(again, 0)) > 0);
    free(kept);
    uc_table_close(t), uc_table_close(again);
}

/* A saved game that is read back continues with the same cards and the same bots. */
static void saved_and_resumed(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        char reason[UC_MESSAGE_MAX] = "";
        uc_text message;
        uc_text_start(&message, reason, sizeof reason);
        const char *players = players_near(uc_games[i], "you,bot:normal,bot:random");
        uc_table *t = table_of(uc_games[i]->id, players, if_target(uc_games[i], "target=60"), "keep");
        play(t, 2);
        assert_true(uc_table_can_undo(t) && uc_table_undo(t));
        char *kept = record_of(t, true);
        uc_table *again = uc_table_read(kept, strlen(kept), &message);
        assert_string_equal(reason, "");
        assert_non_null(again);
        assert_int_equal(uc_table_undo_count(again), 1);
        play(t, 1000000), play(again, 1000000);
        char *one = record_of(t, false), *two = record_of(again, false);
        assert_string_equal(one, two);
        assert_non_null(strstr(one, "\nundone 1\n"));
        assert_non_null(strstr(one, "\nseed "));
        assert_non_null(strstr(one, "\nresult "));
        free(kept), free(one), free(two);
        uc_table_close(t), uc_table_close(again);
    }
}

/* The secret is revealed only after the game. */
static void secret_stays_secret(void **state) {
    (void)state;
    uc_table *t = table_of("flip7", "you", "", "secret");
    play(t, 1);
    char *record = record_of(t, false), *kept = record_of(t, true);
    assert_null(strstr(record, "\nsecret"));
    assert_null(strstr(record, "\nseed"));
    assert_non_null(strstr(record, "\ncommit sha256:"));
    assert_non_null(strstr(kept, "\nsecret "));
    free(record), free(kept);
    uc_table_close(t);
}

static void bad_records_are_refused(void **state) {
    (void)state;
    static const char *const bad[] = {
        "", "upcard-record 1\ngame chess\n", "upcard-record 1\ngame flip7\nseats 1\nrules\nnames \"you\"\n\n",
        "upcard-record 1\ngame flip7\nseats 1\nrules\nnames \"bot:none\"\nsecret "
        "0000000000000000000000000000000000000000000000000000000000000000\n\n",
        "upcard-record 1\ngame flip7\nseats 1\nrules\nnames \"you\"\nsecret "
        "0000000000000000000000000000000000000000000000000000000000000000\n\n0 stay\n"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char reason[UC_MESSAGE_MAX] = "";
        uc_text message;
        uc_text_start(&message, reason, sizeof reason);
        assert_null(uc_table_read(bad[i], strlen(bad[i]), &message));
        assert_true(message.length > 0);
    }
}

/** Brings a two- or three-seat table of Uno Flip to the point where `quiet` has one card and has not said
 * uno. */
static uc_table *forgotten_uno(const char *seats, int quiet) {
    for (int seed = 0; seed < 2000; seed++) {
        char text[16];
        uc_move legal[UC_MOVES_MAX];
        snprintf(text, sizeof text, "uno %d", seed);
        uc_table *t = table_of("uno_flip", seats, "", text);
        for (int steps = 0; steps < 300 && uc_table_state(t)->head.round == 1; steps++) {
            int seat = UC_NOBODY;
            assert_true(uc_table_draw(t));
            if (uc_table_state(t)->uno_flip.uno == quiet) return t;
            uc_turn turn = uc_table_next(t, &seat);
            if (turn == UC_TURN_OVER) break;
            if (turn == UC_TURN_CALL)
                uc_table_pass(t);
            else if (turn == UC_TURN_BOT)
                assert_false(uc_table_let_bot(t, seat, NULL).error);
            else {
                int count = uc_legal(uc_table_state(t), seat, legal), first = 0;
                while (first + 1 < count && legal[first] < UC_UNO_FLIP_PLAY) first++;
                assert_int_equal(uc_table_apply(t, seat, legal[first]).error, UC_OK);
            }
        }
        uc_table_close(t);
    }
    fail();
    return NULL;
}

/* UF-4.2: people are asked before a bot continues, the one who forgot included; then bots catch at once. */
static void catching(void **state) {
    (void)state;
    int seat = UC_NOBODY;
    uc_table *t = forgotten_uno("you,bot:random,bot:random", 1);
    uc_turn turn = uc_table_next(t, &seat);
    if (turn == UC_TURN_CALL) {
        assert_int_equal(uc_table_callers(t), 1);
        uc_table_pass(t);
        assert_int_not_equal(uc_table_next(t, &seat), UC_TURN_CALL);
    } else {
        assert_int_equal(turn, UC_TURN_PERSON); /* it may catch among its choices */
    }
    uc_table_close(t);
    t = forgotten_uno("you,bot:normal,bot:normal", 0);
    int held = uc_table_state(t)->uno_flip.seat[0].held;
    assert_int_equal(uc_table_next(t, &seat), UC_TURN_CALL);
    assert_int_equal(uc_table_callers(t), 1);
    assert_int_equal(uc_call_of(uc_table_state(t), 0), UC_UNO_FLIP_SAY);
    uc_table_pass(t);
    assert_int_equal(uc_table_next(t, &seat), UC_TURN_BOT);
    assert_false(uc_table_let_bot(t, seat, NULL).error);
    assert_true(uc_table_draw(t));
    assert_int_equal(uc_table_state(t)->uno_flip.uno, UC_NOBODY);
    assert_int_equal(uc_table_state(t)->uno_flip.seat[0].held, held + 2);
    uc_table_close(t);
    t = forgotten_uno("you,bot:normal,bot:normal", 0);
    assert_int_equal(uc_table_next(t, &seat), UC_TURN_CALL);
    assert_int_equal(uc_table_apply(t, 0, UC_UNO_FLIP_SAY).error, UC_OK);
    assert_int_equal(uc_table_state(t)->uno_flip.uno, UC_NOBODY);
    uc_table_close(t);
}

/* UF-4.2: the seat that forgot may still say uno in its own next turn: bots give it the time. */
static void a_person_on_turn_may_answer_before_bots_catch(void **state) {
    (void)state;
    int seat = UC_NOBODY, found = 0;
    for (int seed = 0; seed < 400 && found < 3; seed++) {
        char text[16];
        uc_move legal[UC_MOVES_MAX];
        snprintf(text, sizeof text, "again %d", seed);
        uc_table *t = table_of("uno_flip", "you,bot:normal", "", text);
        for (int steps = 0; steps < 300 && !uc_over(uc_table_state(t)); steps++) {
            assert_true(uc_table_draw(t));
            uc_turn turn = uc_table_next(t, &seat);
            bool own = uc_table_state(t)->uno_flip.uno == 0 && uc_table_state(t)->uno_flip.turn == 0;
            if (own && uc_actors(uc_table_state(t)) == 3) {
                found++;
                assert_int_equal(turn, UC_TURN_CALL);
                assert_int_equal(uc_table_callers(t), 1);
                uc_table_pass(t);
                assert_int_equal(uc_table_next(t, &seat), UC_TURN_BOT);
                assert_int_equal(seat, 1);
                break;
            }
            if (turn == UC_TURN_CALL) {
                uc_table_pass(t);
            } else if (turn == UC_TURN_BOT) {
                assert_false(uc_table_let_bot(t, seat, NULL).error);
            } else if (turn == UC_TURN_PERSON) {
                int count = uc_legal(uc_table_state(t), seat, legal), first = 0;
                while (first + 1 < count && legal[first] < UC_UNO_FLIP_PLAY) first++;
                assert_int_equal(uc_table_apply(t, seat, legal[first]).error, UC_OK);
            }
        }
        uc_table_close(t);
    }
    assert_int_equal(found, 3);
}

/* A round's events end before those of the next. */
static void rounds_are_kept(void **state) {
    (void)state;
    uc_table *t = table_of("flip7", "bot:normal,bot:normal", "", "rounds");
    play(t, 0);
    assert_int_equal(uc_table_round_count(t), uc_table_state(t)->head.round);
    for (int seat = 0; seat < uc_table_seats(t); seat++)
        assert_int_equal(uc_table_round_total(t, uc_table_round_count(t) - 1, seat),
                         uc_total(uc_table_state(t), seat));
    for (size_t i = 0; i + 1 < uc_table_round_count(t); i++) {
        uc_event event;
        uc_table_event(t, uc_table_round_events(t, i), UC_ALL, &event);
        assert_string_equal(uc_table_game(t)->events[event.type].type, "round");
    }
    uc_table_close(t);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_of_seats),
        cmocka_unit_test(names_fit_the_level),
        cmocka_unit_test(seeds),
        cmocka_unit_test(undo_and_again),
        cmocka_unit_test(no_undo_among_people),
        cmocka_unit_test(saved_and_resumed),
        cmocka_unit_test(secret_stays_secret),
        cmocka_unit_test(bad_records_are_refused),
        cmocka_unit_test(catching),
        cmocka_unit_test(a_person_on_turn_may_answer_before_bots_catch),
        cmocka_unit_test(rounds_are_kept),
        cmocka_unit_test(programs_at_the_table),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
