#include "server/change.h"

#include <stdlib.h>
#include <string.h>

typedef struct made {
    uint64_t seq;
    int events; /* of the change, up to and including this move */
    int bot_for;
    uc_state after;
} made;

struct change {
    uc_state before;
    int moves; /* moves made; fewer are stored if memory runs out */
    made *made;
    uc_event *events;
    int made_count, made_room, event_count, event_room;
};

change *change_new(const room *r) {
    change *c = malloc(sizeof *c);
    if (!c) return NULL;
    memset((char *)c + sizeof c->before, 0, sizeof *c - sizeof c->before);
    if (r) room_state(r, &c->before);
    return c;
}

void change_free(change *c) {
    if (!c) return;
    free(c->made);
    free(c->events);
    free(c);
}

/** Room for `more` items after `count`; false: out of memory, and the items stay. */
static bool reserve(void **items, int *size, int count, int more, size_t bytes) {
    if (count + more <= *size) return true;
    int wanted = 2 * (count + more);
    void *grown = realloc(*items, (size_t)wanted * bytes);
    if (!grown) return false;
    *items = grown;
    *size = wanted;
    return true;
}

void change_add(change *c, const room *r, uint64_t seq, const uc_events *events) {
    void *all = c->made, *told = c->events;
    int count = (int)events->count;
    bool fine = reserve(&all, &c->made_room, c->made_count, 1, sizeof *c->made) &&
                reserve(&told, &c->event_room, c->event_count, count + 1, sizeof *c->events);
    c->made = all;
    c->events = told;
    c->moves++;
    if (!fine) return;
    memcpy(c->events + c->event_count, events->item, events->count * sizeof *c->events);
    c->event_count += count;
    made *last = &c->made[c->made_count++];
    last->seq = seq;
    last->events = c->event_count;
    last->bot_for = room_bot_for(r);
    room_state(r, &last->after);
}

int change_moves(const change *c) {
    return c->moves;
}

bool change_is_whole(const change *c) {
    return c->made_count == c->moves;
}

int change_bot_for(const change *c, int move) {
    return c->made[move].bot_for;
}

uint64_t change_seq(const change *c, int move) {
    return c->made[move].seq;
}

void change_before(const change *c, int viewer, uc_view *ret_view) {
    uc_view_of(&c->before, viewer, ret_view);
}

static int first_event(const change *c, int move) {
    return move ? c->made[move - 1].events : 0;
}

const uc_event *change_move(const change *c, int move, const uc_state **ret_after, int *ret_count) {
    int first = first_event(c, move);
    *ret_after = &c->made[move].after;
    *ret_count = c->made[move].events - first;
    return c->events + first;
}

bool change_notice(const change *c, int from, int to, int viewer, table_effects *e, notice *ret_notice) {
    int first = first_event(c, from), count = c->made[to].events - first;
    uc_event *seen = effects_alloc(e, (size_t)(count + 1) * sizeof *seen);
    uc_view *before = effects_alloc(e, sizeof *before), *after = effects_alloc(e, sizeof *after);
    if (!seen || !before || !after) return false;
    uc_view_of(from ? &c->made[from - 1].after : &c->before, viewer, before);
    uc_view_of(&c->made[to].after, viewer, after);
    for (int i = 0; i < count; i++) seen[i] = uc_event_view(&c->events[first + i], viewer);
    *ret_notice = (notice){.type = NOTICE_MOVED,
                           .moved = {.seq = c->made[to].seq,
                                     .seen = seen,
                                     .count = count,
                                     .before = before,
                                     .after = after,
                                     .bot_for = c->made[to].bot_for,
                                     .left_ms = -1}};
    return true;
}
