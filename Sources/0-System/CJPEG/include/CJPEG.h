#ifndef VITRINE_CJPEG_H
#define VITRINE_CJPEG_H

#include <stddef.h>
#include <stdint.h>

// libjpeg-turbo as Swift can call it.
//
// libjpeg leaves a failed call by a handler that must not return. Each function here is a landing place for its
// `longjmp`: it returns a status, and keeps the library's text. Nothing is ever printed. The library delivers
// the samples of each component as the file has them, after the exact inverse transform; what becomes of
// them, from the missing samples between those of chroma to colours, is decided in Swift.

typedef enum vitrine_jpeg_status {
    VITRINE_JPEG_OK = 0,
    VITRINE_JPEG_FAILED = 1,
    VITRINE_JPEG_TRUNCATED = 2,
    VITRINE_JPEG_OUT_OF_MEMORY = 3,
    VITRINE_JPEG_UNSUPPORTED = 4,
} vitrine_jpeg_status;

enum {
    VITRINE_JPEG_MESSAGE_SIZE = 256,
    VITRINE_JPEG_WARNINGS_SIZE = 1024,
    VITRINE_JPEG_COMPONENTS = 4,
    /// The most scans of a file that is read. Programs write about ten; a scan of a hundred bytes may change
    /// every coefficient of the largest picture.
    VITRINE_JPEG_SCANS = 200,
};

/// The version of libjpeg-turbo that this was built with, as 2001005 for 2.1.5.
int vitrine_jpeg_version(void);

typedef enum vitrine_jpeg_colors {
    VITRINE_JPEG_UNKNOWN = 0,
    VITRINE_JPEG_GRAY = 1,
    VITRINE_JPEG_RGB = 2,
    VITRINE_JPEG_YCC = 3,
    VITRINE_JPEG_CMYK = 4,
    VITRINE_JPEG_YCCK = 5,
} vitrine_jpeg_colors;

typedef struct vitrine_jpeg_header {
    uint32_t width;
    uint32_t height;
    int components;
    /// What the components are, by the file's markers and the names of the components.
    vitrine_jpeg_colors colors;
    /// Whether there is Adobe's marker, whose CMYK is inverted.
    int adobe;
    /// How many samples there are of each component for the same area.
    int horizontal[VITRINE_JPEG_COMPONENTS];
    int vertical[VITRINE_JPEG_COMPONENTS];
} vitrine_jpeg_header;

typedef struct vitrine_jpeg_reader vitrine_jpeg_reader;

/// A reader of `count` bytes, which must outlive it. NULL where there is no memory.
vitrine_jpeg_reader *vitrine_jpeg_reader_create(const uint8_t *bytes, size_t count);
void vitrine_jpeg_reader_destroy(vitrine_jpeg_reader *reader);

/// Reads up to the first scan.
vitrine_jpeg_status vitrine_jpeg_reader_read_header(
    vitrine_jpeg_reader *reader, vitrine_jpeg_header *header);

/// Fills a plane for each component, and reads on to the end of the picture. A plane has whole MCUs: for each,
/// 8 times `horizontal` columns and 8 times `vertical` rows.
///
/// `memory` is how many bytes the library may take for coefficients.
vitrine_jpeg_status vitrine_jpeg_reader_read_planes(
    vitrine_jpeg_reader *reader, uint8_t *const *planes, const size_t *strides, long memory);

/// The text of the failure; empty where there was none.
const char *vitrine_jpeg_reader_message(const vitrine_jpeg_reader *reader);
/// What is odd but harmless, a line each, cut at VITRINE_JPEG_WARNINGS_SIZE.
const char *vitrine_jpeg_reader_warnings(const vitrine_jpeg_reader *reader);

#endif
