#include "contests.h"

#include <math.h>
#include <string.h>

double random_share(uc_rng *rng) {
    return (double)(uc_rng_next(rng) >> 11) * 0x1p-53;
}

static int random_winner(uc_rng *rng, int contenders, const double *w) {
    double sum = 0;
    for (int i = 0; i < contenders; i++) sum += w[i];
    double at = random_share(rng) * sum;
    int winner = 0;
    while (winner < contenders - 1 && (at -= w[winner]) >= 0) winner++;
    return winner;
}

void play_blocks(uc_rng *rng, int contenders, const double *w, double alike, int blocks,
                 uc_contest *ret_contest, uc_blocks *ret_blocks, double *ret_rating) {
    double sum = 0, mean = 0;
    memset(ret_contest, 0, sizeof *ret_contest);
    memset(ret_blocks, 0, sizeof *ret_blocks);
    ret_blocks->contenders = contenders;
    for (int i = 0; i < contenders; i++) ret_contest->seats[i] = 1;
    for (int b = 0; b < blocks; b++) {
        double value[UC_CONTENDERS_MAX] = {0};
        bool cards = random_share(rng) < alike; /* then each contender wins from the good seat once */
        for (int game = 0; game < contenders; game++)
            value[cards ? game : random_winner(rng, contenders, w)] += 1.0 / contenders;
        for (int i = 0; i < contenders; i++) ret_contest->wins[i] += value[i] * contenders;
        ret_contest->games += contenders;
        uc_blocks_add(ret_blocks, value);
    }
    for (int i = 0; i < contenders; i++) sum += w[i];
    for (int i = 0; i < contenders; i++) {
        ret_rating[i] = 400 * log10(alike / contenders + (1 - alike) * w[i] / sum);
        mean += ret_rating[i] / contenders;
    }
    for (int i = 0; i < contenders; i++) ret_rating[i] -= mean;
}

int rating_hits(uint64_t seed, int trials, int blocks, double alike, bool difference) {
    static const double w[] = {3, 1, 2, 1.5};
    int hits = 0;
    for (int trial = 0; trial < trials; trial++) {
        uc_rng rng;
        uc_contest contest;
        uc_blocks sums;
        uc_ratings ratings;
        double truth[4];
        uc_rng_start(&rng, seed, (uint64_t)trial);
        play_blocks(&rng, 4, w, alike, blocks, &contest, &sums, truth);
        if (uc_rate(&ratings, &contest, 1, 4, &sums)) continue;
        uc_interval i = difference ? uc_rating_difference(&ratings, 0, 1) : uc_rating(&ratings, 0);
        double right = truth[0] - (difference ? truth[1] : 0);
        hits += i.low <= right && right <= i.high;
    }
    return hits;
}

int false_verdicts(uint64_t seed, int trials, int blocks, double d, double error) {
    int wrong = 0;
    for (int trial = 0; trial < trials; trial++) {
        uc_rng rng;
        uc_race race = {.count = 0};
        uc_rng_start(&rng, seed, (uint64_t)trial);
        for (int b = 0; b < blocks; b++) {
            double at = random_share(&rng);
            double symmetric = at < 0.25 ? -1 : at < 0.5 ? 1 : 0;
            uc_race_add(&race, d > 0 ? (at < 1 / (1 + d) ? d : -1) : symmetric);
            if (uc_race_verdict(&race, error) == UC_UNDECIDED) continue;
            wrong++;
            break;
        }
    }
    return wrong;
}
