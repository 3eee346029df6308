#include "server/pads.h"

#include <stdlib.h>
#include <string.h>

#include "server/codes.h"
#include "server/json_write.h"
#include "server/log.h"
#include "server/shared_pad.h"

enum {
    PLACES = 1 << 12,
    MEMBERS_MAX = 100,  /* who have one pad open */
    PIECE_BYTES = 4096, /* of a pad: an entry in a long one costs more */
    MESSAGE_BYTES = 20000,
    DAY_MS = 24 * 3600 * 1000
};

/** A guest who has a pad open. */
typedef struct member {
    guest *guest;
    uint64_t seq; /* lines that it has */
    bool writes, is_greeted;
} member;

/** A pad, and its job in flight. */
typedef struct server_pad {
    pads *all;
    uint64_t id;
    struct server_pad *next_code, *next_look; /* in the same bucket */
    shared_pad *pad;                          /* NULL: it is not in memory */
    shared_pad *read;                         /* by the reading thread */
    store_job job;
    bool is_busy;            /* the job is in flight */
    bool is_frozen;          /* its journal makes no sense */
    uint64_t journal;        /* lines of its journal on disk, if it is in memory */
    uint64_t written, saved; /* lines of its log on disk or on their way there; on disk */
    bool is_made;            /* it is on disk */
    int64_t last;            /* time of the last line; -1: not known */
    member *members;
    int count, room;
} server_pad;

struct pads {
    pads_parts parts;
    server_pad *by_code[PLACES], *by_look[PLACES];
    size_t count;
    int place; /* of pads_tidy */
};

static const char no_memory[] = "the server is out of memory; try again soon";
static const char bad_form[] =
    "lines end with a newline and have no space at their ends; an id has 1 to 23 letters, "
    "digits, - and _";
static const char archived_since[] = "there is no table or pad with this code";
static const char frozen[] = "this pad was stopped because of an error; the operator has its journal";

/* ---- the directory ---- */

static server_pad *find(const pads *all, uint64_t code) {
    server_pad *p = all->by_code[code % PLACES];
    while (p && shared_pad_code(p->id) != code) p = p->next_code;
    if (p) return p;
    for (p = all->by_look[code % PLACES]; p && shared_pad_look(p->id) != code;) p = p->next_look;
    return p;
}

static server_pad *add(pads *all, uint64_t id) {
    server_pad *p = calloc(1, sizeof *p);
    if (!p) return NULL;
    server_pad **code = &all->by_code[shared_pad_code(id) % PLACES];
    server_pad **look = &all->by_look[shared_pad_look(id) % PLACES];
    *p = (server_pad){.all = all, .id = id, .next_code = *code, .next_look = *look, .last = -1};
    *code = *look = p;
    all->count++;
    return p;
}

static void free_pad(server_pad *p) {
    shared_pad_free(p->pad);
    shared_pad_free(p->read);
    free(p->job.kind == STORE_APPEND ? p->job.lines : NULL);
    free(p->members);
    free(p);
}

static void take_out(server_pad *p) {
    server_pad **code = &p->all->by_code[shared_pad_code(p->id) % PLACES];
    server_pad **look = &p->all->by_look[shared_pad_look(p->id) % PLACES];
    while (*code != p) code = &(*code)->next_code;
    while (*look != p) look = &(*look)->next_look;
    *code = p->next_code;
    *look = p->next_look;
    p->all->count--;
    free_pad(p);
}

bool pads_has(const pads *all, uint64_t code) {
    return code && find(all, code);
}

bool pads_add(pads *all, uint64_t id) {
    if (find(all, shared_pad_code(id))) return true;
    server_pad *p = add(all, id);
    if (p) p->is_made = true;
    return p;
}

bool pads_release(pads *all, uint64_t parts) {
    bool none = true;
    for (int i = 0; i < PLACES; i++)
        for (server_pad *next, *p = all->by_code[i]; p; p = next) {
            next = p->next_code;
            if (!(parts >> store_part(p->id) & 1)) continue;
            none = none && !p->is_busy;
            if (!p->is_busy) take_out(p);
        }
    return none;
}

/* ---- those who have it open ---- */

static member *member_of(const server_pad *p, const guest *g) {
    for (int i = 0; i < p->count; i++)
        if (p->members[i].guest == g) return &p->members[i];
    return NULL;
}

static server_pad *pad_of(const pads *all, guest *g) {
    uint64_t code = guest_where(g)->pad;
    return code ? find(all, code) : NULL;
}

static member *attach(server_pad *p, guest *g) {
    if (p->count == p->room) {
        member *grown = realloc(p->members, (size_t)(2 * p->room + 4) * sizeof *grown);
        if (!grown) return NULL;
        p->members = grown;
        p->room = 2 * p->room + 4;
    }
    guest_where(g)->pad = shared_pad_code(p->id);
    p->members[p->count] = (member){.guest = g};
    return &p->members[p->count++];
}

/** Nobody needs it in memory. */
static void rest(server_pad *p) {
    if (p->count || p->is_busy) return;
    shared_pad_free(p->pad);
    p->pad = NULL;
}

static void send_head(const server_pad *p, const member *m) {
    char buffer[MESSAGE_BYTES], code[CODE_MAX], look[CODE_MAX];
    uc_text text;
    code_text(code, shared_pad_code(p->id));
    code_text(look, shared_pad_look(p->id));
    char *head = strdup(shared_pad_head(p->pad));
    if (!head) return;
    char *end = strstr(head, "\n\n");
    if (end) end[2] = '\0';
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, "{\"type\":\"pad\"");
    write_word(&text, "code", m->writes ? code : NULL);
    write_text(&text, "look", look);
    write_number(&text, "seq", (int64_t)p->saved);
    write_text(&text, "head", head);
    uc_text_add(&text, "}");
    free(head);
    guest_send_text(m->guest, &text);
}

/** Sends the lines that a member does not have and that are on disk. */
static void send_lines(const server_pad *p, member *m, uc_text *text, uint64_t *from) {
    if (m->seq == p->saved) return;
    if (*from != m->seq) {
        uc_text_start(text, text->buffer, text->capacity);
        shared_pad_write(p->pad, m->seq, p->saved, text);
        *from = m->seq;
    }
    if (text->length) guest_send_text(m->guest, text);
    m->seq = p->saved;
}

/** Tells everybody what is on disk and new to them. */
static void announce(server_pad *p) {
    size_t most = shared_pad_room(p->pad);
    char *buffer = malloc(most);
    uint64_t from = UINT64_MAX;
    uc_text text = {.buffer = buffer, .capacity = most};
    for (int i = 0; i < p->count; i++) {
        member *m = &p->members[i];
        if (!m->is_greeted) send_head(p, m);
        if (m->seq > p->saved)
            m->seq = 0; /* it has a pad that the server has lost: it gets all lines again */
        m->is_greeted = true;
        if (!buffer) continue;
        send_lines(p, m, &text, &from);
    }
    free(buffer);
}

/** Tells everybody that something failed. */
static void announce_error(server_pad *p, const char *code, const char *sentence) {
    for (int i = 0; i < p->count; i++) guest_error(p->members[i].guest, NULL, code, sentence);
}

static void send_all_away(server_pad *p) {
    for (int i = 0; i < p->count; i++) guest_where(p->members[i].guest)->pad = 0;
    p->count = 0;
}

/* ---- the disk ---- */

static void submit(server_pad *p) {
    p->is_busy = true;
    store_submit(p->all->parts.store, &p->job);
}

/** In the reading thread. */
static void read_journal(store_job *job) {
    server_pad *p = job->owner;
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    if (job->status == STORE_OK) p->read = shared_pad_read(job->lines, job->length, &why);
    free(job->lines);
}

static void freeze(server_pad *p) {
    char code[CODE_MAX];
    code_text(code, shared_pad_code(p->id));
    server_log(LOG_LEVEL_ERROR, "pad_frozen", LOG_TEXT("pad", code));
    p->is_frozen = true;
    announce_error(p, "frozen", frozen);
    send_all_away(p);
}

static void loaded(store_job *job) {
    server_pad *p = job->owner;
    p->is_busy = false;
    p->pad = p->read;
    p->read = NULL;
    if (p->pad) {
        p->journal = job->count;
        p->saved = p->written = shared_pad_lines(p->pad);
        p->last = shared_pad_last(p->pad);
        announce(p);
    } else if (job->status == STORE_OK) {
        freeze(p);
    } else {
        announce_error(p, "cannot_save", guest_cannot_save);
        send_all_away(p);
    }
    rest(p);
}

static void load(server_pad *p) {
    p->job =
        (store_job){.kind = STORE_READ, .table = p->id, .digest = read_journal, .done = loaded, .owner = p};
    submit(p);
}

/** The lines in flight are lost: the pad is read from the disk again. Nobody was told of them but those who
 * sent them, and they send them again. */
static void fail(server_pad *p) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    store_trouble(p->all->parts.store, &why);
    server_log(LOG_LEVEL_ERROR, "store_failed", LOG_TEXT("why", buffer));
    p->all->parts.metrics->store_failures++;
    announce_error(p, "cannot_save", guest_cannot_save);
    shared_pad_free(p->pad);
    p->pad = NULL;
    if (!p->is_made) {
        send_all_away(p);
        take_out(p);
    } else if (p->count) {
        load(p);
    }
}

static void append(server_pad *p);

static void appended(store_job *job) {
    server_pad *p = job->owner;
    p->is_busy = false;
    free(job->lines);
    job->lines = NULL;
    if (job->status != STORE_OK) {
        fail(p);
        return;
    }
    p->is_made = true;
    p->journal += job->count;
    p->saved = p->written;
    p->last = shared_pad_last(p->pad);
    announce(p);
    append(p);
    rest(p);
}

/** Sends what has gathered to the disk. */
static void append(server_pad *p) {
    shared_pad_journal lines;
    if (p->is_busy || !shared_pad_take(p->pad, &lines)) return;
    p->written = shared_pad_lines(p->pad);
    p->job = (store_job){.kind = STORE_APPEND,
                         .table = p->id,
                         .after = lines.after,
                         .lines = lines.lines,
                         .length = lines.length,
                         .count = lines.count,
                         .done = appended,
                         .owner = p};
    submit(p);
}

static void archived(store_job *job) {
    server_pad *p = job->owner;
    p->is_busy = false;
    if (job->status == STORE_OK) { /* who has joined meanwhile is too late */
        announce_error(p, "no_table", archived_since);
        send_all_away(p);
        take_out(p);
    } else if (p->count) {
        load(p);
    }
}

/* ---- requests ---- */

void pads_share(pads *all, guest *from, const uc_command *message, uint64_t code, uint64_t look) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    int64_t now = clock_now(all->parts.clock);
    uc_text_start(&why, buffer, sizeof buffer);
    if (all->count >= all->parts.config->tables ||
        !allowance_take(all->parts.allowances, ALLOWANCE_PADS, guest_address(from), now)) {
        guest_error(from, message, "too_many", "too many shared pads; try again later");
        return;
    }
    shared_pad *pad = shared_pad_new(clock_at(all->parts.clock, code), message->pad, &why);
    if (!pad) {
        guest_error(from, message, why.length ? "bad_options" : "busy", why.length ? buffer : no_memory);
        return;
    }
    pads_leave(all, from);
    server_pad *p = add(all, shared_pad_id(code, look));
    member *m = p ? attach(p, from) : NULL;
    if (!m) {
        shared_pad_free(pad);
        if (p) take_out(p);
        guest_error(from, message, "busy", no_memory);
        return;
    }
    m->writes = true;
    p->pad = pad;
    append(p);
}

void pads_join(pads *all, guest *from, const uc_command *message) {
    uint64_t code = code_read(message->table);
    server_pad *p = find(all, code);
    pads_leave(all, from);
    if (p->is_frozen || p->count >= MEMBERS_MAX) {
        guest_error(from, message, p->is_frozen ? "frozen" : "too_many",
                    p->is_frozen ? frozen : "too many people have this pad open");
        return;
    }
    member *m = attach(p, from);
    if (!m) {
        guest_error(from, message, "busy", no_memory);
        return;
    }
    m->seq = message->seq < 0 ? 0 : (uint64_t)message->seq;
    m->writes = code == shared_pad_code(p->id) && !message->watch;
    if (p->pad && p->is_made)
        announce(p);
    else if (!p->is_busy)
        load(p);
}

/** Answers what was not entered. */
static void refuse(server_pad *p, guest *from, const uc_command *message, shared_pad_answer answer,
                   const char *why) {
    static const char *const codes[] = {
        [SHARED_PAD_STALE] = "stale",           [SHARED_PAD_REFUSED] = "illegal_move",
        [SHARED_PAD_BAD] = "bad_message",       [SHARED_PAD_FULL] = "too_many",
        [SHARED_PAD_NO_MEMORY] = "cannot_save",
    };
    static const char *const sentences[] = {
        [SHARED_PAD_STALE] = "others have written since: look again",
        [SHARED_PAD_BAD] = bad_form,
        [SHARED_PAD_FULL] = "this pad is full",
        [SHARED_PAD_NO_MEMORY] = no_memory,
    };
    char buffer[256];
    uc_text text;
    uint64_t after = shared_pad_after(p->pad, message->id);
    if (answer != SHARED_PAD_REPEATED) {
        guest_error(from, message, codes[answer], answer == SHARED_PAD_REFUSED ? why : sentences[answer]);
    } else if (after <= p->saved) { /* else the lines themselves come soon */
        uc_text_start(&text, buffer, sizeof buffer);
        uc_encode_confirm(&text, message->id, 0, after);
        guest_send_text(from, &text);
    }
}

void pads_enter(pads *all, guest *from, const uc_command *message) {
    char buffer[8 * UC_MESSAGE_MAX];
    uc_text why;
    int64_t now = clock_now(all->parts.clock);
    server_pad *p = pad_of(all, from);
    uc_text_start(&why, buffer, sizeof buffer);
    if (!p) {
        guest_error(from, message, "not_seated", "you have no shared pad open; join one first");
        return;
    }
    if (!member_of(p, from)->writes) {
        guest_error(from, message, "not_allowed", "with this code you only look on");
        return;
    }
    if (!p->pad) {
        guest_error(from, message, "busy", "this pad is being read; try again in a moment");
        return;
    }
    for (size_t i = 0; i <= shared_pad_bytes(p->pad) / PIECE_BYTES; i++)
        guest_slow(from, allowance_spend(all->parts.allowances, ALLOWANCE_ENTRIES, guest_address(from), now));
    shared_pad_answer answer = shared_pad_enter(p->pad, clock_at(all->parts.clock, p->id), message->id,
                                                (uint64_t)message->seq, message->pad, &why);
    if (answer == SHARED_PAD_ENTERED)
        append(p);
    else
        refuse(p, from, message, answer, buffer);
}

void pads_leave(pads *all, guest *from) {
    server_pad *p = pad_of(all, from);
    guest_where(from)->pad = 0;
    if (!p) return;
    member *gone = member_of(p, from);
    *gone = p->members[--p->count];
    rest(p);
}

/* ---- the whole ---- */

static void archive(server_pad *p) {
    p->job =
        (store_job){.kind = STORE_ARCHIVE, .table = p->id, .after = p->journal, .done = archived, .owner = p};
    submit(p);
}

table_ending pads_end(pads *all, uint64_t code) {
    server_pad *p = find(all, code);
    if (!p) return ENDING_UNKNOWN;
    if (p->is_frozen) return ENDING_QUARANTINED;
    if (p->is_busy || !p->is_made) return ENDING_BUSY;
    if (p->last < 0) return load(p), ENDING_BUSY;
    archive(p);
    return ENDING_BEGUN;
}

/** A pad whose last line is not known is read; one that is too old is archived. */
static bool tidy(server_pad *p) {
    if (p->is_busy || p->is_frozen || p->count || !p->is_made) return false;
    int64_t age = clock_at(p->all->parts.clock, p->id) - p->last;
    bool is_known = p->last >= 0;
    bool is_old = is_known && age > DAY_MS * (int64_t)p->all->parts.config->abandon_days;
    if (!is_known) load(p);
    if (is_old) archive(p);
    return is_old || !is_known;
}

void pads_tidy(pads *all) {
    for (int i = 0; i < PLACES; i++) {
        all->place = (all->place + 1) % PLACES;
        for (server_pad *p = all->by_code[all->place]; p; p = p->next_code)
            if (tidy(p)) return;
    }
}

pads *pads_open(const pads_parts *parts) {
    pads *all = calloc(1, sizeof *all);
    if (all) all->parts = *parts;
    return all;
}

void pads_close(pads *all) {
    for (int i = 0; all && i < PLACES; i++)
        for (server_pad *p = all->by_code[i], *next; p; p = next) {
            next = p->next_code;
            free_pad(p);
        }
    free(all);
}
