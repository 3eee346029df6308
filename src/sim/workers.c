#include "sim/workers.h"

#include <stdlib.h>

#include "sim/team.h"

typedef struct crew {
    const worker_kind *kind;
    char *workers;
} crew;

static void work(void *shared, int member) {
    const crew *c = shared;
    c->kind->work(c->workers + (size_t)member * c->kind->size);
}

bool workers_run(const worker_kind *kind, void *shared, int threads, uc_text *message) {
    size_t most = threads < 1 ? 1 : (size_t)threads, opened = 0;
    crew c = {kind, calloc(most, kind->size)};
    team *t = NULL;
    while (c.workers && opened < most && kind->open(c.workers + opened * kind->size, shared, message))
        opened++;
    if (opened) t = team_open((int)opened);
    bool ready = t != NULL;
    if (ready) team_run(t, work, &c);
    if (!c.workers || (opened && !ready)) uc_text_add(message, "out of memory");
    team_close(t);
    for (size_t i = 0; i < opened; i++) kind->close(c.workers + i * kind->size);
    free(c.workers);
    return ready;
}
