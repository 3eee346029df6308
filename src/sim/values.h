/** @file
 * Numbers of -1..1, one for each block, few of them different: each value with its count. The interval of a
 * race needs nothing else, so memory does not grow with the number of blocks.
 */
#ifndef UC_SIM_VALUES_H
#define UC_SIM_VALUES_H

#include "upcard/rating.h"

/** Zero is empty. */
typedef struct values {
    double *value; /**< ascending */
    uint64_t *times;
    size_t count;
} values;

/** Adds a number; false if out of memory. */
bool values_add(values *v, double value);
/** Their mean with the interval of uc_race_interval. */
uc_interval values_interval(const values *v, double error);
void values_free(values *v);

#endif
