#include "cli/progress.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "base/arguments.h"

static bool interrupted;
static volatile sig_atomic_t by_signal;

static void take_signal(int number) {
    by_signal = number;
    __atomic_store_n(&interrupted, true, __ATOMIC_RELAXED);
}

const bool *interrupt_catch(void) {
    const struct sigaction once = {.sa_handler = take_signal, .sa_flags = (int)SA_RESETHAND | SA_RESTART};
    sigaction(SIGINT, &once, NULL);
    sigaction(SIGTERM, &once, NULL);
    return &interrupted;
}

int interrupt_status(void) {
    return by_signal ? 128 + by_signal : 0;
}

int interrupt_report(const char *command, int status) {
    if (!by_signal || status) return status;
    failure(command, "interrupted: the result is partial");
    return interrupt_status();
}

void progress_start(progress *p, const char *unit, uint64_t before, uint64_t all, bool at_most) {
    *p = (progress){.unit = unit, .before = before, .all = all, .at_most = at_most};
    p->shows = isatty(STDERR_FILENO);
    p->since = p->shown = seconds_now();
}

void progress_show(progress *p, uint64_t done) {
    double now = seconds_now(), spent = now - p->since;
    if (!p->shows || now - p->shown < 0.2) return;
    p->shown = now;
    if (done <= p->before) {
        fprintf(stderr, "\r%llu of %llu %s after %.0f s \033[K", (unsigned long long)done,
                (unsigned long long)p->all, p->unit, spent);
        return;
    }
    double rate = (double)(done - p->before) / (spent > 0 ? spent : 1);
    double left = done < p->all ? (double)(p->all - done) / rate : 0;
    unsigned long long seconds = (unsigned long long)(left < 1e9 ? left : 1e9);
    const char *most = p->at_most ? "at most " : "";
    fprintf(stderr, "\r%llu of %s%llu %s, %.*f a second, %s%llu:%02llu:%02llu left \033[K",
            (unsigned long long)done, most, (unsigned long long)p->all, p->unit, rate < 10 ? 1 : 0, rate,
            most, seconds / 3600, seconds / 60 % 60, seconds % 60);
}

void progress_end(progress *p) {
    if (p->shows) fputs("\r\033[K", stderr);
}

/** Work in a thread of its own. */
typedef struct job {
    void *(*work)(void *);
    void *argument;
    bool over;
} job;

static void *run(void *argument) {
    job *j = argument;
    j->work(j->argument);
    __atomic_store_n(&j->over, true, __ATOMIC_RELEASE);
    return NULL;
}

void progress_run(progress *p, void *(*work)(void *), void *argument, uint64_t (*done)(const void *)) {
    pthread_t thread;
    job j = {.work = work, .argument = argument};
    if (!p->shows || pthread_create(&thread, NULL, run, &j)) {
        work(argument);
        return;
    }
    while (!__atomic_load_n(&j.over, __ATOMIC_ACQUIRE)) {
        nanosleep(&(struct timespec){0, 20000000}, NULL);
        progress_show(p, p->before + done(argument));
    }
    pthread_join(thread, NULL);
    progress_end(p);
}
