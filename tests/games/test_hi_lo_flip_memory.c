/* Hi Lo Flip: the memory of observers, and the states resampled from it (section 3 and the views of
 * rules/hi_lo_flip.md). */
#include <stdio.h>
#include <string.h>

#include "rig.h"

#include "core/set.h"
#include "games/hi_lo_flip/hi_lo_flip.h"

enum { VIEWERS = SEATS + 1, FACTS = 400 };

/** "At most `slack` cards of this hand are not in `allowed`": a fact that a toss, a reset or a new draw pile
 * showed. */
typedef struct fact {
    uc_set allowed;
    int slack;
} fact;

/** A game with every observer's memory, and with a plain list of the facts shown about each hand. */
typedef struct table {
    uc_state state;
    uc_view view[VIEWERS];
    uc_memory memory[VIEWERS];
    fact facts[SEATS][FACTS];
    int count[SEATS];
    uc_set pile; /**< what the draw pile may hold */
    uc_rng rng;
} table;

static int viewer_of(const table *t, int i) {
    return i < t->state.head.seats ? i : UC_SPECTATOR;
}

static int viewers(const table *t) {
    return t->state.head.seats + 1;
}

static void start(table *t, int seats, const uc_setting *settings, int count, uint64_t seed) {
    char buffer[UC_MESSAGE_MAX];
    uc_text text;
    memset(t, 0, sizeof *t);
    uc_text_start(&text, buffer, sizeof buffer);
    assert_int_equal(uc_start(&t->state, uc_games[UC_GAME_HI_LO_FLIP], seats, settings, count, &text), UC_OK);
    uc_rng_start(&t->rng, seed, (uint64_t)seats);
    t->pile = set_first(CARDS);
    for (int i = 0; i < viewers(t); i++) {
        uc_view_of(&t->state, viewer_of(t, i), &t->view[i]);
        uc_memory_start(&t->memory[i], &t->view[i]);
    }
}

static void learn(table *t, int seat, uc_set allowed) {
    assert_true(t->count[seat] < FACTS);
    t->facts[seat][t->count[seat]++] = (fact){allowed, 0};
}

/** Changes the slack of all facts about a hand: a card came, or `card` went (-1: one that just came). */
static void shift(table *t, int seat, int by, int card) {
    for (int i = 0; i < t->count[seat]; i++)
        if (card < 0 || !set_has(&t->facts[seat][i].allowed, card)) t->facts[seat][i].slack += by;
}

static uc_set unplayable(int chip, int top) {
    return set_minus(set_first(CARDS), hi_lo_flip_opens[hi_lo_flip_open_on(chip, top)]);
}

static void learn_event(table *t, const uc_event *event) {
    switch (event->type) {
    case EVENT_DEALT:
    case EVENT_DREW: shift(t, event->seat, 1, -1); break;
    case EVENT_PLAYED: shift(t, event->seat, -1, event->c ? -1 : event->a); break;
    case EVENT_TOOK: learn(t, event->other, unplayable(t->state.hi_lo_flip.chip, event->a)); break;
    case EVENT_RECYCLED:
        for (int seat = 0; seat < t->state.head.seats; seat++)
            learn(t, seat, set_minus(set_first(CARDS), event->set));
        t->pile = event->set;
        break;
    case EVENT_OUT:
        memset(t->count, 0, sizeof t->count);
        t->pile = set_first(CARDS);
        break;
    default: break;
    }
}

static void make(table *t, int mover, uc_move move) {
    static uc_events events;
    events.count = 0;
    assert_int_equal(uc_apply(&t->state, mover, move, &events).error, UC_OK);
    const uc_hi_lo_flip *game = &t->state.hi_lo_flip;
    for (uint32_t i = 0; i < events.count; i++) learn_event(t, &events.item[i]);
    if (game->head.phase == UC_HI_LO_FLIP_CHIP && game->turn != UC_NOBODY)
        learn(t, game->turn, unplayable(game->chip, game->top));
    for (int v = 0; v < viewers(t); v++) {
        uc_event seen[UC_EVENTS_MAX];
        for (uint32_t i = 0; i < events.count; i++) seen[i] = uc_event_view(&events.item[i], viewer_of(t, v));
        uc_view_of(&t->state, viewer_of(t, v), &t->view[v]);
        uc_memory_update(&t->memory[v], &t->view[v], seen, (int)events.count);
    }
}

/** Makes moves by text, separated by commas; chance's have no seat: "chip hi,card 5,0 play 5". */
static void make_all(table *t, const char *moves) {
    char copy[1024];
    snprintf(copy, sizeof copy, "%s", moves);
    for (char *move = strtok(copy, ","); move; move = strtok(NULL, ",")) {
        bool seat = *move >= '0' && *move <= '9';
        int mover = seat ? *move - '0' : UC_CHANCE, number;
        if (seat) move += 2;
        number = uc_move_parse(uc_games[UC_GAME_HI_LO_FLIP], move, strlen(move));
        assert_true(number >= 0);
        make(t, mover, (uc_move)number);
    }
}

static void deal(table *t, const char *hands) {
    char copy[256];
    snprintf(copy, sizeof copy, "%s", hands);
    for (char *card = strtok(copy, " |"); card; card = strtok(NULL, " |")) {
        int number = 0;
        assert_int_equal(sscanf(card, "%d", &number), 1);
        make(t, UC_CHANCE, (uc_move)(number - 1));
    }
}

/** A sample must be a whole state that looks the same to its viewer. */
static uc_state sample(table *t, int v, const uc_memory *memory) {
    uc_state state;
    uc_view view;
    memset(&state, 0, sizeof state);
    uc_resample(&t->view[v], memory, &t->rng, &state);
    const char *broken = uc_check(&state);
    if (broken) fprintf(stderr, "%s\n", broken);
    assert_null(broken);
    uc_view_of(&state, viewer_of(t, v), &view);
    assert_memory_equal(&view, &t->view[v], uc_state_size(&state));
    return state;
}

/** A sample with memory agrees with every fact. */
static void check_facts(table *t, int v) {
    uc_state state = sample(t, v, &t->memory[v]);
    for (int seat = 0; seat < state.head.seats; seat++)
        for (int i = 0; i < t->count[seat]; i++) {
            uc_set outside = set_minus(state.hi_lo_flip.seat[seat].hand, t->facts[seat][i].allowed);
            assert_true(set_count(outside) <= t->facts[seat][i].slack);
        }
    assert_true(set_empty(set_minus(state.hi_lo_flip.draw, t->pile)));
}

/** Chooses a random move. In stalling games the chip keeps its side, drawn cards do not help, and seats leave
 * little room for others, so that the draw pile runs out. */
static uc_move choose(table *t, int mover, bool stall) {
    const uc_hi_lo_flip *game = &t->state.hi_lo_flip;
    uc_move moves[UC_MOVES_MAX];
    if (mover != UC_CHANCE) {
        int count = uc_legal(&t->state, mover, moves);
        bool extreme = stall && uc_rng_below(&t->rng, 8);
        return extreme ? moves[game->chip == HI ? count - 1 : 0]
                       : moves[uc_rng_below(&t->rng, (uint32_t)count)];
    }
    for (int tries = 0; stall && tries < 20; tries++) {
        uc_move move = uc_draw(&t->state, &t->rng);
        bool helps = game->head.phase == UC_HI_LO_FLIP_DRAW && set_has(&hi_lo_flip_opens[game->open], move);
        bool turns =
            game->head.phase == UC_HI_LO_FLIP_CHIP && move - UC_HI_LO_FLIP_CHIP_HI + HI != game->chip;
        if (!helps && !turns) return move;
    }
    return uc_draw(&t->state, &t->rng);
}

/* Views and memories in random play: HF-3.3, HF-3.4, HF-3.5, HF-3.7, HF-4.1. */
static void test_random_play(void **state) {
    (void)state;
    static table t;
    int recycled = 0;
    for (int seats = 2; seats <= SEATS; seats++)
        for (uint64_t k = 0; k < 12; k++) {
            const uc_setting settings[] = {{"target", "30"}, {"after_two", k % 2 ? "reset" : "full"}};
            start(&t, seats, settings, 2, k);
            uint64_t may;
            for (int made = 0; made < 1500 && (may = uc_actors(&t.state)) != 0; made++) {
                int mover = uc_rng_bit(&t.rng, may), left = t.state.hi_lo_flip.left;
                make(&t, mover, choose(&t, mover, k >= 6));
                recycled += mover != UC_CHANCE && t.state.hi_lo_flip.left > left && left < 2;
                for (int v = 0; v < viewers(&t); v++) {
                    sample(&t, v, NULL);
                    check_facts(&t, v);
                }
            }
        }
    assert_true(recycled > 0);
}

/* HF-3.3: a toss shows that a hand has no playable card; what is drawn later by HF-4.1 may be anything. */
static void test_toss_is_remembered(void **state) {
    (void)state;
    static table t;
    start(&t, 3, NULL, 0, 1);
    deal(&t, "60 61 3 4 5 6 7|8 9 10 11 13 14 15|88 89 93 94 95 96 97");
    make_all(&t, "chip hi,0 play 60,chip lo,1 play 15");
    bool other_side = false;
    for (int i = 0; i < 300; i++) {
        uc_set hand = sample(&t, 0, &t.memory[0]).hi_lo_flip.seat[1].hand;
        assert_true(set_empty(set_minus(hand, set_first(60))));
        hand = sample(&t, 0, NULL).hi_lo_flip.seat[1].hand;
        other_side = other_side || !set_empty(set_minus(hand, set_first(60)));
    }
    assert_true(other_side);
    /* Seat 2 tosses too and turns the chip to hi; seat 0 plays a one, so that seat 1 gets a card. */
    make_all(&t, "chip hi,2 play 88,chip lo,0 play 61,card 99");
    int outside[2] = {0, 0};
    for (int i = 0; i < 300; i++) {
        uc_set hand = sample(&t, 0, &t.memory[0]).hi_lo_flip.seat[1].hand;
        int count = set_count(set_minus(hand, set_first(60)));
        assert_in_range(count, 0, 1);
        outside[count]++;
    }
    assert_true(outside[0] > 30 && outside[1] > 30);
    /* Seat 1 plays that card: nothing above 60 is left. */
    make_all(&t, "chip hi,2 play 89,chip hi,card 1,0 play 3,1 play 99");
    for (int i = 0; i < 100; i++) {
        uc_set hand = sample(&t, 0, &t.memory[0]).hi_lo_flip.seat[1].hand;
        assert_true(set_empty(set_minus(hand, set_first(60))));
    }
}

/* HF-3.5: a drawn card that was not played was not playable, and neither was the rest of the hand. The
 * viewer's own cards do not change. */
static void test_reset_is_remembered(void **state) {
    (void)state;
    static table t;
    start(&t, 2, NULL, 0, 1);
    deal(&t, "60 61 3 4 5 6 7|8 9 10 11 13 14 15");
    make_all(&t, "chip hi,0 play 60,chip hi,card 58");
    for (int i = 0; i < 300; i++) {
        uc_state one = sample(&t, 0, &t.memory[0]);
        assert_true(set_empty(set_minus(one.hi_lo_flip.seat[1].hand, set_first(60))));
        one = sample(&t, 1, &t.memory[1]);
        assert_true(set_equal(one.hi_lo_flip.seat[1].hand, t.state.hi_lo_flip.seat[1].hand));
    }
}

/* HF-3.2: a seat that is to play and has not tossed has a playable card, even if that is very unlikely. */
static void test_seat_to_play_can(void **state) {
    (void)state;
    static table t;
    start(&t, 2, NULL, 0, 1);
    deal(&t, "98 61 3 4 5 6 7|8 9 10 11 13 14 100");
    make_all(&t, "chip hi,0 play 98");
    int both = 0;
    for (int i = 0; i < 2000; i++) {
        uc_set hand = sample(&t, 0, &t.memory[0]).hi_lo_flip.seat[1].hand;
        both += set_has(&hand, 98) && set_has(&hand, 99);
        assert_true(set_has(&hand, 98) || set_has(&hand, 99));
        hand = sample(&t, 2, NULL).hi_lo_flip.seat[1].hand;
        assert_true(set_has(&hand, 98) || set_has(&hand, 99));
    }
    assert_in_range(both, 20, 160); /* 7 of 92 places each: one in 25 */
}

static double choose_of(int n, int k) {
    double ways = 1;
    for (int i = 0; i < k; i++) ways = ways * (n - i) / (i + 1);
    return k > n ? 0 : ways;
}

/* All ways to deal the unseen cards are equally likely, also when what two hands may hold overlaps: seat 1
 * has six cards below 60, seat 2 seven above 40. */
static void test_all_ways_are_even(void **state) {
    (void)state;
    static table t;
    start(&t, 4, NULL, 0, 1);
    deal(&t, "60 61 3 4 5 6 7|8 9 10 11 13 14 40|88 89 93 94 95 96 97|50 51 52 53 54 55 56");
    make_all(&t, "chip hi,0 play 60,chip lo,1 play 40");
    assert_int_equal(t.state.head.phase, UC_HI_LO_FLIP_CHIP);
    enum { SAMPLES = 30000, BELOW = 53, ABOVE = 58, BOTH = 19 }; /* unseen cards of the two ranges */
    double all = 0, of_both = 0;
    for (int k = 0; k <= 6; k++) { /* seat 1 holds k of those that both may hold */
        double ways = choose_of(BOTH, k) * choose_of(BELOW - BOTH, 6 - k) * choose_of(ABOVE - k, 7);
        all += ways;
        of_both += ways * k;
    }
    int hits = 0;
    for (int i = 0; i < SAMPLES; i++) {
        uc_set hand = sample(&t, 0, &t.memory[0]).hi_lo_flip.seat[1].hand;
        hits += set_count(set_minus(hand, set_first(40)));
    }
    double expected = SAMPLES * of_both / all;
    assert_true(hits > expected * 0.97 && hits < expected * 1.03);
}

/* ---- Positions and memories made by hand ---- */

/** Gives `count` cards from `from` on to a seat. */
static void give(uc_hi_lo_flip *game, int seat, int from, int count) {
    for (int card = from; card < from + count; card++) {
        set_drop(&game->draw, card);
        set_add(&game->seat[seat].hand, card);
        game->seat[seat].held++;
        game->left--;
    }
}

/** Seat 0 restarts the pile with its only card; seats 1 and 2 have 25 cards each, of 40 that nobody has seen.
 */
static void two_large_hands(table *t) {
    start(t, 3, NULL, 0, 1);
    uc_hi_lo_flip *game = &t->state.hi_lo_flip;
    game->drawing = UC_NOBODY;
    game->turn = game->last_player = 0;
    game->chip = HI;
    game->head.phase = UC_HI_LO_FLIP_RESET;
    game->actors = 1;
    give(game, 0, 99, 1);
    give(game, 1, 0, 25);
    give(game, 2, 25, 25);
    for (int card = 50; card < 98; card++) { /* all but one of the others are taken */
        set_drop(&game->draw, card);
        game->left--;
        game->lies[card] = TAKEN;
        game->seat[0].points = (uint8_t)(game->seat[0].points + (card % 10 == 9 ? 10 : 1));
    }
    assert_null(uc_check(&t->state));
    uc_view_of(&t->state, 0, &t->view[0]);
    uc_memory_start(&t->memory[0], &t->view[0]);
}

/** Notes that a seat had nothing to play on card `top`. */
static void note_stuck(table *t, int seat, int chip, int top) {
    uc_event event = {
        .type = EVENT_TOOK, .seat = 0, .other = (uint8_t)seat, .visible_to = UC_ALL, .a = (uint8_t)top};
    uc_view view = t->view[0];
    view.state.hi_lo_flip.chip = (uint8_t)chip;
    uc_memory_update(&t->memory[0], &view, &event, 1);
}

static void note_drawn(table *t, int seat) {
    uc_event event = {.type = EVENT_DREW, .seat = (uint8_t)seat, .visible_to = (uint8_t)seat, .a = UC_HIDDEN};
    uc_memory_update(&t->memory[0], &t->view[0], &event, 1);
}

/* One solution in a million, which random attempts do not find, is found. */
static void test_hardly_possible(void **state) {
    (void)state;
    static table t;
    two_large_hands(&t);
    note_stuck(&t, 1, HI, 35);
    note_stuck(&t, 2, LO, 14);
    int lowest = 0;
    for (int i = 0; i < 20; i++) {
        uc_state one = sample(&t, 0, &t.memory[0]);
        assert_true(set_empty(set_minus(one.hi_lo_flip.seat[1].hand, set_first(36))));
        assert_true(set_empty(set_and(one.hi_lo_flip.seat[2].hand, set_first(14))));
        lowest += set_has(&one.hi_lo_flip.seat[1].hand, 14);
    }
    assert_in_range(lowest, 1, 19);
}

/* HF-3.2: only one of ninety unseen cards is playable; a hand of one card must be that card. */
static void test_must_hold_the_only_card(void **state) {
    (void)state;
    static const struct { int chip, top, only; } cases[] = {{HI, 98, 99}, {LO, 1, 0}};
    for (size_t k = 0; k < 2; k++) {
        static table t;
        start(&t, 2, NULL, 0, 1);
        uc_hi_lo_flip *game = &t.state.hi_lo_flip;
        give(game, 0, 40, 7);
        give(game, 1, cases[k].only, 1);
        set_drop(&game->draw, cases[k].top);
        game->left--;
        game->drawing = UC_NOBODY;
        game->chip = (uint8_t)cases[k].chip;
        game->lies[cases[k].top] = PILED;
        game->top = (uint8_t)cases[k].top;
        game->piled = game->worth = 1;
        game->open = (uint8_t)hi_lo_flip_open_on(cases[k].chip, cases[k].top);
        game->turn = 1;
        game->last_player = 0;
        game->actors = 2;
        game->head.phase = UC_HI_LO_FLIP_TURN;
        assert_null(uc_check(&t.state));
        uc_view_of(&t.state, 0, &t.view[0]);
        for (int i = 0; i < 100; i++) {
            uc_state one = sample(&t, 0, NULL);
            assert_true(set_has(&one.hi_lo_flip.seat[1].hand, cases[k].only));
        }
        uc_view_of(&t.state, UC_SPECTATOR, &t.view[2]);
        for (int i = 0; i < 100; i++) sample(&t, 2, NULL);
    }
}

/* An impossible memory is ignored: only the view counts. */
static void test_impossible_memories(void **state) {
    (void)state;
    static table t;
    two_large_hands(&t);
    note_stuck(&t, 1, HI, 9); /* 25 cards among ten */
    sample(&t, 0, &t.memory[0]);
    two_large_hands(&t);
    note_stuck(&t, 1, HI, 30); /* 50 cards among 32 */
    note_stuck(&t, 2, HI, 31);
    note_stuck(&t, 2, LO, 1);
    sample(&t, 0, &t.memory[0]);
}

/* HF-4.1, HF-3.7: more clues and more new draw piles than are kept are joined, and still agree. */
static void test_memory_runs_full(void **state) {
    (void)state;
    static table t;
    two_large_hands(&t);
    for (int i = 0; i < 40; i++) {
        note_drawn(&t, 1);
        note_stuck(&t, 1, HI, 51 + i); /* all that is unseen may be in the hand, but each time less so */
    }
    uc_event played = {.type = EVENT_PLAYED, .seat = 1, .visible_to = UC_ALL, .a = 0};
    for (int i = 0; i < 40; i++) uc_memory_update(&t.memory[0], &t.view[0], &played, 1);
    sample(&t, 0, &t.memory[0]);
    for (int i = 0; i < 12; i++) {
        uc_event made = {
            .type = EVENT_RECYCLED, .seat = UC_NOBODY, .visible_to = UC_ALL, .a = 60, .set = set_of(50 + i)};
        uc_memory_update(&t.memory[0], &t.view[0], &made, 1);
        note_drawn(&t, 2);
    }
    for (int i = 0; i < 12; i++) { /* those cards are played again */
        uc_event gone = {.type = EVENT_PLAYED, .seat = 2, .visible_to = UC_ALL, .a = (uint8_t)(50 + i)};
        uc_memory_update(&t.memory[0], &t.view[0], &gone, 1);
    }
    sample(&t, 0, &t.memory[0]);
}

/* ---- Invariants ---- */

#define BYTE(field) offsetof(uc_hi_lo_flip, field)
#define LIES(card) (offsetof(uc_hi_lo_flip, lies) + (card)-1)

/** One byte of a sound position is changed. `moves` lead there from the deal of two seats. */
typedef struct flaw {
    const char *moves;
    size_t at;
    uint8_t value;
    const char *sentence;
} flaw;

static const char before_toss[] = "";
static const char turn[] = "chip hi,0 play 50";
static const char toss[] = "chip hi,0 play 90";
static const char draw[] = "chip hi,0 play 90,chip hi";
static const char skip[] = "chip hi,0 play 51";
static const char reset[] = "chip hi,0 play 90,chip hi,card 20";

/* HF-1.1, HF-2.1, HF-3.2: what check() finds in positions that cannot be. */
static const flaw flaws[] = {
    {turn, BYTE(left), 3, "the draw pile has another number of cards than it says"},
    {turn, BYTE(seat[1].held), 3, "a hand has another number of cards than it says"},
    {turn, LIES(99), TAKEN, "a card is missing or exists twice"},
    {turn, LIES(50), 0, "a card is missing or exists twice"},
    {turn, LIES(50), PILED + 1, "a card lies above the discard pile"},
    {turn, BYTE(piled), 2, "the discard pile has a gap"},
    {turn, BYTE(top), 3, "the top card is wrong"},
    {turn, BYTE(open), 0, "the top card is wrong"},
    {turn, BYTE(worth), 1, "the value of the discard pile is wrong"},
    {turn, BYTE(seat[1].points), 1, "the points that a seat has taken are wrong"},
    {turn, LIES(50), TAKEN + 5, "the discard pile has a gap"},
    {turn, BYTE(last_out), 2, "no such seat"},
    {turn, BYTE(other_player), 0, "the last two players are one seat"},
    {turn, BYTE(last_player), UC_NOBODY, "no seat can have played"},
    {before_toss, BYTE(other_player), 1, "no seat can have played"},
    {turn, BYTE(seat[0].last_score), 1, "a seat has lost points"},
    {turn, BYTE(seat[0].spare), 1, "a seat has lost points"},
    {turn, BYTE(ages[0]), 1, "the ages do not name every seat"},
    {turn, BYTE(turn), 0, "the seats to act are wrong"},
    {before_toss, BYTE(chip), HI, "the chip does not fit the phase"},
    {before_toss, BYTE(chip), 3, "the chip does not fit the phase"},
    {before_toss, BYTE(head.phase), UC_HI_LO_FLIP_DEAL, "no seat is dealt to, or a card was played"},
    {toss, BYTE(drawing), 0, "the seat that draws does not fit the phase"},
    {draw, BYTE(drawing), UC_NOBODY, "the seat that draws does not fit the phase"},
    {skip, BYTE(drawing), 0, "the playable cards do not fit the phase"},
    {before_toss, BYTE(head.phase), UC_HI_LO_FLIP_DRAW, "the seat that draws does not fit the phase"},
    {before_toss, BYTE(drawing), 1, "the seat that draws does not fit the phase"},
    {reset, BYTE(head.phase), UC_HI_LO_FLIP_OVER, "the seats to act are wrong"},
    {reset, BYTE(head.phase), 9, "the seats to act are wrong"},
};

static void test_flaws(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof flaws / sizeof flaws[0]; i++) {
        static table t;
        start(&t, 2, NULL, 0, 1);
        deal(&t, "50 51 90 3 4 5 6|60 61 8 9 10 11 13");
        if (*flaws[i].moves) make_all(&t, flaws[i].moves);
        assert_null(uc_check(&t.state));
        ((uint8_t *)&t.state)[flaws[i].at] = flaws[i].value;
        const char *sentence = uc_check(&t.state);
        if (!sentence || strcmp(sentence, flaws[i].sentence))
            fprintf(stderr, "flaw %zu: %s\n", i, sentence ? sentence : "not found");
        assert_non_null(sentence);
        assert_string_equal(sentence, flaws[i].sentence);
    }
}

/* HF-2.1, HF-5.3: flaws that take more than a byte. */
static void test_larger_flaws(void **state) {
    (void)state;
    static table t;
    start(&t, 3, NULL, 0, 1);
    uc_hi_lo_flip *game = &t.state.hi_lo_flip;
    give(game, 2, 0, 1);
    assert_string_equal(uc_check(&t.state), "the deal is uneven");
    give(game, 0, 1, 7);
    assert_string_equal(uc_check(&t.state), "the deal is uneven");
    start(&t, 2, NULL, 0, 1);
    set_drop(&game->draw, 5);
    game->left--;
    game->lies[6] = TAKEN;
    assert_string_equal(uc_check(&t.state), "a card is missing or exists twice");
    start(&t, 2, NULL, 0, 1);
    game->last_player = 1;
    assert_string_equal(uc_check(&t.state), "no seat is dealt to, or a card was played");
    game->last_player = UC_NOBODY;
    game->drawing = UC_NOBODY;
    game->head.phase = UC_HI_LO_FLIP_TURN;
    game->actors = UINT64_C(1) << (UC_NOBODY & 63);
    assert_string_equal(uc_check(&t.state), "a hand is empty");
    give(game, 0, 0, 1);
    give(game, 1, 1, 1);
    assert_string_equal(uc_check(&t.state), "nobody has the turn");
    game->turn = 1;
    game->chip = HI;
    game->head.phase = UC_HI_LO_FLIP_OVER;
    game->actors = 0;
    assert_string_equal(uc_check(&t.state), "the table is not cleared");
    game->head.phase = 9;
    game->actors = UC_ACTORS_CHANCE;
    assert_string_equal(uc_check(&t.state), "no such phase");
    start(&t, 2, NULL, 0, 1);
    game->drawing = UC_NOBODY;
    game->turn = 1;
    game->chip = HI;
    game->head.phase = UC_HI_LO_FLIP_OVER;
    game->actors = 0;
    assert_string_equal(uc_check(&t.state), "the game is not over");
    game->last_out = 1;
    assert_string_equal(uc_check(&t.state), "the game is not over");
    game->last_player = 1;
    assert_string_equal(uc_check(&t.state), "the table is not cleared");
    game->last_player = UC_NOBODY;
    game->drawing = 1;
    assert_string_equal(uc_check(&t.state), "the table is not cleared");
}

/* HF-3.7, HF-3.5, HF-4.1: flaws of a draw and of a reset. */
static void test_flaws_of_draws(void **state) {
    (void)state;
    static table t;
    two_large_hands(&t);
    uc_hi_lo_flip *game = &t.state.hi_lo_flip;
    game->piled = game->worth = 1;
    game->top = 98;
    game->open = (uint8_t)hi_lo_flip_open_on(HI, 98);
    set_drop(&game->draw, 98);
    game->left = 0;
    game->lies[98] = PILED;
    assert_string_equal(uc_check(&t.state), "the discard pile was not taken");
    game->head.phase = UC_HI_LO_FLIP_DRAW;
    game->actors = UC_ACTORS_CHANCE;
    game->drawing = 1;
    assert_string_equal(uc_check(&t.state), "there is no card to draw");
    two_large_hands(&t);
    game->head.phase = UC_HI_LO_FLIP_DRAW;
    game->actors = UC_ACTORS_CHANCE;
    game->drawing = 1;
    assert_null(uc_check(&t.state));
    game->drawing = 2;
    assert_string_equal(uc_check(&t.state), "another seat draws");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_play),
        cmocka_unit_test(test_toss_is_remembered),
        cmocka_unit_test(test_reset_is_remembered),
        cmocka_unit_test(test_seat_to_play_can),
        cmocka_unit_test(test_all_ways_are_even),
        cmocka_unit_test(test_hardly_possible),
        cmocka_unit_test(test_must_hold_the_only_card),
        cmocka_unit_test(test_impossible_memories),
        cmocka_unit_test(test_memory_runs_full),
        cmocka_unit_test(test_flaws),
        cmocka_unit_test(test_larger_flaws),
        cmocka_unit_test(test_flaws_of_draws),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
