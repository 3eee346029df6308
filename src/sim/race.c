/* A sequential test by betting, valid whenever it is looked at (upcard/rating.h). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "sim/values.h"

/** The fraction of the wealth that a bet stakes: the first nearly all, each further one 1/sqrt(2) of the one
 * before. The best fraction is about mean / variance; the smallest one suits blocks whose mean is a hundredth
 * of their standard deviation. */
static double share_of(int bet) {
    return 0.98 * exp2(-0.5 * bet);
}

/** The logarithm of the factor by which a difference multiplies the wealth of a bet on "above `mean`" (side
 * 0) or "below" (side 1). At most the stake is lost. */
static double gain(int side, int bet, double difference, double mean) {
    double up = side ? -difference : difference, level = side ? -mean : mean;
    return log1p(share_of(bet) * (up - level) / (1 + level));
}

/** The logarithm of the mean of UC_BETS wealths, whose logarithms are given. */
static double mean_wealth(const double *wealth) {
    double most = wealth[0], sum = 0;
    for (int i = 1; i < UC_BETS; i++) most = wealth[i] > most ? wealth[i] : most;
    for (int i = 0; i < UC_BETS; i++) sum += exp(wealth[i] - most);
    return most + log(sum / UC_BETS);
}

void uc_race_add(uc_race *race, double difference) {
    race->count++;
    for (int side = 0; side < 2; side++)
        for (int bet = 0; bet < UC_BETS; bet++) race->wealth[side][bet] += gain(side, bet, difference, 0);
}

uc_verdict uc_race_verdict(const uc_race *race, double error) {
    double enough = log(2 / error);
    if (mean_wealth(race->wealth[0]) >= enough) return UC_BETTER;
    if (mean_wealth(race->wealth[1]) >= enough) return UC_WORSE;
    return UC_UNDECIDED;
}

/* Intervals. */

/** The logarithm of the wealth after betting on one side of a mean for all numbers. */
static double wealth_against(const values *v, int side, double mean) {
    double wealth[UC_BETS] = {0};
    for (size_t i = 0; i < v->count; i++)
        for (int bet = 0; bet < UC_BETS; bet++)
            wealth[bet] += (double)v->times[i] * gain(side, bet, v->value[i], mean);
    return mean_wealth(wealth);
}

/** The bound of the interval on one side, by bisection: the mean from which on the wealth rejects. */
static double bound(const values *v, int side, double middle, double error) {
    double out = side ? 1 : -1, in = middle, enough = log(2 / error);
    for (int step = 0; step < 24; step++) { /* to 1e-7 */
        double half = (out + in) / 2;
        if (wealth_against(v, side, half) >= enough)
            out = half;
        else
            in = half;
    }
    return out;
}

uc_interval values_interval(const values *v, double error) {
    double sum = 0, count = 0;
    for (size_t i = 0; i < v->count; i++) {
        sum += (double)v->times[i] * v->value[i];
        count += (double)v->times[i];
    }
    if (!v->count) return (uc_interval){0, -1, 1};
    double mean = sum / count;
    return (uc_interval){mean, bound(v, 0, mean, error), bound(v, 1, mean, error)};
}

bool values_add(values *v, double value) {
    size_t low = 0, high = v->count;
    while (low < high) {
        size_t half = (low + high) / 2;
        if (v->value[half] < value)
            low = half + 1;
        else
            high = half;
    }
    if (low < v->count && v->value[low] <= value) return v->times[low]++, true;
    if (!(v->count & (v->count - 1))) { /* with slots for the next power of two */
        size_t places = v->count ? 2 * v->count : 1;
        double *value_list = realloc(v->value, places * sizeof *value_list);
        if (value_list) v->value = value_list;
        uint64_t *times_list = realloc(v->times, places * sizeof *times_list);
        if (times_list) v->times = times_list;
        if (!value_list || !times_list) return false;
    }
    memmove(v->value + low + 1, v->value + low, (v->count - low) * sizeof *v->value);
    memmove(v->times + low + 1, v->times + low, (v->count - low) * sizeof *v->times);
    v->value[low] = value;
    v->times[low] = 1;
    v->count++;
    return true;
}

void values_free(values *v) {
    free(v->value);
    free(v->times);
    *v = (values){.count = 0};
}

uc_interval uc_race_interval(const double *difference, uint64_t count, double error) {
    uint64_t *once = malloc((size_t)(count + 1) * sizeof *once);
    if (!once) return (uc_interval){0, -1, 1};
    for (uint64_t i = 0; i < count; i++) once[i] = 1;
    const values v = {(double *)(uintptr_t)difference, once, (size_t)count};
    uc_interval interval = values_interval(&v, error);
    free(once);
    return interval;
}
