/* Estimates with their intervals. */
#include <math.h>

#include "sim/statistics.h"

static const double z95 = 1.959963984540054; /* 97.5 % quantile of the normal distribution */

/** The squared standard error of the mean, which is `mean`; 0 where it is not known. */
static double error_squared(const uc_sample *sample, double mean) {
    double n = (double)sample->count;
    double variance = n > 1 ? ((double)sample->squares - n * mean * mean) / (n - 1) : 0;
    return variance > 0 ? variance / n : 0;
}

uc_interval uc_sample_mean(const uc_sample *sample) {
    if (!sample->count) return (uc_interval){0, 0, 0};
    double mean = (double)sample->sum / (double)sample->count, half = z95 * sqrt(error_squared(sample, mean));
    return (uc_interval){mean, mean - half, mean + half};
}

uc_interval uc_sample_ratio(const uc_sample *number, const uc_sample *of, int64_t products) {
    if (!of->sum) return (uc_interval){0, 0, 0};
    double n = (double)of->count, ratio = (double)number->sum / (double)of->sum;
    double residual = (double)number->squares - 2 * ratio * (double)products +
                      ratio * ratio * (double)of->squares; /* of number - ratio x of, squared */
    double half = residual > 0 && n > 1 ? z95 * sqrt(residual * n / (n - 1)) / fabs((double)of->sum) : 0;
    return (uc_interval){ratio, ratio - half, ratio + half};
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
