/* Connections: accepting them, handing them to libwebsockets, and enforcing time limits. */
#define _GNU_SOURCE /* accept4 */
#include "server/net.h"

#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "server/connection.h"
#include "server/log.h"

enum { ACCEPTS = 64, FILES_KEPT = 256, SEND_BUFFER = 65536, CLOSING_STEPS = 4 };

/* Stages */

static void leave_stage(net_client *client) {
    net *n = client->net;
    stage at = client->stage;
    *(client->previous ? &client->previous->next : &n->first[at]) = client->next;
    *(client->next ? &client->next->previous : &n->last[at]) = client->previous;
    client->next = client->previous = NULL;
    n->count[at]--;
}

static void append(net_client *client, stage to) {
    net *n = client->net;
    client->stage = to;
    client->since = uv_now(n->loop);
    client->previous = n->last[to];
    *(client->previous ? &client->previous->next : &n->first[to]) = client;
    n->last[to] = client;
    n->count[to]++;
}

void connection_enter(net_client *client, stage to) {
    if (client->stage == STAGE_GONE || (client->stage == STAGE_DOOMED && to < STAGE_LEAVING)) return;
    leave_stage(client);
    append(client, to);
}

/* A close frame is sent after everything else, and once. */
static bool closes_politely(net_client *client) {
    if (!client->close_code || client->sent_close || client->queue_count) return false;
    return client->sent_close = true;
}

/* Not by a nonzero result to libwebsockets: Debian's version, built with internal checks, would then close
 * everything a second time, before the close frame is sent. */
static void reap(uv_timer_t *timer) {
    net *n = timer->data;
    for (net_client *client; (client = n->first[STAGE_DOOMED]);) {
        bool politely = closes_politely(client);
        connection_enter(client, politely ? STAGE_LEAVING : STAGE_GONE);
        if (politely) lws_close_reason(client->wsi, (enum lws_close_status)client->close_code, NULL, 0);
        /* While libwebsockets has bytes left to send to a connection, only a timeout ends it. */
        lws_set_timeout(client->wsi, PENDING_TIMEOUT_USER_OK,
                        politely ? LWS_TO_KILL_SYNC : LWS_TO_KILL_ASYNC);
    }
    lws_cancel_service(n->context); /* it checks its timeouts only when something has happened */
}

void connection_doom(net_client *client) {
    net *n = client->net;
    if (client->stage >= STAGE_DOOMED) return;
    if (client->peek) {
        peek_drop(client);
        return;
    }
    connection_enter(client, STAGE_DOOMED);
    if (!n->is_closing) uv_timer_start(&n->reaping, reap, 0, 0);
}

static void ping(net_client *client) {
    connection_enter(client, STAGE_PINGED);
    client->wants_ping = true;
    lws_callback_on_writable(client->wsi);
}

static void expire(net_client *client) {
    switch (client->stage) {
    case STAGE_SILENT: net_bye(client, "idle", "no message came in time"); break;
    case STAGE_ALIVE: ping(client); break;
    case STAGE_PINGED: net_bye(client, "idle", "no answer to a ping"); break;
    case STAGE_SLOWED: client_resume(client); break;
    default: connection_doom(client); break;
    }
}

/* The time limit of each stage; slowed connections are checked at every tick. */
static uint64_t period_ms(const net *n, stage at) {
    const uint64_t seconds[STAGES] = {
        [STAGE_HEAD] = n->config->request_s,
        [STAGE_HTTP] = n->config->request_s,
        [STAGE_SILENT] = n->config->hello_s,
        [STAGE_ALIVE] = n->config->idle_s / 2,
        [STAGE_PINGED] = n->config->idle_s - n->config->idle_s / 2,
        [STAGE_LEAVING] = LEAVE_S,
    };
    return seconds[at] * 1000;
}

/* Their beginning and end */

void connection_free(net_client *client) {
    http_closed(client);
    client_closed(client);
    if (client->is_counted) limit_counts_drop(client->net->counts, &client->counted_as);
    leave_stage(client);
    free(client);
}

/* Whether a connection may enter. Counts it for its address, unless that is a proxy's: then the client's own
 * address is known later. The operator's are not counted. */
static bool is_welcome(const listener *l, const limit_address *from, bool *ret_counted) {
    const net *n = l->net;
    *ret_counted = l != &n->operators && !limit_address_listed(from, n->config->proxy);
    return !*ret_counted || limit_counts_add(n->counts, from, n->config->connections_per_address);
}

void connection_count_as(net_client *client, limit_address address) {
    client->counted_as = address;
    limit_address_show(&address, client->address);
    limit_address_show_key(&address, client->key);
}

bool connection_is_tls(const net_client *client) {
    return client->net->tls && !client->is_operators;
}

void connection_adopt(net_client *client, int fd) {
    lws_adopt_desc_t wanted = {.vh = client->net->vhost, .fd.sockfd = fd, .opaque = client};
    wanted.type = (lws_adoption_type)(LWS_ADOPT_SOCKET | LWS_ADOPT_HTTP |
                                      (connection_is_tls(client) ? LWS_ADOPT_ALLOW_SSL : 0));
    connection_enter(client, STAGE_HTTP);
    client->wsi = lws_adopt_descriptor_vhost_via_info(&wanted);
    /* libwebsockets does not know the connection before it calls back, and may have dropped it already: then
     * nothing uses it any more, and its memory is freed with the net. */
    if (!client->wsi) connection_enter(client, STAGE_GONE);
}

/* Operators are trusted, and their socket may be one that cannot be looked into. */
static void begin(net_client *client, int fd) {
    if (client->is_operators) {
        connection_adopt(client, fd);
    } else if (!peek_start(client, fd)) {
        close(fd);
        connection_free(client);
    }
}

static void welcome(listener *l, int fd, const struct sockaddr *from) {
    net *n = l->net;
    const int on = 1, room = SEND_BUFFER;
    limit_address address = limit_address_of(from);
    bool is_counted;
    if (!is_welcome(l, &address, &is_counted)) {
        n->metrics->connections_refused++;
        n->metrics->reached[LIMIT_CONNECTIONS_PER_ADDRESS]++;
        close(fd);
        return;
    }
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    setsockopt(fd, SOL_SOCKET, SO_SNDBUF, &room,
               sizeof room); /* small, so that output waits in our queue and counts */
    net_client *client = calloc(1, sizeof *client);
    if (!client) {
        if (is_counted) limit_counts_drop(n->counts, &address);
        close(fd);
        return;
    }
    client->net = n;
    client->is_counted = is_counted;
    client->is_operators = l == &n->operators;
    connection_count_as(client, address);
    append(client, STAGE_HEAD);
    begin(client, fd);
}

/* The oldest connection without WebSocket, or NULL. */
static net_client *oldest_half_open(const net *n) {
    net_client *head = n->first[STAGE_HEAD], *http = n->first[STAGE_HTTP];
    return !http || (head && head->since < http->since) ? head : http;
}

static void make_place(net *n) {
    while (n->count[STAGE_HEAD] + n->count[STAGE_HTTP] >= HALF_OPEN_MAX) connection_doom(oldest_half_open(n));
}

static void accept_some(uv_poll_t *poll, int status, int events) {
    listener *l = poll->data;
    net *n = l->net;
    (void)status, (void)events;
    for (int i = 0; i < ACCEPTS; i++) {
        struct sockaddr_storage from;
        socklen_t length = sizeof from;
        int fd = accept4(l->fd, (struct sockaddr *)&from, &length, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (fd < 0 && (errno == EMFILE || errno == ENFILE || errno == ENOMEM || errno == ENOBUFS)) {
            server_log(LOG_LEVEL_WARNING, "accept_failed", LOG_TEXT("why", strerror(errno)));
            net_client *oldest = oldest_half_open(n);
            if (oldest) connection_doom(oldest);
            uv_poll_stop(poll); /* or libwebsockets would repeat the request; until the next tick */
            return;
        }
        if (fd < 0) return;
        make_place(n);
        welcome(l, fd, (const struct sockaddr *)&from);
    }
}

static void start_accepting(listener *l) {
    if (l->fd >= 0 && !uv_is_active((uv_handle_t *)&l->accepting))
        uv_poll_start(&l->accepting, UV_READABLE, accept_some);
}

static void start_all(net *n) {
    start_accepting(&n->players);
    start_accepting(&n->operators);
}

static void tick(uv_timer_t *timer) {
    net *n = timer->data;
    uint64_t now = uv_now(n->loop);
    for (stage at = STAGE_HEAD; at <= STAGE_LEAVING; at++)
        for (net_client *client; (client = n->first[at]) && client->since + period_ms(n, at) < now;)
            expire(client);
    if (!n->is_draining) start_all(n);
}

static void send_waiting(uv_prepare_t *prepare) {
    client_send_waiting(prepare->data);
}

/* Callbacks from libwebsockets */

static int called_back(struct lws *wsi, enum lws_callback_reasons reason, void *user, void *in,
                       size_t length) {
    net_client *client = wsi ? lws_get_opaque_user_data(wsi) : NULL;
    (void)user;
    if (reason == LWS_CALLBACK_OPENSSL_LOAD_EXTRA_SERVER_VERIFY_CERTS) {
        net *n = lws_context_user(lws_get_context(wsi));
        n->tls = lws_get_vhost(wsi) ? user : NULL;
    }
    if (!client) return 0;
    switch ((int)reason) {
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: return http_upgrade(client, in);
    case LWS_CALLBACK_HTTP: return http_request(client, in);
    case LWS_CALLBACK_HTTP_WRITEABLE: return http_writable(client);
    case LWS_CALLBACK_CLOSED_HTTP: http_closed(client); return 0;
    case LWS_CALLBACK_ESTABLISHED: client_opened(client); return 0;
    case LWS_CALLBACK_RECEIVE: return client_received(client, in, length);
    case LWS_CALLBACK_RECEIVE_PONG: client_pong(client); return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE: return client_writable(client);
    case LWS_CALLBACK_CLOSED:
        connection_enter(client, STAGE_GONE);
        client_closed(client);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        lws_set_opaque_user_data(wsi, NULL);
        connection_free(client);
        return 0;
    default: return 0;
    }
}

static void log_lws(int level, const char *line) {
    (void)level;
    char text[256];
    size_t length = strcspn(line, "\n");
    if (length >= sizeof text) length = sizeof text - 1;
    memcpy(text, line, length);
    text[length] = 0;
    server_log(LOG_LEVEL_DEBUG, "libwebsockets", LOG_TEXT("text", text));
}

/* Opening */

/* libwebsockets allocates tables with one entry for each file that the process may open. */
static void limit_files(const server_config *config) {
    struct rlimit limit;
    rlim_t wanted = (rlim_t)config->connections + HALF_OPEN_MAX + FILES_KEPT;
    if (getrlimit(RLIMIT_NOFILE, &limit)) return;
    limit.rlim_cur = limit.rlim_max != RLIM_INFINITY && limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < wanted)
        server_log(LOG_LEVEL_WARNING, "few_files", LOG_NUMBER("may_open", limit.rlim_cur),
                   LOG_NUMBER("wanted", wanted));
}

static bool make_context(net *n, uc_text *message) {
    static const struct lws_protocols protocols[] = {
        {.name = "upcard",
         .callback = called_back,
         .rx_buffer_size = PIECE_BYTES,
         .tx_packet_size = CHUNK_BYTES},
        {.name = NULL},
    };
    static const lws_retry_bo_t no_policy; /* signs of life are checked here, in lists that need no search */
    void *loops[] = {n->loop};
    const bool tls = *n->config->tls_cert;
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN_SERVER,
        .protocols = protocols,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_SKIP_SERVER_CANONICAL_NAME |
                   LWS_SERVER_OPTION_DISABLE_OS_CA_CERTS | LWS_SERVER_OPTION_UV_NO_SIGSEGV_SIGFPE_SPIN |
                   (tls ? LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT : 0),
        .foreign_loops = loops,
        .gid = -1,
        .uid = -1,
        .user = n,
        .timeout_secs = n->config->request_s,
        .timeout_secs_ah_idle = n->config->request_s,
        .keepalive_timeout = (int)n->config->request_s,
        .max_http_header_data = HEADERS_BYTES,
        .pt_serv_buf_size = 4096,
        .retry_and_idle_policy = &no_policy,
        .alpn = "http/1.1",
        .ssl_cert_filepath = tls ? n->config->tls_cert : NULL,
        .ssl_private_key_filepath = tls ? n->config->tls_key : NULL,
        .pcontext = &n->context,
        .vhost_name = "upcard",
    };
    lws_set_log_level(LLL_ERR | LLL_WARN, log_lws);
    n->context = lws_create_context(&info);
    if (n->context) n->vhost = lws_get_vhost_by_name(n->context, "upcard");
    if (!n->vhost)
        uc_text_add(message, "libwebsockets cannot start; is its support for libuv installed "
                             "(libwebsockets-evlib-uv)?");
    else if (tls && !n->tls)
        uc_text_add(message, "libwebsockets cannot use the certificate");
    if (n->tls) tls_prepare(n->tls, &n->certificate);
    return n->vhost && (!tls || n->tls);
}

static bool open_parts(net *n, uc_text *message) {
    const server_config *config = n->config;
    if (!(n->counts = limit_counts_open())) return uc_text_add(message, "no memory"), false;
    if (*config->tls_cert && !(n->certificate = tls_read(config, message))) return false;
    if (*config->web && !(n->files = files_open(config->web, message))) return false;
    if (!listen_open(&n->players, "listen", config->listen, *config->tls_cert, message)) return false;
    if (*config->metrics_listen &&
        !listen_open(&n->operators, "metrics_listen", config->metrics_listen, false, message))
        return false;
    return make_context(n, message);
}

static void free_net(net *n) {
    for (net_client *next, *gone = n->first[STAGE_GONE]; gone; gone = next) {
        next = gone->next;
        connection_free(gone);
    }
    files_close(n->files);
    tls_free(n->certificate);
    limit_counts_close(n->counts);
    listen_close(&n->players);
    listen_close(&n->operators);
    free(n);
}

static void prepare(net *n, listener *l) {
    if (l->fd >= 0) uv_poll_init_socket(n->loop, &l->accepting, l->fd);
    l->accepting.data = l;
}

net *net_open(const server_config *config, uv_loop_t *loop, const net_handler *handler,
              server_metrics *metrics, uc_text *message) {
    net *n = calloc(1, sizeof *n);
    if (!n) return uc_text_add(message, "no memory"), NULL;
    n->config = config;
    n->loop = loop;
    n->handler = handler;
    n->metrics = metrics;
    n->players = n->operators = (listener){.net = n, .fd = -1};
    limit_files(config);
    if (!open_parts(n, message)) {
        if (n->context) lws_context_destroy(n->context);
        return free_net(n), NULL;
    }
    uv_timer_init(loop, &n->ticking);
    uv_timer_init(loop, &n->reaping);
    prepare(n, &n->players);
    prepare(n, &n->operators);
    uv_prepare_init(loop, &n->sending);
    n->ticking.data = n->reaping.data = n->sending.data = n;
    uv_prepare_start(&n->sending, send_waiting);
    uv_timer_start(&n->ticking, tick, TICK_MS, TICK_MS);
    start_all(n);
    return n;
}

/* Closing */

static void stop_listening(net *n) {
    if (n->is_draining) return;
    n->is_draining = true;
    uv_poll_stop(&n->players.accepting);
    if (n->operators.fd >= 0) uv_poll_stop(&n->operators.accepting);
}

static void bye_to_all(net *n, stage at) {
    while (n->first[at]) net_bye(n->first[at], "shutdown", "the server is shutting down");
}

void net_send_away(net *n) {
    for (stage at = STAGE_SILENT; at <= STAGE_SLOWED; at++) bye_to_all(n, at);
}

void net_drain(net *n) {
    stop_listening(n);
    net_send_away(n);
}

size_t net_clients(const net *n) {
    size_t count = 0;
    for (stage at = STAGE_SILENT; at <= STAGE_DOOMED; at++) count += n->count[at];
    return count;
}

const char *net_unready(const net *n) {
    if (n->is_draining) return "the server is shutting down";
    if (net_clients(n) >= n->config->connections) return "the server is full";
    return n->handler->unready(n->handler->context);
}

const char *net_url(const net *n) {
    return n->players.url;
}

const char *net_metrics_url(const net *n) {
    return n->operators.url;
}

static void closed_timer(uv_handle_t *handle) {
    net *n = handle->data;
    void (*closed)(void *context) = n->closed;
    void *context = n->closed_context;
    free_net(n);
    closed(context);
}

/* libwebsockets closes its handles in the first step; it can free the rest only after they are closed. */
static void close_on(uv_timer_t *timer) {
    net *n = timer->data;
    if (++n->closing_step == 1 || (n->closing_step == CLOSING_STEPS && n->context))
        lws_context_destroy(n->context);
    if (n->closing_step < CLOSING_STEPS || n->reload.is_under_way) return;
    uv_close((uv_handle_t *)timer, closed_timer);
}

void net_close(net *n, void (*closed)(void *context), void *context) {
    n->closed = closed;
    n->closed_context = context;
    stop_listening(n);
    while (n->first[STAGE_HEAD]) peek_drop(n->first[STAGE_HEAD]);
    n->is_closing = true;
    uv_close((uv_handle_t *)&n->ticking, NULL);
    uv_close((uv_handle_t *)&n->sending, NULL);
    uv_close((uv_handle_t *)&n->players.accepting, NULL);
    if (n->operators.fd >= 0) uv_close((uv_handle_t *)&n->operators.accepting, NULL);
    uv_timer_start(&n->reaping, close_on, 0, 1);
}
