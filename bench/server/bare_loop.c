/* The system calls of a confirmed move, and nothing else: what this machine could do at most. One process is
 * the server. It waits for connections with epoll, reads what has come, appends a line for each message to a
 * file, makes all of them durable with one fdatasync, and only then sends each table's seats their message.
 * The other process is the players: each table has one move in flight, and the next seat moves when all seats
 * have received the last one.
 *
 * usage: bare_loop TABLES SECONDS FOLDER      prints "moves=N seconds=S"
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Bytes as in the load test: a move, its line in a journal, and what each seat is sent. */
enum { SEATS = 4, ASKED = 90, LINE = 60, TOLD = 930, EVENTS = 512, MOST_TABLES = 4096 };

typedef struct table {
    int fd[SEATS];
    int waits; /* players: bytes that its seats have not received */
    int turn;
} table;

static table tables[MOST_TABLES];

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* The data of a connection in epoll: its table and seat. */
static int watch(int count) {
    int poll = epoll_create1(0);
    for (int i = 0; i < count * SEATS; i++) {
        struct epoll_event event = {.events = EPOLLIN, .data.u32 = (uint32_t)i};
        if (epoll_ctl(poll, EPOLL_CTL_ADD, tables[i / SEATS].fd[i % SEATS], &event)) fail("epoll_ctl");
    }
    return poll;
}

static void serve(int count, int file) {
    static char line[LINE], told[TOLD];
    char asked[ASKED];
    int poll = watch(count), due[EVENTS];
    for (;;) {
        struct epoll_event events[EVENTS];
        int ready = epoll_wait(poll, events, EVENTS, -1), moves = 0;
        for (int i = 0; i < ready; i++) {
            table *t = &tables[events[i].data.u32 / SEATS];
            ssize_t length = read(t->fd[events[i].data.u32 % SEATS], asked, sizeof asked);
            if (length <= 0) return; /* the players are gone */
            if (write(file, line, sizeof line) != sizeof line) fail("write");
            due[moves++] = (int)(events[i].data.u32 / SEATS);
        }
        if (moves && fdatasync(file)) fail("fdatasync");
        for (int i = 0; i < moves; i++)
            for (int seat = 0; seat < SEATS; seat++)
                if (write(tables[due[i]].fd[seat], told, sizeof told) != sizeof told) fail("send");
    }
}

static void move(table *t) {
    static char asked[ASKED];
    t->waits = SEATS * TOLD;
    t->turn = (t->turn + 1) % SEATS;
    if (write(t->fd[t->turn], asked, sizeof asked) != sizeof asked) fail("move");
}

static long play(int count, double seconds) {
    long moves = 0;
    char told[TOLD];
    int poll = watch(count);
    for (int i = 0; i < count; i++) move(&tables[i]);
    for (double end = now() + seconds; now() < end;) {
        struct epoll_event events[EVENTS];
        int ready = epoll_wait(poll, events, EVENTS, 100);
        for (int i = 0; i < ready; i++) {
            table *t = &tables[events[i].data.u32 / SEATS];
            ssize_t length = read(t->fd[events[i].data.u32 % SEATS], told, sizeof told);
            if (length <= 0) fail("receive");
            t->waits -= (int)length;
            if (t->waits) continue;
            moves++;
            move(t);
        }
    }
    return moves;
}

/* A connection over TCP at the loopback address: the players' end, and the server's. */
static void connect_pair(int listener, const struct sockaddr *address, socklen_t length, int *ret_player,
                         int *ret_server) {
    *ret_player = socket(AF_INET, SOCK_STREAM, 0);
    if (*ret_player < 0 || connect(*ret_player, address, length)) fail("connect");
    *ret_server = accept(listener, NULL, NULL);
    if (*ret_server < 0) fail("accept");
}

int main(int argc, char **argv) {
    static int server[MOST_TABLES][SEATS];
    int count = argc == 4 ? atoi(argv[1]) : 0;
    double seconds = argc == 4 ? atof(argv[2]) : 0;
    if (count < 1 || count > MOST_TABLES || seconds <= 0) {
        fprintf(stderr, "usage: bare_loop TABLES(1..%d) SECONDS FOLDER\n", MOST_TABLES);
        return 2;
    }
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t length = sizeof address;
    int listener = socket(AF_INET, SOCK_STREAM, 0), folder = open(argv[3], O_DIRECTORY | O_RDONLY);
    int file = openat(folder, ".", O_TMPFILE | O_WRONLY | O_APPEND, 0600);
    if (file < 0) fail(argv[3]);
    if (bind(listener, (struct sockaddr *)&address, sizeof address) || listen(listener, 128) ||
        getsockname(listener, (struct sockaddr *)&address, &length))
        fail("listen");
    for (int i = 0; i < count * SEATS; i++)
        connect_pair(listener, (struct sockaddr *)&address, length, &tables[i / SEATS].fd[i % SEATS],
                     &server[i / SEATS][i % SEATS]);
    pid_t child = fork();
    if (!child) {
        for (int i = 0; i < count * SEATS; i++) {
            close(tables[i / SEATS].fd[i % SEATS]);
            tables[i / SEATS].fd[i % SEATS] = server[i / SEATS][i % SEATS];
        }
        serve(count, file);
        return 0;
    }
    printf("moves=%ld seconds=%g\n", play(count, seconds), seconds);
    kill(child, SIGTERM);
    waitpid(child, NULL, 0);
    return 0;
}
