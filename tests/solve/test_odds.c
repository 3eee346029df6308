/* Odds, compared with all possible orders of the cards by the rules. */
#include "rig.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "upcard/odds.h"

enum { UNUSED };
static const uint8_t whole_deck[UC_FLIP7_KINDS] = {1,  1,  2, 3, 4, 5, 6, 7, 8, 9, 10,
                                                   11, 12, 1, 1, 1, 1, 1, 1, 3, 3, 3};

static void near(double a, double b) {
    if (!(fabs(a - b) < 1e-9)) fail_msg("%.12f is not %.12f", a, b);
}

/** Kinds of words such as "5 x2 freeze", one card each. */
static void cards_of(const char *words, uint8_t copies[UC_FLIP7_KINDS]) {
    memset(copies, 0, UC_FLIP7_KINDS);
    for (const char *at = words; *at; at += strcspn(at, " "), at += strspn(at, " ")) {
        char move[UC_MOVE_TEXT_MAX];
        snprintf(move, sizeof move, "card %.*s", (int)strcspn(at, " "), at);
        int kind = uc_move_parse(uc_game_find("flip7"), move, strlen(move));
        assert_true(kind >= 0);
        copies[kind]++;
    }
}

/** Seat 0 is to choose with cards `own`, `others` seats are active without cards, and the deck and discard
 * pile have these cards; all other cards lie in front of seats that have stayed. */
static void table(uc_state *state, int others, const char *own, const char *deck, const char *discard) {
    uint8_t have[UC_FLIP7_KINDS], left[UC_FLIP7_KINDS], gone[UC_FLIP7_KINDS];
    const uc_setting rules[] = {{"target", "10000"}};
    assert_int_equal(uc_start(state, uc_game_find("flip7"), 18, rules, 1, NULL), UC_OK);
    uc_flip7 *s = &state->flip7;
    cards_of(own, have);
    cards_of(deck, left);
    cards_of(discard, gone);
    s->active = 0;
    for (int seat = 0; seat < 18; seat++) {
        bool active = seat <= others;
        s->seat[seat].status = active ? UC_FLIP7_ACTIVE : UC_FLIP7_STAYED;
        if (active) s->active |= 1u << seat;
    }
    uint8_t below = 0;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) {
        int away = whole_deck[kind] - have[kind] - left[kind] - gone[kind];
        if (have[kind]) s->seat[0].cards |= 1u << kind;
        for (int i = 0; i < away; i++) { /* at most six numbers each */
            int seat = 1 + others + (kind < UC_FLIP7_NUMBERS ? (i + kind) % (17 - others) : i);
            if (kind == UC_FLIP7_FREEZE) s->seat[seat].status = UC_FLIP7_FROZEN;
            if (kind == UC_FLIP7_FLIP3) s->seat[seat].flip3s++;
            s->seat[seat].cards |= 1u << kind;
        }
        s->below[kind] = below;
        below = (uint8_t)(below + left[kind]);
    }
    for (int i = UC_FLIP7_KINDS; i < 32; i++) s->below[i] = below;
    s->size = below;
    s->dealing = s->turn = s->actor = 0;
    s->head.phase = UC_FLIP7_CHOOSE;
    const char *broken = uc_check(state);
    if (broken) fail_msg("%s", broken);
}

typedef struct outcome {
    double seven, bust;
} outcome;

/** Seat 0 always hits, the others do too, and give their cards to each other. */
static outcome always_hit(const uc_state *state, int depth) {
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    const uc_flip7 *s = &state->flip7;
    outcome sum = {0, 0};
    if (s->head.round > 1) return (outcome){s->last_flip7 == 0, 0};
    if (s->seat[0].status == UC_FLIP7_BUSTED) return (outcome){0, 1};
    if (!depth) return sum;
    bool chance = uc_actors(state) == UC_ACTORS_CHANCE;
    int count = chance ? uc_outcomes(state, moves, weights) : uc_legal(state, s->actor, moves);
    int first = chance ? 0 : s->head.phase == UC_FLIP7_CHOOSE ? 0 : count - 1; /* hit, or the last seat */
    for (int i = first; i < (chance ? count : first + 1); i++) {
        uc_state after;
        uc_copy(&after, state);
        assert_int_equal(uc_apply(&after, chance ? UC_CHANCE : s->actor, moves[i], NULL).error, UC_OK);
        outcome one = always_hit(&after, depth - !chance);
        double weight = chance ? (double)weights[i] / uc_weight(state) : 1;
        sum.seven += weight * one.seven;
        sum.bust += weight * one.bust;
    }
    return sum;
}

static double seven_of(const uc_state *state, bool alone) {
    uc_flip7_rest rest;
    double chance;
    uc_flip7_rest_of(&state->flip7, 0, &rest);
    assert_int_equal(uc_odds_flip7_seven(&rest, alone, &chance), UC_OK);
    return chance;
}

/* F7-3.3, F7-3.4, F7-4.5 */
static void flip7_comes_as_often_as_by_the_rules(void **state) {
    (void)state;
    static const char *const tables[][3] = {
        {"1 2 3 4", "5 6 7 5 8", ""},          {"1 2 3 4 5", "5 6 7 +2 8 4 x2", ""},
        {"1 2 3 4 5 second", "5 6 7 4 4", ""}, {"2 3 4 5", "5 6 second 7 second 4 8", ""},
        {"2 3 4 5", "5 6 second", "7 8 9 9"}, /* F7-5.3 */
        {"2 3 4 5 6 second", "6 5", "7 8 4"},  {"2 3 4 5 6", "", "6 7"},
        {"2 3 4 5", "5 6 7 8 freeze", "9"},
    };
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        uc_state s;
        table(&s, 0, tables[i][0], tables[i][1], tables[i][2]);
        near(seven_of(&s, true), always_hit(&s, 12).seven);
    }
}

/** Cards that others take in between do not change the chance, nor do Freezes that go to them. */
static void others_do_not_change_the_chance_of_a_flip7(void **state) {
    (void)state;
    uc_state alone, company;
    table(&alone, 0, "1 2 3 4 5", "5 6 7 8 +2 9 9 4", "");
    table(&company, 1, "1 2 3 4 5", "5 6 7 8 +2 9 9 4", "");
    double chance = seven_of(&company, false);
    near(chance, seven_of(&alone, true));
    near(chance, always_hit(&company, 12).seven);
    table(&company, 1, "1 2 3 4 5", "5 6 7 8 freeze 9 9 4", "");
    near(seven_of(&company, false), chance);
}

static void a_freeze_ends_the_round_of_a_lone_seat(void **state) {
    (void)state;
    uc_state s;
    table(&s, 0, "1 2 3 4 5 6", "7 freeze", "");
    near(seven_of(&s, true), 0.5);
    near(seven_of(&s, false), 1);
}

/* F7-3.3, F7-4.5, F7-5.3 */
static void next_card_is_counted(void **state) {
    (void)state;
    uc_state s;
    uc_flip7_rest rest;
    uc_flip7_next next;
    table(&s, 1, "7 8 9 10 11 12", "7 7 8 3 x2 freeze", "12 12");
    uc_flip7_rest_of(&s.flip7, 0, &rest);
    uc_odds_flip7_next(&rest, &next);
    assert_int_equal(next.cards, 6);
    assert_int_equal(next.bust, 3);
    assert_int_equal(next.saved, 0);
    assert_int_equal(next.seven, 1);
    table(&s, 1, "7 8 second", "7 7 8 3", "");
    uc_flip7_rest_of(&s.flip7, 0, &rest);
    uc_odds_flip7_next(&rest, &next);
    assert_int_equal(next.bust, 0);
    assert_int_equal(next.saved, 3);
    table(&s, 1, "12", "", "12 12 3");
    uc_flip7_rest_of(&s.flip7, 0, &rest);
    uc_odds_flip7_next(&rest, &next);
    assert_int_equal(next.cards, 3);
    assert_int_equal(next.bust, 2);
}

/** The three cards of a Flip Three for seat 0, one after the other by the rules. */
static void flip_three(const uc_state *state, double chance, uc_flip7_three *sum) {
    const uc_flip7 *s = &state->flip7;
    uc_move moves[UC_MOVES_MAX];
    uint32_t weights[UC_MOVES_MAX];
    if (s->head.round > 1) {
        bool seven = s->last_flip7 == 0;
        (seven ? &sum->seven : &sum->bust)[0] += chance;
        sum->points += chance * s->seat[0].last_score;
    } else if (s->head.phase == UC_FLIP7_ASSIGN && s->assign_card == UC_FLIP7_SECOND) { /* F7-4.4 */
        uc_state after;
        uc_copy(&after, state);
        uc_apply(&after, 0, UC_FLIP7_TARGET + 1, NULL);
        flip_three(&after, chance, sum);
    } else if (s->head.phase != UC_FLIP7_FLIP) {
        sum->bust += chance * (s->seat[0].status == UC_FLIP7_BUSTED);
        sum->points += chance * uc_flip7_points(&s->seat[0]);
    } else {
        int count = uc_outcomes(state, moves, weights);
        for (int i = 0; i < count; i++) {
            uc_state after;
            uc_copy(&after, state);
            uc_apply(&after, UC_CHANCE, moves[i], NULL);
            flip_three(&after, chance * weights[i] / uc_weight(state), sum);
        }
    }
}

/* F7-4.2, F7-4.7 */
static void flip_three_does_what_the_rules_do(void **state) {
    (void)state;
    static const char *const tables[][3] = {
        {"7 8 9 10 11 +4", "7 7 8 3 2 x2 freeze +2", ""},
        {"7 8 second x2", "7 7 8 3 second freeze flip3", ""},
        {"7 8", "7 9", "8 12 12"},
        {"7 8", "9", ""},
    };
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        uc_state s;
        uc_flip7_rest rest;
        uc_flip7_three three, real = {0};
        table(&s, 1, tables[i][0], tables[i][1], tables[i][2]);
        uc_flip7_rest_of(&s.flip7, 0, &rest);
        uc_odds_flip7_three(&rest, &three);
        s.flip7.head.phase = UC_FLIP7_ASSIGN; /* one more flip3 than there are: it does not matter here */
        s.flip7.assign_by = 1;
        s.flip7.actor = 1;
        s.flip7.assign_card = UC_FLIP7_FLIP3;
        uc_apply(&s, 1, UC_FLIP7_TARGET, NULL);
        flip_three(&s, 1, &real);
        near(three.bust, real.bust);
        near(three.seven, real.seven);
        near(three.points, real.points);
    }
}

/* Without Freezes and Flip Threes, the value of hitting is that of the solver. */
static void hits_are_worth_what_the_solver_says(void **state) {
    (void)state;
    static const char *const tables[][3] = {
        {"3 9", "9 3 10 5 +4 x2 second 12 12", ""},
        {"10 11 12 8 7", "10 11 2 3 second second +10", ""},
        {"12 second +4", "12 12 11 x2 second 0 2", ""},
        {"6 7", "6 x2 10", "11 12 12 7"}, /* F7-5.3 */
        {"6 7 second", "6 second +2", "11 12 12 7 second"},
        {"", "6 6 5 5 4 4 x2", ""},
    };
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        uc_state s;
        uc_flip7_rest rest;
        uc_flip7_values values;
        double hit;
        table(&s, 0, tables[i][0], tables[i][1], tables[i][2]);
        uc_flip7_rest_of(&s.flip7, 0, &rest);
        assert_int_equal(uc_solve_flip7(&rest, NULL, 10000000, &values), UC_OK);
        assert_int_equal(values.horizon, 0);
        assert_true(uc_odds_flip7_hit(&rest, &hit));
        near(hit, values.hit);
    }
}

/* The published values of a lone round: 88 cards are those without Freezes and Flip Threes. */
static void a_whole_deck_has_the_published_value(void **state) {
    (void)state;
    uc_flip7_rest rest = {0};
    double hit;
    memcpy(rest.deck, whole_deck, sizeof rest.deck);
    assert_true(uc_odds_flip7_hit(&rest, &hit));
    near(hit, 22.2504034143);
    rest.deck[UC_FLIP7_SECOND] = 0;
    assert_true(uc_odds_flip7_hit(&rest, &hit));
    near(hit, 20.2291054307);
    for (int kind = UC_FLIP7_PLUS2; kind <= UC_FLIP7_X2; kind++) rest.deck[kind] = 0;
    assert_true(uc_odds_flip7_hit(&rest, &hit));
    near(hit, 18.5652176141);
}

static void two_decks_are_not_reckoned(void **state) {
    (void)state;
    uc_flip7_rest rest = {0};
    double hit;
    for (int kind = 0; kind < UC_FLIP7_KINDS; kind++) rest.deck[kind] = (uint8_t)(2 * whole_deck[kind]);
    assert_false(uc_odds_flip7_hit(&rest, &hit));
}

/* ---- HILO ---- */

static rig r;

static void turn(int seat, const char *place, const char *card) {
    char move[UC_MOVE_TEXT_MAX];
    snprintf(move, sizeof move, "turn %s", place);
    rig_play(&r, seat, move);
    rig_cards(&r, card);
}

/** Seat 0 has these two cards at a1 and b1 and begins. */
static void hilo_table(const char *a1, const char *b1) {
    rig_start(&r, "hilo", 2, "");
    rig_cards(&r, "red:0");
    turn(0, "a1", a1);
    turn(0, "b1", b1);
    turn(1, "a1", "blue:1");
    turn(1, "b1", "green:1");
    assert_int_equal(r.state.hilo.turn, 0);
}

static double sum_by(const char *text) {
    double sums[UC_MOVES_MAX];
    uc_move moves[UC_MOVES_MAX];
    int seat = r.state.hilo.turn, count = uc_legal(&r.state, seat, moves);
    assert_int_equal(uc_odds_hilo(&r.state, sums), count);
    for (int i = 0; i < count; i++)
        if (moves[i] == uc_move_parse(uc_game_of(&r.state), text, strlen(text))) return sums[i];
    fail_msg("%s is not legal", text);
    return 0;
}

/* HL-3.2, HL-4.2 */
static void a_card_that_is_taken_counts_its_value(void **state) {
    (void)state;
    hilo_table("red:11", "red:9");
    /* 104 cards have the mean 5; five are seen: 0 11 9 1 1 */
    double mean = (104 * 5 - 22) / 99.0;
    near(sum_by("take a1"), 0 + 9 + 7 * mean);
    near(sum_by("take b1"), 11 + 0 + 7 * mean);
    near(sum_by("take c1"), 6 * mean); /* red:11 red:9 red:0 are a line, and are removed */
    near(sum_by("take c3"), 11 + 9 + 0 + 6 * mean);
}

/* HL-3.3: a drawn card is laid where it serves best, or another one is turned over. */
static void a_draw_counts_the_best_place(void **state) {
    (void)state;
    hilo_table("orange:11", "yellow:9");
    double total = 104 * 5 - 22, sum = 0, mean = total / 99;
    for (int card = 0; card < UC_HILO_CARDS; card++) {
        int value = card % 13 - 1;
        bool seen =
            card == 1 || card == 13 + 12 || card == 26 + 10 || card == 5 * 13 + 2 || card == 3 * 13 + 2;
        if (seen) continue;
        double rest = (total - value) / 98, turn = 20 + 7 * rest, high = 9 + value + 7 * rest,
               down = 20 + value + 6 * rest;
        double best = turn < high ? turn : high;
        sum += best < down ? best : down;
    }
    near(sum_by("draw"), sum / 99);
    rig_play(&r, 0, "draw");
    rig_cards(&r, "pink:11");
    mean = (total - 11) / 98;
    near(sum_by("discard"), 20 + 7 * mean);
    near(sum_by("trade a1"), 20 + 7 * mean);
    near(sum_by("trade b1"), 22 + 7 * mean);
    near(sum_by("trade c2"), 31 + 6 * mean);
}

/* HL-4.1: the third card of a color in a row. */
static void cards_that_make_a_line_are_counted(void **state) {
    (void)state;
    uc_hilo_next next;
    hilo_table("orange:11", "orange:9");
    uc_odds_hilo_next(&r.state.hilo, &next);
    assert_int_equal(next.cards, 99);
    assert_int_equal(next.lines, 11);         /* orange, but for the two */
    assert_int_equal(next.lower, 8 * 12 - 4); /* below 11, but for the four that are seen */
    near(next.mean, (104 * 5 - 22) / 99.0);
    near(next.down_mean, next.mean);
}

/* ---- counting ---- */

/* Plays random moves, and stops where a seat decides with all cards dealt; false if the game is over. */
static bool play_some(uc_state *state, uc_rng *rng, int moves) {
    while (!uc_over(state)) {
        uc_move legal[UC_MOVES_MAX];
        uint64_t actors = uc_actors(state);
        bool chance = actors == UC_ACTORS_CHANCE;
        if (!chance && moves-- <= 0) return true;
        int mover = chance ? UC_CHANCE : __builtin_ctzll(actors);
        int count = chance ? 1 : uc_legal(state, mover, legal);
        uc_move move = chance ? uc_draw(state, rng) : legal[uc_rng_below(rng, (uint32_t)count)];
        assert_int_equal(uc_apply(state, mover, move, NULL).error, UC_OK);
    }
    return false;
}

/* Whether a seat of a whole state has a card that its turn would let it play. */
static bool has_playable(const uc_state *state, int seat) {
    uc_state turned = *state;
    uc_move legal[UC_MOVES_MAX];
    if (state->head.game == UC_GAME_HI_LO_FLIP) {
        turned.hi_lo_flip.turn = (uint8_t)seat;
        turned.hi_lo_flip.actors = UINT64_C(1) << seat;
    } else {
        turned.uno_flip.turn = (uint8_t)seat;
    }
    for (int count = uc_legal(&turned, seat, legal), i = 0; i < count; i++)
        if (legal[i] >= (state->head.game == UC_GAME_HI_LO_FLIP ? UC_HI_LO_FLIP_PLAY : UC_UNO_FLIP_PLAY) &&
            legal[i] < UC_UNO_FLIP_SWAP)
            return true;
    return false;
}

/* The cards that the seat at turn could play if it held these. */
static int playable_of(const uc_state *state, uc_set cards) {
    uc_state turned = *state;
    uc_move legal[UC_MOVES_MAX];
    bool uno = state->head.game == UC_GAME_UNO_FLIP;
    int seat = uno ? state->uno_flip.turn : state->hi_lo_flip.turn, different = 0, last = -1;
    *(uno ? &turned.uno_flip.seat[seat].hand : &turned.hi_lo_flip.seat[seat].hand) = cards;
    for (int count = uc_legal(&turned, seat, legal), i = 0; i < count; i++) {
        int card = uno ? (legal[i] - UC_UNO_FLIP_PLAY) / 10 : legal[i] - UC_HI_LO_FLIP_PLAY;
        if (legal[i] < (uno ? UC_UNO_FLIP_PLAY : UC_HI_LO_FLIP_PLAY) || card == last) continue;
        different +=
            1 + (uno && card == UC_UNO_FLIP_TWIN && cards.word[1] >> (UC_UNO_FLIP_TWIN + 1 - 64) & 1);
        last = card;
    }
    return different;
}

/* The chances are how often the other seats can play in the states that agree with a view. */
static void compare_counts(const uc_state *state, int viewer, uc_rng *rng) {
    enum { STATES = 4000 };
    const uc_set nothing = {{0, 0}};
    uc_view view;
    double can_play[UC_SEATS_MAX] = {0};
    int found[UC_SEATS_MAX] = {0};
    uc_view_of(state, viewer, &view);
    bool uno = state->head.game == UC_GAME_UNO_FLIP;
    if (uno) {
        uc_uno_flip_count count;
        uc_count_uno_flip(&view.state.uno_flip, nothing, &count);
        memcpy(can_play, count.can_play, sizeof count.can_play);
        assert_int_equal(count.playable, playable_of(state, count.unseen));
    } else {
        uc_hi_lo_flip_count count;
        uc_count_hi_lo_flip(&view.state.hi_lo_flip, nothing, &count);
        memcpy(can_play, count.can_play, sizeof count.can_play);
        assert_int_equal(count.playable, playable_of(state, count.unseen));
    }
    for (int i = 0; i < STATES; i++) {
        uc_state whole;
        uc_resample(&view, NULL, rng, &whole);
        for (int seat = 0; seat < state->head.seats; seat++) found[seat] += has_playable(&whole, seat);
    }
    for (int seat = 0; seat < state->head.seats; seat++) {
        double p = can_play[seat], error = sqrt(p * (1 - p) / STATES);
        if (fabs(found[seat] / (double)STATES - p) > 5 * error + 1e-9)
            fail_msg("%s, seat %d of viewer %d: %d of %d, not %f", uc_game_of(state)->id, seat, viewer,
                     found[seat], STATES, p);
    }
}

static void counts_agree_with_possible_states(void **state) {
    (void)state;
    uc_rng rng;
    uc_rng_start(&rng, 5, 0);
    for (int i = 0; i < 30; i++) {
        uc_state game;
        const uc_setting backs[] = {{"backs", i % 3 ? "visible" : "hidden"}};
        assert_int_equal(uc_start(&game, uc_game_find("uno_flip"), 3, backs, 1, NULL), UC_OK);
        const uc_uno_flip *u = &game.uno_flip;
        if (play_some(&game, &rng, 2 * i) && u->head.phase == UC_UNO_FLIP_IN_PLAY && u->bottom == UC_NOBODY)
            compare_counts(&game, i % 4 == 3 ? UC_SPECTATOR : i % 3, &rng);
        assert_int_equal(uc_start(&game, uc_game_find("hi_lo_flip"), 3, NULL, 0, NULL), UC_OK);
        if (play_some(&game, &rng, i) && game.head.phase == UC_HI_LO_FLIP_TURN)
            compare_counts(&game, game.hi_lo_flip.turn, &rng);
    }
}

/* A card that people have seen is in nobody's hand. */
static void seen_cards_are_out(void **state) {
    (void)state;
    uc_state game;
    uc_view view;
    uc_uno_flip_count uno;
    uc_hi_lo_flip_count hi_lo;
    assert_int_equal(uc_start(&game, uc_game_find("uno_flip"), 2, NULL, 0, NULL), UC_OK);
    uc_view_of(&game, UC_SPECTATOR, &view);
    uc_count_uno_flip(&view.state.uno_flip, (uc_set){{3, 0}}, &uno);
    assert_true(uno.cards == 110 && !(uno.unseen.word[0] & 3) && uno.top < 0);
    uc_count_uno_flip(&view.state.uno_flip, (uc_set){{0, 1 << (UC_UNO_FLIP_TWIN - 64)}}, &uno);
    assert_true(uno.cards == 111 && uno.unseen.word[1] >> (UC_UNO_FLIP_TWIN - 64) & 1); /* one twin is left */
    assert_int_equal(uc_start(&game, uc_game_find("hi_lo_flip"), 2, NULL, 0, NULL), UC_OK);
    uc_view_of(&game, UC_SPECTATOR, &view);
    uc_count_hi_lo_flip(&view.state.hi_lo_flip, (uc_set){{3, 0}}, &hi_lo);
    assert_true(hi_lo.cards == 98 && hi_lo.playable == 98);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(flip7_comes_as_often_as_by_the_rules),
        cmocka_unit_test(others_do_not_change_the_chance_of_a_flip7),
        cmocka_unit_test(a_freeze_ends_the_round_of_a_lone_seat),
        cmocka_unit_test(next_card_is_counted),
        cmocka_unit_test(flip_three_does_what_the_rules_do),
        cmocka_unit_test(hits_are_worth_what_the_solver_says),
        cmocka_unit_test(a_whole_deck_has_the_published_value),
        cmocka_unit_test(two_decks_are_not_reckoned),
        cmocka_unit_test(a_card_that_is_taken_counts_its_value),
        cmocka_unit_test(a_draw_counts_the_best_place),
        cmocka_unit_test(cards_that_make_a_line_are_counted),
        cmocka_unit_test(counts_agree_with_possible_states),
        cmocka_unit_test(seen_cards_are_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
