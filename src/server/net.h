/** @file
 * Connections: WebSocket and HTTP by libwebsockets on a libuv loop. It knows nothing of tables or games.
 *
 * Everything here runs in the loop's thread. No function blocks: no disk, no search.
 */
#ifndef UC_SERVER_NET_H
#define UC_SERVER_NET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <uv.h>

#include "server/config.h"
#include "server/metrics.h"

typedef struct net net;
/** A WebSocket connection. Valid from `opened` until `closed` returns. */
typedef struct net_client net_client;
/** A GET request of HTTP that the handler answers, at once or later. */
typedef struct net_fetch net_fetch;

/** Bytes to be sent, counted by reference, so that clients can share them. */
typedef struct net_message net_message;
/** Copies the bytes; NULL: out of memory. The caller holds one reference. */
net_message *net_message_new(const char *bytes, size_t length);
void net_message_drop(net_message *message);

typedef struct net_handler {
    void (*opened)(void *context, net_client *client);
    /** A text frame, whole, of at most UC_RECEIVED_MAX bytes. */
    void (*received)(void *context, net_client *client, const char *bytes, size_t length);
    void (*closed)(void *context, net_client *client);
    /** GET of a path below /record/ ("/record/K7QM3F"); answered by net_answer, at once or later. */
    void (*fetch)(void *context, net_fetch *fetch, const char *path);
    const char *(*unready)(void *context); /**< for /readyz: why nobody can play at present; NULL: all can */
    void (*checked)(void *context);        /**< a proxy has asked for /readyz or /healthz: it reaches us */
    void *context;
} net_handler;

/** Listens as configured: address, TLS, files of the page, limits. NULL and a message. */
net *net_open(const server_config *config, uv_loop_t *loop, const net_handler *handler,
              server_metrics *metrics, uc_text *message);
/** Reads certificates and files again (SIGHUP), in a thread of its own. Then calls `done`: all are in use
 * (NULL), or none, for the reason in the sentence. A call during a reload starts one more after it. */
void net_reload(net *n, void (*done)(void *context, const char *why), void *context);
/** Accepts no new connections; every client gets `bye` "shutdown" and is closed once its messages are sent.
 */
void net_drain(net *n);
/** `bye` to every client; new connections are accepted. */
void net_send_away(net *n);
/** The number of connected clients. */
size_t net_clients(const net *n);
/** Why nobody (more) can play at present; NULL: all can. */
const char *net_unready(const net *n);
/** Ends everything; the loop must run until `closed` is called: then nothing is left. */
void net_close(net *n, void (*closed)(void *context), void *context);
/** The address that it listens on: "http://127.0.0.1:4040". */
const char *net_url(const net *n);
/** The address for the metrics: "http://127.0.0.1:9464", "unix:/run/upcard/metrics", or "" for none. */
const char *net_metrics_url(const net *n);

/** Queues a message, and takes a reference of its own. A client with too much in its queue is cut off. */
void net_send(net_client *client, net_message *message);
/** The same for bytes. */
void net_send_bytes(net_client *client, const char *bytes, size_t length);
/** Sends `bye` with the reason and closes once it is sent. Its input is ignored from now on. */
void net_bye(net_client *client, const char *reason, const char *message);
/** Sends a last message, and closes once it is sent. Its input is ignored from now on. */
void net_leave(net_client *client, const char *bytes, size_t length);
/** Slows down a client that sends too much: reads nothing from it for `ms` milliseconds (0: no pause). No
 * message is lost, and the client gets a notice. */
void net_slow(net_client *client, uint64_t ms);
/** The handler's own data for a client. */
void **net_client_data(net_client *client);
/** The key for limits: the client's address without the port, as text; behind a trusted proxy, the one that
 * it names. Of IPv6 only the first 64 bits: one customer. */
const char *net_client_address(const net_client *client);
/** All of it. */
const char *net_client_whole_address(const net_client *client);

/** The caller's address, as net_client_address. */
const char *net_fetch_address(const net_fetch *fetch);
/** Whether the caller still waits for the answer. */
bool net_fetch_waits(const net_fetch *fetch);
/** Answers a fetch, once; copies the bytes. The caller may be gone by then. `type` such as "text/plain". */
void net_answer(net_fetch *fetch, int status, const char *type, const char *bytes, size_t length);

#endif
