#include "server/audience.h"

#include <stdlib.h>

struct audience {
    visitor *visitor;
    int count, room;
    gathering gathering;
};

audience *audience_new(void) {
    return calloc(1, sizeof(audience));
}

void audience_free(audience *a) {
    if (!a) return;
    free(a->visitor);
    free(a);
}

int audience_count(const audience *a) {
    return a->count;
}

visitor *audience_at(const audience *a, int i) {
    return &a->visitor[i];
}

visitor *audience_find(const audience *a, const guest *g) {
    for (int i = 0; i < a->count; i++)
        if (a->visitor[i].guest == g) return &a->visitor[i];
    return NULL;
}

bool audience_put(audience *a, const visitor *v) {
    visitor *old = audience_find(a, v->guest);
    if (old) {
        *old = *v;
        return true;
    }
    if (a->count == a->room) {
        int wanted = 2 * a->room + 4;
        visitor *grown = realloc(a->visitor, (size_t)wanted * sizeof *grown);
        if (!grown) return false;
        a->visitor = grown;
        a->room = wanted;
    }
    a->visitor[a->count++] = *v;
    return true;
}

bool audience_remove(audience *a, const guest *g) {
    visitor *v = audience_find(a, g);
    if (!v) return false;
    *v = a->visitor[--a->count];
    if (a->count) return true;
    free(a->visitor);
    a->visitor = NULL;
    a->room = 0;
    return true;
}

gathering *audience_gathering(audience *a) {
    return &a->gathering;
}

bool audience_has(const audience *a, int viewer, bool raw) {
    for (int i = 0; i < a->count; i++)
        if (a->visitor[i].viewer == viewer && a->visitor[i].raw == raw) return true;
    return false;
}
