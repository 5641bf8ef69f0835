#ifndef VITRINE_CPNG_INFLATED_H
#define VITRINE_CPNG_INFLATED_H

#include <stddef.h>
#include <stdint.h>

/// The filtered rows of a file, inflated at once by libdeflate, and a place in the file as libpng then reads it:
/// the same chunks, with the rows in `IDAT` as stored blocks, which zlib only copies.
///
/// Whatever is wrong with the data is libpng's to say, so nothing is inflated that is not whole: then the
/// file is read as it is.
typedef struct vitrine_inflated {
    /// The zlib stream of stored blocks is never made as such; its bytes are told from `rows`.
    uint8_t *rows;
    size_t count;
    uint32_t adler;
    /// Bytes of the stream in the first `IDAT`, as many as the file's own has, whose header libpng has read.
    size_t first;
    size_t stream;
    /// What is read next.
    size_t position;
} vitrine_inflated;

/// Inflates the `count` bytes of rows whose first `IDAT` begins at `*position`, just behind its header, and moves
/// `*position` behind the last. Returns 0, and changes nothing, where that cannot be: then `rows` is NULL.
int vitrine_inflate_rows(
    vitrine_inflated *inflated, const uint8_t *bytes, size_t bytes_count, size_t *position, size_t count);

/// Copies at most `count` of the bytes left, and returns how many.
size_t vitrine_inflated_read(vitrine_inflated *inflated, uint8_t *to, size_t count);

#endif
