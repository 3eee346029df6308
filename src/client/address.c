#include "client/address.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "core/numbers.h"

static const struct scheme {
    const char *text;
    bool secure;
} schemes[] = {{"http://", false}, {"https://", true}, {"ws://", false}, {"wss://", true}};

enum { PORT_PLAIN = 80, PORT_SECURE = 443, PORT_MAX = 65535 };

/** Skips the scheme; returns whether it means TLS. */
static bool read_scheme(const char **at) {
    for (size_t i = 0; i < sizeof schemes / sizeof schemes[0]; i++) {
        size_t length = strlen(schemes[i].text);
        if (strncasecmp(*at, schemes[i].text, length) != 0) continue;
        *at += length;
        return schemes[i].secure;
    }
    return false;
}

/** Skips the host; an IPv6 address is in brackets. */
static bool read_host(const char **at, client_address *a) {
    bool six = **at == '[';
    const char *from = *at + six;
    size_t length = strcspn(from, six ? "]/" : ":/?#@ ");
    if (!length || length >= sizeof a->host || (six && from[length] != ']')) return false;
    memcpy(a->host, from, length);
    *at = from + length + six;
    return true;
}

static bool read_port(const char **at, client_address *a) {
    uint64_t port;
    a->port = a->secure ? PORT_SECURE : PORT_PLAIN;
    if (**at != ':') return true;
    size_t digits = read_digits(*at + 1, 1, PORT_MAX, &port);
    if (!digits) return false;
    a->port = (int)port;
    *at += 1 + digits;
    return true;
}

static bool read_path(const char *path, client_address *a) {
    if (!*path || !strcmp(path, "/") || !strcmp(path, "/ws") || !strcmp(path, "/ws/")) return true;
    if (strncmp(path, "/t/", 3) != 0) return false;
    size_t length = strcspn(path + 3, "/?#");
    if (!length || length >= sizeof a->table || path[3 + length]) return false;
    memcpy(a->table, path + 3, length);
    return true;
}

bool client_read_address(client_address *ret_address, const char *url, uc_text *message) {
    client_address a = {.port = 0};
    const char *at = url;
    a.secure = read_scheme(&at);
    if (!read_host(&at, &a) || !read_port(&at, &a) || !read_path(at, &a)) {
        uc_text_add(message, "\"");
        uc_text_add(message, url);
        uc_text_add(message,
                    "\" is not the address of a server, such as http://localhost:4040, or the link of a "
                    "table, such as http://localhost:4040/t/K7QM3F");
        return false;
    }
    bool six = strchr(a.host, ':');
    char port[16] = "";
    if (a.port != (a.secure ? PORT_SECURE : PORT_PLAIN)) snprintf(port, sizeof port, ":%d", a.port);
    snprintf(a.origin, sizeof a.origin, "%s://%s%s%s%s", a.secure ? "https" : "http", six ? "[" : "", a.host,
             six ? "]" : "", port);
    *ret_address = a;
    return true;
}
