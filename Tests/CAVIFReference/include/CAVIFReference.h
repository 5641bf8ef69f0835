#ifndef VITRINE_CAVIF_REFERENCE_H
#define VITRINE_CAVIF_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

/// What a file is to say of its picture, in the words and numbers of libavif.
typedef struct vitrine_reference_avif {
    int width;
    int height;
    int depth;
    /// 1 for 4:4:4, 2 for 4:2:2, 3 for 4:2:0, 4 for greys.
    int format;
    int is_full_range;
    int primaries;
    int transfer;
    int matrix;
    int has_alpha;
    int is_premultiplied;
    int quantizer;
    /// Turns of 90 degrees; -1 for none.
    int turns;
    int mirror;
    /// Numerators and denominators; zeros for none.
    uint32_t aperture[8];
    int frames;
} vitrine_reference_avif;

/// Writes samples of two bytes, luma, Cb, Cr and alpha one after the other, as a file by libavif, with a profile if
/// its length is not 0. Returns its length, or 0 if that is above `capacity` or the library fails.
size_t vitrine_reference_avif_write(
    const vitrine_reference_avif *said, const uint16_t *samples, const uint8_t *profile, size_t profile_count,
    uint8_t *file, size_t capacity);

/// Reads a file by the library alone, with its own upsampling and colours, neither turned nor cut. Returns 0 if it
/// fails.
int vitrine_reference_avif_read(const uint8_t *file, size_t count, int width, int height, uint8_t *pixels);

#endif
