/** @file
 * Bots that think, in threads of their own: one question a table at a time, answered in the order in which
 * they came, so that no table waits for another's second question.
 */
#ifndef UC_SERVER_POOL_H
#define UC_SERVER_POOL_H

#include "upcard/bot.h"

/** A question. It is the pool's from pool_ask until `done` is called. */
typedef struct pool_question {
    const uc_bot *bot;
    uc_view view;
    bool uses_memory;
    uc_memory memory; /**< where it remembers */
    uc_move answer;
    int64_t us;                                   /**< that it thought */
    void (*done)(struct pool_question *question); /**< called by pool_collect */
    void *owner;
    struct pool_question *next;
} pool_question;

typedef struct pool pool;

/** `wake` is called in a thread of the pool when there are answers. NULL: no memory, or no thread. */
pool *pool_open(int threads, void (*wake)(void *context), void *context);
/** Stops who thinks, and waits for it; all questions are answered, by any legal move, and collected. */
void pool_close(pool *p);
void pool_ask(pool *p, pool_question *question);
/** Calls `done` of the questions that are answered, in the caller's thread. */
void pool_collect(pool *p);
/** Questions that wait or are thought about. */
size_t pool_waiting(const pool *p);

#endif
