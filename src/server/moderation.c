#include "server/moderation.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <uv.h>

#include "server/codes.h"
#include "server/log.h"

enum { BEATS_A_LOOK = 2, MESSAGE_BYTES = 2048 };

struct moderation {
    moderation_parts parts;
    measures all;
    uint64_t lines; /* of the journal, as far as it is known */
    uint64_t beats;
    store_job job; /* at most one is in flight */
    bool is_busy;
    char line[MEASURE_LINE_MAX + 32];
    measure wanted; /* the measure on its way */
    void (*done)(void *context, const char *why);
    void *context;
};

static int64_t now_s(void) {
    return (int64_t)time(NULL);
}

/* ---- guests ---- */

static void send_measure(guest *g, const measure *one, bool on) {
    char buffer[MESSAGE_BYTES];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    measure_message(&text, one, on);
    guest_send_text(g, &text);
}

static void send_away(guest *g, const measure *ban) {
    char buffer[UC_MESSAGE_MAX + MEASURE_WHY_MAX];
    uc_text text;
    uc_text_start(&text, buffer, sizeof buffer);
    measure_sentence(&text, ban);
    send_measure(g, ban, true);
    guest_bye(g, "banned", buffer);
}

bool moderation_keeps_out(const moderation *m, guest *g, uint64_t player) {
    const measure *ban = measures_on_address(&m->all, guest_address(g), now_s());
    if (!ban) ban = measures_on_player(&m->all, MEASURE_BAN, player, now_s());
    if (ban) send_away(g, ban);
    return ban;
}

const measure *moderation_on_player(const moderation *m, measure_kind kind, uint64_t player) {
    return measures_on_player(&m->all, kind, player, now_s());
}

bool moderation_has_settled(const void *context, const char *report) {
    const moderation *m = context;
    return measures_settled(&m->all, report);
}

void moderation_notify(const moderation *m, guest *g) {
    for (measure_kind kind = MEASURE_MUTE; kind <= MEASURE_NAME; kind++) {
        const measure *one = moderation_on_player(m, kind, guest_player(g));
        if (one) send_measure(g, one, true);
    }
    const measure *news = measures_news(&m->all, now_s());
    if (news) send_measure(g, news, true);
}

/** A new measure, and those in force that it lifts. */
typedef struct change {
    moderation *m;
    const measure *one;
} change;

static void notify_lifted(const change *c, guest *g) {
    for (measure_kind kind = MEASURE_MUTE; kind <= MEASURE_NAME; kind++) {
        const measure *old = moderation_on_player(c->m, kind, c->one->player);
        if (old) send_measure(g, old, false);
    }
}

/** News, or their end, for everybody. */
static void notify_of_news(void *context, guest *g) {
    const change *c = context;
    const measure *old = measures_news(&c->m->all, now_s());
    if (guest_now(g) < GUEST_NAMELESS) return; /* not before `you` */
    if (c->one->kind == MEASURE_NEWS)
        send_measure(g, c->one, true);
    else if (old)
        send_measure(g, old, false);
}

static void notify_guest(void *context, guest *g) {
    const change *c = context;
    const measure *one = c->one;
    limit_address address;
    const char *text = guest_address(g);
    bool is_there = one->network.bits && limit_address_read(text, strlen(text), &address) &&
                    limit_network_has(&one->network, &address);
    bool is_it = one->player && guest_player(g) == one->player;
    if (one->kind == MEASURE_BAN && (is_it || is_there))
        send_away(g, one);
    else if (is_it && one->kind == MEASURE_LIFT)
        notify_lifted(c, g);
    else if (is_it)
        send_measure(g, one, true);
    if (is_it && one->kind == MEASURE_NAME) guest_rename(g, one->name);
}

/** Called before a measure changes the list. */
static void enact(void *context, const measure *one) {
    change c = {.m = context, .one = one};
    bool is_news = !strcmp(one->target, measure_everybody);
    char until[MEASURE_DATE_MAX];
    measure_until(one, until);
    server_log(LOG_LEVEL_INFO, "measure", LOG_TEXT("kind", measure_words[one->kind]),
               LOG_TEXT("target", one->target), LOG_TEXT("until", *until ? until : "-"));
    if (one->kind != MEASURE_SETTLED && measure_holds(one, now_s()))
        guests_each(c.m->parts.guests, is_news ? notify_of_news : notify_guest, &c);
}

/* ---- the journal ---- */

/** The answer to the operator who has taken a measure. */
static void answer(moderation *m, const char *why) {
    void (*done)(void *context, const char *why) = m->done;
    m->done = NULL;
    if (done) done(m->context, why);
}

static void take_lines(moderation *m, const store_job *job, void (*each)(void *context, const measure *one)) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    if (job->status != STORE_OK || job->count <= m->lines) return;
    if (!measures_read(&m->all, job->lines, job->length, m->lines, each, m, &why))
        server_log(LOG_LEVEL_ERROR, "measures_unread", LOG_TEXT("why", buffer));
    m->lines = job->count;
}

static void append(moderation *m);

static void reread(store_job *job) {
    moderation *m = job->owner;
    m->is_busy = false;
    take_lines(m, job, enact);
    free(job->lines);
    if (m->done && job->status == STORE_OK)
        append(m);
    else if (m->done)
        answer(m, "the server cannot save at the moment");
}

static void look(moderation *m, void (*done)(store_job *job)) {
    m->is_busy = true;
    m->job = (store_job){.kind = STORE_READ, .table = MODERATION_JOURNAL, .done = done, .owner = m};
    store_submit(m->parts.store, &m->job);
}

static void appended(store_job *job) {
    moderation *m = job->owner;
    m->is_busy = false;
    if (job->status == STORE_STALE) { /* another server has written */
        look(m, reread);
        return;
    }
    bool fine = job->status == STORE_OK;
    if (fine) {
        m->lines++;
        enact(m, &m->wanted);
        fine = measures_apply(&m->all, &m->wanted);
    }
    answer(m, fine ? NULL : "the server cannot save at the moment");
}

static void append(moderation *m) {
    uc_text text;
    uc_text_start(&text, m->line, sizeof m->line);
    uc_text_add_number(&text, clock_now(m->parts.clock));
    uc_text_add(&text, " ");
    measure_write(&text, &m->wanted);
    uc_text_add(&text, "\n");
    m->is_busy = true;
    m->job = (store_job){.kind = STORE_APPEND,
                         .table = MODERATION_JOURNAL,
                         .after = m->lines,
                         .lines = m->line,
                         .length = text.length,
                         .count = 1,
                         .done = appended,
                         .owner = m};
    store_submit(m->parts.store, &m->job);
}

bool moderation_take(moderation *m, const measure *one, void (*done)(void *context, const char *why),
                     void *context) {
    if (m->is_busy) return false;
    m->wanted = *one;
    m->done = done;
    m->context = context;
    append(m);
    return true;
}

/* ---- tables ---- */

/** Whether a table knows of a measure, or never will. */
static bool is_known(const measure *one, const table *t) {
    const room *r = t ? table_room(t) : NULL;
    if (!t || table_now(t) == TABLE_QUARANTINED) return true;
    if (!r || !table_is_idle(t)) return false;
    int seat = room_now(r) <= ROOM_PLAYING ? room_seat_of(r, one->player) : -1;
    const room_seat *its = seat < 0 ? NULL : room_seat_at(r, seat);
    return !its || (*one->name ? !strcmp(its->name, one->name) : its->left || its->out);
}

/** Whether all tables of a player know of a measure; those that do not are told. */
static bool enforce(const measure *one, tables *all, const memberships *members) {
    size_t count;
    bool is_done = true;
    uint64_t *numbers = memberships_tables(members, one->player, &count);
    for (size_t i = 0; i < count; i++) {
        if (is_known(one, tables_find(all, numbers[i]))) continue;
        tables_measure(all, numbers[i], one->player, *one->name ? one->name : NULL);
        is_done = false;
    }
    free(numbers);
    return is_done;
}

void moderation_beat(moderation *m, tables *all, const memberships *members) {
    if (m->parts.is_shared && !m->is_busy && !(++m->beats % BEATS_A_LOOK)) look(m, reread);
    if (!tables_all_known(all)) return;
    for (size_t i = 0; i < m->all.count; i++) {
        measure *one = &m->all.list[i];
        bool concerns = (one->kind == MEASURE_BAN || one->kind == MEASURE_NAME) && one->player;
        if (!one->is_enforced && concerns && measure_holds(one, now_s()))
            one->is_enforced = enforce(one, all, members);
    }
}

/* ---- the whole ---- */

static void first_read(store_job *job) {
    moderation *m = job->owner;
    m->is_busy = false;
    take_lines(m, job, NULL);
    free(job->lines);
}

moderation *moderation_open(const moderation_parts *parts, uc_text *message) {
    moderation *m = calloc(1, sizeof *m);
    if (!m) return uc_text_add(message, "out of memory"), NULL;
    m->parts = *parts;
    look(m, first_read);
    while (m->is_busy) {
        uv_sleep(1);
        store_collect(parts->store);
    }
    if (m->job.status == STORE_OK || m->job.status == STORE_UNKNOWN) return m;
    uc_text_add(message, "cannot read the operator's measures: ");
    store_trouble(parts->store, message);
    moderation_close(m);
    return NULL;
}

void moderation_close(moderation *m) {
    if (m) measures_free(&m->all);
    free(m);
}
