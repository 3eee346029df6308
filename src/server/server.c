/* A whole server: its parts, their start and their end. */
#include "server/server.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <uv.h>

#include "server/admin.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/net.h"
#include "server/replica.h"
#include "store/folder.h"

enum { BEAT_MS = 1000, SETTLE_MS = 20, MS = 1000 };

typedef enum phase {
    SERVING,
    GIVING,   /* other servers take the tables over */
    SETTLING, /* no new input; accepted changes go to the disk */
    LEAVING,  /* clients are notified */
    CLOSING   /* the parts are closed, one by one: none of them may use the net */
} phase;

static const int watched[] = {SIGTERM, SIGINT, SIGHUP};
enum { WATCHED = sizeof watched / sizeof *watched };

struct server {
    const server_config *config;
    uv_loop_t loop;
    store *store;
    hub *hub;
    net *net;
    admin *admin;
    replica *replica; /* or NULL */
    server_metrics metrics;
    phase phase;
    uint64_t deadline; /* of the shutdown, in the loop's time */
    bool net_is_closed;
    bool is_cut_off;     /* from the database, and clients were sent away */
    bool is_lost;        /* another server has the store */
    const char *unready; /* why nobody can play, as logged; or NULL */
    uint64_t unready_ms; /* since then, in the loop's time */
    uv_async_t stored;
    uv_timer_t beating, settling;
    uv_signal_t signals[WATCHED];
};

/* The store calls from a thread of its own. */
static void wake(void *context) {
    server *s = context;
    uv_async_send(&s->stored);
}

static void collect(uv_async_t *async) {
    server *s = async->data;
    store_collect(s->store);
}

/* Ending */

static void stop(server *s) {
    s->phase = SETTLING;
    hub_drain(s->hub);
}

static void settle(uv_timer_t *timer) {
    server *s = timer->data;
    bool is_late = uv_now(&s->loop) >= s->deadline;
    if (s->phase == GIVING && (hub_has_left(s->hub) || is_late)) stop(s);
    if (s->phase == SETTLING && (!hub_busy(s->hub) || is_late)) {
        s->phase = LEAVING;
        net_drain(s->net);
    }
    if (s->phase == LEAVING && (!net_clients(s->net) || is_late)) uv_stop(&s->loop);
}

static void drain(server *s, const char *why) {
    server_log(s->is_lost ? LOG_LEVEL_ERROR : LOG_LEVEL_INFO, "stopping",
               LOG_TEXT(s->is_lost ? "why" : "signal", why), LOG_NUMBER("clients", net_clients(s->net)));
    s->deadline = uv_now(&s->loop) + (uint64_t)s->config->drain_s * MS;
    s->phase = GIVING;
    hub_leave(s->hub);
    if (s->is_lost || hub_has_left(s->hub)) stop(s);
    uv_timer_start(&s->settling, settle, 0, SETTLE_MS);
}

/* Logs that nobody can play any more, for another reason than before, or that people can again. */
static void note_ready(server *s, bool is_failing) {
    char buffer[UC_MESSAGE_MAX];
    uc_text trouble;
    const char *why = net_unready(s->net);
    bool is_same = why == s->unready || (why && s->unready && !strcmp(why, s->unready));
    s->metrics.ready = !why;
    if (s->phase != SERVING || is_same) return;
    uc_text_start(&trouble, buffer, sizeof buffer);
    if (is_failing) store_trouble(s->store, &trouble);
    if (why)
        server_log(is_failing ? LOG_LEVEL_ERROR : LOG_LEVEL_WARNING, "not_ready", LOG_TEXT("why", why),
                   LOG_TEXT("trouble", buffer));
    else
        server_log(LOG_LEVEL_INFO, "ready", LOG_NUMBER("after_s", (uv_now(&s->loop) - s->unready_ms) / MS));
    if (!s->unready) s->unready_ms = uv_now(&s->loop);
    s->unready = why;
}

/* The numbers of the store, for /metrics. */
static void beat(uv_timer_t *timer) {
    server *s = timer->data;
    store_numbers numbers;
    store_count(s->store, &numbers);
    s->metrics.store_lines = numbers.lines;
    s->metrics.store_bytes = numbers.bytes;
    s->metrics.store_commits = numbers.commits;
    note_ready(s, numbers.is_failing);
    if (s->replica && s->phase == SERVING) replica_beat(s->replica, numbers.commits);
    if (numbers.is_lost && s->phase <= GIVING) {
        s->is_lost = true;
        hub_note_loss(s->hub);
        drain(s, "another server has taken over the database");
    }
    if (hub_is_cut_off(s->hub) && !s->is_cut_off) {
        server_log(LOG_LEVEL_ERROR, "cut_off", LOG_NUMBER("clients", net_clients(s->net)));
        net_send_away(s->net); /* others may have their tables by now */
    }
    s->is_cut_off = hub_is_cut_off(s->hub);
}

static void reloaded(void *context, const char *why) {
    const server *s = context;
    if (!why)
        server_log(LOG_LEVEL_INFO, "reloaded", LOG_TEXT("web", s->config->web),
                   LOG_TEXT("tls_cert", s->config->tls_cert));
    else
        server_log(LOG_LEVEL_ERROR, "not_reloaded", LOG_TEXT("why", why));
}

static void signaled(uv_signal_t *handle, int number) {
    server *s = handle->data;
    if (number == SIGHUP && s->phase == CLOSING) return;
    if (number == SIGHUP) {
        net_reload(s->net, reloaded, s);
    } else if (s->phase == SERVING) {
        drain(s, number == SIGINT ? "SIGINT" : "SIGTERM");
    } else {
        /* A second signal ends the server at once; no confirmed change is lost by that. */
        signal(number, SIG_DFL);
        raise(number);
    }
}

/* Beginning */

static void open_handles(server *s) {
    uv_loop_init(&s->loop);
    uv_async_init(&s->loop, &s->stored, collect);
    uv_timer_init(&s->loop, &s->beating);
    uv_timer_init(&s->loop, &s->settling);
    s->stored.data = s->beating.data = s->settling.data = s;
    for (int i = 0; i < WATCHED; i++) {
        uv_signal_init(&s->loop, &s->signals[i]);
        s->signals[i].data = s;
        uv_signal_start(&s->signals[i], signaled, watched[i]);
    }
    signal(SIGPIPE, SIG_IGN);
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is a failed write */
}

static bool open_store(server *s, uc_text *message) {
    const server_config *config = s->config;
    bool is_database = *config->store;
    if (is_database && *config->replica)
        return uc_text_add(
                   message,
                   "a replica is a copy of a folder; replicate a PostgreSQL database by its own means"),
               false;
    store_options options = {.folder = is_database ? config->store : config->data,
                             .node = config->node,
                             .takes_any_standby = !strcmp(config->standby, "any"),
                             .window_us = config->window_us,
                             .wake = wake,
                             .context = s};
    if (is_database && !store_folder_make(config->data, message)) return false; /* for the admin's socket */
    s->store = store_open(&options, message);
    return s->store;
}

static bool open_parts(server *s, uc_text *message) {
    const server_config *config = s->config;
    open_store(s, message);
    if (s->store && *config->replica && !(s->replica = replica_open(config, &s->loop, &s->metrics)))
        return uc_text_add(message, "no memory"), false;
    if (s->store) s->hub = hub_open(config, &s->loop, s->store, &s->metrics, message);
    if (s->hub) s->net = net_open(config, &s->loop, hub_handler(s->hub), &s->metrics, message);
    return s->net;
}

/* The server also works without the socket. The operator can then end tables only while it is stopped. */
static void open_admin(server *s) {
    char buffer[256];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    s->admin = admin_open(&s->loop, s->hub, s->config->data, &why);
    if (!s->admin) server_log(LOG_LEVEL_WARNING, "no_admin_socket", LOG_TEXT("why", buffer));
}

server *server_open(const server_config *config, uc_text *message) {
    server *s = calloc(1, sizeof *s);
    if (!s) return uc_text_add(message, "no memory"), NULL;
    s->config = config;
    open_handles(s);
    if (!open_parts(s, message)) return server_close(s), NULL;
    open_admin(s);
    note_ready(s, false);
    uv_timer_start(&s->beating, beat, BEAT_MS, BEAT_MS);
    server_log(LOG_LEVEL_INFO, "listening", LOG_TEXT("version", UPCARD_VERSION),
               LOG_TEXT("url", net_url(s->net)),
               LOG_TEXT("data", *config->store ? "PostgreSQL" : config->data),
               LOG_TEXT("metrics", net_metrics_url(s->net)));
    return s;
}

const char *server_url(const server *s) {
    return net_url(s->net);
}

bool server_run(server *s) {
    uv_run(&s->loop, UV_RUN_DEFAULT);
    server_log(LOG_LEVEL_INFO, "stopped", LOG_NUMBER("clients_left", net_clients(s->net)));
    return !s->is_lost;
}

static void net_closed(void *context) {
    server *s = context;
    s->net_is_closed = true;
}

/* Closes the hub last: the net tells it of every connection's end, and the store of the results of its last
 * jobs. */
void server_close(server *s) {
    s->phase = CLOSING;
    uv_timer_stop(&s->settling);
    uv_timer_stop(&s->beating); /* it asks parts that are closed now */
    if (s->net) {
        net_close(s->net, net_closed, s);
        while (!s->net_is_closed) uv_run(&s->loop, UV_RUN_ONCE);
    }
    admin_close(s->admin);
    if (s->hub) hub_drain(s->hub);
    if (s->store) store_close(s->store);
    if (s->hub) hub_close(s->hub);
    uv_close((uv_handle_t *)&s->beating, NULL);
    uv_close((uv_handle_t *)&s->settling, NULL);
    for (int i = 0; i < WATCHED; i++) uv_close((uv_handle_t *)&s->signals[i], NULL);
    uv_close((uv_handle_t *)&s->stored, NULL);
    uv_run(&s->loop, UV_RUN_DEFAULT);
    replica_close(s->replica);
    uv_loop_close(&s->loop);
    log_finish();
    free(s);
}
