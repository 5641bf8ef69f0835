#ifndef VITRINE_CWEBP_H
#define VITRINE_CWEBP_H

#include <stddef.h>
#include <stdint.h>

// libwebp as Swift can call it: its configuration is a structure of unions that grows with its versions.
//
// The library delivers luma, chroma and alpha of lossy pictures as they are stored, and the pixels of lossless
// ones, which are exact. What becomes of them is decided in Swift, and so is what a file consists of.

typedef enum vitrine_webp_status {
    VITRINE_WEBP_OK = 0,
    VITRINE_WEBP_FAILED = 1,
    VITRINE_WEBP_TRUNCATED = 2,
    VITRINE_WEBP_OUT_OF_MEMORY = 3,
} vitrine_webp_status;

/// The version of the libwebp at run time, as 0x010204 for 1.2.4.
int vitrine_webp_version(void);

/// Memory for the planes of a lossy picture. Chroma has half of the columns and rows, rounded up.
typedef struct vitrine_webp_planes {
    uint8_t *y;
    uint8_t *u;
    uint8_t *v;
    /// NULL to leave it out.
    uint8_t *a;
    int width;
    int height;
} vitrine_webp_planes;

/// Fills the planes of a file of one lossy picture, which has the size that they state.
vitrine_webp_status vitrine_webp_read_planes(
    const uint8_t *bytes, size_t count, const vitrine_webp_planes *planes);

/// Fills `width * height` pixels of RGBA from a file of one lossless picture.
vitrine_webp_status vitrine_webp_read_pixels(
    const uint8_t *bytes, size_t count, uint8_t *pixels, int width, int height);

#endif
