#include "push/sender.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <curl/curl.h>
#include <sodium.h>
#include <unistd.h>

enum {
    WAITING_MAX = 20000, /* messages that are not delivered yet */
    ACTIVE_MAX = 32,
    ACTIVE_OF_ORIGIN = 8,
    ATTEMPTS_MAX = 4,
    GROWTH = 4,             /* of the pause from one attempt to the next */
    RETRY_MAX_MS = 3600000, /* longest pause that a push service may ask for */
    ANSWER_MAX = 16 * 1024, /* bytes of an answer that are read, and thrown away */
    HEADERS_MAX = 16 * 1024,
    IDLE_MS = 60000,
    HEAD_BYTES = PUSH_VAPID_MAX + 32,
    S_MS = 1000
};

/** A message on its way. */
typedef struct job {
    struct job *next;
    push_sender *sender;
    uint64_t id;
    push_receiver receiver;
    uint32_t ttl_s;
    int64_t due_ms, expires_ms;
    int attempts, status;
    bool refused; /* its address may not be reached */
    CURL *handle; /* while an attempt is in progress */
    struct curl_slist *head;
    size_t answer_bytes, head_bytes;
    size_t body_length;
    uint8_t body[PUSH_BODY_MAX];
    char topic[PUSH_TOPIC_MAX], origin[PUSH_ORIGIN_MAX], endpoint[PUSH_ENDPOINT_MAX];
    size_t text_length;
    char text[];
} job;

typedef struct ended {
    push_outcome outcome;
    struct ended *next;
} ended;

struct push_sender {
    push_sender_options options;
    CURLM *multi;
    pthread_t thread;
    bool started;
    job *jobs; /* belongs to the thread: those that wait, and those in progress */
    int active;
    job *running[ACTIVE_MAX];
    pthread_mutex_t lock; /* of all below */
    job *fresh, **fresh_end;
    ended *ended, **ended_end;
    size_t waiting;
    bool closing;
};

static int64_t now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (int64_t)time.tv_sec * S_MS + time.tv_nsec / 1000000;
}

/* ---- the outcome ---- */

static void free_job(job *j) {
    curl_slist_free_all(j->head);
    free(j);
}

/** Without memory the outcome is lost; the message is not repeated. */
static void end_job(push_sender *s, const job *j, push_result result) {
    ended *e = malloc(sizeof *e);
    pthread_mutex_lock(&s->lock);
    s->waiting--;
    if (e) {
        *e =
            (ended){.outcome = {.id = j->id, .result = result, .status = j->status, .attempts = j->attempts}};
        *s->ended_end = e;
        s->ended_end = &e->next;
    }
    pthread_mutex_unlock(&s->lock);
    if (s->options.wake) s->options.wake(s->options.context);
}

/** Pauses grow, and differ so that many messages do not come back at once. */
static int64_t pause_ms(const job *j, int64_t asked_s) {
    int64_t pause = j->sender->options.retry_ms,
            asked = asked_s < RETRY_MAX_MS / S_MS ? asked_s * S_MS : RETRY_MAX_MS;
    for (int i = 1; i < j->attempts; i++) pause *= GROWTH;
    pause += randombytes_uniform((uint32_t)pause / 4 + 1);
    return asked > pause ? asked : pause;
}

static bool is_temporary(int status) {
    return !status || status == 429 || status >= 500;
}

/** After an attempt: true if the job is over. */
static bool judge(job *j, int64_t asked_s) {
    push_sender *s = j->sender;
    int64_t due = now_ms() + pause_ms(j, asked_s);
    if (j->status >= 200 && j->status < 300)
        end_job(s, j, PUSH_SENT);
    else if (j->status == 404 || j->status == 410)
        end_job(s, j, PUSH_GONE);
    else if (j->refused || !is_temporary(j->status) || j->attempts >= ATTEMPTS_MAX || due >= j->expires_ms)
        end_job(s, j, PUSH_FAILED);
    else
        return j->due_ms = due, false;
    return true;
}

/* ---- an attempt ---- */

/** Nothing of an answer is kept; an endless one ends the attempt. */
static size_t count(size_t *total, size_t most, size_t length) {
    *total += length;
    return *total <= most ? length : 0;
}

/* NOLINTNEXTLINE(readability-non-const-parameter): the type is that of libcurl */
static size_t drop_answer(char *bytes, size_t size, size_t number, void *context) {
    job *j = context;
    (void)bytes;
    return count(&j->answer_bytes, ANSWER_MAX, size * number);
}

/* NOLINTNEXTLINE(readability-non-const-parameter): the type is that of libcurl */
static size_t drop_header(char *bytes, size_t size, size_t number, void *context) {
    job *j = context;
    (void)bytes;
    return count(&j->head_bytes, HEADERS_MAX, size * number);
}

/** The address is checked once the name is resolved, because its owner may change it at any time. */
static curl_socket_t open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    job *j = context;
    (void)purpose;
    if (!push_origin_is_allowed(j->origin, j->sender->options.allowed) &&
        !push_address_is_public(&address->addr)) {
        j->refused = true;
        return CURL_SOCKET_BAD;
    }
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static bool add_head(job *j, const char *line) {
    struct curl_slist *longer = curl_slist_append(j->head, line);
    if (longer) j->head = longer;
    return longer;
}

static bool make_head(job *j) {
    char line[HEAD_BYTES], number[64];
    const push_sender_options *options = &j->sender->options;
    uc_text text;
    uc_text_start(&text, line, sizeof line);
    uc_text_add(&text, "Authorization: ");
    curl_slist_free_all(j->head);
    j->head = NULL;
    snprintf(number, sizeof number, "TTL: %u", j->ttl_s);
    if (!push_key_authorize(options->key, j->origin, options->contact, (int64_t)time(NULL), &text) ||
        !add_head(j, line) || !add_head(j, number))
        return false;
    snprintf(line, sizeof line, "Topic: %s", j->topic);
    return add_head(j, line) && add_head(j, "Content-Encoding: aes128gcm") &&
           add_head(j, "Content-Type: application/octet-stream") && add_head(j, "Expect:");
}

static void set_options(job *j) {
    CURL *h = j->handle;
    const push_sender_options *options = &j->sender->options;
    bool is_allowed = push_origin_is_allowed(j->origin, options->allowed);
    curl_easy_setopt(h, CURLOPT_URL, j->endpoint);
    curl_easy_setopt(h, CURLOPT_PROTOCOLS_STR, is_allowed ? "http,https" : "https");
    curl_easy_setopt(h, CURLOPT_FOLLOWLOCATION, 0L);
    curl_easy_setopt(h, CURLOPT_PROXY, ""); /* the address is checked here, so no proxy may choose it */
    curl_easy_setopt(h, CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
    curl_easy_setopt(h, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(h, CURLOPT_QUICK_EXIT, 1L); /* the end does not wait for a name server */
    curl_easy_setopt(h, CURLOPT_TIMEOUT_MS, (long)options->timeout_ms);
    curl_easy_setopt(h, CURLOPT_USERAGENT, "upcard/" UPCARD_VERSION);
    curl_easy_setopt(h, CURLOPT_HTTPHEADER, j->head);
    curl_easy_setopt(h, CURLOPT_POST, 1L);
    curl_easy_setopt(h, CURLOPT_POSTFIELDS, (const char *)j->body);
    curl_easy_setopt(h, CURLOPT_POSTFIELDSIZE, (long)j->body_length);
    curl_easy_setopt(h, CURLOPT_WRITEFUNCTION, drop_answer);
    curl_easy_setopt(h, CURLOPT_WRITEDATA, j);
    curl_easy_setopt(h, CURLOPT_HEADERFUNCTION, drop_header);
    curl_easy_setopt(h, CURLOPT_HEADERDATA, j);
    curl_easy_setopt(h, CURLOPT_OPENSOCKETFUNCTION, open_socket);
    curl_easy_setopt(h, CURLOPT_OPENSOCKETDATA, j);
    curl_easy_setopt(h, CURLOPT_PRIVATE, j);
}

/** Begins an attempt; true if the job is over. Each attempt has a key and a token of its own. */
static bool begin(push_sender *s, job *j) {
    j->attempts++;
    j->status = 0;
    j->answer_bytes = j->head_bytes = 0;
    j->body_length = push_encrypt(&j->receiver, j->text, j->text_length, j->body);
    j->handle = j->body_length && make_head(j) ? curl_easy_init() : NULL;
    if (!j->handle) return judge(j, 0);
    set_options(j);
    if (curl_multi_add_handle(s->multi, j->handle) == CURLM_OK) {
        s->running[s->active++] = j;
        return false;
    }
    curl_easy_cleanup(j->handle);
    j->handle = NULL;
    return judge(j, 0);
}

static void stop(push_sender *s, job *j) {
    curl_multi_remove_handle(s->multi, j->handle);
    curl_easy_cleanup(j->handle);
    j->handle = NULL;
    int at = 0;
    while (s->running[at] != j) at++;
    s->running[at] = s->running[--s->active];
}

/** True if the job is over. */
static bool finish(push_sender *s, job *j) {
    long status = 0;
    curl_off_t asked_s = 0;
    curl_easy_getinfo(j->handle, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_getinfo(j->handle, CURLINFO_RETRY_AFTER, &asked_s);
    j->status = (int)status;
    stop(s, j);
    return judge(j, asked_s > 0 ? (int64_t)asked_s : 0);
}

/* ---- the thread ---- */

static int active_of(const push_sender *s, const char *origin) {
    int number = 0;
    for (int i = 0; i < s->active; i++) number += !strcmp(s->running[i]->origin, origin);
    return number;
}

static void take_out(push_sender *s, job *gone) {
    job **link = &s->jobs;
    while (*link != gone) link = &(*link)->next;
    *link = gone->next;
    free_job(gone);
}

/** Begins all attempts that are due; the time until the next one. */
static int64_t begin_due(push_sender *s) {
    int64_t now = now_ms(), wait = IDLE_MS;
    for (job *next, *j = s->jobs; j; j = next) {
        next = j->next;
        if (j->handle) continue;
        if (j->due_ms > now) {
            if (j->due_ms - now < wait) wait = j->due_ms - now;
        } else if (s->active < ACTIVE_MAX && active_of(s, j->origin) < ACTIVE_OF_ORIGIN && begin(s, j)) {
            take_out(s, j);
        }
    }
    return wait;
}

static void finish_all(push_sender *s) {
    int left;
    for (CURLMsg *message; (message = curl_multi_info_read(s->multi, &left));) {
        char *owner = NULL;
        if (message->msg != CURLMSG_DONE) continue;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &owner);
        job *j = (job *)(void *)owner;
        if (finish(s, j)) take_out(s, j);
    }
}

/** False: the sender closes. */
static bool take_fresh(push_sender *s) {
    job **end = &s->jobs;
    while (*end) end = &(*end)->next;
    pthread_mutex_lock(&s->lock);
    *end = s->fresh;
    s->fresh = NULL;
    s->fresh_end = &s->fresh;
    bool closing = s->closing;
    pthread_mutex_unlock(&s->lock);
    return !closing;
}

static void *deliver(void *context) {
    push_sender *s = context;
    int running;
    while (take_fresh(s)) {
        curl_multi_perform(s->multi, &running);
        finish_all(s);
        int64_t wait = begin_due(s); /* after the ends, which allow new attempts and ask for pauses */
        curl_multi_poll(s->multi, NULL, 0, (int)wait, NULL);
    }
    return NULL;
}

/* ---- the owner's side ---- */

bool push_sender_send(push_sender *s, const push_message *m) {
    size_t length = strlen(m->text);
    job *j = length <= PUSH_PLAIN_MAX ? calloc(1, sizeof *j + length + 1) : NULL;
    if (!j) return false;
    *j = (job){.sender = s, .id = m->id, .receiver = m->receiver, .ttl_s = m->ttl_s, .text_length = length};
    j->due_ms = now_ms();
    j->expires_ms = j->due_ms + (int64_t)m->ttl_s * S_MS;
    memcpy(j->text, m->text, length + 1);
    snprintf(j->topic, sizeof j->topic, "%s", m->topic);
    snprintf(j->endpoint, sizeof j->endpoint, "%s", m->endpoint);
    bool fine = !push_endpoint_read(m->endpoint, s->options.allowed, j->origin);
    pthread_mutex_lock(&s->lock);
    fine = fine && s->waiting < WAITING_MAX;
    if (fine) {
        s->waiting++;
        *s->fresh_end = j;
        s->fresh_end = &j->next;
    }
    pthread_mutex_unlock(&s->lock);
    if (fine)
        curl_multi_wakeup(s->multi);
    else
        free_job(j);
    return fine;
}

void push_sender_collect(push_sender *s, void (*each)(void *context, const push_outcome *outcome),
                         void *context) {
    pthread_mutex_lock(&s->lock);
    ended *first = s->ended;
    s->ended = NULL;
    s->ended_end = &s->ended;
    pthread_mutex_unlock(&s->lock);
    for (ended *next; first; first = next) {
        next = first->next;
        if (each) each(context, &first->outcome);
        free(first);
    }
}

static push_sender *make(const push_sender_options *options) {
    push_sender *s = calloc(1, sizeof *s);
    if (!s) return NULL;
    s->options = *options;
    s->fresh_end = &s->fresh;
    s->ended_end = &s->ended;
    pthread_mutex_init(&s->lock, NULL);
    curl_global_init(CURL_GLOBAL_DEFAULT);
    s->multi = curl_multi_init();
    return s;
}

push_sender *push_sender_open(const push_sender_options *options, uc_text *message) {
    push_sender *s = make(options);
    if (s && s->multi) s->started = pthread_create(&s->thread, NULL, deliver, s) == 0;
    if (s && s->started) return s;
    uc_text_add(message, "cannot start the thread for push messages");
    push_sender_close(s);
    return NULL;
}

void push_sender_close(push_sender *s) {
    if (!s) return;
    pthread_mutex_lock(&s->lock);
    s->closing = true;
    pthread_mutex_unlock(&s->lock);
    if (s->started) {
        curl_multi_wakeup(s->multi);
        pthread_join(s->thread, NULL);
    }
    take_fresh(s);
    for (job *next, *j = s->jobs; j; j = next) {
        next = j->next;
        if (j->handle) stop(s, j);
        free_job(j);
    }
    push_sender_collect(s, NULL, NULL);
    curl_multi_cleanup(s->multi);
    curl_global_cleanup();
    pthread_mutex_destroy(&s->lock);
    free(s);
}
