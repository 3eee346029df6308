/* The messages of the table protocol: encoded for a seat, and decoded from a client. */
#include "rig.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "random_play.h"
#include "upcard/protocol.h"

static char said[UC_SENT_MAX];

static uc_text fresh_text(void) {
    uc_text text;
    uc_text_start(&text, said, sizeof said);
    return text;
}

/** The rig's game as a seat sees it. */
static const uc_view *seen_by(const rig *r, int viewer) {
    static uc_view view;
    uc_view_of(&r->state, viewer, &view);
    return &view;
}

/* ---- to a client ---- */

static void welcome_has_the_game_its_rules_and_the_seat(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "hilo", 3, "target=50");
    uc_text text = fresh_text();
    uc_encode_welcome(&text, seen_by(&r, 2));
    assert_string_equal(said,
                        "{\"type\":\"welcome\",\"protocol\":1,\"game\":\"hilo\",\"seats\":3,\"seat\":2,"
                        "\"rules\":{\"removal\":\"optional\",\"final_lines\":\"created\",\"final_"
                        "choice\":\"auto\",\"target\":50,\"max_turns\":1000,\"ages\":\"0,1,2\",\"rounds\":0,"
                        "\"tie\":\"shared\",\"doubling\":\"strict\",\"lines_per_turn\":1}}");
    text = fresh_text();
    uc_encode_welcome(&text, seen_by(&r, UC_SPECTATOR));
    assert_non_null(strstr(said, "\"seat\":null"));
    text = fresh_text();
    uc_encode_join(&text, seen_by(&r, UC_SPECTATOR), 1500);
    assert_non_null(strstr(said, "},\"left_ms\":1500}"));
}

static void ask_lists_the_legal_moves(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "flip7", 2, "");
    rig_cards(&r, "5 7");
    uc_text text = fresh_text();
    uc_encode_ask(&text, 2, 9, seen_by(&r, 1), 250);
    assert_string_equal(
        said, "{\"type\":\"ask\",\"request\":9,\"seq\":2,\"left_ms\":250,\"moves\":[\"hit\",\"stay\"]}");
}

/** A move that shows a card. */
static void turn(rig *r, int seat, const char *move, const char *card) {
    rig_play(r, seat, move);
    rig_cards(r, card);
}

/** A game of HILO in which seat 0 has just drawn a card that nobody else has seen. */
static void draw_hidden(rig *r) {
    rig_start(r, "hilo", 2, "");
    rig_cards(r, "red:5");
    turn(r, 0, "turn a1", "blue:3");
    turn(r, 0, "turn b2", "pink:11");
    turn(r, 1, "turn a1", "blue:0");
    turn(r, 1, "turn c3", "green:-1");
    turn(r, 0, "draw", "red:11");
    rig_done(r);
}

static void events_are_encoded_as_the_viewer_sees_them(void **state) {
    (void)state;
    static const char *const told[] = {
        "{\"type\":\"event\",\"seq\":11,\"events\":[{\"type\":\"drew\",\"seat\":0,\"card\":\"red:11\"}]}",
        "{\"type\":\"event\",\"seq\":11,\"events\":[{\"type\":\"drew\",\"seat\":0,\"card\":null}]}"};
    rig r;
    draw_hidden(&r);
    for (int viewer = 0; viewer < 2; viewer++) {
        uc_event seen[UC_EVENTS_MAX];
        for (uint32_t i = 0; i < r.events.count; i++) seen[i] = uc_event_view(&r.events.item[i], viewer);
        uc_text text = fresh_text();
        uc_encode_events(&text, 11, uc_game_of(&r.state), seen, (int)r.events.count);
        assert_string_equal(said, told[viewer]);
    }
}

static void a_view_is_that_of_its_viewer(void **state) {
    (void)state;
    rig r;
    draw_hidden(&r);
    for (int viewer = 0; viewer < 2; viewer++) {
        uc_text text = fresh_text();
        uc_encode_view(&text, 11, seen_by(&r, viewer));
        assert_memory_equal(said, "{\"type\":\"view\",\"seq\":11,\"view\":{\"game\":\"hilo\",", 44);
        assert_non_null(strstr(said, viewer ? "\"drawn\":\"?\"" : "\"drawn\":\"red:11\""));
    }
}

/* F7-5.5: a game may be over although nobody has won. */
static void end_without_a_winner(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "flip7", 1, "target=9 challenge=1");
    rig_cards(&r, "5");
    rig_play(&r, 0, "stay");
    uc_text text = fresh_text();
    uc_encode_end(&text, 4, seen_by(&r, 0));
    assert_string_equal(said, "{\"type\":\"end\",\"seq\":4,\"over\":true,\"totals\":[5],\"winners\":[]}");
    rig_done(&r);
}

static void end_has_totals_and_winners(void **state) {
    (void)state;
    rig r;
    rig_start(&r, "flip7", 2, "target=3");
    rig_cards(&r, "5 7");
    uc_text text = fresh_text();
    uc_encode_end(&text, 2, seen_by(&r, 0));
    assert_string_equal(said, "{\"type\":\"end\",\"seq\":2,\"over\":false,\"totals\":[0,0],\"winners\":[]}");
    rig_play(&r, 1, "stay");
    rig_play(&r, 0, "stay");
    text = fresh_text();
    uc_encode_end(&text, 4, seen_by(&r, 0));
    assert_string_equal(said, "{\"type\":\"end\",\"seq\":4,\"over\":true,\"totals\":[7,5],\"winners\":[0]}");
    rig_done(&r);
}

static void error_names_request_and_rule(void **state) {
    (void)state;
    uc_text text = fresh_text();
    uc_encode_error(&text, 3, "illegal_move", uc_game_find("flip7"), 302, "F7-3.2: no \"cards\"");
    assert_string_equal(said,
                        "{\"type\":\"error\",\"request\":3,\"error\":\"illegal_move\",\"rule\":\"F7-3.2\","
                        "\"message\":\"F7-3.2: no \\\"cards\\\"\"}");
    text = fresh_text();
    uc_encode_error(&text, 0, "bad_message", NULL, 0, "what?");
    assert_string_equal(said, "{\"type\":\"error\",\"request\":null,\"error\":\"bad_message\",\"rule\":null,"
                              "\"message\":\"what?\"}");
}

static void messages_of_a_network_are_written(void **state) {
    (void)state;
    rig r;
    uc_text text = fresh_text();
    uc_encode_confirm(&text, "c1", 3, 14);
    assert_string_equal(said, "{\"type\":\"confirm\",\"id\":\"c1\",\"request\":3,\"seq\":14}");
    text = fresh_text();
    uc_encode_confirm(&text, "", 3, 14);
    assert_string_equal(said, "{\"type\":\"confirm\",\"id\":null,\"request\":3,\"seq\":14}");
    text = fresh_text();
    uc_encode_refusal(&text, 3, "c1", "stale", NULL, 0, "late");
    assert_string_equal(said,
                        "{\"type\":\"error\",\"request\":3,\"id\":\"c1\",\"error\":\"stale\",\"rule\":null,"
                        "\"message\":\"late\"}");
    text = fresh_text();
    uc_encode_remind(&text, 5000);
    assert_string_equal(said, "{\"type\":\"remind\",\"left_ms\":5000}");
    text = fresh_text();
    uc_encode_emote(&text, 2, uc_emotes[0]);
    assert_string_equal(said, "{\"type\":\"emote\",\"seat\":2,\"emote\":\"hello\"}");
    text = fresh_text();
    uc_encode_bye(&text, "idle", "too long");
    assert_string_equal(said, "{\"type\":\"bye\",\"reason\":\"idle\",\"message\":\"too long\"}");
    text = fresh_text();
    uc_encode_type(&text, "left");
    assert_string_equal(said, "{\"type\":\"left\"}");
    rig_start(&r, "flip7", 2, "");
    rig_cards(&r, "5 7");
    text = fresh_text();
    uc_encode_over(&text, 2, seen_by(&r, 0), "/record/K3F9QX");
    assert_non_null(strstr(said, "\"winners\":[],\"record\":\"/record/K3F9QX\"}"));
    text = fresh_text();
    uc_encode_ask(&text, 2, 9, seen_by(&r, 1), -1);
    assert_non_null(strstr(said, "\"left_ms\":null"));
}

static json_t *view_json(const uc_view *view) {
    uc_text text = fresh_text();
    uc_view_json(&text, view);
    json_t *object = json_loadb(said, text.length, 0, NULL);
    assert_non_null(object);
    return object;
}

/** The changes in a view are exactly the keys that differ. */
static void one_game_of_changes(const uc_game *game, int seats, uint64_t index) {
    char rules[UC_RULES_MAX];
    uc_state position, before;
    uc_events events;
    uc_rng rng;
    int mover;
    uc_move move;
    uc_rng_start(&rng, 79, index);
    random_start(&position, game, seats, &rng, rules, sizeof rules);
    for (int made = 0; made < 80; made++) {
        before = position;
        events.count = 0;
        for (uint32_t several = 1 + uc_rng_below(&rng, 3); several; several--)
            if (random_move(&position, &rng, &mover, &move)) uc_apply(&position, mover, move, NULL);
        for (int viewer = 0; viewer <= seats; viewer++) {
            uc_view views[2];
            uc_view_of(&before, viewer < seats ? viewer : UC_SPECTATOR, &views[0]);
            uc_view_of(&position, viewer < seats ? viewer : UC_SPECTATOR, &views[1]);
            uc_text text = fresh_text();
            uc_encode_moves(&text, 7, events.item, 0, &views[0], &views[1], made % 2 ? 10 : -1);
            json_t *message = json_loadb(said, text.length, JSON_REJECT_DUPLICATES, NULL);
            json_t *changed = json_object_get(message, "changed");
            json_t *whole = view_json(&views[0]), *wanted = view_json(&views[1]);
            assert_true(json_is_object(changed));
            const char *key;
            json_t *value;
            json_object_foreach(changed, key, value)
                assert_false(json_equal(value, json_object_get(whole, key)));
            json_object_update(whole, changed);
            assert_true(json_equal(whole, wanted));
            json_decref(message);
            json_decref(whole);
            json_decref(wanted);
        }
    }
}

static void changes_make_the_later_view_of_the_earlier_one(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++)
        for (int seats = uc_games[i]->seats_min; seats <= 4; seats++)
            one_game_of_changes(uc_games[i], seats, (uint64_t)(100 * i + seats));
}

static void is_json(const uc_text *text) {
    json_error_t error;
    assert_true(uc_text_whole(text));
    json_t *object = json_loadb(said, text->length, JSON_REJECT_DUPLICATES, &error);
    if (!json_is_object(object) || !json_is_string(json_object_get(object, "type")))
        fail_msg("%s: %s", error.text, said);
    assert_null(strchr(said, '\n')); /* a line is a message */
    json_decref(object);
}

/** At every position, for every viewer: valid JSON, and the same JSON for a state that agrees with its
 * observations. */
static void one_game(const uc_game *game, int seats, uint64_t index) {
    static char first[UC_SENT_MAX];
    static uc_memory memory;
    char rules[UC_RULES_MAX];
    uc_state position, guess;
    uc_events events;
    uc_rng rng;
    int mover, viewer = (int)index % seats;
    uc_move move;
    uc_rng_start(&rng, 77, index);
    random_start(&position, game, seats, &rng, rules, sizeof rules);
    uc_observe_start(&memory, &position, viewer);
    for (int made = 0; made < 150 && random_move(&position, &rng, &mover, &move); made++) {
        events.count = 0;
        assert_int_equal(uc_apply(&position, mover, move, &events).error, UC_OK);
        uc_observe(&memory, &position, &events, viewer);
        if (made % 5) continue;
        uc_view views[2];
        uc_view_of(&position, viewer, &views[0]);
        uc_resample(&views[0], &memory, &rng, &guess);
        uc_view_of(&guess, viewer, &views[1]);
        for (int kind = 0; kind < 4; kind++)
            for (int which = 0; which < 2; which++) {
                uc_text text = fresh_text();
                if (kind == 0) uc_encode_welcome(&text, &views[which]);
                if (kind == 1) uc_encode_view(&text, 5, &views[which]);
                if (kind == 2) uc_encode_ask(&text, 5, 6, &views[which], 1000);
                if (kind == 3) uc_encode_end(&text, 5, &views[which]);
                is_json(&text);
                if (which)
                    assert_string_equal(said, first);
                else
                    memcpy(first, said, text.length + 1);
            }
    }
}

static void messages_depend_only_on_what_the_viewer_may_know(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++)
        for (int seats = uc_games[i]->seats_min; seats <= uc_games[i]->seats_max; seats += seats > 5 ? 10 : 1)
            one_game(uc_games[i], seats, (uint64_t)(100 * i + seats));
}

/** The view of a seat is enough to find why its move is refused, so the reason reveals nothing that is hidden
 * from it. */
static void a_view_refuses_as_the_state_does(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        char rules[UC_RULES_MAX];
        uc_state position;
        uc_rng rng;
        int mover;
        uc_move move;
        uc_rng_start(&rng, 78, (uint64_t)i);
        random_start(&position, uc_games[i], 3, &rng, rules, sizeof rules);
        for (int made = 0; made < 300 && random_move(&position, &rng, &mover, &move); made++) {
            uc_view view;
            for (int tries = 0; mover != UC_CHANCE && tries < 20; tries++) {
                uc_move any = (uc_move)uc_rng_below(&rng, uc_games[i]->moves);
                uc_view_of(&position, mover, &view);
                uc_state copy = position;
                uc_result whole = uc_apply(&copy, mover, any, NULL);
                if (!whole.error) continue;
                uc_result seen = uc_apply(&view.state, mover, any, NULL);
                if (whole.error != seen.error || whole.rule != seen.rule)
                    fail_msg("%s: %s: %d %d, by the view %d %d", uc_games[i]->id, text_of(uc_games[i], any),
                             whole.error, whole.rule, seen.error, seen.rule);
            }
            uc_apply(&position, mover, move, NULL);
        }
    }
}

/* ---- from a client ---- */

static uc_command decode(const char *line) {
    char message[UC_MESSAGE_MAX] = "";
    uc_command command;
    uc_text why;
    uc_text_start(&why, message, sizeof message);
    if (!uc_command_decode(&command, line, strlen(line), &why)) fail_msg("%s: %s", line, message);
    return command;
}

static void messages_are_decoded(void **state) {
    (void)state;
    uc_command command = decode("{\"type\":\"hello\",\"protocol\":1,\"token\":\"7.s\",\"name\":\"Ann\"}");
    assert_int_equal(command.type, UC_COMMAND_HELLO);
    assert_int_equal(command.protocol, 1);
    assert_string_equal(command.token, "7.s");
    assert_string_equal(command.name, "Ann");
    assert_true(decode("{\"type\":\"lobby\"}").on);
    assert_false(decode("{\"type\":\"lobby\",\"on\":false}").on);
    command = decode("{\"table\":\"k3\",\"type\":\"join\",\"seq\":null}");
    assert_int_equal(command.type, UC_COMMAND_JOIN);
    assert_string_equal(command.table, "k3");
    assert_int_equal(command.seat, -1);
    assert_int_equal(command.seq, -1);
    assert_false(command.watch);
    command =
        decode("{\"type\":\"join\",\"table\":\"k3\",\"seat\":2,\"watch\":true,\"seq\":14,\"seed\":\"x\"}");
    assert_int_equal(command.seat, 2);
    assert_int_equal(command.seq, 14);
    assert_true(command.watch);
    assert_string_equal(command.seed, "x");
    command = decode("{\"type\":\"report\",\"seat\":3,\"reason\":\"stalling\"}");
    assert_int_equal(command.seat, 3);
    assert_string_equal(uc_report_reasons[command.reason], "stalling");
    assert_int_equal(decode("{\"type\":\"back\"}").type, UC_COMMAND_BACK);
    assert_int_equal(decode("{\"type\":\"rematch\"}").type, UC_COMMAND_REMATCH);
    assert_string_equal(decode("{\"type\":\"start\",\"fill\":\"easy\"}").fill, "easy");
    assert_string_equal(decode("{\"type\":\"chair\",\"seat\":0,\"player\":\"open\"}").player, "open");
    command = decode(" {\"type\":\"move\",\"request\":7,\"move\":\"hit\",\"id\":\"a1\",\"more\":[{}]}\r");
    assert_int_equal(command.type, UC_COMMAND_MOVE);
    assert_int_equal(command.request, 7);
    assert_string_equal(command.move, "hit");
    assert_string_equal(command.id, "a1");
    assert_string_equal(decode("{\"type\":\"move\",\"request\":7,\"move\":\"hit\"}").id, "");
    assert_int_equal(decode("{\"type\":\"leave\"}").type, UC_COMMAND_LEAVE);
    for (int i = 0; uc_emotes[i]; i++) {
        char line[64];
        snprintf(line, sizeof line, "{\"type\":\"emote\",\"emote\":\"%s\"}", uc_emotes[i]);
        assert_int_equal(decode(line).emote, i);
    }
}

static void a_new_table_is_decoded(void **state) {
    (void)state;
    uc_setting settings[UC_SETTINGS_MAX];
    uc_command command =
        decode("{\"type\":\"create\",\"game\":\"hilo\",\"seats\":3,\"rules\":{\"target\":50,\"ages\":"
               "\"2,0,1\",\"odd\":true},\"chairs\":[\"open\",\"bot:hard\"],\"clock\":\"fast\",\"absent\":"
               "\"out\",\"open\":true,\"watch\":\"everybody\",\"delay_s\":5,\"hints\":\"off\"}");
    assert_int_equal(command.type, UC_COMMAND_CREATE);
    assert_string_equal(command.game, "hilo");
    assert_int_equal(command.seats, 3);
    assert_int_equal(command.players_count, 2);
    assert_string_equal(command.players[1], "bot:hard");
    assert_string_equal(command.clock, "fast");
    assert_int_equal(command.absent, 1);
    assert_true(command.open);
    assert_int_equal(command.watchers, 2);
    assert_int_equal(command.delay_s, 5);
    assert_int_equal(command.hints, 2);
    assert_int_equal(uc_command_settings(&command, settings), 3);
    assert_string_equal(settings[0].key, "target");
    assert_string_equal(settings[0].value, "50");
    assert_string_equal(settings[1].value, "2,0,1");
    assert_string_equal(settings[2].value, "true");
    command = decode("{\"type\":\"create\",\"game\":\"hilo\",\"rules\":{},\"chairs\":null}");
    assert_int_equal(command.seats + command.absent + command.watchers + command.delay_s + command.hints, -5);
    assert_int_equal(command.players_count + command.rules_count, 0);
    assert_false(command.open);
}

static void anything_else_is_refused_with_a_sentence(void **state) {
    (void)state;
    static const char *const bad[][2] = {
        {"", "expected"},
        {"hit", "expected"},
        {"[]", "not a JSON object"},
        {"\"move\"", "expected near"},
        {"\"\xde\x84\xff", "unable to decode byte"},
        {"{}", "\"type\" is missing or unknown"},
        {"{\"type\":3}", "\"type\" is missing or unknown"},
        {"{\"type\":\"view\"}", "\"type\" is missing or unknown"},
        {"{\"type\":\"leave\"}{}", "end of file"},
        {"{\"type\":\"leave\",\"type\":\"leave\"}", "duplicate"},
        {"{\"type\":\"move\",\"move\":\"hit\"}", "\"request\" is missing"},
        {"{\"type\":\"move\",\"request\":1}", "\"move\" is missing"},
        {"{\"type\":\"move\",\"request\":1,\"move\":null}", "\"move\" is missing"},
        {"{\"type\":\"move\",\"request\":1,\"move\":5}", "\"move\" is not a text"},
        {"{\"type\":\"move\",\"request\":\"1\",\"move\":\"hit\"}", "\"request\" is not a whole number"},
        {"{\"type\":\"move\",\"request\":1.0,\"move\":\"hit\"}", "\"request\" is not a whole number"},
        {"{\"type\":\"move\",\"request\":-1,\"move\":\"hit\"}", "\"request\" is not a whole number"},
        {"{\"type\":\"move\",\"request\":99999999999999999999,\"move\":\"hit\"}", "too big"},
        {"{\"type\":\"move\",\"request\":1,\"move\":\"hit\",\"id\":7}", "\"id\" is not a text"},
        {"{\"type\":\"move\",\"request\":1,\"move\":\"h\\u0000t\"}", "\\u0000"},
        {"{\"type\":\"move\",\"request\":1,\"move\":\"\xff\"}", "unable to decode byte"},
        {"{\"type\":\"move\",\"request\":1,\"move\":\"0123456789012345678901234567890123456789012345678\"}",
         "\"move\" is too long"},
        {"{\"type\":\"hello\"}", "\"protocol\" is missing"},
        {"{\"type\":\"join\",\"seat\":1}", "\"table\" is missing"},
        {"{\"type\":\"emote\",\"emote\":\"you idiot\"}", "no such \"emote\""},
        {"{\"type\":\"emote\",\"emote\":1}", "no such \"emote\""},
        {"{\"type\":\"lobby\",\"on\":1}", "\"on\" must be true or false"},
        {"{\"type\":\"create\"}", "\"game\" is missing"},
        {"{\"type\":\"create\",\"game\":\"hilo\",\"watch\":true}", "no such \"watch\""},
        {"{\"type\":\"create\",\"game\":\"hilo\",\"chairs\":\"open\"}", "\"chairs\" is not a list"},
        {"{\"type\":\"create\",\"game\":\"hilo\",\"chairs\":[7]}", "\"chairs\" is not a text"},
        {"{\"type\":\"create\",\"game\":\"hilo\",\"chairs\":[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,"
         "0,"
         "0,0,0,0,0,0,0,0,0,0,0,0]}",
         "\"chairs\" is too long"},
        {"{\"type\":\"create\",\"game\":\"hilo\",\"rules\":[]}", "\"rules\" is not an object"},
        {"{\"type\":\"create\",\"game\":\"hilo\",\"rules\":{\"target\":1.5}}", "a value of \"rules\""},
        {"{\"type\":\"create\",\"game\":\"hilo\",\"rules\":{\"target\":{}}}", "a value of \"rules\""},
        {"{\"type\":\"chair\",\"seat\":1}", "\"player\" is missing"},
        {"{\"type\":\"mute\",\"on\":true}", "\"seat\" is missing"},
    };
    uc_command command = {.request = 5};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char message[UC_MESSAGE_MAX] = "";
        uc_text why;
        uc_text_start(&why, message, sizeof message);
        if (uc_command_decode(&command, bad[i][0], strlen(bad[i][0]), &why)) fail_msg("taken: %s", bad[i][0]);
        if (!strstr(message, bad[i][1])) fail_msg("%s: %s", bad[i][0], message);
        assert_int_equal(command.request, 5); /* written only on success */
    }
}

static void a_message_has_an_end(void **state) {
    (void)state;
    static char line[UC_RECEIVED_MAX + 2];
    char message[UC_MESSAGE_MAX];
    uc_command command;
    uc_text why;
    static const char leave[] = "{\"type\":\"leave\"}";
    memset(line, ' ', sizeof line);
    memcpy(line, leave, sizeof leave - 1);
    uc_text_start(&why, message, sizeof message);
    assert_true(uc_command_decode(&command, line, UC_RECEIVED_MAX, &why));
    assert_false(uc_command_decode(&command, line, UC_RECEIVED_MAX + 1, &why));
    assert_non_null(strstr(message, "longer than 4096 bytes"));
}

/** Each `client` block of the page holds valid messages, and each type is shown. */
static void the_examples_of_the_page_are_decoded(void **state) {
    (void)state;
    static char page[1 << 16];
    char path[512];
    const char *root = getenv("SOURCE_ROOT");
    int shown[UC_COMMAND_TYPES] = {0};
    snprintf(path, sizeof path, "%s/docs/protocol.md", root ? root : ".");
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    page[fread(page, 1, sizeof page - 1, file)] = '\0';
    fclose(file);
    for (char *at = page; (at = strstr(at, "```client\n"));) {
        at = strchr(at, '\n') + 1;
        for (char *end; *at == '{' && (end = strchr(at, '\n')); at = end + 1) {
            *end = '\0';
            shown[decode(at).type]++;
        }
    }
    for (int type = 0; type < UC_COMMAND_TYPES; type++) assert_true(shown[type] > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(welcome_has_the_game_its_rules_and_the_seat),
        cmocka_unit_test(a_view_is_that_of_its_viewer),
        cmocka_unit_test(ask_lists_the_legal_moves),
        cmocka_unit_test(events_are_encoded_as_the_viewer_sees_them),
        cmocka_unit_test(end_without_a_winner),
        cmocka_unit_test(end_has_totals_and_winners),
        cmocka_unit_test(error_names_request_and_rule),
        cmocka_unit_test(messages_depend_only_on_what_the_viewer_may_know),
        cmocka_unit_test(a_view_refuses_as_the_state_does),
        cmocka_unit_test(messages_of_a_network_are_written),
        cmocka_unit_test(changes_make_the_later_view_of_the_earlier_one),
        cmocka_unit_test(messages_are_decoded),
        cmocka_unit_test(a_new_table_is_decoded),
        cmocka_unit_test(anything_else_is_refused_with_a_sentence),
        cmocka_unit_test(a_message_has_an_end),
        cmocka_unit_test(the_examples_of_the_page_are_decoded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
