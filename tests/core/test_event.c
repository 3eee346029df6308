/* Events as JSON and as sentences, by the event table of a small game made up here. */
#include "rig.h"

#include <string.h>

#include "core/json.h"
#include "core/set.h"

enum { NOUN_MOOD = UC_NOUN_OWN };

static void noun(uc_text *text, int noun, int value) {
    uc_text_add(text, noun == UC_NOUN_CARD ? "card " : "mood ");
    uc_text_add_number(text, value);
}

/* A type with every part, a secret one, one whose sentence hides nothing, and one with odd braces. */
static const uc_event_row rows[] = {{"whole",
                                     "{seat} and {other}: {a} {b} {c} {d} {value} {set}",
                                     NULL,
                                     {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                                      {"other", UC_PART_OTHER, UC_NOUN_SEAT},
                                      {"card", UC_PART_A, UC_NOUN_CARD},
                                      {"mood", UC_PART_B, NOUN_MOOD},
                                      {"flag", UC_PART_C, UC_NOUN_FLAG},
                                      {"number", UC_PART_D, UC_NOUN_NUMBER},
                                      {"cards", UC_PART_SET, UC_NOUN_CARD}}},
                                    {"secret",
                                     "{seat} saw {a} and {set}",
                                     "{seat} saw something",
                                     {{"seat", UC_PART_SEAT, UC_NOUN_SEAT},
                                      {"card", UC_PART_A, UC_NOUN_CARD},
                                      {"cards", UC_PART_SET, UC_NOUN_CARD}}},
                                    {"braces", "{other} {nothing} {open", NULL, {{NULL, 0, 0}}},
                                    {0}};
static const uc_game game = {.id = "made-up", .events = rows, .noun = noun};

static const char *sentence(const uc_event *seen, const char *const *names) {
    static char buffer[256];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_event_sentence(&text, &game, seen, names);
    return buffer;
}

static const char *json(const uc_event *seen) {
    static char buffer[256];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_event_json(&text, &game, seen);
    return buffer;
}

static uc_event whole(void) {
    uc_event event = {.seat = 1, .other = UC_NOBODY, .visible_to = UC_ALL, .a = 3, .b = 4, .c = 1, .d = 6};
    event.value = -7;
    event.set = set_of(8);
    set_add(&event.set, 70);
    return event;
}

static void every_part_has_its_words(void **state) {
    (void)state;
    uc_event event = whole();
    assert_string_equal(sentence(&event, NULL), "Seat 1 and nobody: card 3 mood 4 1 6 -7 card 8 card 70");
    event.set = (uc_set){{0, 0}};
    event.other = 0;
    assert_string_equal(sentence(&event, (const char *const[]){"Ann", "Bob"}),
                        "Bob and Ann: card 3 mood 4 1 6 -7 nothing");
}

static void braces_without_a_part_say_nothing(void **state) {
    (void)state;
    uc_event event = {.type = 2, .visible_to = UC_ALL};
    /* a part without a key in the table counts as a seat */
    assert_string_equal(sentence(&event, NULL), "Seat 0  {open");
}

static void every_part_has_its_json(void **state) {
    (void)state;
    uc_event event = whole();
    assert_string_equal(json(&event), "{\"type\":\"whole\",\"seat\":1,\"other\":null,\"card\":\"card 3\","
                                      "\"mood\":\"mood 4\",\"flag\":true,\"number\":6,"
                                      "\"cards\":[\"card 8\",\"card 70\"]}");
}

static void secrets_are_told_to_their_knower_alone(void **state) {
    (void)state;
    uc_event event = {.type = 1, .seat = 1, .visible_to = 1, .a = 3, .set = set_of(8)};
    uc_event own = uc_event_view(&event, 1), others = uc_event_view(&event, 0);
    uc_event all = uc_event_view(&event, UC_ALL);
    assert_string_equal(sentence(&own, NULL), "Seat 1 saw card 3 and card 8");
    assert_string_equal(sentence(&all, NULL), "Seat 1 saw card 3 and card 8");
    assert_string_equal(sentence(&others, NULL), "Seat 1 saw something");
    assert_string_equal(json(&others), "{\"type\":\"secret\",\"seat\":1,\"card\":null,\"cards\":null}");
    own.a = UC_HIDDEN; /* a secret that is a set alone */
    assert_string_equal(json(&own), "{\"type\":\"secret\",\"seat\":1,\"card\":null,\"cards\":[\"card 8\"]}");
    assert_memory_equal(sentence(&own, NULL), "Seat 1 saw", 10);
    assert_non_null(strstr(sentence(&own, NULL), "card 8"));
    event.visible_to = UC_ALL; /* it was shown to all */
    assert_string_equal(sentence(&event, NULL), "Seat 1 saw card 3 and card 8");
}

static void the_first_key_of_an_object_has_no_comma(void **state) {
    (void)state;
    char buffer[16];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, "{");
    json_key(&text, "a");
    json_key(&text, "b");
    assert_string_equal(buffer, "{\"a\":,\"b\":");
    uc_text_start(&text, buffer, 4);
    json_key(&text, "long"); /* an object that continues, cut off */
    json_key(&text, "long");
    assert_string_equal(buffer, ",\"l");
    assert_false(uc_text_whole(&text));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_part_has_its_words),
        cmocka_unit_test(braces_without_a_part_say_nothing),
        cmocka_unit_test(every_part_has_its_json),
        cmocka_unit_test(secrets_are_told_to_their_knower_alone),
        cmocka_unit_test(the_first_key_of_an_object_has_no_comma),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
