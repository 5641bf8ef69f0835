#include "inflated.h"

#include <libdeflate.h>
#include <stdlib.h>
#include <string.h>

// zlib's inflation is three quarters of what reading a screen takes; libdeflate's is 3.4 times as fast, but wants
// the whole stream at once, which libpng cannot give. Through stored blocks, libpng stays what reads the
// file, its filters and its interlacing.

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

/// One `IDAT` at `header`, whole and with the right CRC: its length, or -1.
static int64_t data_length(const uint8_t *bytes, size_t count, size_t header) {
    if (count - header < CHUNK_HEADER + CHUNK_CRC) return -1;
    const uint8_t *chunk = bytes + header;
    size_t length = big_endian(chunk);
    if (memcmp(chunk + 4, "IDAT", 4) != 0) return -1;
    if (length > count - header - CHUNK_HEADER - CHUNK_CRC) return -1;
    if (libdeflate_crc32(0, chunk + 4, length + 4) != big_endian(chunk + CHUNK_HEADER + length)) return -1;
    return (int64_t)length;
}

int vitrine_inflate_rows(
    vitrine_inflated *inflated, const uint8_t *bytes, size_t bytes_count, size_t *position, size_t count) {
    if (*position < CHUNK_HEADER || count == 0) return 0;
    size_t end = *position - CHUNK_HEADER;
    size_t first = big_endian(bytes + end);
    size_t blocks = (count + BLOCK - 1) / BLOCK;
    size_t stream = ZLIB_HEADER + blocks * BLOCK_HEADER + count + ZLIB_SUM;
    // What is left goes into a second chunk, which must not be empty, and whose length has 31 bits.
    if (stream <= first || stream - first > INT32_MAX) return 0;

    size_t compressed_count = 0;
    int64_t length;
    while ((length = data_length(bytes, bytes_count, end)) >= 0) {
        compressed_count += (size_t)length;
        end += CHUNK_HEADER + (size_t)length + CHUNK_CRC;
    }
    // A chunk of data that is not whole is libpng's to refuse.
    if (bytes_count - end >= CHUNK_HEADER && memcmp(bytes + end + 4, "IDAT", 4) == 0) return 0;

    uint8_t *rows = malloc(count);
    // One chunk needs no gathering.
    const uint8_t *compressed = bytes + *position;
    uint8_t *gathered = compressed_count == first ? NULL : malloc(compressed_count);
    struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
    int is_whole = rows && decompressor && (gathered || compressed_count == first);
    if (is_whole && gathered) {
        size_t filled = 0;
        for (size_t header = *position - CHUNK_HEADER; header < end;) {
            size_t chunk = big_endian(bytes + header);
            memcpy(gathered + filled, bytes + header + CHUNK_HEADER, chunk);
            filled += chunk;
            header += CHUNK_HEADER + chunk + CHUNK_CRC;
        }
        compressed = gathered;
    }
    if (is_whole) {
        size_t used = 0;
        size_t made = 0;
        is_whole = libdeflate_zlib_decompress_ex(
                       decompressor, compressed, compressed_count, rows, count, &used, &made) == LIBDEFLATE_SUCCESS &&
                   used == compressed_count && made == count;
    }
    libdeflate_free_decompressor(decompressor);
    free(gathered);
    if (!is_whole) {
        free(rows);
        return 0;
    }
    *inflated = (vitrine_inflated){
        .rows = rows, .count = count, .adler = libdeflate_adler32(1, rows, count), .first = first, .stream = stream};
    *position = end;
    return 1;
}

/// Bytes of the zlib stream from `offset`, at most `count`; as many as one block has there, or less.
static size_t stream_read(const vitrine_inflated *inflated, size_t offset, uint8_t *to, size_t count) {
    uint8_t small[8];
    size_t start;
    size_t length;
    if (offset < ZLIB_HEADER) {
        // Method 8 with the widest window; no dictionary, and a check that makes it a multiple of 31.
        memcpy(small, "\x78\x01", ZLIB_HEADER);
        start = offset;
        length = ZLIB_HEADER;
    } else if (offset >= inflated->stream - ZLIB_SUM) {
        put_big_endian(small, inflated->adler);
        start = offset - (inflated->stream - ZLIB_SUM);
        length = ZLIB_SUM;
    } else {
        size_t block = (offset - ZLIB_HEADER) / (BLOCK + BLOCK_HEADER);
        start = (offset - ZLIB_HEADER) % (BLOCK + BLOCK_HEADER);
        size_t held = smaller(inflated->count - block * BLOCK, BLOCK);
        if (start >= BLOCK_HEADER) {
            size_t taken = smaller(count, held + BLOCK_HEADER - start);
            memcpy(to, inflated->rows + block * BLOCK + (start - BLOCK_HEADER), taken);
            return taken;
        }
        int is_last = (block + 1) * BLOCK >= inflated->count;
        small[0] = (uint8_t)is_last;
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
    // The CRC of the first chunk, which libpng is told to pass over, and the header of the second.
    uint8_t joint[CHUNK_CRC + CHUNK_HEADER] = {0};
    put_big_endian(joint + CHUNK_CRC, (uint32_t)(inflated->stream - inflated->first));
    memcpy(joint + CHUNK_CRC + 4, "IDAT", 4);
    size_t total = inflated->stream + sizeof joint + CHUNK_CRC;

    size_t filled = 0;
    while (filled < count && inflated->position < total) {
        size_t at = inflated->position;
        size_t wanted = count - filled;
        size_t taken;
        if (at < inflated->first) {
            taken = stream_read(inflated, at, to + filled, smaller(wanted, inflated->first - at));
        } else if (at < inflated->first + sizeof joint) {
            size_t start = at - inflated->first;
            taken = smaller(wanted, sizeof joint - start);
            memcpy(to + filled, joint + start, taken);
        } else if (at < inflated->stream + sizeof joint) {
            size_t left = inflated->stream + sizeof joint - at;
            taken = stream_read(inflated, at - sizeof joint, to + filled, smaller(wanted, left));
        } else {
            taken = smaller(wanted, total - at);
            memset(to + filled, 0, taken);
        }
        filled += taken;
        inflated->position += taken;
    }
    return filled;
}
