/* The directory of tables: loading them, keeping what happens there, and looking after clocks and bots. */
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "server/hosted.h"
#include "server/log.h"

enum {
    AGAIN_MS = 2000,    /* until a table that could not be kept is tried again */
    UNSEEN_MS = 60000,  /* the same where nobody is there to see it */
    REMIND_FROM_S = 20, /* shorter clocks do without a reminder */
    DAY_MS = 1000 * 3600 * 24
};

/* ---- the directory ---- */

hosted *tables_find(const hub *h, uint64_t table) {
    hosted *t = h->directory[table % DIRECTORY];
    while (t && t->table != table) t = t->next;
    return t;
}

static void run_timer(uv_timer_t *timer);

static hosted *add(hub *h, uint64_t table) {
    hosted *t = calloc(1, sizeof *t), **place = &h->directory[table % DIRECTORY];
    if (!t) return NULL;
    t->hub = h;
    t->table = table;
    code_text(t->code, table);
    t->last_wish = &t->wishes;
    t->last_news = &t->delayed;
    t->next = *place;
    t->empty_since = hub_now(h);
    *place = t;
    h->tables++;
    uv_timer_init(h->loop, &t->timer);
    t->timer.data = t;
    return t;
}

hosted *tables_get(hub *h, uint64_t table) {
    hosted *t = tables_find(h, table);
    if (t) return t;
    t = add(h, table);
    if (t) t->archived = true; /* all others are in the directory */
    return t;
}

/** Ready, and nothing on its way to the disk. */
static bool idle(const hosted *t) {
    return t->state == HOSTED_READY && !t->pending;
}

static void free_timed(uv_handle_t *timer) {
    free(timer->data);
}

/** Throws the room away; what is on disk is not touched. */
static void cool(hosted *t) {
    if (t->room) t->hub->metrics->tables_loaded--;
    room_free(t->room);
    t->room = NULL;
    tell_forget_news(t);
    t->bot_at = 0;
    t->reminded = 0;
    t->behind = false;
    t->state = HOSTED_COLD;
}

/** Out of the directory; nobody is there, and nothing is under way. */
static void forget(hosted *t) {
    hosted **link = &t->hub->directory[t->table % DIRECTORY];
    while (*link != t) link = &(*link)->next;
    *link = t->next;
    t->hub->tables--;
    t->hub->unread -= t->unread;
    cool(t);
    mine_forget(t);
    mine_wake(t);
    uv_close((uv_handle_t *)&t->timer, free_timed);
}

void tables_close_all(hub *h) {
    for (size_t i = 0; i < DIRECTORY; i++)
        while (h->directory[i]) forget(h->directory[i]);
}

/* ---- guests ---- */

void tables_attach(hosted *t, guest *g, int viewer) {
    hosted *before = g->at;
    tables_detach(g);
    if (before && before != t) tables_attend(before);
    g->at = t;
    g->viewer = viewer;
    g->next_here = t->guests;
    g->link_here = &t->guests;
    if (t->guests) t->guests->link_here = &g->next_here;
    t->guests = g;
}

void tables_detach(guest *g) {
    hosted *t = g->at;
    if (!t) return;
    *g->link_here = g->next_here;
    if (g->next_here) g->next_here->link_here = g->link_here;
    g->at = NULL;
    if (!t->guests) t->empty_since = hub_now(t->hub);
    t->hub->lobby_changed = true;
    if (t->pending)
        t->pending->gone = true; /* the room is ahead of the disk: not to be told before it is there */
    else
        tell_table_soon(t, NULL);
}

static wish *take_wish(hosted *t) {
    wish *w = t->wishes;
    if (!w) return NULL;
    t->wishes = w->next;
    if (!t->wishes) t->last_wish = &t->wishes;
    t->wish_count--;
    return w;
}

static void wait_less(guest *g) {
    if (!--g->waiting) g->waits_at = NULL;
}

void tables_forget_guest(guest *g) {
    hosted *t = g->waits_at;
    if (!t) return;
    if (t->pending && t->pending->from == g) t->pending->from = NULL;
    for (wish **link = &t->wishes; *link;) {
        wish *w = *link;
        if (w->from != g) {
            link = &w->next;
            continue;
        }
        *link = w->next;
        t->wish_count--;
        free(w);
    }
    t->last_wish = &t->wishes;
    while (*t->last_wish) t->last_wish = &(*t->last_wish)->next;
    g->waiting = 0;
    g->waits_at = NULL;
}

/** Answers all that wait with an error. */
static void refuse_wishes(hosted *t, const char *code, const char *message) {
    for (wish *w; (w = take_wish(t)); free(w)) {
        uc_command heard;
        char ignored[UC_MESSAGE_MAX];
        uc_text sentence;
        uc_text_start(&sentence, ignored, sizeof ignored);
        wait_less(w->from);
        if (uc_command_decode(&heard, w->bytes, w->length, &sentence))
            tell_error(w->from, &heard, code, message);
    }
}

/* ---- loading ---- */

/** Room for `more` items behind `count`; false: no memory, and what is there stays. */
static bool reserve(void **items, int *size, int count, int more, size_t bytes) {
    if (count + more <= *size) return true;
    int wanted = 2 * (count + more);
    void *grown = realloc(*items, (size_t)wanted * bytes);
    if (!grown) return false;
    *items = grown;
    *size = wanted;
    return true;
}

static void note_move(pending *p, const room *r, uint64_t seq, const uc_events *events) {
    void *all = p->made, *told = p->events;
    int count = (int)events->count;
    bool fine = reserve(&all, &p->made_room, p->made_count, 1, sizeof *p->made) &&
                reserve(&told, &p->event_room, p->event_count, count + 1, sizeof *p->events);
    p->made = all;
    p->events = told;
    p->moves++;
    if (!fine) return;
    memcpy(p->events + p->event_count, events->item, events->count * sizeof *p->events);
    p->event_count += count;
    made *last = &p->made[p->made_count++];
    last->seq = seq;
    last->events = p->event_count;
    room_state(r, &last->after);
}

/** Told of each move that is folded: of a change, or of a journal that is read. */
static void moved(void *context, const room *r, uint64_t seq, const uc_events *events) {
    hosted *t = context;
    int64_t delay_ms = 1000 * (int64_t)room_chosen(r)->delay_s;
    if (t->pending)
        note_move(t->pending, r, seq, events);
    else if (delay_ms) /* read from the journal */
        tell_keep_news(t, r, room_last(r) + delay_ms, seq, events);
}

static void pump(hosted *t);

/** What a journal says of a table that was there at the start is known by now. */
static void note_read(hosted *t) {
    t->hub->unread -= t->unread;
    t->unread = false;
}

static const char not_ours[] = "its journal has lines that this server has not written";

static void freeze(hosted *t, const char *why) {
    server_log(LOG_LEVEL_ERROR, "table_frozen", LOG_TEXT("table", t->code), LOG_TEXT("why", why));
    cool(t);
    note_read(t);
    t->state = HOSTED_FROZEN;
    t->hub->metrics->tables_frozen++;
    refuse_wishes(t, "frozen", "this table has been stopped; its journal is kept for the operator");
    tell_table(t, NULL);
}

/** Tries again later; until then everybody sees that it has stopped. */
static void stumble(hosted *t) {
    char buffer[UC_MESSAGE_MAX];
    uc_text why;
    uc_text_start(&why, buffer, sizeof buffer);
    store_trouble(t->hub->store, &why);
    server_log(LOG_LEVEL_ERROR, "store_failed", LOG_TEXT("table", t->code), LOG_TEXT("why", buffer));
    t->hub->metrics->store_failures++;
    cool(t);
    t->state = HOSTED_TROUBLED;
    refuse_wishes(t, "cannot_save", tell_cannot_save);
    tell_table(t, NULL);
    uv_timer_start(&t->timer, run_timer, t->guests ? AGAIN_MS : UNSEEN_MS, 0);
}

/** Somebody has come to a table that is in trouble. */
static void try_soon(hosted *t) {
    if (uv_timer_get_due_in(&t->timer) > AGAIN_MS) uv_timer_start(&t->timer, run_timer, AGAIN_MS, 0);
}

/** The seat of a guest, if they still have it. Who is out for good, and has come back, goes on watching. */
static int seat_of(const hosted *t, const guest *g) {
    int seat = room_seat_of(t->room, g->player->kept.id);
    bool out = seat >= 0 && room_seat_at(t->room, seat)->out;
    return seat < 0 || (out && g->viewer == UC_SPECTATOR) ? UC_SPECTATOR : seat;
}

static void ready(hosted *t) {
    hub_advance(t->hub, room_last(t->room));
    tell_news(t, hub_now(t->hub)); /* old ones, of which nobody is told one by one */
    t->state = HOSTED_READY;
    t->hub->metrics->tables_loaded++;
    mine_note(t);
    mine_wake(t);
    note_read(t);
    for (guest *g = t->guests; g; g = g->next_here) g->viewer = seat_of(t, g);
    tell_table(t, NULL);
    for (guest *g = t->guests; g; g = g->next_here) tell_position(t, g, -1);
    tell_asks(t, NULL);
    pump(t);
}

/** A table that is read from its journal. */
typedef struct loading {
    store_job job;
    hosted *table;
    room *room; /**< NULL: it makes no sense, and `why` says why */
    char why[UC_MESSAGE_MAX];
} loading;

/** In the thread that reads; nobody else looks at the news of a table that is loading. */
static void fold(store_job *job) {
    loading *l = job->owner;
    const room_listener listener = {.moved = moved, .context = l->table};
    uc_text why;
    uc_text_start(&why, l->why, sizeof l->why);
    if (job->status == STORE_OK) l->room = room_read(job->lines, job->length, &listener, &why);
    free(job->lines);
}

static void loaded(store_job *job) {
    loading *l = job->owner;
    hosted *t = l->table;
    hub *h = t->hub;
    hub_finished(h);
    t->room = l->room;
    if (job->status == STORE_UNKNOWN) {
        refuse_wishes(t, "no_table", "there is no table with this code");
        forget(t);
    } else if (job->status != STORE_OK) {
        stumble(t);
    } else if (!t->room) {
        freeze(t, l->why);
    } else {
        ready(t);
    }
    free(l);
    mine_tell_waiting(h);
    tables_wake(h, 1);
}

void tables_load(hosted *t) {
    loading *l = calloc(1, sizeof *l);
    if (!l) {
        stumble(t);
        return;
    }
    l->table = t;
    l->job = (store_job){.kind = STORE_READ, .table = t->table, .digest = fold, .done = loaded, .owner = l};
    t->state = HOSTED_LOADING;
    hub_submit(t->hub, &l->job);
}

void tables_wake(hub *h, int count) {
    while (count && h->waking_count && !h->draining) {
        hosted *t = tables_find(h, h->waking[--h->waking_count]);
        bool cold = t && t->state == HOSTED_COLD;
        if (cold) tables_load(t);
        count -= cold;
    }
}

/* ---- keeping ---- */

pending *tables_prepare(hosted *t, guest *from, const uc_command *heard) {
    pending *p = calloc(1, sizeof *p);
    assert(!from || !from->waits_at || from->waits_at == t);
    if (!p) {
        if (from) tell_error(from, heard, "busy", "the server is out of memory; try again soon");
        return NULL;
    }
    p->from = from;
    p->since_us = uv_hrtime() / 1000;
    if (heard) {
        p->wished = true;
        p->type = heard->type;
        p->request = heard->request > 0 ? (uint64_t)heard->request : 0;
        memcpy(p->id, heard->id, sizeof p->id);
    }
    if (from) {
        from->waiting++;
        from->waits_at = t;
    }
    if (t->room) room_state(t->room, &p->before);
    t->pending = p;
    return p;
}

static void free_change(pending *p) {
    if (p->from) wait_less(p->from);
    room_lines_free(&p->lines);
    free(p->made);
    free(p->events);
    free(p);
}

static void count_moves(hub *h, const pending *p) {
    bool bot = !p->wished;
    if (!p->moves) return;
    if (bot)
        h->metrics->moves_bots++;
    else
        h->metrics->moves += p->type == UC_COMMAND_MOVE;
}

/** Whether a change is of the table's own, and not a move, nor something that one guest alone notices. */
static bool changes_table(const pending *p) {
    return p->lines.count > p->moves && !(p->wished && p->type == UC_COMMAND_MUTE);
}

/** `table` after a change: the answer to who wished it at once, and so to all what is more than coming and
 * going.
 */
static void tell_room(hosted *t, const pending *p, const guest *comes) {
    bool goes = p->wished && p->type == UC_COMMAND_LEAVE, mutes = p->wished && p->type == UC_COMMAND_MUTE;
    guest *asks = p->from && p->from->at == t && (comes || !p->lines.count) && !mutes ? p->from : NULL;
    if (changes_table(p) && !comes && !goes) {
        tell_table(t, NULL);
        return;
    }
    if (asks) tell_table(t, asks);
    if (changes_table(p) || comes || p->gone) tell_table_soon(t, asks);
}

/** Lines are on disk: now it may be told. */
static void tell_change(hosted *t, pending *p) {
    hub *h = t->hub;
    guest *comes = p->wished && p->type == UC_COMMAND_JOIN ? p->from : NULL;
    bool over = room_now(t->room) >= ROOM_OVER, changed = changes_table(p);
    bool mutes = p->wished && p->type == UC_COMMAND_MUTE;
    if (p->moves) t->bot_at = 0; /* nothing else holds a bot up */
    h->lobby_changed = h->lobby_changed || changed || over;
    if (p->lines.count && (changed || over)) mine_note(t);
    if (p->wished) wishes_answer(t, p);
    if (!over || mutes) tell_room(t, p, comes);
    if (p->wished && p->type == UC_COMMAND_START) tell_start(t, p);
    if (p->moves) tell_moves(t, p);
    if (over && !mutes) tell_table(t, NULL);
    if (comes) tell_position(t, comes, p->have);
    if (p->moves || changed || comes) tell_asks(t, p->lines.count ? NULL : comes);
    if (p->moves && over) h->metrics->games_over++;
}

/** Lines are not on disk: whoever wished it is told, and the room that has them is thrown away. */
static void not_kept(hosted *t, pending *p, store_status status) {
    uc_command heard = {.type = p->type, .request = (int64_t)p->request};
    guest *from = p->from;
    hosted *old = tables_find(t->hub, p->old_table);
    bool stale = status == STORE_STALE, new = !p->job.after;
    memcpy(heard.id, p->id, sizeof p->id);
    if (old) old->rematching = false;
    t->pending = NULL;
    free_change(p);
    if (from && stale)
        tell_error(from, &heard, "busy", "this could not be saved, and nothing was changed; try again soon");
    else if (from)
        tell_error(from, &heard, "cannot_save", tell_cannot_save);
    if (stale && new) { /* its code is that of a table in the archive, which is not to be touched */
        refuse_wishes(t, "busy", "try again");
        forget(t);
    } else if (stale) {
        freeze(t, not_ours);
    } else {
        stumble(t);
    }
}

static void appended(store_job *job) {
    hosted *t = job->owner;
    hub *h = t->hub;
    pending *p = t->pending;
    uint64_t us = uv_hrtime() / 1000;
    hub_finished(h);
    server_measure(&h->metrics->commit, us - p->since_us);
    if (job->status != STORE_OK) {
        not_kept(t, p, job->status);
        mine_tell_waiting(h);
        return;
    }
    t->pending = NULL;
    tell_change(t, p);
    count_moves(h, p);
    if (p->type == UC_COMMAND_MOVE) server_measure(&h->metrics->move, uv_hrtime() / 1000 - p->since_us);
    free_change(p);
    mine_tell_waiting(h);
    pump(t);
}

void tables_keep(hosted *t, pending *p) {
    if (!p->lines.count) {
        t->pending = NULL;
        tell_change(t, p);
        free_change(p);
        return;
    }
    p->job = (store_job){.kind = STORE_APPEND,
                         .table = t->table,
                         .after = room_line_count(t->room) - p->lines.count,
                         .lines = p->lines.bytes,
                         .length = p->lines.length,
                         .count = p->lines.count,
                         .done = appended,
                         .owner = t};
    hub_submit(t->hub, &p->job);
}

void tables_settle(hosted *t, pending *p, room_code code) {
    if (code == ROOM_FINE) {
        tables_keep(t, p);
        return;
    }
    t->pending = NULL;
    free_change(p);
    if (code != ROOM_NO_MEMORY) return;
    cool(t); /* it may have stopped halfway: what is on disk is right */
    tables_load(t);
}

hosted *tables_add(hub *h, uint64_t table, room *r) {
    hosted *t = add(h, table);
    const room_listener listener = {.moved = moved, .context = t};
    if (!t) return NULL;
    t->room = r;
    t->state = HOSTED_READY;
    h->metrics->tables_loaded++;
    room_listen(r, &listener);
    return t;
}

/* ---- wishes ---- */

/** Carries out what waits, as far as it can be. */
static void pump(hosted *t) {
    while (idle(t) && t->wishes) {
        uc_command heard;
        char buffer[UC_MESSAGE_MAX];
        uc_text message;
        uc_text_start(&message, buffer, sizeof buffer);
        bool fine = uc_command_decode(&heard, t->wishes->bytes, t->wishes->length, &message);
        wish *w = take_wish(t);
        wait_less(w->from);
        if (fine) wishes_carry_out(t, w->from, &heard);
        free(w);
    }
    tables_attend(t);
}

static bool keep_wish(hosted *t, guest *from, const char *bytes, size_t length) {
    wish *w = malloc(sizeof *w + length);
    if (!w) return false;
    *w = (wish){.from = from, .length = length};
    memcpy(w->bytes, bytes, length);
    *t->last_wish = w;
    t->last_wish = &w->next;
    t->wish_count++;
    from->waiting++;
    from->waits_at = t;
    return true;
}

void tables_wish(hosted *t, guest *from, const uc_command *heard, const char *bytes, size_t length) {
    bool elsewhere = from->waits_at && from->waits_at != t;
    if (t->state == HOSTED_FROZEN)
        tell_error(from, heard, "frozen",
                   "this table has been stopped; its journal is kept for the operator");
    else if (t->state == HOSTED_TROUBLED) {
        tell_error(from, heard, "cannot_save", tell_cannot_save);
        try_soon(t);
    } else if (idle(t) && !t->wishes && !elsewhere) {
        wishes_carry_out(t, from, heard);
        tables_attend(t);
    } else if (elsewhere || from->waiting >= WISHES_MAX || !keep_wish(t, from, bytes, length)) {
        tell_error(from, heard, "busy", "too many messages at once; wait for the answers");
        if (t->state == HOSTED_COLD && t->archived) forget(t); /* it is here only for this wish */
    } else if (t->state == HOSTED_COLD)
        tables_load(t);
    else
        pump(t);
}

/* ---- clocks, bots, leaving the memory ---- */

/** Whether a person plays who is expected to see it: when all are away the game waits for them. */
static bool attended(const hosted *t) {
    for (int seat = 0; seat < room_seats(t->room); seat++) {
        const room_seat *chair = room_seat_at(t->room, seat);
        if (chair->kind == ROOM_SEAT_PERSON && !chair->away && !chair->out) return true;
    }
    return false;
}

static void tick(hosted *t, int64_t now) {
    pending *p = tables_prepare(t, NULL, NULL);
    if (p) tables_settle(t, p, room_tick(t->room, now, &p->lines).code);
}

/** The pool's answer: played if nothing has happened meanwhile. */
static void bot_answered(pool_question *question) {
    hosted *t = question->owner;
    uc_move move = question->answer;
    int seat = question->view.state.head.viewer;
    server_measure(&t->hub->metrics->bot, (uint64_t)question->us);
    t->question = NULL;
    free(question);
    bool due = idle(t) && !t->hub->draining && room_seq(t->room) == t->asked_at;
    pending *p = due ? tables_prepare(t, NULL, NULL) : NULL;
    int64_t now = hub_now(t->hub);
    room_code code = p ? room_bot_move(t->room, now, seat, move, &p->lines).code : ROOM_NO_MEMORY;
    if (due && code != ROOM_FINE) t->bot_at = now + AGAIN_MS;
    if (p) tables_settle(t, p, code);
    tables_attend(t);
}

/** False: no memory. */
static bool ask_bot(hosted *t, int seat) {
    pool_question *question = calloc(1, sizeof *question);
    const uc_memory *memory = room_memory(t->room, seat);
    if (!question) return false;
    question->bot = room_bot(t->room, seat);
    question->uses_memory = memory != NULL;
    if (memory) question->memory = *memory;
    room_see(t->room, seat, &question->view);
    question->done = bot_answered;
    question->owner = t;
    t->question = question;
    t->asked_at = room_seq(t->room);
    pool_ask(t->hub->pool, question);
    return true;
}

/** Lets a bot think when it is its time; returns when that will be. */
static int64_t attend_bots(hosted *t, int64_t now) {
    uint64_t due = room_bots_due(t->room, now);
    if (t->question) return INT64_MAX;
    if (!due || !attended(t)) {
        t->bot_at = 0;
        return INT64_MAX;
    }
    if (!t->bot_at) t->bot_at = now + (t->guests ? (int64_t)t->hub->config->bot_pace_ms : 0);
    if (t->bot_at <= now && ask_bot(t, __builtin_ctzll(due))) return INT64_MAX;
    if (t->bot_at <= now) t->bot_at = now + AGAIN_MS;
    return t->bot_at;
}

/** One gentle word at half of the time; returns when that will be. */
static int64_t attend_reminder(hosted *t, int64_t now) {
    uint32_t turn_s = room_chosen(t->room)->clock->turn_s;
    int64_t left = room_left_ms(t->room, now), half = 500 * (int64_t)turn_s;
    if (turn_s < REMIND_FROM_S || left < 0 || t->reminded == room_seq(t->room) + 1) return INT64_MAX;
    if (left > half) return now + left - half;
    t->reminded = room_seq(t->room) + 1;
    tell_remind(t, left);
    return INT64_MAX;
}

static int64_t sooner(int64_t a, int64_t b) {
    return a < b ? a : b;
}

/** A seat that was held back may be asked by now, and others may not catch it any more, or bots may. */
static int64_t attend_held(hosted *t, int64_t now) {
    int64_t held = room_held(t->room);
    if (!held) return INT64_MAX;
    if (held > now) return held;
    if (t->released != held) {
        t->released = held;
        tell_asks(t, NULL);
    }
    return INT64_MAX;
}

static int64_t attend_game(hosted *t, int64_t now) {
    if (room_now(t->room) != ROOM_PLAYING) {
        t->bot_at = 0;
        return INT64_MAX;
    }
    if (room_deadline(t->room) <= now) tick(t, now);
    if (!idle(t)) return INT64_MAX;
    int64_t next = sooner(room_deadline(t->room), attend_held(t, now));
    return sooner(next, sooner(attend_bots(t, now), attend_reminder(t, now)));
}

static void archived(store_job *job) {
    hosted *t = job->owner;
    store_status status = job->status;
    t->archived = status == STORE_OK;
    hub_finished(t->hub);
    free(job);
    if (status == STORE_STALE)
        freeze(t, not_ours);
    else if (!t->archived)
        stumble(t);
    else if (t->wishes || t->guests)
        tables_load(t);
    else
        forget(t);
}

/** When a table that people have left as it was is closed; or tables would become ever more. */
static int64_t abandoned(const hosted *t) {
    if (room_now(t->room) >= ROOM_OVER) return INT64_MAX;
    return room_last(t->room) + (int64_t)DAY_MS * t->hub->config->abandon_days;
}

/** Nobody is there: out of the memory, and, when it is over, to the archive. */
static void leave_memory(hosted *t, int64_t wake) {
    bool over = room_now(t->room) >= ROOM_OVER;
    uint64_t lines = room_line_count(t->room);
    store_job *job = over && !t->archived ? calloc(1, sizeof *job) : NULL;
    if (over)
        mine_forget(t);
    else
        mine_rest(t);
    cool(t);
    if (job) {
        *job = (store_job){
            .kind = STORE_ARCHIVE, .table = t->table, .after = lines, .done = archived, .owner = t};
        t->state = HOSTED_LOADING;
        hub_submit(t->hub, job);
    } else if (t->archived) {
        forget(t);
    } else if (wake < INT64_MAX) {
        int64_t now = hub_now(t->hub);
        uv_timer_start(&t->timer, run_timer, wake > now ? (uint64_t)(wake - now) : 0, 0);
    }
}

static void close_abandoned(hosted *t, int64_t now) {
    pending *p = tables_prepare(t, NULL, NULL);
    if (p) tables_settle(t, p, room_close(t->room, now, "abandoned", &p->lines).code);
}

static bool deserted(const hosted *t) {
    return !t->guests && !t->wishes && !t->question && !t->bot_at && !t->delayed && !t->rematching;
}

void tables_attend(hosted *t) {
    if (!idle(t) || t->hub->draining) return;
    if (t->next_table) wishes_note_rematch(t);
    if (!idle(t)) return;
    int64_t now = hub_now(t->hub), next = attend_game(t, now);
    if (!idle(t)) return;
    tell_news(t, now);
    next = sooner(next, tell_table_behind(t, now));
    if (t->delayed) next = sooner(next, t->delayed->due);
    if (deserted(t)) {
        int64_t leave = t->empty_since + 1000 * (int64_t)t->hub->config->unload_s;
        if (leave <= now) {
            if (abandoned(t) <= now)
                close_abandoned(t, now);
            else
                leave_memory(t, sooner(next, abandoned(t)));
            return;
        }
        next = sooner(next, leave);
    }
    if (next == INT64_MAX)
        uv_timer_stop(&t->timer);
    else
        uv_timer_start(&t->timer, run_timer, next > now ? (uint64_t)sooner(next - now, DAY_MS) : 1, 0);
}

static void run_timer(uv_timer_t *timer) {
    hosted *t = timer->data;
    if (t->state == HOSTED_COLD || t->state == HOSTED_TROUBLED)
        tables_load(t);
    else
        tables_attend(t);
}
