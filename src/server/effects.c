#include "server/effects.h"

#include <stdlib.h>
#include <string.h>

enum {
    CHUNK_BYTES = 64 * 1024,
    RESERVED = 64, /* most effects besides notices that one event can bring about */
    ALIGN = 16
};

typedef struct chunk {
    struct chunk *next;
    size_t used, size;
    _Alignas(ALIGN) char bytes[];
} chunk;

struct table_effects {
    table_effect *effect;
    size_t count, room;
    chunk *chunks;
};

table_effects *effects_new(void) {
    table_effects *e = calloc(1, sizeof *e);
    if (e) e->effect = malloc(RESERVED * sizeof *e->effect);
    if (e && e->effect) {
        e->room = RESERVED;
        return e;
    }
    free(e);
    return NULL;
}

/** Keeps one chunk of the usual size for the next time. */
void effects_clear(table_effects *e) {
    chunk *kept = NULL;
    e->count = 0;
    for (chunk *next, *c = e->chunks; c; c = next) {
        next = c->next;
        if (c->size == CHUNK_BYTES && !kept)
            kept = c;
        else
            free(c);
    }
    if (kept) kept->next = NULL, kept->used = 0;
    e->chunks = kept;
}

void effects_free(table_effects *e) {
    if (!e) return;
    effects_clear(e);
    free(e->chunks);
    free(e->effect);
    free(e);
}

size_t effects_count(const table_effects *e) {
    return e->count;
}

const table_effect *effects_at(const table_effects *e, size_t i) {
    return &e->effect[i];
}

void *effects_alloc(table_effects *e, size_t size) {
    size_t rounded = (size + ALIGN - 1) / ALIGN * ALIGN;
    chunk *c = e->chunks;
    if (!c || c->size - c->used < rounded) {
        size_t wanted = rounded > CHUNK_BYTES ? rounded : CHUNK_BYTES;
        c = malloc(sizeof *c + wanted);
        if (!c) return NULL;
        *c = (chunk){.next = e->chunks, .size = wanted};
        e->chunks = c;
    }
    void *bytes = c->bytes + c->used;
    c->used += rounded;
    return bytes;
}

const char *effects_text(table_effects *e, const char *text) {
    size_t size = strlen(text) + 1;
    char *copy = effects_alloc(e, size);
    return copy ? memcpy(copy, text, size) : "";
}

table_effect *effects_add(table_effects *e, table_effect_type type) {
    bool reserved = type != EFFECT_NOTIFY && e->count < e->room;
    if (!reserved && e->count + RESERVED > e->room) {
        table_effect *grown = realloc(e->effect, 2 * e->room * sizeof *grown);
        if (!grown) return NULL;
        e->effect = grown;
        e->room *= 2;
    }
    table_effect *added = &e->effect[e->count++];
    memset(added, 0, sizeof *added);
    added->type = type;
    return added;
}

void effects_notify(table_effects *e, const notice *n, const recipient *to, int count) {
    recipient *kept = count ? effects_alloc(e, (size_t)count * sizeof *kept) : NULL;
    table_effect *effect = kept ? effects_add(e, EFFECT_NOTIFY) : NULL;
    if (!effect) return;
    memcpy(kept, to, (size_t)count * sizeof *kept);
    effect->notify.notice = *n;
    effect->notify.to = kept;
    effect->notify.count = count;
}

void effects_add_count(table_effects *e, const room *r, table_count what) {
    bool is_logged = what == COUNT_MADE || what == COUNT_ENDED;
    table_facts *facts = is_logged ? effects_alloc(e, sizeof *facts) : NULL;
    if (is_logged && !facts) return;
    if (facts) table_facts_of(facts, r);
    table_effect *effect = effects_add(e, EFFECT_COUNT);
    effect->count.what = what;
    effect->count.game = room_game(r);
    effect->count.facts = facts;
}

void effects_add_report(table_effects *e, const room *r, guest *by, const command *c) {
    const room_seat *seat = room_seat_at(r, c->seat);
    table_effect *effect = effects_add(e, EFFECT_REPORT);
    effect->report.by = by;
    effect->report.seat = c->seat;
    effect->report.reason = c->reason;
    effect->report.player = seat->player;
    effect->report.seq = room_seq(r);
    effect->report.name = effects_text(e, seat->name);
}
