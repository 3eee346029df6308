/* A hostile server: a person's visit (the real code of client.c, visit.c and lines or screen) over a loopback
 * socket to a server that sends the input. A message is a valid one with some keys changed; views are built
 * number by number. An input has the kind of visit and the typed text, then the messages. */
#include <fcntl.h>
#include <libwebsockets.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <sys/socket.h>
#include <unistd.h>

#include "build_view.h"
#include "visit/join.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
int LLVMFuzzerInitialize(int *argc, char ***argv);
const char *__lsan_default_suppressions(void);

/** libwebsockets leaves a part of its context behind when the loop is not its own. */
const char *__lsan_default_suppressions(void) {
    return "leak:libwebsockets\n";
}

enum { SAID_MAX = 1 << 20, MESSAGES = 40, KEYS = 6, LAST_MS = 1000, PAUSE_US = 2000, TYPED = 64 };

/* ---- messages of the server ---- */

/** Good messages; one with a view gets its bytes. */
static const char *const good[] = {
    "\"type\":\"you\",\"protocol\":1,\"id\":7,\"name\":\"Ada\",\"layout\":1,\"token\":\"t\","
    "\"clocks\":[{\"id\":\"none\",\"turn_s\":0}],\"levels\":[\"easy\",\"hard\"]",
    "\"type\":\"lobby\",\"tables\":[{\"code\":\"K7QM3F\",\"game\":\"flip7\",\"host\":\"Ben\",\"seats\":3,"
    "\"free\":1}]",
    "\"type\":\"mine\",\"tables\":[{\"code\":\"AAAAAA\",\"game\":\"hilo\",\"phase\":\"playing\",\"your_"
    "turn\":true}]",
    "\"type\":\"table\",\"code\":\"K7QM3F\",\"game\":\"flip7\",\"phase\":\"waiting\",\"seat\":0,\"host\":0,"
    "\"commit\":\"c\",\"chairs\":[{\"kind\":\"person\",\"name\":\"Ada\"},{\"kind\":\"bot\",\"level\":"
    "\"easy\",\"name\":\"B\"}]",
    "\"type\":\"table\",\"code\":\"K7QM3F\",\"game\":\"flip7\",\"phase\":\"playing\",\"seat\":0,\"host\":0,"
    "\"chairs\":[{\"kind\":\"person\",\"name\":\"Ada\",\"away\":true},{\"kind\":\"person\",\"name\":\"Ben\"}"
    "]",
    "\"type\":\"welcome\"",
    "\"type\":\"view\",\"seq\":0",
    "\"type\":\"event\",\"seq\":1,\"left_ms\":5000,\"raw_events\":\"\"",
    "\"type\":\"ask\",\"request\":1,\"seq\":1,\"left_ms\":5000",
    "\"type\":\"confirm\",\"request\":1,\"id\":\"x-1\"",
    "\"type\":\"remind\",\"left_ms\":100",
    "\"type\":\"emote\",\"seat\":1,\"emote\":\"well_played\"",
    "\"type\":\"end\",\"seq\":2,\"over\":true,\"totals\":[1,2],\"winners\":[1]",
    "\"type\":\"left\"",
    "\"type\":\"bye\",\"reason\":\"idle\",\"message\":\"Goodbye.\"",
    "\"type\":\"error\",\"error\":\"illegal_move\",\"message\":\"no\"",
    "\"type\":\"table\",\"code\":\"K7QM3F\",\"phase\":\"over\",\"seat\":0,\"rematch\":\"BBBBBB\",\"chairs\":["
    "]",
    "\"type\":\"later\"",
};
static const char *const keys[] = {
    "code",    "phase", "seat",  "host",    "chairs", "seq",     "raw",    "raw_events", "type",    "request",
    "left_ms", "id",    "error", "message", "reason", "rematch", "closed", "tables",     "token",   "commit",
    "totals",  "over",  "name",  "layout",  "clocks", "levels",  "emote",  "clock",      "winners", "game"};
static const char *const values[] = {"null",
                                     "true",
                                     "false",
                                     "-1",
                                     "0",
                                     "1",
                                     "36",
                                     "255",
                                     "4611686018427387904",
                                     "1.5",
                                     "\"\"",
                                     "[]",
                                     "{}",
                                     "[null]",
                                     "[[]]",
                                     "\"K7QM3F\"",
                                     "\"waiting\"",
                                     "\"playing\"",
                                     "\"paused\"",
                                     "\"over\"",
                                     "\"closed\"",
                                     "\"frozen\"",
                                     "\"busy\"",
                                     "\"bad_token\"",
                                     "\"removed\"",
                                     "\"cannot_save\"",
                                     "\"flip7\"",
                                     "\"uno_flip\"",
                                     "[{\"kind\":\"person\",\"name\":\"A\\u001b[2J\\u202e\"},7,{}]",
                                     "[{\"kind\":7,\"name\":[],\"level\":{},\"out\":true,\"away\":true}]",
                                     "[{\"code\":7,\"game\":7,\"your_turn\":1},{\"code\":\"\\u0001\"},null]",
                                     "[{\"id\":7,\"turn_s\":\"x\"},{\"id\":\"\\u001b\",\"turn_s\":-5}]",
                                     "[7,\"easy\"]"};
enum {
    GOOD = sizeof good / sizeof *good,
    NAMES = sizeof keys / sizeof *keys,
    VALUES = sizeof values / sizeof *values
};

static char said[SAID_MAX]; /* the frames */
static size_t said_length;
static size_t
    pauses[MESSAGES]; /* the server waits before these bytes, so that the visit handles earlier messages */
static int pause_count;

static void add_frame(const char *bytes, size_t length) {
    unsigned char head[10] = {0x81, (unsigned char)length};
    size_t size = 2;
    if (length > 125) {
        head[1] = 126, head[2] = (unsigned char)(length >> 8), head[3] = (unsigned char)length;
        size = 4;
    }
    if (length > 0xffff || said_length + size + length > sizeof said) return;
    memcpy(said + said_length, head, size);
    memcpy(said + said_length + size, bytes, length);
    said_length += size + length;
}

static void add_base64(uc_text *to, const char *key, const void *bytes, size_t size) {
    char text_of[4096];
    sodium_bin2base64(text_of, sizeof text_of, bytes, size, sodium_base64_VARIANT_ORIGINAL);
    uc_text_add(to, ",\"");
    uc_text_add(to, key);
    uc_text_add(to, "\":\"");
    uc_text_add(to, text_of);
    uc_text_add(to, "\"");
}

/** Another value of a key: one of the list, a long text, or a number. */
static void add_key(uc_text *to) {
    uint8_t edit[3];
    if (!take(edit, sizeof edit)) return;
    uc_text_add(to, ",\"");
    uc_text_add(to, keys[edit[0] % NAMES]);
    uc_text_add(to, "\":");
    if (edit[1] < 160) {
        uc_text_add(to, values[edit[1] % VALUES]);
        return;
    }
    uc_text_add(to, "\"");
    for (int i = 0; i < edit[2]; i++)
        uc_text_add(to, edit[1] & 1 ? "\\u0001" : edit[1] & 2 ? "\\\"" : "\xe2\x82\xac");
    uc_text_add(to, "\"");
}

/** Adds a message. The input says which one, how many keys are changed, and whether it has a view, events and
 * a pause before it. */
static bool add_message(void) {
    static uc_view view;
    static char json[1 << 15];
    uint8_t head[3];
    uc_text to;
    if (!take(head, sizeof head)) return false;
    uc_text_start(&to, json, sizeof json);
    uc_text_add(&to, "{");
    uc_text_add(&to, good[head[0] % GOOD]);
    if (head[2] & 1 && build_view(&view))
        add_base64(&to, "raw", &view, uc_state_size(&view.state) + (head[2] >> 7));
    if (at < end && *at == BUILT) at++;
    if (head[2] & 2) {
        size_t size = (size_t)(end - at) < 64 ? (size_t)(end - at) : 64;
        add_base64(&to, "raw_events", at, size & ~(size_t)31);
        at += size;
    }
    for (int i = 0; i < head[1] % KEYS; i++) add_key(&to);
    uc_text_add(&to, "}");
    if (head[2] & 4) pauses[pause_count++] = said_length;
    if (uc_text_whole(&to)) add_frame(json, to.length - (head[2] >> 6 & 1)); /* perhaps cut short */
    return true;
}

/* ---- the server ---- */

static int listener = -1;
static char origin[64];

static void put_all(int line, const char *bytes, size_t length) {
    for (ssize_t put; length && (put = send(line, bytes, length, MSG_NOSIGNAL)) > 0; length -= (size_t)put)
        bytes += put;
}

/** Greets a client; the answer to anything else is an invalid record. */
static void serve(int line) {
    char asked[4096] = "", all[256];
    unsigned char hash[20];
    char accept_key[64];
    size_t length = 0;
    for (ssize_t got = 1; got > 0 && !strstr(asked, "\r\n\r\n") && length < sizeof asked - 1;
         length += (size_t)(got > 0 ? got : 0))
        got = recv(line, asked + length, sizeof asked - 1 - length, 0);
    const char *key = strstr(asked, "Sec-WebSocket-Key: ");
    if (!key) {
        put_all(line, "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nupcard \x1b[", 47);
        return;
    }
    snprintf(all, sizeof all, "%.24s258EAFA5-E914-47DA-95CA-C5AB0DC85B11", key + 19);
    lws_SHA1((unsigned char *)all, strlen(all), hash);
    sodium_bin2base64(accept_key, sizeof accept_key, hash, sizeof hash, sodium_base64_VARIANT_ORIGINAL);
    int size = snprintf(all, sizeof all,
                        "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                        "Sec-WebSocket-Accept: %s\r\n\r\n",
                        accept_key);
    put_all(line, all, (size_t)size);
    size_t put = 0;
    for (int i = 0; i < pause_count; put = pauses[i++]) {
        put_all(line, said + put, pauses[i] - put);
        usleep(PAUSE_US);
    }
    put_all(line, said + put, said_length - put);
    shutdown(line, SHUT_WR);
    while (recv(line, asked, sizeof asked, 0) > 0) continue;
}

static void *serve_all(void *unused) {
    (void)unused;
    for (int line; (line = accept(listener, NULL, NULL)) >= 0; close(line)) {
        struct timeval limit = {.tv_sec = 2};
        setsockopt(line, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
        setsockopt(line, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
        serve(line);
    }
    return NULL;
}

int LLVMFuzzerInitialize(int *argc, char ***argv) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    pthread_t thread;
    (void)argc, (void)argv;
    signal(SIGPIPE, SIG_IGN);
    require(sodium_init() >= 0);
    require((listener = socket(AF_INET, SOCK_STREAM, 0)) >= 0);
    require(!bind(listener, (struct sockaddr *)&address, sizeof address) && !listen(listener, 64));
    require(!getsockname(listener, (struct sockaddr *)&address, &size));
    snprintf(origin, sizeof origin, "http://127.0.0.1:%d", ntohs(address.sin_port));
    require(freopen("/dev/null", "w", stdout) != NULL);
    require(!pthread_create(&thread, NULL, serve_all, NULL));
    return 0;
}

/* ---- the visit ---- */

static visit v;
static char typed[TYPED + 1];
static size_t typed_at;

/** Ends the visit when the server has sent everything. */
static void look(uv_timer_t *timer) {
    if (v.remarks || (timer->repeat && uv_now(&v.loop) > *(uint64_t *)timer->data)) v.failed = v.news = true;
}

/** The keys of the screen, one after each look at the connection. */
static front_input next_key(front_script *script, const canvas *shown, int timeout_ms) {
    static unsigned looks;
    (void)script, (void)shown, (void)timeout_ms;
    if (v.failed) return (front_input){.key = FRONT_CLOSED};
    if (++looks % 2 || !typed[typed_at]) return (front_input){.key = FRONT_NOTHING};
    unsigned char key = (unsigned char)typed[typed_at++];
    return (front_input){.key = key < 128 ? key : FRONT_UP + key % 14};
}

static void visit_it(bool on_screen) {
    static join_options o;
    static front_script screen;
    visit_options options = {.seat = -1, .guest = true, .name = "Ada"};
    char url[128], reason[UC_MESSAGE_MAX];
    uc_text message;
    uv_timer_t timer;
    o = (join_options){.rules = "{}", .plain = !on_screen};
    uc_text_start(&message, reason, sizeof reason);
    snprintf(url, sizeof url, "%s%s", origin, typed[0] & 1 ? "/t/K7QM3F" : "");
    require(client_read_address(&options.address, url, &message));
    require(visit_open(&v, &options));
    uint64_t last = uv_now(&v.loop) + LAST_MS;
    uv_timer_init(&v.loop, &timer);
    timer.data = &last;
    uv_timer_start(&timer, look, 5, 5);
    if (on_screen) {
        front_script_start(&screen, 24, 80);
        screen.next = next_key;
        o.front = &screen.base;
        join_screen(&v, &o);
    } else {
        join_plain(&v, &o);
    }
    uv_close((uv_handle_t *)&timer, NULL);
    visit_close(&v);
}

/** Typed text comes through a pipe, as from a script. */
static void type_all(void) {
    int ends[2];
    require(!pipe(ends));
    put_all(ends[1], "", 0);
    require(write(ends[1], typed, strlen(typed)) >= 0);
    close(ends[1]);
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint8_t how[2];
    at = data;
    end = data + size;
    if (!take(how, sizeof how)) return 0;
    memset(typed, 0, sizeof typed);
    typed_at = said_length = 0;
    pause_count = 0;
    if (!take(typed, how[1] % TYPED)) return 0;
    for (int i = 0; i < MESSAGES && add_message(); i++) continue;
    type_all();
    visit_it(how[0] & 1);
    return 0;
}
