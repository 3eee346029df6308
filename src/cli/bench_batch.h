/** @file
 * The speed of observations as numbers, and of batches.
 */
#ifndef UC_CLI_BENCH_BATCH_H
#define UC_CLI_BENCH_BATCH_H

#include "upcard/state.h"

/** What the steps of a batch write. */
enum { STEPS_ALONE, STEPS_MASK, STEPS_U8, STEPS_F32, STEPS_KINDS };

typedef struct batch_speed {
    double u8_ns, f32_ns, mask_ns;   /**< an observation of a seat in bytes, in floats; a mask of its moves */
    double steps_per_s[STEPS_KINDS]; /**< of random choices and steps; from STEPS_MASK on with the mask too */
    double threads_per_s;            /**< of STEPS_U8 on two threads, by the clock on the wall */
} batch_speed;

/** Measures for about `ms` milliseconds. *stop ends it; the result is then meaningless. */
batch_speed bench_batch(const uc_state *start, uint64_t ms, const bool *stop);

#endif
