#include "store/trouble.h"

#include <stdio.h>

void store_trouble_set(store_trouble_text *trouble, const char *doing, const char *reason) {
    pthread_mutex_lock(&trouble->lock);
    snprintf(trouble->text, sizeof trouble->text, "%s: %s", doing, reason);
    pthread_mutex_unlock(&trouble->lock);
}

void store_trouble_get(store_trouble_text *trouble, uc_text *ret_text) {
    pthread_mutex_lock(&trouble->lock);
    uc_text_add(ret_text, trouble->text);
    pthread_mutex_unlock(&trouble->lock);
}
