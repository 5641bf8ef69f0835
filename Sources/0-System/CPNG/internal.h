#ifndef VITRINE_CPNG_INTERNAL_H
#define VITRINE_CPNG_INTERNAL_H

#include <png.h>
#include <stdlib.h>
#include <string.h>

/// Copies as much of `text` as fits, always ending in NUL.
static inline void vitrine_copy_text(char *to, size_t size, const char *text) {
    size_t length = strlen(text);
    if (length >= size) length = size - 1;
    memcpy(to, text, length);
    to[length] = '\0';
}

/// Whether 16-bit samples need their bytes swapped: PNG stores the high byte first.
static inline int vitrine_is_little_endian(void) {
    const unsigned short probe = 1;
    unsigned char first;
    memcpy(&first, &probe, 1);
    return first == 1;
}

/// libpng's memory. A denial is counted in the `int` that `png_get_mem_ptr` gives: libpng itself tells some only as
/// a text, and leaves out a chunk for others.
static inline png_voidp vitrine_allocate(png_structp png, png_alloc_size_t size) {
    png_voidp memory = malloc(size);
    if (!memory) *(int *)png_get_mem_ptr(png) += 1;
    return memory;
}

static inline void vitrine_release(png_structp png, png_voidp memory) {
    (void)png;
    free(memory);
}

#endif
