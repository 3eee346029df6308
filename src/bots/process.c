#include "bots/process.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

int64_t process_clock_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/** The state that the program starts with beside our environment: signals as at login, and a group of its
 * own. */
static int set_attributes(posix_spawnattr_t *attributes) {
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int error = posix_spawnattr_setsigmask(attributes, &none);
    if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
    if (!error) error = posix_spawnattr_setpgroup(attributes, 0);
    if (error) return error;
    return posix_spawnattr_setflags(attributes,
                                    POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
}

static int spawn_shell(pid_t *ret_id, const char *command, int socket) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    char shell[] = "sh", option[] = "-c", *text = (char *)(uintptr_t)command; /* spawn does not change it */
    char *arguments[] = {shell, option, text, NULL};
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return error;
    error = posix_spawnattr_init(&attributes);
    if (!error) {
        error = set_attributes(&attributes);
        if (!error) error = posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
        if (!error) error = posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
        if (!error) error = posix_spawn(ret_id, "/bin/sh", &actions, &attributes, arguments, environ);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

int process_start(process *p, const char *command) {
    int pair[2];
    pid_t id;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, pair)) return errno;
    int error = spawn_shell(&id, command, pair[1]);
    close(pair[1]);
    if (error)
        close(pair[0]);
    else
        *p = (process){.id = id, .socket = pair[0]};
    return error;
}

/** Whether it ends by itself before the deadline; it is not reaped yet. */
static bool ends_before(pid_t id, int64_t deadline_ms) {
    for (;;) {
        siginfo_t info = {.si_pid = 0};
        int error = waitid(P_PID, (id_t)id, &info, WEXITED | WNOHANG | WNOWAIT);
        if (error && errno != EINTR) return false; /* somebody else has reaped it */
        if (!error && info.si_pid == id) return true;
        if (process_clock_ms() >= deadline_ms) return false;
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
}

int process_end(process *p, int grace_ms) {
    int status = -1;
    close(p->socket);
    bool by_itself = ends_before(p->id, process_clock_ms() + grace_ms);
    kill(-p->id, SIGKILL); /* before it is reaped: until then no other process can get its number */
    while (waitpid(p->id, &status, 0) < 0 && errno == EINTR) continue;
    p->id = 0;
    return by_itself ? status : -1;
}

bool process_send(const process *p, const char *bytes, size_t count, size_t *sent) {
    while (*sent < count) {
        ssize_t more = send(p->socket, bytes + *sent, count - *sent, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (more < 0 && errno == EINTR) continue;
        if (more < 0) return errno == EAGAIN || errno == EWOULDBLOCK;
        *sent += (size_t)more;
    }
    return true;
}

process_status process_wait(const process *p, bool more, int64_t deadline_ms) {
    for (;;) {
        struct pollfd events = {.fd = p->socket, .events = (short)(more ? POLLIN | POLLOUT : POLLIN)};
        int64_t left = deadline_ms - process_clock_ms();
        int ready = poll(&events, 1, left > 0 ? (int)left : 0);
        if (ready > 0) return PROCESS_READY; /* reading shows that a side is closed */
        if (ready == 0 && left <= 0) return PROCESS_TIMEOUT;
        if (ready < 0 && errno != EINTR && errno != EAGAIN) return PROCESS_CLOSED;
    }
}

ssize_t process_read(const process *p, char *bytes, size_t room) {
    for (;;) {
        ssize_t count = recv(p->socket, bytes, room, MSG_DONTWAIT);
        if (count > 0) return count;
        if (count < 0 && errno == EINTR) continue;
        return count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? 0 : -1;
    }
}
