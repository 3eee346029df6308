/* Skeleton: the rules. Read it beside rules/skeleton.md. */
#include <string.h>

#include "core/apply.h"
#include "games/skeleton/skeleton.h"

/* ---- rounds ---- */

static int next_seat(const uc_skeleton *game, int seat) {
    return (seat + 1) % game->head.seats;
}

/* SK-2.2 */
static int beginner(const uc_skeleton *game) {
    return (int)((game->head.round - 1) % game->head.seats);
}

/* SK-1.1, SK-2.1: all cards are in the draw pile, and seat 0 is given the first. */
static void begin_round(uc_skeleton *game) {
    for (int i = 0; i < game->head.seats; i++) {
        game->seat[i].hand = (uc_set){{0, 0}};
        game->seat[i].held = 0;
    }
    game->draw = set_first(UC_SKELETON_CARDS);
    game->played = (uc_set){{0, 0}};
    game->top = UC_NOBODY;
    game->turn = 0;
    game->head.phase = UC_SKELETON_DEAL;
}

static int32_t best_total(const uc_skeleton *game) {
    int32_t best = game->seat[0].total;
    for (int i = 1; i < game->head.seats; i++)
        if (game->seat[i].total > best) best = game->seat[i].total;
    return best;
}

static uint64_t leaders(const uc_skeleton *game) {
    uint64_t seats = 0;
    for (int i = 0; i < game->head.seats; i++)
        if (game->seat[i].total == best_total(game)) seats |= UINT64_C(1) << i;
    return seats;
}

static void report_value(uc_events *events, int type, int seat, int32_t value) {
    if (events) uc_report(events, type, seat)->value = value;
}

/* SK-4.2 */
static void end_game(uc_skeleton *game, uc_events *events) {
    game->head.phase = UC_SKELETON_OVER;
    for (uint64_t seats = leaders(game); seats; seats &= seats - 1)
        report_value(events, SKELETON_EVENT_WON, bits_lowest(seats), best_total(game));
}

/* SK-4.1 */
static void end_round(uc_skeleton *game, uc_events *events) {
    for (int i = 0; i < game->head.seats; i++) {
        uc_skeleton_seat *seat = &game->seat[i];
        report_value(events, SKELETON_EVENT_SCORED, i, seat->points);
        seat->total += seat->points;
        seat->points = 0;
    }
    if (best_total(game) >= game->target) {
        end_game(game, events);
        return;
    }
    game->head.round++;
    begin_round(game);
    report_value(events, SKELETON_EVENT_ROUND, beginner(game), (int32_t)game->head.round);
}

/* ---- moves ---- */

/* A card that only its seat may know. */
static void give_card(uc_skeleton *game, int card, int type, uc_events *events) {
    set_drop(&game->draw, card);
    set_add(&game->seat[game->turn].hand, card);
    game->seat[game->turn].held++;
    if (!events) return;
    uc_event *event = uc_report(events, type, game->turn);
    event->a = (uint8_t)card;
    event->visible_to = game->turn;
}

/* SK-2.1 */
static void deal_card(uc_skeleton *game, int card, uc_events *events) {
    give_card(game, card, SKELETON_EVENT_DEALT, events);
    if (game->seat[game->turn].held < SKELETON_DEALT) return;
    if (game->turn + 1 < game->head.seats) {
        game->turn++;
        return;
    }
    game->turn = (uint8_t)beginner(game);
    game->head.phase = UC_SKELETON_TURN;
}

/* SK-3.3; SK-4.1: hands become empty in turn order, so the next seat has no card only when no seat has one.
 */
static void end_turn(uc_skeleton *game, uc_events *events) {
    game->turn = (uint8_t)next_seat(game, game->turn);
    game->head.phase = UC_SKELETON_TURN;
    if (!game->seat[game->turn].held) end_round(game, events);
}

/* SK-3.1, SK-3.2 */
static void play_card(uc_skeleton *game, int card, uc_events *events) {
    uc_skeleton_seat *seat = &game->seat[game->turn];
    bool scores = game->top != UC_NOBODY && card > game->top;
    set_drop(&seat->hand, card);
    seat->held--;
    seat->points = (uint8_t)(seat->points + scores);
    set_add(&game->played, card);
    game->top = (uint8_t)card;
    if (events) {
        uc_event *event = uc_report(events, SKELETON_EVENT_PLAYED, game->turn);
        event->a = (uint8_t)card;
        event->c = scores;
    }
    if (set_empty(game->draw))
        end_turn(game, events);
    else
        game->head.phase = UC_SKELETON_DRAW;
}

/* Makes a legal move; `events` may be NULL. */
static void step(uc_state *state, int mover, uc_move move, uc_events *events) {
    uc_skeleton *game = &state->skeleton;
    (void)mover;
    switch (game->head.phase) {
    case UC_SKELETON_DEAL: deal_card(game, move - UC_SKELETON_CARD, events); break;
    case UC_SKELETON_TURN: play_card(game, move - UC_SKELETON_PLAY, events); break;
    default: give_card(game, move - UC_SKELETON_CARD, SKELETON_EVENT_DREW, events); end_turn(game, events);
    }
}

/* ---- who acts, and what is legal ---- */

/* Everything behind the head and the options is zero. */
static void start(uc_state *state) {
    begin_round(&state->skeleton);
}

static uint64_t actors(const uc_state *state) {
    switch (state->head.phase) {
    case UC_SKELETON_TURN: return UINT64_C(1) << state->skeleton.turn;
    case UC_SKELETON_OVER: return 0;
    default: return UC_ACTORS_CHANCE;
    }
}

/* The seat's moves, ascending; they may depend only on what the seat sees. */
static int legal(const uc_state *state, int seat, uc_move *moves) {
    const uc_skeleton *game = &state->skeleton;
    int count = 0;
    if (game->head.phase != UC_SKELETON_TURN || seat != game->turn) return 0;
    for (uc_set hand = game->seat[seat].hand; !set_empty(hand);)
        moves[count++] = (uc_move)(UC_SKELETON_PLAY + set_take_lowest(&hand));
    return count;
}

/* UC_LEGAL, or the number of the rule that the move breaks. */
static uc_rule refuse(const uc_state *state, int mover, uc_move move) {
    const uc_skeleton *game = &state->skeleton;
    if (mover == UC_CHANCE) {
        bool drawn = move < UC_SKELETON_PLAY && set_has(&game->draw, move - UC_SKELETON_CARD);
        return drawn ? UC_LEGAL : game->head.phase == UC_SKELETON_DEAL ? 201 : 303;
    }
    bool held = move >= UC_SKELETON_PLAY && set_has(&game->seat[mover].hand, move - UC_SKELETON_PLAY);
    return held ? UC_LEGAL : 301;
}

static uc_result apply(uc_state *state, int mover, uc_move move, uc_events *events) {
    return uc_apply_checked(state, mover, move, events, UC_SKELETON_MOVES, actors, refuse, step);
}

/* ---- chance: each card of the draw pile is equally likely ---- */

static uint32_t weight(const uc_state *state) {
    return (uint32_t)set_count(state->skeleton.draw);
}

static uc_move pick(const uc_state *state, uint32_t r) {
    return (uc_move)(UC_SKELETON_CARD + set_nth(state->skeleton.draw, r));
}

static uc_move draw(const uc_state *state, uc_rng *rng) {
    return pick(state, uc_rng_below(rng, weight(state)));
}

static int outcomes(const uc_state *state, uc_move *moves, uint32_t *weights) {
    int count = (int)weight(state);
    for (int i = 0; i < count; i++) {
        moves[i] = pick(state, (uint32_t)i);
        if (weights) weights[i] = 1;
    }
    return count;
}

/* A card goes to the seat whose turn it is. */
static uint64_t sees_outcome(const uc_state *before, uc_move outcome) {
    (void)outcome;
    return UINT64_C(1) << before->skeleton.turn;
}

static uint64_t playout(uc_state *state, uc_rng *rng, uint64_t limit) {
    return uc_playout_by(state, rng, limit, actors, legal, step, weight, pick);
}

/* ---- points ---- */

static int32_t total(const uc_state *state, int seat) {
    return state->skeleton.seat[seat].total;
}

static uint64_t winners(const uc_state *state) {
    return state->head.phase == UC_SKELETON_OVER ? leaders(&state->skeleton) : 0;
}

static int32_t target(const uc_state *state) {
    return state->skeleton.target;
}

const uc_game uc_game_skeleton = {
    .id = "skeleton",
    .name = "Skeleton",
    .prefix = "SK",
    .number = UC_GAME_SKELETON,
    .cards = UC_SKELETON_CARDS,
    .seats_min = 2,
    .seats_max = UC_SKELETON_SEATS,
    .moves = UC_SKELETON_MOVES,
    .state_base = offsetof(uc_skeleton, seat),
    .state_seat = sizeof(uc_skeleton_seat),
    .phases = skeleton_phases,
    .options = skeleton_options,
    .presets = skeleton_presets,
    .fields = skeleton_fields,
    .events = skeleton_events,
    .nouns = skeleton_nouns,
    .tallies = skeleton_tallies,
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
    .check = skeleton_check,
    .target = target,
    .sees_outcome = sees_outcome,
    .secret_hands = true,
    .view = skeleton_view,
    .resample = skeleton_resample,
    .move_text = skeleton_move_text,
    .noun = skeleton_noun,
    .explain = skeleton_explain,
};
