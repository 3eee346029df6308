/** @file
 * Journals as text, and compressed by zlib.
 */
#ifndef UC_STORE_PACK_H
#define UC_STORE_PACK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/** A journal. */
typedef struct store_lines {
    char *text; /**< by malloc, not terminated */
    size_t length;
    uint32_t count; /**< of lines */
} store_lines;

/** A packed journal. */
typedef struct store_packed {
    void *data; /**< a zlib stream */
    size_t size;
    size_t length; /**< of the text */
} store_packed;

/** Compresses; data by malloc. False if out of memory. */
bool store_pack(const store_lines *lines, store_packed *ret_packed);
/** Decompresses into ret_lines->text and ->length. False if the data is damaged or out of memory. */
bool store_unpack(const store_packed *packed, store_lines *ret_lines);

#endif
