/* Ratings of several players: the model of Bradley, Terry, Luce and Plackett. */
#include <math.h>
#include <string.h>

#include "sim/statistics.h"
#include "upcard/rating.h"

typedef double matrix[UC_CONTENDERS_MAX][UC_CONTENDERS_MAX];

/** The model fitted to some contests, including the additional games. */
typedef struct fit {
    const uc_contest *contest;
    int count, contenders;
    double extra;                       /* additional games for each game of the contests */
    double strength[UC_CONTENDERS_MAX]; /* natural logarithms of w, their sum 0 */
    double slope[UC_CONTENDERS_MAX];    /* of the logarithm of the likelihood, at `strength` */
    matrix information;                 /* minus its second derivatives */
} fit;

static int seats_of(const uc_contest *contest, int contenders) {
    int seats = 0;
    for (int i = 0; i < contenders; i++) seats += contest->seats[i];
    return seats;
}

/** Each contender's chance to win, and the logarithm of the sum of all w. */
static double chances(const fit *f, const uc_contest *contest, double *chance) {
    double most = -INFINITY, sum = 0;
    for (int i = 0; i < f->contenders; i++)
        if (contest->seats[i]) most = fmax(most, f->strength[i]);
    for (int i = 0; i < f->contenders; i++) {
        chance[i] = contest->seats[i] * exp(f->strength[i] - most);
        sum += chance[i];
    }
    for (int i = 0; i < f->contenders; i++) chance[i] /= sum;
    return most + log(sum);
}

/** Wins with the additional games, which all seats share. */
static double wins_of(const fit *f, const uc_contest *contest, int contender) {
    return contest->wins[contender] +
           f->extra * contest->games * contest->seats[contender] / seats_of(contest, f->contenders);
}

/** Adds the second derivatives of `games` games with these chances. */
static void add_information(fit *f, double games, const double *chance) {
    for (int i = 0; i < f->contenders; i++)
        for (int k = 0; k < f->contenders; k++)
            f->information[i][k] += games * chance[i] * ((i == k) - chance[k]);
}

/** Logarithm of the likelihood at f->strength, with its derivatives. */
static double climb(fit *f) {
    double value = 0, chance[UC_CONTENDERS_MAX];
    memset(f->slope, 0, sizeof f->slope);
    memset(f->information, 0, sizeof f->information);
    for (int c = 0; c < f->count; c++) {
        const uc_contest *contest = &f->contest[c];
        if (!(contest->games > 0)) continue;
        double games = contest->games * (1 + f->extra), sum = chances(f, contest, chance);
        for (int i = 0; i < f->contenders; i++) {
            double wins = wins_of(f, contest, i);
            value += wins * (f->strength[i] - sum);
            f->slope[i] += wins - games * chance[i];
        }
        add_information(f, games, chance);
    }
    return value;
}

/** The inverse of the information among ratings whose sum is 0. The matrix of ones, added before and
 * subtracted after, stands for the sum, which the games do not determine. Gauss-Jordan elimination, safe
 * without pivots as the matrix is positive definite; false if it is not, as for groups that never met. */
static bool invert(const fit *f, matrix inverse) {
    int n = f->contenders;
    double scale = 0;
    matrix rest;
    for (int i = 0; i < n; i++) scale += f->information[i][i] / n;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) {
            rest[i][k] = f->information[i][k] + scale / n;
            inverse[i][k] = i == k;
        }
    }
    for (int p = 0; p < n; p++) {
        double pivot = rest[p][p];
        if (!(pivot > 1e-12 * scale)) return false;
        for (int k = 0; k < n; k++) rest[p][k] /= pivot, inverse[p][k] /= pivot;
        for (int i = 0; i < n; i++) {
            double factor = i == p ? 0 : rest[i][p];
            for (int k = 0; k < n; k++) {
                rest[i][k] -= factor * rest[p][k];
                inverse[i][k] -= factor * inverse[p][k];
            }
        }
    }
    for (int i = 0; i < n; i++)
        for (int k = 0; k < n; k++) inverse[i][k] -= 1 / (scale * n);
    return true;
}

/** A step of Newton's method, shortened until it leads upwards; returns its length, or -1 if there is no
 * highest point. */
static double step(fit *f, double value) {
    fit next = *f;
    matrix inverse;
    double move[UC_CONTENDERS_MAX] = {0}, longest = 0;
    if (!invert(f, inverse)) return -1;
    for (int i = 0; i < f->contenders; i++) {
        for (int k = 0; k < f->contenders; k++) move[i] += inverse[i][k] * f->slope[k];
        longest = fmax(longest, fabs(move[i]));
    }
    double length = longest > 2 ? 2 / longest : 1;
    for (int halvings = 0; halvings < 20; halvings++, length /= 2) {
        for (int i = 0; i < f->contenders; i++) next.strength[i] = f->strength[i] + length * move[i];
        if (climb(&next) < value) continue;
        *f = next;
        return length * longest;
    }
    return 0; /* as high as the precision of the numbers allows */
}

static bool maximize(fit *f) {
    double length = 1;
    for (int steps = 0; steps < 100 && length > 1e-10; steps++) {
        length = step(f, climb(f));
        if (length < 0) return false;
    }
    climb(f);
    return true;
}

/** The covariance of the slope, from the differences of the blocks, with the additional games as one more
 * block. */
static void slope_covariance(const fit *f, const uc_blocks *blocks, matrix covariance) {
    double extra[UC_CONTENDERS_MAX] = {0}, seats[UC_CONTENDERS_MAX] = {0}, chance[UC_CONTENDERS_MAX];
    double n = (double)blocks->count, few = n > 1 ? n / (n - 1) : 1; /* for small numbers of blocks */
    for (int c = 0; c < f->count; c++) {
        const uc_contest *contest = &f->contest[c];
        if (!(contest->games > 0)) continue;
        chances(f, contest, chance);
        for (int i = 0; i < f->contenders; i++) {
            double share = (double)contest->seats[i] / seats_of(contest, f->contenders);
            extra[i] += f->extra * contest->games * (share - chance[i]);
            seats[i] += contest->games * contest->seats[i] / n; /* of a block */
        }
    }
    for (int i = 0; i < f->contenders; i++)
        for (int k = 0; k < f->contenders; k++)
            covariance[i][k] = few * seats[i] * seats[k] * blocks->products[i][k] + extra[i] * extra[k];
}

/** product = left x middle x left */
static void sandwich(int n, matrix left, matrix middle, matrix product) {
    matrix half;
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) {
            half[i][k] = 0;
            for (int j = 0; j < n; j++) half[i][k] += left[i][j] * middle[j][k];
        }
    }
    for (int i = 0; i < n; i++) {
        for (int k = 0; k < n; k++) {
            product[i][k] = 0;
            for (int j = 0; j < n; j++) product[i][k] += half[i][j] * left[j][k];
        }
    }
}

static const double points_of_logarithm = 173.71779276130073; /* 400 / ln 10 */

static void write_ratings(const fit *f, matrix covariance, double quantile, uc_ratings *ret_ratings) {
    memset(ret_ratings, 0, sizeof *ret_ratings);
    ret_ratings->contenders = f->contenders;
    ret_ratings->quantile = quantile;
    for (int i = 0; i < f->contenders; i++) {
        ret_ratings->rating[i] = points_of_logarithm * f->strength[i];
        for (int k = 0; k < f->contenders; k++)
            ret_ratings->covariance[i][k] = points_of_logarithm * points_of_logarithm * covariance[i][k];
    }
}

uc_error uc_rate(uc_ratings *ret_ratings, const uc_contest *contest, int count, int contenders,
                 const uc_blocks *blocks) {
    fit f = {.contest = contest, .count = count, .contenders = contenders};
    double games = 0, seats = 0;
    matrix inverse, middle, covariance;
    for (int c = 0; c < count; c++) {
        games += contest[c].games;
        seats += contest[c].games * seats_of(&contest[c], contenders);
    }
    if (!(games > 0)) return UC_BAD_SEATS;
    double few =
        contenders * games /
        seats; /* games in which every contender sits once, if there are more contenders than seats */
    f.extra = fmax(1, few) / games;
    if (!maximize(&f) || !invert(&f, inverse)) return UC_BAD_SEATS;
    if (blocks) {
        slope_covariance(&f, blocks, middle);
        sandwich(contenders, inverse, middle, covariance);
    } else {
        memcpy(covariance, inverse, sizeof covariance);
    }
    write_ratings(&f, covariance, student_quantile(blocks ? blocks->count : UINT64_MAX), ret_ratings);
    return UC_OK;
}

static uc_interval within(const uc_ratings *ratings, double mean, double variance) {
    double half = variance > 0 ? ratings->quantile * sqrt(variance) : 0;
    if (isinf(ratings->quantile)) half = ratings->quantile;
    return (uc_interval){mean, mean - half, mean + half};
}

uc_interval uc_rating(const uc_ratings *ratings, int contender) {
    return within(ratings, ratings->rating[contender], ratings->covariance[contender][contender]);
}

uc_interval uc_rating_difference(const uc_ratings *ratings, int a, int b) {
    double variance = ratings->covariance[a][a] - 2 * ratings->covariance[a][b] + ratings->covariance[b][b];
    return within(ratings, ratings->rating[a] - ratings->rating[b], variance);
}
