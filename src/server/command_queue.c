#include "server/command_queue.h"

#include <stdlib.h>

typedef struct waiting {
    struct waiting *next;
    caller by;
    command command;
} waiting;

struct command_queue {
    waiting *first, **end;
    int length;
};

command_queue *queue_new(void) {
    command_queue *q = calloc(1, sizeof *q);
    if (q) q->end = &q->first;
    return q;
}

/** Takes out the item that *link points to. */
static void drop(command_queue *q, waiting **link) {
    waiting *w = *link;
    *link = w->next;
    if (!w->next) q->end = link;
    q->length--;
    free(w);
}

void queue_free(command_queue *q) {
    if (!q) return;
    while (q->first) drop(q, &q->first);
    free(q);
}

int queue_length(const command_queue *q) {
    return q->length;
}

bool queue_add(command_queue *q, const caller *by, const command *c) {
    waiting *w = malloc(sizeof *w);
    if (!w) return false;
    *w = (waiting){.by = *by, .command = *c};
    *q->end = w;
    q->end = &w->next;
    q->length++;
    return true;
}

bool queue_take(command_queue *q, caller *ret_by, command *ret_command) {
    if (!q->first) return false;
    *ret_by = q->first->by;
    *ret_command = q->first->command;
    drop(q, &q->first);
    return true;
}

void queue_forget(command_queue *q, const guest *gone) {
    for (waiting **link = &q->first; *link;) {
        if ((*link)->by.guest == gone)
            drop(q, link);
        else
            link = &(*link)->next;
    }
}
