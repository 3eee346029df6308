/* The socket that accepts connections. */
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "server/connection.h"

static int close_failed(int fd) {
    int failed = errno;
    close(fd);
    errno = failed;
    return -1;
}

static int bind_one(const struct addrinfo *address) {
    const int on = 1, off = 0, room = RECEIVE_BYTES;
    int fd = socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &room, sizeof room); /* inherited by the connections */
    if (address->ai_family == AF_INET6) setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    if (!bind(fd, address->ai_addr, address->ai_addrlen) && !listen(fd, SOMAXCONN)) return fd;
    return close_failed(fd);
}

/* The first address that can be bound, those of one family first. */
static int bind_first(const struct addrinfo *list, int family) {
    int fd = -1;
    errno = EADDRNOTAVAIL;
    for (const struct addrinfo *a = list; a && fd < 0; a = a->ai_next)
        if (a->ai_family == family) fd = bind_one(a);
    for (const struct addrinfo *a = list; a && fd < 0; a = a->ai_next)
        if (a->ai_family != family) fd = bind_one(a);
    return fd;
}

static void write_url(int fd, const char *host, bool is_tls, char *ret_url) {
    union {
        struct sockaddr any;
        struct sockaddr_in v4;
        struct sockaddr_in6 v6;
    } bound;
    socklen_t length = sizeof bound;
    memset(&bound, 0, sizeof bound);
    getsockname(fd, &bound.any, &length);
    int port = ntohs(bound.any.sa_family == AF_INET6 ? bound.v6.sin6_port : bound.v4.sin_port);
    bool v6 = strchr(host, ':');
    snprintf(ret_url, SERVER_TEXT_MAX, "%s://%s%.480s%s:%d", is_tls ? "https" : "http", v6 ? "[" : "",
             *host ? host : "localhost", v6 ? "]" : "", port);
}

/* Listens on one port; -1 and the failed step: EAI_SYSTEM stands for errno. */
static int open_port(const char *host, int port, int *ret_failed) {
    struct addrinfo wanted = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV},
                    *list = NULL;
    char service[8];
    snprintf(service, sizeof service, "%d", port);
    *ret_failed = getaddrinfo(*host ? host : NULL, service, &wanted, &list);
    if (*ret_failed) return -1;
    /* For all addresses, IPv6 also serves IPv4; for most programs "localhost" means the IPv4 address. */
    int fd = bind_first(list, *host ? AF_INET : AF_INET6);
    *ret_failed = EAI_SYSTEM;
    int why = errno;
    freeaddrinfo(list);
    errno = why;
    return fd;
}

static void remove_socket(const char *path) {
    struct stat found;
    if (!lstat(path, &found) && S_ISSOCK(found.st_mode)) unlink(path);
}

/* Where a killed server has left its socket, a new one takes its place. */
static int open_path(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    errno = ENAMETOOLONG;
    if (strlen(path) >= sizeof address.sun_path) return -1;
    memcpy(address.sun_path, path, strlen(path));
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (fd < 0) return -1;
    remove_socket(path);
    if (!bind(fd, (const struct sockaddr *)&address, sizeof address) && !chmod(path, 0660) &&
        !listen(fd, SOMAXCONN))
        return fd;
    return close_failed(fd);
}

static const char *path_of(const char *listen) {
    return strncmp(listen, "unix:/", 6) ? NULL : listen + 5;
}

/* Listens on the first free port; -1 and the reason. */
static int open_first(const char *listen, char *ret_host, const char **ret_why) {
    int fd = -1, port, last, failed = EAI_NONAME;
    bool fine = server_config_listen(listen, ret_host, &port, &last);
    for (; fine && fd < 0 && port <= last; port++) {
        fd = open_port(ret_host, port, &failed);
        if (fd < 0 && (failed != EAI_SYSTEM || errno != EADDRINUSE)) break;
    }
    *ret_why = !fine                  ? "not an address and a port"
               : failed == EAI_SYSTEM ? strerror(errno)
                                      : gai_strerror(failed);
    return fd;
}

bool listen_open(listener *ret_listener, const char *key, const char *listen, bool is_tls, uc_text *message) {
    const char *path = path_of(listen), *why = NULL;
    char host[SERVER_TEXT_MAX] = "", *url = ret_listener->url;
    int fd = path ? open_path(path) : open_first(listen, host, &why);
    ret_listener->fd = fd;
    if (fd >= 0 && path) return snprintf(url, SERVER_TEXT_MAX, "%s", listen), true;
    if (fd >= 0) return write_url(fd, host, is_tls, url), true;
    const char *parts[] = {"cannot listen on ", listen, " (", key, "): ", path ? strerror(errno) : why};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) uc_text_add(message, parts[i]);
    return false;
}

void listen_close(const listener *l) {
    const char *path = path_of(l->url);
    if (l->fd < 0) return;
    close(l->fd);
    if (path) remove_socket(path);
}
