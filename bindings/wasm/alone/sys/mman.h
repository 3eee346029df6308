/** @file
 * Zeroed memory from the heap, where there are no pages to map.
 */
#ifndef UC_ALONE_MMAN_H
#define UC_ALONE_MMAN_H

#include <stdlib.h>

#define MAP_FAILED NULL
#define mmap(address, bytes, protection, flags, file, offset) calloc(1, bytes)
#define munmap(address, bytes) ((void)(bytes), free(address))

#endif
