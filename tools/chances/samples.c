/* In most games a round does not depend on the totals, but for the seat that begins (strategy.rounds): some
 * thousand rounds are played, and games are put together from them. The others are played as they are. */
#include "samples.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS = 6000, DECISIONS_MAX = 20000 };

/** Scores of rounds, from the seat on that began. */
typedef struct pool {
    int32_t score[ROUNDS][UC_SEATS_MAX];
} pool;

/** Until the round is over; false when it takes so long that its seats may never end it. Writes the seat that
 * made the first decision. */
static bool play_round(uc_state *state, uc_rng *rng, int *ret_first) {
    const uc_game *game = uc_game_of(state);
    uint32_t round = state->head.round;
    uint64_t may;
    int decisions = 0;
    while ((may = uc_actors(state)) && state->head.round == round && decisions < DECISIONS_MAX) {
        uc_move legal[UC_MOVES_MAX];
        uc_view view;
        if (may == UC_ACTORS_CHANCE) {
            game->step(state, UC_CHANCE, uc_draw(state, rng), NULL);
            continue;
        }
        int seat = uc_rng_bit(rng, may);
        uc_view_of(state, seat, &view);
        uc_ask ask = {.view = &view, .legal = legal, .count = uc_view_legal(&view, legal), .rng = rng};
        game->step(state, seat, choose_normal(&ask), NULL);
        if (!decisions++) *ret_first = seat;
    }
    return decisions < DECISIONS_MAX;
}

static bool has_option(const uc_game *game, const char *key) {
    for (const uc_option *option = game->options; option->key; option++)
        if (!strcmp(option->key, key)) return true;
    return false;
}

static void start(uc_state *ret_state, const contest *of, int seats, int dealer, int target) {
    char number[2][16], message[UC_MESSAGE_MAX];
    uc_setting settings[3] = {{"target", number[0]}};
    int count = 1;
    uc_text text;
    uc_text_start(&text, message, sizeof message);
    snprintf(number[0], sizeof number[0], "%d", target);
    snprintf(number[1], sizeof number[1], "%d", dealer);
    if (has_option(of->game, "dealer")) settings[count++] = (uc_setting){"dealer", number[1]};
    if (of->setting.key) settings[count++] = of->setting;
    if (!uc_start(ret_state, of->game, seats, settings, count, &text)) return;
    fprintf(stderr, "make-chances: %s\n", message);
    abort();
}

contest contest_of(const uc_game *game, uc_setting setting) {
    enum { MOST_OWN_CLASSES = 12 };
    char message[UC_MESSAGE_MAX];
    uc_text text;
    uc_state state;
    uc_text_start(&text, message, sizeof message);
    if (uc_start(&state, game, game->seats_min, &setting, setting.key ? 1 : 0, &text)) abort();
    return (contest){.game = game,
                     .setting = setting,
                     .kind = {.points = uc_target(&state),
                              .lowest = uc_lowest_wins(&state),
                              .shared = game->seats_max > MOST_OWN_CLASSES}};
}

static void fill(pool *to, const contest *of, int seats, uc_rng *rng) {
    const int unreachable = 10000;
    uc_state fresh, state;
    start(&fresh, of, seats, seats - 1, unreachable);
    for (int k = 0, first = 0; k < ROUNDS; k++) {
        do uc_copy(&state, &fresh);
        while (!play_round(&state, rng, &first));
        for (int i = 0; i < seats; i++) to->score[k][i] = uc_total(&state, (first + i) % seats);
    }
}

/** The seat that begins the next round. */
static int next_first(int rounds, int seats, const int32_t *to_go, int last, uc_rng *rng) {
    uint64_t lowest = 0;
    int32_t most = INT32_MIN;
    if (rounds == ROUNDS_BY_TURN) return (last + 1) % seats;
    if (rounds == ROUNDS_BY_CHANCE) return (int)uc_rng_below(rng, (uint32_t)seats);
    for (int i = 0; i < seats; i++) {
        if (to_go[i] > most) lowest = 0;
        if (to_go[i] >= most) lowest |= UINT64_C(1) << i;
        most = to_go[i] > most ? to_go[i] : most;
    }
    return uc_rng_bit(rng, lowest);
}

/** The winners once a seat has reached the target, else 0. Ties share. */
static uint64_t winners(const chances_kind *kind, int seats, const int32_t *to_go) {
    int32_t least = to_go[0], most = to_go[0];
    uint64_t best = 0;
    for (int i = 1; i < seats; i++) {
        least = to_go[i] < least ? to_go[i] : least;
        most = to_go[i] > most ? to_go[i] : most;
    }
    for (int i = 0; i < seats; i++)
        if (to_go[i] == (kind->lowest ? most : least)) best |= UINT64_C(1) << i;
    return least > 0 ? 0 : best;
}

/** The position from which a game continues. */
static sample begin(const chances_kind *kind, int seats, bool afresh, uc_rng *rng) {
    sample at = {.seats = seats};
    uint32_t points = (uint32_t)kind->points, least = 1 + uc_rng_below(rng, points);
    uint32_t spread = 1 + uc_rng_below(rng, points), leader = uc_rng_below(rng, (uint32_t)seats);
    for (uint32_t i = 0; i < (uint32_t)seats; i++)
        at.to_go[i] =
            afresh ? kind->points : (int32_t)(least + (i == leader ? 0 : uc_rng_below(rng, spread)));
    return at;
}

/** Keeps one position of four: those of one game have the same winner, and say less than as many games. */
static void keep(samples *to, const sample *at, uc_rng *rng) {
    if (to->count < to->room && !uc_rng_below(rng, 4)) to->item[to->count++] = *at;
}

/** One game put together from rounds. */
static uint64_t compose(samples *to, const contest *of, int rounds, const pool *from, sample at,
                        uc_rng *rng) {
    int seats = at.seats, first = (int)uc_rng_below(rng, (uint32_t)seats);
    uint64_t won = 0;
    while (!won) {
        keep(to, &at, rng);
        first = next_first(rounds, seats, at.to_go, first, rng);
        const int32_t *score = from->score[uc_rng_below(rng, ROUNDS)];
        for (int i = 0; i < seats; i++) at.to_go[(first + i) % seats] -= score[i];
        won = winners(&of->kind, seats, at.to_go);
    }
    return won;
}

/** Sets the total of a seat: the number in its part of the state that uc_total reads. */
static void set_total(uc_state *state, int seat, int32_t total) {
    const uc_game *game = uc_game_of(state);
    size_t at = game->state_base + (size_t)seat * game->state_seat, end = at + game->state_seat;
    const int32_t mark = 0x5a5a5a5a;
    for (; at < end; at += sizeof mark) {
        int32_t before;
        memcpy(&before, state->bytes + at, sizeof before);
        memcpy(state->bytes + at, &mark, sizeof mark);
        bool found = uc_total(state, seat) == mark;
        memcpy(state->bytes + at, found ? &total : &before, sizeof before);
        if (found) return;
    }
    abort();
}

/** One game as it is; 0 when it was broken off. */
static uint64_t play(samples *to, const contest *of, sample at, uc_rng *rng) {
    int target = 2 * of->kind.points; /* random totals lie up to so far behind */
    uc_state state;
    int first;
    start(&state, of, at.seats, (int)uc_rng_below(rng, (uint32_t)at.seats), target);
    for (int i = 0; i < at.seats; i++) set_total(&state, i, target - at.to_go[i]);
    while (!uc_over(&state)) {
        for (int i = 0; i < at.seats; i++) at.to_go[i] = target - uc_total(&state, i);
        keep(to, &at, rng);
        if (!play_round(&state, rng, &first)) return 0;
    }
    return uc_winners(&state);
}

void samples_add(samples *to, const contest *of, int seats, int count, uint64_t seed) {
    uc_state fresh;
    uc_rng rng;
    int end = to->count + count < to->room ? to->count + count : to->room;
    pool *from = malloc(sizeof *from);
    if (!from) abort();
    start(&fresh, of, seats, 0, of->kind.points);
    int rounds = strategy_of(&fresh)->rounds;
    uint64_t number = (uint64_t)of->game->number + (of->setting.key != NULL);
    uc_rng_start(&rng, seed, 64 * number + (uint64_t)seats);
    if (rounds != ROUNDS_AS_PLAYED) fill(from, of, seats, &rng);
    for (int game = 0; to->count < end; game++) {
        int began = to->count;
        sample at = begin(&of->kind, seats, game % 2, &rng);
        uint64_t won =
            rounds == ROUNDS_AS_PLAYED ? play(to, of, at, &rng) : compose(to, of, rounds, from, at, &rng);
        if (!won) to->count = began;
        while (began < to->count) to->item[began++].winners = won;
    }
    free(from);
}
