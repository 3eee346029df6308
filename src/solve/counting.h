/** @file
 * What counting cards needs: sets of cards, and the chance that none of some unseen cards is one of a kind.
 */
#ifndef UC_SOLVE_COUNTING_H
#define UC_SOLVE_COUNTING_H

#include "upcard/head.h"

static inline int counting_size(uc_set cards) {
    return __builtin_popcountll(cards.word[0]) + __builtin_popcountll(cards.word[1]);
}

static inline uc_set counting_both(uc_set a, uc_set b) {
    return (uc_set){{a.word[0] & b.word[0], a.word[1] & b.word[1]}};
}

static inline uc_set counting_either(uc_set a, uc_set b) {
    return (uc_set){{a.word[0] | b.word[0], a.word[1] | b.word[1]}};
}

static inline uc_set counting_without(uc_set a, uc_set b) {
    return (uc_set){{a.word[0] & ~b.word[0], a.word[1] & ~b.word[1]}};
}

/** The chance that `hand` of `all` equally likely cards contain none of `some` (the hypergeometric
 * distribution). */
static inline double counting_none(int all, int some, int hand) {
    double chance = 1;
    for (int i = 0; i < hand && i < all; i++)
        chance *= all - i > some ? (double)(all - i - some) / (all - i) : 0;
    return chance;
}

#endif
