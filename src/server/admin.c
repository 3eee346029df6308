#define _GNU_SOURCE /* asprintf */
#include "server/admin.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

enum {
    CALLERS = 8,     /* at once; others have to wait */
    AGAIN_MS = 20,   /* until a busy table is tried again */
    PATIENCE_S = 10, /* for a silent caller, and for a busy table */
    MOST_S = 60,     /* the caller's longest wait for the server */
    TRIES = 1000 * PATIENCE_S / AGAIN_MS
};

typedef struct caller {
    admin *admin;
    uv_pipe_t pipe;
    uv_timer_t again;
    uv_write_t write;
    char line[ADMIN_LINE_MAX];
    char *answer; /* by malloc */
    size_t length;
    int tries, handles; /* handles: with a measure on its way to the disk */
    bool ended, in_use;
} caller;

struct admin {
    hub *hub;
    uv_loop_t *loop;
    uv_pipe_t pipe;
    caller caller[CALLERS];
    char path[sizeof((struct sockaddr_un){0}).sun_path];
    int open;   /* handles, including its own */
    bool waits; /* a caller waits for a free place */
};

static bool socket_path(const char *folder, char path[sizeof((admin){0}).path]) {
    int length = snprintf(path, sizeof((admin){0}).path, "%s/admin.sock", folder);
    return length < (int)sizeof((admin){0}).path;
}

/* ---- one caller ---- */

static void closed(admin *a) {
    if (!--a->open) free(a);
}

static void called(uv_stream_t *listener, int status);

static void release(caller *c) {
    admin *a = c->admin;
    if (!--c->handles) c->in_use = false;
    if (!c->in_use && a->waits) called((uv_stream_t *)&a->pipe, 0);
    closed(a);
}

static void caller_closed(uv_handle_t *handle) {
    release(handle->data);
}

static void hang_up(caller *c) {
    if (uv_is_closing((uv_handle_t *)&c->pipe)) return;
    uv_close((uv_handle_t *)&c->pipe, caller_closed);
    uv_close((uv_handle_t *)&c->again, caller_closed);
}

static void written(uv_write_t *write, int status) {
    caller *c = write->data;
    (void)status;
    free(c->answer);
    c->answer = NULL;
    hang_up(c);
}

/** `list` may be NULL. */
static void reply_with(caller *c, const char *answer, const char *list) {
    if (uv_is_closing((uv_handle_t *)&c->pipe)) return;
    uv_timer_stop(&c->again);
    if (asprintf(&c->answer, "%s\n%s", answer, list ? list : "") < 0) {
        c->answer = NULL;
        hang_up(c);
        return;
    }
    uv_buf_t buffer = uv_buf_init(c->answer, (unsigned)strlen(c->answer));
    if (!uv_write(&c->write, (uv_stream_t *)&c->pipe, &buffer, 1, written)) return;
    free(c->answer);
    hang_up(c);
}

static void reply(caller *c, const char *answer) {
    reply_with(c, answer, NULL);
}

static void measure_taken(void *context, const char *why) {
    caller *c = context;
    char answer[ADMIN_LINE_MAX];
    snprintf(answer, sizeof answer, "error %s", why ? why : "");
    reply(c, why ? answer : "ok");
    release(c);
}

/** Takes a measure, once the one before it is on disk. */
static void take_measure(uv_timer_t *timer) {
    caller *c = timer->data;
    c->handles++;
    c->admin->open++;
    if (hub_measure(c->admin->hub, c->line + strlen("measure "), measure_taken, c)) return;
    release(c);
    if (++c->tries < TRIES)
        uv_timer_start(&c->again, take_measure, AGAIN_MS, 0);
    else
        reply(c, "error it is busy; try again in a moment");
}

static void list_players(caller *c) {
    char *list = hub_list_guests(c->admin->hub);
    reply_with(c, list ? "ok" : "error the server is out of memory", list);
    free(list);
}

/** It can be ended only where it is. */
static void name_owner(caller *c, const char *code, const char *owner) {
    char answer[ADMIN_LINE_MAX];
    snprintf(answer, sizeof answer,
             "error the server \"%s\" has it: run `upcard admin end %s` on the machine of that server", owner,
             code);
    reply(c, answer);
}

/** Ends the table or pad, and repeats the request until the end is on disk. */
static void end_table(uv_timer_t *timer) {
    caller *c = timer->data;
    const char *code = c->line + strlen("end "), *owner = hub_owner(c->admin->hub, code);
    table_ending result = hub_end_table(c->admin->hub, code);
    if (result == ENDING_ELSEWHERE && owner) {
        name_owner(c, code, owner);
        return;
    }
    switch (result) {
    case ENDING_BEGUN: c->ended = true; break;
    case ENDING_BUSY:
    case ENDING_ELSEWHERE: /* on its way */
    case ENDING_PAUSED: break;
    case ENDING_OVER: reply(c, c->ended ? "ok" : "error this game is over"); return;
    case ENDING_UNKNOWN: reply(c, c->ended ? "ok" : "error there is no table or pad with this code"); return;
    case ENDING_QUARANTINED: reply(c, "error it was stopped because its journal is invalid"); return;
    }
    if (++c->tries < TRIES)
        uv_timer_start(&c->again, end_table, AGAIN_MS, 0);
    else
        reply(c, result == ENDING_PAUSED ? "error the server cannot save at the moment"
                                         : "error it is busy; try again in a moment");
}

static void take_line(caller *c) {
    uv_read_stop((uv_stream_t *)&c->pipe);
    if (!strncmp(c->line, "end ", strlen("end ")))
        end_table(&c->again);
    else if (!strncmp(c->line, "measure ", strlen("measure ")))
        take_measure(&c->again);
    else if (!strcmp(c->line, "players"))
        list_players(c);
    else
        reply(c, "error unknown command");
}

static void give_room(uv_handle_t *handle, size_t wanted, uv_buf_t *ret_buffer) {
    caller *c = handle->data;
    (void)wanted;
    *ret_buffer = uv_buf_init(c->line + c->length, (unsigned)(sizeof c->line - 1 - c->length));
}

static void received(uv_stream_t *pipe, ssize_t length, const uv_buf_t *buffer) {
    caller *c = pipe->data;
    (void)buffer;
    if (length < 0) {
        hang_up(c);
        return;
    }
    c->length += (size_t)length;
    c->line[c->length] = '\0';
    char *end = strchr(c->line, '\n');
    if (end) {
        *end = '\0';
        take_line(c);
    }
}

static void too_late(uv_timer_t *timer) {
    caller *c = timer->data;
    uv_read_stop((uv_stream_t *)&c->pipe);
    reply(c, "error no command came in time");
}

/** Accepts a caller at once, or when a place is free. Until then libuv reports no further caller. */
static void called(uv_stream_t *listener, int status) {
    admin *a = listener->data;
    caller *c = a->caller;
    while (c < a->caller + CALLERS && c->in_use) c++;
    a->waits = !status && c == a->caller + CALLERS;
    if (status || a->waits) return;
    *c = (caller){.admin = a, .in_use = true, .handles = 2};
    uv_pipe_init(a->loop, &c->pipe, 0);
    uv_timer_init(a->loop, &c->again);
    c->pipe.data = c->again.data = c->write.data = c;
    a->open += 2;
    if (uv_accept(listener, (uv_stream_t *)&c->pipe) ||
        uv_read_start((uv_stream_t *)&c->pipe, give_room, received) ||
        uv_timer_start(&c->again, too_late, 1000 * PATIENCE_S, 0))
        hang_up(c);
}

/* ---- all of them ---- */

static void listener_closed(uv_handle_t *handle) {
    closed(handle->data);
}

/** Only the owner may open the socket. The folder's lock ensures that nobody else listens there. */
static int listen_there(admin *a) {
    unlink(a->path);
    mode_t before = umask(0177);
    int status = uv_pipe_bind(&a->pipe, a->path);
    umask(before);
    return status ? status : uv_listen((uv_stream_t *)&a->pipe, CALLERS, called);
}

admin *admin_open(uv_loop_t *loop, hub *h, const char *folder, uc_text *message) {
    admin *a = calloc(1, sizeof *a);
    if (!a) return uc_text_add(message, "out of memory"), NULL;
    a->hub = h;
    a->loop = loop;
    a->open = 1;
    uv_pipe_init(loop, &a->pipe, 0);
    a->pipe.data = a;
    int status = socket_path(folder, a->path) ? listen_there(a) : UV_ENAMETOOLONG;
    if (!status) return a;
    uc_text_add(message, uv_strerror(status));
    uv_close((uv_handle_t *)&a->pipe, listener_closed);
    return NULL;
}

void admin_close(admin *a) {
    if (!a) return;
    a->waits = false;
    for (caller *c = a->caller; c < a->caller + CALLERS; c++)
        if (c->in_use) hang_up(c);
    uv_close((uv_handle_t *)&a->pipe, listener_closed);
}

/* ---- all callers ---- */

/** The answer up to its end, by malloc; empty if none came, or memory is short. */
static char *read_answer(int fd) {
    char *answer = calloc(1, 1);
    char piece[4096];
    size_t length = 0;
    for (ssize_t got; answer && (got = read(fd, piece, sizeof piece)) > 0;) {
        char *grown = realloc(answer, length + (size_t)got + 1);
        if (!grown) break;
        answer = grown;
        memcpy(answer + length, piece, (size_t)got);
        length += (size_t)got;
        answer[length] = '\0';
    }
    return answer;
}

char *admin_ask(const char *folder, const char *line) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    const struct timeval most = {.tv_sec = MOST_S};
    char *answer = NULL;
    int fd = socket_path(folder, address.sun_path) ? socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0) : -1;
    if (fd >= 0) {
        setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &most, sizeof most);
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &most, sizeof most);
    }
    bool connected = fd >= 0 && !connect(fd, (struct sockaddr *)&address, sizeof address);
    bool there = connected || (fd >= 0 && errno == EAGAIN); /* too many others already wait */
    if (connected && send(fd, line, strlen(line), MSG_NOSIGNAL) > 0)
        answer = read_answer(fd);
    else if (there)
        answer = calloc(1, 1);
    if (fd >= 0) close(fd);
    return answer;
}
