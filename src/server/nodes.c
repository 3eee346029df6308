#include "server/nodes.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/log.h"

enum {
    TICK_MS = 250,
    BEAT_TICKS = 4,
    GONE_MS = 4000,  /* without a sign of life of another node, or of the database */
    GONE_BEATS = 4,  /* meetings of this node meanwhile */
    IDLE_MS = 60000, /* the same of a node without parts: it may take long to start */
    DOUBT_MS = 3000, /* the same, before this node meets the others more often */
    GAP_MS = 2000,   /* between two meetings: this node was away itself */
    GIVEN_MAX = 8,   /* parts given away at a time */
    HELD_MAX = 4096,
    HELD_MS = 8000,
    NEWS_BYTES = 96 * 1024
};

/** What is known of another node's life. */
typedef struct watch {
    int64_t node;
    uint64_t beat, since_ms;
    int meetings; /* of this node since then */
} watch;

/** A guest who asks for a table whose owner is not certain. */
typedef struct held {
    struct held *next;
    guest *from;
    uint64_t table, since_ms;
    uc_command message;
} held;

struct nodes {
    nodes_parts parts;
    uv_timer_t timer;
    uint64_t ticks;
    bool is_shared; /* the database may have other nodes */
    store_job meet, fence;
    bool is_meeting, is_fencing;
    store_meeting meeting, known; /* the one under way, and the last one */
    char *news;
    uint64_t met_ms; /* the last meeting */
    uint64_t own, opening, leaving;
    int64_t next[STORE_PARTS]; /* who gets a part that is leaving */
    watch watch[STORE_NODES_MAX];
    held *held, **held_end;
    size_t held_count;
    bool is_leaving, is_listed;
    bool is_starting;    /* and not listening: it takes no parts yet */
    uint64_t checked_ms; /* the last question of a balancer */
    bool is_unreached;   /* for too long */
    uint64_t failures;   /* of the store, before the last meeting */
};

static uint64_t now_ms(void) {
    return uv_hrtime() / 1000000;
}

static uint64_t bit(int part) {
    return UINT64_C(1) << part;
}

static const store_node *find_node(const nodes *n, int64_t id) {
    for (uint32_t i = 0; i < n->known.count; i++)
        if (n->known.node[i].id == id) return &n->known.node[i];
    return NULL;
}

static const char *news_of(const store_node *node) {
    return node->news ? node->news : "";
}

static bool has_owner(const nodes *n, int part) {
    return find_node(n, n->known.part[part].owner) != NULL;
}

/** Parts that a node will have once what is leaving has left. */
static int parts_of(const nodes *n, int64_t id) {
    int count = 0;
    for (int i = 0; i < STORE_PARTS; i++)
        count += (n->leaving & bit(i) ? n->next[i] : n->known.part[i].owner) == id;
    return count;
}

static int stayers(const nodes *n) {
    int count = 0;
    for (uint32_t i = 0; i < n->known.count; i++) count += !n->known.node[i].is_leaving;
    return count;
}

/** Whether it gives all its parts away. */
static bool leaves(const nodes *n) {
    return n->is_leaving || n->is_unreached || n->is_starting;
}

/* ---- before a meeting ---- */

/** Parts without an owner are taken up to a fair share, each node beginning with another one. */
static void plan_takes(nodes *n) {
    int others = stayers(n);
    int wanted = leaves(n) || !others ? 0 : (STORE_PARTS + others - 1) / others - parts_of(n, n->known.self);
    for (int i = 0; i < STORE_PARTS && wanted > 0; i++) {
        int part = (int)((i + 17 * n->known.self) % STORE_PARTS);
        if (has_owner(n, part)) continue;
        n->meeting.change[part] = (store_part_change){.owner = n->known.part[part].owner,
                                                      .next = n->known.self,
                                                      .clock_ms = n->known.part[part].clock_ms};
        wanted--;
    }
}

/** The times of its own parts; and their new owners, once nothing is left in those that leave. */
static void plan_own(nodes *n) {
    bool given = n->leaving && n->parts.release(n->parts.context, n->leaving);
    for (int i = 0; i < STORE_PARTS; i++)
        if (n->own & bit(i))
            n->meeting.change[i] =
                (store_part_change){.owner = n->known.self,
                                    .next = given && n->leaving & bit(i) ? n->next[i] : n->known.self,
                                    .clock_ms = clock_part(n->parts.clock, (unsigned)i)};
}

static void add_news(nodes *n) {
    uc_text text;
    uc_text_start(&text, n->news, NEWS_BYTES);
    n->parts.news(n->parts.context, &text);
    if (!uc_text_whole(&text)) uc_text_start(&text, n->news, NEWS_BYTES);
    n->meeting.news = n->news;
    n->meeting.is_leaving = leaves(n);
}

static void plan(nodes *n) {
    memset(n->meeting.change, 0, sizeof n->meeting.change);
    add_news(n);
    plan_own(n);
    if (n->met_ms) plan_takes(n);
}

/* ---- guests who wait ---- */

enum { PATH_BYTES = STORE_NODE_NAME_MAX + 16 };

/** The path of a node alone; false, and the path of all: it has none. */
static bool path_of(const store_node *node, char ret_path[PATH_BYTES]) {
    bool has_name = node && *node->name;
    snprintf(ret_path, PATH_BYTES, "%s%s/ws", has_name ? "/n/" : "", has_name ? node->name : "");
    return has_name;
}

/** Sends a guest to another node. */
static bool send_to(guest *g, const store_node *node) {
    char path[PATH_BYTES];
    if (!path_of(node, path)) return false;
    guest_go(g, path);
    return true;
}

/** The node that certainly has a part; NULL: it is not known, or is about to change. */
static const store_node *certain_owner(const nodes *n, int part) {
    const store_node *owner = n->own & bit(part) ? NULL : find_node(n, n->known.part[part].owner);
    return owner && owner->is_leaving && stayers(n) ? NULL : owner;
}

/** False: it is still not certain where its table is. */
static bool answer(nodes *n, held *h) {
    if (!h->from) return true;
    if (nodes_serve(n, h->table)) return n->parts.join(n->parts.context, h->from, &h->message), true;
    if (send_to(h->from, certain_owner(n, (int)store_part(h->table)))) return true;
    if (now_ms() - h->since_ms < HELD_MS) return false;
    guest_error(h->from, &h->message, "busy", "this table is on its way to another server; try again soon");
    return true;
}

static void answer_all(nodes *n) {
    held *all = n->held;
    n->held = NULL;
    n->held_end = &n->held;
    while (all) {
        held *h = all;
        all = h->next;
        h->next = NULL;
        if (answer(n, h)) {
            n->held_count--;
            free(h);
        } else {
            *n->held_end = h;
            n->held_end = &h->next;
        }
    }
}

/* ---- after a meeting ---- */

static void meet(nodes *n);

static void fenced(store_job *job) {
    nodes *n = job->owner;
    n->is_fencing = false;
    meet(n); /* its parts are free */
}

static void fence(nodes *n, const store_node *gone, uint64_t silent_ms) {
    server_log(LOG_LEVEL_ERROR, "node_gone", LOG_TEXT("node", gone->name), LOG_NUMBER("silent_ms", silent_ms),
               LOG_NUMBER("parts", parts_of(n, gone->id)));
    n->is_fencing = true;
    n->fence =
        (store_job){.kind = STORE_FENCE, .node = gone->id, .beat = gone->beat, .done = fenced, .owner = n};
    store_submit(n->parts.store, &n->fence);
}

/** A node that stands still while this one can meet the others is gone. What stood still together with this
 * one, as when the database is away, is not. */
static void watch_others(nodes *n, bool was_away) {
    watch seen[STORE_NODES_MAX] = {{0}};
    uint64_t now = now_ms();
    for (uint32_t i = 0; i < n->known.count; i++) {
        const store_node *node = &n->known.node[i];
        seen[i] = (watch){.node = node->id, .beat = node->beat, .since_ms = now};
        for (int j = 0; j < STORE_NODES_MAX && !was_away; j++)
            if (n->watch[j].node == node->id && n->watch[j].beat == node->beat) seen[i] = n->watch[j];
        uint64_t most_ms = parts_of(n, node->id) ? GONE_MS : IDLE_MS;
        bool is_gone = ++seen[i].meetings > GONE_BEATS && now - seen[i].since_ms >= most_ms;
        if (is_gone && node->id != n->known.self && !n->is_fencing) fence(n, node, now - seen[i].since_ms);
    }
    memcpy(n->watch, seen, sizeof seen);
}

/** The node that stays and has the fewest parts, if they are fewer than `most`. */
static int64_t poorest(const nodes *n, int most) {
    int64_t found = 0;
    for (uint32_t i = 0; i < n->known.count; i++) {
        const store_node *node = &n->known.node[i];
        int count = parts_of(n, node->id);
        if (node->is_leaving || node->id == n->known.self || count >= most) continue;
        most = count;
        found = node->id;
    }
    return found;
}

/** Chooses parts to give away: those above the fair share, or all. */
static void give_some(nodes *n) {
    int others = stayers(n), share = leaves(n) || !others ? 0 : STORE_PARTS / others;
    int own = parts_of(n, n->known.self);
    for (int i = 0, given = 0; i < STORE_PARTS && given < GIVEN_MAX && own > share; i++) {
        int64_t next = n->own & ~n->opening & bit(i) ? poorest(n, leaves(n) ? STORE_PARTS + 1 : share) : 0;
        if (!next) continue;
        n->next[i] = next;
        n->leaving |= bit(i);
        own--;
        given++;
    }
}

/** Sends the guests of parts that are now others' to these. */
static void see_off(nodes *n, uint64_t parts) {
    for (int i = 0; i < STORE_PARTS; i++) {
        char path[PATH_BYTES];
        if (!(parts & bit(i))) continue;
        path_of(find_node(n, n->known.part[i].owner), path);
        guests_go(n->parts.guests, (unsigned)i, path);
    }
}

static void start_clock(nodes *n, int part) {
    int64_t stood = n->known.part[part].clock_ms;
    clock_set_part(n->parts.clock, (unsigned)part, stood ? stood : clock_now(n->parts.clock));
}

static uint64_t parts_now(const nodes *n) {
    uint64_t parts = 0;
    for (int i = 0; i < STORE_PARTS; i++)
        if (n->known.part[i].owner == n->known.self) parts |= bit(i);
    return parts;
}

/** Takes the answer of a meeting over. */
static void learn(nodes *n) {
    for (uint32_t i = 0; i < n->meeting.count; i++) {
        const store_node *before = find_node(n, n->meeting.node[i].id);
        n->is_listed = n->is_listed || !before || strcmp(news_of(before), news_of(&n->meeting.node[i])) != 0;
    }
    n->is_listed = n->is_listed || n->known.count != n->meeting.count;
    store_meeting_clear(&n->known);
    n->known = n->meeting;
    n->meeting.count = 0;
    uint64_t now = now_ms();
    watch_others(n, now - n->met_ms > GAP_MS);
    n->met_ms = now;
}

static void change_parts(nodes *n) {
    uint64_t now = parts_now(n), taken = now & ~n->own, given = n->own & ~now;
    n->own = now;
    n->opening = (n->opening | taken) & now;
    n->leaving &= ~given;
    for (int i = 0; i < STORE_PARTS; i++)
        if (taken & bit(i) || !(now & bit(i))) start_clock(n, i);
    if (taken | given)
        server_log(LOG_LEVEL_INFO, "parts", LOG_NUMBER("own", (uint64_t)__builtin_popcountll(now)),
                   LOG_NUMBER("taken", (uint64_t)__builtin_popcountll(taken)),
                   LOG_NUMBER("given", (uint64_t)__builtin_popcountll(given)));
    if (n->opening) n->parts.open(n->parts.context, n->opening);
    if (given) see_off(n, given);
    if (!n->leaving) give_some(n);
    if (n->leaving) n->parts.release(n->parts.context, n->leaving);
}

static uint64_t failures(const nodes *n) {
    store_numbers numbers;
    store_count(n->parts.store, &numbers);
    return numbers.failures;
}

/** Whether something could not be saved since the last meeting. */
static bool has_failed(const nodes *n) {
    return failures(n) != n->failures;
}

static void met(store_job *job) {
    nodes *n = job->owner;
    n->is_meeting = false;
    if (job->status != STORE_OK) {
        store_meeting_clear(&n->meeting);
        return;
    }
    learn(n);
    change_parts(n);
    answer_all(n);
    if (!has_failed(n)) return;
    n->failures = failures(n);
    n->parts.works(n->parts.context);
}

static void meet(nodes *n) {
    if (n->is_meeting) return;
    n->is_meeting = true;
    plan(n);
    n->meet = (store_job){.kind = STORE_MEET, .meeting = &n->meeting, .done = met, .owner = n};
    store_submit(n->parts.store, &n->meet);
}

/** Something waits for a meeting. */
static bool is_urgent(const nodes *n) {
    bool is_free = false, is_still = false;
    for (int i = 0; i < STORE_PARTS; i++) is_free = is_free || !has_owner(n, i);
    for (uint32_t i = 0; i < n->known.count; i++)
        is_still = is_still || (n->watch[i].meetings > 1 && now_ms() - n->watch[i].since_ms >= DOUBT_MS);
    bool can_give = leaves(n) && n->own && poorest(n, STORE_PARTS + 1);
    return is_still || has_failed(n) || n->held || n->leaving || can_give || is_free;
}

/** A balancer that does not ask cannot reach this node, and so neither can its players. */
static void watch_checks(nodes *n) {
    uint64_t most_ms = 1000 * (uint64_t)n->parts.config->checked_s;
    bool is_unreached = most_ms && now_ms() - n->checked_ms >= most_ms;
    if (is_unreached != n->is_unreached)
        server_log(LOG_LEVEL_WARNING, is_unreached ? "unreached" : "reached",
                   LOG_NUMBER("own", __builtin_popcountll(n->own)));
    n->is_unreached = is_unreached;
}

static void tick(uv_timer_t *timer) {
    nodes *n = timer->data;
    n->is_starting = false; /* the loop runs: the server listens */
    watch_checks(n);
    if (n->opening) n->parts.open(n->parts.context, n->opening);
    if (++n->ticks % BEAT_TICKS == 0 || is_urgent(n)) meet(n);
}

/* ---- the rest ---- */

uint64_t nodes_own(const nodes *n) {
    return n->own;
}

bool nodes_know_time(const nodes *n) {
    bool is_known = false;
    for (int i = 0; i < STORE_PARTS; i++) is_known = is_known || n->known.part[i].clock_ms > 0;
    return is_known;
}

static uint64_t served(const nodes *n) {
    return n->own & ~n->leaving & ~n->opening;
}

bool nodes_serve(const nodes *n, uint64_t table) {
    return served(n) >> store_part(table) & 1;
}

const char *nodes_owner(const nodes *n, uint64_t table) {
    const store_node *owner = certain_owner(n, (int)store_part(table));
    return owner ? owner->name : NULL;
}

bool nodes_serve_any(const nodes *n) {
    return served(n) != 0;
}

void nodes_opened(nodes *n, uint64_t parts) {
    n->opening &= ~parts;
    answer_all(n);
}

void nodes_join(nodes *n, guest *from, const uc_command *message, uint64_t table) {
    nodes_forget(n, from);
    held *h = n->held_count < HELD_MAX ? malloc(sizeof *h) : NULL;
    if (!h) {
        guest_error(from, message, "busy", "too many guests come at once; try again soon");
        return;
    }
    *h = (held){.from = from, .table = table, .since_ms = now_ms(), .message = *message};
    *n->held_end = h;
    n->held_end = &h->next;
    n->held_count++;
    meet(n);
}

bool nodes_quick(nodes *n, guest *from, const char *game) {
    size_t length = strlen(game);
    for (uint32_t i = 0; i < n->known.count; i++) {
        const store_node *node = &n->known.node[i];
        const char *at = node->id == n->known.self || node->is_leaving ? "" : news_of(node);
        for (size_t word; *at && *at != '\n'; at += word + (at[word] == ' ')) {
            word = strcspn(at, " \n");
            if (word == length && !strncmp(at, game, length) && send_to(from, node)) return true;
        }
    }
    return false;
}

void nodes_forget(nodes *n, const guest *gone) {
    for (held *h = n->held; h; h = h->next)
        if (h->from == gone) h->from = NULL;
}

void nodes_write_lobby(const nodes *n, uc_text *text, bool first) {
    for (uint32_t i = 0; i < n->known.count; i++) {
        const store_node *node = &n->known.node[i];
        const char *entries = node->id == n->known.self ? NULL : strchr(news_of(node), '\n');
        if (!entries || !entries[1]) continue;
        if (!first) uc_text_add(text, ",");
        uc_text_add(text, entries + 1);
        first = false;
    }
}

bool nodes_take_listed(nodes *n) {
    bool listed = n->is_listed;
    n->is_listed = false;
    return listed;
}

void nodes_leave(nodes *n) {
    n->is_leaving = true;
}

bool nodes_have_left(const nodes *n) {
    return !n->is_shared || !n->own || stayers(n) == !find_node(n, n->known.self)->is_leaving ||
           nodes_are_cut_off(n);
}

static bool is_silent(const nodes *n, uint64_t ms) {
    return n->is_shared && n->known.count > 1 && now_ms() - n->met_ms >= ms;
}

bool nodes_are_cut_off(const nodes *n) {
    return is_silent(n, GONE_MS);
}

void nodes_note_loss(const nodes *n) {
    char buffer[UC_MESSAGE_MAX];
    uc_text others;
    uc_text_start(&others, buffer, sizeof buffer);
    for (uint32_t i = 0; i < n->known.count; i++) {
        const store_node *node = &n->known.node[i];
        if (node->id == n->known.self) continue;
        if (others.length) uc_text_add(&others, ",");
        uc_text_add(&others, node->name);
    }
    server_log(LOG_LEVEL_ERROR, "lost", LOG_TEXT("node", n->parts.config->node),
               LOG_NUMBER("silent_ms", now_ms() - n->met_ms), LOG_TEXT("taken_by", buffer));
}

void nodes_note_check(nodes *n) {
    n->checked_ms = now_ms();
}

const char *nodes_unready(const nodes *n) {
    if (n->is_leaving) return "the server is shutting down";
    if (is_silent(n, GAP_MS)) return "the server is cut off from its database";
    return served(n) ? NULL : "the server has no tables yet";
}

/** A meeting before the loop runs; false if it fails. */
static bool meet_now(nodes *n) {
    meet(n);
    while (n->is_meeting) {
        uv_sleep(1);
        store_collect(n->parts.store);
    }
    return n->meet.status == STORE_OK;
}

/** The server's clock is behind none of the parts. */
static void take_up_clock(nodes *n) {
    for (int i = 0; i < STORE_PARTS; i++) clock_advance(n->parts.clock, n->known.part[i].clock_ms);
}

nodes *nodes_open(const nodes_parts *parts, uc_text *message) {
    nodes *n = calloc(1, sizeof *n);
    if (!n) return NULL;
    n->parts = *parts;
    n->is_shared = *parts->config->store;
    n->held_end = &n->held;
    uv_timer_init(parts->loop, &n->timer);
    n->timer.data = n;
    n->news = malloc(NEWS_BYTES);
    n->is_starting = *parts->config->node;
    bool fine = n->news && meet_now(n);
    if (fine && !nodes_know_time(n)) n->is_starting = false; /* the first start: journals have the time */
    if (fine && meet_now(n)) return take_up_clock(n), n;
    uc_text_add(message, "cannot meet the other servers: ");
    store_trouble(parts->store, message);
    nodes_close(n);
    return NULL;
}

void nodes_begin(nodes *n) {
    for (int i = 0; i < STORE_PARTS; i++)
        if (n->own & bit(i)) start_clock(n, i);
    n->opening = 0;
    nodes_note_check(n);
    if (n->is_shared) uv_timer_start(&n->timer, tick, TICK_MS, TICK_MS);
}

static void free_nodes(uv_handle_t *timer) {
    free(timer->data);
}

void nodes_close(nodes *n) {
    if (!n) return;
    for (held *next, *h = n->held; h; h = next) {
        next = h->next;
        free(h);
    }
    store_meeting_clear(&n->known);
    store_meeting_clear(&n->meeting);
    free(n->news);
    uv_close((uv_handle_t *)&n->timer, free_nodes);
}
