/* The first frame of a WebSocket without TLS, looked at before libwebsockets reads it. Clients must mask
 * their frames, so that nothing between can take them for requests of HTTP (RFC 6455, 5.1 and 10.3); the
 * libwebsockets of Debian 12 and 13 takes frames without a mask, and tells nobody. A client that masks its
 * first frame masks all. With TLS nothing between can read the frames, and they cannot be looked at here
 * without reading them.
 */
#include <errno.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/connection.h"

enum { HEAD = 2, MASKED = 0x80 };

struct first_frame {
    uv_poll_t poll;
    net_client *client;
    int fd;       /* the socket by another number: libwebsockets polls it by its own */
    bool is_late; /* the second byte of the head is waited for */
};

static void close_it(uv_handle_t *poll) {
    first_frame *f = poll->data;
    close(f->fd);
    free(f);
}

static void wait_for(const first_frame *f, int bytes) {
    setsockopt(f->fd, SOL_SOCKET, SO_RCVLOWAT, &bytes, sizeof bytes);
}

void first_frame_stop(net_client *client) {
    first_frame *f = client->first_frame;
    if (!f) return;
    client->first_frame = NULL;
    if (f->is_late) wait_for(f, 1);
    uv_poll_stop(&f->poll);
    uv_close((uv_handle_t *)&f->poll, close_it);
}

static void look(uv_poll_t *poll, int status, int events) {
    first_frame *f = poll->data;
    net_client *client = f->client;
    unsigned char head[HEAD];
    ssize_t length = status < 0 ? 0 : recv(f->fd, head, sizeof head, MSG_PEEK);
    (void)events;
    if (length < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (length == 1 && !f->is_late) {
        f->is_late = true;
        wait_for(f, HEAD);
        return;
    }
    first_frame_stop(client);
    client_looked_at(client, length < HEAD || head[1] & MASKED);
}

bool first_frame_start(net_client *client) {
    first_frame *f = calloc(1, sizeof *f);
    if (!f) return false;
    f->client = client;
    f->fd = dup(lws_get_socket_fd(client->wsi));
    f->poll.data = f;
    if (f->fd < 0 || uv_poll_init_socket(client->net->loop, &f->poll, f->fd)) {
        if (f->fd >= 0) close(f->fd);
        free(f);
        return false;
    }
    client->first_frame = f;
    uv_poll_start(&f->poll, UV_READABLE, look);
    return true;
}
