/* Preloaded into a program: each fsync and fdatasync takes the milliseconds in a file longer ($SLOW_FILE,
 * read at each call). */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static void wait_a_while(void) {
    char text[32] = "";
    const char *path = getenv("SLOW_FILE");
    int fd = path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (fd < 0) return;
    ssize_t length = read(fd, text, sizeof text - 1);
    close(fd);
    long ms = length > 0 ? strtol(text, NULL, 10) : 0;
    if (ms > 0) nanosleep(&(struct timespec){.tv_sec = ms / 1000, .tv_nsec = ms % 1000 * 1000000}, NULL);
}

__attribute__((visibility("default"))) int fsync(int fd) {
    wait_a_while();
    return (int)syscall(SYS_fsync, fd);
}

__attribute__((visibility("default"))) int fdatasync(int fd) {
    wait_a_while();
    return (int)syscall(SYS_fdatasync, fd);
}
