#include "sim/workers.h"

#include <pthread.h>
#include <stdlib.h>

/* Opens one more worker, on a thread of its own unless it is the first; false: there are no more. */
static bool start_one(const worker_kind *kind, char *worker, void *shared, pthread_t *thread, bool first,
                      uc_text *message) {
    if (!kind->open(worker, shared, message)) return false;
    if (first || !pthread_create(thread, NULL, kind->work, worker)) return true;
    kind->close(worker);
    return false;
}

bool workers_run(const worker_kind *kind, void *shared, int threads, uc_text *message) {
    size_t most = threads < 1 ? 1 : (size_t)threads, started = 0;
    char *workers = calloc(most, kind->size);
    pthread_t *thread = calloc(most, sizeof *thread);
    if (!workers || !thread) {
        uc_text_add(message, "out of memory");
        most = 0;
    }
    while (started < most &&
           start_one(kind, workers + started * kind->size, shared, &thread[started], started == 0, message))
        started++;
    if (started) kind->work(workers);
    for (size_t i = 0; i < started; i++) {
        if (i) pthread_join(thread[i], NULL);
        kind->close(workers + i * kind->size);
    }
    free(workers);
    free(thread);
    return started > 0;
}
