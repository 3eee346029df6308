/** @file
 * Bots that think, in threads of their own: one question per table at a time, answered in the order of
 * arrival, so no table waits for another's second question.
 */
#ifndef UC_SERVER_POOL_H
#define UC_SERVER_POOL_H

#include "upcard/bot.h"

/** A question. It belongs to the pool from pool_ask until `done` is called. */
typedef struct pool_question {
    const uc_bot *bot;
    uc_view view;
    bool uses_memory;
    uc_memory memory; /**< the bot's memory */
    uc_move answer;
    int64_t us;                                   /**< its thinking time */
    void (*done)(struct pool_question *question); /**< called by pool_collect */
    void *owner;
    struct pool_question *next;
} pool_question;

typedef struct pool pool;

/** `wake` is called in a thread of the pool when there are answers. NULL: out of memory, or no thread. */
pool *pool_open(int threads, void (*wake)(void *context), void *context);
/** Stops the searches, and waits for them; answers all questions by any legal move, and collects them. */
void pool_close(pool *p);
void pool_ask(pool *p, pool_question *question);
/** Calls `done` of all answered questions, in the caller's thread. */
void pool_collect(pool *p);
/** Questions that wait or are in progress. */
size_t pool_waiting(const pool *p);

#endif
