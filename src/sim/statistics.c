/* Estimates with their intervals. */
#include <math.h>

#include "upcard/sim.h"

static const double z95 = 1.959963984540054; /* 97.5 % quantile of the normal distribution */

uc_interval uc_sample_mean(const uc_sample *sample) {
    if (!sample->count) return (uc_interval){0, 0, 0};
    double n = (double)sample->count, mean = (double)sample->sum / n;
    double variance = sample->count > 1 ? ((double)sample->squares - n * mean * mean) / (n - 1) : 0;
    double half = variance > 0 ? z95 * sqrt(variance / n) : 0;
    return (uc_interval){mean, mean - half, mean + half};
}

uc_interval uc_decisions_per_round(const uc_sim *sim) {
    const uc_sample *rounds = &sim->rounds, *decisions = &sim->decisions;
    if (!rounds->sum) return (uc_interval){0, 0, 0};
    double n = (double)rounds->count, ratio = (double)decisions->sum / (double)rounds->sum;
    double residual = (double)decisions->squares - 2 * ratio * (double)sim->products +
                      ratio * ratio * (double)rounds->squares; /* of decisions - ratio x rounds, squared */
    double half = residual > 0 && n > 1 ? z95 * sqrt(residual * n / (n - 1)) / (double)rounds->sum : 0;
    return (uc_interval){ratio, ratio - half, ratio + half};
}

uc_interval uc_share(uint64_t wins, uint64_t games) {
    if (!games) return (uc_interval){0, 0, 0};
    double n = (double)games, p = (double)wins / n, zz = z95 * z95;
    double center = (p + zz / (2 * n)) / (1 + zz / n);
    double half = z95 / (1 + zz / n) * sqrt(p * (1 - p) / n + zz / (4 * n * n));
    return (uc_interval){p, center - half < 0 ? 0 : center - half, center + half > 1 ? 1 : center + half};
}
