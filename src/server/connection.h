/** @file
 * Internals of the net: one struct per connection, from its acceptance to its end, whether it speaks HTTP or,
 * after its upgrade, WebSocket. net.c accepts connections and enforces time limits; http.c answers requests;
 * client.c handles messages.
 *
 * A connection is always in one stage. Each stage is a list, ordered by the time since which a connection is
 * in it (or has given the last sign of life), so the one that has been there longest is at its head.
 */
#ifndef UC_SERVER_CONNECTION_H
#define UC_SERVER_CONNECTION_H

#include <libwebsockets.h>

#include "server/files.h"
#include "server/limits.h"
#include "server/net.h"

enum {
    HALF_OPEN_MAX = 1024,  /**< most connections without WebSocket; beyond that, the oldest is closed */
    LEAVE_S = 5,           /**< for `bye` to arrive */
    RECEIVE_BYTES = 16384, /**< in the receive buffer of the system, for a slowed client */
    TICK_MS = 250,
    PIECE_BYTES = 512,     /**< a frame is read in pieces of this size */
    PIECES_EMPTY = 16,     /**< empty pieces of one message */
    HEADERS_BYTES = 10240, /**< of a request, as libwebsockets stores it: more than REQUEST_HEAD_BYTES */
    CHUNK_BYTES = 65536    /**< of an answer, in one piece */
};

typedef enum stage {
    STAGE_HEAD,    /**< its first request is not complete, and libwebsockets does not know it */
    STAGE_HTTP,    /**< no WebSocket, or not yet */
    STAGE_SILENT,  /**< has not sent anything */
    STAGE_ALIVE,   /**< has given a sign of life */
    STAGE_PINGED,  /**< has been pinged */
    STAGE_SLOWED,  /**< has sent too much: nothing is read from it for a while */
    STAGE_LEAVING, /**< has been sent a `bye` */
    STAGE_DOOMED,  /**< is closed as soon as libwebsockets allows it */
    STAGE_GONE,    /**< closed; only its memory is left */
    STAGES
} stage;

struct net_message {
    uint32_t references, length;
    unsigned char bytes[]; /**< LWS_PRE bytes for the head of a frame, then the message */
};

struct net_fetch {
    net_client *client; /**< NULL when it is gone */
    char key[ADDRESS_TEXT];
};

typedef struct peek peek;
typedef struct first_frame first_frame;

struct net_client {
    net *net;
    struct lws *wsi;
    peek *peek;                  /**< STAGE_HEAD */
    first_frame *first_frame;    /**< waits for the first frame, and libwebsockets does not read; or NULL */
    net_client *next, *previous; /**< in its stage */
    void *data;                  /**< the handler's */
    uint64_t since;              /**< uv_now */
    stage stage;
    bool is_open;      /**< WebSocket, and the handler knows of it */
    bool is_counted;   /**< for its address */
    bool is_operators; /**< it came where the metrics are */
    limit_address counted_as;
    char address[ADDRESS_TEXT], key[ADDRESS_TEXT]; /**< for the log, for limits */

    /* The output queue */
    net_client *next_waiting, **link_waiting; /**< among the connections with output in this turn */
    net_message **queue;                      /**< a ring */
    uint32_t queue_first, queue_count, queue_room, queue_bytes;
    uint16_t close_code; /**< not 0: closed when the queue is empty, and its input is ignored */
    bool wants_ping, sent_close;

    /* The input */
    char *partial; /**< the pieces of a message so far */
    uint32_t partial_length, partial_room;
    uint16_t partial_empty;
    limit_bucket bucket;
    uint64_t slow_until; /**< uv_now; may be past */
    bool is_unread;      /**< libwebsockets does not read from it */

    /* The answer to a request */
    net_message *head, *body;
    size_t body_sent;
    net_fetch *fetch;
    bool is_head, closes;
};

/** The parts that are reloaded while the server runs (reload.c). */
typedef struct reload {
    uv_work_t work;
    bool is_under_way, is_asked_again, is_fine;
    void *tls; /**< SSL_CTX with the certificate; NULL without TLS */
    page_files *files;
    void (*done)(void *context, const char *why);
    void *context;
    char why[1024];
} reload;

/** A socket that accepts connections. */
typedef struct listener {
    net *net;
    int fd; /**< -1: none */
    uv_poll_t accepting;
    char url[SERVER_TEXT_MAX];
} listener;

struct net {
    const server_config *config;
    uv_loop_t *loop;
    const net_handler *handler;
    server_metrics *metrics;
    struct lws_context *context;
    struct lws_vhost *vhost;
    void *tls;         /**< SSL_CTX of the vhost, or NULL */
    void *certificate; /**< that connections are shown (tls_read), or NULL */
    page_files *files;
    limit_counts *counts;
    net_client *first[STAGES], *last[STAGES];
    size_t count[STAGES];
    net_client *waiting;
    uint64_t queue_bytes; /**< of all queues */
    listener players, operators;
    uv_timer_t ticking, reaping;
    uv_prepare_t sending;
    bool is_draining, is_closing;
    reload reload;
    int closing_step;
    void (*closed)(void *context);
    void *closed_context;
};

/** Moves a connection to the end of a stage; its time there begins now. */
void connection_enter(net_client *client, stage stage);
/** Sets the address of a connection. */
void connection_count_as(net_client *client, limit_address address);
/** Whether it is encrypted. */
bool connection_is_tls(const net_client *client);
/** Closes a connection soon, from any context: with a close frame if everything was sent, else abruptly. */
void connection_doom(net_client *client);

/** Hands the socket of a connection to libwebsockets. */
void connection_adopt(net_client *client, int fd);
/** Frees a connection that libwebsockets does not know. */
void connection_free(net_client *client);

/** Waits for the first request (peek.c), then adopts the connection, or refuses the request and ends the
 * connection; false: no memory. */
bool peek_start(net_client *client, int fd);
/** Ends a connection in STAGE_HEAD. */
void peek_drop(net_client *client);

/** Waits for the first frame (first_frame.c), then calls client_looked_at; false: it cannot. */
bool first_frame_start(net_client *client);
/** Waits no more. */
void first_frame_stop(net_client *client);

/** Listens (listen.c) at an address and a port, or at "unix:PATH", the value of this key: the socket and the
 * URL of its address; false and a message. */
bool listen_open(listener *ret_listener, const char *key, const char *listen, bool is_tls, uc_text *message);
void listen_close(const listener *l);

/** Certificates (tls.c): an SSL_CTX with the contents of the files; NULL and a message. */
void *tls_read(const server_config *config, uc_text *message);
void tls_free(void *tls);
/** TLS settings beyond those of libwebsockets; `newest` always points to the certificate read last. */
void tls_prepare(void *tls, void **newest);

/** A new WebSocket connection (client.c). */
void client_opened(net_client *client);
/** A piece of a frame. Nonzero: close. */
int client_received(net_client *client, const char *bytes, size_t length);
int client_writable(net_client *client);
/** Sends all messages queued in this turn of the loop. */
void client_send_waiting(net *n);
/** The first frame has come; a client that does not mask its frames is refused. */
void client_looked_at(net_client *client, bool is_masked);
void client_pong(net_client *client);
/** Resumes reading from a slowed client if its pause is over. */
void client_resume(net_client *client);
/** Frees its resources and notifies the handler. */
void client_closed(net_client *client);

/** A request to become a WebSocket (http.c): 0: granted; else it is answered and closed. */
int http_upgrade(net_client *client, const char *protocol);
/** A request of HTTP with this path. Nonzero: close. */
int http_request(net_client *client, const char *path);
int http_writable(net_client *client);
/** Adds a whole answer that refuses a request and ends the connection. */
void http_add_refusal(uc_text *text, int status, const char *sentence);
void http_closed(net_client *client);

#endif
