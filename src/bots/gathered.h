/** @file
 * How a game gathers its reasons.
 */
#ifndef UC_BOTS_GATHERED_H
#define UC_BOTS_GATHERED_H

#include "upcard/search.h"

/** The reasons so far. */
typedef struct gathered {
    uc_reason *list;
    int count;
} gathered;

static inline void about(gathered *g, const char *id, int seat, double a, double b) {
    if (g->count < UC_REASONS_MAX)
        g->list[g->count++] = (uc_reason){.id = id, .number = {a, b}, .seat = seat};
}

static inline void add(gathered *g, const char *id, double a, double b) {
    about(g, id, UC_NOBODY, a, b);
}

#endif
