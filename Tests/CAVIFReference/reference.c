#include "CAVIFReference.h"

#include <string.h>

#include <avif/avif.h>

static void fill(
    uint8_t *plane, size_t row_bytes, int width, int height, int depth, const uint16_t **samples) {
    for (int y = 0; y < height; y++) {
        uint8_t *row = plane + (size_t)y * row_bytes;
        for (int x = 0; x < width; x++, (*samples)++) {
            if (depth > 8)
                memcpy(row + 2 * x, *samples, 2);
            else
                row[x] = (uint8_t)**samples;
        }
    }
}

static avifImage *image(const vitrine_reference_avif *said, const uint16_t *samples) {
    avifImage *image = avifImageCreate(said->width, said->height, said->depth, (avifPixelFormat)said->format);
    if (!image) return NULL;
    image->yuvRange = said->is_full_range ? AVIF_RANGE_FULL : AVIF_RANGE_LIMITED;
    image->colorPrimaries = (avifColorPrimaries)said->primaries;
    image->transferCharacteristics = (avifTransferCharacteristics)said->transfer;
    image->matrixCoefficients = (avifMatrixCoefficients)said->matrix;
    image->alphaPremultiplied = said->is_premultiplied;
    avifImageAllocatePlanes(image, said->has_alpha ? AVIF_PLANES_ALL : AVIF_PLANES_YUV);
    int is_half_wide = said->format == AVIF_PIXEL_FORMAT_YUV420 || said->format == AVIF_PIXEL_FORMAT_YUV422;
    int is_half_high = said->format == AVIF_PIXEL_FORMAT_YUV420;
    fill(image->yuvPlanes[0], image->yuvRowBytes[0], said->width, said->height, said->depth, &samples);
    for (int plane = 1; plane < 3 && said->format != AVIF_PIXEL_FORMAT_YUV400; plane++) {
        int width = (said->width + is_half_wide) >> is_half_wide;
        int height = (said->height + is_half_high) >> is_half_high;
        fill(image->yuvPlanes[plane], image->yuvRowBytes[plane], width, height, said->depth, &samples);
    }
    if (said->has_alpha)
        fill(image->alphaPlane, image->alphaRowBytes, said->width, said->height, said->depth, &samples);
    if (said->turns >= 0) {
        image->transformFlags |= AVIF_TRANSFORM_IROT;
        image->irot.angle = (uint8_t)said->turns;
    }
    if (said->mirror >= 0) {
        image->transformFlags |= AVIF_TRANSFORM_IMIR;
#if AVIF_VERSION_MAJOR >= 1
        image->imir.axis = (uint8_t)said->mirror;
#else
        image->imir.mode = (uint8_t)said->mirror;
#endif
    }
    if (said->aperture[1] > 0) {
        image->transformFlags |= AVIF_TRANSFORM_CLAP;
        const uint32_t *n = said->aperture;
        image->clap = (avifCleanApertureBox){n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]};
    }
    return image;
}

size_t vitrine_reference_avif_write(
    const vitrine_reference_avif *said, const uint16_t *samples, const uint8_t *profile, size_t profile_count,
    uint8_t *file, size_t capacity) {
    avifImage *picture = image(said, samples);
    avifEncoder *encoder = avifEncoderCreate();
    avifRWData output = AVIF_DATA_EMPTY;
    size_t length = 0;
    if (picture && encoder) {
        encoder->speed = AVIF_SPEED_FASTEST;
        encoder->minQuantizer = encoder->maxQuantizer = said->quantizer;
        encoder->minQuantizerAlpha = encoder->maxQuantizerAlpha = said->quantizer;
        if (profile_count > 0) avifImageSetProfileICC(picture, profile, profile_count);
        avifResult result = AVIF_RESULT_OK;
        for (int frame = 0; frame < said->frames && result == AVIF_RESULT_OK; frame++)
            result = avifEncoderAddImage(
                encoder, picture, 1, said->frames == 1 ? AVIF_ADD_IMAGE_FLAG_SINGLE : AVIF_ADD_IMAGE_FLAG_NONE);
        if (result == AVIF_RESULT_OK) result = avifEncoderFinish(encoder, &output);
        if (result == AVIF_RESULT_OK && output.size <= capacity) length = output.size;
        if (length > 0) memcpy(file, output.data, length);
    }
    avifRWDataFree(&output);
    if (encoder) avifEncoderDestroy(encoder);
    if (picture) avifImageDestroy(picture);
    return length;
}

int vitrine_reference_avif_read(const uint8_t *file, size_t count, int width, int height, uint8_t *pixels) {
    avifDecoder *decoder = avifDecoderCreate();
    if (!decoder) return 0;
    decoder->strictFlags = AVIF_STRICT_DISABLED;
    avifResult result = avifDecoderSetIOMemory(decoder, file, count);
    if (result == AVIF_RESULT_OK) result = avifDecoderParse(decoder);
    if (result == AVIF_RESULT_OK) result = avifDecoderNextImage(decoder);
    int is_read = result == AVIF_RESULT_OK && (int)decoder->image->width == width
                  && (int)decoder->image->height == height;
    if (is_read) {
        avifRGBImage rgb;
        avifRGBImageSetDefaults(&rgb, decoder->image);
        rgb.format = AVIF_RGB_FORMAT_RGBA;
        rgb.depth = 8;
        // libyuv takes 10 bits as 8, and overflows in greys.
        rgb.avoidLibYUV = AVIF_TRUE;
        rgb.chromaUpsampling = AVIF_CHROMA_UPSAMPLING_BILINEAR;
        rgb.pixels = pixels;
        rgb.rowBytes = (uint32_t)width * 4;
        is_read = avifImageYUVToRGB(decoder->image, &rgb) == AVIF_RESULT_OK;
    }
    avifDecoderDestroy(decoder);
    return is_read;
}
