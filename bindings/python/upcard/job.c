/* Long work in a thread of its own: the caller's thread looks after Ctrl-C and tells how far the work is. */
#include <errno.h>
#include <pthread.h>
#include <time.h>

#include "binding.h"

enum { LOOK_NS = 100000000 /* between two looks */ };

typedef struct worker {
    job *job;
    pthread_mutex_t lock;
    pthread_cond_t ended;
    bool finished;
} worker;

static void *work(void *argument) {
    worker *w = argument;
    w->job->run(w->job);
    pthread_mutex_lock(&w->lock);
    w->finished = true;
    pthread_cond_signal(&w->ended);
    pthread_mutex_unlock(&w->lock);
    return NULL;
}

/* Waits until the work has ended, or for a moment. Returns whether it has ended. */
static bool wait_for(worker *w) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += LOOK_NS;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_mutex_lock(&w->lock);
    while (!w->finished && pthread_cond_timedwait(&w->ended, &w->lock, &until) != ETIMEDOUT) continue;
    bool finished = w->finished;
    pthread_mutex_unlock(&w->lock);
    return finished;
}

static bool show_progress(const job *j) {
    if (!j->progress) return true;
    PyObject *result = PyObject_CallFunction(
        j->progress, "KK", (unsigned long long)(j->done ? j->done(j) : 0), (unsigned long long)j->all);
    Py_XDECREF(result);
    return result;
}

/* Whether nobody wants the work to end. Ctrl-C is kept in the job, another exception stays. */
static bool look(job *j) {
    if (!PyErr_CheckSignals() && show_progress(j)) return true;
    j->interrupted = PyErr_ExceptionMatches(PyExc_KeyboardInterrupt);
    if (j->interrupted) PyErr_Clear();
    return false;
}

/* Waits for the thread; returns false with an exception. */
static bool attend(worker *w) {
    job *j = w->job;
    for (bool finished = false; !finished;) {
        Py_BEGIN_ALLOW_THREADS finished = wait_for(w);
        Py_END_ALLOW_THREADS if (!j->stop && !look(j)) __atomic_store_n(&j->stop, true, __ATOMIC_RELAXED);
    }
    return !PyErr_Occurred();
}

bool run_job(job *j) {
    worker w = {.job = j, .lock = PTHREAD_MUTEX_INITIALIZER, .ended = PTHREAD_COND_INITIALIZER};
    pthread_t thread;
    if (pthread_create(&thread, NULL, work, &w)) return PyErr_NoMemory(), false;
    bool fine = attend(&w);
    pthread_join(thread, NULL);
    return fine;
}
