/* Memory for a page, in place of the C library's: that one is nearly a tenth of the engine of a game, which a
 * slow line brings before the first card. The engine asks seldom, for few blocks. */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    ALIGNMENT = 32,
    SMALLEST = 4 * ALIGNMENT,
    SIZES = 4 * 23, /* of blocks: four for each power of two, from the smallest to nearly 1 GB */
    PAGE = 1 << 16,
};

/* The head of a block. A freed one waits in the list of its size. */
typedef struct block {
    _Alignas(ALIGNMENT) struct block *next;
    int size; /* its number */
} block;

extern char __heap_base;

static block *freed[SIZES];
static uintptr_t taken; /* the end of the last block */

static size_t bytes_of(int size) {
    return (size_t)(4 + size % 4) * ALIGNMENT << size / 4;
}

/* The least size with so many bytes. */
static int size_for(size_t bytes) {
    if (bytes <= SMALLEST) return 0;
    int above = __builtin_clz(SMALLEST) - __builtin_clz((unsigned)bytes - 1); /* powers of two */
    size_t step = (size_t)ALIGNMENT << above;
    return 4 * above + (int)((bytes + step - 1) / step) - 4;
}

/* A new block, or NULL when the page gets no more memory. */
static block *fresh(int size) {
    uintptr_t start = taken ? taken : ((uintptr_t)&__heap_base + ALIGNMENT - 1) & -ALIGNMENT;
    uintptr_t end = start + bytes_of(size), have = __builtin_wasm_memory_size(0) * PAGE;
    if (end < start) return NULL;
    size_t pages = end > have ? (end - have + PAGE - 1) / PAGE : 0;
    if (pages && __builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
    taken = end;
    return (block *)start;
}

void *malloc(size_t bytes) {
    if (bytes > bytes_of(SIZES - 1) - sizeof(block)) return NULL;
    int size = size_for(bytes + sizeof(block));
    block *found = freed[size];
    if (found)
        freed[size] = found->next;
    else
        found = fresh(size);
    if (!found) return NULL;
    found->size = size;
    return found + 1;
}

void *aligned_alloc(size_t alignment, size_t bytes) {
    return alignment <= ALIGNMENT ? malloc(bytes) : NULL;
}

void free(void *memory) {
    if (!memory) return;
    block *done = (block *)memory - 1;
    done->next = freed[done->size];
    freed[done->size] = done;
}

void *calloc(size_t count, size_t size) {
    size_t bytes;
    void *memory = __builtin_mul_overflow(count, size, &bytes) ? NULL : malloc(bytes);
    return memory ? memset(memory, 0, bytes) : NULL;
}

void *realloc(void *memory, size_t bytes) {
    size_t room = memory ? bytes_of(((block *)memory - 1)->size) - sizeof(block) : 0;
    if (memory && bytes <= room) return memory;
    void *moved = malloc(bytes);
    if (moved && memory) memcpy(moved, memory, room), free(memory);
    return moved;
}
