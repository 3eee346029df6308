/* upcard drive: each request and each error of docs/drive.md. */
#include "rig.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "any_game.h"
#include "drive/drive.h"

static drive *d;

static int set_up(void **state) {
    (void)state;
    d = drive_new();
    return d == NULL;
}

static int tear_down(void **state) {
    (void)state;
    drive_free(d);
    return 0;
}

/** The answer to a request written with ' for ". The caller frees it by json_decref. */
static json_t *ask(const char *request) {
    char *line = strdup(request);
    size_t length;
    for (char *c = line; *c; c++)
        if (*c == '\'') *c = '"';
    const char *answer = drive_answer(d, line, strlen(line), &length);
    assert_true(length > 0 && answer[length - 1] == '\n');
    json_t *json = json_loadb(answer, length, 0, NULL);
    assert_non_null(json);
    free(line);
    return json;
}

static void refused(const char *request, const char *error, const char *rule) {
    json_t *answer = ask(request);
    assert_true(json_is_false(json_object_get(answer, "ok")));
    assert_string_equal(json_string_value(json_object_get(answer, "error")), error);
    assert_true(json_string_length(json_object_get(answer, "message")) > 5);
    json_t *have = json_object_get(answer, "rule");
    if (rule)
        assert_string_equal(json_string_value(have), rule);
    else
        assert_true(json_is_null(have));
    json_decref(answer);
}

static void fine(const char *request) {
    json_t *answer = ask(request);
    if (!json_is_true(json_object_get(answer, "ok")))
        fail_msg("%s: %s", request, json_string_value(json_object_get(answer, "message")));
    json_decref(answer);
}

/** The JSON text of one key of the answer. */
static char *key_of(const char *request, const char *key) {
    json_t *answer = ask(request), *value = json_object_get(answer, key);
    assert_non_null(value);
    char *text = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT | JSON_SORT_KEYS);
    json_decref(answer);
    return text;
}

static void says(const char *request, const char *key, const char *expected) {
    char *text = key_of(request, key);
    assert_string_equal(text, expected);
    free(text);
}

static void games_lists_all_with_their_rules(void **state) {
    (void)state;
    json_t *answer = ask("{'op':'games'}"), *games = json_object_get(answer, "games");
    assert_int_equal(json_array_size(games), UC_GAMES_COUNT);
    for (size_t i = 0; i < UC_GAMES_COUNT; i++) {
        json_t *game = json_array_get(games, i), *rule;
        size_t k;
        assert_string_equal(json_string_value(json_object_get(game, "id")), uc_games[i]->id);
        assert_int_equal(json_integer_value(json_array_get(json_object_get(game, "seats"), 1)),
                         uc_games[i]->seats_max);
        json_array_foreach(json_object_get(game, "rules"), k, rule) {
            bool words = json_is_array(json_object_get(rule, "values")),
                 range = json_is_integer(json_object_get(rule, "max"));
            bool ages = !strcmp(json_string_value(json_object_get(rule, "type")), "ages");
            assert_true(words || range || ages);
            assert_non_null(json_object_get(rule, "default"));
            assert_non_null(json_object_get(rule, "help"));
        }
    }
    json_decref(answer);
}

static void a_position_has_all_its_keys(void **state) {
    (void)state;
    says("{'op':'new','game':'flip7','seats':1,'rules':{'target':3}}", "chance", "true");
    says("{'op':'position'}", "actors", "[]");
    says("{'op':'position'}", "legal", "{}");
    says("{'op':'apply','seat':'chance','move':'card 5'}", "legal", "{\"0\":[\"hit\",\"stay\"]}");
    says("{'op':'position'}", "outcomes", "[]");
    says("{'op':'position'}", "actors", "[0]");
    json_t *answer = ask("{'op':'position'}");
    assert_true(json_array_size(json_object_get(answer, "events")) > 0);
    assert_string_equal(json_string_value(json_object_get(json_object_get(answer, "state"), "game")),
                        "flip7");
    json_decref(answer);
}

static void rules_may_be_numbers_or_text(void **state) {
    (void)state;
    fine("{'op':'new','game':'flip7','seats':2,'rules':{'target':'50','tie':'shared','dealer':1}}");
    fine("{'op':'new','game':'flip7','seats':2}");
    refused("{'op':'new','game':'flip7','seats':2,'rules':{'target':true}}", "bad_rules", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'rules':{'target':5.5}}", "bad_rules", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'rules':{'target':null}}", "bad_rules", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'rules':{'goal':3}}", "bad_rules", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'preset':'goal'}", "bad_rules", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'preset':'quick\\u0000'}", "bad_request", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'preset':3}", "bad_request", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'rules':{'target':1000000000000000000000000000000}}",
            "bad_rules", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'rules':{'tie':'shared\\u0000'}}", "bad_rules", NULL);
}

static void errors_of_new(void **state) {
    (void)state;
    refused("{'op':'new','game':'chess','seats':2}", "unknown_game", NULL);
    refused("{'op':'new','seats':2}", "bad_request", NULL);
    refused("{'op':'new','game':'flip7'}", "bad_request", NULL);
    refused("{'op':'new','game':'flip7','seats':'2'}", "bad_request", NULL);
    refused("{'op':'new','game':'flip7','seats':0}", "bad_seats", NULL);
    refused("{'op':'new','game':'flip7','seats':-1}", "bad_seats", NULL);
    refused("{'op':'new','game':'flip7','seats':99999999999}", "bad_seats", NULL);
    refused("{'op':'new','game':'flip7','seats':2,'rules':[]}", "bad_request", NULL);
}

/** Checks the message of a refusal. */
static void refused_with(const char *request, const char *message) {
    json_t *answer = ask(request);
    assert_string_equal(json_string_value(json_object_get(answer, "message")), message);
    json_decref(answer);
}

static void messages_name_what_was_asked_for(void **state) {
    (void)state;
    refused_with("{'op':'new','game':'flip7','seats':-1}", "flip7 is for 1 to 36 seats, not -1");
    refused_with("{'op':'new','game':'flip7','seats':4294967298}", "no game allows this number of seats");
    refused_with("{'op':'new','game':'flip7','seats':2,'rules':{'target':[1]}}",
                 "rule target cannot be \"[1]\": it is 1 to 10000");
    refused_with("{'op':'new','game':'flip7','seats':40}", "flip7 is for 1 to 36 seats, not 40");
    fine("{'op':'new','game':'flip7','seats':2}");
    refused_with("{'op':'apply','seat':77,'move':'hit'}", "there is no such seat; the seats are 0 to 1");
    refused_with("{'op':'apply','seat':-3,'move':'hit'}", "there is no such seat; the seats are 0 to 1");
    refused_with("{'op':'apply','seat':1e400,'move':'hit'}", "a number is too large");
    refused("{'op':'apply','seat':1e400,'move':'hit'}", "bad_request", NULL);
}

static void long_messages_are_whole_characters(void **state) {
    (void)state;
    char request[1024] = "{'op':'new','game':'flip7','seats':2,'rules':{'target':'";
    for (int i = 0; i < 3; i++) {
        strcat(request, "x"); /* one of the three would end within a character */
        char longer[1024];
        strcpy(longer, request);
        for (int k = 0; k < 100; k++) strcat(longer, "\xe2\x82\xac");
        refused(strcat(longer, "'}}"), "bad_rules", NULL);
    }
}

static void errors_before_a_game(void **state) {
    (void)state;
    refused("", "bad_json", NULL);
    refused("{'op':", "bad_json", NULL);
    refused("{'op':'games'} x", "bad_json", NULL);
    refused("{'op':'\\\xc3\xa9'}", "bad_json", NULL); /* the answer has no half of this character */
    refused("[]", "bad_request", NULL);
    refused("3", "bad_request", NULL);
    refused("{}", "bad_request", NULL);
    refused("{'op':3}", "bad_request", NULL);
    refused("{'op':'fly'}", "bad_request", NULL);
    refused("{'op':'games\\u0000'}", "bad_request", NULL);
    static const char *const operations[] = {"apply", "position", "view", "sample", "record"};
    for (int i = 0; i < 5; i++) {
        char request[64];
        snprintf(request, sizeof request, "{'op':'%s'}", operations[i]);
        refused(request, "no_game", NULL);
    }
}

static void errors_of_moves_in_their_order(void **state) {
    (void)state;
    fine("{'op':'new','game':'flip7','seats':2,'rules':{'target':3}}");
    refused("{'op':'apply','seat':0,'move':'fly'}", "unknown_move", NULL);
    refused("{'op':'apply','seat':0,'move':'hit\\u0000'}", "unknown_move", NULL);
    refused("{'op':'apply','seat':0,'move':'hit'}", "not_your_turn", NULL);
    refused("{'op':'apply','seat':77,'move':'hit'}", "not_your_turn", NULL);
    refused("{'op':'apply','seat':'dealer','move':'hit'}", "bad_request", NULL);
    refused("{'op':'apply','seat':0.5,'move':'hit'}", "bad_request", NULL);
    refused("{'op':'apply','seat':0,'move':7}", "bad_request", NULL);
    fine("{'op':'apply','seat':'chance','move':'card freeze'}");
    refused("{'op':'apply','seat':1,'move':'target 7'}", "illegal_move", "F7-4.1");
    fine("{'op':'apply','seat':1,'move':'target 1'}");
    fine("{'op':'apply','seat':'chance','move':'card 5'}");
    fine("{'op':'apply','seat':0,'move':'stay'}");
    refused("{'op':'apply','seat':0,'move':'fly'}", "game_over", NULL);
    refused("{'op':'apply','seat':'chance','move':'card 1'}", "game_over", NULL);
}

static void a_refusal_changes_nothing(void **state) {
    (void)state;
    fine("{'op':'new','game':'uno_flip','seats':3}");
    fine("{'op':'sample','seed':'x','until':'decision'}");
    char *before = key_of("{'op':'position'}", "state"), *record = key_of("{'op':'record'}", "record");
    refused("{'op':'apply','seat':0,'move':'card 1'}", "unknown_move", NULL);
    refused("{'op':'new','game':'uno_flip','seats':1}", "bad_seats", NULL);
    refused("{'op':'load','record':'upcard-record 1'}", "bad_record", NULL);
    refused("{'op':'load','record':'upcard-record 1\\ngame hilo\\nseats 2\\n\\n* card red:5\\n0 draw\\n'}",
            "bad_record", NULL);
    refused("{'op':'load'}", "bad_request", NULL);
    says("{'op':'position'}", "state", before);
    says("{'op':'record'}", "record", record);
    free(before);
    free(record);
}

static void views_are_for_seats_and_spectators(void **state) {
    (void)state;
    fine("{'op':'new','game':'hi_lo_flip','seats':2}");
    fine("{'op':'sample','seed':'x','until':'decision'}");
    fine("{'op':'view','seat':1}");
    fine("{'op':'view','seat':'spectator'}");
    refused("{'op':'view','seat':2}", "bad_request", NULL);
    refused("{'op':'view','seat':-1}", "bad_request", NULL);
    refused("{'op':'view','seat':'dealer'}", "bad_request", NULL);
    refused("{'op':'view'}", "bad_request", NULL);
}

static void sampling_is_repeatable_and_its_moves_lead_there(void **state) {
    (void)state;
    for (int i = 0; uc_games[i]; i++) {
        char request[128];
        snprintf(request, sizeof request, "{'op':'new','game':'%s','seats':%d,'rules':{%s}}", uc_games[i]->id,
                 seats_near(uc_games[i], 3), if_target(uc_games[i], "'target':60"));
        fine(request);
        json_t *sampled = ask("{'op':'sample','seed':'abc','until':'over'}"),
               *moves = json_object_get(sampled, "moves"), *move;
        char *end = key_of("{'op':'position'}", "state");
        assert_true(json_is_true(json_object_get(json_object_get(sampled, "state"), "over")));
        assert_null(json_object_get(sampled, "stopped"));
        fine(request);
        size_t k;
        json_array_foreach(moves, k, move) {
            json_t *seat = json_array_get(move, 0);
            char line[160], number[8];
            snprintf(number, sizeof number, "%d", (int)json_integer_value(seat));
            snprintf(line, sizeof line, "{'op':'apply','seat':%s,'move':'%s'}",
                     json_is_string(seat) ? "'chance'" : number, json_string_value(json_array_get(move, 1)));
            fine(line);
        }
        says("{'op':'position'}", "state", end);
        fine(request);
        fine("{'op':'sample','seed':'abc','until':'over'}");
        says("{'op':'position'}", "state", end);
        says("{'op':'sample','seed':'abc','until':'over'}", "moves", "[]");
        free(end);
        json_decref(sampled);
    }
    refused("{'op':'sample','until':'over'}", "bad_request", NULL);
    refused("{'op':'sample','seed':'x','until':'later'}", "bad_request", NULL);
    refused("{'op':'sample','seed':'x'}", "bad_request", NULL);
}

static void a_record_loads_to_the_same_position(void **state) {
    (void)state;
    fine("{'op':'new','game':'uno_flip','seats':4,'rules':{'target':300}}");
    fine("{'op':'sample','seed':'q','until':'over'}");
    char *end = key_of("{'op':'position'}", "state"), *record = key_of("{'op':'record'}", "record");
    char *request = malloc(strlen(record) + 64);
    assert_non_null(strstr(record, "result "));
    sprintf(request, "{\"op\":\"load\",\"record\":%s}", record);
    fine("{'op':'new','game':'flip7','seats':1}");
    size_t length;
    const char *answer = drive_answer(d, request, strlen(request), &length);
    assert_memory_equal(answer, "{\"ok\":true", 10);
    says("{'op':'position'}", "state", end);
    says("{'op':'record'}", "record", record);
    free(end);
    free(record);
    free(request);
}

static void unknown_header_lines_of_a_loaded_record_are_passed_on(void **state) {
    (void)state;
    fine("{'op':'load','record':'upcard-record 1\\ngame flip7\\nseats 1\\nx-kept yes\\n\\n* card 5\\n'}");
    fine("{'op':'apply','seat':0,'move':'stay'}");
    char *record = key_of("{'op':'record'}", "record");
    assert_non_null(strstr(record, "\\nx-kept yes\\n\\n* card 5\\n0 stay\\n"));
    free(record);
}

static void a_line_that_is_too_long_gets_its_error(void **state) {
    (void)state;
    size_t length;
    const char *answer = drive_too_long(d, &length);
    assert_non_null(strstr(answer, "\"error\":\"too_long\""));
}

#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(games_lists_all_with_their_rules),
        TEST(a_position_has_all_its_keys),
        TEST(rules_may_be_numbers_or_text),
        TEST(errors_of_new),
        TEST(messages_name_what_was_asked_for),
        TEST(long_messages_are_whole_characters),
        TEST(errors_before_a_game),
        TEST(errors_of_moves_in_their_order),
        TEST(a_refusal_changes_nothing),
        TEST(views_are_for_seats_and_spectators),
        TEST(sampling_is_repeatable_and_its_moves_lead_there),
        TEST(a_record_loads_to_the_same_position),
        TEST(unknown_header_lines_of_a_loaded_record_are_passed_on),
        TEST(a_line_that_is_too_long_gets_its_error),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
