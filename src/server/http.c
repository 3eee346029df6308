/* HTTP: the page, public information about the server, and the upgrade to WebSocket. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "server/connection.h"
#include "server/log.h"

enum { HEAD_BYTES = 2048, HOST_BYTES = 256, METRICS_BYTES = 32768 };

/* A parsed request. */
typedef struct request {
    const char *path;
    char host[HOST_BYTES]; /* empty unless it is a plain name, with or without a port */
    bool takes[FILE_ENCODINGS];
    char tags[256]; /* If-None-Match */
} request;

static void copy_header(net_client *client, enum lws_token_indexes token, char *ret_value, int room) {
    if (lws_hdr_copy(client->wsi, ret_value, room, token) < 0) *ret_value = 0;
}

static void read_host(net_client *client, char *ret_host) {
    copy_header(client, WSI_TOKEN_HOST, ret_host, HOST_BYTES);
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_:[]";
    if (ret_host[strspn(ret_host, plain)]) *ret_host = 0;
}

static const struct {
    const char *name, *tag; /* the tag ends an ETag */
} encodings[FILE_ENCODINGS] = {
    [FILE_PLAIN] = {"", ""}, [FILE_GZIP] = {"gzip", "-gz"}, [FILE_BROTLI] = {"br", "-br"}};

/* Whether a list as "gzip, br;q=0.5" has the name, with another weight than 0. */
static bool has_encoding(const char *list, const char *name) {
    for (size_t length; *list; list += length) {
        list += strspn(list, ", \t");
        length = strcspn(list, ",");
        size_t word = strcspn(list, ",; \t");
        const char *weight = strstr(list + word, "q=");
        bool is_none = weight && weight < list + length && strtod(weight + 2, NULL) <= 0;
        if (word == strlen(name) && !strncasecmp(list, name, word)) return !is_none;
    }
    return false;
}

static request read_request(net_client *client, const char *path) {
    request wanted = {.path = path};
    char accepted[128];
    copy_header(client, WSI_TOKEN_HTTP_ACCEPT_ENCODING, accepted, sizeof accepted);
    copy_header(client, WSI_TOKEN_HTTP_IF_NONE_MATCH, wanted.tags, sizeof wanted.tags);
    for (int i = 0; i < FILE_ENCODINGS; i++)
        wanted.takes[i] = i == FILE_PLAIN || has_encoding(accepted, encodings[i].name);
    read_host(client, wanted.host);
    return wanted;
}

/* Answers */

static const struct {
    int status;
    const char *reason;
} reasons[] = {
    {200, "OK"},
    {304, "Not Modified"},
    {400, "Bad Request"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {409, "Conflict"},
    {414, "URI Too Long"},
    {421, "Misdirected Request"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {503, "Service Unavailable"},
    {505, "HTTP Version Not Supported"},
};

static const char *reason_of(int status) {
    for (size_t i = 0; i < sizeof reasons / sizeof *reasons; i++)
        if (reasons[i].status == status) return reasons[i].reason;
    return "Answer";
}

void http_add_refusal(uc_text *text, int status, const char *sentence) {
    char head[320];
    snprintf(head, sizeof head,
             "HTTP/1.1 %d %s\r\nContent-Length: %zu\r\nContent-Type: text/plain; charset=utf-8\r\n"
             "X-Content-Type-Options: nosniff\r\nConnection: close\r\n%s\r\n",
             status, reason_of(status), strlen(sentence) + 1, status == 405 ? "Allow: GET, HEAD\r\n" : "");
    uc_text_add(text, head);
    uc_text_add(text, sentence);
    uc_text_add(text, "\n");
}

/* Only content from this server, and none of the known risks for a page. "self" does not cover ws: and wss:
 * in every browser. */
static void add_policy(uc_text *head, const char *host) {
    uc_text_add(head, "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
                      "style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
                      "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                      "frame-ancestors 'none'; connect-src 'self'");
    if (*host) {
        uc_text_add(head, " ws://");
        uc_text_add(head, host);
        uc_text_add(head, " wss://");
        uc_text_add(head, host);
    }
    uc_text_add(head, "\r\n"
                      "X-Content-Type-Options: nosniff\r\n"
                      "Referrer-Policy: no-referrer\r\n"
                      "Cross-Origin-Opener-Policy: same-origin\r\n");
}

static void add_head(uc_text *head, net_client *client, int status, const char *type, size_t length,
                     const char *more) {
    char line[160], host[HOST_BYTES] = "";
    if (!strncmp(type, "text/html", 9) || !strncmp(type, "text/javascript", 15))
        read_host(client, host); /* a worker has the policy of its script */
    snprintf(line, sizeof line, "HTTP/1.1 %d %s\r\nContent-Length: %zu\r\n", status, reason_of(status),
             length);
    uc_text_add(head, line);
    if (status != 304) {
        uc_text_add(head, "Content-Type: ");
        uc_text_add(head, type);
        uc_text_add(head, "\r\n");
    }
    add_policy(head, host);
    if (connection_is_tls(client)) uc_text_add(head, "Strict-Transport-Security: max-age=31536000\r\n");
    if (client->closes) uc_text_add(head, "Connection: close\r\n");
    uc_text_add(head, more);
    uc_text_add(head, "\r\n");
}

/* Prepares an answer; its body is shared. `more`: further lines of the head. */
static void answer(net_client *client, int status, const char *type, const char *more, net_message *body) {
    char buffer[HEAD_BYTES];
    uc_text head;
    uc_text_start(&head, buffer, sizeof buffer);
    size_t length = body ? body->length : 0;
    if (client->net->is_draining) client->closes = true;
    add_head(&head, client, status, type, length, more);
    client->head = net_message_new(buffer, strlen(buffer));
    client->body = NULL;
    client->body_sent = 0;
    if (body && length && !client->is_head && status != 304) {
        body->references++;
        client->body = body;
    }
    lws_callback_on_writable(client->wsi);
}

static void answer_text(net_client *client, int status, const char *type, const char *more,
                        const char *text) {
    net_message *body = net_message_new(text, strlen(text));
    answer(client, status, type, more, body);
    net_message_drop(body);
}

#define PLAIN "text/plain; charset=utf-8"
#define FRESH "Cache-Control: no-store\r\n"

static void forget_answer(net_client *client) {
    net_message_drop(client->head);
    net_message_drop(client->body);
    client->head = client->body = NULL;
}

int http_writable(net_client *client) {
    if (!client->head && !client->body) return 0;
    connection_enter(client, STAGE_HTTP);
    lws_set_timeout(client->wsi, PENDING_TIMEOUT_HTTP_CONTENT, (int)client->net->config->request_s);
    if (client->head) {
        net_message *head = client->head;
        if (lws_write(client->wsi, head->bytes + LWS_PRE, head->length, LWS_WRITE_HTTP_HEADERS) < 0)
            return -1;
        net_message_drop(head);
        client->head = NULL;
    }
    while (client->body && !lws_partial_buffered(client->wsi)) {
        size_t left = client->body->length - client->body_sent,
               size = left < CHUNK_BYTES ? left : CHUNK_BYTES;
        unsigned char *from = client->body->bytes + LWS_PRE + client->body_sent;
        if (lws_write(client->wsi, from, size, size == left ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP) < 0)
            return -1;
        client->body_sent += size;
        if (size == left) {
            net_message_drop(client->body);
            client->body = NULL;
        }
    }
    if (client->body) return lws_callback_on_writable(client->wsi), 0;
    if (client->closes) return -1;
    return lws_http_transaction_completed(client->wsi) ? -1 : 0;
}

void http_closed(net_client *client) {
    forget_answer(client);
    if (client->fetch) client->fetch->client = NULL;
    client->fetch = NULL;
}

/* Information about the server */

static const char nothing_here[] = "there is nothing here\n";

/* Memory of the process in bytes, according to the system; 0: unknown. */
static uint64_t resident_bytes(void) {
    uint64_t pages = 0;
    FILE *in = fopen("/proc/self/statm", "r");
    if (!in) return 0;
    if (fscanf(in, "%*u %" SCNu64, &pages) != 1) pages = 0;
    fclose(in);
    return pages * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void answer_metrics(net_client *client) {
    char *buffer = malloc(METRICS_BYTES);
    uc_text text;
    if (!buffer) {
        answer_text(client, 503, PLAIN, FRESH, "no memory\n");
        return;
    }
    uc_text_start(&text, buffer, METRICS_BYTES);
    server_metrics_text(&text, client->net->metrics);
    server_metrics_add(&text, "process_resident_memory_bytes", "Memory of the process", false,
                       resident_bytes());
    server_metrics_add(&text, "upcard_half_open", "Connections that are not WebSocket", false,
                       client->net->count[STAGE_HEAD] + client->net->count[STAGE_HTTP]);
    answer_text(client, 200, "text/plain; version=0.0.4; charset=utf-8", FRESH, buffer);
    free(buffer);
}

/* A balancer asks in order to find out which servers it reaches; so they know it, too. */
static void note_check(const net_client *client) {
    const net *n = client->net;
    if (limit_address_listed(&client->counted_as, n->config->proxy)) n->handler->checked(n->handler->context);
}

static void answer_health(net_client *client) {
    note_check(client);
    answer_text(client, 200, PLAIN, FRESH, "ok\n");
}

static void answer_ready(net_client *client) {
    char line[128];
    note_check(client);
    const char *why = net_unready(client->net);
    snprintf(line, sizeof line, "not ready: %s\n", why ? why : "");
    answer_text(client, why ? 503 : 200, PLAIN, FRESH, why ? line : "ready\n");
}

static void answer_socket(net_client *client) {
    answer_text(client, 426, PLAIN, FRESH "Upgrade: websocket\r\n",
                "this address accepts only WebSocket connections\n");
}

typedef struct own_path {
    const char *path;
    void (*answer)(net_client *client);
    bool is_operators; /* players learn nothing of it */
} own_path;

static const own_path own_paths[] = {
    {"/healthz", answer_health, false},
    {"/readyz", answer_ready, false},
    {"/metrics", answer_metrics, true},
    {"/ws", answer_socket, false},
};

static const own_path *find_own(const char *path) {
    for (size_t i = 0; i < sizeof own_paths / sizeof *own_paths; i++)
        if (!strcmp(path, own_paths[i].path)) return &own_paths[i];
    return NULL;
}

/* The page */

static void answer_file(net_client *client, const request *wanted, const page_file *file) {
    char more[256];
    int best = FILE_ENCODINGS - 1;
    while (!file->content[best] || !wanted->takes[best]) best--;
    const char *name = encodings[best].name;
    snprintf(more, sizeof more, "Cache-Control: %s\r\nETag: \"%s%s\"\r\n%s%s%s%s",
             file->is_lasting ? "public, max-age=31536000, immutable" : "no-cache", file->tag,
             encodings[best].tag,
             file->content[FILE_GZIP] || file->content[FILE_BROTLI] ? "Vary: Accept-Encoding\r\n" : "",
             *name ? "Content-Encoding: " : "", name, *name ? "\r\n" : "");
    bool is_known = strstr(wanted->tags, file->tag) || !strcmp(wanted->tags, "*");
    answer(client, is_known ? 304 : 200, file->type, more, file->content[best]);
}

/* The client's address for this server, for links. */
static void add_own_url(uc_text *text, net_client *client, const char *host) {
    const char *public_url = client->net->config->public_url;
    if (!*public_url) uc_text_add(text, client->net->tls ? "https://" : "http://");
    uc_text_add(text, *public_url ? public_url
                      : *host     ? host
                                  : net_url(client->net) + (client->net->tls ? 8 : 7));
}

/* Letters, digits and hyphens: safe to show as requested. */
static bool is_table(const char *path) {
    static const char code[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-";
    return !strncmp(path, "/t/", 3) && path[3] && !path[3 + strspn(path + 3, code)];
}

/* Without a page: a short description, and another way to play. */
static void answer_without_page(net_client *client, const request *wanted) {
    char buffer[2048];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(
        &text,
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">"
        "<meta name=\"viewport\" content=\"width=device-width\"><title>Upcard</title>"
        "<h1>Upcard</h1><p>This is a game server for flip-card games. It was started without its page for "
        "browsers. To play, type in a terminal:</p><pre>upcard join ");
    add_own_url(&text, client, wanted->host);
    if (is_table(wanted->path)) uc_text_add(&text, wanted->path);
    uc_text_add(&text, "</pre><p>Programs connect to <code>/ws</code>.</p></html>\n");
    answer_text(client, strcmp(wanted->path, "/") ? 404 : 200, "text/html; charset=utf-8",
                "Cache-Control: no-cache\r\n", buffer);
}

/* A path within the page (/t/K7QM3F): the page resolves it itself. */
static bool is_place(const char *path) {
    const char *last = strrchr(path, '/');
    return !last || !strchr(last, '.');
}

static void answer_page(net_client *client, const request *wanted) {
    const page_files *files = client->net->files;
    const page_file *file = files_find(files, wanted->path + 1);
    if (!file && is_place(wanted->path)) file = files_find(files, "index.html");
    if (file)
        answer_file(client, wanted, file);
    else if (!strcmp(wanted->path, "/") || (!files && is_table(wanted->path)))
        answer_without_page(client, wanted);
    else
        answer_text(client, 404, PLAIN, FRESH, nothing_here);
}

/* Answers from the handler */

/* Behind a proxy, a client counts for its own address. */
static limit_address address_behind(net_client *client) {
    char forwarded[256];
    copy_header(client, WSI_TOKEN_X_FORWARDED_FOR, forwarded, sizeof forwarded);
    return limit_address_behind(&client->counted_as, client->net->config->proxy, forwarded);
}

static void start_fetch(net_client *client, const char *path) {
    const net_handler *handler = client->net->handler;
    net_fetch *fetch = malloc(sizeof *fetch);
    if (!fetch) {
        answer_text(client, 503, PLAIN, FRESH, "no memory\n");
        return;
    }
    limit_address address = address_behind(client);
    limit_address_show_key(&address, fetch->key);
    fetch->client = client;
    client->fetch = fetch;
    handler->fetch(handler->context, fetch, path);
}

void net_answer(net_fetch *fetch, int status, const char *type, const char *bytes, size_t length) {
    net_client *client = fetch->client;
    if (client) {
        char line[128];
        net_message *body = net_message_new(bytes, length);
        bool is_text = !strncmp(type, "text/", 5) && !strchr(type, ';');
        snprintf(line, sizeof line, "%s%s", type, is_text ? "; charset=utf-8" : "");
        client->fetch = NULL;
        answer(client, body ? status : 503, line, FRESH, body);
        net_message_drop(body);
    }
    free(fetch);
}

const char *net_fetch_address(const net_fetch *fetch) {
    return fetch->key;
}

bool net_fetch_waits(const net_fetch *fetch) {
    return fetch->client;
}

/* Requests */

static const char wrong_host[] =
    "this server does not know the name by which you have called it; its operator can allow the name "
    "(upcard serve --public-url http://NAME)\n";

/* With TLS the certificate names the host, and a browser checks it. */
static bool is_for_us(net_client *client) {
    const server_config *config = client->net->config;
    char host[HOST_BYTES];
    if (connection_is_tls(client)) return true;
    if (lws_hdr_copy(client->wsi, host, sizeof host, WSI_TOKEN_HOST) < 0) return false;
    if (client->is_operators) return limit_host_allowed(host, "", config->metrics_listen, "");
    return limit_host_allowed(host, config->public_url, config->listen, config->origins);
}

static void refuse_host(net_client *client) {
    server_log(LOG_LEVEL_INFO, "refused", LOG_TEXT("address", client->address), LOG_TEXT("why", "host"));
    answer_text(client, 421, PLAIN, FRESH, wrong_host);
}

/* Whether a body follows the request, which the server does not read. */
static bool has_content(net_client *client) {
    char length[24];
    copy_header(client, WSI_TOKEN_HTTP_CONTENT_LENGTH, length, sizeof length);
    if (*length && strspn(length, "0") != strlen(length)) return true;
    return lws_hdr_total_length(client->wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) >= (int)sizeof length ||
           lws_hdr_total_length(client->wsi, WSI_TOKEN_HTTP_TRANSFER_ENCODING) > 0;
}

static void answer_get(net_client *client, const char *path) {
    const own_path *own = find_own(path);
    request wanted = read_request(client, path);
    if (client->is_operators != (own && own->is_operators))
        answer_text(client, 404, PLAIN, FRESH, nothing_here);
    else if (own)
        own->answer(client);
    else if (!strncmp(path, "/record/", 8))
        start_fetch(client, path);
    else
        answer_page(client, &wanted);
}

int http_request(net_client *client, const char *path) {
    bool is_get = lws_hdr_total_length(client->wsi, WSI_TOKEN_GET_URI) > 0;
    client->net->metrics->http_requests++;
    connection_enter(client, STAGE_HTTP);
    forget_answer(client);
    client->is_head = lws_hdr_total_length(client->wsi, WSI_TOKEN_HEAD_URI) > 0;
    client->closes = (!is_get && !client->is_head) || has_content(client);
    if (!is_get && !client->is_head)
        answer_text(client, 405, PLAIN, "Allow: GET, HEAD\r\n" FRESH, "only GET and HEAD\n");
    else if (!is_for_us(client))
        refuse_host(client);
    else if (client->closes || *path != '/' || strstr(path, ".."))
        answer_text(client, 400, PLAIN, FRESH, "bad request\n");
    else
        answer_get(client, path);
    return 0;
}

/* The upgrade to WebSocket */

static int refuse_upgrade(net_client *client, int status, const char *text, const char *why) {
    const char *more = status == 426 ? FRESH "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n" : FRESH;
    client->net->metrics->connections_refused++;
    client->closes = true;
    server_log(LOG_LEVEL_INFO, "refused", LOG_TEXT("address", client->address), LOG_TEXT("why", why));
    answer_text(client, status, PLAIN, more, text);
    http_writable(client);
    return -1;
}

static bool is_counted_behind(net_client *client) {
    net *n = client->net;
    if (client->is_counted) return true;
    connection_count_as(client, address_behind(client));
    client->is_counted = limit_counts_add(n->counts, &client->counted_as, n->config->connections_per_address);
    return client->is_counted;
}

/* libwebsockets accepts other versions as 13, and keys of any length. */
static bool is_understood(net_client *client) {
    char version[8], key[32];
    copy_header(client, WSI_TOKEN_VERSION, version, sizeof version);
    copy_header(client, WSI_TOKEN_KEY, key, sizeof key);
    return !strcmp(version, "13") && strlen(key) == 24; /* 16 bytes in base64 */
}

/* The server among others has a path of its own beside the one of all. */
static bool is_socket(const net *n, const char *path) {
    char own[64];
    snprintf(own, sizeof own, "/n/%s/ws", n->config->node);
    return !strcmp(path, "/ws") || (*n->config->node && !strcmp(path, own));
}

int http_upgrade(net_client *client, const char *protocol) {
    net *n = client->net;
    char path[64], origin[HOST_BYTES], host[HOST_BYTES];
    copy_header(client, WSI_TOKEN_GET_URI, path, sizeof path);
    copy_header(client, WSI_TOKEN_HOST, host, sizeof host);
    if (lws_hdr_copy(client->wsi, origin, sizeof origin, WSI_TOKEN_ORIGIN) < 0) strcpy(origin, "too long");
    n->metrics->http_requests++;
    if (client->is_operators) return refuse_upgrade(client, 404, nothing_here, "metrics");
    if (strcasecmp(protocol, "websocket") != 0 || !is_socket(n, path))
        return refuse_upgrade(client, 404, "WebSocket is at /ws\n", "path");
    if (!is_understood(client))
        return refuse_upgrade(client, 426, "unsupported WebSocket version: use 13\n", "handshake");
    if (!is_for_us(client)) return refuse_upgrade(client, 421, wrong_host, "host");
    if (n->is_draining) return refuse_upgrade(client, 503, "the server is shutting down\n", "shutdown");
    if (!limit_origin_allowed(origin, host, n->config->public_url, n->config->origins))
        return refuse_upgrade(client, 403, "this origin is not allowed\n", "origin");
    if (!is_counted_behind(client)) {
        n->metrics->reached[LIMIT_CONNECTIONS_PER_ADDRESS]++;
        return refuse_upgrade(client, 429, "too many connections from your address\n", "address");
    }
    if (net_clients(n) < n->config->connections) return 0;
    n->metrics->reached[LIMIT_CONNECTIONS]++;
    return refuse_upgrade(client, 503, "the server is full\n", "connections");
}
