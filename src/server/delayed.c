#include "server/delayed.h"

#include <stdlib.h>

/* With a long delay and a very long game, a spectator sees moves a little early rather than never. */
enum { MOVES_MAX = 4096 };

struct delayed {
    delayed_move *first, **last;
    int count;
    uc_view *shown;
    uint64_t shown_seq;
};

delayed *delayed_new(void) {
    delayed *d = calloc(1, sizeof *d);
    if (d) d->last = &d->first;
    return d;
}

void delayed_clear(delayed *d) {
    for (delayed_move *next, *m = d->first; m; m = next) {
        next = m->next;
        free(m);
    }
    free(d->shown);
    *d = (delayed){.last = &d->first};
}

void delayed_free(delayed *d) {
    if (!d) return;
    delayed_clear(d);
    free(d);
}

void delayed_add(delayed *d, int64_t due, uint64_t seq, const uc_view *after, int bot_for,
                 const uc_event *events, int count) {
    delayed_move *m = malloc(sizeof *m + (size_t)count * sizeof *events);
    if (!m) return;
    *m = (delayed_move){.due = due, .seq = seq, .after = *after, .bot_for = bot_for, .count = count};
    for (int i = 0; i < count; i++) m->events[i] = uc_event_view(&events[i], UC_SPECTATOR);
    *d->last = m;
    d->last = &m->next;
    d->count++;
}

int64_t delayed_due(const delayed *d) {
    return d->first ? d->first->due : INT64_MAX;
}

const delayed_move *delayed_first(const delayed *d, int64_t now) {
    return d->first && (d->first->due <= now || d->count > MOVES_MAX) ? d->first : NULL;
}

void delayed_release(delayed *d) {
    delayed_move *m = d->first;
    d->first = m->next;
    if (!d->first) d->last = &d->first;
    d->count--;
    if (!d->shown) d->shown = malloc(sizeof *d->shown);
    if (d->shown) *d->shown = m->after;
    d->shown_seq = m->seq;
    free(m);
}

const uc_view *delayed_shown(const delayed *d, uint64_t *ret_seq) {
    *ret_seq = d->shown ? d->shown_seq : 0;
    return d->shown;
}
