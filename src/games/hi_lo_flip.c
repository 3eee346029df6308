/* Hi Lo Flip: the rules.
 *
 * A hand and the draw pile are sets; every other card has its place in `lies`. The order of the discard pile
 * is in those places, so that taking the pile is one sweep over a hundred bytes. What a two asks for (HF-4.2)
 * needs no memory: a seat that must play another card is in the same position as one that begins its turn,
 * but for the moment in which it has nothing to play.
 */
#include "games/hi_lo_flip.h"

#include <string.h>

#include "core/door.h"
#include "games/games.h"

typedef uc_hi_lo_flip hlf;

/* What a card does when it is played, by its last digit: HF-4.1, HF-4.2, HF-4.4. */
enum { PLAIN, ONE, TWO, ZERO };

#define TEN ONE, TWO, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, PLAIN, ZERO

/* HF-1.1: the cards 1 to 100. */
static const uint8_t endings[CARDS] = {TEN, TEN, TEN, TEN, TEN, TEN, TEN, TEN, TEN, TEN};

/* HF-5.2: one point, ten for a card that ends in 0. */
static inline int points(int card) {
    return endings[card] == ZERO ? 10 : 1;
}

/* ---- Taking, drawing */

static void tell_set(uc_events *events, int type, int seat, uc_set set, int value) {
    uc_event *event = uc_tell(events, type, seat);
    event->set = set;
    event->value = value;
}

/* Moves the discard pile to what a seat has taken (HF-3.5, HF-5.1). */
static inline void take_pile(hlf *game, int seat) {
    for (int card = 0; card < CARDS; card++)
        game->lies[card] = game->lies[card] >= PILED ? (uint8_t)(TAKEN + seat) : game->lies[card];
    game->seat[seat].points = (uint8_t)(game->seat[seat].points + game->worth);
    game->piled = game->worth = game->top = 0;
}

/* HF-3.6: one rule for all three cases, also within a turn of several cards (HF-4.2). */
static inline int taker(const hlf *game) {
    if (game->last_player != game->turn) return game->last_player;
    return game->other_player != UC_NOBODY ? game->other_player : hi_lo_flip_before(game, game->turn);
}

/* HF-3.5: the pile is taken before the restart card is chosen. */
static inline void begin_reset(hlf *game, uc_events *events) {
    int seat = taker(game);
    if (events) {
        tell_set(events, TOLD_TOOK, seat, hi_lo_flip_lying(game, PILED), game->worth);
        events->item[events->count - 1].other = game->turn;
        events->item[events->count - 1].a = game->top;
    }
    take_pile(game, seat);
    game->head.phase = UC_HI_LO_FLIP_RESET;
}

/* HF-3.7: the discard pile except its top card becomes the draw pile. */
static void recycle(hlf *game, uc_events *events) {
    if (game->piled < 2) return;
    game->draw = hi_lo_flip_lying(game, PILED);
    set_drop(&game->draw, game->top);
    for (uc_set rest = game->draw; !set_empty(rest);) game->lies[set_take_lowest(&rest)] = 0;
    game->lies[game->top] = PILED;
    game->piled = 1;
    game->worth = (uint8_t)points(game->top);
    if (events) {
        tell_set(events, TOLD_RECYCLED, UC_NOBODY, game->draw, 0);
        events->item[events->count - 1].a = game->top;
    }
}

/* HF-3.7: this happens on entering `draw`. False when there is nothing to draw. */
static inline bool begin_draw(hlf *game, int seat, uc_events *events) {
    if (set_empty(game->draw)) recycle(game, events);
    if (set_empty(game->draw)) {
        if (events) uc_tell(events, TOLD_NO_CARD, seat);
        return false;
    }
    game->head.phase = UC_HI_LO_FLIP_DRAW;
    game->drawing = (uint8_t)seat;
    return true;
}

/* ---- A turn */

/* Asks seat `turn` for a card: HF-3.2 when it has one to play, else HF-3.3; for a card owed after a two with
 * rule after_two=reset HF-4.2 instead. */
static inline void ask(hlf *game, bool owed, uc_events *events) {
    bool can = !set_empty(hi_lo_flip_playable(game, game->turn));
    game->head.phase = can ? UC_HI_LO_FLIP_TURN : UC_HI_LO_FLIP_CHIP;
    if (owed && !can && game->after_two) begin_reset(game, events);
}

/* The turn after that of a seat which was skipped (HF-4.1); with two seats it is the same seat's. */
static void turn_after(hlf *game, int skipped, uc_events *events) {
    game->turn = (uint8_t)hi_lo_flip_next(game, skipped);
    if (events) uc_tell(events, TOLD_TURN, game->turn);
    ask(game, false, events);
}

/* HF-4.1: the next seat draws and loses its turn; the turn is lost also when it cannot draw. */
static void skip_next(hlf *game, uc_events *events) {
    int skipped = hi_lo_flip_next(game, game->turn);
    if (events) uc_tell(events, TOLD_SKIPPED, skipped)->other = game->turn;
    if (!begin_draw(game, skipped, events)) turn_after(game, skipped, events);
}

/* ---- The end of a round and the beginning of another */

/* HF-2.4: among the seats with the lowest total the oldest when the chip shows hi, the youngest when lo. */
static int beginner(const hlf *game) {
    int begins = game->ages[0];
    for (int i = 1; i < game->head.seats; i++) {
        int seat = game->ages[i];
        int32_t lead = game->seat[seat].total - game->seat[begins].total;
        if (lead < 0 || (lead == 0 && game->chip == LO)) begins = seat;
    }
    return begins;
}

/* HF-2.1: every card is in the draw pile. */
static inline void clear_table(hlf *game) {
    game->draw = set_first(CARDS);
    memset(game->lies, 0, sizeof game->lies);
    game->piled = game->worth = game->top = 0;
    game->drawing = game->last_player = game->other_player = UC_NOBODY;
}

static uint64_t leaders(const hlf *game) {
    int32_t best = game->seat[0].total;
    uint64_t seats = 1;
    for (int seat = 1; seat < game->head.seats; seat++) {
        int32_t total = game->seat[seat].total;
        if (total > best) seats = 0;
        if (total >= best) {
            best = total;
            seats |= UINT64_C(1) << seat;
        }
    }
    return seats;
}

/* HF-5.3: with tie=extra_round it takes a leader alone to end the game. */
static bool game_ends(const hlf *game) {
    uint64_t first = leaders(game);
    if (game->seat[bits_lowest(first)].total < game->target) return false;
    return !game->tie || bits_count(first) == 1;
}

static void tell_scores(const hlf *game, int out, uc_events *events) {
    for (int seat = 0; seat < game->head.seats; seat++) {
        tell_set(events, TOLD_SCORED, seat, hi_lo_flip_lying(game, TAKEN + seat), game->seat[seat].points);
        events->item[events->count - 1].b = seat == out ? BONUS : 0;
    }
}

static void tell_next(const hlf *game, uc_events *events) {
    if (game->head.phase == UC_HI_LO_FLIP_DEAL)
        uc_tell(events, TOLD_ROUND, game->turn)->value = (int32_t)game->head.round;
    else
        for (uint64_t seats = leaders(game); seats; seats &= seats - 1) {
            int seat = bits_lowest(seats);
            uc_tell(events, TOLD_WON, seat)->value = game->seat[seat].total;
        }
}

/* HF-5.1: seat `out` takes the pile and the bonus. HF-5.2: the score is what was taken, hands are worth
 * nothing. HF-5.3: then the game is over, or all cards are shuffled for another round. */
static void end_round(hlf *game, int out, uc_events *events) {
    if (events) tell_set(events, TOLD_OUT, out, hi_lo_flip_lying(game, PILED), BONUS);
    take_pile(game, out);
    game->seat[out].points = (uint8_t)(game->seat[out].points + BONUS);
    if (events) tell_scores(game, out, events);
    for (int i = 0; i < game->head.seats; i++) {
        uc_hi_lo_flip_seat *seat = &game->seat[i];
        int32_t score = seat->points;
        *seat = (uc_hi_lo_flip_seat){.total = seat->total + score, .last_score = (uint8_t)score};
    }
    clear_table(game);
    game->last_out = game->turn = (uint8_t)out;
    if (game_ends(game)) {
        game->head.phase = UC_HI_LO_FLIP_OVER;
    } else {
        game->head.phase = UC_HI_LO_FLIP_DEAL;
        game->head.round++;
        game->drawing = 0;
        game->turn = (uint8_t)beginner(game);
    }
    if (events) tell_next(game, events);
}

/* ---- Moves */

/* A card of seat `turn`, out of its hand already, goes on the pile and has its effect. */
static inline void put_card(hlf *game, int card, bool drawn, uc_events *events) {
    int seat = game->turn;
    if (events) {
        uc_event *event = uc_tell(events, TOLD_PLAYED, seat);
        event->a = (uint8_t)card;
        event->c = drawn;
    }
    game->lies[card] = (uint8_t)(PILED + game->piled++);
    game->top = (uint8_t)card;
    game->worth = (uint8_t)(game->worth + points(card));
    game->other_player = game->last_player != seat ? game->last_player : game->other_player;
    game->last_player = (uint8_t)seat;
    if (game->seat[seat].held == 0) { /* HF-5.1: at once, without the card's effect */
        end_round(game, seat, events);
    } else if (endings[card] == ONE) { /* HF-4.1, also as a second card by HF-4.3 */
        skip_next(game, events);
    } else if (endings[card] == TWO) { /* HF-4.2, and again by HF-4.3 */
        if (events) uc_tell(events, TOLD_OWES, seat);
        ask(game, true, events);
    } else { /* HF-4.4: other cards, zeros among them, do nothing */
        game->turn = (uint8_t)hi_lo_flip_next(game, seat);
        ask(game, false, events);
    }
}

static inline void play_card(hlf *game, int card, uc_events *events) {
    uc_hi_lo_flip_seat *seat = &game->seat[game->turn];
    set_drop(&seat->hand, card);
    seat->held--;
    put_card(game, card, false, events);
}

static inline void give_card(hlf *game, int seat, int card, int type, uc_events *events) {
    set_drop(&game->draw, card);
    set_add(&game->seat[seat].hand, card);
    game->seat[seat].held++;
    if (events) {
        uc_event *event = uc_tell(events, type, seat);
        event->a = (uint8_t)card;
        event->knower = (uint8_t)seat;
    }
}

/* HF-2.1: seven cards to seat 0, then to seat 1, and so on. HF-2.2: the opening toss follows the first deal.
 */
static inline void deal_card(hlf *game, int card, uc_events *events) {
    int seat = game->drawing;
    give_card(game, seat, card, TOLD_DEALT, events);
    if (game->seat[seat].held < DEALT) return;
    game->drawing = (uint8_t)(seat + 1);
    if (seat + 1 < game->head.seats) return;
    game->drawing = UC_NOBODY;
    game->head.phase = game->turn == UC_NOBODY ? UC_HI_LO_FLIP_CHIP : UC_HI_LO_FLIP_TURN;
}

/* HF-2.2; HF-2.3: the oldest seat begins when the chip shows hi, the youngest when it shows lo. */
static void opening_toss(hlf *game, int side, uc_events *events) {
    game->chip = (uint8_t)side;
    game->turn = game->ages[side == HI ? 0 : game->head.seats - 1];
    game->head.phase = UC_HI_LO_FLIP_TURN;
    if (events) uc_tell(events, TOLD_OPENED, game->turn)->b = (uint8_t)side;
}

/* HF-3.3: on the other side every card of the hand is playable. HF-3.4: on the same side the seat draws. */
static inline void toss(hlf *game, int side, uc_events *events) {
    if (game->turn == UC_NOBODY) {
        opening_toss(game, side, events);
        return;
    }
    bool turned = side != game->chip;
    if (events) {
        uc_event *event = uc_tell(events, TOLD_TOSSED, game->turn);
        event->b = (uint8_t)side;
        event->c = turned;
    }
    game->chip = (uint8_t)side;
    if (turned)
        game->head.phase = UC_HI_LO_FLIP_TURN;
    else if (!begin_draw(game, game->turn, events))
        begin_reset(game, events); /* HF-3.5 */
}

/* HF-3.4: a drawn card that can be played is played at once, else HF-3.5. HF-4.1: a card drawn because of a
 * one is kept. */
static inline void draw_card(hlf *game, int card, uc_events *events) {
    int seat = game->drawing;
    game->drawing = UC_NOBODY;
    give_card(game, seat, card, TOLD_DREW, events);
    if (seat != game->turn) {
        turn_after(game, seat, events);
        return;
    }
    uc_set open = hi_lo_flip_open(game);
    if (!set_has(&open, card)) {
        begin_reset(game, events);
        return;
    }
    set_drop(&game->seat[seat].hand, card);
    game->seat[seat].held--;
    put_card(game, card, true, events);
}

static inline void step(uc_state *state, int mover, uc_move move, uc_events *events) {
    (void)mover;
    hlf *game = &state->hi_lo_flip;
    switch (game->head.phase) {
    case UC_HI_LO_FLIP_DEAL: deal_card(game, move, events); break;
    case UC_HI_LO_FLIP_CHIP: toss(game, move - UC_HI_LO_FLIP_CHIP_HI + HI, events); break;
    case UC_HI_LO_FLIP_DRAW: draw_card(game, move, events); break;
    default: play_card(game, move - FIRST_PLAY, events); break; /* HF-3.2, HF-3.5 */
    }
}

/* ---- The interface */

static void start(uc_state *state) {
    hlf *game = &state->hi_lo_flip;
    clear_table(game);
    game->head.phase = UC_HI_LO_FLIP_DEAL;
    game->drawing = 0;
    game->turn = game->last_out = UC_NOBODY;
}

static inline uint64_t actors(const uc_state *state) {
    int phase = state->head.phase;
    if (phase == UC_HI_LO_FLIP_OVER) return 0;
    bool seat_acts = phase == UC_HI_LO_FLIP_TURN || phase == UC_HI_LO_FLIP_RESET;
    return UINT64_C(1) << (seat_acts ? state->hi_lo_flip.turn : UC_CHANCE);
}

static inline uc_set allowed(const hlf *game, int seat) {
    bool acts = seat == game->turn &&
                (game->head.phase == UC_HI_LO_FLIP_TURN || game->head.phase == UC_HI_LO_FLIP_RESET);
    return acts ? hi_lo_flip_playable(game, seat) : (uc_set){{0, 0}};
}

static inline int legal(const uc_state *state, int seat, uc_move *moves) {
    uc_set cards = allowed(&state->hi_lo_flip, seat);
    int count = 0;
    for (uint64_t low = cards.word[0]; low; low &= low - 1)
        moves[count++] = (uc_move)(FIRST_PLAY + bits_lowest(low));
    for (uint64_t high = cards.word[1]; high; high &= high - 1)
        moves[count++] = (uc_move)(FIRST_PLAY + 64 + bits_lowest(high));
    return count;
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

static inline uc_rule refuse(const uc_state *state, int mover, uc_move move) {
    const hlf *game = &state->hi_lo_flip;
    bool fine;
    if (mover != UC_CHANCE) {
        uc_set cards = hi_lo_flip_playable(game, game->turn);
        fine = move >= FIRST_PLAY && set_has(&cards, move - FIRST_PLAY);
    } else if (game->head.phase == UC_HI_LO_FLIP_CHIP) {
        fine = move == UC_HI_LO_FLIP_CHIP_HI || move == UC_HI_LO_FLIP_CHIP_LO;
    } else {
        fine = move < CARDS && set_has(&game->draw, move);
    }
    return fine ? UC_LEGAL : rule_of_phase(game);
}

static inline uint32_t weight(const uc_state *state) {
    const hlf *game = &state->hi_lo_flip;
    return game->head.phase == UC_HI_LO_FLIP_CHIP ? 2 : (uint32_t)set_count(game->draw);
}

static inline uc_move pick(const uc_state *state, uint32_t r) {
    const hlf *game = &state->hi_lo_flip;
    if (game->head.phase == UC_HI_LO_FLIP_CHIP) return (uc_move)(UC_HI_LO_FLIP_CHIP_HI + r);
    return (uc_move)set_nth(game->draw, r);
}

static uc_move draw(const uc_state *state, uc_rng *rng) {
    return pick(state, uc_rng_below(rng, weight(state)));
}

static int outcomes(const uc_state *state, uc_move *moves, uint32_t *weights) {
    int count = (int)weight(state);
    for (int i = 0; i < count; i++) {
        moves[i] = pick(state, (uint32_t)i);
        if (weights) weights[i] = 1; /* HF-1.1: each card is there once */
    }
    return count;
}

static uc_result apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_door(state, mover, move, events, UC_HI_LO_FLIP_MOVES, actors, refuse, step);
}

static uint64_t playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    return uc_playout_by(state, rng, limit, actors, legal, step, weight, pick);
}

static int32_t total(const uc_state *state, int seat) {
    return state->hi_lo_flip.seat[seat].total;
}

/* HF-5.3 */
static uint64_t winners(const uc_state *state) {
    return state->head.phase == UC_HI_LO_FLIP_OVER ? leaders(&state->hi_lo_flip) : 0;
}

/* ---- Invariants */

/* HF-1.1: every card is in exactly one place. */
static const char *check_cards(const hlf *game) {
    uc_set all = game->draw;
    int count = set_count(game->draw);
    for (int seat = 0; seat < game->head.seats; seat++) {
        if (set_count(game->seat[seat].hand) != game->seat[seat].held)
            return "a hand is not as large as it says";
        all = set_or(all, game->seat[seat].hand);
        count += game->seat[seat].held;
    }
    for (int card = 0; card < CARDS; card++)
        if (game->lies[card]) {
            set_add(&all, card);
            count++;
        }
    return count == CARDS && set_equal(all, set_first(CARDS)) ? NULL : "a card is lost or there twice";
}

/* HF-5.2: what is counted along the way is what lies there. */
static const char *check_piles(const hlf *game) {
    int worth[1 + SEATS] = {0}, top = 0;
    uc_set places = {{0, 0}};
    for (int card = 0; card < CARDS; card++) {
        int place = game->lies[card];
        if (place == 0) continue;
        worth[place < PILED ? place - TAKEN : SEATS] += points(card);
        if (place < PILED) continue;
        if (place >= PILED + game->piled) return "a card lies above the discard pile";
        set_add(&places, place - PILED);
        if (place == PILED + game->piled - 1) top = card;
    }
    if (set_count(places) != game->piled) return "the discard pile has a gap";
    if (top != game->top) return "the top card is another";
    if (worth[SEATS] != game->worth) return "the discard pile is worth something else";
    for (int seat = 0; seat < SEATS; seat++)
        if (worth[seat] != (seat < game->head.seats ? game->seat[seat].points : 0))
            return "a seat has taken other points";
    return NULL;
}

static bool seat_or_nobody(const hlf *game, int seat) {
    return seat < game->head.seats || seat == UC_NOBODY;
}

static const char *check_seats(const hlf *game) {
    if (!seat_or_nobody(game, game->turn) || !seat_or_nobody(game, game->drawing) ||
        !seat_or_nobody(game, game->last_out) || !seat_or_nobody(game, game->last_player) ||
        !seat_or_nobody(game, game->other_player))
        return "no such seat";
    if (game->other_player != UC_NOBODY && game->other_player == game->last_player)
        return "a seat is another than itself";
    if (game->last_player == UC_NOBODY && (game->piled || game->other_player != UC_NOBODY))
        return "somebody has played";
    uint64_t ages = 0;
    for (int i = 0; i < game->head.seats; i++) {
        ages |= UINT64_C(1) << (game->ages[i] & 63);
        if (game->seat[i].total < game->seat[i].last_score || game->seat[i].spare)
            return "a seat has lost points";
    }
    if (ages != (UINT64_C(1) << game->head.seats) - 1) return "the ages do not name every seat";
    if (game->chip > LO || (game->chip == 0) != (game->turn == UC_NOBODY))
        return "the chip was tossed, or was not";
    return NULL;
}

/* HF-2.1: seats before `drawing` have seven cards, it has fewer, the others none. */
static const char *check_deal(const hlf *game) {
    if (game->drawing == UC_NOBODY || game->last_player != UC_NOBODY) return "the deal is not a deal";
    for (int seat = 0; seat < game->head.seats; seat++) {
        int held = game->seat[seat].held;
        if (seat == game->drawing ? held >= DEALT : held != (seat < game->drawing ? DEALT : 0))
            return "the deal is uneven";
    }
    return NULL;
}

static const char *check_over(const hlf *game) {
    if (set_count(game->draw) != CARDS || game->drawing != UC_NOBODY || game->last_player != UC_NOBODY)
        return "the table is not cleared";
    return game->last_out == game->turn && game_ends(game) ? NULL : "the game is not over";
}

/* HF-3.2 to HF-3.5: whether seat `turn` has a card to play fits the phase. */
static const char *check_turn(const hlf *game) {
    int phase = game->head.phase;
    for (int seat = 0; seat < game->head.seats; seat++)
        if (game->seat[seat].held == 0) return "a hand is empty";
    bool draws = phase == UC_HI_LO_FLIP_DRAW;
    if (draws != (game->drawing != UC_NOBODY)) return "a card is to be drawn, or is not";
    if (game->turn == UC_NOBODY) return phase == UC_HI_LO_FLIP_CHIP ? NULL : "nobody has the turn";
    if (draws && set_empty(game->draw)) return "there is no card to draw";
    if (draws && game->drawing != game->turn)
        return game->drawing == hi_lo_flip_next(game, game->turn) ? NULL : "another seat draws";
    bool can = !set_empty(hi_lo_flip_playable(game, game->turn));
    if (can != (phase == UC_HI_LO_FLIP_TURN || phase == UC_HI_LO_FLIP_RESET))
        return "the seat can play, or cannot";
    return phase == UC_HI_LO_FLIP_RESET && game->piled ? "the discard pile was not taken" : NULL;
}

static const char *check(const uc_state *state) {
    const hlf *game = &state->hi_lo_flip;
    const char *broken = check_cards(game);
    if (!broken) broken = check_piles(game);
    if (!broken) broken = check_seats(game);
    if (broken) return broken;
    switch (game->head.phase) {
    case UC_HI_LO_FLIP_DEAL: return check_deal(game);
    case UC_HI_LO_FLIP_OVER: return check_over(game);
    default: return game->head.phase < UC_HI_LO_FLIP_OVER ? check_turn(game) : "no such phase";
    }
}

const uc_game uc_game_hi_lo_flip = {
    .id = "hi_lo_flip",
    .name = "Hi Lo Flip",
    .prefix = "HF",
    .number = UC_GAME_HI_LO_FLIP,
    .seats_min = 2,
    .seats_max = SEATS,
    .moves = UC_HI_LO_FLIP_MOVES,
    .state_base = offsetof(hlf, seat),
    .state_seat = sizeof(uc_hi_lo_flip_seat),
    .phases = hi_lo_flip_phases,
    .options = hi_lo_flip_options,
    .fields = hi_lo_flip_fields,
    .events = hi_lo_flip_events,
    .start = start,
    .actors = actors,
    .legal = legal,
    .apply = apply,
    .step = step,
    .weight = weight,
    .pick = pick,
    .draw = draw,
    .outcomes = outcomes,
    .playout = playout,
    .total = total,
    .winners = winners,
    .check = check,
    .see = hi_lo_flip_see,
    .remember = hi_lo_flip_remember,
    .note = hi_lo_flip_note,
    .resample = hi_lo_flip_resample,
    .move_text = hi_lo_flip_move_text,
    .parse = hi_lo_flip_parse,
    .noun = hi_lo_flip_noun,
    .explain = hi_lo_flip_explain,
};
