/** @file
 * The speed of some work in its best window of about a millisecond, because in some of them nothing else
 * disturbs.
 */
#ifndef UC_CLI_BENCH_WINDOW_H
#define UC_CLI_BENCH_WINDOW_H

#include <stdint.h>

/** Does some work at its place and returns how many items it was. */
typedef uint64_t bench_work(void *place);

/** Seconds of an item in the best window: of processor time, and by the clock on the wall; and all time.
 * Zeros at the start. */
typedef struct bench_speed {
    double cpu, wall;
    double all_cpu, all_wall;
} bench_speed;

/** Works for this long, at least for a window, and adds what it measures. A window counts for processor time
 * only if the program had the processor for nearly all of it: the processor clock of a virtual machine may
 * stand still while others have the processor, and a little longer. */
void bench_windows(bench_speed *speed, bench_work *does, void *place, double seconds);

/** Seconds of processor time of an item; by the clock on the wall if no window counted. */
double bench_cpu(const bench_speed *speed);

#endif
