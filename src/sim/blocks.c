/* Means and covariances of the contenders' results, block by block (Welford 1962). */
#include <math.h>

#include "sim/statistics.h"
#include "upcard/rating.h"

void uc_blocks_add(uc_blocks *blocks, const double *value) {
    double before[UC_CONTENDERS_MAX], n = (double)++blocks->count;
    for (int i = 0; i < blocks->contenders; i++) {
        before[i] = value[i] - blocks->mean[i];
        blocks->mean[i] += before[i] / n;
    }
    for (int i = 0; i < blocks->contenders; i++)
        for (int k = 0; k < blocks->contenders; k++)
            blocks->products[i][k] += before[i] * (value[k] - blocks->mean[k]);
}

/** The squared standard error of a mean, from the sum of the squared deviations. */
static double error_squared(const uc_blocks *blocks, double squares) {
    double n = (double)blocks->count;
    return blocks->count > 1 && squares > 0 ? squares / (n * (n - 1)) : 0;
}

static uc_interval around(const uc_blocks *blocks, double mean, double squares) {
    double error = sqrt(error_squared(blocks, squares));
    double half = error > 0 ? student_quantile(blocks->count - 1) * error : 0;
    return (uc_interval){mean, mean - half, mean + half};
}

static uc_interval anytime_around(const uc_blocks *blocks, double mean, double squares) {
    double quantile = anytime_quantile(blocks->count);
    double half = isinf(quantile) ? quantile : quantile * sqrt(error_squared(blocks, squares));
    return (uc_interval){mean, mean - half, mean + half};
}

/** The sum of the squared deviations of a difference from its mean. */
static double squares_of(const uc_blocks *blocks, int a, int b) {
    return blocks->products[a][a] - 2 * blocks->products[a][b] + blocks->products[b][b];
}

uc_interval uc_blocks_mean(const uc_blocks *blocks, int contender) {
    return around(blocks, blocks->mean[contender], blocks->products[contender][contender]);
}

uc_interval uc_blocks_anytime_mean(const uc_blocks *blocks, int contender) {
    return anytime_around(blocks, blocks->mean[contender], blocks->products[contender][contender]);
}

uc_interval uc_blocks_difference(const uc_blocks *blocks, int a, int b) {
    return around(blocks, blocks->mean[a] - blocks->mean[b], squares_of(blocks, a, b));
}

uc_interval uc_blocks_anytime_difference(const uc_blocks *blocks, int a, int b) {
    return anytime_around(blocks, blocks->mean[a] - blocks->mean[b], squares_of(blocks, a, b));
}

uc_interval uc_blocks_ahead(const uc_blocks *blocks, int a, int b) {
    double n = (double)blocks->count, mean = blocks->mean[a] - blocks->mean[b];
    double squares = squares_of(blocks, a, b);
    if (!blocks->count) return (uc_interval){0, 0, 0};
    uc_blocks more = {.count = blocks->count + 1};
    uc_interval interval = around(&more, mean, squares + mean * mean * n / (n + 1));
    return (uc_interval){mean, interval.low < -1 ? -1 : interval.low, interval.high > 1 ? 1 : interval.high};
}

uc_interval uc_blocks_share(const uc_blocks *blocks, int contender) {
    double p = blocks->mean[contender];
    double error = error_squared(blocks, blocks->products[contender][contender]);
    if (!blocks->count) return (uc_interval){0, 0, 0};
    if (p > 0 && p < 1 && !(error > 0)) return (uc_interval){p, p, p};
    double games = error > 0 ? p * (1 - p) / error : (double)blocks->count;
    return wilson_interval(p, games, student_quantile(blocks->count > 1 ? blocks->count - 1 : 1));
}
