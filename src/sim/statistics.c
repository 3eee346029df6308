/* Estimates with their intervals. */
#include <math.h>

#include "sim/statistics.h"

static const double z95 = 1.959963984540054; /* 97.5 % quantile of the normal distribution */

/** The squared standard error of the mean, which is `mean`; 0 if it is unknown. */
static double error_squared(const uc_sample *sample, double mean) {
    double n = (double)sample->count;
    double variance = n > 1 ? ((double)sample->squares - n * mean * mean) / (n - 1) : 0;
    return variance > 0 ? variance / n : 0;
}

/** `quantile` standard errors to either side of a mean; infinitely wide for an infinite quantile, even if the
 * error is 0. */
static uc_interval around(double mean, double quantile, double error) {
    double half = isinf(quantile) ? quantile : quantile * error;
    return (uc_interval){mean, mean - half, mean + half};
}

static uc_interval mean_interval(const uc_sample *sample, double quantile) {
    if (!sample->count) return (uc_interval){0, 0, 0};
    double mean = (double)sample->sum / (double)sample->count;
    return around(mean, quantile, sqrt(error_squared(sample, mean)));
}

uc_interval uc_sample_mean(const uc_sample *sample) {
    return mean_interval(sample, z95);
}

uc_interval uc_anytime_mean(const uc_sample *sample) {
    return mean_interval(sample, anytime_quantile(sample->count));
}

static uc_interval ratio_interval(const uc_sample *number, const uc_sample *of, int64_t products,
                                  double quantile) {
    if (!of->sum) return (uc_interval){0, 0, 0};
    double n = (double)of->count, ratio = (double)number->sum / (double)of->sum;
    double residual = (double)number->squares - 2 * ratio * (double)products +
                      ratio * ratio * (double)of->squares; /* of number - ratio x of, squared */
    double error = residual > 0 && n > 1 ? sqrt(residual * n / (n - 1)) / fabs((double)of->sum) : 0;
    return around(ratio, quantile, error);
}

uc_interval uc_sample_ratio(const uc_sample *number, const uc_sample *of, int64_t products) {
    return ratio_interval(number, of, products, z95);
}

uc_interval uc_anytime_ratio(const uc_sample *number, const uc_sample *of, int64_t products) {
    return ratio_interval(number, of, products, anytime_quantile(of->count));
}

uc_interval wilson_interval(double p, double n, double z) {
    double zz = z * z, center = (p + zz / (2 * n)) / (1 + zz / n);
    double half = z / (1 + zz / n) * sqrt(p * (1 - p) / n + zz / (4 * n * n));
    double low = fmax(fmin(center - half, p), 0), high = fmin(fmax(center + half, p), 1); /* by rounding */
    return (uc_interval){p, low, high};
}

uc_interval uc_share(uint64_t wins, uint64_t games) {
    if (!games) return (uc_interval){0, 0, 0};
    return wilson_interval((double)wins / (double)games, (double)games, z95);
}

uc_interval uc_sample_share(const uc_sample *sample, int64_t whole) {
    if (!sample->count) return (uc_interval){0, 0, 0};
    double n = (double)sample->count, mean = (double)sample->sum / n, error = error_squared(sample, mean);
    double p = mean / (double)whole, games = error > 0 ? mean * ((double)whole - mean) / error : n;
    return wilson_interval(p, fmax(games, 1), z95);
}

/** Exact for 1 and 2 degrees of freedom; else the series of Fisher and Cornish around the normal quantile
 * (Abramowitz and Stegun 1964, 26.7.5), within 0.01 at 3 and 0.001 from 5 on. */
double student_quantile(uint64_t freedom) {
    if (freedom == 0) return INFINITY;
    if (freedom == 1) return 12.706204736432095;
    if (freedom == 2) return 4.302652729911275;
    double z = z95, zz = z * z, n = (double)freedom;
    double terms[] = {z * (zz + 1) / 4, z * ((5 * zz + 16) * zz + 3) / 96,
                      z * (((3 * zz + 19) * zz + 17) * zz - 15) / 384,
                      z * ((((79 * zz + 776) * zz + 1482) * zz - 1920) * zz - 945) / 92160};
    return z + (terms[0] + (terms[1] + (terms[2] + terms[3] / n) / n) / n) / n;
}

/* The prior variance of mean / deviation. This one makes the intervals narrowest near 100 numbers and at most
 * a quarter wider than the best from 20 to 10,000. */
static const double prior_variance = 0.08;

double anytime_quantile(uint64_t count) {
    const double error = 0.05;
    double n = (double)count, spread = 1 + n * prior_variance;
    if (count < 2) return INFINITY;
    double most = pow(spread / (error * error), 1 / n); /* of the likelihood ratio, to the power 2/n */
    return most < spread ? sqrt((n - 1) * (most - 1) / (1 - most / spread)) : INFINITY;
}

/** The logarithm of the wealth of a gambler who bets against the mean `p` of `n` numbers of 0..1 whose sum is
 * `sum`, with stakes spread evenly over all shares (the beta-binomial mixture: Robbins 1970; Howard et al.
 * 2021, "Time-uniform, nonparametric, nonasymptotic confidence sequences"). Numbers between 0 and 1 gain at
 * most as much as a coin with the same mean. */
static double wealth_against_share(double sum, double n, double p) {
    double left = n - sum, wealth = lgamma(sum + 1) + lgamma(left + 1) - lgamma(n + 2);
    if (sum > 0) wealth -= sum * log(p);
    if (left > 0) wealth -= left * log1p(-p);
    return wealth;
}

/** The end of the interval towards `out`, 0 or 1. */
static double share_bound(double sum, double n, double out) {
    const double enough = log(1 / 0.05);
    double in = sum / n;
    for (int step = 0; step < 50; step++) {
        double half = (out + in) / 2;
        if (wealth_against_share(sum, n, half) >= enough)
            out = half;
        else
            in = half;
    }
    return (out + in) / 2;
}

uc_interval uc_anytime_share(const uc_sample *sample, int64_t whole) {
    if (!sample->count) return (uc_interval){0, 0, 0};
    double n = (double)sample->count, sum = (double)sample->sum / (double)whole, p = sum / n;
    return (uc_interval){p, p > 0 ? share_bound(sum, n, 0) : 0, p < 1 ? share_bound(sum, n, 1) : 1};
}
