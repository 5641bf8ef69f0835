#include "inflated.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// zlib's inflation is three quarters of what reading a screen takes; libdeflate's is 3.4 times as fast, but wants
// the whole stream at once, which libpng cannot give. Through stored blocks, libpng stays what reads the file.

enum {
    // A chunk's length and name before its data, and its CRC behind.
    CHUNK_HEADER = 8,
    CHUNK_CRC = 4,
    // The two bytes that a zlib stream begins with, and the sum at its end.
    ZLIB_HEADER = 2,
    ZLIB_SUM = 4,
    // The bytes before a stored block, and the most that it holds.
    BLOCK_HEADER = 5,
    BLOCK = 65535,
};

static uint32_t big_endian(const uint8_t *bytes) {
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void put_big_endian(uint8_t *to, uint32_t value) {
    for (int i = 0; i < 4; i++) to[i] = (uint8_t)(value >> (24 - 8 * i));
}

static size_t smaller(size_t a, size_t b) { return a < b ? a : b; }

/// The length of the zlib stream that libpng is shown.
static size_t stream_length(const vitrine_inflated *inflated) {
    size_t blocks = inflated->shown == 0 ? 1 : (inflated->shown + BLOCK - 1) / BLOCK;
    return ZLIB_HEADER + blocks * BLOCK_HEADER + inflated->shown + ZLIB_SUM;
}

/// The length of the data of an `IDAT` that is whole and has the right CRC; -1 for anything else.
static int64_t data_length(const uint8_t *bytes, size_t count, size_t header) {
    if (count - header < CHUNK_HEADER + CHUNK_CRC) return -1;
    const uint8_t *chunk = bytes + header;
    size_t length = big_endian(chunk);
    if (memcmp(chunk + 4, "IDAT", 4) != 0) return -1;
    if (length > count - header - CHUNK_HEADER - CHUNK_CRC) return -1;
    if (libdeflate_crc32(0, chunk + 4, length + 4) != big_endian(chunk + CHUNK_HEADER + length)) return -1;
    return (int64_t)length;
}

/// The data of the chunks from `start` to `end` in one piece: of a single one where it lies, else in `*gathered`,
/// which is to be freed. NULL where there is no memory.
static const uint8_t *joined(
    const uint8_t *bytes, size_t start, size_t end, size_t count, uint8_t **gathered) {
    if (big_endian(bytes + start) == count) return bytes + start + CHUNK_HEADER;
    *gathered = malloc(count);
    if (!*gathered) return NULL;
    uint8_t *to = *gathered;
    while (start < end) {
        size_t length = big_endian(bytes + start);
        memcpy(to, bytes + start + CHUNK_HEADER, length);
        to += length;
        start += CHUNK_HEADER + length + CHUNK_CRC;
    }
    return *gathered;
}

static int inflate_whole(const uint8_t *data, size_t count, uint8_t *rows, size_t rows_count) {
    struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
    if (!decompressor) return 0;
    size_t used = 0;
    size_t made = 0;
    enum libdeflate_result result =
        libdeflate_zlib_decompress_ex(decompressor, data, count, rows, rows_count, &used, &made);
    libdeflate_free_decompressor(decompressor);
    return result == LIBDEFLATE_SUCCESS && used == count && made == rows_count;
}

int vitrine_inflate_rows(
    vitrine_inflated *inflated, const uint8_t *bytes, size_t bytes_count, size_t *position, size_t count, int shown) {
    // A chunk's length has 31 bits.
    if (count == 0 || count > INT32_MAX / 2) return 0;
    size_t end = *position;
    size_t compressed = 0;
    int64_t length;
    while ((length = data_length(bytes, bytes_count, end)) >= 0) {
        compressed += (size_t)length;
        end += CHUNK_HEADER + (size_t)length + CHUNK_CRC;
    }
    // A chunk of data that is not whole is libpng's to refuse.
    if (bytes_count - end >= CHUNK_HEADER && memcmp(bytes + end + 4, "IDAT", 4) == 0) return 0;
    if (compressed == 0) return 0;

    uint8_t *gathered = NULL;
    const uint8_t *data = joined(bytes, *position, end, compressed, &gathered);
    uint8_t *rows = data ? malloc(count + 8) : NULL;
    int is_whole = rows && inflate_whole(data, compressed, rows, count);
    free(gathered);
    if (!is_whole) {
        free(rows);
        return 0;
    }
    memset(rows + count, 0, 8);
    *inflated = (vitrine_inflated){.rows = rows, .count = count, .shown = shown ? count : 0};
    inflated->adler = libdeflate_adler32(1, rows, inflated->shown);
    put_big_endian(inflated->header, (uint32_t)stream_length(inflated));
    memcpy(inflated->header + 4, "IDAT", 4);
    if (!shown) {
        uint8_t chunk[CHUNK_HEADER + ZLIB_HEADER + BLOCK_HEADER + ZLIB_SUM];
        size_t filled = vitrine_inflated_read(inflated, chunk, sizeof chunk);
        put_big_endian(inflated->crc, libdeflate_crc32(0, chunk + 4, filled - 4));
        inflated->position = 0;
    }
    *position = end;
    return 1;
}

/// Bytes of the zlib stream from `offset`, at most `count`; as many as one block has there, or less.
static size_t stream_read(const vitrine_inflated *inflated, size_t offset, uint8_t *to, size_t count) {
    uint8_t small[8];
    size_t start;
    size_t length;
    size_t sum = stream_length(inflated) - ZLIB_SUM;
    if (offset < ZLIB_HEADER) {
        // Method 8 with the widest window; no dictionary, and a check that makes it a multiple of 31.
        memcpy(small, "\x78\x01", ZLIB_HEADER);
        start = offset;
        length = ZLIB_HEADER;
    } else if (offset >= sum) {
        put_big_endian(small, inflated->adler);
        start = offset - sum;
        length = ZLIB_SUM;
    } else {
        size_t block = (offset - ZLIB_HEADER) / (BLOCK + BLOCK_HEADER);
        start = (offset - ZLIB_HEADER) % (BLOCK + BLOCK_HEADER);
        size_t held = smaller(inflated->shown - block * BLOCK, BLOCK);
        if (start >= BLOCK_HEADER) {
            size_t taken = smaller(count, held + BLOCK_HEADER - start);
            memcpy(to, inflated->rows + block * BLOCK + (start - BLOCK_HEADER), taken);
            return taken;
        }
        small[0] = (block + 1) * BLOCK >= inflated->shown;
        small[1] = (uint8_t)held;
        small[2] = (uint8_t)(held >> 8);
        small[3] = (uint8_t)~small[1];
        small[4] = (uint8_t)~small[2];
        length = BLOCK_HEADER;
    }
    size_t taken = smaller(count, length - start);
    memcpy(to, small + start, taken);
    return taken;
}

size_t vitrine_inflated_read(vitrine_inflated *inflated, uint8_t *to, size_t count) {
    size_t end = CHUNK_HEADER + stream_length(inflated);
    size_t filled = 0;
    while (filled < count && inflated->position < end + CHUNK_CRC) {
        size_t at = inflated->position;
        size_t wanted = count - filled;
        size_t taken;
        if (at < CHUNK_HEADER) {
            taken = smaller(wanted, CHUNK_HEADER - at);
            memcpy(to + filled, inflated->header + at, taken);
        } else if (at < end) {
            taken = stream_read(inflated, at - CHUNK_HEADER, to + filled, smaller(wanted, end - at));
        } else {
            taken = smaller(wanted, end + CHUNK_CRC - at);
            memcpy(to + filled, inflated->crc + (at - end), taken);
        }
        filled += taken;
        inflated->position += taken;
    }
    return filled;
}
