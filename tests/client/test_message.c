/* Messages of a server: fields read without parsing, and damaged messages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <sodium.h>

#include "any_game.h"
#include "client/message.h"

static client_message begun(const char *text) {
    client_message m;
    message_start(&m, text, strlen(text));
    return m;
}

/* This library's own messages are recognized without parsing. */
static void type_and_seq_come_first(void **state) {
    (void)state;
    client_message m = begun("{\"type\":\"event\",\"seq\":4711,\"events\":[");
    assert_int_equal(m.type, CLIENT_EVENT);
    assert_int_equal(m.seq, 4711);
    assert_null(m.body);
    m = begun("{\"type\":\"end\",\"seq\":7}");
    assert_int_equal(m.type, CLIENT_END);
    assert_int_equal(m.seq, 7);
    assert_null(m.body);
    m = begun("{\"type\":\"later_version\",\"seq\":7}");
    assert_int_equal(m.type, CLIENT_OTHER);
}

/* Any other order and blanks are read as JSON. */
static void any_order(void **state) {
    (void)state;
    client_message m = begun("{ \"seq\" : 12, \"view\": {}, \"type\" : \"view\" }");
    assert_int_equal(m.type, CLIENT_VIEW);
    assert_int_equal(m.seq, 12);
    message_end(&m);
    m = begun("{\"type\":\"event\",\"events\":[],\"seq\":3}");
    assert_int_equal(m.seq, 3);
    message_end(&m);
    m = begun("{\"type\":\"event\",\"seq\":99999999999999999999999}");
    assert_int_equal(m.seq, -1);
    message_end(&m);
}

static void no_message(void **state) {
    static const char *const bad[] = {
        "", "{", "[]", "null", "{\"type\":", "{\"type\":\"", "{\"type\":7}", "\xff\xfe"};
    (void)state;
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        client_message m = begun(bad[i]);
        assert_int_equal(m.type, CLIENT_OTHER);
        assert_int_equal(message_number(&m, "seq", -5), -5);
        assert_string_equal(message_text(&m, "code", "none"), "none");
        message_end(&m);
    }
}

static void values(void **state) {
    (void)state;
    client_message m = begun("{\"type\":\"confirm\",\"id\":\"a-1\",\"request\":3,\"seq\":null}");
    assert_int_equal(m.type, CLIENT_CONFIRM);
    assert_string_equal(message_text(&m, "id", ""), "a-1");
    assert_int_equal(message_number(&m, "request", 0), 3);
    assert_int_equal(message_number(&m, "seq", -1), -1);
    assert_string_equal(message_text(&m, "request", "no text"), "no text");
    message_end(&m);
}

/** A message with these bytes as its view. */
static client_message with_raw(const void *bytes, size_t size) {
    static char json[4096];
    char raw[2048];
    sodium_bin2base64(raw, sizeof raw, bytes, size, sodium_base64_VARIANT_ORIGINAL);
    snprintf(json, sizeof json, "{\"type\":\"view\",\"seq\":0,\"raw\":\"%s\"}", raw);
    return begun(json);
}

/* A view comes through as bytes; one that is cut, too long or of no game does not. */
static void raw_views(void **state) {
    char reason[256];
    uc_text message;
    uc_state fresh;
    uc_view view, back;
    (void)state;
    for (const uc_game *const *game = uc_games; *game; game++) {
        uc_text_start(&message, reason, sizeof reason);
        int seats = seats_near(*game, 3);
        assert_int_equal(uc_start(&fresh, *game, seats, NULL, 0, &message), UC_OK);
        uc_view_of(&fresh, 1, &view);
        size_t size = uc_state_size(&view.state);
        client_message m = with_raw(&view, size);
        assert_null(message_view(&m, NULL, &back));
        assert_memory_equal(&view, &back, size);
        message_end(&m);
        for (size_t cut = 0; cut < size; cut += 7) {
            m = with_raw(&view, cut);
            assert_non_null(message_view(&m, NULL, &back));
            message_end(&m);
        }
        uc_view before = view;
        before.state.head.viewer = 0;
        m = with_raw(&view, size);
        assert_string_equal(message_view(&m, &before, &back), "it belongs to another table");
        message_end(&m);
        m = with_raw(&view, size + 1);
        assert_non_null(message_view(&m, NULL, &back));
        message_end(&m);
        const uc_head good = view.state.head, bad[] = {{9, 3, 0, 1, 1},
                                                       {good.game, 0, 0, 0, 1},
                                                       {good.game, good.seats, 0, good.seats, 1},
                                                       {good.game, good.seats, 0, UC_ALL, 1},
                                                       {good.game, 37, 0, 1, 1}};
        for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
            view.state.head = bad[i];
            m = with_raw(&view, size);
            assert_non_null(message_view(&m, NULL, &back));
            message_end(&m);
        }
    }
}

/** How many events a message with these has. */
static int events_in(const uc_event *events, int count, const uc_view *after, uc_event *back, int most) {
    char json[1024], raw[512];
    sodium_bin2base64(raw, sizeof raw, (const unsigned char *)events, (size_t)count * sizeof *events,
                      sodium_base64_VARIANT_ORIGINAL);
    snprintf(json, sizeof json, "{\"type\":\"event\",\"seq\":5,\"raw_events\":\"%s\"}", raw);
    client_message m = begun(json);
    int has = message_events(&m, after, back, most);
    message_end(&m);
    return has;
}

static void raw_events(void **state) {
    uc_event events[2] =
        {{.type = 2, .seat = 2, .other = UC_NOBODY, .visible_to = UC_ALL, .a = 21},
         {.type = 1, .seat = UC_NOBODY, .other = UC_NOBODY, .visible_to = UC_ALL, .value = -7}},
             back[2];
    char reason[256];
    uc_text message;
    uc_state fresh;
    uc_view view;
    (void)state;
    uc_text_start(&message, reason, sizeof reason);
    uc_start(&fresh, uc_game_find("flip7"), 3, NULL, 0, &message);
    uc_view_of(&fresh, 1, &view);
    assert_int_equal(events_in(events, 2, &view, back, 2), 2);
    assert_memory_equal(events, back, sizeof back);
    assert_int_equal(events_in(events, 2, &view, back, 1), -1); /* more than there is room for */
    events[0].seat = 3;
    assert_int_equal(events_in(events, 2, &view, back, 2), -1);
    events[0].seat = 2, events[0].a = 44;
    assert_int_equal(events_in(events, 2, &view, back, 2), -1);
    events[0].a = 21, events[0].type = 200;
    assert_int_equal(events_in(events, 2, &view, back, 2), -1);
    client_message m = begun("{\"type\":\"event\",\"seq\":5}");
    assert_int_equal(message_events(&m, &view, back, 2), -1);
    message_end(&m);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(type_and_seq_come_first),
                                       cmocka_unit_test(any_order),
                                       cmocka_unit_test(no_message),
                                       cmocka_unit_test(values),
                                       cmocka_unit_test(raw_views),
                                       cmocka_unit_test(raw_events)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
