/** @file
 * A round with number cards alone, from a full deck: the numbers of a seat are a set, and determine the deck.
 */
#ifndef UC_SOLVE_FLIP7_NUMBERS_H
#define UC_SOLVE_FLIP7_NUMBERS_H

#include <stdbool.h>
#include <stdint.h>

enum { NUMBERS_SCORES = 79, NUMBERS_SETS = 4096, NUMBERS_NEXT = 1 << 13 };

/** The distribution of the scores of a round under a way to play. */
typedef struct numbers_play {
    double chance[NUMBERS_SCORES];
} numbers_play;

/** The sets of up to six numbers. Those with more numbers come first, so that each set comes after those that
 * it leads to. */
typedef struct numbers {
    int count;
    uint16_t set[NUMBERS_SETS], cards[NUMBERS_SETS], bust[NUMBERS_SETS]; /**< cards left, and how many bust */
    uint8_t points[NUMBERS_NEXT]; /**< by set; of seven numbers with the 15 of a Flip 7 */
} numbers;

void numbers_start(numbers *ret_numbers);

/** The highest value of a round for these values of scores, and the play that achieves it (may be NULL). If
 * hit and stay are worth the same, it stays. The first card is always taken. */
double numbers_best(const numbers *n, const double worth[NUMBERS_SCORES], numbers_play *ret_play);

#endif
