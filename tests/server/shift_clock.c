/* Preloaded into a program: shifts the system clock by the seconds in a file ($SHIFT_FILE, read at each
 * call). Monotonic clocks stay unchanged. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t shift(void) {
    char text[32] = "";
    const char *path = getenv("SHIFT_FILE");
    int fd = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (fd < 0) return 0;
    ssize_t length = read(fd, text, sizeof text - 1);
    close(fd);
    return length > 0 ? (time_t)strtoll(text, NULL, 10) : 0;
}

__attribute__((visibility("default"))) int clock_gettime(clockid_t clock, struct timespec *ret_time) {
    int status = (int)syscall(SYS_clock_gettime, clock, ret_time);
    if (!status && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) ret_time->tv_sec += shift();
    return status;
}

__attribute__((visibility("default"))) int gettimeofday(struct timeval *restrict ret_time,
                                                        void *restrict zone) {
    struct timespec now;
    (void)zone;
    int status = clock_gettime(CLOCK_REALTIME, &now);
    *ret_time = (struct timeval){.tv_sec = now.tv_sec, .tv_usec = now.tv_nsec / 1000};
    return status;
}

__attribute__((visibility("default"))) time_t time(time_t *ret_time) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (ret_time) *ret_time = now.tv_sec;
    return now.tv_sec;
}
