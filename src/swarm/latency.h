/** @file
 * Latencies: counts in boxes, each 3 % wider than the one before, and percentiles.
 */
#ifndef UC_SWARM_LATENCY_H
#define UC_SWARM_LATENCY_H

#include <stdint.h>

enum { LATENCY_FINE = 32, LATENCY_BOXES = 40 * LATENCY_FINE };

typedef struct latency {
    uint64_t box[LATENCY_BOXES];
    uint64_t count, sum_us, max_us;
} latency;

void latency_add(latency *l, uint64_t us);
/** The quantile `share`, 0..1, in microseconds, at most 3 % too high; 0 without latencies. */
uint64_t latency_share(const latency *l, double share);

#endif
