#ifndef VITRINE_CWEBP_REFERENCE_H
#define VITRINE_CWEBP_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

/// Writes pixels of RGBA as a file by libwebp: lossy, or exactly and also where they are transparent. Returns its
/// length, or 0 if that is above `capacity` or the library fails.
size_t vitrine_reference_webp_write(
    int width, int height, const uint8_t *pixels, int lossless, float quality, uint8_t *file, size_t capacity);

/// Reads a file by the library alone, with its own upsampling and colours. Returns 0 if it fails.
int vitrine_reference_webp_read(
    const uint8_t *file, size_t count, int width, int height, uint8_t *pixels);

#endif
