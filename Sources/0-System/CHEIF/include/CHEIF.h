#ifndef VITRINE_CHEIF_H
#define VITRINE_CHEIF_H

#include <stddef.h>
#include <stdint.h>

// libavif and libheif as Swift can call them: structures that differ between versions of the libraries, and
// functions that are looked up at run time.
//
// The libraries deliver planes as they are coded, and what the file says of them. What becomes of them is decided
// in Swift.

typedef enum vitrine_heif_status {
    VITRINE_HEIF_OK = 0,
    VITRINE_HEIF_FAILED = 1,
    VITRINE_HEIF_TRUNCATED = 2,
    VITRINE_HEIF_OUT_OF_MEMORY = 3,
    VITRINE_HEIF_UNSUPPORTED = 4,
    VITRINE_HEIF_NO_DECODER = 5,
} vitrine_heif_status;

/// The arrangement of samples: grey, or chroma with fewer columns and rows.
typedef enum vitrine_heif_chroma {
    VITRINE_HEIF_400 = 0,
    VITRINE_HEIF_420 = 1,
    VITRINE_HEIF_422 = 2,
    VITRINE_HEIF_444 = 3,
} vitrine_heif_chroma;

/// A picture as it is coded. Its memory belongs to the decoder.
typedef struct vitrine_heif_picture {
    int width;
    int height;
    vitrine_heif_chroma chroma;
    /// The size in the planes, which a broken file may state differently.
    int plane_width;
    int plane_height;
    /// Luma, Cb, Cr and alpha; NULL if there is none. With more than 8 bits, samples have two bytes in the
    /// machine's order.
    const uint8_t *planes[4];
    /// Bytes from one row to the next.
    size_t row_bytes[4];
    int depth;
    int alpha_depth;
    /// The code points of ITU-T H.273.
    int primaries;
    int transfer;
    int matrix;
    int is_full_range;
    int is_premultiplied;
    /// An ICC profile, or NULL.
    const uint8_t *profile;
    size_t profile_count;
    /// `true` if the file states how the picture is cut: numerators and denominators of its width and height, and
    /// of the distance of its centre on both axes.
    int has_aperture;
    uint32_t aperture[8];
    /// Turns of 90 degrees anti-clockwise, after the cut.
    int turns;
    /// -1; 0 if top and bottom change places after the turns; 1 if left and right do.
    int mirror;
    /// The library's words for what is wrong.
    char message[256];
} vitrine_heif_picture;

/// The version of the libavif at run time, such as "1.0.4"; NULL if there is none.
const char *vitrine_avif_version(void);

/// Reads what a file says of its picture, or of the first of a sequence. Returns a decoder, which must be closed, or
/// NULL without memory or without the library.
void *vitrine_avif_open(
    const uint8_t *bytes, size_t count, vitrine_heif_picture *picture, vitrine_heif_status *status);

/// Decodes the picture of an open file, which has at most `limit` pixels.
vitrine_heif_status vitrine_avif_decode(void *decoder, size_t limit, vitrine_heif_picture *picture);

void vitrine_avif_close(void *decoder);

/// Loads libheif from a file or by a name, for good. Returns NULL if it is not there.
const void *vitrine_heic_load(const char *name);

/// The version of a loaded libheif.
const char *vitrine_heic_version(const void *library);

/// As for AVIF; the library cuts, turns and mirrors pictures itself.
void *vitrine_heic_open(
    const void *library, const uint8_t *bytes, size_t count, vitrine_heif_picture *picture,
    vitrine_heif_status *status);
/// Decodes the picture into planes of `chroma_format`, the number of HEVC (ITU-T H.265, 6.2) that the file has; -1 leaves the
/// choice, and then the conversion, to the library.
vitrine_heif_status vitrine_heic_decode(void *decoder, int chroma_format, vitrine_heif_picture *picture);
void vitrine_heic_close(void *decoder);

#endif
