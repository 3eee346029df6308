/* Hi Lo Flip: the rules.
 *
 * A hand and the draw pile are sets; every other card has its place in `lies`. The order of the discard pile
 * is in those places, so that taking the pile is one pass over a hundred bytes. The demand of a two (HF-4.2)
 * needs no memory: a seat that must play another card is in the same position as one that begins its turn,
 * except when it has no playable card.
 */

/* gcc would put the two words of a set into one vector register, and wait for the transfers. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("no-tree-slp-vectorize")
#endif

#include "games/hi_lo_flip/hi_lo_flip.h"

#include <string.h>

#include "core/apply.h"

typedef uc_hi_lo_flip hlf;

/* The common parts of a move are compiled into each place that makes one, the others are kept out of it. */

/* The effect of a card, by its last digit: HF-4.1, HF-4.2, HF-4.4. */
enum { PLAIN, ONE, TWO, ZERO };

#define TEN ONE, TWO, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, ZERO

/* HF-1.1: the cards 1 to 100. */
static const uint8_t endings[CARDS] = {TEN, TEN, TEN, TEN, TEN, TEN, TEN, TEN, TEN, TEN};

/* HF-5.2: one point, ten for a card that ends in 0. */
static inline int points(int card) {
    return endings[card] == ZERO ? 10 : 1;
}

/* The first word of the set of cards below `card`, and the second. */
#define LOW(card) ((card) < 64 ? (UINT64_C(1) << ((card)&63)) - 1 : ~UINT64_C(0))
#define HIGH(card) ((card) < 64 ? 0 : (UINT64_C(1) << ((card)&63)) - 1)
#define BELOW(card)                                                                                          \
    {                                                                                                        \
        { LOW(card), HIGH(card) }                                                                            \
    }
#define ABOVE(card)                                                                                          \
    {                                                                                                        \
        { ~LOW((card) + 1), ~HIGH((card) + 1) }                                                              \
    }
#define TEN_OF(ROW, card)                                                                                    \
    ROW(card), ROW((card) + 1), ROW((card) + 2), ROW((card) + 3), ROW((card) + 4), ROW((card) + 5),          \
        ROW((card) + 6), ROW((card) + 7), ROW((card) + 8), ROW((card) + 9)
#define HUNDRED_OF(ROW)                                                                                      \
    TEN_OF(ROW, 0), TEN_OF(ROW, 10), TEN_OF(ROW, 20), TEN_OF(ROW, 30), TEN_OF(ROW, 40), TEN_OF(ROW, 50),     \
        TEN_OF(ROW, 60), TEN_OF(ROW, 70), TEN_OF(ROW, 80), TEN_OF(ROW, 90)

/* HF-3.1: any card on an empty pile. HF-3.2: the higher cards if the chip shows hi, the lower ones if it
 * shows lo. */
const uc_set hi_lo_flip_opens[2 * CARDS + 1] = {
    {{~UINT64_C(0), ~UINT64_C(0)}}, HUNDRED_OF(ABOVE), HUNDRED_OF(BELOW)};

/* ---- Who acts */

UC_INLINE void let_chance(hlf *game, int phase) {
    game->head.phase = (uint8_t)phase;
    game->actors = UC_ACTORS_CHANCE;
}

UC_INLINE void let_seat(hlf *game, int phase) {
    game->head.phase = (uint8_t)phase;
    game->actors = UINT64_C(1) << game->turn;
}

/* ---- Taking, drawing */

static void report_set(uc_events *events, int type, int seat, uc_set set, int value) {
    uc_event *event = uc_report(events, type, seat);
    event->set = set;
    event->value = value;
}

/* Moves the discard pile to what a seat has taken (HF-3.5, HF-5.1). */
static inline void take_pile(hlf *game, int seat) {
    for (int card = 0; card < CARDS; card++)
        game->lies[card] = game->lies[card] >= PILED ? (uint8_t)(TAKEN + seat) : game->lies[card];
    game->seat[seat].points = (uint8_t)(game->seat[seat].points + game->worth);
    game->piled = game->worth = game->top = game->open = 0;
}

/* Values of the option `restart`. */
enum { RIGHT, PLAYER };

/* HF-3.6: the seat that takes the pile if no other seat has played in this round. */
UC_COLD int taker_alone(const hlf *game) {
    if (game->restart == RIGHT) return hi_lo_flip_before(game, game->turn);
    return game->restart == PLAYER ? game->turn : hi_lo_flip_next(game, game->turn);
}

/* HF-3.6: one rule for all three cases, also within a turn of several cards (HF-4.2). */
static inline int taker(const hlf *game) {
    if (game->last_player != game->turn) return game->last_player;
    return game->other_player != UC_NOBODY ? game->other_player : taker_alone(game);
}

/* HF-3.5: the pile is taken before the restart card is chosen. */
UC_COLD void begin_reset(hlf *game, uc_events *events) {
    int seat = taker(game);
    if (events) {
        report_set(events, EVENT_TOOK, seat, hi_lo_flip_lying(game, PILED), game->worth);
        events->item[events->count - 1].other = game->turn;
        events->item[events->count - 1].a = game->top;
    }
    take_pile(game, seat);
    let_seat(game, UC_HI_LO_FLIP_RESET);
}

/* HF-3.7: the discard pile except its top card becomes the draw pile. */
UC_COLD void recycle(hlf *game, uc_events *events) {
    if (game->piled < 2) return;
    game->draw = hi_lo_flip_lying(game, PILED);
    set_drop(&game->draw, game->top);
    game->left = (uint8_t)(game->piled - 1);
    for (uc_set rest = game->draw; !set_empty(rest);) game->lies[set_take_lowest(&rest)] = 0;
    game->lies[game->top] = PILED;
    game->piled = 1;
    game->worth = (uint8_t)points(game->top);
    if (events) {
        report_set(events, EVENT_RECYCLED, UC_NOBODY, game->draw, 0);
        events->item[events->count - 1].a = game->top;
    }
}

/* HF-3.7: this happens on entering `draw`. False if there is nothing to draw. */
static inline bool begin_draw(hlf *game, int seat, uc_events *events) {
    if (game->left == 0) recycle(game, events);
    if (game->left == 0) {
        if (events) uc_report(events, EVENT_NO_CARD, seat);
        return false;
    }
    let_chance(game, UC_HI_LO_FLIP_DRAW);
    game->drawing = (uint8_t)seat;
    return true;
}

/* ---- A turn */

static inline bool can_play(const hlf *game) {
    const uint64_t *hand = game->seat[game->turn].hand.word, *open = hi_lo_flip_opens[game->open].word;
    return ((hand[0] & open[0]) | (hand[1] & open[1])) != 0;
}

/* Asks seat `turn` for a card: HF-3.2 if it has a playable one, else HF-3.3. False if it has none. */
UC_INLINE bool ask(hlf *game) {
    bool can = can_play(game);
    game->head.phase = can ? UC_HI_LO_FLIP_TURN : UC_HI_LO_FLIP_CHIP;
    game->actors = UINT64_C(1) << (can ? game->turn : UC_CHANCE);
    return can;
}

/* The turn after that of a skipped seat (HF-4.1); with two seats it is the same seat's, and HF-4.2 covers it.
 */
UC_COLD void turn_after(hlf *game, int skipped, uc_events *events) {
    game->turn = (uint8_t)hi_lo_flip_next(game, skipped);
    if (events) uc_report(events, EVENT_TURN, game->turn);
    if (!ask(game) && game->after_two && game->head.seats == 2) begin_reset(game, events);
}

/* HF-4.1: the next seat draws and loses its turn, even if it cannot draw. */
UC_COLD void skip_next(hlf *game, uc_events *events) {
    int skipped = hi_lo_flip_next(game, game->turn);
    if (events) uc_report(events, EVENT_SKIPPED, skipped)->other = game->turn;
    if (!begin_draw(game, skipped, events)) turn_after(game, skipped, events);
}

/* ---- The end of a round and the beginning of another */

/* HF-2.4: the lowest total, then age: the oldest if the chip shows hi, the youngest if it shows lo. One
 * number holds all of that, since its order cannot be predicted. */
static int beginner(const hlf *game) {
    int64_t best = INT64_MAX;
    for (int i = 0; i < game->head.seats; i++) {
        int seat = game->ages[i], later = game->chip == HI ? i : SEATS - i;
        int64_t rank = (int64_t)game->seat[seat].total * 64 + later * 8 + seat;
        best = rank < best ? rank : best;
    }
    return (int)(best % 8);
}

/* HF-2.1: every card is in the draw pile. */
static inline void clear_table(hlf *game) {
    game->draw = set_first(CARDS);
    game->left = CARDS;
    memset(game->lies, 0, sizeof game->lies);
    game->piled = game->worth = game->top = game->open = 0;
    game->drawing = game->last_player = game->other_player = UC_NOBODY;
}

static int32_t best_total(const hlf *game) {
    int32_t best = game->seat[0].total;
    for (int seat = 1; seat < game->head.seats; seat++)
        best = game->seat[seat].total > best ? game->seat[seat].total : best;
    return best;
}

static uint64_t leaders(const hlf *game) {
    int32_t best = best_total(game);
    uint64_t seats = 0;
    for (int seat = 0; seat < game->head.seats; seat++)
        seats |= (uint64_t)(game->seat[seat].total == best) << seat;
    return seats;
}

/* HF-5.3: at the target, or after the last round; with tie=extra_round the game ends only when one seat leads
 * alone. */
bool hi_lo_flip_ends(const hlf *game) {
    bool last = game->rounds && game->head.round >= game->rounds;
    return (last || best_total(game) >= game->target) && (!game->tie || bits_count(leaders(game)) == 1);
}

static void report_scores(const hlf *game, int out, uc_events *events) {
    for (int seat = 0; seat < game->head.seats; seat++) {
        report_set(events, EVENT_SCORED, seat, hi_lo_flip_lying(game, TAKEN + seat), game->seat[seat].points);
        events->item[events->count - 1].b = seat == out ? game->bonus : 0;
    }
}

static void report_next(const hlf *game, uc_events *events) {
    if (game->head.phase == UC_HI_LO_FLIP_DEAL)
        uc_report(events, EVENT_ROUND, game->turn)->value = (int32_t)game->head.round;
    else
        for (uint64_t seats = leaders(game); seats; seats &= seats - 1) {
            int seat = bits_lowest(seats);
            uc_report(events, EVENT_WON, seat)->value = game->seat[seat].total;
        }
}

/* HF-5.3: the game is over, or all cards are shuffled for another round. */
static inline void after_round(hlf *game) {
    if (hi_lo_flip_ends(game)) {
        game->head.phase = UC_HI_LO_FLIP_OVER;
        game->actors = 0;
        return;
    }
    let_chance(game, UC_HI_LO_FLIP_DEAL);
    game->head.round++;
    game->drawing = 0;
    game->turn = (uint8_t)beginner(game);
}

void hi_lo_flip_rules_changed(hlf *game) {
    bool over = game->head.phase == UC_HI_LO_FLIP_OVER;
    if (!over && game->head.round == 1) return;
    if (!over) game->head.round--; /* back to the end of the round before */
    game->drawing = UC_NOBODY;
    game->turn = game->last_out;
    after_round(game);
}

/* HF-5.1: seat `out` takes the pile and the bonus. HF-5.2: the taken cards are the score, hands are worth
 * nothing. */
__attribute__((noinline)) void hi_lo_flip_end_round(hlf *game, int out, const int32_t *scores,
                                                    uc_events *events) {
    if (events) report_set(events, EVENT_OUT, out, hi_lo_flip_lying(game, PILED), game->bonus);
    take_pile(game, out);
    game->seat[out].points = (uint8_t)(game->seat[out].points + game->bonus);
    if (events) report_scores(game, out, events);
    for (int i = 0; i < game->head.seats; i++) {
        uc_hi_lo_flip_seat *seat = &game->seat[i];
        int32_t score = scores ? scores[i] : seat->points;
        *seat = (uc_hi_lo_flip_seat){.total = seat->total + score, .last_score = (uint8_t)score};
    }
    clear_table(game);
    game->last_out = game->turn = (uint8_t)out;
    after_round(game);
    if (events) report_next(game, events);
}

/* ---- Moves */

/* A card of a seat, out of its hand already, goes on the pile. */
UC_INLINE void lay_card(hlf *game, int seat, int card) {
    game->lies[card] = (uint8_t)(PILED + game->piled++);
    game->top = (uint8_t)card;
    game->open = (uint8_t)hi_lo_flip_open_on(game->chip, card);
    game->worth = (uint8_t)(game->worth + points(card));
    uint8_t other = (uint8_t)(0 - (game->last_player != seat)); /* a mask: nobody can predict it */
    game->other_player = (uint8_t)((game->last_player & other) | (game->other_player & ~other));
    game->last_player = (uint8_t)seat;
}

/* The effect of the top card, which seat `turn` has just played. */
UC_INLINE void take_effect(hlf *game, int card, uc_events *events) {
    int seat = game->turn;
    if (game->seat[seat].held == 0) { /* HF-5.1: at once, without the card's effect */
        hi_lo_flip_end_round(game, seat, NULL, events);
    } else if (endings[card] == ONE) { /* HF-4.1, also as a second card by HF-4.3 */
        skip_next(game, events);
    } else { /* HF-4.2, and again by HF-4.3; HF-4.4: other cards, zeros among them, do nothing */
        bool owes = endings[card] == TWO;
        if (events && owes) uc_report(events, EVENT_OWES, seat);
        game->turn = (uint8_t)(owes ? seat : hi_lo_flip_next(game, seat));
        if (!ask(game) && owes && game->after_two) begin_reset(game, events);
    }
}

UC_INLINE void put_card(hlf *game, int card, bool drawn, uc_events *events) {
    if (events) {
        uc_event *event = uc_report(events, EVENT_PLAYED, game->turn);
        event->a = (uint8_t)card;
        event->c = drawn;
    }
    lay_card(game, game->turn, card);
    take_effect(game, card, events);
}

UC_INLINE void play_card(hlf *game, int card, uc_events *events) {
    uc_hi_lo_flip_seat *seat = &game->seat[game->turn];
    set_drop(&seat->hand, card);
    seat->held--;
    put_card(game, card, false, events);
}

UC_INLINE void give_card(hlf *game, int seat, int card, int type, uc_events *events) {
    uint64_t bit = UINT64_C(1) << (card & 63), high = 0 - (uint64_t)(card >> 6);
    uc_set *hand = &game->seat[seat].hand;
    game->draw.word[0] &= ~(bit & ~high); /* both words, so that the next draw need not wait for the choice */
    game->draw.word[1] &= ~(bit & high);
    game->left--;
    hand->word[0] |= bit & ~high;
    hand->word[1] |= bit & high;
    game->seat[seat].held++;
    if (events) {
        uc_event *event = uc_report(events, type, seat);
        event->a = (uint8_t)card;
        event->visible_to = (uint8_t)seat;
    }
}

/* HF-2.2: the opening toss follows the first deal. */
static inline void end_deal(hlf *game) {
    game->drawing = UC_NOBODY;
    if (game->turn == UC_NOBODY)
        let_chance(game, UC_HI_LO_FLIP_CHIP);
    else
        let_seat(game, UC_HI_LO_FLIP_TURN);
}

/* HF-2.1: all cards of seat 0, then those of seat 1, and so on. */
UC_INLINE void deal_card(hlf *game, int card, uc_events *events) {
    int seat = game->drawing;
    give_card(game, seat, card, EVENT_DEALT, events);
    if (game->seat[seat].held < game->hand) return;
    game->drawing = (uint8_t)(seat + 1);
    if (seat + 1 == game->head.seats) end_deal(game);
}

/* HF-2.2; HF-2.3: the oldest seat begins if the chip shows hi, the youngest if it shows lo. */
UC_COLD void opening_toss(hlf *game, int side, uc_events *events) {
    game->chip = (uint8_t)side;
    game->turn = game->ages[side == HI ? 0 : game->head.seats - 1];
    let_seat(game, UC_HI_LO_FLIP_TURN);
    if (events) uc_report(events, EVENT_OPENED, game->turn)->b = (uint8_t)side;
}

/* HF-3.3: on the other side every card of the hand is playable. HF-3.4: on the same side the seat draws. */
UC_INLINE void toss(hlf *game, int side, uc_events *events) {
    if (game->turn == UC_NOBODY) {
        opening_toss(game, side, events);
        return;
    }
    bool turned = side != game->chip;
    if (events) {
        uc_event *event = uc_report(events, EVENT_TOSSED, game->turn);
        event->b = (uint8_t)side;
        event->c = turned;
    }
    game->chip = (uint8_t)side;
    game->open = (uint8_t)hi_lo_flip_open_on(side, game->top);
    let_seat(game, UC_HI_LO_FLIP_TURN);
    if (!turned && !begin_draw(game, game->turn, events)) begin_reset(game, events); /* HF-3.5 */
}

/* HF-3.4: a playable drawn card is played at once, else HF-3.5. HF-4.1: a card drawn because of a one is
 * kept. */
UC_COLD void draw_card(hlf *game, int card, uc_events *events) {
    int seat = game->drawing;
    game->drawing = UC_NOBODY;
    give_card(game, seat, card, EVENT_DREW, events);
    if (seat != game->turn) {
        turn_after(game, seat, events);
        return;
    }
    if (!set_has(&hi_lo_flip_opens[game->open], card)) {
        begin_reset(game, events);
        return;
    }
    set_drop(&game->seat[seat].hand, card);
    game->seat[seat].held--;
    put_card(game, card, true, events);
}

/* HF-3.2, HF-3.5: a seat plays a card. Chance moves are described at each function. */
UC_INLINE void step_with(hlf *game, uc_move move, uc_events *events) {
    switch (game->head.phase) {
    case UC_HI_LO_FLIP_DEAL: deal_card(game, move, events); break;
    case UC_HI_LO_FLIP_CHIP: toss(game, move - UC_HI_LO_FLIP_CHIP_HI + HI, events); break;
    case UC_HI_LO_FLIP_DRAW: draw_card(game, move, events); break;
    default: play_card(game, move - FIRST_PLAY, events); break;
    }
}

UC_COLD void step_reported(hlf *game, uc_move move, uc_events *events) {
    step_with(game, move, events);
}

/* A separate copy without events, so that simulations do not carry them along. */
static inline void step(uc_state *state, int mover, uc_move move, uc_events *events) {
    (void)mover;
    if (events)
        step_reported(&state->hi_lo_flip, move, events);
    else
        step_with(&state->hi_lo_flip, move, NULL);
}

/* ---- The interface */

static void start(uc_state *state) {
    hlf *game = &state->hi_lo_flip;
    clear_table(game);
    let_chance(game, UC_HI_LO_FLIP_DEAL);
    game->drawing = 0;
    game->turn = game->last_out = UC_NOBODY;
}

static inline uint64_t actors(const uc_state *state) {
    return state->hi_lo_flip.actors;
}

/* Lists the cards of one word, ascending. Hands have few: four are written in any case, which saves a branch
 * that cannot be predicted. */
static inline int list_word(uc_move *moves, uint64_t word, int first) {
    int count = bits_count(word);
    for (int i = 0; i < 5; i++, word &= word - 1)
        moves[i] = (uc_move)(first + bits_lowest(word | UINT64_C(1) << 63));
    for (int i = 5; i < count; i++, word &= word - 1) moves[i] = (uc_move)(first + bits_lowest(word));
    return count;
}

static inline int legal(const uc_state *state, int seat, uc_move *moves) {
    const hlf *game = &state->hi_lo_flip;
    if (seat < 0 || seat >= SEATS || !(game->actors >> seat & 1)) return 0;
    const uint64_t *hand = game->seat[seat].hand.word, *open = hi_lo_flip_opens[game->open].word;
    int low = list_word(moves, hand[0] & open[0], FIRST_PLAY);
    return low + list_word(moves + low, hand[1] & open[1], FIRST_PLAY + 64);
}

/* The rule that says what may be done in this phase. */
static uc_rule rule_of_phase(const hlf *game) {
    switch (game->head.phase) {
    case UC_HI_LO_FLIP_DEAL: return 201;                                     /* HF-2.1 */
    case UC_HI_LO_FLIP_CHIP: return game->turn == UC_NOBODY ? 202 : 303;     /* HF-2.2, HF-3.3 */
    case UC_HI_LO_FLIP_DRAW: return game->drawing == game->turn ? 304 : 401; /* HF-3.4, HF-4.1 */
    case UC_HI_LO_FLIP_TURN: return game->piled ? 302 : 301;                 /* HF-3.2, HF-3.1 */
    default: return 305;                                                     /* HF-3.5 */
    }
}

/* Seat `turn` holds the card, and HF-3.2 allows it. */
static inline bool may_play(const hlf *game, int card) {
    return set_has(&game->seat[game->turn].hand, card) && set_has(&hi_lo_flip_opens[game->open], card);
}

static inline uc_rule refuse(const uc_state *state, int mover, uc_move move) {
    const hlf *game = &state->hi_lo_flip;
    bool fine;
    if (mover != UC_CHANCE) {
        int card = move - FIRST_PLAY;
        fine = card >= 0 && may_play(game, card);
    } else if (game->head.phase == UC_HI_LO_FLIP_CHIP) {
        fine = move == UC_HI_LO_FLIP_CHIP_HI || move == UC_HI_LO_FLIP_CHIP_LO;
    } else {
        fine = move < CARDS && set_has(&game->draw, move);
    }
    return fine ? UC_LEGAL : rule_of_phase(game);
}

static inline uint32_t weight(const uc_state *state) {
    const hlf *game = &state->hi_lo_flip;
    return game->head.phase == UC_HI_LO_FLIP_CHIP ? 2 : game->left;
}

/* set_nth without a branch, whatever the compiler prefers: the difference is negative if the card is in the
 * second word. */
static inline int nth_card(uc_set cards, uint32_t n) {
    uint64_t lows = (uint64_t)bits_count(cards.word[0]), in_low = (n - lows) >> 63, high = in_low - 1;
    uint64_t word = cards.word[0] ^ ((cards.word[0] ^ cards.word[1]) & high);
    return bits_lowest(hi_lo_flip_nth_bit(word, n - (lows & high))) + (int)(64 & high);
}

static inline uc_move pick(const uc_state *state, uint32_t r) {
    const hlf *game = &state->hi_lo_flip;
    if (game->head.phase == UC_HI_LO_FLIP_CHIP) return (uc_move)(UC_HI_LO_FLIP_CHIP_HI + r);
    return (uc_move)nth_card(game->draw, r);
}

static uc_move draw(const uc_state *state, uc_rng *rng) {
    const hlf *game = &state->hi_lo_flip;
    if (game->head.phase != UC_HI_LO_FLIP_CHIP)
        return (uc_move)nth_card(game->draw, uc_rng_below(rng, game->left));
    return pick(state, uc_rng_below(rng, weight(state)));
}

static int outcomes(const uc_state *state, uc_move *moves, uint32_t *weights) {
    int count = (int)weight(state);
    for (int i = 0; i < count; i++) {
        moves[i] = pick(state, (uint32_t)i);
        if (weights) weights[i] = 1; /* HF-1.1: each card exists once */
    }
    return count;
}

UC_COLD uc_result apply_any(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_apply_checked(state, mover, move, events, UC_HI_LO_FLIP_MOVES, actors, refuse, step);
}

UC_COLD uc_result apply_play(uc_state *state, int mover, uc_move move, uc_events *events) {
    hlf *game = &state->hi_lo_flip;
    int card = move - FIRST_PLAY;
    bool acts = mover == game->turn && mover < SEATS && game->actors == UINT64_C(1) << mover;
    if (!acts || card < 0 || card >= CARDS || !may_play(game, card) || events)
        return apply_any(state, mover, move, events);
    play_card(game, card, NULL);
    return (uc_result){UC_OK, 0};
}

/* The two most common moves of simulations come first, by themselves: a dealt card and a played one. All
 * other moves, and refusals, go through the checked apply. */
static uc_result apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    hlf *game = &state->hi_lo_flip;
    bool deals = game->head.phase == UC_HI_LO_FLIP_DEAL && mover == UC_CHANCE && move < CARDS;
    if (!deals || !set_has(&game->draw, move) || events) return apply_play(state, mover, move, events);
    deal_card(game, move, NULL);
    return (uc_result){UC_OK, 0};
}

static int32_t total(const uc_state *state, int seat) {
    return state->hi_lo_flip.seat[seat].total;
}

static int32_t target(const uc_state *state) {
    return state->hi_lo_flip.target;
}

/* Everybody sees the chip; only the seat that draws a card sees it. */
static uint64_t sees_outcome(const uc_state *before, uc_move outcome) {
    return outcome >= UC_HI_LO_FLIP_CHIP_HI ? UINT64_MAX : UINT64_C(1) << before->hi_lo_flip.drawing;
}

/* HF-5.3 */
static uint64_t winners(const uc_state *state) {
    return state->head.phase == UC_HI_LO_FLIP_OVER ? leaders(&state->hi_lo_flip) : 0;
}

#include "games/hi_lo_flip/playout.h"

const uc_game uc_game_hi_lo_flip = {
    .id = "hi_lo_flip",
    .name = "Hi Lo Flip",
    .prefix = "HF",
    .number = UC_GAME_HI_LO_FLIP,
    .cards = CARDS,
    .seats_min = 2,
    .seats_max = SEATS,
    .moves = UC_HI_LO_FLIP_MOVES,
    .state_base = offsetof(hlf, seat),
    .state_seat = sizeof(uc_hi_lo_flip_seat),
    .phases = hi_lo_flip_phases,
    .options = hi_lo_flip_options,
    .presets = hi_lo_flip_presets,
    .fields = hi_lo_flip_fields,
    .events = hi_lo_flip_events,
    .nouns = hi_lo_flip_nouns,
    .tallies = hi_lo_flip_tallies,
    .layout = hi_lo_flip_layout,
    .layout_seat = hi_lo_flip_layout_seat,
    .start = start,
    .actors = actors,
    .legal = legal,
    .apply = apply,
    .step = step,
    .weight = weight,
    .pick = pick,
    .draw = draw,
    .outcomes = outcomes,
    .playout = UC_FUSED ? playout : NULL,
    .total = total,
    .winners = winners,
    .target = target,
    .sees_outcome = sees_outcome,
    .secret_hands = true,
    .check = hi_lo_flip_check,
    .derive = hi_lo_flip_derive,
    .view = hi_lo_flip_view,
    .memory_start = hi_lo_flip_memory_start,
    .memory_update = hi_lo_flip_memory_update,
    .memory_view = hi_lo_flip_memory_view,
    .resample = hi_lo_flip_resample,
    .move_text = hi_lo_flip_move_text,
    .parse = hi_lo_flip_parse,
    .noun = hi_lo_flip_noun,
    .explain = hi_lo_flip_explain,
    .pad = UC_PAD ? &hi_lo_flip_pad : NULL,
    .tensor = UC_TENSORS ? hi_lo_flip_tensor : NULL,
    .tensor_write = UC_TENSORS ? hi_lo_flip_tensor_write : NULL,
    .action = UC_TENSORS ? hi_lo_flip_action : NULL,
    .actions = CARDS,
};
