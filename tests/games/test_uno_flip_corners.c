/* Uno Flip: situations that come up once in very many games. */
#include "uno_flip_rig.h"

#include "games/uno_flip/uno_flip.h"

static int number_of(const char *card) {
    return card_of(card, strlen(card));
}

/** A random state that agrees with what a seat sees; it is sound and gives the same view again. */
static uc_state sample(int viewer, const uc_memory *memory, uc_rng *rng) {
    uc_state state;
    uc_view view, again;
    memset(&state, 0, sizeof state);
    uc_view_of(&r.state, viewer, &view);
    uc_resample(&view, memory, rng, &state);
    const char *broken = uc_check(&state);
    if (broken) fail_msg("%s", broken);
    uc_view_of(&state, viewer, &again);
    assert_memory_equal(&view, &again, uc_state_size(&state));
    return state;
}

/* UF-3.3, UF-4.2: a seat that may only catch does not decide about another's card. */
static void who_may_catch_does_not_play_the_card_drawn(void **state) {
    (void)state;
    TABLE(3, "", "red:2/purple:draw5 red:8/teal:7", "red:5/pink:2 blue:5/pink:9",
          "red:1/pink:3 green:8/pink:reverse", "red:6/orange:9 green:5/teal:4");
    rig_play(&r, 1, "play red:1/pink:3");
    rig_play(&r, 2, "draw");
    rig_cards(&r, "blue:8/teal:4");
    rig_is(&r, "phase", "'drawn'");
    rig_refused(&r, 0, "keep", "illegal_move", "UF-3.3");
    rig_refused(&r, 0, "play red:5/pink:2", "illegal_move", "UF-3.3");
    rig_refused(&r, 2, "draw", "illegal_move", "UF-3.3");
    rig_legal_is(&r, 0, "catch");
    rig_play(&r, 2, "keep");
    rig_done(&r);
}

/* UF-3.2: in a seat's turn the words of other phases are refused, and nobody but seats has moves. */
static void words_out_of_their_time(void **state) {
    (void)state;
    TABLE(2, "", "red:2/purple:draw5 red:8/teal:7", "red:5/pink:2 blue:5/pink:9",
          "red:1/pink:3 green:8/pink:reverse red:6/orange:9");
    rig_refused(&r, 1, "keep", "illegal_move", "UF-3.3");
    rig_refused(&r, 1, "challenge", "illegal_move", "UF-5.6");
    rig_refused(&r, 1, "accept", "illegal_move", "UF-5.6");
    rig_refused(&r, 1, "color red", "illegal_move", "UF-3.4");
    rig_refused(&r, 1, "card red:9/purple:5", "illegal_move", NULL);
    static const int nobody[] = {-1, 2, UC_SPECTATOR, UC_CHANCE};
    uc_move moves[UC_MOVES_MAX];
    for (int i = 0; i < 4; i++) assert_int_equal(uc_legal(&r.state, nobody[i], moves), 0);
    rig_done(&r);
}

/** The lowest card to be drawn whose number on the light side is this (0: none). */
static uc_move drawn_for(int value) {
    uc_move moves[UC_MOVES_MAX];
    int count = uc_outcomes(&r.state, moves, NULL);
    for (int i = 0; i < count; i++) {
        int symbol = uc_uno_flip_faces[moves[i]][UC_UNO_FLIP_LIGHT].symbol;
        if ((symbol < UC_UNO_FLIP_DRAW_CARD ? symbol : 0) == value) return moves[i];
    }
    fail_msg("no card counts %d", value);
    return 0;
}

/* UF-2.1: eight seats tie fourteen times, until no card is left, and all cards are shuffled. */
static void seats_tie_until_the_cards_are_shuffled(void **state) {
    (void)state;
    uc_rng rng;
    uc_rng_start(&rng, 1, 0);
    rig_start(&r, "uno_flip", 8, "");
    for (int i = 0; i < 14 * 8; i++) {
        int value = i < 9 * 8 ? 9 - i / 8 : 0;
        assert_int_equal(uc_apply(&r.state, UC_CHANCE, drawn_for(value), NULL).error, UC_OK);
        assert_null(uc_check(&r.state));
    }
    rig_is(&r, "phase", "'dealer'");
    assert_int_equal(r.state.uno_flip.piled, UC_UNO_FLIP_CARDS);
    sample(3, NULL, &rng);
    assert_int_equal(uc_apply(&r.state, UC_CHANCE, drawn_for(9), NULL).error, UC_OK);
    assert_int_equal(sample(3, NULL, &rng).uno_flip.piled, UC_UNO_FLIP_CARDS - 1);
}

/* UF-1.3: a back that a viewer is not shown. */
static void a_card_unseen_has_no_name(void **state) {
    (void)state;
    static const int unseen[] = {UC_NOBODY, UC_HIDDEN};
    for (int i = 0; i < 2; i++) {
        char buffer[64];
        uc_text text;
        uc_text_start(&text, buffer, sizeof buffer);
        uc_game_find("uno_flip")->noun(&text, UC_NOUN_CARD, unseen[i]);
        assert_string_equal(buffer, "not shown");
    }
}

/* A memory of another game is ignored. */
static void a_memory_of_another_game_is_not_used(void **state) {
    (void)state;
    uc_memory memory;
    uc_view view;
    uc_rng rng;
    uc_rng_start(&rng, 2, 0);
    TABLE(2, "", "red:2/purple:draw5 red:8/teal:7", "red:5/pink:2 blue:5/pink:9", "red:1/pink:3");
    uc_view_of(&r.state, 0, &view);
    uc_memory_start(&memory, &view);
    sample(0, &memory, &rng);
    TABLE(2, "", "red:2/purple:draw5 red:8/teal:7", "red:5/pink:2", "red:1/pink:3");
    sample(0, &memory, &rng); /* other piles */
    TABLE(2, "", "red:2/purple:draw5 red:8/teal:7", "red:5/pink:2", "red:1/pink:3 blue:5/pink:9");
    sample(0, &memory, &rng); /* other hands */
}

/* A seat plays a card that it cannot have by the events that the viewer has seen. The memory then contradicts
 * the view, although the unseen cards agree, and is not used. */
static void a_memory_of_untrue_events_is_not_used(void **state) {
    (void)state;
    uc_memory memory;
    uc_view view;
    uc_rng rng;
    uc_rng_start(&rng, 4, 0);
    TABLE(2, "", "red:2/purple:draw5 red:8/teal:7", "blue:5/pink:9 red:5/pink:2",
          "red:1/pink:3 green:8/pink:reverse red:6/orange:9");
    uc_view_of(&r.state, 0, &view);
    uc_memory_start(&memory, &view);
    int card = number_of("red:1/pink:3");
    rig_play(&r, 1, "play red:1/pink:3");
    uc_view_of(&r.state, 0, &view);
    uc_event untrue = {.type = UNO_CHALLENGED, .seat = 0, .other = 0, .visible_to = 0};
    untrue.set.word[card / 64] = UINT64_C(1) << card % 64;
    const uc_event told[] = {untrue, uc_event_view(&r.events.item[0], 0)};
    for (int i = 0; i < 2; i++) assert_null(uc_event_decode(&told[i], &view, &(uc_event){0}));
    uc_memory_update(&memory, &view, told, 2);
    for (int i = 0; i < 20; i++) sample(0, &memory, &rng);
}

/* UF-1.2, UF-3.5: one of the two equal cards is on top of the discards that become the draw pile. */
static void one_twin_stays_when_discards_become_the_pile(void **state) {
    (void)state;
    uc_memory memory;
    uc_view view;
    uc_rng rng;
    TABLE(2, "", "blue:2/orange:8 red:8/teal:7", "blue:1/purple:skip-all red:5/pink:2 red:6/orange:9",
          "blue:1/purple:skip-all blue:9/orange:5 green:8/pink:reverse");
    for (int seat = 0; seat < 2; seat++) {
        rig kept = r;
        leave_in_pile("", seat);
        uc_rng_start(&rng, 3, 0);
        uc_view_of(&r.state, 0, &view);
        uc_memory_start(&memory, &view);
        static const struct {
            int seat;
            const char *move;
        } moves[] = {{1, "play blue:9/orange:5"},
                     {0, "play blue:1/purple:skip-all"},
                     {1, "draw"},
                     {1, "keep"},
                     {0, "draw"}};
        for (int i = 0; i < 5; i++) {
            uc_event seen[UC_EVENTS_MAX];
            rig_play(&r, moves[i].seat, moves[i].move);
            for (uint32_t k = 0; k < r.events.count; k++) seen[k] = uc_event_view(&r.events.item[k], 0);
            uc_view_of(&r.state, 0, &view);
            uc_memory_update(&memory, &view, seen, (int)r.events.count);
            for (int k = 0; k < 20; k++) sample(0, &memory, &rng);
        }
        for (int k = 0; k < 50; k++) {
            uc_state one = sample(0, &memory, &rng);
            assert_true(has(&one.uno_flip.seat[1].hand, UC_UNO_FLIP_TWIN));
            assert_true(has(&one.uno_flip.draw, number_of("blue:2/orange:8")));
        }
        r = kept;
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(who_may_catch_does_not_play_the_card_drawn),
        cmocka_unit_test(words_out_of_their_time),
        cmocka_unit_test(seats_tie_until_the_cards_are_shuffled),
        cmocka_unit_test(a_card_unseen_has_no_name),
        cmocka_unit_test(a_memory_of_another_game_is_not_used),
        cmocka_unit_test(a_memory_of_untrue_events_is_not_used),
        cmocka_unit_test(one_twin_stays_when_discards_become_the_pile),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
