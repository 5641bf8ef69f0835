#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "CHEIF.h"

// What is used of libheif's interface, which is stable (https://github.com/strukturag/libheif, heif.h): the library is
// not needed to build.
typedef struct heif_error {
    int code;
    int subcode;
    const char *message;
} heif_error;

typedef struct heif_nclx {
    uint8_t version;
    int primaries;
    int transfer;
    int matrix;
    uint8_t is_full_range;
} heif_nclx;

/// The options of decoding, to which versions of the structure have added at the end.
typedef struct heif_options {
    uint8_t version;
    uint8_t ignores_transformations;
    void (*progress[3])(void);
    void *progress_data;
    uint8_t converts_to_8_bits;
    uint8_t is_strict;
    const char *decoder;
    struct {
        uint8_t version;
        int downsampling;
        int upsampling;
        uint8_t uses_only_these;
    } conversion;
    int (*cancel)(void *);
    void *more_conversion;
    int ignores_edits;
    /// From version 8 (libheif 1.21) on: the meaning that samples are converted to; NULL is sRGB by BT.601.
    heif_nclx *output_nclx;
    int library_threads;
    int codec_threads;
    uint8_t corrects_input;
    /// From version 10 on: whether NULL leaves them as they are.
    uint8_t keeps_nclx;
} heif_options;

enum { UNDEFINED = 99, UNSUPPORTED_TYPE = 3, UNSUPPORTED_FEATURE = 4, MEMORY = 6, END_OF_DATA = 100, NO_CODEC = 3000 };
enum { COLORS_YCBCR = 0, COLORS_RGB = 1, COLORS_MONOCHROME = 2 };
enum { CHANNEL_Y = 0, CHANNEL_R = 3, CHANNEL_ALPHA = 6 };

typedef struct heic_library {
    const char *(*version)(void);
    heif_error (*init)(void *);
    void *(*context_alloc)(void);
    void (*context_free)(void *);
    heif_error (*read)(void *, const void *, size_t, const void *);
    heif_error (*primary)(void *, void **);
    void (*handle_release)(const void *);
    int (*handle_width)(const void *);
    int (*handle_height)(const void *);
    int (*is_premultiplied)(const void *);
    size_t (*profile_size)(const void *);
    heif_error (*profile)(const void *, void *);
    heif_error (*handle_nclx)(const void *, heif_nclx **);
    heif_error (*decode)(const void *, void **, int, int, const void *);
    void (*image_release)(const void *);
    heif_error (*image_nclx)(const void *, heif_nclx **);
    void (*nclx_free)(heif_nclx *);
    int (*colors)(const void *);
    int (*chroma)(const void *);
    int (*width)(const void *, int);
    int (*height)(const void *, int);
    int (*depth)(const void *, int);
    const uint8_t *(*plane)(const void *, int, int *);
    heif_options *(*options_alloc)(void);
    void (*options_free)(heif_options *);
} heic_library;

const void *vitrine_heic_load(const char *name) {
    void *file = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    if (!file) return NULL;
    heic_library *library = calloc(1, sizeof *library);
    if (!library) return NULL;
    const struct {
        void *place;
        const char *symbol;
    } symbols[] = {
        {&library->version, "heif_get_version"},
        {&library->context_alloc, "heif_context_alloc"},
        {&library->context_free, "heif_context_free"},
        {&library->read, "heif_context_read_from_memory_without_copy"},
        {&library->primary, "heif_context_get_primary_image_handle"},
        {&library->handle_release, "heif_image_handle_release"},
        {&library->handle_width, "heif_image_handle_get_width"},
        {&library->handle_height, "heif_image_handle_get_height"},
        {&library->is_premultiplied, "heif_image_handle_is_premultiplied_alpha"},
        {&library->profile_size, "heif_image_handle_get_raw_color_profile_size"},
        {&library->profile, "heif_image_handle_get_raw_color_profile"},
        {&library->handle_nclx, "heif_image_handle_get_nclx_color_profile"},
        {&library->decode, "heif_decode_image"},
        {&library->image_release, "heif_image_release"},
        {&library->image_nclx, "heif_image_get_nclx_color_profile"},
        {&library->nclx_free, "heif_nclx_color_profile_free"},
        {&library->colors, "heif_image_get_colorspace"},
        {&library->chroma, "heif_image_get_chroma_format"},
        {&library->width, "heif_image_get_width"},
        {&library->height, "heif_image_get_height"},
        {&library->depth, "heif_image_get_bits_per_pixel_range"},
        {&library->plane, "heif_image_get_plane_readonly"},
        {&library->options_alloc, "heif_decoding_options_alloc"},
        {&library->options_free, "heif_decoding_options_free"},
    };
    for (size_t index = 0; index < sizeof symbols / sizeof *symbols; index++) {
        void *symbol = dlsym(file, symbols[index].symbol);
        if (!symbol) {
            free(library);
            return NULL;
        }
        memcpy(symbols[index].place, &symbol, sizeof symbol);
    }
    // Versions from 1.13 on load their decoders here.
    void *init = dlsym(file, "heif_init");
    memcpy(&library->init, &init, sizeof init);
    if (library->init) library->init(NULL);
    return library;
}

const char *vitrine_heic_version(const void *library) { return ((const heic_library *)library)->version(); }

typedef struct heic_decoder {
    const heic_library *library;
    void *context;
    void *handle;
    void *image;
    uint8_t *profile;
} heic_decoder;

static vitrine_heif_status failure(heif_error error, vitrine_heif_picture *picture) {
    snprintf(picture->message, sizeof picture->message, "%s", error.message ? error.message : "");
    if (error.code == 0) return VITRINE_HEIF_OK;
    if (error.subcode == END_OF_DATA) return VITRINE_HEIF_TRUNCATED;
    if (error.code == MEMORY) return VITRINE_HEIF_OUT_OF_MEMORY;
    if (error.subcode == NO_CODEC) return VITRINE_HEIF_NO_DECODER;
    if (error.code == UNSUPPORTED_TYPE || error.code == UNSUPPORTED_FEATURE) return VITRINE_HEIF_UNSUPPORTED;
    return VITRINE_HEIF_FAILED;
}

/// Says what a profile does; without one, samples are BT.601 of the full range, as in JPEG.
static void describe(const heic_library *library, heif_nclx *nclx, vitrine_heif_picture *picture) {
    picture->primaries = nclx ? nclx->primaries : 2;
    picture->transfer = nclx ? nclx->transfer : 2;
    picture->matrix = nclx ? nclx->matrix : 2;
    picture->is_full_range = nclx ? nclx->is_full_range : 1;
    if (nclx) library->nclx_free(nclx);
}

static void read_profile(heic_decoder *decoder, vitrine_heif_picture *picture) {
    const heic_library *library = decoder->library;
    size_t count = library->profile_size(decoder->handle);
    if (count == 0 || count > (size_t)1 << 26) return;
    decoder->profile = calloc(count, 1);
    if (!decoder->profile || library->profile(decoder->handle, decoder->profile).code != 0) return;
    picture->profile = decoder->profile;
    picture->profile_count = count;
}

void *vitrine_heic_open(
    const void *loaded, const uint8_t *bytes, size_t count, vitrine_heif_picture *picture,
    vitrine_heif_status *status) {
    const heic_library *library = loaded;
    memset(picture, 0, sizeof *picture);
    picture->mirror = -1;
    *status = VITRINE_HEIF_OUT_OF_MEMORY;
    heic_decoder *decoder = calloc(1, sizeof *decoder);
    if (!decoder) return NULL;
    decoder->library = library;
    decoder->context = library->context_alloc();
    if (!decoder->context) return decoder;
    *status = failure(library->read(decoder->context, bytes, count, NULL), picture);
    if (*status != VITRINE_HEIF_OK) return decoder;
    *status = failure(library->primary(decoder->context, &decoder->handle), picture);
    if (*status != VITRINE_HEIF_OK) return decoder;
    picture->width = library->handle_width(decoder->handle);
    picture->height = library->handle_height(decoder->handle);
    return decoder;
}

/// Decodes to planes of some colours and chroma, whose samples are those that are coded: without being told, versions
/// from 1.21 on convert all that is not sRGB by BT.601.
static vitrine_heif_status decode_planes(
    heic_decoder *decoder, int colors, int chroma, vitrine_heif_picture *picture) {
    const heic_library *library = decoder->library;
    heif_options *options = library->options_alloc();
    if (!options) return VITRINE_HEIF_OUT_OF_MEMORY;
    heif_nclx *nclx = NULL;
    if (options->version >= 10) {
        options->keeps_nclx = 1;
    } else if (options->version >= 8 && library->handle_nclx(decoder->handle, &nclx).code == 0) {
        options->output_nclx = nclx;
    }
    vitrine_heif_status status =
        failure(library->decode(decoder->handle, &decoder->image, colors, chroma, options), picture);
    if (nclx) library->nclx_free(nclx);
    library->options_free(options);
    return status;
}

vitrine_heif_status vitrine_heic_decode(void *opened, int chroma_format, vitrine_heif_picture *picture) {
    heic_decoder *decoder = opened;
    const heic_library *library = decoder->library;
    // Asked for nothing, the library converts to RGB itself; asked for what the file has, it leaves the planes as they are.
    int wanted = chroma_format < 0 ? UNDEFINED : chroma_format == 0 ? COLORS_MONOCHROME : COLORS_YCBCR;
    int chroma_wanted = chroma_format < 0 ? UNDEFINED : chroma_format;
    vitrine_heif_status status = decode_planes(decoder, wanted, chroma_wanted, picture);
    // For older versions, greys are luma without chroma, and they convert neither to the other.
    if (status != VITRINE_HEIF_OK && chroma_format == 0) {
        status = decode_planes(decoder, COLORS_YCBCR, chroma_wanted, picture);
    }
    if (status != VITRINE_HEIF_OK) return status;
    const void *image = decoder->image;
    heif_nclx *nclx = NULL;
    if (library->image_nclx(image, &nclx).code != 0 || !nclx) {
        nclx = NULL;
        if (library->handle_nclx(decoder->handle, &nclx).code != 0) nclx = NULL;
    }
    describe(library, nclx, picture);
    read_profile(decoder, picture);
    picture->is_premultiplied = library->is_premultiplied(decoder->handle);
    int colors = library->colors(image);
    int channels[4] = {CHANNEL_Y, CHANNEL_Y + 1, CHANNEL_Y + 2, CHANNEL_ALPHA};
    if (colors == COLORS_RGB) {
        // Green, blue and red are what the matrix 0 of H.273 makes of luma, Cb and Cr.
        channels[0] = CHANNEL_R + 1;
        channels[1] = CHANNEL_R + 2;
        channels[2] = CHANNEL_R;
        picture->matrix = 0;
        picture->is_full_range = 1;
    }
    int chroma = library->chroma(image);
    if (chroma < VITRINE_HEIF_400 || chroma > VITRINE_HEIF_444) return VITRINE_HEIF_UNSUPPORTED;
    picture->chroma = colors == COLORS_MONOCHROME ? VITRINE_HEIF_400 : (vitrine_heif_chroma)chroma;
    picture->plane_width = library->width(image, channels[0]);
    picture->plane_height = library->height(image, channels[0]);
    picture->depth = library->depth(image, channels[0]);
    for (int index = 0; index < 4; index++) {
        int stride = 0;
        if (index < 3 && index > 0 && picture->chroma == VITRINE_HEIF_400) continue;
        const uint8_t *plane = library->plane(image, channels[index], &stride);
        if (!plane || stride <= 0) continue;
        int half_columns = index % 3 != 0 && picture->chroma != VITRINE_HEIF_444;
        int half_rows = index % 3 != 0 && picture->chroma == VITRINE_HEIF_420;
        int width = (picture->plane_width + half_columns) >> half_columns;
        int height = (picture->plane_height + half_rows) >> half_rows;
        // A plane of another size or depth than the others' would be read beyond its end.
        int depth = library->depth(image, channels[index]);
        if (library->width(image, channels[index]) < width || library->height(image, channels[index]) < height)
            return VITRINE_HEIF_FAILED;
        if (index == 3) picture->alpha_depth = depth;
        if (index < 3 && depth != picture->depth) return VITRINE_HEIF_UNSUPPORTED;
        picture->planes[index] = plane;
        picture->row_bytes[index] = (size_t)stride;
    }
    return VITRINE_HEIF_OK;
}

void vitrine_heic_close(void *opened) {
    heic_decoder *decoder = opened;
    if (!decoder) return;
    if (decoder->image) decoder->library->image_release(decoder->image);
    if (decoder->handle) decoder->library->handle_release(decoder->handle);
    if (decoder->context) decoder->library->context_free(decoder->context);
    free(decoder->profile);
    free(decoder);
}
