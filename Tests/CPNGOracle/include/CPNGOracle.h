#ifndef VITRINE_CPNG_ORACLE_H
#define VITRINE_CPNG_ORACLE_H

#include <stddef.h>
#include <stdint.h>

/// Bytes of the file that libpng makes of RGBA pixels at level 6 with all of its filters, without their alpha
/// where `opaque`; 0 where it fails.
size_t vitrine_oracle_png_size(uint32_t width, uint32_t height, int opaque, const uint8_t *pixels);

#endif
