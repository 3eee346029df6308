#include "server/memberships.h"

#include <stdlib.h>
#include <string.h>

#include "server/codes.h"
#include "server/json_write.h"

enum {
    PLACES = 1 << 14,
    LISTED_MAX = 50,
    ENTRY_MAX = 2 * SUMMARY_NAMES_MAX + 3 * UC_SEATS_MAX + 384, /* of JSON */
    MINE_BYTES = LISTED_MAX * ENTRY_MAX + 64
};

typedef struct member member;
typedef struct owner owner;

/** A table with members. */
typedef struct entry {
    uint64_t table;
    member *members;
    int count;
    owner *founder;         /* while it is not over */
    table_summary *summary; /* while it is not in memory */
    struct entry *next;     /* in the same bucket */
} entry;

/** A seat of a player. */
struct member {
    entry *table;
    owner *owner;
    member *next, **link; /* of the same player */
    int seat;
};

/** A player with seats, or with tables that they have made. */
struct owner {
    uint64_t player;
    member *seats;
    uint32_t made;
    owner *next; /* in the same bucket */
};

typedef struct asking asking;

/** A table of another server that is read for a guest. */
typedef struct foreign {
    store_job job;
    asking *asking;
    struct foreign *next;
    int seat;     /* -1: none */
    int64_t last; /* time of its last line */
    table_summary summary;
} foreign;

struct asking {
    memberships *all;
    guest *guest; /* NULL: it has left */
    uint64_t player;
    asking *next;
    store_job job;
    int reading; /* jobs */
    foreign *found;
};

struct memberships {
    membership_source source;
    asking *asking;
    entry *table[PLACES];
    owner *owner[PLACES];
};

memberships *memberships_open(const membership_source *source) {
    memberships *m = calloc(1, sizeof *m);
    if (m) m->source = *source;
    return m;
}

/* ---- members ---- */

static entry *find(const memberships *m, uint64_t table) {
    entry *e = m->table[table % PLACES];
    while (e && e->table != table) e = e->next;
    return e;
}

static owner *find_owner(const memberships *m, uint64_t player) {
    owner *o = m->owner[player % PLACES];
    while (o && o->player != player) o = o->next;
    return o;
}

static owner *get_owner(memberships *m, uint64_t player) {
    owner *o = find_owner(m, player), **place = &m->owner[player % PLACES];
    if (o || !(o = malloc(sizeof *o))) return o;
    *o = (owner){.player = player, .next = *place};
    return *place = o;
}

static void drop_owner(memberships *m, owner *o) {
    owner **link = &m->owner[o->player % PLACES];
    if (o->seats || o->made) return;
    while (*link != o) link = &(*link)->next;
    *link = o->next;
    free(o);
}

static void clear(memberships *m, entry *e) {
    owner *founder = e->founder;
    for (int i = 0; i < e->count; i++) {
        member *one = &e->members[i];
        *one->link = one->next;
        if (one->next) one->next->link = one->link;
        if (one->owner != founder) drop_owner(m, one->owner);
    }
    free(e->members);
    e->members = NULL;
    e->count = 0;
    e->founder = NULL;
    if (!founder) return;
    founder->made--;
    drop_owner(m, founder);
}

static void forget(memberships *m, entry *e) {
    entry **link = &m->table[e->table % PLACES];
    clear(m, e);
    free(e->summary);
    while (*link != e) link = &(*link)->next;
    *link = e->next;
    free(e);
}

static void free_asking(asking *a) {
    for (foreign *next, *f = a->found; f; f = next) {
        next = f->next;
        free(f);
    }
    free(a);
}

void memberships_close(memberships *m) {
    if (!m) return;
    for (int i = 0; i < PLACES; i++)
        while (m->table[i]) forget(m, m->table[i]);
    for (asking *next, *a = m->asking; a; a = next) {
        next = a->next;
        free_asking(a);
    }
    free(m);
}

static void seat_player(memberships *m, entry *e, const table_member *seated) {
    owner *o = get_owner(m, seated->player);
    if (!o) return;
    member *one = &e->members[e->count++];
    *one = (member){.table = e, .owner = o, .next = o->seats, .link = &o->seats, .seat = seated->seat};
    if (one->next) one->next->link = &one->next;
    o->seats = one;
}

void memberships_set(memberships *m, uint64_t table, const table_members *members) {
    entry *e = find(m, table), **place = &m->table[table % PLACES];
    if (e) forget(m, e);
    if (!members->count && !members->founder) return;
    if (!(e = malloc(sizeof *e))) return;
    *e = (entry){.table = table, .next = *place};
    *place = e;
    if (members->count) e->members = malloc((size_t)members->count * sizeof *e->members);
    for (int i = 0; e->members && i < members->count; i++) seat_player(m, e, &members->member[i]);
    e->founder = members->founder ? get_owner(m, members->founder) : NULL;
    if (e->founder) e->founder->made++;
}

/** Text on its way to the store. */
typedef struct seating {
    store_job job;
    char players[24 * UC_SEATS_MAX];
} seating;

static void seated(store_job *job) {
    free(job->owner);
}

/** If it fails, the next change or the next owner of the table does it again. */
void memberships_store(memberships *m, uint64_t table, const table_members *members) {
    seating *s = m->source.store ? malloc(sizeof *s) : NULL;
    uc_text text;
    if (!s) return;
    uc_text_start(&text, s->players, sizeof s->players);
    uc_text_add(&text, "{");
    for (int i = 0; i < members->count; i++) {
        if (i) uc_text_add(&text, ",");
        uc_text_add_number(&text, (int64_t)members->member[i].player);
    }
    uc_text_add(&text, "}");
    s->job = (store_job){.kind = STORE_SEAT,
                         .table = table,
                         .lines = s->players,
                         .length = text.length,
                         .done = seated,
                         .owner = s};
    store_submit(m->source.store, &s->job);
}

void memberships_rest(memberships *m, uint64_t table, const table_summary *summary) {
    entry *e = find(m, table);
    if (!e) return;
    free(e->summary);
    e->summary = summary ? malloc(summary_size(summary)) : NULL;
    if (e->summary) memcpy(e->summary, summary, summary_size(summary));
}

uint32_t memberships_made(const memberships *m, uint64_t player) {
    const owner *o = find_owner(m, player);
    return o ? o->made : 0;
}

uint64_t *memberships_tables(const memberships *m, uint64_t player, size_t *ret_count) {
    const owner *o = find_owner(m, player);
    size_t count = 0;
    for (const member *one = o ? o->seats : NULL; one; one = one->next) count++;
    uint64_t *tables = count ? malloc(count * sizeof *tables) : NULL;
    *ret_count = tables ? count : 0;
    for (const member *one = tables ? o->seats : NULL; one; one = one->next)
        tables[--count] = one->table->table;
    return tables;
}

/* ---- the list ---- */

static void add_names(uc_text *text, const table_summary *s) {
    const char *name = s->names;
    write_key(text, "names");
    for (int seat = 0; seat < s->seats; seat++, name += strlen(name) + 1) {
        uc_text_add(text, seat ? "," : "[");
        if (*name)
            uc_text_add_quoted(text, name);
        else
            uc_text_add(text, "null");
    }
    uc_text_add(text, "]");
}

static void add_keys(uc_text *text, const table_summary *s) {
    write_text(text, "phase", room_phase_words[s->phase]);
    write_text(text, "game", s->game->id);
    write_number(text, "seats", s->seats);
    add_names(text, s);
    write_seat(text, "host", s->host);
    write_text(text, "clock", s->clock->id);
}

static void add_left(uc_text *text, int64_t deadline, int64_t now) {
    write_key(text, "left_ms");
    if (deadline == INT64_MAX)
        uc_text_add(text, "null");
    else
        uc_text_add_number(text, deadline > now ? deadline - now : 0);
}

static bool has(uint64_t seats, int seat) {
    return seats >> seat & 1;
}

/** A table as it is in memory, or as it was when it was unloaded (NULL: unknown). */
static void add_table(uc_text *text, uint64_t table, int seat, const table_summary *s,
                      const membership_look *look, int64_t now) {
    char code[CODE_MAX];
    code_text(code, table);
    uc_text_add(text, "{\"code\":");
    uc_text_add_quoted(text, code);
    if (s)
        add_keys(text, s);
    else
        write_text(text, "phase", look->phase);
    write_word(text, "rematch", s && look->is_loaded ? s->rematch : NULL);
    write_number(text, "seat", seat);
    write_flag(text, "away", s && has(s->away, seat));
    write_flag(text, "your_turn", s && has(s->asked, seat));
    add_left(text, s ? s->deadline : INT64_MAX, now);
    uc_text_add(text, "}");
}

static bool may_answer(const memberships *m, const owner *o) {
    bool settled = m->source.all_known(m->source.context);
    for (const member *one = o ? o->seats : NULL; settled && one; one = one->next) {
        membership_look look;
        m->source.look(m->source.context, one->table->table, &look, NULL);
        settled = look.is_settled;
    }
    return settled;
}

static void write_mine(const memberships *m, const asking *a, uc_text *text) {
    const owner *o = find_owner(m, a->player);
    int count = 0;
    uc_text_add(text, "{\"type\":\"mine\",\"tables\":[");
    for (const member *one = o ? o->seats : NULL; one && count < LISTED_MAX; one = one->next) {
        table_summary now;
        membership_look look;
        m->source.look(m->source.context, one->table->table, &look, &now);
        const table_summary *s = look.is_loaded ? &now : one->table->summary;
        if (s && has(s->left, one->seat)) continue;
        if (count++) uc_text_add(text, ",");
        add_table(text, one->table->table, one->seat, s, &look,
                  m->source.now(m->source.context, one->table->table));
    }
    for (const foreign *f = a->found; f && count < LISTED_MAX; f = f->next) {
        const membership_look look = {.is_settled = true, .is_loaded = true};
        if (f->seat < 0 || has(f->summary.left, f->seat)) continue;
        int64_t now = m->source.now(m->source.context, f->job.table); /* as its server said not long ago */
        if (count++) uc_text_add(text, ",");
        add_table(text, f->job.table, f->seat, &f->summary, &look, now > f->last ? now : f->last);
    }
    uc_text_add(text, "]}");
}

static void notify_guest(const memberships *m, const asking *a) {
    char *buffer = malloc(MINE_BYTES);
    uc_text text;
    if (!buffer) {
        guest_error(a->guest, NULL, "busy", "the server is out of memory; try again soon");
        return;
    }
    uc_text_start(&text, buffer, MINE_BYTES);
    write_mine(m, a, &text);
    guest_send_text(a->guest, &text);
    free(buffer);
}

/* ---- tables of other servers ---- */

/** In the reading thread. */
static void summarize(store_job *job) {
    foreign *f = job->owner;
    room *r = job->status == STORE_OK ? room_read(job->lines, job->length, NULL, NULL) : NULL;
    if (r && room_now(r) <= ROOM_PLAYING) {
        f->seat = room_seat_of(r, f->asking->player);
        f->last = room_last(r);
        summary_of(&f->summary, r, f->last);
    }
    room_free(r);
    free(job->lines);
}

static void was_read(store_job *job) {
    foreign *f = job->owner;
    f->asking->reading--;
    memberships_answer(f->asking->all);
}

static void read_foreign(asking *a, uint64_t table) {
    foreign *f = calloc(1, sizeof *f);
    if (!f) return;
    *f = (foreign){.asking = a, .next = a->found, .seat = -1};
    f->job =
        (store_job){.kind = STORE_READ, .table = table, .digest = summarize, .done = was_read, .owner = f};
    a->found = f;
    a->reading++;
    store_submit(a->all->source.store, &f->job);
}

static void were_found(store_job *job) {
    asking *a = job->owner;
    const membership_source *source = &a->all->source;
    for (uint32_t i = 0; i < job->count && i < LISTED_MAX; i++)
        if (!source->serve(source->context, job->tables[i])) read_foreign(a, job->tables[i]);
    free(job->tables);
    a->reading--;
    memberships_answer(a->all);
}

/* ---- waiting guests ---- */

void memberships_ask(memberships *m, guest *g) {
    for (const asking *a = m->asking; a; a = a->next)
        if (a->guest == g) return;
    asking *a = malloc(sizeof *a);
    if (!a) return;
    *a = (asking){.all = m, .guest = g, .player = guest_player(g), .next = m->asking};
    m->asking = a;
    if (m->source.store && a->player) {
        a->reading = 1;
        a->job = (store_job){.kind = STORE_SEATS, .player.id = a->player, .done = were_found, .owner = a};
        store_submit(m->source.store, &a->job);
    }
    memberships_answer(m);
}

void memberships_answer(memberships *m) {
    for (asking **link = &m->asking; *link;) {
        asking *a = *link;
        bool waits = a->reading || (a->guest && !may_answer(m, find_owner(m, a->player)));
        if (waits) {
            link = &a->next;
            continue;
        }
        *link = a->next;
        if (a->guest) notify_guest(m, a);
        free_asking(a);
    }
}

void memberships_forget(memberships *m, const guest *g) {
    for (asking *a = m->asking; a; a = a->next)
        if (a->guest == g) a->guest = NULL;
    memberships_answer(m);
}
