/* Flip 7: the chance to reach the target in time, if nobody wins without it (F7-5.5).
 *
 * For up to three rounds the chances are those of the best play of one seat with a full deck (`upcard solve
 * flip7 --goal challenge`). For more rounds they are a logistic curve: the points with even chances grow
 * by 21.5 a round, and the curve flattens with the cube root of the rounds. For four rounds and 200 points
 * the curve differs from the exact chance by a tenth.
 */
#include <math.h>

#include "bots/flip7/players.h"

enum { ROUNDS = 3, STEP = 20, STEPS = 11 };

/* The logarithm of the odds for 0, 20, 40 ... 200 missing points. */
static const float odds[ROUNDS][STEPS] = {
    {3.0F, 0.928F, -0.820F, -2.044F, -3.525F, -4.482F, -5.384F, -7.611F, -13.4F, -17.0F, -20.0F},
    {5.0F, 2.669F, 0.771F, -0.472F, -1.568F, -2.457F, -3.374F, -4.320F, -5.338F, -6.323F, -7.476F},
    {6.5F, 4.5F, 2.145F, 0.724F, -0.352F, -1.234F, -2.083F, -2.886F, -3.713F, -4.538F, -5.430F},
};

static float log_odds(float missing, float rounds) {
    const float even_first = 8.5F, even_more = 21.5F, slope = 0.06F;
    float place = missing / STEP;
    int step = (int)place < STEPS - 1 ? (int)place : STEPS - 2;
    if (rounds > ROUNDS) return (even_first + even_more * rounds - missing) * slope / cbrtf(rounds);
    const float *row = odds[(int)rounds - 1];
    return row[step] + (place - (float)step) * (row[step + 1] - row[step]);
}

double reach_flip7(const uc_flip7 *s, double total, int rounds) {
    double missing = s->target - total;
    if (missing <= 0) return 1;
    if (rounds <= 0) return 0;
    return 1 / (1 + expf(-log_odds((float)missing, (float)rounds)));
}

int rounds_left_flip7(const uc_flip7 *s) {
    return (int)s->challenge - (int)s->head.round + 1;
}

bool goal_flip7(const uc_state *state, double *ret_reach) {
    const uc_flip7 *s = &state->flip7;
    if (!s->challenge) return false;
    for (int i = 0; i < s->head.seats; i++)
        ret_reach[i] = reach_flip7(s, s->seat[i].total, rounds_left_flip7(s));
    return true;
}
