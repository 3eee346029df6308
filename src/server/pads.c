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
typedef struct hosted {
    pads *all;
    uint64_t id;
    struct hosted *next_code, *next_look; /* in the same bucket */
    shared_pad *pad;                      /* NULL: it is not in memory */
    shared_pad *read;                     /* by the reading thread */
    store_job job;
    bool is_busy;            /* the job is in flight */
    bool is_frozen;          /* its journal makes no sense */
    uint64_t journal;        /* lines of its journal on disk, if it is in memory */
    uint64_t written, saved; /* lines of its log on disk or on their way there; on disk */
    bool is_made;            /* it is on disk */
    int64_t last;            /* time of the last line; -1: not known */
    member *members;
    int count, room;
} hosted;

struct pads {
    pads_parts parts;
    hosted *by_code[PLACES], *by_look[PLACES];
    size_t count;
    int place; /* of pads_tidy */
};

static const char no_memory[] = "the server is out of memory; try again soon";
static const char bad_form[] =
    "lines end with a newline and have no space at their ends; an id has 1 to 23 letters, "
    "digits, - and _";
static const char frozen[] = "this pad was stopped because of an error; the operator has its journal";

/* ---- the directory ---- */

static hosted *find(const pads *all, uint64_t code) {
    hosted *h = all->by_code[code % PLACES];
    while (h && shared_pad_code(h->id) != code) h = h->next_code;
    if (h) return h;
    for (h = all->by_look[code % PLACES]; h && shared_pad_look(h->id) != code;) h = h->next_look;
    return h;
}

static hosted *add(pads *all, uint64_t id) {
    hosted *h = calloc(1, sizeof *h);
    if (!h) return NULL;
    hosted **code = &all->by_code[shared_pad_code(id) % PLACES];
    hosted **look = &all->by_look[shared_pad_look(id) % PLACES];
    *h = (hosted){.all = all, .id = id, .next_code = *code, .next_look = *look, .last = -1};
    *code = *look = h;
    all->count++;
    return h;
}

static void free_hosted(hosted *h) {
    shared_pad_free(h->pad);
    shared_pad_free(h->read);
    free(h->job.kind == STORE_APPEND ? h->job.lines : NULL);
    free(h->members);
    free(h);
}

static void take_out(hosted *h) {
    hosted **code = &h->all->by_code[shared_pad_code(h->id) % PLACES];
    hosted **look = &h->all->by_look[shared_pad_look(h->id) % PLACES];
    while (*code != h) code = &(*code)->next_code;
    while (*look != h) look = &(*look)->next_look;
    *code = h->next_code;
    *look = h->next_look;
    h->all->count--;
    free_hosted(h);
}

bool pads_has(const pads *all, uint64_t code) {
    return code && find(all, code);
}

bool pads_add(pads *all, uint64_t id) {
    hosted *h = add(all, id);
    if (h) h->is_made = true;
    return h;
}

/* ---- those who have it open ---- */

static member *member_of(const hosted *h, const guest *g) {
    for (int i = 0; i < h->count; i++)
        if (h->members[i].guest == g) return &h->members[i];
    return NULL;
}

static hosted *pad_of(const pads *all, guest *g) {
    uint64_t code = guest_where(g)->pad;
    return code ? find(all, code) : NULL;
}

static member *attach(hosted *h, guest *g) {
    if (h->count == h->room) {
        member *grown = realloc(h->members, (size_t)(2 * h->room + 4) * sizeof *grown);
        if (!grown) return NULL;
        h->members = grown;
        h->room = 2 * h->room + 4;
    }
    guest_where(g)->pad = shared_pad_code(h->id);
    h->members[h->count] = (member){.guest = g};
    return &h->members[h->count++];
}

/** Nobody needs it in memory. */
static void rest(hosted *h) {
    if (h->count || h->is_busy) return;
    shared_pad_free(h->pad);
    h->pad = NULL;
}

static void send_head(const hosted *h, const member *m) {
    char buffer[MESSAGE_BYTES], code[CODE_MAX], look[CODE_MAX];
    uc_text text;
    code_text(code, shared_pad_code(h->id));
    code_text(look, shared_pad_look(h->id));
    char *head = strdup(shared_pad_head(h->pad));
    if (!head) return;
    char *end = strstr(head, "\n\n");
    if (end) end[2] = '\0';
    uc_text_start(&text, buffer, sizeof buffer);
    uc_text_add(&text, "{\"type\":\"pad\"");
    write_word(&text, "code", m->writes ? code : NULL);
    write_text(&text, "look", look);
    write_number(&text, "seq", (int64_t)h->saved);
    write_text(&text, "head", head);
    uc_text_add(&text, "}");
    free(head);
    guest_send_text(m->guest, &text);
}

/** Sends the lines that a member does not have and that are on disk. */
static void send_lines(const hosted *h, member *m, uc_text *text, uint64_t *from) {
    if (m->seq == h->saved) return;
    if (*from != m->seq) {
        uc_text_start(text, text->buffer, text->capacity);
        shared_pad_write(h->pad, m->seq, h->saved, text);
        *from = m->seq;
    }
    if (text->length) guest_send_text(m->guest, text);
    m->seq = h->saved;
}

/** Tells everybody what is on disk and new to them. */
static void announce(hosted *h) {
    size_t most = shared_pad_room(h->pad);
    char *buffer = malloc(most);
    uint64_t from = UINT64_MAX;
    uc_text text = {.buffer = buffer, .capacity = most};
    for (int i = 0; i < h->count; i++) {
        member *m = &h->members[i];
        if (!m->is_greeted) send_head(h, m);
        if (m->seq > h->saved)
            m->seq = 0; /* it has a pad that the server has lost: it gets all lines again */
        m->is_greeted = true;
        if (!buffer) continue;
        send_lines(h, m, &text, &from);
    }
    free(buffer);
}

/** Tells everybody that something failed. */
static void announce_error(hosted *h, const char *code, const char *sentence) {
    for (int i = 0; i < h->count; i++) guest_error(h->members[i].guest, NULL, code, sentence);
}

static void send_all_away(hosted *h) {
    for (int i = 0; i < h->count; i++) guest_where(h->members[i].guest)->pad = 0;
    h->count = 0;
}

/* ---- the disk ---- */

static void submit(hosted *h) {
    h->is_busy = true;
    store_submit(h->all->parts.store, &h->job);
}

/** In the reading thread. */
static void read_journal(store_job *job) {
    hosted *h = job->owner;
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    if (job->status == STORE_OK) h->read = shared_pad_read(job->lines, job->length, &why);
    free(job->lines);
}

static void freeze(hosted *h) {
    char code[CODE_MAX];
    code_text(code, shared_pad_code(h->id));
    server_log(LOG_LEVEL_ERROR, "pad_frozen", LOG_TEXT("pad", code));
    h->is_frozen = true;
    announce_error(h, "frozen", frozen);
    send_all_away(h);
}

static void loaded(store_job *job) {
    hosted *h = job->owner;
    h->is_busy = false;
    h->pad = h->read;
    h->read = NULL;
    if (h->pad) {
        h->journal = job->count;
        h->saved = h->written = shared_pad_lines(h->pad);
        h->last = shared_pad_last(h->pad);
        announce(h);
    } else if (job->status == STORE_OK) {
        freeze(h);
    } else {
        announce_error(h, "cannot_save", guest_cannot_save);
        send_all_away(h);
    }
    rest(h);
}

static void load(hosted *h) {
    h->job =
        (store_job){.kind = STORE_READ, .table = h->id, .digest = read_journal, .done = loaded, .owner = h};
    submit(h);
}

/** The lines in flight are lost: the pad is read from the disk again. Nobody was told of them but those who
 * sent them, and they send them again. */
static void fail(hosted *h) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    store_trouble(h->all->parts.store, &why);
    server_log(LOG_LEVEL_ERROR, "store_failed", LOG_TEXT("why", buffer));
    h->all->parts.metrics->store_failures++;
    announce_error(h, "cannot_save", guest_cannot_save);
    shared_pad_free(h->pad);
    h->pad = NULL;
    if (!h->is_made) {
        send_all_away(h);
        take_out(h);
    } else if (h->count) {
        load(h);
    }
}

static void append(hosted *h);

static void appended(store_job *job) {
    hosted *h = job->owner;
    h->is_busy = false;
    free(job->lines);
    job->lines = NULL;
    if (job->status != STORE_OK) {
        fail(h);
        return;
    }
    h->is_made = true;
    h->journal += job->count;
    h->saved = h->written;
    h->last = shared_pad_last(h->pad);
    announce(h);
    append(h);
    rest(h);
}

/** Sends what has gathered to the disk. */
static void append(hosted *h) {
    shared_pad_journal lines;
    if (h->is_busy || !shared_pad_take(h->pad, &lines)) return;
    h->written = shared_pad_lines(h->pad);
    h->job = (store_job){.kind = STORE_APPEND,
                         .table = h->id,
                         .after = lines.after,
                         .lines = lines.lines,
                         .length = lines.length,
                         .count = lines.count,
                         .done = appended,
                         .owner = h};
    submit(h);
}

static void archived(store_job *job) {
    hosted *h = job->owner;
    h->is_busy = false;
    if (job->status == STORE_OK && !h->count)
        take_out(h);
    else if (h->count)
        load(h);
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
    shared_pad *pad = shared_pad_new(now, message->pad, &why);
    if (!pad) {
        guest_error(from, message, why.length ? "bad_options" : "busy", why.length ? buffer : no_memory);
        return;
    }
    pads_leave(all, from);
    hosted *h = add(all, shared_pad_id(code, look));
    member *m = h ? attach(h, from) : NULL;
    if (!m) {
        shared_pad_free(pad);
        if (h) take_out(h);
        guest_error(from, message, "busy", no_memory);
        return;
    }
    m->writes = true;
    h->pad = pad;
    append(h);
}

void pads_join(pads *all, guest *from, const uc_command *message) {
    uint64_t code = code_read(message->table);
    hosted *h = find(all, code);
    pads_leave(all, from);
    if (h->is_frozen || h->count >= MEMBERS_MAX) {
        guest_error(from, message, h->is_frozen ? "frozen" : "too_many",
                    h->is_frozen ? frozen : "too many people have this pad open");
        return;
    }
    member *m = attach(h, from);
    if (!m) {
        guest_error(from, message, "busy", no_memory);
        return;
    }
    m->seq = message->seq < 0 ? 0 : (uint64_t)message->seq;
    m->writes = code == shared_pad_code(h->id) && !message->watch;
    if (h->pad && h->is_made)
        announce(h);
    else if (!h->is_busy)
        load(h);
}

/** Answers what was not entered. */
static void refuse(hosted *h, guest *from, const uc_command *message, shared_pad_answer answer,
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
    uint64_t after = shared_pad_after(h->pad, message->id);
    if (answer != SHARED_PAD_REPEATED) {
        guest_error(from, message, codes[answer], answer == SHARED_PAD_REFUSED ? why : sentences[answer]);
    } else if (after <= h->saved) { /* else the lines themselves come soon */
        uc_text_start(&text, buffer, sizeof buffer);
        uc_encode_confirm(&text, message->id, 0, after);
        guest_send_text(from, &text);
    }
}

void pads_enter(pads *all, guest *from, const uc_command *message) {
    char buffer[8 * UC_MESSAGE_MAX];
    uc_text why;
    int64_t now = clock_now(all->parts.clock);
    hosted *h = pad_of(all, from);
    uc_text_start(&why, buffer, sizeof buffer);
    if (!h) {
        guest_error(from, message, "not_seated", "you have no shared pad open; join one first");
        return;
    }
    if (!member_of(h, from)->writes) {
        guest_error(from, message, "not_allowed", "with this code you only look on");
        return;
    }
    if (!h->pad) {
        guest_error(from, message, "busy", "this pad is being read; try again in a moment");
        return;
    }
    for (size_t i = 0; i <= shared_pad_bytes(h->pad) / PIECE_BYTES; i++)
        guest_slow(from, allowance_spend(all->parts.allowances, ALLOWANCE_ENTRIES, guest_address(from), now));
    shared_pad_answer answer =
        shared_pad_enter(h->pad, now, message->id, (uint64_t)message->seq, message->pad, &why);
    if (answer == SHARED_PAD_ENTERED)
        append(h);
    else
        refuse(h, from, message, answer, buffer);
}

void pads_leave(pads *all, guest *from) {
    hosted *h = pad_of(all, from);
    guest_where(from)->pad = 0;
    if (!h) return;
    member *gone = member_of(h, from);
    *gone = h->members[--h->count];
    rest(h);
}

/* ---- the whole ---- */

/** A pad whose last line is not known is read; one that is too old is archived. */
static bool tidy(hosted *h) {
    if (h->is_busy || h->is_frozen || h->count || !h->is_made) return false;
    int64_t age = clock_now(h->all->parts.clock) - h->last;
    bool is_known = h->last >= 0;
    bool is_old = is_known && age > DAY_MS * (int64_t)h->all->parts.config->abandon_days;
    if (!is_known) load(h);
    if (!is_old) return !is_known;
    h->job =
        (store_job){.kind = STORE_ARCHIVE, .table = h->id, .after = h->journal, .done = archived, .owner = h};
    submit(h);
    return true;
}

void pads_tidy(pads *all) {
    for (int i = 0; i < PLACES; i++) {
        all->place = (all->place + 1) % PLACES;
        for (hosted *h = all->by_code[all->place]; h; h = h->next_code)
            if (tidy(h)) return;
    }
}

pads *pads_open(const pads_parts *parts) {
    pads *all = calloc(1, sizeof *all);
    if (all) all->parts = *parts;
    return all;
}

void pads_close(pads *all) {
    for (int i = 0; all && i < PLACES; i++)
        for (hosted *h = all->by_code[i], *next; h; h = next) {
            next = h->next_code;
            free_hosted(h);
        }
    free(all);
}
