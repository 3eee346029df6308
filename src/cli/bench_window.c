#include "cli/bench_window.h"

#include "base/arguments.h"

static const double window_s = 1e-3;
static const double undisturbed = .9; /* of a window */

static void keep_least(double *least, double value) {
    if (*least == 0 || value < *least) *least = value;
}

static void measure_window(bench_speed *speed, bench_work *does, void *place) {
    double cpu = cpu_seconds_now(), since = seconds_now(), wall;
    uint64_t items = 0;
    do {
        items += does(place);
        wall = seconds_now() - since;
    } while (wall < window_s);
    cpu = cpu_seconds_now() - cpu;
    speed->all_cpu += cpu;
    speed->all_wall += wall;
    keep_least(&speed->wall, wall / (double)items);
    if (cpu >= undisturbed * wall) keep_least(&speed->cpu, cpu / (double)items);
}

void bench_windows(bench_speed *speed, bench_work *does, void *place, double seconds) {
    double end = speed->all_wall + seconds;
    do measure_window(speed, does, place);
    while (speed->all_wall < end);
}

double bench_cpu(const bench_speed *speed) {
    return speed->cpu > 0 ? speed->cpu : speed->wall;
}
