/* The rules of docs/events.md for all events: which keys are secret, and that they are visible to one seat at
 * most. */
#include <stdio.h>

#include "rig.h"

#include "random_play.h"

enum { GAMES = 12, MOVES_A_GAME = 3000 };

static bool has_seat_key(const uc_event_row *row) {
    for (const uc_event_key *key = row->keys; key->key; key++)
        if (key->part == UC_PART_SEAT) return true;
    return false;
}

static void check_event(const uc_game *game, const uc_event *event) {
    int rows = 0;
    while (game->events[rows].type) rows++;
    assert_in_range(event->type, 0, rows - 1);
    const uc_event_row *row = &game->events[event->type];
    if (event->visible_to == UC_ALL) return;
    assert_non_null(row->hidden); /* there is a sentence for those who may not know it */
    assert_int_equal(event->visible_to, has_seat_key(row) ? event->seat : UC_NOBODY);
    for (int viewer = 0; viewer < UC_SEATS_MAX; viewer++) {
        uc_event seen = uc_event_view(event, viewer);
        if (viewer == event->visible_to) continue;
        assert_int_equal(seen.a, UC_HIDDEN);
        assert_true(!seen.set.word[0] && !seen.set.word[1]);
    }
}

static void secrets_have_one_knower(void **state) {
    (void)state;
    uc_rng rng;
    uc_rng_start(&rng, 7, 0);
    for (const uc_game *const *game = uc_games; *game; game++)
        for (int k = 0; k < GAMES; k++) {
            char rules[UC_RULES_MAX];
            uc_state now;
            int mover, most = (*game)->seats_max, seats = (*game)->seats_min + k % 5;
            uc_move move;
            random_start(&now, *game, seats < most ? seats : most, &rng, rules, sizeof rules);
            for (int made = 0; made < MOVES_A_GAME && random_move(&now, &rng, &mover, &move); made++) {
                uc_events events;
                events.count = 0;
                assert_int_equal(uc_apply(&now, mover, move, &events).error, UC_OK);
                for (uint32_t i = 0; i < events.count; i++) check_event(*game, &events.item[i]);
            }
        }
}

static void the_others_see_null(void **state) {
    (void)state;
    char buffer[256];
    uc_text text;
    const uc_game *game = uc_game_find("hi_lo_flip");
    uc_event event = {.seat = 1, .other = UC_NOBODY, .visible_to = 1, .a = 4}; /* the first row: dealt */
    uc_event own = uc_event_view(&event, 1), others = uc_event_view(&event, 0);
    uc_text_start(&text, buffer, sizeof buffer);
    uc_event_json(&text, game, &own);
    assert_string_equal(buffer, "{\"type\":\"dealt\",\"seat\":1,\"card\":\"5\"}");
    uc_text_start(&text, buffer, sizeof buffer);
    uc_event_json(&text, game, &others);
    assert_string_equal(buffer, "{\"type\":\"dealt\",\"seat\":1,\"card\":null}");
    uc_text_start(&text, buffer, sizeof buffer);
    uc_event_sentence(&text, game, &others, NULL);
    assert_string_equal(buffer, "Seat 1 was dealt a card.");
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(secrets_have_one_knower),
                                       cmocka_unit_test(the_others_see_null)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
