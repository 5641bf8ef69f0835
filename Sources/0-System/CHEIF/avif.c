#include <avif/avif.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "CHEIF.h"

// What is used of libavif. On Linux it is loaded for the first file: with the encoders that it is linked with, which are
// some thirty libraries, it is a third of the time in which a program starts that needs none of them.
#define FUNCTIONS(use)                                                                                               \
    use(Version) use(ResultToString) use(DecoderCreate) use(DecoderSetIOMemory) use(DecoderParse)                    \
        use(DecoderNextImage) use(DecoderDestroy)

#define MEMBER(name) __typeof__(&avif##name) name;
static struct {
    FUNCTIONS(MEMBER)
    int is_loaded;
} avif;

#ifdef __linux__
#include <dlfcn.h>

// The name of the library whose structures are those of the header (CMakeLists.txt of libavif).
#if AVIF_VERSION_MAJOR >= 1
#define LIBRARY "libavif.so.16"
#elif AVIF_VERSION_MINOR >= 11
#define LIBRARY "libavif.so.15"
#elif AVIF_VERSION_MINOR >= 10
#define LIBRARY "libavif.so.14"
#else
#define LIBRARY "libavif.so.13"
#endif

static void load(void) {
    void *file = dlopen(LIBRARY, RTLD_LAZY | RTLD_LOCAL);
    if (!file) return;
    void *symbol;
#define FIND(name)                                                                                                   \
    if (!(symbol = dlsym(file, "avif" #name))) return;                                                               \
    memcpy(&avif.name, &symbol, sizeof symbol);
    FUNCTIONS(FIND)
    avif.is_loaded = 1;
}
#else
static void load(void) {
#define TAKE(name) avif.name = avif##name;
    FUNCTIONS(TAKE)
    avif.is_loaded = 1;
}
#endif

/// Returns whether there is a libavif.
static int is_available(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load);
    return avif.is_loaded;
}

const char *vitrine_avif_version(void) { return is_available() ? avif.Version() : NULL; }

static vitrine_heif_status failure(const avifDecoder *decoder, avifResult result, vitrine_heif_picture *picture) {
    const char *detail = decoder->diag.error[0] ? decoder->diag.error : avif.ResultToString(result);
    snprintf(picture->message, sizeof picture->message, "%s", detail);
    switch (result) {
    case AVIF_RESULT_OK: return VITRINE_HEIF_OK;
    case AVIF_RESULT_TRUNCATED_DATA:
    case AVIF_RESULT_WAITING_ON_IO: return VITRINE_HEIF_TRUNCATED;
    case AVIF_RESULT_OUT_OF_MEMORY: return VITRINE_HEIF_OUT_OF_MEMORY;
    case AVIF_RESULT_NO_CODEC_AVAILABLE: return VITRINE_HEIF_NO_DECODER;
    case AVIF_RESULT_NOT_IMPLEMENTED:
    case AVIF_RESULT_UNSUPPORTED_DEPTH: return VITRINE_HEIF_UNSUPPORTED;
    default: return VITRINE_HEIF_FAILED;
    }
}

static void describe(const avifImage *image, vitrine_heif_picture *picture) {
    picture->width = (int)image->width;
    picture->height = (int)image->height;
    picture->plane_width = picture->width;
    picture->plane_height = picture->height;
    picture->depth = (int)image->depth;
    picture->alpha_depth = picture->depth;
    switch (image->yuvFormat) {
    case AVIF_PIXEL_FORMAT_YUV444: picture->chroma = VITRINE_HEIF_444; break;
    case AVIF_PIXEL_FORMAT_YUV422: picture->chroma = VITRINE_HEIF_422; break;
    case AVIF_PIXEL_FORMAT_YUV420: picture->chroma = VITRINE_HEIF_420; break;
    default: picture->chroma = VITRINE_HEIF_400;
    }
    for (int plane = 0; plane < 3; plane++) {
        picture->planes[plane] = image->yuvPlanes[plane];
        picture->row_bytes[plane] = image->yuvRowBytes[plane];
    }
    picture->planes[3] = image->alphaPlane;
    picture->row_bytes[3] = image->alphaRowBytes;
    picture->primaries = image->colorPrimaries;
    picture->transfer = image->transferCharacteristics;
    picture->matrix = image->matrixCoefficients;
    picture->is_full_range = image->yuvRange == AVIF_RANGE_FULL;
    picture->is_premultiplied = image->alphaPremultiplied;
    picture->profile = image->icc.size > 0 ? image->icc.data : NULL;
    picture->profile_count = image->icc.size;
    picture->has_aperture = (image->transformFlags & AVIF_TRANSFORM_CLAP) != 0;
    const avifCleanApertureBox *clap = &image->clap;
    const uint32_t aperture[8] = {clap->widthN,    clap->widthD,    clap->heightN,  clap->heightD,
                                  clap->horizOffN, clap->horizOffD, clap->vertOffN, clap->vertOffD};
    memcpy(picture->aperture, aperture, sizeof aperture);
    picture->turns = image->transformFlags & AVIF_TRANSFORM_IROT ? image->irot.angle & 3 : 0;
#if AVIF_VERSION_MAJOR >= 1
    int mirror = image->imir.axis;
#else
    int mirror = image->imir.mode;
#endif
    picture->mirror = image->transformFlags & AVIF_TRANSFORM_IMIR ? mirror & 1 : -1;
}

void *vitrine_avif_open(
    const uint8_t *bytes, size_t count, vitrine_heif_picture *picture, vitrine_heif_status *status) {
    memset(picture, 0, sizeof *picture);
    *status = VITRINE_HEIF_NO_DECODER;
    if (!is_available()) return NULL;
    avifDecoder *decoder = avif.DecoderCreate();
    *status = VITRINE_HEIF_OUT_OF_MEMORY;
    if (!decoder) return NULL;
    // The orientation of Exif is not that of the picture here (ISO/IEC 23008-12), and nothing else of it is read.
    decoder->ignoreExif = AVIF_TRUE;
    decoder->ignoreXMP = AVIF_TRUE;
    decoder->strictFlags = AVIF_STRICT_DISABLED;
    avifResult result = avif.DecoderSetIOMemory(decoder, bytes, count);
    if (result == AVIF_RESULT_OK) result = avif.DecoderParse(decoder);
    *status = failure(decoder, result, picture);
    if (*status == VITRINE_HEIF_OK) describe(decoder->image, picture);
    return decoder;
}

vitrine_heif_status vitrine_avif_decode(void *handle, size_t limit, vitrine_heif_picture *picture) {
    avifDecoder *decoder = handle;
    // It is read when the first frame is, and above the default the library refuses to work.
    if (limit > 0 && limit < decoder->imageSizeLimit) decoder->imageSizeLimit = (uint32_t)limit;
    avifResult result = avif.DecoderNextImage(decoder);
    vitrine_heif_status status = failure(decoder, result, picture);
    if (status == VITRINE_HEIF_OK) describe(decoder->image, picture);
    return status;
}

void vitrine_avif_close(void *handle) { avif.DecoderDestroy(handle); }
