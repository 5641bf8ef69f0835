#include "CProcessMemory.h"

#if defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)
#include <limits.h>
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// A screen takes about 45 MB in pieces of 1 to 24 MB. By default, each piece is mapped separately and
// returned, and the pages of the next are cleared again: 10,000 page faults, an eighth of the time from scene
// file to PNG. Kept in one heap of large pages, there are 1,500.

enum {
    /// More than one screen takes. It is only a range of addresses until it is written to.
    HEAP = 80 << 20,
    /// The maximum size that glibc allocates from its heap rather than mapping it.
    LARGEST = 32 << 20,
    LARGE_PAGE = 2 << 20,
    /// With more processors, threads would wait for a single shared heap.
    PROCESSORS_OF_ONE_HEAP = 4,
};

static int has_one_heap;

void vitrine_prepare_process_memory(int processors) {
    mallopt(M_MMAP_THRESHOLD, LARGEST);
    mallopt(M_TRIM_THRESHOLD, INT_MAX);
    if (processors > PROCESSORS_OF_ONE_HEAP) return;
    has_one_heap = 1;
    mallopt(M_ARENA_MAX, 1);
    uintptr_t start = (uintptr_t)sbrk(0);
    // More than the initial size of the heap, so that it grows at once; volatile, or the compiler removes
    // both calls.
    mallopt(M_TOP_PAD, HEAP);
    void *volatile grown = malloc(1 << 20);
    free(grown);
    mallopt(M_TOP_PAD, 1 << 20);
    uintptr_t end = (uintptr_t)sbrk(0) & ~(uintptr_t)(LARGE_PAGE - 1);
    uintptr_t first = (start + LARGE_PAGE - 1) & ~(uintptr_t)(LARGE_PAGE - 1);
    if (first < end) madvise((void *)first, end - first, MADV_HUGEPAGE);
}

void vitrine_divide_process_memory(void) {
    if (has_one_heap) mallopt(M_ARENA_MAX, 2);
}

void vitrine_release_process_memory(void) { malloc_trim(0); }

#else

void vitrine_prepare_process_memory(int processors) { (void)processors; }

void vitrine_divide_process_memory(void) {}

void vitrine_release_process_memory(void) {}

#endif
