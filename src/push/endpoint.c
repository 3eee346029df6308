#include "push/endpoint.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

#include <curl/curl.h>

/* ---- addresses ---- */

typedef struct network {
    uint32_t address;
    int bits;
} network;

/** Not public: the IANA registry of special-purpose IPv4 addresses, multicast and the rest. */
static const network special_v4[] = {
    {0x00000000, 8},  {0x0a000000, 8},  {0x64400000, 10}, {0x7f000000, 8},  {0xa9fe0000, 16},
    {0xac100000, 12}, {0xc0000000, 24}, {0xc0000200, 24}, {0xc0586300, 24}, {0xc0a80000, 16},
    {0xc6120000, 15}, {0xc6336400, 24}, {0xcb007100, 24}, {0xe0000000, 3}, /* multicast, reserved and
                                                                              broadcast */
};

static bool v4_is_public(uint32_t address) {
    for (size_t i = 0; i < sizeof special_v4 / sizeof *special_v4; i++)
        if ((address ^ special_v4[i].address) >> (32 - special_v4[i].bits) == 0) return false;
    return true;
}

static uint32_t read_u32(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

/** Only 2000::/3 is global; within it, addresses that carry or may carry one of IPv4 (Teredo, 6to4) and those
 * for documentation are not. */
static bool v6_is_public(const uint8_t *bytes) {
    uint32_t first = read_u32(bytes);
    return first >> 29 == 1 && first >> 9 != 0x20010000 >> 9 && first != 0x20010db8 &&
           first >> 16 != 0x2002 && first >> 12 != 0x3fff0000 >> 12;
}

bool push_address_is_public(const struct sockaddr *address) {
    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *v4 = (const struct sockaddr_in *)(const void *)address;
        return v4_is_public(ntohl(v4->sin_addr.s_addr));
    }
    if (address->sa_family != AF_INET6) return false;
    const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)(const void *)address;
    const uint8_t *bytes = v6->sin6_addr.s6_addr;
    if (IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr)) return v4_is_public(read_u32(bytes + 12));
    return v6_is_public(bytes);
}

/* ---- endpoints ---- */

bool push_origin_is_allowed(const char *origin, const char *allowed) {
    size_t length = strlen(origin);
    for (const char *at = allowed; *at;) {
        at += strspn(at, " ");
        size_t word = strcspn(at, " ");
        if (word == length && length && !strncmp(at, origin, length)) return true;
        at += word;
    }
    return false;
}

static bool is_plain(const char *endpoint) {
    for (const char *c = endpoint; *c; c++)
        if (*c <= ' ' || *c > '~') return false;
    return true;
}

static bool ends_with(const char *text, const char *end) {
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && !strcasecmp(text + length - tail, end);
}

/** A host as curl normalized it. Names are resolved later; then their addresses are checked. */
static bool host_is_public(const char *host) {
    struct sockaddr_in v4 = {.sin_family = AF_INET};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};
    char bare[INET6_ADDRSTRLEN] = "";
    if (inet_pton(AF_INET, host, &v4.sin_addr) == 1)
        return push_address_is_public((const struct sockaddr *)(const void *)&v4);
    if (*host == '[') {
        snprintf(bare, sizeof bare, "%.*s", (int)strcspn(host + 1, "]"), host + 1);
        return inet_pton(AF_INET6, bare, &v6.sin6_addr) == 1 &&
               push_address_is_public((const struct sockaddr *)(const void *)&v6);
    }
    return strchr(host, '.') && !ends_with(host, "localhost") && !ends_with(host, ".local") &&
           !ends_with(host, ".internal") && !ends_with(host, ".");
}

typedef struct parts {
    char *scheme, *host, *port, *user;
} parts;

static void read_parts(CURLU *url, parts *ret_parts) {
    curl_url_get(url, CURLUPART_SCHEME, &ret_parts->scheme, 0);
    curl_url_get(url, CURLUPART_HOST, &ret_parts->host, 0);
    curl_url_get(url, CURLUPART_PORT, &ret_parts->port, 0);
    curl_url_get(url, CURLUPART_USER, &ret_parts->user, 0);
}

static const char *judge(const parts *p, const char *allowed, char *ret_origin) {
    if (!p->scheme || !p->host || p->user) return "the endpoint is not a URL of a push service";
    bool usual = !p->port || (!strcmp(p->scheme, "https") && !strcmp(p->port, "443"));
    int length = snprintf(ret_origin, PUSH_ORIGIN_MAX, "%s://%s%s%s", p->scheme, p->host, usual ? "" : ":",
                          usual ? "" : p->port);
    if (length >= PUSH_ORIGIN_MAX) return "the endpoint is too long";
    if (push_origin_is_allowed(ret_origin, allowed)) return NULL;
    if (strcmp(p->scheme, "https") != 0) return "the endpoint must begin with https://";
    if (!usual) return "the endpoint must have the usual port of https";
    return host_is_public(p->host) ? NULL : "the endpoint must be on the public internet";
}

const char *push_endpoint_read(const char *endpoint, const char *allowed, char *ret_origin) {
    parts p = {NULL, NULL, NULL, NULL};
    if (!*endpoint || strlen(endpoint) >= PUSH_ENDPOINT_MAX) return "the endpoint is too long or missing";
    if (!is_plain(endpoint)) return "the endpoint is not a URL of a push service";
    CURLU *url = curl_url();
    if (!url) return "the server is out of memory; try again soon";
    if (curl_url_set(url, CURLUPART_URL, endpoint, 0) == CURLUE_OK) read_parts(url, &p);
    const char *wrong = judge(&p, allowed, ret_origin);
    curl_free(p.scheme);
    curl_free(p.host);
    curl_free(p.port);
    curl_free(p.user);
    curl_url_cleanup(url);
    return wrong;
}
