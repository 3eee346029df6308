/* Uno Flip: the views and memories of observers, and random states that agree with them. */
#include "uno_flip_rig.h"

enum { SAMPLES = 400 };

static uc_memory memory;
static uc_view view;
static uc_rng rng;
static int viewer;

/** Begins to observe the table from a seat. */
static void observe(int seat) {
    viewer = seat;
    uc_rng_start(&rng, 7, 0);
    uc_view_of(&r.state, viewer, &view);
    uc_memory_start(&memory, &view);
}

/** One move that is observed. */
static void act(int mover, const char *text) {
    uc_event seen[UC_EVENTS_MAX];
    int move = uc_move_parse(uc_game_of(&r.state), text, strlen(text));
    r.events.count = 0;
    if (move < 0 || uc_apply(&r.state, mover, (uc_move)move, &r.events).error) fail_msg("refused: %s", text);
    for (uint32_t i = 0; i < r.events.count; i++) seen[i] = uc_event_view(&r.events.item[i], viewer);
    uc_view_of(&r.state, viewer, &view);
    uc_memory_update(&memory, &view, seen, (int)r.events.count);
}

/** How often a card is in a seat's hand among random states, with or without memory. Each must give the view
 * again. */
static int times_held(int seat, const char *card, bool remembered) {
    int number = card_of(card, strlen(card)), times = 0;
    for (int i = 0; i < SAMPLES; i++) {
        uc_state state;
        uc_view again;
        uc_resample(&view, remembered ? &memory : NULL, &rng, &state);
        assert_null(uc_check(&state));
        uc_view_of(&state, viewer, &again);
        assert_memory_equal(&again, &view, uc_state_size(&state));
        times += has(&state.uno_flip.seat[seat].hand, number);
    }
    return times;
}

static void assert_about(int times, int expected) {
    assert_in_range(times, expected - SAMPLES / 8, expected + SAMPLES / 8);
}

/* UF-1.3: of the two cards with a back each is equally likely */
static void a_back_leaves_its_cards_open(void **state) {
    (void)state;
    TABLE(2, "", "red:5/pink:2 blue:5/pink:9", "red:1/pink:3", "red:8/teal:7 green:5/teal:4");
    observe(0);
    assert_about(times_held(1, "red:8/teal:7", true), SAMPLES / 2);
    assert_about(times_held(1, "red:reverse/teal:7", false), SAMPLES / 2);
    observe(1);
    assert_int_equal(times_held(1, "red:8/teal:7", true), SAMPLES);
    /* draw1 with pink:3 is the only other card with that back */
    assert_about(times_held(0, "red:draw1/pink:3", true), SAMPLES / 2);
}

/* UF-5.7: a hand's faces before and after a flip belong together */
static void a_flip_shows_the_other_faces(void **state) {
    (void)state;
    TABLE(2, "", "red:5/pink:2 blue:5/pink:9", "red:8/teal:7 green:5/teal:4",
          "red:flip/pink:8 red:1/pink:3 green:8/pink:reverse");
    observe(0);
    assert_about(times_held(1, "red:1/pink:3", true), SAMPLES / 2);
    act(1, "play red:flip/pink:8");
    act(UC_CHANCE, "card blue:8/teal:4");
    assert_about(times_held(1, "red:1/pink:3", false), SAMPLES / 2);
    assert_int_equal(times_held(1, "red:1/pink:3", true), SAMPLES);
    assert_int_equal(times_held(1, "green:8/pink:reverse", true), SAMPLES);
    /* a card drawn since then: nothing tells which of the two cards behind yellow:4 it is */
    act(0, "draw");
    act(UC_CHANCE, "card yellow:4/purple:flip");
    act(0, "keep");
    act(1, "draw");
    act(UC_CHANCE, "card wild/pink:5");
    assert_int_equal(times_held(1, "red:1/pink:3", true), SAMPLES);
    assert_about(times_held(1, "yellow:4/purple:flip", true), SAMPLES / 2);
    act(1, "keep");
    assert_about(times_held(1, "yellow:4/purple:flip", true), SAMPLES / 2);
}

/* UF-7.9: what is known of two hands goes with them; who swapped knows the hand that it gave away */
static void a_swap_moves_what_is_known(void **state) {
    (void)state;
    for (int seat = 0; seat < 3; seat++) {
        TABLE(3, "sevens=swap", "red:5/pink:2 blue:5/pink:9", "red:2/purple:draw5 red:8/teal:7",
              "red:flip/pink:8 red:1/pink:3 green:8/pink:reverse",
              "red:3/pink:7 green:5/teal:4 yellow:2/teal:8");
        observe(seat);
        act(1, "play red:flip/pink:8");
        act(UC_CHANCE, "card blue:8/teal:4");
        act(2, "play red:3/pink:7");
        act(2, "swap 1");
        act(0, "draw");
        act(UC_CHANCE, "card yellow:flip/pink:4");
        act(0, "keep");
        assert_int_equal(times_held(2, "red:1/pink:3", true), SAMPLES);
        assert_int_equal(times_held(1, "green:5/teal:4", true), SAMPLES);
        if (seat != 2) assert_about(times_held(2, "red:1/pink:3", false), SAMPLES / 2);
        if (seat != 1) assert_about(times_held(1, "green:5/teal:4", false), SAMPLES / 2);
    }
    rig_done(&r);
}

/* UF-5.6: the challenger knows the hand, others that an innocent one lacks the color */
static void a_challenge_shows_the_hand(void **state) {
    (void)state;
    static const char *const hands[] = {"red:5/pink:2 blue:5/pink:9",
                                        "wild-draw2/pink:2 blue:6/purple:reverse", "blue:2/orange:8"};
    for (int seat = 0; seat < 3; seat += 2) {
        table(3, "", hands, "red:1/purple:2 blue:8/teal:4");
        observe(seat);
        act(1, "play wild-draw2/pink:2 blue");
        assert_about(times_held(1, "blue:6/purple:reverse", true), SAMPLES / 2);
        act(2, "challenge");
        assert_int_equal(times_held(1, "blue:6/purple:reverse", true), SAMPLES);
        assert_about(times_held(1, "blue:6/purple:reverse", false), SAMPLES / 2);
    }
}

/* UF-3.3: the events after a draw by choice show nothing about the card; the drawn card is one of those taken
 * since the flip */
static void what_follows_a_draw_tells_nothing_of_the_card(void **state) {
    (void)state;
    TABLE(2, "", "red:1/purple:2 blue:9/orange:5", "red:8/teal:7 red:9/purple:5",
          "red:2/purple:draw5 green:8/pink:reverse");
    observe(0);
    act(1, "draw");
    act(UC_CHANCE, "card yellow:9/purple:4");
    /* orange:5 is behind blue:9 and green:1, which would fit red:1 */
    assert_about(times_held(1, "blue:9/orange:5", false), SAMPLES / 2);
    assert_about(times_held(1, "blue:9/orange:5", true), SAMPLES / 2);
    act(1, "keep");
    assert_about(times_held(1, "blue:9/orange:5", true), SAMPLES / 2);
    act(0, "play red:8/teal:7");
    act(1, "draw");
    act(UC_CHANCE, "card yellow:7/orange:2");
    act(1, "keep");
    /* purple:4 is behind green:skip and yellow:9: neither fits red:8 */
    assert_about(times_held(1, "green:skip/purple:4", true), SAMPLES / 2);
    act(0, "draw");
    act(UC_CHANCE, "card blue:8/teal:4");
    act(0, "keep");
    /* teal:4 is behind blue:8, which fits, and green:5 */
    act(1, "draw");
    act(UC_CHANCE, "card yellow:9/teal:5");
    assert_int_equal(r.state.head.phase, UC_UNO_FLIP_IN_DRAWN);
    assert_about(times_held(1, "blue:8/teal:4", true), SAMPLES / 2);
    assert_about(times_held(1, "blue:8/teal:4", false), SAMPLES / 2);
    act(1, "play blue:8/teal:4");
    assert_int_equal(times_held(1, "green:5/teal:4", true), 0);
}

/* UF-3.5: discards that became the draw pile are in no hand */
static void discards_are_in_the_pile(void **state) {
    (void)state;
    TABLE(2, "", "green:5/teal:4 blue:5/pink:9", "red:1/pink:3 green:7/orange:6",
          "green:8/pink:reverse red:8/teal:7 yellow:2/teal:1 blue:8/teal:4");
    leave_in_pile("", 0);
    observe(0);
    assert_int_equal(times_held(1, "blue:8/teal:4", true), SAMPLES);
    act(1, "play green:8/pink:reverse");
    act(0, "draw");
    act(0, "keep");
    act(1, "draw");
    assert_int_equal(r.state.head.phase, UC_UNO_FLIP_IN_TOP);
    assert_int_equal(times_held(1, "green:5/teal:4", true), 0);
    act(UC_CHANCE, "card green:5/teal:4");
    assert_int_equal(times_held(1, "green:5/teal:4", true), SAMPLES);
}

/* UF-5.7: the bottom card was seen on top */
static void the_bottom_card_is_remembered(void **state) {
    (void)state;
    TABLE(2, "", "red:5/pink:2 red:6/orange:9", "red:8/teal:7 green:5/teal:4",
          "red:flip/pink:8 red:1/pink:3 green:8/pink:reverse");
    observe(0);
    act(1, "play red:flip/pink:8");
    int bottoms[UC_UNO_FLIP_CARDS] = {0};
    for (int i = 0; i < SAMPLES; i++) {
        uc_state sample;
        uc_resample(&view, i % 2 ? &memory : NULL, &rng, &sample);
        bottoms[sample.uno_flip.bottom]++;
    }
    assert_about(bottoms[card_of("red:6/orange:9", 14)], SAMPLES / 2);
    assert_about(bottoms[card_of("green:skip/orange:9", 19)], SAMPLES / 2);
}

/** Faces of a hand on a side, as counts. */
static void count_faces(int side, uc_set hand, int counts[5][UC_UNO_FLIP_SYMBOLS]) {
    memset(counts, 0, 5 * UC_UNO_FLIP_SYMBOLS * sizeof(int));
    for (int card = 0; card < UC_UNO_FLIP_CARDS; card++)
        if (has(&hand, card))
            counts[uc_uno_flip_faces[card][side].color][uc_uno_flip_faces[card][side].symbol]++;
}

/** Just after a flip: in random states all hands have the faces that lay open before it. */
static void check_flipped(const uc_view *before, int seats) {
    int then[5][UC_UNO_FLIP_SYMBOLS], now[5][UC_UNO_FLIP_SYMBOLS];
    for (int i = 0; i < 5; i++) {
        uc_state sample;
        uc_resample(&view, &memory, &rng, &sample);
        for (int seat = 0; seat < seats; seat++) {
            if (seat == viewer ||
                view.state.uno_flip.seat[seat].held != before->state.uno_flip.seat[seat].held)
                continue;
            int side = sample.uno_flip.side;
            count_faces(side, before->state.uno_flip.seat[seat].hand, then);
            count_faces(side, sample.uno_flip.seat[seat].hand, now);
            assert_memory_equal(then, now, sizeof then);
        }
    }
}

/** Plays a random game that seat 0 observes; returns the flips seen. */
static int play_and_observe(int seats, const char *rules, uint64_t number) {
    uc_rng dice;
    int flips = 0;
    uc_rng_start(&dice, 3, number);
    rig_start(&r, "uno_flip", seats, rules);
    observe(0);
    for (int made = 0; made < 1200 && uc_actors(&r.state); made++) {
        uint64_t may = uc_actors(&r.state);
        uc_move moves[UC_MOVES_MAX], move;
        bool chance = may == UC_ACTORS_CHANCE;
        int mover = chance ? UC_CHANCE : uc_rng_bit(&dice, may);
        uc_view before = view;
        move = chance ? uc_draw(&r.state, &dice)
                      : moves[uc_rng_below(&dice, (uint32_t)uc_legal(&r.state, mover, moves))];
        char text[UC_MOVE_TEXT_MAX];
        uc_text name;
        uc_text_start(&name, text, sizeof text);
        uc_move_text(&name, uc_game_of(&r.state), move);
        act(mover, text);
        const uc_uno_flip *was = &before.state.uno_flip, *is = &view.state.uno_flip;
        if (made % 150 == 149 && is->head.phase >= UC_UNO_FLIP_IN_TOP) times_held(0, "red:1/pink:3", true);
        if (was->opt_backs || was->side == is->side || was->head.round != is->head.round ||
            was->head.phase < UC_UNO_FLIP_IN_TOP)
            continue;
        check_flipped(&before, seats);
        flips++;
    }
    return flips;
}

/* UF-5.7 in whole games */
static void faces_before_and_after_flips_agree(void **state) {
    (void)state;
    int flips = 0;
    for (int seats = 2; seats <= 10; seats += 2) flips += play_and_observe(seats, "", (uint64_t)seats);
    assert_true(flips > 50);
}

/* UF-1.3, UF-5.6, UF-7.9: with hidden backs, with swapped hands, and where a wild-draw card tells of the rest
 * of the hand */
static void other_rules_are_observed_too(void **state) {
    (void)state;
    for (int seats = 2; seats <= 10; seats += 4) {
        play_and_observe(seats, "backs=hidden wild_draw=block", 11 + (uint64_t)seats);
        play_and_observe(seats, "backs=hidden", 21 + (uint64_t)seats);
        play_and_observe(seats, "backs=hidden sevens=swap", 41 + (uint64_t)seats);
        play_and_observe(seats, "sevens=swap", 51 + (uint64_t)seats);
        assert_true(play_and_observe(seats, "wild_draw=block exposed_wild=flipper", 31 + (uint64_t)seats) >
                    0);
    }
}

/* UF-5.7: an observer may come in the middle of a round, after a flip */
static void observers_may_come_later(void **state) {
    (void)state;
    for (int hidden = 0; hidden < 2; hidden++) {
        TABLE(2, hidden ? "backs=hidden" : "", "red:5/pink:2 red:6/orange:9", "red:8/teal:7 green:5/teal:4",
              "red:flip/pink:8 red:1/pink:3 green:8/pink:reverse");
        rig_play(&r, 1, "play red:flip/pink:8");
        rig_cards(&r, "blue:8/teal:4");
        observe(0);
        int times = times_held(1, "red:1/pink:3", true);
        if (!hidden) assert_about(times, SAMPLES / 2);
        act(0, "draw");
        assert_int_equal(times_held(1, "blue:8/teal:4", true), 0);
    }
}

/* UF-2.1: while cards are drawn for dealer, those of earlier goes are remembered */
static void cards_drawn_for_dealer_are_remembered(void **state) {
    (void)state;
    uc_state sample;
    rig_start(&r, "uno_flip", 3, "");
    observe(1);
    act(UC_CHANCE, "card red:9/purple:5");
    act(UC_CHANCE, "card red:8/teal:7");
    act(UC_CHANCE, "card yellow:9/teal:5");
    act(UC_CHANCE, "card red:1/pink:3");
    for (int i = 0; i < 2; i++) {
        uc_resample(&view, i ? &memory : NULL, &rng, &sample);
        assert_int_equal(sample.uno_flip.piled, 108);
        assert_null(uc_check(&sample));
        assert_false(has(&sample.uno_flip.draw, card_of("yellow:9/teal:5", 15)));
        if (i) assert_memory_equal(&sample, &r.state, uc_state_size(&sample));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_back_leaves_its_cards_open),
        cmocka_unit_test(a_flip_shows_the_other_faces),
        cmocka_unit_test(a_challenge_shows_the_hand),
        cmocka_unit_test(a_swap_moves_what_is_known),
        cmocka_unit_test(what_follows_a_draw_tells_nothing_of_the_card),
        cmocka_unit_test(discards_are_in_the_pile),
        cmocka_unit_test(the_bottom_card_is_remembered),
        cmocka_unit_test(faces_before_and_after_flips_agree),
        cmocka_unit_test(other_rules_are_observed_too),
        cmocka_unit_test(observers_may_come_later),
        cmocka_unit_test(cards_drawn_for_dealer_are_remembered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
