/* A test that may be looked at all the time. */
#include <math.h>

#include "upcard/rating.h"

/** The shares that are bet: from nearly everything downwards, each 1/sqrt(2) of the one before. The best
 * share is about mean / variance; the smallest serves blocks that differ by a hundredth of their spread. */
static double share_of(int bet) {
    return 0.98 * exp2(-0.5 * bet);
}

/** What a bet on "above `mean`" is worth after a difference, as a logarithm; side 1 bets on "below". The bet
 * is scaled so that it can be lost but not more than that. */
static double gain(int side, int bet, double difference, double mean) {
    double up = side ? -difference : difference, level = side ? -mean : mean;
    return log1p(share_of(bet) * (up - level) / (1 + level));
}

/** The logarithm of the mean of UC_BETS wealths given by logarithms. */
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

/** The wealth of one gambler after all differences, betting against a mean. */
static double wealth_against(const double *difference, uint64_t count, int side, double mean) {
    double wealth[UC_BETS] = {0};
    for (uint64_t i = 0; i < count; i++)
        for (int bet = 0; bet < UC_BETS; bet++) wealth[bet] += gain(side, bet, difference[i], mean);
    return mean_wealth(wealth);
}

/** The end of the interval on one side: the wealth against a mean falls from there on. */
static double bound(const double *difference, uint64_t count, int side, double middle, double error) {
    double out = side ? 1 : -1, in = middle, enough = log(2 / error);
    for (int step = 0; step < 24; step++) { /* to 1e-7 */
        double half = (out + in) / 2;
        if (wealth_against(difference, count, side, half) >= enough)
            out = half;
        else
            in = half;
    }
    return out;
}

uc_interval uc_race_interval(const double *difference, uint64_t count, double error) {
    double mean = 0;
    for (uint64_t i = 0; i < count; i++) mean += difference[i] / (double)count;
    return (uc_interval){mean, bound(difference, count, 0, mean, error),
                         bound(difference, count, 1, mean, error)};
}
