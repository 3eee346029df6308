/* The hosts of a database's address. The one that was lost is tried last, since it may not answer at all; and
 * while one is silent, the others are asked whether another server has been promoted. */
#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "store/postgres.h"

enum { RESULT_MS = 10000, ASK_MS = 500 };

typedef PGconn *connect_function(const char *const *keys, const char *const *values, int expand_dbname);

/* A question to another host. */
typedef struct question {
    PGconn *conn; /* NULL: none is open */
    PostgresPollingStatusType wants;
    int asked;
    int64_t next_ms;
} question;

static int64_t now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

/** An option as it stands in the address; NULL: it does not. */
static const char *given(const PQconninfoOption *options, const char *key) {
    for (; options && options->keyword; options++)
        if (!strcmp(options->keyword, key)) return options->val;
    return NULL;
}

static int count_items(const char *list) {
    int count = 1;
    for (; list && *list; list++) count += *list == ',';
    return count;
}

/** An item of a list, to be freed; a list of one holds for all hosts. */
static char *item(const char *list, int n) {
    if (!list) return NULL;
    for (const char *comma; n > 0 && (comma = strchr(list, ',')); n--) list = comma + 1;
    return strndup(list, strcspn(list, ","));
}

static int count_hosts(const char *uri) {
    PQconninfoOption *options = PQconninfoParse(uri, NULL);
    int names = count_items(given(options, "host")), addresses = count_items(given(options, "hostaddr"));
    PQconninfoFree(options);
    return names > addresses ? names : addresses;
}

static PGconn *connect_host(const pg_link *link, int n, connect_function *connect) {
    PQconninfoOption *options = PQconninfoParse(link->uri, NULL);
    char *own[] = {item(given(options, "host"), n), item(given(options, "hostaddr"), n),
                   item(given(options, "port"), n)};
    PQconninfoFree(options);
    /* What stands before the address is a default; what stands after it is its own for this host. */
    const char *const keys[] = {"connect_timeout",
                                "tcp_user_timeout",
                                "target_session_attrs",
                                "application_name",
                                "dbname",
                                "client_encoding",
                                "host",
                                "hostaddr",
                                "port",
                                NULL};
    const char *const values[] = {"2",
                                  "3000",
                                  link->read_only ? "any" : "read-write",
                                  *link->name ? link->name : "upcard",
                                  link->uri,
                                  "UTF8",
                                  own[0],
                                  own[1],
                                  own[2],
                                  NULL};
    PGconn *conn = connect(keys, values, 1);
    for (int i = 0; i < 3; i++) free(own[i]);
    return conn;
}

/** One host may be another name of the same server, which tells when it was started. */
static void read_server(PGconn *conn, char ret_server[PG_SERVER_MAX]) {
    PGresult *result = PQexec(conn, "SELECT pg_postmaster_start_time()");
    snprintf(ret_server, PG_SERVER_MAX, "%s", PQntuples(result) ? PQgetvalue(result, 0, 0) : "");
    PQclear(result);
}

bool pg_hosts_connect(pg_link *link) {
    int hosts = count_hosts(link->uri), first = link->next_host;
    for (int i = 0; i < hosts && !link->conn; i++) {
        int host = (first + i) % hosts;
        link->conn = connect_host(link, host, PQconnectdbParams);
        link->next_host = (host + 1) % hosts;
        if (PQstatus(link->conn) == CONNECTION_OK) break;
        pg_link_failed(link, NULL, "connecting to the database");
        pg_link_close(link);
    }
    if (link->conn) read_server(link->conn, link->server);
    return link->conn;
}

static void end(question *q) {
    if (q->conn) PQfinish(q->conn);
    q->conn = NULL;
}

static void ask(question *q, const pg_link *link, int64_t now) {
    int hosts = count_hosts(link->uri);
    end(q);
    q->next_ms = now + ASK_MS;
    if (hosts < 2 || link->read_only) return;
    q->conn = connect_host(link, (link->next_host + q->asked++ % (hosts - 1)) % hosts, PQconnectStartParams);
    q->wants = PGRES_POLLING_WRITING;
}

/** Goes on with a question: whether the answer is that another server takes writes. */
static bool hear(question *q, const pg_link *link) {
    char server[PG_SERVER_MAX] = "";
    q->wants = PQconnectPoll(q->conn);
    if (q->wants == PGRES_POLLING_OK) read_server(q->conn, server);
    if (q->wants == PGRES_POLLING_OK || q->wants == PGRES_POLLING_FAILED) end(q);
    return *server && *link->server && strcmp(server, link->server) != 0;
}

bool pg_hosts_wait(const pg_link *link) {
    int64_t now = now_ms(), until_ms = now + RESULT_MS;
    question q = {.next_ms = now + ASK_MS};
    bool is_readable = false, is_elsewhere = false;
    while (!is_readable && !is_elsewhere && now < until_ms) {
        if (now >= q.next_ms) ask(&q, link, now);
        struct pollfd wait[2] = {{.fd = PQsocket(link->conn), .events = POLLIN},
                                 {.fd = q.conn ? PQsocket(q.conn) : -1,
                                  .events = q.wants == PGRES_POLLING_READING ? POLLIN : POLLOUT}};
        int ready = poll(wait, 2, (int)(q.next_ms - now));
        if (ready < 0 && errno != EINTR) break;
        is_readable = ready > 0 && wait[0].revents;
        is_elsewhere = ready > 0 && wait[1].revents && hear(&q, link);
        now = now_ms();
    }
    end(&q);
    return is_readable;
}
