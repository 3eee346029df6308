/* The first request of a connection, looked at before libwebsockets reads it: libwebsockets refuses a bad
 * head without a word, or in words of its own. Nothing is taken out of the socket, so libwebsockets then
 * reads all of it. Of a connection with TLS only the first byte can be read: whether it is one.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/connection.h"
#include "server/log.h"
#include "server/request_head.h"

struct peek {
    uv_poll_t poll;
    net_client *client;
    int fd;
    size_t seen; /* bytes of the head */
    bool
        is_refused; /* it has been answered, and what it still sends is dropped, so that the answer arrives */
};

static void free_peek(uv_handle_t *poll) {
    free(poll->data);
}

static int stop(net_client *client) {
    peek *p = client->peek;
    client->peek = NULL;
    uv_poll_stop(&p->poll);
    uv_close((uv_handle_t *)&p->poll, free_peek);
    return p->fd;
}

void peek_drop(net_client *client) {
    close(stop(client));
    connection_free(client);
}

/* libuv reports the socket again only when so many bytes are there. */
static void wait_for(const peek *p, size_t bytes) {
    const int least = (int)bytes;
    setsockopt(p->fd, SOL_SOCKET, SO_RCVLOWAT, &least, sizeof least);
}

static void refuse(peek *p, const head_verdict *verdict) {
    char buffer[512];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    http_add_refusal(&text, verdict->status, verdict->sentence);
    p->client->net->metrics->http_requests++;
    server_log(LOG_LEVEL_INFO, "refused", LOG_TEXT("address", p->client->address),
               LOG_TEXT("why", verdict->sentence));
    send(p->fd, buffer, strlen(buffer), MSG_NOSIGNAL); /* the first bytes of a connection: there is room */
    shutdown(p->fd, SHUT_WR);
    p->is_refused = true;
    wait_for(p, 1);
}

/* A connection that is closed with unread bytes is reset, and the answer may be lost. */
static void drop_input(const peek *p) {
    char bytes[REQUEST_HEAD_BYTES];
    ssize_t length = recv(p->fd, bytes, sizeof bytes, 0);
    if (!length || (length < 0 && errno != EAGAIN && errno != EINTR)) peek_drop(p->client);
}

/* Somebody who speaks plain HTTP where TLS is expected gets an answer, too. */
static head_verdict check_tls(const char *bytes) {
    static const char record_of_a_handshake = 22; /* RFC 8446, 5.1 */
    static const head_verdict plain = {400, "this address speaks https, not http"};
    return *bytes == record_of_a_handshake ? (head_verdict){0, NULL} : plain;
}

static void look(uv_poll_t *poll, int status, int events) {
    peek *p = poll->data;
    char bytes[REQUEST_HEAD_BYTES];
    (void)events;
    if (status < 0) { /* reset: libuv looks no further, though there may be bytes to read */
        peek_drop(p->client);
        return;
    }
    if (p->is_refused) {
        drop_input(p);
        return;
    }
    ssize_t length = recv(p->fd, bytes, sizeof bytes, MSG_PEEK);
    if (length < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (length <= 0 || (size_t)length == p->seen) { /* closed, or nothing more will come */
        peek_drop(p->client);
        return;
    }
    p->seen = (size_t)length;
    head_verdict verdict =
        connection_is_tls(p->client) ? check_tls(bytes) : request_head_check(bytes, p->seen);
    if (verdict.status > 0) {
        refuse(p, &verdict);
    } else if (verdict.status == HEAD_UNFINISHED) {
        wait_for(p, p->seen + 1);
    } else {
        wait_for(p, 1);
        net_client *client = p->client;
        connection_adopt(client, stop(client));
    }
}

bool peek_start(net_client *client, int fd) {
    peek *p = calloc(1, sizeof *p);
    if (!p || uv_poll_init_socket(client->net->loop, &p->poll, fd)) return free(p), false;
    p->client = client;
    p->fd = fd;
    p->poll.data = p;
    client->peek = p;
    uv_poll_start(&p->poll, UV_READABLE, look);
    return true;
}
