#include "sim/team.h"

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

/* Yields of the processor before a thread sleeps, some 50 microseconds: to wake a thread that sleeps takes
 * about as long. */
enum { YIELDS = 100 };

typedef struct member {
    team *team;
    int number;
    uint32_t seen; /**< the last task */
    pthread_t thread;
} member;

struct team {
    pid_t process; /**< whose threads they are; 0: none has started yet */
    int size;      /**< members that work, the caller among them */
    int most;
    void (*work)(void *shared, int member); /**< NULL: the threads end */
    void *shared;
    uint32_t task; /**< counts the tasks */
    int at_work;   /**< threads that have not finished the task */
    pthread_mutex_t lock;
    pthread_cond_t has_task, is_done;
    member members[];
};

static uint32_t task_now(const team *t) {
    return __atomic_load_n(&t->task, __ATOMIC_ACQUIRE);
}

static int at_work(const team *t) {
    return __atomic_load_n(&t->at_work, __ATOMIC_ACQUIRE);
}

static uint32_t await_task(team *t, uint32_t seen) {
    for (int i = 0; i < YIELDS && task_now(t) == seen; i++) sched_yield();
    if (task_now(t) != seen) return task_now(t);
    pthread_mutex_lock(&t->lock);
    while (t->task == seen) pthread_cond_wait(&t->has_task, &t->lock);
    uint32_t task = t->task;
    pthread_mutex_unlock(&t->lock);
    return task;
}

static void await_members(team *t) {
    for (int i = 0; i < YIELDS && at_work(t); i++) sched_yield();
    if (!at_work(t)) return;
    pthread_mutex_lock(&t->lock);
    while (t->at_work) pthread_cond_wait(&t->is_done, &t->lock);
    pthread_mutex_unlock(&t->lock);
}

static void finish(team *t) {
    pthread_mutex_lock(&t->lock);
    if (!__atomic_sub_fetch(&t->at_work, 1, __ATOMIC_ACQ_REL)) pthread_cond_signal(&t->is_done);
    pthread_mutex_unlock(&t->lock);
}

static void *serve(void *thread) {
    member *m = thread;
    team *t = m->team;
    while (m->seen = await_task(t, m->seen), t->work) {
        t->work(t->shared, m->number);
        finish(t);
    }
    return NULL;
}

/* Signals stay with the threads of the program, but for those of a fault in this one. */
static void block_signals(sigset_t *ret_before) {
    static const int faults[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP};
    sigset_t others;
    sigfillset(&others);
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) sigdelset(&others, faults[i]);
    pthread_sigmask(SIG_SETMASK, &others, ret_before);
}

static void start(team *t) {
    sigset_t before;
    t->process = getpid();
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->has_task, NULL);
    pthread_cond_init(&t->is_done, NULL);
    block_signals(&before);
    for (t->size = 1; t->size < t->most; t->size++) {
        member *m = &t->members[t->size];
        *m = (member){.team = t, .number = t->size, .seen = t->task};
        if (pthread_create(&m->thread, NULL, serve, m)) break;
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static void set_task(team *t, void (*work)(void *shared, int member), void *shared) {
    pthread_mutex_lock(&t->lock);
    t->work = work;
    t->shared = shared;
    __atomic_store_n(&t->at_work, t->size - 1, __ATOMIC_RELAXED);
    __atomic_store_n(&t->task, t->task + 1, __ATOMIC_RELEASE);
    pthread_cond_broadcast(&t->has_task);
    pthread_mutex_unlock(&t->lock);
}

team *team_open(int threads) {
    size_t most = threads < 1 ? 1 : (size_t)threads;
    team *t = calloc(1, sizeof *t + most * sizeof *t->members);
    if (t) t->most = (int)most;
    return t;
}

void team_run(team *t, void (*work)(void *shared, int member), void *shared) {
    if (t->most > 1 && t->process != getpid()) start(t);
    if (t->size > 1) set_task(t, work, shared);
    work(shared, 0);
    if (t->size > 1) await_members(t);
}

void team_close(team *t) {
    if (!t) return;
    if (t->process && t->process == getpid()) {
        set_task(t, NULL, NULL);
        for (int i = 1; i < t->size; i++) pthread_join(t->members[i].thread, NULL);
        pthread_mutex_destroy(&t->lock);
        pthread_cond_destroy(&t->has_task);
        pthread_cond_destroy(&t->is_done);
    }
    free(t);
}
