/** @file
 * A stand-in for <pthread.h> without threads: no thread is ever started, so the caller does all the work
 * itself.
 */
#ifndef UC_ALONE_PTHREAD_H
#define UC_ALONE_PTHREAD_H

typedef int pthread_t;

static inline int pthread_create(pthread_t *thread, const void *how, void *(*run)(void *), void *argument) {
    (void)thread, (void)how, (void)run, (void)argument;
    return 1;
}

static inline int pthread_join(pthread_t thread, void **ret_value) {
    (void)thread, (void)ret_value;
    return 0;
}

#endif
