#ifndef VITRINE_CPNG_ORACLE_H
#define VITRINE_CPNG_ORACLE_H

#include <stddef.h>
#include <stdint.h>

/// Returns the size in bytes of the file that libpng writes for RGBA pixels at level 6 with all its filters,
/// without their alpha if `opaque`, or 0 if it fails.
size_t vitrine_reference_png_size(uint32_t width, uint32_t height, int opaque, const uint8_t *pixels);

#endif
