#ifndef VITRINE_CJPEG_REFERENCE_H
#define VITRINE_CJPEG_REFERENCE_H

#include <stddef.h>
#include <stdint.h>

/// How libjpeg-turbo is to write a picture.
typedef struct vitrine_reference_jpeg {
    uint32_t width;
    uint32_t height;
    /// What the file stores: 1 greys, 2 RGB, 3 YCbCr, 4 CMYK, 5 YCCK.
    int colors;
    /// The numbers of samples of each component for the same area.
    int horizontal[4];
    int vertical[4];
    int quality;
    int progressive;
    int arithmetic;
    /// MCUs between restart markers; 0 for none.
    int restart;
    /// 1 for Adobe's marker in files of CMYK.
    int adobe;
} vitrine_reference_jpeg;

/// Whether the library writes and reads arithmetic coding.
int vitrine_reference_jpeg_has_arithmetic(void);

/// Writes a file of interleaved samples: greys, RGB, or CMYK for 4 and 5. Returns its length, or 0 if that is
/// above `capacity` or the library fails.
size_t vitrine_reference_jpeg_write(
    const vitrine_reference_jpeg *settings, const uint8_t *samples, uint8_t *file, size_t capacity);

/// Reads a file by the library alone, with its own upsampling and colours: RGB, or CMYK where the file has it.
/// Returns the number of components of a pixel, or 0 if it fails.
int vitrine_reference_jpeg_read(
    const uint8_t *file, size_t count, uint8_t *samples, size_t capacity);

#endif
