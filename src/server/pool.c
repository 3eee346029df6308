#include "server/pool.h"

#include <pthread.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct queue {
    pool_question *first, **last;
} queue;

struct pool {
    pthread_mutex_t mutex;
    pthread_cond_t asked;
    queue questions, answers;
    size_t waiting;
    bool closing; /* read by searches as their stop flag */
    void (*wake)(void *context);
    void *context;
    int threads;
    pthread_t thread[];
};

static void push(queue *q, pool_question *question) {
    question->next = NULL;
    *q->last = question;
    q->last = &question->next;
}

static pool_question *pop(queue *q) {
    pool_question *question = q->first;
    if (!question) return NULL;
    q->first = question->next;
    if (!q->first) q->last = &q->first;
    return question;
}

static int64_t now_us(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

static void think(const pool *p, pool_question *question) {
    uc_move legal[UC_MOVES_MAX];
    uc_rng rng;
    uint64_t seed;
    int64_t since = now_us();
    randombytes_buf(&seed, sizeof seed);
    uc_rng_start(&rng, seed, 0);
    uc_ask ask = {.view = &question->view,
                  .memory = question->uses_memory ? &question->memory : NULL,
                  .legal = legal,
                  .count = uc_view_legal(&question->view, legal),
                  .rng = &rng,
                  .budget = question->bot->budget};
    ask.budget.stop = &p->closing;
    question->answer = question->bot->choose(&ask);
    question->us = now_us() - since;
}

static void *run(void *argument) {
    pool *p = argument;
    pthread_mutex_lock(&p->mutex);
    for (;;) {
        pool_question *question = pop(&p->questions);
        if (!question && p->closing) break;
        if (!question) {
            pthread_cond_wait(&p->asked, &p->mutex);
            continue;
        }
        pthread_mutex_unlock(&p->mutex);
        think(p, question);
        pthread_mutex_lock(&p->mutex);
        push(&p->answers, question);
        p->wake(p->context);
    }
    pthread_mutex_unlock(&p->mutex);
    return NULL;
}

pool *pool_open(int threads, void (*wake)(void *context), void *context) {
    pool *p = calloc(1, sizeof *p + (size_t)threads * sizeof *p->thread);
    if (!p) return NULL;
    pthread_mutex_init(&p->mutex, NULL);
    pthread_cond_init(&p->asked, NULL);
    p->questions.last = &p->questions.first;
    p->answers.last = &p->answers.first;
    p->wake = wake;
    p->context = context;
    while (p->threads < threads && !pthread_create(&p->thread[p->threads], NULL, run, p)) p->threads++;
    if (p->threads) return p;
    pool_close(p);
    return NULL;
}

void pool_close(pool *p) {
    if (!p) return;
    pthread_mutex_lock(&p->mutex);
    __atomic_store_n(&p->closing, true, __ATOMIC_RELAXED);
    pthread_cond_broadcast(&p->asked);
    pthread_mutex_unlock(&p->mutex);
    for (int i = 0; i < p->threads; i++) pthread_join(p->thread[i], NULL);
    pool_collect(p);
    pthread_cond_destroy(&p->asked);
    pthread_mutex_destroy(&p->mutex);
    free(p);
}

void pool_ask(pool *p, pool_question *question) {
    pthread_mutex_lock(&p->mutex);
    push(&p->questions, question);
    p->waiting++;
    pthread_cond_signal(&p->asked);
    pthread_mutex_unlock(&p->mutex);
}

void pool_collect(pool *p) {
    pthread_mutex_lock(&p->mutex);
    queue answers = p->answers;
    p->answers = (queue){.first = NULL};
    p->answers.last = &p->answers.first;
    pool_question *question = answers.first;
    for (pool_question *q = question; q; q = q->next) p->waiting--;
    pthread_mutex_unlock(&p->mutex);
    for (pool_question *next; question; question = next) {
        next = question->next;
        question->done(question);
    }
}

size_t pool_waiting(const pool *p) {
    return p->waiting;
}
