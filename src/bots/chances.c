/* Chances to win from the totals: the table, interpolated. */
#include "upcard/chances.h"

#include "bots/strategy.h"

static float strength(const chances_grid *grid, const chances_place *place, int seat) {
    const int16_t *now = &(*grid)[place->clock][place->seat[seat].gap], *then = now + CHANCES_GAPS;
    float past = place->seat[seat].past;
    float at_now = (float)now[0] + past * (float)(now[1] - now[0]);
    float at_then = (float)then[0] + past * (float)(then[1] - then[0]);
    return 0.001f * (at_now + place->past * (at_then - at_now));
}

/** Each seat has the chance of its side. */
static void join_sides(const uc_state *state, double *chance) {
    double alone[UC_SEATS_MAX];
    memcpy(alone, chance, state->head.seats * sizeof *alone);
    for (int i = 0; i < state->head.seats; i++) {
        uint64_t others = uc_side(state, i) & ~(UINT64_C(1) << i);
        for (; others; others &= others - 1) chance[i] += alone[__builtin_ctzll(others)];
    }
}

static void result(const uc_state *state, double *ret_chance) {
    uint64_t winners = uc_winners(state);
    double share = winners ? 1.0 / __builtin_popcountll(winners) : 0; /* nobody may have won */
    for (int i = 0; i < state->head.seats; i++) ret_chance[i] = winners >> i & 1 ? share : 0;
}

/** The grid for this many seats, or NULL. */
static const chances_grid *grid_of(const chances_kind *kind, int seats) {
    int class = kind ? chances_class(kind, seats) : 0;
    return kind && class < kind->classes ? &kind->grids[class] : NULL;
}

/** For any game: a seat that is behind by the points of a whole game has less than a hundredth of the
 * leader's strength at the beginning, and a hundredth of that near the end. */
static float plain_strength(const chances_place *place, int seat) {
    float gap = ((float)place->seat[seat].gap + place->seat[seat].past) / (CHANCES_GAPS - 1);
    float clock = ((float)place->clock + place->past) / (CHANCES_CLOCKS - 1);
    return -5 * gap * (1 + clock);
}

/** For a game without a table, the points that a game takes: its target, or else the largest total so far. */
static int32_t usual_points(const uc_state *state) {
    int32_t points = uc_target(state);
    for (int i = 0; !uc_target(state) && i < state->head.seats; i++) {
        int32_t total = uc_total(state, i), size = total < 0 ? -total : total;
        points = size > points ? size : points;
    }
    return points > 0 ? points : 1;
}

/** With a limit of rounds, two seats drift apart by `spread` points (standard deviation) until the end, so a
 * seat that is behind catches up with about the chance of a normal distribution. The target may end the game
 * earlier, so a lead counts at least as much as by the table. */
static void limit_rounds(const chances_race *race, bool lowest, float spread, float *ret_strength) {
    for (int i = 0; i < race->seats; i++) {
        float behind = (float)(lowest ? race->most - race->to_go[i] : race->to_go[i] - race->least);
        float by_rounds = -1.7f * behind / spread;
        if (by_rounds < ret_strength[i]) ret_strength[i] = by_rounds;
    }
}

/** The chances by totals in a game that always has a winner. */
static void race_chances(const uc_state *state, double *ret_chance) {
    int seats = state->head.seats;
    bool lowest = uc_lowest_wins(state);
    int32_t target = uc_target(state);
    chances_race race = {.least = INT32_MAX, .most = INT32_MIN};
    chances_place place;
    double sum = 0;
    float strengths[UC_SEATS_MAX];
    const strategy *its = strategy_of(state);
    const chances_kind *kind = its->chances[lowest];
    const chances_grid *grid = grid_of(kind, seats);
    chances_kind plain = {.lowest = lowest};
    if (!grid) {
        plain.points = usual_points(state);
        kind = &plain;
    }
    for (int i = 0; i < seats; i++) chances_join(&race, target - uc_total(state, i));
    chances_locate(kind, &race, &place);
    for (int i = 0; i < seats; i++)
        strengths[i] = grid ? strength(grid, &place, i) : plain_strength(&place, i);
    float spread = its->spread_left ? its->spread_left(state) : 0;
    if (spread > 0) limit_rounds(&race, lowest, spread, strengths);
    for (int i = 0; i < seats; i++) sum += ret_chance[i] = expf(strengths[i]);
    for (int i = 0; i < seats; i++) ret_chance[i] /= sum;
}

/** A seat wins if it reaches the goal and is ahead of each other seat that reaches it too. */
static void apply_goal(int seats, const double *reach, double *ret_chance) {
    double chance[UC_SEATS_MAX];
    memcpy(chance, ret_chance, (size_t)seats * sizeof *chance);
    for (int i = 0; i < seats; i++) {
        ret_chance[i] = reach[i];
        for (int k = 0; k < seats; k++)
            if (k != i) ret_chance[i] *= 1 - reach[k] * chance[k] / (chance[i] + chance[k]);
    }
}

void uc_win_chances(const uc_state *state, double *ret_chance) {
    const strategy *its = strategy_of(state);
    int seats = state->head.seats;
    double reach[UC_SEATS_MAX];
    if (uc_over(state)) {
        result(state, ret_chance);
        join_sides(state, ret_chance);
        return;
    }
    bool goal = its->goal && its->goal(state, reach);
    if (seats == 1) {
        int32_t target = uc_target(state);
        ret_chance[0] = goal ? reach[0] : target ? (double)uc_total(state, 0) / target : 0;
        return;
    }
    race_chances(state, ret_chance);
    join_sides(state, ret_chance);
    if (goal) apply_goal(seats, reach, ret_chance);
}
