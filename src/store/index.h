/** @file
 * The position of each table's journal in the log: a map from table to spot.
 */
#ifndef UC_STORE_INDEX_H
#define UC_STORE_INDEX_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** The journal of a table that is not archived. */
typedef struct store_spot {
    uint64_t table;
    int64_t first, last; /**< rows of the log; last is never 0 */
    int64_t place;       /**< the first row that held its last lines */
    uint32_t lines;
    uint32_t bytes; /**< of all its lines */
} store_spot;

/** An open-addressed hash table; all zero means empty. */
typedef struct store_index {
    store_spot *spots; /**< [size]; free where last is 0 */
    size_t size;       /**< 0 or a power of two */
    size_t used;
} store_index;

/** NULL if the table is missing. */
store_spot *store_index_find(const store_index *index, uint64_t table);
/** Makes room for `more` tables; false if out of memory. */
bool store_index_reserve(store_index *index, size_t more);
/** Adds or replaces a spot; false if out of memory. */
bool store_index_set(store_index *index, const store_spot *spot);
void store_index_remove(store_index *index, uint64_t table);
/** Removes all. */
void store_index_clear(store_index *index);
void store_index_free(store_index *index);

#endif
