/** @file
 * The last failure, as a sentence that several threads may write and read.
 */
#ifndef UC_STORE_TROUBLE_H
#define UC_STORE_TROUBLE_H

#include <pthread.h>

#include "upcard/text.h"

typedef struct store_trouble_text {
    pthread_mutex_t lock;
    char text[256];
} store_trouble_text;

/** Stores "doing: reason". */
void store_trouble_set(store_trouble_text *trouble, const char *doing, const char *reason);
void store_trouble_get(store_trouble_text *trouble, uc_text *ret_text);

#endif
