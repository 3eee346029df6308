/** @file
 * A list of reasons that a game fills.
 */
#ifndef UC_BOTS_REASON_LIST_H
#define UC_BOTS_REASON_LIST_H

#include "upcard/search.h"

/** The reasons so far. */
typedef struct reason_list {
    uc_reason *list;
    int count;
} reason_list;

static inline void add_about(reason_list *g, const char *id, int seat, double a, double b) {
    if (g->count < UC_REASONS_MAX)
        g->list[g->count++] = (uc_reason){.id = id, .number = {a, b}, .seat = seat};
}

static inline void add(reason_list *g, const char *id, double a, double b) {
    add_about(g, id, UC_NOBODY, a, b);
}

#endif
