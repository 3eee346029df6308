/* The solved challenge, played by the rules: a check of the solver, and a measurement of its play with a deck
 * that is not shuffled between rounds. */
#include "solve/flip7/race.h"
#include "upcard/game.h"

#include <stdlib.h>

/** The key under which hits are found, beside the cards of the seat. */
typedef struct since_deal {
    uint32_t round;
    int seconds, used; /**< Second Chances drawn, and those that burnt a number */
} since_deal;

static bool holds_second(const uc_flip7 *s) {
    return s->seat[0].cards >> UC_FLIP7_SECOND & 1;
}

/** A round that has just begun. */
static void look_for_deal(const uc_state *state, since_deal *since) {
    if (state->head.round != since->round) *since = (since_deal){.round = state->head.round};
}

/** Draws a card. */
static void draw(uc_state *state, since_deal *since, uc_rng *rng) {
    bool held = holds_second(&state->flip7);
    uc_move card = uc_draw(state, rng);
    uc_apply(state, UC_CHANCE, card, NULL);
    since->seconds += card == UC_FLIP7_CARD + UC_FLIP7_SECOND;
    since->used += held && !holds_second(&state->flip7);
    look_for_deal(state, since);
}

/** A lone seat has a choice only between hit and stay (F7-4.3). */
static uc_move choose(const challenge *c, const rounds *r, const uc_state *state, const since_deal *since) {
    const uc_flip7_seat *seat = &state->flip7.seat[0];
    int left = CHALLENGE_ROUNDS + 1 - (int)since->round;
    if (state->head.phase != UC_FLIP7_CHOOSE) return UC_FLIP7_TARGET;
    const uint64_t *hits = c->hits[left][seat->total];
    bool hit =
        !seat->cards || !hits || rounds_hits(r, hits, seat->cards, since->seconds, since->used, seat->flip3s);
    return hit ? UC_FLIP7_HIT : UC_FLIP7_STAY;
}

static bool play(const challenge *c, const rounds *r, const uc_state *fresh, uc_rng *rng) {
    uc_state state;
    since_deal since = {.round = 1};
    uc_copy(&state, fresh);
    while (!uc_over(&state) && state.head.round <= CHALLENGE_ROUNDS) {
        if (uc_actors(&state) == UC_ACTORS_CHANCE) {
            draw(&state, &since, rng);
            continue;
        }
        uc_apply(&state, 0, choose(c, r, &state, &since), NULL);
        look_for_deal(&state, &since);
    }
    return uc_over(&state); /* with 200 points, in time */
}

uint64_t challenge_play(const challenge *c, flips_order order, bool reshuffle, uint64_t seed, uint64_t games,
                        solve_progress *progress, void *user, uint64_t *ret_played) {
    const uc_setting rules[] = {{"reshuffle", reshuffle ? "each_round" : "never"}};
    uc_flip7_rest deck = {0};
    uc_state fresh;
    uint64_t won = 0, played = 0, part = games / 1000 + 1;
    if (uc_start(&fresh, uc_game_find("flip7"), 1, rules, 1, NULL)) abort();
    uc_flip7_rest_of(&fresh.flip7, 0, &deck);
    rounds *r = rounds_open(&deck, order, ROUNDS_EXACT, UINT64_MAX);
    while (r && played < games) {
        uc_rng rng;
        uc_rng_start(&rng, seed, played);
        won += play(c, r, &fresh, &rng);
        played++;
        if (progress && played % part == 0 && !progress(user, (int)(played / part), (int)(games / part)))
            break;
    }
    rounds_close(r);
    *ret_played = played;
    return won;
}
