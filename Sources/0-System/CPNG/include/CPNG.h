#ifndef VITRINE_CPNG_H
#define VITRINE_CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng as Swift can call it.
//
// libpng leaves a failed call by `longjmp`, which Swift cannot survive. Each function here is a landing place
// for those jumps: it returns a status, and keeps libpng's text in a buffer that its caller owns. That is all
// there is in C: which file is read how, what colours mean and how pixels are compressed is decided in Swift.
// Nothing is ever printed. Pixels are moved, and expanded to RGBA by libpng; no code here computes any.
//
//   reader.c   reads a file: its header, its pixels (or passes over them), its texts, its chunks about
//              colours and the orientation.
//   writer.c   writes a file around pixels that are compressed already.

typedef enum vitrine_png_status {
    VITRINE_PNG_OK = 0,
    VITRINE_PNG_FAILED = 1,
    VITRINE_PNG_TRUNCATED = 2,
    VITRINE_PNG_OUT_OF_MEMORY = 3,
} vitrine_png_status;

enum { VITRINE_PNG_MESSAGE_SIZE = 256, VITRINE_PNG_WARNINGS_SIZE = 1024 };

/// The version of the libpng at run time, as 10639 for 1.6.39.
int vitrine_png_version(void);

// Reading. Order of calls: create, read_header, read_pixels or pass_pixels, then texts, chunks and warnings,
// destroy.

typedef struct vitrine_png_reader vitrine_png_reader;

typedef struct vitrine_png_header {
    uint32_t width;
    uint32_t height;
    /// Bits a channel in the file: 1, 2, 4, 8 or 16.
    int file_depth;
    /// Bits a channel that `read_pixels` delivers: 8, or 16 for files of 16.
    int depth;
    int interlaced;
    /// Channels a pixel in the file.
    int channels;
    /// Whether the file's samples are greys, with or without alpha.
    int gray;
    /// Whether there is a `tRNS` chunk.
    int transparent;
} vitrine_png_header;

/// A text chunk: the keyword ends in NUL, the text is `length` bytes, Latin-1 or (where `utf8`) UTF-8.
typedef struct vitrine_png_text {
    const char *keyword;
    size_t keyword_length;
    const char *text;
    size_t length;
    int utf8;
    /// Whether to write it compressed by zlib; not told of a text that was read.
    int compressed;
} vitrine_png_text;

/// A chunk that libpng was told to keep as it is. The bytes live as long as the reader.
typedef struct vitrine_png_chunk {
    /// Four letters and a NUL.
    const char *name;
    const uint8_t *bytes;
    size_t count;
    /// Whether it comes before the palette and the pixels.
    int before_palette;
} vitrine_png_chunk;

/// An ICC profile, inflated; `bytes` is NULL where there is none. The name is Latin-1.
typedef struct vitrine_png_profile {
    const char *name;
    size_t name_length;
    const uint8_t *bytes;
    size_t count;
} vitrine_png_profile;

/// A reader of `count` bytes, which must outlive it. NULL where there is no memory.
vitrine_png_reader *vitrine_png_reader_create(const uint8_t *bytes, size_t count);
void vitrine_png_reader_destroy(vitrine_png_reader *reader);

/// Reads all that comes before the pixels. The chunks `cICP`, `sRGB`, `gAMA`, `cHRM` and `eXIf` are kept, not
/// looked at, wherever they stand.
vitrine_png_status vitrine_png_reader_read_header(vitrine_png_reader *reader, vitrine_png_header *header);

/// Fills `height` rows of `width` RGBA pixels, each row `row_bytes` long (checked), 16-bit ones in the
/// machine's byte order, and reads on to the end of the file.
vitrine_png_status vitrine_png_reader_read_pixels(
    vitrine_png_reader *reader, uint8_t *pixels, size_t row_bytes);

/// Reads on to the end of a file whose pixels the caller has read, in the place of `read_pixels`. `end` is
/// where the first chunk behind the `IDAT` chunks begins; these have been checked, and there are no others.
vitrine_png_status vitrine_png_reader_pass_pixels(vitrine_png_reader *reader, size_t end);

size_t vitrine_png_reader_text_count(const vitrine_png_reader *reader);
vitrine_png_text vitrine_png_reader_text(const vitrine_png_reader *reader, size_t index);

size_t vitrine_png_reader_chunk_count(const vitrine_png_reader *reader);
/// A kept chunk, in the file's order; the name is NULL beyond the last.
vitrine_png_chunk vitrine_png_reader_chunk(const vitrine_png_reader *reader, size_t index);

vitrine_png_profile vitrine_png_reader_profile(const vitrine_png_reader *reader);

/// The text of the failure; empty where there was none.
const char *vitrine_png_reader_message(const vitrine_png_reader *reader);
/// What libpng warned of, a line each, cut at VITRINE_PNG_WARNINGS_SIZE.
const char *vitrine_png_reader_warnings(const vitrine_png_reader *reader);

// Writing.

typedef struct vitrine_png_settings {
    uint32_t width;
    uint32_t height;
    /// Bits a channel, or of an index.
    int depth;
    /// As the file stores it: 2 RGB, 3 palette, 6 RGBA.
    int color_type;
    /// For colour type 3: red, green and blue of each entry, and the alphas of the first ones.
    const uint8_t *palette;
    uint32_t palette_count;
    const uint8_t *alphas;
    uint32_t alpha_count;
    /// What the colours are: the `profile` and `code_points` of `cICP`, or an `sRGB` chunk where `profile` is
    /// NULL.
    const uint8_t *profile;
    uint32_t profile_count;
    const char *profile_name;
    uint8_t code_points[4];
} vitrine_png_settings;

typedef struct vitrine_png_output {
    /// The file, to be released with `vitrine_png_output_free`.
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    char message[VITRINE_PNG_MESSAGE_SIZE];
} vitrine_png_output;

/// Writes a whole file into `output`, which comes in zeroed. `stream` is the zlib stream of the filtered
/// rows. Keywords and texts end in NUL.
vitrine_png_status vitrine_png_encode(
    const vitrine_png_settings *settings, const uint8_t *stream, size_t stream_count,
    const vitrine_png_text *texts, size_t text_count, vitrine_png_output *output);
void vitrine_png_output_free(vitrine_png_output *output);

#endif
