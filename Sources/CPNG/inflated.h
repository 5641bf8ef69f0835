#ifndef VITRINE_CPNG_INFLATED_H
#define VITRINE_CPNG_INFLATED_H

#include <stddef.h>
#include <stdint.h>

/// The filtered rows of a file, inflated at once by libdeflate, and what libpng reads in the place of the chunks that
/// held them: one `IDAT` with the rows in stored blocks, which zlib only copies, or with none of them.
///
/// Whatever is wrong with the data is libpng's to say, so nothing is inflated that is not whole: then the file is
/// read as it is.
typedef struct vitrine_inflated {
    /// NULL where nothing is inflated. Eight bytes more than there are may be read.
    uint8_t *rows;
    size_t count;
    /// How many bytes of rows libpng is shown: all or none.
    size_t shown;
    uint32_t adler;
    uint8_t header[8];
    uint8_t crc[4];
    /// What of the chunk is read next.
    size_t position;
} vitrine_inflated;

/// Inflates `count` bytes of rows from the `IDAT` chunks at `*position`, and moves it behind the last. With `shown` libpng is
/// to read the rows, and to pass over the chunk's CRC; without it, an empty picture with a right one. Returns 0, and
/// changes nothing, where the data is not whole.
int vitrine_inflate_rows(
    vitrine_inflated *inflated, const uint8_t *bytes, size_t bytes_count, size_t *position, size_t count, int shown);

/// Copies at most `count` of the chunk's bytes left, and returns how many.
size_t vitrine_inflated_read(vitrine_inflated *inflated, uint8_t *to, size_t count);

#endif
