/** @file
 * The guests at a table, each with a viewer: a seat or a spectator.
 */
#ifndef UC_SERVER_AUDIENCE_H
#define UC_SERVER_AUDIENCE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct guest guest;
typedef struct audience audience;

typedef struct visitor {
    guest *guest;
    uint64_t player;
    int viewer; /**< a seat, or UC_SPECTATOR */
    bool raw;
    bool behind; /**< does not know yet who else joined or left */
} visitor;

/** Joins and leaves are sent together with other changes within a short time. */
typedef struct gathering {
    int64_t notified_at; /**< time of the last notice about them */
    bool is_due;         /**< such a notice is due */
} gathering;

/** NULL: out of memory. */
audience *audience_new(void);
void audience_free(audience *a);
int audience_count(const audience *a);
/** The visitors are numbered from 0, in an order that may change. */
visitor *audience_at(const audience *a, int i);
/** NULL: the guest is not there. */
visitor *audience_find(const audience *a, const guest *g);
/** Adds a visitor, or replaces the one of the same guest; false: out of memory. */
bool audience_put(audience *a, const visitor *v);
/** False: the guest was not there. */
bool audience_remove(audience *a, const guest *g);
gathering *audience_gathering(audience *a);
/** Whether somebody has this viewer's view, in this form. */
bool audience_has(const audience *a, int viewer, bool raw);

#endif
