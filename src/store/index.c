#include "store/index.h"

#include <stdlib.h>
#include <string.h>

enum { SIZE_MIN = 64 };

static size_t home(const store_index *index, uint64_t table) {
    uint64_t mixed = (table ^ table >> 32) * UINT64_C(0x9E3779B97F4A7C15);
    return (size_t)(mixed >> 32) & (index->size - 1);
}

/** The slot of a table, or the free one where it belongs. */
static size_t place(const store_index *index, uint64_t table) {
    size_t at = home(index, table);
    while (index->spots[at].last && index->spots[at].table != table) at = (at + 1) & (index->size - 1);
    return at;
}

store_spot *store_index_find(const store_index *index, uint64_t table) {
    if (!index->used) return NULL;
    store_spot *spot = &index->spots[place(index, table)];
    return spot->last ? spot : NULL;
}

static bool resize(store_index *index, size_t size) {
    store_index larger = {.spots = calloc(size, sizeof *larger.spots), .size = size, .used = index->used};
    if (!larger.spots) return false;
    for (size_t i = 0; i < index->size; i++)
        if (index->spots[i].last) larger.spots[place(&larger, index->spots[i].table)] = index->spots[i];
    free(index->spots);
    *index = larger;
    return true;
}

bool store_index_reserve(store_index *index, size_t more) {
    size_t size = index->size ? index->size : SIZE_MIN;
    while (size * 3 / 4 < index->used + more) size *= 2;
    return size == index->size || resize(index, size);
}

bool store_index_set(store_index *index, const store_spot *spot) {
    if (!store_index_reserve(index, 1)) return false;
    store_spot *at = &index->spots[place(index, spot->table)];
    index->used += !at->last;
    *at = *spot;
    return true;
}

void store_index_remove(store_index *index, uint64_t table) {
    if (!store_index_find(index, table)) return;
    size_t mask = index->size - 1, hole = place(index, table);
    /* Later entries move up, unless their home slot lies behind the hole. */
    for (size_t at = (hole + 1) & mask; index->spots[at].last; at = (at + 1) & mask)
        if (((at - home(index, index->spots[at].table)) & mask) >= ((at - hole) & mask)) {
            index->spots[hole] = index->spots[at];
            hole = at;
        }
    index->spots[hole].last = 0;
    index->used--;
}

void store_index_clear(store_index *index) {
    if (index->used) memset(index->spots, 0, index->size * sizeof *index->spots);
    index->used = 0;
}

void store_index_free(store_index *index) {
    free(index->spots);
    *index = (store_index){0};
}
