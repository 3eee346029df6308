/** @file
 * Threads that play the games of a simulation or an arena.
 */
#ifndef UC_SIM_WORKERS_H
#define UC_SIM_WORKERS_H

#include <stdbool.h>
#include <stddef.h>

#include "upcard/text.h"

/** What one thread has and does. */
typedef struct worker_kind {
    size_t size; /**< bytes of its memory, zeroed at first */
    /** Seats its players; `shared` is what all threads share. False and a message on failure. */
    bool (*open)(void *worker, void *shared, uc_text *message);
    void (*work)(void *worker);  /**< returns when nothing is left to do */
    void (*close)(void *worker); /**< by the calling thread, after the work */
} worker_kind;

/** Works with up to `threads` threads (at least 1), the caller's among them, until all have returned. It
 * makes do with fewer threads if no more can be started. False and a message if not even one worker could be
 * opened. */
bool workers_run(const worker_kind *kind, void *shared, int threads, uc_text *message);

#endif
